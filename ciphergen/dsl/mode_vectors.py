"""Test vectors of modes in a cipher's text, and the check that cipher and mode together meet them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl import mode_syntax, syntax
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.mode import Mode, load_mode, shipped_modes
from ciphergen.dsl.names import unknown_name
from ciphergen.dsl.procedures import DECRYPT, DIRECTIONS
from ciphergen.dsl.term.program import Program
from ciphergen.dsl.variant import Variant


@dataclass(frozen=True)
class ModeVector:
    """A test vector of a mode: `cipher` is the message `plain` encrypted under `key` from `state`; bytes in memory
    order."""

    variant: str
    mode: str
    key: bytes
    state: bytes
    plain: bytes
    cipher: bytes
    place: SourceLocation


def make_mode_vectors(tree: syntax.CipherText, variants: Mapping[str, Variant]) -> tuple[ModeVector, ...]:
    """Return the test vectors of modes in a text.

    Raises:
        UserError: a mode is unknown, or a length is wrong.
    """
    return tuple(_vector(item, variants) for item in tree.items if isinstance(item, mode_syntax.ModeVectorDecl))


def _vector(item: mode_syntax.ModeVectorDecl, variants: Mapping[str, Variant]) -> ModeVector:
    if item.mode.name.lower() not in shipped_modes():
        known = (name.upper() for name in shipped_modes())
        raise unknown_name(item.mode.place, "mode", item.mode.name, known)
    variant, mode = variants[item.variant.lower()], load_mode(item.mode.name.lower())
    whose, state = f"{item.variant} in {mode.title}", b"" if item.state is None else item.state.data
    if len(item.key.data) != variant.key_bytes:
        allowed = f"{variant.key_bytes} bytes for {item.variant}"
        raise UserError(item.key.place, f"'key' has {len(item.key.data)} bytes", allowed)
    if len(state) != mode.state_bytes(variant):
        place = item.place if item.state is None else item.state.place
        write = "" if item.state is not None else f"state {'00' * min(mode.state_bytes(variant), 32)}"
        allowed = f"{mode.state_bytes(variant)} bytes for {whose}"
        raise UserError(place, f"'state' has {len(state)} bytes", allowed, write)
    size, block = len(item.plain.data), variant.block_bytes
    if size % block and not mode.short_tail:
        raise UserError(item.plain.place, f"'plain' has {size} bytes", f"whole blocks of {block} bytes for {whose}")
    if len(item.cipher.data) != size:
        raise UserError(item.cipher.place, f"'cipher' has {len(item.cipher.data)} bytes", f"{size}, as 'plain' has")
    return ModeVector(variant.name, mode.name, item.key.data, state, item.plain.data, item.cipher.data, item.place)


def check_mode_vectors(variants: Mapping[str, Variant], vectors: Sequence[ModeVector], budget: Budget) -> None:
    """Check every test vector of a mode in both directions.

    Raises:
        UserError: a vector is not met, or the budget does not suffice.
    """
    for names in dict.fromkeys((v.variant, v.mode) for v in vectors):
        variant, mode = variants[names[0]], load_mode(names[1])
        concrete = Concrete(variant)
        programs = {direction: mode.program(direction, variant) for direction in DIRECTIONS}
        for vector in vectors:
            if (vector.variant, vector.mode) == names:
                for direction, program in programs.items():
                    blocks = 1 + len(vector.plain) // variant.block_bytes
                    budget.spend(concrete.operations + blocks * program.operations, vector.place)
                    _check(direction, program, concrete, mode, vector)


def _check(direction: str, program: Program, concrete: Concrete, mode: Mode, vector: ModeVector) -> None:
    given, wanted = vector.plain, vector.cipher
    if direction == DECRYPT:
        given, wanted = wanted, given
    words = [word for row in concrete.schedule(vector.key) for word in row]
    got = _message(program, vector.state, words, given, concrete.variant.block_bytes)
    if got != wanted:
        found = f"the vector of {concrete.variant.title} in {mode.title} is not met: {direction}ion gives {got.hex()}"
        raise UserError(vector.place, found, f"{wanted.hex()}, as the vector says")


def _message(program: Program, state: Sequence[int], words: Sequence[int], message: bytes, size: int) -> bytes:
    """Return the whole message after one direction of a mode."""
    out = b""
    for i in range(0, len(message), size):
        block = message[i : i + size]
        made = program([*state, *block.ljust(size, b"\0"), *words])
        state = made[: len(state)]
        out += bytes(made[len(state) :][: len(block)])
    return out

"""Modes of operation, written once for any block cipher E with `E.encrypt` and `E.decrypt`.

In a mode a block is one word of the block's width: the big-endian number that its bytes in memory are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ciphergen.dsl import mode_syntax, syntax, term
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.errors import UserError, nearest
from ciphergen.dsl.mode_check import check_mode, run_block
from ciphergen.dsl.parser import parse
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term
from ciphergen.dsl.term.program import Program
from ciphergen.dsl.unfold import External
from ciphergen.dsl.variant import Rows, Variant

Bytes = tuple[Term, ...]


@dataclass(frozen=True, eq=False)
class Mode:
    """A mode of operation, checked.

    Attributes:
        name: in small letters, `ctr`.
        title: as the text writes it, `CTR`.
        standard: the document that defines it; empty where the text names none.
        states: what the mode carries from block to block, in the order of the text; each has the size of a block.
        short_tail: whether the last block may be short.
    """

    name: str
    title: str
    standard: str
    states: tuple[str, ...]
    short_tail: bool
    tree: mode_syntax.ModeText
    text: str

    @property
    def sha256(self) -> str:
        """Return the SHA-256 of the text in UTF-8, in hexadecimal."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    def state_bytes(self, variant: Variant) -> int:
        """Return the number of bytes in the mode's state, all its state words together."""
        return len(self.states) * variant.block_bytes

    def step(
        self, direction: str, variant: Variant, round_keys: Rows, state: Sequence[Term], block: Sequence[Term]
    ) -> tuple[Bytes, Bytes]:
        """Return the state and the block after the mode's step on one whole block.

        Args:
            direction: `encrypt` or `decrypt`.
            state: `state_bytes` 8-bit terms in memory order.
            block: `block_bytes` 8-bit terms in memory order.

        Returns:
            The state for the next block, and the block that comes out.
        """
        size = variant.block_bytes
        blocks = [term.from_bytes(state[i : i + size], "big") for i in range(0, len(state), size)]

        def through(name: str) -> External:
            return lambda a: term.from_bytes(variant.crypt(name, round_keys, term.to_bytes(a, "big")), "big")

        after, out = run_block(self.tree, direction, blocks, term.from_bytes(block, "big"), through, Budget())
        return tuple(b for t in after for b in term.to_bytes(t, "big")), tuple(term.to_bytes(out, "big"))

    def encrypt(
        self, variant: Variant, round_keys: Rows, state: Sequence[Term], data: Sequence[Term]
    ) -> tuple[Bytes, Bytes]:
        """Return the state and the data after encryption of a whole message.

        Args:
            state: `state_bytes` 8-bit terms in memory order.
            data: 8-bit terms; whole blocks unless the mode allows a short tail.

        Returns:
            The state afterwards, and the message that comes out, as long as `data`.

        Raises:
            ValueError: the last block is short and the mode does not allow that.
        """
        return self._message(ENCRYPT, variant, round_keys, state, data)

    def decrypt(
        self, variant: Variant, round_keys: Rows, state: Sequence[Term], data: Sequence[Term]
    ) -> tuple[Bytes, Bytes]:
        """Return the state and the data after decryption of a whole message: the inverse of `encrypt` from the same
        state."""
        return self._message(DECRYPT, variant, round_keys, state, data)

    def _message(
        self, direction: str, variant: Variant, round_keys: Rows, state: Sequence[Term], data: Sequence[Term]
    ) -> tuple[Bytes, Bytes]:
        size = variant.block_bytes
        if len(data) % size and not self.short_tail:
            raise ValueError(f"{len(data)} bytes are not whole blocks of {size}, which {self.title} needs")
        now, out = tuple(state), list[Term]()
        for i in range(0, len(data), size):
            block = list(data[i : i + size])
            padding = [term.const(0, 8)] * (size - len(block))
            now, whole = self.step(direction, variant, round_keys, now, block + padding)
            out.extend(whole[: len(block)])
        return now, tuple(out)

    def program(self, direction: str, variant: Variant) -> Program:
        """Return one step as a program on ints: state bytes, block bytes and round-key words to state bytes and block
        bytes."""
        state = [term.var(f"state.{i}", 8) for i in range(self.state_bytes(variant))]
        block = [term.var(f"block.{i}", 8) for i in range(variant.block_bytes)]
        rows = variant.key_variables()
        after, out = self.step(direction, variant, rows, state, block)
        return Program.of([*state, *block, *(w for row in rows for w in row)], [*after, *out])


def shipped_modes() -> tuple[str, ...]:
    """Return the names of the modes that the package ships, which `load_mode` accepts."""
    texts = files("ciphergen.dsl").joinpath("modes").iterdir()
    return tuple(sorted(f.name.removesuffix(".mode") for f in texts if f.name.endswith(".mode")))


@cache  # each vector of a mode asks for it
def load_mode(name: str) -> Mode:
    """Return a checked mode.

    Args:
        name: one of `shipped_modes()`.

    Raises:
        UserError: no shipped mode has that name.
    """
    known = shipped_modes()
    if name not in known:
        near = nearest(name, known)
        write = f"--mode {near}" if near else ""
        raise UserError("--mode", f"no mode is called '{name}'", ", ".join(known), write)
    text = files("ciphergen.dsl").joinpath("modes", f"{name}.mode").read_text("utf-8")
    return parse_mode(text, f"{name}.mode")


def parse_mode(text: str, file: str) -> Mode:
    """Return a mode read from its text, with `file` as the text's name in messages.

    Raises:
        UserError: something is wrong with the text.
    """
    tree = parse(text, file)
    if not isinstance(tree, mode_syntax.ModeText):
        raise UserError(tree.place, f"this is the cipher '{tree.name}'", "a mode", "mode NAME(E) { ... }")
    check_mode(tree)
    return Mode(
        name=tree.name.lower(),
        title=tree.name,
        standard=next((i.text for i in tree.items if isinstance(i, syntax.Standard)), ""),
        states=tuple(i.name for i in tree.items if isinstance(i, mode_syntax.StateDecl)),
        short_tail=any(isinstance(i, mode_syntax.Partial) for i in tree.items),
        tree=tree,
        text=text,
    )

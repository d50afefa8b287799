"""Texts of modes with phases: those that are shipped, how one is read, and its trial."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from random import Random

from ciphergen.dsl import mode_syntax, syntax
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.errors import UserError, nearest
from ciphergen.dsl.keyed_cipher import KeyedCipher
from ciphergen.dsl.parser import parse
from ciphergen.dsl.phase_check import check_phases, phase_of
from ciphergen.dsl.phase_mode import PhaseBytes, PhaseMode
from ciphergen.dsl.phase_run import TAG
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term
from ciphergen.dsl.unfold import External

USUAL = 128  # bits of the blocks of ciphers that modes are around, where nothing else is said
_KEY_BYTES = 16  # of the permutations on which a text is tried


def shipped_phase_modes() -> tuple[str, ...]:
    """Return the names of the modes with phases that the package ships, which `load_phase_mode` accepts."""
    texts = files("ciphergen.dsl").joinpath("modes", "phases").iterdir()
    return tuple(sorted(f.name.removesuffix(".mode") for f in texts if f.name.endswith(".mode")))


@cache
def load_phase_mode(name: str, bits: int = USUAL) -> PhaseMode:
    """Return a shipped mode with phases. bits: of the blocks of a cipher, for which a mode may have a text of its own;
    where it has none, the text is that for blocks of 128 bits.

    Raises:
        UserError: none has that name.
    """
    known = shipped_phase_modes()
    if name not in known:
        found = f"no mode with phases is called '{name}'"
        raise UserError("--mode", found, ", ".join(known), nearest(name, known) or "")
    folder, file = files("ciphergen.dsl").joinpath("modes", "phases"), f"{name}.mode"
    own = folder.joinpath(str(bits), file)
    if bits == USUAL or not own.is_file():
        return _usual(name)
    return parse_phase_mode(own.read_text("utf-8"), f"{bits}/{file}")


def block_widths(name: str) -> tuple[int, ...]:
    """Return the bits of the blocks for which a mode has a text, the fewest first."""
    folder = files("ciphergen.dsl").joinpath("modes", "phases")
    own = [int(f.name) for f in folder.iterdir() if f.is_dir() and f.joinpath(f"{name}.mode").is_file()]
    return tuple(sorted([*own, load_phase_mode(name).block_bits]))


@cache
def _usual(name: str) -> PhaseMode:
    text = files("ciphergen.dsl").joinpath("modes", "phases", f"{name}.mode").read_text("utf-8")
    return parse_phase_mode(text, f"{name}.mode")


def parse_phase_mode(text: str, file: str) -> PhaseMode:
    """Return a mode with phases read from its text, with `file` as the text's name in messages.

    Raises:
        UserError: something is wrong with the text.
    """
    tree = parse(text, file)
    if not isinstance(tree, mode_syntax.ModeText):
        raise UserError(tree.place, f"this is the cipher '{tree.name}'", "a mode", "mode NAME(E) { ... }")
    bits, tags = check_phases(tree)
    standard = next((i.text for i in tree.items if isinstance(i, syntax.Standard)), "")
    mode = PhaseMode(tree.name.lower(), tree.name, standard, bits, tags, tree, text)
    _try(mode)
    return mode


def _try(mode: PhaseMode) -> None:
    """Check, with a permutation as E, that decryption undoes encryption, and that a tag is that of one message alone.

    Raises:
        UserError: it does not, no message is accepted, or the text cannot be evaluated.
    """
    random, accepted = Random(1), 0
    run = PhaseBytes(mode, _permutations(mode.block_bits), bytes(_KEY_BYTES * len(mode.tree.ciphers)), Budget())
    place = phase_of(mode.tree, DECRYPT).place
    for given in _messages(mode, random):
        made = run.encrypt(given)
        if made is None:
            continue
        accepted += 1
        taken = {name: made.get(name, given.get(name, b"")) for name in mode.given(DECRYPT)}
        back = run.decrypt(taken)
        if back is None or any(given[name] != data for name, data in back.items() if name in given):
            raise UserError(place, f"decryption of {mode.title} does not undo encryption", "the same message again")
        for name, data in taken.items() if TAG in made else ():
            changed = bytes([data[0] ^ 1, *data[1:]]) if data else b"\0"
            if run.decrypt({**taken, name: changed}) is not None:
                other = "tag for the same message" if name == TAG else f"'{name}' with the same tag"
                found = f"decryption of {mode.title} accepts another {other}"
                raise UserError(place, found, "a tag that follows from all that is given")
    if not accepted:
        place = phase_of(mode.tree, ENCRYPT).place
        raise UserError(place, f"no message that was tried is accepted by {mode.title}", "requirements that can hold")


def _permutations(width: int) -> KeyedCipher:
    """Return a permutation of blocks of `width` bits and its inverse for each key."""
    return KeyedCipher(_KEY_BYTES, lambda direction, key: _permutation(Random(key), width)[direction])


def _permutation(random: Random, width: int) -> dict[str, External]:
    """Return a permutation of blocks of `width` bits and its inverse: in each round a number is added and the sum
    multiplied, then the upper half goes to the lower one. One round alone would leave differences as they are."""
    rounds = [(random.getrandbits(width), random.getrandbits(width) | 1) for _ in range(3)]
    half = (width + 1) // 2

    def encrypt(a: Term) -> Term:
        for added, factor in rounds:
            a = (a + added) * factor
            a = a ^ (a >> half)
        return a

    def decrypt(a: Term) -> Term:
        for added, factor in reversed(rounds):
            a = (a ^ (a >> half)) * pow(factor, -1, 1 << width) - added
        return a

    return {ENCRYPT: encrypt, DECRYPT: decrypt}


def _messages(mode: PhaseMode, random: Random) -> Iterator[dict[str, bytes]]:
    """Yield messages of several lengths, in bytes, whole blocks and others."""
    size = mode.block_bits // 8
    strings = [name for name, is_string in mode.given(ENCRYPT).items() if is_string]
    blocks = [name for name, is_string in mode.given(ENCRYPT).items() if not is_string]
    for first, others in product((12, size), (0, 1, size, 2 * size + 3)):
        counts = [first, *[others] * len(strings[1:])]
        given = {name: random.randbytes(count) for name, count in zip(strings, counts, strict=False)}
        yield given | {name: random.randbytes(size) for name in blocks}

"""The functions of a mode with phases in the C interface: rows that follow from the mode's text.

What begins a message, and what a direction takes beside the message, come in the order of the text, each with its
length; then the message, in and out, and the tag with its length. The result is 0, or -1 where nothing is released. Of
a mode that makes a tag alone, the functions are called V_mode and V_mode_verify.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from ciphergen.dsl.phase_check import phase_of, start_of
from ciphergen.dsl.phase_entries import cipher_entries, phase_entries, streams_of
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_run import TAG
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.procedures import DIRECTIONS, ENCRYPT
from ciphergen.dsl.syntax import Parameter
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.dsl.variant import Variant
from ciphergen.interface.role import AccessMode, Buffer, Extent, Holds, Length, Role, Unit
from ciphergen.interface.table import DerivedKeyRole, functions, key_expansion, one_block, row_of_bytes

# The shipped modes with phases of which there is code; the others are evaluated.
CODED = ("gcm", "cmac", "ccm")
SHAPE = "phases"  # of a direction
KEY_SHAPE = "keys of phases"
FOLD_SHAPE = "fold through the cipher"
_VERIFY = "verify"


@dataclass(frozen=True)
class FoldRole(Role):
    """A function of a mode that takes a message into a chain through the cipher, whose key it has. phases: the name of
    the mode."""

    phases: str


@dataclass(frozen=True)
class PhaseRole(Role):
    """A function of a mode with phases. phases: the name of the mode; key expansion makes what all its functions take.

    Raises:
        ValueError: the row is none of a mode with phases.
    """

    phases: str

    def __post_init__(self) -> None:
        """Refuse a row that no text of a mode asks for."""
        data = [b.access.reads for b in self.buffers if b.holds is Holds.DATA]
        whole = data in ([True, False], [True]) and self.result == "int" and self.direction in DIRECTIONS
        if self.shape != KEY_SHAPE and not whole:
            raise ValueError(f"the row of {self.name}: a message goes in, and out or into a tag, and there is a result")

    def key_type(self, symbol: str) -> str:
        return f"{symbol}_{self.phases}_key"

    @property
    def message(self) -> Buffer | None:
        """Return where the message goes out, None where it does not."""
        return next((b for b in self.buffers if b.holds is Holds.DATA and b.access.writes), None)

    @property
    def absorbs(self) -> bool:
        return False

    @property
    def aliases(self) -> bool:
        return self.message is not None and bool(self.message.may_be)

    @property
    def refuses(self) -> bool:
        """Return True if a secret decides whether anything is released: a tag that is given."""
        return any(b.name == TAG and b.access.reads for b in self.buffers)


@lru_cache(maxsize=16)
def phase_rows(mode: PhaseMode) -> Mapping[str, PhaseRole]:
    """Return the rows of a mode's functions by their names, in the order in which files have them."""
    expand = key_expansion()
    name = f"{mode.name}_{expand.name}"
    rows = [PhaseRole(name, KEY_SHAPE, "", "", mode.name, expand.parameters, "void", mode.name)]
    for direction in DIRECTIONS:
        given = _parameters(mode, direction)
        rows.append(
            PhaseRole(_function_name(mode, direction), SHAPE, direction, "", mode.name, given, "int", mode.name)
        )
    return {row.name: row for row in rows}


def _function_name(mode: PhaseMode, direction: str) -> str:
    """Return the name of the function for a direction."""
    if made_of(mode, ENCRYPT) is not None:
        return f"{mode.name}_{direction}"
    return mode.name if direction == ENCRYPT else f"{mode.name}_{_VERIFY}"


def called_roles(mode: PhaseMode) -> tuple[str, ...]:
    """Return the names of the cipher's own functions that those of a mode with phases call."""
    found = key_expansion().name, one_block(ENCRYPT).name
    return (*found, row_of_bytes(ENCRYPT).name) if streams_of(mode) else found


def message_of(mode: PhaseMode, direction: str) -> Parameter:
    """Return what a direction takes of a message: its last byte string."""
    return [p for p in phase_of(mode.tree, direction).params if _is_string(p)][-1]


def made_of(mode: PhaseMode, direction: str) -> Parameter | None:
    """Return what a direction makes of a message: its first result, None where there is only a tag."""
    return next((p for p in phase_of(mode.tree, direction).outputs if p.name != TAG), None)


def _is_string(parameter: Parameter) -> bool:
    return parameter.type is not None and parameter.type.base == "bytes"


def _parameters(mode: PhaseMode, direction: str) -> tuple[Buffer | Length, ...]:
    start, phase = start_of(mode.tree), phase_of(mode.tree, direction)
    taken, one = message_of(mode, direction), one_block(direction)
    found: list[Buffer | Length] = [next(b for b in one.buffers if b.holds is Holds.ROUND_KEYS)]
    # What begins a message is no secret, as a counter is none (SP 800-38A, 6.5); other strings may be.
    for parameter in () if start is None else start.params:
        found += _string(parameter.name, AccessMode.READ, Secrecy.PUBLIC)
    for parameter in phase.params:
        if _is_string(parameter) and parameter is not taken:
            found += _string(parameter.name, AccessMode.READ, Secrecy.SECRET)
    source, output, count = row_of_bytes(ENCRYPT).parameters[2:]
    found += [source, count] if made_of(mode, direction) is None else [source, output, count]
    for side, access in ((phase.params, AccessMode.READ), (phase.outputs, AccessMode.WRITE)):
        if any(p.name == TAG for p in side):
            found += _string(TAG, access, Secrecy.SECRET)
    return tuple(found)


def _string(name: str, access: AccessMode, secrecy: Secrecy) -> tuple[Buffer, Length]:
    count = Length(f"{name}_bytes", Unit.BYTE, Secrecy.PUBLIC)
    return Buffer(name, Holds.STRING, Extent(Unit.BYTE, count.name), access, secrecy, 1, ""), count


@lru_cache(maxsize=32)
def mode_functions(mode: PhaseMode, variant: str) -> Mapping[str, Role]:
    """Return the rows of all functions that code of a mode consists of, by the names behind that of the variant: those
    that work block by block, and those that users call. variant: the name of the cipher's."""
    rows = (_of_mode(mode, row) for row in entry_rows(phase_entries(mode, variant)).values())
    return {**{row.name: row for row in rows}, **fold_rows(mode), **phase_rows(mode)}


def _of_mode(mode: PhaseMode, row: Role) -> Role:
    """Return the row of a function that works block by block as one beside those of the cipher."""
    name = f"{mode.name}_{row.name}"
    return replace(row, name=name, phases=mode.name) if isinstance(row, DerivedKeyRole) else replace(row, name=name)


def entry_rows(variant: Variant) -> Mapping[str, Role]:
    """Return the rows of the functions of entry points, none where there are none."""
    return functions(variant) if variant.entries else {}


@lru_cache(maxsize=32)
def fold_rows(mode: PhaseMode) -> Mapping[str, FoldRole]:
    """Return the rows of a mode's folds that ask the cipher, by their names behind that of the variant."""
    ks = next(b for b in one_block(ENCRYPT).buffers if b.holds is Holds.ROUND_KEYS)
    entries = cipher_entries(mode, "", {direction: lambda block: block for direction in DIRECTIONS})
    names = ((f"{mode.name}_{name}", row) for name, row in entry_rows(entries).items())
    return {
        name: FoldRole(name, FOLD_SHAPE, row.direction, row.mode, "", (ks, *row.parameters), "void", mode.name)
        for name, row in names
    }


@lru_cache(maxsize=32)
def all_functions(variant: Variant) -> Mapping[str, Role]:
    """Return the rows of all functions that there may be of a variant, those of modes with phases among them.

    Raises:
        UserError: as `functions`.
    """
    found = dict(functions(variant))
    for name in () if variant.entries else CODED:
        mode = load_phase_mode(name, 8 * variant.block_bytes)
        if 8 * variant.block_bytes == mode.block_bits:
            found |= mode_functions(mode, variant.name)
    return found


def keyed_modes(roles: Iterable[str]) -> list[str]:
    """Return the modes with phases of which there is key expansion among the names of functions."""
    return [name for name in CODED if f"{name}_{key_expansion().name}" in roles]

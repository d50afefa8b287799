"""The functions of a mode with phases in the C interface: rows that follow from the mode's text.

What begins a message, and what a direction takes beside the message, come in the order of the text, each with its
length; then the message, in and out, and the tag with its length. The result is 0, or -1 where nothing is released.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from ciphergen.dsl.phase_check import phase_of, start_of
from ciphergen.dsl.phase_entries import phase_entries
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
CODED = ("gcm",)
SHAPE = "phases"  # of a direction
KEY_SHAPE = "keys of phases"


@dataclass(frozen=True)
class PhaseRole(Role):
    """A function of a mode with phases. phases: the name of the mode; key expansion makes what all its functions take.

    Raises:
        ValueError: the row is none of a mode with phases.
    """

    phases: str

    def __post_init__(self) -> None:
        """Refuse a row that no text of a mode asks for."""
        data = [b for b in self.buffers if b.holds is Holds.DATA]
        if self.shape != KEY_SHAPE and (len(data) != 2 or self.result != "int" or self.direction not in DIRECTIONS):
            raise ValueError(f"the row of {self.name}: a message goes in and out, and there is a result")

    def key_type(self, symbol: str) -> str:
        return f"{symbol}_{self.phases}_key"

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
        name = f"{mode.name}_{direction}"
        given = _parameters(mode, direction)
        rows.append(PhaseRole(name, SHAPE, direction, "", mode.name, given, "int", mode.name))
    return {row.name: row for row in rows}


def called_roles() -> tuple[str, ...]:
    """Return the names of the cipher's own functions that those of a mode with phases call."""
    return key_expansion().name, one_block(ENCRYPT).name, row_of_bytes(ENCRYPT).name


def message_of(mode: PhaseMode, direction: str) -> tuple[Parameter, Parameter]:
    """Return what a direction takes and makes of a message: its last byte string, and its first result."""
    phase = phase_of(mode.tree, direction)
    return [p for p in phase.params if _is_string(p)][-1], phase.outputs[0]


def _is_string(parameter: Parameter) -> bool:
    return parameter.type is not None and parameter.type.base == "bytes"


def _parameters(mode: PhaseMode, direction: str) -> tuple[Buffer | Length, ...]:
    start, phase = start_of(mode.tree), phase_of(mode.tree, direction)
    taken, _ = message_of(mode, direction)
    one = one_block(direction)
    found: list[Buffer | Length] = [next(b for b in one.buffers if b.holds is Holds.ROUND_KEYS)]
    # What begins a message is no secret, as a counter is none (SP 800-38A, 6.5); other strings may be.
    for parameter in () if start is None else start.params:
        found += _string(parameter.name, AccessMode.READ, Secrecy.PUBLIC)
    for parameter in phase.params:
        if _is_string(parameter) and parameter is not taken:
            found += _string(parameter.name, AccessMode.READ, Secrecy.SECRET)
    found += row_of_bytes(ENCRYPT).parameters[2:]
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
    rows = (_of_mode(mode, row) for row in functions(phase_entries(mode, variant)).values())
    return {**{row.name: row for row in rows}, **phase_rows(mode)}


def _of_mode(mode: PhaseMode, row: Role) -> Role:
    """Return the row of a function that works block by block as one beside those of the cipher."""
    name = f"{mode.name}_{row.name}"
    return replace(row, name=name, phases=mode.name) if isinstance(row, DerivedKeyRole) else replace(row, name=name)


@lru_cache(maxsize=32)
def all_functions(variant: Variant) -> Mapping[str, Role]:
    """Return the rows of all functions that there may be of a variant, those of modes with phases among them.

    Raises:
        UserError: as `functions`.
    """
    found = dict(functions(variant))
    for name in () if variant.entries else CODED:
        mode = load_phase_mode(name)
        if 8 * variant.block_bytes == mode.block_bits:
            found |= mode_functions(mode, variant.name)
    return found


def keyed_modes(roles: Iterable[str]) -> list[str]:
    """Return the modes with phases of which there is key expansion among the names of functions."""
    return [name for name in CODED if f"{name}_{key_expansion().name}" in roles]

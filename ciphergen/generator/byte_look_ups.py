"""Instructions for look-ups of all bytes of a register, from the maps that `analysis.byte_tables` finds."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.byte_look_ups import ByteLookUps
from ciphergen.backends.machine.emit import Emit, Made, Reg
from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.generator.analysis.byte_tables import ByteTable


def looked_up(
    e: Emit[Made], how: ByteLookUps, table: ByteTable, moves: Sequence[int], value: Reg, key: Reg | None = None
) -> Made:
    """Return the entries for each byte of a register, or of the sum of two. A row adds two registers before its
    look-up: those, or the halves of an affine map. moves: by byte, where it comes from behind the row."""
    if table.before is not None:
        index = value if key is None else how.added(e, value, key)
        found = e(table.row, *how.nibbles(e, index, table.before.lower, table.before.upper))
    else:
        found = e(table.row, value, how.zero(e) if key is None else key)
    if any(place != source for place, source in enumerate(moves)):
        found = how.reordered(e, found, LookUpTable(tuple(moves), 1, public=True))
    if table.behind is not None:
        found = how.added(e, *how.nibbles(e, found, table.behind.lower, table.behind.upper))
    return found

"""A second way to a verdict: the solver by itself, on raw terms that nothing of ours has rewritten.

Where the text has additions, rotations and bitwise operations, z3 shows in a fraction of a second that what a function
computes, instruction by instruction, is what the text says: then neither the normal form nor any sweep has to be
believed for the longest path of that function. It is beyond z3 where the text looks up in tables.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import topological
from ciphergen.verify.memory import Region
from ciphergen.verify.raw import RawTerms
from ciphergen.verify.roles import Role
from ciphergen.verify.smt import Solver
from ciphergen.verify.specification import Specification
from ciphergen.verify.state import State

MILLISECONDS = 10_000
MOST_BYTES = 64  # of a batch: longer ones are the same again, and take the solver longer


def settled_alone(
    solver: Solver, raw: RawTerms, specification: Specification, role: Role, output: Region, states: Sequence[State]
) -> bool | None:
    """Ask the solver about all that a path of the function writes, of the path that writes most. Of functions of many
    blocks it is asked where its questions are kept for a certificate: batches take it seconds.

    Returns:
        True: proved. False: refuted. None: not asked, or no answer in time.
    """
    rows = [state.memory.written.get(output.name, {}) for state in states]
    written = max((row for row in rows if len(row) <= MOST_BYTES), key=len, default={})
    if role.mode or not written or (role.many and not solver.keeps_questions):
        return None
    size = specification.variant.block_bytes
    wanted = [b for i in range(len(written) // size) for b in specification.raw_block(role.direction, i)]
    if any(t.op == "table" for t in topological(wanted)):
        return None
    return solver.equal_alone(raw.all([written[i] for i in sorted(written)]), wanted, MILLISECONDS)

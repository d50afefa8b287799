"""A proof by the solver alone, on raw terms that nothing of ours has rewritten: a second way to a verdict.

Where the text has additions, rotations and bitwise operations, z3 shows in a fraction of a second that what a function
of one block computes, instruction by instruction, is what the text says: then neither the normal form nor any sweep has
to be believed for it. It is beyond z3 where the text looks up in tables, and takes seconds for a batch of blocks.

A certificate's questions go to a second solver. That one does not see within a minute that an exclusive or of
sign-extended words is as good as one of the words. So where code extends words, a certificate has in place of the one
question those by which each word of the code is one of the text's, the words below given.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, topological
from ciphergen.interface.role import Role
from ciphergen.interface.table import functions
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.equality.sweep import VECTORS, Sweep
from ciphergen.verify.execution.memory import Region
from ciphergen.verify.execution.raw import RawTerms
from ciphergen.verify.execution.state import State

# Of the solver, for a path: not seconds, so that every machine finds the same. LEA takes 60,000. Where so many are not
# enough, as of code that a compiler made of Ascon, eight times as many take minutes, and are not enough either.
STEPS = 250_000
_MOST = 2_000  # terms of the text; LEA has a thousand, and z3 counts no steps while it reads them


def settled_alone(
    solver: Solver, raw: RawTerms, specification: Specification, role: Role, output: Region, states: Sequence[State]
) -> bool | None:
    """Ask the solver whether the raw terms that a function of a fixed number of blocks writes equal the text's, on each
    path.

    Returns:
        True: proved. False: refuted. None: not asked, or no answer in time.
    """
    wanted = asked_alone(specification, role)
    if wanted is None:
        return None
    answers = []
    for state in states:
        written = state.memory.written.get(output.name, {})
        got = raw.all([written[i] for i in sorted(written)])
        answers.append(solver.equal_alone(got, wanted, STEPS))
        if answers[-1] is None:
            break
        if solver.questions and answers[-1] and any(t.op == "sext" for t in topological(got)):
            solver.replace_last(word_by_word(got, wanted))
    return False if False in answers else None if None in answers or not answers else True


def asked_alone(specification: Specification, role: Role) -> list[Term] | None:
    """Return the bytes that a function should write, None if they are beyond the solver, or of no fixed number."""
    if role.many:
        return None
    wanted = [b for i in range(role.blocks) for b in specification.raw_block(role.direction, i)]
    terms = topological(wanted)
    return None if len(terms) > _MOST or any(t.op == "table" for t in terms) else wanted


def is_asked_alone(specification: Specification) -> bool:
    """Return True if the solver alone may be asked about functions of a text; of one with entry points, always."""
    variant = specification.variant
    roles = [role for role in functions(variant).values() if not role.expands]
    return bool(variant.entries) or any(asked_alone(specification, role) is not None for role in roles)


def word_by_word(got: Sequence[Term], wanted: Sequence[Term]) -> list[tuple[str, str]]:
    """Return small questions that together show terms equal pair by pair, with nothing rewritten; none if there are no
    such questions."""
    solver = Solver(keep_questions=True)
    merged = Sweep(lambda term: term, solver, TermSimulator(VECTORS)).run([*wanted, *got])
    if merged[: len(wanted)] != merged[len(wanted) :]:
        return []
    return [(text, answer) for text, answer in solver.questions if answer == "unsat"]

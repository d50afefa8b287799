"""The counter of counter mode after i blocks, for a thread that does block i.

One step of the mode's text adds 1 to the counter as one big-endian number, which is proved, so that i steps add i. That
the words of a form are those of the sum is proved, too. A form that is not a program's makes the proof of it fail; none
can make one pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ciphergen.dsl.term import Term, concat, const, eq, extract, ite, substitute, ult, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.ptx.share import Share
from ciphergen.verify.variables import symbol

_LIMB = 64


def counter_after(
    normal: Normalizer, solver: Solver, counter: Sequence[Term], after: Sequence[Term], blocks: Term
) -> tuple[Term, ...] | None:
    """Return the bytes of the counter after so many blocks, in memory order; None if they are not proved.

    Args:
        counter: its bytes. after: what one step of the mode's text makes of them.
        blocks: a public number of 64 bits.
    """
    whole = concat(*counter)
    if not _is(normal, solver, eq(concat(*after), whole + 1)):
        return None
    for limbs in _forms(counter, blocks):
        found = concat(*limbs)
        if _is(normal, solver, eq(found, whole + zext(blocks, whole.width))):
            low = range(whole.width - 8, -1, -8)
            return tuple(normal(extract(found, at + 7, at)) for at in low)
    return None


def counter_in_group(
    normal: Normalizer, solver: Solver, counter: Sequence[Term], after: Sequence[Term], share: Share
) -> dict[int, tuple[Term, ...]] | None:
    """Return by the number of each of a thread's blocks the bytes of its counter; None if they are not proved.

    Args:
        counter: its bytes, as the launch is promised them. after: what one step makes of them.
        share: the thread's.
    """
    begun = counter_after(normal, solver, counter, after, share.begun)
    if begun is None:
        return None
    # Bits below the group are those of the number of the block: of the thread, and above these of its own count.
    threads, groups = share.warp.bit_length() - 1, share.group.bit_length() - 1
    count, thread = symbol("launch", groups - threads, Secrecy.PUBLIC, "count"), extract(share.thread, threads - 1, 0)
    whole = concat(*begun)
    number = concat(extract(whole, whole.width - 1, groups), count, thread)
    due = concat(*counter) + zext(share.definition, whole.width) + (zext(count, whole.width) << threads)
    if not _is(normal, solver, eq(number, due)):
        return None
    found = dict[int, tuple[Term, ...]]()
    for i, block in enumerate(share.numbers):
        (term,) = substitute([number], {count: const(i, count.width)})
        found[block] = tuple(normal(extract(term, at + 7, at)) for at in range(whole.width - 8, -1, -8))
    return found


def _is(normal: Normalizer, solver: Solver, goal: Term) -> bool:
    goal = normal(goal)
    return bool(goal.value) if goal.is_const else solver.implied((), goal) is True


def _forms(counter: Sequence[Term], blocks: Term) -> Iterator[list[Term]]:
    """Yield forms of counter + blocks, as numbers of 64 bits, the highest first: by what a sum is compared with."""
    if len(counter) * 8 % _LIMB:
        return
    size = _LIMB // 8
    starts = [concat(*counter[i : i + size]) for i in range(0, len(counter), size)]
    smaller: tuple[Callable[[Term, Term, Term], Term], ...] = (
        lambda total, start, _: ult(total, start),
        lambda total, _, added: ult(total, added),
    )
    for carried in smaller:
        limbs, added = list[Term](), blocks
        for start in reversed(starts):
            limbs.insert(0, start + added)
            added = ite(carried(limbs[0], start, added), const(1, _LIMB), const(0, _LIMB))
        yield limbs

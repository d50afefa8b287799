"""The counter of counter mode after i blocks, for a thread that does block i.

One step of the mode's text adds 1 to the counter as one big-endian number, which is proved, so that i steps add i. A
launch ends where the lowest word of the counter does, so only that word changes: that the sum is so is proved, too.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, concat, const, eq, extract, substitute, ult, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.ptx.share import Share
from ciphergen.verify.variables import symbol

WORD = 32  # bits of the word that changes


def lowest(counter: Sequence[Term]) -> Term:
    """Return the lowest word of a counter, of whose bytes the last is lowest, as a number of 64 bits."""
    return zext(concat(*counter[-WORD // 8 :]), 64)


def fits(counter: Sequence[Term], blocks: Term) -> Term:
    """Return the 1-bit term for: so many blocks on, the lowest word has not come to its end."""
    return ~ult(const((1 << WORD) - 1, 64) - lowest(counter), blocks)


def counter_after(
    normal: Normalizer, solver: Solver, counter: Sequence[Term], after: Sequence[Term], blocks: Term
) -> tuple[Term, ...] | None:
    """Return the bytes of the counter after so many blocks, in memory order, where that `fits`; None if a step is not
    shown to be a step of a number.

    Args:
        counter: its bytes. after: what one step of the mode's text makes of them.
        blocks: a public number of 64 bits.
    """
    whole = concat(*counter)
    low = extract(whole, WORD - 1, 0) + extract(blocks, WORD - 1, 0)
    found = concat(extract(whole, whole.width - 1, WORD), low)
    step = eq(concat(*after), whole + 1)
    total = eq(found, whole + zext(blocks, whole.width))
    if not _is(normal, solver, (), step) or not _is(normal, solver, (fits(counter, blocks),), total):
        return None
    return tuple(normal(extract(found, at + 7, at)) for at in range(whole.width - 8, -1, -8))


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
    if not _is(normal, solver, (fits(counter, share.begun),), eq(number, due)):
        return None
    found = dict[int, tuple[Term, ...]]()
    for i, block in enumerate(share.numbers):
        (term,) = substitute([number], {count: const(i, count.width)})
        found[block] = tuple(normal(extract(term, at + 7, at)) for at in range(whole.width - 8, -1, -8))
    return found


def _is(normal: Normalizer, solver: Solver, facts: Sequence[Term], goal: Term) -> bool:
    goal = normal(goal)
    return bool(goal.value) if goal.is_const else solver.implied([normal(fact) for fact in facts], goal) is True

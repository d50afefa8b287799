"""An order in which to compute terms that keeps few values in use at a time.

A round of a cipher is searched for the order with the lowest peak of live values, several partial orders side by side
(beam search); rounds of the same shape, which differ in their round keys only, take the same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, topological

_BEAM = 12
_MOST = 400  # terms of a group; larger ones stay as they are, since the search takes time with their square
# Operations that need a register besides their result's.
_TWO = frozenset({"rotl"})


def in_order(
    groups: Sequence[Sequence[Term]], kept: Sequence[Term], counted: Sequence[Term], *, loads: bool = False
) -> list[list[Term]]:
    """Return for each group the terms that it adds to those before it, operands first, in an order with a low peak of
    live values.

    Args:
        groups: terms to compute in turn, such as the outputs of each round.
        kept: terms that are in use to the end.
        counted: variables that are in registers from the start; others are fetched where they are used.
        loads: whether what is fetched stays in use up to its last use, so that it has its place in the order too.
    """
    everything = topological([*(term for group in groups for term in group), *kept])
    left = Counter(argument for term in everything for argument in set(term.args))
    left.update(set(kept))
    done: dict[Term, None] = dict.fromkeys(counted)
    found: list[list[Term]] = []
    known: dict[tuple[object, ...], list[int]] = {}
    for group in groups:
        new = [t for t in topological(group) if (t.args or (loads and not t.is_const)) and t not in done]
        work = _Group.of(new, done, left)
        if work.shape not in known:
            known[work.shape] = work.search() if len(new) <= _MOST else list(range(len(new)))
        ordered = [new[i] for i in known[work.shape]]
        done.update(dict.fromkeys(ordered))
        for term in ordered:
            left.subtract(set(term.args))
        found.append([term for term in ordered if term.args])
    return found


# The beginning of an order: the largest and the summed number of values in use, its terms, a bit for each of them, the
# number of values in use now, and a bit for each term that can come next. Plain, and compared as it stands: a search
# makes hundreds of thousands.
_Partial = tuple[int, int, tuple[int, ...], int, int, int]


@dataclass(frozen=True)
class _Group:
    """Terms to order, as numbers. needs: for each the terms of the group that it needs, as bits; frees: the values
    that it uses, each as the bits of all its users in the group if these are its last; shape: equal for groups that
    take the same order; last: whether a term's value is used after the group or not at all in it."""

    needs: tuple[int, ...]
    frees: tuple[tuple[int, ...], ...]
    double: tuple[bool, ...]

    @property
    def shape(self) -> tuple[object, ...]:
        return (self.needs, self.frees, self.double)

    @staticmethod
    def of(terms: Sequence[Term], done: dict[Term, None], left: Counter[Term]) -> _Group:
        """Return the dependences of terms as bit sets. left: by term, its number of users not yet computed."""
        number = {term: i for i, term in enumerate(terms)}
        users: dict[Term, int] = {}
        for term, i in number.items():
            for argument in term.args:
                users[argument] = users.get(argument, 0) | 1 << i
        last = {t: bits for t, bits in users.items() if bits.bit_count() == left[t] and (t in number or t in done)}
        return _Group(
            tuple(sum(1 << number[a] for a in set(t.args) if a in number) for t in terms),
            tuple(tuple(last[a] for a in dict.fromkeys(t.args) if a in last) for t in terms),
            tuple(t.op in _TWO for t in terms),
        )

    def search(self) -> list[int]:
        users: list[list[int]] = [[] for _ in self.needs]
        for i, needed in enumerate(self.needs):
            for argument in range(needed.bit_length()):
                if needed >> argument & 1:
                    users[argument].append(i)
        first = sum(1 << i for i, needed in enumerate(self.needs) if not needed)
        beam: list[_Partial] = [(0, 0, (), 0, 0, first)]
        for _ in self.needs:
            new: dict[int, _Partial] = {}
            for partial in beam:
                for after in self._further(partial, users):
                    other = new.get(after[3])
                    if other is None or after[:2] < other[:2]:
                        new[after[3]] = after
            beam = sorted(new.values())[:_BEAM]
        return list(beam[0][2])

    def _further(self, partial: _Partial, users: Sequence[Sequence[int]]) -> Iterator[_Partial]:
        """Yield an order with each term behind it that can come next. users: by term, those of the group."""
        peak, area, order, done, before, ready = partial
        waiting = ready
        while waiting:
            own = waiting & -waiting
            waiting ^= own
            i, now, level, next_ = own.bit_length() - 1, done | own, before + 1, ready ^ own
            for last in self.frees[i]:
                if not last & ~now:
                    level -= 1
            for user in users[i]:
                if not self.needs[user] & ~now:
                    next_ |= 1 << user
            yield max(peak, level + self.double[i]), area + level, (*order, i), now, level, next_

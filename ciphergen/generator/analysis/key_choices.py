"""What a key chooses in a round: bytes by an index that the key has, and functions of one byte.

A text has an index as `a[i]` with a word, which is choices by its bits, one in the other. A function of a byte and of
round-key words, with a look-up in it, is an S-box that the key makes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, topological
from ciphergen.generator.analysis.keys import key_position

_BYTE = 8
_INDEX = 4  # bits, of 16 bytes


@dataclass(frozen=True)
class Choice:
    """A byte of sixteen. index: a word of four bits, over round-key words; leaves: by its value."""

    index: Term
    leaves: tuple[Term, ...]


def choices(roots: Sequence[Term]) -> dict[Term, Choice]:
    """Return the bytes that a key chooses below roots, by the terms that choose, in the order of the round-key words
    that say which; empty if they are not choices among the same sixteen."""
    found = {term: made for term in topological(roots) if (made := _choice(term)) is not None}
    if len({made.leaves for made in found.values()}) != 1 or len(found) != 1 << _INDEX:
        return {}
    return dict(sorted(found.items(), key=lambda item: _positions(item[1].index)))


def _positions(index: Term) -> list[tuple[int, int]]:
    return [at for term in topological([index]) if (at := key_position(term)) is not None]


def _choice(term: Term) -> Choice | None:
    if term.op != "ite" or term.width != _BYTE or term.args[0].op != "extract":
        return None
    index = term.args[0].args[0]
    leaves = _leaves(term, index, _INDEX - 1)
    own = [t for t in topological([index]) if not t.args and not t.is_const]
    if index.width != _INDEX or leaves is None or any(key_position(t) is None for t in own):
        return None
    return Choice(index, leaves)


def _leaves(term: Term, index: Term, bit: int) -> tuple[Term, ...] | None:
    """Return what is chosen by bits of an index from `bit` downwards, None if something else chooses."""
    if bit < 0:
        return (term,)
    if term.op != "ite" or term.args[0].op != "extract":
        return None
    condition, then, other = term.args
    if condition.args[0] is not index or (condition.number, condition.width) != (bit, 1):
        return None
    halves = _leaves(other, index, bit - 1), _leaves(then, index, bit - 1)
    return None if halves[0] is None or halves[1] is None else halves[0] + halves[1]


def made_of_keys(roots: Sequence[Term], is_byte: Callable[[Term], bool]) -> list[tuple[Term, Term]]:
    """Return the largest bytes below roots that are functions of one byte of the state and of round-key words with a
    look-up among them, each with that byte. is_byte: whether a term is a byte of the state."""
    below: dict[Term, frozenset[Term]] = {}
    keyed: dict[Term, bool] = {}
    looked: dict[Term, bool] = {}
    fits = set[Term]()
    for term in topological(roots):
        if is_byte(term):
            below[term], keyed[term], looked[term] = frozenset([term]), False, False
            continue
        below[term] = frozenset[Term]().union(*(below[a] for a in term.args))
        keyed[term] = key_position(term) is not None or any(keyed[a] for a in term.args)
        looked[term] = term.op == "table" or any(looked[a] for a in term.args)
        mixed = keyed[term] and looked[term] and not _is_sum(term, below, keyed)
        if len(below[term]) == 1 and mixed:
            fits.add(term)
    found, waiting, seen = list[tuple[Term, Term]](), [*reversed(roots)], set[Term]()
    while waiting:
        term = waiting.pop()
        if term in seen or is_byte(term):
            continue
        seen.add(term)
        if term in fits and term.width == _BYTE:
            found.append((term, *below[term]))
        else:
            waiting += reversed(term.args)
    return found


def _is_sum(term: Term, below: dict[Term, frozenset[Term]], keyed: dict[Term, bool]) -> bool:
    """Return True for an exclusive or of what depends on the key alone and of what does not depend on it."""
    return term.op == "xor" and all(not (below[a] and keyed[a]) for a in term.args)

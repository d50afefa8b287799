"""What a key chooses in a round: bytes by an index that the key has, and functions of one byte.

A text has an index as `a[i]` with a word, which is choices by its bits, one in the other. A function of a byte and of
round-key words, with a look-up in it, is an S-box that the key makes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, topological
from ciphergen.dsl.term.linear_forms import LeafForms
from ciphergen.generator.analysis.keys import key_position

_BYTE = 8
_INDEX = 4  # bits, of 16 bytes


@dataclass(frozen=True)
class KeyChoice:
    """A byte of sixteen. index: a word of four bits, over round-key words; leaves: by its value."""

    index: Term
    leaves: tuple[Term, ...]


def choices(roots: Sequence[Term]) -> dict[Term, KeyChoice]:
    """Return the bytes that a key chooses below roots, by the terms that choose, in the order of the round-key words
    that say which; empty if they are not choices among the same sixteen."""
    found = {term: made for term in topological(roots) if (made := _choice(term)) is not None}
    if len({made.leaves for made in found.values()}) != 1 or len(found) != 1 << _INDEX:
        return {}
    return dict(sorted(found.items(), key=lambda item: _positions(item[1].index)))


def _positions(index: Term) -> list[tuple[int, int]]:
    return [at for term in topological([index]) if (at := key_position(term)) is not None]


def _choice(term: Term) -> KeyChoice | None:
    if term.op != "ite" or term.width != _BYTE or term.args[0].op != "extract":
        return None
    index = term.args[0].args[0]
    leaves = _leaves(term, index, _INDEX - 1)
    own = [t for t in topological([index]) if not t.args and not t.is_const]
    if index.width != _INDEX or leaves is None or any(key_position(t) is None for t in own):
        return None
    return KeyChoice(index, leaves)


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
    """Return the largest bytes below roots that are functions of one byte of the state and of round-key words, with a
    look-up among them and the key in more than sums, each with that byte. is_byte: whether a term is a byte of the
    state."""
    found, waiting, seen = list[tuple[Term, Term]](), [*reversed(roots)], set[Term]()
    depending = _Depending.of(roots, is_byte)
    while waiting:
        term = waiting.pop()
        if term in seen or is_byte(term):
            continue
        seen.add(term)
        byte = depending.byte(term)
        if byte is not None:
            found.append((term, byte))
        else:
            waiting += reversed(term.args)
    return found


class _Depending:
    """The terms below roots, with what they depend on: bytes of the state, round-key words, look-ups."""

    def __init__(self) -> None:
        self._below: dict[Term, frozenset[Term]] = {}
        self._keyed, self._looks_up = dict[Term, bool](), dict[Term, bool]()
        self._forms, self._mixes = LeafForms(), dict[Term, bool]()

    @staticmethod
    def of(roots: Sequence[Term], is_byte: Callable[[Term], bool]) -> _Depending:
        """Return what terms depend on."""
        found = _Depending()
        for term in topological(roots):
            found.add(term, own=is_byte(term))
        return found

    def add(self, term: Term, *, own: bool) -> None:
        """Add a term whose arguments are there. own: whether it is a byte of the state."""
        args = () if own else term.args
        self._below[term] = frozenset([term]) if own else frozenset[Term]().union(*(self._below[a] for a in args))
        self._keyed[term] = key_position(term) is not None or any(self._keyed[a] for a in args)
        self._looks_up[term] = term.op == "table" or any(self._looks_up[a] for a in args)

    def byte(self, term: Term) -> Term | None:
        """Return the byte of the state of which a byte is a function, if a key takes part; None for other terms."""
        if term.width != _BYTE or len(self._below[term]) != 1 or not (self._looks_up[term] and self._mixed(term)):
            return None
        (byte,) = self._below[term]
        return byte

    def _mixed(self, term: Term) -> bool:
        """Return True if a term has more of keys and of the state than sums of both, or look-ups of such sums."""
        if not (self._below[term] and self._keyed[term]):
            return False
        if term not in self._mixes:
            leaves = dict.fromkeys(leaf for form in self._forms.of(term) for leaf, _ in self._forms.parts(form))
            self._mixes[term] = any(
                self._mixed(leaf.args[0]) if leaf.op == "table" else bool(self._below[leaf] and self._keyed[leaf])
                for leaf in leaves
                if leaf in self._below
            )
        return self._mixes[term]

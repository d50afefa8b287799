"""Values of few bits as look-ups: a value that depends on at most so many bits is the table of all that it can be.

A circuit of a table, however it is made, becomes the table of which the cipher text says that it looks it up. Nothing
is proposed and then proved here: each entry is evaluated, by the rows of the operations, for every value of the bits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor

import numpy as np

from ciphergen.dsl.term import Kind, Term, const, make, remake, topological
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.simulate import TermSimulator, Values

Bit = tuple[Term, int]  # of a term, counted from the least significant
_Bits = frozenset[Bit]

FEWEST_GATES = 16  # of what becomes a table: less stays as it is
MOST_SUMMANDS = 256  # terms that are looked at to find what one is the exclusive or of


@dataclass(frozen=True)
class _Below:
    """The bits that a term depends on, in their order, None if they are too many; and the operations down to them, at
    most `FEWEST_GATES`. own: whether they are bits of one term, of which this is a part."""

    bits: frozenset[Bit] | None
    gates: int
    own: bool = False


@dataclass(frozen=True)
class _SumOfTables:
    """A term as the exclusive or of values of few bits, by these bits, and of the rest."""

    term: Term
    tables: Mapping[_Bits, tuple[Term, ...]]
    rest: tuple[Term, ...]


@dataclass
class _Neighbours:
    """Parts of a concat beside each other, and the bits of their tables, those of no table all in those of another."""

    forms: list[_SumOfTables]
    tables: list[_Bits]

    def takes(self, form: _SumOfTables) -> bool:
        """Return True if all tables of a part are at bits of tables that are there, or each has some of the other."""
        alike = all(any(bits <= known or known <= bits for known in self.tables) for bits in form.tables)
        return bool(self.tables and form.tables) and alike

    def home(self, bits: _Bits) -> _Bits:
        """Return the bits of the one table in which the values of these bits are looked up."""
        return next(known for known in self.tables if bits <= known)

    def add(self, form: _SumOfTables) -> None:
        """Add a part, the next below."""
        self.forms.append(form)
        for bits in form.tables:
            self.tables[:] = [known for known in self.tables if not known <= bits]
            if not any(bits <= known for known in self.tables):
                self.tables.append(bits)


class FewBits:
    """A rewriter of terms in normal form, in which values of at most `most` bits become tables at these bits.

    What has more bits is an atom where its own are few, or parts are taken of it: of those, gates are values again.
    """

    def __init__(self, normal: Normalizer, most: int) -> None:
        self.normal, self.most = normal, most
        self._below: dict[Term, _Below] = {}
        self._values: dict[tuple[Bit, ...], dict[Term, Values]] = {}
        self._made: dict[Term, Term] = {}
        self._forms: dict[Term, _SumOfTables] = {}
        self._whole: dict[Term, Term] = {}
        self._indices: dict[_Bits, tuple[Term, Sequence[Bit]]] = {}
        self._bits: dict[Bit, Term] = {}

    def is_few(self, term: Term) -> bool:
        """Return True if a term, or each part of it, depends on few bits."""
        return all(self.below(part).bits is not None for part in (term.args if term.op == "concat" else (term,)))

    def below(self, term: Term) -> _Below:
        """Return what a term depends on."""
        for t in topological([term], self._below):
            self._below[t] = self._of(t)
        return self._below[term]

    def _of(self, t: Term) -> _Below:
        if t.is_const:
            return _Below(frozenset(), 0)
        # A sum is no gate: a text may add what it looks up, and what was added would be hidden in a table.
        if t.args and t.kind is not Kind.ARITHMETIC and not (t.op == "extract" and self._below[t.args[0]].bits is None):
            bits, gates = frozenset[Bit](), 1
            for below in (self._below[a] for a in t.args):
                if below.bits is None:
                    break
                bits, gates = bits | below.bits, min(gates + below.gates, FEWEST_GATES)
            else:
                if len(bits) <= self.most:
                    return _Below(bits, gates)
        if t.width > self.most:
            return _Below(None, 0)
        source, low = (t.args[0], t.number) if t.op == "extract" else (t, 0)
        return _Below(frozenset((source, low + i) for i in range(t.width)), 0, own=True)

    def __call__(self, term: Term) -> Term:
        """Return a term with its values of few bits as tables."""
        term = self._parted(term)
        if term not in self._made:
            self._tabled(term)
            self._values.clear()
        return self._made[term]

    def _parted(self, term: Term) -> Term:
        """Return a word as its bits, where some of them are gates: no part is taken of gates on words then."""
        if term not in self._whole:
            found = term
            if term.width > 1 and any(map(_is_gate, term.args if term.op == "concat" else (term,))):
                bits = [self._bit(term, i) for i in reversed(range(term.width))]
                found = self.normal.concat(bits)
            self._whole[term] = found
        return self._whole[term]

    def _bit(self, term: Term, place: int) -> Term:
        """Return a bit of a word, through gates on words; bits of words that gates on bits are made of stay theirs."""
        if term.op == "extract":
            return self._bit(term.args[0], term.number + place)
        if term.op == "concat":
            low = term.width
            for part in term.args:
                low -= part.width
                if place >= low:
                    return self._bit(part, place - low)
        if term.width == 1 or term.kind is not Kind.BITWISE:
            return self.normal.extract(term, place, place)
        known = self._bits.get((term, place))
        if known is None:
            parts = [self._bit(a, place) for a in term.args]
            made = self.normal.bitwise(term.op, *parts) if len(parts) == 2 else self.normal(~parts[0])
            known = self._bits[term, place] = made
        return known

    def _tabled(self, term: Term) -> None:
        """Make a term with its values of few bits as tables, and those below it of which it is made."""
        waiting = [term]
        while waiting:
            t = waiting[-1]
            needed = [a for a in self._needed(t) if a not in self._made]
            waiting += needed
            if not needed:
                waiting.pop()
                self._made.setdefault(t, self._one(t))

    def _needed(self, t: Term) -> Sequence[Term]:
        """Return the terms of which one is made anew: atoms of its tables, and what else it is the exclusive or of."""
        if self._stays(t):
            return [self._parted(a) for a in t.args]
        found = list[Term]()
        for run in self._runs(t):
            found += (self._index(bits)[0] for bits in run.tables)
            found += (leaf for form in run.forms for leaf in form.rest)
        return list(dict.fromkeys(found))

    def _index(self, bits: _Bits) -> tuple[Term, Sequence[Bit]]:
        """Return the index of a table at some bits, and these, the least significant first."""
        known = self._indices.get(bits)
        if known is None:
            order = sorted(bits, key=self._place)
            index = self.normal.concat([self.normal.extract(atom, i, i) for atom, i in reversed(order)])
            known = self._indices[bits] = index, order
        return known

    def _place(self, bit: Bit) -> tuple[int, int, int]:
        """Return where a bit stands in an index: a sum, where the last word of which it adds a bit has that."""
        atom, place = bit
        if atom.op == "xor":
            parts = [(t.args[0].rank, t.number) for t in self._summands(atom) or () if t.op == "extract"]
            word, number = max(parts, default=(atom.rank, 0))
            return word, number + place, atom.rank
        return atom.rank, place, 0

    def _stays(self, t: Term) -> bool:
        """Return True if a term is the same operation on what is made anew of its arguments."""
        return t.op != "concat" and self._form(t).rest == (t,)

    def _one(self, t: Term) -> Term:
        if self._stays(t):
            return self.normal(remake(t, tuple([self._made[self._parted(a)] for a in t.args]))) if t.args else t
        return self.normal.concat([self._joined(run) for run in self._runs(t)])

    def _form(self, t: Term) -> _SumOfTables:
        """Return a term as the exclusive or of values of few bits and of the rest."""
        known = self._forms.get(t)
        if known is None:
            known = self._forms[t] = self._divided(t)
        return known

    def _divided(self, t: Term) -> _SumOfTables:
        below = self.below(t)
        if not self._is_sum(t):
            if below.bits and below.gates >= FEWEST_GATES:
                return _SumOfTables(t, {below.bits: (t,)}, ())
            return _SumOfTables(t, {}, (t,))
        leaves = self._summands(t)
        if leaves is None:
            return _SumOfTables(t, {}, (t,))
        groups: dict[_Bits, list[Term]] = {}
        few = [leaf for leaf in leaves if self.below(leaf).bits]
        for leaf in sorted(few, key=lambda leaf: -len(self.below(leaf).bits or ())):
            bits = self.below(leaf).bits
            assert bits is not None
            groups.setdefault(next((known for known in groups if bits <= known), bits), []).append(leaf)
        tables = {
            bits: tuple(group)
            for bits, group in groups.items()
            if sum(self.below(leaf).gates for leaf in group) >= FEWEST_GATES
        }
        looked_up = {leaf for group in tables.values() for leaf in group}
        return _SumOfTables(t, tables, tuple([leaf for leaf in leaves if leaf not in looked_up]))

    def _is_sum(self, t: Term) -> bool:
        """Return True for an exclusive or of many bits: above it, it is an atom; itself, it is made of its summands."""
        below = self.below(t)
        return t.op == "xor" and (below.own or below.bits is None)

    def _summands(self, t: Term) -> list[Term] | None:
        """Return what a term is the exclusive or of, each of few bits or no exclusive or; None if they are many."""
        found, waiting = dict[Term, None](), [t]
        for _ in range(MOST_SUMMANDS):
            if not waiting:
                return sorted(found, key=lambda leaf: min(self._sorted(leaf), default=(0, 0)))
            x = waiting.pop()
            if self._is_sum(x):
                waiting += x.args
            elif x in found:
                del found[x]
            else:
                found[x] = None
        return None

    def _sorted(self, leaf: Term) -> list[tuple[int, int]]:
        bits = self.below(leaf).bits
        return [(leaf.rank, -1)] if bits is None else [(atom.rank, place) for atom, place in bits]

    def _runs(self, t: Term) -> list[_Neighbours]:
        """Return the parts of a concat, from the top: those together whose tables are at the same bits."""
        runs: list[_Neighbours] = []
        for part in t.args if t.op == "concat" else (t,):
            form = self._form(part)
            if not (runs and runs[-1].takes(form)):
                runs.append(_Neighbours([], []))
            runs[-1].add(form)
        return runs

    def _joined(self, run: _Neighbours) -> Term:
        """Return parts that stand beside each other as the exclusive or of tables and of the rest."""
        made = self.normal.concat
        columns = [
            made([self._made[f.rest[i]] if i < len(f.rest) else const(0, f.term.width) for f in run.forms])
            for i in range(max(len(f.rest) for f in run.forms))
        ]
        for bits in run.tables:
            index, order = self._index(bits)
            entries = np.zeros(1 << len(order), dtype=object)
            for form in run.forms:
                own = [leaf for known, leaves in form.tables.items() if run.home(known) is bits for leaf in leaves]
                values = [self._evaluated(leaf, order).astype(object) for leaf in own]
                entries = entries << form.term.width | reduce(xor, values, np.zeros(1 << len(order), dtype=object))
            width = sum(form.term.width for form in run.forms)
            columns.append(self.normal(make("table", (self._made[index],), width, tuple(map(int, entries)))))
        nothing = const(0, sum(form.term.width for form in run.forms))
        return reduce(lambda a, b: self.normal.bitwise("xor", a, b), columns, nothing)

    def _evaluated(self, term: Term, order: Sequence[Bit]) -> Values:
        """Return the values of a term, one for each value of these bits."""
        known = self._values.setdefault(tuple(order), {})
        if term not in known:
            simulator = TermSimulator(1 << len(order), fixed=self._fixed(term, order, known))
            for t in topological([term], known):
                known[t] = simulator(t)
        return known[term]

    def _fixed(self, term: Term, order: Sequence[Bit], known: dict[Term, Values]) -> Mapping[Term, Values]:
        """Return the values that are known below a term, and those of its parts of atoms, which are known from then
        on."""
        places = {bit: np.arange(1 << len(order), dtype=np.uint64) >> np.uint64(i) & 1 for i, bit in enumerate(order)}
        waiting, found, seen = [term], dict[Term, Values](), set[Term]()
        while waiting:
            t = waiting.pop()
            if t in seen:
                continue
            seen.add(t)
            if t not in known and self.below(t).own:
                source, low = (t.args[0], t.number) if t.op == "extract" else (t, 0)
                known[t] = sum(places[source, low + i] << np.uint64(i) for i in range(t.width))
            if t in known:
                found[t] = known[t]
            else:
                waiting += t.args
        return found


def _is_gate(part: Term) -> bool:
    """Return True if a part of a word is of a gate."""
    while part.op in ("extract", "sext"):
        part = part.args[0]
    return part.kind is Kind.BITWISE

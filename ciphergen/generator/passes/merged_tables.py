"""Merged tables: what is linear behind a look-up, and constants in front of it, become a part of its table.

Why: a round is look-ups, and then exclusive ors of parts of what they give. Each register of the next state is the
exclusive or of words, one for each look-up that it depends on, which a table can give at once (J. Daemen, V. Rijmen,
"AES Proposal: Rijndael", 1999, section 5.2.1). What depends on the round keys alone is one word, too, which the key
schedule can make. Neighbours in a word that are few bits together are looked up at once. Where an operand is rotated at
no cost, or few tables are worth more, tables whose entries are those of another, rotated, are that one.

    before  (xor (concat (table x[7:0]) (table x[15:8])) k), of words of 16 bits
    after   (xor (xor (table' x[7:0]) (table'' x[15:8])) k), the entries of table' being those of table, times 256

Ends: each term is looked at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from ciphergen.dsl.term import Term, concat, const, evaluate, extract, make, rebuild, remake, replace, rotl, var
from ciphergen.dsl.term.linear_forms import Form, LeafForms
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.passes.dyadic_layers import factored

_TOGETHER = 8  # bits of the index of neighbours that are looked up at once
# From a term over round-key words, what stands for it where rounds read it, as wide as a register.
Derive = Callable[[Term], Term]
Price = Callable[[Sequence[Term]], int]


@dataclass(frozen=True)
class _Index:
    """An index: `bits` bits from bit `low` of a word on, and what is added to them (exclusive or)."""

    word: Term
    low: int
    bits: int
    plus: int = 0

    @property
    def term(self) -> Term:
        return extract(self.word, self.low + self.bits - 1, self.low)


def run(roots: Sequence[Term], derive: Derive, bits: int, price: Price, *, few: bool = False) -> list[Term]:
    """Return roots over registers of `bits` bits with merged tables.

    Args:
        derive: makes of a term over round-key words a variable of the width of registers.
        price: what terms cost, a look-up as much as several exclusive ors.
        few: whether a table that is another, rotated, costs more than rotations.
    """
    merging = _Merging(derive, bits, rotates=few or _rotates(bits, price))
    for root in roots:
        merging.forms.of(root)
    merging.layer(roots, price)
    return [merging.made(root) for root in roots]


class _Merging:
    """The translation of terms; what is made is kept."""

    def __init__(self, derive: Derive, bits: int, *, rotates: bool) -> None:
        self.forms = LeafForms()
        self._derive, self._bits, self._rotates = derive, bits, rotates
        self._made: dict[Term, Term] = {}
        self._indices: dict[Term, _Index] = {}
        self._seen = set[Term]()
        self._layers: dict[Term, Term] = {}  # of roots, what look-ups add to them, where that is known

    def made(self, term: Term) -> Term:
        """Return a term of the same width and value."""
        if term not in self._made:
            self._made[term] = self._sum(term)
        return self._made[term]

    def _sum(self, term: Term) -> Term:
        forms = self.forms.of(term)
        leaves = list(dict.fromkeys(leaf for form in forms for leaf, _ in self.forms.parts(form)))
        keys = [leaf for leaf in leaves if key_position(leaf) is not None]
        look_ups = [leaf for leaf in leaves if leaf.op == "table"]
        summands = [self._layers[term]] if term in self._layers else self._looked_up(forms, look_ups)
        summands += [self._moved(forms, leaf) for leaf in leaves if leaf not in keys and leaf not in look_ups]
        ones = sum((form & 1) << i for i, form in enumerate(forms))
        if keys:
            summands.append(self._of_keys(term, keys))
        elif ones or not summands:
            summands.append(const(ones, term.width))
        return reduce(Term.__xor__, summands)

    def _moved(self, forms: Sequence[Form], leaf: Term) -> Term:
        """Return the bits of a leaf where a term has them; sums of several of its bits are looked up."""
        columns, value = self.forms.columns(forms, leaf), self._leaf(leaf)
        if self._mixes(forms, leaf):
            return _linear_image(value, columns, len(forms))
        bits = {row: bit for bit, column in enumerate(columns) for row in range(len(forms)) if column >> row & 1}
        parts = [extract(value, bits[row], bits[row]) if row in bits else const(0, 1) for row in range(len(forms))]
        return concat(*reversed(parts))

    def _mixes(self, forms: Sequence[Form], leaf: Term) -> bool:
        """Return True if a bit of a term is the sum of several bits of a leaf."""
        return any(sum(of is leaf for of, _ in self.forms.parts(form)) > 1 for form in forms)

    def _leaf(self, leaf: Term) -> Term:
        return remake(leaf, tuple(self.made(a) for a in leaf.args))

    def _of_keys(self, term: Term, keys: Iterable[Term]) -> Term:
        """Return what a term is but for look-ups and the state, which round keys alone decide: one variable for each
        round key."""
        rows: dict[int, list[Term]] = {}
        forms, summands = self.forms.of(term), list[Term]()
        for key in keys:
            at = key_position(key)
            assert at is not None
            rows.setdefault(at[0], []).append(key)
        for row in rows.values():
            mixed = [key for key in row if self._mixes(forms, key)]
            alone = self._but(term, {leaf for leaf in self.forms.leaves if leaf not in row or leaf in mixed})
            if summands:
                alone = alone ^ self._but(term, set(self.forms.leaves))  # the constant is in the first
            images = [_linear_image(key, self.forms.columns(forms, key), term.width) for key in mixed]
            summands.append(self._derived(reduce(Term.__xor__, images, _folded(alone))))
        return reduce(Term.__xor__, summands)

    def _derived(self, word: Term) -> Term:
        """Return what stands for a term over one round key, in as many variables as it takes."""
        parts = list[Term]()
        for low in range(0, word.width, self._bits):
            part = _folded(extract(word, min(low + self._bits, word.width) - 1, low))
            parts.append(part if part.is_const else extract(self._derive(part), part.width - 1, 0))
        return concat(*reversed(parts))

    def _but(self, term: Term, leaves: set[Term]) -> Term:
        """Return a term with zeros for some leaves."""
        return replace([term], {leaf: const(0, leaf.width) for leaf in leaves})[0]

    # Look-ups.

    def layer(self, roots: Sequence[Term], price: Price) -> None:
        """Take what look-ups add to roots as a dyadic layer, if they are one, and that is cheaper."""
        forms = [self.forms.of(root) for root in roots]
        used = {leaf: None for rows in forms for form in rows for leaf, _ in self.forms.parts(form)}
        look_ups = [leaf for leaf in used if leaf.op == "table"]
        words: dict[Term, dict[int, Term]] = {}
        for look_up in look_ups:
            index = self._index(look_up)
            bytes_, place = words.setdefault(index.word, {}), index.low // 8
            if (index.bits, look_up.width, index.low % 8) != (8, 8, 0) or place in bytes_:
                return
            bytes_[place] = look_up
        layer = [[self._element(rows, bytes_) for bytes_ in words.values()] for rows in forms]
        if not words or any(element is None for row in layer for element in row):
            return
        names = [var(f"word.{r}", self._bits) for r in range(len(words))]
        found = factored([[element or 0 for element in row] for row in layer], names, price)
        given = [self._multiple(bytes_, found.unit) for bytes_ in words.values()]
        outputs = replace(found.outputs, dict(zip(names, given, strict=True)))
        alone = [reduce(Term.__xor__, self._looked_up(rows, look_ups)) for rows in forms]
        if price(outputs) < price(alone):
            self._layers = dict(zip(roots, outputs, strict=True))

    def _element(self, forms: Sequence[Form], bytes_: Mapping[int, Term]) -> int | None:
        """Return by which permutations i -> i ^ g of bytes a word of looked-up bytes is a part of a root; None if it is
        no sum of such."""
        found = set[int]()
        for k, look_up in bytes_.items():
            columns = self.forms.columns(forms, look_up)
            rows = [i for i in range(len(forms) // 8) if columns[0] >> 8 * i & 1]
            if columns != [sum(1 << 8 * i + bit for i in rows) for bit in range(8)]:
                return None
            found.add(sum(1 << (i ^ k) for i in rows))
        return found.pop() if len(found) == 1 else None

    def _multiple(self, bytes_: Mapping[int, Term], unit: int) -> Term:
        """Return a word of looked-up bytes times an element of the ring of permutations."""
        found: list[Term] = []
        for k, look_up in bytes_.items():
            index, entries = self._index(look_up), look_up.param
            assert isinstance(entries, tuple)
            factor = sum(1 << 8 * i for i in range(self._bits // 8) if unit >> (i ^ k) & 1)
            own = tuple(entries[i ^ index.plus] * factor for i in range(len(entries)))
            found.append(self._look_up(index, own, self._bits))
        return reduce(Term.__xor__, _ordered(found))

    def _looked_up(self, forms: Sequence[Form], look_ups: Sequence[Term]) -> list[Term]:
        """Return the words that look-ups add to a term, neighbours together."""
        found: list[tuple[_Index, tuple[int, ...]]] = []
        for look_up in look_ups:
            index, columns, entries = self._index(look_up), self.forms.columns(forms, look_up), look_up.param
            assert isinstance(entries, tuple)
            found.append((index, tuple(_image(entries[i ^ index.plus], columns) for i in range(len(entries)))))
        numbers = {index.word: n for n, (index, _) in reversed([*enumerate(found)])}
        found.sort(key=lambda each: (numbers[each[0].word], each[0].low))
        joined: list[tuple[_Index, tuple[int, ...]]] = []
        for index, entries in found:
            before, low = joined[-1] if joined else (index, ())
            near = before.word is index.word and before.low + before.bits == index.low
            if low and near and before.bits + index.bits <= _TOGETHER:
                both = _Index(index.word, before.low, before.bits + index.bits)
                joined[-1] = both, tuple(high ^ other for high in entries for other in low)
            else:
                joined.append((index, entries))
        return _ordered(self._look_up(index, entries, len(forms)) for index, entries in joined)

    def _look_up(self, index: _Index, entries: tuple[int, ...], width: int) -> Term:
        """Return a look-up of entries, rotated where one table is enough for all rotations by bytes."""
        turned: dict[tuple[int, ...], int] = {}
        for n in range(0, width, 8):  # of distances that are the same for all entries, the first
            turned.setdefault(tuple(_turned(entry, n, width) for entry in entries), n)
        least = min(turned)
        if not self._rotates or width != self._bits or _is_moved(entries):
            return _look_up(index.term, entries, width)
        found = _look_up(index.term, least, width)
        return rotl(found, width - turned[least]) if turned[least] else found

    def _index(self, look_up: Term) -> _Index:
        if look_up not in self._seen:
            self._find_indices()
        if look_up not in self._indices:
            index = self.made(look_up.args[0])
            self._indices[look_up] = _Index(index, 0, index.width)
        return self._indices[look_up]

    def _find_indices(self) -> None:
        """Record the indices that are parts of a register, those with round keys as parts of their sum with it."""
        fields: dict[tuple[Term, int], list[dict[int, Term]]] = {}  # by register and round key
        mixed: list[tuple[Term, _Index, dict[int, Term]]] = []
        number = 0
        while number < len(self.forms.leaves):
            leaf = self.forms.leaves[number]
            number += 1
            if leaf.op != "table" or leaf in self._seen:
                continue
            self._seen.add(leaf)
            field, keys, plus = self._field(leaf.args[0])
            rounds = {at[0] for key in keys if (at := key_position(key)) is not None}
            if field is None or len(rounds) > 1:
                continue
            if not rounds:
                self._indices[leaf] = _Index(field.word, field.low, field.bits, plus)
            else:
                part = _folded(self._but(leaf.args[0], {each for each in self.forms.leaves if each not in keys}))
                groups = fields.setdefault((field.word, rounds.pop()), [])
                group = next((g for g in groups if _fits(g, field.low, part)), None)
                if group is None:
                    groups.append(group := {})
                group[field.low] = part
                mixed.append((leaf, field, group))
        every = [(word, group) for (word, _), groups in fields.items() for group in groups]
        sums = {id(group): word ^ self._derive(_word(group, word.width)) for word, group in every}
        for leaf, field, group in mixed:
            self._indices[leaf] = _Index(sums[id(group)], field.low, field.bits)

    def _field(self, index: Term) -> tuple[_Index | None, list[Term], int]:
        """Return (the part of a register that an index is but for round keys and a constant, None if it is none; the
        words of round keys; the constant)."""
        forms = self.forms.of(index)
        parts = [[*self.forms.parts(form)] for form in forms]
        keys = list(dict.fromkeys(leaf for row in parts for leaf, _ in row if key_position(leaf) is not None))
        state = [[(leaf, bit) for leaf, bit in row if leaf not in keys] for row in parts]
        plus = sum((form & 1) << i for i, form in enumerate(forms))
        word, low = state[0][0] if len(state[0]) == 1 else (index, 0)
        row = [[(word, low + i)] for i in range(index.width)]
        if word.op != "var" or word.width != self._bits or state != row:
            return None, keys, plus
        return _Index(word, low, index.width), keys, plus


def _fits(group: dict[int, Term], low: int, part: Term) -> bool:
    """Return True if a field of a word is free in a group, or has the part already."""
    if low in group:
        return group[low] is part
    return all(low + part.width <= start or start + other.width <= low for start, other in group.items())


def _word(group: dict[int, Term], bits: int) -> Term:
    """Return the word of `bits` bits that has each part of a group in its field, and zeros between them."""
    pieces, end = list[Term](), 0
    for low, part in sorted(group.items(), key=lambda each: each[0]):
        pieces += [const(0, low - end)] if low > end else []
        pieces.append(part)
        end = low + part.width
    pieces += [const(0, bits - end)] if bits > end else []
    return concat(*reversed(pieces))


def _image(entry: int, columns: Sequence[int]) -> int:
    """Return the image of an entry, given those of its bits."""
    return reduce(int.__xor__, (column for bit, column in enumerate(columns) if entry >> bit & 1), 0)


def _linear_image(value: Term, columns: Sequence[int], width: int) -> Term:
    """Return a linear map of a term in `width` bits by look-ups of its bytes. columns: the images of its bits."""
    found = list[Term]()
    for low in range(0, value.width, _TOGETHER):
        own = columns[low : low + _TOGETHER]
        entries = tuple(_image(i, own) for i in range(1 << len(own)))
        if any(entries):
            found.append(_look_up(extract(value, low + len(own) - 1, low), entries, width))
    return reduce(Term.__xor__, found)


def _look_up(index: Term, entries: tuple[int, ...], width: int) -> Term:
    """Return a look-up of entries, as bytes that are moved to their place where that is enough."""
    if low := _is_moved(entries):
        return make("table", (index,), width, tuple(entry >> low for entry in entries)) << low
    return make("table", (index,), width, entries)


def _is_moved(entries: Sequence[int]) -> int:
    """Return by how many bits entries are bytes that are moved up, 0 if they are none."""
    some = reduce(int.__or__, entries)
    low = (some & -some).bit_length() - 1
    return low if low > 0 and (some >> low).bit_length() <= 8 < some.bit_length() else 0


def _ordered(summands: Iterable[Term]) -> list[Term]:
    """Return summands with the rotated ones last: the first is rotated by itself, others as they are added."""
    return sorted(summands, key=lambda term: term.op == "rotl")


def _turned(entry: int, distance: int, width: int) -> int:
    """Return an entry rotated to the left."""
    return (entry << distance | entry >> width - distance) & (1 << width) - 1


def _rotates(bits: int, price: Price) -> bool:
    """Return True if to rotate an operand of an exclusive or costs nothing."""
    x, y = var("x", bits), var("y", bits)
    return price([x ^ rotl(y, 8)]) == price([x ^ y])


def _folded(term: Term) -> Term:
    """Return a term with constants computed, and choices made that they decide."""

    def step(old: Term, args: tuple[Term, ...]) -> Term:
        if old.op == "ite" and args[0].is_const:
            return args[1] if args[0].value else args[2]
        made = remake(old, args)
        if args and all(a.is_const for a in args):
            return const(evaluate([made], {})[0], made.width)
        return made

    return rebuild([term], step)[0]

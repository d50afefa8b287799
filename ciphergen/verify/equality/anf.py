"""The xor form, a second normal form of terms: every bit is an exclusive or of bits that are none themselves.

It sees through linear layers of any shape (MixColumns, a binary matrix, a bit permutation), which the word
form does not. What is not linear is opaque and identified by its operation and the bits of its arguments; a
table of a table's whole output is one table, so that an S-box and its inverse cancel. Bits of tables at one index that
are exclusive ors of others there are so in the form, too: S-boxes with a linear layer in one table. The bits of an
index stand in one order, since code that has them in registers of their own has none. An and with a bit is simplified
by what that bit decides of the other one, so that a circuit of steps x ^= y & z and its inverse cancel.
"""

from __future__ import annotations

from functools import lru_cache

from ciphergen.dsl.term import Kind, Term
from ciphergen.dsl.term.gates import Gates, columns
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.parts import missing

# A bit: the set of the numbers of its opaque bits; the number 0 stands for the constant 1.
Bit = frozenset[int]
Bits = tuple[Bit, ...]

_ZERO: Bit = frozenset()
_ONE: Bit = frozenset({0})
# A linear bit of more parts than this is no longer what rounds of a cipher look like: NOEKEON's 16 reach 1,084.
MOST_PARTS = 2048
# Parts of all bits that are kept, in about a GiB; beyond them an exclusive or is opaque, too. NOEKEON has 19 million.
MOST_KEPT = 24_000_000


class XorForm(Gates[Bit]):
    """The xor form of terms, each term once. Two terms with the same bits are equal for all values. most: parts of bits
    that are kept, 0 for `MOST_KEPT`; kept: parts of all bits."""

    zero, one = _ZERO, _ONE

    def __init__(self, most: int = 0) -> None:
        self._most = most or MOST_KEPT
        self._known: dict[Term, Bits] = {}
        self._opaque: dict[tuple[object, ...], Bits] = {}
        self._table_of: dict[Bits, tuple[tuple[int, ...], Bits]] = {}
        self._bases: dict[Bits, dict[int, tuple[int, Bit]]] = {}  # by index, of the bits that are looked up there
        self._ands: dict[Bit, dict[int, Bit]] = {}  # by a factor: the opaque bits that are it and another one, these
        self._count = self.kept = 0

    def __call__(self, term: Term) -> Bits:
        """Return the bits of a term, the least significant first."""
        for t in missing(term, self._known):
            self._known[t] = bits = self._bits(t, [self._known[a] for a in t.args])
            self.kept += sum(map(len, bits))
        return self._known[term]

    def __len__(self) -> int:
        """Return the number of opaque bits."""
        return self._count

    @property
    def full(self) -> bool:
        """Return True if no more exclusive ors are looked into."""
        return self.kept > self._most

    def _bits(self, t: Term, args: list[Bits]) -> Bits:
        if t.op == "const":
            return tuple(_ONE if t.value >> i & 1 else _ZERO for i in range(t.width))
        if t.op == "var":
            return self._fresh(("var", t.param, t.width), t.width)
        if t.op == "table":
            return self._table(t, args[0])
        if _is_opaque(t, args) or (t.op == "xor" and self.full):
            return self._fresh((t.op, t.width, t.param, *args), t.width)
        return OPERATIONS[t.op].bits(self, t.width, args, t.param)

    # Gates.

    def invert(self, a: Bit) -> Bit:
        """Return the complement of a bit."""
        return a ^ _ONE

    def both(self, a: Bit, b: Bit) -> Bit:
        """Return the and of two bits."""
        return self._both("and", a, b)

    def either(self, a: Bit, b: Bit) -> Bit:
        """Return the or of two bits."""
        return self._both("or", a, b)

    def different(self, a: Bit, b: Bit) -> Bit:
        """Return the exclusive or of two bits: the symmetric difference of the sets."""
        return a ^ b

    def choice(self, condition: Bit, then: Bit, otherwise: Bit) -> Bit:
        """Return `then` where the condition is 1, else `otherwise`."""
        return self._both("and", condition, then ^ otherwise) ^ otherwise

    def _both(self, op: str, a: Bit, b: Bit) -> Bit:
        """Return the and or the or of two bits: or is the complement of the and of the complements."""
        flip = _ONE if op == "or" else _ZERO
        if flip:
            a, b = a ^ flip, b ^ flip
        b = self._where(a, b)
        a = self._where(b, a)
        if not a or not b:
            return flip
        if a in (b, _ONE):
            return b ^ flip
        if b == _ONE:
            return a ^ flip
        if a ^ b == _ONE:
            return flip
        found = self._fresh(("and", frozenset((a, b))), 1)[0]
        (part,) = found
        self._ands.setdefault(a, {})[part] = b
        self._ands.setdefault(b, {})[part] = a
        return found ^ flip

    def _where(self, a: Bit, b: Bit) -> Bit:
        """Return b where a is 1: of its parts that are an and, a is left out, and with the complement of a is 0."""
        same = self._ands.get(a, {})
        for part in b & same.keys():
            b = b ^ {part} ^ same[part]
        gone = self._ands.get(a ^ _ONE, ())
        return b if b.isdisjoint(gone) else b.difference(gone)  # else each and would keep a copy of its own

    def _table(self, t: Term, index: Bits) -> Bits:
        """Return the output bits of a look-up. Put constants added to the index into the table; compose a table of a
        table into one."""
        assert isinstance(t.param, tuple)
        entries = t.param
        flip = sum(1 << i for i, bit in enumerate(index) if 0 in bit)
        if flip:
            entries = tuple(entries[i ^ flip] for i in range(len(entries)))
            index = tuple(bit - _ONE for bit in index)
        entries, index = _in_order(entries, index)
        inner = self._table_of.get(index)
        if inner is not None:
            entries, index = tuple(entries[v] for v in inner[0]), inner[1]
        linear = _linear(entries)
        if linear is not None:
            return _apply(linear, index, t.width)
        # The value at 0 is pulled out, so that a table and the same table xor a constant are one.
        base = entries[0]
        entries = tuple(v ^ base for v in entries)
        bits = self._columns(entries, index, t.width)
        whole = _order(bits)
        self._table_of[tuple([bits[i] for i in whole])] = _moved(entries, whole), index
        return tuple(bit ^ _ONE if base >> i & 1 else bit for i, bit in enumerate(bits))

    def _columns(self, entries: tuple[int, ...], index: Bits, width: int) -> Bits:
        """Return the output bits of a look-up whose entry at 0 is 0: of a bit that is an exclusive or of bits of the
        index and of other look-ups there, that exclusive or."""
        key = ("table", width, entries, index)
        if key not in self._opaque:
            low = _separate(entries)
            if low:
                parts = entries[: 1 << low], entries[:: 1 << low]
                halves = self._columns(parts[0], index[:low], width), self._columns(parts[1], index[low:], width)
                self._opaque[key] = tuple(a ^ b for a, b in zip(*halves, strict=True))
            else:
                basis = self._bases.setdefault(index, _of_index(index))
                self._opaque[key] = tuple(self._column(c, basis, key, i) for i, c in enumerate(columns(entries, width)))
        return self._opaque[key]

    def _column(self, column: int, basis: dict[int, tuple[int, Bit]], key: tuple[object, ...], number: int) -> Bit:
        """Return a bit by its values at each index, as an exclusive or of a basis to which it is added if it is none.
        basis: by their lowest index with a 1, the values of bits, and these."""
        left, found = column, _ZERO
        while left:
            low = left & -left
            if low not in basis:
                (own,) = self._fresh((*key, number), 1)
                basis[low] = left, own ^ found
                return own
            values, bit = basis[low]
            left, found = left ^ values, found ^ bit
        return found

    def _fresh(self, key: tuple[object, ...], width: int) -> Bits:
        """Return the opaque bits of an operation on given arguments, the same for equal operation and arguments."""
        bits = self._opaque.get(key)
        if bits is None:
            bits = tuple(frozenset({self._count + 1 + i}) for i in range(width))
            self._count += width
            self._opaque[key] = bits
        return bits


def _order(bits: Bits) -> tuple[int, ...]:
    """Return the numbers of bits in the one order that they have in the form, wherever they stand."""
    return tuple(sorted(range(len(bits)), key=lambda i: sorted(bits[i])))


def _in_order(entries: tuple[int, ...], index: Bits) -> tuple[tuple[int, ...], Bits]:
    """Return a look-up whose index has its bits in the form's order: what is looked up by the same bits in another
    order, in a table whose entries stand in that order, is the same."""
    order = _order(index)
    if order == tuple(range(len(order))):
        return entries, index
    return tuple([entries[i] for i in _places(order)]), tuple([index[i] for i in order])


@lru_cache(maxsize=256)
def _places(order: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each index of a table in another order of its bits the index in the order before."""
    places = [0]
    for i in order:
        places += [place | 1 << i for place in places]
    return tuple(places)


def _moved(entries: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """Return entries whose bits stand in an order."""
    if order == tuple(range(len(order))):
        return entries
    return tuple([sum((value >> place & 1) << i for i, place in enumerate(order)) for value in entries])


def _is_opaque(t: Term, args: list[Bits]) -> bool:
    """Return True if the bits of an operation are opaque: identified by the operation and its arguments only."""
    if t.kind is Kind.SHIFT:
        return any(bit not in (_ZERO, _ONE) for bit in args[1])
    if t.op == "xor":
        return any(len(bit) > MOST_PARTS for part in args for bit in part)
    return t.kind in (Kind.ARITHMETIC, Kind.WHOLE)


def _linear(entries: tuple[int, ...]) -> tuple[int, tuple[int, ...]] | None:
    """Return the constant and the columns of a table that is affine over GF(2), None if it is not affine."""
    size = len(entries).bit_length() - 1
    columns = tuple(entries[1 << i] ^ entries[0] for i in range(size))
    for i, value in enumerate(entries):
        expected = entries[0]
        for bit, column in enumerate(columns):
            expected ^= column if i >> bit & 1 else 0
        if expected != value:
            return None
    return entries[0], columns


def _of_index(index: Bits) -> dict[int, tuple[int, Bit]]:
    """Return the bits of an index as a basis of the bits that are looked up there."""
    values = columns(tuple(range(1 << len(index))), len(index))
    return {value & -value: (value, bit) for value, bit in zip(values, index, strict=True)}


def _separate(entries: tuple[int, ...]) -> int:
    """Return n > 0 where a table is the exclusive or of a table of the lowest n bits of its index and one of the other
    bits; 0 if there is no such number. The entry at 0 is 0."""
    size = len(entries).bit_length() - 1
    for low in range(1, size):
        mask = (1 << low) - 1
        if all(entries[i] == entries[i & mask] ^ entries[i & ~mask] for i in range(len(entries))):
            return low
    return 0


def _apply(linear: tuple[int, tuple[int, ...]], index: Bits, width: int) -> Bits:
    base, columns = linear
    result = []
    for i in range(width):
        bit = _ONE if base >> i & 1 else _ZERO
        for column, source in zip(columns, index, strict=True):
            bit = bit ^ source if column >> i & 1 else bit
        result.append(bit)
    return tuple(result)

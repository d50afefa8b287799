"""Bit-vector terms: the one language in which ciphers, instruction meanings and proofs are written.

A term is immutable, shared (equal terms are the same object, so `is` is equality) and checked for
width when made. Constants are folded when a term is made; nothing else is rewritten here, so that the
shape that a cipher or a program has is the shape that later passes see. What operations mean is in
`ciphergen.dsl.term.op`.

Bits are numbered from 0, the least significant; `concat` takes the most significant part first.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from sys import getrefcount
from zlib import crc32

from ciphergen.dsl.term.op import OPERATIONS, apply
from ciphergen.dsl.term.operation import Kind, Param
from ciphergen.dsl.term.symbol import Symbol, checked


class WidthError(ValueError):
    """An error: operands whose widths do not fit the operation."""


class Term:
    """A term: operation, arguments, width in bits, and a parameter (a constant's value, a variable's name, a rotation's
    distance, the lowest bit of an extract, a table's entries).

    `rank` is a number by which terms are sorted. It follows from what the term says, not from where or when it was
    made, so that two runs write a sum in the same order.
    """

    __slots__ = ("args", "op", "param", "rank", "width")
    op: str
    args: tuple[Term, ...]
    width: int
    param: Param
    rank: int

    def __init__(self, op: str, args: tuple[Term, ...], width: int, param: Param, rank: int) -> None:
        self.op, self.args, self.width, self.param, self.rank = op, args, width, param, rank

    def __add__(self, other: Term | int) -> Term:
        return make("add", (self, like(self, other)), self.width)

    def __sub__(self, other: Term | int) -> Term:
        return make("sub", (self, like(self, other)), self.width)

    def __mul__(self, other: Term | int) -> Term:
        return make("mul", (self, like(self, other)), self.width)

    def __and__(self, other: Term | int) -> Term:
        return make("and", (self, like(self, other)), self.width)

    def __or__(self, other: Term | int) -> Term:
        return make("or", (self, like(self, other)), self.width)

    def __xor__(self, other: Term | int) -> Term:
        return make("xor", (self, like(self, other)), self.width)

    def __invert__(self) -> Term:
        return make("not", (self,), self.width)

    def __neg__(self) -> Term:
        return make("neg", (self,), self.width)

    def __lshift__(self, amount: Term | int) -> Term:
        """Return the shift left; an amount of the width or more gives 0 (SMT-LIB)."""
        return make("shl", (self, like(self, amount)), self.width)

    def __rshift__(self, amount: Term | int) -> Term:
        """Return the logical shift right; an amount of the width or more gives 0 (SMT-LIB)."""
        return make("lshr", (self, like(self, amount)), self.width)

    @property
    def is_const(self) -> bool:
        return self.op == "const"

    @property
    def value(self) -> int:
        """Return the value of a constant.

        Raises:
            ValueError: the term is not a constant.
        """
        if self.op != "const" or not isinstance(self.param, int):
            raise ValueError(f"not a constant: {self}")
        return self.param

    @property
    def kind(self) -> Kind:
        """Return the kind: how the bits of the operation's result depend on those of its arguments."""
        return OPERATIONS[self.op].kind if self.args else Kind.LEAF

    @property
    def commutes(self) -> bool:
        """Return True if the operation is commutative."""
        return bool(self.args) and OPERATIONS[self.op].laws.commutative

    @property
    def number(self) -> int:
        """Return the integer parameter (rotation distance, lowest extracted bit)."""
        assert isinstance(self.param, int)
        return self.param

    @property
    def name(self) -> str:
        """Return a variable's name for display; `symbol` says what the variable stands for."""
        assert isinstance(self.param, str | Symbol)
        return str(self.param)

    @property
    def symbol(self) -> Symbol:
        """Return the symbol of a variable: kind, index and secrecy.

        Raises:
            TypeError: the term has a plain name, which has no kind or secrecy, or is not a variable.
        """
        if not isinstance(self.param, Symbol):
            raise TypeError(f"the variable '{self.param}' does not say whether it is a secret")
        return self.param

    def __repr__(self) -> str:
        return render(self, depth=4)


class Shared:
    """The table of the terms that are shared: equal terms are one object. Those that nobody else holds are dropped from
    time to time, the young ones often, so that a finished proof leaves little behind. Nothing depends on what the table
    holds, only on identity.

    A weak reference for each term would drop it at once, and take more time and memory than the term.
    """

    def __init__(self) -> None:
        self._terms: dict[Key, Term] = {}
        self.find = self._terms.get
        self._young, self._wait = 0, _YOUNG
        self._most = 4 * _YOUNG

    def __len__(self) -> int:
        return len(self._terms)

    def add(self, key: Key, term: Term) -> Term:
        """Add a new term, and return it."""
        if self._young >= self._wait:
            self._drop_young()
        self._young += 1
        self._terms[key] = term
        return term

    def _drop_young(self) -> None:
        """Remove the young terms that nobody holds, or all such terms if there are many; where most are held, wait for
        more before the next time."""
        before, young = len(self._terms), self._young
        self.drop_unused(None if before > self._most else young)
        held = 4 * (before - len(self._terms)) < young
        self._wait = min(2 * self._wait, 8 * _YOUNG) if held else _YOUNG

    def drop_unused(self, newest: int | None = None) -> None:
        """Remove the terms that nobody holds, of all or of the newest, users before arguments."""
        items = [*islice(reversed(self._terms.items()), newest)][::-1]
        while items:
            key, term = items.pop()  # the list holds the arguments of those whose turn has not come
            if getrefcount(term) == _UNUSED:
                del self._terms[key]
        self._young = 0
        if newest is None:
            self._most = max(4 * _YOUNG, 3 * len(self._terms) // 2)


Key = tuple[object, ...]
_YOUNG = 25_000
_UNUSED = 3  # references: the table's, and those of the loop and of the function which counts them
_TERMS = Shared()
_find = _TERMS.find


def drop_unused() -> None:
    """Remove the terms that nobody holds, of all: at a place where many were held until now."""
    _TERMS.drop_unused()


def _leaf(op: str, width: int, param: Param) -> Term:
    key = (op, width, param)
    return _find(key) or _new(key, op, (), width, param)


def _new(key: Key, op: str, args: tuple[Term, ...], width: int, param: Param) -> Term:
    return _TERMS.add(key, Term(op, args, width, param, _rank(op, args, width, param)))


def _rank(op: str, args: tuple[Term, ...], width: int, param: Param) -> int:
    """Return the number by which a term is sorted: constants last. Python hashes numbers, and tuples of them, in the
    same way in each process, but not text."""
    if op == "const":
        assert isinstance(param, int)
        return (1 << 64) + param
    number = param if isinstance(param, int) else _number(param)
    if len(args) == 2:  # as below, in less time
        return hash((_number(op), width, number, args[0].rank, args[1].rank))
    return hash((_number(op), width, number, *[a.rank for a in args]))


@lru_cache(maxsize=4096)
def _number(param: Param) -> int:
    return crc32(str(param).encode())


def make(op: str, args: tuple[Term, ...], width: int, param: Param = None) -> Term:
    """Return a term of any operation but `const` and `var`; fold it to a constant if every argument is one.

    Raises:
        WidthError: the widths do not fit.
    """
    if op not in OPERATIONS:
        raise WidthError(f"no operation is called {op!r}")
    key = (op, width, param, args)
    known = _find(key)
    if known is not None:
        return known  # checked when it was made
    widths = tuple([a.width for a in args])
    if not _fits(op, width, widths, param):
        raise WidthError(f"{op} of widths {list(widths)} cannot give {width} bits (parameter {param!r})")
    for a in args:
        if a.op != "const":
            return _new(key, op, args, width, param)
    return const(apply(op, width, widths, tuple(a.value for a in args), param), width)


@lru_cache(maxsize=4096)
def _fits(op: str, width: int, widths: tuple[int, ...], param: Param) -> bool:
    return width >= 1 and OPERATIONS[op].fits(width, widths, param)


def const(value: int, width: int) -> Term:
    """Return a constant; `value` is taken modulo 2**width, so that -1 is all ones."""
    if width < 1:
        raise WidthError(f"a constant of {width} bits")
    return _leaf("const", width, value & ((1 << width) - 1))


def var(name: str | Symbol, width: int) -> Term:
    """Return a free variable, identified by name and width; asking a plain name's secrecy is an error."""
    if width < 1:
        raise WidthError(f"a variable of {width} bits")
    return _leaf("var", width, checked(name))


def like(term: Term, other: Term | int) -> Term:
    """Return a term as it is, or a number as a constant of another term's width."""
    return const(other, term.width) if isinstance(other, int) else other


def render(term: Term, depth: int = 64) -> str:
    """Return the text form, `(op[parameter] argument ...)`, with an ellipsis below `depth`."""
    if term.op == "const":
        return f"{term.value:#x}:{term.width}"
    if term.op == "var":
        return f"{term.name}:{term.width}"
    if depth == 0:
        return "…"
    mark = OPERATIONS[term.op].mark(term.width, term.param)
    return f"({term.op}{mark} {' '.join(render(a, depth - 1) for a in term.args)})"

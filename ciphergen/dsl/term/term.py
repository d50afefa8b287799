"""Bit-vector terms: the one language in which ciphers, instruction meanings and proofs are written.

A term is immutable, shared (equal terms are the same object, so `is` is equality) and checked for
width when made. Constants are folded when a term is made; nothing else is rewritten here, so that the
shape that a cipher or a program has is the shape that later passes see. What operations mean is in
`ciphergen.dsl.term.op`.

Bits are numbered from 0, the least significant; `concat` takes the most significant part first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from weakref import WeakValueDictionary

from ciphergen.dsl.term.op import Param, apply
from ciphergen.dsl.term.symbol import Symbol, checked


class WidthError(ValueError):
    """Operands whose widths do not fit the operation."""


class Term:
    """One node: operation, arguments, width in bits, and a parameter (a constant's value, a variable's
    name, a rotation's distance, the lowest bit of an extract, a table's entries)."""

    __slots__ = ("__weakref__", "args", "op", "param", "width")
    op: str
    args: tuple[Term, ...]
    width: int
    param: Param

    def __add__(self, other: Term | int) -> Term:
        return make("add", (self, _like(self, other)), self.width)

    def __sub__(self, other: Term | int) -> Term:
        return make("sub", (self, _like(self, other)), self.width)

    def __mul__(self, other: Term | int) -> Term:
        return make("mul", (self, _like(self, other)), self.width)

    def __and__(self, other: Term | int) -> Term:
        return make("and", (self, _like(self, other)), self.width)

    def __or__(self, other: Term | int) -> Term:
        return make("or", (self, _like(self, other)), self.width)

    def __xor__(self, other: Term | int) -> Term:
        return make("xor", (self, _like(self, other)), self.width)

    def __invert__(self) -> Term:
        return make("not", (self,), self.width)

    def __neg__(self) -> Term:
        return make("neg", (self,), self.width)

    def __lshift__(self, amount: Term | int) -> Term:
        """Shift left; an amount of the width or more gives 0 (SMT-LIB)."""
        return make("shl", (self, _like(self, amount)), self.width)

    def __rshift__(self, amount: Term | int) -> Term:
        """Logical shift right; an amount of the width or more gives 0 (SMT-LIB)."""
        return make("lshr", (self, _like(self, amount)), self.width)

    @property
    def is_const(self) -> bool:
        return self.op == "const"

    @property
    def value(self) -> int:
        """The value of a constant.

        Raises:
            ValueError: the term is not a constant.
        """
        if self.op != "const" or not isinstance(self.param, int):
            raise ValueError(f"not a constant: {self}")
        return self.param

    @property
    def number(self) -> int:
        """The integer parameter (rotation distance, lowest extracted bit)."""
        assert isinstance(self.param, int)
        return self.param

    @property
    def name(self) -> str:
        """A variable's name."""
        assert isinstance(self.param, str | Symbol)
        return str(self.param)

    def __repr__(self) -> str:
        return render(self, depth=4)


# Equal terms are one object. Weak, so that a finished proof leaves nothing behind; nothing depends on
# what the table holds, only on identity, so it is not state that a caller can observe.
_TERMS: WeakValueDictionary[tuple[object, ...], Term] = WeakValueDictionary()


def _intern(op: str, args: tuple[Term, ...], width: int, param: Param) -> Term:
    key = (op, width, param, *map(id, args))
    term = _TERMS.get(key)
    if term is None:
        term = Term()
        term.op, term.args, term.width, term.param = op, args, width, param
        _TERMS[key] = term
    return term


def _int(param: Param) -> int:
    assert isinstance(param, int)
    return param


_SAME_WIDTH = frozenset({"and", "or", "xor", "add", "sub", "mul", "shl", "lshr", "ashr"})
_COMPARE = frozenset({"eq", "ult", "slt"})


def _fit(entries: tuple[int, ...], width: int) -> bool:
    return all(0 <= entry < (1 << width) for entry in entries)


def _check(op: str, args: tuple[Term, ...], width: int, param: Param) -> None:
    """Every rule about widths, in one place."""
    widths = [a.width for a in args]
    if op in _SAME_WIDTH:
        good = widths == [width, width]
    elif op in ("not", "neg"):
        good = widths == [width]
    elif op == "rotl":
        good = widths == [width] and 0 <= _int(param) < width
    elif op in _COMPARE:
        good = width == 1 and len(args) == 2 and widths[0] == widths[1]
    elif op == "ite":
        good = widths == [1, width, width]
    elif op == "concat":
        good = len(args) >= 2 and sum(widths) == width
    elif op == "extract":
        good = len(args) == 1 and _int(param) >= 0 and _int(param) + width <= widths[0]
    elif op in ("zext", "sext"):
        good = len(args) == 1 and widths[0] < width
    elif op == "table":
        good = len(args) == 1 and isinstance(param, tuple) and len(param) == 1 << widths[0] and _fit(param, width)
    else:
        raise WidthError(f"no operation is called {op!r}")
    if not good or width < 1:
        raise WidthError(f"{op} of widths {widths} cannot give {width} bits (parameter {param!r})")


def make(op: str, args: tuple[Term, ...], width: int, param: Param = None) -> Term:
    """A term of any operation but `const` and `var`; folded if every argument is a constant.

    Raises:
        WidthError: the widths do not fit.
    """
    _check(op, args, width, param)
    if all(a.op == "const" for a in args):
        values = tuple(a.value for a in args)
        return const(apply(op, width, tuple(a.width for a in args), values, param), width)
    return _intern(op, args, width, param)


def const(value: int, width: int) -> Term:
    """A constant; `value` is taken modulo 2**width, so that -1 is all ones."""
    if width < 1:
        raise WidthError(f"a constant of {width} bits")
    return _intern("const", (), width, value & ((1 << width) - 1))


def var(name: str | Symbol, width: int) -> Term:
    """A free variable. Name and width together are its identity. Of a plain name nobody may ask the secrecy."""
    if width < 1:
        raise WidthError(f"a variable of {width} bits")
    return _intern("var", (), width, checked(name))


def _like(term: Term, other: Term | int) -> Term:
    return const(other, term.width) if isinstance(other, int) else other


def rotl(a: Term, distance: int) -> Term:
    """Rotate left by a constant, taken modulo the width."""
    distance %= a.width
    return a if distance == 0 else make("rotl", (a,), a.width, distance)


def rotr(a: Term, distance: int) -> Term:
    """Rotate right by a constant, taken modulo the width."""
    return rotl(a, -distance)


def ashr(a: Term, amount: Term | int) -> Term:
    """Arithmetic shift right; amounts of the width or more give the sign in every bit."""
    return make("ashr", (a, _like(a, amount)), a.width)


def concat(*parts: Term) -> Term:
    """Parts side by side, the most significant first."""
    return parts[0] if len(parts) == 1 else make("concat", parts, sum(p.width for p in parts))


def extract(a: Term, high: int, low: int) -> Term:
    """Bits high..low, both included."""
    width = high - low + 1
    return a if width == a.width and low == 0 else make("extract", (a,), width, low)


def zext(a: Term, width: int) -> Term:
    """Zero-extend to `width` bits."""
    return a if width == a.width else make("zext", (a,), width)


def sext(a: Term, width: int) -> Term:
    """Sign-extend to `width` bits."""
    return a if width == a.width else make("sext", (a,), width)


def eq(a: Term, b: Term) -> Term:
    """1 bit: a = b."""
    return make("eq", (a, b), 1)


def ult(a: Term, b: Term) -> Term:
    """1 bit: a < b, unsigned."""
    return make("ult", (a, b), 1)


def slt(a: Term, b: Term) -> Term:
    """1 bit: a < b, two's complement."""
    return make("slt", (a, b), 1)


def ite(condition: Term, then: Term, otherwise: Term) -> Term:
    """`then` where the 1-bit condition is 1."""
    return make("ite", (condition, then, otherwise), then.width)


def lookup(entries: Sequence[int], index: Term, width: int) -> Term:
    """entries[index]; 2**index.width entries of `width` bits."""
    return make("table", (index,), width, tuple(entries))


def to_bytes(a: Term, order: str = "little") -> list[Term]:
    """The bytes of a term whose width is a multiple of 8, in memory order."""
    parts = [extract(a, i + 7, i) for i in range(0, a.width, 8)]
    return parts if order == "little" else parts[::-1]


def from_bytes(parts: Sequence[Term], order: str = "little") -> Term:
    """The word that bytes in memory order make."""
    return concat(*(reversed(parts) if order == "little" else parts))


def topological(roots: Iterable[Term]) -> list[Term]:
    """Every term below the roots once, arguments before users, in an order that depends on shape only."""
    seen: set[int] = set()
    order: list[Term] = []
    for root in roots:
        stack: list[tuple[Term, bool]] = [(root, False)]
        while stack:
            term, done = stack.pop()
            if done:
                order.append(term)
            elif id(term) not in seen:
                seen.add(id(term))
                stack.append((term, True))
                stack.extend((a, False) for a in reversed(term.args))
    # A term can be pushed twice before it is first expanded; `seen` keeps the first expansion only.
    return order


def variables(roots: Iterable[Term]) -> list[Term]:
    """The variables below the roots, in order of first use."""
    return [t for t in topological(roots) if t.op == "var"]


def evaluate(roots: Sequence[Term], values: Mapping[Term, int]) -> list[int]:
    """Values of the roots where the variables have the given values.

    Raises:
        KeyError: a variable below the roots has no value.
    """
    found: dict[int, int] = {}
    for t in topological(roots):
        if t.op == "const":
            found[id(t)] = t.value
        elif t.op == "var":
            found[id(t)] = values[t] & ((1 << t.width) - 1)
        else:
            arguments = tuple(found[id(a)] for a in t.args)
            found[id(t)] = apply(t.op, t.width, tuple(a.width for a in t.args), arguments, t.param)
    return [found[id(r)] for r in roots]


def rebuild(roots: Sequence[Term], step: Callable[[Term, tuple[Term, ...]], Term]) -> list[Term]:
    """Bottom-up: `step(old term, new arguments)` makes each new term once."""
    new: dict[int, Term] = {}
    for t in topological(roots):
        new[id(t)] = step(t, tuple(new[id(a)] for a in t.args))
    return [new[id(r)] for r in roots]


def remake(term: Term, args: tuple[Term, ...]) -> Term:
    """The term with other arguments.

    Raises:
        WidthError: the widths do not fit.
    """
    return term if args == term.args else make(term.op, args, term.width, term.param)


def substitute(roots: Sequence[Term], values: Mapping[Term, Term]) -> list[Term]:
    """The roots with variables replaced; widths must agree.

    Raises:
        WidthError: a replacement has another width than its variable.
    """
    for variable, value in values.items():
        if variable.width != value.width:
            raise WidthError(f"{variable.name} has {variable.width} bits, its replacement {value.width}")

    def step(t: Term, args: tuple[Term, ...]) -> Term:
        return values.get(t, t) if t.op == "var" else remake(t, args)

    return rebuild(roots, step)


def render(term: Term, depth: int = 64) -> str:
    """Text form: `(op[parameter] argument ...)`; deeper than `depth` is an ellipsis."""
    if term.op == "const":
        return f"{term.value:#x}:{term.width}"
    if term.op == "var":
        return f"{term.name}:{term.width}"
    if depth == 0:
        return "…"
    head = term.op
    if term.op == "extract":
        head = f"extract[{term.number + term.width - 1}:{term.number}]"
    elif term.op == "table":
        head = "table"
    elif term.param is not None:
        head = f"{term.op}[{term.param}]"
    elif term.op in ("zext", "sext"):
        head = f"{term.op}[{term.width}]"
    return f"({head} {' '.join(render(a, depth - 1) for a in term.args)})"

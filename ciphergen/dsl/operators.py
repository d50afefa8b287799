"""The meaning of the notation's operators and built-in functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ciphergen.dsl import term
from ciphergen.dsl.budget import NUMBER
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.public_number import PublicNumber
from ciphergen.dsl.term import Kind, Term
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.values import LIMIT, Value, bits, describe, elementwise, flatten, leaves, of_words, whole, word, work

# Signs between two words, and between two numbers, which have no width: what is below has a meaning on these only.
_WORDS = {row.sign: row.name for row in OPERATIONS.values() if row.sign and row.kind is not Kind.SHIFT}
_NUMBERS: Mapping[str, Callable[[int, int], int]] = {
    "div": lambda a, b: a // b,
    "mod": lambda a, b: a % b,
    "==": lambda a, b: int(a == b),
    "!=": lambda a, b: int(a != b),
    "<": lambda a, b: int(a < b),
    ">": lambda a, b: int(a > b),
    "<=": lambda a, b: int(a <= b),
    ">=": lambda a, b: int(a >= b),
    "<<": lambda a, b: a << b,
    ">>": lambda a, b: a >> b,
}
# Between two words, read as unsigned numbers, as one bit.
_COMPARISONS: Mapping[str, Callable[[Term, Term], Term]] = {
    "==": term.eq,
    "!=": lambda a, b: ~term.eq(a, b),
    "<": term.ult,
    ">": lambda a, b: term.ult(b, a),
    "<=": lambda a, b: ~term.ult(b, a),
    ">=": lambda a, b: ~term.ult(a, b),
}
_ROTATIONS = {"<<<": term.rotl_by, ">>>": term.rotr_by}
SHIFTS = frozenset({"<<", ">>", *_ROTATIONS})


def unary(op: str, value: Value, place: SourceLocation) -> Value:
    """Apply `~` or `-` to a number, a word or every element of an array, or `not` to a number.

    Raises:
        UserError: the operator has no meaning on the operand.
    """
    if isinstance(value, tuple):
        return tuple(unary(op, whole(v, place), place) for v in value)
    if op == "not":
        return int(not number(value, place, "what stands after 'not'", "~(...)"))
    if isinstance(value, Term):
        return ~value if op == "~" else -value
    if op == "~":
        raise no_width(op, value, place)
    return -value


def binary(op: str, left: Value, right: Value, place: SourceLocation) -> Value:
    """Apply any binary operator except `and` and `or`, which may skip their right side.

    Raises:
        UserError: the operands differ in width, or the operator has no meaning on them.
    """
    apply = _shift if op in SHIFTS else _words
    if isinstance(left, tuple) or isinstance(right, tuple):
        return elementwise(lambda a, b: apply(op, a, b, place), left, right, place)
    return apply(op, left, right, place)


def choices(op: str, left: Value, right: Value) -> int:
    """Return the number of terms, at most, that an operator makes besides one for each word of its result: a rotation
    by a word is one choice for each bit of the distance."""
    if op not in _ROTATIONS:
        return 0
    widths = (leaf.width for leaf in flatten(right) if isinstance(leaf, Term))
    return max(work(left), work(right)) * max(widths, default=0)


def _words(op: str, left: int | Term, right: int | Term, place: SourceLocation) -> Value:
    if isinstance(left, int) and isinstance(right, int):
        if op in ("div", "mod") and right == 0:
            raise UserError(place, f"'{op}' by zero", "a number other than 0")
        return _of_fair_size(_on_numbers(op, left, right), place)
    if op not in _WORDS and op not in _COMPARISONS:
        found = f"'{op}' between {describe(left)} and {describe(right)}"
        allowed = f"numbers known from the text; words only with {' '.join((*_WORDS, *_COMPARISONS))}"
        raise UserError(place, found, allowed)
    width = left.width if isinstance(left, Term) else right.width if isinstance(right, Term) else 0
    a = left if isinstance(left, Term) else word(left, width, place)
    b = right if isinstance(right, Term) else word(right, width, place)
    if a.width != b.width:
        found = f"'{op}' between {describe(a)} and {describe(b)}"
        raise UserError(place, found, "two words of one width", f"bits(..., {max(a.width, b.width)})")
    return _COMPARISONS[op](a, b) if op in _COMPARISONS else term.make(_WORDS[op], (a, b), width)


def _on_numbers(op: str, left: int, right: int) -> int:
    """Apply an operator to numbers: one of words too acts as on words, without the reduction modulo 2**width."""
    if op in _NUMBERS:
        return _NUMBERS[op](left, right)
    value: int = OPERATIONS[_WORDS[op]].value(0, (), (left, right), None)
    return value


def _of_fair_size(value: int, place: SourceLocation) -> int:
    if value.bit_length() > NUMBER:
        raise UserError(place, f"a number of {value.bit_length()} bits", f"at most {NUMBER}")
    return value


def _shift(op: str, value: int | Term, distance: int | Term, place: SourceLocation) -> Value:
    if isinstance(value, int):
        if op in _ROTATIONS:
            raise no_width(op, value, place)
        by = number(distance, place, "the distance")
        if not 0 <= by <= NUMBER:
            raise UserError(place, f"a shift of a number by {by}", f"0 to {NUMBER}")
        return _of_fair_size(_on_numbers(op, value, by), place)
    if op in _ROTATIONS:
        turns = term.const(distance % value.width, value.width) if isinstance(distance, int) else distance
        return _ROTATIONS[op](value, turns)
    if isinstance(distance, int):
        if not 0 <= distance < value.width:
            raise UserError(place, f"a shift of {value.width} bits by {distance}", f"0 to {value.width - 1}")
        if isinstance(distance, PublicNumber):
            distance = distance.word(value.width)
    elif distance.width > value.width:
        allowed = f"a distance of at most {value.width} bits"
        raise UserError(place, f"a shift of {describe(value)} by {describe(distance)}", allowed)
    else:
        distance = term.zext(distance, value.width)
    return value << distance if op == "<<" else value >> distance


def no_width(op: str, value: int, place: SourceLocation) -> UserError:
    """Return the error for a number where only a word has a meaning."""
    return UserError(place, f"'{op}' of the number {value:#x}, which has no width", "a word", f"word({value:#x})")


def number(value: Value, place: SourceLocation, what: str, for_bits: str = "") -> int:
    """Return a number known from the text.

    Args:
        for_bits: what to write for a value of one bit, such as a comparison of words gives.

    Raises:
        UserError: the value is a word or an array.
    """
    if not isinstance(value, int):
        write = for_bits if isinstance(value, Term) and value.width == 1 else ""
        raise UserError(place, f"{what} is {describe(value)}", "a number known from the text", write)
    return value


# Built-in functions: (arguments, the cipher's word width, place) -> value


def _join(args: tuple[Value, ...], width: int, place: SourceLocation) -> Value:
    parts = _elements(args[0], place, "join")
    words = [p for p in parts if isinstance(p, Term)]
    if len(words) != len(parts) or not words:
        raise UserError(place, f"join of {describe(args[0])}", "an array of words, the most significant first")
    if bits(args[0]) > LIMIT:
        raise UserError(place, f"a word of {bits(args[0])} bits", f"1 to {LIMIT} bits")
    return term.concat(*words)


def _split(args: tuple[Value, ...], width: int, place: SourceLocation) -> Value:
    size = number(args[1], place, "the width of the pieces")
    value = args[0]
    if not isinstance(value, Term) or size < 1 or value.width % size:
        raise UserError(place, f"split of {describe(value)} into pieces of {size}", "a word of several such pieces")
    return tuple(term.extract(value, i + size - 1, i) for i in range(value.width - size, -1, -size))


def _transpose(args: tuple[Value, ...], width: int, place: SourceLocation) -> Value:
    rows = [r for r in _elements(args[0], place, "transpose") if isinstance(r, Term)]
    if not rows or len(rows) != len(_elements(args[0], place, "transpose")) or len({r.width for r in rows}) > 1:
        raise UserError(place, f"transpose of {describe(args[0])}", "an array of words of one width")
    if bits(args[0]) > LIMIT:
        raise UserError(place, f"transpose of {bits(args[0])} bits", f"at most {LIMIT}")
    columns = range(rows[0].width)
    return tuple(term.concat(*(term.extract(r, i, i) for r in reversed(rows))) for i in columns)


def _xor(args: tuple[Value, ...], width: int, place: SourceLocation) -> Value:
    total, *rest = _elements(args[0], place, "xor")
    for item in rest:
        total = binary("^", total, item, place)
    return total


def _reverse(args: tuple[Value, ...], width: int, place: SourceLocation) -> Value:
    return tuple(reversed(_elements(args[0], place, "reverse")))


def _length(args: tuple[Value, ...], width: int, place: SourceLocation) -> Value:
    if not isinstance(args[0], tuple):
        raise UserError(place, f"length of {describe(args[0])}", "an array")
    return len(args[0])


def _bits(args: tuple[Value, ...], width: int, place: SourceLocation) -> Value:
    size = number(args[1], place, "the width")
    value = args[0]
    if size > LIMIT:
        raise UserError(place, f"a word of {size} bits", f"1 to {LIMIT} bits")
    if isinstance(value, int) and size > 0:
        return word(value, size, place)
    if isinstance(value, Term) and size >= value.width:
        return term.zext(value, size)
    raise UserError(place, f"bits of {describe(value)} to {size}", "a number, or a word of that width or less")


def _elements(value: Value, place: SourceLocation, what: str) -> list[Value]:
    value = of_words(value, place)
    if not isinstance(value, tuple) or not value:
        raise UserError(place, f"{what} of {describe(value)}", "an array")
    return [whole(v, place) for v in value]


Builtin = Callable[[tuple[Value, ...], int, SourceLocation], Value]
# By name: how many arguments it takes, what it does, and how many terms it makes at most of its first argument.
BUILTINS: Mapping[str, tuple[int, Builtin, Callable[[Value], int]]] = {
    "join": (1, _join, leaves),
    "split": (2, _split, bits),
    "transpose": (1, _transpose, bits),
    "xor": (1, _xor, leaves),
    "reverse": (1, _reverse, leaves),
    "length": (1, _length, lambda value: 0),
    "bits": (2, _bits, leaves),
    "word": (1, lambda args, width, place: _bits((args[0], width), width, place), leaves),
    "byte": (1, lambda args, width, place: _bits((args[0], 8), width, place), leaves),
}

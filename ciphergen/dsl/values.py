"""Values of expressions: a number, a word (a term), or an array of them, and the shapes of these.

A number is a Python int without a width; it takes the width of the word it meets and must fit it. An array is a
tuple; `None` stands for an element that has not been set yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl import term
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.public_number import PublicNumber, PublicString
from ciphergen.dsl.term import Term

# Longer words, arrays, loops and numbers than this are mistakes; without a limit they would take all memory.
LIMIT = 1 << 16
# An array of words has no more bits than this in all.
BITS = 1 << 22

Value = int | Term | tuple["Value | None", ...]


@dataclass(frozen=True)
class ArrayShape:
    """An array's sizes, outermost first, and the width of what it holds in bits; width None is a number."""

    sizes: tuple[int, ...]
    width: int | None

    @property
    def element(self) -> ArrayShape:
        return ArrayShape(self.sizes[1:], self.width)

    @property
    def count(self) -> int:
        """Return the number of words in the shape."""
        count = 1
        for size in self.sizes:
            count *= size
        return count

    def __str__(self) -> str:
        base = "number" if self.width is None else f"bits({self.width})"
        return base + "".join(f"[{n}]" for n in self.sizes)


@dataclass(frozen=True)
class TableValue:
    """A look-up table with its widths in bits, and its name in the text."""

    name: str
    index: int
    width: int
    entries: tuple[int, ...]


@dataclass(frozen=True)
class TableArray:
    """An array of look-up tables of the same widths, which the text calls `name`."""

    name: str
    tables: tuple[TableValue, ...]


Tables = TableValue | TableArray


def each_table(tables: Mapping[str, Tables]) -> Iterator[TableValue]:
    """Yield the tables of a text by themselves, those of an array one by one."""
    for found in tables.values():
        yield from found.tables if isinstance(found, TableArray) else (found,)


def leaves(value: Value | None) -> int:
    """Return the number of words and numbers in a value."""
    return sum(map(leaves, value)) if isinstance(value, tuple) and not isinstance(value, PublicString) else 1


def bits(value: Value | None) -> int:
    """Return the number of bits in all words of a value."""
    if isinstance(value, tuple):
        return sum(map(bits, value))
    return value.width if isinstance(value, Term) else 0


def width_of(value: Value | None) -> int | None:
    """Return the width of a word, or of all words of an array; None where they differ, or none is a word."""
    widths = {leaf.width for leaf in flatten(value) if isinstance(leaf, Term)}
    return widths.pop() if len(widths) == 1 else None


def work(value: Value | None) -> int:
    """Return the charge of a value in terms, above one a word for wide words, since products grow with the square."""
    if isinstance(value, Term):
        return 1 if value.width < 1 << 10 else 1 + (value.width >> 10) ** 2
    return sum(map(work, value)) if isinstance(value, tuple) else 1


def dimensions(value: Value | None) -> int:
    """Return the number of dimensions at the deepest element; 0 for a word or number."""
    return 1 + max(map(dimensions, value), default=0) if isinstance(value, tuple) else 0


def check_size(count: int, width: int, place: SourceLocation) -> None:
    """Check the size of an array against the limits.

    Raises:
        UserError: the array has too many elements, or too many bits in all.
    """
    if count > LIMIT:
        raise UserError(place, f"an array of {count} elements", f"at most {LIMIT}")
    if width > BITS:
        raise UserError(place, f"an array of {width} bits", f"at most {BITS}")


def describe(value: Value | None) -> str:
    """Return a value's shape in the notation of types."""
    if value is None:
        return "not set"
    if isinstance(value, int):
        return f"the number {value}"
    if isinstance(value, Term):
        return f"bits({value.width})"
    inner = {kind(v) for v in value}
    return f"{inner.pop()}[{len(value)}]" if len(inner) == 1 else f"an array of {len(value)}"


def kind(value: Value | None) -> str:
    """Return the shape of a value as an element of an array: `number` for any number."""
    if isinstance(value, int):
        return "number"
    if not isinstance(value, tuple):
        return describe(value)
    inner = {kind(v) for v in value}
    base = inner.pop() if len(inner) == 1 else "?"
    head, bracket, tail = base.partition("[")
    return f"{head}[{len(value)}]{bracket}{tail}"


def flatten(value: Value | None) -> Iterator[int | Term | None]:
    """Yield the leaves of an array, in order."""
    if isinstance(value, tuple):
        for item in value:
            yield from flatten(item)
    else:
        yield value


def reshape(leaves: Sequence[Term], shape: ArrayShape) -> Value:
    """Return leaves in order as an array of that shape."""
    if not shape.sizes:
        return leaves[0]
    step = shape.element.count
    return tuple(reshape(leaves[i * step : (i + 1) * step], shape.element) for i in range(shape.sizes[0]))


def shape_like(value: Value, place: SourceLocation) -> ArrayShape:
    """Return the shape of a value.

    Raises:
        UserError: an array whose elements differ.
    """
    if isinstance(value, tuple):
        inner = {shape_like(whole(v, place), place) for v in value}
        if len(inner) != 1:
            raise UserError(place, f"{describe(value)} cannot be changed as a whole", "an array of equal elements")
        element = inner.pop()
        return ArrayShape((len(value), *element.sizes), element.width)
    return ArrayShape((), None if isinstance(value, int) else value.width)


def empty(shape: ArrayShape) -> Value | None:
    """Return an array of that shape with no element set; None for a single word or number."""
    return tuple(empty(shape.element) for _ in range(shape.sizes[0])) if shape.sizes else None


def word(value: int, width: int, place: SourceLocation) -> Term:
    """Return a number as a word.

    Raises:
        UserError: the number does not fit in the word.
    """
    if not 0 <= value < 1 << width:
        limit = f"0 to 2^{width} - 1" if width > 128 else f"0 to {(1 << width) - 1:{'#x' if width > 8 else 'd'}}"
        raise UserError(place, f"the number {value:#x} does not fit {width} bits", limit)
    return value.word(width) if isinstance(value, PublicNumber) else term.const(value, width)


def of_words(value: Value, place: SourceLocation) -> Value:
    """Return an array of numbers and of words of one width with the numbers as such words; any other value as it is.

    Raises:
        UserError: a number does not fit.
    """
    if not isinstance(value, tuple):
        return value
    width = width_of(value)
    if width is None or not any(isinstance(leaf, int) for leaf in flatten(value)):
        return value

    def made(part: Value | None) -> Value | None:
        if isinstance(part, tuple):
            return tuple(made(each) for each in part)
        return word(part, width, place) if isinstance(part, int) else part

    return tuple(made(each) for each in value)


def fit(value: Value | None, shape: ArrayShape, place: SourceLocation, what: str) -> Value:
    """Return the value in that shape, with numbers converted to words.

    Raises:
        UserError: the value has another shape.
    """
    if shape.sizes and isinstance(value, tuple) and len(value) == shape.sizes[0]:
        return tuple(fit(item, shape.element, place, what) for item in value)
    if not shape.sizes:
        if isinstance(value, int):
            return value if shape.width is None else word(value, shape.width, place)
        if isinstance(value, Term) and value.width == shape.width:
            return value
    raise UserError(place, f"{what} is {describe(value)}", str(shape))


def elementwise(
    operation: Callable[[int | Term, int | Term], Value], left: Value, right: Value, place: SourceLocation
) -> Value:
    """Apply an operation to two words, or to arrays element by element; pair a single word or number with every
    element.

    Raises:
        UserError: two arrays have different lengths.
    """
    if isinstance(left, tuple) and isinstance(right, tuple):
        if len(left) != len(right):
            found = f"{describe(left)} and {describe(right)} do not go together"
            raise UserError(place, found, "arrays of one length, or an array and a word")
        return tuple(
            elementwise(operation, whole(a, place), whole(b, place), place) for a, b in zip(left, right, strict=True)
        )
    if isinstance(left, tuple):
        return tuple(elementwise(operation, whole(a, place), right, place) for a in left)
    if isinstance(right, tuple):
        return tuple(elementwise(operation, left, whole(b, place), place) for b in right)
    return operation(left, right)


def whole(value: Value | None, place: SourceLocation) -> Value:
    """Return a value all of whose elements are set.

    Raises:
        UserError: an element is not set.
    """
    if value is None:
        raise UserError(place, "this is read before it is set", "a value that has been set on a line above")
    return value

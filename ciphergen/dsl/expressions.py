"""Evaluation of expressions to values and terms. Names have been checked before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl import syntax, term
from ciphergen.dsl.binding import Binding, Scope
from ciphergen.dsl.budget import DIMENSIONS, SHORTER_LOOP, Budget
from ciphergen.dsl.elements import element, look_up, position, scanned, table_at
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.operators import BUILTINS, SHIFTS, binary, choices, number, unary
from ciphergen.dsl.public_number import PublicString
from ciphergen.dsl.term import Term
from ciphergen.dsl.values import (
    BITS,
    LIMIT,
    ArrayShape,
    TableArray,
    Tables,
    TableValue,
    Value,
    bits,
    check_size,
    describe,
    dimensions,
    elementwise,
    flatten,
    leaves,
    whole,
    width_of,
    word,
    work,
)

Invoke = Callable[[tuple[Value, ...], SourceLocation], Value]


@dataclass(frozen=True)
class Surroundings:
    """The environment that all of a variant shares: word and block widths in bits, constants, tables, functions, and
    the budget for all that is computed. products: where words are multiplied by words, and how wide these are, as far
    as the text has been unfolded. look_ups: where tables are looked up with words, the name that the text has for the
    table, and a look-up, as far again."""

    word: int | None
    block: int | None
    globals: Scope
    tables: Mapping[str, Tables]
    invoke: Callable[[str, tuple[Value, ...], SourceLocation], Value]
    budget: Budget
    products: dict[SourceLocation, int]
    look_ups: dict[SourceLocation, tuple[str, Term]]

    def note_look_up(self, found: Value, table: str, place: SourceLocation) -> None:
        """Note the place of a look-up in a table, if the index is a word that is not known from the text."""
        for each in flatten(found):
            if isinstance(each, Term) and each.op == "table":
                self.look_ups[place] = table, each

    def note_product(self, product: Value, place: SourceLocation) -> None:
        """Note the place of a product if words are multiplied by words there."""
        for each in flatten(product):
            if isinstance(each, Term) and each.op == "mul" and not any(a.is_const for a in each.args):
                self.products[place] = each.width


def evaluate(expr: syntax.Expr, scope: Scope, around: Surroundings, width: int | None = None) -> Value:
    """Return the value of an expression.

    Args:
        width: of the word that the value is to be, if that is known: a choice between two numbers by a bit is such a
            word.

    Raises:
        UserError: widths, lengths or indices that do not fit, or the budget does not suffice.
    """
    around.budget.spend(1, expr.place)
    if isinstance(expr, syntax.Conditional):
        return _choice(expr, scope, around, width)
    value = scope[expr.name].value if isinstance(expr, syntax.Name) else _MEANING[type(expr)](expr, scope, around)
    return whole(value, expr.place) if value is None else value


def constant(expr: syntax.Expr, scope: Scope, around: Surroundings, what: str, for_bits: str = "") -> int:
    """Return the value of an expression that must be a number known from the text; see `number`."""
    return number(evaluate(expr, scope, around), expr.place, what, for_bits)


def shape_of(declared: syntax.Type, scope: Scope, around: Surroundings) -> ArrayShape:
    """Return the shape that a type denotes.

    Raises:
        UserError: a size is below 1, or the text has no word or block that the type could mean.
    """
    widths = {"word": around.word, "byte": 8, "bit": 1, "block": around.block, "number": None}
    if declared.width is not None:
        width: int | None = constant(declared.width, scope, around, "the width")
    else:
        width = widths[declared.base]
        if width is None and declared.base != "number":
            raise UserError(declared.place, f"'{declared.base}' has no width here", "bits(n)")
    if len(declared.sizes) > DIMENSIONS:
        raise UserError(declared.place, f"an array of {len(declared.sizes)} dimensions", f"at most {DIMENSIONS}")
    sizes = tuple(constant(s, scope, around, "the size of an array") for s in declared.sizes)
    for size, expr in zip(sizes, declared.sizes, strict=True):
        if size < 1:
            raise UserError(expr.place, f"an array of {size}", "1 element or more")
    if width is not None and not 1 <= width <= LIMIT:
        raise UserError(declared.place, f"a word of {width} bits", f"1 to {LIMIT} bits")
    shape = ArrayShape(sizes, width)
    check_size(shape.count, shape.count * (width or 0), declared.place)
    return shape


def counters(declared: syntax.Range, scope: Scope, around: Surroundings) -> range:
    """Return the numbers of a range, both ends included; an empty range if the end is one below the start.

    Raises:
        UserError: an end is not a constant, or the range runs the other way.
    """
    first = constant(declared.first, scope, around, "the first number of a range")
    last = constant(declared.last, scope, around, "the last number of a range")
    if declared.down:
        if last > first + 1:
            raise UserError(declared.place, f"from {first} down to {last}", "a last number that is smaller", "..")
        return _short(range(first, last - 1, -1), declared)
    if last < first - 1:
        raise UserError(declared.place, f"from {first} up to {last}", "a last number that is larger", "down to")
    return _short(range(first, last + 1), declared)


def _short(numbers: range, declared: syntax.Range) -> range:
    if not -LIMIT <= numbers.start - numbers.stop <= LIMIT:
        raise UserError(declared.place, f"a range of {abs(numbers.start - numbers.stop)} numbers", f"at most {LIMIT}")
    return numbers


def _made(value: Value, place: SourceLocation, around: Surroundings) -> Value:
    """Return a computed value after charging its terms to the budget."""
    if not isinstance(value, int):
        around.budget.make(work(value), place)
    return value


def _unary(expr: syntax.Unary, scope: Scope, around: Surroundings) -> Value:
    return _made(unary(expr.op, evaluate(expr.operand, scope, around), expr.place), expr.place, around)


def _binary(expr: syntax.Binary, scope: Scope, around: Surroundings) -> Value:
    if expr.op in ("and", "or"):
        write = "(...) & (...)" if expr.op == "and" else "(...) | (...)"
        first = constant(expr.left, scope, around, f"what stands before '{expr.op}'", write)
        if bool(first) == (expr.op == "or"):
            return int(bool(first))
        return int(bool(constant(expr.right, scope, around, f"what stands after '{expr.op}'", write)))
    # A choice between numbers takes the width of the word that it meets. No function of its own: see `_call`.
    chosen = isinstance(expr.left, syntax.Conditional)
    met = evaluate(expr.right if chosen else expr.left, scope, around)
    width = None if expr.op in SHIFTS else width_of(met)
    other = evaluate(expr.left if chosen else expr.right, scope, around, width)
    left, right = (other, met) if chosen else (met, other)
    if isinstance(left, int) and isinstance(right, int):
        return binary(expr.op, left, right, expr.place)
    around.budget.make(choices(expr.op, left, right), expr.place)
    made = binary(expr.op, left, right, expr.place)
    if expr.op == "*":
        around.note_product(made, expr.place)
    return _made(made, expr.place, around)


def _choice(expr: syntax.Conditional, scope: Scope, around: Surroundings, width: int | None) -> Value:
    condition = evaluate(expr.condition, scope, around)
    if isinstance(condition, int):
        return evaluate(expr.then if condition else expr.otherwise, scope, around, width)
    if not isinstance(condition, Term) or condition.width != 1:
        raise UserError(expr.condition.place, f"a choice by {describe(condition)}", "a number or one bit")
    then = evaluate(expr.then, scope, around, width)
    otherwise = evaluate(expr.otherwise, scope, around, width)
    chosen = elementwise(lambda a, b: _chosen(expr, condition, a, b, width), then, otherwise, expr.place)
    return _made(chosen, expr.place, around)


def _chosen(
    expr: syntax.Conditional, condition: Term, then: int | Term, otherwise: int | Term, width: int | None
) -> Term:
    if isinstance(then, int) and isinstance(otherwise, int) and width is None:
        found, allowed = f"a choice between {describe(then)} and {describe(otherwise)}", "a word beside it, or a type"
        raise UserError(expr.place, found, allowed, f"bits({then}, n)")
    wide = next((side.width for side in (then, otherwise) if isinstance(side, Term)), width or 0)
    a = word(then, wide, expr.then.place) if isinstance(then, int) else then
    b = word(otherwise, wide, expr.otherwise.place) if isinstance(otherwise, int) else otherwise
    if a.width != b.width:
        found = f"a choice between {describe(a)} and {describe(b)}"
        raise UserError(expr.place, found, "two words of one width")
    if condition.is_const:
        return a if condition.value else b
    return term.ite(condition, a, b)


def _index(expr: syntax.Index, scope: Scope, around: Surroundings) -> Value:
    found = _indexed(expr, scope, around)
    if isinstance(found, TableValue):
        raise UserError(expr.place, f"'{found.name}' is a table", "a look-up in the table", f"{found.name}[...]")
    return found


def _indexed(expr: syntax.Index, scope: Scope, around: Surroundings) -> Value | TableValue:
    """Return what an index picks, which may be a table of an array of tables."""
    base, index = _base(expr.base, scope, around), evaluate(expr.index, scope, around)
    if isinstance(base, TableValue):
        # Each look-up compares all entries with their width.
        around.budget.spend(leaves(index) * len(base.entries) // 8, expr.place)
        found = look_up(base, index, expr.place)
        around.note_look_up(found, base.name, expr.place)
        return _made(found, expr.place, around)
    if isinstance(base, TableArray):
        at = number(index, expr.index.place, f"the number of a table '{base.name}'")
        return table_at(base, at, expr.place)
    if isinstance(base, int) or not isinstance(index, Term):
        found = element(base, number(index, expr.index.place, "an index"), expr.place)
        return _made(found, expr.place, around) if isinstance(base, Term) else found
    around.budget.make(work(base), expr.place)
    name, array = (part.name if isinstance(part, syntax.Name) else "(...)" for part in (expr.index, expr.base))
    found = scanned(base, index, expr.place, name)
    around.note_look_up(found, array, expr.place)
    return found


def _base(expr: syntax.Expr, scope: Scope, around: Surroundings) -> Value | Tables:
    """Return the value of an indexed expression's base, of which only the element that is read must be set."""
    if isinstance(expr, syntax.Name) and expr.name in around.tables:
        return around.tables[expr.name]
    return _indexed(expr, scope, around) if isinstance(expr, syntax.Index) else evaluate(expr, scope, around)


def _bits(expr: syntax.Bits, scope: Scope, around: Surroundings) -> Value:
    base = evaluate(expr.base, scope, around)
    high, low = (constant(e, scope, around, "a bit number") for e in (expr.high, expr.low))
    if not isinstance(base, Term):
        raise UserError(expr.place, f"bits {high}:{low} of {describe(base)}", "a word", f"{low}..{high}")
    if not 0 <= low <= high < base.width:
        raise UserError(expr.place, f"bits {high}:{low} of {describe(base)}", f"{base.width - 1}:0, the higher first")
    return _made(term.extract(base, high, low), expr.place, around)


def _part(expr: syntax.Subarray, scope: Scope, around: Surroundings) -> Value:
    base = evaluate(expr.base, scope, around)
    if not isinstance(base, tuple):
        raise UserError(expr.place, f"a part of {describe(base)}", "an array; the bits of a word are [high:low]")
    if isinstance(base, PublicString) and not expr.range.down:
        ends = (expr.range.first, "the first number of a range"), (expr.range.last, "the last number of a range")
        return base.part(*(constant(end, scope, around, what) for end, what in ends))
    numbers = counters(expr.range, scope, around)
    around.budget.spend(len(numbers), expr.place)
    return tuple(base[position(i, len(base), expr.place, base)] for i in numbers)


def _call(expr: syntax.Call, scope: Scope, around: Surroundings) -> Value:
    values: list[Value] = []
    width = {"word": around.word, "byte": 8}.get(expr.name)
    for argument in expr.args:  # no generator, here and in `_array`: each level would take a third frame of the stack
        values.append(evaluate(argument, scope, around, width))
    args = tuple(values)
    if expr.name in BUILTINS:
        if expr.name == "word" and around.word is None:
            raise UserError(expr.place, "'word' has no width here", "bits(a, n)")
        _, function, terms = BUILTINS[expr.name]
        around.budget.make(terms(args[0]), expr.place)
        return function(args, around.word or 0, expr.place)
    return around.invoke(expr.name, args, expr.place)


def _array(expr: syntax.Array, scope: Scope, around: Surroundings) -> Value:
    items: list[Value] = []
    for item in expr.items:
        items.append(evaluate(item, scope, around))
    return _array_of(items, expr.place, around)


def _array_of(items: Sequence[Value], place: SourceLocation, around: Surroundings) -> Value:
    """Return an array of values.

    Raises:
        UserError: the array has too many elements, or too many levels of nested arrays.
    """
    array = tuple(items)
    # Most arrays are short and hold words alone; those are never too large.
    if len(array) > BITS // LIMIT or tuple in map(type, array):
        count = width = 0
        for item in array:
            count, width = count + leaves(item), width + bits(item)
            check_size(count, width, place)
        if dimensions(array) > DIMENSIONS:
            raise UserError(place, f"an array of {dimensions(array)} dimensions", f"at most {DIMENSIONS}")
        around.budget.spend(count, place)
    return array


def _elements(expr: syntax.Each, scope: Scope, around: Surroundings) -> Sequence[Value | None]:
    if isinstance(expr.range, syntax.Range):
        return counters(expr.range, scope, around)
    value = evaluate(expr.range, scope, around)
    if not isinstance(value, tuple):
        allowed = "a range, such as 0..7, or an array"
        raise UserError(expr.range.place, f"the elements of {describe(value)}", allowed)
    return value


def _each(expr: syntax.Each, scope: Scope, around: Surroundings) -> Value:
    inner = dict(scope)
    items: list[Value] = []
    with around.budget.running(expr.place, len(scope), SHORTER_LOOP):
        for i in _elements(expr, scope, around):
            inner[expr.counter] = Binding(i)
            if expr.condition is None or constant(expr.condition, inner, around, "the condition of 'if'"):
                items.append(evaluate(expr.item, inner, around))
    return _array_of(items, expr.place, around)


# Keyed by node type; each function takes its own node type, which the type system cannot say of a mapping.
_MEANING: Mapping[type, Callable[..., Value]] = {
    syntax.Number: lambda expr, _scope, _around: expr.value,
    syntax.Unary: _unary,
    syntax.Binary: _binary,
    syntax.Index: _index,
    syntax.Bits: _bits,
    syntax.Subarray: _part,
    syntax.Call: _call,
    syntax.Array: _array,
    syntax.Each: _each,
}

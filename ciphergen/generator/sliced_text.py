"""Slices as C++ for any key: a function for each table and for each step of rounds, over planes.

What the key decides is chosen by its bits, each a mask of zeros or ones. Where a compiler knows the key, as NVRTC does
while a program runs, a choice by a mask is a name, a sum of products with masks a few of its values, and only what
depends on data is left. Such values have no pin, so that a compiler may do that; all others are pinned (`Statements`).

Steps that differ in the numbers of round keys only are one function, and these numbers are counted from a parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from ciphergen.circuits.methods import circuit_for
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.term import Term, concat, extract, substitute, topological, var, zext
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_bytes, key_position, key_variable
from ciphergen.generator.layouts.linear_stages import MOST, sharing
from ciphergen.generator.passes import linear_layers
from ciphergen.generator.passes.slicing import PlaneGates, Slicing

BITS = 32
_OPERATORS = {"and": "&", "or": "|", "xor": "^"}


@dataclass(frozen=True)
class SlicedText:
    """The functions of a variant in a direction. lines: their definitions; calls: of steps, in turn, on a state `s`."""

    lines: tuple[str, ...]
    calls: tuple[str, ...]


@dataclass(frozen=True)
class KeyBits:
    """The bits of all round keys, one behind the other. orders: of each round key, which of its words come first; rows
    of one group have the same, so that a number of bits leads from each to the next."""

    orders: Sequence[Sequence[int]]
    widths: Sequence[Sequence[int]]

    @staticmethod
    def of(variant: Variant) -> KeyBits:
        """Return the bits, with words that are parts of one value side by side where that is so in a whole group."""
        rows, orders = variant.schedule(key_bytes(variant)), list[Sequence[int]]()
        for shape in variant.key_groups:
            group = rows[len(orders) : len(orders) + shape.sizes[0]]
            first, *others = (_side_by_side(row) for row in group)
            orders += [first if all(other == first for other in others) else range(len(row)) for row in group]
        return KeyBits(orders, [[word.width for word in row] for row in rows])

    def words(self, rows: Sequence[Sequence[Term]]) -> list[Term]:
        """Return round keys as words of 32 bits, the first bits lowest. rows: their words."""
        left = [row[i] for row, order in zip(rows, self.orders, strict=True) for i in order]
        found, waiting = list[Term](), list[Term]()
        for word in (part for each in left for part in _parts(each)):
            waiting.append(word)
            if sum(part.width for part in waiting) >= BITS:
                found.append(concat(*reversed(waiting)))
                waiting = []
        if waiting:
            found.append(zext(concat(*reversed(waiting)), BITS))
        return found

    def size(self, row: int) -> int:
        """Return how many bits a round key has."""
        return sum(self.widths[row])

    def start(self, row: int, word: int) -> int:
        """Return the number of the first bit of a word of a round key."""
        order = self.orders[row]
        before = order[: order.index(word)]
        return sum(map(sum, self.widths[:row])) + sum(self.widths[row][i] for i in before)


def _parts(word: Term) -> list[Term]:
    """Return a word, or the parts of 32 bits of a wider one."""
    return [extract(word, min(i + BITS, word.width) - 1, i) for i in range(0, word.width, BITS)]


def _side_by_side(row: Sequence[Term]) -> list[int]:
    """Return the numbers of words in an order in which parts of one value follow one another, from its lowest bit."""
    values = dict.fromkeys(_value(word)[0] for word in row)
    numbers = {value: number for number, value in enumerate(values)}
    return sorted(range(len(row)), key=lambda i: (numbers[_value(row[i])[0]], _value(row[i])[1]))


def _value(word: Term) -> tuple[Term, int]:
    """Return the value of which a word is a part, and the number of its lowest bit there."""
    return (word.args[0], word.number) if word.op == "extract" else (word, 0)


def sliced_text(variant: Variant, direction: str, prefix: str, bits: KeyBits) -> SlicedText:
    """Return a direction of a variant as functions over planes. prefix: of their names; bits: of round keys."""
    tables, lines, names = _TableFunctions(prefix), list[str](), dict[tuple[Term, ...], str]()
    steps, calls = variant.steps(direction), list[str]()
    way, kinds = _alike(variant, steps)
    for number, (step, kind) in enumerate(zip(steps, kinds, strict=True)):
        if kind not in names:
            names[kind] = f"{prefix}_step{len(names)}"
            head = f"template <int R> static __device__ __forceinline__ void {names[kind]}(uint32_t *s)"
            body = _StepText.of(variant, step, way * number, tables, bits).body()
            lines += ["", head, "{", *(f"    {line}" for line in body), "}"]
        calls.append(f"{names[kind]}<{way * number}>(s);")
    return SlicedText((*tables.lines, *lines), tuple(calls))


def _alike(variant: Variant, steps: Sequence[Step]) -> tuple[int, list[tuple[Term, ...]]]:
    """Return (whether the numbers of round keys are counted up, 1, or down, -1; what each step computes over round keys
    that are so counted): the way in which more steps are alike."""
    groups = [n for n, shape in enumerate(variant.key_groups) for _ in range(shape.sizes[0])]
    rows, ways = variant.key_variables(), dict[int, list[tuple[Term, ...]]]()
    for way in (1, -1):
        ways[way] = []
        for number, step in enumerate(steps):
            read = {at[0] for at in map(key_position, step.keys) if at is not None}
            names = {
                word: var(f"key.{groups[i]}.{i - way * number}.{j}", word.width)
                for i in read
                for j, word in enumerate(rows[i])
            }
            ways[way].append(tuple(substitute(step.outputs, names)))
    return min(ways.items(), key=lambda found: len(set(found[1])))


class _TableFunctions:
    """The functions of tables that were asked for."""

    def __init__(self, prefix: str) -> None:
        self.lines: list[str] = []
        self._prefix, self._names = prefix, dict[tuple[int, ...], str]()

    def named(self, look_up: Term, variant: Variant) -> str:
        """Return the name of the function that a look-up calls: of planes of its index, then of its entry."""
        entries = look_up.param
        assert isinstance(entries, tuple)
        if entries not in self._names:
            self._names[entries] = f"{self._prefix}_table{len(self._names)}"
            self._write(self._names[entries], look_up, variant)
        return self._names[entries]

    def _write(self, name: str, look_up: Term, variant: Variant) -> None:
        assert isinstance(look_up.param, tuple)
        circuit = circuit_for(look_up.param, look_up.width, variant.circuits)
        given = ", ".join(f"uint32_t x{i}" for i in range(len(circuit.inputs)))
        made = ", ".join(f"uint32_t &y{i}" for i in range(len(circuit.outputs)))
        writer = _PlaneLines({bit: f"x{i}" for i, bit in enumerate(circuit.inputs)})
        writer.write(circuit.outputs)
        ends = [f"y{i} = {writer.shown(output)};" for i, output in enumerate(circuit.outputs)]
        head = f"static __device__ __forceinline__ void {name}({given}, {made})"
        self.lines += ["", head, "{", *(f"    {line}" for line in (*writer.lines, *ends)), "}"]


@dataclass
class _Event:
    """An event of a step calls the function of a table, or chooses by a bit of the key: it is no operation on planes.
    function: its name, empty for a choice; given: the planes that it takes; names: of those that it gives."""

    function: str
    given: tuple[Term, ...]
    names: tuple[Term, ...]


@dataclass
class _Events:
    """The events of a step, in the order in which they are met."""

    found: list[_Event] = field(default_factory=list)

    def add(self, function: str, given: Sequence[Term], width: int) -> tuple[Term, ...]:
        """Add an event, and return what it gives."""
        names = tuple(var(f"e{len(self.found)}_{i}", BITS) for i in range(width))
        self.found.append(_Event(function, tuple(given), names))
        return names


class _ChoosingGates(PlaneGates):
    """Gates on planes, by which a bit of the key chooses as an event."""

    def __init__(self, events: _Events) -> None:
        super().__init__(BITS)
        self._events = events

    def choice(self, condition: Term, then: Term, otherwise: Term) -> Term:
        if then is otherwise:
            return then
        if key_position(condition) is not None and not (then.is_const or otherwise.is_const):
            return self._events.add("", (condition, then, otherwise), 1)[0]
        return super().choice(condition, then, otherwise)


class _StepSlicing(Slicing[Term]):
    """Slicing with look-ups as events."""

    def __init__(
        self, variant: Variant, tables: _TableFunctions, events: _Events, known: Mapping[Term, tuple[Term, ...]]
    ) -> None:
        super().__init__(_ChoosingGates(events), variant.circuits, known)
        self._variant, self._tables, self._events = variant, tables, events

    def _bits(self, term: Term) -> tuple[Term, ...]:
        if term.op != "table":
            return super()._bits(term)
        (index,) = (self._found[a] for a in term.args)
        return self._events.add(self._tables.named(term, self._variant), index, term.width)


class _StepText:
    """A step as lines. number: by which the numbers of round keys are counted, up or down."""

    def __init__(self, step: Step, number: int, bits: KeyBits, slicing: _StepSlicing, events: _Events) -> None:
        self._step, self._number, self._bits, self._slicing, self._events = step, number, bits, slicing, events

    @staticmethod
    def of(variant: Variant, step: Step, number: int, tables: _TableFunctions, bits: KeyBits) -> _StepText:
        """Return a step over the planes of the state before it and of round keys."""
        events = _Events()
        state = [tuple(var(f"s[{at + i}]", BITS) for i in range(w.width)) for at, w in _placed(step.inputs)]
        known = dict(zip(step.inputs, state, strict=True))
        for row, words in enumerate(variant.key_variables()):
            first = bits.start(row, bits.orders[row][0])
            for i, word in enumerate(words):
                start = bits.start(row, i) - first
                known[word] = tuple(key_variable(row, start + bit, BITS) for bit in range(word.width))
        return _StepText(step, number, bits, _StepSlicing(variant, tables, events, known), events)

    def body(self) -> list[str]:
        """Return the lines."""
        outputs = [plane for word in self._slicing.run(self._step.outputs) for plane in word]
        groups = [list(event.given) for event in self._events.found]
        written = _with_shared_sums([*(plane for group in groups for plane in group), *outputs])
        left = iter(written)
        writer = _PlaneLines({}, self._key)
        for event in self._events.found:
            writer.event(event, [next(left) for _ in event.given])
        made = [*left]
        writer.write(made)
        return [*writer.lines, *(f"s[{i}] = {writer.shown(plane)};" for i, plane in enumerate(made))]

    def _key(self, plane: Term) -> str | None:
        """Return a bit of the round keys as a mask, None for another plane."""
        at = key_position(plane)
        if at is None:
            return None
        row, bit = at
        first, width = self._bits.start(row, self._bits.orders[row][0]), self._bits.size(row)
        return f"KEY({first + bit - self._number * width} + {width} * R)"


def _placed(words: Sequence[Term]) -> list[tuple[int, Term]]:
    """Return words with the numbers of their first bits."""
    return [*zip(accumulate((word.width for word in words), initial=0), words, strict=False)]


def _with_shared_sums(terms: Sequence[Term]) -> list[Term]:
    """Return terms with sums that share values computed together, where that takes fewer operations."""
    whole = passes.run([*terms])
    found = {term: term for term in whole}
    for group in sharing(found):
        if len(group) <= MOST:
            found |= zip(group, linear_layers.run([*group.values()]), strict=True)
    return [found[term] for term in whole]


class _PlaneLines:
    """Lines for terms on planes, each once. key: shows a bit of the key."""

    def __init__(self, known: Mapping[Term, str], key: Callable[[Term], str | None] = lambda _: None) -> None:
        self.lines: list[str] = []
        self._names, self._key, self._chosen = dict(known), key, set[Term]()

    def write(self, terms: Sequence[Term]) -> None:
        """Write the lines of terms."""
        for term in topological(terms):
            if not term.args or term in self._names:
                continue
            name = self._names[term] = f"v{len(self._names)}"
            args = [self.shown(arg) for arg in term.args]
            made = f"~{args[0]}" if term.op == "not" else f" {_OPERATORS[term.op]} ".join(args)
            if self._is_chosen(term):
                self._chosen.add(term)
                self.lines.append(f"const uint32_t {name} = {made};")
            else:
                self.lines.append(f"uint32_t {name} = {made}; PIN({name});")

    def event(self, event: _Event, given: Sequence[Term]) -> None:
        """Write a look-up or a choice."""
        self.write(given)
        shown = [self.shown(plane) for plane in given]
        names = [str(name.name) for name in event.names]
        if event.function:
            self.lines.append(f"uint32_t {', '.join(names)};")
            self.lines.append(f"{event.function}({', '.join([*shown, *names])});")
        else:
            self.lines.append(f"const uint32_t {names[0]} = {shown[0]} ? {shown[1]} : {shown[2]};")

    def shown(self, term: Term) -> str:
        """Return a term that is written, or a constant."""
        if term.is_const:
            return f"{term.value:#x}u"
        return self._names.get(term) or self._key(term) or str(term.name)

    def _is_chosen(self, term: Term) -> bool:
        """Return True if a compiler that knows the key may have less to compute than what stands there."""
        keyed = any(key_position(arg) is not None for arg in term.args)
        return keyed if term.op == "and" else all(arg in self._chosen for arg in term.args)

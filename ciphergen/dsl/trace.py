"""The trace of one block or one call: round keys, and the state after each round, under the names that the text gives
them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl import syntax, term
from ciphergen.dsl.binding import Scope
from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.pieces import pieces as run_pieces
from ciphergen.dsl.procedures import SCHEDULE
from ciphergen.dsl.term import Term
from ciphergen.dsl.values import Value, flatten, reshape
from ciphergen.dsl.variant import Variant

Values = Mapping[str, Value]  # by the text's names


@dataclass(frozen=True)
class Stage:
    """The state after a piece of encryption or decryption. name: as of a `Step`; state: all that it changed."""

    name: str
    place: SourceLocation
    state: Values


@dataclass(frozen=True)
class BlockTrace:
    """A block on its way through `encrypt` or `decrypt`. start: the block, under its parameter's name."""

    round_keys: Values
    start: Values
    stages: tuple[Stage, ...]
    result: bytes


@dataclass(frozen=True)
class EntryTrace:
    """A call of an entry point. start: the inputs, and results: the outputs, by the names of ports."""

    start: Values
    stages: tuple[Stage, ...]
    results: Mapping[str, bytes]


def trace_entry(variant: Variant, name: str, given: Mapping[str, bytes]) -> EntryTrace:
    """Return the trace of an entry point, computed by the text's own statements on constants."""
    entry = variant.entries[name]
    data = [term.const(byte, 8) for port in entry.inputs for byte in given[port.name]]
    scope = variant.entry_scope(entry, variant.words(data))
    start = {port.name: scope[port.name].value or () for port in entry.inputs}
    stages = tuple(_stages(variant, entry.body, scope, functions=True))
    made = {port.name: variant.bytes(variant.port_words(port, scope)) for port in entry.outputs}
    return EntryTrace(start, stages, {port: bytes(byte.value for byte in made[port]) for port in made})


def trace(variant: Variant, direction: str, key: bytes, block: bytes) -> BlockTrace:
    """Return the trace of a block, computed by the text's own statements on constants."""
    key_words, words = (variant.words([term.const(byte, 8) for byte in data]) for data in (key, block))
    rows = variant.schedule_words(key_words)
    procedure = variant.procedures[direction]
    scope = variant.scope(procedure, rows, words)
    first = procedure.params[0].name
    start = {first: scope[first].value or ()}
    stages = tuple(_stages(variant, procedure.body, scope, functions=False))
    result = variant.bytes(variant.result(procedure, scope))
    return BlockTrace(_round_keys(variant, rows), start, stages, bytes(byte.value for byte in result))


def _round_keys(variant: Variant, rows: Sequence[Sequence[Term]]) -> Values:
    found: dict[str, Value] = {}
    left = list(rows)
    for output, shape in zip(variant.procedures[SCHEDULE].outputs, variant.key_groups, strict=True):
        for i in range(shape.sizes[0]):
            found[f"{output.name}[{i}]"] = reshape(left.pop(0), shape.element)
    return found


def _stages(variant: Variant, body: Sequence[syntax.Statement], scope: Scope, *, functions: bool) -> Iterator[Stage]:
    """Yield the stages, each with the names whose value it has changed."""
    before = {name: slot.value for name, slot in scope.items()}
    for name, place in run_pieces(variant.unfolder, body, scope, functions=functions):
        after = {each: slot.value for each, slot in scope.items()}
        changed = {
            each: value
            for each, value in after.items()
            if value is not None and value != before.get(each) and all(isinstance(w, Term) for w in flatten(value))
        }
        if changed:
            yield Stage(name, place, changed)
        before = after


def words(value: Value | None) -> list[str]:
    """Return the words of a value in hexadecimal, in the order of the text; short words of an array side by side."""
    if isinstance(value, Term):
        return [f"{value.value:0{-(-value.width // 4)}x}"]
    assert isinstance(value, tuple)
    found = [word for item in value for word in words(item)]
    short = all(isinstance(item, Term) and item.width <= 8 for item in value)
    return ["".join(found)] if short else found


def lines(round_keys: Values, start: Values, stages: Sequence[Stage], results: Mapping[str, str]) -> list[str]:
    """Return a trace as text: a line for each name that a round changes. results: by name, "" for one without."""
    rows = [*_texts(round_keys).items(), *((f"block {name}", text) for name, text in _texts(start).items())]
    rows += [
        (f"{stage.name.replace('.', ' ')} {name}", t) for stage in stages for name, t in _texts(stage.state).items()
    ]
    rows += [(f"result {name}".rstrip(), text) for name, text in results.items()]
    wide = max(len(name) for name, _ in rows)
    return [f"{name:{wide}}  {text}".rstrip() for name, text in rows]


def _texts(values: Values) -> dict[str, str]:
    return {name: " ".join(words(value)) for name, value in values.items()}


def document(start: Values, stages: Sequence[Stage]) -> dict[str, object]:
    """Return inputs and stages of a trace for JSON."""
    found = [
        {"name": stage.name, "line": stage.place.line, "state": {name: words(v) for name, v in stage.state.items()}}
        for stage in stages
    ]
    return {"input": {name: words(value) for name, value in start.items()}, "stages": found}

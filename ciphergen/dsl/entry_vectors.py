"""Test vectors of entry points, and the check that a text meets them and that inverses undo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ciphergen.dsl import entry_syntax, syntax
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.byte_order import ORDERS, SWAPPED, Order, other_order
from ciphergen.dsl.concrete import ConcreteEntry, ConcreteMessage, concrete_entry
from ciphergen.dsl.entry import Port, Rate
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.ready_check import maker
from ciphergen.dsl.variant import Variant

_SEED = 1  # fixed, so that a text is accepted or refused the same way each time


@dataclass(frozen=True)
class EntryVector:
    """A test vector of an entry point: the bytes of its ports by their names, in memory order."""

    variant: str
    entry: str
    inputs: Mapping[str, bytes]
    outputs: Mapping[str, bytes]
    place: SourceLocation


def make_entry_vectors(tree: syntax.CipherText, variants: Mapping[str, Variant]) -> tuple[EntryVector, ...]:
    """Return the test vectors of a text's entry points, without those that change settings.

    Raises:
        UserError: a length is wrong.
    """
    items = (i for i in tree.items if isinstance(i, entry_syntax.EntryVectorDecl) and not i.settings)
    return tuple(make_entry_vector(item, variants) for item in items)


def make_entry_vector(item: entry_syntax.EntryVectorDecl, variants: Mapping[str, Variant]) -> EntryVector:
    """Return a test vector of one of the variants.

    Raises:
        UserError: a length is wrong.
    """
    variant = variants[item.variant.lower()]
    entry = variant.entries[item.entry.name]
    every = (*item.inputs, *item.outputs)
    taken = next((len(p.hex.data) for p in every if entry.message and p.name == entry.message.name), 0)
    given, wanted = ({each.name: each.hex for each in side} for side in (item.inputs, item.outputs))

    def read(ports: Sequence[Port], by_name: Mapping[str, syntax.Hex]) -> dict[str, bytes]:
        for port in ports:
            hex, size = by_name[port.name], taken if port.rate is Rate.MESSAGE else port.bytes
            if len(hex.data) != size:
                found = f"'{port.name}' has {len(hex.data)} bytes"
                raise UserError(hex.place, found, f"{size} bytes for {item.variant}")
        return {port.name: by_name[port.name].data for port in ports}

    made: dict[str, bytes] = {}
    if (ready := entry.ready) is not None and ready.name not in given:
        before = maker(ready.name, variant.entries)
        made = ConcreteEntry(variant, before.name)(read(before.inputs, given))
    inputs = made | read([port for port in entry.inputs if port.name not in made], given)
    return EntryVector(variant.name, entry.name, inputs, read(entry.outputs, wanted), item.place)


def missed(concrete: ConcreteEntry | ConcreteMessage, vector: EntryVector, what: str) -> UserError | None:
    """Return the error for a vector that is not met, None if it is. what: names the vector."""
    got = concrete({**vector.outputs, **vector.inputs})
    wrong = next((name for name, data in vector.outputs.items() if got[name] != data), None)
    if wrong is None:
        return None
    found = f"{what} is not met: '{vector.entry}' gives {wrong} {got[wrong].hex()}"
    allowed = f"{vector.outputs[wrong].hex()}, as the vector says"
    order = next((order for order in ORDERS if _met(concrete, vector, order)), None)
    if order is None:
        return UserError(vector.place, found, allowed)
    variant = concrete.variant
    write = f"word {variant.word_bits} {other_order(variant.byte_order)}" if order == SWAPPED else ""
    return UserError(vector.place, found, f"{allowed}; it is met by {order.said('ports', variant)}", write)


def _met(concrete: ConcreteEntry | ConcreteMessage, vector: EntryVector, order: Order) -> bool:
    """Return True if a vector is met whose ports have another order of bytes."""
    given = {**vector.outputs, **vector.inputs}
    if any(len(data) * 8 % concrete.variant.word_bits for data in given.values()):
        return False
    ours = {name: order.of(data, concrete.variant) for name, data in given.items()}
    made = concrete(ours)
    return all(made[name] == ours[name] for name in vector.outputs)


def not_undone(variant: Variant, tries: int) -> Iterator[UserError]:
    """Yield an error for each entry point that does not undo another, on inputs of fixed pseudo-random bytes."""
    random = Random(_SEED)
    for inverse, entry in variant.inverses:
        there, back = (ConcreteEntry(variant, e.name) for e in (entry, inverse))
        (taken,), (given,) = entry.of_rate(Rate.BLOCK), inverse.of_rate(Rate.BLOCK)
        for _ in range(tries):
            inputs = {port.name: random.randbytes(port.bytes) for port in entry.inputs}
            (made,) = there(inputs).values()
            others = {name: data for name, data in inputs.items() if name != taken.name}
            (again,) = back(others | {given.name: made}).values()
            if again != inputs[taken.name]:
                shown = ", ".join(f"{name} {data.hex()}" for name, data in inputs.items())
                found = f"'{inverse.name}' of {variant.title} does not undo '{entry.name}': {shown}"
                yield UserError(inverse.place, found, f"{taken.name} again after '{entry.name}' and '{inverse.name}'")
                break


def check_entry_vectors(variants: Mapping[str, Variant], vectors: Sequence[EntryVector], budget: Budget) -> None:
    """Check every vector of entry points, and that inverses undo.

    Raises:
        UserError: a vector is not met, an inverse undoes nothing, or the budget does not suffice.
    """
    for variant in variants.values():
        for entry in variant.entries.values():
            if entry.end:
                continue
            concrete = concrete_entry(variant, entry.name)
            # Bytes become words and words bytes, outside the text.
            budget.make(sum(port.bytes + port.words for port in (*entry.inputs, *entry.outputs)), entry.place)
            for number, vector in enumerate(vectors, 1):
                if (vector.variant, vector.entry) == (variant.name, entry.name):
                    budget.spend(concrete.work({**vector.outputs, **vector.inputs}), vector.place)
                    problem = missed(concrete, vector, f"vector {number} ({variant.title})")
                    if problem is not None:
                        raise problem
        for problem in not_undone(variant, 2):
            raise problem

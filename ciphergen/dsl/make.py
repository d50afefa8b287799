"""The variants of a cipher, made of its checked syntax tree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ciphergen.dsl import entry_syntax, syntax
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.check import procedure
from ciphergen.dsl.circuit_library import CircuitLibrary
from ciphergen.dsl.circuits import Circuit, make_circuits
from ciphergen.dsl.entry import Entry, Port, Rate
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.message_check import check_shapes
from ciphergen.dsl.procedures import PROCEDURES
from ciphergen.dsl.ready_check import check_ready_shapes
from ciphergen.dsl.shared import SharedValues
from ciphergen.dsl.unfold import Unfolder
from ciphergen.dsl.values import LIMIT, ArrayShape, each_table
from ciphergen.dsl.variant import Variant


def make_variants(
    tree: syntax.CipherText, budget: Budget, library: CircuitLibrary | None = None
) -> Mapping[str, Variant]:
    """Return the variants by name, in the order of the text. library: circuits of tables for which the text has none.

    Raises:
        UserError: sizes do not fit, a constant or table is wrong, or the budget does not suffice.
    """
    shared = SharedValues(tree.items)
    items = (item for item in tree.items if isinstance(item, syntax.VariantDecl))
    variants = (make_variant(tree, item, budget, shared, library) for item in items)
    return {v.name: v for v in variants}


def make_variant(
    tree: syntax.CipherText,
    item: syntax.VariantDecl,
    budget: Budget,
    shared: SharedValues | None = None,
    library: CircuitLibrary | None = None,
) -> Variant:
    """Return a variant of a text by its declaration. shared: what was computed for others; library: as in
    `make_variants`.

    Raises:
        UserError: sizes do not fit, a constant or table is wrong, or the budget does not suffice.
    """
    everything = (*item.items, *tree.items)
    word = next(i for i in everything if isinstance(i, syntax.Word))
    sizes = {i.what: i for i in reversed(everything) if isinstance(i, syntax.Size)}
    for size in sizes.values():
        bits = size.words * word.bits
        if bits % 8 or not 8 <= bits <= LIMIT:
            found = f"a {size.what} of {size.words} words of {word.bits} bits"
            raise UserError(size.place, found, f"a whole number of bytes, {LIMIT // 8} at most")
    settings = {i.name: i.value for i in item.items if isinstance(i, syntax.SettingDecl)}
    block, key = (sizes[what].words if what in sizes else 0 for what in ("block", "key"))
    unfolder = Unfolder.of(word.bits, block * word.bits or None, settings, tree.items, budget, shared=shared)
    entries = {i.key: _entry(i, unfolder, word.bits) for i in tree.items if isinstance(i, entry_syntax.EntryDecl)}
    check_shapes(entries)
    check_ready_shapes(entries)
    blocks = {entry.outputs[0].words for entry in entries.values() if entry.maps or entry.streams}
    block = blocks.pop() if len(blocks) == 1 else block
    pairs = [i for i in tree.items if isinstance(i, entry_syntax.InverseDecl)]
    return Variant(
        cipher=tree.name.lower(),
        title=item.name,
        word_bits=word.bits,
        byte_order=word.order or "big",
        block_words=block,
        key_words=key,
        settings=settings,
        unfolder=unfolder,
        procedures={} if entries else {kind: procedure(tree, item, kind) for kind in PROCEDURES},
        circuits=_circuits(tree.items, unfolder, library or CircuitLibrary()),
        entries=entries,
        inverses=tuple(_pair(pair, entries) for pair in pairs),
    )


def _circuits(
    items: Sequence[syntax.Node], unfolder: Unfolder, library: CircuitLibrary
) -> Mapping[tuple[int, ...], Circuit]:
    """Return the circuits of all tables that have one: the text's, or the library's."""
    found = dict(make_circuits(items, unfolder))
    for table in each_table(unfolder.around.tables):
        if table.entries not in found and (known := library.find(table.entries, table.width)) is not None:
            found[table.entries] = known.circuit
    return found


def _entry(item: entry_syntax.EntryDecl, unfolder: Unfolder, word_bits: int) -> Entry:
    """Return an entry point with the shapes of its ports in a variant.

    Raises:
        UserError: a port is not made of the text's words, or not of whole bytes, or a chain's two sides differ.
    """
    inputs, outputs = (tuple(_port(p, unfolder, word_bits) for p in ports) for ports in (item.inputs, item.outputs))
    before = {port.name: port for port in inputs}
    for port in outputs:
        if port.rate is Rate.CHAIN and port.shape != before[port.name].shape:
            found = f"chain '{port.name}' is {before[port.name].shape} before a block and {port.shape} behind it"
            raise UserError(port.place, found, "one type")
    return Entry(item.name, item.place, inputs, outputs, item.body, item.end)


def _port(item: entry_syntax.PortDecl, unfolder: Unfolder, word_bits: int) -> Port:
    assert item.type is not None
    shape = unfolder.shape(item.type)
    if shape.width != word_bits:
        allowed = f"words of {word_bits} bits, as arrays of any shape"
        raise UserError(item.type.place, f"{shape} for port '{item.name}'", allowed, f"word[{shape.count}]")
    if shape.count * word_bits % 8 or shape.count * word_bits > LIMIT:
        found = f"port '{item.name}' of {shape.count * word_bits} bits"
        raise UserError(item.type.place, found, f"a whole number of bytes, {LIMIT // 8} at most")
    rate = Rate(item.rate)
    return Port(item.name, rate, item.public or rate in (Rate.COUNT, Rate.LENGTH), shape, item.place)


def _pair(item: entry_syntax.InverseDecl, entries: Mapping[str, Entry]) -> tuple[Entry, Entry]:
    """Return an entry and the one that it undoes.

    Raises:
        UserError: the blocks of the one are not those of the other, or they differ in their other inputs.
    """
    pair = entries[item.inverse.name], entries[item.of.name]
    undone, done = ([[p.shape for p in ports] for ports in (e.of_rate(Rate.BLOCK), e.outputs)] for e in pair)
    if undone != done[::-1] or list(map(len, done)) != [1, 1] or _others(pair[0]) != _others(pair[1]):
        found = f"the ports of '{item.inverse.name}' do not fit those of '{item.of.name}'"
        allowed = "one 'block' input as the other's output, one output as its input, and the same other inputs"
        raise UserError(item.place, found, allowed)
    return pair


def _others(entry: Entry) -> dict[str, ArrayShape]:
    """Return the shapes of all inputs but blocks."""
    return {port.name: port.shape for port in entry.inputs if port.rate is not Rate.BLOCK}

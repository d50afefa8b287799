"""The layout in slices: bit i of as many blocks as a register has bits in register i, for words of any width.

Rounds on words become gates on planes, in an order in which look-ups come as soon as their indices are there, so that
few planes wait on the stack. Blocks come from memory as words, each of which is transposed with its like of the other
blocks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.circuits.few_gates import MOST_ENTRIES
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, const, replace, topological, var, variables
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, Wanted, key_position
from ciphergen.generator.analysis.pressure_order import in_order
from ciphergen.generator.analysis.rounds import Piece, RoundLoop
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts import masks, slice_counter
from ciphergen.generator.layouts.bit_map import BitMap, columns
from ciphergen.generator.layouts.delta_swaps import arrive, leave
from ciphergen.generator.layouts.limbs import fits
from ciphergen.generator.layouts.linear_stages import MOST, sharing
from ciphergen.generator.layouts.slice_columns import SliceColumns
from ciphergen.generator.layouts.sliced_calls import SlicedCalls
from ciphergen.generator.layouts.transposed import Transposed
from ciphergen.generator.passes import linear_layers
from ciphergen.generator.passes.planes import looked_up
from ciphergen.generator.passes.slicing import Slicing
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class Slices(Transposed):
    """A layout with one register a bit, as the module says. words: the rules for words of key memory."""

    name = "slices"

    def __init__(self, variant: Variant, rules: RuleSet, words: RuleSet, blocks: int) -> None:
        super().__init__(variant, rules, words, blocks)
        self._where = columns(rules.bits, rules.bits, blocks)
        # The counter is in a register of words, or in masks of it.
        self.counted = rules.bits == words.bits or self.counter_layout is not self

    @property
    def bit_map(self) -> BitMap:
        return self._where

    def check(self) -> None:
        bits, block = self.rules.bits, self.variant.block_bytes
        if self.blocks != bits:
            raise Unsupported(f"slices of registers of {bits} bits are {bits} blocks, not {self.blocks}")
        if 8 * block % bits:
            raise Unsupported(f"a block of {block} bytes is not a whole number of {bits // 8}-byte words")

    def wanted(self, *, loops: bool) -> Wanted:
        bits = self._words.bits
        rows, made = masks.rows(self.variant, bits), masks.made(self.variant, bits)
        return Wanted(self.name, rows, loops=True, of=self._one.name, made=made)

    def places(self, keys: KeyLayout) -> KeyPlaces:
        """Return the places of the masks."""
        words, size = keys.places[self.name], self._words.bits // 8
        at = {(i, size * j + k): place + k for (i, j), place in words.at.items() for k in range(size)}
        return KeyPlaces(at, words.stride)

    def calls(self, loop: RoundLoop) -> SlicedCalls | None:
        return SlicedCalls.of(self.variant, self.rules.bits, loop)

    @property
    def columns(self) -> SliceColumns | None:
        return SliceColumns.of(self._where, self.rules, self.variant.block_bytes, order(self.variant))

    def lift(self, piece: Piece) -> Piece:
        return _on_planes(self.variant, self.rules.bits, piece)

    def of_counters(self, words: Sequence[Term], last: Term) -> list[Term] | None:
        bits = self.rules.bits
        planes = [const(number, bits) for number in slice_counter.numbers(range(self.blocks))]
        return self._planes_of([slice_counter.mask(last, bit) for bit in range(8)], self._masks(words), planes)

    def _masks(self, words: Sequence[Term]) -> list[Term]:
        """Return the bits of a block's words as masks. words: as `words` has them."""
        bits, width = words[0].width, self.variant.word_bits
        parts = -(-width // bits)
        places = (divmod(i, width) for i in range(8 * self.variant.block_bytes))
        return [slice_counter.mask(words[word * parts + bit // bits], bit % bits) for word, bit in places]

    def _planes_of(self, byte: Sequence[Term], masks: Sequence[Term], planes: Sequence[Term]) -> list[Term]:
        """Return the state of counters. byte: the masks of the last byte of the first; masks: of all bits of its words;
        planes: of the numbers of blocks."""
        moved, last = slice_counter.last_bytes(byte, planes), self.variant.block_bytes - 1
        numbered = zip(order(self.variant), masks, strict=True)
        return [moved[number % 8] if number // 8 == last else mask for number, mask in numbered]

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        return build.load_mask(self.rules.file, pointer, offset)

    def _from_memory(self, blocks: Sequence[Sequence[Term]]) -> tuple[list[Term], list[Term]]:
        found, made = arrive(self._where, blocks)
        return [found[bit] for bit in order(self.variant)], made

    def _to_memory(self, state: Sequence[Ref]) -> tuple[dict[Term, Ref], list[Term], list[Term]]:
        registers = [var(f"out.{bit}", self.rules.bits) for bit in order(self.variant)]
        known = dict(zip(registers, state, strict=True))
        return known, *leave(self._where, [var(f"out.{bit}", self.rules.bits) for bit in range(len(state))])


@lru_cache(maxsize=32)
def suits(variant: Variant, rules: RuleSet) -> bool:
    """Return True if slices are worth trying for a variant: registers do not fit its words, and it has look-ups, all of
    at most 4 bits. In slices such texts take a twentieth of the operations that they take block by block, or less."""
    terms = topological([t for d in (ENCRYPT, DECRYPT) for step in variant.steps(d) for t in step.outputs])
    sizes = [len(t.param) for t in terms if t.op == "table" and isinstance(t.param, tuple)]
    return bool(sizes) and max(sizes) <= MOST_ENTRIES and not fits(variant, rules)


def order(variant: Variant) -> list[int]:
    """Return for each bit of a block's words, word by word, the lowest first, its number in memory."""
    data = [var(f"b.{i}", 8) for i in range(variant.block_bytes)]
    numbers = {byte: tuple(const(8 * i + bit, 16) for bit in range(8)) for i, byte in enumerate(data)}
    return [bit.value for word in Slicing(16, {}, numbers).run(variant.words(data)) for bit in word]


@lru_cache(maxsize=8)  # encryption is asked for more than once
def _on_planes(variant: Variant, bits: int, piece: Piece) -> Piece:
    """Return rounds on words as rounds on planes."""
    inputs = {word: tuple(var(f"{word.name}@{i}", bits) for i in range(word.width)) for word in piece.inputs}
    keys = masks.key_planes(variant, bits)
    read = {word: keys[word] for word in variables(piece.outputs) if key_position(word) is not None}
    tables, layers, roots = _with_layers(variant, bits, inputs | read, piece.outputs)
    made = iter(passes.run([*(plane for planes in (*tables, *layers) for plane in planes), *roots]))
    groups = [[next(made) for _ in planes] for planes in (*tables, *layers)]
    outputs = tuple(made)
    state = tuple(plane for planes in inputs.values() for plane in planes)
    between = in_order([*_last_first(groups), outputs], outputs, state)
    return Piece(state, outputs, tuple(term for group in between for term in group))


def _with_layers(
    variant: Variant, bits: int, known: Mapping[Term, tuple[Term, ...]], outputs: Sequence[Term]
) -> tuple[list[list[Term]], list[list[Term]], list[Term]]:
    """Return (planes of each look-up; those outputs that share sums, in groups; planes of all outputs), linear layers
    behind look-ups with sums shared where that takes fewer operations. known: planes of variables."""
    slicing = Slicing(bits, variant.circuits, known)
    slicing.run(outputs)
    names = {
        look_up: tuple(var(f"looked.{n}.{i}", bits) for i in range(look_up.width))
        for n, look_up in enumerate(slicing.look_ups)
    }
    behind = Slicing(bits, variant.circuits, {**known, **names})
    indices = [behind.run(look_up.args)[0] for look_up in slicing.look_ups]
    sums = dict(enumerate(passes.run([plane for word in (*indices, *behind.run(outputs)) for plane in word])))
    first, groups = sum(map(len, indices)), list[list[int]]()
    for group in sharing(sums):
        written = [*group.values()]
        made = linear_layers.run(written) if len(group) <= MOST else written
        if made is not written:
            sums |= zip(group, made, strict=True)
            groups.append([number for number in group if number >= first])
    actual, planes, left = dict[Term, Term](), list[list[Term]](), iter(sums.values())
    for look_up, own in names.items():
        index = replace([next(left) for _ in indices[len(planes)]], actual)
        found = [*looked_up(look_up, index, variant.circuits, bits)]
        planes.append(found)
        actual |= zip(own, found, strict=True)
    roots = replace([*left], actual)
    return planes, [[roots[number - first] for number in group] for group in groups if group], roots


def _last_first(groups: Sequence[Sequence[Term]]) -> list[Sequence[Term]]:
    """Return groups of terms in an order in which each comes as soon as all that it needs is there: of those that could
    be next, the one for which that is true since the shortest time."""
    number = {term: i for i, group in enumerate(groups) for term in group}
    below: dict[Term, frozenset[int]] = {}
    for term in topological([term for group in groups for term in group]):
        below[term] = frozenset().union(*({number[a]} if a in number else below[a] for a in term.args))
    users: dict[int, list[int]] = {}
    waiting: list[int] = []
    for i, group in enumerate(groups):
        needs = frozenset().union(*(below[term] for term in group)) - {i}
        waiting.append(len(needs))
        for need in needs:
            users.setdefault(need, []).append(i)
    ready = [i for i, count in reversed([*enumerate(waiting)]) if not count]
    found: list[Sequence[Term]] = []
    while ready:
        i = ready.pop()
        found.append(groups[i])
        for user in reversed(users.get(i, [])):
            waiting[user] -= 1
            if not waiting[user]:
                ready.append(user)
    return found

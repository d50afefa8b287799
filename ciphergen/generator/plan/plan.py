"""The plan of a variant: what its functions have in common, target, key layout, strategy."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.rule import Generation, RuleSet
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.generator.analysis.general_rules import general_rules, on_words
from ciphergen.generator.analysis.key_memory import lay_out
from ciphergen.generator.analysis.keys import KeyLayout, Wanted
from ciphergen.generator.analysis.round_constants import unwalked_keys, with_constants_as_keys
from ciphergen.generator.analysis.summed_keys import with_summed_keys
from ciphergen.generator.analysis.turned_rounds import with_turned_rounds
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.beside import Beside, OneBeside
from ciphergen.generator.layouts.bitslice import Bitslice, bit_map
from ciphergen.generator.layouts.blocks import Blocks
from ciphergen.generator.layouts.called_words import CalledWords
from ciphergen.generator.layouts.function_words import FunctionWords, computed_by_functions
from ciphergen.generator.layouts.key_made import KeyMade, has_key_tables
from ciphergen.generator.layouts.keys_first import with_keys_first
from ciphergen.generator.layouts.lanes import Lanes, OneInLanes, fills_lanes, has_rules
from ciphergen.generator.layouts.lanes import looks_up as looks_up_in_lanes
from ciphergen.generator.layouts.lanes_per_round import LanesPerRound
from ciphergen.generator.layouts.layout import Layout, Words
from ciphergen.generator.layouts.limbs import Limbs, adds, fits
from ciphergen.generator.layouts.mixed import Mixed, WordsOfLanes
from ciphergen.generator.layouts.register_slices import RegisterSlices
from ciphergen.generator.layouts.rows import Rows
from ciphergen.generator.layouts.slices import Slices
from ciphergen.generator.layouts.tabled import Tabled, is_faster
from ciphergen.generator.layouts.vector_rows import VectorRows
from ciphergen.generator.layouts.vector_slices import VectorSlices
from ciphergen.generator.layouts.vectors import Vectors
from ciphergen.generator.plan.strategy import BLOCKS, CALLS, EACH, ROWS, SLICES, DataLoop, Strategy, looks_up


@dataclass(frozen=True)
class Plan:
    """The plan of a variant. gathered: whether round-key words that are added to a value one
    after the other are added to each other first. held: how many round-key words of the first rounds counter mode keeps
    in registers, in its widest layout. bulk: whether folds over long messages may take some KiB of code and of the
    key's memory; tables: whether they may look up what is made of the key, at addresses that depend on secrets;
    split_loads: as for `Core`."""

    target: Platform
    generation: Generation
    variant: Variant
    keys: KeyLayout
    strategy: Strategy
    gathered: bool = False
    held: int = 0
    bulk: bool = False
    tables: bool = False
    split_loads: bool = False

    @staticmethod
    def of(
        variant: Variant,
        target: Platform,
        generation: Generation,
        strategy: Strategy,
        directions: tuple[str, ...] = DIRECTIONS,
    ) -> Plan:
        """Return what the functions of a variant share: the layouts, and the memory layout of their round keys.

        Args:
            variant: variant of the cipher.
            target: what code is for.
            generation: what code is made of there.
            strategy: how rounds are laid out.
            directions: those of which there are functions.

        Raises:
            Unsupported: key or block are not made of the target's words, or the strategy does not fit.
        """
        if any(layer.arrangement == BLOCKS for layer in strategy) and not variant.entries:
            variant = with_keys_first(variant)
        elif any(layer.unroll for layer in strategy):
            variant = _rolled(variant, strategy)
        if any(layer.arrangement == CALLS for layer in strategy):
            generation = on_words(generation)
        plan = Plan(target, generation, variant, lay_out(variant), strategy)
        layouts = plan.layouts()
        if any(layout.sums_keys for layout, _ in layouts):
            variant = with_summed_keys(variant, directions)
            plan = replace(plan, variant=variant)
            layouts = plan.layouts()
        for layout, unroll in layouts:
            layout.check()
            if unroll and len({part.name for part in layout.parts}) > 1:
                raise Unsupported("blocks in vectors and those beside them read other round keys, so no loop has both")
        wanted: dict[str, Wanted] = {}
        for part, unroll in ((part, unroll) for layout, unroll in layouts for part in layout.parts):
            fly, unwalked = plan.on_the_fly and part.adds_constants, unwalked_keys(variant)
            new = replace(part.wanted(loops=unroll > 0), fly=fly, unwalked=unwalked)
            old = wanted.setdefault(new.name, new)
            wanted[new.name] = new if new.loops else old
        keys = lay_out(variant, list(wanted.values()))
        if plan.on_the_fly and not any(places.differs for places in keys.places.values()):
            raise Unsupported("no round keys differ by constants only, so none can be made on the fly")
        return replace(plan, keys=keys)

    @property
    def processor(self) -> Target:
        """Return the target of code that is machine code."""
        assert isinstance(self.target, Target)
        return self.target

    @property
    def on_the_fly(self) -> bool:
        """Return True if round keys are made on the fly, from fewer stored words."""
        return any(layer.fly for layer in self.strategy)

    @property
    def packed(self) -> bool:
        """Return True if blocks share registers, or words are narrower than registers."""
        return self.layouts()[-1][0].bit_map is not None

    @property
    def shared(self) -> bool:
        """Return True if blocks share registers in some layout."""
        return any(layout.shares for layout, _ in self.layouts())

    @property
    def whole(self) -> bool:
        """Return True if a register holds a block whole."""
        return any(layer.arrangement == BLOCKS for layer in self.strategy)

    @property
    def small(self) -> bool:
        """Return True if code is to be small: the code for one block is a loop of at most two rounds an iteration."""
        return self.strategy[-1].unroll in (1, 2)

    @property
    def smallest(self) -> bool:
        """Return True if the strategy has the small loop for one block only."""
        return self.small and len(self.strategy) == 1

    @property
    def vector_bytes(self) -> int:
        """Return the size of the widest register of the rules in bytes."""
        return max(rules.bits * rules.lanes for rules in self.generation.sets.values()) // 8

    @property
    def words(self) -> RuleSet:
        """Return the rules for general registers."""
        return general_rules(self.variant, self.generation)

    def layouts(self) -> list[tuple[Layout, int]]:
        """Return (layout, unrolling) pairs, the most blocks at a time first; the last takes one block."""
        rules = self.words
        if looks_up(self.strategy):
            kind: type[Layout] = Limbs if self.variant.entries or not is_faster(self.variant, rules) else Tabled
            if self.generation.idioms.byte_choice is not None and has_key_tables(self.variant):
                kind = KeyMade
            return [(kind(self.variant, rules, layer.blocks), layer.unroll) for layer in self.strategy]
        shared = any(layer.arrangement for layer in self.strategy)
        if self.variant.entries and (shared or any(layer.beside for layer in self.strategy)):
            raise Unsupported("the blocks of entry points do not share registers yet")
        if self.whole:
            return [(self._in_registers(layer), layer.unroll) for layer in self.strategy]
        if any(layer.arrangement == CALLS for layer in self.strategy):
            return [(self._by_routines(layer), layer.unroll) for layer in self.strategy]
        plain = not any(layer.arrangement or layer.beside or layer.fly for layer in self.strategy)
        if plain and computed_by_functions(self.variant, rules):
            return [(FunctionWords(self.variant, rules, layer.blocks), layer.unroll) for layer in self.strategy]
        rows = any(layer.arrangement == ROWS for layer in self.strategy)
        any_width = all(layer.arrangement in ("", ROWS, SLICES) for layer in self.strategy)
        if rows and not any_width:
            raise Unsupported("rows stand beside slices, and blocks one by one, only")
        if any_width and (rows or self.variant.entries or not fits(self.variant, rules)):
            return [(self._general(layer, rules), layer.unroll) for layer in self.strategy]
        for lanes in self.generation.sets.values():
            asked = shared or any(layer.beside for layer in self.strategy)
            fit = lanes.lanes > 1 and lanes.bits == self.variant.word_bits
            if fit and (asked or (fills_lanes(self.variant) and has_rules(self.variant, lanes))):
                return self._in_lanes(lanes)
        if any(layer.beside for layer in self.strategy):
            raise Unsupported(f"no vector registers with lanes of {self.variant.word_bits} bits")
        if self.variant.word_bits < rules.bits or shared:
            return [(self._placed(layer), layer.unroll) for layer in self.strategy]
        return [(Words(self.variant, rules, layer.blocks), layer.unroll) for layer in self.strategy]

    def _in_registers(self, layer: DataLoop) -> Layout:
        """Return the layout of a layer with blocks in whole registers."""
        if layer.arrangement != BLOCKS:
            raise Unsupported("blocks in whole registers stand beside no other blocks")
        wide = [rules for rules in self.generation.sets.values() if rules.whole]
        if not wide:
            raise Unsupported("no instructions of the target do steps of rounds on whole blocks")
        return Blocks(self.variant, wide[0], self.words, layer.blocks)

    def _by_routines(self, layer: DataLoop) -> Layout:
        """Return the layout of a layer with look-ups by shared routines."""
        if layer.arrangement != CALLS or self.generation.idioms.function_calls is None:
            raise Unsupported("look-ups by routines stand beside no others, and the target has to have calls")
        return CalledWords(self.variant, self.words, layer.blocks)

    def _general(self, layer: DataLoop, rules: RuleSet) -> Layout:
        """Return the layout of a layer for words of any width."""
        if not layer.arrangement:
            return Limbs(self.variant, rules, layer.blocks)
        if layer.arrangement == ROWS:
            filled = layer.blocks * self.variant.block_words
            wide = [each for each in self.generation.sets.values() if each.reorder and each.bits == filled]
            kind = VectorRows if wide and not layer.blocks % 8 else Rows
            return kind(self.variant, rules if kind is Rows else wide[0], rules, layer.blocks, layer.unroll)
        slices = [found for found in self.generation.sets.values() if found.bits == layer.blocks and found.lanes == 1]
        if slices and slices[0].file != rules.file:
            return VectorSlices(self.variant, slices[0], rules, layer.blocks, layer.unroll)
        sliced = Slices if self.generation.idioms.masks is not None else RegisterSlices
        return sliced(self.variant, slices[0] if slices else rules, rules, layer.blocks, layer.unroll)

    def _in_lanes(self, lanes: RuleSet) -> list[tuple[Layout, int]]:
        """Return layouts with vector registers for several blocks and general registers for the last one. Blocks side
        by side become groups of lanes; one group at a time takes the rest."""
        found: list[tuple[Layout, int]] = []
        for layer in self.strategy[:-1]:
            blocks = layer.blocks if layer.arrangement else layer.blocks * lanes.lanes
            if layer.beside:
                vectors = Lanes(self.variant, lanes, blocks)
                found.append((Mixed(vectors, self._beside(layer, vectors)), layer.unroll))
            elif self._fills_vectors(layer):
                found.append((self._in_vectors(layer), layer.unroll))
            elif layer.arrangement == EACH:
                found.append((LanesPerRound(self.variant, lanes, blocks), layer.unroll))
            elif layer.arrangement in ("", "lanes"):
                found.append((Lanes(self.variant, lanes, blocks), layer.unroll))
            else:
                found.append((self._placed(layer), layer.unroll))
        last = self.strategy[-1]
        if not any(layer.arrangement for layer in self.strategy):
            found.append((Lanes(self.variant, lanes, lanes.lanes), last.unroll))
        words = self.words
        one: Layout
        if words.bits == self.variant.word_bits:
            one = Words(self.variant, words, 1)
        elif looks_up_in_lanes(self.variant, lanes):
            one = OneInLanes(self.variant, lanes)
        elif adds(self.variant):
            one = OneBeside(self.variant, words, lanes=True)
        else:
            one = self._placed(last)
        return [*found, (one, last.unroll)]

    def _fills_vectors(self, layer: DataLoop) -> bool:
        bits = self.generation.sets["vectors"].bits if "vectors" in self.generation.sets else 0
        if layer.arrangement == "columns":
            return 0 < bits <= layer.blocks * self.variant.word_bits
        return layer.arrangement == "slices" and layer.blocks == bits

    def _in_vectors(self, layer: DataLoop) -> Layout:
        rules = self.generation.sets["vectors"]
        return Vectors(self.variant, rules, bit_map(self.variant, rules.bits, layer.blocks, layer.arrangement))

    def _beside(self, layer: DataLoop, lanes: Lanes) -> Layout:
        """Return the layout of the blocks in general registers beside those in vector registers."""
        rules = self.words
        if rules.bits == self.variant.word_bits:
            return WordsOfLanes(lanes, rules, layer.beside)
        together = rules.bits // self.variant.word_bits
        one = bit_map(self.variant, rules.bits, together, "columns")
        # Their numbers beside those of lanes are not proved in the time that a proof may take.
        return Bitslice(self.variant, rules, replace(one, blocks=layer.beside), counted=False)

    def _placed(self, layer: DataLoop) -> Layout:
        rules = self.words
        if adds(self.variant) and layer.arrangement in ("", "lanes"):
            if not layer.arrangement:
                return OneBeside(self.variant, rules, layer.blocks)
            return Beside(self.variant, rules, bit_map(self.variant, rules.bits, layer.blocks, "lanes"))
        return Bitslice(self.variant, rules, bit_map(self.variant, rules.bits, layer.blocks, layer.arrangement))


def _rolled(variant: Variant, strategy: Strategy) -> Variant:
    """Return a variant with rounds that are alike, for a loop over them: but for constants, or, where the place of a
    word is but a name, for the order of words."""
    keyed = with_constants_as_keys(variant)
    if keyed is variant and any(layer.arrangement == SLICES for layer in strategy):
        return with_turned_rounds(variant)
    return keyed

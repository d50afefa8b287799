"""The strategies that are worth trying for a cipher on a target."""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.backends import generation
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Cipher
from ciphergen.generator.layouts.slices import suits
from ciphergen.generator.plan.strategy import EACH, SLICES, DataLoop, Strategy


def suited(ways: Mapping[str, Strategy], cipher: Cipher, target: Target) -> dict[str, Strategy]:
    """Return the strategies worth trying for a cipher. If the cipher's words are narrower than the target's registers,
    blocks share registers or come one by one; else each block has registers of its own. Where registers do not fit
    words and look-ups are small, the only registers to share are slices."""
    made = generation(target)
    sets, widths = made.sets, {variant.word_bits for variant in cipher.variants.values()}
    bits = made.words(max(widths)).bits
    most = {"lanes": max(2 * r.bits * r.lanes if r.lanes > 1 else r.bits for r in sets.values()) // min(widths)}
    most[EACH] = max((most["lanes"] for r in sets.values() if r.lanes > 1 and {r.bits} == widths), default=0)

    def fits(layer: DataLoop) -> bool:
        if layer.beside and not any(r.lanes > 1 and {r.bits} == widths for r in sets.values()):
            return False
        if layer.arrangement in ("slices", "columns"):
            whole = {bits, *(r.bits for name, r in sets.items() if name == "vectors")}
            return layer.blocks in whole if layer.arrangement == "slices" else layer.blocks < max(whole)
        return layer.blocks <= most.get(layer.arrangement, bits)

    def sliced(way: Strategy) -> bool:
        first, *rest = way
        shared = first.arrangement == SLICES and not any(layer.arrangement for layer in rest)
        return shared and fits(first) and not first.fly

    if all(suits(variant, made.words(variant.word_bits)) for variant in cipher.variants.values()):
        return {name: way for name, way in ways.items() if len(way) == 1 or sliced(way)}
    return {
        name: way
        for name, way in ways.items()
        if len(way) == 1 or (any(la.arrangement for la in way) == (max(widths) < bits) and all(map(fits, way)))
    }

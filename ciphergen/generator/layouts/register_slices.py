"""The layout in slices with round keys as registers: for machines that read memory which is the same for all threads as
fast as registers, and that have no loads of a byte into all bytes of one."""

from __future__ import annotations

from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, Wanted
from ciphergen.generator.layouts import masks
from ciphergen.generator.layouts.slice_flips import Flips, flips_in
from ciphergen.generator.layouts.slices import Slices
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class RegisterSlices(Slices):
    """A layout in slices, a register for each bit of a round key."""

    def wanted(self, *, loops: bool) -> Wanted:
        flipped = flips_in(self.variant, self._unroll).keys
        rows = [
            [~mask if (i, j) in flipped else mask for j, mask in enumerate(row)]
            for i, row in enumerate(masks.in_registers(self.variant, self._words.bits))
        ]
        return Wanted(self.name, rows, loops=True)

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[self.name]

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        return build.load(self.rules.bits // 8, pointer, offset, "ks")


class PlainSlices(RegisterSlices):
    """A layout in slices takes rounds that are not those of the text, as the turns of a loop: no plane of the state
    stands as its complement."""

    @property
    def _incoming(self) -> Flips:
        return (False,) * (8 * self.variant.block_bytes)

"""The powers of what a mode derives from the key, as groups of blocks are multiplied with them: made by the fold
itself, of blocks of zeros, and spread like the blocks of a group."""

from __future__ import annotations

from collections.abc import Callable

from ciphergen.generator.frames.block_group import BLOCK
from ciphergen.generator.frames.bulk_fold import BulkFold
from ciphergen.generator.layouts.access import copy_bytes
from ciphergen.generator.machine import Called, VReg
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


def fold_powers(build: Builder, fold: BulkFold, called: Called, ks: VReg, key: VReg) -> Callable[[], None]:
    """Return what builds the powers behind what short messages read, and the return. called: the fold; key: pointer to
    what is derived."""

    def run() -> None:
        unit, file = fold.rules.bits // 8, fold.rules.file
        blocks = build.buffer_in_frame(file, fold.bytes // unit)
        zeros = build.buffer_in_frame(file, BLOCK // unit)
        for place in zeros:
            build.keep(build.constant(fold.rules, 0), place)
        base = build.frame_address(blocks[0])
        at, end, source, target = (build.fresh(base.file, hint) for hint in ("at", "end", "source", "target"))
        build.copy(base, end)
        build.copy(build.add(base, fold.bytes - BLOCK), at)
        build.copy(at, target)
        build.copy(key, source)
        copy_bytes(build, source, target, BLOCK, ("key", "stack"))
        head = build.label("powers")
        with build.turns(head, fold.blocks - 1):
            words: list[Ref] = [build.load(unit, at, i, "stack") for i in range(0, BLOCK, unit)]
            build.add(at, -BLOCK, into=at)
            for i, word in enumerate(words):
                build.store(unit, word, at, i * unit, "stack")
            build.call_function(called, ks, at, build.frame_address(zeros[0]), build.constant(fold.rules, BLOCK))
            build.branch("if_different", at, end, head)
        build.place(build.label("spread"))
        fold.spread(build, end, ks)
        build.leave()

    return run

"""Accesses that lie further from a pointer than an instruction reaches: key memory may be larger than 16 KB."""

from __future__ import annotations

import pytest

from ciphergen.backends import generation, target
from ciphergen.generator.code import Code
from ciphergen.generator.machine import VReg


@pytest.mark.parametrize("name", ["rv32i", "rv64i", "armv7m", "aarch64"])
@pytest.mark.parametrize("offset", [16380, 16384, 65536])
def test_an_access_far_from_its_pointer(name: str, offset: int) -> None:
    on, known = target(name), generation(target(name))
    file = known.words(32).file
    code, base = Code(on, known, "f", "test"), VReg(file, "base")
    word = known.idioms.load(code, 4, base, offset, memory="ks")
    known.idioms.store(code, 4, word, base, offset, memory="ks")
    code.leave()
    accesses = [i for i in code.finish().instructions() if i.row.effects.loads or i.row.effects.stores]
    assert len(accesses) == 2
    for inst in accesses:
        far = sum(v for v in inst.operands.values() if isinstance(v, int))
        assert far in (0, offset) or base not in inst.reads
        assert (base in inst.reads) == (far == offset)

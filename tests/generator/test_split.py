"""Terms cut at what stays the same from block to block."""

from __future__ import annotations

from ciphergen.backends import generation, target
from ciphergen.dsl.term import render, var
from ciphergen.generator.analysis.split import split
from ciphergen.generator.cover import instructions


def test_a_rotation_by_what_is_kept_stays_one_instruction() -> None:
    rules = generation(target("rv32i_zbb")).sets["words"]
    block, a, b = (var(name, 32) for name in ("block", "a", "b"))
    distance = (a ^ 0x1234567) * 3 + b
    turned = (block << (distance & 31)) | (block >> (-distance & 31))
    found = split([turned], [block], lambda term, known: len(render(term)))
    assert found.kept == (distance,)
    assert render(found.terms[0], 9) == (
        "(or (shl block:32 (and fixed.0:32 0x1f:32)) (lshr block:32 (and (neg fixed.0:32) 0x1f:32)))"
    )
    assert instructions(found.terms, (), rules) == 1

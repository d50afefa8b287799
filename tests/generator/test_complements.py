"""Complements: a circuit on planes that are noted as complemented computes the table."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, evaluate, extract, lookup, topological, var
from ciphergen.generator.passes import planes
from ciphergen.generator.passes.complements import Noted, NotedGates

AES = next(iter(load("aes").variants.values()))
S = next(entries for entries in AES.circuits if entries[0] == 0x63)
S_INVERSE = next(entries for entries in AES.circuits if entries[0] == 0x52)


def looked_up(entries: tuple[int, ...], size: int, flips: int) -> tuple[list[Term], list[Noted]]:
    """The variables of an index some bits of which are complemented, and what is looked up of 32 indices at once."""
    width = 8 if size == 8 else 1
    index = [var(f"x.{bit}", 32) for bit in range(size)]
    noted = [(x, bool(flips >> bit & 1)) for bit, x in enumerate(index)]
    term = lookup(entries, extract(var("x", 8), size - 1, 0), width)
    return index, [*planes.looked_up(term, noted, AES.circuits, NotedGates(32))]


@pytest.mark.parametrize("flips", [0, 0x63, 0xFF, 0x80])
@pytest.mark.parametrize("entries", [S, S_INVERSE])
def test_values(entries: tuple[int, ...], flips: int) -> None:
    source = Random(flips)
    index, found = looked_up(entries, 8, flips)
    values = [source.randrange(256) for _ in range(32)]
    known = {x: sum((v >> bit & 1) << i for i, v in enumerate(values)) for bit, x in enumerate(index)}
    made = evaluate([plane for plane, _ in found], known)
    got = [
        sum(((plane >> i & 1) ^ flip) << bit for bit, (plane, (_, flip)) in enumerate(zip(made, found, strict=True)))
        for i in range(32)
    ]
    assert got == [entries[v ^ flips] for v in values]


@pytest.mark.parametrize("entries", [*product((0, 1), repeat=4)])
def test_values_of_two_bits(entries: tuple[int, ...]) -> None:
    for flips in range(4):
        index, found = looked_up(entries, 2, flips)
        known = dict(zip(index, (0b1010, 0b1100), strict=True))
        (plane,) = evaluate([found[0][0]], known)
        assert [(plane >> v & 1) ^ found[0][1] for v in range(4)] == [entries[v ^ flips] for v in range(4)]


def test_complements_of_aes_are_not_computed() -> None:
    """Those of S are at its end, those of S^-1 at its beginning, where 0x63 takes them away."""
    for entries, flips in ((S, 0), (S_INVERSE, 0x63)):
        _, found = looked_up(entries, 8, flips)
        assert not [term for term in topological([plane for plane, _ in found]) if term.op == "not"]

"""Every bit of the checker's graphs against exact values: what one edge stands for has one truth table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from ciphergen.dsl.term import Term, const, make, var
from ciphergen.dsl.term.op import Param, apply
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.replay import laws
from ciphergen.replay.graph import Refused
from ciphergen.replay.steps import Steps
from ciphergen.verify.certificate.merges import Merges
from tests.replay.certificates import tiny_cipher

Valued = tuple[Term, list[int]]  # a term, and its values for all values of the variables
_ALIKE = ("and", "or", "xor", "add", "sub", "mul", "shl", "lshr", "ashr", "eq", "ult", "slt", "add", "sub", "eq")
_OTHERS = ("not", "neg", "ite", "concat", "extract", "zext", "sext", "rotl", "table", "table", "neg")
MOST_BITS, MOST_INDEX = 12, 5


class Greedy(Steps):
    """Tries to merge each new bit with any older one, over any cut below it. merged_bits: how often it could."""

    def __init__(self, source: Random, sums: str) -> None:
        self.source, self.merged_bits = source, 0
        super().__init__({"terms": [], "merges": [], "sums": sums}, tiny_cipher().variants["tiny"], _unasked)

    def came(self, number: int) -> None:
        for _ in range(4):
            below = self.merged.cone([2 * number], {0, number}) or self.merged.cone([2 * number], {0})
            below += [e >> 1 for e in self.merged.nodes[number][2]]
            leaves = self.source.sample(below, min(len(below), self.source.randint(1, 6)))
            try:
                return self._merge(number, self.source.randrange(2 * number), leaves)
            except Refused:
                pass

    def _merge(self, number: int, older: int, leaves: Sequence[int]) -> None:
        self.merged.merge(number, older, leaves)
        self.merged_bits += 1


def _unasked(conditions: tuple[Term, ...], answer: str) -> bool:
    raise AssertionError("no question is asked")


def grown(source: Random, count: int) -> list[Valued]:
    """Terms over a few variables of 1 to 4 bits, each made of others."""
    bits, found, rows = source.choice((4, 6)), list[Valued](), range(64)
    while bits:
        width = source.randint(1, min(bits, 4))
        bits -= width
        name = Symbol("in", (len(found),), Secrecy.SECRET)
        found.append((var(name, width), [row >> bits & ((1 << width) - 1) for row in rows]))
    while len(found) < count:
        if (made := _made(source, found)) is not None:
            found.append(made)
    return found


def _made(source: Random, found: list[Valued]) -> Valued | None:
    op = source.choice(_ALIKE + _OTHERS)
    first = source.choice(found[-30:] if source.random() < 0.5 else found)
    width = first[0].width
    args, result, param = [first], width, None
    if op in _ALIKE:
        args = [first, _like(source, found, width)]
        source.shuffle(args)
        result = 1 if op in ("eq", "ult", "slt") else width
    elif op == "ite":
        args = [_like(source, found, 1), first, _like(source, found, width)]
    elif op == "concat":
        args += source.choices(found, k=source.randint(1, 3))
        result = sum(t.width for t, _ in args)
    else:
        result, param = _with_parameter(source, op, width)
    if result > MOST_BITS or (op == "table" and width > MOST_INDEX):
        return None
    term = make(op, tuple(t for t, _ in args), result, param)
    widths = tuple(t.width for t, _ in args)
    return term, [apply(op, result, widths, row, param) for row in zip(*(v for _, v in args), strict=True)]


def _like(source: Random, found: list[Valued], width: int) -> Valued:
    """A term of a width: a constant now and then."""
    fitting = [valued for valued in found if valued[0].width == width]
    if not fitting or source.random() < 0.15:
        value = source.choice((0, 1, -1, source.getrandbits(width))) & (1 << width) - 1
        return const(value, width), [value] * 64
    return source.choice(fitting)


def _with_parameter(source: Random, op: str, width: int) -> tuple[int, Param]:
    if op == "extract":
        size = source.randint(1, width)
        return size, source.randint(0, width - size)
    if op in ("zext", "sext"):
        return width + source.randint(1, 3), None
    if op == "table":
        size, flip = source.randint(1, 6), source.choice((None, 0, 1))
        mask, rows = (1 << size) - 1, range(1 << min(width, MOST_INDEX))
        return size, tuple(source.getrandbits(size) if flip is None else (i ^ flip) & mask for i in rows)
    return width, source.randrange(width) if op == "rotl" else None


def wrong_bits(seed: int) -> tuple[list[Term], int]:
    """Terms of which a bit is an edge that was something else, in any reading; and how many bits were merged."""
    source, wrong = Random(seed), list[Term]()
    nothing: dict[str, Any] = {"terms": [], "merges": []}
    written = [Merges(nothing | {"sums": sums}, tiny_cipher().variants["tiny"]) for sums in ("whole", "adders")]
    greedy = [Greedy(source, sums) for sums in ("whole", "adders")]
    tables: list[dict[int, int]] = [{0: 0} for _ in range(5)]
    for term, values in grown(source, 100):
        steps: list[Steps] = [*written, *greedy]
        readings = [list(steps[0].laws([term])), *(s._in_merged(s.laws([term]), 0) for s in steps)]
        exact = [sum((v >> i & 1) << row for row, v in enumerate(values)) for i in range(term.width)]
        for table, edges in zip(tables, readings, strict=True):
            for edge, value in zip(edges, exact, strict=True):
                plain = value ^ ((1 << 64) - 1 if edge & 1 else 0)
                wrong += [term] * (table.setdefault(edge & -2, plain) != plain)
    return wrong, sum(len(w.found) for w in written) + sum(g.merged_bits for g in greedy)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_an_edge_has_one_truth_table(seed: int) -> None:
    merged = 0
    for each in range(20):
        wrong, found = wrong_bits(20 * seed + each)
        assert wrong == []
        merged += found
    assert merged > 100


@pytest.mark.parametrize("op", ["sext", "xor", "or", "sub", "mul"])
def test_a_wrong_law_is_seen(op: str, monkeypatch: pytest.MonkeyPatch) -> None:
    other = {"sext": "zext", "xor": "or", "or": "xor", "sub": "add", "mul": "and"}
    monkeypatch.setitem(laws._LAWS, op, laws._LAWS[other[op]])
    assert any(wrong_bits(seed)[0] for seed in range(30))

"""Slices of look-ups with long circuits: linear layers with shared sums, rounds cut at calls of routines, blocks that
are transposed in a loop; what becomes of them, and that it is proved."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.backends import generation, target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Variant, load
from ciphergen.dsl.term import Term, const, evaluate, topological, var, variables
from ciphergen.generator.analysis.rounds import Piece, RoundLoop, roll
from ciphergen.generator.analysis.stages import Cut
from ciphergen.generator.layouts.bit_map import columns
from ciphergen.generator.layouts.round_planes import RoundPlanes
from ciphergen.generator.layouts.slice_columns import SliceColumns
from ciphergen.generator.layouts.slice_order import memory_order
from ciphergen.generator.layouts.sliced_calls import SlicedCalls, rounds_of
from ciphergen.generator.options import Options
from ciphergen.generator.passes import linear_layers
from ciphergen.generator.passes.complements import Noted
from ciphergen.verify.prove import prove
from tests import kept
from tests.corpus import text

BITS = 32
MASK = (1 << BITS) - 1


def rounds(name: str, variant: str, direction: str = "encrypt") -> tuple[Variant, RoundLoop]:
    found = load(text(name)).variants[variant]
    return found, roll(found.steps(direction), 1)


def cuts(name: str, variant: str, direction: str = "encrypt") -> list[Cut]:
    """The rounds in the body of the loop, each cut at its calls."""
    found, loop = rounds(name, variant, direction)
    calls = SlicedCalls.of(found, BITS, loop, 1)
    assert calls is not None
    assert loop.body is not None
    return [calls.cut(piece) for piece in rounds_of(loop.body)]


def operations(terms: list[Term]) -> int:
    return sum(1 for term in topological(terms) if term.args)


# Linear layers.


@settings(deadline=None, max_examples=60)
@given(st.randoms(use_true_random=False), st.integers(1, 12), st.integers(1, 12))
def test_sums_keep_their_values(source: Random, count: int, width: int) -> None:
    values = [var(f"x{i}", 8) for i in range(width)]
    roots = []
    for _ in range(count):
        chosen = source.sample(values, source.randint(1, width))
        total = chosen[0]
        for value in chosen[1:]:
            total = total ^ (~value if source.random() < 0.2 else value)
        roots.append(total if source.random() < 0.8 else total ^ (values[0] & values[-1]))
    made = linear_layers.run(roots)
    assert operations(made) <= operations(roots)
    for _ in range(4):
        numbers = {value: source.getrandbits(8) for value in values}
        assert evaluate(made, numbers) == evaluate(roots, numbers)


def test_sums_of_the_same_pair_are_taken_once() -> None:
    a, b, c, d, e = (var(name, 8) for name in "abcde")
    assert operations(linear_layers.run([a ^ b ^ (c ^ d), a ^ c ^ (b ^ e)])) == 4
    roots = [a ^ b, c ^ d]
    assert linear_layers.run(roots) is roots


def test_sums_that_cancel_are_zero() -> None:
    a, b, c = (var(name, 8) for name in "abc")
    total = ((a ^ b) ^ c) ^ (a ^ (b ^ c))
    assert linear_layers.run([total, ~total]) == [const(0, 8), const(255, 8)]


def test_sums_of_sums_are_read_in_time() -> None:
    """As a tree, the sum has 3^40 leaves."""
    a, b = var("a", 8), var("b", 8)
    for _ in range(40):
        a, b = a ^ b, a
    assert linear_layers.summands(a ^ ~b)[0] <= {var("a", 8), var("b", 8)}


@pytest.mark.long
def test_layers_of_standards() -> None:
    """A column of MixColumns with its 32 bits of the round key: 108 + 32 sums, as written 136 + 32. One bit of ARIA's
    16 bytes: 48, as written 90."""
    (mixed,) = cuts("aes", "aes128")
    assert sums(mixed) == {"xor": 4 * 140}
    diffused, _ = cuts("aria", "aria128")
    assert sums(diffused) == {"xor": 8 * 48}


def sums(cut: Cut) -> dict[str, int]:
    """The operations of all roots."""
    roots = [root for stage in cut.stages for root in stage.roots.values()]
    return dict(Counter(term.op for term in topological(roots) if term.args))


# Rounds cut at calls.


@pytest.mark.parametrize(
    ("name", "variant", "direction", "calls"),
    [
        ("aes", "aes128", "encrypt", [[16]]),
        ("aes", "aes128", "decrypt", [[16]]),
        ("aria", "aria128", "encrypt", [[4, 4, 4, 4]] * 2),
        ("aria", "aria128", "decrypt", [[4, 4, 4, 4]] * 2),
    ],
)
def test_each_table_has_one_routine(name: str, variant: str, direction: str, calls: list[list[int]]) -> None:
    for cut, wanted in zip(cuts(name, variant, direction), calls, strict=True):
        called = Counter(stage.call.function for stage in cut.stages if stage.call)
        assert [called[number] for number in range(len(cut.functions))] == wanted
        assert all(len(f.inputs) == len(f.outputs) == 8 for f in cut.functions)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "variant", "direction"),
    [
        *product(["aes"], ["aes128"], ["encrypt", "decrypt"]),
        *product(["aria"], ["aria128"], ["encrypt", "decrypt"]),
        *product(["camellia"], ["camellia128"], ["encrypt", "decrypt"]),
        ("kalyna", "kalyna128_128", "decrypt"),  # What one stage keeps is needed by a layer of another.
    ],
)
def test_a_cut_computes_the_round(name: str, variant: str, direction: str) -> None:
    """Stages run in turn, on planes with random bits, give what the text's round gives for each block."""
    found, loop = rounds(name, variant, direction)
    calls = SlicedCalls.of(found, BITS, loop, 1)
    assert calls is not None
    assert loop.body is not None
    source = Random(name + direction)
    for piece in rounds_of(loop.body):
        cut = calls.cut(piece)
        around = RoundPlanes.of(found, BITS, piece, 1)
        values = {v: source.choice([0, MASK]) for planes in around.known.values() for v in names(planes)}
        values |= {plane: source.getrandbits(BITS) for plane in around.state}
        outputs = [plane ^ MASK * flip for plane, flip in zip(run(cut, values), around.after, strict=True)]
        for block in range(0, BITS, 5):
            words = {word: number(stood_for(planes, values), block) for word, planes in around.known.items()}
            wanted = evaluate(piece.outputs, words)
            assert [number(planes, block) for planes in split(outputs, piece)] == wanted


def names(planes: Sequence[Noted]) -> list[Term]:
    return variables([plane for plane, _ in planes])


def stood_for(planes: Sequence[Noted], values: dict[Term, int]) -> list[int]:
    """What planes stand for, some of which are complemented."""
    made = evaluate([plane for plane, _ in planes], values)
    return [plane ^ MASK * flip for plane, (_, flip) in zip(made, planes, strict=True)]


def run(cut: Cut, values: dict[Term, int]) -> list[int]:
    """The planes of the roots, stage by stage."""
    found: dict[int, int] = {}
    for stage in cut.stages:
        made = iter(evaluate(stage.terms, values))
        values = values | {kept: next(made) for kept in stage.kept}
        found |= {root: next(made) for root in stage.roots}
        if stage.call is not None:
            function = cut.functions[stage.call.function]
            given = dict(zip(function.inputs, made, strict=True))
            values |= zip(stage.call.results, evaluate(function.outputs, given), strict=True)
    return [found[root] for root in sorted(found)]


def number(planes: Sequence[int], block: int) -> int:
    """The word of a block, from the planes of its bits."""
    return sum((plane >> block & 1) << bit for bit, plane in enumerate(planes))


Item = TypeVar("Item")


def split(planes: Sequence[Item], piece: Piece) -> list[Sequence[Item]]:
    """Planes of a state, word by word."""
    width = piece.inputs[0].width
    return [planes[i : i + width] for i in range(0, len(planes), width)]


@pytest.mark.parametrize(("name", "variant"), [("present", "present80"), ("sm4", "sm4_128")])
def test_short_circuits_and_few_are_written_out(name: str, variant: str) -> None:
    """PRESENT's take 14 operations; SM4 has four of 120 in a round."""
    found, loop = rounds(name, variant)
    assert SlicedCalls.of(found, BITS, loop, 1) is None


# Blocks that are transposed in a loop.


def test_words_that_are_alike_are_transposed_in_a_loop() -> None:
    where, rules = columns(BITS, BITS, BITS), generation(target("rv32i")).sets["words"]
    for name, variant in (("aes", "aes128"), ("sm4", "sm4_128"), ("present", "present80")):
        found = load(text(name)).variants[variant]
        made = SliceColumns.of(where, rules, memory_order(found), ())
        assert made is not None
        at = {bit: place for place, bit in enumerate(memory_order(found))}
        assert all(at[BITS * w + i] == BITS * w + p for w in range(2) for i, p in enumerate(made.places))
    wide = load(text("camellia")).variants["camellia128"]
    assert SliceColumns.of(where, rules, memory_order(wide), ()) is None


# Code.


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "variant", "on", "strategy"),
    [
        ("aes", "aes128", "rv32i", "loop1-slices32+loop1"),
        pytest.param("aria", "aria128", "armv7m", "loop1-slices32+loop1", marks=pytest.mark.slow),
        pytest.param("camellia", "camellia128", "rv64i", "loop1-slices32+loop1", marks=pytest.mark.slow),
    ],
)
def test_all_blocks_of_a_batch_are_proved(name: str, variant: str, on: str, strategy: str) -> None:
    cipher = load(text(name))
    roles = ("encrypt_blocks", "decrypt_blocks")
    output = kept.made(cipher, target(on), Options((variant,), ("ecb",), strategy, roles=roles))
    functions = {f.symbol: f.role for f in output.functions}
    data = assemble(output.files[f"{variant}.S"], target(on))
    report = prove(data, variant, target(on), cipher.variants[variant], functions)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
def test_a_batch_of_aes_has_each_circuit_once() -> None:
    """111 instructions of 110 gates and the way back; no value of the circuit waits on the stack."""
    options = Options(("aes128",), ("ecb",), "loop1-slices32+loop1", roles=("encrypt_blocks", "decrypt_blocks"))
    code = kept.made(load("aes"), target("rv32i"), options).files["aes128.S"]
    (routine,) = re.findall(r"^\.Laes128_encrypt_blocks_routine\d+:\n((?:    .*\n)+)", code, re.MULTILINE)
    names = Counter(line.split()[0] for line in routine.splitlines() if line.split()[0].isalpha())
    assert (sum(names.values()), names["lw"], names["sw"]) == (111, 0, 0)

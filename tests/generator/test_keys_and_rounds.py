"""The layout of round keys in memory, and the loop that is found in the steps of a cipher."""

from __future__ import annotations

from collections import Counter

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.targets.rv32i.target import TARGET as RV32I
from ciphergen.dsl.cipher import Step
from ciphergen.dsl.term import Term, evaluate, rotl, substitute, var, variables
from ciphergen.generator.analysis.alike import PeriodicRun, _pairs_of, longest_run
from ciphergen.generator.analysis.key_memory import lay_out
from ciphergen.generator.analysis.keys import WHOLE, key_position, key_variable
from ciphergen.generator.analysis.rounds import Piece, compose, roll
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy
from ciphergen.generator.scheduling.hoist import hoist
from ciphergen.generator.scheduling.pairs import pair
from tests.generator.coded import selected
from tests.generator.running import cipher

AARCH64 = target("aarch64")
WORDS = tuple(var(f"x.{i}", 32) for i in range(4))


@pytest.mark.parametrize(
    ("variant", "stride", "size", "declaration"),
    [
        ("lea128", 16, 384, "uint32_t rk[96];"),
        ("lea192", 24, 672, "uint32_t rk[168];"),
        ("lea256", 24, 768, "uint32_t rk[192];"),
    ],
)
def test_key_layout(variant: str, stride: int, size: int, declaration: str) -> None:
    keys = lay_out(cipher().variants[variant])
    assert (keys.places[WHOLE].stride, keys.size, keys.declaration(4)) == (stride, size, declaration)
    assert list(keys.words) == list(range(0, size, 4))


def test_equal_words_share_a_place() -> None:
    """LEA-128: rk = [t0, t1, t2, t1, t3, t1] in every round."""
    places = lay_out(cipher().variants["lea128"]).places[WHOLE].at
    assert [places[3, j] for j in range(6)] == [48, 52, 56, 52, 60, 52]


@pytest.mark.parametrize("way", ["lanes4", "columns4", "slices32"])
@pytest.mark.parametrize("variant", ["pipo64_128", "pipo64_256"])
def test_round_keys_on_the_fly(variant: str, way: str) -> None:
    """What stands in memory, and what differs from it, are the round keys that are kept otherwise; and it is less."""
    plain, fly = (
        Plan.of(cipher("pipo").variants[variant], RV32I, generation(RV32I), strategy(name)).keys
        for name in (way, f"fly-{way}")
    )
    assert fly.size < plain.size
    values = {v: 37 * n % 256 for n, v in enumerate(fly.key)}
    for name, places in plain.places.items():
        there = fly.places[name]
        assert there.at.keys() == places.at.keys()
        for position, at in places.at.items():
            wanted, kept = evaluate([plain.words[at], fly.words[there.at[position]]], values)
            assert wanted == kept ^ there.differs.get(position, 0)


@pytest.mark.long
@pytest.mark.parametrize(("way", "alone"), [("slices128", 0.3), ("columns32", 0.2)])
def test_vectors_of_round_keys_are_loaded_two_at_a_time(way: str, alone: float) -> None:
    """They stand in memory as encryption reads them, and those that are far from `V_key` have pointers of their own."""
    plan = Plan.of(cipher("pipo").variants["pipo64_128"], AARCH64, generation(AARCH64), strategy(way))
    function = selected(plan, "encrypt_blocks")
    function = hoist(function, AARCH64)
    function = pair(function, AARCH64, generation(AARCH64).idioms.pairs)
    rounds = max(function.blocks, key=lambda block: len(block.insts))
    loads = Counter(inst.row.name for inst in rounds.insts if inst.memory == "ks")
    assert loads.keys() <= {"ldr_q", "ldp_q"}
    assert loads["ldr_q"] <= alone * (loads["ldr_q"] + 2 * loads["ldp_q"])


def test_key_position() -> None:
    assert key_position(key_variable(12, 3, 32)) == (12, 3)
    assert key_position(var("x.1", 32)) is None
    assert key_position(WORDS[0] ^ 1) is None


@pytest.mark.parametrize("variant", ["lea128", "lea192", "lea256"])
@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
def test_loop_of_lea(variant: str, direction: str) -> None:
    made = cipher().variants[variant]
    steps = made.steps(direction)
    found = roll(steps, 4)
    assert (found.before, found.after, found.count) == (None, None, len(steps) // 4)
    assert found.shift == (4 if direction == "encrypt" else -4)
    assert repeated(found.body, found.count, found.shift) == list(compose(steps).outputs)  # type: ignore[union-attr]


def repeated(body: Piece | None, count: int, shift: int) -> list[Term]:
    """The body `count` times, its keys moved each time."""
    assert body is not None
    state = list(body.inputs)
    for turn in range(count):
        moved: dict[Term, Term] = dict(zip(body.inputs, state, strict=True))
        for v in variables(body.outputs):
            at = key_position(v)
            if at is not None:
                moved[v] = key_variable(at[0] + turn * shift, at[1], v.width)
        state = substitute(body.outputs, moved)
    return state


def step(name: str, outputs: tuple[Term, ...]) -> Step:
    keys = tuple(v for v in variables(outputs) if key_position(v) is not None)
    return Step(name, WORDS, keys, outputs)


def turned(i: int) -> tuple[Term, ...]:
    a, b, c, d = WORDS
    return (b, c, d, rotl(a ^ key_variable(i, 0, 32), 3 + 4 * (i % 2)))


def test_period_of_two_and_ends_that_differ() -> None:
    """Rounds that alternate, one step before them and one after."""
    a, b, c, d = WORDS
    first = step("whitening", (a ^ key_variable(0, 0, 32), b, c, d))
    last = step("last", (a ^ key_variable(9, 0, 32), b + a, c, d))
    steps = [first, *(step(f"round.{i}", turned(i)) for i in range(1, 9)), last]
    found = roll(steps, 1)
    assert (found.count, found.shift) == (4, 2)
    assert found.before == compose([first])
    assert found.after == compose([last])
    assert repeated(found.body, 4, 2) == list(compose(steps[1:9]).outputs)  # type: ignore[union-attr]


def test_a_number_of_rounds_that_does_not_divide() -> None:
    """The loop takes as many as it can, the rest is straight."""
    steps = [step(f"round.{i}", (rotl(WORDS[0], 1) ^ key_variable(i, 0, 32), *WORDS[1:])) for i in range(11)]
    found = roll(steps, 4)
    assert (found.count, found.before) == (2, None)
    assert found.after == compose(steps[8:])


@pytest.mark.parametrize("unroll", [0, 4])
def test_no_loop(unroll: int) -> None:
    """Nothing repeats, or round keys move by other distances, or one is read both ways; or it is not asked for."""
    different = [step("round", (WORDS[0] + i, *WORDS[1:])) for i in range(8)]
    squares = [step("round", (WORDS[0] ^ key_variable(i * i, 0, 32), *WORDS[1:])) for i in range(8)]
    keys = [(key_variable(i, 0, 32), key_variable(3, 0, 32)) for i in range(3, 7)]
    both = [step("round", (WORDS[0] ^ a, WORDS[1] ^ b, *WORDS[2:])) for a, b in keys]
    for steps in (different, squares, both):
        found = roll(steps, unroll)
        assert (found.count, found.body, found.after) == (0, None, None)
        assert found.before == compose(steps)


def test_rounds_without_keys_are_counted() -> None:
    steps = [step("round", (WORDS[1], WORDS[0] + 5, WORDS[2], WORDS[3])) for _ in range(9)]
    found = roll(steps, 4)
    assert (found.before, found.count, found.shift) == (None, 2, 0)
    assert (found.body, found.after) == (compose(steps[:4]), compose(steps[8:]))


def test_a_round_key_that_all_rounds_read_is_fixed() -> None:
    whole, rounds = key_variable(40, 0, 32), [key_variable(i, 0, 32) for i in range(8)]
    steps = [step("round", (WORDS[1] ^ whole, WORDS[0] + key, *WORDS[2:])) for key in rounds]
    assert longest_run(steps) == PeriodicRun(0, 8, 1, 1, frozenset({40}))
    steps = [step("round", (WORDS[1] ^ whole, *WORDS[1:])) for _ in rounds]
    assert longest_run(steps) == PeriodicRun(0, 8, 1, 0, frozenset({40}))
    found = roll(steps, 4)
    assert (found.count, found.shift, found.fixed) == (2, 0, {40})


def test_compose_is_one_step_after_the_other() -> None:
    made = cipher().variants["lea128"]
    piece = compose(made.steps("encrypt")[:2])
    assert piece is not None
    values = {v: 0x9E3779B9 * (n + 1) % (1 << 32) for n, v in enumerate(variables(piece.outputs))}
    middle = evaluate(made.steps("encrypt")[0].outputs, values)
    second = {**values, **dict(zip(WORDS, middle, strict=True))}
    assert evaluate(list(piece.outputs), values) == evaluate(made.steps("encrypt")[1].outputs, second)
    assert compose([]) is None


def test_outputs_of_a_step_are_computed_where_inputs_are_used_last() -> None:
    """Outputs that others read come first, then those behind which most inputs are not needed: the definition, which
    takes too long for the many outputs of a text on bits."""
    a, b, c, d = WORDS
    total = a + b
    outputs = (total, total ^ c, (c & d) | a, b, total ^ c)
    uses = [{a, b}, {total, c}, {c, d, a}, {b}, {total, c}]
    left, order = list(range(5)), list[int]()
    while left:
        free = [i for i in left if not any(outputs[j].args and outputs[j] in uses[i] for j in left if j != i)]
        own = {i: len(uses[i] - set().union(*(uses[j] for j in left if j != i))) for i in free}
        best = max(free, key=lambda i: own[i])
        left.remove(best)
        order.append(best)
    found = compose([Step("round.0", WORDS, (), outputs)])
    assert found is not None
    assert found.between == tuple(outputs[i] for i in order)


def test_a_step_of_many_bits_is_composed_at_once() -> None:
    """A register of 300 bits that is shifted: in cubic time this takes a minute."""
    bits = tuple(var(f"x.{i}", 1) for i in range(300))
    found = compose([Step("round.0", bits, (), (bits[299] ^ bits[200] & bits[2], *bits[:-1]))] * 20)
    assert found is not None
    assert len(found.between) == 20 * 300


def test_steps_of_the_same_terms_are_compared_once() -> None:
    """A thousand steps of a stream cipher are one term each, which takes as long to look through as all of a round."""
    before = _pairs_of.cache_info().misses
    bits = tuple(var(f"x.{i}", 1) for i in range(40))
    step = Step("round.0", bits, (), (bits[39] ^ bits[30] & bits[2], *bits[:-1]))
    assert longest_run([step] * 200) == PeriodicRun(0, 200, 1)
    assert _pairs_of.cache_info().misses - before <= 1

"""Which strategies are proved and which are chosen, on figures made up for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import isclose
from random import Random
from typing import Any

import pytest

from ciphergen.tune import choice
from ciphergen.tune.figures import BULK, Figures, FunctionFigures, Strategy, as_json, from_json

ALL = ("1", "4", "32", BULK)
MOST = 8192


def strategy(
    name: str, long: float, size: int, one: float = 40.0, middle: float | None = None, stack: int = 0
) -> Strategy:
    """With `long` cycles per byte, `one` for one block, `middle` for 4 and 32, blocks of 16 bytes, and `size` bytes of
    `encrypt_blocks`."""
    between = long if middle is None else middle
    cycles = {"1": 9999.0, "4": 64 * between, "32": 512 * between, BULK: 16 * long}
    functions = (
        FunctionFigures("k", "expand_key", 100, 0, {"1": 600.0}),
        FunctionFigures("e", "encrypt", 400, 0, {"1": 16 * one}),
        FunctionFigures("b", "encrypt_blocks", size, stack, cycles),
    )
    return Strategy(name, (Figures("v", 16, functions),))


def name(found: Strategy | None) -> str | None:
    return found and found.name


def test_costs_of_a_strategy() -> None:
    made = strategy("a", 30.0, 1000, stack=16)
    two = Strategy("a", (*made.variants, *strategy("a", 120.0, 3000, stack=8).variants))
    assert (made.bytes, made.largest, made.stack) == (1500, 1000, 16)
    assert Strategy("a", (replace(made.variants[0], shared=100),)).bytes == 1600
    assert (two.bytes, two.largest, two.stack) == (5000, 3000, 16)


def test_every_function_and_length_counts_the_same() -> None:
    made = strategy("a", 30.0, 1000, one=50.0)
    assert isclose(choice.cost(made, [BULK]), 480.0)
    assert isclose(choice.cost(made, ["4", BULK]), (4 * 480.0 * 480.0) ** (1 / 2))
    assert isclose(choice.cost(made, ["1"]), 800.0)  # in a call of its own
    assert isclose(choice.cost(made, ["1", BULK]), (800.0 * 480.0) ** (1 / 2))
    ctr = FunctionFigures("c", "ctr", 100, 0, {"1": 900.0, "4": 2000.0, "32": 15000.0, BULK: 450.0})
    both = Strategy("a", (replace(made.variants[0], functions=(*made.functions, ctr)),))
    assert isclose(choice.cost(both, ["1", BULK]), (800.0 * 480.0 * 900.0 * 450.0) ** (1 / 4))


def test_what_is_not_predicted_does_not_count() -> None:
    figures = Figures("v", 16, (FunctionFigures("b", "encrypt_blocks", 8, 0, {BULK: 320.0}),))
    assert isclose(choice.cost(Strategy("a", (figures,)), ALL), 320.0)
    assert choice.cost(Strategy("a", (figures,)), ["4"]) == 0.0
    assert figures.functions[0].per_byte("32", 16) is None
    assert figures.functions[0].per_byte(BULK, 16) == 20.0


def test_what_is_looked_at_closely() -> None:
    base = strategy("base", 30.0, 1000)
    others = [
        strategy("a little faster", 29.9, 2000),
        strategy("as fast, larger", 30.0, 1100),
        strategy("as fast, as large", 30.0, 1010),
        strategy("nearly, smaller", 30.4, 900, middle=30.2),
        strategy("slow in long messages", 30.7, 900, middle=30.0),
        strategy("slow before", 30.0, 900, middle=31.6),
        strategy("small", 60.0, 600),
        strategy("nearly as small", 60.0, 610),
        strategy("not small", 60.0, 620),
        strategy("huge", 20.0, 8196),  # neither may be the default, nor make others look slow
        Strategy("bad", (*strategy("bad", 1.0, 10).variants, Figures("w", 16, refused="too many registers"))),
    ]
    found = choice.promising([*others, base], ALL, MOST)
    assert [s.name for s in found] == [
        "a little faster", "as fast, as large", "nearly, smaller", "small", "nearly as small", "base",
    ]  # fmt: skip
    assert others[-1].refused == "too many registers"


@pytest.mark.parametrize(("others", "chosen"), [
    ([], "base"),
    ([("faster, larger", 29.8, 2000)], "base"),  # by less than 1 %
    ([("faster, larger", 29.6, 2000)], "faster, larger"),
    ([("smaller", 30.2, 900)], "smaller"),
    ([("smaller", 30.4, 900)], "base"),  # in the mean by less than 1 %, but not in long messages
    ([("slower before", 30.0, 900, 40.0, 31.0)], "base"),
    ([("huge", 20.0, 8196)], "base"),  # does not stay in a cache
    ([("just fits", 20.0, 8192)], "just fits"),
    ([("faster", 29.9, 1000)], "faster"),
])  # fmt: skip
def test_fast(others: list[tuple[Any, ...]], chosen: str) -> None:
    strategies = [strategy("base", 30.0, 1000), *(strategy(*other) for other in others)]
    assert name(choice.fast(strategies, ALL, MOST)) == chosen
    assert name(choice.fast(strategies[::-1], ALL, MOST)) == chosen


def test_fast_for_some_lengths() -> None:
    """A gain for long messages does not outweigh a loss for short ones, if both count."""
    strategies = [strategy("even", 30.0, 1000), strategy("long", 28.0, 900, one=60.0)]
    assert name(choice.fast(strategies, ALL, MOST)) == "even"
    assert name(choice.fast(strategies, ["1"], MOST)) == "even"
    assert name(choice.fast(strategies, ["4", BULK], MOST)) == "long"


def test_a_larger_cache_holds_larger_functions() -> None:
    strategies = [strategy("base", 30.0, 1000), strategy("huge", 20.0, 8196)]
    assert [name(choice.fast(strategies, ALL, most)) for most in (MOST, 8196)] == ["base", "huge"]
    assert [s.name for s in choice.promising(strategies, ALL, 2 * 8196)] == ["base", "huge"]


def test_fast_where_everything_is_huge() -> None:
    assert name(choice.fast([strategy("b", 25.0, 20000), strategy("a", 30.0, 10000)], ALL, MOST)) == "a"


def test_small() -> None:
    strategies = [strategy("fast", 20.0, 1000), strategy("small", 40.0, 996), strategy("as small", 39.0, 996)]
    assert name(choice.small(strategies, ALL)) == "as small"


def test_nothing_to_choose_from() -> None:
    assert choice.fast([], ALL, MOST) is None
    assert choice.small([], ALL) is None
    assert choice.promising([], ALL, MOST) == ()


def test_larger_strategies_change_no_choice() -> None:
    """What a search gives up on for the size of a function is neither chosen nor in the way of what is."""
    random, answered, enough = Random(7), Counter[bool](), 0
    for _ in range(2000):
        found = [
            strategy(str(i), random.choice((10.0, 10.1, 10.4, 13.0)), random.choice((500, 4000, 8100, 8300, 9000)))
            for i in range(random.randrange(1, 6))
        ]
        left = [s for s in found if s.largest <= MOST]
        answered[choice.chosen_without_larger(left, MOST)] += 1
        if choice.chosen_without_larger(left, MOST):
            enough += len(left) < len(found)
            assert choice.promising(found, ALL, MOST) == choice.promising(left, ALL, MOST)
            assert choice.fast(found, ALL, MOST) == choice.fast(left, ALL, MOST)
            assert choice.small(found, ALL) == choice.small(left, ALL)
    assert min(answered.values()) > 100 < enough


def _reduced(whole: Strategy, random: Random) -> Strategy:
    """Bounds of the figures of a strategy; of some nothing is known."""
    (figures,) = whole.variants
    by = random.choice((1.0, 0.99, 0.9, 0.5))
    functions = tuple(
        replace(f, bytes=int(by * f.bytes), cycles={length: by * cycles for length, cycles in f.cycles.items()})
        for f in figures.functions
    )
    unknown = Figures("v", 16, refused="no bound")
    return Strategy(whole.name, (unknown if random.random() < 0.1 else replace(figures, functions=functions),))


def test_what_bounds_rule_out_changes_no_choice() -> None:
    """A search that predicts only what may be promising by its bounds finds the same, of any figures and bounds."""
    random, predicted, all_of_them = Random(11), 0, 0
    for _ in range(1000):
        whole = {
            str(i): strategy(
                str(i), 10.0 * random.choice((1.0, 1.005, 1.015, 1.03, 1.3, 2.0)),
                random.choice((400, 404, 500, 4000, 8100, 8300)), middle=random.choice((9.0, 10.0, 10.1, 15.0)),
            )
            for i in range(random.randrange(1, 40))
        }  # fmt: skip
        least, known = [_reduced(s, random) for s in whole.values()], dict[str, Strategy]()
        while more := choice.predicted_next([s for s in least if s.name not in known], known.values(), ALL, MOST):
            known.update((each, whole[each]) for each in more)
        found = [s for s in whole.values() if s.name in known]
        assert choice.promising(found, ALL, MOST) == choice.promising(whole.values(), ALL, MOST)
        assert choice.chosen_without_larger(found, MOST) == choice.chosen_without_larger(whole.values(), MOST)
        predicted, all_of_them = predicted + len(known), all_of_them + len(whole)
    assert predicted < 0.8 * all_of_them


def test_what_is_predicted_next() -> None:
    """The smallest, and of the rest the fastest few; nothing that is known to be too slow, or slower in long messages
    without being faster in the mean."""
    base = strategy("base", 30.0, 1000)
    others = [strategy(f"as fast {i}", 30.0 + 0.01 * i, 2000) for i in range(6)] + [strategy("small", 60.0, 600)]
    assert choice.predicted_next([base, *others], [], ALL, MOST) == [
        "small", "base", "as fast 0", "as fast 1", "as fast 2",
    ]  # fmt: skip
    slow = [
        strategy("slow", 31.0, 1100), strategy("slow in long messages", 30.7, 1100, middle=30.0),
        strategy("large", 20.0, 8196), strategy("not small", 60.0, 1016),
    ]  # fmt: skip
    assert choice.predicted_next(slow, [base], ALL, MOST) == []
    faster = strategy("faster in the mean", 30.7, 1100, middle=29.0)
    small = strategy("nearly as small", 60.0, 1014)
    assert choice.predicted_next([*slow, faster, small], [base], ALL, MOST) == [small.name, faster.name]
    huge = strategy("huge", 20.0, 9000)  # while nothing smaller is known, all may be chosen
    assert len(choice.predicted_next(slow, [huge], ALL, MOST)) == 4


def test_a_choice_is_looked_at_closely() -> None:
    """Nothing is lost if what is known at first is all there is to know."""
    strategies = [
        strategy(f"{long} {size} {short}", long, size, short)
        for long in (28.0, 28.2, 29.0, 33.0) for size in (400, 3000, 8192, 9000) for short in (36.0, 40.0)
    ]  # fmt: skip
    left = choice.promising(strategies, ALL, MOST)
    assert len(left) < len(strategies)
    assert name(choice.fast(left, ALL, MOST)) == name(choice.fast(strategies, ALL, MOST))
    assert name(choice.small(left, ALL)) == name(choice.small(strategies, ALL))


def test_figures_can_be_kept() -> None:
    figures = strategy("a", 30.0, 1000).variants[0]
    assert from_json(as_json(figures)) == figures
    refused = replace(figures, functions=(), refused="no")
    assert from_json(as_json(refused)) == refused
    with pytest.raises(TypeError):
        from_json({**as_json(figures), "functions": [{"symbol": "x"}]})

"""Which strategies are proved and which are chosen, on figures made up for it."""

from __future__ import annotations

from dataclasses import replace
from math import isclose

import pytest

from ciphergen.tune import choice
from ciphergen.tune.figures import BULK, Figures, Function, Strategy, as_json, from_json


def strategy(name: str, long: float, size: int, single: float = 40.0, stack: int = 0) -> Strategy:
    """With `long` and `single` cycles per byte, blocks of 16 bytes, and `size` bytes of `encrypt_blocks`."""
    cycles = {"1": 16 * long, "64": 64 * 16 * long, BULK: 16 * long}
    functions = (
        Function("k", "expand_key", 100, 0, {"1": 600.0}),
        Function("e", "encrypt", 400, 0, {"1": 16 * single}),
        Function("b", "encrypt_blocks", size, stack, cycles),
    )
    return Strategy(name, (Figures("v", 16, functions),))


def name(found: Strategy | None) -> str | None:
    return found and found.name


def test_costs_of_a_strategy() -> None:
    made = strategy("a", 30.0, 1000, 40.0, 16)
    two = Strategy("a", (*made.variants, *strategy("a", 120.0, 3000, 90.0, 8).variants))
    assert (made.bytes, made.largest, made.stack) == (1500, 1000, 16)
    assert Strategy("a", (replace(made.variants[0], shared=100),)).bytes == 1600
    assert isclose(made.long, 30.0)
    assert isclose(two.long, 60.0)
    assert isclose(two.single, 60.0)
    assert (two.bytes, two.largest, two.stack) == (5000, 3000, 16)


def test_long_messages_count_where_64_blocks_are_not_predicted() -> None:
    figures = Figures("v", 16, (Function("b", "encrypt_blocks", 8, 0, {BULK: 320.0}),))
    assert isclose(Strategy("a", (figures,)).long, 20.0)
    assert Strategy("a", (figures,)).single == 0
    assert figures.functions[0].per_byte(64, 16) is None


def test_what_nothing_beats() -> None:
    base = strategy("base", 30.0, 1000, 40.0, 16)
    worse = [
        strategy("slower", 31.0, 1000, 40.0, 16),
        strategy("larger", 30.0, 1004, 40.0, 16),
        strategy("slow alone", 30.0, 1000, 41.0, 16),
        strategy("more stack", 30.0, 1000, 40.0, 32),
    ]
    assert [name(s) for s in choice.front([*worse, base])] == ["base"]
    other = [strategy("fast", 29.0, 2000, 40.0, 16), strategy("no stack", 31.0, 1000, 40.0, 0)]
    assert [name(s) for s in choice.front([*worse, base, *other])] == ["base", "fast", "no stack"]


def test_of_equals_the_first() -> None:
    assert [s.name for s in choice.front([strategy(n, 30.0, 1000) for n in "abc"])] == ["a"]


def test_what_cannot_be_made_is_nowhere() -> None:
    bad = Strategy("bad", (*strategy("bad", 1.0, 10).variants, Figures("w", 16, refused="too many registers")))
    assert bad.refused == "too many registers"
    assert [s.name for s in choice.front([bad, strategy("good", 30.0, 1000)])] == ["good"]


@pytest.mark.parametrize(("others", "chosen"), [
    ([], "base"),
    ([("faster, larger", 29.8, 2000)], "base"),  # by less than 1 %
    ([("faster, larger", 29.6, 2000)], "faster, larger"),
    ([("smaller", 30.2, 900)], "smaller"),
    ([("smaller", 30.4, 900)], "base"),
    ([("huge", 20.0, 8196)], "base"),  # does not stay in a cache
    ([("just fits", 20.0, 8192)], "just fits"),
    ([("faster", 29.9, 1000)], "faster"),
])  # fmt: skip
def test_fast(others: list[tuple[str, float, int]], chosen: str) -> None:
    strategies = [strategy("base", 30.0, 1000), *(strategy(*other) for other in others)]
    assert name(choice.fast(strategies)) == chosen
    assert name(choice.fast(strategies[::-1])) == chosen


def test_fast_where_everything_is_huge() -> None:
    assert name(choice.fast([strategy("b", 25.0, 20000), strategy("a", 30.0, 10000)])) == "a"


def test_small() -> None:
    strategies = [strategy("fast", 20.0, 1000), strategy("small", 40.0, 996), strategy("as small", 39.0, 996)]
    assert name(choice.small(strategies)) == "as small"


def test_nothing_to_choose_from() -> None:
    assert choice.fast([]) is None
    assert choice.small([]) is None
    assert choice.front([]) == ()


def test_a_choice_is_one_that_nothing_beats() -> None:
    """So it is proved: only these are."""
    strategies = [
        strategy(f"{long} {size} {single}", long, size, single)
        for long in (28.0, 28.2, 29.0, 33.0) for size in (400, 3000, 8192, 9000) for single in (36.0, 40.0)
    ]  # fmt: skip
    best = choice.front(strategies)
    for rule in choice.CHOICES.values():
        assert name(rule(best)) == name(rule(strategies))


def test_figures_can_be_kept() -> None:
    figures = strategy("a", 30.0, 1000).variants[0]
    assert from_json(as_json(figures)) == figures
    refused = replace(figures, functions=(), refused="no")
    assert from_json(as_json(refused)) == refused
    with pytest.raises(TypeError):
        from_json({**as_json(figures), "functions": [{"symbol": "x"}]})

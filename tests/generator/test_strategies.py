"""Names of strategies: what they mean, and what is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import SIZES, default_strategy
from ciphergen.generator.plan.strategies import FORMS, TRIED, WITH_TABLES, strategies, strategy
from ciphergen.generator.plan.strategy import EACH, TABLES, DataLoop, Strategy, looks_up
from ciphergen.generator.plan.suited import largest, suited

TEXTS = Path(__file__).parent.parent / "texts"
NAMES: dict[str, Strategy] = {
    "loop4": (DataLoop(4, 1),),
    "unrolled": (DataLoop(0, 1),),
    "loop4x5": (DataLoop(4, 5), DataLoop(4, 1)),
    "unrolledx5+loop4x4": (DataLoop(0, 5), DataLoop(4, 4), DataLoop(4, 1)),
    "loop4x3w4": (DataLoop(4, 3, beside=4), DataLoop(4, 1)),
    "columns4": (DataLoop(0, 4, "columns"), DataLoop(0, 1)),
    "columns4+loop2": (DataLoop(0, 4, "columns"), DataLoop(2, 1)),
    "loop2-lanes4": (DataLoop(2, 4, "lanes"), DataLoop(2, 1)),
    "slices32+columns4": (DataLoop(0, 32, "slices"), DataLoop(0, 4, "columns"), DataLoop(0, 1)),
    "lanes32w8+lanes4": (DataLoop(0, 32, "lanes", 8), DataLoop(0, 4, "lanes"), DataLoop(0, 1)),
    "fly-lanes4": (DataLoop(0, 4, "lanes", fly=True), DataLoop(0, 1, fly=True)),
    "each16": (DataLoop(0, 16, EACH), DataLoop(0, 1, fly=True)),
    "tables": (DataLoop(0, 1, TABLES),),
    "loop2-tables": (DataLoop(2, 1, TABLES),),
}


@pytest.mark.parametrize("name", NAMES)
def test_what_a_name_means(name: str) -> None:
    assert strategy(name) == NAMES[name]


@pytest.mark.parametrize(
    "name",
    [
        "", "loop3", "loop4x1", "loop4x7", "loop4x", "loop4w4", "loop4x3w9", "loop4+loop4x4", "loop4x4+loop4x4",
        "columns3", "columns64", "columns", "lanes4w4+", "columns4w4", "loop2-lanes8w4", "lanes4+lanes32", "slices8",
        "fly-loop4", "fly-unrolled", "fly-columns4+loop2", "fly-each16", "each4", "each16w4", "LOOP4", "loop4 x5",
        "tables2", "tables+loop1", "slices32+tables", "fly-tables", "loop3-tables",
    ],
)  # fmt: skip
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(UserError) as caught:
        strategy(name)
    assert str(caught.value).startswith(f"--strategy: no strategy is called '{name}'\n  allowed: {'; '.join(FORMS)}\n")


def test_a_list_of_names() -> None:
    assert strategies("loop4, columns4,loop4") == ("loop4", "columns4")
    with pytest.raises(UserError, match="no strategy is called 'lop4'"):
        strategies("loop4,lop4")
    with pytest.raises(UserError) as caught:
        strategies("loop4,loop2-tables")
    assert str(caught.value) == (
        "--strategy: 'loop2-tables' looks up tables at addresses that depend on secrets, which caches "
        "show\n  allowed: --allow-tables beside it, or another strategy, which is constant time"
        "\n  write:   --strategy loop2-tables --allow-tables"
    )


def test_those_with_tables_are_names() -> None:
    assert all(looks_up(strategy(name)) for name in WITH_TABLES)
    assert not any(map(looks_up, TRIED.values()))


def test_what_a_search_tries_are_names() -> None:
    assert len(TRIED) > 150
    assert all(strategy(name) == way for name, way in TRIED.items())
    assert len(set(TRIED.values())) == len(TRIED)


@pytest.mark.long
def test_a_search_tries_slices_where_registers_do_not_fit_words_and_look_ups_are_small() -> None:
    def tried(text: str, on: str) -> list[str]:
        found = suited(TRIED, load(str(TEXTS / f"{text}.cipher")), target(on))
        return [name for name, way in found.items() if len(way) > 1]

    by_32 = ["slices32", "slices32+loop2", "slices32+loop4", "loop2-slices32", "loop4-slices32"]
    assert tried("gift", "rv32i") == by_32
    assert tried("gift", "aarch64") == by_32 + [name.replace("32", "128") for name in by_32]
    assert not [name for name in tried("speck", "rv32i") if "slices" in name]


@pytest.mark.long
def test_a_search_tries_what_a_quick_one_knows() -> None:
    def tried(text: str, on: str, *, tables: bool = False) -> list[str]:
        return list(suited(TRIED, load(text), target(on), tables=tables))

    by_32 = ["loop1-slices32+loop1", "loop1-slices32+loop4-rows2+loop4-rows1"]
    alone, by_two = ([f"loop{n}-{rows}" for n in (1, 2, 4)] for rows in ("rows1", "rows2+loop{n}-rows1"))
    by_two = [name.format(n=n) for name, n in zip(by_two, (1, 2, 4), strict=True)]
    assert tried("aes", "rv32i") == ["loop1", "loop2", "loop1-calls1", *alone, *by_two, *by_32]
    assert {"loop4-rows4+loop4-rows1", "loop1-slices64+loop4-rows4+loop4-rows1"} < set(tried("aes", "rv64i"))
    assert tried("aes", "aarch64_aes") == ["loop1-blocks1", "loop1-blocks4", "blocks4", "blocks6", "blocks8"]
    assert not {"blocks4", "loop4-rows1"} & set(tried("lea", "aarch64_aes"))
    assert {"columns4+loop2", "columns4+loop4"} < set(tried("pipo", "rv32i"))
    assert tried("aes", "rv32i", tables=True)[len(tried("aes", "rv32i")) :] == list(WITH_TABLES)
    assert tried("lea", "rv32i", tables=True) == tried("lea", "rv32i")


@pytest.mark.long
def test_how_large_a_default_may_be() -> None:
    """Straight code for many blocks at a time runs once through the cache; other code shares it."""
    assert [largest(load(text), target("rv32i"), 16384) for text in ("lea", "present", "aes")] == [8192, 32768, 32768]


def test_what_was_found_for_the_base_is_the_default_where_nothing_else_was() -> None:
    found = default_strategy("lea", target("aarch64_sha3"), "neoverse-v1", "fast")
    assert found == default_strategy("lea", target("aarch64"), "neoverse-v1", "fast") != SIZES["fast"]
    assert default_strategy("own", target("rv32i_zbb"), "rocket", "fast") == SIZES["fast"]


def test_what_was_found_for_an_extension_is_its_default() -> None:
    found = default_strategy("lea", target("rv32i_zbb"), "ibex", "fast")
    assert found != default_strategy("lea", target("rv32i"), "ibex", "fast")

"""The default strategy of ciphers that the table of chosen ones does not have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ciphergen.backends import target
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.generator import forms, quick_search
from ciphergen.generator.forms import FunctionForms
from ciphergen.generator.level import Job
from ciphergen.generator.options import Options, choose
from ciphergen.generator.output import make, planned
from ciphergen.generator.pipeline import run
from ciphergen.generator.plan.strategies import strategy
from ciphergen.generator.plan.strategy import Strategy

TEXTS = Path(__file__).parents[1] / "texts"


def found(text: str, variant: str, on: str) -> Strategy:
    cipher, machine = load(str(TEXTS / f"{text}.cipher")), target(on)
    return planned(cipher, cipher.variant(variant), machine, choose(cipher, machine, Options())).strategy


@pytest.mark.parametrize(
    ("text", "variant", "on", "name"),
    [
        ("speck", "speck64_128", "rv32i", "loop4x3"),
        ("speck", "speck64_128", "aarch64", "loop4x2"),
        pytest.param("simon", "simon32_64", "rv32i", "loop4-columns8", marks=pytest.mark.long),
        ("xtea", "xtea128", "armv7m", "loop4x4"),
        pytest.param("speck", "speck32_64", "rv32i", "loop4-lanes8", marks=pytest.mark.long),
        pytest.param("sparx", "sparx64_128", "rv64i", "loop4-lanes8", marks=pytest.mark.slow),
        ("speck", "speck32_64", "aarch64", "loop4-lanes16"),
        pytest.param("gift", "gift64", "rv32i", "loop2-slices32+loop1", marks=pytest.mark.slow),
        pytest.param("rectangle", "rectangle80", "rv32i", "loop2-slices32+loop1", marks=pytest.mark.long),
        pytest.param("serpent", "serpent128", "rv32i", "loop4", marks=pytest.mark.long),
        pytest.param("sm4", "sm4_128", "rv32i", "loop1-slices32+loop1", marks=pytest.mark.long),
        # One word a block, which nothing counts; no look-ups; words that take no longer than gates alone.
        pytest.param("keeloq", "keeloq", "rv32i", "loop1-slices32+loop1", marks=pytest.mark.long),
        pytest.param("katan", "katan64", "rv32i", "loop2-slices32+loop1", marks=pytest.mark.long),
        ("noekeon", "noekeon_direct", "rv32i", "loop4x2"),
        ("sm4", "sm4_128", "aarch64", "loop1"),  # vectors of 128 blocks are proved in minutes
        # A function of 30,000 instructions as well.
        pytest.param("clefia", "clefia128", "rv32i", "loop1", marks=pytest.mark.long),
        ("safer", "safer_k64", "rv32i", "loop1"),  # sums beside large tables
        pytest.param("gift", "gift64", "rv64i", "loop2-slices64+loop1", marks=pytest.mark.slow),
        pytest.param("gift", "gift64", "aarch64", "loop4-slices128+loop1", marks=pytest.mark.long),
    ],
)
def test_found(text: str, variant: str, on: str, name: str) -> None:
    assert found(text, variant, on) == strategy(name)


@pytest.mark.long
def test_slices_too_long_before_registers_are_allocated_are_not_lowered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor are those of narrower registers tried, in which code is no shorter."""
    cipher, machine, lowered = load(str(TEXTS / "gift.cipher")), target("aarch64"), list[str]()
    choice = choose(cipher, machine, Options())
    small = replace(choice, core=replace(choice.core, code_cache=2000))

    def noted(job: Job, last: str = "code", given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        lowered.extend([last] * (last == "code"))
        return run(job, last, given)

    monkeypatch.setattr(forms, "run", noted)
    assert quick_search.quickest(cipher.variant("gift64"), machine, small, FunctionForms()) == strategy("loop1")
    assert len(lowered) == 1  # single blocks


@pytest.mark.long
def test_small_code_of_bytes_calls_routines() -> None:
    machine = target("rv32i")
    for text, variant, name in (("aes", "aes128", "loop1-calls1"), ("hight", "hight64_128", "loop2")):
        cipher = load(text)
        choice = choose(cipher, machine, Options(size="small"))
        assert quick_search.quickest(cipher.variant(variant), machine, choice, FunctionForms()) == strategy(name)


def test_what_takes_long_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick_search, "OPERATIONS", 80)
    assert found("speck", "speck64_128", "rv32i") == strategy("loop1")
    monkeypatch.undo()
    monkeypatch.setattr(quick_search, "INSTRUCTIONS", 134 * 3 + 373)  # a block of 134 instructions, two of 374
    assert found("speck", "speck64_128", "rv32i") == strategy("loop4x2")


def test_what_fills_the_cache_is_not_taken() -> None:
    cipher, machine = load(str(TEXTS / "speck.cipher")), target("rv32i")
    choice = choose(cipher, machine, Options())
    small = replace(choice, core=replace(choice.core, code_cache=2 * 1500))
    assert quick_search.quickest(cipher.variant("speck64_128"), machine, small, FunctionForms()) == strategy("loop4x2")


def test_slices_that_fill_the_cache_are_not_taken() -> None:
    cipher, machine = load(str(TEXTS / "gift.cipher")), target("rv32i")
    choice = choose(cipher, machine, Options())
    small = replace(choice, core=replace(choice.core, code_cache=7000))
    assert quick_search.quickest(cipher.variant("gift64"), machine, small, FunctionForms()) == strategy("loop1")


@pytest.mark.long
def test_slices_with_long_loops_that_fill_the_cache_are_not_taken() -> None:
    cipher, machine = load(str(TEXTS / "gift.cipher")), target("aarch64")
    choice = choose(cipher, machine, Options())
    small = replace(choice, core=replace(choice.core, code_cache=2 * 12_000))
    found = quick_search.quickest(cipher.variant("gift64"), machine, small, FunctionForms())
    assert found == strategy("loop2-slices128+loop1")


def test_ciphers_with_chosen_strategies_and_options_are_not_searched() -> None:
    speck, machine = load(str(TEXTS / "speck.cipher")), target("rv32i")
    assert all(choose(cipher, machine, Options()).searched for cipher in (speck, load("hight")))
    for cipher, options in (
        (speck, Options(strategy="loop4")),
        (load("lea"), Options()),
    ):
        assert not choose(cipher, machine, options).searched


def test_time_is_taken_where_somebody_has_searched() -> None:
    """Whatever strategy is asked for: of a long function of a text that nobody has searched for, one form is made."""
    speck, machine = load(str(TEXTS / "speck.cipher")), target("rv32i")
    assert not any(choose(speck, machine, options).patient for options in (Options(), Options(strategy="loop4")))
    assert all(choose(load("lea"), machine, options).patient for options in (Options(), Options(strategy="loop4")))
    assert choose(load("chacha20"), machine, Options()).patient


ONE = """cipher ONE {
  word 32 little
  block 1 words
  variant ONE { key 4 words }
  schedule(key) -> rk: word[4] { rk = key }
  encrypt(x, rk) -> y { for i in 0..3 { x := [(x[0] + rk[i]) <<< 7] } y = x }
  decrypt(y, rk) -> x { for i in 3 down to 0 { y := [(y[0] >>> 7) - rk[i]] } x = y }
}
"""


def test_what_no_strategy_makes_decides_nothing() -> None:
    """Counter mode, of which nothing stays the same from block to block."""
    cipher, machine = parse_cipher(ONE, "one.cipher"), target("rv32i")
    found = {
        modes: planned(cipher, cipher.variant("one"), machine, choose(cipher, machine, Options(modes=modes))).strategy
        for modes in (("ecb",), ())
    }
    assert found["ecb",] == found[()] != strategy("loop4")


@pytest.mark.long
@pytest.mark.parametrize(("text", "variant"), [("speck", "speck64_128"), ("gift", "gift64")])
def test_what_the_search_has_made_is_not_made_again(text: str, variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[tuple[object, ...]] = Counter()

    def counted(job: Job, last: str, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        made[job.plan.strategy, job.plan.held, job.plan.gathered, job.role.name, last] += 1
        return run(job, last, given)

    monkeypatch.setattr(forms, "run", counted)
    functions = make(load(str(TEXTS / f"{text}.cipher")), target("rv32i"), Options(), variant).functions
    assert {function.role for function in functions} <= {role for _, _, _, role, last in made if last == "code"}
    assert set(made.values()) == {1}

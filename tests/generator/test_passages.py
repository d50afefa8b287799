"""Comments with the words of the cipher's text: one a round, in front of the first instruction that it needs."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ciphergen.cli.job import VariantTask
from ciphergen.dsl.cipher import load
from ciphergen.generator.machine import Passage
from ciphergen.generator.options import Options
from ciphergen.generator.passages import Comments
from tests.kept import made_one

TARGETS = ["rv32i", *(pytest.param(name, marks=pytest.mark.long) for name in ("aarch64", "rv32i_zbb"))]
_ROUND = re.compile(r"    /\* round i = ([0-9., ]+): (.*) \*/")


def bodies(cipher: str, target: str, options: Options, variant: str) -> dict[str, str]:
    """The lines of each function by its name."""
    code = made_one(VariantTask(cipher, target, options, variant))
    return {function.symbol: text for function, text in zip(code.functions, code.texts, strict=True)}


def rounds(numbers: str) -> list[int]:
    """The rounds that a comment names."""
    found = [int(number) for number in numbers.replace("...,", "").split(", ") if number]
    if "..." in numbers:
        first, second, last = found
        found = [*range(first, last, second - first), last]
    return found


@pytest.mark.parametrize("name", TARGETS)
def test_every_round_is_named_in_every_function(name: str) -> None:
    found = bodies("lea", name, Options(), "lea128")
    assert len(found) == 6
    for symbol, body in found.items():
        what, kind = ("round key", "schedule") if symbol.endswith("expand_key") else ("round", symbol.split("_")[1])
        kind = "encrypt" if kind == "ctr" else kind
        assert body.startswith("    /* The cipher text:\n")
        assert f"     *     {kind}" in body[: body.index(" */")]
        if what == "round key":
            assert re.findall(r"    /\* round key (\d+) \*/", body) == [str(i) for i in range(24)]
            continue
        words = {"decrypt": "y := round_back(y, rk[i])", "encrypt": "x := round(x, rk[i])"}[kind]
        named = _ROUND.findall(body)
        assert {text for _, text in named} == {words}
        assert {i for numbers, _ in named for i in rounds(numbers)} == set(range(24))


def test_no_instruction_for_a_round_stands_before_its_comment() -> None:
    """Told apart by the round keys, which lie 16 bytes apart."""
    body = bodies("lea", "rv32i", Options(("lea128",), ("ecb",), "unrolled"), "lea128")["lea128_encrypt"]
    named, loads = -1, dict[int, list[int]]()
    for line in body.splitlines():
        if found := _ROUND.match(line):
            assert int(found[1]) == named + 1
            named = int(found[1])
        elif found := re.match(r"    lw \w+, (\d+)\(a0\)", line):
            loads.setdefault(int(found[1]) // 16, []).append(named)
    assert sorted(loads) == list(range(24))
    assert all(min(seen) == i for i, seen in loads.items())


def test_a_loop_over_round_keys_names_them() -> None:
    body = bodies("lea", "rv32i", Options(("lea128",), ("ecb",), size="small"), "lea128")["lea128_expand_key"]
    assert len(re.findall(r"_schedule\d+:\n    /\* round keys 0 to 23, one a turn \*/\n    add ", body)) == 1


def test_a_step_before_the_rounds_is_named() -> None:
    found = bodies("pipo", "rv32i", Options(("pipo64_128",), ("ecb",), "loop2"), "pipo64_128")
    body = found["pipo64_128_encrypt"]
    assert "    /* start: x := x ^ rk[0] */\n" in body
    assert "     *     function S(x: byte[8]) -> byte[8] = transpose(S8[transpose(x)])\n" in body
    assert "    /* end: x = y ^ rk[0] */\n" in found["pipo64_128_decrypt"]


def test_long_words_are_cut() -> None:
    text = load("lea").text.replace("x := round(x, rk[i])", f"x := round(x, rk[{' + '.join(['i'] + ['0'] * 60)}])")
    assert len(text) > len(load("lea").text)
    cipher = load("lea")
    comments = Comments(replace(cipher, text=text), cipher.variant("lea128"))
    step = cipher.variant("lea128").steps("encrypt")[0]
    comment = comments.passage(Passage((step.name,), step.place))
    assert comment.startswith("/* round i = 0: x := round(x, rk[i + 0 + 0")
    assert comment.endswith(" ... */")
    assert len(comment) == 116

"""Tests of the fastest code in at most so many bytes."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from ciphergen.backends import target
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.generator.fitting import fitting
from ciphergen.generator.options import Options, most_bytes
from ciphergen.generator.output import make


@dataclass(frozen=True)
class Code:
    """Code by its size and speed alone."""

    all_bytes: int
    cost: tuple[int, float]


# What LEA might be made of, by strategy and size: bytes, modes that are left out, and cycles a byte.
LEA = {
    ("", "fast"): Code(9000, (0, 28.0)),
    ("loop4", "fast"): Code(6000, (0, 31.0)),
    ("loop4x2", "fast"): Code(6500, (0, 30.0)),
    ("loop4x3", "fast"): Code(6500, (1, 20.0)),
    ("loop2", "fast"): Code(5500, (0, 31.0)),
    ("", "small"): Code(3000, (0, 36.0)),
}


def taken(size: str, strategy: str = "") -> tuple[str, str]:
    """Return the strategy and the size of the options that are taken of `LEA`."""

    def made(options: Options) -> Code:
        code = LEA.get((options.strategy, options.size))
        if code is None or (options.room and code.all_bytes > 2 * options.room):
            raise UserError("--strategy", "there is no room", "another")
        return code

    cipher, options = load("lea"), Options(("lea128",), strategy=strategy, size=size)
    found, code = fitting(cipher, target("rv32i"), options, "lea128", made)
    assert code == LEA[found.strategy, found.size]
    return found.strategy, found.size


@pytest.mark.parametrize(
    ("size", "number"), [("fast", 0), ("small", 0), ("1", 1), ("14000", 14000), ("16K", 16384), ("1K", 1024)]
)
def test_sizes(size: str, number: int) -> None:
    assert most_bytes(size) == number


@pytest.mark.parametrize("size", ["", "0", "K", "16k", "1.5K", "-1", "0x10", "12345678901", "tiny", "16 K"])
def test_no_sizes(size: str) -> None:
    with pytest.raises(UserError, match=f"--size: no size is called '{size}'"):
        most_bytes(size)


@pytest.mark.parametrize(
    ("size", "strategy"), [("9000", ""), ("8999", "loop4x2"), ("6K", "loop2"), ("6000", "loop2"), ("5500", "loop2")]
)
def test_the_fastest_that_fits_is_taken(size: str, strategy: str) -> None:
    assert taken(size) == (strategy, "fast")


@pytest.mark.parametrize("size", ["5499", "3000"])
def test_small_code_is_tried_with_whatever_room_it_takes(size: str) -> None:
    assert taken(size) == ("", "small")


def test_what_fits_nothing_says_how_much_there_has_to_be() -> None:
    with pytest.raises(UserError) as error:
        taken("2999")
    assert str(error.value) == (
        "--size: lea128 for rv32i takes 3000 bytes at least of what is tried\n"
        "  allowed: 3000 or more, or a --strategy of fewer bytes"
    )


def test_other_code_is_taken_where_small_code_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(LEA, ("", "small"))
    assert taken("6000") == ("loop2", "fast")


def test_what_cannot_be_made_at_all_is_refused_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    for each in [*LEA]:
        monkeypatch.delitem(LEA, each)
    with pytest.raises(UserError, match="--strategy: there is no room"):
        taken("6000")


def test_a_strategy_has_to_fit() -> None:
    assert taken("6000", "loop4") == ("loop4", "fast")
    with pytest.raises(UserError, match="lea128 for rv32i takes 6000 bytes at least"):
        taken("5999", "loop4")


@pytest.mark.long
@pytest.mark.parametrize("name", ["ascon", "lea"])
def test_code_that_is_made_fits(name: str) -> None:
    """Entry points, and functions on blocks: in a byte less than what is fast takes."""
    text, machine = load(name), target("rv32i")
    variant = next(iter(text.variants))
    options = Options((variant,), () if text.has_entries else ("ecb",))
    fast = make(text, machine, options, variant)
    smaller = make(text, machine, replace(options, size=str(fast.all_bytes - 1)), variant)
    assert smaller.all_bytes < fast.all_bytes
    assert smaller.cost >= fast.cost


@pytest.mark.slow
def test_aes_in_fourteen_thousand_bytes() -> None:
    code = make(load("aes"), target("rv32i"), Options(("aes128",), size="14000"), "aes128")
    assert code.all_bytes <= 14000
    speeds = {function.role: function.cycles_per_byte or 0.0 for function in code.functions}
    assert speeds["encrypt_blocks"] < 90
    assert speeds["decrypt_blocks"] < 116
    assert speeds["ctr"] < 93

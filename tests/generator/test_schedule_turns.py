"""The turns of a key schedule that looks up tables compute the same words as the text."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, const, evaluate, from_bytes, lookup, rotr, to_bytes, var
from ciphergen.generator.analysis.keys import key_bytes
from ciphergen.generator.analysis.schedule_turns import ScheduleTurns, schedule_turns
from ciphergen.generator.analysis.turn_constants import turn_constants
from ciphergen.generator.frames.schedule_loop import turns_of
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy
from ciphergen.verify.prove import prove

AES = load("aes")
RV32I = target("rv32i")


def plan(variant: str, name: str = "loop1-calls1", on: Target = RV32I) -> Plan:
    return Plan.of(AES.variant(variant), on, generation(on), strategy(name))


def words_of(found: ScheduleTurns, key: list[int]) -> list[int]:
    """The words that the loop stores, those of the key first."""
    words, carried = list(key), evaluate(found.first, {})
    for turn in range(found.count + bool(found.rest)):
        known = dict(zip(found.carried, carried, strict=True))
        known |= {variable: words[-distance] for variable, distance in found.behind.items()}
        whole = found.words if turn < found.count else found.words[: found.rest]
        words += evaluate(whole, known)
        carried = evaluate(found.after, known)
    return words


# Of the standard's section 5.2: Nk words a turn, so many turns, and words of one more.
@pytest.mark.parametrize("machine", ["rv32i", "rv64i", "rv64i_zbb", "aarch64"])
@pytest.mark.parametrize(("variant", "turn"), [("aes128", (4, 10, 0)), ("aes192", (6, 7, 4)), ("aes256", (8, 6, 4))])
def test_schedules_of_aes_are_turns(variant: str, turn: tuple[int, int, int], machine: str) -> None:
    made = plan(variant, on=target(machine))
    found = turns_of(made)
    assert found is not None
    assert (len(found.words), found.count, found.rest) == turn
    rng, stored = Random(variant), made.keys.stored
    values = {byte: rng.getrandbits(8) for byte in key_bytes(made.variant)}
    wanted = evaluate([stored[at][1] for at in sorted(stored)], values)
    assert words_of(found, wanted[: len(values) // 4]) == wanted


KEY = [var(f"k.{i}", 8) for i in range(8)]
WORDS = [from_bytes(KEY[:4]), from_bytes(KEY[4:])]
TABLE = Random(1).sample(range(256), 256)
Make = Callable[[int, list[Term]], Term]


def looked_up(word: Term) -> Term:
    return from_bytes([lookup(TABLE, byte, 8) for byte in to_bytes(word)])


def schedule(make: Make) -> list[Term]:
    words = list(WORDS)
    for i in range(8):
        words.append(from_bytes(to_bytes(make(i, words))))
    return words


FOUND: dict[str, tuple[Make, int]] = {
    "a word a turn": (lambda i, w: w[-2] ^ looked_up(w[-1]), 1),
    "every second word": (lambda i, w: w[-2] ^ (w[-1] if i % 2 else looked_up(rotr(w[-1], 8))), 2),
    "constants that count": (lambda i, w: w[-2] ^ looked_up(w[-1]) ^ const(7 + 3 * i, 32), 1),
    "constants that are doubled": (lambda i, w: w[-2] ^ looked_up(w[-1]) ^ const(1 << 4 * i, 32), 1),
}


@pytest.mark.parametrize("name", FOUND)
def test_turns_that_are_found(name: str) -> None:
    make, size = FOUND[name]
    words = schedule(make)
    found = schedule_turns(words, WORDS)
    assert found is not None
    assert len(found.words) == size
    values = {byte: Random(name).getrandbits(8) for byte in KEY}
    wanted = evaluate(words, values)
    assert words_of(found, wanted[:2]) == wanted


NOT_FOUND: dict[str, Make] = {
    "constants that follow no rule": lambda i, w: (
        w[-2] ^ looked_up(w[-1]) ^ const((3, 1, 4, 15, 92, 653, 7, 15)[i], 32)
    ),
    "a last word of its own": lambda i, w: w[-2] ^ looked_up(w[-1] if i < 7 else w[-2]),
    "words that are too far": lambda i, w: w[max(0, len(w) - 3)] ^ looked_up(w[-1]),
}


@pytest.mark.parametrize("name", NOT_FOUND)
def test_what_has_no_turns_is_refused(name: str) -> None:
    assert schedule_turns(schedule(NOT_FOUND[name]), WORDS) is None


def test_words_that_do_not_begin_with_the_key_are_refused() -> None:
    words = schedule(FOUND["a word a turn"][0])
    assert schedule_turns(words[1:], WORDS) is None
    assert schedule_turns(words, []) is None
    assert schedule_turns([*words, words[-1]], WORDS) is None


def test_powers_of_x_are_made_of_one_another() -> None:
    powers = [1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80, 0x1B, 0x36]  # Rcon of FIPS 197, section 5.2
    found = turn_constants([[const(value, 32) for value in powers]])
    assert found is not None
    value = found.first[0].value
    for power in powers:
        assert value == power
        (value,) = evaluate(found.after, {found.carried[0]: value})


@pytest.mark.long
def test_code_of_the_loop_is_proved() -> None:
    """With words of one more turn, a routine of the function's own, and planes that are made of the words."""
    output = generate(AES, RV32I, Options(("aes192",), ("ecb",), "loop1-rows1", roles=("encrypt",)))
    roles = {info.symbol: info.role for info in output.functions}
    assert output.functions[0].role == "expand_key"
    assert output.functions[0].instructions < 450
    report = prove(assemble(output.files["aes192.S"], RV32I), "aes192", RV32I, AES.variant("aes192"), roles)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]

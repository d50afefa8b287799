"""One path for all numbers of bytes that the last block of a message may have: what it proves, and what it does not."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble_each
from ciphergen.dsl.cipher import parse_cipher
from ciphergen.dsl.concrete import concrete_entry
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.variant import Variant
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.verify.execution.state import State
from ciphergen.verify.induction import tails
from ciphergen.verify.object.object_file import read
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Obligation, Property, Verdict

TEXT = """cipher WIDE {{
  word 32 little
  variant WIDE {{ rate {rate}  all {all} }}
  function mix(s: word[all]) -> t: word[all] {{ t = [s[(i + 1) mod all] ^ (s[i] <<< 3) ^ i for i in 0..rate] }}
  function into(s: word[all], m: word[rate]) -> t: word[all] {{ t = [i < rate ? s[i] ^ m[i] : s[i] for i in 0..rate] }}
  entry absorb(chain s: word[all], message m: word[rate]) -> chain s: word[all] {{ s := mix(into(s, m)) }}
  entry absorb last(chain s: word[all], message m: word[rate], length n: word) -> chain s: word[all] {{
    let end = [(n >> 2) == i ? word(6) << ((n & 3) << 3) : word(0) for i in 0..rate-1]
    s := mix(into(s, m ^ end))
  }}
  entry squeeze(chain s: word[all]) -> chain s: word[all], message h: word[rate] {{
    h = s[0..rate-1]
    s := mix(s)
  }}
  entry squeeze last(chain s: word[all]) -> chain s: word[all], message h: word[rate] {{ h = s[0..rate-1] }}
}}
"""
RATE = 6  # words of 4 bytes
MANY = 34  # as many bytes as SHA3-256 has
JOIN = r"\.Lwide_absorb_join10"
# Wrong for one number of bytes: in front of the place where paths meet, and behind it.
TAKE = r"(    beq a2, zero, \.Lwide_absorb_join10\n)(    lbu s2, {place}\(a1\)\n)"
ODD = r"    xori a3, a3, 1\n\1    xori a3, a3, 1\n\2"
APART = r"    bne a2, zero, 8f\n    xori a3, a3, 1\n    jal zero, .Lwide_absorb_join10\n8:\n\1\2"
NONE, IN_FRONT = (TAKE.format(place=0), ODD), (TAKE.format(place=13), ODD)
BEHIND = (JOIN + ":\n", ".Lwide_absorb_join10:\n    addi a1, s1, -13\n    bne a1, zero, 8f\n    xori a3, a3, 1\n8:\n")


@cache
def variant(rate: int = RATE) -> Variant:
    return parse_cipher(text(rate), "wide.cipher").variants["wide"]


def text(rate: int) -> str:
    return TEXT.format(rate=rate, all=rate + 1)


@cache
def made(machine: str, rate: int) -> str:
    return generate(parse_cipher(text(rate), "wide.cipher"), target(machine), Options()).files["wide.S"]


def assembled(source: str, machine: str = "rv32i") -> bytes:
    return next(iter(assemble_each(source, target(machine), "wide.S").values()))


def changed(pattern: str, instead: str, rate: int = RATE) -> bytes:
    """Assemble the code for RV32I with one place of its assembly changed."""
    source, count = re.subn(pattern, instead, made("rv32i", rate), count=1, flags=re.S)
    assert count == 1
    return assembled(source)


def verdicts(code: bytes, role: str, machine: str = "rv32i", rate: int = RATE) -> dict[Property, Obligation]:
    report = prove(code, "wide.o", target(machine), variant(rate), {f"wide_{role}": role})
    return {o.prop: o for o in report.obligations}


def is_proved(pattern: str, instead: str) -> bool:
    """Return True if `absorb` is proved with one place of its assembly changed."""
    return all(o.verdict is Verdict.PROVED for o in verdicts(changed(pattern, instead), "absorb").values())


@pytest.fixture
def joined(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return how many paths each path stands for that is made of several."""
    found, make = list[int](), tails._Join.made

    def noted(self: tails._Join) -> State | None:
        one = make(self)
        found.extend([] if one is None else [len(self.paths)])
        return one

    monkeypatch.setattr(tails._Join, "made", noted)
    return found


@pytest.mark.parametrize("rate", [RATE, pytest.param(MANY, marks=pytest.mark.slow)])
@pytest.mark.parametrize("machine", ["rv32i", "aarch64", "armv7m"])
@pytest.mark.parametrize("role", ["absorb", "squeeze"])
def test_one_path_proves_all_lengths(role: str, machine: str, rate: int, joined: list[int]) -> None:
    code = assembled(made(machine, rate), machine)
    assert {o.verdict for o in verdicts(code, role, machine, rate).values()} == {Verdict.PROVED}
    assert joined
    assert set(joined) == {4 * rate}


@pytest.mark.parametrize(
    ("pattern", "instead", "prop"),
    [
        # The byte behind another one, which may be a byte too many; the byte before; a byte that is not taken.
        (r"lbu s2, 17\(a1\)", "lbu s2, 18(a1)", Property.READS),
        (r"lbu s2, 17\(a1\)", "lbu s2, 16(a1)", Property.RESULT),
        (r"(lbu s2, 17\(a1\).*?)    xor a7, a7, s2\n", r"\1", Property.RESULT),
        # The number of bytes: one too many, or too few, from one byte on, and for all lengths.
        (r"(lbu s2, 13\(a1\)\n    addi s1, s1, )1", r"\g<1>2", Property.RESULT),
        (r"(lbu s2, 13\(a1\)\n)    addi s1, s1, 1\n", r"\1", Property.RESULT),
        (f"({JOIN}:\n)", r"\1    addi s1, s1, 1\n", Property.RESULT),
        # Padding at another place, and of another value.
        (r"slli a1, a1, 3\n    andi a1, a1, 0x1f", "slli a1, a1, 2\n    andi a1, a1, 0x1f", Property.RESULT),
        (r"addi a2, zero, 6\n    sll", r"addi a2, zero, 7\n    sll", Property.RESULT),
        # One length only: none, a number in the middle, the longest.
        (*NONE, Property.RESULT),
        (*IN_FRONT, Property.RESULT),
        (TAKE.format(place=0), APART, Property.RESULT),
        (TAKE.format(place=13), APART, Property.RESULT),
        (r"(lbu s2, 22\(a1\).*?slli a1, s2, )16", r"\g<1>15", Property.RESULT),
        (*BEHIND, Property.RESULT),
        # A byte too few is taken for the last one.
        (r"(    lbu s2, 22\(a1\)\n)", r"    jal zero, .Lwide_absorb_join10\n\1", Property.BLOCKS),
        # Branches and addresses that depend on bytes of the message, behind the place where paths meet.
        (f"({JOIN}:\n)", r"\1    bne a3, zero, 8f\n    nop\n8:\n", Property.SECRET_BRANCH),
        (f"({JOIN}:\n)", r"\1    andi a1, a3, 3\n    add a1, a1, sp\n    lbu a1, 0(a1)\n", Property.SECRET_ADDRESS),
    ],
)
def test_wrong_code_is_refuted(pattern: str, instead: str, prop: Property) -> None:
    found = verdicts(changed(pattern, instead), "absorb")[prop]
    assert found.verdict is Verdict.REFUTED, found
    if prop is Property.RESULT:
        assert found.counterexample is not None
        assert found.counterexample.confirmed


@pytest.mark.parametrize(
    ("pattern", "instead"),
    [
        (
            r"(    jal zero, \.Lwide_absorb_join10\n\.Lwide_absorb_byte11:)",
            r"    addi s7, zero, 1\n    sw s7, 136(sp)\n\1",
        ),
        (r"(lbu \w+, 134\(a1\).*?slli \w+, \w+, )16", r"\g<1>15"),
    ],
)
def test_one_of_many_lengths_that_is_wrong_is_refuted(pattern: str, instead: str) -> None:
    """Right for 135 of 136 numbers of bytes, all but 0 or all but 135."""
    found = verdicts(changed(pattern, instead, MANY), "absorb", rate=MANY)[Property.RESULT]
    assert found.verdict is Verdict.REFUTED
    assert found.counterexample is not None
    assert found.counterexample.confirmed


def test_code_that_needs_zeros_behind_the_last_byte_is_proved(joined: list[int]) -> None:
    """Any bytes stand behind the last one where one path stands for all: where code asks for zeros there, each path is
    followed by itself."""
    asks = changed(f"({JOIN}:.*?)xor a4, a4, s1", r"\1or a4, a4, s1")
    assert verdicts(asks, "absorb")[Property.RESULT].verdict is Verdict.PROVED
    assert joined


def mutant(number: int) -> bytes | None:
    """Return the code with a random change behind the whole blocks, None if no assembler takes it."""
    lines, draw = made("rv32i", RATE).splitlines(keepends=True), random.Random(number)
    first = next(i for i, line in enumerate(lines) if line.startswith(".Lwide_absorb_last2:"))
    last = next(i for i, line in enumerate(lines[first:], first) if "jalr" in line)
    at = draw.choice([i for i in range(first, last) if re.match(r"    [a-z]", lines[i])])
    parts = re.split(r"(\b[ast]\d+\b|\b\d+\b)", lines[at])
    place = draw.choice(range(1, len(parts), 2)) if len(parts) > 1 else 0
    match draw.choice(["gone", "twice", "exchanged", "operand", "operand", "operand"]):
        case "gone":
            lines[at] = ""
        case "twice":
            lines[at] *= 2
        case "exchanged":
            lines[at], lines[at + 1] = lines[at + 1], lines[at]
        case _ if parts[place].isdigit():
            parts[place] = str(int(parts[place]) + draw.choice([-1, 1, 4]))
            lines[at] = "".join(parts)
        case _:
            parts[place] = draw.choice(["a1", "a2", "a3", "a4", "s0", "s1", "s2", "t0", "t6"])
            lines[at] = "".join(parts)
    try:
        return assembled("".join(lines))
    except UserError:
        return None


def meets_the_text(code: bytes) -> bool:
    """Return True if runs on messages of all lengths up to three blocks do what the text says."""
    obj, text = read(code, "wide.o", target("rv32i")), concrete_entry(variant(), "absorb")
    emulator, chain = Emulator(target("rv32i"), obj.text), bytes(range(3, 31))
    for length in range(12 * RATE):
        message, (state, source) = random.Random(length).randbytes(length), (0x20000000, 0x20001000 + length % 4)
        memory = {state: chain, source: message + b"\xa5"}
        outcome = emulator.call(obj.functions["wide_absorb"][0], [state, source, length], memory, 10_000)
        if outcome.memory[state] != text({"s": chain, "m": message})["s"]:
            return False
    return True


def check_mutants(numbers: range) -> None:
    """Check that of the mutants none is proved that a run tells from the text."""
    proved = [
        number
        for number in numbers
        if (code := mutant(number)) is not None
        and all(o.verdict is Verdict.PROVED for o in verdicts(code, "absorb").values())
    ]
    for number in proved:
        code = mutant(number)
        assert code is not None
        assert meets_the_text(code), number


def test_some_mutants() -> None:
    check_mutants(range(15))


@pytest.mark.slow
def test_many_mutants() -> None:
    check_mutants(range(200))

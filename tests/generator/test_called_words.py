"""Look-ups by routines that functions share: planes and back, linear layers on words, code that is proved; its size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, load, load_untried
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term import Term, evaluate, to_bytes, var
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.frames.shared_routine import SPARED, routine_shape, spared
from ciphergen.generator.layouts.called_words import suits
from ciphergen.generator.layouts.substitution import substitution
from ciphergen.generator.level import Job
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.generator.passes import word_layers
from ciphergen.generator.passes.word_layers import MadeWord, SourceByte
from ciphergen.generator.pipeline import run
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy
from ciphergen.generator.shape.check import check_shape
from ciphergen.generator.shape.node import RoutineTerms, SharedRoutine
from ciphergen.interface.table import ROLES
from ciphergen.verify.prove import prove
from tests import kept
from tests.generator.running import text_section
from tests.generator.test_narrow_words import read
from tests.generator.test_rows import TABLE, TEXT

CALLS, BITS = "loop1-calls1", 32
RV32I = target("rv32i")
RULES = generation(RV32I).sets["words"]
AES = load("aes")


def computed(routine: SharedRoutine, registers: Sequence[int]) -> list[int]:
    """What a routine gives, by the terms of its parts."""
    for part in routine.parts:
        if isinstance(part, RoutineTerms):
            registers = evaluate(part.outputs, dict(zip(part.inputs, registers, strict=True)))
        else:
            registers = computed(part, registers)
    return [*registers]


@pytest.mark.parametrize("count", [1, 2, 4, 8])
def test_a_routine_looks_up_all_bytes_of_its_registers(count: int) -> None:
    rng = Random(count)
    table = tuple(TABLE)
    routine = substitution(RULES, {}, table, "box", count)
    assert (routine.name, routine.takes, routine.gives) == (f"box_words{count}", count, count)
    registers = [rng.getrandbits(BITS) for _ in range(count)]
    wanted = [bytes(table[byte] for byte in word.to_bytes(4, "little")) for word in registers]
    assert [word.to_bytes(4, "little") for word in computed(routine, registers)] == wanted


# Linear layers on words.


def times(a: int, b: int, polynomial: int = 0x11B) -> int:
    """The product of two elements of GF(2^8), bit by bit."""
    found = 0
    for i in range(8):
        found ^= (a << i) * (b >> i & 1)
    for i in reversed(range(8, 15)):
        found ^= (polynomial << i - 8) * (found >> i & 1)
    return found


def layer(matrix: Sequence[int], words: Sequence[Term]) -> list[MadeWord]:
    """Words of which byte r is the sum of matrix[s] times the byte s places above r of the same word."""
    made: list[MadeWord] = []
    for word in words:
        bytes_ = to_bytes(word)
        parts = []
        for place, byte in enumerate(bytes_):
            rows = [sum(times(matrix[(place - r) % 4], 1 << i) << 8 * r for r in range(4)) for i in range(8)]
            parts.append((SourceByte(word, place, byte), tuple(rows)))
        made.append(MadeWord(parts, 0x01020304))
    return made


X = [var(f"x.{i}", BITS) for i in range(4)]
# FIPS 197, sections 5.1.3 and 5.3.3; a matrix of ones; and one that is not invertible.
MATRICES = [(2, 3, 1, 1), (14, 11, 13, 9), (1, 1, 1, 1), (1, 0, 0, 0), (0x53, 0xCA, 0, 7)]


@pytest.mark.parametrize("matrix", MATRICES)
def test_words_are_multiplied_as_their_bytes(matrix: tuple[int, ...]) -> None:
    found = word_layers.run(layer(matrix, X), BITS, lambda term: term)
    values = [Random(str(matrix)).getrandbits(BITS) for _ in X]
    for value, made in zip(values, evaluate(found, dict(zip(X, values, strict=True))), strict=True):
        data = value.to_bytes(4, "little")
        wanted = [0, 0, 0, 0]
        for r in range(4):
            for s in range(4):
                wanted[r] ^= times(matrix[s], data[(r + s) % 4])
        assert made ^ 0x01020304 == int.from_bytes(bytes(wanted), "little")


def test_bytes_that_are_made_alike_are_added_where_they_meet() -> None:
    """Of two words, byte by byte, and of one of them turned."""
    one, two = layer((3, 1, 0, 0), X[:2])
    moved = [(SourceByte(s.word, (s.place + 1) % 4, s.byte), v) for s, v in two.parts]
    (found,) = word_layers.run([MadeWord([*one.parts, *two.parts, *moved], 0)], BITS, lambda term: term)
    a, b = (Random(name).getrandbits(BITS) for name in "ab")
    added = a ^ b ^ (b >> 8 | b << 24 & 0xFFFFFFFF)
    (wanted,) = evaluate(word_layers.run([MadeWord(one.parts, 0)], BITS, lambda term: term), {X[0]: added})
    assert evaluate([found], {X[0]: a, X[1]: b}) == [wanted]


@pytest.mark.parametrize("matrix", MATRICES[:2])
def test_what_is_done_with_all_words_alike_is_found(matrix: tuple[int, ...]) -> None:
    words = layer(matrix, X)
    found = word_layers.alike(words, BITS, lambda term: term)
    assert found is not None
    values = dict(zip(X, [Random(str(matrix)).getrandbits(BITS) for _ in X], strict=True))
    gathered = evaluate(found.gathered, values)
    made = [evaluate([found.alike], {var("each", BITS): word})[0] for word in gathered]
    whole = evaluate(word_layers.run(words, BITS, lambda term: term), values)
    assert evaluate(found.outputs, dict(zip(found.made, made, strict=True))) == whole


def test_layers_that_differ_by_words_are_not_alike() -> None:
    words = [*layer(MATRICES[0], X[:2]), *layer(MATRICES[1], X[2:])]
    assert word_layers.alike(words, BITS, lambda term: term) is None


# Code.


@cache
def made(strategy: str = CALLS, modes: tuple[str, ...] = (), on: str = "rv32i") -> tuple[Cipher, Output]:
    cipher = read(TEXT)
    return cipher, kept.made(cipher, target(on), Options(strategy=strategy, modes=modes))


def test_all_functions_call_the_same_routines() -> None:
    _, output = made()
    text = output.files["rows64.S"]
    for name in ("look_up0", "look_up1", "to_planes2", "from_planes2"):
        assert text.count(f"\nrows64_{name}_local:") == 1
    assert text.count("jal ra, rows64_look_up0_words2_local") == 2  # the loop over rounds, and the last round
    code = text_section(assemble(text, RV32I))
    assert sum(info.bytes for info in output.functions) + output.shared["rows64.S"] == len(code)


def test_a_function_that_nobody_asked_for_brings_its_routines() -> None:
    _, output = made(modes=("ctr",))
    assert "\nrows64_look_up0_local:" in output.files["rows64.S"]


@pytest.mark.long
@pytest.mark.parametrize("on", ["rv32i", "rv64i", "armv7m", "aarch64"])
def test_code_is_proved(on: str) -> None:
    """On Armv7-M linkers may write a register between a call and a routine; on RV64I data at odd addresses goes through
    a frame whose places are wider than words."""
    cipher, output = made(on=on)
    roles = {info.symbol: info.role for info in output.functions}
    code = assemble(output.files["rows64.S"], target(on))
    report = prove(code, "rows64", target(on), cipher.variants["rows64"], roles)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
def test_a_loop_over_words_in_wide_places_is_proved() -> None:
    """On AArch64 a place of the frame holds two words: the loop that does the same with all of a state takes the lower
    one of each, and counter mode both."""
    on = target("aarch64")
    output = kept.made(AES, on, Options(("aes128",), size="small"))
    text, roles = output.files["aes128.S"], {info.symbol: info.role for info in output.functions}
    assert "\nL(aes128_encrypt_blocks_each" in text
    assert prove(assemble(text, on), "aes128", on, AES.variants["aes128"], roles).proved


def test_a_routine_leaves_some_registers_to_its_callers() -> None:
    plan = Plan.of(AES.variant("aes128"), RV32I, generation(RV32I), strategy(CALLS))
    job = Job(plan, ROLES["encrypt_blocks"], "", RV32I.cores["e31"])
    ((name, routine),) = run(job, "shape")["shape"].routines.items()
    shape = routine_shape(plan, "aes128", name, routine)
    check_shape(shape)
    kept = spared(RV32I, "x")
    assert len(kept) == SPARED == 2
    assert shape.spared == kept
    for name, inner in shape.routines.items():
        final = run(job, "code", {"shape": routine_shape(plan, "aes128", name, inner)})["code"].final
        assert {r for inst in final.instructions() for r in inst.writes}.isdisjoint(kept)
        assert final.frame_bytes == 0  # a circuit of AES fits into registers, and nothing is saved


@pytest.mark.long
@pytest.mark.parametrize("on", ["rv32i", "rv64i"])
def test_small_code_of_aes_is_small(on: str) -> None:
    """At most 4.5 KB, all functions, as was asked; what is counted is what is assembled."""
    machine = target(on)
    output = kept.made(AES, machine, Options(("aes128",), size="small"))
    whole = text_section(assemble(output.files["aes128.S"], machine))
    assert len(whole) == sum(info.bytes for info in output.functions) + output.shared["aes128.S"]
    assert len(whole) <= 4300
    assert {info.role: info.cycles_per_byte for info in output.functions}["encrypt_blocks"] < 230


@pytest.mark.slow
def test_code_of_aes_in_rows_is_below_14_kilobytes() -> None:
    output = generate(AES, RV32I, Options(("aes128",), strategy="loop2-rows2+loop2-rows1"))
    assert sum(info.bytes for info in output.functions) <= 14_000


# What cannot be made.

NOT_ONCE = TEXT.replace("mix(turn(S[x], 2))", "mix(turn(S[S[x]], 2))")
SUMS = TEXT.replace("mix(turn(S[x], 2)) ^ rk[i]", "mix(turn(S[x], 2)) + rk[i]")
SHIFTED = TEXT.replace("y = turn(S[x], 2)", "y = [t ^ (t >> 1) for t in S[x]]")
TWO_KEYS = TEXT.replace("x := x ^ rk[0]", "x := x ^ rk[0] ^ rk[rounds]")
SIX = TEXT.replace("8 words", "6 words").replace("0..7", "0..5").replace("mod 8", "mod 6").replace("[8]", "[6]")
NIBBLES, BESIDE = "present", "slices32+loop1-calls1"


@pytest.mark.parametrize(
    ("text", "way", "why"),
    [
        (NOT_ONCE, CALLS, "routines are for rounds that look up once"),
        (SUMS, CALLS, "routines are for rounds of look-ups and exclusive ors"),
        (SHIFTED, CALLS, "bytes are multiplied by what are no polynomials"),
        (TWO_KEYS, CALLS, "words of several round keys are added at once"),
        (SIX, CALLS, "a block of 6 bytes is not a whole number of registers"),
        (NIBBLES, CALLS, "routines look up bytes"),
        (
            TEXT,
            BESIDE,
            "look-ups by routines stand beside no others, and the target has to have calls",
        ),
    ],
)
def test_refused(text: str, way: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.cipher"
    path.write_text(text)
    cipher = load_untried(str(path)) if "{" in text else load(text)
    variant = next(iter(cipher.variants.values()))
    with pytest.raises(Unsupported) as caught:
        Plan.of(variant, RV32I, generation(RV32I), strategy(way))
    assert str(caught.value) == why
    assert not suits(variant, RULES) or way == BESIDE


def test_counter_mode_that_cannot_call_is_refused() -> None:
    """Counters of 32 bits do not fill the places of the frame there."""
    short = TEXT.replace("0..7", "0..3").replace("mod 8", "mod 4").replace("[8]", "[4]").replace("block 8", "block 4")
    with pytest.raises(UserError) as caught:
        generate(read(short), target("aarch64"), Options(strategy=CALLS, modes=("ctr",)))
    assert str(caught.value) == (
        "--target: rows64 cannot be made for aarch64 yet: counter mode has to call rounds that look up by routines\n"
        "  allowed: what gen list shows\n  write:   gen list"
    )

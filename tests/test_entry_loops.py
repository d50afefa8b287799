"""Rounds of entry points that differ in constants: loops that walk over a table in the frame, as proved code."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble_each
from ciphergen.dsl.cipher import Cipher, Variant, load, parse_cipher
from ciphergen.dsl.term import Term, const, evaluate, substitute, var
from ciphergen.generator.analysis.entry_loops import LoopPart, loop_parts
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.frames import constant_table
from ciphergen.generator.options import Options, choose
from ciphergen.generator.output import Output, generate, planned
from ciphergen.generator.plan.show import plan_text
from ciphergen.generator.plan.strategies import strategy
from ciphergen.interface.table import functions
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Report, Verdict

TARGETS = ("rv32i", "rv64i", "armv7m", "aarch64")
TEXT = """cipher COUNTED {{
  word {bits} little
  variant COUNTED {{ rounds {rounds} }}
  {entries}
}}
"""
ROUNDS = """function rounds_of(s: word[2], first: number, last: number) -> t: word[2] {
    var x = s
    for i in first..last { x := [x[1], mix(x[1], x[0]) ^ (CONSTANT)] }
    t = x
  }
  """
MIX = """function mix(a: word, b: word) -> word = ((a + (b <<< 7)) ^ (b <<< 3) ^ (a <<< 11)) + (b ^ (a <<< 13))
  """
PERMUTE = """entry permute(block s: word[2]) -> block t: word[2] {
    for i in 0..rounds - 1 { s := [s[1], mix(s[1], s[0]) ^ (CONSTANT)] }
    t = s
  }"""
FUNCTION = "entry twist(block s: word[2]) -> block t: word[2] { t = rounds_of(s, 0, rounds - 1) }"
TWICE = """entry twist(block s: word[2]) -> block t: word[2] {
    let x = rounds_of([s[0] ^ 1, s[1]], 0, rounds - 1)
    t = rounds_of([x[0], x[1] + x[0]], 0, rounds - 1)
  }"""
ADDED = """entry twist(block s: word[2]) -> block t: word[2] { t = s ^ rounds_of(s, 0, rounds - 1) }"""
OTHER = """entry twist(block s: word[2]) -> block t: word[2] {
    var x = s
    for i in 0..rounds - 1 { x := [x[1], mix(x[1], x[0]) ^ (CONSTANT) ^ (i == 0 ? x[0] : word(0))] }
    t = s ^ x
  }"""
MESSAGE = """entry take(chain s: word[2], message m: word) -> chain s: word[2] {
    s := rounds_of([s[0] ^ m, s[1]], 0, rounds - 1)
  }
  entry take last(chain s: word[2], message m: word, length n: word) -> chain s: word[2] {
    s := rounds_of([s[0] ^ m ^ n, s[1]], 2, rounds - 1)
  }"""
SQUARES = "(i * i + 5) * 0x10001"


def counted(entries: str, *, bits: int = 32, rounds: int = 12, constant: str = SQUARES) -> Cipher:
    entries = MIX + (ROUNDS if "rounds_of" in entries else "") + entries
    text = TEXT.format(entries=entries.replace("CONSTANT", constant), bits=bits, rounds=rounds)
    return parse_cipher(text, "counted.cipher")


def made(cipher: Cipher, machine: str, way: str) -> Output:
    return generate(cipher, target(machine), Options(strategy=way))


def proof(cipher: Cipher, machine: str, assembly: str) -> Report:
    (variant,) = cipher.variants.values()
    code = next(iter(assemble_each(assembly, target(machine), "counted.S").values()))
    roles = {f"{variant.name}_{name}": name for name in functions(variant)}
    return prove(code, "counted.o", target(machine), variant, roles)


def length(output: Output, role: str) -> int:
    return next(f.instructions for f in output.functions if f.role == role)


@pytest.mark.long
@pytest.mark.parametrize("machine", TARGETS)
@pytest.mark.parametrize(
    ("entries", "role"), [(PERMUTE, "permute_blocks"), (TWICE, "twist"), (ADDED, "twist"), (MESSAGE, "take")]
)
def test_loops_are_shorter_and_proved(machine: str, entries: str, role: str) -> None:
    cipher = counted(entries, rounds=20)
    loop, straight = (made(cipher, machine, way) for way in ("loop1", "unrolled"))
    assert length(loop, role) < length(straight, role)
    assert proof(cipher, machine, loop.files["counted.S"]).proved


@pytest.mark.long
@pytest.mark.parametrize("bits", [16, 64])
@pytest.mark.parametrize("way", ["loop2", "loop4", "loop4x2"])
def test_words_that_registers_do_not_fit_are_proved(bits: int, way: str) -> None:
    cipher = counted(PERMUTE, bits=bits, rounds=11, constant="i * i + 5" if bits == 16 else f"{SQUARES} << 20")
    assert proof(cipher, "rv32i", made(cipher, "rv32i", way).files["counted.S"]).proved


@pytest.mark.long
def test_code_to_be_short_has_the_loop() -> None:
    cipher = counted(PERMUTE, rounds=40)
    small = generate(cipher, target("rv32i"), Options(size="small"))
    assert length(small, "permute") < length(made(cipher, "rv32i", "unrolled"), "permute")
    assert not any(f.constants for f in small.functions)
    assert proof(cipher, "rv32i", small.files["counted.S"]).proved


BEGIN, END, NEXT = "    addi t2, sp, 0\n", "    addi t3, t2, 48\n", "    addi t2, t2, 4\n"
LOAD, SIZE = "    lw a0, 0(t2)\n", "    .cfi_endproc\n    .size counted_twist, "
SIZED = f"{SIZE}.-counted_twist\n"
TABLE = f"    .word {', '.join(str(i * i + 0x5005) for i in range(12))}\n"
# A table behind the code, of which the assembly knows how far away it is.
ADDRESS, POOL = "    auipc t2, 0\n    addi t2, t2, DISTANCE\n", f"{TABLE}{SIZED}"
WRONG: dict[str, tuple[tuple[str, str], ...]] = {
    "a constant of the table is another": (("addi t0, t0, 0x15 ", "addi t0, t0, 0x14 "),),
    "two constants are exchanged": (("sw t0, 16(sp)", "sw t0, x(sp)"), ("20(sp)", "16(sp)"), ("x(sp)", "20(sp)")),
    "the table begins a word later": ((BEGIN, BEGIN.replace("0\n", "4\n")),),
    "the table begins a word earlier": ((BEGIN, BEGIN.replace("0\n", "-4\n")),),
    "a turn is missing": ((END, END.replace("48", "44")),),
    "there is a turn more": ((END, END.replace("48", "52")),),
    "the pointer moves by two words": ((NEXT, NEXT.replace("4\n", "8\n")),),
    "the loop does not end": ((NEXT, NEXT.replace("t2, 4\n", "t2, 0\n")),),
    "a turn writes over the next constant": ((LOAD, f"{LOAD}    sw a0, 4(t2)\n"),),
    "the table is read where the output is to be written": ((BEGIN, "    addi t2, a1, 0\n"),),
    "a constant of a table behind the code is another": ((BEGIN, ADDRESS), (SIZED, POOL.replace("20501", "20502"))),
    "a table behind the code begins a word later": ((BEGIN, ADDRESS), (SIZED, POOL.replace(" 20485, ", " "))),
    "a table behind the code is written": ((BEGIN, f"{ADDRESS}    sw zero, 0(t2)\n"), (SIZED, POOL)),
    "a table behind the code is no part of the function": ((BEGIN, ADDRESS), (SIZED, f"{SIZED}{TABLE}")),
}


def edited(assembly: str, edits: Sequence[tuple[str, str]]) -> str:
    """The assembly with each edit once, from the first function on."""
    at = assembly.index("counted_twist:")
    head, body = assembly[:at], assembly[at:]
    for old, new in edits:
        assert old in body, old
        body = body.replace(old, new, 1)
    between = body.partition("auipc")[2].partition(SIZE)[0].partition("    .word")[0]
    instructions = re.findall(r"^ {4}[a-z]", between, re.MULTILINE)
    return head + body.replace("DISTANCE", str(4 * len(instructions) + 4))


def twist() -> tuple[Cipher, str]:
    cipher = counted(FUNCTION, constant="i * i + 0x5005")
    return cipher, made(cipher, "rv32i", "loop1").files["counted.S"]


@pytest.mark.long
def test_a_table_may_stand_behind_the_code() -> None:
    """Not as `gen` writes it, but read by the prover: turn by turn, as the table in the frame."""
    cipher, right = twist()
    assert proof(cipher, "rv32i", right).proved
    assert proof(cipher, "rv32i", edited(right, ((BEGIN, ADDRESS), (SIZED, POOL)))).proved


@pytest.mark.parametrize("what", WRONG)
def test_wrong_tables_are_refused(what: str) -> None:
    cipher, right = twist()
    found = [o for o in proof(cipher, "rv32i", edited(right, WRONG[what])).obligations if o.function == "counted_twist"]
    assert Verdict.REFUTED in {o.verdict for o in found}, [(o.prop, o.verdict, o.detail) for o in found]


def run(pieces: list[Piece], state: list[int]) -> list[int]:
    for piece in pieces:
        state = evaluate(piece.outputs, dict(zip(piece.inputs, state, strict=True)))
    return state


def with_constants(part: LoopPart, bits: int) -> list[Piece]:
    """The rounds of a part one after the other, with what stands in its table."""
    found = [part.loop.before] if part.loop.before else []
    body, columns = part.loop.body, part.table.columns
    if body is not None:
        each = -(-part.variant.word_bits // bits)
        for turn in range(part.loop.count):
            known: dict[Term, Term] = {}
            for row in range(part.loop.shift):
                for key in part.variant.key_variables()[row]:
                    at = key_position(key)
                    assert at is not None
                    limbs = [columns.get(at[1] * each + n) for n in range(each)]
                    words = part.table.rows[turn * part.loop.shift + row]
                    value = sum(words[c] << bits * n for n, c in enumerate(limbs) if c is not None)
                    known[key] = const(value, key.width)
            found.append(Piece(body.inputs, tuple(substitute(body.outputs, known)), ()))
    return [*found, *([part.loop.after] if part.loop.after else [])]


@pytest.mark.parametrize("unroll", [1, 2, 4])
@pytest.mark.parametrize(("name", "bits"), [("keccak", 32), ("keccak", 64), ("ascon", 32), ("ascon_hash", 32)])
def test_parts_compute_what_the_steps_do(name: str, bits: int, unroll: int) -> None:
    random = Random(f"{name}{bits}")
    for variant in load(name).variants.values():
        for entry in variant.entries:
            steps = variant.steps(entry)
            state = [random.getrandbits(v.width) for v in steps[0].inputs]
            parts = loop_parts(variant, entry, unroll, bits)
            pieces = [piece for part in parts for piece in with_constants(part, bits)]
            straight = [Piece(step.inputs, step.outputs, ()) for step in steps]
            assert run(pieces, state) == run(straight, state)


def plan(cipher: Cipher, machine: str, way: str) -> str:
    (variant,) = cipher.variants.values()
    options = Options(strategy=way)
    return plan_text(planned(cipher, variant, target(machine), choose(cipher, target(machine), options)))


def test_plans_say_which_loops_there_are() -> None:
    ascon = load("ascon_aead")
    lines = plan(ascon, "rv32i", "loop1").splitlines()
    assert "    absorb empty: 1 rounds one after the other" in lines
    assert "    encrypt: 1 rounds, a loop of 8 turns of 1, 1 rounds; a table of 8 times 1 words of constants" in lines
    loop = "{} rounds, a loop of {} turns of 1, 0 rounds; a table of {} times 1 words of constants"
    twice = f"    twist: {loop.format(2, 11, 11)}, then {loop.format(1, 12, 12)}"
    assert twice in plan(counted(TWICE), "rv32i", "loop1").splitlines()


@pytest.mark.parametrize(("entries", "before", "turns"), [(ADDED, 1, 12), (OTHER, 1, 11)])
def test_words_that_are_equal_in_the_first_round_are_given_twice(entries: str, before: int, turns: int) -> None:
    """Unless the first round differs in more than that."""
    cipher = counted(entries)
    loop = f"a loop of {turns} turns of 1, 1 rounds; a table of {turns} times 1 words of constants"
    assert f"    twist: {before} rounds, {loop}" in plan(cipher, "rv32i", "loop1").splitlines()
    variant = variant_of(cipher)
    pieces = [piece for part in loop_parts(variant, "twist", 1, 32) for piece in with_constants(part, 32)]
    straight = [Piece(step.inputs, step.outputs, ()) for step in variant.steps("twist")]
    state = [0x01234567, 0x89ABCDEF]
    assert run(pieces, state) == run(straight, state)


def test_equal_rounds_share_a_table() -> None:
    """The last block's begin with the third."""
    text = made(counted(MESSAGE), "rv32i", "loop1").files["counted.S"]
    assert len(re.findall(r"sw \w+, \d+\(sp\)", text)) < 12 + 10


@pytest.mark.long
def test_a_table_without_room_stays_in_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    cipher = counted(PERMUTE)
    assert "permute_rounds" in made(cipher, "rv32i", "loop1").files["counted.S"]
    monkeypatch.setattr(constant_table, "_MOST", 12 * 4 - 4)
    without = made(cipher, "rv32i", "loop1").files["counted.S"]
    assert "permute_rounds" not in without
    assert proof(cipher, "rv32i", without).proved


def variant_of(cipher: Cipher) -> Variant:
    return next(iter(cipher.variants.values()))


@pytest.mark.long
@pytest.mark.parametrize(
    ("cipher", "machine", "way"),
    [("ascon_aead", "rv32i", "loop1"), ("ascon", "rv32i", "unrolled"), ("ascon_aead", "aarch64", "loop1")],
)
def test_the_fastest_of_what_fits_is_chosen(cipher: str, machine: str, way: str) -> None:
    text = load(cipher)
    choice = choose(text, target(machine), Options())
    assert planned(text, variant_of(text), target(machine), choice).strategy == strategy(way)


def test_names_that_only_functions_have_are_gone_behind_them() -> None:
    """Two calls of one function, whose names are the same."""
    (variant,) = counted(TWICE).variants.values()
    assert len(variant.steps("twist")) == 2 * (12 + 1)
    data = [var(f"b.{i}", 8) for i in range(8)]
    values = {byte: 17 * i for i, byte in enumerate(data)}
    whole = evaluate(variant.call("twist", {"s": data})["t"], values)
    words = run([Piece(s.inputs, s.outputs, ()) for s in variant.steps("twist")], evaluate(variant.words(data), values))
    assert whole == [word >> 8 * i & 255 for word in words for i in range(4)]

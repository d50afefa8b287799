"""Functions that call the row of blocks: the jump of single blocks, counters in the frame, registers across calls."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import generation, target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.generator.allocation.allocate import allocate
from ciphergen.generator.allocation.check_allocate import AllocationRefused, check_allocation
from ciphergen.generator.code import Code
from ciphergen.generator.emit import assembly
from ciphergen.generator.frames.called_row import counts_in_frame, has_row
from ciphergen.generator.machine import Called, Function, Label, Reg
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy
from ciphergen.generator.prologue import drop_idle, finish
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.check import ShapeError, check_shape
from ciphergen.generator.shape.node import Value
from ciphergen.generator.shape.text import shape_text
from ciphergen.interface.table import ROLES
from ciphergen.verify.prove import Declared, prove
from tests import kept
from tests.generator.running import text_section
from tests.generator.test_narrow_words import read
from tests.generator.test_rows import TABLE, TEXT

SMALL = "loop1-rows1"
ROW = "rows64_encrypt_blocks_local"
RV32I = target("rv32i")
KNOWN = generation(RV32I)


@cache
def made(strategy: str = SMALL, modes: tuple[str, ...] = (), on: str = "rv32i") -> tuple[Cipher, Output]:
    cipher = read(TEXT)
    return cipher, kept.made(cipher, target(on), Options(strategy=strategy, modes=modes))


def code_of(output: Output, symbol: str) -> list[str]:
    """The instructions of a function, without comments and directives."""
    lines = output.files["rows64.S"].split(f"\n{symbol}:\n")[1].split("    .size")[0].splitlines()
    stripped = (line.split("/*")[0].strip() for line in lines if line.startswith("    ") and "*" not in line[:8])
    return [line for line in stripped if line and not line.startswith(".")]


@pytest.mark.long
@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
@pytest.mark.parametrize("strategy", [SMALL, "loop4-rows2+loop4-rows1"])
def test_one_block_is_a_row_of_one(strategy: str, direction: str) -> None:
    _, output = made(strategy)
    assert code_of(output, f"rows64_{direction}") == [
        "addi a3, zero, 1",
        f"jal zero, rows64_{direction}_blocks_local",
    ]


@pytest.mark.long
def test_the_stack_and_the_cycles_of_what_is_called_count() -> None:
    _, output = made()
    of = {info.role: info for info in output.functions}
    assert of["encrypt"].stack == of["encrypt_blocks"].stack > 0
    assert of["ctr"].stack > of["encrypt_blocks"].stack
    assert of["encrypt"].cycles > of["encrypt_blocks"].cycles
    assert of["ctr"].cycles > of["encrypt"].cycles


@pytest.mark.long
def test_a_row_that_nobody_asked_for_is_local() -> None:
    _, output = made(modes=("ctr",))
    assert [info.role for info in output.functions] == ["expand_key", "ctr"]
    assert output.shared["rows64.S"] > 0
    assert "    /* For the functions of this file. */\n" in output.files["rows64.S"]
    symbols = ELFFile(BytesIO(assemble(output.files["rows64.S"], RV32I))).get_section_by_name(".symtab")
    bound = {s.name: s["st_info"]["bind"] for s in symbols.iter_symbols() if s.name.startswith("rows64_")}
    assert bound == {"rows64_expand_key": "STB_GLOBAL", "rows64_ctr": "STB_GLOBAL", ROW: "STB_LOCAL"}


@pytest.mark.long
def test_a_fast_strategy_has_more_blocks_encrypted_by_a_call() -> None:
    _, output = made("loop4-rows2+loop4-rows1")
    code = code_of(output, "rows64_ctr")
    assert [line for line in code if line == f"jal ra, {ROW}"] == [f"jal ra, {ROW}"] * 3
    assert [line[-1] for line in code if line.startswith("addi a3, zero, ")] == ["4", "2", "1"]


@pytest.mark.long
def test_rounds_that_do_not_take_one_block_are_in_counter_mode_itself() -> None:
    plan = Plan.of(read(TEXT).variants["rows64"], RV32I, KNOWN, strategy("rows4+loop1"))
    assert not counts_in_frame(plan)


# What the prover has to refuse: (what stands once in counter mode, what to put there).
FAULTS = {
    "another-function": ("jal ra, rows64_encrypt_blocks_local", "jal ra, rows64_decrypt_blocks_local"),
    "no-call": ("jal ra, rows64_encrypt_blocks_local", "addi zero, zero, 0"),
    "two-blocks": ("addi a3, zero, 1", "addi a3, zero, 2"),
    "no-block": ("addi a3, zero, 1", "addi a3, zero, 0"),
}


@pytest.mark.long
@pytest.mark.parametrize("fault", FAULTS)
def test_faults_at_a_call_are_refused(fault: str) -> None:
    cipher, output = made()
    before, after = FAULTS[fault]
    head, counting = output.files["rows64.S"].split("\nrows64_ctr:\n")
    assert counting.count(before) == 1
    text = f"{head}\nrows64_ctr:\n{counting.replace(before, after)}"
    roles = {info.symbol: info.role for info in output.functions}
    report = prove(assemble(text, RV32I), "rows64", RV32I, cipher.variants["rows64"], roles)
    verdicts = {o.function: True for o in report.obligations}
    verdicts |= {o.function: False for o in report.obligations if o.verdict.value != "proved"}
    assert not verdicts["rows64_ctr"]
    assert verdicts["rows64_encrypt"]


# Shapes and registers.


def builder() -> Builder:
    return Builder(RV32I, KNOWN, "f", ROLES["encrypt"])


def test_the_text_of_calls() -> None:
    build = builder()
    one = build.constant(KNOWN.sets["words"], 1)
    build.call_function(Called("g"), one)
    build.leave_to(Called("h"), one, one)
    check_shape(build.finish())
    assert shape_text(build.finish(), RV32I) == (
        "shape f (encrypt)\n    v1 = 0x1:32\n    call g(v1)\nafter1:\n    goto h(v1, v1)\n"
    )


def test_arguments_are_made_before_calls() -> None:
    for call in (Builder.call_function, Builder.leave_to):
        build = builder()
        call(build, Called("g"), Value("x", 7))
        with pytest.raises(ShapeError) as caught:
            check_shape(build.finish())
        assert str(caught.value) == "f: used before made: v7"


def calling(count: int) -> Function:
    """f(x, y) = the sum of x + i over count values, y times doubled by g(y), and what g returns."""
    code = Code(RV32I, KNOWN, "f", "test")
    x, y = code.fresh("x", "x"), code.fresh("x", "y")
    given = RV32I.abi.arguments[:2]
    code.copy(given[0], x)
    code.copy(given[1], y)
    values = [code("addi", x, i + 1) for i in range(count)]
    code.copy(y, given[0])
    code.call_function(Called("g"), given[:1], Label("after"), 1.0)
    total = code.fresh("x", "total")
    code.copy(given[0], total)
    for value in values:
        code("xor", total, value, into=total)
        code("slli", total, 1, into=total)
    code.copy(total, given[0])
    code.leave(None, ())
    return code.finish()


# It leaves nothing in any register that it may write.
CLOBBERS = "\n".join(
    [
        "g:",
        "  slli a0, a0, 1",
        *(f"  lui {RV32I.register_name(r)}, 0xBAD" for r in RV32I.abi.scratch if r.number != 10),
        "  ret",
    ]
)


@pytest.mark.parametrize("count", [0, 1, 5, 12, 13, 20, 40])
def test_values_outlive_calls(count: int) -> None:
    before = calling(count)
    allocated = allocate(before, RV32I, KNOWN.idioms)
    check_allocation(before, allocated, RV32I)
    text = assembly(finish(drop_idle(allocated), RV32I, KNOWN.idioms), RV32I)
    linked = assemble(f"  .text\nf:\n{text}\n{CLOBBERS}\n", RV32I)
    outcome = Emulator(RV32I, text_section(linked)).call(0, [1000, 77], {})
    assert (outcome.ended, outcome.broken) == ("returned", ())
    wanted = 2 * 77
    for i in range(count):
        wanted = (wanted ^ (1000 + i + 1)) << 1 & 0xFFFFFFFF
    assert outcome.registers[RV32I.abi.arguments[0]] == wanted


def test_a_value_in_a_register_that_a_call_loses_is_refused() -> None:
    before = calling(1)
    allocated = allocate(before, RV32I, KNOWN.idioms)
    kept = {r for inst in allocated.instructions() for r in inst.writes if r in RV32I.abi.callee_saved}
    assert kept
    names: dict[Reg, Reg] = dict.fromkeys(kept, RV32I.abi.scratch[0])
    moved = allocated.with_insts(lambda block: [inst.renamed(names, names) for inst in block.insts])
    with pytest.raises(AllocationRefused, match=r"block after: xor reads %3 from t0, which holds Register\(.*=5\)"):
        check_allocation(before, moved, RV32I)


def test_one_block_of_long_code_by_words_is_a_row_of_one() -> None:
    """Short code keeps a function of its own, in which no blocks are counted."""
    for name, variant, long in (("aria", "aria128", True), ("lea", "lea128", False)):
        plan = Plan.of(load(name).variants[variant], RV32I, KNOWN, strategy("loop1"))
        assert has_row(plan, ROLES["encrypt"]) is long
        assert counts_in_frame(plan) is long
    plan = Plan.of(load("aria").variants["aria128"], RV32I, KNOWN, strategy("loop4"))
    assert not has_row(plan, ROLES["encrypt"])


def odd(words: int) -> str:
    """Text of a cipher on blocks of so many bytes, with look-ups in tables."""
    last = words - 1
    return f"""\
cipher ODD {{
  word 8
  block {words} words

  variant ODD1 {{ key {words} words  rounds 6 }}

  table S: byte -> byte = {TABLE}
  table S_inverse: byte -> byte = inverse S

  schedule(key) -> rk: byte[rounds + 1][{words}] {{
    for i in 0..rounds {{ rk[i] = [key[(j + i) mod {words}] ^ i for j in 0..{last}] }}
  }}

  function turn(x: byte[{words}], n: number) -> byte[{words}] = [x[(j + n) mod {words}] for j in 0..{last}]

  encrypt(x, rk) -> y {{
    x := x ^ rk[0]
    for i in 1..rounds-1 {{ x := turn(S[x], 2) ^ rk[i] }}
    y = turn(S[x], 2) ^ rk[rounds]
  }}

  decrypt(y, rk) -> x {{
    y := y ^ rk[rounds]
    for i in rounds-1 down to 1 {{ y := S_inverse[turn(y, {words - 2})] ^ rk[i] }}
    x = S_inverse[turn(y, {words - 2})] ^ rk[0]
  }}
}}
"""


@pytest.mark.parametrize("words", [5, 6, 8])
def test_counters_of_blocks_that_are_no_whole_words(words: int) -> None:
    """Their words do not begin where blocks do, so that these are not taken from the frame by words."""
    cipher = read(odd(words))
    variant = cipher.variants["odd1"]
    plan = Plan.of(variant, RV32I, KNOWN.looking_up(), strategy("loop1-tables"))
    assert has_row(plan, ROLES["encrypt"])
    assert counts_in_frame(plan) is (words == 8)
    output = generate(cipher, RV32I, Options(strategy="loop1-tables", allow_tables=True))
    roles = {info.symbol: info.role for info in output.functions}
    report = prove(
        assemble(output.files["odd1.S"], RV32I), "odd1", RV32I, variant, roles, declared=Declared(tables=True)
    )
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.parametrize("mode", ["ctr", "ecb"])
def test_tables_of_what_is_called_are_told(mode: str) -> None:
    """In files without the row's own function too, which say nowhere that code is constant time."""
    options = Options(modes=(mode,), strategy="loop1-tables", allow_tables=True, prove=False)
    output = generate(read(odd(8)), RV32I, options)
    assert {info.role: info.tables for info in output.functions if info.role != "expand_key"} == dict.fromkeys(
        [info.role for info in output.functions[1:]], 256
    )
    assert "not constant time where memory is cached or shared" in output.files["odd.h"]
    assert " * Not constant time where memory is cached: secrets decide which entries" in output.files["odd1.S"]
    row = text_section(assemble(output.files["odd1.S"], RV32I))
    assert sum(info.bytes for info in output.functions) + output.shared["odd1.S"] == len(row)

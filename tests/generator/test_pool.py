"""Constants behind the code: where they pay, where they stand, and that every way to link the code finds them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.timing.executed import steps
from ciphergen.backends.timing.in_order import cycles
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble, assemble_each
from ciphergen.generator import emit
from ciphergen.generator import lower as lowering
from ciphergen.generator.allocation.allocate import allocate
from ciphergen.generator.code import Code
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.lower import lower
from ciphergen.generator.machine import Block, Distance, Function
from ciphergen.generator.options import Options
from ciphergen.generator.output import FunctionInfo
from ciphergen.generator.pool import addressed, pooled, resolve
from ciphergen.generator.show import stage
from ciphergen.verify.object.elf import Elf
from ciphergen.verify.object.object_file import ObjectFile, read
from tests.generator.coded import argument
from tests.generator.running import IN, KEYS, LEA, OUT, cipher
from tests.kept import generated, object_code
from tests.verify.spoil import linked

RV32I = target("rv32i")
KNOWN = generation(RV32I)
CORE = RV32I.cores["e31"]
WORDS = (0xC3EFE9DB, 0x44626B02, 0x79E27C8A, 0x78DF30EC, 0x44626B02)


def storing(words: tuple[int, ...], nothing: int = 0, *, again: bool = False) -> Function:
    """Stores words to the first argument, and does nothing for so many instructions. again: whether the halves of which
    they are made are needed for themselves, too."""
    code = Code(RV32I, KNOWN, "f", "test")
    into, other = argument(code, 0, "out"), argument(code, 1, "other")
    for place, word in enumerate(words):
        low = (word & 0xFFF ^ 0x800) - 0x800
        half = code("lui", (word - low) >> 12 & 0xFFFFF)
        code.idioms.store(code, 4, code("addi", half, low) if low else half, into, 8 * place, memory="out")
        if again:
            code.idioms.store(code, 4, half, into, 8 * place + 4, memory="out")
    for _ in range(nothing):
        code("addi", other, 1, into=other)
    code.idioms.store(code, 4, other, into, 4, memory="out")
    code.leave()
    return code.finish()


def change(function: Function) -> Function:
    return pooled(function, RV32I, CORE, KNOWN.idioms)


def rows(function: Function) -> list[str]:
    return [inst.row.name for inst in function.instructions() if not inst.move]


def test_a_load_instead_of_two_instructions() -> None:
    """One word for equal constants, the last one first; their address at the first use."""
    made = change(storing(WORDS))
    assert made.pool == (0x78DF30EC, 0x79E27C8A, 0x44626B02, 0xC3EFE9DB)
    assert rows(made) == ["auipc", "addi", *(["lw", "sw"] * 5), "sw", "jalr"]
    loads = [inst for inst in made.instructions() if inst.memory == "pool"]
    assert [inst.operands["imm"] for inst in loads] == [12, 8, 4, 0, 8]
    assert [inst.note for inst in loads] == [f"{word:#010x}" for word in WORDS]


@pytest.mark.parametrize(
    "function",
    [
        pytest.param(storing(WORDS[:2]), id="what the address costs is not gained"),
        pytest.param(storing(WORDS, again=True), id="the halves are needed"),
        pytest.param(storing(tuple(0x12345000 * i for i in range(5))), id="one instruction each"),
        pytest.param(storing(tuple(0x12345678 + 0x1001 * i for i in range(513))), id="more than loads reach"),
    ],
)
def test_what_does_not_pay_stays(function: Function) -> None:
    assert change(function) is function


def test_as_many_as_loads_reach() -> None:
    assert len(change(storing(tuple(0x12345678 + 0x1001 * i for i in range(512)))).pool) == 512


def test_what_rarely_runs_stays() -> None:
    function = storing(WORDS)
    function.blocks[0].weight = 0.0
    assert change(function) is function


def text(function: Function) -> str:
    """A whole file."""
    head = ["    .option norvc", "    .option norelax", "    .text", "    .balign 4", "    .globl f", "f:"]
    return "\n".join([*head, emit.assembly(function, RV32I), "    .size f, .-f", ""])


@pytest.mark.long
@pytest.mark.parametrize("near", [0, 500, 1012, 1524, 2036])
def test_constants_are_found_at_every_distance(near: int) -> None:
    """On both sides of where the distance needs another first half, and where its second half changes its sign."""
    for nothing in range(near, near + 14, 1 if near else 14):
        function = storing(WORDS, nothing)
        made = lower(change(function), RV32I, CORE, KNOWN.idioms).final
        obj = read(assemble(text(made), RV32I), "f.o", RV32I)
        assert obj.functions["f"] == (0, 4 * (len(list(made.instructions())) + 4))
        outcome = Emulator(RV32I, obj.text).call(0, [OUT, 7], {OUT: bytes(64)})
        assert (outcome.ended, outcome.broken, outcome.strays) == ("returned", (), ())
        found = [int.from_bytes(outcome.memory[OUT][8 * i : 8 * i + 4], "little") for i in range(5)]
        assert found == list(WORDS)


def schedule(variant: str, target_name: str = "rv32i") -> FunctionInfo:
    made = generated("lea", target_name, Options(core="ibex" * (target_name != "rv32i"), roles=("encrypt",))).functions
    return next(f for f in made if f.symbol == f"{variant}_expand_key")


FIGURES = {
    "rv32i": {"lea128": (585, 2756), "lea192": (1019, 4752), "lea256": (1165, 5500)},
    "rv32i_zbb": {"lea128": (490, 1988), "lea192": (852, 3408), "lea256": (974, 3960)},
}


@pytest.mark.parametrize("variant", LEA)
@pytest.mark.parametrize("name", FIGURES)
def test_key_schedules_of_lea(name: str, variant: str) -> None:
    """Cycles and bytes; before, by instructions alone: 639, 1116 and 1280 cycles on RV32I, and 2748, 4748 and 5492
    bytes."""
    found = schedule(variant, name)
    assert (found.cycles, found.bytes) == FIGURES[name][variant]
    assert found.constants


@pytest.mark.long
def test_other_functions_and_small_code_have_none() -> None:
    for size in ("fast", "small"):
        made = generated("lea", "rv32i", Options(("lea128",), size=size))
        assert {f.role for f in made.functions if f.constants} == ({"expand_key"} if size == "fast" else set())
        assert ("readable" in made.files["lea.h"]) == (size == "fast")
    assert not any(f.constants for f in generated("pipo", "rv32i").functions)


@pytest.mark.long
def test_they_are_shown() -> None:
    lea = cipher("lea")
    for name in ("rows", "schedule", "registers"):
        shown = stage(lea, lea.variants["lea128"], RV32I, Options(("lea128",), roles=("encrypt",)), name)
        assert "pool:\n    0x" in shown
        assert ("auipc %" in shown) == (name != "registers")


def code(variant: str, tool: str | None = None) -> ObjectFile:
    source = generated("lea", "rv32i", Options(roles=("encrypt",))).files[f"{variant}.S"]
    return read(object_code(source, "rv32i", tool), f"{variant}.o", RV32I)


def body(obj: ObjectFile, symbol: str) -> bytes:
    place, size = obj.functions[symbol]
    return obj.text[place : place + size]


@pytest.mark.parametrize("variant", LEA)
def test_every_assembler_makes_the_same_code_and_leaves_nothing_of_it_to_a_linker(variant: str) -> None:
    """Some leave branches to the linker, but neither constants nor their address."""
    source = generated("lea", "rv32i", Options(roles=("encrypt",))).files[f"{variant}.S"]
    made = assemble_each(source, RV32I, f"{variant}.S")
    name = f"{variant}_expand_key"
    for data in made.values():
        elf, obj = Elf.of(data), read(data, "t.o", RV32I)
        entries = [e for s in elf.sections if s.name == f".rela.text.{name}" for e in elf.relocations(s)]
        assert {entry.kind for entry in entries} <= {16, 17}  # R_RISCV_BRANCH, R_RISCV_JAL
        assert all(entry.place < obj.functions[name][1] - 4 * schedule(variant).constants for entry in entries)
        assert body(obj, name) == body(code(variant), name)
    assert len(body(code(variant), name)) == schedule(variant).bytes


@pytest.mark.parametrize("linker", [["riscv64-unknown-elf-ld", "-melf32lriscv"], ["ld.lld"]], ids=["ld", "lld"])
def test_what_is_linked_has_the_same_bytes(linker: list[str]) -> None:
    """With linkers' relaxation as it is, and without the functions that nobody calls."""
    source = generated("lea", "rv32i", Options(roles=("encrypt",))).files["lea128.S"]
    data = object_code(source, "rv32i")
    name = "lea128_expand_key"
    for options in (["-Ttext=0x20004"], ["-Ttext=0x7ffffff0"], *([["-shared", "-Bsymbolic"]] * (len(linker) == 1))):
        whole = read(linked(data, [*linker, "-z", "separate-code", "-e", name, *options]), "lea", RV32I)
        assert body(whole, name) == body(code("lea128"), name)
    alone = linked(data, [*linker, "-z", "separate-code", "-e", name, "--gc-sections", "-Ttext=0x20004"])
    assert body(read(alone, "lea", RV32I), name) == body(code("lea128"), name)
    assert len(read(alone, "lea", RV32I).text) == schedule("lea128").bytes


@pytest.mark.parametrize(("variant", "most"), [("lea128", 590), ("lea192", 1025), ("lea256", 1171)])
def test_wherever_round_keys_lie(variant: str, most: int) -> None:
    """Rocket takes a load for one of a word that is being stored if 12 bits of their addresses are the same, and
    fetches it again in 5 cycles. Constants that are read downwards meet round keys that are written upwards once."""
    obj = code(variant)
    place, key = obj.functions[f"{variant}_expand_key"][0], cipher("lea").variants[variant].key_bytes
    outcome = Emulator(RV32I, obj.text).call(place, [KEYS, IN], {KEYS: bytes(1024), IN: bytes(key)}, trace=True)
    found = steps(RV32I, obj.text, outcome)
    for distance in range(0, 4096, 32):
        moved = [
            step
            if step.address < KEYS or step.address >= IN
            else type(step)(step.row, step.reads, step.writes, step.address + distance, step.taken)
            for step in found
        ]
        assert cycles(moved, RV32I.cores["e31"]) <= most


@pytest.mark.parametrize(("bound", "patient"), [("_LONG", True), ("_LONG_AT_ONCE", False)])
def test_a_function_of_very_many_instructions_is_lowered_in_one_way(
    bound: str, patient: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = list[int]()

    def counted(*args: Any, **named: Any) -> Function:
        ways.append(len(ways))
        return allocate(*args, **named)

    monkeypatch.setattr("ciphergen.generator.lower.allocate", counted)
    lower(storing(WORDS), RV32I, CORE, KNOWN.idioms)
    several = len(ways)
    monkeypatch.setattr(f"ciphergen.generator.lower.{bound}", 1)
    assert lower(storing(WORDS), RV32I, CORE, KNOWN.idioms, patient=patient).final.blocks
    assert (several > 1, len(ways) - several) == (True, 1)


def test_a_long_function_is_not_put_side_by_side_where_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = replace(CORE, issue_width=2, pipeline=None)

    def ways(*bounds: str, patient: bool) -> int:
        """How many schedulers lower a function, with these bounds at one instruction."""
        with monkeypatch.context() as patch:
            called = list[int]()
            for name in ("narrow.schedule", "wide.schedule"):
                made = getattr(lowering, name.split(".")[0]).schedule

                def noted(*args: Any, made: Any = made, **named: Any) -> Function:
                    called.append(args[3] == {})  # once more behind allocation, where no register is worth having
                    return made(*args, **named)

                patch.setattr(f"ciphergen.generator.lower.{name}", noted)
            for bound in bounds:
                patch.setattr(f"ciphergen.generator.lower.{bound}", 1)
            lower(storing(WORDS), RV32I, wide, KNOWN.idioms, patient=patient)
            return called.count(False)

    assert ways("_LONG_AT_ONCE", patient=False) == 2
    assert ways("_LONG_AT_ONCE", "_LONGEST_AT_ONCE", patient=False) == 1
    assert ways("_LONG", "_LONGEST_AT_ONCE", patient=True) == 2


@pytest.mark.parametrize(("on", "before", "reach"), [("armv7m", 0, (1 << 16) - 1), ("aarch64", 4, (1 << 20) - 1)])
def test_tables_that_no_address_reaches_are_refused(on: str, before: int, reach: int) -> None:
    """before: bytes from where an address counts to the first table."""
    idioms = generation(target(on)).idioms
    between, base = target(on).abi.arguments[:2]

    def resolved(start: int) -> None:
        """Resolve the address of a table so many bytes behind the first."""
        insts = addressed(target(on), idioms, Distance(0, upper=True, tables=start), between, base, "")
        function = Function("f", "test", [Block("entry", insts)], tables=(LookUpTable((1,), 4),))
        found = resolve(function, idioms.addresses).instructions()
        assert [value for inst in found for value in inst.operands.values() if value == reach] == [reach]

    resolved(reach - before)
    with pytest.raises(Unsupported) as caught:
        resolved(reach - before + 1)
    assert str(caught.value) == f"tables are {reach + 1} bytes from the code that reads them, which reaches {reach}"

"""Shorter rows: they do what the longer ones do, are taken where they fit, and not where their flags would be read."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from ciphergen.backends import generation, target, target_names
from ciphergen.backends.machine.rule import Shorter
from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import Term, const, var
from ciphergen.generator.machine import Block, Function, Inst, Label, Operand
from ciphergen.generator.shorten import shorten
from tests.generator.interpret import Run
from tests.generator.solver import assert_equal

ARM = target("armv7m")
CASES = [
    pytest.param(name, long, form, id=f"{name} {long} {form.row}")
    for name in target_names()
    for long, forms in generation(target(name)).idioms.shorter.items()
    for form in forms
]
NUMBERS = (0, 1, 4, 7, 8, 20, 31, 32, 124, 128, 255, 256, 508, 512, 1020, 1024, 4095)
MEMORY = 1 << 16


def r(number: int) -> Register:
    return Register("r", number)


def inst(name: str, on: Target = ARM, **operands: Operand) -> Inst:
    row = on.rows[name]
    fixed = {n: Register(o.file, o.fixed) for n, o in row.operands.items() if o.fixed is not None}
    return Inst(row, {**fixed, **operands})


def short(*insts: Inst, more: tuple[Block, ...] = ()) -> list[str]:
    """The rows of the first block, the next ones behind it."""
    function = Function(
        "f", "encrypt", [Block("first", list(insts)), *more, Block("last", [inst("bx", Rm=r(14))], False)]
    )
    return [i.row.name for i in shorten(function, ARM, generation(ARM).idioms.shorter).blocks[0].insts]


def operands(on: Target, long: str) -> list[dict[str, Operand]]:
    """Low, high and equal registers, small and large numbers: what the row takes."""
    row, found = on.rows[long], []
    fields = [name for name, operand in row.operands.items() if operand.fixed is None]
    choices = [(r(1), r(2), r(9), r(13)) if row.operands[n].kind == "register" else NUMBERS for n in fields]
    for values in product(*choices):
        made = inst(long, on, **dict(zip(fields, values, strict=True)))
        numbers = {n: v.number if isinstance(v, Register) else v for n, v in made.operands.items()}
        try:
            row.encode(numbers)  # type: ignore[arg-type]  # registers and numbers
        except ValueError:
            continue
        found.append(made.operands)
    return found


def state(made: Inst) -> tuple[dict[Register, Term], dict[int, Term]]:
    """Registers and memory before the instruction: variables, and an address in a register that is one."""
    access = made.row.effects.loads or made.row.effects.stores
    values: dict[Register, Term] = {r(n): var(f"r{n}", 32) for n in range(15)}
    values |= {Register("f", n): var(f"f{n}", 1) for n in range(4)}
    base = made.operands.get("Rn", made.operands.get("SP")) if access else None
    if isinstance(base, Register):
        values[base] = const(MEMORY, 32)
    return values, {MEMORY + i: var(f"m{i}", 8) for i in range(2048)} if access else {}


def after(made: Inst, before: tuple[dict[Register, Term], dict[int, Term]]) -> Run:
    run = Run(ARM, dict(before[0]), dict(before[1]))  # type: ignore[arg-type]  # no virtual registers
    run.step(made)
    return run


@pytest.mark.parametrize(("name", "long", "form"), CASES)
def test_a_shorter_row_does_the_same(name: str, long: str, form: Shorter) -> None:
    on, tried = target(name), 0
    for values in operands(on, long):
        made = Inst(on.rows[long], values)
        block = Block("b", [made], falls=False)
        other = shorten(Function("f", "encrypt", [block]), on, {long: (form,)}).blocks[0].insts[0]
        if other.row.name == long:
            continue
        assert other.row.name == form.row
        assert other.row.size < made.row.size
        before = state(made)
        one, two = after(made, before), after(other, before)
        for register in set(one.registers) - (set(other.writes) - set(made.writes)):
            assert_equal(one.registers[register], two.registers[register])
        assert one.memory == two.memory
        tried += 1
    assert tried


@pytest.mark.parametrize(
    ("long", "wanted"),
    [
        (inst("eor", Rd=r(1), Rn=r(1), Rm=r(2)), "eors_n"),
        (inst("eor", Rd=r(1), Rn=r(2), Rm=r(1)), "eors_n"),
        (inst("eor", Rd=r(1), Rn=r(2), Rm=r(3)), "eor"),
        (inst("eor", Rd=r(8), Rn=r(8), Rm=r(3)), "eor"),
        (inst("bic", Rd=r(1), Rn=r(2), Rm=r(1)), "bic"),
        (inst("add_imm", Rd=r(1), Rn=r(2), imm=7), "adds_3"),
        (inst("add_imm", Rd=r(1), Rn=r(1), imm=255), "adds_8"),
        (inst("add_imm", Rd=r(1), Rn=r(2), imm=8), "add_imm"),
        (inst("ldr", Rt=r(1), Rn=r(2), imm=124), "ldr_n"),
        (inst("ldr", Rt=r(1), Rn=r(2), imm=126), "ldr"),
        (inst("ldr", Rt=r(1), Rn=r(13), imm=1020), "ldr_sp"),
        (inst("ldr", Rt=r(9), Rn=r(13), imm=4), "ldr"),
        (inst("sub_sp", imm=512), "sub_sp"),
        (inst("sub_sp", imm=508), "sub_sp_n"),
    ],
)
def test_a_shorter_row_is_taken_where_it_fits(long: Inst, wanted: str) -> None:
    assert short(long) == [wanted]


def test_flags_that_are_read_stay() -> None:
    compare, xor = inst("cmp", Rn=r(9), Rm=r(2)), inst("eor", Rd=r(1), Rn=r(1), Rm=r(2))
    branch = inst("beq", imm=Label("last"))
    assert short(xor, compare, xor, branch) == ["eors_n", "cmp", "eor", "beq"]
    assert short(compare, xor, more=(Block("next", [branch]),)) == ["cmp", "eor"]
    assert short(compare, xor, more=(Block("next", [compare, branch]),)) == ["cmp", "eors_n"]
    assert short(replace(compare, operands=inst("cmp", Rn=r(1), Rm=r(2)).operands), branch) == ["cmp_n", "beq"]

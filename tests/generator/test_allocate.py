"""The allocator on random functions: few registers, same results; and the checker refuses broken ones."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.backends import generation, target
from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import const
from ciphergen.generator.allocation.allocate import AllocationError, allocate, preferred
from ciphergen.generator.allocation.check_allocate import AllocationRefused, check_allocation
from ciphergen.generator.allocation.spill import pressure
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Block, Function, Inst, VReg
from ciphergen.generator.prologue import drop_idle, finish, idle
from ciphergen.generator.scheduling.schedule import schedule
from tests.generator.coded import argument, parallel
from tests.generator.interpret import Run

RV32I = target("rv32i")
KNOWN = generation(RV32I)
OUT = 0x2000
ARGUMENTS = RV32I.abi.arguments


def random_function(rng: Random, size: int, width: int, loops: int) -> Function:
    """Values from arguments, some written again later, through `loops` loops, all stored in the end."""
    code = Code(RV32I, KNOWN, "f", "test")
    out, first = argument(code, 0, "out"), argument(code, 1, "a")
    values = [first]

    def work(count: int) -> None:
        for _ in range(count):
            a, b = rng.choice(values), rng.choice(values)
            into = rng.choice(values[1:]) if len(values) > width else None
            kind = rng.randrange(4)
            if kind == 0:
                made = code("addi", a, rng.randrange(-2048, 2048), into=into)
            elif kind == 1:
                made = code("slli", a, rng.randrange(32), into=into)
            else:
                made = code(rng.choice(["add", "xor", "sub", "or"]), a, b, into=into)
            if into is None:
                values.append(made)

    work(size)
    for _ in range(loops):
        counter = code("addi", Register("x", 0), rng.randint(1, 3))
        carried = [code.fresh("x", "c") for _ in range(rng.randint(1, min(4, len(values))))]
        parallel(code, [(c, rng.choice(values)) for c in carried])
        head = code.label("loop")
        code.place(head, 8.0)
        values += carried
        work(size)
        parallel(code, [(c, rng.choice(values)) for c in carried])
        code("addi", counter, -1, into=counter)
        code("bne", counter, Register("x", 0), head)
        code.place(code.label("after"))
    for i, value in enumerate(dict.fromkeys(values)):
        code("sw", value, 4 * i, out, memory="out")
    code.leave()
    return code.finish()


def results(function: Function, seed: int) -> dict[int, int]:
    run = Run(RV32I, {r: const(0x1234567 * (r.number + 1), 32) for r in (*RV32I.abi.scratch, *RV32I.abi.callee_saved)})
    run.registers[ARGUMENTS[0]], run.registers[ARGUMENTS[1]] = const(OUT, 32), const(seed, 32)
    kept = {r: run.registers[r] for r in RV32I.abi.callee_saved}
    run.function(function)
    if not any(isinstance(r, VReg) for i in function.instructions() for r in (*i.reads, *i.writes)):
        assert {r: run.registers[r] for r in kept} == kept
    return {at: byte.value for at, byte in run.memory.items() if at < 0x10000}


@pytest.mark.long
@settings(max_examples=120, deadline=None)
@given(
    seed=st.integers(0, 1 << 30),
    registers=st.integers(6, 20),
    size=st.integers(1, 25),
    width=st.integers(1, 30),
    loops=st.integers(0, 2),
)
def test_same_results(seed: int, registers: int, size: int, width: int, loops: int) -> None:
    rng = Random(seed)
    before = random_function(rng, size, width, loops)
    wanted = results(before, seed)
    before = schedule(before, RV32I, RV32I.cores[rng.choice(["e31", "ibex"])], {"x": registers})
    assert results(before, seed) == wanted
    after = allocate(before, RV32I, KNOWN.idioms, {"x": preferred(RV32I)["x"][-registers:]})
    check_allocation(before, after, RV32I)
    after = drop_idle(after)
    after = finish(after, RV32I, KNOWN.idioms)
    assert results(after, seed) == wanted
    used = {r for i in after.instructions() for r in i.writes if r.number > 2}
    assert len(used - set(ARGUMENTS[:2])) <= registers


def straight(count: int) -> Function:
    """`count` values made, then all used in reverse order: furthest next use decides."""
    code = Code(RV32I, KNOWN, "f", "test")
    out, first = argument(code, 0, "out"), argument(code, 1, "a")
    made = [code("addi", first, i) for i in range(count)]
    for i, value in enumerate(reversed(made)):
        code("sw", value, 4 * i, out, memory="out")
    code.leave()
    return code.finish()


def test_no_spill_when_values_fit() -> None:
    before = straight(20)
    assert pressure(before, RV32I, "x") == 21
    after = allocate(before, RV32I, KNOWN.idioms)
    assert not after.slots


def test_spills_no_more_than_it_must() -> None:
    """40 values and a pointer in 28 registers, the return address one of them: 13 must wait in memory, and each
    is stored and loaded once."""
    after = allocate(straight(40), RV32I, KNOWN.idioms)
    assert len(after.slots) == 13
    assert sum(i.note == "spill" for i in after.instructions()) == 13
    assert sum(i.note == "reload" for i in after.instructions()) == 13


def test_what_is_written_over_is_not_stored_before() -> None:
    """A value changed in place three times, and then put aside for many others: the last one goes to memory."""
    code = Code(RV32I, KNOWN, "f", "test")
    out, first = argument(code, 0, "out"), argument(code, 1, "a")
    kept = code("addi", first, 1)
    for i in range(3):
        code("addi", kept, 2 + i, into=kept)
    made = [code("addi", first, i) for i in range(29)]
    for i, value in enumerate((*made, kept)):
        code("sw", value, 4 * i, out, memory="out")
    code.leave()
    before = code.finish()
    after = allocate(before, RV32I, KNOWN.idioms)
    check_allocation(before, after, RV32I)
    spilled = [inst for inst in after.instructions() if inst.note == "spill"]
    assert len(spilled) == len(after.slots)
    wanted = results(before, 7)
    after = drop_idle(after)
    after = finish(after, RV32I, KNOWN.idioms)
    assert results(after, 7) == wanted


def test_a_value_that_a_loop_does_not_touch_leaves_its_register() -> None:
    """26 values live through a loop that needs 8 itself: they are not reloaded in it."""
    code = Code(RV32I, KNOWN, "f", "test")
    out, first = argument(code, 0, "out"), argument(code, 1, "a")
    through = [code("addi", first, i) for i in range(26)]
    counter = code("addi", Register("x", 0), 3)
    head = code.label("loop")
    code.place(head, 100.0)
    inside = [code("addi", counter, i) for i in range(8)]
    total = inside[0]
    for value in inside[1:]:
        total = code("xor", total, value)
    code("sw", total, 2000, out, memory="out")
    code("addi", counter, -1, into=counter)
    code("bne", counter, Register("x", 0), head)
    code.place(code.label("after"))
    for i, value in enumerate(through):
        code("sw", value, 4 * i, out, memory="out")
    code.leave()
    before = code.finish()
    after = allocate(before, RV32I, KNOWN.idioms)
    check_allocation(before, after, RV32I)
    assert not [i for b in after.blocks if b.weight == 100.0 for i in b.insts if i.note]
    wanted = results(before, 7)
    after = drop_idle(after)
    after = finish(after, RV32I, KNOWN.idioms)
    assert results(after, 7) == wanted


def test_a_block_entered_from_one_other_takes_what_is_in_registers() -> None:
    """Values wait in memory through a loop, and are read in the block behind it and in the one behind that: they are
    reloaded once."""
    code = Code(RV32I, KNOWN, "f", "test")
    out, first = argument(code, 0, "out"), argument(code, 1, "a")
    through = [code("addi", first, i) for i in range(26)]
    counter = code("addi", Register("x", 0), 3)
    head, end = code.label("loop"), code.label("end")
    code.place(head, 100.0)
    inside = [code("addi", counter, i) for i in range(8)]
    for i, value in enumerate(reversed(inside)):
        code("sw", value, 4 * i, out, memory="out")
    code("addi", counter, -1, into=counter)
    code("bne", counter, Register("x", 0), head)
    code.place(code.label("after"))
    for i, value in enumerate(through):
        code("sw", value, 4 * i, out, memory="out")
    code("beq", through[0], Register("x", 0), end)
    code.place(code.label("only"))
    for i, value in enumerate(through):
        code("sw", value, 4 * (26 + i), out, memory="out")
    code.place(end)
    code.leave()
    before = code.finish()
    after = allocate(before, RV32I, KNOWN.idioms)
    check_allocation(before, after, RV32I)
    reloads = [sum(inst.note == "reload" for inst in block.insts) for block in after.blocks]
    assert reloads[2] > 0
    assert reloads[3] == 0
    wanted = results(before, 7)
    after = drop_idle(after)
    after = finish(after, RV32I, KNOWN.idioms)
    assert results(after, 7) == wanted


def test_too_few_registers() -> None:
    with pytest.raises(AllocationError, match="too few registers"):
        allocate(straight(4), RV32I, KNOWN.idioms, {"x": preferred(RV32I)["x"][:1]})


def broken(function: Function, rng: Random) -> Function | None:
    """One register of one instruction replaced, or one inserted instruction left out."""
    block = rng.choice([b for b in function.blocks if b.insts])
    at = rng.randrange(len(block.insts))
    inst = block.insts[at]
    if inst.note and rng.random() < 0.5:
        new: list[Inst] = []
    else:
        fields = [n for n, v in inst.operands.items() if isinstance(v, Register) and v.number > 4]
        if not fields:
            return None
        name = rng.choice(fields)
        other = Register("x", rng.choice([n for n in range(5, 32) if Register("x", n) != inst.operands[name]]))
        new = [replace(inst, operands={**inst.operands, name: other})]
    blocks = [
        Block(b.label, b.insts[:at] + new + b.insts[at + 1 :] if b is block else list(b.insts), b.falls)
        for b in function.blocks
    ]
    return Function(function.name, function.role, blocks, function.slots)


def test_checker_refuses_what_changes_results() -> None:
    """Whatever the checker accepts after a random change must still give the same results."""
    rng = Random(5)
    refused = accepted = 0
    for _ in range(40):
        before = random_function(rng, 12, 14, 1)
        wanted = results(before, 99)
        after = allocate(before, RV32I, KNOWN.idioms, {"x": preferred(RV32I)["x"][:8]})
        for _ in range(15):
            changed = broken(after, rng)
            if changed is None:
                continue
            try:
                check_allocation(before, changed, RV32I)
            except AllocationRefused:
                refused += 1
                continue
            accepted += 1
            changed = drop_idle(changed)
            changed = finish(changed, RV32I, KNOWN.idioms)
            assert results(changed, 99) == wanted
    assert refused > 300
    assert accepted < refused / 5


def test_checker_names_what_is_wrong() -> None:
    before = straight(4)
    after = allocate(before, RV32I, KNOWN.idioms)
    block = after.blocks[0]
    at = next(i for i, inst in enumerate(block.insts) if inst.row.name == "sw")
    block.insts[at] = replace(block.insts[at], operands={**block.insts[at].operands, "rs2": Register("x", 31)})
    with pytest.raises(AllocationRefused, match=r"block entry: sw reads %6 from t6, which holds Register"):
        check_allocation(before, after, RV32I)


@pytest.mark.parametrize("distance", [0, 4])
def test_round_keys_loaded_for_several_rounds_are_one_value(distance: int) -> None:
    """One load may serve all that read the same round key, and no others."""
    code = Code(RV32I, KNOWN, "f", "test")
    keys = argument(code, 0, "ks")
    first, second = (code.idioms.load(code, 4, keys, at, memory="ks") for at in (0, distance))
    code.copy(code("add", first, second), RV32I.abi.result)
    code.leave()
    function = code.finish()
    function.constants = frozenset({first, second})
    allocated = allocate(function, RV32I, KNOWN.idioms)
    (block,) = allocated.blocks
    kept, dropped = (inst for inst in block.insts if inst.memory == "ks")
    names = {dropped.writes[0]: kept.writes[0]}
    block.insts = [inst if inst.memory else inst.renamed(names, {}) for inst in block.insts if inst is not dropped]
    if distance:
        with pytest.raises(AllocationRefused, match="add reads"):
            check_allocation(function, allocated, RV32I)
    else:
        check_allocation(function, allocated, RV32I)


def test_loop_state_is_renamed() -> None:
    """Two words that change places each turn: two turns an iteration need no copy, one needs two."""
    for turns, copies in ((2, 0), (1, 2)):
        code = Code(RV32I, KNOWN, "f", "test")
        out, first = argument(code, 0, "out"), argument(code, 1, "a")
        state = [code.fresh("x", "s"), code.fresh("x", "s")]
        parallel(code, [(state[0], first), (state[1], out)])
        counter = code("addi", Register("x", 0), 4)
        head = code.label("loop")
        code.place(head)
        a, b = state
        for _ in range(turns):
            a, b = b, code("xor", a, b)
        parallel(code, [(state[0], a), (state[1], b)])
        code("addi", counter, -1, into=counter)
        code("bne", counter, Register("x", 0), head)
        code.place(code.label("after"))
        code("sw", state[0], 0, out, memory="out")
        code("sw", state[1], 4, out, memory="out")
        code.leave()
        before = code.finish()
        after = allocate(before, RV32I, KNOWN.idioms)
        check_allocation(before, after, RV32I)
        loop = next(b for b in after.blocks if b.label.startswith("loop"))
        assert sum(i.move and not idle(i) for i in loop.insts) == copies

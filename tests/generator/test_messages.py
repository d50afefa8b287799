"""What the generator says when it can't go on: each message with its exact text, where no other test has it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.machine.target import Register
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.errors import UserError
from ciphergen.generator.allocation.allocate import AllocationError, allocate, preferred
from ciphergen.generator.allocation.check_allocate import AllocationRefused, check_allocation
from ciphergen.generator.code import Code
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.delta_swaps import route
from ciphergen.generator.layouts.lanes import Lanes
from ciphergen.generator.layouts.transposition import _Registers
from ciphergen.generator.machine import Function, Inst, Operand, Slot
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.prologue import TooDeep, finish
from ciphergen.generator.scheduling.check_schedule import ScheduleError, check_schedule
from ciphergen.generator.shape.builder import Builder
from ciphergen.verify.prove import prove
from tests.generator.coded import copied
from tests.generator.test_allocate import straight
from tests.generator.test_schedule import loads, memory_pair

RV32I = target("rv32i")
KNOWN = generation(RV32I)


def test_a_function_that_needs_more_registers() -> None:
    with pytest.raises(AllocationError) as caught:
        allocate(straight(4), RV32I, KNOWN.idioms, {"x": preferred(RV32I)["x"][:1]})
    assert str(caught.value) == "f: too few registers"


@pytest.mark.parametrize(("count", "steps"), [(500, [4000]), (1020, [4080, 4080]), (2039, [4080] * 4)])
def test_a_frame_that_several_additions_reach(count: int, steps: list[int]) -> None:
    on, known = target("aarch64"), generation(target("aarch64"))
    code = Code(on, known, "f", "test")
    code.leave()
    function = code.finish()
    function.slots.extend(Slot(known.words(32).file, number) for number in range(count))
    *moves, _ = finish(function, on, known.idioms).instructions()
    assert [inst.operands["imm"] for inst in moves] == steps * 2
    assert [inst.row.name for inst in moves] == ["sub_imm_x"] * len(steps) + ["add_imm_x"] * len(steps)


@pytest.mark.parametrize("name", ["aarch64", "armv7m", "rv32i", "rv64i"])
def test_a_frame_that_no_addition_reaches(name: str) -> None:
    on, known = target(name), generation(target(name))
    code = Code(on, known, "f", "test")
    code.leave()
    function = code.finish()
    function.slots.extend(Slot(known.words(32).file, number) for number in range(20_000))
    with pytest.raises(Unsupported) as caught:
        finish(function, on, known.idioms)
    size = 20_000 * on.xlen // 8
    assert str(caught.value) == f"f needs {size} bytes of stack, more than its instructions reach"


@pytest.mark.parametrize(("name", "count"), [("rv32i", 1000), ("rv64i", 500), ("armv7m", 1500)])
def test_a_frame_whose_slots_a_second_register_reaches(name: str, count: int) -> None:
    on, known = target(name), generation(target(name))
    file, base = known.words(32).file, on.abi.callee_saved[-1]
    slots, register = [Slot(file, number) for number in range(count)], on.abi.scratch[0]
    code = Code(on, known, "f", "test")
    for slot in slots[::100]:
        known.idioms.spill(code, file, register, on.abi.stack_pointer, slot)
        known.idioms.reload(code, file, on.abi.stack_pointer, slot, register)
    code.leave()
    function = code.finish()
    function.slots.extend(slots)
    with pytest.raises(TooDeep):
        finish(function, on, known.idioms)
    made = finish(function, on, known.idioms, base)
    addresses = {on.abi.stack_pointer: 1 << 20}
    accessed = []
    for inst in made.instructions():
        pointer = next((r for r in (on.abi.stack_pointer, base) if r in inst.reads), None)
        if pointer is not None:
            address = addresses[pointer] + sum(v for v in inst.operands.values() if isinstance(v, int))
            if inst.row.effects.loads or inst.row.effects.stores:
                accessed.append(address)
            elif inst.row.name.startswith("sub"):
                addresses[inst.writes[0]] = 2 * addresses[pointer] - address
            else:
                addresses[inst.writes[0]] = address
    home, *used, back = [address - accessed[0] for address in accessed]
    assert home == back == 0  # the base's own value, below all others
    assert used == [on.xlen // 8 * (1 + number) for number in range(0, count, 100) for _ in range(2)]


def simple(word: str, block: int, key: int) -> str:
    """A cipher of one round, which adds a key."""
    return f"""cipher X {{
  word {word}
  block {block} words
  variant X {{ key {key} words }}
  schedule X(k) -> rk: word[1][{key}] {{ rk[0] = k }}
  encrypt(x, rk) -> y {{ for i in 0..{block - 1} {{ y[i] = x[i] ^ rk[0][i] }} }}
  decrypt(y, rk) -> x {{ for i in 0..{block - 1} {{ x[i] = y[i] ^ rk[0][i] }} }}
}}
"""


THREE = ("8 little", 3, 4)
REFUSED: dict[tuple[str, str, tuple[str, int, int]], str] = {
    ("aarch64", "lanes4", ("32 little", 3, 3)): "vector lanes hold blocks of 2, 4, 8, ... words of 32 bits, not "
    "of 3 words of 32 bits",
    ("aarch64", "each16", ("8 little", 32, 32)): "blocks of 32 bytes do not fill registers of 16",
    ("aarch64", "columns16", THREE): "vectors hold blocks of 2, 4, 8, ... little-endian words, not of 3 little-endian "
    "words of 8 bits",
    ("rv32i", "columns4", ("8 little", 6, 8)): "a block of 6 bytes is not a whole number of 4-byte words: take a "
    "strategy with one block at a time",
}


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_what_cannot_be_made(case: tuple[str, str, tuple[str, int, int]]) -> None:
    machine, strategy, shape = case
    with pytest.raises(UserError) as caught:
        generate(parse_cipher(simple(*shape), "x.cipher"), target(machine), Options(modes=("ctr",), strategy=strategy))
    assert str(caught.value) == (
        f"--target: x cannot be made for {machine} yet: {REFUSED[case]}\n"
        "  allowed: what gen list shows\n  write:   gen list"
    )


@pytest.mark.parametrize("shape", [("32 little", 3, 3), ("16 little", 3, 4), ("16 big", 3, 4), ("8 little", 3, 4)])
def test_what_fills_no_lanes_is_made_in_general_registers(shape: tuple[str, int, int]) -> None:
    """Three words, of which no transposition makes lanes: proved, block by block."""
    cipher, machine = parse_cipher(simple(*shape), "x.cipher"), target("aarch64")
    output = generate(cipher, machine, Options(modes=("ecb",), strategy="loop1"))
    roles = {f.symbol: f.role for f in output.functions}
    assert prove(assemble(output.files["x.S"], machine), "x", machine, cipher.variants["x"], roles).proved


def test_lanes_for_a_number_of_blocks() -> None:
    """No name of a strategy asks for it."""
    layout = Lanes(load("lea").variants["lea128"], generation(target("aarch64")).sets["lanes32"], 6)
    with pytest.raises(Unsupported) as caught:
        layout.check()
    assert str(caught.value) == "vector lanes hold 2, 4, ... 4 blocks or several times 4, not 6"


def test_exchanges_inside_vectors() -> None:
    """No bit map of blocks in vectors asks for one."""
    bank = _Registers(Builder(RV32I, KNOWN, "f", "test"), ("a", "b"))
    with pytest.raises(Unsupported) as caught:
        bank.inside(x(10), 0, 1)
    assert str(caught.value) == "no exchange of two positions of a vector"


Change = Callable[[list[Inst]], object]


def change(at: int, **operands: Operand) -> Change:
    """Other operands for an instruction."""
    return lambda insts: insts.__setitem__(at, replace(insts[at], operands={**insts[at].operands, **operands}))


def x(number: int) -> Register:
    return Register("x", number)


def written_twice() -> Function:
    """A register that is written twice, and read behind the block."""
    code = Code(target("rv32i"), generation(target("rv32i")), "f", "test")
    twice = code.fresh("x")
    for number in (1, 2):
        code("addi", x(0), number, into=twice)
    code.leave()
    return code.finish()


SCHEDULES: dict[str, tuple[Callable[[], Function], Change, str]] = {
    "missing": (loads, lambda insts: insts.pop(3), "block entry: 1 instructions are missing"),
    "another": (
        loads,
        change(3, imm=2),
        "block entry: lw {'rd': VReg(file='x', name='4'), 'imm': 2, 'rs1': VReg(file='x', name='in.1')} was not there "
        "before",
    ),
    "order": (
        lambda: memory_pair("in", "out"),
        lambda insts: insts.insert(3, insts.pop(2)),
        "f, block entry: the stores before instruction 2 was (), is (3,)",
    ),
    "source": (
        loads,
        lambda insts: insts.insert(1, insts.pop(2)),
        "f, block entry: the source of %2 in instruction 2 was 1, is None",
    ),
    "jump": (
        loads,
        lambda insts: insts.insert(5, insts.pop(6)),
        "f, block entry: what is before jump 6 was frozenset({0, 1, 2, 3, 4, 5}), is frozenset({0, 1, 2, 3, 4})",
    ),
    "last": (
        written_twice,
        lambda insts: insts.insert(0, insts.pop(1)),
        "f, block entry: the last value of %1 was 1, is 0",
    ),
}


@pytest.mark.parametrize("name", SCHEDULES)
def test_a_schedule_that_changes_results(name: str) -> None:
    made, spoil, message = SCHEDULES[name]
    before = made()
    after = copied(before)
    spoil(after.blocks[0].insts)
    with pytest.raises(ScheduleError) as caught:
        check_schedule(before, after)
    assert str(caught.value) == message


def test_a_schedule_with_other_blocks() -> None:
    before = loads()
    after = copied(before)
    after.blocks[0].label = "other"
    with pytest.raises(ScheduleError) as schedule:
        check_schedule(before, after)
    assert str(schedule.value) == "f: the blocks differ"
    with pytest.raises(AllocationRefused) as allocation:
        check_allocation(before, after, RV32I)
    assert str(allocation.value) == "f: the blocks differ"


ALLOCATIONS: dict[str, tuple[Change, str]] = {
    "missing": (lambda insts: insts.pop(3), "block entry: addi is missing"),
    "another": (lambda insts: insts.append(insts[0]), "block entry: addi was not there before"),
    "reads another": (
        change(-2, rs2=x(31)),
        "block entry: sw reads %3 from t6, which holds Register(file='x', number=31)",
    ),
    "writes nowhere": (change(2, rd=x(2)), "block entry: addi writes where it may not"),
    "another number": (change(2, imm=9), "addi: imm is 9, was 0"),
    "a slot": (
        lambda insts: insts.insert(1, replace(insts[2], operands={**insts[2].operands, "imm": Slot("x", 0)})),
        "addi with a slot is neither a store nor a reload",
    ),
    "repeated": (
        lambda insts: insts.insert(1, replace(insts[2], note="again")),
        "addi repeats nothing that is constant",
    ),
    "reads what nobody wrote": (
        change(-2, rs2=x(3)),
        "block entry: sw reads %3 from gp, which holds nothing known",
    ),
}


@pytest.mark.parametrize("name", ALLOCATIONS)
def test_an_allocation_that_changes_results(name: str) -> None:
    spoil, message = ALLOCATIONS[name]
    before = straight(2)
    after = allocate(before, RV32I, KNOWN.idioms)
    spoil(after.blocks[0].insts)
    with pytest.raises(AllocationRefused) as caught:
        check_allocation(before, after, RV32I)
    assert str(caught.value) == message


def test_too_many_operands() -> None:
    code = Code(RV32I, KNOWN, "f", "test")
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the text is compared
        code("addi", x(10), 1, 2)
    assert str(caught.value) == "addi: too many operands (Register(file='x', number=10), 1, 2)"


def test_positions_that_no_exchange_brings_there() -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the text is compared
        route(("a", "b"), ("a", "a"))
    assert str(caught.value) == "no way from ('a', 'b') to ('a', 'a')"

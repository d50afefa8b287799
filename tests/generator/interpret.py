"""Runs machine functions by the meaning of their rows, before and after allocation, on terms or numbers."""

from __future__ import annotations

from dataclasses import dataclass, field

from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import Term, const, extract, to_bytes, zext
from ciphergen.dsl.term import concat as join
from ciphergen.generator.machine import Function, Inst, Kept, Label, Reg, Slot, run_of

STACK, RETURN = 0x100000, 0xFFFF0


@dataclass
class Run:
    """Registers and memory; a `Machine` for one instruction at a time."""

    target: Target
    registers: dict[Reg, Term]
    memory: dict[int, Term] = field(default_factory=dict)
    labels: dict[str, int] = field(default_factory=dict)
    inst: Inst | None = None
    goto: int | None = None
    at: int = 0  # the block, four bytes for each

    def _register(self, name: str, plus: int) -> Reg:
        assert self.inst is not None
        value = self.inst.operands[name]
        return run_of(value)[plus] if run_of(value) else value  # type: ignore[return-value]  # a register

    def read(self, name: str, plus: int = 0) -> Term:
        assert self.inst is not None
        register, operand = self._register(name, plus), self.inst.row.operands[name]
        if isinstance(register, Register) and register.number == operand.zero:
            return const(0, operand.bits)
        full = self.registers[register]
        return extract(full, operand.bits - 1, 0)

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        assert self.inst is not None
        register, operand = self._register(name, plus), self.inst.row.operands[name]
        if not (isinstance(register, Register) and register.number == operand.zero):
            self.registers[register] = zext(value, self.target.files[operand.file].bits)

    def value(self, name: str) -> int:
        assert self.inst is not None
        value = self.inst.operands[name]
        if isinstance(value, Slot):
            return 16 * value.number
        if isinstance(value, Kept):
            return -16 * (value.number + 1)
        if isinstance(value, Label):
            return 4 * (self.labels[value.name] - self.at)
        assert isinstance(value, int)
        return value

    def pc(self) -> Term:
        return const(4 * self.at, self.target.xlen)

    def load(self, address: Term, size: int) -> Term:
        return join(*reversed([self.memory[address.value + i] for i in range(size)]))

    def store(self, address: Term, value: Term) -> None:
        for i, byte in enumerate(to_bytes(value)):
            self.memory[address.value + i] = byte

    def branch(self, condition: Term, target: Term) -> None:
        if condition.value:
            self.jump(target)

    def jump(self, target: Term) -> None:
        self.goto = target.value

    def step(self, inst: Inst) -> None:
        self.inst = inst
        inst.row.meaning(self)

    def function(self, function: Function, limit: int = 20000) -> None:
        """To its return."""
        abi, bits = self.target.abi, self.target.xlen
        self.registers[abi.stack_pointer] = const(STACK, bits)
        self.registers[abi.return_address] = const(RETURN, bits)
        self.labels = {block.label: i for i, block in enumerate(function.blocks)}
        index = 0
        while True:
            self.goto, self.at = None, index
            for inst in function.blocks[index].insts:
                limit -= 1
                assert limit, "does not end"
                self.step(inst)
                if self.goto is not None:
                    break
            if self.goto == RETURN:
                return
            index = index + 1 if self.goto is None else self.goto // 4

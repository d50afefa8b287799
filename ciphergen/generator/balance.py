"""Balance: instructions of the pipe of a GPU that has most to do, exchanged for others of another pipe.

A multiprocessor has two pipes for integers: one for operations on bits, shifts and comparisons, the other for products;
either adds. So a rotation as a product with a power of two takes work from the one, and its two halves are joined for
nothing where what reads them is an operation on bits that has an input left of three.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.rule import Exchange, Generation
from ciphergen.generator.code import instruction, result
from ciphergen.generator.machine import Function, Inst, Reg, VReg

_INPUTS = 3  # of the instruction that computes any operation on bits
_BITWISE = frozenset({"and.b32", "or.b32", "xor.b32", "not.b32"})


def balance(function: Function, target: Platform, generation: Generation, core: Core) -> Function:
    """Return a straight function with as many instructions exchanged as make the busiest pipe of a core least busy.

    Those that are exchanged lie evenly in the code, since its parts run one after the other.
    """
    if len(function.blocks) > 1:
        return function
    for exchange in generation.exchanges:
        function = _Balance(function, target, exchange, core).run()
    return function


class _Balance:
    """The balance of one exchange in a function."""

    def __init__(self, function: Function, target: Platform, exchange: Exchange, core: Core) -> None:
        self._function, self.target, self._exchange, self._core = function, target, exchange, core
        self._insts = list(function.instructions())
        self._made = 0
        self._readers: dict[Reg, list[int]] = {}
        for i, inst in enumerate(self._insts):
            for register in inst.reads:
                self._readers.setdefault(register, []).append(i)
        self._leaves = self._bitwise()

    def run(self) -> Function:
        """Return the function with the exchange made where it pays."""
        able = self._able()
        wanted = self._how_many(len(able))
        chosen = {at for i, at in enumerate(able) if (i + 1) * wanted // len(able) > i * wanted // len(able)}
        found = list[Inst]()
        for i, inst in enumerate(self._insts):
            found += self._others(inst) if i in chosen else [inst]
        return self._function.with_each([found])

    def _bitwise(self) -> dict[int, set[Reg]]:
        """Return the inputs of each operation on bits that is an instruction, by its place: an operation whose result
        another one reads, and nothing else does, is a part of that, while the inputs are not too many."""
        leaves: dict[int, set[Reg]] = {}
        writer: dict[Reg, int] = {}
        for i, inst in enumerate(self._insts):
            if inst.row.name in _BITWISE:
                inputs = set(inst.reads)
                for register in inst.reads:
                    inside = leaves.get(writer.get(register, -1))
                    if inside is not None and len(self._readers[register]) == 1:
                        together = inputs - {register} | inside
                        if len(together) <= _INPUTS:
                            inputs = together
                            del leaves[writer[register]]
                leaves[i] = inputs
            writer.update(dict.fromkeys(inst.writes, i))
        return leaves

    def _able(self) -> list[int]:
        """Return the places where an exchange costs nothing but what pays: each reader is an operation on bits with an
        input left."""
        exchange, able = self._exchange, list[int]()
        room = {i: _INPUTS - len(inputs) for i, inputs in self._leaves.items()}
        readers: dict[Reg, list[int]] = {}
        for i, inputs in self._leaves.items():
            for register in inputs:
                readers.setdefault(register, []).append(i)
        for i, inst in enumerate(self._insts):
            if inst.row.name != exchange.row or len({inst.operands[name] for name in exchange.same}) > 1:
                continue
            (register,) = inst.writes
            takers = readers.get(register, [])
            if not takers or len(self._readers[register]) != len(takers) or any(not room[taker] for taker in takers):
                continue
            able.append(i)
            for taker in takers:
                room[taker] -= 1
        return able

    def _how_many(self, able: int) -> int:
        """Return how many of so many exchanges make the busiest pipe least busy, the fewest of these."""
        rows = self.target.rows
        busy: Counter[str] = Counter()
        for i, inst in enumerate(self._insts):
            cost = inst.row.cost[self._core.name]
            accesses = inst.row.effects.loads or inst.row.effects.stores
            if not accesses and (inst.row.name not in _BITWISE or i in self._leaves):
                busy[cost.pipe] += cost.throughput
        given, taken = (rows[name].cost[self._core.name] for name in (self._exchange.row, self._exchange.pays))

        def busiest(count: int) -> float:
            loads = Counter(busy)
            loads[given.pipe] -= given.throughput * count
            loads[taken.pipe] += taken.throughput * count
            pipes = {pipe: load for pipe, load in loads.items() if pipe}
            return max(*pipes.values(), sum(loads.values()) / max(len(pipes), 1))

        return min(range(able + 1), key=busiest)

    def _others(self, inst: Inst) -> list[Inst]:
        """Return the instructions that stand for one, and write what it writes."""
        exchange, written = self._exchange, {name for name, _ in inst.row.effects.writes}
        emit = _Emitter(self, inst)
        given = [v for name, v in inst.operands.items() if name not in written and name != exchange.same[1]]
        exchange.emit(emit, *given)
        last = emit.insts[-1]
        (register,) = inst.writes
        emit.insts[-1] = last.renamed({}, {last.writes[0]: register})
        return emit.insts

    def fresh(self, file: str) -> VReg:
        """Return a new virtual register."""
        self._made += 1
        return VReg(file, f"{self._exchange.pays}.{self._made}")


class _Emitter:
    """What an exchange emits in place of an instruction, as `Emit`."""

    def __init__(self, balance: _Balance, inst: Inst) -> None:
        self.insts: list[Inst] = []
        self._fresh, self._rows, self._passage = balance.fresh, balance.target.rows, inst.passage

    def __call__(self, row: str, *operands: Any) -> Any:
        inst = instruction(self._rows[row], operands, lambda file, _: self._fresh(file), "", False, self._passage)
        self.insts.append(inst)
        return result(inst)

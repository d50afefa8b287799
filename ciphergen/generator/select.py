"""Instruction selection: a shape to a function of rows, by the target's rules and idioms.

Instructions come in an order in which the operands of each are made just before it; scheduling is a later step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.rule import Generation, RuleSet
from ciphergen.backends.machine.target import Register, convention_of
from ciphergen.dsl.term import Term, var
from ciphergen.generator.code import Code
from ciphergen.generator.cover import Match, cover
from ciphergen.generator.fused import fused, overwrites
from ciphergen.generator.machine import Function, Given, Kept, Reg, VReg, arguments
from ciphergen.generator.near import Near
from ciphergen.generator.placed_tables import with_tables
from ciphergen.generator.shape.node import (
    BlockStart,
    Cold,
    Compute,
    Copy,
    Do,
    FunctionCall,
    Jump,
    Leave,
    Loop,
    Node,
    Operand,
    Operate,
    Own,
    Ref,
    Routine,
    RoutineCall,
    Shape,
    Sink,
    Value,
)

_SEVERAL = 2  # instructions: a constant of fewer is made by itself


def select(shape: Shape, target: Platform, generation: Generation) -> Function:
    """Return the function of a shape, in virtual registers.

    Raises:
        NoRule: a term cannot be computed on this target.
    """
    code = Code(target, generation, shape.name, shape.role, fresh=shape.fresh, labels=shape.labels, weight=shape.weight)
    _Selection(code).run(shape.nodes)
    return with_tables(
        code.finish(shape.framed, shape.deeper, shape.constants, shape.buffers, shape.spared), target, generation
    )


class _Selection:
    """The selection of a function, which knows the registers of values."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.registers: dict[Value, Reg] = {}
        self.behind: dict[str, list[str]] = {}  # by routine, the labels behind its calls

    def run(self, nodes: Sequence[Node]) -> None:
        """Write the rows of nodes, in their order."""
        for node in nodes:
            self._node(node)

    def _node(self, node: Node) -> None:
        code = self.code
        match node:
            case Do():
                self._do(node)
            case Compute():
                _Terms(self, node).run()
            case Operate():
                self._operate(node)
            case Copy():
                code.copy(self.register(node.source), self.register(node.into))
            case Own():
                self.registers[node.result] = self._own(self.register(node.source))
            case BlockStart():
                code.place(node.label, node.weight)
            case Loop():
                code.place(node.head, node.weight)
                self.run(node.nodes)
            case Cold():
                with code.cold(node.label):
                    self.run(node.nodes)
            case Jump():
                code.jump(node.label)
            case RoutineCall():
                code.call(node.routine, node.link, node.after, node.weight)
                self.behind.setdefault(node.routine.name, []).append(node.after.name)
            case Routine():
                self._routine(node)
            case FunctionCall():
                given = node.given or self._given(node.arguments)
                code.call_function(node.function, given, node.after, node.weight, node.lost)
            case Leave():
                made = self._given(node.arguments) if node.result is None else self._result(node.result)
                code.leave(node.to, node.given or made)

    def register(self, ref: Ref) -> Reg:
        """Return the register of a value, or the register itself."""
        assert not isinstance(ref, Kept), "see `Builder`"
        return self.registers[ref] if isinstance(ref, Value) else ref

    def put(self, value: Value, register: Reg) -> None:
        """Note the register of a value."""
        self.registers[value] = register

    def _operand(self, operand: Operand) -> object:
        if isinstance(operand, tuple) and not isinstance(operand, (Value, VReg, Register)):
            return tuple(self.register(ref) for ref in operand)
        return self.register(operand) if isinstance(operand, Value) else operand

    def _do(self, node: Do) -> None:
        idioms = self.code.idioms
        owner = getattr(idioms, node.group) if node.group else idioms
        words: dict[str, object] = {"memory": node.memory} if node.memory else {}
        named = words if node.into is None else words | {"into": self.register(node.into)}
        made = getattr(owner, node.name)(self.code, *map(self._operand, node.operands), **named)
        if len(node.results) == 1:
            self.registers[node.results[0]] = made
        elif node.results:
            self.registers.update(zip(node.results, made, strict=True))

    def _operate(self, node: Operate) -> None:
        """Write an operation on whole registers, on a copy of what its row overwrites."""
        code = self.code
        row = fused([row for name in node.rows if isinstance(row := code.target.rows[name], Row)])
        overwritten = overwrites(row)
        operands = [self.register(operand) for operand in node.operands]
        for i, name in enumerate(name for name in arguments(row) if name in dict(row.effects.reads)):
            if name in overwritten:
                copied = code.fresh(operands[i].file)
                code.copy(operands[i], copied)
                operands[i] = copied
        self.registers[node.result] = code.append(row, tuple(operands))

    def _given(self, arguments: Sequence[Ref]) -> tuple[Register, ...]:
        """Write copies of arguments to the registers of the convention, and to the stack those that these do not hold;
        return the registers."""
        if not arguments:
            return ()
        code, abi = self.code, convention_of(self.code.target)
        for number, argument in enumerate(arguments[len(abi.arguments) :]):
            size, value = code.target.xlen // 8, self.register(argument)
            code.idioms.store(code, size, value, abi.stack_pointer, Given(number), memory="given")
        given = abi.arguments[: len(arguments)]
        for argument, register in zip(arguments, given, strict=False):
            code.copy(self.register(argument), register)
        return given

    def _result(self, result: Ref) -> tuple[Register, ...]:
        """Write a copy of what the function returns to the register of the convention; return that."""
        register = convention_of(self.code.target).result
        self.code.copy(self.register(result), register)
        return (register,)

    def _routine(self, node: Routine) -> None:
        with self.code.cold(node.label, node.weight):
            self.run(node.nodes)
            self.code.go_back(node.link, self.behind[node.label.name])

    def _own(self, register: Reg) -> VReg:
        if isinstance(register, VReg):
            return register
        copied = self.code.fresh(register.file)
        self.code.copy(register, copied)
        return copied


class _Terms:
    """The selection of one computation. Constants are made again for each use, so that they occupy no register in
    between."""

    def __init__(self, selection: _Selection, node: Compute) -> None:
        self.selection, self.code, self.node = selection, selection.code, node
        self.values = {term: selection.register(ref) for term, ref in node.known.items()}
        self.constants: dict[Term, Match] = {}
        self.near = Near() if node.near else None

    def run(self) -> None:
        """Write all rows, and note the registers of the results."""
        node, code = self.node, self.code
        waiting: dict[Term, list[Sink]] = {}
        for root, sink in zip(node.roots, node.sinks, strict=False):
            waiting.setdefault(root, []).append(sink)
        known, fetched = node.known, node.fetched
        for term, found in cover(node.roots, lambda t: t in known or t in fetched, node.rules, node.order):
            if term.is_const:
                self.constants[term] = found
                continue
            code.computes(node.passages.get(term))
            bound = {n: self._register(v) if isinstance(v, Term) else v for n, v in found.bound.items()}
            self.values[term] = found.rule.emit(code, **bound)
            self._spend(waiting.pop(term, []), self.values[term])
        code.computes(None)
        for term, sinks in waiting.items():  # what had not to be computed: a round key that is a word of the key
            self._spend(sinks, self._register(term))
        for value, root in zip(node.results, node.roots if node.results else (), strict=True):
            self.selection.put(value, self._register(root))

    def _spend(self, sinks: Sequence[Sink], register: Reg) -> None:
        for sink in sinks:
            self.selection.put(sink.argument, register)
            self.selection.run(sink.nodes)

    def _register(self, term: Term) -> Reg:
        if term in self.constants:
            return self._constant(term)
        if term not in self.values:
            fetch = self.node.fetched[term]
            self.selection.run(fetch.nodes)
            self.values[term] = self.selection.register(fetch.result)
        return self.values[term]

    def _constant(self, term: Term) -> Reg:
        """Write the rows of a constant: by its own rule, or as a shift of a constant made shortly before if the rule
        takes several instructions."""
        code, before = self.code, len(self.code.block.insts)
        found = self.constants[term]
        made: Reg = found.rule.emit(code, **found.bound)
        count = len(code.block.insts) - before
        if self.near is None or count < _SEVERAL:
            return made
        like = self.near.find(term)
        if like is not None:
            code.take_back(count)
            shifted, register = like
            x = var("near", term.width)
            made = self._one(self.node.rules, shifted(x), {x: register})
        self.near.note(term, made)
        return made

    def _one(self, rules: RuleSet, term: Term, known: Mapping[Term, Reg]) -> Reg:
        result = Value(rules.file, 0)
        _Terms(self.selection, Compute(rules, (term,), known, {}, (result,))).run()
        return self.selection.registers[result]

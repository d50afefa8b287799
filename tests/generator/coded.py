"""Functions in virtual registers by hand, without a shape."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ciphergen.backends import generation
from ciphergen.backends.machine.rule import RuleSet
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.term import Term
from ciphergen.generator.code import Code
from ciphergen.generator.frames.functions import shape
from ciphergen.generator.machine import Function, Passed, Reg, VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.select import select
from ciphergen.generator.shape.builder import Builder
from ciphergen.interface.table import ROLES


def copied(function: Function) -> Function:
    """A copy with blocks of its own, for tests that spoil them."""
    blocks = [replace(block, insts=list(block.insts)) for block in function.blocks]
    return replace(function, blocks=blocks, slots=list(function.slots))


def argument(code: Code, index: int, name: str) -> VReg:
    """A copy or load of the function's argument."""
    abi = code.target.abi
    virtual = code.fresh(abi.arguments[0].file, name)
    if index < len(abi.arguments):
        code.copy(abi.arguments[index], virtual)
    else:
        passed = Passed(index - len(abi.arguments))
        code.idioms.load(code, code.target.xlen // 8, abi.stack_pointer, passed, memory="arguments", into=virtual)
    return virtual


def parallel(code: Code, pairs: Sequence[tuple[VReg, Reg]]) -> None:
    """A parallel copy: all destinations take the old values of all sources."""
    between = [(code.fresh(into.file), source) for into, source in pairs]
    for temporary, source in between:
        code.copy(source, temporary)
    for (into, _), (temporary, _) in zip(pairs, between, strict=True):
        code.copy(temporary, into)


def selected(plan: Plan, role: str, name: str = "") -> Function:
    """The function of a plan, as selected."""
    return select(shape(plan, ROLES[role], name), plan.target, plan.generation)


def computed(target: Target, rules: RuleSet, roots: Sequence[Term], free: Sequence[Term]) -> Function:
    """A function that computes terms over variables in registers."""
    made = generation(target)
    build = Builder(target, made, "f", "test")
    build.compute(rules, roots, {term: build.fresh(rules.file) for term in free})
    return select(build.finish(), target, made)

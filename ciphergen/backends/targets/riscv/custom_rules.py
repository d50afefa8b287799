"""Selection rules for an extension's own instructions, from their meanings: a term that is one is computed by it.

A meaning is a pattern if all its operations are on whole registers; its parameters and constants say which immediates
compute it. Meanings with look-ups, or that take registers apart, are no patterns: no rule is made of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from ciphergen.backends.machine.emit import Emit
from ciphergen.backends.machine.encoding import parse
from ciphergen.backends.machine.row_function import ARGUMENT, IMMEDIATE, RowFunction
from ciphergen.backends.machine.rule import Generation, Rule, RuleSet
from ciphergen.backends.targets.riscv.custom_rows import numbers, syntax
from ciphergen.dsl.extension import CustomInstruction, Extension
from ciphergen.dsl.term import Term, topological, var
from ciphergen.dsl.term.function import TermFunction

Found = dict[tuple[int, ...], Mapping[str, int]]
"""Maps what parameters and constants of a pattern are to the immediates with which an instruction computes it."""


def with_custom(base: Generation, extension: Extension) -> Generation:
    """Return the `Generation` of a base with the instructions of an extension, tried first, the largest before all."""
    made = [each for instruction in extension.instructions for each in _rules(instruction, extension.word)]
    made.sort(key=lambda rule: -rule.text.count("("))
    functions = [each for instruction in extension.instructions for each in _functions(instruction, extension.word)]

    def more(rules: RuleSet) -> RuleSet:
        fits = rules.file == "x" and rules.bits == extension.word
        return replace(rules, rules=(*made, *rules.rules), functions=tuple(functions)) if fits else rules

    return replace(base, sets={name: more(rules) for name, rules in base.sets.items()})


def _functions(instruction: CustomInstruction, bits: int) -> Iterator[RowFunction]:
    """Yield what an instruction computes of its registers, with each value of its immediates."""
    registers = {name: var(name, bits) for name in instruction.registers}
    printed = _operands_in_order(instruction)
    for values in numbers(instruction, parse(instruction.encoding.text)):
        shown = " ".join([instruction.name, *map(str, values.values())])
        function = TermFunction(shown, tuple(registers.values()), instruction.result({**registers, **values}))
        operands = [
            (IMMEDIATE, values[name]) if name in values else (ARGUMENT, instruction.registers.index(name))
            for name in printed
        ]
        yield RowFunction(function, instruction.name, tuple(operands))


def _rules(instruction: CustomInstruction, bits: int) -> list[Rule]:
    """Return the rules for an instruction: one for each form that its meaning has with some immediates, but for those
    that compute less than others: a rotation by 0, say."""
    registers = {name: var(name, bits) for name in instruction.registers}
    forms: dict[str, Found] = {}
    for values in numbers(instruction, parse(instruction.encoding.text)):
        term = instruction.result({**registers, **values})
        if _whole(term, bits) and {each.name for each in topological([term]) if each.op == "var"} == {*registers}:
            text, found = _pattern(term, ())
            forms.setdefault(text, {}).setdefault(found, values)
    most = max((text.count("(") for text in forms), default=0)
    return [_rule(instruction, text, found) for text, found in forms.items() if text.count("(") == most]


def _whole(term: Term, bits: int) -> bool:
    """Return True if a term computes, with operations on whole registers only."""
    return term.op not in ("var", "const") and all(
        each.width == bits and (each.op != "table") for each in topological([term])
    )


def _pattern(term: Term, before: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    """Return a term as a pattern, and `before` with its parameters and constants behind, in their order."""
    if term.op == "var":
        return term.name, before
    if term.is_const:
        return f"#n{len(before)}", (*before, term.value)
    head = term.op
    if term.param is not None:
        head, before = f"{term.op}[n{len(before)}]", (*before, term.number)
    parts = []
    for argument in term.args:
        text, before = _pattern(argument, before)
        parts.append(text)
    return f"({' '.join([head, *parts])})", before


def _operands_in_order(instruction: CustomInstruction) -> list[str]:
    """Return the operands but for the result in the order in which they are printed, and `Emit` takes them."""
    found = re.findall(r"\{(\w+)\}", syntax(instruction, parse(instruction.encoding.text)))
    return [name for name in found if name != "rd"]


def _rule(instruction: CustomInstruction, text: str, found: Found) -> Rule:
    order = _operands_in_order(instruction)

    def key(bound: Mapping[str, Any]) -> tuple[int, ...]:
        return tuple(bound[f"n{i}"] for i in range(len(next(iter(found)))))

    def emit(e: Emit[Any], **bound: Any) -> Any:
        operands = {**bound, **found[key(bound)]}
        return e(instruction.name, *(operands[name] for name in order))

    return Rule(text, emit, lambda **bound: key(bound) in found)

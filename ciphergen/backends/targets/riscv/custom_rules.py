"""Selection rules for an extension's own instructions, from their meanings: a term that is one is computed by it.

A meaning is a pattern if all its operations are on whole registers; its parameters and constants say which immediates
compute it. Meanings with look-ups, or that take registers apart, are no patterns: no rule is made of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ciphergen.backends.machine.emit import Emit
from ciphergen.backends.machine.encoding import parse
from ciphergen.backends.machine.rule import Generation, Rule, RuleSet
from ciphergen.backends.targets.riscv.custom_rows import numbers, syntax
from ciphergen.dsl.extension import CustomInstruction, Extension
from ciphergen.dsl.term import Term, topological, var

Found = dict[tuple[int, ...], Mapping[str, int]]
"""Maps what parameters and constants of a pattern are to the immediates with which an instruction computes it."""


def with_custom(base: Generation, extension: Extension) -> Generation:
    """Return the `Generation` of a base with the instructions of an extension, tried first, the largest before all."""
    made = [each for instruction in extension.instructions for each in _rules(instruction, extension.word)]
    made.sort(key=lambda rule: -rule.text.count("("))

    def more(rules: RuleSet) -> RuleSet:
        fits = rules.file == "x" and rules.bits == extension.word
        return replace(rules, rules=(*made, *rules.rules)) if fits else rules

    return replace(base, sets={name: more(rules) for name, rules in base.sets.items()})


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


def _rule(instruction: CustomInstruction, text: str, found: Found) -> Rule:
    printed = re.findall(r"\{(\w+)\}", syntax(instruction, parse(instruction.encoding.text)))
    order = [name for name in printed if name != "rd"]  # in which `Emit` takes operands

    def key(bound: Mapping[str, Any]) -> tuple[int, ...]:
        return tuple(bound[f"n{i}"] for i in range(len(next(iter(found)))))

    def emit(e: Emit[Any], **bound: Any) -> Any:
        operands = {**bound, **found[key(bound)]}
        return e(instruction.name, *(operands[name] for name in order))

    return Rule(text, emit, lambda **bound: key(bound) in found)

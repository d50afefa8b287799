"""Selection rules: what the instructions do, by their rows, is what the pattern says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from ciphergen.backends import generation, target, target_names
from ciphergen.backends.machine.reversal import Exactly
from ciphergen.backends.machine.rule import Rule, RuleSet
from ciphergen.dsl.term import Term, concat, const, extract, rotl, sext, var, zext
from ciphergen.generator.code import Code
from ciphergen.generator.cover import NoRule, instructions
from ciphergen.generator.machine import Register
from tests.generator.coded import computed
from tests.generator.interpret import Run
from tests.generator.solver import assert_equal

CASES = [
    pytest.param(name, layout, rule, id=f"{name} {layout} {number}: {rule.text}")
    for name in target_names()
    for layout, rules in generation(target(name)).sets.items()
    for number, rule in enumerate(rules.rules)
]
CONSTANTS = (
    0,
    1,
    5,
    8,
    31,
    2047,
    2048,
    4095,
    4096,
    0x800,
    0xFFF,
    0xFFFF,
    0x10000,
    0x00FF00FF,
    0x12345678,
    0x3C003C00,
    0x7F7F7F7F,
    0x7FFFFFFF,
    0x80000000,
    0xFF00FF00,
    0xFFFFF000,
    0xFFFFF7FF,
    0xFFFFF800,
    0xFFFFFFFF,
)
WIDE = (  # and of 64 bits
    0x3F,
    0xFFFFFFFF00000000,
    0x0F0F0F0F0F0F0F0F,
    0xF0F0F0F0F0F0F0F0,
    0x00FF00FF00FF00FF,
    0x7F7F7F7F7F7F7F7F,
    0x8000000080000000,
    0x123456789ABCDEF0,
    0xFEDCBA9876543210,
    0x7FFFFFFFFFFFFFFF,
    0x8000000000000000,
    0xFFFFFFFFFFFFF800,
    0xFFFFFFFF80000000,
    0xFFFFFFFFFFFFFFFF,
)


def samples(rule: Rule, bits: int) -> Iterator[dict[str, int]]:
    if isinstance(rule.when, Exactly):
        yield dict(rule.when.numbers)
        return
    names = sorted({leaf.name for leaf in rule.pattern.leaves() if leaf.kind == "constant"})
    params = sorted(set(rule.pattern.params()))
    for found in product(*([CONSTANTS + WIDE * (bits == 64)] * len(names)), *([range(1, bits)] * len(params))):
        bound = dict(zip([*names, *params], found, strict=True))
        if rule.when(**bound):
            yield bound


def packed(rules: RuleSet, whole: int, lanes: list[Term]) -> Term:
    """Values of the lanes in one register."""
    return (sext if rules.signed else zext)(concat(*reversed(lanes)), whole)


@pytest.mark.parametrize(("name", "layout", "rule"), CASES)
def test_rule(name: str, layout: str, rule: Rule) -> None:
    made = target(name)
    known = generation(made)
    rules = known.sets[layout]
    whole = made.files[rules.file].bits
    spoken = 0
    for bound in samples(rule, rules.bits):
        code = Code(made, known, "f", "test")
        run = Run(made, {})
        lanes: dict[str, list[Term]] = {}
        operands: dict[str, object] = dict(bound)
        for leaf in rule.pattern.leaves():
            if leaf.kind == "any" and leaf.name not in operands:
                lanes[leaf.name] = [var(f"{leaf.name}{lane}", rules.bits) for lane in range(rules.lanes)]
                operands[leaf.name] = register = code.fresh(rules.file)
                run.registers[register] = packed(rules, whole, lanes[leaf.name])
        result = rule.emit(code, **operands)
        for inst in code.finish().instructions():
            run.step(inst)
        wanted = [
            rule.pattern.build(rules.bits, {**{n: v[lane] for n, v in lanes.items()}, **bound})
            for lane in range(rules.lanes)
        ]
        found = const(0, whole) if result == made.zero and isinstance(result, Register) else run.registers[result]
        for lane, term in enumerate(wanted):
            assert_equal(extract(found, (lane + 1) * rules.bits - 1, lane * rules.bits), term)
        if rules.lanes * rules.bits < whole:
            low = extract(found, rules.lanes * rules.bits - 1, 0)
            assert_equal(found, (sext if rules.signed else zext)(low, whole))
        spoken += 1
    assert spoken


def test_a_pattern_with_a_shared_inner_node_is_not_taken() -> None:
    """`(not (xor x y))` as one instruction would compute the xor twice."""
    made = target("rv32i")
    known = generation(made)
    both = Rule("(not (xor x y))", lambda e, x, y: e("xor", x, y))
    rules = RuleSet("x", 32, 1, (both, *known.sets["words"].rules))
    x, y = var("x", 32), var("y", 32)
    for roots, count in (([~(x ^ y)], 1), ([~(x ^ y), x ^ y], 2)):
        assert len(list(computed(made, rules, roots, (x, y)).instructions())) == count
        assert instructions(roots, (), rules) == count


def test_no_rule() -> None:
    made = target("rv32i")
    known = generation(made)
    x = var("x", 32)
    with pytest.raises(NoRule, match=r"no rule for 32-bit values in x registers computes \(mul x:32 x:32\)"):
        computed(made, known.sets["words"], [x * x], [x])
    with pytest.raises(NoRule, match="computes"):
        instructions([rotl(var("b", 8), 3)], (), known.sets["words"])

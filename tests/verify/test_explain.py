"""The instruction that a refusal names is the one that was changed."""

from __future__ import annotations

from functools import cache

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Obligation, Property, Report, Verdict
from tests.verify.mutants import Subject
from tests.verify.test_mutants import compiled_lea
from tests.verify.tiny import ENCRYPT, EXPAND, edit, judge, refusals


@cache
def subject() -> Subject:
    return compiled_lea()


def rotations() -> list[int]:
    """Offsets of the shifts that make the rotations of the rounds, in encryption of one block; whole bytes
    are shifted to put words together."""
    found = []
    for offset in range(0, len(subject().code.text), 4):
        row, values = subject().fields(offset)
        if subject().function_at(offset) == "lea128_encrypt" and row.name in ("slli", "srli") and values["shamt"] % 8:
            found.append(offset)
    return found


def refused(offset: int, **changes: int) -> list[Obligation]:
    """What is said of the results with fields of an instruction changed."""
    row, values = subject().fields(offset)
    return _wrong_results(subject().judge({offset: subject().made(row, {**values, **changes})}))


def _wrong_results(report: Report) -> list[Obligation]:
    return [o for o in report.obligations if o.prop is Property.RESULT and o.verdict is Verdict.REFUTED]


def test_the_program_has_the_rotations_of_a_round() -> None:
    shifts = sorted((subject().fields(o)[0].name, subject().fields(o)[1]["shamt"]) for o in rotations())
    assert shifts == [("slli", 9), ("slli", 27), ("slli", 29), ("srli", 3), ("srli", 5), ("srli", 23)]


@pytest.mark.parametrize("which", range(6))
@pytest.mark.parametrize("by", [1, -1])
def test_a_wrong_shift_of_a_rotation_is_named(which: int, by: int) -> None:
    offset = rotations()[which]
    row, values = subject().fields(offset)
    values["shamt"] += by
    (found,) = refused(offset, shamt=values["shamt"])
    assert found.where == offset
    assert found.counterexample is not None
    assert found.counterexample.leaves == offset
    assert found.counterexample.instruction == row.text(values)


def test_a_wrong_constant_of_the_key_schedule_is_named_in_each_function_that_uses_it() -> None:
    offset = next(o for o in range(0, len(subject().code.text), 4) if subject().fields(o)[0].name == "lui")
    row, values = subject().fields(offset)
    changed = subject().patched({offset: subject().made(row, {**values, "imm": values["imm"] ^ 4})})
    found = _wrong_results(prove(changed, "changed.o", TARGET, subject().variant, subject().roles))
    assert {o.function for o in found} == {s for s in subject().roles if s != "lea128_expand_key"}
    for one in found:
        assert one.where is not None
        assert subject().function_at(one.where) == "lea128_expand_key"
        assert one.where >= offset
    assert row.name == "lui"


def test_round_keys_that_are_kept_as_complements_are_not_named() -> None:
    """V_key holds the complement of a word that the cipher text has; what is wrong stands behind it."""
    expand = edit(EXPAND, ("  sw t0, 0(a0)\n", "  xori t0, t0, 255\n  sw t0, 0(a0)\n"))
    encrypt = edit(
        ENCRYPT,
        ("  xor t5, t0, t2\n", "  xor t5, t0, t2\n  xori t5, t5, 255\n"),
        ("  mv s0, t5\n", "  xori s0, t5, 1\n"),
    )
    found = refusals(judge(expand + encrypt))["encrypt", Property.RESULT]
    assert found.counterexample is not None
    assert found.counterexample.instruction == "xori s0, t5, 1"

"""Programs that are wrong in a way that a proof by induction or a careless memory model would miss."""

from __future__ import annotations

from ciphergen.verify.verdict import Property, Verdict
from tests.verify.tiny import BASE, BLOCKS, EXPAND, edit, judge, refusals


def test_the_base_is_proved() -> None:
    assert judge(BASE).proved


LOADS = "  lbu t2, 0(a1)\n  lbu t3, 1(a1)\n"


def test_a_block_kept_from_the_turn_before_is_not_the_next_block() -> None:
    """All blocks are encrypted from the first one: at the head a register holds what `in` was a turn ago."""
    source = EXPAND + edit(BLOCKS, (".Lhead:\n" + LOADS, LOADS + ".Lhead:\n"))
    found = refusals(judge(source))[("encrypt_blocks", Property.RESULT)]
    assert found.verdict is Verdict.REFUTED
    assert found.counterexample is not None
    assert found.counterexample.confirmed

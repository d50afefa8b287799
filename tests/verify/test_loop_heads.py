"""Loops over blocks are cut in their first turn, which decides no verdict."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.state import State
from ciphergen.verify.function import Explain, FunctionProver, _Run
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.verify.tiny import BASE, ROLES, edit, refusals, variant

LAST = "  bne a3, zero, .Lhead\n"
TURN = BASE.rpartition(".Lhead:\n")[2].partition(LAST)[0]
# The same loop with a branch over the jump back, as where it is too long for a branch.
LONG = edit(BASE, (LAST, "  beq a3, zero, .Lnone\n  j .Lhead\n"))
# A loop over the bytes of a block in the loop over blocks, and one of two turns: neither is a loop over blocks.
INNER = edit(
    BASE,
    ("  sb t5, 0(a2)\n", "  li t4, 2\n.Lbytes:\n  addi t4, t4, -1\n  bne t4, zero, .Lbytes\n  sb t5, 0(a2)\n"),
)


def judged(source: str, patch: pytest.MonkeyPatch, *, late: bool) -> tuple[Report, int]:
    """The report, and how many steps `encrypt_blocks` took. late: without cuts in the first turn."""
    steps: list[int] = []
    with patch.context() as patched:
        if late:
            patched.setattr(Context, "heads_of", lambda self, code: frozenset())
        count = Context.count_steps
        patched.setattr(Context, "count_steps", lambda self, more: steps.append(more) or count(self, more))
        report = prove(assemble(source, TARGET), "t.o", TARGET, variant(), ROLES)
    return report, sum(steps)


@pytest.mark.parametrize("source", [BASE, LONG, INNER], ids=["branch", "jump", "loop inside"])
def test_a_loop_takes_fewer_steps_when_it_is_cut_at_once(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    early, fewer = judged(source, monkeypatch, late=False)
    late, steps = judged(source, monkeypatch, late=True)
    assert early.proved
    assert early.obligations == late.obligations
    assert fewer < steps


# Up to two blocks in a loop of their own, in which a value is no linear function of the turn.
FEW = edit(
    BASE,
    ("encrypt_blocks:\n", "encrypt_blocks:\n  li a6, 1\n  li a4, 3\n"),
    (".Lhead:\n", "  bltu a3, a4, .Lfew\n.Lhead:\n"),
    (".Lnone:\n", "  ret\n.Lfew:\n" + TURN.replace("  sb t5,", "  srli a7, a6, 2\n  xor t5, t5, a7\n  sb t5,")
     + "  slli a6, a6, 1\n  bne a3, zero, .Lfew\n.Lnone:\n"),
)  # fmt: skip


@pytest.mark.parametrize("shift", [2, 1], ids=["right", "wrong in the second turn"])
def test_a_loop_of_few_turns_is_followed_where_claims_say_too_little(
    shift: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    early, late = (
        judged(edit(FEW, ("srli a7, a6, 2", f"srli a7, a6, {shift}")), monkeypatch, late=late)[0]
        for late in (False, True)
    )
    assert early.obligations == late.obligations
    assert early.proved == (shift == 2)
    if shift == 1:
        assert refusals(early)["encrypt_blocks", Property.RESULT].verdict is Verdict.REFUTED


def test_what_is_written_without_a_claim_is_followed_before_it_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    compared, results = list[tuple[str, bool]](), FunctionProver._results

    def noted(self: FunctionProver, run: _Run, before: Sequence[State]) -> Explain | None:
        compared.append((run.job.symbol, run.context.late))
        return results(self, run, before)

    monkeypatch.setattr(FunctionProver, "_results", noted)
    secret = edit(FEW, ("li a6, 1", "lbu a6, 0(a0)"), ("srli a7, a6, 2", "srli a7, a6, 12"))
    assert prove(assemble(secret, TARGET), "t.o", TARGET, variant(), ROLES).proved
    assert [late for symbol, late in compared if symbol == "encrypt_blocks"] == [True]


def test_a_certificate_has_the_outputs_of_what_was_proved_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those of the claims that said too little."""
    outputs: list[int] = []
    for late in (False, True):
        knowledge = Knowledge(variant(), certified=True)
        with monkeypatch.context() as patched:
            if late:
                patched.setattr(Context, "heads_of", lambda self, code: frozenset())
            report = prove(assemble(FEW, TARGET), "t.o", TARGET, variant(), ROLES, knowledge=knowledge)
        assert report.proved
        assert knowledge.ledger is not None
        outputs.append(len(knowledge.ledger.outputs))
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize(
    ("change", "prop"),
    [
        pytest.param(("  addi a1, a1, 2\n", "  addi a1, a1, 4\n"), Property.READS, id="the next block but one"),
        pytest.param(("  addi a2, a2, 2\n", "  addi a2, a2, 1\n"), Property.WRITES, id="half a block further"),
        pytest.param(("  addi a3, a3, -1\n", "  addi a3, a3, -2\n"), Property.READS, id="two blocks for one"),
        pytest.param((LAST, LAST + "  sb t5, 0(a2)\n"), Property.WRITES, id="one more"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_the_second_turn_is_said_as_without_the_cut(
    change: tuple[str, str], prop: Property, monkeypatch: pytest.MonkeyPatch
) -> None:
    early, late = (judged(edit(BASE, change), monkeypatch, late=late)[0] for late in (False, True))
    assert early.obligations == late.obligations
    assert refusals(early)["encrypt_blocks", prop].verdict is Verdict.REFUTED

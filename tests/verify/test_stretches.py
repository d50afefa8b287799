"""What a path takes over from another one is what it would have computed itself."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.verify.execution import explore, stretches
from ciphergen.verify.execution.state import Definition, State
from ciphergen.verify.execution.stretches import SPAN, Stretch, Stretches
from ciphergen.verify.knowledge import Knowledge, Observed
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Verdict
from tests.verify.faults import paths_meet
from tests.verify.tiny import BASE, BODY, ENCRYPT, EXPAND, ROLES, edit, judge, refusals, variant

LONG = SPAN // 2 * "  xori t4, t2, 3\n"
MEET = f"  andi a6, a1, 1\n  beq a6, zero, .Leven\n  nop\n.Leven:\n{LONG}"
TWICE = edit(BASE, (f"{BODY}  mv s0, t5\n", f"{MEET}{BODY}  mv s0, t5\n"))


def observed(taken: list[int], patch: pytest.MonkeyPatch, *, again: bool) -> list[Observed]:
    """What is observed of the functions of `TWICE`. taken: where stretches were taken over, if that is allowed."""
    found: list[Observed] = []
    find = Stretches.find

    def noted(self: Stretches, state: State, cuts: Collection[int]) -> Stretch | None:
        stretch = find(self, state, cuts) if again else None
        taken.extend([] if stretch is None else [stretch.steps])
        return stretch

    patch.setattr(Stretches, "find", noted)
    knowledge = Knowledge(variant(), observe=found.append)
    assert prove(assemble(TWICE, TARGET), "twice.o", TARGET, variant(), ROLES, knowledge=knowledge).proved
    return found


def test_paths_that_meet_end_as_if_each_was_executed(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    with monkeypatch.context() as patch:
        short = observed(taken, patch, again=True)
    assert sum(taken) > SPAN // 8
    with monkeypatch.context() as patch:
        whole = observed(none := [], patch, again=False)
    assert none == []
    for a, b in zip(short, whole, strict=True):
        assert a.symbol == b.symbol
        for one, other in zip(a.segments, b.segments, strict=True):
            ends, others = (
                [(s.pc, s.registers, s.memory.written) for s in (*e.ends.returned, *e.ends.arrived)]
                for e in (one, other)
            )
            assert ends == others
            steps = [[_history(s.history) for s in (*e.ends.returned, *e.ends.arrived)] for e in (one, other)]
            assert steps[0] == steps[1]


def _history(step: Definition | None) -> list[tuple[object, ...]]:
    """What was written on a path, the newest first, and which instructions wrote what that was made of."""
    found = []
    while step is not None:
        found.append((step.address, step.value, step.stored, [s.address for s in step.sources]))
        step = step.before
    return found


@pytest.mark.parametrize("odd", ["nop", "xori t4, t3, 1", "sw t2, 8(sp)\n  sw ra, 8(sp)"])
def test_paths_that_do_the_same_are_proved(odd: str) -> None:
    assert paths_meet(odd)()


@pytest.mark.parametrize("most", [4, 64])
def test_a_loop_without_an_end_is_compared_with_few_of_its_turns(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """Each turn reads what the one before wrote, so that no turn is another; without the limit their comparisons grow
    with the square of the turns."""
    turns, compared, fits = 2000, [0], Stretch.fits

    def counted(stretch: Stretch, state: State, cuts: Collection[int]) -> bool:
        compared[0] += 1
        return fits(stretch, state, cuts)

    monkeypatch.setattr(stretches, "_MOST_ALIKE", most)
    monkeypatch.setattr(Stretch, "fits", counted)
    monkeypatch.setattr(explore, "MOST_STEPS", 4 * turns)
    frame = "  mv s0, t5\n"
    loop = "  sw zero, 12(sp)\n1:\n  lw t4, 12(sp)\n  addi t4, t4, 1\n  sw t4, 12(sp)\n  j 1b\n"
    found = refusals(judge(edit(EXPAND + ENCRYPT, (frame, frame + loop))))["encrypt", Property.RESULT]
    assert found.verdict is Verdict.REFUTED
    assert found.detail.endswith(": wrong output; a path has not ended after 8,000 instructions")
    assert compared[0] < 3 * most * turns

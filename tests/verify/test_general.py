"""Code that is executed once for any values of secrets does what its instructions do, each time that it is executed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ciphergen.verify.execution.general import GeneralRun
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.verdict import Property, Verdict
from tests.verify.general_programs import (
    BACK,
    BETWEEN_KEYS,
    CALL,
    CIRCUIT,
    COUNTED,
    DUMMY,
    FIRST,
    FROM_MEMORY,
    IN_MEMORY,
    IN_TURNS,
    INPUT,
    KEY,
    LOW,
    NEXT,
    ONE,
    OTHER_KEY,
    PROGRAM,
    SECOND,
    TWO,
    WHERE,
    by_numbers,
    in_front,
    judge,
    numbers,
    of_numbers,
    second,
    variant,
)
from tests.verify.tiny import edit, refusals

SLOT = "  sw zero, 8(sp)\n"
ADDS = "  lw a4, 8(sp)\n  xor t2, t2, a4\n"
ADDS_KEY = (ONE, SLOT + ONE), (WHERE, WHERE + ADDS), (KEY, KEY + "  sw a4, 8(sp)\n")  # to what the next call is given
BY_POINTER = "  sw t2, 0(a3)\n  lw t2, 8(sp)\n"
DEEPER = TWO.replace(CALL, f"  addi sp, sp, -16\n{CALL}  addi sp, sp, 16\n")
AGAIN = "".join(INPUT.partition("  lbu a7")[1:])  # the second word of the input, read once more
SAVED = "  sw s0, 8(sp)\n", "  lw s0, 8(sp)\n"
BY_PARITY = "  andi a4, t2, 1\n  bne a4, zero, 1f\n  nop\n1:\n"
# A number in a register.
NUMBERS = (ONE, "  li a3, 0\n" + ONE), (TWO, "  li a3, 4\n" + TWO)
ADDED = (WHERE, WHERE + "  add a5, a5, a3\n")


# The result in a word of memory, over a byte of which the first caller writes before it loads the word.
LEFT = (BACK, "  sw t5, 8(sp)\n" + BACK)
OVER = (ONE, ONE.replace(CALL, CALL + "  sb zero, 9(sp)\n  lw t5, 8(sp)\n"))


# By a name: changes of the program, and of which text it is.
RIGHT: dict[str, tuple[Sequence[tuple[str, str]], tuple[str, ...]]] = {
    "as it is": ((), ()),
    "from another depth of the stack": (((TWO, DEEPER), (WHERE, WHERE + "  sw t2, 8(sp)\n  lw t2, 8(sp)\n")), ()),
    "turns of a loop": (IN_TURNS, ()),
    "turns of a loop that are counted by the pointer": (
        (*IN_TURNS, (COUNTED, "  addi a2, a0, 8\n  bne a5, a2, .Lturn\n")),
        (),
    ),
    "from the middle": (((WHERE, f"{WHERE}  nop\n.Lmiddle:\n"), (TWO, TWO.replace(".Lsub", ".Lmiddle"))), ()),
    "what it left for its next call": (ADDS_KEY, (FIRST, SECOND.replace("(u)", "(u ^ rk[0][0])"))),
    "by two pointers to one place": (
        ((ONE, "  addi a3, sp, 8\n" + ONE), (TWO, "  addi a3, sp, 8\n" + TWO), (WHERE, WHERE + BY_POINTER)),
        (),
    ),
    "a register that it saves": (((WHERE, WHERE + SAVED[0] + "  mv s0, t2\n"), (BACK, SAVED[1] + BACK)), ()),
    "values of fewer bits first": (
        ((ONE, ONE.replace(CALL, LOW + CALL)),),
        (FIRST.replace("x[1]", "x[1] & 0xff"), SECOND),
    ),
    "a byte over a word that it left": ((LEFT, OVER), (f"(({FIRST}) & 0xffff00ff)", SECOND)),
    "a pointer in memory": ((*IN_MEMORY, FROM_MEMORY), ()),
    "a number that is another one": (
        (*NUMBERS, (WHERE, WHERE + "  xor t2, t2, a3\n")),
        (FIRST, "sub(u ^ 4) ^ rk[0][1]"),
    ),
    "a number that is a secret then": (
        (
            (ONE, "  li a3, 0\n" + DUMMY + "  li a3, 1\n" + ONE),
            (TWO, "  sub a3, a6, a6\n" + TWO),
            (WHERE, WHERE + "  xor t2, t2, a3\n"),
        ),
        ("sub(x[1] ^ 1) ^ rk[0][0]", SECOND),
    ),
    "a number beside a pointer": (
        (NUMBERS[0], (TWO, "  li a3, 4\n" + TWO.replace("addi a5, a0, 4", "mv a5, a0")), ADDED),
        (),
    ),
    "a pointer to what it stores": (
        ((ONE, DUMMY + ONE), second("  addi a5, sp, 8\n"), (WHERE, WHERE + "  sw t2, 8(sp)\n")),
        (FIRST, "sub(u) ^ u"),
    ),
    "a key in front of a pointer": (in_front(8), ()),
    "pointers to a number": ((numbers(3, 3, 3), *by_numbers()), of_numbers(3, 3)),
    "a pointer to another number": ((numbers(3, 3, 5), *by_numbers()), of_numbers(3, 5)),
    "a pointer to a number, then to a key": (
        (numbers(0, 0, 0), *by_numbers(4)),
        ("sub(x[1])", "sub(u) ^ rk[0][1]"),
    ),
}
# By a name: changes, what is refused, and of which text it is.
WRONG: dict[str, tuple[Sequence[tuple[str, str]], Property, tuple[str, ...]]] = {
    "the key of the other call": ((second("  mv a5, a0\n"),), Property.RESULT, ()),
    "the key of the other turn": ((*IN_TURNS, (NEXT, "")), Property.RESULT, ()),
    "a turn more": ((*IN_TURNS, ("  li a2, 2\n", "  li a2, 3\n")), Property.READS, ()),
    "a turn less": ((*IN_TURNS, ("  li a2, 2\n", "  li a2, 1\n")), Property.RESULT, ()),
    "a turn by a secret": ((*IN_TURNS, (COUNTED, "  bne t2, zero, .Lturn\n")), Property.SECRET_BRANCH, ()),
    "a key of a turn by a secret": (
        (*IN_TURNS, (NEXT, "  andi a4, t2, 4\n  add a5, a0, a4\n")),
        Property.SECRET_ADDRESS,
        (),
    ),
    "the key of a third call": (((ONE, DUMMY + ONE), second("  mv a5, a0\n")), Property.RESULT, ()),
    "a pointer that is a secret": (
        (second("  andi a5, a6, 4\n  add a5, a5, a0\n"),),
        Property.SECRET_ADDRESS,
        (),
    ),
    "a third pointer that is a secret": (
        ((ONE, DUMMY + ONE), second("  andi a5, a6, 4\n  add a5, a5, a0\n")),
        Property.SECRET_ADDRESS,
        (),
    ),
    "a pointer behind the keys": (((ONE, DUMMY + ONE), second("  addi a5, a0, 8\n")), Property.READS, ()),
    "a pointer before the keys": (((ONE, DUMMY + ONE), second("  addi a5, a0, -4\n")), Property.READS, ()),
    "a pointer between keys": (
        ((ONE, DUMMY + ONE), second("  addi a5, a0, 2\n")),
        Property.READS,
        (FIRST, BETWEEN_KEYS),
    ),
    "the key in front of another pointer": (in_front(4), Property.RESULT, ()),
    "a place in front of the keys": (in_front(0), Property.READS, ()),
    "a key in front of a pointer behind the keys": (in_front(12), Property.READS, ()),
    "a pointer to the output": (((ONE, DUMMY + ONE), second("  addi a5, a2, 4\n")), Property.READS, ()),
    "a pointer to what it stores": (
        ((ONE, DUMMY + ONE), second("  addi a5, sp, 8\n"), (WHERE, WHERE + "  sw t2, 8(sp)\n")),
        Property.RESULT,
        (FIRST, OTHER_KEY),
    ),
    "a byte over a word that it left": ((LEFT, OVER), Property.RESULT, ()),
    "a pointer in memory": ((*IN_MEMORY[:1], FROM_MEMORY), Property.RESULT, ()),
    "a number that is another one": ((*NUMBERS, (WHERE, WHERE + "  xor t2, t2, a3\n")), Property.RESULT, ()),
    "a number beside a pointer that is a secret": (
        ((ONE, "  li a3, 0\n" + ONE), (TWO, "  andi a3, a6, 4\n" + TWO), ADDED),
        Property.SECRET_ADDRESS,
        (),
    ),
    "a pointer to another number": ((numbers(3, 3, 5), *by_numbers()), Property.RESULT, of_numbers(3, 3)),
    "a pointer to a number that is another in one bit": (
        (numbers(0, 0, 1 << 31), *by_numbers()),
        Property.RESULT,
        of_numbers(0, 0),
    ),
    "a pointer to a number, then to a key": (
        (numbers(0, 0, 0), *by_numbers(4)),
        Property.RESULT,
        of_numbers(0, 0),
    ),
    "a pointer to a number, then behind all": (
        (numbers(0, 0, 0), *by_numbers(20)),
        Property.READS,
        of_numbers(0, 0),
    ),
    "a branch by what it is given": (((WHERE, WHERE + BY_PARITY),), Property.SECRET_BRANCH, ()),
    "what it left for its next call": (ADDS_KEY, Property.RESULT, ()),
    "another pointer for its next call": (
        ((ONE, "  addi a3, sp, 8\n" + ONE), (TWO, "  addi a3, sp, 12\n" + TWO), (WHERE, WHERE + BY_POINTER)),
        Property.RESULT,
        (),
    ),
    "what is not there at another depth": (
        ((ONE, SLOT + ONE), (TWO, DEEPER), (WHERE, WHERE + "  lw a4, 8(sp)\n")),
        Property.READS,
        (),
    ),
    "from the middle": (
        ((CIRCUIT, CIRCUIT.replace("\n", "\n.Lmiddle:\n", 1)), (TWO, TWO.replace(".Lsub", ".Lmiddle"))),
        Property.RESULT,
        (),
    ),
    "a register that it does not save": (((WHERE, WHERE + "  mv s0, t2\n"),), Property.CALLEE_SAVED, ()),
    "back to another place": (((BACK, "  addi t0, t0, 4\n" + BACK),), Property.RESULT, ()),
    "back to where a secret says": (((WHERE, WHERE + "  mv t0, t2\n"),), Property.CONTROL, ()),
    "an output that is written too early": (
        ((WHERE, WHERE + "  sb zero, 4(a2)\n"), (TWO, AGAIN + TWO)),
        Property.IN_PLACE,
        (),
    ),
}


@pytest.mark.parametrize("name", RIGHT)
def test_routines_that_are_right_are_proved(name: str) -> None:
    changes, of = RIGHT[name]
    text = variant(*of)
    knowledge = Knowledge(text, 32)
    assert refusals(judge(edit(PROGRAM, *changes), text, knowledge)) == {}
    assert knowledge.generality.used


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_in_one_call_is_refused(name: str) -> None:
    changes, prop, of = WRONG[name]
    refused = refusals(judge(edit(PROGRAM, *changes), variant(*of)))
    assert ("encrypt", prop) in refused
    assert refused["encrypt", prop].verdict is Verdict.REFUTED


def test_a_path_that_comes_from_above_does_what_was_executed_in_general(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two paths part before the input is read, which no general run does, and fall into what looks up from there."""
    times, apply = list[int](), GeneralRun.apply

    def noted(run: GeneralRun, *arguments: Any) -> None:
        times.append(run.steps)
        apply(run, *arguments)

    monkeypatch.setattr(GeneralRun, "apply", noted)
    branch = "  andi a4, a2, 1\n  beq a4, zero, 1f\n  nop\n1:\n"
    assert judge(edit(PROGRAM, *IN_TURNS, (INPUT, branch + INPUT))).proved
    assert len(times) == 3  # the first path's second turn, and both of the other's

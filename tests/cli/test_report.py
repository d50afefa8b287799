"""What a refusal prints: a line for each function, and its counterexample."""

from __future__ import annotations

import pytest

from ciphergen.cli.functions import Other
from ciphergen.cli.report import require_proved
from ciphergen.cli.usage import Failed
from ciphergen.verify.claim.job import NOT_REACHED
from ciphergen.verify.verdict import Counterexample, Obligation, Property, Report, Verdict


@pytest.mark.parametrize(
    ("left", "line"),
    [(b"\x01\x00", "  counter  00ff"), (b"\x00\x00", "  counter  00ff, left 0000 instead of 0100")],
)
def test_a_counter_is_printed_and_what_is_left_of_it_where_that_is_wrong(left: bytes, line: str) -> None:
    found = Counterexample(
        b"k", b"i", 1, False, b"e", b"g", True, mode_state=b"\x00\xff", expected_state=b"\x01\x00", got_state=left
    )
    wrong = Obligation("f", "ctr", Property.RESULT, Verdict.REFUTED, counterexample=found)
    with pytest.raises(Failed) as refused:
        require_proved([Report("v", [wrong], 0, "")])
    assert line in str(refused.value).splitlines()


def failed(function: str, **verdicts: tuple[Verdict, str]) -> list[Obligation]:
    """Obligations of a function, by the names of properties."""
    return [
        Obligation(function, "encrypt", Property[name], verdict, detail=detail)
        for name, (verdict, detail) in verdicts.items()
    ]


BEHIND = (Verdict.UNDECIDED, NOT_REACHED)


@pytest.mark.parametrize(
    ("obligations", "lines"),
    [
        (failed("f", RESULT=(Verdict.UNDECIDED, "who knows"), READS=BEHIND, WRITES=BEHIND, TIMING=BEHIND),
         ["f: result undecided: who knows"]),
        (failed("f", RESULT=BEHIND, READS=(Verdict.UNDECIDED, "far"), TIMING=(Verdict.REFUTED, "0x8 mul: slow")),
         ["f: timing refuted: 0x8 mul: slow"]),
        (failed("f", READS=(Verdict.UNSUPPORTED, ""), WRITES=(Verdict.PROVED, ""), TIMING=(Verdict.UNSUPPORTED, "b")),
         ["f: reads unsupported: only the promised memory and constants in the code are read, aligned where the target "
          "needs it"]),
        (failed("k", RESULT=BEHIND, WRITES=(Verdict.REFUTED, "0x4 sw: outside"))
         + failed("f", RESULT=BEHIND, READS=BEHIND) + failed("g", RESULT=BEHIND, READS=BEHIND),
         ["k: writes refuted: 0x4 sw: outside", "f, g: not reached, because key expansion is not proved"]),
    ],
)  # fmt: skip
def test_one_line_says_what_failed_in_a_function(obligations: list[Obligation], lines: list[str]) -> None:
    with pytest.raises(Failed) as refused:
        require_proved([Report("v", obligations, 0, "")], "and so nothing was written")
    assert str(refused.value).splitlines() == [*lines, "and so nothing was written"]


def test_nothing_else_may_be_there_unless_it_was_not_asked() -> None:
    good = [Report("v", failed("f", RESULT=(Verdict.PROVED, "")), 0, "")]
    require_proved(good, others=[Other("x.o", "g", "not asked")])
    with pytest.raises(Failed) as refused:
        require_proved(good, others=[Other("x.o", "g"), Other("y.S", ""), Other("x.o", "h", "not asked")])
    assert str(refused.value) == "not proved, because nothing says what it is for: g in x.o, y.S"


def test_no_report_is_no_success() -> None:
    for reports in ([], [Report("v", [], 0, "")]):
        with pytest.raises(Failed, match=r"^gen: nothing was proved, because nothing was asked$"):
            require_proved(reports)

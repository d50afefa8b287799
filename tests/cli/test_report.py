"""What a refusal prints of its counterexample."""

from __future__ import annotations

import pytest

from ciphergen.cli.report import require_proved
from ciphergen.cli.usage import Failed
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

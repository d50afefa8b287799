"""Paths that are proved for the counters that are possible on them, and in which order that is tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from ciphergen.dsl.term import const
from ciphergen.verify import function
from ciphergen.verify.claim.obligation import Pair
from ciphergen.verify.equality.equal import Settled
from ciphergen.verify.function import FunctionProver
from ciphergen.verify.verdict import Verdict

ALL: list[Pair] = [(const(1, 8), const(2, 8))]
POSSIBLE: list[Pair] = [(const(3, 8), const(3, 8))]


class _Solver:
    most = 7

    def allow(self, most: int) -> None:
        assert most == self.most


class _Prover(FunctionProver):
    """A prover that proves some pairs, and notes which it is asked for."""

    def __init__(self, proved: Sequence[list[Pair]]) -> None:
        self.proved, self.asked, self.solver = proved, list[Sequence[Pair]](), cast("Any", _Solver())

    def equal(self, pairs: Sequence[Pair]) -> Settled:
        self.asked.append(pairs)
        return Settled(Verdict.PROVED if pairs in self.proved else Verdict.UNDECIDED, "sweep")


@pytest.mark.parametrize(
    ("fixed", "proved", "asked", "used"),
    [
        (False, [ALL, POSSIBLE], [ALL], ALL),
        (False, [POSSIBLE], [ALL, POSSIBLE], POSSIBLE),
        (True, [POSSIBLE], [POSSIBLE], POSSIBLE),  # an earlier path was not proved for all
        (True, [ALL], [POSSIBLE, ALL], ALL),
        (True, [], [POSSIBLE, ALL, POSSIBLE], POSSIBLE),
    ],
)
def test_after_a_path_that_is_proved_for_its_counters_only_others_begin_with_theirs(
    fixed: bool, proved: list[list[Pair]], asked: list[list[Pair]], used: list[Pair], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(function, "folded", lambda context, state, pairs: POSSIBLE)
    prover = _Prover(proved)
    settled, found = prover._settle(cast("Any", None), cast("Any", None), ALL, fixed=fixed)
    assert prover.asked == asked
    assert found == used
    assert settled.verdict is (Verdict.PROVED if proved else Verdict.UNDECIDED)


@pytest.mark.parametrize("fixed", [False, True])
def test_where_no_counter_is_fixed_all_are_asked_for(fixed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(function, "folded", lambda context, state, pairs: None)
    prover = _Prover([])
    settled, found = prover._settle(cast("Any", None), cast("Any", None), ALL, fixed=fixed)
    assert (prover.asked, found, settled.verdict) == ([ALL], ALL, Verdict.UNDECIDED)

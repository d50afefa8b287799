"""Paths that one proof followed are known to another only where the code is the same."""

from __future__ import annotations

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.verify.execution.paths import Code, Ends, Followed, Key, Paths, Segment
from ciphergen.verify.execution.state import Instruction, PathSummary

SEGMENT = Segment(-1, Ends(), ())


def code(*rows: str) -> Code:
    return {4 * i: Instruction(4 * i, TARGET.rows[row], {"rd": 5, "rs1": 6, "rs2": 7}) for i, row in enumerate(rows)}


def followed(kept: dict[Key, list[Followed]], text: Code) -> Paths:
    """A proof that executed the first two instructions."""
    paths = Paths(kept)
    paths.note(("entry",), SEGMENT, PathSummary({0, 4}), text, 2)
    return paths


def test_what_a_proof_that_ended_followed_is_known_to_the_next() -> None:
    kept: dict[Key, list[Followed]] = {}
    followed(kept, code("add", "xor", "add")).keep()
    found = Paths(kept).find(("entry",), code("add", "xor", "or"))
    assert found is not None
    assert found.came is SEGMENT
    assert found.trace.executed == {0, 4}


def test_not_where_an_instruction_that_was_executed_differs_or_is_gone() -> None:
    kept: dict[Key, list[Followed]] = {}
    followed(kept, code("add", "xor", "add")).keep()
    assert Paths(kept).find(("entry",), code("add", "and", "add")) is None
    assert Paths(kept).find(("entry",), code("add")) is None
    assert Paths(kept).find(("another",), code("add", "xor", "add")) is None


def test_what_a_proof_followed_that_did_not_end_is_not_kept() -> None:
    kept: dict[Key, list[Followed]] = {}
    text = code("add", "xor")
    assert followed(kept, text).find(("entry",), text) is not None
    assert Paths(kept).find(("entry",), text) is None


def test_several_codes_are_kept_of_one_start() -> None:
    kept: dict[Key, list[Followed]] = {}
    for text in (code("add", "xor"), code("add", "or")):
        followed(kept, text).keep()
        assert Paths(kept).find(("entry",), text) is not None
    assert Paths(kept).find(("entry",), code("add", "and")) is None


def test_a_head_that_wants_a_cut_is_kept_as_well() -> None:
    kept: dict[Key, list[Followed]] = {}
    paths = Paths(kept)
    paths.note(("entry",), 4, PathSummary({0}), code("add"), 1)
    paths.keep()
    found = Paths(kept).find(("entry",), code("add"))
    assert found is not None
    assert found.came == 4

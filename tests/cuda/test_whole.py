"""What the run of everything says where it cannot do a step."""

from __future__ import annotations

import json
import resource
from pathlib import Path

import pytest

from tests.cuda.whole import one


def test_an_address_limit_that_stops_sanitizers_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (5_120_000_000, resource.RLIM_INFINITY))
    error = "lea, shim: sanitizers reserve terabytes of addresses, and `ulimit -v` allows 5000000 KiB"
    assert json.loads(one("shim", "lea", tmp_path))["error"] == error


@pytest.mark.long
def test_vectors_go_through_every_block_of_a_launch(tmp_path: Path) -> None:
    """Of threads that do two blocks each, a group does half as many as vectors are copied to."""
    assert [json.loads(one(step, "lea-x2", tmp_path))["error"] for step in ("make", "arrays")] == ["", ""]

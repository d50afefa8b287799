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

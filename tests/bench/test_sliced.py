"""Bit-sliced C of PRESENT-80 computes it, and takes more instructions than generated code."""

from __future__ import annotations

import pytest

from ciphergen.backends.tools.toolchain import ToolMissing
from tests.bench.sliced import COMPILED, instructions, ours, theirs


def counted(peer: str) -> float:
    try:
        return instructions(peer, theirs(peer))
    except ToolMissing as missing:
        pytest.skip(str(missing))


@pytest.mark.parametrize("peer", COMPILED)
def test_c_computes_present(peer: str) -> None:
    assert counted(peer) < 70


@pytest.mark.long
def test_ours_takes_fewer_instructions() -> None:
    assert instructions("ours", ours()) < 63 < min(map(counted, COMPILED))

"""Bit-sliced C of PRESENT-80 and GIFT-64 computes them, and takes more instructions than generated code."""

from __future__ import annotations

import pytest

from ciphergen.backends.tools.toolchain import ToolMissing
from tests.bench.sliced import COMPILED, GIFT, PRESENT, Sliced


def counted(each: Sliced, peer: str) -> float:
    try:
        return each.instructions(peer, each.theirs(peer))
    except ToolMissing as missing:
        pytest.skip(str(missing))


@pytest.mark.long
@pytest.mark.parametrize("each", [PRESENT, GIFT])
@pytest.mark.parametrize("peer", COMPILED)
def test_c_computes_the_cipher(each: Sliced, peer: str) -> None:
    assert counted(each, peer) < 70


@pytest.mark.long
@pytest.mark.parametrize("each", [PRESENT, GIFT])
def test_ours_takes_fewer_instructions(each: Sliced) -> None:
    assert each.instructions("ours", each.ours()) < min(counted(each, peer) for peer in COMPILED)

"""Every default is proved: of each shipped block cipher on each processor, fast and small code."""

from __future__ import annotations

from pathlib import Path

import pytest

from ciphergen.backends import target_names
from ciphergen.dsl.cipher import load, shipped_ciphers
from ciphergen.generator.options import SIZES
from tests.cli.conftest import Gen

CIPHERS = ("aes", "aria", "camellia", "hight", "lea", "pilsung", "pipo", "present", "rc6")


def test_these_are_all() -> None:
    assert [name for name in shipped_ciphers() if not load(name).has_entries] == [*CIPHERS]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("machine", target_names())
@pytest.mark.parametrize("cipher", CIPHERS)
def test_a_default_is_proved(gen: Gen, tmp_path: Path, cipher: str, machine: str, size: str) -> None:
    variant = next(iter(load(cipher).variants))
    ran = gen("--cipher", cipher, "--variant", variant, "--target", machine, "--size", size, "-o", tmp_path / "out")
    if ran.status:
        assert (ran.status, f"cannot be made for {machine}" in ran.err) == (2, True), ran.err

"""`gen --with nvrtc`: what it writes, checks and says of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Gen


@pytest.mark.long
def test_a_folder_is_made_checked_and_proved(gen: Gen, tmp_path: Path) -> None:
    """Its kernels are proved, and what makes code at run time is named, without a verdict."""
    folder = tmp_path / "made"
    words = (
        "--cipher",
        "pipo",
        "--variant",
        "pipo64_128",
        "--mode",
        "ecb",
        "--target",
        "cuda",
        "--strategy",
        "unrolled",
    )
    assert gen(*words, "--with", "nvrtc", "--no-prove", "-o", str(folder)).status == 0
    source = (folder / "pipo_run_time_key.cu").read_text(encoding="utf-8")
    assert "encrypt_blocks_device" in source
    assert "_ctr" not in source
    done = gen("prove", str(folder))
    assert done.status == 0
    last = [line.split()[0] for line in done.out.splitlines() if line.endswith("at run time")]
    assert last == ["pipo_run_time_key.cuh", "pipo_run_time_key.cu"]
    (folder / "pipo_run_time_key.cu").write_text(source.replace("low = ", "low =  "), encoding="utf-8")
    assert gen("check", str(folder)).status == 1

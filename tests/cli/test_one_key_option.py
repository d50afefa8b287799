"""`gen --one-key`: what it writes, records and checks, and where it is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends import gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options, command, recorded

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

KEY = "0011223344556677"


def test_it_is_recorded_where_it_is_asked_for() -> None:
    asked = Options(one_key=KEY)
    assert command(load("lea"), gpu("cuda"), asked) == f"gen --cipher lea --target cuda --one-key {KEY}"
    assert "one_key" not in recorded(Options())
    assert recorded(asked)["one_key"] == KEY


REFUSED = {
    "too short": (
        ("--cipher", "lea", "--target", "cuda", "--one-key", "00"),
        "--one-key: a key of 1 byte\n  allowed: 16 bytes for lea128, 24 bytes for lea192, 32 bytes for lea256\n",
    ),
    "of another variant": (
        ("--cipher", "lea", "--variant", "lea128", "--target", "cuda", "--one-key", "00" * 32),
        "--one-key: a key of 32 bytes\n  allowed: 16 bytes for lea128\n",
    ),
    "half a byte": (
        ("--cipher", "lea", "--target", "cuda", "--one-key", "0"),
        "--one-key: no bytes in hexadecimal digits\n"
        "  allowed: two digits for each byte of the key, in the order of memory\n",
    ),
    "no digits": (
        ("--cipher", "lea", "--target", "cuda", "--one-key", ""),
        "--one-key: no digits\n  allowed: two digits for each byte of the key, in the order of memory\n",
    ),
    "a processor": (
        ("--cipher", "lea", "--target", "rv32i", "--one-key", "00" * 16),
        "--one-key: code for one key is made of kernels, and rv32i is a processor\n  allowed: --target cuda\n",
    ),
    "entry points": (
        ("--cipher", "ascon", "--target", "cuda", "--one-key", "00" * 16),
        "--cipher: ascon has entry points, of which no kernels are made yet\n  allowed: a block cipher\n",
    ),
    "a loop over rounds": (
        ("--cipher", "lea", "--target", "cuda", "--one-key", "00" * 16, "--strategy", "loop4"),
        "--strategy: 'loop4' has a loop over rounds, of which one key makes each another\n"
        "  allowed: unrolled, unrolledx2, unrolledx4 or slices32 beside --one-key\n  write:   slices32\n",
    ),
    "a processor's file": (
        ("prove", __file__, "--cipher", "lea128", "--target", "rv32i", "--one-key", "00" * 16),
        "--one-key: code for one key is proved of kernels, and rv32i is a processor\n  allowed: --target cuda\n",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_it_is_refused(what: str, gen: Gen) -> None:
    words, message = REFUSED[what]
    ran = gen(*words)
    assert (ran.status, ran.err) == (2, message)


@pytest.mark.long
def test_what_is_written_is_checked(gen: Gen, tmp_path: Path) -> None:
    folder = tmp_path / "made"
    words = ("--cipher", "lea", "--mode", "ecb", "--target", "cuda", "--one-key", "00" * 15 + "aB")
    assert gen(*words, "-o", folder).status == 0
    record = json.loads((folder / "proof.json").read_text())
    assert record["options"]["one_key"] == "00" * 15 + "ab"
    assert any(line.startswith("the key is the one that the code was made for") for line in record["assumptions"])
    proved = gen("prove", folder)
    assert gen("check", folder).status == proved.status == 0
    said = "for the key alone that proof.json or --one-key names; that the host refuses all others is not looked at\n"
    assert said in proved.out
    assert gen("prove", folder, "--one-key", "00" * 16).status == 2
    ptx = tmp_path / "mine.ptx"
    made = {name: (folder / name).read_text() for name in ("lea.cu", "lea.cuh")}
    ptx.write_text(compile_to_ptx(gpu("cuda"), made, "lea.cu"), encoding="utf-8")
    roles = [f"lea128_cuda_{role}_kernel={role}" for role in ("expand_key", "encrypt_blocks")]
    asked = ("prove", ptx, "--cipher", "lea128", "--target", "cuda", "--function", roles[0], "--function", roles[1])
    assert gen(*asked, "--one-key", "00" * 15 + "ab").status == 0
    assert gen(*asked, "--one-key", "00" * 16).status == gen(*asked).status == 1
    assert gen(*asked, "--one-key", "00").status == 2
    (folder / "proof.json").write_text((folder / "proof.json").read_text().replace('"' + "00" * 15 + 'ab"', '"0g"'))
    assert gen("prove", folder).status == gen("check", folder).status == 2

"""The commands on a GPU's kernels: made, proved, checked, shown; and refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.cuda.made import ptx

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

ONE = ("--cipher", "lea", "--target", "cuda", "--variant", "lea128", "--strategy", "unrolled")
KERNELS = {f"lea128_cuda_{role}_kernel": role for role in ("expand_key", "encrypt_blocks", "decrypt_blocks", "ctr")}
ROLES = [word for kernel, role in KERNELS.items() for word in ("--function", f"{kernel}={role}")]


def test_files_without_a_proof(gen: Gen, tmp_path: Path) -> None:
    ran = gen(*ONE, "--no-prove", "-o", tmp_path / "out")
    assert ran.status == 0, ran.err
    assert ran.out.count("not proved") == 4
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        "lea.cuh", "lea.cu", "lea_selftest.cu", "CMakeLists.txt", "proof.json"
    }  # fmt: skip
    record = json.loads((tmp_path / "out" / "proof.json").read_text(encoding="utf-8"))
    assert record["obligations"] == []
    assert record["objects"] == {"lea128.ptx": {"variant": "lea128", "roles": KERNELS, "text_sha256": None}}
    assert "Nothing here is proved" in (tmp_path / "out" / "lea.cuh").read_text(encoding="utf-8")


@pytest.mark.long
def test_made_proved_and_checked(gen: Gen, tmp_path: Path) -> None:
    assert ptx(), "else the compiler is not here, which skips this"
    folder = tmp_path / "out"
    made = gen(*ONE, "-o", folder, "--json")
    assert made.status == 0, made.err
    document = json.loads(made.out)
    assert document["proved"]
    assert [(f["symbol"], f["verdict"]) for f in document["functions"]] == [(kernel, "proved") for kernel in KERNELS]
    assert all(f["instructions"] > f["statements"] for f in document["functions"])
    assert all(f["spilled"] == 0 < f["registers"] and f["core"] == "sm_90" for f in document["functions"])
    assert gen("check", folder).status == 0
    proved = gen("prove", folder)
    assert proved.status == 0, proved.err
    assert "compiled by nvidia-cuda-nvcc 13.5.37" in proved.out
    said = "kernels are proved; code of the host, which launches them and copies data, is not looked at\n"
    assert said in proved.out
    source = folder / "lea.cu"
    text = source.read_text(encoding="utf-8")
    source.write_text(text.replace("if (i >= blocks)", "if (i > blocks)", 1), encoding="utf-8")
    wrong = gen("prove", folder)
    assert wrong.status == 1
    assert "lea128_cuda_encrypt_blocks_kernel: reads refuted: reads 16 bytes at offset 0 of this thread's" in wrong.err
    assert gen("check", folder).err.splitlines()[0] == f"{source}: differs from what gen writes".replace(
        str(source), f"{folder}: lea.cu"
    )
    source.write_text(text + '\nextern "C" __global__ void other(int *x) { *x = 1; }\n', encoding="utf-8")
    more = gen("prove", folder)
    assert more.status == 1
    assert "other in lea.cu" in more.out
    source.write_text(text, encoding="utf-8")
    (folder / "more.cu").write_text("int x;\n", encoding="utf-8")
    beside = gen("prove", folder)
    assert beside.status == 1
    assert re.search(r"^more\.cu +not proved", beside.out, re.M)


@pytest.mark.long
def test_a_users_own_ptx(gen: Gen, tmp_path: Path) -> None:
    mine = tmp_path / "mine.ptx"
    mine.write_text(ptx(), encoding="utf-8")
    ran = gen("prove", "--target", "cuda", "--cipher", "lea128", mine, *ROLES)
    assert ran.status == 0, ran.err
    assert ran.out.count("not asked") == 8


def test_what_is_refused(gen: Gen, tmp_path: Path) -> None:
    mine = tmp_path / "mine.ptx"
    mine.write_text(".version 9.5\n.target sm_75\n.address_size 64\n", encoding="utf-8")
    assert gen("prove", "--target", "cuda", "--cipher", "lea128", mine) == (
        2, "", "--function: is needed to prove mine.ptx\n"
        "  allowed: --function KERNEL=ROLE for key expansion and each kernel that uses the key\n"
        "  write:   gen prove --cipher lea128 --target cuda my.ptx --function my_key=expand_key "
        "--function my_enc=encrypt_blocks\n",
    )  # fmt: skip
    asked = ("prove", "--target", "cuda", "--cipher", "lea128", mine, *ROLES, "--certificate", tmp_path / "c")
    assert gen(*asked) == (
        2, "", "--certificate: no certificate is made of PTX yet\n  allowed: a proof without it\n"
    )  # fmt: skip
    assert gen("show", *ONE, "--stage", "registers") == (
        2, "", "--stage: no stage for cuda is called 'registers'\n  allowed: rows, statements, terms\n"
        "  write:   terms\n",
    )  # fmt: skip


def test_stages(gen: Gen) -> None:
    shown = {stage: gen("show", *ONE, "--stage", stage) for stage in ("terms", "rows", "statements")}
    assert all(ran.status == 0 for ran in shown.values())
    assert "shf.l.wrap.b32" in shown["rows"].out
    assert "funnel_left(" in shown["statements"].out
    assert "lea128 encrypt round.0" in shown["terms"].out
    assert gen("show", "--cipher", "lea", "--target", "rv32i", "--stage", "statements").status == 2


def test_listed(gen: Gen) -> None:
    found = json.loads(gen("list", "--json").out)
    assert [c["cipher"] for c in found["combinations"] if c["target"] == "cuda"] == [
        "camellia",
        "hight",
        "lea",
        "pipo",
        "present",
    ]

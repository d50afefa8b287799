"""`--allow-tables`: without it strategies with tables are refused, with it files and verdicts say what it costs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.verify.claim.job import LOOK_UPS
from ciphergen.verify.verdict import Property
from tests.verify.test_look_ups import TEXT

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

IN_VAIN = "--allow-tables changes nothing"
WITHOUT = """\
--strategy: 'loop1-tables' looks up tables at addresses that depend on secrets, which caches show
  allowed: --allow-tables beside it, or another strategy, which is constant time
  write:   --strategy loop1-tables --allow-tables
"""
NONE = """\
--strategy: 'tables' looks up tables, and lea has none
  allowed: another strategy
"""
REFUSED = {
    ("--cipher", "aes", "--target", "rv32i", "--strategy", "loop1-tables"): WITHOUT,
    ("--cipher", "lea", "--target", "rv32i", "--strategy", "tables", "--allow-tables"): NONE,
}


@pytest.mark.parametrize("args", REFUSED)
def test_what_is_asked_for_in_vain_is_refused(gen: Gen, args: tuple[str, ...]) -> None:
    assert gen(*args) == (2, "", REFUSED[args])


@pytest.mark.long
@pytest.mark.parametrize(
    ("cipher", "variant", "said"),
    [
        ("lea", "lea128", f"{IN_VAIN}: lea has no tables"),
        (
            "pipo",
            "pipo64_128",
            "--allow-tables changes nothing without a strategy with tables, such as --strategy tables",
        ),
    ],
)
def test_what_is_allowed_in_vain_is_said(gen: Gen, tmp_path: Path, cipher: str, variant: str, said: str) -> None:
    args = ["--cipher", cipher, "--target", "rv32i", "--variant", variant, "--mode", "ecb", "--allow-tables"]
    ran = gen(*args, "--no-prove", "-o", str(tmp_path / "out"))
    assert ran.status == 0
    assert said in ran.out.splitlines()
    assert json.loads((tmp_path / "out" / "proof.json").read_text())["options"]["allow_tables"] is True


@pytest.mark.long
@pytest.mark.parametrize(("size", "found", "other"), [("fast", 8192, "; fewer with --size small"), ("small", 256, "")])
def test_tables_of_the_key_are_said(gen: Gen, tmp_path: Path, size: str, found: int, other: str) -> None:
    args = ["--cipher", "lea", "--target", "rv32i", "--variant", "lea128", "--mode", "gcm", "--allow-tables"]
    ran = gen(*args, "--size", size, "--no-prove", "-o", str(tmp_path / "out"))
    said = f"lea128_gcm_ghash looks up {found} bytes of tables that are made of the key{other}"
    assert (ran.status, said in ran.out.splitlines(), "changes nothing" in ran.out) == (0, True, False)


@pytest.mark.long
def test_a_folder_with_tables_is_written_checked_and_proved(gen: Gen, tmp_path: Path) -> None:
    folder = str(tmp_path / "out")
    args = ["--cipher", "aes", "--target", "rv32i", "--variant", "aes128", "--mode", "ecb"]
    ran = gen(*args, "--strategy", "loop1-tables", "--allow-tables", "-o", folder)
    assert ran.status == 0, ran.err
    assert ran.out.count("proved, but secret addresses") == 5
    record = json.loads((tmp_path / "out" / "proof.json").read_text())
    assert {o["statement"] for o in record["obligations"] if o["property"] == "secret-address"} == {
        Property.SECRET_ADDRESS.text + LOOK_UPS
    }
    assert gen("check", folder).status == 0
    assert gen("prove", folder).out.count("proved, but secret addresses") == 5
    source = [str(tmp_path / "out" / "aes128.S"), "--cipher", "aes", "--target", "rv32i"]
    assert gen("prove", *source, "--allow-tables").status == 0
    alone = gen("prove", *source)
    assert alone.status == 1
    assert "secret-address refuted" in alone.err


@pytest.mark.long
def test_a_certificate_of_look_ups_is_replayed(gen: Gen, tmp_path: Path) -> None:
    text = tmp_path / "looked.cipher"
    text.write_text(TEXT, "utf-8")
    folder, certificate = str(tmp_path / "out"), str(tmp_path / "certificate")
    args = ["--cipher", str(text), "--target", "rv32i", "--mode", "ecb", "--strategy", "tables", "--allow-tables"]
    assert gen(*args, "-o", folder).status == 0
    assert gen("prove", folder, "--cipher", str(text), "--certificate", certificate).status == 0
    ran = gen("replay", certificate, "--cipher", str(text))
    assert (ran.status, ran.out.splitlines()[1].split()[-1]) == (0, "replayed")

"""`gen prove --certificate` and `gen replay`, as a shell sees them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Gen
from tests.replay.certificates import blocks
from tests.verify import tiny


def test_a_folder_that_is_none(gen: Gen, tmp_path: Path) -> None:
    ran = gen("replay", tmp_path / "none")
    text = "there is no such folder\n  allowed: what gen prove --certificate DIR wrote\n"
    assert (ran.status, ran.out, ran.err) == (2, "", f"{tmp_path / 'none'}: {text}")


def test_a_folder_without_a_certificate(gen: Gen, tmp_path: Path) -> None:
    ran = gen("replay", tmp_path)
    text = "holds no certificate (*.cert.json)\n  allowed: what gen prove --certificate DIR wrote\n"
    assert (ran.status, ran.out, ran.err) == (2, "", f"{tmp_path}: {text}")


@pytest.mark.parametrize("text", ["", "{", "[" * 200_000, "[]", "null", '{"cipher": 1}', '{"cipher": "lea"}'])
def test_a_file_that_is_no_certificate(gen: Gen, tmp_path: Path, text: str) -> None:
    (tmp_path / "a.cert.json").write_text(text)
    (tmp_path / "a.smt2").write_text("")
    ran = gen("replay", tmp_path)
    assert ran.status in (1, 2)
    assert "Traceback" not in ran.err


@pytest.mark.long
def test_a_certificate_does_not_replace_what_gen_wrote(gen: Gen, folder: Path) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    ran = gen("prove", folder, "--certificate", folder)
    assert ran.status == 2
    assert ran.err.startswith(f"--certificate: {folder} holds files that gen did not write: CMakeLists.txt, ")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.long
def test_what_was_proved_is_replayed_and_what_was_changed_is_not(gen: Gen, folder: Path, tmp_path: Path) -> None:
    steps = tmp_path / "steps"
    ran = gen("prove", folder, "--certificate", steps)
    assert ran.status == 0
    assert ran.out.splitlines()[-1] == f"certificate written to {steps}; gen replay {steps} checks it"
    assert sorted(path.name for path in steps.iterdir()) == ["lea128.cert.json", "lea128.smt2"]
    ran = gen("replay", steps, "--json")
    assert ran.status == 0
    (found,) = json.loads(ran.out)["certificates"]
    assert (found["verdict"], found["functions"]) == ("replayed", 6)
    assert found["text_sha256"] in gen("prove", folder).out
    script = (steps / "lea128.smt2").read_text()
    (steps / "lea128.smt2").write_text(script.replace(":status unsat", ":status sat", 1))
    ran = gen("replay", steps)
    assert ran.status == 1
    assert ": refused: question " in ran.err
    assert ran.err.endswith(": the second solver says unsat\n")


@pytest.mark.long
def test_what_takes_all_memory_is_ended(gen: Gen, tmp_path: Path) -> None:
    """A word of half a gigabyte in a question: the solver ends its process."""
    steps, script = certificate_of_blocks()
    (tmp_path / "tiny.cipher").write_text(tiny.TEXT)
    (tmp_path / "a.cert.json").write_text(json.dumps(steps))
    word = "(declare-fun x () (_ BitVec 4000000000))\n(assert (= (bvnot x) (bvmul x x)))\n"
    (tmp_path / "a.smt2").write_text(f"(set-info :status sat)\n{word}(check-sat)\n(reset)\n{script}")
    ran = gen("replay", tmp_path, "--cipher", tmp_path / "tiny.cipher")
    assert ran.status == 1
    assert ran.err.endswith("gen: a process that was replaying was killed, perhaps for lack of memory\n")
    (tmp_path / "a.smt2").write_text(script)
    assert gen("replay", tmp_path, "--cipher", tmp_path / "tiny.cipher").status == 0


def certificate_of_blocks() -> tuple[dict[str, object], str]:
    """A certificate of the tiny cipher, and its questions."""
    made = blocks()
    head = {"cipher": "tiny", "cipher_sha256": made.cipher.sha256, "target": "rv32i", "text_sha256": "0" * 64}
    return made.document() | head, made.script

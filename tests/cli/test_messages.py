"""What the commands say, with the exact text, where no other test has it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.bench.stopped import Stopped
from ciphergen.cli import bench, document, output, proofs, report, selftest, tune, tune_request
from ciphergen.cli import replay as replaying
from ciphergen.cli.bench_common import check_place
from ciphergen.cli.usage import Failed
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.replay.graph import Refused
from ciphergen.verify.certificate import write as certificate
from ciphergen.verify.verdict import Counterexample, Obligation, Property, Verdict
from tests.kept import object_code
from tests.verify import tiny

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

JSON: dict[bytes, str] = {
    b"{": "a.json: is not JSON\n  allowed: JSON as gen writes it\n  write:   git checkout a.json",
    b"[" * 200_000: "a.json: is nested too deeply\n  allowed: JSON as gen writes it\n  write:   git checkout a.json",
    b'{"a": 1, "a": 2}': "a.json: has the key 'a' twice in one object\n  allowed: each key once\n"
    "  write:   git checkout a.json",
}


@pytest.mark.parametrize("data", JSON, ids=["no end", "deep", "twice"])
def test_a_document(data: bytes) -> None:
    with pytest.raises(UserError) as caught:
        document.read(data, "a.json", "git checkout a.json")
    assert str(caught.value) == JSON[data]


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(UserError) as caught:
        output.check_folder(tmp_path / "new", "-o")
    assert str(caught.value) == (
        f"-o: {tmp_path}/new cannot be written: permission denied\n"
        "  allowed: a folder that you may write\n  write:   -o OTHER"
    )
    with pytest.raises(UserError) as caught:
        check_place(tmp_path)
    assert str(caught.value) == f"-o: {tmp_path} cannot be written\n  allowed: a folder\n  write:   -o OTHER"


def test_a_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(folder: Path, files: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(output, "_instead", full)
    with pytest.raises(UserError) as caught:
        output.write(tmp_path / "new", {"a.h": ""})
    assert str(caught.value) == (
        f"-o: {tmp_path}/new cannot be written: No space left on device\n  allowed: a folder on a disk with room for it"
    )


def test_a_file_that_is_no_text(gen: Gen, tmp_path: Path) -> None:
    file = tmp_path / "a.S"
    file.write_bytes(b"\xff")
    assert gen("prove", "--cipher", "lea", "--target", "rv32i", file).err == (
        f"{file}: is neither text in UTF-8 nor an ELF file\n  allowed: assembly text or an object file\n"
    )
    assert gen("prove", file).err == (
        f"--cipher: is needed to prove the file {file}\n  allowed: a folder that gen wrote needs no option\n"
        f"  write:   gen prove --cipher lea --target rv32i {file}\n"
    )
    assert gen("prove", "--target", "rv32i", tmp_path).err == (
        f"{tmp_path}: is a folder: its files name the target, the functions and sizeof(V_key)\n"
        f"  allowed: --cipher FILE, if the cipher text has moved\n  write:   gen prove {tmp_path}\n"
    )


def test_a_record_of_another_text(gen: Gen, folder: Path) -> None:
    path = folder / "proof.json"
    found = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(found | {"cipher_sha256": "0" * 64}), "utf-8")
    assert gen("prove", folder).err == (
        f"{folder}/proof.json: speaks of another text of 'lea': the hash differs\n"
        f"  allowed: a text with SHA-256 {'0' * 64}\n  write:   gen check {folder} --cipher FILE\n"
    )


def test_a_record_with_other_options(gen: Gen, folder: Path) -> None:
    path = folder / "proof.json"
    found = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(found | {"options": found["options"] | {"more": "1"}}), "utf-8")
    assert gen("check", folder).err == (
        f"{path}: has options that are not gen's\n"
        "  allowed: variants, modes, strategy, core, size, prefix, roles, prove, glue, allow_tables, python, one_key\n"
    )


def test_certificates(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.cert.json"
    file.write_text("{}")
    assert gen("replay", tmp_path).err == (
        f"{tmp_path}/a.smt2: there is no such file\n  allowed: a file with the questions of a certificate\n"
    )
    (tmp_path / "a.smt2").write_text("")
    assert gen("replay", tmp_path).err == f"{file}: refused: not in the form of a certificate\n"
    file.unlink()
    file.mkdir()
    assert (
        gen("replay", tmp_path).err == f"{file}: this is a folder\n  allowed: a file with the steps of a certificate\n"
    )
    monkeypatch.setattr(replaying, "find_spec", lambda name: None)
    assert gen("replay", tmp_path).err == "nothing here can replay certificates\n  write:   pip install bitwuzla\n"


@pytest.mark.parametrize(
    ("confirmed", "says"), [(True, "confirmed by running the code"), (False, "not confirmed by running the code")]
)
def test_a_counterexample(confirmed: bool, says: str) -> None:
    example = Counterexample(b"\1", b"\2", 1, False, b"\3", b"\4", confirmed)
    failed = Obligation("f", "encrypt", Property.RESULT, Verdict.REFUTED, "run", "wrong", 0, example)
    assert list(report._lines(failed)) == [
        "f: result refuted: wrong",
        "  key      01",
        "  input    02",
        "  expected 03",
        f"  got      04 ({says})",
    ]


TUNE: dict[str, tuple[tuple[str, ...], str]] = {
    "not proved": (
        ("--no-prove", "--measure"),
        "--measure: only what is proved is measured\n  allowed: without --no-prove\n  write:   gen tune --measure …\n",
    ),
    "in part": (
        ("--no-prove", "--write"),
        "--write: a default is chosen among all strategies, for all messages, proved\n"
        "  allowed: without --variant, --mode, --strategy, --blocks, --allow-tables and --no-prove\n"
        "  write:   gen tune --cipher lea --target rv32i --write\n",
    ),
}


@pytest.mark.parametrize("name", TUNE)
def test_options_of_tune(name: str, gen: Gen) -> None:
    options, message = TUNE[name]
    assert gen("tune", "--cipher", "lea", "--target", "rv32i", *options).err == message


def test_a_core_that_is_not_simulated() -> None:
    with pytest.raises(UserError) as caught:
        tune_request.simulated_as("aarch64", "neoverse-v1")
    assert (
        str(caught.value)
        == "--measure: no core like neoverse-v1 can be simulated here\n  allowed: targets rv32i, rv32i_zbb"
    )


def test_a_table_of_shipped_ciphers(gen: Gen, tmp_path: Path) -> None:
    own = tmp_path / "own.cipher"
    own.write_text(load("lea").text, "utf-8")
    assert gen("tune", "--cipher", own, "--target", "rv32i", "--write").err == (
        "--write: the table of defaults has shipped ciphers only\n"
        "  allowed: aes, aria, ascon, ascon_aead, ascon_hash, camellia, chacha20, ghash, hight, keccak, "
        "lea, pilsung, pipo, present, rc6\n"
    )


def test_what_is_not_measured(gen: Gen, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(asked: object) -> None:
        raise Stopped("the program ended")

    assert gen("bench", "--cipher", "lea", "--target", "rv32i", "--core", "x").err == (
        "--core: no simulated core is called 'x'\n  allowed: ibex, rocket\n"
    )
    assert gen("bench", "--cipher", "lea", "--target", "aarch64", "--core", "x").err == (
        "--core: no modelled core is called 'x'\n"
        "  allowed: apple-a10, cortex-a55, cortex-a72, neoverse-n1, neoverse-v1\n"
    )
    monkeypatch.setattr(bench, "_way", lambda machine: stopped if machine.name == "rv32i" else None)
    assert gen("bench", "--cipher", "lea", "--target", "rv32i").err == "gen bench: the program ended\n"
    assert gen("bench", "--cipher", "lea", "--target", "aarch64").err == (
        "--target: no core of aarch64 can be measured here\n  allowed: rv32i\n  write:   rv32i\n"
    )


PRODUCT = """cipher PRODUCT {
  word 32 little
  block 1 words
  variant PRODUCT { key 1 words }
  function inverted(k: word) -> i: word {
    var r = k
    for j in 0..3 { r := r * (2 - k * r) }
    i = r
  }
  schedule(k) -> rk: word[1] { rk[0] = k[0] | 1 }
  encrypt(x, rk) -> y { y[0] = x[0] * rk[0] }
  decrypt(y, rk) -> x { x[0] = y[0] * inverted(rk[0]) }
}
"""  # the steps of a certificate know nothing of Newton's iteration


def test_a_text_of_which_no_certificate_can_be_made(tmp_path: Path) -> None:
    path = tmp_path / "product.cipher"
    path.write_text(PRODUCT)
    with pytest.raises(UserError) as caught:
        proofs.certify_one(proofs.ProofTask(str(path), "product", "rv32i", "product.o", b"", {}))
    assert str(caught.value) == (
        "--certificate: no certificate can be made of product: decryption is not shown to undo encryption by the steps "
        "that there are\n  allowed: a proof without it"
    )


def test_a_proof_without_a_certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise Refused("has a term of 513 bits")

    monkeypatch.setattr(certificate, "with_merges", refused)
    cipher = tmp_path / "tiny.cipher"
    cipher.write_text(tiny.TEXT, "utf-8")
    roles = {"expand_key": "expand_key", "encrypt": "encrypt"}
    code = object_code(tiny.EXPAND + tiny.ENCRYPT, "rv32i")
    task = proofs.ProofTask(str(cipher), "tiny", "rv32i", "tiny.o", code, roles, 8)
    with pytest.raises(Failed) as caught:
        proofs.certify_one(task)
    assert str(caught.value) == (
        "tiny.o: tiny has no certificate: the prover proved what the steps of a certificate do not show; without "
        "--certificate, it is proved (has a term of 513 bits)"
    )


def test_a_table_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = tmp_path / "chosen.json"
    chosen.write_text("{}")
    monkeypatch.setattr(tune, "CHOSEN", chosen)

    def refused(*_: object, **__: object) -> None:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_text", refused)
    with pytest.raises(UserError) as caught:
        tune._write("lea", "rv32i", [])
    assert (
        str(caught.value) == f"--write: {chosen} cannot be written: Permission denied\n  allowed: a clone of ciphergen"
    )


def test_a_self_test_that_fails(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "outcome", lambda *_: selftest.Result("Unicorn", "it ends with status 3", ()))
    with pytest.raises(Failed) as caught:
        selftest.run(folder, json=False)
    assert str(caught.value) == f"{folder}: the self-test fails in Unicorn: it ends with status 3"

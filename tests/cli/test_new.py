"""`gen new`: what it writes is laid out, is met by its own vector, and has code on every target."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.dsl.cipher import load
from ciphergen.dsl.draft import kinds

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

TARGETS = [
    "rv32i",
    "rv32i_zbb",
    "rv32i_zbc",
    "rv64i",
    "rv64i_zbb",
    "rv64i_zbc",
    "rv32im",
    "rv64im",
    "armv7m",
    "aarch64",
    "aarch64_aes",
    "aarch64_sha3",
]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_there_are_three_kinds() -> None:
    assert kinds() == ("arx", "feistel", "spn")


@pytest.mark.parametrize("kind", kinds())
def test_a_draft_is_whole(gen: Gen, kind: str) -> None:
    assert gen("new", "My_Own", "--like", kind) == (0, "my_own.cipher: written; next: gen test my_own.cipher\n", "")
    cipher = load("my_own.cipher")
    assert cipher.title == "My_Own"
    assert [vector.variant for vector in cipher.vectors] == list(cipher.variants)
    assert gen("test", "my_own.cipher").status == 0
    assert gen("fmt", "--check", "my_own.cipher").status == 0


@pytest.mark.long
@pytest.mark.parametrize("kind", kinds())
def test_a_draft_is_proved(gen: Gen, kind: str) -> None:
    gen("new", "A", "--like", kind)
    ran = gen("--cipher", "a.cipher", "--target", "rv32i", "--mode", "ecb", "--size", "small")
    assert (ran.status, ran.out.splitlines()[-1]) == (0, "written to a-rv32i")


@pytest.mark.long
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kind", kinds())
def test_a_draft_has_code(gen: Gen, kind: str, target: str) -> None:
    gen("new", "A", "--like", kind)
    assert gen("--cipher", "a.cipher", "--target", target, "--no-prove").status == 0


WRONG = {
    "a kind": (
        ("A", "--like", "arks"),
        "--like: no kind of cipher is called 'arks'\n  allowed: arx, feistel, spn\n  write:   arx\n",
    ),
    "a name": (
        ("A-B", "--like", "arx"),
        "NAME: 'A-B' for the name of a cipher\n  allowed: letters, digits and '_', no digit first, 90 at most\n",
    ),
    "a file": (
        ("A", "--like", "arx", "-o", "a.txt"),
        "-o: 'a.txt' is no name for a text\n  allowed: a name that ends in .cipher\n  write:   -o a.cipher\n",
    ),
    "a folder": (
        ("A", "--like", "arx", "-o", "no/a.cipher"),
        "-o: no/a.cipher cannot be written: No such file or directory\n"
        "  allowed: a new file\n  write:   -o OTHER.cipher\n",
    ),
    "a second time": (
        ("B", "--like", "arx"),
        "-o: b.cipher is there already\n  allowed: a new file\n  write:   -o OTHER.cipher\n",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_usage(gen: Gen, name: str) -> None:
    Path("b.cipher").write_text("")
    options, message = WRONG[name]
    assert gen("new", *options) == (2, "", message)
    assert Path("b.cipher").read_text() == ""

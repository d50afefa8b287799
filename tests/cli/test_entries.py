"""What commands say of texts with entry points."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends import target
from ciphergen.cli import try_text
from ciphergen.cli.usage import Failed
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options
from ciphergen.generator.show import stage
from tests.test_entry_points import SMALL

if TYPE_CHECKING:
    from tests.cli.conftest import Gen


@pytest.fixture
def text(tmp_path: Path) -> str:
    path = tmp_path / "small.cipher"
    path.write_text(SMALL)
    return str(path)


def test_vectors_that_are_met(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    try_text.run(text, (), None, False)
    said = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert said[1:] == [
        ["line", str(SMALL[: SMALL.index(f"vector SMALL {entry}(")].count("\n") + 1), "small", entry, "met"]
        for entry in ("permute", "stream", "compress")
    ]


def test_a_text_without_vectors_has_no_table(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(text).write_text(SMALL[: SMALL.index("vector SMALL")] + "}\n")
    try_text.run(text, (), None, False)
    said = "no test vector for small: nothing shows that the text is the cipher it is meant to be\n"
    assert capsys.readouterr().out == said


def test_a_vector_that_is_not_met(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(text).write_text(SMALL.replace("h 0600000005000000", "h 0600000006000000"))
    with pytest.raises(Failed) as caught:
        try_text.run(text, (), None, True)
    assert str(caught.value) == f"{text}: not met or not undone: 1"
    found = json.loads(capsys.readouterr().out)
    assert [bool(each["problem"]) for each in found["vectors"]] == [False, False, True]


COMPRESS = {"h": "0100000002000000", "m": "04000000"}
MADE = {"h": "0600000005000000"}


def of_file(text: str, capsys: pytest.CaptureFixture[str], **changed: object) -> list[list[str]]:
    """What is said of the vectors of a file, of which fields of the first are changed."""
    vector = {"variant": "SMALL", "entry": "compress", "inputs": COMPRESS, "outputs": MADE} | changed
    other = {"variant": "other", "entry": "compress", "inputs": {}, "outputs": {}}
    file = Path(text).with_name("more.json")
    file.write_text(json.dumps({"vectors": [other, vector, {"variant": "small", "key": "00"}]}))
    try:
        try_text.run(text, (str(file),), None, False)
    finally:
        found = [line.split() for line in capsys.readouterr().out.splitlines() if "more.json" in line]
    return [[word for word in line if word != f"{file},"] for line in found]


def test_vectors_of_a_file(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert of_file(text, capsys) == [["vector", "2", "small", "compress", "met"]]
    with pytest.raises(Failed):
        of_file(text, capsys, outputs={"h": "0600000005000001"})


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            {"entry": "expand"},
            "'vectors > 1 > entry' is 'expand'\n  allowed: permute, restore, stream, compress",
        ),
        ({"inputs": {"h": "0100000002000000"}}, "'vectors > 1 > inputs' has h\n  allowed: h, m"),
        ({"inputs": {}}, "'vectors > 1 > inputs' has no port\n  allowed: h, m"),
        ({"outputs": {"h": "06"}}, "'vectors > 1 > outputs' has 1 bytes of h\n  allowed: 8 bytes"),
        ({"outputs": {"h": "six"}}, "'vectors > 1 > outputs > h' is 'six'\n  allowed: bytes in hexadecimal"),
    ],
)
def test_files_of_vectors_that_are_refused(
    text: str, capsys: pytest.CaptureFixture[str], changed: dict[str, object], message: str
) -> None:
    with pytest.raises(UserError) as caught:
        of_file(text, capsys, **changed)
    assert str(caught.value) == f"{Path(text).with_name('more.json')}: {message}"


def test_files_of_vectors_have_ports(text: str) -> None:
    with pytest.raises(UserError) as caught:
        try_text.run(text, ("more.rsp",), None, False)
    assert str(caught.value) == "--vectors: 'more.rsp' has no ports\n  allowed: a file that ends in .json"


def test_what_is_not_made_yet(text: str) -> None:
    with pytest.raises(UserError) as caught:
        stage(load(text), load(text).variants["small"], target("rv32i"), Options(), "ctr")
    assert str(caught.value) == "--stage: a text with entry points has no modes\n  allowed: the other stages"


def test_commands_that_do_not_take_entries_yet(gen: Gen) -> None:
    options = ("--cipher", "chacha20", "--target", "rv32i")
    assert gen("tune", *options) == (
        2,
        "",
        ("--cipher: a text with entry points, of which nothing is searched yet\n  allowed: a block cipher\n"),
    )
    assert gen("bench", *options) == (
        2,
        "",
        ("--cipher: a text with entry points, which are not measured yet\n  allowed: a block cipher\n"),
    )


SLOW = [("ascon", "rv64i"), ("chacha20", "aarch64"), ("pilsung", "rv32i"), ("pilsung", "aarch64")]


@pytest.mark.long
@pytest.mark.parametrize(
    ("cipher", "machine"),
    [
        ("chacha20", "armv7m"),
        ("ascon_hash", "rv32i"),
        ("ascon_aead", "rv64i"),
        ("ghash", "rv32i"),
        *(pytest.param(*each, marks=pytest.mark.slow) for each in SLOW),
    ],
)
def test_a_folder_of_a_shipped_text(gen: Gen, tmp_path: Path, cipher: str, machine: str) -> None:
    made = gen("--cipher", cipher, "--target", machine, "-o", tmp_path / "out")
    assert (made.status, "not proved" in made.out) == (0, False)
    assert gen("test", tmp_path / "out") == (0, f"PASS\n{cipher}_selftest.c for {machine} in Unicorn\n", "")
    assert gen("prove", tmp_path / "out").status == 0


@pytest.mark.long
def test_the_self_test_of_a_key_stream_sees_a_wrong_count(gen: Gen, tmp_path: Path, text: str) -> None:
    assert gen("--cipher", text, "--target", "rv32i", "--no-prove", "-o", tmp_path / "out").status == 0
    assert gen("test", tmp_path / "out").out.startswith("PASS\n")
    file = tmp_path / "out" / "small.S"
    before, after = file.read_text().split("small_stream_xor:\n")
    changed = re.sub(r"(addi (\w+), \2, )1\n", r"\g<1>2\n", after, count=1)
    assert changed != after
    file.write_text(f"{before}small_stream_xor:\n{changed}")
    assert "FAIL small_stream_xor, vector 1\n" in gen("test", tmp_path / "out").out


@pytest.mark.long
@pytest.mark.parametrize(
    ("function", "pattern"),
    [("absorb", r"(addi (\w+), \2, )1\n"), ("squeeze", r"(addi (\w+), \2, )8\n")],
)
def test_the_self_test_of_a_message_sees_a_wrong_length(gen: Gen, tmp_path: Path, function: str, pattern: str) -> None:
    options = ("--cipher", "ascon_hash", "--variant", "ascon_hash256", "--target", "rv32i", "--no-prove")
    assert gen(*options, "-o", tmp_path / "out").status == 0
    assert gen("test", tmp_path / "out").out.startswith("PASS\n")
    file, symbol = tmp_path / "out" / "ascon_hash256.S", f"ascon_hash256_{function}:\n"
    before, after = file.read_text().split(symbol)
    changed = re.sub(pattern, r"\g<1>2\n", after, count=1)
    assert changed != after
    file.write_text(before + symbol + changed)
    assert f"FAIL ascon_hash256_{function}, vector 2\n" in gen("test", tmp_path / "out").out

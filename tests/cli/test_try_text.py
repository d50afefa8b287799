"""`gen test` of a cipher text: its vectors, those of files, the inverse, and what is said where they fail."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.dsl.cipher import load

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

TESTS = Path(__file__).parent.parent
TOY = (TESTS / "dsl/toy.cipher").read_text("utf-8")
HEAD = "vector   variant  mode  encrypt  decrypt"
INVERSE = "decryption undoes encryption, on 100 random keys and blocks a variant\n"
NONE = "no test vector for toy48: nothing shows that the text is the cipher it is meant to be\n"
KEY, PLAIN, CIPHER = "01020304", "05060708", "4b0deb3e"
RSP = f"""# CAVS
[ENCRYPT]

COUNT = 0
KEY = {KEY}
PLAINTEXT = {PLAIN}
CIPHERTEXT = {CIPHER}

[DECRYPT]
KEY = {KEY}
CT = {CIPHER}{CIPHER}
PT = {PLAIN}{PLAIN}
KEY = {KEY}
IV = 00
PT = 00
CT = 00
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("toy.cipher").write_text(TOY, "utf-8")
    return Path("toy.cipher")


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def of(vectors: list[dict[str, str]]) -> str:
    return json.dumps({"vectors": vectors})


def vector(**changed: str) -> dict[str, str]:
    return {"variant": "toy32", "mode": "ecb", "key": KEY, "plaintext": PLAIN, "ciphertext": CIPHER, **changed}


def lines(text: str) -> str:
    """What a table says, without blanks at the ends of its lines."""
    return "".join(f"{line.rstrip()}\n" for line in text.splitlines())


def test_a_text(gen: Gen, toy: Path) -> None:
    ran = gen("test", toy)
    assert (ran.status, ran.err) == (0, "")
    assert lines(ran.out) == f"{HEAD}\nline 41  TOY32    ecb   met      met\n{NONE}vectors met: 1; {INVERSE}"


def test_a_text_without_vectors(gen: Gen, toy: Path) -> None:
    spoil(toy, f"vector TOY32 key {KEY} plain {PLAIN} cipher {CIPHER}", "")
    assert gen("test", toy) == (0, f"{NONE.replace('toy48', 'toy32, toy48')}vectors met: 0; {INVERSE}", "")
    assert gen("test", toy, "--variant", "toy48").out == f"{NONE}vectors met: 0; {INVERSE}"


def test_a_vector_that_is_not_met_in_one_direction(gen: Gen, toy: Path) -> None:
    spoil(toy, "x[0] = y[1] - (y[0] & k[1])", "x[0] = y[1] + (y[0] & k[1])")
    ran = gen("test", toy)
    assert (ran.status, ran.err) == (1, "toy.cipher: vectors not met: 1 of 1\n")
    assert lines(ran.out).startswith(
        f"{HEAD}\nline 41  TOY32    ecb   met      not met\n"
        "toy.cipher:41:3: vector 1 (TOY32) is not met: decryption gives 034f0a08\n"
        f"      vector TOY32 key {KEY} plain {PLAIN} cipher {CIPHER}\n      ^\n"
        f"  allowed: {PLAIN}, as the vector says\n"
        "toy.cipher:36:3: decryption of TOY32 does not undo encryption: key "
    )


def test_a_text_that_takes_too_much_is_not_said_to_undo_nothing(gen: Gen, toy: Path) -> None:
    spoil(toy, f"vector TOY32 key {KEY} plain {PLAIN} cipher {CIPHER}", "")
    spoil(
        toy,
        "y := undo(y, rk[i]) }",
        "y := undo(y, rk[i])\n      for j in 0..65535 { for l in 0..30 { y[0] := y[0] + y[1] } }\n    }",
    )
    ran = gen("test", toy)
    assert (ran.status, ran.out) == (2, "")
    assert "reading the text makes more than 1,500,000 terms" in ran.err
    assert "does not undo" not in ran.err


def test_decryption_that_undoes_nothing(gen: Gen, toy: Path) -> None:
    spoil(toy, "y := undo(y, rk[i]) }", "y := undo(y, rk[i]) }\n    y[0] := y[0] ^ (rounds - 3)")
    ran = gen("test", toy)
    assert (ran.status, ran.err) == (1, "toy.cipher: decryption does not undo encryption\n")
    found = json.loads(gen("test", toy, "--json").out)
    assert (found["passed"], len(found["inverse"]), found["vectors"][0]["problem"]) == (False, 1, "")


def test_vectors_with_other_settings_and_in_modes(gen: Gen, toy: Path) -> None:
    line = f"vector TOY32 key {KEY} plain {PLAIN} cipher {CIPHER}"
    spoil(toy, line, f"{line}\n  vector TOY32 rounds 2 key {KEY} plain {PLAIN} cipher 00000000")
    ran = gen("test", toy)
    assert (ran.status, ran.err) == (1, "toy.cipher: a vector with other settings or in a mode is not met\n")
    assert "toy.cipher:42:3: vector 1 (TOY32 with rounds 2) is not met: encryption gives ea3a5f53\n" in ran.out
    assert len(json.loads(gen("test", toy, "--json").out)["others"]) == 1


def test_json(gen: Gen, toy: Path) -> None:
    Path("more.json").write_text(of([vector(), vector(mode="gcm"), vector(variant="lea128"), {"key": ""}]))
    ran = gen("test", toy, "--vectors", "more.json", "--json")
    good = {"variant": "toy32", "mode": "ecb", "encrypt": True, "decrypt": True, "problem": ""}
    assert json.loads(ran.out) == {
        "passed": True,
        "vectors": [{"name": "line 41", **good}, {"name": "vector 1", **good}],
        "inverse": [],
        "others": [],
        "without_vectors": ["toy48"],
        "left_out": {"with gcm": 1, "for lea128": 1},
    }


def test_files_of_the_projects_own(gen: Gen) -> None:
    file = TESTS / "vectors/lea.json"
    count = Counter(each["variant"] for each in json.loads(file.read_text("utf-8"))["vectors"])
    ran = gen("test", "lea", "--vectors", file, "--variant", "lea192")
    assert ran.status == 0
    assert ran.out.endswith(
        f"and {count['lea192'] - 19} more vectors\nnot tried: {count['lea128']} for lea128\n"
        f"not tried: {count['lea256']} for lea256\nvectors met: {count['lea192'] + 1}; {INVERSE}"
    )


def test_a_response_file(gen: Gen, toy: Path) -> None:
    Path("kat.rsp").write_text(RSP)
    ran = gen("test", toy, "--vectors", "kat.rsp")
    assert lines(ran.out) == (
        f"{HEAD}\nline 41  TOY32    ecb   met      met\nCOUNT 0  TOY32    ecb   met      met\n"
        f"line 10  TOY32    ecb   met      met\nnot tried: 1 with an unnamed mode\n"
        f"{NONE}vectors met: 3; {INVERSE}"
    )


def test_which_order_and_which_block(gen: Gen, toy: Path) -> None:
    Path("kat.rsp").write_text(
        RSP.replace(f"{PLAIN}{PLAIN}", f"{PLAIN}06050807").replace(CIPHER * 2, f"{CIPHER}0d4b3eeb")
    )
    ran = gen("test", toy, "--vectors", "kat.rsp")
    assert (ran.status, ran.err) == (1, "toy.cipher: vectors not met: 1 of 3\n")
    assert (
        "kat.rsp:10:1: line 10, block 2, is not met: encryption gives 4ea0ee3e\n"
        f"    KEY = {KEY}\n    ^\n"
        "  allowed: 0d4b3eeb, as the vector says; it is met with the block as 'word 16 big'\n"
        f"  write:   vector TOY32 key {KEY} plain {PLAIN} cipher {CIPHER}\n"
    ) in ran.out


def test_a_message_in_counter_mode(gen: Gen, toy: Path) -> None:
    good = vector(mode="ctr", iv=PLAIN, plaintext="000000000000", ciphertext="4b0deb3e0000")
    Path("more.json").write_text(of([good]))
    ran = gen("test", toy, "--vectors", "more.json")
    gives = "more.json: vector 1, block 2, is not met: encryption gives 4baa\n  allowed: 0000, as the vector says\n"
    assert gives in ran.out
    Path("more.json").write_text(of([good | {"ciphertext": "4b0deb3e4baa"}]))
    assert gen("test", toy, "--vectors", "more.json").status == 0


WRONG = {
    "a form": ("a.txt", "", "--vectors: 'a.txt' is of no known form\n  allowed: a file that ends in .json or .rsp\n"),
    "no text": (
        "a.rsp",
        "KEY: 0",
        "a.rsp:1:1: 'KEY: 0' is no line of a response file\n    KEY: 0\n    ^\n  allowed: NAME = value, [...], # ...\n",
    ),
    "no bytes": ("a.rsp", "KEY = 0x", "a.rsp:1:1: KEY is '0x'\n    KEY = 0x\n    ^\n  allowed: bytes in hexadecimal\n"),
    "a key": (
        "a.rsp",
        "KEY = 00\nPT = 00\nCT = 00",
        "a.rsp:1:1: a key of 1 bytes\n    KEY = 00\n    ^\n  allowed: 4 for toy32, 6 for toy48\n",
    ),
    "a key in json": (
        "a.json",
        of([vector(key="00")]),
        "a.json: vector 1: 'key' has 1 bytes\n  allowed: 4 bytes for toy32 with ecb\n",
    ),
    "a part of a block": (
        "a.json",
        of([vector(plaintext="00")]),
        "a.json: vector 1: 'plaintext' has 1 bytes\n  allowed: whole blocks of 4 bytes for toy32 with ecb\n",
    ),
    "digits": (
        "a.json",
        of([vector(key="0x")]),
        "a.json: 'vectors > 0 > key' is '0x'\n  allowed: bytes in hexadecimal\n",
    ),
    "nothing for it": (
        "a.json",
        of([vector(mode="gcm")]),
        "a.json: no vector of this file can be tried\n  allowed: vectors for toy32, toy48 with ctr, ecb\n",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file(gen: Gen, toy: Path, name: str) -> None:
    file, text, message = WRONG[name]
    Path(file).write_text(text)
    assert gen("test", toy, "--vectors", file) == (2, "", message)


def test_no_file(gen: Gen, toy: Path) -> None:
    for file in ("a.json", "a.rsp"):
        message = f"{file}: there is no such file\n  allowed: a file with test vectors\n"
        assert gen("test", toy, "--vectors", file) == (2, "", message)


def test_the_main_job_says_it_too(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    own = Path("own.cipher")
    own.write_text(re.sub(r"\n  vector LEA192[^)]*?(?=\n  vector)", "", load("lea").text), "utf-8")
    options = ("--cipher", own, "--target", "rv32i", "--variant", "lea192", "--mode", "ecb", "--strategy", "loop1")
    ran = gen(*options, "--no-prove")
    assert ran.out.splitlines()[-2:] == [NONE.replace("toy48", "lea192").rstrip(), "written to own-rv32i"]
    assert json.loads(gen(*options, "--no-prove", "--json").out)["without_vectors"] == ["lea192"]


def test_a_key_for_two_variants(gen: Gen, toy: Path) -> None:
    spoil(toy, "key 3 words", "key 2 words")
    Path("kat.rsp").write_text(RSP)
    assert gen("test", toy, "--vectors", "kat.rsp").err == (
        "kat.rsp:4:1: a key of 4 bytes is for more than one variant\n    COUNT = 0\n    ^\n"
        "  allowed: toy32, toy48\n  write:   --variant toy32\n"
    )
    assert gen("test", toy, "--vectors", "kat.rsp", "--variant", "toy32").status == 0


def test_options_of_a_text_for_a_folder(gen: Gen, tmp_path: Path) -> None:
    assert gen("test", tmp_path, "--variant", "x").err == (
        f"--variant: {tmp_path} is no cipher text\n"
        f"  allowed: for a file that ends in .cipher\n  write:   gen test {tmp_path}\n"
    )

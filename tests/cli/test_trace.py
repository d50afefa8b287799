"""`gen trace`: what it prints stands in the standards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.dsl.cipher import load
from ciphergen.dsl.trace import trace, words

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

TESTS = Path(__file__).parent.parent
TOY = TESTS / "dsl/toy.cipher"
COUNTING = bytes(range(16)).hex()
DOUBLED = "00112233445566778899aabbccddeeff"
# FIPS 197 (2001), appendix C.1: round[i].start, and round[i].istart.
AES = [
    "00102030405060708090a0b0c0d0e0f0",
    "89d810e8855ace682d1843d8cb128fe4",
    "4915598f55e5d7a0daca94fa1f0a63f7",
    "fa636a2825b339c940668a3157244d17",
    "247240236966b3fa6ed2753288425b6c",
    "c81677bc9b7ac93b25027992b0261996",
    "c62fe109f75eedc3cc79395d84f9cf5d",
    "d1876c0f79c4300ab45594add66ff41f",
    "fde3bad205e5d0d73547964ef1fe37f1",
    "bd6e7c3df2b5779e0b61216e8b10b689",
    "69c4e0d86a7b0430d8cdb78070b4c55a",
]
AES_INVERSE = ["7ad5fda789ef4e272bca100b3d9ff59f", "54d990a16ba09ab596bbf40ea111702f"]
# ARIA specification 1.0, appendix C: diff_layer of the first rounds, and the last but one.
ARIA = ["7fc7f12befd0a0791de87fa96b469f52", "ac8de17e49f7c5117618993162b189e9", "c3e8d59ec2e62d5249ca2741653cb7dd"]


def states(gen: Gen, *options: object) -> list[str]:
    """The states after each stage, of the one name that each changes."""
    found = json.loads(gen("trace", *options, "--json").out)
    return ["".join(words) for stage in found["stages"] for words in stage["state"].values()]


def test_aes_by_its_standard(gen: Gen) -> None:
    assert states(gen, "--cipher", "aes", "--key", COUNTING, "--plain", DOUBLED) == AES
    back = states(gen, "--cipher", "aes", "--key", COUNTING, "--plain", AES[-1], "--decrypt")
    assert [*back[:2], back[-1]] == [*AES_INVERSE, DOUBLED]


def test_aria_by_its_specification(gen: Gen) -> None:
    assert states(gen, "--cipher", "aria", "--key", COUNTING, "--plain", DOUBLED)[:3] == ARIA


@pytest.mark.parametrize("family", ["lea", "pipo", "aria"])
def test_round_keys(family: str) -> None:
    known = json.loads((TESTS / f"vectors/{family}.json").read_text("utf-8"))["round_keys"]
    for name, expected in known.items():
        variant = load(family).variants[name]
        found = trace(variant, "encrypt", bytes.fromhex(expected["key"]), bytes(variant.block_bytes)).round_keys
        printed = ["".join(words(value)) for value in found.values()]
        assert printed == ["".join(row) for row in expected["round_keys"]]


def test_as_text(gen: Gen) -> None:
    assert gen("trace", "--cipher", TOY, "--key", "01020304", "--plain", "05060708") == (
        0,
        "rk[0]      1010 0403\n"
        "rk[1]      8090 0402\n"
        "rk[2]      049c 0401\n"
        "block x    0605 0807\n"
        "round 0 x  535d 0606\n"
        "round 1 x  3aea 535f\n"
        "round 2 x  0d4b 3eeb\n"
        "end y      0d4b 3eeb\n"
        "result     4b0deb3e\n",
        "",
    )


def test_in_json(gen: Gen) -> None:
    ran = gen("trace", "--cipher", TOY, "--key", "01020304", "--plain", "4b0deb3e", "--decrypt", "--json")
    back = [("round.2", 37, "y", "3aea 535f"), ("round.1", 37, "y", "535d 0606"), ("round.0", 37, "y", "0605 0807")]
    assert json.loads(ran.out) == {
        "variant": "toy32",
        "direction": "decrypt",
        "round_keys": {"rk[0]": ["1010", "0403"], "rk[1]": ["8090", "0402"], "rk[2]": ["049c", "0401"]},
        "input": {"y": ["0d4b", "3eeb"]},
        "stages": [
            {"name": stage, "line": line, "state": {name: state.split()}}
            for stage, line, name, state in [*back, ("end", 38, "x", "0605 0807")]
        ],
        "result": "05060708",
    }


def test_an_entry_point_by_its_vector(gen: Gen) -> None:
    """Of P12, whose result SP 800-232 lists."""
    state = f"s={0x0000080100CC0002.to_bytes(8, 'little').hex()}{'00' * 32}"
    found = json.loads(gen("trace", "--cipher", "ascon", "--variant", "ascon_p12", "--input", state, "--json").out)
    assert [stage["name"] for stage in found["stages"][:12]] == [f"round.{i}" for i in range(12)]
    vector = load("ascon").entry_vectors[0]
    assert found["outputs"] == {name: data.hex() for name, data in vector.outputs.items()}
    last = [bytes.fromhex(word)[::-1].hex() for word in found["stages"][11]["state"]["s"]]
    assert "".join(last) == found["outputs"]["t"]


def test_rounds_in_functions_of_an_entry_point(gen: Gen) -> None:
    given = ("--input", f"s={'00' * 40}", "--input", f"a={'00' * 16}")
    lines = gen("trace", "--cipher", "ascon_aead", "--entry", "absorb", *given).out.splitlines()
    assert [line.split()[:3] for line in lines[4:12]] == [["round", str(i), "permute.x"] for i in range(8, 16)]
    assert [line.split()[:2] for line in (lines[0], lines[1], lines[-2], lines[-1])] == [
        ["block", "s"],
        ["block", "a"],
        ["end", "s"],
        ["result", "s"],
    ]


WRONG_ENTRIES = {
    "no entry": ((), "--entry: no entry point is named\n  allowed: begin, absorb, absorb last, absorb empty"),
    "another entry": (("--entry", "absorbs"), "--entry: 'absorbs'\n  allowed: begin, absorb, absorb last"),
    "no input": (("--entry", "absorb"), "--input: none\n  allowed: 40 bytes of s, 16 bytes of a\n"),
    "digits": (
        ("--entry", "absorb", "--input", "s=0x"),
        "--input: 's=0x'\n  allowed: NAME=HEX, in the order of memory\n",
    ),
    "a short input": (
        ("--entry", "absorb", "--input", f"s={'00' * 40}", "--input", "a=00"),
        "--input: 40 bytes of s, 1 bytes of a\n  allowed: 40 bytes of s, 16 bytes of a\n",
    ),
    "a key": (
        ("--entry", "absorb", "--key", "00"),
        "--entry: with a key or a block\n  allowed: --input for the inputs of an entry point\n",
    ),
}


@pytest.mark.parametrize("name", WRONG_ENTRIES)
def test_wrong_usage_of_entry_points(gen: Gen, name: str) -> None:
    options, message = WRONG_ENTRIES[name]
    code, out, said = gen("trace", "--cipher", "ascon_aead", *options)
    assert (code, out) == (2, "")
    assert said.startswith(message)


WRONG = {
    "no key": (("--plain", "00"), "gen trace: Missing option '--key'\n  write:   gen trace --help\n"),
    "digits": (
        ("--key", "0x", "--plain", "00"),
        "--key: '0x'\n  allowed: bytes in hexadecimal, in the order of memory\n",
    ),
    "a key": (("--key", "00", "--plain", "00"), "--key: 1 bytes\n  allowed: 4 bytes for toy32, 6 bytes for toy48\n"),
    "another key": (
        ("--key", "00", "--plain", "00", "--variant", "TOY48"),
        "--key: 1 bytes\n  allowed: 6 bytes for toy48\n",
    ),
    "a block": (("--key", "00000000", "--plain", "00"), "--plain: 1 bytes\n  allowed: 4 bytes for toy32\n"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_usage(gen: Gen, name: str) -> None:
    options, message = WRONG[name]
    assert gen("trace", "--cipher", TOY, *options) == (2, "", message)

"""What one entry point makes once of a key and others take: rows, code for all targets, proofs, self-tests, faults."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble_each
from ciphergen.cli.main import app
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.interface.role import AccessMode, Holds
from ciphergen.interface.spelling import plain_types, prototype
from ciphergen.interface.table import functions
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.corpus import TEXTS

TEXT = """cipher TOY {
  word WIDTH ORDER
  variant TOY { rounds 4 }
  entry expand(key k: word[2], key salt: public word) -> ready rk: word[rounds][2] {
    for i in 0..rounds - 1 {
      k := [k[1] + salt, k[0] ^ (k[1] <<< 3) ^ i]
      rk[i] = k
    }
  }
  entry encrypt(block x: word[2], ready rk: word[rounds][2], call t: public word) -> block y: word[2] {
    for i in 0..rounds - 1 { x := [x[1] ^ rk[i][0], x[0] + (x[1] ^ rk[i][1] ^ t)] }
    y = x
  }
  entry decrypt(block y: word[2], ready rk: word[rounds][2], call t: public word) -> block x: word[2] {
    for i in rounds - 1 down to 0 {
      let x1 = y[0] ^ rk[i][0]
      y := [y[1] - (x1 ^ rk[i][1] ^ t), x1]
    }
    x = y
  }
  inverse decrypt of encrypt
  entry stream(ready rk: word[rounds][2], count n: word) -> block z: word[2] {
    var x = [n, n]
    for i in 0..rounds - 1 { x := [x[1] ^ rk[i][0], x[0] + (x[1] ^ rk[i][1])] }
    z = x
  }
  entry absorb(ready rk: word[rounds][2], chain h: word[2], message m: word[2]) -> chain h: word[2] {
    h := h ^ m ^ rk[0]
    for i in 1..rounds - 1 { h := [h[1], h[0] + rk[i][0]] }
  }
  entry absorb last(ready rk: word[rounds][2], chain h: word[2], message m: word[2]) -> chain h: word[2] {
    h := h ^ m ^ rk[1]
  }
}
"""
NAMES = ("expand", "encrypt", "encrypt_blocks", "decrypt", "decrypt_blocks", "stream", "stream_xor", "absorb")
VECTOR = """  vector TOY encrypt(x 01020304 05060708, k 00010203 04050607, salt 0a0b0c0d, t 11121314) -> y
    Y
  vector TOY encrypt(x 01020304 05060708, t 11121314, rk
    RK) -> y
    Y
}
"""


def text(width: int = 32, order: str = "little", more: str = "}\n") -> str:
    return TEXT.replace("WIDTH", str(width)).replace("ORDER", order)[:-2] + more


def made(machine: str, given: str) -> Output:
    return generate(parse_cipher(given, "toy.cipher"), target(machine), Options())


def report(
    output: Output, machine: str, given: str, change: tuple[str, str] = ("", ""), names: Sequence[str] = NAMES
) -> Report:
    source = re.sub(*change, output.files["toy.S"], count=1) if change[0] else output.files["toy.S"]
    assert (source != output.files["toy.S"]) == bool(change[0])
    code = next(iter(assemble_each(source, target(machine), "toy.S").values()))
    variant = parse_cipher(given, "toy.cipher").variants["toy"]
    return prove(code, "toy.o", target(machine), variant, {f"toy_{name}": name for name in names})


def test_rows() -> None:
    rows = functions(parse_cipher(text(), "toy.cipher").variants["toy"])
    assert [*rows] == [*NAMES]
    assert prototype(rows["expand"], "toy", 0, 8) == (
        "void toy_expand(const uint8_t k[8], const uint8_t salt[4], uint32_t rk[8]);"
    )
    assert prototype(rows["encrypt_blocks"], "toy", 0, 8) == (
        "void toy_encrypt_blocks("
        "const uint8_t *x, const uint32_t rk[8], const uint8_t t[4], uint8_t *y, size_t blocks);"
    )
    assert plain_types(rows["expand"], "")[2] == "__UINT32_TYPE__ *"
    ready = [(b.holds, b.access, b.alignment) for b in rows["encrypt"].buffers if b.name == "rk"]
    assert ready == [(Holds.PORT, AccessMode.READ, 4)]
    assert [name for name, row in rows.items() if row.aliases] == [*NAMES[1:5], "stream_xor"]


@pytest.mark.parametrize(
    ("machine", "width", "order"),
    [
        ("rv32i", 32, "little"),
        ("aarch64", 16, "big"),
        *(
            pytest.param(machine, width, order, marks=pytest.mark.long)
            for machine in ("rv32i", "rv32i_zbb", "rv64i", "armv7m", "aarch64")
            for width, order in ((8, ""), (16, "little"), (24, "little"), (32, "big"), (64, "little"))
        ),
    ],
)
def test_proved(machine: str, width: int, order: str) -> None:
    given = text(width, order)
    output = made(machine, given)
    assert [f.role for f in output.functions] == [*NAMES]
    found = report(output, machine, given)
    assert found.proved
    assert ("what is made once of a key lies as the words that it is made of do" in found.assumptions) == (
        width in (16, 32, 64)
    )


NIBBLES = """cipher TOY {
  word 4 big
  variant TOY { rounds 4 }
  entry expand(key k: word[2]) -> ready rk: word[rounds] {
    for i in 0..rounds - 1 {
      rk[i] = k[i mod 2] ^ i
      k := [k[1], k[0] + k[1]]
    }
  }
  entry encrypt(ready rk: word[rounds], block x: word[4]) -> block y: word[4] {
    for i in 0..rounds - 1 { x := [x[1], x[2], x[3], x[0] + (x[1] ^ rk[i])] }
    y = x
  }
}
"""


def test_words_that_are_no_whole_bytes() -> None:
    output, variant = made("rv32i", NIBBLES), parse_cipher(NIBBLES, "toy.cipher").variants["toy"]
    assert [b.alignment for b in functions(variant)["expand"].buffers] == [1, 1]
    code = next(iter(assemble_each(output.files["toy.S"], target("rv32i"), "toy.S").values()))
    assert prove(code, "toy.o", target("rv32i"), variant, {f"toy_{name}": name for name in NAMES[:3]}).proved


FAULTS = {  # in code for RV32I: an instruction, and what stands in its place
    "a word of another round key": (r"(toy_encrypt:\n(?:.*\n)*?    lw \w+, )12\(", r"\g<1>20("),
    "a word that expansion does not write": (r"sw (\w+), 28\((\w+)\)", r"sw \1, 24(\2)"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_fault(name: str) -> None:
    given = text()
    found = report(made("rv32i", given), "rv32i", given, FAULTS[name], NAMES[:2])
    wrong = [o for o in found.obligations if o.prop is Property.RESULT and o.verdict is not Verdict.PROVED]
    assert [o.verdict for o in wrong] == [Verdict.REFUTED]


def test_words_of_a_key_are_no_public_data() -> None:
    """A branch on what is made of a key is refuted, one on a public input is not."""
    given = text()
    output = made("rv32i", given)
    for register, verdict in (("a2", Verdict.PROVED), ("a1", Verdict.REFUTED)):
        peek = rf"\1    lbu t0, 0({register})\n    beq t0, zero, 1f\n    nop\n1:\n"
        found = report(output, "rv32i", given, (r"(toy_encrypt:\n(?:.*\n)*?.*startproc\n)", peek), NAMES[1:2])
        assert {o.function: o.verdict for o in found.obligations if o.prop is Property.SECRET_BRANCH}[
            "toy_encrypt"
        ] is verdict


VECTORS = """  vector TOY encrypt(x 0102030405060708, k 0001020304050607, salt 0a0b0c0d, t 11121314)
    -> y f16821938fe9ed21
  vector TOY encrypt(x 0102030405060708, t 11121314,
    rk 0e1012142029323b2a343e480e5983cd18648fda5efc242468073131ea86a8fb) -> y f16821938fe9ed21
  vector TOY expand(k 0001020304050607, salt 0a0b0c0d) -> rk
    0e1012142029323b2a343e480e5983cd18648fda5efc242468073131ea86a8fb
  vector TOY stream(k 0001020304050607, salt 0a0b0c0d, n 00000000) -> z 049ec290aa03a82a
  vector TOY absorb(k 0001020304050607, salt 0a0b0c0d, h 0000000000000000, m 0102030405060708090a0b)
    -> h 1eadf145af140344
}
"""


@pytest.mark.long
def test_from_the_text_to_the_self_test(tmp_path: Path) -> None:
    """A vector has the key, or what is made of it; the self-test what is made of it."""
    path = tmp_path / "toy.cipher"
    path.write_text(text(more=VECTORS))
    for arguments in (
        ["test", str(path)],
        ["--cipher", str(path), "--target", "rv32i", "-o", str(tmp_path / "out")],
        ["test", str(tmp_path / "out")],
    ):
        result = CliRunner().invoke(app, arguments)
        assert result.exit_code == 0, result.output
    header = (tmp_path / "out" / "toy.h").read_text()
    assert (
        " * toy_expand makes rk of a key, once for all calls that take it: it is aligned as its type asks for.\n"
        in header
    )


@pytest.mark.parametrize("path", sorted((TEXTS / "entries").glob("*.cipher")), ids=lambda path: path.stem)
def test_a_text_with_entries_meets_its_vectors(path: Path) -> None:
    cipher = load(str(path))
    assert (cipher.name, bool(cipher.standard)) == (path.stem, True)
    assert {v.variant for v in cipher.entry_vectors} == set(cipher.variants)

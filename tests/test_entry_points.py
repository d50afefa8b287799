"""Entry points from text to proved code: a permutation with its inverse, a key stream, a compression function."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble_each
from ciphergen.cli import prove_file
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.concrete import ConcreteEntry
from ciphergen.dsl.entry import Entry
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.interface.role import AccessMode, Buffer, Extent, Holds, Unit
from ciphergen.interface.table import functions
from ciphergen.verify.claim.contract import setting
from ciphergen.verify.claim.inverse import prove_undone
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.object_file import read
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict

SMALL = """cipher SMALL {
  word 32 little
  variant SMALL { rounds 8 }
  entry permute(block s: word[4]) -> block t: word[4] {
    for i in 0..rounds - 1 { s := [s[1], s[2], s[3] + i, (s[0] ^ s[1]) <<< 7] }
    t = s
  }
  entry restore(block t: word[4]) -> block s: word[4] {
    for i in rounds - 1 down to 0 { t := [(t[3] >>> 7) ^ t[0], t[0], t[1], t[2] - i] }
    s = t
  }
  inverse restore of permute
  entry stream(key k: word[2], call nonce: public word, count n: word) -> block z: word[4] {
    var s = [k[0], k[1], nonce, n]
    for i in 1..8 { s := [s[1] + s[3], s[2], s[3], (s[0] ^ s[1]) <<< 9] }
    z = s
  }
  entry compress(chain h: word[2], block m: word) -> chain h: word[2] { h := [h[1] + m, h[0] ^ m] }
  vector SMALL permute(s 00000000 01000000 02000000 03000000) -> t 858100008680000087c3200080406000
  vector SMALL stream(k 00010203 04050607, nonce 08090a0b, n 0c0d0e0f) -> z 726244d4d9f1e9317a6d63e74d4ef568
  vector SMALL compress(h 01000000 02000000, m 04000000) -> h 0600000005000000
}
"""
NAMES = ("permute", "permute_blocks", "restore", "restore_blocks", "stream", "stream_xor", "compress")
TARGETS = ("rv32i", "rv64i", "armv7m", "aarch64")


def made(machine: str, options: Options | None = None) -> Output:
    return generate(parse_cipher(SMALL, "small.cipher"), target(machine), options or Options())


def assembled(output: Output, machine: str) -> bytes:
    return next(iter(assemble_each(output.files["small.S"], target(machine), "small.S").values()))


def report(code: bytes, machine: str, names: Sequence[str] = NAMES) -> Report:
    variant = parse_cipher(SMALL, "small.cipher").variants["small"]
    return prove(code, "small.o", target(machine), variant, {f"small_{name}": name for name in names})


@pytest.mark.long
@pytest.mark.parametrize("machine", TARGETS)
def test_proved(machine: str) -> None:
    output = made(machine)
    assert [f.role for f in output.functions] == [*NAMES]
    found = report(assembled(output, machine), machine)
    assert found.proved
    assert found.obligations[0].prop is Property.INVERSE


def test_rows() -> None:
    variant = parse_cipher(SMALL, "small.cipher").variants["small"]
    rows = functions(variant)
    assert [*rows] == [*NAMES]
    ports = [(b.name, b.holds, b.secrecy, b.access) for b in rows["stream"].buffers]
    assert ports == [
        ("k", Holds.PORT, Secrecy.SECRET, AccessMode.READ),
        ("nonce", Holds.PORT, Secrecy.PUBLIC, AccessMode.READ),
        ("n", Holds.PORT, Secrecy.PUBLIC, AccessMode.READ),
        ("z", Holds.PORT, Secrecy.SECRET, AccessMode.WRITE),
    ]
    assert [(b.name, b.access) for b in rows["compress"].buffers] == [
        ("h", AccessMode.UPDATE),
        ("m", AccessMode.READ),
    ]
    assert [name for name, row in rows.items() if row.aliases] == [*NAMES[:4], "stream_xor"]


def test_code_computes_what_the_text_does() -> None:
    variant, code = parse_cipher(SMALL, "small.cipher").variants["small"], assembled(made("rv32i"), "rv32i")
    obj = read(code, "small.o", target("rv32i"))
    given = {"k": bytes(range(8)), "nonce": b"nonc", "n": b"\xff\xff\xff\xff"}
    places = {name: 0x20000000 + 0x1000 * i + i for i, name in enumerate((*given, "z"))}
    memory = {places[name]: data for name, data in given.items()} | {places["z"]: bytes(16)}
    emulator = Emulator(target("rv32i"), obj.text)
    outcome = emulator.call(obj.functions["small_stream"][0], [*places.values()], memory, 10_000)
    assert dict(outcome.memory)[places["z"]] == ConcreteEntry(variant, "stream")(given)["z"]


@pytest.mark.long
def test_a_wrong_rotation_is_refuted() -> None:
    output = made("rv32i")
    text = output.files["small.S"].replace(", 9\n", ", 10\n")
    assert text != output.files["small.S"]
    code = next(iter(assemble_each(text, target("rv32i"), "small.S").values()))
    found = {
        o.function: o for o in report(code, "rv32i", ["stream", "compress"]).obligations if o.prop is Property.RESULT
    }
    assert found["small_stream"].verdict is Verdict.REFUTED
    example = found["small_stream"].counterexample
    assert example is not None
    assert (example.confirmed, len(example.data)) == (True, 16)
    assert found["small_compress"].verdict is Verdict.PROVED


@pytest.mark.long
def test_a_branch_on_a_secret_input_is_refuted() -> None:
    """The nonce is public, and the key is not: what decides it is the text."""
    text = made("rv32i").files["small.S"]
    before, after = text.split("small_stream:\n", 1)
    head, body = after.split(".cfi_startproc\n", 1)
    for offset, verdict in (("0(a1)", Verdict.PROVED), ("0(a0)", Verdict.REFUTED)):
        peek = f"    lbu t0, {offset}\n    beq t0, zero, 1f\n    nop\n1:\n"
        changed = f"{before}small_stream:\n{head}.cfi_startproc\n{peek}{body}"
        code = next(iter(assemble_each(changed, target("rv32i"), "small.S").values()))
        found = {o.prop: o for o in report(code, "rv32i", ["stream"]).obligations}
        assert found[Property.SECRET_BRANCH].verdict is verdict


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "a mode": (
        lambda: made("rv32i", Options(modes=("ecb",))),
        "--mode: a text with entry points has no modes\n  allowed: no --mode: all its functions are made",
    ),
    "a crate": (
        lambda: made("rv32i", Options(glue=("cargo",))),
        "--with: no crate is made of entry points yet\n  allowed: the other build tools",
    ),
    "shared registers": (
        lambda: made("rv32i", Options(strategy="lanes4")),
        "--target: small cannot be made for rv32i yet: the blocks of entry points do not share registers yet\n"
        "  allowed: what gen list shows\n  write:   gen list",
    ),
    "two functions of one name": (
        lambda: functions(
            parse_cipher(re.sub(r"(entry|SMALL) compress", r"\1 permute_blocks", SMALL), "small.cipher").variants[
                "small"
            ]
        ),
        "small.cipher:18:3: two functions are called 'permute_blocks'\n  allowed: another name of the entry",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    wrong, message = REFUSED[name]
    with pytest.raises(UserError) as caught:
        wrong()
    assert str(caught.value) == message


PORT = functions(parse_cipher(SMALL, "small.cipher").variants["small"])["stream"]
LENGTH = functions(load("lea").variant("lea128"))["encrypt_blocks"].lengths[0]
HOSTILE: dict[str, tuple[dict[str, Any], str]] = {
    "a length": (
        {"parameters": (*PORT.parameters, LENGTH)},
        "the row of stream: an entry point has a buffer for each port and no other parameter",
    ),
    "blocks": (
        {"parameters": (replace(PORT.buffers[0], extent=Extent(Unit.BLOCK, 1)), *PORT.parameters[1:])},
        "the row of stream: ports have as many bytes as the text says",
    ),
    "nothing written": (
        {"parameters": PORT.parameters[:3]},
        "the row of stream: an entry point writes one buffer, and is in no mode",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_row(name: str) -> None:
    changes, message = HOSTILE[name]
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        replace(PORT, **changes)
    assert str(caught.value) == message


def test_no_port_points_to_the_stack_and_none_is_public_by_its_row() -> None:
    knowledge = Knowledge(parse_cipher(SMALL, "small.cipher").variants["small"])
    key, *rest = PORT.parameters
    assert isinstance(key, Buffer)
    for other, message in (
        (replace(key, name="sp"), "stream: sp is the stack pointer"),
        (replace(key, secrecy=Secrecy.PUBLIC), "stream: what k points to is secret"),
    ):
        row = replace(PORT, parameters=(other, *rest))
        with pytest.raises(ValueError, match=re.escape(message)) as caught:
            setting(target("rv32i"), knowledge.specification, row, 0, None, False)
        assert str(caught.value) == message


def test_an_inverse_that_undoes_nothing_is_refuted() -> None:
    variant = parse_cipher(SMALL, "small.cipher").variants["small"]
    knowledge, (inverse, entry) = Knowledge(variant), variant.inverses[0]
    wrong = Entry(inverse.name, inverse.place, entry.inputs, entry.outputs, entry.body)
    changed = replace(variant, entries={**variant.entries, "restore": wrong})
    found = prove_undone(changed, (wrong, entry), knowledge.equality, knowledge.solver)
    assert found.verdict is Verdict.REFUTED
    assert found.detail == "'restore' is not proved to undo 'permute'"


@pytest.mark.long
def test_a_file_without_a_function_of_an_entry(tmp_path: Path) -> None:
    text, code = tmp_path / "small.cipher", tmp_path / "other.S"
    text.write_text(SMALL)
    code.write_text(made("rv32i").files["small.S"].replace("small_", "other_"))
    with pytest.raises(UserError) as caught:
        prove_file.plan(code, str(text), "rv32i", (), "", None)
    assert str(caught.value) == (
        f"other.S: no function has a name of {text}'s, such as small_permute\n"
        "  allowed: these names; others with --prefix or --function\n"
        f"  write:   gen prove --cipher small --target rv32i --function my_function=permute {code}"
    )

"""CCM around a cipher: official messages on object code, the proof of all of it, and what is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.phase_mode import PhaseBytes
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.generator.options import Options
from ciphergen.interface.phases import all_functions
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.object_file import read
from ciphergen.verify.phases import prove_with_modes
from ciphergen.verify.prove import Declared
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.generator.running import KEY, KEYS, assembled
from tests.kept import generated, object_code
from tests.verify.composed import KEY_BYTES, changed, judge, refusals, source

MESSAGES = json.loads((Path(__file__).parents[1] / "vectors" / "ccm_messages.json").read_text("utf-8"))["vectors"]
NONCE, AAD, TAG, IN, OUT = 0x240000, 0x250000, 0x280000, 0x300000, 0x340000
REFUSED = 2**32 - 1
LIMIT = 20_000_000
MACHINES = ("rv32i", "rv64i", "armv7m", "aarch64")


def messages(variant: str) -> Iterator[tuple[list[bytes], bool]]:
    """Key, nonce, associated data, plaintext, ciphertext and tag of each message, and whether it is valid."""
    for _, name, *hexadecimal, valid in MESSAGES:
        if name == variant:
            yield [*map(bytes.fromhex, hexadecimal)], valid


class Ccm:
    """The functions of a variant in an emulator."""

    def __init__(self, variant: str, machine: str) -> None:
        files = dict(generated(variant.rstrip("0123456789"), machine, Options((variant,), ("ccm",))).files)
        header = {name: text for name, text in files.items() if name.endswith(".h")}
        self.program, self.variant, self.machine = assembled(files, machine, variant), variant, target(machine)
        self.size = first_declared_bytes(header, f"{variant}_ccm", self.machine)

    def expanded(self, key: bytes) -> bytes:
        given = {KEYS: bytes(self.size), KEY: key}
        return self.program.call(f"{self.variant}_ccm_expand_key", [KEYS, KEY], given).memory[KEYS]

    def call(
        self, direction: str, ks: bytes, nonce: bytes, aad: bytes, data: bytes, tag: bytes, *, place: int, same: bool
    ) -> tuple[int, bytes, bytes]:
        """The result, the output and the tag of a call, in place or not."""
        out, there = IN + place if same else OUT + 3 - place, TAG + place
        given = {KEYS: ks, NONCE + place: nonce, AAD + place: aad, IN + place: data, there: tag}
        given[out] = data if same else b"\x5a" * len(data)
        memory = {at: content for at, content in given.items() if content}
        arguments = [
            KEYS,
            NONCE + place,
            len(nonce),
            AAD + place,
            len(aad),
            IN + place,
            out,
            len(data),
            there,
            len(tag),
        ]
        symbol = self.program.symbols[f"{self.variant}_ccm_{direction}"]
        outcome = self.program.emulator.call(symbol, arguments, memory, LIMIT)
        assert (outcome.ended, outcome.broken, outcome.strays) == ("returned", (), ())
        result = outcome.registers[self.machine.abi.result] % 2**32
        return result, outcome.memory.get(out, b""), outcome.memory.get(there, b"")


@pytest.mark.long
@pytest.mark.parametrize(
    ("variant", "machine"),
    [
        *(pytest.param("lea128", m, marks=pytest.mark.slow) if m != "rv32i" else ("lea128", m) for m in MACHINES),
        *(
            pytest.param(f"{cipher}{bits}", "rv32i", marks=pytest.mark.slow)
            for cipher, bits in (("aes", 256), ("aria", 128), ("aria", 256), ("lea", 256))
        ),
    ],
)
def test_official_messages(variant: str, machine: str) -> None:
    """Those that are valid both ways, in place and not, at every alignment; others are refused, with zeros."""
    code, tags = Ccm(variant, machine), load_phase_mode("ccm").tag_bytes
    for number, ((key, nonce, aad, plain, cipher, tag), valid) in enumerate(messages(variant)):
        ks, sized = code.expanded(key), len(nonce) in range(7, 14) and len(tag) in tags
        for place in range(4) if number < 4 else (number % 4,):
            same = (number + place) % 2 == 0
            if valid:
                found = code.call("encrypt", ks, nonce, aad, plain, bytes(len(tag)), place=place, same=same)
                assert found == (0, cipher, tag)
            found = code.call("decrypt", ks, nonce, aad, cipher, tag, place=place, same=not same)
            untouched = cipher if not same else b"\x5a" * len(cipher)
            assert found == ((0, plain, tag) if valid else (REFUSED, bytes(len(cipher)) if sized else untouched, tag))


SMALL = tuple((7 + n % 7, aad, 15 + n % 3, 4 + 2 * (n % 7)) for n, aad in enumerate((0, 1, 9, 10, 13, 14, 15, 30, 31)))
LARGE = ((12, 65279, 1, 16), (13, 65280, 1, 4), (13, 0, 65535, 8))


@pytest.mark.parametrize(
    ("machine", "sizes"),
    [
        pytest.param(
            machine, sizes, marks=pytest.mark.long if (machine, sizes) == ("rv32i", SMALL) else pytest.mark.slow
        )
        for machine in MACHINES
        for sizes in (SMALL, LARGE)
    ],
    ids=lambda each: each if isinstance(each, str) else ("small" if each == SMALL else "large"),
)
def test_lengths_at_which_the_format_changes(machine: str, sizes: tuple[tuple[int, ...], ...]) -> None:
    """What the text makes, with a nonce of each length, associated data around a block and around two bytes of length,
    messages around a block and around the largest that fits."""
    code, key = Ccm("lea128", machine), bytes(range(16))
    text, ks = PhaseBytes.of(load_phase_mode("ccm"), Concrete(load("lea").variants["lea128"]), key), code.expanded(key)
    for number, (nonce, aad, size, tag) in enumerate(sizes):
        strings = [bytes(i * (number + n) % 251 for i in range(each)) for n, each in enumerate((nonce, aad, size))]
        wanted = text.encrypt(dict(zip(("nonce", "aad", "p"), strings, strict=True)), tag)
        assert wanted is not None
        found = code.call("encrypt", ks, *strings, bytes(tag), place=number % 4, same=number % 2 == 0)
        assert found == (0, wanted["c"], wanted["tag"])
        back = code.call("decrypt", ks, *strings[:2], wanted["c"], wanted["tag"], place=0, same=number % 2 > 0)
        assert back == (0, strings[2], wanted["tag"])
    for nonce, size in ((6, 0), (14, 0), (0, 0), (13, 65536)):
        data = bytes(size)
        found = code.call("encrypt", ks, bytes(nonce), b"", data, bytes(16), place=0, same=True)
        assert found == (REFUSED, data, bytes(16))


def proof_of(source: str, machine: str, roles: dict[str, str], size: int) -> Report:
    """The verdicts on LEA-128 in CCM. size: bytes of each of its keys."""
    variant, on = load("lea").variants["lea128"], target(machine)
    return prove_with_modes(
        object_code(source, machine),
        "lea128.o",
        on,
        variant,
        roles,
        declared=Declared(size, mode_key_bytes={"ccm": size}),
        progress=lambda symbol, doing: None,
        knowledge=Knowledge(variant, on.xlen, lasting=False),
    )


@pytest.mark.long
@pytest.mark.parametrize("machine", [pytest.param(m, marks=pytest.mark.slow) for m in MACHINES[1:]] + ["rv32i"])
def test_everything_is_proved_of_lea(machine: str) -> None:
    files, text = dict(generated("lea", machine, Options(("lea128",), ("ccm",))).files), load("lea").variants["lea128"]
    there = read(object_code(files["lea128.S"], machine), "lea128.o", target(machine)).functions
    size = first_declared_bytes({n: code for n, code in files.items() if n.endswith(".h")}, "lea128", target(machine))
    roles = {f"lea128_{name}": name for name in all_functions(text) if f"lea128_{name}" in there}
    assert {"ctr", "ccm_filled", "ccm_clear", "ccm_chain", "ccm_chain_keyed", "ccm_decrypt"} < {*roles.values()}
    report = proof_of(files["lea128.S"], machine, roles, size)
    assert report.proved
    assert {o.function for o in report.obligations if o.prop is Property.RELEASE} == {"lea128_ccm_decrypt"}
    assert report.mode_key_bytes == {"ccm": size}


CALLED = ("expand_key", "encrypt", "ctr", "ccm_filled", "ccm_clear", "ccm_chain", "ccm_chain_keyed", "ccm_expand_key")


@pytest.mark.long
def test_what_is_called_is_believed_only_where_it_is_proved() -> None:
    """One wrong instruction of the cipher's encryption, and nothing is proved of CCM around it."""
    before, label, rest = source("ccm").partition("\nlea128_encrypt:\n")
    assert "    xor " in rest.partition(".size")[0]
    wrong = before + label + rest.replace("    xor ", "    or ", 1)
    report = proof_of(wrong, "rv32i", {f"lea128_{name}": name for name in (*CALLED, "ccm_decrypt")}, KEY_BYTES)
    refused = {o.function for o in report.obligations if o.verdict is not Verdict.PROVED}
    own, users = ("expand_key", "encrypt"), ("ccm_chain", "ccm_chain_keyed", "ccm_expand_key", "ccm_decrypt")
    assert refused == {f"lea128_{name}" for name in (*own, *users)}
    assert not [o for o in report.obligations if o.prop is Property.RELEASE and o.verdict is Verdict.PROVED]


BOTH, SEAL, OPEN = "ccm_chain_keyed", "ccm_encrypt", "ccm_decrypt"
EARLY = """\
    addi a1, sp, 56
    addi a0, s3, 0
    addi a2, s6, 0
    addi a3, s7, 0
    addi a4, s8, 0
    jal ra, lea128_ctr_local
"""
# What is wrong: the function, what is replaced in it and by what, and by which property it is refused.
MUTANTS = {
    "the flags say no associated data": (SEAL, "addi t0, zero, 64", "addi t0, zero, 0", "result"),
    "the flags say a longer tag": (SEAL, "addi t1, s2, -2", "addi t1, s2, 0", "result"),
    "the nonce says another length": (SEAL, "sub t1, t1, s0", "sub t1, t1, s2", "result"),
    "long associated data are marked otherwise": (SEAL, "addi t1, t1, -0x101", "addi t1, t1, -0x100", "result"),
    "fewer associated data stand in the first block": (SEAL, "addi s0, zero, 10", "addi s0, zero, 9", "result"),
    "the counter goes up by two": (SEAL, "addi t6, t6, 1\n", "addi t6, t6, 2\n", "result"),
    "the message is not authenticated": (SEAL, "addi a3, s8, 0\n    jal ra", "addi a3, zero, 0\n    jal ra", "result"),
    "a message may be longer than its length says": (
        SEAL,
        "bne t0, zero, .Llea128_ccm_encrypt_refused1\n",
        "",
        "result",
    ),
    "plaintext before the comparison": (
        OPEN,
        "    addi t1, zero, 0\n.Llea128_ccm_decrypt_tag",
        EARLY + "    addi t0, sp, 88\n    addi t1, zero, 0\n.Llea128_ccm_decrypt_tag",
        "release",
    ),
    "a comparison that ends early": (
        OPEN,
        "or t1, t1, t2\n    addi s2, s2, -1\n",
        "bne t2, zero, .Llea128_ccm_decrypt_refused1\n    addi s2, s2, -1\n",
        "secret-branch",
    ),
    "the last byte alone is compared": (
        OPEN,
        "or t1, t1, t2\n    addi s2, s2, -1\n",
        "addi t1, t2, 0\n    addi s2, s2, -1\n",
        "secret-branch",
    ),
    "what is not released is not cleared": (OPEN, "jal ra, lea128_ccm_clear_local", "addi a7, zero, 0", "release"),
}


@pytest.mark.long
@pytest.mark.parametrize("wrong", MUTANTS)
def test_a_wrong_function_is_refused(wrong: str) -> None:
    function, old, new, prop = MUTANTS[wrong]
    found = refusals(judge(changed(source("ccm"), function, (old, new)), "ccm", (function,)))
    assert {o.function for o in found} == {f"lea128_{function}"}
    assert {o.prop.value for o in found} == {prop}


AGAIN = """\
    addi a0, s3, 0
    addi a1, sp, 88
    addi a2, s7, 0
    addi a3, s8, 0
    jal ra, lea128_ccm_chain_keyed_local
"""


@pytest.mark.long
def test_what_is_made_twice_is_not_understood() -> None:
    """The tag's function called on zeros that another function wrote."""
    clear, text = "    jal ra, lea128_ccm_clear_local\n", source("ccm")
    # Between what reads constants behind the code and these there are five instructions more.
    begin = text.index(f"\nlea128_{OPEN}:\n")
    (distance,) = re.findall(r"addi t0, t0, (\d+)  /\* the constants", text[begin : text.index(clear, begin)])
    moved = (f"addi t0, t0, {distance}  /*", f"addi t0, t0, {int(distance) + 20}  /*")
    (found,) = refusals(judge(changed(text, OPEN, (clear, clear + AGAIN), moved), "ccm", (OPEN,)))
    assert found.detail.partition(": ")[2] == "calls ccm_chain_keyed with what is made of another string"


@pytest.mark.long
def test_the_header_says_what_may_be_left_on_the_stack() -> None:
    said = "The tag is one of the plaintext: so may blocks of that, whatever the tag of the message is."
    for mode, says in (("ccm", True), ("gcm", False)):
        header = generated("lea", "rv32i", Options(("lea128",), (mode,))).files["lea.h"]
        assert "What is made of the key, and the tag that a message" in header
        assert (said in header) == says

"""CMAC around a cipher: official messages on object code, the proof of all of it, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.interface.phases import all_functions
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.object_file import read
from ciphergen.verify.phases import prove_with_modes
from ciphergen.verify.prove import Declared
from ciphergen.verify.verdict import Property
from tests.generator.running import IN, KEY, KEYS, assembled
from tests.kept import generated, object_code
from tests.verify.composed import changed, judge, refusals, source

MESSAGES = json.loads((Path(__file__).parents[1] / "vectors" / "cbc_cmac_messages.json").read_text("utf-8"))["vectors"]
TAG = 0x260000
REFUSED = 2**32 - 1
LIMIT = 10_000_000
MACHINES = ("rv32i", "rv64i", "armv7m", "aarch64")


def messages(variant: str) -> Iterator[tuple[bytes, bytes, bytes, bool]]:
    """Key, message and tag of each message of CMAC, and whether the tag is valid."""
    for _, mode, name, key, _, message, _, tag, valid in MESSAGES:
        if (mode, name) == ("cmac", variant):
            yield bytes.fromhex(key), bytes.fromhex(message), bytes.fromhex(tag), valid


@pytest.mark.long
@pytest.mark.parametrize(
    ("variant", "machine"),
    [
        *(("lea128", machine) for machine in MACHINES),
        *(
            pytest.param(f"{cipher}{bits}", "rv32i", marks=pytest.mark.slow)
            for cipher, bits in (("aes", 128), ("aes", 256), ("aria", 128), ("lea", 192), ("lea", 256))
        ),
    ],
)
def test_official_messages(variant: str, machine: str) -> None:
    """Each at every alignment of message and tag."""
    files = dict(generated(variant.rstrip("0123456789"), machine, Options((variant,), ("cmac",))).files)
    program, made = assembled(files, machine, variant), target(machine)
    header = {name: text for name, text in files.items() if name.endswith(".h")}
    size, tried = first_declared_bytes(header, f"{variant}_cmac", made), 0

    def call(name: str, arguments: list[int], memory: dict[int, bytes]) -> tuple[int, bytes]:
        given = {at: data for at, data in memory.items() if data}
        outcome = program.emulator.call(program.symbols[f"{variant}_{name}"], arguments, given, LIMIT)
        assert (outcome.ended, outcome.broken, outcome.strays) == ("returned", (), ())
        return outcome.registers[made.abi.result] % 2**32, outcome.memory[max(given)]

    for number, (key, message, tag, valid) in enumerate(messages(variant)):
        ks = program.call(f"{variant}_cmac_expand_key", [KEYS, KEY], {KEYS: bytes(size), KEY: key}).memory[KEYS]
        for place in range(4):
            at, there = IN + place, TAG + (number + place) % 4
            arguments = [KEYS, at, len(message), there, len(tag)]
            memory = {KEYS: ks, at: message}
            if valid:
                assert call("cmac", arguments, memory | {there: bytes(len(tag))}) == (0, tag)
            assert call("cmac_verify", arguments, memory | {there: tag}) == (0 if valid else REFUSED, tag)
        for count in (0, 17):
            arguments = [KEYS, IN, len(message), TAG, count]
            assert call("cmac", arguments, {KEYS: ks, IN: message, TAG: bytes(17)}) == (REFUSED, bytes(17))
        tried += 1
    assert tried >= 10


@pytest.mark.long
@pytest.mark.parametrize("machine", [pytest.param(m, marks=pytest.mark.slow) for m in MACHINES[1:]] + ["rv32i"])
def test_everything_is_proved_of_lea(machine: str) -> None:
    files, variant = dict(generated("lea", machine, Options(("lea128",), ("cmac",))).files), load("lea")
    text, made = variant.variants["lea128"], target(machine)
    data = object_code(files["lea128.S"], machine)
    there = read(data, "lea128.o", made).functions
    header = {name: code for name, code in files.items() if name.endswith(".h")}
    key, size = (first_declared_bytes(header, name, made) for name in ("lea128", "lea128_cmac"))
    roles = {f"lea128_{name}": name for name in all_functions(text) if f"lea128_{name}" in there}
    assert {*roles.values()} == {"expand_key", "encrypt", "cmac_chain", "cmac_expand_key", "cmac", "cmac_verify"}
    report = prove_with_modes(
        data,
        "lea128.o",
        made,
        text,
        roles,
        declared=Declared(key, mode_key_bytes={"cmac": size}),
        progress=lambda symbol, doing: None,
        knowledge=Knowledge(text, made.xlen, lasting=False),
    )
    assert report.proved
    assert {o.function for o in report.obligations if o.prop is Property.RELEASE} == {"lea128_cmac_verify"}
    assert {
        o.method for o in report.obligations if o.function == "lea128_cmac_chain" and o.prop is Property.RESULT
    } == {"induction over blocks"}
    assert report.mode_key_bytes == {"cmac": size}
    assert {*report.modes} == {"cmac"}
    declared = [line for line in files["lea.h"].splitlines() if line.endswith(" bytes */")]
    for facts in report.functions:
        (line,) = (line for line in declared if f" {facts.symbol}(" in line)
        assert line.endswith(f"/* stack {facts.stack_bytes} bytes */")


FOLD, MAKE, VERIFY, EXPAND = "cmac_chain", "cmac", "cmac_verify", "cmac_expand_key"
STORED = "    sw t0, 20(sp)\n    sw t1, 24(sp)\n    sw t2, 28(sp)\n    sw t3, 32(sp)\n    addi a2"
# What is wrong: the function, what is replaced in it and by what, the function that is refused, and by which property.
MUTANTS = {
    "the last block is left out": (
        FOLD,
        "t0, .Llea128_cmac_chain_last2",
        "t0, .Llea128_cmac_chain_end4",
        FOLD,
        "blocks",
    ),
    "a block is taken twice": (FOLD, "addi s2, s2, 16", "addi s2, s2, 0", FOLD, "reads"),
    "a block has 15 bytes": (FOLD, "addi s3, s3, -16", "addi s3, s3, -15", FOLD, "reads"),
    "a word is not added": (FOLD, "xor t1, a0, t1", "addi t1, t1, 0", FOLD, "result"),
    "the cipher is not asked": (FOLD, "jal ra, lea128_encrypt_local", "addi a7, zero, 0", FOLD, "result"),
    "the answer goes elsewhere": (FOLD, "addi a1, a2, 0", "addi a1, a2, -20", FOLD, "result"),
    "the cipher has another key": (FOLD, "addi a0, s1, 0", "addi a0, s1, 4", FOLD, "reads"),
    "the sum is not stored": (FOLD, STORED, "    addi a2", FOLD, "result"),
    "one block stands for the other": (MAKE, "lw t1, 384(s1)", "lw t1, 400(s1)", MAKE, "result"),
    "the padding is a byte too late": (MAKE, "andi t0, s5, 3", "addi t0, s5, 1\n    andi t0, t0, 3", MAKE, "result"),
    "the padding is another byte": (MAKE, "addi t1, zero, 128", "addi t1, zero, 64", MAKE, "result"),
    "a whole last block is padded": (MAKE, "bne s5, t0,", "beq zero, zero,", MAKE, "result"),
    "no bytes have no padding": (MAKE, "xori t0, t0, 0x80", "xori t0, t0, 0", MAKE, "result"),
    "the last block may have no bytes": (MAKE, "addi t0, a2, -1\n", "addi t0, a2, 0\n", MAKE, "result"),
    "the second block is not reduced": (EXPAND, "andi t4, t4, 0x87", "andi t4, t4, 0", MAKE, "result"),
    "the first block is reduced otherwise": (EXPAND, "andi t0, t0, 0x87", "andi t0, t0, 0x86", MAKE, "result"),
    "a comparison that ends early": (
        VERIFY,
        "or t1, t1, t2\n",
        "bne t2, zero, .Llea128_cmac_verify_refused1\n",
        VERIFY,
        "secret-branch",
    ),
    "the last byte alone is compared": (VERIFY, "or t1, t1, t2", "addi t1, t2, 0", VERIFY, "secret-branch"),
    "a tag is compared without its first byte": (
        VERIFY,
        "addi t1, zero, 0\n",
        "addi t1, zero, 0\n    addi s0, s0, -1\n",
        VERIFY,
        "secret-branch",
    ),
    "a wrong tag is right": (
        VERIFY,
        "right14\n    addi a0, zero, -1",
        "right14\n    addi a0, zero, 0",
        VERIFY,
        "result",
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("wrong", MUTANTS)
def test_a_wrong_function_is_refused(wrong: str) -> None:
    function, old, new, refused, prop = MUTANTS[wrong]
    found = refusals(judge(changed(source("cmac"), function, (old, new)), "cmac", (refused,)))
    assert {o.function for o in found} == {f"lea128_{refused}"}
    assert {o.prop.value for o in found} == {prop}


@pytest.mark.long
def test_the_right_functions_are_proved_so() -> None:
    assert not refusals(judge(source("cmac"), "cmac", (FOLD, MAKE, VERIFY)))

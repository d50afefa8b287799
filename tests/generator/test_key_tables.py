"""GHASH by tables of the key, where these are allowed: messages, its proof, and wrong tables and indices."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import ConcreteEntry
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output
from ciphergen.interface.phases import all_functions
from ciphergen.verify.claim.contract import TABLE_ASSUMPTION
from ciphergen.verify.execution.memory_look_ups import KEY_LOOK_UPS
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.phases import prove_with_modes
from ciphergen.verify.prove import Declared
from ciphergen.verify.verdict import Property, Verdict
from tests.generator.running import IN, KEY, KEYS, assembled
from tests.generator.test_derived_keys import DERIVE, HASH, judged
from tests.generator.test_gcm import Gcm, messages
from tests.kept import generated, object_code

TABLES = {"fast": 8192, "small": 256}  # bytes: two tables of 256 multiples of 16 bytes, or one of 16
SIZES = pytest.mark.parametrize(
    "size", [pytest.param("fast", marks=pytest.mark.long), pytest.param("small", marks=pytest.mark.slow)]
)


def made(size: str = "fast") -> Output:
    return generated("lea", "rv32i", Options(("lea128",), ("gcm",), size=size, allow_tables=True))


@cache
def body(function: str, size: str) -> str:
    source = made(size).files["lea128.S"]
    begin = source.index(f"\n{function}:\n")
    return source[begin : source.index(f".size {function}", begin)]


@SIZES
def test_published_messages(size: str) -> None:
    """Those that are valid both ways, in place and not; others are refused, with zeros."""
    files, tried = dict(made(size).files), 0
    key_bytes = first_declared_bytes({"lea.h": files["lea.h"]}, "lea128_gcm", target("rv32i"))
    assert key_bytes == 384 + TABLES[size]
    code = Gcm(assembled(files, "rv32i", "lea128"), "lea128", key_bytes, "rv32i")
    for (key, iv, aad, plain, cipher, tag), valid in messages("lea128"):
        ks = code.expanded(key)
        for place, same in ((0, False), (1, True)):
            found = code.call("decrypt", ks, iv, aad, cipher, tag, place=place, same=same)[:2]
            assert found == ((0, plain) if valid else (2**32 - 1, bytes(len(cipher))))
            if valid:
                wanted = (0, cipher, tag)
                assert code.call("encrypt", ks, iv, aad, plain, bytes(len(tag)), place=place, same=same) == wanted
        tried += 1
    assert tried


@SIZES
def test_messages_of_any_length_and_place_are_hashed_as_the_text_says(size: str) -> None:
    code, random = assembled(dict(made(size).files), "rv32i", "lea128"), Random(5)
    absorb = ConcreteEntry(load("ghash").variants["ghash128"], "absorb")
    h, y = random.randbytes(16), random.randbytes(16)
    table = code.call(DERIVE, [KEYS, KEY], {KEYS: bytes(TABLES[size]), KEY: h}).memory[KEYS]
    for place in range(4):
        for length in (1, 15, 16, 17, 33, 80):
            data, at, state = random.randbytes(length), IN + place, y
            memory = {KEYS: table, KEY: y, at: data}
            found = code.call(HASH, [KEYS, KEY, at, length], memory).memory[KEY]
            for i in range(0, length, 16):
                state = absorb({"h": h, "y": state, "x": data[i : i + 16].ljust(16, b"\0")})["y"]
            assert found == state, (place, length)


@SIZES
def test_the_hash_is_proved_with_its_table(size: str) -> None:
    report = judged(made(size).files["lea128.S"], tables=True)
    assert report.proved
    assert report.key_memory_bytes == TABLES[size]
    said = {o.function: o.but for o in report.obligations if o.prop is Property.SECRET_ADDRESS}
    assert said == {DERIVE: "", HASH: KEY_LOOK_UPS}


@pytest.mark.slow
def test_everything_is_proved_and_said_of_callers() -> None:
    source, variant = made().files["lea128.S"], load("lea").variants["lea128"]
    roles = {f"lea128_{name}": name for name in all_functions(variant) if f"lea128_{name}:" in source}
    report = prove_with_modes(
        object_code(source, "rv32i"),
        "lea128.o",
        target("rv32i"),
        variant,
        roles,
        declared=Declared(384, True, {"gcm": 384 + TABLES["fast"]}),
        progress=lambda symbol, doing: None,
        knowledge=Knowledge(variant, 32, lasting=False),
    )
    assert report.proved
    assert TABLE_ASSUMPTION in report.assumptions
    said = {o.function for o in report.obligations if o.prop is Property.SECRET_ADDRESS and o.but == KEY_LOOK_UPS}
    assert said == {HASH, "lea128_gcm_encrypt", "lea128_gcm_decrypt"}


@pytest.mark.long
def test_files_say_that_addresses_depend_on_secrets() -> None:
    files = made().files
    said = (
        " * address space, but not go on behind it. Tables made of the key are read at addresses that depend on keys\n"
    )
    assert said in files["lea.h"]
    assert "Not constant time where memory is cached" in files["lea128.S"]
    contract = files["lea.h"][files["lea.h"].index("{\n") :]
    assert json.dumps("constant time but for look-ups in tables") in contract
    of_key = {f.symbol for f in made().functions if f.key_tables}
    assert of_key == {HASH, "lea128_gcm_encrypt", "lea128_gcm_decrypt"}


def replaced(size: str, function: str, old: str, new: str, number: int = 0) -> str:
    """The code with one place of a function changed, of those of a pattern the one of a number."""
    source, text = made(size).files["lea128.S"], body(function, size)
    place = [*re.finditer(old, text)][number]
    changed = text[: place.start()] + place.expand(new) + text[place.end() :]
    assert changed != text
    return source.replace(text, changed)


# Of what makes the tables: an entry that is wrong, one that is another, powers that are, a table that is not made. Of
# the hash: another index, another table, another word, another move, another tap of the remainder.
WRONG = {
    "a bit of each entry": ("fast", DERIVE, r"sw (\w+), 4\((\w+)\)\n", r"xori \1, \1, 1\n    sw \1, 4(\2)\n", 1),
    "an entry that is not zero": ("fast", DERIVE, r"sw zero, 8\(", r"sw t0, 8("),
    "words exchanged": ("fast", DERIVE, r"sw (\w+), 8\((\w+)\)", r"sw \1, 12(\2)", 1),
    "another tap of a power": ("fast", DERIVE, r"srli (\w+), (\w+), 7\n", r"srli \1, \2, 6\n"),
    "a bit that is not carried": ("fast", DERIVE, r"slli (\w+), (\w+), 31\n", r"slli \1, \2, 30\n", 1),
    "a table less": ("fast", DERIVE, r"addi (\w+), a0, 32\n", r"addi \1, a0, 16\n"),
    "entries at another distance": ("fast", DERIVE, r"lui (\w+), 1\n", r"lui \1, 2\n"),
    "the other table": ("fast", HASH, r"lw (\w+), 16\((\w+)\)", r"lw \1, 0(\2)"),
    "another byte": ("fast", HASH, r"srli (\w+), (\w+), 11\n", r"srli \1, \2, 19\n"),
    "a word of another entry": ("fast", HASH, r"lw (\w+), 20\((\w+)\)", r"lw \1, 24(\2)"),
    "a move by fifteen": ("fast", HASH, r"slli (\w+), (\w+), 16\n", r"slli \1, \2, 15\n", 2),
    "another tap of the remainder": ("fast", HASH, r"srli (\w+), (\w+), 7\n", r"srli \1, \2, 6\n", -1),
    "a move by three": ("small", HASH, r"slli (\w+), (\w+), 28\n", r"slli \1, \2, 29\n"),
    "another nibble": ("small", HASH, r"srli (\w+), (\w+), 20\n", r"srli \1, \2, 16\n"),
}
IN_THE_GATE = ("another tap of a power",)


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.long if n in IN_THE_GATE else pytest.mark.slow) for n in WRONG]
)
def test_a_wrong_table_or_index_is_refused(name: str) -> None:
    size, function, old, new, *number = WRONG[name]
    assert isinstance(size, str)
    report = judged(replaced(size, str(function), str(old), str(new), *map(int, number)), tables=True)
    (found,) = (o for o in report.obligations if (o.function, o.prop) == (HASH, Property.RESULT))
    assert found.verdict is not Verdict.PROVED


OUTSIDE = {
    "an index that is not masked": (
        "small", r"andi (\w+), (\w+), 0xf0\n", r"addi \1, \2, 0\n",
        "reads ks by an index that may have more than 8 bits",
    ),
    "a mask that is too wide": (
        "small", r"andi (\w+), (\w+), 0xf0\n", r"andi \1, \2, 0x1f0\n", " of ks, which has 256 bytes",
    ),
    "an entry behind the last": (
        "fast", r"lw (\w+), 28\((\w+)\)", r"lw \1, 32(\2)", " of ks, which has 8192 bytes",
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.long if n.endswith("last") else pytest.mark.slow) for n in OUTSIDE]
)
def test_an_index_beyond_the_table_is_refused(name: str) -> None:
    size, old, new, text = OUTSIDE[name]
    report = judged(replaced(size, HASH, old, new), tables=True)
    (found,) = (o for o in report.obligations if o.function == HASH and text in o.detail)
    assert found.verdict is not Verdict.PROVED


@pytest.mark.long
def test_without_the_option_the_hash_is_refused() -> None:
    (found,) = (o for o in judged(made().files["lea128.S"]).obligations if o.verdict is Verdict.REFUTED)
    assert (found.function, found.prop) == (HASH, Property.SECRET_ADDRESS)

"""CMAC around ciphers with blocks of 64 bits: the standard's messages, code beside another CMAC, and its proof."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.dsl.cipher import Variant, load, parse_cipher
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.phase_mode import PhaseBytes
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.generator.options import Options, choose
from ciphergen.interface.phases import all_functions
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.object_file import read
from ciphergen.verify.phases import prove_with_modes
from ciphergen.verify.prove import Declared
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.corpus import text as corpus
from tests.generator.running import IN, KEY, KEYS, assembled
from tests.kept import generated, object_code

DES = Path(__file__).parents[1] / "texts" / "des.cipher"
TAG, LIMIT, REFUSED = 0x260000, 10_000_000, 2**32 - 1
# SP 800-38B, appendix D.4: TDEA with three keys.
TDEA_KEY = "8aa83bf8cbda1062 0bc1bf19fbb6cd58 bc313d4a371ca8b5"
TDEA_MESSAGE = bytes.fromhex("6bc1bee22e409f96 e93d7e117393172a ae2d8a571e03ac9c 9eb76fac45af8e51")
TDEA_TAGS = {0: "b7a688e122ffaf95", 8: "8e8f293136283797", 20: "743ddbe0ce2dc2ed", 32: "33e6b1092400eae5"}


def another(encrypt: Callable[[bytes], bytes], message: bytes) -> bytes:
    """CMAC on numbers, as SP 800-38B, 6.1 and 6.2, describes it for blocks of 8 bytes."""
    keys, number = list[int](), int.from_bytes(encrypt(bytes(8)), "big")
    for _ in range(2):
        number = (number << 1) % 2**64 ^ (0x1B if number >> 63 else 0)
        keys.append(number)
    cut = max(0, (len(message) - 1) // 8 * 8)
    last = message[cut:]
    whole = len(last) == 8
    filled = int.from_bytes(last if whole else (last + b"\x80").ljust(8, b"\0"), "big") ^ keys[not whole]
    chain = bytes(8)
    for block in [*(message[i : i + 8] for i in range(0, cut, 8)), filled.to_bytes(8, "big")]:
        chain = encrypt(bytes(a ^ b for a, b in zip(chain, block, strict=True)))
    return chain


def under(concrete: Concrete, key: bytes) -> Callable[[bytes], bytes]:
    """The cipher under a key."""
    round_keys = concrete.schedule(key)
    return lambda block: concrete.encrypt(round_keys, block)


@cache
def text(cipher: str, name: str) -> Variant:
    return load(cipher).variants[name]


@pytest.mark.parametrize("count", TDEA_TAGS)
def test_messages_of_the_standard(count: int) -> None:
    variant, key = parse_cipher(DES.read_text("utf-8"), DES.name).variants["tdea192"], bytes.fromhex(TDEA_KEY)
    concrete, message = Concrete(variant), TDEA_MESSAGE[:count]
    mode = PhaseBytes.of(load_phase_mode("cmac", 64), concrete, key)
    wanted = bytes.fromhex(TDEA_TAGS[count])
    assert mode.encrypt({"m": message}) == {"tag": wanted}
    assert mode.encrypt({"m": message}, 3) == {"tag": wanted[:3]}
    assert mode.decrypt({"m": message, "tag": wanted}) == {}
    assert mode.decrypt({"m": message, "tag": wanted[:-1] + b"\0"}) is None
    assert another(under(concrete, key), message) == wanted


@pytest.mark.parametrize(("mode", "allowed"), [("cmac", "64 or 128 bits for CMAC"), ("ccm", "128 bits for CCM")])
def test_blocks_of_other_widths_are_refused(mode: str, allowed: str) -> None:
    options = Options(("speck32_64",), (mode,))
    with pytest.raises(UserError) as error:
        choose(load(corpus("speck")), target("rv32i"), options)
    assert str(error.value) == f"--mode: SPECK32_64 has blocks of 32 bits\n  allowed: {allowed}"


def test_a_text_for_a_width_is_that_of_others_where_it_has_none_of_its_own() -> None:
    assert load_phase_mode("cmac", 64).block_bits == 64
    assert load_phase_mode("cmac", 64).tag_bytes == tuple(range(1, 9))
    assert load_phase_mode("cmac", 96) is load_phase_mode("cmac") is load_phase_mode("cmac", 128)
    assert load_phase_mode("gcm", 64) is load_phase_mode("gcm")


@pytest.mark.long
@pytest.mark.parametrize(
    ("cipher", "name", "machine"),
    [
        ("pipo", "pipo64_128", "rv32i"),
        pytest.param("hight", "hight64_128", "rv64i", marks=pytest.mark.slow),
        *(pytest.param("pipo", "pipo64_256", m, marks=pytest.mark.slow) for m in ("armv7m", "aarch64")),
        pytest.param("present", "present80", "rv32i", marks=pytest.mark.slow),
    ],
)
def test_code_makes_the_tags_of_another_implementation(cipher: str, name: str, machine: str) -> None:
    files, made, random = (
        dict(generated(cipher, machine, Options((name,), ("cmac",))).files),
        target(machine),
        Random(2),
    )
    program, concrete = assembled(files, machine, name), Concrete(text(cipher, name))
    size = first_declared_bytes({n: t for n, t in files.items() if n.endswith(".h")}, f"{name}_cmac", made)

    def call(function: str, arguments: list[int], memory: dict[int, bytes]) -> tuple[int, bytes]:
        given = {at: data for at, data in memory.items() if data}
        outcome = program.emulator.call(program.symbols[f"{name}_{function}"], arguments, given, LIMIT)
        assert (outcome.ended, outcome.broken, outcome.strays) == ("returned", (), ())
        return outcome.registers[made.abi.result] % 2**32, outcome.memory[max(given)]

    for number, length in enumerate((*range(18), 63, 64)):
        key, message = random.randbytes(text(cipher, name).key_bytes), random.randbytes(length)
        tag = another(under(concrete, key), message)[: 8 - number % 3]
        ks = program.call(f"{name}_cmac_expand_key", [KEYS, KEY], {KEYS: bytes(size), KEY: key}).memory[KEYS]
        at, there = IN + number % 8, TAG + number % 5
        arguments, memory = [KEYS, at, length, there, len(tag)], {KEYS: ks, at: message}
        assert call("cmac", arguments, memory | {there: bytes(len(tag))}) == (0, tag)
        assert call("cmac_verify", arguments, memory | {there: tag}) == (0, tag)
        wrong = bytes([*tag[:-1], tag[-1] ^ 1])
        assert call("cmac_verify", arguments, memory | {there: wrong}) == (REFUSED, wrong)
    for count in (0, 9):
        arguments = [KEYS, IN, length, TAG, count]
        assert call("cmac", arguments, {KEYS: ks, IN: message, TAG: bytes(9)}) == (REFUSED, bytes(9))


def judged(source: str) -> Report:
    """The proof of all functions of PIPO-64/128's CMAC."""
    variant, made, data = text("pipo", "pipo64_128"), target("rv32i"), object_code(source, "rv32i")
    there = read(data, "pipo64_128.o", made).functions
    files = dict(generated("pipo", "rv32i", Options(("pipo64_128",), ("cmac",))).files)
    header = {name: code for name, code in files.items() if name.endswith(".h")}
    key, size = (first_declared_bytes(header, name, made) for name in ("pipo64_128", "pipo64_128_cmac"))
    return prove_with_modes(
        data,
        "pipo64_128.o",
        made,
        variant,
        {f"pipo64_128_{name}": name for name in all_functions(variant) if f"pipo64_128_{name}" in there},
        declared=Declared(key, mode_key_bytes={"cmac": size}),
        progress=lambda symbol, doing: None,
        knowledge=Knowledge(variant, 32, lasting=False),
    )


def source() -> str:
    return dict(generated("pipo", "rv32i", Options(("pipo64_128",), ("cmac",))).files)["pipo64_128.S"]


@pytest.mark.long
def test_everything_is_proved() -> None:
    report = judged(source())
    assert report.proved
    assert {o.function for o in report.obligations if o.prop is Property.RELEASE} == {"pipo64_128_cmac_verify"}


# The constant of 128 bits, a block of 16 bytes, a padding elsewhere, another order of the two blocks.
WRONG = {
    "the constant of other blocks": ("cmac_expand_key", "andi t0, t0, 0x1b", "andi t0, t0, 0x87", "cmac"),
    "the other block": ("cmac", "560(", "568(", "cmac"),
    "another padding": ("cmac", "addi t1, zero, 128", "addi t1, zero, 64", "cmac"),
    "a block of sixteen bytes": ("cmac_chain", "-8\n", "-16\n", "cmac_chain"),
}


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.long if n.endswith("blocks") else pytest.mark.slow) for n in WRONG]
)
def test_a_wrong_function_is_refused(name: str) -> None:
    function, old, new, refused = WRONG[name]
    begin = source().index(f"\npipo64_128_{function}:\n")
    place = source().index(old, begin)
    assert place < source().index(f".size pipo64_128_{function},", begin)
    found = judged(source()[:place] + new + source()[place + len(old) :])
    wrong = {o.function for o in found.obligations if o.verdict is not Verdict.PROVED}
    assert f"pipo64_128_{refused}" in wrong

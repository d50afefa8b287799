"""Blocks of bytes in lanes, looked up by AES instructions: run and proved."""

from __future__ import annotations

import re
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.generator.layouts.lanes import looks_up
from ciphergen.generator.options import default_strategy
from ciphergen.generator.plan.suited import in_lanes
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Verdict
from tests.generator.running import IN, KEYS, OUT, assembled, expanded
from tests.generator.test_blocks import ON, count_up, instructions, made, there_and_back

BLOCKS = "aria128_encrypt_blocks"
WAY = "loop2-lanes16+loop1"
NAMES = ("aria128", pytest.param("aria192", marks=pytest.mark.long), pytest.param("aria256", marks=pytest.mark.long))
COUNTED = ((7, 80, 0), (0xFA, 333, 0), (0x12FFFF, 77, 3), (2**128 - 3, 700, 0), (0xF0, 4999, 1), (1, 5, 0))


def test_where_lanes_look_up() -> None:
    lanes = generation(ON).sets["lanes8"]
    found = {
        name: looks_up(next(iter(load(name).variants.values())), lanes) for name in ("aria", "aes", "pipo", "hight")
    }
    assert found == {"aria": True, "aes": False, "pipo": False, "hight": False}
    aria = load("aria").variants["aria128"]
    assert [in_lanes(aria, generation(target(on))) for on in ("aarch64_aes", "aarch64", "rv32i")] == [WAY, "", ""]
    assert [default_strategy("aria", ON, core, "fast") for core in ("cortex-a72", "neoverse-n1")] == [WAY, WAY]


@pytest.mark.long
def test_what_a_single_block_needs() -> None:
    """It goes through the rounds of the others, so that a function on one block is a jump."""
    _, output = made("aria", "aria128")
    assert instructions(output, "aria128", "encrypt") == ["movz w3, #1, lsl #0", "b aria128_encrypt_blocks_local"]


@pytest.mark.parametrize(("direction", "moves"), [("encrypt", 32), ("decrypt", 48)])
def test_half_of_what_is_looked_up_is_moved(direction: str, moves: int) -> None:
    """In a loop of two rounds: 32 look-ups, 16 of them by tables of nibbles around them, and 16 moves. Two rounds are
    written out: of decryption one in front of the loop, so that both move all. Round keys of decryption are made by key
    expansion, so that there are no more sums than in encryption."""
    _, output = made("aria", "aria128")
    names = ("aese", "aesd", "tbl", "ushr", "eor")
    lines = instructions(output, "aria128", f"{direction}_blocks")
    counts = {name: sum(line.startswith(f"{name} ") for line in lines) for name in names}
    assert counts == {"aese": 32, "aesd": 32, "tbl": 64 + moves, "ushr": 32, "eor": 192}


@pytest.mark.parametrize("name", NAMES)
def test_blocks_in_the_emulator(name: str) -> None:
    """The official vector; batches and what they leave, at odd addresses and in place; counters over ends of bytes."""
    rng = Random(name)
    cipher, output = made("aria", name)
    variant = cipher.variants[name]
    found = re.search(r"uint(\d+)_t rk\[(\d+)\];", output.files["aria.h"])
    assert found is not None
    code, size = assembled(output.files, ON.name, name), int(found[1]) // 8 * int(found[2])
    reference = Concrete(variant)
    (vector,) = [each for each in cipher.vectors if each.variant == name]
    one = {KEYS: expanded(code, name, vector.key, size=size), IN: vector.plain, OUT: bytes(16)}
    assert code.call(f"{name}_encrypt", [KEYS, IN, OUT], one).memory[OUT] == vector.cipher
    key = rng.randbytes(variant.key_bytes)
    ks, keys = expanded(code, name, key, size=size), reference.schedule(key)
    for count, at in ((1, 0), (3, 1), (15, 0), (16, 1), (17, 0), (37, 2)):
        there_and_back(code, reference, keys, ks, [rng.randbytes(16) for _ in range(count)], at, name)
    for first, length, at in COUNTED:
        count_up(code, reference, keys, ks, first, rng.randbytes(length), at, name)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_lanes_are_proved(name: str) -> None:
    cipher, output = made("aria", name)
    data = assemble(output.files[f"{name}.S"], ON)
    report = prove(data, name, ON, cipher.variants[name], {f.symbol: f.role for f in output.functions})
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
def test_a_wrong_entry_of_an_affine_map_is_refused() -> None:
    """One bit of an entry of the first map of encryption."""
    rng = Random(9)
    cipher, output = made("aria", "aria128")
    text, roles = output.files["aria128.S"], {f.symbol: f.role for f in output.functions}
    part = {name: roles[name] for name in (BLOCKS, "aria128_expand_key")}
    tables = [*re.finditer(r"\.byte ([^\n]*)", text)]
    found = tables[1]  # behind that of an order
    entries = found[1].split(", ")
    place = rng.randrange(len(entries))
    entries[place] = hex(int(entries[place], 16) ^ 1 << rng.randrange(8))
    changed = f"{text[: found.start(1)]}{', '.join(entries)}{text[found.end() :]}"
    report = prove(assemble(changed, ON), "aria128", ON, cipher.variants["aria128"], part)
    assert BLOCKS in {o.function for o in report.obligations if o.verdict is Verdict.REFUTED}


@pytest.mark.long
def test_a_wrong_round_key_of_decryption_is_refused() -> None:
    """A sum of two other words in the loop that makes these round keys: all that reads none of them is proved, but for
    counter mode, whose proof takes longest, for one block and for many."""
    cipher, output = made("aria", "aria128")
    text, roles = output.files["aria128.S"], {f.symbol: f.role for f in output.functions if f.role != "ctr"}
    (loop,) = re.finditer(r"L\(aria128_expand_key_masks\w*\):\n(.*?)cbnz", text, re.DOTALL)
    sums = [*re.finditer(r"(eor v\d+\.16b, v\d+\.16b, v)(\d+)\.16b", loop[1])]
    found = sums[Random(4).randrange(len(sums))]
    changed = f"{found[1]}{(int(found[2]) + 1) % 32}.16b"
    body = loop[1][: found.start()] + changed + loop[1][found.end() :]
    broken = text[: loop.start(1)] + body + text[loop.end(1) :]
    report = prove(assemble(broken, ON), "aria128", ON, cipher.variants["aria128"], roles)
    refuted = {o.function for o in report.obligations if o.verdict is Verdict.REFUTED}
    assert refuted == {"aria128_decrypt", "aria128_decrypt_blocks"}

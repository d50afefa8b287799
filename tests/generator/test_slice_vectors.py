"""Texts in slices: object code in the emulator, by the vectors of their standards."""

from __future__ import annotations

import re

import pytest

from ciphergen.backends import target
from ciphergen.cli.selftest import outcome
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from tests import kept
from tests.corpus import text
from tests.generator.running import IN, KEYS, OUT, assembled, expanded

BLOCKS = ("encrypt_blocks", "decrypt_blocks")
SLICED = [
    ("gift", "gift64", "rv32i", "loop2-slices32+loop1"),
    ("midori", "midori64", "rv32i", "loop2-slices32+loop1"),
    ("present", "present80", "rv32i", "loop2-slices32+loop1"),
    ("rectangle", "rectangle80", "rv32i", "loop2-slices32+loop1"),
    ("skinny", "skinny64_128", "rv32i", "loop2-slices32+loop1"),
    ("twine", "twine80", "rv32i", "loop2-slices32+loop1"),
    # Look-ups with long circuits, which are routines; words that change places between rounds; other registers.
    ("aes", "aes128", "rv32i", "loop1-slices32+loop1"),
    ("aes", "aes128", "rv64i", "loop1-slices64+loop1"),
    ("aes", "aes256", "armv7m", "loop1-slices32+loop1"),
    ("aria", "aria128", "rv32i", "loop1-slices32+loop1"),
    pytest.param("camellia", "camellia128", "rv32i", "loop1-slices32+loop1", marks=pytest.mark.slow),
    # General registers beside vectors, in which masks of round keys are not to be loaded.
    ("gift", "gift64", "aarch64", "loop2-slices64+loop1"),
    ("gift", "gift64", "aarch64", "loop2-slices32+loop1"),
]


@pytest.mark.long
@pytest.mark.parametrize(("family", "name", "on", "strategy"), SLICED)
def test_vectors_of_standards(family: str, name: str, on: str, strategy: str) -> None:
    """Each block of a batch is the vector's."""
    cipher = load(text(family))
    files = kept.made(cipher, target(on), Options((name,), ("ecb",), strategy, roles=BLOCKS)).files
    found = re.search(r"uint(\d+)_t rk\[(\d+)\];", files[f"{family}.h"])
    assert found is not None
    code, size = assembled(files, on, name), int(found[1]) // 8 * int(found[2])
    batch = int(strategy.partition("slices")[2].removesuffix("+loop1"))
    vectors = [v for v in cipher.vectors if v.variant == name]
    assert vectors
    for vector in vectors:
        ks = expanded(code, name, vector.key, size=size)
        for role in BLOCKS:
            given, wanted = (vector.plain, vector.cipher)[:: 1 if role == "encrypt_blocks" else -1]
            memory = {KEYS: ks, IN: given * batch, OUT: bytes(len(given) * batch)}
            after = code.call(f"{name}_{role}", [KEYS, IN, OUT, batch], memory).memory
            assert after[OUT] == wanted * batch


@pytest.mark.long
def test_counter_mode_where_nothing_is_computed_between_the_first_rounds() -> None:
    """DES: what its first rounds leave comes from their inputs by moves and look-ups in one step."""
    cipher, machine = load(text("des")), target("rv32i")
    output = generate(cipher, machine, Options(("des64",), ("ctr",), "loop1-slices32+loop1", prove=False))
    sources = {file: code for file, code in output.files.items() if file.endswith((".S", ".h", ".c"))}
    assert outcome(sources, machine, "des_selftest").passed

"""Tables of thousands of entries: regular ones have circuits, the others are looked up in memory or refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import platform, target
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.circuits.diagram import has_small_diagram
from ciphergen.circuits.methods import MOST_FUNCTIONS, has_circuit, quick
from ciphergen.cli.makeable import makeable
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.dsl.errors import UserError
from ciphergen.generator import kernels
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from tests.generator.test_tables import judged

# A round looks up the 13 bits of a word that a table of pseudo-random entries takes.
TEXT = """cipher LARGE {
  word 16 little
  block 2 words
  variant LARGE { key 1 words  rounds 2 }
  table T: bits(13) -> bits(16) = [(i * i * i * 2654435761 div 4099 + i * 40503) mod 65536 for i in 0..8191]
  schedule(key) -> rk: word[rounds] { for i in 0..rounds-1 { rk[i] = key[0] ^ i } }
  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := [x[1] ^ T[(x[0] ^ rk[i])[12:0]], x[0]] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in rounds-1 down to 0 { y := [y[1], y[0] ^ T[(y[1] ^ rk[i])[12:0]]] }
    x = y
  }
}
"""
SCAN = TEXT.replace("table T: bits(13) -> bits(16)", "const T: word[8192]")
REASON = "table 'T' of 8192 entries takes more than 4096 operations for each look-up in constant time"


def times(a: int, b: int) -> int:
    """Return a product in GF(2^13)."""
    product = 0
    for i in reversed(range(13)):
        product = product << 1 ^ (0x2911 if product >> 12 else 0) ^ (a if b >> i & 1 else 0)
    return product


def written(folder: Path, text: str) -> Cipher:
    path = folder / "large.cipher"
    path.write_text(text, "utf-8")
    return load(str(path))


def test_a_regular_table_of_8192_entries_has_a_short_circuit() -> None:
    """Bits of cubes are sums of products of two bits."""
    entries = tuple(times(times(x, x), x) & 255 for x in range(8192))
    assert has_circuit(entries, 8)
    assert quick(entries, 8).circuit.operations < 300


def test_a_random_table_of_8192_entries_has_none() -> None:
    random = Random(0)
    entries = tuple(random.randrange(256) for _ in range(8192))
    assert not has_circuit(entries, 8)
    assert has_circuit(entries[:1024], 8)
    assert has_small_diagram(entries[:64], 8, MOST_FUNCTIONS)
    assert not has_small_diagram(entries[:64], 8, 20)


@pytest.mark.parametrize("text", [TEXT, SCAN], ids=["table", "array"])
def test_a_table_without_a_circuit_is_refused(text: str, tmp_path: Path) -> None:
    cipher = written(tmp_path, text)
    with pytest.raises(UserError) as caught:
        generate(cipher, target("rv32i"), Options(("large",)))
    assert str(caught.value) == (
        f"{tmp_path}/large.cipher:8:43: large cannot be made for rv32i yet: {REASON}\n"
        "  allowed: --strategy loop1-tables --allow-tables, which is not constant time\n"
        "  write:   --strategy loop1-tables --allow-tables"
    )
    (refused,) = makeable(cipher, target("rv32i")).refused
    assert refused.why == REASON


def test_kernels_of_a_table_without_a_circuit_are_refused(tmp_path: Path) -> None:
    gpu = platform("cuda")
    assert isinstance(gpu, Gpu)
    with pytest.raises(UserError) as caught:
        kernels.make(written(tmp_path, TEXT), gpu, Options(("large",)), "large")
    assert str(caught.value) == (
        f"{tmp_path}/large.cipher:8:43: large cannot be made for cuda yet: {REASON}\n"
        "  allowed: what gen list shows\n"
        "  write:   gen list"
    )


@pytest.mark.long
@pytest.mark.parametrize("on", ["rv32i", "aarch64", "armv7m"])
def test_look_ups_in_a_large_table_are_proved(on: str, tmp_path: Path) -> None:
    cipher = written(tmp_path, TEXT)
    options = Options(("large",), ("ecb",), "tables", prove=False, allow_tables=True)
    made = generate(cipher, target(on), options)
    report = judged(made, str(tmp_path / "large.cipher"), "large", on)
    assert report.proved, [o.as_json() for o in report.obligations]
    assert not judged(made, str(tmp_path / "large.cipher"), "large", on, tables=False).proved

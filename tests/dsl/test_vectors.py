"""The shipped texts against every known answer for ECB and CTR, and against published round keys."""

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ciphergen.dsl import cipher
from ciphergen.dsl.cipher import Cipher, shipped_ciphers
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.mode import load_mode

VECTORS = Path(__file__).parent.parent / "vectors"
COUNTS = {
    ("lea", "ecb"): 1053,
    ("lea", "ctr"): 84,
    ("pipo", "ecb"): 66,
    ("pipo", "ctr"): 32,
    ("aes", "ecb"): 19,
    ("aes", "ctr"): 67,
    ("aria", "ecb"): 1020,
    ("aria", "ctr"): 57,
    ("pilsung", "ecb"): 43,
    ("pilsung", "ctr"): 16,
}


@cache
def load(name: str) -> Cipher:
    return cipher.load(name)


# The other texts have all their vectors in themselves.
BLOCK_CIPHERS = [name for name in shipped_ciphers() if (VECTORS / f"{name}.json").exists()]
VARIANTS = [(family, variant) for family in BLOCK_CIPHERS for variant in sorted(load(family).variants)]


@cache
def vectors(family: str) -> dict:
    return json.loads((VECTORS / f"{family}.json").read_text("utf-8"))


def test_counts() -> None:
    found = Counter((family, v["mode"]) for family in BLOCK_CIPHERS for v in vectors(family)["vectors"])
    assert found == COUNTS
    assert {v["variant"] for f in BLOCK_CIPHERS for v in vectors(f)["vectors"]} == {v for _, v in VARIANTS}


def run(mode: str, direction: str, concrete: Concrete, vector: dict, data: bytes, program) -> bytes:
    """A message through a mode's step program, the last block padded and cut where the mode allows it."""
    variant, m = concrete.variant, load_mode(mode)
    words = [w for row in concrete.schedule(bytes.fromhex(vector["key"])) for w in row]
    state, size, out = list(bytes.fromhex(vector.get("iv", ""))), variant.block_bytes, []
    assert m.short_tail or len(data) % size == 0
    for i in range(0, len(data), size):
        block = data[i : i + size]
        result = program([*state, *block.ljust(size, b"\0"), *words])
        state, whole = result[: len(state)], result[len(state) :]
        out += whole[: len(block)]
    return bytes(out)


@pytest.mark.parametrize("mode", ["ecb", "ctr"])
@pytest.mark.parametrize(("family", "name"), VARIANTS)
def test_known_answers(family: str, name: str, mode: str) -> None:
    concrete = Concrete(load(family).variants[name])
    encrypt, decrypt = (load_mode(mode).program(d, concrete.variant) for d in ("encrypt", "decrypt"))
    tried = 0
    for v in vectors(family)["vectors"]:
        if v["variant"] == name and v["mode"] == mode:
            plain, secret = bytes.fromhex(v["plaintext"]), bytes.fromhex(v["ciphertext"])
            assert run(mode, "encrypt", concrete, v, plain, encrypt) == secret, v
            assert run(mode, "decrypt", concrete, v, secret, decrypt) == plain, v
            tried += 1
    assert tried


@pytest.mark.parametrize("family", ["lea", "pipo", "aria"])
def test_round_keys(family: str) -> None:
    known = vectors(family)["round_keys"]
    assert known
    for name, expected in known.items():
        rows = Concrete(load(family).variants[name]).schedule(bytes.fromhex(expected["key"]))
        assert rows == tuple(tuple(int(w, 16) for w in row) for row in expected["round_keys"])

"""Generated counter mode as object code in the emulator: known answers, lengths, wraps, alignment, in place."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.variant import Variant
from ciphergen.generator.known_answers import known_answers
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.show import stage
from ciphergen.verify.prove import prove
from tests.corpus import text
from tests.generator.running import (
    IN,
    KEY,
    KEYS,
    LEA,
    OUT,
    assembled,
    cipher,
    expanded,
    program_with_keys,
    variants_by_strategy,
)

pytestmark = pytest.mark.no_cover  # most of their time is an emulator's or a prover's, which others cover

VECTORS = Path(__file__).parent.parent / "vectors"
COUNTER = 0x240000
PIPO = ("pipo64_128", "pipo64_256")
SLOW = [
    pytest.param(name, marks=pytest.mark.slow) for name in ("columns2", "columns8", "columns16", "slices32")
]  # to generate
FAMILIES = {**dict.fromkeys(LEA, "lea"), **dict.fromkeys(PIPO, "pipo")}


@cache
def answers(name: str) -> list[dict[str, Any]]:
    found = json.loads((VECTORS / f"{name}.json").read_text("utf-8"))["vectors"]
    return [vector for vector in found if vector["mode"] == "ctr"]


class Call:
    """`V_ctr` with one key. shifts: by how much each pointer is misaligned."""

    def __init__(self, variant: Variant, key: bytes, strategy: str, target_name: str = "rv32i") -> None:
        self.code, size = program_with_keys(target_name, variant.cipher, strategy, variant.name, "ctr")
        self.symbol = f"{variant.name}_ctr"
        symbol, memory = f"{variant.name}_expand_key", {KEYS: bytes(size), KEY: key}
        self.keys = self.code.call(symbol, [KEYS, KEY], memory).memory[KEYS]

    def __call__(self, counter: bytes, data: bytes, shifts: tuple[int, int, int] = (0, 0, 0)) -> tuple[bytes, bytes]:
        """Output and counter afterwards; the same in place, and input and keys as they were."""
        at, source, into = COUNTER + shifts[0], IN + shifts[1], OUT + shifts[2]
        memory = {KEYS: self.keys, at: counter, source: data, into: bytes(len(data))}
        after = self.code.call(self.symbol, [KEYS, at, source, into, len(data)], memory).memory
        assert (after[KEYS], after[source]) == (self.keys, data)
        memory = {KEYS: self.keys, at: counter, source: data}
        again = self.code.call(self.symbol, [KEYS, at, source, source, len(data)], memory).memory
        assert (again[source], again[at]) == (after[into], after[at])
        return after[into], after[at]


class Reference:
    """SP 800-38A 6.5 over the cipher text's own encryption; the counter is all of the block."""

    def __init__(self, variant: Variant, key: bytes) -> None:
        self.cipher = Concrete(variant)
        self.rows, self.size = self.cipher.schedule(key), variant.block_bytes

    def __call__(self, counter: bytes, data: bytes) -> tuple[bytes, bytes]:
        blocks, first = -(-len(data) // self.size), int.from_bytes(counter, "big")
        numbers = [(first + i) % (1 << 8 * self.size) for i in range(blocks + 1)]
        counters = [number.to_bytes(self.size, "big") for number in numbers]
        stream = b"".join(self.cipher.encrypt(self.rows, block) for block in counters[:-1])
        return bytes(a ^ b for a, b in zip(data, stream, strict=False)), counters[-1]


def pair(variant: str, strategy: str, seed: str, target_name: str = "rv32i") -> tuple[Call, Reference, Random]:
    rng = Random(seed)
    found = cipher(FAMILIES[variant]).variants[variant]
    key = rng.randbytes(found.key_bytes)
    return Call(found, key, strategy, target_name), Reference(found, key), rng


@pytest.mark.parametrize(("variant", "strategy"), variants_by_strategy("", ["unrolled", "columns4"], PIPO))
def test_known_answers_of_pipo(variant: str, strategy: str) -> None:
    vectors = [v for v in answers("pipo") if v["variant"] == variant]
    assert len(vectors) == 16
    for v in vectors:
        call = Call(cipher("pipo").variants[variant], bytes.fromhex(v["key"]), strategy)
        counter, data = bytes.fromhex(v["iv"]), bytes.fromhex(v["plaintext"])
        assert call(counter, data)[0].hex() == v["ciphertext"]


@pytest.mark.long
@pytest.mark.parametrize("strategy", ["", "loop2", "lanes4", *SLOW])
def test_every_length_of_pipo(strategy: str) -> None:
    call, reference, rng = pair("pipo64_128", strategy, "lengths")
    for length in (*range(70), 127, 128, 129, 255, 256, 257, 300):
        counter, data = rng.randbytes(8), rng.randbytes(length)
        assert call(counter, data, (length % 3, length // 3 % 2, length // 6 % 4)) == reference(counter, data), length


@pytest.mark.long
@pytest.mark.parametrize("strategy", ["unrolled", "", "unrolledx2"])
@pytest.mark.parametrize("wrapping", [1, 2, 8])
def test_wraps_of_pipo(wrapping: int, strategy: str) -> None:
    call, reference, rng = pair("pipo64_128", strategy, f"wraps {wrapping}")
    for before in range(12):
        counter = rng.randbytes(8 - wrapping) + (256**wrapping - before).to_bytes(9, "big")[-wrapping:]
        data = rng.randbytes(8 * 11 + 4)
        assert call(counter, data) == reference(counter, data), before


@pytest.mark.parametrize(("variant", "strategy"), variants_by_strategy("", ["loop4", "unrolledx3"]))
def test_known_answers(variant: str, strategy: str) -> None:
    """KISA's vectors, and those whose counter carries and wraps in the message."""
    vectors = [v for v in answers("lea") if v["variant"] == variant]
    assert len(vectors) == 28
    for v in vectors:
        call = Call(cipher().variants[variant], bytes.fromhex(v["key"]), strategy)
        counter, data = bytes.fromhex(v["iv"]), bytes.fromhex(v["plaintext"])
        assert call(counter, data)[0].hex() == v["ciphertext"]


@pytest.mark.long
@pytest.mark.parametrize("strategy", ["", "loop4", "loop8x2"])
def test_every_length(strategy: str) -> None:
    call, reference, rng = pair("lea128", strategy, "lengths")
    for length in range(101):
        counter, data = rng.randbytes(16), rng.randbytes(length)
        assert call(counter, data) == reference(counter, data), length


@pytest.mark.parametrize("strategy", ["", "loop4", "loop2x4"])
@pytest.mark.parametrize("wrapping", [1, 2, 4, 8, 15, 16])
def test_wraps(wrapping: int, strategy: str) -> None:
    """The last bytes of the counter wrap after each number of blocks from 0 to 7 of 7 and a half."""
    call, reference, rng = pair("lea128", strategy, f"wraps {wrapping}")
    for before in range(9):
        counter = rng.randbytes(16 - wrapping) + (256**wrapping - before).to_bytes(17, "big")[-wrapping:]
        data = rng.randbytes(16 * 7 + 8)
        assert call(counter, data) == reference(counter, data), before


@pytest.mark.parametrize(("variant", "strategy"), variants_by_strategy("", ["loop4"]))
def test_alignment(variant: str, strategy: str) -> None:
    call, reference, rng = pair(variant, strategy, "alignment")
    for shifts in ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 2), (3, 3, 3), (2, 1, 3)):
        for length in (7, 16, 95, 160):
            counter, data = rng.randbytes(15) + b"\xfd", rng.randbytes(length)
            assert call(counter, data, shifts) == reference(counter, data), (shifts, length)


@pytest.mark.long
def test_more_than_an_epoch() -> None:
    """600 blocks: the last byte wraps twice or three times, wherever it begins."""
    call, reference, rng = pair("lea128", "", "epochs")
    for last in (0, 1, 255):
        counter, data = rng.randbytes(15) + bytes([last]), rng.randbytes(600 * 16)
        assert call(counter, data) == reference(counter, data), last


def test_counter_goes_on() -> None:
    """Whole blocks in two calls are as in one; a short last block uses a block of the counter."""
    call, reference, rng = pair("lea192", "loop4x2", "calls")
    counter, data = rng.randbytes(15) + b"\xfe", rng.randbytes(16 * 6 + 3)
    first, between = call(counter, data[:32])
    second, after = call(between, data[32:])
    assert (first + second, after) == reference(counter, data)
    assert int.from_bytes(after, "big") == int.from_bytes(counter, "big") + 7


@pytest.mark.long
def test_zbb() -> None:
    call, reference, rng = pair("lea256", "", "zbb", "rv32i_zbb")
    for length in (1, 16, 79, 400):
        counter, data = rng.randbytes(15) + b"\xfc", rng.randbytes(length)
        assert call(counter, data) == reference(counter, data)


def test_what_is_fixed_in_lea() -> None:
    """Six key XORs more than were found by hand: both functions of round 1 and one of round 2 that the counter has not
    reached, and the XORs on words that are still fixed in rounds 1 to 4."""
    for variant, loads in (("lea128", (10, 16)), ("lea256", (12, 24))):
        text = stage(cipher(), cipher().variants[variant], target("rv32i"), Options(), "ctr")
        rounds = [line for line in text.splitlines() if line.startswith("round ")]
        found = [line.split("; ")[2].partition(" of ")[0] for line in rounds]
        assert found == ["2 add, 2 rotl, 5 xor", "1 add, 1 rotl, 4 xor", "2 xor", "1 xor"]
        fewer, all_keys = loads
        assert text.endswith(
            f"a block: 49 instructions instead of 73 in these rounds, {fewer} round-key words and 6 kept values "
            f"instead of {all_keys} round-key words\n"
        )


def test_what_is_fixed_in_pipo() -> None:
    """Seven key XORs, and what the S-layer does to the three rows that the counter has not reached."""
    text = stage(
        cipher("pipo"), cipher("pipo").variants["pipo64_128"], target("rv32i"), Options(strategy="unrolled"), "ctr"
    )
    assert "fixed in x.0 x.1 x.2 x.3 x.4 x.5 x.6; fixed out y.0 y.1 y.2 y.3 y.4 y.5 y.6; 7 xor of 8 xor\n" in text
    assert "    (not (xor x.2:8 (and x.1:8 x.0:8)))\n" in text
    assert "computed again (xor (xor x.6:32 rk.0.6:32) (xor x.3:32 rk.0.3:32))\n" in text


@pytest.mark.long
def test_a_further_block_of_lea() -> None:
    """The paper's takes 757 cycles; in a loop of four rounds, nothing is waited for but in the tail."""
    for variant, most in (("lea128", 529), ("lea192", 670), ("lea256", 768)):
        call, _, _ = pair(variant, "loop4", "count")
        counts = []
        for blocks in (8, 9):
            size = 16 * blocks
            memory = {KEYS: call.keys, COUNTER: bytes(16), IN: bytes(size), OUT: bytes(size)}
            counts.append(call.code.call(call.symbol, [KEYS, COUNTER, IN, OUT, size], memory).instructions)
        assert counts[1] - counts[0] <= most


def test_answers_of_self_tests_are_published_ones() -> None:
    for family in ("lea", "pipo"):
        known = {(v["variant"], v["key"], v["iv"], v["plaintext"], v["ciphertext"]) for v in answers(family)}
        for variant in cipher(family).variants.values():
            found = known_answers(cipher(family), variant, "ctr")
            assert found
            for a in found:
                assert (variant.name, a.key.hex(), a.counter.hex(), a.plain.hex(), a.cipher.hex()) in known


def test_answers_for_a_users_own_cipher() -> None:
    own = parse_cipher(cipher().text + "# mine\n", "lea.cipher")
    for variant in own.variants.values():
        found = known_answers(own, variant, "ctr")
        assert len(found) == 2
        for a in found:
            assert Reference(variant, a.key)(a.counter, a.plain)[0] == a.cipher


def test_a_block_that_is_no_power_of_two() -> None:
    text = """cipher X {
  word 32 little
  block 3 words
  variant X { key 3 words }
  schedule X(k) -> rk: word[1][3] { rk[0] = k }
  encrypt(x, rk) -> y { for i in 0..2 { y[i] = x[i] ^ rk[0][i] } }
  decrypt(y, rk) -> x { for i in 0..2 { x[i] = y[i] ^ rk[0][i] } }
}
"""
    assert "x.S" in generate(parse_cipher(text, "x.cipher"), target("rv32i"), Options(modes=("ctr",))).files


NARROW = """cipher NARROW {
  word 16 big
  block 2 words
  variant NARROW { key 4 words  rounds 4 }
  schedule NARROW(k: word[4]) -> rk: word[4] { for i in 0..3 { rk[i] = k[i] } }
  encrypt(x, rk) -> y {
    for i in 0..rounds - 1 { x := [x[1] ^ ((x[0] <<< 1) & (x[0] <<< 8)) ^ (x[0] <<< 2) ^ rk[i], x[0]] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in rounds - 1 down to 0 { y := [y[1], y[0] ^ ((y[1] <<< 1) & (y[1] <<< 8)) ^ (y[1] <<< 2) ^ rk[i]] }
    x = y
  }
}
"""


@pytest.mark.parametrize("strategy", ["unrolled", "unrolledx2", "columns4", "lanes2"])
def test_a_counter_that_ends_in_the_low_byte_of_a_word(strategy: str) -> None:
    """Big-endian words of 16 bits: what the last byte carries goes into the byte above it."""
    own = parse_cipher(NARROW, "narrow.cipher")
    made = generate(own, target("rv32i"), Options(modes=("ctr",), strategy=strategy))
    key, code = bytes(range(8)), assembled(made.files, "rv32i", "narrow")
    size = first_declared_bytes({"narrow.h": made.files["narrow.h"]}, "narrow", target("rv32i"))
    keys = expanded(code, "narrow", key, size=size)
    for last in (0, 127, 200, 251, 252, 253, 254, 255):
        for length in (3, 4, 17, 39):
            counter, data = bytes([0, 1, 255, last]), bytes(range(length))
            memory = {KEYS: keys, COUNTER: counter, IN: data, OUT: bytes(length)}
            after = code.call("narrow_ctr", [KEYS, COUNTER, IN, OUT, length], memory).memory
            assert (after[OUT], after[COUNTER]) == Reference(own.variants["narrow"], key)(counter, data), last


def test_the_last_byte_in_the_lowest_bits_of_a_register() -> None:
    """No shift brings it there; `test_widths.py` proves such code."""
    own = parse_cipher(NARROW.replace("word 16", "word 32"), "narrow.cipher")
    assert "narrow.S" in generate(own, target("armv7m"), Options(modes=("ctr",), strategy="loop4x2")).files


ONE_ROUND = """
cipher Once {
  word 32 little
  block 2 words
  variant ONCE { key 2 words }
  schedule ONCE(t) -> rk: word[1][2] { rk[0] = [t[0], t[1] <<< 3] }
  encrypt(x, rk) -> y { y[0] = (x[0] ^ rk[0][0]) + x[1]; y[1] = x[0] + rk[0][1] }
  decrypt(y, rk) -> x { let a = y[1] - rk[0][1]; x[0] = a; x[1] = y[0] - (a ^ rk[0][0]) }
}
""".replace("; ", "\n    ")


@pytest.mark.parametrize("strategy", ["loop1", "loop4", "unrolled"])
def test_a_cipher_whose_only_round_begins_with_the_counter(strategy: str) -> None:
    """No round is left for a loop."""
    own = parse_cipher(ONE_ROUND, "once.cipher")
    made = generate(own, target("rv32i"), Options(modes=("ctr",), strategy=strategy))
    key, code = bytes(range(8)), assembled(made.files, "rv32i", "once")
    size = first_declared_bytes({"once.h": made.files["once.h"]}, "once", target("rv32i"))
    keys = expanded(code, "once", key, size=size)
    counter, data = bytes([0, 1, 2, 3, 4, 5, 6, 251]), bytes(range(61))
    memory = {KEYS: keys, COUNTER: counter, IN: data, OUT: bytes(61)}
    after = code.call("once_ctr", [KEYS, COUNTER, IN, OUT, 61], memory).memory
    assert (after[OUT], after[COUNTER]) == Reference(own.variants["once"], key)(counter, data)


# The state between rounds has fewer words than a block, each of them wider.
PAIRS = """cipher PAIRS {
  word 8
  block 4 words
  variant PAIRS { key 12 words  rounds 12 }
  schedule(key) -> rk: word[rounds] { rk = key }
  function f(a: bits(16), k: byte) -> bits(16) = ((a <<< 1) & (a <<< 8)) ^ (a <<< 2) ^ join([k, k])
  encrypt(x, rk) -> y {
    var s = [join([x[0], x[1]]), join([x[2], x[3]])]
    for i in 0..rounds - 1 { s := [s[1], s[0] ^ f(s[1], rk[i])] }
    y = [split(s[i div 2], 8)[i mod 2] for i in 0..3]
  }
  decrypt(y, rk) -> x {
    var s = [join([y[0], y[1]]), join([y[2], y[3]])]
    for i in rounds - 1 down to 0 { s := [s[1] ^ f(s[0], rk[i]), s[0]] }
    x = [split(s[i div 2], 8)[i mod 2] for i in 0..3]
  }
}
"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "on"), [("pairs", "rv32i"), ("pairs", "aarch64"), ("pairs", "armv7m"), ("speck", "aarch64")]
)
def test_messages_below_a_batch_are_proved(name: str, on: str) -> None:
    """Messages of few blocks pass the batches by, also where a target subtracts bytes before it looks at the sign, and
    a counter's byte is not as wide as a register."""
    own = parse_cipher(PAIRS, "pairs.cipher") if name == "pairs" else load(text(name))
    variant, machine = next(iter(own.variants.values())), target(on)
    made = generate(own, machine, Options((variant.name,), modes=("ctr",), prove=False))
    roles = {f.symbol: f.role for f in made.functions}
    code = assemble(made.files[f"{variant.name}.S"], machine)
    assert prove(code, "code.o", machine, variant, roles).proved

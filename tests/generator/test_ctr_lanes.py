"""Counter mode in vector lanes, and in general registers beside them, in the emulator: known answers, lengths around
those of batches, wraps of the counter's low part and of what is above it, alignment, in place."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.dsl.term import Term, evaluate, var
from ciphergen.generator.options import Options
from ciphergen.generator.plan.counter_number import low_part
from ciphergen.generator.show import stage
from tests.generator.running import cipher
from tests.generator.test_ctr import FAMILIES, Call, answers, pair

# What covers every kind of loop, and is quick to make; the rest is slow.
CASES = [
    ("lea128", "loop4x3w4"),
    ("pipo64_128", "loop2-lanes16"),
    *(
        pytest.param(variant, strategy, marks=pytest.mark.slow)
        for variant, strategy in (
            ("lea128", "unrolledx4"),
            ("lea192", ""),
            ("lea256", "loop4x4"),
            ("pipo64_128", ""),
            ("pipo64_256", "lanes32+columns4"),
            ("pipo64_256", "lanes2"),
        )
    ),
]


@pytest.mark.long
@pytest.mark.parametrize(("variant", "strategy"), CASES)
def test_known_answers(variant: str, strategy: str) -> None:
    vectors = [v for v in answers(FAMILIES[variant]) if v["variant"] == variant]
    assert len(vectors) >= 16
    for v in vectors:
        call = Call(cipher(FAMILIES[variant]).variants[variant], bytes.fromhex(v["key"]), strategy, "aarch64")
        assert call(bytes.fromhex(v["iv"]), bytes.fromhex(v["plaintext"]))[0].hex() == v["ciphertext"]


@pytest.mark.long
@pytest.mark.parametrize(("variant", "strategy"), CASES)
def test_lengths(variant: str, strategy: str) -> None:
    call, reference, rng = pair(variant, strategy, "lengths", "aarch64")
    size = reference.size
    for length in (*range(size + 2), *(n * size + n % 3 - 1 for n in (4, 5, 12, 16, 17, 20, 32, 33, 39, 70))):
        counter, data = rng.randbytes(size), rng.randbytes(length)
        assert call(counter, data, (length % 3, length // 3 % 7, length // 6 % 5)) == reference(counter, data), length


@pytest.mark.long
@pytest.mark.parametrize(("variant", "strategy"), CASES)
def test_wraps(variant: str, strategy: str) -> None:
    """The last byte, the low part and all of the counter wrap in each kind of loop, and between them."""
    call, reference, rng = pair(variant, strategy, "wraps", "aarch64")
    size = reference.size
    for wrapping in (1, low_part(cipher(FAMILIES[variant]).variants[variant]).size, size):
        for before in (1, 13, 17, 38):
            counter = rng.randbytes(size - wrapping) + (256**wrapping - before).to_bytes(size + 1, "big")[-wrapping:]
            data = rng.randbytes(size * 38 + 3)
            assert call(counter, data) == reference(counter, data), (wrapping, before)


@pytest.mark.parametrize(("name", "bits"), [("lea", 32), ("pipo", 8), ("pipo", 32)])
def test_digits(name: str, bits: int) -> None:
    """Words of the state from digits of a number, in one field or many, are those of the counter plus so many."""
    variant = next(iter(cipher(name).variants.values()))
    low, rng = low_part(variant), Random(name)
    now = [var(f"now.{i}", bits) for i in range(len(low.words))]
    moved = low.add(now, low.repeated(5, bits))
    terms = [low.word(moved, index) for index in low.words]
    block = [var(f"b.{i}", 8) for i in range(variant.block_bytes)]
    for number in (0, 250, 255, 65530, 65535, rng.randrange(256**low.size), 256**low.size - 3):
        digits = [number >> i * low.width & (1 << low.width) - 1 for i in range(len(now))]
        found = evaluate(terms, {d: low.repeated(value, bits) for d, value in zip(now, digits, strict=True)})
        counter = (number + 5).to_bytes(variant.block_bytes, "big")
        given: dict[Term, int] = dict(zip(block, counter, strict=True))
        words = evaluate(variant.words(block), given)
        wrapped = [words[index] for index in low.words]
        assert found == [low.repeated(word, bits) for word in wrapped]


def test_what_is_fixed_in_lanes() -> None:
    """All of PIPO's second S-box, and six key XORs; of LEA what is fixed where only the last byte moves."""
    pipo = cipher("pipo").variants["pipo64_128"]
    text = stage(cipher("pipo"), pipo, target("aarch64"), Options(), "ctr")
    assert text.startswith(
        "pipo64_128 ctr: the last 2 bytes of the counter are x.6 x.7; all else is fixed for up to 65536"
    )
    assert "fixed out y.0 y.1 y.2 y.3 y.4 y.5; 6 xor of 8 xor\n" in text
    text = stage(cipher(), cipher().variants["lea128"], target("aarch64"), Options(), "ctr")
    rounds = [line for line in text.splitlines() if line.startswith("round ")]
    found = [line.split("; ")[2].partition(" of ")[0] for line in rounds]
    assert found == ["2 add, 2 rotl, 5 xor", "1 add, 1 rotl, 4 xor", "2 xor", "1 xor"]

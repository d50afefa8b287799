"""Slices of words of any width: a cipher of 4-bit words with a bit permutation, made, run and proved; circuits of small
tables; and what cannot be made."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import (
    Term,
    concat,
    evaluate,
    extract,
    ite,
    lookup,
    rotl,
    topological,
    ult,
    var,
    variables,
)
from ciphergen.generator.analysis.keys import key_bytes, key_variable
from ciphergen.generator.analysis.round_constants import with_constants_as_keys
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.frames.key_schedule import pieces
from ciphergen.generator.layouts import masks
from ciphergen.generator.layouts.limbs import key_rows
from ciphergen.generator.layouts.slice_flips import slice_flips
from ciphergen.generator.layouts.vector_slices import VectorSlices
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.generator.passes.slicing import PlaneGates, Slicing
from ciphergen.verify.prove import prove
from tests import kept
from tests.generator.running import IN, KEYS, OUT, Program, assembled, expanded
from tests.generator.test_narrow_words import read

# PRESENT's layers on blocks of 32 bits, with a key schedule that is short.
SMALL = """\
cipher SMALL {
  word 4 big
  block 8 words

  variant SMALL32 { key 8 words  rounds 4 }

  table S: bits(4) -> bits(4) = [0xc, 5, 6, 0xb, 9, 0, 0xa, 0xd, 3, 0xe, 0xf, 8, 4, 7, 1, 2]
  table S_inverse: bits(4) -> bits(4) = inverse S

  function layer(x: word[8], n: number) -> y: word[8] {
    let b = join(x)
    y = split(join([b[i == 31 ? 31 : n * i mod 31] for i in 31 down to 0]), 4)
  }

  # The lowest bit of word 0 is never added.
  schedule(key) -> rk: word[rounds + 1][8] {
    var k = key
    for i in 0..rounds {
      rk[i] = [j == 0 ? k[j] & 0xe : k[j] for j in 0..7]
      k := split(join(S[k]) <<< 13 ^ i, 4)
    }
  }

  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := layer(S[x ^ rk[i]], 4) }
    y = x ^ rk[rounds]
  }

  decrypt(y, rk) -> x {
    y := y ^ rk[rounds]
    for i in rounds-1 down to 0 { y := S_inverse[layer(y, 8)] ^ rk[i] }
    x = y
  }
}
"""
# The same words in blocks that no whole number of registers holds.
ODD = """\
cipher SMALL {
  word 4 big
  block 10 words

  variant SMALL32 { key 10 words  rounds 2 }

  table S: bits(4) -> bits(4) = [0xc, 5, 6, 0xb, 9, 0, 0xa, 0xd, 3, 0xe, 0xf, 8, 4, 7, 1, 2]
  table S_inverse: bits(4) -> bits(4) = inverse S

  schedule(key) -> rk: word[rounds][10] { for i in 0..rounds-1 { rk[i] = key } }
  encrypt(x, rk) -> y { for i in 0..rounds-1 { x := S[x ^ rk[i]] } y = x }
  decrypt(y, rk) -> x { for i in rounds-1 down to 0 { y := S_inverse[y] ^ rk[i] } x = y }
}
"""
# Words that are narrower than registers of 64 bits, of which blocks one by one would count more than a byte.
WIDE = """\
cipher WIDE {
  word 32 big
  block 2 words

  variant WIDE64 { key 2 words  rounds 2 }

  table S: bits(4) -> bits(4) = [0xc, 5, 6, 0xb, 9, 0, 0xa, 0xd, 3, 0xe, 0xf, 8, 4, 7, 1, 2]
  table S_inverse: bits(4) -> bits(4) = inverse S

  schedule(key) -> rk: word[rounds][2] { for i in 0..rounds-1 { rk[i] = key } }
  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := [join(S[split(x[j] ^ rk[i][j], 4)]) <<< 5 for j in 0..1] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in rounds-1 down to 0 { y := [join(S_inverse[split(y[j] >>> 5, 4)]) ^ rk[i][j] for j in 0..1] }
    x = y
  }
}
"""
RULES = generation(target("aarch64")).sets
TEXTS = Path(__file__).parents[1] / "texts"
NAME, COUNTER = "small32", 0x240000
ON = [
    ("rv32i", "loop2-slices32+loop1", ("encrypt_blocks", "ctr")),
    *(
        pytest.param(on, strategy, ("encrypt_blocks", "decrypt_blocks", "ctr"), marks=pytest.mark.long)
        for on, strategy in (
            ("rv32i", "slices32+loop1"),
            ("armv7m", "loop2-slices32+loop1"),
            ("rv64i", "loop2-slices32+loop1"),
            ("aarch64", "loop2-slices128+loop1"),
        )
    ),
]


@cache
def made(on: str, strategy: str, roles: tuple[str, ...]) -> tuple[Cipher, Output]:
    cipher = read(SMALL)
    return cipher, kept.made(cipher, target(on), Options(strategy=strategy, roles=roles))


@pytest.mark.long
@pytest.mark.parametrize(("on", "strategy", "roles"), ON)
def test_slices_are_proved(on: str, strategy: str, roles: tuple[str, ...]) -> None:
    cipher, output = made(on, strategy, roles)
    functions = {f.symbol: f.role for f in output.functions}
    data = assemble(output.files[f"{NAME}.S"], target(on))
    report = prove(data, NAME, target(on), cipher.variants[NAME], functions)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


def loaded(on: str, strategy: str, roles: tuple[str, ...], key: bytes) -> tuple[Concrete, Program, bytes]:
    """The cipher's own definition, the assembled code, and its round keys."""
    cipher, output = made(on, strategy, roles)
    found = re.search(r"uint(\d+)_t rk\[(\d+)\];", output.files["small.h"])
    assert found is not None
    code = assembled(output.files, on, NAME)
    return Concrete(cipher.variants[NAME]), code, expanded(code, NAME, key, size=int(found[1]) // 8 * int(found[2]))


@pytest.mark.long
def test_a_linear_layer_behind_look_ups_shares_its_sums() -> None:
    """Of AES 108 sums a column, besides those of the round key, complemented. What is computed is the round."""
    variant, rng = load("aes").variants["aes128"], Random(1)
    step = variant.steps(ENCRYPT)[5]
    piece = VectorSlices(variant, RULES["vectors"], RULES["words"], 128, 0).lift(
        Piece(tuple(step.inputs), tuple(step.outputs), (), (step,))
    )
    assert sum(1 for term in topological(piece.outputs) if term.args) == 16 * 110 + 4 * 108 + 128
    values = {word: rng.getrandbits(word.width) for word in variables(step.outputs)}
    keys, planes, flips = masks.key_planes(variant, 128), dict[str, int](), slice_flips(variant, 0)
    for word, value in values.items():
        own = [f"{word.name}@{i}" for i in range(word.width)]
        planes |= zip([plane.name for plane in keys[word]] if word in keys else own, spread(word, value), strict=True)
    for word in values:
        for plane, flip in zip(keys.get(word, ()), flips.of_keys(keys.get(word, ())), strict=True):
            planes[plane.name] ^= flip * ((1 << 128) - 1)
    found = evaluate(piece.outputs, {plane: planes[plane.name] for plane in variables(piece.outputs)})
    wanted = zip(step.outputs, evaluate(step.outputs, values), strict=True)
    assert found == [plane for word, value in wanted for plane in spread(word, value)]


def spread(word: Term, value: int) -> list[int]:
    """The planes of a word that all blocks have."""
    return [((1 << 128) - 1) * (value >> i & 1) for i in range(word.width)]


@pytest.mark.parametrize(("on", "strategy", "roles"), ON)
def test_slices_in_the_emulator(on: str, strategy: str, roles: tuple[str, ...]) -> None:
    """Whole batches, blocks that are left, and addresses at which no batch is taken."""
    rng = Random(on + strategy)
    key = rng.randbytes(4)
    reference, code, ks = loaded(on, strategy, roles, key)
    keys = reference.schedule(key)
    batch = 128 if on == "aarch64" else 32
    for role in (role for role in roles if role != "ctr"):
        one = getattr(reference, role.removesuffix("_blocks"))
        for count, at in ((batch, 0), (2 * batch + 3, 0), (batch, 1)):
            blocks = [rng.randbytes(4) for _ in range(count)]
            memory = {KEYS: ks, IN + at: b"".join(blocks), OUT: bytes(4 * count)}
            called = code.call(f"{NAME}_{role}", [KEYS, IN + at, OUT, count], memory)
            assert called.memory[OUT] == b"".join(one(keys, block) for block in blocks)


@pytest.mark.parametrize(("on", "strategy", "roles"), ON)
def test_counters_in_slices(on: str, strategy: str, roles: tuple[str, ...]) -> None:
    """Batches that the last byte's epoch ends in, before and behind; short blocks; addresses that are not aligned."""
    rng = Random(strategy + on)
    key = rng.randbytes(4)
    reference, code, ks = loaded(on, strategy, roles, key)
    keys = reference.schedule(key)
    cases = [(0, 128, 0), (0xABCDEF37, 4 * 70 + 3, 0), (0xFFFFFFE0, 4 * 65, 0), (0x1FFFFEFF, 131, 3)]
    cases += [(0xABCDFE00, 4 * 261 + 1, 0), (0xABCDFE07, 4 * 400, 1)] if on == "aarch64" else []
    for first, size, at in cases:
        data = rng.randbytes(size)
        numbers = [(first + i) % 2**32 for i in range(-(-size // 4) + 1)]
        stream = b"".join(reference.encrypt(keys, number.to_bytes(4, "big")) for number in numbers[:-1])
        memory = {KEYS: ks, COUNTER: first.to_bytes(4, "big"), IN + at: data, OUT: bytes(size)}
        after = code.call(f"{NAME}_ctr", [KEYS, COUNTER, IN + at, OUT, size], memory).memory
        assert after[OUT] == bytes(a ^ b for a, b in zip(data, stream, strict=False))
        assert after[COUNTER] == numbers[-1].to_bytes(4, "big")


@pytest.mark.long
@pytest.mark.parametrize("strategy", ["loop1-slices32+loop1", "loop1-slices64+loop1"])
def test_words_narrower_than_registers(strategy: str) -> None:
    """Single blocks would count more than a byte; slices of other registers than words have leave counting to them."""
    cipher, options = read(WIDE), Options(strategy=strategy, roles=("encrypt_blocks", "ctr"))
    output = generate(cipher, target("rv64i"), options)
    data = assemble(output.files["wide64.S"], target("rv64i"))
    functions = {f.symbol: f.role for f in output.functions}
    assert prove(data, "wide64", target("rv64i"), cipher.variants["wide64"], functions).proved


def test_a_key_bit_that_is_0_has_no_mask() -> None:
    variant = read(SMALL).variants[NAME]
    (planes, *_) = masks.key_planes(variant, 32).values()
    assert [plane.is_const for plane in planes] == [True, False, False, False]
    assert [len(row) for row in masks.rows(variant, 32)] == [8] * 5


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("path", ["", "skinny", "gift"])
def test_masks_are_made_of_words(path: str, bits: int) -> None:
    """What the loop makes of a round key's words is what its masks are, where all bits are added and where some are."""
    cipher = load(str(TEXTS / f"{path}.cipher")) if path else read(SMALL)
    variant = with_constants_as_keys(next(iter(cipher.variants.values())))
    rng = Random(bits)
    key = {byte: rng.randrange(256) for byte in key_bytes(variant)}
    made = masks.made(variant, bits)
    for words, row in zip(key_rows(variant, bits), masks.rows(variant, bits), strict=True):
        known = {key_variable(0, j, bits): value for j, value in enumerate(evaluate(words, key))}
        assert evaluate(made, known) == evaluate(row, key)


def test_a_schedule_of_which_much_would_wait_is_made_by_round_keys() -> None:
    rounds = {0: 0, 8: 0, 16: 1, 24: 1}
    k = [var(f"k.{i}", 64) for i in range(4)]
    terms = {0: k[0] ^ k[1], 8: k[1] + k[2], 16: (k[0] ^ k[1]) + k[3], 24: k[1] + k[2]}
    assert pieces(terms, rounds, 1) == [{0: terms[0], 8: terms[8]}, {16: terms[16], 24: terms[24]}]
    assert pieces(terms, rounds, 2) == [terms]


@pytest.mark.parametrize(
    ("text", "on", "strategy", "why"),
    [
        (SMALL, "rv32i", "slices64", "slices of registers of 32 bits are 32 blocks, not 64"),
        (ODD, "rv32i", "slices32", "a block of 5 bytes is not a whole number of 4-byte words"),
        (ODD, "aarch64", "slices128", "vectors hold slices of blocks of 2, 4, 8, ... bytes, not of 5"),
    ],
)
def test_refused(text: str, on: str, strategy: str, why: str) -> None:
    with pytest.raises(UserError) as caught:
        generate(read(text), target(on), Options(strategy=strategy, modes=("ecb",)))
    assert f"{NAME} cannot be made for {on} yet: {why}" in str(caught.value)


def test_slicing_computes_the_same() -> None:
    """What moves bits, a sum, a comparison, a choice and a look-up, on 16 blocks."""
    x, y = var("x", 5), var("y", 5)
    table = tuple(Random("table").sample(range(32), 32))
    moved = concat(extract(x, 1, 0), extract(rotl(y, 2), 4, 2))
    terms = [moved, x + y, ite(ult(x, y), x - y, ~y), lookup(table, moved ^ x, 5)]
    inputs = {v: tuple(var(f"{v.param}@{i}", 16) for i in range(5)) for v in (x, y)}
    planes = Slicing(PlaneGates(16), {}, inputs).run(terms)
    rng = Random("blocks")
    blocks = [{v: rng.randrange(32) for v in (x, y)} for _ in range(16)]
    known: dict[Term, int] = {
        plane: sum((block[v] >> i & 1) << n for n, block in enumerate(blocks))
        for v, bits in inputs.items()
        for i, plane in enumerate(bits)
    }
    for term, bits in zip(terms, planes, strict=True):
        found = evaluate(bits, known)
        for n, block in enumerate(blocks):
            assert sum((plane >> n & 1) << i for i, plane in enumerate(found)) == evaluate([term], block)[0]


@pytest.mark.long
def test_present_is_proved() -> None:
    cipher = load("present")
    options = Options(("present80",), ("ecb",), "loop2-slices32+loop1", roles=("encrypt_blocks",))
    output = generate(cipher, target("rv32i"), options)
    (blocks,) = (f for f in output.functions if f.role == "encrypt_blocks")
    assert blocks.cycles / cipher.variants["present80"].block_bytes < 64
    roles = {f.symbol: f.role for f in output.functions}
    data = assemble(output.files["present80.S"], target("rv32i"))
    assert prove(data, "present80", target("rv32i"), cipher.variants["present80"], roles).proved

"""A user's cipher with words narrower than registers: SIMON32/64, big-endian words of 16 bits, made, run and
proved; and what cannot be made."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term import render, rotl, var
from ciphergen.generator.layouts.bit_map import columns, lanes
from ciphergen.generator.layouts.lift import Lift
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.generator.show import stage
from ciphergen.verify.prove import prove
from tests import kept
from tests.generator.running import IN, KEYS, OUT, assembled, expanded

SIMON = """\
# SIMON32/64, "The SIMON and SPECK Families of Lightweight Block Ciphers", Beaulieu et al., 2013.
# Words of 16 bits, the most significant byte first; the key's words from k0 on.

cipher SIMON {
  standard "ePrint 2013/404"

  word 16 big
  block 2 words

  variant SIMON32_64 { key 4 words  rounds 32 }

  const z = [1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0]

  schedule SIMON32_64(K: word[4]) -> rk: word[rounds] {
    for i in 0..3 { rk[i] = K[i] }
    for i in 4..rounds - 1 {
      let t = (rk[i - 1] >>> 3) ^ rk[i - 3]
      rk[i] = 0xfffc ^ z[i - 4] ^ rk[i - 4] ^ t ^ (t >>> 1)
    }
  }

  encrypt(x, rk) -> y {
    for i in 0..rounds - 1 { x := [x[1] ^ ((x[0] <<< 1) & (x[0] <<< 8)) ^ (x[0] <<< 2) ^ rk[i], x[0]] }
    y = x
  }

  decrypt(y, rk) -> x {
    for i in rounds - 1 down to 0 { y := [y[1], y[0] ^ ((y[1] <<< 1) & (y[1] <<< 8)) ^ (y[1] <<< 2) ^ rk[i]] }
    x = y
  }

  vector SIMON32_64
    key 0100090811101918
    plain 65656877
    cipher c69be9bb
}
"""
NAME = "simon32_64"


def read(text: str) -> Cipher:
    """A cipher from its text."""
    with TemporaryDirectory() as folder:
        place = Path(folder, "mine.cipher")
        place.write_text(text)
        return load(str(place))


@cache
def made(strategy: str) -> tuple[Cipher, Output]:
    cipher = read(SIMON)
    return cipher, kept.made(cipher, target("rv32i"), Options(strategy=strategy, modes=("ecb",)))


def key_bytes(output: Output) -> int:
    found = re.search(r"uint32_t rk\[(\d+)\];", output.files["simon.h"])
    assert found
    return 4 * int(found[1])


@pytest.mark.long
@pytest.mark.parametrize("strategy", ["loop4", "unrolled", "columns4", "lanes2", "columns2", "loop4-columns4"])
def test_simon(strategy: str) -> None:
    cipher, output = made(strategy)
    (vector,) = cipher.vectors
    code = assembled(output.files, "rv32i", NAME)
    ks = expanded(code, NAME, vector.key, size=key_bytes(output))
    reference, rng = Concrete(cipher.variants[NAME]), Random(strategy)
    keys = reference.schedule(vector.key)
    for role, data, wanted in (("encrypt", vector.plain, vector.cipher), ("decrypt", vector.cipher, vector.plain)):
        assert (
            code.call(f"{NAME}_{role}", [KEYS, IN + 1, OUT], {KEYS: ks, IN + 1: data, OUT: bytes(4)}).memory[OUT]
            == wanted
        )
        for count in (0, 1, 3, 4, 7):
            blocks = [data, *(rng.randbytes(4) for _ in range(count))][:count]
            memory = {KEYS: ks, IN: b"".join(blocks), OUT: bytes(4 * count)}
            expected = b"".join(getattr(reference, role)(keys, block) for block in blocks)
            assert code.call(f"{NAME}_{role}_blocks", [KEYS, IN, OUT, count], memory).memory[OUT] == expected


@pytest.mark.long
def test_simon_is_proved() -> None:
    cipher, output = made("loop4-columns4")
    roles = {f.symbol: f.role for f in output.functions}
    data = assemble(output.files[f"{NAME}.S"], target("rv32i"))
    report = prove(data, NAME, target("rv32i"), cipher.variants[NAME], roles)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
def test_simon_in_counter_mode_is_proved() -> None:
    """Where the last byte of the counter does not carry, code lets it spill into the byte above it in its word."""
    cipher, machine = read(SIMON), target("rv32i")
    output = generate(cipher, machine, Options(modes=("ctr",), strategy="columns2"))
    roles = {f.symbol: f.role for f in output.functions}
    report = prove(assemble(output.files[f"{NAME}.S"], machine), NAME, machine, cipher.variants[NAME], roles)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


def test_rotations_as_text() -> None:
    """A rotation in columns, where it is one of the register, and in lanes, where two shifts meet under a mask."""
    x, register = var("x", 8), var("r", 32)
    found = [Lift(p(8, 32, 4), {x: (register,)}).run([rotl(x, 5)])[0][0] for p in (columns, lanes)]
    assert [render(term) for term in found] == [
        "(rotl[20] r:32)",
        "(xor (lshr r:32 0x3:32) (and (xor (lshr r:32 0x3:32) (shl r:32 0x5:32)) 0xe0e0e0e0:32))",
    ]


@pytest.mark.long
def test_masks_are_made_before_the_loop() -> None:
    cipher = load("pipo")
    options = Options(strategy="columns4", roles=("encrypt_blocks",))
    text = stage(cipher, cipher.variants["pipo64_128"], target("rv32i"), options, "registers")
    function = text[text.index("function pipo64_128_encrypt_blocks") :]
    begin = re.search(r"blocks\d+:", function)
    assert begin is not None
    end = re.compile(r"(fewer|rest|done)\d*:").search(function, begin.end())
    assert end is not None
    loop = function[begin.start() : end.start()]
    assert function.index("lui ") < begin.start()
    assert "lui " not in loop
    loop = re.sub(r"\nfar\d+:.*\n    jal .*", "", loop)  # where a branch does not reach: runs for odd addresses only
    assert loop.count("\n    ") <= 1118  # 4 of them look at two addresses, which may be odd


# Additions where the standard has none, so without its vector.
ADDS = (
    SIMON[: SIMON.index("  vector")]
    .replace("x[1] ^ ((x[0]", "(x[1] ^ ((x[0]")
    .replace("(x[0] <<< 2) ^ rk[i]", "(x[0] <<< 2)) + rk[i]")
    .replace("y[0] ^", "(y[0] - rk[i]) ^")
    .replace("(y[1] <<< 2) ^ rk[i]", "(y[1] <<< 2)")
    + "}\n"
)


@pytest.mark.parametrize(
    ("cipher", "strategy", "why"),
    [
        ("pipo", "loop4x3w4", "blocks in vectors and those beside them read other round keys, so no loop has both"),
        ("lea", "each16", "round.0 does more with its round key than to add it to the state at its beginning or end"),
    ],
)
def test_refused_in_vectors(cipher: str, strategy: str, why: str) -> None:
    with pytest.raises(UserError) as caught:
        generate(load(cipher), target("aarch64"), Options(strategy=strategy))
    assert f"128 cannot be made for aarch64 yet: {why}" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "strategy", "why"),
    [
        (ADDS, "columns4", "an addition cannot be done on words of 16 bits that lie in registers of 32 bits"),
        (SIMON, "loop4x3", "3 blocks of 16-bit words do not go together: take 2, 4 or another power of 2"),
        (SIMON, "loop4x3w4", "no vector registers with lanes of 16 bits"),
        (SIMON, "fly-columns4", "no round keys differ by constants only, so none can be made on the fly"),
        (SIMON, "each16", "only vectors are brought into lanes in every round"),
        (SIMON, "slices64", "slices of registers of 32 bits are 32 blocks, not 64"),
    ],
)
def test_refused(text: str, strategy: str, why: str) -> None:
    with pytest.raises(UserError) as caught:
        generate(read(text), target("rv32i"), Options(strategy=strategy))
    assert f"{NAME} cannot be made for rv32i yet: {why}" in str(caught.value)

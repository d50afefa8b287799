"""Known answers of single blocks for self-tests: the text's vectors, or what the text computes."""

from __future__ import annotations

from ciphergen.backends import target
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.concrete import Concrete
from ciphergen.generator.known_answers import block_answers
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate

WITHOUT = """cipher NOV {
  word 32 little
  block 1 words
  variant NOV { key 2 words }
  schedule(key) -> rk: word[2] { rk = key }
  encrypt(x, rk) -> y { for i in 0..1 { x := [(x[0] + rk[i]) <<< 7] } y = x }
  decrypt(y, rk) -> x { for i in 1 down to 0 { y := [(y[0] >>> 7) - rk[i]] } x = y }
}
"""


def test_vectors_of_the_text() -> None:
    lea = load("lea")
    assert [key for key, _, _ in block_answers(lea, lea.variants["lea128"])] == [
        vector.key for vector in lea.vectors if vector.variant == "lea128"
    ]


def test_a_text_without_vectors_has_a_computed_one() -> None:
    cipher = parse_cipher(WITHOUT, "nov.cipher")
    ((key, plain, coded),) = block_answers(cipher, cipher.variants["nov"])
    concrete = Concrete(cipher.variants["nov"])
    assert (key, plain) == (bytes(range(8)), bytes(range(4)))
    assert concrete.decrypt(concrete.schedule(key), coded) == plain
    selftest = generate(cipher, target("rv32i"), Options(modes=("ecb",))).files["nov_selftest.c"]
    assert ", ".join(f"0x{byte:02x}" for byte in coded) in selftest

"""GHASH: its text against the states of the specification of GCM, and code by Karatsuba's way proved to do the same.

The code is made of another text, which multiplies words of half and of a quarter of a block. The proof is that of
object code, whoever wrote it, against the shipped text, which takes one bit at a time.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble_each
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.concrete import ConcreteEntry
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict

VECTORS = json.loads((Path(__file__).parent / "vectors" / "ghash_states.json").read_text("utf-8"))["vectors"]

KARATSUBA = """
  function times(a: word, b: word) -> z: word[2] {
    var high = word(0)
    var low = word(0)
    for i in 0..31 {
      let part = a[i] ? b : word(0)
      low := low ^ (part << i)
      high := high ^ ((part >> 1) >> (31 - i))
    }
    z = [high, low]
  }

  function times_two(a: word[2], b: word[2]) -> z: word[4] {
    let h = times(a[0], b[0])
    let l = times(a[1], b[1])
    let m = times(a[0] ^ a[1], b[0] ^ b[1]) ^ h ^ l
    z = [h[0], h[1] ^ m[0], l[0] ^ m[1], l[1]]
  }

  function right(d: word[4], n: number) -> word[4] = [
    d[0] >> n, (d[1] >> n) ^ (d[0] << (32 - n)), (d[2] >> n) ^ (d[1] << (32 - n)), (d[3] >> n) ^ (d[2] << (32 - n))
  ]

  function gmul(x: word[4], y: word[4]) -> z: word[4] {
    let h = times_two(x[0..1], y[0..1])
    let l = times_two(x[2..3], y[2..3])
    let m = times_two(x[0..1] ^ x[2..3], y[0..1] ^ y[2..3]) ^ h ^ l
    let p = [h[0], h[1], h[2] ^ m[0], h[3] ^ m[1], l[0] ^ m[2], l[1] ^ m[3], l[2], l[3]]
    let q = [(p[i] << 1) ^ (i < 7 ? p[(i + 1) mod 8] >> 31 : word(0)) for i in 0..7]
    let d = [q[4] ^ (q[7] << 31) ^ (q[7] << 30) ^ (q[7] << 25), q[5], q[6], q[7]]
    z = q[0..3] ^ d ^ right(d, 1) ^ right(d, 2) ^ right(d, 7)
  }

"""


def by_karatsuba(old: str = "", new: str = "") -> str:
    """The shipped text with another function for products, in which something may be replaced."""
    text = load("ghash").text
    begin, end = text.index("  function halve"), text.index("  # 6.4")
    assert KARATSUBA.count(old) == 1 or not old
    return text[:begin] + KARATSUBA.replace(old, new) + text[end:]


def report(text: str, machine: str) -> Report:
    """What the prover says of code that is made of a text, asked for the shipped one."""
    where = target(machine)
    output = generate(parse_cipher(text, "karatsuba.cipher"), where, Options())
    code = next(iter(assemble_each(output.files["ghash128.S"], where, "ghash128.S").values()))
    return prove(code, "ghash128.o", where, load("ghash").variants["ghash128"], {"ghash128_absorb": "absorb"})


def test_every_state_of_the_specification() -> None:
    absorb, tried = ConcreteEntry(load("ghash").variants["ghash128"], "absorb"), 0
    for vector in VECTORS:
        blocks, y = bytes.fromhex(vector["blocks"]), bytes(16)
        for i, state in enumerate(vector["states"]):
            y = absorb({"h": bytes.fromhex(vector["H"]), "y": y, "x": blocks[16 * i : 16 * i + 16]})["y"]
            assert y.hex() == state, vector["note"]
            tried += 1
        assert y.hex() == vector["ghash"]
    assert (len(VECTORS), tried) == (24, 108)


@pytest.mark.long
def test_karatsuba_is_proved_to_be_the_text() -> None:
    found = report(by_karatsuba(), "rv32i")
    assert found.proved
    methods = {o.method for o in found.obligations if o.prop is Property.RESULT}
    assert any("quadratic form" in method for method in methods)


@pytest.mark.long
def test_a_reduction_that_leaves_one_bit_out_is_refuted() -> None:
    """The vectors of the text are left out, which would not let such a text pass."""
    text = by_karatsuba(" ^ (q[7] << 25)")
    found = report(text[: text.index("  # Test cases 2")] + "}\n", "rv32i")
    (result,) = (o for o in found.obligations if o.prop is Property.RESULT)
    assert result.verdict is Verdict.REFUTED
    assert result.counterexample is not None

"""Circuits: what they compute, judged by Python's own operators, and that a wrong one is refused."""

import re
from random import Random

import pytest

from ciphergen.dsl import term
from ciphergen.dsl.cipher import Cipher, load, parse_cipher
from ciphergen.dsl.circuits import Circuit
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term.program import Program

TEXT = """cipher BITS {{
  word 8
  block 1 words
  variant BITS8 {{ key 1 words }}
  variant BITS16 {{ key 2 words }}
  const c = [0, 1, 1]
  table T: bits({n}) -> bits({m}) = [{entries}]
  circuit T(x) -> y {{
{body}
  }}
  schedule(k) -> rk: byte[1] {{ rk[0] = k[0] ^ bits(T[k[0][{top}:0]], 8) ^ c[0] }}
  encrypt(x, rk) -> y {{ y = x ^ rk[0] }}
  decrypt(y, rk) -> x {{ x = y ^ rk[0] }}
}}
"""


def made(n: int, m: int, entries: list[int], body: str) -> Cipher:
    text = TEXT.format(n=n, m=m, entries=", ".join(map(str, entries)), body=body, top=n - 1)
    return parse_cipher(text, "bits.cipher")


def random_body(random: Random, n: int, m: int) -> list[str]:
    """Statements that Python can run too: its `&`, `|`, `^` on 0 and 1, and `1 ^` for `~`."""
    lines = []
    values = [f"x[{i}]" for i in range(n)] + ["0", "1", "c[1]", "c[2 - 2]"]
    for i in range(12):
        a, b = random.choices(values, k=2)
        if a[0] == "x" and random.randrange(2):
            lines.append(f"{a} := {random.choice(['', '~'])}{a} {random.choice('&|^')} {b}")
        else:
            bit = random.choice([v for v in values if v[0] in "xt"])
            lines.append(f"let t{i} = {random.choice(['', '~'])}{bit} {random.choice('&|^')} {b}")
            values.append(f"t{i}")
    return lines + [f"y[{i}] = {random.choice(values[-6:])}" for i in range(m)]


def run_in_python(lines: list[str], index: int, n: int, m: int) -> int:
    known = {"x": [index >> i & 1 for i in range(n)], "y": [0] * m, "c": [0, 1, 1]}
    for line in lines:
        exec(re.sub(r"~(\w+(\[\d+\])?)", r"(1 ^ \1)", line.removeprefix("let ").replace(":=", "=")), known)
    return sum(bit << i for i, bit in enumerate(known["y"]))


def used(lines: list[str]) -> list[str]:
    """Without values that nothing reads, which a text may not have."""
    while True:
        dead = [
            line
            for i, line in enumerate(lines)
            if (name := re.match(r"let (\w+)", line))
            and not any(re.search(rf"\b{name[1]}\b", later) for later in lines[i + 1 :])
        ]
        if not dead:
            return lines
        lines = [line for line in lines if line not in dead]


@pytest.mark.long
def test_circuits_compute_what_python_computes() -> None:
    random = Random(1)
    for _ in range(60):
        n, m = random.randrange(1, 9), random.randrange(1, 9)
        lines = used(random_body(random, n, m))
        entries = [run_in_python(lines, index, n, m) for index in range(1 << n)]
        body = "\n".join(lines)
        found = made(n, m, entries, body)
        for variant in found.variants.values():
            circuit = variant.circuits[tuple(entries)]
            assert circuit.entries() == tuple(entries)
            assert [v.width for v in circuit.inputs] == [1] * n
        wrong = random.randrange(1 << n)
        entries[wrong] ^= 1 << random.randrange(m)
        with pytest.raises(UserError) as error:
            made(n, m, entries, body)
        got = entries[wrong] ^ run_in_python(lines, wrong, n, m)
        assert got.bit_count() == 1
        assert str(error.value) == (
            f"bits.cipher:8:3: the circuit of 'T' gives {run_in_python(lines, wrong, n, m):#x} for {wrong:#x}\n"
            f"  allowed: {entries[wrong]:#x}, the entry of the table"
        )


def test_loops_and_conditions_by_numbers() -> None:
    body = "for i in 0..2 { if i == 1 { y[i] = ~x[i] } else { y[i] = x[(i + 1) mod 3] } }"
    entries = [(x >> 1 & 1) | (~x >> 1 & 1) << 1 | (x & 1) << 2 for x in range(8)]
    assert made(3, 3, entries, body).variants["bits8"].circuits[tuple(entries)].operations == 1


def test_arrays_in_a_circuit() -> None:
    body = """
      var a = x[1..2]
      a := a ^ [x[0], 1]
      let b = [x[i] & a[0] for i in 2 down to 0 if i != 1]
      y = ~[b[0], b[1], a[1]]"""
    entries = []
    for index in range(8):
        x = [index >> i & 1 for i in range(3)]
        a = [x[1] ^ x[0], x[2] ^ 1]
        entries.append((1 ^ x[2] & a[0]) | (1 ^ x[0] & a[0]) << 1 | (1 ^ a[1]) << 2)
    assert tuple(entries) in made(3, 3, entries, body).variants["bits16"].circuits


def test_types_may_stand() -> None:
    text = TEXT.replace("T(x) -> y", "T(x: bit[2]) -> y: bit[1]")
    text = text.format(n=2, m=1, entries="0, 0, 0, 1", body="y[0] = x[0] & x[1]", top=1)
    assert list(parse_cipher(text, "bits.cipher").variants["bits8"].circuits) == [(0, 0, 0, 1)]


def test_a_circuit_is_no_use_of_its_table() -> None:
    text = TEXT.format(n=1, m=1, entries="1, 0", body="y = ~x", top=0).replace(" ^ bits(T[k[0][0:0]], 8)", "")
    with pytest.raises(UserError) as error:
        parse_cipher(text, "bits.cipher")
    assert str(error.value) == (
        "bits.cipher:7:3: table 'T' is never used\n  allowed: only names that are used; remove it"
    )


@pytest.mark.parametrize(
    ("cipher", "name", "operations"),
    [("pipo", "S8", 34), ("pipo", "S8_inverse", 34), ("aes", "SBox", 114), ("aes", "InvSBox", 114)],
)
def test_the_circuits_of_shipped_ciphers(cipher: str, name: str, operations: int) -> None:
    """All inputs, by evaluating one at a time."""
    for variant in load(cipher).variants.values():
        entries = variant.unfolder.around.tables[name].entries
        circuit = variant.circuits[entries]
        assert circuit.operations == operations
        assert len(variant.circuits) == 2
        compute = Program.of(circuit.inputs, circuit.outputs)
        for index, entry in enumerate(entries):
            bits = compute([index >> i & 1 for i in range(8)])
            assert sum(bit << i for i, bit in enumerate(bits)) == entry


def test_ciphers_without_circuits() -> None:
    assert all(not v.circuits for v in load("lea").variants.values())


def test_operations_that_are_shared_count_once() -> None:
    a, b = term.var("bit.0", 1), term.var("bit.1", 1)
    assert Circuit((a, b), (a & b, (a & b) ^ a, a, term.const(1, 1))).operations == 2
    assert Circuit((a, b), (a & b, (a & b) ^ a, a, term.const(1, 1))).entries() == (8, 14, 8, 13)

"""Ciphers with long schedules, many rounds, wide blocks or products bit by bit stay within the budget."""

from __future__ import annotations

import pytest

from ciphergen.dsl.budget import STEPS, TERMS, Budget
from ciphergen.dsl.cipher import Cipher, load, parse_cipher

THREEFISH = """cipher THREEFISH {
  word 64 little
  block 16 words
  variant THREEFISH1024 { key 16 words }
  const pi = [0, 9, 2, 13, 6, 11, 4, 15, 10, 7, 12, 3, 14, 5, 8, 1]
  const ip = [0, 15, 2, 11, 6, 13, 4, 9, 14, 1, 8, 5, 10, 3, 12, 7]
  function distance(r: number, j: number) -> number = (r mod 8 * 13 + j * 29) mod 63 + 1
  schedule(k) -> rk: word[21][16] {
    let e = [(i < 16 ? k[i mod 16] : xor(k) ^ 0x1bd11bdaa9fc1a22) for i in 0..16]
    for s in 0..20 { rk[s] = [e[(s + i) mod 17] + (i == 15 ? s : 0) for i in 0..15] }
  }
  encrypt(x, rk) -> y {
    for r in 0..79 {
      if r mod 4 == 0 { x := x + rk[r div 4] }
      for j in 0..7 {
        x[2*j] := x[2*j] + x[2*j+1]
        x[2*j+1] := (x[2*j+1] <<< distance(r, j)) ^ x[2*j]
      }
      x := [x[pi[i]] for i in 0..15]
    }
    y = x + rk[20]
  }
  decrypt(y, rk) -> x {
    y := y - rk[20]
    for r in 79 down to 0 {
      y := [y[ip[i]] for i in 0..15]
      for j in 0..7 {
        y[2*j+1] := (y[2*j+1] ^ y[2*j]) >>> distance(r, j)
        y[2*j] := y[2*j] - y[2*j+1]
      }
      if r mod 4 == 0 { y := y - rk[r div 4] }
    }
    x = y
  }
}"""
SIMON = """cipher SIMON {
  word 64 big
  block 2 words
  variant SIMON128 { key 4 words  rounds 128 }
  schedule(k) -> rk: word[rounds] {
    for i in 0..rounds-1 {
      rk[i] = k[i mod 4]
      k[i mod 4] := k[i mod 4] ^ (k[(i + 3) mod 4] >>> 3) ^ (k[(i + 1) mod 4] >>> 1) ^ i
    }
  }
  function f(x: word) -> word = ((x <<< 1) & (x <<< 8)) ^ (x <<< 2)
  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := [x[1] ^ f(x[0]) ^ rk[i], x[0]] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in rounds-1 down to 0 { y := [y[1], y[0] ^ f(y[1]) ^ rk[i]] }
    x = y
  }
}"""
# With a permutation in place of the standard's table, and both halves of its key schedule.
KUZNYECHIK = """cipher KUZNYECHIK {
  word 8
  block 16 words
  variant KUZNYECHIK256 { key 32 words }
  table P: byte -> byte = [TABLE]
  table Q: byte -> byte = inverse P
  const c = [148, 32, 133, 16, 194, 192, 1, 251, 1, 192, 194, 16, 133, 32, 148, 1]
  function xtime(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0xc3) : 0)
  function times(f: number, b: byte) -> p: byte {
    let b1 = xtime(b)  let b2 = xtime(b1)  let b3 = xtime(b2)  let b4 = xtime(b3)
    let b5 = xtime(b4)  let b6 = xtime(b5)  let b7 = xtime(b6)
    p = xor([[b, b1, b2, b3, b4, b5, b6, b7][i] for i in 0..7 if f[i]])
  }
  function r(a: byte[16]) -> b: byte[16] {
    b[0] = xor([times(c[i], a[i]) for i in 0..15])
    for i in 1..15 { b[i] = a[i-1] }
  }
  function ri(b: byte[16]) -> a: byte[16] {
    for i in 0..14 { a[i] = b[i+1] }
    a[15] = xor([times(c[i], b[(i+1) mod 16]) for i in 0..15])
  }
  function lin(a: byte[16]) -> b: byte[16] { for i in 0..15 { a := r(a) } b = a }
  function lini(a: byte[16]) -> b: byte[16] { for i in 0..15 { a := ri(a) } b = a }
  schedule(key) -> rk: byte[10][16] {
    var a = key[0..15]
    var b = key[16..31]
    rk[0] = a
    rk[1] = b
    for i in 1..4 {
      for j in 1..8 {
        let n = lin(P[a ^ lin([byte(q == 15 ? i * 8 - 8 + j : 0) for q in 0..15])]) ^ b
        b := a
        a := n
      }
      rk[2*i] = a
      rk[2*i+1] = b
    }
  }
  encrypt(x, rk) -> y { for i in 0..8 { x := lin(P[x ^ rk[i]]) } y = x ^ rk[9] }
  decrypt(y, rk) -> x { y := y ^ rk[9] for i in 8 down to 0 { y := Q[lini(y)] ^ rk[i] } x = y }
}""".replace("TABLE", ", ".join(str(pow(3, i, 257) % 256) for i in range(256)))


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The parts of the steps and terms, in per mille, that each text has taken once it is read."""
    found: list[tuple[int, int]] = []

    def lift(budget: Budget) -> None:
        found.append(((STEPS - budget.steps) * 1000 // STEPS, (TERMS - budget.terms) * 1000 // TERMS))
        original(budget)

    original = Budget.lift
    monkeypatch.setattr(Budget, "lift", lift)
    return found


def fresh(text: str) -> Cipher:
    return parse_cipher(text + "\n# read again", "a.cipher")


@pytest.mark.parametrize("name", ["lea", "pipo", "aria", "aes"])
def test_shipped_ciphers_take_a_tenth_at_most(name: str, used: list[tuple[int, int]]) -> None:
    assert fresh(load(name).text).variants
    assert max(used[-1]) <= 100


@pytest.mark.parametrize(("text", "most"), [(THREEFISH, 20), (SIMON, 10)])
def test_many_rounds_and_wide_blocks(text: str, most: int, used: list[tuple[int, int]]) -> None:
    (variant,) = fresh(text).variants.values()
    assert max(used[-1]) <= most
    assert len(variant.steps("encrypt")) >= 80


@pytest.mark.long
def test_products_bit_by_bit(used: list[tuple[int, int]]) -> None:
    assert fresh(KUZNYECHIK).variants
    assert max(used[-1]) <= 600

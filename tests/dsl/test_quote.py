"""Words of a text are found again by their places, without its comments."""

from __future__ import annotations

from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.quote import Quotes

TEXT = """cipher T {
  standard "No. # 1"  word 8 little  block 2 words
  variant T { key 2 words  rounds 2 }   # for { nobody
  function once(x: byte) -> y: byte {

    y = x + 1
  }
  function twice(x: byte) -> byte =
    once(x) ^
    x             # not a function }
  schedule T(k) -> rk: word[1][2] { rk[0] = [twice(k[0]), k[1]] }
  encrypt(x, rk) -> y {
    let a = [x[0],     # two words
             x[1]]
    x := a for i in 0..rounds - 1 { x[0] := x[0] ^ (rk[0][0] <<< i)
      if i == 0 {
        x[1] := once(x[1])
      } else { x[1] := x[1] ^ rk[0][1] }
    }
    for format in 0..1 { x[1] := x[1] + rk[0][1] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in 0..1 { y[1] := y[1] - rk[0][1] }
    for i in rounds - 1 down to 0 {
      if i == 0 { y[1] := y[1] - 1 } else { y[1] := y[1] ^ rk[0][1] }
      y[0] := y[0] ^ (rk[0][0] <<< i)
    }
    x = y
  }
}
"""


def words(quotes: Quotes, steps: object) -> list[tuple[str, str, str]]:
    assert isinstance(steps, tuple)
    return [(step.name, quotes.counter(step.place), quotes.words(step.place)) for step in steps]


def test_words_of_shipped_ciphers() -> None:
    quotes = Quotes(load("lea").text)
    found = words(quotes, load("lea").variant("lea128").steps("decrypt"))
    assert found == [(f"round.{i}", "i", "y := round_back(y, rk[i])") for i in range(23, -1, -1)]
    quotes = Quotes(load("pipo").text)
    found = words(quotes, load("pipo").variant("pipo64_128").steps("encrypt"))
    assert found == [
        ("start", "", "x := x ^ rk[0]"),
        *((f"round.{i}", "i", "x := R(S(x)) ^ rk[i]") for i in range(1, 14)),
    ]


def test_words_over_several_lines() -> None:
    variant = parse_cipher(TEXT, "t.cipher").variant("t")
    body = "x[0] := x[0] ^ (rk[0][0] <<< i); if i == 0 { x[1] := once(x[1]) } else { x[1] := x[1] ^ rk[0][1] }"
    found = words(Quotes(TEXT), variant.steps("encrypt"))
    last = [(f"round.{i}", "format", "x[1] := x[1] + rk[0][1]") for i in range(2)]
    assert found == [("round.0", "i", body), ("round.1", "i", body), *last]
    assert Quotes(TEXT).words(variant.procedures["encrypt"].body[0].place) == "let a = [x[0], x[1]]; x := a"


def test_functions_that_are_called_stand_in_front() -> None:
    quotes, variant = Quotes(TEXT), parse_cipher(TEXT, "t.cipher").variant("t")
    once = ["function once(x: byte) -> y: byte {", "  y = x + 1", "}"]
    assert quotes.functions(variant, "schedule") == [
        *once,
        "function twice(x: byte) -> byte =",
        "  once(x) ^",
        "  x",
        "schedule T(k) -> rk: word[1][2] { rk[0] = [twice(k[0]), k[1]] }",
    ]
    found = quotes.functions(variant, "encrypt")
    assert found[:5] == [*once, "encrypt(x, rk) -> y {", "  let a = [x[0],"]
    assert found[-2:] == ["  y = x", "}"]
    assert quotes.functions(variant, "decrypt")[0] == "decrypt(y, rk) -> x {"

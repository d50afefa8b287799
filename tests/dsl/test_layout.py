"""The layout of texts: nothing but blanks changes, once is enough, and the shipped texts have it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from importlib.resources import files
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl.layout import laid_out, tokens
from ciphergen.dsl.parser import parse

SHIPPED = {
    path.name: path.read_text("utf-8")
    for folder in ("ciphers", "modes")
    for path in files("ciphergen.dsl").joinpath(folder).iterdir()
    if path.name.endswith((".cipher", ".mode"))
}
TINY = """# A cipher that is none.
cipher TINY {
  word 16 little  # words
  block 2 words
  variant A32 { key 2 words  rounds 3 }
  const c = [[1, 2], [3, -4]]
  function f(x: word[2], n: number) -> y: word { y = x[0] + -x[1] ^ (n == 1 ? x[0] : ~x[1]) <<< n + c[0][1] }
  schedule A32 (key) -> rk: word[rounds] { for i in 0..rounds-1 { rk[i] = key[0] ^ xor(key[0..1]) } }
  encrypt(x, rk) -> y { if not rounds mod 2 { y = x } else { y = [x[1] & rk[0], bits(x[0][7:0], 16)] } }
  vector A32 key 00010203 plain 0001 0203 cipher 00000000
}
"""
SMALL = [TINY, SHIPPED["ctr.mode"]]


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_texts_are_laid_out(name: str) -> None:
    assert laid_out(SHIPPED[name]) == SHIPPED[name]


def apart(left: str, right: str) -> bool:
    """Whether two tokens would be one, or another two, without blanks between them."""
    return tokens(left + right) != [left, right]


@st.composite
def untidy(draw: st.DrawFn) -> str:
    """A shipped text with other blanks, some of them line breaks."""
    words = tokens(draw(st.sampled_from(SMALL)))
    blanks = st.sampled_from(["", "", " ", " ", "  ", "\t", "\n", "\n\n\n   ", " \n\t"])
    text = words[0] + "\n" * words[0].startswith("#")
    for left, right in pairwise(words):
        between = draw(blanks)
        if left.startswith("#") and "\n" not in between:
            between += "\n"
        text += (between or " " * apart(left, right)) + right
    return text


def without_places(node: object) -> object:
    """A syntax tree as plain data, without the places of its nodes."""
    if isinstance(node, tuple):
        return [without_places(each) for each in node]
    if is_dataclass(node):
        parts = (each.name for each in fields(node) if each.name != "place")
        return [type(node).__name__, *(without_places(getattr(node, part)) for part in parts)]
    return node


TREES = {text: without_places(parse(text, "a")) for text in SMALL}


@pytest.mark.long
@settings(max_examples=100, deadline=None)
@given(text=untidy())
def test_only_blanks_change_and_once_is_enough(text: str) -> None:
    found = laid_out(text)
    assert tokens(found) == tokens(text)
    assert laid_out(found) == found
    assert without_places(parse(found, "a")) in TREES.values()


UNTIDY = """cipher  A {
word 16 little # words
\tblock 2 words


  variant A32 { key 2 words  rounds 3 }
  const c = [[1,2],
             [ 3,  -4]]
 function f (x:word[2],n : number)->y:word{y=x[ 0 ]+ -x [1]^(n==1?x[0]:~ x[1])<<<n+ 1 }
    # what follows
    schedule A32 (key)->rk:word[rounds]{
      for i in 0..rounds-1{rk [i]=key[0] [7 : 0]
          if i==1{rk[i]=0}else{rk[i]=
        1}
      }
    }
  vector A32
   key 00010203
     plain 0001 0203  cipher 00000000
}

"""
TIDY = """cipher  A {
  word 16 little  # words
  block 2 words

  variant A32 { key 2 words  rounds 3 }
  const c = [[1, 2],
             [3,  -4]]
  function f(x: word[2], n: number) -> y: word { y = x[0] + -x[1] ^ (n == 1 ? x[0] : ~x[1]) <<< n + 1 }
  # what follows
  schedule A32 (key) -> rk: word[rounds] {
    for i in 0..rounds-1 { rk[i] = key[0][7:0]
      if i == 1 { rk[i] = 0 } else { rk[i] =
          1 }
    }
  }
  vector A32
    key 00010203
     plain 0001 0203  cipher 00000000
}
"""


def test_an_example() -> None:
    assert laid_out(UNTIDY) == TIDY
    assert laid_out(TIDY) == TIDY


def test_only_a_line_feed_ends_a_line() -> None:
    text = "cipher A {\n  # a\x0cword\u2028block\n  word 16 little\n}\n"
    assert laid_out(text) == text

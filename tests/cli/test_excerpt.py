"""Errors of a text on the screen: the line and a caret, several errors in one run, and the same as JSON."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.cli.excerpt import with_lines
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.errors import SeveralErrors, SourceLocation, UserError

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

TOY = (Path(__file__).parent.parent / "dsl/toy.cipher").read_text("utf-8")
TWO = TOY.replace("join(S[split", "join(S[spilt").replace("vector TOY32", "vector TOY23")
MESSAGE = """own.cipher:11:42: no function above this line is called 'spilt'
      function sub(x: word) -> word = join(S[spilt(x, 4)])
                                             ^
  allowed: bits, byte, join, length, reverse, split, transpose, word, xor
  write:   split
own.cipher:41:3: no variant is called 'TOY23'
      vector TOY23 key 01020304 plain 05060708 cipher 4b0deb3e
      ^
  allowed: TOY32, TOY48
  write:   TOY32
"""


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.cipher").write_text(TWO, "utf-8")


def test_two_errors_with_their_lines(gen: Gen) -> None:
    assert gen("--cipher", "own.cipher", "--target", "rv32i") == (2, "", MESSAGE)


def test_as_json(gen: Gen) -> None:
    found = json.loads(gen("test", "own.cipher", "--json").out)
    assert found["error"] == found["errors"][0]
    assert [each["place"] for each in found["errors"]] == ["own.cipher:11:42", "own.cipher:41:3"]
    assert (found["exit"], len(found)) == (2, 3)


def test_another_process_rebuilds_them() -> None:
    with pytest.raises(SeveralErrors) as caught:
        parse_cipher(TWO, "own.cipher")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again)) == (SeveralErrors, str(caught.value))
    assert with_lines(again) + "\n" == MESSAGE


def quoted(place: SourceLocation) -> list[str]:
    return with_lines(UserError(place, "wrong")).splitlines()[1:]


def test_a_line_that_is_long_or_has_tabs() -> None:
    Path("a.cipher").write_text("x" * 300 + "!" + "y" * 300 + "\n\ta\x1b!\n")
    long, caret = quoted(SourceLocation("a.cipher", 1, 301))
    assert (len(long), long[len(caret) - 1]) == (124, "!")
    assert quoted(SourceLocation("a.cipher", 2, 4)) == ["    \ta\\x1b!", "    \t     ^"]


def test_a_place_without_a_line() -> None:
    for place in (SourceLocation("own.cipher"), SourceLocation("own.cipher", 99, 1), SourceLocation("none", 1, 1)):
        assert quoted(place) == []


def test_a_shipped_text_is_quoted_unless_a_file_has_its_name() -> None:
    place = SourceLocation("lea.cipher", 1, 1)
    assert quoted(place) == [f"    {load('lea').text.splitlines()[0]}", "    ^"]
    Path("lea.cipher").write_text("other\n")
    assert quoted(place) == []


def test_only_a_line_feed_ends_a_line() -> None:
    Path("a.cipher").write_text("# a\x0cb\u2028c\nword\n", "utf-8")
    assert quoted(SourceLocation("a.cipher", 2, 1)) == ["    word", "    ^"]

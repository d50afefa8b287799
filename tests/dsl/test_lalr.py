"""The parser's own loop makes the trees that Lark's makes, and allows at each place what Lark's allows."""

from __future__ import annotations

from importlib.resources import files

import pytest
from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from ciphergen.dsl import parser
from ciphergen.dsl.lalr import ParseRun

from .mutants import ORIGINALS

TEXTS = {name: "".join(tokens) for name, tokens in ORIGINALS.items()}


@pytest.fixture(scope="module")
def lark() -> Lark:
    grammar = files("ciphergen.dsl").joinpath("grammar.lark").read_text("utf-8")
    return Lark(grammar, parser="lalr", start="start", propagate_positions=True, maybe_placeholders=True)


def shape(tree: Tree[Token] | Token | None) -> object:
    """A tree with its places, as plain data."""
    if not isinstance(tree, Tree):
        return tree, getattr(tree, "line", None), getattr(tree, "column", None)
    meta = tree.meta
    place = None if meta.empty else (meta.line, meta.column)
    return tree.data, place, [shape(child) for child in tree.children]


@pytest.mark.parametrize("name", ["toy.cipher", "constructs.cipher", "aes.cipher", "ctr.mode", "ascon_aead.cipher"])
def test_trees_are_those_of_lark(lark: Lark, name: str) -> None:
    assert shape(parser._tree(TEXTS[name], name, "start")) == shape(lark.parse(TEXTS[name]))


@pytest.mark.parametrize("name", ["toy.cipher", "ctr.mode"])
def test_what_may_stand_is_what_lark_says(lark: Lark, name: str) -> None:
    text = TEXTS[name]
    for token in [*lark.lex(text)][::17]:
        assert token.start_pos is not None
        before = text[: token.start_pos]
        with pytest.raises(UnexpectedInput) as stopped:
            parser._lark().parse(f"{before} $", "start")
        assert isinstance(stopped.value.state, ParseRun)
        known = lark.parse_interactive(before)
        known.exhaust_lexer()
        assert stopped.value.state.allowed() == known.accepts()
        if "$END" not in known.accepts():
            with pytest.raises(UnexpectedInput) as ended:
                parser._lark().parse(before, "start")
            assert ended.value.state.allowed() == known.accepts()

"""Parts of the trees that the parser makes."""

from __future__ import annotations

from collections.abc import Sequence

from lark import Token, Tree

LarkTree = Tree[Token]


def sub(tree: LarkTree, i: int) -> LarkTree:
    """Return a child of a tree, which is a tree."""
    child = tree.children[i]
    assert isinstance(child, Tree)
    return child


def present(trees: Sequence[LarkTree | Token | None]) -> list[LarkTree | Token]:
    """Return the children that are there."""
    return [t for t in trees if t is not None]


def token(tree: LarkTree, i: int) -> Token:
    """Return a child of a tree, which is a token."""
    child = tree.children[i]
    assert isinstance(child, Token)
    return child


def tokens(tree: LarkTree) -> list[Token]:
    """Return the tokens among the children of a tree."""
    return [child for child in tree.children if isinstance(child, Token)]


def text(tree: LarkTree, i: int) -> str:
    """Return what a child of a tree says, which is a token."""
    return str(token(tree, i))

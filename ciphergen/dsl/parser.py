"""The parser: from text to syntax tree. Only this file and `builder.py` know Lark; its errors end here."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from lark import Lark, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken

from ciphergen.dsl import extension_syntax, mode_syntax, syntax
from ciphergen.dsl.budget import LEVELS, TokenLimit, TooLarge, too_deep
from ciphergen.dsl.errors import SourceLocation, UserError, together
from ciphergen.dsl.expected import TERMINALS, declares, does_not_fit, ends_early, in_words
from ciphergen.dsl.habits import habit
from ciphergen.dsl.recovery import MOST, below
from ciphergen.dsl.text_builder import TextBuilder
from ciphergen.dsl.tree_parts import LarkTree

_TEXT, _EXTENSION = "start", "extension"  # rules of the grammar that a whole file follows


def parse(text: str, file: str) -> syntax.CipherText | mode_syntax.ModeText:
    """Return the syntax tree of a cipher or a mode.

    Args:
        text: the whole text.
        file: its name, for the places in messages.

    Raises:
        UserError: the text does not follow the grammar, is too long or nests too deeply.
    """
    tree = _tree(text, file, _TEXT)
    _check_levels(tree, file)
    return TextBuilder(file).top(tree)


def parse_extension(text: str, file: str) -> extension_syntax.ExtensionText:
    """Return the syntax tree of an extension with instructions; `file` is its name in messages.

    Raises:
        UserError: as for `parse`.
    """
    tree = _tree(text, file, _EXTENSION)
    _check_levels(tree, file)
    return TextBuilder(file).extension(tree)


def _tree(text: str, file: str, start: str) -> LarkTree:
    """Return Lark's tree. After an error, read on below the declaration that it is in."""
    errors: list[UserError] = []
    left: str | None = text
    while left is not None and len(errors) < MOST:
        try:
            tree = _lark().parse(left, start)
        except UnexpectedInput as error:
            errors.append(_explain(error, left, file, start))
        except TooLarge as error:
            raise UserError(SourceLocation(file, error.line, error.column), error.found, error.allowed) from None
        else:
            if not errors:
                return tree
            break
        place = errors[-1].place
        left = below(left, place) if isinstance(place, SourceLocation) else None
    raise together(errors)


@cache
def _lark() -> Lark:
    grammar = files("ciphergen.dsl").joinpath("grammar.lark").read_text("utf-8")
    return Lark(
        grammar,
        parser="lalr",
        start=[_TEXT, _EXTENSION],
        propagate_positions=True,
        maybe_placeholders=True,
        postlex=TokenLimit(),
    )


def _check_levels(tree: LarkTree, file: str) -> None:
    """Check the depth of the syntax tree level by level, so that a deep text is refused before any recursion."""
    level, count = [tree], 0
    while level:
        count += 1
        deep = next((t.meta for t in level if not t.meta.empty), None)
        if count > LEVELS and deep is not None:
            raise too_deep(SourceLocation(file, deep.line, deep.column))
        level = [child for t in level for child in t.children if isinstance(child, Tree)]


def _spelling(terminal: str) -> str:
    return TERMINALS.get(terminal) or next(str(t.pattern.value) for t in _lark().terminals if t.name == terminal)


def _allowed(before: str, start: str) -> list[str]:
    """Return what may stand after a text, in words. Lark's own list is made after reductions."""
    parser = _lark().parse_interactive(before, start)
    parser.exhaust_lexer()
    accepted: set[str] = parser.accepts()  # type: ignore[no-untyped-call]  # Lark does not say its type
    return in_words({_spelling(t) for t in accepted})


def _explain(error: UnexpectedInput, text: str, file: str, start: str) -> UserError:
    """Return Lark's error as a UserError."""
    token = error.token if isinstance(error, UnexpectedToken) else None
    if token is not None and token.type == "$END":
        return ends_early(text, file, _allowed(text, start))
    at, place = error.pos_in_stream or 0, SourceLocation(file, error.line, error.column)
    known = habit(text, at, place) or (None if token is None else declares(place, str(token), text[at + len(token) :]))
    return known or does_not_fit(place, None if token is None else str(token), text[at], _allowed(text[:at], start))

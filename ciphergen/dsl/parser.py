"""The parser: from text to syntax tree. Only this file and `builder.py` know Lark; its errors end here."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from lark import Lark, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken

from ciphergen.dsl import mode_syntax, syntax
from ciphergen.dsl.budget import LEVELS, TokenLimit, TooLarge, too_deep
from ciphergen.dsl.builder import LarkTree, TreeBuilder
from ciphergen.dsl.errors import SourceLocation, UserError, character, nearest, shown

_TERMINALS = {
    "NAME": "a name",
    "NUMBER": "a number",
    "BYTES": "bytes in hexadecimal",
    "STRING": 'a text in "quotes"',
    "$END": "the end of the file",
}
_OPERATORS = frozenset(["?", "or", "and", "==", "!=", "<=", ">=", "<", ">", "|", "^", "&", "<<<", ">>>", "<<", ">>"])
_OPERATORS |= frozenset(["+", "-", "*", "div", "mod"])
_TOP = frozenset(
    ["schedule", "encrypt", "decrypt", "function", "table", "circuit", "const", "variant", "vector", "cipher", "mode"]
)
_EXPRESSION = frozenset(["a name", "a number", "(", "[", "~", "-"])


def parse(text: str, file: str) -> syntax.CipherText | mode_syntax.ModeText:
    """Return the syntax tree of a cipher or a mode.

    Args:
        text: the whole text.
        file: its name, for the places in messages.

    Raises:
        UserError: the text does not follow the grammar, is too long or nests too deeply.
    """
    try:
        tree = _lark().parse(text)
    except UnexpectedInput as error:
        raise _explain(error, text, file) from None
    except TooLarge as error:
        raise UserError(SourceLocation(file, error.line, error.column), error.found, error.allowed) from None
    _check_levels(tree, file)
    return TreeBuilder(file).top(tree)


@cache
def _lark() -> Lark:
    grammar = files("ciphergen.dsl").joinpath("grammar.lark").read_text("utf-8")
    return Lark(grammar, parser="lalr", propagate_positions=True, maybe_placeholders=True, postlex=TokenLimit())


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
    if terminal in _TERMINALS:
        return _TERMINALS[terminal]
    return next(str(t.pattern.value) for t in _lark().terminals if t.name == terminal)


def _allowed(before: str) -> list[str]:
    """Return what may stand after a text, in words: operators and the starts of expressions as one item each."""
    parser = _lark().parse_interactive(before)
    parser.exhaust_lexer()
    accepted: set[str] = parser.accepts()  # type: ignore[no-untyped-call]  # Lark does not say its type
    spelled = {_spelling(t) for t in accepted}
    found = []
    if spelled >= _OPERATORS:
        spelled -= _OPERATORS
        found.append("an operator")
    if spelled >= _EXPRESSION:
        spelled -= _EXPRESSION | {"not"}
        found.append("an expression")
    words = [w for w in _TERMINALS.values() if w in spelled]
    return found + words + [f"'{s}'" for s in sorted(spelled.difference(words))]


def _explain(error: UnexpectedInput, text: str, file: str) -> UserError:
    """Return Lark's error as a UserError, with allowed tokens from `_allowed`: Lark's own list is made after
    reductions."""
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        lines = text.rstrip().split("\n")
        allowed = _allowed(text)
        place = SourceLocation(file, len(lines), len(lines[-1]) + 1)
        return UserError(place, "the text ends too early", ", ".join(allowed), "}" if "'}'" in allowed else "")
    at = error.pos_in_stream or 0
    allowed, place = _allowed(text[:at]), SourceLocation(file, error.line, error.column)
    if not isinstance(error, UnexpectedToken):
        return UserError(place, f"{character(text[at])} begins nothing that is known here", ", ".join(allowed))
    word = str(error.token)
    words = [a.strip("'") for a in allowed if a.strip("'").isalpha()]
    near = allowed[0].strip("'") if len(allowed) == 1 and allowed[0][0] == "'" else nearest(word, words)
    if near is None and word in _TOP and "'}'" in allowed:
        near = "}"
    return UserError(place, f"'{shown(word)}' does not fit here", ", ".join(allowed), near or "")

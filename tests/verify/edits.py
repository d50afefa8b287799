"""Edits of assembly, by which a right program becomes a wrong one."""

from __future__ import annotations


def edited(text: str, begin: str, end: str, *changes: tuple[str, str]) -> str:
    """The text with pieces replaced, each of which stands once between the first `begin` and the `end` behind it.

    Raises:
        ValueError: a piece does not stand there exactly once.
    """
    first = text.index(begin)
    last = text.index(end, first)
    body = text[first:last]
    for old, new in changes:
        if body.count(old) != 1:
            raise ValueError(f"{old!r} stands {body.count(old)} times between {begin!r} and {end!r}")
        body = body.replace(old, new)
    return text[:first] + body + text[last:]

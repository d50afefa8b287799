"""Pieces of strings that called functions wrote, beside each other."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.dsl.term import Term, ult
from ciphergen.verify.composition.call import ProvedCall
from ciphergen.verify.composition.streams import Stream
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.state import State
from ciphergen.verify.execution.strings import Streamed, StringPiece


def apart(context: Context, state: State, piece: StringPiece, start: Term, size: Term) -> bool:
    """Return True if so many bytes from a place on are known to be none of a piece."""
    normal = context.normal
    return context.holds(state, ~ult(start, normal(piece.start + piece.length))) or context.holds(
        state, ~ult(piece.start, normal(start + size))
    )


def joined(call: ProvedCall, stream: Stream, before: StringPiece, new: StringPiece) -> StringPiece | None:
    """Return two pieces as one that is made of one string by one stream; None if they are not known to be."""
    a, b, normal = before.content, new.content, call.context.normal
    if not isinstance(a, Streamed) or not isinstance(b, Streamed) or a.function != b.function:
        return None
    follows = call.equal(normal(before.start + before.length), new.start)
    goes_on = a.source.buffer == b.source.buffer and call.equal(normal(a.source.start + before.length), b.source.start)
    if not follows or not goes_on or not call.holds(stream.whole(before.length)):
        return None
    if not call.equal(b.first, normal(stream.after(a.first, before.length))):
        return None
    return replace(before, length=normal(before.length + new.length))

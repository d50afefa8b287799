"""The refused parts of a family: variants that cannot be made for a target, and modes, listed with reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ciphergen.dsl.errors import SourceLocation
from ciphergen.generator.output import Refusal


def left_out(refused: Sequence[Refusal]) -> list[dict[str, str]]:
    """Return what was left out as JSON, without the folders of the user's texts."""
    return [{"variant": r.variant, "mode": r.mode, "why": r.why, "place": _place(r)} for r in refused]


def lines(refused: Sequence[Refusal]) -> Iterator[str]:
    """Yield a line for each variant and each mode of a variant that was left out."""
    for refusal in refused:
        yield f"not made: {refusal.what}: {reason(refusal)}"


def reason(refusal: Refusal) -> str:
    """Return why something is refused, with the line of the text that is to blame, if one is."""
    return f"{place}: {refusal.why}" if (place := _place(refusal)) else refusal.why


def _place(refusal: Refusal) -> str:
    place = refusal.error.place
    return f"line {place.line}, column {place.column}" if isinstance(place, SourceLocation) else ""

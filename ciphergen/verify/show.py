"""Text of a proof's inner levels: the segments that were executed, the claims about loops, the obligations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import render
from ciphergen.verify.execution.machine import entry_value
from ciphergen.verify.induction.invariant import Head, Spot
from ciphergen.verify.knowledge import Observed
from ciphergen.verify.verdict import Report

_DEPTH = 3  # of a term that is printed


def segments(observed: Sequence[Observed]) -> str:
    """Return where the paths of each function begin and end, a line for each segment."""
    lines = []
    for function in observed:
        lines.append(_title(function))
        for segment in function.segments:
            start = "its entry" if segment.start < 0 else f"the loop head {segment.start:#x}"
            ends = [f"to the return {len(segment.ends.returned)}"] if segment.ends.returned else []
            heads = Counter(state.pc for state in segment.ends.arrived)
            ends += [f"to the loop head {place:#x} {count}" for place, count in heads.items()]
            lines.append(f"    paths from {start}: {', '.join(ends)}")
    return _text(lines)


def claims(observed: Sequence[Observed], target: Target) -> str:
    """Return what was claimed, and proved, at each loop head: registers and stack in turn i, and what is forgotten."""
    lines = []
    for function in observed:
        for place, head in function.heads.items():
            lines.append(f"{_title(function)}, loop head {place:#x}")
            lines += ["    takes one turn only"] if head is None else _claim(head, target)
    return _text(lines)


def obligations(report: Report) -> str:
    """Return each property of each function with its verdict and the method that settled it."""
    return _text(
        [f"{o.function:<28}{o.prop.value:<20}{o.verdict.value:<12}{o.method}".rstrip() for o in report.obligations]
    )


def _title(function: Observed) -> str:
    return f"{function.symbol}{', in place' if function.in_place else ''}"


def _claim(head: Head, target: Target) -> Iterator[str]:
    yield f"    {head.step} blocks a turn; i = {render(head.turn)}"
    kept = {
        spot for spot, value in head.values.items() if isinstance(spot, Register) and value is entry_value(target, spot)
    }
    for spot, value in head.values.items():
        if spot not in head.forgotten | kept:
            yield f"    {_spot(spot, target)} = {render(value, _DEPTH)}"
    for condition in head.conditions:
        yield f"    if {render(condition, _DEPTH)}"
    for what, spots in (("as at entry", kept), ("forgotten", head.forgotten)):
        if spots:
            yield f"    {what}: {', '.join(_spot(spot, target) for spot in head.values if spot in spots)}"


def _spot(spot: Spot, target: Target) -> str:
    if isinstance(spot, Register):
        return target.register_name(spot)
    return f"{spot.region} + {spot.offset}"


def _text(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)

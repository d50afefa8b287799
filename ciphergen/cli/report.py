"""Verdicts for people: one line for each function, and below it what went wrong and where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from ciphergen.cli.usage import Failed

if TYPE_CHECKING:
    from ciphergen.verify.verdict import Obligation, Report


def verdict_of(obligations: Iterable[Obligation]) -> str:
    """`proved` if there is something and all of it is; else the first verdict that is not, refusals before doubts."""
    found = {o.verdict.value for o in obligations}
    return next((v for v in ("refuted", "unsupported", "undecided") if v in found), "proved" if found else "undecided")


def verdicts(reports: Sequence[Report]) -> dict[str, str]:
    """The verdict on each function."""
    of: dict[str, list[Obligation]] = {}
    for report in reports:
        for obligation in report.obligations:
            of.setdefault(obligation.function, []).append(obligation)
    return {function: verdict_of(found) for function, found in of.items()}


def require_proved(reports: Sequence[Report]) -> None:
    """Every report, and there is one, has obligations and all of them are proved.

    Raises:
        Failed: otherwise; the message has every obligation that failed, with its counterexample.
    """
    lines = [line for report in reports for line in _failures(report)]
    if not reports or not all(report.proved for report in reports):
        raise Failed("\n".join(lines) or "gen: nothing was proved, because nothing was asked")


def _failures(report: Report) -> Iterator[str]:
    """Refusals with their reasons. What was left undecided behind a refusal of the same function is not repeated."""
    failed = [o for o in report.obligations if o.verdict.value != "proved"]
    refused = {o.function for o in failed if o.verdict.value != "undecided"}
    for o in failed:
        if o.verdict.value == "undecided" and o.function in refused:
            continue
        yield f"{o.function}: {o.prop.value} {o.verdict.value}: {o.detail or o.prop.text}"
        example = o.counterexample
        if example is not None:
            ran = "confirmed by running the code" if example.confirmed else "not confirmed by running the code"
            yield f"  key      {example.key.hex()}"
            yield f"  input    {example.data.hex()}"
            yield f"  expected {example.expected.hex()}"
            yield f"  got      {example.got.hex()} ({ran})"

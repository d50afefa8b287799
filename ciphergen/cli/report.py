"""Verdicts as text: one line for each function, and below it what went wrong and where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ciphergen.cli.functions import NOT_PROVED, Other
from ciphergen.cli.usage import Failed
from ciphergen.verify.verdict import Obligation, Report, Verdict

_WORST_FIRST = (Verdict.REFUTED, Verdict.UNSUPPORTED, Verdict.UNDECIDED, Verdict.PROVED)
_MOST_NAMED = 5  # the table has more


def verdicts(reports: Sequence[Report]) -> dict[str, str]:
    """Return the verdict on each function: the worst of its obligations."""
    found: dict[str, Verdict] = {}
    for obligation in (o for report in reports for o in report.obligations):
        so_far = found.get(obligation.function, Verdict.PROVED)
        found[obligation.function] = min(so_far, obligation.verdict, key=_WORST_FIRST.index)
    return {function: verdict.value for function, verdict in found.items()}


def looking_up(reports: Sequence[Report]) -> frozenset[str]:
    """Return the functions that look up tables at addresses that depend on secrets."""
    return frozenset(o.function for report in reports for o in report.obligations if o.but)


def verdict_with_tables(verdict: str, *, tables: bool) -> str:
    """Return a verdict as it is printed: of a function with tables it says that secrets decide about addresses."""
    return f"{verdict}, but secret addresses" if tables else verdict


def require_proved(reports: Sequence[Report], consequence: str = "", others: Sequence[Other] = ()) -> None:
    """Raise unless there are reports, all their obligations are proved, and no other code is left unproved.

    Args:
        consequence: what a failure led to, said last.
        others: what was not proved; what was not asked is not looked at.

    Raises:
        Failed: the message names each failed function with the failed property and its counterexample.
    """
    lines = [line for report in reports for line in _failures(report)]
    if not lines and (not reports or not all(report.proved for report in reports)):
        lines = ["gen: nothing was proved, because nothing was asked"]
    left = [str(other) for other in others if other.verdict == NOT_PROVED]
    if left:
        more = f" and {len(left) - _MOST_NAMED} others" if len(left) > _MOST_NAMED else ""
        lines.append(f"not proved, because nothing says what it is for: {', '.join(left[:_MOST_NAMED])}{more}")
    if lines:
        raise Failed("\n".join([*lines, consequence]).rstrip())


def _failures(report: Report) -> Iterator[str]:
    """Yield the worst refusal of each function with its reason, then the names of functions that were not reached."""
    from ciphergen.verify.claim.job import NOT_REACHED

    failed: dict[str, list[Obligation]] = {}
    for obligation in report.obligations:
        if obligation.verdict is not Verdict.PROVED:
            failed.setdefault(obligation.function, []).append(obligation)
    reached = {f: [o for o in every if o.detail != NOT_REACHED] for f, every in failed.items()}
    for obligations in filter(None, reached.values()):
        yield from _lines(min(obligations, key=lambda o: _WORST_FIRST.index(o.verdict)))
    behind = [function for function, obligations in reached.items() if not obligations]
    if behind:
        yield f"{', '.join(behind)}: not reached, because key expansion is not proved"


def _lines(failed: Obligation) -> Iterator[str]:
    yield f"{failed.function}: {failed.prop.value} {failed.verdict.value}: {failed.detail or failed.prop.text}"
    example = failed.counterexample
    if example is None:
        return
    ran = "confirmed by running the code" if example.confirmed else "not confirmed by running the code"
    yield f"  key      {example.key.hex()}"
    yield f"  input    {example.data.hex()}"
    yield f"  expected {example.expected.hex()}"
    yield f"  got      {example.got.hex()} ({ran})"
    if example.mode_state:
        wrong = example.got_state != example.expected_state
        left = f", left {example.got_state.hex()} instead of {example.expected_state.hex()}" if wrong else ""
        yield f"  {example.carried:<8} {example.mode_state.hex()}{left}"

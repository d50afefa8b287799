"""Verdicts for people: one line for each function, and below it what went wrong and where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ciphergen.cli.usage import Failed
from ciphergen.verify.verdict import Report, Verdict

_WORST_FIRST = (Verdict.REFUTED, Verdict.UNSUPPORTED, Verdict.UNDECIDED, Verdict.PROVED)


def verdicts(reports: Sequence[Report]) -> dict[str, str]:
    """The verdict on each function: the worst of its obligations."""
    found: dict[str, Verdict] = {}
    for obligation in (o for report in reports for o in report.obligations):
        so_far = found.get(obligation.function, Verdict.PROVED)
        found[obligation.function] = min(so_far, obligation.verdict, key=_WORST_FIRST.index)
    return {function: verdict.value for function, verdict in found.items()}


def require_proved(reports: Sequence[Report], consequence: str = "") -> None:
    """Every report, and there is one, has obligations and all of them are proved.

    Raises:
        Failed: otherwise; the message has every obligation that failed, with its counterexample, and `consequence`.
    """
    lines = [line for report in reports for line in _failures(report)]
    if not reports or not all(report.proved for report in reports):
        lines = lines or ["gen: nothing was proved, because nothing was asked"]
        raise Failed("\n".join([*lines, consequence]).rstrip())


def _failures(report: Report) -> Iterator[str]:
    """Refusals with their reasons. What was left undecided behind a refusal of the same function is not repeated."""
    failed = [o for o in report.obligations if o.verdict is not Verdict.PROVED]
    refused = {o.function for o in failed if o.verdict is not Verdict.UNDECIDED}
    for o in failed:
        if o.verdict is Verdict.UNDECIDED and o.function in refused:
            continue
        yield f"{o.function}: {o.prop.value} {o.verdict.value}: {o.detail or o.prop.text}"
        example = o.counterexample
        if example is not None:
            ran = "confirmed by running the code" if example.confirmed else "not confirmed by running the code"
            yield f"  key      {example.key.hex()}"
            yield f"  input    {example.data.hex()}"
            yield f"  expected {example.expected.hex()}"
            yield f"  got      {example.got.hex()} ({ran})"
            if example.mode_state:
                wrong = example.got_state != example.expected_state
                left = f", left {example.got_state.hex()} instead of {example.expected_state.hex()}" if wrong else ""
                yield f"  counter  {example.mode_state.hex()}{left}"

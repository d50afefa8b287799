"""Rounds at the beginning of a loop whose state has words that are equal there.

A state has each value once. Where a text begins its rounds with two variables of one value (the chain of a hash
function, which is its first state, too, and is added behind the last round), the first round has fewer inputs than
those behind it, and would stay straight beside the loop. So the step before gives the value twice, and the round is one
of the loop.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ciphergen.dsl.steps import Step
from ciphergen.dsl.term import Term, remake, substitute
from ciphergen.generator.analysis.alike import PeriodicRun, longest_run
from ciphergen.generator.analysis.keys import key_position


def longest(steps: Sequence[Step]) -> PeriodicRun:
    """Return the longest run of steps that are alike, or are so but for constants."""
    return max(longest_run(steps), longest_run(steps, constants=True), key=lambda run: run.length)


def with_equal_words(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps with the one before their longest run as another one of it, where it is but for equal inputs;
    then with the one before that."""
    run = longest(steps)
    if run.first == 0 or run.length == 0:
        return steps
    step, pattern = steps[run.first - 1], steps[run.first - 1 + run.period]
    if len(step.inputs) >= len(pattern.inputs) or len(step.outputs) != len(pattern.outputs):
        return steps
    outputs, values = _over_inputs(step, pattern)
    given = [values.get(each, each) for each in pattern.inputs]
    alike = replace(step, inputs=pattern.inputs, outputs=outputs, order=())
    same, _ = _over_inputs(step, step)  # made again, too: terms are simpler then
    if tuple(substitute(outputs, values)) != same or not set(given) <= set(step.inputs):
        return steps
    earlier = steps[: run.first - 1] or (replace(step, name="start", keys=(), outputs=step.inputs, order=()),)
    places = [step.inputs.index(each) for each in given]
    last = replace(earlier[-1], outputs=tuple(earlier[-1].outputs[place] for place in places))
    changed = (*earlier[:-1], last, alike, *steps[run.first :])
    return with_equal_words(changed) if longest(changed).length > run.length else steps


def _over_inputs(step: Step, pattern: Step) -> tuple[tuple[Term, ...], Mapping[Term, Term]]:
    """Return the outputs of a step over the inputs of another one, read where the other one reads them, and what these
    stand for. What is not alike stays as it is."""
    inputs = set(pattern.inputs)
    made: dict[tuple[Term, Term], Term] = {}
    values: dict[Term, Term] = {}
    left = [*zip(step.outputs, pattern.outputs, strict=True)]
    while left:
        pair = x, y = left[-1]
        below = [*zip(x.args, y.args, strict=False)]
        missing = [each for each in below if each not in made]
        if pair in made:
            left.pop()
        elif y in inputs and values.setdefault(y, x) is x:
            made[pair] = y
        elif not x.args or len(x.args) != len(y.args) or key_position(x) is not None:
            made[pair] = x
        elif missing:
            left += missing
        else:
            made[pair] = remake(x, tuple(made[each] for each in below))
    return tuple(made[pair] for pair in zip(step.outputs, pattern.outputs, strict=True)), values

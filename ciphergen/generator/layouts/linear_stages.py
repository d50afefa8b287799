"""Linear layers between calls, each computed at once, with its sums shared.

Why: a cut computes each value as soon as its inputs are there, and each call's by itself. A layer behind look-ups, or
in front of them, takes fewer sums together, and its values wait in the frame anyway.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace as changed
from typing import TypeVar

from ciphergen.dsl.term import Term, replace, var, variables
from ciphergen.dsl.term.sums import summands
from ciphergen.generator import passes
from ciphergen.generator.analysis.stages import Cut, CutStage
from ciphergen.generator.passes import linear_layers

MOST = 64  # values that are computed together: more are made of more than registers hold
Name = TypeVar("Name", bound=Hashable)


def together(cut: Cut, inputs: Sequence[Term]) -> Cut:
    """Return a cut whose linear layers are computed at once where that takes fewer operations. inputs: of the whole,
    where each root takes the place of one."""
    return _roots(_given(cut), inputs)


def _given(cut: Cut) -> Cut:
    """Return a cut in which sums that are given to calls are kept, where they share values."""
    sums, stages = _kept_sums(cut.stages), [*cut.stages]
    given = {(n, i): g for n, s in enumerate(stages) if s.call for i, g in enumerate(passes.run([*s.call.given]))}
    there = {v: n for n, s in enumerate(stages, 1) for v in (*s.kept, *(s.call.results if s.call else ()))}
    for group in sharing({at: replace([term], sums)[0] for at, term in given.items()}):
        written = [*group.values()]
        made = linear_layers.run(written) if len(group) <= MOST else written
        first = max((there.get(v, 0) for v in variables(written)), default=0)
        if made is written or first > min(n for n, _ in group):
            continue
        given |= zip(group, made, strict=True)
        later = {at: var(f"layer.{at[0]}.{at[1]}", given[at].width) for at in group if at[0] > first}
        kept = stages[first].kept | {variable: given[at] for at, variable in later.items()}
        stages[first] = changed(stages[first], kept=kept)
        given |= later
    for n, stage in enumerate(stages):
        if stage.call:
            own = tuple(given[n, i] for i in range(len(stage.call.given)))
            stages[n] = changed(stage, call=changed(stage.call, given=own))
    return Cut(cut.functions, tuple(_needed(stages)))


def _roots(cut: Cut, inputs: Sequence[Term]) -> Cut:
    """Return a cut whose roots that share values are computed together, and no earlier than the places of the inputs
    that they take are free."""
    sums = _kept_sums(cut.stages)
    numbers = [(i, number) for number, stage in enumerate(cut.stages) for i in stage.roots]
    roots = dict(zip((i for i, _ in numbers), passes.run([cut.stages[n].roots[i] for i, n in numbers]), strict=True))
    stages, last = dict(numbers), last_uses(cut)
    for group in sharing({i: replace([root], sums)[0] for i, root in roots.items()}):
        written = [*group.values()]
        made = linear_layers.run(written) if len(group) <= MOST else written
        free = 1 + max(last.get(inputs[i], -1) for i in group)
        moved = free < len(cut.stages) and set(inputs).isdisjoint(variables(written))
        if made is not written or moved:
            at = max(free if moved else 0, *(stages[i] for i in group))
            roots |= zip(group, made, strict=True)
            stages |= dict.fromkeys(group, at)
    own = [{i: root for i, root in roots.items() if stages[i] == number} for number in range(len(cut.stages))]
    return Cut(cut.functions, tuple(_needed([changed(s, roots=o) for s, o in zip(cut.stages, own, strict=True)])))


def last_uses(cut: Cut) -> dict[Term, int]:
    """Return the last stage that computes with each variable."""
    return {v: number for number, stage in enumerate(cut.stages) for v in variables(stage.terms)}


def _kept_sums(stages: Sequence[CutStage]) -> dict[Term, Term]:
    """Return what stages keep that is a sum, over what is no kept sum."""
    found: dict[Term, Term] = {}
    for stage in stages:
        for variable, term in zip(stage.kept, passes.run([*stage.kept.values()]), strict=True):
            if term.op == "xor":
                found[variable] = replace([term], found)[0]
    return found


def sharing(sums: Mapping[Name, Term]) -> list[dict[Name, Term]]:
    """Return sums in groups without a common value."""
    groups: list[tuple[set[Term], dict[Name, Term]]] = []
    for name, term in sums.items():
        values, members = set(summands(term)[0]), {name: term}
        apart = list[tuple[set[Term], dict[Name, Term]]]()
        for others, those in groups:
            if others.isdisjoint(values):
                apart.append((others, those))
            else:
                values, members = others | values, those | members
        groups = [*apart, (values, members)]
    return [members for _, members in groups]


def _needed(stages: Sequence[CutStage]) -> list[CutStage]:
    """Return stages without what they keep and none needs."""
    found: list[CutStage] = []
    needed = set[Term]()
    for stage in reversed(stages):
        _reach([*stage.roots.values(), *(stage.call.given if stage.call else ())], needed)
        kept = dict[Term, Term]()
        for variable, term in reversed(stage.kept.items()):
            if variable in needed:
                kept[variable] = term
                _reach([term], needed)
        found.append(changed(stage, kept=dict(reversed(kept.items()))))
    return found[::-1]


def _reach(roots: Sequence[Term], reached: set[Term]) -> None:
    """Add the terms below the roots to those that are reached, with what is below these already."""
    waiting = [*roots]
    while waiting:
        term = waiting.pop()
        if term not in reached:
            reached.add(term)
            waiting += term.args

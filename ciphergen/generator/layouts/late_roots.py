"""Roots of a cut that share values, computed together: in the stage that has them all, with their sums shared.

Why: a linear layer behind look-ups is written for each output as soon as its inputs are there. Together its outputs take
fewer sums.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ciphergen.dsl.term import Term, replace, variables
from ciphergen.generator import passes
from ciphergen.generator.analysis.stages import Cut, CutStage
from ciphergen.generator.passes import linear_layers
from ciphergen.generator.passes.linear_layers import summands

_MOST = 64  # roots that are computed together: more have more values than registers hold


def together(cut: Cut, inputs: Sequence[Term]) -> Cut:
    """Return a cut whose roots that share values are computed together, with fewer operations, and no earlier than the
    places of the inputs that they take are free. inputs: of the whole, where each root takes the place of one."""
    sums = _kept_sums(cut.stages)
    numbers = [(i, number) for number, stage in enumerate(cut.stages) for i in stage.roots]
    roots = dict(zip((i for i, _ in numbers), passes.run([cut.stages[n].roots[i] for i, n in numbers]), strict=True))
    stages, last = dict(numbers), last_uses(cut)
    for group in _sharing({i: replace([root], sums)[0] for i, root in roots.items()}):
        written = [*group.values()]
        made = linear_layers.run(written) if len(group) <= _MOST else written
        free = 1 + max(last.get(inputs[i], -1) for i in group)
        moved = free < len(cut.stages) and set(inputs).isdisjoint(variables(written))
        if made is not written or moved:
            at = max(free if moved else 0, *(stages[i] for i in group))
            roots |= zip(group, made, strict=True)
            stages |= dict.fromkeys(group, at)
    return Cut(cut.functions, tuple(_with_roots(cut.stages, roots, stages)))


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


def _sharing(roots: Mapping[int, Term]) -> list[dict[int, Term]]:
    """Return the roots that are sums in groups without a common value."""
    groups: list[tuple[set[Term], dict[int, Term]]] = []
    for number, root in roots.items():
        values, members = set(summands(root)[0]), {number: root}
        apart = list[tuple[set[Term], dict[int, Term]]]()
        for others, those in groups:
            if others.isdisjoint(values):
                apart.append((others, those))
            else:
                values, members = others | values, those | members
        groups = [*apart, (values, members)]
    return [members for _, members in groups]


def _with_roots(stages: Sequence[CutStage], roots: Mapping[int, Term], at: Mapping[int, int]) -> list[CutStage]:
    """Return stages with other roots, each in the stage that `at` says, and without what none needs any more."""
    found: list[CutStage] = []
    needed = set[Term]()
    for number, stage in reversed([*enumerate(stages)]):
        own = {i: root for i, root in roots.items() if at[i] == number}
        needed.update(variables([*own.values(), *(stage.call.given if stage.call else ())]))
        kept = dict[Term, Term]()
        for variable, term in reversed(stage.kept.items()):
            if variable in needed:
                kept[variable] = term
                needed.update(variables([term]))
        found.append(CutStage(own, dict(reversed(kept.items())), stage.call))
    return found[::-1]

"""The text form of a plan: layouts and loops, and what counter mode computes once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ciphergen.dsl.cipher import Step
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Kind, Term, render, topological
from ciphergen.generator.analysis.entry_loops import ConstantTable, loop_parts
from ciphergen.generator.analysis.keys import round_keys
from ciphergen.generator.analysis.rounds import RoundLoop, roll
from ciphergen.generator.analysis.split import Depends, depends, frontier
from ciphergen.generator.layouts import packing
from ciphergen.generator.plan.counter_terms import EPOCH
from ciphergen.generator.plan.counting import beginnings, epoch, moving_words
from ciphergen.generator.plan.invariant import Invariant, fixed_inputs
from ciphergen.generator.plan.plan import Plan
from ciphergen.interface.role import Role


def plan_text(plan: Plan) -> str:
    """Return the text of `gen show` for a plan: where round keys stand, and the loops over the data in their order."""
    lines = [f"{plan.variant.name}: {plan.keys.size} bytes of round keys"]
    for layout, unroll in plan.layouts():
        for part in layout.parts:
            lines.append(
                f"{part.blocks} blocks as {part.name}, {part.rules.bits}-bit values in {part.rules.file} registers"
            )
        for direction in plan.variant.directions:
            lines.append(f"    {direction}: {_rounds(plan, direction, unroll, late=layout.late)}")
    return "\n".join(lines) + "\n"


def _rounds(plan: Plan, direction: str, unroll: int, *, late: bool) -> str:
    """Return a phrase with the rounds of a direction, or of an entry point and the tables of its constants."""
    if not plan.variant.entries:
        return _rolled(roll(plan.variant.steps(direction), unroll, late=late))
    found = loop_parts(plan.variant, direction, unroll, plan.words.bits)
    return ", then ".join(_rolled(part.loop) + _table(part.table) for part in found)


def _table(table: ConstantTable) -> str:
    """Return a phrase with the size of a table of constants."""
    return f"; a table of {len(table.rows)} times {len(table.columns)} words of constants" if table.words else ""


def _rolled(loop: RoundLoop) -> str:
    """Return a phrase with the rounds before a loop, in it, and behind it."""
    before, body, after = (len(piece.steps) if piece else 0 for piece in (loop.before, loop.body, loop.after))
    if not loop.count:
        return f"{before + after} rounds one after the other"
    return f"{before} rounds, a loop of {loop.count} turns of {body}, {after} rounds"


def kept_values(plan: Plan, role: Role) -> str:
    """Return the text of `gen show` for kept values: for each of the first rounds the words and values fixed in an
    epoch, and the instructions that keeping them saves for each block."""
    if plan.whole:
        counted = "blocks are counted whole in vector registers, and nothing is kept"
        return f"{plan.variant.name} {role.mode}: {counted} for up to {epoch(plan)} blocks\n"
    steps = [_on_words(plan, step) for step in plan.variant.steps(role.direction)]
    inputs = fixed_inputs(plan, steps)
    lines = [f"{plan.variant.name} {role.mode}: {_moving(plan)}; all else is fixed for up to {epoch(plan)} blocks"]
    for number, (step, fixed) in enumerate(zip(steps, inputs, strict=False), 1):
        lines += _round(number, step, fixed)
    lines += _saving(plan, len(inputs))
    return "\n".join(lines) + "\n"


def _moving(plan: Plan) -> str:
    """Return a phrase with the place of the counter bytes that move."""
    words = sorted(moving_words(plan))
    if epoch(plan) > EPOCH:
        count = (epoch(plan).bit_length() - 1) // 8
        return f"the last {count} bytes of the counter are {_names('x', words)}"
    if len(words) > 1:
        return f"the last byte of the counter is in {_names('x', words)}"
    _, shift = packing.place_of(plan.variant.words, plan.variant.block_bytes, 0)
    return f"the last byte of the counter is bits {shift + 7}:{shift} of {_names('x', words)}"


def _on_words(plan: Plan, step: Step) -> Step:
    """Return a step in the form of its code: without tables, if words are spread over registers."""
    outputs = packing.on_words(plan.variant, step.outputs) if plan.packed else step.outputs
    return replace(step, outputs=tuple(outputs))


def _round(number: int, step: Step, fixed: frozenset[int]) -> list[str]:
    outputs = step.outputs
    found = depends(outputs, {x for i, x in enumerate(step.inputs) if i not in fixed})
    done = [i for i, term in enumerate(outputs) if found[term] is not Depends.BLOCK]
    below = [t for t in topological(outputs) if found[t] is not Depends.BLOCK and _counts(t)]
    lines = [
        f"round {number} ({step.name}): fixed in {_names('x', sorted(fixed))}; fixed out {_names('y', done)}; "
        f"{_tally(below)} of {_tally(t for t in topological(outputs) if _counts(t))}"
    ]
    whole = {outputs[i]: f"y.{i} = " for i in done}
    for term in frontier(outputs, found):
        if _counts(term):
            lines.append(f"    {whole.get(term, '')}{render(term)}")
    return lines


def _counts(term: Term) -> bool:
    """Return True if a term is an operation that takes time, and not wiring without cost."""
    return bool(term.args) and (term.kind is not Kind.WIRING or term.op == "rotl")


def _names(letter: str, indices: Sequence[int]) -> str:
    return " ".join(f"{letter}.{i}" for i in indices) or "nothing"


def _tally(terms: Iterable[Term]) -> str:
    counts = Counter(term.op for term in terms)
    return ", ".join(f"{count} {op}" for op, count in sorted(counts.items())) or "nothing"


def _saving(plan: Plan, rounds: int) -> list[str]:
    """Return lines on the savings for a block with registers of its own: in the last layout of a strategy."""
    layout, _ = plan.layouts()[-1]
    (begin,) = beginnings(plan, layout)
    prefix = Invariant(plan, begin, plan.variant.steps(ENCRYPT)[:rounds])
    found = prefix.split
    lines = [f"kept {name.name} = {render(term, 3)}" for term, name in zip(found.kept, found.names, strict=True)]
    lines += [f"computed again {render(term, 3)}" for term in found.again if term.op != "var"]
    before, after = prefix.instructions(prefix.whole), prefix.instructions(found.terms)
    keys, left = len(round_keys(prefix.whole)), len(round_keys(found.terms))
    lines.append(
        f"a block: {after} instructions instead of {before} in these rounds, "
        f"{left} round-key words and {len(found.kept)} kept values instead of {keys} round-key words"
    )
    return lines

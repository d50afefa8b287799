"""The default strategy of a cipher without a chosen one: the best of a few, by the model of the core.

Code for many blocks is made by one strategy after the other, and its cycles are those that the schedule predicts. What
a strategy may take is counted in operations and instructions, never in time: the choice is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ciphergen.backends.machine.target import Target
from ciphergen.circuits.few_gates import MOST_ENTRIES
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.entry_syntax import empty_of, last_of
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Kind, Term, topological
from ciphergen.generator.allocation.allocate import AllocationError
from ciphergen.generator.analysis.general_rules import general_rules
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.forms import FunctionForms
from ciphergen.generator.layouts.function_words import computed_by_functions
from ciphergen.generator.layouts.limbs import adds
from ciphergen.generator.layouts.slices import entries
from ciphergen.generator.level import Job
from ciphergen.generator.lower import Lowered
from ciphergen.generator.machine import Function
from ciphergen.generator.options import Choice
from ciphergen.generator.plan.obstacles import counts
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import LOOPS, strategy
from ciphergen.generator.plan.strategy import Strategy
from ciphergen.generator.plan.suited import (
    BY_FUNCTIONS,
    FILLS,
    SMALL_WHOLE,
    WHOLE,
    in_lanes,
    in_rows,
    in_slices,
    rows,
    small_ways,
)
from ciphergen.interface.role import Role
from ciphergen.interface.table import functions, key_expansion, row_of_blocks

# One block after the other, narrow words of several blocks in one register, and some blocks side by side.
TRIED = (
    *("loop4", "loop4-columns4", "loop4-lanes4", "loop4-columns8", "loop4-lanes8", "loop4-lanes16"),
    *("loop4x2", "loop4x3", "loop4x4"),
)
OPERATIONS = 2000  # of a text that is searched for, where a look-up counts as the entries of its table
INSTRUCTIONS = 4000  # of all code that is made
# Steps in the bodies of the loops that are tried of entry points.
LOOPS_OF_ENTRIES = {name: steps for name, steps in LOOPS.items() if 0 < steps < 8}
SLACK = 1.02  # times the fewest cycles, for which the shortest code is taken
_BLOCKS = row_of_blocks(ENCRYPT)
_CACHE = 2  # of the core's instruction cache a function may fill one of so many parts
# Slices are taken where long messages are so many times faster. So many rounds are a turn of their loop, or twice as
# many where that leaves room in the cache.
_GAIN, _STEPS = 2, 2
_PROVED = 16_000  # instructions of a function of slices, which is proved in about a minute
_FEW = 2000  # instructions of all functions, fewer than other ways to make small code of look-ups take
_ROUNDS = 4  # in the body of a loop over rows: after so many words are where they were


def quickest(variant: Variant, target: Target, choice: Choice, forms: FunctionForms) -> Strategy:
    """Return the strategy of the fastest code for long messages, or of small code, as the choice says; the one that is
    chosen already where no other code can be made. Where to find out would take long, a round in a loop is as fast as
    several, since it is long. forms: what is made, which those of the strategy stay in."""
    if computed_by_functions(variant, choice.generation.words(variant.word_bits)):
        way = _by_functions(variant, target, choice, forms)
    elif choice.patient and not variant.entries:  # the table knows better
        way = choice.strategy
    else:
        way = (_smallest if choice.searched == "small" else _quickest)(variant, target, choice, forms)
    forms.keep(way)
    return way


def _smallest(variant: Variant, target: Target, choice: Choice, forms: FunctionForms) -> Strategy:
    """Return the strategy of whole blocks, with one round in the body of a loop, where the target has instructions for
    rounds; else of one block with look-ups by routines, since all functions share a circuit, or of rows of one block,
    where a circuit is there once for all words; else the one that is chosen: the fewest instructions, of all that have
    every function."""
    whole = None if variant.entries else _in_blocks(variant, target, choice, forms, SMALL_WHOLE)
    if whole is not None:
        return whole
    made: list[tuple[int, Strategy]] = []
    for way in (*map(strategy, small_ways(variant, choice.generation)), choice.strategy):
        if (count := _instructions(variant, target, replace(choice, strategy=way), forms)) is not None:
            made.append((count, way))
            if count <= _FEW:
                break
    return min(made, key=lambda each: each[0], default=(0, choice.strategy))[1]


def _by_functions(variant: Variant, target: Target, choice: Choice, forms: FunctionForms) -> Strategy:
    """Return the strategy of the fastest code for rounds that instructions of an extension compute; of small code one
    round in the body of a loop."""
    tried = [(_made(variant, target, replace(choice, strategy=way), forms), way) for way in map(strategy, BY_FUNCTIONS)]
    made = [(lowered, way) for lowered, way in tried if lowered is not None]
    if choice.searched == "small":
        made.sort(key=lambda each: each[0].final.code_bytes)
        ways = [way for _, way in made]
    else:
        room = [each for each in made if each[0].final.code_bytes * _CACHE <= choice.core.code_cache]
        ways = _near(room or made)
    return next((w for w in ways if _is_whole(variant, target, replace(choice, strategy=w), forms)), choice.strategy)


def _quickest(variant: Variant, target: Target, choice: Choice, forms: FunctionForms) -> Strategy:
    if variant.entries:
        return _of_entries(variant, target, choice, forms)
    if (whole := _in_blocks(variant, target, choice, forms, WHOLE)) is not None:
        return whole
    if lanes := in_lanes(variant, choice.generation):
        return strategy(lanes)
    if in_rows(variant, choice.generation) and _operations(variant) > OPERATIONS:
        return _in_rows(variant, target, choice, forms)
    if in_slices(variant, choice.generation):
        one = strategy("loop1") if entries(variant) else _of_words(variant, target, choice, forms)
        return _in_slices(variant, target, choice, forms, one)
    return _of_words(variant, target, choice, forms)


def _of_words(variant: Variant, target: Target, choice: Choice, forms: FunctionForms) -> Strategy:
    """Return the strategy of the fastest code for words in registers, of one block or of a few."""
    if _operations(variant) > OPERATIONS:
        return strategy("loop1")
    made: list[tuple[Lowered, Strategy]] = []
    left, shortest = INSTRUCTIONS, 0
    for name in TRIED:
        way = strategy(name)
        together = _together(variant, choice) if way[0].arrangement else 1
        if not together or shortest * way[0].blocks > left * together:
            continue
        lowered = _made(variant, target, replace(choice, strategy=way), forms)
        if lowered is None:
            continue
        count = sum(1 for _ in lowered.final.instructions())
        left, shortest = left - count, shortest or count
        if not made or lowered.final.code_bytes * _CACHE <= choice.core.code_cache:
            made.append((lowered, way))
    ways = _near(made)
    return next((w for w in ways if _is_whole(variant, target, replace(choice, strategy=w), forms)), choice.strategy)


def _near(made: Sequence[tuple[Lowered, Strategy]]) -> list[Strategy]:
    """Return the strategies of the fastest code and of what is nearly as fast, the shortest first."""
    best = min((lowered.cycles for lowered, _ in made), default=0.0)
    near = [(lowered.final.code_bytes, way) for lowered, way in made if lowered.cycles <= best * SLACK]
    return [way for _, way in sorted(near, key=lambda each: each[0])]


def _of_entries(variant: Variant, target: Target, choice: Choice, forms: FunctionForms) -> Strategy:
    """Return the strategy of the fastest code for the entry point that computes most, of what fits a part of the
    instruction cache. Loops come first: from the length of two follows about that of code with more steps in a body,
    and where two steps gain nothing four do not either."""
    row = max(functions(variant).values(), key=lambda each: _code_of(variant, each))
    rounds = max(len(variant.steps(row.direction)), 1)
    made: list[tuple[Lowered, Strategy]] = []
    left = 2 * INSTRUCTIONS
    for name, steps in (*LOOPS_OF_ENTRIES.items(), ("unrolled", rounds)):
        if made and _expected([lowered.final for lowered, _ in made], steps) > left:
            break
        if len(made) > 1 and steps != rounds and made[-1][0].cycles * SLACK > made[-2][0].cycles:
            continue
        way = strategy(name)
        lowered = _made(variant, target, replace(choice, strategy=way), forms, row, patient=choice.patient)
        if lowered is None or (made and lowered.final.code_bytes * _CACHE > choice.core.code_cache):
            break
        made.append((lowered, way))
        left -= sum(1 for _ in lowered.final.instructions())
    return next(iter(_near(made)), choice.strategy)


def _code_of(variant: Variant, row: Role) -> int:
    """Return the number of operations that a function of entry points has code for: of a message, those of its last
    block as well."""
    names = (row.direction, last_of(row.direction), empty_of(row.direction))
    return sum(len(_terms(variant, name)) for name in names if name in variant.entries)


def _expected(made: Sequence[Function], steps: int) -> int:
    """Return about how many instructions code has with so many steps in the body of a loop, from code with one and with
    two; from the basic block that runs most often if there is none with two."""
    first, *more = (sum(1 for _ in each.instructions()) for each in made)
    body = max(made[0].blocks, key=lambda block: block.weight).insts
    return first + (more[0] - first if more else len(body)) * (steps - 1)


def _in_blocks(
    variant: Variant, target: Target, choice: Choice, forms: FunctionForms, names: Sequence[str]
) -> Strategy | None:
    """Return the strategy of the fastest code for blocks in whole registers, of some; None where the target has no
    instructions that do what rounds do, or not all functions can be made."""
    if not choice.generation.whole:
        return None
    tried = [(_made(variant, target, replace(choice, strategy=way), forms), way) for way in map(strategy, names)]
    ways = _near([(lowered, way) for lowered, way in tried if lowered is not None])
    return next((w for w in ways if _is_whole(variant, target, replace(choice, strategy=w), forms)), None)


def _in_rows(variant: Variant, target: Target, choice: Choice, forms: FunctionForms) -> Strategy:
    """Return rows of as many blocks as fill registers, those of vectors first, and of one for what is left; `loop1`
    where that is not so many times slower, rows fill the instruction cache more than so many times, or not all
    functions can be made."""
    one, way = strategy("loop1"), strategy(rows(variant, choice.generation, _ROUNDS))
    most = FILLS * choice.core.code_cache
    if _rows_bytes(variant, target, replace(choice, strategy=way), forms) > most:
        return one
    made = _made(variant, target, replace(choice, strategy=way), forms, patient=choice.patient)
    if made is None or made.final.code_bytes > most:
        return one
    alone = _made(variant, target, replace(choice, strategy=one), forms, patient=choice.patient)
    fast = alone is None or made.cycles * _GAIN <= alone.cycles
    return way if fast and _is_whole(variant, target, replace(choice, strategy=way), forms) else one


def _in_slices(variant: Variant, target: Target, choice: Choice, forms: FunctionForms, other: Strategy) -> Strategy:
    """Return slices of the widest registers of which they can be made, with single blocks by `loop1`; another strategy
    where slices are not much faster, or do not fit into the instruction cache: almost all that a batch runs is straight
    code, which waits for each of its lines once. Longer bodies of loops are taken where they are faster and leave room
    in the cache; where tables are large, a round is long."""
    one = strategy("loop1")

    def made(way: Strategy, row: Role = _BLOCKS) -> Lowered | None:
        return _made(variant, target, replace(choice, strategy=way), forms, row, patient=choice.patient)

    alone, most = made(other), FILLS * choice.core.code_cache
    steps, gain = _STEPS if entries(variant) <= MOST_ENTRIES else 1, _GAIN
    if adds(variant) or not entries(variant):  # gates of sums, and of many rounds, take the prover long
        gain *= 2
    for bits in _widths(variant, choice):
        if alone is not None and _gates(variant) * gain > alone.cycles * bits:
            return other  # found without making them
        way = (strategy(f"loop{steps}-slices{bits}")[0], *one)
        if _rows_bytes(variant, target, replace(choice, strategy=way), forms) > most:
            return other  # in narrower registers code is no shorter
        lowered = made(way)
        if lowered is None or lowered.final.code_bytes > most:
            continue
        fast = alone is None or lowered.cycles * gain <= alone.cycles
        whole = fast and _is_whole(variant, target, replace(choice, strategy=way), forms, _PROVED)
        if not whole or made(way, key_expansion()) is None:
            return other
        longer = (strategy(f"loop{2 * steps}-slices{bits}")[0], *one)
        more = made(longer) if steps > 1 else None
        fits = more is not None and more.final.code_bytes * _CACHE <= choice.core.code_cache
        return longer if more is not None and fits and more.cycles < lowered.cycles else way
    return other


def _widths(variant: Variant, choice: Choice) -> list[int]:
    """Return the widths of registers that the bits of blocks may fill, one in each, the widest first; none where
    tables are large and registers vectors, since the prover takes minutes for 128 blocks."""
    sets = [rules for rules in choice.generation.sets.values() if rules.lanes == 1]
    vectors = any(rules.file != general_rules(variant, choice.generation).file for rules in sets)
    return sorted({s.bits for s in sets}, reverse=True) if entries(variant) <= MOST_ENTRIES or not vectors else []


def _together(variant: Variant, choice: Choice) -> int:
    """Return how many words the widest register holds in which blocks may share it; 0 where one fills a general
    register."""
    width, bits = variant.word_bits, general_rules(variant, choice.generation).bits
    vectors = [rules.bits * rules.lanes for rules in choice.generation.sets.values() if rules.bits == width]
    return max((bits, *vectors)) // width if width < bits else 0


def _made(
    variant: Variant, target: Target, choice: Choice, forms: FunctionForms, row: Role = _BLOCKS, *, patient: bool = True
) -> Lowered | None:
    """Return the code of a function by a strategy, None if it cannot be made."""
    try:
        plan = Plan.of(variant, target, choice.generation, choice.strategy)
        code: Lowered = forms.run(Job(plan, row, choice.prefix, choice.core, patient=patient))["code"]
    except (Unsupported, AllocationError):
        return None
    return code


def _rows_bytes(variant: Variant, target: Target, choice: Choice, forms: FunctionForms) -> int:
    """Return how many bytes the instructions of code for many blocks have before registers are allocated, which adds
    more; 0 if it cannot be made."""
    try:
        plan = Plan.of(variant, target, choice.generation, choice.strategy)
        made = forms.run(Job(plan, _BLOCKS, choice.prefix, choice.core, patient=choice.patient), "rows")["rows"]
    except Unsupported:
        return 0
    return sum(inst.row.size for block in made.blocks for inst in block.insts)


def _is_whole(variant: Variant, target: Target, choice: Choice, forms: FunctionForms, most: int | None = None) -> bool:
    """Return True if a strategy has instructions for all functions of a variant, those of modes too, but those that no
    strategy has. most: how many each may have before registers are allocated."""
    plan = Plan.of(variant, target, choice.generation, choice.strategy)
    try:
        for row in choice.rows(variant):
            if row.mode and row.keyed and not counts(variant):
                continue
            made = forms.run(Job(plan, row, choice.prefix, choice.core), "rows")["rows"]
            if most is not None and sum(len(block.insts) for block in made.blocks) > most:
                return False
    except Unsupported:
        return False
    return True


def _instructions(variant: Variant, target: Target, choice: Choice, forms: FunctionForms) -> int | None:
    """Return how many instructions a strategy has for all functions of a variant before registers are allocated; None
    where it does not have all of them."""
    try:
        plan, count = Plan.of(variant, target, choice.generation, choice.strategy), 0
        for row in choice.rows(variant):
            made = forms.run(Job(plan, row, choice.prefix, choice.core), "rows")["rows"]
            count += sum(len(block.insts) for block in made.blocks)
    except Unsupported:
        return None
    return count


def _operations(variant: Variant) -> int:
    """Return the number of operations of encryption."""
    terms = _terms(variant, ENCRYPT)
    return sum(1 << term.args[0].width if term.op == "table" else 1 for term in terms)


def _gates(variant: Variant) -> int:
    """Return the fewest operations on bits that encryption takes in slices: look-ups are not counted."""
    words = (term for term in _terms(variant, ENCRYPT) if term.kind is Kind.BITWISE)
    return sum(term.width for term in words if not any(part.is_const for part in term.args))


def _terms(variant: Variant, direction: str) -> list[Term]:
    """Return the operations of all steps of a direction or an entry point."""
    return topological([term for step in variant.steps(direction) for term in step.outputs])

"""Routines that the functions of a file share, from registers to registers, by a convention of their own.

What is given stands in the first registers of arguments, and what comes back there too. A routine may write all others
but a few, and saves none but where to go back: callers keep what they need in those few, or in their frames.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.rule import RuleSet
from ciphergen.backends.machine.target import Register, Target, convention_of
from ciphergen.dsl.term import Term, replace, topological, var
from ciphergen.generator import passes
from ciphergen.generator.machine import VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref, RoutineTerms, Shape, SharedRoutine

_SHORT = 11  # bits of a constant that needs no register
SPARED = 2  # registers that a routine leaves to its callers


def spared(target: Platform, file: str) -> tuple[Register, ...]:
    """Return the registers that routines leave as they are."""
    return tuple(r for r in convention_of(target).callee_saved if r.file == file)[-SPARED:]


def places(target: Platform, file: str, count: int) -> tuple[Register, ...]:
    """Return the registers in which so many values are given to a routine, and come back: none that linkers may write
    between a call and a far routine."""
    veneers = target.linking.veneers if isinstance(target, Target) else ()
    return tuple(r for r in _writable(target, file) if r.number not in veneers)[:count]


def _writable(target: Platform, file: str) -> tuple[Register, ...]:
    abi = convention_of(target)
    known = (r for r in (*abi.arguments, *abi.scratch, *abi.callee_saved) if r.file == file)
    return tuple(r for r in dict.fromkeys(known) if r not in spared(target, file))


def call(build: Builder, routine: SharedRoutine, registers: Sequence[Ref]) -> list[Ref]:
    """Build a call of a routine; return what it gives, in registers of the caller's own."""
    target, file = build.target, routine.rules.file
    given, made = (places(target, file, count) for count in (routine.takes, routine.gives))
    for register, place in zip(registers, given, strict=True):
        build.copy(register, place)
    build.call_shared(routine, given, _writable(target, file))
    return _taken(build, made)


def _taken(build: Builder, made: Sequence[Register]) -> list[Ref]:
    found: list[VReg] = [build.fresh(place.file, "given") for place in made]
    for place, register in zip(made, found, strict=True):
        build.copy(place, register)
    return [*found]


def routine_shape(plan: Plan, unit: str, symbol: str, routine: SharedRoutine) -> Shape:
    """Return a routine as the shape of a function. unit: what the symbols of its file begin with."""
    build = Builder(plan.processor, plan.generation, symbol, "routine", small=plan.smallest)
    file = routine.rules.file
    build.in_file(unit, spared(build.target, file))
    registers = _taken(build, places(build.target, file, routine.takes))
    for part in routine.parts:
        if isinstance(part, RoutineTerms):
            registers = _computed(build, routine.rules, part, registers)
        else:
            registers = call(build, part, registers)
    made = places(build.target, file, routine.gives)
    for register, place in zip(registers, made, strict=True):
        build.copy(register, place)
    build.leave_with(made)
    return build.finish()


def _computed(build: Builder, rules: RuleSet, part: RoutineTerms, registers: Sequence[Ref]) -> list[Ref]:
    """Build terms, with each constant that several have in a register."""
    terms, known = passes.run([*part.between, *part.outputs]), dict(zip(part.inputs, registers, strict=True))
    uses = Counter(arg for term in topological(terms) for arg in term.args if arg.is_const)
    often = [value for value, count in uses.items() if count > 1 and _is_long(value)]
    held = {value: var(f"constant.{i}", value.width) for i, value in enumerate(often)}
    known |= {variable: build.constant(rules, value.value) for value, variable in held.items()}
    made, count = replace(terms, {**held}), len(part.between)
    return [*build.rewritten(rules, made[count:], known, order=made[:count])]


def _is_long(value: Term) -> bool:
    """Return True for a constant that instructions do not have among their operands, as they have all ones."""
    return value.value.bit_length() > _SHORT and value.value + 1 < 1 << value.width


def each_alike(build: Builder, rules: RuleSet, each: RoutineTerms, registers: Sequence[Ref]) -> list[Ref]:
    """Build a loop that does the same with each of some registers, in the frame; return them."""
    size, head = build.target.files[rules.file].bits // 8, build.label("each")
    held = build.buffer_in_frame(rules.file, len(registers))
    for register, place in zip(registers, held, strict=True):
        build.keep(register, place)
    pointer = build.fresh(build.target.general, "word")
    build.copy(build.frame_address(held[0]), pointer)
    end = build.add(pointer, size * len(registers))
    with build.turns(head, len(registers)):
        word = build.load(size, pointer, 0, "stack")
        (made,) = build.rewritten(rules, each.outputs, {each.inputs[0]: word})
        build.store(size, made, pointer, 0, "stack")
        build.add(pointer, size, into=pointer)
        build.branch("if_different", pointer, end, head)
    build.place(build.label("behind"))
    return [build.kept(place) for place in held]

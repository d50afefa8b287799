"""From a cipher and a target to files: the steps in their order.

variant ──rounds, keys──► terms ──passes──► terms ──select──► rows ──schedule──► allocate ──► finish ──emit──► files
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import render
from ciphergen.generator import emit, passes
from ciphergen.generator.allocation.allocate import AllocationError
from ciphergen.generator.frames.ctr import countable
from ciphergen.generator.frames.frame import SHOWN, build, turns
from ciphergen.generator.frames.realign import fits, needed, shared_function, symbol
from ciphergen.generator.frames.realign import guard as realigned
from ciphergen.generator.frames.work import Work
from ciphergen.generator.lower import Lowered, lower
from ciphergen.generator.machine import Function, listing
from ciphergen.generator.options import Choice, Options, choose, command
from ciphergen.generator.passages import Comments
from ciphergen.generator.pool import BYTES, pooled
from ciphergen.generator.scheduling.hoist import hoist
from ciphergen.generator.scheduling.pairs import pair
from ciphergen.generator.select import Unsupported
from ciphergen.generator.stages import STAGES
from ciphergen.interface.table import ROLES

__all__ = ["FunctionInfo", "Options", "Output", "VariantCode", "generate", "make", "stage"]

_WORTH = 1.015  # times the cycles of another way, of which the model may not know what is expensive


@dataclass(frozen=True)
class FunctionInfo:
    """What there is to know of a function that was made.

    instructions: of its code; bytes: of these and of the constants behind them; constants: how many; registers: how
    many it writes; stack: bytes; cycles: what the core's costs predict for a call (of many blocks: for a block of a
    long message), all pointers aligned; cycles_per_byte: of data, None for the key schedule; batch: blocks that long
    messages take at a time; long: blocks of the shortest message that does.
    """

    symbol: str
    role: str
    variant: str
    file: str
    instructions: int
    bytes: int
    constants: int
    registers: int
    stack: int
    cycles: float
    cycles_per_byte: float | None
    batch: int
    long: int


@dataclass(frozen=True)
class Output:
    """files: name to text, in a fixed order; functions: in the order in which they stand in the files;
    command: the first line of each file; shared: by file, bytes of code that several functions call."""

    files: Mapping[str, str]
    functions: tuple[FunctionInfo, ...]
    command: str
    shared: Mapping[str, int]


@dataclass(frozen=True)
class VariantCode:
    """The code of one variant: plain data, so that another process can make it. declaration: of `V_key`, in C; texts:
    of the functions, in their order; shared: symbols and texts of what several of them call."""

    variant: str
    declaration: str
    functions: tuple[FunctionInfo, ...]
    texts: tuple[str, ...]
    shared: tuple[tuple[str, str], ...]
    shared_bytes: int


def make(cipher: Cipher, target: Target, options: Options, variant: str) -> VariantCode:
    """Return the code of one of the variants that the options name.

    Raises:
        UserError: as `generate`.
    """
    choice = choose(cipher, target, options)
    work = _work(cipher.variant(variant), target, choice)
    lowered = [_lowered(work, role, choice) for role in choice.roles]
    shared = [shared_function(work, choice.prefix)] if needed(work) else []
    comments = Comments(cipher, work.variant)
    return VariantCode(
        variant,
        work.keys.declaration(target.key_alignment),
        tuple(_info(level, role, work) for level, role in zip(lowered, choice.roles, strict=True)),
        tuple(emit.assembly(level.final, target, comments) for level in lowered),
        tuple((function.name, emit.assembly(function, target)) for function in shared),
        sum(function.code_bytes for function in shared),
    )


def generate(cipher: Cipher, target: Target, options: Options, made: Sequence[VariantCode] = ()) -> Output:
    """Return all files for a cipher on a target, the same on every run. made: what `make` returned for every variant of
    the options, in their order, if it has run already.

    Raises:
        UserError: an option names something that there is not, the target has no rules for the cipher, or too few
            registers for the strategy.
    """
    choice = choose(cipher, target, options)
    line = command(cipher, target, options)
    made = made or [make(cipher, target, options, variant.name) for variant in choice.variants]
    variants = [
        {
            "variant": variant,
            "symbol": choice.prefix + variant.name,
            "declaration": code.declaration,
            "functions": [
                {**asdict(info), "lines": text} for info, text in zip(code.functions, code.texts, strict=True)
            ],
            "shared": code.shared,
        }
        for variant, code in zip(choice.variants, made, strict=True)
    ]
    files = emit.files(
        line,
        cipher,
        target,
        choice.generation.directives,
        choice.prefix,
        variants,
        options.glue,
        proved=options.prove,
    )
    functions = tuple(info for code in made for info in code.functions)
    return Output(files, functions, line, {f"{code.variant}.S": code.shared_bytes for code in made})


def _work(variant: Variant, target: Target, choice: Choice) -> Work:
    try:
        return Work.of(variant, target, choice.generation, choice.way)
    except Unsupported as error:
        raise _refusal(variant, target, error) from error


def _lowered(work: Work, role: str, choice: Choice) -> Lowered:
    row, name = ROLES[role], f"{choice.prefix}{work.variant.name}_{role}"
    guard = partial(realigned, work, shared=symbol(work, choice.prefix)) if needed(work) else None

    def built(work: Work) -> Function:
        function = build(work, row, name, guard if fits(row) else None)
        if work.spread and not row.expands:
            hoist(function, work.target)
        pair(function, work.target, choice.generation.idioms.pairs)
        return function

    try:
        function = built(work)
        found = lower(function, work.target, choice.core, choice.generation.idioms)
        for other in _others(function, work, choice, built):
            shorter = lower(other, work.target, choice.core, choice.generation.idioms)
            found = shorter if shorter.judged * _WORTH < found.judged else found
        return found
    except (Unsupported, AllocationError) as error:
        raise _refusal(work.variant, work.target, error) from error


def _others(function: Function, work: Work, choice: Choice, built: Callable[[Work], Function]) -> Iterator[Function]:
    """Return alternative forms of a function that are faster on some cores. With gathered round keys, an out-of-order
    core has shorter dependence chains; with a constant pool, loads replace instructions for constants, in no fewer
    bytes."""
    others = [built(replace(work, gathered=True))] if choice.core.window else []
    others += [] if work.small else [pooled(function, work.target, choice.core, choice.generation.idioms)]
    return (other for other in others if other.blocks != function.blocks)


def _refusal(variant: Variant, target: Target, error: Exception) -> UserError:
    return UserError(
        "--target", f"{variant.name} cannot be made for {target.name} yet: {error}", "what gen list shows", "gen list"
    )


def _info(lowered: Lowered, role: str, work: Work) -> FunctionInfo:
    variant = work.variant
    function = lowered.final
    count = sum(1 for _ in function.instructions())
    registers = {register for inst in function.instructions() for register in inst.writes}
    row = ROLES[role]
    layouts = [layout for layout, _ in (countable(work) if row.mode else work.layouts())]
    widest, following = (*layouts, layouts[-1])[:2]
    per_byte = None if row.expands else lowered.cycles / (variant.block_bytes * (row.blocks or 1))
    return FunctionInfo(
        function.name,
        role,
        variant.name,
        f"{variant.name}.S",
        count,
        function.code_bytes + BYTES * len(function.pool),
        len(function.pool),
        len(registers),
        function.frame_bytes + function.deeper,
        lowered.cycles,
        per_byte,
        widest.blocks,
        widest.blocks * turns(widest, following),
    )


def stage(cipher: Cipher, variant: Variant, target: Target, options: Options, name: str) -> str:
    """Return one stage of all functions of a variant, as text.

    Raises:
        UserError: there is no such stage, or as `generate`.
    """
    if name not in STAGES:
        raise unknown("--stage", "stage", name, STAGES)
    choice = choose(cipher, target, options)
    if name == "terms":
        return _terms(variant)
    work = _work(variant, target, choice)
    for row in ROLES.values():
        if name == row.mode:
            return SHOWN[row.shape](work, row)
    levels = [_lowered(work, role, choice) for role in choice.roles]
    shown: Mapping[str, list[Function]] = {
        "rows": [level.rows for level in levels],
        "schedule": [level.scheduled for level in levels],
        "registers": [level.final for level in levels],
    }
    return "\n".join(listing(function, target) for function in shown[name])


def _terms(variant: Variant) -> str:
    """Return the steps of a variant after the passes, as text."""
    lines: list[str] = []
    for direction in DIRECTIONS:
        for step in variant.steps(direction):
            lines.append(f"{variant.name} {direction} {step.name}")
            lines += [f"    {i} = {render(term)}" for i, term in enumerate(passes.run(step.outputs))]
    return "\n".join(lines) + "\n"

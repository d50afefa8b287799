"""From a cipher and options to files: the code of each variant, and the text around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.errors import UserError
from ciphergen.generator import emit
from ciphergen.generator.allocation.allocate import AllocationError
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.fastest import fastest
from ciphergen.generator.frames.blocks import turns
from ciphergen.generator.frames.bounce_buffer import needed, shared_function
from ciphergen.generator.level import Job
from ciphergen.generator.lower import Lowered
from ciphergen.generator.machine import Function
from ciphergen.generator.options import Choice, Options, choose, command
from ciphergen.generator.passages import Comments
from ciphergen.generator.pipeline import run
from ciphergen.generator.plan.counting import countable
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.pool import BYTES
from ciphergen.interface.table import ROLES


@dataclass(frozen=True)
class FunctionInfo:
    """The facts about a function that was made.

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
    """The generated files. files: name to text, in a fixed order; functions: in the order in which they stand in the
    files; command: the first line of each file; shared: by file, bytes of code that several functions call."""

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
    plan = planned(cipher.variant(variant), target, choice)
    lowered: list[Lowered] = [levels(plan, role, choice)["code"] for role in choice.roles]
    shared = [_shared(plan, choice)] if needed(plan) else []
    comments = Comments(cipher, plan.variant)
    return VariantCode(
        variant,
        plan.keys.declaration(target.key_alignment),
        tuple(_info(level, role, plan) for level, role in zip(lowered, choice.roles, strict=True)),
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


def _shared(plan: Plan, choice: Choice) -> Function:
    """Return the function that code for one block of a variant shares, for misaligned pointers."""
    job = Job(plan, ROLES[choice.roles[0]], choice.prefix, choice.core)
    made: Function = run(job, "selection", {"shape": shared_function(plan, choice.prefix)})["selection"]
    return made


def planned(variant: Variant, target: Target, choice: Choice) -> Plan:
    """Return the plan of a variant.

    Raises:
        UserError: the target cannot make the variant, or not in the strategy's way.
    """
    try:
        return Plan.of(variant, target, choice.generation, choice.strategy)
    except Unsupported as error:
        raise _refusal(variant, target, error) from error


def levels(plan: Plan, role: str, choice: Choice) -> dict[str, Any]:
    """Return a function at its levels, by their names in `pipeline.LEVELS`.

    Raises:
        UserError: the target has no rules for it, or too few registers for the strategy.
    """
    try:
        return fastest(Job(plan, ROLES[role], choice.prefix, choice.core))
    except (Unsupported, AllocationError) as error:
        raise _refusal(plan.variant, plan.target, error) from error


def _refusal(variant: Variant, target: Target, error: Exception) -> UserError:
    return UserError(
        "--target", f"{variant.name} cannot be made for {target.name} yet: {error}", "what gen list shows", "gen list"
    )


def _info(lowered: Lowered, role: str, plan: Plan) -> FunctionInfo:
    variant = plan.variant
    function = lowered.final
    count = sum(1 for _ in function.instructions())
    registers = {register for inst in function.instructions() for register in inst.writes}
    row = ROLES[role]
    layouts = [layout for layout, _ in (countable(plan) if row.mode else plan.layouts())]
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

"""From a cipher and options to files: the code of each variant, and the text around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.uncollected import uncollected
from ciphergen.generator import called, emit
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.fitting import fitting
from ciphergen.generator.forms import FunctionForms
from ciphergen.generator.frames.blocks import turns
from ciphergen.generator.frames.called_row import symbol
from ciphergen.generator.layouts.on_words import with_circuits_on_words
from ciphergen.generator.lower import Lowered
from ciphergen.generator.machine import Function
from ciphergen.generator.options import Choice, Options, choose, command, most_bytes
from ciphergen.generator.passages import Comments
from ciphergen.generator.phases import OfMode, derived_declarations, functions_of_modes
from ciphergen.generator.plan import obstacles
from ciphergen.generator.plan.counting import countable
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategy import looks_up
from ciphergen.generator.pool import BYTES, padding
from ciphergen.generator.quick_search import quickest
from ciphergen.generator.shared_functions import levels, shared_functions
from ciphergen.interface.role import Role
from ciphergen.interface.table import ROLES, for_one_block


@dataclass(frozen=True)
class FunctionInfo:
    """The facts about a function that was made.

    instructions: of its code; bytes: of these and of the constants and tables behind them; constants: how many it and
    what it calls read; tables: bytes of those that it and what it calls look up at addresses that depend on secrets;
    registers: how many it writes; stack: bytes; cycles: what the core's costs predict for a call (of many blocks: for
    a block of a long message), all pointers aligned; cycles_per_byte: of data, None for the key schedule; batch:
    blocks that long messages take at a time; long: blocks of the shortest message that does; called: its symbol for
    other functions of the file, empty where none calls it; key_tables: bytes of tables in what is made of the key that
    it and what it calls look up.
    """

    symbol: str
    role: str
    variant: str
    file: str
    instructions: int
    bytes: int
    constants: int
    tables: int
    registers: int
    stack: int
    cycles: float
    cycles_per_byte: float | None
    batch: int
    long: int
    called: str
    key_tables: int = 0


@dataclass(frozen=True)
class Refusal:
    """The refusal of a variant, or of its functions of one mode: what cannot be made of it and why."""

    variant: str
    mode: str
    error: UserError

    @property
    def what(self) -> str:
        """Return what is refused, in words."""
        return f"{self.variant}, mode {self.mode}" if self.mode else self.variant

    @property
    def why(self) -> str:
        """Return the reason alone."""
        return self.error.found.rpartition(" yet: ")[2]


@dataclass(frozen=True)
class Output:
    """The generated files. files: name to text, in a fixed order; functions: in the order in which they stand in the
    files; command: the first line of each file; shared: by file, bytes of code that several functions call; refused:
    what was not made, of that which no option names."""

    files: Mapping[str, str]
    functions: tuple[FunctionInfo, ...]
    command: str
    shared: Mapping[str, int]
    refused: tuple[Refusal, ...]


@dataclass(frozen=True)
class VariantCode:
    """The code of one variant: plain data, so that another process can make it. declaration: of `V_key`, in C; texts:
    of the functions, in their order; derived: declarations of what modes with phases keep of a key, by their names;
    shared: symbols, roles and texts of what several of them call; refused: the modes
    that are left out."""

    variant: str
    declaration: str
    functions: tuple[FunctionInfo, ...]
    texts: tuple[str, ...]
    derived: Mapping[str, str]
    shared: tuple[tuple[str, str, str], ...]
    shared_bytes: int
    refused: tuple[Refusal, ...] = ()

    @property
    def all_bytes(self) -> int:
        """Return the bytes of all functions, with what they share."""
        return self.shared_bytes + sum(function.bytes for function in self.functions)

    @property
    def cost(self) -> tuple[int, float]:
        """Return how many modes are left out, and the cycles a byte of all functions but those for one block."""
        alone = {for_one_block(row).name for row in ROLES.values() if row.many and not row.mode}
        counted = (function.cycles_per_byte or 0.0 for function in self.functions if function.role not in alone)
        return len(self.refused), sum(counted)


@uncollected()
def make(cipher: Cipher, target: Target, options: Options, variant: str) -> VariantCode:
    """Return the code of one of the variants that the options name.

    Raises:
        UserError: as `generate`.
    """
    if most_bytes(options.size):
        return fitting(cipher, target, options, variant, lambda way: make(cipher, target, way, variant))[1]
    choice, forms = choose(cipher, target, options), FunctionForms()
    plan = planned(cipher, cipher.variant(variant), target, choice, forms)
    rows = choice.rows(plan.variant)
    made: dict[Role, dict[str, Any]] = {}
    refused: list[Refusal] = []
    for row in rows:
        try:
            made[row] = levels(cipher, plan, row, choice, forms, 0 if row.expands else choice.room)
        except UserError as error:
            if options.modes or not (row.mode and row.keyed):
                raise
            refused.append(Refusal(variant, row.option, error))
    phases = [*functions_of_modes(cipher, plan, choice)]
    mine = {symbol(choice.prefix, variant, each.role).name: each.lowered for each in phases}
    of_key = {each.lowered.final.name: each.table for each in phases}
    lowered: dict[Role, Lowered] = {row: each["code"] for row, each in made.items()}
    shared, callees = shared_functions(cipher, plan, made, mine, choice, forms)
    comments = Comments(cipher, plan.variant)
    return VariantCode(
        variant,
        "" if plan.variant.entries else plan.keys.declaration(target.key_alignment),
        (
            *(_info(level, row, plan, choice, callees) for row, level in lowered.items()),
            *(_info_of_mode(each, variant, callees, of_key) for each in phases),
        ),
        (
            *(emit.assembly(level.final, target, comments) for level in lowered.values()),
            *(emit.assembly(each.lowered.final, target) for each in phases),
        ),
        derived_declarations(phases, target.key_alignment),
        tuple((function.name, function.role, emit.assembly(function, target)) for function in shared),
        sum(map(_bytes, shared)),
        tuple(refused),
    )


def attempt(cipher: Cipher, target: Target, options: Options, variant: str) -> VariantCode | Refusal:
    """Return the code of a variant, or why there is none, which is an error only of variants that the options name.

    Raises:
        UserError: as `make`, of such a variant.
    """
    try:
        return make(cipher, target, options, variant)
    except UserError as error:
        if options.variants:
            raise
        return Refusal(variant, "", error)


def generate(cipher: Cipher, target: Target, options: Options, made: Sequence[VariantCode | Refusal] = ()) -> Output:
    """Return all files for a cipher on a target, the same on every run. made: what `attempt` returned for every variant
    of the options, in their order, if it has run already.

    Raises:
        UserError: an option names something that there is not, the target has no rules for the cipher, or too few
            registers for the strategy.
    """
    choice = choose(cipher, target, options)
    line = command(cipher, target, options)
    made = made or [attempt(cipher, target, options, variant.name) for variant in choice.variants]
    codes = [code for code in made if isinstance(code, VariantCode)]
    refused = tuple(each for part in made for each in (part.refused if isinstance(part, VariantCode) else (part,)))
    if not codes:
        raise refused[0].error
    variants = [
        {
            "variant": cipher.variants[code.variant],
            "symbol": choice.prefix + code.variant,
            "declaration": code.declaration,
            "derived": code.derived,
            "functions": [
                {**asdict(info), "lines": text} for info, text in zip(code.functions, code.texts, strict=True)
            ],
            "shared": code.shared,
        }
        for code in codes
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
    functions = tuple(info for code in codes for info in code.functions)
    return Output(files, functions, line, {f"{code.variant}.S": code.shared_bytes for code in codes}, refused)


def planned(
    cipher: Cipher, variant: Variant, target: Target, choice: Choice, forms: FunctionForms | None = None
) -> Plan:
    """Return the plan of a variant. forms: to which a search for the strategy adds what it makes by that one.

    Raises:
        UserError: the target cannot make the variant, or not in the strategy's way.
    """
    try:
        obstacles.check(variant, target)
        if not looks_up(choice.strategy):
            obstacles.check_circuits(variant, target)
        variant = with_circuits_on_words(variant, choice.generation)
        way = quickest(variant, target, choice, forms or FunctionForms()) if choice.searched else choice.strategy
        asked = {row.direction for row in choice.rows(variant)}
        directions = tuple(name for name in DIRECTIONS if name in asked)
        return Plan.of(variant, target, choice.generation, way, directions)
    except Unsupported as error:
        raise obstacles.refusal(cipher, variant, target, error) from error


def batches(plan: Plan, row: Role) -> tuple[int, int]:
    """Return the blocks that long messages take at a time, and those of the shortest message that does."""
    layouts = [layout for layout, _ in (countable(plan) if row.mode and row.keyed else plan.layouts())]
    widest, following = (*layouts, layouts[-1])[:2]
    return widest.blocks, widest.blocks * turns(widest, following)


def _info(lowered: Lowered, row: Role, plan: Plan, choice: Choice, callees: Mapping[str, Lowered]) -> FunctionInfo:
    variant, function = plan.variant, lowered.final
    cycles = called.cycles(lowered, callees, plan, choice.core)
    own = next((name for name, callee in callees.items() if callee is lowered), "")
    count = sum(1 for _ in function.instructions())
    registers = {register for inst in function.instructions() for register in inst.writes}
    batch, long = batches(plan, row)
    size = _bytes_of_a_block(variant, row)
    read = called.functions(lowered, callees)
    tables = [table for each in read for table in each.tables]
    per_byte = None if row.expands else cycles / (size * (row.blocks or 1))
    return FunctionInfo(
        function.name,
        row.name,
        variant.name,
        f"{variant.name}.S",
        count,
        _bytes(function),
        sum(len(each.pool) for each in read) + sum(table.public for table in tables),
        sum(table.bytes for table in tables if not table.public),
        len(registers),
        called.stack(lowered, callees),
        cycles,
        per_byte,
        batch,
        long,
        own,
    )


def _info_of_mode(
    each: OfMode, variant: str, callees: Mapping[str, Lowered], of_key: Mapping[str, int]
) -> FunctionInfo:
    """Return the facts about a function of a mode with phases. What is called stands for itself in cycles. of_key:
    bytes of tables of a key that functions look up, by their symbols."""
    lowered, function = each.lowered, each.lowered.final
    read = called.functions(lowered, callees)
    tables = [table for other in read for table in other.tables]
    return FunctionInfo(
        function.name,
        each.role,
        variant,
        f"{variant}.S",
        sum(1 for _ in function.instructions()),
        _bytes(function),
        sum(len(other.pool) for other in read) + sum(table.public for table in tables),
        sum(table.bytes for table in tables if not table.public),
        len({register for inst in function.instructions() for register in inst.writes}),
        called.stack(lowered, callees),
        lowered.cycles,
        lowered.cycles / each.block if each.block else None,
        1,
        1,
        next((name for name, callee in callees.items() if callee is lowered), ""),
        sum(of_key.get(other.name, 0) for other in read),
    )


def _bytes(function: Function) -> int:
    """Return the bytes of a function, with the constants and tables behind its code."""
    behind = BYTES * len(function.pool) + sum(table.bytes for table in function.tables)
    return function.code_bytes + padding(function) + behind


def _bytes_of_a_block(variant: Variant, row: Role) -> int:
    """Return the number of bytes of a block of data, of an entry point those of its message or else of its output."""
    if not variant.entries:
        return variant.block_bytes
    entry = variant.entries[row.direction]
    return (entry.message or entry.outputs[0]).bytes

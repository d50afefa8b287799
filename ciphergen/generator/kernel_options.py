"""Options of kernels, and the errors for what there is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ciphergen.backends import generation
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.machine.rule import Generation
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.dsl.fixed_key import OPTION, under_keys
from ciphergen.generator.kernel_files import NVRTC
from ciphergen.generator.kernel_turns import has_orders, has_turns
from ciphergen.generator.layouts.key_made import key_table_step
from ciphergen.generator.options import Options, check_prefix, check_tables, kernel_strategy
from ciphergen.generator.plan.strategies import strategy
from ciphergen.generator.plan.strategy import SLICES, TABLES, DataLoop, Strategy, looks_up
from ciphergen.interface.role import Role
from ciphergen.interface.table import ROLES, modes

# Blocks of a thread whose words have registers of their own: as many as a number of bits counts.
_SIDE_BY_SIDE = (1, 2, 4)


@dataclass(frozen=True)
class KernelChoice:
    """Options that have been checked. turns: whether the rounds of one key are turns of a loop, in slices."""

    variants: tuple[Variant, ...]
    strategy: Strategy
    generation: Generation
    prefix: str
    roles: tuple[Role, ...]
    turns: bool = False

    def variant(self, name: str) -> Variant:
        """Return a variant to make, under the key that all code is for, if it is for one."""
        return next(variant for variant in self.variants if variant.name == name)


def choose(cipher: Cipher, gpu: Gpu, options: Options) -> KernelChoice:
    """Return the options checked, with their defaults filled in.

    Raises:
        UserError: a name is not one of those there are, or is nothing for a GPU.
    """
    if cipher.has_entries:
        found = f"{cipher.name} has entry points, of which no kernels are made yet"
        raise UserError("--cipher", found, "a block cipher")
    if options.size != "fast":
        raise UserError(
            "--size", f"'{options.size}' is for processors: on a GPU --strategy says what is a loop", "fast"
        )
    if options.core and options.core not in gpu.cores:
        raise unknown("--core", f"core of {gpu.name}", options.core, gpu.cores)
    wanted = {cipher.variant(variant).name for variant in options.variants}
    every = [v for name, v in cipher.variants.items() if name in wanted or not wanted]
    variants = under_keys(every, options.one_key)
    name = options.strategy or _default(cipher, gpu, options, every)
    strategy(name)
    if looks_up(strategy(name)):
        check_tables(cipher, name, allowed=options.allow_tables)
    if not all(_fits(layer) for layer in strategy(name)):
        found = f"'{name}' is none for {gpu.name}"
        raise UserError("--strategy", found, _allowed(), gpu.strategy)
    layers, turns = strategy(name), False
    if options.one_key:
        turns = _turns(name, options, variants)
        layers = tuple(replace(layer, unroll=0) for layer in layers)
    made = generation(gpu)
    if looks_up(strategy(name)):
        made = made.looking_up()
    words = [word for word, roles in modes().items() if not set(roles).isdisjoint(made.made)]
    for mode in options.modes:
        if mode not in words:
            raise unknown("--mode", f"mode for {gpu.name}", mode, words)
    for word in options.glue:
        if word != NVRTC:
            raise unknown("--with", f"part for {gpu.name}", word, [NVRTC])
    if NVRTC in options.glue and options.one_key:
        found = f"'{NVRTC}' makes code for a key while a program runs, and {OPTION} is for a key that is known"
        raise UserError("--with", found, "one of the two")
    check_prefix(options.prefix)
    if not looks_up(strategy(name)):
        _check_tables_of_keys(cipher, gpu, variants)
    wanted_modes = options.modes or words
    roles = tuple(r for role in made.made if (r := ROLES[role]).expands or r.option in wanted_modes)
    return KernelChoice(variants, layers, made, options.prefix, roles, turns)


def _turns(name: str, options: Options, variants: Sequence[Variant]) -> bool:
    """Return True if the rounds of one key are turns of a loop, where they are in slices and alike but for constants
    and the order of bits: where a loop was asked for, and where turns have orders of their own. Else one key makes each
    round another, and all are written out.

    Raises:
        UserError: a loop over rounds was asked for that there is not.
    """
    *wide, last = strategy(name)
    fit = bool(wide) and all(layer.arrangement == SLICES and layer.unroll == 1 for layer in wide)
    alike = fit and all(map(has_turns if options.strategy else has_orders, variants))
    if options.strategy and any(layer.unroll for layer in (*wide, last)) and not alike:
        found = f"'{name}' has a loop over rounds, of which one key makes each another"
        raise UserError(
            "--strategy", found, "unrolled, unrolledx2, unrolledx4 or slices32 beside --one-key", "slices32"
        )
    return alike


def _default(cipher: Cipher, gpu: Gpu, options: Options, variants: Sequence[Variant]) -> str:
    """Return the strategy where none is named: slices for one key that makes tables, which are circuits then; else that
    of the cipher."""
    if options.one_key and any(key_table_step(variant) is not None for variant in variants):
        return f"loop1-{SLICES}{gpu.warp}"
    return kernel_strategy(cipher.name, gpu)


def _check_tables_of_keys(cipher: Cipher, gpu: Gpu, variants: Sequence[Variant]) -> None:
    """Check that no key makes tables, of which circuits would take minutes to find and be slow.

    Raises:
        UserError: one does.
    """
    for variant in variants:
        step = key_table_step(variant)
        if step is not None:
            raise UserError(
                step.place or cipher.name,
                f"{step.name} of {variant.name} looks up in tables that the key makes",
                f"for {gpu.name} the strategy '{TABLES}'",
                f"gen --cipher {cipher.name} --target {gpu.name} --strategy {TABLES} --allow-tables",
            )


def _fits(layer: DataLoop) -> bool:
    """Return True if a thread can do the blocks of a layer: as words, in slices, or with tables, these without a loop
    over rounds."""
    if layer.arrangement == TABLES:
        return not layer.unroll
    fits = layer.arrangement == SLICES or (not layer.arrangement and layer.blocks in _SIDE_BY_SIDE)
    return fits and not (layer.beside or layer.fly)


def _allowed() -> str:
    """Return the names of strategies for kernels, as messages list them."""
    words = ", ".join("unrolled" if n == 1 else f"unrolledx{n}" for n in _SIDE_BY_SIDE)
    loops = f"a loop over rounds in place of any of these, as in loop1-{SLICES}32 or loop4x2"
    several = f"several, the widest first, as in {SLICES}32+unrolledx2"
    return f"{words}, {SLICES}32; {loops}; {several}; {TABLES} with --allow-tables"

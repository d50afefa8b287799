"""Options of kernels, and the errors for what there is not."""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.backends import generation
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.machine.rule import Generation
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.generator.options import Options, check_prefix
from ciphergen.generator.plan.strategies import strategy
from ciphergen.generator.plan.strategy import Strategy
from ciphergen.interface.role import Role
from ciphergen.interface.table import ROLES, modes

_STRAIGHT = ("unrolled",)


@dataclass(frozen=True)
class KernelChoice:
    """Options that have been checked."""

    variants: tuple[Variant, ...]
    strategy: Strategy
    generation: Generation
    prefix: str
    roles: tuple[Role, ...]


def choose(cipher: Cipher, gpu: Gpu, options: Options) -> KernelChoice:
    """Return the options checked, with their defaults filled in.

    Raises:
        UserError: a name is not one of those there are, or is nothing for a GPU.
    """
    if cipher.has_entries:
        found = f"{cipher.name} has entry points, of which no kernels are made yet"
        raise UserError("--cipher", found, "a block cipher")
    if options.size != "fast":
        raise UserError("--size", f"'{options.size}' is for processors: the code of a thread has no loops", "fast")
    if options.core and options.core not in gpu.cores:
        raise unknown("--core", f"core of {gpu.name}", options.core, gpu.cores)
    name = options.strategy or gpu.strategy
    strategy(name)
    if name not in _STRAIGHT:
        allowed = ", ".join(_STRAIGHT)
        raise UserError("--strategy", f"'{name}' is none for {gpu.name}, where code is straight", allowed, gpu.strategy)
    made = generation(gpu)
    words = [word for word, roles in modes().items() if not set(roles).isdisjoint(made.made)]
    for mode in options.modes:
        if mode not in words:
            raise unknown("--mode", f"mode for {gpu.name}", mode, words)
    for word in options.glue:
        raise unknown("--with", f"build tool for {gpu.name}", word, ())
    check_prefix(options.prefix)
    wanted = {cipher.variant(variant).name for variant in options.variants}
    variants = tuple(v for name, v in cipher.variants.items() if name in wanted or not wanted)
    wanted_modes = options.modes or words
    roles = tuple(r for role in made.made if (r := ROLES[role]).expands or r.option in wanted_modes)
    return KernelChoice(variants, strategy(name), made, options.prefix, roles)

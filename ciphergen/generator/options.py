"""Options of the generator, and the errors for what there is not."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ciphergen.backends import generation
from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Cipher, Variant, shipped_text
from ciphergen.dsl.errors import UserError, nearest, unknown
from ciphergen.dsl.fixed_key import OPTION
from ciphergen.dsl.phase_texts import block_widths, load_phase_mode, shipped_phase_modes
from ciphergen.generator.analysis.look_ups import has_tables
from ciphergen.generator.glue import GLUE, build_tools
from ciphergen.generator.plan.phase_targets import can_be_made
from ciphergen.generator.plan.strategies import strategy, without_tables
from ciphergen.generator.plan.strategy import Strategy, looks_up
from ciphergen.interface.phases import CODED, called_roles
from ciphergen.interface.role import Role
from ciphergen.interface.table import functions, key_expansion, modes

SIZES: Mapping[str, str] = {"fast": "loop4", "small": "loop2"}
# The defaults: cipher, target, core, size -> strategy. What `gen tune --write` found best; docs/strategies.md says
# which do not come from a whole search.
CHOSEN = Path(__file__).with_name("chosen.json")

ALLOW_TABLES, PYTHON, ONE_KEY = "allow_tables", "python", "one_key"
# Options that a record has only where they are asked for, so that other records stay as they were.
SELDOM = (ALLOW_TABLES, PYTHON, ONE_KEY)


@dataclass(frozen=True)
class Options:
    """The options of a call. variants and modes: empty for all; strategy and core: empty for the default; size: a
    word of `SIZES`, or how many bytes all functions of a variant may take, as `most_bytes` reads it; prefix: of
    symbols. roles: of the modes' functions only these, and the key schedule, for a search that looks at some; empty
    for all. prove: whether the files are written after a proof only, which is what they then say. glue: build tools
    that there are to be files for, beside CMake. allow_tables: whether a strategy, or a mode's fold, may have
    tables, whose addresses depend on secrets. python: whether there is to be a Python module, for a GPU. one_key:
    digits of the key that alone the code is for; none where it is for every key. room: bytes of code that a
    function on data may have, for a search that takes no larger ones; 0 for any."""

    variants: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()
    strategy: str = ""
    core: str = ""
    size: str = "fast"
    prefix: str = ""
    roles: tuple[str, ...] = ()
    prove: bool = True
    glue: tuple[str, ...] = ()
    allow_tables: bool = False
    python: bool = False
    one_key: str = ""
    room: int = 0


@dataclass(frozen=True)
class Choice:
    """Options that have been checked. searched: for which size each variant has the strategy that a quick search finds,
    and `strategy` where that finds none; empty where none searches. patient: whether more than one form is tried of a
    function of thousands of instructions, which takes minutes: where the table shows that somebody has looked for the
    best strategy, and of the shipped texts of entry points. tables: whether tables may be looked up at addresses that
    depend on secrets. room: as in `Options`."""

    variants: tuple[Variant, ...]
    strategy: Strategy
    searched: str
    patient: bool
    core: Core
    generation: Generation
    prefix: str
    modes: tuple[str, ...]
    only: tuple[str, ...]
    tables: bool = False
    room: int = 0

    @property
    def roles(self) -> tuple[str, ...]:
        """Return the names of a block cipher's functions to make, in the order of the C interface."""
        by_word = modes()
        words = (word for word in self.modes if word in by_word)
        wanted = {role for word in words for role in by_word[word] if role in self.only or not self.only}
        wanted |= {role for name in self.phases for role in called_roles(load_phase_mode(name))}
        return tuple(role for role in self.generation.made if role in wanted | {key_expansion().name})

    @property
    def phases(self) -> tuple[str, ...]:
        """Return the modes with phases."""
        return tuple(word for word in self.modes if word in CODED)

    def rows(self, variant: Variant) -> tuple[Role, ...]:
        """Return the functions of a variant to make: of a block cipher by the modes, else all that its entry points ask
        for."""
        known = functions(variant)
        return tuple(known[name] for name in (known if variant.entries else self.roles))


def choose(cipher: Cipher, target: Target, options: Options) -> Choice:
    """Return the options checked, with their defaults filled in.

    Raises:
        UserError: a name is not one of those there are.
    """
    core = options.core or target.default_core
    if options.python:
        found = f"there is a Python module of kernels, and {target.name} is a processor"
        raise UserError("--python", found, "--target cuda", f"gen --cipher {cipher.name} --target cuda --python")
    if options.one_key:
        found = f"code for one key is made of kernels, and {target.name} is a processor"
        raise UserError(OPTION, found, "--target cuda")
    size = "fast" if most_bytes(options.size) else options.size
    name = options.strategy or default_strategy(cipher.name, target, core, size)
    chosen = strategy(name)
    if core not in target.cores:
        raise unknown("--core", f"core of {target.name}", core, target.cores)
    made = generation(target)
    if looks_up(chosen):
        check_tables(cipher, options.strategy, allowed=options.allow_tables)
        made = made.looking_up()
    words = tuple(word for word, roles in modes().items() if not set(roles).isdisjoint(made.made))
    if cipher.has_entries:
        _without_entries(options)
    words = (*words, *(mode for mode in CODED if can_be_made(made, target)))
    for mode in options.modes:
        if mode in shipped_phase_modes() and mode not in words:
            found = f"no code for '{mode}' is made for {target.name} yet: `ciphergen.dsl.phase_texts` reads its text"
            raise UserError("--mode", found, ", ".join(sorted(words)))
        if mode not in words:
            raise unknown("--mode", f"mode for {target.name}", mode, words)
        if mode in CODED:
            _check_blocks(cipher, options, mode)
    check_prefix(options.prefix)
    tools = build_tools(target.elf)
    for word in options.glue:
        if word not in tools:
            raise unknown("--with", f"build tool for {target.name}" if word in GLUE else "build tool", word, tools)
    wanted = {cipher.variant(name).name for name in options.variants}
    variants = tuple(v for name, v in cipher.variants.items() if name in wanted or not wanted)
    known = is_chosen(cipher.name, target, core)
    patient = known or (cipher.has_entries and _shipped(cipher))
    own = any(rules.functions for rules in made.sets.values())  # of which the table's strategies know nothing
    searched = "" if (known and not own) or options.strategy else size
    return Choice(
        variants,
        chosen,
        searched,
        patient,
        target.cores[core],
        made,
        options.prefix,
        options.modes or tuple(word for word in words if word not in CODED),
        options.roles,
        options.allow_tables,
        options.room,
    )


def most_bytes(size: str) -> int:
    """Return how many bytes a size allows, 0 for a word that says no number.

    Raises:
        UserError: there is no such size.
    """
    if size in SIZES:
        return 0
    number = re.fullmatch(r"([1-9]\d{0,9})(K?)", size)
    if number is None:
        allowed = f"{', '.join(SIZES)}, or bytes of all functions as in 14000 or 16K"
        raise UserError("--size", f"no size is called '{size}'", allowed, nearest(size, SIZES) or "")
    return int(number[1]) * (1024 if number[2] else 1)


def check_prefix(prefix: str) -> None:
    """Raise if names of C cannot begin with a prefix.

    Raises:
        UserError: they cannot.
    """
    if not re.fullmatch(r"([A-Za-z_][A-Za-z0-9_]*)?", prefix):
        raise UserError(
            "--prefix",
            f"'{prefix}' cannot begin a C name",
            "letters, digits and _, not a digit first",
            "--prefix my_",
        )


def check_tables(cipher: Cipher, name: str, *, allowed: bool) -> None:
    """Refuse the strategy of a name, with tables, if these are not allowed, or the text has none."""
    if not allowed:
        raise without_tables(name)
    if not any(has_tables(variant) for variant in cipher.variants.values()):
        raise UserError("--strategy", f"'{name}' looks up tables, and {cipher.name} has none", "another strategy")


def recorded(options: Options) -> dict[str, Any]:
    """Return options as a record has them."""
    return {name: value for name, value in _in_records(options).items() if value or name not in SELDOM}


def defaults() -> dict[str, Any]:
    """Return the options that a record can have, as they are where nobody asks for others."""
    return _in_records(Options())


def _in_records(options: Options) -> dict[str, Any]:
    return {name: value for name, value in asdict(options).items() if name != "room"}


def _check_blocks(cipher: Cipher, options: Options, mode: str) -> None:
    """Refuse a mode with phases around variants whose blocks have another width."""
    names = {cipher.variant(name).name for name in options.variants} or {*cipher.variants}
    for variant in (cipher.variants[name] for name in cipher.variants if name in names):
        text = load_phase_mode(mode, 8 * variant.block_bytes)
        if 8 * variant.block_bytes != text.block_bits:
            found = f"{variant.title} has blocks of {8 * variant.block_bytes} bits"
            allowed = " or ".join(map(str, block_widths(mode)))
            raise UserError("--mode", found, f"{allowed} bits for {text.title}")


def _without_entries(options: Options) -> None:
    """Refuse options that a text with entry points has no use for, or not yet."""
    if options.modes:
        raise UserError("--mode", "a text with entry points has no modes", "no --mode: all its functions are made")
    if "cargo" in options.glue:
        raise UserError("--with", "no crate is made of entry points yet", "the other build tools")


def default_strategy(cipher: str, target: Target, core: str, size: str) -> str:
    """Return the default strategy of a cipher, the same on every machine since only the shipped table counts. A target
    with more instructions takes the strategy of its base where the table has none for it."""
    return _known(cipher, target, core).get(size, SIZES[size])


def is_chosen(cipher: str, target: Target, core: str) -> bool:
    """Return True if the shipped table has strategies for a cipher; a quick search finds those of the others."""
    return bool(_known(cipher, target, core))


def kernel_strategy(cipher: str, gpu: Gpu) -> str:
    """Return the default strategy of a cipher's kernels: that of the shipped table, else of the GPU."""
    return _known(cipher, gpu, gpu.default_core).get("fast", gpu.strategy)


def _known(cipher: str, target: Platform, core: str) -> Mapping[str, str]:
    """Return the strategies of the shipped table by size, none where it has none."""
    table = json.loads(CHOSEN.read_text(encoding="utf-8")).get(cipher, {})
    return next((known[core] for t in (target.name, target.base) if core in (known := table.get(t, {}))), {})


def _shipped(cipher: Cipher) -> bool:
    return shipped_text(f"{cipher.name}.cipher") == cipher.text


def command(cipher: Cipher, target: Platform, options: Options) -> str:
    """Return the command line that makes the same files."""
    name = cipher.name if _shipped(cipher) else f"{cipher.name}.cipher"
    words = ["gen", "--cipher", name, "--target", target.name]
    for option, value in (
        ("--variant", ",".join(options.variants)),
        ("--mode", ",".join(options.modes)),
        ("--strategy", options.strategy),
        ("--core", options.core),
        ("--size", "" if options.size == "fast" else options.size),
        (OPTION, options.one_key),
        ("--prefix", options.prefix),
        ("--with", ",".join(options.glue)),
    ):
        words += [option, value] if value else []
    words += ["--allow-tables"] if options.allow_tables else []
    words += ["--python"] if options.python else []
    return " ".join(words if options.prove else [*words, "--no-prove"])

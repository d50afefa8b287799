"""What a user can ask of the generator, and the errors for what there is not."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import product
from pathlib import Path

from ciphergen.backends.rule import Generation
from ciphergen.backends.target import Core, Target
from ciphergen.dsl.cipher import Cipher, Variant, load, shipped_ciphers
from ciphergen.dsl.errors import UserError, nearest, unknown
from ciphergen.generator.frames.work import EACH, Layer, Strategy

_LOOPS = {"loop1": 1, "loop2": 2, "loop4": 4, "loop8": 8, "unrolled": 0}
_MOST_BLOCKS = 6
# Groups of blocks in vector registers, and blocks beside them in general ones.
_GROUPS, _BESIDE = (2, 3, 4), (3, 4, 5)


def _strategies() -> dict[str, Strategy]:
    """`loop4`: four rounds in the body of a loop. `loop4x5`: long messages five blocks side by side, the rest
    block by block. `unrolledx5+loop4x4`: five blocks side by side in straight code, then four in a loop, then
    block by block. `loop4x3w4`: three vectors' blocks side by side, and four more beside them in general registers."""
    found: dict[str, Strategy] = {name: (Layer(unroll, 1),) for name, unroll in _LOOPS.items()}
    for name, unroll in _LOOPS.items():
        for blocks in range(2, _MOST_BLOCKS + 1):
            found[f"{name}x{blocks}"] = (Layer(unroll, blocks), Layer(unroll, 1))
    rest = _LOOPS["loop4"]
    for groups, beside in product(_GROUPS, _BESIDE):
        found[f"loop4x{groups}w{beside}"] = (Layer(rest, groups, beside=beside), Layer(rest, 1))
    for name in ("loop4", "loop8", "unrolled"):
        for blocks in range(4, _MOST_BLOCKS + 1):
            for fewer in range(2, min(blocks, 5)):
                found[f"{name}x{blocks}+loop4x{fewer}"] = (
                    Layer(_LOOPS[name], blocks),
                    Layer(rest, fewer),
                    Layer(rest, 1),
                )
    return found


# By arrangement, how many blocks may share registers.
_SHARED = {"columns": (2, 4, 8, 16, 32), "lanes": (2, 4, 8, 16, 32), "slices": (16, 32, 64, 128)}
_EACH = (8, 16, 32)
_BESIDE_SHARED = {"lanes8": (4,), "lanes16": (4, 8), "lanes32": (4, 8)}
_SHARED_LOOPS = ("unrolled", "loop2", "loop4")
_SINGLE_LOOPS = ("loop2", "loop4")
_REST = ("columns4", "lanes4")


def _shared_strategies() -> dict[str, Strategy]:
    """`columns4`: four blocks at a time, which share registers, then block by block, all in straight code.
    `slices32+columns4`: of what is left four at a time. `columns4+loop4`: single blocks with four rounds in the body of
    a loop. `loop2-columns4`: as `columns4`, all with two rounds in the body of a loop. `fly-columns4`: as `columns4`,
    round keys made in the rounds. `each16`: as `lanes16`, but in lanes within a round only."""
    found: dict[str, Strategy] = {}
    shapes = {f"{name}{blocks}": (name, blocks) for name, counts in _SHARED.items() for blocks in counts}
    for loop in _SHARED_LOOPS:
        unroll = _LOOPS[loop]
        prefix = "" if loop == "unrolled" else f"{loop}-"
        for first, (name, blocks) in shapes.items():
            found[prefix + first] = (Layer(unroll, blocks, name), Layer(unroll, 1))
    for first, (name, blocks) in shapes.items():
        for beside in _BESIDE_SHARED.get(first, ()):
            found[f"{first}w{beside}"] = (Layer(0, blocks, name, beside), Layer(0, 1))
            found[f"{first}w{beside}+lanes4"] = (Layer(0, blocks, name, beside), Layer(0, 4, "lanes"), Layer(0, 1))
        for loop in _SINGLE_LOOPS:
            found[f"{first}+{loop}"] = (Layer(0, blocks, name), Layer(_LOOPS[loop], 1))
        for second in _REST:
            other, fewer = shapes[second]
            if fewer < blocks:
                found[f"{first}+{second}"] = (Layer(0, blocks, name), Layer(0, fewer, other), Layer(0, 1))
    straight = {name: way for name, way in found.items() if not any(layer.unroll for layer in way)}
    found |= {f"{EACH}{blocks}": (Layer(0, blocks, EACH), Layer(0, 1, fly=True)) for blocks in _EACH}
    return found | {f"fly-{name}": tuple(replace(layer, fly=True) for layer in way) for name, way in straight.items()}


STRATEGIES: Mapping[str, Strategy] = _strategies() | _shared_strategies()


def suited(strategies: Mapping[str, Strategy], cipher: Cipher, target: Target) -> dict[str, Strategy]:
    """The strategies worth trying for a cipher: if its words are narrower than the target's registers, blocks share
    registers or come one by one; else each has registers of its own."""
    sets = generation(target).sets
    bits = sets["words"].bits
    widths = {variant.word_bits for variant in cipher.variants.values()}
    most = {"lanes": max(2 * r.bits * r.lanes if r.lanes > 1 else r.bits for r in sets.values()) // min(widths)}
    most[EACH] = max((most["lanes"] for r in sets.values() if {r.bits} == widths), default=0)

    def fits(layer: Layer) -> bool:
        if layer.beside and not any(r.lanes > 1 and {r.bits} == widths for r in sets.values()):
            return False
        if layer.arrangement in ("slices", "columns"):
            whole = {r.bits for name, r in sets.items() if name in ("words", "vectors")}
            return layer.blocks in whole if layer.arrangement == "slices" else layer.blocks < max(whole)
        return layer.blocks <= most.get(layer.arrangement, bits)

    return {
        name: way
        for name, way in strategies.items()
        if len(way) == 1 or (any(la.arrangement for la in way) == (max(widths) < bits) and all(map(fits, way)))
    }


SIZES: Mapping[str, str] = {"fast": "loop4", "small": "loop2"}
# The defaults: cipher, target, core, size -> strategy. What `gen tune --write` found best; for AArch64, where no whole
# search has been run, what the benchmarks showed.
CHOSEN = Path(__file__).with_name("chosen.json")
# By mode, the roles of its functions; key expansion belongs to all.
MODES: Mapping[str, tuple[str, ...]] = {
    "ecb": ("encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks"),
    "ctr": ("ctr",),
}


@dataclass(frozen=True)
class Options:
    """variants and modes: empty for all; strategy and core: empty for the default; prefix: of symbols. roles: of the
    modes' functions only these, and the key schedule, for a search that looks at some; empty for all."""

    variants: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()
    strategy: str = ""
    core: str = ""
    size: str = "fast"
    prefix: str = ""
    roles: tuple[str, ...] = ()


@dataclass(frozen=True)
class Choice:
    """Options that have been checked."""

    variants: tuple[Variant, ...]
    strategy: str
    core: Core
    generation: Generation
    prefix: str
    modes: tuple[str, ...]
    only: tuple[str, ...]

    @property
    def roles(self) -> tuple[str, ...]:
        """The functions to make, in the order of the target's rules."""
        wanted = {role for mode in self.modes for role in MODES[mode] if role in self.only or not self.only}
        return tuple(role for role in self.generation.roles if role in wanted | {"expand_key"})

    @property
    def way(self) -> Strategy:
        return STRATEGIES[self.strategy]


def generation(target: Target) -> Generation:
    """What the target's `rules.py` says."""
    found = import_module(f"ciphergen.backends.{target.name}.rules").GENERATION
    assert isinstance(found, Generation)
    return found


def choose(cipher: Cipher, target: Target, options: Options) -> Choice:
    """The options with their defaults filled in.

    Raises:
        UserError: a name is not one of those there are.
    """
    core = options.core or target.default_core
    if options.size not in SIZES:
        raise unknown("--size", "size", options.size, SIZES)
    strategy = options.strategy or default_strategy(cipher.name, target.name, core, options.size)
    if strategy not in STRATEGIES:
        ways = (
            f"{', '.join(_LOOPS)}; with x2 to x{_MOST_BLOCKS} for blocks side by side, and as in unrolledx5+loop4x4; "
            f"for words narrower than registers as in columns4, lanes4, slices32+columns4, loop2-columns4 or fly-lanes4"
        )
        raise UserError(
            "--strategy",
            f"no strategy is called '{strategy}'",
            ways,
            nearest(strategy, _LOOPS) or nearest(strategy, STRATEGIES) or "loop4",
        )
    if core not in target.cores:
        raise unknown("--core", f"core of {target.name}", core, target.cores)
    made = generation(target)
    modes = tuple(mode for mode, roles in MODES.items() if not set(roles).isdisjoint(made.roles))
    for mode in options.modes:
        if mode not in modes:
            raise unknown("--mode", f"mode for {target.name}", mode, modes)
    if not re.fullmatch(r"([A-Za-z_][A-Za-z0-9_]*)?", options.prefix):
        raise UserError(
            "--prefix",
            f"'{options.prefix}' cannot begin a C name",
            "letters, digits and _, not a digit first",
            "--prefix my_",
        )
    wanted = {cipher.variant(name).name for name in options.variants}
    variants = tuple(v for name, v in cipher.variants.items() if name in wanted or not wanted)
    return Choice(variants, strategy, target.cores[core], made, options.prefix, options.modes or modes, options.roles)


def default_strategy(cipher: str, target: str, core: str, size: str) -> str:
    """What is taken if no strategy is asked for: the same on every machine, since nobody's own search counts."""
    table = json.loads(CHOSEN.read_text(encoding="utf-8"))
    found = table.get(cipher, {}).get(target, {}).get(core, {}).get(size, SIZES[size])
    assert isinstance(found, str)
    return found


def command(cipher: Cipher, target: Target, options: Options) -> str:
    """The command line that makes the same files."""
    shipped = cipher.name in shipped_ciphers() and load(cipher.name).sha256 == cipher.sha256
    name = cipher.name if shipped else f"{cipher.name}.cipher"
    words = ["gen", "--cipher", name, "--target", target.name]
    for option, value in (
        ("--variant", ",".join(options.variants)),
        ("--mode", ",".join(options.modes)),
        ("--strategy", options.strategy),
        ("--core", options.core),
        ("--size", "" if options.size == "fast" else options.size),
        ("--prefix", options.prefix),
    ):
        words += [option, value] if value else []
    return " ".join(words)

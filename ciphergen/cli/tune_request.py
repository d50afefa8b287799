"""The request of `gen tune`: reads its options, checks them, and returns the search that they ask for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ciphergen.backends.machine.target import Target
from ciphergen.bench.on import chips, simulated
from ciphergen.cli.ciphers import find
from ciphergen.cli.inputs import machine as machine_of
from ciphergen.cli.options import TuneOptions
from ciphergen.cli.usage import some_of
from ciphergen.dsl.cipher import Cipher, shipped_ciphers
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.generator.options import Options, choose
from ciphergen.generator.plan.strategies import TRIED, strategies
from ciphergen.generator.plan.suited import largest, suited
from ciphergen.interface.phases import CODED
from ciphergen.interface.table import modes as by_word
from ciphergen.interface.table import row_of_bytes
from ciphergen.tune.figures import LENGTHS


@dataclass(frozen=True)
class SearchRequest:
    """A search that is asked for. cipher: shipped name or path, which workers elsewhere read too. strategies: their
    names; named: whether the user named them. lengths: of messages, that count. tables: whether strategies may look
    up tables in memory."""

    cipher: str
    text: Cipher
    target: Target
    cores: Sequence[str]
    variants: Sequence[str]
    modes: tuple[str, ...]
    strategies: Sequence[str]
    named: bool
    lengths: Sequence[str]
    tables: bool
    proves: bool
    measures: bool

    def largest(self, core: str) -> int:
        """Return how many bytes of code a function of a default may have on a core."""
        return largest(self.text, self.target, self.target.cores[core].code_cache)


def requested(options: TuneOptions) -> SearchRequest:
    """Return what to search, by the options of the command.

    Raises:
        UserError: an option is wrong, or options do not go together.
    """
    text, machine = find(options.cipher), machine_of(options.target)
    if text.has_entries:
        raise UserError("--cipher", "a text with entry points, of which nothing is searched yet", "a block cipher")
    core, mode, strategy, tables = options.core, options.mode, options.strategy, options.allow_tables
    asked = () if mode is None else _modes(mode)
    own = (machine.default_core,)
    wanted = SearchRequest(
        cipher=_path(str(options.cipher)),
        text=text,
        target=machine,
        cores=own if core is None else some_of("--core", f"core of {machine.name}", core, machine.cores),
        variants=some_of("--variant", "variant", options.variant, text.variants),
        modes=choose(text, machine, Options(modes=asked)).modes,
        strategies=tuple(suited(TRIED, text, machine, tables=tables))
        if strategy is None
        else strategies(strategy, tables=tables),
        named=strategy is not None,
        lengths=some_of("--blocks", "length", options.blocks, LENGTHS),
        tables=tables,
        proves=not options.no_prove,
        measures=options.measure,
    )
    narrowing = (options.variant, options.mode, options.strategy, options.blocks)
    _check(wanted, narrowed=any(given is not None for given in narrowing), write=options.write)
    return wanted


def _modes(given: str) -> tuple[str, ...]:
    """Return the modes whose functions have a strategy.

    Raises:
        UserError: one is none, or a mode whose functions call others.
    """
    for name in (part.strip() for part in given.split(",")):
        if name in CODED:
            found = f"functions of {load_phase_mode(name).title} call those of the cipher, whose strategy they have"
            raise UserError("--mode", found, ", ".join(by_word()), f"--mode {row_of_bytes(ENCRYPT).mode}")
    return some_of("--mode", "mode", given, by_word())


def _path(cipher: str) -> str:
    """Return a shipped name as it is, and the path of a file from the root."""
    return str(Path(cipher).resolve()) if Path(cipher).is_file() else cipher


def _check(wanted: SearchRequest, *, narrowed: bool, write: bool) -> None:
    """Raise `UserError` for options that do not go together."""
    if wanted.measures and not wanted.proves:
        raise UserError("--measure", "only what is proved is measured", "without --no-prove", "gen tune --measure …")
    for core in wanted.cores:
        if wanted.measures:
            simulated_as(wanted.target.name, core)
    if not write:
        return
    line = f"gen tune --cipher {wanted.text.name} --target {wanted.target.name} --write"
    if wanted.cipher not in shipped_ciphers():
        raise UserError("--write", "the table of defaults has shipped ciphers only", ", ".join(shipped_ciphers()))
    if narrowed or wanted.tables or not wanted.proves:
        allowed = "without --variant, --mode, --strategy, --blocks, --allow-tables and --no-prove"
        raise UserError("--write", "a default is chosen among all strategies, for all messages, proved", allowed, line)


def simulated_as(target: str, core: str) -> str:
    """Return the simulated core on which code for a core of a target is measured.

    Raises:
        UserError: no such core is simulated.
    """
    names = {chip.core: name for name, chip in chips(target).items()}
    if core not in names:
        allowed = ", ".join(names) or f"targets {', '.join(simulated())}"
        raise UserError("--measure", f"no core like {core} can be simulated here", allowed)
    return names[core]

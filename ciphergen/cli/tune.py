"""`gen tune`: predicts every strategy, proves those that would be the defaults, and prints the choice."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.bench import cache
from ciphergen.bench.measure import WrongOutput
from ciphergen.bench.on import chips, simulated
from ciphergen.bench.simulator import Stopped, simulator
from ciphergen.cli import tune_show
from ciphergen.cli.ciphers import find
from ciphergen.cli.inputs import machine as machine_of
from ciphergen.cli.options import TuneOptions
from ciphergen.cli.proofs import ProofTask
from ciphergen.cli.screen import dump_json
from ciphergen.cli.tune_show import TunedCore
from ciphergen.cli.tune_work import Candidate, Keys, Measuring, count, predict, prove, remembered
from ciphergen.cli.usage import Failed, some_of
from ciphergen.dsl.cipher import Cipher, shipped_ciphers
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.generator.options import CHOSEN, Options, choose
from ciphergen.generator.plan.strategies import TRIED, strategies
from ciphergen.generator.plan.suited import suited
from ciphergen.interface.table import ROLES, row_of_blocks
from ciphergen.interface.table import modes as by_word
from ciphergen.tune import choice
from ciphergen.tune.figures import LENGTHS, Figures, Strategy, from_json
from ciphergen.tune.store import Store, StoredResult
from ciphergen.verify.verdict import Verdict

# By what all strategies are compared at first: decryption takes as long to generate, and ranks them alike.
_ENCRYPTION = tuple(role.name for role in ROLES.values() if role.direction == ENCRYPT)
# But not on cores that start several instructions in a cycle: there decryption may wait for results where encryption
# does not, and blocks side by side are worth more to it.
_BOTH = (*_ENCRYPTION, row_of_blocks(DECRYPT).name)


@dataclass(frozen=True)
class SearchRequest:
    """A search that is asked for. cipher: shipped name or path. strategies: their names; named: whether the
    user named them. lengths: of messages, that count."""

    cipher: str
    text: Cipher
    target: Target
    cores: Sequence[str]
    variants: Sequence[str]
    modes: tuple[str, ...]
    strategies: Sequence[str]
    named: bool
    lengths: Sequence[str]
    proves: bool
    measures: bool


def run(options: TuneOptions) -> None:
    """Search the strategies and print the choices; with `write`, make them the defaults.

    Raises:
        Failed: code of some strategy is wrong, no strategy can be chosen, or a measured function wrote a wrong output.
        UserError: an input is wrong, or the store is.
        ToolMissing: an assembler, or what measuring needs, is missing.
    """
    wanted = _wanted(options)
    narrowing = (options.variant, options.mode, options.strategy, options.blocks)
    _check(wanted, narrowed=any(given is not None for given in narrowing), write=options.write)
    assemble("", wanted.target)  # Whether it is there is said before the work starts.
    place = options.store or cache.folder() / "tune.sqlite"
    with Store.open(place) as opened, _stopping(opened):
        keys = Keys.of_sources()
        found = [_Search(wanted, name, opened, keys).run() for name in wanted.cores]
    tune_show.show(wanted.text, wanted.target, found, wanted.lengths, options.json)
    _require(found, proves=wanted.proves)
    if options.write:
        _write(wanted.text.name, wanted.target.name, found)
        print(f"written to {CHOSEN}", file=sys.stderr if options.json else sys.stdout)


def _wanted(options: TuneOptions) -> SearchRequest:
    """Return what to search, by the options of the command.

    Raises:
        UserError: an option is wrong.
    """
    text, machine = find(options.cipher), machine_of(options.target)
    if text.has_entries:
        raise UserError("--cipher", "a text with entry points, of which nothing is searched yet", "a block cipher")
    core, mode, strategy = options.core, options.mode, options.strategy
    asked = () if mode is None else some_of("--mode", "mode", mode, by_word())
    own = (machine.default_core,)
    return SearchRequest(
        cipher=str(options.cipher),
        text=text,
        target=machine,
        cores=own if core is None else some_of("--core", f"core of {machine.name}", core, machine.cores),
        variants=some_of("--variant", "variant", options.variant, text.variants),
        modes=choose(text, machine, Options(modes=asked)).modes,
        strategies=tuple(suited(TRIED, text, machine)) if strategy is None else strategies(strategy),
        named=strategy is not None,
        lengths=some_of("--blocks", "length", options.blocks, LENGTHS),
        proves=not options.no_prove,
        measures=options.measure,
    )


def _check(wanted: SearchRequest, *, narrowed: bool, write: bool) -> None:
    """Raise `UserError` for options that do not go together."""
    if wanted.measures and not wanted.proves:
        raise UserError("--measure", "only what is proved is measured", "without --no-prove", "gen tune --measure …")
    for core in wanted.cores:
        if wanted.measures:
            _chip(wanted.target.name, core)
    if not write:
        return
    line = f"gen tune --cipher {wanted.text.name} --target {wanted.target.name} --write"
    if wanted.cipher not in shipped_ciphers():
        raise UserError("--write", "the table of defaults has shipped ciphers only", ", ".join(shipped_ciphers()))
    if narrowed or not wanted.proves:
        allowed = "without --variant, --mode, --strategy, --blocks and --no-prove"
        raise UserError("--write", "a default is chosen among all strategies, for all messages, proved", allowed, line)


def _chip(target: str, core: str) -> str:
    """Return the simulated core on which code for a core of a target is measured.

    Raises:
        UserError: no such core is simulated.
    """
    names = {chip.core: name for name, chip in chips(target).items()}
    if core not in names:
        allowed = ", ".join(names) or f"targets {', '.join(simulated())}"
        raise UserError("--measure", f"no core like {core} can be simulated here", allowed)
    return names[core]


@contextmanager
def _stopping(store: Store) -> Iterator[None]:
    """Turn errors of measuring into `Failed`; on Ctrl-C say where results are kept."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"gen tune: {store.path} keeps what was found; the same command goes on from there", file=sys.stderr)
        raise
    except (Stopped, WrongOutput) as error:
        raise Failed(f"gen tune: {error}") from error


class _Search:
    """The search for one core."""

    def __init__(self, wanted: SearchRequest, core: str, store: Store, keys: Keys) -> None:
        self.wanted, self.core, self.store, self.keys = wanted, core, store, keys
        self.tasks: dict[str, list[ProofTask]] = {}
        self.verdicts: dict[str, tuple[str, str]] = {}

    def run(self) -> TunedCore:
        """Predict all strategies in part, and the promising ones fully; choose, and prove the choices until all are
        proved."""
        wanted, first = self.wanted, self._first()
        cache = wanted.target.cores[self.core].code_cache
        while True:
            left = [strategy for strategy in first if self._stands(strategy.name)]
            closer = left if wanted.named else choice.promising(left, wanted.lengths, cache)
            strategies = self._predict([s.name for s in closer], wanted.variants, wanted.modes)
            possible = [strategy for strategy in strategies if not strategy.refused]
            best = {
                "fast": choice.fast(possible, wanted.lengths, cache),
                "small": choice.small(possible, wanted.lengths),
            }
            chosen = {size: strategy.name for size, strategy in best.items() if strategy is not None}
            new = [name for name in dict.fromkeys(chosen.values()) if name not in self.verdicts]
            if not wanted.proves or not new:
                break
            self._prove(new)
        measured = self._measure(list(dict.fromkeys(chosen.values()))) if wanted.measures else {}
        known = {strategy.name for strategy in strategies}
        others = [strategy for strategy in first if strategy.name not in known]
        return TunedCore(self.core, strategies, others, self.verdicts, chosen, measured)

    def _first(self) -> list[Strategy]:
        """Return all strategies with a quick prediction: one variant, encryption in one mode. Return no predictions for
        strategies that the user named, which are all predicted fully."""
        wanted = self.wanted
        if wanted.named:
            return [Strategy(name, ()) for name in wanted.strategies]
        roles = _BOTH if wanted.target.cores[self.core].issue_width > 1 else _ENCRYPTION
        return self._predict(wanted.strategies, wanted.variants[:1], wanted.modes[:1], roles)

    def _stands(self, name: str) -> bool:
        """Return True unless a proof of the strategy has failed."""
        return self.verdicts.get(name, (Verdict.PROVED.value, ""))[0] == Verdict.PROVED.value

    def _predict(
        self, strategies: Sequence[str], variants: Sequence[str], modes: tuple[str, ...], roles: tuple[str, ...] = ()
    ) -> list[Strategy]:
        """Return the strategies with predicted figures, and note the tasks to prove them. roles: as in `Options`."""
        wanted, machine = self.wanted, self.wanted.target.name
        work = {
            (strategy, variant): Candidate(
                wanted.cipher, wanted.text.sha256, machine, self.core, strategy, variant, modes, roles
            )
            for strategy in strategies
            for variant in variants
        }
        keys = {pair: self.keys.prediction(candidate) for pair, candidate in work.items()}
        tasks = {keys[pair]: candidate for pair, candidate in work.items()}
        what = "predicting in part" if roles else "predicting"
        entries = remembered(self.store, predict, tasks, f"{what}, {self.core}")
        found = []
        for strategy in strategies:
            ours = [entries[keys[strategy, variant]] for variant in variants]
            figures = tuple(from_json(entry.value["figures"]) for entry in ours)
            found.append(Strategy(strategy, figures))
            self.tasks[strategy] = [self._task(f, entry) for f, entry in zip(figures, ours, strict=True)]
        return found

    def _task(self, figures: Figures, entry: StoredResult) -> ProofTask:
        wanted, roles = self.wanted, {f.symbol: f.role for f in figures.functions}
        size = entry.value["key_bytes"]
        return ProofTask(
            wanted.cipher, figures.variant, wanted.target.name, f"{figures.variant}.S", entry.data, roles, size
        )

    def _prove(self, names: Sequence[str]) -> None:
        """Prove the strategies and note the worst verdict of each."""
        tasks = {self.keys.proof(task, self.wanted.text.sha256): task for name in names for task in self.tasks[name]}
        entries = remembered(self.store, prove, tasks, f"proving, {self.core}")
        for name in names:
            results = [entries[self.keys.proof(task, self.wanted.text.sha256)].value for task in self.tasks[name]]
            worst = next((r for r in results if r["verdict"] != Verdict.PROVED.value), results[0])
            self.verdicts[name] = (worst["verdict"], worst["detail"])

    def _measure(self, names: Sequence[str]) -> dict[str, Mapping[str, Mapping[str, int]]]:
        """Return counted cycles by strategy, symbol and number of blocks."""
        target = self.wanted.target.name
        chip = _chip(target, self.core)
        simulator(chips(target)[chip])  # Built here, once, before several processes want it.
        keys = {
            name: [self.keys.measurement(task, self.wanted.text.sha256, chip) for task in self.tasks[name]]
            for name in names
        }
        tasks = {
            key: Measuring(task, chip) for name in names for key, task in zip(keys[name], self.tasks[name], strict=True)
        }
        entries = remembered(self.store, count, tasks, f"measuring, {chip}")
        return {name: {s: c for key in keys[name] for s, c in entries[key].value.items()} for name in names}


def _require(found: Sequence[TunedCore], *, proves: bool) -> None:
    """Raise unless every core has a choice and no code is refuted. Code that the prover cannot follow is only left out.

    Raises:
        Failed: a core has no choice, or code is refuted.
    """
    lines = [
        f"gen tune: {name} for {result.core} is wrong: {detail}"
        for result in found
        for name, (verdict, detail) in result.verdicts.items()
        if verdict == Verdict.REFUTED.value
    ]
    what = "proved" if proves else "made"
    lines += [f"gen tune: no strategy can be {what} for {result.core}" for result in found if not result.chosen]
    if lines:
        raise Failed("\n".join(lines))


def _write(cipher: str, target: str, found: Sequence[TunedCore]) -> None:
    """Write the choices into the table of defaults, with the strategies that were left out as not proved.

    Raises:
        UserError: the table cannot be written.
    """
    table = json.loads(CHOSEN.read_text(encoding="utf-8"))
    cores = table.setdefault(cipher, {}).setdefault(target, {})
    for result in found:
        left_out = [name for name, (verdict, _) in result.verdicts.items() if verdict != Verdict.PROVED.value]
        cores[result.core] = {**result.chosen, "left_out": sorted(left_out)}
    ordered = {
        c: {t: dict(sorted(cores.items())) for t, cores in sorted(ts.items())} for c, ts in sorted(table.items())
    }
    try:
        CHOSEN.write_text(dump_json(ordered), encoding="utf-8")
    except OSError as error:
        raise UserError("--write", f"{CHOSEN} cannot be written: {error.strerror}", "a clone of ciphergen") from None

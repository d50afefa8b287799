"""`gen tune`: predicts every strategy, proves those that would be the defaults, and prints the choice."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext

from ciphergen.backends.tools.toolchain import assemble
from ciphergen.bench import cache
from ciphergen.bench.measure import WrongOutput
from ciphergen.bench.on import chips
from ciphergen.bench.simulator import simulator
from ciphergen.bench.stopped import Stopped
from ciphergen.cli import tune_show
from ciphergen.cli.cluster import TaskRunner, cluster
from ciphergen.cli.options import TuneOptions
from ciphergen.cli.proofs import ProofTask
from ciphergen.cli.screen import dump_json
from ciphergen.cli.tune_request import SearchRequest, requested, simulated_as
from ciphergen.cli.tune_show import TunedCore
from ciphergen.cli.tune_work import (
    Candidate,
    Keys,
    Measuring,
    bound,
    count,
    predict,
    prove,
    remembered,
    unpredicted,
    unproved,
)
from ciphergen.cli.usage import Failed
from ciphergen.cli.workers import run_all
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.generator.options import CHOSEN
from ciphergen.interface.table import ROLES, row_of_blocks
from ciphergen.tune import choice
from ciphergen.tune.figures import Figures, Strategy, from_json
from ciphergen.tune.store import Store, StoredResult
from ciphergen.verify.verdict import Verdict

# By what all strategies are compared at first: decryption takes as long to generate, and ranks them alike.
_ENCRYPTION = tuple(role.name for role in ROLES.values() if role.direction == ENCRYPT)
# But not on cores that start several instructions in a cycle: there decryption may wait for results where encryption
# does not, and blocks side by side are worth more to it.
_BOTH = (*_ENCRYPTION, row_of_blocks(DECRYPT).name)


def run(options: TuneOptions) -> None:
    """Search the strategies and print the choices; with `write`, make them the defaults.

    Raises:
        Failed: code of some strategy is wrong, no strategy can be chosen, or a measured function wrote a wrong output.
        UserError: an input is wrong, the store is, or no cluster is there.
        ToolMissing: an assembler, Dask, or what measuring needs, is missing.
    """
    wanted = requested(options)
    assemble("", wanted.target)  # Whether it is there is said before the work starts.
    place = options.store or cache.folder() / "tune.sqlite"
    with Store.open(place) as opened, _stopping(opened), _workers(options.cluster) as workers:
        keys = Keys.of_sources()
        found = [_Search(wanted, name, opened, keys, workers).run() for name in wanted.cores]
    tune_show.show(wanted.text, wanted.target, found, wanted.lengths, options.json)
    _require(found, proves=wanted.proves)
    if options.write:
        _write(wanted.text.name, wanted.target.name, found)
        print(f"written to {CHOSEN}", file=sys.stderr if options.json else sys.stdout)


def _workers(address: str | None) -> AbstractContextManager[TaskRunner]:
    """Return what runs tasks, to be entered: processes of this machine, or the cluster at an address."""
    return nullcontext(run_all) if address is None else cluster(address)


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

    def __init__(self, wanted: SearchRequest, core: str, store: Store, keys: Keys, workers: TaskRunner) -> None:
        self.wanted, self.core, self.store, self.keys, self.workers = wanted, core, store, keys, workers
        self.most = wanted.largest(core)
        self.tasks: dict[str, list[ProofTask]] = {}
        self.verdicts: dict[str, tuple[str, str]] = {}

    def run(self) -> TunedCore:
        """Predict all strategies in part, and the promising ones fully; choose, and prove the choices until all are
        proved."""
        wanted, most = self.wanted, self.most
        room, known = most, dict[str, Strategy]()
        least = [] if wanted.named else self._bounds()
        unfit: set[str] = set()  # what looked better before all of its functions were there
        while True:
            first = self._first(room, known, least, unfit)
            left = [strategy for strategy in first if self._stands(strategy.name)]
            fit = [strategy for strategy in left if strategy.name not in unfit]
            if room and not wanted.named and not choice.chosen_without_larger(fit, room):
                room, known = 0, {}
                continue
            closer = left if wanted.named else choice.promising(fit, wanted.lengths, most)
            names = list(dict.fromkeys([s.name for s in closer] + [s.name for s in left if s.name in unfit]))
            strategies = self._predict(names, wanted.variants, wanted.modes)
            worse = {s.name for s in strategies if s.refused or s.largest > most} - unfit
            if worse and not wanted.named:
                unfit |= worse
                continue
            possible = [strategy for strategy in strategies if not strategy.refused]
            best = {
                "fast": choice.fast(possible, wanted.lengths, most),
                "small": choice.small(possible, wanted.lengths),
            }
            chosen = {size: strategy.name for size, strategy in best.items() if strategy is not None}
            new = [name for name in dict.fromkeys(chosen.values()) if name not in self.verdicts]
            if not wanted.proves or not new:
                break
            self._prove(new)
        measured = self._measure(list(dict.fromkeys(chosen.values()))) if wanted.measures else {}
        closely = {strategy.name for strategy in strategies}
        others = [strategy for strategy in first if strategy.name not in closely]
        ruled_out = [strategy for strategy in least if strategy.name not in known]
        return TunedCore(self.core, strategies, others, ruled_out, self.verdicts, chosen, measured, most)

    def _first(
        self, room: int, known: dict[str, Strategy], least: Sequence[Strategy], unfit: set[str]
    ) -> list[Strategy]:
        """Return quick predictions, of one variant and encryption in one mode, for all strategies that may be promising
        by their bounds, those that promise most first. Return no predictions for strategies that the user named, which
        are all predicted fully. room: as in `Options`; known: predictions with that room, which become more; least:
        bounds of all strategies; unfit: names of those that are not promising."""
        wanted = self.wanted
        if wanted.named:
            return [Strategy(name, ()) for name in wanted.strategies]
        while True:
            fit = [s for s in known.values() if self._stands(s.name) and s.name not in unfit]
            unknown = (s for s in least if s.name not in known)
            names = choice.predicted_next(unknown, fit, wanted.lengths, self.most)
            if not names:
                return [known[name] for name in wanted.strategies if name in known]
            found = self._predict(names, wanted.variants[:1], wanted.modes[:1], self._roles(), room)
            known.update((strategy.name, strategy) for strategy in found)

    def _roles(self) -> tuple[str, ...]:
        """Return the functions of a quick prediction."""
        return _BOTH if self.wanted.target.cores[self.core].issue_width > 1 else _ENCRYPTION

    def _bounds(self) -> list[Strategy]:
        """Return all strategies with bounds of what quick predictions would find."""
        wanted = self.wanted
        work = {
            name: self._candidate(name, wanted.variants[0], wanted.modes[:1], self._roles(), 0)
            for name in wanted.strategies
        }
        keys = {name: self.keys.bound(candidate) for name, candidate in work.items()}
        tasks = {keys[name]: candidate for name, candidate in work.items()}
        entries = remembered(self.store, bound, tasks, f"bounding, {self.core}", self.workers, unpredicted)
        return [Strategy(name, (from_json(entries[keys[name]].value["figures"]),)) for name in wanted.strategies]

    def _stands(self, name: str) -> bool:
        """Return True unless a proof of the strategy has failed."""
        return self.verdicts.get(name, (Verdict.PROVED.value, ""))[0] == Verdict.PROVED.value

    def _predict(
        self,
        strategies: Sequence[str],
        variants: Sequence[str],
        modes: tuple[str, ...],
        roles: tuple[str, ...] = (),
        room: int = 0,
    ) -> list[Strategy]:
        """Return the strategies with predicted figures, and note the tasks to prove them. roles, room: as in
        `Options`."""
        work = {
            (strategy, variant): self._candidate(strategy, variant, modes, roles, room)
            for strategy in strategies
            for variant in variants
        }
        keys = {pair: self.keys.prediction(candidate) for pair, candidate in work.items()}
        tasks = {keys[pair]: candidate for pair, candidate in work.items()}
        what = "predicting in part" if roles else "predicting"
        entries = remembered(self.store, predict, tasks, f"{what}, {self.core}", self.workers, unpredicted)
        found = []
        for strategy in strategies:
            ours = [entries[keys[strategy, variant]] for variant in variants]
            figures = tuple(from_json(entry.value["figures"]) for entry in ours)
            found.append(Strategy(strategy, figures))
            self.tasks[strategy] = [self._task(f, entry) for f, entry in zip(figures, ours, strict=True)]
        return found

    def _candidate(
        self, strategy: str, variant: str, modes: tuple[str, ...], roles: tuple[str, ...], room: int
    ) -> Candidate:
        wanted = self.wanted
        return Candidate(
            *(wanted.cipher, wanted.text.sha256, wanted.target.name, self.core, strategy, variant, modes, roles),
            *(wanted.tables, room),
        )

    def _task(self, figures: Figures, entry: StoredResult) -> ProofTask:
        wanted, roles = self.wanted, {f.symbol: f.role for f in figures.functions}
        size = entry.value["key_bytes"]
        return ProofTask(
            wanted.cipher,
            figures.variant,
            wanted.target.name,
            f"{figures.variant}.S",
            entry.data,
            roles,
            size,
            cipher_sha256=wanted.text.sha256,
            tables=wanted.tables,
        )

    def _prove(self, names: Sequence[str]) -> None:
        """Prove the strategies and note the worst verdict of each."""
        tasks = {self.keys.proof(task): task for name in names for task in self.tasks[name]}
        entries = remembered(self.store, prove, tasks, f"proving, {self.core}", self.workers, unproved)
        for name in names:
            results = [entries[self.keys.proof(task)].value for task in self.tasks[name]]
            worst = next((r for r in results if r["verdict"] != Verdict.PROVED.value), results[0])
            self.verdicts[name] = (worst["verdict"], worst["detail"])

    def _measure(self, names: Sequence[str]) -> dict[str, Mapping[str, Mapping[str, int]]]:
        """Return cycles counted on this machine by strategy, symbol and number of blocks."""
        target = self.wanted.target.name
        chip = simulated_as(target, self.core)
        simulator(chips(target)[chip])  # Built here, once, before several processes want it.
        keys = {name: [self.keys.measurement(task, chip) for task in self.tasks[name]] for name in names}
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

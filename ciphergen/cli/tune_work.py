"""The long steps of a search for strategies: functions that other processes run and whose results are kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from typing import TypeVar

from ciphergen.backends import target as find_target
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.bench.measure import MeasuredCode, measure
from ciphergen.bench.on import chips
from ciphergen.bench.simulator import simulator
from ciphergen.cli.cluster import Lost, TaskRunner
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.cli.usage import Failed
from ciphergen.cli.workers import run_all
from ciphergen.dsl.cipher import Cipher, Variant, load
from ciphergen.dsl.errors import UserError
from ciphergen.generator.bounds import FunctionBounds, bounds
from ciphergen.generator.least_cycles import Unknown
from ciphergen.generator.options import Choice, Options, choose
from ciphergen.generator.output import Output, generate
from ciphergen.generator.plan.strategies import strategy
from ciphergen.generator.plan.strategy import looks_up
from ciphergen.tune.figures import Figures, FunctionFigures, as_json
from ciphergen.tune.model import CyclePredictor, arguments, by_length
from ciphergen.tune.store import Store, StoredResult, key, sources
from ciphergen.verify.object.object_file import ObjectFile, read
from ciphergen.verify.verdict import Verdict


@dataclass(frozen=True)
class Candidate:
    """A strategy for some modes of a variant on a core, or some of their functions (`Options.roles`). cipher: shipped
    name or path; sha256: of its text. tables: whether it may look up tables in memory; room: as in `Options`."""

    cipher: str
    sha256: str
    target: str
    core: str
    strategy: str
    variant: str
    modes: tuple[str, ...]
    roles: tuple[str, ...] = ()
    tables: bool = False
    room: int = 0

    @property
    def about(self) -> str:
        return f"{self.variant} {','.join(self.roles or self.modes)} {self.target} {self.core} {self.strategy}"


@dataclass(frozen=True)
class Keys:
    """The keys of stored results: hashes of our own sources as far as they matter for each kind."""

    made_by: str
    proved_by: str
    measured_by: str

    @classmethod
    def of_sources(cls) -> Keys:
        """Return the keys of what our sources make now."""
        predicting = ("verify/object/object_file.py", "tune/model.py", "tune/figures.py")
        made_by = sources("dsl", "backends", "generator", "templates", *predicting)
        return cls(made_by, sources("dsl", "backends", "verify"), sources("dsl", "bench"))

    def prediction(self, candidate: Candidate) -> str:
        """Return the key of a prediction, which depends on the cipher text but not on its path."""
        names = (candidate.target, candidate.core, candidate.strategy, candidate.variant)
        functions = (*candidate.modes, "", *candidate.roles, str(candidate.room))
        return key("prediction", self.made_by, candidate.sha256, *names, *functions)

    def bound(self, candidate: Candidate) -> str:
        """Return the key of a candidate's bounds."""
        return key("bound", self.prediction(candidate))

    def proof(self, task: ProofTask) -> str:
        roles = [part for pair in task.roles.items() for part in pair]
        size, tables, sha256 = str(task.key_memory_bytes), str(task.tables), task.cipher_sha256
        return key("proof", self.proved_by, sha256, task.variant, task.target, task.code, size, tables, *roles)

    def measurement(self, task: ProofTask, chip: str) -> str:
        return key("measurement", self.measured_by, task.cipher_sha256, task.variant, task.target, task.code, chip)


def predict(candidate: Candidate) -> StoredResult:
    """Generate and assemble a candidate, and return its figures, object and sizeof(V_key); or why the strategy is
    refused.

    Raises:
        UserError: the cipher text is not the one that the candidate was made for.
    """
    cipher, target, wanted = _work(candidate)
    variant = cipher.variant(candidate.variant)
    try:
        made = generate(cipher, target, wanted)
        file = made.functions[0].file
        data = assemble(made.files[file], target, file=file)
    except UserError as error:
        return _refused(candidate, variant.block_bytes, str(error).splitlines()[0])
    code = read(data, file, target)
    functions = _functions(made, code, variant, target, choose(cipher, target, wanted))
    figures = Figures(variant.name, variant.block_bytes, functions, shared=made.shared.get(file, 0))
    headers = {name: text for name, text in made.files.items() if name.endswith(".h")}
    return StoredResult(
        candidate.about,
        {"figures": as_json(figures), "key_bytes": first_declared_bytes(headers, variant.name, target)},
        data,
    )


def bound(candidate: Candidate) -> StoredResult:
    """Return lower bounds of a candidate's figures, or why there are none.

    Raises:
        UserError: as `predict`.
    """
    cipher, target, wanted = _work(candidate)
    size = cipher.variant(candidate.variant).block_bytes
    try:
        functions = tuple(_bound(each, size) for each in bounds(cipher, target, wanted, candidate.variant))
    except (UserError, Unknown) as error:
        return _refused(candidate, size, str(error).splitlines()[0])
    return StoredResult(candidate.about, {"figures": as_json(Figures(candidate.variant, size, functions))})


def _bound(each: FunctionBounds, block_bytes: int) -> FunctionFigures:
    def call(blocks: int) -> float:
        given = arguments(each.role, blocks, block_bytes)
        return each.least(lambda form: form.call(given))

    def longer(fewer: int, more: int) -> float:
        short, long = (arguments(each.role, blocks, block_bytes) for blocks in (fewer, more))
        return each.least(lambda form: form.longer(short, long))

    cycles = by_length(each.role, each.batch, each.long, call, longer)
    return FunctionFigures(each.symbol, each.role, each.bytes, 0, cycles)


def _work(candidate: Candidate) -> tuple[Cipher, Target, Options]:
    """Return the text, the target and the options that a candidate names.

    Raises:
        UserError: the text is not the one that the candidate was made for.
    """
    cipher, target = load(candidate.cipher), find_target(candidate.target)
    if cipher.sha256 != candidate.sha256:
        found = f"is another text than the search began with, which has the SHA-256 {candidate.sha256}"
        raise UserError(candidate.cipher, found, "the same text wherever the search works")
    tables = candidate.tables and looks_up(strategy(candidate.strategy))
    wanted = Options((candidate.variant,), candidate.modes, candidate.strategy, candidate.core, room=candidate.room)
    return cipher, target, replace(wanted, roles=candidate.roles, allow_tables=tables)


def _refused(candidate: Candidate, block_bytes: int, reason: str) -> StoredResult:
    refused = Figures(candidate.variant, block_bytes, refused=reason)
    return StoredResult(candidate.about, {"figures": as_json(refused), "key_bytes": 0})


def unpredicted(candidate: Candidate, reason: str) -> StoredResult:
    """Return, in place of a prediction, why there is none."""
    return _refused(candidate, load(candidate.cipher).variant(candidate.variant).block_bytes, reason)


def _functions(
    made: Output, code: ObjectFile, variant: Variant, target: Target, choice: Choice
) -> tuple[FunctionFigures, ...]:
    places = {symbol: place for symbol, (place, _) in code.functions.items()}
    model = CyclePredictor(code.text, places, target, choice.core, variant.block_bytes)
    return tuple(
        FunctionFigures(f.symbol, f.role, f.bytes, f.stack, model.cycles(f.symbol, f.role, f.batch, f.long))
        for f in made.functions
    )


def prove(task: ProofTask) -> StoredResult:
    """Prove an object and return the worst verdict of its obligations, with the reason."""
    report = prove_one(task)
    failed = [o for o in report.obligations if o.verdict is not Verdict.PROVED]
    worst = min(failed, key=lambda o: (o.verdict is Verdict.UNDECIDED, o.function), default=None)
    if worst is None:
        verdict = Verdict.PROVED if report.proved else Verdict.UNDECIDED
        return StoredResult(task.file, {"verdict": verdict.value, "detail": ""})
    detail = f"{worst.function}: {worst.prop.value} {worst.verdict.value}: {worst.detail or worst.prop.text}"
    return StoredResult(task.file, {"verdict": worst.verdict.value, "detail": detail})


def unproved(task: ProofTask, reason: str) -> StoredResult:
    """Return, in place of a proof, why there is none."""
    return StoredResult(task.file, {"verdict": Verdict.UNDECIDED.value, "detail": f"{task.variant}: {reason}"})


@dataclass(frozen=True)
class Measuring:
    """Proved code and the simulated core to count its cycles on."""

    task: ProofTask
    chip: str


def count(work: Measuring) -> StoredResult:
    """Return cycles counted on the core's Verilog: per call, by symbol and number of blocks.

    Raises:
        Stopped, WrongOutput, ToolMissing: as `ciphergen.bench.measure.measure`.
    """
    task = work.task
    variant, target = load(task.cipher).variant(task.variant), find_target(task.target)
    code = MeasuredCode("ours", variant, task.code, tuple(task.roles.values()), task.key_memory_bytes or 0)
    found: dict[str, dict[str, int]] = {}
    for measured in measure(code, target, simulator(chips(task.target)[work.chip])):
        found.setdefault(code.symbol(measured.role), {})[str(measured.blocks or 1)] = measured.cycles
    return StoredResult(f"{variant.name} {work.chip}", found)


Work = TypeVar("Work")


def remembered(
    store: Store,
    work: Callable[[Work], StoredResult],
    tasks: Mapping[str, Work],
    what: str,
    workers: TaskRunner = run_all,
    lost: Callable[[Work, str], StoredResult] | None = None,
) -> dict[str, StoredResult]:
    """Return the results of tasks by key, from the store or computed now. Store each computed result at once. lost:
    gives what stands for a result where workers were killed, which the store does not keep.

    Raises:
        Failed: a process was killed from outside, and `lost` is not there.
        UserError: the store cannot be used.
    """
    known = {name: entry for name in tasks if (entry := store.get(name)) is not None}
    missing = [name for name in tasks if name not in known]
    with closing(workers(work, [tasks[name] for name in missing], what)) as results:
        for number, result in results:
            name = missing[number]
            if not isinstance(result, Lost):
                store.put(name, result)
                known[name] = result
            elif lost is not None:
                known[name] = lost(tasks[name], result.reason)
                print(f"gen: {what}: {known[name].about} is left out: {result.reason}", file=sys.stderr)
            else:
                raise Failed(f"gen: {what}: {result.reason}")
    return known

"""The proof of an object whose functions are of several texts: a cipher, and modes with phases around it.

The cipher's functions are proved first, then those that work on messages block by block, each by themselves. Where
these are proved, they stand in the proof of the mode's own functions for what their texts say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.mode import load_mode
from ciphergen.dsl.phase_check import start_of
from ciphergen.dsl.phase_entries import phase_entries, streams_of
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import const
from ciphergen.dsl.variant import Variant
from ciphergen.interface.phases import CODED, FoldRole, PhaseRole, called_roles, mode_functions
from ciphergen.interface.role import Holds
from ciphergen.interface.table import functions, row_of_bytes
from ciphergen.verify.claim.job import FunctionProof, assumed
from ciphergen.verify.composition.applications import Applications
from ciphergen.verify.composition.call import Callee
from ciphergen.verify.composition.prove import METHOD, Glue
from ciphergen.verify.composition.streams import stream_of
from ciphergen.verify.composition.text import TextRun
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.decode import decode, in_order
from ciphergen.verify.execution.paths import Code
from ciphergen.verify.folds import FoldProver, OpaqueCipher
from ciphergen.verify.function import LoadedObject
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.literals import Literals
from ciphergen.verify.object.object_file import ObjectFile, read
from ciphergen.verify.prove import Declared, Progress, prove
from ciphergen.verify.roles import check_symbols
from ciphergen.verify.verdict import FunctionFacts, Property, Report, Verdict

DECLASSIFIED = (
    "what {} makes of an initialization vector is no secret, as a counter is none: branches and addresses may depend "
    "on it"
)


def prove_with_modes(
    data: bytes,
    name: str,
    target: Target,
    variant: Variant,
    roles: Mapping[str, str],
    *,
    declared: Declared,
    progress: Progress,
    knowledge: Knowledge,
) -> Report:
    """Prove the functions of an object file, those of modes with phases among them; arguments and result are those of
    `prove`.

    Raises:
        UserError: as `prove`; or functions of a mode stand without those that it calls.
    """
    of_modes = dict(_of_modes(variant, roles))
    if not of_modes:
        return prove(data, name, target, variant, roles, declared=declared, progress=progress, knowledge=knowledge)
    own = {symbol: role for symbol, role in roles.items() if symbol not in of_modes}
    of_each = [
        (
            _ModeProof(data, name, target, variant, load_phase_mode(mode, 8 * variant.block_bytes), declared, progress),
            {symbol: roles[symbol] for symbol, of in of_modes.items() if of == mode},
        )
        for mode in dict.fromkeys(of_modes.values())
    ]
    for whole, wanted in of_each:
        whole.check(own, wanted)
    report = prove(data, name, target, variant, own, declared=declared, progress=progress, knowledge=knowledge)
    for whole, wanted in of_each:
        report = whole.add(report, own, wanted)
    return report


def _of_modes(variant: Variant, roles: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the symbols of functions of modes with phases, each with the name of its mode."""
    for mode in () if variant.entries else CODED:
        for symbol, role in roles.items():
            text = load_phase_mode(mode, 8 * variant.block_bytes)
            if role not in functions(variant) and role in mode_functions(text, variant.name):
                yield symbol, mode


@dataclass(frozen=True)
class _ModeProof:
    """The proof of the functions of one mode in an object."""

    data: bytes
    name: str
    target: Target
    variant: Variant
    mode: PhaseMode
    declared: Declared
    progress: Progress

    def add(self, report: Report, own: Mapping[str, str], wanted: Mapping[str, str]) -> Report:
        """Return a report with the verdicts on the mode's functions. own: the roles of the cipher's functions by
        symbol; wanted: those of the mode's."""
        rows, obj = mode_functions(self.mode, self.variant.name), read(self.data, self.name, self.target)
        entries = phase_entries(self.mode, self.variant.name)
        blockwise = {s: role for s, role in wanted.items() if not isinstance(rows[role], PhaseRole | FoldRole)}
        plain = {s: role.removeprefix(f"{self.mode.name}_") for s, role in blockwise.items()}
        code = decode(obj, Decoder(self.target), self.target.format.unit)
        callees, reports = _callees(obj, report, own, self.variant), [report]
        if plain:
            knowledge = Knowledge(entries, self.target.xlen, lasting=False)
            given = self.data, self.name, self.target, entries, plain
            declared = Declared(tables=self.declared.tables)
            found = prove(*given, declared=declared, progress=self.progress, knowledge=knowledge)
            callees |= _callees(obj, found, plain, entries)
            reports.append(found)
        proofs = [replace(o, role=blockwise[o.function]) for r in reports[1:] for o in r.obligations]
        facts = [replace(f, role=blockwise[f.symbol]) for r in reports[1:] for f in r.functions]
        folds = [FunctionProof(s, row) for s, role in wanted.items() if isinstance(row := rows[role], FoldRole)]
        callees |= self._fold(obj, code, folds, callees, report.key_memory_bytes)
        jobs = [FunctionProof(s, row) for s, role in wanted.items() if isinstance(row := rows[role], PhaseRole)]
        size = self._prove(self._glue(obj, code, callees), obj, jobs)
        jobs = [*folds, *jobs]
        facts += [self._facts(code, obj, job) for job in jobs]
        said = [DECLASSIFIED.format(self.mode.title)] if start_of(self.mode.tree) is not None else []
        assumptions = [text for each in reports for text in each.assumptions]
        return replace(
            report,
            obligations=[*report.obligations, *proofs, *(o for job in jobs for o in job.obligations())],
            functions=[*report.functions, *facts],
            assumptions=[*dict.fromkeys([*assumptions, *assumed(self.target, jobs), *said])],
            counters={"solver_queries": sum(r.counters["solver_queries"] for r in reports)},
            modes={**report.modes, self.mode.name: self.mode.sha256},
            mode_key_bytes={**report.mode_key_bytes, self.mode.name: size},
        )

    def check(self, own: Mapping[str, str], wanted: Mapping[str, str]) -> None:
        """Check that the mode's functions are there, and that those that they call are asked for, too.

        Raises:
            UserError: they are not, or there are two key expansions.
        """
        rows = mode_functions(self.mode, self.variant.name)
        check_symbols(read(self.data, self.name, self.target), wanted, rows)
        expand = next(role for role, row in rows.items() if isinstance(row, PhaseRole) and row.expands)
        needed = [*called_roles(self.mode), *(r for r, row in rows.items() if not isinstance(row, PhaseRole)), expand]
        for role in needed:
            if role not in [*own.values(), *wanted.values()]:
                found = f"functions of {self.mode.title} without {role}, which is proved before"
                raise UserError("--function", found, ", ".join(needed), f"--function my_{role}={role}")
        for maker in (role for role, row in rows.items() if row.expands):
            makers = [symbol for symbol, role in wanted.items() if role == maker]
            if len(makers) > 1:
                found = f"{' and '.join(makers)} are {maker}"
                raise UserError("--function", found, "one that makes the key of the others")

    def _fold(
        self, obj: ObjectFile, code: Code, jobs: Sequence[FunctionProof], callees: Mapping[int, Callee], key_bytes: int
    ) -> dict[int, Callee]:
        """Prove the folds that ask the cipher; return those that are proved, by where they begin. key_bytes: of
        V_key."""
        if not jobs:
            return {}
        literals = Literals(obj, self.target, tables=self.declared.tables)
        loaded = LoadedObject(obj, code, self.target, literals, self.progress)
        found = dict[int, Callee]()
        for job in jobs:
            key = next(b.name for b in job.role.buffers if b.holds is Holds.ROUND_KEYS)
            prover = FoldProver(loaded, OpaqueCipher(callees, key), self.mode, self.variant.name, key_bytes)
            prover.prove_fold(job)
            if all(o.verdict is Verdict.PROVED for o in job.obligations()):
                text = prover.knowledge.variant
                given = job.symbol, job.role, text, job.stack, key_bytes, job.looked_up
                found[obj.functions[job.symbol][0]] = Callee(*given)
        return found

    def _glue(self, obj: ObjectFile, code: Code, callees: Mapping[int, Callee]) -> Glue:
        """Return what the mode's own functions are proved with."""
        normal, solver = Normalizer(), Solver()
        literals = Literals(obj, self.target, tables=self.declared.tables)
        run = TextRun(self.mode, Applications(), normal, lambda goal: normal(goal) is const(1, 1))
        run.derive()
        counted = load_mode(row_of_bytes(ENCRYPT).mode)
        found = (stream_of(run, counted, name, solver) for name in streams_of(self.mode))
        streams = tuple(stream for stream in found if stream is not None)
        return Glue(self.target, code, literals, self.mode, callees, streams, self.variant.key_bytes, self.progress)

    def _prove(self, glue: Glue, obj: ObjectFile, jobs: Sequence[FunctionProof]) -> int:
        """Prove key expansion, and the functions that use what it makes; return the bytes of that, 0 if not known."""
        (expand,), users = ([job for job in jobs if job.role.expands is expands] for expands in (True, False))
        glue.progress(expand.symbol, "executing")
        size = self.declared.mode_key_bytes.get(self.mode.name)
        memory = glue.expand(expand, obj.functions[expand.symbol][0], size)
        if memory is None:
            return 0
        for job in users:
            glue.prove(job, obj.functions[job.symbol][0], memory)
        if all(job.proves(Property.RESULT) for job in users):
            through = "through " + ", ".join(job.symbol for job in users)
            expand.settle(expand.obligation(Property.RESULT, Verdict.PROVED, METHOD, through))
        else:
            text = "not every function that uses the key is proved"
            expand.settle(expand.obligation(Property.RESULT, Verdict.UNDECIDED, detail=text))
        expand.prove_rest()
        return memory.size

    def _facts(self, code: Code, obj: ObjectFile, job: FunctionProof) -> FunctionFacts:
        offset, size = obj.functions[job.symbol]
        registers = sorted(job.registers, key=lambda r: (r.file, r.number))
        names = tuple(self.target.register_name(r) for r in registers)
        places = in_order(code, offset, size) if size else sorted(job.executed)
        return FunctionFacts(job.symbol, job.role.name, offset, size, len(places), job.stack, names)


def _callees(obj: ObjectFile, report: Report, roles: Mapping[str, str], variant: Variant) -> dict[int, Callee]:
    """Return the functions of a report that are proved, by where they begin. Calls of others are followed."""
    wrong = {o.function for o in report.obligations if o.verdict is not Verdict.PROVED}
    inverse = {o.function for o in report.obligations if o.prop is Property.INVERSE}
    if wrong & inverse:
        return {}
    stack = {facts.symbol: facts.stack_bytes for facts in report.functions}
    looked_up = {s: frozenset(o.but for o in report.obligations if o.function == s and o.but) for s in roles}
    rows = functions(variant)
    return {
        obj.functions[symbol][0]: Callee(
            symbol, rows[role], variant, stack[symbol], report.key_memory_bytes, looked_up[symbol]
        )
        for symbol, role in roles.items()
        if symbol not in wrong
    }

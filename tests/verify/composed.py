"""Functions of a mode around functions of LEA-128 that are taken for proved, and what the prover says of an edit."""

from __future__ import annotations

from collections.abc import Collection

from ciphergen.backends import target
from ciphergen.backends.machine.decode import Decoder
from ciphergen.dsl.cipher import load
from ciphergen.dsl.mode import load_mode
from ciphergen.dsl.phase_entries import phase_entries, streams_of
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.term import const
from ciphergen.generator.options import Options
from ciphergen.interface.phases import FoldRole, PhaseRole, entry_rows, mode_functions
from ciphergen.interface.table import ROLES
from ciphergen.verify.claim.job import FunctionProof
from ciphergen.verify.composition.applications import Applications
from ciphergen.verify.composition.call import Callee
from ciphergen.verify.composition.prove import Glue
from ciphergen.verify.composition.streams import stream_of
from ciphergen.verify.composition.text import TextRun
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.decode import decode
from ciphergen.verify.folds import FoldProver, OpaqueCipher
from ciphergen.verify.function import LoadedObject
from ciphergen.verify.object.literals import Literals
from ciphergen.verify.object.object_file import read
from ciphergen.verify.verdict import Obligation, Verdict
from tests.kept import generated, object_code
from tests.verify.edits import edited

KEY_BYTES, STACK = 384, 64


def source(mode: str, machine: str = "rv32i") -> str:
    """The code of LEA-128 in a mode."""
    return dict(generated("lea", machine, Options(("lea128",), (mode,))).files)["lea128.S"]


def changed(text: str, function: str, *changes: tuple[str, str]) -> str:
    """The text with pieces of a function replaced, each of which stands there once."""
    return edited(text, f"\nlea128_{function}:\n", f"  .size lea128_{function},", *changes)


def judge(text: str, mode: str, only: Collection[str], machine: str = "rv32i") -> list[Obligation]:
    """All obligations of some functions of a mode, by their roles; those of the cipher are taken for proved, and those
    that work on messages without it. Of the others, key expansion is executed, and folds are believed if proved."""
    made, known = target(machine), load_phase_mode(mode)
    obj, variant = read(object_code(text, machine), "lea128.o", made), load("lea").variants["lea128"]
    code, rows = decode(obj, Decoder(made), made.format.unit), mode_functions(known, "lea128")
    places = {role: obj.functions[f"lea128_{role}"][0] for role in (*ROLES, *rows) if f"lea128_{role}" in obj.functions}
    entries = phase_entries(known, "lea128")
    callees = {places[r]: Callee(r, row, variant, STACK, KEY_BYTES) for r, row in ROLES.items() if r in places}
    callees |= {
        places[f"{mode}_{name}"]: Callee(name, row, entries, STACK, 0) for name, row in entry_rows(entries).items()
    }
    literals, jobs = Literals(obj, made), list[FunctionProof]()
    loaded = LoadedObject(obj, code, made, literals, lambda symbol, doing: None)
    for role, row in rows.items():
        if isinstance(row, FoldRole):
            prover = FoldProver(loaded, OpaqueCipher(callees, "ks"), known, "lea128", KEY_BYTES)
            job = FunctionProof(f"lea128_{role}", row)
            if role in only:
                prover.prove_fold(job)
                jobs.append(job)
            if role not in only or all(o.verdict is Verdict.PROVED for o in job.obligations()):
                callees[places[role]] = Callee(role, row, prover.knowledge.variant, STACK, KEY_BYTES)
    normal = Normalizer()
    run = TextRun(known, Applications(), normal, lambda goal: normal(goal) is const(1, 1))
    run.derive()
    found = (stream_of(run, load_mode("ctr"), name, Solver()) for name in streams_of(known))
    streams = tuple(stream for stream in found if stream is not None)
    glue = Glue(made, code, literals, known, callees, streams, 16, lambda symbol, doing: None)
    users = [(role, row) for role, row in rows.items() if isinstance(row, PhaseRole) and not row.expands]
    if {role for role, _ in users}.isdisjoint(only):
        return [o for job in jobs for o in job.obligations()]
    expand = FunctionProof(f"lea128_{mode}_expand_key", next(r for r in rows.values() if r.expands))
    memory = glue.expand(expand, places[expand.role.name], None)
    if memory is None:
        return expand.obligations()
    for role, row in users:
        if role in only:
            jobs.append(FunctionProof(f"lea128_{role}", row))
            glue.prove(jobs[-1], places[role], memory)
    return [o for job in jobs for o in job.obligations()]


def refusals(found: Collection[Obligation]) -> list[Obligation]:
    """What was refused or not settled, without what a refusal kept from being reached."""
    return [o for o in found if o.verdict is not Verdict.PROVED and "not reached" not in o.detail]

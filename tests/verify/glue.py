"""Glue of GCM around functions that are taken for proved, and what the prover says of it with an edit."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load
from ciphergen.dsl.mode import load_mode
from ciphergen.dsl.phase_entries import phase_entries
from ciphergen.dsl.phase_texts import load_phase_mode, parse_phase_mode
from ciphergen.dsl.term import const
from ciphergen.interface.phases import phase_rows
from ciphergen.interface.table import ROLES, functions
from ciphergen.verify.claim.job import FunctionProof
from ciphergen.verify.composition.applications import Applications
from ciphergen.verify.composition.call import Callee
from ciphergen.verify.composition.prove import Glue
from ciphergen.verify.composition.streams import Stream, stream_of
from ciphergen.verify.composition.text import TextRun
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.decode import decode
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.literals import Literals
from ciphergen.verify.object.object_file import ObjectFile, read
from ciphergen.verify.verdict import Obligation, Verdict
from tests.verify.edits import edited

PROGRAM = (Path(__file__).parent / "programs" / "gcm.S").read_text("utf-8")
KEY_BYTES, DERIVED_BYTES, STACK = 384, 144, 112


@cache
def streams() -> tuple[Stream, ...]:
    """What counter mode computes of the text."""
    normal = Normalizer()
    run = TextRun(load_phase_mode("gcm"), Applications(), normal, lambda goal: normal(goal) is const(1, 1))
    run.derive()
    found = stream_of(run, load_mode("ctr"), "gctr", Solver())
    return () if found is None else (found,)


def callees(obj: ObjectFile, stack: int = STACK, prefix: str = "") -> Mapping[int, Callee]:
    """The functions that are called, by where they begin. prefix: in front of their symbols."""
    lea, own = load("lea").variants["lea128"], phase_entries(load_phase_mode("gcm"), "lea128")
    own_names = ("expand_key", "encrypt", "encrypt_blocks", "ctr")
    found = {name: Callee(name, ROLES[name], lea, stack, KEY_BYTES) for name in own_names}
    found |= {
        f"gcm_{name}": Callee(f"gcm_{name}", row, own, stack, DERIVED_BYTES) for name, row in functions(own).items()
    }
    known = {f"{prefix}{name}": callee for name, callee in found.items()}
    return {obj.functions[symbol][0]: callee for symbol, callee in known.items() if symbol in obj.functions}


def changed(function: str, *changes: tuple[str, str]) -> str:
    """The program with pieces of a function replaced, each of which stands there once."""
    return edited(PROGRAM, f"{function}:\n", f"  .size {function}", *changes)


def judge(
    source: str,
    only: Collection[str] = ("gcm_encrypt", "gcm_decrypt"),
    size: int | None = None,
    stack: int = STACK,
    name: str = "rv32i",
    prefix: str = "",
    text: str = "",
    looked_up: frozenset[str] = frozenset(),
) -> list[Obligation]:
    """All obligations of key expansion, and of some functions that use the key. size: of V_gcm_key; name: of the
    target; prefix: in front of symbols; text: another one of GCM; looked_up: what is said of
    addresses of the hash."""
    machine, mode = target(name), parse_phase_mode(text, "gcm.mode") if text else load_phase_mode("gcm")
    obj = read(assemble(source, machine), "gcm.o", machine)
    code = decode(obj, Knowledge(load("lea").variants["lea128"]).decoder(machine), machine.format.unit)
    known = callees(obj, stack, prefix)
    hashes = {at: replace(callee, looked_up=looked_up) for at, callee in known.items() if callee.symbol == "gcm_ghash"}
    glue = Glue(
        machine,
        code,
        Literals(obj, machine),
        mode,
        {**known, **hashes},
        streams(),
        16,
        lambda symbol, doing: None,
    )
    rows = phase_rows(mode)
    expand = FunctionProof(f"{prefix}gcm_expand_key", rows["gcm_expand_key"])
    memory = glue.expand(expand, obj.functions[expand.symbol][0], size)
    if memory is None:
        return expand.obligations()
    jobs = [FunctionProof(f"{prefix}{role}", rows[role]) for role in rows if role in only]
    for job in jobs:
        glue.prove(job, obj.functions[job.symbol][0], memory)
    return [o for job in jobs for o in job.obligations()]


def refusals(found: Collection[Obligation]) -> list[Obligation]:
    """What was refused or not settled, without what a refusal kept from being reached."""
    return [o for o in found if o.verdict is not Verdict.PROVED and "not reached" not in o.detail]

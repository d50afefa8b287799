"""`gen show`: any level between the cipher text and the verdict, as text."""

from __future__ import annotations

import sys
from dataclasses import replace

from ciphergen.backends.machine.gpu import Gpu
from ciphergen.cli.ciphers import find
from ciphergen.cli.inputs import any_machine, machine
from ciphergen.cli.job import make, tasks
from ciphergen.generator import kernels
from ciphergen.generator.options import Options
from ciphergen.generator.show import stage
from ciphergen.generator.stages import PROOF_STAGES
from ciphergen.verify import show
from ciphergen.verify.knowledge import Knowledge, Observed
from ciphergen.verify.prove import Declared, prove


def run(name: str, cipher: str | None, target: str | None, variant: str | None, options: Options) -> None:
    """Print one level of all functions of a variant.

    Raises:
        UserError: an input is wrong.
        ToolMissing: there is no assembler for a level of the proof.
    """
    text = find(cipher)
    chosen = text.variant(variant) if variant else next(iter(text.variants.values()))
    where = any_machine(target)
    if isinstance(where, Gpu):
        sys.stdout.write(kernels.stage(text, where, options, chosen.name, name))
    elif name in PROOF_STAGES:
        sys.stdout.write(_of_the_proof(name, str(cipher), target, replace(options, variants=(chosen.name,))))
    else:
        sys.stdout.write(stage(text, chosen, machine(target), options, name))


def _of_the_proof(name: str, cipher: str, target: str | None, options: Options) -> str:
    """Generate, assemble and prove a variant, and return a level of its proof."""
    (task,) = tasks(make(cipher, target, options), cipher)
    observed: list[Observed] = []
    variant, where = task.text().variant(task.variant), machine(task.target)
    knowledge = Knowledge(variant, where.xlen, observe=observed.append)
    declared = Declared(task.key_memory_bytes, task.tables)
    report = prove(task.code, task.file, where, knowledge.variant, task.roles, declared=declared, knowledge=knowledge)
    if name == "obligations":
        return show.obligations(report)
    return show.claims(observed, where) if name == "claims" else show.segments(observed)

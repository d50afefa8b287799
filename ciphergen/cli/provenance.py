"""The provenance of verdicts: of which code they are, and which assemblers made it; for people, and for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

import ciphergen
from ciphergen.backends import platform
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.installed import assembler_version
from ciphergen.cli.proofs import ProofTask
from ciphergen.cli.record import MadeBy
from ciphergen.dsl.cipher import load
from ciphergen.verify.verdict import Report


def made_by(tasks: Sequence[ProofTask]) -> MadeBy:
    """Return the programs that made and proved the code of these tasks; only the generator if there are no tasks."""
    if not tasks:
        return MadeBy()
    names = {name: platform(task.target) for task in tasks for name in task.assemblers}
    # The name of a GPU's compiler has its version, which is pinned.
    versions = {n: assembler_version(n, on) if isinstance(on, Target) else n for n, on in names.items()}
    return MadeBy(ciphergen.__version__, ciphergen.__version__, f"z3 {version('z3-solver')}", versions)


def objects(tasks: Sequence[ProofTask], reports: Sequence[Report]) -> list[dict[str, object]]:
    """Return a JSON entry for each object, proved or refused, in the order of the tasks."""
    return [
        {
            "file": task.file,
            "variant": report.variant,
            "target": task.target,
            "cipher": task.cipher,
            "cipher_sha256": load(task.cipher).sha256,
            "roles": dict(task.roles),
            "key_memory_bytes": {"declared": task.key_memory_bytes, "written": report.key_memory_bytes},
            **_of_modes(task, report),
            "text_sha256": report.text_sha256,
            "assemblers": list(task.assemblers),
        }
        for task, report in zip(tasks, reports, strict=True)
    ]


def _of_modes(task: ProofTask, report: Report) -> dict[str, object]:
    """Return the sizes of what modes with phases make of a key; nothing where there is no such mode."""
    sizes = {
        mode: {"declared": task.mode_key_bytes.get(mode), "written": written}
        for mode, written in report.mode_key_bytes.items()
    }
    return {"mode_key_bytes": sizes} if sizes else {}


def print_objects(tasks: Sequence[ProofTask], reports: Sequence[Report]) -> None:
    """Print a line for each object to standard output."""
    for task, report in zip(tasks, reports, strict=True):
        by = _by(task.assemblers) if isinstance(platform(task.target), Target) else _compiled(task.assemblers)
        print(f"{task.file}: code has SHA-256 {report.text_sha256}{by}")


def _compiled(compilers: Sequence[str]) -> str:
    return f"; compiled by {', '.join(compilers)}" if compilers else ""


def _by(assemblers: Sequence[str]) -> str:
    if not assemblers:
        return ""
    if len(assemblers) > 1:
        return f"; assembled alike by {', '.join(assemblers)}"
    return f"; assembled by {assemblers[0]} only, no other is installed to compare (gen doctor)"

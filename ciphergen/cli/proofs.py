"""Parallel proofs of several objects, each in a process of its own, which alone imports the prover."""

from __future__ import annotations

import gc
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ciphergen.backends import platform
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.target import Target
from ciphergen.cli.ciphers import label
from ciphergen.cli.output import check_place, write
from ciphergen.cli.usage import Failed
from ciphergen.cli.workers import doing, run_all
from ciphergen.dsl.cipher import Cipher, Variant, load
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.fixed_key import under_keys
from ciphergen.dsl.uncollected import uncollected
from ciphergen.interface.phases import keyed_modes
from ciphergen.verify.verdict import Report

if TYPE_CHECKING:
    from ciphergen.verify.knowledge import Knowledge


@dataclass(frozen=True)
class ProofTask:
    """One object file to prove: all of it is plain data, so that it can be sent to another process.

    cipher: shipped name or path; file: what messages call the code; code: bytes of the object; roles: by symbol;
    key_memory_bytes: size of V_key as the header or the command line has it, None if neither does. assemblers: those
    that made the code, all of them the same; none if it was not assembled here. cipher_sha256: of the cipher text that
    was read when the work was planned, which may be another one when it is done; "" if only the newest counts. tables:
    whether addresses of look-ups in tables may depend on secrets. mode_key_bytes: sizes of what key expansion of modes
    with phases makes, by their names, as the header has them. one_key: digits of the key that alone the code is for;
    none where it is for every key.
    """

    cipher: str
    variant: str
    target: str
    file: str
    code: bytes
    roles: Mapping[str, str]
    key_memory_bytes: int | None = None
    assemblers: tuple[str, ...] = ()
    cipher_sha256: str = ""
    tables: bool = False
    mode_key_bytes: Mapping[str, int] = field(default_factory=dict[str, int])
    one_key: str = ""

    def text(self) -> Cipher:
        """Return the cipher text, read anew.

        Raises:
            UserError: the text has changed since the task was planned.
        """
        found = load(self.cipher)
        if self.cipher_sha256 not in ("", found.sha256):
            text = f"was changed while it was read: it had the SHA-256 {self.cipher_sha256}"
            raise UserError(self.cipher, text, "a file that stays as it is")
        return found

    def asked_variant(self) -> Variant:
        """Return the variant, of the text read anew, under the one key if the code is for one.

        Raises:
            UserError: the text has changed, or has no such variant, or the key has another length.
        """
        (found,) = under_keys([self.text().variant(self.variant)], self.one_key)
        return found


class Watch:
    """A callback that tells which function of a task is being proved."""

    def __init__(self, task: ProofTask) -> None:
        self._task, self._seen = task, dict[str, None]()

    def __call__(self, symbol: str, what: str) -> None:
        total = len(self._task.roles)
        self._seen[symbol] = None
        doing(self._task.file, f"{symbol} {what}", min(len(self._seen), total) - 1, total)

    def end(self) -> None:
        """Report that all functions of the task are done."""
        doing(self._task.file, "", len(self._task.roles), len(self._task.roles))


def _report(task: ProofTask, knowledge: Knowledge) -> Report:
    """Return the verdicts on the object of a task, telling which function is being proved."""
    from ciphergen.verify.phases import prove_with_modes
    from ciphergen.verify.prove import Declared

    say = Watch(task)
    machine, variant = platform(task.target), knowledge.variant
    if isinstance(machine, Gpu):
        from ciphergen.verify.kernels import prove_kernels

        report = prove_kernels(task.code, task.file, machine, task.roles, knowledge, say, tables=task.tables)
        say.end()
        return report
    assert isinstance(machine, Target)
    given = task.code, task.file, machine, variant, task.roles
    declared = Declared(task.key_memory_bytes, task.tables, task.mode_key_bytes)
    report = prove_with_modes(*given, declared=declared, knowledge=knowledge, progress=say)
    say.end()
    return report


def _register_bits(machine: Platform) -> int:
    """Return the bits of the registers in which words are computed."""
    return machine.files[machine.general].bits


_last: list[object] = []  # what the last proof was made of: to free it takes seconds, and the process ends soon


@uncollected()
def prove_one(task: ProofTask) -> Report:
    """Prove one object, with the cipher text read anew in this process, and return the verdicts."""
    from ciphergen.verify.knowledge import Knowledge

    if _last:
        _last.clear()
        gc.unfreeze()
        gc.collect()
    variant = task.asked_variant()
    knowledge = Knowledge(variant, _register_bits(platform(task.target)), lasting=False)
    _last.append(knowledge)
    report = _report(task, knowledge)
    gc.freeze()  # else the collector looks through all of it once more
    return report


def certify_one(task: ProofTask) -> tuple[Report, dict[str, str]]:
    """Prove one object; return the verdicts and the certificate's files by name, none if something is not proved."""
    from ciphergen.replay.graph import Refused
    from ciphergen.verify.certificate import write as certificate
    from ciphergen.verify.certificate.merges import sums_of_inverses
    from ciphergen.verify.knowledge import Knowledge

    cipher = task.text()
    variant = cipher.variant(task.variant)
    machine = platform(task.target)
    if keyed_modes(task.roles.values()):
        raise UserError("--certificate", "no certificate is made of modes with phases yet", "a proof without it")
    if isinstance(machine, Gpu):
        raise UserError("--certificate", "no certificate is made of PTX yet", "a proof without it")
    bits = _register_bits(machine)
    try:
        sums = sums_of_inverses(variant, bits)
    except Refused as refused:
        text = f"no certificate can be made of {variant.name}: {refused} by the steps that there are"
        raise UserError("--certificate", text, "a proof without it") from None
    knowledge = Knowledge(variant, bits, certified=True, lasting=False)
    report = _report(task, knowledge)
    if not report.proved:
        return report, {}
    script = certificate.smt_script(knowledge.solver)
    head = {
        "file": task.file,
        "cipher": label(task.cipher),
        "cipher_sha256": cipher.sha256,
        "modes": dict(report.modes),
        "variant": task.variant,
        "target": task.target,
        "text_sha256": report.text_sha256,
        "functions": dict(task.roles),
        "questions": script.count("(check-sat)"),
    }
    document = knowledge.certificate(head)
    del knowledge
    gc.collect()  # the merges take as much memory as the proof did
    try:
        text = json.dumps(certificate.with_merges(document, variant, sums), separators=(",", ":"))
    except Refused as refused:
        text = "the prover proved what the steps of a certificate do not show; without --certificate, it is proved"
        raise Failed(f"{task.file}: {task.variant} has no certificate: {text} ({refused})") from None
    return report, dict(zip(certificate_names(task.variant), (text + "\n", script), strict=True))


def certificate_names(variant: str) -> tuple[str, str]:
    """Return the file names of a variant's certificate: of its steps, and of its questions in SMT-LIB."""
    return f"{variant}.cert.json", f"{variant}.smt2"


def prove_all(tasks: Sequence[ProofTask], certificate: Path | None = None) -> list[Report]:
    """Prove all tasks and return the reports in the order of the tasks. If all is proved and a folder is named, write
    certificates to the folder.

    Raises:
        Failed: a process was killed from outside, most likely for memory.
        Failed: what was proved has no certificate.
        UserError: certificates may not be written to the folder.
    """
    if certificate is None:
        found = dict(run_all(prove_one, tasks, "proving", apart=True))
        return [found[number] for number in range(len(tasks))]
    check_place(certificate, [name for task in tasks for name in certificate_names(task.variant)], "--certificate")
    made = dict(run_all(certify_one, tasks, "proving", apart=True))
    reports = [made[number][0] for number in range(len(tasks))]
    if reports and all(report.proved for report in reports):
        write(certificate, {name: text for _, files in made.values() for name, text in files.items()}, "--certificate")
    return reports

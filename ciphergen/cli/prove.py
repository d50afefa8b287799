"""`gen prove`: from files on disk to verdicts, whoever wrote them."""

from __future__ import annotations

import os
from collections.abc import Sequence

from ciphergen.backends import platform
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.cli import prove_file, prove_folder
from ciphergen.cli.functions import NOT_PROVED, ProofPlan
from ciphergen.cli.inputs import one_key
from ciphergen.cli.options import ProveOptions
from ciphergen.cli.output import check_folder
from ciphergen.cli.proofs import ProofTask, prove_all
from ciphergen.cli.provenance import objects, print_objects
from ciphergen.cli.report import looking_up, require_proved, verdict_with_tables, verdicts
from ciphergen.cli.screen import print_json, print_table
from ciphergen.dsl.errors import UserError
from ciphergen.interface.table import key_expansion
from ciphergen.verify.verdict import FunctionFacts, Report

HEAD = ("function", "role", "bytes", "registers", "stack", "verdict")
_MOST_OTHERS = 100  # lines; a program has thousands of functions that nobody asked for


def run(asked: ProveOptions) -> None:
    """Prove a folder that gen wrote, or one file. With `certificate`, write a certificate of what was proved.

    Raises:
        Failed: not everything is proved.
        UserError: the input is wrong.
        ToolMissing: there is no assembler.
    """
    path, certificate, functions = asked.path, asked.certificate, asked.function or []
    if certificate is not None:
        check_folder(certificate, "--certificate")
    if not os.path.exists(path):
        allowed = "object code, a static library, assembly text, or a folder that gen wrote"
        raise UserError(str(path), "there is no such file or folder", allowed)
    if os.path.isdir(path):
        named = asked.target is not None or functions or asked.prefix or asked.key_bytes is not None
        if named or asked.allow_tables or asked.one_key is not None:
            raise UserError(
                str(path),
                "is a folder: its files name the target, the functions and sizeof(V_key)",
                "--cipher FILE, if the cipher text has moved",
                f"gen prove {path}",
            )
        plan = prove_folder.plan(path, asked.cipher)
    else:
        given = path, asked.cipher, asked.target, functions, asked.prefix, asked.key_bytes
        plan = prove_file.plan(*given, tables=asked.allow_tables, one_key=one_key(asked.one_key))
    reports = prove_all(plan.tasks, certificate)
    show(plan, reports, asked.json)
    if certificate is not None and not asked.json and all(report.proved for report in reports):
        print(f"certificate written to {certificate}; gen replay {certificate} checks it")
    require_proved(reports, others=plan.others)


def show(plan: ProofPlan, reports: Sequence[Report], json: bool, **more: object) -> None:
    """Print verdicts to standard output, as a table or as one document that begins with `more`."""
    open_ = [other for other in plan.others if other.verdict == NOT_PROVED]
    if json:
        print_json(
            {
                **more,
                "proved": bool(reports) and all(report.proved for report in reports) and not open_,
                "objects": objects(plan.tasks, reports),
                "others": [{"file": o.file, "function": o.function, "verdict": o.verdict} for o in plan.others],
                "modes_sha256": {name: digest for report in reports for name, digest in report.modes.items()},
                "obligations": [obligation.as_json() for report in reports for obligation in report.obligations],
                "assumptions": list(dict.fromkeys(line for report in reports for line in report.assumptions)),
            }
        )
        return
    verdict, tables = verdicts(reports), looking_up(reports)
    said = {symbol: verdict_with_tables(text, tables=symbol in tables) for symbol, text in verdict.items()}
    rows: list[tuple[object, ...]] = [
        (f.symbol, f.role, *_sizes(f), said[f.symbol]) for report in reports for f in report.functions
    ]
    rows += [(str(other), "", "", "", "", other.verdict) for other in plan.others[:_MOST_OTHERS]]
    if not rows:
        return
    print_table(HEAD, rows)
    if len(plan.others) > _MOST_OTHERS:
        print(f"and {len(plan.others) - _MOST_OTHERS} others; --json lists all")
    for task, report in zip(plan.tasks, reports, strict=True):
        print(f"{task.file} is {task.variant} for {task.target}{key_sizes(task, report)}")
    if any(isinstance(platform(task.target), Gpu) for task in plan.tasks):
        print("kernels are proved; code of the host, which launches them and copies data, is not looked at")
    print_objects(plan.tasks, reports)
    for name, digest in dict.fromkeys((task.cipher, task.cipher_sha256) for task in plan.tasks):
        print(f"cipher text: {name}, SHA-256 {digest}")


def _sizes(facts: FunctionFacts) -> Sequence[object]:
    """Return bytes of code, registers and stack; of a kernel, whose machine code is not seen, nothing."""
    return (facts.code_bytes, len(facts.registers), facts.stack_bytes) if facts.code_bytes else ("", "", "")


def key_sizes(task: ProofTask, report: Report) -> str:
    """Return the sizes of V_key, and of what modes make of a key, to allocate: as declared, or else as much as key
    expansion writes; the empty text where no function takes a V_key."""
    if isinstance(platform(task.target), Gpu):  # kernels are given it by value
        return ""
    made = key_expansion().name
    text = _key_size(task, made, task.key_memory_bytes, report.key_memory_bytes)
    for mode, written in report.mode_key_bytes.items():
        text += _key_size(task, f"{mode}_{made}", task.mode_key_bytes.get(mode), written)
    return text


def _key_size(task: ProofTask, made: str, declared: int | None, written: int) -> str:
    expand = next((symbol for symbol, role in task.roles.items() if role == made), None)
    if expand is None:
        return ""
    suffix = key_expansion().name
    key = expand.removesuffix(suffix) + "key" if expand.endswith(f"_{suffix}") else f"the key of {expand}"
    if declared is not None:
        return f"; sizeof({key}) is {declared}"
    return f"; sizeof({key}) has to be {written} at least"

"""`gen replay`: from certificates to verdicts, by a checker that shares nothing with the prover."""

from __future__ import annotations

import json as json_text
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ciphergen.backends.tools.start import ToolMissing
from ciphergen.cli.ciphers import stands
from ciphergen.cli.screen import print_json, print_table
from ciphergen.cli.usage import Failed
from ciphergen.cli.workers import run_all
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import MIB, read_text

MOST = 64 * MIB
MOST_MEMORY = 4096 * MIB  # of the process that checks one: the solver, for a word of a million bits, takes what it gets
ENDING = ".cert.json"
HEAD = ("certificate", "functions", "terms", "merges", "outputs", "questions", "verdict")
_KINDS = ("functions", "terms", "merges", "outputs", "questions")


@dataclass(frozen=True)
class ReplayTask:
    """A certificate to check. cipher: what the command line says of its text, if it says anything."""

    steps: str
    questions: str
    cipher: str | None


@dataclass(frozen=True)
class ReplayOutcome:
    """The outcome of checking a certificate. reason: why it is refused, empty if it is not."""

    name: str
    document: Mapping[str, Any]
    counts: Mapping[str, int] = field(default_factory=dict)
    reason: str = ""


def run(folder: Path, cipher: str | None, json: bool) -> None:
    """Check every certificate in a folder.

    Raises:
        Failed: a certificate is refused.
        UserError: there is no certificate, or a file cannot be read.
        ToolMissing: the second solver is not installed.
    """
    if find_spec("bitwuzla") is None:
        raise ToolMissing("replay certificates", ["pip install bitwuzla"])
    found = dict(run_all(_limited, _tasks(folder, cipher), "replaying", apart=True))
    outcomes = [found[number] for number in range(len(found))]
    _show(outcomes, json)
    refused = [f"{folder / o.name}: refused: {o.reason}" for o in outcomes if o.reason]
    if refused:
        raise Failed("\n".join(refused))


def _tasks(folder: Path, cipher: str | None) -> list[ReplayTask]:
    if not os.path.isdir(folder):
        raise UserError(str(folder), "there is no such folder", "what gen prove --certificate DIR wrote")
    names = sorted(name for name in os.listdir(folder) if name.endswith(ENDING))
    if not names:
        raise UserError(str(folder), f"holds no certificate (*{ENDING})", "what gen prove --certificate DIR wrote")
    return [ReplayTask(str(folder / n), str(folder / n.replace(ENDING, ".smt2")), cipher) for n in names]


def _limited(task: ReplayTask) -> ReplayOutcome:
    """Check one certificate in a process of its own with bounded memory, and return the outcome."""
    import resource  # not on every system; nor is the second solver

    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    return replay_one(task)


def replay_one(task: ReplayTask) -> ReplayOutcome:
    """Check one certificate and return the outcome; read its files and the cipher text."""
    from ciphergen.replay.check import replay
    from ciphergen.replay.graph import Refused

    name, document = os.path.basename(task.steps), _document(task.steps)
    script = read_text(task.questions, "the questions of a certificate", MOST)
    try:
        cipher = task.cipher or document["cipher"]
        if not isinstance(cipher, str) or not stands(cipher):
            raise UserError(task.steps, f"speaks of the cipher text {cipher!r}, which is not here", "--cipher FILE")
        text = load(cipher)
        if text.sha256 != document["cipher_sha256"]:
            return ReplayOutcome(name, document, reason=f"it speaks of another text of '{cipher}': the hash differs")
        variant = text.variants.get(document["variant"])
        if variant is None:
            return ReplayOutcome(name, document, reason=f"'{cipher}' has no variant {document['variant']!r}")
        if not all(re.fullmatch("[0-9a-z_]+", document[key]) for key in ("target", "text_sha256")):
            return ReplayOutcome(name, document, reason="not in the form of a certificate")
        return ReplayOutcome(name, document, replay(document, script, variant))
    except Refused as refused:
        return ReplayOutcome(name, document, reason=str(refused))
    except (KeyError, TypeError):
        return ReplayOutcome(name, document, reason="not in the form of a certificate")


def _document(path: str) -> Mapping[str, Any]:
    try:
        document = json_text.loads(read_text(path, "the steps of a certificate", MOST))
    except (ValueError, RecursionError):
        raise UserError(path, "is not JSON", "what gen prove --certificate DIR wrote") from None
    return document if isinstance(document, dict) else {}


def _show(outcomes: Sequence[ReplayOutcome], json: bool) -> None:
    if json:
        print_json(
            {
                "replayed": all(not o.reason for o in outcomes),
                "certificates": [
                    {
                        "certificate": o.name,
                        **{key: o.document.get(key) for key in ("variant", "target", "text_sha256", "cipher_sha256")},
                        **o.counts,
                        "verdict": "refused" if o.reason else "replayed",
                        "reason": o.reason,
                    }
                    for o in outcomes
                ],
            }
        )
        return
    rows = ((o, [o.counts.get(kind, "") for kind in _KINDS]) for o in outcomes)
    print_table(HEAD, ((o.name, *c, "refused" if o.reason else "replayed") for o, c in rows))
    for o in outcomes:
        if not o.reason:
            print(
                f"{o.name}: {o.document['variant']} for {o.document['target']}, code has SHA-256 "
                f"{o.document['text_sha256']}"
            )

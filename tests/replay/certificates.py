"""Certificates of real proofs, made once in a run of the tests: as text, so that each test spoils a copy of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ciphergen.backends import target
from ciphergen.dsl.cipher import Cipher, load, parse_cipher
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.verify.certificate.write import smt_script, with_merges
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.prove import prove
from tests.kept import COMMITTED, generated, kept, object_code
from tests.verify import ctr_programs, tiny

TARGET = "rv32i"


@dataclass(frozen=True)
class Certificate:
    """The steps as JSON, the questions, and the cipher text and the variant that they speak of."""

    steps: str
    script: str
    cipher: Cipher
    variant: str

    def document(self) -> dict[str, Any]:
        """A copy to spoil."""
        found: dict[str, Any] = json.loads(self.steps)
        return found


def _made(cipher: Cipher, variant: str, source: str, roles: Mapping[str, str], machine: str = TARGET) -> Certificate:
    def make() -> tuple[str, str]:
        knowledge = Knowledge(cipher.variants[variant], target(machine).xlen, certified=True)
        code = object_code(source, machine)
        report = prove(code, "code.o", target(machine), knowledge.variant, roles, knowledge=knowledge)
        assert report.proved
        script = smt_script(knowledge.solver)
        head = {"modes": dict(report.modes), "variant": variant, "functions": dict(roles)}
        document = knowledge.certificate(head | {"questions": script.count("(check-sat)")})
        return json.dumps(with_merges(document, knowledge.variant)), script

    return Certificate(*kept(("certificate", cipher.sha256, variant, source, tuple(roles)), make), cipher, variant)


@cache
def tiny_cipher() -> Cipher:
    """The cipher of `tests.verify.tiny`."""
    return parse_cipher(tiny.TEXT, "tiny.cipher")


def blocks() -> Certificate:
    """One block and many of the tiny cipher."""
    return _made(tiny_cipher(), "tiny", tiny.BASE, tiny.ROLES)


def counter_mode() -> Certificate:
    """Counter mode over the tiny cipher; batches, whose counters are even: the proof takes what conditions fix."""
    return _made(tiny_cipher(), "tiny", f"{tiny.EXPAND}ctr:\n{ctr_programs.LANES}", ctr_programs.ROLES)


def shipped(cipher: str, variant: str) -> Certificate:
    """Key expansion and one block of a shipped cipher."""
    source = (COMMITTED / cipher / TARGET / f"{variant}.S").read_text(encoding="utf-8")
    return _made(load(cipher), variant, source, {f"{variant}_{r}": r for r in ("expand_key", "encrypt")})


def of_text(text: str, machine: str = TARGET) -> Certificate:
    """All functions of a text with one variant, as they are generated; of a block cipher those of blocks."""
    cipher = parse_cipher(text, "own.cipher")
    ((name, variant),) = cipher.variants.items()
    made = generate(cipher, target(machine), Options() if variant.entries else Options(modes=("ecb",)))
    roles = {function.symbol: function.role for function in made.functions}
    return _made(cipher, name, made.files[f"{name}.S"], roles, machine)


def wide() -> Certificate:
    """Key expansion and one block of LEA, whose words of 32 bits stand sign-extended in registers of 64."""
    source = generated("lea", "rv64i", Options(("lea128",), ("ecb",), "loop2")).files["lea128.S"]
    return _made(load("lea"), "lea128", source, {f"lea128_{r}": r for r in ("expand_key", "encrypt")}, "rv64i")

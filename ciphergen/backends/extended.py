"""Targets that a user's text extends: `BASE+NAME`, the base with the instructions of NAME.instr.

A name goes by the files that were given as `BASE+PATH`, the last first, then by what the package ships. Child processes
know these files by an environment variable.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target
from ciphergen.backends.targets.riscv.custom_rows import custom_rows
from ciphergen.backends.targets.riscv.custom_rules import with_custom
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.dsl.extension import ENDING, Extension, load_extension, shipped_folder

GIVEN = "CIPHERGEN_INSTRUCTIONS"
SIGN = "+"


def is_extended(name: str) -> bool:
    """Return True if a target is named as a base with instructions of a text."""
    base, sign, _ = name.partition(SIGN)
    return bool(sign) and os.sep not in base


def base_name(name: str) -> str:
    """Return the name of the base of a target that is extended."""
    return name.partition(SIGN)[0]


def extend(base: Target, given: str) -> Target:
    """Return a base with instructions. given: the path of a file that ends in .instr, or a name, which a file that was
    given before has, or a shipped one.

    Raises:
        UserError: there is no such text, something is wrong with it, or the base takes none.
    """
    if base.family != "riscv":
        raise UserError("--target", f"{base.name} has no custom instructions", "a RISC-V target", f"rv32i+{given}")
    extension = extension_of(given, base.xlen)
    name = Path(given).name.removesuffix(ENDING)
    return replace(
        base,
        name=f"{base.name}{SIGN}{name}",
        base=base.name,
        what=f"{base.what}, and {extension.name}",
        rows={**base.rows, **custom_rows(extension, base.rows, base.cores)},
        texts={f"{name}{ENDING}": extension.text},
    )


def rules_of(base: Generation, target: Target) -> Generation:
    """Return the rules of a target that was made by `extend` of the base with these rules."""
    return with_custom(base, extension_of(target.name.partition(SIGN)[2], target.xlen))


def extension_of(given: str, word: int) -> Extension:
    """Return the extension that a target's name or a command means, for registers of `word` bits.

    Raises:
        UserError: there is no such text, or something is wrong with it.
    """
    if given.endswith(ENDING):
        found = load_extension(given, word)
        give(Path(given))
        return found
    known = [*_given(), *sorted(map(str, shipped_folder().glob(f"*{ENDING}")))]
    for file in known:
        if Path(file).name == given + ENDING:
            return load_extension(file, word)
    names = [Path(file).name.removesuffix(ENDING) for file in known]
    raise unknown("--target", "extension", given, [*names, "or the path of a file that ends in .instr"])


def file_name(target: str) -> str:
    """Return the name of the file with the instructions of a target; "" for one that has none of a text."""
    return f"{target.partition(SIGN)[2]}{ENDING}" if is_extended(target) else ""


def give(path: Path) -> None:
    """Let a file be found by its name, here and in child processes, before all others of that name."""
    before = [file for file in _given() if file != str(path.resolve())]
    os.environ[GIVEN] = os.pathsep.join((str(path.resolve()), *before))


def _given() -> list[str]:
    return list(filter(None, os.environ.get(GIVEN, "").split(os.pathsep)))

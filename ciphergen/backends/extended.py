"""Targets that a user's text extends: `BASE+NAME`, the base with the instructions of NAME.instr.

A name goes by the files that were given as `BASE+PATH`, the last first, then by what the package ships.
"""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ciphergen.backends import targets
from ciphergen.backends.extended_names import ENDING, SIGN, give, given_files
from ciphergen.backends.machine.measure import Measures
from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.dsl.extension import Extension, load_extension, shipped_folder


def extend(base: Target, given: str) -> Target:
    """Return a base with instructions. given: the path of a file that ends in .instr, or a name, which a file that was
    given before has, or a shipped one.

    Raises:
        UserError: there is no such text, something is wrong with it, or the base takes none.
    """
    rows = _custom(base, "custom_rows")
    if rows is None:
        raise UserError("--target", f"{base.name} has no custom instructions", "a RISC-V target", f"rv32i+{given}")
    extension = extension_of(given, base.xlen)
    name = Path(given).name.removesuffix(ENDING)
    return replace(
        base,
        name=f"{base.name}{SIGN}{name}",
        base=base.name,
        what=f"{base.what}, and {extension.name}",
        rows={**base.rows, **rows(extension, base.rows, base.cores)},
        texts={f"{name}{ENDING}": extension.text},
    )


def rules_of(base: Generation, target: Target) -> Generation:
    """Return the rules of a target that was made by `extend` of the base with these rules."""
    made = _custom(target, "with_custom", "custom_rules")(
        base, extension_of(target.name.partition(SIGN)[2], target.xlen)
    )
    assert isinstance(made, Generation)
    return made


def measures_of(target: Target) -> Measures:
    """Return the cores on which code for a target that was made by `extend` can be measured."""
    function = _custom(target, "custom_measures", "custom_chips")
    found = Measures() if function is None else function(target)
    assert isinstance(found, Measures)
    return found


def extension_of(given: str, word: int) -> Extension:
    """Return the extension that a target's name or a command means, for registers of `word` bits.

    Raises:
        UserError: there is no such text, or something is wrong with it.
    """
    if given.endswith(ENDING) and not _is_shipped(given):
        found = load_extension(given, word)
        give(Path(given))
        return found
    known = [*given_files(), *sorted(map(str, shipped_folder().glob(f"*{ENDING}")))]
    for file in known:
        if Path(file).name == given.removesuffix(ENDING) + ENDING:
            return load_extension(file, word)
    names = [Path(file).name.removesuffix(ENDING) for file in known]
    raise unknown("--target", "extension", given, [*names, "or the path of a file that ends in .instr"])


def _is_shipped(given: str) -> bool:
    """Return True for the file name of a shipped text, where no file has that name."""
    return Path(given).name == given and (shipped_folder() / given).is_file() and not Path(given).exists()


def _custom(target: Target, function: str, module: str = "custom_rows") -> Any:
    """Return a function of a family that leaves encodings to custom instructions; None of another family."""
    name = f"{targets.__name__}.{target.family}.{module}"
    if not target.family or find_spec(name) is None:
        return None
    return getattr(import_module(name), function)

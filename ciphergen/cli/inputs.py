"""Inputs of commands that are checked at once: before the generator and the prover, which take seconds to import."""

from __future__ import annotations

from pathlib import Path

from ciphergen.backends import platform, platform_names, target_names
from ciphergen.backends import target as find_target
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.target import Target
from ciphergen.cli.ciphers import find, label
from ciphergen.cli.output import check_place
from ciphergen.dsl.cipher import Cipher, load_untried
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.fixed_key import OPTION, key_of
from ciphergen.generator.options import Options, choose


def options(
    variants: str | None,
    modes: str | None,
    strategy: str | None,
    core: str | None,
    size: str,
    prefix: str,
    glue: str | None = None,
    *,
    tables: bool = False,
) -> Options:
    """Return generator options from command-line values: lists have commas, and None stands for the default. tables:
    whether they are allowed."""
    given = _parts(variants), _parts(modes), strategy or "", core or "", size, prefix
    return Options(*given, glue=_parts(glue), allow_tables=tables)


def one_key(digits: str | None) -> str:
    """Return the digits of a key as records have them; none where code is for every key.

    Raises:
        UserError: they are none.
    """
    if digits is not None and not digits.strip():
        raise UserError(OPTION, "no digits", "two digits for each byte of the key, in the order of memory")
    return key_of(digits or "").hex()


def _parts(names: str | None) -> tuple[str, ...]:
    return () if names is None else tuple(name.strip() for name in names.split(","))


def machine(name: str | None) -> Target:
    """Return the target with the given name.

    Raises:
        UserError: there is no such target, or no name is given.
    """
    if name is None:
        raise UserError("--target", "is needed", ", ".join(target_names()), "gen --cipher lea --target rv32i")
    return find_target(name)


def any_machine(name: str | None) -> Platform:
    """Return the processor or the GPU with the given name.

    Raises:
        UserError: there is no such target, or no name is given.
    """
    if name is None:
        raise UserError("--target", "is needed", ", ".join(platform_names()), "gen --cipher lea --target rv32i")
    return platform(name)


def check(cipher: str | None, target: str | None, wanted: Options) -> tuple[Cipher, Platform]:
    """Return the cipher and the target of a command, after a check of its options. The vectors are not tried yet.

    Raises:
        UserError: an input is wrong.
    """
    if cipher is not None:
        any_machine(target)  # before the text is read, which takes longer
    text, where = find(cipher, load_untried), any_machine(target)
    file_names(text, where, wanted)
    return text, where


def place(
    cipher: str | None, target: str | None, wanted: Options, output: Path | None, beside: Path | None = None
) -> Path:
    """Return the folder that files are written to, after a check of all inputs. beside: the folder that has it where
    no output is named, in place of the current one.

    Raises:
        UserError: an input is wrong, or the folder is.
    """
    text, where = check(cipher, target, wanted)
    folder = output or (beside or Path()) / f"{Path(label(str(cipher))).stem}-{where.name}"
    check_place(folder, file_names(text, where, wanted))
    return folder


def file_names(text: Cipher, where: Platform, wanted: Options) -> list[str]:
    """Return the names of the files that are made, after a check of all options.

    Raises:
        UserError: an option is wrong.
    """
    if isinstance(where, Gpu):
        from ciphergen.generator import kernel_files, kernel_options

        kernel_options.choose(text, where, wanted)
        return [*kernel_files.all_files(text, python=wanted.python, run_time=kernel_files.NVRTC in wanted.glue)]
    from ciphergen.generator.file_names import names

    assert isinstance(where, Target)
    return [*names(text, choose(text, where, wanted).variants, wanted.glue)]

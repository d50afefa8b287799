"""`gen prove` of a folder that gen wrote.

Its record names the texts. What a function is for is said by its name, and code that the record does not list is seen
all the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import NoReturn

from ciphergen.backends import platform
from ciphergen.backends import target as find_target
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.cli import prove_kernels, record
from ciphergen.cli.ciphers import stands
from ciphergen.cli.functions import Named, ObjectCode, Other, ProofPlan, by_name, rest
from ciphergen.cli.neighbours import takes_code
from ciphergen.cli.objects import declared_bytes, object_of
from ciphergen.cli.output import RECORD
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.dsl.files import read_text
from ciphergen.generator.glue import templates
from ciphergen.interface.phases import all_functions, keyed_modes

_MEND = "git checkout proof.json"


def plan(folder: Path, cipher: str | None) -> ProofPlan:
    """Return the plan for all functions in the files that the record lists, with other code in the folder listed as not
    proved.

    Raises:
        UserError: the record or a file is wrong, or they contradict each other.
        ToolMissing: there is no assembler.
    """
    found = record.load(folder)
    name = folder_cipher(folder, found, cipher)
    machine = platform(found.target)
    if isinstance(machine, Gpu):
        beside = [file for file in files_below(folder) if _may_be_built(folder, file)]
        return prove_kernels.of_folder(folder, found, name, machine, beside)
    text = load(name)
    prefix, place = found.options["prefix"], str(folder / RECORD)
    header = f"{text.name}.h"  # the one that gen writes; of others users would include some and others not
    headers = {header: read_text(plain(folder, header), "C")}
    pieces = [_piece(folder, file, found.target) for file in found.units]
    named = by_name(pieces, prefix, text.variants.values())
    _check_record(place, found.units, prefix, text, named)
    tasks = [
        each.task(name, found.cipher_sha256, found.target, *sizes, tables=found.tables)
        for each, sizes in _sized(named, found, text, headers)
    ]
    listed = {*found.units, header, f"{text.name}_selftest.c", *templates(found.glue)}
    others = [Other(file, "") for file in files_below(folder) if _may_be_built(folder, file) and file not in listed]
    return ProofPlan(tasks, [*rest(pieces, (symbol for each in named for symbol in each.roles)), *others])


def _sized(
    named: Sequence[Named], found: record.Record, text: Cipher, headers: Mapping[str, str]
) -> Iterator[tuple[Named, tuple[int | None, dict[str, int]]]]:
    """Yield the functions of each variant with the size of V_key, None where they take none, and with the sizes of what
    modes make of a key."""
    symbols = {each.variant: f"{found.options['prefix']}{each.variant}" for each in named}
    rows = {name: all_functions(text.variants[name]) for name in symbols}
    made = {f: (rows[e.variant][role], symbols[e.variant]) for e in named for f, role in e.roles.items()}
    keyed = [symbol for name, symbol in symbols.items() if not text.variants[name].entries]
    modes = {each.variant: keyed_modes(each.roles.values()) for each in named}
    keyed += [f"{symbols[name]}_{mode}" for name, of in modes.items() for mode in of]
    sizes = declared_bytes(headers, keyed, find_target(found.target), made) if named else {}
    for each in named:
        symbol = symbols[each.variant]
        yield each, (sizes.get(symbol), {mode: sizes[f"{symbol}_{mode}"] for mode in modes[each.variant]})


def _piece(folder: Path, file: str, target: str) -> ObjectCode:
    made = object_of(plain(folder, file), target)
    return ObjectCode.of(file, made.code, made.assemblers)


def folder_cipher(folder: Path, found: record.Record, cipher: str | None) -> str:
    """Return the name or path of the cipher text that a folder's record refers to.

    Raises:
        UserError: there is no such text, or another one than the record names.
    """
    name = cipher or found.cipher
    place, write = str(folder / RECORD), f"gen check {folder} --cipher FILE"
    if not stands(name):
        raise UserError(place, f"speaks of the cipher text '{name}', which is not here", "its path", write)
    if load(name).sha256 != found.cipher_sha256:
        raise UserError(
            place,
            f"speaks of another text of '{name}': the hash differs",
            f"a text with SHA-256 {found.cipher_sha256}",
            write,
        )
    return name


def plain(folder: Path, name: str) -> Path:
    """Return the path of a file in a folder, refusing links.

    Raises:
        UserError: the path or a folder in it is a link.
    """
    path = folder
    for part in PurePosixPath(name).parts:
        path = path / part
        if os.path.islink(path):
            raise UserError(str(path), "this is a symbolic link", "a file in the folder itself")
    return path


def files_below(folder: Path) -> list[str]:
    """Return the files below a folder, by sorted relative names with `/`.

    Folders that begin with a dot are left out: no build takes sources from them. A link to a folder is one entry,
    which is not followed.

    Raises:
        UserError: a folder cannot be read.
    """

    def refuse(error: OSError) -> NoReturn:
        raise UserError(str(error.filename), f"cannot be read: {error.strerror}", "a folder that gen wrote") from None

    found = []
    for place, inside, files in os.walk(folder, onerror=refuse):
        links = [name for name in inside if os.path.islink(os.path.join(place, name))]
        inside[:] = [name for name in inside if name not in links and not name.startswith(".")]
        found += [Path(place, name).relative_to(folder).as_posix() for name in (*files, *links)]
    return sorted(found)


def _may_be_built(folder: Path, name: str) -> bool:
    """Return True if a build may take code from an entry: by its name, or as a link to a folder."""
    path = folder / name
    return takes_code(path.name) or (path.is_symlink() and path.is_dir())


def _check_record(
    place: str, units: Mapping[str, record.TranslationUnit], prefix: str, text: Cipher, named: Sequence[Named]
) -> None:
    """Check that the record's roles and variants agree with the names of the functions."""
    for file, unit in units.items():
        if unit.variant not in text.variants:
            raise unknown(place, f"variant of {text.name}", unit.variant, text.variants)
        for symbol, role in unit.roles.items():
            known = all_functions(text.variants[unit.variant])
            if role not in known:
                raise unknown(place, "role", role, known)
            if symbol != f"{prefix}{unit.variant}_{role}":
                raise UserError(
                    place,
                    f"calls {symbol} the {role} of {unit.variant}",
                    f"the name that says so, {prefix}{unit.variant}_{role}",
                    _MEND,
                )
        there = {symbol for each in named if each.piece.file == file for symbol in each.roles}
        for each in named:
            if each.piece.file == file and each.variant != unit.variant:
                raise UserError(
                    place,
                    f"says that {file} is {unit.variant}",
                    f"{each.variant}, by the name of {next(iter(each.roles))} in it",
                    _MEND,
                )
        absent = next((symbol for symbol in unit.roles if symbol not in there), None)
        if absent is not None:
            raise UserError(place, f"lists {absent}, which {file} gives to no other file", "functions in it", _MEND)

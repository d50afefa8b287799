"""Output folders: written whole beside their place and renamed into it, so that nothing half written is ever seen.

A folder is replaced only if every entry in it is one that this tool writes: a name that is about to be
written again, or one that the `proof.json` in the folder lists.
"""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from ciphergen.cli import document
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import read_file

RECORD = "proof.json"
FORMAT = "ciphergen-proof-1"


def _ours(folder: Path) -> frozenset[str]:
    """The file names that the folder's own record lists; none if it has no record of ours."""
    try:
        record = document.read(read_file(folder / RECORD, "what gen wrote there"), RECORD, "")
        return frozenset(record["sources"].items()) | {RECORD} if record["format"].text() == FORMAT else frozenset()
    except UserError:
        return frozenset()


def entries(folder: Path, known: Collection[str], inside: str = "") -> Iterator[tuple[str, Path]]:
    """What is in a folder, by name; of folders in it only those are opened that have known files.

    inside: what the folder is called in the names; ends with a slash.
    """
    for path in folder.iterdir():
        name = f"{inside}{path.name}"
        if path.is_dir() and not path.is_symlink() and any(other.startswith(f"{name}/") for other in known):
            yield from entries(path, known, f"{name}/")
        else:
            yield name, path


def check_place(folder: Path, names: Iterable[str], option: str = "-o") -> None:
    """Whether `write` may put files of these names there; asked before the long work starts. option: that names the
    folder; only with `-o` may it hold other files that a record of gen's lists.

    Raises:
        UserError: the path is a file, lies below a file, cannot be written, or holds files of someone else.
    """
    existing = next((p for p in (folder, *folder.absolute().parents) if p.exists() or p.is_symlink()), Path("/"))
    if not existing.is_dir():
        raise UserError(
            option, f"{existing} is not a folder", "a new folder, or one that gen has written", f"{option} OTHER"
        )
    if not os.access(folder.absolute().parent if existing == folder else existing, os.W_OK | os.X_OK):
        raise UserError(
            option, f"{folder} cannot be written: permission denied", "a folder that you may write", f"{option} OTHER"
        )
    if existing == folder:
        allowed = frozenset(names) | (_ours(folder) | {RECORD} if option == "-o" else frozenset())
        others = sorted(n for n, p in entries(folder, allowed) if n not in allowed or not p.is_file())
        if others:
            listed = ", ".join(others[:5]) + (", …" if len(others) > 5 else "")
            raise UserError(
                option,
                f"{folder} holds files that gen did not write: {listed}",
                "a new folder, or one that gen has written",
                f"{option} OTHER",
            )


def write(folder: Path, files: Mapping[str, str], option: str = "-o") -> None:
    """Makes `folder` hold exactly these files (name to text, UTF-8, no translation of line ends), or changes nothing.

    Raises:
        UserError: as `check_place`, or the system refused a step (disk full, permission); then the folder is
            as it was before.
    """
    check_place(folder, files, option)
    folder = folder.resolve()
    parents = [p for p in folder.parents if not p.exists()]
    mark = secrets.token_hex(4)
    new, old = (folder.with_name(f".{folder.name}.{mark}.{end}") for end in ("new", "old"))
    try:
        new.parent.mkdir(parents=True, exist_ok=True)
        new.mkdir()
        for name, text in files.items():
            (new / name).parent.mkdir(exist_ok=True)
            (new / name).write_bytes(text.encode())
        _exchange(new, folder, old)
    except OSError as error:
        raise UserError(
            option, f"{folder} cannot be written: {error.strerror}", "a folder on a disk with room for it"
        ) from error
    finally:  # On Ctrl-C and SIGTERM too.
        shutil.rmtree(new, ignore_errors=True)
        if folder.exists():
            shutil.rmtree(old, ignore_errors=True)
        for parent in parents:
            with suppress(OSError):  # In use now, or never made.
                parent.rmdir()


def _exchange(new: Path, folder: Path, old: Path) -> None:
    """Renames `new` to `folder`, and what stood there to `old`; puts it back if that fails."""
    try:
        if folder.exists():
            folder.rename(old)
        new.rename(folder)
    except BaseException:  # The old folder comes back whatever it was that stopped the renaming.
        if old.exists() and not folder.exists():
            old.rename(folder)
        raise

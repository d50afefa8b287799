"""Output folders: written whole, so that nothing half written is ever seen.

A new folder, and one that holds nothing but what this tool wrote, is written beside its place and renamed into it. A
folder that cannot be renamed (a mount point, the one that the command runs in, one in a folder that may not be written)
or that is the user's own (empty so far, or with files of the user's in it) is written into: all files are made in a
folder inside it first, and then renamed one by one. If a step is refused, or Ctrl-C stops it, all are renamed back. Who
looks in between sees no record: `proof.json` goes first and comes last.

A file of the user's is left alone; one that a build may take code from is an error (`neighbours`). Files that the
`proof.json` in the folder lists are this tool's.
"""

from __future__ import annotations

import errno
import os
import secrets
import shutil
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from ciphergen.cli import document
from ciphergen.cli.neighbours import is_users
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import read_file

RECORD = "proof.json"
FORMAT = "ciphergen-proof-1"


def _ours(folder: Path) -> frozenset[str]:
    """Return the file names that the folder's own record lists; the empty set without a record of ours."""
    try:
        record = document.read(read_file(folder / RECORD, "what gen wrote there"), RECORD, "")
        return frozenset(record["sources"].items()) | {RECORD} if record["format"].text() == FORMAT else frozenset()
    except UserError:
        return frozenset()


def entries(folder: Path, known: Collection[str], inside: str = "") -> Iterator[tuple[str, Path]]:
    """Yield the entries of a folder, by name; descend only into folders that contain known files.

    inside: what the folder is called in the names; ends with a slash.
    """
    for path in folder.iterdir():
        name = f"{inside}{path.name}"
        if path.is_dir() and not path.is_symlink() and any(other.startswith(f"{name}/") for other in known):
            yield from entries(path, known, f"{name}/")
        else:
            yield name, path


def check_place(folder: Path, names: Iterable[str], option: str = "-o") -> None:
    """Check, before the long work starts, that `write` may put files of these names into the folder. option: names the
    folder in messages. Only with `-o` may the folder hold other files: those listed in gen's record, and the user's
    own.

    Raises:
        UserError: the path is a file, lies below a file, cannot be written, or holds files of someone else.
    """
    check_folder(folder, option)
    if not folder.exists():
        return
    foreign = _foreign(folder, frozenset(names), option)
    if foreign:
        listed = ", ".join(foreign[:5]) + (", …" if len(foreign) > 5 else "")
        raise UserError(
            option,
            f"{folder} holds files that gen did not write: {listed}",
            "a new folder, or one that gen has written",
            f"{option} OTHER",
        )


def check_folder(folder: Path, option: str) -> None:
    """Check that a folder exists or can be created, and can be written.

    Raises:
        UserError: as `check_place`, whatever is in the folder.
    """
    existing = next((p for p in (folder, *folder.absolute().parents) if p.exists() or p.is_symlink()), Path("/"))
    if not existing.is_dir():
        raise UserError(
            option, f"{existing} is not a folder", "a new folder, or one that gen has written", f"{option} OTHER"
        )
    if not _writable(existing) and not (existing == folder and _writable(folder.resolve().parent)):
        raise UserError(
            option, f"{folder} cannot be written: permission denied", "a folder that you may write", f"{option} OTHER"
        )


def _writable(folder: Path) -> bool:
    return os.access(folder, os.W_OK | os.X_OK)


def _foreign(folder: Path, names: frozenset[str], option: str) -> list[str]:
    """Return the entries that forbid writing to a folder. Files with names of ours beside the user's count as the
    user's if no record lists them."""
    ours = _ours(folder) if option == "-o" else frozenset()
    allowed = names | ours | ({RECORD} if option == "-o" else frozenset())
    found = list(entries(folder, allowed))
    foreign = [
        name for name, path in found if not (path.is_file() if name in allowed else option == "-o" and is_users(path))
    ]
    if not foreign and not ours and any(name not in allowed for name, _ in found):
        foreign = [name for name, _ in found if name in allowed]
    return sorted(foreign)


def write(folder: Path, files: Mapping[str, str], option: str = "-o") -> None:
    """Make `folder` hold these files (name to text, UTF-8, no translation of line ends), and besides only the user's
    own; on an error change nothing.

    Raises:
        UserError: as `check_place`, or the system refused a step (disk full, permission); then the folder is
            as it was before.
    """
    check_place(folder, files, option)
    folder = folder.resolve()
    try:
        if folder.exists() and _stays(folder, frozenset(files)):
            _into(folder, files)
        else:
            _instead(folder, files)
    except OSError as error:
        raise UserError(
            option, f"{folder} cannot be written: {error.strerror}", "a folder on a disk with room for it"
        ) from error


def _stays(folder: Path, names: frozenset[str]) -> bool:
    """Return True if the folder stays and files are moved into it: it is empty, has the user's files, or cannot be
    renamed."""
    ours = _ours(folder) | names | {RECORD}
    held = {name for name, _ in entries(folder, ours)}
    fixed = os.path.ismount(folder) or folder == Path.cwd().resolve() or not _writable(folder.parent)
    return fixed or not held or not held <= ours


def _fill(new: Path, files: Mapping[str, str]) -> None:
    new.mkdir()
    for name, text in files.items():
        (new / name).parent.mkdir(exist_ok=True)
        (new / name).write_bytes(text.encode())


def _instead(folder: Path, files: Mapping[str, str]) -> None:
    """Write a new folder and exchange it for the old one, if there is one."""
    parents = [p for p in folder.parents if not p.exists()]
    mark = secrets.token_hex(4)
    new, old = (folder.with_name(f".{folder.name}.{mark}.{end}") for end in ("new", "old"))
    try:
        new.parent.mkdir(parents=True, exist_ok=True)
        _fill(new, files)
        _exchange(new, folder, old)
    except OSError as error:
        if error.errno != errno.EBUSY:
            raise
        _into(folder, files)  # What is mounted from the same disk is known by this only.
    finally:  # On Ctrl-C and SIGTERM too.
        shutil.rmtree(new, ignore_errors=True)
        if folder.exists():
            shutil.rmtree(old, ignore_errors=True)
        for parent in parents:
            with suppress(OSError):  # In use now, or never made.
                parent.rmdir()


def _exchange(new: Path, folder: Path, old: Path) -> None:
    """Rename `folder` to `old` and `new` to `folder`; undo the first renaming if the second fails."""
    try:
        if folder.exists():
            folder.rename(old)
        new.rename(folder)
    except BaseException:  # The old folder comes back whatever it was that stopped the renaming.
        if old.exists() and not folder.exists():
            old.rename(folder)
        raise


def _into(folder: Path, files: Mapping[str, str]) -> None:
    """Write files into a folder that stays, and remove those of ours that are not made any more."""
    every = _ours(folder) | files.keys()
    found = (name for name, _ in entries(folder, every) if name in every)  # no name leads out of the folder
    gone = sorted(found, key=lambda name: name != RECORD)
    mark = secrets.token_hex(4)
    new, old = (folder / f".{mark}.{end}" for end in ("new", "old"))
    try:
        _fill(new, files)
        old.mkdir()
        moves = [(folder / name, old / name) for name in gone]
        moves += [(new / name, folder / name) for name in sorted(files, key=lambda name: name == RECORD)]
        _move(moves)
        shutil.rmtree(old)
    finally:
        shutil.rmtree(new, ignore_errors=True)
        parents = (Path(name).parent for name in {*gone, *files})
        inside = {top / parent for parent in parents for top in (folder, old) if parent != Path()}
        for place in (*inside, old):
            with suppress(OSError):  # Never made, in use, or the only place of what could not be put back.
                place.rmdir()


def _move(moves: Iterable[tuple[Path, Path]]) -> None:
    """Rename files one by one; undo all renamings if one fails."""
    done: list[tuple[Path, Path]] = []
    try:
        for source, place in moves:
            place.parent.mkdir(exist_ok=True)
            done.append((source, place))
            source.rename(place)
    except BaseException:
        for source, place in reversed(done):
            if place.exists() and not source.exists():
                place.rename(source)
        raise

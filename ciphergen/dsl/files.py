"""Bounded reading of files that a user names, so that no pipe, device or flood of bytes stops a command."""

from __future__ import annotations

import io
import os
import stat
from pathlib import Path

from ciphergen.dsl.errors import SourceLocation, UserError

MIB = 2**20
MOST = 16 * MIB

_KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}


def read_file(path: Path | str, what: str, most: int = MOST) -> bytes:
    """Return the content of a user's file of at most `most` bytes, which should hold `what`.

    Raises:
        UserError: the file is missing, not a regular file, not readable or too large.
    """
    allowed = f"a file with {what}"
    try:
        kind = stat.S_IFMT(os.stat(path).st_mode)
        if kind != stat.S_IFREG:
            raise UserError(str(path), f"this is {_KINDS.get(kind, 'no regular file')}", allowed)
        # Were it a pipe by now, opening it would not wait for someone to write.
        with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as file:
            data = file.read(most + 1)
    except FileNotFoundError:
        raise UserError(str(path), "there is no such file", allowed) from None
    except OSError as error:
        raise UserError(str(path), f"it cannot be read: {error.strerror}", allowed) from None
    except ValueError:
        raise UserError(str(path), "no file has such a name", allowed) from None
    if len(data) > most:
        raise UserError(str(path), f"it has more than {most // MIB} MiB", f"{allowed}, of {most // MIB} MiB at most")
    return data


def read_text(path: Path | str, what: str, most: int = MOST) -> str:
    """Return a user's text, with every end of line as a line feed.

    Raises:
        UserError: as `read_file`, or the text is not UTF-8.
    """
    data = read_file(path, what, most)
    try:
        return io.StringIO(data.decode(), newline=None).getvalue()
    except UnicodeDecodeError as error:
        place = SourceLocation(
            str(path), data[: error.start].count(b"\n") + 1, error.start - data.rfind(b"\n", 0, error.start)
        )
        raise UserError(place, f"byte {data[error.start]:#04x} is not UTF-8", "text in UTF-8") from None

"""Replaces files as a whole, so that no moment sees half of it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def replace_file(file: Path, text: str) -> None:
    """Give a file this content (UTF-8, line ends as they are), with the permissions that it has; make it where there is
    none.

    Raises:
        OSError: that cannot be done; the file is as it was before.
    """
    file = file.resolve()
    new = file.with_name(f".{file.name}.new")
    try:
        new.write_bytes(text.encode())
        if file.exists():
            shutil.copymode(file, new)
        os.replace(new, file)
    except OSError:
        new.unlink(missing_ok=True)
        raise

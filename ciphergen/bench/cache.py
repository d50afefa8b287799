"""The user's cache of what is fetched or built, under hashes of everything that went into it."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path


def folder() -> Path:
    """Return the cache folder: `$XDG_CACHE_HOME/ciphergen`, or `~/.cache/ciphergen`."""
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "ciphergen"


def key(parts: Iterable[bytes]) -> str:
    """Return a hash of the parts in their order, as a name of 16 hex digits."""
    whole = sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "little") + part)
    return whole.hexdigest()[:16]


def made(name: str, make: Callable[[Path], None]) -> Path:
    """Return the cache folder of that name; if it is missing, let `make` fill it.

    The folder is filled under another name first, so that a part of the folder is never seen. Where two processes make
    a folder at the same time, the first one's stays.
    """
    place = folder() / name
    if place.is_dir():
        return place
    place.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix=f".{place.name}-", dir=place.parent))
    try:
        make(scratch)
        scratch.chmod(0o755)
        try:
            scratch.rename(place)
        except OSError:
            if not place.is_dir():
                raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return place

"""Python wheels that hold Verilog: fetched once with pip, by hash, and unpacked; nothing in them is run."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

from ciphergen.backends.tools.toolchain import ToolMissing, run_command
from ciphergen.bench import cache

LOCK = Path(__file__).with_name("requirements-bench.lock")
_PIN = re.compile(r"^(?P<name>[\w-]+)==(?P<version>\S+) \\\n\s+--hash=sha256:(?P<hash>[0-9a-f]{64})$", re.M)
_SECONDS = 900


def pinned(name: str) -> tuple[str, str]:
    """Return the version and SHA-256 of a wheel in the lock file."""
    return next((pin["version"], pin["hash"]) for pin in _PIN.finditer(LOCK.read_text()) if pin["name"] == name)


def fetch(name: str) -> Path:
    """Return the path of the pinned wheel, from the cache or downloaded with `pip download`.

    Raises:
        ToolMissing: the wheel is not in the cache and pip cannot fetch it.
    """
    version, digest = pinned(name)

    def download(place: Path) -> None:
        pin = place / "pin"
        pin.write_text(f"{name}=={version} --hash=sha256:{digest}\n")
        command = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--require-hashes",
            "--only-binary",
            ":all:",
            "-r",
            str(pin),
            "-d",
            str(place),
        ]
        done = run_command(command, seconds=_SECONDS)
        pin.unlink()
        wheel = next(place.glob("*.whl"), None)
        if done.status or wheel is None or sha256(wheel.read_bytes()).hexdigest() != digest:
            where = cache.folder() / "wheels" / digest[:16]
            raise ToolMissing(
                f"fetch {name} {version}, the Verilog of a core",
                [f"pip download --no-deps --require-hashes -r {LOCK.name} -d {where}"],
            )

    return next(cache.made(f"wheels/{digest[:16]}", download).glob("*.whl"))


def unpack(name: str, root: str, wanted: Sequence[str], place: Path) -> None:
    """Write the files of a wheel whose path below `root` begins with one of `wanted` to the same path in `place`.

    Raises:
        ToolMissing: as `fetch`.
    """
    with ZipFile(fetch(name)) as wheel:
        for member in wheel.namelist():
            path = member.removeprefix(root)
            if member.startswith(root) and path.startswith(tuple(wanted)) and not path.endswith("/"):
                target = place / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(wheel.read(member))

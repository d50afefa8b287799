"""Makes what a machine with a GPU is to run: kernels of every kind, the folder of programs, and an archive of that.

python -m benchmarks.cuda.everything WORK [--core sm_90] [NAME...]        NAME: of a library; all of them without
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from benchmarks.cuda.build import BuildError, build
from ciphergen.backends import gpu
from ciphergen.backends.tools.start import run_command
from ciphergen.cli import processors

_MOST_SECONDS = 3600  # that `gen` takes for a library


@dataclass(frozen=True)
class Kind:
    """A library to measure. key: of code for one key, empty for that of any."""

    cipher: str
    variant: str
    strategy: str = ""
    key: bytes = b""

    def words(self) -> list[str]:
        """Return the options of `gen`."""
        found = ["--cipher", self.cipher, "--variant", self.variant, "--target", "cuda", "--no-prove"]
        found += ["--strategy", self.strategy] if self.strategy else []
        found += ["--one-key", self.key.hex()] if self.key else []
        return [*found, *(["--allow-tables"] if self.strategy == "tables" else [])]


KINDS = {
    "lea": Kind("lea", "lea128"),
    "lea-x1": Kind("lea", "lea128", "unrolled"),
    "lea-x2": Kind("lea", "lea128", "unrolledx2"),
    "pipo": Kind("pipo", "pipo64_128"),
    "aes": Kind("aes", "aes128"),
    "aes-tables": Kind("aes", "aes128", "tables"),
    "aria-slices": Kind("aria", "aria128"),
    "aria-tables": Kind("aria", "aria128", "tables"),
    "pilsung": Kind("pilsung", "pilsung", "tables"),
    "pilsung-one-key": Kind("pilsung", "pilsung", key=bytes(range(32))),
}


def _generate(name: str, output: Path) -> None:
    """Have `gen` write a library.

    Raises:
        BuildError: it refuses to.
    """
    words = [sys.executable, "-m", "ciphergen", *KINDS[name].words(), "-o", str(output)]
    done = run_command(words, cwd=Path.cwd(), seconds=_MOST_SECONDS)
    if done.status:
        raise BuildError(f"{' '.join(words)}\n{done.errors}{done.output}")


def make(work: Path, names: Sequence[str], cores: Sequence[str]) -> Path:
    """Make the libraries and the folder of programs below `work`. Returns the archive.

    Raises:
        BuildError: there is no such library, or `gen` refuses something, or a compiler.
    """
    unknown = [name for name in names if name not in KINDS]
    if unknown:
        raise BuildError(f"no library is called {unknown[0]}: {', '.join(KINDS)}")
    work.mkdir(parents=True, exist_ok=True)
    outputs = {name: work / name for name in names}
    with ThreadPoolExecutor(processors.count()) as pool:
        for _ in pool.map(_generate, reversed(outputs), reversed(outputs.values())):  # the last take longest
            pass
    folder = work / "programs"
    build(folder, outputs, cores)
    return Path(shutil.make_archive(str(folder), "gztar", work, folder.name))


def main(words: Sequence[str] | None = None) -> int:
    """Make what the command line asks for, and say how to run it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cuda.everything", description=__doc__)
    parser.add_argument("work", type=Path, help="a folder for all that is made")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(KINDS))
    parser.add_argument("--core", default=",".join(gpu("cuda").cores), help="GPUs, sm_90,…; all of gen list without it")
    given = parser.parse_args(words)
    try:
        archive = make(given.work, given.names or [*KINDS], given.core.split(","))
    except BuildError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    print(f"{archive}: on the machine with the GPU\n  tar xzf {archive.name} && sh programs/run.sh results")
    return 0


if __name__ == "__main__":
    sys.exit(main())

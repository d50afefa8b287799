"""Makes a folder of programs that measure libraries on a machine with a GPU, which needs neither Python nor a compiler.

python -m benchmarks.cuda.build -o FOLDER [NAME=]OUTPUT...        OUTPUT: a folder that `gen --target cuda` wrote
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from benchmarks.cuda import rows, sass
from ciphergen.backends import gpu
from ciphergen.backends.tools.gpu_compiler import compiler_name
from ciphergen.backends.tools.start import run_command
from ciphergen.cli import processors

HERE = Path(__file__).resolve().parent
SHIM = HERE.parents[1] / "tests" / "cuda" / "shim"
_EXPANSION = re.compile(r"^void (\w+)_expand_key\(\w+ \*ks, const uint8_t key\[(\d+)\]\);", re.M)
_FUNCTION = re.compile(r"^cudaError_t (\w+)_device\(\s*const (\w+)_key \*ks, (?:uint8_t counter\[(\d+)\])?", re.M)
_PIPE = re.compile(r"^cudaError_t (\w+)_open\(\1_pipe \*\*pipe,", re.M)
_FORMS = "cudaError_t pilsung_cuda_encrypt_blocks_pipe("  # of the library with which `forms.cu` compares a paper's
_OWN_KEY = re.compile(r"^    static const uint8_t own\[\d+\] = (\{[^}]*\});", re.M)  # of code for one key
_MOST_SECONDS = 3600  # of a compiler: kernels in slices are 100,000 lines, and other work may keep it waiting
_SIZES = re.compile(r"^/\* [^\n]*: keys of \d+ bytes, blocks of (\d+)\. \*/.*?^\} (\w+)_key;", re.M | re.S)


class BuildError(Exception):
    """A reason why nothing was built."""


def functions(header: str) -> tuple[list[str], int]:
    """Return the functions of a library, as calls of `blocks` and `counter` in C, and the bytes of its largest block.

    header: the text of what `gen` wrote, by which the programs know a library.

    Raises:
        BuildError: it has no functions on blocks of data of the device.
    """
    keys = {symbol: int(count) for symbol, count in _EXPANSION.findall(header)}
    blocks = {symbol: int(count) for count, symbol in _SIZES.findall(header)}
    found = [
        f"{'counter' if counter else 'blocks'}({symbol}, {name.removeprefix(symbol + '_')}, {keys[symbol]}, "
        f"{blocks[symbol]})"
        for name, symbol, counter in _FUNCTION.findall(header)
        if symbol in keys and symbol in blocks
    ]
    if not found:
        raise BuildError("no function of blocks on a device is declared: is it what gen --target cuda wrote?")
    return found, max(blocks.values())


@dataclass(frozen=True)
class Library:
    """What `gen` wrote for a cipher. calls: as `functions` has them; largest: bytes of a block; pipe: in front of the
    names of a pipe and what opens and closes one, empty without; own_key: of code for one key, as C has it, else empty;
    has_forms: whether `forms.cu` knows it."""

    name: str
    folder: Path
    headers: Sequence[Path]
    sources: Sequence[Path]
    tests: Sequence[Path]
    calls: Sequence[str]
    largest: int
    pipe: str
    own_key: str
    has_forms: bool

    @staticmethod
    def of(name: str, folder: Path) -> Library:
        """Return the library in a folder.

        Raises:
            BuildError: the folder is none that `gen --target cuda` wrote.
        """
        headers, tests = sorted(folder.glob("*.cuh")), sorted(folder.glob("*_selftest.cu"))
        sources = [path for path in sorted(folder.glob("*.cu")) if path not in tests]
        if not sources or not headers or not tests:
            raise BuildError(f"{folder}: no .cu, .cuh and self-test, which gen --target cuda writes")
        text = "\n".join(header.read_text(encoding="utf-8") for header in headers)
        try:
            calls, largest = functions(text)
        except BuildError as error:
            raise BuildError(f"{folder}: {error}") from None
        pipe, own = _PIPE.search(text), _OWN_KEY.search("\n".join(path.read_text(encoding="utf-8") for path in sources))
        names = pipe[1] if pipe else "", own[1] if own else ""
        return Library(name, folder, headers, sources, tests, calls, largest, *names, _FORMS in text and not own)

    def included(self) -> str:
        """Return what the programs include: the headers, and what there is to call."""
        lines = [*(f'#include "{header.name}"' for header in self.headers), f"#define LARGEST {self.largest}"]
        lines += [f"#define {word.upper()} {self.pipe}_{word}" for word in ("pipe", "open", "close") if self.pipe]
        lines += [f"#define OWN_KEY {self.own_key}"] if self.own_key else []
        calls = [f"    {call} \\" for call in self.calls]
        return "\n".join([*lines, "#define FUNCTIONS(blocks, counter) \\", *calls, "", ""])


class _Builder:
    """The building of one folder."""

    def __init__(self, folder: Path, cores: Sequence[str]) -> None:
        self._folder, self._cores, self._gpu = folder, cores, gpu("cuda")
        compiler = self._gpu.compiler
        places = (Path(place or ".", compiler.folder) for place in sys.path)
        home = next((place for place in places if (place / compiler.program).is_file()), None)
        if home is None:
            raise BuildError("the compiler is not installed: pip install 'ciphergen[cuda]'")
        self._home, self._compiler, self._assembler = home, home / compiler.program, home / compiler.assembler

    def programs(self) -> None:
        """Build what knows no library."""
        self._compile("machine", [HERE / "machine.cu"], [])
        self._compile("rows", [HERE / "rows.cu"], [])
        text, names = rows.module(self._gpu.rows)
        written = {"rows.names": "\n".join(names).encode(), "rows.given": rows.given(), "rows.held": rows.held()}
        for name, content in (written | {"rows.ptx": text.encode()}).items():
            (self._folder / name).write_bytes(content)
        for core in self._cores:
            made = self._folder / f"rows.{core}.cubin"
            self._run([str(self._assembler), f"-arch={core}", "rows.ptx", "-o", str(made)])
        (self._folder / "rows.ptx").unlink()
        shutil.copy(HERE / "run.sh", self._folder / "run.sh")

    def library(self, library: Library) -> list[dict[str, object]]:
        """Build the programs for a library. Returns facts about its kernels' machine code, one record for each."""
        name, output, sources = library.name, library.folder, library.sources
        work = self._folder / f"{name}.work"
        work.mkdir()
        (work / "functions.inc").write_text(library.included(), encoding="utf-8")
        where = [f"-I{output}", f"-I{work}", f"-I{HERE}"]
        parts = [self._object(source, work, where) for source in sources]
        self._compile(f"{name}.selftest", [*library.tests, *parts], where)
        self._compile(f"{name}.check", [HERE / "check.cu", *parts], where)
        self._compile(f"{name}.speed", [HERE / "speed.cu", *parts], where)
        if library.has_forms:
            self._compile(f"{name}.forms", [HERE / "forms.cu", *parts], where)
        shim = [f"-I{SHIM}", *where, "-x", "c++", str(HERE / "check.cu"), *map(str, sources), str(SHIM / "shim.cpp")]
        self._run(["g++", "-std=c++17", "-O2", "-static", "-s", *shim, "-o", str(self._folder / f"{name}.reference")])
        counted = [
            {"kind": "counted", "library": name, "core": core, **record}
            for core in self._cores
            for source in sources
            for record in self._counted(source, work / f"{source.stem}{self._kept(core)}")
        ]
        shutil.rmtree(work)
        return counted

    def _counted(self, source: Path, cubin: Path) -> list[dict[str, object]]:
        disassembler = sass.disassembler()
        if disassembler is None:
            return []
        turns = sass.turns(source.read_text(encoding="utf-8"))
        return sass.counted(self._run([str(disassembler), "-c", str(cubin)]), turns)

    def _kept(self, core: str) -> str:
        """Return how the name of the file ends in which the compiler keeps machine code for a core."""
        return f".{core}.cubin" if len(self._cores) > 1 else ".cubin"

    def _object(self, source: Path, work: Path, where: Sequence[str]) -> Path:
        """Compile a source, and return the object; machine code for each core is left beside it."""
        made = work / f"{source.stem}.o"
        kept = ["--keep", "--keep-dir", str(work)]
        self._run([str(self._compiler), *self._flags(), *where, *kept, "-c", str(source), "-o", str(made)])
        return made

    def _compile(self, name: str, sources: Sequence[Path], where: Sequence[str]) -> None:
        """Compile a program that needs the C library and a driver only."""
        static = ["-cudart", "static", "-Xcompiler", "-static-libstdc++,-static-libgcc,-s", f"-L{self._home / 'lib'}"]
        given = [*where, *map(str, sources), "-o", str(self._folder / name)]
        self._run([str(self._compiler), *self._flags(), *static, *given])

    def _flags(self) -> list[str]:
        return ["-std=c++17", "-O2", *(f"-gencode=arch=compute_75,code={core}" for core in self._cores)]

    def _run(self, words: Sequence[str]) -> str:
        done = run_command(list(words), cwd=self._folder, seconds=_MOST_SECONDS)
        if done.status:
            raise BuildError(f"{' '.join(words)}\n{done.errors}{done.output}")
        return done.output


def named(words: Sequence[str]) -> dict[str, Path]:
    """Return outputs by their names, which are those of their folders unless words begin with NAME=.

    Raises:
        BuildError: two have one name.
    """
    found: dict[str, Path] = {}
    for word in words:
        name, sign, path = word.rpartition("=")
        name = name if sign else Path(path).resolve().name
        if name in found:
            raise BuildError(f"two outputs are called {name}: write NAME=OUTPUT")
        found[name] = Path(path)
    return found


def build(folder: Path, outputs: Mapping[str, Path], cores: Sequence[str]) -> None:
    """Build a folder that does not exist yet. outputs: of `gen`, by the names that the report is to use.

    Raises:
        BuildError: a compiler is missing, or refuses something, or an output is none of `gen --target cuda`.
    """
    known = gpu("cuda").cores
    for core in cores:
        if core not in known:
            raise BuildError(f"{core} is no core of cuda: {', '.join(known)}")
    if folder.exists():
        raise BuildError(f"{folder} is there already: name another, or remove it")
    libraries = [Library.of(name, output.resolve()) for name, output in outputs.items()]
    folder.mkdir(parents=True)
    try:
        builder = _Builder(folder.resolve(), cores)
        builder.programs()
        facts: list[dict[str, object]] = [
            {"kind": "build", "compiler": compiler_name(gpu("cuda")), "libraries": list(outputs)}
        ]
        with ThreadPoolExecutor(processors.count()) as pool:
            made = [*pool.map(builder.library, reversed(libraries))]  # the last take longest
        facts += [fact for found in reversed(made) for fact in found]
        (folder / "build.jsonl").write_text("".join(json.dumps(fact) + "\n" for fact in facts), encoding="utf-8")
        (folder / "libraries").write_text("".join(f"{name}\n" for name in outputs), encoding="utf-8")
    except BaseException:
        shutil.rmtree(folder)
        raise


def main(words: Sequence[str] | None = None) -> int:
    """Build what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cuda.build", description=__doc__)
    parser.add_argument("outputs", nargs="+", metavar="[NAME=]OUTPUT", help="a folder that gen wrote")
    parser.add_argument("-o", dest="folder", required=True, type=Path, help="the folder to make")
    parser.add_argument("--core", default=",".join(gpu("cuda").cores), help="GPUs, sm_90,…; all of gen list without it")
    given = parser.parse_args(words)
    try:
        build(given.folder, named(given.outputs), given.core.split(","))
    except BuildError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

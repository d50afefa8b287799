"""Everything that is done to kernels without a GPU, in one run, with what it takes: libraries are made, compiled and
proved; their machine code for every core is looked at for spills; their self-tests run on a processor with the runtime
in `shim`; and the official vectors go through their PTX on arrays of numbers.

python -m tests.cuda.whole WORK [NAME...]        NAME: of a library, as benchmarks.cuda.everything has them; all without

Each step is a process of its own. Seconds are those of a processor, with all that the process has started; memory is
that of the largest of them. Ends with 1 where a step fails.
"""

from __future__ import annotations

import json
import resource
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.cuda.everything import KINDS, Kind
from ciphergen.backends import gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx, machine_facts
from ciphergen.backends.tools.start import find_program, run_command
from ciphergen.dsl.cipher import Variant, load
from ciphergen.dsl.fixed_key import under_keys
from ciphergen.generator.known_answers import block_answers
from ciphergen.verify.ptx.module import Kernel, read
from tests.cuda.arrays import ArrayLaunch
from tests.cuda.made import SHIM

_SECONDS = 3600
_GROUP = 1024  # blocks: as many as a warp does at most
_PTX = "made.ptx"
_AT_KEY, _AT_DATA, _MEMORY = 0, 1 << 16, 1 << 17


def _run(words: Sequence[str], folder: Path | None = None) -> str:
    done = run_command([*words], cwd=folder, seconds=_SECONDS)
    assert done.status == 0, f"{' '.join(words)}\n{done.errors}{done.output}"
    return done.output


def prove(kind: Kind, folder: Path) -> None:
    """Make, compile and prove a library."""
    words = [word for word in kind.words() if word != "--no-prove"]
    _run([sys.executable, "-m", "ciphergen", *words, "--jobs", "1", "-o", str(folder)])


def audit(kind: Kind, folder: Path) -> None:
    """Compile it again, and look at its machine code for every core."""
    cuda, files = gpu("cuda"), {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.cu*")}
    ptx = compile_to_ptx(cuda, files, f"{kind.cipher}.cu")
    (folder / _PTX).write_text(ptx, encoding="utf-8")
    for core in cuda.cores:
        for name, facts in machine_facts(cuda, ptx, core).items():
            assert facts.spilled == facts.stack == 0, f"{name} spills on {core}: {facts}"


def shim(kind: Kind, folder: Path) -> None:
    """Run its self-test on a processor."""
    compiler = find_program(("g++",), "run kernels on a processor", "apt install g++")
    sources = [str(folder / f"{kind.cipher}.cu"), str(folder / f"{kind.cipher}_selftest.cu"), str(SHIM / "shim.cpp")]
    flags = ["-std=c++17", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover", f"-I{SHIM}", f"-I{folder}"]
    program = folder / "on_a_processor"
    _run([compiler, "-x", "c++", *flags, *sources, "-o", str(program)])
    assert _run([str(program)]) == "PASS\n"


def arrays(kind: Kind, folder: Path) -> None:
    """Run the official vectors through its PTX, encrypted and decrypted, by what the rows mean."""
    kernels = read((folder / _PTX).read_text(encoding="utf-8"), _PTX, gpu("cuda"))
    text = load(kind.cipher)
    (variant,) = under_keys([text.variant(kind.variant)], kind.key.hex())
    begin = f"{kind.variant}_cuda_"
    for key, plain, coded in block_answers(text, variant):
        memory: Any = np.zeros(_MEMORY, dtype=np.uint8)
        memory[3 : 3 + len(key)] = np.frombuffer(key, dtype=np.uint8)
        ArrayLaunch(kernels[f"{begin}expand_key_kernel"], 1, 1, memory, [_address(_AT_DATA), _address(3)]).run()
        for name, kernel in kernels.items():
            role = name.removeprefix(begin)
            if role.startswith(("encrypt", "decrypt")):
                fro, to = (plain, coded) if role.startswith("encrypt") else (coded, plain)
                _on_arrays(variant, kernel, bytes(memory[_AT_DATA : _AT_DATA + kernel.parameters[0].size]), fro, to)


def _on_arrays(variant: Variant, kernel: Kernel, round_keys: bytes, fro: bytes, to: bytes) -> None:
    """Run a kernel on copies of a block, and compare what it makes."""
    memory: Any = np.zeros(_MEMORY, dtype=np.uint8)
    memory[: _GROUP * len(fro)] = np.frombuffer(fro * _GROUP, dtype=np.uint8)
    given = [round_keys, _address(0), _address(_AT_DATA), _address(_GROUP)]
    groups = _GROUP // kernel.threads if "_x" not in kernel.name else 1
    ArrayLaunch(kernel, groups, kernel.threads, memory, given).run()
    made = bytes(memory[_AT_DATA : _AT_DATA + _GROUP * variant.block_bytes])
    assert made == to * _GROUP, f"{kernel.name} makes something else of a vector"


def _address(value: int) -> bytes:
    return value.to_bytes(8, "little")


STEPS: dict[str, Callable[[Kind, Path], None]] = {"prove": prove, "audit": audit, "shim": shim, "arrays": arrays}


def measured(work: Path, names: Sequence[str]) -> Iterator[tuple[str, str, float, int]]:
    """Yield (library, step, seconds of a processor, MiB of memory) for each step of each library."""
    for name in names:
        for step in STEPS:
            found = json.loads(_run([sys.executable, "-m", "tests.cuda.whole", "--step", step, name, str(work / name)]))
            yield name, step, found["seconds"], found["mib"]


def one(step: str, name: str, folder: Path) -> str:
    """Do a step, and return what it took."""
    STEPS[step](KINDS[name], folder)
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    seconds = sum(each.ru_utime + each.ru_stime for each in used)
    return json.dumps({"seconds": seconds, "mib": max(each.ru_maxrss for each in used) >> 10})


def main(words: Sequence[str]) -> int:
    """Do what the command line asks for."""
    if words[0] == "--step":
        print(one(words[1], words[2], Path(words[3])))
        return 0
    work, total = Path(words[0]), 0.0
    work.mkdir(parents=True, exist_ok=True)
    print("| library | step | seconds | MiB |\n|---|---|---|---|")
    try:
        for name, step, seconds, mib in measured(work.resolve(), words[1:] or [*KINDS]):
            total += seconds
            print(f"| {name} | {step} | {seconds:.0f} | {mib} |", flush=True)
    except AssertionError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    print(f"| all | | {total:.0f} | |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

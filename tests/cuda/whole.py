"""Everything that is done to kernels without a GPU, in one run, with what it takes: libraries are made and compiled,
and their PTX is proved; their machine code for every core is looked at for spills; their self-tests run on a processor
with the runtime in `shim`; and the official vectors go through their PTX on arrays of numbers.

python -m tests.cuda.whole WORK [NAME...] [--jobs N]

NAME is of a library, as benchmarks.cuda.everything has them; all without. Each step is a process of its own; as many
libraries are worked on at once as there are processors, or N. Seconds are those of a processor, with all that the
process has started; memory is that of the largest of them. Ends with 1 where a step fails.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.cuda.everything import KINDS, Kind
from ciphergen.backends import gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx, machine_facts
from ciphergen.backends.tools.start import find_program, run_command
from ciphergen.cli import processors
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


def make(kind: Kind, folder: Path) -> None:
    """Make a library, and compile it."""
    _run([sys.executable, "-m", "ciphergen", *kind.words(), "-o", str(folder)])
    files = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.cu*")}
    (folder / _PTX).write_text(compile_to_ptx(gpu("cuda"), files, f"{kind.cipher}.cu"), encoding="utf-8")


def prove(kind: Kind, folder: Path) -> None:
    """Prove its kernels."""
    record = json.loads((folder / "proof.json").read_text(encoding="utf-8"))
    (unit,) = record["objects"].values()
    words = ["--target", "cuda", "--cipher", kind.variant, str(folder / _PTX), "--jobs", "1"]
    words += ["--one-key", kind.key.hex()] if kind.key else []
    words += ["--allow-tables"] if kind.strategy == "tables" else []
    words += [f"--function={kernel}={role}" for kernel, role in unit["roles"].items()]
    _run([sys.executable, "-m", "ciphergen", "prove", *words])


def audit(kind: Kind, folder: Path) -> None:
    """Look at its machine code for every core."""
    cuda, ptx = gpu("cuda"), (folder / _PTX).read_text(encoding="utf-8")
    spilled = [
        f"{name} on {core}: {facts}"
        for core in cuda.cores
        for name, facts in machine_facts(cuda, ptx, core).items()
        if facts.spilled or facts.stack
    ]
    assert not spilled, f"spilled by {'; '.join(spilled)}"


def shim(kind: Kind, folder: Path) -> None:
    """Run its self-test on a processor."""
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    text = f"sanitizers reserve terabytes of addresses, and `ulimit -v` allows {limit >> 10} KiB"
    assert limit == resource.RLIM_INFINITY, text
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
    wide = re.search(r"_x(\d+)_", kernel.name)  # how many blocks a thread does
    groups = -(-_GROUP // (kernel.threads * (int(wide[1]) if wide else 1)))
    ArrayLaunch(kernel, groups, kernel.threads, memory, given).run()
    made = bytes(memory[_AT_DATA : _AT_DATA + _GROUP * variant.block_bytes])
    assert made == to * _GROUP, f"{kernel.name} makes something else of a vector"


def _address(value: int) -> bytes:
    return value.to_bytes(8, "little")


STEPS: dict[str, Callable[[Kind, Path], None]] = {
    "make": make,
    "prove": prove,
    "audit": audit,
    "shim": shim,
    "arrays": arrays,
}


def measured(work: Path, name: str) -> list[dict[str, Any]]:
    """Do all steps of a library, and return what each took, and what was wrong."""
    words = [sys.executable, "-m", "tests.cuda.whole", "--step"]
    return [json.loads(_run([*words, step, name, str(work / name)])) for step in STEPS]


def one(step: str, name: str, folder: Path) -> str:
    """Do a step, and return what it took, and what was wrong."""
    error = ""
    try:
        STEPS[step](KINDS[name], folder)
    except AssertionError as wrong:
        error = f"{name}, {step}: {wrong}"
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    seconds = sum(each.ru_utime + each.ru_stime for each in used)
    return json.dumps({"seconds": seconds, "mib": max(each.ru_maxrss for each in used) >> 10, "error": error})


def table(work: Path, names: Sequence[str], jobs: int) -> bool:
    """Print a line for each library as its steps are done, and what all took; return whether no step failed."""
    print(
        f"| library | {' | '.join(f'{step}, s' for step in STEPS)} | most, MiB |\n|{'---|' * (len(STEPS) + 2)}",
        flush=True,
    )
    total, begun, failed = 0.0, time.monotonic(), False
    with ThreadPoolExecutor(jobs) as pool:
        doing = {pool.submit(measured, work, name): name for name in reversed(names)}  # those that take long first
        for done in as_completed(doing):
            found = done.result()
            total += sum(step["seconds"] for step in found)
            cells = [f"{step['seconds']:.0f}{' failed' * bool(step['error'])}" for step in found]
            print(f"| {doing[done]} | {' | '.join(cells)} | {max(step['mib'] for step in found)} |", flush=True)
            for error in filter(None, (step["error"] for step in found)):
                print(f"error: {error}", file=sys.stderr, flush=True)
                failed = True
    print(f"{total:.0f} s of a processor, {time.monotonic() - begun:.0f} s by the clock, {jobs} at once")
    return not failed


def main(words: Sequence[str]) -> int:
    """Do what the command line asks for."""
    if words[0] == "--step":
        print(one(words[1], words[2], Path(words[3])))
        return 0
    parser = argparse.ArgumentParser(prog="python -m tests.cuda.whole", description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--jobs", type=int, default=processors.count())
    asked = parser.parse_intermixed_args(words)
    asked.work.mkdir(parents=True, exist_ok=True)
    return 0 if table(asked.work.resolve(), asked.names or [*KINDS], asked.jobs) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

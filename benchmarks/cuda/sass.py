"""Counts instructions of machine code by the pipe that runs them, on the way that a thread with whole blocks takes.

NVIDIA describes the instruction set of its GPUs by names alone; which pipe runs what was measured (`machine.cu`).
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

_TEXT = re.compile(r"^\.text\.(\w+):$")
_LABEL = re.compile(r"^(\.L_\w+):$")
_CODE = re.compile(r"^\s+/\*[0-9a-f]{4,}\*/\s+(@!?U?P\w+\s+)?([A-Z][A-Z0-9_]*)([.\w]*)([^;]*);")
_TURNS = re.compile(r"uint32_t (?:v\d+) = (\d+)u; PIN\(v\d+\);\n\s*uint32_t turns = v\d+;")
_TO = re.compile(r"`\((\.L_\w+)\)")
_FMA = {"IMAD", "FFMA", "FMUL", "FADD"}
_MEMORY = {"LDG", "STG", "LDS", "STS", "LDC", "LDL", "STL", "S2R", "CS2R", "BAR", "DEPBAR", "LDGDEPBAR", "MEMBAR"}
_CONTROL = {"BRA", "EXIT", "BSSY", "BSYNC", "CALL", "RET", "WARPSYNC", "YIELD", "NOP"}
_UNIFORM = {"R2UR", "S2UR", "LDCU"}
_MOST_PATHS = 20_000


@dataclass(frozen=True)
class _Instruction:
    """An instruction. guarded: it runs where a predicate says so; to: the label that a branch goes to."""

    name: str
    suffix: str
    guarded: bool
    to: str


def disassembler() -> Path | None:
    """Return the path of nvdisasm, which a package of NVIDIA's has (nvidia-cuda-nvdisasm), None where it is not."""
    places = (Path(place or ".", "nvidia", "cu13", "bin", "nvdisasm") for place in sys.path)
    return next((place for place in places if place.is_file()), None)


def turns(source: str) -> dict[str, int]:
    """Return by kernel how many turns its loop over rounds has, as a source of ours says them; of kernels with one."""
    kernels = (part.partition("\n}\n")[0] for part in source.split("__global__ ")[1:])
    found = ((re.search(r"(\w+_kernel)\(", kernel), _TURNS.search(kernel)) for kernel in kernels)
    return {name[1]: int(count[1]) for name, count in found if name and count}


def counted(text: str, turns: Mapping[str, int] = MappingProxyType({})) -> list[dict[str, object]]:
    """Return for each kernel in nvdisasm's text what a thread runs: instructions by pipe, and the bytes that it stores.

    Of the ways through a kernel the one that stores most counts; of a kernel that loops over data, one turn. turns: by
    kernel, those of a loop over rounds, which stores nothing.
    """
    found = list[dict[str, object]]()
    for name, code, labels in _kernels(text):
        path = _fullest(code, labels)
        turning = _turning(code, labels, path)
        times = {at: turns.get(name, 1) if at in turning else 1 for at in path}
        pipes, names = Counter[str](), Counter[str]()
        for at in path:
            pipes[pipe(code[at])] += times[at]
            names[code[at].name] += times[at]
        found.append(
            {
                "kernel": name,
                "stored": sum(stored(code[at]) for at in path),
                "issued": names.total() - names["NOP"],
                **{each: pipes[each] for each in ("alu", "fma", "wide", "shared", "memory", "uniform", "control")},
                "names": dict(names.most_common()),
            }
        )
    return found


def pipe(instruction: _Instruction) -> str:
    """Return what runs an instruction; wide is the part of fma that makes products of 64 bits."""
    name = instruction.name
    if name in _FMA:
        return "wide" if instruction.suffix.startswith((".WIDE", ".HI")) else "fma"
    if name in ("LDS", "STS"):
        return "shared"
    if name in _MEMORY:
        return "memory"
    if name in _CONTROL:
        return "control"
    return "uniform" if name in _UNIFORM or name.startswith("U") else "alu"


def stored(instruction: _Instruction) -> int:
    """Return the bytes that an instruction stores in memory of the device."""
    if instruction.name != "STG":
        return 0
    width = re.search(r"\.U?S?(8|16|64|128)\b", instruction.suffix)
    return int(width[1]) // 8 if width else 4


def _kernels(text: str) -> Iterator[tuple[str, list[_Instruction], dict[str, int]]]:
    """Yield names, instructions, and the places of labels."""
    name, code, labels = "", list[_Instruction](), dict[str, int]()
    for line in [*text.splitlines(), ".text.end:"]:
        if start := _TEXT.match(line):
            if code:
                yield name, code, labels
            name, code, labels = start[1], [], {}
        elif label := _LABEL.match(line):
            labels[label[1]] = len(code)
        elif part := _CODE.match(line):
            to = _TO.search(part[4])
            # A branch of a warp as a whole has its predicate among its operands.
            guarded = part[1] is not None or (to is not None and "," in part[4][: to.start()])
            code.append(_Instruction(part[2], part[3], guarded, to[1] if to else ""))


def _fullest(code: Sequence[_Instruction], labels: dict[str, int]) -> list[int]:
    """Return the places on the way that stores most, on the shortest of these."""
    best, value = list[int](), (-1, 0)
    waiting: list[tuple[list[int], int]] = [([], 0)]
    for _ in range(_MOST_PATHS):
        if not waiting:
            return best
        path, at = waiting.pop()
        while 0 <= at < len(code) and at not in path:
            path.append(at)
            targets = _next(code, labels, at)
            waiting += ((list(path), other) for other in targets[1:])
            at = targets[0]
        done = path[path.index(at) :] if at in path else path
        worth = (sum(stored(code[place]) for place in done), -len(done))
        if worth > value:
            best, value = done, worth
    raise ValueError(f"more than {_MOST_PATHS} ways through a kernel")


def _turning(code: Sequence[_Instruction], labels: dict[str, int], path: Sequence[int]) -> set[int]:
    """Return the places of loops on a way that store nothing."""
    loops = (range(labels[code[at].to], at + 1) for at in path if code[at].name == "BRA")
    return {at for loop in loops if not any(stored(code[at]) for at in loop) for at in loop}


def _next(code: Sequence[_Instruction], labels: dict[str, int], at: int) -> list[int]:
    """Return where it can go on behind an instruction; -1 is the end."""
    instruction = code[at]
    if instruction.name not in ("BRA", "EXIT"):
        return [at + 1]
    taken = -1 if instruction.name == "EXIT" else labels[instruction.to]
    return [at + 1, taken] if instruction.guarded else [taken]

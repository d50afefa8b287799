"""Makes tables of what a run left: measured figures, each beside the bound that instructions counted set.

python -m benchmarks.cuda.report results.jsonl...
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Record = Mapping[str, Any]
_MIB = 1 << 20
# What a multiprocessor does at most in a clock, in lanes, where no run has measured it: CUDA C++ Programming Guide,
# table of the throughput of arithmetic instructions, for the instructions there; a warp in each of four quarters.
_LANES = {"lop3": 64.0, "imad": 64.0, "imad_wide": 64.0, "lds": 32.0}
_ISSUE = 128.0


class ReportError(Exception):
    """A reason why there is no report."""


@dataclass(frozen=True)
class Bound:
    """What a kernel cannot be faster than. clocks: of a multiprocessor for a block; by: what sets them."""

    clocks: float
    by: str


def read(path: Path) -> list[Record]:
    """Return the records of a run.

    Raises:
        ReportError: the file is not what `run.sh` writes.
    """
    try:
        records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
        if not all(isinstance(record, dict) and "kind" in record for record in records):
            raise ReportError(f"{path}: a line is no record")
    except (OSError, ValueError) as error:
        raise ReportError(f"{path}: {error}") from None
    return records


def bound(counted: Record, lanes: Mapping[str, float], block: int) -> Bound:
    """Return the bound of a kernel. counted: its instructions; lanes: by pipe; block: bytes."""
    blocks = counted["stored"] / block
    products = counted["wide"] / lanes["imad_wide"] + counted["fma"] / lanes["imad"]
    parts = {
        "ALU": counted["alu"] / lanes["lop3"],
        "FMA": products,
        "shared memory": counted["shared"] / lanes["lds"],
        "issue": counted["issued"] / _ISSUE,
    }
    by = max(parts, key=lambda name: parts[name])
    return Bound(parts[by] / blocks, by)


def report(records: Sequence[Record]) -> str:
    """Return the tables of one run in Markdown."""
    return "\n".join(_lines(records)) + "\n"


def _of(records: Sequence[Record], kind: str) -> list[Record]:
    return [record for record in records if record["kind"] == kind]


def _lines(records: Sequence[Record]) -> Iterator[str]:
    gpus = _of(records, "gpu")
    if not gpus:
        raise ReportError("no GPU was measured: the run has no record of one")
    gpu = gpus[0]
    yield (
        f"{gpu['name']}, {gpu['multiprocessors']} multiprocessors, {gpu['ghz']:.3f} GHz; driver {_driver(records)}, "
        f"{gpu['compiler']}"
    )
    yield ""
    for record in _of(records, "checked"):
        yield (
            f"{record['library']}: {record['blocks']} random blocks of each function, in place and not, as a processor "
            "computes them."
        )
    yield ""
    lanes = {**_LANES, **{record["name"]: record["lanes"] for record in _of(records, "pipe")}}
    yield from _pipes(records)
    yield from _copies(records)
    yield from _devices(records, gpu, lanes)
    yield from _hosts(records)
    yield from _forms(records)


def _driver(records: Sequence[Record]) -> str:
    return next((record["driver"] for record in _of(records, "run") if record.get("driver")), "unknown")


def _pipes(records: Sequence[Record]) -> Iterator[str]:
    if found := _of(records, "pipe"):
        yield "| instructions | lanes a clock and multiprocessor |"
        yield "|---|---|"
        yield from (f"| {record['name'].replace('_', ' ')} | {record['lanes']:.1f} |" for record in found)
        yield ""


def _copies(records: Sequence[Record]) -> Iterator[str]:
    if found := _of(records, "copy"):
        yield "| copies | MiB | GB/s |"
        yield "|---|---|---|"
        for record in found:
            gigabytes = record["bytes"] / record["seconds"] / 1e9
            yield f"| {record['what']} | {record['bytes'] // _MIB} | {gigabytes:.1f} |"
        yield ""


def _devices(records: Sequence[Record], gpu: Record, lanes: Mapping[str, float]) -> Iterator[str]:
    """Yield the table of kernels: of each size the figure, and of the best what part of the bound it is."""
    found = _of(records, "device")
    sizes = sorted({record["bytes"] for record in found})
    memory = max(
        (r["bytes"] / r["seconds"] for r in _of(records, "copy") if r["what"] == "device to device"), default=0
    )
    if not found:
        return
    shown = " | ".join(f"{size // _MIB} MiB" for size in sizes)
    yield f"| kernel, GB/s | {shown} | clock, GHz | counted bound | what sets it | part of it |"
    yield "|---|" + "---|" * (len(sizes) + 4)
    core = f"sm_{gpu['capability'].replace('.', '')}"
    for library, variant, role in dict.fromkeys((r["library"], r["variant"], r["role"]) for r in found):
        own = {r["bytes"]: r for r in found if (r["library"], r["variant"], r["role"]) == (library, variant, role)}
        best = max(own.values(), key=lambda r: r["bytes"] / r["seconds"])
        cells = [f"{own[size]['bytes'] / own[size]['seconds'] / 1e9:.0f}" if size in own else "" for size in sizes]
        kernels = [
            r
            for r in _of(records, "counted")
            if (r["library"], r["core"]) == (library, core) and r["kernel"].startswith(f"{variant}_{role}")
        ]
        behind = ["", "", ""]
        if kernels:
            kernel = max(kernels, key=lambda r: r["stored"])
            limit = bound(kernel, lanes, best["block"])
            most = gpu["multiprocessors"] * best["ghz"] * 1e9 / limit.clocks * best["block"]
            by, most = ("memory", memory) if memory and memory < most else (limit.by, most)
            part = best["bytes"] / best["seconds"] / most
            behind = [f"{most / 1e9:.0f} ({limit.clocks:.2f} clocks)", by, f"{100 * part:.0f} %"]
        yield f"| {library}: `{variant}_{role}` | {' | '.join([*cells, format(best['ghz'], '.3f'), *behind])} |"
    yield ""


def _hosts(records: Sequence[Record]) -> Iterator[str]:
    """Yield the table of data of the host: with a pipe that is kept, and with one that is made for each call."""
    if found := _of(records, "host"):
        kinds = [(memory, kept) for kept in (True, False) for memory in ("pinned", "pageable")]
        shown = " | ".join(f"{memory}{', kept' if kept else ''}" for memory, kept in kinds)
        yield f"| host to host, GB/s | MiB | {shown} |"
        yield "|---|---|---|---|---|---|"
        for library, variant, role in dict.fromkeys((r["library"], r["variant"], r["role"]) for r in found):
            own = {
                (r["memory"], r.get("kept", False)): r
                for r in found
                if (r["library"], r["variant"], r["role"]) == (library, variant, role)
            }
            rates = [f"{own[k]['bytes'] / own[k]['seconds'] / 1e9:.2f}" if k in own else "" for k in kinds]
            size = next(iter(own.values()))["bytes"] // _MIB
            yield f"| {library}: `{variant}_{role}` | {size} | {' | '.join(rates)} |"


def _forms(records: Sequence[Record]) -> Iterator[str]:
    """Yield the table of the forms of a paper, and of the library beside them."""
    if found := _of(records, "form"):
        yield ""
        yield "| form | memory | to the last byte back | MiB | ms | least | most | GB/s |"
        yield "|---|---|---|---|---|---|---|---|"
        for r in found:
            times = " | ".join(f"{1e3 * r[name]:.1f}" for name in ("seconds", "least", "most"))
            back, rate = "yes" if r["back"] else "no", r["bytes"] / r["seconds"] / 1e9
            yield f"| {r['form']} | {r['memory']} | {back} | {r['bytes'] // _MIB} | {times} | {rate:.2f} |"


def main(words: Sequence[str] | None = None) -> int:
    """Print the report of each file that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cuda.report", description=__doc__)
    parser.add_argument("results", nargs="+", type=Path, metavar="RESULTS", help="results.jsonl, as run.sh leaves it")
    try:
        for path in parser.parse_args(words).results:
            print(report(read(path)))
    except ReportError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

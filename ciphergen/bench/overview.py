"""Draw the picture of the benchmarks: cycles of generated code beside C, with aligned data and at odd addresses.

    python -m ciphergen.bench.overview PICTURE DOCUMENT=STRATEGY...

takes one document of `gen bench` for each cipher, and of generated code the strategy that is named; so the picture is
of committed figures.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ciphergen.bench import plot
from ciphergen.bench.measure import BLOCKS
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.interface.table import one_block, row_of_blocks

CORE, PLAIN = "rocket", "gcc -O3"
OTHERS: Mapping[str, str] = {
    "clang -O3, our dataflow": "C, our dataflow, clang",
    "gcc -O3, our dataflow": "C, our dataflow, gcc",
    PLAIN: "plain C, gcc",
}
_MOST = 200  # cycles/byte: slower code would leave no room for the rest


def panels(document: Mapping[str, Any], strategy: str) -> dict[str, list[plot.Pair]]:
    """Return panels with one block and the longest message of a document's first variant, encrypted; for each code both
    places of data."""
    measured = [m for m in document["measurements"] if m["chip"] == CORE]
    variant = measured[0]["variant"]
    codes = {f"ours, {strategy}": f"ours, {strategy}", **OTHERS}
    found: dict[str, list[plot.Pair]] = {}
    for title, role, blocks in (
        ("one block", one_block(ENCRYPT).name, 1),
        (f"{max(BLOCKS)} blocks", row_of_blocks(ENCRYPT).name, max(BLOCKS)),
    ):
        cycles = {
            (m["code"], m["aligned"]): m["cycles_per_byte"]
            for m in measured
            if (m["variant"], m["role"], m["blocks"]) == (variant, role, blocks)
        }
        pairs = [plot.Pair(shown, cycles[code, True], cycles[code, False]) for code, shown in codes.items()]
        if blocks == 1:
            pairs += [
                plot.Pair("as published *", each["cycles_per_byte"], None)
                for each in document["published"]
                if each["variant"] == variant and each["cycles_per_byte"] < _MOST
            ][:1]
        found[f"{variant}, {title}"] = pairs
    return found


def main(words: Sequence[str]) -> None:
    """Write the picture."""
    picture, *documents = words
    drawn: dict[str, list[plot.Pair]] = {}
    for word in documents:
        path, _, strategy = word.partition("=")
        drawn.update(panels(json.loads(Path(path).read_text(encoding="utf-8")), strategy))
    Path(picture).write_text(plot.pairs(drawn), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

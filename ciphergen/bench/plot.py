"""A plot of cycles per byte: generated code, peers, and what others report, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from typing import Any

from ciphergen.backends.toolchain import ToolMissing
from ciphergen.bench.figures import Figure
from ciphergen.bench.measure import BLOCKS, Measurement

_OURS, _PEER, _OTHERS = "#1b6ca8", "#9aa5b1", "#d08c3c"


def require() -> None:
    """Whether a plot can be drawn here.

    Raises:
        ToolMissing: matplotlib is not installed.
    """
    if find_spec("matplotlib") is None:
        raise ToolMissing("draw the plot", ["pip install matplotlib"])


def svg(measured: Sequence[Measurement], published: Sequence[Figure], peers: Sequence[str]) -> str:
    """One panel for each core and variant: one block, and the longest message, encrypted. The same bytes for the
    same measurements.

    Raises:
        ToolMissing: matplotlib is not installed.
    """
    require()
    matplotlib = import_module("matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams.update({"svg.hashsalt": "ciphergen", "svg.fonttype": "none", "font.size": 9})
    pyplot: Any = import_module("matplotlib.pyplot")
    panels = list(dict.fromkeys((m.chip, m.variant) for m in measured))
    chips, variants = list(dict.fromkeys(c for c, _ in panels)), list(dict.fromkeys(v for _, v in panels))
    figure, axes = pyplot.subplots(
        len(variants),
        len(chips),
        squeeze=False,
        sharex=True,
        layout="constrained",
        figsize=(5 * len(chips), 0.4 + 2.6 * len(variants)),
    )
    for chip, variant in panels:
        axis = axes[variants.index(variant)][chips.index(chip)]
        bars = _bars([m for m in measured if (m.chip, m.variant) == (chip, variant)], peers)
        bars += [
            (f"{f.what} *", f.cycles_per_byte, _OTHERS)
            for f in published
            if f.variant == variant and f.cycles_per_byte < 100
        ]
        axis.barh([b[0] for b in bars], [b[1] for b in bars], color=[b[2] for b in bars])
        axis.bar_label(axis.containers[0], fmt="%.2f", padding=2)
        axis.invert_yaxis()
        axis.margins(x=0.15)
        axis.set_title(f"{variant} encryption, {chip}")
        axis.spines[["top", "right"]].set_visible(False)
    figure.supxlabel("cycles/byte, call included        * as published, on other hardware: not like for like")
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    return text.getvalue()


def _bars(measured: Sequence[Measurement], peers: Sequence[str]) -> list[tuple[str, float, str]]:
    """Label, height and colour; generated code first."""
    found = []
    for m in measured:
        shown = m.role == "encrypt" or (m.role == "encrypt_blocks" and m.blocks == max(BLOCKS))
        if shown and m.cycles_per_byte is not None:
            label = f"{m.code}, {m.blocks} block{'s' * (m.blocks > 1)}"
            found.append((m.code in peers, (label, m.cycles_per_byte, _PEER if m.code in peers else _OURS)))
    return [bar for _, bar in sorted(found, key=lambda item: item[0])]

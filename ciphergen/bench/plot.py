"""A plot of cycles per byte: generated code, peers, and what others report, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from typing import Any, NamedTuple

from ciphergen.backends.tools.toolchain import ToolMissing
from ciphergen.bench.figures import Figure
from ciphergen.bench.measure import BLOCKS, Measurement
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.interface.table import one_block, row_of_blocks

_MOST = 100  # cycles/byte: slower code would leave no room for the rest
OURS, PEER, OTHERS = "#1b6ca8", "#9aa5b1", "#d08c3c"
_WIDTH = 9.375  # inches: 900 pixels, in which a page shows it


class Bar(NamedTuple):
    """A bar of the plot: one figure, in cycles/byte."""

    label: str
    length: float
    colour: str


class Pair(NamedTuple):
    """A pair of bars: cycles/byte of aligned data, and of data at odd addresses where that is known."""

    label: str
    aligned: float
    odd: float | None


def require() -> None:
    """Check that matplotlib is installed.

    Raises:
        ToolMissing: matplotlib is not installed.
    """
    if find_spec("matplotlib") is None:
        raise ToolMissing("draw the plot", ["pip install matplotlib"])


def svg(measured: Sequence[Measurement], published: Sequence[Figure], peers: Sequence[str]) -> str:
    """Return a plot with one panel for each core and variant: one block, and the longest message, encrypted. Equal
    measurements give equal bytes.

    Raises:
        ToolMissing: matplotlib is not installed.
    """
    panels = list(dict.fromkeys((m.chip, m.variant) for m in measured))
    drawn = {panel: _bars([m for m in measured if (m.chip, m.variant) == panel], published, peers) for panel in panels}
    return draw(drawn, "cycles/byte, call included        * as published, on other hardware: not like for like")


def draw(panels: Mapping[tuple[str, str], Sequence[Bar]], label: str) -> str:
    """Return a plot with bars for each core and variant, cores side by side.

    Raises:
        ToolMissing: matplotlib is not installed.
    """
    pyplot = _pyplot()
    cores, variants = list(dict.fromkeys(c for c, _ in panels)), list(dict.fromkeys(v for _, v in panels))
    tallest = max(map(len, panels.values()))
    figure, axes = pyplot.subplots(
        len(variants), len(cores), squeeze=False, sharex=True, layout="constrained",
        figsize=(7 * len(cores), 0.6 + len(variants) * (0.8 + 0.2 * tallest)),
    )  # fmt: skip
    for (core, variant), bars in panels.items():
        axis = axes[variants.index(variant)][cores.index(core)]
        places = range(len(bars))
        drawing = axis.barh(places, [bar.length for bar in bars], color=[bar.colour for bar in bars])
        axis.set_yticks(places, [bar.label for bar in bars])
        axis.bar_label(drawing, fmt="%.2f", padding=2)
        axis.invert_yaxis()
        axis.margins(x=0.15)
        axis.set_title(f"{variant} encryption, {core}")
        axis.spines[["top", "right"]].set_visible(False)
    figure.supxlabel(label)
    return _written(pyplot, figure)


def pairs(panels: Mapping[str, Sequence[Pair]]) -> str:
    """Return a plot with two bars for each code, in two columns of panels, legible at 900 pixels.

    Raises:
        ToolMissing: matplotlib is not installed.
    """
    pyplot = _pyplot()
    rows = -(-len(panels) // 2)
    figure, axes = pyplot.subplots(rows, 2, squeeze=False, layout="constrained", figsize=(_WIDTH, 0.5 + 2.4 * rows))
    for axis, (title, codes) in zip(axes.flat, panels.items(), strict=True):
        for place, code in enumerate(codes):
            colour = OURS if place == 0 else OTHERS if code.odd is None else PEER
            for shift, cycles, alpha in ((-0.2, code.aligned, 1.0), (0.2, code.odd, 0.5)):
                if cycles is not None:
                    drawing = axis.barh(place + shift, cycles, 0.38, color=colour, alpha=alpha)
                    axis.bar_label(drawing, fmt="%.1f", padding=2, fontsize=8)
        axis.set_yticks(range(len(codes)), [code.label for code in codes])
        axis.invert_yaxis()
        axis.margins(x=0.15)
        axis.set_title(title)
        axis.spines[["top", "right"]].set_visible(False)
    figure.supxlabel("cycles/byte on Rocket; dark: aligned, light: at odd addresses; * on a board, not like for like")
    return _written(pyplot, figure)


def points(known: Sequence[tuple[str, float, float]], across: str, up: str) -> str:
    """Return a plot of named points. known: of each its name and its two figures; across, up: what these are.

    Raises:
        ToolMissing: matplotlib is not installed.
    """
    pyplot = _pyplot()
    figure, axis = pyplot.subplots(layout="constrained", figsize=(_WIDTH, 5))
    axis.scatter([x for _, x, _ in known], [y for _, _, y in known], color=OURS)
    for name, x, y in known:
        axis.annotate(name, (x, y), xytext=(4, 4), textcoords="offset points")
    axis.set_xlabel(across)
    axis.set_ylabel(up)
    axis.margins(0.15)
    axis.spines[["top", "right"]].set_visible(False)
    return _written(pyplot, figure)


def _pyplot() -> Any:
    """Return pyplot, set up so that equal figures give equal bytes."""
    require()
    matplotlib = import_module("matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams.update({"svg.hashsalt": "ciphergen", "svg.fonttype": "none", "font.size": 9})
    return import_module("matplotlib.pyplot")


def _written(pyplot: Any, figure: Any) -> str:
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    return text.getvalue()


def _bars(measured: Sequence[Measurement], published: Sequence[Figure], peers: Sequence[str]) -> list[Bar]:
    """Return bars for generated code, then peers, then what others report. Draw generated code with equal figures only
    once."""
    ours: dict[tuple[object, ...], Bar] = {}
    others: list[Bar] = []
    for m in measured:
        longest = m.role == row_of_blocks(ENCRYPT).name and m.blocks == max(BLOCKS)
        shown = longest or m.role == one_block(ENCRYPT).name
        if not (shown and m.aligned) or m.cycles_per_byte is None:
            continue
        label = f"{m.code}, {m.blocks} block{'s' * (m.blocks > 1)}"
        if m.code in peers:
            others.append(Bar(label, m.cycles_per_byte, PEER))
        else:
            same = (m.role, m.cycles, m.instructions, m.code_bytes)
            ours.setdefault(same, Bar(label, m.cycles_per_byte, OURS))
    variants = {m.variant for m in measured}
    reported = [
        Bar(f"{f.what.partition(',')[0]}, {f.cycles} cycles *", f.cycles_per_byte, OTHERS)
        for f in published
        if f.variant in variants and f.cycles_per_byte < _MOST
    ]
    return [*ours.values(), *others, *reported]

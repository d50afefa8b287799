"""The picture of the benchmarks: of committed figures, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ciphergen.bench import overview

RESULTS = Path(__file__).parents[2] / "benchmarks" / "results"
SOURCES = ("rv32i-lea-ecb.json=loop4x6+loop4x4", "rv32i-pipo-ecb.json=columns4+loop2")


def test_the_committed_picture_is_of_the_committed_figures(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    made = tmp_path / "picture.svg"
    overview.main([str(made), *(str(RESULTS / source) for source in SOURCES)])
    assert made.read_text() == (RESULTS / "rv32i.svg").read_text()
    assert 'width="675pt"' in made.read_text()  # 900 pixels


def test_both_places_of_data_are_shown() -> None:
    document = json.loads((RESULTS / "rv32i-lea-ecb.json").read_text())
    one, many = overview.panels(document, "loop4x6+loop4x4").values()
    labels = ["ours, loop4x6+loop4x4", *overview.OTHERS.values()]
    assert [code.label for code in many] == labels
    assert [code.label for code in one] == [*labels, "as published *"]
    figures = {
        (m["code"], m["aligned"]): m["cycles_per_byte"]
        for m in document["measurements"]
        if (m["chip"], m["variant"], m["role"], m["blocks"]) == ("rocket", "lea128", "encrypt_blocks", 64)
    }
    assert (many[0].aligned, many[0].odd) == (figures[labels[0], True], figures[labels[0], False])
    assert (one[-1].aligned, one[-1].odd) == (48.44, None)

"""The area of a core with a unit and without."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends.tools.synthesis import GATES, cells, counted
from tests.tools import YOSYS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Gen

LISTED = {
    "creator": "Yosys 0.23",
    "modules": {"\\picorv32_bare": {"num_wires": 1024, "num_cells_by_type": {"CARRY4": 94, "FDRE": 562, "LUT2": 297}}},
    "design": {"num_wires": 1024, "num_cells_by_type": {"CARRY4": 94, "FDRE": 562, "LUT2": 297}},
}


def test_cells_are_those_that_are_listed() -> None:
    assert counted(json.dumps(LISTED)) == {"CARRY4": 94, "FDRE": 562, "LUT2": 297}


@YOSYS
def test_texts_are_read_in_the_order_of_their_names() -> None:
    texts = {"b.v": "module b (input [`N:0] x, output [`N:0] y); assign y = ~x; endmodule", "a.v": "`define N 2"}
    assert cells(texts, "b", GATES) == {"$_NOT_": 3}


@YOSYS
def test_a_core_that_yosys_does_not_read(gen: Gen, tmp_path: Path) -> None:
    ran = gen("hardware", "--target", "rv32i+lea", "--core", "ibex-custom", "-o", tmp_path / "x")
    assert (ran.status, ran.err) == (
        2,
        "--core: no core whose area can be counted is called 'ibex-custom'\n  allowed: picorv32-pcpi\n",
    )
    assert not (tmp_path / "x").exists()


@pytest.mark.slow
@YOSYS
def test_the_area_of_picorv32(gen: Gen, tmp_path: Path) -> None:
    ran = gen("hardware", "--target", "rv32i+lea", "--core", "picorv32-pcpi", "--json", "-o", tmp_path / "x")
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    core = found["cores"]["picorv32-pcpi"]
    assert core["without"]["LUT"] < core["with"]["LUT"]
    more = core["with"]["gate equivalents"] - core["without"]["gate equivalents"]
    assert more > found["gate_equivalents"] / 2

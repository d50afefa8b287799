"""Cores with the unit of an extension: what Ibex is changed to, the words that it is told, and cycles on all three."""

from __future__ import annotations

from pathlib import Path

import pytest

from ciphergen.backends import measures, target
from ciphergen.backends.extended_names import GIVEN
from ciphergen.backends.machine.measure import ALU, Chip
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.bench import ibex_unit
from ciphergen.bench.measure import MeasuredCode, measure
from ciphergen.bench.simulator import simulator
from ciphergen.bench.stopped import Stopped
from ciphergen.cli.custom_unit import custom_unit
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from tests.generator.test_by_functions import PAIRS, written
from tests.generator.test_by_functions import only as only_these

PACKAGE = (
    "  typedef enum logic [6:0] {\n    // Arithmetics\n    ALU_CRC32C_W\n  } alu_op_e;\n    OPCODE_OP       = 7'h33,\n"
)
CASE = "      OPCODE_OP: begin  // Register-Register ALU operation\n"
ALU_TEXT = (
    "  always_comb begin\n    result_o   = '0;\n    unique case (operator_i)\n"
    "      ALU_AND,  ALU_ANDN: result_o = bwlogic_result;\n"
)


@pytest.fixture(autouse=True)
def no_other_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GIVEN, "")


def rtl(folder: Path, decoder: str = f"{CASE}legal\n{CASE}operators\n", alu: str = ALU_TEXT) -> Path:
    for name, text in (("ibex_pkg.sv", PACKAGE), ("ibex_decoder.sv", decoder), ("ibex_alu.sv", alu)):
        (folder / name).write_text(text)
    return folder


def test_ibex_gets_an_operator_for_each_word(tmp_path: Path) -> None:
    unit = custom_unit(target("rv32i+lea"))
    assert len(unit.words) == 64
    assert unit.words[9] == "0100100" + "?" * 10 + "111" + "?????" + "0001011"
    ibex_unit.add(rtl(tmp_path), unit.words)
    decoder = (tmp_path / "ibex_decoder.sv").read_text()
    assert decoder.count("OPCODE_CUSTOM_0: begin") == 2
    assert decoder.count("illegal_insn = 1'b0;") == decoder.count("alu_operator_o = ALU_CUSTOM_") == 64
    alu = (tmp_path / "ibex_alu.sv").read_text()
    assert alu.index("custom_unit u_custom") < alu.index("result_o   = '0;") < alu.index("result_o = custom_rd;")
    package = (tmp_path / "ibex_pkg.sv").read_text()
    assert "OPCODE_CUSTOM_0 = 7'b0001011" in package
    assert "typedef enum logic [7:0]" in package  # 65 operators of Ibex and 64 are more than 128


@pytest.mark.parametrize("given", [{"decoder": CASE}, {"alu": ALU_TEXT.replace("AND,  ", "")}])
def test_another_ibex_is_refused(given: dict[str, str], tmp_path: Path) -> None:
    file = "ibex_decoder.sv" if "decoder" in given else "ibex_alu.sv"
    with pytest.raises(Stopped) as caught:
        ibex_unit.add(rtl(tmp_path, **given), custom_unit(target("rv32i+lea")).words)
    assert str(caught.value) == f"{file}: not the version of Ibex that a unit is added to"


@pytest.mark.long
def test_every_core_has_its_files() -> None:
    unit = custom_unit(target("rv32i+aes"))
    for chip in measures(target("rv32i+aes")).chips:
        assert chip.port in (ALU, *unit.files)
    assert measures(target("rv64i+lea")).chips == ()


# Cycles of a block of AES-128 by the best pair for each core, as the task has them.
MOST = {"ibex-custom": ("round", 232), "vexriscv-cfu": ("two", 364), "picorv32-pcpi": ("two", 804)}


@pytest.mark.slow
@pytest.mark.parametrize("name", MOST)
def test_cycles_of_a_block(name: str, tmp_path: Path) -> None:
    """Every output of every call is compared with the cipher text's own."""
    pair, most = MOST[name]
    chosen = target(written(tmp_path, only_these(PAIRS[pair])))
    chip = next(chip for chip in measures(chosen).chips if chip.name == name)
    cycles = cycles_of("aes", "aes128", chosen, chip)
    assert cycles["encrypt", 1] <= most
    assert cycles["decrypt_blocks", 64] <= 1.1 * cycles["encrypt_blocks", 64]


def cycles_of(name: str, variant: str, on: Target, chip: Chip) -> dict[tuple[str, int], float]:
    """The cycles of aligned calls by function and blocks, of which every output is compared with the cipher text's."""
    text = load(name)
    output = generate(text, on, Options(variants=(variant,), modes=("ecb",), core=chip.core))
    data = assemble(output.files[f"{variant}.S"], on)
    code = MeasuredCode(
        "ours", text.variants[variant], data, ("encrypt", "decrypt", "decrypt_blocks", "encrypt_blocks")
    )
    return {(m.role, m.blocks): m.cycles for m in measure(code, on, simulator(chip, custom_unit(on))) if m.aligned}


@pytest.mark.slow
def test_cycles_of_lea_on_ibex() -> None:
    """Its 64 words are more operators than Ibex has room for; 338 instructions were predicted."""
    on = target("rv32i+lea")
    (chip,) = (chip for chip in measures(on).chips if chip.name == "ibex-custom")
    cycles = cycles_of("lea", "lea128", on, chip)
    assert max(cycles["encrypt", 1], cycles["decrypt", 1]) <= 338 * 1.05

"""Cores of AArch64 that are only modelled: what is run, what is counted, and what is said of it."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import ToolMissing, assemble
from ciphergen.bench import mca, model_report, peers
from ciphergen.bench.calibrate import LOOPS, Calibration, calibrate
from ciphergen.bench.emulated import EmulatedProgram
from ciphergen.bench.estimate import BULK, LONG, SHORT, Estimate, estimate, jobs, lengths
from ciphergen.bench.mca import bound, computes_scalars, computes_vectors, llvm, texts
from ciphergen.bench.measure import MeasuredCode, WrongOutput
from ciphergen.bench.model_report import ModelFindings
from ciphergen.bench.on import models
from ciphergen.bench.peers import PEERS, compiled
from ciphergen.bench.published import REPORTED, reported
from ciphergen.bench.stopped import Stopped
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.interface.table import ROLES as ROWS
from ciphergen.tune.model import CyclePredictor
from ciphergen.verify.object.object_file import read
from tests import kept
from tests.tools import needs

MODELS = models("aarch64")

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

AARCH64 = target("aarch64")
LEA128 = load("lea").variant("lea128")
ROLES = ("expand_key", "encrypt_blocks")
MOST = 85  # blocks: two batches of C with intrinsics at least, one of every narrower kind, and one block
N1, A10 = MODELS["neoverse-n1"], MODELS["apple-a10"]


def _installed() -> bool:
    try:
        llvm()
    except ToolMissing:
        return False
    return True


needs_llvm = needs("llvm-mca 19", installed=_installed())
needs_gcc = needs("gcc for AArch64", installed=shutil.which("aarch64-linux-gnu-gcc") is not None)


@cache
def source() -> str:
    return kept.made(load("lea"), AARCH64, Options(variants=("lea128",), core="neoverse-n1")).files["lea128.S"]


def code(text: str) -> MeasuredCode:
    return MeasuredCode("ours", LEA128, assemble(text, AARCH64), ROLES, 8192)


@cache
def estimates() -> tuple[Estimate, ...]:
    return tuple(estimate(code(source()), AARCH64, [N1], llvm(), workers=2))


@pytest.mark.long
@needs_llvm
def test_what_lea_costs() -> None:
    found = {(e.role, e.blocks): e for e in estimates()}
    assert set(found) == {("expand_key", 0), *(("encrypt_blocks", n) for n in (*SHORT, BULK))}
    assert len(found) == jobs(code(source()), [N1])
    bulk = found["encrypt_blocks", BULK]
    assert bulk.instructions_per_byte is not None
    assert bulk.cycles_per_byte is not None
    assert bulk.bound is not None
    assert 24 * 15 / 64 < bulk.instructions_per_byte < 10  # 15 operations a round for 64 bytes, and keys
    assert bulk.bound <= bulk.cycles_per_byte + 0.01 < 6
    key = found["expand_key", 0]
    assert (key.cycles_per_byte, key.instructions_per_byte, key.bound) == (None, None, None)
    body = source().partition("FUNCTION lea128_expand_key\n")[2].partition("    END")[0]
    instructions = [line for line in body.splitlines() if not line.strip().startswith((".", "CIPHERGEN_", "/*", "*"))]
    assert key.instructions == len(instructions)  # no branch in it


@pytest.mark.long
@needs_llvm
def test_the_model_of_the_search_agrees() -> None:
    """`gen tune` predicts by a model of its own, which needs no program."""
    obj = read(assemble(source(), AARCH64), "lea.o", AARCH64)
    places = {symbol: offset for symbol, (offset, _) in obj.functions.items()}
    made = CyclePredictor(obj.text, places, AARCH64, AARCH64.cores["neoverse-n1"], LEA128.block_bytes)
    found = made.cycles("lea128_encrypt_blocks", "encrypt_blocks", 16)["bulk"]
    bulk = next(e.cycles for e in estimates() if (e.role, e.blocks) == ("encrypt_blocks", BULK))
    assert found == pytest.approx(bulk, rel=0.05)


@pytest.mark.long
def test_instructions_are_those_that_were_executed() -> None:
    program = EmulatedProgram.of(code(source()), AARCH64, 8)
    one, eight = (program.trace("encrypt_blocks", n) for n in (4, 8))
    words = program.words(one)
    assert words[-1] == (0xD65F03C0).to_bytes(4, "little")
    assert len(eight.at) > len(one.at) > 24 * 15
    assert program.trace("expand_key", 0).stack_bytes == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("sri v", "sli v", WrongOutput),
        ("\n    ret", "\n    movi v9.16b, #1\n    ret", Stopped),
        ("\n    ret", "\n    strb wzr, [x2, #1]\n    ret", Stopped),
        ("\n    ret", "\n    brk #1\n    ret", Stopped),
    ],
)
def test_wrong_code_is_not_measured(old: str, new: str, said: type[Exception]) -> None:
    head, tail = source().split("FUNCTION lea128_encrypt_blocks\n")
    assert old in tail
    with pytest.raises(said, match="lea128_encrypt_blocks"):
        EmulatedProgram.of(code(f"{head}FUNCTION lea128_encrypt_blocks\n{tail.replace(old, new)}"), AARCH64, 4).trace(
            "encrypt_blocks", 4
        )


@needs_llvm
def test_words_become_text_that_the_model_reads() -> None:
    rows = AARCH64.rows
    words = [
        rows["eor_16b"].encode({"Rd": 1, "Rn": 2, "Rm": 3}),
        rows["cbz_x"].encode({"Rt": 4, "imm": -356}),
        rows["ldr_q"].encode({"Rt": 5, "Rn": 0, "imm": 16}),
    ]
    found = texts(llvm(), [word.to_bytes(4, "little") for word in words])
    assert [line.split() for line in found] == [
        ["eor", "v1.16b,", "v2.16b,", "v3.16b"],
        ["cbz", "x4,", "somewhere"],
        ["ldr", "q5,", "[x0,", "#16]"],
    ]
    assert mca.cycles(llvm(), N1, found) > 0
    with pytest.raises(Stopped, match="llvm-mc"):
        texts(llvm(), [b"\xff" * 4])
    with pytest.raises(Stopped, match="llvm-mca refuses"):
        mca.cycles(llvm(), N1, ["no such instruction"])


@pytest.mark.long
@needs_llvm
def test_the_models_know_loops_of_which_the_cycles_are_published() -> None:
    found = calibrate(llvm(), [N1, A10, MODELS["cortex-a72"]])
    assert len(found) == 3 * len(LOOPS)
    departs = {(c.core, c.loop) for c in found if abs(c.ratio - 1) > 0.11}
    assert departs == {("cortex-a72", "independent SHL")}  # the model lets both pipes shift


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("eor v1.16b, v2.16b, v3.16b", "vector"),
        ("dup v0.4s, w1", "vector"),
        ("ldr q1, [x0]", ""),
        ("st4 { v0.4s, v1.4s, v2.4s, v3.4s }, [x2]", ""),
        ("str x1, [x0]", ""),
        ("add x1, x2, x3", "scalar"),
        ("cbnz x1, somewhere", ""),
        ("b.lo somewhere", ""),
        ("bic x1, x2, x3", "scalar"),
        ("ret", ""),
    ],
)
def test_what_instructions_work_on(line: str, kind: str) -> None:
    assert (computes_vectors(line), computes_scalars(line)) == (kind == "vector", kind == "scalar")


def test_bounds() -> None:
    assert bound(N1, ["eor v1.16b, v2.16b, v3.16b"] * 6 + ["ldr q1, [x0]"] * 2) == 3
    assert bound(N1, ["add x1, x2, x3"] * 8) == 2


def test_long_messages_are_whole_batches() -> None:
    for batch in (1, 16, 21, 128):
        few, many = lengths(batch)
        assert few >= LONG
        assert (few % batch, many) == (0, 2 * few)


def script(folder: Path, version: int, suffix: str = "") -> None:
    for tool in ("mca", "mc"):
        file = folder / f"llvm-{tool}{suffix}"
        file.write_text(f"#!/bin/sh\necho LLVM version {version}.1.0\n")
        file.chmod(0o755)


def test_a_version_that_lacks_the_models_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    script(tmp_path, 14)
    with pytest.raises(ToolMissing, match="apt install llvm-19"):
        llvm()
    script(tmp_path, 20, "-20")
    assert (llvm().version, llvm().mca) == ("LLVM version 20.1.0", str(tmp_path / "llvm-mca-20"))


def test_without_llvm(gen: Gen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    status, out, err = gen("bench", "--cipher", "lea", "--target", "aarch64")
    assert (status, out) == (3, "")
    assert "apt install llvm-19" in err


def made_up(core: str = "neoverse-n1", name: str = "ours", cpb: float = 2.0, scalars: float = 0.05) -> Estimate:
    return Estimate(core, name, "lea128", "encrypt_blocks", BULK, 100.0, scalars, 16 * cpb, 6.25, cpb, 1.9, 700, 0, 0)


def against(*estimates_: Estimate) -> dict[str, str]:
    """The last column of the comparison by what ours is compared with."""
    core = estimates_[0].core
    found = ModelFindings(estimates_, (), reported(["lea128"], [core]), ("gcc -O3",), {"lea128": 16})
    table = next(t for t in model_report.tables(found) if t.title.startswith("Encryption"))
    assert all(len(row) == len(table.head) for t in model_report.tables(found) for row in t.rows if t is table)
    return {str(row[3]) + str(row[4]): str(row[6]) for row in table.rows}


def test_small_differences_are_no_win() -> None:
    peer = "gcc -O3"
    for theirs, said in (
        (2.15, "equal"),
        (1.85, "equal"),
        (3.0, "ours 1.50 times faster"),
        (1.0, "ours 2.00 times slower"),
    ):
        assert against(made_up(), made_up(name=peer, cpb=theirs))[f"{peer}{theirs:.2f}"] == said


def test_hardware_is_held_against_the_error_band() -> None:
    said = against(made_up("apple-a10", cpb=1.4))
    assert said["NEON assembly2.40"] == "ours 1.20 times faster, at the band's upper end"
    assert said["NEON assembly2.20"] == "within the model's error band"  # 1.4 / 0.7 is less than 10 % below
    assert against(made_up("apple-a10", cpb=1.9))["NEON assembly2.40"] == "within the model's error band"
    assert (
        against(made_up("apple-a10", cpb=4.8))["NEON assembly2.40"] == "ours 2.00 times slower, at the band's lower end"
    )


def test_scalar_code_is_not_compared_where_the_model_is_wrong_for_it() -> None:
    peer = made_up("apple-a10", "gcc -O3", 6.0, scalars=0.9)
    assert against(made_up("apple-a10"), peer)["gcc -O3"] == "not compared: the model is wrong for scalar code"
    assert against(made_up(), replace(peer, core="neoverse-n1"))["gcc -O36.00"] == "ours 3.00 times faster"


def test_blocks_beside_vectors_have_no_figure_where_the_model_is_wrong_for_scalar_code() -> None:
    mixed = made_up("apple-a10", "ours, loop4x3w4", 1.1, scalars=0.4)
    assert set(against(made_up("apple-a10"), made_up("apple-a10", "gcc -O3", 6.0))) >= {"gcc -O36.00"}
    assert against(mixed) == {}
    found = ModelFindings((mixed, made_up(name="ours, loop4x3w4", cpb=1.2, scalars=0.4)), (), (), (), {"lea128": 16})
    report = model_report.report(found, [])
    assert [row[4] for row in report.tables[0].rows] == ["", "1.20"]
    assert report.notes[1:] == ("apple-a10: " + model_report.NOT_SHOWN.removeprefix("{}: "),)


@pytest.mark.long
def test_documents() -> None:
    estimates, loops = (made_up(), made_up(name="gcc -O3", cpb=9.0)), (Calibration("neoverse-n1", "a loop", 24, 24),)
    found = ModelFindings(estimates, loops, reported(["lea128"], ["neoverse-n1"]), ("gcc -O3",), {"lea128": 16})
    text = model_report.report(found, [("llvm-mca", "LLVM version 19")]).markdown("gen bench")
    assert "0.81 to 0.97 of measured cycles" in text
    assert "less than 10% are equal" in text
    assert "| neoverse-n1 | lea128_encrypt_blocks | 2.00 | gcc -O3 | 9.00 | this model | ours 4.50 times" in text
    document = model_report.report(found, [("gcc", "gcc 12")]).document("gen bench", load("lea"), "aarch64")
    assert document["cores"]["neoverse-n1"]["error_band"] == N1.band
    assert json.loads(json.dumps(document)) == document
    drawn = model_report.svg(found)
    assert drawn == model_report.svg(found)
    assert "9.00" in drawn


def test_keys_that_change() -> None:
    vectors = replace(made_up(scalars=0.05), blocks=16, instructions=512.0, cycles=256.0)
    key = replace(vectors, role="expand_key", blocks=0, instructions=640.0, cycles=128.0)
    peer = [replace(e, code="gcc -O3", core="apple-a10", scalars=0.9) for e in (vectors, key)]
    longer = replace(vectors, blocks=4)
    found = ModelFindings((vectors, key, longer, *peer), (), (), ("gcc -O3",), {"lea128": 16})
    table = next(t for t in model_report.tables(found) if t.title.startswith("Keys that change"))
    one, two, *_, last = table.rows[0][3:]
    assert (one, two, last) == ("4.50 / 1.50", "3.25 / 1.25", "2.00 / 1.00")
    assert [row[:3] for row in table.rows] == [
        ("neoverse-n1", "ours", "lea128_encrypt_blocks"),
        ("apple-a10", "gcc -O3", "lea128_encrypt_blocks"),
    ]
    assert table.rows[1][3] == "4.50 / -"
    assert {len(row) for row in table.rows} == {len(table.head)}


@needs_gcc
def test_counter_mode_must_leave_the_next_counter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (peers.SOURCES / "lea.c").read_text()
    monkeypatch.setattr(peers, "SOURCES", tmp_path)
    for counts in ("++counter[i] == 0", "0"):
        (tmp_path / "lea.c").write_text(text.replace("++counter[i] == 0", counts))
        made = MeasuredCode("C", LEA128, compiled("lea", LEA128, "gcc -O3", AARCH64), ("expand_key", "ctr"))
        program = EmulatedProgram.of(made, AARCH64, 2)
        if counts != "0":
            assert len(program.trace("ctr", 2).at) > len(program.trace("ctr", 1).at)
            continue
        with pytest.raises(WrongOutput, match="lea128_ctr"):
            program.trace("ctr", 1)


def test_every_reported_figure_has_a_core_and_a_source() -> None:
    assert all(r.core in MODELS and r.source and r.where for r in REPORTED)
    measured = {r.cycles_per_byte for r in REPORTED if r.measured and r.variant == "pipo64_128"}
    assert measured == {34.6, 12.0, 6.3, 8.2, 3.9}


@pytest.mark.slow
@needs_llvm
def test_smoke(gen: Gen, tmp_path: Path) -> None:
    """The whole command, peers and plot included."""
    ran = gen("bench", "--cipher", "lea", "--target", "aarch64", "--variant", "lea128", "--core", "neoverse-n1",
              "-o", tmp_path)  # fmt: skip
    assert ran.status == 0, ran.err
    assert "times faster" in ran.out
    document = json.loads((tmp_path / "aarch64-lea-lea128.json").read_text())
    bulk = {e["code"]: e["cycles_per_byte"] for e in document["estimates"]
            if (e["role"], e["blocks"]) == ("encrypt_blocks", BULK)}  # fmt: skip
    assert set(bulk) == {"ours", "gcc -O3", *(f"{name} -O3, NEON" for name in ("gcc", "clang", "zig"))}
    assert bulk["ours"] == min(bulk.values())
    assert {path.name for path in tmp_path.iterdir()} == {f"aarch64-lea-lea128.{s}" for s in ("json", "md", "svg")}


@pytest.mark.long
@needs_gcc
@pytest.mark.parametrize("peer", ["gcc -O3", *(name for name, peer in PEERS.items() if peer.machine)])
@pytest.mark.parametrize(("cipher", "variant"), [("lea", "lea256"), ("pipo", "pipo64_128"), ("pipo", "pipo64_256")])
def test_what_is_compared_with_is_right(cipher: str, variant: str, peer: str) -> None:
    """In both directions, block by block and, where there is a path for several, batches of every kind and one more."""
    text = load(cipher).variant(variant)
    roles = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks", "ctr")
    try:
        made = compiled(cipher, text, peer, AARCH64)
    except ToolMissing as missing:
        pytest.skip(str(missing))
    program = EmulatedProgram.of(MeasuredCode(peer, text, made, roles), AARCH64, MOST)
    for role in roles[1:]:
        blocks = MOST if ROWS[role].many else 1
        assert len(program.trace(role, blocks).at) > 4 * blocks
    kept = 0 if peer == "gcc -O3" else 20  # instructions that keep a caller's registers, the vectors' too
    assert len(program.trace("encrypt_blocks", 0).at) < 20 + kept


def test_what_a_core_fuses_counts_once() -> None:
    pair, apart = ["aese v0.16b, v1.16b", "aesmc v0.16b, v0.16b"], ["aese v0.16b, v1.16b", "aesmc v2.16b, v0.16b"]
    assert mca.without_fused(N1, [*pair, *pair, "ret"]) == [pair[0], pair[0], "ret"]
    assert mca.without_fused(N1, apart) == apart
    assert mca.without_fused(N1, [pair[0], "ret", pair[1]]) == [pair[0], "ret", pair[1]]
    assert mca.without_fused(N1, ["aese v0.16b, v1.16b", "aesimc v0.16b, v0.16b"])[1:] == ["aesimc v0.16b, v0.16b"]
    assert mca.without_fused(A10, pair) == pair
    assert bound(N1, pair * 4) == bound(N1, pair[:1] * 4) == 2


@needs_llvm
@needs_gcc
@pytest.mark.long
@pytest.mark.parametrize(("line", "most"), [
    (("--cipher", "aes", "--variant", "aes128", "--target", "aarch64_aes", "--strategy", "loop1-blocks4"), 1.0),
    (("--cipher", "aes", "--variant", "aes128", "--target", "aarch64", "--strategy", "loop1-tables"), 90.0),
])  # fmt: skip
def test_whole_blocks_and_tables_are_measured(gen: Gen, line: tuple[str, ...], most: float) -> None:
    tables = ["--allow-tables"] if line[-1].endswith("tables") else []
    ran = gen("bench", *line, *tables, "--core", "neoverse-n1", "--mode", "ecb", "--json", "-j", 1)
    assert ran.status == 0
    document = json.loads(ran.out)
    assert ("--allow-tables" in document["command"].split()) == (tables != [])
    bulk = {e["role"]: e["cycles_per_byte"] for e in document["estimates"]
            if e["code"].startswith("ours") and e["blocks"] == BULK}  # fmt: skip
    assert set(bulk) == {"encrypt_blocks", "decrypt_blocks"}
    assert all(0 < each < most for each in bulk.values())

"""`gen bench --native`: the driver run under QEMU, and what is said where it cannot run."""

from __future__ import annotations

import json
import platform
import shutil
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble, run_command
from ciphergen.bench import native, native_report, peers, rekey
from ciphergen.bench.estimate import BULK, SHORT
from ciphergen.bench.measure import MeasuredCode, WrongOutput
from ciphergen.bench.native import Native, Ran, System, measure
from ciphergen.bench.native_report import NativeFindings
from ciphergen.bench.stopped import Stopped
from ciphergen.cli import bench_native
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from tests import kept
from tests.tools import needs

pytestmark = pytest.mark.no_cover  # most of their time is an emulator's or a prover's, which others cover

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

AARCH64 = target("aarch64")
LEA128, PIPO = load("lea").variant("lea128"), load("pipo").variant("pipo64_128")
ROLES = ("expand_key", "encrypt", "encrypt_blocks", "decrypt_blocks")
GCC, PEER = "aarch64-linux-gnu-gcc", "aarch64-linux-gnu-gcc -O3"
QEMU = System("QEMU", (GCC,), ("-static",), ("qemu-aarch64",))
QUICK = 2000  # nanoseconds: the clock means nothing there

needs_qemu = needs("gcc for AArch64 and QEMU", installed=all(map(shutil.which, (GCC, "qemu-aarch64"))))


@cache
def source() -> str:
    return kept.made(load("lea"), AARCH64, Options(variants=("lea128",))).files["lea128.S"]


def code(text: str) -> MeasuredCode:
    return MeasuredCode("ours", LEA128, assemble(text, AARCH64), ROLES, 8192)


@pytest.mark.long
@needs_qemu
def test_every_function_is_run_checked_and_timed() -> None:
    ran = measure(QEMU, [code(source())], "lea", nanoseconds=QUICK)
    assert (ran.unit, ran.reason[:16]) == ("ns", "perf_event_open:")
    calls = [("expand_key", 0), ("encrypt", 1), *((r, n) for r in ROLES[2:] for n in (*SHORT, BULK))]
    assert [(m.code, m.role, m.blocks) for m in ran.measured] == [(c, r, n) for c in ("ours", PEER) for r, n in calls]
    assert all(0 < m.best <= m.median for m in ran.measured)
    by_blocks = {m.blocks: m.best for m in ran.measured if (m.code, m.role) == ("ours", "encrypt_blocks")}
    assert by_blocks[BULK] > 3 * by_blocks[16] > 3 * by_blocks[1]  # 240, 16 and one block


def linked(folder: Path, text: str) -> MeasuredCode:
    """Code that is not ours, so that there is counter mode; linked, so that it is whole."""
    (folder / "pipo.c").write_text(text)
    flags = ["-O2", "-ffreestanding", "-nostdlib", "-static", "-Wl,-Ttext=0,-e0,--build-id=none"]
    about = ["-DVARIANT=pipo64_128", "-DKEY_BYTES=16"]
    done = run_command([GCC, *flags, *about, "pipo.c", "-o", "made"], cwd=folder)
    assert done.status == 0, done.errors
    return MeasuredCode("C", PIPO, (folder / "made").read_bytes(), ("ctr", "expand_key"))


@pytest.mark.long
@needs_qemu
def test_counter_mode(tmp_path: Path) -> None:
    text = (peers.SOURCES / "pipo.c").read_text()
    ran = measure(QEMU, [linked(tmp_path, text)], "pipo", nanoseconds=QUICK)
    calls = [("expand_key", 0), *(("ctr", n) for n in (*SHORT, BULK))]
    assert [(m.code, m.role, m.blocks) for m in ran.measured] == [(c, r, n) for c in ("C", PEER) for r, n in calls]
    # In one call the counter of the last block is not used again, so outputs are right.
    local = "  uint8_t copy[8];\n  for (int j = 0; j < 8; j++) copy[j] = counter[j];\n  counter = copy;\n"
    behind = text.replace("  while (bytes) {", local + "  while (bytes) {")
    assert behind != text
    with pytest.raises(WrongOutput, match=r"pipo64_128_ctr \(C\), 1 blocks"):
        measure(QEMU, [linked(tmp_path, behind)], None, nanoseconds=QUICK)


@pytest.mark.long
@needs_qemu
@pytest.mark.parametrize("role", ["encrypt_blocks", "decrypt_blocks"])
def test_wrong_code_is_not_measured(role: str) -> None:
    head, tail = source().split(f"FUNCTION lea128_{role}\n")
    assert "sri v" in tail
    wrong = code(f"{head}FUNCTION lea128_{role}\n{tail.replace('sri v', 'sli v')}")
    with pytest.raises(WrongOutput, match=rf"lea128_{role} \(ours\)"):
        measure(QEMU, [wrong], None, nanoseconds=QUICK)


@pytest.mark.long
@needs_qemu
def test_what_a_function_writes_behind_its_output_is_found() -> None:
    head, tail = source().split("FUNCTION lea128_encrypt\n")
    wrong = code(
        f"{head}FUNCTION lea128_encrypt\n{tail.replace('    ret', '    strb wzr, [x2, #16]' + chr(10) + '    ret', 1)}"
    )
    with pytest.raises(WrongOutput, match=r"lea128_encrypt \(ours\), 1 blocks"):
        measure(QEMU, [wrong], None, nanoseconds=QUICK)


@pytest.mark.long
@needs_qemu
def test_a_cycle_counter_is_used_where_there_is_one(tmp_path: Path) -> None:
    """perf_event_open and the reading of its file, replaced: a counter of a thousand cycles a nanosecond."""
    shim = tmp_path / "shim.c"
    shim.write_text("""
        #include <stdint.h>
        #include <time.h>
        long __wrap_syscall(void) { return 1000; }
        long __wrap_read(int file, uint64_t *value) {
          struct timespec t;
          clock_gettime(CLOCK_MONOTONIC_RAW, &t);
          *value = ((uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec) * 1000;
          return file == 1000 ? 8 : -1;
        }
    """)
    system = System("QEMU", (GCC,), ("-static", "-Wl,--wrap=syscall,--wrap=read", str(shim)), ("qemu-aarch64",))
    ran = measure(system, [code(source())], None, nanoseconds=QUICK)
    assert (ran.unit, ran.reason) == ("cycles", "")
    assert all(m.best * m.calls > 100 * QUICK for m in ran.measured)  # nanoseconds would be far fewer


@needs_qemu
def test_tables_outside_the_code_are_refused() -> None:
    text = "    .globl lea128_expand_key\nlea128_expand_key:\n    adrp x0, far\n    ret\n    .data\nfar: .word 1\n"
    with pytest.raises(Stopped, match="tables or calls outside itself"):
        measure(QEMU, [MeasuredCode("ours", LEA128, assemble(text, AARCH64), ("expand_key",))], None)


@pytest.mark.slow
def test_the_driver_builds_for_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []

    def run(command: list[str], *, cwd: Path | None = None, seconds: int = 300) -> object:
        if command[0] != "run":
            return run_command(command, cwd=cwd, seconds=seconds)
        made.append(Path(command[1]).read_bytes())
        return run_command([sys.executable, "-c", ""])

    monkeypatch.setattr(native, "run_command", run)
    zig = System("macOS", (sys.executable, "-m", "ziglang", "cc", "-target", "aarch64-macos"), (), ("run",))
    with pytest.raises(Stopped, match="ended with status 0"):
        measure(zig, [code(source())], "lea")
    assert made[0][:8] == (0xFEEDFACF).to_bytes(4, "little") + (0x0100000C).to_bytes(4, "little")  # Mach-O, arm64
    assert b"_f0_encrypt_blocks" in made[0]


def machine(monkeypatch: pytest.MonkeyPatch, system: str, name: str) -> None:
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(platform, "machine", lambda: name)


def test_another_machine(gen: Gen, monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, "Linux", "x86_64")
    assert gen("bench", "--cipher", "pipo", "--native") == (
        2,
        "",
        "--native: code for aarch64 does not run on this machine (Linux on x86_64)\n"
        "  allowed: an aarch64 machine with Linux or macOS\n"
        "  write:   gen bench --cipher pipo --target aarch64\n",
    )


@pytest.mark.parametrize(("system", "name", "install"), [
    ("Linux", "aarch64", "apt install gcc"), ("Darwin", "arm64", "xcode-select --install"),
])  # fmt: skip
def test_no_compiler(gen: Gen, monkeypatch: pytest.MonkeyPatch, system: str, name: str, install: str) -> None:
    machine(monkeypatch, system, name)
    monkeypatch.setenv("PATH", "")
    said = f"nothing here can compile C for this machine\n  write:   {install}\n"
    assert gen("bench", "--cipher", "lea", "--native") == (3, "", said)


@pytest.mark.parametrize(("options", "said"), [
    (("--target", "rv32i"), "code for rv32i is not measured natively"),
    (("--core", "e31"), "neoverse-n1"),
    (("--mode", "cbc"), "ctr, ecb"),
])  # fmt: skip
def test_wrong_options(gen: Gen, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], said: str) -> None:
    machine(monkeypatch, "Linux", "aarch64")
    monkeypatch.setattr(native, "find_program", lambda *_: "cc")
    status, out, err = gen("bench", "--cipher", "lea", "--native", *options)
    assert (status, out) == (2, "")
    assert said in err


def one(code: str, role: str, blocks: int, best: float, per_byte: float | None = None) -> Native:
    return Native(code, "pipo64_128", role, blocks, 8, best, best + 1, per_byte)


def found(unit: str = "cycles", reason: str = "") -> NativeFindings:
    ours = [one("ours", "expand_key", 0, 640), one("ours", "encrypt_blocks", 16, 256),
            one("ours", "encrypt_blocks", BULK, 30720, 2.0)]  # fmt: skip
    c = [one("cc -O3", "expand_key", 0, 128), one("cc -O3", "encrypt_blocks", 16, 512),
         one("cc -O3", "encrypt_blocks", BULK, 92160, 6.0)]  # fmt: skip
    return NativeFindings("Linux on aarch64", "cc -O3", (PIPO,), (Ran(unit, reason, "MIDR 0x410fd0c1", (*ours, *c)),))


def test_tables() -> None:
    bulk, short, changing = native_report.tables(found())
    assert bulk.head[3] == "cycles/byte"
    assert bulk.rows[0] == ("ours", "pipo64_128_encrypt_blocks", 1920, "2.00", "2.00", "3.00")
    assert bulk.rows[1][-1] == ""
    assert short.rows[0] == ("ours", "pipo64_128_expand_key", "640", "", "", "", "0.20")
    assert short.rows[1] == ("ours", "pipo64_128_encrypt_blocks", "", "", "", "256", "2.00")
    assert changing.rows[0][2:] == ("7.00", "4.50", "3.67", "3.25", "2.83", "2.62", "2.31", "2.08", "2.00")
    for table in (bulk, short, changing):
        assert {len(row) for row in table.rows} == {len(table.head)}


def test_documents() -> None:
    text = native_report.report(found("ns", "no counter"), [("compiler", "cc 12")]).markdown("gen bench")
    assert "There is no cycle counter here (no counter), so figures are nanoseconds" in text
    assert "nanoseconds/byte" in text
    document = native_report.report(found(), [("compiler", "cc 12")]).document("gen bench", load("pipo"), "aarch64")
    assert (document["unit"], document["machine"]) == ("cycles", "MIDR 0x410fd0c1")
    assert json.loads(json.dumps(document)) == document
    assert "2.00" in native_report.svg(found())


def test_key_schedules_spread_over_calls() -> None:
    assert rekey.spread(640, 256, 8, 1) == (640 + 256) / 128
    assert rekey.row(None, 256, 8) == (*[""] * len(rekey.CALLS), "2.00")
    assert rekey.row(640, None, 8) == ("",) * len(rekey.head())
    assert dict(zip(rekey.head(), rekey.row(640, 256, 8), strict=True))["2 calls"] == "4.50"


@pytest.mark.slow
@needs_qemu
def test_the_whole_command(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proved, built, run and written."""
    monkeypatch.setattr(bench_native, "here", lambda *_: QEMU)
    ran = gen("bench", "--cipher", "lea", "--native", "--variant", "lea128", "-o", tmp_path)
    assert ran.status == 0, ran.err
    assert "There is no cycle counter here" in ran.out
    document = json.loads((tmp_path / "native-aarch64-lea-lea128.json").read_text())
    assert document["command"] == "gen bench --cipher lea --native --variant lea128"
    assert {m["code"] for m in document["measurements"]} == {"ours", PEER}
    assert {path.suffix for path in tmp_path.iterdir()} == {".json", ".md", ".svg"}

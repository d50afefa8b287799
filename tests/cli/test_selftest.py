"""`gen test`: the vectors on the files as they are, whoever changed them; nothing but the Python packages is needed."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends.tools import toolchain
from ciphergen.cli import selftest
from tests.corpus import text
from tests.tools import needs

if TYPE_CHECKING:
    from tests.cli.conftest import Gen


@pytest.fixture
def _packages_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))


def change(file: Path, pattern: str, text: str) -> None:
    """Changes the first of what a pattern finds."""
    changed, count = re.subn(pattern, text, file.read_text(), count=1, flags=re.S)
    assert count == 1
    file.write_text(changed)


def test_a_folder_as_gen_wrote_it(gen: Gen, lea128: Path) -> None:
    assert gen("test", lea128) == (0, "PASS\nlea_selftest.c for rv32i in Unicorn\n", "")


@pytest.mark.usefixtures("_packages_only")
def test_python_packages_are_enough(gen: Gen, lea128: Path) -> None:
    assert gen("test", lea128) == (0, "PASS\nlea_selftest.c for rv32i in Unicorn\n", "")


@pytest.mark.long
@pytest.mark.parametrize(
    ("cipher", "target"), [("lea", "rv32i"), ("lea", "aarch64"), ("pipo", "rv32i"), ("pipo", "aarch64")]
)
def test_other_code(gen: Gen, tmp_path: Path, cipher: str, target: str) -> None:
    options = ("--cipher", cipher, "--target", target, "--prefix", "my_", "--strategy", "loop1", "--no-prove")
    assert gen(*options, "-o", tmp_path / "out").status == 0
    assert gen("test", tmp_path / "out") == (0, f"PASS\n{cipher}_selftest.c for {target} in Unicorn\n", "")


@pytest.mark.long
@pytest.mark.parametrize("target", ["rv32i", "rv64i"])
def test_blocks_whose_bytes_are_no_power_of_two(gen: Gen, tmp_path: Path, target: str) -> None:
    """The self-test divides by 12, for which these processors have no instruction and compilers call a function."""
    options = ("--cipher", text("threeway"), "--target", target, "--strategy", "loop1", "--no-prove")
    assert gen(*options, "-o", tmp_path / "out").status == 0
    assert gen("test", tmp_path / "out") == (0, f"PASS\nthreeway_selftest.c for {target} in Unicorn\n", "")


ZBB = ("--cipher", "lea", "--target", "rv32i_zbb", "--variant", "lea128", "--mode", "ecb", "--strategy", "loop1")


@needs("QEMU", installed=shutil.which("qemu-riscv32") is not None)
def test_an_extension_that_unicorn_lacks_is_run_in_qemu(gen: Gen, tmp_path: Path) -> None:
    assert gen(*ZBB, "--no-prove", "-o", tmp_path / "out").status == 0
    assert gen("test", tmp_path / "out") == (0, "PASS\nlea_selftest.c for rv32i_zbb in qemu-riscv32\n", "")


@pytest.mark.long
def test_without_qemu_it_is_run_by_what_its_rows_mean(
    gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert gen(*ZBB, "--no-prove", "-o", tmp_path / "out").status == 0
    monkeypatch.setenv("PATH", str(tmp_path))
    emulator = "Unicorn, the instructions of rv32i_zbb alone by their rows' meanings"
    assert gen("test", tmp_path / "out") == (0, f"PASS\nlea_selftest.c for rv32i_zbb in {emulator}\n", "")
    monkeypatch.setattr(selftest, "_SECONDS_BY_MEANING", 1)
    missing = "nothing here can run the self-test for rv32i_zbb in time\n  write:   apt install qemu-user\n"
    assert gen("test", tmp_path / "out") == (3, "", missing)


def spoil_rotation(folder: Path) -> None:
    change(folder / "lea128.S", r"(lea128_encrypt:.*?slli \w+, \w+, )9\b", r"\g<1>8")


def spoil_mode(folder: Path) -> None:
    change(folder / "lea128.S", r"(\nlea128_ctr:.*?slli \w+, \w+, )9\b", r"\g<1>8")


def return_at_once(folder: Path) -> None:
    change(folder / "lea128.S", r"\nlea128_decrypt:\n", "\nlea128_decrypt:\n    ret\n")


def spoil_vector(folder: Path) -> None:
    change(folder / "lea_selftest.c", r"(lea128_vectors\[\] = \{\n    \{ \{ 0x)0f", r"\g<1>0e")


def never_end(folder: Path) -> None:
    change(folder / "lea128.S", r"\nlea128_encrypt:\n", "\nlea128_encrypt:\nagain: j again\n")


def write_to_nowhere(folder: Path) -> None:
    change(folder / "lea128.S", r"\nlea128_encrypt:\n", "\nlea128_encrypt:\n    sw zero, 16(zero)\n")


def say_other_things(folder: Path) -> None:
    text = '#include "lea.h"\nint lea_selftest(void (*say)(const char *text)) { say("\\033[31mPASS\\n"); return 0; }\n'
    (folder / "lea_selftest.c").write_text(text)


FAIL = "the self-test fails in Unicorn: "


@pytest.mark.parametrize(
    ("spoil", "said", "reason"),
    [
        (spoil_rotation, "FAIL lea128_encrypt, vector 1\n", "FAIL lea128_encrypt, vector 1"),
        (return_at_once, "FAIL lea128_decrypt, vector 1\n", "FAIL lea128_decrypt, vector 1"),
        (spoil_vector, "FAIL lea128_encrypt, vector 1\n", "FAIL lea128_encrypt, vector 1"),
        (spoil_mode, "FAIL lea128_ctr", "FAIL lea128_ctr"),
        (never_end, "", "it does not come to its end"),
        (write_to_nowhere, "", "Invalid memory write"),
        (say_other_things, r"\x1b[31mPASS", "it does not say PASS"),
    ],
)
def test_a_folder_that_somebody_changed(
    gen: Gen,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    spoil: Callable[[Path], None],
    said: str,
    reason: str,
) -> None:
    monkeypatch.setattr(selftest, "_SECONDS", 2)
    spoil(folder)
    ran = gen("test", folder)
    assert ran.status == 1
    assert ran.out.startswith(said)
    assert ran.err.startswith(f"{folder}: {FAIL}{reason}")
    assert ran.err.count("\n") == 1


@pytest.mark.long
def test_json(gen: Gen, folder: Path) -> None:
    found = {"passed": True, "target": "rv32i", "emulator": "Unicorn", "lines": ["PASS"]}
    assert json.loads(gen("test", folder, "--json").out) == found
    return_at_once(folder)
    ran = gen("test", folder, "--json")
    lines = ["FAIL lea128_decrypt, vector 1", "FAIL lea128_decrypt in place, vector 1", "FAIL"]
    assert (ran.status, json.loads(ran.out)) == (1, {**found, "passed": False, "lines": lines})


def test_what_does_not_compile(gen: Gen, folder: Path) -> None:
    change(folder / "lea128.S", r"\nlea128_decrypt:\n", "\nlea128_decrypt:\n    no such thing\n")
    ran = gen("test", folder)
    assert (ran.status, ran.out) == (2, "")
    assert re.match(r"lea128\.S:\d+:\d+: the compiler gnu says: ", ran.err) or "zig says: " in ran.err


def test_what_is_no_folder_of_gens(gen: Gen, folder: Path, tmp_path: Path) -> None:
    where = tmp_path / "none/proof.json"
    allowed = "  allowed: a file with what gen wrote of a folder and its proofs\n"
    assert gen("test", tmp_path / "none") == (2, "", f"{where}: there is no such file\n{allowed}")
    (folder / "lea_selftest.c").unlink()
    found = f"{folder}/lea_selftest.c: there is no such file\n  allowed: a file with what gen writes\n"
    assert gen("test", folder) == (2, "", found)
    (folder / "lea_selftest.c").write_text("int main(void) { return 0; }\n")
    found = f"{folder}/lea_selftest.c: has no lea_selftest, which gen writes since 0.2.0\n"
    allowed = "  allowed: int lea_selftest(void (*say)(const char *text))\n"
    write = f"  write:   gen --cipher lea --target rv32i --variant lea128 --strategy loop1 -o {folder}\n"
    assert gen("test", folder) == (2, "", f"{found}{allowed}{write}")
    change(folder / "proof.json", r'"lea\.h"', '"lea.x"')
    found = f"{folder}/proof.json: lists 0 headers\n  allowed: one\n  write:   git checkout proof.json\n"
    assert gen("test", folder) == (2, "", found)


@pytest.mark.usefixtures("_packages_only")
def test_without_a_compiler(gen: Gen, lea128: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "has_zig", lambda: False)
    missing = "nothing here can compile C for rv32i\n  write:   apt install gcc-riscv64-unknown-elf\n"
    assert gen("test", lea128) == (3, "", f"{missing}      or:   pip install ziglang\n")


@pytest.mark.parametrize("flood", [".rept 1000000000\n nop\n.endr", ".fill 0x1000000, 64"])
def test_a_flood_of_code_is_stopped(gen: Gen, folder: Path, flood: str) -> None:
    change(folder / "lea128.S", r"\nlea128_decrypt:\n", f"\n{flood}\nlea128_decrypt:\n")
    ran = gen("test", folder)
    allowed = "  allowed: what 60 seconds, 1536 MiB of memory and 64 MiB of output are enough for\n"
    found = "start.S, library.c, lea128.S, lea_selftest.c, main.c: the compiler gnu does not come to its end\n"
    assert ran == (2, "", found + allowed) or "the compiler zig " in ran.err


def test_a_function_that_is_nowhere(gen: Gen, folder: Path) -> None:
    change(folder / "lea128.S", r"\nlea128_decrypt:\n", "\nlea128_decrypt:\n call nowhere\n")
    ran = gen("test", folder)
    assert ran.status == 2
    assert re.search(r"undefined (reference to `|symbol: )nowhere", ran.err)

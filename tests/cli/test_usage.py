"""The command line itself: help, wrong options, what is imported, how it stops."""

from __future__ import annotations

import io
import json
import re
import resource
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from typer.main import get_command

from ciphergen.backends import platform_names, target_names
from ciphergen.cli import doctor, job
from ciphergen.cli.ending import run
from ciphergen.cli.main import app
from ciphergen.cli.screen import print_json, print_table
from ciphergen.cli.usage import Failed, some_of
from ciphergen.dsl.errors import UserError

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

HEAVY = ("z3", "unicorn", "numpy", "lark", "jinja2", "elftools", "rich", "pydantic")
COMMANDS = sorted(get_command(app).commands)  # type: ignore[attr-defined]  # a group, which Typer does not declare


def python(*args: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload, no-any-return]  # options of run


def test_help_is_quick_and_imports_nothing_heavy() -> None:
    script = (
        "import sys\nfrom ciphergen.cli.main import main\n"
        "try:\n    main(['--help'])\nfinally:\n"
        f"    print([m for m in {HEAVY} if m in sys.modules], file=sys.stderr)\n"
    )
    ran = python("-c", script)
    assert (ran.returncode, ran.stderr) == (0, "[]\n")
    times = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        assert python("-m", "ciphergen", "--help").returncode == 0
        times.append(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
    assert min(times) < 0.5  # of the processor: other processes do not count


QUICK = {
    "a cipher": ("--cipher", "nosuch", "--target", "rv32i"),
    "a target": ("--cipher", "lea", "--target", "nosuch"),
    "a strategy": ("--cipher", "lea", "--target", "rv32i", "--strategy", "nosuch"),
    "a record": ("check", "nosuch"),
    "a file": ("prove", "nosuch"),
    "a stage": ("show", "--stage", "nosuch"),
}


@pytest.mark.long
@pytest.mark.parametrize("name", QUICK)
def test_errors_of_options_import_neither_prover_nor_generator(name: str) -> None:
    script = (
        f"import sys\nfrom ciphergen.cli.main import main\ntry:\n    main({list(QUICK[name])})\nfinally:\n"
        "    late = ('ciphergen.generator.pipeline', 'ciphergen.generator.layouts', 'ciphergen.verify.prove')\n"
        "    late += ('z3', 'numpy')\n"
        "    print([m for m in late if m in sys.modules])\n"
    )
    ran = python("-c", script)
    assert (ran.returncode, ran.stdout) == (2, "[]\n")


def test_help_has_every_command_and_examples(gen: Gen) -> None:
    ran = gen("--help")
    assert ran.status == 0
    assert all(f"\n  {command} " in ran.out for command in COMMANDS)
    assert "gen --cipher lea --target rv32i" in ran.out
    assert "Exit status: 0 done and proved" in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help_with_an_example(gen: Gen, command: str) -> None:
    ran = gen(command, "--help")
    assert ran.status == 0
    assert f"  gen {command}" in ran.out.split("Example")[1]


def test_help_shows_the_library_that_a_build_made_first(gen: Gen) -> None:
    examples = gen("prove", "--help").out.split("Examples:\n")[1].splitlines()
    assert examples[0].split() == ["gen", "prove", "--cipher", "lea", "--target", "rv32i", "build/liblea.a"]


OPTIONS = (
    "--cipher, --target, --output, --variant, --mode, --strategy, --core, --size, --allow-tables, --no-prove, "
    "--prefix, --with, --python, --one-key, --jobs, --json, --version, --install-completion, --show-completion, --help"
)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--cypher", "lea"], f"gen: no option is called '--cypher'\n  allowed: {OPTIONS}\n  write:   --cipher\n"),
        (["-q"], f"gen: no option is called '-q'\n  allowed: {OPTIONS}\n  write:   gen --help\n"),
        (["prov"], f"gen: no command is called 'prov'\n  allowed: {', '.join(COMMANDS)}\n  write:   prove\n"),
        (
            ["list", "--jsn"],
            "gen list: no option is called '--jsn'\n"
            "  allowed: --cipher, --circuits, --json, --help\n  write:   --json\n",
        ),
        (["prove"], "gen prove: Missing argument 'FILE|DIR'\n  write:   gen prove --help\n"),
        (["--cipher"], "gen: Option '--cipher' requires an argument\n  write:   gen --help\n"),
        (["--json=yes"], "gen: Option '--json' does not take a value\n  write:   gen --help\n"),
        (["check", "a", "b"], "gen check: Got unexpected extra argument(s) (b)\n  write:   gen check --help\n"),
        (["show"], "gen show: Missing option '--stage'\n  write:   gen show --help\n"),
    ],
)
def test_wrong_command_lines(gen: Gen, args: list[str], message: str) -> None:
    assert gen(*args) == (2, "", message)


def test_lists_with_commas() -> None:
    names = ("a1", "b2", "c3")
    assert some_of("--core", "core", "c3, a1", names) == ("a1", "c3")
    assert some_of("--core", "core", None, names) == names
    with pytest.raises(UserError) as caught:
        some_of("--core", "core", "a1,b2x", names)
    assert str(caught.value) == "--core: no core is called 'b2x'\n  allowed: a1, b2, c3\n  write:   b2"


def test_completion_script(gen: Gen) -> None:
    """Typer looks for a shell among the processes that it was started by."""
    shell = f"{sys.executable} -m ciphergen --show-completion; exit $?"
    ran = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert ran.returncode == 0
    assert "_GEN_COMPLETE=complete_bash" in ran.stdout


@pytest.mark.long
def test_a_reader_that_stops_early_is_no_error() -> None:
    shell = f"{sys.executable} -m ciphergen list --json | head -c 1"
    ran = subprocess.run(["bash", "-o", "pipefail", "-c", shell], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "{", "")


@pytest.mark.long
def test_doctor(gen: Gen) -> None:
    ran = gen("doctor", "--json")
    document = json.loads(ran.out)
    tools = {tool["name"]: tool for tool in document["tools"]}
    assert set(tools["z3-solver"]) == {"name", "found", "version", "purpose", "install"}
    assert tools["z3-solver"]["found"]
    assert set(document["assemblers"]) == set(target_names())
    table = gen("doctor")
    assert table.status == ran.status == 0
    assert all(name in table.out for name in tools)


@pytest.mark.long
def test_doctor_without_any_tool() -> None:
    """No program on the PATH, no package to import but what Python has: everything that is missing is named."""
    ran = python("-m", "ciphergen", "doctor", env={"PATH": "/nonexistent"})
    lines = {line.split()[0]: line for line in ran.stdout.splitlines() if line.strip()}
    assert "apt install clang" in lines["clang"]
    assert "missing" in lines["qemu-riscv32"]
    assert "apt install" in lines["riscv64-unknown-elf-as"]
    assert ran.returncode == 0, "the pip assembler is there"


def test_doctor_without_an_assembler(gen: Gen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    monkeypatch.setattr("ciphergen.backends.tools.toolchain.find_spec", lambda name: None)
    ran = gen("doctor")
    assert ran.status == 3
    assert "nothing here can assemble aarch64" in ran.err
    assert "apt install gcc-aarch64-linux-gnu" in ran.err
    assert "pip install ziglang" in ran.err


def test_doctor_without_a_package(gen: Gen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(doctor.PACKAGES, "not-a-package", "nothing")
    ran = gen("doctor")
    assert (ran.status, ran.err) == (3, "nothing here can run gen\n  write:   pip install not-a-package\n")
    assert re.search(r"not-a-package +missing +nothing +pip install not-a-package", ran.out)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["--cipher", "l"], ["lea"]),
        (["--target", "aa"], ["aarch64", "aarch64_aes", "aarch64_sha3"]),
        (["--strategy", "loop8x5+loop4x"], ["loop8x5+loop4x2", "loop8x5+loop4x3", "loop8x5+loop4x4"]),
        (["--core", "e3"], ["e31"]),
        (["--target", "aarch64", "--core", "apple"], ["apple-a10", "apple-m1"]),
        (["--target", "aarch64", "--core", "e3"], []),
        (["--cipher", "lea", "--variant", ""], ["lea128", "lea192", "lea256"]),
        (["--variant", "pipo64_2"], ["pipo64_256"]),
        (["--cipher", "lea", "--variant", "lea192,"], ["lea192,lea128", "lea192,lea256"]),
        (["--cipher", "no", "--variant", "l"], []),
        (["--mode", ""], ["ccm", "cmac", "ctr", "ecb", "gcm"]),
        (["--mode", "ctr,e"], ["ctr,ecb"]),
        (["--size", "f"], ["fast"]),
        (["--with", "meson,c"], ["meson,cargo"]),
        (["show", "--stage", "r"], ["registers", "rows"]),
        (["show", "--cipher", "lea", "--variant", "lea2"], ["lea256"]),
        (["bench", "--target", "rv32i", "--core", "r"], ["rocket"]),
        (["bench", "--core", "rocket,neoverse-n"], ["rocket,neoverse-n1"]),
        (["bench", "--strategy", "unrolled,loop8x5+loop4x4,loop8x5+loop4x"],
         [f"unrolled,loop8x5+loop4x4,loop8x5+loop4x{n}" for n in (2, 3)]),
        (["tune", "--target", "rv32i", "--core", "e31,"], ["e31,ibex"]),
        (["tune", "--blocks", "b"], ["bulk"]),
        (["pr"], ["propose", "prove"]),
    ],
)  # fmt: skip
def test_completion(gen: Gen, monkeypatch: pytest.MonkeyPatch, words: list[str], found: list[str]) -> None:
    monkeypatch.setenv("_GEN_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", " ".join(["gen", *words]))
    monkeypatch.setenv("COMP_CWORD", str(len(words)))
    ran = gen()
    assert (ran.status, sorted(ran.out.split())) == (0, found)


def test_completion_of_texts(gen: Gen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("lemon.cipher", "lemon.txt", "apple.cipher"):
        (tmp_path / name).write_text("")
    monkeypatch.setenv("_GEN_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "gen --cipher le")
    monkeypatch.setenv("COMP_CWORD", "2")
    assert gen().out.split() == ["lea", "lemon.cipher"]


def error(place: str, found: str, allowed: str, write: str, status: int) -> dict[str, object]:
    return {"error": {"place": place, "found": found, "allowed": allowed, "write": write}, "exit": status}


@pytest.mark.parametrize(
    ("args", "document"),
    [
        (["list", "--jsn", "--json"],
             error("gen list", "no option is called '--jsn'", "--cipher, --circuits, --json, --help", "--json", 2)),
        (["--json", "--cipher", "lea", "--target", "rv32"],
         error("--target", "no target is called 'rv32'", ", ".join(platform_names()), "rv32i", 2)),
        (["check", "--json", "none"], error("none/proof.json", "there is no such file",
                                            "a file with what gen wrote of a folder and its proofs", "", 2)),
        (["replay", "none", "--json"],
         error("none", "there is no such folder", "what gen prove --certificate DIR wrote", "", 2)),
        (["tune", "--json", "--jobs", "0"],
         error("gen tune", "Invalid value for '--jobs' / '-j': Input should be greater than or equal to 1", "",
               "gen tune --help", 2)),
    ],
)  # fmt: skip
def test_errors_as_json(gen: Gen, args: list[str], document: object) -> None:
    """On standard output, where nothing else is; people have the words on standard error."""
    ran = gen(*args)
    assert (ran.status, json.loads(ran.out)) == (2, document)
    without = gen(*(arg for arg in args if arg != "--json"))
    assert (without.status, without.out) == (2, "")
    assert ran.err == without.err


def test_a_missing_tool_as_json(gen: Gen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    monkeypatch.setattr("ciphergen.backends.tools.toolchain.find_spec", lambda name: None)
    ran = gen("tune", "--cipher", "lea", "--target", "aarch64", "--json")
    write = "apt install gcc-aarch64-linux-gnu\napt install clang\npip install ziglang"
    assert (ran.status, json.loads(ran.out)) == (3, error("", "nothing here can assemble aarch64", "", write, 3))


def test_a_failure_without_a_document_of_its_own_as_json(capfd: pytest.CaptureFixture[str]) -> None:
    for raised, status, found in (
        (Failed("gen: a process was\x1b killed"), 1, "gen: a process was\\x1b killed"),
        (KeyboardInterrupt(), 130, "stopped; nothing was written"),
    ):

        def work(raised: BaseException = raised) -> None:
            raise raised

        with pytest.raises(SystemExit) as end:
            run(work, json=True)
        assert end.value.code == status
        assert json.loads(capfd.readouterr().out) == error("", found, "", "", status)


def test_a_command_that_has_printed_its_document_prints_no_second_one(capfd: pytest.CaptureFixture[str]) -> None:
    def work() -> None:
        print_json({"proved": False})
        raise Failed("not proved")

    for _ in range(2):
        with pytest.raises(SystemExit):
            run(work, json=True)
        assert capfd.readouterr() == ('{\n  "proved": false\n}\n', "not proved\n")


def test_an_error_that_nobody_reads(tmp_path: Path) -> None:
    shell = f"{sys.executable} -m ciphergen check {tmp_path}/none --json | true"
    ran = subprocess.run(["bash", "-o", "pipefail", "-c", shell], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr.splitlines()[0]) == (2, f"{tmp_path}/none/proof.json: there is no such file")
    assert "Error" not in ran.stderr


def test_colour_and_whole_names_on_a_terminal_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    names = ("lea128_encrypt_blocks", "my_prefix_lea128_encrypt_blocks")
    for name in names:
        print_table(job.HEAD, [(name, 12345, 12345, 12, 1072, 34.6, "proved")])
    assert isinstance(sys.stdout, Terminal)
    text = sys.stdout.getvalue()
    assert "\x1b[32mproved" in text
    assert all(name in text for name in names)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text).splitlines()
    assert all(len(line) <= 80 for line in plain)
    assert "instructions" in plain[0]

"""The command line itself: help, wrong options, what is imported, how it stops."""

from __future__ import annotations

import io
import json
import re
import resource
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from typer.main import get_command

from ciphergen.backends import target_names
from ciphergen.cli import doctor, job
from ciphergen.cli.main import app
from ciphergen.cli.screen import print_table
from ciphergen.cli.usage import some_of
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
    "--prefix, --with, --json, --version, --install-completion, --show-completion, --help"
)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--cypher", "lea"], f"gen: no option is called '--cypher'\n  allowed: {OPTIONS}\n  write:   --cipher\n"),
        (["-q"], f"gen: no option is called '-q'\n  allowed: {OPTIONS}\n  write:   gen --help\n"),
        (["prov"], f"gen: no command is called 'prov'\n  allowed: {', '.join(COMMANDS)}\n  write:   prove\n"),
        (["list", "--jsn"], "gen list: no option is called '--jsn'\n  allowed: --json, --help\n  write:   --json\n"),
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
    monkeypatch.setattr("ciphergen.backends.toolchain.find_spec", lambda name: None)
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
        (["--target", "aa"], ["aarch64", "aarch64_sha3"]),
        (["--strategy", "loop8x5+loop4x"], ["loop8x5+loop4x2", "loop8x5+loop4x3", "loop8x5+loop4x4"]),
        (["--core", "e3"], ["e31"]),
        (["pr"], ["prove"]),
    ],
)
def test_completion(gen: Gen, monkeypatch: pytest.MonkeyPatch, words: list[str], found: list[str]) -> None:
    monkeypatch.setenv("_GEN_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", " ".join(["gen", *words]))
    monkeypatch.setenv("COMP_CWORD", str(len(words)))
    ran = gen()
    assert (ran.status, ran.out.split()) == (0, found)


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

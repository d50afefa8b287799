"""`--with` on the command line, and which version made a folder: written, checked, refused."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

import ciphergen
from ciphergen.backends import target
from ciphergen.backends.tools.installed import assembler_version
from ciphergen.backends.tools.toolchain import assemblers
from ciphergen.cli import complete
from ciphergen.generator.glue import GLUE, templates

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

ONE = ("--cipher", "lea", "--target", "rv32i", "--variant", "lea128", "--strategy", "loop1")
COMMAND = " ".join(("gen", *ONE))
THIS = ciphergen.__version__


@pytest.fixture
def glued(gen: Gen, tmp_path: Path) -> Path:
    folder = tmp_path / "glued"
    assert gen(*ONE, "--with", ",".join(GLUE), "-o", folder).status == 0
    return folder


@pytest.mark.long
def test_what_is_written_is_checked(gen: Gen, glued: Path) -> None:
    files = {p.relative_to(glued).as_posix() for p in glued.rglob("*") if p.is_file()}
    assert files == {"lea.h", "lea128.S", "lea_selftest.c", "CMakeLists.txt", "proof.json", *templates(GLUE)}
    record = json.loads((glued / "proof.json").read_text())
    assert record["options"]["glue"] == list(GLUE)
    assert set(record["sources"]) == files - {"proof.json"}
    ran = gen("check", glued)
    assert (ran.status, ran.err) == (0, "")
    assert gen("prove", glued).status == 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda f: (f / "lib.rs").write_text("x"), "lib.rs: differs from what gen writes"),
        (lambda f: (f / "zephyr/Kconfig").unlink(), "zephyr/Kconfig: there is no such file"),
        (
            lambda f: (f / "zephyr/more.c").write_text("x"),
            "zephyr/more.c: gen does not write it, and a build may take code from it",
        ),
        (lambda f: (f / "src").mkdir(), "src: gen does not write it, and a build may take code from it"),
        (lambda f: link(f / "zephyr"), "zephyr/Kconfig: this is a symbolic link"),
    ],
)
def test_what_differs_is_seen(gen: Gen, glued: Path, change: Callable[[Path], object], line: str) -> None:
    change(glued)
    ran = gen("check", glued)
    assert ran.status == 1
    assert f"{glued}: {line}\n" in ran.err


def link(folder: Path) -> None:
    """Puts a link where a folder was."""
    shutil.move(folder, folder.parent.parent / "elsewhere")
    folder.symlink_to(folder.parent.parent / "elsewhere")


@pytest.mark.long
def test_it_is_written_again_without(gen: Gen, glued: Path) -> None:
    assert gen(*ONE, "--no-prove", "-o", glued).status == 0
    assert len(list(glued.iterdir())) == 5


@pytest.mark.long
def test_it_is_not_written_over_what_others_put_there(gen: Gen, glued: Path) -> None:
    (glued / "zephyr/more.c").write_text("x")
    ran = gen(*ONE, "--no-prove", "-o", glued)
    assert ran.status == 2
    assert ran.err.startswith(f"-o: {glued} holds files that gen did not write: zephyr/more.c\n")


@pytest.mark.long
def test_a_crate_that_nobody_asked_for_is_code_that_is_not_proved(gen: Gen, folder: Path) -> None:
    (folder / "lib.rs").write_text("// mine\n")
    ran = gen("prove", folder)
    assert (ran.status, ran.err) == (1, "not proved, because nothing says what it is for: lib.rs\n")


@pytest.mark.long
@pytest.mark.parametrize("name", ["zephyr/more.c", "src/lea128.S", "deep/er/lea128.o"])
def test_code_in_folders_inside_is_not_proved(gen: Gen, folder: Path, name: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text("/* mine */\n")
    ran = gen("prove", folder)
    assert (ran.status, ran.err) == (1, f"not proved, because nothing says what it is for: {name}\n")


@pytest.mark.long
def test_a_link_to_a_folder_is_not_proved_and_not_followed(gen: Gen, folder: Path) -> None:
    (folder / "src").symlink_to(folder)
    ran = gen("prove", folder)
    assert (ran.status, ran.err) == (1, "not proved, because nothing says what it is for: src\n")


@pytest.mark.long
def test_notes_and_hidden_folders_inside_are_nobodys_code(gen: Gen, folder: Path) -> None:
    for name in ("doc/notes.md", ".git/hook.c"):
        (folder / name).parent.mkdir()
        (folder / name).write_text("mine\n")
    assert gen("prove", folder).status == 0


def test_a_build_tool_for_other_machines(gen: Gen, tmp_path: Path) -> None:
    wrong = (
        "--with: no build tool for aarch64 is called 'esp-idf'\n  allowed: arduino, cargo, meson, platformio, zephyr\n"
    )
    ran = gen("--cipher", "lea", "--target", "aarch64", "--with", "esp-idf", "-o", tmp_path / "out")
    assert ran == (2, "", wrong)


def test_a_word_that_there_is_not(gen: Gen, tmp_path: Path) -> None:
    allowed = "  allowed: arduino, cargo, esp-idf, meson, platformio, zephyr\n"
    wrong = f"--with: no build tool is called 'platform'\n{allowed}  write:   platformio\n"
    assert gen(*ONE, "--with", "meson,platform", "-o", tmp_path / "out") == (2, "", wrong)
    assert not (tmp_path / "out").exists()


def test_version(gen: Gen) -> None:
    assert gen("--version") == (0, f"gen {THIS}\n", "")


@pytest.mark.long
def test_the_record_names_programs_and_versions(lea128: Path) -> None:
    by = json.loads((lea128 / "proof.json").read_text())["made_by"]
    assert (by["generator"], by["prover"]) == (THIS, THIS)
    assert by["solver"].startswith("z3 ")
    on = target("rv32i")
    assert by["assemblers"] == {name: assembler_version(name, on) for name in assemblers(on)}
    assert all(any(character.isdigit() for character in version) for version in by["assemblers"].values())


def test_of_what_is_not_proved_it_names_the_generator(gen: Gen, tmp_path: Path) -> None:
    assert gen(*ONE, "--no-prove", "-o", tmp_path / "out").status == 0
    by = json.loads((tmp_path / "out/proof.json").read_text())["made_by"]
    assert by == {"generator": THIS, "prover": None, "solver": None, "assemblers": {}}


def change_record(folder: Path, change: Callable[[dict[str, Any]], object]) -> None:
    record = json.loads((folder / "proof.json").read_text())
    change(record)
    (folder / "proof.json").write_text(json.dumps(record, indent=2, ensure_ascii=False) + "\n")


@pytest.mark.long
def test_other_solvers_and_assemblers_make_no_difference(gen: Gen, folder: Path) -> None:
    change_record(folder, lambda r: r["made_by"].update(solver="z3 4.8.1", assemblers={"clang": "19"}))
    assert gen("check", folder).status == 0


def older(record: dict[str, object]) -> None:
    """As 0.1.0 wrote it."""
    del record["made_by"]
    del record["options"]["glue"]


@pytest.mark.long
@pytest.mark.parametrize("part", ["generator", "prover"])
def test_another_version_made_it(gen: Gen, folder: Path, part: str) -> None:
    change_record(folder, lambda r: r["made_by"].update({part: "0.1.9"}))
    ran = gen("check", folder)
    line = f"proof.json: made by 0.1.9, this is {THIS}; {COMMAND} -o {folder} writes it again"
    assert (ran.status, ran.err) == (1, f"{folder}: {line}\n")
    assert gen("prove", folder).status == 0


@pytest.mark.long
def test_a_version_that_did_not_say_made_it(gen: Gen, folder: Path) -> None:
    change_record(folder, older)
    found = (
        f"{folder}/proof.json: made by a version before 0.2.0, this is {THIS}; {COMMAND} -o {folder} writes it again\n"
    )
    ran = gen("check", folder)
    assert ran.status == 2
    assert ran.err.startswith(f"{found}  allowed: variants, modes, ")
    assert gen("prove", folder).status == 0


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (7, "'made_by' is a number\n  allowed: an object\n"),
        ({}, "'made_by' has no 'prover'\n  allowed: all that gen writes\n"),
        ({"generator": None, "prover": None, "solver": None, "assemblers": {}},
         "'made_by > generator' is null\n  allowed: a text\n"),
        ({"generator": THIS, "prover": 1, "solver": None, "assemblers": {}},
         "'made_by > prover' is a number\n  allowed: a text\n"),
        ({"generator": THIS, "prover": THIS, "solver": None, "assemblers": {"gnu": []}},
         "'made_by > assemblers > gnu' is a list\n  allowed: a text\n"),
    ],
)  # fmt: skip
def test_records_that_are_refused(gen: Gen, folder: Path, value: object, message: str) -> None:
    change_record(folder, lambda r: r.update(made_by=value))
    found = f"{folder}/proof.json: {message}  write:   git checkout proof.json\n"
    assert gen("check", folder) == (2, "", found)
    change_record(folder, lambda r: r.update(made_by=[], options={**r["options"], "glue": True}))
    assert gen("prove", folder).status == 2


def test_words_complete_behind_commas() -> None:
    words, context = complete.some(complete.glue), SimpleNamespace(params={})
    assert words(context, "m") == ["meson"]
    assert words(context, "meson,p") == ["meson,platformio"]
    assert words(context, "meson,x") == []


def test_help_lists_the_words(gen: Gen) -> None:
    assert f"Files for these too: {', '.join(GLUE)}. For a GPU: nvrtc." in " ".join(gen("--help").out.split())

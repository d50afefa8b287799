"""Files for other build tools, in real builds where the tool is one that can be had here: Meson, Cargo. Of Zephyr's,
ESP-IDF's, PlatformIO's and Arduino's files the fields are checked that their documents ask for, nothing more."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

import ciphergen
from ciphergen.backends import target
from ciphergen.dsl.errors import UserError
from ciphergen.generator.glue import GLUE, build_tools, rust_name, templates
from ciphergen.generator.options import Options
from tests.kept import generated
from tests.tools import needs

ALL = tuple(GLUE)
needs_meson = needs("Meson, Ninja, a compiler and QEMU", installed=all(
    map(shutil.which, ("meson", "ninja", "aarch64-linux-gnu-gcc", "qemu-aarch64"))
))  # fmt: skip


def texts(
    name: str = "rv32i", prefix: str = "", glue: tuple[str, ...] | None = None, modes: tuple[str, ...] = ()
) -> dict[str, str]:
    """The files of LEA-128, with those for every build tool that the target has if none are named."""
    glue = tuple(build_tools(target(name).elf)) if glue is None else glue
    options = Options(variants=("lea128",), strategy="loop1", prefix=prefix, glue=glue, modes=modes)
    return dict(generated("lea", name, options).files)


def package(place: Path, name: str, prefix: str = "") -> Path:
    folder = place / f"lea-{name}"
    for file, text in texts(name, prefix).items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text)
    return folder


def run(*command: object, place: Path, ok: bool = True, **variables: str) -> str:
    done = subprocess.run(
        [*map(str, command)], cwd=place, capture_output=True, text=True, check=False, env={**os.environ, **variables}
    )
    assert (done.returncode == 0) == ok, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_each_word_adds_its_files_and_nothing_else() -> None:
    plain = texts(glue=())
    assert set(plain) == {"lea.h", "lea128.S", "lea_selftest.c", "CMakeLists.txt"}
    for word, files in GLUE.items():
        made = texts(glue=(word,))
        assert set(made) - set(plain) == set(files) == set(templates([word]))
        for file in files:
            assert f"gen --cipher lea --target rv32i --variant lea128 --strategy loop1 --with {word}" in made[file]
            assert "0BSD" in made[file]
    assert list(texts(glue=tuple(reversed(ALL)))) == list(texts())
    assert len(texts()) == len(plain) + sum(map(len, GLUE.values()))


def test_a_word_that_there_is_not() -> None:
    with pytest.raises(UserError) as refused:
        generated("lea", "rv32i", Options(glue=("cmake", "mesn")))
    allowed = "  allowed: arduino, cargo, esp-idf, meson, platformio, zephyr"
    assert str(refused.value) == f"--with: no build tool is called 'cmake'\n{allowed}"
    with pytest.raises(UserError) as refused:
        generated("lea", "rv32i", Options(glue=("meson", "mesn")))
    assert str(refused.value) == f"--with: no build tool is called 'mesn'\n{allowed}\n  write:   meson"


CROSS = """[binaries]
c = 'aarch64-linux-gnu-gcc'
ar = 'aarch64-linux-gnu-ar'
strip = 'aarch64-linux-gnu-strip'
exe_wrapper = 'qemu-aarch64'
[built-in options]
c_link_args = ['-static']
[host_machine]
system = 'linux'
cpu_family = 'aarch64'
cpu = 'aarch64'
endian = 'little'
"""


@pytest.mark.long
@needs_meson
def test_meson_builds_tests_and_installs(tmp_path: Path) -> None:
    folder = package(tmp_path, "aarch64")
    (tmp_path / "cross.ini").write_text(CROSS)
    run("meson", "setup", "build", folder, "--cross-file", "cross.ini", "--prefix", tmp_path / "there", place=tmp_path)
    assert re.search(r"^Ok: +1\s*$", run("meson", "test", "-C", "build", place=tmp_path), re.M)
    run("meson", "install", "-C", "build", place=tmp_path)
    there = {path.name for path in (tmp_path / "there").rglob("*") if path.is_file()}
    assert there == {"liblea.a", "lea.h", "lea.pc"}


BARE = """[binaries]
c = 'riscv64-unknown-elf-gcc'
ar = 'riscv64-unknown-elf-ar'
strip = 'riscv64-unknown-elf-strip'
[built-in options]
c_args = ['-march=rv32i', '-mabi=ilp32', '-ffreestanding']
c_link_args = ['-march=rv32i', '-mabi=ilp32', '-nostdlib']
[host_machine]
system = 'none'
cpu_family = 'riscv32'
cpu = 'rv32i'
endian = 'little'
"""


@pytest.mark.long
@needs_meson
def test_meson_takes_it_as_a_subproject_of_a_firmware(tmp_path: Path) -> None:
    package(tmp_path / "user/subprojects", "rv32i", "my_")
    (tmp_path / "cross.ini").write_text(BARE)
    (tmp_path / "user/main.c").write_text(
        '#include "lea.h"\nmy_lea128_key ks;\nvoid _start(void) { my_lea128_encrypt(&ks, 0, 0); }\n'
    )
    (tmp_path / "user/meson.build").write_text(
        "project('user', 'c')\nlea = dependency('my_lea', fallback: 'lea-rv32i')\n"
        "executable('firmware', 'main.c', dependencies: lea)\n"
    )
    run("meson", "setup", "build", "user", "--cross-file", "cross.ini", place=tmp_path)
    run("ninja", "-C", "build", place=tmp_path)
    assert "T my_lea128_encrypt" in run("riscv64-unknown-elf-nm", "build/firmware", place=tmp_path)
    assert "No tests defined" in run("meson", "test", "-C", "build", place=tmp_path)


@pytest.mark.parametrize(
    ("symbol", "name"), [("lea128", "Lea128"), ("my_lea128", "MyLea128"), ("pipo64_128", "Pipo64_128"), ("_x_", "X")]
)
def test_names_of_types(symbol: str, name: str) -> None:
    assert rust_name(symbol) == name


def test_fields_that_documents_ask_for() -> None:
    """PlatformIO's library.json, Arduino's library specification, IDF's component manager, Zephyr's modules."""
    made, version = texts(), ciphergen.__version__
    library = json.loads(made["library.json"])
    assert (library["name"], library["version"], library["license"]) == ("lea", version, "0BSD")
    assert library["build"]["srcFilter"] == ["-<*>", "+<lea128.S>"]
    assert library["headers"] == "lea.h"
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    lines = [line for line in made["library.properties"].splitlines() if not line.startswith("#")]
    properties = dict(line.split("=", 1) for line in lines)
    assert list(properties) == [
        "name", "version", "author", "maintainer", "sentence", "paragraph", "category", "url", "architectures",
        "includes",
    ]  # fmt: skip
    assert (properties["version"], properties["includes"]) == (version, "lea.h")
    component = dict(re.findall(r'^(\w+): "(.*)"$', made["idf_component.yml"], re.M))
    assert component["version"] == version
    assert set(component) == {"version", "description", "license"}
    assert "name: lea\nbuild:\n  cmake: .\n  kconfig: zephyr/Kconfig\n" in made["zephyr/module.yml"]
    assert f'\nconfig LEA_RV32I\n    bool "LEA for {target("rv32i").name}"\n    help\n' in made["zephyr/Kconfig"]
    cargo = tomllib.loads(made["Cargo.toml"])
    assert (cargo["package"]["links"], cargo["lib"]) == ("lea", {"name": "lea", "path": "lib.rs"})

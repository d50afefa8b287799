"""CMakeLists.txt in real builds: as the top project, in a firmware without a C library, installed and found.

ESP-IDF and Zephyr are not here: their functions are stood in for, and say with what they were called.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import ciphergen
from ciphergen.backends import target
from ciphergen.backends.tools.bare import main, support
from ciphergen.backends.tools.computer import run_alone
from ciphergen.backends.tools.start import Finished
from ciphergen.generator.options import Options
from tests.kept import generated
from tests.tools import needs

ARM, RISCV = "aarch64-linux-gnu-gcc", "riscv64-unknown-elf-gcc"
TOOLS = ("cmake", "make", ARM, RISCV, "qemu-aarch64")
pytestmark = [
    pytest.mark.long,
    needs("CMake, make and compilers", installed=all(map(shutil.which, TOOLS))),
]
LINUX = (
    "-DCMAKE_SYSTEM_NAME=Linux", "-DCMAKE_SYSTEM_PROCESSOR=aarch64", f"-DCMAKE_C_COMPILER={ARM}",
    "-DCMAKE_EXE_LINKER_FLAGS=-static", "-DCMAKE_CROSSCOMPILING_EMULATOR=qemu-aarch64",
)  # fmt: skip
BARE = (
    "-DCMAKE_SYSTEM_NAME=Generic", "-DCMAKE_SYSTEM_PROCESSOR=riscv32", f"-DCMAKE_C_COMPILER={RISCV}",
    "-DCMAKE_C_FLAGS=-march=rv32i -mabi=ilp32 -ffreestanding", "-DCMAKE_ASM_FLAGS=-march=rv32i -mabi=ilp32",
    "-DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY",
)  # fmt: skip
PROJECT = """cmake_minimum_required(VERSION 3.16)
project(user LANGUAGES C)
"""
CODE = """#include "lea.h"
int FUNCTION(void)
{
    static lea128_key ks;
    static uint8_t key[16], block[16];
    lea128_expand_key(&ks, key);
    lea128_encrypt(&ks, block, block);
    lea128_decrypt(&ks, block, block);
    return block[0] | block[15];
}
"""


def run(*command: object, ok: bool = True) -> str:
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == ok, done.stdout + done.stderr
    return done.stdout + done.stderr


def package(place: Path, target: str, glue: tuple[str, ...] = ()) -> Path:
    """A folder as gen writes it."""
    folder = place / f"lea-{target}"
    for name, text in generated(
        "lea", target, Options(variants=("lea128",), strategy="loop1", glue=glue)
    ).files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def user(place: Path, rules: str, function: str = "main") -> Path:
    """A project of a user's, with one file of C."""
    folder = place / "user"
    folder.mkdir()
    (folder / "CMakeLists.txt").write_text(PROJECT + rules)
    (folder / "main.c").write_text(CODE.replace("FUNCTION", function))
    return folder


def configure(source: Path, build: Path, *options: object, ok: bool = True) -> str:
    return run("cmake", "-G", "Unix Makefiles", "-S", source, "-B", build, *options, ok=ok)


def targets(build: Path) -> set[str]:
    return set(re.findall(r"^\.\.\. (\w+)$", run("cmake", "--build", build, "--target", "help"), re.M))


def test_as_the_top_project_then_installed_and_found(tmp_path: Path) -> None:
    build, place = tmp_path / "build", tmp_path / "installed"
    said = configure(package(tmp_path, "aarch64"), build, *LINUX, f"-DCMAKE_INSTALL_PREFIX={place}")
    assert "Warning" not in said
    run("cmake", "--build", build)
    assert "100% tests passed, 0 tests failed out of 1" in run("ctest", "--test-dir", build)
    run("cmake", "--install", build)
    there = {path.relative_to(place).as_posix() for path in place.rglob("*") if path.is_file()}
    package_files = ("lea-config.cmake", "lea-config-noconfig.cmake", "lea-config-version.cmake")
    assert there == {"lib/liblea.a", "include/lea.h", *(f"lib/cmake/lea/{name}" for name in package_files)}

    linked = "add_executable(user main.c)\ntarget_link_libraries(user PRIVATE lea::lea)\n"
    source = user(tmp_path, f"find_package(lea {ciphergen.__version__} REQUIRED)\n{linked}")
    configure(source, tmp_path / "use", *LINUX, f"-DCMAKE_PREFIX_PATH={place}")
    run("cmake", "--build", tmp_path / "use")
    run("qemu-aarch64", tmp_path / "use/user")

    (source / "CMakeLists.txt").write_text(f"{PROJECT}find_package(lea 99 REQUIRED)\n{linked}")
    said = configure(source, tmp_path / "newer", *LINUX, f"-DCMAKE_PREFIX_PATH={place}", ok=False)
    assert f"lea-config.cmake, version: {ciphergen.__version__}" in said


def test_a_self_test_that_fails_is_seen(tmp_path: Path) -> None:
    folder = package(tmp_path, "aarch64")
    test = folder / "lea_selftest.c"
    text, count = re.subn(r"(lea128_vectors\[\] = \{\n    \{ \{ 0x)0f", r"\g<1>0e", test.read_text())
    assert count == 1
    test.write_text(text)
    configure(folder, tmp_path / "build", *LINUX)
    run("cmake", "--build", tmp_path / "build")
    assert "FAIL lea128_encrypt, vector 1\n" in run("ctest", "--test-dir", tmp_path / "build", "-V", ok=False)


FIRMWARE = """add_subdirectory({folder} lea)
add_executable(firmware main.c)
target_link_options(firmware PRIVATE -nostdlib -static)
target_link_libraries(firmware PRIVATE lea::lea)
if(TARGET lea_selftest)
    enable_language(ASM)
    target_sources(firmware PRIVATE start.S library.c)
    target_link_libraries(firmware PRIVATE lea_selftest)
endif()
"""


def test_in_a_firmware_without_a_c_library(tmp_path: Path) -> None:
    """No self-test, no test, nothing installed."""
    source = user(tmp_path, FIRMWARE.format(folder=package(tmp_path, "rv32i")), "_start")
    build = tmp_path / "build"
    assert "Warning" not in configure(source, build, *BARE)
    run("cmake", "--build", build)
    assert "T lea128_encrypt" in run("riscv64-unknown-elf-nm", build / "firmware")
    assert targets(build) & {"lea", "lea_selftest", "test", "firmware"} == {"lea", "firmware"}
    assert not (build / "CTestTestfile.cmake").exists()
    run("cmake", "--install", build, "--prefix", tmp_path / "nothing")
    assert not (tmp_path / "nothing").exists()


def test_a_firmware_that_asks_for_the_self_test_and_runs_it(tmp_path: Path) -> None:
    source, on = user(tmp_path, FIRMWARE.format(folder=package(tmp_path, "rv32i"))), target("rv32i")
    for name, text in {**support(on), "main.c": main("lea_selftest")}.items():
        (source / name).write_text(text)
    build = tmp_path / "build"
    configure(source, build, *BARE, "-DLEA_RV32I_SELFTEST=ON", "-DLEA_RV32I_INSTALL=ON")
    run("cmake", "--build", build)
    assert run_alone(on, (build / "firmware").read_bytes(), 60) == Finished(0, "PASS\n", "")
    run("cmake", "--install", build, "--prefix", tmp_path / "there")
    assert (tmp_path / "there/lib/cmake/lea/lea-config.cmake").is_file()


def test_as_the_top_project_of_a_machine_without_a_system(tmp_path: Path) -> None:
    configure(package(tmp_path, "rv32i"), tmp_path / "build", *BARE)
    run("cmake", "--build", tmp_path / "build")
    assert targets(tmp_path / "build") & {"lea", "lea_selftest", "test"} == {"lea"}


STAND_IN = """
function({0})
    message("{0}: ${{ARGV}}")
endfunction()
"""


def test_as_a_component_of_esp_idf(tmp_path: Path) -> None:
    """IDF reads the file in a script first, where nothing of a project is known."""
    script = tmp_path / "idf.cmake"
    folder = package(tmp_path, "rv32i", ("esp-idf",))
    script.write_text(
        f"set(ESP_PLATFORM 1)\n{STAND_IN.format('idf_component_register')}include({folder}/CMakeLists.txt)\n"
    )
    said = run("cmake", "-P", script)
    assert said == "idf_component_register: SRCS;lea128.S;INCLUDE_DIRS;.\n"


@pytest.mark.parametrize(
    ("glue", "option", "built"),
    [((), "", True), (("zephyr",), "", False), (("zephyr",), "set(CONFIG_LEA_RV32I y)", True)],
)
def test_as_a_module_of_zephyr(tmp_path: Path, glue: tuple[str, ...], option: str, built: bool) -> None:
    folder = package(tmp_path, "rv32i", glue)
    functions = ("zephyr_library_sources", "zephyr_include_directories")
    source = user(
        tmp_path,
        f"set(ZEPHYR_BASE here)\n{option}\n{''.join(map(STAND_IN.format, functions))}"
        "function(zephyr_library_named name)\n"
        '    file(WRITE "${CMAKE_BINARY_DIR}/x.c" "")\n'
        '    add_library(${name} STATIC "${CMAKE_BINARY_DIR}/x.c")\nendfunction()\n'
        f'add_subdirectory({folder} lea)\nif(TARGET lea::lea)\n    message("there")\nendif()\n',
    )
    said = configure(source, tmp_path / "build", *BARE)
    called = [line for line in said.splitlines() if line.startswith(("zephyr_", "there"))]
    wanted = ["zephyr_library_sources: lea128.S", f"zephyr_include_directories: {folder}", "there"]
    assert called == (wanted if built else [])

"""The build by CMake, with the compiler of the extra: a library with machine code for every core, and a self-test."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ciphergen.backends import gpu
from ciphergen.backends.tools.start import find_program, run_command
from tests.cuda.made import files, ptx


@pytest.mark.long
def test_cmake_builds_the_library(tmp_path: Path) -> None:
    assert ptx(), "else the compiler is not here, which skips this"
    cmake = find_program(("cmake",), "build with CMake", "apt install cmake")
    find_program(("make",), "build with CMake", "apt install make")
    compiler = gpu("cuda").compiler
    home = next(
        p for place in sys.path if (p := Path(place or ".", compiler.folder) / compiler.program).is_file()
    ).parents[1]
    source, build = tmp_path / "source", tmp_path / "build"
    source.mkdir()
    for name, text in files().items():
        (source / name).write_text(text, encoding="utf-8")
    asked = [f"-DCMAKE_CUDA_COMPILER={home / compiler.program}", f"-DCMAKE_CUDA_FLAGS=-L{home / 'lib'}"]
    made = run_command([cmake, "-S", str(source), "-B", str(build), *asked], cwd=tmp_path)
    assert made.status == 0, made.output + made.errors
    built = run_command([cmake, "--build", str(build), "--verbose"], cwd=tmp_path)
    assert built.status == 0, built.output + built.errors
    assert (build / "liblea_cuda.a").is_file()
    for core in gpu("cuda").cores:
        assert f"-gencode arch=compute_75,code={core}" in built.output
    ran = run_command([str(build / "lea_cuda_selftest")], cwd=tmp_path)
    assert (ran.status, ran.output.partition(":")[0]) in ((0, "PASS\n"), (3, "no GPU")), ran.output

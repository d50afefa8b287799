"""The Python module's classes of code for one key, on a library made with the shim in place of CUDA and NVRTC."""

from __future__ import annotations

import ctypes
import importlib.util
import sys
from pathlib import Path

import pytest

from ciphergen.backends.tools.start import find_program, run_command
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from tests.cuda.made import SHIM, files
from tests.cuda.test_python import Array

OPTIONS = Options(("lea128",), strategy="unrolled", glue=("nvrtc",), python=True)


@pytest.mark.long
def test_code_for_one_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Official vectors, a counter that moves on, the PTX of each function, and what is refused."""
    monkeypatch.setenv("SHIM_FOLDER", str(tmp_path))
    for name, text in files("lea", OPTIONS).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    compiler = find_program(("g++",), "run kernels on a processor", "apt install g++")
    flags = ("-x", "c++", "-std=c++17", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared", f'-DSHIM_PLACE="{SHIM}"')
    sources = ("lea.cu", "lea_run_time_key.cu", str(SHIM / "shim.cpp"), str(SHIM / "libraries.cpp"))
    words = [compiler, *flags, f"-I{SHIM}", "-I.", *sources, "-o", "liblea_cuda.so"]
    done = run_command(words, cwd=tmp_path)
    assert done.status == 0, done.errors
    shim = ctypes.CDLL(str(tmp_path / "liblea_cuda.so"), mode=ctypes.RTLD_GLOBAL)  # code that is loaded asks it
    spec = importlib.util.spec_from_file_location("lea_cuda", tmp_path / "lea_cuda.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "lea_cuda", module)
    spec.loader.exec_module(module)
    vector = next(v for v in load("lea").vectors if v.variant == "lea128")
    plain, coded = Array(vector.plain * 300), Array(bytes(4800))
    with module.Lea128RunTimeKey(vector.key) as key:
        key.encrypt_blocks_device(plain, coded)
        assert coded.read() == vector.cipher * 300
        key.decrypt_blocks_device(coded, coded)
        assert coded.read() == plain.read()
        counter = bytearray(vector.plain)
        key.ctr_device(counter, Array(bytes(4799)), Array(bytes(4799)))
        assert int.from_bytes(counter, "big") == int.from_bytes(vector.plain, "big") + 300
        for name in ("encrypt_blocks", "decrypt_blocks", "ctr"):
            assert f"lea128_cuda_{name}_kernel" in getattr(key, f"{name}_ptx")()
        with pytest.raises(module.CudaError, match="cudaErrorMisalignedAddress"):
            key.encrypt_blocks_device(Array(bytes(32)), Array(bytes(32), data=(plain.place + 1, False)))
    key.close()
    with pytest.raises(ValueError, match="the key is closed"):
        key.encrypt_blocks_device(plain, coded)
    with pytest.raises(ValueError, match="key has 15 bytes, and Lea128RunTimeKey takes 16"):
        module.Lea128RunTimeKey(vector.key[1:])
    ctypes.c_long.in_dll(shim, "shim_fails_in").value = 0
    with pytest.raises(module.CudaError):
        module.Lea128RunTimeKey(vector.key)
    assert ctypes.c_long.in_dll(shim, "shim_libraries").value == 0

"""The Python module of kernels, on a library made with the shim in place of the runtime of CUDA: official vectors,
arrays of a device, what is refused, and each call of the runtime made to fail."""

from __future__ import annotations

import ctypes
import importlib.util
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ciphergen.backends.tools.start import find_program, run_command
from ciphergen.dsl.cipher import load
from ciphergen.generator.known_answers import known_answers
from ciphergen.generator.options import Options
from tests.cuda.made import SHIM, files

pytestmark = pytest.mark.long
OPTIONS = Options(variants=("lea128", "lea256"), python=True)
NAMES = {"lea128": "Lea128", "lea256": "Lea256"}


@pytest.fixture(scope="module")
def lea(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The module, with its library beside it."""
    folder = tmp_path_factory.mktemp("python")
    for name, text in files("lea", OPTIONS).items():
        (folder / name).write_text(text, encoding="utf-8")
    compiler = find_program(("g++",), "run kernels on a processor", "apt install g++")
    flags = ("-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-fsanitize=undefined", "-fPIC", "-shared")
    sources = ("lea.cu", str(SHIM / "shim.cpp"))
    done = run_command(
        [compiler, "-x", "c++", *flags, f"-I{SHIM}", "-I.", *sources, "-o", "liblea_cuda.so"], cwd=folder
    )
    assert done.status == 0, done.errors
    spec = importlib.util.spec_from_file_location("lea_cuda", folder / "lea_cuda.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["lea_cuda"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["lea_cuda"]


class Array:
    """An array of a device: memory that the shim takes for such."""

    def __init__(self, held: bytes, /, **more: Any) -> None:
        self._kept = ctypes.create_string_buffer(len(held) + 32)
        start = ctypes.addressof(self._kept)
        self.place, self.size = start + -start % 16, len(held)
        ctypes.memmove(self.place, held, len(held))
        self.more = more

    @property
    def __cuda_array_interface__(self) -> Mapping[str, Any]:
        given = {"shape": (self.size,), "typestr": "|u1", "data": (self.place, False), "version": 3}
        return {**given, **self.more}

    def read(self) -> bytes:
        return ctypes.string_at(self.place, self.size)


@pytest.mark.parametrize("variant", NAMES)
def test_official_vectors(lea: ModuleType, variant: str) -> None:
    """Both directions, one block and many, host and device, in place and not, by a pipe and without."""
    with lea.Pipe(chunk=64) as pipe:
        for vector in (v for v in load("lea").vectors if v.variant == variant):
            with getattr(lea, NAMES[variant])(vector.key) as key:
                for count in (1, 300):
                    plain, cipher = count * vector.plain, count * vector.cipher
                    assert key.encrypt_blocks(plain) == cipher
                    assert key.decrypt_blocks(memoryview(cipher), pipe=pipe) == plain
                    data = bytearray(plain)
                    key.encrypt_blocks_into(data, data, pipe=pipe)
                    assert data == cipher
                    array, other = Array(plain), Array(bytes(16 * count))
                    key.encrypt_blocks_device(array, other)
                    assert (array.read(), other.read()) == (plain, cipher)
                    key.decrypt_blocks_device(other, other, stream=0)
                    assert other.read() == plain


@pytest.mark.parametrize("variant", NAMES)
def test_counter_mode(lea: ModuleType, variant: str) -> None:
    """Every length of a known answer whose counter carries; the counter is moved on."""
    answer = known_answers(load("lea"), load("lea").variant(variant), "ctr")[-1]
    start = int.from_bytes(answer.counter, "big")
    with getattr(lea, NAMES[variant])(answer.key) as key, lea.Pipe(16, devices=[0]) as pipe:
        for count in range(len(answer.plain) + 1):
            moved = ((start + -(-count // 16)) % 2**128).to_bytes(16, "big")
            counter = bytearray(answer.counter)
            assert key.ctr(counter, answer.plain[:count]) == answer.cipher[:count]
            assert counter == moved
            counter, out = bytearray(answer.counter), bytearray(count)
            key.ctr_into(counter, bytearray(answer.plain[:count]), memoryview(out), pipe=pipe)
            assert (out, counter) == (answer.cipher[:count], moved)
            counter, array = bytearray(answer.counter), Array(answer.plain[:count])
            key.ctr_device(counter, array, array)
            assert (array.read(), counter) == (answer.cipher[:count], moved)


def test_a_message_in_parts_is_the_whole(lea: ModuleType) -> None:
    data = bytes(range(256)) * 9
    with lea.Lea128(bytes(range(16))) as key:
        whole, counter = key.ctr(bytearray(16), data), bytearray(16)
        parts = [key.ctr(counter, data[i : i + 96]) for i in range(0, len(data), 96)]
    assert b"".join(parts) == whole


def test_memory_of_other_objects(lea: ModuleType) -> None:
    """Buffers of several dimensions and kinds, and arrays whose elements have several bytes."""
    words = (ctypes.c_uint32 * 8)(*range(8))
    with lea.Lea128(bytes(16)) as key:
        wanted = key.encrypt_blocks(bytes(words))
        view = memoryview(words).cast("B").cast("I", (2, 4))
        assert key.encrypt_blocks(view) == key.encrypt_blocks(view.toreadonly()) == wanted
        array = Array(bytes(words), shape=(2, 1, 4), typestr="<u4", strides=(16, 999, 4))
        key.encrypt_blocks_device(array, array)
        assert array.read() == wanted
        empty = Array(b"", data=(0, False))
        key.encrypt_blocks_device(empty, empty)
        assert key.encrypt_blocks(b"") == key.ctr(bytearray(16), b"") == b""


def test_values_are_checked(lea: ModuleType) -> None:
    """What is refused before the library is called."""
    key, closed, pipe, data = lea.Lea128(bytes(16)), lea.Lea128(bytes(16)), lea.Pipe(), bytes(32)
    for each in (closed, closed, pipe, pipe):
        each.close()  # the second time it does nothing
    array = Array(data)
    refused: list[tuple[str, Callable[[], object]]] = [
        ("key has 15 bytes, and Lea128 takes 16", lambda: lea.Lea128(bytes(15))),
        ("data has 17 bytes, and blocks have 16", lambda: key.encrypt_blocks(bytes(17))),
        ("out has 16 bytes, and data 32", lambda: key.encrypt_blocks_into(data, bytearray(16))),
        ("out cannot be written", lambda: key.encrypt_blocks_into(data, memoryview(data))),
        ("data is not contiguous", lambda: key.encrypt_blocks(memoryview(data)[::2])),
        ("counter is no bytearray of 16 bytes, which is moved on", lambda: key.ctr(bytearray(8), data)),
        ("the key is closed", lambda: closed.encrypt_blocks(data)),
        ("the pipe is closed", lambda: key.encrypt_blocks(data, pipe=pipe)),
        ("device 32: there are 0 to 31", lambda: lea.Pipe(devices=[32])),
        (
            "data and out are used on different streams: say which by stream",
            lambda: key.encrypt_blocks_device(Array(data, stream=1), Array(data, stream=2)),
        ),
    ]
    for text, other in (
        ("out is not contiguous", Array(data, shape=(2, 16), strides=(32, 1))),
        ("out has a mask", Array(data, mask=array)),
        ("out cannot be written", Array(data, data=(array.place, True))),
    ):
        refused.append((text, partial(key.encrypt_blocks_device, array, other)))
    for text, call in refused:
        with pytest.raises(ValueError, match=r".") as caught:
            call()
        assert str(caught.value) == text


def test_what_the_library_refuses(lea: ModuleType) -> None:
    array = Array(bytes(64))
    off = Array(bytes(32), data=(array.place + 8, False))
    over = Array(bytes(32), data=(array.place + 16, False))
    with lea.Lea128(bytes(16)) as key:
        for first, second, name, code in (
            (off, Array(bytes(32)), "cudaErrorMisalignedAddress", 716),
            (Array(bytes(32), data=(array.place, False)), over, "cudaErrorInvalidValue", 1),
        ):
            with pytest.raises(lea.CudaError) as caught:
                key.encrypt_blocks_device(first, second)
            assert (caught.value.name, caught.value.code) == (name, code)
            assert str(caught.value) == f"{name} ({code})"
        with pytest.raises(lea.CudaError, match=r"^cudaErrorInvalidDevice \(101\)$"):
            lea.Pipe(devices=[31])


def test_each_call_that_fails_is_an_exception(lea: ModuleType) -> None:
    """The first error is the one that is raised; out is zero, the counter as before, nothing is held or unwiped."""
    library = lea.load()
    fails = ctypes.c_long.in_dll(library, "shim_fails_in")
    names = set[str]()
    with lea.Lea128(bytes(16)) as key:
        for number in range(1000):
            counter, out = bytearray(b"\xff" * 16), bytearray(b"\x5a" * 100)
            fails.value = number
            try:
                key.ctr_into(counter, bytes(100), out)
            except lea.CudaError as error:
                names.add(error.name)
                assert (counter, out) == (b"\xff" * 16, bytes(100))
            else:
                assert fails.value >= 0  # no call was left to fail
                break
            finally:
                fails.value = -1
        else:
            raise AssertionError
        assert number > 20
    assert names == {
        "cudaErrorNoDevice",
        "cudaErrorMemoryAllocation",
        "cudaErrorInvalidValue",
        "cudaErrorInvalidDevice",
        "cudaErrorLaunchFailure",
    }
    assert ctypes.c_long.in_dll(library, "shim_unwiped").value == 0
    assert ctypes.c_long.in_dll(library, "shim_streams").value == 0


def test_what_a_key_became_is_wiped(lea: ModuleType) -> None:
    key = lea.Lea128(bytes(range(16)))
    held = key._key
    assert any(held)
    key.close()
    assert not any(held)


def test_a_library_that_is_not_there(lea: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        lea.load(tmp_path / "none.so")
    text = f"{tmp_path / 'none.so'} is not there: build it by CMakeLists.txt, or call load with its path"
    assert str(caught.value) == text


def test_types(tmp_path: Path) -> None:
    """The module is typed, and formatted as the rest is."""
    text = files("lea", OPTIONS)["lea_cuda.py"]
    (tmp_path / "lea_cuda.py").write_text(text, encoding="utf-8")
    project = Path(__file__).parents[2] / "pyproject.toml"
    for words in (
        ["mypy", "--strict", "--config-file=", "--cache-dir=/dev/null", "lea_cuda.py"],
        ["ruff", "check", "--config", str(project), "--ignore", "D,INP", "lea_cuda.py"],
    ):
        done = subprocess.run([sys.executable, "-m", *words], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout

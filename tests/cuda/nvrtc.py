"""NVRTC itself, where its package is installed (`nvidia-cuda-nvrtc`): it compiles without a GPU."""

from __future__ import annotations

import ctypes
import re
import sys
from pathlib import Path

import pytest

from ciphergen.backends import gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.term import const
from ciphergen.generator.sliced_text import KeyBits

_LIBRARY = "nvidia/cu13/lib/libnvrtc.so.13"


def text_of(source: str, variant: Variant, key: bytes) -> str:
    """Return what a program with a source for run-time keys gives to NVRTC for a key of a variant in slices."""
    pieces = re.findall(r'R"text\((.*?)\)text"', source, re.S)
    rows = zip(Concrete(variant).schedule(key), variant.key_variables(), strict=True)
    words = KeyBits.of(variant).words([[const(w, v.width) for w, v in zip(*row, strict=True)] for row in rows])
    shown = "".join(f"{word.value:#010x}," for word in words)
    return f"constexpr unsigned int WORDS[] = {{{shown}}};\n" + "".join(pieces)


def by_nvcc(text: str, function: int) -> str:
    """Return the PTX that the pinned compiler makes of a function of a text; skip where there is none."""
    source = f"#include <stdint.h>\n#define FUNCTION {function}\n{text}"
    return compile_to_ptx(gpu("cuda"), {"text.cu": source}, "text.cu")


def by_nvrtc(text: str, function: int, core: str = "sm_90") -> str:
    """Return the PTX that NVRTC makes of a function of a text; skip where there is no NVRTC."""
    assert gpu("cuda").compiler.folder in _LIBRARY
    found = next((path for place in sys.path if (path := Path(place or ".", _LIBRARY)).is_file()), None)
    if found is None:
        pytest.skip("needs NVRTC: pip install nvidia-cuda-nvrtc, of 58 MB")
    library, program = ctypes.CDLL(str(found)), ctypes.c_void_p()
    assert library.nvrtcCreateProgram(ctypes.byref(program), text.encode(), b"k.cu", 0, None, None) == 0
    options = [f"--gpu-architecture={core}", f"--define-macro=FUNCTION={function}", "--std=c++17", "--no-cache"]
    status = library.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * 4)(*(o.encode() for o in options)))
    size = ctypes.c_size_t()
    library.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    library.nvrtcGetProgramLog(program, log)
    assert status == 0, log.value.decode()[:2000]
    library.nvrtcGetPTXSize(program, ctypes.byref(size))
    made = ctypes.create_string_buffer(size.value)
    assert library.nvrtcGetPTX(program, made) == 0
    library.nvrtcDestroyProgram(ctypes.byref(program))
    return made.value.decode()

"""sizeof(V_key) and its alignment are what C compilers say, whatever a header looks like."""

from __future__ import annotations

from pathlib import Path

import pytest

from ciphergen.backends import target, target_names
from ciphergen.backends.tools import toolchain
from ciphergen.backends.tools.key_type import KeyType, key_types
from ciphergen.backends.tools.start import Limits
from ciphergen.backends.tools.toolchain import ToolMissing, assemblers
from ciphergen.cli.objects import declared_bytes, first_declared_bytes
from ciphergen.dsl.errors import UserError
from tests.kept import COMMITTED
from tests.tools import needs

RV32I = target("rv32i")
three = needs("gnu, clang and zig", installed=len(assemblers(RV32I)) == 3)
RIGHT = "typedef struct { uint32_t rk[96]; } v_key;\n"
INT = "#include <stdint.h>\n"
ALIGNED = (
    "v.h: aligns v_key to 1\n  allowed: an alignment of 4 bytes, which the proof takes for granted\n"
    "  write:   typedef struct { uint32_t rk[…]; } v_key;"
)


@pytest.mark.parametrize(
    ("header", "size"),
    [
        (RIGHT, 384),
        (f"/* {RIGHT} */ typedef struct {{ uint32_t rk[95]; }} v_key;\n", 380),
        (f"#if 0\n{RIGHT}#endif\ntypedef struct {{ uint32_t rk[95]; }} v_key;\n", 380),
        (f"#define rk rk[1]; uint32_t no\n{RIGHT}", 388),
        (f"#define uint32_t uint16_t __attribute__((aligned(4)))\n{RIGHT}".replace("[96]", ""), 4),
        ("#define KEYS 96\ntypedef struct { uint32_t rk[KEYS - 1]; uint8_t more; } v_key;\n", 384),
        ("typedef uint32_t v_key[12];\n", 48),
        ("typedef struct { uint8_t rk[20] __attribute__((aligned(16))); } v_key;\n", 32),
        (f"{RIGHT}#define sizeof(x) 4096\n#define _Alignof(x) 4096\n#define char long\n", 384),
        (f"#ifdef __riscv\n{RIGHT}#else\ntypedef char v_key;\n#endif\n", 384),
    ],
)
def test_sizes(header: str, size: int) -> None:
    assert declared_bytes({"v.h": INT + header}, ["v"], RV32I) == {"v": size}
    assert first_declared_bytes({"v.h": INT + header}, "v", RV32I) == size


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("typedef struct { uint8_t rk[384]; } v_key;\n", ALIGNED),
        ("typedef struct __attribute__((packed)) { uint32_t rk[96]; } v_key;\n", ALIGNED),
        (f"#pragma pack(1)\n{RIGHT}", ALIGNED),
        (f"#define _Alignof(x) 4\n#define char int\n#pragma pack(1)\n{RIGHT}", ALIGNED),
        ("typedef struct { uint16_t rk[192]; } v_key;\n", ALIGNED.replace("to 1", "to 2")),
        ("/* typedef struct { uint32_t rk[96]; } v_key; */\n",
         "v.h: the compiler gnu says: unknown type name 'v_key'"),
        ("typedef struct v_key v_key;\n",
         "v.h: the compiler gnu says: invalid application of '__alignof__' to incomplete type"
         " 'v_key'"),
        ("void v_key(void);\n", "v.h: the compiler gnu says: unknown type name 'v_key'"),
        ('#include "other.h"\n', "v.h:2:10: the compiler gnu says: other.h: No such file or directory"),
        (f"{RIGHT}#error no\n", "v.h:3:2: the compiler gnu says: #error no"),
        (f"#ifdef __clang__\n#define rk rk[95]; uint8_t no\n#endif\n{RIGHT}".replace("[96]", ""),
         "v.h: v_key has 4 bytes, aligned to 4, for gnu; 384 bytes, aligned to 4, for clang\n"
         "  allowed: the same for every compiler here"),
        (f"#define ciphergen_key_0 mine\n{RIGHT}",
         "v.h: renames ciphergen_key_0\n  allowed: a header that leaves such names alone"),
        (f"#ifdef __clang__\n#error only GNU\n#endif\n{RIGHT}",
         "v.h:3:2: the compiler clang says: only GNU\n  allowed: what every compiler here takes, as gnu did"),
    ],
)  # fmt: skip
@three
def test_headers_that_are_refused(header: str, message: str) -> None:
    with pytest.raises(UserError) as caught:
        declared_bytes({"v.h": INT + header}, ["v"], RV32I)
    assert str(caught.value) == message


@three
def test_headers_that_contradict_each_other() -> None:
    headers = {"a.h": INT + RIGHT, "b.h": INT + RIGHT.replace("96", "95")}
    with pytest.raises(UserError) as caught:
        declared_bytes(headers, ["v"], RV32I)
    assert str(caught.value) == (
        "b.h:2:37: the compiler gnu says: conflicting types for 'v_key'; have 'struct <anonymous>'"
    )
    same = {"a.h": "#pragma once\n" + INT + RIGHT, "b.h": '#include "a.h"\n'}
    assert declared_bytes(same, ["v"], RV32I) == {"v": 384}


@pytest.mark.long
def test_a_header_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "LIMITS", Limits(seconds=2))
    lines = "\n".join(f"#define x{i} x{i + 1} x{i + 1}" for i in range(40))
    with pytest.raises(UserError) as caught:
        declared_bytes({"v.h": f"{INT}{lines}\nint x0;\n"}, ["v"], RV32I)
    assert str(caught.value).endswith(
        "does not come to its end\n  allowed: what 2 seconds, 1536 MiB of memory and 64 MiB of output are enough for"
    )


@pytest.mark.parametrize("name", ["../v.h", "a/v.h", "v.c", ""])
def test_names_that_are_no_headers(name: str) -> None:
    with pytest.raises(UserError) as caught:
        declared_bytes({name: INT + RIGHT}, ["v"], RV32I)
    assert str(caught.value) == (
        f"{name}: is not the name of a header\n  allowed: a file's name that ends in .h, without a folder"
    )


@pytest.mark.parametrize("name", target_names())
def test_the_pip_compiler_is_enough(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    found = list(key_types({"v.h": INT + RIGHT}, ["v_key"], target(name)))
    assert found == [("zig", {"v_key": KeyType(384, 4)}), ("zig as C++", {"v_key": KeyType(384, 4)})]
    monkeypatch.setattr(toolchain, "find_spec", lambda name: None)
    with pytest.raises(ToolMissing) as caught:
        declared_bytes({"v.h": INT + RIGHT}, ["v"], target(name))
    assert str(caught.value).startswith(f"nothing here can compile C for {name}\n  write:   apt install gcc-")


@pytest.mark.parametrize(
    "folder",
    [folder for folder in sorted(COMMITTED.glob("*/*")) if folder.name in target_names()],
    ids=lambda path: "-".join(path.parts[-2:]),
)
def test_committed_headers(folder: Path) -> None:
    """Every compiler here finds the number of round keys that stands in the header."""
    names = [path.stem for path in sorted(folder.glob("*.S"))]
    text = next(folder.glob("*.h")).read_text()
    sizes = declared_bytes({"v.h": text}, names, target(folder.name))
    assert sorted(sizes) == names
    for name, size in sizes.items():
        before = text.partition(f"}} {name}_key;")[0].rpartition("typedef struct {\n")[2]
        bits, words = before.strip().removeprefix("uint").removesuffix("];").split("_t rk[")
        assert size == int(bits) // 8 * int(words)

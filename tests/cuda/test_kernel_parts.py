"""Kernels that are compiled in parts, and their PTX together."""

from __future__ import annotations

import pytest

from ciphergen.backends import gpu
from ciphergen.backends.tools import gpu_compiler
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx
from ciphergen.backends.tools.kernel_parts import ptx_of_parts, texts_of_parts
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options
from tests.cuda.made import files


def kernel(name: str, *body: str) -> str:
    """Return the text of a kernel."""
    return "\n".join([f'extern "C" __global__ void {name}(', "    int *to)", "{", *body, "}", ""])


HEAD = "static __host__ __device__ int one(void)\n{\n    return 1;\n}\n"
STORE = "    *to = one();"
TEXT = HEAD + kernel("a", STORE) + kernel("b", STORE, STORE) + "void host();\n" + kernel("c", STORE)


def test_each_part_declares_what_others_define() -> None:
    made = texts_of_parts(TEXT, 1)
    assert [text.count(STORE) for text in made] == [1, 2, 1]
    for text in made:
        assert text.startswith(HEAD)
        assert all(f"void {name}(\n    int *to)" in text for name in "abc")
        assert text.count("int *to);") == 2


def test_lines_keep_their_numbers() -> None:
    assert {text.count("\n") for text in texts_of_parts(TEXT, 1)} == {TEXT.count("\n")}
    assert texts_of_parts(TEXT, 1)[2].endswith(kernel("c", STORE))


def test_small_kernels_are_one_part() -> None:
    assert texts_of_parts(TEXT) == [TEXT]
    assert [text.count(STORE) for text in texts_of_parts(TEXT, 3)] == [3, 1]
    assert texts_of_parts("int f();\n") == ["int f();\n"]


@pytest.mark.parametrize("line", ["#define one() 2", "    #undef one"])
def test_what_a_body_says_to_the_preprocessor_is_said_to_all(line: str) -> None:
    text = TEXT.replace(STORE, f"{line}\n{STORE}", 1)
    assert texts_of_parts(text, 1) == [text]
    assert len(texts_of_parts(text.replace(line, "#pragma unroll 1"), 1)) == 3


def test_data_of_several_kernels_are_made_once() -> None:
    text = "static __device__ const int table[1] = { 1 };\n" + TEXT
    assert texts_of_parts(text, 1) == [text]


def test_ptx_of_parts_is_that_of_the_whole() -> None:
    made = [f".version 9.5\n\n\t// .globl\t{n}\n\n.visible .entry {n}(\n)\n{{\n$L__BB0_2:\n}}\n\n" for n in "ab"]
    assert ptx_of_parts(made) == (
        ".version 9.5\n\n\t// .globl\ta\n\n.visible .entry a(\n)\n{\n$L__BB0_2:\n}\n"
        "\t// .globl\tb\n.visible .entry b(\n)\n{\n$L__BB1_2:\n}\n\n"
    )
    assert ptx_of_parts(made[:1]) == made[0]


@pytest.mark.long
def test_the_compiler_makes_the_same_of_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte for byte: what is proved is what a build of the whole file has in it."""
    made = files("lea", Options(("lea128",), strategy="unrolledx2"))
    whole = compile_to_ptx(gpu("cuda"), made, "lea.cu")
    texts = texts_of_parts(made["lea.cu"], 1)
    assert len(texts) == 7
    monkeypatch.setattr(gpu_compiler, "texts_of_parts", lambda text: texts)
    assert compile_to_ptx(gpu("cuda"), made, "lea.cu", 2) == whole


@pytest.mark.slow
def test_the_compiler_makes_the_same_of_large_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    made = files("aes", Options(("aes128",)))
    assert len(texts_of_parts(made["aes.cu"])) > 1
    ptx = compile_to_ptx(gpu("cuda"), made, "aes.cu", 2)
    monkeypatch.setattr(gpu_compiler, "texts_of_parts", lambda text: [text])
    assert compile_to_ptx(gpu("cuda"), made, "aes.cu") == ptx


def test_an_error_in_a_part_names_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    text = TEXT + kernel("d", "    *to = two();")
    monkeypatch.setattr(gpu_compiler, "texts_of_parts", lambda text: texts_of_parts(text, 1))
    with pytest.raises(UserError) as caught:
        compile_to_ptx(gpu("cuda"), {"a.cu": text}, "a.cu", 2)
    line = text.split("\n").index("    *to = two();") + 1
    assert f'a.cu({line}): error: identifier "two" is undefined' in str(caught.value)

"""Balance: rotations that another pipe of a GPU does as products, where they cost nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ciphergen.backends import generation, gpu
from ciphergen.backends.machine.instruction_row import Cost
from ciphergen.generator.balance import balance
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Function, VReg
from ciphergen.generator.options import Options
from tests.cuda.made import files, run_in_shim

GPU = gpu("cuda")
CORE = GPU.cores[GPU.default_core]
RULES = generation(GPU)
FUNNEL, PRODUCT = "shf.l.wrap.b32", "mul.wide.u32"


def code() -> Code:
    return Code(GPU, RULES, "f", "encrypt_blocks")


def counts(function: Function) -> Counter[str]:
    made = balance(function, GPU, RULES, CORE)
    return Counter(inst.row.name for inst in made.instructions())


def turned_and_mixed(count: int) -> Code:
    """So many rotations of sums, each of which an exclusive or reads."""
    e, value, key = code(), VReg("b32", "x"), VReg("b32", "k")
    for i in range(count):
        value = e("xor.b32", e(FUNNEL, s := e("add.s32", value, key), s, 1 + i % 31), key)
    return e


def test_pipes_have_as_much_to_do() -> None:
    """30 rotations and 30 operations on bits are 60 for one pipe, the sums 30 for the other; a product takes two."""
    found = counts(turned_and_mixed(30).function)
    # 60 - n is at most 30 + 2 n from n = 10 on.
    assert (found[FUNNEL], found[PRODUCT]) == (20, 10)
    assert found["or.b32"] == found["shr.u64"] == 10
    assert found["cvt.u32.u64"] == 20


def test_those_that_are_exchanged_lie_evenly() -> None:
    made = balance(turned_and_mixed(30).function, GPU, RULES, CORE)
    names = [inst.row.name for inst in made.instructions() if inst.row.name in (FUNNEL, PRODUCT)]
    assert names == 10 * [FUNNEL, FUNNEL, PRODUCT]


def test_registers_behind_are_what_they_were() -> None:
    """Each register that is read is written before, once."""
    made = balance(turned_and_mixed(30).function, GPU, RULES, CORE)
    seen = {VReg("b32", "x"), VReg("b32", "k")}
    for inst in made.instructions():
        assert seen.issuperset(inst.reads)
        assert seen.isdisjoint(inst.writes)
        seen.update(inst.writes)


x, k, m = (VReg("b32", name) for name in "xkm")
READERS: dict[str, tuple[int, Callable[[Code, VReg], object]]] = {
    "an operation on bits": (1, lambda e, turned: e("add.s32", e("xor.b32", turned, k), k)),
    "two of them": (1, lambda e, turned: (e("add.s32", e("xor.b32", turned, k), k), e("xor.b32", turned, m))),
    "a sum": (0, lambda e, turned: e("add.s32", turned, k)),
    "a copy": (0, lambda e, turned: e("mov.u32", turned)),
    "a sum beside": (0, lambda e, turned: (e("xor.b32", turned, k), e("add.s32", turned, k))),
    "three inputs": (0, lambda e, turned: e("add.s32", e("and.b32", e("xor.b32", turned, k), m), k)),
}


@pytest.mark.parametrize("reader", READERS)
def test_where_halves_would_have_to_be_joined_nothing_is_exchanged(reader: str) -> None:
    wanted, emit = READERS[reader]
    e = code()
    emit(e, e(FUNNEL, x, x, 3))
    for i in range(20):  # work for the pipe, else nothing is worth it
        e("add.s32", e("xor.b32", x, k), e("and.b32", m, i))
    assert counts(e.function)[PRODUCT] == wanted


def test_a_shift_of_two_words_is_no_product() -> None:
    e = code()
    for _ in range(9):
        e("add.s32", e("xor.b32", e(FUNNEL, x, k, 3), k), k)
    assert counts(e.function)[PRODUCT] == 0


def test_what_the_pipes_cost_decides() -> None:
    """A product as quick as others takes the place of more, and one that takes the time of eight of none."""
    rows = dict(GPU.rows)
    for slots, wanted in ((0.5, 15), (4.0, 3)):
        cost = {core: Cost(5, slots, "fma") for core in GPU.cores}
        other = replace(GPU, rows=rows | {PRODUCT: replace(GPU.rows[PRODUCT], cost=cost)})
        made = balance(turned_and_mixed(30).function, other, RULES, CORE)
        assert Counter(inst.row.name for inst in made.instructions())[PRODUCT] == wanted


@pytest.mark.parametrize("core", ["", "sm_120"])
def test_lea_for_a_core(core: str, tmp_path: Path) -> None:
    """Encryption has products, decryption, which subtracts what it rotates, none; all meet the vectors in the shim."""
    made = files("lea", Options(core=core, variants=("lea128",)))
    kernels = made["lea.cu"].split("__global__")[2:]
    products = {text.split("(")[1].split()[-1]: text.count("= wide_product(") for text in kernels}
    found = {name.removeprefix("lea128_cuda_").removesuffix("_kernel"): count for name, count in products.items()}
    most = 72  # rotations
    assert found["decrypt_blocks"] == 0
    assert found["encrypt_blocks"] == found["ctr"]
    assert most // 3 <= found["ctr"] <= most
    ran = run_in_shim(tmp_path, made, "lea.cu", "lea_selftest.cu")
    assert (ran.status, ran.output) == (0, "PASS\n")

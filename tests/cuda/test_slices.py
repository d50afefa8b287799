"""Kernels in slices: what machine code takes of them, the official vectors by what rows of PTX mean, and mutants."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx, machine_facts
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.term import evaluate
from ciphergen.generator.analysis.keys import key_bytes
from ciphergen.generator.kernel_options import choose
from ciphergen.generator.layouts.register_slices import RegisterSlices
from ciphergen.generator.layouts.slice_flips import flips_in
from ciphergen.generator.options import Options
from ciphergen.generator.plan.plan import Plan
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.module import read
from tests.cuda.interpret import Launched
from tests.cuda.made import files, ptx

NAME = "pipo64_128_cuda"
MOST_REGISTERS = 65536 // (3 * 128) // 8 * 8  # three groups of 128 threads share a multiprocessor's registers


@lru_cache(maxsize=1)
def parts() -> dict[str, str]:
    """Return the text of each kernel, and of the head under an empty name."""
    text = ptx("pipo", Options(variants=("pipo64_128",)))
    head, *kernels = re.split(r"(?=^\.visible \.entry )", text, flags=re.M)
    return {"": head} | {re.findall(r"entry (\w+)", kernel)[0]: kernel for kernel in kernels}


def of(*kernels: str) -> str:
    """Return PTX with some kernels."""
    return parts()[""] + "".join(parts()[f"{NAME}_{kernel}_kernel"] for kernel in kernels)


@pytest.mark.long
def test_machine_code_spills_nothing() -> None:
    text = of("encrypt_blocks_x32", "decrypt_blocks_x32", "ctr_x32")
    for core in gpu("cuda").cores:
        found = machine_facts(gpu("cuda"), text, core)
        assert len(found) == 3
        assert all(facts.stack == facts.spilled == 0 for facts in found.values()), (core, found)
        assert max(facts.registers for facts in found.values()) <= MOST_REGISTERS, (core, found)


@pytest.mark.long
def test_vectors_by_the_rows() -> None:
    """Three threads of a warp, among whose blocks are those of a vector, and of which the others come back."""
    encrypt, decrypt, expand = (
        read(of(name), "pipo.ptx", gpu("cuda"))[f"{NAME}_{name}_kernel"]
        for name in ("encrypt_blocks_x32", "decrypt_blocks_x32", "expand_key")
    )
    vector = next(v for v in load("pipo").vectors if v.variant == "pipo64_128")
    memory, at_in, at_out, size = bytearray(65536), 8192, 32768, encrypt.parameters[0].size
    memory[:16] = vector.key
    Launched(expand, 1, 1, memory, [(1024).to_bytes(8, "little"), bytes(8)]).run()
    ks = bytes(memory[1024 : 1024 + size])
    threads, own = (0, 13, 31), (0, 13 + 32 * 17, 31 + 32 * 31)
    data = bytearray(Random(1).randbytes(8 * 1024))
    for block in own:
        data[8 * block : 8 * block + 8] = vector.plain
    memory[at_in : at_in + len(data)] = data
    count = (1024 + 1023).to_bytes(8, "little")
    for kernel, fro, to in ((encrypt, at_in, at_out), (decrypt, at_out, at_out)):
        given = [ks, fro.to_bytes(8, "little"), to.to_bytes(8, "little"), count]
        Launched(kernel, 1, 64, memory, given).run([*threads, 45])  # the second warp has no whole group
        if kernel is encrypt:
            assert all(memory[at_out + 8 * block :][:8] == vector.cipher for block in own)
    done = [thread + 32 * k for thread in threads for k in range(32)]
    assert all(memory[at_out + 8 * b :][:8] == data[8 * b :][:8] for b in done)
    assert not any(memory[at_out + 8 * 1024 :])


# By kernel, what is changed: other operations, and blocks and counters that change places.
CHANGES = {
    "encrypt_blocks": (
        (r"\t(xor)\.b32", "and"),
        (r"\t(and)\.b32", "or"),
        (r"mov\.u32\s+%r\d+, (21520);", "21521"),
        (r"global\.v2\.\w+ .*\+(256)\]", "512"),
    ),
    "ctr": (
        (r"shr\.(s)32", "u"),
        (r"shl\.b32\s+%r\d+, %r\d+, (10);", "11"),
        (r"shr\.u64\s+%rd\d+, %rd\d+, (13);", "12"),
        (r"mov\.u32\s+%r\d+, (291);", "803"),
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("role", CHANGES)
def test_mutants(role: str) -> None:
    """Changes of one instruction each are refused."""
    random, knowledge = Random(3), Knowledge(load("pipo").variant("pipo64_128"), 32)
    roles = {f"{NAME}_expand_key_kernel": "expand_key", f"{NAME}_{role}_x32_kernel": f"{role}:32"}
    lines = of("expand_key", f"{role}_x32").splitlines()
    start = next(i for i, line in enumerate(lines) if f"{role}_x32_kernel(" in line)
    for pattern, change in CHANGES[role]:
        at = random.choice([i for i in range(start, len(lines)) if re.search(pattern, lines[i])])
        found = re.search(pattern, lines[at])
        assert found is not None
        new = lines[at][: found.start(1)] + change + lines[at][found.end(1) :]
        text = "\n".join([*lines[:at], new, *lines[at + 1 :]]) + "\n"
        report = prove_kernels(text.encode(), "m.ptx", gpu("cuda"), roles, knowledge)
        refused = {o.verdict.value for o in report.obligations if o.function.endswith("x32_kernel")}
        assert "refuted" in refused, (lines[at], new)


LOOKED = str(Path(__file__).with_name("looked.cipher"))


@lru_cache(maxsize=1)
def looked() -> str:
    """Return the PTX of a small cipher whose bytes are looked up, in slices."""
    made = files(LOOKED, Options(strategy="slices32"))
    return compile_to_ptx(gpu("cuda"), made, "looked.cu")


def proof_of_looked(text: str, role: str) -> set[tuple[str, str]]:
    """Return (property, verdict) of what is not proved of a kernel in slices."""
    roles = {"looked64_cuda_expand_key_kernel": "expand_key", f"looked64_cuda_{role}_x32_kernel": f"{role}:32"}
    known = Knowledge(load(LOOKED).variant("LOOKED64"), 32)
    report = prove_kernels(text.encode(), "looked.ptx", gpu("cuda"), roles, known)
    own = (o for o in report.obligations if o.role == role and o.verdict.value != "proved")
    return {(o.prop.value, o.verdict.value) for o in own if not o.detail.startswith("not reached: ")}


@pytest.mark.long
@pytest.mark.parametrize(
    "role", ["encrypt_blocks", *(pytest.param(role, marks=pytest.mark.slow) for role in ("decrypt_blocks", "ctr"))]
)
def test_look_ups_in_slices_are_proved(role: str) -> None:
    """Round keys are registers of their own, 0 or ones; one of them that is read for another is refused."""
    text = looked()
    assert proof_of_looked(text, role) == set()
    head, name, kernel = text.partition(f"looked64_cuda_{role}_x32_kernel(")
    loads = re.findall(r"\tld\.param\.u32\s+%r\d+, (\[%rd\d+\+\d+\]);", kernel.partition("\n}")[0])
    assert len(loads) > 100  # a load for each bit of two round keys
    changed = kernel.replace(loads[70], loads[71], 1)
    assert proof_of_looked(head + name + changed, role) == {("result", "refuted")}


def test_round_keys_in_registers() -> None:
    """Each bit of a round key is a word of 32 equal bits, or of their complements where circuits leave those."""
    variant, random = load(LOOKED).variant("LOOKED64"), Random(2)
    choice = choose(load(LOOKED), gpu("cuda"), Options(strategy="slices32"))
    plan = Plan.of(variant, gpu("cuda"), choice.generation, choice.strategy)
    layout = next(layout for layout, _ in plan.layouts() if layout.slices)
    assert isinstance(layout, RegisterSlices)
    rows = layout.wanted(loops=False).rows
    key = {byte: random.getrandbits(8) for byte in key_bytes(variant)}
    for row, words in zip(rows, Concrete(variant).schedule(bytes(key.values())), strict=True):
        bits = [word >> i & 1 for word in words for i in range(8)]
        masks = evaluate(row, key)
        assert set(masks) <= {0, 2**32 - 1}
        flips = flips_in(variant, 0).keys
        number = rows.index(row)
        assert [mask & 1 ^ ((number, j) in flips) for j, mask in enumerate(masks)] == bits

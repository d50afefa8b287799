"""Kernels in slices: what machine code takes of them, the official vectors by what rows of PTX mean, and mutants."""

from __future__ import annotations

import re
from functools import lru_cache
from random import Random

import pytest

from ciphergen.backends import gpu
from ciphergen.backends.tools.gpu_compiler import machine_facts
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.module import read
from tests.cuda.interpret import Launched
from tests.cuda.made import ptx

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

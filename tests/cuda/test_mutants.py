"""Random mutants of LEA's PTX, a token each: every one is refused, or computes the same and is proved."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from random import Random

import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.module import read
from tests.cuda.interpret import Launched
from tests.cuda.made import ptx

EXPAND = "lea128_cuda_expand_key_kernel"
PAIRS = "lea128_cuda_encrypt_blocks_x2_kernel"
KERNELS = {f"lea128_cuda_{role}_kernel": role for role in ("encrypt_blocks", "decrypt_blocks", "ctr")}
KERNELS[PAIRS] = "encrypt_blocks:2"
_SWAPS = {"add": "sub", "sub": "add", "xor": "or", "or": "xor", "shl": "shr", "ge": "gt"}


@lru_cache(maxsize=1)
def parts() -> dict[str, str]:
    """Return the text of each kernel, and of the head under an empty name."""
    text = ptx("lea", Options(strategy="unrolledx2"))
    head, *kernels = re.split(r"(?=^\.visible \.entry )", text, flags=re.M)
    return {"": head} | {re.findall(r"entry (\w+)", text)[0]: text for text in kernels}


def mutant(random: Random, lines: list[str]) -> tuple[int, str]:
    """Return the number of a line of a kernel, and the line with a token changed."""
    while True:
        at = random.randrange(len(lines))
        line = lines[at]
        if not re.match(r"\t(@!?%p\d+ )?[a-z]", line):
            continue
        kind = random.randrange(6)
        if kind == 0:
            new = re.sub(r"\b(add|sub|xor|or|shl|ge)\b", lambda m: _SWAPS[m[1]], line, count=1)
        elif kind == 1:
            new = re.sub(r", (\d+);", lambda m: f", {int(m[1]) ^ 1 << random.randrange(4)};", line)
        elif kind == 2:
            names = list(re.finditer(r"%rd?(\d+)\b", line))
            chosen = random.choice(names) if names else None
            if chosen is None:
                continue
            other = max(1, int(chosen[1]) + random.choice((-3, -2, -1, 1, 2)))
            kept = chosen[0].rstrip("0123456789")
            new = f"{line[: chosen.start()]}{kept}{other}{line[chosen.end() :]}"
        elif kind == 3:
            new = "" if "ret;" not in line else line
        elif kind == 4:
            new = re.sub(r"\+(\d+)\]", lambda m: f"+{int(m[1]) + random.choice((4, -4, 1, 16))}]", line)
        else:
            new = line.replace("@%p", "@!%p").replace("ld.global.v4", "ld.global.nc.v4").replace(".u8", ".s8")
        if new != line:
            return at, new


def outcome(knowledge: Knowledge, kernel: str, text: str) -> str:
    """Return `proved`, or the first verdict that it is not."""
    whole = parts()[""] + parts()[EXPAND] + text
    try:
        report = prove_kernels(
            whole.encode(), "m.ptx", gpu("cuda"), {EXPAND: "expand_key", kernel: KERNELS[kernel]}, knowledge
        )
    except UserError:
        return "refused to read"
    failed = [o.verdict.value for o in report.obligations if o.function == kernel and o.verdict.value != "proved"]
    own = [verdict for verdict in failed if verdict != "undecided"]
    return (own or failed or ["proved"])[0]


def run(kernel: str, count: int) -> Counter[str]:
    """Return how many mutants had each outcome. What is proved computes what the kernel does on all that is tried."""
    random, seen, knowledge = Random(kernel), Counter[str](), Knowledge(load("lea").variant("lea128"), 32)
    lines = parts()[kernel].splitlines()
    for _ in range(count):
        at, new = mutant(random, lines)
        text = "\n".join([*lines[:at], new, *lines[at + 1 :]]) + "\n"
        found = outcome(knowledge, kernel, text)
        for number in range(8 if found == "proved" else 0):
            told = f"proved: {lines[at]} -> {new}"
            assert memory_after(kernel, text, number) == memory_after(kernel, parts()[kernel], number), told
        seen[found] += 1
    return seen


def memory_after(kernel: str, text: str, number: int) -> bytes:
    """Return what memory holds when a kernel has run, by what the rows mean, on data, lengths and counters of a number:
    two groups of three threads, or of a warp where threads do two blocks, in place if the number is odd."""
    random = Random(number)
    made = read(parts()[""] + text, "m.ptx", gpu("cuda"))[kernel]
    memory = bytearray(random.randbytes(8192))
    ks, counter = random.randbytes(made.parameters[0].size), random.choice((b"\xff" * 14, bytes(14))) + b"\x7f\xfe"
    out = 1024 if number % 2 else 4096
    count = random.randrange(65) if KERNELS[kernel] == "ctr" else random.randrange(5)
    pointers = [value.to_bytes(8, "little") for value in (1024, out, count)]
    given = [ks, counter, *pointers] if KERNELS[kernel] == "ctr" else [ks, *pointers]
    if kernel == PAIRS:
        count = random.choice((0, 63, 64, 65, 127, 128, 129))
        given[-1] = count.to_bytes(8, "little")
    Launched(made, 2, 32 if kernel == PAIRS else 3, memory, given).run()
    return bytes(memory)


@pytest.mark.long
@pytest.mark.parametrize("kernel", KERNELS)
def test_mutants(kernel: str) -> None:
    seen = run(kernel, 25)
    assert seen["refuted"] + seen["unsupported"] + seen["refused to read"] >= 20, seen
    assert seen["undecided"] == 0, seen


@pytest.mark.slow
@pytest.mark.parametrize("kernel", KERNELS)
def test_many_mutants(kernel: str) -> None:
    seen = run(kernel, 200)
    assert seen["undecided"] <= 2, seen


@pytest.mark.long
def test_a_wrong_mutant_shows_on_numbers() -> None:
    """What is tried of mutants that are proved sees a wrong one."""
    for kernel in KERNELS:
        text = parts()[kernel].replace("xor.b32", "or.b32", 1)
        numbers = range(8)
        assert any(memory_after(kernel, text, n) != memory_after(kernel, parts()[kernel], n) for n in numbers)


@pytest.mark.long
def test_the_kernel_itself_is_proved() -> None:
    knowledge = Knowledge(load("lea").variant("lea128"), 32)
    for kernel in KERNELS:
        assert outcome(knowledge, kernel, parts()[kernel]) == "proved"

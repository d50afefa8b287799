"""Copies of tables, one for each thread of a warp: proved, and every change of them refused; and how often threads wait
for each other at the banks of shared memory."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

import numpy as np
import pytest

from ciphergen.backends import gpu
from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.targets.cuda.look_ups import CudaLookUps
from ciphergen.backends.tools.gpu_compiler import machine_facts
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term
from ciphergen.generator.kernel_tables import most_copies
from ciphergen.generator.options import Options
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.module import read
from tests.cuda.arrays import ArrayLaunch, Numbers
from tests.cuda.kernel_machine import SHARED
from tests.cuda.made import files, ptx

KERNEL = "aes128_cuda_encrypt_blocks_kernel"
EXPAND = "aes128_cuda_expand_key_kernel"
WARP, BANKS, WORD = 32, 32, 4


@lru_cache(maxsize=1)
def parts() -> tuple[str, str, str]:
    """Return the head of AES's PTX, key expansion, and encryption."""
    head, *kernels = re.split(r"(?=^\.visible \.entry )", ptx("aes", options()), flags=re.M)
    named = {re.findall(r"entry (\w+)", kernel)[0]: kernel for kernel in kernels}
    return head, named[EXPAND], named[KERNEL]


def options() -> Options:
    return Options(("aes128",), strategy="tables", allow_tables=True)


@lru_cache(maxsize=1)
def knowledge() -> Knowledge:
    return Knowledge(load("aes").variant("aes128"), 32)


def refused(kernel: str) -> list[tuple[str, str, str]]:
    """Return (property, verdict, detail) of what is not proved of encryption, for its own reasons."""
    head, expand, _ = parts()
    roles = {EXPAND: "expand_key", KERNEL: "encrypt_blocks"}
    report = prove_kernels((head + expand + kernel).encode(), "x.ptx", gpu("cuda"), roles, knowledge(), tables=True)
    own = [o for o in report.obligations if o.function == KERNEL and o.verdict.value != "proved"]
    return [
        (o.prop.value, o.verdict.value, o.detail.partition(", at line")[0])
        for o in own
        if not o.detail.startswith("not reached: ")
    ]


def replaced(text: str, pattern: str, change: str, number: int = 0) -> str:
    """Return a text with one of the places changed where a pattern is."""
    found = [*re.finditer(pattern, text)][number]
    return text[: found.start()] + found.expand(change) + text[found.end() :]


STORED = r"(\tst\.shared\.u32 \t\[%r\d+)\+4096\](, %r\d+;\n)"
WRONG = ("result", "refuted", "byte 0 of a thread's block is not what the text says")
CHANGES = {
    "nothing": (r"\tbar\.sync", r"\tbar.sync", None),
    "a part that no thread fills": (
        STORED, "", ("reads", "refuted", "reads 4 bytes at 4096 of {}, where no such entry is known to be"),
    ),
    "a part that is filled twice, and one that is not": (
        STORED, r"\1+3072]\2", ("reads", "refuted", "reads 4 bytes at 4096 of {}, where no such entry is known to be"),
    ),
    "a part with the entries of another": (r"(ld\.global\.nc\.u32 \t%r\d+, \[%rd\d+)\+160\]", r"\1+192]", WRONG),
    "copies that differ": (
        r"(ld\.global\.nc\.u32 \t%r\d+, \[)(%rd\d+)\+160\];", r"\1\2+164];", WRONG,
    ),
    "the copy of another thread": (
        r"and\.b32  (\t%r\d+), (%r\d+), 124;", r"xor.b32 \1, \2, 4;\n\tand.b32 \1, \1, 124;", None,
    ),
    "one copy for two": (
        r"(and\.b32  \t%r\d+, %r\d+, )124;", r"\g<1>120;",
        ("reads", "refuted", "reads 4 bytes of {} that are no entry of a table of 256"),
    ),
    "more copies than there are": (
        r"(and\.b32  \t%r\d+, %r\d+, )124;", r"\g<1>252;",
        ("reads", "refuted", "reads {} by a number that may have more than 13 bits"),
    ),
    "half the distance": (
        r"(mov\.u32 \t%r\d+, )128;", r"\g<1>64;",
        ("reads", "refuted", "reads {} by a number that may have more than 13 bits"),
    ),
    "twice the distance": (
        r"(mov\.u32 \t%r\d+, )128;", r"\g<1>256;",
        ("reads", "refuted", "reads {} by a number that may have more than 13 bits"),
    ),
    "no barrier": (
        r"\tbar\.sync \t0;\n", "",
        ("writes", "refuted", "writes 1 bytes of {1}, of which a thread has words of 4"),  # its own, without one
    ),
}  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("what", CHANGES)
def test_a_change_is_refused(what: str) -> None:
    """Whose copy it is makes no difference to what is computed."""
    pattern, change, wanted = CHANGES[what]
    kernel = parts()[2]
    (table, *_), (first, *_) = (
        re.findall(rf"\.shared \.align {align} \.b8 (\w+)\[{size}\]", kernel) for align, size in ((4, 32768), (1, 256))
    )
    expected = [] if wanted is None else [(*wanted[:2], wanted[2].format(table, first))]
    assert refused(replaced(kernel, pattern, change)) == expected


@dataclass
class Counted(ArrayLaunch):
    """A launch that counts the accesses to shared memory that a warp's look-ups take: as many as the words that it asks
    one bank for. waits: of each look-up of each warp, by the bytes of an entry."""

    waits: dict[int, list[int]] = field(default_factory=dict)

    def load(self, address: Term, size: int) -> Term:
        starts: Numbers = self._values(address)
        if len(starts) and SHARED <= starts.min() < 2 * SHARED:
            words = (starts - np.uint64(SHARED)) // WORD
            for first in range(0, len(words), WARP):
                banks = np.unique(words[first : first + WARP]) % BANKS
                self.waits.setdefault(size, []).append(int(np.bincount(banks.astype(np.int64)).max()))
        return super().load(address, size)


def accesses(cipher: str, name: str) -> tuple[float, float]:
    """Return the accesses that a look-up takes on random data, of a warp: of words, and of bytes."""
    made = Options((name,), strategy="tables", allow_tables=True)
    kernel = read(ptx(cipher, made), "x.ptx", gpu("cuda"))[f"{name}_cuda_encrypt_blocks_kernel"]
    random, groups = Random(1), 1
    memory = np.frombuffer(bytearray(random.randbytes(2 << 14)), dtype=np.uint8)
    given = [random.randbytes(kernel.parameters[0].size), *(n.to_bytes(8, "little") for n in (0, 1 << 14, 256))]
    launch = Counted(kernel, groups, 256, memory, given)
    launch.run()
    words, few = launch.waits[WORD], launch.waits[1]
    return sum(words) / len(words), sum(few) / len(few)


@pytest.mark.long
def test_look_ups_of_words_wait_for_none() -> None:
    """32 threads, 32 banks: one access a look-up; of 256 bytes there are two words in each bank."""
    words, few = accesses("aes", "aes128")
    assert words == 1
    assert 1.9 < few <= 2


def test_as_many_copies_as_fit() -> None:
    """Of 48 KB, at most one for each thread; tables of bytes have none."""
    words = [LookUpTable((number,) * 256, 4) for number in range(9)]
    few = LookUpTable((1,) * 256, 1)
    found = [most_copies([*words[:count], few], 0, WARP) for count in (0, 1, 2, 3, 5, 6, 9)]
    assert found == [1, 32, 16, 8, 8, 4, 4]
    assert most_copies(words[:1], 160, WARP) == 8
    assert CudaLookUps().with_copies(8).copies == 8


@pytest.mark.long
def test_words_that_repeat_a_byte_are_products() -> None:
    """ARIA's S-boxes in several bytes of a word: tables of bytes alone."""
    made = files("aria", Options(("aria128",), strategy="tables", allow_tables=True))["aria.cu"]
    assert "__shared__ uint32_t" not in made
    assert made.count("__shared__ uint8_t") == 3 * 4
    assert " * 0x10101u;" in made


@pytest.mark.long
def test_machine_code_spills_nothing() -> None:
    """Three groups of 256 threads share a multiprocessor's registers."""
    head, _, kernel = parts()
    for core in gpu("cuda").cores:
        (facts,) = machine_facts(gpu("cuda"), head + kernel, core).values()
        assert facts.stack == facts.spilled == 0, core
        assert facts.registers <= 80, (core, facts)

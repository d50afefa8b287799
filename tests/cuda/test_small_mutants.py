"""Random changes of small kernels by hand, of whole lines and of several tokens at once: what is proved all the same
computes the same, in launches of many forms."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import numpy as np
import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.module import read
from tests.cuda import small, test_groups, test_made_tables, test_shared
from tests.cuda.arrays import ArrayLaunch

KEY, AT_KEY, AT_IN, AT_OUT, MEMORY = bytes(range(40, 48)), 1024, 4096, 16384, 1 << 15
BLOCK, MOST = 8, 1000
INSTRUCTION = re.compile(r"\t(@!?%p\d+ )?(?P<opcode>[a-z][\w.]*)")
ALIKE = (
    ("add.s32", "sub.s32", "xor.b32", "and.b32", "or.b32", "shl.b32", "shr.u32", "shr.s32"),
    ("add.s64", "sub.s64", "xor.b64", "and.b64", "or.b64", "shl.b64", "shr.u64", "shr.s64"),
    ("setp.ge.u64", "setp.gt.u64", "setp.lt.u64", "setp.le.u64", "setp.ge.s64", "setp.eq.s64", "setp.ne.s64"),
    ("cvt.u64.u32", "cvt.s64.s32", "cvt.u64.u16", "cvt.u64.u8"),
    ("mul.wide.u32", "mul.wide.s32"),
    ("ld.global.v2.u32", "ld.global.nc.v2.u32"),
    ("ld.shared.u8", "ld.shared.s8"),
)


@dataclass(frozen=True)
class Sample:
    """A kernel by hand. around: what stands in front of it; blocks: of a thread; launches: groups and their threads."""

    text: str
    around: str
    roles: Mapping[str, str]
    cipher: str
    blocks: int
    launches: tuple[tuple[int, int], ...]

    @cached_property
    def knowledge(self) -> Knowledge:
        (variant,) = load(self.cipher).variants.values()
        return Knowledge(variant, 32)

    @cached_property
    def round_keys(self) -> bytes:
        memory: Any = np.zeros(MEMORY, dtype=np.uint8)
        memory[: len(KEY)] = np.frombuffer(KEY, dtype=np.uint8)
        found = read(self.around + self.text, "x.ptx", gpu("cuda"))
        ArrayLaunch(found["expand"], 1, 1, memory, [AT_KEY.to_bytes(8, "little"), bytes(8)]).run()
        return bytes(memory[AT_KEY : AT_KEY + found["crypt"].parameters[0].size])

    @cached_property
    def data(self) -> tuple[bytes, bytes]:
        """Return blocks, and the same encrypted."""
        plain, concrete = Random(5).randbytes(BLOCK * MOST), Concrete(self.knowledge.variant)
        schedule = concrete.schedule(KEY)
        return plain, b"".join(concrete.encrypt(schedule, plain[i : i + BLOCK]) for i in range(0, len(plain), BLOCK))

    def differs(self, text: str) -> str:
        """Return where a kernel computes something else than it should, empty if nowhere that is tried."""
        kernel, (plain, coded) = read(self.around + text, "x.ptx", gpu("cuda"))["crypt"], self.data
        group = 32 * self.blocks if self.blocks > 1 else 1
        for groups, threads in self.launches:
            most = MOST if "shared" in text else min(MOST, groups * threads * self.blocks)
            for number, count in enumerate(sorted({0, 1, 31, 33, 63, 64, 65, 127, 128, most - 1, most})):
                if count > most:
                    continue
                memory: Any = np.full(MEMORY, 0x5A, dtype=np.uint8)
                memory[AT_IN : AT_IN + len(plain)] = np.frombuffer(plain, dtype=np.uint8)
                out, own = (AT_IN, AT_OUT)[number % 2], BLOCK * (count - count % group)
                wanted = memory.copy()
                wanted[out : out + own] = np.frombuffer(coded[:own], dtype=np.uint8)
                given = [self.round_keys, *(n.to_bytes(8, "little") for n in (AT_IN, out, count))]
                try:
                    ArrayLaunch(kernel, groups, threads, memory, given).run()
                except AssertionError as error:
                    return str(error)
                if not (memory == wanted).all():
                    return f"{groups} groups of {threads} threads on {count} blocks"
        return ""


SAMPLES = {
    "two blocks a thread": Sample(
        test_groups.CRYPT_PAIR, small.HEAD + small.EXPAND, test_groups.PAIR, str(small.CIPHER), 2,
        ((1, 256), (3, 256), (5, 64), (7, 96), (9, 40)),
    ),
    "tables": Sample(
        test_shared.CRYPT, test_shared.HEAD + test_shared.EXPAND, test_shared.ROLES, str(test_shared.CIPHER), 1,
        ((1, 256), (2, 256)),
    ),
    "tables made in a loop": Sample(
        test_made_tables.KERNEL, test_shared.HEAD + test_shared.EXPAND, test_shared.ROLES, str(test_shared.CIPHER), 1,
        ((1, 256), (2, 256)),
    ),
}  # fmt: skip


def changed(random: Random, lines: list[str]) -> list[str]:
    """Return lines with one change: of a token, or of where a line stands."""
    found = list(lines)
    places = [i for i, line in enumerate(lines) if INSTRUCTION.match(line)]
    at, other, kind = random.choice(places), random.choice(places), random.randrange(10)
    line, match = lines[at], INSTRUCTION.match(lines[at])
    assert match is not None
    if kind == 0:
        for names in ALIKE:
            if match["opcode"] in names:
                found[at] = line.replace(match["opcode"], random.choice(names), 1)
    elif kind == 1:
        number = random.choice((0, 1, 3, 4, 5, 7, 31, 32, 63, 64, 255, 256, -1))
        found[at] = re.sub(r", -?\d+;", f", {number};", line)
    elif kind == 2 and (names := list(re.finditer(r"%(rd|rs|r|p)\d+\b", line))):
        name = random.choice(names)
        pool = re.findall(rf"%{name[1]}\d+\b", "\n".join(lines))
        found[at] = line[: name.start()] + random.choice(pool) + line[name.end() :]
    elif kind == 3:
        del found[at]
    elif kind == 4:
        far = random.choice((1, 4, -4, 8, 128, 256, -256))
        found[at] = re.sub(r"\+(\d+)\]", lambda m: f"+{int(m[1]) + far}]", line)
    elif kind == 5:
        found[at] = line.replace("@%p", "@!%p") if "@%p" in line else f"\t@%p1 {line.strip()}"
    elif kind == 6:
        found.insert(other, found.pop(at))
    elif kind == 7:
        found.insert(other, line)
    elif kind == 8:
        special = random.choice(("tid", "ctaid", "ntid", "nctaid"))
        found[at] = re.sub(r"%(tid|ctaid|ntid|nctaid)\.x", f"%{special}.x", line)
    else:
        found[at], found[other] = found[other], found[at]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", SAMPLES)
def test_what_is_proved_computes_the_same(name: str) -> None:
    sample, random, verdicts = SAMPLES[name], Random(7), Counter[str]()
    assert sample.differs(sample.text) == ""
    seen = {sample.text}
    while verdicts.total() < 300:
        lines = sample.text.split("\n")
        for _ in range(random.choice((1, 1, 2, 3))):
            lines = changed(random, lines)
        text = "\n".join(lines)
        if text in seen:
            continue
        seen.add(text)
        try:
            report = prove_kernels(
                (sample.around + text).encode(), "x.ptx", gpu("cuda"), sample.roles, sample.knowledge, tables=True
            )
        except UserError:
            verdicts["not read"] += 1
            continue
        failed = {o.verdict.value for o in report.obligations if o.function == "crypt"} - {"proved"}
        verdicts[min(failed, default="proved")] += 1
        if not failed:
            assert sample.differs(text) == "", [line for line in lines if line not in sample.text]
    assert verdicts["proved"] > 10, verdicts  # copies of a line, registers that hold the same
    assert verdicts["refuted"] > 100, verdicts

"""GHASH on RV64I, alone and with Zbb, without carry-less multiplication: instructions that a byte takes, ours beside C
that takes one bit at a time, as OpenSSL's pull request 31082 proposes it.

python -m tests.bench.ghash_instructions    a table in Markdown

Instructions are counted in an emulator, the call included, on aligned data, and every result is compared with the text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ciphergen.backends import target
from ciphergen.backends.tools.emulator import Emulator, Outcome
from ciphergen.backends.tools.installed import NEWEST_CLANGS
from ciphergen.backends.tools.toolchain import assemble, find_program, run_command
from ciphergen.bench.emulated import linked_image
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import ConcreteEntry
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate

SOURCE = Path(__file__).with_name("ghash_by_bits.c")
TARGETS = ("rv64i", "rv64i_zbb")
LENGTHS = (16, 128, 1024, 8192)  # bytes
COMPILED = {
    "gcc -O2": ("gnu", "-O2", 1),
    "gcc -O3": ("gnu", "-O3", 1),
    "gcc -O3, 64 bits unrolled": ("gnu", "-O3", 64),
    "clang -O3": ("clang", "-O3", 1),
    "clang -O3, 64 bits unrolled": ("clang", "-O3", 64),
}
_KEPT, _H, _Y, _X = 0x200000, 0x210000, 0x220000, 0x230000
_KEPT_BYTES, _BLOCK, _LIMIT = 1 << 14, 16, 50_000_000


@dataclass(frozen=True)
class Hash:
    """An object with a function that takes what the other made of H."""

    on: str
    object: bytes
    derive: str
    hash: str

    def instructions(self, length: int, place: int = 0) -> int:
        """Return the instructions of a call on a message, its result compared. place: bytes behind an aligned address
        where the message lies."""
        image, at = linked_image(self.object, (self.derive, self.hash), target(self.on))
        emulator, random = Emulator(target(self.on), image), Random(length)
        h, y, x = random.randbytes(_BLOCK), random.randbytes(_BLOCK), random.randbytes(length)
        kept = _called(emulator, at[self.derive], (_KEPT, _H), {_KEPT: bytes(_KEPT_BYTES), _H: h}).memory[_KEPT]
        found = _called(emulator, at[self.hash], (_KEPT, _Y, _X + place, length), {_KEPT: kept, _Y: y, _X + place: x})
        absorb, state = ConcreteEntry(load("ghash").variants["ghash128"], "absorb"), y
        for begin in range(0, length, _BLOCK):
            state = absorb({"h": h, "y": state, "x": x[begin : begin + _BLOCK]})["y"]
        assert found.memory[_Y] == state, length
        return found.instructions


def _called(emulator: Emulator, at: int, arguments: tuple[int, ...], memory: dict[int, bytes]) -> Outcome:
    outcome = emulator.call(at, arguments, memory, _LIMIT)
    assert (outcome.ended, outcome.broken, outcome.strays) == ("returned", (), ())
    return outcome


def by_bits(name: str, on: str) -> Hash:
    """Return C that takes one bit at a time. name: of the compiler and its options."""
    machine, (compiler, level, unroll) = target(on), COMPILED[name]
    tools = machine.tools
    if compiler == "gnu":
        command = [find_program([tools.gnu + "gcc"], "compile C", f"apt install {tools.packages[1]}"), *tools.gnu_flags]
    else:
        command = [find_program(NEWEST_CLANGS, "compile C", "apt install clang"), *tools.clang_flags]
    with TemporaryDirectory() as scratch:
        made = Path(scratch, "peer.o")
        command += [level, f"-DUNROLL={unroll}", "-ffreestanding", "-c", str(SOURCE), "-o", str(made)]
        done = run_command(command)
        assert not done.status, done.errors
        return Hash(on, made.read_bytes(), "derive", "hash")


def ours(on: str) -> Hash:
    """Return what GCM of LEA-128 calls, by the default strategy."""
    code = generate(load("lea"), target(on), Options(("lea128",), ("gcm",))).files["lea128.S"]
    return Hash(on, assemble(code, target(on)), "lea128_gcm_derive", "lea128_gcm_ghash")


def counted(code: Hash) -> dict[int, float]:
    """Return the instructions a byte by length."""
    return {length: code.instructions(length) / length for length in LENGTHS}


def table(on: str) -> Iterator[str]:
    """Yield Markdown, with how many times the instructions of ours each other takes."""
    lengths = " | ".join(f"{length:,}" for length in LENGTHS)
    yield f"| {on}, instructions a byte; bytes: | {lengths} |"
    yield "|---|" + "---|" * len(LENGTHS)
    mine = counted(ours(on))
    yield "| ours | " + " | ".join(f"**{mine[length]:.1f}**" for length in LENGTHS) + " |"
    for name in COMPILED:
        found = counted(by_bits(name, on))
        shown = (f"{found[n]:.1f} ({found[n] / mine[n]:.2f} times)" for n in LENGTHS)
        yield f"| by bits, {name} | {' | '.join(shown)} |"


if __name__ == "__main__":
    for each in TARGETS:
        for line in table(each):
            print(line, flush=True)
        print()

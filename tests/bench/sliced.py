"""Ciphers in slices: what a byte of long messages costs, for those of 4-bit words beside bit-sliced C.

python -m tests.bench.sliced             instructions, counted in the emulator, RV32I
python -m tests.bench.sliced --rocket    cycles, counted on Rocket's Verilog
python -m tests.bench.sliced --neon      AArch64, with vectors: cycles by llvm-mca's models
python -m tests.bench.sliced --aes       AArch64 with AES, blocks in whole registers: the same, fused pairs as one
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from operator import xor
from pathlib import Path
from random import Random
from typing import Any

from ciphergen.backends import target
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.bench.emulated import BASE, EmulatedProgram, linked
from ciphergen.bench.mca import bound, cycles, llvm, texts
from ciphergen.bench.measure import MeasuredCode
from ciphergen.bench.on import chips, models
from ciphergen.bench.peers import SLICED, compiled
from ciphergen.bench.program import Workload, build, parse, total
from ciphergen.bench.simulator import simulator
from ciphergen.dsl.cipher import Cipher, Variant, load
from ciphergen.dsl.concrete import Concrete
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.plan.strategies import strategy
from ciphergen.generator.plan.strategy import looks_up

RV32I, AARCH64, AES = target("rv32i"), target("aarch64"), target("aarch64_aes")
NEON = tuple(name for name, peer in SLICED.items() if peer.machine)
CORES = ("neoverse-n1", "cortex-a72")
VECTORS = 128
COMPILED = tuple(name for name, peer in SLICED.items() if not peer.machine)
ROLES = ("expand_key", "encrypt_blocks")
BATCH = 32
_KEYS, _KEY, _IN, _OUT = 0x400000, 0x410000, 0x430000, 0x440000
_KEY_MEMORY, _STEPS, _CLOCKS, _CALLS = 8192, 1_000_000, 200_000_000, 6
_TEXTS = Path(__file__).parents[1] / "texts"


@dataclass(frozen=True)
class Sliced:
    """A variant whose code is compared. text: of the cipher; strategy: empty for what the quick search finds."""

    text: str
    name: str
    strategy: str = ""

    @cached_property
    def cipher(self) -> Cipher:
        return load(self.text)

    @property
    def variant(self) -> Variant:
        return self.cipher.variants[self.name]

    @property
    def size(self) -> int:
        """Return the bytes of a block."""
        return self.variant.block_bytes

    def ours(self, on: Target = RV32I, core: str = "", role: str = "encrypt_blocks") -> bytes:
        """Return the object of the code that is made, with a function and the key schedule."""
        tables = looks_up(strategy(self.strategy)) if self.strategy else False
        given: dict[str, Any] = {"core": core, "roles": (role,), "allow_tables": tables}
        options = Options((self.name,), ("ctr" if role == "ctr" else "ecb",), self.strategy, **given)
        return assemble(generate(self.cipher, on, options).files[f"{self.name}.S"], on)

    def theirs(self, peer: str, on: Target = RV32I) -> bytes:
        """Return the object that a compiler makes of the C."""
        return compiled(self.cipher.name, self.variant, peer, on)

    def instructions(self, name: str, data: bytes) -> float:
        """Return the instructions a byte, from two batches and one; compare every output with the cipher text's own."""
        code = MeasuredCode(name, self.variant, data, ROLES)
        image, entries = linked(code, RV32I)
        emulator, reference = Emulator(RV32I, image, BASE), Concrete(self.variant)
        counted: list[int] = []
        for vector in (v for v in self.cipher.vectors if v.variant == self.name):
            memory = {_KEYS: bytes(_KEY_MEMORY), _KEY: vector.key}
            keys = emulator.call(entries[code.symbol("expand_key")], [_KEYS, _KEY], memory, _STEPS).memory[_KEYS]
            rows = reference.schedule(vector.key)
            for batches in (1, 2):
                blocks = [vector.plain, *(Random(i).randbytes(self.size) for i in range(1, BATCH * batches))]
                memory = {_KEYS: keys, _IN: b"".join(blocks), _OUT: bytes(self.size * len(blocks))}
                arguments = [_KEYS, _IN, _OUT, len(blocks)]
                called = emulator.call(entries[code.symbol("encrypt_blocks")], arguments, memory, _STEPS, trace=True)
                assert (called.ended, called.broken, called.strays) == ("returned", (), ())
                assert called.memory[_OUT] == b"".join(reference.encrypt(rows, block) for block in blocks)
                assert called.memory[_OUT].startswith(vector.cipher)
                counted.append(len(called.trace))
        one, two = counted[:2]
        return (two - one) / (self.size * BATCH)

    def cycles(
        self, data: bytes, lengths: tuple[int, int] = (64, 96), role: str = "encrypt_blocks"
    ) -> tuple[float, float]:
        """Return the cycles a byte of a message on Rocket, and of what a longer one has more; compare every output."""
        size = self.size
        key, plain = Random(1).randbytes(self.variant.key_bytes), Random(2).randbytes(size * max(lengths))
        reference = Concrete(self.variant)
        encrypt = partial(reference.encrypt, reference.schedule(key))
        coded = b"".join(encrypt(plain[i : i + size]) for i in range(0, len(plain), size))
        read, written = (coded, plain) if role == "decrypt_blocks" else (plain, coded)
        given: dict[str, bytes | int] = {"user_key": key, "data": read, "output": len(plain), "context": _KEY_MEMORY}
        given["counter"] = start = Random(3).randbytes(size - 1) + b"\0"
        function, setup = f"{self.name}_{role}", (f"{self.name}_expand_key", ("context", "user_key"))
        found = list[int]()
        jobs = [Workload(function, _arguments(role, n, size), "output", size // 4 * n, _CALLS, *setup) for n in lengths]
        chip = chips(RV32I.name)["rocket"]
        image = build(chip, RV32I, [data], given, jobs)
        for number, (job, blocks) in enumerate(zip(jobs, lengths, strict=True)):
            run = parse(job, simulator(chip).run(image.for_job(number), _CLOCKS))
            outputs = [written[: size * blocks]] * (_CALLS + 1)
            if role == "ctr":  # each call goes on where the one before has ended
                first = int.from_bytes(start, "big")
                counters = [first + i for i in range(blocks * (_CALLS + 1))]
                stream = b"".join(encrypt(counter.to_bytes(size, "big")) for counter in counters)
                outputs = [
                    bytes(map(xor, plain, stream[i : i + size * blocks])) for i in range(0, len(stream), size * blocks)
                ]
            assert run.output == outputs[-1]
            assert [call.sum for call in run.calls] == [total(output) for output in outputs[:-1]]
            found.append(run.calls[-1].cycles)
        return found[0] / (size * lengths[0]), (found[1] - found[0]) / (size * (lengths[1] - lengths[0]))

    def modelled(
        self, name: str, data: bytes, cores: Sequence[str], on: Target = AARCH64, role: str = "encrypt_blocks"
    ) -> tuple[float, dict[str, float]]:
        """Return the instructions a byte of a batch of vectors in a long message, and by core the cycles a byte by the
        core's model; compare every output."""
        roles = ("expand_key", role)
        code, tools, known = MeasuredCode(name, self.variant, data, roles, _KEY_MEMORY), llvm(), models(AARCH64.name)
        program = EmulatedProgram.of(code, on, 2 * VECTORS)
        few, many = (program.words(program.trace(role, n)) for n in (VECTORS, 2 * VECTORS))
        different = sorted({*few, *many})
        lines = dict(zip(different, texts(tools, different), strict=True))
        found: dict[str, float] = {}
        for core in cores:
            one, two = ([lines[word] for word in words] for words in (few, many))
            taken = cycles(tools, known[core], two) - cycles(tools, known[core], one)
            limit = bound(known[core], two) - bound(known[core], one)
            found[core] = max(taken, limit) / (self.size * VECTORS)
        return (len(many) - len(few)) / (self.size * VECTORS), found


def _arguments(role: str, blocks: int, size: int) -> tuple[str | int, ...]:
    """Return the arguments of a call on so many blocks of so many bytes."""
    return (
        ("context", "counter", "data", "output", blocks * size)
        if role == "ctr"
        else ("context", "data", "output", blocks)
    )


PRESENT = Sliced("present", "present80")
GIFT = Sliced(str(_TEXTS / "gift.cipher"), "gift64")
# S-boxes that are routines, and in memory; no bit-sliced C of these stands beside them yet.
_NAMES = (("aes", "aes128"), ("aria", "aria128"))
ALONE = tuple(Sliced(text, name, way) for way in ("loop1-slices32+loop1", "tables") for text, name in _NAMES)
ROWS = Sliced("aes", "aes128", "loop4-rows2+loop4-rows1")
BEHIND = Sliced("aes", "aes128", "loop1-slices32+loop4-rows2+loop4-rows1")  # rows for what slices leave
WHOLE = tuple(Sliced("aes", name) for name in ("aes128", "aes192", "aes256"))
SHORT = ((1, 3), (2, 4))  # blocks of a message, and of one that has two more
LONG = ((4, 16), (32, 64), (64, 96), (256, 288))  # and of longer ones


def vectors() -> None:
    """Print what code with vectors takes."""
    for each in (PRESENT, GIFT):
        for name, data in [
            *((peer, each.theirs(peer, AARCH64)) for peer in NEON),
            ("ours", each.ours(AARCH64, CORES[0])),
        ]:
            count, found = each.modelled(name, data, CORES)
            taken = ", ".join(f"{core} {value:.2f}" for core, value in found.items())
            print(f"{each.name}, {name}: {count:.2f} instructions a byte, cycles a byte: {taken}")


def whole_blocks() -> None:
    """Print what code takes whose instructions do steps of rounds on whole blocks, made for each core."""
    for each in WHOLE:
        for role in ("encrypt_blocks", "decrypt_blocks", "ctr"):
            for core in (*CORES, "neoverse-v1"):
                count, found = each.modelled("ours", each.ours(AES, core, role), (core,), AES, role)
                taken = f"{count:.2f} instructions a byte, {found[core]:.3f} cycles a byte"
                print(f"{each.name}, {role} on {core}: {taken}")


def main(*, rocket: bool) -> None:
    """Print what all code takes."""
    for each in (PRESENT, GIFT, *ALONE):
        peers = () if each in ALONE else COMPILED
        for name, data in [*((peer, each.theirs(peer)) for peer in peers), ("ours", each.ours())]:
            counted = f"{each.instructions(name, data):.1f} instructions a byte"
            if rocket:
                counted += ", {:.1f} cycles a byte of 64 blocks, {:.1f} of a further batch".format(*each.cycles(data))
            print(f"{each.name}, {name}{f' {each.strategy}' if each.strategy else ''}: {counted}")
    if rocket:
        for role in ("encrypt_blocks", "decrypt_blocks"):
            code = ROWS.ours(role=role)
            for lengths in SHORT:
                taken = "{:.1f} cycles a byte, {:.1f} of two blocks more".format(*ROWS.cycles(code, lengths, role))
                print(f"{ROWS.name}, ours {ROWS.strategy}, {role} of {lengths[0]} blocks: {taken}")
        for role in ("encrypt_blocks", "decrypt_blocks", "ctr"):
            code = BEHIND.ours(role=role)
            for lengths in (*SHORT, *LONG):
                one, more = BEHIND.cycles(code, lengths, role)
                taken = f"{one:.1f} cycles a byte, {more:.1f} of {lengths[1] - lengths[0]} blocks more"
                print(f"{BEHIND.name}, ours {BEHIND.strategy}, {role} of {lengths[0]} blocks: {taken}", flush=True)


if __name__ == "__main__":
    if "--neon" in sys.argv[1:]:
        vectors()
    elif "--aes" in sys.argv[1:]:
        whole_blocks()
    else:
        main(rocket="--rocket" in sys.argv[1:])

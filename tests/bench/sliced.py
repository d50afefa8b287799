"""PRESENT-80 in slices beside bit-sliced C: instructions a byte of long messages, counted in the emulator.

python -m tests.bench.sliced
"""

from __future__ import annotations

from random import Random

from ciphergen.backends import target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.bench.emulated import BASE, linked
from ciphergen.bench.measure import MeasuredCode
from ciphergen.bench.peers import compiled
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate

RV32I = target("rv32i")
PRESENT = load("present")
VARIANT = PRESENT.variants["present80"]
COMPILED = ("gcc -O3, our dataflow", "clang -O3, our dataflow")
ROLES = ("expand_key", "encrypt_blocks")
BATCH = 32
_KEYS, _KEY, _IN, _OUT = 0x400000, 0x410000, 0x430000, 0x440000
_KEY_MEMORY, _STEPS = 8192, 1_000_000


def ours() -> bytes:
    """The object of the code in slices."""
    options = Options((VARIANT.name,), ("ecb",), "loop2-slices32+loop1", roles=("encrypt_blocks",))
    return assemble(generate(PRESENT, RV32I, options).files[f"{VARIANT.name}.S"], RV32I)


def theirs(peer: str) -> bytes:
    """The object that a compiler makes of the C."""
    return compiled("present", VARIANT, peer, RV32I)


def instructions(name: str, data: bytes) -> float:
    """Instructions a byte, from two batches and one; every output is compared with the cipher text's own."""
    code = MeasuredCode(name, VARIANT, data, ROLES)
    image, entries = linked(code, RV32I)
    emulator, reference = Emulator(RV32I, image, BASE), Concrete(VARIANT)
    counted: list[int] = []
    for vector in (v for v in PRESENT.vectors if v.variant == VARIANT.name):
        memory = {_KEYS: bytes(_KEY_MEMORY), _KEY: vector.key}
        keys = emulator.call(entries[code.symbol("expand_key")], [_KEYS, _KEY], memory, _STEPS).memory[_KEYS]
        rows = reference.schedule(vector.key)
        for batches in (1, 2):
            blocks = [vector.plain, *(Random(i).randbytes(8) for i in range(1, BATCH * batches))]
            memory = {_KEYS: keys, _IN: b"".join(blocks), _OUT: bytes(8 * len(blocks))}
            arguments = [_KEYS, _IN, _OUT, len(blocks)]
            called = emulator.call(entries[code.symbol("encrypt_blocks")], arguments, memory, _STEPS, trace=True)
            assert (called.ended, called.broken, called.strays) == ("returned", (), ())
            assert called.memory[_OUT] == b"".join(reference.encrypt(rows, block) for block in blocks)
            assert called.memory[_OUT].startswith(vector.cipher)
            counted.append(len(called.trace))
    one, two = counted[:2]
    return (two - one) / (8 * BATCH)


if __name__ == "__main__":
    for peer in COMPILED:
        print(f"{peer}: {instructions(peer, theirs(peer)):.1f} instructions a byte")
    print(f"ours: {instructions('ours', ours()):.1f} instructions a byte")

"""GCM: cycles of whole calls on Rocket's Verilog, with 12 bytes of initialization vector and 16 of associated data.

python -m tests.bench.gcm [CIPHER VARIANT]
"""

from __future__ import annotations

import sys
from random import Random

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.bench.on import chips
from ciphergen.bench.program import Workload, build, parse
from ciphergen.bench.simulator import simulator
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.phase_mode import PhaseBytes
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate

LENGTHS = (16, 64, 128, 1024, 2048)  # bytes of plaintext
_IV, _AAD, _TAG, _KEY_MEMORY, _CALLS, _CLOCKS = 12, 16, 16, 8192, 4, 400_000_000
# The driver passes five arguments: the key, initialization vector and associated data, data, output and length.
CALL = """
    .globl gcm_call
gcm_call:
    addi sp, sp, -32
    sw ra, 28(sp)
    add t0, a3, a4
    sw t0, 0(sp)
    li t1, 16
    sw t1, 4(sp)
    mv a5, a2
    mv a6, a3
    mv a7, a4
    li a2, 12
    addi a3, a1, 12
    li a4, 16
    call {symbol}
    lw ra, 28(sp)
    addi sp, sp, 32
    ret
"""


def main(cipher_name: str = "lea", variant: str = "lea128") -> None:
    """Print what whole calls take, and a byte more of a long message."""
    where, cipher, random = target("rv32i"), load(cipher_name), Random(1)
    key = random.randbytes(cipher.variants[variant].key_bytes)
    head, plain = random.randbytes(_IV + _AAD), random.randbytes(max(LENGTHS))
    mode = PhaseBytes.of(load_phase_mode("gcm"), Concrete(cipher.variants[variant]), key)
    text = generate(cipher, where, Options((variant,), ("gcm",))).files[f"{variant}.S"]
    objects = [assemble(text, where), assemble(CALL.format(symbol=f"{variant}_gcm_encrypt"), where)]
    setup = (f"{variant}_gcm_expand_key", ("context", "user_key"))
    names = ("context", "head", "data", "output")
    jobs = [Workload("gcm_call", (*names, n), "output", (n + _TAG) // 4, _CALLS, *setup) for n in LENGTHS]
    given = {"user_key": key, "head": head, "data": plain, "output": max(LENGTHS) + _TAG, "context": _KEY_MEMORY}
    chip, found = chips(where.name)["rocket"], dict[int, int]()
    image = build(chip, where, objects, given, jobs)
    for number, (job, length) in enumerate(zip(jobs, LENGTHS, strict=True)):
        run = parse(job, simulator(chip).run(image.for_job(number), _CLOCKS))
        made = mode.encrypt({"iv": head[:_IV], "aad": head[_IV:], "p": plain[:length]})
        assert made is not None
        assert run.output == made["c"] + made["tag"], length
        found[length] = run.calls[-1].cycles
        print(f"{variant}, {length:5} bytes: {found[length]:7} cycles, {found[length] / length:.1f} a byte")
    one, two = LENGTHS[-2:]
    print(f"a byte more of a long message: {(found[two] - found[one]) / (two - one):.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])

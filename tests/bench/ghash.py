"""GHASH: cycles of a call and of each further block, counted on Rocket's Verilog, with every result compared.

python -m tests.bench.ghash

First the entry point of the text, which takes the key as it is; then what GCM calls, with what is kept of the key, in
constant time and with tables of the key: 8 KiB, and 256 bytes where code is small.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.bench.on import chips
from ciphergen.bench.program import UNTOUCHED, Workload, build, parse
from ciphergen.bench.simulator import simulator
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import ConcreteEntry
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate

LENGTHS = (5, 16, 32, 64, 128, 1024, 2048)  # bytes
_BLOCK, _CALLS, _CLOCKS, _KEY_MEMORY = 16, 6, 200_000_000, 8192
_WHERE = "rv32i"
_KEPT = (
    ("with what GCM keeps of the key", "fast", False),
    ("with tables of the key", "fast", True),
    ("with a small table of the key", "small", True),
)


def main() -> None:
    """Print what calls on messages of several lengths take, and a block more of a long one."""
    where, random = target(_WHERE), Random(1)
    given: dict[str, bytes | int] = {"h": random.randbytes(_BLOCK), "y": _BLOCK, "x": random.randbytes(max(LENGTHS))}
    jobs = [Workload("ghash128_absorb", ("h", "y", "x", n), "y", _BLOCK // 4, _CALLS) for n in LENGTHS]
    _measured(generate(load("ghash"), where, Options()).files["ghash128.S"], given, jobs)
    setup = ("lea128_gcm_derive", ("kept", "h"))
    jobs = [Workload("lea128_gcm_ghash", ("kept", "y", "x", n), "y", _BLOCK // 4, _CALLS, *setup) for n in LENGTHS]
    for title, size, tables in _KEPT:
        options = Options(("lea128",), ("gcm",), size=size, allow_tables=tables)
        code = generate(load("lea"), where, options).files["lea128.S"]
        print(title)
        _measured(code, {**given, "kept": _KEY_MEMORY}, jobs)


def _measured(code: str, given: Mapping[str, bytes | int], jobs: Sequence[Workload]) -> None:
    """Print what jobs take, one for each length. given: bytes, or how many there are."""
    where, found = target(_WHERE), dict[int, int]()
    absorb = ConcreteEntry(load("ghash").variants["ghash128"], "absorb")
    chip, x, h = chips(where.name)["rocket"], given["x"], given["h"]
    assert isinstance(x, bytes)
    assert isinstance(h, bytes)
    image = build(chip, where, [assemble(code, where)], dict(given), list(jobs))
    for number, (job, length) in enumerate(zip(jobs, LENGTHS, strict=True)):
        run, state = parse(job, simulator(chip).run(image.for_job(number), _CLOCKS)), UNTOUCHED * 4
        for at in range(0, length, _BLOCK):  # each call begins with what the driver leaves in the output
            state = absorb({"h": h, "y": state, "x": x[at : min(at + _BLOCK, length)].ljust(_BLOCK, b"\0")})["y"]
        assert run.output == state, length
        found[length] = run.calls[-1].cycles
        print(f"{length:5} bytes: {found[length]:7} cycles, {found[length] / length:.1f} a byte")
    two, one = LENGTHS[-1], LENGTHS[-2]
    more = (found[two] - found[one]) / (two - one)
    print(f"each block of a long message: {_BLOCK * more:.0f} cycles, {more:.1f} a byte")


if __name__ == "__main__":
    main()

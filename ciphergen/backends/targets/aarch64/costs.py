"""AArch64: what each class of instructions costs on each core.

The figures round what Arm's software optimization guides print for the class (Cortex-A55 r2p0, Cortex-A72,
Neoverse N1, Neoverse V1); those for Apple's A10 are estimates after public measurements. Those for the M1's fast
cores (Firestorm) round what Dougall Johnson has measured (dougallj.github.io/applecpu: firestorm.html for pipes and
window, firestorm-int.html, firestorm-simd.html). Estimates where his tables have bounds only or were not consulted:
latencies of loads into vectors, moves between register files, REV, BFM, STP, LD2, TBL and SHA3. They steer a scheduler
and promise nothing. A cost is (latency in cycles, cycles of issue that it takes).
"""

from __future__ import annotations

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.row import Cost

_KIB = 1024
# Instruction caches after Arm's technical reference manuals (the Cortex-A55's may have 16 to 64 KiB); Apple's after
# public measurements (the M1's: AnandTech's review of it).
CORES = {
    core.name: core
    for core in (
        Core("cortex-a55", "Arm Cortex-A55: dual issue, in order", 2, code_cache=32 * _KIB),
        Core(
            "cortex-a72",
            "Arm Cortex-A72: 3 instructions a cycle, out of order",
            3,
            128,
            code_cache=48 * _KIB,
            split_loads=True,  # LD2 of 64 bits and LDP of whole registers, after LLVM's model, which is of the A57
        ),
        Core("neoverse-n1", "Arm Neoverse N1: 4 instructions a cycle, out of order", 4, 128, code_cache=64 * _KIB),
        Core("neoverse-v1", "Arm Neoverse V1: 8 instructions a cycle, out of order", 8, 256, code_cache=64 * _KIB),
        Core("apple-a10", "Apple A10: 6 instructions a cycle, out of order", 6, 192, True, 64 * _KIB),
        Core("apple-m1", "Apple M1, fast cores: 8 instructions a cycle, out of order", 8, 623, code_cache=192 * _KIB),
    )
}

_Pair = tuple[int, float]


def _cost(a55: _Pair, a72: _Pair, n1: _Pair, v1: _Pair, a10: _Pair, m1: _Pair) -> dict[str, Cost]:
    """Return one cost for each core, in the order of `CORES`."""
    return {name: Cost(*pair) for name, pair in zip(CORES, (a55, a72, n1, v1, a10, m1), strict=True)}


# Scalar.
ALU = _cost((1, 0.5), (1, 0.5), (1, 0.34), (1, 0.25), (1, 0.25), (1, 0.167))
SUM_SHIFTED = _cost((2, 0.5), (2, 1.0), (2, 1.0), (2, 0.5), (2, 0.5), (2, 0.34))  # an operand shifted on the way
LOGIC_SHIFTED = _cost((2, 0.5), (2, 1.0), (1, 0.34), (1, 0.25), (2, 0.5), (2, 0.34))
FIELD = _cost((2, 0.5), (1, 0.5), (1, 0.34), (1, 0.25), (1, 0.5), (1, 0.167))
ROTATE = FIELD | {"apple-m1": Cost(2, 1.0)}  # EXTR; on the M1 two steps, of which one pipe does the first
FIELD_INSERT = _cost((2, 0.5), (2, 1.0), (2, 1.0), (2, 0.5), (1, 0.5), (1, 1.0))
REVERSE = _cost((2, 0.5), (1, 0.5), (1, 0.34), (1, 0.25), (1, 0.5), (1, 0.167))
PRODUCT = _cost((3, 1.0), (3, 1.0), (2, 1.0), (2, 1.0), (3, 1.0), (3, 1.0))  # MADD of 32 bits
WIDE_PRODUCT = _cost((4, 2.0), (5, 3.0), (4, 3.0), (2, 1.0), (3, 1.0), (3, 1.0))  # of 64
JUMP = _cost((1, 1.0), (1, 1.0), (1, 1.0), (1, 0.5), (1, 1.0), (1, 1.0))
LOAD = _cost((3, 1.0), (4, 1.0), (4, 0.5), (4, 0.34), (4, 0.5), (4, 0.34))
LOAD_PAIR = _cost((3, 2.0), (4, 2.0), (4, 1.0), (4, 0.67), (4, 1.0), (4, 0.34))
STORE = _cost((1, 1.0), (1, 1.0), (1, 0.5), (1, 0.5), (1, 0.5), (1, 0.5))
STORE_PAIR = _cost((1, 2.0), (1, 2.0), (1, 1.0), (1, 0.5), (1, 1.0), (1, 0.5))

# Vectors, in registers.
ADD = _cost((2, 1.0), (3, 0.5), (2, 0.5), (2, 0.25), (2, 0.34), (2, 0.25))
LOGIC = _cost((1, 1.0), (3, 0.5), (2, 0.5), (2, 0.25), (2, 0.34), (2, 0.25))
SELECT = _cost((1, 1.0), (3, 0.5), (2, 0.5), (2, 0.25), (2, 0.34), (2, 0.25))
SHIFT = _cost((2, 1.0), (3, 1.0), (2, 1.0), (2, 0.5), (2, 0.34), (2, 0.25))
INSERT = _cost((2, 1.0), (4, 1.0), (2, 1.0), (2, 0.5), (2, 0.34), (2, 0.25))  # SLI, SRI
PERMUTE = _cost((2, 1.0), (3, 0.5), (2, 0.5), (2, 0.25), (2, 0.34), (2, 0.25))  # TRN, EXT, REV, DUP, INS of a lane
ZIP = _cost((2, 1.0), (6, 1.5), (2, 0.5), (2, 0.25), (2, 0.34), (2, 0.25))  # and UZP
TABLE = _cost((2, 1.0), (6, 1.5), (2, 0.5), (2, 0.5), (2, 0.34), (2, 0.25))
FROM_SCALAR = _cost((3, 1.0), (8, 1.0), (3, 1.0), (3, 1.0), (5, 1.0), (5, 0.5))
TO_SCALAR = _cost((3, 1.0), (5, 1.0), (2, 1.0), (2, 1.0), (5, 1.0), (5, 0.5))
SHA3 = _cost(
    (2, 1.0), (3, 1.0), (2, 1.0), (2, 1.0), (2, 1.0), (2, 0.25)
)  # of these cores only the V1 and the M1 have it

# Vectors, memory. `LOAD_2` and so on: LD1 of so many registers; `SPREAD_2`, ...: LD2, ...
LOAD_VECTOR = _cost((3, 1.0), (5, 1.0), (5, 0.5), (6, 0.34), (4, 0.5), (5, 0.34))
LOAD_VECTOR_PAIR = _cost((4, 2.0), (6, 2.0), (5, 1.0), (6, 0.67), (4, 1.0), (5, 0.67))
LOAD_2 = _cost((4, 2.0), (6, 2.0), (5, 1.0), (6, 0.67), (5, 1.0), (5, 0.67))
LOAD_3 = _cost((5, 3.0), (7, 3.0), (6, 1.5), (6, 1.0), (6, 1.5), (5, 1.0))
LOAD_4 = _cost((6, 4.0), (8, 4.0), (6, 2.0), (7, 1.34), (6, 2.0), (5, 1.34))
STORE_VECTOR = _cost((1, 1.0), (1, 1.0), (1, 0.5), (1, 0.5), (1, 0.5), (1, 0.5))
STORE_VECTOR_PAIR = _cost((1, 2.0), (1, 2.0), (1, 1.0), (1, 1.0), (1, 1.0), (1, 1.0))
STORE_2 = _cost((1, 2.0), (1, 4.0), (1, 1.0), (1, 1.0), (1, 1.0), (1, 1.0))
STORE_3 = _cost((1, 3.0), (1, 6.0), (1, 1.5), (1, 1.5), (1, 1.5), (1, 1.5))
STORE_4 = _cost((1, 4.0), (1, 8.0), (1, 2.0), (1, 2.0), (1, 2.0), (1, 2.0))
SPREAD_2 = _cost((6, 4.0), (9, 2.0), (7, 1.0), (8, 1.0), (6, 2.0), (7, 1.0))
SPREAD_4 = _cost((10, 8.0), (9, 4.0), (10, 4.0), (8, 2.0), (8, 4.0), (9, 2.0))
GATHER_2 = _cost((1, 4.0), (1, 4.0), (1, 2.0), (1, 1.0), (1, 2.0), (1, 1.0))
GATHER_4 = _cost((1, 8.0), (1, 8.0), (1, 4.0), (1, 3.0), (1, 4.0), (1, 2.5))
LOAD_LANE = _cost((3, 1.0), (8, 1.0), (7, 0.5), (8, 0.34), (6, 1.0), (7, 0.34))
LOAD_LANE_4 = _cost((6, 4.0), (9, 4.0), (8, 2.0), (8, 2.0), (8, 4.0), (7, 1.0))
STORE_LANE = _cost((1, 1.0), (1, 1.0), (1, 0.5), (1, 0.5), (1, 1.0), (1, 0.5))
STORE_LANE_4 = _cost((1, 4.0), (1, 4.0), (1, 2.0), (1, 2.0), (1, 4.0), (1, 1.0))
REPLICATE_1 = _cost((3, 1.0), (8, 1.0), (7, 0.5), (8, 0.34), (6, 1.0), (7, 0.34))
REPLICATE_4 = _cost((6, 4.0), (9, 4.0), (8, 2.0), (8, 1.34), (8, 4.0), (7, 1.0))

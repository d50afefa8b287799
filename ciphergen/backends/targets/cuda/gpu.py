"""CUDA: PTX for compute capability 7.5 and later."""

from __future__ import annotations

from ciphergen.backends.machine.gpu import Compiler, Gpu
from ciphergen.backends.machine.target import RegisterFile
from ciphergen.backends.targets.cuda.cores import CORES
from ciphergen.backends.targets.cuda.rows import ROWS

# The packages of the extra `cuda` in pyproject.toml, which a test compares.
_VERSION = "13.5.37"

GPU = Gpu(
    name="cuda",
    what="NVIDIA GPUs from compute capability 7.5 on, as CUDA C++",
    xlen=64,
    rows=ROWS,
    files={"pred": RegisterFile(1, ()), **{f"b{bits}": RegisterFile(bits, ()) for bits in (16, 32, 64)}},
    cores=CORES,
    default_core="sm_90",
    counts_turns=True,
    unaligned=True,  # the key is loaded by bytes; of loads in PTX the prover asks for alignment all the same
    compiler=Compiler(
        extra="cuda",
        packages=dict.fromkeys(("nvidia-cuda-nvcc", "nvidia-cuda-crt", "nvidia-cuda-runtime", "nvidia-nvvm"), _VERSION),
        folder="nvidia/cu13",
        program="bin/nvcc",
        assembler="bin/ptxas",
        flags=("-std=c++17", "-arch=compute_75"),
    ),
    strategy="unrolled",
    warp=32,
    threads=256,
    threads_of_slices=128,
)

"""LLVM's scheduling models of AArch64 cores, and what is known of their error. Data only."""

from __future__ import annotations

from ciphergen.backends.machine.measure import SchedulingModel

# Arm's software optimization guides of these cores, "AES encryption/decryption".
_FUSED = (("aese", "aesmc"), ("aesd", "aesimc"))
_KERNELS = "public vector and cryptographic kernels with cycles that their authors measured"
MODELS = (
    SchedulingModel(
        name="apple-a10",
        what="Apple A10; LLVM has the Cyclone of 2013 under every name of Apple's",
        cpu="apple-a10",
        vector_pipes=3,
        width=6,
        low=0.70,
        high=1.00,
        scalar=False,
        known=f"{_KERNELS}; wrong by a factor of 2 to 3.6 with scalar work, so figures of scalar code mean nothing",
    ),
    SchedulingModel(
        name="cortex-a72",
        what="Arm Cortex-A72; LLVM takes its model of the Cortex-A57",
        cpu="cortex-a72",
        fused=_FUSED,
        vector_pipes=2,
        width=3,
        low=0.71,
        high=0.98,
        known=_KERNELS,
    ),
    SchedulingModel(
        name="neoverse-n1",
        what="Arm Neoverse N1, the Cortex-A76's server sibling",
        cpu="neoverse-n1",
        fused=_FUSED,
        vector_pipes=2,
        width=4,
        low=0.81,
        high=0.97,
        known=f"15 {_KERNELS} on Cortex-A76, geometric mean 0.91; scalar code 0.95. The one to rely on",
    ),
    SchedulingModel(
        name="neoverse-v1",
        what="Arm Neoverse V1, the Cortex-X1's server sibling",
        cpu="neoverse-v1",
        fused=_FUSED,
        vector_pipes=4,
        width=8,
        low=0.69,
        high=0.98,
        known=f"{_KERNELS}, compared for LLVM's Neoverse V2, which is built alike",
    ),
    SchedulingModel(
        name="cortex-a55",
        what="Arm Cortex-A55, in order",
        cpu="cortex-a55",
        fused=_FUSED,
        vector_pipes=1,
        width=2,
        low=None,
        high=None,
        known="LLVM's latencies for permutations and immediates are above Arm's guide; take it as a hint",
    ),
)

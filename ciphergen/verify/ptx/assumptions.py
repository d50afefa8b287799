"""What proofs of kernels rest on, as records have it."""

from __future__ import annotations

from collections.abc import Iterable

from ciphergen.verify.claim.contract import TABLE_ASSUMPTION
from ciphergen.verify.ptx.module import Kernel
from ciphergen.verify.ptx.variables import SHARED

_OF_ALL = (
    "a launch is of one dimension, with at most 2**31 - 1 groups of at most 1024 threads, and of at least as many "
    "threads as do all blocks: one for each, or for as many as a kernel's role says; any number where a kernel loops",
    "in, out and what kernels are given by value do not overlap each other, except that in may be out",
    "in and out are aligned to 16 bytes, or to a block that has fewer, and do not wrap around the end of the addresses",
    "in counter mode a launch ends where the lowest 32 bits of the counter do, or before",
    "where a thread does several blocks, the counter of counter mode is a multiple of the blocks of a warp",
    "V_key is what key expansion leaves: the host's compiler makes of its text what the compiler of PTX makes of it",
    "the rows of PTX mean what the PTX ISA says; what makes machine code of PTX, the driver and the GPU do that",
    "the time of operations on integers does not depend on data, of which the maker says nothing in writing",
)


_OF_SHARED = (
    "a kernel with memory that threads share is launched in groups of as many threads as its .maxntid says, any number "
    "of them",
    "the constants of the text hold what it says: nobody writes to them; threads that have met at a barrier see what "
    "others wrote in front of it",
)


_OF_ONE_KEY = (
    "the key is the one that the code was made for: what is proved speaks of no other; which instructions there are, "
    "and at which addresses they move bits in shared memory, depends on that key, of which their time may tell",
)


def assumptions(kernels: Iterable[Kernel], *, looks_up: bool, one_key: bool) -> tuple[str, ...]:
    """Return the assumptions that proofs of kernels make. looks_up: whether addresses of look-ups depend on secrets;
    one_key: whether the code is for one key."""
    shares = any(variable.space == SHARED for kernel in kernels for variable in kernel.variables)
    looked, own = ((TABLE_ASSUMPTION,) if looks_up else ()), (_OF_ONE_KEY if one_key else ())
    return (*_OF_ALL, *(_OF_SHARED if shares else ()), *looked, *own)

"""The fastest code of a variant in at most so many bytes, which `--size BYTES` asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Protocol, TypeVar

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options, most_bytes
from ciphergen.generator.plan.strategies import LOOPS, strategy
from ciphergen.generator.plan.suited import suited
from ciphergen.generator.quick_search import TRIED

# Of words in registers: what a quick search tries, and shorter loops.
_OF_WORDS = ("loop1", "loop2", *TRIED, "loop1x2", "loop2x2")


class _Code(Protocol):
    """The code of a variant, by its size and speed."""

    @property
    def all_bytes(self) -> int:
        """Return the bytes of all functions."""

    @property
    def cost(self) -> tuple[int, float]:
        """Return how many modes are left out, and what long messages cost."""


_Made = TypeVar("_Made", bound=_Code)


def fitting(
    cipher: Cipher, target: Target, options: Options, variant: str, make: Callable[[Options], _Made]
) -> tuple[Options, _Made]:
    """Return the fastest code of a variant that fits the size of the options, and the options that make it: of the
    default, of what loops make, and of small code. make: the code by options, as `output.make`.

    Raises:
        UserError: none fits, or the target cannot make the variant.
    """
    most, made = most_bytes(options.size), list[tuple[Options, _Made]]()
    refused: UserError | None = None
    for tried in _tried(cipher, target, options, most):
        try:
            made.append((tried, make(tried)))
        except UserError as error:  # no room, or not made this way; of small code, which comes last, the second
            refused = error
    if not made and refused is not None:
        raise refused
    fit = [each for each in made if each[1].all_bytes <= most]
    if not fit:
        least = min(code.all_bytes for _, code in made)
        found = f"{variant} for {target.name} takes {least} bytes at least of what is tried"
        raise UserError("--size", found, f"{least} or more, or a --strategy of fewer bytes")
    return min(fit, key=lambda each: (*each[1].cost, each[1].all_bytes))


def _tried(cipher: Cipher, target: Target, options: Options, most: int) -> Iterator[Options]:
    """Yield the options by which code is tried, small code last, with whatever room it takes, so that it is known how
    many bytes there have to be."""
    if options.strategy:
        yield replace(options, size="fast")
        return
    fast = replace(options, size="fast", room=most)
    yield fast
    if cipher.has_entries:
        names = [*LOOPS]
    else:
        ways = {name: strategy(name) for name in _OF_WORDS}
        names = [*suited(ways, cipher, target)]
    yield from (replace(fast, strategy=name) for name in names)
    yield replace(options, size="small")

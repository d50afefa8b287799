"""Shell completion: values of options, those of lists one after the other.

What stands on the command line already narrows them: variants to the cipher's, cores to the target's. A wrong word
there narrows nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from glob import escape, glob
from typing import Any

from ciphergen.backends import platform_names, target, target_names
from ciphergen.dsl.errors import UserError

Words = Callable[[Mapping[str, Any]], Iterable[str]]  # from what stands on the command line, by parameter


def one(words: Words) -> Callable[[Any, str], list[str]]:
    """Return the completion function for one word."""

    def complete(ctx: Any, incomplete: str) -> list[str]:
        return [word for word in words(ctx.params) if word.startswith(incomplete)]

    return complete


def some(words: Words) -> Callable[[Any, str], list[str]]:
    """Return the completion function for the last of several words with commas, each of which may occur once."""

    def complete(ctx: Any, incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        left = (word for word in words(ctx.params) if word not in before.split(","))
        return [f"{before}{comma}{word}" for word in left if word.startswith(last)]

    return complete


def cipher(ctx: Any, incomplete: str) -> list[str]:
    """Return the shipped ciphers and the files whose names begin with the incomplete word."""
    from ciphergen.dsl.cipher import shipped_ciphers

    files = sorted(glob(f"{escape(incomplete)}*.cipher"))
    return [*(name for name in shipped_ciphers() if name.startswith(incomplete)), *files]


def targets(given: Mapping[str, Any]) -> Iterable[str]:
    """Return all targets."""
    return platform_names()


def variants(given: Mapping[str, Any]) -> Iterator[str]:
    """Yield the variants of the given cipher, or of all shipped ones."""
    from ciphergen.dsl.cipher import load, shipped_ciphers

    for name in [given["cipher"]] if given.get("cipher") else shipped_ciphers():
        with suppress(UserError):  # a text that cannot be read is refused when the command runs
            yield from load(name).variants


def modes(given: Mapping[str, Any]) -> Iterable[str]:
    """Return all modes."""
    from ciphergen.interface.phases import CODED
    from ciphergen.interface.table import modes

    return (*modes(), *CODED)


def strategies(given: Mapping[str, Any]) -> Iterable[str]:
    """Return all strategies that `gen tune` tries, and those with tables."""
    from ciphergen.generator.plan.strategies import TRIED, WITH_TABLES

    return (*TRIED, *WITH_TABLES)


def cores(given: Mapping[str, Any]) -> Iterator[str]:
    """Yield the cores of the given target, or of all targets, each once."""
    asked = given.get("target")
    names = [asked] if asked in target_names() else target_names()
    yield from dict.fromkeys(core for name in names for core in target(name).cores)


def measured(given: Mapping[str, Any]) -> Iterator[str]:
    """Yield the cores that `gen bench` has for the given target, or for all targets."""
    from ciphergen.bench.on import chips, models

    asked = given.get("target")
    names = [asked] if asked in target_names() else target_names()
    yield from dict.fromkeys(core for name in names for core in (*chips(name), *models(name)))


def sizes(given: Mapping[str, Any]) -> Iterable[str]:
    """Return both size options."""
    from ciphergen.generator.options import SIZES

    return SIZES


def stages(given: Mapping[str, Any]) -> Iterable[str]:
    """Return all stages."""
    from ciphergen.generator.stages import KERNEL_STAGES, PROOF_STAGES, STAGES

    return dict.fromkeys((*STAGES, *KERNEL_STAGES, *PROOF_STAGES))


def lengths(given: Mapping[str, Any]) -> Iterable[str]:
    """Return all lengths."""
    from ciphergen.tune.figures import LENGTHS

    return LENGTHS


def glue(given: Mapping[str, Any]) -> Iterable[str]:
    """Return the build tools that --with accepts."""
    from ciphergen.generator.glue import GLUE

    return GLUE

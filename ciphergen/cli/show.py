"""`gen show`: any level between the cipher text and the assembly, as text."""

from __future__ import annotations

import sys

from ciphergen.cli.ciphers import find
from ciphergen.cli.job import machine
from ciphergen.generator.options import Options
from ciphergen.generator.pipeline import stage


def run(name: str, cipher: str | None, target: str | None, variant: str | None, options: Options) -> None:
    """Print one level of all functions of a variant.

    Raises:
        UserError: an input is wrong.
    """
    text = find(cipher)
    chosen = text.variant(variant) if variant else next(iter(text.variants.values()))
    sys.stdout.write(stage(text, chosen, machine(target), options, name))

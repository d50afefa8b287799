"""What tests share: made once in a run of the tests, in whichever of its processes asks first.

What is kept must follow from its key and from the sources, which do not change while tests run: files that the
generator makes, verdicts on bytes. A test that changes how something is made must make it itself.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from fcntl import LOCK_EX, flock
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from ciphergen.backends import target
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.cli.job import VariantTask
from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options, choose
from ciphergen.generator.output import Output, Refusal, VariantCode, generate, make
from ciphergen.verify.verdict import Report

FOLDER = "CIPHERGEN_TESTS_KEPT"  # variable of the environment: the folder, the same for all processes of a run
COMMITTED = Path(__file__).parents[1] / "generated"  # cipher / target / file
Made = TypeVar("Made")


def kept(key: object, make: Callable[[], Made]) -> Made:
    """The result of `make`, from now on the same for an equal key."""
    place = Path(os.environ[FOLDER], sha256(repr(key).encode()).hexdigest())
    with _locked(place.with_suffix(".lock")):
        if not place.exists():
            place.write_bytes(pickle.dumps(make()))
    found: Made = pickle.loads(place.read_bytes())
    return found


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    with path.open("w") as file:
        flock(file, LOCK_EX)
        yield


def made(cipher: Cipher, target: Target, options: Options) -> Output:
    """In place of `generate`."""
    variants = choose(cipher, target, options).variants
    return generate(cipher, target, options, [_code(cipher, target, options, variant.name) for variant in variants])


def made_one(work: VariantTask) -> VariantCode | Refusal:
    """In place of `job.make_one`."""
    try:
        return _code(load(work.cipher), target(work.target), work.options, work.variant)
    except UserError as error:
        if work.options.variants:
            raise
        return Refusal(work.variant, "", error)


def _code(cipher: Cipher, target: Target, options: Options, variant: str) -> VariantCode:
    """The same whichever other variants are made, and for whatever build."""
    key = ("code", cipher.name, cipher.sha256, target.name, replace(options, variants=(), prove=True, glue=()), variant)
    return kept(key, lambda: make(cipher, target, options, variant))


@cache
def generated(cipher: str, target_name: str, options: Options = Options()) -> Output:  # noqa: B008
    """What the generator makes of a shipped cipher."""
    return made(load(cipher), target(target_name), options)


@cache
def object_code(source: str, target_name: str, tool: str | None = None) -> bytes:
    """The object file of an assembly text, by the first assembler that is there if none is named."""
    return kept(("object", source, target_name, tool), lambda: assemble(source, target(target_name), tool))


def proved(task: ProofTask) -> Report:
    """In place of `prove_one`."""
    key = ("proved", load(task.cipher).sha256, replace(task, cipher=""))
    return kept(key, lambda: prove_one(task))

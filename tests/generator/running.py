"""Generated functions in the emulator, beside the cipher's own definition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO

import pytest
from _pytest.mark import ParameterSet
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.tools.emulator import Emulator, Outcome
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.dsl.cipher import Cipher, load
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output
from ciphergen.verify.object.object_file import read
from tests.kept import COMMITTED, generated, object_code

LEA = ("lea128", "lea192", "lea256")
KEYS, KEY, IN, OUT = 0x200000, 0x210000, 0x220000, 0x230000


def variants_by_strategy(all_by: str, one_by: Sequence[str], variants: Sequence[str] = LEA) -> list[ParameterSet]:
    """(variant, strategy): all variants by one strategy; by others, which have to be made, the first where tests may
    be long, and the rest where they may be slow."""
    found = [pytest.param(variant, all_by) for variant in variants]
    found += [pytest.param(variants[0], strategy, marks=pytest.mark.long) for strategy in one_by]
    return found + [pytest.param(v, s, marks=pytest.mark.slow) for s in one_by for v in variants[1:]]


def text_section(data: bytes) -> bytes:
    """All code of an object, one section behind the other."""
    return b"".join(s.data() for s in ELFFile(BytesIO(data)).iter_sections() if s["sh_flags"] & 4)


@cache
def cipher(name: str = "lea") -> Cipher:
    return load(name)


def output(target_name: str, variant: str = "", strategy: str = "", name: str = "lea") -> Output:
    """What is made of all variants, or of one: of LEA by the default strategy all are made at once, since other tests
    need all of them."""
    variants = (variant,) if variant and (strategy, name) != ("", "lea") else ()
    return generated(name, target_name, Options(variants=variants, strategy=strategy))


@cache
def files(target_name: str, variant: str, strategy: str, name: str, modes: tuple[str, ...] = ()) -> Mapping[str, str]:
    """The files of `output` by name. What the default strategy makes is read from the committed output: what is made
    now is the same, or `.ci/run` fails. modes: of another strategy, empty for all."""
    committed = COMMITTED / name / target_name
    if not strategy and committed.is_dir():
        return {path.name: path.read_text() for path in committed.iterdir()}
    if strategy and modes:
        return generated(name, target_name, Options((variant,), modes, strategy)).files
    return output(target_name, variant, strategy, name).files


@dataclass(frozen=True)
class Program:
    """One assembled file and a machine that holds it."""

    emulator: Emulator
    symbols: Mapping[str, int]

    def call(self, symbol: str, arguments: list[int], memory: Mapping[int, bytes]) -> Outcome:
        """Calls a function; it must return, keep what it has to keep and stay in its buffers."""
        outcome = self.emulator.call(self.symbols[symbol], arguments, memory)
        assert (outcome.ended, outcome.broken, outcome.strays) == ("returned", (), ())
        return outcome


@cache
def program(target_name: str, variant: str, strategy: str = "", name: str = "lea") -> Program:
    return assembled(files(target_name, variant, strategy, name), target_name, variant)


def assembled(files: Mapping[str, str], target_name: str, variant: str) -> Program:
    """A file of an output, ready to run."""
    made = target(target_name)
    data = object_code(files[f"{variant}.S"], target_name)
    code = read(data, f"{variant}.o", made)
    return Program(Emulator(made, code.text), {symbol: place for symbol, (place, _) in code.functions.items()})


def expanded(code: Program, variant: str, key: bytes, at: int = KEY, size: int = 0) -> bytes:
    """The key memory that `expand_key` makes; its size, in the header, is that of LEA's if it is not given."""
    size = size or key_bytes(variant)
    outcome = code.call(f"{variant}_expand_key", [KEYS, at], {KEYS: bytes(size), at: key})
    return outcome.memory[KEYS]


@cache
def program_with_keys(target_name: str, name: str, strategy: str, variant: str, mode: str) -> tuple[Program, int]:
    """A program for a mode at least, and the size of its key memory as its header declares it."""
    made = files(target_name, variant, strategy, name, (mode,))
    headers = {f"{name}.h": made[f"{name}.h"]}
    return assembled(made, target_name, variant), first_declared_bytes(headers, variant, target(target_name))


def keyed(
    target_name: str, name: str, strategy: str, variant: str, key: bytes, shift: int = 0
) -> tuple[Program, bytes]:
    """A program, and the key memory that it makes of a key; shift: by how much that is misaligned."""
    code, size = program_with_keys(target_name, name, strategy, variant, "ecb")
    return code, expanded(code, variant, key, KEY + shift, size)


def key_bytes(variant: str) -> int:
    return {"lea128": 384, "lea192": 672, "lea256": 768}[variant]

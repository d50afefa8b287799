"""No text makes its reader fail: what is read becomes a cipher or a mode, or an error that a user can read."""

from __future__ import annotations

import resource
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from ciphergen.dsl import term
from ciphergen.dsl.cipher import Cipher, parse_cipher, read_text
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.mode import parse_mode
from ciphergen.interface.table import functions

from .mutants import mutant

SECONDS, MEMORY = 20, 2 << 30
CHUNK, CHUNKS = 1000, 1000


@contextmanager
def limited() -> Iterator[None]:
    """Stop what takes more of the processor's time than any text may."""

    def stop(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def unfold(cipher: Cipher) -> None:
    """What the generator asks for first, of every variant."""
    for variant in cipher.variants.values():
        assert all(isinstance(variant.steps(name), Sequence) for name in variant.directions)  # of no rounds, none
        for name, entry in variant.entries.items():
            given = {port.name: [term.var(f"{port.name}.{i}", 8) for i in range(port.bytes)] for port in entry.inputs}
            assert [len(made) for made in variant.call(name, given).values()] == [p.bytes for p in entry.outputs]
            assert functions(variant)
        if variant.entries:
            continue
        rows = variant.schedule([term.var(f"key.{i}", 8) for i in range(variant.key_bytes)])
        block = [term.var(f"block.{i}", 8) for i in range(variant.block_bytes)]
        assert len(variant.encrypt(rows, block)) == len(variant.decrypt(rows, block)) == len(block)


def outcome(path: Path) -> str:
    """`cipher`, `mode` or `refused`; any other exception goes on."""
    try:
        with limited():
            text = read_text(str(path), "a text")
            if path.suffix == ".mode":
                parse_mode(text, path.name)
            else:
                unfold(parse_cipher(text, path.name))
            return path.suffix[1:]
    except UserError as error:
        refusal = error
    assert str(refusal).startswith(str(refusal.place))
    assert len(str(refusal)) < 50_000
    return "refused"


def run(folder: Path, seed: int, count: int) -> Counter[str]:
    random, found, worst = Random(seed), Counter[str](), 0.0
    for number in range(count):
        name, data = mutant(random)
        path = folder / name
        path.write_bytes(data)
        start = time.process_time()
        try:
            found[outcome(path)] += 1
        except Exception as error:
            raise AssertionError(f"mutant {number} of seed {seed}, {name}: {error!r}\n{data[:100_000]!r}") from error
        worst = max(worst, time.process_time() - start)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10
    print(f"seed {seed}: {dict(found)}, at most {worst:.2f} s a text, {peak >> 20} MiB")
    assert peak < MEMORY
    return found


@pytest.mark.long
def test_some_mutants(tmp_path: Path) -> None:
    found = run(tmp_path, -1, 200)
    assert found["refused"] > 100
    assert found["cipher"] + found["mode"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(CHUNKS))
def test_a_million_mutants(seed: int, tmp_path: Path) -> None:
    run(tmp_path, seed, CHUNK)

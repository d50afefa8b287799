"""Generated counter mode beside an outside library, Crypto++, on random keys, counters, lengths and alignments."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from tests.generator.running import cipher
from tests.generator.test_ctr import LEA, Call
from tests.tools import needs

PROGRAM = Path(__file__).parent / "programs" / "lea_ctr.cpp"
THERE = shutil.which("g++") is not None and Path("/usr/include/cryptopp/lea.h").exists()


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("outside") / "lea_ctr"
    subprocess.run(["g++", "-O0", "-o", built, PROGRAM, "-lcryptopp"], check=True)
    return built


@pytest.mark.long
@needs("g++ and libcrypto++-dev", installed=THERE)
@pytest.mark.parametrize("variant", LEA)
def test_random_lengths_against_an_outside_library(variant: str, library: Path) -> None:
    rng, found = Random(f"outside {variant}"), cipher().variants[variant]
    ours, lines = [], []
    for _ in range(4):
        key = rng.randbytes(found.key_bytes)
        call = Call(found, key, "")
        for _ in range(12):
            counter = rng.choice([rng.randbytes(16), b"\xff" * 15 + rng.randbytes(1)])
            data = rng.randbytes(rng.randrange(1, 700))
            ours.append(call(counter, data, (rng.randrange(4), rng.randrange(4), rng.randrange(4)))[0].hex())
            lines.append(f"{key.hex()} {counter.hex()} {data.hex()}\n")
    ran = subprocess.run([library], input="".join(lines), text=True, capture_output=True, check=True)
    assert ran.stdout.split() == ours

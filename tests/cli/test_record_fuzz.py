"""Records with random damage: each is read, and its roles and files are looked at, up to the proof.

The files themselves are right, so that whatever a record says, each function is to be proved as what its name says, or
is listed as not proved.
"""

from __future__ import annotations

import copy
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from ciphergen.cli import check, prove_folder, record
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import read_file

ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks", "ctr")
FUNCTIONS = {f"lea128_{role}": role for role in ROLES}
MOST_SECONDS = 20
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 2**63, 10**300, 1.5, 1e308, "", [], {}, [[]], {"": None}, "\0", "\x1b[2J", "\ud800", "é",
    "x" * 100_000, ["x"] * 10_000, "lea", "lea128", "lea192", "lea128_encrypt", "decrypt", "ctr", "rv32i", "rv32i_zbb",
    "aarch64", "my_", "..", "../lea128.S", "/dev/zero", "lea128.S", "lea.h", "lea_selftest.c", "proof.json", "x.cipher",
    "lea128.S\n", "LEA128.S", ".", "\\", "C:lea128.S", "ciphergen-proof-0", "unrolledx9999999999", "0" * 64,
)  # fmt: skip


def nodes(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where the values of a document stand; the long list of obligations, which is not read, is left out."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    below = [found for key, inner in inside if key != "obligations" for found in nodes(inner, (*path, key))]
    return [path, *below] if path else below


def at(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


def replace(rng: random.Random, document: Any) -> None:
    *above, key = rng.choice(nodes(document))
    at(document, tuple(above))[key] = copy.deepcopy(rng.choice(VALUES))


def delete(rng: random.Random, document: Any) -> None:
    *above, key = rng.choice(nodes(document))
    del at(document, tuple(above))[key]


def swap(rng: random.Random, document: Any) -> None:
    (*above, key), (*other, last) = rng.choice(nodes(document)), rng.choice(nodes(document))
    one, two = at(document, tuple(above)), at(document, tuple(other))
    one[key], two[last] = copy.deepcopy(two[last]), copy.deepcopy(one[key])


def rename(rng: random.Random, document: Any) -> None:
    paths = [path for path in nodes(document) if isinstance(path[-1], str)]
    *above, key = rng.choice(paths)
    table = at(document, tuple(above))
    names = [value for value in VALUES if isinstance(value, str)]
    table[rng.choice([*names, *(path[-1] for path in paths)])] = table.pop(key)


def add(rng: random.Random, document: Any) -> None:
    tables = [path for path in nodes(document) if isinstance(at(document, path), dict)]
    table = at(document, rng.choice(tables))
    value = rng.choice([*VALUES, *(at(document, path) for path in nodes(document))])
    table[rng.choice([value for value in VALUES if isinstance(value, str)])] = copy.deepcopy(value)


STRUCTURE: tuple[Callable[[random.Random, Any], None], ...] = (replace, delete, swap, rename, add)


def damage_bytes(rng: random.Random, data: bytes) -> bytes:
    start, end = sorted(
        rng.randrange(min(2500, len(data))) for _ in range(2)
    )  # what is read stands before the obligations
    piece = data[start:end]
    return data[:start] + rng.choice(
        [
            bytes([data[start] ^ 1 << rng.randrange(8)]) + data[start + 1 :],
            b"",
            piece * 2 + data[end:],
            data[end:],
            rng.randbytes(8) + data[start:],
            b"[" * rng.choice([10, 100_000]) + data[start:],
            b'{"a":' * rng.choice([10, 100_000]) + data[start:],
            b"9" * 10_000 + data[start:],
            bytes(reversed(piece)) + data[end:],
        ]
    )


def damaged(rng: random.Random, data: bytes) -> bytes:
    if rng.random() < 0.3:
        return damage_bytes(rng, data)
    document = json.loads(data)
    for _ in range(rng.choice([1, 1, 1, 2, 3, 5])):
        try:
            rng.choice(STRUCTURE)(rng, document)
        except (TypeError, KeyError, IndexError):  # an earlier step took away what this one needs
            continue
    return json.dumps(document).encode()


def outcome(folder: Path) -> str:
    """What a record with right files comes to."""
    with suppress(UserError):
        check._options(folder, record.load(folder))
    try:
        plan = prove_folder.plan(folder, None)
    except UserError:
        return "refused"
    asked = {symbol: role for task in plan.tasks for symbol, role in task.roles.items()}
    left = {other.function or other.file for other in plan.others}
    for symbol, role in FUNCTIONS.items():
        assert asked.get(symbol, role) == role
        assert symbol in asked or symbol in left or "lea128.S" in left
    assert all(task.variant == "lea128" for task in plan.tasks)
    return "accepted"


def fuzz(folder: Path, monkeypatch: pytest.MonkeyPatch, numbers: range) -> tuple[Counter[str], float]:
    """How many were accepted and refused, and the longest time that one took, in seconds."""
    assembled: dict[tuple[bytes, str], Any] = {}
    declared: dict[str, Any] = {}
    assemble, declare = prove_folder.object_of, prove_folder.declared_bytes

    def assemble_once(path: Path, target: str) -> Any:
        key = (read_file(path, "code"), target)
        if key not in assembled:
            assembled[key] = assemble(path, target)
        return assembled[key]

    def declare_once(*args: Any) -> Any:
        if repr(args) not in declared:
            declared[repr(args)] = declare(*args)
        return declared[repr(args)]

    monkeypatch.setattr(prove_folder, "object_of", assemble_once)
    monkeypatch.setattr(prove_folder, "declared_bytes", declare_once)
    original, found, longest = (folder / "proof.json").read_bytes(), Counter[str](), 0.0
    assert outcome(folder) == "accepted"
    for number in numbers:
        (folder / "proof.json").write_bytes(damaged(random.Random(number), original))
        start = time.monotonic()
        found[outcome(folder)] += 1
        longest = max(longest, time.monotonic() - start)
    return found, longest


@pytest.mark.parametrize(
    ("first", "count"), [(0, 60), *(pytest.param(n, 250, marks=pytest.mark.slow) for n in range(1000, 2000, 250))]
)
def test_every_record_is_read_or_refused(folder: Path, monkeypatch: pytest.MonkeyPatch, first: int, count: int) -> None:
    found, longest = fuzz(folder, monkeypatch, range(first, first + count))
    print(f"{dict(found)}, the longest took {longest:.2f} s")
    assert found.total() == count
    assert min(found["accepted"], found["refused"]) > count // 20, "the damage is of both kinds"
    assert longest < MOST_SECONDS

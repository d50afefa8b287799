"""The loop that is found in a key schedule computes the same words."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.term import Term, const, evaluate, rotl, substitute, to_bytes, var, variables
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_bytes
from ciphergen.generator.analysis.recurrence import Recurrence, find
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.verify.prove import prove

LEA = load("lea")
CASES = [("rv32i", name) for name in LEA.variants] + [("rv32i_zbb", "lea128"), ("rv32i_zbb", "lea192")]


def schedule(name: str) -> tuple[list[list[Term]], list[Term]]:
    """The words of each round over those of the key."""
    key = key_bytes(LEA.variants[name])
    words = [var(f"key.{i}", 32) for i in range(len(key) // 4)]
    cut = dict(zip(key, (byte for word in words for byte in to_bytes(word)), strict=True))
    rows = [list(dict.fromkeys(row)) for row in LEA.variants[name].schedule(key)]
    flat = passes.run(substitute([word for row in rows for word in row], cut))
    return [flat[i : i + len(rows[0])] for i in range(0, len(flat), len(rows[0]))], words


def turns(loop: Recurrence, values: dict[Term, int]) -> list[list[int]]:
    """The words that the loop makes, turn by turn."""
    carried = evaluate(loop.first, values)
    found = []
    for _ in range(loop.count):
        known = dict(zip(loop.carried, carried, strict=True))
        found.append(evaluate(loop.words, known))
        carried = evaluate(loop.after, known)
    return found


@pytest.mark.parametrize(("name", "constants"), [("lea128", 4), ("lea192", 6), ("lea256", 8)])
def test_schedules_of_lea_are_loops(name: str, constants: int) -> None:
    rows, key = schedule(name)
    loop = find(rows, key)
    assert loop is not None
    assert (loop.count, len(loop.carried)) == (len(rows), len(key) + constants)
    assert {*variables(loop.words), *variables(loop.after)} <= {*loop.carried}
    rng = Random(name)
    values = {word: rng.getrandbits(32) for word in key}
    assert turns(loop, values) == [evaluate(row, values) for row in rows]


KEY = [var("a", 32), var("b", 32)]


def made(word: Callable[[int, list[Term]], Term], rounds: int = 6) -> list[list[Term]]:
    """A schedule of one word a round, from its number and the words before it."""
    words = list(KEY)
    for i in range(rounds):
        words.append(word(i, words))
    return [[w] for w in words[2:]]


FOUND: dict[str, Callable[[int, list[Term]], Term]] = {
    "no constants": lambda i, w: w[-1] ^ rotl(w[-2], 3),
    "the same constant": lambda i, w: (w[-1] ^ w[-2]) + 77,
    "a table of two": lambda i, w: w[-1] + w[-2] + (11, 12)[i % 2],
    "rotated each round": lambda i, w: w[-1] ^ rotl(const(0x80000001, 32), 5 * i % 32) ^ w[-2],
    "a constant and another that is it, rotated": lambda i, w: (
        (w[-1] + rotl(const(9, 32), i)) ^ rotl(const(9, 32), i + 7) ^ w[-2]
    ),
}


@pytest.mark.parametrize("name", FOUND)
def test_loops_that_are_found(name: str) -> None:
    rows = made(FOUND[name])
    loop = find(rows, KEY)
    assert loop is not None
    values = {KEY[0]: 0x12345678, KEY[1]: 0x9ABCDEF0}
    assert turns(loop, values) == [evaluate(row, values) for row in rows]


NOT_FOUND: dict[str, Callable[[int, list[Term]], Term]] = {
    "constants that never come again": lambda i, w: w[-1] + w[-2] + (3, 1, 4, 15, 92, 653)[i],
    "another operation in the last round": lambda i, w: w[-1] ^ w[-2] if i < 5 else w[-1] + w[-2],
    "another word in the last round": lambda i, w: w[-1] + rotl(w[-2 if i < 5 else -3], 1),
    "another distance in the last round": lambda i, w: w[-1] ^ rotl(w[-2], 1 if i < 5 else 2),
    "always the key's first word": lambda i, w: w[-1] + rotl(w[0], 1),
    "more than the key": lambda i, w: w[-1] + var("c", 32),
    "the key itself": lambda i, w: w[i],
}


@pytest.mark.parametrize("name", NOT_FOUND)
def test_what_is_no_loop_is_refused(name: str) -> None:
    assert find(made(NOT_FOUND[name]), KEY) is None


def test_rounds_of_different_size_are_refused() -> None:
    rows = made(FOUND["no constants"])
    assert find([*rows[:2], [*rows[2], *rows[3]]], KEY) is None
    assert find(rows[:1], KEY) is None


@pytest.mark.long
@pytest.mark.parametrize(("machine", "name"), CASES)
@pytest.mark.parametrize("strategy", ["loop1", "loop2"])
def test_the_loop_is_proved_and_small(machine: str, name: str, strategy: str) -> None:
    made = generate(LEA, target(machine), Options(variants=(name,), modes=("ecb",), strategy=strategy))
    expand = next(f for f in made.functions if f.role == "expand_key")
    assert expand.bytes <= {"lea128": 400, "lea192": 600, "lea256": 800}[name]
    user = next(f for f in made.functions if f.role.startswith("encrypt"))
    roles = {f.symbol: f.role for f in (expand, user)}
    code = assemble(made.files[f"{name}.S"], target(machine))
    assert prove(code, name, target(machine), LEA.variants[name], roles).proved


OWN = """cipher X {
  word 32 little
  block 1 words
  variant X { key 1 words }
  const c: word[6] = [CONSTANTS]
  schedule X(k) -> rk: word[6][1] { for i in 0..5 { k[0] := (k[0] + c[i]) <<< 3  rk[i] = k } }
  encrypt(x, rk) -> y { for i in 0..5 { x[0] := (x[0] ^ rk[i][0]) <<< 1 }  y = x }
  decrypt(y, rk) -> x { for i in 5 down to 0 { y[0] := (y[0] >>> 1) ^ rk[i][0] }  x = y }
}
"""


@pytest.mark.parametrize(
    ("constants", "loops"), [("1, 7, 2, 14, 4, 28", True), ("1, 7, 2, 14, 4, 29", False)], ids=["loop", "straight"]
)
def test_a_cipher_of_the_users(constants: str, loops: bool) -> None:
    own = parse_cipher(OWN.replace("CONSTANTS", constants), "x.cipher")
    machine = target("rv32i")
    made = generate(own, machine, Options(modes=("ecb",), strategy="loop1"))
    assert ("x_expand_key_schedule" in made.files["x.S"]) == loops
    roles = {f.symbol: f.role for f in made.functions}
    assert prove(assemble(made.files["x.S"], machine), "x", machine, own.variants["x"], roles).proved

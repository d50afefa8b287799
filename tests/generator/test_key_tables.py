"""What a key chooses in rounds: bytes by an index, functions of a byte; and linear layers that turn bytes alike."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends import generation, gpu
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, concat, evaluate, extract, make, to_bytes, var, variables
from ciphergen.generator import passes
from ciphergen.generator.analysis.key_choices import choices, made_of_keys
from ciphergen.generator.analysis.keys import key_variable
from ciphergen.generator.layouts.key_made import NUMBER, KeyMade, has_key_tables
from ciphergen.generator.passes import turned_bytes

PILSUNG = load("pilsung").variants["pilsung"]
S = tuple((x * 167 + 13) % 256 for x in range(256))


def look_up(index: Term) -> Term:
    return make("table", (index,), 8, S)


def test_bytes_that_a_key_chooses() -> None:
    step = PILSUNG.steps("encrypt")[3]
    found = choices(step.outputs)
    assert len(found) == 16
    positions = [[v.param.index for v in variables([choice.index])] for choice in found.values()]
    assert [column for ((_, column),) in positions] == [*range(16)]
    assert choices(step.outputs[:1]) == {}  # a part of them


def test_functions_of_a_byte_and_of_keys() -> None:
    x, y = var("x", 8), var("y", 8)
    k, other = key_variable(0, 0, 8), key_variable(0, 1, 8)
    mixed = look_up(x & k)
    masked = (look_up(y) & k) ^ 3
    is_byte = {x, y}.__contains__
    assert made_of_keys([mixed ^ masked ^ other], is_byte) == [(mixed, x), (masked, y)]
    assert made_of_keys([look_up(x) ^ k], is_byte) == []  # what is added needs no table, in front of a look-up neither
    assert made_of_keys([look_up(x ^ k) ^ (look_up(y) ^ k) << 1], is_byte) == []
    assert made_of_keys([(x & k) ^ y], is_byte) == []  # nor does what looks nothing up
    assert made_of_keys([look_up((x & k) ^ y)], is_byte) == []  # a function of two bytes


@pytest.mark.parametrize("name", ["aes", "aria", "lea"])
def test_other_ciphers_have_no_tables_of_the_key(name: str) -> None:
    assert not any(map(has_key_tables, load(name).variants.values()))


@pytest.mark.long
def test_tables_of_pilsung() -> None:
    """What a thread makes of a table's entry is the substitution of the text."""
    rules = generation(gpu("cuda")).looking_up().words(8)
    layout = KeyMade(PILSUNG, rules, 1)
    for direction in ("encrypt", "decrypt"):
        tables = layout.tables(direction)
        assert len(tables.contents) == len(set(tables.stand_ins)) == 160
        assert all(NUMBER in variables([content]) for content in tables.contents)


def column(matrix: list[list[int]], word: Term) -> Term:
    """The bytes of a word times a matrix over the field of AES."""

    def times(factor: int, byte: Term) -> Term:
        total, power = make("and", (byte, byte ^ byte), 8), byte
        for bit in range(4):
            total = total ^ power if factor >> bit & 1 else total
            power = power << 1 ^ make("ite", (extract(power, 7, 7), byte ^ byte ^ 0x1B, byte ^ byte), 8)
        return total

    rows = [[times(factor, byte) for factor, byte in zip(row, to_bytes(word), strict=True)] for row in matrix]
    sums = [a ^ b ^ c ^ d for a, b, c, d in rows]
    return concat(*reversed(sums))


@pytest.mark.parametrize("first", [[2, 3, 1, 1], [14, 11, 13, 9], [1, 0, 0, 0], [0, 1, 5, 1]])
def test_bytes_that_are_treated_alike(first: list[int]) -> None:
    matrix = [first[-i:] + first[:-i] if i else first for i in range(4)]
    word, keys = var("w", 32), [key_variable(0, i, 8) for i in range(4)]
    root = column(matrix, word) ^ concat(*reversed(keys))
    made = turned_bytes.run(passes.run([root]), concat)
    assert made is not None
    values = {v: Random(i).getrandbits(v.width) for i, v in enumerate((word, *keys))}
    assert evaluate(made, values) == evaluate([root], values)
    assert len(made) == 1


def test_bytes_that_are_not() -> None:
    word, other = var("w", 32), var("v", 32)
    rows = [[1, 2, 0, 0], [0, 1, 2, 0], [0, 0, 1, 2], [3, 0, 0, 1]]
    for root in (column(rows, word), word ^ other, word + other, concat(look_up(extract(word, 7, 0)), *[keys8()] * 3)):
        assert turned_bytes.run(passes.run([root]), lambda term: term) is None


def keys8() -> Term:
    return key_variable(0, 0, 8)

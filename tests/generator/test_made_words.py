"""Words of round keys that loops make of others: run on memory, they leave what the layout of round keys says."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import evaluate
from ciphergen.generator.analysis.key_memory import lay_out
from ciphergen.generator.analysis.keys import KeyLayout, MadeWords, Wanted, key_bytes, key_variable
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy

ON = target("rv32i")


def keys_of(text: str, variant: str, way: str) -> KeyLayout:
    return Plan.of(load(text).variant(variant), ON, generation(ON), strategy(way)).keys


def run(made: MadeWords, memory: dict[int, int]) -> None:
    """One loop: of each round key all words are read, then all are stored."""
    for turn in range(made.count):
        known = {term: memory[offset + turn * made.read_stride] for term, offset in made.read.items()}
        values = evaluate([*made.words.values()], known)
        memory.update(zip((offset + turn * made.stride for offset in made.words), values, strict=True))


@pytest.mark.long
@pytest.mark.parametrize(
    ("text", "variant", "way"),
    [
        ("aes", "aes128", "loop4-rows2+loop4-rows1"),
        pytest.param("aes", "aes192", "loop4-rows2+loop1-rows1", marks=pytest.mark.slow),
        ("aes", "aes256", "loop1-rows1"),
        ("present", "present80", "loop2-slices32+loop1"),
    ],
)
def test_loops_leave_the_words_of_round_keys(text: str, variant: str, way: str) -> None:
    keys, source = keys_of(text, variant, way), Random(way)
    assert keys.made
    known = {byte: source.randrange(256) for byte in keys.key}
    memory = dict(zip(keys.stored, evaluate([term for _, term in keys.stored.values()], known), strict=True))
    assert max(memory) < keys.size
    for made in keys.made:
        run(made, memory)
    assert [memory[offset] for offset in keys.words] == evaluate([*keys.words.values()], known)


@pytest.mark.long
def test_raw_words_need_no_memory_of_their_own() -> None:
    keys = keys_of("aes", "aes128", "loop1-rows1")
    assert keys.size == 11 * 32
    assert min(keys.before) == keys.size - 11 * 16
    assert {offset: number for offset, (number, _) in keys.before.items()} == {
        keys.size - 16 * (11 - i) + 4 * j: i for i in range(11) for j in range(4)
    }


def test_round_keys_that_are_changed_alike_share_a_loop() -> None:
    """Those that lie equally far apart, in the order of the first of each."""
    aes = load("aes").variant("aes128")
    raw = [[key_bytes(aes)[0]] for _ in range(6)]
    x = key_variable(0, 0, 8)
    rows = [[~x, x]] * 6
    changed = [[], [x ^ 1], [x ^ 2], [x ^ 1], [x ^ 1], [x ^ 1]]
    keys = lay_out(aes, [Wanted("own", rows, loops=True, made=[~x, x], raw=raw, changed=changed)])
    start = min(keys.before)
    found = [(min(made.words) - start, made.stride, made.count) for made in keys.made[:-1]]
    assert found == [(1, 2, 2), (4, 1, 2), (2, 1, 1)]
    assert all(made.over for made in keys.made)


def test_raw_words_that_find_no_room_are_left_out() -> None:
    aes = load("aes").variant("aes128")
    x, key = key_variable(0, 0, 8), key_bytes(aes)
    rows, raw = [[~key[i], ~key[i]] for i in range(3)], [[key[i], key[i]] for i in range(3)]
    keys = lay_out(aes, [Wanted("own", rows, loops=True, made=[~x, ~x], raw=raw, changed=[[]] * 3)])
    assert (keys.size, keys.made, keys.before) == (3, (), {})

"""Circuits of the fewest gates for small tables: what a solver says is what trying all circuits says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from ciphergen.circuits.exact import _Question, fewest
from ciphergen.circuits.few_gates import few_gates
from ciphergen.circuits.methods import Found
from ciphergen.circuits.search import search
from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.gates import GateList

INPUTS = (0xAA, 0xCC, 0xF0)  # values of three input bits for all indices
MOST = 4  # gates of circuits that are all tried


def columns(entries: tuple[int, ...], width: int) -> set[int]:
    """The outputs that need gates, or their complements: functions that are 0 at the index 0."""
    zero = entries[0]
    found = {sum(((entry ^ zero) >> bit & 1) << i for i, entry in enumerate(entries)) for bit in range(width)}
    return found - {0, *INPUTS}


def more(there: tuple[int, ...]) -> Iterator[int]:
    for a, b in combinations(there, 2):
        yield from {a & b, a | b, a ^ b} - {0, *there}


def suffice(there: tuple[int, ...], wanted: set[int], gates: int) -> bool:
    left = wanted - {*there}
    if len(left) > gates:
        return False
    return not left or any(suffice((*there, f), wanted, gates - 1) for f in {*more(there)})


def least(entries: tuple[int, ...], width: int) -> int:
    wanted = columns(entries, width)
    return next(n for n in range(MOST + 2) if n > MOST or suffice(INPUTS, wanted, n))


def drawn(random: Random) -> tuple[int, ...]:
    """A table of 3 bits with two outputs of a random circuit."""
    there = INPUTS
    for _ in range(random.randrange(1, MOST + 1)):
        there = (*there, random.choice(sorted(more(there))))
    outputs = [random.choice(there[3:]) ^ random.choice((0, 0xFF)) for _ in range(2)]
    return tuple(sum((f >> i & 1) << bit for bit, f in enumerate(outputs)) for i in range(8))


@pytest.mark.long
def test_what_is_proved_least_is_least() -> None:
    random = Random(1)
    counts = set()
    for _ in range(12):
        entries = drawn(random)
        answer = fewest(entries, 2, MOST + 1, 60)
        assert answer.proved
        assert answer.circuit is not None
        assert answer.circuit.entries() == entries
        assert GateList.of(answer.circuit).size == least(entries, 2)
        assert GateList.of(answer.circuit).complements[:2] == (0, 0)
        counts.add(least(entries, 2))
    assert len(counts) >= 3


@pytest.mark.long
def test_that_no_fewer_do_is_proved() -> None:
    chi = (0, 3, 6, 1, 5, 4, 2, 7)
    assert least(chi, 3) > MOST
    assert fewest(chi, 3, MOST + 1, 60) == fewest(chi, 3, 7, 60)
    assert fewest(chi, 3, 7, 60).circuit is None
    assert fewest(chi, 3, 7, 60).proved
    found = fewest(chi, 3, 9, 60)
    assert found.circuit is not None
    assert (GateList.of(found.circuit).size, found.proved) == (7, True)


@pytest.mark.parametrize(
    ("entries", "width", "gates"),
    [
        ((3, 3), 2, 0),
        ((1, 0), 1, 0),
        ((0, 1, 2, 3), 2, 0),
        ((0, 0, 0, 1), 1, 1),
        ((2, 2, 2, 1), 2, 1),
        ((0, 1, 1, 2), 2, 2),
    ],
)
def test_functions_of_no_gates_and_of_few(entries: tuple[int, ...], width: int, gates: int) -> None:
    found = fewest(entries, width, 4, 60)
    assert found.circuit is not None
    assert found.circuit.entries() == entries
    assert (GateList.of(found.circuit).size, found.proved) == (gates, True)


def test_without_time_nothing_is_known() -> None:
    assert fewest((0, 0, 0, 1), 1, 2, 0).circuit is None
    assert not fewest((0, 0, 0, 1), 1, 2, 0).proved


@pytest.mark.long
def test_a_search_says_what_is_proved_of_what_it_returns() -> None:
    chi = (0, 3, 6, 1, 5, 4, 2, 7)
    found = search(chi, 3)
    assert (found.gates.size, found.gates.complements, found.least) == (7, (0, 0, 0), True)
    assert found.circuit.entries() == chi
    assert search(chi, 3, seconds=0).least is False
    known = Found(found.circuit, "known")
    assert search(chi, 3, [known], seconds=0).how == "known"


@pytest.mark.long
def test_a_solver_finds_fewer_gates_than_a_search() -> None:
    gift = (1, 10, 4, 12, 6, 15, 3, 9, 2, 13, 11, 7, 5, 0, 8, 14)
    assert few_gates(gift, 4).operations == 13
    question = _Question(gift, 4, 11)
    assert any(question.asked(seed, 30) for seed in range(8))
    circuit = question.circuit()
    assert circuit.entries() == gift
    assert (GateList.of(circuit).size, GateList.of(circuit).complements) == (11, (0, 0, 1))


def test_the_better_of_what_a_solver_and_what_a_search_found_is_taken() -> None:
    """Of two circuits with as many operations the one with fewer gates, or the one that is known."""
    inverted = (1, 0, 0, 0)
    x, y = input_bits(2)
    found = search(inverted, 1, [Found(Circuit((x, y), (~x & ~y,)), "by hand")])
    assert (found.gates.size, found.gates.complements, found.least) == (1, (0, 0, 1), True)
    assert found.how == "search for few gates, Kwan's method"
    twice = Found(Circuit((x, y), (~(x | y) ^ (x & ~x),)), "by hand")
    assert search(inverted, 1, [twice]).how == "search for few gates, Kwan's method"

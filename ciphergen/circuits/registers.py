"""The order of a circuit's gates with few values alive at a time, so that an S-box needs no memory but its own ends.

An order is made gate by gate: next is one that makes the number of values alive grow the least, or whose result is of
use at once. Which of these weighs more, and which of equals is taken, is drawn at random; the best of many orders is
kept.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from ciphergen.dsl.gates import GateList

_TRIES, _TRIED_GATES = 200, 40_000


def with_few_registers(gates: GateList, tries: int | None = None) -> GateList:
    """Return the gates in the best of some orders, that given among them; the same in every run.

    Args:
        gates: the circuit.
        tries: how many orders are made; None for fewer the more gates there are.
    """
    if tries is None:
        tries = min(_TRIES, _TRIED_GATES // max(1, len(gates.gates)))
    random = Random(0)
    return min((gates, *(_ordered(gates, random) for _ in range(tries))), key=lambda each: each.registers)


def _ordered(gates: GateList, random: Random) -> GateList:
    users: dict[int, list[int]] = {}
    for number, gate in enumerate(gates.gates):
        for a in set(gate.args):
            users.setdefault(a, []).append(number)
    missing = [sum(a >= gates.inputs for a in set(gate.args)) for gate in gates.gates]
    left = Counter({a: len(numbers) for a, numbers in users.items()})
    ready, live, order = [n for n, count in enumerate(missing) if not count], set[int](), list[int]()
    near, noise = random.uniform(0, 0.6), random.uniform(0, 1)

    def cost(number: int) -> float:
        args, own = set(gates.gates[number].args), gates.inputs + number
        grown = len(args - live) + bool(left[own]) - sum(left[a] == 1 for a in args)
        return grown - near * sum(missing[user] == 1 for user in users.get(own, ())) + random.random() * noise

    while ready:
        number = min(ready, key=cost)
        ready.remove(number)
        order.append(number)
        for a in set(gates.gates[number].args):
            live.add(a)
            left[a] -= 1
            if not left[a]:
                live.discard(a)
        if left[own := gates.inputs + number]:
            live.add(own)
        for user in users.get(own, ()):
            missing[user] -= 1
            if not missing[user]:
                ready.append(user)
    return gates.ordered(order)

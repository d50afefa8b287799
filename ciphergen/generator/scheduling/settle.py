"""Rescheduling behind allocation: what others wait for comes just early enough.

In the order that there is, each instruction has a place; it is due before what needs it, by the cycles that this waits
for it. The instruction that is due first is issued, of those whose operands have arrived. Of a block's old and new
order the faster one stays.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import replace

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.target import Target
from ciphergen.generator.machine import Block, Function, Inst
from ciphergen.generator.scheduling.pipes import block_cycles
from ciphergen.generator.scheduling.schedule import cost, dependences

_WINDOW = 64  # candidates looked at


def settle(function: Function, target: Target, core: Core) -> Function:
    """Return the function with its blocks of nonzero weight scheduled again, for cores that start instructions in
    order; of two orders the faster one."""

    def insts(block: Block) -> list[Inst]:
        if not block.weight:
            return block.insts
        settled = replace(block, insts=_ordered(block.insts, target, core))
        return (settled if block_cycles(settled, target, core) < block_cycles(block, target, core) else block).insts

    return function.with_insts(insts)


def _ordered(insts: list[Inst], target: Target, core: Core) -> list[Inst]:
    needs = [need.after for need in dependences(insts, target, core)]
    users: list[list[tuple[int, int]]] = [[] for _ in insts]
    for i, need in enumerate(needs):
        for on, wait in need.items():
            users[on].append((i, wait))
    due = [0] * len(insts)
    for i in reversed(range(len(insts))):
        due[i] = min((due[user] - max(wait, 1) for user, wait in users[i]), default=i)
    waiting, ready = [len(need) for need in needs], [0.0] * len(insts)
    candidates = sorted((due[i], i) for i in range(len(insts)) if not waiting[i])
    order: list[Inst] = []
    now = 0.0
    while candidates:
        near = candidates[:_WINDOW]
        chosen = next((c for c in near if ready[c[1]] <= now), None) or min(near, key=lambda c: (ready[c[1]], c))
        candidates.remove(chosen)
        i = chosen[1]
        now = max(now, ready[i])
        order.append(insts[i])
        for user, wait in users[i]:
            waiting[user] -= 1
            ready[user] = max(ready[user], now + wait)
            if not waiting[user]:
                insort(candidates, (due[user], user))
        now += cost(insts[i], core).throughput
    return order

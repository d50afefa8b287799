"""Expected outputs of runs: the texts' own evaluation, of all blocks of several runs at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np

from ciphergen.dsl.concrete import ConcreteMessage
from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.term import Term
from ciphergen.dsl.variant import Variant
from ciphergen.interface.role import Role
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality.simulate import TermSimulator, Values
from ciphergen.verify.variables import mode_byte

_ROWS = 512  # blocks that are evaluated at once: the values of all terms are kept


@dataclass(frozen=True)
class Inputs:
    """The inputs of one run.

    mode_state: what a mode starts from, empty where every block stands for itself. offsets: what input and
    output (and the mode's state, as the input) lie after an aligned address.
    """

    key: bytes
    data: bytes
    in_place: bool
    offsets: tuple[int, int] = (0, 0)
    mode_state: bytes = b""


def expected(specification: Specification, role: Role, runs: Sequence[Inputs]) -> list[tuple[bytes, bytes]]:
    """Return the expected output of each run and the final state of the mode (empty without a mode)."""
    if role.mode and isinstance(mode := specification.mode(role.mode), MessageMode):
        return [_of_message(specification.variant, mode, role, run) for run in runs]
    size = len(specification.inputs(role))
    counts = [-(-len(run.data) // size) if size else 1 for run in runs]
    padded = (run.data.ljust(size * count, b"\0") for run, count in zip(runs, counts, strict=True))
    blocks = np.array([b for data in padded for b in data], np.uint64).reshape(sum(counts), size)
    keys = np.array([list(run.key) for run in runs], np.uint64)
    if role.mode:
        before, left = _states(specification, role, runs, keys, counts, blocks)
        roots = specification.step(role.mode, role.direction)[1]
    else:
        before, left = np.empty((len(blocks), 0), np.uint64), [b""] * len(runs)
        roots = specification.block(role.direction, 0)
    output = _evaluate(specification, role, roots, np.repeat(keys, counts, axis=0), before, blocks)
    starts = np.cumsum([0, *counts])
    made = [output[a:b].tobytes() for a, b in pairwise(starts)]
    # A short block has a short output; an entry point with ports has one as long as the text says.
    outputs = made if role.has_ports else [all[: len(run.data)] for all, run in zip(made, runs, strict=True)]
    return list(zip(outputs, left, strict=True))


def _of_message(variant: Variant, mode: MessageMode, role: Role, run: Inputs) -> tuple[bytes, bytes]:
    """Return what is made of a message, and the chain behind it, as the text says."""
    left = iter(run.key)
    given = {port.name: bytes(next(left) for _ in range(port.bytes)) for port in mode.fixed}
    given |= {mode.chain.name: run.mode_state, mode.block.name: run.data}
    found = _concrete(variant, role.direction)(given)
    return b"" if mode.made is None else found[mode.made.name], found[mode.chain.name]


@lru_cache(maxsize=4)
def _concrete(variant: Variant, name: str) -> ConcreteMessage:
    return ConcreteMessage(variant, name)


def _states(
    specification: Specification,
    role: Role,
    runs: Sequence[Inputs],
    keys: Values,
    counts: Sequence[int],
    blocks: Values,
) -> tuple[Values, list[bytes]]:
    """Return the mode's state before each block of each run, and the final states; evaluate one block of all runs at a
    time."""
    after = specification.step(role.mode, role.direction)[0]
    now = np.array([list(run.mode_state) for run in runs], np.uint64)
    starts, many = np.cumsum([0, *counts])[:-1], np.array(counts)
    before = np.empty((len(blocks), now.shape[1]), np.uint64)
    for i in range(max(counts)):
        going = many > i
        at = starts[going] + i
        before[at] = now[going]
        now[going] = _evaluate(specification, role, after, keys[going], now[going], blocks[at])
    return before, [row.astype(np.uint8).tobytes() for row in now]


def _evaluate(
    specification: Specification, role: Role, roots: Sequence[Term], keys: Values, states: Values, blocks: Values
) -> Values:
    """Return the roots' values, one row for each row of keys, states and blocks."""
    names = [*specification.keys(role), *map(mode_byte, range(states.shape[1])), *specification.inputs(role)]
    rows, found = np.hstack((keys, states, blocks)), [np.empty((0, len(roots)), np.uint8)]
    for i in range(0, len(rows), _ROWS):
        part = rows[i : i + _ROWS]
        values = TermSimulator(len(part), fixed=dict(zip(names, np.ascontiguousarray(part.T), strict=True)))
        found.append(np.array([values(byte) for byte in roots], np.uint8).T)
    return np.concatenate(found)

"""Look first at what code writes on random values, on which a wrong block nearly always differs from the text.

It comes before what takes long: the gates of all blocks, to find which are the same function of their own inputs, and
the text's terms of every block. The terms of one block are evaluated on the values of all. What is no difference proves
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import chain

import numpy as np

from ciphergen.dsl.term import Term, variables
from ciphergen.interface.role import Role
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality.simulate import TermSimulator, Values
from ciphergen.verify.equality.sweep import VECTORS
from ciphergen.verify.variables import input_byte, input_offset, mode_byte


class FirstLook:
    """Compare blocks with the text on random values. Round keys of any value have those that the schedule makes
    of random keys, so that what differs does so for a key."""

    def __init__(self, specification: Specification) -> None:
        self._specification = specification

    @cached_property
    def _values(self) -> TermSimulator:
        """Return the values of variables."""
        variant, given = self._specification.variant, dict[Term, Values]()
        if self._specification.is_for_any_round_keys:
            rows = variant.key_variables(), variant.schedule(self._specification.key)
            words, made = ([*chain.from_iterable(each)] for each in rows)
            given = dict(zip(words, TermSimulator(VECTORS).in_passing(made), strict=True))
        return TermSimulator(VECTORS, fixed=given, counter=variant.block_bytes)

    def __call__(
        self, role: Role, blocks: Mapping[int, Sequence[Term]], states: Mapping[int, Sequence[Term]]
    ) -> tuple[int, int] | None:
        """Return the number of the first block that differs from the text, and the place of its first byte that does;
        None if none differs on these values.

        Args:
            blocks: their bytes by their numbers. states: before each block, of a role in a mode; else none.
        """
        numbers = sorted(blocks)
        asked = [blocks[n] for n in numbers], [states[n] for n in numbers if states]
        found = iter(self._values.in_passing([*chain(*asked[0], *asked[1])]))
        got, before = ([[next(found) for _ in each] for each in part] for part in asked)
        wanted = [values.reshape(len(numbers), -1) for values in self._wanted(role, numbers, before)]
        for i, number in enumerate(numbers):
            for place, values in enumerate(got[i]):
                if (values != wanted[place][i]).any():
                    return number, place
        return None

    def _wanted(self, role: Role, numbers: Sequence[int], before: Sequence[Sequence[Values]]) -> list[Values]:
        """Return the values of each byte of a block by the text, those of all blocks one behind the other."""
        specification, size = self._specification, self._specification.block_bytes(role)
        if role.mode:
            terms = specification.step(role.mode, role.direction)[1]
        else:
            terms = specification.block(role.direction, 0)
        given = {mode_byte(i): np.concatenate(each) for i, each in enumerate(zip(*before, strict=True))}
        for variable in variables(terms):
            if variable not in given:
                offset = input_offset(variable)
                own = [variable] * len(numbers) if offset is None else [input_byte(n * size + offset) for n in numbers]
                given[variable] = np.concatenate(self._values.in_passing(own))
        return TermSimulator(self._values.count * len(numbers), fixed=given).in_passing(terms)

"""Constants of the turns of a loop: those that are the same in each, and those that one turn makes for a later one.

Of one turn's constant another's is made by a rotation, by the addition of a number, or by a shift to the left behind
which a polynomial is added where a bit has left: constants of AES, 1, 2, 4, ... 0x80, 0x1b, are powers of x.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, const, rotl, var

_LONGEST_PERIOD = 8  # turns after which a constant comes again
Next = Callable[[Term], Term]


@dataclass
class TurnConstants:
    """The terms that stand for the constants of a turn, and the variables that they need, with their first values and
    those after a turn."""

    values: dict[Term, Term]
    carried: list[Term]
    first: list[Term]
    after: list[Term]

    def stand_for(self, name: Term, value: Term) -> None:
        """Note what stands for a constant."""
        self.values[name] = value

    def carry(self, names: Sequence[Term], first: Sequence[Term], after: Sequence[Term]) -> None:
        """Add variables, with their first values and their next ones."""
        self.carried.extend(names)
        self.first.extend(first)
        self.after.extend(after)


def turn_constants(columns: Sequence[Sequence[Term]]) -> TurnConstants | None:
    """Return variables for the constants of a turn, None if one neither is fixed nor follows from an earlier turn's.

    columns: the values of each constant, turn by turn; a fixed column, or another one rotated, needs no variable.
    """
    found = TurnConstants({}, [], [], [])
    bases: list[tuple[list[int], Term]] = []
    for n, column in enumerate(columns):
        width, numbers = column[0].width, [c.value for c in column]
        turned = next(
            (rotl(term, r) for other, term in bases if term.width == width and len(other) >= len(numbers)
             for r in range(width) if numbers == [_rotated(c, r, width) for c in other[: len(numbers)]]), None,
        )  # fmt: skip
        if len(set(numbers)) == 1:
            turned = column[0]
        elif turned is None:
            turned = _carry(found, column, numbers)
            if turned is None:
                return None
            bases.append((numbers, turned))
        found.stand_for(var(f"constant.{n}", width), turned)
    return found


def _carry(found: TurnConstants, column: Sequence[Term], numbers: list[int]) -> Term | None:
    """Return the variable of a constant that follows from one some turns earlier; None if it does not."""
    width = column[0].width
    for period in range(1, min(_LONGEST_PERIOD, len(column) - 1) + 1):
        for following, step in _ways(numbers, period, width):
            if numbers[period:] == following:
                names = [var(f"constant.{len(found.carried)}.{k}", width) for k in range(period)]
                found.carry(names, column[:period], [*names[1:], step(names[0])])
                return names[0]
    return None


def _ways(numbers: list[int], period: int, width: int) -> Iterator[tuple[list[int], Next]]:
    """Yield ways to make a constant of one some turns earlier, each with what it makes of all that have such turns
    behind them."""
    earlier, ones = numbers[:-period], (1 << width) - 1
    if period == 1:
        yield [c << 1 for c in earlier], lambda term: term << 1

    def rotated(distance: int) -> Next:
        return lambda term: rotl(term, distance)

    for distance in range(width):
        yield [_rotated(c, distance, width) for c in earlier], rotated(distance)
    if period > 1:
        return
    added = numbers[1] - numbers[0] & ones
    yield [c + added & ones for c in earlier], lambda term: term + const(added, width)
    top = max(numbers).bit_length() - 1
    over = [after ^ c << 1 for c, after in zip(earlier, numbers[1:], strict=True) if c >> top]
    polynomial = over[0] & ones if over else 0
    yield (
        [(c << 1 ^ polynomial * (c >> top)) & ones for c in earlier],
        lambda term: (term << 1) ^ (-(term >> top) & const(polynomial, width)),
    )


def _rotated(number: int, distance: int, width: int) -> int:
    return rotl(const(number, width), distance).value

"""Which strategies are worth proving, and which one becomes the default. Pure: the same answer on every machine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ciphergen.tune.figures import Strategy

# A default may be this much slower than the fastest if its code is smaller: less than the noise of a branch
# predictor is not worth code.
SLACK = 0.01
# Larger functions are no default: code that shares 16 KiB of instruction cache with the caller's does not stay there.
LARGEST = 8192


def _costs(strategy: Strategy) -> tuple[float, ...]:
    """Everything that should be small."""
    return (strategy.long, strategy.single, strategy.bytes, strategy.largest, strategy.stack)


def dominates(one: Strategy, other: Strategy) -> bool:
    """Whether one is nowhere worse than the other, and somewhere better."""
    pairs = list(zip(_costs(one), _costs(other), strict=True))
    return all(a <= b for a, b in pairs) and any(a < b for a, b in pairs)


def front(strategies: Iterable[Strategy]) -> tuple[Strategy, ...]:
    """Those that can be made and that none dominates, in their order; of equals the first."""
    possible = [s for s in strategies if not s.refused]
    first = {_costs(s): s for s in reversed(possible)}
    return tuple(s for s in possible if first[_costs(s)] is s and not any(dominates(o, s) for o in possible))


def fast(strategies: Sequence[Strategy]) -> Strategy | None:
    """The smallest of those that are within 1 % of the fastest on 64 blocks, functions over 8 KiB apart.

    Where every one has such a function, those of the smallest such function stay. None if there is none.
    """
    if not strategies:
        return None
    limit = max(LARGEST, min(s.largest for s in strategies))
    fitting = [s for s in strategies if s.largest <= limit]
    best = min(s.long for s in fitting)
    near = [s for s in fitting if s.long <= best * (1 + SLACK)]
    return min(near, key=lambda s: (s.bytes, s.long, s.single, s.stack))


def small(strategies: Sequence[Strategy]) -> Strategy | None:
    """The one with the fewest bytes of code; of those the fastest. None if there is none."""
    return min(strategies, key=lambda s: (s.bytes, s.long, s.single, s.stack), default=None)


CHOICES = {"fast": fast, "small": small}

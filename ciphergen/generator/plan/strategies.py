"""The names of strategies: what each means, and those that a search tries.

    strategy  =  ["fly-"] layer {"+" layer}
              |  [loop "-"] "tables"
    layer     =  loop ["x" blocks ["w" beside]]  |  [loop "-"] arrangement blocks ["w" beside]

A layer is a loop over the data, the widest first. A loop alone is how single blocks are taken, which is always the
last; where it does not stand, they are taken as the layer before them says. docs/strategies.md tells what is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise, product

from ciphergen.dsl.errors import UserError, nearest
from ciphergen.generator.plan.strategy import BLOCKS, CALLS, EACH, ROWS, TABLES, DataLoop, Strategy, looks_up

LOOPS: Mapping[str, int] = {"loop1": 1, "loop2": 2, "loop4": 4, "loop8": 8, "unrolled": 0}
_FLY = "fly-"
_MOST_BLOCKS, _MOST_BESIDE = 6, 8
# By arrangement, how many blocks may share registers.
_ARRANGED: Mapping[str, tuple[int, ...]] = {
    "columns": (2, 4, 8, 16, 32),
    "lanes": (2, 4, 8, 16, 32),
    "slices": (16, 32, 64, 128),
    ROWS: (1, 2, 4, 8, 16),
    BLOCKS: (1, 2, 3, 4, 5, 6, 8),
    CALLS: (1,),
    EACH: (8, 16, 32),
}
_BESIDE_ARRANGED = (4, 8)
# What a name may look like, for messages.
FORMS = (
    ", ".join(LOOPS),
    f"with x2 to x{_MOST_BLOCKS} for blocks side by side, and as in unrolledx5+loop4x4",
    "for words narrower than registers as in columns4, lanes4, slices32+columns4, loop2-columns4 or fly-lanes4",
    "for blocks in general registers beside vectors as in loop4x3w4 or lanes32w8",
    "for bits of several words of a few blocks as in loop4-rows2+loop4-rows1",
    "for blocks in whole registers, where instructions do steps of rounds on these, as in blocks4 or loop1-blocks4",
    "for look-ups by routines that functions share as in loop1-calls1",
    "for look-ups in memory as in tables or loop2-tables, with --allow-tables",
)
_LAYER = re.compile(
    rf"(?P<loop>{'|'.join(LOOPS)})(x(?P<groups>\d)(w(?P<beside>\d))?)?"
    rf"|((?P<rounds>{'|'.join(LOOPS)})-)?(?P<arrangement>{'|'.join(_ARRANGED)})(?P<blocks>\d+)(w(?P<more>\d))?"
)

WITH_TABLES = (TABLES, *(f"{loop}-{TABLES}" for loop in LOOPS if loop != "unrolled"))  # to be asked for by name
_LOOKING_UP = re.compile(rf"((?P<rounds>{'|'.join(LOOPS)})-)?{TABLES}")


def strategy(name: str) -> Strategy:
    """Return the strategy of a name.

    Raises:
        UserError: there is no such strategy.
    """
    found = _parsed(name)
    if found is None:
        like = nearest(name, LOOPS) or nearest(name, TRIED) or "loop4"
        raise UserError("--strategy", f"no strategy is called '{name}'", "; ".join(FORMS), like)
    return found


def strategies(names: str, *, tables: bool = False) -> tuple[str, ...]:
    """Return the names in a comma-separated list, each once. tables: whether strategies with tables are allowed.

    Raises:
        UserError: a name is that of no strategy, or of one with tables that are not allowed.
    """
    found = tuple(dict.fromkeys(name.strip() for name in names.split(",")))
    for name in found:
        if looks_up(strategy(name)) and not tables:
            raise without_tables(name)
    return found


def without_tables(name: str) -> UserError:
    """Return the error for a strategy with tables where these are not allowed."""
    found = f"'{name}' looks up tables at addresses that depend on secrets, which caches show"
    allowed = "--allow-tables beside it, or another strategy, which is constant time"
    return UserError("--strategy", found, allowed, f"--strategy {name} --allow-tables")


def _parsed(name: str) -> Strategy | None:
    if (tables := _LOOKING_UP.fullmatch(name)) is not None:
        return (DataLoop(LOOPS[tables["rounds"] or "unrolled"], 1, TABLES),)
    fly = name.startswith(_FLY)
    layers = [_layer(part) for part in name.removeprefix(_FLY).split("+")]
    found = [layer for layer in layers if layer is not None]
    if len(found) < len(layers):
        return None
    if found[-1].arrangement == BLOCKS and found[-1].blocks > 1:
        found.append(replace(found[-1], blocks=1))
    elif found[-1].blocks > 1 or found[-1].arrangement not in ("", ROWS, BLOCKS, CALLS):
        # One block has no lanes to be brought into: its round keys are made in the rounds, so that they take no room.
        found.append(DataLoop(found[-1].unroll, 1, fly=found[-1].arrangement == EACH))
    blocks = [layer.blocks + layer.beside for layer in found]
    if any(a <= b for a, b in pairwise(blocks)):
        return None
    if fly and (any(layer.unroll or layer.arrangement == EACH for layer in found) or len(found) == 1):
        return None
    return tuple(replace(layer, fly=True) for layer in found) if fly else tuple(found)


def _layer(text: str) -> DataLoop | None:
    """Return the layer that a text names, None if it names none."""
    match = _LAYER.fullmatch(text)
    if match is None:
        return None
    if match["loop"]:
        blocks, beside = int(match["groups"] or 1), int(match["beside"] or 0)
        good = beside <= _MOST_BESIDE and (not match["groups"] or 2 <= blocks <= _MOST_BLOCKS)
        return DataLoop(LOOPS[match["loop"]], blocks, beside=beside) if good else None
    name, blocks, beside = match["arrangement"], int(match["blocks"]), int(match["more"] or 0)
    unroll = LOOPS[match["rounds"] or "unrolled"]
    good = not beside or (beside in _BESIDE_ARRANGED and name == "lanes" and not unroll)
    return DataLoop(unroll, blocks, name, beside) if good and blocks in _ARRANGED[name] else None


# What a search tries.


def _words() -> Iterator[str]:
    """Yield strategies with words in registers of their own, or in lanes of the word's width."""
    yield from LOOPS
    for loop, blocks in product(LOOPS, range(2, _MOST_BLOCKS + 1)):
        yield f"{loop}x{blocks}"
    for groups, beside in product((2, 3, 4), (3, 4, 5)):
        yield f"loop4x{groups}w{beside}"
    for loop, blocks in product(("loop4", "loop8", "unrolled"), range(4, _MOST_BLOCKS + 1)):
        for fewer in range(2, min(blocks, 5)):
            yield f"{loop}x{blocks}+loop4x{fewer}"


def _shared() -> Iterator[str]:
    """Yield strategies with narrow words of several blocks in one register."""
    shapes = [
        (name, n) for name, counts in _ARRANGED.items() if name not in (EACH, ROWS, BLOCKS, CALLS) for n in counts
    ]
    rest = (("columns", 4), ("lanes", 4))
    for name, blocks in shapes:
        first = f"{name}{blocks}"
        straight = [first, *(f"{first}+{other}{n}" for other, n in rest if n < blocks)]
        beside = _BESIDE_ARRANGED if (name, blocks) in (("lanes", 16), ("lanes", 32)) else ()
        straight += [f"{first}w{more}{tail}" for more in beside for tail in ("", "+lanes4")]
        yield from straight
        yield from (f"{_FLY}{each}" for each in straight)
        yield from (f"{first}+{loop}" for loop in ("loop2", "loop4"))
        yield from (f"{loop}-{first}" for loop in ("loop2", "loop4"))
    yield from (f"{EACH}{blocks}" for blocks in _ARRANGED[EACH])
    for name, blocks in rest:  # three layers or four, so that no length is far from a batch
        yield from (f"lanes32{beside}+lanes16+{name}{blocks}" for beside in ("", *(f"w{n}" for n in _BESIDE_ARRANGED)))
        for more in _BESIDE_ARRANGED:
            yield f"lanes32w{more}+lanes32+lanes16+{name}{blocks}"
            yield f"lanes32w{more}+lanes32+loop2-lanes16+loop2-{name}{blocks}"
        yield f"fly-lanes32+lanes16+{name}{blocks}"
        yield f"loop2-lanes32+loop2-lanes16+loop2-{name}{blocks}"


def _tried() -> dict[str, Strategy]:
    found: dict[str, Strategy] = {}
    for name in (*_words(), *_shared()):
        parsed = _parsed(name)
        assert parsed is not None
        found[name] = parsed
    return found


TRIED: Mapping[str, Strategy] = _tried()

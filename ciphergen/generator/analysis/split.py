"""Splitting terms by what they depend on: the key, what is fixed for a while, what changes from block to block.

In counter mode all of the counter but its last byte stays for up to 256 blocks, an epoch. What is made of
round keys and of the fixed part only is the same for all of them. The values of that kind which something
that varies takes as an operand are the frontier: they are computed once an epoch and kept, in registers or
in memory as the allocator finds room, unless computing one again costs no more than loading it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from ciphergen.dsl.term import Kind, Term, rebuild, remake, topological, var
from ciphergen.generator.analysis.keys import key_position

_LOAD = 1  # what a value in memory costs where it is used; one in a register costs nothing


class Depends(IntEnum):
    """The dependence of a value, which is the largest of its operands'."""

    NOTHING = 0
    KEY = 1
    FIXED = 2
    BLOCK = 3


def depends(roots: Sequence[Term], varying: Collection[Term]) -> dict[Term, Depends]:
    """Return for every term below the roots what it depends on. varying: variables that change from block to block;
    round keys are known by their names, all other variables are fixed."""
    found: dict[Term, Depends] = {}
    for term in topological(roots):
        if term.op == "var":
            of_key = Depends.KEY if key_position(term) is not None else Depends.FIXED
            found[term] = Depends.BLOCK if term in varying else of_key
        else:
            found[term] = max((found[a] for a in term.args), default=Depends.NOTHING)
    return found


def frontier(roots: Sequence[Term], found: Mapping[Term, Depends]) -> list[Term]:
    """Return the frontier: the non-constant terms that do not vary, and are a root or an operand of a varying term."""
    taken: dict[Term, None] = {}
    for term in topological(roots):
        if found[term] is Depends.BLOCK:
            taken.update(dict.fromkeys(_operands(term)))
    taken.update(dict.fromkeys(roots))
    return [term for term in taken if found[term] in (Depends.KEY, Depends.FIXED)]


def _operands(term: Term) -> tuple[Term, ...]:
    """Return the operands of a term. Of a distance, instructions take the low bits by themselves, and in a rotation the
    opposite distance too."""
    if term.kind is not Kind.SHIFT:
        return term.args
    word, distance = term.args
    if distance.op == "and" and distance.args[1].is_const:
        distance = distance.args[0]
    return word, distance.args[0] if distance.op == "neg" else distance


@dataclass(frozen=True)
class Split:
    """Terms cut at what is kept. kept: the values to compute once an epoch; names: the variable that stands for
    each; again: the rest of the frontier, which is computed where it is used; terms: what was to be split, over
    the names."""

    kept: tuple[Term, ...]
    names: tuple[Term, ...]
    again: tuple[Term, ...]
    terms: tuple[Term, ...]


def split(
    terms: Sequence[Term],
    varying: Collection[Term],
    price: Callable[[Term, Collection[Term]], int],
    held: Collection[Term] = (),
) -> Split:
    """Return the terms cut at the frontier, with variables for the values worth keeping.

    Args:
        varying: variables that change from block to block.
        price: instructions that compute a term from known ones and from round keys, without the keys' loads.
        held: round keys to keep like computed values, since there are registers left for them.
    """
    found = depends(terms, varying)
    candidates = frontier(terms, found)
    # What is loaded in any case: round keys that something that varies takes, and inputs that are fixed.
    loaded = {term for term in candidates if term.op == "var"}
    kept = [term for term in candidates if _worth(term, candidates, loaded, price) or term in held]
    names = {term: var(f"fixed.{number}", term.width) for number, term in enumerate(kept)}

    def step(old: Term, args: tuple[Term, ...]) -> Term:
        if old in names:
            return names[old]
        return remake(old, args)

    cut = rebuild(terms, step)
    return Split(tuple(kept), tuple(names.values()), tuple(t for t in candidates if t not in names), tuple(cut))


def _worth(
    term: Term,
    candidates: Collection[Term],
    loaded: Collection[Term],
    price: Callable[[Term, Collection[Term]], int],
) -> bool:
    """Return True if recomputing a value costs more than loading it. Other values of the frontier below it count as
    loaded; each other leaf costs a load. A fixed input is always kept, a round key never."""
    if term.op == "var":
        return key_position(term) is None
    others = [other for other in candidates if other is not term]
    loads = sum(leaf not in others and leaf not in loaded for leaf in below(term, others))
    return price(term, others) + _LOAD * loads > _LOAD


def below(term: Term, stops: Collection[Term]) -> list[Term]:
    """Return the leaves of a term: the variables and stops that it is computed from."""
    found: dict[Term, None] = {}
    waiting, seen = list(term.args), set[Term]()
    while waiting:
        t = waiting.pop()
        if t in seen:
            continue
        seen.add(t)
        if t in stops or t.op == "var":
            found[t] = None
        else:
            waiting.extend(t.args)
    return list(found)

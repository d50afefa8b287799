"""Turns of a key schedule that looks up tables: words that are alike but for constants, each made of words before it.

The words stand in memory one behind the other, the user's key first, so that a loop reads what it needs from there,
and carries constants only. How many words a turn has follows from the words: of AES-192 six, where a round key has
four.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor

from ciphergen.dsl.term import Term, concat, const, make, replace, substitute, to_bytes, topological, var, variables
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.generator.analysis.turn_constants import turn_constants

BYTE = 8  # bits
_MOST_WORDS = 16  # of a turn
_LARGEST = 512  # nodes of a word


@dataclass(frozen=True)
class ScheduleTurns:
    """A key schedule as turns of a loop, which store words one behind the other behind those of the key.

    behind: by variable, how many words before the first of the turn it stands, at most as many as the key has; words:
    of a turn, over these variables and `carried`; count: of turns; rest: how many words of one more turn follow; first,
    after: the values of `carried` before the first turn, and those after each.
    """

    behind: dict[Term, int]
    words: tuple[Term, ...]
    count: int
    rest: int
    carried: tuple[Term, ...]
    first: tuple[Term, ...]
    after: tuple[Term, ...]


def schedule_turns(words: Sequence[Term], key: Sequence[Term]) -> ScheduleTurns | None:
    """Return the turns of a key schedule, None if there are not at least two.

    Args:
        words: all words, in the order of memory, over the key's bytes.
        key: those of the key, with which the words begin.
    """
    count = len(key)
    if not key or [*words[:count]] != [*key] or len(set(words)) < len(words):
        return None
    read = [_read(word, n + count) for n, word in enumerate(_over_earlier(words, count))]
    templates = [found for found in read if found is not None]
    if len(templates) < len(read):
        return None
    for size in range(1, min(_MOST_WORDS, len(read) // 2) + 1):
        if all(one.term == other.term for one, other in zip(templates, templates[size:], strict=False)):
            return _turns(templates, size, count)
    return None


@dataclass(frozen=True)
class _Template:
    """A word of a schedule: a term with symbols `word` for words that stand so far before it, and `constant.N` for its
    constants, in an order that depends on its shape only."""

    term: Term
    constants: tuple[Term, ...]


def _over_earlier(words: Sequence[Term], count: int) -> list[Term]:
    """Return the words behind the first `count` over variables for the words before each."""
    known, found = dict[Term, Term](), list[Term]()
    for n, word in enumerate(words):
        found += map(_with_constant, replace([word], known)) if n >= count else []
        known |= zip(_bytes(word), to_bytes(_word(n, word.width)), strict=True)
        known[word] = _word(n, word.width)
    return found


def _with_constant(word: Term) -> Term:
    """Return a word with one constant added to it in place of one to each of its parts."""
    if word.op != "concat":
        return word
    parts = [_apart(part) for part in word.args]
    return concat(*(base for base, _ in parts)) ^ const(_joined(parts), word.width)


def _joined(parts: Sequence[tuple[Term, int]]) -> int:
    """Return the constants of parts as one of the whole, the first part's the highest."""
    return reduce(lambda whole, part: whole << part[0].width | part[1], parts, 0)


def _apart(part: Term) -> tuple[Term, int]:
    """Return (base, constant) whose sum is a part."""
    if part.op != "xor" or part.is_const:
        return part, 0
    sides = [(None, arg.value) if arg.is_const else _apart(arg) for arg in part.args]
    bases = [base for base, _ in sides if base is not None]
    return (reduce(xor, bases), reduce(xor, (added for _, added in sides))) if bases else (part, 0)


def _bytes(word: Term) -> list[Term]:
    """Return the bytes of a word, the lowest first, as they are where it is put together of them."""
    whole = word.op == "concat" and all(part.width == BYTE for part in word.args)
    return [*reversed(word.args)] if whole else to_bytes(word)


def _word(number: int, width: int) -> Term:
    return var(Symbol("word", (number,), Secrecy.SECRET), width)


def _number(term: Term) -> int | None:
    """Return the number of a variable for a word, None for another term."""
    if not isinstance(term.param, Symbol) or term.param.kind != "word":
        return None
    (number,) = term.param.index
    assert isinstance(number, int)
    return number


def _read(word: Term, number: int) -> _Template | None:
    """Return the template of a word, None if it is large or reads something besides earlier words."""
    made, constants = dict[Term, Term](), list[Term]()
    order = topological([word])
    if len(order) > _LARGEST:
        return None
    for term in order:
        if term.op == "var":
            at = _number(term)
            if at is None:
                return None
            made[term] = _word(at - number, term.width)
        elif term.args:
            args = list[Term]()
            for arg in term.args:
                if arg.is_const:
                    args.append(var(f"constant.{len(constants)}", arg.width))
                    constants.append(arg)
                else:
                    args.append(made[arg])
            made[term] = make(term.op, tuple(args), term.width, term.param)
    return None if word.is_const else _Template(made[word], tuple(constants))


def _turns(templates: Sequence[_Template], size: int, count: int) -> ScheduleTurns | None:
    """Return turns of so many words. count: words of the key."""
    turns = [templates[i : i + size] for i in range(0, len(templates), size)]
    names, columns, terms = list[dict[Term, Term]](), list[list[Term]](), list[Term]()
    for j, template in enumerate(turns[0]):
        names.append({})
        for i, value in enumerate(template.constants):
            names[j][var(f"constant.{i}", value.width)] = var(f"constant.{len(columns)}", value.width)
            columns.append([turn[j].constants[i] for turn in turns if j < len(turn)])
    if any(len({c.width for c in column}) > 1 for column in columns):
        return None
    if (constants := turn_constants(columns)) is None:
        return None
    behind = dict[Term, int]()
    for j, template in enumerate(turns[0]):
        known = substitute([*names[j].values()], constants.values)
        filled: dict[Term, Term] = dict(zip(names[j], known, strict=True))
        for variable in variables([template.term]):
            if (distance := _number(variable)) is not None:
                at = j + distance
                filled[variable] = terms[at] if at >= 0 else _word(at, variable.width)
                behind |= {filled[variable]: -at} if at < 0 else {}
        terms += substitute([template.term], filled)
    whole, rest = divmod(len(templates), size)
    if max(behind.values(), default=0) > count or whole < 2:
        return None
    carried = constants.carried
    return ScheduleTurns(behind, tuple(terms), whole, rest, *map(tuple, (carried, constants.first, constants.after)))

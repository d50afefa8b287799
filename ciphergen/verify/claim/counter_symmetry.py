"""Symmetry of the blocks of a mode: the same function of their own input and of their own counter.

In bit slices a word holds one bit of the counter of each block, so that blocks differ in what is computed before the
first round. Where such a word is found, that holds in the place of each block what the mode's text says is a bit of the
state before that block, it stands for that bit, whatever its value: what is proved of one block for all values of these
bits is proved of all blocks that are the same gates of them (`bit_symmetry`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product

from ciphergen.dsl.term import Kind, Term, concat, const, extract, make, rebuild, remake, sext, topological
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.claim.bit_symmetry import BitInstances, Value
from ciphergen.verify.claim.own_words import OwnWords, tells_every_block
from ciphergen.verify.equality.bit_graph import ONE
from ciphergen.verify.execution.context import Context
from ciphergen.verify.variables import own_byte, symbol

_MOST_CHOICES = 64  # of words for all bits of a counter
FEW = 8  # blocks of a mode, below which each is proved
Edges = Callable[[Term], Sequence[int]]  # of a term's bits: equal ones are proved equal for all values of variables
States = Sequence[Sequence[Term]]  # the mode's state before each block


@dataclass(frozen=True)
class OwnCounters:
    """The bytes of blocks, the words in them that hold bits of the state before each block, and that state, with a
    variable for each bit in which the states of blocks differ."""

    blocks: Sequence[Sequence[Term]]
    planes: dict[Term, Value]
    state: tuple[Term, ...]


def own_counters(
    context: Context, bits: BitInstances, edges: Edges, blocks: Sequence[Sequence[Term]], states: States, first: int
) -> OwnCounters | None:
    """Return the words that hold bits of the state before each block, as they are in the terms of the output; None if
    some bit in which states differ is in none. first: the number of the first block."""
    before = [[edge for byte in state for edge in edges(byte)] for state in states]
    differ = [j for j in range(len(before[0])) if len({state[j] for state in before}) > 1]
    if differ and all(state[j] <= ONE for state in before for j in differ):
        held: dict[Term, int] = {
            const(sum(state[j] << i for i, state in enumerate(before)), len(before)): j for j in differ
        }
        every = len(held) == len(differ) and tells_every_block([word.value for word in held], len(before))
        return _of_constants(context, bits, blocks, states, held, first) if every else None
    wanted = {frozenset(Counter(state[j] for state in before).items()): j for j in differ}
    words = _words(context, edges, blocks, wanted)
    if not differ or {j for j, _ in words.values()} != {*differ}:
        return None
    number = {tuple(state[j] for j in differ): i for i, state in enumerate(before)}
    order = next(_orders(words.values(), differ, number), None)
    if order is None:
        return None
    there = [first + i for i in order]
    planes: dict[Term, Value] = {
        word: bits.inside(word, low, bits.plane(own_byte(j // 8), j % 8, there))
        for (word, low), (j, held) in words.items()
        if all(held[at] == before[i][j] for at, i in enumerate(order))
    }
    return OwnCounters(blocks, planes, _with_own(context, states[0], {*differ}))


def _of_constants(
    context: Context,
    bits: BitInstances,
    blocks: Sequence[Sequence[Term]],
    states: States,
    held: Mapping[Term, int],
    first: int,
) -> OwnCounters:
    """Return the blocks with variables for constants that hold the bits in which states differ. held: constants with
    the number of the bit."""
    words = {word: symbol("ownword", word.width, Secrecy.PUBLIC, j) for word, j in held.items()}
    there = range(first, first + len(blocks))
    changed = iter(OwnWords(words)([byte for block in blocks for byte in block]))
    planes: dict[Term, Value] = {words[word]: bits.plane(own_byte(j // 8), j % 8, there) for word, j in held.items()}
    return OwnCounters(
        [[next(changed) for _ in block] for block in blocks], planes, _with_own(context, states[0], {*held.values()})
    )


def _orders(
    words: Iterable[tuple[int, Sequence[int]]], differ: Sequence[int], number: Mapping[tuple[int, ...], int]
) -> Iterator[list[int]]:
    """Yield orders of blocks in which a word for each bit that differs holds this bit of each block: the other words
    hold a gate that takes the same values by chance. number: the block that has these edges in the bits that differ."""
    found = [*words]
    held_for = [[held for place, held in found if place == j] for j in differ]
    for chosen in islice(product(*held_for), _MOST_CHOICES):
        order = [number.get(held, -1) for held in zip(*chosen, strict=True)]
        if -1 not in order:
            yield order


def widened(terms: Sequence[Term], is_public: Callable[[Term], bool]) -> list[Term]:
    """Return terms in which no bitwise operation is done on the low bits alone of words whose upper bits are copies of
    one: a bit that stands for several blocks is a bit of each of them; and in which constants are added to such words,
    to public ones first.
    """

    known: dict[int, dict[Term, Term]] = {}  # by width, what terms are there

    def step(t: Term, args: tuple[Term, ...]) -> Term:
        if t.op == "concat" and (sum_of_copies := _with_constant(args)) is not None:
            return sum_of_copies
        if t.op == "xor" and (sum_of_public := _with_public(args, is_public)) is not None:
            return sum_of_public
        if t.op != "sext" or args[0].width == 1:
            return remake(t, args)
        return _extended(args[0], t.width, known.setdefault(t.width, {}))

    return rebuild(terms, step)


def _with_constant(parts: Sequence[Term]) -> Term | None:
    """Return a word of copies of one bit and of its complement as the sum of copies of the bit and a constant, as code
    has it before the normal form; None for other words. parts: of the word, the highest first."""
    bits, mask = set[Term](), 0
    for part in parts:
        copied = part.args[0] if part.op == "sext" else part
        if copied.width != 1:
            return None
        inverted = copied.op == "not"
        bits.add(copied.args[0] if inverted else copied)
        mask = mask << part.width | ((1 << part.width) - 1 if inverted else 0)
    width = sum(part.width for part in parts)
    if len(bits) > 1 or mask in (0, (1 << width) - 1):
        return None
    return sext(bits.pop(), width) ^ const(mask, width)


def _with_public(summands: Sequence[Term], is_public: Callable[[Term], bool]) -> Term | None:
    """Return the sum of two words, one public, the other a secret and a constant, with the constant added to what is
    public: of the lowest bit of a counter, code may add the numbers of blocks to a round key first. None for others."""
    public, other = sorted(summands, key=is_public, reverse=True)
    if other.op != "xor" or public.is_const or not is_public(public) or is_public(other):
        return None
    first, second = other.args
    constant, secret = (first, second) if first.is_const else (second, first)
    return secret ^ (public ^ constant) if constant.is_const else None


def _extended(a: Term, width: int, known: dict[Term, Term]) -> Term:
    """Return the sign extension of a term, with bitwise operations done on extended words."""
    waiting = [a]
    while waiting:
        t = waiting[-1]
        parts = t.args if t.kind is Kind.BITWISE else ()
        missing = [x for x in parts if x not in known]
        if missing:
            waiting += missing
            continue
        waiting.pop()
        if parts:
            known[t] = make(t.op, tuple(known[x] for x in parts), width)
        else:
            known[t] = make("sext", (t.args[0] if t.op == "sext" else t,), width)
    return known[a]


def batches(context: Context, terms: Sequence[Term], blocks: int) -> list[int]:
    """Return of how many blocks the batches may be that a path does before a few others: the widths of public words
    that something secret is made of, the largest first; where gates are all that is done, such words may be rows."""
    is_public = context.secrecy.is_public
    secret = [t for t in topological(terms) if not is_public(t)]
    words = {t.width for user in secret for t in user.args if is_public(t)}
    found = sorted((width for width in words if FEW <= width <= blocks and blocks % width < FEW), reverse=True)
    if found or blocks < FEW or any(t.kind is Kind.ARITHMETIC for t in secret):
        return found
    most = range(blocks, max(FEW, blocks - FEW + 1) - 1, -1)
    return [count for count in most if any(width % count == 0 for width in words)]


def _words(
    context: Context, edges: Edges, blocks: Sequence[Sequence[Term]], wanted: dict[frozenset[tuple[int, int]], int]
) -> dict[tuple[Term, int], tuple[int, Sequence[int]]]:
    """Return public words with a bit for each block that has the edges of a bit of the states, in any order, each with
    the place of the lowest: the number of that bit, and the edges. What is wider is a row, of which something secret is
    made: the other bits are what blocks share."""
    found: dict[tuple[Term, int], tuple[int, Sequence[int]]] = {}
    seen, rows, is_public = set[Term](), set[Term](), context.secrecy.is_public
    waiting, count = [byte for block in blocks for byte in block], len(blocks)
    while waiting:
        t = waiting.pop()
        if t in seen:
            continue
        seen.add(t)
        if (t.width == count or t in rows) and not t.is_const and is_public(t):
            held = edges(t)
            for at in range(0, t.width, count):
                place = wanted.get(frozenset(Counter(held[at : at + count]).items()))
                if place is not None:
                    found[t, at] = place, held[at : at + count]
        if not is_public(t):
            rows |= {a for a in t.args if a.width % count == 0}
        waiting += t.args
    return found


def _with_own(context: Context, state: Sequence[Term], differ: set[int]) -> tuple[Term, ...]:
    """Return a mode's state with variables for the bits in which blocks differ."""
    made: list[Term] = []
    for k, byte in enumerate(state):
        source = [own_byte(k) if 8 * k + i in differ else byte for i in range(8)]
        made.append(context.normal(concat(*(extract(source[i], i, i) for i in reversed(range(8))))))
    return tuple(made)

"""The proof that decryption undoes encryption round by round: what one undoes of the other is peeled off, from the
innermost rounds outwards.

Under random values, decryption comes through the states of encryption backwards. Between two states that it meets, for
any state, the few rounds of decryption undo the few of encryption: each is a small question where the whole is a large
one. That states meet is a guess; that all between them is undone, whatever they are, is proved.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, evaluate, substitute
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.claim.obligation import Pair
from ciphergen.verify.equality.equal import Settled, hardest
from ciphergen.verify.variables import input_byte, symbol
from ciphergen.verify.verdict import Verdict

_State = tuple[int, ...]


def peeled(variant: Variant, normal: Callable[[Term], Term], settle: Callable[[Sequence[Pair]], Settled]) -> str | None:
    """Return the method by which decryption is proved to undo encryption for any round keys, None if rounds do not show
    it."""
    there, back = variant.steps(ENCRYPT), variant.steps(DECRYPT)
    if not (_are_all(variant, ENCRYPT, there, normal) and _are_all(variant, DECRYPT, back, normal)):
        return None
    methods = set[str]()
    meetings = _meetings(variant, there, back)
    for (before, inner), (after, outer) in pairwise(meetings):
        state = [symbol("state", x.width, Secrecy.SECRET, i) for i, x in enumerate(there[outer].inputs)]
        undone = _through(back[before:after], [normal(t) for t in _through(there[outer:inner], state)])
        settled = settle(list(zip(undone, state, strict=True)))
        if settled.verdict is not Verdict.PROVED:
            return None
        methods.add(settled.method)
    return hardest(methods) if meetings else None


def _are_all(variant: Variant, direction: str, steps: Sequence[Step], normal: Callable[[Term], Term]) -> bool:
    """Return True if the steps are, one after the other, what the text says of a direction."""
    block = [input_byte(i) for i in range(variant.block_bytes)]
    whole = variant.crypt(direction, variant.key_variables(), block)
    composed = variant.bytes(_through(steps, variant.words(block)))
    return [normal(t) for t in composed] == [normal(t) for t in whole]


def _through(steps: Sequence[Step], state: Sequence[Term]) -> Sequence[Term]:
    """Return a state after steps."""
    for step in steps:
        state = substitute(step.outputs, dict(zip(step.inputs, state, strict=True)))
    return state


def _meetings(variant: Variant, there: Sequence[Step], back: Sequence[Step]) -> list[tuple[int, int]]:
    """Return pairs of numbers of steps of decryption and of encryption behind which states are the same under random
    values, from the result of encryption back to the block; none if the block does not come back."""
    source = random.Random(1)
    keys = {v: source.getrandbits(v.width) for row in variant.key_variables() for v in row}
    states = _states(there, tuple(source.getrandbits(x.width) for x in there[0].inputs), keys)
    number = {state: i for i, state in reversed([*enumerate(states)])}
    found: list[tuple[int, int]] = []
    for j, state in enumerate(_states(back, states[-1], keys)):
        i = number.get(state)
        if i is not None and (not found or i < found[-1][1]):
            found.append((j, i))
    return found if found[-1] == (len(back), 0) else []


def _states(steps: Sequence[Step], state: _State, keys: Mapping[Term, int]) -> list[_State]:
    """Return the states before each step and after the last, under values of the round keys."""
    found = [state]
    for step in steps:
        state = tuple(evaluate(step.outputs, {**keys, **dict(zip(step.inputs, state, strict=True))}))
        found.append(state)
    return found

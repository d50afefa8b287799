"""Powers of what a mode derives from the key, in V_key: a cut between key expansion and folds over groups of blocks.

Where the text's fold is proved to be a product (see `product_law`), its powers are h_1 = h and h_(k+1), the chain after
a block of zeros that follows h_k. Words that key expansion computes and that have their values for some keys are
guesses. A guess is proved where it first appears, over those before it; so the words of V_key are proved to be made of
powers, for every key. Functions are then proved for any values in place of the powers, and the text says of n blocks at
once what the law says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.term import Term, concat, const, extract, remake, substitute, topological, variables
from ciphergen.verify.claim.product_law import is_powered
from ciphergen.verify.claim.specification import Powers, Specification
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.variables import input_byte, mode_byte, power_byte
from ciphergen.verify.verdict import Verdict

Bytes = tuple[Term, ...]
_Values = tuple[int, tuple[int, ...]]
_KEYS = 8  # for which a guess has the values of a power: 256 bits of a word
_LEAST, _MOST = 32, 256  # bits of a word that is a guess; powers that are looked for


@dataclass(frozen=True)
class AnyPowers:
    """Powers of any value, and the bytes of a V_key that holds words made of these by their places."""

    powers: Powers
    key_memory: dict[int, Term]


def any_powers(specification: Specification, key_memory: Mapping[int, Term], equality: Equality) -> AnyPowers | None:
    """Return powers that stand for those of every key; None where V_key holds none but the first, or where they are not
    proved. key_memory: what key expansion leaves, over the bytes of the key."""
    fold = _PowerFold.of(specification)
    if fold is None:
        return None
    places = sorted(key_memory)
    inside = topological(key_memory[place] for place in places)
    simulator = TermSimulator(_KEYS)
    known = dict[_Values, _PowerWord]()
    last = fold.key
    wide = {t.width for t in inside if t.args and t.width >= _LEAST and t.width % 8 == 0}
    wide |= {width // 2 for width in wide if width // 2 >= _LEAST and width % 16 == 0}
    values = {t: _values(t, simulator) for t in inside if t.args and t.width in wide}
    there = {part for value in values.values() for part in _parts(value)}
    number = 1
    while number < _MOST:
        following = fold.after(last)
        number += 1
        new = dict(_words(number, following, wide, simulator))
        if there.isdisjoint(new):
            break
        known.update(new)
        last = following
    guesses = {t: known[part] for t, value in values.items() for part in _parts(value)[::-1] if part in known}
    if not guesses or not is_powered(*fold.law):
        return None
    made, halves = dict[Term, Term](), True
    for t in inside:
        made[t] = new_term = remake(t, tuple(made[a] for a in t.args))
        guess = guesses.get(t)
        size = 0 if guess is None else 8 * len(guess.places)
        if guess is None or (size < t.width and not halves):
            continue
        if fold.makes(extract(new_term, size - 1, 0), guess, equality):
            word = guess.of(fold.power(guess.number))
            made[t] = word if size == t.width else concat(extract(new_term, t.width - 1, size), word)
        elif size == t.width:
            return None
        else:
            halves = False
    held = {place: equality.normal(made[key_memory[place]]) for place in places}
    return AnyPowers(Powers(fold.name, (fold.key, *(fold.power(i) for i in range(2, number)))), held)


@dataclass(frozen=True)
class _PowerWord:
    """A guess that a word is made of bytes of a power. places: of these bytes, the highest of the word first; turned:
    whether the bits of each stand in the opposite order."""

    number: int
    places: Sequence[int]
    turned: bool

    def of(self, power: Bytes) -> Term:
        """Return the word of a power."""
        found = [power[place] for place in self.places]
        return concat(*([extract(byte, i, i) for byte in found for i in range(byte.width)] if self.turned else found))


def _values(word: Term, simulator: TermSimulator) -> _Values:
    """Return the width of a word and its values: a word of more bits, zeros above those of a power, is another."""
    return word.width, simulator.signature(word)


def _parts(value: _Values) -> list[_Values]:
    """Return the values of a word and of its lower half, if that is a word: registers may be twice as wide as what they
    hold, with anything above."""
    width, numbers = value
    half = width // 2
    if half < _LEAST or half % 8:
        return [value]
    return [value, (half, tuple(number % (1 << half) for number in numbers))]


def _words(number: int, power: Bytes, wide: set[int], simulator: TermSimulator) -> Iterator[tuple[_Values, _PowerWord]]:
    """Yield the words of a power, with the lowest byte and the lowest bit of each first or last, by their values. wide:
    bits of the words that are looked for."""
    for size in (width // 8 for width in sorted(wide)):
        for begin in range(0, len(power) - size + 1, size):
            part = range(begin, begin + size)
            for places, turned in product((part, part[::-1]), (False, True)):
                guess = _PowerWord(number, places, turned)
                yield _values(guess.of(power), simulator), guess


@dataclass(frozen=True)
class _PowerFold:
    """A fold of a text over what is derived. step: its chain after a block, over `mode_byte`, `input_byte` and key."""

    name: str
    step: Bytes
    key: Bytes

    @staticmethod
    def of(specification: Specification) -> _PowerFold | None:
        """Return the only fold over all that is derived, of blocks as long as that; None if there is none."""
        variant = specification.variant
        found = [e for e in variant.entries.values() if e.message is not None and not e.end]
        found = [e for e in found if any(port.name in variant.derived for port in e.inputs)]
        if len(found) != 1:
            return None
        mode, key = specification.mode(found[0].name), tuple(specification.key)
        if not isinstance(mode, MessageMode) or mode.made is not None or mode.taken is None:
            return None
        if {mode.chain.bytes, mode.block.bytes} != {len(key)}:
            return None
        return _PowerFold(found[0].name, specification.step(found[0].name, found[0].name)[0], key)

    @property
    def law(self) -> tuple[Bytes, Bytes, Bytes, Bytes]:
        """Return what `is_powered` takes."""
        size = range(len(self.key))
        return self.step, tuple(map(mode_byte, size)), tuple(map(input_byte, size)), self.key

    def after(self, power: Sequence[Term]) -> Bytes:
        """Return the power after one."""
        known = {mode_byte(i): byte for i, byte in enumerate(power)}
        known |= {input_byte(i): const(0, 8) for i in range(len(self.key))}
        return tuple(substitute(self.step, known))

    def power(self, number: int) -> Bytes:
        """Return a power as variables."""
        return self.key if number == 1 else tuple(power_byte(number, i) for i in range(len(self.key)))

    def makes(self, term: Term, guess: _PowerWord, equality: Equality) -> bool:
        """Return True if it is proved that a term over the power before, or over the same one, is what is guessed."""
        number, before = guess.number, self.power(guess.number - 1)
        term = equality.normal(term)
        if term is equality.normal(guess.of(self.power(number))):
            return True
        if not {*before, *self.key}.issuperset(variables([term])):
            return False
        wanted = guess.of(self.after(before))
        if number > 2:  # the same question for each power
            term, wanted = substitute([term, wanted], dict(zip(before, self.power(2), strict=True)))
        pairs = [(extract(term, at + 7, at), extract(wanted, at + 7, at)) for at in range(0, term.width, 8)]
        return equality.settle(pairs, alike=True).verdict is Verdict.PROVED

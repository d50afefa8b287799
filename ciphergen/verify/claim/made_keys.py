"""Says which round keys a schedule makes of others, as the inverse of a table that a key makes, or a byte's image.

A round whose round keys belong together is undone for those only. Each word of a round key is a term over other words,
if these stand in it; that it is this term is how it was made. So what is proved for all values of the others, with the
term in its place, holds for the round keys of every key.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.term import Term, evaluate, replace, substitute, variables
from ciphergen.dsl.term.walk import remake
from ciphergen.verify.variables import key_byte


class AnyKeys:
    """Round keys of any value, of which none belong together."""

    def made(self, steps: Iterable[Step]) -> Mapping[Term, Term]:
        """Return the terms that stand for words of round keys in some steps."""
        return {}

    def values(self, words: Sequence[Term], source: random.Random) -> Mapping[Term, int]:
        """Return random values of words of round keys, and of what else both directions are given."""
        return {word: source.getrandbits(word.width) for word in words}


ANY_KEYS = AnyKeys()


@dataclass(frozen=True)
class MadeKeys(AnyKeys):
    """The round keys that the schedule of a variant makes of a key.

    Attributes:
        key: the bytes of the key. words: of round keys, over these. over_others: the same over other words of round
            keys where these stand in them.
    """

    key: tuple[Term, ...]
    words: Mapping[Term, Term]
    over_others: Mapping[Term, Term]

    @staticmethod
    def of(variant: Variant) -> MadeKeys:
        """Return the round keys of a variant."""
        key = tuple(key_byte(i) for i in range(variant.key_bytes))
        words = dict(zip(chain(*variant.key_variables()), chain(*variant.schedule(key)), strict=True))
        first: dict[Term, Term] = {}
        for name, word in words.items():
            first.setdefault(word, name)
        known = dict(first)
        replace([argument for word in words.values() for argument in word.args], known)
        over_others = {
            name: first[word] if first[word] is not name else remake(word, tuple(known[a] for a in word.args))
            for name, word in words.items()
        }
        return MadeKeys(key, words, over_others)

    def made(self, steps: Iterable[Step]) -> Mapping[Term, Term]:
        """Return for words of round keys that some steps read, and that are made of others that these read, the terms
        over the latter."""
        read = {key for step in steps for key in step.keys}
        found: dict[Term, Term] = {}
        waiting = [*read]
        while waiting:
            word = waiting[-1]
            inner = variables([self.over_others[word]])
            needed = [v for v in inner if v not in found] if read.issuperset(inner) and word not in inner else []
            if needed and word not in found:
                waiting += needed
                continue
            waiting.pop()
            if word not in found:
                own = read.issuperset(inner) and word not in inner
                found[word] = substitute([self.over_others[word]], found)[0] if own else word
        return {word: term for word, term in found.items() if term is not word}

    def made_of(self, steps: Iterable[Step]) -> Mapping[Term, Term]:
        """Return for each word of a round key the term over words that some steps read, as the schedule makes it of
        these; the word itself where these read it, or the schedule makes it of more."""
        found = {key: key for step in steps for key in step.keys}
        for word in self.words:
            way = [word]
            while way:
                last = way[-1]
                inner = variables([self.over_others[last]])
                needed = [v for v in inner if v in self.words and v not in found and v not in way]
                if needed and last not in found:
                    way.append(needed[0])
                    continue
                way.pop()
                own = found.keys() >= set(inner)
                found.setdefault(last, substitute([self.over_others[last]], found)[0] if own else last)
        return found

    def values(self, words: Sequence[Term], source: random.Random) -> Mapping[Term, int]:
        """Return the values of words under a random key."""
        key = {byte: source.getrandbits(byte.width) for byte in self.key}
        return dict(zip(words, evaluate([self.words[word] for word in words], key), strict=True))

"""The functions of CMAC: a fold through the cipher over all blocks but the last, and over that with what is added.

What is added depends on how many bytes the last block has, and is computed without a branch on where the padding
begins. A message of no bytes has a last block, of padding alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from ciphergen.dsl.term import Term, const, eq, extract, ite, var
from ciphergen.generator.frames.memory_words import block_in_words
from ciphergen.generator.frames.phase_frame import REFUSED, PhaseFrame
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref, Value
from ciphergen.interface.phases import PhaseRole
from ciphergen.interface.table import key_expansion

_REDUCED = {128: 0x87, 64: 0x1B}  # x to the power of a block's bits, as a polynomial of lower degree
_PADDING = 0x80  # the first byte behind a message


def cmac(plan: Plan, role: PhaseRole, build: Builder, prefix: str) -> None:
    """Build a function of the mode."""
    frame = _Cmac(plan, role, build, prefix)
    if role.expands:
        frame.expand()
    else:
        frame.authenticate()


class _Cmac(PhaseFrame):
    """The function being built."""

    def expand(self) -> None:
        """Build key expansion: of the cipher, and the two blocks of which one is added to each last block."""
        ks, key = (self.given[b.name] for b in self.role.buffers)
        self.made = self._block()
        self._call(key_expansion().name, ks, key)
        self._zeros(self.made)
        self._encrypt(self.made)
        made: Sequence[Ref] = [self.build.kept(place) for place in self.made]
        for number in range(2):
            made = self._doubled(made)
            for at, word in enumerate(made):
                self._store(word, ks, self._derived(number) + at * self.unit)
        self.build.leave()

    def _doubled(self, words: Sequence[Ref]) -> list[Value]:
        """Build the product of a block and x."""
        x = var("x", 8 * self.size)
        carried = ite(extract(x, x.width - 1, x.width - 1), const(_REDUCED[x.width], x.width), const(0, x.width))
        return block_in_words(self.build, self.rules, (x << 1) ^ carried, {x: words})

    def _derived(self, number: int) -> int:
        """Return where one of the two blocks stands behind V_key."""
        return self.key_bytes + number * self.size

    @property
    def _piece(self) -> int:
        """Return of how many bytes words behind V_key are loaded and stored."""
        return gcd(self.unit, self.key_bytes)

    def _store(self, word: Ref, ks: Ref, offset: int) -> None:
        x = self._var("x")
        for at in range(0, self.unit, self._piece):
            self.build.store(self._piece, self._one(x >> (8 * at), x=word) if at else word, ks, offset + at, "ks")

    def _load(self, offset: int) -> Ref:
        pieces = [self.build.load(self._piece, self.ks, offset + at, "ks") for at in range(0, self.unit, self._piece)]
        if len(pieces) == 1:
            return pieces[0]
        names = [f"piece{i}" for i in range(len(pieces))]
        whole = self._var(names[0])
        for number, name in enumerate(names[1:], 1):
            whole = whole | (self._var(name) << (8 * number * self._piece))
        return self._one(whole, **dict(zip(names, pieces, strict=True)))

    def authenticate(self) -> None:
        """Build the making, or the comparison, of a tag."""
        build, refused = self.build, self.build.label("refused")
        _, self.source, self.bytes, tag, count = self.given.values()
        self.tag = self._block()
        self._check_tag(count, refused)
        self._make_tag()
        if self.role.refuses:
            self._compare(tag, count)
        else:
            self._put_tag(tag, count)
        build.leave(self._number(0))
        with build.cold(refused):
            build.leave(self._number(REFUSED))

    def _make_tag(self) -> None:
        build, empty, full, last, made = (
            self.build,
            *(self.build.label(hint) for hint in ("empty", "full", "last", "made")),
        )
        n = self._var("n")
        build.branch("if_zero", self.bytes, empty)
        build.place(build.label("some"))
        self._zeros(self.tag)
        before = self._own(self._one((n - 1) & -self.size, n=self.bytes), "before")
        rest = self._own(self._one(n - self._var("before"), n=self.bytes, before=before), "rest")
        self._fold(self.source, before)
        build.branch("if_different", rest, self._number(self.size), last)
        build.place(full)
        self._add(0)
        self._fold(self._one(n + self._var("before"), n=self.source, before=before), rest)
        build.jump(made)
        build.place(last)
        self._add(1, self._padding(rest))
        self._fold(self._one(n + self._var("before"), n=self.source, before=before), rest)
        build.jump(made)
        build.place(empty)
        self._zeros(self.tag)
        self._add(1, [(const(_PADDING, self.rules.bits), {})])
        self._encrypt(self.tag)
        build.place(made)

    def _padding(self, rest: Ref) -> list[tuple[Term, dict[str, Ref]]]:
        """Build the padding behind `rest` bytes, fewer than a block; return its words as terms over registers."""
        bits, r = self.rules.bits, self._var("r")
        one = self._own(self._one(const(_PADDING, bits) << ((r & (self.unit - 1)) << 3), r=rest), "one")
        word = self._own(self._one(r >> (self.unit.bit_length() - 1), r=rest), "word")
        known: dict[str, Ref] = {"one": one, "word": word}
        terms = [
            ite(eq(self._var("word"), const(i, bits)), self._var("one"), const(0, bits)) for i in range(len(self.tag))
        ]
        return [(term, known) for term in terms]

    def _add(self, number: int, more: Sequence[tuple[Term, dict[str, Ref]]] = ()) -> None:
        """Build the sum of the chain, one of the two blocks, and more."""
        for at, place in enumerate(self.tag):
            total, known = self._var("chain") ^ self._var("key"), dict[str, Ref]()
            if at < len(more):
                total, known = total ^ more[at][0], more[at][1]
            key = self._load(self._derived(number) + at * self.unit)
            self.build.keep(self._one(total, chain=self.build.kept(place), key=key, **known), place)

    def _fold(self, data: Ref, count: Ref) -> None:
        self._of_mode("chain", self.ks, self._address(self.tag), data, count)

"""The functions of Galois/Counter Mode: straight code around calls of other functions of the file.

Everything of any length is done by functions that are called: counter mode, the hash over whole strings, zeros. Blocks
lie in the frame. The message is parted where the lowest 32 bits of its counter wrap, since counter mode carries on
there. Until the tag has been compared, over all of its bytes, decryption writes nothing that its caller sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.phase_entries import CLEAR
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term
from ciphergen.generator.frames.phase_frame import REFUSED, PhaseFrame
from ciphergen.generator.machine import Kept, Label
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.interface.phases import PhaseRole
from ciphergen.interface.table import DERIVE, key_expansion, one_block, row_of_bytes

_BLOCK, _COUNTED = 16, 32  # bytes of a block, and of its bits those that count, which are its last
_SHORT_IV = 12  # bytes of an initialization vector that is a part of the first counter
_MOST, _MOST_BITS = (1 << 36) - 32, 61  # bytes of a message; of all other strings there are fewer than 2**61


def gcm(plan: Plan, role: PhaseRole, build: Builder, prefix: str) -> None:
    """Build a function of the mode."""
    frame = _Gcm(plan, role, build, prefix)
    if role.expands:
        frame.expand()
    else:
        frame.crypt()


class _Gcm(PhaseFrame):
    """The function being built. first: the counter block that a message begins with; hashed: the state of the hash."""

    def _counter(self, x: Term) -> Term:
        """Return the number of which a block's last register has the bytes."""
        return self._turned(x >> (self.rules.bits - _COUNTED))

    def _with_counter(self, x: Term, number: Term) -> Term:
        """Return a block's last register with another number."""
        above = self.rules.bits - _COUNTED
        return (x & ((1 << above) - 1)) | (self._turned(number) << above) if above else self._turned(number)

    # The functions.

    def expand(self) -> None:
        """Build key expansion: of the cipher, and what is derived behind what that makes, in the form of the folds."""
        ks, key = (self.given[b.name] for b in self.role.buffers)
        self.made, hashed = self._block(), self._block()
        self._call(key_expansion().name, ks, key)
        self._zeros(self.made)
        self._call(one_block(ENCRYPT).name, ks, self._address(self.made), self._address(hashed))
        self._of_mode(DERIVE, self.build.add(ks, self.key_bytes), self._address(hashed))
        self.build.leave()

    def crypt(self) -> None:
        """Build encryption or decryption."""
        build, refused = self.build, self.build.label("refused")
        self.made, self.first, self.counter, self.hashed = (self._block() for _ in range(4))
        self.tag = self.hashed
        self.ks, self.iv, self.iv_bytes, self.aad, self.aad_bytes, self.source, self.target, self.bytes, tag, count = (
            self.given.values()
        )
        build.branch("if_zero", self.iv_bytes, refused)
        build.place(build.label("begun"))
        self._check_sizes(refused)
        self._check_tag(count, refused)
        self._begin()
        if self.role.refuses:
            self._make_tag(self.source)
            self._compare(tag, count, self._clear)
            self._stream()
        else:
            self._stream()
            self._make_tag(self.target)
            self._put_tag(tag, count)
        build.leave(self._number(0))
        with build.cold(refused):
            build.leave(self._number(REFUSED))

    def _check_sizes(self, refused: Label) -> None:
        """Build jumps away with strings that are too long, where registers hold such lengths."""
        if self.rules.bits <= _COUNTED:
            return
        a, b = self._var("a"), self._var("b")
        too_long = self._one((a | b) >> _MOST_BITS, a=self.iv_bytes, b=self.aad_bytes)
        self.build.branch("if_not_zero", too_long, refused)
        self.build.place(self.build.label("sized"))
        self._if_below(self._number(_MOST), self.bytes, refused)

    def _begin(self) -> None:
        """Build the first counter block, and the next one as the counter."""
        build, hashed, begun = self.build, self.build.label("hashed"), self.build.label("counter")
        build.branch("if_different", self.iv_bytes, self._number(_SHORT_IV), hashed)
        build.place(build.label("joined"))
        address = self._address(self.first)
        for at in range(_SHORT_IV):
            build.store(1, build.load(1, self.iv, at, "iv"), address, at, "stack")
        build.store(_COUNTED // 8, self._number(1 << (_COUNTED - 8)), address, _SHORT_IV, "stack")
        build.jump(begun)
        build.place(hashed)
        self._zeros(self.first)
        self._hash(self.first, self.iv, self.iv_bytes)
        self._lengths(None, self.iv_bytes)
        self._hash(self.first, self._address(self.made), self._number(_BLOCK))
        build.place(begun)
        x = self._var("x")
        self.low = self._own(self._one(self._low(self._counter(x) + 1), x=build.kept(self.first[-1])), "low")
        self._count_from(self.low)

    def _count_from(self, number: Ref) -> None:
        """Build the counter block with a number."""
        build, x, n = self.build, self._var("x"), self._var("n")
        for word, place in zip(self.first[:-1], self.counter, strict=False):
            build.keep(build.kept(word), place)
        above = {"x": build.kept(self.first[-1])} if self.rules.bits > _COUNTED else {}
        build.keep(self._one(self._with_counter(x, n), **above, n=number), self.counter[-1])

    def _hash(self, state: Sequence[Kept], data: Ref, count: Ref) -> None:
        key = self.build.add(self.ks, self.key_bytes)
        self._of_mode("ghash", key, self._address(state), data, count)

    def _lengths(self, first: Ref | None, second: Ref) -> None:
        """Build the block of two lengths in bits."""
        x, half = self._var("x"), len(self.made) // 2
        high, low = (self._turned(self._low(each)) for each in (x >> 29, x << 3))
        whole = (high, low) if half > 1 else (high | (low << _COUNTED),)
        for count, places in ((first, self.made[:half]), (second, self.made[half:])):
            if count is None:
                self._zeros(places)
                continue
            for word, place in zip(whole, places, strict=True):
                self.build.keep(self._one(word, x=count), place)

    def _make_tag(self, data: Ref) -> None:
        """Build the tag, in the place of the hash."""
        build = self.build
        self._zeros(self.hashed)
        self._hash(self.hashed, self.aad, self.aad_bytes)
        self._hash(self.hashed, data, self.bytes)
        self._lengths(self.aad_bytes, self.bytes)
        self._hash(self.hashed, self._address(self.made), self._number(_BLOCK))
        self._call(one_block(ENCRYPT).name, self.ks, self._address(self.first), self._address(self.made))
        a, b = self._var("a"), self._var("b")
        for one, other in zip(self.hashed, self.made, strict=True):
            build.keep(self._one(a ^ b, a=build.kept(one), b=build.kept(other)), one)

    def _clear(self) -> None:
        self._of_mode(CLEAR, self._address(self.made), self.target, self.bytes)

    def _stream(self) -> None:
        """Build counter mode over the message, in two parts where the low bits of the counter wrap between blocks."""
        build, wraps, done = self.build, self.build.label("wraps"), self.build.label("streamed")
        x, y = self._var("x"), self._var("y")
        left = self._own(self._one(self._low(~x), x=self.low), "blocks")  # one less than there are until it wraps
        self._if_below(left, self._one(x >> 4, x=self.bytes), wraps)
        self._counted(self.source, self.target, self.bytes)
        build.jump(done)
        build.place(wraps)
        first = self._own(self._one((x + 1) << 4, x=left), "first")
        self._counted(self.source, self.target, first)
        self._count_from(self._number(0))
        source, target, rest = (
            self._one(term, x=ref, y=first)
            for term, ref in ((x + y, self.source), (x + y, self.target), (x - y, self.bytes))
        )
        self._counted(source, target, rest)
        build.place(done)

    def _counted(self, source: Ref, target: Ref, count: Ref) -> None:
        self._call(row_of_bytes(ENCRYPT).name, self.ks, self._address(self.counter), source, target, count)

"""The functions of Galois/Counter Mode: straight code around calls of other functions of the file.

Everything of any length is done by functions that are called: counter mode, the hash over whole strings, zeros. Blocks
lie in the frame. The message is parted where the lowest 32 bits of its counter wrap, since counter mode carries on
there. Until the tag has been compared, over all of its bytes, decryption writes nothing that its caller sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby

from ciphergen.dsl.phase_entries import CLEAR
from ciphergen.dsl.phase_run import TAG
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, var
from ciphergen.generator.frames.called_row import symbol
from ciphergen.generator.machine import Kept, Label, VReg
from ciphergen.generator.plan.phase_targets import can_be_made
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.interface.phases import PhaseRole
from ciphergen.interface.role import Role
from ciphergen.interface.table import DERIVE, key_expansion, one_block, row_of_bytes

_BLOCK, _COUNTED = 16, 32  # bytes of a block, and of its bits those that count, which are its last
_SHORT_IV = 12  # bytes of an initialization vector that is a part of the first counter
_MOST, _MOST_BITS = (1 << 36) - 32, 61  # bytes of a message; of all other strings there are fewer than 2**61
_REFUSED = -1


def gcm(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    """Build a function of the mode."""
    assert isinstance(role, PhaseRole)
    assert can_be_made(plan.generation, plan.processor), "see `choose`"
    frame = _Gcm(plan, role, build, prefix)
    if role.expands:
        frame.expand()
    else:
        frame.crypt()


class _Gcm:
    """The function being built. first: the counter block that a message begins with; made: a block that calls make;
    hashed: the state of the hash."""

    def __init__(self, plan: Plan, role: PhaseRole, build: Builder, prefix: str) -> None:
        self.build, self.role, self.mode = build, role, load_phase_mode(role.phases)
        self.rules = plan.generation.words(plan.processor.xlen)
        self.file, self.unit = self.rules.file, self.rules.bits // 8
        self.given = build.ports()
        self.key_bytes = plan.keys.size + -plan.keys.size % plan.target.key_alignment
        self._prefix, self._variant = prefix, plan.variant.name
        self.made = list[Kept]()

    def _block(self) -> list[Kept]:
        return self.build.buffer_in_frame(self.file, _BLOCK // self.unit)

    def _call(self, role: str, *arguments: Ref) -> None:
        self.build.call_function(symbol(self._prefix, self._variant, role), *arguments)

    def _of_mode(self, name: str, *arguments: Ref) -> None:
        self._call(f"{self.mode.name}_{name}", *arguments)

    # Words.

    def _number(self, value: int) -> Ref:
        return self.build.constant(self.rules, value)

    def _one(self, term: Term, **known: Ref) -> Ref:
        values = {var(name, self.rules.bits): ref for name, ref in known.items()}
        return self.build.rewritten(self.rules, [term], values)[0]

    def _var(self, name: str) -> Term:
        return var(name, self.rules.bits)

    def _turned(self, x: Term) -> Term:
        """Return the lowest 32 bits of a register, above which are zeros, with their bytes in the opposite order."""
        turned = (x << 24) | ((x & 0xFF00) << 8) | ((x >> 8) & 0xFF00) | (x >> 24)
        return self._low(turned)

    def _low(self, x: Term) -> Term:
        """Return the lowest 32 bits of a register, and zeros above them."""
        return x & ((1 << _COUNTED) - 1) if self.rules.bits > _COUNTED else x

    def _counter(self, x: Term) -> Term:
        """Return the number of which a block's last register has the bytes."""
        return self._turned(x >> (self.rules.bits - _COUNTED))

    def _with_counter(self, x: Term, number: Term) -> Term:
        """Return a block's last register with another number."""
        above = self.rules.bits - _COUNTED
        return (x & ((1 << above) - 1)) | (self._turned(number) << above) if above else self._turned(number)

    def _if_below(self, a: Ref, b: Ref, label: Label) -> None:
        """Build a jump where a < b. Where targets do not compare, both are below the half of what a register holds."""
        if self.build.idioms.comparisons is None:
            difference = self._one(self._var("a") - self._var("b"), a=a, b=b)
            self.build.branch("if_negative", difference, label)
        else:
            self.build.branch("if_below", a, b, label, group="comparisons")
        self.build.place(self.build.label("not_below"))

    def _own(self, value: Ref, hint: str) -> VReg:
        found = self.build.fresh(self.file, hint)
        self.build.copy(value, found)
        return found

    def _address(self, block: Sequence[Kept]) -> Ref:
        return self.build.frame_address(block[0])

    def _zeros(self, block: Sequence[Kept]) -> None:
        for place in block:
            self.build.keep(self._number(0), place)

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
            self._compare(tag, count)
            self._stream()
        else:
            self._stream()
            self._make_tag(self.target)
            self._put_tag(tag, count)
        build.leave(self._number(0))
        with build.cold(refused):
            build.leave(self._number(_REFUSED))

    def _check_sizes(self, refused: Label) -> None:
        """Build jumps away with strings that are too long, where registers hold such lengths."""
        if self.rules.bits <= _COUNTED:
            return
        a, b = self._var("a"), self._var("b")
        too_long = self._one((a | b) >> _MOST_BITS, a=self.iv_bytes, b=self.aad_bytes)
        self.build.branch("if_not_zero", too_long, refused)
        self.build.place(self.build.label("sized"))
        self._if_below(self._number(_MOST), self.bytes, refused)

    def _check_tag(self, count: Ref, refused: Label) -> None:
        """Build a jump away with a length that no tag has."""
        build, allowed = self.build, self.build.label("allowed")
        for _, run in groupby(enumerate(self.mode.tag_bytes), lambda pair: pair[1] - pair[0]):
            sizes = [size for _, size in run]
            other = build.label("other")
            left = self._one(self._var("length") - sizes[0], length=count)
            if len(sizes) == 1:
                build.branch("if_zero", left, allowed)
            else:
                if build.idioms.comparisons is None:
                    build.branch("if_negative", left, other)
                    build.place(build.label("no_less"))
                self._if_below(left, self._number(len(sizes)), allowed)
            build.place(other)
        build.jump(refused)
        build.place(allowed)

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

    @contextmanager
    def _bytes_of_tag(self, tag: Ref, count: Ref) -> Iterator[tuple[VReg, VReg]]:
        """Build a loop over the bytes of a tag; yield pointers to ours and to the caller's."""
        build, head = self.build, self.build.label("tag")
        ours, theirs, left = (
            self._own(ref, hint)
            for ref, hint in ((self._address(self.hashed), "ours"), (tag, "theirs"), (count, "left"))
        )
        with build.turns(head, max(self.mode.tag_bytes)):
            yield ours, theirs
            build.add(ours, 1, into=ours)
            build.add(theirs, 1, into=theirs)
            build.add(left, -1, into=left)
            build.branch("if_not_zero", left, head)
        build.place(build.label("behind"))

    def _put_tag(self, tag: Ref, count: Ref) -> None:
        with self._bytes_of_tag(tag, count) as (ours, theirs):
            self.build.store(1, self.build.load(1, ours, 0, "stack"), theirs, 0, TAG)

    def _compare(self, tag: Ref, count: Ref) -> None:
        """Build the comparison, and what is done where the tag is another one."""
        build, right = self.build, self.build.label("right")
        differs = self._own(self._number(0), "differs")
        a, b, d = self._var("a"), self._var("b"), self._var("d")
        with self._bytes_of_tag(tag, count) as (ours, theirs):
            pair = build.load(1, ours, 0, "stack"), build.load(1, theirs, 0, TAG)
            build.copy(self._one(d | (a ^ b), a=pair[0], b=pair[1], d=differs), differs)
        build.branch("if_zero", differs, right)
        build.place(build.label("wrong"))
        self._of_mode(CLEAR, self._address(self.made), self.target, self.bytes)
        build.leave(self._number(_REFUSED))
        build.place(right)

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

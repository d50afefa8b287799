"""The functions of CCM: counter mode, and a fold through the cipher over all that is authenticated.

Decryption goes over the ciphertext twice: once for the tag, which is one of the plaintext, where each block is made in
the frame and goes no further; and once for the plaintext itself, after the tag was compared.
"""

from __future__ import annotations

from ciphergen.dsl.phase_entries import CLEAR, fused
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, const, zext
from ciphergen.dsl.term import var as variable
from ciphergen.generator.frames.phase_frame import REFUSED, PhaseFrame
from ciphergen.generator.machine import Kept, Label
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.interface.phases import PhaseRole
from ciphergen.interface.table import key_expansion, row_of_bytes

_NONCES = range(7, 14)  # bytes of a nonce
_TWO_BYTES = 65280  # associated data of fewer bytes say how many in two bytes, others in six
_MOST_BITS = 32  # of that number


def ccm(plan: Plan, role: PhaseRole, build: Builder, prefix: str) -> None:
    """Build a function of the mode."""
    frame = _Ccm(plan, role, build, prefix)
    if role.expands:
        frame.expand()
    else:
        frame.crypt()


class _Ccm(PhaseFrame):
    """The function being built. nothing: the counter block of which the number is 0; counter: the next one; filled: a
    block for what is shorter than one."""

    def expand(self) -> None:
        """Build key expansion, which is that of the cipher."""
        self._call(key_expansion().name, *self.given.values())
        self.build.leave()

    def crypt(self) -> None:
        """Build encryption or decryption."""
        build, refused = self.build, self.build.label("refused")
        _, self.nonce, self.nonce_bytes, self.aad, self.aad_bytes, self.source, self.target, self.bytes, tag, count = (
            self.given.values()
        )
        self.made, self.nothing, self.filled = (self._block() for _ in range(3))
        both = build.buffer_in_frame(self.file, 2 * len(self.made))
        self.tag, self.counter = both[: len(self.made)], both[len(self.made) :]
        self._check_sizes(refused)
        self._check_tag(count, refused)
        self._begin(count)
        self._associate()
        if self.role.refuses:
            self._count()
            (name,) = fused(self.mode)
            self._of_mode(name, self.ks, self._address(self.tag), self.source, self.bytes)
        else:
            self._fold(self.source, self.bytes)
        self._mask()
        if self.role.refuses:
            self._compare(tag, count, self._clear)
            self._stream()
        else:
            self._stream()
            self._put_tag(tag, count)
        build.leave(self._number(0))
        with build.cold(refused):
            build.leave(self._number(REFUSED))

    def _check_sizes(self, refused: Label) -> None:
        """Build jumps away with a nonce that is too short or too long, and with a message whose length does not fit
        beside it."""
        build, n, p = self.build, self._var("n"), self._var("p")
        sized, fits = build.label("sized"), build.label("fits")
        self._if_among(self.nonce_bytes, _NONCES, sized, refused)
        build.jump(refused)
        build.place(sized)
        if self.rules.bits > _MOST_BITS:
            build.branch("if_not_zero", self._one(n >> _MOST_BITS, n=self.aad_bytes), refused)
            build.place(build.label("not_so_many"))
        # In as many bytes as a register has, any length fits.
        self._if_below(self.nonce_bytes, self._number(self.size - self.unit), fits)
        above = self._one(p >> ((const(self.size - 1, n.width) - n) << 3), p=self.bytes, n=self.nonce_bytes)
        build.branch("if_not_zero", above, refused)
        build.place(fits)

    def _begin(self, count: Ref) -> None:
        """Build the counter block of which the number is 0, and the first block of what is authenticated, encrypted."""
        build, f, wide = self.build, variable("f", 8 * self.size), self._wide
        self._fill(self.nonce, self.nonce_bytes)
        self._put(
            (f >> 8) ^ (wide(const(14, self.rules.bits) - self._var("n")) << 120),
            self.nothing,
            f=self.filled,
            n=self.nonce_bytes,
        )
        flags = (self._var("t") - 2) << 2
        more, known = build.label("more"), build.label("known")
        any_ = build.fresh(self.file, "any")
        build.copy(self._number(64), any_)
        build.branch("if_not_zero", self.aad_bytes, known)
        build.place(more)
        build.copy(self._number(0), any_)
        build.place(known)
        first = f ^ (wide(flags + self._var("any")) << 120) ^ wide(self._var("p"))
        self._put(first, self.tag, f=self.nothing, t=count, any=any_, p=self.bytes)
        self._encrypt(self.tag)

    def _wide(self, number: Term) -> Term:
        return zext(number, 8 * self.size)

    def _fill(self, data: Ref, count: Ref) -> None:
        """Build what is shorter than a block, with zeros behind it."""
        self._zeros(self.filled)
        self._of_mode("filled", self._address(self.filled), data, count)

    def _associate(self) -> None:
        """Build the fold over the associated data, of which the first stand in a block with their length."""
        build, rest = self.build, self.build.label("associated")
        y, f, a = variable("y", 8 * self.size), variable("f", 8 * self.size), self._wide(self._var("a"))
        short, whole = build.label("short"), build.label("whole")
        build.branch("if_zero", self.aad_bytes, rest)
        build.place(build.label("some"))
        part = self._own(self.aad_bytes, "part")
        self._if_below(self.aad_bytes, self._number(14), short)
        build.copy(self._number(14), part)
        self._if_below(self.aad_bytes, self._number(_TWO_BYTES), short)
        build.copy(self._number(10), part)
        self._fill(self.aad, part)
        long = y ^ const(0xFFFE << 112, y.width) ^ (a << 80) ^ (f >> 48)
        self._put(long, self.tag, y=self.tag, f=self.filled, a=self.aad_bytes)
        build.jump(whole)
        build.place(short)
        self._fill(self.aad, part)
        self._put(y ^ (a << 112) ^ (f >> 16), self.tag, y=self.tag, f=self.filled, a=self.aad_bytes)
        build.place(whole)
        self._encrypt(self.tag)
        x, b = self._var("x"), self._var("b")
        pointer, left = self._one(x + b, x=self.aad, b=part), self._one(x - b, x=self.aad_bytes, b=part)
        self._fold(pointer, left)
        build.place(rest)

    def _fold(self, data: Ref, count: Ref) -> None:
        self._of_mode("chain", self.ks, self._address(self.tag), data, count)

    def _count(self) -> None:
        """Build the counter block that a message begins with."""
        self._put(variable("f", 8 * self.size) + 1, self.counter, f=self.nothing)

    def _mask(self) -> None:
        """Build the tag, of what was authenticated."""
        a, b = variable("a", 8 * self.size), variable("b", 8 * self.size)
        self._copy(self.nothing, self.made)
        self._encrypt(self.made)
        self._put(a ^ b, self.tag, a=self.tag, b=self.made)

    def _copy(self, source: list[Kept], target: list[Kept]) -> None:
        for one, other in zip(source, target, strict=True):
            self.build.keep(self.build.kept(one), other)

    def _clear(self) -> None:
        self._of_mode(CLEAR, self._address(self.made), self.target, self.bytes)

    def _stream(self) -> None:
        """Build counter mode over the message."""
        self._count()
        name = row_of_bytes(ENCRYPT).name
        self._call(name, self.ks, self._address(self.counter), self.source, self.target, self.bytes)

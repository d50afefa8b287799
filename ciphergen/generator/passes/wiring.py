"""Wiring: a register whose bits come from other registers, as few shifted and masked ones as are found.

Bits that come from one register over one distance are a piece: the register shifted or rotated, and masked where bits
come along that must not. What is known to be zero needs no mask, nor does a bit that nobody asks for. Of the forms
that a piece can have, the cheapest on the target is taken.

    before  bits 8 to 15 of x:32 as bits 0 to 7, the bits above not asked for
    after   (lshr x:32 0x8:32)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ciphergen.dsl.term import Term, const, rotl, substitute, var

# A bit of a word: bit `int` of a register, or a constant.
Bit = tuple[Term, int] | int
# What a term costs on the target.
Price = Callable[[Term], int]


class Zeros:
    """The bits of terms that are known to be zero, as masks."""

    def __init__(self) -> None:
        self._found: dict[Term, int] = {}

    def know(self, variable: Term, zeros: int) -> None:
        """Note the bits of a variable that are zero."""
        self._found[variable] = zeros

    def of(self, term: Term) -> int:
        """Return the bits of a term that are known to be zero."""
        waiting = [term]  # no recursion: compression functions are a thousand operations deep
        while waiting:
            now = waiting[-1]
            below = [a for a in now.args if a.width == now.width and a not in self._found]
            if below and now not in self._found:
                waiting += below
                continue
            waiting.pop()
            if now not in self._found:
                self._found[now] = self._computed(now)
        return self._found[term]

    def _computed(self, term: Term) -> int:
        everything = (1 << term.width) - 1
        if term.is_const:
            return everything & ~term.value
        args = [self._found[a] for a in term.args if a.width == term.width]
        match term.op:
            case "and":
                return args[0] | args[1]
            case "or" | "xor":
                return args[0] & args[1]
            case "shl" if term.args[1].is_const:
                n = term.args[1].value
                return (args[0] << n | (1 << n) - 1) & everything
            case "lshr" if term.args[1].is_const:
                n = term.args[1].value
                return args[0] >> n | (everything & ~(everything >> n))
            case "rotl":
                n = term.number
                return (args[0] << n | args[0] >> term.width - n) & everything
            case "zext":
                return everything & ~((1 << term.args[0].width) - 1)
            case _:
                return 0


class Wiring:
    """A gatherer of registers from bits, which remembers the cheapest form of each piece.

    Args:
        width: of a register.
        price: of a term over one variable, a register that is there.
    """

    def __init__(self, width: int, price: Price) -> None:
        self.zeros, self._width, self._price = Zeros(), width, price
        self._best: dict[tuple[int, int, int, int], Term] = {}
        self._register = var("register", width)

    def gathered(self, bits: Sequence[Bit]) -> Term:
        """Return a register with these bits, the lowest first; what stands above them is not said."""
        asked = (1 << len(bits)) - 1
        pieces: dict[tuple[Term, int], int] = {}
        ones = 0
        for position, bit in enumerate(bits):
            if isinstance(bit, int):
                ones |= bit << position
            else:
                way = (bit[0], (position - bit[1]) % self._width)
                pieces[way] = pieces.get(way, 0) | 1 << position
        if not pieces:
            return const(ones, self._width)
        whole, *others = [self._piece(*way, mask, asked) for way, mask in pieces.items()]
        for other in others:
            whole = whole | other
        return whole | ones if ones else whole

    def masked(self, term: Term, mask: int) -> Term:
        """Return a term with nothing but the bits of the mask."""
        return self._piece(term, 0, mask, (1 << self._width) - 1)

    def _piece(self, register: Term, distance: int, mask: int, asked: int) -> Term:
        """Return the cheapest term that has the bits of the mask where they are asked for, and zeros there else."""
        zeros = self.zeros.of(register)
        form = (distance, mask, asked, zeros)
        if form not in self._best:
            self._best[form] = self._cheapest(*form)
        return substitute([self._best[form]], {self._register: register})[0]

    def _cheapest(self, distance: int, mask: int, asked: int, zeros: int) -> Term:
        known = Zeros()
        known.know(self._register, zeros)
        forms = _forms(self._register, distance, mask, asked, known)
        return min((form for form in forms if not asked & ~mask & ~known.of(form)), key=self._price)


def _forms(register: Term, distance: int, mask: int, asked: int, zeros: Zeros) -> Iterator[Term]:
    """Yield forms of a piece, in some of which other bits stand beside those of the mask."""
    width = register.width
    everything = (1 << width) - 1
    low, high = (mask & -mask).bit_length() - 1, mask.bit_length()
    moved = []
    if not mask & ((1 << distance) - 1):
        moved.append(register << distance if distance else register)
    if distance and not mask >> distance:
        moved.append(register >> width - distance)
    if distance:
        moved.append(rotl(register, distance))
    yield from moved
    start = (low - distance) % width  # of the field in its register
    if mask == (1 << high) - (1 << low) and start + high - low <= width:
        left = width - start - (high - low)
        yield _right(register << left if left else register, width - high)
        yield _left(register >> start if start else register, low)
    for form in moved:
        for wider in dict.fromkeys((mask, mask | everything & ~asked, (mask | zeros.of(form) | ~asked) & everything)):
            yield form & wider


def _left(term: Term, n: int) -> Term:
    return term << n if n else term


def _right(term: Term, n: int) -> Term:
    return term >> n if n else term

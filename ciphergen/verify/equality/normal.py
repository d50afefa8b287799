"""The normal form in which the prover compares terms, and the equations that lead to it.

Bit plumbing (shifts and rotations by constants, masks, extensions, bytes of words) becomes `concat` of
`extract`s, with a whole rotation written as `rotl`; sums become sorted linear combinations; everything
else is folded only where a constant or two equal arguments decide it. Exclusive ors stay two-operand:
flattened, they would lose the nodes at which program and specification meet.

Trusted: every equation is proved for many widths by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from ciphergen.dsl.term import Kind, Term, concat, const, extract, make, rotl
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.term.operation import Param, Same
from ciphergen.verify.equality.choices import choice
from ciphergen.verify.equality.comparisons import carry_above, equal, less, sign
from ciphergen.verify.equality.lanes import LaneSums
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import (
    by_rank,
    cancel_xor,
    cut,
    cuts,
    flipped,
    halves,
    is_plain,
    is_value,
    merge,
    missing,
    places,
    rotations,
    runs,
    signed_bits,
    sources,
    stand_apart,
    unflipped,
    with_constant,
)
from ciphergen.verify.equality.pieces import decided, split
from ciphergen.verify.equality.sums import sum_of
from ciphergen.verify.equality.tables import look_up
from ciphergen.verify.equality.turns import chosen, shifted, turned, turned_back
from ciphergen.verify.equality.wide import Widths

# A mask that keeps more separate runs of bits than this stays an `and`: cutting a word into many small
# pieces costs more than it shows.
MOST_RUNS = 8
SUMS = ("add", "sub", "neg")
_Rule = Callable[[Term, tuple[Term, ...]], Term]


class Normalizer:
    """A rewriter of terms to normal form, each term once. word, register: bits of the widest words of the text, and of
    registers of the code, where they differ; others: of other words of several registers; see `wide` and `lanes`.

    The memory of what was rewritten lives as long as the object; it only saves time.
    """

    def __init__(self, word: int = 0, register: int = 0, others: tuple[int, ...] = ()) -> None:
        self._known: dict[Term, Term] = {}
        self.of = word, register, others
        self._widths = Widths(self, word, register, others)
        self._lanes = LaneSums(self, word, register)
        # What laws do not give; by kind what all operations of one share.
        self._rules: dict[str, _Rule] = {
            "extract": lambda t, a: self.extract(a[0], t.number + t.width - 1, t.number),
            "concat": lambda t, a: self.concat(a),
            "sext": lambda t, a: self.extend(a[0], t.width),
            "ashr": self._ashr,
            "rotl": lambda t, a: self.rotl(a[0], t.number),
            "not": self._not,
            "add": self._add,
            "mul": self._mul,
            "eq": lambda t, a: equal(self, *a),
            "ult": lambda t, a: less(self, *self._widths.compared(*a)),
            "ite": lambda t, a: choice(self, t, a),
            "table": lambda t, a: look_up(self, t, a[0]),
        }
        self._kinds: dict[Kind, _Rule] = {
            Kind.WIRING: self._wiring,
            Kind.SHIFT: lambda t, a: self._wiring(t, a) if a[1].is_const else shifted(self, t.op, *a),
            Kind.BITWISE: lambda t, a: self.bitwise(t.op, a[0], a[1]),
            Kind.ARITHMETIC: self._arithmetic,
        }

    def __call__(self, term: Term) -> Term:
        """Return a term's normal form: a term with the same value for every assignment of the variables."""
        if (known := self._known.get(term)) is not None:
            return known
        if all(map(self._known.__contains__, term.args)):
            return self._step(term)
        for t in missing(term, self._known):
            if t not in self._known:  # it can be the normal form of one before it
                self._step(t)
        return self._known[term]

    def __len__(self) -> int:
        return len(self._known)

    def forget(self, term: Term | None = None) -> None:
        """Forget what was rewritten, or only what one term was rewritten to."""
        if term is None:
            self._known.clear()
        else:
            self._known.pop(term, None)

    def _step(self, term: Term) -> Term:
        known, rule = self._known, self._rules.get(term.op) or self._rule(term)
        result = rule(term, tuple([known[a] for a in term.args])) if term.args else term
        known[term] = known[result] = result
        return result

    def _rule(self, term: Term) -> _Rule:
        """Return the rule of an operation that laws or its kind give, and keep it."""
        rule = self._other if term.kind is Kind.BITWISE and not term.commutes else self._kinds.get(term.kind)
        return self._rules.setdefault(term.op, rule or self._other)

    def _other(self, term: Term, args: tuple[Term, ...]) -> Term:
        return self.lawful(term.op, args, term.width, term.param)

    def lawful(self, op: str, args: tuple[Term, ...], width: int, param: Param = None) -> Term:
        """Return an operation simplified by the laws of its row."""
        laws = OPERATIONS[op].laws
        if laws.involution and args[0].op == op:
            return args[0].args[0]
        if len(args) != 2:
            return make(op, args, width, param)
        a, b = args[::-1] if laws.commutative and args[0].is_const else args
        if laws.unit is not None and is_value(b, laws.unit & ((1 << b.width) - 1)):
            return a
        if laws.absorbing is not None and is_value(b, laws.absorbing & ((1 << b.width) - 1)):
            return const(laws.absorbing, width)
        if laws.same is not None and a is b:
            return a if laws.same is Same.ITSELF else const(laws.same, width)
        return make(op, tuple(sorted((a, b), key=by_rank)) if laws.commutative else (a, b), width, param)

    # Bit plumbing. Arguments are in normal form already.

    def _wiring(self, term: Term, args: tuple[Term, ...]) -> Term:
        """Return an operation that only moves bits as the concat of its source pieces."""

        def piece(args: tuple[Term, ...], number: int, high: int, low: int) -> Term:
            return self.extract(args[number], high, low) if number >= 0 else const(number + 1, high - low + 1)

        distance = args[1].value if term.kind is Kind.SHIFT else None
        pieces = sources(term.op, term.width, tuple([a.width for a in args]), term.param, distance)
        return self.concat([piece(args, *p) for p in pieces])

    def extract(self, a: Term, high: int, low: int) -> Term:
        """Return bits high..low of a term in normal form."""
        if high - low + 1 == a.width:
            return a
        if a.op == "concat":
            return self.concat([self.extract(part, top, bottom) for part, top, bottom in cut(a, high, low)])
        if a.op == "extract":
            return self.extract(a.args[0], high + a.number, low + a.number)
        if a.op == "rotl":
            k, x = a.number, a.args[0]
            if low >= k:
                return self.extract(x, high - k, low - k)
            if high < k:
                return self.extract(x, high - k + a.width, low - k + a.width)
            return self.concat([self.extract(x, high - k, 0), self.extract(x, a.width - 1, low - k + a.width)])
        if a.op == "sext":
            x, top = a.args[0], a.args[0].width - 1
            return self.extend(self.extract(x, min(high, top), min(low, top)), high - low + 1)
        if by_constant := with_constant(a, high, low):
            op, x, c = by_constant
            return self.bitwise(op, self.extract(x, high, low), c)
        if low == high == a.width - 1 and (bit := sign(a) or self._widths.carry(a)):
            return self(bit)
        if low == high and (bit := carry_above(self, a, low)):
            return self(bit)
        narrow = self._widths.cut(a, high)
        return extract(a, high, low) if narrow is None else self.extract(narrow, high, low)

    def is_whole(self, a: Term) -> bool:
        """Return True if the bytes of a term in normal form are sure to make that term again."""
        return not self._widths.cuts and all(map(is_plain, a.args if a.op == "concat" else (a,)))

    def of_bytes(self, a: Term) -> Term:
        """Return a term as its bytes make it, which may be another where registers have bits above those of a word."""
        lows = range(a.width - 8, -8, -8) if self._widths.cuts and a.args and a.width % 8 == 0 else ()
        return self.concat([self.extract(a, low + 7, low) for low in lows]) if lows else a

    def concat(self, parts: Sequence[Term]) -> Term:
        """Return the concat of parts: flat, with neighbours merged, whole rotations recognised, signs in front."""
        if stand_apart(parts):
            return concat(*parts)
        flat: list[Term] = []
        turned = False  # there may be a whole rotation
        for part in parts:
            for piece in part.args if part.op == "concat" else (part,):
                turned = turned or piece.op == "rotl" or (piece.op == "extract" and piece.number == 0)
                for run in halves(piece) if piece.op == "rotl" else (piece,):
                    merged = (merge(flat[-1], run) or self._widths.joined(flat[-1], run)) if flat else None
                    if merged is None:
                        flat.append(run)
                    else:
                        flat[-1] = merged
        if flat[0].op == "sext" and len(flat) > 1:
            return self.extend(self.concat([flat[0].args[0], *flat[1:]]), sum(piece.width for piece in flat))
        plain = rotations(flat) if turned else flat
        if pair := unflipped(flat):
            bare, flips = self.concat(pair[0]), pair[1]
            if bare.op != "concat":
                return self.bitwise("xor", bare, flips)
            if len(bare.args) < len(plain):
                return concat(*(self.bitwise("xor", x, extract(flips, top, low)) for x, top, low in places(bare)))
        return concat(*plain)

    def rotl(self, a: Term, distance: int) -> Term:
        """Return a rotation: of a concat, the rotated pieces; of a rotation, one rotation."""
        if a.op == "rotl":
            distance, a = (distance + a.number) % a.width, a.args[0]
        if distance == 0:
            return a
        if flips := flipped(a):
            return self.bitwise("xor", self.rotl(flips[0], distance), rotl(flips[1], distance))
        if a.op == "concat":
            split = a.width - distance
            return self.concat([self.extract(a, split - 1, 0), self.extract(a, a.width - 1, split)])
        return make("rotl", (a,), a.width, distance)

    def _ashr(self, term: Term, args: tuple[Term, ...]) -> Term:
        if not args[1].is_const:
            return self.lawful(term.op, args, term.width)
        k = min(args[1].value, term.width - 1)
        return args[0] if k == 0 else self.extend(self.extract(args[0], term.width - 1, k), term.width)

    def extend(self, a: Term, width: int) -> Term:
        """Return the sign extension of a term; zero extension if the top bit is a known 0."""
        if a.width == width:
            return a
        if a.op == "concat" and is_value(a.args[0], 0):
            return self.concat([const(0, width - a.width), a])
        return make("sext", (a.args[0] if a.op == "sext" else a,), width)

    # Bitwise operations.

    def _not(self, term: Term, args: tuple[Term, ...]) -> Term:
        a = args[0]
        if a.op == "not":
            return a.args[0]
        if a.op == "concat":
            return self.concat([self(~p) for p in a.args])
        if a.op == "sext":
            return self.extend(self(~a.args[0]), a.width)
        if a.op == "xor" and a.args[1].is_const:
            return make("xor", (a.args[0], ~a.args[1]), a.width)
        return make("not", (a,), a.width)

    def bitwise(self, op: str, a: Term, b: Term) -> Term:
        """Return a commutative bitwise operation in normal form: fold constants, leave sign extension for last, and
        split arguments with equal cuts into pieces."""
        if a.op == "const":
            if b.op == "const":
                return self.lawful(op, (a, b), a.width) if a is b else make(op, (a, b), a.width)
            a, b = b, a
        if (a.op == "sext" or b.op == "sext") and (width := max(signed_bits(a), signed_bits(b))) < a.width:
            low = self.bitwise(op, self.extract(a, width - 1, 0), self.extract(b, width - 1, 0))
            return self.extend(low, a.width)
        if b.op == "const":
            return self._with_constant(op, a, b)
        if a is b:
            return self.lawful(op, (a, b), a.width)
        if self._widths.spans(a.width):
            return chosen(self, op, a, b) or self._widths.bitwise(op, a, b)
        if "concat" in (a.op, b.op) and (pieces := self._by_pieces(op, a, b)) is not None:
            return self.concat(pieces)
        if op == "xor":
            return self._lanes.with_top(a, b) or turned(self, a, b) or cancel_xor(a, b)
        turn = turned_back(self, a, b) or turned(self, a, b) if op == "or" else None
        return turn or make(op, (b, a) if b.rank < a.rank else (a, b), a.width)

    def _with_constant(self, op: str, a: Term, c: Term) -> Term:
        """Return and, or, xor with a constant: and and or split at the constant's runs of equal bits, xor distributed
        over the parts of a concat."""
        pieces = runs(c)
        if len(pieces) == 1:
            if op == "xor" and pieces[0][2]:
                return self(~a)
            return self.lawful(op, (a, c), a.width)
        if op == "xor":
            if a.op == "concat":
                return self.concat([self.bitwise(op, part, self.extract(c, top, low)) for part, top, low in places(a)])
            if flips := flipped(a):
                return self.bitwise(op, flips[0], flips[1] ^ c)
            return make(op, (a, c), a.width)
        if len(pieces) > max(MOST_RUNS, self._lanes.runs(a.width)):
            if op == "and" and a.op == "sext" and not pieces[0][2]:  # of a sign only what is kept says how wide it is
                low = pieces[0][1]
                kept = self.bitwise(op, self.extract(a, low - 1, 0), self.extract(c, low - 1, 0))
                return self.concat([const(0, a.width - low), kept])
            return make(op, (self._widths.masked(a, c) if op == "and" else a, c), a.width)
        return self.concat(
            [self.bitwise(op, self.extract(a, top, low), self.extract(c, top, low)) for top, low, _ in pieces]
        )

    def _by_pieces(self, op: str, a: Term, b: Term) -> list[Term] | None:
        """Return a bitwise operation, of which an argument is a concat, in pieces, at cuts of both arguments or where a
        constant, or the same bits, face every piece; None without such cuts."""
        if a.op == b.op and [part.width for part in a.args] == [part.width for part in b.args]:
            return [self.bitwise(op, x, y) for x, y in zip(a.args, b.args, strict=True)]
        pairs = decided(self, a, b)
        if pairs is None:
            common = cuts(a, constants=True) & cuts(b, constants=True)
            if len(common) == 1:
                return None
            pairs = split(self, a, b, common)
        return [self.bitwise(op, x, y) for x, y in pairs]

    # Arithmetic, comparison, choice.

    def _arithmetic(self, term: Term, args: tuple[Term, ...]) -> Term:
        """Return a sum or product as a linear combination, else what the laws of its row give."""
        factors = OPERATIONS[term.op].factors
        if not factors:
            return self.lawful(term.op, args, term.width)
        if self._widths.spans(term.width):
            return self._widths.arithmetic(factors, args)
        if len(args) == 2 and (lanes := self._lanes.apart(term.op, *args)):
            return self.concat(lanes)
        parts = [Linear.of(a).times(factor) for a, factor in zip(args, factors, strict=True)]
        return self.sum(reduce(Linear.plus, parts))

    def _add(self, term: Term, args: tuple[Term, ...]) -> Term:
        return self.without_carry(*args) or turned(self, *args) or self._arithmetic(term, args)

    def without_carry(self, a: Term, b: Term) -> Term | None:
        """Return the sum of two terms of which each bit is 0 in one, None for other terms, and where one is a sum: its
        form made anew from its operations has to be the same, whichever parts come first."""
        if a.op in SUMS or b.op in SUMS:
            return None
        pieces = split(self, a, b, cuts(a) | cuts(b)) if "concat" in (a.op, b.op) else [(a, b)]
        return self.bitwise("or", a, b) if all(is_value(x, 0) or is_value(y, 0) for x, y in pieces) else None

    def sum(self, linear: Linear) -> Term:
        """Return the one term for a linear combination: its parts in a fixed order, then the constant."""
        return sum_of(self, linear)

    def _mul(self, term: Term, args: tuple[Term, ...]) -> Term:
        a, b = args[::-1] if args[0].is_const else args
        if b.is_const:
            return self._widths.multiple(a, b.value) or self.sum(Linear.of(a).times(b.value))
        return self._widths.product(a, b) or self.lawful(term.op, args, term.width)

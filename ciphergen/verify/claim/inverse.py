"""The proof that a cipher text's decryption undoes its encryption: a property of the text, without any code.

It is asked for any round keys at all, which is often the easier question, first round by round (`peel.py`), then of the
whole. A text may need more: that round keys belong together, as the schedule makes them. Then it is asked round by
round for what the schedule makes of other round keys that a round reads (`made_keys.py`), word by word (`meetings.py`),
and for the round keys of every key as a whole; and it is refuted only with a key and a block that show it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.entry import Entry, Rate
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, topological
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.dsl.variant import Rows
from ciphergen.verify.claim.made_keys import MadeKeys
from ciphergen.verify.claim.meetings import Meetings
from ciphergen.verify.claim.obligation import Pair
from ciphergen.verify.claim.peel import Direction, peeled
from ciphergen.verify.equality.end_around import EndAroundProducts, is_multiple
from ciphergen.verify.equality.equal import METHODS, Equality, Settled
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.patience import PATIENCE, OutOfPatience, PatientSolver
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.variables import input_byte, key_byte, port_bytes, symbol
from ciphergen.verify.verdict import Obligation, Property, Verdict

MADE = "for the round keys that the schedule makes, though not for any others"
RANDOM = 1024  # keys and blocks that are tried
Values = Callable[[Term], int]


def prove_inverse(variant: Variant, equality: Equality, solver: PatientSolver) -> Obligation:
    """Prove that decrypt(encrypt(x)) = x for every key. solver: that of `equality`."""
    method = _by_rounds(direction(variant, ENCRYPT), direction(variant, DECRYPT), equality, solver)
    if method is not None:
        return _obligation(variant, Settled(Verdict.PROVED, method), "")
    rows = variant.key_variables()
    any_words = [[symbol("rk", w.width, Secrecy.SECRET, i, j) for j, w in enumerate(row)] for i, row in enumerate(rows)]
    settled = _settle(variant, equality, solver, any_words)[0]
    if settled.verdict is Verdict.PROVED:
        return _obligation(variant, settled, "")
    method = _by_made_rounds(variant, equality, solver)
    if method is not None:
        return _obligation(variant, Settled(Verdict.PROVED, method), MADE)
    of_others = MadeKeys.of(variant).made_of(variant.steps(ENCRYPT))
    settled = _settle(variant, equality, solver, [[of_others[word] for word in row] for row in rows])[0]
    if settled.verdict is Verdict.PROVED:
        return _obligation(variant, settled, MADE)
    made = variant.schedule([key_byte(i) for i in range(variant.key_bytes)])
    settled, pairs = _settle(variant, equality, solver, made)
    if settled.verdict is Verdict.PROVED:
        return _obligation(variant, settled, MADE)
    found = next(filter(None, (_tried(variant, values) for values in _suspects(equality, settled, pairs))), None)
    verdict = Verdict.UNDECIDED if found is None else Verdict.REFUTED
    text = found or f"neither proved nor refuted: {RANDOM:,} random blocks under random keys come back"
    return _obligation(variant, Settled(verdict, settled.method), text)


def prove_undone(variant: Variant, pair: tuple[Entry, Entry], equality: Equality, solver: PatientSolver) -> Obligation:
    """Prove that the first entry point of a pair undoes the second, whatever their other inputs are. solver: that of
    `equality`."""
    inverse, entry = pair
    method = _by_rounds(entry_direction(variant, entry), entry_direction(variant, inverse), equality, solver)
    if method is not None:
        return _obligation(variant, Settled(Verdict.PROVED, method), "")
    given = {port.name: port_bytes(port) for port in entry.inputs}
    (block,), (taken,) = entry.of_rate(Rate.BLOCK), inverse.of_rate(Rate.BLOCK)
    (made,) = variant.call(entry.name, given).values()
    there = {**given, taken.name: [equality.normal(byte) for byte in made]}
    (back,) = variant.call(inverse.name, {port.name: there[port.name] for port in inverse.inputs}).values()
    pairs = list(zip(back, given[block.name], strict=True))
    settled = _settled(equality, solver, pairs)
    detail = "" if settled.verdict is Verdict.PROVED else f"'{inverse.name}' is not proved to undo '{entry.name}'"
    return _obligation(variant, settled, detail)


def direction(variant: Variant, name: str) -> Direction:
    """Return encryption or decryption, for any round keys."""
    keys = variant.key_variables()
    block = [None] * variant.block_words
    return Direction(variant.steps(name), block, lambda words: variant.run(name, keys, words))


def entry_direction(variant: Variant, entry: Entry) -> Direction:
    """Return what an entry point makes of a block and of its other inputs, whatever these are."""
    given: list[Term | None] = []
    for port in entry.inputs:
        if port.rate is not Rate.READY:
            block = port.rate is Rate.BLOCK
            given += [None] * port.words if block else variant.words(port_bytes(port))
    made = [word for row in variant.ready_keys(entry.name) for word in row]

    def whole(words: Sequence[Term]) -> Sequence[Term]:
        rest, all_of_them = iter(words), list[Term]()
        for port in entry.inputs:
            all_of_them += made if port.rate is Rate.READY else [next(rest) for _ in range(port.words)]
        return variant.entry_words(entry, all_of_them)

    return Direction(variant.steps(entry.name), given, whole)


def _by_rounds(there: Direction, back: Direction, equality: Equality, solver: PatientSolver) -> str | None:
    """Return the method by which rounds undo each other, None if that is not shown: by words as the text has them, with
    products modulo 2**n - 1 as variables, or as registers of the code hold them."""
    found = peeled(there, back, plain := Normalizer(), lambda pairs: _alike(plain, pairs))
    found = found or _by_products(there, back, plain, equality, solver)
    return found or peeled(there, back, equality.normal, lambda pairs: _settled(equality, solver, pairs))


def _by_products(
    there: Direction, back: Direction, plain: Normalizer, equality: Equality, solver: PatientSolver
) -> str | None:
    """Return the method by which rounds with products modulo 2**n - 1 undo each other, None if that is not shown, or
    none of the rounds has products by numbers."""
    if not any(map(is_multiple, topological([word for step in there.steps for word in step.outputs]))):
        return None

    def same(a: Term, b: Term) -> bool:
        return _settled(equality, solver, [(a, b)]).verdict is Verdict.PROVED

    products = EndAroundProducts(plain, solver, same)
    return peeled(
        there, back, products, lambda pairs: _settled(equality, solver, [(products(a), products(b)) for a, b in pairs])
    )


def _alike(normal: Normalizer, pairs: Sequence[Pair]) -> Settled:
    """Settle whether the pairs have one normal form each."""
    alike = all(normal(a) is normal(b) for a, b in pairs)
    return Settled(Verdict.PROVED if alike else Verdict.UNDECIDED, METHODS[-1])


def _by_made_rounds(variant: Variant, equality: Equality, solver: PatientSolver) -> str | None:
    """Return the method by which rounds undo each other under the round keys that the schedule makes, None if that is
    not shown."""
    keys, meetings = MadeKeys.of(variant), Meetings(equality, solver)
    there, back = direction(variant, ENCRYPT), direction(variant, DECRYPT)
    solver.allow(PATIENCE)
    try:
        return peeled(there, back, equality.normal, meetings.settle, keys)
    except OutOfPatience:
        return None


def _settled(equality: Equality, solver: PatientSolver, pairs: Sequence[Pair]) -> Settled:
    """Settle the pairs; undecided if patience runs out."""
    solver.allow(PATIENCE // 2)
    try:
        return equality.settle(pairs)
    except OutOfPatience:
        return Settled(Verdict.UNDECIDED, "sweep")


def _obligation(variant: Variant, settled: Settled, detail: str) -> Obligation:
    return Obligation(variant.name, "cipher", Property.INVERSE, settled.verdict, settled.method, detail)


def _settle(
    variant: Variant, equality: Equality, solver: PatientSolver, round_keys: Rows
) -> tuple[Settled, Sequence[Pair]]:
    """Settle whether decryption gives each byte of a block back under the round keys; return the verdict and the pairs
    compared."""
    block = [input_byte(i) for i in range(variant.block_bytes)]
    back = variant.decrypt(round_keys, [equality.normal(b) for b in variant.encrypt(round_keys, block)])
    pairs = list(zip(back, block, strict=True))
    return _settled(equality, solver, pairs), pairs


def _suspects(equality: Equality, settled: Settled, pairs: Sequence[Pair]) -> Iterator[Values]:
    """Yield assignments of key and block for which decryption may not undo encryption."""
    if settled.vector >= 0:
        simulator = settled.simulator or equality.simulator
        yield lambda t: int(simulator(t)[settled.vector])
    many = TermSimulator(RANDOM, seed=3)
    for back, byte in pairs:
        for vector in (many(back) != many(byte)).nonzero()[0][:1]:
            yield lambda t, vector=vector: int(many(t)[vector])  # type: ignore[misc]
    if settled.pair >= 0:
        try:
            model = equality.difference(*pairs[settled.pair]) or {}
        except OutOfPatience:
            return
        yield lambda t: model.get(t, 0)


def _tried(variant: Variant, values: Values) -> str:
    """Return a message if, evaluated on the assignment, decryption does not undo encryption; else the empty text."""
    text = Concrete(variant)
    key = bytes(values(key_byte(i)) for i in range(variant.key_bytes))
    block = bytes(values(input_byte(i)) for i in range(variant.block_bytes))
    round_keys = text.schedule(key)
    back = text.decrypt(round_keys, text.encrypt(round_keys, block))
    if back == block:
        return ""
    return f"under the key {key.hex()} the block {block.hex()} does not come back, but {back.hex()}"

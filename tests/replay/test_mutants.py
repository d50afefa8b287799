"""Certificates of wrong code: no merges are found that show them. The raw terms of a small cipher with tables, sums and
products are written in other ways, which steps can show; then one operation, constant, entry or argument is changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from ciphergen.dsl.cipher import Variant, parse_cipher
from ciphergen.dsl.term import (
    Term,
    const,
    evaluate,
    extract,
    ite,
    lookup,
    make,
    rebuild,
    remake,
    topological,
    var,
    zext,
)
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.replay import laws
from ciphergen.replay.graph import Refused
from ciphergen.verify.certificate.merges import merges
from ciphergen.verify.certificate.write import _TermNumbering

TEXT = """
cipher MIX {
  word 8 little
  block 2 words
  variant MIX { key 2 words }
  table S: bits(4) -> bits(4) = [12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2]
  table T: bits(4) -> bits(4) = inverse S
  schedule(k) -> rk: word[2] {
    let a = (k[0] + 0x39) <<< 3
    rk = [a, k[1] * a]
  }
  encrypt(x, rk) -> y {
    y[0] = join(S[split(x[1] ^ rk[0], 4)]) <<< 3
    y[1] = x[0] + (y[0] & rk[1]) + 5 * y[0]
  }
  decrypt(y, rk) -> x {
    x[1] = join(T[split(y[0] >>> 3, 4)]) ^ rk[0]
    x[0] = y[1] - (y[0] & rk[1]) - 5 * y[0]
  }
}
"""
KEY, IN = ([var(Symbol(kind, (i,), Secrecy.SECRET), 8) for i in range(2)] for kind in ("key", "in"))
_OTHER = {
    "add": ("sub", "xor", "or"),
    "sub": ("add", "xor"),
    "xor": ("or", "add", "and"),
    "and": ("or", "xor"),
    "or": ("and", "xor"),
    "shl": ("lshr", "ashr"),
    "lshr": ("shl", "ashr"),
    "mul": ("add", "and"),
}


@cache
def variant() -> Variant:
    return parse_cipher(TEXT, "mix.cipher").variants["mix"]


@cache
def texts() -> tuple[Term, ...]:
    """What encryption and decryption write."""
    round_keys = variant().schedule(KEY)
    return (*variant().encrypt(round_keys, IN), *variant().decrypt(round_keys, IN))


def shown(written: Sequence[Term], sums: str) -> bool:
    """Whether the writer of certificates finds merges that show these outputs, two bytes of each function."""
    number, outputs = _TermNumbering(), list[dict[str, Any]]()
    for function, output in (("encrypt", written[:2]), ("decrypt", written[2:])):
        empty: dict[str, Any] = {key: [] for key in ("conditions", "states", "known", "left")}
        outputs.append(empty | {"function": function, "in_place": False, "written": number.all(output)})
    roles = {role: role for role in ("expand_key", "encrypt", "decrypt")}
    document = {"terms": number.rows, "functions": roles, "outputs": outputs, "same": [], "sums": sums}
    try:
        merges(document, variant())
    except Refused:
        return False
    return True


def values(terms: Sequence[Term]) -> list[list[int]]:
    source = Random(0)
    return [evaluate(terms, {v: source.getrandbits(8) for v in KEY + IN}) for _ in range(200)]


# Other ways to write what a text says.


def _chosen(t: Term, index: Term, low: int, count: int) -> Term:
    """A look-up by choices."""
    assert isinstance(t.param, tuple)
    if count == 1:
        return const(t.param[low], t.width)
    half, bit = count // 2, count.bit_length() - 2
    return ite(extract(index, bit, bit), _chosen(t, index, low + half, half), _chosen(t, index, low, half))


def _by_steps(t: Term, a: tuple[Term, ...]) -> Term:
    """A product with a constant, by shifts."""
    total, (x, c) = const(0, t.width), sorted(a, key=lambda factor: factor.is_const)
    if not c.is_const:
        return remake(t, a)
    for i in range(t.width):
        total = total + (x << i) if c.value >> i & 1 else total
    return total


_WAYS: dict[str, list[Callable[[Term, tuple[Term, ...]], Term]]] = {
    "add": [
        lambda t, a: a[0] - (-a[1]),
        lambda t, a: (a[0] ^ a[1]) + ((a[0] & a[1]) << 1),
        lambda t, a: extract(zext(a[0], 32) + zext(a[1], 32), t.width - 1, 0),
        lambda t, a: ~(~a[0] - a[1]),
    ],
    "sub": [lambda t, a: a[0] + ~a[1] + 1, lambda t, a: extract(zext(a[0], 32) - zext(a[1], 32), t.width - 1, 0)],
    "xor": [lambda t, a: (a[0] | a[1]) & ~(a[0] & a[1]), lambda t, a: (a[0] | a[1]) - (a[0] & a[1])],
    "and": [lambda t, a: ~(~a[0] | ~a[1]), lambda t, a: a[0] & (a[1] | ~a[0])],
    "rotl": [lambda t, a: (a[0] << t.number) | (a[0] >> (t.width - t.number))],
    "table": [
        lambda t, a: _chosen(t, a[0], 0, 1 << a[0].width),
        lambda t, a: lookup([_entries(t)[i ^ 5] for i in range(1 << a[0].width)], a[0] ^ 5, t.width),
        lambda t, a: lookup(_entries(t)[::-1], ~a[0], t.width),
    ],
    "mul": [_by_steps],
}


def _entries(t: Term) -> tuple[int, ...]:
    assert isinstance(t.param, tuple)
    return t.param


def rewritten(source: Random, share: float) -> list[Term]:
    def step(t: Term, args: tuple[Term, ...]) -> Term:
        if t.op in _WAYS and source.random() < share:
            return source.choice(_WAYS[t.op])(t, args)
        return remake(t, args) if args else t

    return rebuild(texts(), step)


def mutant(source: Random, roots: Sequence[Term]) -> list[Term]:
    """The terms with one of those below them changed."""
    order = topological(roots)
    at = source.randrange(len(order))
    t = order[at]
    new = _changed(source, t, [x for x in order[:at] if x.width == t.width])
    return rebuild(roots, lambda old, args: new if old is t else remake(old, args) if args else old)


def _changed(source: Random, t: Term, below: list[Term]) -> Term:
    flipped = t ^ const(1 << source.randrange(t.width), t.width)
    if t.op == "table":
        entries = list(_entries(t))
        entries[source.randrange(len(entries))] ^= 1 << source.randrange(t.width)
        return lookup(entries, t.args[0], t.width)
    if t.op == "rotl":
        return make("rotl", t.args, t.width, (t.number + 1) % t.width)
    if t.op == "ite":
        return ite(t.args[0], t.args[2], t.args[1])
    if t.op in _OTHER and source.random() < 0.6:
        return make(source.choice(_OTHER[t.op]), t.args, t.width)
    if t.op in _OTHER:
        return make(t.op, (source.choice([*below, flipped]), t.args[1]), t.width)
    return flipped


def found(seeds: range) -> Counter[tuple[bool, bool]]:
    """How many are right, and shown: some rewritten, with five mutants of each."""
    wanted, counts = values(texts()), Counter[tuple[bool, bool]]()
    for seed in seeds:
        source = Random(seed)
        raw, sums = rewritten(source, source.choice((0, 0.05, 0.2))), source.choice(("whole", "adders"))
        for terms in (raw, *(mutant(source, raw) for _ in range(5))):
            counts[values(terms) == wanted, shown(terms, sums)] += 1
    return counts


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_no_wrong_code_is_shown(part: int) -> None:
    counts = found(range(20 * part, 20 * part + 20))
    assert counts[False, True] == 0
    assert counts[False, False] > 70
    assert counts[True, True] > 10


@pytest.mark.long
@pytest.mark.parametrize(("op", "other"), [("mul", "and"), ("mul", "add")])
def test_a_wrong_law_shows_wrong_code(op: str, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(laws._LAWS, op, laws._LAWS[other])
    assert found(range(20))[False, True] > 0

"""That decryption undoes encryption is proved of the text, and not of a text where it nearly does."""

from __future__ import annotations

import random
import re
from itertools import chain

import pytest

from ciphergen.dsl import entry_vectors, vectors
from ciphergen.dsl.cipher import Variant, load, parse_cipher, shipped_ciphers
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.procedures import DECRYPT, DIRECTIONS, ENCRYPT
from ciphergen.dsl.term import const, eq, evaluate, ite, variables
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.claim.inverse import direction, entry_direction, prove_inverse, prove_undone
from ciphergen.verify.claim.made_keys import MadeKeys
from ciphergen.verify.claim.meetings import Meetings
from ciphergen.verify.claim.peel import peeled
from ciphergen.verify.equality.equal import METHODS, Equality, Settled
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.patience import OutOfPatience, PatientSolver
from ciphergen.verify.variables import symbol
from ciphergen.verify.verdict import Obligation, Property, Verdict
from tests import corpus

SBOX = random.Random(9).sample(range(256), 256)
INVERSE = [SBOX.index(i) for i in range(256)]


def text(inverse: list[int]) -> str:
    return f"""
cipher Near {{
  word 8 little
  block 2 words
  variant Near {{ key 2 words }}
  table S: bits(8) -> bits(8) = [{", ".join(map(str, SBOX))}]
  table B: bits(8) -> bits(8) = [{", ".join(map(str, inverse))}]
  schedule Near(t) -> rk: word[1][2] {{ rk[0] = t }}
  encrypt(x, rk) -> y {{
    y[0] = S[x[0] ^ rk[0][0]]
    y[1] = x[1] + rk[0][1]
  }}
  decrypt(y, rk) -> x {{
    x[0] = B[y[0]] ^ rk[0][0]
    x[1] = y[1] - rk[0][1]
  }}
}}
"""


def verdict(source: str) -> Obligation:
    return asked(parse_cipher(source, "near.cipher").variants["near"])


def asked(variant: Variant) -> Obligation:
    solver = PatientSolver()
    return prove_inverse(variant, Equality(Normalizer(), solver), solver)


def test_a_table_and_its_inverse_cancel() -> None:
    found = verdict(text(INVERSE))
    assert (found.prop, found.verdict) == (Property.INVERSE, Verdict.PROVED)


@pytest.mark.parametrize("entry", [0, 100, 255])
def test_one_wrong_entry_is_not_overlooked(entry: int) -> None:
    """The few values that the text is tried with when it is read pass it over."""
    wrong = [v ^ (i == entry) for i, v in enumerate(INVERSE)]
    assert verdict(text(wrong)).verdict in (Verdict.REFUTED, Verdict.UNDECIDED)


def test_a_wrong_inverse_is_refuted(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = load("lea").variants["lea128"]
    run = type(variant).run
    monkeypatch.setattr(type(variant), "run", lambda self, _, *more: run(self, ENCRYPT, *more))
    found = asked(variant)
    assert found.verdict is Verdict.REFUTED
    assert "does not come back" in found.detail


def paired(first: str, second: str) -> str:
    """Decryption has round keys of its own: the schedule makes `second` of them where encryption has `first`."""
    return f"""
cipher Near {{
  word 8 little
  block 2 words
  variant Near {{ key 2 words }}
  schedule Near(t) -> rk: word[2][2] {{
    rk[0] = [{first}]
    rk[1] = [{second}]
  }}
  encrypt(x, rk) -> y {{
    y[0] = (x[0] + rk[0][0]) ^ rk[0][1]
    y[1] = x[1] + rk[0][1]
  }}
  decrypt(y, rk) -> x {{
    x[0] = (y[0] ^ rk[1][1]) + rk[1][0]
    x[1] = y[1] - rk[1][1]
  }}
}}
"""


RIGHT = "t[0], t[1]", "0 - t[0], t[1]"


def test_round_keys_of_decryption_may_be_made_for_it() -> None:
    """No block comes back under any two round keys at all, but every one does under those of a key."""
    found = verdict(paired(*RIGHT))
    assert (found.verdict, found.method) == (Verdict.PROVED, "normal form")
    assert found.detail == "for the round keys that the schedule makes, though not for any others"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param("t[0], t[1]", "t[0], t[1]", id="nearly always"),
        pytest.param("t[0], t[1]", "0 - t[0], t[1] ^ (t[0] & 1)", id="for every other key"),
    ],
)
def test_a_text_that_is_wrong_for_keys_is_refuted_with_one(
    first: str, second: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vectors, "_TRIES", 0)  # else the text is refused when it is read
    found = verdict(paired(first, second))
    assert found.verdict is Verdict.REFUTED
    shown = re.fullmatch(r"under the key (\w{4}) the block (\w{4}) does not come back, but (\w{4})", found.detail)
    assert shown is not None
    key, block, back = (bytes.fromhex(part) for part in shown.groups())
    text = Concrete(parse_cipher(paired(first, second), "near.cipher").variants["near"])
    round_keys = text.schedule(key)
    assert text.decrypt(round_keys, text.encrypt(round_keys, block)) == back != block


def test_a_text_that_is_wrong_for_one_key_in_many_is_refuted_with_it() -> None:
    """Of the 65,536 keys one; the solver finds it."""
    door = f"  table D: bits(8) -> bits(8) = [{', '.join(str(int(i == 0)) for i in range(256))}]\n  schedule"
    wrong = paired("t[0], t[1]", "0 - t[0], t[1] ^ (D[t[0] ^ 0x5a] & D[t[1] ^ 0xa7])")
    found = verdict(wrong.replace("  schedule", door))
    assert found.verdict is Verdict.REFUTED
    assert found.detail.startswith("under the key 5aa7 the block ")


def test_what_is_wrong_for_round_keys_that_no_key_makes_only_is_proved() -> None:
    source = paired("t[0] | 1, t[1]", "0 - (t[0] | 1), t[1]").replace("+ rk[1][0]", "+ (rk[1][0] | 1)")
    assert verdict(source).verdict is Verdict.PROVED


def test_what_is_neither_proved_nor_refuted_says_how_many_blocks_came_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Equality, "settle", lambda *_: Settled(Verdict.UNDECIDED, "sweep", 0))
    monkeypatch.setattr(Meetings, "settle", lambda *_: Settled(Verdict.UNDECIDED, "sweep", 0))
    monkeypatch.setattr(Equality, "difference", lambda *_: None)
    found = verdict(paired(*RIGHT))
    assert (found.verdict, found.method) == (Verdict.UNDECIDED, "sweep")
    assert found.detail == "neither proved nor refuted: 1,024 random blocks under random keys come back"


def test_vectors_that_are_no_counterexample_refute_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a method of proof says, the text itself must show the block that does not come back."""
    monkeypatch.setattr(Equality, "settle", lambda *_: Settled(Verdict.REFUTED, "simulation", 0, 5))
    monkeypatch.setattr(Meetings, "settle", lambda *_: Settled(Verdict.REFUTED, "simulation", 0, 5))
    assert verdict(paired(*RIGHT)).verdict is Verdict.UNDECIDED


def test_patience_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    def out(*_: object) -> None:
        raise OutOfPatience

    monkeypatch.setattr(Equality, "settle", out)
    monkeypatch.setattr(Meetings, "settle", out)
    assert verdict(paired(*RIGHT)).verdict is Verdict.UNDECIDED


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in shipped_ciphers() if not load(name).entry_vectors])
def test_shipped_ciphers_are_inverted(name: str) -> None:
    for variant in load(name).variants.values():
        assert asked(variant).verdict is Verdict.PROVED


# Round by round


def by_rounds(variant: Variant) -> str | None:
    there, back = (direction(variant, name) for name in (ENCRYPT, DECRYPT))
    return peeled(there, back, Normalizer(), Equality(Normalizer(), PatientSolver()).settle)


@pytest.mark.parametrize("name", ["lea", "pipo", "skipjack", "twofish", "noekeon"])
def test_rounds_are_undone_one_by_one(name: str) -> None:
    variant = next(iter(load(corpus.text(name)).variants.values()))
    assert by_rounds(variant) in METHODS


@pytest.mark.long
def test_rounds_of_sums_and_look_ups_are_undone() -> None:
    found = asked(next(iter(load(corpus.text("kalyna")).variants.values())))
    assert (found.verdict, found.method) == (Verdict.PROVED, "xor form")


@pytest.mark.parametrize("round_", ["x ^ rk[i] ^ (x & rk[3] & 1)", "x ^ rk[i] ^ ((x >> 1) & (x >> 2) & (x >> 3) & 1)"])
def test_a_round_that_is_not_undone_is_found(round_: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of four rounds is not what decryption undoes."""
    monkeypatch.setattr(vectors, "_TRIES", 0)  # else the text is refused when it is read

    def source(last: str) -> str:
        return f"""
cipher Near {{
  word 8 little
  block 1 words
  variant Near {{ key 4 words }}
  schedule (t) -> rk: word[4] {{ rk = t }}
  encrypt(x, rk) -> y {{
    for i in 0..3 {{ x := i == 3 ? {last} : (x ^ rk[i]) <<< 3 }}
    y = x
  }}
  decrypt(y, rk) -> x {{
    y := y ^ rk[3]
    for i in 2 down to 0 {{ y := (y >>> 3) ^ rk[i] }}
    x = y
  }}
}}
"""

    right, wrong = (parse_cipher(source(last), "near.cipher").variants["near"] for last in ("x ^ rk[i]", round_))
    assert by_rounds(right) == "normal form"
    assert by_rounds(wrong) is None
    assert asked(wrong).verdict is Verdict.REFUTED


def test_steps_that_are_not_the_text_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = load("lea").variants["lea128"]
    steps = {name: variant.steps(name) for name in DIRECTIONS}
    assert by_rounds(variant) == "normal form"
    for name in DIRECTIONS:
        fewer = {**steps, name: steps[name][1:]}
        monkeypatch.setattr(type(variant), "steps", lambda self, asked, fewer=fewer: fewer[asked])
        assert by_rounds(variant) is None
    neither = {name: steps[name][1:-1] for name in DIRECTIONS}
    monkeypatch.setattr(type(variant), "steps", lambda self, asked: neither[asked])
    assert by_rounds(variant) is None


# Entry points round by round


def by_rounds_of_entries(variant: Variant) -> str | None:
    back, there = (entry_direction(variant, entry) for entry in variant.inverses[0])
    return peeled(there, back, Normalizer(), Equality(Normalizer(), PatientSolver()).settle)


@pytest.mark.long
@pytest.mark.parametrize("name", ["threefish", "qarma", "skinny_tweakable"])
def test_rounds_of_entries_are_undone_one_by_one(name: str) -> None:
    for variant in load(corpus.text(f"entries/{name}")).variants.values():
        assert by_rounds_of_entries(variant) in METHODS


def tweaked(more: str, less: str, last: str = "0") -> str:
    """A text whose rounds turn the tweak; what is made of a key is read, too. The last of four rounds has an addend."""
    return f"""
cipher Near {{
  word 8 little
  variant Near {{}}
  entry expand(key k: word[2]) -> ready rk: word[4][2] {{ rk = [k, k ^ 1, k ^ 2, k ^ 3] }}
  entry encrypt(ready rk: word[4][2], call t: public word, block x: word[2]) -> block y: word[2] {{
    for i in 0..3 {{
      x := [x[1] ^ rk[i][1] ^ t, (x[0] + ((x[1] ^ rk[i][1] ^ t) * (x[1] ^ t)) + rk[i][0]) <<< 3]
      if i == 3 {{ x[0] := x[0] ^ ({last}) }}
      t := {more}
    }}
    y = x
  }}
  entry decrypt(call t: public word, ready rk: word[4][2], block y: word[2]) -> block x: word[2] {{
    for i in 0..3 {{ t := {more} }}
    for i in 3 down to 0 {{
      t := {less}
      let right = y[0] ^ rk[i][1] ^ t
      y := [(y[1] >>> 3) - (y[0] * (right ^ t)) - rk[i][0], right]
    }}
    x = y
  }}
  inverse decrypt of encrypt
}}
"""


TURNED = {"more": "(t <<< 1) ^ 5", "less": "(t ^ 5) >>> 1"}


@pytest.mark.parametrize(
    ("parts", "right"),
    [
        (TURNED, True),
        ({**TURNED, "last": "x[1] & (x[1] >> 1) & (x[1] >> 2) & (x[1] >> 3) & 1"}, False),
        ({**TURNED, "last": "rk[0][0] & t & (t >> 1) & (t >> 2) & (t >> 3) & 1"}, False),
        ({**TURNED, "less": "((t ^ 5) >>> 1) ^ ((t & (t >> 1) & (t >> 2) & (t >> 3) & (t >> 4)) << 3)"}, False),
    ],
)
def test_a_round_of_an_entry_that_is_not_undone_is_found(
    parts: dict[str, str], right: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entry_vectors, "not_undone", lambda *_: ())  # else the text is refused when it is read
    variant = parse_cipher(tweaked(**parts), "near.cipher").variants["near"]
    solver = PatientSolver()
    (found,) = (prove_undone(variant, pair, Equality(Normalizer(), solver), solver) for pair in variant.inverses)
    assert (by_rounds_of_entries(variant) is not None, found.verdict is Verdict.PROVED) == (right, right)


def test_steps_that_are_not_the_entry_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = parse_cipher(tweaked(**TURNED), "near.cipher").variants["near"]
    steps = {name: variant.steps(name) for name in DIRECTIONS}
    for name in DIRECTIONS:
        fewer = {**steps, name: steps[name][:-1]}
        monkeypatch.setattr(type(variant), "steps", lambda self, asked, fewer=fewer: fewer[asked])
        assert by_rounds_of_entries(variant) is None


# Under the round keys that the schedule makes


def chosen(undoing: str = "xor([P[r][j] == i ? byte(j) : 0 for j in 0..3])", image: str = "INV[k[0] | 1]") -> str:
    """A text whose key chooses an order of bytes and a product in each of three rounds."""
    inverses = ", ".join(str(pow(i | 1, -1, 256)) for i in range(256))
    return f"""
cipher Chosen {{
  word 8 little
  block 4 words
  variant Chosen {{ key 12 words }}
  table S: byte -> byte = [{", ".join(map(str, SBOX))}]
  table B: byte -> byte = inverse S
  table INV: byte -> byte = [{inverses}]
  function swapped(a: byte[2], coin: bit) -> byte[2] = coin ? [a[1], a[0]] : a
  function order(k: byte) -> P: byte[4] {{
    let first = [swapped([0, 1], k[0]), swapped([2, 3], k[1])]
    let second = [swapped([first[i][0], first[1 - i][1]], k[2 + i]) for i in 0..1]
    P = [second[i div 2][i mod 2] for i in 0..3]
  }}
  schedule(t) -> rk: word[3][4], P: word[3][4], Q: word[3][4], image: word[3][1] {{
    for r in 0..2 {{
      let k = t[4*r .. 4*r+3]
      rk[r] = k
      P[r] = order(k[1])
      Q[r] = [{undoing} for i in 0..3]
      image[r][0] = {image}
    }}
  }}
  encrypt(x, rk, P) -> y {{
    var s = x
    for r in 0..2 {{
      let b = [S[s[j] * (rk[r][0] | 1)] for j in 0..3]
      let t = [b[P[r][j][1:0]] for j in 0..3]
      s := [t[0] ^ t[1], t[1] ^ t[2], t[2], t[3] ^ t[0]] ^ rk[r]
    }}
    y = s
  }}
  decrypt(y, rk, Q, image) -> x {{
    var s = y
    for r in 2 down to 0 {{
      let u = s ^ rk[r]
      let b = u[1] ^ u[2]
      let a = u[0] ^ b
      let t = [a, b, u[2], u[3] ^ a]
      s := [B[t[Q[r][i][1:0]]] * image[r][0] for i in 0..3]
    }}
    x = s
  }}
}}
"""


@pytest.mark.long
def test_what_a_schedule_makes_of_round_keys_undoes_rounds_word_by_word() -> None:
    variant = parse_cipher(chosen(), "chosen.cipher").variants["chosen"]
    assert by_rounds(variant) is None
    found = asked(variant)
    assert (found.verdict, found.method) == (Verdict.PROVED, "sweep")
    assert found.detail == "for the round keys that the schedule makes, though not for any others"


@pytest.mark.long
@pytest.mark.parametrize(
    "changed",
    [
        pytest.param(chosen(image="k[0] == 0x5a ? byte(1) : INV[k[0] | 1]"), id="a product for one key"),
        pytest.param(
            chosen(undoing="xor([P[r][j] == i ? byte(j) : 0 for j in 0..3]) ^ (k[3] == 0x5a ? byte(1) : 0)"),
            id="an order for one key",
        ),
    ],
)
def test_what_a_schedule_makes_wrong_for_one_key_is_refuted(changed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "_TRIES", 0)
    assert asked(parse_cipher(changed, "chosen.cipher").variants["chosen"]).verdict is Verdict.REFUTED


@pytest.mark.long
def test_pilsung_comes_back() -> None:
    """Each round has 16 tables and an order that its round key makes; it takes nine seconds."""
    found = asked(load("pilsung").variants["pilsung"])
    assert (found.verdict, found.method) == (Verdict.PROVED, "sweep")


def test_round_keys_that_steps_read_are_made_of_those_that_they_read() -> None:
    variant = parse_cipher(chosen(), "chosen.cipher").variants["chosen"]
    keys, step = MadeKeys.of(variant), variant.steps(ENCRYPT)[1]
    rows = variant.key_variables()
    assert set(keys.made([step])) == set(rows[4])  # the order, of the round key
    assert set(variables(keys.made([step]).values())) == {rows[1][1]}
    back = variant.steps(DECRYPT)[1]
    assert set(keys.made([step, back])) == {*rows[4], *rows[7], *rows[10]}
    assert set(keys.made([back])) == {
        *rows[10]
    }  # the round key is read, and what undoes the order is made of the order


MESH = (corpus.TEXTS / "mesh64.cipher").read_text("utf-8")
WRONG_FOR_ONE_WORD = "b = a == 0x5a5b ? power ^ 1 : power"


def test_round_keys_of_decryption_are_terms_over_those_of_encryption() -> None:
    variant = parse_cipher(MESH, "mesh64.cipher").variants["mesh64"]
    keys, rows = MadeKeys.of(variant), variant.key_variables()
    made = keys.made_of(variant.steps(ENCRYPT))
    read = {key for step in variant.steps(ENCRYPT) for key in step.keys}
    assert all(made[key] is key for key in read)
    assert set(variables(made.values())) == read
    assert set(variables([made[rows[10][1]]])) == {rows[7][2]}  # a factor of the middle, which changes places
    assert made[rows[10][4]] is rows[6][4]
    key = random.Random(4).randbytes(variant.key_bytes)
    words = dict(zip(chain(*rows), chain(*Concrete(variant).schedule(key)), strict=True))
    assert evaluate([made[word] for word in words], {w: words[w] for w in read}) == [*words.values()]


KEYS_APART = """cipher KEYS_APART {
  word 32 little
  block 1 words
  variant APART { key 2 words }
  schedule(key) -> ek: word[1], dk: word[1] { ek = [key[0] + 5]  dk = [key[0] - key[1]] }
  encrypt(x, ek) -> y { for i in 0..0 { y = [x[0] + ek[i]] } }
  decrypt(y, dk) -> x { for i in 0..0 { x = [y[0] - dk[i]] } }
}"""


def test_round_keys_of_decryption_that_are_made_of_the_key_stay_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "_TRIES", 0)
    variant = parse_cipher(KEYS_APART, "keys_apart.cipher").variants["apart"]
    keys, rows = MadeKeys.of(variant), variant.key_variables()
    assert keys.made_of(variant.steps(ENCRYPT)) == {row[0]: row[0] for row in rows}
    assert asked(variant).verdict is Verdict.REFUTED


@pytest.mark.long
def test_a_layer_of_sums_and_products_in_turn_is_undone() -> None:
    """Over the key, inverses of sums have no form that shows them; over round keys of encryption they have."""
    assert asked(parse_cipher(MESH, "mesh64.cipher").variants["mesh64"]).verdict is Verdict.PROVED


@pytest.mark.long
def test_an_inverse_that_is_wrong_for_one_word_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "_TRIES", 0)
    changed = MESH.replace("b = power", WRONG_FOR_ONE_WORD)
    assert asked(parse_cipher(changed, "mesh64.cipher").variants["mesh64"]).verdict is not Verdict.PROVED


def test_a_word_that_is_met_is_proved_for_any_words_in_between() -> None:
    normal, solver = Normalizer(), PatientSolver()
    equality = Equality(normal, solver)
    word, key = symbol("state", 8, Secrecy.SECRET, 0), symbol("rk", 8, Secrecy.SECRET, 0, 0)
    door = ite(eq(key, const(0x5A, 8)) & eq(word, const(0xA7, 8)), const(1, 8), const(0, 8))
    there = (word ^ key) * 3
    back = (there * pow(3, -1, 256)) ^ key
    assert Meetings(equality, solver).settle([(back, word)]).verdict is Verdict.PROVED
    assert Meetings(equality, solver).settle([(back ^ door, word)]).verdict is Verdict.UNDECIDED

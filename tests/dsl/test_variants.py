"""Variants: shapes, steps that compose to the whole, the text form of what is unfolded, modes on messages, speed."""

import hashlib
import sys
import time
from random import Random

import pytest

from ciphergen.dsl import cipher, term
from ciphergen.dsl.cipher import Variant, load, parse_cipher, shipped_ciphers
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.mode import load_mode, shipped_modes
from ciphergen.dsl.term.program import Program

VARIANTS = {n: v for family in shipped_ciphers() for n, v in load(family).variants.items() if not v.entries}
SHAPES = {
    "aes128": (16, 16, 8, "big", 16, (16,) * 11),
    "aes192": (24, 16, 8, "big", 16, (16,) * 13),
    "aes256": (32, 16, 8, "big", 16, (16,) * 15),
    "aria128": (16, 16, 8, "big", 16, (16,) * 13),
    "aria192": (24, 16, 8, "big", 16, (16,) * 15),
    "aria256": (32, 16, 8, "big", 16, (16,) * 17),
    **{f"camellia{n}": (n // 8, 16, 64, "big", 2, (2,) * (13 if n == 128 else 17)) for n in (128, 192, 256)},
    "hight64_128": (16, 8, 8, "big", 8, (1,) * 8 + (4,) * 32),
    "lea128": (16, 16, 32, "little", 4, (6,) * 24),
    "lea192": (24, 16, 32, "little", 4, (6,) * 28),
    "lea256": (32, 16, 32, "little", 4, (6,) * 32),
    "pilsung": (32, 16, 8, "big", 16, (16,) * 11 + (128,) * 10 + (16,) * 20),
    "pipo64_128": (16, 8, 8, "big", 8, (8,) * 14),
    "pipo64_256": (32, 8, 8, "big", 8, (8,) * 18),
    "present80": (10, 8, 4, "big", 16, (16,) * 32),
    "present128": (16, 8, 4, "big", 16, (16,) * 32),
    **{f"rc6_{n}": (n // 8, 16, 32, "little", 4, (1,) * 44) for n in (128, 192, 256)},
}


def test_shapes() -> None:
    found = {
        name: (v.key_bytes, v.block_bytes, v.word_bits, v.byte_order, v.block_words, v.key_shape)
        for name, v in VARIANTS.items()
    }
    assert found == SHAPES


def test_what_a_cipher_says_of_itself() -> None:
    lea = load("lea")
    assert (lea.name, lea.title, lea.standard) == ("lea", "LEA", "TTAK.KO-12.0223")
    assert list(lea.variants) == ["lea128", "lea192", "lea256"]
    assert lea.sha256 == hashlib.sha256(lea.text.encode()).hexdigest()
    assert [v.variant for v in lea.vectors] == ["lea128", "lea192", "lea256"]
    assert lea.variant("LEA192") is lea.variants["lea192"]
    assert lea.variants["lea192"].settings == {"rounds": 28}


@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
@pytest.mark.parametrize("name", VARIANTS)
def test_steps_compose_to_the_whole(name: str, direction: str) -> None:
    variant, random = VARIANTS[name], Random(name)
    keys = [w for row in variant.key_variables() for w in row]
    round_keys = {w: random.getrandbits(w.width) for w in keys}
    words = [random.getrandbits(variant.word_bits) for _ in range(variant.block_words)]
    block = [term.var(f"block.{i}", variant.word_bits) for i in range(variant.block_words)]
    whole = variant.run(direction, variant.key_variables(), block)
    expected = term.evaluate(whole, {**round_keys, **dict(zip(block, words, strict=True))})
    for step in variant.steps(direction):
        assert [x.name for x in step.inputs] == [f"x.{i}" for i in range(len(step.inputs))]
        assert len(step.inputs) == len(step.outputs) == variant.block_words
        assert set(term.variables(step.outputs)) <= {*step.inputs, *step.keys}
        assert [k for k in keys if k in step.keys] == list(step.keys)
        values = {**{k: round_keys[k] for k in step.keys}, **dict(zip(step.inputs, words, strict=True))}
        words = term.evaluate(step.outputs, values)
    assert words == expected


STEP_NAMES = {
    ("lea128", "encrypt"): [f"round.{i}" for i in range(24)],
    ("lea128", "decrypt"): [f"round.{i}" for i in range(23, -1, -1)],
    ("pipo64_128", "encrypt"): ["start", *(f"round.{i}" for i in range(1, 14))],
    ("aes128", "decrypt"): ["start", *(f"round.{i}" for i in range(9, 0, -1)), "end"],
    ("aria128", "encrypt"): [*(f"round.{i}" for i in range(11)), "end"],
}


@pytest.mark.parametrize(("name", "direction"), STEP_NAMES)
def test_step_names(name: str, direction: str) -> None:
    assert [s.name for s in VARIANTS[name].steps(direction)] == STEP_NAMES[name, direction]


def test_a_round_of_lea_in_text() -> None:
    step = VARIANTS["lea128"].steps("encrypt")[5]
    assert [term.render(t) for t in step.outputs] == [
        "(rotl[9] (add (xor x.0:32 rk.5.0:32) (xor x.1:32 rk.5.1:32)))",
        "(rotl[27] (add (xor x.1:32 rk.5.2:32) (xor x.2:32 rk.5.3:32)))",
        "(rotl[29] (add (xor x.2:32 rk.5.4:32) (xor x.3:32 rk.5.5:32)))",
        "x.0:32",
    ]
    assert [k.name for k in step.keys] == [f"rk.5.{i}" for i in range(6)]


def test_the_first_round_key_of_lea_in_text() -> None:
    key = [term.var(f"t.{i}", 32) for i in range(4)]
    first = VARIANTS["lea128"].schedule_words(key)[0]
    assert [term.render(t) for t in first[:3]] == [
        "(rotl[1] (add t.0:32 0xc3efe9db:32))",
        "(rotl[3] (add t.1:32 0x87dfd3b7:32))",
        "(rotl[6] (add t.2:32 0xfbfa76f:32))",
    ]
    assert first[1] is first[3] is first[5]


CARRIED = """cipher CARRY {
  word 8
  block 2 words
  variant CARRY16 { key 2 words }
  schedule(k) -> rk: byte[2][2], last: byte[1][1] {
    rk[0] = k
    rk[1] = [k[1], k[0]]
    last[0][0] = k[0] + k[1]
  }
  encrypt(x, rk, last) -> y {
    var count = 0
    let mask = x[0] & 0
    for i in 0..1 {
      x := [x[1] ^ rk[i][0], x[0] + rk[i][1] + (count + 1)]
      count := count + 1
    }
    x[0] := x[0] ^ mask ^ last[0][0]
    for i in 0..0 { x[1] := x[1] ^ last[0][0] }
    y = x
  }
  decrypt(y, rk, last) -> x {
    let key = last[0][0]
    for i in 0..0 { y := y ^ key }
    for i in 1 down to 0 { y := [y[1] - rk[i][1] - (i + 1), y[0] ^ rk[i][0]] }
    x = y
  }
}
"""


def test_steps_carry_what_is_read_later_and_nothing_else() -> None:
    variant = parse_cipher(CARRIED, "carry.cipher").variants["carry16"]
    assert variant.key_shape == (2, 2, 1)
    steps = variant.steps("encrypt")
    assert [(s.name, len(s.inputs), len(s.outputs)) for s in steps] == [
        ("start", 2, 3),
        ("round.0", 3, 3),
        ("round.1", 3, 3),
        ("between", 3, 2),
        ("round.0", 2, 2),
    ]
    assert [[k.name for k in s.keys] for s in steps] == [
        [],
        ["rk.0.0", "rk.0.1"],
        ["rk.1.0", "rk.1.1"],
        ["rk.2.0"],
        ["rk.2.0"],
    ]
    assert [s.name for s in variant.steps("decrypt")] == ["round.0", "round.1", "round.0"]
    for direction in ("encrypt", "decrypt"):
        inputs = [term.var(f"x.{i}", 8) for i in range(2)]
        words: list[term.Term] = inputs
        for step in variant.steps(direction):
            words = term.substitute(step.outputs, dict(zip(step.inputs, words, strict=True)))
        whole = variant.run(direction, variant.key_variables(), inputs)
        assert tuple(words) == whole


def test_steps_without_a_loop() -> None:
    text = CARRIED.replace("    for i in 0..0 { y := y ^ key }\n", "    y := y ^ key\n")
    text = text.replace(
        "for i in 1 down to 0 { y := [y[1] - rk[i][1] - (i + 1), y[0] ^ rk[i][0]] }",
        "let z = [y[1] - rk[1][1] - 2, y[0] ^ rk[1][0]]\n    y := [z[1] - rk[0][1] - 1, z[0] ^ rk[0][0]]",
    )
    steps = parse_cipher(text, "carry.cipher").variants["carry16"].steps("decrypt")
    assert [s.name for s in steps] == ["end"]


def test_modes() -> None:
    assert shipped_modes() == ("ctr", "ecb")
    ecb, ctr = load_mode("ecb"), load_mode("ctr")
    assert (ctr.name, ctr.title, ctr.standard, ctr.states, ctr.short_tail) == (
        "ctr",
        "CTR",
        "SP 800-38A, 6.5",
        ("t",),
        True,
    )
    assert (ecb.states, ecb.short_tail) == ((), False)
    assert ctr.sha256 == hashlib.sha256(ctr.text.encode()).hexdigest()


def test_a_message_in_counter_mode_with_a_short_tail() -> None:
    variant, ctr, random = VARIANTS["lea128"], load_mode("ctr"), Random(1)
    key, counter, data = random.randbytes(16), b"\xff" * 15 + b"\xfe", random.randbytes(37)
    as_terms = [[term.const(b, 8) for b in part] for part in (key, counter, data)]
    rows = variant.schedule(as_terms[0])
    state, out = ctr.encrypt(variant, rows, as_terms[1], as_terms[2])
    concrete = Concrete(variant)
    words = concrete.schedule(key)
    stream = b"".join(concrete.encrypt(words, ((2**128 - 2 + i) % 2**128).to_bytes(16, "big")) for i in range(3))
    assert bytes(t.value for t in out) == bytes(a ^ b for a, b in zip(data, stream, strict=False))
    assert bytes(t.value for t in state) == (1).to_bytes(16, "big")
    assert ctr.decrypt(variant, rows, as_terms[1], out) == (state, tuple(as_terms[2]))
    assert ctr.encrypt(variant, rows, as_terms[1], []) == (tuple(as_terms[1]), ())
    with pytest.raises(ValueError, match="37 bytes are not whole blocks of 16, which ECB needs"):
        load_mode("ecb").encrypt(variant, rows, [], as_terms[2])


def best(action, times: int = 5) -> float:
    """Seconds, the least of several runs: the others were disturbed."""
    found = []
    for _ in range(times):
        start = time.perf_counter()
        action()
        found.append(time.perf_counter() - start)
    return min(found)


@pytest.mark.skipif(sys.gettrace() is not None, reason="measuring coverage takes several times as long")
def test_speed() -> None:
    lea = VARIANTS["lea128"]
    block = [term.var(f"b.{i}", 8) for i in range(16)]
    assert best(lambda: cipher.load("lea")) < 0.2
    assert best(lambda: lea.encrypt(lea.key_variables(), block)) < 0.05


def test_a_program_takes_values_modulo_their_widths() -> None:
    x = term.var("x", 8)
    assert Program.of([x], [x + 1, x])([0x1FF]) == [0, 0xFF]


def test_variants_may_have_words_of_their_own() -> None:
    text = """cipher TWO {
  variant SMALL { word 16 little  block 2 words  key 1 words }
  variant LARGE { word 32 big  block 4 words  key 1 words }
  schedule(k) -> rk: word[1][1] { rk[0] = k }
  encrypt(x, rk) -> y { y = x + rk[0][0] }
  decrypt(x, rk) -> y { y = x - rk[0][0] }
}"""
    variants: dict[str, Variant] = dict(parse_cipher(text, "two.cipher").variants)
    assert [(v.block_bytes, v.key_bytes, v.byte_order) for v in variants.values()] == [
        (4, 2, "little"),
        (16, 4, "big"),
    ]

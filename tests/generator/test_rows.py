"""Rows: where bits are, rounds on registers, linear layers up to permutations of words; code that is run and proved."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, reduce
from importlib.resources import files
from operator import xor
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, Variant, load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, concat, evaluate, extract, lookup, rotl, topological, var, variables
from ciphergen.generator.analysis.alike import longest_run
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.rounds import Piece, compose, roll
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.row_layer import RowLayer, alike_sums
from ciphergen.generator.layouts.row_map import RowMap, row_maps
from ciphergen.generator.layouts.row_moves import price
from ciphergen.generator.layouts.row_places import on_rows, row_places
from ciphergen.generator.layouts.row_rounds import HeldWords, RowRound, as_they_are
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.verify.prove import prove
from tests import kept
from tests.generator.running import IN, KEYS, OUT, Program, assembled, expanded
from tests.generator.test_narrow_words import read

RULES = generation(target("rv32i")).sets["words"]
BITS, COUNTER = 32, 0x240000
# Eight bytes that are looked up in a table with a short circuit, turned, and mixed.
TABLE = [(v << 3 | v >> 5) & 255 for v in (x ^ (x << 4 & x << 5 & 0xE0) for x in range(256))]
TEXT = f"""\
cipher ROWS {{
  word 8
  block 8 words

  variant ROWS64 {{ key 8 words  rounds 6 }}

  table S: byte -> byte = {TABLE}
  table S_inverse: byte -> byte = inverse S

  schedule(key) -> rk: byte[rounds + 1][8] {{
    for i in 0..rounds {{ rk[i] = [key[(j + i) mod 8] ^ i for j in 0..7] }}
  }}

  function turn(x: byte[8], n: number) -> byte[8] = [x[(j + n * (j mod 2)) mod 8] for j in 0..7]
  function mix(x: byte[8]) -> byte[8] = [x[j] ^ xor(x) for j in 0..7]

  encrypt(x, rk) -> y {{
    x := x ^ rk[0]
    for i in 1..rounds-1 {{ x := mix(turn(S[x], 2)) ^ rk[i] }}
    y = turn(S[x], 2) ^ rk[rounds]
  }}

  decrypt(y, rk) -> x {{
    y := y ^ rk[rounds]
    for i in rounds-1 down to 1 {{ y := mix(S_inverse[turn(y, 6)] ^ rk[i]) }}
    x = S_inverse[turn(y, 6)] ^ rk[0]
  }}
}}
"""


# Row maps.


@pytest.mark.parametrize("blocks", [1, 2, 4, 8, 16])
@pytest.mark.parametrize("words", [8, 16])
def test_registers_hold_what_a_row_map_says(words: int, blocks: int) -> None:
    for rows in row_maps(8, words, BITS, blocks):
        data = [var(f"in.{i}", BITS) for i in range(blocks * words // 4)]
        size = words // 4
        state, made = rows.arrive([data[i : i + size] for i in range(0, len(data), size)])
        assert len(state) == 8 * rows.groups == len({*state})
        memory = Random(words * blocks).randbytes(4 * len(data))
        known = {term: int.from_bytes(memory[4 * i : 4 * i + 4], "little") for i, term in enumerate(data)}
        registers = evaluate(state, known)
        assert registers == held(rows, [memory[i : i + words] for i in range(0, len(memory), words)])
        names = rows.variables("x")
        back, _ = rows.leave(names)
        assert evaluate(back, dict(zip(names, registers, strict=True))) == [*known.values()]
        assert evaluate(made, known)


def held(rows: RowMap, blocks: Sequence[bytes], words: HeldWords | None = None) -> list[int]:
    """The registers with blocks, by the definition."""
    found, words = [0] * (8 * rows.groups), words or as_they_are(rows.words)
    for word in range(rows.words):
        group, slot = rows.place(words.places[word])
        for position in range(slot * rows.field, (slot + 1) * rows.field):
            value = blocks[rows.block(position)][word] ^ words.flips[word]
            for bit in range(8):
                found[group * 8 + bit] |= (value >> bit & 1) << position
    return found


# Rounds.


@cache
def variant_of(name: str) -> Variant:
    return next(iter((read(TEXT) if name == "rows" else load(name)).variants.values()))


@pytest.mark.parametrize(
    ("name", "direction", "blocks", "period"),
    [
        ("rows", "encrypt", 4, 4),
        ("rows", "encrypt", 1, 1),
        ("aes", "encrypt", 2, 4),
        pytest.param("aes", "decrypt", 2, 4, marks=pytest.mark.long),
        pytest.param("aes", "decrypt", 1, 1, marks=pytest.mark.long),
        pytest.param("aes", "encrypt", 8, 1, marks=pytest.mark.long),
        ("aria", "encrypt", 8, 1),
    ],
)
def test_rounds_compute_the_same(name: str, direction: str, blocks: int, period: int) -> None:
    variant = variant_of(name)
    rows, source = row_maps(8, variant.block_words, BITS, blocks)[-1], Random(name + direction)
    places = row_places(variant, RULES, rows, period)
    loop = roll(variant.steps(direction), period)
    for piece in filter(None, (loop.before, loop.body, loop.after)):
        before, after = places.steps[piece.steps[0]][0], places.steps[piece.steps[-1]][1]
        made = on_rows(variant, RULES, rows, piece, period)
        state = [source.randbytes(variant.block_words) for _ in range(blocks)]
        keys = {at[0]: source.randbytes(variant.block_words) for at in read_keys(piece)}
        known = dict(zip(made.inputs, held(rows, state, before), strict=True))
        for term in variables(made.outputs):
            if (at := key_position(term)) is not None:
                own = held(rows, [keys[at[0]]] * blocks, places.keys[at[0]])
                known[term] = own[at[1]]
        outputs = [encrypted(piece, block, keys) for block in state]
        assert evaluate(made.outputs, known) == held(rows, outputs, after)


def read_keys(piece: Piece) -> list[tuple[int, int]]:
    return [at for term in variables(piece.outputs) if (at := key_position(term)) is not None]


def encrypted(piece: Piece, block: bytes, keys: dict[int, bytes]) -> bytes:
    """What the text's own rounds give."""
    known = dict(zip(piece.inputs, block, strict=True))
    for term in variables(piece.outputs):
        if (at := key_position(term)) is not None:
            known[term] = keys[at[0]][at[1]]
    return bytes(evaluate(piece.outputs, known))


@pytest.mark.long
def test_words_stay_where_look_ups_find_them() -> None:
    """Nobody does ShiftRows of AES: words of a column after it lie as far apart as they did before it, and after four
    rounds all are back."""
    rows, own = row_maps(8, 16, BITS, 2)[2], tuple(range(16))
    places = row_places(variant_of("aes"), RULES, rows, 4)
    keys = {i: key.places for i, key in places.keys.items()}
    assert [keys[i] for i in (0, 4, 8)] == [own] * 3
    assert keys[1] == keys[5] == keys[9]
    shifted = [4 * ((i // 4 + i % 4) % 4) + i % 4 for i in range(16)]
    assert keys[1] in [tuple(shifted[4 * (i // 4) + (i + n) % 4] for i in range(16)) for n in range(4)]
    assert row_places(variant_of("aes"), RULES, rows, 1).keys[1].places == own
    assert places.coded == keys[10] != own  # two rounds too many: brought into order in memory


def test_words_of_loops_with_the_first_step_stay_in_their_places() -> None:
    text, _, _ = (files("ciphergen.dsl") / "ciphers" / "aes.cipher").read_text().partition("  # Appendix B")
    for old, new in (
        ("Nr 10 }", "Nr 8 }"),
        ("var s = input ^ w[0]\n    for round in 1..", "var s = input\n    for round in 0.."),
        ("output = ShiftRows(SubBytes(s)) ^", "output = s ^"),
        ("Nr-1 down to 1 {", "Nr-1 down to 0 {"),
        (
            "InvMixColumns(InvSubBytes(InvShiftRows(s)) ^ w[round])",
            "InvSubBytes(InvShiftRows(InvMixColumns(s ^ w[round])))",
        ),
        ("output = InvSubBytes(InvShiftRows(s)) ^ w[0]", "output = s"),
    ):
        assert old in text
        text = text.replace(old, new)
    variant = next(iter(read(text + "}\n").variants.values()))
    assert longest_run(variant.steps("encrypt")).first == 0
    places, own = row_places(variant, RULES, row_maps(8, 16, BITS, 2)[2], 4), [*range(16)]
    assert all([*held.places] == own for step in variant.steps("encrypt") for held in places.steps[step])


@pytest.mark.long
def test_complements_end_in_keys_and_states() -> None:
    """S of AES ends with adding 0x63, which MixColumns leaves as it is; S^-1 begins with that."""
    rows = row_maps(8, 16, BITS, 2)[2]
    places = row_places(variant_of("aes"), RULES, rows, 4)
    assert [{*places.keys[i].flips} for i in (0, 1, 9, 10)] == [{0}, {0x63}, {0x63}, {0x63}]
    for direction, flips in (("encrypt", 0), ("decrypt", 0x63)):
        *steps, last = variant_of("aes").steps(direction)
        assert {flip for step in steps for flip in places.steps[step][1].flips} == {flips}
        assert {*places.steps[last][1].flips} == {0}


# A round key that two rounds read, which keeps its words, and one in the same loop to which 0x5a could be added.
AGAIN = (
    TEXT.replace("in 1..rounds-1", "in 0..rounds-1")
    .replace("down to 1", "down to 0")
    .replace("^ rk[i] }", "^ rk[i] ^ FLIP }")
    .replace("^ rk[i])", "^ rk[i] ^ FLIP)")
    .replace("  encrypt(", "  const FLIP: byte[8] = [byte(0x5a) for j in 0..7]\n\n  encrypt(")
)


@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
def test_turns_of_a_loop_are_alike(direction: str) -> None:
    variant = next(iter(read(AGAIN).variants.values()))
    places = row_places(variant, RULES, row_maps(8, 8, BITS, 4)[0], 1)
    steps, run = variant.steps(direction), longest_run(variant.steps(direction))
    turns = steps[run.first : run.first + run.length]
    assert len(turns) == 6
    read_by_each = [{at[0] for at in map(key_position, step.keys) if at is not None} for step in turns]
    assert len({(*places.keys[i].flips,) for keys in read_by_each for i in keys}) == 1
    assert {(*held.flips,) for step in turns for held in places.steps[step]} == {(0,) * 8}


@pytest.mark.long
@pytest.mark.parametrize(("direction", "most"), [("encrypt", (281, 237, 281, 193)), ("decrypt", (401, 252, 378, 329))])
def test_instructions_of_rounds(direction: str, most: Sequence[int]) -> None:
    """Look-ups take 110, keys 8; MixColumns takes what it takes by hand: 27 sums and two moves of each bit."""
    variant = variant_of("aes")
    rows = row_maps(8, 16, BITS, 2)[2]
    places = row_places(variant, RULES, rows, 4)
    for step, bound in zip(variant.steps(direction)[1:5], most, strict=True):
        piece = compose([step])
        assert piece is not None
        before, after = places.steps[step]
        made = RowRound.of(variant, RULES, rows, piece, rows.variables("x"), before, places.keys)
        assert price(made.outputs(after), RULES) <= bound


# Linear layers.


@pytest.mark.parametrize("seed", range(6))
def test_layers_keep_their_values(seed: int) -> None:
    source = Random(seed)
    rows = row_maps(8, 16, BITS, 2)[seed % 4]
    turn = tuple((i + 4 * (i % 4)) % 16 for i in range(16))
    known = [tuple(range(16)), turn, tuple(turn[i] for i in turn)]
    sums = [
        frozenset((source.randrange(6), known[source.randrange(3)]) for _ in range(source.randint(1, 7)))
        for _ in range(5)
    ]
    registers = {item: [var(f"x.{item}", BITS)] for item in range(6)}
    made = RowLayer(RULES, rows, registers).cheapest(sums)
    values = {registers[item][0]: source.getrandbits(BITS) for item in range(6)}
    for each, (term,) in zip(sums, made, strict=True):
        wanted = 0
        for item, permutation in each:
            wanted ^= moved(rows, values[registers[item][0]], permutation)
        assert evaluate([term], values) == [wanted]


def moved(rows: RowMap, register: int, permutation: Sequence[int]) -> int:
    """A register whose words come from other places."""
    mask, found = (1 << rows.field) - 1, 0
    for place, source in enumerate(permutation):
        (_, to), (_, at) = rows.place(place), rows.place(source)
        found |= (register >> at * rows.field & mask) << to * rows.field
    return found


def test_words_that_are_not_alike_have_no_such_layer() -> None:
    edges = [[frozenset({(0, place)}) for place in range(4)]]
    assert alike_sums(edges, {0: "x"}) == [frozenset({(0, (0, 1, 2, 3))})]
    assert alike_sums([[*edges[0][:3], frozenset({(0, 0)})]], {0: "x"}) is None


# Code.


@cache
def made(on: str, strategy: str) -> tuple[Cipher, Output]:
    cipher = read(TEXT)
    return cipher, kept.made(cipher, target(on), Options(strategy=strategy))


WAYS = [
    ("rv32i", "loop4-rows2+loop4-rows1"),
    ("rv32i", "loop1-rows1"),
    *(
        pytest.param(on, way, marks=mark)
        for on, way, mark in (
            ("rv32i", "rows4+loop1", pytest.mark.slow),
            ("rv32i", "loop4-rows2+loop1-rows1", pytest.mark.slow),
            ("rv64i", "loop1-rows8+loop1-rows1", pytest.mark.slow),
            ("armv7m", "loop2-rows8+loop1-rows1", pytest.mark.long),
            ("rv64i", "loop4-rows8+loop4-rows1", pytest.mark.slow),
            ("rv32i_zbb", "loop4-rows4+loop4-rows1", pytest.mark.slow),
            ("aarch64", "loop4-rows16+loop1-rows1", pytest.mark.slow),
            ("aarch64", "loop4-rows16+loop4-rows8+loop4-rows1", pytest.mark.long),
        )
    ),
]


@pytest.mark.long
@pytest.mark.parametrize(("on", "strategy"), WAYS)
def test_rows_are_proved(on: str, strategy: str) -> None:
    cipher, output = made(on, strategy)
    data = assemble(output.files["rows64.S"], target(on))
    report = prove(data, "rows64", target(on), cipher.variants["rows64"], {f.symbol: f.role for f in output.functions})
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
def test_rows_of_a_round_key_that_is_read_twice_are_proved() -> None:
    cipher, on = read(AGAIN), target("rv32i")
    output = generate(cipher, on, Options(strategy="loop1-rows1", modes=("ecb",)))
    roles = {f.symbol: f.role for f in output.functions}
    report = prove(assemble(output.files["rows64.S"], on), "rows64", on, cipher.variants["rows64"], roles)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
@pytest.mark.parametrize(("on", "strategy"), WAYS)
def test_rows_in_the_emulator(on: str, strategy: str) -> None:
    """Whole batches and what they leave, aligned and not; counters over the end of a byte."""
    rng = Random(on + strategy)
    cipher, output = made(on, strategy)
    found = re.search(r"uint(\d+)_t rk\[(\d+)\];", output.files["rows.h"])
    assert found is not None
    key, code = rng.randbytes(8), assembled(output.files, on, "rows64")
    ks = expanded(code, "rows64", key, size=int(found[1]) // 8 * int(found[2]))
    reference = Concrete(cipher.variants["rows64"])
    keys = reference.schedule(key)
    for count, at in ((1, 0), (3, 1), (8, 0), (13, 0), (13, 2), (33, 0), (43, 5)):
        blocks = [rng.randbytes(8) for _ in range(count)]
        memory = {KEYS: ks, IN + at: b"".join(blocks), OUT: bytes(8 * count)}
        called = code.call("rows64_encrypt_blocks", [KEYS, IN + at, OUT, count], memory)
        assert called.memory[OUT] == b"".join(reference.encrypt(keys, block) for block in blocks)
    for direction, at in (("encrypt", 0), ("decrypt", 0), ("encrypt", 1), ("decrypt", 3)):
        block = rng.randbytes(8)
        called = code.call(f"rows64_{direction}", [KEYS, IN + at, OUT], {KEYS: ks, IN + at: block, OUT: bytes(8)})
        assert called.memory[OUT] == getattr(reference, direction)(keys, block)
    counted = ((7, 40, 0), (0xFA, 101, 0), (0x12FF, 77, 3), (2**64 - 3, 64, 0), (0x3A7, 333, 0), (2**32 - 150, 2600, 1))
    for first, size, at in counted:
        count_up(code, reference, keys, ks, first, rng.randbytes(size), at)


@pytest.mark.long
def test_round_keys_of_vectors_whose_words_are_equal() -> None:
    """Words that are equal in all round keys share a place in memory: here the words of each plane."""
    rng, on = Random(4), "aarch64"
    cipher = read(TEXT.replace("key[(j + i) mod 8] ^ i for j", "key[(j mod 4 + i) mod 8] ^ i for j"))
    output = generate(cipher, target(on), Options(strategy="loop4-rows16+loop1-rows1", modes=("ecb",)))
    found = re.search(r"uint(\d+)_t rk\[(\d+)\];", output.files["rows.h"])
    assert found is not None
    key, code = rng.randbytes(8), assembled(output.files, on, "rows64")
    ks = expanded(code, "rows64", key, size=int(found[1]) // 8 * int(found[2]))
    reference = Concrete(cipher.variants["rows64"])
    keys = reference.schedule(key)
    blocks = [rng.randbytes(8) for _ in range(33)]
    memory = {KEYS: ks, IN: b"".join(blocks), OUT: bytes(8 * 33)}
    called = code.call("rows64_encrypt_blocks", [KEYS, IN, OUT, 33], memory)
    assert called.memory[OUT] == b"".join(reference.encrypt(keys, block) for block in blocks)


@pytest.mark.parametrize(("on", "rules", "bits", "blocks"), [("aarch64", "vectors", 128, 8), ("rv64i", "wide", 64, 16)])
def test_a_round_takes_the_registers_that_the_round_before_leaves(on: str, rules: str, bits: int, blocks: int) -> None:
    """Else a sum is made again of its parts, and is nowhere what a circuit looks up, at which its proof is cut."""
    variant = load("aes").variants["aes128"]
    piece = compose(variant.steps(ENCRYPT)[:3])
    assert piece is not None
    made = on_rows(variant, generation(target(on)).sets[rules], row_maps(8, 16, bits, blocks)[0], piece, 4)
    assert {*made.between} <= {*topological(made.outputs)}


@pytest.mark.slow
def test_counter_mode_of_rows_with_a_register_for_each_row_is_proved() -> None:
    cipher, on = load("aes"), target("rv64i")
    output = generate(cipher, on, Options(("aes128",), ("ctr",), "loop1-rows16+loop4-rows4+loop4-rows1"))
    roles = {f.symbol: f.role for f in output.functions}
    report = prove(assemble(output.files["aes128.S"], on), "aes128", on, cipher.variants["aes128"], roles)
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]


def count_up(
    code: Program, reference: Concrete, keys: Sequence[Sequence[int]], ks: bytes, first: int, data: bytes, at: int
) -> None:
    numbers = [(first + i) % 2**64 for i in range(-(-len(data) // 8) + 1)]
    stream = b"".join(reference.encrypt(keys, number.to_bytes(8, "big")) for number in numbers[:-1])
    memory = {KEYS: ks, COUNTER: first.to_bytes(8, "big"), IN + at: data, OUT: bytes(len(data))}
    after = code.call("rows64_ctr", [KEYS, COUNTER, IN + at, OUT, len(data)], memory).memory
    assert after[OUT] == bytes(a ^ b for a, b in zip(data, stream, strict=False))
    assert after[COUNTER] == numbers[-1].to_bytes(8, "big")


LONG_KEYS = re.sub(r"\^ (rk\[\w+\])", r"^ \1[0..7]", TEXT).replace("+ 1][8]", "+ 1][9]")
LONG_KEYS = LONG_KEYS.replace("^ i for j in 0..7", "^ i for j in 0..8")


@pytest.mark.parametrize(
    ("text", "strategy", "why"),
    [
        ("lea", "rows2+loop1", "rows are for blocks of 2, 4, 8, ... words of 8 bits"),
        ("camellia", "rows2+loop1", "rows are for blocks of 2, 4, 8, ... words of 8 bits"),
        ("aes", "rows2+columns1", "no strategy is called 'rows2+columns1'"),
        ("aes", "rows8+columns4", "rows stand beside slices, and blocks one by one, only"),
        (LONG_KEYS, "rows2+loop1", "rows are for round keys of as many words as a block has, 8"),
    ],
)
def test_refused(text: str, strategy: str, why: str) -> None:
    cipher = read(text) if "{" in text else load(text)
    with pytest.raises(UserError) as caught:
        generate(cipher, target("rv32i"), Options(strategy=strategy))
    assert why in str(caught.value)


X = [var(f"x.{i}", 8) for i in range(16)]
NIBBLES = bytes(range(16))


@pytest.mark.parametrize(
    ("outputs", "why"),
    [
        ([X[0] ^ (X[1] & X[2]), *X[1:]], "rows are for rounds of look-ups of whole words and exclusive ors"),
        (
            [concat(extract(X[0], 7, 4), lookup((*NIBBLES,), extract(X[0], 3, 0), 4)), *X[1:]],
            "rows are for look-ups of whole words of 8 bits, at most one a word at a time",
        ),
        (
            [reduce(xor, (rotl(x, n) for x in X for n in range(5))) ^ each for each in X],
            "rows are for rounds with at most 6000 bits to add",
        ),
    ],
)
def test_rounds_that_are_refused(outputs: list[Term], why: str) -> None:
    rows = row_maps(8, 16, BITS, 2)[0]
    with pytest.raises(Unsupported) as caught:
        RowRound.of(
            variant_of("aes"), RULES, rows, Piece((*X,), (*outputs,), ()), rows.variables("x"), as_they_are(16), {}
        )
    assert str(caught.value) == why


def test_rounds_with_other_numbers_of_words_are_no_rows_of_vectors() -> None:
    vectors = generation(target("aarch64")).sets["vectors"]
    rows = row_maps(8, 16, 128, 8)[0]
    outputs = [X[0] ^ X[1], *X[1:]]
    round_ = RowRound.of(variant_of("aes"), vectors, rows, Piece((*X,), (*outputs,), ()), rows.variables("x"),
                         as_they_are(16), {})  # fmt: skip
    with pytest.raises(Unsupported) as caught:
        round_.outputs(as_they_are(16))
    assert str(caught.value) == "rows of vectors are for rounds that add as many words to each"


def test_compositions_of_other_rounds_have_no_places() -> None:
    """Places are known of the text's own steps."""
    variant = variant_of("rows")
    rows = row_maps(8, 8, BITS, 4)[0]
    piece = compose(variant.steps("encrypt")[:3])
    assert piece is not None
    steps = row_places(variant, RULES, rows, 4).steps
    assert all(step in steps for step in piece.steps)

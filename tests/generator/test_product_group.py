"""Groups of blocks that instructions multiply with powers, by both ways that blocks come into registers: what they
make, what they are made of, that they are proved, and that wrong ones are refused."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.dsl.cipher import load
from ciphergen.generator.frames import product_group
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.verify.verdict import Property, Verdict
from tests.generator.running import IN, KEY, KEYS, OUT, assembled
from tests.generator.test_derived_keys import judged
from tests.kept import generated, kept

MACHINE = "aarch64_aes"
DERIVE, HASH = "lea128_gcm_derive", "lea128_gcm_ghash"
APART, DEALT = "neoverse-n1", "cortex-a72"  # cores, by what their loads of several registers are
GROUPS = 48, 16, 4  # blocks
FEW = 8, 4  # in place of them, where a test is not to take long: the same code, of fewer pairs
CODE = [
    pytest.param(core, groups, marks=pytest.mark.long if groups is FEW else pytest.mark.slow)
    for core in (APART, DEALT)
    for groups in (FEW, GROUPS)
]


def source(core: str, groups: tuple[int, ...] = GROUPS) -> str:
    """LEA-128's functions for a core, with groups of other sizes."""
    options = Options(("lea128",), ("gcm",), core=core)
    if groups == GROUPS:
        return generated("lea", MACHINE, options).files["lea128.S"]

    def make() -> str:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(product_group, "_GROUPS", groups)
            return generate(load("lea"), target(MACHINE), options).files["lea128.S"]

    return kept(("groups", core, groups), make)


def place(text: str, function: str) -> tuple[int, int]:
    """Where the text of a function begins and ends."""
    begin = re.search(rf"\n(    FUNCTION {function}|{function}:)\n", text)
    assert begin is not None
    end = re.compile(rf"\n    (END|\.size) {function}\b").search(text, begin.end())
    assert end is not None
    return begin.start(), end.start()


def product(a: int, b: int) -> int:
    """The product of two blocks (SP 800-38D, 6.3, algorithm 1)."""
    found = 0
    for i in reversed(range(128)):
        found ^= b * (a >> i & 1)
        b = b >> 1 ^ (0xE1 << 120) * (b & 1)
    return found


def hashed(key: bytes, state: bytes, data: bytes) -> bytes:
    """What the hash makes of a state (SP 800-38D, 6.4, algorithm 2), of data with zeros behind them."""
    y, h = (int.from_bytes(each, "big") for each in (state, key))
    for i in range(0, len(data), 16):
        y = product(y ^ int.from_bytes(data[i : i + 16].ljust(16, b"\0"), "big"), h)
    return y.to_bytes(16, "big")


BLOCKS = (0, 0), (3, 15), (4, 0), (8, 1), (15, 0), (16, 1), (47, 0), (48, 0), (69, 7), (96, 0)  # and bytes behind them
LENGTHS = [16 * blocks + more for blocks, more in BLOCKS]


def test_the_reference_is_that_of_the_standard() -> None:
    """Test case 2 of the specification of GCM by McGrew and Viega."""
    key = bytes.fromhex("66e94bd4ef8a2c3b884cfa59ca342b2e")
    blocks = bytes.fromhex("0388dace60b6a392f328c2b971b2fe78") + bytes(15) + b"\x80"
    assert hashed(key, bytes(16), blocks).hex() == "f38cbb1ad69223dcc3457ae5b6b0f885"


@pytest.mark.parametrize(("core", "groups"), CODE)
def test_messages_of_any_length_have_their_hash(core: str, groups: tuple[int, ...]) -> None:
    code, random = assembled({"lea128.S": source(core, groups)}, MACHINE, "lea128"), Random(4)
    for at, length in enumerate(LENGTHS):
        key, state, data = (random.randbytes(n) for n in (16, 16, length))
        ks = code.call(DERIVE, [KEYS, KEY], {KEYS: bytes(2048), KEY: key}).memory[KEYS]
        given = [KEYS, OUT, IN + at, length]
        outcome = code.call(HASH, given, {KEYS: ks, OUT: state, **({IN + at: data} if data else {})})
        assert outcome.memory[OUT] == hashed(key, state, data), length


def counted(core: str, groups: tuple[int, ...]) -> Counter[str]:
    """How often an instruction stands in the loop over the largest groups, with the file of its first register."""
    text = source(core, groups)
    begin, end = place(text, HASH)
    taken = re.search(rf"sub +x3, x3, #{16 * max(groups)}\n", text[begin:end])  # from the bytes that are left
    assert taken is not None
    first = begin + taken.end()
    loop = text[first : text.index("\n    b ", first)]
    return Counter(f"{name} {file}" for name, file in re.findall(r"^ +(\w+) +\W?([a-z])", loop, re.M))


@pytest.mark.parametrize(("core", "groups"), CODE)
def test_what_computes_is_kept_for_products(core: str, groups: tuple[int, ...]) -> None:
    """Blocks are dealt by loads where these take no pipe that computes; elsewhere halves are added apart."""
    found, blocks = counted(core, groups), max(groups)
    wanted = {"pmull v": 3 * blocks // 2 + 1, "pmull2 v": 3 * blocks // 2 + 2, "rbit v": blocks}
    if core == DEALT:
        wanted |= {"ld2 v": blocks // 2, "trn1 v": 1, "trn2 v": 1, "ldr q": 3 * blocks // 2}
        wanted |= dict.fromkeys(("ldp q", "dup v", "rbit x"), 0)
    else:
        wanted |= dict.fromkeys(("rbit x", "rev x", "eor x", "dup v"), blocks) | {"ld2 v": 0}
        assert found["ldp q"]
    assert {name: found[name] for name in wanted} == wanted


def changed(text: str, function: str, old: str, new: str, number: int = 0) -> str:
    """The text with one line of a function changed. old: a pattern; number: which of the lines that it fits."""
    begin, end = place(text, function)
    body = text[begin:end]
    line = [*re.finditer(old, body)][number]
    found = body[: line.start()] + line.expand(new) + body[line.end() :]
    assert found != body
    return text[:begin] + found + text[end:]


_V = r"v\d+\.\w+"
WRONG = {
    "the other half": (HASH, r"pmull2 (.*)\.2d, (.*)\.2d\n", r"pmull \1.1d, \2.1d\n", 0),
    "the other half of the other": (HASH, r"pmull (.*)\.1d, (.*)\.1d\n", r"pmull2 \1.2d, \2.2d\n", -1),
    "another constant": (HASH, r"movi (\S+), #0x87\n", r"movi \1, #0x86\n", 0),
    "a sum that is left out": (HASH, r"eor (v\S+), (\S+), (\S+)\n", r"orr \1, \2, \2\n", 1),
    "a sum of other bits": (HASH, r"eor (v\S+), (\S+), (\S+)\n", r"orr \1, \2, \3\n", -1),
    "halves in another place": (HASH, r"ext (\S+), (\S+), (\S+), #8\n", r"ext \1, \2, \3, #7\n", -1),
    "halves that are not exchanged": (HASH, r"ext (\S+), (\S+), (\S+), #8\n", r"orr \1, \2, \2\n", 0),
    "bits that are not turned": (HASH, r"rbit (v\S+), (\S+)\n", r"orr \1, \2, \2\n", 1),
    "a product that is left out": (HASH, r"eor (v\d+)\.16b, \1\.16b, .*\n", r"orr \1.16b, \1.16b, \1.16b\n", -8),
    "a remainder before the last sum": (
        HASH,
        r"( +eor (v\d+)\.16b, .*\n)((?:.*\n){0,6}? *pmull2 v\d+\.1q, \2\.2d, .*\n)",
        r"\3\1",
        -1,
    ),
    "powers that are all the first one": (DERIVE, r"movz x3, #16,", "movz x3, #0,", 0),
    "another word of the key": (DERIVE, r"stp (w\d+), (w\d+), \[(x\d+), #8\]", r"stp \2, \1, [\3, #8]", 0),
}
OF_APART = WRONG | {
    "powers that are exchanged": (HASH, r"ldp (q\d+), (q\d+), \[x0, #", r"ldp \2, \1, [x0, #", 0),
    "powers that are kept in another order": (
        DERIVE,
        r"stp (q\d+), (q\d+), \[(x\d+), #16\]",
        r"stp \2, \1, [\3, #16]",
        0,
    ),
    "a half that is not added": (HASH, r"eor (x\d+), (x\d+), (x\d+)\n", r"orr \1, \2, \2\n", 0),
    "bits of a sum that are not turned": (HASH, r"rbit (x\d+), (x\d+)\n", r"orr \1, \2, \2\n", 2),
    "bytes of a sum that are not turned": (HASH, r"rev (x\d+), (x\d+)\n", r"orr \1, \2, \2\n", -1),
    "a sum in one half": (HASH, r"dup v(\d+)\.2d, (x\d+)\n", r"ins v\1.d[0], \2\n", 1),
    "halves of the block before": (HASH, r"(ld[rp] .*x\d+, \[x2, #)(\d\d)\]", r"\g<1>8]", 0),
}
OF_DEALT = WRONG | {
    "blocks that are not dealt": (HASH, r"ld2 \{(v\d+)\.2d, (v\d+)\.2d\}", r"ld1 {\1.16b, \2.16b}", 0),
    "words of 32 bits that are dealt": (HASH, r"ld2 \{(v\d+)\.2d, (v\d+)\.2d\}", r"ld2 {\1.4s, \2.4s}", 1),
    "another pair of blocks": (HASH, r"add (x\d+), x2, #32\n", r"add \1, x2, #64\n", 0),
    "the chain's other half": (HASH, rf"trn2 ({_V}), ({_V}), ({_V})\n", r"trn1 \1, \2, \3\n", 0),
    "the chain in both blocks": (HASH, rf"trn1 ({_V}), ({_V}), ({_V})\n", r"trn1 \1, \2, \2\n", 0),
    "a power that stands elsewhere": (HASH, r"ldr (q\d+), \[x0, #(\d+)\]\n", r"ldr \1, [x0, #16]\n", 4),
}
CASES = [(core, name) for core, cases in ((APART, OF_APART), (DEALT, OF_DEALT)) for name in cases]
IN_THE_GATE = [(APART, "a half that is not added"), (DEALT, "the chain in both blocks")]


@pytest.mark.parametrize(("core", "groups"), CODE)
def test_the_hash_is_proved_with_what_makes_its_key(core: str, groups: tuple[int, ...]) -> None:
    report = judged(source(core, groups), machine=MACHINE)
    assert report.proved
    assert report.key_memory_bytes == 16 + max(groups) * 24
    results = {o.function: o.method for o in report.obligations if o.prop is Property.RESULT}
    assert results == {DERIVE: f"through {HASH}", HASH: "quadratic form"}


@pytest.mark.parametrize(
    ("core", "name"),
    [pytest.param(*case, marks=pytest.mark.long if case in IN_THE_GATE else pytest.mark.slow) for case in CASES],
)
def test_a_wrong_product_is_refused(core: str, name: str) -> None:
    cases = OF_APART if core == APART else OF_DEALT
    report = judged(changed(source(core, FEW), *cases[name]), machine=MACHINE)
    (found,) = (o for o in report.obligations if (o.function, o.prop) == (HASH, Property.RESULT))
    assert found.verdict is Verdict.REFUTED

"""Texts of ciphers and modes with something wrong in them, or perhaps not: random changes of good ones."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
TOKEN = re.compile(r'#[^\n]*|"[^"\n]*"|\w+|<<<|>>>|<<|>>|:=|->|\.\.|[=!<>]=|\s+|[^\w\s]')
NUMBERS = (
    "0",
    "1",
    "2",
    "3",
    "7",
    "8",
    "9",
    "16",
    "31",
    "64",
    "255",
    "256",
    "4095",
    "9999",
    "65535",
    "65536",
    "0xffff",
)
NUMBERS += ("0x10000", "4294967296", "1" + "0" * 100, "9" * 700, "1" + "0" * 5000, "0b1", "007", "1_0")
# What the notation has, and what it has not.
WORDS = re.findall(
    r"\S+",
    "cipher mode standard word block words key variant const table inverse circuit function schedule encrypt decrypt "
    "entry block call count chain public ready of "
    "vector plain state short tail byte bit bits number let var for in down to if else little big or and not div mod "
    "join split transpose xor reverse rounds x y k rk S T i E.encrypt { } ( ) [ ] , : ; = := -> .. ? + - * / % ^ & | ~ "
    "< > << >> <<< >>> == != <= >= 0..65535 1..0 [0] [15:0] length '",
)
STRANGE = ("\0", "\ufeff", "\r\n", "\r", "\u0430", "\u0661", "\u2028", "\x1b[2J", "é", '"', "#", "\\", "🂡", "\x85")
NESTED = (("(", ")"), ("[", "]"), ("~", ""), ("not ", ""), ("-", ""), ("x ^ ", ""), ("1 ? x : ", ""), ("if 1 {", "}"))
NESTED += (
    ("for q in 0..9999 {", "}"),
    ("[x for q in 0..9 if ", "]"),
    ("", "[0]"),
    ("", "else if 1 {}"),
    ("bits(", ",8)"),
)
NESTED += (
    ("9", ""),
    ("a", ""),
    (" ", ""),
    ("short tail ", ""),
    ("{", ""),
    ("\n", ""),
    ("# ", "\n"),
    ("let b = x ", ""),
)


def originals() -> dict[str, list[str]]:
    """Good texts as tokens, by the name of their file."""
    folder = files("ciphergen.dsl")
    found = [p for kind in ("ciphers", "modes") for p in sorted((folder / kind).iterdir(), key=lambda p: p.name)]
    texts = {p.name: p.read_text("utf-8") for p in found if p.name.endswith((".cipher", ".mode"))}
    for own in ("toy.cipher", "constructs.cipher"):
        texts[own] = (HERE / own).read_text("utf-8")
    docs = (HERE.parents[1] / "docs" / "ciphers.md").read_text("utf-8")
    (texts["speck.cipher"],) = re.findall(r"^```cipher\n(.*?)^```", docs, re.MULTILINE | re.DOTALL)
    texts |= {f"known {p.name}": p.read_text("utf-8") for p in sorted((HERE.parent / "texts").glob("*.cipher"))}
    return {name: TOKEN.findall(text) for name, text in texts.items()}


ORIGINALS = originals()
# The short ones far more often: a text of 40 lines is refused in 10 ms, one of 400 in 100.
WEIGHTS = {"toy.cipher": 2000, "speck.cipher": 700, "constructs.cipher": 300, "ctr.mode": 400, "ecb.mode": 100}
WEIGHTS |= {"ascon.cipher": 150, "chacha20.cipher": 100, "lea.cipher": 100, "pipo.cipher": 50, "keccak.cipher": 10}
WEIGHTS = {name: WEIGHTS.get(name, 2) for name in ORIGINALS}


def mutant(random: Random) -> tuple[str, bytes]:
    """The name of a file, whose ending says what it is, and what stands in it."""
    (name,) = random.choices(list(WEIGHTS), list(WEIGHTS.values()))
    tokens = list(ORIGINALS[name])
    if "vector" in tokens and random.random() < 0.7:  # with known answers hardly any change is accepted
        tokens[tokens.index("vector") :] = ["}"]
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        random.choices([change for change, _ in CHANGES], [weight for _, weight in CHANGES])[0](random, tokens)
    data = "".join(tokens).encode()
    if random.random() < 0.03:
        data = _bytes(random, bytearray(data))
    return name, data


def _bytes(random: Random, data: bytearray) -> bytes:
    for _ in range(random.randint(1, 4)):
        at = random.randint(0, len(data))
        data[at : at + random.randint(0, 3)] = random.randbytes(random.randint(0, 3))
    return bytes(data[: random.randint(0, len(data))] if random.random() < 0.2 else data)


def _some(random: Random, tokens: list[str], longest: int = 12) -> slice:
    start = random.randint(0, len(tokens))
    return slice(start, start + random.randint(1, longest))


def _delete(random: Random, tokens: list[str]) -> None:
    del tokens[_some(random, tokens)]


def _double(random: Random, tokens: list[str]) -> None:
    some = _some(random, tokens, 40)
    tokens[some.start : some.start] = tokens[some]


def _swap(random: Random, tokens: list[str]) -> None:
    words = [i for i, t in enumerate(tokens) if not t.isspace()]
    if len(words) > 1:
        i, j = random.sample(words, 2)
        tokens[i], tokens[j] = tokens[j], tokens[i]


def _replace(random: Random, tokens: list[str]) -> None:
    tokens[_some(random, tokens, 2)] = [" ", random.choice(WORDS), " "]


def _same_kind(random: Random, tokens: list[str]) -> None:
    """A name for a name or a sign for a sign of the same text: most often this still follows the grammar."""
    if words := [i for i, t in enumerate(tokens) if t.strip() and t[0] != "#"]:
        at = random.choice(words)
        tokens[at] = random.choice([t for i in words if (t := tokens[i])[0].isalpha() == tokens[at][0].isalpha()])


def _number(random: Random, tokens: list[str]) -> None:
    if numbers := [i for i, t in enumerate(tokens) if t[:1].isdigit()]:
        tokens[random.choice(numbers)] = random.choice(NUMBERS)


def _strange(random: Random, tokens: list[str]) -> None:
    tokens.insert(random.randint(0, len(tokens)), random.choice(STRANGE))


def _splice(random: Random, tokens: list[str]) -> None:
    other = ORIGINALS[random.choice(list(ORIGINALS))]
    tokens[_some(random, tokens, 60)] = other[_some(random, other, 60)]


def _nest(random: Random, tokens: list[str]) -> None:
    before, after = random.choice(NESTED)
    some, depth = _some(random, tokens, 3), random.choice((3, 30, 200, 1000, 20_000))
    tokens[some] = [before * depth, *tokens[some], after * depth]


Change = Callable[[Random, list[str]], None]
CHANGES: list[tuple[Change, int]] = [
    (_delete, 3),
    (_double, 3),
    (_swap, 3),
    (_replace, 3),
    (_same_kind, 8),
    (_number, 8),
    (_strange, 1),
    (_splice, 2),
    (_nest, 1),
]

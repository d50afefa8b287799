"""Certificates of entry points, and of words wider than registers: accepted, and refused with one step spoilt."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.replay.check import replay
from ciphergen.replay.graph import Refused
from ciphergen.verify.certificate.merges import sums_of_inverses
from tests.replay.certificates import of_text
from tests.replay.test_check import Document, Spoil, check, inverted, new, output, refusal
from tests.test_entry_points import SMALL
from tests.test_key_streams import BIG as COUNT_OF_WORDS
from tests.test_messages import BIG, LITTLE

# Words of two registers, added, taken away and compared; big-endian.
WIDE = """cipher WIDE {
  word 64 big
  block 2 words
  variant WIDE { key 2 words rounds 3 }
  schedule(k) -> rk: word[rounds] {
    for i in 0..rounds - 1 { rk[i] = ((k[0] <<< 5) + k[1]) ^ i }
  }
  encrypt(x, rk) -> y {
    for i in 0..rounds - 1 { x := [x[1], (((x[0] >>> 8) + x[1]) ^ rk[i]) <<< 3] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in rounds - 1 down to 0 { y := [(((y[1] >>> 3) ^ rk[i]) - y[0]) <<< 8, y[0]] }
    x = y
  }
}
"""
TEXTS = {"entries": SMALL, "count": COUNT_OF_WORDS, "messages": LITTLE, "messages, big": BIG, "wide": WIDE}


@pytest.mark.long
@pytest.mark.parametrize("name", TEXTS)
def test_what_was_proved_is_accepted(name: str) -> None:
    made = of_text(TEXTS[name])
    assert check(made, made.document())["functions"] == len(made.document()["functions"])


@pytest.mark.long
def test_sums_of_words_in_two_registers_are_merged() -> None:
    made = of_text(WIDE)
    assert made.document()["sums"] == "chains"
    assert check(made, made.document())["merges"] > 100


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "was", "instead"),
    [
        ("entries", "<<< 7", "<<< 6"),
        ("entries", "h[1] + m", "h[1] - m"),
        ("count", "<<< 3", "<<< 2"),
        ("messages", "s[2] + n + k", "s[2] + n - k"),
        ("messages", "~s[1] + k", "s[1] + k"),
        ("messages, big", "s[0] := 0", "s[0] := 1"),
        ("wide", "(k[0] <<< 5)", "(k[0] <<< 4)"),
    ],
)
def test_a_text_that_was_changed_is_refused(name: str, was: str, instead: str) -> None:
    made = of_text(TEXTS[name])
    (changed,) = parse_cipher(_without_vectors(TEXTS[name]).replace(was, instead), "own.cipher").variants.values()
    with pytest.raises(Refused, match=r"is not shown to|its cut"):
        replay(made.document(), made.script, changed)


def _without_vectors(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.strip().startswith(("vector", "inverse")))


@pytest.mark.parametrize(
    ("name", "op", "other"),
    [
        ("entries", "xor", "or"),
        ("entries", "add", "sub"),
        ("count", "xor", "and"),
        ("count", "shl", "lshr"),
        ("messages", "add", "sub"),
        ("messages, big", "xor", "or"),
        ("wide", "ult", "eq"),
        ("wide", "add", "sub"),
    ],
)
def test_raw_terms_of_other_code_are_refused(name: str, op: str, other: str) -> None:
    """Code with another instruction has another operation in its raw terms: the last one that outputs are made of."""
    made = of_text(TEXTS[name])
    document = made.document()
    rows, used = document["terms"], set[int]()
    waiting = [number for row in document["outputs"] for number in (*row["written"], *row["left"])]
    while waiting:
        number = waiting.pop()
        if number not in used:
            used.add(number)
            waiting += rows[number][3:] if rows[number][0] not in ("var", "const") else []
    rows[max(number for number in used if rows[number][0] == op)][0] = other
    assert refusal(made, document)


@pytest.mark.long
@pytest.mark.parametrize("name", TEXTS)
def test_each_output_counts(name: str) -> None:
    made = of_text(TEXTS[name])
    for number, row in enumerate(made.document()["outputs"]):
        for key in ("written", "left"):
            if row[key]:
                document = made.document()
                terms = document["outputs"][number][key]
                terms[-1] = inverted(document, terms[-1])
                assert refusal(made, document)


# Messages.


def path(document: Document, end: str = "") -> Document:
    """A path of `absorb` that ends so, else at a loop head."""
    ends = [o for o in document["outputs"] if o["function"] == "tiny_absorb"]
    found: Document = next(o for o in ends if o["end"] == end or (not end and o["end"] not in ("last", "empty")))
    return found


def other_claim(document: Document) -> None:
    """Value and claim are inverted: shown, but not what is claimed at the other arrivals."""
    pair = path(document)["carried"][0]
    pair[:] = [inverted(document, number) for number in pair]


def other_value(document: Document) -> None:
    pairs = path(document)["carried"]
    pairs[0][0] = inverted(document, pairs[0][0])


def no_claim(document: Document) -> None:
    for row in document["outputs"]:
        if row["function"] == "tiny_absorb" and row["carried"]:
            row["carried"].pop(0)


def own_chain(document: Document) -> None:
    document["outputs"][0]["states"][0][0] = new(document, "var", 8, ["chain", [7], "SECRET"])


def as_empty(document: Document) -> None:
    path(document, "last")["end"] = "empty"


def one_more(document: Document) -> None:
    path(document, "last")["taken"] += 1


MESSAGES: dict[str, tuple[Spoil, str]] = {
    "another value at a loop head": (other_value, "is not shown to be"),
    "another claim at one arrival": (other_claim, "different things are claimed at the loop at 0x"),
    "nothing claimed": (no_claim, "what is not shown to be there"),
    "a chain of its own": (own_chain, "a path begins with a state of its own"),
    "a last block as an empty message": (as_empty, ""),
    "a byte more": (one_more, "is not shown to be"),
    "an empty message as a last block": (lambda d: path(d, "empty").update(end="last"), "does not follow"),
    "an empty message with bytes": (
        lambda d: path(d, "empty").update(taken=9),
        "tiny_absorb: a message of no bytes has 1 blocks and 1 bytes",
    ),
    "no end": (
        lambda d: path(d, "last").update(end=""),
        "tiny_absorb: a path ends neither at a return nor at a loop head",
    ),
    "a chain with a byte fewer": (
        lambda d: path(d, "last")["left"].pop(),
        "tiny_absorb: the chain that is left has 12 values, not 11",
    ),
    "two chains": (lambda d: path(d)["states"].append(path(d)["states"][0]), "not in the form of a certificate"),
}


@pytest.mark.parametrize("name", MESSAGES)
def test_a_message_has_to_be_what_its_text_says(name: str) -> None:
    spoil, said = MESSAGES[name]
    made = of_text(LITTLE)
    document = made.document()
    spoil(document)
    assert said in refusal(made, document)


def test_what_a_loop_carries_is_claimed() -> None:
    """The texts of both messages about it."""
    made = of_text(LITTLE)
    document = made.document()
    head = path(document)["end"]
    no_claim(document)
    assert refusal(made, document) == (
        f"tiny_absorb: a path takes from the loop at {head} what is not shown to be there"
    )
    document = made.document()
    other_claim(document)
    assert refusal(made, document) == f"tiny_absorb: different things are claimed at the loop at {head}"


def test_what_is_said_of_a_path() -> None:
    """The texts about what is not shown."""
    made = of_text(LITTLE)
    document = made.document()
    head = path(document)["end"]
    other_value(document)
    word = "(concat chain.3:8 chain.2:8 chain.1:8 chain.0:8)"
    assert refusal(made, document) == (
        f"tiny_absorb: what the loop at {head} carries: (not {word}) and what follows is not shown to be {word} and "
        "what follows"
    )
    document = made.document()
    path(document, "empty").update(end="last")
    assert refusal(made, document) == "how many bytes the message has does not follow: (not (eq @bytes:32 0x0:32))"
    document = made.document()
    longest = output(document, "tiny_make")["written"]
    longest.pop()
    assert refusal(made, document) == (
        f"tiny_make: what is made of a message has {len(longest) + 1} values, not {len(longest)}"
    )


def test_a_function_of_which_nothing_is_said() -> None:
    made = of_text(LITTLE)
    document = made.document()
    document["outputs"] = [o for o in document["outputs"] if o["function"] != "tiny_make"]
    assert refusal(made, document) == "says nothing of the output of tiny_make"
    document = made.document()
    document["outputs"] = [o for o in document["outputs"] if o["end"] not in ("last", "empty")]
    assert "says nothing of the output of" in refusal(made, document)


def test_an_entry_point_s_inputs_are_its_own() -> None:
    """A port read as another one, or as public data."""
    made = of_text(SMALL)
    for param in (["port", ["m", 0], "SECRET"], ["port", ["h", 0], "PUBLIC"]):
        document = made.document()
        row = next(r for r in document["terms"] if r[0] == "var" and r[2] == ["port", ["h", 0], "SECRET"])
        row[2] = param
        assert "is not shown to be" in refusal(made, document)
    assert output(made.document(), "small_compress")["written"]


# Exclusive ors of many bits.


def linear_text(undone: str) -> str:
    """Each word becomes the exclusive or of all others: its inverse is not seen through cuts of few bits."""
    return f"""cipher LINEAR {{
  word 32 little
  block 8 words
  variant LINEAR {{ key 8 words rounds 6 }}
  function layer(x: word[8]) -> y: word[8] {{
    let t = x[0] ^ x[1] ^ x[2] ^ x[3] ^ x[4] ^ x[5] ^ x[6] ^ x[7]
    let r = (t <<< 3) ^ (t <<< 12) ^ (t >>> 7)
    y = [x[i] ^ r for i in 0..7]
  }}
  schedule(k) -> rk: word[rounds][8] {{ for i in 0..rounds - 1 {{ rk[i] = [k[j] <<< i for j in 0..7] }} }}
  encrypt(x, rk) -> y {{
    for i in 0..rounds - 1 {{ x := layer([x[j] ^ rk[i][j] for j in 0..7]) }}
    y = x
  }}
  decrypt(y, rk) -> x {{
    for i in rounds - 1 down to 0 {{ y := [{undone} for j in 0..7] }}
    x = y
  }}
}}
"""


RIGHT = linear_text("layer(y)[j] ^ rk[i][j]")


@pytest.mark.long
def test_exclusive_ors_of_many_bits_are_merged() -> None:
    made = of_text(RIGHT)
    document = made.document()
    linear = [n for n, row in enumerate(document["merges"]) if row[2] is None]
    assert len(linear) > 100
    assert check(made, document)["merges"] == len(document["merges"])
    changes: list[Callable[[list[object]], object]] = [
        lambda row: row.__setitem__(1, int(str(row[1])) ^ 1),
        lambda row: row.__setitem__(1, int(str(row[1])) ^ 2),
        lambda row: row.__setitem__(2, []),
    ]
    for change in changes:
        document = made.document()
        change(document["merges"][linear[-1]])
        assert refusal(made, document)


def test_a_text_of_which_no_certificate_can_be_made_is_refused_at_once() -> None:
    (variant,) = parse_cipher(RIGHT, "own.cipher").variants.values()
    assert sums_of_inverses(variant, 32) == ["whole", "adders", "chains"]
    (variant,) = parse_cipher(WIDE, "own.cipher").variants.values()
    assert sums_of_inverses(variant, 32) == ["chains", "whole", "adders"]
    assert sums_of_inverses(variant, 64) == ["whole", "adders", "chains"]


@pytest.mark.long
@pytest.mark.parametrize("name", ["aes", "aria"])
def test_boxes_that_undo_each_other_are_shown(name: str) -> None:
    """What a box is looked up at is older than some bits of that index: a cut there must not be taken apart."""
    variant = next(iter(load(name).variants.values()))
    assert sums_of_inverses(variant, 32) == ["whole", "adders", "chains"]

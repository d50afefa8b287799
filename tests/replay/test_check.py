"""A certificate of a real proof is accepted; with any one step of it spoilt, it is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ciphergen.cli.replay import ReplayTask, replay_one
from ciphergen.replay import check as checker
from ciphergen.replay.check import replay
from ciphergen.replay.graph import Refused
from ciphergen.verify.certificate.merges import merges
from tests.replay.certificates import Certificate, blocks, counter_mode, shipped, wide

Document = dict[str, Any]
Spoil = Callable[[Document], object]


def check(certificate: Certificate, document: Document, script: str | None = None) -> dict[str, int]:
    variant = certificate.cipher.variants[certificate.variant]
    return dict(replay(document, certificate.script if script is None else script, variant))


def refusal(certificate: Certificate, document: Document, script: str | None = None) -> str:
    with pytest.raises(Refused) as refused:
        check(certificate, document, script)
    return str(refused.value)


def new(document: Document, *row: Any) -> int:
    """The number of a new term."""
    document["terms"].append(list(row))
    return len(document["terms"]) - 1


def inverted(document: Document, number: int) -> int:
    return new(document, "not", document["terms"][number][1], None, number)


def output(document: Document, function: str, *, returned: bool = False) -> Document:
    """The output with most bytes."""
    found = [o for o in document["outputs"] if o["function"] == function and (o["left"] or not returned)]
    longest: Document = max(found, key=lambda o: len(o["written"]))
    return longest


@pytest.mark.long
def test_what_was_proved_is_accepted() -> None:
    assert check(blocks(), blocks().document())["functions"] == 3
    assert check(counter_mode(), counter_mode().document())["outputs"] == 10
    assert check(shipped("lea", "lea128"), shipped("lea", "lea128").document())["merges"] == 0


@pytest.mark.long
def test_what_was_proved_by_merges_is_accepted() -> None:
    pipo = shipped("pipo", "pipo64_128")
    assert check(pipo, pipo.document())["merges"] > 500


@pytest.mark.long
def test_words_in_wider_registers_lead_to_no_hard_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked whether the whole block is equal, the second solver says nothing within a minute."""
    monkeypatch.setattr(checker, "MILLISECONDS", 2_000)
    assert check(wide(), wide().document())["functions"] == 2
    assert "sign_extend" in wide().script


# Merges, raw terms.


def test_each_operation_of_the_raw_terms_counts() -> None:
    other = {"add": "sub", "xor": "or", "and": "xor", "sub": "add", "or": "and", "shl": "lshr", "lshr": "shl"}
    certificate = blocks()
    rows = certificate.document()["terms"]
    waiting, raw = list(output(certificate.document(), "encrypt")["written"]), set[int]()
    while waiting:
        number = waiting.pop()
        if number not in raw:
            raw.add(number)
            waiting += rows[number][3:] if rows[number][0] not in ("var", "const") else []
    spoilt = [n for n in sorted(raw) if rows[n][0] in other]
    assert len(spoilt) > 8
    for number in spoilt:
        document = certificate.document()
        document["terms"][number][0] = other[rows[number][0]]
        assert refusal(certificate, document)


MERGES: dict[str, Callable[[list[Any]], Any]] = {
    "one fewer leaf": lambda row: row[2].pop(),
    "no leaves": lambda row: row[2].clear(),
    "other leaves": lambda row: row[2].__setitem__(slice(None), [1] * len(row[2])),
    "another bit": lambda row: row.__setitem__(1, row[1] ^ 2),
    "the complement": lambda row: row.__setitem__(1, row[1] ^ 1),
    "a newer bit": lambda row: row.__setitem__(1, 2 * row[0] + 2),
    "itself": lambda row: row.__setitem__(1, 2 * row[0]),
    "a negative bit": lambda row: row.__setitem__(1, -2),
}


@pytest.mark.parametrize("name", MERGES)
def test_merges_of_bits_need_equal_truth_tables(name: str) -> None:
    pipo = shipped("pipo", "pipo64_128")
    count = len(pipo.document()["merges"])
    for place in range(0, count, count // 4):
        document = pipo.document()
        MERGES[name](document["merges"][place])
        assert refusal(pipo, document).endswith("its cut")


def test_every_merge_is_needed() -> None:
    """A bit that is not merged is another one, and so are those made of it."""
    pipo = shipped("pipo", "pipo64_128")
    count = len(pipo.document()["merges"])
    for place in (*range(0, count, count // 8), count - 1):
        document = pipo.document()
        del document["merges"][place]
        assert refusal(pipo, document)


def test_a_merge_is_of_the_bit_that_it_names() -> None:
    pipo = shipped("pipo", "pipo64_128")
    document = pipo.document()
    document["merges"][0][0] += 1
    assert refusal(pipo, document)
    document = pipo.document()
    document["merges"].append([10**6, 2, [1]])
    assert refusal(pipo, document) == "has a merge of bit 1000000, which never came to be"


# Questions.


def test_questions_are_asked_again() -> None:
    script = blocks().script
    unsat, sat = "(set-info :status unsat)\n", "(set-info :status sat)\n"
    spoilt = [
        (script.replace(unsat, sat, 1), "the second solver says unsat"),
        (script.replace(unsat, sat + unsat, 1), "the second solver says unsat"),
        (script.replace(sat, unsat, 1), "the second solver says sat"),
        (script.split("(reset)\n", 1)[1], " questions to a solver, not "),
        ("", "has 0 questions to a solver, not "),
        (script.replace("(assert", "(assert x", 1), "not in the form of a certificate (BitwuzlaException: "),
    ]
    for text, said in spoilt:
        assert text != script
        assert said in refusal(blocks(), blocks().document(), text)


def test_what_the_first_solver_left_open_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    answer = checker._answer
    monkeypatch.setattr(checker, "_answer", lambda text: (asked.append(text), answer(text))[1])
    check(blocks(), blocks().document())
    every = len(asked)
    script = blocks().script.replace("(set-info :status unsat)\n", "(set-info :status unknown)\n", 1)
    asked.clear()
    check(blocks(), blocks().document(), script)
    assert len(asked) == every - 1


# Outputs and functions.


def other_byte(document: Document) -> None:
    written = output(document, "encrypt")["written"]
    written[0] = inverted(document, written[0])


def in_all(key: str, value: object, function: str = "") -> Spoil:
    """Put a value into each output of a function."""

    def spoil(document: Document) -> None:
        for o in document["outputs"]:
            if function in ("", o["function"]):
                o[key] = value

    return spoil


def without(function: str) -> Spoil:
    def spoil(document: Document) -> None:
        document["outputs"] = [o for o in document["outputs"] if o["function"] != function]

    return spoil


def as_other_input(document: Document) -> None:
    """The second block of two is computed from a variable that is only called like its input."""
    row = output(document, "encrypt_blocks")
    known = {t[2][1][0]: t for t in document["terms"] if t[0] == "var" and t[2][0] == "in"}
    row["written"] = [*output(document, "encrypt")["written"]]
    row["written"] += _renamed(document, row["written"], {known[0][2][1][0]: [2, 9], known[1][2][1][0]: [3, 9]})


def _renamed(document: Document, roots: list[int], names: dict[int, list[int]]) -> list[int]:
    """Copies of terms over input bytes with other indices."""
    terms, made = document["terms"], dict[int, int]()
    for number in range(max(roots) + 1):
        op, width, param, *args = terms[number]
        if op == "var" and param[0] == "in":
            param = ["in", names[param[1][0]] if param[1][0] in names else param[1], param[2]]
        made[number] = new(document, op, width, param, *(made[a] for a in args))
    return [made[r] for r in roots]


OUTPUTS: dict[str, tuple[Spoil, str]] = {
    "another byte": (other_byte, "is not shown to be"),
    "bytes swapped": (lambda d: output(d, "encrypt")["written"].reverse(), "is not shown to be"),
    "half a block": (lambda d: output(d, "encrypt")["written"].pop(), "1 bytes are no output"),
    "two blocks of one": (lambda d: output(d, "encrypt")["written"].extend([0, 0]), "4 bytes are no output"),
    "nothing": (in_all("written", [], "encrypt"), "encrypt: 0 bytes are no output"),
    "no blocks": (in_all("written", [], "encrypt_blocks"), "says nothing of the output of encrypt_blocks"),
    "a block and a half": (lambda d: output(d, "encrypt_blocks")["written"].append(0), "3 bytes are no output"),
    "an input of the same name": (as_other_input, "is not shown to be"),
    "of none": (without("encrypt_blocks"), "says nothing of the output of encrypt_blocks"),
    "in place only": (in_all("in_place", True), "says nothing of the output of encrypt"),
    "named as no role": (lambda d: d["functions"].update(encrypt="encrypts"), "not in the form of a certificate"),
    "of a function that is not named": (lambda d: d["functions"].pop("encrypt"), "not in the form of a certificate"),
    "named as another role": (lambda d: d["functions"].update(encrypt="decrypt"), "is not shown to be"),
    "no function": (lambda d: d.update(functions={}, outputs=[]), "speaks of no function that uses the key"),
    "key expansion alone": (
        lambda d: d.update(functions={"expand_key": "expand_key"}, outputs=[]),
        "speaks of no function that uses the key",
    ),
    "no key expansion": (lambda d: d["functions"].pop("expand_key"), "or of no key expansion"),
    "two paths of key expansion": (lambda d: d["same"].append([0, inverted(d, 0)]), "what key expansion leaves"),
    "another format": (lambda d: d.update(format="ciphergen-certificate-1"), "is of 'ciphergen-certificate-1'"),
    "another variant": (lambda d: d.update(variant="tiny2"), "and 'tiny2', not of"),
}


@pytest.mark.parametrize("name", OUTPUTS)
def test_outputs_have_to_be_what_the_text_says(name: str) -> None:
    spoil, said = OUTPUTS[name]
    document = blocks().document()
    spoil(document)
    assert said in refusal(blocks(), document)


def contradictory(document: Document) -> None:
    """From conditions that contradict each other everything follows."""
    in_all("conditions", [new(document, "const", 1, 0)], "ctr")(document)


def about_the_input(document: Document) -> None:
    """A condition may not fix what it likes of an input: no path depends on that."""
    byte = new(document, "var", 8, ["in", [0], "SECRET"])
    zero = new(document, "const", 8, 0)
    path = next(o for o in document["outputs"] if o["known"])
    path["conditions"].append(new(document, "eq", 1, None, byte, zero))
    path["known"].append([byte, zero])


def known_otherwise(document: Document) -> None:
    pair = next(o for o in document["outputs"] if o["known"])["known"][0]
    pair[1] = inverted(document, pair[1])


def own_state(document: Document) -> None:
    path = output(document, "ctr")
    path["states"][0] = [new(document, "const", 8, 0)] * len(path["states"][0])


def another_variable(document: Document) -> None:
    states = output(document, "ctr")["states"]
    states[0] = [states[0][1], states[0][0]]


def later_state(document: Document) -> None:
    state = output(document, "ctr")["states"][-1]
    state[-1] = inverted(document, state[-1])


def left(document: Document) -> None:
    path = output(document, "ctr", returned=True)
    path["left"] = [inverted(document, n) for n in path["left"]]


MODE: dict[str, tuple[Spoil, str]] = {
    "contradictory conditions": (contradictory, "conditions of a path are not public, or contradict each other"),
    "conditions on the input": (about_the_input, "conditions of a path are not public, or contradict each other"),
    "no conditions": (in_all("conditions", []), "does not follow"),
    "other values of what is known": (known_otherwise, "what the conditions say of a byte does not follow"),
    "nothing is known": (in_all("known", []), "is not shown to be"),
    "a constant state": (own_state, "not in the form of a certificate"),
    "another state": (another_variable, "a path begins with a state of its own"),
    "half a state": (lambda d: output(d, "ctr")["states"][0].pop(), "a path begins with a state of its own"),
    "another state after a block": (later_state, "does not follow"),
    "a state fewer": (lambda d: output(d, "ctr")["states"].pop(), "a state of the mode is missing"),
    "no states": (in_all("states", []), "a state of the mode is missing"),
    "another state is left": (left, "the state that is left does not follow"),
    "half a state is left": (lambda d: output(d, "ctr", returned=True)["left"].pop(), "not in the form"),
    "no state is left": (in_all("left", []), "says nothing of the output of ctr"),
    "another text of the mode": (lambda d: d["modes"].update(ctr="0" * 64), "another text of the mode ctr"),
    "no text of the mode": (lambda d: d["modes"].clear(), "not in the form of a certificate"),
    "as blocks": (lambda d: d["functions"].update(ctr="encrypt_blocks"), "a state of the mode is missing"),
}


@pytest.mark.parametrize("name", MODE)
def test_a_mode_has_to_be_what_its_text_says(name: str) -> None:
    spoil, said = MODE[name]
    document = counter_mode().document()
    spoil(document)
    assert said in refusal(counter_mode(), document)


def test_a_certificate_of_another_variant() -> None:
    lea = shipped("lea", "lea128")
    document = lea.document() | {"variant": "lea192"}
    with pytest.raises(Refused, match="is not shown to be"):
        replay(document, lea.script, lea.cipher.variants["lea192"])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({}, ""),
        ({"cipher_sha256": "0" * 64}, "it speaks of another text of 'lea': the hash differs"),
        ({"variant": "lea512"}, "'lea' has no variant 'lea512'"),
        ({"variant": []}, "not in the form of a certificate"),
        ({"target": "rv32i\nlea256"}, "not in the form of a certificate"),
        ({"text_sha256": None}, "not in the form of a certificate"),
        ({"functions": 7}, "not in the form of a certificate (AttributeError: 'int' object has no attribute 'items')"),
    ],
)
def test_a_certificate_of_another_text(change: Document, reason: str, tmp_path: Path) -> None:
    lea = shipped("lea", "lea128")
    head = {"cipher": "lea", "cipher_sha256": lea.cipher.sha256, "target": "rv32i", "text_sha256": "0" * 64}
    small = {"outputs": []} if "functions" in change else {}
    (tmp_path / "a.cert.json").write_text(json.dumps(lea.document() | head | small | change), encoding="utf-8")
    (tmp_path / "a.smt2").write_text(lea.script, encoding="utf-8")
    outcome = replay_one(ReplayTask(str(tmp_path / "a.cert.json"), str(tmp_path / "a.smt2"), None))
    assert outcome.reason == reason


# What is in no form at all.

TERMS: list[tuple[Any, ...]] = [
    ("add", 8, None, 10**6, 0),
    ("add", 8.0, None, 0, 0),
    ("const", 0, 0),
    ("const", -8, 0),
    ("const", True, 1),
    ("const", 10**12, 0),
    ("const", 10**3, 0.5),
    ("const", 8, None),
    ("const", 8, float("nan")),
    ("var", 8, ["in", [], "NONE"]),
    ("var", 8, ["in", 5, "SECRET"]),
    ("var", 10**9, ["in", [0], "SECRET"]),
    ("table", 8, [256] * 256, 0),
    ("table", 8, [0] * 255, 0),
    ("rotl", 8, 8, 0),
    ("extract", 8, -1, 0),
    ("extract", 8, {}, 0),
    ("eval", 8, None, 0),
    (),
    (None, None, None),
]


@pytest.mark.parametrize("row", TERMS, ids=str)
def test_terms_that_are_none(row: tuple[Any, ...]) -> None:
    document = blocks().document()
    document["terms"].insert(0, ["var", 8, ["in", [0], "SECRET"]])
    document["terms"].append(list(row))
    assert refusal(blocks(), document)


@pytest.mark.parametrize(
    "value", [None, 5, "x", [5], [[]], [[0, 0, 0, 0, 0]], {"x": "y"}, [{"role": []}], [-1]], ids=str
)
def test_whatever_stands_in_a_part_of_it(value: object) -> None:
    for key in blocks().document():
        document = blocks().document()
        if key != "modes":  # of which none is used
            document[key] = value
            assert refusal(blocks(), document)
            del document[key]
            assert refusal(blocks(), document)


def test_cuts_are_small_enough_for_truth_tables() -> None:
    pipo = shipped("pipo", "pipo64_128")
    document = pipo.document()
    document["merges"][0][2] = list(range(1, 18))
    assert refusal(pipo, document) == "a cut has 17 bits, more than 16"


def test_no_certificate_is_written_of_what_its_steps_do_not_show() -> None:
    """What is written was shown first, by the checker's own steps."""
    certificate = blocks()
    document = certificate.document()
    other_byte(document)
    with pytest.raises(Refused, match="is not shown to be"):
        merges(document, certificate.cipher.variants[certificate.variant])


@pytest.mark.long
def test_deep_terms_are_no_trouble() -> None:
    document = blocks().document()
    last = new(document, "var", 8, ["in", [0], "SECRET"])
    for _ in range(20_000):
        last = inverted(document, last)
    document["same"].append([last, 0])
    assert refusal(blocks(), document)

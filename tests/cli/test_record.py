"""What `proof.json` says of the texts that its verdicts speak of."""

from __future__ import annotations

import json

import pytest

from ciphergen.cli.record import Record, TranslationUnit
from ciphergen.verify.equality.equal import METHODS
from ciphergen.verify.verdict import Obligation, Property, Report, Verdict, rests_on


@pytest.mark.parametrize("modes", [{}, {"ctr": "ab" * 32}])
def test_the_texts_of_modes_are_named_where_they_are_spoken_of(modes: dict[str, str]) -> None:
    record = Record("gen", "lea", "cd" * 32, "rv32i", {}, {"lea128.S": TranslationUnit("lea128", {})}, [])
    found = json.loads(record.text({}, [Report("lea128", [], 0, "ef" * 32, modes=modes)]))
    assert found["cipher_sha256"] == "cd" * 32
    assert found.get("modes_sha256", {}) == modes
    assert list(found).count("modes_sha256") == len(modes)


def test_a_record_says_what_its_verdicts_rest_on() -> None:
    record = Record("gen", "lea", "cd" * 32, "rv32i", {}, {"lea128.S": TranslationUnit("lea128", {})}, [])
    methods = ("normal form, solver alone", "execution", "through lea128_encrypt, lea128_ctr")
    proved = [Obligation("f", "encrypt", Property.RESULT, Verdict.PROVED, method) for method in methods]
    found = json.loads(record.text({}, [Report("lea128", proved, 0, "ef" * 32)]))
    assert list(found["rests_on"]) == ["execution", "normal form", "solver alone"]
    assert found["rests_on"]["solver alone"] == "z3 as well, on the raw terms of code and text with nothing rewritten"


def test_every_method_is_explained() -> None:
    assert set(rests_on(METHODS)) == set(METHODS)

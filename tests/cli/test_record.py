"""What `proof.json` says of the texts that its verdicts speak of."""

from __future__ import annotations

import json

import pytest

from ciphergen.cli.record import Record, Unit
from ciphergen.verify.verdict import Report


@pytest.mark.parametrize("modes", [{}, {"ctr": "ab" * 32}])
def test_the_texts_of_modes_are_named_where_they_are_spoken_of(modes: dict[str, str]) -> None:
    record = Record("gen", "lea", "cd" * 32, "rv32i", {}, {"lea128.S": Unit("lea128", {})}, [])
    found = json.loads(record.text({}, [Report("lea128", [], 0, "ef" * 32, modes=modes)]))
    assert found["cipher_sha256"] == "cd" * 32
    assert found.get("modes_sha256", {}) == modes
    assert list(found).count("modes_sha256") == len(modes)

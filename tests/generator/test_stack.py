"""The stack that a header names for each function is the stack that the prover counts."""

from __future__ import annotations

import json
import re

import pytest
from _pytest.mark import ParameterSet

from ciphergen.backends import target
from ciphergen.cli.objects import declared_bytes
from ciphergen.cli.proofs import ProofTask
from tests.generator.running import files
from tests.kept import COMMITTED, object_code, proved

pytestmark = pytest.mark.no_cover  # most of the time is the prover's, which others cover


def committed() -> list[ParameterSet]:
    """Cipher, target and variant of each file; one is proved in seconds."""
    places = sorted(path.relative_to(COMMITTED) for path in COMMITTED.glob("*/*/*.S"))
    found = [(place.parts[0], place.parts[1], place.stem) for place in places]
    fast = ("lea", "rv32i_zbb", "lea128")
    return [pytest.param(*one, marks=pytest.mark.long if one == fast else pytest.mark.slow) for one in found]


@pytest.mark.parametrize(("name", "target_name", "variant"), committed())
def test_as_much_stack_as_was_said(name: str, target_name: str, variant: str) -> None:
    made, file = files(target_name, variant, "", name), f"{variant}.S"
    contract = re.search(r"/\* contract\n(.*?)\n\*/", made[file], re.S)
    assert contract is not None
    said = json.loads(contract[1])["functions"]
    roles = {f["symbol"]: f["role"] for f in said}
    header = {f"{name}.h": made[f"{name}.h"]}
    size = declared_bytes(header, [variant], target(target_name))[variant]
    report = proved(ProofTask(name, variant, target_name, file, object_code(made[file], target_name), roles, size))
    assert report.proved
    assert {f.symbol: f.stack_bytes for f in report.functions} == {f["symbol"]: f["stack_bytes"] for f in said}
    for f in said:
        (line,) = (line for line in made[f"{name}.h"].splitlines() if line.startswith(f"void {f['symbol']}("))
        assert line.endswith(f" /* stack {f['stack_bytes']} bytes */")

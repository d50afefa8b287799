"""GCM, CMAC and CCM around every cipher with blocks of 128 bits: made, proved, and run on known answers.

The table of docs/ciphers.md says what came of each; a pair takes up to some minutes.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ciphergen.cli import inputs, job, selftest
from ciphergen.dsl.errors import UserError

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "tests" / "texts"
MODES = "gcm,cmac,ccm"
SHIPPED = ("aes128", "aria128", "camellia128", "lea128", "pilsung", "rc6_128")


def matrix() -> list[tuple[str, str, str]]:
    """(variant, target, what came of it), of the rows of the table."""
    text = (ROOT / "docs" / "ciphers.md").read_text("utf-8")
    _, _, behind = text.partition("| cipher | `rv32i` |")
    head, *rows = (f"| cipher | `rv32i` |{behind}".partition("\n\n")[0]).splitlines()
    targets = re.findall(r"`(\w+)`", head)
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[1:]]
    return [
        (row[0].strip("`"), target, cell)
        for row in cells
        for target, cell in zip(targets, row[1:], strict=True)
        if cell
    ]


def cipher_of(variant: str) -> str:
    """The name of a shipped cipher, or the path of a text of the tests."""
    if variant in SHIPPED:
        return re.sub(r"_?\d+$", "", variant)
    found = [path for path in TEXTS.glob("*.cipher") if variant.startswith(path.stem)]
    return str(max(found, key=lambda path: len(path.stem)))


def test_the_table_is_read() -> None:
    found = matrix()
    assert {variant for variant, target, _ in found if target == "rv32i"} > {*SHIPPED, "sm4_128", "serpent128"}
    assert all(Path(cipher_of(variant)).exists() for variant, _, _ in found if variant not in SHIPPED)


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "machine", "outcome"), matrix())
def test_modes_around_a_cipher(variant: str, machine: str, outcome: str, tmp_path: Path) -> None:
    wanted = inputs.options(variant, MODES, None, None, "fast", "")
    if outcome.startswith("refused"):
        with pytest.raises(UserError):
            job.run(cipher_of(variant), machine, wanted, tmp_path / "made", prove=True, json=False)
        return
    assert outcome.startswith("proved")
    job.run(cipher_of(variant), machine, wanted, tmp_path / "made", prove=True, json=False)
    selftest.run(tmp_path / "made", json=False)

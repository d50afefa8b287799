"""Strategies that look up tables in memory: what is proved, what the vectors say, and what is refused."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.look_ups import IndexField, LookUps, LookUpTable
from ciphergen.backends.targets.aarch64.look_ups import Aarch64LookUps
from ciphergen.backends.targets.armv7m.look_ups import Armv7mLookUps
from ciphergen.backends.targets.riscv.look_ups import RiscvLookUps
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.cli.selftest import outcome
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.generator.placed_tables import starts
from ciphergen.verify.claim.job import LOOK_UPS
from ciphergen.verify.verdict import Property, Report
from tests import kept
from tests.corpus import text
from tests.kept import object_code
from tests.verify.mutants import Subject, examine, tally

LOOKED = str(Path(__file__).with_name("looked.cipher"))
QUICK = [("aes", "aes128", "loop1-tables"), (LOOKED, "looked", "tables")]
FAMILIES = ("rv32i", "aarch64", "armv7m")
LONG = [
    *((name, f"{name}128", "loop2-tables") for name in ("aes", "aria", "camellia")),
    *(  # of the same kind
        pytest.param(name, f"{name}{bits}", "loop2-tables", marks=pytest.mark.slow)
        for name in ("aes", "aria", "camellia")
        for bits in (192, 256)
    ),
    ("aes", "aes128", "tables"),
    ("present", "present80", "loop1-tables"),
]


@cache
def made(cipher: str, variant: str, strategy: str, on: str = "rv32i", mode: str = "ecb") -> Output:
    modes = (mode,) if mode else ()
    options = Options((variant,), modes, strategy, prove=False, allow_tables=True)
    return kept.made(load(text(cipher)), target(on), options)


def judged(output: Output, cipher: str, variant: str, on: str = "rv32i", *, tables: bool = True) -> Report:
    roles = {f.symbol: f.role for f in output.functions}
    data = object_code(output.files[f"{variant}.S"], on)
    return prove_one(ProofTask(text(cipher), variant, on, f"{variant}.S", data, roles, tables=tables))


@pytest.mark.long
@pytest.mark.parametrize("on", FAMILIES)
@pytest.mark.parametrize(("cipher", "variant", "strategy"), QUICK)
def test_code_is_proved_and_says_that_addresses_depend_on_secrets(
    cipher: str, variant: str, strategy: str, on: str
) -> None:
    report = judged(made(cipher, variant, strategy, on), cipher, variant, on)
    assert report.proved, [o for o in report.obligations if o.verdict.value != "proved"]
    said = [o.as_json()["statement"] for o in report.obligations if o.prop is Property.SECRET_ADDRESS]
    assert said == [Property.SECRET_ADDRESS.text + LOOK_UPS] * 5


@pytest.mark.long
@pytest.mark.parametrize("on", FAMILIES)
def test_code_meets_the_official_vectors(on: str) -> None:
    output = made("aes", "aes128", "loop1-tables", on)
    sources = {file: text for file, text in output.files.items() if file.endswith((".S", ".h", ".c"))}
    assert outcome(sources, target(on), "aes_selftest").passed


@pytest.mark.long
@pytest.mark.parametrize("on", FAMILIES)
@pytest.mark.parametrize(("cipher", "variant", "strategy"), LONG)
def test_all_functions_are_proved_and_meet_the_official_vectors(
    cipher: str, variant: str, strategy: str, on: str
) -> None:
    output = made(cipher, variant, strategy, on, mode="")
    sources = {file: text for file, text in output.files.items() if file.endswith((".S", ".h", ".c"))}
    assert outcome(sources, target(on), f"{cipher}_selftest").passed
    assert judged(output, cipher, variant, on).proved


def test_tables_that_are_rotations_of_each_other_are_one_where_operands_are_rotated_at_no_cost() -> None:
    """AES has four tables of words, and the S-box for the last round."""

    def size(on: str) -> int:
        functions = made("aes", "aes128", "loop1-tables", on).functions
        return next(f.tables for f in functions if f.role == "encrypt_blocks")

    assert [size(on) for on in FAMILIES] == [4 * 1024 + 256, 1024 + 256, 1024 + 256]


@pytest.mark.long
@pytest.mark.parametrize("on", FAMILIES)
def test_without_the_option_it_is_not_proved(on: str) -> None:
    report = judged(made("aes", "aes128", "loop1-tables", on), "aes", "aes128", on, tables=False)
    assert {o.function for o in report.obligations if o.verdict.value == "refuted"} == {"aes128_expand_key"}
    refuted = next(o for o in report.obligations if o.verdict.value == "refuted")
    assert refuted.prop is Property.SECRET_ADDRESS


@pytest.mark.long
def test_files_say_so() -> None:
    files = made("aes", "aes128", "loop1-tables").files
    assert "not constant time where memory is cached or shared" in files["aes.h"]
    assert " * Not constant time where memory is cached: secrets decide which entries" in files["aes128.S"]
    contract = json.loads(files["aes.h"].split("/* contract\n")[1].split("*/")[0])
    assert [f["table_bytes"] > 0 for f in contract["functions"]] == [True] * 5
    constant = generate(load("lea"), target("rv32i"), Options(("lea128",), ("ecb",), "loop1", prove=False)).files
    assert "Time depends on pointers and block counts only" in constant["lea.h"]
    assert "table" not in constant["lea.h"]


def test_small_tables_stand_first_and_each_at_a_multiple_of_its_entries() -> None:
    tables = [LookUpTable((1, 2, 3), 1), LookUpTable((1, 2), 2), LookUpTable((1,) * 256, 4)]
    assert [start for _, start in starts(tables)] == [0, 4, 8]


# By load, the bytes of an entry and what a distance is counted in: bytes, or entries.
LOADS = {
    **{"lbu": (1, 1), "lhu": (2, 2), "lw": (4, 4)},
    **{"ldrb_w_uxtw": (1, 1), "ldrh_w_uxtw_s": (2, 1), "ldr_w_uxtw_s": (4, 1)},
    **{"ldrb_lsl": (1, 1), "ldrh_lsl": (2, 1), "ldr_lsl": (4, 1)},
}


class Recorded:
    """An `Emit` that computes: registers are numbers, the table's is 0."""

    def __init__(self, tables: bytes) -> None:
        self.count, self.tables = 0, tables

    def __call__(self, row: str, *operands: object, into: object = None, memory: str = "") -> int:
        self.count += 1
        if memory:
            return self._loaded(row, *operands)
        a, b, last = (*(0 if isinstance(o, LookUpTable) else o for o in operands), 0)[:3]
        assert isinstance(a, int)
        assert isinstance(b, int)
        assert isinstance(last, int)
        computed = {"slli": a << b, "srli": a >> b, "andi": a & b, "add": a + b}
        computed |= {"ubfm_w": (a & (2 << last) - 1) >> b, "ubfx": a >> b & (2 << last) - 1}
        return computed[row] & 0xFFFFFFFF

    def _loaded(self, row: str, table: object, place: object, scale: object = None) -> int:
        assert isinstance(table, LookUpTable)
        assert isinstance(place, int)
        size, by = LOADS[row]
        assert (size, place % by, scale) == (table.size, 0, None if scale is None else size.bit_length() - 1)
        return table.entries[place // by]


@pytest.mark.parametrize(("how", "most"), [(RiscvLookUps(""), 5), (Aarch64LookUps(), 2), (Armv7mLookUps(), 2)])
@pytest.mark.parametrize("size", [1, 2, 4])
@pytest.mark.parametrize("bits", [1, 4, 8, 9, 10])
def test_every_field_of_a_word_is_an_index(how: LookUps, most: int, size: int, bits: int) -> None:
    table = LookUpTable(tuple(range(1 << bits)), size)
    for low in range(33 - bits):
        for word in (0, 0xFFFFFFFF, 0xDEADBEEF, 0x12345678):
            e = Recorded(b"")
            assert how.entry(e, table, word, IndexField(low, bits)) == word >> low & len(table.entries) - 1
            assert e.count <= (most if bits + size.bit_length() > 12 else min(most, 4))


@pytest.mark.long
@pytest.mark.parametrize(
    ("cipher", "variant"), [("aes", "aes128"), pytest.param("aria", "aria128", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("function", ["encrypt_blocks", "decrypt_blocks", "expand_key"])
@pytest.mark.parametrize(
    "on", ["rv32i", *(pytest.param(on, marks=pytest.mark.slow) for on in FAMILIES if on != "rv32i")]
)
def test_mutants_are_refused(cipher: str, variant: str, function: str, on: str) -> None:
    output, machine = made(cipher, variant, "loop1-tables", on), target(on)
    roles = {f"{variant}_{role}": role for role in ("expand_key", "encrypt_blocks", "decrypt_blocks")}
    data = assemble(output.files[f"{variant}.S"], machine)
    subject = Subject(data, machine, load(cipher).variants[variant], roles, tables=True)
    assert subject.judge({}).proved
    findings = [examine(subject, mutant) for mutant in islice(subject.mutants(1, f"{variant}_{function}"), 40)]
    ends = tally(findings)
    assert "open" not in ends, [finding.mutant.text for finding in findings if finding.end == "open"]
    assert ends["counterexample"] + ends["rule"] > 20
    assert all(subject.differs(f.mutant.code) == "" for f in findings if f.end == "equal")


@pytest.mark.long
@pytest.mark.parametrize("on", FAMILIES)
def test_a_byte_of_each_table_counts(on: str) -> None:
    source = made("aes", "aes128", "loop1-tables", on).files["aes128.S"]
    roles = {f"aes128_{role}": role for role in ("expand_key", "encrypt")}
    rows = [i for i, line in enumerate(source.splitlines()) if line.startswith("    .byte 0x63")]
    assert len(rows) >= 2
    lines = source.splitlines()
    lines[rows[0]] = lines[rows[0]].replace("0x63", "0x62", 1)
    data = assemble("\n".join(lines) + "\n", target(on))
    report = prove_one(ProofTask("aes", "aes128", on, "aes128.S", data, roles, tables=True))
    assert not report.proved

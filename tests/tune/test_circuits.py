"""`gen tune --circuits` and `gen list --circuits`: what they print, write and refuse; and what `gen` says of tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.cli import tune_circuits
from ciphergen.cli.circuits import remarks
from ciphergen.dsl.cipher import load, shipped_ciphers
from ciphergen.dsl.circuit_file import read_circuit
from ciphergen.dsl.circuit_library import file_name, shipped_folder
from ciphergen.dsl.values import each_table
from tests.cli.conftest import gen  # noqa: F401  # the fixture
from tests.dsl.test_circuit_file import CHI, OWN

if TYPE_CHECKING:
    from tests.cli.conftest import Gen


@pytest.fixture
def own(tmp_path: Path) -> Path:
    (tmp_path / "mine.cipher").write_text(OWN, "utf-8")
    return tmp_path / "mine.cipher"


def found(own: Path) -> Path:
    return own.parent / "circuits" / file_name(CHI, 3)


def test_a_text_of_ones_own(gen: Gen, own: Path) -> None:  # noqa: F811
    assert remarks(load(str(own)), str(own), ["mine8"]) == [
        "table chi: 7 operations, by search for few gates, Kwan's method",
        f"gen tune --circuits --cipher {own} may find circuits of fewer",
    ]
    ran = gen("tune", "--circuits", "--cipher", own, "--store", own.parent / "store", "--jobs", "1")
    assert (ran.status, ran.err) == (0, "")
    head, row, last = ran.out.splitlines()
    assert head.split() == [
        "table", "bits", "gates", "complements", "depth", "registers", "fewest", "found", "by", "seconds"
    ]  # fmt: skip
    assert row.split()[:8] == ["chi", "3", "to", "3", "7", "0", *row.split()[6:7], "4"]
    assert row.split()[8:-1] == ["proved", "search", "for", "few", "gates,", "Kwan's", "method"]
    assert last == f"written to {own.parent / 'circuits'}"
    known = read_circuit(found(own).read_text("utf-8"), "", (CHI, 3))
    assert (known.gates.size, known.least) == (7, True)
    (variant,) = load(str(own)).variants.values()
    assert variant.circuits[CHI] == known.circuit or variant.circuits[CHI].operations == 7
    assert remarks(load(str(own)), str(own), ["mine8"]) == []


def test_what_was_found_is_not_searched_again(gen: Gen, own: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    command = ("tune", "--circuits", "--cipher", own, "--store", own.parent / "store", "--jobs", "1", "--json")
    first = json.loads(gen(*command).out)
    found(own).unlink()

    def no_search(*_: object) -> None:
        raise AssertionError("this is known already")

    monkeypatch.setattr(tune_circuits, "find_circuit", no_search)
    assert json.loads(gen(*command).out) == first
    assert found(own).is_file()
    assert first["cipher"] == "mine"
    (circuit,) = first["circuits"]
    assert circuit == {
        "tables": ["chi"],
        "sha256": found(own).stem,
        "index_bits": 3,
        "entry_bits": 3,
        "gates": 7,
        "complements": {"inputs": 0, "inside": 0, "outputs": 0},
        "depth": circuit["depth"],
        "registers": 4,
        "fewest_proved": True,
        "found_by": "search for few gates, Kwan's method",
        "seconds": circuit["seconds"],
    }


def test_the_circuits_of_a_text_are_listed(gen: Gen, own: Path) -> None:  # noqa: F811
    gen("tune", "--circuits", "--cipher", own, "--store", own.parent / "store", "--jobs", "1")
    ran = gen("list", "--circuits", "--cipher", own)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[1].startswith("mine chi  3 to 3 ")
    found(own).write_text(found(own).read_text("utf-8").replace("y0 = ", "y0 = ~"), "utf-8")
    ran = gen("list", "--circuits", "--cipher", own)
    assert ran.status == 2
    assert f"{found(own)}: the circuit gives 0x1 for 0x0" in ran.err


def test_the_shipped_circuits_are_listed(gen: Gen) -> None:  # noqa: F811
    ran = gen("list", "--circuits")
    assert (ran.status, ran.err) == (0, "")
    rows = {row.split("  ")[0]: row for row in ran.out.splitlines()[1:]}
    assert {"aes SBox, aria SB1, pilsung SBox", "aes InvSBox, aria SB3, pilsung InvSBox"} <= rows.keys()
    assert {"pipo S8", "present S_inverse"} <= rows.keys()
    assert len(rows) == 8
    document = json.loads(gen("list", "--circuits", "--cipher", "aes", "--json").out)
    assert sorted(circuit["gates"] for circuit in document["circuits"]) == [110, 110]
    assert [circuit["tables"] for circuit in document["circuits"]] == [["aes InvSBox"], ["aes SBox"]]


@pytest.mark.long
def test_shipped_texts_have_all_circuits(gen: Gen) -> None:  # noqa: F811
    for name in shipped_ciphers():
        text = load(name)
        assert remarks(text, name, text.variants) == []


@pytest.mark.long
def test_the_library_is_what_a_search_writes(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """Of tables of 8 bits, of which no clock decides."""
    monkeypatch.setattr(tune_circuits, "shipped_folder", lambda: tmp_path / "library")
    for name in ("aes", "aria", "camellia", "pipo"):
        ran = gen("tune", "--circuits", "--cipher", name, "--write", "--store", tmp_path / "store", "--jobs", "1")
        assert (ran.status, ran.out.splitlines()[-1]) == (0, f"written to {tmp_path / 'library'}")
        for table in each_table(next(iter(load(name).variants.values())).unfolder.around.tables):
            file = file_name(table.entries, table.width)
            assert (tmp_path / "library" / file).read_text("utf-8") == (shipped_folder() / file).read_text("utf-8")


@pytest.mark.long
def test_what_is_not_written(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(tune_circuits, "shipped_folder", lambda: tmp_path / "library")
    ran = gen("tune", "--circuits", "--cipher", "pipo", "--store", tmp_path / "store", "--jobs", "1")
    assert ran.out.splitlines()[-1] == "kept in the store; --write puts them into the package"
    assert not (tmp_path / "library").exists()
    (tmp_path / "library").write_text("", "utf-8")
    ran = gen("tune", "--circuits", "--cipher", "pipo", "--store", tmp_path / "store", "--write")
    assert (ran.status, ran.err) == (
        2, f"{tmp_path / 'library'}: it cannot be written: File exists\n  allowed: a folder for circuits\n",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            ("--cipher", "aes", "--target", "rv32i"),
            "--target: circuits are the same for all code\n  allowed: --cipher, --store, --jobs, --write, --json\n"
            "  write:   gen tune --circuits --cipher aes\n",
        ),
        (
            ("--cipher", "aes", "--cluster", "local"),
            "--cluster: circuits are the same for all code\n  allowed: --cipher, --store, --jobs, --write, --json\n"
            "  write:   gen tune --circuits --cipher aes\n",
        ),
        (("--cipher", "lea"), "--circuits: lea has no tables\n  allowed: a cipher with tables\n"),
    ],
)
def test_what_is_refused(gen: Gen, options: tuple[str, ...], message: str) -> None:  # noqa: F811
    ran = gen("tune", "--circuits", *options)
    assert (ran.status, ran.err) == (2, message)


def test_circuits_of_ones_own_need_no_write(gen: Gen, own: Path) -> None:  # noqa: F811
    ran = gen("tune", "--circuits", "--cipher", own, "--write")
    assert (ran.status, ran.err) == (
        2,
        "--write: circuits of your own text are written beside it anyway\n  allowed: without --write\n"
        f"  write:   gen tune --circuits --cipher {own}\n",
    )


LARGE = """cipher LARGE {{
  word 8
  block 2 words
  variant LARGE8 {{ key 2 words }}
  table T: bits(10) -> bits(10) = [{entries}]
  schedule(k) -> rk: byte[1][2] {{ rk[0] = [k[0], T[join([k[0][1:0], k[1]])][7:0]] }}
  encrypt(x, rk) -> y {{ y = x ^ rk[0] }}
  decrypt(y, rk) -> x {{ x = y ^ rk[0] }}
}}
"""


@pytest.mark.long
def test_a_table_that_no_method_makes_small(gen: Gen, own: Path) -> None:  # noqa: F811
    values = [(i * i * 5 + 7 * i ^ i >> 3 ^ (i * 77) % 1021) % 1024 for i in range(1024)]
    own.write_text(LARGE.format(entries=", ".join(map(str, values))), "utf-8")
    ran = gen("tune", "--circuits", "--cipher", own, "--store", own.parent / "store", "--jobs", "1")
    assert ran.status == 0
    gates = ran.out.splitlines()[1].split()[4]
    assert int(gates) > 1000
    assert ran.out.splitlines()[2] == (
        f"T has 1024 entries of 10 bits, of which no method makes few gates: {gates}, "
        "for as many look-ups at a time as a register has bits"
    )

"""`gen tune` from the command line: what it prints, refuses, keeps and writes."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ciphergen.backends import target
from ciphergen.cli import tune, tune_work
from ciphergen.dsl.cipher import load
from ciphergen.generator import options
from ciphergen.generator.options import CHOSEN, SIZES, STRATEGIES, Options, choose, suited
from ciphergen.tune.figures import BULK, Figures, Function, as_json
from ciphergen.tune.store import Entry, Store
from tests.cli.conftest import gen  # noqa: F401  # the fixture

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

LEA = ("tune", "--cipher", "lea", "--target", "rv32i")
NARROW = (*LEA, "--variant", "lea128", "--strategy", "loop1,loop4")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store that knows what `NARROW` asks for."""
    place = tmp_path_factory.mktemp("kept") / "store"
    command = [sys.executable, "-m", "ciphergen", *NARROW, "--store", str(place), "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return place


# Bytes of `encrypt_blocks` and cycles per byte, for strategies that nobody has made.
MADE_UP = {"loop1": (400, 40.0), "loop4": (700, 35.0), "unrolled": (2400, 34.0)}


def made_up(candidate: tune_work.Candidate) -> Entry:
    """In place of `predict`."""
    size, per_byte = MADE_UP[candidate.strategy]
    cycles = {"1": 16 * per_byte, "64": 1024 * per_byte, BULK: 16 * per_byte}
    function = Function("f", "encrypt_blocks", size, 0, cycles)
    figures = Figures(candidate.variant, 16, (function,))
    return Entry(candidate.about, {"figures": as_json(figures), "key_bytes": 8}, candidate.about.encode())


def verdict(of: dict[bytes, str]) -> Any:
    """In place of `prove`: proved, unless the code ends in a name that is in `of`."""

    def prove(task: Any) -> Entry:
        found = of.get(task.code.split()[-1], "proved")
        return Entry("", {"verdict": found, "detail": f"{task.variant}: {found}, as it seems"})

    return prove


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[str, ...]:
    """A command whose work is made up."""
    monkeypatch.setattr(tune, "predict", made_up)
    monkeypatch.setattr(tune, "prove", verdict({}))
    monkeypatch.setattr(tune, "STRATEGIES", {name: STRATEGIES[name] for name in MADE_UP})
    return (*LEA, "--jobs", "1", "--store", str(tmp_path / "store"))


def no_work(*_: object) -> Entry:
    raise AssertionError("this is known already")


def test_the_table(gen: Gen, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(tune, "predict", no_work)
    monkeypatch.setattr(tune, "prove", no_work)
    ran = gen(*NARROW, "--store", kept)
    assert (ran.status, ran.err) == (0, "")
    title, head, *rows = ran.out.splitlines()
    assert title.startswith("lea on rv32i, e31: ")
    assert head.split() == ["strategy", "variant", "one", "1", "4", "16", "64", "bulk", "decrypt", "bytes", "stack",
                            "verdict", "chosen"]  # fmt: skip
    cells = {row.split()[0]: row.split() for row in rows}
    assert cells["loop1"][-2:] == ["proved", "small"]
    assert cells["loop4"][-2:] == ["proved", "fast"]
    assert 536 <= int(cells["loop4"][2]) < 560  # at least one cycle an operation; the figure is 556


def test_the_document(gen: Gen, kept: Path) -> None:  # noqa: F811
    ran = gen(*NARROW, "--store", kept, "--json")
    document = json.loads(ran.out)
    assert {name: type(value) for name, value in document.items()} == {
        "cipher": str, "cipher_sha256": str, "target": str, "cores": list,
    }  # fmt: skip
    (core,) = document["cores"]
    assert {name: value for name, value in core.items() if name != "strategies"} == {
        "core": "e31", "model": "pipeline", "chosen": {"fast": "loop4", "small": "loop1"},
    }  # fmt: skip
    assert [s["strategy"] for s in core["strategies"]] == ["loop1", "loop4"]
    for strategy in core["strategies"]:
        assert {name: type(value) for name, value in strategy.items()} == {
            "strategy": str, "best": bool, "verdict": str, "detail": str, "bytes": int, "long_cycles_per_byte": float,
            "functions": list,
        }  # fmt: skip
        assert strategy["verdict"] == "proved"
        functions = {f["role"]: f for f in strategy["functions"]}
        assert sum(f["bytes"] for f in functions.values()) <= strategy["bytes"]
        blocks = functions["encrypt_blocks"]
        assert list(blocks["cycles"]) == list(blocks["cycles_per_byte"]) == ["1", "4", "16", "64", "bulk"]
        assert blocks["cycles_per_byte"]["4"] == pytest.approx(blocks["cycles"]["4"] / 64, abs=1e-4)
        assert blocks["measured_cycles"] is None
        assert functions["expand_key"]["cycles_per_byte"] == {}


def test_processes_do_not_change_what_is_found(gen: Gen, kept: Path, tmp_path: Path) -> None:  # noqa: F811
    alone = gen(*NARROW, "--no-prove", "--store", tmp_path / "store", "--jobs", 1, "--json")
    assert alone.status == 0
    assert alone.out == gen(*NARROW, "--no-prove", "--store", kept, "--json").out


def test_another_text_of_ours_is_not_known(gen: Gen, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(tune_work, "sources", lambda *names: f"changed {names}")
    monkeypatch.setattr(tune, "predict", no_work)
    with pytest.raises(AssertionError, match="known already"):
        tune.run("lea", "rv32i", "lea128", None, "loop4", kept, 1, prove=False, measure=False, write=False, json=False)


def test_keys_depend_on_everything() -> None:
    one = tune_work.Candidate("lea", "00", "rv32i", "e31", "loop4", "lea128")
    others = [
        tune_work.Candidate("lea", *parts)
        for parts in (
            ("01", "rv32i", "e31", "loop4", "lea128"), ("00", "rv32i_zbb", "e31", "loop4", "lea128"),
            ("00", "rv32i", "ibex", "loop4", "lea128"), ("00", "rv32i", "e31", "loop2", "lea128"),
            ("00", "rv32i", "e31", "loop4", "lea192"),
        )
    ]  # fmt: skip
    keys = tune_work.Keys()
    assert len({keys.prediction(c) for c in (one, *others)}) == 6
    moved = tune_work.Candidate("elsewhere/lea.cipher", "00", "rv32i", "e31", "loop4", "lea128")
    assert keys.prediction(moved) == keys.prediction(one)


def test_what_is_not_proved_is_not_chosen(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    """The next best is taken instead."""
    before = gen(*quick, "--json")
    assert json.loads(before.out)["cores"][0]["chosen"] == {"fast": "unrolled", "small": "loop1"}
    monkeypatch.setattr(tune_work, "sources", lambda *names: "another prover")
    monkeypatch.setattr(tune, "prove", verdict({b"unrolled": "unsupported", b"loop1": "undecided"}))
    ran = gen(*quick)
    assert (ran.status, ran.err) == (0, "")
    assert "unrolled is left out: lea128: unsupported, as it seems" in ran.out
    assert "loop1 is left out: lea128: undecided, as it seems" in ran.out
    assert [row.split()[-2:] for row in ran.out.splitlines() if row.startswith("loop4 ")] == [["fast,", "small"]] * 3


def test_what_a_failed_proof_had_beaten_is_proved_after_all(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    monkeypatch.setitem(MADE_UP, "unrolled", (300, 30.0))
    ran = gen(*quick)
    assert [row.split()[0] for row in ran.out.splitlines()[2:-1]] == ["unrolled"] * 3
    assert ran.out.endswith("2 more strategies are beaten by one of these, or cannot be made; --json has all\n")
    monkeypatch.setattr(tune_work, "sources", lambda *names: "another prover")
    monkeypatch.setattr(tune, "prove", verdict({b"unrolled": "undecided"}))
    document = json.loads(gen(*quick, "--json").out)
    assert document["cores"][0]["chosen"] == {"fast": "loop4", "small": "loop1"}


def test_wrong_code_is_a_failure(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    monkeypatch.setattr(tune, "prove", verdict({b"loop4": "refuted"}))
    ran = gen(*quick)
    assert (ran.status, ran.err) == (1, "gen tune: loop4 for e31 is wrong: lea128: refuted, as it seems\n")
    monkeypatch.setattr(tune_work, "sources", lambda *names: "another prover")
    monkeypatch.setattr(tune, "prove", verdict(dict.fromkeys((b"loop1", b"loop4", b"unrolled"), "undecided")))
    ran = gen(*quick)
    assert (ran.status, ran.err) == (1, "gen tune: no strategy can be proved for e31\n")


def test_what_cannot_be_made_is_said(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    line = ("tune", "--cipher", "aes", "--target", "rv32i", "--strategy", "loop1", "--store", tmp_path / "s", "-j", 1)
    ran = gen(*line, "--json")
    assert (ran.status, ran.err) == (1, "gen tune: no strategy can be proved for e31\n")
    (strategy,) = json.loads(ran.out)["cores"][0]["strategies"]
    assert (strategy["verdict"], strategy["best"]) == ("not made", False)
    assert "cannot be made for rv32i yet" in strategy["detail"]


@pytest.mark.parametrize(("args", "said"), [
    (("--core", "e32"), "--core: no core of rv32i is called 'e32'\n  allowed: e31, ibex\n  write:   e31\n"),
    (("--strategy", "loop44"), "--strategy: no strategy is called 'loop44'"),
    (("--variant", "lea129"), "--variant: no variant is called 'lea129'"),
    (("--jobs", "0"), "gen tune: Invalid value for '--jobs'"),
    (("--write", "--strategy", "loop4"), "--write: a default is chosen among all strategies"),
    (("--write", "--no-prove"), "--write: a default is chosen among all strategies"),
    (("--measure", "--no-prove"), "--measure: only what is proved is measured"),
])  # fmt: skip
def test_wrong_options(gen: Gen, args: tuple[str, ...], said: str) -> None:  # noqa: F811
    status, out, err = gen(*LEA, *args)
    assert (status, out) == (2, "")
    assert err.startswith(said)


def test_cores_that_cannot_be_simulated(gen: Gen) -> None:  # noqa: F811
    ran = gen("tune", "--cipher", "lea", "--target", "aarch64", "--measure")
    assert ran.status == 2
    assert ran.err.startswith("--measure: no core like neoverse-n1")


def test_a_damaged_store(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    (tmp_path / "store").write_text("not a database, " * 100)
    ran = gen(*LEA, "--store", tmp_path / "store")
    assert (ran.status, ran.out) == (2, "")
    assert "no store of gen tune" in ran.err


def test_the_store_is_in_the_users_cache(
    gen: Gen, quick: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert gen(*quick[:-2]).status == 0
    assert (tmp_path / "ciphergen" / "tune.sqlite").is_file()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_search_that_is_stopped_goes_on(gen: Gen, tmp_path: Path, number: signal.Signals) -> None:  # noqa: F811
    place = tmp_path / "store"
    line = (*NARROW, "--no-prove", "--store", place)
    process = subprocess.Popen(
        [sys.executable, "-m", "ciphergen", *map(str, line), "--jobs", "1"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    while process.poll() is None and not (place.is_file() and _known(place)):
        time.sleep(0.02)
    process.send_signal(number)
    out, err = process.communicate(timeout=30)
    assert out == ""
    if number == signal.SIGINT:
        assert process.returncode == 130
        assert f"{place} keeps what was found" in err
    before = _known(place)
    assert before == 1
    assert gen(*line).status == 0
    assert _known(place) == 2


def _known(place: Path) -> int:
    with Store(place) as store:
        return len(store)


# The table of defaults.


def test_defaults_are_written_and_taken(
    gen: Gen, quick: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    table = tmp_path / "chosen.json"
    table.write_text('{"lea": {"rv32i": {"ibex": {"fast": "loop2", "small": "loop2"}}, "aarch64": {}}, "aaa": {}}\n')
    for module in (tune, options):
        monkeypatch.setattr(module, "CHOSEN", table)
    monkeypatch.setattr(tune, "prove", verdict({b"unrolled": "undecided"}))
    ran = gen(*quick, "--write", "--json")
    assert (ran.status, ran.err) == (0, f"written to {table}\n")
    written = json.loads(table.read_text())
    assert written["lea"]["rv32i"]["ibex"] == {"fast": "loop2", "small": "loop2"}
    assert written["lea"]["rv32i"]["e31"] == {"fast": "loop4", "small": "loop1", "left_out": ["unrolled"]}
    assert [list(written), list(written["lea"]), list(written["lea"]["rv32i"])] == [
        ["aaa", "lea"], ["aarch64", "rv32i"], ["e31", "ibex"],
    ]  # fmt: skip
    lea, machine = load("lea"), target("rv32i")
    assert choose(lea, machine, Options(size="small")).strategy == "loop1"
    assert choose(lea, machine, Options(core="ibex")).strategy == "loop2"
    assert choose(lea, machine, Options()).strategy == "loop4"
    assert choose(lea, machine, Options(strategy="loop8")).strategy == "loop8"
    assert choose(load("pipo"), machine, Options()).strategy == SIZES["fast"]


def test_only_shipped_ciphers_have_defaults(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    (tmp_path / "my.cipher").write_text(load("lea").text)
    ran = gen("tune", "--cipher", tmp_path / "my.cipher", "--target", "rv32i", "--write")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("--write: the table of defaults has shipped ciphers only")


def test_the_committed_table_names_what_there_is() -> None:
    table = json.loads(CHOSEN.read_text())
    assert "e31" in table["lea"]["rv32i"]
    for cipher, targets in table.items():
        assert load(cipher).name == cipher
        for machine, cores in targets.items():
            assert set(cores) <= set(target(machine).cores)
            for core, sizes in cores.items():
                assert set(sizes) == {*SIZES, "left_out"}
                assert set(sizes["left_out"]) <= set(STRATEGIES)
                for size in SIZES:
                    strategy = sizes[size]
                    assert strategy in STRATEGIES
                    assert choose(load(cipher), target(machine), Options(core=core, size=size)).strategy == strategy


def searched(strategies: list[str], tmp_path: Path, *options: str) -> dict[str, str]:
    """What a search among strategies chooses for LEA on the E31."""
    command = [sys.executable, "-m", "ciphergen", *LEA, "--json", "--store", str(tmp_path / "store"), *options]
    done = subprocess.run([*command, "--strategy", ",".join(strategies)], capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)["cores"][0]["chosen"]
    return found


def test_the_committed_table_is_what_a_search_finds(tmp_path: Path) -> None:
    """By predictions, among the strategies beside the chosen ones, for one variant; the slow test takes all."""
    table = json.loads(CHOSEN.read_text())["lea"]["rv32i"]["e31"]
    fast, small = (STRATEGIES[table[size]] for size in ("fast", "small"))
    near = [
        name
        for name, layers in STRATEGIES.items()
        if layers == small or (layers[1:] == fast[1:] and layers[0].blocks == fast[0].blocks)
        or (layers[0] == fast[0] and len(layers) == len(fast))
    ]  # fmt: skip
    found = searched(
        [name for name in near if name not in table["left_out"]], tmp_path, "--no-prove", "--variant", "lea128"
    )
    assert len(near) > 3
    assert found == {size: table[size] for size in SIZES}


@pytest.mark.slow
def test_the_committed_table_is_what_a_whole_search_finds(tmp_path: Path) -> None:
    table = json.loads(CHOSEN.read_text())["lea"]["rv32i"]["e31"]
    assert searched(list(suited(STRATEGIES, load("lea"), target("rv32i"))), tmp_path) == {
        size: table[size] for size in SIZES
    }

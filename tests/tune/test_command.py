"""`gen tune` from the command line: what it prints, refuses, keeps and writes."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ciphergen.backends import gpu, gpu_names, platform, target
from ciphergen.cli import processors, tune, tune_request, tune_work
from ciphergen.cli.options import TuneOptions
from ciphergen.dsl.cipher import load
from ciphergen.generator import kernel_options, options
from ciphergen.generator.options import CHOSEN, SIZES, Options, choose, kernel_strategy
from ciphergen.generator.plan.strategies import TRIED, strategy
from ciphergen.tune.figures import BULK, Figures, FunctionFigures, as_json, from_json
from ciphergen.tune.store import Store, StoredResult
from tests.cli.conftest import gen, without_progress  # noqa: F401  # the fixture

if TYPE_CHECKING:
    from tests.cli.conftest import Gen, Ran

LEA = ("tune", "--cipher", "lea", "--target", "rv32i")
NARROW = (*LEA, "--variant", "lea128", "--mode", "ecb", "--strategy", "loop1,loop4")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store that knows what `NARROW` asks for."""
    place = tmp_path_factory.mktemp("kept") / "store"
    command = [sys.executable, "-m", "ciphergen", *NARROW, "--store", str(place), "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, without_progress(done.stderr)) == (0, "")
    return place


# Bytes of `encrypt_blocks` and cycles per byte, for strategies that nobody has made.
MADE_UP = {"loop1": (400, 40.0), "loop4": (700, 35.0), "unrolled": (2400, 34.0)}
SHORT: dict[str, float] = {}  # cycles per byte of one block, where they are others


TEA = Path(__file__).parents[1] / "texts" / "tea.cipher"
IDEA = Path(__file__).parents[1] / "texts" / "idea.cipher"  # which multiplies


def made_up(candidate: tune_work.Candidate) -> StoredResult:
    """In place of `predict`."""
    size, per_byte = MADE_UP[candidate.strategy]
    short = SHORT.get(candidate.strategy, per_byte)
    lengths = {str(n): 16 * n * per_byte for n in (4, 16, 32)}
    cycles = {"1": 16 * short, **lengths, BULK: 16 * per_byte}
    one = FunctionFigures("e", "encrypt", 0, 0, {"1": 16 * short})
    figures = Figures(candidate.variant, 16, (one, FunctionFigures("f", "encrypt_blocks", size, 0, cycles)))
    return StoredResult(candidate.about, {"figures": as_json(figures), "key_bytes": 8}, candidate.about.encode())


def least_made_up(candidate: tune_work.Candidate) -> StoredResult:
    """In place of `bound`: a tenth less than what would be predicted."""
    whole = made_up(candidate)
    figures = from_json(whole.value["figures"])
    less = [replace(f, cycles={n: 0.9 * cycles for n, cycles in f.cycles.items()}) for f in figures.functions]
    return StoredResult(whole.about, {"figures": as_json(replace(figures, functions=tuple(less)))})


def verdict(of: dict[bytes, str]) -> Any:
    """In place of `prove`: proved, unless the code ends in a name that is in `of`."""

    def prove(task: Any) -> StoredResult:
        found = of.get(task.code.split()[-1], "proved")
        return StoredResult("", {"verdict": found, "detail": f"{task.variant}: {found}, as it seems"})

    return prove


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[str, ...]:
    """A command whose work is made up."""
    monkeypatch.setattr(tune, "predict", made_up)
    monkeypatch.setattr(tune, "bound", least_made_up)
    monkeypatch.setattr(tune, "prove", verdict({}))
    monkeypatch.setattr(tune_request, "TRIED", {name: TRIED[name] for name in MADE_UP})
    return (*LEA, "--jobs", "1", "--store", str(tmp_path / "store"))


def no_work(*_: object) -> StoredResult:
    raise AssertionError("this is known already")


@pytest.mark.long
def test_the_table(gen: Gen, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(tune, "predict", no_work)
    monkeypatch.setattr(tune, "prove", no_work)
    ran = gen(*NARROW, "--store", kept)
    assert (ran.status, ran.err) == (0, "")
    title, head, *rows = ran.out.splitlines()
    assert title.startswith("lea on rv32i, e31: ")
    assert title.endswith(": 1, 4, 16, 32, bulk")
    assert head.split() == ["strategy", "slower", "by", "bytes", "verdict", "chosen"]
    assert [(row.split()[0], *row.split()[-2:]) for row in rows[:2]] == [
        ("loop4", "proved", "fast"), ("loop1", "proved", "small"),
    ]  # fmt: skip
    assert rows[4].split()[5:] == ["1", "4", "16", "32", "bulk", "bytes", "stack"]
    cells = {row.split()[1]: row.split() for row in rows[5:] if row.startswith("loop4 ")}
    assert list(cells) == ["lea128_encrypt_blocks", "lea128_decrypt_blocks"]
    assert 536 <= int(cells["lea128_encrypt_blocks"][2]) < 560  # at least one an operation; the figure is 556


@pytest.mark.long
def test_the_document(gen: Gen, kept: Path) -> None:  # noqa: F811
    ran = gen(*NARROW, "--store", kept, "--json")
    document = json.loads(ran.out)
    assert {name: type(value) for name, value in document.items()} == {
        "cipher": str, "cipher_sha256": str, "target": str, "blocks": list, "cores": list,
    }  # fmt: skip
    (core,) = document["cores"]
    assert {name: value for name, value in core.items() if name != "strategies"} == {
        "core": "e31", "model": "pipeline", "chosen": {"fast": "loop4", "small": "loop1"}, "others": [],
        "ruled_out": [],
    }  # fmt: skip
    assert [s["strategy"] for s in core["strategies"]] == ["loop1", "loop4"]
    for found in core["strategies"]:
        assert {name: type(value) for name, value in found.items()} == {
            "strategy": str, "verdict": str, "detail": str, "bytes": int, "mean_cycles": float,
            "functions": list,
        }  # fmt: skip
        assert found["verdict"] == "proved"
        functions = {f["role"]: f for f in found["functions"]}
        assert sum(f["bytes"] for f in functions.values()) <= found["bytes"]
        blocks = functions["encrypt_blocks"]
        assert list(blocks["cycles"]) == list(blocks["cycles_per_byte"]) == ["1", "4", "16", "32", "bulk"]
        assert blocks["cycles_per_byte"]["4"] == pytest.approx(blocks["cycles"]["4"] / 64, abs=1e-4)
        assert blocks["measured_cycles"] is None
        assert functions["expand_key"]["cycles_per_byte"] == {}


@pytest.mark.long
def test_processes_do_not_change_what_is_found(gen: Gen, kept: Path, tmp_path: Path) -> None:  # noqa: F811
    alone = gen(*NARROW, "--no-prove", "--store", tmp_path / "store", "--jobs", 1, "--json")
    assert alone.status == 0
    assert alone.out == gen(*NARROW, "--no-prove", "--store", kept, "--json").out


@pytest.mark.long
def test_another_text_of_ours_is_not_known(gen: Gen, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(tune_work, "sources", lambda *names: f"changed {names}")
    monkeypatch.setattr(tune, "predict", no_work)
    monkeypatch.setattr(processors, "_asked", 1)
    with pytest.raises(AssertionError, match="known already"):
        tune.run(TuneOptions("lea", "rv32i", "lea128", "ecb", strategy="loop4", store=kept, no_prove=True))


def test_keys_depend_on_everything() -> None:
    one = tune_work.Candidate("lea", "00", "rv32i", "e31", "loop4", "lea128", ("ecb",))
    changes: tuple[dict[str, Any], ...] = (
        {"sha256": "01"}, {"target": "rv32i_zbb"}, {"core": "ibex"}, {"strategy": "loop2"}, {"variant": "lea192"},
        {"modes": ("ecb", "ctr")},
    )  # fmt: skip
    keys = tune_work.Keys.of_sources()
    assert len({keys.prediction(c) for c in (one, *(replace(one, **change) for change in changes))}) == 7
    assert keys.prediction(replace(one, cipher="elsewhere/lea.cipher")) == keys.prediction(one)


def chosen(ran: Ran) -> dict[str, str]:
    """By a search that prints a document."""
    assert (ran.status, ran.err) == (0, "")
    found: dict[str, str] = json.loads(ran.out)["cores"][0]["chosen"]
    return found


def test_what_is_not_proved_is_not_chosen(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    """The next best is taken instead, even if it was not looked at closely before."""
    assert chosen(gen(*quick, "--json")) == {"fast": "unrolled", "small": "loop1"}
    monkeypatch.setattr(tune_work, "sources", lambda *names: "another prover")
    monkeypatch.setattr(tune, "prove", verdict({b"unrolled": "unsupported", b"loop1": "undecided"}))
    ran = gen(*quick)
    assert (ran.status, ran.err) == (0, "")
    assert "unrolled is left out: lea128: unsupported, as it seems" in ran.out
    assert "loop1 is left out: lea128: undecided, as it seems" in ran.out
    row = next(row for row in ran.out.splitlines() if row.startswith("loop4 "))
    assert row.split()[-2:] == ["fast,", "small"]


def test_only_what_is_chosen_is_proved(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    monkeypatch.setitem(MADE_UP, "unrolled", (300, 30.0))
    document = json.loads(gen(*quick, "--json").out)["cores"][0]
    assert {s["strategy"]: s["verdict"] for s in document["strategies"]} == {"unrolled": "proved"}
    assert {s["strategy"]: s["verdict"] for s in document["others"]} == {"loop1": "not proved", "loop4": "not proved"}
    assert "2 more are slower and larger, or cannot be made; --json has them\n" in gen(*quick).out


def test_what_turns_out_too_large_makes_room_for_the_next(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    """A strategy whose encryption is small and fast, but whose counter mode fills the cache."""

    def larger(candidate: tune_work.Candidate) -> StoredResult:
        if candidate.roles or candidate.strategy != "unrolled":
            return made_up(candidate)
        with monkeypatch.context() as patch:
            patch.setitem(MADE_UP, "unrolled", (8196, 30.0))
            return made_up(candidate)

    monkeypatch.setattr(tune, "predict", larger)
    monkeypatch.setitem(MADE_UP, "unrolled", (300, 30.0))
    document = json.loads(gen(*quick, "--json").out)["cores"][0]
    assert document["chosen"] == {"fast": "loop4", "small": "loop1"}
    said = "unrolled has a function of 8196 bytes, more than the cache has room for\n"
    assert said in gen(*quick).out


def test_functions_without_room_are_not_made(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    """The first predictions are for functions that a default may have, as long as some strategy has such ones."""
    rooms: dict[str, list[int]] = {name: [] for name in MADE_UP}

    def roomy(candidate: tune_work.Candidate) -> StoredResult:
        if candidate.roles:
            rooms[candidate.strategy].append(candidate.room)
        if candidate.room and MADE_UP[candidate.strategy][0] > candidate.room:
            return tune_work.unpredicted(candidate, "no room")
        return made_up(candidate)

    monkeypatch.setattr(tune, "predict", roomy)
    monkeypatch.setitem(MADE_UP, "unrolled", (8200, 10.0))
    assert chosen(gen(*quick, "--json")) == {"fast": "loop4", "small": "loop1"}
    assert list(rooms.values()) == [[8192]] * len(MADE_UP)
    monkeypatch.setattr(tune_work, "sources", lambda *names: "another generator")
    for name, size in (("loop1", 8190), ("loop4", 8300)):
        monkeypatch.setitem(MADE_UP, name, (size, 20.0))
    assert chosen(gen(*quick, "--json")) == {"fast": "loop1", "small": "loop1"}
    assert list(rooms.values()) == [[8192, 8192, 0]] * len(MADE_UP)


def test_what_bounds_rule_out_is_not_predicted(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    """It is in the document with its bounds, and is looked at again where what ruled it out is left out."""
    names = {f"loop{turns}x{blocks}": (1000, 60.0 + turns) for turns in (1, 2, 4, 8) for blocks in (2, 3)}
    monkeypatch.setattr(tune_request, "TRIED", {name: strategy(name) for name in (*names, *MADE_UP)})
    for name, figures in names.items():
        monkeypatch.setitem(MADE_UP, name, figures)
    asked: list[str] = []

    def noted(candidate: tune_work.Candidate) -> StoredResult:
        asked.append(candidate.strategy)
        return made_up(candidate)

    monkeypatch.setattr(tune, "predict", noted)
    (core,) = json.loads(gen(*quick, "--json").out)["cores"]
    assert core["chosen"] == {"fast": "unrolled", "small": "loop1"}
    assert set(asked) == {*MADE_UP} - {*names} | {"loop1x2"}  # one of the first few
    assert [s["strategy"] for s in core["ruled_out"]] == [name for name in names if name != "loop1x2"]
    assert core["ruled_out"][0] == {"strategy": "loop1x3", "least_bytes": 1000, "least_mean_cycles": 4036.07}
    assert "9 more are slower and larger, or cannot be made; --json has them\n" in gen(*quick).out
    monkeypatch.setattr(tune_work, "sources", lambda *names: "another prover")
    undecided = dict.fromkeys((b"unrolled", b"loop1", b"loop4"), "undecided")
    monkeypatch.setattr(tune, "prove", verdict(undecided))
    assert chosen(gen(*quick, "--json")) == {"fast": "loop1x2", "small": "loop1x2"}
    assert set(asked) == {*MADE_UP}


@pytest.mark.long
def test_bounds_change_no_choice(
    gen: Gen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path  # noqa: F811
) -> None:  # fmt: skip
    """A search of a small cipher, and the same without bounds."""
    names = [f"loop{turns}{blocks}" for turns in (1, 2, 4) for blocks in ("", "x2", "x3", "x4")]
    monkeypatch.setattr(tune_request, "TRIED", {name: strategy(name) for name in names})
    line = ("tune", "--cipher", TEA, "--target", "rv32i", "--mode", "ecb", "--no-prove", "-j", 1, "--json", "--store")
    pruned = json.loads(gen(*line, tmp_path / "pruned").out)["cores"][0]
    monkeypatch.setattr(tune, "bound", lambda candidate: tune_work.unpredicted(candidate, "no bound"))
    whole = json.loads(gen(*line, tmp_path / "whole").out)["cores"][0]
    assert (pruned["chosen"], pruned["strategies"]) == (whole["chosen"], whole["strategies"])
    assert whole["ruled_out"] == []
    assert len(pruned["ruled_out"]) > 2


@pytest.mark.long
def test_strategies_with_tables(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    line = ("tune", "--cipher", "pipo", "--target", "rv32i", "--variant", "pipo64_128", "--mode", "ecb")
    names = ("--strategy", "loop2-tables", "--allow-tables", "--store", tmp_path / "s", "-j", 1)
    ran = gen(*line, *names)
    assert (ran.status, without_progress(ran.err)) == (0, "")
    row = next(row for row in ran.out.splitlines() if row.startswith("loop2-tables "))
    assert row.split()[-3:] == ["proved", "fast,", "small"]


@pytest.mark.long
def test_whole_blocks(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    """What a quick search knows for instructions that do rounds is what is tried."""
    line = ("tune", "--cipher", "aes", "--target", "aarch64_aes", "--variant", "aes128", "--mode", "ecb", "--no-prove")
    ran = gen(*line, "--store", tmp_path / "s", "-j", 1, "--json")
    assert (ran.status, without_progress(ran.err)) == (0, "")
    (core,) = json.loads(ran.out)["cores"]
    assert core["chosen"] == {"fast": "loop1-blocks4", "small": "loop1-blocks1"}
    tried = {s["strategy"] for s in (*core["strategies"], *core["others"])}
    assert tried == {"loop1-blocks1", "loop1-blocks4", "blocks4", "blocks6", "blocks8"}
    by_length = next(
        f["cycles_per_byte"]
        for s in core["strategies"]
        for f in s["functions"]
        if (s["strategy"], f["role"]) == ("loop1-blocks4", "encrypt_blocks")
    )
    assert list(by_length) == ["1", "4", "16", "32", "bulk"]
    assert by_length["bulk"] < by_length["16"] < by_length["4"] < by_length["1"]


def test_all_that_is_named_is_looked_at_closely(gen: Gen, quick: tuple[str, ...]) -> None:  # noqa: F811
    document = json.loads(gen(*quick, "--strategy", "loop1,loop4", "--json").out)["cores"][0]
    assert [len(s["functions"]) for s in document["strategies"]] == [6, 6]  # two for each variant
    assert document["others"] == []


def test_the_lengths_that_count(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    monkeypatch.setitem(SHORT, "loop4", 30.0)
    assert chosen(gen(*quick, "--json", "--blocks", "1"))["fast"] == "loop4"
    assert chosen(gen(*quick, "--json", "--blocks", "bulk,4"))["fast"] == "unrolled"
    assert gen(*quick, "--blocks", "bulk,1").out.startswith(
        "lea on rv32i, e31: predicted, by messages of blocks: 1, bulk\n"
    )


def test_wrong_code_is_a_failure(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch  # noqa: F811
) -> None:  # fmt: skip
    monkeypatch.setattr(tune, "prove", verdict({b"unrolled": "refuted"}))
    ran = gen(*quick)
    assert (ran.status, ran.err) == (1, "gen tune: unrolled for e31 is wrong: lea128: refuted, as it seems\n")
    monkeypatch.setattr(tune_work, "sources", lambda *names: "another prover")
    monkeypatch.setattr(tune, "prove", verdict(dict.fromkeys((b"loop1", b"loop4", b"unrolled"), "undecided")))
    ran = gen(*quick)
    assert (ran.status, ran.err) == (1, "gen tune: no strategy can be proved for e31\n")


def test_what_cannot_be_made_is_said(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    line = ("tune", "--cipher", IDEA, "--target", "rv32i", "--mode", "ecb")
    ran = gen(*line, "--strategy", "loop1", "--store", tmp_path / "s", "-j", 1, "--json")
    assert (ran.status, ran.err) == (1, "gen tune: no strategy can be proved for e31\n")
    (strategy,) = json.loads(ran.out)["cores"][0]["strategies"]
    assert strategy["verdict"] == "not made"
    assert "cannot be made for rv32i yet" in strategy["detail"]


@pytest.mark.parametrize(("args", "said"), [
    (("--core", "e32"), "--core: no core of rv32i is called 'e32'\n  allowed: e31, ibex\n  write:   e31\n"),
    (("--blocks", "2"), "--blocks: no length is called '2'\n  allowed: 1, 16, 32, 4, bulk\n"),
    (("--mode", "gmc"), "--mode: no mode is called 'gmc'"),
    (("--mode", "ecb,gcm"), "--mode: functions of GCM call those of the cipher, whose strategy they have\n"
     "  allowed: ecb, ctr\n  write:   --mode ctr\n"),
    (("--write", "--blocks", "1"), "--write: a default is chosen among all strategies, for all messages, proved"),
    (("--strategy", "loop44"), "--strategy: no strategy is called 'loop44'"),
    (("--strategy", "tables"), "--strategy: 'tables' looks up tables at addresses that depend on secrets"),
    (("--write", "--allow-tables"), "--write: a default is chosen among all strategies, for all messages, proved"),
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


@pytest.mark.parametrize(("target", "core", "allowed"), [
    ("aarch64", "neoverse-n1", "targets rv32i, rv32i_zbb"),
    ("rv32i_zbb", "rocket", "ibex"),
])  # fmt: skip
def test_cores_that_cannot_be_simulated(gen: Gen, target: str, core: str, allowed: str) -> None:  # noqa: F811
    ran = gen("tune", "--cipher", "lea", "--target", target, "--core", core, "--measure")
    assert ran.status == 2
    assert ran.err.startswith(f"--measure: no core like {core} can be simulated here\n  allowed: {allowed}\n")


@pytest.mark.long
def test_cores_that_start_several_instructions(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    """Short messages and long ones are predicted for them too, by whole batches of all blocks that a loop takes."""
    line = ("tune", "--cipher", "lea", "--target", "aarch64", "--variant", "lea128", "--mode", "ecb", "--no-prove")
    ran = gen(*line, "--strategy", "loop2,loop2x3", "--store", tmp_path / "s", "--jobs", 1, "--json")
    assert (ran.status, ran.err) == (0, "")
    (core,) = json.loads(ran.out)["cores"]
    assert (core["model"], core["chosen"]) == ("pipes", {"fast": "loop2x3", "small": "loop2"})
    cycles = {
        s["strategy"]: next(f["cycles_per_byte"] for f in s["functions"] if f["role"] == "encrypt_blocks")
        for s in core["strategies"]
    }
    assert list(cycles["loop2x3"]) == ["1", "4", "16", "32", "bulk"]
    assert 24 * 15 / 64 / 2 <= cycles["loop2x3"]["bulk"] < 3.5  # 15 vector operations a round, two a cycle: the floor
    assert cycles["loop2x3"]["32"] > cycles["loop2x3"]["bulk"]
    assert cycles["loop2"]["bulk"] > cycles["loop2x3"]["bulk"]


@pytest.mark.parametrize(("machine", "decrypts"), [("rv32i", False), ("aarch64", True)])
def test_what_is_looked_at_first(
    gen: Gen, quick: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, machine: str, decrypts: bool  # noqa: F811
) -> None:  # fmt: skip
    """Decryption too where it may rank strategies otherwise."""
    asked: list[tuple[str, ...]] = []

    def noted(candidate: tune_work.Candidate) -> StoredResult:
        asked.append(candidate.roles)
        return made_up(candidate)

    monkeypatch.setattr(tune, "predict", noted)
    assert gen(*quick, "--target", machine, "--no-prove").status == 0
    assert {"decrypt_blocks" in roles for roles in asked if roles} == {decrypts}


def test_strategies_that_do_not_fit(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    ran = gen(*NARROW[:-1], "columns4", "--store", tmp_path / "s", "-j", 1)
    assert (ran.status, ran.err) == (1, "gen tune: no strategy can be proved for e31\n")
    assert "columns4 cannot be made: --target: lea128 cannot be made for rv32i yet: an addition cannot be" in ran.out


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


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_search_that_is_stopped_goes_on(gen: Gen, tmp_path: Path, number: signal.Signals) -> None:  # noqa: F811
    place = tmp_path / "store"
    line = (*NARROW[:-1], "loop1,loop2,loop4,loop8", "--no-prove", "--store", place)
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
    assert 1 <= before < 4
    assert gen(*line).status == 0
    assert _known(place) == 4


def _known(place: Path) -> int:
    with Store.open(place) as store:
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
    assert choose(lea, machine, Options(size="small")).strategy == strategy("loop1")
    assert choose(lea, machine, Options(core="ibex")).strategy == strategy("loop2")
    assert choose(lea, machine, Options()).strategy == strategy("loop4")
    assert choose(lea, machine, Options(strategy="loop8")).strategy == strategy("loop8")
    assert choose(load("pipo"), machine, Options()).strategy == strategy(SIZES["fast"])


def test_only_shipped_ciphers_have_defaults(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    (tmp_path / "my.cipher").write_text(load("lea").text)
    ran = gen("tune", "--cipher", tmp_path / "my.cipher", "--target", "rv32i", "--write")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("--write: the table of defaults has shipped ciphers only")


def test_the_committed_table_names_what_there_is() -> None:
    table = json.loads(CHOSEN.read_text())
    for cipher in ("lea", "pipo"):
        assert set(table[cipher]["rv32i"]) == set(target("rv32i").cores)
    for cipher, targets in table.items():
        assert load(cipher).name == cipher
        for machine, cores in targets.items():
            assert set(cores) <= set(platform(machine).cores)
            if machine in gpu_names():
                chosen = kernel_strategy(cipher, gpu(machine))
                assert cores == {gpu(machine).default_core: {"fast": chosen, "left_out": []}}
                assert kernel_options.choose(load(cipher), gpu(machine), Options()).strategy == strategy(chosen)
                continue
            for core, sizes in cores.items():
                assert set(sizes) == {*SIZES, "left_out"}
                assert set(sizes["left_out"]) <= set(TRIED)
                for size in SIZES:
                    chosen = choose(load(cipher), target(machine), Options(core=core, size=size)).strategy
                    assert chosen == strategy(sizes[size])


def searched(cipher: str, core: str, tmp_path: Path, *options: str) -> dict[str, str]:
    """What a search finds, by size."""
    command = [sys.executable, "-m", "ciphergen", "tune", "--cipher", cipher, "--target", "rv32i", "--core", core]
    command += ["--json", "--store", str(tmp_path / "store"), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)["cores"][0]["chosen"]
    return found


def committed(cipher: str, core: str) -> dict[str, str]:
    entry = json.loads(CHOSEN.read_text())[cipher]["rv32i"][core]
    return {size: entry[size] for size in SIZES}


@pytest.mark.long
def test_the_committed_table_is_what_a_search_finds(tmp_path: Path) -> None:
    """By predictions, one variant in one mode, against strategies that are quickly made; the slow test takes all."""
    names = ",".join({*committed("lea", "e31").values(), "loop2", "loop4"})
    narrow = ("--jobs", "1", "--no-prove", "--variant", "lea128", "--mode", "ecb", "--strategy", names)
    assert searched("lea", "e31", tmp_path, *narrow) == committed("lea", "e31")


@pytest.mark.slow
@pytest.mark.parametrize("core", ["e31", "ibex"])
def test_the_committed_table_is_what_a_whole_search_finds(core: str, tmp_path: Path) -> None:
    assert searched("lea", core, tmp_path) == committed("lea", core)


@pytest.mark.slow
def test_where_the_committed_table_is_not_what_a_whole_search_finds(tmp_path: Path) -> None:
    """One function of one variant of PIPO is a little larger than a default's may be; see docs/strategies.md."""
    assert searched("pipo", "e31", tmp_path, "--no-prove") == {"fast": "loop2-columns4", "small": "loop1"}
    assert committed("pipo", "e31") == {"fast": "columns4+loop2", "small": "loop1"}

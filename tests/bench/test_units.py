"""The parts of `gen bench` that need no simulated core."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends.machine.measure import Chip
from ciphergen.backends.tools.toolchain import Finished, ToolMissing, assemble
from ciphergen.bench import cache, plot, rtl_report, simulator, wheels
from ciphergen.bench.figures import NOTE, figures
from ciphergen.bench.measure import BLOCKS, MeasuredCode, Measurement, WrongOutput, calls_for, judged, tasks_of
from ciphergen.bench.on import chips, every_chip
from ciphergen.bench.program import Image, MeasuredCall, Run, Workload, build, parse, total
from ciphergen.bench.reach import Object
from ciphergen.bench.stopped import Stopped
from ciphergen.bench.widen import widened
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from tests.bench.programs import RV32I

CHIPS = chips("rv32i")

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

LEA128 = load("lea").variant("lea128")
ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks")
STUB = "".join(f".globl lea128_{r}\n.type lea128_{r}, %function\nlea128_{r}: ret\n.size lea128_{r}, 4\n" for r in ROLES)


def measurement(**changes: object) -> Measurement:
    plain = Measurement("ibex", "ours", "lea128", "encrypt", 1, True, 24, 562, 563, 555, 696, 0, 0, 35.12)
    return replace(plain, **changes)  # type: ignore[arg-type]  # fields by name


@pytest.mark.parametrize(("narrow", "wide"), [
    (0x00C58533, 0x00C5853B),  # add a0, a1, a2: addw
    (0x40C58533, 0x40C5853B),  # sub: subw
    (0x00C59533, 0x00C5953B),  # sll: sllw
    (0x40C5D533, 0x40C5D53B),  # sra: sraw
    (0x00358513, 0x0035851B),  # addi a0, a1, 3: addiw
    (0x00359513, 0x0035951B),  # slli: slliw
    (0x4035D513, 0x4035D51B),  # srai: sraiw
    (0x00C5C533, 0x00C5C533),  # xor stays
    (0x0035C513, 0x0035C513),  # xori stays
    (0x00C5B533, 0x00C5B533),  # sltu stays
    (0x0045A503, 0x0045A503),  # lw stays
])  # fmt: skip
def test_widening(narrow: int, wide: int) -> None:
    assert widened(narrow.to_bytes(4, "little")) == wide.to_bytes(4, "little")


def test_data_between_instructions_are_not_widened() -> None:
    word = (0x00C58533).to_bytes(4, "little")
    wide = (0x00C5853B).to_bytes(4, "little")
    assert widened(word * 4, [(0, True), (4, False), (12, True)]) == wide + word * 2 + wide


def test_the_driver_sums_words_up() -> None:
    assert total(bytes([1, 0, 0, 0, 2, 0, 0, 0])) == 33
    assert total(b"\xff" * 16) == sum(0xFFFFFFFF * 31**i for i in range(4)) % 2**32


def test_what_a_program_printed() -> None:
    job = Workload("f", (), "output", 4, 2)
    run = parse(job, [101, 53, 7, 91, 53, 7, 16, 1, 2, 3, 4])
    assert run.calls == (MeasuredCall(100, 50, 7), MeasuredCall(90, 50, 7))
    assert run.stack_bytes == 16
    assert run.output == bytes([1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0])
    with pytest.raises(Stopped) as caught:
        parse(job, [1, 2, 3])
    assert str(caught.value) == "f: the program printed 3 words, not 11"


def test_settled_calls() -> None:
    assert [calls_for(n) for n in (0, *BLOCKS)] == [24, 24, 24, 12, 6]


def test_sizes_follow_calls_and_tables() -> None:
    source = """
        .text
        .globl f
        .type f, %function
    f:  call g
        la a0, table
        ret
        .size f, .-f
        .type g, %function
    g:  ret
        .size g, .-g
        .type h, %function
    h:  nop
        ret
        .size h, .-h
        .section .rodata
        .zero 8
        .type table, %object
    table: .zero 12
        .size table, .-table
    """
    found = Object(assemble(source, RV32I, "gnu"))
    assert found.sizes("f") == (8 + 8 + 4 + 4, 12)
    assert found.sizes("h") == (8, 0)
    with pytest.raises(KeyError):
        found.sizes("nothing")


@pytest.mark.parametrize("chip", CHIPS.values(), ids=lambda c: c.name)
def test_an_image_links(chip: Chip) -> None:
    code = MeasuredCode("stub", LEA128, assemble(STUB, RV32I), ROLES)
    tasks, data = tasks_of(code)
    image = build(chip, RV32I, [code.object], data, [task.job for task in tasks])
    assert len(tasks) == 3 + 2 * len(BLOCKS) + 3 + 2 * 2
    first, second = image.for_job(0), image.for_job(1)
    assert len(first) == len(second) <= 1 << 20
    assert [i for i in range(len(first)) if first[i] != second[i]] == [image.chosen]


def test_wrong_output_is_found() -> None:
    code = MeasuredCode("stub", LEA128, assemble(STUB, RV32I), ROLES)
    task = next(t for t in tasks_of(code)[0] if t.role == "encrypt")
    image, sizes = Image(CHIPS["ibex"], b"", 0, ()), Object(code.object)
    assert task.expected is not None
    good = Run((MeasuredCall(9, 5, total(task.expected)),) * 24, 0, task.expected)
    assert judged(code, image, task, good, sizes).cycles == 9
    once = Run((*good.calls[:-1], MeasuredCall(9, 5, 0)), 0, task.expected)
    last = replace(good, output=bytes(16))
    for bad in (once, last):
        with pytest.raises(WrongOutput, match="lea128_encrypt"):
            judged(code, image, task, bad, sizes)


def test_counter_mode_goes_on_from_call_to_call() -> None:
    source = "".join(f".globl {n}\n.type {n}, %function\n{n}: ret\n.size {n}, 4\n" for n in ("lea128_ctr",))
    code = MeasuredCode("stub", LEA128, assemble(source, RV32I), ("ctr",))
    tasks, data = tasks_of(code)
    task, counter, plain = tasks[1], data["counter"], data["plain"]
    assert isinstance(counter, bytes)
    assert isinstance(plain, bytes)
    assert (task.blocks, len(task.calls), len(set(task.calls))) == (4, 25, 25)
    assert task.job.arguments == ("context", "counter", "plain", "output", 64)
    reference = Concrete(LEA128)
    fifth = (int.from_bytes(counter, "big") + 4).to_bytes(16, "big")
    user_key = data["user_key"]
    assert isinstance(user_key, bytes)
    stream = reference.encrypt(reference.schedule(user_key), fifth)
    assert task.calls[1][:16] == bytes(a ^ b for a, b in zip(plain[:16], stream, strict=True))
    image, sizes = Image(CHIPS["ibex"], b"", 0, ()), Object(code.object)
    calls = tuple(MeasuredCall(9, 5, total(output)) for output in task.calls[:-1])
    assert judged(code, image, task, Run(calls, 0, task.calls[-1]), sizes).cycles == 9
    with pytest.raises(WrongOutput):
        judged(code, image, task, Run((calls[0], calls[0], *calls[2:]), 0, task.calls[-1]), sizes)


def test_short_outputs_are_filled() -> None:
    """One block of PIPO is half of what the driver takes at a time."""
    variant = load("pipo").variants["pipo64_128"]
    source = ".globl pipo64_128_encrypt\n.type pipo64_128_encrypt, %function\npipo64_128_encrypt: ret\n"
    task = tasks_of(MeasuredCode("stub", variant, assemble(source, RV32I), ("encrypt",)))[0][0]
    assert task.job.words == 4
    assert task.expected is not None
    assert task.expected[8:] == bytes.fromhex("3cc3a55a") * 2


def test_a_context_of_any_size_is_printed_in_whole_groups() -> None:
    """The driver would not find its end otherwise."""
    tasks, data = tasks_of(MeasuredCode("ours", LEA128, b"", ("expand_key",), 184))
    assert tasks[0].job.words == 48
    assert data["context"] == 192


def test_a_key_schedule_that_varies_is_found() -> None:
    code = MeasuredCode("stub", LEA128, assemble(STUB, RV32I), ROLES)
    task = next(t for t in tasks_of(code)[0] if t.role == "expand_key")
    image, sizes = Image(CHIPS["ibex"], b"", 0, ()), Object(code.object)
    with pytest.raises(WrongOutput):
        judged(code, image, task, Run((MeasuredCall(9, 5, 1), MeasuredCall(9, 5, 0)), 0, bytes(16)), sizes)


def test_tables() -> None:
    messages = [measurement(role="encrypt_blocks", blocks=n, cycles=10 * n, cycles_per_byte=30.0 + n) for n in BLOCKS]
    odd = [measurement(aligned=False, cycles=600), *(replace(m, aligned=False, cycles_per_byte=99.0) for m in messages)]
    measured = [measurement(), *odd, *messages, measurement(role="expand_key", blocks=0, cycles_per_byte=None)]
    short, long, published = rtl_report.tables(measured, figures(frozenset({"lea128"})))
    assert short.rows == (
        ("ibex", "ours", "lea128_encrypt", 562, 600, 563, "35.12", 555, 696, 0, 0),
        ("ibex", "ours", "lea128_expand_key", 562, "", 563, "", 555, 696, 0, 0),
    )
    assert long.rows == (
        ("ibex", "ours", "lea128_encrypt_blocks", "31.00", "34.00", "46.00", "94.00", "99.00", "10.0", 696, 0, 0),
    )
    assert [row[2] for row in published.rows] == [9070, 775, 757]
    assert len(rtl_report.tables(measured, ())) == 2
    for table in (short, long, published):
        assert {len(row) for row in table.rows} == {len(table.head)}


def test_equal_rows_become_one() -> None:
    measured = [measurement(code="gcc -O2"), measurement(cycles=9), measurement(code="gcc -O3")]
    short = rtl_report.tables(measured, ())[0]
    assert [row[1] for row in short.rows] == ["gcc -O2; gcc -O3", "ours"]


def test_documents() -> None:
    found = figures(frozenset({"lea128"}))
    made = rtl_report.report([measurement()], found, [], [("gcc", "gcc 12")])
    text = made.markdown("gen bench")
    assert "| ibex | ours | lea128_encrypt | 562 |" in text
    assert NOTE in text
    assert "not like for like" in NOTE
    document = made.document("gen bench", load("lea"), "rv32i")
    assert document["measurements"][0]["cycles"] == 562
    assert document["published"][1]["cycles"] == 775
    assert json.loads(json.dumps(document)) == document


def test_the_plot_is_the_same_each_time() -> None:
    measured = [measurement(), measurement(code="gcc -O2", cycles_per_byte=48.7)]
    found = figures(frozenset({"lea128"}))
    drawn = plot.svg(measured, found, ["gcc -O2"])
    assert drawn == plot.svg(measured, found, ["gcc -O2"])
    assert "35.12" in drawn
    assert "48.44" in drawn
    assert "566.88" not in drawn  # would leave no room for the others


def test_the_lock_pins_what_the_cores_need() -> None:
    for chip in every_chip().values():
        version, digest = wheels.pinned(chip.wheel)
        assert version
        assert len(digest) == 64


def test_the_cache_is_filled_once_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made: list[Path] = []

    def make(place: Path) -> None:
        made.append(place)
        (place / "file").write_text("content")

    for _ in range(2):
        assert (cache.made("kind/name", make) / "file").read_text() == "content"
    assert len(made) == 1

    def fail(place: Path) -> None:
        (place / "part").touch()
        raise ToolMissing("make it", ["apt install it"])

    with pytest.raises(ToolMissing):
        cache.made("kind/other", fail)
    assert sorted(p.name for p in (tmp_path / "ciphergen" / "kind").iterdir()) == ["name"]


def test_keys_keep_parts_apart() -> None:
    assert cache.key([b"ab", b"c"]) != cache.key([b"a", b"bc"])


def test_a_wheel_that_cannot_be_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(wheels, "run_command", lambda *_, **__: Finished(1, "", "no network"))
    monkeypatch.setattr(wheels, "pinned", lambda _: ("1.0", "0123456789abcdef" * 4))
    with pytest.raises(ToolMissing) as caught:
        wheels.fetch("pythondata-cpu-ibex")
    assert str(caught.value) == (
        "nothing here can fetch pythondata-cpu-ibex 1.0, the Verilog of a core\n"
        "  write:   pip download --no-deps --require-hashes -r requirements-bench.lock "
        f"-d {tmp_path}/ciphergen/wheels/0123456789abcdef"
    )


def test_a_wheel_with_other_bytes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    def download(command: list[str], **_: object) -> Finished:
        Path(command[-1], "pythondata_cpu_ibex.whl").write_bytes(b"something else")
        return Finished(0, "", "")

    monkeypatch.setattr(wheels, "run_command", download)
    with pytest.raises(ToolMissing):
        wheels.fetch("pythondata-cpu-ibex")
    assert not list((tmp_path / "ciphergen" / "wheels").iterdir())


def test_without_verilator(gen: Gen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    status, out, err = gen("bench", "--cipher", "lea", "--target", "rv32i")
    assert (status, out) == (3, "")
    assert "apt install verilator" in err


@pytest.mark.parametrize(("options", "said"), [
    (("--target", "aarch64_sha3"), "aarch64, aarch64_aes, rv32i, rv32i_zbb"),
    (("--target", "rv32i_zbb", "--core", "rocket"), "ibex-zbb"),
    (("--target", "aarch64", "--core", "neoverse-n2"), "neoverse-n1"),
    (("--target", "rv32i", "--core", "e31"), "ibex, rocket"),
    (("--target", "rv32i", "--strategy", "loop3"), "loop4"),
    (("--target", "rv32i", "--variant", "lea129"), "lea128"),
])  # fmt: skip
def test_wrong_options(gen: Gen, options: tuple[str, ...], said: str) -> None:
    status, out, err = gen("bench", "--cipher", "lea", *options)
    assert (status, out) == (2, "")
    assert said in err


def test_each_core_is_built_from_its_own_files() -> None:
    for chip in every_chip().values():
        assert all((simulator.RTL / name).is_file() for name in simulator.own_files(chip))

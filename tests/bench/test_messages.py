"""What `gen bench` says when it can't go on: each message with its exact text, where no other test has it. Tools are
replaced: what they print, and whether they are there, is not what is tested."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import Finished, ToolMissing, assemble
from ciphergen.bench import emulated, mca, native, peers, plot, program, simulator, wheels
from ciphergen.bench.emulated import EmulatedProgram
from ciphergen.bench.mca import Llvm
from ciphergen.bench.measure import MeasuredCode, WrongOutput, judged, tasks_of
from ciphergen.bench.on import chips, models
from ciphergen.bench.program import Image, MeasuredCall, Run
from ciphergen.bench.reach import Object
from ciphergen.bench.simulator import Simulator
from ciphergen.bench.stopped import Stopped
from ciphergen.dsl.cipher import load

RV32I, AARCH64 = target("rv32i"), target("aarch64")
LEA128 = load("lea").variant("lea128")
IBEX, N1 = chips("rv32i")["ibex"], models("aarch64")["neoverse-n1"]
RET, WAIT = 0x00008067, 0x10500073  # ret; wfi
INTO_S0, BEHIND = 0x00000413, 0x00060823  # li s0, 0; sb zero, 16(a2)
NOTHING = MeasuredCode("stub", LEA128, b"", ("expand_key", "encrypt"))


def emulate(monkeypatch: pytest.MonkeyPatch, key: list[int], encrypt: list[int]) -> EmulatedProgram:
    """Two functions of RV32I, which are not linked."""
    image = b"".join(word.to_bytes(4, "little") for word in key + encrypt)
    entries = {"lea128_expand_key": 0, "lea128_encrypt": 4 * len(key)}
    monkeypatch.setattr(emulated, "linked", lambda code, machine: (image, entries))
    return EmulatedProgram.of(NOTHING, RV32I, 1)


def test_a_wrong_output(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WrongOutput) as caught:
        emulate(monkeypatch, [RET], [RET]).trace("encrypt", 1)
    assert str(caught.value) == "lea128_encrypt (stub), 1 blocks: a wrong output"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([INTO_S0, RET], "lea128_encrypt (stub) returned; it broke s0 and made 0 accesses outside its data"),
        ([BEHIND, RET], "lea128_encrypt (stub) returned; it broke no register and made 1 accesses outside its data"),
        ([WAIT], "lea128_encrypt (stub) stopped at 0x10008; it broke no register and made 0 accesses outside its data"),
    ],
)
def test_a_broken_function(monkeypatch: pytest.MonkeyPatch, words: list[int], said: str) -> None:
    with pytest.raises(Stopped) as caught:
        emulate(monkeypatch, [RET], words).trace("encrypt", 1)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("aligned", "said"),
    [
        (True, "lea128_encrypt (stub) on ibex, 1 blocks: wrote 00000000, expected 01020304"),
        (False, "lea128_encrypt (stub) on ibex, 1 blocks at odd addresses: wrote 00000000, expected 01020304"),
    ],
)
def test_a_wrong_output_of_a_core(aligned: bool, said: str) -> None:
    task = next(task for task in tasks_of(NOTHING)[0] if task.role == "encrypt")
    task = replace(task, aligned=aligned, expected=bytes([1, 2, 3, 4]))
    code = assemble(".globl f\nf: ret\n", RV32I)
    with pytest.raises(WrongOutput) as caught:
        judged(NOTHING, Image(IBEX, b"", 0, ()), task, Run((MeasuredCall(9, 5, 0),), 0, bytes(4)), Object(code))
    assert str(caught.value) == said


MISSING: dict[str, tuple[Callable[[], object], str]] = {
    "a linker": (
        lambda: emulated.linked(NOTHING, RV32I),
        "link programs for rv32i\n  write:   apt install gcc-riscv64-unknown-elf",
    ),
    "a linker for a core": (
        lambda: program.build(IBEX, RV32I, [], {}, []),
        "link programs for rv32i\n  write:   apt install gcc-riscv64-unknown-elf",
    ),
    "models": (
        mca.llvm, "model cores of AArch64: llvm-mca 19 or newer is needed\n  write:   apt install llvm-19"
    ),
    "gcc": (
        lambda: peers.compiled("lea", LEA128, "gcc -O3", RV32I),
        "compile C for rv32i with gcc\n  write:   apt install gcc-riscv64-unknown-elf",
    ),
    "clang": (
        lambda: peers.compiled("lea", LEA128, "clang -O3", RV32I),
        "compile C for rv32i with clang\n  write:   apt install clang",
    ),
    "zig": (
        lambda: peers.compiled("lea", LEA128, "zig -O3, NEON", AARCH64),
        "compile C for aarch64 with zig\n  write:   pip install ziglang",
    ),
    "what draws": (plot.require, "draw the plot\n  write:   pip install matplotlib"),
    "a simulator": (
        lambda: simulator.simulator(IBEX),
        "build ibex from its Verilog\n  write:   apt install verilator g++ make",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", MISSING)
def test_what_is_missing(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(plot, "find_spec", lambda name: None)
    monkeypatch.setattr(peers, "has_zig", lambda: False)
    wants, said = MISSING[what]
    with pytest.raises(ToolMissing) as caught:
        wants()
    assert str(caught.value) == f"nothing here can {said}"


def test_a_compiler_for_a_core_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script(tmp_path, "verilator", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolMissing) as caught:
        simulator.simulator(IBEX)
    assert str(caught.value) == (
        "nothing here can build ibex from its Verilog\n  write:   apt install verilator g++ make"
    )


def script(folder: Path, name: str, text: str) -> str:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)
    return str(file)


SAYS = "echo 'no room' >&2; exit 1"
REFUSING: dict[str, tuple[Callable[[], object], str]] = {
    "the linker": (lambda: emulated.linked(NOTHING, RV32I), "the benchmark does not link: no room"),
    "the linker for a core": (
        lambda: program.build(IBEX, RV32I, [], {}, []), "the benchmark does not link: no room"
    ),
    "the compiler of a peer": (
        lambda: peers.compiled("lea", LEA128, "gcc -O3", RV32I), "gcc -O3 refuses lea.c: no room"
    ),
}  # fmt: skip


@pytest.mark.parametrize("who", REFUSING)
def test_a_tool_that_refuses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, who: str) -> None:
    script(tmp_path, "riscv64-unknown-elf-gcc", SAYS)
    monkeypatch.setenv("PATH", str(tmp_path))
    call, said = REFUSING[who]
    with pytest.raises(Stopped) as caught:
        call()
    assert str(caught.value) == said


def test_a_model_that_refuses(tmp_path: Path) -> None:
    tools = Llvm(*(script(tmp_path, name, SAYS) for name in ("mca", "mc")), "LLVM version 19")
    with pytest.raises(Stopped) as caught:
        mca.texts(tools, [bytes(4)])
    assert str(caught.value) == "llvm-mc does not know an instruction: no room"
    with pytest.raises(Stopped) as caught:
        mca.cycles(tools, N1, ["nop"])
    assert str(caught.value) == "llvm-mca refuses the code: no room"


def test_verilog_that_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(wheels, "unpack", lambda name, root, wanted, place: place.mkdir())
    for text, said in (("echo '%Error: no room' >&2; exit 1", "%Error: no room"), ("exit 1", "nothing")):
        with pytest.raises(ToolMissing) as caught:
            simulator._build(script(tmp_path, "verilator", text), IBEX, tmp_path)
        assert str(caught.value) == (
            f"nothing here can build ibex; verilator says: {said}\n  write:   apt install verilator g++ make"
        )


def test_a_core_that_stops(tmp_path: Path) -> None:
    for text, said in (("echo 0000002a; exit 77", "0x2a"), ("exit 77", "nothing")):
        with pytest.raises(Stopped) as caught:
            Simulator(IBEX, Path(script(tmp_path, "core", text))).run(b"", 1)
        assert str(caught.value) == f"ibex: the program ended with status 77; it printed {said} last"


NATIVE: dict[str, tuple[Finished, Finished, type[Exception], str]] = {
    "a wrong output": (
        Finished(0, "", ""), Finished(0, "wrong 1\n", ""), WrongOutput, "lea128_encrypt (ours), 1 blocks: wrong output"
    ),
    "a program that ends": (
        Finished(0, "", ""), Finished(3, "", "no room"), Stopped,
        "the program that measures ended with status 3: no room",
    ),
    "a compiler that refuses": (
        Finished(1, "", "no room"), Finished(0, "", ""), Stopped, "the system's compiler fails: no room"
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", NATIVE)
def test_on_the_machine_itself(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    compiled, ran, kind, said = NATIVE[what]
    monkeypatch.setattr(native, "run_command", lambda command, **_: compiled if command[0] == "cc" else ran)
    code = assemble(".globl lea128_expand_key\nlea128_expand_key: ret\n", AARCH64)
    with pytest.raises(kind) as caught:
        native.measure(native.System("here", ("cc",)), [replace(NOTHING, name="ours", object=code)], None)
    assert str(caught.value) == said


def test_code_that_is_not_whole() -> None:
    text = ".globl lea128_expand_key\nlea128_expand_key:\n    adrp x0, far\n    ret\n    .data\nfar: .word 1\n"
    code = replace(NOTHING, object=assemble(text, AARCH64))
    with pytest.raises(Stopped) as caught:
        native.measure(native.System("here", ("cc",)), [code], None)
    assert str(caught.value) == ("stub: the code has tables or calls outside itself, which is not measured natively")

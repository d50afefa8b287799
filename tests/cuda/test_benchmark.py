"""The benchmark on GPUs, as far as a machine without one can run it."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pytest

from benchmarks.cuda import build, everything, report, rows, sass
from ciphergen.backends import gpu
from ciphergen.backends.tools.start import find_program, run_command
from ciphergen.dsl.cipher import load
from ciphergen.dsl.fixed_key import FixedKey
from ciphergen.generator.kernel_options import choose
from ciphergen.generator.options import Options
from ciphergen.verify.ptx.module import read
from tests.cuda.interpret import Launched
from tests.cuda.made import SHIM, files, run_in_shim

HERE = Path(build.__file__).resolve().parent
ROWS = gpu("cuda").rows


def test_functions_of_a_library() -> None:
    found, largest = build.functions(files()["lea.cuh"])
    assert len(found) == 9
    assert largest == 16
    assert found[0] == "counter(lea128_cuda, ctr, 16, 16)"
    assert "blocks(lea256_cuda, decrypt_blocks, 32, 16)" in found
    with pytest.raises(build.BuildError, match="no function of blocks on a device is declared"):
        build.functions("int f(void);")


def test_names_of_outputs(tmp_path: Path) -> None:
    (tmp_path / "lea-cuda").mkdir()
    assert build.named([str(tmp_path / "lea-cuda"), "x=a/b"]) == {"lea-cuda": tmp_path / "lea-cuda", "x": Path("a/b")}
    with pytest.raises(build.BuildError, match="two outputs are called x: write NAME=OUTPUT"):
        build.named(["x=a", "x=b"])


def test_a_folder_that_is_there_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["-o", str(tmp_path), "x"]) == 1
    assert "is there already" in capsys.readouterr().err
    assert build.main(["-o", str(tmp_path / "new"), str(tmp_path)]) == 1
    assert not (tmp_path / "new").exists()


def test_an_unknown_core_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["-o", str(tmp_path / "new"), "--core", "sm_91", "x"]) == 1
    assert "sm_91 is no core of cuda" in capsys.readouterr().err


@pytest.mark.long
def test_everything_can_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each library to measure has options that kernels have."""
    for kind in everything.KINDS.values():
        tables = kind.strategy == "tables"
        options = Options((kind.variant,), strategy=kind.strategy, allow_tables=tables, one_key=kind.key.hex())
        found = choose(load(kind.cipher), gpu("cuda"), options)
        assert [variant.name for variant in found.variants] == [kind.variant]
        assert ("--one-key" in kind.words()) == isinstance(found.variants[0], FixedKey)
        assert ("--allow-tables" in kind.words()) == tables
    assert everything.main([str(tmp_path / "work"), "des"]) == 1
    assert "error: no library is called des: lea, lea-x1, lea-x2," in capsys.readouterr().err


def test_the_key_of_code_for_one_key_is_found(tmp_path: Path) -> None:
    """The programs call it with that key, and compare no forms of a paper with it."""
    for name, text in files("lea", Options(one_key="00" * 15 + "ab")).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = build.Library.of("lea-one-key", tmp_path)
    assert f"#define OWN_KEY {{ {'0x00, ' * 15}0xab }}\n" in found.included()
    for name, text in files().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert "OWN_KEY" not in build.Library.of("lea", tmp_path).included()


TEXT = """\
.text.straight:
        /*0000*/                   LDC R1, c[0x0][0x28] ;
        /*0010*/               @P0 EXIT ;
        /*0020*/                   LDG.E.128 R4, desc[UR4][R2.64] ;
        /*0030*/                   LOP3.LUT R4, R4, R5, RZ, 0x3c, !PT ;
        /*0040*/                   IMAD.WIDE.U32 R6, R4, 0x200, RZ ;
        /*0050*/                   IMAD.IADD R6, R4, 0x1, R6 ;
        /*0060*/                   ULDC UR4, c[0x0][0x210] ;
        /*0070*/              @!P1 BRA `(.L_x_1) ;
        /*0080*/                   STG.E.U8 desc[UR4][R2.64], R4 ;
        /*0090*/                   EXIT ;
.L_x_1:
        /*00a0*/                   STG.E.128 desc[UR4][R2.64], R4 ;
        /*00b0*/                   EXIT ;
.L_x_2:
        /*00c0*/                   BRA `(.L_x_2) ;
.text.looped:
        /*0000*/                   STS [R1], R2 ;
.L_x_3:
        /*0010*/                   LDS R2, [R1] ;
        /*0020*/                   STG.E desc[UR4][R2.64], R4 ;
        /*0030*/               @P0 BRA `(.L_x_3) ;
        /*0040*/                   EXIT ;
.text.turning:
        /*0000*/                   LDG.E R4, desc[UR4][R2.64] ;
.L_x_4:
        /*0010*/                   LOP3.LUT R4, R4, R5, RZ, 0x3c, !PT ;
        /*0020*/               @P0 BRA `(.L_x_4) ;
        /*0030*/                   STG.E desc[UR4][R2.64], R4 ;
        /*0040*/                   EXIT ;
.text.uniform:
.L_x_5:
        /*0000*/                   STS.U8 [R11], R0 ;
        /*0010*/                   BRA.U UP0, `(.L_x_5) ;
        /*0020*/                   STG.E desc[UR4][R2.64], R4 ;
        /*0030*/                   EXIT ;
"""


def test_instructions_on_the_way_that_stores_most() -> None:
    """A whole block and not a part of one; of a loop one turn."""
    straight, looped, turning, uniform = sass.counted(TEXT, {"turning": 9, "looped": 9})
    assert {k: straight[k] for k in ("kernel", "stored", "issued", "alu", "fma", "wide", "memory", "uniform")} == {
        "kernel": "straight",
        "stored": 16,
        "issued": 10,
        "alu": 1,
        "fma": 1,
        "wide": 1,
        "memory": 3,
        "uniform": 1,
    }
    assert (looped["stored"], looped["issued"], looped["shared"], looped["control"]) == (4, 3, 1, 1)
    assert (turning["stored"], turning["issued"], turning["alu"], turning["control"]) == (4, 21, 9, 10)
    assert (uniform["stored"], uniform["issued"], uniform["shared"], uniform["control"]) == (4, 4, 1, 2)


def test_turns_are_those_of_the_source() -> None:
    source = files("lea", Options(("lea128",), strategy="loop4"))["lea.cu"]
    roles = ("encrypt_blocks", "decrypt_blocks", "ctr")
    assert sass.turns(source) == {f"lea128_cuda_{role}_kernel": 6 for role in roles}
    assert sass.turns(files()["lea.cu"]) == {}


def record(kind: str, **values: object) -> dict[str, object]:
    return {"kind": kind, **values}


def a_run() -> list[dict[str, object]]:
    """Records in which a block takes 4 clocks at least, by its ALU, and half of the bound is reached."""
    counted = {"stored": 32, "alu": 512, "fma": 64, "wide": 32, "shared": 0, "issued": 700}
    timed = {"library": "small", "variant": "v_cuda", "role": "ctr", "bytes": 1 << 30, "block": 16}
    return [
        record("run", driver="1.2"),
        record("gpu", name="GPU X", capability="9.0", multiprocessors=100, ghz=2.0, compiler="nvcc 13.5.37"),
        record("checked", library="small", blocks=1024),
        record("pipe", name="lop3", lanes=64.0),
        record("pipe", name="imad_wide", lanes=32.0),
        record("copy", what="device to device", bytes=1 << 30, seconds=(1 << 30) / 2e12),
        record("counted", library="small", core="sm_90", kernel="v_cuda_ctr_kernel", **counted),
        record("device", **timed, seconds=(1 << 30) / 400e9, ghz=2.0),
        record("host", **timed, memory="pinned", kept=True, seconds=(1 << 30) / 20e9),
        record("host", **timed, memory="pageable", kept=False, seconds=(1 << 30) / 5e9),
        record("form", form="PO", memory="pinned", back=True, bytes=1 << 29, seconds=0.01, least=0.009, most=0.0125),
    ]


def test_a_report_has_the_bound_beside_the_figure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = a_run()
    text = report.report(run)
    assert "GPU X, 100 multiprocessors, 2.000 GHz; driver 1.2, nvcc 13.5.37" in text
    # 512 instructions of the ALU for two blocks, 64 lanes: 4 clocks; 100 multiprocessors at 2 GHz: 800 GB/s.
    assert "| small: `v_cuda_ctr` | 400 | 2.000 | 800 (4.00 clocks) | ALU | 50 % |" in text
    assert "| small: `v_cuda_ctr` | 1024 | 20.00 |  |  | 5.00 |" in text
    assert "\n| PO | pinned | yes | 512 | 10.0 | 9.0 | 12.5 | 53.69 |\n" in text
    slow = [{**r, "lanes": 2.0} if r.get("name") == "imad_wide" else r for r in run]
    assert "| 376 (8.50 clocks) | FMA | 106 % |" in report.report(slow), "32 / 2 + 64 / 64 for two blocks"
    near = [{**r, "seconds": (1 << 30) / 500e9} if r["kind"] == "copy" else r for r in run]
    assert "| 500 (4.00 clocks) | memory | 80 % |" in report.report(near)
    path = tmp_path / "results.jsonl"
    path.write_text("".join(json.dumps(r) + "\n" for r in run), encoding="utf-8")
    assert report.main([str(path)]) == 0
    assert capsys.readouterr().out == text + "\n"
    path.write_text("[1]\n", encoding="utf-8")
    assert report.main([str(path)]) == 1
    assert "a line is no record" in capsys.readouterr().err
    path.write_text('{"kind": "run"}\n', encoding="utf-8")
    assert report.main([str(path)]) == 1
    assert "no GPU was measured" in capsys.readouterr().err


@pytest.mark.slow
def test_forms_of_pilsung_make_what_the_library_makes(tmp_path: Path) -> None:
    made = files("pilsung", Options(strategy="tables", allow_tables=True, prove=False))
    library = "pilsung_cuda"
    lines = [f'#include "pilsung.cuh"\n#define BYTES ((size_t)1 << 15)\n#define PIPE {library}_pipe']
    lines += [f"#define {word.upper()} {library}_{word}" for word in ("open", "close")]
    (tmp_path / "functions.inc").write_text("\n".join([*lines, ""]), encoding="utf-8")
    for shared in ("forms.cu", "common.cuh"):
        (tmp_path / shared).write_bytes((HERE / shared).read_bytes())
    main = tmp_path / "main.cpp"
    main.write_text('#include "forms.cu"\n', encoding="utf-8")
    done = run_in_shim(tmp_path, made, main, "pilsung.cu", arguments=("pilsung",))
    assert (done.status, done.errors) == (0, "")
    found = [json.loads(line)["form"] for line in done.output.splitlines()]
    assert found[:4] == found[4:8] == ["none", "O", "P", "PO"]


@lru_cache(maxsize=1)
def text_of_rows() -> tuple[str, list[str]]:
    return rows.module(ROWS)


def kernel_text(name: str) -> str:
    text, _ = text_of_rows()
    start = text.index(f"\n.visible .entry {name}(")
    return text[: text.index("\n.visible")] + text[start : text.index("\n}\n", start) + 3]


def left_by_meanings(text: str, name: str) -> str:
    """Return the hash of what a kernel leaves, by what the rows mean."""
    given = rows.given()
    memory = bytearray(given) + bytearray([rows.UNTOUCHED]) * (rows.THREADS * rows.LEFT)
    kernel = read(text, "rows.ptx", gpu("cuda"))[name]
    assert not kernel.unknown, kernel.unknown
    places = [place.to_bytes(8, "little") for place in (0, len(given))]
    Launched(kernel, 1, rows.THREADS, memory, [*places, rows.held()]).run()
    return rows.digest(bytes(memory[len(given) :]))


def test_every_row_has_a_kernel() -> None:
    """And what a kernel leaves depends on its instruction."""
    text, names = text_of_rows()
    lines = {line.strip().rstrip(";").removeprefix("@%p8 ").split(" ")[0] for line in text.splitlines()}
    assert {name for name in ROWS if not name.startswith("@")} <= lines
    assert len(set(names)) == len(names)
    assert len(rows.given()) == rows.THREADS * rows.GIVEN
    one = kernel_text("shf_l_wrap_b32")
    assert left_by_meanings(one, "shf_l_wrap_b32") != left_by_meanings(one.replace("shf.l", "shf.r"), "shf_l_wrap_b32")


@pytest.mark.parametrize(
    "name", ["shf_l_wrap_b32__n_9", "prmt_b32", "setp_lt_s16", "ld_param_v4_s8__b32", "bra", "bar_sync"]
)
def test_a_gpu_does_what_a_row_means(name: str) -> None:
    assert rows.results()[name] == left_by_meanings(kernel_text(name), name)


@pytest.mark.long
def test_a_gpu_does_what_every_row_means() -> None:
    _, names = text_of_rows()
    found, results = {name: left_by_meanings(kernel_text(name), name) for name in names}, rows.results()
    assert set(results) == set(names)
    assert [name for name in names if results[name] != found[name]] == []
    nothing = rows.digest(bytes([rows.UNTOUCHED]) * rows.THREADS * rows.LEFT)
    assert nothing not in results.values()


def test_numbers_that_the_assembler_takes_whole() -> None:
    """Of a larger one ptxas takes 16 bits in a shift of 16, as a GPU showed; then the prover knows no row."""
    for number, known in ((0xFFFF, True), (0x10000, False), (-1, False)):
        text = kernel_text("shl_b16__n_9").replace("%h9, 9;", f"%h9, {number};")
        assert f", {number};" in text
        assert bool(read(text, "rows.ptx", gpu("cuda"))["shl_b16__n_9"].unknown) is not known


@pytest.mark.long
def test_reference_on_a_processor(tmp_path: Path) -> None:
    """The program without a GPU: the same for a seed, another for another, a line for each part of each function."""
    compiler = find_program(("g++",), "run kernels on a processor", "apt install g++")
    for name, text in files().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    library = build.Library.of("lea", tmp_path)
    few = replace(library, calls=library.calls[:3])
    (tmp_path / "functions.inc").write_text(few.included(), encoding="utf-8")
    where = [f"-I{folder}" for folder in (SHIM, tmp_path, HERE)]
    sources = [str(path) for path in (HERE / "check.cu", tmp_path / "lea.cu", SHIM / "shim.cpp")]
    program = str(tmp_path / "check")
    strict = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-fsanitize=address,undefined"]
    made = run_command([compiler, *strict, *where, "-x", "c++", *sources, "-o", program], cwd=tmp_path)
    assert made.status == 0, made.errors
    first, again, other = (run_command([program, seed, "4100"], cwd=tmp_path) for seed in ("7", "7", "8"))
    assert first.status == 0, first.errors
    assert first.output == again.output != other.output
    assert len(first.output.splitlines()) == 3 * 2 * 2 + 1  # functions, in place or not, parts, and one counter
    assert run_command([program], cwd=tmp_path).status == 2


@pytest.mark.long
def test_a_folder_is_built_and_says_that_there_is_no_gpu(tmp_path: Path) -> None:
    output = tmp_path / "lea-cuda"
    output.mkdir()
    for name, text in files("lea", Options(variants=("lea128",), strategy="unrolled")).items():
        (output / name).write_text(text, encoding="utf-8")
    folder = tmp_path / "folder"
    assert build.main(["-o", str(folder), "--core", "sm_90", f"lea={output}"]) == 0
    made = sorted(path.name for path in folder.iterdir())
    programs = ["lea.check", "lea.reference", "lea.selftest", "lea.speed", "machine", "rows"]
    data = ["build.jsonl", "libraries", "rows.given", "rows.held", "rows.names", "rows.sm_90.cubin", "run.sh"]
    assert made == sorted(programs + data)
    ran = run_command([str(folder / "lea.selftest")], cwd=tmp_path)
    if ran.status != 3:
        pytest.skip("there is a GPU")
    found = run_command(["sh", str(folder / "run.sh"), str(tmp_path / "results")], cwd=tmp_path)
    assert found.status == 1
    assert "FAIL status 3" in found.output
    assert [r["kind"] for r in report.read(tmp_path / "results" / "results.jsonl")][-1] == "run"

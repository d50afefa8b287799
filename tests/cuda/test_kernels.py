"""Kernels as C++ on a processor, through a runtime of ours: official vectors, numbers of blocks, refusals; and what is
said where no kernel can be made."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from ciphergen.backends import generation, gpu, gpu_names, platform, target
from ciphergen.backends.machine.gpu import Compiler
from ciphergen.backends.machine.ptx import data_register
from ciphergen.backends.tools import gpu_compiler
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx, machine_facts
from ciphergen.backends.tools.start import ToolMissing
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term import concat, evaluate, extract
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.generator.code import Code
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.kernel_options import choose
from ciphergen.generator.kernels import make
from ciphergen.generator.options import Options
from ciphergen.generator.rows import SelectionError
from ciphergen.generator.statements import statements
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.counter import counter_after, fits
from ciphergen.verify.variables import symbol
from tests.cuda.made import ONE_BLOCK, files, ptx, run_in_shim

HERE = Path(__file__).parent


@pytest.mark.long
@pytest.mark.parametrize("cipher", ["lea", "hight"])
def test_vectors_on_a_processor(cipher: str, tmp_path: Path) -> None:
    """One block a thread: AES's slices, which are its default, meet them on arrays (test_arrays.py)."""
    made = files(cipher, Options(strategy="unrolled"))
    done = run_in_shim(tmp_path, made, f"{cipher}.cu", f"{cipher}_selftest.cu")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


@pytest.mark.slow
@pytest.mark.parametrize("cipher", ["aes", "aria", "camellia", "present", "rc6"])
def test_vectors_of_others_on_a_processor(cipher: str, tmp_path: Path) -> None:
    test_vectors_on_a_processor(cipher, tmp_path)


@pytest.mark.long
def test_calls_on_a_processor(tmp_path: Path) -> None:
    done = run_in_shim(tmp_path, files(), "lea.cu", HERE / "programs" / "calls.cpp")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


@pytest.mark.long
def test_data_of_the_host_on_a_processor(tmp_path: Path) -> None:
    made = dict(files())
    made["lea.cu"] = "#define CIPHERGEN_CUDA_CHUNK ((size_t)1024)\n" + made["lea.cu"]
    done = run_in_shim(tmp_path, made, "lea.cu", HERE / "programs" / "staged.cpp")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


@pytest.mark.long
def test_pipes_on_a_processor(tmp_path: Path) -> None:
    made = files("lea", Options(variants=("lea128",), strategy="unrolled"))
    done = run_in_shim(tmp_path, made, "lea.cu", HERE / "programs" / "piped.cpp")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


def test_modes_choose_functions() -> None:
    for modes, roles in ((("ecb",), ["encrypt_blocks", "decrypt_blocks"]), (("ctr",), ["ctr"])):
        made = make(load("lea"), gpu("cuda"), Options(modes=modes, strategy="unrolled"), "lea128")
        assert [info.role for info in made.functions] == ["expand_key", *roles]


def test_four_blocks_of_lea_are_a_threads_by_default() -> None:
    """As they were fastest where they were measured; what is left, a block is."""
    made = make(load("lea"), gpu("cuda"), Options(modes=("ctr",)), "lea128")
    assert [info.role for info in made.functions] == ["expand_key", "ctr:4", "ctr"]


@pytest.mark.long
def test_a_counter_that_no_step_is_shown_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ciphergen.verify.kernels.counter_after", lambda *_: None)
    text, roles = ptx(), {f"lea128_cuda_{role}_kernel": role for role in ("expand_key", "ctr")}
    knowledge = Knowledge(load("lea").variant("lea128"), 32)
    report = prove_kernels(text.encode(), "lea.ptx", gpu("cuda"), roles, knowledge)
    assert [o.detail for o in report.obligations if o.role == "ctr" and o.prop.value == "result"] == [
        "a step of ctr is not shown to add 1 to a number"
    ]


@pytest.mark.long
def test_a_launch_that_may_pass_the_end_of_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without what the host sees to, counter mode is not proved."""
    monkeypatch.setattr("ciphergen.verify.ptx.launch.Promise._counters", lambda *_: [])
    text, roles = ptx(), {f"lea128_cuda_{role}_kernel": role for role in ("expand_key", "ctr")}
    knowledge = Knowledge(load("lea").variant("lea128"), 32)
    report = prove_kernels(text.encode(), "lea.ptx", gpu("cuda"), roles, knowledge)
    (found,) = [o for o in report.obligations if o.role == "ctr" and o.prop.value == "result"]
    assert found.verdict.value == "undecided"
    text = "is not shown to do its block before the lowest word of the counter comes to its end"
    assert found.detail.split(", at line")[0] == text


@pytest.mark.parametrize("size", [8, 16])
def test_counters_of_a_thread(size: int) -> None:
    """The form of a sum with a number of blocks is that sum, while its lowest word does not come to its end."""
    normal, solver = Normalizer(), Solver()
    counter = [symbol("counter", 8, Secrecy.PUBLIC, i) for i in range(size)]
    blocks, whole = symbol("launch", 64, Secrecy.PUBLIC, "n"), concat(*counter)
    step = [extract(whole + 1, 8 * i + 7, 8 * i) for i in reversed(range(size))]
    found = counter_after(normal, solver, counter, step, blocks)
    assert found is not None
    most = 256**size
    for start, more in ((most - 1, 0), (most - 2, 1), (2**32 - 5, 4), (0, 2**32 - 1), (most - 2**32, 77)):
        values = dict(zip(counter, start.to_bytes(size, "big"), strict=True)) | {blocks: more}
        assert int.from_bytes(bytes(evaluate(found, values)), "big") == start + more
        assert evaluate([fits(counter, blocks)], values) == [1]
        assert evaluate([fits(counter, blocks)], values | {blocks: 2**32 - start % 2**32}) == [0]
    assert counter_after(normal, solver, counter, [*step[:-1], step[-1] + 1], blocks) is None


@pytest.mark.long
def test_a_wrong_statement_fails_the_vectors(tmp_path: Path) -> None:
    made = dict(files())
    right = "uint32_t v4 = v1 + v3; PIN(v4);"
    assert made["lea.cu"].count(right)
    made["lea.cu"] = made["lea.cu"].replace(right, right.replace("+", "-"))
    done = run_in_shim(tmp_path, made, "lea.cu", "lea_selftest.cu")
    assert done.status == 1
    assert "FAIL lea128_cuda_encrypt_blocks_device, vector 1" in done.output


@pytest.mark.long
def test_a_statement_becomes_an_instruction() -> None:
    """The pins do what they are for: rotations, exclusive ors and sums of the text are those of the PTX."""
    text = ptx().partition("lea128_cuda_encrypt_blocks_kernel(")[2].partition("\n}")[0]
    lines = make(load("lea"), gpu("cuda"), ONE_BLOCK, "lea128").shown["functions"][0]["layers"][0]["lines"]
    for opcode, sign in (("shf.l.wrap.b32", "funnel_left("), ("xor.b32", " ^ "), ("add.s32", " + ")):
        assert text.count(f"\t{opcode}") == sum(sign in line for line in lines) > 0


@pytest.mark.long
@pytest.mark.parametrize("core", gpu("cuda").cores)
def test_machine_code_spills_nothing(core: str) -> None:
    """Of one block a thread, and of four, which is the default."""
    found = machine_facts(gpu("cuda"), ptx(), core)
    assert len(found) == 12
    found |= machine_facts(gpu("cuda"), ptx("lea", Options(variants=("lea128",))), core)
    assert len(found) == 15
    assert all(facts.stack == facts.spilled == 0 for facts in found.values()), found
    blocks = {name: facts.registers for name, facts in found.items() if "expand" not in name}
    assert max(registers for name, registers in blocks.items() if "_x4_" not in name) <= 32, blocks
    assert max(blocks.values()) <= 45, blocks


def test_the_extra_pins_what_is_asked_for() -> None:
    project = tomllib.loads((HERE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    compiler = gpu("cuda").compiler
    pinned = {f"{name}=={version}; sys_platform == 'linux'" for name, version in compiler.packages.items()}
    assert pinned == set(project["project"]["optional-dependencies"][compiler.extra])
    assert pinned <= set(project["dependency-groups"]["dev"])


def test_a_gpu_is_no_processor() -> None:
    assert gpu_names() == ("cuda",)
    assert platform("cuda") is gpu("cuda")
    assert platform("rv32i") is target("rv32i")
    with pytest.raises(UserError) as caught:
        target("cuda")
    assert str(caught.value) == (
        "--target: cuda is a GPU, and this is for processors\n"
        "  allowed: aarch64, aarch64_aes, aarch64_sha3, armv7m, rv32i, rv32i_zbb, rv32i_zbc, rv32im, rv64i, rv64i_zbb, "
        "rv64i_zbc, rv64im"
    )


REFUSED = {
    "entry points": (
        "ascon", Options(), "--cipher: ascon has entry points, of which no kernels are made yet\n"
        "  allowed: a block cipher"
    ),
    "small code": (
        "lea", Options(size="small"), "--size: 'small' is for processors: on a GPU --strategy says what is a loop\n"
        "  allowed: fast"
    ),
    "three blocks a thread": (
        "lea", Options(strategy="loop4x3"),
        "--strategy: 'loop4x3' is none for cuda\n  allowed: unrolled, unrolledx2, unrolledx4, slices32; "
        "a loop over rounds in place of any of these, as in loop1-slices32 or loop4x2; "
        "several, the widest first, as in slices32+unrolledx2; tables with --allow-tables\n"
        "  write:   unrolled",
    ),
    "tables and a loop": (
        "aes", Options(strategy="loop2-tables", allow_tables=True),
        "--strategy: 'loop2-tables' is none for cuda\n  allowed: unrolled, unrolledx2, unrolledx4, slices32; "
        "a loop over rounds in place of any of these, as in loop1-slices32 or loop4x2; "
        "several, the widest first, as in slices32+unrolledx2; tables with --allow-tables\n"
        "  write:   unrolled",
    ),
    "a core": (
        "lea", Options(core="sm_70"),
        "--core: no core of cuda is called 'sm_70'\n"
        "  allowed: sm_100, sm_120, sm_75, sm_80, sm_86, sm_89, sm_90\n  write:   sm_90",
    ),
    "a mode": (
        "lea", Options(modes=("gcm",)), "--mode: no mode for cuda is called 'gcm'\n  allowed: ctr, ecb"
    ),
    "tables of the key": (
        "pilsung", Options(), "pilsung.cipher:196:5: round.0 of pilsung looks up in tables that the key makes\n"
        "  allowed: for cuda the strategy 'tables'\n"
        "  write:   gen --cipher pilsung --target cuda --strategy tables --allow-tables",
    ),
    "a build tool": ("lea", Options(glue=("cargo",)), "--with: no part for cuda is called 'cargo'\n  allowed: nvrtc"),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_an_option_is_refused(what: str) -> None:
    cipher, options, message = REFUSED[what]
    with pytest.raises(UserError) as caught:
        choose(load(cipher), gpu("cuda"), options)
    assert str(caught.value).startswith(message)


def test_a_variant_that_cannot_be_made() -> None:
    with pytest.raises(UserError) as caught:
        make(load("lea"), gpu("cuda"), Options(strategy="slices32"), "lea128")
    assert str(caught.value) == (
        "--target: lea128 cannot be made for cuda yet: an addition cannot be done on words of 32 bits that lie in "
        "registers of 32 bits\n"
        "  allowed: what gen list shows\n  write:   gen list"
    )


def odd(size: int) -> str:
    """Return a cipher with blocks of so many words."""
    names = ", ".join(f"k[{i}]" for i in range(size))
    lines = "\n".join(f"    y[{i}] = x[{i}] ^ rk[0][{i}]" for i in range(size))
    back = lines.replace("x", "z").replace("y", "x").replace("z", "y")
    return (
        f"cipher ODD {{\n  word 32 little\n  block {size} words\n  variant ODD {{ key {size} words  rounds 1 }}\n"
        f"  schedule(k) -> rk: word[rounds][{size}] {{\n    rk[0] = [{names}]\n  }}\n"
        f"  encrypt(x, rk) -> y {{\n{lines}\n  }}\n  decrypt(y, rk) -> x {{\n{back}\n  }}\n}}\n"
    )


def test_blocks_that_no_vector_loads(tmp_path: Path) -> None:
    text = tmp_path / "odd.cipher"
    text.write_text(odd(3), encoding="utf-8")
    with pytest.raises(UserError) as caught:
        make(load(str(text)), gpu("cuda"), Options(), "odd")
    found = "--target: odd cannot be made for cuda yet: a block of 12 bytes is not loaded by 8 or 16 bytes at a time"
    assert str(caught.value).startswith(found)


@pytest.mark.long
def test_long_blocks_are_several_vectors(tmp_path: Path) -> None:
    text = tmp_path / "odd.cipher"
    text.write_text(odd(8), encoding="utf-8")
    made = files(str(text))
    assert "const uint4 in1 = in[i * 2 + 1];" in made["odd.cu"]
    code = make(load(str(text)), gpu("cuda"), Options(), "odd")
    assert [str(refusal.error) for refusal in code.refused] == [
        "--mode: ctr of odd cannot be made for a GPU yet: its blocks have 32 bytes, and counters one vector"
    ]
    done = run_in_shim(tmp_path, made, "odd.cu", "odd_selftest.cu")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


@pytest.mark.long
@pytest.mark.parametrize("chunk", [1, 100])
def test_chunks_are_whole_blocks(tmp_path: Path, chunk: int) -> None:
    text = tmp_path / "odd.cipher"
    text.write_text(odd(6), encoding="utf-8")
    made = dict(files(str(text)))
    made["odd.cu"] = f"#define CIPHERGEN_CUDA_CHUNK ((size_t){chunk})\n" + made["odd.cu"]
    done = run_in_shim(tmp_path, made, "odd.cu", HERE / "programs" / "odd.cpp")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


def test_statements_check_their_registers() -> None:
    where, a, b = gpu("cuda"), *(data_register("in", i) for i in (0, 4))
    names = {0: "a", 4: "b"}

    def written(*asked: tuple[str, tuple[object, ...], object]) -> None:
        code = Code(where, generation(where), "f", "encrypt_blocks")
        for row, operands, into in asked:
            code(row, *operands, into=into)
        statements(code.finish(), {}, names, str)

    register = Code(where, generation(where), "f", "").fresh("b32", "x")
    for asked, error, message in (
        ([("xor.b32", (register, a), None)], SelectionError, "%x.1 is read, and nothing has written it"),
        ([("xor.b32", (a, b), register)] * 2, SelectionError, "%x.1 is written twice"),
        (
            [("xor.b32", (a, data_register("in", 3)), None)],
            Unsupported,
            "it takes data by bytes, and threads have words of 32 bits",
        ),
    ):
        with pytest.raises(error) as caught:
            written(*asked)
        assert str(caught.value) == message
    code = Code(where, generation(where), "f", "encrypt_blocks")
    code("@p bra", code("setp.ne.u32", a, 0), code.label("elsewhere"))
    with pytest.raises(Unsupported) as loop:
        statements(code.finish(), {}, names, str)
    assert str(loop.value) == ("control goes elsewhere than on, and around a loop, and the code of a thread does not")


def test_the_compiler_is_the_pinned_one(monkeypatch: pytest.MonkeyPatch) -> None:
    where = gpu("cuda")
    other = Compiler("cuda", {"numpy": "0.0", "nothing-of-this-name": "1"}, "none", "none", "none", ())
    with pytest.raises(ToolMissing) as caught:
        compile_to_ptx(replace(where, compiler=other), {}, "a.cu")
    assert str(caught.value) == (
        "nothing here can compile kernels for a proof; --no-prove writes the files without one\n"
        "  write:   pip install 'ciphergen[cuda]'\n"
        "      or:   pip install numpy==0.0 nothing-of-this-name==1"
    )
    monkeypatch.setattr(gpu_compiler, "_program", lambda compiler, program: Path("nvcc"))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(ToolMissing) as caught:
        compile_to_ptx(where, {}, "a.cu")
    assert str(caught.value) == (
        "nothing here can compile kernels for a proof; --no-prove writes the files without one\n"
        "  write:   apt install g++"
    )


def test_a_text_that_takes_the_compiler_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_compiler, "_SECONDS", 0)
    with pytest.raises(UserError) as caught:
        compile_to_ptx(gpu("cuda"), {"a.cu": "int f() { return 1; }\n"}, "a.cu")
    assert str(caught.value) == (
        "a.cu: nvcc did not end within 0 minutes\n  allowed: less code, as of one variant or another strategy"
    )


def test_a_text_that_the_compiler_refuses() -> None:
    with pytest.raises(UserError) as caught:
        compile_to_ptx(gpu("cuda"), {"a.cu": "int f() { return x; }\n"}, "a.cu")
    assert str(caught.value) == (
        'a.cu: nvcc refuses it: a.cu(1): error: identifier "x" is undefined;   int f() { ...\n'
        "  allowed: CUDA C++ as gen writes it"
    )

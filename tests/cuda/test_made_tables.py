"""Tables that a key makes, in a loop in front of the barrier: PTX by hand and every change of it that is refused, and
what the generator makes of tables that are alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, extract, make, var
from ciphergen.generator.analysis.keys import KeyPlaces, key_variable
from ciphergen.generator.analysis.table_turns import TableTurns, table_turns
from ciphergen.generator.layouts.key_made import KeyTables
from ciphergen.generator.options import Options
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from tests.cuda.made import files, ptx, run_in_shim
from tests.cuda.test_shared import BEFORE, CRYPT, FILL, TURN, changed, failures, proof

# Byte i of a block is looked up in table i, which is that of the text with byte i of the key added to the number.
MADE = """\
	mov.u32 %r1, %tid.x;
	cvt.u64.u32 %rd1, %r1;
	mov.u64 %rd2, table;
	mov.u32 %r2, shared;
	add.s32 %r3, %r2, %r1;
	mov.b64 %rd20, crypt_0;
	mov.u32 %r7, 8;
$L_made:
	ld.param.u8 %r8, [%rd20];
	xor.b32 %r9, %r8, %r1;
	cvt.u64.u32 %rd21, %r9;
	add.s64 %rd3, %rd2, %rd21;
	ld.global.nc.u8 %rs1, [%rd3];
	st.shared.u8 [%r3], %rs1;
	add.s32 %r3, %r3, 256;
	add.s64 %rd20, %rd20, 1;
	add.s32 %r7, %r7, -1;
	setp.ne.s32 %p3, %r7, 0;
	@%p3 bra $L_made;
	bar.sync 0;
"""


def looked_up(turn: str) -> str:
    """A turn of the loop over blocks with a table for each byte."""
    for i in range(8):
        old = f"\tld.param.u8 %r{60 + i}, [crypt_0+{i}];\n\txor.b32 %r{60 + i}, %r{60 + i}, %r{50 + i};\n"
        assert old in turn
        turn = turn.replace(old, "").replace(f"%r2, %r{60 + i};", f"%r2, %r{50 + i};")
        turn = turn.replace(
            f"ld.shared.u8 %r{70 + i}, [%r{60 + i}]", f"ld.shared.u8 %r{70 + i}, [%r{60 + i}+{256 * i}]"
        )
    return turn


KERNEL = CRYPT.replace("shared[256]", "shared[2048]").replace(FILL, MADE).replace(TURN, looked_up(TURN))
UNKNOWN = "comes back or goes on, which is not known: of a loop over rounds the number of turns is"
SOME = "waits at a barrier that some threads may not reach"
TURNS = "\tmov.u32 %r7, 8;"
LAST = "\t@%p3 bra $L_made;\n"
BARRIER = "\tbar.sync 0;\n"
STORE = "\tst.shared.u8 [%r3], %rs1;"
CONTROL = ("control-flow", "unsupported")


def test_tables_of_a_loop_are_proved() -> None:
    assert BEFORE in KERNEL
    report = proof(KERNEL)
    assert report.proved, [(o.function, o.prop, o.detail) for o in report.obligations]


BAD = {
    "a turn fewer": (
        (TURNS, "\tmov.u32 %r7, 7;"),
        ("reads", "refuted", "reads 1 bytes at 1792 of shared, where no such entry is known to be"),
    ),
    "a turn more": (
        (TURNS, "\tmov.u32 %r7, 9;"), ("writes", "refuted", "writes byte 2303 of shared, which has 2048"),
    ),
    "turns that the thread's number counts": (
        (TURNS, "\tand.b32 %r7, %r1, 7;\n\tadd.s32 %r7, %r7, 1;"), (*CONTROL, UNKNOWN),
    ),
    "turns that the group's number counts": ((TURNS, "\tmov.u32 %r7, %ctaid.x;"), (*CONTROL, UNKNOWN)),
    "turns that the key counts": (
        (TURNS, "\tld.param.u8 %r7, [crypt_0];"),
        ("secret-branch", "refuted", "branches on a condition that depends on a secret"),
    ),
    "turns without end": (
        (TURNS, "\tmov.u32 %r7, 0;"), ("writes", "refuted", "writes byte 2303 of shared, which has 2048"),
    ),
    "threads that leave the loop early": (
        ("\tadd.s32 %r7, %r7, -1;", "\tsetp.eq.s32 %p0, %r1, %r7;\n\t@%p0 bra $L_out;\n\tadd.s32 %r7, %r7, -1;"),
        (BARRIER, "$L_out:\n" + BARRIER), (*CONTROL, SOME),
    ),
    "an entry that some threads leave out": (
        (STORE, f"\tsetp.eq.s32 %p0, %r1, 5;\n\t@%p0 bra $L_on;\n{STORE}\n$L_on:"), (*CONTROL, SOME),
    ),
    "a barrier in each turn": ((LAST, BARRIER + LAST), ("writes", "refuted", "writes shared behind the barrier")),
    "a barrier in a turn that some threads take": (
        (LAST, "\tsetp.eq.s32 %p0, %r1, 0;\n\t@%p0 bra $L_out;\n" + BARRIER + "$L_out:\n" + LAST), (*CONTROL, SOME),
    ),
    "no barrier behind the loop": (
        (BARRIER, ""), ("writes", "refuted", "writes 1 bytes of shared, of which a thread has words of 4"),
    ),
    "a barrier in front of the loop": (
        (BARRIER, ""), ("$L_made:\n", BARRIER + "$L_made:\n"),
        (*CONTROL, "is in a loop, and the code of a thread is straight"),
    ),
    "an entry that is read in the loop": (
        (STORE, f"{STORE}\n\tld.shared.u8 %rs2, [%r3];"),
        ("reads", "refuted", "reads shared in front of the barrier, where other threads may not have written it"),
    ),
    "a table that is read in a turn of it": (
        (STORE, f"{STORE}\n\tld.shared.u8 %rs2, [%r2+7];"),
        ("reads", "refuted", "reads shared in front of the barrier, where other threads may not have written it"),
    ),
    "the next thread's entry": (
        (STORE, "\tst.shared.u8 [%r3+1], %rs1;"),
        ("writes", "refuted", "writes 1 bytes of shared that are no entry of a table of 256"),
    ),
    "another thread's entry": (
        (STORE, "\txor.b32 %r4, %r3, 1;\n\tst.shared.u8 [%r4], %rs1;"),
        ("writes", "refuted", "writes shared memory where no variable is known to be"),
    ),
    "entries by the turn, and tables by the thread": (
        ("\tadd.s32 %r3, %r2, %r1;", "\tshl.b32 %r3, %r1, 3;\n\tadd.s32 %r3, %r2, %r3;"),
        ("add.s32 %r3, %r3, 256", "add.s32 %r3, %r3, 1"),
        ("writes", "refuted", "writes 1 bytes of shared that are no entry of a table of 256"),
    ),
    "a table that begins in another": (
        ("add.s32 %r3, %r3, 256", "add.s32 %r3, %r3, 128"),
        ("writes", "refuted", "writes 1 bytes of shared that are no entry of a table of 256"),
    ),
    "one table over and over": (
        ("add.s32 %r3, %r3, 256", "add.s32 %r3, %r3, 0"),
        ("reads", "refuted", "reads 1 bytes at 256 of shared, where no such entry is known to be"),
    ),
    "a wrong entry": (
        (STORE, "\txor.b16 %rs2, %rs1, 1;\n\tst.shared.u8 [%r3], %rs2;"),
        ("result", "refuted", "byte 0 of a thread's block is not what the text says"),
    ),
    "a wrong entry of one thread": (
        (STORE, "\tsetp.eq.s32 %p0, %r1, 77;\n\tselp.b32 %r5, 1, 0, %p0;\n\tcvt.u16.u32 %rs2, %r5;\n"
         "\txor.b16 %rs2, %rs1, %rs2;\n\tst.shared.u8 [%r3], %rs2;"),
        ("result", "refuted", "byte 1 of a thread's block is not what the text says"),
    ),
    "a wrong entry of the last table": (
        (STORE, "\tshr.u32 %r5, %r7, 3;\n\txor.b32 %r5, %r5, 1;\n\tshr.u32 %r6, %r7, 1;\n\tsetp.ne.s32 %p0, %r6, 0;\n"
         "\t@%p0 bra $L_right;\n\tcvt.u16.u32 %rs2, %r5;\n\txor.b16 %rs1, %rs1, %rs2;\n$L_right:\n" + STORE),
        ("result", "refuted", "byte 7 of a thread's block is not what the text says"),
    ),
    "one byte of the key for all tables": (
        ("add.s64 %rd20, %rd20, 1", "add.s64 %rd20, %rd20, 0"),
        ("result", "refuted", "byte 1 of a thread's block is not what the text says"),
    ),
    "bytes of the key from the second on": (
        ("mov.b64 %rd20, crypt_0;", "mov.b64 %rd20, crypt_0;\n\tadd.s64 %rd20, %rd20, 1;"),
        ("result", "refuted", "byte 0 of a thread's block is not what the text says"),
    ),
    "tables that are made for each block": (
        ("\t@%p2 bra $L_head;\n", "\t@%p2 bra $L_made;\n"), (*CONTROL, UNKNOWN),
    ),
    "a loop behind that over blocks": (
        ("$L_end:\n", "$L_end:\n\tmov.u32 %r7, 8;\n$L_more:\n\tadd.s32 %r7, %r7, -1;\n\tsetp.ne.s32 %p3, %r7, 0;\n"
         "\t@%p3 bra $L_more;\n"),
        (*CONTROL, "is in a loop, and the code of a thread is straight"),
    ),
    "a way that a turn takes, for all threads": (
        ("\tadd.s32 %r7, %r7, -1;", "\tsetp.eq.s32 %p0, %r7, 5;\n\t@%p0 bra $L_same;\n\tadd.s32 %r4, %r3, 0;\n"
         "$L_same:\n\tadd.s32 %r7, %r7, -1;"), None,
    ),
    "two loops in front": (
        (TURNS, "\tmov.u32 %r4, 3;\n$L_idle:\n\tadd.s32 %r4, %r4, -1;\n\tsetp.ne.s32 %p0, %r4, 0;\n"
         "\t@%p0 bra $L_idle;\n" + TURNS), None,
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_a_change_is_refused(what: str) -> None:
    *changes, wanted = BAD[what]
    assert failures(changed(KERNEL, changes)) == ([] if wanted is None else [wanted])


# What the generator makes.

CHOSEN = Path(__file__).with_name("chosen.cipher")
ALIKE = (
    ("substitute(s[j] ^ rk[r][j], [", "substitute(s[j], ["),
    ("[b[P[r][j][2:0]] for j", "[b[P[r][j][2:0]] ^ rk[r][j] for j"),
    ("let b = [s[Q[r][j][2:0]] for j", "let t = [s[j] ^ rk[r][j] for j in 0..7]\n      let b = [t[Q[r][j][2:0]] for j"),
    (
        "[restore(b[j], [image[r][i][j] for i in 0..7]) ^ rk[r][j] for",
        "[restore(b[j], [image[r][i][j] for i in 0..7]) for",
    ),
)
TABLES = Options(strategy="tables", allow_tables=True)
ROLES = {f"chosen64_cuda_{role}_kernel": role for role in ("expand_key", "encrypt_blocks", "decrypt_blocks", "ctr")}


@pytest.fixture(scope="module")
def alike(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A cipher whose substitutes depend on nothing but their byte and the key's images of bits."""
    text = CHOSEN.read_text(encoding="utf-8")
    for old, new in ALIKE:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = tmp_path_factory.mktemp("alike") / "chosen.cipher"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_tables_that_are_alike_are_turns_of_a_loop(alike: str) -> None:
    """What does not depend on the key is computed in front of it. In decryption of this cipher a key makes none."""
    kernels = re.findall(
        r"(?<=__global__ void __launch_bounds__).*?\n}\n", files(alike, TABLES)["chosen.cu"], re.DOTALL
    )
    encrypt, decrypt, ctr = kernels
    assert "store8(" not in decrypt
    for kernel in (encrypt, ctr):
        before, _, rest = kernel.partition("        NO_UNROLLING\n        do {\n")
        turn, end, behind = rest.partition("        } while (turns != 0u);\n    }\n    __syncthreads();\n")
        assert end
        assert "= 16u; PIN(" in before
        assert "look_up8(chosen64_cuda_table" in before
        assert "look_up" not in turn
        assert "NO_UNROLLING" not in behind
        assert turn.count("store8(made + 0, state0, ") == turn.count("store8(") == 1
        assert turn.endswith(
            "            state0 = state0 + 0x100u;\n            rk = rk + 8;\n            turns = turns - 1u;\n"
        )
        assert {*re.findall(r"look_up8\(made \+ (\d+),", behind)} == {str(256 * number) for number in range(16)}


def test_tables_that_differ_are_made_one_by_one() -> None:
    source = files(str(CHOSEN), TABLES)["chosen.cu"]
    assert "NO_UNROLLING" not in source
    assert source.count("threadIdx.x, v") == source.count("store8(made + ") == 2 * 16


@pytest.mark.long
def test_a_processor_runs_them(alike: str, tmp_path: Path) -> None:
    """Around every multiple, both ways, and in counter mode."""
    done = run_in_shim(tmp_path, files(alike, TABLES), "chosen.cu", "chosen_selftest.cu")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


@pytest.mark.long
def test_kernels_with_a_loop_are_proved(alike: str) -> None:
    text, knowledge = ptx(alike, TABLES), Knowledge(load(alike).variant("CHOSEN64"), 32)
    assert text.count('.pragma "nounroll"') == 2
    report = prove_kernels(text.encode(), "chosen.ptx", gpu("cuda"), ROLES, knowledge, tables=True)
    assert report.proved, [(o.function, o.prop, o.detail) for o in report.obligations]


# How tables become turns.

PLACES = KeyPlaces({(i, j): 100 * i + 4 * j for i in range(4) for j in range(8)}, 0)
NUMBER = var("number", 8)


def entry(i: int, j: int, operation: str = "xor") -> Term:
    """The number and a word of a round key."""
    return make(operation, (NUMBER, extract(key_variable(i, j, 32), 7, 0)), 8)


@pytest.mark.parametrize(
    ("entries", "turn", "count", "step"),
    [
        ([entry(0, j) for j in range(6)], 1, 6, 4),
        ([entry(3 - i, 2) for i in range(4)], 1, 4, -100),
        ([entry(i, j, "xor" if j else "and") for i in range(3) for j in range(2)], 2, 3, 100),
        ([entry(i, j) for i in range(3) for j in range(2)], 2, 3, 100),  # 4 and 96 bytes in turn
        ([entry(0, j) for j in (0, 1, 3)], 3, 1, 0),
        ([entry(0, 0), entry(0, 1, "and")], 2, 1, 0),
        ([entry(0, 0) ^ entry(0, 1), entry(0, 2) ^ entry(0, 4)], 2, 1, 0),
        ([entry(0, 0)], 1, 1, 0),
    ],
)
def test_turns_of_tables(entries: list[Term], turn: int, count: int, step: int) -> None:
    assert table_turns(entries, PLACES) == TableTurns(tuple(entries[:turn]), count, step)


def test_tables_stand_in_the_order_of_their_round_keys() -> None:
    """Rounds of decryption look up those of the last round keys first; each keeps what stands for it."""
    made = KeyTables()
    stand_ins = {
        content: made.add(content) for content in (entry(2, 0), entry(2, 1), entry(1, 0), entry(1, 1) ^ entry(1, 2))
    }
    ordered = made.in_key_order
    assert ordered.contents == [entry(1, 0), entry(1, 1) ^ entry(1, 2), entry(2, 0), entry(2, 1)]
    assert ordered.stand_ins == [stand_ins[content] for content in ordered.contents]


def test_words_that_differ_from_what_stands_there_are_no_turns() -> None:
    """Unless they differ alike."""
    entries = [entry(0, 0), entry(0, 1)]
    for differs, count in (({(0, 1): 5}, 1), ({(0, 0): 5, (0, 1): 5}, 2)):
        assert table_turns(entries, KeyPlaces(PLACES.at, 0, differs)).count == count

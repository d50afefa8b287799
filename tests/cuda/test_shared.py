"""Tables in memory that threads share, and loops over blocks: PTX by hand, and every change of it that is refused."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import gpu
from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import extract
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.kernel_tables import KernelTables
from ciphergen.generator.options import Options
from ciphergen.verify.execution.memory import Bytes
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.module import read
from ciphergen.verify.ptx.share import Share
from ciphergen.verify.ptx.variables import SharedMemory, TableEntry, TextVariable, VariableRefused
from ciphergen.verify.variables import counter_byte, input_byte, key_byte
from ciphergen.verify.verdict import Report, Verdict
from tests.cuda.interpret import Launched
from tests.cuda.made import files, run_in_shim

CIPHER = Path(__file__).with_name("looked.cipher")
ROLES = {"expand": "expand_key", "crypt": "encrypt_blocks"}
TABLE = ", ".join(str((x * 167 + 13) % 256) for x in range(256))
HEAD = f".version 9.5\n.target sm_75\n.address_size 64\n.global .align 1 .b8 table[256] = {{{TABLE}}};\n"
REGISTERS = "\t.reg .pred %p<4>;\n\t.reg .b16 %rs<4>;\n\t.reg .b32 %r<90>;\n\t.reg .b64 %rd<30>;\n"
EXPAND = (
    ".visible .entry expand(\n\t.param .u64 expand_0,\n\t.param .u64 expand_1\n)\n{\n"
    + REGISTERS
    + "\tld.param.u64 %rd1, [expand_0];\n\tld.param.u64 %rd2, [expand_1];\n"
    + "".join(f"\tld.global.u8 %r{i}, [%rd2+{i}];\n" for i in range(8))
    + "".join(f"\tst.global.u8 [%rd1+{i}], %r{i};\n\tst.global.u8 [%rd1+{15 - i}], %r{i};\n" for i in range(8))
    + "\tret;\n}\n"
)
FILL = """\
	mov.u32 %r1, %tid.x;
	cvt.u64.u32 %rd1, %r1;
	mov.u64 %rd2, table;
	add.s64 %rd3, %rd2, %rd1;
	ld.global.nc.u8 %rs1, [%rd3];
	mov.u32 %r2, shared;
	add.s32 %r3, %r2, %r1;
	st.shared.u8 [%r3], %rs1;
	bar.sync 0;
"""
BEFORE = """\
	ld.param.u64 %rd4, [crypt_1];
	ld.param.u64 %rd5, [crypt_2];
	ld.param.u64 %rd6, [crypt_3];
	cvta.to.global.u64 %rd7, %rd4;
	cvta.to.global.u64 %rd8, %rd5;
	mov.u32 %r4, %ctaid.x;
	mov.u32 %r5, %ntid.x;
	mul.wide.u32 %rd9, %r4, %r5;
	add.s64 %rd10, %rd9, %rd1;
	mov.u32 %r6, %nctaid.x;
	mul.wide.u32 %rd11, %r6, %r5;
	setp.ge.u64 %p1, %rd10, %rd6;
	@%p1 bra $L_end;
"""


def _byte(i: int) -> str:
    """Byte i of the block in registers 20 and 21, which goes to those from 30 on."""
    return (
        f"\tshr.u32 %r{40 + i}, %r{20 + i // 4}, {8 * (i % 4)};\n\tand.b32 %r{50 + i}, %r{40 + i}, 255;\n"
        f"\tld.param.u8 %r{60 + i}, [crypt_0+{i}];\n\txor.b32 %r{60 + i}, %r{60 + i}, %r{50 + i};\n"
        f"\tadd.s32 %r{60 + i}, %r2, %r{60 + i};\n\tld.shared.u8 %r{70 + i}, [%r{60 + i}];\n"
        f"\tld.param.u8 %r{80 + i}, [crypt_0+{8 + i}];\n\txor.b32 %r{30 + i}, %r{80 + i}, %r{70 + i};\n"
    )


TURN = (
    """\
$L_head:
	shl.b64 %rd12, %rd10, 3;
	add.s64 %rd13, %rd7, %rd12;
	add.s64 %rd14, %rd8, %rd12;
	ld.global.v2.u32 {%r20, %r21}, [%rd13];
"""
    + "".join(map(_byte, range(8)))
    + "".join(f"\tst.global.u8 [%rd14+{i}], %r{30 + i};\n" for i in range(8))
    + """\
	add.s64 %rd10, %rd10, %rd11;
	setp.lt.u64 %p2, %rd10, %rd6;
	@%p2 bra $L_head;
$L_end:
	ret;
}
"""
)
CRYPT = (
    ".visible .entry crypt(\n\t.param .align 4 .b8 crypt_0[16],\n\t.param .u64 crypt_1,\n\t.param .u64 crypt_2,\n"
    "\t.param .u64 crypt_3\n)\n.maxntid 256, 1, 1\n{\n"
    + REGISTERS
    + "\t.shared .align 1 .b8 shared[256];\n"
    + FILL
    + BEFORE
    + TURN
)


@lru_cache(maxsize=1)
def knowledge() -> Knowledge:
    return Knowledge(load(str(CIPHER)).variant("LOOKED64"), 32)


def proof(crypt: str, *, tables: bool = True) -> Report:
    text = (HEAD + EXPAND + crypt).encode()
    return prove_kernels(text, "x.ptx", gpu("cuda"), ROLES, knowledge(), tables=tables)


def changed(kernel: str, changes: Iterable[tuple[str, ...] | None]) -> str:
    """Return a kernel with other text in place of some that it has once."""
    for change in changes:
        assert change is not None
        old, new = change
        assert kernel.count(old) == 1, old
        kernel = kernel.replace(old, new)
    return kernel


def failures(crypt: str, *, tables: bool = True) -> list[tuple[str, str, str]]:
    """Return (property, verdict, detail) of what is not proved of the kernel, for its own reasons."""
    report = proof(crypt, tables=tables)
    own = [o for o in report.obligations if o.function == "crypt" and o.verdict is not Verdict.PROVED]
    return [
        (o.prop.value, o.verdict.value, o.detail.partition(", at line")[0])
        for o in own
        if not o.detail.startswith("not reached: ")
    ]


def test_the_kernel_is_proved() -> None:
    report = proof(CRYPT)
    assert report.proved, [(o.function, o.prop, o.detail) for o in report.obligations]
    (address,) = [o for o in report.obligations if (o.function, o.prop.value) == ("crypt", "secret-address")]
    assert address.but == ", but for those of look-ups in tables in the code"
    assert report.assumptions[-3:-1] == (
        "a kernel with memory that threads share is launched in groups of as many threads as its .maxntid says, "
        "any number of them",
        "the constants of the text hold what it says: nobody writes to them; threads that have met at a barrier see "
        "what others wrote in front of it",
    )


def test_tables_have_to_be_allowed() -> None:
    assert failures(CRYPT, tables=False) == [
        ("secret-address", "refuted", "reads at an address that depends on a secret")
    ]


BAD = {
    "no barrier": (
        ("\tbar.sync 0;\n", ""),
        ("writes", "refuted", "writes 1 bytes of shared, of which a thread has words of 4"),
    ),
    "an entry that is read in front of the barrier": (
        ("\tbar.sync 0;\n", "\tld.shared.u8 %rs2, [%r3];\n\tbar.sync 0;\n"),
        ("reads", "refuted",
         "reads shared in front of the barrier, where other threads may not have written it"),
    ),
    "a barrier behind the loop's head": (
        ("\tbar.sync 0;\n", ""), ("$L_head:\n", "$L_head:\n\tbar.sync 0;\n"),
        ("control-flow", "unsupported", "waits at a barrier that some threads may not reach"),
    ),
    "a barrier for some": (
        ("\tbar.sync 0;", "\tsetp.eq.s32 %p0, %r1, 0;\n\t@%p0 bra $L_end;\n\tbar.sync 0;"),
        ("control-flow", "unsupported", "waits at a barrier that some threads may not reach"),
    ),
    "another barrier": (
        ("\tbar.sync 0;", "\tbar.sync 1;"),
        ("control-flow", "unsupported", "waits at a barrier that some threads may not reach"),
    ),
    "two barriers": (
        ("\tbar.sync 0;", "\tbar.sync 0;\n\tbar.sync 0;"),
        ("control-flow", "unsupported", "waits at a second barrier"),
    ),
    "an entry of the next thread": (
        ("st.shared.u8 [%r3]", "st.shared.u8 [%r3+1]"),
        ("writes", "refuted", "writes 1 bytes of shared that are no entry of a table of 256"),
    ),
    "another thread's entry": (
        ("\tadd.s32 %r3, %r2, %r1;", "\txor.b32 %r4, %r1, 1;\n\tadd.s32 %r3, %r2, %r4;"),
        ("writes", "refuted", "writes shared at another place than the number of the thread"),
    ),
    "one entry for all": (
        ("st.shared.u8 [%r3]", "st.shared.u8 [%r2]"),
        ("writes", "refuted", "writes shared at another place than the number of the thread"),
    ),
    "an entry that may be any": (
        ("\tadd.s32 %r3, %r2, %r1;", "\tmov.u32 %r4, %ctaid.x;\n\tadd.s32 %r3, %r2, %r4;"),
        ("writes", "refuted", "writes shared by a number that may have more than 13 bits"),
    ),
    "words over bytes": (
        ("\tst.shared.u8 [%r3], %rs1;", "\tst.shared.u8 [%r3], %rs1;\n\tshl.b32 %r4, %r1, 2;\n"
         "\tadd.s32 %r5, %r2, %r4;\n\tst.shared.u32 [%r5], %r1;"),
        (".align 1 .b8 shared[256]", ".align 4 .b8 shared[1024]"),
        ("writes", "refuted", "writes shared with entries of several sizes"),
    ),
    "more than there is": (
        ("shared[256]", "shared[255]"),
        ("writes", "refuted", "writes byte 255 of shared, which has 255"),
    ),
    "a store behind the barrier": (
        ("$L_head:\n", "$L_head:\n\tst.shared.u8 [%r3], %rs1;\n"),
        ("writes", "refuted", "writes shared behind the barrier"),
    ),
    "an entry behind the table": (
        ("ld.shared.u8 %r70, [%r60]", "ld.shared.u8 %r70, [%r60+256]"),
        ("reads", "refuted", "reads byte 511 of shared, which has 256"),
    ),
    "an entry across": (
        ("ld.shared.u8 %r70, [%r60]", "ld.shared.u8 %r70, [%r60+1]"),
        ("reads", "refuted", "reads 1 bytes of shared that are no entry of a table of 256"),
    ),
    "an entry that nobody made": (
        ("shared[256]", "shared[512]"), ("ld.shared.u8 %r70, [%r60]", "ld.shared.u8 %r70, [%r60+256]"),
        ("reads", "refuted", "reads 1 bytes at 256 of shared, where no such entry is known to be"),
    ),
    "a number of too many bits": (
        ("and.b32 %r50, %r40, 255", "and.b32 %r50, %r40, 511"), ("shared[256]", "shared[512]"),
        ("reads", "refuted", "reads 1 bytes at 256 of shared, where no such entry is known to be"),
    ),
    "a number of too many bits for what a key makes": (
        ("\tbar.sync 0;\n", "\tld.param.u8 %rs2, [crypt_0];\n\tst.shared.u8 [%r3+256], %rs2;\n\tbar.sync 0;\n"),
        ("and.b32 %r50, %r40, 255", "and.b32 %r50, %r40, 511"), ("shared[256]", "shared[512]"),
        ("reads", "refuted",
         "reads shared by a number of 9 bits, and a group has 256: its entries depend on the key"),
    ),
    "a number that no mask bounds": (
        ("and.b32 %r50, %r40, 255", "and.b32 %r50, %r40, -1"),
        ("reads", "refuted", "reads shared by a number that may have more than 13 bits"),
    ),
    "the constants outside": (
        ("[%rd3]", "[%rd3+1]"),
        ("reads", "refuted", "reads bytes 1 to 257 of table, which has 256"),
    ),
    "a misaligned constant": (
        ("ld.global.nc.u8 %rs1, [%rd3]", "ld.global.nc.u16 %rs1, [%rd2+2]"),
        ("reads", "refuted", "reads 2 bytes of table at a place that may be misaligned"),
    ),
    "a constant that is written": (
        ("\tbar.sync 0;", "\tst.global.u8 [%rd3], %rs1;\n\tbar.sync 0;"),
        ("writes", "refuted", "writes table, which is a constant"),
    ),
    "the constants as shared memory": (
        ("ld.global.nc.u8 %rs1, [%rd3]", "cvt.u32.u64 %r4, %rd3;\n\tld.shared.u8 %rs1, [%r4]"),
        ("reads", "refuted", "reads shared memory where no variable is known to be"),
    ),
    "an address of another width": (
        ("mov.u32 %r2, shared", "mov.u64 %rd20, shared"),
        ("reads", "unsupported", "takes an address of 64 bits of shared"),
    ),
    "groups of any size": (
        (".maxntid 256, 1, 1\n", ""),
        ("reads", "refuted", "reads table by a number that may have more than 13 bits"),
    ),
    "groups of two dimensions": (
        (".maxntid 256, 1, 1\n", ".maxntid 16, 16, 1\n"),
        ("reads", "refuted", "reads table by a number that may have more than 13 bits"),
    ),
    "a bound off by one": (
        ("setp.lt.u64 %p2", "setp.le.u64 %p2"),
        ("control-flow", "unsupported", "comes back where the condition of the loop is not known to hold"),
    ),
    "a turn too few": (
        ("\tsetp.lt.u64 %p2, %rd10, %rd6;", "\tadd.s64 %rd15, %rd10, 1;\n\tsetp.lt.u64 %p2, %rd15, %rd6;"),
        ("blocks", "refuted", "may end where a later block of the thread is left"),
    ),
    "one turn only": (
        ("\t@%p2 bra $L_head;\n", "\t@%p2 bra $L_end;\n"),
        ("blocks", "refuted", "may end where a later block of the thread is left"),
    ),
    "another stride": (
        ("add.s64 %rd10, %rd10, %rd11", "add.s64 %rd10, %rd10, 256"),
        ("control-flow", "unsupported", "comes back with another %rd10 than as many blocks on as threads"),
    ),
    "a block left out": (
        ("\tst.global.u8 [%rd14+7], %r37;\n", ""),
        ("blocks", "refuted", "comes back without having written a whole block"),
    ),
    "a block in front of the loop": (
        ("$L_head:\n", "\tshl.b64 %rd20, %rd10, 3;\n\tadd.s64 %rd21, %rd8, %rd20;\n\tst.global.u8 [%rd21], %r1;\n"
         "$L_head:\n"),
        ("control-flow", "unsupported", "is in a loop, and the code of a thread is straight"),
    ),
    "one block's data for every turn": (
        ("$L_head:\n", "\tshl.b64 %rd20, %rd10, 3;\n\tadd.s64 %rd21, %rd7, %rd20;\n"
         "\tld.global.v2.u32 {%r20, %r21}, [%rd21];\n$L_head:\n"),
        ("\tld.global.v2.u32 {%r20, %r21}, [%rd13];\n", ""),
        ("control-flow", "unsupported", "comes to a loop with data in %r20"),
    ),
    "a block in front of the end": (
        ("\tsetp.ge.u64", "\tsetp.le.u64 %p3, %rd10, %rd6;\n\t@!%p3 bra $L_end;\n\tsetp.ge.u64"), None,
    ),
    "a barrier of a group of any size": (
        ("\t.shared .align 1 .b8 shared[256];\n", ""), ("\tst.shared.u8 [%r3], %rs1;\n", ""),
        ("\tmov.u32 %r2, shared;\n", "\tmov.u32 %r2, 0;\n"), ("\tld.global.nc.u8 %rs1, [%rd3];\n", ""),
        ("control-flow", "unsupported", "needs the number of threads of a group, a power of 2 that .maxntid says"),
    ),
    "a block by a way of its own": (
        ("$L_head:\n", "\tsetp.ne.s32 %p3, %r6, 1;\n\t@%p3 bra $L_head;\n\tshl.b64 %rd20, %rd10, 3;\n"
         "\tadd.s64 %rd21, %rd8, %rd20;\n\tst.global.v2.u32 [%rd21], {%r1, %r1};\n\tret;\n$L_head:\n"),
        ("blocks", "unsupported", "writes in front of the loop over blocks"),
    ),
    "two loops": (
        ("$L_end:\n", "$L_end:\n$L_again:\n\tsetp.ne.u64 %p3, %rd6, 0;\n\t@%p3 bra $L_again;\n"),
        ("control-flow", "unsupported", "is in a loop, and the code of a thread is straight"),
    ),
    "a register that a turn has not written yet": (
        ("$L_head:\n", "$L_head:\n\tadd.s32 %r22, %r70, 0;\n"),
        ("control-flow", "refuted", "reads %r70, which nothing has written"),
    ),
    "another byte": (
        ("[%rd14+7], %r37", "[%rd14+7], %r36"),
        ("result", "refuted", "byte 7 of a thread's block is not what the text says"),
    ),
    "another table": (
        ("\tst.shared.u8 [%r3], %rs1;", "\txor.b16 %rs2, %rs1, 1;\n\tst.shared.u8 [%r3], %rs2;"),
        ("result", "refuted", "byte 0 of a thread's block is not what the text says"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_a_change_is_refused(what: str) -> None:
    *changes, wanted = BAD[what]
    assert failures(changed(CRYPT, changes)) == ([] if wanted is None else [wanted])


def test_what_a_thread_stores_says_what_all_store() -> None:
    """Neither data nor the number of its first block is what a thread of another number has."""
    variable = TextVariable("x", "shared", 256, 1, None)
    group = SharedMemory((variable,), 256)
    entry, block = TableEntry(variable, 0, group.thread, 0), Share(2, 32, group).first
    for value in (input_byte(0), extract(block, 7, 0), counter_byte(0)):
        with pytest.raises(VariableRefused) as caught:
            group.store(Bytes(), entry, value)
        assert str(caught.value) == "x with more than the number of the thread, the key and constants"
    group.store(Bytes(), entry, group.thread ^ key_byte(0))


def encrypted(key: bytes, block: bytes) -> bytes:
    return bytes((167 * (x ^ k) + 13) % 256 ^ other for x, k, other in zip(block, key, reversed(key), strict=True))


@pytest.mark.parametrize("count", [0, 3, 600])
def test_the_kernel_on_numbers(count: int) -> None:
    """Two groups of 256 threads, of which some take a second turn; the last thread runs first."""
    random = Random(count)
    key, data = random.randbytes(8), random.randbytes(8 * count)
    memory = bytearray(8192) + data.ljust(8192, b"\x55")
    given = [key + key[::-1], *(number.to_bytes(8, "little") for number in (8192, 0, count))]
    Launched(read(HEAD + CRYPT, "x.ptx", gpu("cuda"))["crypt"], 2, 256, memory, given).run()
    blocks = [data[i : i + 8] for i in range(0, 8 * count, 8)]
    assert memory[:8192] == b"".join(encrypted(key, block) for block in blocks).ljust(8192, b"\0")


def test_without_a_barrier_numbers_are_wrong() -> None:
    """The last thread runs first, and looks up what nobody has written yet."""
    memory, given = bytearray(1024), [bytes(16), *(number.to_bytes(8, "little") for number in (512, 0, 64))]
    kernel = read(HEAD + CRYPT.replace("\tbar.sync 0;\n", ""), "x.ptx", gpu("cuda"))["crypt"]
    Launched(kernel, 1, 256, memory, given).run()
    assert bytes(memory[:512]) != encrypted(bytes(8), bytes(8)) * 64


@pytest.mark.long
@pytest.mark.parametrize(
    ("cipher", "variant"),
    [("aes", "aes128"), ("aria", "aria128"), pytest.param("pilsung", "pilsung", marks=pytest.mark.slow)],
)
def test_tables_on_a_processor(cipher: str, variant: str, tmp_path: Path) -> None:
    made = files(cipher, Options((variant,), strategy="tables", allow_tables=True, prove=False))
    assert made[f"{cipher}.cu"].count("__syncthreads();") == 3
    assert "This is not constant time: tables are looked up" in made[f"{cipher}.cuh"]
    done = run_in_shim(tmp_path, made, f"{cipher}.cu", f"{cipher}_selftest.cu")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


@pytest.mark.long
@pytest.mark.parametrize(
    ("cipher", "name"),
    [("aes", "aes128"), ("aria", "aria128"), pytest.param("pilsung", "pilsung", marks=pytest.mark.slow)],
)
def test_tables_are_proved(cipher: str, name: str) -> None:
    made = files(cipher, Options((name,), strategy="tables", allow_tables=True))
    text = compile_to_ptx(gpu("cuda"), made, f"{cipher}.cu")
    roles = {f"{name}_cuda_{r}_kernel": r for r in ("expand_key", "encrypt_blocks", "decrypt_blocks", "ctr")}
    known = Knowledge(load(cipher).variant(name), 32)
    report = prove_kernels(text.encode(), "x.ptx", gpu("cuda"), roles, known, tables=True)
    assert report.proved, [(o.function, o.prop, o.detail) for o in report.obligations]


def test_what_is_no_table_of_kernels() -> None:
    wide = LookUpTable(tuple(range(512)), 2)
    with pytest.raises(Unsupported) as caught:
        KernelTables("x").shared([wide])
    assert str(caught.value) == "a table has 512 entries, and a group of threads makes 256"
    many = [LookUpTable((number,) * 256, 4) for number in range(49)]
    with pytest.raises(Unsupported) as caught:
        KernelTables("x").shared(many)
    assert str(caught.value) == "its tables take 50176 bytes of the 49152 that threads share"

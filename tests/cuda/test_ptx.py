"""The proof of PTX on a small kernel by hand: proved as it is, and refused for each rule that a change breaks."""

from __future__ import annotations

import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.errors import UserError
from ciphergen.verify.equality.patience import OutOfPatience
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.ptx.module import read
from ciphergen.verify.verdict import Property, Verdict
from tests.cuda.small import CRYPT, EXPAND, HEAD, REGISTERS, ROLES, changed, failures, knowledge, proof


def test_the_kernel_is_proved() -> None:
    report = proof(changed())
    assert report.proved, [(o.function, o.prop, o.detail) for o in report.obligations]
    assert {o.function for o in report.obligations} == {"small64", "expand", "crypt"}
    assert {o.prop.value for o in report.obligations if o.function == "crypt"} == {
        "result", "in-place", "blocks", "reads", "writes", "control-flow", "secret-branch", "secret-address", "timing"
    }  # fmt: skip


def line(number: int, text: str) -> str:
    return f", at line {number} of small.ptx: {text}"


BAD = {
    "an off-by-one bound": (
        ("setp.ge.u64", "setp.gt.u64"),
        ("reads", "refuted", "reads 8 bytes at offset 0 of this thread's block of in, and it may not be there"
         + line(63, "ld.global.v2.u32 {%r4, %r5}, [%rd10];")),
    ),
    "a return under a predicate": (("@%p1 bra $L_end;", "@%p1 ret;"), None),
    "a branch that is said to be uniform": (
        ("@%p1 bra $L_end;", "@%p1 bra.uni $L_end;"),
        ("control-flow", "unsupported", "bra.uni under a predicate says that all threads go the same way, which is not "
         "shown" + line(57, "@%p1 bra.uni $L_end;")),
    ),
    "a jump of all": (("$L_end:\n", "\tbra.uni $L_end;\n$L_end:\n"), None),
    "a return under the opposite": (
        ("@%p1 bra $L_end;", "@!%p1 ret;"),
        ("reads", "refuted", "reads 8 bytes at offset 0 of this thread's block of in, and it may not be there"
         + line(63, "ld.global.v2.u32 {%r4, %r5}, [%rd10];")),
    ),
    "what some threads do behind a return": (
        ("{%r8, %r9};", "{%r8, %r9};\n\tsetp.eq.u32 %p0, %r3, 0;\n\t@%p0 ret;\n\tst.global.u32 [%rd11], %r1;"),
        ("result", "refuted", "byte 0 of a thread's block is not what the text says"),
    ),
    "a bound by another comparison": (
        ("setp.ge.u64", "setp.eq.u64"),
        ("reads", "refuted", "reads 8 bytes at offset 0 of this thread's block of in, and it may not be there"
         + line(63, "ld.global.v2.u32 {%r4, %r5}, [%rd10];")),
    ),
    "a signed bound": (  # proved: numbers of threads are far below half of the range, and so are those of blocks
        ("setp.ge.u64", "setp.ge.s64"), None,
    ),
    "no bound": (
        ("\t@%p1 bra $L_end;\n", ""),
        ("reads", "refuted", "reads 8 bytes at offset 0 of this thread's block of in, and it may not be there"
         + line(62, "ld.global.v2.u32 {%r4, %r5}, [%rd10];")),
    ),
    "the bound inverted": (
        ("@%p1 bra", "@!%p1 bra"),
        ("reads", "refuted", "reads 8 bytes at offset 0 of this thread's block of in, and it may not be there"
         + line(63, "ld.global.v2.u32 {%r4, %r5}, [%rd10];")),
    ),
    "too strict a bound": (
        ("setp.ge.u64 %p1, %rd6, %rd3;", "add.s64 %rd12, %rd6, 1;\n\tsetp.ge.u64 %p1, %rd12, %rd3;"),
        ("blocks", "refuted", "may end where a block is left, and has not done it" + line(71, "ret;")),
    ),
    "a wrong lane": (
        ("{%r8, %r9}", "{%r9, %r8}"),
        ("result", "refuted", "byte 0 of a thread's block is not what the text says"),
    ),
    "another key word": (
        ("[crypt_0+4]", "[crypt_0]"), ("result", "refuted", "byte 4 of a thread's block is not what the text says"),
    ),
    "another operation": (
        ("add.s32", "sub.s32"), ("result", "refuted", "byte 4 of a thread's block is not what the text says"),
    ),
    "the neighbour's block": (
        ("[%rd10];", "[%rd10+8];"),
        ("reads", "refuted", "reads 8 bytes at offset 8 of this thread's block of in, which has 8"
         + line(63, "ld.global.v2.u32 {%r4, %r5}, [%rd10+8];")),
    ),
    "another distance": (
        ("shl.b64 %rd9, %rd6, 3", "shl.b64 %rd9, %rd6, 4"),
        ("reads", "refuted", "reads at an address that is in none of the regions of the contract: in, out, "
         "parameter crypt_0, parameter crypt_1, parameter "
         "crypt_2, parameter crypt_3" + line(63, "ld.global.v2.u32 {%r4, %r5}, [%rd10];")),
    ),
    "a part of the block": (
        ("st.global.v2.u32 [%rd11], {%r8, %r9};", "st.global.u32 [%rd11], %r8;"),
        ("blocks", "refuted", "writes 4 bytes of a block of 8, of which more may be there" + line(70, "ret;")),
    ),
    "a part of the block with a gap": (
        ("st.global.v2.u32 [%rd11], {%r8, %r9};", "st.global.u32 [%rd11+4], %r9;"),
        ("blocks", "refuted", "writes 4 bytes of a block of 8, with gaps" + line(70, "ret;")),
    ),
    "a write to in": (
        ("[%rd11], {", "[%rd10], {"),
        ("writes", "refuted", "writes to in, which was promised for reading only"
         + line(68, "st.global.v2.u32 [%rd10], {%r8, %r9};")),
    ),
    "a load that is not coherent": (
        ("ld.global.v2", "ld.global.nc.v2"),
        ("reads", "refuted", "ld.global.nc.v2.u32 reads in by a cache that does not see what threads write, and in may "
         "be out" + line(63, "ld.global.nc.v2.u32 {%r4, %r5}, [%rd10];")),
    ),
    "a load that is not coherent, at an address that facts alone show": (
        ("ld.global.v2.u32 {%r4, %r5}, [%rd10];",
         "and.b64 %rd12, %rd10, -8;\n\tld.global.nc.v2.u32 {%r4, %r5}, [%rd12];"),
        ("reads", "refuted", "ld.global.nc.v2.u32 reads in by a cache that does not see what threads write, and in may "
         "be out" + line(64, "ld.global.nc.v2.u32 {%r4, %r5}, [%rd12];")),
    ),
    "another space, at an address that facts alone show": (
        ("ld.global.v2.u32 {%r4, %r5}, [%rd10];",
         "and.b64 %rd12, %rd10, -8;\n\tld.param.v2.u32 {%r4, %r5}, [%rd12];"),
        ("reads", "refuted", "ld.param.v2.u32 accesses in, which is in another space"
         + line(64, "ld.param.v2.u32 {%r4, %r5}, [%rd12];")),
    ),
    "another space": (
        ("ld.param.u32 %r6, [crypt_0]", "ld.global.u32 %r6, [crypt_0]"),
        ("reads", "refuted", "ld.global.u32 accesses parameter crypt_0, which is in another space"
         + line(64, "ld.global.u32 %r6, [crypt_0];")),
    ),
    "a wide load of the key": (
        ("ld.param.u32 %r6, [crypt_0];\n\tld.param.u32 %r7, [crypt_0+4];", "ld.param.v2.u32 {%r6, %r7}, [crypt_0];"),
        ("reads", "refuted", "reads 8 bytes of parameter crypt_0 at an address that may be misaligned"
         + line(64, "ld.param.v2.u32 {%r6, %r7}, [crypt_0];")),
    ),
    "behind the key": (
        ("[crypt_0+4]", "[crypt_0+8]"),
        ("reads", "refuted", "reads 4 bytes at offset 8 of parameter crypt_0, which has 8 bytes"
         + line(65, "ld.param.u32 %r7, [crypt_0+8];")),
    ),
    "a name that is no parameter": (
        ("[crypt_0+4]", "[other+4]"),
        ("reads", "unsupported", "names other, which is no parameter" + line(65, "ld.param.u32 %r7, [other+4];")),
    ),
    "a secret branch": (
        ("\tadd.s32 %r9", "\tsetp.eq.s32 %p1, %r4, 0;\n\t@%p1 bra $L_end;\n\tadd.s32 %r9"),
        ("secret-branch", "refuted", "branches on a condition that depends on a secret"
         + line(68, "@%p1 bra $L_end;")),
    ),
    "a secret address": (
        ("\tadd.s32 %r9", "\tcvt.u64.u32 %rd12, %r4;\n\tadd.s64 %rd10, %rd10, %rd12;\n\tld.global.u32 %r6, [%rd10];\n"
         "\tadd.s32 %r9"),
        ("secret-address", "refuted", "reads at an address that depends on a secret"
         + line(69, "ld.global.u32 %r6, [%rd10];")),
    ),
    "a loop": (
        ("\tadd.s32 %r9", "\tadd.s64 %rd3, %rd3, -1;\n$L_again:\n\tsetp.ge.u64 %p1, %rd6, %rd3;\n\tadd.s64 %rd3, %rd3, "
         "-1;\n\t@%p1 bra $L_again;\n\tadd.s32 %r9"),
        ("control-flow", "unsupported", "comes back or goes on, which is not known: of a loop over rounds the number "
         "of turns is" + line(71, "@%p1 bra $L_again;")),
    ),
    "a predicate": (
        ("\txor.b32", "\t@%p1 xor.b32"),
        ("control-flow", "unsupported", "xor.b32 depends on a predicate, and only branches may"
         + line(66, "@%p1 xor.b32 %r8, %r4, %r6;")),
    ),
    "an unknown instruction": (
        ("add.s32 %r9", "addc.s32 %r9"),
        ("control-flow", "unsupported", "no row is `addc.s32 %r9, %r5, %r7;`" + line(67, "addc.s32 %r9, %r5, %r7;")),
    ),
    "a number of which the assembler takes a part": (
        ("add.s32 %r9, %r5, %r7;", "shl.b16 %rs1, %rs2, 65536;"),
        ("control-flow", "unsupported", "no row is `shl.b16 %rs1, %rs2, 65536;`"
         + line(67, "shl.b16 %rs1, %rs2, 65536;")),
    ),
    "operands of another form": (
        ("add.s32 %r9, %r5, %r7;", "add.s32 %r9, %r5;"),
        ("control-flow", "unsupported", "no row is `add.s32 %r9, %r5;`" + line(67, "add.s32 %r9, %r5;")),
    ),
    "a branch to a number": (
        ("@%p1 bra $L_end;", "@%p1 bra 12;"),
        ("control-flow", "unsupported", "no row is `@%p1 bra 12;`" + line(57, "@%p1 bra 12;")),
    ),
    "a label that is a number": (
        ("add.s32 %r9, %r5, %r7;", "add.s32 %r9, %r5, $L_end;"),
        ("control-flow", "unsupported", "no row is `add.s32 %r9, %r5, $L_end;`"
         + line(67, "add.s32 %r9, %r5, $L_end;")),
    ),
    "a register that nothing writes": (
        ("add.s32 %r9, %r5, %r7;", "add.s32 %r9, %r5, %r17;"),
        ("control-flow", "refuted", "reads %r17, which nothing has written" + line(67, "add.s32 %r9, %r5, %r17;")),
    ),
    "a register of another width": (
        ("add.s32 %r9, %r5, %r7;", "add.s32 %rd9, %r5, %r7;"),
        ("control-flow", "unsupported", "add.s32 takes %rd9 of 64 bits for one of 32"
         + line(67, "add.s32 %rd9, %r5, %r7;")),
    ),
    "a result that is no register": (
        ("add.s32 %r9, %r5, %r7;", "add.s32 9, %r5, %r7;"),
        ("control-flow", "unsupported", "writes what is no register" + line(67, "add.s32 9, %r5, %r7;")),
    ),
    "other parameters": (
        ("crypt_0[8]", "crypt_0[12]"),
        ("control-flow", "unsupported", "has parameters of 12, 8, 8, 8 bytes, and the role encrypt_blocks those of 8, "
         "8, 8, 8"),
    ),
    "no way out": (
        ("$L_end:\n\tret;", "$L_end:"),
        ("control-flow", "refuted", "no instruction that is known stands here"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_a_change_is_refused(what: str) -> None:
    change, wanted = BAD[what]
    assert failures(changed(change)) == ([] if wanted is None else [wanted])


def test_a_read_after_the_write_is_not_proved_in_place() -> None:
    store = "\tst.global.v2.u32 [%rd11], {%r8, %r9};\n"
    late = changed((store, store + "\tld.global.v2.u32 {%r10, %r11}, [%rd10];\n"))
    text = "reads a byte of in after the same byte of out was written, so that a call in place differs"
    assert failures(late) == [("in-place", "undecided", text)]


def test_a_parameter_that_is_called_as_data_is_another_memory() -> None:
    """What is written to out is not what a parameter of that name holds."""
    store = "\tst.global.v2.u32 [%rd11], {%r8, %r9};\n"
    again = "\tld.param.u32 %r8, [crypt_0];\n\tld.param.u32 %r9, [crypt_0+4];\n" + store
    named = HEAD + EXPAND + CRYPT.replace("crypt_0", "out")
    wrong = HEAD + EXPAND + CRYPT.replace(store, store + again).replace("crypt_0", "out")
    assert failures(named) == []
    assert failures(wrong) == [("result", "refuted", "byte 0 of a thread's block is not what the text says")]


def test_key_expansion_that_reads_what_it_wrote_by_a_cache_that_is_not_coherent() -> None:
    store = "\tst.global.u32 [%rd3], %r12;\n"
    for load, verdict in (("ld.global.u32", []), ("ld.global.nc.u32", ["ks"])):
        text = EXPAND.replace(store, f"{store}\t{load} %r12, [%rd3];\n{store}")
        found = proof(HEAD + text + CRYPT).obligations
        told = [o.detail for o in found if o.prop is Property.READS and o.verdict is Verdict.REFUTED]
        wanted = "ld.global.nc.u32 reads {} by a cache that does not see what threads write"
        assert [each.partition(", at line")[0] for each in told] == [wanted.format(name) for name in verdict]


def test_numbers_may_be_octal_and_hexadecimal() -> None:
    changes = ("%rd6, 3;", "%rd6, 03;"), ("crypt_0[8]", "crypt_0[0x8]"), ("[crypt_0+4]", "[crypt_0+04]")
    assert failures(changed(*changes)) == []
    assert failures(changed(("[crypt_0+4]", "[crypt_0+010]")))[0][2].startswith("reads 4 bytes at offset 8 of")


def test_what_failed_is_told_of_the_rest() -> None:
    found = proof(changed(("add.s32", "sub.s32"))).obligations
    assert [(o.verdict, o.detail) for o in found if o.function == "expand" and o.prop is Property.RESULT] == [
        (Verdict.UNDECIDED, "not every kernel that uses the key is proved")
    ]
    assert {o.detail for o in found if o.function == "crypt" and o.prop is Property.READS} == {
        "not reached: another property of this kernel failed first"
    }


def test_a_solver_without_time_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def tired(*_: object) -> None:
        raise OutOfPatience

    monkeypatch.setattr("ciphergen.verify.kernels.Promise.launch", tired)
    found = proof(changed()).obligations
    assert [(o.verdict, o.detail) for o in found if o.function == "expand" and o.prop is Property.RESULT] == [
        (Verdict.UNDECIDED, "the solver has no more time for this kernel")
    ]


def test_key_expansion_that_needs_more_than_the_key() -> None:
    for change, verdict, text in (
        (("[%rd3], %r12", "[%rd3], %r1"), "refuted", "reads %r1, which nothing has written"),
        (("\tcvta.to.global.u64 %rd3, %rd1;", "\tcvta.to.global.u64 %rd3, %rd1;\n\tmov.u32 %r1, %tid.x;"), None, ""),
        (
            ("\tst.global.u32 [%rd3], %r12;", "\tmov.u32 %r12, %tid.x;\n\tst.global.u32 [%rd3], %r12;"),
            "refuted",
            "what it leaves in V_key depends on more than the key",
        ),
        (
            ("\tst.global.u32 [%rd3], %r12;\n\tst.global.u32 [%rd3+4], %r15;\n", ""),
            "refuted",
            "writes nothing to V_key",
        ),
        (
            ("\tst.global.u32 [%rd3], %r12;", "\tmov.u32 %r1, %tid.x;\n\tsetp.eq.s32 %p1, %r1, 0;\n"
             "\t@%p1 bra $L_on;\n\tst.global.u32 [%rd3+4], %r15;\n$L_on:\n\tst.global.u32 [%rd3], %r12;"),
            "unsupported",
            "leaves V_key on several paths",
        ),
    ):  # fmt: skip
        assert EXPAND.count(change[0]) == 1
        found = proof(HEAD + EXPAND.replace(*change) + CRYPT).obligations
        failed = [o for o in found if o.function == "expand" and o.detail and not o.detail.startswith("not reached: ")]
        shown = [(o.verdict.value, o.detail.partition(", at line")[0]) for o in failed]
        assert shown == ([] if verdict is None else [(verdict, text)])


READ = {
    "a function": (
        HEAD + ".func f()\n{\n}\n",
        "bad.ptx:4:1: '.func f()' is not read\n  allowed: PTX of kernels without calls and memory of their own",
    ),
    "local memory": (
        HEAD + ".visible .entry k(\n)\n{\n\t.local .align 4 .b8 s[4];\n\tret;\n}\n",
        "bad.ptx:7:2: '.local .align 4 .b8 s[4];' is not read\n"
        "  allowed: PTX of kernels without calls and memory of their own",
    ),
    "a predicate as a parameter": (
        HEAD + ".visible .entry k(\n\t.param .pred k_0\n)\n{\n\tret;\n}\n",
        "bad.ptx:5:9: '.param .pred k_0' is not read\n  allowed: PTX of kernels without calls and memory of their own",
    ),
    "braces in braces": (
        HEAD + ".visible .entry k(\n)\n{\n\tst.global.v2.u32 [%rd1], {{%r1, %r2}, %r3};\n\tret;\n}\n",
        "bad.ptx:7:28: 'st.global.v2.u32 [%rd1], {{%r1, %r2}, %r3};' is not read\n"
        "  allowed: PTX of kernels without calls and memory of their own",
    ),
    "a number that is too long": (
        HEAD + f".visible .entry k(\n)\n{{\n\tmov.u32 %r1, {'1' * 5000};\n\tret;\n}}\n",
        f"bad.ptx:7:35: 'mov.u32 %r1, {'1' * 47}' is not read\n"
        "  allowed: PTX of kernels without calls and memory of their own",
    ),
    "short addresses": (
        HEAD.replace("64", "32"),
        "bad.ptx:3:15: '.address_size 32' is not read\n  allowed: PTX of kernels without calls and memory of their own",
    ),
    "addresses of no size": (  # then of 32 bits (PTX ISA 9.5, 11.1.3)
        HEAD.replace(".address_size 64\n", "") + ".visible .entry k(\n)\n{\n\tret;\n}\n",
        "bad.ptx:3:1: '.visible .entry k(' is not read\n"
        "  allowed: PTX of kernels without calls and memory of their own",
    ),
    "no alignment": (
        HEAD + ".visible .entry k(\n\t.param .align 0 .b8 k_0[8]\n)\n{\n\tret;\n}\n",
        "bad.ptx:5:2: aligns k_0 to 0 bytes\n  allowed: a power of two",
    ),
    "groups of two dimensions": (
        HEAD + ".visible .entry k(\n)\n.reqntid 32, 2, 1\n{\n\tret;\n}\n",
        "bad.ptx:6:1: asks for groups of several dimensions\n  allowed: one dimension",
    ),
    "a kernel twice": (
        HEAD + 2 * ".visible .entry k(\n)\n{\n\tret;\n}\n",
        "bad.ptx: has two kernels called k\n  allowed: one kernel of a name",
    ),
    "a variable that hides another": (
        HEAD + ".global .align 4 .b32 t[1] = {1};\n.visible .entry k(\n)\n{\n"
        "\t.global .align 4 .b32 t[1] = {2};\n\tret;\n}\n",
        "bad.ptx: k has two things called t\n  allowed: one variable or parameter of a name",
    ),
    "a parameter that hides a variable": (
        HEAD + ".global .align 4 .b32 t[1] = {1};\n.visible .entry k(\n\t.param .u64 t\n)\n{\n\tret;\n}\n",
        "bad.ptx: k has two things called t\n  allowed: one variable or parameter of a name",
    ),
    "a number of threads twice": (
        HEAD + ".visible .entry k(\n)\n.maxntid 256, 1, 1\n.maxntid 128, 1, 1\n{\n\tret;\n}\n",
        "bad.ptx:7:1: says the threads of a group again\n  allowed: one number of them",
    ),
    "a number of threads that is not that at most": (
        HEAD + ".visible .entry k(\n)\n.maxntid 128, 1, 1\n.reqntid 64, 1, 1\n{\n\tret;\n}\n",
        "bad.ptx:7:1: says the threads of a group again\n  allowed: one number of them",
    ),
    "more threads than a group has": (
        HEAD + ".visible .entry k(\n)\n.maxntid 8589934592, 1, 1\n{\n\tret;\n}\n",
        "bad.ptx:6:1: says .maxntid 8589934592\n  allowed: 1 to 1024 threads of a group",
    ),
    "a group without threads": (
        HEAD + ".visible .entry k(\n)\n.maxntid 0\n{\n\tret;\n}\n",
        "bad.ptx:6:1: says .maxntid 0\n  allowed: 1 to 1024 threads of a group",
    ),
    "memory of no alignment": (
        HEAD + ".visible .entry k(\n)\n{\n\t.shared .align 0 .b8 s[4];\n\tret;\n}\n",
        "bad.ptx:7:2: aligns s to 0 bytes\n  allowed: a power of two",
    ),
    "constants of very many bytes": (
        HEAD + ".global .align 4 .b8 t[18446744073709551615];\n.visible .entry k(\n)\n{\n\tret;\n}\n",
        "bad.ptx:4:1: has 18446744073709551615 bytes of t\n  allowed: 1 to 1048576",
    ),
    "memory of no bytes": (
        HEAD + ".visible .entry k(\n)\n{\n\t.shared .align 4 .b8 s[-4];\n\tret;\n}\n",
        "bad.ptx:7:2: has -4 bytes of s\n  allowed: 1 to 1048576",
    ),
    "constants of an alignment that there is not": (
        HEAD + ".global .align 12 .b32 t[1] = {1};\n.visible .entry k(\n)\n{\n\tret;\n}\n",
        "bad.ptx:4:1: aligns t to 12 bytes\n  allowed: a power of two",
    ),
    "a label twice": (
        HEAD + ".visible .entry k(\n)\n{\n$L:\n$L:\n\tret;\n}\n",
        "bad.ptx:8:1: has the label $L again\n  allowed: one place for a label",
    ),
    "registers twice": (
        HEAD + ".visible .entry k(\n)\n{\n" + REGISTERS + "\t.reg .b64 %r<4>;\n\tret;\n}\n",
        "bad.ptx:11:2: declares %r again\n  allowed: one declaration for registers of a name",
    ),
}


@pytest.mark.parametrize("what", READ)
def test_a_text_is_refused(what: str) -> None:
    text, message = READ[what]
    with pytest.raises(UserError) as caught:
        read(text, "bad.ptx", gpu("cuda"))
    assert str(caught.value) == message


def test_a_kernel_or_role_is_refused() -> None:
    for roles, message in (
        (
            {"expand": "expand_key", "none": "encrypt_blocks"},
            "small.ptx: no kernel is called 'none'\n  allowed: crypt, expand",
        ),
        (
            {**ROLES, "crypt": "encrypt"},
            "--function crypt=encrypt: no role of a kernel is called 'encrypt'\n"
            "  allowed: ctr, decrypt_blocks, encrypt_blocks, expand_key\n  write:   encrypt_blocks",
        ),
        (
            {"crypt": "encrypt_blocks"},
            "--function: the roles encrypt_blocks\n  allowed: one expand_key and at least one other: what is proved "
            "goes from the user's key to the output\n  write:   --function my_expand_key=expand_key",
        ),
    ):
        with pytest.raises(UserError) as caught:
            prove_kernels(changed().encode(), "small.ptx", gpu("cuda"), roles, knowledge())
        assert str(caught.value).startswith(message)
    with pytest.raises(UserError) as caught:
        prove_kernels(b"\xff", "small.ptx", gpu("cuda"), ROLES, knowledge())
    assert str(caught.value) == "small.ptx: is not text in UTF-8\n  allowed: PTX, as nvcc -ptx makes it"


LAST = "\tst.global.u32 [%rd3+4], %r15;\n"


@pytest.mark.parametrize(
    ("stores", "detail"),
    [
        (LAST + LAST, ""),
        (
            LAST.replace("15", "12") + LAST,
            "writes another value to byte 4 of ks, which all threads write, at line ",
        ),
        (LAST.replace("+4", "+4294967300"), "no row is `st.global.u32 [%rd3+4294967300], %r15;`"),
    ],
)
def test_what_all_threads_write_has_one_value(stores: str, detail: str) -> None:
    """Else one of them may read, behind the second store of another, what that one wrote first; a distance has 32
    bits."""
    text = changed()
    assert text.count(LAST) == 1
    found = {o.detail for o in proof(text.replace(LAST, stores)).obligations if o.function == "expand"}
    assert any(each.startswith(detail) for each in found)
    assert proof(text.replace(LAST, stores)).proved == (not detail)


def test_words_of_a_kernel_may_stand_on_lines_of_their_own() -> None:
    """A text is read kernel by kernel where that can be, and else as a whole, to the same kernels."""
    text = HEAD + EXPAND + CRYPT
    moved = text.replace(".visible .entry", ".visible // here\n.entry")
    found, apart = read(text, "x.ptx", gpu("cuda")), read(moved, "x.ptx", gpu("cuda"))
    assert [*found] == [*apart] == ["expand", "crypt"]
    for (one, other), before in zip(zip(found.values(), apart.values(), strict=True), (1, 2), strict=True):
        assert (one.parameters, one.code) == (other.parameters, other.code)
        assert {n: line + before for n, line in one.lines.items()} == other.lines
        assert text.splitlines()[one.lines[0] - 1].strip() == one.code[0].text


def test_two_kernels_of_a_name_are_refused_however_they_are_read() -> None:
    text = HEAD + EXPAND + EXPAND
    for each in (text, text.replace(".visible .entry", ".visible\n.entry")):
        with pytest.raises(UserError) as caught:
            read(each, "x.ptx", gpu("cuda"))
        assert str(caught.value) == "x.ptx: has two kernels called expand\n  allowed: one kernel of a name"

"""Threads that do several blocks: proved as they are, on a small kernel by hand, and refused for each rule that a
change breaks; and layers, kernels one after the other on what the one before leaves."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term import concat, evaluate, extract
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.generator.kernel_layers import KernelInfo
from ciphergen.generator.kernels import make
from ciphergen.generator.options import Options
from ciphergen.interface.kernel_role import KernelRole
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.counter import counter_in_group
from ciphergen.verify.ptx.share import Share, first_thread, thread_number
from ciphergen.verify.variables import symbol
from ciphergen.verify.verdict import Verdict
from tests.cuda.made import files, ptx, run_in_shim
from tests.cuda.small import CRYPT, EXPAND, HEAD, ROLES, changed, knowledge

PAIR = {**ROLES, "crypt": "encrypt_blocks:2"}
_BODY = CRYPT.partition("\tsetp.ge.u64")[0]
CRYPT_PAIR = (
    _BODY
    + """\
	shr.u64 %rd12, %rd6, 5;
	shr.u64 %rd13, %rd3, 6;
	setp.ge.u64 %p1, %rd12, %rd13;
	@%p1 bra $L_end;
	shl.b64 %rd14, %rd12, 6;
	and.b64 %rd15, %rd6, 31;
	add.s64 %rd16, %rd14, %rd15;
	cvta.to.global.u64 %rd7, %rd1;
	cvta.to.global.u64 %rd8, %rd2;
	shl.b64 %rd9, %rd16, 3;
	add.s64 %rd10, %rd7, %rd9;
	add.s64 %rd11, %rd8, %rd9;
	ld.global.v2.u32 {%r4, %r5}, [%rd10];
	ld.global.v2.u32 {%r14, %r15}, [%rd10+256];
	ld.param.u32 %r6, [crypt_0];
	ld.param.u32 %r7, [crypt_0+4];
	xor.b32 %r8, %r4, %r6;
	add.s32 %r9, %r5, %r7;
	xor.b32 %r18, %r14, %r6;
	add.s32 %r19, %r15, %r7;
	st.global.v2.u32 [%rd11], {%r8, %r9};
	st.global.v2.u32 [%rd11+256], {%r18, %r19};
$L_end:
	ret;
}
"""
)
_LAST = "\tadd.s64 %rd17, %rd16, 32;\n\tsetp.ge.u64 %p1, %rd17, %rd3;\n\t@%p1 bra $L_end;\n"
_BRANCH = "\tsetp.ge.u64 %p1, %rd12, %rd13;\n\t@%p1 bra $L_end;\n"


def failures(text: str) -> list[tuple[str, str, str]]:
    """Return (property, verdict, detail) of what is not proved of the kernel, for its own reasons."""
    report = prove_kernels(text.encode(), "small.ptx", gpu("cuda"), PAIR, knowledge())
    own = [o for o in report.obligations if o.function == "crypt" and o.verdict is not Verdict.PROVED]
    return [
        (o.prop.value, o.verdict.value, o.detail.partition(", at line")[0])
        for o in own
        if not o.detail.startswith("not reached: ")
    ]


def test_a_kernel_for_two_blocks_is_proved() -> None:
    assert failures(changed(crypt=CRYPT_PAIR)) == []


BAD = {
    "another distance": (
        ("[%rd10+256]", "[%rd10+248]"),
        ("reads", "refuted", "reads 8 bytes at offset 248 of this thread's blocks of in: 2 blocks of 8, 32 apart"),
    ),
    "across blocks": (
        ("[%rd11+256]", "[%rd11+260]"),
        ("writes", "refuted", "writes 8 bytes at offset 260 of this thread's blocks of out: 2 blocks of 8, 32 apart"),
    ),
    "a third block": (
        ("[%rd11+256]", "[%rd11+512]"),
        ("writes", "refuted", "writes 8 bytes at offset 512 of this thread's blocks of out: 2 blocks of 8, 32 apart"),
    ),
    "a group too many": (
        ("setp.ge.u64", "setp.gt.u64"),
        ("reads", "refuted", "reads 8 bytes at offset 0 of this thread's blocks of in, and it may not be there"),
    ),
    "groups of half the size": (
        ("shr.u64 %rd13, %rd3, 6", "shr.u64 %rd13, %rd3, 5"),
        ("reads", "refuted", "reads 8 bytes at offset 0 of this thread's blocks of in, and it may not be there"),
    ),
    "groups of twice the size": (
        ("shr.u64 %rd13, %rd3, 6", "shr.u64 %rd13, %rd3, 7"),
        ("blocks", "refuted", "may end where a group of 64 blocks is left, and has not done its 2"),
    ),
    "a group that is not whole": (
        (_BRANCH, ""),
        ("blocks", "refuted", "may write where a group of 64 blocks is not whole"),
    ),
    "a block left out": (
        ("\tst.global.v2.u32 [%rd11+256], {%r18, %r19};\n", ""),
        ("blocks", "refuted", "writes 8 bytes, and a thread has 2 blocks of 8"),
    ),
    "blocks exchanged": (
        ("[%rd11+256], {%r18, %r19}", "[%rd11+256], {%r8, %r9}"),
        ("result", "refuted", "byte 0 of a thread's block 1 is not what the text says"),
    ),
    "warps of another size": (
        ("and.b64 %rd15, %rd6, 31", "and.b64 %rd15, %rd6, 15"),
        ("reads", "refuted", "reads at an address that is in none of the regions of the contract: in, out, parameter "
         "crypt_0, parameter crypt_1, parameter crypt_2, parameter crypt_3"),
    ),
    "the second block read late": (
        ("\tst.global.v2.u32 [%rd11+256]", "\tld.global.v2.u32 {%r14, %r15}, [%rd10];\n\tst.global.v2.u32 [%rd11+256]"),
        ("in-place", "undecided",
         "reads a byte of in after the same byte of out was written, so that a call in place differs"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_a_change_is_refused(what: str) -> None:
    change, wanted = BAD[what]
    crypt = CRYPT_PAIR
    if what == "a group that is not whole":  # each thread asks for its own blocks in place of its warp's
        place = "\tcvta.to.global.u64 %rd7, %rd1;\n"
        crypt = crypt.replace(place, _LAST + place)
    assert failures(changed(change, crypt=crypt)) == [wanted]


def test_a_kernel_for_one_block_does_not_do_two() -> None:
    assert failures(HEAD + EXPAND + CRYPT)[0][:2] == ("reads", "refuted")


@pytest.mark.parametrize("text", ["encrypt_blocks:3", "expand_key:2", "encrypt_blocks:9999"])
def test_so_many_blocks_are_none(text: str) -> None:
    with pytest.raises(UserError) as caught:
        prove_kernels(changed().encode(), "small.ptx", gpu("cuda"), {**ROLES, "crypt": text}, knowledge())
    assert str(caught.value) == (
        f"--function crypt={text}: {text.partition(':')[2]} blocks a thread\n"
        "  allowed: 2, 4, 8, ... blocks, of ctr, decrypt_blocks, encrypt_blocks\n"
        "  write:   --function crypt=encrypt_blocks:32"
    )


def test_roles_of_kernels() -> None:
    for text in ("ctr", "encrypt_blocks:32"):
        assert str(KernelRole.of(text)) == text
    assert KernelRole.of("encrypt_blocks:0") == KernelRole("encrypt_blocks:0")


@lru_cache(maxsize=4)
def made(cipher: str, variant: str, strategy: str) -> dict[str, str]:
    return dict(files(cipher, Options(variants=(variant,), strategy=strategy)))


@pytest.mark.long
@pytest.mark.parametrize(
    "case", [("lea", "lea128", "unrolledx4+unrolledx2"), ("pipo", "pipo64_128", "slices32+unrolledx2")]
)
def test_layers_on_a_processor(case: tuple[str, str, str], tmp_path: Path) -> None:
    """Vectors, and blocks of which no two are equal, as each comes out alone; what a layer leaves goes to the next."""
    cipher, *_ = case
    done = run_in_shim(tmp_path, made(*case), f"{cipher}.cu", f"{cipher}_selftest.cu")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


@pytest.mark.long
def test_launches_of_more_data_than_can_be_tried(tmp_path: Path) -> None:
    """Around 2^32 blocks, the end of a counter's lowest word and of all its bytes, and the most groups of a launch."""
    made_here = made("lea", "lea128", "unrolledx4+unrolledx2")
    done = run_in_shim(tmp_path, made_here, "lea.cu", Path(__file__).with_name("programs") / "far.cpp")
    assert (done.status, done.output) == (0, "PASS\n"), done.output[:2000] + done.errors[:2000]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("most < end ? most : end", "most < end + 1 ? most : end + 1"),
        ("(0 - ((size_t)counter", "(64 - ((size_t)counter"),
        ("whole = left - left % group", "whole = left - left % group + (group > 1)"),
        ("most = whole = ahead == 0 ? whole : ahead", "most = ahead == 0 ? whole : ahead"),
        ("<< 32) - ((size_t)low[0] << 24", "<< 33) - ((size_t)low[0] << 24"),
    ],
)
def test_wrong_launches_are_seen(old: str, new: str, tmp_path: Path) -> None:
    right = made("lea", "lea128", "unrolledx4+unrolledx2")
    text = right["lea.cu"].replace(old, new)
    assert text != right["lea.cu"]
    changed_files = {**right, "lea.cu": text}
    done = run_in_shim(tmp_path, changed_files, "lea.cu", Path(__file__).with_name("programs") / "far.cpp")
    assert done.status == 1
    assert "FAIL line" in done.output or "runtime error: pointer index expression" in done.errors


@pytest.mark.parametrize("size", [8, 16])
def test_counters_of_a_group(size: int) -> None:
    """The counters of a thread's blocks are the first one and so many steps, where the lowest word does not end."""
    normal, solver, share = Normalizer(), Solver(), Share(4, 32)
    free = [symbol("counter", 8, Secrecy.PUBLIC, i) for i in range(size)]
    counter = [normal(byte) for byte in share.counter(free)]
    whole = concat(*counter)
    step = [extract(whole + 1, 8 * i + 7, 8 * i) for i in reversed(range(size))]
    found = counter_in_group(normal, solver, counter, step, share)
    assert found is not None
    most = 256**size
    for start, first, thread in ((most - 2**32, 0, 31), (most - 2**32 + 1024, 256, 97), (2**63, 2**20, 5), (0, 0, 0)):
        at = {first_thread(): first, thread_number("tid"): thread}
        values = dict(zip(free, (start % most).to_bytes(size, "big"), strict=True)) | at
        for number, state in found.items():
            wanted = (start + (first + thread) // 32 * 128 + (first + thread) % 32 + number) % most
            assert int.from_bytes(bytes(evaluate(state, values)), "big") == wanted
    assert counter_in_group(normal, solver, counter, [*step[:-1], step[-1] + 1], share) is None
    assert counter_in_group(normal, solver, free, step, share) is None


@pytest.mark.long
def test_blocks_that_change_places_fail_the_self_test(tmp_path: Path) -> None:
    """Equal blocks do not show that two changed places."""
    wrong = made("lea", "lea128", "unrolledx2")
    text = wrong["lea.cu"].replace("in1 = in[i + 32];", "in1 = in[i];", 1)
    assert text != wrong["lea.cu"]
    done = run_in_shim(tmp_path, {**wrong, "lea.cu": text}, "lea.cu", "lea_selftest.cu")
    assert done.output == "FAIL lea128_cuda_encrypt_blocks_device, blocks that differ, vector 0\n"


def of(cipher: str, strategy: str, variant: str) -> tuple[KernelInfo, ...]:
    """Return the kernels of a variant."""
    return make(load(cipher), gpu("cuda"), Options(strategy=strategy), variant).functions


@pytest.mark.long
def test_layers_are_kernels() -> None:
    names = [info.symbol.removeprefix("lea128_cuda_") for info in of("lea", "unrolledx4+unrolledx2", "lea128")]
    assert names == [
        "expand_key_kernel",
        *(f"{role}{x}_kernel" for role in ("encrypt_blocks", "decrypt_blocks", "ctr") for x in ("_x4", "_x2", "")),
    ]
    assert [info.symbol.removeprefix("pipo64_128_cuda_") for info in of("pipo", "slices32", "pipo64_128")][-2:] == [
        "ctr_x32_kernel",
        "ctr_kernel",
    ]
    roles = {info.role for info in of("lea", "unrolledx2", "lea128")}
    names = ("encrypt_blocks", "decrypt_blocks", "ctr")
    assert roles == {"expand_key", *(f"{name}{blocks}" for name in names for blocks in ("", ":2"))}


@pytest.mark.long
def test_counter_mode_of_two_blocks_is_proved() -> None:
    """What the blocks of a thread have in common is computed once; changes of which block has which counter, of the
    bits that count, and of what is left to others are refused."""
    text = ptx("lea", Options(variants=("lea128",), strategy="unrolledx2", modes=("ctr",)))
    assert counted(text) == []
    plain = text.partition("ctr_x2_kernel(")[2]
    kernel = plain.partition("\n}")[0]
    assert kernel.count("\tshf.l.wrap") < 2 * 24 * 3  # rotations of two blocks, each by itself
    for old, new, wanted in COUNTED:
        found = re.findall(old, kernel)
        assert len(found) == 1, (old, found)
        changed_kernel = re.sub(old, new, kernel)
        refused = counted(text.replace(kernel, changed_kernel))
        assert wanted in refused, (old, refused)


# What is changed in the kernel for two blocks, and what is not proved then.
COUNTED = (
    (r"(or\.b32\s+%r\d+, %r\d+, )536870912;", r"\g<1>1073741824;", ("result", "refuted")),
    (r"(and\.b32\s+%r\d+, %r\d+, )31;", r"\g<1>15;", ("result", "refuted")),
    (r"(shr\.u64\s+%rd\d+, %rd\d+, )10;", r"\g<1>9;", ("reads", "refuted")),
    (r"(shr\.u64\s+%rd\d+, %rd\d+, )10;", r"\g<1>11;", ("blocks", "refuted")),
)


def counted(text: str) -> list[tuple[str, str]]:
    """Return (property, verdict) of what is not proved of counter mode of two blocks a thread, for its own reasons."""
    roles = {"lea128_cuda_expand_key_kernel": "expand_key", "lea128_cuda_ctr_x2_kernel": "ctr:2"}
    report = prove_kernels(text.encode(), "lea.ptx", gpu("cuda"), roles, knowledge_of_lea())
    return [
        (o.prop.value, o.verdict.value)
        for o in report.obligations
        if o.role == "ctr" and o.verdict is not Verdict.PROVED and not o.detail.startswith("not reached: ")
    ]


@lru_cache(maxsize=1)
def knowledge_of_lea() -> Knowledge:
    return Knowledge(load("lea").variant("lea128"), 32)

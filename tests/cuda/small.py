"""PTX of a small cipher, by hand, and proofs of it: what a test changes is a line of it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.verdict import Report, Verdict

CIPHER = Path(__file__).with_name("small.cipher")
ROLES = {"expand": "expand_key", "crypt": "encrypt_blocks"}
HEAD = ".version 9.5\n.target sm_75\n.address_size 64\n"
REGISTERS = "\t.reg .pred %p<2>;\n\t.reg .b16 %rs<4>;\n\t.reg .b32 %r<20>;\n\t.reg .b64 %rd<20>;\n"
EXPAND = (
    ".visible .entry expand(\n\t.param .u64 expand_0,\n\t.param .u64 expand_1\n)\n{\n"
    + REGISTERS
    + """\
	ld.param.u64 %rd1, [expand_0];
	ld.param.u64 %rd2, [expand_1];
	cvta.to.global.u64 %rd3, %rd1;
	cvta.to.global.u64 %rd4, %rd2;
"""
    + "".join(f"\tld.global.u8 %r{2 + i}, [%rd4+{i}];\n" for i in range(8))
    + """\
	prmt.b32 %r10, %r2, %r3, 0x0040;
	prmt.b32 %r11, %r4, %r5, 0x0040;
	prmt.b32 %r12, %r10, %r11, 0x5410;
	prmt.b32 %r13, %r6, %r7, 0x0040;
	prmt.b32 %r14, %r8, %r9, 0x0040;
	prmt.b32 %r15, %r13, %r14, 0x5410;
	st.global.u32 [%rd3], %r12;
	st.global.u32 [%rd3+4], %r15;
	ret;
}
"""
)
CRYPT = (
    ".visible .entry crypt(\n\t.param .align 4 .b8 crypt_0[8],\n\t.param .u64 crypt_1,\n\t.param .u64 crypt_2,\n"
    "\t.param .u64 crypt_3\n)\n.maxntid 256, 1, 1\n{\n"
    + REGISTERS
    + """\
	ld.param.u64 %rd1, [crypt_1];
	ld.param.u64 %rd2, [crypt_2];
	ld.param.u64 %rd3, [crypt_3];
	mov.u32 %r1, %ctaid.x;
	mov.u32 %r2, %ntid.x;
	mul.wide.u32 %rd4, %r1, %r2;
	mov.u32 %r3, %tid.x;
	cvt.u64.u32 %rd5, %r3;
	add.s64 %rd6, %rd4, %rd5;
	setp.ge.u64 %p1, %rd6, %rd3;
	@%p1 bra $L_end;
	cvta.to.global.u64 %rd7, %rd1;
	cvta.to.global.u64 %rd8, %rd2;
	shl.b64 %rd9, %rd6, 3;
	add.s64 %rd10, %rd7, %rd9;
	add.s64 %rd11, %rd8, %rd9;
	ld.global.v2.u32 {%r4, %r5}, [%rd10];
	ld.param.u32 %r6, [crypt_0];
	ld.param.u32 %r7, [crypt_0+4];
	xor.b32 %r8, %r4, %r6;
	add.s32 %r9, %r5, %r7;
	st.global.v2.u32 [%rd11], {%r8, %r9};
$L_end:
	ret;
}
"""
)


def changed(*changes: tuple[str, str], crypt: str = CRYPT) -> str:
    """Return the text with pieces of the kernel exchanged, each of which stands there once."""
    for old, new in changes:
        assert crypt.count(old) == 1, old
        crypt = crypt.replace(old, new)
    return HEAD + EXPAND + crypt


@lru_cache(maxsize=1)
def knowledge() -> Knowledge:
    return Knowledge(load(str(CIPHER)).variant("SMALL64"), 32)


def proof(text: str) -> Report:
    """Return the verdicts on a text."""
    return prove_kernels(text.encode(), "small.ptx", gpu("cuda"), ROLES, knowledge())


def failures(text: str) -> list[tuple[str, str, str]]:
    """Return (property, verdict, detail) of what is not proved of the kernel, for its own reasons."""
    own = [o for o in proof(text).obligations if o.function == "crypt" and o.verdict is not Verdict.PROVED]
    return [(o.prop.value, o.verdict.value, o.detail) for o in own if not o.detail.startswith("not reached: ")]

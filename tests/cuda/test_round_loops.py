"""Loops over rounds in kernels: made, run on a processor, proved turn by turn, and refused when a turn is changed."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.verdict import Verdict
from tests.cuda.made import files, ptx, run_in_shim
from tests.cuda.small import changed, failures

LEA = Options(variants=("lea128",), strategy="loop4")
ROLES = {"lea128_cuda_expand_key_kernel": "expand_key", "lea128_cuda_encrypt_blocks_kernel": "encrypt_blocks"}


@pytest.mark.long
@pytest.mark.parametrize(
    "case",
    [
        ("lea", "lea128", "loop4x4"),
        ("pipo", "pipo64_128", "loop1-slices32"),
        pytest.param(("aes", "aes128", "loop1-slices32"), marks=pytest.mark.slow),
    ],
)
def test_on_a_processor(case: tuple[str, str, str], tmp_path: Path) -> None:
    """Vectors, and blocks of which no two are equal, as each comes out alone."""
    cipher, variant, strategy = case
    made = files(cipher, Options(variants=(variant,), strategy=strategy))
    done = run_in_shim(tmp_path, made, f"{cipher}.cu", f"{cipher}_selftest.cu")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


def test_what_a_loop_carries_are_variables() -> None:
    """A turn computes values, and writes state, round keys and count anew at its end."""
    source = files("lea", LEA)["lea.cu"]
    kernel = source.partition("lea128_cuda_encrypt_blocks_kernel(")[2].partition("\n}\n")[0]
    head, begin, rest = kernel.partition("    NO_UNROLLING\n    do {\n")
    turn, end, behind = rest.partition("    } while (turns != 0u);\n")
    assert begin
    assert end
    assert "const uint32_t *rk = ks.rk;\n    uint32_t state0 = in0.x;\n" in head
    assert head.endswith("    uint32_t v0 = 6u; PIN(v0);\n    uint32_t turns = v0;\n")
    assert turn.endswith("        rk = rk + 16;\n        turns = turns - 1u;\n")
    assert re.findall(r"^        (\w+) = v\d+;$", turn, flags=re.M) == ["state0", "state1", "state2", "state3"]
    assert "out[i] = make_uint4(state0, state1, state2, state3);" in behind


@lru_cache(maxsize=1)
def parts() -> tuple[str, str, str]:
    """Return the text in front of the kernel for blocks, and that kernel up to its loop and from there on."""
    text = ptx("lea", LEA)
    at = text.index(".visible .entry lea128_cuda_encrypt_blocks_kernel(")
    kernel = text[at : text.index("\n}\n", at) + 3]
    loop = kernel.index('\t.pragma "nounroll";\n')
    return text[:at], kernel[:loop], kernel[loop:]


@lru_cache(maxsize=1)
def knowledge() -> Knowledge:
    return Knowledge(load("lea").variant("lea128"), 32)


def verdict(before: str, loop: str) -> str:
    """Return `proved`, or what is not proved of the kernel first. before, loop: its parts."""
    report = prove_kernels((parts()[0] + before + loop).encode(), "m.ptx", gpu("cuda"), ROLES, knowledge())
    own = [o for o in report.obligations if "encrypt" in o.function and o.verdict is not Verdict.PROVED]
    said = [o for o in own if not o.detail.startswith("not reached: ")]
    return f"{said[0].prop.value} {said[0].verdict.value}" if said else "proved"


# What is changed: in front of the loop, or in it. A group of the pattern is what is put in its place.
TURNS = {
    "a turn less": (0, r"mov\.u32\s+%r\d+, (6);", "5"),
    "a turn more": (0, r"mov\.u32\s+%r\d+, (6);", "7"),
    "keys from the second row on": (0, r"mov\.b64\s+(%rd\d+), (.*_param_0);", r"\2;\n\tadd.s64 \1, \1, 16"),
    "a row less": (1, r"add\.s64\s+%rd\d+, %rd\d+, (64);", "48"),
    "a row more": (1, r"add\.s64\s+%rd\d+, %rd\d+, (64);", "80"),
    "a word of another row": (1, r"ld\.param\.u32\s+%r\d+, \[%rd\d+\+(4)\];", "20"),
    "a count that goes up": (1, r"add\.s32\s+%r\d+, %r\d+, (-1);", "1"),
    "another end": (1, r"setp\.(ne)\.s32", "eq"),
    "another word of the state": (1, r"xor\.b32\s+%r\d+, %r\d+, (%r19[01]);", "%r188"),
    "a state that is not carried": (1, r"shf\.l\.wrap\.b32\s+(%r188),", "%r25"),
}


@pytest.mark.long
def test_a_loop_is_proved_and_each_change_of_a_turn_refused() -> None:
    _, before, loop = parts()
    assert verdict(before, loop) == "proved"
    for what, (place, pattern, new) in TURNS.items():
        text = [before, loop]
        found = re.search(pattern, text[place])
        assert found is not None, what
        last = found.lastindex or 0
        text[place] = text[place][: found.start(last)] + found.expand(new) + text[place][found.end(last) :]
        assert verdict(*text) != "proved", what


AGAIN = (
    '\tmov.u32 %r10, {};\n$L_again:\n\t.pragma "nounroll";\n\tadd.s32 %r10, %r10, -1;\n\tsetp.ne.s32 %p0, %r10, 0;\n'
    "\t@%p0 bra $L_again;\n\tadd.s32 %r9"
)
UNKNOWN = "comes back or goes on, which is not known: of a loop over rounds the number of turns is"
MANY = "comes back to the same instruction more than 256 times"
LOOPS = {
    "three turns": (AGAIN.format(3), ""),
    "256 turns behind the first": (AGAIN.format(257), ""),
    "a turn more": (AGAIN.format(258), MANY),
    "2^32 turns": (AGAIN.format(0), MANY),
    "as many as there are blocks": (AGAIN.format("0").replace("mov.u32 %r10, 0", "cvt.u32.u64 %r10, %rd3"), UNKNOWN),
    "no way on": ("$L_again:\n\tbra.uni $L_again;\n\tadd.s32 %r9", MANY),
    "a way out that is not known": (
        "$L_again:\n\tadd.s64 %rd3, %rd3, -1;\n\tsetp.eq.s64 %p0, %rd3, 0;\n\t@%p0 bra $L_on;\n\tbra.uni $L_again;\n"
        "$L_on:\n\tadd.s32 %r9",
        UNKNOWN,
    ),
}


@pytest.mark.parametrize("what", LOOPS)
def test_turns_are_counted(what: str) -> None:
    loop, wanted = LOOPS[what]
    told = failures(changed(("\tadd.s32 %r9", loop)))
    found = [(prop, verdict, detail.partition(", at line")[0]) for prop, verdict, detail in told]
    assert found == ([("control-flow", "unsupported", wanted)] if wanted else [])

"""Glue around proved functions: GCM as the text says it, and every way to get it wrong, with the exact refusal.

First of all what `release` says: nothing of a message before its whole tag was compared, in constant time.
"""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.interface.phases import phase_rows
from ciphergen.verify.claim.contract import CODE_ASSUMPTION, TABLE_ASSUMPTION
from ciphergen.verify.claim.job import FunctionProof, assumed
from ciphergen.verify.execution.memory_look_ups import KEY_LOOK_UPS
from ciphergen.verify.object.literals import Literal
from ciphergen.verify.verdict import Property, Verdict
from tests.verify.glue import PROGRAM, changed, judge, refusals

D, E, K = "gcm_decrypt", "gcm_encrypt", "gcm_expand_key"
CLEAR = """\
  addi a0, sp, 40
  addi a1, s7, 0
  addi a2, s8, 0
  jal ra, gcm_clear
"""
STREAM = """\
  addi a1, sp, 72
  addi a0, s3, 0
  addi a2, s6, 0
  addi a3, s7, 0
  addi a4, s8, 0
  jal ra, ctr
"""
STREAMED = f"{STREAM}.Lgcm_decrypt_streamed22:\n"
BEFORE_HASH = "  sw zero, 88(sp)\n  sw zero, 92(sp)\n"
BEFORE_COMPARING = "  addi t0, sp, 88\n  xor t1, t5, t6\n"
IS_RIGHT = "  beq t1, zero, .Lgcm_decrypt_right16\n"
RIGHT = ".Lgcm_decrypt_right16:\n"
FOLD = "  addi a0, s3, 384\n  addi a1, sp, 88\n  addi a2, s6, 0\n  addi a3, s8, 0\n"
ENCRYPTED = "  addi a1, sp, 56\n  addi a2, sp, 40\n  addi a0, s3, 0\n"
EXPANDED = "  addi a0, s0, 0\n  jal ra, expand_key\n"
ZEROS = "".join(f"  sw zero, {at}(sp)\n" for at in (8, 12, 16, 20))
SPLIT = "  bgeu t0, t1, .Lgcm_decrypt_whole21\n"
SECRET = "branches on a condition that depends on a secret"
NOT_RIGHT = "writes plaintext where the tag was not found to be right"
OTHER = "leaves in out what is not known to be what the mode's text makes"
RELEASE, BRANCH, RESULT = Property.RELEASE, Property.SECRET_BRANCH, Property.RESULT
READS, WRITES, ADDRESS = Property.READS, Property.WRITES, Property.SECRET_ADDRESS

# By a name: the function, what stands there and what to put there, the property and the text of the refusal.
Edit = tuple[str, list[tuple[str, str]], Property, str]
RELEASES: dict[str, Edit] = {
    "stream above the comparison": (
        D,
        [(BEFORE_COMPARING, STREAM + BEFORE_COMPARING), (STREAMED, ".Lgcm_decrypt_streamed22:\n")],
        RELEASE,
        NOT_RIGHT,
    ),
    "stream above the hash": (D, [(BEFORE_HASH, STREAM + BEFORE_HASH)], RELEASE, NOT_RIGHT),
    "second branch on the tag": (
        D,
        [(IS_RIGHT, f"  andi t3, t1, 1\n  beq t3, zero, .Lx\n.Lx:\n{IS_RIGHT}")],
        BRANCH,
        SECRET,
    ),
    "branch on the tag that is right": (
        D,
        [(RIGHT, f"{RIGHT}  lbu t0, 88(sp)\n  beq t0, zero, .Lx\n.Lx:\n")],
        BRANCH,
        SECRET,
    ),
    "branch on the tag that is wrong": (
        D,
        [(CLEAR, f"{CLEAR}  lbu t0, 88(sp)\n  beq t0, zero, .Lx\n.Lx:\n")],
        BRANCH,
        SECRET,
    ),
    "comparison that ends early": (
        D,
        [("  addi s2, s2, -1\n", "  bne t1, zero, .Lx\n  addi s2, s2, -1\n"), (IS_RIGHT, f".Lx:\n{IS_RIGHT}")],
        BRANCH,
        SECRET,
    ),
    "one byte fewer": (D, [(BEFORE_COMPARING, f"  addi s2, s2, -1\n{BEFORE_COMPARING}")], BRANCH, SECRET),
    "four bytes alone": (D, [(BEFORE_COMPARING, f"  addi s2, zero, 4\n{BEFORE_COMPARING}")], BRANCH, SECRET),
    "last byte alone": (D, [("  or t1, t1, t2\n  addi s2", "  addi t1, t2, 0\n  addi s2")], BRANCH, SECRET),
    "nothing compared": (D, [("  or t1, t1, t2\n  addi s2", "  and t1, t1, t2\n  addi s2")], RELEASE, NOT_RIGHT),
    "the other way round": (D, [(IS_RIGHT, IS_RIGHT.replace("beq", "bne"))], RELEASE, NOT_RIGHT),
    "always right": (D, [(IS_RIGHT, "  jal zero, .Lgcm_decrypt_right16\n")], RELEASE, NOT_RIGHT),
    "no zeros": (
        D,
        [(CLEAR, "")],
        RELEASE,
        "returns -1 and leaves something else than zeros in out",
    ),
    "zeros in a half": (
        D,
        [(CLEAR, CLEAR.replace("addi a2, s8, 0", "srli a2, s8, 1"))],
        RELEASE,
        "returns -1 and leaves something else than zeros in out",
    ),
    "a byte of the output before": (
        D,
        [(BEFORE_COMPARING, f"  beq s8, zero, .Lx\n  sb zero, 0(s7)\n.Lx:\n{BEFORE_COMPARING}")],
        RELEASE,
        "compares the tag after out was written",
    ),
    "tag of five bytes": (D, [("  addi t0, s2, -8\n", "  addi t0, s2, -5\n")], BRANCH, SECRET),
    "refused and written": (
        D,
        [
            ("  beq s0, zero, .Lgcm_decrypt_refused1\n", "  beq s0, zero, .Lx\n"),
            (
                ".Lgcm_decrypt_refused1:\n",
                ".Lx:\n  beq s8, zero, .Lgcm_decrypt_refused1\n  sb zero, 0(s7)\n.Lgcm_decrypt_refused1:\n",
            ),
        ],
        RESULT,
        "returns -1 after out was written",
    ),
    "0 for what is wrong": (
        D,
        [(f"{CLEAR}  addi a0, zero, -1\n", f"{CLEAR}  addi a0, zero, 0\n")],
        RESULT,
        "returns 0 where the mode's text does not",
    ),
}
OTHERS: dict[str, Edit] = {
    "no empty initialization vector": (
        E,
        [("  beq s0, zero, .Lgcm_encrypt_refused1\n", "")],
        RESULT,
        "returns, and the path is one for several cases of the text",
    ),
    "tag of seventeen bytes": (
        E,
        [("  addi t1, zero, 5\n", "  addi t1, zero, 6\n")],
        READS,
        "reads byte -8 of the stack, where nothing is known to be",
    ),
    "counter that overflows": (
        D,
        [(SPLIT, "  jal zero, .Lgcm_decrypt_whole21\n")],
        RESULT,
        "calls ctr, whose counter may overflow where that of the mode does not",
    ),
    "first part too short": (D, [(f"{SPLIT}  addi t0, t0, 1\n", SPLIT)], RESULT, OTHER),
    "counter not set back": (D, [("  sw zero, 84(sp)\n  sw s1", "  sw s1")], BRANCH, "calls ctr with a secret counter"),
    "counter not counted": (D, [("  addi s0, t0, 1\n", "  addi s0, t0, 0\n")], RESULT, OTHER),
    "lengths in the other order": (D, [("  srli t0, s5, 29\n", "  srli t0, s8, 29\n")], BRANCH, SECRET),
    "another tag": (
        E,
        [("  sw zero, 88(sp)\n", "  sw s0, 88(sp)\n")],
        RESULT,
        "makes another tag than the mode's text",
    ),
    "tag with the counters of two calls": (
        E,
        [
            ("  jal ra, ctr\n  lw t0, 56(sp)\n", "  jal ra, ctr\n  lw t0, 84(sp)\n  sw t0, 104(sp)\n  lw t0, 56(sp)\n"),
            (
                "  jal ra, ctr\n  jal zero, .Lgcm_encrypt_streamed13\n",
                "  jal ra, ctr\n  lw t0, 84(sp)\n  lw t1, 104(sp)\n  xor t0, t0, t1\n  sw t0, 104(sp)\n"
                "  jal zero, .Lgcm_encrypt_streamed13\n",
            ),
            (".Lgcm_encrypt_whole12:\n", ".Lgcm_encrypt_whole12:\n  sw zero, 104(sp)\n"),
            ("  xor t1, s3, t1\n", "  xor t1, s3, t1\n  lw t2, 104(sp)\n  xor t1, t1, t2\n"),
        ],
        RESULT,
        "makes another tag than the mode's text",
    ),
    "many blocks": (
        D,
        [(STREAMED, STREAMED.replace("jal ra, ctr", "jal ra, encrypt_blocks"))],
        Property.CONTROL,
        "calls encrypt_blocks, which does many blocks as no mode's text does",
    ),
    "constant that is an instruction": (
        E,
        [("  addi s8, a7, 0\n", "  addi s8, a7, 0\n  auipc t0, 0\n  lw t0, 0(t0)\n")],
        READS,
        "reads 4 bytes of the code at .text.gcm_encrypt + 0x54, which it executes",
    ),
    "neither 0 nor -1": (
        E,
        [("tag22\n  addi a0, zero, 0\n", "tag22\n  addi a0, zero, 2\n")],
        RESULT,
        "returns neither 0 nor -1",
    ),
    "key of another block": (
        D,
        [(ENCRYPTED, ENCRYPTED.replace("s3, 0", "s3, 160"))],
        READS,
        "calls encrypt with a ks that may not lie in ks",
    ),
    "key that is misaligned": (
        D,
        [(ENCRYPTED, ENCRYPTED.replace("s3, 0", "s3, 2"))],
        READS,
        "calls encrypt with a ks that may be misaligned",
    ),
    "key beside the key": (
        D,
        [(ENCRYPTED, ENCRYPTED.replace("s3, 0", "s3, 4"))],
        READS,
        "calls encrypt with a ks that does not hold what key expansion makes",
    ),
    "hash's key of round keys": (
        D,
        [(FOLD, FOLD.replace("384", "0"))],
        READS,
        "calls gcm_ghash with a ks that does not hold what key expansion makes",
    ),
    "hash's key in the frame": (
        D,
        [(FOLD, FOLD.replace("addi a0, s3, 384", "addi a0, sp, 56"))],
        READS,
        "calls gcm_ghash with a ks that may not lie in the stack",
    ),
    "hash's key from its second word on": (
        D,
        [(FOLD, FOLD.replace("384", "388"))],
        READS,
        "calls gcm_ghash with a ks that may not lie in ks",
    ),
    "hash over the end": (
        D,
        [(FOLD, FOLD.replace("s8, 0", "s8, 1"))],
        READS,
        "calls gcm_ghash with a x that may not lie in in",
    ),
    "hash's state in what is read only": (
        D,
        [(FOLD, FOLD.replace("addi a1, sp, 88", "addi a1, s4, 0"))],
        WRITES,
        "calls gcm_ghash with a y that is in aad, which was promised for reading only",
    ),
    "hash's state in its data": (
        D,
        [
            (
                "  addi a2, sp, 40\n  addi a3, zero, 16\n  addi a0, s3, 384\n  addi a1, sp, 88\n",
                "  addi a2, sp, 80\n  addi a3, zero, 16\n  addi a0, s3, 384\n  addi a1, sp, 88\n",
            )
        ],
        WRITES,
        "calls gcm_ghash with y and x that may overlap",
    ),
    "data that are nowhere": (
        D,
        [(FOLD, FOLD.replace("addi a2, s6, 0", "addi a2, s8, 0"))],
        READS,
        "calls gcm_ghash with a x that is in none of the regions of the contract",
    ),
    "a register that no one keeps": (
        D,
        [(FOLD, FOLD.replace("addi a3, s8, 0", "addi a3, t3, 0"))],
        ADDRESS,
        "calls gcm_ghash with bytes that depends on a secret or was not kept",
    ),
    "output that is not there yet": (
        D,
        [(FOLD, FOLD.replace("addi a2, s6, 0", "addi a2, s7, 0"))],
        READS,
        "calls gcm_ghash with a x of which the bytes are not known",
    ),
    "a block that nobody wrote": (
        D,
        [(BEFORE_HASH, "  sw zero, 92(sp)\n" + "")],
        READS,
        "calls gcm_ghash with a y in whose byte 0 nothing is known to be",
    ),
    "zeros in the frame": (
        D,
        [(CLEAR, CLEAR.replace("addi a1, s7, 0\n  addi a2, s8, 0", "addi a1, sp, 56\n  addi a2, zero, 16"))],
        WRITES,
        "calls gcm_clear with an z in the stack",
    ),
    "message in the frame": (
        D,
        [(STREAMED, STREAMED.replace("addi a3, s7, 0", "addi a3, sp, 40"))],
        WRITES,
        "calls ctr with a out that may not lie in the stack",
    ),
    "stream in the middle of another": (
        D,
        [("  add a3, s7, s0\n", "  addi a3, s7, 0\n")],
        WRITES,
        "calls ctr, which writes a part of what another function wrote",
    ),
    "block into the output": (
        D,
        [(ENCRYPTED, ENCRYPTED.replace("addi a2, sp, 40", "addi a2, s7, 0"))],
        WRITES,
        "calls encrypt with a out that may not lie in out",
    ),
    "byte of the output": (
        E,
        [("streamed13:\n  sw zero, 88(sp)\n", "streamed13:\n  sb zero, 0(s7)\n  sw zero, 88(sp)\n")],
        WRITES,
        "writes 1 bytes at offset 0 of out, where a called function wrote",
    ),
    "byte behind the tag": (
        E,
        [("  addi t0, sp, 88\n", "  sb zero, 16(s1)\n  addi t0, sp, 88\n")],
        WRITES,
        "writes 1 bytes at offset 16 of tag, which may have fewer than 17",
    ),
    "byte of the tag before": (
        E,
        [("  addi t0, sp, 88\n", "  addi s1, s1, 1\n  addi s2, s2, -1\n  addi t0, sp, 88\n")],
        RESULT,
        "does not write the whole of tag",
    ),
    "lengths not looked at": (
        E,
        [("  beq s0, zero, .Lgcm_encrypt_refused1\n", "  jal zero, .Lgcm_encrypt_refused1\n")],
        RESULT,
        "returns, and the path is one for several cases of the text",
    ),
    "tag without its loop": (
        E,
        [("  bne s2, zero, .Lgcm_encrypt_tag", "  bne zero, zero, .Lgcm_encrypt_tag")],
        RESULT,
        "returns, and the path is one for several lengths of the tag",
    ),
    "key in the frame": (
        K,
        [(EXPANDED, EXPANDED.replace("s0", "sp"))],
        WRITES,
        "calls expand_key with a ks that may not lie in the stack",
    ),
    "round keys in the frame that are changed": (
        K,
        [
            ("  addi sp, sp, -48\n", "  addi sp, sp, -512\n"),
            (
                EXPANDED,
                f"  sw a1, 44(sp)\n{EXPANDED}  lw a1, 44(sp)\n"
                "  addi a0, sp, 48\n  jal ra, expand_key\n  sw zero, 48(sp)\n",
            ),
            ("  addi a0, s0, 0\n  jal ra, encrypt\n", "  addi a0, sp, 48\n  jal ra, encrypt\n"),
            ("  addi sp, sp, 48\n", "  addi sp, sp, 512\n"),
        ],
        WRITES,
        "calls expand_key with an ks in the stack",
    ),
    "round keys for a key": (
        K,
        [(EXPANDED, f"  addi a1, s0, 0\n{EXPANDED}")],
        WRITES,
        "calls expand_key with ks and key that may overlap",
    ),
    "another key": (
        K,
        [(EXPANDED, f"{ZEROS}  addi a1, sp, 8\n{EXPANDED}")],
        RESULT,
        "calls expand_key with another key than the user's",
    ),
    "key that depends on where it lies": (
        K,
        [("  lw s0, 0(sp)\n", "  andi t0, s0, 64\n  beq t0, zero, .Lx\n  sw zero, 528(s0)\n.Lx:\n  lw s0, 0(sp)\n")],
        RESULT,
        "what it leaves in V_key may depend on where its arguments lie",
    ),
    "key from its second byte on": (
        K,
        [(EXPANDED, f"  addi a1, a1, 1\n{EXPANDED}")],
        READS,
        "calls expand_key with a key that may not lie in key",
    ),
    "hash's key among the round keys": (
        K,
        [("  addi a0, s0, 384\n", "  addi a0, s0, 364\n")],
        WRITES,
        "calls gcm_derive, which writes a part of what another function wrote",
    ),
    "block among the round keys": (
        K,
        [("  addi a2, sp, 24\n", "  addi a2, s0, 364\n")],
        WRITES,
        "calls encrypt with ks and out that may overlap",
    ),
    "derived key of the key": (
        K,
        [
            (EXPANDED, f"  sw a1, 44(sp)\n{EXPANDED}"),
            ("  addi a1, sp, 24\n", "  lw a1, 44(sp)\n"),
        ],
        RESULT,
        "leaves in V_key what no proved function makes of the key",
    ),
    "derived key in the frame": (
        K,
        [
            ("  addi sp, sp, -48\n", "  addi sp, sp, -512\n"),
            ("  addi a0, s0, 384\n", "  addi a0, sp, 48\n"),
            ("  addi sp, sp, 48\n", "  addi sp, sp, 512\n"),
        ],
        WRITES,
        "calls gcm_derive with an ks in the stack",
    ),
    "derived key that is written over": (
        K,
        [("  lw s0, 0(sp)\n", "  sw zero, 524(s0)\n  lw s0, 0(sp)\n")],
        WRITES,
        "writes 4 bytes at offset 524 of ks, where a called function wrote",
    ),
    "block into round keys": (
        K,
        [
            (EXPANDED, f"  sw a1, 24(sp)\n{EXPANDED}  lw a1, 24(sp)\n  addi a0, s0, 384\n  jal ra, expand_key\n"),
            ("  addi a2, sp, 24\n", "  addi a2, s0, 400\n"),
        ],
        WRITES,
        "calls encrypt, which writes out where another function did",
    ),
    "key for the hash's key": (
        K,
        [
            (EXPANDED, f"  lbu t0, 0(a1)\n  sb t0, 44(sp)\n{EXPANDED}"),
            ("  lw s0, 0(sp)\n", "  lbu t0, 44(sp)\n  sb t0, 528(s0)\n  lw s0, 0(sp)\n"),
        ],
        RESULT,
        "leaves in V_key what no proved function makes of the key",
    ),
    "round keys that are written over": (
        K,
        [("  lw s0, 0(sp)\n", "  sw zero, 0(s0)\n  lw s0, 0(sp)\n")],
        WRITES,
        "writes 4 bytes at offset 0 of ks, where a called function wrote",
    ),
}


def only(edit: Edit) -> None:
    """The only refusal of an edited program is the one that is expected."""
    function, changes, prop, text = edit
    found = refusals(judge(changed(function, *changes), {function}))
    assert [(o.prop, o.detail.partition(": ")[2]) for o in found] == [(prop, text)]
    assert all(o.verdict is not Verdict.PROVED for o in found)


@pytest.mark.long
def test_encryption_is_proved() -> None:
    assert refusals(judge(PROGRAM, {E})) == []


@pytest.mark.long
def test_decryption_is_proved() -> None:
    found = judge(PROGRAM, {D})
    assert refusals(found) == []
    assert {o.prop for o in found} >= {RELEASE, RESULT, Property.IN_PLACE, BRANCH}
    said = "nothing is written before the whole tag was compared, and only zeros where it is wrong"
    assert next(o for o in found if o.prop is RELEASE).as_json()["statement"] == said


COUNTED = "  xori t0, t0, -1\n  srli t1, s8, 4\n"
NO_BYTES: dict[str, tuple[str, tuple[str, str]]] = {
    "stream": (E, (COUNTED, f"  beq s8, {{}}, .Lgcm_encrypt_streamed13\n{COUNTED}")),
    "stream that is released": (D, (RIGHT, f"{RIGHT}  beq s8, {{}}, .Lgcm_decrypt_streamed22\n")),
    "zeros": (D, (CLEAR, f"  beq s8, {{}}, .Lx\n{CLEAR}.Lx:\n")),
}
OF_ONE = {
    "stream": (READS, "calls gcm_ghash with a x of which the bytes are not known"),
    "stream that is released": (RESULT, OTHER),
    "zeros": (RELEASE, "returns -1 and leaves something else than zeros in out"),
}


@pytest.mark.long
@pytest.mark.parametrize("name", NO_BYTES)
def test_nothing_has_to_be_done_with_no_bytes(name: str) -> None:
    """But with one."""
    function, (old, new) = NO_BYTES[name]
    assert refusals(judge(changed(function, (old, new.format("zero"))), {function})) == []
    first = new.format("t6").replace("  beq s8, t6", "  addi t6, zero, 1\n  beq s8, t6")
    only((function, [(old, first)], *OF_ONE[name]))


def test_a_text_that_asks_what_no_case_says_of_a_size_is_said() -> None:
    text, wanted = load_phase_mode("gcm").text, "require size(iv) >= 1 and"
    assert text.count(wanted) == 1
    (found,) = refusals(judge(PROGRAM, {E}, text=text.replace(wanted, "require size(iv) mod 3 == 0 and")))
    said = "takes a quotient by what is no power of two, of what a message begins with"
    assert (found.prop, found.verdict, found.detail.partition(": ")[2]) == (RESULT, Verdict.UNSUPPORTED, said)


@pytest.mark.long
@pytest.mark.parametrize("name", RELEASES)
def test_what_is_released_too_early_is_refused(name: str) -> None:
    only(RELEASES[name])


@pytest.mark.long
@pytest.mark.parametrize("name", OTHERS)
def test_what_the_text_does_not_say_is_refused(name: str) -> None:
    only(OTHERS[name])


@pytest.mark.long
def test_a_form_of_another_value_is_no_derived_key() -> None:
    """The form is that of the block of zeros, and not of what the cipher makes of it."""
    found = refusals(judge(changed(K, ("  addi a1, sp, 24\n", "  addi a1, sp, 8\n")), {E}))
    text = "calls gcm_ghash with another key than that of the text"
    assert [(o.prop, o.detail.partition(": ")[2]) for o in found] == [(RESULT, text)]


def test_a_key_that_is_too_long_for_its_type_is_refused() -> None:
    found = refusals(judge(PROGRAM, (), size=524))
    text = "calls gcm_derive with a ks that may not lie in ks"
    assert [(o.prop, o.detail.partition(": ")[2]) for o in found] == [(WRITES, text)]


# Key expansion with another block encrypted behind the hash's key, of a word that is filled in.
MORE = """\
  jal ra, gcm_derive
  sw {}, 8(sp)
  addi a1, sp, 8
  addi a2, s0, 528
  addi a0, s0, 0
  jal ra, encrypt
  lw s0, 0(sp)
"""
LAST = "  jal ra, gcm_derive\n  lw s0, 0(sp)\n"
HASHED_IV = """\
  sw zero, 56(sp)
  sw zero, 60(sp)
  sw zero, 64(sp)
  sw zero, 68(sp)
  addi a0, s3, 384
  addi a1, sp, 56
  addi a3, s0, 0
  jal ra, gcm_ghash
"""


@pytest.mark.long
def test_what_key_expansion_makes_is_nothing_else_in_the_functions_that_use_it() -> None:
    """A further block in V_key is no hash of an initialization vector, though either is the second application."""
    expanded = changed(K, (LAST, MORE.format("sp").replace("sw sp", "addi t0, zero, 1\n  sw t0")))
    assert refusals(judge(expanded, {E})) == []
    begin = expanded.index(f"{E}:\n")
    assert expanded.count(HASHED_IV, begin, expanded.index(f"{D}:\n")) == 1
    taken = "".join(f"  lw t0, {528 + at}(s3)\n  sw t0, {56 + at}(sp)\n" for at in (0, 4, 8, 12))
    found = refusals(judge(expanded[:begin] + expanded[begin:].replace(HASHED_IV, taken, 1), {E}))
    assert [(o.prop, o.detail.partition(": ")[2]) for o in found] == [(BRANCH, SECRET)]


def test_a_key_that_is_made_of_more_than_the_key_is_refused() -> None:
    """V_key may be copied, so that it must not hold what the cipher makes of the address where it lay."""
    found = refusals(judge(changed(K, (LAST, MORE.format("s0"))), ()))
    text = "what it leaves in V_key depends on more than the key"
    assert [(o.prop, o.detail.partition(": ")[2]) for o in found] == [(RESULT, text)]


def test_a_function_that_reads_its_code_assumes_that_it_can_be_read() -> None:
    row, machine = phase_rows(load_phase_mode("gcm"))[E], target("rv32i")
    plain = FunctionProof(E, row)
    reads = FunctionProof(E, row, literals={Literal(0, 64, bytes(4))})
    looks_up = FunctionProof(E, row, literals={Literal(0, 64, bytes(4), entry=1)})
    assert not {CODE_ASSUMPTION, TABLE_ASSUMPTION} & {*assumed(machine, [plain])}
    assert CODE_ASSUMPTION in assumed(machine, [plain, reads])
    assert TABLE_ASSUMPTION in assumed(machine, [looks_up, plain])


@pytest.mark.long
def test_addresses_of_what_is_called_are_said_of_its_callers() -> None:
    found = judge(PROGRAM, looked_up=frozenset({KEY_LOOK_UPS}))
    assert not refusals(found)
    said = {o.function: o.but for o in found if o.prop is Property.SECRET_ADDRESS}
    assert said == dict.fromkeys(("gcm_encrypt", "gcm_decrypt"), KEY_LOOK_UPS)


def test_the_stack_of_what_is_called_counts() -> None:
    found = refusals(judge(PROGRAM, (), stack=1 << 16))
    text = "calls expand_key 65584 bytes deep in the stack; at most 65536 are allowed"
    assert [(o.prop, o.detail.partition(": ")[2]) for o in found] == [(Property.STACK_POINTER, text)]

"""Mutants of kernels: each kind of change is made, what is wrong is refused, and runs tell what is wrong."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.verify.ptx.module import Kernel, read
from tests.cuda import kernel_mutants, small, test_shared
from tests.cuda.changed_text import ChangedText
from tests.cuda.kernel_changes import KINDS, TABLES
from tests.cuda.kernel_mutants import KernelSubject
from tests.verify.mutants import Mutant


def tables() -> KernelSubject:
    """Return a kernel by hand with a table, a barrier and a loop over blocks."""
    (variant,) = load(str(test_shared.CIPHER)).variants.values()
    text = test_shared.HEAD + test_shared.EXPAND + test_shared.CRYPT
    return KernelSubject(text, variant, test_shared.ROLES, tables=True)


def subject() -> KernelSubject:
    (variant,) = load(str(small.CIPHER)).variants.values()
    return KernelSubject(small.HEAD + small.EXPAND + small.CRYPT, variant, small.ROLES)


def changed(subject: KernelSubject, old: str, new: str, kind: str = "by hand") -> Mutant:
    """Return the mutant with the last line that has a text changed, of the kernel `crypt`."""
    at = max(n for n in (*subject.spans[""], *subject.spans["crypt"]) if old in subject.lines[n])
    return Mutant({at: subject.lines[at].replace(old, new).encode()}, kind, "", "crypt")


def test_every_kind_of_change_is_made() -> None:
    made = tables()
    kinds = Counter(mutant.kind for mutant in islice(made.mutants(1, "crypt"), 300))
    assert {*kinds} == {*KINDS, *TABLES}


def test_mutants_are_the_same_for_a_seed() -> None:
    first, again, other = ([*islice(subject().mutants(seed, "crypt"), 5)] for seed in (1, 1, 2))
    assert first == again != other


def test_originals_are_proved_and_runs_do_not_differ() -> None:
    for made in (subject(), tables()):
        for part in ("expand", "crypt"):
            assert made.holds(part)
            assert made.tells(Mutant({}, "", "", part)) == ""


@pytest.mark.parametrize(
    ("old", "new", "end", "tells"),
    [
        ("xor.b32 %r8", "or.b32 %r8", "counterexample", True),
        ("add.s32 %r9, %r5, %r7", "add.s32 %r9, %r7, %r5", "equal", False),
        ("add.s32 %r9", "red.s32 %r9", "rule", True),
        ("setp.ge.u64", "setp.gt.u64", "rule", True),
        ("ld.global.v2", "ld.global.nc.v2", "rule", False),
        ("[crypt_0+4]", "[crypt_0+6]", "rule", True),
        ("ret;", "?", "rule", True),
    ],
)
def test_how_mutants_end(old: str, new: str, end: str, tells: bool) -> None:
    made = subject()
    mutant = changed(made, old, new)
    assert made.examine(mutant).end == end
    assert (made.tells(mutant) != "") == tells


def test_key_expansion_is_judged_by_every_kernel_that_uses_it() -> None:
    """It leaves the round keys twice, one for each kernel, and a word that none takes."""
    kept = "\tst.global.u32 [%rd3+4], %r15;\n"
    more = "".join(f"\tst.global.u32 [%rd3+{at}], %r{r};\n" for at, r in ((8, 12), (12, 15), (16, 15)))
    crypt = small.CRYPT.replace("crypt_0[8]", "crypt_0[20]")
    other = crypt.replace("crypt_0+4", "crypt_0+12").replace("[crypt_0]", "[crypt_0+8]").replace("crypt", "other")
    (variant,) = load(str(small.CIPHER)).variants.values()
    text = small.HEAD + small.EXPAND.replace(kept, kept + more) + crypt + other.replace("$L_end", "$L_other")
    made = KernelSubject(text, variant, {**small.ROLES, "other": "encrypt_blocks"})
    assert made.holds("expand")
    for at, end in ((4, "counterexample"), (12, "counterexample"), (16, "equal")):
        line = next(n for n in made.spans["expand"] if f"[%rd3+{at}], %r15" in made.lines[n])
        mutant = Mutant({line: made.lines[line].replace("%r15", "%r14").encode()}, "by hand", "", "expand")
        assert made.examine(mutant).end == end, at
        assert (made.tells(mutant) != "") == (end != "equal"), at


def test_barriers_and_tables() -> None:
    """That a barrier is gone shows in no run, whose threads are in step; that an entry is another does."""
    made = tables()
    for old, new, end, tells in (
        ("bar.sync", "// bar.sync", "rule", False),
        ("table[256] = {13, ", "table[256] = {12, ", "counterexample", True),
    ):
        mutant = changed(made, old, new)
        assert made.examine(mutant).end == end, old
        assert (made.tells(mutant) != "") == tells, old


def test_a_run_that_does_not_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_mutants, "_MOST", 1000)
    made = subject()
    mutant = changed(made, "ret;", "bra $L_end;")
    assert made.tells(mutant) == "launch 0: more than 1000 instructions"
    assert made.examine(mutant).end == "rule"


@pytest.mark.parametrize("part", ["expand", "crypt"])
def test_changed_lines_are_read_like_a_whole_text(part: str) -> None:
    made = tables()
    text, refused = ChangedText(made.lines, "changed.ptx"), 0
    for mutant in islice(made.mutants(3, part), 300):
        lines = {n: line.decode() for n, line in mutant.code.items()}
        whole = "\n".join(lines.get(n, line) for n, line in enumerate(made.lines)) + "\n"
        try:
            wanted = read(whole, "changed.ptx", gpu("cuda"))
        except UserError as error:
            refused += 1
            with pytest.raises(UserError, match=re.escape(str(error))):
                text.kernels(lines)
        else:
            found = text.kernels(lines)
            one_line = mutant.kind != "complement"
            assert [_compared(kernel, shown=one_line) for kernel in found.values()] == [
                _compared(kernel, shown=one_line) for kernel in wanted.values()
            ], mutant.text
    assert refused < 100


def _compared(kernel: Kernel, *, shown: bool) -> Kernel:
    """Return a kernel with the numbers and texts of its lines, or without them."""
    if shown:
        return kernel
    return replace(kernel, lines={}, code={n: replace(each, shown="") for n, each in kernel.code.items()})

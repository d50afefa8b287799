"""Faults that are put into the prover, each in one piece of the source of one function, and witnesses against them.

A fault lives in the running process only, no longer than the patch that puts it in. A witness asks whether something is
proved, most often a program that is wrong.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from textwrap import dedent
from types import FunctionType

import pytest

from ciphergen.backends.machine.row import Timing
from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Variant, parse_cipher
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term import const, lookup, rotl, var
from ciphergen.interface.table import ROLES
from ciphergen.verify.claim import round_keys
from ciphergen.verify.claim.contract import setting
from ciphergen.verify.equality import equal
from ciphergen.verify.equality.anf import XorForm
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.stretches import SPAN
from ciphergen.verify.induction.invariant import Head, bounded
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.prove import prove
from ciphergen.verify.variables import turn
from ciphergen.verify.verdict import Verdict
from tests import test_messages
from tests.verify import (
    ctr_programs,
    test_ctr,
    test_ctr_lanes,
    test_equal,
    test_inverse,
    test_look_ups,
    test_modular,
    test_tails,
)
from tests.verify.tiny import BASE, BLOCKS, BODY, ENCRYPT, EXPAND, blocks, edit, judge, variant

Witness = Callable[[], bool]


@dataclass(frozen=True)
class Fault:
    """A piece of a function's source, and what stands there instead. right: what the witness should say."""

    name: str
    function: Callable[..., object]
    old: str
    new: str
    witness: Witness
    right: bool = False

    def put_in(self, patch: pytest.MonkeyPatch) -> None:
        """Replace the function under every name that it is known by.

        Raises:
            ValueError: the piece does not stand in the function exactly once.
        """
        assert isinstance(self.function, FunctionType)
        source = edit(dedent(inspect.getsource(self.function)), (self.old, self.new))
        made: dict[str, object] = {}
        exec("from __future__ import annotations\n" + source, self.function.__globals__, made)
        *owner, name = self.function.__qualname__.split(".")
        if owner:
            patch.setattr(self.function.__globals__[owner[0]], name, made[name])
        for module in [m for n, m in sys.modules.items() if n.startswith(("ciphergen.", "tests."))]:
            if getattr(module, name, None) is self.function:
                patch.setattr(module, name, made[name])


# Programs for the tiny cipher: one block without a stack frame, and with one; rows of blocks.

STORE = "  sb t5, 0(a2)\n"
OUT = f"{STORE}  sb t6, 1(a2)\n"
ONE = f"{EXPAND}encrypt:\n  lw t0, 0(a0)\n  lw t1, 4(a0)\n  lbu t2, 0(a1)\n  lbu t3, 1(a1)\n{BODY}{OUT}  ret\n"
FRAME = "  mv s0, t5\n"
NOP = "  nop\n"
KEPT = "  sw t1, 4(a0)\n"
# 1 in t4 for one value in 65536 of t2, t3; by a comparison, by a sum, and by bits alone.
SELDOM = "  xori t4, t2, 0x5a\n  xori a6, t3, 0x3c\n  andi t4, t4, 255\n  or t4, t4, a6\n"
# Another first round key for one key in 65536.
SELDOM_A_KEY = "  xori t2, t0, 0x5a\n  xori t3, t1, 0x3c\n  or t2, t2, t3\n  sltiu t2, t2, 1\n  xor t0, t0, t2\n"
BY_ORDER = f"{SELDOM}  sltiu t4, t4, 1\n"
BY_SIGN = f"{SELDOM}  neg a6, t4\n  or t4, t4, a6\n  srli t4, t4, 31\n  xori t4, t4, 1\n"
BY_SUM = f"{SELDOM}  addi a6, t4, -1\n  not t4, t4\n  and t4, t4, a6\n  srli t4, t4, 31\n"
FOLDS = "".join(f"  srli a6, t4, {distance}\n  or t4, t4, a6\n" for distance in (4, 2, 1))
BY_BITS = f"{SELDOM}{FOLDS}  not t4, t4\n  andi t4, t4, 1\n"
# With a bit of t2 as x: spoil t5 by x & (t3 ^ (x & t4)) ^ (x & t3), which is t4 for that value.
UNDER = (
    "  srli a7, t2, 1\n  and a6, a7, t4\n  xor a6, a6, t3\n  and a6, a6, a7\n  and a7, a7, t3\n"
    "  xor a6, a6, a7\n  andi a6, a6, 1\n  xor t5, t5, a6\n"
)


def program(source: str, *changes: tuple[str, str]) -> Witness:
    """A program with pieces replaced."""
    return lambda: judge(edit(source, *changes)).proved


def before_output(more: str) -> Witness:
    """One block, after which something is done before it is written."""
    return program(ONE, (OUT, more + OUT))


def of_any_round_keys(more: str) -> Witness:
    """One block, proved for any round keys; `more` comes before the first round key is kept."""

    def judged() -> bool:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(round_keys, "_is_large", lambda specification: True)
            return judge(edit(ONE, ("  sw t0, 0(a0)\n", f"{more}  sw t0, 0(a0)\n"))).proved

    return judged


def framed(more: str) -> Witness:
    """The same with a stack frame."""
    return program(EXPAND + ENCRYPT, (FRAME, FRAME + more))


def paths_meet(odd: str, common: str = "") -> Witness:
    """One block, by paths for even and odd addresses of the output, which meet: `odd` is done on one of them only."""
    # The stack pointer is moved behind the next place where stretches end.
    meet = f".Lmeet:\n{common}{BODY}{SPAN // 4 * NOP}"
    even = "  andi a6, a2, 1\n  bne a6, zero, .Lodd\n  sw t3, 12(sp)\n  j .Lmeet\n"
    return program(EXPAND + ENCRYPT, (BODY, f"{even}.Lodd:\n  sw t3, 12(sp)\n  {odd}\n  j .Lmeet\n{meet}"))


def row(old: str, new: str) -> Witness:
    """A row of blocks, by a loop with a piece replaced."""
    return program(EXPAND + BLOCKS, (old, new))


def loop(text: str, old: str, new: str) -> Witness:
    """A program of `tests.verify.test_loops` with the last place of a piece replaced. Sums stay as wide as registers,
    as where words fit these; else some faults do not show."""
    return lambda: judge(blocks(new.join(text.rsplit(old, 1))), knowledge=Knowledge(variant())).proved


def counter(name: str) -> Witness:
    """A wrong program of `tests.verify.test_ctr`."""
    source = next(wrong.source for wrong in test_ctr.FILES if wrong.name == name)
    return lambda: ctr_programs.judge(source).proved


def every_other_counter() -> bool:
    """Each block counts twice."""
    return ctr_programs.judge(ctr_programs.PLAIN.replace(ctr_programs.NEXT, 2 * ctr_programs.NEXT)).proved


def odd_lanes() -> bool:
    """The second counter of a batch is made by setting the last bit of the first, which may be set."""
    return ctr_programs.judge(ctr_programs.batches(test_ctr.GUARD, "  ori t3, a6, 1\n")).proved


def words_from_before() -> bool:
    """Right code, whose inner loop leaves alone what comes after it reads."""
    return test_ctr_lanes.judge(test_ctr_lanes.GOOD).proved


# Witnesses that take more than a program.


def after_base(old: str, new: str, base: str = BASE) -> Witness:
    """The base with a piece replaced, with what the proof of the base has found out."""

    def witness() -> bool:
        known = Knowledge(variant())
        assert judge(base, knowledge=known).proved
        return judge(edit(base, (old, new)), knowledge=known).proved

    return witness


def without_time(witness: Witness, question: str) -> Witness:
    """With a solver that has no time for a kind of question."""

    def hurried() -> bool:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Solver, question, lambda *arguments: None)
            return witness()

    return hurried


def slow_shifts() -> bool:
    """A machine on which the time that a shift takes depends on what is shifted."""
    slow = replace(TARGET.rows["srli"], timing=Timing.DATA_DEPENDENT)
    return judge(ONE, replace(TARGET, rows={**TARGET.rows, "srli": slow})).proved


def small_key_memory() -> bool:
    """Key expansion that writes a byte after a V_key of 8."""
    return judge(edit(ONE, (KEPT, KEPT + "  sb t1, 8(a0)\n")), key_memory_bytes=8).proved


def replaceable() -> bool:
    """Code that goes on in a function that a linker may replace."""
    try:
        return judge(edit(ONE, (OUT, f"  j helper\n  .weak helper\nhelper:\n{OUT}"))).proved
    except UserError:
        return False


def bounded_after(blocks: int) -> bool:
    """Whether the turns of a loop, of a block each, are bounded after so many, where none is known to be asked for. No
    program comes there with one block done: its write is refused."""
    known = Knowledge(variant())
    place = setting(TARGET, known.specification, ROLES["encrypt_blocks"], 0, {0: const(0, 8)}, False)
    context = Context(TARGET, place.contract, known.normal, known.solver)
    head = Head(0, turn(0, TARGET.xlen), 1, (), {}, 0, [])
    return bounded(context, head, replace(place.entry, done=Linear(TARGET.xlen, blocks, {})))


def undone(*changes: tuple[str, str], wrong: int | None = None) -> Witness:
    """Whether the text of `tests.verify.test_inverse` undoes its encryption, with one wrong entry in its table."""
    entries = [value ^ (place == wrong) for place, value in enumerate(test_inverse.INVERSE)]
    return lambda: test_inverse.verdict(edit(test_inverse.text(entries), *changes)).verdict is Verdict.PROVED


def field(old: str, new: str, everywhere: bool) -> Witness:
    """Whether a cipher of products modulo 2**16 + 1 undoes its encryption, where these are wrong for a few words."""
    return lambda: test_modular.verdict(old, new, everywhere) is Verdict.PROVED


# S-box, an exchange of two values, both undone, in that order: not the order in which decryption undoes them.
EXCHANGE = [1, 0, *range(2, 256)]
EXCHANGED = (
    (", ".join(map(str, test_inverse.INVERSE)), ", ".join(str(test_inverse.INVERSE[v]) for v in EXCHANGE)),
    ("  schedule", f"  table C: bits(8) -> bits(8) = [{', '.join(map(str, EXCHANGE))}]\n  schedule"),
    ("B[y[0]]", "C[B[y[0]]]"),
)

BITS = """
cipher Bits {
  word 8 little
  block 2 words
  variant Bits { key 2 words }
  schedule Bits(t) -> rk: word[1][2] { rk[0] = [t[0], t[1]] }
  encrypt(x, rk) -> y { y[0] = x[0] ^ (x[1] & rk[0][0])  y[1] = x[1] ^ rk[0][1] }
  decrypt(y, rk) -> x { let b = y[1] ^ rk[0][1]  x[0] = y[0] ^ (b & rk[0][0])  x[1] = b }
}
"""
COPY = "  lbu t0, 0(a1)\n  lbu t1, 1(a1)\n  sw t0, 0(a0)\n  sw t1, 4(a0)\n  ret\n"
LOADS = "  lw t0, 0(a0)\n  lw t1, 4(a0)\n  lbu t2, 0(a1)\n  lbu t3, 1(a1)\n"
BITWISE = f"expand_key:\n{COPY}encrypt:\n{LOADS}  and t5, t3, t0\n  xor t5, t5, t2\n  xor t6, t3, t1\n{OUT}  ret\n"


def bitwise(more: str) -> Witness:
    """A cipher of bitwise operations, of which a block is spoilt before it is written. It is compared by its xor form
    first, as what is undone is."""

    def witness() -> bool:
        text: Variant = parse_cipher(BITS, "bits.cipher").variants["bits"]
        roles = {"expand_key": "expand_key", "encrypt": "encrypt"}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(equal, "MOST_SUMS", -1)
            return prove(assemble(edit(BITWISE, (OUT, more + OUT)), TARGET), "bits.o", TARGET, text, roles).proved

    return witness


def message(pattern: str, instead: str) -> Witness:
    """Asks of the function that takes a message, with one place of its code changed."""

    def proved() -> bool:
        text = test_messages.LITTLE
        changed = test_messages.code(text, "rv32i", pattern, instead)
        found = test_messages.verdicts(changed, text, "rv32i", "absorb")
        return all(o.verdict is Verdict.PROVED for o in found.values())

    return proved


def tail(pattern: str, instead: str) -> Witness:
    """Asks of the function whose last bytes of a message are proved for all numbers of them at once."""
    return lambda: test_tails.is_proved(pattern, instead)


def allowed_once() -> bool:
    """Whether look-ups in memory are proved constant time, after a proof that allowed them."""
    knowledge = Knowledge(test_look_ups.variant())
    test_look_ups.judge(test_look_ups.LOOKED, knowledge=knowledge)
    return test_look_ups.judge(test_look_ups.LOOKED, tables=False, knowledge=knowledge).proved


def merged_tables() -> bool:
    """Whether two sums of bits of an S-box are taken for equal, two S-boxes that differ in one entry, or an index and
    that with its bits in another order."""
    form, index = XorForm(), var("x", 4)
    entries = [12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2]
    sums = [lookup([(entry & bits).bit_count() % 2 for entry in entries], index, 1) for bits in range(16)]
    forms = [form(term) for term in (lookup(entries, index, 4), *sums)]
    wrong = form(lookup([*entries[:11], 9, *entries[12:]], index, 4))
    turned = form(lookup(entries, rotl(index, 1), 4))
    return forms[0] in (wrong, turned) or len({*forms[1:]}) < len(sums)


def between_sums() -> bool:
    """Whether circuits between sums, wrong for one value in 65,536, are taken for their tables."""
    code, text = test_equal.rounds(test_equal.spoiled), test_equal.rounds(test_equal.by_table)
    return test_equal.settle((code,), (text,)).verdict is Verdict.PROVED

"""A prover with a fault proves something wrong, and the tests see that.

Each fault has a witness, which is judged rightly without the fault and wrongly with it. So what the fault takes away is
needed, and a change of the prover that takes it away is noticed here.
"""

from __future__ import annotations

import pytest

from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.machine.row import Row
from ciphergen.verify import function
from ciphergen.verify.claim import contract, inverse
from ciphergen.verify.claim import message as messages
from ciphergen.verify.claim import obligation as results
from ciphergen.verify.claim.bit_symmetry import BitInstances, _BlockGates
from ciphergen.verify.claim.counter_symmetry import own_counters
from ciphergen.verify.claim.first_look import FirstLook
from ciphergen.verify.claim.round_keys import any_round_keys
from ciphergen.verify.claim.symmetry import Instances
from ciphergen.verify.equality import anf, smt
from ciphergen.verify.equality.anf import XorForm
from ciphergen.verify.equality.bit_graph import BitGraph
from ciphergen.verify.equality.comparisons import _parts, less, sign
from ciphergen.verify.equality.cuts import CutProver, _same_sum
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.modular import Product
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.equality.sweep import Sweep
from ciphergen.verify.equality.tables import look_up
from ciphergen.verify.execution import bounds, explore, memory, repeats, returns
from ciphergen.verify.execution.accesses import Accesses
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.machine import SymbolicMachine
from ciphergen.verify.execution.memory import Bytes
from ciphergen.verify.execution.paths import Paths
from ciphergen.verify.execution.state import Taint
from ciphergen.verify.execution.stretches import Noted, Stretch, Stretches
from ciphergen.verify.function import FunctionProver
from ciphergen.verify.induction import blocks as progress
from ciphergen.verify.induction import dead
from ciphergen.verify.induction import invariant as claims
from ciphergen.verify.induction.congruence import Congruence, _grouped
from ciphergen.verify.induction.infer import _Guess
from ciphergen.verify.induction.loops import _Progress
from ciphergen.verify.induction.tails import _Join
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object import literals
from ciphergen.verify.object.literals import Literals
from ciphergen.verify.object.relocation import Resolver
from ciphergen.verify.prove import _Prover
from ciphergen.verify.verdict import Report
from tests.test_messages import DOOR
from tests.verify import test_aarch64, test_tails
from tests.verify.faults import (
    BY_BITS,
    BY_ORDER,
    BY_SIGN,
    BY_SUM,
    EXCHANGED,
    FRAME,
    KEPT,
    ONE,
    OUT,
    SELDOM_A_KEY,
    STORE,
    UNDER,
    Fault,
    after_base,
    allowed_once,
    before_output,
    between_sums,
    bitwise,
    bounded_after,
    counter,
    every_other_counter,
    field,
    framed,
    loop,
    merged_tables,
    message,
    odd_lanes,
    of_any_round_keys,
    paths_meet,
    program,
    replaceable,
    row,
    slow_shifts,
    small_key_memory,
    tail,
    undone,
    without_time,
    words_from_before,
)
from tests.verify.test_congruence import C, K, L, asked
from tests.verify.test_instances import is_one_function
from tests.verify.test_literals import JUMP, LOAD, READ, TABLE, WORD
from tests.verify.test_loops import BATCHES_BY_SHIFT, COUNT_UP, LATE, NOT_THE_SAME_EACH_TURN, READ_AHEAD, TWO_MASKED
from tests.verify.test_modular import RARELY_WRONG
from tests.verify.tiny import BASE, BODY, edit

TWO = "  mv t2, s2\n  mv t3, s3\n"  # of the second block of a batch
ODD = "  andi t4, {0}, 1\n  bnez t4, 1f\n  j 2f\n1:\n  addi {1}, {1}, 1\n2:\n"  # adds 1 where a pointer is odd
REREAD = "  lbu t4, {0}(a1)\n  xor t4, t4, {1}\n  xor {2}, {2}, t4\n"  # adds nothing unless the input has changed
# Neighbouring bits change places.
SWAPPED = "  srli t4, t2, 1\n  andi t4, t4, 0x55\n  slli t2, t2, 1\n  andi t2, t2, 0xaa\n  or t2, t2, t4\n"
# The batch makes a sum of what is carried and what is not, so that its blocks are no instances of the single one.
FIRST = "  mv t2, s0\n  mv t3, s1\n"
CARRIED = "  and t4, t1, t2\n  slli t4, t4, 1\n  xor t6, t1, t2\n  add t6, t6, t4\n"
BY_CARRIES = BODY.replace("  add t6, t1, t2\n", CARRIED)
BY_OTHER_SUMS = BATCHES_BY_SHIFT.replace(FIRST + BODY, FIRST + BY_CARRIES).replace(TWO + BODY, TWO + BY_CARRIES)
UPPER = ("  ldr x19, [sp, #8]\n", "  ldr w19, [sp, #8]\n")
TURN = ".Lhead:\n"

FAULTS = (
    # Memory and the rules.
    Fault("reads before the first block", Accesses._check_bounds,
          "if low < 0 or not self.context.holds(self.state, self.context.at_least",
          "if not self.context.holds(self.state, self.context.at_least",
          row(STORE, "  lbu t4, -1(a1)\n" + STORE)),
    Fault("writes above its frame", SymbolicMachine._check_bounds, " or high > 0:", ":",
          framed("  sb t0, 16(sp)\n")),
    Fault("misaligned reads", SymbolicMachine._check_alignment, "if not self.context", "if False and not self.context",
          before_output("  lhu t4, 0(a1)\n")),
    Fault("writes to what is for reading", SymbolicMachine.store, "if not place.region.writable:", "if False:",
          before_output("  sw t0, 0(a0)\n")),
    Fault("time that depends on data", SymbolicMachine.run, "if row.timing is not Timing.DATA_INDEPENDENT:",
          "if False:", slow_shifts),
    Fault("reserved registers", SymbolicMachine._check_untouched, "if register in abi.reserved and", "if False and",
          before_output("  mv gp, t5\n")),
    Fault("a stack pointer that is misaligned", SymbolicMachine._move_stack, " or depth % stack.alignment", "",
          framed("  addi sp, sp, -4\n  addi sp, sp, 4\n")),
    Fault("jumps to twice an address", SymbolicMachine._inside, " and high.number == 1", "",
          before_output("  auipc t4, 0\n  addi t4, t4, 16\n  slli t4, t4, 1\n  jr t4\n")),
    Fault("a place by one of its values", Context.fixed,
          "if model is None or not self.holds(state, eq(term, const(model[term], term.width))):", "if model is None:",
          program(ONE, ("  lbu t2, 0(a1)\n", "  andi t4, a2, 2\n  add t4, t4, a1\n  lbu t2, 0(t4)\n"))),
    Fault("no answer is a yes", Context.holds, "is True", "is not False",
          without_time(before_output("  lhu t4, 0(a1)\n"), "_ask")),
    Fault("secrets that are not asked for first", Taint.is_public, "for a in t.args)", "for a in t.args[:1])",
          before_output("  sltu t4, a0, t5\n  bnez t4, 1f\n1:\n")),
    Fault("what was below the stack pointer", Bytes.drop_below, " if i >= offset", "",
          framed("  addi sp, sp, 16\n  addi sp, sp, -16\n")),
    Fault("two pointers in one address", memory.resolve, "if offset.terms:", "if False:",
          before_output("  add t4, a0, a1\n  lw t4, 0(t4)\n")),
    Fault("the upper half of a kept register", returns.check_registers,
          "target.files[register.file].bits", "32",
          lambda: test_aarch64.judge(edit(test_aarch64.BASE, UPPER)).proved),
    # Paths and loops.
    Fault("one side of a branch", explore.successors, ", *_taken(other, control, ends)]", "]",
          before_output(ODD.format("a1", "t5"))),
    Fault("loops for ever that do not", repeats.Repeats._publicly_same, "return all(", "return True or all(",
          before_output("  li t4, 9\n1:\n  addi t4, t4, -1\n  bnez t4, 1b\n"), right=True),
    Fault("turns that do nothing", _Progress.note, "if blocks:", "if True:",
          row(TURN, TURN + "  bltu a1, a0, .Lhead\n")),
    Fault("claims that a turn does not meet", claims.check, "if spot not in head.forgotten]", "if None]",
          loop(NOT_THE_SAME_EACH_TURN, "  li a4, 9\n", "  li t0, 9\n")),
    Fault("turns without bound", claims.bounded, "return turns is not None and all(", "return True or all(",
          lambda: bounded_after(1)),
    Fault("loops that are understood", _Guess._by_turn, "if difference.terms or", "if True or",
          program(BASE, (FRAME, FRAME)), right=True),
    Fault("fewer blocks than asked for", progress.all_done, "if contract.count is None:", "if True:",
          row("  lw t0, 0(a0)\n", "  addi a3, a3, -1\n  bnez a3, 1f\n  ret\n1:\n  lw t0, 0(a0)\n")),
    Fault("equal operations on other counters", Congruence.__call__, "same = not asked or", "same = True or",
          counter("what was computed for the epoch before")),
    Fault("public operands that are left out", _grouped, "if own:", "if False:",
          lambda: asked((K + C) + L, (K + L) + (C + 1))),
    # Results.
    Fault("half a block", results.compare, "if len(pairs) < len(wanted):", "if False:",
          program(ONE, (OUT, STORE))),
    Fault("the counter that is left", results.wrong_state, "if contract.mode_state is None or", "if True or",
          counter("the counter is not written back")),
    Fault("the counter after a short block", results.wrong_state, "-(-bytes_written(context, state) // contract.unit)",
          "bytes_written(context, state) // contract.unit", counter("the last block uses no counter")),
    Fault("counters that are left out", progress.after_blocks, "after(now, blocks)", "after(now, 2 * blocks)",
          every_other_counter),
    Fault("bits of a counter that are not fixed", progress._low_bits, "), None)", "), None if i else 0)",
          odd_lanes),
    Fault("values that the turn leaves alone", dead.used, "if variable in there", "if False", words_from_before,
          right=True),
    Fault("input that is read ahead", progress.restart, "first >= begin", "False", loop(READ_AHEAD, LATE, LATE),
          right=True),
    Fault("input that was overwritten, unseen", Context.note_read, "self.trace.read_late()", "pass",
          program(ONE, (OUT, STORE + REREAD.format(0, "t2", "t6") + "  sb t6, 1(a2)\n"))),
    Fault("input that was overwritten, seen", FunctionProver.prove, "if not run.context.trace.reads_late:", "if True:",
          program(ONE, (OUT, "  sb t6, 1(a2)\n" + REREAD.format(1, "t3", "t5") + STORE))),
    Fault("a block of other bits", Instances._number, "(t.op, t.param, t.width,", "(t.op, t.width,",
          loop(BATCHES_BY_SHIFT, TWO + BODY, TWO + BODY + "  srli t6, t6, 1\n")),
    Fault("a block of another's input", Instances._number, "offset - start", "offset % 2",
          loop(BATCHES_BY_SHIFT, TWO, "  mv t2, s0\n  mv t3, s1\n")),
    Fault("a bit of another's input", BitInstances.shapes, "if all(block in (i, SHARED) for _, block in bits)",
          "if True", loop(BY_OTHER_SUMS, TWO, FIRST)),
    Fault("another bit of a block", BitInstances._of_variable, '("input", place, bit)',
          '("input", place, bit ^ (block == 1 and place == 0))',
          loop(BY_OTHER_SUMS, TWO, TWO + SWAPPED)),
    Fault("another gate of a block", _BlockGates._node, "key = (table, *fan)",
          "key = (AND if table == OR else table, *fan)",
          loop(BY_OTHER_SUMS, TWO + BY_CARRIES, TWO + BY_CARRIES.replace("and t4", "or t4"))),
    Fault("a counter in another order", own_counters, "held[at] == before[i][j]", "True",
          lambda: is_one_function(0b1100)),
    # What paths share.
    Fault("other values in registers", Stretches._keep, "registers = tuple(stretch.read)", "registers = ()",
          paths_meet("xori t3, t3, 1")),
    Fault("other values in memory", Stretch.fits, "all(read.now", "True or all(read.now",
          paths_meet("sw t2, 12(sp)", "  lw t3, 12(sp)\n")),
    Fault("what one path's conditions allow", Noted.tells_all, "context.asked == self.asked", "True",
          paths_meet("nop", "  sh t3, 0(a2)\n")),
    # What proofs share.
    Fault("a function that was proved", Knowledge.proved_before, "same = all(", "same = True or all(",
          after_base(FRAME, "  mv s0, t4\n")),
    Fault("paths that were followed", Paths.find, " if all(code.get(i.address) == i for i in f.executed)", "",
          after_base(FRAME, "  mv s0, t4\n")),
    Fault("keys that were expanded", Knowledge.key_memory_like, "is Verdict.PROVED", "is not None",
          after_base("  xor t1, t1, t0\n", "  or t1, t1, t0\n")),
    Fault("what followed from more", Solver.implied, "if known <= given if follows else given <= known:", "if True:",
          row("  beq a3, zero, .Lnone\n", "  li t4, 2\n  bltu a3, t4, 1f\n  lbu t4, 0(a1)\n  j 2f\n"
              "1:\n  lbu t4, 0(a1)\n2:\n  beq a3, zero, .Lnone\n")),
    Fault("round keys that look equal", any_round_keys, "shown = schedule.", "shown = True or schedule.",
          of_any_round_keys(SELDOM_A_KEY)),
    # Constants in code.
    Fault("tables that are not allowed", Literals.read, "if entry and not self.tables:", "if False:", allowed_once),
    Fault("tables of two parts", anf._separate, "if all(", "if any(", merged_tables),
    Fault("bits of tables that are sums", XorForm._column, "left, found = left ^ values, found ^ bit",
          "left, found = left ^ values, bit", merged_tables),
    Fault("the order of an index", anf._in_order, "entries[i] for i in _places(order)", "*entries", merged_tables),
    Fault("constants of another function", Literals._of_function, "b <= at < b + count and ", "",
          program(TABLE, (FRAME, f"  auipc a5, 0\n  lw a5, -60(a5)\n  addi a5, a5, -5\n  add t5, t5, a5\n{FRAME}"))),
    Fault("constants that a linker changes", Literals.read, "if not self._obj.changed.isdisjoint(found.words()):",
          "if False:", program(TABLE, (WORD, JUMP), (READ, READ.replace("28", "32") + "  addi t0, t0, 5 - 0x6f\n"))),
    Fault("constants between words", Literals.read, "if not self._target.unaligned and", "if False and",
          program(TABLE, (LOAD, "  lw t4, 30(t3)\n"), (WORD, "  .word 0x50000, 0\n"))),
    Fault("constants that are executed", literals.executed, "not places.isdisjoint(literal.words())", "False",
          program(TABLE, (READ, READ.replace("28", "0") + "  addi t0, t0, 5 - 0x17\n"))),
    Fault("constants that were others", literals.alike,
          "literals.read(e.at, e.place, len(e.data), entry=e.entry) == e", "True",
          after_base(WORD, "  .word 4\n", TABLE)),
    # Equality.
    Fault("a sum that is negated in part", Linear.times, "self.constant * factor", "self.constant",
          program(ONE, ("  addi t0, t0, 5\n", "  li t2, 5\n  sub t0, t2, t0\n  neg t0, t0\n"))),
    Fault("a law that is none", Normalizer.lawful, "is_value(b, laws.absorbing &", "is_value(b, laws.absorbing + 2 &",
          before_output(BY_ORDER.replace("t4, 1\n", "t4, 2\n") + "  xor t5, t5, t4\n")),
    Fault("a comparison that is none", less, "return _is_zero(normal, a)", "return const(0, 1)",
          before_output(BY_ORDER + "  xor t5, t5, t4\n")),
    Fault("bits that need not be 0", _parts, "term.args if _is_put_together(term) else ()", "term.args",
          before_output(BY_ORDER + "  xor t5, t5, t4\n")),
    Fault("a sign that is none", sign, "return ~eq(number, const(0, number.width))", "return const(1, 1)",
          before_output(BY_SIGN + "  xor t5, t5, t4\n")),
    Fault("what the solver is told of 0", smt._equations, "yield value == 0", "yield value != value",
          before_output(BY_ORDER + "  xor t5, t5, t4\n")),
    Fault("tables in another order", look_up, "tuple(entries[v] for v in inner)",
          "tuple(inner[v] for v in entries)", undone(*EXCHANGED)),
    Fault("words that look equal", Sweep._represent, "self._equal(other, term)", "True",
          before_output(BY_SUM + "  xor t5, t5, t4\n")),
    Fault("bits between sums that look equal", Equality._freely, "self._free(a) == bits", "len(self._free(a)) > 0",
          between_sums),
    Fault("products that are gone", XorForm._both, "return found ^ flip", "return flip",
          bitwise(BY_BITS + "  xor t5, t5, t4\n")),
    Fault("products with a bit that is 0", XorForm._where, "self._ands.get(a ^ _ONE, ())",
          "set().union(*self._ands.values())", bitwise(BY_BITS + UNDER)),
    Fault("products with a bit that is 1", XorForm._where, "b ^ {part} ^ same[part]", "b ^ {part}",
          bitwise(BY_BITS + UNDER)),
    Fault("bits that look equal", BitGraph._merged, "if self._same(self, node, other):", "if True:",
          bitwise(BY_BITS + "  xor t5, t5, t4\n")),
    Fault("bits that are lost", BitGraph.either, "self.both(a ^ 1, b ^ 1) ^ 1", "ONE",
          bitwise(BY_BITS + "  xor t5, t5, t4\n")),
    Fault("no answer about bits is a yes", CutProver._ask, "return answer is True", "return answer is not False",
          without_time(bitwise(BY_BITS + "  xor t5, t5, t4\n"), "unsatisfiable")),
    Fault("sums of bits that are no sums", _same_sum, "return False  # all others", "return True  # all others",
          bitwise(BY_BITS + "  xor t5, t5, t4\n")),
    Fault("a byte that does not come back", inverse._settle, "list(zip(back, block, strict=True))",
          "list(zip(back, block, strict=True))[1:]", undone(wrong=100)),
    Fault("a product that is wrong for 0", Product.is_proved, "self._holds_for_zero() and", "",
          field(*RARELY_WRONG[0])),
    Fault("a product that is right for 0", Product.is_proved, "and self._holds_for_others(solver)", "",
          field(*RARELY_WRONG[1])),
    # What is asked, of which bytes, and what is assumed.
    Fault("a V_key that is too small", _Prover._expand, "execute(job, size,", "execute(job, None,",
          small_key_memory),
    Fault("a V_key of more than the key", _Prover._check_of_key, "only = key.issuperset(variables(content.values()))",
          "only = True", program(ONE, (KEPT, KEPT + "  sw s5, 8(a0)\n"), (OUT, OUT + "  lw s5, 8(a0)\n"))),
    Fault("a V_key of another path", _Prover._check_same, "contents[1:]", "contents[2:]",
          program(ONE, (KEPT, ODD.format("a1", "t1") + KEPT))),
    Fault("V_key aligned to 8", contract._region, "alignment=target.key_alignment", "alignment=8",
          before_output("  andi t4, a0, 4\n  beqz t4, 1f\n  addi t5, t5, 1\n1:\n")),
    Fault("input aligned to 2", contract._region, "initial, block, buffer.alignment", "initial, block, 2",
          before_output("  lhu t4, 0(a1)\n")),
    Fault("rows of few blocks", contract._row_facts, "((1 << target.buffer_bits) - 1) // times", "256",
          row(STORE, "  li t4, 300\n  bgeu t4, a3, 1f\n  addi t6, t6, 1\n1:\n" + STORE)),
    Fault("code that a linker replaces", Resolver._is_fixed, "symbol.bind in _FIXED_BINDS and", "",
          replaceable),
    Fault("a bit of a word", Decoder.decode, "if (word, size) not in self._seen:",
          "word &= ~(1 << 30)\n    if (word, size) not in self._seen:",
          program(ONE, ("  add t5, t5, t3\n", "  sub t5, t5, t3\n"))),
    Fault("the chain at a loop head", claims.carried_pairs, "if e is not found[spot]", "if False",
          message(r"(tiny_absorb:.*?block1:.*?    add t5, t1, t0\n)", r"\1" + DOOR)),
    Fault("the chain that is left", messages._compare, "range(len(chain))", "range(0)",
          message(r"(tiny_absorb:.*?last2:.*?    sw \w+, )4\(a1\)\n", r"\g<1>0(a1)\n")),
    Fault("a message of no bytes", messages._is_empty, "mode.empty is None or", "True or",
          message(r"(tiny_absorb:.*?)bne (\w+), zero, (\.Ltiny_absorb_some\d+)\n", r"\1beq \2, \2, \3\n")),
    Fault("one of several numbers of bytes", _Join._claims, "zip(values, here,", "zip(values[1:], here[1:],",
          tail(*test_tails.NONE)),
    Fault("how many bytes there may be", _Join.made, "self._conditions(min(numbers), most)",
          "self._conditions(most, most)", tail(*test_tails.BEHIND)),
    Fault("what holds on one path of several", _Join._conditions, "if all(c in", "if any(c in",
          tail(*test_tails.BEHIND)),
    Fault("the next bound", bounds.assume, "least + 1", "least + 2", tail(*test_tails.IN_FRONT)),
    Fault("the sign of a number", Row.decode, "held -= 2 * (held & sign)", "held -= 0",
          before_output("  not t4, zero\n  srli t4, t4, 31\n  add t5, t5, t4\n")),
    Fault("what is not refuted is proved", vars(Report)["proved"].fget, "o.verdict is Verdict.PROVED",
          "o.verdict is not Verdict.REFUTED", loop(COUNT_UP, "addi a5, a5, 1\n", TWO_MASKED)),
)  # fmt: skip


# Faults of what proves equalities, which the solver alone sees in code that z3 can settle by itself.
SEEN_ALONE = (
    "a sum that is negated in part",
    "words that look equal",
    "products that are gone",
    "products with a bit that is 0",
    "products with a bit that is 1",
    "bits that look equal",
    "bits that are lost",
    "no answer about bits is a yes",
)


# The solver takes half a minute for these two; tests/verify/test_modular.py has products of four bits for each value.
LONG = ("a product that is wrong for 0", "a product that is right for 0")
EACH = [pytest.param(f, id=f.name, marks=[pytest.mark.long] if f.name in LONG else []) for f in FAULTS]


@pytest.mark.parametrize("fault", EACH)
def test_a_fault_is_seen_in_what_is_proved(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(function, "settled_alone", lambda *_: None)
    monkeypatch.setattr(FirstLook, "__call__", lambda *_: None)  # it sees wrong blocks, which faults have proved
    assert fault.witness() is fault.right
    fault.put_in(monkeypatch)
    assert fault.witness() is not fault.right


@pytest.mark.parametrize("name", SEEN_ALONE)
def test_a_fault_of_what_proves_equalities_is_seen_by_the_solver_alone(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = next(fault for fault in FAULTS if fault.name == name)
    fault.put_in(monkeypatch)
    assert fault.witness() is fault.right


def test_a_prover_without_a_fault_bounds_turns_by_what_is_asked_for() -> None:
    assert bounded_after(0)
    assert not bounded_after(1)

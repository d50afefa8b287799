"""A prover with a fault in what it executes for any values proves something wrong, and the tests see that."""

from __future__ import annotations

import pytest

from ciphergen.verify.equality.few_bits import FewBits
from ciphergen.verify.execution.free_values import AnyValue, Freed, FreeMemory, _distance
from ciphergen.verify.execution.general import GeneralRun, _Execution, _last
from tests.verify.faults import Fault
from tests.verify.general_programs import (
    BETWEEN_KEYS,
    BY_OUTPUT,
    CALL,
    CIRCUIT,
    DUMMY,
    FIRST,
    FROM_MEMORY,
    IN_MEMORY,
    KEPT_KEY,
    LOW,
    ONE,
    OTHER_KEY,
    OUT,
    PUSHED,
    SECOND,
    TWO,
    WHERE,
    by_numbers,
    circuit,
    numbers,
    of_numbers,
    routine,
    second,
)
from tests.verify.test_few_bits import OVERLAPPING, keeps

FAULTS = (
    Fault("public values that are others", GeneralRun.fits, "state.registers[register] is value", "True",
          routine(of=(FIRST, OTHER_KEY))),
    Fault("public values that are others, in memory", GeneralRun.fits, "registers and all(", "registers or all(",
          routine(*IN_MEMORY, FROM_MEMORY, of=(FIRST, OTHER_KEY))),
    Fault("constant bits that are others", AnyValue.found, "part is not piece", "False",
          routine((ONE, ONE.replace(CALL, LOW + CALL)), second("  mv a5, a0\n"),
                  of=(FIRST.replace("x[1]", "x[1] & 0xff"), OTHER_KEY.replace("(u)", "(u & 0xff)")))),
    Fault("a pointer that leads elsewhere", _distance, "linear.terms != {region.base: 1}", "False",
          routine((ONE, DUMMY + ONE), second("  addi a5, a2, 4\n"))),
    Fault("a pointer that is misaligned", _distance, "None if distance % region.alignment else ", "",
          routine((ONE, DUMMY + ONE), second("  addi a5, a0, 2\n"), of=(FIRST, BETWEEN_KEYS))),
    Fault("a number elsewhere", Freed.replaced, "pointed or is_any", "is_any",
          routine(numbers(3, 3, 5), *by_numbers(), of=of_numbers(3, 3))),
    Fault("what it stored itself", FreeMemory._free, " or first in self._own", "",
          routine((ONE, KEPT_KEY + ONE), (WHERE, WHERE + "  sw t2, 8(sp)\n  lw t2, 8(sp)\n"),
                  (TWO, "  sw a6, 8(sp)\n" + TWO), of=(FIRST.replace("x[1]", "rk[0][0]"), SECOND))),
    Fault("what a store leaves of one before", _last, "if not places <= over:", "if not places & over:",
          routine((ONE, f"  sw zero, 8(sp)\n{ONE}  lw a4, 8(sp)\n  srli a4, a4, 8\n  xor a6, a6, a4\n"),
                  (WHERE, WHERE + "  sw t2, 8(sp)\n  sb t2, 8(sp)\n"))),
    Fault("what one path's conditions allow, in general", _Execution.run, "not self.noted.tells_all(self.context)",
          "False", routine((ONE, BY_OUTPUT + ONE), (WHERE, WHERE + "  sh zero, 0(a2)\n"))),
    Fault("what was below the stack pointer, in general", _Execution.run, "not self.noted.tells_all(self.context)",
          "False", routine((WHERE, WHERE + PUSHED),
                           (OUT, "  addi sp, sp, -16\n  lw a4, 0(sp)\n  addi sp, sp, 16\n" + OUT))),
    Fault("the order of an index", FewBits._index, "in reversed(order)]", "in order]",
          routine((CIRCUIT, circuit((3, 2, 1, 0))))),
    Fault("bits of two tables", FewBits._joined, "run.home(known) is bits", "known <= bits",
          lambda: not keeps(OVERLAPPING)),
    Fault("values that stand in another order", FewBits._joined, "entries << form.term.width | ", "entries | ",
          lambda: not keeps(OVERLAPPING)),
)  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_seen_in_what_is_proved(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not fault.witness()
    fault.put_in(monkeypatch)
    assert fault.witness()

"""TBL on a table of constants, which is one look-up, means what it means on a table in a register."""

from __future__ import annotations

from random import Random

from ciphergen.backends import target
from ciphergen.backends.machine.effects import computed
from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import evaluate
from tests.backends.samples import Numbers

ON = target("aarch64")
TBL = ON.rows["tbl_16b"]


def test_a_table_of_constants_is_looked_up_as_one_in_a_register() -> None:
    """Every index in a lane, and random tables; the meaning over variables compares an index with sixteen numbers."""
    anything = computed(TBL)
    assert anything is not None
    source = Random(1)
    for first in range(0, 256, 16):
        table = source.getrandbits(128)
        index = int.from_bytes(bytes(source.sample(range(first, first + 16), 16)), "little")
        registers = {Register("v", 1): table, Register("v", 2): index}
        machine = Numbers(ON, TBL, {"Rd": 0, "Rn": 1, "Rm": 2}, registers, 0, source)
        TBL.meaning(machine)
        known = {anything.variables["Rn"]: table, anything.variables["Rm"]: index}
        assert evaluate([anything.term], known)[0] == machine.registers[Register("v", 0)]

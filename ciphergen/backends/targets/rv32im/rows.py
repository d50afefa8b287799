"""RV32I with M: the rows of `rv32i` and its own.

Cost, predicted and not measured, and why it is the same for all operands. `e31`: five cycles until the result, one
multiplication at a time (FE310-G000 manual, 3.3, which has only divisions depend on their operands). `ibex`: three
cycles in its multiplier `fast`; its multiplier `slow` ends early where operands are short, so it is not meant.
"""

from __future__ import annotations

from ciphergen.backends.machine.row import Cost
from ciphergen.backends.targets.riscv.mul import mul_rows
from ciphergen.backends.targets.rv32i.rows import ROWS as BASE

ROWS = {**BASE, **mul_rows(32, {"e31": Cost(5), "ibex": Cost(3, 3.0)})}

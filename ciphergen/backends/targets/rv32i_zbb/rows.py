"""RV32I with Zbb: the rows of `rv32i` with the costs of the cores that have Zbb, and its own.

Cost, predicted and not measured. `rocket`: all take one cycle, as every operation of its ALU. `ibex`: a
rotation occupies the ALU for two cycles (`alu_multicycle_o` in ibex_decoder.sv), all else takes one.
"""

from __future__ import annotations

from ciphergen.backends.targets.riscv.zbb import rows_of_rv32
from ciphergen.backends.targets.rv32i.rows import ROWS as BASE

ROWS = rows_of_rv32(BASE)

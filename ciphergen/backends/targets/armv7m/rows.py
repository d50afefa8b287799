"""Armv7-M: every instruction that code for it may use, by name."""

from __future__ import annotations

from ciphergen.backends.machine.row import by_name
from ciphergen.backends.targets.armv7m.branch_rows import BRANCH_ROWS
from ciphergen.backends.targets.armv7m.compute_rows import COMPUTE_ROWS
from ciphergen.backends.targets.armv7m.memory_rows import MEMORY_ROWS
from ciphergen.backends.targets.armv7m.short_rows import SHORT_ROWS

ROWS = by_name(COMPUTE_ROWS, MEMORY_ROWS, BRANCH_ROWS, SHORT_ROWS)

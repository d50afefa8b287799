"""Armv7-M: cycles on the Cortex-M3 and the Cortex-M4, which share one pipeline of three stages: single issue, in order.

After Arm's Cortex-M3 Technical Reference Manual (DDI 0337, r2p0 and later, table 3-1) and Cortex-M4 Technical Reference
Manual (DDI 0439, table 3-1), with memory that answers at once (no wait states). A data-processing instruction takes one
cycle, the shift of its second operand included. A load takes two, but "neighboring load and store single instructions
can pipeline their address and data phases", so that a run of n loads takes n + 1. A store takes one, since the write
buffer takes its data. Not in the model: that an address waits a cycle for the register that the instruction in front of
it has written. A branch that is taken
takes 1 + P cycles, where P, the refill of the pipeline, is "1 to 3, depending on alignment and width of the target
instruction, and whether the processor manages to speculate the address early"; 2 is taken.
"""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.backends.machine.core import Core, Pipeline
from ciphergen.backends.machine.row import Cost

_PIPELINE = Pipeline(waw=False, replay=None, mispredicted=0, streams=True)
CORES = {
    "cortex-m3": Core("cortex-m3", "Arm Cortex-M3: single issue, in order, three stages", 1, pipeline=_PIPELINE),
    "cortex-m4": Core("cortex-m4", "Arm Cortex-M4: single issue, in order, three stages", 1, pipeline=_PIPELINE),
}
DEFAULT_CORE = "cortex-m4"


def _both(cost: Cost) -> Mapping[str, Cost]:
    return dict.fromkeys(CORES, cost)


COMPUTE = _both(Cost(1))
LOAD = _both(Cost(2, 2.0))
STORE = _both(Cost(1))
BRANCH = _both(Cost(1, 3.0))

"""Functions that have the row of blocks do the work: a function on one block is a row of one, and counter mode encrypts
its counters in the frame.

Only where a single block goes through the rounds of the row anyway, and the row is in the same file. What is called has
a symbol of its own there, which no other file sees, so that linkers need not care who else defines the public one.
"""

from __future__ import annotations

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.generator.frames.blocks import takes_one
from ciphergen.generator.machine import Called
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.interface.role import Part, Role
from ciphergen.interface.table import row_of_blocks


def symbol(prefix: str, variant: str, role: str) -> Called:
    """Return the symbol, local to the file, of a function that others of it call. role: its name."""
    return Called(f"{prefix}{variant}_{role}_local")


def has_row(plan: Plan, role: Role) -> bool:
    """Return True if a function on one block becomes a row of one."""
    return role.blocks == 1 and role.keyed and _possible(plan)


def counts_in_frame(plan: Plan) -> bool:
    """Return True if counter mode encrypts counters in its frame, those that its own batches leave at least: blocks are
    whole numbers of the frame's places, and these are registers full of words of memory, or nothing else than a call
    of the row does the rounds."""
    rules = of_frame(plan)
    bits = plan.target.files[rules.file].bits
    full = rules.bits * rules.lanes == bits or plan.layouts()[-1][0].calls_routines
    return full and 8 * plan.variant.block_bytes % bits == 0 and _possible(plan)


def of_frame(plan: Plan) -> RuleSet:
    """Return the rules for the registers in which key stream comes from the frame."""
    one = plan.layouts()[-1][0].rules
    return one if one.lanes > 1 else plan.words


def own_batches(plan: Plan) -> int:
    """Return how many of the first layouts have batches in counter mode itself, which keeps what is fixed in an epoch:
    those in front of the rounds that a single block goes through."""
    return max(len(plan.layouts()) - 2, 0)


def blocks_of_calls(plan: Plan) -> list[int]:
    """Return how many counters are encrypted by a call, the most first: as many as a batch has and as are left, and,
    where code is not to be small, two batches, since each call sets up what it keeps in registers."""
    blocks = [layout.blocks for layout, _ in plan.layouts()[own_batches(plan) :]]
    return blocks if plan.small else [2 * blocks[0], *blocks]


def _possible(plan: Plan) -> bool:
    return plan.generation.idioms.function_calls is not None and not plan.variant.entries and takes_one(plan)


def one_in_row(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    """Build a function on one block as a jump to the row of blocks, with one block."""
    given = build.arguments()
    row = symbol(prefix, plan.variant.name, row_of_blocks(role.direction).name)
    one = build.constant(plan.words, 1)
    build.leave_to(row, given[Part.ROUND_KEYS], given[Part.SOURCE], given[Part.OUTPUT], one)

"""The shapes of the functions of the C interface: what builds each shape that a row of the interface can name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ciphergen.generator.frames.blocks import ONCE, many_blocks, one_block
from ciphergen.generator.frames.bounce_buffer import fits, guard, needed, symbol
from ciphergen.generator.frames.called_row import has_row, one_in_row
from ciphergen.generator.frames.ccm import ccm
from ciphergen.generator.frames.cipher_fold import cipher_fold
from ciphergen.generator.frames.cmac import cmac
from ciphergen.generator.frames.ctr import counter_mode
from ciphergen.generator.frames.derived_schedule import expand_derived
from ciphergen.generator.frames.entry_blocks import blocks_of_entry
from ciphergen.generator.frames.entry_message import entry_message
from ciphergen.generator.frames.entry_point import entry_point
from ciphergen.generator.frames.entry_stream import entry_stream
from ciphergen.generator.frames.gcm import gcm
from ciphergen.generator.frames.key_schedule import expand_key, expand_ready
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Shape
from ciphergen.interface.phases import FOLD_SHAPE, KEY_SHAPE, SHAPE, PhaseRole
from ciphergen.interface.role import Role

Build = Callable[[Plan, Role, Builder, str], None]


def shape(plan: Plan, role: Role, prefix: str) -> Shape:
    """Return the shape of a function. prefix: in front of its symbol.

    Raises:
        Unsupported: the target has no means for it.
    """
    kind, name = SHAPES[role.shape], f"{prefix}{plan.variant.name}_{role.name}"
    build = Builder(plan.processor, plan.generation, name, role, small=plan.smallest, weight=kind[1])
    build.in_file(f"{prefix}{plan.variant.name}")
    kind[0](plan, role, build, prefix)
    return build.finish()


def _key_schedule(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    expand_key(plan, build)


def _one_block(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    if has_row(plan, role):
        one_in_row(plan, role, build, prefix)
        return
    checked = needed(plan) and fits(role)
    one_block(plan, role, build, partial(guard, plan, shared=symbol(plan, prefix)) if checked else None)


def _many_blocks(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    many_blocks(plan, role, build)


def _counter_mode(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    counter_mode(plan, build, prefix)


def _key_stream(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    entry_stream(plan, role, build)


def _ready_schedule(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    expand_ready(plan, role, build)


def _derived_key(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    expand_derived(plan, role, build, prefix)


def _blocks_of_entry(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    blocks_of_entry(plan, role, build)


def _entry_point(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    entry_point(plan, role, build)


def _message(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    entry_message(plan, role, build)


def _phases(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    assert isinstance(role, PhaseRole)
    MODES[role.phases](plan, role, build, prefix)


# What builds the functions of a mode with phases.
MODES: dict[str, Callable[[Plan, PhaseRole, Builder, str], None]] = {"ccm": ccm, "cmac": cmac, "gcm": gcm}


# What builds a shape, and how often its beginning runs for each block of data.
SHAPES: dict[str, tuple[Build, float]] = {
    "key schedule": (_key_schedule, 1.0),
    "one block": (_one_block, 1.0),
    "row of blocks": (_many_blocks, ONCE),
    "counter mode": (_counter_mode, ONCE),
    "entry point": (_entry_point, 1.0),
    "schedule of an entry point": (_ready_schedule, 1.0),
    "derived key": (_derived_key, 1.0),
    "row of blocks that share inputs": (_blocks_of_entry, ONCE),
    "key stream": (_key_stream, ONCE),
    "message": (_message, ONCE),
    SHAPE: (_phases, ONCE),
    KEY_SHAPE: (_phases, 1.0),
    FOLD_SHAPE: (cipher_fold, ONCE),
}

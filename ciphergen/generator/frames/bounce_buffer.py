"""A bounce buffer for single blocks at addresses that are not multiples of the word size, where the target needs that
and code is to be small; else code has a way for each alignment (`layouts.access`).

Code for one block begins with a check of its pointers. If one is misaligned it calls a function that all of
a variant share: that copies the block to the stack, comes back to the code with both pointers aimed at the
copy, and at the code's return copies the result to where the caller wants it.
"""

from __future__ import annotations

from ciphergen.generator.layouts.access import if_misaligned
from ciphergen.generator.machine import Called
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref, Shape
from ciphergen.interface.role import Part, Role


def needed(plan: Plan) -> bool:
    """Return True if the target has realignment code, and code for one block is small and needs it."""
    by_bytes = plan.layouts()[-1][0].by_bytes
    return plan.small and not plan.processor.unaligned and plan.generation.idioms.calls is not None and not by_bytes


def fits(role: Role) -> bool:
    """Return True if a function takes one block in the arguments that the shared code expects."""
    return role.blocks == 1 and [p.part for p in role.parameters] == [Part.ROUND_KEYS, Part.SOURCE, Part.OUTPUT]


def symbol(plan: Plan, prefix: str) -> Called:
    """Return the symbol of the shared function, local to the file."""
    return Called(f"{prefix}{plan.variant.name}_misaligned")


def guard(plan: Plan, build: Builder, shared: Called) -> None:
    """Build the alignment check at a function's beginning, on its arguments in their physical registers."""
    _, source, target = plan.processor.abi.arguments[:3]
    aligned, slow = build.label("aligned"), build.label("misaligned")
    if_misaligned(build, build.either(source, target), plan.words.bits // 8, slow)
    with build.cold(slow):
        build.call(shared)
        build.jump(aligned)
    build.place(aligned)
    build.begin_frame(aligned, deeper=_frame(plan))


def _frame(plan: Plan) -> int:
    """Return the size of the shared frame in bytes: the copied block, the return address and the output pointer,
    rounded up to the stack alignment."""
    return _up(_saved(plan) + 2 * plan.processor.xlen // 8, plan.processor.abi.stack_alignment)


def _saved(plan: Plan) -> int:
    """Return where registers are saved behind the block: a block may be shorter than a register."""
    return _up(plan.variant.block_bytes, plan.processor.xlen // 8)


def _up(size: int, unit: int) -> int:
    """Return a size rounded up to a multiple of a unit."""
    return (size + unit - 1) // unit * unit


def shared_function(plan: Plan, prefix: str) -> Shape:
    """Return the function that `guard` calls. The code writes only registers that the caller has not begun to use."""
    abi, size, word = plan.processor.abi, plan.variant.block_bytes, plan.processor.xlen // 8
    saved = _saved(plan)
    build = Builder(plan.processor, plan.generation, symbol(plan, prefix).name, "misaligned")
    calls, stack = build.idioms.calls, abi.stack_pointer
    assert calls is not None, "see `needed`"
    _, source, target = abi.arguments[:3]
    at, end, byte = [r for r in abi.scratch if r != calls.link and r not in abi.arguments][:3]

    def copy(first: Ref, second: Ref, name: str) -> None:
        """Build a loop that copies `size` bytes from `first` to `second`. One of the two is `at`, the pointer into the
        copy on the stack; `end` is the end of the copy."""
        head = build.label(name)
        build.add(stack, 0, into=at)
        build.add(stack, size, into=end)
        with build.loop(head, 1.0):
            build.load(1, first, 0, "in", into=byte)
            build.add(first, 1, into=first)
            build.store(1, byte, second, 0, "out")
            build.add(second, 1, into=second)
            build.branch("if_different", at, end, head)
        build.place(build.label("after"))

    build.add(stack, -_frame(plan), into=stack)
    build.store(word, abi.return_address, stack, saved, "stack")
    build.store(word, target, stack, saved + word, "stack")
    copy(source, at, "fetch")
    build.add(stack, 0, into=source)
    build.add(stack, 0, into=target)
    build.call_back()
    build.load(word, stack, saved + word, "stack", into=target)
    build.load(word, stack, saved, "stack", into=abi.return_address)
    copy(at, target, "deliver")
    build.add(stack, _frame(plan), into=stack)
    build.leave()
    return build.finish()

"""Single blocks at addresses that are not multiples of the word size, where the target needs that and code is to be
small; else code has a way for each alignment (`layouts.access`).

Code for one block begins with a check of its pointers. If one is misaligned it calls a function that all of
a variant share: that copies the block to the stack, comes back to the code with both pointers aimed at the
copy, and at the code's return copies the result to where the caller wants it.
"""

from __future__ import annotations

from ciphergen.backends.machine.rule import LocalCalls
from ciphergen.backends.machine.target import Register
from ciphergen.generator.code import Code
from ciphergen.generator.frames.work import Work
from ciphergen.generator.layouts.access import if_misaligned
from ciphergen.generator.machine import Function, Symbol


def needed(work: Work) -> bool:
    """Whether the target has such code, and code for one block is to be small and needs it."""
    by_bytes = work.layouts()[-1][0].by_bytes
    return work.small and not work.target.unaligned and work.generation.idioms.calls is not None and not by_bytes


def symbol(work: Work, prefix: str) -> Symbol:
    """The shared function, local to the file."""
    return Symbol(f"{prefix}{work.variant.name}_misaligned")


def guard(work: Work, code: Code, shared: Symbol) -> None:
    """The check, at a function's beginning, on its arguments as they come."""
    _, source, target = work.target.abi.arguments[:3]
    aligned, slow = code.label("aligned"), code.label("misaligned")
    word = work.words.bits // 8
    if_misaligned(code, code.idioms.either(code, source, target), word, slow)
    with code.cold(slow):
        _calls(code).call(code, shared)
        code.jump(aligned)
    code.place(aligned)
    code.function.framed = aligned.name
    code.function.deeper = _frame(work)


def _calls(code: Code) -> LocalCalls:
    found = code.idioms.calls
    assert found is not None, "see `needed`"
    return found


def _frame(work: Work) -> int:
    """The copy, the return address and the pointer to the output, rounded up."""
    alignment = work.target.abi.stack_alignment
    size = work.variant.block_bytes + 2 * work.target.xlen // 8
    return (size + alignment - 1) // alignment * alignment


def shared_function(work: Work, prefix: str) -> Function:
    """The function that `guard` calls. It uses registers of which the code has not begun to make use."""
    abi, size, word = work.target.abi, work.variant.block_bytes, work.target.xlen // 8
    code = Code(work.target, work.generation, symbol(work, prefix).name, "misaligned")
    idioms, calls, stack = code.idioms, _calls(code), abi.stack_pointer
    _, source, target = abi.arguments[:3]
    at, end, byte = [r for r in abi.scratch if r != calls.link and r not in abi.arguments][:3]

    def copy(first: Register, second: Register, name: str) -> None:
        """`size` bytes; the pointer that is `at` begins at the copy, whose end is `end`."""
        head = code.label(name)
        idioms.add(code, stack, 0, into=at)
        idioms.add(code, stack, size, into=end)
        code.place(head)
        idioms.load(code, 1, first, 0, memory="in", into=byte)
        idioms.add(code, first, 1, into=first)
        idioms.store(code, 1, byte, second, 0, memory="out")
        idioms.add(code, second, 1, into=second)
        idioms.if_different(code, at, end, head)
        code.place(code.label("after"))

    idioms.add(code, stack, -_frame(work), into=stack)
    idioms.store(code, word, abi.return_address, stack, size, memory="stack")
    idioms.store(code, word, target, stack, size + word, memory="stack")
    copy(source, at, "fetch")
    idioms.add(code, stack, 0, into=source)
    idioms.add(code, stack, 0, into=target)
    calls.call_back(code)
    idioms.load(code, word, stack, size + word, memory="stack", into=target)
    idioms.load(code, word, stack, size, memory="stack", into=abi.return_address)
    copy(at, target, "deliver")
    idioms.add(code, stack, _frame(work), into=stack)
    code.leave()
    return code.finish()

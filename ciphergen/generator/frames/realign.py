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
from ciphergen.interface.role import Part, Role


def needed(work: Work) -> bool:
    """Return True if the target has realignment code, and code for one block is small and needs it."""
    by_bytes = work.layouts()[-1][0].by_bytes
    return work.small and not work.target.unaligned and work.generation.idioms.calls is not None and not by_bytes


def fits(role: Role) -> bool:
    """Return True if a function takes one block in the arguments that the shared code expects."""
    return role.blocks == 1 and [p.part for p in role.parameters] == [Part.ROUND_KEYS, Part.SOURCE, Part.OUTPUT]


def symbol(work: Work, prefix: str) -> Symbol:
    """Return the symbol of the shared function, local to the file."""
    return Symbol(f"{prefix}{work.variant.name}_misaligned")


def guard(work: Work, code: Code, shared: Symbol) -> None:
    """Emit the alignment check at a function's beginning, on its arguments in their physical registers."""
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
    """Return the size of the shared frame in bytes: the copied block, the return address and the output pointer,
    rounded up to the stack alignment."""
    alignment = work.target.abi.stack_alignment
    size = work.variant.block_bytes + 2 * work.target.xlen // 8
    return (size + alignment - 1) // alignment * alignment


def shared_function(work: Work, prefix: str) -> Function:
    """Return the function that `guard` calls. The code writes only registers that the caller has not begun to use."""
    abi, size, word = work.target.abi, work.variant.block_bytes, work.target.xlen // 8
    code = Code(work.target, work.generation, symbol(work, prefix).name, "misaligned")
    idioms, calls, stack = code.idioms, _calls(code), abi.stack_pointer
    _, source, target = abi.arguments[:3]
    at, end, byte = [r for r in abi.scratch if r != calls.link and r not in abi.arguments][:3]

    def copy(first: Register, second: Register, name: str) -> None:
        """Emit a loop that copies `size` bytes from `first` to `second`. One of the two is `at`, the pointer into the
        copy on the stack; `end` is the end of the copy."""
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

"""Paths that come to one place again and again: loops and calls without an end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.memory import Bytes
from ciphergen.verify.execution.state import State
from ciphergen.verify.verdict import Broken, Property, Verdict

# A path that comes to a place with nothing public changed but a stack pointer so much lower calls itself for ever.
DEEPER = 4096


class Repeats:
    """A detector of paths that repeat: a path that is where it was before with nothing public changed comes there again
    and again, as nothing else decides where it goes (Brent: the state that is kept is renewed after 1, 2, 4, ...
    backward jumps)."""

    def __init__(self, context: Context) -> None:
        self._is_public = context.secrecy.is_public
        self._context = context
        self._kept: _Seen | None = None
        self._turns, self._limit = 0, 1

    def check(self, state: State, address: int) -> None:
        kept = self._kept
        if kept is not None and kept.pc == state.pc:
            # Only as much is compared as has to be: with each call of a function by itself more is stored.
            registers, others = [*state.registers.items()], [*kept.registers.items()]
            if kept.stored == state.memory.stored() and self._publicly_same(others, registers):
                values, before = [*state.memory.as_stored()], [*kept.memory.as_stored()]
                if self._publicly_same(before, values):
                    # A value may be public for the secrets of some turns only, though none like it was ever seen: where
                    # secrets changed, a run has to confirm it.
                    same = others == registers and before == values
                    verdict = Verdict.REFUTED if same else Verdict.UNDECIDED
                    raise Broken(Property.CONTROL, address, "loops for ever", verdict)
            if self._deeper(kept, state):
                text = f"comes here again and again, nothing public changed but the stack, now {DEEPER:,} bytes deeper"
                raise Broken(Property.CONTROL, address, text, Verdict.UNDECIDED)
        self._turns += 1
        if self._turns == self._limit:
            seen = _Seen(state.pc, dict(state.registers), state.memory.stored(), state.memory.copy())
            self._kept, self._turns, self._limit = seen, 0, 2 * self._limit

    def _deeper(self, kept: _Seen, state: State) -> bool:
        """Return True if the stack pointer is much lower and no other public register has changed. A run has to confirm
        the endless recursion, since stack contents may end it."""
        before, now = dict(kept.registers), dict(state.registers)
        stack = self._context.target.abi.stack_pointer
        fall = Linear.of(before.pop(stack)).plus(Linear.of(now.pop(stack)).times(-1))
        if fall.terms or not DEEPER <= fall.constant < 1 << (fall.width - 1):
            return False
        return self._publicly_same(list(before.items()), list(now.items()))

    def _publicly_same(self, before: Sequence[tuple[object, Term]], now: Sequence[tuple[object, Term]]) -> bool:
        if [place for place, _ in before] != [place for place, _ in now]:
            return False
        pairs = ((a, b) for (_, a), (_, b) in zip(before, now, strict=True))
        return all(a is b or not (self._is_public(a) or self._is_public(b)) for a, b in pairs)


@dataclass(frozen=True)
class _Seen:
    """A path's state at a place, for comparison. stored: how many bytes."""

    pc: int
    registers: dict[Register, Term]
    stored: int
    memory: Bytes

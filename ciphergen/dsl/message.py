"""Whole messages on bytes: a mode's text run on numbers, with the cipher's own program for each block."""

from __future__ import annotations

from ciphergen.dsl import term
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.concrete import Concrete, IntRows
from ciphergen.dsl.mode import Mode
from ciphergen.dsl.mode_check import run_block
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term
from ciphergen.dsl.unfold import External


def message(mode: Mode, direction: str, concrete: Concrete, round_keys: IntRows, state: bytes, data: bytes) -> bytes:
    """Return a message after `encrypt` or `decrypt` of a mode.

    Args:
        state: the mode's first state in memory order, such as the counter.
        data: whole blocks unless the mode allows a short tail.
    """
    size = concrete.variant.block_bytes

    def through(name: str) -> External:
        crypt = concrete.encrypt if name == ENCRYPT else concrete.decrypt
        return lambda block: _block(crypt(round_keys, block.value.to_bytes(size, "big")))

    now, out = [_block(state[i : i + size]) for i in range(0, len(state), size)], b""
    for i in range(0, len(data), size):
        piece = data[i : i + size]
        now, whole = run_block(mode.tree, direction, now, _block(piece.ljust(size, b"\0")), through, Budget())
        out += whole.value.to_bytes(size, "big")[: len(piece)]
    return out


def _block(data: bytes) -> Term:
    return term.const(int.from_bytes(data, "big"), 8 * len(data))

"""The variables of the prover's terms, each with its secrecy.

Public are pointers, the number of blocks, the stack pointer, the place of the code, loop counters, the bytes of a
mode's counter, what an entry point says is public; secret are key, input, the chain of a message, what registers held
before.
"""

from __future__ import annotations

from functools import lru_cache

from ciphergen.dsl.entry import Port
from ciphergen.dsl.term import Term, var
from ciphergen.dsl.term.symbol import Secrecy, Symbol


def symbol(kind: str, width: int, secrecy: Secrecy, *index: int | str) -> Term:
    """Return a variable whose name holds its kind, indices and secrecy."""
    return var(Symbol(kind, index, secrecy), width)


def is_kind(term: Term, *kinds: str) -> bool:
    """Return True if a term is a symbol of one of the kinds."""
    return isinstance(term.param, Symbol) and term.param.kind in kinds


def secrecy(variable: Term) -> Secrecy:
    """Return the secrecy of a variable.

    Raises:
        TypeError: the variable is no symbol.
    """
    return variable.symbol.secrecy


def is_secret(variable: Term) -> bool:
    """Return True if a variable is, or may be, a secret."""
    return secrecy(variable) is not Secrecy.PUBLIC


@lru_cache(maxsize=64)
def pointer(name: str, width: int) -> Term:
    """Return the variable of a pointer that the caller passes, or of the stack pointer."""
    return symbol("pointer", width, Secrecy.PUBLIC, name)


def key_byte(number: int) -> Term:
    """Return the variable of a byte of the user's key."""
    return symbol("key", 8, Secrecy.SECRET, number)


def input_byte(offset: int) -> Term:
    """Return the variable of an input byte, counted from the first block that is not done."""
    return symbol("in", 8, Secrecy.SECRET, offset)


def port_byte(port: Port, number: int) -> Term:
    """Return the variable of a byte of an input of an entry point, public where the text says so."""
    return symbol("port", 8, Secrecy.PUBLIC if port.public else Secrecy.SECRET, port.name, number)


def port_bytes(port: Port) -> tuple[Term, ...]:
    """Return the variables of all bytes of an input of an entry point."""
    return tuple(port_byte(port, i) for i in range(port.bytes))


def input_offset(term: Term) -> int | None:
    """Return the offset of an input byte, None for other terms."""
    return _last(term) if is_kind(term, "in") else None


def counter_byte(number: int) -> Term:
    """Return the variable of a byte of the mode's state as the caller gives it; public, for a counter is no secret (SP
    800-38A, 6.5 and appendix B)."""
    return symbol("counter", 8, Secrecy.PUBLIC, number)


def chain_byte(number: int) -> Term:
    """Return the variable of a byte of the chain of a message as the caller gives it."""
    return symbol("chain", 8, Secrecy.SECRET, number)


def power_byte(number: int, place: int) -> Term:
    """Return the variable of a byte of a power of what a mode derives from the key."""
    return symbol("power", 8, Secrecy.SECRET, number, place)


def mode_byte(number: int) -> Term:
    """Return the variable of a byte of the mode's state before a block, in memory order."""
    return symbol("mode", 8, Secrecy.PUBLIC, number)


def own_byte(number: int) -> Term:
    """Return the variable of a byte of the mode's state that each block has of its own, whatever it is."""
    return symbol("own", 8, Secrecy.PUBLIC, number)


def turn(head: int, width: int) -> Term:
    """Return the variable of the number of turns at a loop head."""
    return symbol("turn", width, Secrecy.PUBLIC, hex(head))


def now(head: int, number: int) -> Term:
    """Return the variable of a byte of the mode's state at a loop head."""
    return symbol("now", 8, Secrecy.PUBLIC, hex(head), number)


def carried(head: int, number: int) -> Term:
    """Return the variable of a byte of the chain of a message at a loop head."""
    return symbol("carried", 8, Secrecy.SECRET, hex(head), number)


def counter_place(variable: Term) -> int | None:
    """Return the place of a byte in the mode's state, None for other variables."""
    return _last(variable) if is_kind(variable, "counter", "mode", "now") else None


def _last(variable: Term) -> int:
    """Return the last number of a symbol's index."""
    number = variable.symbol.index[-1]
    assert isinstance(number, int)
    return number


def of_a_head(variable: Term) -> bool:
    """Return True for variables of `turn`, `now` and `carried`, and for values of opaque functions, which are no one
    turn's alone."""
    return is_kind(variable, "turn", "now", "carried", "applied", "settled")


def tail_byte(number: int) -> Term:
    """Return the variable of one of the last bytes of a message, fewer than a block, or of a zero behind them."""
    return symbol("tail", 8, Secrecy.SECRET, number)


def tail_bytes(bits: int) -> Term:
    """Return the variable of the number of the last bytes of a message, fewer than a block."""
    return symbol("tails", bits, Secrecy.PUBLIC)


def settled(number: int, width: int) -> Term:
    """Return the variable of a value of an opaque function where its arguments are counted anew: of it nothing is known
    from there on."""
    return symbol("settled", width, Secrecy.SECRET, number)


def forgotten(what: str, head: int, width: int) -> Term:
    """Return a free variable, as good as secret, for a value at a loop head without a claim."""
    return symbol("forgotten", width, Secrecy.UNKNOWN, what, hex(head))


@lru_cache(maxsize=64)
def code(base: int, width: int) -> Term:
    """Return the variable for the address of the place `base` in the image: of a section of an object, or of all that
    is linked."""
    return symbol("code", width, Secrecy.PUBLIC, *([base] if base else []))


def base_of_code(term: Term) -> int | None:
    """Return the place of a base that `code` made, None for other terms."""
    if not is_kind(term, "code"):
        return None
    return int(term.symbol.index[0]) if term.symbol.index else 0


def linked(address: int, width: int) -> Term:
    """Return the variable for the first part of an address in another section, which a linker completes."""
    return symbol("linked", width, Secrecy.PUBLIC, hex(address))


def signed(depth: int, width: int) -> Term:
    """Return the variable for the return address, with or without an authentication code in its upper bits, signed with
    the stack pointer `depth` bytes below that at entry."""
    return symbol("signed", width, Secrecy.UNKNOWN, depth)

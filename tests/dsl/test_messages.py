"""What terms say of wrong uses, with the exact text, where no other test has it; what texts say, `mistakes.txt` has."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ciphergen.dsl.cipher import load
from ciphergen.dsl.mode import load_mode
from ciphergen.dsl.term import const, make, var
from ciphergen.dsl.term.gates import Wires
from ciphergen.dsl.term.pattern import pattern
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.dsl.term.walk import substitute

X, Y = var("x", 32), var("y", 8)
WRONG: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "no secrecy": (
        lambda: Symbol("key", (0,), "secret"),  # type: ignore[arg-type]  # what is refused
        TypeError,
        "the secrecy of 'key' is 'secret', not a Secrecy",
    ),
    "a dot in a kind": (
        lambda: Symbol("a.b", (0,), Secrecy.SECRET),
        ValueError,
        "a symbol of kind 'a.b' and index (0,) could be taken for another one",
    ),
    "the value of a variable": (lambda: X.value, ValueError, "not a constant: x:32"),
    "an operation that is none": (lambda: make("plus", (X, X), 32), ValueError, "no operation is called 'plus'"),
    "two widths": (
        lambda: make("add", (X, Y), 32),
        ValueError,
        "add of widths [32, 8] cannot give 32 bits (parameter None)",
    ),
    "a constant without bits": (lambda: const(1, 0), ValueError, "a constant of 0 bits"),
    "a variable without bits": (lambda: var("x", 0), ValueError, "a variable of 0 bits"),
    "a narrow replacement": (lambda: substitute([X], {X: Y}), ValueError, "x has 32 bits, its replacement 8"),
    "a pattern of no operation": (
        lambda: pattern("(plus a b)"), ValueError, "pattern '(plus a b)': no operation is called 'plus'"
    ),
    "a pattern with an argument too few": (
        lambda: pattern("(add a)"), ValueError, "pattern '(add a)': add of 1 terms"
    ),
    "a complement of wires": (lambda: Wires().invert(0), TypeError, "an operation that moves bits asks for a gate"),
    "an and of wires": (lambda: Wires().both(0, 1), TypeError, "an operation that moves bits asks for a gate"),
    "a block that is short": (
        lambda: load_mode("ecb").encrypt(load("lea").variant("lea128"), [], [], [const(0, 8)] * 17),
        ValueError,
        "17 bytes are not whole blocks of 16, which ECB needs",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_message(name: str) -> None:
    wrong, kind, message = WRONG[name]
    with pytest.raises(kind) as caught:
        wrong()
    assert str(caught.value) == message

"""Callers for a check of headers: a compiled call of each function that is declared has to reach it, and to return.

A caller of each function is compiled. A header in which a name is a macro for something else, or stands for another
symbol, or the function is said to be without effect (`const`, `pure`) or without return, makes another caller of it;
parameters in another order or of other types contradict the declaration that the caller brings. What it has to give can
be written, as most users' keys and data: in C++ another function might take that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ciphergen.dsl.errors import UserError
from ciphergen.interface.role import Role
from ciphergen.interface.spelling import plain_types

# A header's macros must not change what the caller says.
WORDS = ("void", "int", "const", "unsigned", "char", "__SIZE_TYPE__")
_CALLER = """
{result} {symbol}({types});
void {after}(void);
void ciphergen_call_{symbol}({parameters}) {{ {symbol}({arguments}); {after}(); }}
"""


def _after(symbol: str) -> str:
    return f"ciphergen_after_{symbol}"


def callers(functions: Mapping[str, tuple[Role, str]]) -> str:
    """Return the C text of a caller of each function. functions: by symbol, row and the variant's symbol."""
    made = []
    for symbol, (row, prefix) in functions.items():
        given = [(kind, f"p{number}") for number, kind in enumerate(plain_types(row, row.key_type(prefix)))]
        made.append(
            _CALLER.format(
                symbol=symbol,
                result=row.result,
                after=_after(symbol),
                types=", ".join(kind for kind, _ in given),
                parameters=", ".join(kind.removeprefix("const ") + name for kind, name in given),
                arguments=", ".join(name for _, name in given),
            )
        )
    return "".join(made)


def check_calls(functions: Iterable[str], wanted: frozenset[str], place: str) -> None:
    """Check the undefined symbols of the compiled callers against the functions that they should call.

    Raises:
        UserError: a call goes to another function or to none, or the code after it is left out.
    """
    for symbol in functions:
        if symbol not in wanted:
            found = f"a call of {symbol} does not call the function of that name"
            raise UserError(place, found, "a prototype without macros, attributes and other names")
        if _after(symbol) not in wanted:
            raise UserError(place, f"says that {symbol} does not return", "a prototype without attributes")

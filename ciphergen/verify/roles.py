"""The check of what is asked of a proof: which symbol is which function of the C interface."""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.interface.role import Role
from ciphergen.interface.spelling import asked
from ciphergen.interface.table import functions, key_expansion
from ciphergen.verify.object.object_file import ObjectFile


def check_roles(obj: ObjectFile, roles: Mapping[str, str], variant: Variant) -> None:
    """Check that the functions to prove are there, each in a role of the variant's C interface.

    Raises:
        UserError: a symbol or a role is wrong, or key expansion is not among those that use V_key.
    """
    check_symbols(obj, roles, functions(variant))
    expand = key_expansion().name
    if not variant.entries and (list(roles.values()).count(expand) != 1 or len(roles) < 2):
        raise UserError(
            "--function",
            f"the roles {', '.join(roles.values()) or '(none)'}",
            f"one {expand} and at least one other: what is proved goes from the user's key to the output",
            asked(f"my_{expand}"),
        )


def check_symbols(obj: ObjectFile, roles: Mapping[str, str], known: Mapping[str, Role]) -> None:
    """Check that symbols are functions of an object that a linker takes. known: the rows of all roles.

    Raises:
        UserError: a symbol or a role is wrong.
    """
    for symbol, role in roles.items():
        if role not in known:
            raise unknown(f"--function {symbol}={role}", "role", role, known)
        if symbol in obj.unfit:
            allowed = "one function of that name in code, which a linker takes"
            raise UserError(f"{obj.name}, {symbol}", obj.unfit[symbol], allowed)
        if symbol not in obj.functions:
            raise unknown(obj.name, "function", symbol, [f for f in obj.functions if not f.startswith(".L")])

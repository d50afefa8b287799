"""Object code for the prover: from text or a file, what its functions are called, and how large V_key is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from ciphergen.backends import target as find_target
from ciphergen.backends.toolchain import assemble
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object_file import read
from ciphergen.verify.roles import ROLES


def object_of(path: Path, target: str) -> bytes:
    """The object file at a path, or what the assembler makes of the text there.

    Raises:
        UserError: it cannot be read, or the assembler refuses it.
        ToolMissing: there is no assembler.
    """
    machine = find_target(target)
    try:
        data = path.read_bytes()
        return data if data.startswith(b"\x7fELF") else assemble(data.decode(), machine, file=str(path))
    except OSError as error:
        raise UserError(str(path), f"cannot be read: {error.strerror}", "assembly text or an object file") from None
    except UnicodeDecodeError:
        raise UserError(
            str(path), "is neither text in UTF-8 nor an ELF file", "assembly text or an object file"
        ) from None


def roles_by_name(code: bytes, file: str, target: str, symbol: str) -> dict[str, str]:
    """The functions in an object that are named as we name them, `lea128_encrypt` for `lea128`, with their roles."""
    found = read(code, file, find_target(target))
    defined = {*found.functions, *found.unfit}  # the prover says what is wrong with those that are unfit
    return {f"{symbol}_{role}": role for role in ROLES if f"{symbol}_{role}" in defined}


def declared_bytes(headers: Iterable[str], symbol: str) -> int:
    """sizeof(V_key), V being `symbol`, as C headers declare it: what a user allocates.

    Raises:
        UserError: no header declares it as an array of words.
    """
    declaration = re.compile(rf"typedef struct {{\s*uint(\d+)_t \w+\[(\d+)\];\s*}} {re.escape(symbol)}_key;")
    found = next(filter(None, map(declaration.search, headers)), None)
    if found is None:
        raise UserError(
            "the header",
            f"does not declare {symbol}_key",
            "an array of words",
            f"typedef struct {{ uint32_t rk[…]; }} {symbol}_key;",
        )
    return int(found[1]) // 8 * int(found[2])

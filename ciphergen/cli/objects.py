"""Object code for the prover: from text or a file, and how large V_key is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from ciphergen.backends import target as find_target
from ciphergen.backends.toolchain import assemble
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import read_file


def object_of(path: Path, target: str) -> bytes:
    """The object file at a path, or what the assembler makes of the text there.

    Raises:
        UserError: it cannot be read, or the assembler refuses it.
        ToolMissing: there is no assembler.
    """
    machine = find_target(target)
    try:
        data = read_file(path, "assembly text or object code")
        return data if data.startswith(b"\x7fELF") else assemble(data.decode(), machine, file=str(path))
    except UnicodeDecodeError:
        raise UserError(
            str(path), "is neither text in UTF-8 nor an ELF file", "assembly text or an object file"
        ) from None


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

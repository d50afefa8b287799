"""The facts about a variant with entry points, for the templates of header and self-test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.entry import Rate
from ciphergen.interface.role import Role
from ciphergen.interface.spelling import c_bytes, prototype
from ciphergen.interface.table import functions


def shown(given: Mapping[str, Any], cipher: Cipher) -> dict[str, Any]:
    """Return the facts about a variant. given: as `emit.files` takes it."""
    variant, known = given["variant"], functions(given["variant"])
    return {
        "title": variant.title,
        "symbol": given["symbol"],
        "functions": [
            {**f, **_function(variant, known[f["role"]], given["symbol"], cipher)} for f in given["functions"]
        ],
        "counter_mode": [],
    }


def _function(variant: Variant, row: Role, symbol: str, cipher: Cipher) -> dict[str, Any]:
    """Return the facts about a function: sizes of inputs and output, which input is a chain, and its vectors; of a key
    stream which input counts, and the function that makes one block of it."""
    entry = variant.entries[row.direction]
    (output,) = entry.outputs
    shown = {"row": row, "prototype": prototype(row, symbol, variant.key_bytes, variant.block_bytes), "vectors": []}
    shown |= {"inputs": [port.bytes for port in entry.inputs], "output_bytes": output.bytes}
    vectors = [v for v in cipher.entry_vectors if (v.variant, v.entry) == (variant.name, entry.name)]
    if row.mode:
        shown["tested"] = bool(vectors)
        (count,) = entry.of_rate(Rate.COUNT)
        shown |= {"one": f"{symbol}_{entry.name}", "little": variant.byte_order == "little"}
        return {**shown, "count": entry.inputs.index(count), "counted": count.name}
    names = [port.name for port in entry.inputs]
    return {
        **shown,
        "chain": names.index(output.name) if output.name in names else None,
        "vectors": [
            {"inputs": [c_bytes(v.inputs[name]) for name in names], "output": c_bytes(v.outputs[output.name])}
            for v in vectors
        ],
    }

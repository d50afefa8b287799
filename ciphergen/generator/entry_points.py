"""The facts about a variant with entry points, for the templates of header and self-test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.entry import Rate
from ciphergen.dsl.entry_vectors import EntryVector
from ciphergen.dsl.message_mode import MessageMode
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
        "modes": [],
    }


def _function(variant: Variant, row: Role, symbol: str, cipher: Cipher) -> dict[str, Any]:
    """Return the facts about a function: sizes of inputs and output, which input is a chain, and its vectors; of a key
    stream which input counts, and the function that makes one block of it."""
    entry = variant.entries[row.direction]
    shown = {"row": row, "prototype": prototype(row, symbol, variant.key_bytes, variant.block_bytes), "vectors": []}
    shown |= {"message": False, "streams": False, "messages": [], "makes_ready": ""}
    vectors = [v for v in cipher.entry_vectors if (v.variant, v.entry) == (variant.name, entry.name)]
    if entry.message is not None:
        return {**shown, **_message(MessageMode.of(variant, entry.name), vectors)}
    (output,) = entry.outputs
    shown |= {"inputs": entry.inputs, "output_bytes": output.bytes, "alignment": output.alignment}
    shown["makes_ready"] = output.name if entry.expands else ""
    shown["block"] = next((port for port in entry.inputs if port.name == row.source.name), None)
    if row.mode:
        shown |= {"streams": True, "tested": bool(vectors)}
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


def _message(mode: MessageMode, vectors: Sequence[EntryVector]) -> dict[str, Any]:
    """Return the facts about a function that takes or makes a message: its ports in the order of the text, the size of
    a block, and its vectors."""
    taken, made, chain = mode.taken.name if mode.taken else "", mode.made.name if mode.made else "", mode.chain.name
    return {
        "message": True,
        "takes": taken,
        "makes": made,
        "chain": chain,
        "block_bytes": mode.block.bytes,
        "ports": [(port.name, port.bytes, port.alignment) for port in mode.whole.inputs],
        "longest": max((_length(mode, vector) for vector in vectors), default=0),
        "messages": [
            {
                "inputs": {name: c_bytes(data) or "0" for name, data in vector.inputs.items()},
                "bytes": _length(mode, vector),
                "chain": c_bytes(vector.outputs[chain]),
                "made": c_bytes(vector.outputs.get(made, b"")) or "0",
            }
            for vector in vectors
        ],
    }


def _length(mode: MessageMode, vector: EntryVector) -> int:
    """Return the number of bytes of a vector's message."""
    return len({**vector.outputs, **vector.inputs}[mode.block.name])

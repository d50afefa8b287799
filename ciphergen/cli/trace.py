"""`gen trace`: round keys and the state after each round, as standards print them; of entry points without keys."""

from __future__ import annotations

from ciphergen.cli import trace_entry
from ciphergen.cli.ciphers import find
from ciphergen.cli.options import TraceOptions
from ciphergen.cli.screen import print_json
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.errors import UserError, shown
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.trace import BlockTrace, document, lines, trace, words
from ciphergen.dsl.variant import Variant


def run(asked: TraceOptions) -> None:
    """Print the trace of a block under a key, or of an entry point.

    Raises:
        UserError: an input is missing or wrong, or key or block has a wrong length.
    """
    entry, inputs, key, block = asked.entry, asked.inputs or (), asked.key, asked.plain
    if (entry or inputs) and (key or block or asked.decrypt):
        raise UserError("--entry", "with a key or a block", "--input for the inputs of an entry point")
    data = _hexadecimal("--key", key or "")
    known = find(asked.cipher)
    if known.has_entries:
        trace_entry.run(known, asked.variant, entry, inputs, json=asked.json)
        return
    for option, value in (("--key", key), ("--plain", block)):
        if value is None:
            raise UserError("gen trace", f"Missing option '{option}'", "", "gen trace --help")
    chosen = _variant(known, asked.variant, data)
    text = _hexadecimal("--plain", block or "")
    if len(text) != chosen.block_bytes:
        raise UserError("--plain", f"{len(text)} bytes", f"{chosen.block_bytes} bytes for {chosen.name}")
    direction = DECRYPT if asked.decrypt else ENCRYPT
    found = trace(chosen, direction, data, text)
    if asked.json:
        print_json({"variant": chosen.name, "direction": direction, **_document(found)})
    else:
        print("\n".join(lines(found.round_keys, found.start, found.stages, {"": found.result.hex()})))


def _hexadecimal(option: str, digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        raise UserError(option, f"'{shown(digits)}'", "bytes in hexadecimal, in the order of memory") from None


def _variant(cipher: Cipher, name: str | None, key: bytes) -> Variant:
    """Return the variant of that name, or the first whose key is as long.

    Raises:
        UserError: there is no such variant, or its key has another length.
    """
    variants = [cipher.variant(name)] if name else list(cipher.variants.values())
    fit = next((variant for variant in variants if variant.key_bytes == len(key)), None)
    if fit is None:
        sizes = ", ".join(f"{variant.key_bytes} bytes for {variant.name}" for variant in variants)
        raise UserError("--key", f"{len(key)} bytes", sizes)
    return fit


def _document(found: BlockTrace) -> dict[str, object]:
    keys = {name: words(value) for name, value in found.round_keys.items()}
    return {"round_keys": keys, **document(found.start, found.stages), "result": found.result.hex()}

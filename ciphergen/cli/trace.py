"""`gen trace`: round keys and the state after each round, as standards print them."""

from __future__ import annotations

from ciphergen.cli.ciphers import find
from ciphergen.cli.screen import print_json
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.errors import UserError, shown
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.trace import BlockTrace, Values, trace, words
from ciphergen.dsl.variant import Variant


def run(cipher: str | None, variant: str | None, key: str, block: str, *, decrypt: bool, json: bool) -> None:
    """Print the trace of a block under a key.

    Raises:
        UserError: an input is wrong, or key or block has a wrong length.
    """
    data = _hexadecimal("--key", key)
    known = find(cipher)
    if known.has_entries:
        raise UserError("--cipher", "a text with entry points, of which no trace is made yet", "a block cipher")
    chosen = _variant(known, variant, data)
    text = _hexadecimal("--plain", block)
    if len(text) != chosen.block_bytes:
        raise UserError("--plain", f"{len(text)} bytes", f"{chosen.block_bytes} bytes for {chosen.name}")
    direction = DECRYPT if decrypt else ENCRYPT
    found = trace(chosen, direction, data, text)
    if json:
        print_json({"variant": chosen.name, "direction": direction, **_document(found)})
    else:
        print("\n".join(_as_text(found)))


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


def _as_text(found: BlockTrace) -> list[str]:
    """Return the trace as text: a line for each name that a round changes."""
    stages = [(stage.name.replace(".", " "), _texts(stage.state)) for stage in found.stages]
    rows = [*_texts(found.round_keys).items(), *((f"block {name}", text) for name, text in _texts(found.start).items())]
    rows += [(f"{stage} {name}", text) for stage, state in stages for name, text in state.items()]
    rows.append(("result", found.result.hex()))
    wide = max(len(name) for name, _ in rows)
    return [f"{name:{wide}}  {text}" for name, text in rows]


def _texts(values: Values) -> dict[str, str]:
    return {name: " ".join(words(value)) for name, value in values.items()}


def _document(found: BlockTrace) -> dict[str, object]:
    stages = [
        {"name": stage.name, "line": stage.place.line, "state": {name: words(v) for name, v in stage.state.items()}}
        for stage in found.stages
    ]
    return {
        "round_keys": {name: words(value) for name, value in found.round_keys.items()},
        "input": {name: words(value) for name, value in found.start.items()},
        "stages": stages,
        "result": found.result.hex(),
    }

"""The facts about modes with phases for the templates of header and self-test, with known answers for the latter."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.phase_entries import fused, kept_keys, phase_entries
from ciphergen.dsl.phase_mode import PhaseBytes, PhaseMode
from ciphergen.dsl.phase_run import TAG
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.generator.known_answers import PUBLISHED, is_shipped
from ciphergen.interface.parts import PartNames
from ciphergen.interface.phases import CODED, PhaseRole, made_of, message_of, mode_functions, phase_rows
from ciphergen.interface.role import Holds, Role
from ciphergen.interface.spelling import c_bytes, prototype
from ciphergen.interface.table import one_block, row_of_bytes

# Of what begins a message in a mode: what it is called, how many bytes it best has, and what else is said of it.
_BEGINNINGS = {
    "gcm": ("initialization vector", 12, "has any number of bytes but none, 12 is the best one"),
    "ccm": ("nonce", 12, "has 7 to 13 bytes; how long a message is has to fit the 15 less these"),
}
# The C around a mode's functions that does a message in parts, and its test.
_PARTS = {"gcm": ("gcm_parts.j2", "gcm_parts_selftest.j2")}
# Bytes of what is given beside the message, of the message and of the tag, in answers that are computed.
_COMPUTED = {
    "gcm": ((12, 20, 33, 16), (12, 0, 0, 12), (16, 1, 64, 4), (1, 16, 15, 16)),
    "ccm": ((12, 20, 33, 16), (13, 0, 0, 4), (7, 14, 64, 8), (10, 1, 15, 16)),
    "cmac": ((0, 16), (16, 8), (40, 16), (64, 1)),
}


def modes_shown(given: Mapping[str, Any], cipher: Cipher) -> Iterator[dict[str, Any]]:
    """Yield the facts about each mode with phases of a variant. given: as `emit.files` takes it."""
    variant, symbol = given["variant"], given["symbol"]
    for name in CODED:
        mode = load_phase_mode(name, 8 * variant.block_bytes)
        rows = mode_functions(mode, variant.name)
        made = [f for f in given["functions"] if f["role"] in rows]
        if made:
            entries = phase_entries(mode, variant.name)
            makes_key, there, back = phase_rows(mode).values()
            yield {
                "title": mode.title,
                "standard": mode.standard,
                "symbol": f"{symbol}_{name}",
                "makes_key": f"{symbol}_{makes_key.name}",
                "there": f"{symbol}_{there.name}",
                "back": f"{symbol}_{back.name}",
                "key_type": makes_key.key_type(symbol),
                "declaration": given["derived"].get(name, ""),
                "derived_bytes": len(kept_keys(mode)) * mode.block_bits // 8,
                "tag_bytes": _sizes(mode.tag_bytes),
                "longest_tag": max(mode.tag_bytes),
                "no_tag": " && ".join(f"t != {size}" for size in mode.tag_bytes),
                "strings": [b.name for b in there.buffers if b.holds is Holds.STRING and b.name != TAG],
                "makes": there.message is not None,
                "makes_twice": bool(fused(mode)),
                "begins": dict(zip(("title", "bytes", "more"), _BEGINNINGS[name], strict=True))
                if name in _BEGINNINGS
                else None,
                "parts": PartNames().symbols(f"{symbol}_{name}") if name in _PARTS else None,
                "texts": _PARTS.get(name),
                "block": f"{symbol}_{one_block(ENCRYPT).name}",
                "counted": f"{symbol}_{row_of_bytes(ENCRYPT).name}",
                "is_tag": " || ".join(f"tag_bytes == {size}" for size in mode.tag_bytes),
                "functions": [_function(f, rows[f["role"]], symbol, variant, entries) for f in made],
                "answers": [_c_answer(a) for a in _answers(cipher, variant, mode)],
            }


def _sizes(sizes: tuple[int, ...]) -> str:
    """Return the lengths of a tag in words."""
    if len(sizes) > 2 and sizes == tuple(range(sizes[0], sizes[-1] + 1)):
        return f"{sizes[0]} to {sizes[-1]}"
    return ", ".join(map(str, sizes[:-1])) + f" or {sizes[-1]}" if len(sizes) > 1 else str(sizes[0])


def _function(facts: Mapping[str, Any], row: Role, symbol: str, variant: Variant, entries: Variant) -> dict[str, Any]:
    """Return the facts about a function. entries: what works block by block, with a key of its own."""
    of = variant if isinstance(row, PhaseRole) else entries
    return {**facts, "row": row, "prototype": prototype(row, symbol, of.key_bytes, of.block_bytes)}


def _answers(cipher: Cipher, variant: Variant, mode: PhaseMode) -> list[dict[str, bytes]]:
    """Return known answers: the published ones of a shipped cipher, else some that are computed with the texts."""
    found = json.loads(PUBLISHED.read_text(encoding="utf-8")).get(cipher.name, {}).get(mode.name, [])
    if is_shipped(cipher) and found:
        known = [a for a in found if a["variant"] == variant.name]
        return [{k: bytes.fromhex(v) for k, v in a.items() if k in _fields(mode)} for a in known]
    return [_computed(variant, mode, *sizes) for sizes in _COMPUTED[mode.name]]


def _fields(mode: PhaseMode) -> tuple[str, ...]:
    """Return the names of the parts of an answer."""
    made = ("cipher",) if made_of(mode, ENCRYPT) is not None else ()
    return ("key", *_beside(mode), "plain", *made, TAG)


def _beside(mode: PhaseMode) -> list[str]:
    """Return the names of the byte strings that encryption takes beside the message."""
    names = [name for name, is_string in mode.given(ENCRYPT).items() if is_string]
    return [name for name in names if name != message_of(mode, ENCRYPT).name]


def _computed(variant: Variant, mode: PhaseMode, *sizes: int) -> dict[str, bytes]:
    """Return an answer computed with the texts of cipher and mode."""
    key, *others = (
        bytes((i + 16 * n) % 256 for i in range(size)) for n, size in enumerate((variant.key_bytes, *sizes[:-1]))
    )
    names, tag = _beside(mode), min(sizes[-1], max(mode.tag_bytes))
    given = dict(zip([*names, message_of(mode, ENCRYPT).name], others, strict=True))
    made, out = PhaseBytes.of(mode, Concrete(variant), key).encrypt(given, tag), made_of(mode, ENCRYPT)
    assert made is not None, "the lengths are allowed"
    found = {"key": key, **dict(zip([*names, "plain"], others, strict=True)), TAG: made[TAG]}
    return found if out is None else {**found, "cipher": made[out.name]}


def _c_answer(answer: Mapping[str, bytes]) -> dict[str, Any]:
    """Return the answer as C initialisers, with the lengths of its parts."""
    return {name: {"data": c_bytes(data) or "0", "bytes": len(data)} for name, data in answer.items()}

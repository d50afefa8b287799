"""The facts about modes with phases for the templates of header and self-test, with known answers for the latter."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.phase_entries import phase_entries
from ciphergen.dsl.phase_mode import PhaseBytes, PhaseMode
from ciphergen.dsl.phase_run import TAG
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.generator.known_answers import PUBLISHED, is_shipped
from ciphergen.generator.layouts.derived_keys import UNIT, with_derived_keys
from ciphergen.interface.phases import CODED, PhaseRole, message_of, mode_functions, phase_rows
from ciphergen.interface.role import Role
from ciphergen.interface.spelling import c_bytes, prototype

_SHORT_IV = 12
_COMPUTED = ((12, 20, 33, 16), (12, 0, 0, 12), (16, 1, 64, 4), (1, 16, 15, 16))  # bytes of iv, aad, message and tag


def modes_shown(given: Mapping[str, Any], cipher: Cipher, alignment: int) -> Iterator[dict[str, Any]]:
    """Yield the facts about each mode with phases of a variant. given: as `emit.files` takes it; alignment: of keys, in
    bytes."""
    variant, symbol = given["variant"], given["symbol"]
    for name in CODED:
        made = [f for f in given["functions"] if f["role"].startswith(f"{name}_")]
        if made:
            mode = load_phase_mode(name)
            rows, entries = mode_functions(mode, variant.name), phase_entries(mode, variant.name)
            yield {
                "title": mode.title,
                "standard": mode.standard,
                "symbol": f"{symbol}_{name}",
                **dict(
                    zip(("makes_key", "there", "back"), (f"{symbol}_{row}" for row in phase_rows(mode)), strict=True)
                ),
                "key_type": next(iter(phase_rows(mode).values())).key_type(symbol),
                "declaration": with_derived_keys(entries).key_layout(8 * UNIT).declaration(alignment),
                "tag_bytes": _sizes(mode.tag_bytes),
                "no_tag": " && ".join(f"t != {size}" for size in mode.tag_bytes),
                "short_iv": _SHORT_IV,
                "functions": [_function(f, rows[f["role"]], symbol, variant, entries) for f in made],
                "answers": [_c_answer(a) for a in _answers(cipher, variant, mode)],
            }


def _sizes(sizes: tuple[int, ...]) -> str:
    """Return the lengths of a tag in words."""
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
        return [{name: bytes.fromhex(a[name]) for name in ("key", "iv", "aad", "plain", "cipher", TAG)} for a in known]
    return [_computed(variant, mode, *sizes) for sizes in _COMPUTED]


def _computed(variant: Variant, mode: PhaseMode, iv: int, aad: int, message: int, tag: int) -> dict[str, bytes]:
    """Return an answer computed with the texts of cipher and mode."""
    key, *others = (
        bytes((i + 16 * n) % 256 for i in range(size)) for n, size in enumerate((variant.key_bytes, iv, aad, message))
    )
    names = [name for name, is_string in mode.given(ENCRYPT).items() if is_string]
    made = PhaseBytes.of(mode, Concrete(variant), key).encrypt(dict(zip(names, others, strict=True)), tag)
    assert made is not None, "the lengths are allowed"
    _, coded = message_of(mode, ENCRYPT)
    fields = dict(zip(("iv", "aad", "plain"), others, strict=True))
    return {"key": key, **fields, "cipher": made[coded.name], TAG: made[TAG]}


def _c_answer(answer: Mapping[str, bytes]) -> dict[str, Any]:
    """Return the answer as C initialisers, with the lengths of its parts."""
    return {name: {"data": c_bytes(data) or "0", "bytes": len(data)} for name, data in answer.items()}

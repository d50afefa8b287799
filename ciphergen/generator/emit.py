"""Text of the generated files, by templates. The only file that knows them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from ciphergen.backends.optional import AUTHENTICATE, BTI, NEGATE, NOTE, PROTECTION, SIGN
from ciphergen.backends.target import Target
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.generator.answers import Answer, counter_mode
from ciphergen.generator.machine import Function, text
from ciphergen.generator.unwinding import RESTORE, directives, unwinding

# What a caller may pass; `{V}`, `{B}`, `{K}`: variant's symbol, bytes of a block, of a key.
_PROTOTYPES = {
    "expand_key": "void {V}_expand_key({V}_key *ks, const uint8_t key[{K}]);",
    "encrypt": "void {V}_encrypt(const {V}_key *ks, const uint8_t in[{B}], uint8_t out[{B}]);",
    "decrypt": "void {V}_decrypt(const {V}_key *ks, const uint8_t in[{B}], uint8_t out[{B}]);",
    "encrypt_blocks": "void {V}_encrypt_blocks(const {V}_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);",
    "decrypt_blocks": "void {V}_decrypt_blocks(const {V}_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);",
    "ctr": "void {V}_ctr(const {V}_key *ks, uint8_t counter[{B}], const uint8_t *in, uint8_t *out, size_t bytes);",
}
_PROPERTIES = ("result", "memory", "calling convention", "constant time")
_MOST_BLOCKS = 9


def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("ciphergen", "templates"),
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def render(template: str, values: Mapping[str, Any]) -> str:
    """A template of `ciphergen/templates`, filled in."""
    return _environment().get_template(template).render(**values)


def assembly(function: Function, target: Target) -> str:
    """The body of a function in GNU syntax; labels are local to the file and carry the function's name."""
    named = {block.label: f"{function.name}_{block.label}" for block in function.blocks}
    labels = {label: f"L({name})" if target.other_objects else f".L{name}" for label, name in named.items()}
    used = {inst.label for inst in function.instructions()}
    signed = target.protected and any(target.abi.return_address in inst.writes for inst in function.instructions())
    lines = ["    .cfi_startproc"]
    if target.protected:
        lines += [SIGN, NEGATE] if signed else [BTI]
    frames, returned = iter(directives(unwinding(function, target), target)), False
    for block in function.blocks:
        if block.label in used:
            lines.append(f"{labels[block.label]}:")
        for inst in block.insts:
            told = next(frames)
            returns = signed and inst.row.effects.jumps and inst.label is None
            lines += [NEGATE] if returned and RESTORE not in told else []
            lines += [*told, AUTHENTICATE, NEGATE] if returns else told
            note = f"  /* {inst.note} */" if inst.note else ""
            lines.append(f"    {text(inst, target, labels)}{note}")
            returned = returns
    return "\n".join([*lines, "    .cfi_endproc"])


def prototype(role: str, symbol: str, variant: Variant) -> str:
    """The C prototype of a function."""
    return _PROTOTYPES[role].format(V=symbol, B=variant.block_bytes, K=variant.key_bytes)


def contract(
    command: str, cipher: Cipher, target: Target, functions: Sequence[Mapping[str, Any]], *, proved: bool
) -> str:
    """What the files promise, as JSON. proved: whether they are written after a proof only."""
    return json.dumps(
        {
            "command": command,
            "cipher": cipher.name,
            "cipher_sha256": cipher.sha256,
            "target": target.name,
            "proved": {"properties": list(_PROPERTIES), "verdicts": "proof.json"} if proved else None,
            "functions": list(functions),
        },
        indent=2,
    )


def c_bytes(data: bytes) -> str:
    """The inside of a C initialiser."""
    return ", ".join(f"0x{byte:02x}" for byte in data)


def files(
    command: str,
    cipher: Cipher,
    target: Target,
    directives: Sequence[str],
    prefix: str,
    variants: Sequence[Mapping[str, Any]],
    *,
    proved: bool,
) -> dict[str, str]:
    """All files by name.

    proved: whether they are written after a proof only.
    variants: for each `variant`, `symbol`, `declaration`, `functions` (each with `symbol`, `role`, `stack`, `bytes` and
    its text, `lines`), `shared` (symbols and texts of functions that only those call).
    """
    name = prefix + cipher.name
    common: dict[str, Any] = {"command": command, "cipher": cipher, "target": target, "directives": directives}
    common |= {"proved": proved, "protection": PROTECTION if target.protected else "", "note": NOTE}
    shown = [_shown(v, cipher) for v in variants]
    common["counter_mode"] = any(view["counter_mode"] for view in shown)
    facts = [_facts(f, v["variant"]) for v in variants for f in v["functions"]]
    made: dict[str, str] = {}
    made[f"{cipher.name}.h"] = render(
        "header.h.j2",
        {
            **common,
            "file": f"{cipher.name}.h",
            "guard": f"{name.upper()}_{target.name.upper()}_H",
            "variants": shown,
            "stack": any(fact["stack_bytes"] for fact in facts),
            "contract": contract(command, cipher, target, facts, proved=proved),
        },
    )
    for given, view in zip(variants, shown, strict=True):
        own = [_facts(f, given["variant"]) for f in given["functions"]]
        made[f"{given['variant'].name}.S"] = render(
            "assembly.S.j2",
            {
                **common,
                "file": f"{given['variant'].name}.S",
                "variant": given["variant"],
                "contract": contract(command, cipher, target, own, proved=proved),
                "functions": view["functions"],
                "shared": given["shared"],
            },
        )
    sources = [f"{v['variant'].name}.S" for v in variants]
    made[f"{cipher.name}_selftest.c"] = render(
        "selftest.c.j2", {**common, "header": f"{cipher.name}.h", "variants": shown, "most": _MOST_BLOCKS}
    )
    made["CMakeLists.txt"] = render(
        "CMakeLists.txt.j2", {**common, "library": name, "sources": sources, "selftest": f"{cipher.name}_selftest.c"}
    )
    return made


def _facts(function: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """A function in the contract."""
    return {
        "symbol": function["symbol"],
        "role": function["role"],
        "variant": variant.name,
        "key_bytes": variant.key_bytes,
        "block_bytes": variant.block_bytes,
        "code_bytes": function["bytes"],
        "stack_bytes": function["stack"],
    }


def _shown(given: Mapping[str, Any], cipher: Cipher) -> dict[str, Any]:
    """A variant as the header and the self-test show it."""
    variant: Variant = given["variant"]
    vectors = [
        {"key": c_bytes(v.key), "plain": c_bytes(v.plain), "cipher": c_bytes(v.cipher)}
        for v in cipher.vectors
        if v.variant == variant.name
    ]
    with_counters = any(f["role"] == "ctr" for f in given["functions"])
    answers = counter_mode(cipher, variant) if with_counters else []
    longest = max((len(answer.plain) for answer in answers), default=0)
    functions = [{**f, "prototype": prototype(f["role"], given["symbol"], variant)} for f in given["functions"]]
    return {
        "title": variant.title,
        "symbol": given["symbol"],
        "key_bytes": variant.key_bytes,
        "block_bytes": variant.block_bytes,
        "declaration": given["declaration"],
        "functions": functions,
        "vectors": vectors,
        "counter_mode": [_c_answer(answer) for answer in answers],
        "longest": longest,
    }


def _c_answer(answer: Answer) -> dict[str, Any]:
    """As C initialisers."""
    parts = {name: c_bytes(getattr(answer, name)) for name in ("key", "counter", "plain", "cipher")}
    return {**parts, "bytes": len(answer.plain)}

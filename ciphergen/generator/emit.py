"""Emission: the text of the generated files, by templates, which only this file knows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

import ciphergen
from ciphergen.backends.machine.optional import AUTHENTICATE, BTI, NEGATE, NOTE, PROTECTION, SIGN
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.generator import entry_points
from ciphergen.generator.constants import Constants
from ciphergen.generator.glue import GLUE, rust_array, rust_length, rust_name, templates
from ciphergen.generator.known_answers import Answer, block_answers, known_answers
from ciphergen.generator.machine import Function, Inst, Passage, text
from ciphergen.generator.passages import Comments
from ciphergen.generator.phase_answers import modes_shown
from ciphergen.generator.placed_tables import starts
from ciphergen.generator.pool import BYTES, padding
from ciphergen.generator.unwinding import RESTORE, directives, unwinding
from ciphergen.interface.role import Role
from ciphergen.interface.spelling import c_bytes, call, prototype, rust_parameters
from ciphergen.interface.table import ROLES, key_expansion, one_block

_PROPERTIES = ("result", "memory", "calling convention", "constant time")
_WITH_TABLES = (*_PROPERTIES[:-1], "constant time but for look-ups in tables")
_MOST_BLOCKS = 9
_IN_A_LINE = 4  # constants


@cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("ciphergen", "templates"),
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters.update({each.__name__: each for each in (rust_name, rust_array, rust_length)})
    made.globals.update(rust_parameters=rust_parameters, key_expansion=key_expansion, c_call=call, ENCRYPT=ENCRYPT)
    return made


def render(template: str, values: Mapping[str, Any]) -> str:
    """Return a template of `ciphergen/templates`, rendered with the values."""
    return _environment().get_template(template).render(**values)


def assembly(function: Function, target: Target, comments: Comments | None = None) -> str:
    """Return the body of a function in GNU syntax; labels are local to the file and begin with the function's name."""
    named = {block.label: f"{function.name}_{block.label}" for block in function.blocks}
    labels = {label: f"L({name})" if target.other_objects else f".L{name}" for label, name in named.items()}
    used = {inst.label for inst in function.instructions()}
    signed = target.protected and any(target.abi.return_address in inst.writes for inst in function.instructions())
    lines = [f"    {line}" for line in comments.head(function.role)] if comments else []
    lines += ["    .cfi_startproc"]
    if target.protected:
        lines += [SIGN, NEGATE] if signed else [BTI]
    frames, returned = iter(directives(unwinding(function, target), target)), False
    for block in function.blocks:
        if block.label in used:
            lines.append(f"{labels[block.label]}:")
        shown = _Shown(target, labels, comments)
        for inst in block.insts:
            told = next(frames)
            returns = signed and block.leaves and inst is block.insts[-1]
            lines += [NEGATE] if returned and RESTORE not in told else []
            lines += [*told, AUTHENTICATE, NEGATE] if returns else told
            lines += shown.lines(inst)
            returned = returns
    return "\n".join([*lines, *_pool(function), "    .cfi_endproc"])


def _pool(function: Function) -> Iterator[str]:
    """Yield the lines of the constant pool behind the code, and of the tables behind it."""
    if gap := padding(function):
        yield f"    .zero {gap}"
    if function.pool:
        yield "    /* The constants, which the code reads. */"
    words = [f"{word:#010x}" for word in function.pool]
    yield from (f"    .word {', '.join(words[i : i + _IN_A_LINE])}" for i in range(0, len(words), _IN_A_LINE))
    place = 0
    for table, start in starts(function.tables):
        count = f"{len(table.entries)} times {8 * table.size} bits"
        what = (
            "An order of bytes. */" if table.public else f"A table, {count}, of which secrets say where it is read. */"
        )
        yield f"    /* {what}"
        if start > place:
            yield f"    .zero {start - place}"
        digits, line = 2 + 2 * table.size, _IN_A_LINE * 4 // table.size
        entries = [f"{entry:#0{digits}x}" for entry in table.entries]
        kind = {1: "byte", 2: "short", 4: "word"}[table.size]
        yield from (f"    .{kind} {', '.join(entries[i : i + line])}" for i in range(0, len(entries), line))
        place = start + table.bytes
    if place % BYTES:
        yield f"    .zero {-place % BYTES}"


class _Shown:
    """The instructions of a block as text, each with its comment."""

    def __init__(self, target: Target, labels: dict[str, str], comments: Comments | None) -> None:
        self._target, self._labels, self._comments = target, labels, comments
        self._constants, self._said = Constants(target), set[Passage]()

    def lines(self, inst: Inst) -> list[str]:
        """Return the lines of an instruction, with a comment in front if it is the first of its passage of the cipher
        text."""
        lines = []
        if self._comments and inst.passage is not None and inst.passage not in self._said:
            self._said.add(inst.passage)
            lines.append(f"    {self._comments.passage(inst.passage)}")
        constant = self._constants.run(inst)
        note = inst.note or (f"{constant:#010x}" if constant is not None else "")
        shown = text(inst, self._target, self._labels, pattern=constant is not None)
        return [*lines, f"    {shown}  /* {note} */" if note else f"    {shown}"]


def contract(
    command: str, cipher: Cipher, target: Target, functions: Sequence[Mapping[str, Any]], *, proved: bool
) -> str:
    """Return the contract of the files as JSON. proved: whether the files are written only after a proof."""
    properties = _WITH_TABLES if any("table_bytes" in function for function in functions) else _PROPERTIES
    return json.dumps(
        {
            "command": command,
            "cipher": cipher.name,
            "cipher_sha256": cipher.sha256,
            "target": target.name,
            "proved": {"properties": list(properties), "verdicts": "proof.json"} if proved else None,
            "functions": list(functions),
        },
        indent=2,
    )


def files(
    command: str,
    cipher: Cipher,
    target: Target,
    directives: Sequence[str],
    prefix: str,
    variants: Sequence[Mapping[str, Any]],
    glue: Sequence[str] = (),
    *,
    proved: bool,
) -> dict[str, str]:
    """Return the text of all files by name.

    glue: the build tools to make files for (`ciphergen.generator.glue`).
    proved: whether the files are written only after a proof.
    variants: for each `variant`, `symbol`, `declaration`, `functions` (each with its figures and its text, `lines`),
    `shared` (symbols, roles and texts of functions that only those call).
    """
    name = prefix + cipher.name
    common: dict[str, Any] = {"command": command, "cipher": cipher, "target": target, "directives": directives}
    common |= {"proved": proved, "protection": PROTECTION if target.protected else "", "note": NOTE}
    entries = cipher.has_entries
    shown = [entry_points.shown(v, cipher) if entries else _shown(v, cipher) for v in variants]
    common["entry_points"] = entries
    common["counter_mode"] = any(view["counter_mode"] for view in shown)
    facts = [_facts(f, v["variant"]) for v in variants for f in v["functions"]]
    common |= _tables([function for v in variants for function in v["functions"]])
    sources = [f"{v['variant'].name}.S" for v in variants]
    made: dict[str, str] = {}
    made[f"{cipher.name}.h"] = render(
        "header.h.j2",
        {
            **common,
            "file": f"{cipher.name}.h",
            "guard": f"{name.upper()}_{target.identifier.upper()}_H",
            "variants": shown,
            "stack": any(fact["stack_bytes"] for fact in facts),
            "constants": any(f["constants"] for v in variants for f in v["functions"]),
            "contract": contract(command, cipher, target, facts, proved=proved),
            "sources": sources,
            "example": shown[0],
            "modes": shown[0]["modes"],
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
                "functions": [*view["functions"], *(f for mode in view["modes"] for f in mode["functions"])],
                "shared": given["shared"],
            },
        )
    made |= target.texts
    return made | _around(cipher, target, name, {**common, "variants": shown, "sources": sources}, glue)


def _around(
    cipher: Cipher, target: Target, library: str, common: Mapping[str, Any], glue: Sequence[str]
) -> dict[str, str]:
    """Return the files around the code: the self-test, and the build files."""
    values = {
        **common,
        "library": library,
        "identifier": f"{library}_{target.identifier}".upper(),
        "folder": f"{cipher.name}-{target.name}",
        "version": ciphergen.__version__,
        "header": f"{cipher.name}.h",
        "selftest": f"{cipher.name}_selftest.c",
        "most": _MOST_BLOCKS,
        "glue": {word: word in glue for word in GLUE},
    }
    selftest = "entry_selftest.c.j2" if common["entry_points"] else "selftest.c.j2"
    shapes = {values["selftest"]: selftest, "CMakeLists.txt": "CMakeLists.txt.j2", **templates(glue)}
    return {file: render(template, values) for file, template in shapes.items()}


def _tables(functions: Sequence[Mapping[str, Any]]) -> dict[str, bool]:
    """Return whether functions look up tables at addresses that depend on secrets: in code, in what is made of a key,
    in any of both."""
    in_code, in_key = (any(function[where] for function in functions) for where in ("tables", "key_tables"))
    return {"in_code": in_code, "in_key": in_key, "tables": in_code or in_key}


def _facts(function: Mapping[str, Any], variant: Variant) -> dict[str, Any]:
    """Return the facts about a function for the contract."""
    table_bytes = function["tables"] + function["key_tables"]
    return {
        "symbol": function["symbol"],
        "role": function["role"],
        "variant": variant.name,
        "key_bytes": variant.key_bytes,
        "block_bytes": variant.block_bytes,
        "code_bytes": function["bytes"],
        "stack_bytes": function["stack"],
        **({"table_bytes": table_bytes} if table_bytes else {}),
    }


def _shown(given: Mapping[str, Any], cipher: Cipher) -> dict[str, Any]:
    """Return the facts about a variant for the templates of header and self-test."""
    variant: Variant = given["variant"]
    vectors = [
        {"key": c_bytes(key), "plain": c_bytes(plain), "cipher": c_bytes(coded)}
        for key, plain, coded in block_answers(cipher, variant)
    ]
    own = [f for f in given["functions"] if f["role"] in ROLES]
    rows = [ROLES[f["role"]] for f in own]
    answers = [answer for row in rows if row.mode for answer in known_answers(cipher, variant, row.mode)]
    longest = max((len(answer.plain) for answer in answers), default=0)
    sizes = variant.key_bytes, variant.block_bytes
    functions = [
        {**f, "row": row, "prototype": prototype(row, given["symbol"], *sizes)}
        for f, row in zip(own, rows, strict=True)
    ]
    return {
        "title": variant.title,
        "symbol": given["symbol"],
        "key_bytes": variant.key_bytes,
        "block_bytes": variant.block_bytes,
        "declaration": given["declaration"],
        "functions": functions,
        "modes": [*modes_shown(given, cipher)],
        "vectors": vectors,
        "user": _example(rows),
        "counter_mode": [_c_answer(answer) for answer in answers],
        "longest": longest,
    }


def _example(rows: Sequence[Role]) -> Role:
    """Return the function for the header's example: the first of a mode, else the encryption of one block."""
    in_modes = [row for row in rows if row.mode]
    return (in_modes or [one_block(ENCRYPT)])[0]


def _c_answer(answer: Answer) -> dict[str, Any]:
    """Return the answer as C initialisers."""
    parts = {name: c_bytes(getattr(answer, name)) for name in ("key", "counter", "plain", "cipher")}
    return {**parts, "bytes": len(answer.plain)}

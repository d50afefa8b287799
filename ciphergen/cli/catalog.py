"""`gen list`: the ciphers, targets, modes and strategies that there are, and which go together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ciphergen.backends import gpu, gpu_names, platform, platform_names, target, target_names

if TYPE_CHECKING:
    from ciphergen.backends.machine.gpu import Gpu
    from ciphergen.backends.machine.rule import Generation
    from ciphergen.backends.machine.target import Target
    from ciphergen.dsl.cipher import Cipher, Variant

# Shipped ciphers that code is generated for, on every target. To find that out by generating takes long.
_GENERATED = ("ascon", "camellia", "chacha20", "hight", "keccak", "lea", "pipo", "present", "rc6")
_KERNELS = ("camellia", "hight", "lea", "pipo", "present")  # those that there are kernels of
_MULTIPLY = ("rc6",)  # those that have no code on targets without products
# The default strategy of a text that the shipped table has none for.
_SEARCHED = "the best of a few"


def show(json: bool) -> None:
    """Print ciphers, modes, targets, cores and strategies, and which go together."""
    from ciphergen.cli.screen import print_json, print_table

    found = catalog()
    if json:
        print_json(found)
        return
    from ciphergen.generator.plan.strategies import FORMS

    options = (("size", "sizes"), ("mode", "modes"), ("with", "build_tools"))
    tables: tuple[tuple[Sequence[str], Sequence[Sequence[str]]], ...] = (
        (
            ("cipher", "variants", "standard"),
            [(c["name"], ", ".join(v["name"] for v in c["variants"]), c["standard"]) for c in found["ciphers"]],
        ),
        (
            ("target", "cores (the first is the default)", ""),
            [(t["name"], ", ".join(t["cores"]), t["what"]) for t in found["targets"]],
        ),
        (
            ("instructions, as in rv32i+aes", ""),
            [(e["name"], ", ".join(e["instructions"])) for e in found["extensions"]],
        ),
        (
            ("option", "values (of --size the first is the default)"),
            [
                *((f"--{option}", ", ".join(found[key])) for option, key in options),
                *zip(("--strategy", *[""] * (len(FORMS) - 1)), FORMS, strict=True),
            ],
        ),
        (
            ("mode as a text, without code", "standard"),
            [(m["name"], m["standard"]) for m in found["modes_without_code"]],
        ),
        (
            ("code for", "on", "functions"),
            [(c["cipher"], c["target"], ", ".join(c["functions"])) for c in found["combinations"]],
        ),
        (
            ("default strategy for", "on", "core", *found["sizes"]),
            [
                (c["cipher"], c["target"], core, *(strategies.get(size, "") for size in found["sizes"]))
                for c in found["combinations"]
                for core, strategies in c["default_strategies"].items()
            ],
        ),
    )
    for number, (head, rows) in enumerate(tables):
        print(end="\n" if number else "")
        print_table(head, rows)


def catalog() -> dict[str, Any]:
    """Return the document that `gen list --json` prints."""
    from ciphergen.backends import generation
    from ciphergen.dsl.cipher import load_untried, shipped_ciphers
    from ciphergen.dsl.extension import shipped_extensions
    from ciphergen.dsl.phase_texts import load_phase_mode, shipped_phase_modes
    from ciphergen.generator.glue import GLUE
    from ciphergen.generator.options import SIZES
    from ciphergen.generator.plan.strategies import TRIED, WITH_TABLES
    from ciphergen.interface.phases import CODED
    from ciphergen.interface.table import modes

    ciphers = {name: load_untried(name) for name in shipped_ciphers()}  # their vectors are met wherever code is made
    targets = [target(name) for name in target_names()]
    return {
        "ciphers": [
            {
                "name": c.name,
                "title": c.title,
                "standard": c.standard,
                "variants": [_variant(v) for v in c.variants.values()],
            }
            for c in ciphers.values()
        ],
        "modes": [*modes(), *CODED],
        "modes_without_code": [
            {"name": m.name, "standard": m.standard}
            for m in map(load_phase_mode, shipped_phase_modes())
            if m.name not in CODED
        ],
        "targets": [
            {"name": t.name, "what": t.what, "cores": sorted(t.cores, key=lambda c: c != t.default_core)}
            for t in map(platform, platform_names())
        ],
        "extensions": [
            {"name": name, "extension": e.name, "instructions": [i.name for i in e.instructions]}
            for name, e in shipped_extensions().items()
        ],
        "strategies": list(TRIED),
        "strategies_with_tables": list(WITH_TABLES),
        "sizes": list(SIZES),
        "build_tools": list(GLUE),
        "combinations": [
            {
                "cipher": cipher,
                "target": t.name,
                "functions": _functions(ciphers[cipher], generation(t)),
                "default_strategies": {
                    core: {size: _default(ciphers[cipher], t, core, size) for size in SIZES} for core in t.cores
                },
            }
            for cipher in _GENERATED
            for t in targets
            if cipher not in _MULTIPLY or _multiplies(generation(t), ciphers[cipher])
        ]
        + [_kernels(cipher, gpu(name)) for cipher in _KERNELS for name in gpu_names()],
    }


def _kernels(cipher: str, on: Gpu) -> dict[str, Any]:
    """Return what is made of a cipher on a GPU. Kernels are not made in sizes, nor for one core."""
    from ciphergen.backends import generation
    from ciphergen.generator.options import kernel_strategy

    made, strategies = generation(on), {on.default_core: {"fast": kernel_strategy(cipher, on)}}
    return {
        "cipher": cipher,
        "target": on.name,
        "functions": [*made.made],
        "default_strategies": strategies,
    }


def _multiplies(made: Generation, cipher: Cipher) -> bool:
    """Return True if a target has products of a cipher's words."""
    bits = next(iter(cipher.variants.values())).word_bits
    return "mul" not in dict(made.words(bits).lacks)


def _default(cipher: Cipher, target: Target, core: str, size: str) -> str:
    """Return the default strategy of a shipped cipher."""
    from ciphergen.generator.options import default_strategy, is_chosen

    known = is_chosen(cipher.name, target, core)
    return default_strategy(cipher.name, target, core, size) if known else _SEARCHED


def _variant(variant: Variant) -> dict[str, Any]:
    """Return what a variant is called, with the sizes of a block cipher or the names of entry points."""
    if variant.entries:
        return {"name": variant.name, "entries": [e.name for e in variant.entries.values() if not e.end]}
    return {"name": variant.name, "key_bytes": variant.key_bytes, "block_bytes": variant.block_bytes}


def _functions(cipher: Cipher, made: Generation) -> list[str]:
    """Return the roles of the functions that are made of a cipher."""
    from ciphergen.interface.table import functions

    variant = next(iter(cipher.variants.values()))
    return list(functions(variant) if variant.entries else made.made)

"""Kernels of which a program learns the key while it runs: a text for NVRTC, and the host's part around it.

The text has the words of the round keys as constants that are put before it, and otherwise is the same for every key:
what the key decides is for the compiler to leave out. Blocks go through it in slices where the cipher has no sums, or
else as words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ciphergen.backends import generation
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import topological
from ciphergen.generator import emit
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, key_bytes
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.frames.kernel import schedule_shape
from ciphergen.generator.kernel_layers import KernelMaker
from ciphergen.generator.kernel_options import choose
from ciphergen.generator.kernel_tables import KernelTables
from ciphergen.generator.layouts.slice_order import memory_order
from ciphergen.generator.level import Job
from ciphergen.generator.options import Options
from ciphergen.generator.passages import Comments
from ciphergen.generator.pipeline import run
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy
from ciphergen.generator.plan.strategy import TABLES
from ciphergen.generator.sliced_text import KeyBits, sliced_text
from ciphergen.generator.statements import statements
from ciphergen.generator.thread_data import VECTORS, WORD, WORDS
from ciphergen.interface.table import key_expansion, row_of_blocks, row_of_bytes

_COUNTER_MODE = row_of_bytes(ENCRYPT).name
_PIECE = 8000  # characters of a string, of which compilers take no longer ones


def run_time_kernels(
    cipher: Cipher, gpu: Gpu, variant: Variant, prefix: str, *, counts: bool = True
) -> Mapping[str, Any]:
    """Return what the templates have of a variant of which the key is known at run time. counts: whether counter mode
    is among it, if its blocks are one vector.

    Raises:
        Unsupported: no vectors hold its blocks, or the GPU has no rules for it.
    """
    vector = next((n for n in (16, 8) if variant.block_bytes % n == 0), 0)
    if not vector:
        raise Unsupported(f"a block of {variant.block_bytes} bytes is not loaded by 8 or 16 bytes at a time")
    symbol = f"{prefix}{variant.name}_{gpu.name}"
    kernels = _as_words(cipher, gpu, variant, prefix) if _adds(variant) else _in_slices(gpu, variant, symbol, vector)
    keys: KeyLayout = kernels.pop("keys")
    if not counts:
        kernels["counted"] = None
    roles = [(each["role"], False) for each in kernels["functions"]]
    roles += [(_COUNTER_MODE, True)] if kernels["counted"] else []
    shown = {
        "roles": roles,
        "counter_mode": _COUNTER_MODE,
        **_facts(variant, symbol, vector),
        **_schedule(gpu, cipher, variant, keys, symbol),
        **kernels,
    }
    values = {"variant": shown, "expansion": key_expansion().name}
    text = emit.render("cuda/run_time_key_text.j2", values)
    return {**shown, "text": _pieces(text)}


def _in_slices(gpu: Gpu, variant: Variant, symbol: str, vector: int) -> dict[str, Any]:
    """Return the kernels of a variant in slices."""
    bits, functions = KeyBits.of(variant), list[dict[str, Any]]()
    for direction in (ENCRYPT, DECRYPT):
        made = sliced_text(variant, direction, f"{symbol}_{direction}", bits)
        functions.append({"role": row_of_blocks(direction).name, "lines": made.lines, "calls": made.calls})
    order = [divmod(place, 8 * WORD) for place in memory_order(variant)]
    return {
        "sliced": True,
        "keys": _laid_out(variant, bits),
        "functions": functions,
        "planes": order,
        "counted": _counted(variant, order, gpu.warp) if variant.block_bytes == vector else [],
        "suffix": f"_x{gpu.warp}",
        "proved_as": f":{gpu.warp}",
        "blocks": gpu.warp,
        "group": gpu.warp * gpu.warp,
        "threads": gpu.threads_of_slices,
    }


class _WithConstants(KernelMaker):
    """The kernels of a variant as words, with the words of round keys as constants of the text."""

    key_words = "WORDS"


def _as_words(cipher: Cipher, gpu: Gpu, variant: Variant, prefix: str) -> dict[str, Any]:
    """Return the kernels of a variant whose threads do a block each, in words."""
    options = Options((variant.name,), strategy=gpu.strategy, prefix=prefix)
    maker = _WithConstants(cipher, gpu, choose(cipher, gpu, options), variant)
    made = [
        {"role": each["role"], "mode": each["mode"], "layer": each["layers"][-1]}
        for each in maker.run().shown["functions"]
    ]
    return {
        "sliced": False,
        "keys": maker.keys,
        "functions": [each for each in made if not each["mode"]],
        "counted": next((each["layer"] for each in made if each["mode"]), None),
        "suffix": "",
        "proved_as": "",
        "blocks": 1,
        "group": 1,
        "threads": gpu.threads,
    }


def _adds(variant: Variant) -> bool:
    """Return True if rounds have sums or products of words."""
    terms = topological([t for d in (ENCRYPT, DECRYPT) for step in variant.steps(d) for t in step.outputs])
    return any(term.op in ("add", "sub", "mul") for term in terms)


def _facts(variant: Variant, symbol: str, vector: int) -> dict[str, Any]:
    return {
        "name": variant.name,
        "title": variant.title,
        "symbol": symbol,
        "key_bytes": variant.key_bytes,
        "block_bytes": variant.block_bytes,
        "vector": VECTORS[vector],
        "alignment": vector,
        "fields": WORDS[: vector // WORD],
        "vectors_of_a_block": variant.block_bytes // vector,
        "words_of_a_block": variant.block_bytes // WORD,
    }


def _laid_out(variant: Variant, bits: KeyBits) -> KeyLayout:
    """Return the bits of round keys as a layout of words."""
    words = bits.words(variant.schedule(key_bytes(variant)))
    at = {WORD * i: word for i, word in enumerate(words)}
    places = KeyPlaces({(0, i): WORD * i for i in range(len(words))}, 0)
    return KeyLayout(key_bytes(variant), {"words": places}, at, frozenset(), WORD, WORD * len(words))


def _schedule(gpu: Gpu, cipher: Cipher, variant: Variant, keys: KeyLayout, symbol: str) -> dict[str, Any]:
    """Return the statements that make the words of round keys, with tables of which every entry is read."""
    plan = Plan(gpu, generation(gpu).looking_up(), variant, keys, strategy(TABLES))
    shape = schedule_shape(plan, key_expansion(), symbol)
    job = Job(plan, key_expansion(), "", gpu.cores[gpu.default_core])
    rows = run(job, "selection", {"shape": shape})["selection"]
    tables = KernelTables(f"{symbol}_one_key")
    comment = Comments(cipher, variant).passage
    made = statements(rows, {"key": "key", "ks": "words"}, {}, comment, tables.constant(rows.tables))
    lines = [line.rsplit(" PIN(", 1)[0] for line in made.lines]
    return {"schedule": lines, "words": keys.size // WORD, "tables": tables.shown()}


def _counted(variant: Variant, order: list[tuple[int, int]], warp: int) -> list[str]:
    """Return the planes of counters: of the numbers of a thread's blocks constants, else a bit of a word of the first
    one's counter."""
    first, size = warp.bit_length() - 1, variant.block_bytes
    found = list[str]()
    for word, bit in order:
        place = 8 * WORD * word + bit
        number = 8 * (size - 1 - place // 8) + place % 8 - first
        if 0 <= number < first:
            found.append(f"{sum(1 << n for n in range(warp) if n >> number & 1):#x}u")
        else:
            found.append(f"0u - (c[{word}] >> {bit} & 1u)")
    return found


def _pieces(text: str) -> list[str]:
    """Return a text in pieces of whole lines."""
    found, piece = list[str](), ""
    for line in text.splitlines(keepends=True):
        if piece and len(piece) + len(line) > _PIECE:
            found.append(piece)
            piece = ""
        piece += line
    return [*found, piece]

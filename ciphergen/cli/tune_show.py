"""What `gen tune` found: a table for people, and a document for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ciphergen.backends.target import Target
from ciphergen.cli.screen import print_json, print_table
from ciphergen.dsl.cipher import Cipher
from ciphergen.tune.figures import BULK, LENGTHS, Figures, Function, Strategy
from ciphergen.tune.model import modelled
from ciphergen.verify.verdict import Verdict

_LENGTHS = (*LENGTHS, BULK)


@dataclass(frozen=True)
class Found:
    """The result for a core. best: names of the strategies that none beats, and whose proof has not failed;
    verdicts: of those that a proof was tried of, with what was said; chosen: by size; measured: cycles of a call by
    strategy, symbol and number of blocks."""

    core: str
    strategies: Sequence[Strategy]
    best: Sequence[str]
    verdicts: Mapping[str, tuple[str, str]]
    chosen: Mapping[str, str]
    measured: Mapping[str, Mapping[str, Mapping[str, int]]]

    def verdict(self, strategy: Strategy) -> str:
        if strategy.refused:
            return "not made"
        return self.verdicts.get(strategy.name, ("not proved", ""))[0]

    def sizes(self, name: str) -> list[str]:
        """The sizes for which a strategy is chosen."""
        return [size for size, chosen in self.chosen.items() if chosen == name]


def show(cipher: Cipher, target: Target, found: Sequence[Found], json: bool) -> None:
    """On standard output."""
    if json:
        print_json(document(cipher, target, found))
        return
    for number, result in enumerate(found):
        print(end="\n" if number else "")
        print(f"{cipher.name} on {target.name}, {result.core}: cycles of one block, cycles/byte of encrypt_blocks")
        head = ("strategy", "variant", "one", *map(str, _LENGTHS), "decrypt", "bytes", "stack", "verdict", "chosen")
        print_table(head, _rows(result))
        if result.measured:
            print("\nCounted on the core's Verilog: cycles of one block, cycles/byte")
            print_table(("strategy", "variant", "one", *map(str, LENGTHS), "decrypt, 64"), _measured(result))
        others = len(result.strategies) - len(_shown(result))
        if others:
            print(f"{others} more strategies are beaten by one of these, or cannot be made; --json has all")
        for name, (verdict, detail) in result.verdicts.items():
            if verdict != Verdict.PROVED.value:
                print(f"{name} is left out: {detail}")


def _shown(result: Found) -> list[Strategy]:
    """The best, and those whose proof failed."""
    return [s for s in result.strategies if s.name in result.best or s.name in result.verdicts]


def _rows(result: Found) -> Iterator[tuple[object, ...]]:
    for strategy in _shown(result):
        for figures in strategy.variants:
            encrypt = figures.function("encrypt_blocks")
            yield (
                strategy.name,
                figures.variant,
                _cycles(figures.function("encrypt")),
                *(_per_byte(encrypt, length, figures) for length in _LENGTHS),
                _per_byte(figures.function("decrypt_blocks"), BULK, figures),
                figures.bytes,
                max(f.stack for f in figures.functions),
                result.verdict(strategy),
                ", ".join(result.sizes(strategy.name)),
            )


def _cycles(function: Function | None) -> object:
    return "" if function is None else round(function.cycles["1"])


def _per_byte(function: Function | None, length: int | str, figures: Figures) -> object:
    found = None if function is None else function.per_byte(length, figures.block_bytes)
    return "" if found is None else round(found, 2)


def _measured(result: Found) -> Iterator[tuple[object, ...]]:
    for strategy in result.strategies:
        counted = result.measured.get(strategy.name, {})
        for figures in strategy.variants if counted else ():
            name, size = figures.variant, figures.block_bytes
            yield (
                strategy.name,
                name,
                counted.get(f"{name}_encrypt", {}).get("1", ""),
                *(round(counted[f"{name}_encrypt_blocks"][str(n)] / (n * size), 2) for n in LENGTHS),
                round(counted[f"{name}_decrypt_blocks"][str(LENGTHS[-1])] / (LENGTHS[-1] * size), 2),
            )


def document(cipher: Cipher, target: Target, found: Sequence[Found]) -> dict[str, Any]:
    """What `--json` prints. Cycles are of a call, by number of blocks; `bulk`: of a block in a long message.
    `long_cycles_per_byte`: by what strategies are compared, a mean over variants and directions."""
    return {
        "cipher": cipher.name,
        "cipher_sha256": cipher.sha256,
        "target": target.name,
        "cores": [_core(result) for result in found],
    }


def _core(result: Found) -> dict[str, Any]:
    return {
        "core": result.core,
        "model": "pipeline" if modelled(result.core) else "costs",
        "chosen": dict(result.chosen),
        "strategies": [_strategy(strategy, result) for strategy in result.strategies],
    }


def _strategy(strategy: Strategy, result: Found) -> dict[str, Any]:
    return {
        "strategy": strategy.name,
        "best": strategy.name in result.best,
        "verdict": result.verdict(strategy),
        "detail": strategy.refused or result.verdicts.get(strategy.name, ("", ""))[1],
        "bytes": strategy.bytes,
        "long_cycles_per_byte": round(strategy.long, 4),
        "functions": [
            {
                "variant": figures.variant,
                **vars(f),
                "cycles_per_byte": {
                    str(length): round(value, 4)
                    for length in _LENGTHS
                    if (value := f.per_byte(length, figures.block_bytes)) is not None
                },
                "measured_cycles": result.measured.get(strategy.name, {}).get(f.symbol),
            }
            for figures in strategy.variants
            for f in figures.functions
        ],
    }

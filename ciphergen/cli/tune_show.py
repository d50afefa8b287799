"""The results of `gen tune`: a table for people, and a document for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ciphergen.backends.machine.target import Target
from ciphergen.bench.measure import BLOCKS
from ciphergen.cli.screen import print_json, print_table
from ciphergen.dsl.cipher import Cipher
from ciphergen.interface.table import ROLES, for_one_block
from ciphergen.tune.choice import cost
from ciphergen.tune.figures import LENGTHS, Figures, FunctionFigures, Strategy
from ciphergen.tune.model import kind
from ciphergen.verify.verdict import Verdict


@dataclass(frozen=True)
class TunedCore:
    """The results for a core. strategies: those that were looked at closely; others: what is known of those that were
    not; ruled_out: lower bounds of those that nothing was predicted of, since these said enough; verdicts: of those
    that a proof was tried of, with what was said; chosen: by size; measured: cycles of a call by strategy, symbol and
    number of blocks; most: bytes of code that a function of a default may have."""

    core: str
    strategies: Sequence[Strategy]
    others: Sequence[Strategy]
    ruled_out: Sequence[Strategy]
    verdicts: Mapping[str, tuple[str, str]]
    chosen: Mapping[str, str]
    measured: Mapping[str, Mapping[str, Mapping[str, int]]]
    most: int

    def verdict(self, strategy: Strategy) -> str:
        if strategy.refused:
            return "not made"
        return self.verdicts.get(strategy.name, ("not proved", ""))[0]

    def sizes(self, name: str) -> list[str]:
        """Return the sizes for which a strategy is the choice."""
        return [size for size, chosen in self.chosen.items() if chosen == name]


def show(cipher: Cipher, target: Target, found: Sequence[TunedCore], lengths: Sequence[str], json: bool) -> None:
    """Print the choices to standard output. lengths: of the messages that were compared."""
    if json:
        print_json(document(cipher, target, found, lengths))
        return
    for number, result in enumerate(found):
        print(end="\n" if number else "")
        print(f"{cipher.name} on {target.name}, {result.core}: predicted, by messages of blocks: {', '.join(lengths)}")
        print_table(("strategy", "slower by", "bytes", "verdict", "chosen"), _means(result, lengths))
        for strategy in result.strategies:
            if strategy.refused:
                print(f"{strategy.name} cannot be made: {strategy.refused}")
            elif strategy.largest > result.most:
                print(f"{strategy.name} has a function of {strategy.largest} bytes, more than the cache has room for")
        for name, (verdict, detail) in result.verdicts.items():
            if verdict != Verdict.PROVED.value:
                print(f"{name} is left out: {detail}")
        if count := len(result.others) + len(result.ruled_out):
            print(f"{count} more are slower and larger, or cannot be made; --json has them")
        head = ("strategy", "function", "one block, cycles")
        print("\nWhat is chosen: one block in a call of its own; cycles/byte of messages by blocks")
        print_table((*head, *LENGTHS, "bytes", "stack"), _predicted(result))
        if result.measured:
            print("\nCounted on the core's Verilog")
            print_table((*head, *map(str, BLOCKS)), _measured(result))


def _means(result: TunedCore, lengths: Sequence[str]) -> Iterator[tuple[object, ...]]:
    """Yield a row for each strategy, the fastest first."""
    cycles = {s.name: cost(s, lengths) for s in result.strategies if not s.refused}
    for strategy in sorted((s for s in result.strategies if s.name in cycles), key=lambda s: cycles[s.name]):
        slower = f"{100 * (cycles[strategy.name] / min(cycles.values()) - 1):.1f} %"
        verdict, sizes = result.verdict(strategy), ", ".join(result.sizes(strategy.name))
        yield strategy.name, slower, strategy.bytes, verdict, sizes


def _chosen(result: TunedCore) -> Iterator[tuple[Strategy, Figures, FunctionFigures, FunctionFigures | None]]:
    """Yield the chosen functions for messages, each with the one-block function of the same direction."""
    for strategy in result.strategies:
        for figures in strategy.variants if result.sizes(strategy.name) else ():
            for function in figures.functions:
                if (role := ROLES[function.role]).many:
                    one = figures.function(for_one_block(role).name)
                    yield strategy, figures, function, None if one is function else one


def _predicted(result: TunedCore) -> Iterator[tuple[object, ...]]:
    for strategy, figures, function, one in _chosen(result):
        yield (
            *(strategy.name, function.symbol, "" if one is None else round(one.cycles["1"])),
            *(_rounded(function.per_byte(length, figures.block_bytes)) for length in LENGTHS),
            *(function.bytes, function.stack),
        )


def _rounded(value: float | None) -> object:
    return "" if value is None else round(value, 2)


def _measured(result: TunedCore) -> Iterator[tuple[object, ...]]:
    for strategy, figures, function, one in _chosen(result):
        counted = result.measured[strategy.name]
        yield (
            *(strategy.name, function.symbol, "" if one is None else counted[one.symbol]["1"]),
            *(round(counted[function.symbol][str(n)] / (n * figures.block_bytes), 2) for n in BLOCKS),
        )


def document(cipher: Cipher, target: Target, found: Sequence[TunedCore], lengths: Sequence[str]) -> dict[str, Any]:
    """Return the document that `--json` prints. Cycles are of a call, by number of blocks; `bulk`: of a block in a long
    message. `mean_cycles`: the figure for comparison. `others`: quick predictions of the other strategies, from one
    variant in one mode. `ruled_out`: lower bounds of the same for the rest."""
    return {
        "cipher": cipher.name,
        "cipher_sha256": cipher.sha256,
        "target": target.name,
        "blocks": list(lengths),
        "cores": [_core(result, target, lengths) for result in found],
    }


def _core(result: TunedCore, target: Target, lengths: Sequence[str]) -> dict[str, Any]:
    return {
        "core": result.core,
        "model": kind(target.cores[result.core]),
        "chosen": dict(result.chosen),
        "strategies": [_strategy(strategy, result, lengths) for strategy in result.strategies],
        "others": [_strategy(strategy, result, lengths) for strategy in result.others],
        "ruled_out": [
            {"strategy": s.name, "least_bytes": s.bytes, "least_mean_cycles": round(cost(s, lengths), 2)}
            for s in result.ruled_out
        ],
    }


def _strategy(strategy: Strategy, result: TunedCore, lengths: Sequence[str]) -> dict[str, Any]:
    return {
        "strategy": strategy.name,
        "verdict": result.verdict(strategy),
        "detail": strategy.refused or result.verdicts.get(strategy.name, ("", ""))[1],
        "bytes": strategy.bytes,
        "mean_cycles": round(cost(strategy, lengths), 2),
        "functions": [
            {
                "variant": figures.variant,
                **vars(f),
                "cycles_per_byte": {
                    length: round(value, 4)
                    for length in LENGTHS
                    if (value := f.per_byte(length, figures.block_bytes)) is not None
                },
                "measured_cycles": result.measured.get(strategy.name, {}).get(f.symbol),
            }
            for figures in strategy.variants
            for f in figures.functions
        ],
    }

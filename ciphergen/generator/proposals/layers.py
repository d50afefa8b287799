"""Instructions for rounds that look up bytes, behind which all is linear: read from the matrices of the linear layer.

A register behind a round is a sum, of which each summand is a look-up of a byte behind a linear map. Three kinds of
instructions compute it: one adds a summand, for a byte that an immediate says, with the maps that are the same but for
a rotation; two look up the bytes of a register, and map it; two more do so with bytes of two registers, so that bytes
need not be moved between registers by others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import concat, substitute, to_bytes
from ciphergen.generator.analysis.congruent_forms import CongruentForms
from ciphergen.generator.layouts.tabled import registers
from ciphergen.generator.proposals.candidate import Proposal, encoding, parameters

_BYTE = 8
_MOST = 6  # instructions of a proposal
Columns = tuple[int, ...]  # by bit of a byte, what it adds to a register


class _Summand(NamedTuple):
    """A summand of a register behind a round: a byte of a register before it, looked up, behind a linear map."""

    register: int
    byte: int
    entries: tuple[int, ...]
    columns: Columns


_Sum = tuple[_Summand, ...]


def of_layers(variant: Variant, rules: RuleSet) -> Iterator[Proposal]:
    """Yield instructions for a variant whose rounds are such sums; none where some are not."""
    if variant.entries or variant.block_bytes * _BYTE % rules.bits:
        return
    rounds: list[tuple[_Sum, ...]] = []
    for step in variant.steps(ENCRYPT):
        sums = _sums(variant, rules.bits, step)
        if sums is None:
            return
        if any(sums) and sums not in rounds:
            rounds.append(sums)
    tables = list(dict.fromkeys(each.entries for sums in rounds for total in sums for each in total))
    if rounds and tables:
        yield from _adding(rounds, tables, rules.bits)
        yield from _mapping(rounds, tables, rules.bits)


def _sums(variant: Variant, bits: int, step: Step) -> tuple[_Sum, ...] | None:
    """Return the sum in each register behind a step, without what is added of registers and round keys; None where it
    is none."""
    state, forms, size = registers(variant, bits), CongruentForms(), bits // _BYTE
    places = {
        forms.of(x)[at : at + _BYTE]: (i, at // _BYTE) for i, x in enumerate(state) for at in range(0, bits, _BYTE)
    }
    bytes_ = [byte for register in state for byte in to_bytes(register)]
    data = variant.bytes(substitute(step.outputs, dict(zip(step.inputs, variant.words(bytes_), strict=True))))
    found: list[_Sum] = []
    for start in range(0, len(data), size):
        root = forms.of(concat(*reversed(data[start : start + size])))
        total: list[_Summand] = []
        for each in forms.operations:
            columns = tuple(sum(1 << i for i, form in enumerate(root) if form & bit) for bit in each.result)
            if not any(columns):
                continue
            place, entries = places.get(each.given[0]), each.term.param
            if place is None or not isinstance(entries, tuple) or len(columns) != _BYTE:
                return None
            total.append(_Summand(*place, entries, columns))
        found.append(tuple(total))
    return tuple(found)


def _turned(columns: Columns, distance: int, bits: int) -> Columns:
    return tuple((c << distance | c >> bits - distance) & (1 << bits) - 1 if distance else c for c in columns)


# Texts.


def _tables(tables: Sequence[tuple[int, ...]]) -> list[str]:
    return [f"  table S{i}: byte -> byte = [{', '.join(map(str, entries))}]" for i, entries in enumerate(tables)]


def _map(name: str, columns: Sequence[int]) -> list[str]:
    """Return a linear map of a byte or a register as a function of the text."""
    given = "byte" if len(columns) == _BYTE else "word"
    listed = ", ".join(map(hex, columns))
    return [
        f"  const C{name} = [{listed}]",
        f"  function {name}(x: {given}) -> word = xor([x[i] ? word(C{name}[i]) : 0 for i in 0..{len(columns) - 1}])",
    ]


def _text(name: str, lines: Sequence[str]) -> str:
    return "\n".join([f"extension X{name} {{", *lines, "}", ""])


# One summand an instruction.


def _adding(rounds: Sequence[tuple[_Sum, ...]], tables: Sequence[tuple[int, ...]], bits: int) -> Iterator[Proposal]:
    """Yield the proposal that adds a summand an instruction."""
    kinds: dict[tuple[int, Columns], set[tuple[int, int]]] = {}  # the byte and the rotation of each use, in bytes
    for each in (each for sums in rounds for total in sums for each in total):
        ways = [(_turned(each.columns, bits - _BYTE * r if r else 0, bits), r) for r in range(bits // _BYTE)]
        columns, turn = min(ways)
        kinds.setdefault((tables.index(each.entries), columns), set()).add((each.byte, turn))
    if len(kinds) > _MOST:
        return
    lines, size = _tables(tables), bits // _BYTE
    width = (size - 1).bit_length()
    for number, ((table, least), uses) in enumerate(kinds.items()):
        apart = {(turn - byte) % size for byte, turn in uses}
        one = len(apart) == 1
        numbers, by = [("bs", width)] if one else [("bs", width), ("r", width)], "bs" if one else "r"
        columns = _turned(least, _BYTE * apart.pop(), bits) if one else least
        lines += [
            *_map(f"m{number}", columns),
            f"  instruction add{number} {encoding(2, numbers, number)} {parameters(2, [n for n, _ in numbers])} "
            "-> rd: word {",
            f"    rd = rs1 ^ (m{number}(S{table}[reverse(split(rs2, 8))[bs]]) <<< {_BYTE} * {by})",
            "  }",
        ]
    what = f"sum + map(S(byte)), {len(kinds)} {'map' if len(kinds) == 1 else 'maps'} up to rotation"
    yield Proposal("summand", what, 2, _text("summand", lines))


# Registers substituted and mapped.


def _mapping(rounds: Sequence[tuple[_Sum, ...]], tables: Sequence[tuple[int, ...]], bits: int) -> Iterator[Proposal]:
    """Yield the proposals that look up the bytes of a register, and map it: where each register behind a round is made
    of one byte of each place, by one map for all registers."""
    size = bits // _BYTE
    maps: list[Columns] = []
    for sums in rounds:
        found = {tuple(c for each in sorted(total, key=lambda s: s.byte) for c in each.columns) for total in sums}
        whole = all(sorted(each.byte for each in total) == [*range(size)] for total in sums)
        if len(found) != 1 or not whole or len(tables) != 1:
            return
        maps += [columns for columns in found if columns not in maps]
    mixes = [columns for columns in maps if columns != tuple(1 << i for i in range(bits))]
    if len(mixes) > _MOST:
        return
    lines = [
        *_tables(tables),
        f"  instruction look {encoding(1, [], 0)} {parameters(1, [])} -> word = join(S0[split(rs1, 8)])",
    ]
    for number, columns in enumerate(mixes, 1):
        lines += [
            *_map(f"m{number}", columns),
            f"  instruction map{number} {encoding(1, [], number)} {parameters(1, [])} -> word = m{number}(rs1)",
        ]
    yield Proposal("register", "S on a register, and a map of it", 1, _text("register", lines))
    if size == 4 and mixes:
        yield _of_two(rounds, tables, mixes)


def _of_two(
    rounds: Sequence[tuple[_Sum, ...]], tables: Sequence[tuple[int, ...]], mixes: Sequence[Columns]
) -> Proposal:
    """Return the proposal whose instructions take bytes of two registers: of the ways to part the bytes, that with the
    fewest registers between look-ups and maps."""
    halves = [half for half in combinations(range(4), 2) if 0 in half]
    ways = [(looked, mapped) for looked in halves for mapped in halves if looked != mapped]

    def between(way: tuple[tuple[int, ...], tuple[int, ...]]) -> int:
        looked, mapped = way
        needed = set[tuple[int, ...]]()
        for total in rounds[0]:
            source = {each.byte: each.register for each in total}
            for half in (mapped, tuple(b for b in range(4) if b not in mapped)):
                needed.add(tuple(source[b] for b in sorted(half, key=lambda b: b not in looked)))
        return len(needed)

    looked, mapped = min(ways, key=between)
    lines = _tables(tables)
    for name, half, funct3, body in (
        ("look2", looked, 0, "join(S0[reverse({bytes})])"),
        *((f"map2{chr(97 + i)}", mapped, i + 1, f"m{i}(join(reverse({{bytes}})))") for i, _ in enumerate(mixes)),
    ):
        if name != "look2":
            lines += _map(f"m{funct3 - 1}", mixes[funct3 - 1])
        bytes_ = ", ".join(f"{'a' if i in half else 'b'}[{i}]" for i in range(4))
        lines += [
            f"  instruction {name} {encoding(2, [], funct3)} {parameters(2, [])} -> rd: word {{",
            "    let a = reverse(split(rs1, 8))",
            "    let b = reverse(split(rs2, 8))",
            f"    rd = {body.format(bytes=f'[{bytes_}]')}",
            "  }",
        ]
    return Proposal("halves", "S on bytes of two registers, and a map of such", 2, _text("halves", lines))

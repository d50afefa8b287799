"""A contract of the prover as words and numbers, to be held against what was written by hand."""

from __future__ import annotations

from typing import Any

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.term import Term
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.claim.contract import ContractInstance
from ciphergen.verify.execution.memory import Region
from ciphergen.verify.variables import secrecy


def describe(place: ContractInstance, target: Target, count: int) -> dict[str, Any]:
    """All that a contract says but its facts. count: of arguments."""
    contract, entry = place.contract, place.entry
    length = "" if contract.count is None else f"{contract.count.name}, {contract.unit} a block"
    state, held = contract.mode_state, [byte.name for byte in entry.mode_state]
    return {
        "arguments": [entry.registers[register].name for register in target.abi.arguments[:count]],
        "regions": [region_text(region) for region in contract.regions],
        "output": place.output.name,
        "apart": [region.name for region in contract.data or ()],
        "length": length + (", the last may be short" if contract.short_tail else ""),
        "state": "" if state is None else f"{state.name}: {held[0]} to {held[-1]}",
    }


def region_text(region: Region) -> str:
    """One region: its extent, whether it may be written, and what is known to be in it."""
    size = f"{region.size} bytes" if not region.block else f"row of blocks of {region.block} bytes"
    assert region.block == 0 or region.size is None
    many = region.block or region.size or 0
    return (
        f"{region.name}: {'written' if region.writable else 'read'}, {size}, "
        f"aligned to {region.alignment}, {_contents([region.initial(i) for i in range(many)])}"
    )


def _contents(held: list[Term | None]) -> str:
    known = [byte for byte in held if byte is not None]
    if not known:
        return "unknown"
    assert len(known) == len(held)
    if known[0].op == "const":
        return "round key"
    said = {secrecy(byte) for byte in known}
    assert len(said) == 1
    names = [byte.name.removeprefix("@") for byte in known]
    kind = names[0].partition(".")[0]
    assert names == [f"{kind}.{i}" for i in range(len(names))]
    return f"{'public' if said == {Secrecy.PUBLIC} else 'secret'} {known[0].name} to {known[-1].name}"

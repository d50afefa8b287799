"""The encodings in the official tables. Each file says where its numbers come from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Encoding:
    """One entry: its group in the table, fixed bits and their values, fields as (lowest bit, bits), bits of a word."""

    name: str
    group: str
    mask: int
    match: int
    fields: Mapping[str, tuple[int, int]]
    bits: int

    @property
    def mnemonic(self) -> str:
        """In small letters, as Arm's names begin with it and RISC-V's are it."""
        return self.name.partition("_")[0].lower()

    def may_be(self, mask: int, match: int) -> bool:
        """Whether some word has these bits and is this instruction."""
        return not (self.match ^ match) & self.mask & mask


def encodings(name: str) -> dict[str, Encoding]:
    """The table `aarch64`, `riscv` or `t32`."""
    table = json.loads(Path(__file__).with_name(f"{name}.json").read_text(encoding="utf-8"))
    return {
        key: Encoding(
            key,
            entry["group"],
            int(entry["mask"], 16),
            int(entry["match"], 16),
            {field: (low, width) for field, (low, width) in entry["fields"].items()},
            entry.get("bits", 32),
        )
        for key, entry in table["encodings"].items()
    }


def bits(word: int, low: int, width: int) -> int:
    """A field of a word."""
    return word >> low & ((1 << width) - 1)

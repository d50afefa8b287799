"""What a kernel is for: a role of the C interface, and how many blocks each of its threads does."""

from __future__ import annotations

import re
from dataclasses import dataclass

_FORM = re.compile(r"(?P<name>\w+)(:(?P<blocks>[1-9]\d{0,3}))?")


@dataclass(frozen=True)
class KernelRole:
    """The role of a kernel, written as `encrypt_blocks`, or `encrypt_blocks:32` where a thread does 32 blocks. name: of
    the C interface."""

    name: str
    blocks: int = 1

    def __str__(self) -> str:
        return self.name if self.blocks == 1 else f"{self.name}:{self.blocks}"

    @staticmethod
    def of(text: str) -> KernelRole:
        """Return the role that a text writes; a text of another form is the name of none."""
        found = _FORM.fullmatch(text)
        return KernelRole(found["name"], int(found["blocks"] or 1)) if found else KernelRole(text)

"""A variant for code, whose steps compute the same in another way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from ciphergen.dsl.cipher import Step, Variant


@dataclass(frozen=True, eq=False)
class ChangedSteps(Variant):
    """A variant for code with other steps than the text's. changed: its steps, by direction."""

    changed: Mapping[str, tuple[Step, ...]]

    def steps(self, name: str) -> tuple[Step, ...]:
        """Return the steps of a direction."""
        return self.changed[name]


def with_steps(variant: Variant, changed: Mapping[str, tuple[Step, ...]]) -> ChangedSteps:
    """Return a variant of a block cipher with other steps, by direction."""
    return ChangedSteps(**{field.name: getattr(variant, field.name) for field in fields(Variant)}, changed=changed)

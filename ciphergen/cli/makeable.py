"""`gen list --cipher`: what can be made of a cipher on each target and why the rest cannot, before any code is made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ciphergen.backends import generation, target, target_names
from ciphergen.backends.machine.target import Target
from ciphergen.cli.ciphers import find
from ciphergen.cli.left_out import left_out, reason
from ciphergen.cli.screen import print_json, print_table
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.output import Refusal
from ciphergen.generator.plan import obstacles
from ciphergen.interface.role import Role
from ciphergen.interface.table import ROLES, functions


@dataclass(frozen=True)
class Makeable:
    """The functions of a cipher that a target can make, as rows by variant, and what it refuses."""

    target: str
    made: Mapping[str, Sequence[Role]]
    refused: tuple[Refusal, ...]

    def modes(self, variant: str) -> list[str]:
        """Return the modes of a variant's functions."""
        return list(dict.fromkeys(row.option for row in self.made[variant] if row.option))

    def functions(self, variant: str) -> list[str]:
        """Return the roles of a variant's functions."""
        return [row.name for row in self.made[variant]]

    def as_json(self) -> dict[str, Any]:
        """Return the document of a target in `gen list --cipher --json`."""
        made = [{"variant": v, "modes": self.modes(v), "functions": self.functions(v)} for v in self.made]
        return {"target": self.target, "made": made, "not_made": left_out(self.refused)}


def makeable(cipher: Cipher, on: Target) -> Makeable:
    """Return what can be made of a cipher on a target."""
    made: dict[str, list[Role]] = {}
    refused: list[Refusal] = []
    for variant in cipher.variants.values():
        found = list(_refused(cipher, variant, on))
        refused += found
        modes = {refusal.mode for refusal in found}
        if "" not in modes:
            rows = functions(variant).items()
            known = [row for role, row in rows if variant.entries or role in generation(on).made]
            made[variant.name] = [row for row in known if row.option not in modes]
    return Makeable(on.name, made, tuple(refused))


def _refused(cipher: Cipher, variant: Variant, on: Target) -> Iterator[Refusal]:
    """Yield the refusal of a variant, or of a mode of it."""
    modes = dict.fromkeys(row.option for row in ROLES.values() if row.mode)
    for_all = (obstacles.check, obstacles.check_circuits)
    for check, mode in (*((each, "") for each in for_all), *((obstacles.check_counted, mode) for mode in modes)):
        try:
            check(variant, on)
        except Unsupported as error:
            yield Refusal(variant.name, mode, obstacles.refusal(cipher, variant, on, error))
            return


def show(name: str, json: bool) -> None:
    """Print what can be made of a cipher on each target, and what cannot.

    Raises:
        UserError: no such cipher, or something is wrong with its text.
    """
    cipher = find(name)
    found = [makeable(cipher, target(each)) for each in target_names()]
    if json:
        print_json({"cipher": cipher.name, "sha256": cipher.sha256, "targets": [each.as_json() for each in found]})
        return
    made = [
        (each.target, variant, (", ".join(each.modes(variant)), ", ".join(each.functions(variant))))
        for each in found
        for variant in each.made
    ]
    refused = [(each.target, refusal.what, (reason(refusal),)) for each in found for refusal in each.refused]
    print_table(("code for", "on", "modes", "functions"), _together(made))
    if refused:
        print()
        print_table(("no code for", "on", "because"), _together(refused))


def _together(rows: Sequence[tuple[str, str, tuple[str, ...]]]) -> list[tuple[str, ...]]:
    """Return a row for all variants and targets of which the same is to be said, from (target, variant, what) each."""
    targets: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for on, variant, what in rows:
        targets.setdefault((variant, what), []).append(on)
    variants: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for (variant, what), places in targets.items():
        variants.setdefault((", ".join(places), what), []).append(variant)
    return [(", ".join(names), on, *what) for (on, what), names in variants.items()]

"""Test vectors of a variant with other settings than its own, such as fewer rounds."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.dsl import syntax
from ciphergen.dsl.budget import VARIANTS, Budget
from ciphergen.dsl.entry_syntax import EntryVectorDecl
from ciphergen.dsl.entry_vectors import check_entry_vectors, make_entry_vector
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.make import make_variant
from ciphergen.dsl.names import again, unknown_name
from ciphergen.dsl.vectors import check_vectors, make_vector

_Reduced = syntax.VectorDecl | EntryVectorDecl


def check_reduced_vectors(tree: syntax.CipherText, budget: Budget) -> None:
    """Check every vector that changes settings of its variant, as `check_vectors` does with the others.

    Raises:
        UserError: a setting is unknown, a vector is not met, or the budget does not suffice.
    """
    declared = {i.name.lower(): i for i in tree.items if isinstance(i, syntax.VariantDecl)}
    groups: dict[tuple[str, ...], list[_Reduced]] = {}
    for item in tree.items:
        if isinstance(item, _Reduced) and item.settings:
            named = (f"{setting.name} {setting.value}" for setting in item.settings)
            groups.setdefault((item.variant.lower(), *named), []).append(item)
            if len(groups) > VARIANTS:
                raise UserError(item.place, f"vectors with {len(groups)} choices of settings", f"at most {VARIANTS}")
    for (name, *changes), items in groups.items():
        made = make_variant(tree, _changed(declared[name], items[0].settings), budget)
        variant = replace(made, title=f"{made.title} with {' '.join(changes)}")
        of_blocks = [make_vector(i, {name: variant}) for i in items if isinstance(i, syntax.VectorDecl)]
        of_entries = [make_entry_vector(i, {name: variant}) for i in items if isinstance(i, EntryVectorDecl)]
        if variant.entries:
            check_entry_vectors({variant.name: variant}, of_entries, budget)
        else:
            check_vectors({variant.name: variant}, of_blocks, budget)


def _changed(variant: syntax.VariantDecl, settings: tuple[syntax.SettingDecl, ...]) -> syntax.VariantDecl:
    """Return a variant's declaration with other values of some settings."""
    known = [i.name for i in variant.items if isinstance(i, syntax.SettingDecl)]
    values: dict[str, syntax.SettingDecl] = {}
    for setting in settings:
        if setting.name not in known:
            raise unknown_name(setting.place, f"setting of {variant.name}", setting.name, known)
        if values.setdefault(setting.name, setting) is not setting:
            raise again(setting.place, f"'{setting.name}'", values[setting.name].place)
    items = (values.get(i.name, i) if isinstance(i, syntax.SettingDecl) else i for i in variant.items)
    return replace(variant, items=tuple(items))

"""The functions of modes with phases: those that work on messages block by block, and what is built around them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.entry import Rate
from ciphergen.dsl.phase_entries import phase_entries
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.generator.allocation.allocate import AllocationError
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.fastest import fastest
from ciphergen.generator.forms import FunctionForms
from ciphergen.generator.frames.bulk_fold import kept_of_key
from ciphergen.generator.frames.table_fold import table_bytes
from ciphergen.generator.level import Job
from ciphergen.generator.lower import Lowered
from ciphergen.generator.options import Choice
from ciphergen.generator.plan import obstacles
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategy import LANES, SLICES
from ciphergen.generator.quick_search import quickest
from ciphergen.interface.phases import FoldRole, fold_rows, phase_rows
from ciphergen.interface.role import Role
from ciphergen.interface.table import DERIVE, functions


@dataclass(frozen=True)
class OfMode:
    """A function of a mode with phases. role: its name behind that of the variant; block: bytes of data that one turn
    of it takes, 0 where it only calls others; table: bytes of the table of the key that it looks up, 0 for none."""

    role: str
    row: Role
    plan: Plan
    lowered: Lowered
    block: int
    table: int = 0


def functions_of_modes(cipher: Cipher, plan: Plan, choice: Choice) -> Iterator[OfMode]:
    """Yield the functions of the modes with phases that were asked for. plan: of the cipher's variant.

    Raises:
        UserError: the target has no rules for one, or too few registers.
    """
    for name in choice.phases:
        mode = load_phase_mode(name, 8 * plan.variant.block_bytes)
        try:
            yield from _blockwise(plan, choice, name)
            for role, row in {**fold_rows(mode), **phase_rows(mode)}.items():
                made = fastest(Job(plan, row, choice.prefix, choice.core, patient=choice.patient), FunctionForms())
                yield OfMode(role, row, plan, made["code"], mode.block_bits // 8 if isinstance(row, FoldRole) else 0)
        except (Unsupported, AllocationError) as error:
            raise obstacles.refusal(cipher, plan.variant, plan.processor, error) from error


def derived_declarations(made: Iterable[OfMode], alignment: int) -> dict[str, str]:
    """Return the declarations in C of what modes keep of a key, by their names. made: all their functions; alignment:
    in bytes."""
    return {
        each.role.removesuffix(f"_{DERIVE}"): kept_of_key(each.plan).declaration(alignment)
        for each in made
        if each.row.name == DERIVE
    }


def _blockwise(plan: Plan, choice: Choice, name: str) -> Iterator[OfMode]:
    """Yield the functions that work on messages block by block, by the strategy that a quick search finds for them."""
    mode, forms = load_phase_mode(name, 8 * plan.variant.block_bytes), FunctionForms()
    entries = phase_entries(mode, plan.variant.name)
    if not entries.entries:
        return
    # Beside these, the cipher's single blocks are one round in a loop, in whatever size; and they fit no chain.
    beside = any(layer.arrangement in (SLICES, LANES) for layer in plan.strategy)
    small = plan.small and not beside
    searched = replace(choice, searched="small" if small else "fast", patient=True)
    searched = replace(searched, strategy=choice.strategy[-1:]) if beside else searched
    way = quickest(entries, plan.processor, searched, forms)
    own = Plan.of(entries, plan.processor, plan.generation, way)
    own = replace(own, bulk=not small, tables=choice.tables, split_loads=choice.core.split_loads)
    for role, row in functions(entries).items():
        found = FunctionForms() if own.bulk or own.tables else forms
        made = fastest(Job(own, row, choice.prefix, choice.core, patient=True), found)
        entry = entries.entries.get(row.direction)
        size = 0 if entry is None else (entry.message or entry.outputs[0]).bytes
        table = table_bytes(own) if entry is not None and entry.of_rate(Rate.KEY) else 0
        yield OfMode(f"{name}_{role}", row, own, made["code"], size, table)

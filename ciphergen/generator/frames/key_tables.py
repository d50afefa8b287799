"""The shape of what makes tables of a key: a thread computes its entry, of one table after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, replace, topological, var
from ciphergen.generator.analysis.keys import round_keys
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.analysis.table_turns import TableTurns, table_turns
from ciphergen.generator.frames.round_loop import Rounds
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.passes import legalise
from ciphergen.generator.passes import run as simplified
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref, Shape
from ciphergen.interface.role import Role

_POINTER, _GROUP = "b64", "made_tables"
_Store = Callable[[Ref, Ref], None]


def made_table(number: int) -> VReg:
    """Return the register of where a table begins, of those of a turn."""
    return VReg(_POINTER, f"made.{number}")


def tables_shape(plan: Plan, role: Role, layout: Layout, entries: int, name: str) -> Shape:
    """Return the shape of one entry of each table that a key makes for a layout, by the entry's number: what entries
    share, which is computed once, and a loop over tables that are alike. entries: of a table."""
    build, bits = Builder(plan.target, plan.generation, name, role), layout.rules.bits
    data, ks = VReg(_POINTER, "data"), VReg(_POINTER, "ks")
    piece = layout.entries(role.direction)
    turns = table_turns(piece.outputs, layout.places(plan.keys))
    own, shared = _parted(simplified(legalise.run(simplified(turns.entries), layout.rules)))
    rounds = Rounds.of(plan, build, layout, role.direction, 0)
    number = build.load(bits // 8, data, 0, "in")
    known = rounds.compute(layout, Piece(piece.inputs, tuple(shared.values()), ()), [number], ks)
    state, inputs = [build.own(each) for each in (number, *known)], (*piece.inputs, *shared)

    def store(place: Ref, pointer: Ref) -> None:
        for i, entry in enumerate(own):
            (made,) = rounds.compute(layout, Piece(inputs, (entry,), ()), state, pointer)
            build.act(_GROUP, "put", made_table(i), place, made)

    if turns.count == 1:
        store(number, ks)
    else:
        _loop(build, plan.words, turns, number, ks, entries * len(own), store)
    return build.finish()


def _loop(
    build: Builder, words: RuleSet, turns: TableTurns, number: Ref, ks: Ref, distance: int, store: _Store
) -> None:
    """Build a loop over tables. distance: from tables of a turn to those of the next; store: builds the entries of a
    turn, at a place in its tables and with round keys behind a pointer."""
    place, walker, left = (
        build.fresh(each.file, name) for each, name in ((number, "place"), (ks, "rk"), (number, "turns"))
    )
    build.copy(number, place)
    build.copy(ks, walker)
    build.copy(build.constant(words, turns.count), left)
    head = build.label("tables")
    with build.turns(head, turns.count):
        store(place, walker)
        build.add(place, distance, into=place)
        build.add(walker, turns.step, into=walker)
        build.add(left, -1, into=left)
        build.branch("if_not_zero", left, head)
    build.place(build.label("after"))


def _parted(entries: Sequence[Term]) -> tuple[list[Term], dict[Term, Term]]:
    """Return entries over variables for what depends on no round key, and these variables with their terms."""
    keyed = set[Term]()
    for term in topological(entries):
        if round_keys([term]) == [term] or not keyed.isdisjoint(term.args):
            keyed.add(term)
    free = dict.fromkeys(each for term in topological(entries) if term in keyed for each in term.args)
    shared = {
        term: var(f"shared.{i}", term.width)
        for i, term in enumerate(free)
        if term not in keyed and not term.is_const and term.args
    }
    return replace(entries, dict(shared)), {variable: term for term, variable in shared.items()}

"""The first rounds of counter mode on rows of which few words move."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.dsl.cipher import load
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import evaluate, topological, variables
from ciphergen.generator.analysis.rounds import compose
from ciphergen.generator.analysis.split import Depends, depends
from ciphergen.generator.layouts.row_counter import lift_counters
from ciphergen.generator.layouts.row_map import RowMap, row_maps
from ciphergen.generator.layouts.row_places import on_rows

RULES = generation(target("rv32i")).sets["words"]
ROWS = row_maps(8, 16, 32, 8)


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
@pytest.mark.parametrize("rows", ROWS, ids=lambda rows: str(rows.inside))
def test_what_is_computed_is_the_same(rounds: int, rows: RowMap) -> None:
    """Of a state and of one with zeros in place of the last word, with that word apart; with up to 16 words that move,
    so that they fill registers of their own more than once."""
    rng, variant = Random(rounds), load("aes").variants["aes128"]
    piece = compose(variant.steps(ENCRYPT)[:rounds])
    assert piece is not None
    apart, straight = lift_counters(variant, RULES, rows, piece, 1), on_rows(variant, RULES, rows, piece, 1)
    known = {v: rng.getrandbits(32) for v in (*straight.inputs, *variables(straight.outputs))}
    group, slot = rows.place(15)
    moving, mask = {}, rows.mask(slot)
    for bit, moved in enumerate(apart.inputs[len(straight.inputs) :]):
        register = straight.inputs[8 * group + bit]
        byte = known[register] >> slot * rows.field & rows.mask(0)
        moving[moved] = sum(byte << each * rows.field for each in range(rows.slots))
        moving[register] = known[register] & ~mask
    assert evaluate(apart.outputs, known | moving) == evaluate(straight.outputs, known)


def test_words_that_move_are_looked_up_together() -> None:
    """Of AES one byte moves in the first round and four in the second, so that each looks up in one register for a bit,
    where other rounds look up in four."""
    variant = load("aes").variants["aes128"]
    piece = compose(variant.steps(ENCRYPT)[:3])
    assert piece is not None
    made = lift_counters(variant, RULES, ROWS[0], piece, 1)
    known = depends(made.outputs, made.inputs[-8:])
    gates = [term for term in topological(made.outputs) if known[term] is Depends.BLOCK and term.op != "var"]
    assert len(gates) < 490
    straight = on_rows(variant, RULES, ROWS[0], piece, 1)
    assert len([term for term in topological(straight.outputs) if term.args]) > 2 * len(gates)

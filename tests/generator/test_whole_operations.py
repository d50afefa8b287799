"""What rows do to whole registers, and rounds that are compared with it: those of AES, rows of one's own, what is
refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.machine.effects import Machine, computed
from ciphergen.backends.machine.lanes import join, split
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Register
from ciphergen.dsl.cipher import Step, load
from ciphergen.dsl.term import Term, concat, const, evaluate, extract, lookup, remake, substitute, var
from ciphergen.dsl.term import replace as replaced
from ciphergen.generator.analysis.look_ups import levels
from ciphergen.generator.analysis.whole_operations import BlockOperation, whole_operations
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.fused import fused
from ciphergen.generator.layouts.block_rounds import operations
from ciphergen.generator.layouts.keys_first import with_keys_first
from tests.backends.samples import Numbers

TEXTS = Path(__file__).parents[1] / "texts"
ON = target("aarch64_aes")
RULES = generation(ON).sets["vectors"]
NO_TABLE = "no instruction of the target looks up what a round does, at the places where it does"
NO_MAP = "no instructions of the target compute what a round does to a block behind its look-ups"
MORE = "a round adds more than look-ups of one level and round keys"


def test_rows_are_read_by_what_they_mean() -> None:
    known = whole_operations(RULES.whole, RULES.bits)
    assert known.adds == "eor_16b"
    assert [(each.row, each.keyed, each.sources[:4]) for each in known.substitutions] == [
        ("aese_16b", True, (0, 5, 10, 15)),
        ("aesd_16b", True, (0, 13, 10, 7)),
    ]
    # AESMC four times is nothing, so that twice of one is twice of the other.
    assert [each.rows for each in known.maps] == [(), ("aesmc_16b",), ("aesimc_16b",), ("aesmc_16b", "aesmc_16b")]
    others = ("ext_16b", "add_16b", "tbl_16b", "ldr_q", "pmull_1d", "and_16b")
    assert whole_operations(tuple(ON.rows[name] for name in others), RULES.bits).maps == known.maps[:1]


def test_a_fused_row_does_what_both_do() -> None:
    one, two = ON.rows["aese_16b"], ON.rows["aesmc_16b"]
    source, both = Random(1), fused([one, two])
    for _ in range(20):
        registers = {Register("v", n): source.getrandbits(128) for n in range(2)}
        separate, together = (Numbers(ON, row, {"Rd": 0, "Rn": 1}, registers, 0, source) for row in (one, both))
        one.meaning(separate)
        behind = Numbers(ON, two, {"Rd": 0, "Rn": 0}, separate.registers, 0, source)
        two.meaning(behind)
        both.meaning(together)
        assert together.registers == behind.registers
    assert both.text({"Rd": 3, "Rn": 4}) == "aese v3.16b, v4.16b; aesmc v3.16b, v3.16b"
    assert fused([one]) is one


X = [var(f"x.{i}", 8) for i in range(16)]
SBOX = whole_operations(RULES.whole, RULES.bits).substitutions[0].entries[0]
LOOKED_UP = [lookup(SBOX, each, 8) for each in X]


@pytest.mark.parametrize(
    ("outputs", "why"),
    [
        (LOOKED_UP, NO_MAP),
        ([x ^ y for x, y in zip(LOOKED_UP, [*X[1:], X[0]], strict=True)], MORE),
        ([X[0] & X[1], *X[1:]], MORE),
        (
            [concat(extract(X[0], 7, 4), lookup(range(16), extract(X[0], 3, 0), 4)), *X[1:]],
            "instructions on whole blocks look up bytes",
        ),
        ([*LOOKED_UP[1:], X[0]], NO_TABLE),
    ],
)  # fmt: skip
def test_rounds_that_are_refused(outputs: list[Term], why: str) -> None:
    with pytest.raises(Unsupported) as caught:
        operations(load("aes").variants["aes128"], RULES, Step("round", (*X,), (), (*outputs,)))
    assert str(caught.value) == why


# Rows of one's own.


def custom(name: str, data: Sequence[Term], results: Sequence[Term]) -> Row:
    """A row that nobody has. results: bytes over those of its one operand."""

    def meaning(m: Machine) -> None:
        m.write("Rd", join(substitute(results, dict(zip(data, split(8, m.read("Rn")), strict=True)))))

    return replace(ON.rows["aesmc_16b"], name=name, meaning=meaning)


def rows_of(step: Step) -> list[Row]:
    """Rows for a text's own round: the linear map in front of its look-ups, these, and the map behind them."""
    zeros: dict[Term, Term] = {key: const(0, 8) for key in step.keys}
    (level,) = levels(step.outputs)
    bytes_ = [var(f"byte.{i}", 8) for i in range(16)]
    entries = dict(zip(level, bytes_, strict=True))
    return [
        custom("before", step.inputs, replaced([term.args[0] for term in level], dict(zeros))),
        custom("look_up", bytes_, [remake(t, (b,)) for t, b in entries.items()]),
        custom("behind", bytes_, replaced(step.outputs, {**zeros, **entries})),
    ]


def after(found: Sequence[BlockOperation], rows: Mapping[str, Row], block: bytes, keys: Mapping[Term, int]) -> bytes:
    """What the meanings of rows make of a block, one after the other."""
    state = int.from_bytes(block, "little")
    for each in found:
        others = evaluate([] if each.key is None else [each.key], keys)
        for name in each.rows:
            does = computed(rows[name])
            assert does is not None
            values = dict(zip(does.variables.values(), [state, *others], strict=True))
            (state,), others = evaluate([does.term], values), []
    return state.to_bytes(16, "little")


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "rounds"),
    [
        # Anubis's text numbers look-ups otherwise than bytes, so that its first row moves them.
        ("anubis", {"encrypt": ["eor_16b", "look_up", "before", "behind"]}),
        ("kuznyechik", {"encrypt": ["eor_16b", "look_up", "behind"], "decrypt": ["before", "eor_16b", "look_up"]}),
    ],
)
def test_rows_of_one_s_own_serve_other_texts(name: str, rounds: dict[str, list[str]]) -> None:
    """What an instruction means is all that is asked, and rows do together what the round does."""
    variant, source = with_keys_first(next(iter(load(str(TEXTS / f"{name}.cipher")).variants.values()))), Random(name)
    for direction, wanted in rounds.items():
        own = variant.steps(direction)
        rows = {row.name: row for row in (ON.rows["eor_16b"], *rows_of(own[len(own) // 2]))}
        rules = replace(RULES, whole=tuple(rows.values()), fused=())
        for step in own[1:-1]:
            found = operations(variant, rules, step)
            assert [each.rows for each in found] == [(row,) for row in wanted]
            keys, block = {key: source.randrange(256) for key in step.keys}, source.randbytes(16)
            text = evaluate(step.outputs, keys | dict(zip(step.inputs, block, strict=True)))
            assert after(found, rows, block, keys) == bytes(text)

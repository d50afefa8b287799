"""What two pieces begin with alike, and loops that are left in the middle of a turn for what is different behind it."""

from __future__ import annotations

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.term import Term, rotl, substitute, topological, var
from ciphergen.generator.analysis.common_beginning import Parted, parted
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts.rows import Rows
from ciphergen.generator.level import Job
from ciphergen.generator.machine import Function
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.pipeline import run
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy
from ciphergen.interface.table import ROLES
from ciphergen.verify.prove import prove
from tests.generator.test_narrow_words import read
from tests.generator.test_rows import TEXT

X = tuple(var(f"x.{i}", 32) for i in range(2))
KEY = tuple(var(f"rk.1.{i}", 32) for i in range(2))
LOOKED_UP = (X[0] & X[1]) ^ X[0], (X[0] | X[1]) ^ X[1]


def piece(*outputs: Term) -> Piece:
    return Piece(X, outputs, outputs)


def again(parts: Parted, number: int) -> list[Term]:
    """The outputs of a piece of which the beginning was apart."""
    beginning, rest = parts.beginning, parts.rests[number]
    return substitute(rest.outputs, dict(zip(rest.inputs, (*beginning.outputs, *X), strict=True)))


def test_the_beginning_is_computed_once() -> None:
    one = piece(LOOKED_UP[0] ^ rotl(LOOKED_UP[1], 3) ^ KEY[0], LOOKED_UP[1] ^ KEY[1])
    other = piece(LOOKED_UP[1] ^ KEY[0], LOOKED_UP[0])
    parts = parted(one, other)
    assert parts is not None
    assert set(parts.beginning.outputs) == {*LOOKED_UP}
    assert [again(parts, 0), again(parts, 1)] == [[*one.outputs], [*other.outputs]]
    below = {term for term in topological(LOOKED_UP) if term.args}
    assert not any(below & {*topological(rest.outputs)} for rest in parts.rests)


def test_no_more_is_left_than_the_state_has() -> None:
    both, third = LOOKED_UP, X[0] + X[1]
    assert parted(piece(both[0] ^ third, both[1]), piece(both[1] ^ third, both[0])) is None
    assert parted(piece(both[0] ^ X[0], both[1]), piece(*both)) is None  # the state itself is needed behind it
    assert parted(piece(both[0] ^ X[0], X[1]), piece(both[0], X[0])) is None
    assert parted(piece(both[0], X[0]), piece(both[0] ^ X[0], X[0])) is not None


def test_pieces_that_begin_differently_have_no_beginning() -> None:
    assert parted(piece(X[0] + X[1], X[1]), piece(X[0] ^ X[1], X[1])) is None


def selected(name: str, direction: str) -> Function:
    """The instructions of the function on many blocks of the text of rows, before registers are allocated."""
    on, cipher = target("rv32i"), read(TEXT)
    plan = Plan.of(cipher.variants["rows64"], on, generation(on), strategy(name))
    job = Job(plan, ROLES[f"{direction}_blocks"], "", on.cores[on.default_core])
    made: Function = run(job, "selection")["selection"]
    return made


@pytest.mark.long
@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
@pytest.mark.parametrize(("name", "turns"), [("loop1-rows1", 5), ("loop2-rows1", 2)])
def test_the_last_turn_is_left_in_the_middle(
    name: str, turns: int, direction: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five rounds are alike: five turns of one, or two of two and the first round of another."""
    code = selected(name, direction)
    monkeypatch.setattr(Rows, "leaves_turns", False)
    written_out = selected(name, direction)
    leaves = [inst.label for block in code.blocks for inst in block.insts if inst.row.name == "beq"]
    weights = {block.label: block.weight for block in code.blocks}
    (out,) = (label for label in leaves if label and label.startswith("out"))
    heads = {label: weight for label, weight in weights.items() if label.startswith(("rounds", "on", out))}
    assert sorted(heads.values()) == [1.0, turns, turns + 1]
    assert len([*code.instructions()]) < len([*written_out.instructions()])


@pytest.mark.long
@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
def test_a_loop_that_is_left_elsewhere_is_refused(direction: str) -> None:
    on, cipher = target("rv32i"), read(TEXT)
    output = generate(cipher, on, Options(strategy="loop1-rows1", modes=("ecb",)))
    text, symbol = output.files["rows64.S"], f"rows64_{direction}_blocks"
    lines = text.splitlines()
    (number,) = (i for i, line in enumerate(lines) if "beq " in line and f"L{symbol}_out" in line)
    lines[number] = lines[number].replace("beq ", "bne ")
    roles = {info.symbol: info.role for info in output.functions}
    report = prove(assemble("\n".join(lines) + "\n", on), "rows64", on, cipher.variants["rows64"], roles)
    refused = {o.function for o in report.obligations if o.verdict.value != "proved"}
    assert {each for each in refused if f"_{direction}" in each} == {symbol, f"rows64_{direction}"}
    assert not any("crypt" in each for each in refused if f"_{direction}" not in each)

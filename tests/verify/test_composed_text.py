"""A mode's text run for strings of all lengths, and the lemma by which counter mode does what its `each` does."""

from __future__ import annotations

from pathlib import Path

import pytest

from ciphergen.dsl.mode import load_mode
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_texts import load_phase_mode, parse_phase_mode
from ciphergen.dsl.public_number import NotKnown
from ciphergen.dsl.term import Term, concat, const, evaluate, var
from ciphergen.interface.phases import phase_rows
from ciphergen.verify.composition.applications import Applications, String
from ciphergen.verify.composition.session import Session
from ciphergen.verify.composition.streams import Stream, stream_of
from ciphergen.verify.composition.text import Text, TextRun
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.strings import Initial, Streamed

GCM = (Path(__file__).parents[2] / "ciphergen" / "dsl" / "modes" / "phases" / "gcm.mode").read_text("utf-8")
TWICE = """
mode TWICE(E) {
  block 128 bits

  each over(t: block, x: block) -> y: block {
    y = x ^ E.encrypt(t)
    t := t + 1
  }

  encrypt(p: bytes) -> c: bytes { c = CHANGED }

  decrypt(c: bytes) -> p: bytes { p = CHANGED_TOO }
}
"""
NORMAL = Normalizer()


def run(mode: PhaseMode) -> TextRun:
    """A run of a text on a path of which nothing is known."""
    made = TextRun(mode, Applications(), NORMAL, lambda goal: NORMAL(goal) is const(1, 1))
    made.derive()
    return made


def string(name: str) -> Text:
    length = var(f"{name}.bytes", 32)

    def unknown() -> tuple[Term, ...]:
        raise AssertionError("no byte is asked for")

    return Text(String(Initial(name, const(0, 32)), length), unknown)


def test_of_a_length_that_no_tag_has_only_a_block_is_made() -> None:
    """A path may say that a tag has more bytes than there is memory for."""
    mode = load_phase_mode("gcm")
    lengths = {name: var(f"{name}.bytes", 32) for name in ("iv", "aad", "in", "tag")}
    session = Session(mode, phase_rows(mode)["gcm_decrypt"], Applications(), {}, (), {}, lengths)
    tag = session.given(lambda length: None, 2**31 - 1)["tag"]
    assert isinstance(tag, Term)
    assert tag.width == 128


def test_a_comparison_that_the_path_leaves_open() -> None:
    with pytest.raises(NotKnown) as error:
        run(load_phase_mode("gcm")).direction("encrypt", {name: string(name) for name in ("iv", "aad", "p")}, None)
    assert str(error.value) == "the path is one for several cases of the text"


@pytest.mark.parametrize(
    ("made", "message"),
    [
        ("over(block(0), over(block(1), {}))", "'each over' of what is made of another string"),
        ("split(join(over(block(0), {})), 8)", "bytes of a string that is made of another one"),
    ],
)
def test_what_is_not_followed(made: str, message: str) -> None:
    text = TWICE.replace("CHANGED_TOO", made.format("c")).replace("CHANGED", made.format("p"))
    mode = parse_phase_mode(text, "twice.mode")
    with pytest.raises(NotKnown) as error:
        run(mode).direction("encrypt", {"p": string("p")}, None)
    assert str(error.value) == message


def test_counter_mode_is_what_gcm_does_until_32_bits_wrap() -> None:
    stream = stream_of(run(load_phase_mode("gcm")), load_mode("ctr"), "gctr", Solver())
    assert stream == Stream("gctr", 32, 16)
    length, counter = var("length", 32), var("counter", 128)
    for blocks, low, fits in ((1, 2**32 - 1, 1), (2, 2**32 - 1, 0), (0, 0, 1), (2**28 - 1, 0, 1), (3, 2**32 - 3, 1)):
        for size in (16 * blocks, 16 * blocks - 15) if blocks else (0,):
            values = {length: size, counter: (7 << 32) + low}
            assert evaluate([stream.fits(counter, length)], values) == [fits]
    after = evaluate([stream.after(counter, length)], {length: 48, counter: (7 << 32) + 2**32 - 2})
    assert after == [(7 << 32) + 1]


@pytest.mark.parametrize(
    "change",
    [
        ("t := inc32(t)", "t := inc32(inc32(t))"),
        ("y = x ^ E.encrypt(t)", "y = x ^ E.encrypt(inc32(t))"),
        ("y = x ^ E.encrypt(t)", "y = ~x ^ E.encrypt(t)"),
        ("join([x[127:32], x[31:0] + 1])", "join([x[127:32] + 1, x[31:0]])"),
        ("join([x[127:32], x[31:0] + 1])", "join([x[127:24], x[23:0] + 1])"),
    ],
)
def test_what_counts_otherwise_is_no_counter_mode(change: tuple[str, str]) -> None:
    """Nor is what counts in 24 bits, of which no text is known."""
    assert GCM.count(change[0]) == 1
    mode = parse_phase_mode(GCM.replace(*change), "my.mode")
    assert stream_of(run(mode), load_mode("ctr"), "gctr", Solver()) is None


def test_applications_are_equal_for_equal_arguments_alone() -> None:
    made, x, y = Applications(), var("x", 128), var("y", 128)

    def never(goal: Term) -> bool:
        return False

    first = made("f", 128, [x], (), never)
    assert made("f", 128, [x], (), never) is first
    assert made("f", 128, [y], (), lambda goal: True) is first
    others = {made("g", 128, [x], (), never), made("f", 128, [y], (), never), made("f", 128, [concat(x, y)], (), never)}
    assert len(others) == 3
    assert first not in others


def test_parts_of_strings() -> None:
    """A part begins and ends with numbers that are known to lie in the string; there is none of what is made."""
    asked, width = list[Term](), 32

    def longer(condition: Term) -> bool:
        asked.append(condition)
        return False

    length = var("m.bytes", width)
    whole = Text(String(Initial("m", const(16, width)), length), tuple, longer)
    part = whole.part(4, 11)
    assert part.string == String(Initial("m", const(20, width)), const(8, width))
    assert len(asked) == 1
    none = Text(whole.string, tuple, lambda condition: True)
    with pytest.raises(NotKnown) as error:
        none.part(4, 11)
    assert str(error.value) == "a part of a string that is not in it"
    with pytest.raises(NotKnown) as error:
        Text(String(Streamed("each", const(0, 128), Initial("m", const(0, width))), length), tuple, longer).part(0, 3)
    assert str(error.value) == "a part of a string that is made of another one"

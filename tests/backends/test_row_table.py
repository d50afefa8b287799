"""A table that is not complete does not load; rows that share a word are found."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from ciphergen.backends import target, target_names
from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.machine.row import Cost, Operand, Row, Timing, by_name, disjoint
from ciphergen.dsl.term import const, var

REGISTER = Operand("register", "x", 32)
COLUMNS: dict[str, Any] = {
    "name": "toy",
    "encoding": "0000000 rs2 rs1 000 rd 0110011",
    "syntax": "toy {rd}, {rs1}, {rs2}",
    "operands": {"rd": REGISTER, "rs1": REGISTER, "rs2": REGISTER},
    "meaning": lambda m: m.write("rd", m.read("rs1") + m.read("rs2")),
    "timing": Timing.DATA_INDEPENDENT,
    "cost": {"core": Cost(1)},
    "xlen": 32,
    "source": "a manual, 1",
}


def test_the_toy_row_loads() -> None:
    row = Row(**COLUMNS)
    assert (row.mask, row.match) == (0xFE00707F, 0x33)


@pytest.mark.parametrize("column", COLUMNS)
def test_no_column_has_a_default(column: str) -> None:
    assert {f.name for f in fields(Row)} == {*COLUMNS, "extension", "combined"}
    with pytest.raises(TypeError, match=f"missing 1 required keyword-only argument: '{column}'"):
        Row(**{name: value for name, value in COLUMNS.items() if name != column})


@pytest.mark.parametrize(
    ("column", "value", "message"),
    [
        ("encoding", "0000000 rs2 rs1 000 rd 011001", "has 31 bits, not 16 or 32"),
        ("encoding", "0000000 rs2 rs1 000 rd 01100111", "has 33 bits, not 16 or 32"),
        ("encoding", "0000000 rs2 rs1 0?0 rd 0110011", "cannot read '0?0'"),
        ("encoding", "0000000 rs2 rs2 000 rd 0110011", "rs2 stands there twice"),
        ("encoding", "0000000 rs2[5:2|0] rs1 000 rd 0110011", "rs2 has bits [0, 2, 3, 4, 5]"),
        ("encoding", "0000000 n:0 rs2 rs1 000 rd 0110011", "n has bits []"),
        ("encoding", "n:99999999999999 rs2 rs1 000 rd 0110011", "cannot read 'n:99999999999999'"),
        ("encoding", "0000000 rs3 rs1 000 rd 0110011", "row toy: fields"),
        ("syntax", "toy {rd}, {rs1}, {rs3}", "row toy: fields"),
        ("operands", {"rd": REGISTER, "rs1": REGISTER}, "row toy: fields"),
        ("timing", None, "row toy has no timing class"),
        ("cost", {}, "row toy has no cost on any core"),
        ("source", "", "row toy cites no source"),
    ],
)
def test_a_wrong_column(column: str, value: object, message: str) -> None:
    with pytest.raises(ValueError, match=r"toy|encoding") as caught:
        Row(**{**COLUMNS, column: value})
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"kind": "number"}, "operand kind 'number' is not one of register, signed, unsigned, target"),
        ({"kind": "register", "file": "x"}, "a register operand with file 'x' of 0 bits"),
        ({"kind": "signed", "bits": 5}, None),
        ({"kind": "signed", "file": "x", "bits": 5}, "a signed operand with file 'x' of 5 bits"),
        ({"kind": "signed", "complement": 32}, "a signed operand with a complement"),
        ({"kind": "signed", "positive": True}, "a signed operand that is positive"),
        ({"kind": "unsigned", "complement": 8, "positive": True}, "a unsigned operand that is positive"),
        ({"kind": "unsigned", "unlike": "rd"}, "a unsigned operand that is unlike another"),
        ({"kind": "unsigned", "fixed": 1}, "a unsigned operand that is fixed"),
        ({"kind": "signed", "never": (3,)}, "a signed operand that is never (3,)"),
        (
            {"kind": "register", "file": "x", "bits": 5, "fixed": 1, "never": (3,)},
            "a register operand that is never (3,)",
        ),
        ({"kind": "signed", "within": ("lsb", 31)}, "a signed operand within 31"),
        ({"kind": "signed", "ahead": 4}, "a signed operand that counts from 4 bytes ahead"),
        ({"kind": "signed", "times": 257}, "a signed operand that is multiplied by 257"),
        ({"kind": "unsigned", "complement": 8, "times": 2}, "a unsigned operand that is multiplied by 2"),
    ],
)
def test_a_wrong_operand(arguments: dict[str, Any], message: str | None) -> None:
    if message is None:
        assert Operand(**arguments).file == ""
        return
    with pytest.raises(ValueError, match="operand") as caught:
        Operand(**arguments)
    assert str(caught.value) == message


def test_a_meaning_that_writes_too_few_bits() -> None:
    row = Row(**{**COLUMNS, "meaning": lambda m: m.write("rd", const(0, 16))})
    with pytest.raises(ValueError, match="row toy writes 16 bits to rd"):
        _ = row.effects


def test_effects_come_from_the_meaning() -> None:
    def meaning(m: Any) -> None:
        m.store(m.read("rs1"), m.read("rs2"))
        m.write("rd", m.load(var("a", 32), 4))
        m.jump(m.pc())

    effects = Row(**{**COLUMNS, "meaning": meaning}).effects
    assert effects.reads == (("rs1", 0), ("rs2", 0))
    assert effects.writes == (("rd", 0),)
    assert effects.loads
    assert effects.stores
    assert effects.jumps


def test_overlapping_rows() -> None:
    row = Row(**COLUMNS)
    wider = Row(
        **{
            **COLUMNS,
            "name": "wider",
            "encoding": "0 f:6 rs2 rs1 000 rd 0110011",
            "operands": {**COLUMNS["operands"], "f": Operand("unsigned")},
        }
    )
    with pytest.raises(ValueError, match="rows toy and wider have words in common"):
        disjoint([row, wider])
    with pytest.raises(ValueError, match="two rows are called toy"):
        by_name([row], [row])


def test_a_word_that_one_row_leaves_to_another() -> None:
    on = target("aarch64")
    plain, shifted = on.rows["eor_x"], on.rows["eor_x_lsl"]
    assert not plain.shares(shifted)
    assert not shifted.shares(plain)
    word = plain.encode({"Rd": 1, "Rn": 2, "Rm": 3})
    assert shifted.decode(word) is None
    assert Decoder(on).decode(word) == (plain, {"Rd": 1, "Rn": 2, "Rm": 3})
    assert Decoder(on).decode(word | 1 << 10) == (shifted, {"Rd": 1, "Rn": 2, "Rm": 3, "shift": 1})
    with pytest.raises(ValueError, match=r"eor_x_lsl: shift = 0 is not in 1\.\.63 step 1"):
        shifted.encode({"Rd": 1, "Rn": 2, "Rm": 3, "shift": 0})
    with_zero = replace(shifted, operands={**shifted.operands, "shift": Operand("unsigned")})
    with pytest.raises(ValueError, match="rows eor_x and eor_x_lsl have words in common"):
        disjoint([plain, with_zero])


def test_fields_that_are_a_number_together_at_most() -> None:
    """UBFX of bits beyond the highest is no instruction; the assembler counts the bits, the field one less."""
    ubfx = target("armv7m").rows["ubfx"]
    values = {"Rd": 1, "Rn": 2, "lsb": 24, "last": 7}
    assert ubfx.text(values) == "ubfx r1, r2, #24, #8"
    word = ubfx.encode(values)
    assert ubfx.decode(word) == values
    assert ubfx.decode(word + 1) is None
    with pytest.raises(ValueError, match="together") as caught:
        ubfx.encode({**values, "last": 8})
    assert str(caught.value) == "ubfx: last = 8 and lsb = 24 are more than 31 together"


def test_numbers_that_a_field_never_holds() -> None:
    """ORR with register 15 in a field is MOV; without the exclusion both would be the same word."""
    on = target("armv7m")
    orr, mov = on.rows["orr"], on.rows["mov"]
    word = mov.encode({"Rd": 1, "Rm": 2})
    assert orr.decode(word) is None
    assert Decoder(on).decode(word) == (mov, {"Rd": 1, "Rm": 2})
    with pytest.raises(ValueError, match="Rn") as caught:
        orr.encode({"Rd": 1, "Rn": 15, "Rm": 2})
    assert str(caught.value) == "orr: Rn is 15, which it never is"
    anything = replace(orr, operands={**orr.operands, "Rn": replace(orr.operands["Rn"], never=())})
    with pytest.raises(ValueError, match="rows mov and orr have words in common"):
        disjoint([mov, anything])


def test_a_field_that_stands_in_two_places_holds_the_same_in_both() -> None:
    row = target("armv7m").rows["rev"]
    word = row.encode({"Rd": 1, "Rm": 2})
    assert (word >> 16 & 15, word & 15) == (2, 2)
    assert row.decode(word) == {"Rd": 1, "Rm": 2}
    assert row.decode(word ^ 1) is None
    assert row.decode(word ^ 1 << 16) is None


def test_a_constant_that_is_repeated_counts_in_its_repetitions() -> None:
    row = target("armv7m").rows["and_imm_b"]
    word = row.encode({"Rd": 1, "Rn": 2, "imm": 0x7F7F7F7F})
    assert word & 0xFF == 0x7F
    assert row.decode(word) == {"Rd": 1, "Rn": 2, "imm": 0x7F7F7F7F}
    assert row.decode(word & ~0xFF) is None
    with pytest.raises(ValueError, match=r"and_imm_b: imm = 2139062142 is not in 16843009\.\.4294967295 step 16843009"):
        row.encode({"Rd": 1, "Rn": 2, "imm": 0x7F7F7F7E})


def test_a_distance_that_counts_from_behind_the_instruction() -> None:
    row = target("armv7m").rows["b_n"]
    assert row.encode({"imm": 4}) & 0x7FF == 0
    assert row.encode({"imm": 0}) & 0x7FF == 0x7FE
    assert row.limits("imm") == (-2044, 2050, 2)


def test_a_word_whose_effect_the_manual_leaves_open_is_no_instruction() -> None:
    on = target("aarch64")
    row = on.rows["ldp_q"]
    word = row.encode({"Rt": 1, "Rt2": 2, "Rn": 3, "imm": 32})
    assert Decoder(on).decode(word) == (row, {"Rt": 1, "Rt2": 2, "Rn": 3, "imm": 32})
    same = word & ~(31 << 10) | 1 << 10
    assert Decoder(on).decode(same) is None
    with pytest.raises(ValueError, match="ldp_q: Rt2 and Rt are both 1"):
        row.encode({"Rt": 1, "Rt2": 1, "Rn": 3, "imm": 32})
    assert Decoder(on).decode(same & ~(1 << 22)) is not None  # a store of one register twice is fine


def test_a_target_checks_its_table() -> None:
    on = target("rv32i")
    add = on.rows["add"]
    for change, message in [
        ({"rows": {"sub": add}}, "target rv32i: row add of 32 bits stands at sub"),
        ({"rows": {"add": replace(add, cost={"e31": Cost(1)})}}, r"row add: cost on \['e31'\], cores"),
        ({"files": {"v": on.files["x"]}}, r"row \w+: register files \['x'\], known \['v'\]"),
        ({"default_core": "e32"}, "target rv32i: no core e32"),
    ]:
        with pytest.raises(ValueError, match=message):
            replace(on, **change)


# Each row is tried with thousands of words; those that AArch64 has beside its own take as long again as all of them.
EACH = [
    pytest.param(name, marks=[pytest.mark.long] if name in ("aarch64_aes", "aarch64_sha3") else [])
    for name in target_names()
]


@pytest.mark.parametrize("name", EACH)
def test_the_decoder_finds_the_one_row_that_fits(name: str) -> None:
    on, random = target(name), Random(name)
    decoder = Decoder(on)
    sizes = sorted({row.size for row in on.rows.values()})
    words = [(random.getrandbits(8 * size), size) for size in sizes for _ in range(3000)]
    for row in on.rows.values():  # words of instructions, and their neighbours at a distance of one bit
        bits = 8 * row.size
        word = random.getrandbits(bits) & ~row.mask | row.match
        words += [(near, row.size) for near in (word, *(word ^ (1 << bit) for bit in range(bits)))]
    known, rows = 0, [(row.size, row.mask, row.match, row) for row in on.rows.values()]
    for word, size in words:
        fixed = (row for of, mask, match, row in rows if of == size and word & mask == match)
        fitting = [row for row in fixed if row.decode(word) is not None]
        decoded = decoder.decode(word, size)
        assert ([] if decoded is None else [decoded[0]]) == fitting
        assert len(fitting) <= 1
        if decoded is not None:
            known += 1
            assert decoded[0].encode(decoded[1]) == word
            assert decoder.decode(word, size) is decoded
            assert decoder.at(on.format.pack(word, size), 0) == decoded
    assert known >= len(on.rows)


@pytest.mark.parametrize("word", [0, 0xFFFFFFFF, 0x00000073, 0x0000000F, 0x02C58533])
def test_words_that_are_not_rv32i(word: int) -> None:
    assert Decoder(target("rv32i")).decode(word) is None  # zero, ones, ecall, fence, mul

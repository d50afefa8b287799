"""Constants of straight code are made once in a block, where registers are left."""

from __future__ import annotations

from ciphergen.backends import generation, target
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Function
from ciphergen.generator.scheduling.shared_constants import share_constants
from tests.generator.coded import argument

RV32I = target("rv32i")


def masked(values: int, *, together: bool) -> Function:
    """A function that stores words of which each is masked by the same constant. together: all words are in registers
    before the first is stored."""
    code = Code(RV32I, generation(RV32I), "f", "test")
    data = argument(code, 0, "data")
    words = [code("lw", 4 * i, data, memory="in") for i in range(values)] if together else []
    for i in range(values):
        word = words[i] if together else code("lw", 4 * i, data, memory="in")
        mask = code("addi", code("lui", 0xFF0), 0xFF)
        code("sw", code("and", word, mask), 4 * i, data, memory="out")
    code.leave()
    return code.finish()


def names(function: Function) -> list[str]:
    return [inst.row.name for inst in function.instructions()]


def test_a_constant_is_made_once() -> None:
    before = masked(4, together=False)
    after = share_constants(before, RV32I)
    assert names(before).count("lui") == 4
    assert names(after).count("lui") == 1
    assert names(before).count("addi") - names(after).count("addi") == 3
    masks = {inst.operands["rs2"] for inst in after.instructions() if inst.row.name == "and"}
    assert len(masks) == 1


def test_a_full_block_stays_as_it_is() -> None:
    before = masked(27, together=True)
    assert share_constants(before, RV32I).blocks == before.blocks

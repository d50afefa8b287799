"""Decoding of an object file: at every place where an instruction can begin, which one stands there."""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.backends.machine.decode import Decoder
from ciphergen.verify.execution.state import Instruction
from ciphergen.verify.object.object_file import ObjectFile


def decode(obj: ObjectFile, decoder: Decoder, unit: int) -> dict[int, Instruction]:
    """Return the instructions of an object by place; places are multiples of `unit` bytes."""
    code: dict[int, Instruction] = {}
    for part in obj.parts:
        text = obj.text[part.start : part.end]
        for offset in range(0, len(text), unit):
            decoded, place = decoder.at(text, offset), part.start + offset
            if decoded is not None:
                code[place] = Instruction(place, *decoded, part.base, obj.links.get(place))
    return code


def in_order(code: Mapping[int, Instruction], start: int, size: int) -> list[int]:
    """Return the places of consecutive instructions in a range of `size` bytes."""
    found, place = [], start
    while place < start + size and place in code:
        found.append(place)
        place += code[place].row.size
    return found

"""The words of an object's code as instructions, by their places."""

from __future__ import annotations

from ciphergen.backends.decode import Decoder
from ciphergen.verify.object_file import ObjectFile
from ciphergen.verify.state import Instruction


def decode(obj: ObjectFile, decoder: Decoder) -> dict[int, Instruction]:
    """Decode each word of the code that is an instruction, whether or not one is meant."""
    code: dict[int, Instruction] = {}
    for part in obj.parts:
        for offset in range(part.start, part.end - 3, 4):
            decoded = decoder.decode(int.from_bytes(obj.text[offset : offset + 4], "little"))
            if decoded is not None:
                code[offset] = Instruction(offset, *decoded, part.base, obj.links.get(offset))
    return code

"""Key streams over messages of any length: rows, code and proofs, with counts of several words in either byte order."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble_each
from ciphergen.dsl.cipher import parse_cipher
from ciphergen.dsl.concrete import ConcreteEntry
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.interface.role import AccessMode, Holds
from ciphergen.interface.table import functions
from ciphergen.verify.object.object_file import read
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict

TEXT = """cipher TINY {{
  word {word}
  variant TINY {{ rounds 3 }}
  entry stream(key k: word[2], count n: word{count}, call nonce: public word) -> block z: word[{block}] {{
    var s = [{words}]
    for i in 1..rounds {{ s := [s[1] + (s[0] <<< 3), s[2] ^ i, s[0]] }}
    z = {out}
  }}
}}
"""
LITTLE = TEXT.format(word="32 little", count="", block=4, words="k[0] ^ nonce, k[1], n", out="[s[0], s[1], s[2], k[1]]")
# The count has two words, and a block is not as many bytes as a power of 2.
BIG = TEXT.format(word="16 big", count="[2]", block=3, words="k[0] ^ nonce, k[1] ^ n[0], n[1]", out="s")
ROLES = {"tiny_stream_xor": "stream_xor"}


def code(text: str, machine: str, pattern: str = "", instead: str = "") -> bytes:
    """Assembles the code of a text, with one place of its assembly changed."""
    made = generate(parse_cipher(text, "tiny.cipher"), target(machine), Options()).files["tiny.S"]
    changed, count = re.subn(pattern, instead, made, count=1, flags=re.S) if pattern else (made, 1)
    assert count == 1
    return next(iter(assemble_each(changed, target(machine), "tiny.S").values()))


def proof(code: bytes, text: str, machine: str) -> Report:
    return prove(code, "tiny.o", target(machine), parse_cipher(text, "tiny.cipher").variants["tiny"], ROLES)


def test_row() -> None:
    row = functions(parse_cipher(LITTLE, "tiny.cipher").variants["tiny"])["stream_xor"]
    assert [(b.name, b.holds, b.secrecy, b.access) for b in row.buffers] == [
        ("k", Holds.PORT, Secrecy.SECRET, AccessMode.READ),
        ("n", Holds.STATE, Secrecy.PUBLIC, AccessMode.UPDATE),
        ("nonce", Holds.PORT, Secrecy.PUBLIC, AccessMode.READ),
        ("in", Holds.DATA, Secrecy.SECRET, AccessMode.READ),
        ("out", Holds.DATA, Secrecy.SECRET, AccessMode.WRITE),
    ]
    message = "the row of stream_xor: what blocks share is read"
    with pytest.raises(ValueError, match=message) as caught:
        replace(row, parameters=(replace(row.buffers[0], access=AccessMode.UPDATE), *row.parameters[1:]))
    assert str(caught.value) == message


@pytest.mark.long
@pytest.mark.parametrize("machine", ["rv32i", "rv64i", "armv7m", "aarch64"])
@pytest.mark.parametrize("text", [LITTLE, BIG])
def test_proved(text: str, machine: str) -> None:
    assert proof(code(text, machine), text, machine).proved


@pytest.mark.parametrize("text", [LITTLE, BIG])
@pytest.mark.parametrize("length", [0, 1, 37, 64])
def test_messages_in_place_over_the_end_of_the_count(text: str, length: int) -> None:
    variant = parse_cipher(text, "tiny.cipher").variants["tiny"]
    made, obj = ConcreteEntry(variant, "stream"), read(code(text, "rv32i"), "tiny.o", target("rv32i"))
    size, order = variant.block_bytes, variant.byte_order
    shared = {port.name: bytes(range(port.bytes)) for port in variant.entries["stream"].inputs}
    start, message = (1 << 32) - 2, bytes(range(length))
    stream = b""
    for i in range(-(-length // size)):
        stream += made({**shared, "n": ((start + i) % (1 << 32)).to_bytes(4, order)})["z"]
    places = {name: 0x20000000 + 0x1000 * i + i for i, name in enumerate((*shared, "data"))}
    memory = {places[name]: data for name, data in shared.items()} | {places["n"]: start.to_bytes(4, order)}
    arguments = [*(places[name] for name in shared), places["data"], places["data"], length]
    memory[places["data"]] = message + b"\xa5"
    outcome = Emulator(target("rv32i"), obj.text).call(obj.functions["tiny_stream_xor"][0], arguments, memory, 10_000)
    after = dict(outcome.memory)
    assert after[places["data"]] == bytes(a ^ b for a, b in zip(message, stream[:length], strict=True)) + b"\xa5"
    assert after[places["n"]] == ((start + -(-length // size)) % (1 << 32)).to_bytes(4, order)


@pytest.mark.long
@pytest.mark.parametrize(
    ("pattern", "instead", "prop"),
    [
        # What is wrong: the count moves by 2, it is not stored, a branch looks at data.
        (r"(tiny_stream_xor:.*?addi \w+, \w+, )1\n", r"\g<1>2\n", Property.RESULT),
        (r"(tiny_stream_xor:.*)    sw \w+, 0\(a1\)\n", r"\1    nop\n", Property.RESULT),
        (
            r"(tiny_stream_xor:.*?)(    lw (\w+), 0\(a3\)\n)",
            r"\1\2    beq \3, zero, 9f\n    nop\n9:\n",
            Property.SECRET_BRANCH,
        ),
    ],
)
def test_wrong_code_is_refuted(pattern: str, instead: str, prop: Property) -> None:
    found = {o.prop: o for o in proof(code(LITTLE, "rv32i", pattern, instead), LITTLE, "rv32i").obligations}
    assert found[prop].verdict is Verdict.REFUTED
    if prop is Property.RESULT:
        example = found[prop].counterexample
        assert example is not None
        assert (example.confirmed, len(example.key), len(example.mode_state)) == (True, 12, 4)

"""Modes with phases: GCM against its published messages, and every mistake in such a text with its exact message."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.phase_mode import PhaseBytes
from ciphergen.dsl.phase_texts import load_phase_mode, parse_phase_mode, shipped_phase_modes

FILE = Path(__file__).parents[1] / "vectors" / "gcm_messages.json"


def messages() -> list[tuple[str, str, list[bytes], bool]]:
    """(source, variant, key, iv, aad, plaintext, ciphertext and tag, valid) of each message."""
    found = json.loads(FILE.read_text("utf-8"))["vectors"]
    return [(source, variant, [*map(bytes.fromhex, data)], valid) for source, variant, *data, valid in found]


@cache
def concrete(variant: str) -> Concrete:
    return Concrete(load(variant.rstrip("0123456789")).variants[variant])


def meets(variant: str, data: list[bytes], *, valid: bool) -> bool:
    """Whether GCM makes a message and takes it back, or releases nothing of one that is not valid."""
    key, iv, aad, plain, cipher, tag = data
    mode = PhaseBytes.of(load_phase_mode("gcm"), concrete(variant), key)
    back = mode.decrypt({"iv": iv, "aad": aad, "c": cipher, "tag": tag})
    if not valid:
        return back is None
    made = mode.encrypt({"iv": iv, "aad": aad, "p": plain}, len(tag))
    return back == {"p": plain} and made == {"c": cipher, "tag": tag}


@pytest.mark.long
def test_messages_of_every_source() -> None:
    """All of KISA's, RFC 8269's and the specification's, and some of each other."""
    whole = {"aes", "aria", "lea", "pilsung"}
    some = [m for i, m in enumerate(messages()) if m[0] in whole or i % 13 == 0]
    assert {(source, valid) for source, _, _, valid in some} >= {("edge", False), ("aes_cavp", False), ("lea", True)}
    assert len(some) > 150
    assert [m for m in some if not meets(m[1], m[2], valid=m[3])] == []


@pytest.mark.long
def test_all_messages() -> None:
    found = messages()
    assert len(found) == 1116
    assert sum(not valid for *_, valid in found) == 295
    assert [m for m in found if not meets(m[1], m[2], valid=m[3])] == []


@pytest.mark.long
def test_messages_in_cbc_and_cmac() -> None:
    found = json.loads((FILE.parent / "cbc_cmac_messages.json").read_text("utf-8"))["vectors"]
    assert Counter(mode for _, mode, *_ in found) == {"cmac": 186, "cbc": 48}
    for _, mode, variant, *hexadecimal, valid in found:
        key, iv, plain, cipher, tag = map(bytes.fromhex, hexadecimal)
        run = PhaseBytes.of(load_phase_mode(mode), concrete(variant), key)
        if mode == "cbc":
            assert run.encrypt({"iv": iv, "p": plain}) == {"c": cipher}
            assert run.decrypt({"iv": iv, "c": cipher}) == {"p": plain}
        else:
            assert run.decrypt({"m": plain, "tag": tag}) == ({} if valid else None)
            assert (run.encrypt({"m": plain}, len(tag)) == {"tag": tag}) == valid


@pytest.mark.long
def test_messages_in_ccm() -> None:
    """A nonce of a length that there is not is refused as another tag is; such a tag is an error of the caller."""
    found = json.loads((FILE.parent / "ccm_messages.json").read_text("utf-8"))["vectors"]
    assert Counter(source for source, *_ in found) == {"wycheproof": 87, "kisa_vs": 30, "openssl": 8}
    assert sum(not valid for *_, valid in found) == 58
    mode = load_phase_mode("ccm")
    for _, variant, *hexadecimal, valid in found:
        key, nonce, aad, plain, cipher, tag = map(bytes.fromhex, hexadecimal)
        run, given = PhaseBytes.of(mode, concrete(variant), key), {"nonce": nonce, "aad": aad}
        if len(tag) not in mode.tag_bytes:
            assert not valid
            with pytest.raises(ValueError, match=f"a tag of {len(tag)} bytes, which CCM does not have"):
                run.decrypt({**given, "c": cipher, "tag": tag})
            continue
        assert run.decrypt({**given, "c": cipher, "tag": tag}) == ({"p": plain} if valid else None)
        if valid:
            assert run.encrypt({**given, "p": plain}, len(tag)) == {"c": cipher, "tag": tag}


def test_a_tag_of_ccm_in_every_length() -> None:
    """The first block says how long the tag is, so that a shorter one is no part of a longer one."""
    run, found = PhaseBytes.of(load_phase_mode("ccm"), concrete("lea128"), bytes(16)), set[bytes]()
    for size in (4, 6, 8, 10, 12, 14, 16):
        made = run.encrypt({"nonce": bytes(12), "aad": b"", "p": b"\1"}, size)
        assert made is not None
        assert run.decrypt({"nonce": bytes(12), "aad": b"", **made}) == {"p": b"\1"}
        found.add(made["tag"][:4])
    assert len(found) == 7


def test_a_payload_of_ccm_has_to_have_a_length_that_fits() -> None:
    """Beside 13 bytes of nonce there are two for the length."""
    run = PhaseBytes.of(load_phase_mode("ccm"), concrete("lea128"), bytes(16))
    assert run.encrypt({"nonce": bytes(13), "aad": b"", "p": bytes(1 << 16)}) is None
    assert run.encrypt({"nonce": bytes(14), "aad": b"", "p": b""}) is None
    assert run.encrypt({"nonce": bytes(6), "aad": b"", "p": b""}) is None


@pytest.mark.long
def test_associated_data_of_ccm_that_say_their_length_in_four_bytes() -> None:
    """The CBC-MAC is written out here, on the least data that do."""
    aad, run = bytes(0xFF00), concrete("lea128")
    made = PhaseBytes.of(load_phase_mode("ccm"), run, bytes(16)).encrypt({"nonce": bytes(12), "aad": aad, "p": b""})
    rows = run.schedule(bytes(16))
    state = run.encrypt(rows, bytes([64 + 8 * 7 + 2, *bytes(15)]))
    data = bytes.fromhex("fffe0000ff00") + aad
    for at in range(0, len(data), 16):
        block = data[at : at + 16].ljust(16, b"\0")
        state = run.encrypt(rows, bytes(a ^ b for a, b in zip(state, block, strict=True)))
    mask = run.encrypt(rows, bytes([2, *bytes(15)]))
    assert made == {"c": b"", "tag": bytes(a ^ b for a, b in zip(state, mask, strict=True))}


def test_cbc_takes_whole_blocks() -> None:
    run = PhaseBytes.of(load_phase_mode("cbc"), concrete("lea128"), bytes(16))
    assert run.encrypt({"iv": bytes(16), "p": bytes(17)}) is None
    assert run.encrypt({"iv": bytes(12), "p": bytes(16)}) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("x[31:0] + 1", "x[31:0] + 2"),
        ("0xe1 <<", "0xe2 <<"),
        ("x[127 - i]", "x[i]"),
        ("8 * size(a)", "size(a)"),
        ("bits(1, 32)", "bits(2, 32)"),
        ("gctr(inc32(j)", "gctr(j"),
        (" ^ lengths([], iv)", ""),
    ],
)
def test_a_text_that_says_something_else_meets_no_messages(old: str, new: str) -> None:
    """Mutants of the shipped text, which decrypt what they encrypt."""
    text = Path(load.__code__.co_filename).with_name("modes").joinpath("phases", "gcm.mode").read_text("utf-8")
    assert old in text
    mode = parse_phase_mode(text.replace(old, new), "gcm.mode")
    met = []
    for _, variant, (key, iv, aad, plain, cipher, tag), valid in messages():
        if variant == "lea128" and valid:
            run = PhaseBytes.of(mode, concrete(variant), key)
            met.append(run.encrypt({"iv": iv, "aad": aad, "p": plain}, len(tag)) == {"c": cipher, "tag": tag})
    assert not all(met)


@pytest.mark.long
def test_every_bit_of_a_tag_counts_in_every_length() -> None:
    mode = PhaseBytes.of(load_phase_mode("gcm"), concrete("lea128"), bytes(16))
    given = {"iv": bytes(12), "aad": b"\1", "p": b"\2\3"}
    for size in (4, 8, *range(12, 17)):
        made = mode.encrypt(given, size)
        assert made is not None
        taken = {"iv": bytes(12), "aad": b"\1", "c": made["c"]}
        assert mode.decrypt({**taken, "tag": made["tag"]}) == {"p": b"\2\3"}
        for bit in range(8 * size):
            wrong = int.from_bytes(made["tag"], "big") ^ 1 << bit
            assert mode.decrypt({**taken, "tag": wrong.to_bytes(size, "big")}) is None
    assert mode.encrypt({**given, "iv": b""}) is None  # an initialization vector has at least one bit
    for size in (0, 5, 17):
        with pytest.raises(ValueError, match="GCM") as error:
            mode.encrypt(given, size)
        assert str(error.value) == f"a tag of {size} bytes, which GCM does not have"


def test_what_does_not_go_together() -> None:
    with pytest.raises(UserError) as error:
        PhaseBytes.of(load_phase_mode("gcm"), Concrete(load("present").variants["present80"]), bytes(10))
    assert str(error.value) == "gcm.mode:3:1: PRESENT80 has blocks of 64 bits\n  allowed: 128 bits for GCM"
    with pytest.raises(UserError) as error:
        load_phase_mode("gmc")
    allowed = ", ".join(shipped_phase_modes())
    assert str(error.value) == f"--mode: no mode with phases is called 'gmc'\n  allowed: {allowed}\n  write:   gcm"
    with pytest.raises(UserError) as error:
        parse_phase_mode("cipher A {}", "a.mode")
    assert str(error.value) == (
        "a.mode:1:1: this is the cipher 'A'\n  allowed: a mode\n  write:   mode NAME(E) { ... }"
    )


TOY = """mode TOY(E) {
  block 64 bits
  tag 4..8 bytes
  key { K = E.encrypt(block(1)) }
  fold mac(y: block, x: block) -> block = E.encrypt(y ^ x ^ K)
  each xored(t: block, x: block) -> y: block {
    y = x ^ E.encrypt(t)
    t := t + 1
  }
  function over(c: bytes) -> block = mac(block(size(c)), c)
  start(iv: bytes) -> j: block {
    require size(iv) == 8
    j = join(iv)
  }
  encrypt(j, p: bytes) -> c: bytes, tag: block {
    let made = xored(j, p)
    c = made
    tag = over(made) ^ E.encrypt(j)
  }
  decrypt(j, c: bytes, tag: block) -> p: bytes {
    require tag == over(c) ^ E.encrypt(j)
    p = xored(j, c)
  }
}
"""
DECRYPTION = TOY[TOY.index("  decrypt") : TOY.rindex("}")]
MISTAKES = [
    (
        "    require tag == over(c) ^ E.encrypt(j)\n    p = xored(j, c)",
        "    p = xored(j, c)\n    require tag == over(c) ^ E.encrypt(j)",
        "21:5: 'p' is released before what line 22 requires\n  allowed: results below every 'require'\n"
        "  write:   let made = ...",
    ),
    (
        "require tag == over(c)",
        "require over(c) == over(c)",
        "20:24: parameter 'tag' is never used\n  allowed: only names that are used; remove it",
    ),
    (
        "    require tag == over(c) ^ E.encrypt(j)\n    p = xored(j, c)",
        "    p = xored(j ^ tag, c)",
        "20:3: 'decrypt' releases 'p' whatever the tag is\n  allowed: a comparison of the whole tag\n"
        "  write:   require tag == ...",
    ),
    (
        "p = xored(j, c)",
        "p = xored(j ^ tag, c)",
        "22:19: 'tag' is used elsewhere than in 'require tag == ...'\n"
        "  allowed: its comparison, in the length that it has\n  write:   require tag == ...",
    ),
    (
        "  key { K = E.encrypt(block(1)) }\n  fold mac(y: block, x: block) -> block = E.encrypt(y ^ x ^ K)\n",
        "  fold mac(y: block, x: block) -> block = E.encrypt(y ^ x ^ K)\n  key { K = E.encrypt(block(1)) }\n",
        "4:61: 'K' is used before it is made\n  allowed: what is made above; 'key' makes 'K' on line 5\n"
        "  write:   key { K = ... }",
    ),
    (
        "K = E.encrypt(block(1))",
        "K = L ^ block(1) L = E.encrypt(block(1))",
        "4:13: 'L' is used before it is made\n  allowed: what is made above; 'key' makes 'L' on line 4\n"
        "  write:   key { L = ... }",
    ),
    (
        "tag = over(made)",
        "tag = over(made[0..j[2:0]])",
        "18:21: a length that follows from data, which is secret\n"
        "  allowed: numbers, and the sizes of byte strings\n  write:   0..size(p) - 1",
    ),
    (
        "over(c: bytes) -> block = mac(block(size(c)), c)",
        "over(c: bytes) -> block = mac(block(size(c)), c[0..c[0]])",
        "10:60: a length that follows from data, which is secret\n"
        "  allowed: numbers, and the sizes of byte strings\n  write:   0..size(p) - 1",
    ),
    (
        "x ^ E.encrypt(t)",
        "x ^ E.encrypt(u)",
        "7:23: no value is called 'u'\n  allowed: K, t, x, y",
    ),
    (
        "= xored(j, p)",
        "= xred(j, p)",
        "16:16: no function above this line is called 'xred'\n  allowed: E.decrypt, E.decrypt_with, E.encrypt, "
        "E.encrypt_with, E.key_bytes, bits, block, byte, join, "
        "length, mac, over, reverse, size, split, transpose, word, xor, xored\n  write:   xored",
    ),
    (DECRYPTION, "", "1:1: mode 'TOY' has no 'decrypt'\n  allowed: one 'decrypt'\n"
     "  write:   decrypt(j, c: bytes) -> p: bytes { ... }"),
    (DECRYPTION, DECRYPTION * 2, "24:3: 'decrypt' is declared again\n  allowed: once; it stands on line 20 already"),
    ("  tag 4", "  block 64 bits\n  tag 4", "3:3: 'block' is declared again\n"
     "  allowed: once; it stands on line 2 already"),
    ("  block 64 bits\n", "", "1:1: mode 'TOY' does not say 'block'\n  allowed: 'block' once\n"
     "  write:   block 128 bits"),
    ("64 bits", "60 bits", "2:3: blocks of 60 bits\n  allowed: whole bytes, 8 to 1024 bits\n  write:   block 128 bits"),
    (
        "tag 4..8",
        "tag octets: 4..8",
        "3:3: length of tags 'octets' is never used\n  allowed: only names that are used; remove it",
    ),
    (
        "tag 4..8 bytes\n  key { ",
        "tag octets: 4..8 bytes\n  key { A = block(octets)  ",
        "4:19: 'octets', the length of a tag, in 'key'\n  allowed: what follows from the key alone",
    ),
    ("4..8", "4..9", "3:3: a tag that is no part of a block\n  allowed: 1 to 8 bytes"),
    ("  tag 4..8 bytes\n", "", "14:37: a tag without lengths\n  allowed: 'tag' once\n  write:   tag 12..16 bytes"),
    (
        "  tag 4",
        "  state t: block\n  tag 4",
        "3:3: 'state' in a mode with phases\n  allowed: 'each', which carries a block\n"
        "  write:   each f(t: block, x: block) -> y: block { ... }",
    ),
    (
        "  tag 4",
        "  short tail\n  tag 4",
        "3:3: 'short tail' in a mode with phases\n  allowed: 'each', which carries a block\n"
        "  write:   each f(t: block, x: block) -> y: block { ... }",
    ),
    (
        "fold mac(y: block, x: block)",
        "fold mac(y: block, x: bytes)",
        "5:3: 'fold mac' does not take two blocks and give one\n"
        "  allowed: what is carried, and a block of the byte string\n"
        "  write:   fold f(y: block, x: block) -> block = ...",
    ),
    ("start(", "schedule(", "11:3: 'schedule' in a mode with phases\n  allowed: 'start', 'encrypt' and 'decrypt'"),
    ("start(", "start A(", "11:9: 'start' for a variant in a mode\n  allowed: start(iv: bytes) -> j: block { ... }"),
    ("encrypt(j, p: bytes)", "encrypt(j, p)", "15:14: 'p' has no type\n"
     "  allowed: the 1 of 'start' without types, then 'bytes' or 'block'"),
    ("encrypt(j, p: bytes)", "encrypt(j: block, p: bytes)", "15:11: 'j' has a type\n"
     "  allowed: the 1 of 'start' without types, then 'bytes' or 'block'"),
    ("start(iv: bytes)", "start(iv)", "11:9: 'iv' has no type\n  allowed: 'bytes' or 'block'"),
    (
        "start(iv: bytes)",
        "start(iv: word[2])",
        "11:13: 'iv' is neither a byte string nor a block\n  allowed: 'bytes' or 'block'\n  write:   iv: bytes",
    ),
    ("size(c)", "size(block(1))", "10:48: 'size' of bits(64)\n  allowed: a byte string\n  write:   split(..., 8)"),
    (
        "over(made) ^",
        "mac(j, j) ^",
        "18:11: 'mac' goes over the blocks of bits(64)\n  allowed: a byte string\n  write:   split(..., 8)",
    ),
    ("c = made", "c = j", "17:9: what 'c' is set to is bits(64)\n  allowed: a byte string\n  write:   split(..., 8)"),
    (
        "over(made) ^",
        "over(j) ^",
        "18:11: 'c' of 'over' is bits(64)\n  allowed: a byte string\n  write:   split(..., 8)",
    ),
    ("xored(j, p)", "xored(p, p)", "16:16: 't' of 'xored' is an array of 0\n  allowed: bits(64)"),
    ("block(1)", "block(E.encrypt(bits(1, 64)))", "4:23: what 'block' is given is bits(64)\n"
     "  allowed: a number known from the text"),
    ("size(iv) == 8", "join(iv)", "12:13: what is required is bits(96)\n  allowed: a number known from the text"),
    (
        "require tag == over(c) ^ E.encrypt(j)",
        "require tag == split(over(c), 32)",
        "21:17: what a tag is compared with is bits(32)[2]\n  allowed: bits(64)",
    ),
    ("K = E.encrypt(block(1))", "K = 1 == 1 ? bits(1, 8) : bits(2, 8)", "4:13: 'K' is bits(8)\n  allowed: bits(64)"),
    ("= E.encrypt(y ^ x ^ K)", "= bits(1, 8) ^ (y ^ x ^ K)[7:0]",
     "5:54: the value of 'mac' is bits(8)\n  allowed: bits(64)"),
    ("size(iv) == 8", "size(iv) == 9", "15:3: no message that was tried is accepted by TOY\n"
     "  allowed: requirements that can hold"),
    ("p = xored(j, c)", "p = xored(j + 1, c)", "20:3: decryption of TOY does not undo encryption\n"
     "  allowed: the same message again"),
    (
        "over(c: bytes) -> block = mac(block(size(c)), c)",
        "over(c: bytes) -> block = block(size(c))",
        "5:3: function 'mac' is never used\n  allowed: only names that are used; remove it",
    ),
    (
        "mac(block(size(c)), c)",
        "mac(block(size(c)), [])",
        "20:3: decryption of TOY accepts another 'c' with the same tag\n"
        "  allowed: a tag that follows from all that is given",
    ),
    (
        DECRYPTION,
        "  decrypt(j, c: bytes, tag: block) -> {\n    require over(c) == j ^ tag\n  }\n",
        "20:3: 'decrypt' releases its verdict whatever the tag is\n  allowed: a comparison of the whole tag\n"
        "  write:   require tag == ...",
    ),
    (
        "require tag == over(c) ^ E.encrypt(j)",
        "require tag == tag",
        "21:20: 'tag' is used elsewhere than in 'require tag == ...'\n"
        "  allowed: its comparison, in the length that it has\n  write:   require tag == ...",
    ),
]  # fmt: skip


def test_the_text_without_a_mistake() -> None:
    assert parse_phase_mode(TOY, "toy.mode").tag_bytes == (4, 5, 6, 7, 8)


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES)
def test_message_of_a_mode_with_phases(old: str, new: str, message: str) -> None:
    assert old in TOY
    with pytest.raises(UserError) as error:
        parse_phase_mode(TOY.replace(old, new, 1), "toy.mode")
    assert str(error.value) == f"toy.mode:{message}"

"""Modes that ask a cipher under several keys: XTS, whose key is two, and GCM-SIV, which makes keys of each nonce."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.mode import parse_mode
from ciphergen.dsl.phase_entries import phase_entries
from ciphergen.dsl.phase_mode import PhaseBytes
from ciphergen.dsl.phase_texts import load_phase_mode, parse_phase_mode

FILE = Path(__file__).parents[1] / "vectors" / "xts_siv_messages.json"


def messages(mode: str) -> list[tuple[str, list[bytes]]]:
    """(variant, [key, tweak or nonce, associated data, plaintext, ciphertext]) of each message in a mode."""
    found = json.loads(FILE.read_text("utf-8"))["vectors"]
    return [(variant, [*map(bytes.fromhex, data)]) for _, name, variant, *data in found if name == mode]


@cache
def concrete(variant: str) -> Concrete:
    return Concrete(load(variant.rstrip("0123456789")).variants[variant])


@pytest.mark.long
def test_messages_in_xts() -> None:
    found = messages("xts")
    assert Counter(variant for variant, _ in found) == {"aes128": 10, "aes256": 8}
    for variant, (key, tweak, _, plain, cipher) in found:
        run = PhaseBytes.of(load_phase_mode("xts"), concrete(variant), key)
        assert run.encrypt({"tweak": tweak, "p": plain}) == {"c": cipher}
        assert run.decrypt({"tweak": tweak, "c": cipher}) == {"p": plain}


@pytest.mark.long
def test_messages_in_gcm_siv() -> None:
    found = messages("gcm_siv")
    assert Counter(variant for variant, _ in found) == {"aes128": 10, "aes256": 9}
    for variant, (key, nonce, aad, plain, both) in found:
        run = PhaseBytes.of(load_phase_mode("gcm_siv"), concrete(variant), key)
        cipher, tag = both[:-16], both[-16:]
        given = {"nonce": nonce, "aad": aad}
        assert run.encrypt({**given, "p": plain}) == {"c": cipher, "tag": tag}
        assert run.decrypt({**given, "c": cipher, "tag": tag}) == {"p": plain}
        assert run.decrypt({**given, "c": cipher, "tag": bytes([*tag[:-1], tag[-1] ^ 0x80])}) is None
        assert run.decrypt({**given, "aad": aad + b"\0", "c": cipher, "tag": tag}) is None


def test_lengths_that_are_not_allowed() -> None:
    xts = PhaseBytes.of(load_phase_mode("xts"), concrete("aes128"), bytes(32))
    assert xts.encrypt({"tweak": bytes(16), "p": bytes(15)}) is None
    assert xts.encrypt({"tweak": bytes(12), "p": bytes(16)}) is None
    siv = PhaseBytes.of(load_phase_mode("gcm_siv"), concrete("aes192"), bytes(24))
    assert siv.encrypt({"nonce": bytes(12), "aad": b"", "p": b""}) is None
    with pytest.raises(ValueError, match="key") as error:
        PhaseBytes.of(load_phase_mode("xts"), concrete("aes128"), bytes(16))
    assert str(error.value) == "a key of 16 bytes, not 2 of 16"


def test_no_code_is_made_yet() -> None:
    refusals = {
        "xts": "xts.mode:4:1: no code is made yet of mode 'XTS', which has 2 keys\n  allowed: a mode of one cipher",
        "gcm_siv": "gcm_siv.mode:25:3: no code is made yet of 'fold polyval', which takes more than two blocks\n"
        "  allowed: what is carried, and a block of the byte string",
    }
    for mode, message in refusals.items():
        with pytest.raises(UserError) as error:
            phase_entries(load_phase_mode(mode), "aes128")
        assert str(error.value) == message


TOY = """mode TOY(E, T) {
  block 64 bits
  tag 8 bytes
  fold mac(y: block, x: block, k: bytes, h: block) -> block = E.encrypt_with(k, y ^ x) ^ h
  function made(j: block) -> bytes = split(join([T.encrypt(j), j]), 8)[0..E.key_bytes() - 1]
  start(iv: bytes) -> j: block {
    require size(iv) == 8
    j = join(iv)
  }
  encrypt(j, p: bytes) -> c: bytes, tag: block {
    c = p
    tag = mac(block(size(p)), p, made(j), j) ^ E.encrypt_with(made(j), block(1))
  }
  decrypt(j, c: bytes, tag: block) -> p: bytes {
    require tag == mac(block(size(c)), c, made(j), j) ^ E.encrypt_with(made(j), block(1))
    p = c
  }
}
"""
COMPARED = "mac(block(size(c)), c, made(j), j) ^ E.encrypt_with(made(j), block(1))"
MISTAKES = [
    ("(E, T)", "(E, T, E)", "1:1: cipher 'E' is declared again\n  allowed: once; it stands on line 1 already"),
    ("(E, T)", "(E, T, U)", "1:1: 'U' is asked for nothing\n  allowed: a call\n  write:   U.encrypt(x)"),
    (
        "h: block) -> block = E",
        "h: word) -> block = E",
        "4:42: 'h' is neither a byte string nor a block\n  allowed: 'bytes' or 'block'\n  write:   h: block",
    ),
    ("E.encrypt_with(k, y ^ x)", "E.encrypt_with(y ^ x)",
     "4:63: 'E.encrypt_with' is given 1 argument\n  allowed: 2 arguments"),
    ("E.key_bytes() - 1]", "E.key_bytes() - 2]", "12:48: a key of 15 bytes\n  allowed: 16, as the cipher's key has"),
    ("E.encrypt_with(k, y ^ x)", "E.encrypt_with(y, y ^ x) ^ E.encrypt_with(k, x)",
     "4:63: a key is bits(64)\n  allowed: a byte string\n  write:   split(..., 8)"),
    ("E.encrypt_with(k, y ^ x)", "E.encrypt_with(k, k) ^ y ^ x",
     "4:63: what 'encrypt_with' is given is bits(8)[16]\n  allowed: bits(64)"),
    ("split(join([T.encrypt(j), j]), 8)[0..E.key_bytes() - 1]", "T.encrypt(j)",
     "5:38: the value of 'made' is bits(64)\n  allowed: a byte string\n  write:   split(..., 8)"),
    (COMPARED, "tag & (tag | j)",
     "14:3: decryption of TOY accepts another 'iv' with the same tag\n"
     "  allowed: a tag that follows from all that is given"),
    (COMPARED, f"(tag & block(1 << 56)) | (({COMPARED}) & ~block(1 << 56))",
     "14:3: decryption of TOY accepts another tag for the same message\n"
     "  allowed: a tag that follows from all that is given"),
]  # fmt: skip


def test_the_text_without_a_mistake() -> None:
    mode = parse_phase_mode(TOY, "toy.mode")
    assert mode.tree.ciphers == ("E", "T")
    one = TOY.replace("(E, T)", "(E)").replace("T.", "E.")
    one = one.replace(", k: bytes, h: block) -> block = E.encrypt_with(k, y ^ x) ^ h", ") -> block = E.encrypt(y ^ x)")
    one = re.sub(r"mac\((.*?), made\(j\), j\)", r"mac(\1)", one)
    with pytest.raises(UserError) as error:
        phase_entries(parse_phase_mode(one, "toy.mode"), "a")
    found = "toy.mode:5:75: no code is made yet of mode 'TOY', which calls 'E.key_bytes'"
    assert str(error.value) == f"{found}\n  allowed: what the cipher makes under its own key"


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES)
def test_message_of_a_mode_of_several_keys(old: str, new: str, message: str) -> None:
    assert old in TOY
    with pytest.raises(UserError) as error:
        parse_phase_mode(TOY.replace(old, new, 1), "toy.mode")
    assert str(error.value) == f"toy.mode:{message}"


def test_a_mode_without_phases_has_one_cipher() -> None:
    text = "mode ECB2(E, F) {\n  encrypt(p) -> c { c = E.encrypt(p) }\n  decrypt(c) -> p { p = E.decrypt(c) }\n}\n"
    with pytest.raises(UserError) as error:
        parse_mode(text, "ecb2.mode")
    found = "ecb2.mode:1:1: 'F' in a mode without phases, which has one cipher"
    assert str(error.value) == f"{found}\n  allowed: one cipher\n  write:   mode ECB2(E)"

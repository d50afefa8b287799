"""Every kind of mistake in a text, with the exact message."""

from pathlib import Path

import pytest

from ciphergen.dsl import files, term
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.errors import SeveralErrors, UserError
from ciphergen.dsl.mode import load_mode, parse_mode

HERE = Path(__file__).parent
TOY = (HERE / "toy.cipher").read_text("utf-8")


def mistakes() -> list[tuple[str, str, str]]:
    """(name, text, message) of each case in mistakes.txt."""
    found = []
    for case in (HERE / "mistakes.txt").read_text("utf-8").split("\n=== ")[1:]:
        name, *lines = case.rstrip("\n").split("\n")
        old = "\n".join(line[1:] for line in lines if line.startswith("-"))
        new = "\n".join(line[1:] for line in lines if line.startswith("+"))
        message = "\n".join(line for line in lines if line[:1] not in ("-", "+"))
        if any(line.startswith("-") for line in lines):
            assert old in TOY, name
            new = TOY.replace(old, new, 1)
        found.append((name, new, message))
    return found


def test_there_are_many_and_they_differ() -> None:
    names, texts, _ = zip(*mistakes(), strict=True)
    assert len(set(names)) == len(set(texts)) == len(names) >= 300


def test_the_text_without_a_mistake() -> None:
    assert list(parse_cipher(TOY, "toy.cipher").variants) == ["toy32", "toy48"]


@pytest.mark.parametrize(("text", "message"), [pytest.param(t, m, id=n) for n, t, m in mistakes()])
def test_message(text: str, message: str) -> None:
    with pytest.raises(UserError) as error:
        parse_cipher(text, "toy.cipher")
    assert str(error.value) == message


MODE = """mode TOY(E) {
  state t: block
  short tail
  encrypt(p) -> c {
    c = p ^ E.encrypt(t)
    t := t + 1
  }
  decrypt(c) -> p {
    p = c ^ E.encrypt(t)
    t := t + 1
  }
}
"""
OF_PHASES = (
    "this belongs to a mode with phases, of which no code is made\n"
    "  allowed: 'state', 'short tail', 'encrypt' and 'decrypt' of one block"
)
MODE_MISTAKES = [
    ("short tail", "key { H = E.encrypt(bits(0, 64)) }", f"toy.mode:3:3: {OF_PHASES}"),
    ("c = p", "require 1 == 2\n    c = p", f"toy.mode:5:5: {OF_PHASES}"),
    (
        "short tail",
        "short tail\n  const step = 1",
        "toy.mode:4:3: constant 'step' is never used\n  allowed: only names that are used; remove it",
    ),
    (
        "short tail",
        "short tail\n  function next(a: block) -> block = a + 1",
        "toy.mode:4:3: function 'next' is never used\n  allowed: only names that are used; remove it",
    ),
    (
        "short tail",
        "short tail\n  const t = 1",
        "toy.mode:4:3: 't' is declared again\n  allowed: once; it stands on line 2 already",
    ),
    (
        "short tail",
        "short tail\n  function next(a: block) -> block = a + t",
        "toy.mode:4:42: no value is called 't'\n  allowed: a",
    ),
    (
        "state t: block",
        "state t: word",
        "toy.mode:2:12: state 't' is no block\n  allowed: block\n  write:   state t: block",
    ),
    (
        "  short tail",
        "  state t: block",
        "toy.mode:3:3: 't' is declared again\n  allowed: once; it stands on line 2 already",
    ),
    (
        "  short tail",
        "  state u: block",
        "toy.mode:3:3: state 'u' is never used\n  allowed: only names that are used; remove it",
    ),
    (
        "decrypt(c)",
        "encrypt(c)",
        "toy.mode:8:3: 'encrypt' is declared again\n  allowed: once; it stands on line 4 already",
    ),
    (
        "  decrypt(c) -> p {\n    p = c ^ E.encrypt(t)\n    t := t + 1\n  }\n",
        "",
        "toy.mode:1:1: mode 'TOY' has no 'decrypt'\n  allowed: one 'decrypt'\n"
        "  write:   decrypt(c) -> p { p = E.decrypt(c) }",
    ),
    (
        "  short tail",
        "  schedule(k) -> r: word { r = k }",
        "toy.mode:3:3: 'schedule' in a mode\n  allowed: 'encrypt' and 'decrypt'",
    ),
    (
        "encrypt(p)",
        "encrypt AES128(p)",
        "toy.mode:4:11: 'encrypt' for a variant in a mode\n  allowed: encrypt(p) -> c { c = E.encrypt(p) }",
    ),
    (
        "encrypt(p)",
        "encrypt(p, q)",
        "toy.mode:4:3: 'encrypt' in a mode takes a block and gives a block\n"
        "  allowed: encrypt(p) -> c { c = E.encrypt(p) }",
    ),
    (
        "p = c ^ E.encrypt(t)",
        "p = c ^ E.decrypt(t)",
        "toy.mode:8:3: decryption of TOY does not undo encryption\n  allowed: the same block and state again",
    ),
    (
        "c ^ E.encrypt(t)",
        "c ^ F.encrypt(t)",
        "toy.mode:9:13: no function above this line is called 'F.encrypt'\n"
        "  allowed: E.decrypt, E.encrypt, bits, byte, join, length, reverse, split, transpose, word, xor\n"
        "  write:   E.encrypt",
    ),
    (
        "c ^ E.encrypt(t)",
        "c ^ E.encrypt([t, t])",
        "toy.mode:9:13: the argument of 'E.encrypt' is bits(64)[2]\n  allowed: bits(64)",
    ),
    (
        "c ^ E.encrypt(t)",
        "c ^ word(1)",
        "toy.mode:9:13: 'word' has no width here\n  allowed: bits(a, n)",
    ),
    (
        "p = c ^ E.encrypt(t)",
        "let z: word = 3\n    p = z ^ c",
        "toy.mode:9:12: 'word' has no width here\n  allowed: bits(n)",
    ),
    (
        "p = c ^ E.encrypt(t)",
        "var z: word\n    p = z ^ c",
        "toy.mode:9:12: 'word' has no width here\n  allowed: bits(n)",
    ),
]


@pytest.mark.parametrize(("old", "new", "message"), MODE_MISTAKES)
def test_message_of_a_mode(old: str, new: str, message: str) -> None:
    assert old in MODE
    with pytest.raises(UserError) as error:
        parse_mode(MODE.replace(old, new, 1), "toy.mode")
    assert str(error.value) == message


def test_constants_and_functions_of_a_mode() -> None:
    """Multiplication in GF(2^64) by x, on the counter."""
    text = MODE.replace("t := t + 1", "t := double(t)").replace(
        "short tail",
        """short tail
  const R = 0x1b
  function double(a: block) -> b: block {
    let top = a[63]
    b = (a << 1) ^ (top ? bits(R, 64) : bits(0, 64))
  }""",
    )
    mode = parse_mode(text, "toy.mode")
    pipo = load("pipo").variants["pipo64_128"]
    state, block = ([term.const(byte, 8) for byte in data] for data in (b"\x80" + bytes(6) + b"\x01", bytes(8)))
    keys = [[term.const(0, 8) for _ in row] for row in pipo.key_variables()]
    after, _ = mode.step("encrypt", pipo, keys, state, block)
    assert bytes(byte.value for byte in after) == (0x8000000000000001 * 2 % 2**64 ^ 0x1B).to_bytes(8, "big")


def test_short_tail_where_a_block_goes_through_the_cipher() -> None:
    text = (
        "mode TOY(E) {\n  short tail\n  encrypt(p) -> c { c = E.encrypt(p) }\n  decrypt(c) -> p { p = E.decrypt(c) }\n}"
    )
    with pytest.raises(UserError) as error:
        parse_mode(text, "toy.mode")
    assert str(error.value) == (
        "toy.mode:2:3: the first bytes of a block depend on its last ones in 'encrypt'\n"
        "  allowed: 'short tail' only where each byte stands for itself"
    )


def test_a_cipher_for_a_mode() -> None:
    with pytest.raises(UserError) as error:
        parse_mode(TOY, "toy.mode")
    assert str(error.value) == (
        "toy.mode:2:1: this is the cipher 'TOY'\n  allowed: a mode\n  write:   mode NAME(E) { ... }"
    )


def test_unknown_names() -> None:
    with pytest.raises(UserError) as error:
        load("lae")
    assert str(error.value) == (
        "--cipher: no cipher is called 'lae'\n"
        "  allowed: aes, aria, ascon, ascon_aead, ascon_hash, camellia, chacha20, ghash, hight, "
        "keccak, lea, pilsung, pipo, present, rc6, or the path of a file that ends in .cipher\n"
        "  write:   --cipher lea"
    )
    with pytest.raises(UserError) as error:
        load("xyzzy")
    assert str(error.value) == (
        "--cipher: no cipher is called 'xyzzy'\n"
        "  allowed: aes, aria, ascon, ascon_aead, ascon_hash, camellia, chacha20, ghash, hight, "
        "keccak, lea, pilsung, pipo, present, rc6, or the path of a file that ends in .cipher"
    )
    with pytest.raises(UserError) as error:
        load_mode("crt")
    assert str(error.value) == "--mode: no mode is called 'crt'\n  allowed: ctr, ecb\n  write:   --mode ctr"
    with pytest.raises(UserError) as error:
        load("lea").variant("lea129")
    assert str(error.value) == (
        "--variant: no variant of lea is called 'lea129'\n  allowed: lea128, lea192, lea256\n  write:   lea192"
    )


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def message(path: Path) -> str:
        with pytest.raises(UserError) as error:
            load(str(path))
        return str(error.value).replace(str(path), "FILE")

    file = tmp_path / "a.cipher"
    assert message(file) == "FILE: there is no such file\n  allowed: a file with the text of a cipher"
    file.mkdir()
    assert message(file) == "FILE: this is a folder\n  allowed: a file with the text of a cipher"
    latin = tmp_path / "b.cipher"
    latin.write_bytes(b"# caf\n# caf\xe9\ncipher")
    assert message(latin) == "FILE:2:6: byte 0xe9 is not UTF-8\n  allowed: text in UTF-8"
    below = latin / "c.cipher"
    assert message(below) == "FILE: it cannot be read: Not a directory\n  allowed: a file with the text of a cipher"
    with monkeypatch.context() as now:
        now.setattr(files, "_KINDS", {})  # of a system with kinds that are not known here
        assert message(file) == "FILE: this is no regular file\n  allowed: a file with the text of a cipher"


def test_many_errors_of_a_long_text() -> None:
    """No more than 20, of which none costs reading the whole text again; a line feed alone ends a line."""
    good = "  function f{0}(x: word[4]) -> y: word[4] {{ y[0] = x[0] + x[1] y[1] = x[2] ^ x[3] }}\n"
    bad = "  function g{0}(x: word) -> y: word {{ y = x $ }}\n"
    text = (
        "# \x0c\ncipher A {\n"
        + "".join(good.format(i) for i in range(100))
        + "".join(map(bad.format, range(25)))
        + "}\n"
    )
    with pytest.raises(SeveralErrors) as caught:
        parse_cipher(text, "a.cipher")
    assert [str(error.place) for error in caught.value.errors[:2]] == ["a.cipher:103:43", "a.cipher:104:43"]
    assert len(caught.value.errors) == 20

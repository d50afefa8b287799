"""Texts that would take all time or memory: each is refused with its place, and what real ciphers need is not."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

import pytest

from ciphergen.dsl import budget
from ciphergen.dsl.budget import LEVELS, SIZE
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.errors import UserError, listed, nearest
from ciphergen.dsl.mode import parse_mode

TOY = (Path(__file__).parent / "toy.cipher").read_text("utf-8")
# Of the smaller budget that most tests have.
STEPS_LEFT = "  allowed: 200,000 steps in all: one for each value, each time that it is computed, and more for arrays"
TERMS_LEFT = "  allowed: 20,000 terms in all: one for each operation on a word, each time that it is done"
TOO_DEEP = (
    "expressions, blocks or calls are nested too deeply here\n"
    f"  allowed: {LEVELS} levels, those of the functions that are called included\n"
    "  write:   let part = ..."
)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget that runs out sooner."""
    monkeypatch.setattr(budget, "STEPS", 200_000)
    monkeypatch.setattr(budget, "TERMS", 20_000)


def refusal(text: str) -> str:
    with pytest.raises(UserError) as error:
        parse_cipher(text, "a.cipher")
    return str(error.value)


def encrypting(*lines: str) -> str:
    """The toy without vectors; these statements stand in line 34, after the rounds and before `y = x`."""
    head, tail = TOY[: TOY.index("\n  vector")].split("    y = x\n  }\n\n  decrypt")
    return f"{head}    {' '.join(lines)}\n    y = x\n  }}\n\n  decrypt{tail}\n}}\n"


def declaring(text: str) -> str:
    """The toy with declarations in line 7, before all that stand there."""
    return TOY.replace("  const c", f"  {text}\n  const c", 1)


def expression(text: str) -> str:
    """The toy with an expression that begins in column 16 of line 15."""
    return TOY.replace("x[1] ^ k[0]", text, 1)


@pytest.mark.long
def test_loops_within_loops() -> None:
    body = "for p in 0..9999 { for q in 0..9999 {\nfor r in 0..9999 { } } }"
    assert refusal(encrypting(body)) == (
        "a.cipher:34:1: reading the text takes more than 15,000,000 steps; they run out here\n"
        "  allowed: 15,000,000 steps in all: one for each value, each time that it is computed, and more for arrays\n"
        "  write:   a shorter range, such as 0..79"
    )


@pytest.mark.usefixtures("small")
def test_arrays_within_arrays() -> None:
    body = "let p = [[i for i in 0..9999 if i == j] for j in 0..9999]\nx[0] := x[0] + p[0][0]"
    assert refusal(encrypting(body)).startswith("a.cipher:33:14: reading the text takes more than 200,000 steps")


@pytest.mark.usefixtures("small")
def test_functions_that_call_the_one_before_twice() -> None:
    functions = ["function f0(x: word) -> word = x ^ x"]
    functions += [f"  function f{i}(x: word) -> word = f{i - 1}(f{i - 1}(x) + 1)" for i in range(1, 40)]
    text = declaring("\n".join(functions)).replace("x[1] ^ k[0]", "f39(x[1]) ^ k[0]")
    message = refusal(text)
    assert message.splitlines()[0].endswith(": reading the text takes more than 200,000 steps; they run out here")
    assert int(message.split(":")[1]) in range(7, 47)
    assert message.splitlines()[1:] == [STEPS_LEFT, "  write:   let part = f(x), once, and part for each further f(x)"]


@pytest.mark.usefixtures("small")
def test_terms_run_out_where_no_loop_runs() -> None:
    big = "let a = [x[0] + i for i in 0..1999]"
    body = "\n".join([big, *("a[0] := xor([a, ~a, a + 1, a * a, a - 1])[0]" for _ in range(9))]).replace("let", "var")
    assert refusal(encrypting(body)) == (
        f"a.cipher:34:9: reading the text makes more than 20,000 terms; they run out here\n{TERMS_LEFT}"
    )


@pytest.mark.usefixtures("small")
def test_vectors_cost_what_they_run() -> None:
    text = encrypting("let k = [x for i in 0..99]\nx := x ^ xor(k) ^ xor(k)")[:-2]
    vectors = "  vector TOY32 key 01020304 plain 05060708 cipher 4b0deb3e\n" * 800
    message = refusal(text + vectors + "}")
    assert message.splitlines()[0].endswith(": reading the text takes more than 200,000 steps; they run out here")
    assert int(message.split(":")[1]) > 42


@pytest.mark.long
@pytest.mark.parametrize(
    "deep",
    [
        "[" * 40_000 + "k[0]" + "]" * 40_000,
        "~" * 50_000 + "k[0]",
        " ^ ".join(["k[0]"] * 10_000),
        "not " * 50_000 + "1",
        "1 ? 2 : " * 10_000 + "3",
        "k" + "[0]" * 20_000,
        "word(" * 20_000 + "1" + ")" * 20_000,
        "k[0" + "+k[0" * 10_000 + "]" * 10_000 + "]",
    ],
)
def test_deep_expressions(deep: str) -> None:
    message = refusal(expression(deep))
    assert message.startswith("a.cipher:15:")
    assert message.split(": ", 1)[1] == TOO_DEEP


@pytest.mark.long
@pytest.mark.parametrize("block", [("if 1 {", "}"), ("if 0 {} else ", "if 1 {}"), ("for q in 0..0 {", "}")])
def test_deep_blocks(block: tuple[str, str]) -> None:
    before, after = block
    message = refusal(encrypting(before * 9000 + (after * 9000 if after == "}" else after)))
    assert message.startswith("a.cipher:33:")
    assert message.split(": ", 1)[1] == TOO_DEEP


@pytest.mark.long
def test_parentheses_are_no_levels() -> None:
    assert parse_cipher(expression("(" * 40_000 + "x[1] ^ k[0]" + ")" * 40_000), "a.cipher").variants


def chain(functions: int, text: str = "f{}(x) ^ 1") -> str:
    """Functions of which each calls the one before; the toy's rounds call the last."""
    declared = ["function f0(x: word) -> word = x"]
    declared += [f"  function f{i}(x: word) -> word = {text.format(i - 1)}" for i in range(1, functions)]
    return declaring("\n".join(declared)).replace(
        "x[1] ^ k[0]", f"x[1] ^ k[0] ^ f{functions - 1}(0) ^ f{functions - 1}(0)"
    )


def test_deep_calls() -> None:
    assert parse_cipher(chain(90), "a.cipher").variants
    # Each function takes the levels of `^`, of its call and of what the call costs.
    assert refusal(chain(101)) == f"a.cipher:107:36: {TOO_DEEP}"


@pytest.mark.parametrize(
    "text",
    [
        chain(96),
        expression(" ^ ".join(["k[0]"] * (LEVELS - 12)) + " ^ x[1]" + " ^ k[0]" * (LEVELS % 2)),
        expression("~" * (LEVELS - 10) + "(x[1] ^ k[0])"),
        expression("word(" * (LEVELS - 10) + "x[1] ^ k[0]" + ")" * (LEVELS - 10)),
        encrypting("if 1 {" * (LEVELS // 2 - 5) + "}" * (LEVELS // 2 - 5)),
        encrypting("for q in 0..0 {" * 1 + "if 1 {" * (LEVELS // 2 - 7) + "}" * (LEVELS // 2 - 6)),
    ],
)
def test_the_deepest_texts_need_two_frames_a_level(text: str) -> None:
    """A caller may stand 300 frames deep."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + 2 * LEVELS + 60)
    refused = ""
    try:
        parse_cipher(text, "a.cipher")
    except UserError as error:
        refused = str(error)
    finally:
        sys.setrecursionlimit(limit)
    assert "is not met" in refused or not refused  # by the vectors, which come last


@pytest.mark.long
def test_too_many_tokens() -> None:
    assert refusal(expression("k[0]" + "+k[0]" * 30_000)) == (
        "a.cipher:15:99835: the text has more than 100,000 names, numbers and signs\n  allowed: 100,000 of them"
    )


def test_a_long_name() -> None:
    assert refusal(expression("a" * 1001)) == "a.cipher:15:16: a name of 1,001 characters\n  allowed: at most 100"


def test_many_variants() -> None:
    variants = "\n".join(f"variant V{i} {{ key 2 words  rounds 4 }}" for i in range(200))
    assert refusal(declaring(variants)) == "a.cipher:105:1: 202 variants\n  allowed: at most 100"


@pytest.mark.parametrize(
    ("number", "seen"),
    [
        ("1" + "0" * 5000, "1" + "0" * 56 + "..."),
        ("9" * 700, "9" * 57 + "..."),
        ("0x1" + "0" * 512, "0x1" + "0" * 54 + "..."),
        ("0" * 3000 + "1", "0" * 57 + "..."),
    ],
)
def test_a_large_number(number: str, seen: str) -> None:
    assert refusal(declaring(f"const n = {number}")) == (
        f"a.cipher:7:13: the number '{seen}' is too large\n  allowed: at most 2048 bits"
    )


def test_a_long_number_that_is_none() -> None:
    assert refusal(declaring(f"const n = 0{'1' * 100}")) == (
        f"a.cipher:7:13: '0{'1' * 56}...' is not a number\n  allowed: 48, 0x30, 0b11_0000\n  write:   {'1' * 57}..."
    )


@pytest.mark.long
def test_large_and_deep_arrays() -> None:
    assert refusal(encrypting("let a = [x for i in 0..65535]\nx[0] := a[0][0]")) == (
        "a.cipher:33:13: an array of 65538 elements\n  allowed: at most 65536"
    )
    assert refusal(encrypting("let a = [bits(x[0], 65536) for i in 0..65535]\nx[0] := a[0][15:0]")) == (
        "a.cipher:33:13: an array of 4259840 bits\n  allowed: at most 4194304"
    )
    assert refusal(encrypting("var a: bits(65536)[65]\na[0] := bits(x[0], 65536)\nx[0] := a[0][15:0]")) == (
        "a.cipher:33:12: an array of 4259840 bits\n  allowed: at most 4194304"
    )
    assert refusal(encrypting(f"var a: word{'[1]' * 17}\na := a")) == (
        "a.cipher:33:12: an array of 17 dimensions\n  allowed: at most 16"
    )
    lets = "\n".join(["let a0 = x", *(f"let a{i} = [a{i - 1}]" for i in range(1, 20)), f"x := a19{'[0]' * 19}"])
    assert refusal(encrypting(lets)) == "a.cipher:49:11: an array of 17 dimensions\n  allowed: at most 16"


def test_wide_words() -> None:
    join = "let a = join([bits(x[0], 65536), x[1]])\nx[0] := a[15:0]"
    assert refusal(encrypting(join)) == "a.cipher:33:13: a word of 65552 bits\n  allowed: 1 to 65536 bits"
    transpose = "let a = transpose([bits(x[0], 65536), bits(x[1], 65536)])\nx[0] := bits(a[0], 16)"
    assert refusal(encrypting(transpose)) == "a.cipher:33:13: transpose of 131072 bits\n  allowed: at most 65536"
    number = "x[0] := (bits(x[0], 200) + 1 - (1 << 200))[15:0]"
    assert refusal(encrypting(number)) == (
        f"a.cipher:33:34: the number {1 << 200:#x} does not fit 200 bits\n  allowed: 0 to 2^200 - 1"
    )


@pytest.mark.parametrize(
    ("strange", "seen"),
    [
        ("\0", "U+0000"),
        ("\x1b", "U+001B"),
        ("\ufeff", "U+FEFF"),
        ("\u0430", "U+0430 '\u0430'"),
        ("\u0661", "U+0661 '\u0661'"),
        ("é", "U+00E9 'é'"),
        ("$", "'$'"),
    ],
)
def test_strange_characters(strange: str, seen: str) -> None:
    assert refusal(strange + TOY[TOY.index("cipher") :]) == (
        f"a.cipher:1:1: {seen} begins nothing that is known here\n  allowed: 'cipher', 'mode'"
    )


@pytest.mark.parametrize(
    ("name", "seen"),
    [("*/ #error", "*/ #error"), ("a /* b", "a /* b"), ("\x1b[2J", "\\x1b[2J"), ("x" * 101, "x" * 57 + "...")],
)
def test_the_name_of_a_standard_stands_in_comments(name: str, seen: str) -> None:
    assert refusal(declaring(f'standard "{name}"')) == (
        f"a.cipher:7:3: '{seen}' for the name of a standard\n"
        "  allowed: at most 100 printable characters, and no '/*' or '*/': it becomes part of comments"
    )


def test_what_a_terminal_might_obey() -> None:
    assert refusal(expression('"\x1b[2J"')) == (
        "a.cipher:15:16: '\"\\x1b[2J\"' does not fit here\n  allowed: an expression, ')'"
    )


@pytest.mark.parametrize("text", ["", "# nothing", "\n\n"])
def test_nothing(text: str) -> None:
    assert refusal(text).split(": ", 1)[1] == "the text ends too early\n  allowed: 'cipher', 'mode'"


def test_a_long_file(tmp_path: Path) -> None:
    path = tmp_path / "a.cipher"
    path.write_text(TOY + "#" * (SIZE - len(TOY)), "utf-8")
    assert load(str(path)).variants
    path.write_text(TOY + "#" * (SIZE - len(TOY) + 1), "utf-8")
    with pytest.raises(UserError) as error:
        load(str(path))
    assert str(error.value) == (f"{path}: the file has more than 1,048,576 bytes\n  allowed: at most 1,048,576 bytes")


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_line_ends(tmp_path: Path, end: str) -> None:
    path = tmp_path / "a.cipher"
    path.write_bytes(TOY.replace("\n", end).encode())
    assert load(str(path)).text == TOY


def test_messages_list_some_of_very_many_names() -> None:
    names = [f"n{i:04}" for i in range(1000)]
    assert listed(names[:3]) == "n0000, n0001, n0002"
    assert listed(names).endswith("n0198, n0199 and 800 more")
    assert nearest("n0007x", names) == "n0007"


@pytest.mark.usefixtures("small")
def test_loops_in_a_mode() -> None:
    loops = "for i in 0..9999 { for j in 0..9999 { z := z + 1 } }"
    text = (
        "mode A(E) {\n encrypt(p) -> c { var z = p\n %s\n c = E.encrypt(z) }\n decrypt(c) -> p { p = E.decrypt(c) }\n}"
    )
    with pytest.raises(UserError) as error:
        parse_mode(text % loops, "a.mode")
    assert str(error.value) == (
        "a.mode:3:21: reading the text takes more than 200,000 steps; they run out here\n"
        f"{STEPS_LEFT}\n"
        "  write:   a shorter range, such as 0..79"
    )


def test_short_tail_twice() -> None:
    text = "mode A(E) {\n  short tail\n  short tail\n  encrypt(p) -> c { c = p }\n  decrypt(c) -> p { p = c }\n}"
    with pytest.raises(UserError) as error:
        parse_mode(text, "a.mode")
    assert str(error.value) == (
        "a.mode:3:3: 'short tail' is declared again\n  allowed: once; it stands on line 2 already"
    )


CUT = """cipher A {
  word 8  block 128 words  variant A1 { key 128 words }
  schedule(k) -> rk: word[1][128] { rk[0] = k }
  encrypt(x, rk) -> y {
    var s = [x[i mod 128] + i div 128 for i in 0..8191]
    for r in 0..9999 { s[r mod 8192] := s[(r + 1) mod 8192] + 1 }
    y = x ^ rk[0] ^ ([s[i] for i in 0..127] & 0)
  }
  decrypt(x, rk) -> y { y = x ^ rk[0] }
}"""


@pytest.mark.long
def test_rounds_that_carry_much(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = parse_cipher(CUT, "a.cipher").variants["a1"]
    monkeypatch.setattr(budget, "TERMS", 20_000)
    with pytest.raises(UserError) as error:
        variant.steps("encrypt")
    assert str(error.value) == (
        f"a.cipher:7:5: reading the text makes more than 20,000 terms; they run out here\n{TERMS_LEFT}"
    )


HEAVY = "for r in 0..39 {{ {} }}"
PRODUCTS = "x[0] := xor([x[0] + (x[1] & n) for n in 0..299])"


@pytest.mark.usefixtures("small")
def test_a_loop_whose_turns_are_alike_is_refused_after_two() -> None:
    assert refusal(encrypting(HEAVY.format(PRODUCTS))) == (
        "a.cipher:33:5: reading the text makes more than 20,000 terms: this loop 900 in each of its 40 turns\n"
        f"{TERMS_LEFT}\n  write:   a shorter range, such as 0..79"
    )


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    "turn",
    [
        f"if r < 2 {{ {PRODUCTS} }}",
        f"let m = r + 1\nif m < 3 {{ {PRODUCTS} }}",
        "x[0] := xor([x[0] + (x[1] & n) for n in 0..(r < 2 ? 299 : 0)])",
        "x[0] := r < 2 ? xor([x[0] + (x[1] & n) for n in 0..299]) : x[0]",
        "x[0] := xor([x[0] + (x[1] & n) for n in 0..299 if r < 2 or n == 0])",
    ],
)
def test_a_loop_whose_first_turns_are_dear_is_read(turn: str) -> None:
    assert "does not undo encryption" in refusal(encrypting(HEAVY.format(turn)))


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    "turn",
    [
        f"if k < 2 {{ {PRODUCTS} }}",
        "x[0] := xor([x[0] + (x[1] & n) for n in 0..(k < 2 ? 299 : 0)])",
        f"for j in 0..(k < 2 ? 1 : 0) {{ if j + k < 3 {{ {PRODUCTS} }} }}",
    ],
)
def test_a_loop_that_counts_by_itself_is_read(turn: str) -> None:
    """The number that decides is no counter's: each turn leaves another one to the next."""
    assert "does not undo encryption" in refusal(encrypting("var k = 0", HEAVY.format(f"{turn} k := k + 1")))


@pytest.mark.usefixtures("small")
def test_a_call_with_a_number_may_be_dear_in_two_turns_only() -> None:
    function = "function f(a: word, r: number) -> word = r < 2 ? xor([a + (a & n) for n in 0..299]) : a"
    text = encrypting(HEAVY.format("x[0] := f(x[0], r)"))
    assert "does not undo encryption" in refusal(text.replace("  const c", f"  {function}\n  const c", 1))

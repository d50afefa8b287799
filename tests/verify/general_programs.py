"""A cipher that looks nibbles up, and a program for it that does so in one routine: straight code that the prover
executes once, for any values of the secrets that it reads. Broken files are this program with edits."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Variant, parse_cipher
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Report
from tests.verify.tiny import edit

TABLE = (14, 0, 5, 4, 3, 2, 8, 9, 15, 12, 7, 6, 13, 10, 11, 1)  # of sums of many products
FIRST, SECOND = "sub(x[1]) ^ rk[0][0]", "sub(u) ^ rk[0][1]"
TEXT = f"""
cipher Nibbles {{
  word 32 little
  block 2 words
  variant Nibbles {{ key 2 words }}
  table N: bits(4) -> bits(4) = [{", ".join(map(str, TABLE))}]
  function sub(x: word) -> y: word {{
    let n = split(x, 4)
    y = join([N[n[i]] for i in 0..7])
  }}
  schedule Nibbles(t) -> rk: word[1][2] {{ rk[0] = [t[0], t[1] ^ t[0]] }}
  encrypt(x, rk) -> y {{
    let u = x[0] ^ FIRST
    y = [u, x[1] ^ SECOND]
  }}
  decrypt(y, rk) -> x {{
    let u = y[0]
    let v = y[1] ^ OF_U
    x = [u ^ OF_V, v]
  }}
}}
"""
ROLES = {"expand_key": "expand_key", "encrypt": "encrypt"}
_INPUTS, _SUM, _PRODUCT = ("t1", "t3", "t4", "t6"), "a3", "a4"


def _word(register: str, pointer: str, offset: int) -> str:
    """Instructions that load a word byte by byte: buffers need not be aligned."""
    parts = [f"  lbu {register}, {offset + 3}({pointer})\n"]
    for i in (2, 1, 0):
        parts.append(f"  slli {register}, {register}, 8\n  lbu a4, {offset + i}({pointer})\n")
        parts.append(f"  or {register}, {register}, a4\n")
    return "".join(parts)


def _bytes(register: str, pointer: str, offset: int) -> str:
    """Instructions that store a word byte by byte."""
    return "".join(f"  sb {register}, {offset + i}({pointer})\n  srli {register}, {register}, 8\n" for i in range(4))


def _sums(bit: int) -> list[int]:
    """The products of inputs, by their masks, of which a bit of the table is the exclusive or."""
    values = [entry >> bit & 1 for entry in TABLE]
    for i in range(4):
        values = [v ^ values[x ^ 1 << i] if x >> i & 1 else v for x, v in enumerate(values)]
    return [mask for mask, v in enumerate(values) if v]


def _bit(bit: int) -> str:
    """Instructions for a bit of the table of the bits in `_INPUTS`, into `_SUM`."""
    text = [f"  li {_SUM}, 0\n"]
    for mask in _sums(bit):
        first, *others = [_INPUTS[i] for i in range(4) if mask >> i & 1] or [""]
        if not first:
            text.append(f"  xori {_SUM}, {_SUM}, 1\n")
            continue
        product = first
        for other in others:
            text.append(f"  and {_PRODUCT}, {product}, {other}\n")
            product = _PRODUCT
        text.append(f"  xor {_SUM}, {_SUM}, {product}\n")
    return "".join(text)


def circuit(order: tuple[int, ...] = (0, 1, 2, 3)) -> str:
    """Instructions that look up all nibbles of t2, into t5; a3, a4, t1, t3, t4, t6 are used up. order: of the bits of
    an index."""
    text = ["  li t5, 0\n"]
    for nibble in range(8):
        for i, register in zip(order, _INPUTS, strict=True):
            text.append(f"  srli {register}, t2, {4 * nibble + i}\n  andi {register}, {register}, 1\n")
        text += [f"{_bit(b)}  slli {_SUM}, {_SUM}, {4 * nibble + b}\n  or t5, t5, {_SUM}\n" for b in range(4)]
    return "".join(text)


CIRCUIT = circuit()
WHERE, BACK = ".Lsub:\n", "  jr t0\n"
KEY = "  lw a4, 0(a5)\n"
CALL = "  jal t0, .Lsub\n"
ONE = f"  mv t2, a7\n  mv a5, a0\n{CALL}  xor a6, a6, t5\n"
TWO = f"  mv t2, a6\n  addi a5, a0, 4\n{CALL}  xor a7, a7, t5\n"
INPUT = f"{_word('a6', 'a1', 0)}{_word('a7', 'a1', 4)}"
OUT = f"{_bytes('a6', 'a2', 0)}{_bytes('a7', 'a2', 4)}"
FRAME, END = "  addi sp, sp, -32\n", "  addi sp, sp, 32\n  ret\n"
PROGRAM = f"""\
  .option norvc
  .option norelax
  .text
expand_key:
{_word("t0", "a1", 0)}{_word("t1", "a1", 4)}\
  xor t1, t1, t0
  sw t0, 0(a0)
  sw t1, 4(a0)
  ret
encrypt:
{FRAME}{INPUT}{ONE}{TWO}{OUT}{END}\
{WHERE}{CIRCUIT}{KEY}  xor t5, t5, a4
{BACK}"""


@cache
def variant(first: str = FIRST, second: str = SECOND) -> Variant:
    """The cipher. first, second: what its steps add to a word."""
    text = TEXT.replace("FIRST", first).replace("SECOND", second)
    text = text.replace("OF_U", second).replace("OF_V", first.replace("x[1]", "v"))
    return parse_cipher(text, "nibbles.cipher").variants["nibbles"]


def judge(source: str, of: Variant | None = None, knowledge: Knowledge | None = None) -> Report:
    """The report on a program for the cipher."""
    of = of or variant()
    return prove(assemble(source, TARGET), "nibbles.o", TARGET, of, ROLES, knowledge=knowledge)


def routine(*changes: tuple[str, str], of: tuple[str, ...] = ()) -> Callable[[], bool]:
    """The program with pieces replaced, for a cipher with these steps."""
    return lambda: judge(edit(PROGRAM, *changes), variant(*of)).proved


# A call of which nothing is used, by another key: from then on a call is by any pointer to keys.
DUMMY = f"  mv t2, a7\n  addi a5, a0, 4\n{CALL}"
# The pointer to a key in memory.
IN_MEMORY = tuple((step, step.replace(CALL, "  sw a5, 12(sp)\n" + CALL)) for step in (ONE, TWO))
FROM_MEMORY = (KEY, "  lw a5, 12(sp)\n" + KEY)
KEPT_KEY = "  lw a4, 0(a0)\n  sw a4, 8(sp)\n"
LOW = "  andi t2, t2, 255\n"
BY_OUTPUT = "  andi a4, a2, 1\n  bne a4, zero, 1f\n  nop\n1:\n"
PUSHED = "  addi sp, sp, -16\n  sw t2, 0(sp)\n  addi sp, sp, 16\n"
OTHER_KEY, BETWEEN_KEYS = "sub(u) ^ rk[0][0]", "sub(u) ^ ((rk[0][0] >> 16) | (rk[0][1] << 16))"


def in_front(last: int) -> tuple[tuple[str, str], ...]:
    """Keys in front of pointers. last: how far the second step's is from where V_key begins."""
    one = ONE.replace("  mv a5, a0\n", "  addi a5, a0, 4\n")
    dummy = DUMMY.replace("  addi a5, a0, 4\n", "  addi a5, a0, 8\n")
    return (ONE, dummy + one), second(f"  addi a5, a0, {last}\n"), (KEY, KEY.replace("0(a5)", "-4(a5)"))


# Three numbers in V_key, and calls by pointers to them: of the first two some routine is any pointer to what has their
# bits, which the third has not.
PLACES = 8, 12, 16


def numbers(first: int, other: int, last: int) -> tuple[str, str]:
    """Key expansion that writes numbers behind the keys."""
    stores = "".join(f"  li t0, {v}\n  sw t0, {at}(a0)\n" for at, v in zip(PLACES, (first, other, last), strict=True))
    return "  sw t1, 4(a0)\n", f"  sw t1, 4(a0)\n{stores}"


def by_numbers(last: int = PLACES[2]) -> tuple[tuple[str, str], tuple[str, str]]:
    """Calls by the first number, of which nothing is used, the second, and the one at `last`."""
    first, other = (f"  addi a5, a0, {at}\n" for at in PLACES[:2])
    one = ONE.replace("  mv a5, a0\n", other)
    return (ONE, f"  mv t2, a7\n{first}{CALL}{one}"), second(f"  addi a5, a0, {last}\n")


def of_numbers(one: int, other: int) -> tuple[str, str]:
    """The steps that add numbers in place of keys, which a text has to name."""
    return f"sub(x[1]) ^ {one} ^ rk[0][0] ^ rk[0][0]", f"sub(u) ^ {other}"


def second(pointer: str) -> tuple[str, str]:
    """The second call with another pointer to its key."""
    return TWO, TWO.replace("  addi a5, a0, 4\n", pointer)


# The two steps as two turns of a loop. What looks up ends with a jump by a distance.
TURN, NEXT = ".Lturn:\n", "  addi a5, a5, 4\n"
COUNTED = "  addi a2, a2, -1\n  bne a2, zero, .Lturn\n"
LOOP = f"""\
  sw a2, 12(sp)
  li a2, 2
  mv a5, a0
{TURN}  mv t2, a7
{CIRCUIT}{KEY}  xor t5, t5, a4
  j 2f
2:
  xor a6, a6, t5
  mv t2, a6
  mv a6, a7
  mv a7, t2
{NEXT}{COUNTED}  lw a2, 12(sp)
"""
IN_TURNS = ((ONE, LOOP), (TWO, ""), (f"{WHERE}{CIRCUIT}{KEY}", f"{WHERE}{KEY}"))

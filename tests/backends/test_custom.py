"""Instructions of a text: their rows, what is refused, and the words that assemblers make of them."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import generation, target
from ciphergen.backends.extended_names import GIVEN
from ciphergen.backends.machine.by_meaning import Numbers
from ciphergen.backends.machine.row import Row
from ciphergen.backends.tools.toolchain import ASSEMBLERS, assemble
from ciphergen.dsl.errors import UserError
from tests.backends.samples import operands

GOOD = 'instruction f "0000000 rs2 rs1 000 rd 0001011" (rs1: word, rs2: word) -> word = rs1 + rs2'
ALLOWED_OPERANDS = "  allowed: 'word' for a register, 'number' for an immediate"

BAD: dict[str, tuple[str, str]] = {
    "nothing": (
        "",
        "bad.instr:1:1: extension 'Xbad' has no instruction\n  allowed: one instruction or more\n"
        '  write:   instruction NAME "0000000 rs2 rs1 000 rd 0001011" (rs1: word, rs2: word) -> word = rs1 ^ rs2',
    ),
    "a base's opcode": (
        GOOD.replace("0001011", "0110011"),
        "bad.instr:2:17: the opcode of 'f' is none of custom instructions\n"
        "  allowed: custom-0 to custom-3: 0001011, 0101011, 1011011, 1111011",
    ),
    "no field": (
        GOOD.replace(" 000 ", " 00n:1 "),
        "bad.instr:2:17: encoding '0000000 rs2 rs1 00n:1 rd 0001011': cannot read '00n:1'\n"
        "  allowed: '0000000 rs2 rs1 000 rd 0001011'",
    ),
    "funct3": (
        GOOD.replace("000 rd", "n:3 rd").replace("(rs1", "(n: number, rs1").replace("rs1 +", "rs1 + n +"),
        "bad.instr:2:17: the encoding of 'f' has a field where funct3 is\n  allowed: three digits before 'rd'",
    ),
    "names": (
        GOOD.replace("rs1", "a").replace("rs2", "b"),
        "bad.instr:2:3: 'f' reads a, b\n  allowed: rd for the result; rs1, then rs2, then rs3 for operands",
    ),
    "no operand": (
        'instruction f "0000000 00000 00000 000 rd 0001011" () -> word = 1',
        "bad.instr:2:3: 'f' reads no register\n  allowed: rd for the result; rs1, then rs2, then rs3 for operands",
    ),
    "a field is missing": (
        GOOD.replace("0000000 rs2", "0000000 00000"),
        "bad.instr:2:17: the encoding of 'f' has the fields rd, rs1\n  allowed: 'rd' and the operands: rd, rs1, rs2",
    ),
    "other places": (
        GOOD.replace("rs2 rs1 000", "rs1 rs2 000"),
        "bad.instr:2:17: 'rs1' of 'f' is not where RISC-V has it\n"
        "  allowed: rd in bits 11:7, rs1 in bits 19:15, rs2 in bits 24:20, rs3 in bits 31:27",
    ),
    "many bits": (
        'instruction f "a:7 b:5 rs1 000 rd 0001011" (a: number, b: number, rs1: word) -> word = rs1 + a + b',
        "bad.instr:2:17: immediates of 'f' of 12 bits\n  allowed: at most 7, each in one piece",
    ),
    "between": (
        'instruction f "000 a:6 000 rs1 000 rd 0001011" (a: number, rs1: word) -> word = rs1 + a',
        "bad.instr:2:17: 'a' of 'f' is not where an immediate may be\n  allowed: bits 24:20, or 31:25",
    ),
    "a base's name": (
        GOOD.replace(" f ", " add "),
        "bad.instr:2:3: 'add' is an instruction of the base\n  allowed: another name",
    ),
    "the same words": (
        GOOD + "\n  " + GOOD.replace(" f ", " g "),
        "bad.instr:3:17: the encoding of 'g' has words in common with that of 'f'\n"
        "  allowed: another value of funct3, funct7 or the opcode",
    ),
    "two results": (
        GOOD.replace("-> word = rs1 + rs2", "-> word[2] = [rs1, rs2]"),
        "bad.instr:2:76: bits(32)[2] for the result of instruction 'f'\n  allowed: 'word', of 32 bits",
    ),
    "a byte": (
        GOOD.replace("rs1: word", "rs1: byte"),
        f"bad.instr:2:56: bits(8) for 'rs1' of instruction 'f'\n{ALLOWED_OPERANDS}",
    ),
    "memory": (
        GOOD.replace("rs1 + rs2", "load(rs1 + rs2)"),
        "bad.instr:2:83: no function above this line is called 'load'\n"
        "  allowed: bits, byte, join, length, reverse, split, transpose, word, xor\n  write:   word",
    ),
    "no cipher": (
        f"uses AESS\n  {GOOD}",
        "bad.instr:2:8: no cipher is called 'AESS'\n  allowed: aes, aria, ascon, ascon_aead, ascon_hash, camellia,"
        " chacha20, ghash, hight, keccak, lea, pilsung, pipo, present, rc6\n  write:   aes",
    ),
    "a cipher twice": (
        f"uses AES\n  uses AES\n  {GOOD}",
        "bad.instr:3:3: 'uses AES' is declared again\n  allowed: once; it stands on line 2 already",
    ),
    "an operand twice": (
        GOOD.replace("rs2 rs1 000", "rs1 rs1 000"),
        "bad.instr:2:17: encoding '0000000 rs1 rs1 000 rd 0001011': rs1 stands there twice\n"
        "  allowed: '0000000 rs2 rs1 000 rd 0001011'",
    ),
    "31 bits": (
        GOOD.replace("0000000", "000000"),
        "bad.instr:2:17: encoding '000000 rs2 rs1 000 rd 0001011' has 31 bits, not 16 or 32\n"
        "  allowed: '0000000 rs2 rs1 000 rd 0001011'",
    ),
    "declared twice": (
        GOOD + "\n  " + GOOD.replace("0000000", "0000001"),
        "bad.instr:3:3: 'f' is declared again\n  allowed: another name; 'f' is a function",
    ),
    "an operand declared twice": (
        GOOD.replace("rs2: word", "rs1: word"),
        "bad.instr:2:62: 'rs1' is declared again\n  allowed: another name; 'rs1' is a parameter since line 2",
    ),
    "a byte as the result": (
        GOOD.replace("-> word = rs1 + rs2", "-> byte = (rs1 + rs2)[7:0]"),
        "bad.instr:2:76: bits(8) for the result of instruction 'f'\n  allowed: 'word', of 32 bits",
    ),
    "no function of the cipher": (
        f"uses AES\n  {GOOD.replace('rs1 + rs2', 'MixColumn(rs1 + rs2)')}",
        "bad.instr:3:83: no function above this line is called 'MixColumn'\n  allowed: InvMixColumns, InvShiftRows,"
        " InvSubBytes, MixColumns, RotWord, ShiftRows, SubBytes, SubWord, bits, byte, join, length, product, reverse,"
        " split, times, transpose, word, xor, xtimes\n  write:   MixColumns",
    ),
    "no assembler's name": (
        GOOD.replace(" f ", " a-b "),
        "bad.instr:2:16: '-' does not fit here\n  allowed: a text in \"quotes\"",
    ),
    "no state": (
        f"state s: word\n  {GOOD}",
        "bad.instr:2:3: 'state' does not fit here\n"
        "  allowed: 'circuit', 'const', 'function', 'instruction', 'table', 'uses', '}'\n  write:   table",
    ),
    "a value without a result": (
        'instruction f "n:7 00000 rs1 000 rd 0001011" (n: number, rs1: word) -> word = word(split(rs1, 8)[n])',
        "bad.instr:2:100: index 4 of bits(8)[4]\n  allowed: 0 to 3",
    ),
}


@pytest.fixture(autouse=True)
def _nothing_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(GIVEN, "")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("case", BAD)
def test_a_wrong_text(case: str) -> None:
    text, message = BAD[case]
    Path("bad.instr").write_text(f"extension Xbad {{\n  {text}\n}}\n")
    with pytest.raises(UserError) as caught:
        target("rv32i+bad.instr")
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "bad.instr:1:1: the text ends too early\n  allowed: 'extension'"),
        (b"\x7fELF\xd0", "bad.instr:1:5: byte 0xd0 is not UTF-8\n  allowed: text in UTF-8"),
        (b"cipher X { }", "bad.instr:1:1: 'cipher' does not fit here\n  allowed: 'extension'\n  write:   extension"),
    ],
)
def test_a_file_that_is_no_extension(content: bytes, message: str) -> None:
    Path("bad.instr").write_bytes(content)
    with pytest.raises(UserError) as caught:
        target("rv32i+bad.instr")
    assert str(caught.value) == message


def test_a_wrong_target() -> None:
    with pytest.raises(UserError) as caught:
        target("armv7m+lea")
    allowed = "  allowed: a RISC-V target\n  write:   rv32i+lea"
    assert str(caught.value) == f"--target: armv7m has no custom instructions\n{allowed}"
    with pytest.raises(UserError) as caught:
        target("rv32i+leaf")
    allowed = "  allowed: aes, lea, or the path of a file that ends in .instr\n  write:   lea"
    assert str(caught.value) == f"--target: no extension is called 'leaf'\n{allowed}"
    with pytest.raises(UserError) as caught:
        target("rv32i+no.instr")
    assert str(caught.value) == "no.instr: there is no such file\n  allowed: a file with instructions of an extension"


def run(row: Row, **values: int) -> int:
    """What an instruction writes; operands are numbers, those of registers what they hold."""
    numbers = {name: i for i, name in enumerate(row.operands)}
    fields = {name: values[name] if o.kind != "register" else numbers[name] + 5 for name, o in row.operands.items()}
    written: list[int] = []
    machine = Numbers(
        target("rv32i"),
        row,
        fields,
        0,
        lambda register: values[list(row.operands)[register.number - 5]],
        lambda register, value: written.append(value),
    )
    row.meaning(machine)
    return written[0]


def columns(text: str) -> list[int]:
    """Columns of a state as registers hold them, of the rows as FIPS 197, appendix B, prints these."""
    rows = [bytes.fromhex(row) for row in text.split()]
    return [sum(rows[r][c] << 8 * r for r in range(4)) for c in range(4)]


def test_a_shipped_text_by_its_file_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of that name that is there is meant, though."""
    monkeypatch.chdir(tmp_path)
    assert target("rv32i+lea.instr").rows.keys() == target("rv32i+lea").rows.keys()
    with pytest.raises(UserError, match=r"gone.instr: there is no such file"):
        target("rv32i+gone.instr")
    (tmp_path / "lea.instr").write_text("extension Xown {\n  " + GOOD + "\n}\n")
    assert "f" in target("rv32i+lea.instr").rows


def test_a_round_of_aes() -> None:
    """FIPS 197, appendix B: from the start of round 1 to the start of round 2, by each set of instructions."""
    rows = target("rv32i+aes").rows
    state = columns("19a09ae9 3df4c6f8 e3e28d48 be2b2a08")
    key = columns("a088232a fa54a36c fe2c3976 17b13905")
    after = columns("a4686b02 9c9f5b6a 7f35ea50 f22b4349")
    for c in range(4):
        total = key[c]
        for bs in range(4):
            total = run(rows["aesround"], bs=bs, rs1=total, rs2=state[(c + bs) % 4])
        assert total == after[c]
        shifted = sum(state[(c + r) % 4] & 0xFF << 8 * r for r in range(4))
        mixed = run(rows["aesmix"], rs1=run(rows["aessub"], rs1=shifted))
        assert mixed ^ key[c] == after[c]
        assert run(rows["aesmixi"], rs1=mixed) == run(rows["aessub"], rs1=shifted)
        assert run(rows["aessubi"], rs1=run(rows["aessub"], rs1=shifted)) == shifted


def test_a_sum_turned() -> None:
    row = target("rv32i+lea").rows["addrot"]
    assert run(row, n=9, rs1=0xFFFFFFFF, rs2=0x80000002) == 0x80000001 << 9 & 0xFFFFFFFF | 0x80000001 >> 23


@pytest.mark.parametrize("assembler", ASSEMBLERS)
@pytest.mark.parametrize("name", ["aes", "lea"])
def test_assemblers_make_the_words_of_rows(name: str, assembler: str) -> None:
    machine, random = target(f"rv32i+{name}"), Random(name)
    samples = [
        (row, values)
        for row in machine.rows.values()
        if row.extension.startswith("X")
        for values in operands(row, random, 12)
    ]
    lines = [*generation(machine).directives, ".text", *(row.text(values) for row, values in samples)]
    made = assemble("\n".join(lines) + "\n", machine, assembler, "a.S")
    code = ELFFile(BytesIO(made)).get_section_by_name(".text").data()
    assert code == b"".join(row.encode(values).to_bytes(4, "little") for row, values in samples)


def test_a_text_beside_its_own_cipher() -> None:
    """What is used may be a text of the user's, and stands beside the extension."""
    shipped = Path(__file__).parents[2] / "ciphergen/dsl/ciphers/lea.cipher"
    Path("mine.cipher").write_text(shipped.read_text("utf-8").replace("cipher LEA ", "cipher MINE "))
    Path("mine.instr").write_text(f"extension Xmine {{\n  uses MINE\n  {GOOD}\n}}\n")
    assert "f" in target("rv32i+mine.instr").rows
    assert target("rv32i+mine").texts == {"mine.instr": Path("mine.instr").read_text()}

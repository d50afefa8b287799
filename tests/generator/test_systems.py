"""The files for systems whose objects are not ELF: the same code under their names, from the assembler they have."""

from __future__ import annotations

from pathlib import Path
from struct import unpack_from

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import ZIG, run_command
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output
from ciphergen.verify.object.object_file import read
from tests.generator.running import output
from tests.kept import generated, object_code

SYSTEMS = ("aarch64-macos", "aarch64-ios", "aarch64-windows-gnu")
TARGETS = {"aarch64": "generic", "aarch64_aes": "generic+aes", "aarch64_sha3": "generic+sha3"}
FILES = [
    ("lea", "aarch64", "lea128.S"),
    *(
        pytest.param(cipher, name, f"{variant}.S", marks=mark)
        for cipher, name, mark, variants in (
            ("lea", "aarch64", pytest.mark.long, ("lea192", "lea256")),
            ("lea", "aarch64_sha3", pytest.mark.long, ("lea128", "lea192", "lea256")),
            ("pipo", "aarch64", pytest.mark.slow, ("pipo64_128", "pipo64_256")),
        )
        for variant in variants
    ),
]


def compiled(name: str, system: str, file: str, folder: Path, *flags: str) -> bytes:
    """The object that zig makes of a file that lies in a folder."""
    command = [*ZIG, "-target", system, f"-mcpu={TARGETS[name]}", "-g0", *flags, "-c", file, "-o", "made.o"]
    done = run_command(command, cwd=folder, seconds=300)
    assert done.status == 0, done.errors
    return (folder / "made.o").read_bytes()


def string(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode()


def mach(data: bytes) -> tuple[dict[str, bytes], set[str]]:
    """Code by section, and the names that others see, of a Mach-O object."""
    assert unpack_from("<IIIIII", data)[:2] == (0xFEEDFACF, 0x100000C)
    at, code, names = 32, {}, set()
    for _ in range(unpack_from("<I", data, 16)[0]):
        command, size = unpack_from("<II", data, at)
        if command == 0x19:
            for place in range(at + 72, at + size, 80):
                length, offset = unpack_from("<QI", data, place + 40)
                if unpack_from("<I", data, place + 64)[0] & 0x80000000:
                    code[string(data, place)] = data[offset : offset + length]
        if command == 2:
            symbols, count, strings, _ = unpack_from("<IIII", data, at + 8)
            for i in range(symbols, symbols + 16 * count, 16):
                name, kind = unpack_from("<IB", data, i)
                names |= {string(data, strings + name)} if kind & 1 else set()
        at += size
    assert unpack_from("<I", data, 24)[0] & 0x2000, "subsections via symbols"
    return code, names


def coff(data: bytes) -> tuple[dict[str, bytes], set[str]]:
    """The same of a COFF object."""
    machine, sections, _, symbols, count, optional, _ = unpack_from("<HHIIIHH", data)
    assert (machine, optional) == (0xAA64, 0)
    strings, code, names = symbols + 18 * count, {}, set()
    for at in range(20, 20 + 40 * sections, 40):
        size, offset = unpack_from("<II", data, at + 16)
        if unpack_from("<I", data, at + 36)[0] & 0x20000000 and size:
            name = data[at : at + 8].rstrip(b"\0").decode()
            code[string(data, strings + int(name[1:])) if name[0] == "/" else name] = data[offset : offset + size]
    at = symbols
    while at < strings:
        zero, place, section, kind, storage, more = unpack_from("<II4xhHBB", data, at)
        if storage == 2 and section > 0:
            assert kind == 0x20, "a function"
            names.add(data[at : at + 8].rstrip(b"\0").decode() if zero else string(data, strings + place))
        at += 18 * (1 + more)
    return code, names


def check(made: Output, name: str, file: str, system: str, folder: Path) -> None:
    """The object for a system has the code of the ELF object, function by function, and the names of all of them."""
    text = made.files[file]
    (folder / file).write_text(text)
    ours = read(object_code(text, name), file, target(name))
    functions = [f.symbol for f in made.functions if f.file == file]
    code = {symbol: ours.text[at : at + size] for symbol in functions for at, size in [ours.functions[symbol]]}
    assert code
    data = compiled(name, system, file, folder)
    if system.startswith("aarch64-windows"):
        found, names = coff(data)
        assert found == {f".text${symbol}": content for symbol, content in code.items()}
        assert names == set(functions)
    else:
        found, names = mach(data)
        assert found == {"__text": b"".join(code.values())}
        assert names == {f"_{symbol}" for symbol in functions}


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize(("cipher", "name", "file"), FILES)
def test_the_code_is_that_of_elf(cipher: str, name: str, file: str, system: str, tmp_path: Path) -> None:
    check(output(name, name=cipher), name, file, system, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(
    ("cipher", "variant"), [("lea", "lea128"), pytest.param("pipo", "pipo64_128", marks=pytest.mark.slow)]
)
def test_the_code_for_the_m1_is_that_of_elf(cipher: str, variant: str, tmp_path: Path) -> None:
    made = generated(cipher, "aarch64", Options((variant,), ("ecb",), core="apple-m1"))
    check(made, "aarch64", f"{variant}.S", "aarch64-macos", tmp_path)


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_header_is_taken(system: str, tmp_path: Path) -> None:
    files = output("aarch64").files
    (tmp_path / "lea.h").write_text(files["lea.h"])
    (tmp_path / "main.c").write_text('#include "lea.h"\nvoid f(lea128_key *k, const uint8_t *b) '
                                     "{ lea128_expand_key(k, b); }\n")  # fmt: skip
    made = compiled("aarch64", system, "main.c", tmp_path, "-Wall", "-Wextra", "-Werror", "-ffreestanding")
    assert b"lea128_expand_key" in made

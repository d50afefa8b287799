"""Reading static libraries: of every form that an archiver writes, and spoiled ones."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from ciphergen.backends.tools.toolchain import find_program, run_command
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.archive import is_archive, members

FILES = {
    "a.o": b"\x7fELF first",
    "with a space.o": b"odd",
    "a_name_of_more_than_fifteen_bytes.o": b"",
    "b.o": b"last\n",
}
ALLOWED = "\n  allowed: a static library as ar writes it, or an object file"


def archive(folder: Path, program: str, *options: str) -> bytes:
    for name, data in FILES.items():
        (folder / name).write_bytes(data)
    command = [sys.executable, "-m", "ziglang", "ar"] if program == "zig" else [find_program([program], "archive", "")]
    done = run_command([*command, *options, "made.a", *FILES], cwd=folder)
    assert done.status == 0, done.errors
    return (folder / "made.a").read_bytes()


def header(name: str, size: int) -> bytes:
    return f"{name:<16}{0:<12}{0:<6}{0:<6}{644:<8}{size:<10}`\n".encode()


def member(name: str, data: bytes) -> bytes:
    return header(name, len(data)) + data + b"\n" * (len(data) % 2)


def big(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(4, "big") for number in numbers)


@pytest.mark.parametrize(
    ("program", "options"),
    [
        ("riscv64-unknown-elf-ar", ["rcs"]),
        ("riscv64-unknown-elf-ar", ["rcS"]),
        ("aarch64-linux-gnu-ar", ["rcs"]),
        ("zig", ["--format=gnu", "rcs"]),
        ("zig", ["--format=bsd", "rcs"]),
        ("zig", ["--format=darwin", "rcs"]),
    ],
)
def test_what_an_archiver_put_in_comes_out(program: str, options: list[str], tmp_path: Path) -> None:
    data = archive(tmp_path, program, *options)
    found = members(data, "made.a")
    assert is_archive(data)
    assert [name for name, _ in found] == list(FILES)
    # Darwin's archiver fills members up.
    assert [inside.rstrip(b"\n") for _, inside in found] == [inside.rstrip(b"\n") for inside in FILES.values()]
    if "darwin" not in options[0]:
        assert [inside for _, inside in found] == list(FILES.values())


@pytest.mark.parametrize("target", ["riscv64-unknown-elf", "aarch64-linux-gnu", "llvm"])
def test_an_index_of_symbols_is_no_member(target: str, tmp_path: Path) -> None:
    (tmp_path / "input.s").write_text(".globl f, g\nf: nop\ng: nop\n")
    assembler = "riscv64-unknown-elf-as" if target == "llvm" else f"{target}-as"
    find_program([assembler], "assemble", "")
    assert run_command([assembler, "input.s", "-o", "input.o"], cwd=tmp_path).status == 0
    formats = [[]] if target != "llvm" else [[f"--format={form}"] for form in ("gnu", "bsd", "darwin")]
    archiver = [sys.executable, "-m", "ziglang", "ar"] if target == "llvm" else [f"{target}-ar"]
    for form in formats:
        (tmp_path / "made.a").unlink(missing_ok=True)
        assert run_command([*archiver, *form, "rcs", "made.a", "input.o"], cwd=tmp_path).status == 0
        data = (tmp_path / "made.a").read_bytes()
        assert data[8:10] in (b"/ ", b"#1")
        assert [name for name, _ in members(data, "made.a")] == ["input.o"]


def test_an_index_of_wide_numbers() -> None:
    index = (1).to_bytes(8, "big") + (8 + 60 + 18).to_bytes(8, "big") + b"f\0"
    data = b"!<arch>\n" + member("/SYM64/", index) + member("a.o/", b"a")
    assert members(data, "made.a") == [("a.o", b"a")]


def test_no_member_and_two_of_one_name() -> None:
    assert members(b"!<arch>\n", "x.a") == []
    twice = b"!<arch>\n" + member("a.o/", b"one") + member("a.o/", b"two")
    assert members(twice, "x.a") == [("a.o", b"one"), ("a.o", b"two")]


def test_a_thin_archive_is_refused(tmp_path: Path) -> None:
    data = archive(tmp_path, "riscv64-unknown-elf-ar", "rcsT")
    assert is_archive(data)
    with pytest.raises(UserError) as found:
        members(data, "thin.a")
    assert str(found.value) == (
        "thin.a: a thin archive, which names object files and holds none" + ALLOWED
        + "\n  write:   make it by ar rcs, without T or --thin"
    )  # fmt: skip


ONE = member("a.o/", b"abcd")
NOT_SOUND = "not a sound archive: "


@pytest.mark.parametrize(
    ("data", "place", "message"),
    [
        (b"", "", "no archive"),
        (b"\x7fELF", "", "no archive"),
        (b"!<arch>", "", "no archive"),
        (b"!<arch>\n\n", ", byte 8", NOT_SOUND + "no header of a member"),
        (b"!<arch>\n" + ONE[:59], ", byte 8", NOT_SOUND + "no header of a member"),
        (b"!<arch>\n" + ONE[:58] + b"`\r" + ONE[60:], ", byte 8", NOT_SOUND + "no header of a member"),
        (b"!<arch>\n" + ONE[:48] + b"-4        " + ONE[58:], ", byte 8", NOT_SOUND + "no header of a member"),
        (b"!<arch>\n" + ONE[:48] + b"          " + ONE[58:], ", byte 8", NOT_SOUND + "no header of a member"),
        (b"!<arch>\n" + ONE[:-1], ", byte 8", NOT_SOUND + "a member of 4 bytes, of which 3 are there"),
        (
            b"!<arch>\n" + ONE[:48] + b"9999999999" + ONE[58:], ", byte 8",
            NOT_SOUND + "a member of 9999999999 bytes, of which 4 are there",
        ),
        (b"!<arch>\n" + member("#1/9", b"abcd"), ", byte 8", NOT_SOUND + "a name of 9 bytes in a member of 4"),
        (
            b"!<arch>\n" + member("/7", b"abcd"), ", byte 8",
            NOT_SOUND + "the name '/7' is not in the table of long names",
        ),
        (
            b"!<arch>\n" + member("//", b"long/\n") + member("/6", b""), ", byte 74",
            NOT_SOUND + "the name '/6' is not in the table of long names",
        ),
        (
            b"!<arch>\n" + ONE + member("/", big(0)), ", byte 72",
            NOT_SOUND + "a second index of symbols, or one behind members",
        ),
        (
            b"!<arch>\n" + member("//", b"") * 2, ", byte 68",
            NOT_SOUND + "a second table of long names, or one behind members",
        ),
        (
            b"!<arch>\n" + member("/", big(3, 80)) + ONE, ", byte 8",
            NOT_SOUND + "an index of 3 symbols, of which 1 are there",
        ),
        # GNU ld goes where the index says: into a member that holds what looks like another one.
        (
            b"!<arch>\n" + member("/", big(1, 138) + b"f\0") + member("a.o/", ONE), ", byte 8",
            NOT_SOUND + "an index of symbols that leads to byte 138, where no member begins",
        ),
        (
            b"!<arch>\n" + member("__.SYMDEF", (8).to_bytes(4, "little") + bytes(4) + b"\x0a\0\0\0") + ONE, ", byte 8",
            NOT_SOUND + "an index of symbols that leads to byte 10, where no member begins",
        ),
    ],
)  # fmt: skip
def test_what_is_no_sound_archive_is_refused(data: bytes, place: str, message: str) -> None:
    with pytest.raises(UserError) as found:
        members(data, "x.a")
    assert str(found.value) == f"x.a{place}: {message}{ALLOWED}"


def test_spoiled_archives_are_refused_or_read(tmp_path: Path) -> None:
    chosen, refused = random.Random(1), 0
    data = archive(tmp_path, "riscv64-unknown-elf-ar", "rcs")
    for _ in range(2000):
        spoiled = bytearray(data[: chosen.choice((len(data), chosen.randrange(len(data))))])
        for _ in range(chosen.randrange(4)):
            if spoiled:
                spoiled[chosen.randrange(len(spoiled))] = chosen.choice((0, 0x20, 0x2F, 0x39, 0xFF))
        try:
            members(bytes(spoiled), "x.a")
        except UserError:
            refused += 1
    assert 500 < refused < 2000

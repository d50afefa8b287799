"""Builds with -mbranch-protection: the code has BTI and signed return addresses, and is proved as it is without."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.decode import Decoder
from ciphergen.backends.toolchain import CLANGS, ZIG, find_program, run_command
from ciphergen.cli.proofs import Task, prove_one
from ciphergen.verify.object_file import ObjectFile, read
from tests.generator.running import output
from tests.kept import object_code

AARCH64 = target("aarch64")
PROTECTIONS = {"standard": 3, "bti": 1, "pac-ret": 2}
BTI, PAC = 1, 2
FILES = [
    ("lea", "lea128"),
    *(
        pytest.param(cipher, variant, marks=pytest.mark.long)
        for cipher, variant in (("lea", "lea192"), ("lea", "lea256"), ("pipo", "pipo64_128"), ("pipo", "pipo64_256"))
    ),
]


def compilers() -> dict[str, list[str]]:
    return {
        "gnu": [find_program(["aarch64-linux-gnu-gcc"], "compile", "")],
        "clang": [find_program(list(CLANGS), "compile", ""), "--target=aarch64-none-elf"],
        "zig": [*ZIG, "-target", "aarch64-freestanding-none", "-g0"],
    }


def built(tool: str, text: str, flag: str, folder: Path) -> bytes:
    (folder / "code.S").write_text(text)
    command = [*compilers()[tool], f"-mbranch-protection={flag}", "-c", "code.S", "-o", "made.o"]
    done = run_command(command, cwd=folder, seconds=300)
    assert done.status == 0, done.errors
    return (folder / "made.o").read_bytes()


def features(data: bytes) -> int:
    """What the property note says of the object."""
    section = ELFFile(BytesIO(data)).get_section_by_name(".note.gnu.property")
    (note,) = section.iter_notes()
    (found,) = note["n_desc"]
    assert found["pr_type"] == "GNU_PROPERTY_AARCH64_FEATURE_1_AND"
    return int.from_bytes(found["pr_data"], "little") if isinstance(found["pr_data"], bytes) else int(found["pr_data"])


@cache
def rows(code: bytes) -> tuple[str, ...]:
    decoder = Decoder(AARCH64)
    decoded = (decoder.decode(int.from_bytes(code[i : i + 4], "little")) for i in range(0, len(code), 4))
    return tuple(found[0].name if found else "?" for found in decoded)


def instructions(code: ObjectFile, symbol: str) -> tuple[str, ...]:
    at, size = code.functions[symbol]
    return rows(code.text[at : at + size])


@pytest.mark.parametrize("flag", PROTECTIONS)
@pytest.mark.parametrize("tool", compilers())
def test_instructions_and_note(tool: str, flag: str, tmp_path: Path) -> None:
    text, wanted = output("aarch64").files["lea128.S"], PROTECTIONS[flag]
    data = built(tool, text, flag, tmp_path)
    assert features(data) == wanted
    code, plain = (read(d, "lea128.o", AARCH64) for d in (data, object_code(text, "aarch64")))
    kinds = set()
    for function in (f for f in output("aarch64").functions if f.variant == "lea128"):
        before, after = instructions(plain, function.symbol), instructions(code, function.symbol)
        signs = "paciasp" in after
        first = "paciasp" if signs else "bti_c" if wanted & BTI else before[0]
        assert after[0] == first
        body = text.partition(f"    FUNCTION {function.symbol}\n")[2].partition("    END")[0]
        assert signs == ("str x30, [sp" in body and bool(wanted & PAC))
        assert tuple(name for name in after if name not in ("paciasp", "autiasp", "bti_c")) == before
        returns = [i for i, name in enumerate(after) if name == "ret"]
        assert returns
        assert all((after[i - 1] == "autiasp") == signs for i in returns)
        kinds.add(signs)
    assert kinds == ({True, False} if wanted & PAC else {False})


def test_other_builds_have_neither() -> None:
    data = object_code(output("aarch64").files["lea128.S"], "aarch64")
    assert ELFFile(BytesIO(data)).get_section_by_name(".note.gnu.property") is None
    assert not {"paciasp", "autiasp", "bti_c"} & set(rows(read(data, "lea128.o", AARCH64).text))


@pytest.mark.long
@pytest.mark.parametrize("flag", PROTECTIONS)
@pytest.mark.parametrize(("cipher", "variant"), FILES)
def test_every_function_is_proved(cipher: str, variant: str, flag: str, tmp_path: Path) -> None:
    made = output("aarch64", name=cipher)
    data = built("gnu", made.files[f"{variant}.S"], flag, tmp_path)
    roles = {f.symbol: f.role for f in made.functions if f.variant == variant}
    assert prove_one(Task(cipher, variant, "aarch64", f"{variant}.o", data, roles)).proved

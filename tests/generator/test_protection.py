"""Builds with -mbranch-protection: the code has BTI and signed return addresses, and is proved as it is without."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from elftools.dwarf.callframe import FDE, instruction_name
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import CLANGS, ZIG, find_program, run_command
from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.verify.object.object_file import ObjectFile, read
from tests.generator.running import output
from tests.generator.test_unwinding import BASE, CALLS, COUNTER, IN, KEYS, OUT, link
from tests.kept import object_code

AARCH64 = target("aarch64")
PROTECTIONS = {"standard": 3, "bti": 1, "pac-ret": 2}
BTI, PAC = 1, 2


def compiler(tool: str) -> list[str]:
    if tool == "gnu":
        return [find_program(["aarch64-linux-gnu-gcc"], "compile", "apt install gcc-aarch64-linux-gnu")]
    if tool == "clang":
        return [find_program(list(CLANGS), "compile", "apt install clang"), "--target=aarch64-none-elf"]
    return [*ZIG, "-target", "aarch64-freestanding-none", "-g0"]


def built(tool: str, text: str, flag: str, folder: Path) -> bytes:
    (folder / "code.S").write_text(text)
    command = [*compiler(tool), f"-mbranch-protection={flag}", "-c", "code.S", "-o", "made.o"]
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
@pytest.mark.parametrize("tool", ["gnu", "clang", "zig"])
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


# Variants differ in the number of rounds, and PIPO's functions are long: the gate proves one of LEA with
# both protections together, and of PIPO, which saves many registers, one that signs in each of its layouts; `.ci/slow`
# proves all. Which instructions each of them adds is compared for all.
SIGNING = ("expand_key", "encrypt", "encrypt_blocks")


@pytest.mark.long
@pytest.mark.parametrize("flag", ["standard", *(pytest.param(f, marks=pytest.mark.slow) for f in ("bti", "pac-ret"))])
@pytest.mark.parametrize(
    "variant", ["lea128", *(pytest.param(f"lea{bits}", marks=pytest.mark.slow) for bits in (192, 256))]
)
def test_every_function_of_lea_is_proved(variant: str, flag: str, tmp_path: Path) -> None:
    assert proved("lea", variant, flag, tmp_path)


@pytest.mark.slow
def test_functions_of_pipo_are_proved(tmp_path: Path) -> None:
    assert proved("pipo", "pipo64_128", "standard", tmp_path, SIGNING)


@pytest.mark.slow
@pytest.mark.parametrize("flag", PROTECTIONS)
@pytest.mark.parametrize("variant", ["pipo64_128", "pipo64_256"])
def test_every_function_of_pipo_is_proved(variant: str, flag: str, tmp_path: Path) -> None:
    assert proved("pipo", variant, flag, tmp_path)


def proved(cipher: str, variant: str, flag: str, folder: Path, only: Sequence[str] = ()) -> bool:
    made = output("aarch64", name=cipher)
    data = built("gnu", made.files[f"{variant}.S"], flag, folder)
    roles = {f.symbol: f.role for f in made.functions if f.variant == variant and (f.role in only or not only)}
    return prove_one(ProofTask(cipher, variant, "aarch64", f"{variant}.o", data, roles)).proved


def signs(data: bytes) -> dict[int, bool]:
    """For each address at which that changes, whether the return address is said to be signed from there on."""
    found = {}
    for entry in ELFFile(BytesIO(data)).get_dwarf_info().CFI_entries():
        if not isinstance(entry, FDE):
            continue
        at, now, kept = entry["initial_location"], False, list[bool]()
        found[at] = now
        for instruction in entry.instructions:
            name = instruction_name(instruction.opcode)
            if name.startswith("DW_CFA_advance_loc"):
                at += instruction.args[0] * entry.cie["code_alignment_factor"]
            elif name == "DW_CFA_AARCH64_negate_ra_state":
                now = not now
            elif name == "DW_CFA_remember_state":
                kept.append(now)
            elif name == "DW_CFA_restore_state":
                now = kept.pop()
            found[at] = now
    return found


@pytest.mark.parametrize("symbol", [symbol for symbol in CALLS if symbol.endswith(("blocks", "ctr"))])
def test_debuggers_know_where_the_return_address_is_signed(symbol: str, tmp_path: Path) -> None:
    data = link(built("gnu", output("aarch64").files["lea128.S"], "standard", tmp_path), "aarch64")
    code, said = read(data, "lea128", AARCH64), signs(data)
    emulator, begins = Emulator(AARCH64, code.text, BASE), sorted(said)
    memory = {KEYS: bytes(0x1000), COUNTER: bytes(32), IN: bytes(256), OUT: bytes(256)}
    outcome = emulator.call(code.functions[symbol][0], CALLS[symbol], memory, trace=True)
    assert outcome.ended == "returned"
    names, signed = rows(code.text), False
    for place in outcome.trace:
        assert said[begins[bisect_right(begins, BASE + place) - 1]] == signed, hex(place)
        signed = names[place // 4] == "paciasp" or (signed and names[place // 4] != "autiasp")
    assert not signed

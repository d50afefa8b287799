"""Cycles of calls by the model of the E31, call and return included; outputs are compared elsewhere."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.backends.timing.executed import steps
from ciphergen.backends.timing.in_order import cycles
from ciphergen.generator.options import Options
from ciphergen.verify.object.object_file import read
from tests.generator.running import IN, KEYS, OUT, assembled, cipher
from tests.kept import generated, object_code

COUNTER = 0x240000
RV32I = target("rv32i")


def taken(name: str, variant: str, strategy: str, role: str, blocks: int, shift_in: int, shift_out: int) -> int:
    """Cycles of a call on so many blocks, with memory of zeros for the key, and for a counter."""
    mode = "ctr" if role == "ctr" else "ecb"
    files = generated(name, "rv32i", Options((variant,), (mode,), strategy)).files
    code, block = assembled(files, "rv32i", variant), cipher(name).variants[variant].block_bytes
    size, source, into = block * blocks, IN + shift_in, OUT + shift_out
    memory = {KEYS: bytes(1024), source: bytes(size), into: bytes(size)}
    arguments = [KEYS, source, into, *([blocks] if role.endswith("_blocks") else [])]
    if role == "expand_key":
        memory, arguments = {KEYS: bytes(1024), IN: bytes(cipher(name).variants[variant].key_bytes)}, [KEYS, IN]
    if role == "ctr":
        memory[COUNTER] = bytes(block)
        arguments = [KEYS, COUNTER, source, into, size]
    outcome = code.emulator.call(code.symbols[f"{variant}_{role}"], arguments, memory, trace=True)
    assert (outcome.ended, outcome.broken, outcome.strays) == ("returned", (), ())
    image = read(object_code(files[f"{variant}.S"], "rv32i"), f"{variant}.o", RV32I).text
    found: int = cycles(steps(RV32I, image, outcome), RV32I.cores["e31"])
    return found + 1  # the jump of the caller


@pytest.mark.parametrize(("shifts", "most"), [((0, 0), 555), ((2, 2), 582), ((1, 1), 607), ((3, 2), 594)])
@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
def test_one_block_of_lea_at_any_address(role: str, shifts: tuple[int, int], most: int) -> None:
    assert taken("lea", "lea128", "loop4x4", role, 1, *shifts) <= most


@pytest.mark.parametrize(("shifts", "most"), [((0, 0), 29.6), ((2, 2), 31.5), ((1, 1), 32.9), ((3, 2), 32.4)])
def test_many_blocks_of_lea_at_any_address(shifts: tuple[int, int], most: float) -> None:
    """The narrowest loop of several blocks works at any address: cycles a byte, of 32 blocks."""
    assert taken("lea", "lea128", "loop4x4", "encrypt_blocks", 32, *shifts) / 512 <= most


@pytest.mark.parametrize(("shifts", "most"), [((0, 0), 35.2), ((2, 2), 36.9), ((1, 1), 38.0), ((3, 2), 37.5)])
@pytest.mark.parametrize("role", ["encrypt_blocks", "decrypt_blocks"])
def test_many_blocks_of_pipo_at_any_address(role: str, shifts: tuple[int, int], most: float) -> None:
    assert taken("pipo", "pipo64_128", "columns4+loop2", role, 32, *shifts) / 256 <= most


@pytest.mark.long
@pytest.mark.parametrize(("strategy", "most"), [("columns4+loop2", 959), ("columns4", 881)])
@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
def test_one_block_of_pipo(role: str, strategy: str, most: int) -> None:
    """In the last rounds a rotation is one shift."""
    assert taken("pipo", "pipo64_128", strategy, role, 1, 0, 0) <= most


@pytest.mark.parametrize(("shift", "most"), [(0, 622), (1, 665)])
def test_one_block_of_lea_in_counter_mode(shift: int, most: int) -> None:
    """Below a batch nothing is computed to be kept."""
    assert taken("lea", "lea128", "loop4x4", "ctr", 1, shift, shift) <= most


@pytest.mark.long
def test_one_block_of_pipo_in_counter_mode() -> None:
    assert taken("pipo", "pipo64_128", "columns4+loop2", "ctr", 1, 0, 0) <= 1066


@pytest.mark.long
@pytest.mark.parametrize(("variant", "most"), [("lea128", 586), ("lea192", 1021), ("lea256", 1167)])
def test_the_key_schedule_of_lea(variant: str, most: int) -> None:
    """Constants are loaded from behind the code, or shifted."""
    assert taken("lea", variant, "loop4x4", "expand_key", 0, 0, 0) <= most


@pytest.mark.long
@pytest.mark.parametrize(("variant", "most"), [("lea128", 461.5), ("lea192", 546), ("lea256", 624)])
@pytest.mark.parametrize("role", ["encrypt_blocks", "decrypt_blocks"])
def test_a_further_block_of_lea(variant: str, most: float, role: str) -> None:
    """Of a long message: two batches of six, less one."""
    calls = [taken("lea", variant, "loop4x6+loop4x4", role, blocks, 0, 0) for blocks in (18, 24)]
    assert (calls[1] - calls[0]) / 6 <= most


@pytest.mark.parametrize(
    ("name", "variant", "strategy", "most"),
    [("lea", "lea128", "loop4x4", 31.9), ("pipo", "pipo64_128", "columns4+loop2", 36.7)],
)
@pytest.mark.parametrize("shifts", [(1, 1), (2, 2), (0, 3)])
def test_many_blocks_in_counter_mode_at_any_address(
    name: str, variant: str, strategy: str, most: float, shifts: tuple[int, int]
) -> None:
    """Batches mix bytes where words are misaligned."""
    size = cipher(name).variants[variant].block_bytes
    assert taken(name, variant, strategy, "ctr", 64, *shifts) / (64 * size) <= most

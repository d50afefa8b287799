"""`gen hardware`: Verilog and a C header of an extension's instructions, proved before they are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from ciphergen.backends.extended import extension_of
from ciphergen.backends.extended_names import SIGN, file_name
from ciphergen.backends.tools.synthesis import synthesize
from ciphergen.cli import job
from ciphergen.cli.core_area import chip_of, with_and_without
from ciphergen.cli.inputs import machine, place
from ciphergen.cli.options import HardwareOptions
from ciphergen.cli.output import check_place, write
from ciphergen.cli.screen import dump_json
from ciphergen.cli.usage import Failed
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options
from ciphergen.hardware.header import header
from ciphergen.hardware.unit import UNIT, adapters, unit
from ciphergen.verify.hardware import UnitVerdict, prove_unit
from ciphergen.verify.netlist import Netlist, read_netlist
from ciphergen.verify.verdict import Verdict

EVERYTHING = Options()
EQUIVALENTS = {"$_NOT_": 0.67, "$_NAND_": 1.0, "$_NOR_": 1.0, "$_AND_": 1.33, "$_OR_": 1.33,
               "$_XOR_": 2.33, "$_XNOR_": 2.33, "$_MUX_": 2.33, "$_AOI3_": 1.33, "$_OAI3_": 1.33}  # fmt: skip
"""Gives the area of a gate in gate equivalents, NANDs of two inputs: usual ones of standard-cell libraries, rounded."""


def run(asked: HardwareOptions) -> None:
    """Write the folder of a target's instructions, and one with code of a cipher that is asked for.

    Raises:
        Failed: some property of the gates is not proved; nothing is written then. Or one of the code, which is not
            written then.
        UserError: the target has no instructions of a text, or something is wrong with them.
        ToolMissing: there is no yosys.
    """
    target = machine(asked.target)
    if not file_name(target.name):
        raise UserError("--target", f"{target.name} has no instructions of a text", "BASE+FILE.instr", "rv32i+lea")
    extension = extension_of(target.name.partition(SIGN)[2], target.xlen)
    rows = {each.name: target.rows[each.name] for each in extension.instructions}
    stem = extension.name.lower()
    folder = asked.output or Path(f"{stem}-hardware")
    files = {f"{stem}.v": unit(extension, rows), f"{stem}.h": header(extension, rows)}
    more = adapters(extension, rows)
    check_place(folder, [*files, *more])
    beside = None if asked.cipher is None else _place_of_code(asked.cipher, asked, folder)
    chip = None if asked.core is None else chip_of(target, asked.core)
    found: dict[str, list[UnitVerdict]] = {}
    version, area = "", 0.0
    for top in (UNIT, *(file.removesuffix(".v") for file in more)):
        made = synthesize("\n".join([files[f"{stem}.v"], *more.values()]), top)
        netlist = read_netlist(made.json, f"{stem}.v", top)
        found[top] = list(prove_unit(target, list(rows.values()), top, netlist))
        if top == UNIT:
            version, area = made.version, area_of(netlist)
    failed = [f"{top}: {v.what} {v.verdict.value}" for top, all_ in found.items() for v in all_ if not _proved(v)]
    if failed:
        raise Failed("\n".join([*failed, *_advice(found.values()), "gen: nothing was written"]))
    write(folder, {**files, **more})
    counts = {top: len(verdicts) for top, verdicts in found.items()}
    cores = {} if chip is None else {chip.name: with_and_without(target, chip, EQUIVALENTS)}
    if asked.json:
        document = {"folder": str(folder), "proved": counts, "gate_equivalents": area, "tool": version}
        print(dump_json(document | ({"cores": cores} if cores else {})))
        return
    for top, count in counts.items():
        print(f"{top}: {count} properties of its gates proved")
    print(f"{UNIT}: {area:.0f} gate equivalents with decoder, {version}")
    for name, each in cores.items():
        for when, area_of_core in each.items():
            print(f"{name} {when} unit: {', '.join(f'{n:.0f} {what}' for what, n in area_of_core.items())}")
    print(f"written to {folder}")
    if beside is not None:
        job.run(asked.cipher, asked.target, EVERYTHING, beside, prove=True, json=False)


def _place_of_code(cipher: str, asked: HardwareOptions, folder: Path) -> Path:
    """Return the folder for code of a cipher, beside that of the hardware, after a check of both.

    Raises:
        UserError: an input is wrong, or the folder is.
    """
    if asked.json:
        raise UserError("--json", "says nothing of code, which --cipher asks for", "one of both")
    return place(cipher, asked.target, EVERYTHING, None, folder.parent)


def _advice(found: Iterable[Sequence[UnitVerdict]]) -> list[str]:
    """Return what to write where something is undecided."""
    open_ = any(each.verdict is Verdict.UNDECIDED for verdicts in found for each in verdicts)
    return (
        ["  write:   instructions with one product each: sums of products are too much for the proof"] if open_ else []
    )


def _proved(verdict: UnitVerdict) -> bool:
    return verdict.verdict is Verdict.PROVED


def area_of(netlist: Netlist) -> float:
    """Return the gate equivalents of gates."""
    return round(sum(EQUIVALENTS[kind] * count for kind, count in netlist.counted.items()), 2)

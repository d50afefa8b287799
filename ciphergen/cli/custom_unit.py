"""The unit of a target's instructions in the form that simulated cores take."""

from __future__ import annotations

from ciphergen.backends.extended import extension_of
from ciphergen.backends.extended_names import SIGN
from ciphergen.backends.machine.measure import CustomUnit
from ciphergen.backends.machine.target import Target
from ciphergen.hardware.unit import adapters, unit, words


def custom_unit(target: Target) -> CustomUnit:
    """Return the Verilog of a target's instructions, with the adapters for ports that offer what they need."""
    extension = extension_of(target.name.partition(SIGN)[2], target.xlen)
    rows = {each.name: target.rows[each.name] for each in extension.instructions}
    return CustomUnit({"unit.v": unit(extension, rows), **adapters(extension, rows)}, words(extension, rows))

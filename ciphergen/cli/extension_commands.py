"""The commands of `gen` for instructions of one's own, with their help."""

from __future__ import annotations

import typer

from ciphergen.cli.options import Command, HardwareOptions, ProposeOptions


def add(app: typer.Typer) -> None:
    """Add the commands to those of `gen`."""
    app.command("hardware")(Command(HardwareOptions, _hardware))
    app.command("propose")(Command(ProposeOptions, _propose))


def _hardware(asked: HardwareOptions) -> None:
    """Writes Verilog, adapters and a C header of a target's own instructions, proved gate by gate.

    \b
    Example:
      gen hardware --target rv32i+lea
    """
    from ciphergen.cli import hardware as command

    command.run(asked)


def _propose(asked: ProposeOptions) -> None:
    """Proposes instructions for a cipher, each with its code's cycles and its gates.

    \b
    Examples:
      gen propose --cipher lea --target rv32i --plot
      gen propose --cipher aes --target rv32i --variant aes128
    """
    from ciphergen.cli import propose as command

    command.run(asked)

"""What `gen --help` says of the main job, and the options of `gen` that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import ciphergen
from ciphergen.cli import catalog

MAIN_JOB = """Writes fast, constant-time assembly for a cipher, and proves its assembled bytes.

\b
Examples:
  gen --cipher lea --target rv32i                    every variant, into lea-rv32i/
  gen --cipher lea --target rv32i --variant lea128 --size small -o crypto
  gen --cipher my.cipher --target rv32i              a cipher of your own
  gen check lea-rv32i                                in CI
"""
EPILOG = """Exit status: 0 done and proved; 1 a proof failed, a check differs, or code is there that is not proved;
2 wrong usage or input; 3 a tool is missing."""


def _show_version(asked: bool) -> None:
    if asked:
        print(f"gen {ciphergen.__version__}")
        raise typer.Exit


CipherOption = Annotated[
    str | None,
    typer.Option(
        "--cipher",
        metavar="NAME|FILE",
        autocompletion=catalog.complete_cipher,
        help="A shipped cipher, or the path of a .cipher file.",
    ),
]
TargetOption = Annotated[
    str | None,
    typer.Option("--target", metavar="NAME", autocompletion=catalog.complete_target, help="The machine to write for."),
]
StrategyOption = Annotated[
    str | None, typer.Option(metavar="NAME", autocompletion=catalog.complete_strategy, help="How rounds are laid out.")
]
CoreOption = Annotated[
    str | None, typer.Option(metavar="NAME", autocompletion=catalog.complete_core, help="The core to schedule for.")
]
GlueOption = Annotated[
    str | None,
    typer.Option(
        "--with",
        metavar="NAME,…",
        autocompletion=catalog.complete_glue,
        help="Files for these too: meson, cargo, zephyr, esp-idf, platformio, arduino.",
    ),
]
SizeOption = Annotated[str, typer.Option(metavar="small|fast", help="Short code or fast code.")]
_STEPS = "Write every step of the proof, for gen replay."
CertificateOption = Annotated[Path | None, typer.Option("--certificate", metavar="DIR", help=_STEPS)]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON document on standard output, nothing else.")]
VersionOption = Annotated[
    bool, typer.Option("--version", is_eager=True, callback=_show_version, help="Print the version and stop.")
]

"""The options of `gen` with their help texts, and the options of commands that have many as one object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar, get_type_hints

import typer

import ciphergen
from ciphergen.cli import complete, processors
from ciphergen.dsl.procedures import DECRYPT
from ciphergen.generator.stages import KERNEL_STAGES, PROOF_STAGES, STAGES

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


def _names(words: complete.Words, what: str) -> Any:
    """Return an option whose value is a list of words with commas."""
    return typer.Option(metavar="NAME,…", autocompletion=complete.some(words), help=what)


def _name(words: complete.Words, what: str, metavar: str = "NAME") -> Any:
    """Return an option whose value is one word."""
    return typer.Option(metavar=metavar, autocompletion=complete.one(words), help=what)


_CIPHER = "A shipped cipher, or the path of a .cipher file."
_TAKEN = "Only these. [default: what gen takes]"
_STEPS = "Write every step of the proof, for gen replay."
_LENGTHS = "Lengths of messages that count: 1, 4, 16, 32, bulk. [default: all]"
_GLUE = "Files for these too: meson, cargo, zephyr, esp-idf, platformio, arduino. For a GPU: nvrtc."
_JOBS = "Processes. [default: one a processor]"

CipherOption = Annotated[
    str | None, typer.Option("--cipher", metavar="NAME|FILE", autocompletion=complete.cipher, help=_CIPHER)
]
TargetOption = Annotated[str | None, _name(complete.targets, "The machine to write for.")]
VariantOption = Annotated[str | None, _name(complete.variants, "[default: the first]")]
VariantsOption = Annotated[str | None, _names(complete.variants, "Only these. [default: all]")]
ModesOption = Annotated[str | None, _names(complete.modes, "Only these. [default: all there are]")]
ModesTakenOption = Annotated[str | None, _names(complete.modes, _TAKEN)]
StrategyOption = Annotated[str | None, _name(complete.strategies, "How rounds are laid out.")]
StrategiesOption = Annotated[str | None, _names(complete.strategies, "Only these. [default: all]")]
StrategiesTakenOption = Annotated[str | None, _names(complete.strategies, _TAKEN)]
CoreOption = Annotated[str | None, _name(complete.cores, "The core to schedule for.")]
CoresOption = Annotated[str | None, _names(complete.cores, "The cores to search for. [default: the target's]")]
MeasuredOption = Annotated[str | None, _names(complete.measured, "What to measure on. [default: all]")]
BlocksOption = Annotated[
    str | None, typer.Option(metavar="N,…", autocompletion=complete.some(complete.lengths), help=_LENGTHS)
]
GlueOption = Annotated[
    str | None, typer.Option("--with", metavar="NAME,…", autocompletion=complete.some(complete.glue), help=_GLUE)
]
SizeOption = Annotated[
    str, _name(complete.sizes, "Short code, fast code, or the fastest in so many bytes.", "small|fast|BYTES")
]
_STAGES = (*STAGES, *KERNEL_STAGES[-1:], *PROOF_STAGES)
StageOption = Annotated[str, _name(complete.stages, "The level to print.", "|".join(_STAGES))]
CertificateOption = Annotated[Path | None, typer.Option("--certificate", metavar="DIR", help=_STEPS)]
JobsOption = Annotated[
    int | None, typer.Option("--jobs", "-j", min=1, metavar="N", callback=processors.limit, help=_JOBS)
]
AllowTablesOption = Annotated[
    bool, typer.Option("--allow-tables", help="Allow look-ups in tables, at addresses that depend on secrets.")
]
PythonOption = Annotated[bool, typer.Option("--python", help="A Python module too, for a GPU.")]
OneKeyOption = Annotated[
    str | None, typer.Option("--one-key", metavar="HEX", help="For this key alone, which is in the code; for a GPU.")
]
KeptCircuitsOption = Annotated[bool, typer.Option("--circuits", help="Circuits of tables that are kept.")]
TestedArgument = Annotated[
    str, typer.Argument(metavar="FILE|DIR", help="A cipher text; or a folder that gen wrote, changed or not.")
]
VectorsOption = Annotated[
    list[str] | None, typer.Option("--vectors", metavar="FILE", help="More vectors for a text: .json or .rsp.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON document on standard output, nothing else.")]
VersionOption = Annotated[
    bool, typer.Option("--version", is_eager=True, callback=_show_version, help="Print the version and stop.")
]

Fields = TypeVar("Fields")


class Command(Generic[Fields]):
    """A command in the form that Typer reads: its parameters are the fields of a dataclass, of which `run` is given an
    object."""

    def __init__(self, fields: Callable[..., Fields], run: Callable[[Fields], None]) -> None:
        self._fields, self._run = fields, run
        self.__name__, self.__doc__ = run.__name__, run.__doc__
        self.__signature__, self.__annotations__ = signature(fields, eval_str=True), get_type_hints(fields)

    def __call__(self, **given: object) -> None:
        self._run(self._fields(**given))


@dataclass(frozen=True)
class GenerateOptions:
    """The options of the main job. context: of Typer, which knows whether another command follows."""

    context: typer.Context
    cipher: CipherOption = None
    target: TargetOption = None
    output: Annotated[Path | None, typer.Option("-o", "--output", metavar="DIR", help="[default: CIPHER-TARGET]")] = (
        None
    )
    variant: VariantsOption = None
    mode: ModesOption = None
    strategy: StrategyOption = None
    core: CoreOption = None
    size: SizeOption = "fast"
    allow_tables: AllowTablesOption = False
    no_prove: Annotated[bool, typer.Option("--no-prove", help="Write without a proof.")] = False
    prefix: Annotated[str, typer.Option(metavar="TEXT", help="In front of every symbol.")] = ""
    glue: GlueOption = None
    python: PythonOption = False
    one_key: OneKeyOption = None
    jobs: JobsOption = None
    json: JsonOption = False
    version: VersionOption = False


@dataclass(frozen=True)
class ProveOptions:
    """The options of `gen prove`."""

    path: Annotated[
        Path,
        typer.Argument(metavar="FILE|DIR", help="What your build made: .a, .o or ELF; a .S; or a folder of gen's."),
    ]
    cipher: CipherOption = None
    target: TargetOption = None
    prefix: Annotated[str, typer.Option(metavar="TEXT", help="In front of every symbol of FILE.")] = ""
    function: Annotated[
        list[str] | None, typer.Option(metavar="SYMBOL=ROLE", help="What a function of FILE is; others are not asked.")
    ] = None
    key_bytes: Annotated[
        int | None,
        typer.Option(
            min=1, metavar="N", help="sizeof(V_key) that callers of FILE allocate. [default: what key expansion writes]"
        ),
    ] = None
    allow_tables: AllowTablesOption = False
    one_key: OneKeyOption = None
    certificate: CertificateOption = None
    jobs: JobsOption = None
    json: JsonOption = False


@dataclass(frozen=True)
class BenchOptions:
    """The options of `gen bench`."""

    cipher: CipherOption = None
    target: TargetOption = None
    variant: VariantsOption = None
    mode: ModesTakenOption = None
    core: MeasuredOption = None
    strategy: StrategiesTakenOption = None
    allow_tables: AllowTablesOption = False
    output: Annotated[Path | None, typer.Option("-o", "--output", metavar="DIR", help="For tables and a plot.")] = None
    native: Annotated[bool, typer.Option("--native", help="On this machine; aarch64 with Linux or macOS.")] = False
    jobs: JobsOption = None
    json: JsonOption = False


@dataclass(frozen=True)
class NewOptions:
    """The options of `gen new`."""

    name: Annotated[str, typer.Argument(metavar="NAME", help="The cipher's name.")]
    like: Annotated[str, typer.Option(metavar="arx|feistel|spn", help="The kind of cipher.")]
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="[default: NAME.cipher, in small letters]")
    ] = None


@dataclass(frozen=True)
class HardwareOptions:
    """The options of `gen hardware`."""

    target: TargetOption = None
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="DIR", help="[default: EXTENSION-hardware]")
    ] = None
    core: Annotated[
        str | None, typer.Option(metavar="NAME", help="Count the area of this core, too, with the unit and without.")
    ] = None
    cipher: Annotated[
        str | None,
        typer.Option(metavar="NAME|FILE", help="Make and prove code of a cipher as well, in CIPHER-TARGET beside DIR."),
    ] = None
    json: JsonOption = False


@dataclass(frozen=True)
class ProposeOptions:
    """The options of `gen propose`."""

    cipher: CipherOption = None
    target: TargetOption = None
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="DIR", help="[default: CIPHER-TARGET-proposals]")
    ] = None
    variant: VariantOption = None
    core: CoreOption = None
    plot: Annotated[bool, typer.Option("--plot", help="Draw gain.svg: gain against area.")] = False
    json: JsonOption = False


@dataclass(frozen=True)
class TraceOptions:
    """The options of `gen trace`."""

    key: Annotated[str | None, typer.Option(metavar="HEX", help="The key, in the order of memory.")] = None
    plain: Annotated[str | None, typer.Option("--plain", "--block", metavar="HEX", help="The block, likewise.")] = None
    cipher: CipherOption = None
    entry: Annotated[str | None, typer.Option(metavar="NAME", help="An entry point.")] = None
    inputs: Annotated[list[str] | None, typer.Option("--input", metavar="NAME=HEX", help="Of it.")] = None
    variant: Annotated[str | None, typer.Option(metavar="NAME", help="[default: by the length of the key]")] = None
    decrypt: Annotated[bool, typer.Option(f"--{DECRYPT}", help="Decrypt the block.")] = False
    json: JsonOption = False


@dataclass(frozen=True)
class TuneOptions:
    """The options of `gen tune`."""

    cipher: CipherOption = None
    target: TargetOption = None
    variant: VariantsOption = None
    mode: ModesTakenOption = None
    core: CoresOption = None
    strategy: StrategiesOption = None
    allow_tables: AllowTablesOption = False
    blocks: BlocksOption = None
    store: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keeps what was found. [default: in the user's cache]")
    ] = None
    jobs: JobsOption = None
    cluster: Annotated[
        str | None, typer.Option(metavar="HOST:PORT|local", help="Work on a Dask cluster's workers.")
    ] = None
    no_prove: Annotated[bool, typer.Option("--no-prove", help="Predict only.")] = False
    measure: Annotated[
        bool, typer.Option("--measure", help="Count cycles of the best on simulated cores, as gen bench does.")
    ] = False
    circuits: Annotated[
        bool, typer.Option("--circuits", help="Circuits for the text's tables instead; kept beside a text of yours.")
    ] = False
    write: Annotated[
        bool, typer.Option("--write", help="For development: make the choice the default of gen, in its sources.")
    ] = False
    json: JsonOption = False

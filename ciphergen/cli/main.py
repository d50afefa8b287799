"""The `gen` command: options, help and exit status. Whatever else a command needs is imported when it runs, and what
takes longest after its inputs have been checked.

Exit status: 0 done and proved; 1 a proof failed, a check differs, or code is there that is not proved; 2 wrong usage
or input; 3 a tool is missing; 130 stopped by Ctrl-C or SIGTERM.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from ciphergen.cli import catalog, extension_commands
from ciphergen.cli.ending import run
from ciphergen.cli.options import (
    EPILOG,
    MAIN_JOB,
    AllowTablesOption,
    BenchOptions,
    CertificateOption,
    CipherOption,
    Command,
    CoreOption,
    GenerateOptions,
    JobsOption,
    JsonOption,
    KeptCircuitsOption,
    NewOptions,
    ProveOptions,
    SizeOption,
    StageOption,
    StrategyOption,
    TargetOption,
    TestedArgument,
    TraceOptions,
    TuneOptions,
    VariantOption,
    VectorsOption,
)
from ciphergen.cli.usage import CommandGroup, one_of, refuse_for_folder, refuse_options_before
from ciphergen.generator.stages import KERNEL_STAGES, PROOF_STAGES, STAGES

app = typer.Typer(
    name="gen",
    cls=CommandGroup,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


@app.callback(invoke_without_command=True, help=MAIN_JOB, epilog=EPILOG)
@partial(Command, GenerateOptions)
def generate(asked: GenerateOptions) -> None:
    """The main job, or what stands before every other command."""
    if asked.context.invoked_subcommand is not None:
        refuse_options_before(asked.context, asked.context.invoked_subcommand)
        return
    from ciphergen.cli import inputs

    given = asked.variant, asked.mode, asked.strategy, asked.core, asked.size, asked.prefix, asked.glue
    options = inputs.options(*given, tables=asked.allow_tables)
    options = replace(options, python=asked.python, one_key=inputs.one_key(asked.one_key))
    folder = inputs.place(asked.cipher, asked.target, options, asked.output)
    from ciphergen.cli import job

    job.run(asked.cipher, asked.target, options, folder, prove=not asked.no_prove, json=asked.json)


@app.command("list")
def list_(cipher: CipherOption = None, circuits: KeptCircuitsOption = False, json: JsonOption = False) -> None:
    """Lists what there is to choose from, and which go together; or what each target can make of a cipher, and why not.

    \b
    Examples:
      gen list
      gen list --json
      gen list --cipher my.cipher
      gen list --circuits
    """
    if circuits:
        from ciphergen.cli import circuits as kept

        kept.show(cipher, json)
        return
    if cipher is None:
        catalog.show(json)
        return
    from ciphergen.cli import makeable

    makeable.show(cipher, json)


@app.command()
@partial(Command, ProveOptions)
def prove(asked: ProveOptions) -> None:
    """Proves object code, whoever wrote it: your build's library, or files on disk.

    \b
    The name of a function says what it is for: lea128_encrypt, lea128_expand_key, …; other names need --function.
    Any other function that callers can reach is listed as not proved, and the exit status is 1.
    Examples:
      gen prove --cipher lea --target rv32i build/liblea.a
      gen prove --cipher lea128 --target rv32i --prefix my_ build/lea128.o
      gen prove lea-rv32i
      gen prove --cipher lea128 --target rv32i mine.S --function my_key=expand_key --function my_enc=encrypt
    """
    from ciphergen.cli import prove as command

    command.run(asked)


@app.command()
def replay(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="What gen prove --certificate DIR wrote.")],
    cipher: CipherOption = None,
    jobs: JobsOption = None,
    json: JsonOption = False,
) -> None:
    """Checks a certificate: every step by its law, every question by a second solver, bitwuzla.

    \b
    Examples:
      gen prove lea-rv32i --certificate lea-proof
      gen replay lea-proof
    """
    from ciphergen.cli import replay as command

    command.run(folder, cipher, json)


@app.command()
def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that gen wrote.")],
    cipher: CipherOption = None,
    certificate: CertificateOption = None,
    jobs: JobsOption = None,
    json: JsonOption = False,
) -> None:
    """For CI: the files are as gen writes them, and proved again.

    \b
    Files of your own that no build takes code from, such as package.json or README.md, may stand beside them.
    Example:
      gen check lea-rv32i
    """
    from ciphergen.cli import record

    record.load(folder)
    from ciphergen.cli import check as command

    command.run(folder, cipher, certificate, json)


@app.command("test")
def selftest(
    what: TestedArgument,
    vectors: VectorsOption = None,
    variant: Annotated[str | None, typer.Option(metavar="NAME", help="Only this one of a text. [default: all]")] = None,
    json: JsonOption = False,
) -> None:
    """Tries the vectors of a cipher text; or builds the self-test of a folder and runs it in an emulator.

    \b
    A text: each vector both ways, and decryption after encryption on random keys and blocks. A vector that is not met
    is tried in other byte orders. A folder: the official vectors, on the files as they are.
    Examples:
      gen test my.cipher
      gen test my.cipher --vectors more.json --vectors KAT.rsp
      gen test lea-rv32i
    """
    from ciphergen.cli import selftest as of_folder
    from ciphergen.cli import try_text as of_text

    if of_text.is_text(what):
        of_text.run(what, vectors or [], variant, json)
    else:
        refuse_for_folder({"--vectors": vectors, "--variant": variant}, what)
        of_folder.run(Path(what), json)


@app.command()
@partial(Command, TraceOptions)
def trace(asked: TraceOptions) -> None:
    """Prints the round keys of a cipher text, and the state after each round, as standards print them.

    \b
    Examples:
      gen trace --cipher my.cipher --key 0f1e2d3c4b5a6978 --plain 10111213
      gen trace --cipher aes --variant aes128 --key 2b7e15… --plain 3925841d… --decrypt
      gen trace --cipher ascon --variant ascon_p8 --input s=0200cc…
    """
    from ciphergen.cli import trace as command

    command.run(asked)


@app.command()
@partial(Command, NewOptions)
def new(asked: NewOptions) -> None:
    """Writes a cipher text to begin with: complete, short, and with code on every target.

    \b
    Example:
      gen new MINE --like arx
    """
    from ciphergen.cli import new as command

    command.run(asked.name, asked.like, asked.output)


extension_commands.add(app)


@app.command()
def fmt(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Texts of ciphers or modes.")],
    check: Annotated[bool, typer.Option("--check", help="Write nothing; exit 1 if a layout differs.")] = False,
) -> None:
    """Lays texts out: indentation, spaces around operators. Comments, line breaks and columns stay.

    \b
    Examples:
      gen fmt my.cipher
      gen fmt --check *.cipher
    """
    from ciphergen.cli import fmt as command

    command.run(files, check=check)


@app.command()
def show(
    stage: StageOption,
    cipher: CipherOption = None,
    target: TargetOption = None,
    variant: VariantOption = None,
    strategy: StrategyOption = None,
    core: CoreOption = None,
    size: SizeOption = "fast",
    allow_tables: AllowTablesOption = False,
) -> None:
    """Prints any level between cipher text, assembly and verdict.

    \b
    Examples:
      gen show --cipher lea --target rv32i --stage terms
      gen show --cipher lea --target rv32i --stage schedule --variant lea256
      gen show --cipher lea --target rv32i --stage claims
    """
    from ciphergen.cli import inputs

    one_of("--stage", "stage", stage, (*STAGES, *KERNEL_STAGES[-1:], *PROOF_STAGES))
    options = inputs.options(None, None, strategy, core, size, "", tables=allow_tables)
    inputs.check(cipher, target, options)
    from ciphergen.cli import show as command

    command.run(stage, cipher, target, variant, options)


@app.command()
@partial(Command, BenchOptions)
def bench(asked: BenchOptions) -> None:
    """Counts cycles on simulated cores, or models them, compilers' code beside ours.

    \b
    rv32i: rocket, ibex; rv32i_zbb: ibex-zbb. Needs Verilator and compilers; builds the cores once, in minutes.
    aarch64: apple-a10, cortex-a72, neoverse-n1, neoverse-v1, cortex-a55. Needs llvm-mca and gcc.
    --native: needs a C compiler; --core is then what code is scheduled for.
    Examples:
      gen bench --cipher lea --target rv32i
      gen bench --cipher pipo --native
      gen bench --cipher lea --target aarch64 --core neoverse-n1,apple-a10
      gen bench --cipher lea --target rv32i --variant lea128 --core rocket --strategy loop4,unrolled -o results
    """
    from ciphergen.cli import ciphers
    from ciphergen.dsl.cipher import load_untried

    ciphers.find(asked.cipher, load_untried)
    from ciphergen.cli import bench as command

    command.run(asked)


@app.command()
@partial(Command, TuneOptions)
def tune(asked: TuneOptions) -> None:
    """Searches for the best strategies for a core and for messages of some lengths; proves what it chooses.

    \b
    With --circuits it searches for circuits of few gates for the tables of a text.
    What was found is kept, so that a second search is quick and one that was stopped goes on.
    Examples:
      gen tune --cipher lea --target rv32i
      gen tune --cipher pipo --target rv32i --core ibex --mode ctr --blocks 1,4
      gen tune --cipher lea --target rv32i --core e31,ibex --write
      gen tune --circuits --cipher my.cipher
    """
    if asked.circuits:
        from ciphergen.cli import tune_circuits

        tune_circuits.run(asked)
        return
    from ciphergen.cli import ciphers, inputs
    from ciphergen.dsl.cipher import load_untried

    ciphers.find(asked.cipher, load_untried)
    inputs.machine(asked.target)
    from ciphergen.cli import tune as command

    command.run(asked)


@app.command()
def doctor(json: JsonOption = False) -> None:
    """What is installed, what is missing, what installs it.

    \b
    Example:
      gen doctor
    """
    from ciphergen.cli import doctor as command

    command.run(json)


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run `gen` with the given arguments, or with those of the process."""
    given = sys.argv[1:] if args is None else args
    run(lambda: app(given, prog_name="gen", standalone_mode=False), json="--json" in given)


if __name__ == "__main__":
    main()

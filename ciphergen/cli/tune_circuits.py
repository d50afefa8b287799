"""`gen tune --circuits`: searches a circuit for each table of a text, and keeps it in the library beside the text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from ciphergen.bench import cache
from ciphergen.circuits.methods import Found
from ciphergen.circuits.search import search
from ciphergen.cli.ciphers import find
from ciphergen.cli.circuits import HEAD, as_json, row, tables
from ciphergen.cli.options import TuneOptions
from ciphergen.cli.replace_file import replace_file
from ciphergen.cli.screen import print_json, print_table
from ciphergen.cli.tune_work import remembered
from ciphergen.dsl.cipher import Cipher, shipped_ciphers
from ciphergen.dsl.circuit_file import KnownCircuit, read_circuit
from ciphergen.dsl.circuit_library import CircuitLibrary, file_name, folder_of, shipped_folder
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.gates import GateList
from ciphergen.dsl.values import TableValue
from ciphergen.tune.store import Store, StoredResult, key, sources

_MANY = 1000  # gates: any table of 8 bits has fewer


@dataclass(frozen=True)
class TableTask:
    """A table to search a circuit for. name: in the text; known: files of circuits that there are."""

    name: str
    entries: tuple[int, ...]
    width: int
    known: tuple[str, ...]

    @property
    def key(self) -> str:
        """Return the key of the result, which depends on the table, on what was known, and on the search."""
        table = file_name(self.entries, self.width)
        return key("circuit", sources("circuits", "dsl"), table, *self.known)


def run(options: TuneOptions) -> None:
    """Search circuits for all tables of a text and print them. Write them beside a text of the user's, and with `write`
    into the package.

    Raises:
        Failed: a process was killed from outside.
        UserError: an input is wrong, the text has no tables, or a file cannot be written.
    """
    _check(options)
    text = find(options.cipher)
    named = tables(text)
    if not named:
        raise UserError("--circuits", f"{text.name} has no tables", "a cipher with tables")
    library = CircuitLibrary.beside(str(options.cipher)) if _is_own(options) else CircuitLibrary()
    tasks = [TableTask(table.name, table.entries, table.width, _known(text, table, library)) for table in named]
    with Store.open(options.store or cache.folder() / "tune.sqlite") as opened:
        results = remembered(opened, find_circuit, {task.key: task for task in tasks}, "searching circuits")
    found = {table: _result(results[task.key], table) for table, task in zip(named, tasks, strict=True)}
    folder = folder_of(str(options.cipher)) if _is_own(options) else shipped_folder() if options.write else None
    if folder is not None:
        _write(folder, {table: known for table, (known, _) in found.items()})
    _show(text, named, found, folder, options.json)


def find_circuit(task: TableTask) -> StoredResult:
    """Search the circuit of a table; return its file, and the seconds of a processor that it took."""
    start = process_time()
    table = task.entries, task.width
    known = [read_circuit(text, task.name, table) for text in task.known]
    given = [Found(each.circuit, each.how, each.least) for each in known]
    found = search(task.entries, task.width, given)
    return StoredResult(task.name, {"text": found.text(), "seconds": process_time() - start})


def _is_own(options: TuneOptions) -> bool:
    return options.cipher not in shipped_ciphers()


def _check(options: TuneOptions) -> None:
    """Raise `UserError` for options that are about strategies."""
    others = {
        "--target": options.target, "--variant": options.variant, "--mode": options.mode, "--core": options.core,
        "--strategy": options.strategy, "--blocks": options.blocks, "--no-prove": options.no_prove,
        "--measure": options.measure, "--allow-tables": options.allow_tables, "--cluster": options.cluster,
    }  # fmt: skip
    line = f"gen tune --circuits --cipher {options.cipher or 'aes'}"
    for option, given in others.items():
        if given:
            raise UserError(
                option, "circuits are the same for all code", "--cipher, --store, --jobs, --write, --json", line
            )
    if options.write and options.cipher is not None and _is_own(options):
        raise UserError("--write", "circuits of your own text are written beside it anyway", "without --write", line)


def _known(text: Cipher, table: TableValue, library: CircuitLibrary) -> tuple[str, ...]:
    """Return the circuits of a table that there are: the library's and the text's."""
    kept = library.find(table.entries, table.width)
    how = ", ".join(filter(None, (f"given by the text of {text.title}", text.standard)))
    given = (variant.circuits.get(table.entries) for variant in text.variants.values())
    known = [KnownCircuit(GateList.of(circuit), how, least=False) for circuit in given if circuit is not None][:1]
    return tuple(each.text() for each in ([kept] if kept is not None else []) + known)


def _result(result: StoredResult, table: TableValue) -> tuple[KnownCircuit, float]:
    known = read_circuit(result.value["text"], table.name, (table.entries, table.width))
    return known, result.value["seconds"]


def _write(folder: Path, found: Mapping[TableValue, KnownCircuit]) -> None:
    """Write the circuits into a library.

    Raises:
        UserError: that cannot be done.
    """
    try:
        folder.mkdir(exist_ok=True)
        for table, known in found.items():
            replace_file(folder / file_name(table.entries, table.width), known.text())
    except OSError as error:
        raise UserError(str(folder), f"it cannot be written: {error.strerror}", "a folder for circuits") from None


def _show(
    text: Cipher,
    named: Mapping[TableValue, Sequence[str]],
    found: Mapping[TableValue, tuple[KnownCircuit, float]],
    folder: Path | None,
    json: bool,
) -> None:
    """Print the circuits to standard output. folder: where they were written."""
    if json:
        circuits = [{**as_json(named[t], known), "seconds": round(s, 1)} for t, (known, s) in found.items()]
        print_json({"cipher": text.name, "output": None if folder is None else str(folder), "circuits": circuits})
        return
    rows = [(*row(", ".join(named[t]), known), round(seconds, 1)) for t, (known, seconds) in found.items()]
    print_table((*HEAD, "seconds"), rows)
    for table, (known, _) in found.items():
        if known.gates.size > _MANY:
            size = f"{len(table.entries)} entries of {table.width} bits"
            cost = f"{known.gates.size}, for as many look-ups at a time as a register has bits"
            print(f"{table.name} has {size}, of which no method makes few gates: {cost}")
    print(f"written to {folder}" if folder else "kept in the store; --write puts them into the package")

"""The circuits of a text's tables: `gen list --circuits`, and what `gen` says of tables that no library has."""

from __future__ import annotations

from collections.abc import Iterable

from ciphergen.circuits.methods import quick
from ciphergen.cli.screen import print_json, print_table
from ciphergen.dsl.cipher import Cipher, load_untried, shipped_ciphers
from ciphergen.dsl.circuit_file import KnownCircuit, table_hash
from ciphergen.dsl.circuit_library import folder_of, read_all, shipped_folder
from ciphergen.dsl.values import TableValue, each_table

HEAD = ("table", "bits", "gates", "complements", "depth", "registers", "fewest", "found by")


def tables(cipher: Cipher, variants: Iterable[str] = ()) -> dict[TableValue, list[str]]:
    """Return the tables of a cipher's variants, each once, with the names that they have in the text. variants: all if
    none is named."""
    found: dict[tuple[tuple[int, ...], int], tuple[TableValue, list[str]]] = {}
    for name in variants or cipher.variants:
        for table in each_table(cipher.variants[name].unfolder.around.tables):
            _, names = found.setdefault((table.entries, table.width), (table, []))
            if table.name not in names:
                names.append(table.name)
    return dict(found.values())


def row(name: str, known: KnownCircuit) -> tuple[object, ...]:
    """Return the cells of a circuit's row, under `HEAD`."""
    gates = known.gates
    bits = f"{gates.inputs} to {len(gates.outputs)}"
    fewest = "proved" if known.least else ""
    return name, bits, gates.size, sum(gates.complements), gates.depth, gates.registers, fewest, known.how


def as_json(names: Iterable[str], known: KnownCircuit) -> dict[str, object]:
    """Return the document of a circuit, without its gates."""
    gates = known.gates
    return {
        "tables": list(names),
        "sha256": known.sha256,
        "index_bits": gates.inputs,
        "entry_bits": len(gates.outputs),
        "gates": gates.size,
        "complements": dict(zip(("inputs", "inside", "outputs"), gates.complements, strict=True)),
        "depth": gates.depth,
        "registers": gates.registers,
        "fewest_proved": known.least,
        "found_by": known.how,
    }


def show(cipher: str | None, json: bool) -> None:
    """Print the circuits of a library: the shipped one's, or of the folder beside a text.

    Raises:
        UserError: no such text, or a file of the library is wrong.
    """
    own = cipher is not None and cipher not in shipped_ciphers()
    texts = [load_untried(name) for name in ([cipher] if cipher is not None else shipped_ciphers())]
    names: dict[str, list[str]] = {}
    for text in texts:
        for table, found in tables(text).items():
            names.setdefault(table_hash(table.entries, table.width), []).extend(f"{text.name} {n}" for n in found)
    folder = folder_of(str(cipher)) if own else shipped_folder()
    listed = [(names.get(known.sha256, []), known) for known in read_all(folder)]
    listed = [pair for pair in listed if cipher is None or pair[0]]
    if json:
        print_json({"circuits": [as_json(found, known) for found, known in listed]})
        return
    print_table(HEAD, sorted(row(", ".join(found) or known.sha256[:16], known) for found, known in listed))


def remarks(cipher: Cipher, path: str, variants: Iterable[str]) -> list[str]:
    """Return a line for each table of variants for which neither the text nor a library has a circuit. path: the
    cipher as the user named it."""
    lines = []
    for table, names in tables(cipher, variants).items():
        if all(table.entries not in variant.circuits for variant in cipher.variants.values()):
            found = quick(table.entries, table.width)
            lines.append(f"table {', '.join(names)}: {found.circuit.operations} operations, by {found.how}")
    return [*lines, f"gen tune --circuits --cipher {path} may find circuits of fewer"] if lines else []

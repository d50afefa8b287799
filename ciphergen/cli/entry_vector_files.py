"""Files of test vectors of entry points: JSON documents with the bytes of ports by their names.

{"vectors": [{"variant": "ascon_p12", "entry": "permute", "inputs": {"s": "00..."}, "outputs": {"t": "..."}}]}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ciphergen.cli import document
from ciphergen.cli.document import JsonNode
from ciphergen.dsl.cipher import Cipher
from ciphergen.dsl.entry import Port, Rate
from ciphergen.dsl.entry_vectors import EntryVector
from ciphergen.dsl.errors import SourceLocation, UserError, shown
from ciphergen.dsl.files import read_file

_FIELDS = frozenset({"variant", "entry", "inputs", "outputs"})


def read_entry_vectors(file: str, cipher: Cipher) -> Iterator[tuple[str, EntryVector]]:
    """Yield the name and the vector of each element that has the fields of one and is of a variant of the text.

    Raises:
        UserError: the file cannot be read, or a vector names no entry point or other ports, or has other lengths.
    """
    if not file.endswith(".json"):
        raise UserError("--vectors", f"'{shown(file)}' has no ports", "a file that ends in .json")
    found = document.read(read_file(file, "test vectors"), file, "")["vectors"]
    for number, vector in enumerate(found.elements(), 1):
        fields = vector.items()
        name = fields["variant"].text().lower() if "variant" in fields else ""
        if not fields.keys() >= _FIELDS or name not in cipher.variants:
            continue
        entries = {each.name: each for each in cipher.variants[name].entries.values() if not each.end}
        entry = entries.get(fields["entry"].text())
        if entry is None:
            raise fields["entry"].wrong(f"is '{shown(fields['entry'].text())}'", ", ".join(entries))
        inputs, outputs = (dict(_bytes(fields[side])) for side in ("inputs", "outputs"))
        message = {**outputs, **inputs}.get(entry.message.name, b"") if entry.message is not None else b""
        _check(fields["inputs"], entry.inputs, inputs, len(message))
        _check(fields["outputs"], entry.outputs, outputs, len(message))
        yield f"{file}, vector {number}", EntryVector(name, entry.name, inputs, outputs, SourceLocation(file))


def _bytes(side: JsonNode) -> Iterator[tuple[str, bytes]]:
    for name, node in side.items().items():
        try:
            yield name, bytes.fromhex(node.text())
        except ValueError:
            raise node.wrong(f"is '{shown(node.text())}'", "bytes in hexadecimal") from None


def _check(node: JsonNode, ports: Sequence[Port], given: Mapping[str, bytes], message: int) -> None:
    """Check the names and lengths of one side of a vector. message: the number of bytes of its message."""
    if set(given) != {port.name for port in ports}:
        raise node.wrong(f"has {', '.join(map(shown, given)) or 'no port'}", ", ".join(port.name for port in ports))
    for port in ports:
        wanted = message if port.rate is Rate.MESSAGE else port.bytes
        if len(given[port.name]) != wanted:
            raise node.wrong(f"has {len(given[port.name])} bytes of {port.name}", f"{wanted} bytes")

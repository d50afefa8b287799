"""`gen trace` of an entry point: the state after each round, under the names that the text gives it."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.cli.screen import print_json
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.entry import Entry
from ciphergen.dsl.errors import UserError, nearest, shown
from ciphergen.dsl.trace import EntryTrace, document, lines, trace_entry


def run(cipher: Cipher, name: str | None, entry: str | None, given: Sequence[str], *, json: bool) -> None:
    """Print the trace of an entry point on the bytes of its inputs.

    Raises:
        UserError: there is no such variant or entry point, or an input is wrong.
    """
    variant = cipher.variant(name) if name else next(iter(cipher.variants.values()))
    chosen = _entry(variant, entry)
    found = trace_entry(variant, chosen.name, _inputs(chosen, given))
    if json:
        print_json({"variant": variant.name, "entry": chosen.name, **_document(found)})
    else:
        print("\n".join(lines({}, found.start, found.stages, {n: data.hex() for n, data in found.results.items()})))


def _entry(variant: Variant, name: str | None) -> Entry:
    entries = variant.entries
    if name is None and len(entries) == 1:
        return next(iter(entries.values()))
    found = entries.get(name or "")
    if found is None:
        what = "no entry point is named" if name is None else f"'{shown(name)}'"
        raise UserError("--entry", what, ", ".join(entries), nearest(name or "", entries) or "")
    return found


def _inputs(entry: Entry, given: Sequence[str]) -> dict[str, bytes]:
    """Return the bytes of all inputs, given as `NAME=HEX`; those of a message are one whole block."""
    found: dict[str, bytes] = {}
    for each in given:
        name, _, digits = each.partition("=")
        try:
            found[name] = bytes.fromhex(digits)
        except ValueError:
            raise UserError("--input", f"'{shown(each)}'", "NAME=HEX, in the order of memory") from None
    wanted = {port.name: port.bytes for port in entry.inputs}
    if {name: len(data) for name, data in found.items()} != wanted:
        have = ", ".join(f"{len(data)} bytes of {shown(name)}" for name, data in found.items())
        sizes = ", ".join(f"{size} bytes of {name}" for name, size in wanted.items())
        raise UserError("--input", have or "none", sizes or "none")
    return found


def _document(found: EntryTrace) -> dict[str, object]:
    return document(found.start, found.stages) | {"outputs": {name: data.hex() for name, data in found.results.items()}}

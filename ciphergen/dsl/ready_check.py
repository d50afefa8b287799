"""Checks of what an entry point makes once of a key, for other entry points that take it: `ready` ports."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ciphergen.dsl.entry import Entry, Rate
from ciphergen.dsl.entry_syntax import EntryDecl, PortDecl
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.names import again

_KEY, _READY = Rate.KEY.value, Rate.READY.value


def check_ready_ports(entries: Mapping[str, EntryDecl]) -> None:
    """Check that each `ready` input is made by one entry point, of a key and of nothing else.

    Raises:
        UserError: it is not.
    """
    made: dict[str, PortDecl] = {}
    for entry in entries.values():
        for port in entry.outputs:
            if port.rate == _READY:
                if made.setdefault(port.name, port) is not port:
                    raise again(port.place, f"'{port.name}', which is '{_READY}',", made[port.name].place)
                _of_a_key(port, entry)
    for entry in entries.values():
        taken = [port for port in entry.inputs if port.rate == _READY]
        if len(taken) > 1:
            found = f"'{entry.key}' has {len(taken)} inputs that are '{_READY}': more than one is not made yet"
            raise UserError(taken[1].place, found, "one, an array with all that is made of the key")
        for port in taken:
            if port.name not in made:
                allowed = f"an entry with an output '{_READY} {port.name}: ...'"
                raise UserError(port.place, f"'{port.name}' is '{_READY}', and no entry makes it", allowed)
            if port.public:
                raise UserError(port.place, f"'{port.name}' is public, and made of a key", f"{_READY} without 'public'")


def makers_inputs(entry: EntryDecl, entries: Mapping[str, EntryDecl], given: Collection[str]) -> tuple[PortDecl, ...]:
    """Return the inputs that a vector has to give: in place of one that is made of a key, the key, unless it is given
    itself."""
    found = dict[str, PortDecl]()
    for port in entry.inputs:
        if port.rate == _READY and port.name not in given:
            made = next(e for e in entries.values() if any((p.name, p.rate) == (port.name, _READY) for p in e.outputs))
            found |= {each.name: each for each in made.inputs if each.name not in found}
        else:
            found[port.name] = port
    return tuple(found.values())


def _of_a_key(made: PortDecl, entry: EntryDecl) -> None:
    for port in entry.inputs:
        if port.rate != _KEY:
            found = f"'{made.name}' is '{_READY}', and '{port.name}', of which it is made, is '{port.rate}'"
            raise UserError(port.place, found, f"inputs that are '{_KEY}' alone")
    if not entry.inputs:
        raise UserError(made.place, f"'{made.name}' is '{_READY}', and made of nothing", f"an input that is a '{_KEY}'")


def check_ready_shapes(entries: Mapping[str, Entry]) -> None:
    """Check the types of what is made once of a key: those of what is taken.

    Raises:
        UserError: two differ.
    """
    for entry in entries.values():
        if (taken := entry.ready) is not None:
            (made,) = maker(taken.name, entries).outputs
            if made.shape != taken.shape:
                found = f"'{taken.name}' is {taken.shape} here and {made.shape} where it is made"
                raise UserError(taken.place, found, "one type")


def maker(name: str, entries: Mapping[str, Entry]) -> Entry:
    """Return the entry point that makes what is called so."""
    return next(e for e in entries.values() if any((p.name, p.rate) == (name, Rate.READY) for p in e.outputs))

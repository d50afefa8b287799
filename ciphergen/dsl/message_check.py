"""Static checks of entry points that take or make a message block by block: their ports, and those at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ciphergen.dsl.entry import Entry, Rate
from ciphergen.dsl.entry_syntax import EntryDecl, PortDecl, last_of
from ciphergen.dsl.errors import UserError

_MESSAGE, _LENGTH, _CHAIN = Rate.MESSAGE.value, Rate.LENGTH.value, Rate.CHAIN.value
_BESIDE = (Rate.KEY.value, Rate.READY.value, Rate.CALL.value, _CHAIN)


def check_messages(entries: Mapping[str, EntryDecl]) -> None:
    """Check the entry points that take or make messages, by the names of a variant's entry points.

    Raises:
        UserError: a port is wrong, or the whole blocks of a message and its end do not belong together.
    """
    for entry in entries.values():
        taken = _of_rates((*entry.inputs, *entry.outputs), _MESSAGE)
        if taken and entry.end != "empty":
            _ports(entry)
        else:
            _without(entry)
        if entry.end:
            _end(entry, entries.get(entry.name))
        elif taken and last_of(entry.name) not in entries:
            found = f"'{entry.name}' has a message without a last block"
            raise UserError(
                entry.place, found, f"'entry {last_of(entry.name)}', which may have one more input, a '{_LENGTH}'"
            )


def _of_rates(ports: Sequence[PortDecl], *rates: str) -> list[PortDecl]:
    return [port for port in ports if port.rate in rates]


def _end(entry: EntryDecl, whole: EntryDecl | None) -> None:
    """Check that what is done at the end of a message has the ports of what is done before."""
    if whole is None or not _of_rates((*whole.inputs, *whole.outputs), _MESSAGE):
        found = f"'{entry.key}' ends a message that no entry has"
        raise UserError(entry.place, found, f"an entry '{entry.name}' with a port that is a '{_MESSAGE}'")
    more, fewer = (_LENGTH, "") if entry.end == "last" else ("", _MESSAGE)
    mine, others = (
        [_names(side, rate) for side in (e.inputs, e.outputs)] for e, rate in ((entry, more), (whole, fewer))
    )
    if mine != others:
        allowed = f"the same, and perhaps a '{_LENGTH}'" if more else f"the same, without the '{_MESSAGE}'"
        raise UserError(entry.place, f"the ports of '{entry.key}' are not those of '{entry.name}'", allowed)


def _names(ports: Sequence[PortDecl], left_out: str) -> list[tuple[str, str, bool]]:
    return [(port.name, port.rate, port.public) for port in ports if port.rate != left_out]


def _without(entry: EntryDecl) -> None:
    """Refuse in an entry point without a message what belongs to one."""
    for port in _of_rates((*entry.inputs, *entry.outputs), _MESSAGE, _LENGTH):
        raise UserError(port.place, f"'{port.name}' is '{port.rate}' where no message is", "another rate")


def _ports(entry: EntryDecl) -> None:
    """Check the ports beside a message."""
    chains, lengths = (_of_rates(entry.inputs, rate) for rate in (_CHAIN, _LENGTH))
    for side in (entry.inputs, entry.outputs):
        messages = _of_rates(side, _MESSAGE)
        if len(messages) > 1:
            raise UserError(messages[1].place, f"'{entry.key}' has {len(messages)} messages on a side", "one message")
    for port in entry.inputs:
        if port.rate not in (_MESSAGE, _LENGTH, *_BESIDE):
            raise UserError(port.place, f"'{port.name}' is '{port.rate}' beside a message", ", ".join(_BESIDE))
    for port in entry.outputs:
        if port.rate not in (_MESSAGE, _CHAIN):
            raise UserError(port.place, f"'{port.name}' is '{port.rate}' beside a message", f"{_MESSAGE} or {_CHAIN}")
    if len(chains) != 1:
        raise UserError(entry.place, f"'{entry.key}' has a message and {len(chains)} chains", "one chain")
    if len(lengths) > (entry.end == "last"):
        found = f"'{lengths[-1].name}' is '{_LENGTH}' in '{entry.key}'"
        raise UserError(lengths[-1].place, found, "at most one in a last, none in an entry")


def check_shapes(entries: Mapping[str, Entry]) -> None:
    """Check the types of the ports of entry points that take messages.

    Raises:
        UserError: the whole blocks and the last one differ in a type, or what is made is not as long as what is taken.
    """
    for entry in entries.values():
        for port in entry.outputs:
            if port.rate is Rate.MESSAGE and entry.message is not None and port.words != entry.message.words:
                found = f"'{port.name}' has {port.bytes} bytes and '{entry.message.name}' {entry.message.bytes}"
                raise UserError(port.place, found, "as many bytes out as in")
        if entry.end:
            _types(entry, entries[entry.name])
        if entry.end == "last":
            _length(entry)


def _types(end: Entry, whole: Entry) -> None:
    before = {port.name: port for port in (*whole.inputs, *whole.outputs)}
    for port in (*end.inputs, *end.outputs):
        other = before.get(port.name, port)
        if port.shape != other.shape:
            found = f"'{port.name}' is {port.shape} at the end and {other.shape} in whole blocks"
            raise UserError(port.place, found, "one type")


def _length(last: Entry) -> None:
    message = last.message
    assert message is not None
    for port in last.of_rate(Rate.LENGTH):
        if port.words != 1 or message.bytes >> (port.shape.width or 0):
            found = f"'{port.name}' is {port.shape}, for 0 to {message.bytes - 1} bytes"
            raise UserError(port.place, found, "one word in which every length fits")

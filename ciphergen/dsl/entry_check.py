"""Static checks of entry points: their ports, their inverses, and what may stand beside them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ciphergen.dsl import entry_syntax, mode_syntax, syntax
from ciphergen.dsl.entry import Rate
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.message_check import check_messages
from ciphergen.dsl.names import again, unknown_name
from ciphergen.dsl.procedures import PROCEDURES
from ciphergen.dsl.ready_check import check_ready_ports, makers_inputs

_OUTPUTS = tuple(rate.value for rate in (Rate.CHAIN, Rate.BLOCK, Rate.MESSAGE, Rate.READY))
_ALONE = f"entries alone, or {', '.join(repr(kind) for kind in PROCEDURES[:-1])} and '{PROCEDURES[-1]}' alone"
# A port's name becomes that of a parameter in C and C++; `blocks` counts blocks, and `sp` is the stack pointer.
_TAKEN = frozenset(
    re.findall(
        r"\w+",
        """alignas alignof and and_eq asm auto bitand bitor blocks bool break case catch char class compl const
        constexpr continue default delete do double else enum explicit export extern false float for friend
        goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private
        protected public register restrict return short signed sizeof sp static struct switch template this
        throw true try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t
        while xor xor_eq""",
    )
)
_OTHERS = frozenset(["out", "bytes"])


def check_entries(items: Sequence[syntax.Node]) -> bool:
    """Check the entry points of a text by themselves; return True if there are any.

    Raises:
        UserError: a port, an entry or an inverse is wrong, or something stands beside entries.
    """
    entries: dict[str, entry_syntax.EntryDecl] = {}
    for item in items:
        if isinstance(item, entry_syntax.EntryDecl):
            if item.key in entries:
                raise again(item.place, f"entry '{item.key}'", entries[item.key].place)
            entries[item.key] = item
            _ports(item)
        elif isinstance(item, entry_syntax.InverseDecl):
            for name in (item.inverse, item.of):
                if name.name not in entries:
                    raise unknown_name(name.place, "entry above this line", name.name, entries)
    check_messages(entries)
    check_ready_ports(entries)
    if entries:
        _alone(items)
    return bool(entries)


def _alone(items: Sequence[syntax.Node]) -> None:
    """Refuse what belongs to block ciphers: procedures, sizes, and vectors of keys and blocks."""
    for item in items:
        within = item.items if isinstance(item, syntax.VariantDecl) else (item,)
        for each in within:
            if isinstance(each, syntax.Procedure):
                raise UserError(each.place, f"'{each.kind}' in a text with entries", _ALONE)
            if isinstance(each, syntax.Size):
                found = f"'{each.what}' in a text with entries"
                raise UserError(each.place, found, "sizes in the types of ports", f"{each.what} x: word[{each.words}]")
            if isinstance(each, syntax.VectorDecl | mode_syntax.ModeVectorDecl):
                found = "a vector of key and block in a text with entries"
                raise UserError(each.place, found, "the bytes of ports", f"vector {each.variant} f(x 00) -> y 00")


def _ports(entry: entry_syntax.EntryDecl) -> None:
    for port in (*entry.inputs, *entry.outputs):
        if port.name in _TAKEN:
            raise UserError(port.place, f"port '{port.name}' cannot be a parameter's name in C", "another name")
    taken = {port.name: port for port in entry.inputs}
    for port in entry.inputs:
        if port.name in _OTHERS:
            found = f"input '{port.name}' has the name of another parameter of the functions that are made"
            raise UserError(port.place, found, "another name")
    for port in entry.outputs:
        if port.rate not in _OUTPUTS:
            found = f"output '{port.name}' is '{port.rate}'"
            raise UserError(port.place, found, f"{', '.join(_OUTPUTS[:-1])} or {_OUTPUTS[-1]}")
        other = taken.get(port.name)
        if port.rate == Rate.CHAIN.value and (other is None or other.rate != port.rate):
            raise _unchained(port, "input")
    ports = (*entry.inputs, *entry.outputs)
    if len(entry.outputs) > 1 and all(port.rate != Rate.MESSAGE.value for port in ports):
        found = f"'{entry.name}' has {len(entry.outputs)} outputs: more than one is not made yet"
        chain = ", or a 'chain' with a 'message'" if any(p.rate == Rate.CHAIN.value for p in entry.outputs) else ""
        raise UserError(entry.outputs[1].place, found, f"one output, an array of all{chain}")
    made = {port.name for port in entry.outputs}
    for port in entry.inputs:
        if port.rate == Rate.CHAIN.value and port.name not in made:
            raise _unchained(port, "output")


def _unchained(port: entry_syntax.PortDecl, side: str) -> UserError:
    allowed = "an input and an output of that name"
    return UserError(port.place, f"chain '{port.name}' is no {side} of the entry", allowed)


def results(entry: entry_syntax.EntryDecl) -> tuple[entry_syntax.PortDecl, ...]:
    """Return the outputs that the body sets; a chain is left in the input of its name."""
    return tuple(port for port in entry.outputs if port.rate != Rate.CHAIN.value)


def check_vector(item: entry_syntax.EntryVectorDecl, entries: Mapping[str, entry_syntax.EntryDecl]) -> None:
    """Check that a vector gives each port of its entry once.

    Raises:
        UserError: it does not.
    """
    if item.entry.name not in entries:
        names = [name for name, entry in entries.items() if not entry.end]
        raise unknown_name(item.entry.place, "entry", item.entry.name, names)
    entry = entries[item.entry.name]
    inputs = makers_inputs(entry, entries, [each.name for each in item.inputs])
    for ports, given, what in ((inputs, item.inputs, "input"), (entry.outputs, item.outputs, "output")):
        names, found = [port.name for port in ports], dict[str, entry_syntax.PortBytes]()
        for each in given:
            if each.name not in names:
                raise unknown_name(each.place, f"{what} of '{entry.name}'", each.name, names)
            if found.setdefault(each.name, each) is not each:
                raise again(each.place, f"'{each.name}'", found[each.name].place)
        absent = next((name for name in names if name not in found), None)
        if absent is not None:
            where = item.entry.place
            raise UserError(where, f"the vector does not give {what} '{absent}'", ", ".join(names), f"{absent} 00")

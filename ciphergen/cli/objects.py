"""Object code for the prover, from assembly text or a file, with the size of V_key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from ciphergen.backends import target as find_target
from ciphergen.backends.machine.optional import PREFIX, RENAMED
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.key_type import key_types
from ciphergen.backends.tools.toolchain import assemble, assemble_each, assemble_wider
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.files import read_file
from ciphergen.interface.role import Role
from ciphergen.verify.object.object_file import ObjectFile, read

_OWN_BUILD = "gen prove --cipher … --target … the object file that your own build makes"


@dataclass(frozen=True)
class Assembled:
    """An object file, and the assemblers that make this code of a text; none if it was given as an object."""

    code: bytes
    assemblers: tuple[str, ...] = ()


def assemble_alike(source: str, target: Target, file: str) -> Assembled:
    """Return the object that the first assembler makes of a text, after a check that every other assembler makes the
    same code.

    Raises:
        UserError: an assembler refuses the text, or makes other code of it.
        ToolMissing: there is no assembler.
    """
    made = assemble_each(source, target, file)
    (first, code), *others = made.items()
    seen = read(code, file, target)
    wider = assemble_wider(source, target, file)
    if wider is not None:
        others.append((" ".join(("gnu with", *target.tools.gnu_wider_flags)), wider))
    for other, data in others:
        _require_same(first, seen, other, read(data, file, target))
    if PREFIX in source:
        renamed = assemble(source, target, first, file, RENAMED)
        _require_same(first, seen, f"{first} with {PREFIX}", _named_back(read(renamed, file, target)))
    return Assembled(code, tuple(made))


def _require_same(first: str, one: ObjectFile, second: str, two: ObjectFile) -> None:
    difference = _difference(first, one, second, two)
    if difference:
        raise UserError(
            one.name,
            f"{first} and {second} assemble it to other code: {difference}",
            "a text of which every assembler here makes the same code",
            _OWN_BUILD,
        )


def _named_back(obj: ObjectFile) -> ObjectFile:
    """Return the object with the prefix removed from the names of functions and of their sections."""
    prefix = RENAMED[0].partition("=")[2]
    parts = [part._replace(name=part.name.replace(prefix, "")) for part in obj.parts]
    functions = {name.removeprefix(prefix): place for name, place in obj.functions.items()}
    return replace(obj, parts=parts, functions=functions)


def _difference(first: str, one: ObjectFile, second: str, two: ObjectFile) -> str:
    """Return the first difference of two objects in code or places of symbols; the empty text if there is none. Ignore
    symbols that begin with . or $, of which each assembler makes its own."""
    parts = [{part.name: part.data for part in obj.parts} for obj in (one, two)]
    sections = [", ".join(sorted(named)) for named in parts]
    if sections[0] != sections[1]:
        return f"code in {sections[0]} for {first}, in {sections[1]} for {second}"
    for name in sorted(parts[0]):
        here, there = (named[name] for named in parts)
        size = min(len(here), len(there))
        at = next((i for i in range(0, size, 4) if here[i : i + 4] != there[i : i + 4]), size)
        if here != there:
            words = [data[at : at + 4][::-1].hex() or "no code" for data in (here, there)]
            return f"at {name} + {at:#x} {first} has {words[0]}, {second} has {words[1]}"
    if _between(one) != _between(two):
        return f"jumps between sections for {first} that are others for {second}"
    for name in sorted(n for n in {**one.functions, **two.functions} if n[0] not in ".$"):
        places = [obj.functions.get(name) for obj in (one, two)]
        has = [
            f"at {o.place(p[0])} with {p[1]} bytes" if p else "nowhere" for o, p in zip((one, two), places, strict=True)
        ]
        if has[0] != has[1]:
            return f"{name} is {has[0]} for {first}, {has[1]} for {second}"
    return ""


def _between(obj: ObjectFile) -> set[tuple[str, str]]:
    """Return pairs of places: each link's source and target in another section."""
    return {(obj.place(at), obj.place(link.target)) for at, link in obj.links.items()}


def object_of(path: Path, target: str) -> Assembled:
    """Return the object file at a path, or the object that all assemblers make of the text there.

    Raises:
        UserError: the file cannot be read, an assembler refuses it, or assemblers differ.
        ToolMissing: there is no assembler.
    """
    machine = find_target(target)
    try:
        data = read_file(path, "assembly text or object code")
        if data.startswith(b"\x7fELF"):
            return Assembled(data)
        return assemble_alike(data.decode(), machine, str(path))
    except UnicodeDecodeError:
        raise UserError(
            str(path), "is neither text in UTF-8 nor an ELF file", "assembly text or an object file"
        ) from None


def declared_bytes(
    headers: Mapping[str, str],
    symbols: Sequence[str],
    target: Target,
    functions: Mapping[str, tuple[Role, str]] = MappingProxyType({}),
) -> dict[str, int]:
    """Return sizeof(V_key) for each V of `symbols`, as every installed compiler reads the headers.

    functions: that the headers declare, by symbol, with row and V.

    Raises:
        UserError: a compiler refuses the headers, they differ, V_key is less aligned than the proof takes for
            granted, or a function is declared as another one.
        ToolMissing: there is no compiler.
    """
    (first, declared), *others = key_types(headers, [f"{symbol}_key" for symbol in symbols], target, functions)
    place = ", ".join(headers)
    for tool, found in others:
        for name, size in found.items():
            if size != declared[name]:
                a, b = declared[name], size
                text = f"{name} has {a.bytes} bytes, aligned to {a.alignment}, for {first}"
                raise UserError(
                    place,
                    f"{text}; {b.bytes} bytes, aligned to {b.alignment}, for {tool}",
                    "the same for every compiler here",
                )
    for name, size in declared.items():
        if size.alignment % target.key_alignment:
            found_text = f"aligns {name} to {size.alignment}"
            allowed = f"an alignment of {target.key_alignment} bytes, which the proof takes for granted"
            kind = f"uint{8 * target.key_alignment}_t"
            raise UserError(place, found_text, allowed, f"typedef struct {{ {kind} rk[…]; }} {name};")
    return {symbol: declared[f"{symbol}_key"].bytes for symbol in symbols}


def first_declared_bytes(headers: Mapping[str, str], symbol: str, target: Target) -> int:
    """Return sizeof(V_key) as the first installed C compiler reads our own headers, for measurements.

    Raises:
        ToolMissing: no compiler is installed.
    """
    _, declared = next(key_types(headers, [f"{symbol}_key"], target))
    return declared[f"{symbol}_key"].bytes

"""The functions of object code to prove, with their roles. The name of a function decides: it is what callers write."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from ciphergen.cli.proofs import ProofTask
from ciphergen.cli.usage import printable
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.variant import Variant
from ciphergen.interface.phases import all_functions
from ciphergen.interface.table import key_expansion
from ciphergen.verify.object.exported import Interface, interface

NOT_PROVED, NOT_ASKED = "not proved", "not asked"
AT_RUN_TIME = "at run time"  # of files that make code, which is proved when it is there


@dataclass(frozen=True)
class ObjectCode:
    """A piece of object code, and the names that it exports. file: what messages call it; assemblers: those that made
    it, if it was assembled here."""

    file: str
    code: bytes
    interface: Interface
    assemblers: tuple[str, ...] = ()

    @classmethod
    def of(cls, file: str, code: bytes, assemblers: tuple[str, ...] = ()) -> ObjectCode:
        """Return object code together with the names that its tables export.

        Raises:
            UserError: the tables are malformed.
        """
        return cls(file, code, interface(code, file), assemblers)


@dataclass(frozen=True)
class Other:
    """A function or file that is not proved. Of a file no function is named."""

    file: str
    function: str
    verdict: str = NOT_PROVED

    def __str__(self) -> str:
        return printable(f"{self.function} in {self.file}" if self.function else self.file)


@dataclass(frozen=True)
class Named:
    """The functions of a variant in one piece, with their roles."""

    piece: ObjectCode
    variant: str
    roles: Mapping[str, str]

    def task(
        self,
        cipher: str,
        sha256: str,
        target: str,
        key_bytes: int | None,
        mode_key_bytes: Mapping[str, int] = MappingProxyType({}),
        *,
        tables: bool = False,
    ) -> ProofTask:
        """Return the proof task for these functions. cipher: name or path of the cipher text; sha256: its expected
        hash; mode_key_bytes, tables: as for `ProofTask`."""
        p = self.piece
        given = cipher, self.variant, target, p.file, p.code, self.roles, key_bytes, p.assemblers, sha256
        return ProofTask(*given, tables, dict(mode_key_bytes))


@dataclass(frozen=True)
class ProofPlan:
    """The plan of a proof: functions to prove, and what else there is."""

    tasks: Sequence[ProofTask]
    others: Sequence[Other] = ()


def is_prefix(text: str) -> bool:
    """Return True if a C name may begin with the text; True for the empty text."""
    return re.fullmatch(r"([A-Za-z_][A-Za-z0-9_]*)?", text) is not None


def by_name(pieces: Sequence[ObjectCode], prefix: str, variants: Iterable[Variant]) -> list[Named]:
    """Return the functions with our naming scheme behind the prefix, such as `lea128_encrypt`, by variant.

    Raises:
        UserError: a function is there twice; or not all of a variant's are in one piece, with key expansion.
    """
    _check_once(pieces)
    return [named for variant in variants for named in _of_variant(pieces, prefix, variant)]


def _check_once(pieces: Sequence[ObjectCode]) -> None:
    first: dict[str, str] = {}
    for piece in pieces:
        for name in piece.interface.names:
            if name in first:
                raise UserError(
                    piece.file, f"has {name}, which {first[name]} has, too", "one function of a name: which is called?"
                )
            first[name] = piece.file


def _of_variant(pieces: Sequence[ObjectCode], prefix: str, text: Variant) -> Iterator[Named]:
    variant = text.name
    symbols = {f"{prefix}{variant}_{role}": role for role in all_functions(text)}
    every = [
        Named(piece, variant, {s: role for s, role in symbols.items() if s in piece.interface.names})
        for piece in pieces
    ]
    found = [named for named in every if named.roles]
    expand = f"{prefix}{variant}_{key_expansion().name}"
    if text.entries:
        yield from found
        return
    if len(found) > 1:
        raise UserError(
            " and ".join(named.piece.file for named in found),
            f"share the functions of {variant}",
            f"all of them in one object file with {expand}: what is proved goes from the user's key to the output",
            "ld -r -o one.o …, and gen prove … one.o",
        )
    for named in found:
        if expand not in named.roles or len(named.roles) < 2:
            raise UserError(
                named.piece.file,
                f"has {', '.join(named.roles)}, and no other function of {variant}",
                f"{expand} with at least one function that uses the key",
                "ld -r -o one.o …, and gen prove … one.o",
            )
        yield named


def rest(pieces: Iterable[ObjectCode], proved: Iterable[str], verdict: str = NOT_PROVED) -> list[Other]:
    """Return all functions that are not proved. For a piece with code but no function, return the piece itself."""
    names = set(proved)
    others = []
    for piece in pieces:
        functions = piece.interface.functions
        others += [Other(piece.file, function, verdict) for function in functions if function not in names]
        if not names & set(piece.interface.names) and not functions and piece.interface.has_code:
            others.append(Other(piece.file, "", verdict))
    return others

"""Extensions as Python objects: instructions whose meanings are written in the language of ciphers (`NAME.instr`).

What a register holds is a `word`, as wide as the machine's; an immediate is a `number`. The meaning of an instruction
is a term of what its registers hold, so it can neither touch memory nor keep a state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ciphergen.dsl import syntax
from ciphergen.dsl.budget import SIZE, Budget
from ciphergen.dsl.check import all_used, check_cipher, check_items
from ciphergen.dsl.cipher import shipped_ciphers, shipped_text
from ciphergen.dsl.circuit_library import CircuitLibrary
from ciphergen.dsl.circuits import Circuit, make_circuits
from ciphergen.dsl.errors import SourceLocation, UserError, unknown
from ciphergen.dsl.extension_syntax import ExtensionText, InstructionDecl, UsesDecl, WrittenEncoding
from ciphergen.dsl.files import read_text
from ciphergen.dsl.names import Checker, DeclaredName, again
from ciphergen.dsl.parser import parse, parse_extension
from ciphergen.dsl.term import Term
from ciphergen.dsl.uncollected import uncollected
from ciphergen.dsl.unfold import Unfolder
from ciphergen.dsl.values import each_table


@dataclass(frozen=True, eq=False)
class CustomInstruction:
    """An instruction. registers, numbers: its operands that are words and immediates, in the order of the text."""

    name: str
    place: SourceLocation
    encoding: WrittenEncoding
    registers: tuple[str, ...]
    numbers: tuple[str, ...]
    declared: syntax.FunctionDecl
    unfolder: Unfolder

    def result(self, given: Mapping[str, Term | int]) -> Term:
        """Return what the instruction writes, as wide as a register. given: each operand's word or number.

        Raises:
            UserError: a number is none for which the text says a result.
        """
        args = tuple(given[parameter.name] for parameter in self.declared.params)
        found = self.unfolder.invoke(self.name, args, self.place)
        assert isinstance(found, Term)
        return found


@dataclass(frozen=True, eq=False)
class Extension:
    """The instructions of a text, for registers of `word` bits. circuits: of tables, by their entries."""

    name: str
    word: int
    text: str
    instructions: tuple[CustomInstruction, ...]
    circuits: Mapping[tuple[int, ...], Circuit]

    @property
    def sha256(self) -> str:
        """Return the SHA-256 of the text in UTF-8, in hexadecimal."""
        return hashlib.sha256(self.text.encode()).hexdigest()


_WHAT = "instructions of an extension"
_TYPES = "'word' for a register, 'number' for an immediate"


def shipped_folder() -> Path:
    """Return the folder of the extensions that the package ships."""
    return Path(__file__).parent / "extensions"


def shipped_extensions() -> dict[str, Extension]:
    """Return the extensions that the package ships, for registers of 32 bits, by the names of their files."""
    return {path.stem: load_extension(str(path), 32) for path in sorted(shipped_folder().glob("*.instr"))}


def load_extension(path: str, word: int) -> Extension:
    """Return the checked extension in a file, for registers of `word` bits.

    Raises:
        UserError: the file cannot be read, or something is wrong with its text.
    """
    return _read(read_text(path, _WHAT, SIZE), path, word)


@lru_cache(maxsize=16)  # the rows, the rules and the emulator of a target ask for it
def _read(text: str, file: str, word: int) -> Extension:
    with uncollected():
        tree = parse_extension(text, file)
        used = [item for name in _uses(tree) for item in _used(name, file, word)]
        own = [item.function if isinstance(item, InstructionDecl) else item for item in tree.items]
        _check(tree, used)
        items = [*used, *own]
        settings = {i.name: i.value for i in used if isinstance(i, syntax.SettingDecl)}
        unfolder = Unfolder.of(word, None, settings, items, Budget())
        found = tuple(_instruction(i, unfolder, word) for i in tree.items if isinstance(i, InstructionDecl))
        circuits = dict(make_circuits(items, unfolder))
        library = CircuitLibrary.beside(file)
        for table in each_table(unfolder.around.tables):
            if table.entries not in circuits and (known := library.find(table.entries, table.width)) is not None:
                circuits[table.entries] = known.circuit
        unfolder.budget.lift()
        return Extension(tree.name, word, text, found, circuits)


def _uses(tree: ExtensionText) -> Iterator[syntax.Name]:
    """Yield the names of the ciphers that an extension uses.

    Raises:
        UserError: one is named twice.
    """
    before: dict[str, SourceLocation] = {}
    for item in tree.items:
        if isinstance(item, UsesDecl):
            first = before.setdefault(item.cipher.name.lower(), item.place)
            if first is not item.place:
                raise again(item.place, f"'uses {item.cipher.name}'", first)
            yield item.cipher


def _used(name: syntax.Name, file: str, word: int) -> Iterator[syntax.Node]:
    """Yield what a cipher's text declares, and the settings of its first variant: of a text beside the extension, or
    of a shipped one.

    Raises:
        UserError: no cipher has the name, or what it declares is of words that are no registers.
    """
    beside = Path(file).parent / f"{name.name.lower()}.cipher"
    if beside.is_file():
        tree = parse(read_text(beside, "the text of a cipher"), str(beside))
    elif (text := shipped_text(beside.name)) is not None:
        tree = parse(text, beside.name)
    else:
        raise unknown(name.place, "cipher", name.name, shipped_ciphers())
    assert isinstance(tree, syntax.CipherText)
    check_cipher(tree)
    variant = next(item for item in tree.items if isinstance(item, syntax.VariantDecl))
    bits = next(i.bits for i in (*variant.items, *tree.items) if isinstance(i, syntax.Word))
    yield from (item for item in variant.items if isinstance(item, syntax.SettingDecl))
    for item in tree.items:
        if isinstance(item, syntax.Const | syntax.TableDecl | syntax.FunctionDecl | syntax.CircuitDecl) and (
            bits == word or not _says_word(item)
        ):
            yield item


def _says_word(node: syntax.Node) -> bool:
    return (isinstance(node, syntax.Type) and node.base == "word") or any(map(_says_word, node.children()))


def _check(tree: ExtensionText, used: Sequence[syntax.Node]) -> None:
    """Check the names of an extension, below those of the ciphers that it uses.

    Raises:
        UserError: a name is wrong, or there is no instruction.
    """
    made = [item for item in tree.items if isinstance(item, InstructionDecl)]
    if not made:
        write = 'instruction NAME "0000000 rs2 rs1 000 rd 0001011" (rs1: word, rs2: word) -> word = rs1 ^ rs2'
        raise UserError(tree.place, f"extension '{tree.name}' has no instruction", "one instruction or more", write)
    settings = (item for item in used if isinstance(item, syntax.SettingDecl))
    checker = Checker({item.name: DeclaredName(item.name, "setting", item.place) for item in settings}, {})
    list(check_items([item for item in used if not isinstance(item, syntax.SettingDecl)], checker))
    own: list[DeclaredName] = []
    for item in tree.items:
        if isinstance(item, InstructionDecl):
            list(check_items([item.function], checker))
        elif not isinstance(item, UsesDecl):
            own += check_items([item], checker)
    all_used(own, checker)


def _instruction(item: InstructionDecl, unfolder: Unfolder, word: int) -> CustomInstruction:
    """Return an instruction of a checked text.

    Raises:
        UserError: an operand or the result is neither a register nor an immediate.
    """
    function, registers, numbers = item.function, list[str](), list[str]()
    for parameter in (*function.params, function.output):
        assert parameter.type is not None
        shape = unfolder.shape(parameter.type)
        result = parameter is function.output
        if shape.sizes or shape.width not in ((word,) if result else (word, None)):
            found = f"{shape} for {'the result' if result else repr(parameter.name)} of instruction '{function.name}'"
            raise UserError(parameter.type.place, found, f"'word', of {word} bits" if result else _TYPES)
        if not result:
            (numbers if shape.width is None else registers).append(parameter.name)
    return CustomInstruction(
        function.name, item.place, item.encoding, tuple(registers), tuple(numbers), function, unfolder
    )

"""One variant of a cipher: its sizes, and its schedule, encryption and decryption as terms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate

from ciphergen.dsl import syntax, term
from ciphergen.dsl.binding import Binding, Scope
from ciphergen.dsl.call_form import TextCall
from ciphergen.dsl.circuits import Circuit
from ciphergen.dsl.entry import Entry, Port, Rate
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.procedures import DECRYPT, DIRECTIONS, ENCRYPT, SCHEDULE
from ciphergen.dsl.steps import Step, cut
from ciphergen.dsl.term import Term
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.dsl.unfold import Unfolder, complete
from ciphergen.dsl.values import ArrayShape, Value, empty, fit, flatten, reshape

Rows = Sequence[Sequence[Term]]


@dataclass(frozen=True, eq=False)
class Variant:
    """A variant: a cipher with its parameters fixed.

    Attributes:
        cipher: the family's name in small letters, `lea`.
        name: the variant's name in small letters, `lea128`.
        title: the name as the text writes it, `LEA128`.
        word_bits: width of a word of blocks and keys.
        byte_order: `little` or `big`. Little: the bytes in memory are one little-endian number, whose lowest bits
            are word 0. Big: they are one big-endian number, whose highest bits are word 0.
        block_words, key_words: sizes in words. Without a block cipher the block is that of entry points that permute
            one or make a key stream, 0 where there is none or there are several sizes, and there is no key but what
            the folds of a mode with phases derive from one, in words.
        settings: the variant's numbers, such as `rounds`.
        circuits: by the entries of a table, its circuit where the text or a library of circuits has one; each was
            evaluated on every index.
        entries: the entry points by name, of a text that is no block cipher; it has no procedures, key and block.
        inverses: pairs of entry points, the first of which undoes the second.
    """

    cipher: str
    title: str
    word_bits: int
    byte_order: str
    block_words: int
    key_words: int
    settings: Mapping[str, int]
    unfolder: Unfolder
    procedures: Mapping[str, syntax.Procedure]
    circuits: Mapping[tuple[int, ...], Circuit]
    entries: Mapping[str, Entry]
    inverses: tuple[tuple[Entry, Entry], ...]

    @property
    def name(self) -> str:
        return self.title.lower()

    @cached_property
    def products(self) -> Mapping[SourceLocation, int]:
        """Return the places where the text multiplies words by words, each with the width of these."""
        self._unfold_entries()
        return dict(self.unfolder.around.products)

    @cached_property
    def look_ups(self) -> Mapping[SourceLocation, tuple[str, Term]]:
        """Return the places where the text looks up tables with words, the name of each table, and a look-up."""
        self._unfold_entries()
        return dict(self.unfolder.around.look_ups)

    def _unfold_entries(self) -> None:
        """Run the entry points that were not unfolded yet; all else was when the text was read, to try that decryption
        undoes it."""
        for name, entry in self.entries.items():
            if entry.place not in self.unfolder.unfolded:
                self.steps(name)

    @property
    def directions(self) -> tuple[str, ...]:
        """Return the names of what has steps: `encrypt` and `decrypt`, or the entry points."""
        return tuple(self.entries) or DIRECTIONS

    @property
    def block_bytes(self) -> int:
        return self.block_words * self.word_bits // 8

    @property
    def key_bytes(self) -> int:
        return self.key_words * self.word_bits // 8

    @property
    def derived(self) -> dict[str, Port]:
        """Return, by their names, the inputs of entry points that are parts of one key, of which code keeps a form of
        its own: what a mode with phases derives from the user's key. None are in texts of ciphers."""
        ports = (port for entry in self.entries.values() for port in entry.of_rate(Rate.KEY))
        return {port.name: port for port in ports} if self.key_words else {}

    def words(self, memory: Sequence[Term]) -> tuple[Term, ...]:
        """Return the words that bytes in memory order form.

        Args:
            memory: 8-bit terms, a whole number of words.
        """
        width = self.word_bits
        if width % 8 == 0:
            step = width // 8
            groups = (memory[i : i + step] for i in range(0, len(memory), step))
            return tuple(term.from_bytes(g, self.byte_order) for g in groups)
        number = term.from_bytes(memory, self.byte_order)
        pieces = tuple(term.extract(number, i + width - 1, i) for i in range(0, number.width, width))
        return pieces if self.byte_order == "little" else pieces[::-1]

    def bytes(self, words: Sequence[Term]) -> tuple[Term, ...]:
        """Return the 8-bit terms in memory order that words form: the inverse of `words`."""
        if self.word_bits % 8 == 0:
            return tuple(b for w in words for b in term.to_bytes(w, self.byte_order))
        number = term.concat(*(reversed(words) if self.byte_order == "little" else words))
        return tuple(term.to_bytes(number, self.byte_order))

    @cached_property
    def key_groups(self) -> tuple[ArrayShape, ...]:
        """Return the shapes of the schedule's outputs, in each of which the first size counts round keys."""
        shapes = []
        for output in self.procedures[SCHEDULE].outputs if self.procedures else ():
            assert output.type is not None
            shape = self.unfolder.shape(output.type)
            if not shape.sizes or shape.width is None:
                allowed = "an array of words, one element for each round"
                raise UserError(output.place, f"round keys '{output.name}' are {shape}", allowed, "word[rounds]")
            shapes.append(shape)
        return tuple(shapes)

    @property
    def key_shape(self) -> tuple[int, ...]:
        """Return the number of words in each round key."""
        return tuple(shape.element.count for shape in self.key_groups for _ in range(shape.sizes[0]))

    def schedule(self, key: Sequence[Term]) -> tuple[tuple[Term, ...], ...]:
        """Return the round keys' words, as `round_keys[i][j]`.

        Args:
            key: `key_bytes` 8-bit terms in memory order.
        """
        return self.schedule_words(self.words(key) if self.procedures else ())

    def schedule_words(self, key: Sequence[Term]) -> tuple[tuple[Term, ...], ...]:
        """Return the round keys, from the key's words; none where there are only entry points."""
        if not self.procedures:
            return ()
        procedure = self.procedures[SCHEDULE]
        scope = dict(self.unfolder.globals)
        scope[procedure.params[0].name] = self._view(procedure.params[0], key, "key")
        for output, shape in zip(procedure.outputs, self.key_groups, strict=True):
            self.unfolder.budget.spend(shape.count, output.place)
            scope[output.name] = Binding(empty(shape), shape, output=True)
        self.unfolder.run_procedure(procedure.body, scope)
        rows: list[tuple[Term, ...]] = []
        for output, shape in zip(procedure.outputs, self.key_groups, strict=True):
            leaves = [leaf for leaf in flatten(complete(output, scope)) if isinstance(leaf, Term)]
            size = shape.element.count
            rows.extend(tuple(leaves[i : i + size]) for i in range(0, len(leaves), size))
        return tuple(rows)

    def schedule_calls(self, key: Sequence[Term]) -> tuple[TextCall, ...]:
        """Return the calls in the schedule, which are parts of its terms."""
        self.schedule(key)
        return self.unfolder.calls

    def encrypt(self, round_keys: Rows, block: Sequence[Term]) -> tuple[Term, ...]:
        """Return one block encrypted, as `block_bytes` 8-bit terms in memory order."""
        return self.crypt(ENCRYPT, round_keys, block)

    def decrypt(self, round_keys: Rows, block: Sequence[Term]) -> tuple[Term, ...]:
        """Return one block decrypted: the inverse of `encrypt`."""
        return self.crypt(DECRYPT, round_keys, block)

    def crypt(self, direction: str, round_keys: Rows, block: Sequence[Term]) -> tuple[Term, ...]:
        """Return one block after `encrypt` or `decrypt`."""
        return self.bytes(self.run(direction, round_keys, self.words(block)))

    def run(self, direction: str, round_keys: Rows, block: Sequence[Term]) -> tuple[Term, ...]:
        """Return the block's words after `encrypt` or `decrypt`."""
        procedure = self.procedures[direction]
        scope = self.scope(procedure, round_keys, block)
        self.unfolder.run_procedure(procedure.body, scope)
        return self.result(procedure, scope)

    def scope(self, procedure: syntax.Procedure, round_keys: Rows, block: Sequence[Term]) -> Scope:
        """Return the scope of `encrypt` or `decrypt` before its first statement."""
        scope = dict(self.unfolder.globals)
        scope[procedure.params[0].name] = self._view(procedure.params[0], block, "block")
        outputs = [o.name for o in self.procedures[SCHEDULE].outputs]
        arrays = self._key_arrays(round_keys)
        for parameter in procedure.params[1:]:
            # One array of round keys may have any name; of several, each parameter names one.
            at = outputs.index(parameter.name) if len(outputs) > 1 else 0
            shape = self.key_groups[at]
            if parameter.type is not None and self.unfolder.shape(parameter.type) != shape:
                found = f"round keys '{parameter.name}' are {self.unfolder.shape(parameter.type)} here"
                raise UserError(parameter.place, found, f"{shape}, as the schedule makes them")
            keys = fit(reshape(arrays[at], shape), shape, parameter.place, "the round keys")
            scope[parameter.name] = Binding(keys, shape)
        output = procedure.outputs[0]
        shape = self._block_shape(output, self.block_words, "block")
        scope[output.name] = Binding(empty(shape), shape, output=True)
        return scope

    def _key_arrays(self, round_keys: Rows) -> list[Sequence[Term]]:
        """Return the words of each output of the schedule."""
        words = [word for row in round_keys for word in row]
        ends = list(accumulate(shape.count for shape in self.key_groups))
        return [words[start:end] for start, end in zip([0, *ends[:-1]], ends, strict=True)]

    def result(self, procedure: syntax.Procedure, scope: Scope) -> tuple[Term, ...]:
        """Return the words of the output after the last statement."""
        value: Value = complete(procedure.outputs[0], scope)
        return tuple(leaf for leaf in flatten(value) if isinstance(leaf, Term))

    def call(self, name: str, given: Mapping[str, Sequence[Term]]) -> dict[str, tuple[Term, ...]]:
        """Return the outputs of an entry point by the names of ports, of its inputs as 8-bit terms in memory order."""
        entry = self.entries[name]
        words = iter(self.entry_words(entry, [w for port in entry.inputs for w in self.words(given[port.name])]))
        return {port.name: self.bytes([next(words) for _ in range(port.words)]) for port in entry.outputs}

    def entry_words(self, entry: Entry, words: Sequence[Term]) -> tuple[Term, ...]:
        """Return the words of all outputs of an entry point, of those of all its inputs."""
        scope = self.entry_scope(entry, words)
        self.unfolder.run_procedure(entry.body, scope)
        return tuple(word for port in entry.outputs for word in self.port_words(port, scope))

    def port_words(self, port: Port, scope: Scope) -> tuple[Term, ...]:
        """Return the words of an output of an entry point after the last statement."""
        return tuple(leaf for leaf in flatten(complete(port, scope)) if isinstance(leaf, Term))

    def entry_scope(self, entry: Entry, words: Sequence[Term]) -> Scope:
        """Return the scope of an entry point before its first statement, with the words of its inputs."""
        self.unfolder.unfolded.add(entry.place)
        scope, left = dict(self.unfolder.globals), iter(words)
        for port in entry.inputs:
            scope[port.name] = Binding(reshape([next(left) for _ in range(port.words)], port.shape), port.shape)
        for port in entry.outputs:
            self.unfolder.budget.spend(port.words, port.place)
            if port.rate is not Rate.CHAIN:
                scope[port.name] = Binding(empty(port.shape), port.shape, output=True)
        return scope

    def steps(self, name: str) -> tuple[Step, ...]:
        """Return the steps of `encrypt`, `decrypt` or an entry point, cut after each round; see `Step`. The inputs of
        the first step of an entry point are the words of all its inputs but those that are made of a key, which are
        `ready_keys`; the outputs of the last are those of all its outputs."""
        return _entry_steps(self, name) if name in self.entries else _steps(self, name)

    def ready_keys(self, name: str) -> tuple[tuple[Term, ...], ...]:
        """Return what an entry point takes that is made of a key as variables, as `key_variables` does with round keys:
        the first size of its type counts these."""
        found = list[tuple[int, int]]()
        for port in self.entries[name].of_rate(Rate.READY):
            rows = port.shape.sizes[0] if port.shape.sizes else 1
            found += [(port.words // rows, self.word_bits)] * rows
        return _symbols(found)

    def key_variables(self) -> tuple[tuple[Term, ...], ...]:
        """Return the round keys as variables: symbols `rk` with the index (i, j), all secret."""
        widths = [shape.width or 0 for shape in self.key_groups for _ in range(shape.sizes[0])]
        return _symbols(zip(self.key_shape, widths, strict=True))

    def _block_shape(self, parameter: syntax.Parameter, words: int, what: str) -> ArrayShape:
        if parameter.type is None:
            return ArrayShape((words,), self.word_bits)
        shape = self.unfolder.shape(parameter.type)
        if shape.width != self.word_bits or shape.count != words:
            allowed = f"{words} words of {self.word_bits} bits, as arrays of any shape"
            raise UserError(parameter.type.place, f"{shape} for a {what}", allowed, f"word[{words}]")
        return shape

    def _view(self, parameter: syntax.Parameter, words: Sequence[Term], what: str) -> Binding:
        shape = self._block_shape(parameter, len(words), what)
        return Binding(reshape(words, shape), shape)


def _symbols(rows: Iterable[tuple[int, int]]) -> tuple[tuple[Term, ...], ...]:
    """Return the variables of round keys. rows: of each the number of words and their width."""
    return tuple(
        tuple(term.var(Symbol("rk", (i, j), Secrecy.SECRET), width) for j in range(count))
        for i, (count, width) in enumerate(rows)
    )


@lru_cache(maxsize=16)  # each function that is generated asks for them
def _steps(variant: Variant, direction: str) -> tuple[Step, ...]:
    procedure, keys = variant.procedures[direction], variant.key_variables()
    block = [term.var(f"in.{i}", variant.word_bits) for i in range(variant.block_words)]
    scope = variant.scope(procedure, keys, block)
    words = [word for row in keys for word in row]
    return cut(variant.unfolder, procedure.body, scope, block, words, lambda: variant.result(procedure, scope))


@lru_cache(maxsize=16)
def _entry_steps(variant: Variant, name: str) -> tuple[Step, ...]:
    entry, keys = variant.entries[name], variant.ready_keys(name)
    given = [term.var(f"in.{i}", variant.word_bits) for i in range(entry.words)]
    made, words = [word for row in keys for word in row], list[Term]()
    ready, rest = iter(made), iter(given)
    for port in entry.inputs:
        words += [next(ready if port.rate is Rate.READY else rest) for _ in range(port.words)]
    scope = variant.entry_scope(entry, words)

    def result() -> list[Term]:
        return [word for port in entry.outputs for word in variant.port_words(port, scope)]

    return cut(variant.unfolder, entry.body, scope, given, made, result)

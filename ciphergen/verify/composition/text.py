"""A mode's text with phases, run for byte strings of all lengths at once.

The cipher, folds over strings and functions with statements of their own are opaque applications; sizes are public
terms. What a comparison of sizes gives is asked of a path: it has to have decided that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, SupportsIndex

from ciphergen.dsl import mode_syntax, syntax
from ciphergen.dsl.binding import Scope
from ciphergen.dsl.budget import lifted
from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.expressions import evaluate
from ciphergen.dsl.phase_check import phase_of, start_of
from ciphergen.dsl.phase_entries import asks_cipher, derived_keys
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_run import START, PhaseRun, compares_tag
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.public_number import NotKnown, PublicNumber, PublicString
from ciphergen.dsl.term import Term, const, eq, extract, variables, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.dsl.unfold import complete
from ciphergen.dsl.values import Value
from ciphergen.verify.composition.applications import Applications, Equal, String
from ciphergen.verify.execution.strings import Initial, Streamed
from ciphergen.verify.variables import is_secret

SEVERAL = "the path is one for several cases of the text"
_MORE = 16  # bits of a size above those of a register, so that a multiple loses nothing


class Text(PublicString):
    """A byte string of unknown length as a value. known: its bytes, if the path fixes how many there are; decide:
    whether a 1-bit term about sizes is 1."""

    def __new__(cls, string: String, known: Callable[[], tuple[Term, ...]], decide: Equal | None = None) -> Text:
        """Return a value without bytes of its own."""
        return super().__new__(cls)

    def __init__(self, string: String, known: Callable[[], tuple[Term, ...]], decide: Equal | None = None) -> None:
        """Take a string as a value."""
        self.string, self._known, self._decide = string, known, decide

    def part(self, first: int, last: int) -> Text:
        content, length = self.string.content, self.string.length
        if not isinstance(content, Initial) or self._decide is None:
            raise NotKnown("a part of a string that is made of another one")
        end = last + 1
        count, size = end - first, PublicNumber(zext(length, length.width + _MORE), self._decide)
        if not count >= 0 or not size >= end:
            raise NotKnown("a part of a string that is not in it")
        start, many = (_in_word(each, length.width) for each in (first, count))
        return Text(String(Initial(content.buffer, content.start + start), many), _no_bytes, self._decide)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._known())

    def __len__(self) -> int:
        return len(self._known())

    def __getitem__(self, at: SupportsIndex | slice) -> Any:
        return self._known()[at]

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __hash__(self) -> int:
        return id(self)


class TagCompared(Exception):
    """The end of a run that looks for the comparison of the tag: `term` is 1 where the text releases something."""

    def __init__(self, term: Term) -> None:
        super().__init__()
        self.term = term


class TextRun(PhaseRun):
    """A run of a mode's text with phases on terms, for what a path decides.

    Args:
        normal: brings words into the form in which applications are compared.
        holds: whether a 1-bit term is known to be 1 on the path.
        public: the names of byte strings that are no secret.
    """

    def __init__(
        self,
        mode: PhaseMode,
        applications: Applications,
        normal: Callable[[Term], Term],
        holds: Equal,
        public: Collection[str] = (),
    ) -> None:
        external = {f"{mode.tree.cipher}.{name}": partial(self.crypt, name) for name in DIRECTIONS}
        super().__init__(mode.tree, mode.block_bits, external, lifted(), {})
        self._apply, self._normal, self._path, self._public = applications, normal, holds, public
        self._verdict: Callable[[Term], bool] | None = None
        self.mode = mode

    @cached_property
    def _opaque(self) -> frozenset[str]:
        """Return the functions of blocks alone that have statements of their own."""
        return frozenset(name for name in self._keyless if self.functions[name].value is None)

    def decide(self, condition: Term) -> bool:
        """Return whether a condition is 1 on the path.

        Raises:
            NotKnown: the path leaves that open.
        """
        if self._path(condition):
            return True
        if self._path(~condition):
            return False
        raise NotKnown(SEVERAL)

    def begins(self, given: Mapping[str, Value]) -> bool:
        """Return False if what stands before both directions refuses what is given."""
        return start_of(self.mode.tree) is None or self.run_phase(START, given) is not None

    def direction(self, name: str, given: Mapping[str, Value], tag_bytes: int | None) -> Mapping[str, Value] | None:
        """Return the results of a direction by their names, None where the text releases nothing."""
        values = dict(given)
        if start_of(self.mode.tree) is not None:
            begun = self.run_phase(START, values)
            if begun is None:
                return None
            names = [p.name for p in phase_of(self.mode.tree, name).params if p.type is None]
            values |= dict(zip(names, begun.values(), strict=True))
        return self.run_phase(name, values, tag_bytes)

    def verdict(self, name: str, given: Mapping[str, Value], tag_bytes: int) -> Term | None:
        """Return the comparison of the tag as a 1-bit term, None where the text refuses before it."""
        before, self._verdict = self._verdict, _raise
        try:
            self.direction(name, given, tag_bytes)
        except TagCompared as found:
            return found.term
        finally:
            self._verdict = before
        return None

    def refuses(self, name: str, given: Mapping[str, Value], tag_bytes: int | None) -> bool:
        """Return True if the text releases nothing before any tag is compared."""
        before, self._verdict = self._verdict, _raise
        try:
            return self.direction(name, given, tag_bytes) is None
        except TagCompared:
            return False
        finally:
            self._verdict = before

    def size(self, length: Term) -> PublicNumber:
        """Return a length as a number of the text."""
        return PublicNumber(zext(length, length.width + _MORE), self.decide)

    def invoke(self, name: str, args: tuple[Value, ...], place: SourceLocation) -> Value:
        if name == "size" and isinstance(args[0], Text):
            return self.size(args[0].string.length)
        if name in self._opaque:
            words = [self._normal(self._as_block(a, place, f"the argument of '{name}'")) for a in args]
            return self._apply(name, self.bits, words, (), self._path)
        return super().invoke(name, args, place)

    def folded(self, name: str, keys: tuple[Term, ...], carried: Term, string: String) -> Term:
        """Return the value of a fold over a string. keys: of the derived values that it reads. Where neither these nor
        the cipher are asked, and nothing of the string is secret, the value is none."""
        words = [self._normal(t) for t in (*keys, carried)]
        secrecy = Secrecy.PUBLIC if self._is_public(name, words, string) else Secrecy.SECRET
        return self._apply(f"fold {name}", self.bits, words, (string,), self._path, secrecy)

    def _is_public(self, name: str, words: Sequence[Term], string: String) -> bool:
        if asks_cipher(self._tree, self._blockwise[name].step) or any(map(is_secret, variables(words))):
            return False
        return isinstance(string.content, Initial) and string.content.buffer in self._public

    def blockwise(self, name: str) -> mode_syntax.Blockwise:
        """Return a function over blocks of the text."""
        return self._blockwise[name]

    def fold_bytes(self, name: str, carried: Term, data: tuple[Term, ...]) -> Term:
        """Return the value of a fold over bytes."""
        item = self._blockwise[name]
        found = super()._over_blocks(item, (carried, data), item.place)
        assert isinstance(found, Term)
        return found

    def one_block(self, name: str, carried: Term, block: Term) -> tuple[Term, Term]:
        """Return what an `each` makes of a block, and what it carries on."""
        item = self._blockwise[name]
        scope = self.opened(item.step, (carried, block), item.place)
        self.run(item.step.body, scope)
        made = self._as_block(complete(item.step.output, scope), item.place, f"'{item.step.output.name}'")
        return made, self._as_block(scope[item.step.params[0].name].value, item.place, "what is carried")

    def key_values(self, names: tuple[str, ...]) -> tuple[Term, ...]:
        """Return values that are derived from the key."""
        found = [self.globals[name].value for name in names]
        return tuple(v for v in found if isinstance(v, Term))

    def crypt(self, direction: str, block: Term) -> Term:
        """Return what the cipher makes of a block."""
        return self._apply(f"E.{direction}", self.bits, [self._normal(block)], (), self._path)

    def _over_blocks(self, item: mode_syntax.Blockwise, args: tuple[Value, ...], place: SourceLocation) -> Value:
        data = args[1]
        if not isinstance(data, Text):
            return super()._over_blocks(item, args, place)
        carried = self._as_block(args[0], place, f"'{item.step.params[0].name}' of '{item.name}'")
        if item.kind == "fold":
            return self.folded(item.name, self.key_values(keys_of(item, self.mode)), carried, data.string)
        content = data.string.content
        if not isinstance(content, Initial):
            raise NotKnown(f"'each {item.name}' of what is made of another string")
        made = String(Streamed(item.name, self._normal(carried), content), data.string.length)
        return Text(made, _no_bytes)

    def _holds(self, statement: syntax.Require, scope: Scope, cut: int | None) -> bool:
        other = compares_tag(statement.value)
        if other is None or cut is None:
            return super()._holds(statement, scope, cut)
        assert isinstance(statement.value, syntax.Binary)
        sides = (evaluate(side, scope, self.around) for side in (statement.value.left, statement.value.right))
        first, second = (self._as_block(v, statement.place, "what a tag is compared with") for v in sides)
        high, low = self.bits - 1, self.bits - 8 * cut
        return (self._verdict or self.decide)(eq(extract(first, high, low), extract(second, high, low)))

    def _as_string(self, value: Value, place: SourceLocation, what: str) -> tuple[Term, ...]:
        return value if isinstance(value, Text) else super()._as_string(value, place, what)


def keys_of(item: mode_syntax.Blockwise, mode: PhaseMode) -> tuple[str, ...]:
    """Return the names of the derived values that a fold reads, in the order of the text."""
    return derived_keys(mode, item.name)


def _in_word(number: int, width: int) -> Term:
    return number.word(width) if isinstance(number, PublicNumber) else const(number, width)


def _no_bytes() -> tuple[Term, ...]:
    raise NotKnown("bytes of a string that is made of another one")


def _raise(condition: Term) -> bool:
    raise TagCompared(condition)

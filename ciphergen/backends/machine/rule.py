"""Instruction selection of a target: rules from terms to rows, and idioms for jumps, memory and the stack. Each
target's `rules.py` fills this in.

Rules are not trusted: the prover never sees them, and tests prove each against the rows' meaning.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, ClassVar

from ciphergen.backends.machine.byte_look_ups import ByteLookUps
from ciphergen.backends.machine.calls import FunctionCalls, LocalCalls, Routines
from ciphergen.backends.machine.carryless import CarrylessProducts
from ciphergen.backends.machine.emit import Emit, EmitRun, FramePlace, Half, JumpTarget, Made, Offset, Reg
from ciphergen.backends.machine.kernel_idioms import ByteChoice, MadeTables, ThreadMemory
from ciphergen.backends.machine.look_ups import LookUps, LookUpTable
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.row_function import RowFunction
from ciphergen.dsl.term.pattern import Pattern, pattern
from ciphergen.interface.table import ROLES


def _always(**bindings: int) -> bool:
    return True


@dataclass(frozen=True)
class Rule:
    """A selection rule: a pattern of terms and the instructions that compute it. `emit` takes `Emit` and the pattern's
    names: registers for terms, ints for constants and parameters. `when` takes the ints by name. shares: whether to
    take it also where others need what is inside the pattern: where it costs no more than its outermost operation
    alone."""

    text: str
    emit: Callable[..., Any]  # Any, since what it takes, and in which registers, is said by `text`
    when: Callable[..., bool] = field(default=_always)
    shares: bool = False

    @cached_property
    def pattern(self) -> Pattern:
        return pattern(self.text)


class Comparisons(ABC):
    """Branches that compare unsigned numbers, for counters that take all bits of a register."""

    @abstractmethod
    def if_below(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        """Emit a branch to the label taken if a < b."""

    @abstractmethod
    def if_not_below(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        """Emit a branch to the label taken if a >= b."""


class WideNumbers(ABC):
    """Signed numbers as wide as a pointer, where registers are wider than words."""

    @abstractmethod
    def less(self, e: Emit[Made], word: Reg, bits: int, into: Reg | None = None) -> Made:
        """Return word - 2**bits as a signed number as wide as a pointer; word is below 2**bits, a multiple of 2**16."""


class Masks(ABC):
    """Loads of masks, which are 0 or 1 in all bits, from a byte of memory."""

    @abstractmethod
    def load(self, e: Emit[Made], file: str, base: Reg, offset: int, *, memory: str) -> Made:
        """Load the byte at base + offset, which is 0 or 255, into all bytes of a register of a file."""


class VectorUnit(ABC):
    """Loads and stores of vector registers with several lanes. together: within so many bytes of a pointer two are
    loaded at once. dealt: numbers of registers among which one instruction deals the words of memory, and collects them
    again."""

    together: ClassVar[int]
    dealt: ClassVar[frozenset[int]] = frozenset()

    @abstractmethod
    def load(self, e: Emit[Made], size: int, base: Reg, offset: int, *, memory: str) -> Made:
        """Return `size` bytes (1, 2, ... or the whole) of a vector register loaded from base + offset, zeros above
        them."""

    @abstractmethod
    def store(self, e: Emit[Reg], size: int, value: Reg, base: Reg, offset: int, *, memory: str) -> None:
        """Store the low `size` bytes of a vector register at base + offset."""

    @abstractmethod
    def deal(self, e: EmitRun[Made], bits: int, count: int, base: Reg, *, memory: str) -> Sequence[Made]:
        """Load `count` registers, one of `dealt`, from memory at base, de-interleaved: words of `bits` bits go to one
        register after the other, lane by lane."""

    @abstractmethod
    def collect(self, e: Emit[Reg], bits: int, registers: Sequence[Reg], base: Reg, *, memory: str) -> None:
        """Store interleaved registers at base: the inverse of `deal`."""

    @abstractmethod
    def fill(self, e: Emit[Made], bits: int, word: Reg) -> Made:
        """Return a vector register with the low `bits` bits (8, 16, ...) of a general register in every lane."""

    @abstractmethod
    def repeat(self, e: Emit[Made], bits: int, value: Reg) -> Made:
        """Return a vector register with the low `bits` bits (8, 16, ...) of another in every lane."""

    @abstractmethod
    def gather(self, e: Emit[Made], words: Sequence[Reg]) -> Made:
        """Return a vector register with the low 32 bits of each general register as its lanes, the first lowest; as
        many as a vector holds."""

    @abstractmethod
    def word(self, e: Emit[Made], value: Reg, number: int) -> Made:
        """Return a word of 32 bits of a vector register in a general register, zeros above it; the lowest word is
        number 0."""

    @abstractmethod
    def transpose(self, e: Emit[Made], bits: int, a: Reg, b: Reg) -> tuple[Made, Made]:
        """Return two vector registers: the even lanes of `bits` bits (1, 2, 4, ...) of a and b in turn, and the odd.
        Below 8 bits, both registers are overwritten."""


class CodeAddresses(ABC):
    """Addresses of what stands behind the code of a function, from the program counter."""

    @abstractmethod
    def address(self, e: Emit[Made], upper: Half, lower: Half, between: Made, into: Made) -> Made:
        """Return the register of an address, one of the two, from `upper` and `lower`, the distance from the
        instruction that reads the program counter. between: may be written more than once."""

    @abstractmethod
    def parts(self, distance: int) -> tuple[int, int]:
        """Return a distance in bytes split into `upper` and `lower`."""


class Pool(CodeAddresses):
    """A literal pool: constants behind the code of a function. bytes: how far from their own address loads reach."""

    bytes: ClassVar[int]

    @abstractmethod
    def load(self, e: Emit[Reg], base: Reg, offset: int, into: Reg) -> None:
        """Load a word of the constant pool."""


@dataclass(frozen=True)
class Shorter:
    """A row of fewer bytes that does the same as another, and may set flags besides. row: its name; operands: by its
    fields, those of the other row; same: fields of the other row that have to be one register."""

    row: str
    operands: Mapping[str, str]
    same: tuple[str, ...] = ()


class Idioms(ABC):
    """The instructions of a target for what is not a term: branches, loads and stores, the stack. opposites:
    conditional branches, each with the one that goes when it stays (same operands). pairs: loads and stores of one
    register, each with the row for two, whose operands are the second register behind the first, then the address.
    shorter: by row, those of fewer bytes to try, in this order, once registers are allocated.
    addresses: of what stands behind the code.
    comparisons, wide_numbers, calls, function_calls, routines, masks, vectors, pool, byte_choice, own_memory,
    made_tables: None where the target offers none, or nothing needs them there.
    shifts_constants: whether constants of a key schedule are made of others by shifts; not where several instructions
    start in a cycle, since each would wait for the other."""

    opposites: ClassVar[Mapping[str, str]]
    addresses: ClassVar[CodeAddresses]
    pairs: ClassVar[Mapping[str, str]] = {}
    shorter: ClassVar[Mapping[str, tuple[Shorter, ...]]] = {}
    comparisons: Comparisons | None = None
    wide_numbers: WideNumbers | None = None
    calls: ClassVar[LocalCalls | None] = None
    function_calls: ClassVar[FunctionCalls | None] = None
    routines: ClassVar[Routines | None] = None
    masks: Masks | None = None
    vectors: ClassVar[VectorUnit | None] = None
    pool: ClassVar[Pool | None] = None
    byte_choice: ClassVar[ByteChoice | None] = None
    own_memory: ClassVar[ThreadMemory | None] = None
    made_tables: ClassVar[MadeTables | None] = None
    shifts_constants: ClassVar[bool] = False

    @abstractmethod
    def copy(self, e: Emit[Reg], file: str, source: Reg, into: Reg) -> None:
        """Emit into = source, both registers of `file`."""

    @abstractmethod
    def add(self, e: Emit[Made], pointer: Reg, distance: int, into: Reg | None = None) -> Made:
        """Return pointer + distance."""

    @abstractmethod
    def low_bits(self, e: Emit[Made], pointer: Reg, bits: int) -> Made:
        """Return pointer mod 2**bits."""

    @abstractmethod
    def if_zero(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        """Emit a branch to the label taken if value = 0."""

    @abstractmethod
    def if_not_zero(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        """Emit a branch to the label taken if value != 0."""

    @abstractmethod
    def if_negative(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        """Emit a branch to the label taken if the highest bit of value is 1."""

    @abstractmethod
    def if_not_negative(self, e: Emit[Reg], value: Reg, label: JumpTarget) -> None:
        """Emit a branch to the label taken if the highest bit of value is 0."""

    @abstractmethod
    def if_different(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        """Emit a branch to the label taken if a != b."""

    @abstractmethod
    def if_same(self, e: Emit[Reg], a: Reg, b: Reg, label: JumpTarget) -> None:
        """Emit a branch to the label taken if a == b."""

    @abstractmethod
    def jump(self, e: Emit[Reg], label: JumpTarget) -> None:
        """Emit a jump to the label."""

    @abstractmethod
    def leave(self, e: Emit[Reg]) -> None:
        """Emit the return to the caller."""

    @abstractmethod
    def either(self, e: Emit[Made], a: Reg, b: Reg) -> Made:
        """Return the bits of two pointers that are 1 in a or in b."""

    @abstractmethod
    def load(
        self, e: Emit[Made], size: int, base: Reg, offset: Offset, *, memory: str, into: Reg | None = None
    ) -> Made:
        """Load `size` bytes (1, a word, or 2 where words must be aligned) from base + offset, zero-extended. offset: a
        number, or a place in the frame."""

    @abstractmethod
    def store(self, e: Emit[Reg], size: int, value: Reg, base: Reg, offset: Offset, *, memory: str) -> None:
        """Store the low `size` bytes of a register at base + offset. offset: a number, or a place in the frame."""

    @abstractmethod
    def frame_address(self, e: Emit[Made], base: Reg, place: FramePlace) -> Made:
        """Return the address of a place in the frame; base: the stack pointer."""

    @abstractmethod
    def spill(self, e: Emit[Reg], file: str, value: Reg, base: Reg, offset: Offset) -> None:
        """Spill a whole register of `file` to the stack."""

    @abstractmethod
    def reload(self, e: Emit[Reg], file: str, base: Reg, offset: Offset, into: Reg) -> None:
        """Reload a whole register of `file` from the stack."""


Reorder = Callable[[Emit[Any], Any, LookUpTable], Any]


@dataclass(frozen=True)
class RuleSet:
    """Rules for terms of `bits` bits whose values live in registers of `file`, `lanes` of them side by side. What is
    left of a register is zero, or as the highest bit if they are `signed`: every rule takes and leaves it so. lacks:
    operations without a rule that another target has one for, with the text of a message. look_ups: how tables in
    memory are looked up, or None. whole: rows that compute a register of one or two others, with whose meanings rounds
    are compared that have a block in a register. fused: pairs of them that cost as much as the first, adjacent on one
    register. reorder: how bytes of a register change places, by a table of numbers, or None. selects: whether one
    operation chooses among bits, or whole bytes, of two registers by a constant. byte_look_ups: of all bytes of a
    register, or None. functions: of registers, with whose meanings rounds are compared that have several registers of a
    block. polynomials: what multiplies polynomials over GF(2), or None. multiplies: whether `x * c + y` is one
    operation."""

    file: str
    bits: int
    lanes: int
    rules: tuple[Rule, ...]
    signed: bool = False
    lacks: tuple[tuple[str, str], ...] = ()
    look_ups: LookUps | None = None
    whole: tuple[Row, ...] = ()
    fused: tuple[tuple[str, str], ...] = ()
    reorder: Reorder | None = None
    selects: bool = False
    byte_look_ups: ByteLookUps | None = None
    functions: tuple[RowFunction, ...] = ()
    polynomials: CarrylessProducts | None = None
    multiplies: bool = False


@dataclass(frozen=True)
class Generation:
    """Everything the generator reads from a target's `rules.py`.

    sets: `words` for general registers; `wide` for values as wide as these, where words are not; others, by any name,
    for vector registers. directives: lines before the code that fix how it is assembled. roles: what can be made, empty
    for every function of the C interface. narrow: the set that words narrower than those of `words` take. look_ups: of
    words in general registers, for strategies with tables; None where there are none.

    Raises:
        ValueError: there are rules for lanes, but nothing that loads and stores them.
    """

    idioms: Idioms
    sets: Mapping[str, RuleSet]
    directives: tuple[str, ...]
    look_ups: LookUps | None
    roles: tuple[str, ...] = ()
    narrow: str = "words"

    @property
    def made(self) -> tuple[str, ...]:
        """Return the functions that the target generates, in the order of the C interface."""
        return tuple(name for name in ROLES if name in self.roles or not self.roles)

    @property
    def whole(self) -> bool:
        """Return True if the target has rows with whose meanings rounds on whole blocks are compared."""
        return any(rules.whole for rules in self.sets.values())

    @property
    def polynomials(self) -> CarrylessProducts | None:
        """Return what multiplies polynomials, None where nothing does."""
        return next(filter(None, (rules.polynomials for rules in self.sets.values())), None)

    def words(self, bits: int) -> RuleSet:
        """Return the rules for general registers that hold words of so many bits: one word each, a part of a wider one,
        or as many narrower ones as fit."""
        words = self.sets["words"]
        if bits < words.bits:
            return self.sets[self.narrow]
        return words if bits == words.bits else self.sets.get("wide", words)

    def looking_up(self) -> Generation:
        """Return the same with tables in memory, by the rules for words in general registers."""
        words = replace(self.sets["words"], look_ups=self.look_ups)
        return replace(self, sets={"words": words}, narrow="words")

    def with_copies(self, copies: int) -> Generation:
        """Return `looking_up` for so many copies of tables."""
        assert self.look_ups is not None
        return replace(self, look_ups=self.look_ups.with_copies(copies)).looking_up()

    def __post_init__(self) -> None:
        if self.idioms.vectors is None and any(rules.lanes > 1 for rules in self.sets.values()):
            raise ValueError("rules for lanes need `Idioms.vectors`")

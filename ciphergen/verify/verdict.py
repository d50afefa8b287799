"""Verdicts and properties: what a proof can end in. A closed set: only `PROVED` is success."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum


class Verdict(Enum):
    """The verdict on an obligation. `UNDECIDED`: no proof and no counterexample. `UNSUPPORTED`: outside what the prover
    can read."""

    PROVED = "proved"
    REFUTED = "refuted"
    UNDECIDED = "undecided"
    UNSUPPORTED = "unsupported"


class Property(Enum):
    """A property that is proved of a function; `text` is the sentence for the record."""

    RESULT = "result"
    IN_PLACE = "in-place"
    BLOCKS = "blocks"
    READS = "reads"
    WRITES = "writes"
    CALLEE_SAVED = "callee-saved"
    STACK_POINTER = "stack-pointer"
    RESERVED = "reserved-registers"
    CONTROL = "control-flow"
    SECRET_BRANCH = "secret-branch"
    SECRET_ADDRESS = "secret-address"
    TIMING = "timing"
    INVERSE = "inverse"
    RELEASE = "release"

    @property
    def text(self) -> str:
        return _TEXT[self]


_TEXT = {
    Property.RESULT: "the output is what the cipher text says, for every key and every input",
    Property.IN_PLACE: "the same with in == out",
    Property.BLOCKS: "exactly the given number of blocks is processed, for every number; loops end",
    Property.READS: "only the promised memory and constants in the code are read, aligned where the target needs it",
    Property.WRITES: "only the promised memory is written, aligned where the target needs it",
    Property.CALLEE_SAVED: "callee-saved registers are kept",
    Property.STACK_POINTER: "the stack pointer is kept and only the frame below it is used",
    Property.RESERVED: "reserved registers (global and thread pointer) are never changed",
    Property.CONTROL: "every path ends in a return to the caller, through known instructions only",
    Property.SECRET_BRANCH: "no branch depends on a secret",
    Property.SECRET_ADDRESS: "no memory address depends on a secret",
    Property.TIMING: "every instruction executed has data-independent timing",
    Property.RELEASE: "nothing is written before the whole tag was compared, and only zeros where it is wrong",
    Property.INVERSE: "decryption undoes encryption, for every key and every block (of the cipher text itself)",
}


# By method, what a verdict rests on beside the rows of instructions; the whole is one theorem in SOUNDNESS.md.
_RESTS_ON = {
    "composition": "the proofs of the functions that are called, which stand for what their texts say, and z3",
    "execution": "the execution of every path on terms, the induction over loops, and z3 for branches and bounds",
    "normal form": "rewriting of code and text to one form, by equations that z3 proves at many widths",
    "xor form": "bits of code and text that are the exclusive or of the same bits",
    "quadratic form": "bits of code and text that are the same sum of products of two bits",
    "bit sweep": "bits of code and text that are equal over a cut, by truth tables or z3, taken for one",
    "sweep": "words of code and text that z3 finds equal over a cut, taken for one",
    "solver alone": "z3 as well, on the raw terms of code and text with nothing rewritten",
}


def rests_on(methods: Iterable[str]) -> dict[str, str]:
    """Return what the verdicts of the methods rest on, by method, in a fixed order."""
    used = {part for method in methods for part in method.split(", ")}
    return {method: text for method, text in _RESTS_ON.items() if method in used}


class Broken(Exception):
    """An error: a property does not hold, or cannot be shown, at an instruction.

    Args:
        prop: the property.
        address: offset of the instruction in the text section.
        text: what is wrong there.
        verdict: refuted unless the prover merely cannot follow.
    """

    def __init__(self, prop: Property, address: int, text: str, verdict: Verdict = Verdict.REFUTED) -> None:
        super().__init__(text)
        self.prop, self.address, self.text, self.verdict = prop, address, text, verdict


@dataclass(frozen=True)
class Counterexample:
    """A counterexample: concrete inputs on which the code differs from the cipher text.

    Bytes in memory order. confirmed: the bytes were run and gave `got`, where `expected` is right.
    leaves: offset of the first instruction that leaves the specification, None if it could not be told.
    mode_state: the counter before the call, or what else is `carried`, and what it should be and is afterwards; empty
    where every block stands for itself.
    """

    key: bytes
    data: bytes
    blocks: int
    in_place: bool
    expected: bytes
    got: bytes
    confirmed: bool
    leaves: int | None = None
    instruction: str = ""
    mode_state: bytes = b""
    expected_state: bytes = b""
    got_state: bytes = b""
    carried: str = "counter"

    @property
    def returned(self) -> bool:
        """Return True if the run of the bytes returned with an output or a state, within the instructions it had."""
        return bool(self.got or self.got_state)

    def as_json(self) -> dict[str, object]:
        record: dict[str, object] = {
            "key": self.key.hex(),
            "input": self.data.hex(),
            "blocks": self.blocks,
            "in_place": self.in_place,
            "expected": self.expected.hex(),
            "got": self.got.hex(),
            "confirmed": self.confirmed,
            "first_wrong_address": self.leaves,
            "first_wrong_instruction": self.instruction,
        }
        if self.mode_state:
            record |= {
                "bytes": len(self.data),
                self.carried: self.mode_state.hex(),
                f"expected_{self.carried}": self.expected_state.hex(),
                f"got_{self.carried}": self.got_state.hex(),
            }
        return record


@dataclass(frozen=True)
class Obligation:
    """A proof obligation: one property of one function, with its verdict. method: how it was settled; where: offset of
    the instruction that a refusal speaks of; but: what the property does not say of this function, though it does of
    others."""

    function: str
    role: str
    prop: Property
    verdict: Verdict
    method: str = ""
    detail: str = ""
    where: int | None = None
    counterexample: Counterexample | None = None
    but: str = ""

    def as_json(self) -> dict[str, object]:
        record: dict[str, object] = {
            "function": self.function,
            "role": self.role,
            "property": self.prop.value,
            "statement": self.prop.text + self.but,
            "verdict": self.verdict.value,
        }
        if self.method:
            record["method"] = self.method
        if self.detail:
            record["detail"] = self.detail
        if self.where is not None:
            record["address"] = self.where
        if self.counterexample is not None:
            record["counterexample"] = self.counterexample.as_json()
        return record


@dataclass(frozen=True)
class FunctionFacts:
    """Facts about a function: size of its code, its instructions, bytes of stack, registers it writes."""

    symbol: str
    role: str
    offset: int
    code_bytes: int
    instructions: int
    stack_bytes: int
    registers: tuple[str, ...]


@dataclass(frozen=True)
class Report:
    """The verdicts on one object file for one variant. modes: the SHA-256 of each mode's text that it speaks of, in
    hexadecimal; mode_key_bytes: by the names of modes with phases, how much their key expansion writes."""

    variant: str
    obligations: Sequence[Obligation]
    key_memory_bytes: int
    text_sha256: str
    functions: Sequence[FunctionFacts] = ()
    assumptions: Sequence[str] = ()
    counters: Mapping[str, int] = field(default_factory=dict)
    modes: Mapping[str, str] = field(default_factory=dict)
    mode_key_bytes: Mapping[str, int] = field(default_factory=dict)

    @property
    def proved(self) -> bool:
        """Return True if there are obligations and all are proved."""
        return bool(self.obligations) and all(o.verdict is Verdict.PROVED for o in self.obligations)

"""Writing a certificate: the raw terms of object code, and the steps by which they are equal to the text's.

A certificate is plain data. `ciphergen.replay` reads it and believes none of it: operations are made bits by its own
laws, each merge of bits needs equal truth tables over its cut, each question goes to a second solver. What it cannot
show is in SOUNDNESS.md: that the instructions mean what their rows say, and that the execution of all paths and the
induction over loops missed nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term
from ciphergen.dsl.term.symbol import Symbol
from ciphergen.replay.graph import Refused
from ciphergen.replay.steps import SUMS
from ciphergen.verify.certificate.merges import merges
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.raw import RawTerms

FORMAT = "ciphergen-certificate-3"


@dataclass(frozen=True)
class PathOutput:
    """The output of a path, all of it proved to be what the texts say.

    Args:
        function: its symbol. role: what it is for. direction, mode: of the text.
        written: the bytes of the output in order, in normal form.
        conditions: the facts that hold on the path, 1 bit each.
        states: the mode's state before each block that was begun, and behind the last one.
        known: what the conditions make of bytes of the mode's state, where the proof took that.
        left: the bytes of the mode's state, at a return.
        taken: of a message, how many bytes the path takes. end: how such a path ends: with the `last` block, with an
            `empty` message, or at a loop head.
        carried: what places hold there that carry the chain, and what is claimed of them.
    """

    function: str
    role: str
    direction: str
    mode: str
    in_place: bool
    written: Sequence[Term]
    conditions: Sequence[Term] = ()
    states: Sequence[Sequence[Term]] = ()
    known: Mapping[Term, Term] = field(default_factory=dict)
    left: Sequence[Term] = ()
    taken: int = 0
    end: str = ""
    carried: Sequence[tuple[Term, Term]] = ()


class Ledger:
    """The proved facts that a certificate has to show. same: pairs of terms that were proved equal where key expansion
    ends in more than one way."""

    def __init__(self) -> None:
        self.outputs: list[PathOutput] = []
        self.same: list[tuple[Term, Term]] = []

    def add_output(self, output: PathOutput) -> None:
        self.outputs.append(output)

    def forget_after(self, count: int) -> None:
        """Forget all outputs but the first ones."""
        del self.outputs[count:]

    def add_same(self, pairs: Iterable[tuple[Term, Term]]) -> None:
        self.same.extend(pairs)


class _TermNumbering:
    """A numbering of terms, arguments first, with their text."""

    def __init__(self) -> None:
        self.rows: list[list[Any]] = []
        self._numbers: dict[Term, int] = {}

    def __call__(self, term: Term) -> int:
        for t in missing(term, self._numbers):
            self._numbers[t] = len(self.rows)
            param: Any = t.param
            if isinstance(param, Symbol):
                param = [param.kind, list(param.index), param.secrecy.name]
            self.rows.append([t.op, t.width, param, *(self._numbers[a] for a in t.args)])
        return self._numbers[term]

    def all(self, terms: Iterable[Term]) -> list[int]:
        """Return the numbers of several terms."""
        return [self(t) for t in terms]


def without_merges(head: Mapping[str, Any], raw: RawTerms, ledger: Ledger) -> dict[str, Any]:
    """Return a certificate as plain data, without the fields `merges` and `sums`.

    Args:
        head: what the certificate is about: cipher, variant, hashes, roles by symbol.
        raw: the raw terms of values.
    """
    number = _TermNumbering()
    outputs = [_output(o, number, raw) for o in ledger.outputs]
    same = [[number(raw(a)), number(raw(b))] for a, b in ledger.same]
    return {"format": FORMAT, **head, "terms": number.rows, "outputs": outputs, "same": same}


def with_merges(document: Mapping[str, Any], variant: Variant, ways: Sequence[str] = tuple(SUMS)) -> dict[str, Any]:
    """Return a certificate completed with its merges. ways: to take sums, of which the first one that does is taken.

    Raises:
        Refused: the checker's laws and merges do not show what was proved.
    """
    first, *others = ways
    try:
        return {**document, "sums": first, "merges": merges({**document, "sums": first}, variant)}
    except Refused:
        if not others:
            raise
        return with_merges(document, variant, others)


def _output(output: PathOutput, number: _TermNumbering, raw: RawTerms) -> dict[str, Any]:
    return {
        "function": output.function,
        "in_place": output.in_place,
        "written": number.all(map(raw, output.written)),
        "conditions": number.all(output.conditions),
        "states": [number.all(state) for state in output.states],
        "known": [[number(v), number(t)] for v, t in output.known.items()],
        "left": number.all(map(raw, output.left)),
        "taken": output.taken,
        "end": output.end,
        "carried": [[number(raw(value)), number(claim)] for value, claim in output.carried],
    }


def smt_script(solver: Solver) -> str:
    """Return every question that was put to the solver as one SMT-LIB script, each with its answer as its status.
    Write equal questions once."""
    found: list[str] = []
    for text, answer in dict.fromkeys(solver.questions):
        body = "\n".join(line for line in text.splitlines() if not line.startswith((";", "(set-info")))
        found.append(f"(set-info :status {answer})\n{body}\n(reset)\n")
    return "".join(found)

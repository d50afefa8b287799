"""Certificates: the raw terms of object code, and every step by which they were proved equal to the text's.

A certificate is plain data. It is written while a proof is made and read by `ciphergen.replay`, which believes none
of it: each rewrite is checked by a law, each merge of bits by truth tables over its cut, each question by a second
solver. What it cannot show is in SOUNDNESS.md: that the instructions mean what their rows say, and that the
execution of all paths and the induction over loops missed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ciphergen.dsl.symbol import Symbol
from ciphergen.dsl.term import Term, concat, const, extract, make, topological
from ciphergen.verify.equal import Equality
from ciphergen.verify.linear import Linear
from ciphergen.verify.normal import Normalizer
from ciphergen.verify.parts import missing
from ciphergen.verify.raw import RawTerms
from ciphergen.verify.smt import Solver

FORMAT = "ciphergen-certificate-1"


class RecordingNormalizer(Normalizer):
    """A normalizer that keeps its rewrites: an operation on terms in normal form, and the normal form of it."""

    def __init__(self) -> None:
        super().__init__()
        self.rewrites: dict[Term, Term] = {}
        self._inside = False  # a rule that asks for a part of its result

    def _step(self, term: Term) -> Term:
        def step() -> Term:
            return super(RecordingNormalizer, self)._step(term)

        args = tuple(self._known[a] for a in term.args)
        return self._kept(lambda: make(term.op, args, term.width, term.param), step, always=True) if args else step()

    def extract(self, a: Term, high: int, low: int) -> Term:
        """Do, and keep, what the base class does."""
        return self._kept(lambda: extract(a, high, low), lambda: super(RecordingNormalizer, self).extract(a, high, low))

    def concat(self, parts: Sequence[Term]) -> Term:
        """Do, and keep, what the base class does."""
        return self._kept(lambda: concat(*parts), lambda: super(RecordingNormalizer, self).concat(parts))

    def sum(self, linear: Linear) -> Term:
        """Do, and keep, what the base class does."""
        return self._kept(lambda: _spelled(linear), lambda: super(RecordingNormalizer, self).sum(linear))

    def _kept(self, asked: Callable[[], Term], answer: Callable[[], Term], *, always: bool = False) -> Term:
        """Return the answer; keep it with what was asked, if a rule of the base class does not ask for a part."""
        inside, self._inside = self._inside, True
        try:
            result = answer()
        finally:
            self._inside = inside
        if (always or not inside) and (term := asked()) is not result:
            self.rewrites.setdefault(term, result)
        return result


def _spelled(linear: Linear) -> Term:
    """A linear combination as a sum of products."""
    total = const(linear.constant, linear.width)
    for atom, factor in linear.terms.items():
        total = make("add", (total, make("mul", (atom, const(factor, linear.width)), linear.width)), linear.width)
    return total


@dataclass(frozen=True)
class Output:
    """What a path wrote, all of it proved to be what the texts say.

    Args:
        function: its symbol. role: what it is for. direction, mode: of the text.
        written: the bytes of the output in order, in normal form.
        conditions: the facts that hold on the path, 1 bit each.
        states: the mode's state before each block that was begun, and behind the last one.
        known: what the conditions make of bytes of the mode's state, where the proof took that.
        left: the bytes of the mode's state, at a return.
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


class Ledger:
    """What a certificate has to show beside the rewrites and the merges. same: pairs of terms that were proved equal
    where key expansion ends in more than one way."""

    def __init__(self) -> None:
        self.outputs: list[Output] = []
        self.same: list[tuple[Term, Term]] = []


class _Numbers:
    """Numbers of terms, arguments first, and their text."""

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
        """Return the numbers of some terms."""
        return [self(t) for t in terms]


def document(
    head: Mapping[str, Any], normal: RecordingNormalizer, equality: Equality, raw: RawTerms, ledger: Ledger
) -> dict[str, Any]:
    """Return a certificate as plain data.

    Args:
        head: what it speaks of: cipher, variant, hashes, roles by symbol.
        raw: how values came about.
    """
    number = _Numbers()
    outputs = [_output(o, number, raw) for o in ledger.outputs]
    same = [[number(raw(a)), number(raw(b))] for a, b in ledger.same]
    rewrites = [[number(t), number(r)] for t, r in normal.rewrites.items()]
    nodes = _nodes(equality, number)
    words = [[number(m.term), number(m.older), number.all(_stable(m.cut))] for m in equality.word_lemmas]
    parts = {"outputs": outputs, "same": same, "rewrites": rewrites, "nodes": nodes, "words": words}
    return {"format": FORMAT, **head, "terms": number.rows, **parts}


def _output(output: Output, number: _Numbers, raw: RawTerms) -> dict[str, Any]:
    return {
        "function": output.function,
        "role": output.role,
        "direction": output.direction,
        "mode": output.mode,
        "in_place": output.in_place,
        "written": number.all(map(raw, output.written)),
        "conditions": number.all(output.conditions),
        "states": [number.all(state) for state in output.states],
        "known": [[number(v), number(t)] for v, t in output.known.items()],
        "left": number.all(map(raw, output.left)),
    }


def _nodes(equality: Equality, number: _Numbers) -> list[list[Any]]:
    """Return the nodes of the bit graph behind the constant: [variable, bit] of an input; [truth table, arguments],
    and for one that was proved equal to an older one also that one, the cut, and whether the solver did it."""
    graph, inputs, lemmas = equality.graph, equality.inputs, equality.bit_lemmas
    rows: list[list[Any]] = []
    for node in range(1, len(graph.fans)):
        if not graph.fans[node]:
            variable, place = inputs[node]
            rows.append([number(variable), place])
            continue
        row: list[Any] = [graph.tables[node], list(graph.fans[node])]
        lemma = lemmas.get(node)
        rows.append(row if lemma is None else [*row, lemma.older, list(lemma.leaves), lemma.by_solver])
    return rows


def _stable(terms: Collection[Term]) -> list[Term]:
    return [t for t in topological(terms) if t in terms]


def smt_script(solver: Solver) -> str:
    """Return every question that was put to the solver as one SMT-LIB script, each with z3's answer as its status.
    Equal questions stand there once."""
    found: list[str] = []
    for text, answer in dict.fromkeys(solver.questions):
        body = "\n".join(line for line in text.splitlines() if not line.startswith((";", "(set-info")))
        found.append(f"(set-info :status {answer})\n{body}\n(reset)\n")
    return "".join(found)

"""Circuits of the fewest gates for small tables: a solver is asked for a circuit of a number of gates, and for fewer.

A function or its complement is 0 at the index 0, and gates of such functions with `and`, `or` and `xor` are such
functions. So all gates are 0 there, and an output that is 1 is a complement, which is not counted: it can go into what
is added next. Of each other gate the solver chooses two operands and an operation, and finds its value at every index.
Gates that do not need one another are put in one order, and each is needed, so that fewer circuits are tried.
Stoffelen, "Optimizing S-Box Implementations for Several Criteria Using SAT Solvers", FSE 2016.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, count
from time import monotonic

import z3

from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.term import Term, const

MOST_BITS = 5  # of an index: with more, nothing ends in a minute
# How long a solver takes for one question differs a hundredfold by the seed it is given, so questions are asked
# again and again with other seeds: seconds of each in the first round, and how much longer each has in the next.
_FIRST, _LONGER = 4.0, 1.5
_TOGETHER = 3  # questions of a round: those of the most gates that are open


@dataclass(frozen=True)
class Fewest:
    """An answer: a circuit, None if none has fewer gates than asked for or none was found; proved: whether it is known
    that no circuit has fewer."""

    circuit: Circuit | None
    proved: bool


def fewest(entries: Sequence[int], width: int, below: int, seconds: float) -> Fewest:
    """Return a circuit of fewer gates than `below`, the one of the fewest that is found in some time.

    Args:
        entries: values of the table; their number is a power of 2, at most 2^`MOST_BITS`.
        width: width of an entry in bits.
        below: a number of gates that is known to suffice; complements of outputs do not count.
        seconds: for all questions to the solver together.
    """
    end, best, limit, seed = monotonic() + seconds, None, _FIRST, 0
    # That a number of gates does not do says nothing of fewer, since all gates of an answer are needed.
    questions = {number: _Question(entries, width, number) for number in range(_least(entries, width), below)}
    while questions and monotonic() < end:
        for number in sorted(questions, reverse=True)[:_TOGETHER]:
            answer = questions[number].asked(seed, min(limit, end - monotonic()))
            if answer is False:
                del questions[number]
            elif answer:
                best = questions[number].circuit()
                questions = {fewer: question for fewer, question in questions.items() if fewer < number}
        limit, seed = limit * _LONGER, seed + 1
    return Fewest(best, proved=not questions)


def _least(entries: Sequence[int], width: int) -> int:
    """Return a number of gates that no circuit does without: outputs that differ from one another and from inputs."""
    index = len(entries).bit_length() - 1
    inputs = {tuple(row >> bit & 1 for row in range(len(entries))) for bit in range(index)}
    columns = {tuple((entry ^ entries[0]) >> bit & 1 for entry in entries) for bit in range(width)}
    return len(columns - inputs - {(0,) * len(entries)})


class _Question:
    """Whether a table has a circuit of a number of gates, to the solver."""

    def __init__(self, entries: Sequence[int], width: int, gates: int) -> None:
        self._columns = [[entry >> bit & 1 for entry in entries] for bit in range(width)]
        self._index, self._count = len(entries).bit_length() - 1, gates
        self._clauses, self._names = list[z3.BoolRef](), (f"b{i}" for i in count())
        self._model: z3.ModelRef | None = None
        self._possible = True
        rows = range(1, len(entries))
        self._values = [[z3.BoolVal(bool(row >> bit & 1)) for row in rows] for bit in range(self._index)]
        self._operands: list[tuple[list[z3.BoolRef], list[z3.BoolRef]]] = []
        self._kinds: list[tuple[z3.BoolRef, z3.BoolRef]] = []

    def asked(self, seed: int, seconds: float) -> bool | None:
        """Return the solver's answer, None if it has none in time."""
        if seconds <= 0:
            return None
        if not self._clauses:
            self._possible = self._add_all()
        if not self._possible:
            return False
        solver = z3.SolverFor("QF_FD")
        solver.set("random_seed", seed)
        solver.set("timeout", max(1, int(1000 * seconds)))
        solver.add(self._clauses)
        found = solver.check()
        self._model = solver.model() if found == z3.sat else None
        return None if found == z3.unknown else self._model is not None

    def _add_all(self) -> bool:
        """Add all clauses; return False if they cannot be met."""
        for _ in range(self._count):
            self._add_gate()
        if not self._add_outputs():
            return False
        self._add_order()
        return True

    def _new(self) -> z3.BoolRef:
        return z3.Bool(next(self._names))

    def _add(self, *literals: z3.BoolRef) -> None:
        self._clauses.append(z3.Or(*literals))

    def _one_of(self, number: int) -> list[z3.BoolRef]:
        """Return variables of which one is true."""
        variables = [self._new() for _ in range(number)]
        self._add(*variables)
        for a, b in combinations(variables, 2):
            self._add(z3.Not(a), z3.Not(b))
        return variables

    def _add_gate(self) -> None:
        there = self._values
        first, second = self._one_of(len(there)), self._one_of(len(there))
        for i, later in enumerate(second):
            for earlier in first[i:]:
                self._add(z3.Not(later), z3.Not(earlier))
        one, both = self._new(), self._new()  # the value of the gate where one operand is 1, and where both are
        self._add(one, both)
        values = []
        for row in range(len(there[0])):
            a, b, value = self._new(), self._new(), self._new()
            for choice, operand in ((first, a), (second, b)):
                for chosen, known in zip(choice, there, strict=True):
                    self._add(z3.Not(chosen), z3.Not(operand), known[row])
                    self._add(z3.Not(chosen), operand, z3.Not(known[row]))
            self._add(a, b, z3.Not(value))
            for literals, kind in (((z3.Not(a), b), one), ((a, z3.Not(b)), one), ((z3.Not(a), z3.Not(b)), both)):
                self._add(*literals, z3.Not(kind), value)
                self._add(*literals, kind, z3.Not(value))
            values.append(value)
        self._values.append(values)
        self._operands.append((first, second))
        self._kinds.append((one, both))

    def _add_outputs(self) -> bool:
        """Add that each output is a gate, an input or constant; return False if an output cannot be."""
        self._outputs: list[list[z3.BoolRef]] = []
        known = self._inputs_as_columns()
        for column in self._columns:
            wanted = [bit ^ column[0] for bit in column[1:]]
            if not any(wanted) or wanted in known:
                continue
            if not self._count:
                return False
            output = self._one_of(self._count)
            for chosen, values in zip(output, self._values[self._index :], strict=True):
                for value, bit in zip(values, wanted, strict=True):
                    self._add(z3.Not(chosen), value if bit else z3.Not(value))
            self._outputs.append(output)
        return True

    def _inputs_as_columns(self) -> list[list[int]]:
        return [[row >> bit & 1 for row in range(1, 1 << self._index)] for bit in range(self._index)]

    def _add_order(self) -> None:
        """Add that each gate is needed, and that one which does not need the one before it has later operands."""
        for number, place in enumerate(range(self._index, self._index + self._count)):
            users = [choice[place] for pair in self._operands[number + 1 :] for choice in pair]
            self._add(*users, *(output[number] for output in self._outputs))
        for (a, b), (c, d) in zip(self._operands, self._operands[1:], strict=False):
            needs = c[len(b)], d[len(b)]
            for i in range(len(b)):
                for j in range(i):
                    self._add(*needs, z3.Not(b[i]), z3.Not(d[j]))
                for j, k in combinations(range(i), 2):
                    self._add(*needs, z3.Not(b[i]), z3.Not(d[i]), z3.Not(a[k]), z3.Not(c[j]))

    def circuit(self) -> Circuit:
        """Return the circuit of a question that was answered with yes."""
        model = self._model
        assert model is not None

        def chosen(variables: Sequence[z3.BoolRef]) -> int:
            return next(i for i, v in enumerate(variables) if z3.is_true(model.eval(v, model_completion=True)))

        inputs = input_bits(self._index)
        terms: list[Term] = [*inputs]
        for (first, second), (one, both) in zip(self._operands, self._kinds, strict=True):
            a, b = terms[chosen(first)], terms[chosen(second)]
            if not z3.is_true(model.eval(both, model_completion=True)):
                terms.append(a ^ b)
            else:
                terms.append(a | b if z3.is_true(model.eval(one, model_completion=True)) else a & b)
        outputs, made = [], iter(self._outputs)
        known = self._inputs_as_columns()
        for column in self._columns:
            wanted = [bit ^ column[0] for bit in column[1:]]
            if not any(wanted):
                value: Term = const(0, 1)
            else:
                place = known.index(wanted) if wanted in known else self._index + chosen(next(made))
                value = terms[place]
            outputs.append(~value if column[0] else value)
        return Circuit(inputs, tuple(outputs))

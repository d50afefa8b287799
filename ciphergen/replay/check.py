"""Replay of a certificate: the raw terms of object code are what the texts say, shown step by step.

The checker reads the cipher text itself. It believes neither rewrites (each must be a law's), nor merges of bits (each
must have equal truth tables over its cut), nor answers (each question is put to a second solver). It believes that
the raw terms are what the object code computes on all of its paths: that is the prover's execution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.mode import load_mode
from ciphergen.dsl.symbol import Secrecy, Symbol
from ciphergen.dsl.term import Term, concat, const, eq, make, substitute, var
from ciphergen.replay.graph import Graph, Refused
from ciphergen.replay.laws import Laws, below
from ciphergen.replay.second import Second
from ciphergen.replay.xors import Xors

FORMAT = "ciphergen-certificate-1"
_COMMUTE = frozenset({"and", "or", "xor", "add", "mul", "eq"})


def replay(document: Mapping[str, Any], script: str, variant: Variant) -> Counter[str]:
    """Check a certificate against a cipher text.

    Args:
        document: the certificate, as it is read. script: its questions, in SMT-LIB.

    Returns:
        How many steps of each kind it has.

    Raises:
        Refused: it does not show that each function's output is what the text says, or is not in the form of one.
    """
    try:
        return _Replay(document, variant).run(script)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError, RecursionError) as error:
        raise Refused(f"not in the form of a certificate ({type(error).__name__}: {error})") from None


class _Replay:
    def __init__(self, document: Mapping[str, Any], variant: Variant) -> None:
        self.document, self.variant, self.second = document, variant, Second()
        self.terms: list[Term] = []
        for row in document["terms"]:
            self.terms.append(self._term(*row))
        self.laws, self.gates = Laws(Graph()), Laws(Graph(), adders=True)
        self.xors = Xors(self.laws)
        self.rewrites: dict[Term, Term] = {}
        self.words: dict[Term, Term] = {}
        self._normal: dict[Term, Term] = {}
        self._merged: dict[Term, Term] = {}
        self._shapes: dict[int, dict[Term, int]] = {}
        self._numbers: dict[object, int] = {}
        self._shown: set[object] = set()
        self._followed: dict[object, bool] = {}
        self.round_keys = variant.schedule(_bytes("key", variant.key_bytes))
        self.step = cache(self._step)

    def _term(self, op: str, width: int, param: Any, *args: int) -> Term:
        if op == "const":
            return const(param, width)
        if op == "var":
            kind, index, secrecy = param
            return var(Symbol(kind, tuple(index), Secrecy[secrecy]), width)
        return make(op, self._at(args), width, tuple(param) if isinstance(param, list) else param)

    def _at(self, numbers: Sequence[int]) -> tuple[Term, ...]:
        return tuple(self.terms[n] for n in numbers)

    def run(self, script: str) -> Counter[str]:
        """Check every step, then every output."""
        d, variant = self.document, self.variant
        if (d["format"], d["variant"]) != (FORMAT, variant.name):
            raise Refused(f"is of {d['format']!r} and {d['variant']!r}, not of {FORMAT!r} and {variant.name!r}")
        for number, row in enumerate(d["rewrites"]):
            self._rewrite(number, *self._at(row))
        for number, row in enumerate(d["nodes"], 1):
            self._node(number, *row)
        for term, older, cut in d["words"]:
            if not self.second.equal(self.terms[term], self.terms[older], self._at(cut)):
                raise Refused(f"the words {self.terms[term]} and {self.terms[older]} are not equal over their cut")
            self.words[self.terms[term]] = self.terms[older]
        for pair in d["same"]:
            a, b = self._at(pair)
            self._require(a, b, "what key expansion leaves on two paths")
        for output in d["outputs"]:
            self._output(output)
        self._inverse()
        done = {(o["function"], o["role"]) for o in d["outputs"] if not o["in_place"]}
        for function, role in d["functions"].items():
            if role != "expand_key" and (function, role) not in done:
                raise Refused(f"says nothing of the output of {function}")
        asked = self.second.answers(script)
        if asked != d["questions"]:
            raise Refused(f"has {asked} questions to a solver, not {d['questions']}")
        counts = {kind: len(d[kind]) for kind in ("rewrites", "outputs")}
        merges = sum(len(row) > 2 for row in d["nodes"]) + len(d["words"])
        return Counter({**counts, "merges": merges, "questions": self.second.asked})

    # Steps.

    def _rewrite(self, number: int, term: Term, result: Term) -> None:
        if not self.laws.equal(term, result):
            raise Refused(f"rewrite {number} is none of a law: {term} to {result}")
        self.rewrites.setdefault(term, result)

    def _node(self, number: int, *row: Any) -> None:
        """A node of the prover's graph, built here again; `_edges` says which edge it became."""
        if number == 1:
            self._edges = [0]
        graph, edges = self.gates.graph, self._edges
        if isinstance(row[1], int):
            edges.append(self.gates(self.terms[row[0]])[row[1]])
            return
        edge = graph.gate(row[0], [edges[n] for n in row[1]])
        edges.append(edge)
        if len(row) > 2:
            older, leaves, by_solver = edges[row[2]], [graph.find(edges[n]) >> 1 for n in row[3]], row[4]
            if by_solver:
                self._by_solver(number, edge, older, leaves)
            elif len(set(graph.values([edge, older], leaves))) > 1:
                raise Refused(f"bit {number} is not equal to bit {row[2]} over its cut")
            graph.merge(edge, older)

    def _by_solver(self, number: int, edge: int, older: int, leaves: Sequence[int]) -> None:
        known: dict[int, Term] = {0: const(0, 1), **{n: _leaf("cut", 1, n) for n in leaves}}
        a, b = self.gates.graph.terms([edge, older], known)
        if not self.second.equal(a, b, ()):
            raise Refused(f"bit {number} is not equal to an older one over its cut")

    # Outputs.

    def normal(self, term: Term) -> Term:
        """Return what the rewrites make of a term, arguments first."""
        for t in below(term, self._normal):
            made = make(t.op, tuple(self._normal[a] for a in t.args), t.width, t.param) if t.args else t
            self._normal[t] = self.rewrites.get(made, made)
        return self._normal[term]

    def _by_words(self, term: Term) -> Term:
        for t in below(term, self._merged):
            made = make(t.op, tuple(self._merged[a] for a in t.args), t.width, t.param) if t.args else t
            made = self.rewrites.get(made, made)
            self._merged[t] = self.words.get(made, made)
        return self._merged[term]

    def equal(self, a: Term, b: Term) -> bool:
        """True if the rewrites lead both terms to one, or their bits or words are merged."""
        a, b = self.normal(a), self.normal(b)
        if a is b or (self.document["nodes"] and self.gates(a) == self.gates(b)):
            return True
        return self._by_words(a) is self._by_words(b) if self.words else self.xors(a) == self.xors(b)

    def _require(self, a: Term, b: Term, what: str) -> None:
        if not self.equal(a, b):
            raise Refused(f"{what}: {self.normal(a)} is not shown to be {self.normal(b)}")

    def _output(self, output: Mapping[str, Any]) -> None:
        written, size = self._at(output["written"]), self.variant.block_bytes
        mode, direction = output["mode"], output["direction"]
        known = {self.terms[v]: self.terms[t] for v, t in output["known"]}
        facts, states = self._at(output["conditions"]), [self._at(s) for s in output["states"]]
        for byte, value in known.items():
            self._follows(facts, eq(byte, value), "what the conditions say of a byte")
        if len(states) != (-(-len(written) // size) + 1 if mode else 0):
            raise Refused(f"{output['function']}: a state of the mode is missing")
        for i in range(-(-len(written) // size)):
            block = written[i * size : (i + 1) * size]
            shape = (direction, mode, tuple(self._shape(self.normal(b), i * size) for b in block))
            if not mode and shape in self._shown:
                continue
            wanted = self._wanted(mode, direction, i, states[i] if mode else ())
            for got, byte in zip(block, wanted, strict=not mode):
                a, b = substitute([self.normal(got), self.normal(byte)], known) if known else (got, byte)
                self._require(a, b, f"a byte of block {i} of {output['function']}")
            self._shown.add(shape)
            if mode:
                after = self._with(self.step(mode, direction)[0], i, states[i])
                self._follows(facts, eq(concat(*after), concat(*states[i + 1])), "the state after a block")
        if output["left"]:
            self._follows(facts, eq(concat(*self._at(output["left"])), concat(*states[-1])), "the state that is left")

    def _wanted(self, mode: str, direction: str, number: int, state: Sequence[Term]) -> Sequence[Term]:
        if mode:
            return self._with([self.normal(b) for b in self.step(mode, direction)[1]], number, state)
        size = self.variant.block_bytes
        data = _bytes("in", size, number * size)
        run = self.variant.encrypt if direction == "encrypt" else self.variant.decrypt
        return run(self.round_keys, data)

    def _step(self, mode: str, direction: str) -> tuple[Sequence[Term], Sequence[Term]]:
        text, size = load_mode(mode), self.variant.block_bytes
        if text.sha256 != self.document["modes"][mode]:
            raise Refused(f"speaks of another text of the mode {mode}")
        state = _bytes("mode", text.state_bytes(self.variant))
        return text.step(direction, self.variant, self.round_keys, state, _bytes("in", size))

    def _with(self, terms: Sequence[Term], number: int, state: Sequence[Term]) -> list[Term]:
        size = self.variant.block_bytes
        data = zip(_bytes("in", size), _bytes("in", size, number * size), strict=True)
        return substitute(terms, {**dict(data), **dict(zip(_bytes("mode", len(state)), state, strict=True))})

    def _follows(self, facts: Sequence[Term], goal: Term, what: str) -> None:
        if (facts, goal) not in self._followed:
            self._followed[facts, goal] = self.second.follows(facts, goal)
        if not self._followed[facts, goal]:
            raise Refused(f"{what} does not follow: {goal}")

    def _shape(self, term: Term, start: int) -> int:
        """A number that terms share which are the same operations on input bytes at the same distance from `start`."""
        known = self._shapes.setdefault(start, {})
        for t in below(term, known):
            key: tuple[object, ...] = (t,)
            if t.args:
                parts = [known[a] for a in t.args]
                key = (t.op, t.param, t.width, *(sorted(parts) if t.op in _COMMUTE else parts))
            elif isinstance(t.param, Symbol) and t.param.kind == "in" and isinstance(t.param.index[0], int):
                key = ("in", t.param.index[0] - start)
            known[t] = self._numbers.setdefault(key, len(self._numbers))
        return known[term]

    def _inverse(self) -> None:
        """Decryption undoes encryption, for all round keys or else for those that the schedule makes."""
        v, block = self.variant, _bytes("in", self.variant.block_bytes)
        shape = enumerate(v.key_variables())
        any_words = [[_leaf("rk", w.width, i, j) for j, w in enumerate(row)] for i, row in shape]
        for round_keys in (any_words, self.round_keys):
            middle = [self.normal(b) for b in v.encrypt(round_keys, block)]
            back = v.decrypt(round_keys, middle)
            if all(self.equal(*pair) for pair in zip(back, block, strict=True)):
                return
        raise Refused("decryption is not shown to undo encryption")


def _leaf(kind: str, width: int, *index: int) -> Term:
    """A variable of the texts' meaning, as the certificate spells it."""
    return var(Symbol(kind, index, Secrecy.PUBLIC if kind == "mode" else Secrecy.SECRET), width)


def _bytes(kind: str, count: int, first: int = 0) -> list[Term]:
    return [_leaf(kind, 8, first + i) for i in range(count)]

"""Replay of a certificate: the raw terms of object code are what the texts say, shown step by step.

The checker reads the cipher text itself. It believes neither rewrites (each must be a law's), nor merges of bits (each
must have equal truth tables over its cut), nor answers (each question is put to a second solver). What a path's
conditions are used for has to follow from public facts that can hold, so that they say nothing of keys and inputs. It
believes that the raw terms are what the object code computes on all of its paths: that is the prover's execution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.mode import load_mode
from ciphergen.dsl.symbol import Secrecy, Symbol
from ciphergen.dsl.term import Term, concat, const, eq, make, substitute, var, variables
from ciphergen.replay.graph import Graph, Refused
from ciphergen.replay.laws import Laws, below
from ciphergen.replay.second import Second
from ciphergen.replay.xors import Xors

FORMAT = "ciphergen-certificate-1"
MOST_BITS = 1 << 12  # of a term: memory is taken for each bit
# What functions are for: the direction, the mode, whether of many blocks.
_ROLES = {
    "encrypt": ("encrypt", "", False),
    "decrypt": ("decrypt", "", False),
    "encrypt_blocks": ("encrypt", "", True),
    "decrypt_blocks": ("decrypt", "", True),
    "ctr": ("encrypt", "ctr", True),
}
_COMMUTE = frozenset({"and", "or", "xor", "add", "mul", "eq"})
_MALFORMED = (LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError, RecursionError)


def replay(document: Mapping[str, Any], script: str, variant: Variant) -> Counter[str]:
    """Check a certificate against a cipher text.

    Args:
        document: the certificate, as it is read. script: its questions, in SMT-LIB.

    Returns:
        How many steps of each kind it has, and functions.

    Raises:
        Refused: it does not show that each function's output is what the text says, or is not in the form of one.
    """
    try:
        return _Replay(document, variant).run(script)
    except (*_MALFORMED, MemoryError) as error:
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
        self._edges = [0]  # of the prover's nodes, by number
        self._normal: dict[Term, Term] = {}
        self._merged: dict[Term, Term] = {}
        self._shapes: dict[int, dict[Term, int]] = {}
        self._numbers: dict[object, int] = {}
        self._shown: set[object] = set()
        self.round_keys = variant.schedule(_bytes("key", variant.key_bytes))
        self.step, self.follows, self.can_hold = cache(self._step), cache(self.second.follows), cache(self._can_hold)

    def _term(self, op: str, width: int, param: Any, *args: int) -> Term:
        parts = param if isinstance(param, list) else [0 if param is None else param]
        if any(type(n) is not int for n in (width, *(parts if op != "var" else ()))) or width > MOST_BITS:
            raise Refused(f"has a term with a number that none can have: {op} of {width!r} bits")
        if op == "const":
            return const(param, width)
        if op == "var":
            kind, index, secrecy = param
            return var(Symbol(kind, tuple(index), Secrecy[secrecy]), width)
        return make(op, self._at(args), width, tuple(param) if isinstance(param, list) else param)

    def _at(self, numbers: Sequence[int]) -> tuple[Term, ...]:
        if min(numbers, default=0) < 0:
            raise Refused(f"speaks of term {min(numbers)}")
        return tuple(self.terms[n] for n in numbers)

    def run(self, script: str) -> Counter[str]:
        """Check every step, then every output."""
        d, variant = self.document, self.variant
        if (d["format"], d["variant"]) != (FORMAT, variant.name):
            raise Refused(f"is of {d['format']!r} and {d['variant']!r}, not of {FORMAT!r} and {variant.name!r}")
        for number, row in enumerate(d["rewrites"]):
            term, result = self._at(row)
            if not self.laws.equal(term, result):
                raise Refused(f"rewrite {number} is none of a law: {term} to {result}")
            self.rewrites.setdefault(term, result)
        for number, row in enumerate(d["nodes"], 1):
            self._node(number, *row)
        for *pair, cut in d["words"]:
            term, older = self._at(pair)
            if not self.second.equal(term, older, self._at(cut)):
                raise Refused(f"the words {term} and {older} are not equal over their cut")
            self.words[term] = older
        for a, b in map(self._at, d["same"]):
            self._require(a, b, "what key expansion leaves on two paths")
        for output in d["outputs"]:
            self._output(output)
        self._functions(d["functions"], [output for output in d["outputs"] if not output["in_place"]])
        self._inverse()
        if (asked := self.second.answers(script)) != d["questions"]:
            raise Refused(f"has {asked} questions to a solver, not {d['questions']}")
        merges = sum(len(row) > 2 for row in d["nodes"]) + len(d["words"])
        counts = {kind: len(d[kind]) for kind in ("functions", "rewrites", "outputs")}
        return Counter({**counts, "merges": merges, "questions": self.second.asked})

    def _functions(self, functions: Mapping[str, str], outputs: Sequence[Mapping[str, Any]]) -> None:
        """Of each function, a whole block must be there, and the state that a mode leaves."""
        if list(functions.values()).count("expand_key") != 1 or len(functions) < 2:
            raise Refused("speaks of no function that uses the key, or of no key expansion")
        for function, role in functions.items():
            mine = [o for o in outputs if o["function"] == function]
            whole = any(len(o["written"]) >= self.variant.block_bytes for o in mine)
            if role != "expand_key" and not (whole and (not _ROLES[role][1] or any(o["left"] for o in mine))):
                raise Refused(f"says nothing of the output of {function}")

    # Steps.

    def _node(self, number: int, *row: Any) -> None:
        """A node of the prover's graph, built here again; `_edges` says which edge it became."""
        graph, edges = self.gates.graph, self._edges
        if len(row) == 2 and isinstance(row[1], int):
            edges.append(self.gates(*self._at(row[:1]))[row[1]])
            return
        edge = graph.gate(row[0], [edges[n] for n in row[1]])
        edges.append(edge)
        if len(row) > 2:
            older, leaves, by_solver = edges[row[2]], [graph.find(edges[n]) >> 1 for n in row[3]], row[4]
            if by_solver:
                leaf = {0: const(0, 1), **{n: _leaf("cut", 1, n) for n in leaves}}
                a, b = graph.terms([edge, older], leaf)
                same = self.second.equal(a, b, ())
            else:
                same = len(set(graph.values([edge, older], leaves))) == 1
            if not same:
                raise Refused(f"bit {number} is not equal to bit {row[2]} over its cut")
            graph.merge(edge, older)

    # Outputs.

    def normal(self, term: Term) -> Term:
        """Return what the rewrites make of a term, arguments first."""
        return self._remade(term, self._normal, {})

    def _remade(self, term: Term, known: dict[Term, Term], words: Mapping[Term, Term]) -> Term:
        for t in below(term, known):
            made = make(t.op, tuple(known[a] for a in t.args), t.width, t.param) if t.args else t
            made = self.rewrites.get(made, made)
            known[t] = words.get(made, made)
        return known[term]

    def equal(self, a: Term, b: Term) -> bool:
        """True if the rewrites lead both terms to one, or their bits or words are merged."""
        a, b = self.normal(a), self.normal(b)
        if a is b or (self.document["nodes"] and self.gates(a) == self.gates(b)):
            return True
        if self.words:
            return self._remade(a, self._merged, self.words) is self._remade(b, self._merged, self.words)
        return self.xors(a) == self.xors(b)

    def _require(self, a: Term, b: Term, what: str) -> None:
        if not self.equal(a, b):
            raise Refused(f"{what}: {self.normal(a)} is not shown to be {self.normal(b)}")

    def _output(self, output: Mapping[str, Any]) -> None:
        name, role, size = output["function"], output["role"], self.variant.block_bytes
        direction, mode, many = _ROLES[role]
        if (self.document["functions"][name], output["direction"], output["mode"]) != (role, direction, mode):
            raise Refused(f"{name}: an output is that of another role")
        written, facts = self._at(output["written"]), self._at(output["conditions"])
        if (not many and len(written) != size) or (not mode and len(written) % size):
            raise Refused(f"{name}: {len(written)} bytes are no output")
        blocks = [written[i : i + size] for i in range(0, len(written), size)]
        known: dict[Term, Term] = {}
        for byte, value in map(self._at, output["known"]):
            self._follows(facts, eq(byte, value), "what the conditions say of a byte")
            known[byte] = value
        states = self._states(name, mode, [self._at(s) for s in output["states"]], len(blocks))
        for i, block in enumerate(blocks):
            shape = (direction, tuple(self._shape(self.normal(b), i * size) for b in block))
            if not mode and shape in self._shown:
                continue
            for got, byte in zip(block, self._wanted(mode, direction, i, states), strict=False):
                a, b = substitute([self.normal(got), self.normal(byte)], known) if known else (got, byte)
                self._require(a, b, f"a byte of block {i} of {name}")
            if mode:
                after = self._with(self.step(mode, direction)[0], i, states[i])
                self._follows(facts, eq(concat(*after), concat(*states[i + 1])), "the state after a block")
            elif not known:
                self._shown.add(shape)
        if output["left"]:
            self._follows(facts, eq(concat(*self._at(output["left"])), concat(*states[-1])), "the state that is left")

    def _states(self, name: str, mode: str, states: list[tuple[Term, ...]], blocks: int) -> list[tuple[Term, ...]]:
        """The states of a mode, one more than there are blocks. The first is that which the path began with: of the
        caller, or any at a loop head."""
        if len(states) != (blocks + 1 if mode else 0):
            raise Refused(f"{name}: a state of the mode is missing")
        if mode:
            first = states[0][0].param
            assert isinstance(first, Symbol)
            any_state = [_leaf(first.kind, 8, *first.index[:-1], i) for i in range(len(self.step(mode, "encrypt")[0]))]
            if first.kind not in ("counter", "now") or list(states[0]) != any_state:
                raise Refused(f"{name}: a path begins with a state of its own")
        return states

    def _wanted(self, mode: str, direction: str, number: int, states: Sequence[Sequence[Term]]) -> Sequence[Term]:
        if mode:
            return self._with([self.normal(b) for b in self.step(mode, direction)[1]], number, states[number])
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

    def _follows(self, facts: tuple[Term, ...], goal: Term, what: str) -> None:
        if not self.can_hold(facts):
            raise Refused("conditions of a path are not public, or contradict each other")
        if not self.follows(facts, goal):
            raise Refused(f"{what} does not follow: {goal}")

    def _can_hold(self, facts: tuple[Term, ...]) -> bool:
        """True if facts are of public variables, as no byte of a key or an input is, and hold for some values."""
        names = [v.param for v in variables(facts)]
        public = all(isinstance(n, Symbol) and n.secrecy is Secrecy.PUBLIC for n in names)
        return public and self.second.satisfiable(facts)

    def _shape(self, term: Term, start: int) -> int:
        """A number that terms share which are the same operations on input bytes at the same distance from `start`."""
        known = self._shapes.setdefault(start, {})
        for t in below(term, known):
            key: tuple[object, ...] = (t,)
            if t.args:
                parts = [known[a] for a in t.args]
                key = (t.op, t.param, t.width, *(sorted(parts) if t.op in _COMMUTE else parts))
            elif isinstance(t.param, Symbol) and isinstance(i := t.param.index[0], int) and t is _leaf("in", 8, i):
                key = ("in", i - start)
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


def _leaf(kind: str, width: int, *index: int | str) -> Term:
    """A variable of the texts' meaning, as the certificate spells it."""
    public = kind in ("mode", "counter", "now")
    return var(Symbol(kind, index, Secrecy.PUBLIC if public else Secrecy.SECRET), width)


def _bytes(kind: str, count: int, first: int = 0) -> list[Term]:
    return [_leaf(kind, 8, first + i) for i in range(count)]

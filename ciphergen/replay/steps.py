"""The steps of a certificate: the raw terms of object code are what the texts say, shown bit by bit.

The cipher text is read here again. A bit of code is shown where the laws make one node of it and of the text's bit; or
where merges do, each of which must have equal truth tables over its cut. What a path's conditions are used for has to
follow from public facts that can hold, so that they say nothing of keys and inputs. It is believed that the raw terms
are what the object code computes on all of its paths: that is the prover's execution.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.mode import load_mode
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Term, concat, const, eq, make, substitute, var, variables
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.interface.role import Role
from ciphergen.interface.table import ROLES
from ciphergen.replay.graph import Bits, Graph, Refused
from ciphergen.replay.laws import BitBlaster

MOST_BITS = 1 << 9  # of a term: a sum has a factor for each bit, which is as wide
# Of the variables of the texts' meaning; a certificate says it of its own ones.
_SECRET = {"key", "rk", "in"}
Solver = Callable[[tuple[Term, ...], str], bool]  # whether that is the answer: can all conditions, of 1 bit, be 1?


class Steps:
    """A certificate's terms, laws and merges."""

    def __init__(self, document: Mapping[str, Any], variant: Variant, solver: Solver) -> None:
        self.document, self.variant = document, variant
        self.laws, self.merged = BitBlaster(), Graph(self.came)
        self.plan = {number: (older, leaves) for number, older, leaves in document["merges"]}
        self.adders = {"whole": False, "adders": True}[document["sums"]]
        self._sums, self._moved = dict[int, Bits](), dict[int, dict[int, int]]()
        self.solver, self.step, self.with_state = cache(solver), cache(self._step), cache(_with_state)

    @cached_property
    def terms(self) -> list[Term]:
        """Return the document's terms, arguments first."""
        found: list[Term] = []
        for op, width, param, *args in self.document["terms"]:
            found.append(_term(op, width, param, tuple(found[n] for n in args)))
        return found

    @cached_property
    def round_keys(self) -> Sequence[Sequence[Term]]:
        return self.variant.schedule(_bytes("key", self.variant.key_bytes))

    @cached_property
    def texts(self) -> dict[str, tuple[Term, ...]]:
        """Return what the text makes of a block, by direction."""
        return {d: self.variant.crypt(d, self.round_keys, _bytes("in", self.variant.block_bytes)) for d in DIRECTIONS}

    def _at(self, numbers: Sequence[int]) -> tuple[Term, ...]:
        return tuple(self.terms[n] for n in numbers)

    def came(self, number: int) -> None:
        """Merge a new node if the certificate plans a merge of that node."""
        if number in self.plan:
            self.merged.merge(number, *self.plan.pop(number))

    def show(self) -> None:
        """Check that decryption undoes encryption, then every output of every function.

        Raises:
            Refused: the certificate does not show one of these.
        """
        v, block = self.variant, _bytes("in", self.variant.block_bytes)
        any_keys = [[_leaf("rk", w.width, i, j) for j, w in enumerate(r)] for i, r in enumerate(v.key_variables())]
        if not any(self.equal(v.decrypt(keys, v.encrypt(keys, block)), block) for keys in (any_keys, self.round_keys)):
            raise Refused("decryption is not shown to undo encryption")
        for a, b in self.document["same"]:
            self._require(self._at([a]), self._at([b]), "what key expansion leaves on two paths")
        for output in self.document["outputs"]:
            self._output(output)
        rows = {function: ROLES[role] for function, role in self.document["functions"].items()}
        if [row.expands for row in rows.values()].count(True) != 1 or len(rows) < 2:
            raise Refused("speaks of no function that uses the key, or of no key expansion")
        for function, row in rows.items():
            mine = [o for o in self.document["outputs"] if o["function"] == function and not o["in_place"]]
            whole = any(len(o["written"]) >= v.block_bytes * (row.blocks or 1) for o in mine)
            if not row.expands and not (whole and (not row.mode or any(o["left"] for o in mine))):
                raise Refused(f"says nothing of the output of {function}")
        if self.plan:
            raise Refused(f"has a merge of bit {min(self.plan)}, which never came to be")

    # Equality.

    def equal(self, got: Sequence[Term], wanted: Sequence[Term], start: int = 0) -> bool:
        """Return True if terms are equal bit by bit, with input byte `start` of the first as input byte 0 of the
        others."""
        a, b = self.laws(got), self.laws(wanted)
        # The text's bits come first, so that the code's are merged with them.
        return self._in_merged(b, 0) == self._in_merged(a, start)

    def _require(self, got: Sequence[Term], wanted: Sequence[Term], what: str, start: int = 0) -> None:
        if not self.equal(got, wanted, start):
            raise Refused(f"{what}: {got[0]} and what follows is not shown to be {wanted[0]} and what follows")

    def _in_merged(self, edges: Bits, start: int) -> list[int]:
        """Return edges of the laws' graph copied into the graph with merges, input bytes counted from `start`."""
        plain, graph, known = self.laws.graph, self.merged, self._moved.setdefault(start, {0: 0})
        for number in plain.cone(edges, known):
            kind, param, below = plain.nodes[number]
            bits = tuple(known[e >> 1] ^ e & 1 for e in below)
            if kind in ("and", "xor"):
                known[number] = (graph.both if kind == "and" else graph.differ)(*bits)
            elif kind == "op":
                known[number] = graph.node("op", param, bits)
            else:
                known[number] = self._bit(bits[0], param) if bits else self._input(start, *param)
        return [known[e >> 1] ^ e & 1 for e in edges]

    def _input(self, start: int, variable: Any, place: int) -> int:
        name = variable.param
        if name.kind == "in":
            variable = var(Symbol("in", (name.index[0] - start, *name.index[1:]), name.secrecy), variable.width)
        return self.merged.node("input", (variable, place), ())

    def _bit(self, operation: int, place: int) -> int:
        _, (name, width, shape), edges = self.merged.nodes[operation >> 1]
        if name[0] == "table":
            return self.merged.look_up(_column(name[1], place), edges)
        if name[0] != "sum" or not self.adders:
            return self.merged.node("bit", place, (operation,))
        if operation not in self._sums:
            self._sums[operation] = self.merged.total(width, name[1], [factor for _, factor in shape], edges)
        return self._sums[operation][place]

    # Outputs.

    def _output(self, output: Mapping[str, Any]) -> None:
        name, row = output["function"], ROLES[self.document["functions"][output["function"]]]
        size, mode, direction = self.variant.block_bytes, row.mode, row.direction
        written, facts = self._at(output["written"]), self._at(output["conditions"])
        if (row.blocks and len(written) != size * row.blocks) or (not mode and len(written) % size):
            raise Refused(f"{name}: {len(written)} bytes are no output")
        known = {self.terms[byte]: self.terms[value] for byte, value in output["known"]}
        for byte, value in known.items():
            self._follows(facts, eq(byte, value), "what the conditions say of a byte")
        states = self._states(row, name, [self._at(s) for s in output["states"]], -(-len(written) // size))
        for i, start in enumerate(range(0, len(written), size)):
            block = written[start : start + size]
            text = self.with_state(self.step(mode, direction)[1], states[i]) if mode else self.texts[direction]
            wanted = text[: len(block)]
            if known:
                block, wanted = (tuple(substitute(terms, known)) for terms in (block, wanted))
            self._require(block, wanted, f"block {i} of {name}", start)
            if mode:
                after = self.with_state(self.step(mode, direction)[0], states[i])
                self._follows(facts, eq(concat(*after), concat(*states[i + 1])), "the state after a block")
        if output["left"]:
            self._follows(facts, eq(concat(*self._at(output["left"])), concat(*states[-1])), "the state that is left")

    def _states(self, row: Role, name: str, states: list[tuple[Term, ...]], blocks: int) -> list[tuple[Term, ...]]:
        """Return the states of a mode, one more than the blocks: the first is the caller's, or any state at a loop
        head."""
        if len(states) != (blocks + 1 if row.mode else 0):
            raise Refused(f"{name}: a state of the mode is missing")
        if row.mode:
            head: Any = states[0][0].param
            own = [_leaf(head.kind, 8, *head.index[:-1], i) for i in range(len(self.step(row.mode, row.direction)[0]))]
            if head.kind not in ("counter", "now") or list(states[0]) != own:
                raise Refused(f"{name}: a path begins with a state of its own")
        return states

    def _step(self, mode: str, direction: str) -> tuple[tuple[Term, ...], ...]:
        """Return the state after a block and the output block, as the mode's text says."""
        text = load_mode(mode)
        if text.sha256 != self.document["modes"][mode]:
            raise Refused(f"speaks of another text of the mode {mode}")
        state, block = _bytes("mode", text.state_bytes(self.variant)), _bytes("in", self.variant.block_bytes)
        return tuple(map(tuple, text.step(direction, self.variant, self.round_keys, state, block)))

    def _follows(self, facts: tuple[Term, ...], goal: Term, what: str) -> None:
        if any(v.symbol.secrecy is not Secrecy.PUBLIC for v in variables(facts)) or not self.solver(facts, "sat"):
            raise Refused("conditions of a path are not public, or contradict each other")
        if not self.solver((*facts, ~goal), "unsat"):
            raise Refused(f"{what} does not follow: {goal}")


def _term(op: str, width: int, data: Any, args: tuple[Term, ...]) -> Term:
    """Return a term as a row of the certificate spells it."""
    if type(width) is not int or width > MOST_BITS:
        raise Refused(f"has a term of {width!r} bits")
    if op in ("const", "var"):
        return const(data, width) if op == "const" else var(Symbol(data[0], tuple(data[1]), Secrecy[data[2]]), width)
    return make(op, args, width, tuple(data) if isinstance(data, list) else data)


def _leaf(kind: str, width: int, *index: int | str) -> Term:
    """Return a variable of the texts' meaning, as the certificate spells it."""
    return var(Symbol(kind, index, Secrecy.SECRET if kind in _SECRET else Secrecy.PUBLIC), width)


def _bytes(kind: str, count: int) -> list[Term]:
    return [_leaf(kind, 8, i) for i in range(count)]


def _with_state(terms: tuple[Term, ...], state: tuple[Term, ...]) -> list[Term]:
    return substitute(terms, dict(zip(_bytes("mode", len(state)), state, strict=True)))


@lru_cache(maxsize=4096)
def _column(entries: tuple[int, ...], place: int) -> int:
    """Return the truth table of one bit of a table's entries."""
    return sum((v >> place & 1) << i for i, v in enumerate(entries))

"""The outputs of a certificate: of each path of each function, what it writes, and what it leaves of a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ciphergen.dsl.term import Term, concat, eq
from ciphergen.interface.role import Role
from ciphergen.replay.graph import Refused
from ciphergen.replay.message import Carried, Message
from ciphergen.replay.steps import Steps
from ciphergen.replay.texts import Texts, with_state


class Outputs:
    """The outputs that the steps of a certificate have to show, and the inverses of the text."""

    def __init__(self, steps: Steps) -> None:
        self.steps, self.document, self.carried = steps, steps.document, Carried()
        self.texts = Texts(steps.variant, lambda: self.document["modes"])
        self._with_state = cache(with_state)

    def show(self) -> None:
        """Check every inverse that the text has, then every output of every function.

        Raises:
            Refused: the certificate does not show one of these.
        """
        self.show_inverses()
        for output in self.document["outputs"]:
            self._output(output)
        for a, b in self.document["same"]:  # behind the text's round keys, with which both are merged
            self.steps.require(self.steps.at([a]), self.steps.at([b]), "what key expansion leaves on two paths")
        rows = {function: self.texts.roles[role] for function, role in self.document["functions"].items()}
        keyed = bool(self.texts.variant.key_bytes)
        if [row.expands for row in rows.values()].count(True) != keyed or len(rows) <= keyed:
            raise Refused("speaks of no function that uses the key, or of no key expansion")
        for function, row in rows.items():
            mine = [o for o in self.document["outputs"] if o["function"] == function and not o["in_place"]]
            if not row.expands and not self._has_whole(row, mine):
                raise Refused(f"says nothing of the output of {function}")
        self.carried.check()
        if self.steps.plan:
            raise Refused(f"has a merge of bit {min(self.steps.plan)}, which never came to be")

    def show_inverses(self) -> None:
        """Check that decryption undoes encryption, or entry points each other where the text says so.

        Raises:
            Refused: this is not shown.
        """
        for ways in self.texts.inverses():
            if not any(self.steps.equal(back, given) for back, given in ways):
                raise Refused("decryption is not shown to undo encryption")

    def _has_whole(self, row: Role, outputs: Sequence[Mapping[str, Any]]) -> bool:
        """Return True if outputs of a function have a whole block, and what a mode leaves."""
        size = self.texts.size(row) * (row.blocks or 1)
        whole = any((o["taken"] if row.chained else len(o["written"])) >= size for o in outputs)
        return whole and (not row.mode or any(o["left"] for o in outputs))

    def _output(self, output: Mapping[str, Any]) -> None:
        name, row = output["function"], self.texts.roles[self.document["functions"][output["function"]]]
        facts = self.steps.at(output["conditions"])
        known = {self.steps.terms[value]: self.steps.terms[makes] for value, makes in output["known"]}
        for value, makes in known.items():
            self.steps.follows(facts, eq(value, makes), "what the conditions say of a byte")
        if row.chained:
            Message(self.steps, self.texts, row, output, facts, known).show(self.carried)
            return
        size, written = self.texts.size(row), self.steps.at(output["written"])
        if (row.blocks and len(written) != size * row.blocks) or (not row.mode and len(written) % size):
            raise Refused(f"{name}: {len(written)} bytes are no output")
        states = self._states(row, name, [self.steps.at(s) for s in output["states"]], -(-len(written) // size))
        for i, start in enumerate(range(0, len(written), size)):
            block = written[start : start + size]
            after, made = self.texts.step(row.name) if row.mode else ((), self.texts.block(row.name))
            if row.mode:
                made = self._with_state(made, states[i])
            self.steps.require(block, made[: len(block)], f"block {i} of {name}", known, start)
            if row.mode:
                after = self._with_state(after, states[i])
                self.steps.follows(facts, eq(concat(*after), concat(*states[i + 1])), "the state after a block")
        if output["left"]:
            left = self.steps.at(output["left"])
            self.steps.follows(facts, eq(concat(*left), concat(*states[-1])), "the state that is left")

    def _states(self, row: Role, name: str, states: list[tuple[Term, ...]], blocks: int) -> list[tuple[Term, ...]]:
        """Return the states of a mode, one more than the blocks: the first is the caller's, or any state at a loop
        head."""
        if len(states) != (blocks + 1 if row.mode else 0):
            raise Refused(f"{name}: a state of the mode is missing")
        if row.mode:
            self.texts.check_start(name, row, states[0], ("counter", "now"))
        return states

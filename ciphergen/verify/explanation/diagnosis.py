"""Diagnosis of a failed proof: a counterexample that was run, and the first wrong instruction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from ciphergen.dsl.term import Term
from ciphergen.interface.role import Role
from ciphergen.verify.claim.contract import properties
from ciphergen.verify.claim.job import FunctionProof
from ciphergen.verify.claim.obligation import Pair
from ciphergen.verify.equality.equal import Equality, Settled
from ciphergen.verify.equality.patience import OutOfPatience
from ciphergen.verify.execution.state import Instruction, State
from ciphergen.verify.explanation.concrete import ConcreteExecution
from ciphergen.verify.explanation.first_wrong import first_wrong
from ciphergen.verify.explanation.search import Search
from ciphergen.verify.verdict import Broken, Counterexample, Obligation, Property, Verdict


@dataclass(frozen=True)
class Refuser:
    """A maker of obligations that refuse: each says what to look at. users: the functions that use V_key. asks: whether
    the solver is asked for a difference."""

    concrete: ConcreteExecution
    search: Search
    users: Sequence[tuple[str, Role]]
    equality: Equality
    code: Mapping[int, Instruction]
    asks: bool = True

    @property
    def brief(self) -> Refuser:
        """Return a refuser that makes a run or two and asks nothing: of code that may be right, that is enough."""
        return replace(self, search=Search(self.concrete, 0), asks=False)

    def broken(self, job: FunctionProof, broken: Broken, *, in_place: bool) -> Obligation:
        """Return the obligation for a broken rule. Where the prover only could not follow, a run may still refute the
        code."""
        runs = [(job.symbol, job.role)] if not job.role.expands else self.users
        prop = broken.prop if broken.prop in properties(job.role) else Property.RESULT  # loops of what has no blocks
        prop = Property.IN_PLACE if in_place and prop is Property.RESULT else prop
        if broken.verdict is Verdict.REFUTED and broken.prop is not Property.BLOCKS:
            return self._obligation(job, prop, broken.verdict, "execution", broken.text, broken.address, None)
        searched = self.search.among(runs)
        found = searched.found
        if found is None or broken.verdict is Verdict.REFUTED:
            text = broken.text if broken.verdict is Verdict.REFUTED else f"{broken.text}; {searched.text}"
            return self._obligation(job, prop, broken.verdict, "execution", text, broken.address, found)
        prop, text = Property.IN_PLACE if found.in_place else Property.RESULT, "wrong output; " + broken.text
        return self._obligation(job, prop, Verdict.REFUTED, "run", text, broken.address, found)

    def missing(self, job: FunctionProof, state: State, *, in_place: bool) -> Obligation:
        """Return the obligation for a path that writes only a part of the output."""
        prop = Property.IN_PLACE if in_place else Property.RESULT
        text = "returns without having written the whole output"
        return self._obligation(job, prop, Verdict.REFUTED, "execution", text, state.pc, None)

    def left(
        self, job: FunctionProof, state: State, wrong: Sequence[int], count: int | None, *, in_place: bool
    ) -> Obligation:
        """Return the obligation for a path that leaves a wrong state of the mode for the next block. count: as for
        `wrong`."""
        prop = Property.IN_PLACE if in_place else Property.RESULT
        searched = self.search(job.symbol, job.role, in_place, count)
        text = f"with another counter than that of the next block: byte {', '.join(map(str, wrong))}"
        if searched.found is None:
            verdict, text = Verdict.UNDECIDED, f"may return {text}; {searched.text}"
        else:
            verdict, text = Verdict.REFUTED, f"returns {text}"
        return self._obligation(job, prop, verdict, "execution", text, state.pc, searched.found)

    def wrong(
        self,
        job: FunctionProof,
        settled: Settled,
        path: Sequence[State],
        pairs: Sequence[Pair],
        count: int | None,
        *,
        in_place: bool,
    ) -> Obligation:
        """Return the obligation for output that differs or is not proved equal, after a run on an assignment or a
        search by runs.

        Args:
            path: as for `first_wrong`.
            count: of bytes in a call that takes the path, if that is known.
        """
        prop = Property.IN_PLACE if in_place else Property.RESULT
        simulator = settled.simulator or self.equality.simulator
        found, leaves, model = None, None, None
        if settled.vector >= 0:
            found = self._at(job, path[-1], lambda t: int(simulator(t)[settled.vector]), count, in_place)
            wanted = [*(spec for _, spec in pairs), *self._whole(job, path[-1])]
            leaves = first_wrong(path, wanted, simulator, self.code, self.concrete.variant.word_bits)
        elif self.asks and settled.pair >= 0 and (model := self._difference(pairs[settled.pair])) is not None:
            found = self._at(job, path[-1], lambda t: model.get(t, 0), count, in_place)
        if found is None or not found.confirmed:
            searched = self.search(job.symbol, job.role, in_place, count)
            if searched.found is None:
                text = f"neither proved equal to the cipher text nor shown to differ: {searched.text}"
                text += "" if settled.pair >= 0 else "; the prover gave up when too many questions were in vain"
                return self._obligation(job, prop, Verdict.UNDECIDED, settled.method, text, leaves, None)
            found = searched.found
        text = "the output differs from the cipher text"
        if leaves is not None:
            text = "the first instruction whose value is not in the cipher text; " + text
            found = replace(found, leaves=leaves, instruction=self._listing(leaves))
        return self._obligation(job, prop, Verdict.REFUTED, settled.method, text, leaves, found)

    def _difference(self, pair: Pair) -> Mapping[Term, int] | None:
        """Return an assignment on which a pair differs, None if the solver finds none within time and patience."""
        try:
            return self.equality.difference(*pair)
        except OutOfPatience:
            return None

    def _whole(self, job: FunctionProof, state: State) -> Sequence[Term]:
        """Return the first whole block of a mode's output, since a short block is only a part of it; empty without a
        mode."""
        role, specification = job.role, self.concrete.specification
        return specification.mode_block(role.mode, role.direction, 0, state.mode_state) if role.mode else ()

    def _at(
        self, job: FunctionProof, state: State, value: Callable[[Term], int], count: int | None, in_place: bool
    ) -> Counterexample:
        """Run a call that takes the path, on an assignment of the variables."""
        return self.concrete.at(job.symbol, job.role, value, in_place, state.mode_state, count or 0)

    def _listing(self, address: int) -> str:
        """Return the instruction at an address, or the word there that is none."""
        instruction = self.code.get(address)
        if instruction is not None:
            return instruction.text
        fetched = self.concrete.target.format.fetch(self.concrete.obj.text, address)
        if fetched is None:
            return "(no known instruction)"
        word, size = fetched
        return f"({word:#0{2 + 2 * size}x}, no known instruction)"

    def _obligation(
        self,
        job: FunctionProof,
        prop: Property,
        verdict: Verdict,
        method: str,
        text: str,
        address: int | None,
        found: Counterexample | None,
    ) -> Obligation:
        detail = text if address is None else f"{self.concrete.obj.place(address)} {self._listing(address)}: {text}"
        return Obligation(job.symbol, job.role.name, prop, verdict, method, detail, address, found)

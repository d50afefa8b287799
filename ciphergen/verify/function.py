"""The proof of one function: its paths followed, its rules checked, what it writes compared with the specification."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.term import Term
from ciphergen.verify.alone import settled_alone
from ciphergen.verify.certificate.write import PathOutput
from ciphergen.verify.claim.contract import ContractInstance, setting
from ciphergen.verify.claim.job import FunctionProof
from ciphergen.verify.claim.message import message_output, messages
from ciphergen.verify.claim.obligation import Pair, compare, compare_new, folded, proved_output, wrong_state
from ciphergen.verify.equality.equal import Settled, hardest
from ciphergen.verify.equality.patience import OutOfPatience
from ciphergen.verify.execution.context import Context, Contract
from ciphergen.verify.execution.paths import Code, Paths, Segment
from ciphergen.verify.execution.returns import check_constants, check_registers
from ciphergen.verify.execution.state import Joins, State
from ciphergen.verify.explanation.diagnosis import Refuser
from ciphergen.verify.induction.blocks import all_done, length
from ciphergen.verify.induction.loops import Heads, segments
from ciphergen.verify.induction.tails import Tails
from ciphergen.verify.knowledge import Knowledge, Observed
from ciphergen.verify.object.literals import Literals
from ciphergen.verify.object.object_file import ObjectFile
from ciphergen.verify.variables import is_kind
from ciphergen.verify.verdict import Broken, Obligation, Property, Verdict

Explain = Callable[[Refuser], Obligation]  # finds out why a function is not proved, which can take a while


@dataclass(frozen=True)
class _Run:
    """A function whose paths were all followed: where it began, and what its paths share."""

    job: FunctionProof
    in_place: bool
    place: ContractInstance
    context: Context
    segments: Sequence[Segment]
    heads: Heads

    @property
    def says_too_little(self) -> bool:
        """Return True if a loop was cut in its first turn, and what is written depends on the number of the turn, or on
        values without a claim: no text does."""
        if not self._may_say_more:
            return False
        taint = self.context.secrecy
        return self.writes_forgotten or any(
            is_kind(t, "turn") for byte in self._written() for t in taint.of_heads(byte)
        )

    @property
    def writes_forgotten(self) -> bool:
        """Return True if a loop was cut in its first turn, and what is written depends on values without a claim."""
        return self._may_say_more and any(map(self.context.secrecy.forgotten, self._written()))

    @property
    def _may_say_more(self) -> bool:
        return self.context.cut_early and not self.context.late

    def _written(self) -> Iterator[Term]:
        """Yield the bytes of the output that paths write."""
        for segment in self.segments:
            for state in (*segment.ends.returned, *segment.ends.arrived):
                yield from state.memory.written.get(self.place.output.name, {}).values()


@dataclass(frozen=True)
class LoadedObject:
    """An object that is being proved: its code as instructions, and who is told what is done, symbol by symbol."""

    obj: ObjectFile
    code: Code
    target: Target
    literals: Literals
    progress: Callable[[str, str], None]


class FunctionProver:
    """A prover of the functions of a loaded object, by what is known of its variant."""

    def __init__(self, loaded: LoadedObject, knowledge: Knowledge) -> None:
        self.loaded, self.knowledge = loaded, knowledge
        self.obj, self.target = loaded.obj, loaded.target
        self.specification, self.solver = knowledge.specification, knowledge.solver

    def prove(self, job: FunctionProof, key_memory: dict[int, Term], before: Sequence[State]) -> Explain | None:
        """Prove a function out of place, then in place. Return None if both are proved, else what finds out why not.
        before: the end of key expansion, for a run that shows a difference.

        Where every byte of the input is read before the same byte of the output is written, memory that is both
        holds what the reads out of place found, so that a call in place does what the proof out of place says of
        equal pointers: it speaks of all values of the pointers, and no fact about them says that they differ.
        """
        for in_place in (False, True)[: 1 + job.role.aliases]:
            self.loaded.progress(job.symbol, "in place" if in_place else "executing")
            try:
                run, failed = self._followed(job, key_memory, before, in_place=in_place)
            except Broken as broken:
                return partial(Refuser.broken, job=job, broken=broken, in_place=in_place)
            if failed is not None:
                return failed
            if not run.context.trace.reads_late:
                break
        job.prove_rest()
        return None

    def _followed(
        self, job: FunctionProof, key_memory: dict[int, Term], before: Sequence[State], *, in_place: bool
    ) -> tuple[_Run, Explain | None]:
        """Return what `_tried` does. Where a message has its last bytes, one path stands for all numbers of them; where
        that proves nothing, and for certificates, which have them path by path, each path is followed by itself.

        Raises:
            Broken: some path breaks a rule.
        """
        attempt, joins = partial(self._tried, job, key_memory, before, in_place=in_place), Tails()
        if self.knowledge.ledger is not None:
            return attempt()
        try:
            found = attempt(joins=joins)
        except Broken:
            if not joins.joined:
                raise
        else:
            if found[1] is None or not joins.joined:
                return found
        return attempt()

    def _tried(
        self,
        job: FunctionProof,
        key_memory: dict[int, Term],
        before: Sequence[State],
        *,
        in_place: bool,
        late: bool = False,
        joins: Joins | None = None,
    ) -> tuple[_Run, Explain | None]:
        """Return the paths of a function, and what finds out why what it writes is not proved, None if that is proved.
        Where claims of loops say too little, a loop of few turns, followed to its end, may say more: before anything is
        compared, where values without a claim are written, since hardly any of these is what a text says.

        Raises:
            Broken: some path breaks a rule.
        """
        ledger, run = self.knowledge.ledger, self.execute(job, key_memory, in_place=in_place, late=late, joins=joins)
        noted = 0 if ledger is None else len(ledger.outputs)
        followed = partial(self._tried, job, key_memory, before, in_place=in_place, late=True, joins=joins)
        found: tuple[_Run, Explain | None] | Broken | None = None
        if run.writes_forgotten:
            try:
                found = followed()
            except Broken as broken:
                found = broken
            if isinstance(found, tuple) and found[1] is None:
                return found
            self._forget_outputs(noted)
        failed = self._message(run) if run.context.contract.chain else self._results(run, before)
        if failed is None or not run.says_too_little:
            return run, failed
        self._forget_outputs(noted)
        if isinstance(found, Broken):
            raise found
        return found or followed()

    def _forget_outputs(self, noted: int) -> None:
        """Forget the outputs of an attempt in vain. noted: how many the ledger had before."""
        if self.knowledge.ledger is not None:
            self.knowledge.ledger.forget_after(noted)

    def execute(
        self,
        job: FunctionProof,
        key_memory: dict[int, Term] | int | None,
        *,
        in_place: bool,
        late: bool = False,
        joins: Joins | None = None,
    ) -> _Run:
        """Return all paths of a function, and check the rules at its returns. late: cut no loop in its first turn.
        joins: what makes one path of several of a message.

        Raises:
            Broken: some path breaks a rule.
        """
        offset = self.obj.functions[job.symbol][0]
        place = setting(self.target, self.specification, job.role, offset, key_memory, in_place)
        known = tuple(sorted(key_memory.items())) if isinstance(key_memory, dict) else key_memory
        paths, like = self.knowledge.paths(self.target.name, job.role, offset, known, in_place, self.loaded.literals)
        job.paths.append(paths)
        context = self._context(place.contract, paths)
        if late:
            context.cut_late()
        if place.contract.chain:
            context.join_paths(joins)
        try:
            found, heads = segments(context, self.loaded.code, place.entry, like)
        finally:
            job.add(context.trace)
            context.stretches.forget()
            context.general.forget()
        for segment in found:
            for state in segment.ends.returned:
                self._check_return(context, state)
        check_constants(context)
        self.knowledge.observe(Observed(job.symbol, in_place, found, heads))
        return _Run(job, in_place, place, context, found, heads)

    def _context(self, contract: Contract, paths: Paths) -> Context:
        """Return what all paths of a function share."""
        normal, raw = self.knowledge.normal, self.knowledge.raw
        context = Context(self.target, contract, normal, self.solver, paths, raw, self.loaded.literals)
        context.generalize(self.knowledge.generality)
        return context

    def _check_return(self, context: Context, state: State) -> None:
        """Check what the caller relies on at a return: saved registers, stack pointer, blocks done."""
        check_registers(context, state)
        if not all_done(context, state):
            text = "may return when more, or fewer, blocks are done than were asked for"
            raise Broken(Property.BLOCKS, state.pc, text)

    def _results(self, run: _Run, before: Sequence[State]) -> Explain | None:
        """Settle whether every block that a path wrote, and the mode's state at a return, equal the specification.
        Return None if proved."""
        job, context, output, in_place = run.job, run.context, run.place.output, run.in_place
        prop = Property.IN_PLACE if in_place else Property.RESULT
        methods, known = set[str](), (self.knowledge.instances, self.knowledge.first_look)
        fixed = False  # whether a path was proved for the counters that are possible on it, and not for all
        for segment in run.segments:
            certified = partial(proved_output, context, job.role, output, segment)
            for state in (*segment.ends.returned, *segment.ends.arrived):
                new = compare_new(context, self.specification, *known, job.role, output, state)
                if new is not None and (settled := self.equal(new[0])).verdict is Verdict.PROVED:
                    self.knowledge.instances.note(new[1], settled.method)
                    methods |= {settled.method, *new[2]}
                    self._certify(run, partial(certified, state, known=False))
                    continue
                compared = compare(context, self.specification, job.role, output, state)
                if compared is None:
                    return partial(Refuser.missing, job=job, state=state, in_place=in_place)
                all_pairs = compared
                settled, compared = self._settle(context, state, all_pairs, fixed=fixed)
                fixed = fixed or compared is not all_pairs
                if settled.verdict is not Verdict.PROVED:
                    return self._wrong(run, settled, [*before, state], compared)
                methods.add(settled.method)
                self._certify(run, partial(certified, state, known=compared is not all_pairs))
            for state in segment.ends.returned:
                if wrong := wrong_state(context, state):
                    count = length(context, state)
                    return lambda refuser: refuser.left(job, state, wrong, count, in_place=in_place)
        ends = [s for segment in run.segments for s in (*segment.ends.returned, *segment.ends.arrived)]
        alone = settled_alone(self.solver, self.knowledge.raw, self.specification, job.role, output, ends)
        if alone is False:
            text = "the solver alone refutes what the steps of the proof show"
            return lambda _: job.obligation(prop, Verdict.UNDECIDED, hardest(methods), text)
        job.settle(job.obligation(prop, Verdict.PROVED, hardest(methods) + (", solver alone" if alone else "")))
        return None

    def _message(self, run: _Run) -> Explain | None:
        """Settle whether every path of a function that takes a message leaves what the specification says: what is made
        of it, the chain at a return, and at a loop head what is claimed of the chain. Return None if proved."""
        job, methods = run.job, set[str]()
        what = run.context, self.specification, job.role, run.place.output
        for path in messages(*what, run.segments, run.heads):
            if path.pairs is None:
                return partial(Refuser.missing, job=job, state=path.state, in_place=run.in_place)
            if (settled := self.equal(path.pairs)).verdict is not Verdict.PROVED:
                return self._wrong(run, settled, [path.state], path.pairs)
            methods.add(settled.method)
            self._certify(run, partial(message_output, *what, path))
        prop = Property.IN_PLACE if run.in_place else Property.RESULT
        job.settle(job.obligation(prop, Verdict.PROVED, hardest(methods)))
        return None

    def _wrong(self, run: _Run, settled: Settled, path: Sequence[State], pairs: Sequence[Pair]) -> Explain:
        """Return what finds out why the output of a path is not proved. path: as for `Refuser.wrong`."""
        job, count, in_place = run.job, length(run.context, path[-1]), run.in_place
        return lambda refuser: refuser.wrong(job, settled, path, pairs, count, in_place=in_place)

    def _certify(self, run: _Run, output: Callable[[], PathOutput]) -> None:
        """Record a path's output in the ledger, if a certificate is made."""
        if self.knowledge.ledger is not None:
            self.knowledge.ledger.add_output(replace(output(), function=run.job.symbol, in_place=run.in_place))

    def _settle(self, context: Context, state: State, pairs: list[Pair], *, fixed: bool) -> tuple[Settled, list[Pair]]:
        """Settle the pairs for all values of the variables, else for the counters possible on this path; return the
        pairs used. For these counters as many questions may be in vain as for all: those were, where a sum spills.
        fixed: whether an earlier path was proved for its counters only, so that this one begins with them."""
        known = folded(context, state, pairs) if fixed else None
        if known is not None and (settled := self.equal(known)).verdict is Verdict.PROVED:
            return settled, known
        settled = self.equal(pairs)
        known = folded(context, state, pairs) if settled.verdict is not Verdict.PROVED else None
        if known is None:
            return settled, pairs
        self.solver.allow(self.solver.most)
        return self.equal(known), known

    def equal(self, pairs: Sequence[Pair]) -> Settled:
        """Settle the pairs; undecided, without a pair, if patience ran out."""
        try:
            return self.knowledge.equality.settle(pairs, alike=True)
        except OutOfPatience:
            return Settled(Verdict.UNDECIDED, "sweep")

"""The prover: from object code and cipher text to a report. Never sees the generator.

Key expansion is executed first, and the bytes that it leaves are the key memory of the other functions:
what is proved of them is the statement that a user cares about, from the user's key to the output, and no
layout of V_key has to be described or believed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, variables
from ciphergen.dsl.uncollected import uncollected
from ciphergen.interface.table import functions
from ciphergen.verify.alone import settled_alone
from ciphergen.verify.certificate.write import PathOutput
from ciphergen.verify.claim.contract import ContractInstance, assumptions, setting
from ciphergen.verify.claim.job import FunctionProof
from ciphergen.verify.claim.message import message_output, messages
from ciphergen.verify.claim.obligation import Pair, compare, compare_new, folded, proved_output, wrong_state
from ciphergen.verify.equality.equal import Settled, hardest
from ciphergen.verify.equality.patience import LEAST, PATIENCE, OutOfPatience
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.decode import decode, in_order
from ciphergen.verify.execution.machine import entry_value
from ciphergen.verify.execution.paths import Code, Segment
from ciphergen.verify.execution.state import State
from ciphergen.verify.explanation.concrete import ConcreteExecution
from ciphergen.verify.explanation.diagnosis import Refuser
from ciphergen.verify.explanation.search import Search
from ciphergen.verify.induction.blocks import all_done, length
from ciphergen.verify.induction.loops import Heads, segments
from ciphergen.verify.knowledge import Knowledge, Observed
from ciphergen.verify.object.literals import Literals, executed
from ciphergen.verify.object.object_file import ObjectFile, read
from ciphergen.verify.roles import check_roles
from ciphergen.verify.verdict import Broken, FunctionFacts, Property, Report, Verdict

Progress = Callable[[str, str], None]


@uncollected()
def prove(
    data: bytes,
    name: str,
    target: Target,
    variant: Variant,
    roles: Mapping[str, str],
    *,
    key_memory_bytes: int | None = None,
    progress: Progress | None = None,
    knowledge: Knowledge | None = None,
) -> Report:
    """Prove the functions of an object file.

    Args:
        data: the object file (ELF). name: what to call it in messages.
        roles: role by symbol; with V_key, key expansion and at least one other.
        key_memory_bytes: sizeof(V_key) as the header declares it; None takes what key expansion writes.
        progress: called with a symbol and what is done. knowledge: of the variant, from other proofs; it grows.

    Returns:
        One obligation for every property of every function. Only `proved` is success.

    Raises:
        UserError: the file is not object code for the target, or a symbol or role is wrong.
    """
    knowledge = Knowledge(variant, target.xlen) if knowledge is None else knowledge
    assert knowledge.variant is variant
    obj = read(data, name, target)
    code = decode(obj, knowledge.decoder(target), target.format.unit)
    return _Prover(obj, code, target, knowledge, progress or (lambda symbol, doing: None)).run(roles, key_memory_bytes)


@dataclass(frozen=True)
class _Run:
    """A function whose paths were all followed: where it began, and what its paths share."""

    job: FunctionProof
    in_place: bool
    place: ContractInstance
    context: Context
    segments: Sequence[Segment]
    heads: Heads


class _Prover:
    """The proof of all functions of one object, in progress."""

    def __init__(self, obj: ObjectFile, code: Code, target: Target, knowledge: Knowledge, progress: Progress) -> None:
        self.obj, self.code, self.target, self.knowledge, self.progress = obj, code, target, knowledge, progress
        self.variant, self.normal, self.solver = knowledge.variant, knowledge.normal, knowledge.solver
        self.equality, self.instances = knowledge.equality, knowledge.instances
        self.specification = knowledge.specification
        self.literals = Literals(obj, target)
        self.key_memory: dict[int, Term] = {}
        self.expanded: list[State] = []
        self.patience = PATIENCE

    def run(self, roles: Mapping[str, str], key_memory_bytes: int | None) -> Report:
        check_roles(self.obj, roles, self.variant)
        asked = self.solver.queries
        jobs = [FunctionProof(symbol, functions(self.variant)[role]) for symbol, role in roles.items()]
        expand = next((job for job in jobs if job.role.expands), None)
        users = [job for job in jobs if job is not expand]
        key = expand.symbol if expand else ""
        concrete = ConcreteExecution(self.obj, self.target, self.variant, key, self.specification)
        by_users = [(job.symbol, job.role) for job in users]
        self.refuser = Refuser(concrete, Search(concrete), by_users, self.equality, self.code)
        self.solver.allow(PATIENCE)
        if expand:
            self._expand(expand, key_memory_bytes)
        for job in users if self.expanded or not expand else ():
            with self.knowledge.only_for(job):
                self._function(job)
        if expand:
            self._key_result(expand, users)
        self.progress(self.variant.name, "decryption undoes encryption")
        return Report(
            variant=self.variant.name,
            obligations=[*self.knowledge.inverses, *(o for job in jobs for o in job.obligations())],
            key_memory_bytes=max(self.key_memory, default=-1) + 1,
            text_sha256=self.obj.sha256,
            functions=[self._facts(job) for job in jobs],
            assumptions=assumptions(
                self.target, (job.role for job in jobs), reads_code=any(job.literals for job in jobs)
            ),
            modes=self.specification.texts(job.role for job in jobs),
            counters={"solver_queries": self.solver.queries - asked},
        )

    # Key expansion: its memory on all paths, for the others to use.

    def _expand(self, job: FunctionProof, size: int | None) -> None:
        self.progress(job.symbol, "executing")
        try:
            run = self._execute(job, size, in_place=False)
            ends = [state for segment in run.segments for state in segment.ends.returned]
            contents = [state.memory.written.get(run.place.output.name, {}) for state in ends]
            self._check_same(job, contents)
            self._check_of_key(job, contents[0])
        except Broken as broken:
            job.settle(self.refuser.broken(job, broken, in_place=False))
            return
        self.key_memory, self.expanded = self.knowledge.key_memory_like(dict(contents[0])), ends[:1]

    def _check_same(self, job: FunctionProof, contents: Sequence[Mapping[int, Term]]) -> None:
        """Check that every path of key expansion leaves the same bytes in V_key."""
        for other in contents[1:]:
            pairs = [(contents[0][i], other[i]) for i in sorted(contents[0].keys() & other.keys())]
            if self.knowledge.ledger is not None:
                self.knowledge.ledger.add_same(pairs)
            verdict = self._equal(pairs).verdict if contents[0].keys() == other.keys() else Verdict.REFUTED
            if verdict is not Verdict.PROVED:
                depends = "depends" if verdict is Verdict.REFUTED else "may depend"
                text = f"what it leaves in V_key {depends} on where its arguments lie"
                raise Broken(Property.RESULT, self.obj.functions[job.symbol][0], text, verdict)

    def _check_of_key(self, job: FunctionProof, content: Mapping[int, Term]) -> None:
        """Check that V_key depends on the key only: registers and addresses differ in the next call."""
        key = set(self.specification.key)
        only = key.issuperset(variables(content.values()))
        for place, byte in () if only else content.items():
            if not key.issuperset(variables([byte])):
                text = f"what it leaves in byte {place} of V_key depends on more than the key"
                raise Broken(Property.RESULT, self.obj.functions[job.symbol][0], text)

    def _key_result(self, expand: FunctionProof, users: Sequence[FunctionProof]) -> None:
        """Settle the result of key expansion: proved if all functions that use V_key are proved from the user's key
        on."""
        if not self.expanded:
            return
        proved = [job.symbol for job in users if job.proves(Property.RESULT)]
        if len(proved) == len(users):
            expand.settle(expand.obligation(Property.RESULT, Verdict.PROVED, "through " + ", ".join(proved)))
            expand.keep_paths()
            self.knowledge.note_key_memory(self.key_memory)
        else:
            text = "not every function that uses the key is proved"
            expand.settle(expand.obligation(Property.RESULT, Verdict.UNDECIDED, detail=text))
        expand.prove_rest()

    # The functions that use the key.

    def _function(self, job: FunctionProof) -> None:
        """Prove a function out of place, then in place.

        Where every byte of the input is read before the same byte of the output is written, memory that is both
        holds what the reads out of place found, so that a call in place does what the proof out of place says of
        equal pointers: it speaks of all values of the pointers, and no fact about them says that they differ.
        """
        known = self.knowledge.proved_before(job, *self._place(job), self.code, self.literals)
        if known is not None:
            job.adopt(known)
            return
        self.patience -= self.solver.vain
        self.solver.allow(max(LEAST, self.patience // 2))
        for in_place in (False, True)[: 1 + job.role.aliases]:
            self.progress(job.symbol, "in place" if in_place else "executing")
            try:
                run = self._execute(job, self.key_memory, in_place=in_place)
                proved = self._message(run) if run.context.contract.chain else self._results(run)
            except Broken as broken:
                job.settle(self.refuser.broken(job, broken, in_place=in_place))
                return
            if not proved:
                return
            if not run.context.trace.reads_late:
                break
        job.prove_rest()
        self.knowledge.note_proved(job, *self._place(job), self.code)

    def _place(self, job: FunctionProof) -> tuple[str, int, tuple[tuple[int, Term], ...]]:
        """Return what the proof of a function that uses the key depends on besides its role and the code."""
        return self.target.name, self.obj.functions[job.symbol][0], tuple(sorted(self.key_memory.items()))

    def _execute(self, job: FunctionProof, key_memory: dict[int, Term] | int | None, *, in_place: bool) -> _Run:
        """Return all paths of a function, and check the rules at its returns.

        Raises:
            Broken: some path breaks a rule.
        """
        offset = self.obj.functions[job.symbol][0]
        place = setting(self.target, self.specification, job.role, offset, key_memory, in_place)
        known = tuple(sorted(key_memory.items())) if isinstance(key_memory, dict) else key_memory
        paths, like = self.knowledge.paths(self.target.name, job.role, offset, known, in_place, self.literals)
        job.paths.append(paths)
        solver, raw = self.solver, self.knowledge.raw
        context = Context(self.target, place.contract, self.normal, solver, paths, raw, self.literals)
        try:
            found, heads = segments(context, self.code, place.entry, like)
        finally:
            job.add(context.trace)
            context.stretches.forget()
        for segment in found:
            for state in segment.ends.returned:
                self._check_return(context, state)
        both = executed(context.trace.literals, context.trace.executed)
        if both is not None:
            text = f"reads {len(both.data)} bytes of the code at {self.obj.place(both.place)}, which it executes"
            raise Broken(Property.READS, both.at, text)
        self.knowledge.observe(Observed(job.symbol, in_place, found, heads))
        return _Run(job, in_place, place, context, found, heads)

    def _check_return(self, context: Context, state: State) -> None:
        """Check what the caller relies on at a return: saved registers, stack pointer, blocks done."""
        abi, normal = self.target.abi, self.normal
        for register in abi.callee_saved:
            bits = abi.callee_saved_bits.get(register.file, self.target.files[register.file].bits)
            before = normal.extract(normal(entry_value(self.target, register)), bits - 1, 0)
            if normal.extract(state.registers[register], bits - 1, 0) is not before:
                name, writer = self.target.register_name(register), state.writer.get(register)
                where = writer.address if writer is not None else state.pc
                raise Broken(Property.CALLEE_SAVED, where, f"{name} is not restored; it was last written here")
        if state.registers[abi.stack_pointer] is not entry_value(self.target, abi.stack_pointer):
            raise Broken(Property.STACK_POINTER, state.pc, "returns with another stack pointer than at entry")
        if not all_done(context, state):
            text = "may return when more, or fewer, blocks are done than were asked for"
            raise Broken(Property.BLOCKS, state.pc, text)

    def _results(self, run: _Run) -> bool:
        """Settle whether every block that a path wrote, and the mode's state at a return, equal the specification.
        Return True if proved."""
        job, context, output, in_place = run.job, run.context, run.place.output, run.in_place
        prop = Property.IN_PLACE if in_place else Property.RESULT
        methods: set[str] = set()
        for segment in run.segments:
            certified = partial(proved_output, context, job.role, output, segment)
            for state in (*segment.ends.returned, *segment.ends.arrived):
                new = compare_new(context, self.specification, self.instances, job.role, output, state)
                if new is not None and (settled := self._equal(new[0])).verdict is Verdict.PROVED:
                    self.instances.note(new[1], settled.method)
                    methods |= {settled.method, *new[2]}
                    self._certify(run, partial(certified, state, known=False))
                    continue
                compared = compare(context, self.specification, job.role, output, state)
                if compared is None:
                    job.settle(self.refuser.missing(job, state, in_place=in_place))
                    return False
                all_pairs = compared
                settled, compared = self._settle(context, state, all_pairs)
                if settled.verdict is not Verdict.PROVED:
                    path = [*self.expanded, state]
                    count = length(context, state)
                    job.settle(self.refuser.wrong(job, settled, path, compared, count, in_place=in_place))
                    return False
                methods.add(settled.method)
                self._certify(run, partial(certified, state, known=compared is not all_pairs))
            for state in segment.ends.returned:
                if wrong := wrong_state(context, state):
                    job.settle(self.refuser.left(job, state, wrong, length(context, state), in_place=in_place))
                    return False
        ends = [s for segment in run.segments for s in (*segment.ends.returned, *segment.ends.arrived)]
        alone = settled_alone(self.solver, self.knowledge.raw, self.specification, job.role, output, ends)
        if alone is False:
            text = "the solver alone refutes what the steps of the proof show"
            job.settle(job.obligation(prop, Verdict.UNDECIDED, hardest(methods), text))
            return False
        job.settle(job.obligation(prop, Verdict.PROVED, hardest(methods) + (", solver alone" if alone else "")))
        return True

    def _message(self, run: _Run) -> bool:
        """Settle whether every path of a function that takes a message leaves what the specification says: what is made
        of it, the chain at a return, and at a loop head what is claimed of the chain. Return True if proved."""
        job, methods = run.job, set[str]()
        what = run.context, self.specification, job.role, run.place.output
        for path in messages(*what, run.segments, run.heads):
            if path.pairs is None:
                job.settle(self.refuser.missing(job, path.state, in_place=run.in_place))
                return False
            if (settled := self._equal(path.pairs)).verdict is not Verdict.PROVED:
                found = [path.state], path.pairs, length(run.context, path.state)
                job.settle(self.refuser.wrong(job, settled, *found, in_place=run.in_place))
                return False
            methods.add(settled.method)
            self._certify(run, partial(message_output, *what, path))
        prop = Property.IN_PLACE if run.in_place else Property.RESULT
        job.settle(job.obligation(prop, Verdict.PROVED, hardest(methods)))
        return True

    def _certify(self, run: _Run, output: Callable[[], PathOutput]) -> None:
        """Record a path's output in the ledger, if a certificate is made."""
        if self.knowledge.ledger is not None:
            self.knowledge.ledger.add_output(replace(output(), function=run.job.symbol, in_place=run.in_place))

    def _settle(self, context: Context, state: State, pairs: list[Pair]) -> tuple[Settled, list[Pair]]:
        """Settle the pairs for all values of the variables, else for the counters possible on this path; return the
        pairs used."""
        settled = self._equal(pairs)
        known = folded(context, state, pairs) if settled.verdict is not Verdict.PROVED else None
        return (settled, pairs) if known is None else (self._equal(known), known)

    def _equal(self, pairs: Sequence[Pair]) -> Settled:
        """Settle the pairs; undecided, without a pair, if patience ran out."""
        try:
            return self.equality.settle(pairs, alike=True)
        except OutOfPatience:
            return Settled(Verdict.UNDECIDED, "sweep")

    def _facts(self, job: FunctionProof) -> FunctionFacts:
        offset, size = self.obj.functions[job.symbol]
        registers = sorted(job.registers, key=lambda r: (r.file, r.number))
        names = tuple(self.target.register_name(r) for r in registers)
        places = in_order(self.code, offset, size) if size else sorted(job.executed)
        size = size or sum(self.code[place].row.size for place in places)
        return FunctionFacts(job.symbol, job.role.name, offset, size, len(places), job.stack, names)

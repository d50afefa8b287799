"""The prover: from object code and cipher text to a report. Never sees the generator.

Key expansion is executed first, and the bytes that it leaves are the key memory of the other functions:
what is proved of them is the statement that a user cares about, from the user's key to the output, and no
layout of V_key has to be described or believed. Where these bytes are proved to hold round keys of the text,
functions are proved for any round keys, which includes those of every key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, variables
from ciphergen.dsl.uncollected import uncollected
from ciphergen.interface.table import functions
from ciphergen.verify.claim.job import FunctionProof, assumed
from ciphergen.verify.equality.patience import LEAST, PATIENCE
from ciphergen.verify.execution.decode import decode, in_order
from ciphergen.verify.execution.state import State
from ciphergen.verify.explanation.concrete import ConcreteExecution
from ciphergen.verify.explanation.diagnosis import Refuser
from ciphergen.verify.explanation.search import Search
from ciphergen.verify.function import Explain, FunctionProver, LoadedObject
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.literals import Literals
from ciphergen.verify.object.object_file import read
from ciphergen.verify.roles import check_roles
from ciphergen.verify.verdict import Broken, FunctionFacts, Property, Report, Verdict

Progress = Callable[[str, str], None]
_ForAny = tuple[Knowledge, dict[int, Term]]  # for any round keys, and what V_key holds then


@dataclass(frozen=True)
class Declared:
    """Declares what a header says of an object. key_memory_bytes: sizeof(V_key) as it has it, None for what key
    expansion writes; tables: whether addresses of look-ups in tables in the code may depend on secrets;
    mode_key_bytes: the sizes of what key expansion of modes with phases makes, by their names."""

    key_memory_bytes: int | None = None
    tables: bool = False
    mode_key_bytes: Mapping[str, int] = field(default_factory=dict[str, int])


@uncollected()
def prove(
    data: bytes,
    name: str,
    target: Target,
    variant: Variant,
    roles: Mapping[str, str],
    *,
    declared: Declared | None = None,
    progress: Progress | None = None,
    knowledge: Knowledge | None = None,
) -> Report:
    """Prove the functions of an object file.

    Args:
        data: the object file (ELF). name: what to call it in messages.
        roles: role by symbol; with V_key, key expansion and at least one other.
        declared: what callers are told of the object; None for what `Declared()` says.
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
    declared = declared or Declared()
    literals = Literals(obj, target, tables=declared.tables)
    loaded = LoadedObject(obj, code, target, literals, progress or (lambda symbol, doing: None))
    report = _Prover(loaded, knowledge).run(roles, declared.key_memory_bytes)
    if not report.proved and knowledge.generality.used:
        # What code does for any values of secrets may hide why it does what the text says, or where it leaves it.
        with knowledge.one_by_one():
            return _Prover(loaded, knowledge).run(roles, declared.key_memory_bytes)
    return report


class _Prover:
    """The proof of all functions of one object, in progress."""

    def __init__(self, loaded: LoadedObject, knowledge: Knowledge) -> None:
        self.loaded, self.knowledge, self.variant = loaded, knowledge, knowledge.variant
        self.obj, self.code, self.target = loaded.obj, loaded.code, loaded.target
        self.functions = FunctionProver(loaded, knowledge)
        self.key_memory: dict[int, Term] = {}
        self.expanded: list[State] = []
        self.patience, self.asked = PATIENCE, 0

    def run(self, roles: Mapping[str, str], key_memory_bytes: int | None) -> Report:
        check_roles(self.obj, roles, self.variant)
        knowledge, solver, specification = self.knowledge, self.knowledge.solver, self.knowledge.specification
        jobs = [FunctionProof(symbol, functions(self.variant)[role]) for symbol, role in roles.items()]
        expand = next((job for job in jobs if job.role.expands), None)
        users = [job for job in jobs if job is not expand]
        key = expand.symbol if expand else ""
        concrete = ConcreteExecution(self.obj, self.target, self.variant, key, specification)
        by_users = [(job.symbol, job.role) for job in users]
        self.refuser = Refuser(concrete, Search(concrete), by_users, knowledge.equality, self.code)
        asked = solver.queries
        solver.allow(PATIENCE)
        if expand:
            self._expand(expand, key_memory_bytes)
        if expand and self.expanded:
            self._users(users, self._for_any(expand, key_memory_bytes))
        elif not expand:
            self._users(users, None)
        if expand:
            self._key_result(expand, users)
        self.loaded.progress(self.variant.name, "decryption undoes encryption")
        return Report(
            variant=self.variant.name,
            obligations=[*knowledge.inverses, *(o for job in jobs for o in job.obligations())],
            key_memory_bytes=max(self.key_memory, default=-1) + 1,
            text_sha256=self.obj.sha256,
            functions=[self._facts(job) for job in jobs],
            assumptions=assumed(self.target, jobs),
            modes=specification.texts(job.role for job in jobs),
            counters={"solver_queries": self.asked + solver.queries - asked},
        )

    # Key expansion: its memory on all paths, for the others to use.

    def _expand(self, job: FunctionProof, size: int | None) -> None:
        self.loaded.progress(job.symbol, "executing")
        try:
            run = self.functions.execute(job, size, in_place=False)
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
            verdict = self.functions.equal(pairs).verdict if contents[0].keys() == other.keys() else Verdict.REFUTED
            if verdict is not Verdict.PROVED:
                depends = "depends" if verdict is Verdict.REFUTED else "may depend"
                text = f"what it leaves in V_key {depends} on where its arguments lie"
                raise Broken(Property.RESULT, self.obj.functions[job.symbol][0], text, verdict)

    def _check_of_key(self, job: FunctionProof, content: Mapping[int, Term]) -> None:
        """Check that V_key depends on the key only: registers and addresses differ in the next call."""
        key = set(self.knowledge.specification.key)
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

    def _for_any(self, expand: FunctionProof, size: int | None) -> _ForAny | None:
        """Return the knowledge for any round keys, and V_key then; None where there is none. Where V_key only seems to
        hold round keys, what key expansion does for any values of secrets may hide why: it is executed one by one."""
        found = self.knowledge.for_any(self.key_memory)
        if found is not None or not (self.knowledge.unshown and self.knowledge.generality.used):
            return found
        with self.knowledge.one_by_one():
            expand.begin()
            self._expand(expand, size)
        return self.knowledge.for_any(self.key_memory)

    def _users(self, jobs: Sequence[FunctionProof], found: _ForAny | None) -> None:
        """Prove the functions that use V_key: for any round keys where that is enough, else for those of the key.
        found: the knowledge for any round keys."""
        self.refuser = replace(self.refuser, equality=self.knowledge.equality)
        for_any = None if found is None else (FunctionProver(self.loaded, found[0]), found[1])
        # What is proved of a direction is known in the next proof of it, and forgotten before it fills memory.
        directions = [*dict.fromkeys(job.role.direction for job in jobs)]
        for job in sorted(jobs, key=lambda job: directions.index(job.role.direction)):
            if for_any is not None and self._is_settled_for_any(job, *for_any):
                continue
            with self.knowledge.only_for(job):
                failed = self._function(job, self.functions, self.key_memory, self.expanded)
                if failed is not None:
                    job.settle(failed(self.refuser))

    def _is_settled_for_any(self, job: FunctionProof, prover: FunctionProver, key_memory: dict[int, Term]) -> bool:
        """Return True if a function is proved for any round keys, or if it fails for some and a run of a key is wrong
        as well. No other failure is explained: with the round keys of the key there may be none. Nor does a run count
        that did not return: it may only have taken too long."""
        before = prover.solver.queries
        with prover.knowledge.only_for(job):
            failed = self._function(job, prover, key_memory, ())
            wrong = failed and failed(replace(self.refuser.brief, equality=prover.knowledge.equality))
        self.asked += prover.solver.queries - before
        found = wrong.counterexample if wrong is not None else None
        if wrong is not None and found is not None and found.confirmed and found.returned:
            job.settle(wrong)
            return True
        return failed is None

    def _function(
        self, job: FunctionProof, prover: FunctionProver, key_memory: dict[int, Term], before: Sequence[State]
    ) -> Explain | None:
        """Prove a function by what a prover knows; return None if it is proved, else what finds out why not. before: as
        for `FunctionProver.prove`."""
        knowledge, solver = prover.knowledge, prover.solver
        place = self.target.name, self.obj.functions[job.symbol][0], tuple(sorted(key_memory.items()))
        known = knowledge.proved_before(job, *place, self.code, self.loaded.literals)
        if known is not None:
            job.adopt(known)
            return None
        self.patience -= solver.vain
        solver.allow(max(LEAST, self.patience // 2))
        job.begin()
        failed = prover.prove(job, key_memory, before)
        if failed is None:
            knowledge.note_proved(job, *place, self.code)
        return failed

    def _facts(self, job: FunctionProof) -> FunctionFacts:
        offset, size = self.obj.functions[job.symbol]
        registers = sorted(job.registers, key=lambda r: (r.file, r.number))
        names = tuple(self.target.register_name(r) for r in registers)
        places = in_order(self.code, offset, size) if size else sorted(job.executed)
        size = size or sum(self.code[place].row.size for place in places)
        return FunctionFacts(job.symbol, job.role.name, offset, size, len(places), job.stack, names)

"""The prover: object code and cipher text to a report. Never sees the generator.

Key expansion is executed first, and the bytes that it leaves are the key memory of the other functions:
what is proved of them is the statement that a user cares about, from the user's key to the output, and no
layout of V_key has to be described or believed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ciphergen.backends.decode import Decoder
from ciphergen.backends.target import Register, Target
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.dsl.term import Term
from ciphergen.verify.concrete import Concrete
from ciphergen.verify.equal import Equality, Settled
from ciphergen.verify.explain import first_wrong
from ciphergen.verify.loops import Segment, all_done, segments
from ciphergen.verify.machine import Context, entry_value
from ciphergen.verify.normal import Normalizer
from ciphergen.verify.object_file import ObjectFile, read
from ciphergen.verify.roles import ASSUMPTIONS, ROLES, Role, Setting, Specification, properties, setting
from ciphergen.verify.smt import Solver
from ciphergen.verify.state import Instruction, State
from ciphergen.verify.verdict import Broken, Counterexample, FunctionFacts, Obligation, Property, Report, Verdict

Progress = Callable[[str, str], None]


@dataclass
class _Job:
    """One function being proved: what was settled so far."""

    symbol: str
    role: Role
    verdicts: dict[Property, Obligation] = field(default_factory=dict)
    registers: set[Register] = field(default_factory=set)
    stack: int = 0
    executed: set[int] = field(default_factory=set)

    def settle(
        self,
        prop: Property,
        verdict: Verdict,
        method: str = "",
        detail: str = "",
        where: int | None = None,
        counterexample: Counterexample | None = None,
    ) -> None:
        """Note a verdict; the first proof or refusal of a property stays, but a refusal replaces a proof."""
        old = self.verdicts.get(prop)
        if old is None or (old.verdict is Verdict.PROVED and verdict is not Verdict.PROVED):
            name = self.role.name
            self.verdicts[prop] = Obligation(self.symbol, name, prop, verdict, method, detail, where, counterexample)

    def obligations(self) -> list[Obligation]:
        """All properties of the role, in order; those that nothing settled are undecided."""
        missing = "not reached: another property of this function failed first"
        return [
            self.verdicts.get(p) or Obligation(self.symbol, self.role.name, p, Verdict.UNDECIDED, "", missing)
            for p in properties(self.role)
        ]


def prove(
    data: bytes,
    name: str,
    target: Target,
    variant: Variant,
    roles: Mapping[str, str],
    *,
    key_memory_bytes: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Prove the functions of an object file.

    Args:
        data: the object file (ELF). name: what to call it in messages.
        roles: role by symbol; one `expand_key` and at least one other.
        key_memory_bytes: sizeof(V_key) as the header declares it; None takes what key expansion writes.
        progress: called with a symbol and what is being done.

    Returns:
        One obligation for every property of every function. Only `proved` is success.

    Raises:
        UserError: the file is not object code for the target, or a symbol or role is wrong.
    """
    return _Prover(read(data, name, target), target, variant, progress).run(roles, key_memory_bytes)


class _Prover:
    def __init__(self, obj: ObjectFile, target: Target, variant: Variant, progress: Progress | None) -> None:
        self.obj, self.target, self.variant = obj, target, variant
        self.progress = progress or (lambda symbol, doing: None)
        self.normal, self.solver = Normalizer(), Solver()
        self.equality = Equality(self.normal, self.solver)
        self.specification = Specification(variant, self.normal)
        self.code = _decode(obj, target)
        self.jobs: list[_Job] = []
        self.key_memory: dict[int, Term] = {}
        self.key_symbol = ""

    def run(self, roles: Mapping[str, str], key_memory_bytes: int | None) -> Report:
        self._check_roles(roles)
        self.key_symbol = next(s for s, r in roles.items() if r == "expand_key")
        expand = self._expand(key_memory_bytes)
        for symbol, role in roles.items():
            if role != "expand_key":
                self._function(symbol, ROLES[role], usable=Property.RESULT in expand.verdicts)
        self._key_result(expand)
        order = list(roles)
        self.jobs.sort(key=lambda job: order.index(job.symbol))
        return Report(
            variant=self.variant.name,
            obligations=[o for job in self.jobs for o in job.obligations()],
            key_memory_bytes=max(self.key_memory, default=-1) + 1,
            text_sha256=self.obj.sha256,
            functions=[self._facts(job) for job in self.jobs],
            assumptions=ASSUMPTIONS,
            counters={"solver_queries": self.solver.queries},
        )

    def _check_roles(self, roles: Mapping[str, str]) -> None:
        for symbol, role in roles.items():
            if role not in ROLES:
                raise unknown(f"--function {symbol}={role}", "role", role, ROLES)
            if symbol not in self.obj.functions:
                raise unknown(self.obj.name, "function", symbol, self.obj.functions)
        if list(roles.values()).count("expand_key") != 1 or len(roles) < 2:
            raise UserError(
                "--function",
                f"roles {', '.join(roles.values()) or 'none'}",
                "one expand_key and at least one other: what is proved goes from the user's key to the output",
                "--function my_expand_key=expand_key --function my_encrypt=encrypt",
            )

    # One function.

    def _expand(self, size: int | None) -> _Job:
        """Key expansion: its memory on all paths, for the others to use."""
        job = _Job(self.key_symbol, ROLES["expand_key"])
        self.jobs.append(job)
        self.progress(job.symbol, "executing")
        try:
            place, found = self._execute(job, size, in_place=False)
            contents = [s.memory.written.get(place.output.name, {}) for seg in found for s in seg.ends.returned]
            self._same(contents)
        except Broken as broken:
            self._broken(job, broken, in_place=False)
            return job
        self.key_memory = dict(contents[0])
        for prop in properties(job.role):
            job.settle(prop, Verdict.PROVED, "execution")
        return job

    def _same(self, contents: Sequence[Mapping[int, Term]]) -> None:
        """Every path of key expansion leaves the same bytes."""
        for other in contents[1:]:
            pairs = [(contents[0][i], other[i]) for i in contents[0].keys() & other.keys()]
            if contents[0].keys() != other.keys() or self.equality.settle(pairs).verdict is not Verdict.PROVED:
                offset = self.obj.functions[self.key_symbol][0]
                raise Broken(
                    Property.RESULT, offset, "what it leaves in V_key depends on the alignment of its arguments"
                )

    def _function(self, symbol: str, role: Role, usable: bool) -> None:
        job = _Job(symbol, role)
        self.jobs.append(job)
        if not usable:
            missing = f"{self.key_symbol} was not executed to its end, so V_key is not known"
            for prop in properties(role):
                job.settle(prop, Verdict.UNDECIDED, "", missing)
            return
        for in_place in (False, True):
            self.progress(symbol, "in place" if in_place else "executing")
            try:
                place, found = self._execute(job, self.key_memory, in_place)
            except Broken as broken:
                self._broken(job, broken, in_place)
                return
            if not self._results(job, place, found, in_place):
                return
        for prop in properties(role):
            job.settle(prop, Verdict.PROVED, "execution")

    def _execute(
        self, job: _Job, key_memory: dict[int, Term] | int | None, in_place: bool
    ) -> tuple[Setting, list[Segment]]:
        offset = self.obj.functions[job.symbol][0]
        place = setting(self.target, self.variant, job.role, offset, key_memory, in_place)
        context = Context(self.target, place.contract, self.normal, self.solver)
        try:
            found = segments(context, self.code, place.entry)
            for segment in found:
                for state in segment.ends.returned:
                    self._check_return(context, state)
        finally:
            job.registers |= context.written
            job.executed |= context.executed
        job.stack = max([job.stack, *(-s.lowest_stack for seg in found for s in seg.ends.returned + seg.ends.arrived)])
        return place, found

    def _check_return(self, context: Context, state: State) -> None:
        """What the caller relies on when the function returns."""
        abi, normal = self.target.abi, self.normal
        for register in abi.callee_saved:
            bits = abi.callee_saved_bits.get(register.file, self.target.files[register.file].bits)
            before = normal.extract(normal(entry_value(self.target, register)), bits - 1, 0)
            if normal.extract(state.registers[register], bits - 1, 0) is not before:
                where = state.writer.get(register)
                name = self.target.register_name(register)
                raise Broken(
                    Property.CALLEE_SAVED,
                    where.address if where else state.pc,
                    f"{name} is not restored; last written here",
                )
        if state.registers[abi.stack_pointer] is not entry_value(self.target, abi.stack_pointer):
            raise Broken(Property.STACK_POINTER, state.pc, "returns with another stack pointer than at entry")
        if not all_done(context, state):
            raise Broken(
                Property.BLOCKS, state.pc, "may return when more, or fewer, blocks are done than were asked for"
            )

    def _results(self, job: _Job, place: Setting, found: Sequence[Segment], in_place: bool) -> bool:
        """Every block that a path wrote is what the cipher text says."""
        prop = Property.IN_PLACE if in_place else Property.RESULT
        methods: list[str] = []
        for segment in found:
            for state in (*segment.ends.returned, *segment.ends.arrived):
                pairs = self._pairs(job.role, place, state)
                settled = self.equality.settle(pairs) if pairs is not None else Settled(Verdict.REFUTED, "execution")
                if settled.verdict is not Verdict.PROVED:
                    self._wrong(job, prop, state, pairs or [], settled, in_place)
                    return False
                methods.append(settled.method)
        job.settle(prop, Verdict.PROVED, "sweep" if "sweep" in methods else "normal form")
        return True

    def _pairs(self, role: Role, place: Setting, state: State) -> list[tuple[Term, Term]] | None:
        """Output bytes beside what they should be; None if some are missing."""
        size = self.variant.block_bytes
        written = state.memory.written.get(place.output.name, {})
        count = -(-len(written) // size) if role.many else 1
        wanted = [b for i in range(count) for b in self.specification.block(role.direction, i)]
        got = [state.memory.get(place.output, i) for i in range(len(wanted))]
        return [(g, w) for g, w in zip(got, wanted, strict=True) if g is not None] if None not in got else None

    # What went wrong.

    def _concrete(self) -> Concrete:
        return Concrete(self.obj, self.target, self.variant, self.key_symbol, self.specification)

    def _broken(self, job: _Job, broken: Broken, in_place: bool) -> None:
        """A rule is broken. Where the prover only could not follow, running the code may still refute it."""
        prop, verdict, found = broken.prop, broken.verdict, None
        if in_place and prop is Property.RESULT:
            prop = Property.IN_PLACE
        if verdict is not Verdict.REFUTED and job.role.direction:
            found = self._concrete().search(job.symbol, job.role)
            if found is not None:
                verdict = Verdict.REFUTED
                job.settle(
                    Property.IN_PLACE if found.in_place else Property.RESULT,
                    verdict,
                    "execution",
                    "wrong output",
                    broken.address,
                    found,
                )
                return
        job.settle(prop, verdict, "execution", self._at(broken.address, broken.text), broken.address, found)

    def _wrong(
        self, job: _Job, prop: Property, state: State, pairs: list[tuple[Term, Term]], settled: Settled, in_place: bool
    ) -> None:
        """The output differs, or could not be proved: run the code to see."""
        concrete = self._concrete()
        found = None
        leaves = None
        if settled.pair >= 0 and settled.vector >= 0:
            found = concrete.at_vector(job.symbol, job.role, self.equality.simulator, settled.vector, in_place)
            spec = [w for _, w in pairs]
            leaves = first_wrong(state, spec, self.equality.simulator, self.code)
        if found is None or not found.confirmed:
            found = concrete.search(job.symbol, job.role, in_place) or found
        if found is not None and leaves is not None:
            found = concrete.with_instruction(found, leaves, self._listing(leaves))
        confirmed = found is not None and found.confirmed
        verdict = Verdict.REFUTED if confirmed else Verdict.UNDECIDED
        detail = "the output differs from the cipher text" if confirmed else "neither proved nor refuted"
        if leaves is not None:
            detail = self._at(leaves, detail + "; first instruction that leaves it")
        job.settle(prop, verdict, settled.method, detail, leaves, found)

    def _listing(self, address: int) -> str:
        instruction = self.code.get(address)
        return instruction.text if instruction is not None else ""

    def _at(self, address: int, text: str) -> str:
        return f"{address:#x} {self._listing(address)}: {text}"

    def _key_result(self, expand: _Job) -> None:
        """Key expansion is right if a function that uses it is proved from the user's key on."""
        users = [j for j in self.jobs if j is not expand]
        proved = [
            j.symbol
            for j in users
            if j.verdicts.get(Property.RESULT, None) and j.verdicts[Property.RESULT].verdict is Verdict.PROVED
        ]
        if Property.RESULT in expand.verdicts and expand.verdicts[Property.RESULT].verdict is Verdict.PROVED:
            del expand.verdicts[Property.RESULT]
            if proved:
                expand.settle(Property.RESULT, Verdict.PROVED, "through " + ", ".join(proved))
            else:
                expand.settle(Property.RESULT, Verdict.UNDECIDED, "", "no function that uses the key is proved")

    def _facts(self, job: _Job) -> FunctionFacts:
        offset, size = self.obj.functions[job.symbol]
        names = sorted((r for r in job.registers), key=lambda r: (r.file, r.number))
        return FunctionFacts(
            job.symbol,
            job.role.name,
            offset,
            size or 4 * len(job.executed),
            job.stack,
            tuple(self.target.register_name(r) for r in names),
        )


def _decode(obj: ObjectFile, target: Target) -> dict[int, Instruction]:
    decoder = Decoder(target)
    code: dict[int, Instruction] = {}
    for offset in range(0, len(obj.text) - 3, 4):
        decoded = decoder.decode(int.from_bytes(obj.text[offset : offset + 4], "little"))
        if decoded is not None:
            code[offset] = Instruction(offset, *decoded)
    return code

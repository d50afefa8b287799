"""The proof of the functions of a mode with phases: glue around functions that are proved by themselves.

Key expansion is executed first, as for a cipher: what it leaves is the key memory of the others. Each path of a
function is then compared with the mode's text as it runs for what the path decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_run import TAG
from ciphergen.dsl.public_number import NotKnown
from ciphergen.dsl.term import Term, concat, const, eq, to_bytes
from ciphergen.dsl.values import Value
from ciphergen.interface.phases import PhaseRole, made_of
from ciphergen.verify.claim.job import FunctionProof
from ciphergen.verify.composition.applications import Applications, String, same_strings
from ciphergen.verify.composition.call import Callee
from ciphergen.verify.composition.cases import always_refuses, publish_beginnings
from ciphergen.verify.composition.session import Session
from ciphergen.verify.composition.setting import KeyMemory, Setting, phase_setting
from ciphergen.verify.composition.streams import Stream
from ciphergen.verify.composition.text import Text
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.explore import NeedsCut, explore
from ciphergen.verify.execution.paths import Code
from ciphergen.verify.execution.returns import check_constants, check_registers, returned_int
from ciphergen.verify.execution.state import State
from ciphergen.verify.execution.strings import DerivedKey, ZeroBytes
from ciphergen.verify.object.literals import Literals
from ciphergen.verify.variables import is_kind
from ciphergen.verify.verdict import Broken, Property, Verdict

METHOD = "composition"


@dataclass(frozen=True)
class Glue:
    """What functions of a mode are proved with: the code, the proved functions by where they begin, what counter mode
    computes of the text. key_bytes: of the user's key."""

    target: Target
    code: Code
    literals: Literals
    mode: PhaseMode
    callees: Mapping[int, Callee]
    streams: tuple[Stream, ...]
    key_bytes: int
    progress: Callable[[str, str], None]
    normal: Normalizer = field(default_factory=Normalizer)
    solver: Solver = field(default_factory=Solver)

    # Key expansion.

    def expand(self, job: FunctionProof, offset: int, size: int | None) -> KeyMemory | None:
        """Return what key expansion leaves; None if it breaks a rule, which the job then says. size: of V_key."""
        role, applications = _row(job), Applications()
        setting = phase_setting(self.target, role, offset, self.key_bytes, size, in_place=False)
        try:
            states = self._paths(job, setting, self._session(role, applications, setting))
            return self._memory(role, states, offset, applications)
        except Broken as broken:
            _settle(job, broken, in_place=False)
            return None

    def _memory(self, role: PhaseRole, states: Sequence[State], offset: int, applications: Applications) -> KeyMemory:
        name = role.output.name
        found = [(dict(s.memory.written.get(name, {})), s.strings.get(name, ())) for s in states]
        content, pieces = found[0]
        if any(other != found[0] for other in found[1:]):
            raise Broken(Property.RESULT, offset, "what it leaves in V_key may depend on where its arguments lie")
        forms = [v for p in pieces if isinstance(p.content, DerivedKey) for v in p.content.values]
        others = [v for v in applications.below([*content.values(), *forms]) if not is_kind(v, "applied")]
        if not all(is_kind(v, "key") for v in others):
            raise Broken(Property.RESULT, offset, "what it leaves in V_key depends on more than the key")
        if others:
            text = "leaves in V_key what no proved function makes of the key"
            raise Broken(Property.RESULT, offset, text, Verdict.UNSUPPORTED)
        ends = [i + 1 for i in content] + [p.start.value + p.length.value for p in pieces if p.length.is_const]
        return KeyMemory(content, pieces, max(ends, default=0), applications)

    # The functions that use the key.

    def prove(self, job: FunctionProof, offset: int, memory: KeyMemory) -> None:
        """Prove a function out of place, then in place; the job then says how far that came."""
        role = _row(job)
        for in_place in (False, True)[: 1 + role.aliases]:
            self.progress(job.symbol, "in place" if in_place else "executing")
            setting = phase_setting(self.target, role, offset, self.key_bytes, memory, in_place=in_place)
            session = self._session(role, memory.applications.copy(), setting)
            prop = Property.IN_PLACE if in_place else Property.RESULT
            try:
                publish_beginnings(session, self.normal, partial(self._implied, setting))
                context = self._context(session, setting)
                for state in self._paths(job, setting, session, context):
                    _End(session, setting, context, state).check()
            except NotKnown as error:
                text = f"takes {error}, of what a message begins with"
                _settle(job, Broken(Property.RESULT, offset, text, Verdict.UNSUPPORTED), in_place=in_place)
                return
            except Broken as broken:
                _settle(job, broken, in_place=in_place)
                return
            job.settle(job.obligation(prop, Verdict.PROVED, METHOD))
        if role.refuses:
            job.settle(job.obligation(Property.RELEASE, Verdict.PROVED, METHOD))
        job.prove_rest()

    def _implied(self, setting: Setting, known: Sequence[Term], goal: Term) -> bool:
        """Return True if what is promised and known makes a 1-bit term 1."""
        return self.solver.implied([*setting.contract.assumptions, *map(self.normal, known)], goal) is True

    def _session(self, role: PhaseRole, applications: Applications, setting: Setting) -> Session:
        return Session(self.mode, role, applications, self.callees, self.streams, setting.names, setting.lengths)

    def _context(self, session: Session, setting: Setting) -> Context:
        return _GlueContext(self, setting, session)

    def _paths(
        self, job: FunctionProof, setting: Setting, session: Session, context: Context | None = None
    ) -> Sequence[State]:
        """Return the states at the returns of a function, after a check of what its caller relies on."""
        context = context or self._context(session, setting)
        try:
            ends = explore(context, self.code, setting.entry, frozenset())
        except NeedsCut as loop:
            text = "loops an unknown number of times"
            raise Broken(Property.CONTROL, loop.head, text, Verdict.UNSUPPORTED) from None
        finally:
            job.add(context.trace)
        for state in ends.returned:
            check_registers(context, state)
        check_constants(context)
        return ends.returned


class _GlueContext(Context):
    """The context of a function that calls proved ones."""

    def __init__(self, glue: Glue, setting: Setting, session: Session) -> None:
        super().__init__(glue.target, setting.contract, glue.normal, glue.solver, literals=glue.literals)
        self.calls = session


def _row(job: FunctionProof) -> PhaseRole:
    assert isinstance(job.role, PhaseRole)
    return job.role


def _settle(job: FunctionProof, broken: Broken, *, in_place: bool) -> None:
    prop = Property.IN_PLACE if in_place and broken.prop is Property.RESULT else broken.prop
    job.settle(job.obligation(prop, broken.verdict, METHOD, f"{broken.address:#x}: {broken.text}"))


class _End:
    """A path of a function at its return, beside what the text says for it."""

    def __init__(self, session: Session, setting: Setting, context: Context, state: State) -> None:
        self.session, self.setting, self.context, self.state = session, setting, context, state
        self.role = session.role

    def check(self) -> None:
        """Check the result of the path and what it leaves in memory.

        Raises:
            Broken: it is not what the text says, or that is not known.
        """
        wanted = self._wanted()
        result = self._result()
        if result != (0 if wanted is not None else -1):
            raise self._broken(Property.RESULT, f"returns {result} where the mode's text does not")
        if wanted is None:
            self._nothing()
            return
        made = made_of(self.session.mode, self.role.direction)
        if made is not None and self.role.message is not None:
            self._check_message(wanted[made.name], self.role.message.name)
        if TAG in wanted:
            self._check_tag(wanted[TAG])

    def _broken(self, prop: Property, text: str, verdict: Verdict = Verdict.REFUTED) -> Broken:
        return Broken(prop, self.state.pc, text, verdict)

    def _wanted(self) -> Mapping[str, Value] | None:
        """Return the results of the text by their names, None where it releases nothing."""
        session, context, state = self.session, self.context, self.state
        count = session.tag_bytes(context, state)
        try:
            run = session.run(context, state)
            given = session.given(lambda t: session.fixed(context, state, t), count, run.decide)
            if not self._tag_may_be(count) or not run.begins(given):
                return None
            if count is None and TAG in session.lengths:
                raise NotKnown("the path is one for several lengths of the tag")
            return run.direction(self.role.direction, given, count)
        except NotKnown as error:
            if self._always_refuses():
                return None
            raise self._broken(Property.RESULT, f"returns, and {error}", Verdict.UNDECIDED) from None

    def _always_refuses(self) -> bool:
        """Return True if the text releases nothing in all cases that the path leaves open."""
        context, state, length = self.context, self.state, self.session.lengths.get(TAG)

        def implied(known: Sequence[Term], goal: Term) -> bool:
            facts = (*context.contract.assumptions, *state.conditions, *map(context.normal, known))
            return context.solver.implied(facts, goal) is True

        sizes = () if length is None else self.session.mode.tag_bytes
        tags = [
            n for n in sizes if length is not None and not context.holds(state, ~eq(length, const(n, length.width)))
        ]
        return always_refuses(self.session, context.normal, implied, tags)

    def _tag_may_be(self, count: int | None) -> bool:
        """Return False if the tag has a length that no tag has. count: its length, if the path fixes that."""
        sizes, length = self.session.mode.tag_bytes, self.session.lengths.get(TAG)
        if count is not None or length is None:
            return count is None or count in sizes
        return not all(self.context.holds(self.state, ~eq(length, const(size, length.width))) for size in sizes)

    def _result(self) -> int:
        value = returned_int(self.context, self.state)
        for number in (0, -1):
            if value is const(number, value.width):
                return number
        raise self._broken(Property.RESULT, "returns neither 0 nor -1", Verdict.UNDECIDED)

    def _nothing(self) -> None:
        """Check a path that releases nothing: the output is zeros if the tag was compared, else nothing is written."""
        compared = self.role.refuses and self.session.verdict(self.context, self.state) is not None
        written = self.session.written(self.context, self.state)
        if not compared:
            if written:
                raise self._broken(Property.RESULT, f"returns -1 after {written} was written")
            return
        if self.role.message is None:
            if written:
                raise self._broken(Property.RELEASE, f"returns -1 after {written} was written")
            return
        name = self.role.message.name
        region, length = self.setting.regions[name], self.session.lengths[name]
        content = self.session.content(self.context, self.state, region, const(0, length.width), length)
        if not isinstance(content, ZeroBytes) and not self._is_empty(length):
            raise self._broken(Property.RELEASE, f"returns -1 and leaves something else than zeros in {region.name}")

    def _check_message(self, wanted: Value, name: str) -> None:
        assert isinstance(wanted, Text)
        region, length = self.setting.regions[name], self.session.lengths[name]
        content = self.session.content(self.context, self.state, region, const(0, length.width), length)
        given = None if content is None else String(content, length)

        def holds(goal: Term) -> bool:
            return self.context.holds(self.state, goal)

        if not self._is_empty(length) and (given is None or not same_strings(given, wanted.string, holds)):
            text = f"leaves in {region.name} what is not known to be what the mode's text makes"
            raise self._broken(Property.RESULT, text, Verdict.UNDECIDED)

    def _is_empty(self, length: Term) -> bool:
        """Return True if a path is only for strings of no bytes."""
        return self.context.holds(self.state, eq(length, const(0, length.width)))

    def _check_tag(self, wanted: Value) -> None:
        assert isinstance(wanted, Term)
        region, count = self.setting.regions[TAG], self.session.tag_bytes(self.context, self.state)
        assert count is not None
        got = [self.state.memory.get(region, i) for i in range(count)]
        there = [byte for byte in got if byte is not None]
        if len(there) < count or len(self.state.memory.written.get(region.name, {})) != count:
            raise self._broken(Property.RESULT, f"does not write the whole of {region.name}")
        if not self.context.holds(self.state, eq(concat(*there), concat(*to_bytes(wanted, "big")[:count]))):
            raise self._broken(Property.RESULT, "makes another tag than the mode's text", Verdict.UNDECIDED)

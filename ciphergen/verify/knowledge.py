"""Lemmas that proofs share: what one of them found out and others can use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Kind, Term, drop_unused, topological
from ciphergen.dsl.variant import Rows
from ciphergen.interface.role import Role
from ciphergen.verify.alone import is_asked_alone
from ciphergen.verify.certificate.write import Ledger, without_merges
from ciphergen.verify.claim.first_look import FirstLook
from ciphergen.verify.claim.fold_powers import any_powers
from ciphergen.verify.claim.inverse import prove_inverse, prove_undone
from ciphergen.verify.claim.job import FunctionProof
from ciphergen.verify.claim.round_keys import AnyRoundKeys, any_round_keys
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.claim.symmetry import Instances
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.patience import OutOfPatience, PatientSolver
from ciphergen.verify.execution.general import Generality
from ciphergen.verify.execution.paths import Code, Followed, Key, Paths, Segment
from ciphergen.verify.execution.raw import RawTerms
from ciphergen.verify.execution.state import Instruction
from ciphergen.verify.induction.loops import Heads
from ciphergen.verify.object.literals import Literals, alike
from ciphergen.verify.verdict import Obligation, Verdict

# When a function is proved, in the memory of the normal form, some 100 MB, and of sweeps, some 400 MB.
MOST_TERMS, MOST_SWEPT = 250_000, 300_000

KeyMemory = tuple[tuple[int, Term], ...]


@dataclass(frozen=True)
class Observed:
    """The observations of a proof: what was executed of a function, and claimed of its loops; for whoever looks at
    it."""

    symbol: str
    in_place: bool
    segments: Sequence[Segment]
    heads: Heads


class Knowledge:
    """Facts about terms, the cipher text's among them, and about functions: true whatever object they come from, so
    that proofs of several objects of one variant can share it. It only saves time."""

    def __init__(
        self,
        variant: Variant,
        register: int = 0,
        *,
        certified: bool = False,
        lasting: bool = True,
        observe: Callable[[Observed], None] = lambda _: None,
        round_keys: Rows | None = None,
        generality: Generality | None = None,
    ) -> None:
        """Start without facts.

        Args:
            register: bits of the registers of the code, where words of the text can be wider.
            certified: keep the `ledger` and the questions to the solver for a certificate.
            lasting: keep what was found out about functions, for proofs of other objects.
            observe: is called with each function whose paths were all followed.
            round_keys: those of the specification; None for what the schedule makes of the key.
            generality: whether straight code is executed for any values of secrets; None for what the text asks for.
        """
        self.observe, self._lasting, self._register = observe, lasting, register
        self.variant = variant
        self.ledger = Ledger() if certified else None
        self.solver = PatientSolver(keep_questions=certified)
        self.normal = Normalizer(*_cut(variant, register))
        self.equality = Equality(self.normal, self.solver, variant.block_bytes)
        self.specification = Specification(variant, self.normal, round_keys)
        self.raw = RawTerms(noted=certified or is_asked_alone(self.specification))
        self.instances = Instances(self.equality.edges)
        self.first_look = FirstLook(self.specification)
        self.generality = generality or Generality(0 if certified else _table_bits(variant))
        self._paths: dict[Key, dict[Key, list[Followed]]] = {}
        self._claims: dict[Key, Heads] = {}
        self._decoders: dict[str, Decoder] = {}
        self._key_memories: list[dict[int, Term]] = []
        self._proved: dict[tuple[object, ...], list[tuple[FunctionProof, list[Instruction]]]] = {}
        self._given: dict[Rows, Knowledge] = {}
        self._any: dict[KeyMemory, AnyRoundKeys | None] = {}
        self.unshown = False  # whether the V_key last asked for only seems to hold round keys

    def for_any(self, key_memory: Mapping[int, Term]) -> tuple[Knowledge, dict[int, Term]] | None:
        """Return the knowledge of the variant under round keys of any value, and what V_key holds then; None where
        proofs take those of the schedule. key_memory: what key expansion leaves."""
        self.unshown = False
        if self.ledger is not None:
            return None
        if self.variant.entries:
            return self._for_any_powers(key_memory)
        try:
            found = self._any_round_keys(tuple(sorted(key_memory.items())))
        except OutOfPatience:
            return None
        self.unshown = found is not None and not found.shown
        if found is None or not found.shown:
            return None
        if found.round_keys not in self._given:
            self._given[found.round_keys] = Knowledge(
                self.variant,
                self._register,
                lasting=self._lasting,
                observe=self.observe,
                round_keys=found.round_keys,
                generality=self.generality,
            )
        if not self._lasting:
            self.normal.forget()
            self._forget_equalities()
        return self._given[found.round_keys], found.key_memory

    def _any_round_keys(self, key_memory: KeyMemory) -> AnyRoundKeys | None:
        """Return what `any_round_keys` finds of a V_key; the first time only, if the knowledge lasts."""
        if key_memory in self._any:
            return self._any[key_memory]
        found = any_round_keys(self.specification, dict(key_memory), self.equality)
        if self._lasting:
            self._any[key_memory] = found
        return found

    def _for_any_powers(self, key_memory: Mapping[int, Term]) -> tuple[Knowledge, dict[int, Term]] | None:
        try:
            found = any_powers(self.specification, key_memory, self.equality)
        except OutOfPatience:
            return None
        if found is None:
            return None
        given = Knowledge(
            self.variant,
            self._register,
            lasting=self._lasting,
            observe=self.observe,
            generality=self.generality,
        )
        given.specification.take(found.powers)
        return given, found.key_memory

    @contextmanager
    def one_by_one(self) -> Iterator[None]:
        """Have each instruction executed with the values that it reads, until the block ends."""
        self._paths.clear()
        self._given.clear()
        with self.generality.ruled_out():
            yield

    def _forget_equalities(self) -> None:
        self.equality = Equality(self.normal, self.solver, self.variant.block_bytes)
        self.instances = Instances(self.equality.edges)

    @cached_property
    def inverses(self) -> list[Obligation]:
        """Prove once that the text's decryption undoes its encryption, or its entry points each other where it says so,
        and return the obligations."""
        if self.variant.entries:
            return [prove_undone(self.variant, pair, self.equality, self.solver) for pair in self.variant.inverses]
        inverse = prove_inverse(self.variant, self.equality, self.solver)
        if inverse.verdict is not Verdict.PROVED and _cut(self.variant, self._register) != UNCUT:
            # No register stands in the question: products of whole words may have laws that those of parts do not show.
            whole = Equality(Normalizer(), self.solver, self.variant.block_bytes)
            inverse = prove_inverse(self.variant, whole, self.solver)
        return [inverse]

    def certificate(self, head: Mapping[str, object]) -> dict[str, object]:
        """Return the certificate of all that was proved, without merges, if the knowledge is `certified`."""
        assert self.ledger is not None
        return without_merges(head, self.raw, self.ledger)

    def decoder(self, target: Target) -> Decoder:
        """Return the target's decoder, kept with the words decoded so far."""
        if target.name not in self._decoders:
            self._decoders[target.name] = Decoder(target)
        return self._decoders[target.name]

    def key_memory_like(self, made: dict[int, Term]) -> dict[int, Term]:
        """Return V_key after key expansion, in the terms of an earlier proof if all bytes are proved equal."""
        for known in self._key_memories:
            pairs = [(made[place], known[place]) for place in sorted(made)] if made.keys() == known.keys() else []
            try:
                if pairs and self.equality.settle(pairs).verdict is Verdict.PROVED:
                    return known
            except OutOfPatience:
                break
        return made

    def note_key_memory(self, made: dict[int, Term]) -> None:
        """Record a V_key with which functions were proved."""
        if made not in self._key_memories:
            self._key_memories.append(made)

    def note_proved(self, job: FunctionProof, target: str, offset: int, key_memory: KeyMemory, code: Code) -> None:
        """Record the proof of a function at an offset, for these bytes of V_key, and keep its paths."""
        if not self._lasting:
            return
        job.keep_paths()
        key = (target, job.role, offset, key_memory)
        self._proved.setdefault(key, []).append((job, [code[i] for i in sorted(job.executed)]))

    @contextmanager
    def only_for(self, job: FunctionProof) -> Iterator[None]:
        """Forget what only the proof of a function needed when the block ends, unless the knowledge lasts."""
        raw = len(self.raw)
        yield
        if self._lasting:
            return
        for paths in job.paths:
            paths.forget()
        self._paths.clear()
        self._claims.clear()
        if self.ledger is None:
            self.raw.forget(raw)
        self.forget_terms()

    def forget_terms(self) -> None:
        """Forget what a proof that is over has left, unless the knowledge lasts; what takes little stays."""
        if self._lasting:
            return
        self.instances.forget()
        if len(self.normal) > MOST_TERMS:
            self.normal.forget()
        if len(self.equality) > MOST_SWEPT:
            self._forget_equalities()
        drop_unused()

    def proved_before(
        self, job: FunctionProof, target: str, offset: int, key_memory: KeyMemory, code: Code, literals: Literals
    ) -> FunctionProof | None:
        """Return an earlier proof that holds for this function: same role, offset and V_key, and the same instructions
        executed and constants read. Return None if there is none."""
        for known, executed in self._proved.get((target, job.role, offset, key_memory), ()):
            same = all(code.get(i.address) == i for i in executed)
            if same and alike(known.literals, literals, looks_up=bool(known.in_memory)):
                return known
        return None

    def paths(
        self,
        target: str,
        role: Role,
        offset: int,
        key_memory: KeyMemory | int | None,
        in_place: bool,
        literals: Literals,
    ) -> tuple[Paths, Heads]:
        """Return the paths and loop claims that earlier proofs kept for one contract."""
        key = (target, role, offset, key_memory, in_place)
        return Paths(self._paths.setdefault(key, {}), literals), self._claims.setdefault(key, {})


UNCUT = (0, 0, ())  # of `_cut`: words as the text has them
MOST_BITS = 13  # of the index of a table of the text that code may have as a circuit of straight code


def _table_bits(variant: Variant) -> int:
    """Return the bits of the widest index of the tables of a text, at most `MOST_BITS`; 0 if there is none."""
    terms = [t for direction in variant.directions for step in variant.steps(direction) for t in step.outputs]
    bits = [t.args[0].width for t in topological(terms) if t.op == "table"]
    return max((b for b in bits if b <= MOST_BITS), default=0)


def _cut(variant: Variant, register: int) -> tuple[int, int, tuple[int, ...]]:
    """Return the bits of words and of registers at which sums and products are cut, where registers do not fit the
    words that a text adds or multiplies, and the bits of all others of which that is true: those that take several, and
    its own words beside these; else zeros. Without sums, bits are compared."""
    terms = [t for direction in variant.directions for step in variant.steps(direction) for t in step.outputs]
    sums = {t.width for t in topological(terms) if t.kind is Kind.ARITHMETIC}
    wide = tuple(sorted(width for width in sums if width > max(variant.word_bits, register)))
    word = max(wide, default=variant.word_bits)
    if variant.word_bits in sums and variant.word_bits < min(word, register):
        wide = (variant.word_bits, *wide)
    return (word, register, wide) if sums and register not in (0, word) else UNCUT

"""The proof of folds that ask the cipher: by induction over blocks, with the cipher as an opaque function.

A turn of a loop takes a block into the chain by one application; what a turn leaves is the chain of the next one, of
which nothing is known but that the text makes it of the blocks before. So code and text meet block by block, in the
same applications, whatever the cipher is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.phase_entries import cipher_entries
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Term, const
from ciphergen.interface.role import Holds
from ciphergen.verify.claim.job import FunctionProof
from ciphergen.verify.claim.message import messages
from ciphergen.verify.claim.specification import Bytes, Specification
from ciphergen.verify.composition.applications import Applications, Equal
from ciphergen.verify.composition.call import Callee, ProvedCall
from ciphergen.verify.execution.context import Context, Contract
from ciphergen.verify.execution.paths import Paths
from ciphergen.verify.execution.state import Instruction, State
from ciphergen.verify.function import FunctionProver, LoadedObject
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.variables import input_byte
from ciphergen.verify.verdict import Broken, Property, Verdict

METHOD = "induction over blocks"


@dataclass(frozen=True)
class OpaqueCipher:
    """The cipher as opaque functions of a block, one for each direction. callees: its proved functions by where they
    begin; key: the name of V_key in the row of a fold."""

    callees: Mapping[int, Callee]
    key: str
    applications: Applications = field(default_factory=Applications)

    @property
    def entries(self) -> frozenset[int]:
        """Return where proved functions begin."""
        return frozenset(self.callees)

    def apply(self, direction: str, block: Term, holds: Equal) -> Term:
        """Return what the cipher makes of a block in normal form."""
        return self.applications(f"E.{direction}", block.width, [block], (), holds)

    def take(self, context: Context, state: State, instruction: Instruction) -> None:
        """Do on a state what a function of the cipher does with a block.

        Raises:
            Broken: its contract is not kept, or it is another function.
        """
        callee = self.callees[instruction.address]
        role = callee.role
        if role.blocks != 1 or not role.keyed or role.expands:
            text = f"calls {callee.symbol}, which does more than encryption or decryption of a block"
            raise Broken(Property.CONTROL, instruction.address, text, Verdict.UNSUPPORTED)
        call = ProvedCall.checked(context, state, instruction.address, callee)
        # What the fold's own caller gives is read only, so that it is at a call what it was at entry.
        place = next(place for place in call.places.values() if place.buffer.holds is Holds.ROUND_KEYS)
        if place.region.name != self.key or place.fixed != (0, callee.key_bytes):
            raise call.broken(Property.READS, f"calls {callee.symbol} with another key than its caller's")
        call.put_block(role.output.name, self.apply(role.direction, call.block(role.source.name), call.holds))
        call.leave()

    def releases(self, context: Context, state: State, instruction: Instruction, condition: Term) -> bool:
        """Return False: no branch of a fold depends on a secret."""
        return False


class _Folds(Specification):
    """The specification of folds, whose steps run on what the chain is: an application is one of its arguments."""

    def after_block(self, name: str, direction: str, state: Bytes, number: int = 0) -> Bytes:
        mode = self.mode(name)
        assert isinstance(mode, MessageMode)
        size = mode.block.bytes
        after, _ = mode.step(self.variant, {}, state, [input_byte(number * size + i) for i in range(size)])
        return tuple(map(self._normal, after))

    def _mode_block(self, name: str, direction: str, number: int, state: Bytes) -> Bytes:
        return ()


class _FoldContext(Context):
    """The context of a function that calls proved ones."""

    def __init__(self, like: Context, cipher: OpaqueCipher) -> None:
        """Take the context of a function without calls."""
        super().__init__(
            like.target, like.contract, like.normal, like.solver, like.paths, like.raw, literals=like.literals
        )
        self.calls = cipher


class FoldProver(FunctionProver):
    """The prover of a mode's folds that ask the cipher. key_bytes: of V_key."""

    def __init__(
        self, loaded: LoadedObject, cipher: OpaqueCipher, mode: PhaseMode, variant: str, key_bytes: int
    ) -> None:
        external = {direction: partial(self._asked, direction) for direction in DIRECTIONS}
        self._cipher, self._key_bytes = cipher, key_bytes
        self._known: Knowledge | None = None
        knowledge = Knowledge(cipher_entries(mode, variant, external), loaded.target.xlen, lasting=False)
        self._known = knowledge
        super().__init__(loaded, knowledge)
        self.specification = _Folds(knowledge.variant, knowledge.normal)

    def _asked(self, direction: str, block: Term) -> Term:
        """Return what the cipher makes of a block of the text."""
        if self._known is None:
            return block  # the text is only looked at
        return self._cipher.apply(direction, self._known.normal(block), self._holds)

    def _holds(self, goal: Term) -> bool:
        known = self.knowledge.normal(goal)
        return known is const(1, 1) or self.solver.implied([], known) is True

    def _context(self, contract: Contract, paths: Paths) -> Context:
        return _FoldContext(super()._context(contract, paths), self._cipher)

    def prove_fold(self, job: FunctionProof) -> None:
        """Prove a function; the job then says how far that came."""
        self.loaded.progress(job.symbol, "executing")
        try:
            run = self.execute(job, self._key_bytes, in_place=False)
            what = run.context, self.specification, job.role, run.place.output
            for path in messages(*what, run.segments, run.heads):
                if path.pairs is None or self.equal(path.pairs).verdict is not Verdict.PROVED:
                    text = "leaves what is not known to be the chain that the mode's text makes"
                    raise Broken(Property.RESULT, path.state.pc, text, Verdict.UNDECIDED)
        except Broken as broken:
            job.settle(job.obligation(broken.prop, broken.verdict, METHOD, f"{broken.address:#x}: {broken.text}"))
            return
        job.settle(job.obligation(Property.RESULT, Verdict.PROVED, METHOD))
        job.prove_rest()

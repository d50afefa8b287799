"""The proof of PTX: every kernel of a variant, for every thread of every launch."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence

from ciphergen.backends.machine.gpu import Gpu
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.dsl.fixed_key import FixedKey
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, variables
from ciphergen.interface.kernel_role import KernelRole
from ciphergen.interface.role import Role
from ciphergen.interface.spelling import asked
from ciphergen.interface.table import functions, key_expansion, row_of_blocks
from ciphergen.verify.claim.obligation import compare_group
from ciphergen.verify.equality.equal import Settled, hardest
from ciphergen.verify.equality.patience import PATIENCE, OutOfPatience
from ciphergen.verify.execution.state import State
from ciphergen.verify.kernel_proof import KernelProof
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.assumptions import assumptions
from ciphergen.verify.ptx.counter import counter_after, counter_in_group, fits
from ciphergen.verify.ptx.coverage import check_written
from ciphergen.verify.ptx.launch import Launch, LaunchedKernel, Promise
from ciphergen.verify.ptx.machine import PtxMachine
from ciphergen.verify.ptx.module import Kernel, read
from ciphergen.verify.ptx.share import Share
from ciphergen.verify.ptx.turns import ends
from ciphergen.verify.variables import counter_byte
from ciphergen.verify.verdict import Broken, FunctionFacts, Property, Report, Verdict


def prove_kernels(
    data: bytes,
    name: str,
    gpu: Gpu,
    roles: Mapping[str, str],
    knowledge: Knowledge,
    progress: Callable[[str, str], None] = lambda symbol, doing: None,
    *,
    tables: bool = False,
) -> Report:
    """Prove the kernels of a PTX text.

    Args:
        data: the text. name: what to call it in messages.
        roles: role by kernel; key expansion, and at least one other.
        knowledge: of the variant. progress: called with a kernel and what is done. tables: whether addresses of
            look-ups may depend on secrets.

    Returns:
        One obligation for every property of every kernel. Only `proved` is success.

    Raises:
        UserError: the text is not PTX, or a kernel or role is wrong.
    """
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise UserError(name, "is not text in UTF-8", "PTX, as nvcc -ptx makes it") from None
    kernels = read(text, name, gpu)
    known = functions(knowledge.variant)
    _check_roles(name, roles, kernels, known)
    asked_of = {symbol: KernelRole.of(role) for symbol, role in roles.items()}
    proofs = [KernelProof(kernels[symbol], known[role.name], role.blocks) for symbol, role in asked_of.items()]
    KernelProver(gpu, knowledge, name, progress, tables=tables).run(proofs)
    return Report(
        variant=knowledge.variant.name,
        obligations=[*knowledge.inverses, *(o for proof in proofs for o in proof.obligations())],
        key_memory_bytes=0,
        text_sha256=hashlib.sha256(data).hexdigest(),
        functions=[FunctionFacts(p.kernel.name, p.role.name, 0, 0, len(p.kernel.code), 0, ()) for p in proofs],
        assumptions=assumptions(
            [p.kernel for p in proofs],
            looks_up=any(p.but for p in proofs),
            one_key=isinstance(knowledge.variant, FixedKey),
        ),
        modes=knowledge.specification.texts(proof.role for proof in proofs),
    )


def _check_roles(name: str, roles: Mapping[str, str], kernels: Mapping[str, Kernel], known: Mapping[str, Role]) -> None:
    """Check that the kernels are there, each in a role that kernels have.

    Raises:
        UserError: one is not, or key expansion is not among them.
    """
    able = [row.name for row in known.values() if row.expands or (row.many and not row.chained and not row.has_ports)]
    several = [name for name in able if not known[name].expands]
    for symbol, text in roles.items():
        role = KernelRole.of(text)
        if role.name not in able:
            raise unknown(f"--function {symbol}={text}", "role of a kernel", role.name, able)
        if role.blocks > 1 and (role.name not in several or role.blocks & (role.blocks - 1)):
            found = f"{role.blocks} blocks a thread"
            allowed = f"2, 4, 8, ... blocks, of {', '.join(sorted(several))}"
            example = f"--function {symbol}={row_of_blocks(ENCRYPT).name}:32"
            raise UserError(f"--function {symbol}={text}", found, allowed, example)
        if symbol not in kernels:
            raise unknown(name, "kernel", symbol, kernels)
    expand = key_expansion().name
    if [*roles.values()].count(expand) != 1 or len(roles) < 2:
        raise UserError(
            "--function",
            f"the roles {', '.join(roles.values()) or '(none)'}",
            f"one {expand} and at least one other: what is proved goes from the user's key to the output",
            asked(f"my_{expand}"),
        )


class KernelProver:
    """A prover of the kernels of one variant, key expansion first. name: of the text."""

    def __init__(
        self,
        gpu: Gpu,
        knowledge: Knowledge,
        name: str,
        progress: Callable[[str, str], None] = lambda symbol, doing: None,
        *,
        tables: bool,
    ) -> None:
        self._gpu, self._knowledge, self._name, self._progress = gpu, knowledge, name, progress
        self._tables = tables
        self._key_memory: dict[int, Term] = {}

    def run(self, proofs: list[KernelProof]) -> None:
        """Prove all."""
        self._knowledge.solver.allow(PATIENCE)
        (expand,) = (proof for proof in proofs if proof.role.expands)
        users = [proof for proof in proofs if proof is not expand]
        if not self.expand(expand):
            return
        self.use(users)
        failed = [proof.kernel.name for proof in users if not proof.proved]
        if failed:
            expand.settle(Property.RESULT, Verdict.UNDECIDED, detail="not every kernel that uses the key is proved")
        else:
            names = ", ".join(proof.kernel.name for proof in users)
            expand.settle(Property.RESULT, Verdict.PROVED, f"through {names}")
        expand.prove_rest()

    def expand(self, proof: KernelProof) -> bool:
        """Execute key expansion, and return whether that leaves something in V_key."""
        self._guarded(proof, self._expand)
        return bool(self._key_memory)

    def use(self, proofs: Sequence[KernelProof]) -> None:
        """Prove kernels that use V_key: for any round keys where that is enough, else for those of the key."""
        own = self._knowledge, self._key_memory
        self._progress(proofs[0].kernel.name, "round keys")
        for_any = self._knowledge.for_any(self._key_memory)
        for proof in proofs:
            if for_any is not None:
                self._knowledge, self._key_memory = for_any
                try:
                    self._guarded(proof, self._blocks)
                    self._knowledge.forget_terms()
                finally:
                    self._knowledge, self._key_memory = own
                if proof.proved or proof.differs:
                    continue
                proof.begin()  # with the round keys of a key there may be no failure
            self._guarded(proof, self._blocks)
            self._knowledge.forget_terms()

    def _guarded(self, proof: KernelProof, run: Callable[[KernelProof], None]) -> None:
        """Prove a kernel; settle what breaks."""
        try:
            run(proof)
        except Broken as broken:
            line, shown = proof.kernel.lines.get(broken.address, 0), self._shown(proof.kernel, broken.address)
            detail = f"{broken.text}, at line {line} of {self._name}: {shown}" if line else broken.text
            proof.settle(broken.prop, broken.verdict, detail=detail, where=broken.address)
        except OutOfPatience:
            proof.settle(Property.RESULT, Verdict.UNDECIDED, detail="the solver has no more time for this kernel")

    def _shown(self, kernel: Kernel, number: int) -> str:
        return kernel.code[number].text if number in kernel.code else kernel.unknown.get(number, "")

    def _ends(self, proof: KernelProof) -> tuple[Launch, list[State]]:
        """Return the states in which a thread ends, on every path."""
        kernel, role = proof.kernel, proof.role
        self._progress(kernel.name, "executing")
        known = self._knowledge
        promise = Promise(self._gpu, known.specification, known.normal, known.solver, self._key_memory)
        sizes, wanted = [p.size for p in kernel.parameters], promise.sizes(role)
        if sizes != wanted:
            text = f"has parameters of {_listed(sizes)} bytes, and the role {role.name} those of {_listed(wanted)}"
            raise Broken(Property.CONTROL, -1, text, Verdict.UNSUPPORTED)
        for number, shown in kernel.unknown.items():
            raise Broken(Property.CONTROL, number, f"no row is `{shown}`", Verdict.UNSUPPORTED)
        launch = promise.launch(role, LaunchedKernel(kernel, proof.blocks, PtxMachine, self._tables))
        found = ends(launch, kernel)
        if launch.context.looks_up:
            proof.looks_up()
        return launch, found

    def _expand(self, proof: KernelProof) -> None:
        """Execute key expansion, for what it leaves in V_key."""
        launch, found = self._ends(proof)
        contents = [state.memory.written.get(launch.output.name, {}) for state in found]
        content, key = contents[0], set(self._knowledge.specification.key)
        if len(contents) > 1:
            raise Broken(Property.RESULT, found[1].pc, "leaves V_key on several paths", Verdict.UNSUPPORTED)
        if not content:
            raise Broken(Property.RESULT, found[0].pc, "writes nothing to V_key")
        if not key.issuperset(variables(content.values())):
            raise Broken(Property.RESULT, found[0].pc, "what it leaves in V_key depends on more than the key")
        if isinstance(self._knowledge.variant, FixedKey) and self._is_other_key(content):
            text = "does not leave every byte of the key in V_key, by which calls know the one key from others"
            raise Broken(Property.RESULT, found[0].pc, text)
        self._key_memory = dict(content)

    def _is_other_key(self, content: Mapping[int, Term]) -> bool:
        """Return True if the bytes of V_key do not begin with those of the user's key."""
        return any(content.get(i) is not byte for i, byte in enumerate(self._knowledge.specification.key))

    def _blocks(self, proof: KernelProof) -> None:
        """Prove that a thread does its block where there is one, and nothing else."""
        launch, found = self._ends(proof)
        context, methods = launch.context, set[str]()
        self._progress(proof.kernel.name, "comparing")
        if context.trace.reads_late:
            text = "reads a byte of in after the same byte of out was written, so that a call in place differs"
            proof.settle(Property.IN_PLACE, Verdict.UNDECIDED, detail=text)
        for state in found:
            written = state.memory.written.get(launch.output.name, {})
            check_written(launch, state, written)
            if not written:
                continue
            if proof.role.mode:
                self._check_counter(launch, state)
            settled = self._compared(proof, launch, state, written)
            if settled.verdict is not Verdict.PROVED:
                number, byte = divmod(sorted(written)[settled.pair], launch.output.block)
                block = f"block {launch.context.share.numbers.index(number)}" if proof.blocks > 1 else "block"
                text = f"byte {byte} of a thread's {block} is not what the text says"
                proof.settle(Property.RESULT, settled.verdict, settled.method, text)
                return
            methods.add(settled.method)
        proof.settle(Property.RESULT, Verdict.PROVED, hardest(methods))
        proof.prove_rest()

    def _compared(self, proof: KernelProof, launch: Launch, end: State, written: Mapping[int, Term]) -> Settled:
        """Return whether a thread has written what the text says. Several blocks are looked at before anything is built
        to prove them. end: in which the thread has done its blocks.

        Raises:
            Broken: a step of a mode is not shown to count.
        """
        known, role, share, size = self._knowledge, proof.role, launch.context.share, launch.output.block
        states = self._counters(role, launch, end) if role.mode else {}
        if share.blocks > 1:
            blocks = {number: [written[number * size + i] for i in range(size)] for number in share.numbers}
            wrong = known.first_look(role, blocks, states)
            if wrong is not None:
                proof.note_difference()
                return Settled(Verdict.REFUTED, "simulation", sorted(written).index(wrong[0] * size + wrong[1]))
            new = compare_group(launch.context, known.specification, known.instances, role, blocks, states)
            settled = None if new is None else known.equality.settle(new[0], looked_at=True)
            if new is not None and settled is not None and settled.verdict is Verdict.PROVED:
                known.instances.note(new[1], settled.method)
                return Settled(Verdict.PROVED, hardest({settled.method, *new[2]}))
        wanted = self._wanted(role, size, share.numbers, states)
        return known.equality.settle([(written[i], wanted[i]) for i in sorted(written)])

    def _check_counter(self, launch: Launch, state: State) -> None:
        """Check that the lowest word of the counter has not come to its end before a thread's block.

        Raises:
            Broken: it may have.
        """
        share, normal = launch.context.share, self._knowledge.normal
        begun = share.begun if share.blocks > 1 else normal.sum(state.done)
        if not launch.context.holds(state, fits(self._counter(share), begun)):
            text = "is not shown to do its block before the lowest word of the counter comes to its end"
            raise Broken(Property.RESULT, state.pc, text, Verdict.UNDECIDED)

    def _counter(self, share: Share) -> tuple[Term, ...]:
        """Return the bytes of the counter as a launch is promised them."""
        size, normal = self._knowledge.specification.variant.block_bytes, self._knowledge.normal
        return tuple(map(normal, share.counter([counter_byte(i) for i in range(size)])))

    def _wanted(
        self, role: Role, size: int, numbers: Sequence[int], states: Mapping[int, tuple[Term, ...]]
    ) -> dict[int, Term]:
        """Return the bytes of a thread's blocks as the text has them, by their places from its first block on. size: of
        a block; numbers: of the blocks; states: before each, of a role in a mode."""
        known = self._knowledge.specification
        if role.mode:
            blocks = {n: known.mode_block(role.mode, role.direction, n, states[n]) for n in numbers}
        else:
            blocks = {n: known.block(role.direction, n) for n in numbers}
        return {n * size + i: byte for n, block in blocks.items() for i, byte in enumerate(block)}

    def _counters(self, role: Role, launch: Launch, end: State) -> dict[int, tuple[Term, ...]]:
        """Return the counters of a thread's blocks by their numbers, from its first block on. end: in which the thread
        has done them.

        Raises:
            Broken: they are not proved to be what the mode's text counts.
        """
        known, share = self._knowledge, launch.context.share
        counter = self._counter(share)
        step = known.specification.after_block(role.mode, role.direction, counter)
        if share.blocks > 1:
            found = counter_in_group(known.normal, known.solver, counter, step, share)
        else:
            state = counter_after(known.normal, known.solver, counter, step, known.normal.sum(end.done))
            found = None if state is None else {0: state}
        if found is None:
            text = f"a step of {role.mode} is not shown to add 1 to a number"
            raise Broken(Property.RESULT, -1, text, Verdict.UNSUPPORTED)
        return found


def _listed(sizes: list[int]) -> str:
    return ", ".join(map(str, sizes))

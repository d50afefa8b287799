"""The contract of a launch: what every thread is promised, and which blocks it does.

Thread i stands where turn i of a loop over the data stands on a processor: i blocks are done before its own. That every
block has one thread, and that threads do not meet, is shown on paper (SOUNDNESS.md) from what is proved of each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.machine.platform import Register
from ciphergen.dsl.term import Term, const, eq, to_bytes, ult, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.interface.role import Buffer, Holds, Length, Role
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.context import Context, Contract
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.state import Executor, State
from ciphergen.verify.ptx.counter import WORD, lowest
from ciphergen.verify.ptx.module import SPECIAL, Kernel
from ciphergen.verify.ptx.share import Share, first_thread, thread_number, thread_value
from ciphergen.verify.ptx.variables import SHARED, OwnMemory, SharedMemory
from ciphergen.verify.variables import counter_byte, input_byte, key_byte, pointer, symbol

_THREADS = 41  # bits of a thread's number: a launch has below 2**31 groups of at most 2**10 threads
_GROUPS = 31
BARRIER = "bar.sync"
_BYTES = 63  # bits of the bytes of a buffer
VECTOR = 16  # bytes that data is aligned to, unless a block has fewer
_NOTHING = Region("no stack", pointer("no stack", 64), 0, False, lambda _: None)


def parameter_address(name: str) -> Term:
    """Return the address of a parameter of a kernel, which is no address of data."""
    return symbol("parameter", 64, Secrecy.PUBLIC, name)


@dataclass(frozen=True)
class LaunchedKernel:
    """A kernel, of which each thread does so many blocks, and what executes its instructions. tables: whether
    addresses of look-ups may depend on secrets."""

    kernel: Kernel
    blocks: int
    machine: type[Executor]
    tables: bool = False

    @property
    def group(self) -> SharedMemory | None:
        """Return what the threads of a group share, or have each for itself where they do not meet; None where there is
        no such memory, or they are not known to be so many."""
        shared, threads = tuple(v for v in self.kernel.variables if v.space == SHARED), self.kernel.threads
        if not shared or threads < 2 or threads & (threads - 1):
            return None
        meets = any(instruction.row.name == BARRIER for instruction in self.kernel.code.values())
        return SharedMemory(shared, threads) if meets else OwnMemory(shared, threads)


class LaunchContext(Context):
    """The context of all paths of a thread. parameters: regions of the parameter space; widths: of registers by file;
    share: of the thread in the blocks; group: what the threads of a group share; looks_up: whether an address of a
    look-up depended on a secret, which `tables` allows."""

    def __init__(
        self,
        gpu: Gpu,
        contract: Contract,
        normal: Normalizer,
        solver: Solver,
        program: LaunchedKernel,
        parameters: tuple[Region, ...],
        share: Share,
    ) -> None:
        super().__init__(gpu, contract, normal, solver)
        self.machine, self.parameters, self.widths = program.machine, parameters, program.kernel.widths
        self.share, self.group, self.tables = share, program.group, program.tables
        self.variables, self.looks_up = program.kernel.variables, False
        group, size = (zext(thread_value(self.group, name), 64) for name in ("ctaid", "ntid"))
        self._names = {normal(group * size): first_thread()}
        if share.blocks > 1:
            self._names[normal(share.definition)] = share.first

    def look_up(self) -> None:
        """Note that an address of a look-up depends on a secret."""
        self.looks_up = True

    def named(self, value: Term) -> Term:
        """Return a value, or the variable for it: the product of a group's number and size is one, since nothing more
        need be known of it, and the number of a thread's first block, of which more is known as a fact."""
        return self._names.get(value, value)

    def at_least(self, done: Linear, more: int) -> Term:
        """Return the 1-bit term for: so many blocks (bytes, if the last block may be short) are there behind those
        `done`. The sum does not wrap: a thread's number is far below the range."""
        count = self.contract.count
        assert count is not None
        before = self.normal.sum(done.times(self.contract.unit))
        return ~ult(count, before + more)


@dataclass(frozen=True)
class Launch:
    """A contract made concrete: the state in which a thread begins, and the region that it writes."""

    context: LaunchContext
    entry: State
    output: Region


@dataclass(frozen=True)
class Promise:
    """A promise says what a kernel of a role finds, of a variant on a GPU. key_memory: what key expansion leaves."""

    gpu: Gpu
    specification: Specification
    normal: Normalizer
    solver: Solver
    key_memory: Mapping[int, Term]

    @property
    def key_bytes(self) -> int:
        """Return sizeof(V_key): as much as key expansion writes, with what its alignment adds."""
        return -(-(max(self.key_memory, default=-1) + 1) // self.gpu.key_alignment) * self.gpu.key_alignment

    def sizes(self, role: Role) -> list[int]:
        """Return the bytes of each parameter of a kernel: V_key by value, and pointers and numbers."""
        return [self._size(p) if _by_value(p) else 8 for p in role.parameters]

    def _size(self, parameter: Buffer | Length) -> int:
        """Return the bytes of what a kernel takes by value."""
        assert isinstance(parameter, Buffer)
        return self.key_bytes if parameter.holds is Holds.ROUND_KEYS else self.specification.variant.block_bytes

    def launch(self, role: Role, program: LaunchedKernel) -> Launch:
        """Return the launch of a kernel in a role, of any number of threads."""
        data = {b.name: self._region(b) for b in role.buffers if not _by_value(b)}
        share = Share(program.blocks, self.gpu.warp, program.group)
        contents = [self._content(p, data, share) for p in role.parameters]
        # Memory knows regions by name, and a parameter may be called as data is.
        parameters = tuple(
            Region(f"parameter {p.name}", parameter_address(p.name), p.size, False, c.get, alignment=p.alignment)
            for p, c in zip(program.kernel.parameters, contents, strict=True)
        )
        count = symbol(role.lengths[0].name, 64, Secrecy.PUBLIC) if role.lengths else None
        apart = (data[role.source.name], data[role.output.name]) if role.aliases else None
        unit = self.specification.block_bytes(role) if role.mode else 1
        facts = (*self._facts(data, count, unit, share), *share.facts, *self._counters(role, count))
        short = bool(role.mode)
        contract = Contract((*data.values(), *parameters), facts, _NOTHING, count, unit, short, data=apart)
        context = LaunchContext(self.gpu, contract, self.normal, self.solver, program, parameters, share)
        done = Linear.of(self.normal(share.first) if count is not None else const(0, 64))
        registers = {
            Register(f"{SPECIAL} {kind}.{axis}", 0): thread_value(context.group, kind, axis)
            for kind in ("tid", "ntid", "ctaid", "nctaid")
            for axis in "xyz"
        }
        return Launch(context, State(registers, Bytes(), 0, done), data[role.output.name])

    def _content(self, parameter: Buffer | Length, data: Mapping[str, Region], share: Share) -> Mapping[int, Term]:
        """Return the bytes of a parameter of a kernel by their places, as far as they are known."""
        if isinstance(parameter, Length):
            return dict(enumerate(to_bytes(symbol(parameter.name, 64, Secrecy.PUBLIC))))
        if parameter.holds is Holds.STATE:
            return dict(
                enumerate(map(self.normal, share.counter([counter_byte(i) for i in range(self._size(parameter))])))
            )
        return self.key_memory if _by_value(parameter) else dict(enumerate(to_bytes(data[parameter.name].base)))

    def _region(self, buffer: Buffer) -> Region:
        """Return the region that a pointer leads to."""
        variant, base, writable = self.specification.variant, pointer(buffer.name, 64), buffer.access.writes
        if buffer.holds is Holds.KEY:
            bytes_of_key = {i: key_byte(i) for i in range(variant.key_bytes)}
            return Region(buffer.name, base, variant.key_bytes, writable, bytes_of_key.get)
        if buffer.holds is Holds.ROUND_KEYS:
            return Region(buffer.name, base, None, writable, lambda _: None, alignment=self.gpu.key_alignment)
        aligned = min(variant.block_bytes & -variant.block_bytes, VECTOR)
        initial = input_byte if buffer.access.reads else lambda _: None
        return Region(buffer.name, base, None, writable, initial, variant.block_bytes, aligned)

    def _counters(self, role: Role, count: Term | None) -> list[Term]:
        """Return the fact that the blocks of a launch, of which the last may be short, end where the lowest word of the
        counter does, or before. count: of bytes."""
        if not role.mode or count is None:
            return []
        size = self.specification.variant.block_bytes
        low = lowest([counter_byte(i) for i in range(size)])
        return [~ult(const(size << WORD, 64), low * size + count)]

    def _facts(self, data: Mapping[str, Region], count: Term | None, unit: int, share: Share) -> list[Term]:
        """Return the facts that hold of every launch. unit: what a block adds to the count."""
        facts = [eq(r.base & (r.alignment - 1), const(0, 64)) for r in data.values() if r.alignment > 1]
        facts.append(ult(share.thread, const(1 << _THREADS, 64)))
        if share.turns is not None:
            groups = thread_number("nctaid")
            facts += [ult(groups, const(1 << _GROUPS, 32)), ult(const(0, 32), groups)]
        for region in (r for r in data.values() if r.block and count is not None):
            assert count is not None
            times = region.block // unit
            facts.append(ult(count, const((1 << _BYTES) // times, 64)))
            facts.append(~ult(region.base + count * times, region.base))
        return facts


def _by_value(parameter: Buffer | Length) -> bool:
    """Return True for what a kernel takes by value: round keys that it only reads, and the state of a mode, which the
    host moves on."""
    if not isinstance(parameter, Buffer):
        return False
    return parameter.holds is Holds.STATE or (parameter.holds is Holds.ROUND_KEYS and not parameter.access.writes)

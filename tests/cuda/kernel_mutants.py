"""Mutants of kernels, a change each: what the prover says of them, and whether a launch tells them apart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

import numpy as np

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.fixed_key import FixedKey
from ciphergen.interface.kernel_role import KernelRole
from ciphergen.interface.table import ROLES, functions
from ciphergen.verify.equality.patience import PATIENCE
from ciphergen.verify.kernel_proof import KernelProof
from ciphergen.verify.kernels import KernelProver
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.module import Kernel
from ciphergen.verify.verdict import Obligation, Property, Verdict
from tests.cuda.arrays import ArrayLaunch
from tests.cuda.changed_text import ChangedText
from tests.cuda.kernel_changes import KINDS, STATEMENT, TABLES
from tests.verify.mutants import Finding, Mutant

_GPU, _NAME = gpu("cuda"), "mutant.ptx"
_AT_KEY, _AT_KS, _AT_IN, _AT_OUT, _MEMORY = 0, 1 << 12, 1 << 16, 3 << 16, 5 << 16
_CASES = 3  # launches of a kernel that are tried
_MOST = (
    1_000_000  # instructions of a launch: ten times what an original executes, for loops that a change makes endless
)


class KernelSubject:
    """The kernels of a variant under mutation. text: PTX; roles: by kernel, `expand_key` among them; tables: as for
    `prove_kernels`."""

    def __init__(self, text: str, variant: Variant, roles: Mapping[str, str], *, tables: bool = False) -> None:
        self.lines, self.variant, self.roles, self._tables = text.split("\n"), variant, roles, tables
        self.knowledge = Knowledge(variant, 32)
        self._expand = next(kernel for kernel, role in roles.items() if role == "expand_key")
        self._users = [kernel for kernel in roles if kernel != self._expand]
        self._texts: dict[str, ChangedText] = {}
        self._originals: dict[str, Kernel] = {}
        self._expanded_once: KernelProver | None = None
        self._expansions: dict[int, bytes] = {}
        self._lefts: dict[tuple[str, int], tuple[bytes, ...]] = {}

    @cached_property
    def spans(self) -> dict[str, range]:
        """The numbers of the lines of each kernel, and under an empty name of what stands in front of all."""
        begins = {name[1]: n for n, line in enumerate(self.lines) if (name := re.search(r"\.entry (\w+)\(", line))}
        starts = [0, *begins.values(), len(self.lines)]
        return dict(zip(["", *begins], map(range, starts, starts[1:]), strict=True))

    def holds(self, part: str) -> bool:
        """Whether the original is proved, with key expansion, and that decryption undoes encryption: what no mutant of
        another kernel changes is not looked at again."""
        if part == self._expand:
            own = self._judge(part, {})
        else:
            proofs = [self._proof(name, self._original(name)) for name in (self._expand, part)]
            KernelProver(_GPU, self.knowledge, _NAME, tables=self._tables).run(proofs)
            own = [o for proof in proofs for o in proof.obligations()]
        return all(o.verdict is Verdict.PROVED for o in (*self.knowledge.inverses, *own))

    def _judge(self, part: str, code: Mapping[int, bytes]) -> Sequence[Obligation]:
        """What is said of a kernel; of key expansion with each other kernel, of the first that is not proved, else of
        the last: of what it leaves they use different parts."""
        if part != self._expand:
            proof = self._proof(part, self._kernel(part, code))
            self.knowledge.solver.allow(PATIENCE)
            self._prover().use([proof])
            return proof.obligations()
        expand = self._kernel(part, code)
        for user in self._users:
            proofs = [self._proof(part, expand), self._proof(user, self._original(user))]
            KernelProver(_GPU, self.knowledge, _NAME, tables=self._tables).run(proofs)
            if not all(proof.proved for proof in proofs):
                break
        return [o for proof in proofs for o in proof.obligations()]

    def _proof(self, name: str, kernel: Kernel) -> KernelProof:
        role = KernelRole.of(self.roles[name])
        return KernelProof(kernel, functions(self.variant)[role.name], role.blocks)

    def _prover(self) -> KernelProver:
        """What has executed key expansion, which no mutant of another kernel changes."""
        if self._expanded_once is None:
            prover = KernelProver(_GPU, self.knowledge, _NAME, tables=self._tables)
            assert prover.expand(self._proof(self._expand, self._original(self._expand)))
            self._expanded_once = prover
        return self._expanded_once

    def examine(self, mutant: Mutant) -> Finding:
        """Prove a mutant, and see what that came to."""
        try:
            obligations = self._judge(mutant.part, mutant.code)
        except UserError as error:
            return Finding(mutant, "rule", str(error))
        if all(o.verdict is Verdict.PROVED for o in obligations):
            return Finding(mutant, "equal", "")
        said = "; ".join(o.detail for o in obligations if o.detail)
        ends = {
            "counterexample"
            if o.verdict is Verdict.REFUTED and o.prop is Property.RESULT and o.where is None
            else "rule"
            for o in obligations
            if o.verdict in (Verdict.REFUTED, Verdict.UNSUPPORTED)
        }
        if ends:
            return Finding(mutant, min(ends), said)
        return Finding(mutant, "open" if self.tells(mutant) else "unproved", said)

    def mutants(self, seed: int, part: str) -> Iterator[Mutant]:
        """Random mutants of a kernel, without end, the same for the same seed."""
        random, seen, end = Random(seed), set[tuple[tuple[int, str], ...]](), self.spans[part].stop
        places = {kind: self._places(kind, part) for kind in (*KINDS, *TABLES)}
        kinds = [kind for kind, found in places.items() if found]
        while True:
            kind = random.choice(kinds)
            change = {**KINDS, **TABLES}[kind][1]
            made = change(self.lines, random, random.choice(places[kind]), end)
            key = tuple(sorted((n, line) for n, line in (made or {}).items() if line != self.lines[n]))
            if not key or key in seen:
                continue
            seen.add(key)
            (first, line), *others = key
            shown = f"{self.lines[first].strip()[:80]} -> {line.strip()[:80]}" + (" ..." if others else "")
            yield Mutant({n: line.encode() for n, line in key}, kind, f"{part}: {shown}", part)

    def _places(self, kind: str, part: str) -> list[int]:
        """The lines that a kind of change is for: of the kernel, or tables that it names."""
        lines, own = self.lines, self.spans[part]
        if kind in TABLES:
            named = set(re.findall(r"\w+", "\n".join(lines[n] for n in own)))
            return [n for n in self.spans[""] if re.match(TABLES[kind][0], lines[n]) and named & {*_names(lines[n])}]
        return [n for n in own if STATEMENT.match(lines[n]) and re.search(KINDS[kind][0], lines[n])]

    # What a mutant really does.

    def tells(self, mutant: Mutant) -> str:
        """Where a launch of a mutant leaves other memory than the original does, or breaks a rule; empty if nowhere."""
        try:
            kernel = self._kernel(mutant.part, mutant.code)
        except UserError as error:
            return str(error)
        for number in range(0 if kernel.unknown else _CASES):
            if (mutant.part, number) not in self._lefts:
                self._lefts[mutant.part, number] = self._left(mutant.part, self._original(mutant.part), number)
            try:
                if self._left(mutant.part, kernel, number) != self._lefts[mutant.part, number]:
                    return f"launch {number}"
            except AssertionError as error:
                return f"launch {number}: {error}"
            except KeyError as error:
                return f"launch {number}: {error} is read and nothing was written there"
        return ", ".join(kernel.unknown.values())

    def _left(self, part: str, kernel: Kernel, number: int) -> tuple[bytes, ...]:
        """What memory holds behind a launch; of key expansion, without V_key, but behind launches that use it."""
        if part != self._expand:
            return (self._memory(part, kernel, number, self._keys(number)),)
        memory, users = self._expanded(kernel, number), {user: self._original(user) for user in self._users}
        if memory == self._keys(number) and (part, number) in self._lefts:
            return self._lefts[part, number]
        end = _AT_KS + max(user.parameters[0].size for user in users.values())
        made = (self._memory(name, user, number, memory) for name, user in users.items())
        return memory[:_AT_KS] + memory[end:], *made

    def _original(self, name: str) -> Kernel:
        if name not in self._originals:
            self._originals[name] = self._kernel(name)
        return self._originals[name]

    def _keys(self, number: int) -> bytes:
        """What memory holds when the original has expanded a key."""
        if number not in self._expansions:
            self._expansions[number] = self._expanded(self._original(self._expand), number)
        return self._expansions[number]

    def _kernel(self, name: str, code: Mapping[int, bytes] = {}) -> Kernel:
        numbers = [*self.spans[""], *self.spans[name]]
        if name not in self._texts:
            self._texts[name] = ChangedText([self.lines[n] for n in numbers], _NAME)
        return self._texts[name].kernels({at: code[n].decode() for at, n in enumerate(numbers) if n in code})[name]

    def _memory(self, part: str, kernel: Kernel, number: int, expanded: bytes) -> bytes:
        """What memory holds behind a launch, in place if its number is odd. expanded: behind key expansion."""
        role, random = KernelRole.of(self.roles[part]), Random(number)
        memory: Any = np.frombuffer(random.randbytes(_MEMORY), dtype=np.uint8).copy()
        threads = kernel.threads if any(variable.data is None for variable in kernel.variables) else 64
        group, most = 32 * role.blocks if role.blocks > 1 else 1, 2 * threads * role.blocks
        blocks, size = random.choice((most, most - 1, most - group, random.randrange(most))), self.variant.block_bytes
        given = [expanded[_AT_KS : _AT_KS + kernel.parameters[0].size]]
        if ROLES[role.name].mode:
            low = random.choice(((1 << 32) - blocks - 1, 0xFFFE, random.randrange(1 << 31))) // group * group
            given.append(random.randbytes(size - 4) + low.to_bytes(4, "big"))
            blocks = max(0, blocks * size - random.choice((0, 1, size - 1)))
        out = _AT_IN if number % 2 else _AT_OUT
        given += [value.to_bytes(8, "little") for value in (_AT_IN, out, blocks)]
        ArrayLaunch(kernel, 2, threads, memory, given, most=_MOST).run()
        return bytes(memory)

    def _expanded(self, kernel: Kernel, number: int) -> bytes:
        """What memory holds when a thread has expanded a key, the one if code is for one."""
        memory: Any = np.frombuffer(Random(-1 - number).randbytes(_MEMORY), dtype=np.uint8).copy()
        if isinstance(self.variant, FixedKey):
            memory[_AT_KEY : _AT_KEY + self.variant.key_bytes] = [*self.variant.own_key]
        given = [value.to_bytes(8, "little") for value in (_AT_KS, _AT_KEY)]
        ArrayLaunch(kernel, 1, 1, memory, given, most=_MOST).run()
        return bytes(memory)


def _names(line: str) -> list[str]:
    """The names in front of the numbers of a table."""
    return re.findall(r"\w+", line.partition("[")[0])

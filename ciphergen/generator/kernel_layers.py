"""The kernels of one variant: each function of the C interface is a list of layers, the widest first, and a layer is a
kernel.

The host launches one layer after the other, on the blocks that the one before leaves: of a layer whose threads do
several blocks, what does not fill a warp. So no kernel has a way for less.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ciphergen.backends.machine.gpu import Gpu
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.fixed_key import FixedKey
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.generator.analysis.keys import KeyLayout
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.frames.kernel import counters_shape, schedule_shape, thread_shape
from ciphergen.generator.frames.key_tables import made_table, tables_shape
from ciphergen.generator.frames.ordered_rounds import OrderedLoop
from ciphergen.generator.kernel_options import KernelChoice
from ciphergen.generator.kernel_tables import ENTRIES, KernelTables, most_copies
from ciphergen.generator.kernel_turns import KeyTurns, has_turns
from ciphergen.generator.known_answers import Answer, block_answers, known_answers
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.level import Job
from ciphergen.generator.machine import Function
from ciphergen.generator.output import Refusal
from ciphergen.generator.passages import Comments
from ciphergen.generator.pipeline import run
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.node import Shape
from ciphergen.generator.statements import Statements, statements
from ciphergen.generator.thread_data import VECTORS, WORD, WORDS, ThreadData, words_left
from ciphergen.interface.kernel_role import KernelRole
from ciphergen.interface.role import Role
from ciphergen.interface.spelling import c_bytes
from ciphergen.interface.table import functions

_AT_ONCE = 8  # vectors that are loaded before the first of them is stored, with the key stream in registers


@dataclass(frozen=True)
class KernelInfo:
    """The facts about a kernel that was made. symbol: its own; role: of the C interface, with the blocks of a thread;
    file: the PTX with it; statements: lines of C++ that compute; blocks: that a thread does, 0 for the key schedule."""

    symbol: str
    role: str
    variant: str
    file: str
    statements: int
    blocks: int


@dataclass(frozen=True)
class VariantKernels:
    """The kernels of one variant: plain data, so that another process can make it. shown: for the templates; refused:
    modes that are left out; run_time: for the templates of code for a key that is known at run time, if asked for."""

    variant: str
    functions: tuple[KernelInfo, ...]
    shown: Mapping[str, Any]
    refused: tuple[Refusal, ...] = ()
    run_time: Mapping[str, Any] = field(default_factory=dict)


class KernelMaker:
    """The kernels of one variant, being made."""

    key_words = "ks.rk"  # where they find the words of round keys

    def __init__(self, cipher: Cipher, gpu: Gpu, choice: KernelChoice, variant: Variant) -> None:
        self._cipher, self._gpu, self._choice, self._variant = cipher, gpu, choice, variant
        self._plan = _plan(variant, gpu, choice, 1)
        self._comments = Comments(cipher, variant)
        self._symbol = f"{choice.prefix}{variant.name}_{gpu.name}"
        self._vector = next((n for n in (16, 8) if variant.block_bytes % n == 0), 0)
        if not self._vector:
            raise Unsupported(f"a block of {variant.block_bytes} bytes is not loaded by 8 or 16 bytes at a time")
        self._own_key = variant.own_key if isinstance(variant, FixedKey) else b""
        assert self._own_key or self._plan.keys.word_bytes == WORD, "see `RuleSet`"
        self._tables = KernelTables(self._symbol)

    def run(self) -> VariantKernels:
        """Return all kernels."""
        variant, known = self._variant, functions(self._variant)
        infos, shown, refused = list[KernelInfo](), list[dict[str, Any]](), list[Refusal]()
        schedule: tuple[str, ...] = ()
        for role in (role for role in self._choice.roles if role.name in known):
            if role.expands:
                made = self._schedule(role)
                schedule = made.lines
                infos.append(self._info(f"{self._symbol}_{role.name}_kernel", KernelRole(role.name), made, 0))
            elif role.mode and variant.block_bytes != self._vector:
                text = f"its blocks have {variant.block_bytes} bytes, and counters one vector"
                error = UserError("--mode", f"{role.option} of {variant.name} cannot be made for a GPU yet: {text}")
                refused.append(Refusal(variant.name, role.option, error))
            else:
                layers, made_of = self._layers(role)
                infos += made_of
                fro, to = ("plain", "cipher") if role.direction == ENCRYPT else ("cipher", "plain")
                shown.append({"role": role.name, "mode": role.mode, "layers": layers, "from": fro, "to": to})
        facts = self._facts(next((each["mode"] for each in shown if each["mode"]), ""))
        facts |= {"schedule": schedule, "functions": shown, "tables": self._tables.shown()}
        return VariantKernels(variant.name, tuple(infos), facts, tuple(refused))

    def _facts(self, mode: str) -> dict[str, Any]:
        """Return what the templates have of the variant. mode: with known answers, if any."""
        variant = self._variant
        answers = known_answers(self._cipher, variant, mode) if mode else []
        return {
            "title": variant.title,
            "symbol": self._symbol,
            "key_bytes": variant.key_bytes,
            "block_bytes": variant.block_bytes,
            "alignment": self._vector,
            "vector": VECTORS[self._vector],
            "times": f" * {times}" if (times := variant.block_bytes // self._vector) > 1 else "",
            "name": variant.name,
            "own_key": c_bytes(self._own_key) if self._own_key else "",
            "key_size": self._key_size,
            "declaration": self._declaration(),
            "vectors": [
                {"key": c_bytes(key), "plain": c_bytes(plain), "cipher": c_bytes(coded)}
                for key, plain, coded in block_answers(self._cipher, variant)
            ],
            "longest": max((len(a.plain) for a in answers), default=0),
            "answers": [_shown(a) for a in answers],
        }

    def _declaration(self) -> str:
        """Return what a key becomes, in C: of the one key that code is for a copy, to be compared."""
        if not self._own_key:
            return self._plan.keys.declaration(self._gpu.key_alignment)
        size = _aligned(len(self._own_key), self._gpu.key_alignment)
        return f"uint8_t key[{size}];" + (f" uint32_t turns[{len(self._turns.words)}];" if self._turns else "")

    @property
    def _key_size(self) -> int:
        """Return the bytes of what a key becomes."""
        alignment = self._gpu.key_alignment
        if not self._own_key:
            return self._plan.keys.bytes_in_c(alignment)
        turns = WORD * len(self._turns.words) if self._turns else 0
        return _aligned(_aligned(len(self._own_key), alignment) + turns, alignment)

    def _info(self, symbol: str, role: KernelRole, made: Statements, blocks: int) -> KernelInfo:
        return KernelInfo(symbol, str(role), self._variant.name, f"{self._variant.name}.ptx", made.count, blocks)

    @property
    def keys(self) -> KeyLayout:
        """Return the layout of round keys, which kernels read."""
        return self._plan.keys

    @cached_property
    def _turns(self) -> KeyTurns | None:
        """Return the loops over rounds of one key, None where all are written out."""
        slices = [layout for layout in self._layouts() if layout.slices]
        turns = slices if self._choice.turns and has_turns(self._variant) else ()
        return next((KeyTurns.of(self._plan, layout, self._gpu.threads_of_slices) for layout in turns), None)

    def rows(self, role: Role) -> list[Function]:
        """Return the rows of a function, one after the other for its layers."""
        if role.expands:
            return [] if self._own_key else [self._rows(role, None)]
        return [self._with_copies(role, layout)[0] for layout in self._layouts()]

    def _unrolled(self, layout: Layout) -> int:
        """Return how many rounds the body of a layout's loop over rounds has, 0 without one."""
        return next(unroll for each, unroll in self._plan.layouts() if each.blocks == layout.blocks)

    def _layouts(self) -> list[Layout]:
        """Return the layouts of a function's layers, the widest first."""
        return [layout for layout, _ in self._plan.layouts()]

    def _with_copies(self, role: Role, layout: Layout) -> tuple[Function, int]:
        """Return the rows of a layer, and how many copies of tables they look up: as many as fit."""
        rows, own = self._rows(role, layout), layout.stand_ins(role.direction)
        copies = most_copies([table for table in rows.tables if table.entries not in own], len(own), self._gpu.warp)
        if copies == 1:
            return rows, 1
        plan = _plan(self._variant, self._gpu, self._choice, copies)
        (same,) = (each for each, _ in plan.layouts() if each.blocks == layout.blocks)
        return self._rows(role, same, plan), copies

    def _rows(self, role: Role, layout: Layout | None, plan: Plan | None = None) -> Function:
        """Return the rows of a layer; of the key schedule without a layout. plan: of the layout, if it is another."""
        plan = plan or self._plan
        name = f"{self._symbol}_{role.name}"
        if layout is None:
            shape = schedule_shape(plan, role, name)
        elif role.mode and layout.slices:
            first = self._gpu.warp.bit_length() - 1  # the bits below count the threads of a warp
            called = _called(name, layout.blocks)
            shape = counters_shape(plan, role, layout, self._unrolled(layout), first, called, self._loop(role, layout))
        else:
            called = _called(name, layout.blocks)
            shape = thread_shape(plan, role, layout, self._unrolled(layout), called, self._loop(role, layout))
        return self._selected(role, shape, plan)

    def _loop(self, role: Role, layout: Layout) -> OrderedLoop | None:
        """Return the loop over rounds of one key in a layer, None where it has none."""
        return self._turns.loops[role.direction] if self._turns and layout.slices else None

    def _selected(self, role: Role, shape: Shape, plan: Plan) -> Function:
        """Return the rows of a shape."""
        job = Job(plan, role, self._choice.prefix, self._gpu.cores[self._gpu.default_core])
        made: Function = run(job, "selection", {"shape": shape})["selection"]
        return made

    def _schedule(self, role: Role) -> Statements:
        if self._own_key:
            turns = enumerate(self._turns.words if self._turns else ())
            copied = (
                *(f"ks->key[{i}] = key[{i}];" for i in range(len(self._own_key))),
                *(f"ks->turns[{i}] = {word:#x}u;" for i, word in turns),
            )
            return Statements(copied, {}, len(copied))
        rows = self._rows(role, None)
        names = {"key": "key", "ks": "ks->rk"}
        return statements(rows, names, {}, self._comments.passage, self._tables.constant(rows.tables))

    def _layers(self, role: Role) -> tuple[list[dict[str, Any]], list[KernelInfo]]:
        """Return the kernels of a function, as the templates have them, and the facts about them."""
        layers, infos = list[dict[str, Any]](), list[KernelInfo]()
        for layout in self._layouts():
            blocks = layout.blocks
            made, facts = (self._counted if role.mode else self._blocks)(role, layout)
            kernel = f"{_called(f'{self._symbol}_{role.name}', blocks)}_kernel"
            infos.append(self._info(kernel, KernelRole(role.name, blocks), made, blocks))
            threads = self._gpu.threads if layout.bit_map is None or blocks == 1 else self._gpu.threads_of_slices
            group = blocks * self._gpu.warp if blocks > 1 else 1
            planes = 0
            if self._turns and layout.slices:
                threads, planes = self._turns.threads, self._turns.planes
            shown = {"kernel": kernel, "blocks": blocks, "group": group, "threads": threads}
            shown |= {"planes": planes, "turns": bool(self._turns and layout.slices)}
            layers.append({**shown, **facts})
        return layers, infos

    def _blocks(self, role: Role, layout: Layout) -> tuple[Statements, dict[str, Any]]:
        """Return the statements on the blocks of a thread, and how they are loaded and stored."""
        data = ThreadData(self._variant.block_bytes, self._vector, layout.blocks, self._gpu.warp)
        made, shared = self._statements(role, layout, data.words())
        joined, words = words_left(made)
        facts = {"lines": [*made.lines, *joined], "loads": data.loads(), "stores": data.stores(words)}
        return made, {**facts, **shared}

    def _statements(self, role: Role, layout: Layout, data: Mapping[int, str]) -> tuple[Statements, dict[str, Any]]:
        """Return the statements of a layer, and what the templates have of the tables that they look up."""
        rows, copies = self._with_copies(role, layout)
        own = self._tables.made(layout.stand_ins(role.direction))
        others = [table for table in rows.tables if table not in own]
        tables = {**own, **self._tables.shared(others, len(own))}
        names = {"ks": "ks.turns" if self._turns else self.key_words, "own": "own"}
        made = statements(rows, names, data, self._comments.passage, tables)
        facts = {"tables": self._tables.in_groups(others, copies), "copies": copies, "loops": bool(tables)}
        return made, {**facts, "made": self._made(role, layout) if own else None}

    def _made(self, role: Role, layout: Layout) -> dict[str, Any]:
        """Return the statements that store an entry of each table that a key makes, by the thread of its number."""
        shape = tables_shape(self._plan, role, layout, ENTRIES, f"{self._symbol}_{role.name}_tables")
        rows, count = self._selected(role, shape, self._plan), len(layout.stand_ins(role.direction))
        names = {made_table(number).name: f"made + {ENTRIES * number}" for number in range(count)}
        constants = self._tables.constant(rows.tables)
        made = statements(rows, {"ks": "ks.rk", **names}, {0: "threadIdx.x"}, self._comments.passage, constants)
        return {"lines": made.lines, "bytes": ENTRIES * count}

    def _counted(self, role: Role, layout: Layout) -> tuple[Statements, dict[str, Any]]:
        """Return the statements on the counter of a thread's block, or of its group of blocks, and what is done around
        them: of a launch only the lowest word of the counter changes."""
        size, several = self._variant.block_bytes, layout.blocks > 1
        data, last = ThreadData(size, self._vector, layout.blocks, self._gpu.warp), size // WORD - 1
        start = f"swapped(counter.w[{last}])"
        if several:
            low = f"({start} + (uint32_t)(t / WARP * {layout.blocks * self._gpu.warp})) | (uint32_t)(t % WARP)"
        else:
            low = f"{start} + (uint32_t)i"
        counters = [(f"c{i}", f"counter.w[{i}]") for i in range(last)] + [(f"c{last}", f"swapped({low})")]
        given = {WORD * i: f"c{i}" for i in range(size // WORD)}
        if several and not layout.slices:  # the blocks differ in their numbers, which are in the last words
            for block in range(1, layout.blocks):
                given |= {size * block + at: shown for at, shown in given.items() if at < size - WORD}
                given[size * block + WORD * last] = name = f"c{last}_{block}"
                counters.append((name, f"c{last} | {self._gpu.warp * block << 24:#x}u"))
        made, shared = self._statements(role, layout, given)
        joined, words = words_left(made)
        facts = {
            "lines": [*made.lines, *joined],
            **shared,
            "words": counters,
        }
        if several:
            return made, {**facts, "batches": data.batches(words, _AT_ONCE)}
        stream = [words[WORD * i] for i in range(size // WORD)]
        return made, {
            **facts,
            "mixed": [f"data.{WORDS[i]} ^ {word}" for i, word in enumerate(stream)],
            "bytes": [f"(uint8_t)({stream[i // WORD]} >> {8 * (i % WORD)})" for i in range(size - 1)],
        }


def _plan(variant: Variant, gpu: Gpu, choice: KernelChoice, copies: int) -> Plan:
    """Return the plan for so many copies of tables in shared memory."""
    made = choice.generation.with_copies(copies) if copies > 1 else choice.generation
    return Plan.of(variant, gpu, made, choice.strategy)


def _aligned(size: int, alignment: int) -> int:
    """Return the next multiple of an alignment from a size on."""
    return -(-size // alignment) * alignment


def _called(name: str, blocks: int) -> str:
    """Return the name of a layer whose threads do so many blocks."""
    return name if blocks == 1 else f"{name}_x{blocks}"


def _shown(answer: Answer) -> dict[str, Any]:
    """Return a known answer of a mode as C initialisers."""
    parts = {name: c_bytes(getattr(answer, name)) for name in ("key", "counter", "plain", "cipher")}
    return {**parts, "bytes": len(answer.plain)}

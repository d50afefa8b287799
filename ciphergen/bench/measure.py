"""Cycle counts of a variant's functions on a simulated core, every output compared with the cipher text's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from operator import xor
from random import Random

from ciphergen.backends.machine.target import Target
from ciphergen.bench.program import UNTOUCHED, Image, Run, Workload, build, parse, total
from ciphergen.bench.reach import Object
from ciphergen.bench.simulator import Simulator
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.variant import Variant
from ciphergen.interface.role import Part
from ciphergen.interface.table import ROLES, key_expansion

BLOCKS = (1, 4, 16, 64)
_ODD_BLOCKS = (min(BLOCKS), max(BLOCKS))  # that are also measured where data lie at odd addresses
# A branch predictor and a cache that replaces at random need this many blocks to settle.
_SETTLED, _FEWEST = 24, 6
_LIMIT = 200_000_000
_KEY_BYTES = 1024  # that a context of C may need
_SEED = 1
_GROUP = 16  # bytes of output that the driver takes at a time
_ODD = 1  # bytes from a multiple of 4 to data at odd addresses


class WrongOutput(Exception):
    """An error: a function wrote something else than the cipher text says."""


@dataclass(frozen=True)
class MeasuredCode:
    """The functions of one variant that are measured. name: what the table calls them. object: an ELF object with the
    symbols `<prefix><variant>_<role>`. key_bytes: size of the context, in whole words. batch: blocks that long messages
    take at a time."""

    name: str
    variant: Variant
    object: bytes
    roles: tuple[str, ...]
    key_bytes: int = _KEY_BYTES
    prefix: str = ""
    batch: int = 1

    def symbol(self, role: str) -> str:
        return f"{self.prefix}{self.variant.name}_{role}"


@dataclass(frozen=True)
class Measurement:
    """The cycle count of one function on one core. blocks: that a call works on, 0 for the key schedule. aligned: the
    user's key, input and output lie at multiples of 4, or all at odd addresses. calls: how many were made; cycles and
    instructions: of the last; first_cycles: of the first, with nothing of the code in a cache. All with the call and
    the return. code_bytes and table_bytes: with what it calls."""

    chip: str
    code: str
    variant: str
    role: str
    blocks: int
    aligned: bool
    calls: int
    cycles: int
    first_cycles: int
    instructions: int
    code_bytes: int
    table_bytes: int
    stack_bytes: int
    cycles_per_byte: float | None


@dataclass(frozen=True)
class MeasurementTask:
    """A job with its expected output; `blocks` and `aligned` as in `Measurement`. calls: what each call and one more
    must write, where they differ."""

    role: str
    blocks: int
    aligned: bool
    job: Workload
    expected: bytes | None
    calls: tuple[bytes, ...] = ()


def calls_for(blocks: int) -> int:
    """Return the number of calls of a function: 24 for short messages, fewer for long ones."""
    return max(_FEWEST, -(-_SETTLED // max(1, blocks // 8)))


def measure(
    code: MeasuredCode,
    target: Target,
    simulator: Simulator,
    *,
    workers: int = 1,
    done: Callable[[], None] = lambda: None,
) -> list[Measurement]:
    """Measure all roles of a variant: one block, 1, 4, 16 and 64 blocks, and the key schedule. Measure at odd
    addresses, too: the key schedule, 1 and 64 blocks.

    Args:
        workers: simulations at the same time; simulations do not influence each other.
        done: called after each simulation.

    Raises:
        WrongOutput: an output differs from the reference.
        Stopped: a simulation did not end, or the functions do not link.
        ToolMissing: there is no linker.
    """
    tasks, data = tasks_of(code)
    image = build(simulator.chip, target, [code.object], data, [task.job for task in tasks])

    def one(index: int) -> Run:
        result = parse(tasks[index].job, simulator.run(image.for_job(index), _LIMIT))
        done()
        return result

    with ThreadPoolExecutor(workers) as pool:
        runs = list(pool.map(one, range(len(tasks))))
    sizes = Object(code.object)
    return [judged(code, image, task, run, sizes) for task, run in zip(tasks, runs, strict=True)]


def count(code: MeasuredCode) -> int:
    """Return how many simulations `measure` runs for this code."""
    return len(tasks_of(code)[0])


def tasks_of(code: MeasuredCode) -> tuple[list[MeasurementTask], dict[str, bytes | int]]:
    """Return the tasks to run, and the data of the image."""
    variant, random = code.variant, Random(_SEED)
    size, most = variant.block_bytes, max(BLOCKS)
    key, plain = random.randbytes(variant.key_bytes), random.randbytes(size * most)
    reference = Concrete(variant)
    rows = reference.schedule(key)
    blocks = [plain[i : i + size] for i in range(0, len(plain), size)]
    coded = b"".join(reference.encrypt(rows, block) for block in blocks)
    data: dict[str, bytes | int] = {
        "user_key": key,
        "plain": plain,
        "coded": coded,
        "output": size * most + _GROUP,
        "context": 4 * _words(code.key_bytes),
        "counter": random.randbytes(size - 1) + b"\0",
        "odd_user_key": bytes(_ODD) + key,
        "odd_plain": bytes(_ODD) + plain,
        "odd_coded": bytes(_ODD) + coded,
    }
    tasks = [
        _task(code, role, n, aligned, data, partial(reference.encrypt, rows))
        for role in code.roles
        for aligned in (True, False)
        for n in _lengths(role, aligned)
    ]
    return tasks, data


def _lengths(role: str, aligned: bool) -> tuple[int, ...]:
    """Return the number of blocks of each call to measure."""
    if ROLES[role].many:
        return BLOCKS if aligned else _ODD_BLOCKS
    return (ROLES[role].blocks,)


def _task(
    code: MeasuredCode,
    role: str,
    blocks: int,
    aligned: bool,
    data: Mapping[str, bytes | int],
    encrypt: Callable[[bytes], bytes],
) -> MeasurementTask:
    """Return the task for one function, one length, and aligned or odd data."""

    def place(name: str) -> str:
        return name if aligned else f"odd_{name} + {_ODD}"

    row, size = ROLES[role], blocks * code.variant.block_bytes
    source, result = ("plain", "coded") if row.direction == ENCRYPT else ("coded", "plain")
    given: dict[Part, int | str] = {
        Part.ROUND_KEYS: "context",
        Part.KEY: place("user_key"),
        Part.STATE: "counter",
        Part.SOURCE: place(source),
        Part.OUTPUT: "output" if aligned else f"output + {_ODD}",
        Part.BLOCKS: blocks,
        Part.BYTES: size,
    }
    arguments = tuple(row.arguments(given))
    if row.expands:
        job = Workload(code.symbol(role), arguments, "context", _words(code.key_bytes), calls_for(blocks))
        return MeasurementTask(role, blocks, aligned, job, None)
    if row.mode:
        outputs = tuple(_filled(each, aligned) for each in _counted(code, blocks, data, encrypt))
        return MeasurementTask(
            role, blocks, aligned, _job(code, role, arguments, blocks, outputs[-1]), outputs[-1], outputs
        )
    content = data[result]
    assert isinstance(content, bytes)
    expected = _filled(content[:size], aligned)
    return MeasurementTask(role, blocks, aligned, _job(code, role, arguments, blocks, expected), expected)


def _counted(
    code: MeasuredCode, blocks: int, data: Mapping[str, bytes | int], encrypt: Callable[[bytes], bytes]
) -> Iterator[bytes]:
    """Yield the output of each call in counter mode; a call goes on with the counter that the call before has left."""
    size, start, plain = code.variant.block_bytes, data["counter"], data["plain"]
    assert isinstance(start, bytes)
    assert isinstance(plain, bytes)
    first = int.from_bytes(start, "big")
    for call in range(calls_for(blocks) + 1):
        stream = b"".join(encrypt((first + call * blocks + i).to_bytes(size, "big")) for i in range(blocks))
        yield bytes(map(xor, plain, stream))


def _filled(output: bytes, aligned: bool) -> bytes:
    """Return an output as the driver prints it: whole groups of words, with the fill value around the output."""
    start = 0 if aligned else _ODD
    filled = bytearray(UNTOUCHED * _words(start + len(output)))
    filled[start : start + len(output)] = output
    return bytes(filled)


def _words(size: int) -> int:
    """Return the size in words of an output rounded up to whole groups, at whose end the driver stops."""
    return -(-size // _GROUP) * _GROUP // 4


def _job(code: MeasuredCode, role: str, arguments: tuple[int | str, ...], blocks: int, expected: bytes) -> Workload:
    return Workload(
        code.symbol(role),
        arguments,
        "output",
        len(expected) // 4,
        calls_for(blocks),
        code.symbol(key_expansion().name),
        ("context", "user_key"),
    )


def judged(code: MeasuredCode, image: Image, task: MeasurementTask, run: Run, sizes: Object) -> Measurement:
    """Check the outputs of a run and return its measurement.

    Raises:
        WrongOutput: the output of a call differs from the reference.
    """
    # What a context holds is the code's own affair: all calls must agree, and encryption with it be right.
    wanted = run.output if task.expected is None else task.expected
    each = task.calls or (wanted,) * (len(run.calls) + 1)
    if run.output != wanted or any(call.sum != total(output) for call, output in zip(run.calls, each, strict=False)):
        where = "" if task.aligned else " at odd addresses"
        raise WrongOutput(
            f"{task.job.function} ({code.name}) on {image.chip.name}, {task.blocks} blocks{where}: "
            f"wrote {run.output.hex()}, expected {wanted.hex()}"
        )
    first, last = run.calls[0], run.calls[-1]
    code_bytes, table_bytes = sizes.sizes(task.job.function)
    data_bytes = task.blocks * code.variant.block_bytes
    return Measurement(
        image.chip.name,
        code.name,
        code.variant.name,
        task.role,
        task.blocks,
        task.aligned,
        len(run.calls),
        last.cycles,
        first.cycles,
        last.instructions,
        code_bytes,
        table_bytes,
        run.stack_bytes,
        round(last.cycles / data_bytes, 2) if data_bytes else None,
    )

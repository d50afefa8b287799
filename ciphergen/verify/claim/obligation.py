"""The obligation of a path's output: what it wrote beside what the specification says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ciphergen.dsl.term import Term, concat, eq, substitute
from ciphergen.interface.role import Role
from ciphergen.verify.certificate.write import PathOutput
from ciphergen.verify.claim.counter_symmetry import FEW
from ciphergen.verify.claim.first_look import FirstLook
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.claim.symmetry import Asked, Instances, Shape
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.memory import Region
from ciphergen.verify.execution.paths import Segment
from ciphergen.verify.execution.state import State
from ciphergen.verify.induction.blocks import after_blocks, bytes_written, counted, known_bits, mode_states

Pair = tuple[Term, Term]  # a byte of the output, and what it should be
New = tuple[list[Pair], set[Shape], set[str]]


def compare(
    context: Context, specification: Specification, role: Role, output: Region, state: State
) -> list[Pair] | None:
    """Return pairs of each output byte that a path wrote and the specification's byte; None if a byte was not
    written."""
    wanted = _wanted(context, specification, role, output, state)
    got = [state.memory.get(output, i) for i in range(len(wanted))]
    pairs = [(g, w) for g, w in zip(got, wanted, strict=True) if g is not None]
    if len(pairs) < len(wanted):
        return None
    return pairs


def compare_new(
    context: Context,
    specification: Specification,
    instances: Instances,
    first_look: FirstLook,
    role: Role,
    output: Region,
    state: State,
) -> New | None:
    """Return the pairs of only those blocks that are no instances of proved or earlier blocks. Return with the pairs
    the shapes of these blocks and the methods that proved the others. Return None for roles of a fixed number of
    blocks, for modes where blocks are not the same function of their input and counter, and where a first look finds a
    wrong block."""
    if not role.many or context.contract.chain:
        return None
    written, size = state.memory.written.get(output.name, {}), specification.variant.block_bytes
    whole = len(written) // size
    if role.mode and (whole < FEW or len(written) % size):
        return None
    blocks = {number: [written[number * size + i] for i in range(size)] for number in range(whole)}
    states = dict(enumerate(mode_states(context, state, whole))) if role.mode else {}
    return compare_group(
        context, specification, instances, role, blocks, states, lambda: first_look(role, blocks, states) is not None
    )


def compare_group(
    context: Context,
    specification: Specification,
    instances: Instances,
    role: Role,
    blocks: Mapping[int, Sequence[Term]],
    states: Mapping[int, tuple[Term, ...]],
    is_wrong: Asked = lambda: False,
) -> New | None:
    """Return what `compare_new` does, of the blocks of a thread of a GPU, None where blocks of a mode are not the same
    function of their input and counter.

    Args:
        blocks: bytes written by the number of the block, of which the first is 0 and all are equally far apart.
        states: before each block, of a role in a mode; else none.
        is_wrong: as in `Instances.shapes`.
    """
    made, size = [*blocks.values()], specification.variant.block_bytes
    step = [*blocks][1] if len(blocks) > 1 else 1
    if not role.mode:
        shapes = instances.shapes(role.direction, made, size * step, is_wrong)
        if shapes is None:
            return None
        return _of_new_shapes(specification, instances, role, made, shapes, [()] * len(made), step)
    if len(made) < FEW:
        return None
    mode = f"{role.mode} {role.direction}"
    found = instances.counted(context, mode, made, [states[number] for number in blocks], size * step, is_wrong)
    if found is None:
        return None
    shapes, before = [shape for shape, _ in found], [own for _, own in found]
    return _of_new_shapes(specification, instances, role, made, shapes, before, step)


def _of_new_shapes(
    specification: Specification,
    instances: Instances,
    role: Role,
    blocks: Sequence[Sequence[Term]],
    shapes: Sequence[Shape],
    before: Sequence[tuple[Term, ...]],
    step: int,
) -> New:
    """Return the pairs of the first block of each shape that is not proved, those shapes, and the methods that proved
    the others. before: state of a mode before each block. step: from the number of a block to that of the next."""
    size = specification.variant.block_bytes
    methods = {instances.proved[shape] for shape in shapes if shape in instances.proved}
    first = {shape: i for i, shape in reversed([*enumerate(shapes)]) if shape not in instances.proved}
    pairs: list[Pair] = []
    for shape, i in first.items():
        made = instances.alone(shape, blocks[i], i * step * size)
        pairs += zip(made, _block(specification, role, i * step, before[i]), strict=True)
    return pairs, set(first), methods


def _block(specification: Specification, role: Role, number: int, state: tuple[Term, ...]) -> tuple[Term, ...]:
    """Return the bytes of a block as the text has it, in a mode with the state before it."""
    if role.mode:
        return specification.mode_block(role.mode, role.direction, number, state)
    return specification.block(role.direction, number)


def folded(context: Context, state: State, pairs: Sequence[Pair]) -> list[Pair] | None:
    """Return the pairs with counter bits that the path's conditions fix put in as constants; None if they fix none."""
    known = known_bits(context, state)
    if not known:
        return None
    new = iter([context.normal(t) for t in substitute([t for pair in pairs for t in pair], known)])
    return list(zip(new, new, strict=True))


def _wanted(context: Context, specification: Specification, role: Role, output: Region, state: State) -> list[Term]:
    """Return the specification's bytes for the blocks that a path wrote, cut short where the last block may be
    short."""
    size = specification.variant.block_bytes
    if not role.many:
        return [b for i in range(role.blocks) for b in specification.block(role.direction, i)]
    written = len(state.memory.written.get(output.name, {}))
    if not role.mode:
        return [b for i in range(-(-written // size)) for b in specification.block(role.direction, i)]
    wanted: list[Term] = []
    for i, before in enumerate(mode_states(context, state, -(-written // size), counted(state))):
        wanted += specification.mode_block(role.mode, role.direction, i, before)
    return wanted[:written]


def proved_output(
    context: Context, role: Role, output: Region, segment: Segment, state: State, *, known: bool
) -> PathOutput:
    """Return the output that a path of a segment wrote, with what a checker needs to recompute it: conditions and the
    mode's states. The states are those before each block begun and after the last. known: the proof used
    `known_bits`."""
    content = state.memory.written.get(output.name, {})
    written = [content[i] for i in sorted(content)]
    facts = (*context.contract.assumptions, *state.conditions)
    found = PathOutput("", role.name, role.direction, role.mode, False, written, facts)
    region = context.contract.mode_state
    if region is None:
        return found
    blocks = -(-len(written) // context.contract.unit)
    states = mode_states(context, state, blocks, counted(state))
    left = [state.memory.get(region, i) for i in range(len(state.mode_state))]
    return replace(
        found,
        states=[*states, after_blocks(context, state, blocks)],
        known=known_bits(context, state) if known else {},
        left=[byte for byte in left if byte is not None] if any(state is s for s in segment.ends.returned) else (),
    )


def wrong_state(context: Context, state: State) -> tuple[int, ...]:
    """Return the places of the mode's state bytes that, at a return, are not proved equal to the state before the next
    block. A partial block counts as a whole one."""
    contract = context.contract
    if contract.mode_state is None or contract.chain:
        return ()
    wanted = after_blocks(context, state, -(-bytes_written(context, state) // contract.unit))
    got = [state.memory.get(contract.mode_state, i) for i in range(len(wanted))]
    readable = [g for g in got if g is not None and context.secrecy.is_public(g)]
    if len(readable) == len(wanted) and context.holds(state, eq(concat(*readable), concat(*wanted))):
        return ()
    return tuple(i for i, (g, w) in enumerate(zip(got, wanted, strict=True)) if not _same(context, state, g, w))


def _same(context: Context, state: State, got: Term | None, wanted: Term) -> bool:
    if got is None or not context.secrecy.is_public(got):
        return False
    return got is wanted or context.holds(state, eq(got, wanted))

"""The builder of a shape: registers, computations of terms and idioms, besides what `ControlFlow` has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.rule import Generation, Idioms, RuleSet, VectorUnit
from ciphergen.backends.machine.target import convention_of
from ciphergen.dsl.term import Term, const, variables
from ciphergen.generator import passes
from ciphergen.generator.machine import Kept, Label, Passage, Passed, VReg
from ciphergen.generator.passages import below
from ciphergen.generator.passes import apart, legalise
from ciphergen.generator.passes.legalise import widened
from ciphergen.generator.shape.flow import ControlFlow
from ciphergen.generator.shape.node import (
    Compute,
    Copy,
    Do,
    Fetch,
    Operand,
    Operate,
    Own,
    Ref,
    Shape,
    Sink,
    Value,
)
from ciphergen.interface.role import Part, Role

# A pass over terms, the last of which are the roots.
Pass = Callable[[list[Term], list[Term]], list[Term]]
Held = TypeVar("Held")


class Builder(ControlFlow):
    """A shape being built. role: its row of the C interface, or a name for a function without one; small: whether code
    is to be short rather than fast; weight: how often the function's beginning runs."""

    def __init__(
        self, target: Platform, made: Generation, name: str, role: Role | str, *, small: bool = False, weight: float = 1
    ) -> None:
        self.target, self.generation, self.small = target, made, small
        self._row = role if isinstance(role, Role) else None
        self._role = role if isinstance(role, str) else role.name
        super().__init__(weight)
        self._name, self._begins = name, weight
        self._framed, self._deeper, self._constants = "", 0, set[VReg]()
        self._general = target.general
        self._places, self._buffers, self._behind = 0, list[Kept](), list[Callable[[], None]]()

    @property
    def idioms(self) -> Idioms:
        """Return the target's idioms, to ask what it has."""
        return self.generation.idioms

    @property
    def vectors(self) -> VectorUnit:
        """Return the idioms for vector registers, which only layouts in lanes may ask for."""
        found = self.idioms.vectors
        assert found is not None, "see `Generation`"
        return found

    # Registers.

    def copy(self, source: Ref, into: Ref) -> None:
        """Append a copy, or a load of what is in the frame."""
        if isinstance(source, Kept):
            self.kept(source, into)
        else:
            self._nodes.append(Copy(source, into))

    def parallel(self, pairs: Sequence[tuple[Ref, Ref]]) -> None:
        """Append a parallel copy: all destinations take the old values of all sources."""
        between = [(self.fresh(into.file), source) for into, source in pairs]
        for temporary, source in between:
            self.copy(source, temporary)
        for (into, _), (temporary, _) in zip(pairs, between, strict=True):
            self.copy(temporary, into)

    def own(self, source: Ref) -> Ref:
        """Return a value in a virtual register, a copy of the source if that is in a fixed one; what is in the frame
        stays there."""
        if isinstance(source, Kept):
            return source
        found = self.value(source.file)
        self._nodes.append(Own(source, found))
        return found

    def constant_in(self, register: VReg) -> None:
        """Record a register that is written once, with what is the same at any time."""
        self._constants.add(register)

    def arguments(self) -> dict[Part, VReg]:
        """Return the virtual registers of the function's arguments by their part in the C interface."""
        assert self._row is not None
        found = dict(zip((p.part for p in self._row.parameters), self.ports().values(), strict=True))
        return found | {Part.SOURCE: found[Part.OUTPUT]} if self._row.updates else found

    def ports(self) -> dict[str, VReg]:
        """Return the virtual registers of the function's arguments by the names of parameters."""
        assert self._row is not None
        return {p.name: self._argument(number, p.name) for number, p in enumerate(self._row.parameters)}

    def _argument(self, index: int, name: str) -> VReg:
        abi, virtual = convention_of(self.target), self.fresh(self._general, name)
        if index < len(abi.arguments):
            self.copy(abi.arguments[index], virtual)
        else:
            passed = Passed(index - len(abi.arguments))
            self.load(self.target.xlen // 8, abi.stack_pointer, passed, "arguments", into=virtual)
        return virtual

    # Terms.

    def compute(
        self,
        rules: RuleSet,
        roots: Sequence[Term],
        known: Mapping[Term, Ref],
        fetched: Mapping[Term, Fetch] | None = None,
        *,
        order: Sequence[Term] = (),
        passages: Mapping[Term, Passage] | None = None,
    ) -> list[Value]:
        """Append the computation of terms; return the value of each root. See `node.Compute`."""
        results = tuple(self.value(rules.file) for _ in roots)
        there, kept = self._parted(known)
        fetched = {**(fetched or {}), **kept}
        self._nodes.append(Compute(rules, tuple(roots), there, fetched, results, (), tuple(order), passages or {}))
        return list(results)

    def rewritten(
        self,
        rules: RuleSet,
        roots: Sequence[Term],
        known: Mapping[Term, Ref],
        fetched: Mapping[Term, Fetch] | None = None,
        *,
        order: Sequence[Term] = (),
        passages: Sequence[Passage | None] = (),
        also: Sequence[Pass] = (),
    ) -> list[Value]:
        """Append the computation of terms after all passes; return the value of each root.

        Args:
            fetched: where variables come from, those too that no rewritten term needs.
            passages: of the terms of `order`; without an order, of the roots.
            also: passes to run after those for all terms.
        """
        order, roots = _rewritten(rules, order, roots, also)
        known, kept = self._parted(known)
        sources = _sources({**(fetched or {}), **kept}, rules, roots)
        known = _by_register(known, rules)
        named = below(order or roots, passages) if passages else {}
        return self.compute(rules, roots, known, sources, order=order, passages=named)

    def one(self, rules: RuleSet, term: Term, known: Mapping[Term, Ref]) -> Value:
        """Append the computation of one term; return its value."""
        return self.compute(rules, [term], known)[0]

    def constant(self, rules: RuleSet, value: int) -> Value:
        """Return the value of a constant."""
        return self.one(rules, const(value, rules.bits), {})

    def spend(
        self,
        rules: RuleSet,
        roots: Sequence[Term],
        known: Mapping[Term, Ref | Fetch],
        sinks: Sequence[Sink],
        *,
        order: Sequence[Term] = (),
        passages: Sequence[Passage | None] = (),
        near: bool = False,
    ) -> None:
        """Append the computation of terms, after all passes, whose values go to sinks. known: the registers of
        variables, or where they come from; passages: of the roots."""
        order, roots = _rewritten(rules, order, roots, ())
        fetched = {v: source for v, source in known.items() if isinstance(source, Fetch)}
        there, kept = self._parted({v: source for v, source in known.items() if not isinstance(source, Fetch)})
        sources, there = _sources(fetched | kept, rules, [*order, *roots]), _by_register(there, rules)
        named = below(roots, passages) if passages else {}
        self._nodes.append(Compute(rules, tuple(roots), there, sources, (), tuple(sinks), tuple(order), named, near))

    def _parted(self, known: Mapping[Term, Ref]) -> tuple[dict[Term, Ref], dict[Term, Fetch]]:
        """Return what is in registers, and loads of what is in the frame."""
        kept = {v: self.from_frame(place) for v, place in known.items() if isinstance(place, Kept)}
        return {v: ref for v, ref in known.items() if v not in kept}, kept

    def from_frame(self, place: Kept) -> Fetch:
        """Return the load of what is in a place of the frame."""
        return self.later(lambda: self.kept(place))

    def later(self, make: Callable[[], Ref]) -> Fetch:
        """Return what a function builds as nodes that run when the value is first used."""
        with self._apart() as nodes:
            found = make()
        return Fetch(tuple(nodes), found)

    def sink(self, file: str, use: Callable[[Value], None]) -> Sink:
        """Return what a function builds from a value as nodes that run as soon as the value is there."""
        argument = self.value(file)
        with self._apart() as nodes:
            use(argument)
        return Sink(argument, tuple(nodes))

    # Idioms.

    def _do(
        self, name: str, *operands: Operand, file: str, into: Ref | None = None, memory: str = "", group: str = ""
    ) -> Ref:
        if into is not None:
            self._nodes.append(Do(name, operands, into, memory, (), group))
            return into
        found = self.value(file)
        self._nodes.append(Do(name, operands, None, memory, (found,), group))
        return found

    def add(self, pointer: Ref, distance: int, into: Ref | None = None) -> Ref:
        """Return pointer + distance."""
        return self._do("add", pointer, distance, file=pointer.file, into=into)

    def less(self, word: Ref, bits: int, into: Ref) -> None:
        """Append into = word - 2**bits, as wide as a pointer."""
        self._nodes.append(Do("less", (word, bits), into, group="wide_numbers"))

    def low_bits(self, pointer: Ref, bits: int) -> Ref:
        """Return pointer mod 2**bits."""
        return self._do("low_bits", pointer, bits, file=pointer.file)

    def either(self, a: Ref, b: Ref) -> Ref:
        """Return the bits that are 1 in one of two pointers."""
        return self._do("either", a, b, file=a.file)

    def load(self, size: int, base: Ref, offset: int | Passed, memory: str, into: Ref | None = None) -> Ref:
        """Return `size` bytes from base + offset in a general register."""
        return self._do("load", size, base, offset, file=self._general, into=into, memory=memory)

    def load_mask(self, file: str, base: Ref, offset: int) -> Ref:
        """Return the byte of the round keys at base + offset, 0 or 255, in all bytes of a register of the file."""
        return self._do("load", file, base, offset, file=file, memory="ks", group="masks")

    def store(self, size: int, value: Ref, base: Ref, offset: int, memory: str) -> None:
        """Append the store of the low `size` bytes of a general register at base + offset."""
        self._nodes.append(Do("store", (size, value, base, offset), memory=memory))

    def place_in_frame(self, file: str) -> Kept:
        """Return a new place of the frame for a register of the file."""
        self._places += 1
        return Kept(file, self._places - 1)

    def buffer_in_frame(self, file: str, count: int) -> list[Kept]:
        """Return new places of the frame, one behind the other, which are there whatever the function itself reads of
        them."""
        places = [self.place_in_frame(file) for _ in range(count)]
        self._buffers += places
        return places

    def keep(self, value: Ref, place: Kept) -> None:
        """Append the store of a whole register in a place of the frame."""
        pointer = convention_of(self.target).stack_pointer
        value = self.kept(value) if isinstance(value, Kept) else value
        self._nodes.append(Do("spill", (place.file, value, pointer, place)))

    def kept(self, place: Kept, into: Ref | None = None) -> Ref:
        """Return the register that was kept in a place of the frame, as a new one or another."""
        into = into or self.fresh(place.file, "kept")
        self._nodes.append(Do("reload", (place.file, convention_of(self.target).stack_pointer, place), into))
        return into

    def frame_address(self, place: Kept) -> Ref:
        """Return the address of a place of the frame."""
        return self._do("frame_address", convention_of(self.target).stack_pointer, place, file=self._general)

    def vector(self, name: str, *operands: Operand, memory: str = "", count: int = 1) -> list[Value]:
        """Append an idiom of `Vectors`; return `count` vector registers that it makes."""
        file = next(rules.file for rules in self.generation.sets.values() if rules.lanes > 1)
        found = tuple(self.value(file) for _ in range(count))
        self._nodes.append(Do(name, operands, None, memory, found, "vectors"))
        return list(found)

    def general(self, group: str, name: str, *operands: Operand) -> Ref:
        """Return what an idiom of a group makes in a general register, as a word of a vector register."""
        return self._do(name, *operands, file=self._general, group=group)

    def zeros(self, file: str) -> Value:
        """Return a register of a file of vectors with zeros."""
        sets = [rules for rules in self.generation.sets.values() if rules.file == file and rules.lanes > 1]
        return self.constant(min(sets, key=lambda rules: rules.bits), 0)

    def operate(self, rows: tuple[str, ...], *operands: Ref) -> Value:
        """Append an operation on whole registers; see `node.Operate`."""
        found = self.value(operands[0].file)
        self._nodes.append(Operate(rows, operands, found))
        return found

    def begin_frame(self, label: Label, deeper: int) -> None:
        """Put the frame's beginning at a label; in front of it code runs that takes `deeper` bytes of stack."""
        self._framed, self._deeper = label.name, deeper

    def behind(self, build: Callable[[], None]) -> None:
        """Have something built behind all else."""
        self._behind.append(build)

    def finish(self) -> Shape:
        """Return the shape."""
        for build in self._behind:
            build()
        bare = Shape(self._name, self._role, self._begins, tuple(self._nodes), self._fresh, self._labels)
        framed = replace(bare, framed=self._framed, deeper=self._deeper, buffers=tuple(self._buffers))
        return replace(framed, constants=frozenset(self._constants), spared=self.spared, routines=self.routines)


def _by_register(values: Mapping[Term, Held], rules: RuleSet) -> dict[Term, Held]:
    """Return values by the registers in which variables stand."""
    return {widened(variable, rules.bits): value for variable, value in values.items()}


def _sources(fetched: Mapping[Term, Fetch] | None, rules: RuleSet, terms: Sequence[Term]) -> dict[Term, Fetch]:
    """Return where the variables come from that terms have, by the registers in which they stand."""
    needed = set(variables(terms))
    return {v: fetch for v, fetch in _by_register(fetched or {}, rules).items() if v in needed}


def _rewritten(
    rules: RuleSet, order: Sequence[Term], roots: Sequence[Term], also: Sequence[Pass]
) -> tuple[Sequence[Term], Sequence[Term]]:
    """Return terms on the way and roots, rewritten together by all passes."""
    terms, count = _legal((*order, *roots), rules), len(order)
    for each in also:
        terms = each(terms, terms[count:])
    return terms[:count], terms[count:]


@lru_cache(maxsize=8)  # functions for one block and for many have the same rounds
def _legal(roots: tuple[Term, ...], rules: RuleSet) -> list[Term]:
    made = legalise.run(passes.run(roots), rules)
    return apart.run(made) if rules.multiplies else [*made]

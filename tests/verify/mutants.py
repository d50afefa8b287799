"""One-instruction mutants of object code: what the prover says of each, and whether that is true.

A mutant has another register, another immediate or another mnemonic of the same format, or an instruction is deleted
(overwritten with one that does nothing) or swapped with its neighbour; or one bit of a word is flipped.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from io import BytesIO
from itertools import cycle, islice

from elftools.elf.elffile import ELFFile

from ciphergen.backends import generation
from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.emulator import Emulator, Outcome
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.mode import load_mode
from ciphergen.interface.role import Role
from ciphergen.interface.table import ROLES
from ciphergen.verify.object.object_file import ObjectFile, read
from ciphergen.verify.verdict import Report, Verdict
from tests.verify.refusals import Refusals, shown_wrong

Case = tuple[int, int, int, bool]  # bytes, misalignment of input and output, in place
Change = Callable[["Subject", random.Random, int], dict[int, bytes] | None]
# V_key is aligned to 4 bytes, as it may be, and no better.
_KS, _KEY, _IN, _OUT, _COUNTER = 0x20000BD4, 0x21000000, 0x22000000, 0x23000000, 0x24000000
_KEY_MEMORY = 0x2000


@dataclass(frozen=True)
class Mutant:
    """Code that is put in the place of other code of the same size, by offset. text: what was changed, for messages;
    part: the kernel that a mutant of PTX is of, whose code is lines by their numbers."""

    code: Mapping[int, bytes]
    kind: str
    text: str
    part: str = ""


class Subject:
    """An object file under mutation. roles: by symbol, one `expand_key` among them; tables: as for `Declared`."""

    def __init__(
        self, data: bytes, target: Target, variant: Variant, roles: Mapping[str, str], *, tables: bool = False
    ) -> None:
        self.target, self.variant, self.roles = target, variant, roles
        self.code: ObjectFile = read(data, "subject.o", target)
        self.decoder = Decoder(target)
        self._object = self._without_relocations()
        self._text_at = ELFFile(BytesIO(self._object)).get_section_by_name(".text")["sh_offset"]
        self._report = Refusals(target, variant, tables=tables)
        self._machine = Emulator(target, self.code.text)
        self._originals: dict[tuple[str, int], tuple[tuple[object, ...], Outcome]] = {}
        self._expand = next(s for s, r in roles.items() if r == "expand_key")

    def _without_relocations(self) -> bytes:
        """The same code as plain numbers, so that a changed field is not overwritten when it is read."""
        names = {offset: name for name, (offset, _) in self.code.functions.items() if name in self.roles}
        lines = [*generation(self.target).directives, ".text", ".balign 4"]
        unit = self.target.format.unit
        for offset in range(0, len(self.code.text), unit):
            if offset in names:
                lines += [f".type {names[offset]}, %function", f"{names[offset]}:"]
            number = int.from_bytes(self.code.text[offset : offset + unit], "little")
            lines.append(f"{'.word' if unit == 4 else '.short'} {number:#x}")
        lines += [f".size {name}, {self.code.functions[name][1]}" for name in names.values()]
        return assemble("\n".join(lines) + "\n", self.target)

    def at(self, offset: int) -> bytes:
        """The bytes of the instruction at an offset."""
        return self.code.text[offset : offset + self.fields(offset)[0].size]

    def fields(self, offset: int) -> tuple[Row, dict[str, int]]:
        """The instruction at an offset and its fields, which may be changed."""
        decoded = self.decoder.at(self.code.text, offset)
        assert decoded is not None
        return decoded[0], dict(decoded[1])

    def made(self, row: Row, values: Mapping[str, int]) -> bytes:
        """The bytes of an instruction."""
        return self.target.format.pack(row.encode(values), row.size)

    def function_at(self, offset: int) -> str:
        """The function of `roles` whose code begins last before an offset."""
        starts = {self.code.functions[name][0]: name for name in self.roles}
        return starts[max((s for s in starts if s <= offset), default=min(starts))]

    def _shared(self, offset: int) -> bool:
        """Whether the code there belongs to none of the roles: then any of their functions may call it."""
        start, size = self.code.functions[self.function_at(offset)]
        return not start <= offset < start + size

    def patched(self, code: Mapping[int, bytes]) -> bytes:
        """The object file with other code."""
        data = bytearray(self._object)
        for offset, piece in code.items():
            data[self._text_at + offset : self._text_at + offset + len(piece)] = piece
        return bytes(data)

    def affected(self, code: Mapping[int, bytes]) -> list[str]:
        """The functions besides key expansion that a change can affect."""
        touched = {self.function_at(offset) for offset in code} - {self._expand}
        if not touched or any(self._shared(offset) for offset in code):
            touched = set(self.roles)
        return [s for s in self.roles if s in touched and s != self._expand]

    def judge(self, code: Mapping[int, bytes]) -> Report:
        """The verdict on key expansion with a function that the change can affect: the first that is not proved,
        else the last."""
        data = self.patched(code)
        for symbol in self.affected(code):
            report = self._report(data, {s: self.roles[s] for s in (self._expand, symbol)})
            if not report.proved:
                break
        return report

    def holds(self, part: str) -> bool:
        """Whether a function is proved as it is."""
        start = self.code.functions[part][0]
        return self.judge({start: self.at(start)}).proved

    def examine(self, mutant: Mutant) -> Finding:
        """Prove a mutant, and see what that came to."""
        return examine(self, mutant)

    def tells(self, mutant: Mutant) -> str:
        """Where a run of a mutant differs from one of the original, or breaks a rule; empty if nowhere."""
        return self.differs(mutant.code)

    def parts(self) -> dict[str, list[int]]:
        """The instructions of each function, and under "" those of code that they share."""
        found: dict[str, list[int]] = {symbol: [] for symbol in self.roles}
        offset, unit = 0, self.target.format.unit
        while offset < len(self.code.text):
            decoded = self.decoder.at(self.code.text, offset)
            if decoded is not None:
                found.setdefault("" if self._shared(offset) else self.function_at(offset), []).append(offset)
            offset += unit if decoded is None else decoded[0].size
        return found

    def mutants(
        self, seed: int, part: str | None = None, kinds: Mapping[str, Change] | None = None
    ) -> Iterator[Mutant]:
        """Random mutants, of one part or of all, without end, the same for the same seed."""
        source, seen, kinds = random.Random(seed), set[tuple[tuple[int, bytes], ...]](), kinds or CHANGES
        offsets = sorted(o for name, places in self.parts().items() if part in (None, name) for o in places)
        while True:
            kind, offset = source.choice(list(kinds)), source.choice(offsets)
            code = kinds[kind](self, source, offset)
            if code is None or all(self.code.text[o : o + len(c)] == c for o, c in code.items()):
                continue
            key = tuple(sorted(code.items()))
            if key not in seen:
                seen.add(key)
                shown = "; ".join(f"{o:#x} {self.show(self.at(o))} -> {self.show(c)}" for o, c in code.items())
                yield Mutant(code, kind, f"{self.function_at(offset)}: {shown}")

    def show(self, code: bytes) -> str:
        decoded = self.decoder.at(code, 0)
        return decoded[0].text(decoded[1]) if decoded else code.hex()

    # What a mutant that was proved really does.

    def differs(self, code: Mapping[int, bytes]) -> str:
        """Where a run of a mutant differs from one of the original, or breaks a rule; empty if nowhere."""
        text = bytearray(self.code.text)
        for offset, piece in code.items():
            text[offset : offset + len(piece)] = piece
        machine = Emulator(self.target, bytes(text))
        touched = {"" if self._shared(offset) else self.function_at(offset) for offset in code}
        expand = cache(partial(self._expanded, machine if touched & {"", self._expand} else self._machine))
        for symbol in self.affected(code):
            role = ROLES[self.roles[symbol]]
            for number, case in enumerate(self._cases(role)):
                key = random.Random(number % _KEYS).randbytes(self.variant.key_bytes)
                data = random.Random(f"{symbol} {number}").randbytes(case[0])
                made, first = self._made(symbol, number, role, key, data, case)
                if touched == {self._expand} and _left(expand(key)) == _left(first):
                    continue  # The same code finds the same V_key.
                got = self._run(machine, symbol, role, expand(key), key, data, case)
                if made != got:
                    return f"{symbol} {case}: {got} instead of {made}"
        return ""

    def _made(
        self, symbol: str, number: int, role: Role, key: bytes, data: bytes, case: Case
    ) -> tuple[tuple[object, ...], Outcome]:
        """What the original does in a case, and in key expansion."""
        if (symbol, number) not in self._originals:
            first = self._expanded(self._machine, key)
            made = self._run(self._machine, symbol, role, first, key, data, case)
            self._originals[symbol, number] = made, first
        return self._originals[symbol, number]

    def _expanded(self, machine: Emulator, key: bytes) -> Outcome:
        return machine.call(self.code.functions[self._expand][0], [_KS, _KEY], {_KS: bytes(_KEY_MEMORY), _KEY: key})

    def _cases(self, role: Role) -> Iterator[Case]:
        """Bytes, misalignment of input and output, in place: each length in every way, long ones in two of them."""
        ways = [(*shifts, inside) for shifts in ((0, 0), (1, 0), (0, 2), (3, 3), (4, 1)) for inside in (False, True)]
        others = cycle(ways)
        for count in (*_FEW, *_MANY) if role.many else (1,):
            size = count * self.variant.block_bytes
            for length in (size, size + 1 + count % self.variant.block_bytes) if role.mode else (size,):
                for way in islice(others, 2) if count in _MANY else ways:
                    yield length, *way

    def _run(
        self, machine: Emulator, symbol: str, role: Role, first: Outcome, key: bytes, data: bytes, case: Case
    ) -> tuple[object, ...]:
        length, shift_in, shift_out, in_place = case
        source = _IN + shift_in
        output = source if in_place else _OUT + shift_out
        memory = {_KS: first.memory[_KS], source: data}
        memory.setdefault(output, bytes(len(data)))
        arguments = [_KS, source, output, *([length // self.variant.block_bytes] if role.many else [])]
        if role.mode:
            size = load_mode(role.mode).state_bytes(self.variant)
            # The counter carries over as many bytes as the case says; in long calls with many blocks before and after.
            full, left = (length + shift_in) % (size - 1), max(5, length // self.variant.block_bytes // 2 + 1)
            memory[_COUNTER] = key[: size - 1 - full] + b"\xff" * full + bytes([256 - left])
            arguments = [_KS, _COUNTER, source, output, length]
        second = machine.call(self.code.functions[symbol][0], arguments, memory)
        left = second.memory[_COUNTER].hex() if role.mode else ""
        return (*_rules(first), *_rules(second), second.memory[output].hex(), left)


def _left(outcome: Outcome) -> tuple[object, ...]:
    return (*_rules(outcome), outcome.memory)


def _rules(outcome: Outcome) -> tuple[object, ...]:
    return outcome.ended, outcome.broken, outcome.strays


def _another_register(subject: Subject, source: random.Random, offset: int) -> dict[int, bytes] | None:
    row, values = subject.fields(offset)
    names = [n for n, o in row.operands.items() if o.kind == "register" and o.fixed is None]
    if not names:
        return None
    name = source.choice(names)
    values[name] = source.randint(*row.limits(name)[:2])
    return None if values[name] in row.operands[name].never else {offset: subject.made(row, values)}


def _another_immediate(subject: Subject, source: random.Random, offset: int) -> dict[int, bytes] | None:
    row, values = subject.fields(offset)
    names = [n for n, o in row.operands.items() if o.kind != "register"]
    if not names:
        return None
    name = source.choice(names)
    smallest, largest, step = row.limits(name)
    near = values[name] + step * source.choice((-4, -2, -1, 1, 2, 4))
    far = smallest + step * source.randrange((largest - smallest) // step + 1)
    values[name] = near if smallest <= near <= largest and source.random() < 0.75 else far
    return None if row.conflict(values) else {offset: subject.made(row, values)}


def _another_mnemonic(subject: Subject, source: random.Random, offset: int) -> dict[int, bytes] | None:
    row, values = subject.fields(offset)
    others = [r for r in subject.target.rows.values() if r.operands == row.operands and r is not row]
    others = [r for r in others if r.size == row.size and all(r.limits(n) == row.limits(n) for n in values)]
    return {offset: subject.made(source.choice(others), values)} if others else None


def _deleted(subject: Subject, source: random.Random, offset: int) -> dict[int, bytes] | None:
    return {offset: bytes.fromhex(_NOTHING[subject.target.name][len(subject.at(offset))])}


def _swapped(subject: Subject, source: random.Random, offset: int) -> dict[int, bytes] | None:
    first = subject.at(offset)
    behind = offset + len(first)
    decoded = subject.decoder.at(subject.code.text, behind)
    if decoded is None or subject.function_at(offset) != subject.function_at(behind):
        return None
    return {offset: subject.at(behind) + first}


def _flipped(subject: Subject, source: random.Random, offset: int) -> dict[int, bytes] | None:
    code = subject.at(offset)
    return {
        offset: (int.from_bytes(code, "little") ^ 1 << source.randrange(8 * len(code))).to_bytes(len(code), "little")
    }


_KEYS = 20  # that calls use in turn; a mutant of key expansion expands each once
# Blocks of a call. With many, each loop over data of each default strategy runs: alone, twice, with all after it.
_FEW, _MANY = range(10), (16, 32, 64, 32 + 16 + 4 + 1)
# By size, addi zero, zero, 0; orr x0, x0, x0; mov r8, r8.
_RISC_V, _AARCH64 = {4: "13000000"}, {4: "000000aa"}
_NOTHING = {
    **dict.fromkeys(
        ("rv32i", "rv32i_zbb", "rv32i_zbc", "rv32im", "rv64i", "rv64i_zbb", "rv64i_zbc", "rv64im"), _RISC_V
    ),
    **dict.fromkeys(("aarch64", "aarch64_aes", "aarch64_sha3"), _AARCH64),
    "armv7m": {2: "c046", 4: "4fea0808"},
}
CHANGES: dict[str, Change] = {
    "register": _another_register,
    "immediate": _another_immediate,
    "mnemonic": _another_mnemonic,
    "deleted": _deleted,
    "swapped": _swapped,
}
FLIPS: dict[str, Change] = {"bit flip": _flipped}


@dataclass(frozen=True)
class Finding:
    """How a mutant ended: `counterexample`, `rule`, `equal`, `unproved` (the prover could not follow it, and runs do
    not differ), or `open` (the same, but runs differ), with what the prover said."""

    mutant: Mutant
    end: str
    said: str


def examine(subject: Subject, mutant: Mutant) -> Finding:
    """Prove a mutant, and see what that came to."""
    report = subject.judge(mutant.code)
    refused = [o for o in report.obligations if o.verdict is Verdict.REFUTED]
    if report.proved:
        return Finding(mutant, "equal", "")
    if shown_wrong(report):
        return Finding(mutant, "counterexample", refused[0].detail)
    if any(o.where is not None for o in refused):
        return Finding(mutant, "rule", refused[0].detail)
    said = "; ".join(o.detail for o in report.obligations if o.verdict is not Verdict.PROVED)
    return Finding(mutant, "open" if subject.differs(mutant.code) else "unproved", said)


def tally(findings: list[Finding]) -> dict[str, int]:
    """How many ended how."""
    return dict(Counter(f.end for f in findings))

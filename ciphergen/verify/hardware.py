"""Proof of a unit of instructions: its gates do what the rows mean, for all operands, and answer to no other words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import product
from operator import and_, or_

from ciphergen.backends.machine.by_meaning import Numbers
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import Term, concat, const, eq, extract
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.patience import OutOfPatience, PatientSolver
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.netlist import Netlist
from ciphergen.verify.variables import symbol
from ciphergen.verify.verdict import Verdict

REGISTERS = ("rs1", "rs2", "rs3")

# Questions in vain about an instruction: sums of gates that synthesis has shared need some hundred.
MOST = 1000


@dataclass(frozen=True)
class UnitVerdict:
    """A verdict on a module with a unit. what: an instruction, with the values of its immediates, or an output of one
    bit."""

    what: str
    verdict: Verdict
    method: str


class _Meaning(Numbers):
    """A `Machine` on which a row's meaning leaves the term that it writes, of what its registers hold."""

    def __init__(self, target: Target, row: Row, values: Mapping[str, int]) -> None:
        super().__init__(target, row, values, 0, lambda register: 0, self._put_nothing)
        self.written: Term | None = None

    @staticmethod
    def _put_nothing(register: Register, value: int) -> None:
        raise AssertionError

    def read(self, name: str, plus: int = 0) -> Term:
        return _held(name, self._row.operands[name].bits)

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        self.written = value


@dataclass(frozen=True)
class ModulePort:
    """The port of a module with a unit. word: the input that has bits of the instruction word, and which; registers:
    the inputs with what these hold; result: the output for what is written; answers: outputs that are 1 for the words
    of the rows, and no others, where some inputs are 1; free: outputs that are 1 for other words, and for those of the
    rows where some inputs are 1; same: outputs, each with the input that it repeats; parts: outputs, each with the
    places of the word that it repeats; never: outputs that are 0."""

    word: tuple[str, tuple[int, ...]]
    registers: Mapping[str, str]
    result: str
    answers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    free: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    parts: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    same: Mapping[str, str] = field(default_factory=dict)
    never: tuple[str, ...] = ()


_READ = ("register_valid", "register_rs_valid_0", "register_rs_valid_1")
_ACCEPTS = (
    "issue_resp_accept", "issue_resp_writeback", "issue_resp_register_read_0", "issue_resp_register_read_1",
    "result_we",
)  # fmt: skip
PORTS = {
    "custom_unit": ModulePort(("insn", tuple(range(32))), {r: r for r in REGISTERS}, "rd", {"hit": ()}),
    "pcpi_custom": ModulePort(
        ("pcpi_insn", tuple(range(32))),
        {"rs1": "pcpi_rs1", "rs2": "pcpi_rs2"},
        "pcpi_rd",
        dict.fromkeys(("pcpi_ready", "pcpi_wr"), ("pcpi_valid",)),
        never=("pcpi_wait",),
    ),
    "cfu_custom": ModulePort(
        ("function_id", (12, 13, 14, *range(25, 32))),
        {"rs1": "inputs_0", "rs2": "inputs_1"},
        "outputs_0",
        same={"rsp_valid": "cmd_valid", "cmd_ready": "rsp_ready"},
    ),
    "cvxif_custom": ModulePort(
        ("issue_req_instr", tuple(range(32))),
        {"rs1": "register_rs_0", "rs2": "register_rs_1"},
        "result_data",
        dict.fromkeys(_ACCEPTS, ()) | {"result_valid": ("issue_valid", *_READ)},
        free=dict.fromkeys(("issue_ready", "register_ready"), (*_READ, "result_ready")),
        parts={"result_rd": tuple(range(7, 12))},
    ),
}
"""The ports of the modules that are generated, by their names."""


def prove_unit(target: Target, rows: Sequence[Row], module: str, netlist: Netlist) -> Iterator[UnitVerdict]:
    """Yield the verdicts on the gates of one of `PORTS`: that it answers exactly to the words of the rows, and then
    with each row's result, for all that registers hold. Questions in vain are bounded, for each row: then its results
    are undecided."""
    port, solver = PORTS[module], PatientSolver()
    solver.allow(MOST)
    equality = Equality(Normalizer(), solver)
    word = symbol("instruction", 32, Secrecy.PUBLIC)
    inputs = {port.registers[r]: _bits(_held(r, target.xlen)) for r in REGISTERS if r in port.registers}
    wires = {name: symbol("wire", 1, Secrecy.PUBLIC, name) for name, at in netlist.inputs.items() if len(at) == 1}
    inputs = {name: bits for name, bits in inputs.items() if name in netlist.inputs}
    inputs |= {name: [wire] for name, wire in wires.items()}

    def outputs(bits: Sequence[Term]) -> dict[str, Term]:
        name, places = port.word
        return netlist.values({**inputs, name: [bits[place] for place in places]})

    found = outputs(_bits(word))
    own = reduce(or_, (eq(word & const(row.mask, 32), const(row.match, 32)) for row in rows))
    wanted = {name: reduce(and_, (wires[each] for each in asked), own) for name, asked in port.answers.items()}
    for name, asked in port.free.items():
        wanted[name] = ~own | reduce(and_, (wires[each] for each in asked))
    bits = _bits(word)
    wanted |= {name: concat(*(bits[i] for i in reversed(places))) for name, places in port.parts.items()}
    wanted |= {name: wires[other] for name, other in port.same.items()} | {n: const(0, 1) for n in port.never}
    yield from (_answers(solver, name, found[name], term) for name, term in wanted.items())
    for row in rows:
        solver.allow(MOST)
        for values in _immediates(row):
            machine = _Meaning(target, row, values)
            row.meaning(machine)
            assert machine.written is not None
            shown = ", ".join([row.name, *(f"{name} = {value}" for name, value in values.items())])
            yield _settled(shown, equality, outputs(_encoded(row, values, word))[port.result], machine.written)


def _answers(solver: Solver, what: str, found: Term, wanted: Term) -> UnitVerdict:
    """Return the verdict on an output of one bit; by the solver, since random words meet none that are answered."""
    verdicts = {True: Verdict.PROVED, False: Verdict.REFUTED, None: Verdict.UNDECIDED}
    return UnitVerdict(what, verdicts[solver.implied([], eq(found, wanted))], "solver")


def _settled(what: str, equality: Equality, found: Term, wanted: Term) -> UnitVerdict:
    try:
        settled = equality.settle([(found, wanted)])
    except OutOfPatience:
        return UnitVerdict(what, Verdict.UNDECIDED, "solver")
    return UnitVerdict(what, settled.verdict, settled.method)


def _held(register: str, bits: int) -> Term:
    """Return the variable of what a register operand holds."""
    return symbol("operand", bits, Secrecy.SECRET, register)


def _bits(word: Term) -> list[Term]:
    return [extract(word, i, i) for i in range(word.width)]


def _immediates(row: Row) -> Iterator[dict[str, int]]:
    """Yield all values that a row's immediates have together."""
    names = [name for name, operand in row.operands.items() if operand.kind != "register"]
    ranges = []
    for name in names:
        least, most, step = row.limits(name)
        ranges.append(range(least, most + 1, step))
    yield from (dict(zip(names, each, strict=True)) for each in product(*ranges))


def _encoded(row: Row, values: Mapping[str, int], word: Term) -> list[Term]:
    """Return the bits of a row's words with these immediates: its registers are any."""
    bits = _bits(word)
    for i in range(32):
        if row.mask >> i & 1:
            bits[i] = const(row.match >> i & 1, 1)
    for s in row.slices:
        if s.name in values:
            held = row.operands[s.name].held(values[s.name]) >> s.low
            bits[s.at : s.at + s.width] = [const(held >> i & 1, 1) for i in range(s.width)]
    return bits

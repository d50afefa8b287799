"""Terms as Verilog (IEEE 1364-2005) without a clock: a wire an operation, so that nothing is computed twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ciphergen.dsl.circuits import Circuit
from ciphergen.dsl.term import Term, extract, substitute, topological

_SIGNS = {"and": "&", "or": "|", "xor": "^", "add": "+", "sub": "-", "mul": "*", "shl": "<<", "lshr": ">>",
          "eq": "==", "ult": "<"}  # fmt: skip


class ModuleWires:
    """The wires of a module, with names for the terms that they carry.

    Args:
        circuits: of tables, by their entries; a table without one becomes a `case`.
    """

    def __init__(self, circuits: Mapping[tuple[int, ...], Circuit]) -> None:
        self.lines: list[str] = []
        self.functions: list[str] = []
        self._circuits = circuits
        self._names: dict[Term, str] = {}
        self._tables: dict[tuple[tuple[int, ...], int], str] = {}

    def name(self, root: Term) -> str:
        """Return the name of the wire that carries a term, after writing the wires that it needs."""
        for term in topological([root]):
            if term not in self._names:
                self._names[term] = self._made(term)
        return self._names[root]

    def _made(self, term: Term) -> str:
        if term.op == "var":
            return term.name
        if term.is_const:
            return f"{term.width}'h{term.value:x}"
        text = self._table(term) if term.op == "table" else self._text(term, [self._names[a] for a in term.args])
        name = f"n{len(self.lines)}"
        self.lines.append(f"wire [{term.width - 1}:0] {name} = {text};")
        return name

    def _text(self, term: Term, given: Sequence[str]) -> str:
        """Return the expression of one operation."""
        first, width, inside = given[0], term.width, term.args[0].width
        if term.op in _SIGNS:
            return f"{first} {_SIGNS[term.op]} {given[1]}"
        match term.op:
            case "not":
                return f"~{first}"
            case "neg":
                return f"-{first}"
            case "rotl":
                cut = width - term.number
                return f"{{{first}[{cut - 1}:0], {first}[{width - 1}:{cut}]}}"
            case "concat":
                return f"{{{', '.join(given)}}}"
            case "extract":
                return f"{first}[{term.number + width - 1}:{term.number}]" if inside > 1 else first
            case "zext":
                return f"{{{width - inside}'b0, {first}}}"
            case "sext":
                sign = f"{first}[{inside - 1}]" if inside > 1 else first
                return f"{{{{{width - inside}{{{sign}}}}}, {first}}}"
            case "ite":
                return f"{first} ? {given[1]} : {given[2]}"
            case "slt":
                return f"$signed({first}) < $signed({given[1]})"
            case "ashr":
                return f"$signed({first}) >>> {given[1]}"
        raise NotImplementedError(term.op)  # one that is new: all that there are stand above

    def _table(self, term: Term) -> str:
        """Return the expression of a look-up: its circuit's outputs, or a call of a function with all entries."""
        entries, index = term.param, term.args[0]
        assert isinstance(entries, tuple)
        circuit = self._circuits.get(entries)
        if circuit is not None and len(circuit.inputs) == index.width and len(circuit.outputs) == term.width:
            bits = {place: extract(index, i, i) for i, place in enumerate(circuit.inputs)}
            outputs = substitute(circuit.outputs, bits)
            return f"{{{', '.join(self.name(output) for output in reversed(outputs))}}}"
        return f"{self._function(entries, term.width, index.width)}({self._names[index]})"

    def _function(self, entries: tuple[int, ...], width: int, index: int) -> str:
        name = self._tables.setdefault((entries, width), f"table{len(self._tables)}")
        if len(self.functions) < len(self._tables):
            cases = " ".join(f"{i}: {name} = {width}'h{entry:x};" for i, entry in enumerate(entries))
            head = f"function automatic [{width - 1}:0] {name}(input [{index - 1}:0] i);"
            self.functions.append(f"{head} case (i) {cases} default: {name} = {width}'h0; endcase endfunction")
        return name


def module(
    name: str,
    inputs: Mapping[str, int],
    outputs: Mapping[str, Term],
    circuits: Mapping[tuple[int, ...], Circuit],
) -> str:
    """Return a module. inputs: their widths in bits; outputs: their terms over variables with the inputs' names."""
    wires = ModuleWires(circuits)
    values = {port: wires.name(term) for port, term in outputs.items()}
    ports = [f"input [{width - 1}:0] {port}" for port, width in inputs.items()]
    ports += [f"output [{term.width - 1}:0] {port}" for port, term in outputs.items()]
    body = [*wires.functions, *wires.lines, *(f"assign {port} = {value};" for port, value in values.items())]
    return "\n".join([f"module {name} ({', '.join(ports)});", *(f"  {line}" for line in body), "endmodule", ""])

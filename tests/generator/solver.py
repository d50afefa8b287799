"""Terms for the solver, to prove equations of passes and selection rules."""

from __future__ import annotations

from typing import Any

import z3

from ciphergen.dsl.term import Term, render, topological

_BINARY = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "shl": lambda a, b: a << b,
    "lshr": z3.LShR,
    "ashr": lambda a, b: a >> b,
    "ult": lambda a, b: z3.If(z3.ULT(a, b), z3.BitVecVal(1, 1), z3.BitVecVal(0, 1)),
}


def translate(root: Term) -> Any:
    made: dict[Term, Any] = {}
    for t in topological([root]):
        args = [made[a] for a in t.args]
        if t.op == "const":
            made[t] = z3.BitVecVal(t.value, t.width)
        elif t.op == "var":
            made[t] = z3.BitVec(f"{t.name}:{t.width}", t.width)
        elif t.op == "not":
            made[t] = ~args[0]
        elif t.op == "neg":
            made[t] = -args[0]
        elif t.op == "rotl":
            made[t] = z3.RotateLeft(args[0], t.number)
        elif t.op == "extract":
            made[t] = z3.Extract(t.number + t.width - 1, t.number, args[0])
        elif t.op == "concat":
            made[t] = z3.Concat(*args)
        elif t.op == "sext":
            made[t] = z3.SignExt(t.width - t.args[0].width, args[0])
        elif t.op == "zext":
            made[t] = z3.ZeroExt(t.width - t.args[0].width, args[0])
        else:
            made[t] = _BINARY[t.op](*args)
    return made[root]


def assert_equal(a: Term, b: Term) -> None:
    """For all values of the variables."""
    assert a.width == b.width
    if a is b:
        return
    solver = z3.Solver()
    solver.add(translate(a) != translate(b))
    assert solver.check() == z3.unsat, f"{render(a)}\nis not\n{render(b)}\nfor {solver.model()}"

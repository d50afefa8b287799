"""RV32I with Zbb: what it computes in one instruction; all else as on RV32I. Read by the generator only."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.machine.rule import Rule
from ciphergen.backends.targets.rv32i.rules import GENERATION as RV32I

_RULES = (
    Rule("(rotl[n] x)", lambda e, x, n: e("rori", x, 32 - n)),
    Rule("(and x (not y))", lambda e, x, y: e("andn", x, y)),
    Rule("(or x (not y))", lambda e, x, y: e("orn", x, y)),
    Rule("(xor x (not y))", lambda e, x, y: e("xnor", x, y)),
    Rule("(not (xor x y))", lambda e, x, y: e("xnor", x, y)),
    Rule("(and x 65535)", lambda e, x: e("zext_h", x)),
)
_WORDS = RV32I.sets["words"]

GENERATION = replace(RV32I, sets={"words": replace(_WORDS, rules=(*_RULES, *_WORDS.rules))})

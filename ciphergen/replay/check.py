"""Checking a certificate: its steps by their laws, its questions by a second solver, bitwuzla."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from bitwuzla import BitwuzlaException, Option, Options, Parser, TermManager

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, topological
from ciphergen.replay.graph import Refused
from ciphergen.replay.outputs import Outputs
from ciphergen.replay.steps import Steps

FORMAT = "ciphergen-certificate-3"
MILLISECONDS = 60_000
_MALFORMED = (LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError, RecursionError)
# No question holds, outside of quoted symbols: a string, a comment, a command that neither declares nor asserts.
_OTHER = r'[";|]|\((?![()?$=_]|and|bv|x?or|not|ite|let|concat|distinct|assert|declare-|check-sat\)|set-info)'
# Operations in SMT-LIB 2; of those that are not here, `bv` and the name.
_SPELLED: dict[str, Callable[[Term, list[str]], str]] = {
    "const": lambda t, a: f"(_ bv{t.value} {t.width})",
    "concat": lambda t, a: f"(concat {' '.join(a)})",
    "eq": lambda t, a: f"(bvcomp {a[0]} {a[1]})",
    **dict.fromkeys(("ult", "slt"), lambda t, a: f"(ite (bv{t.op} {a[0]} {a[1]}) #b1 #b0)"),
    "ite": lambda t, a: f"(ite (= #b1 {a[0]}) {a[1]} {a[2]})",
    "zext": lambda t, a: f"((_ zero_extend {t.width - t.args[0].width}) {a[0]})",
    "sext": lambda t, a: f"((_ sign_extend {t.width - t.args[0].width}) {a[0]})",
    "rotl": lambda t, a: f"((_ rotate_left {t.number}) {a[0]})",
    "extract": lambda t, a: f"((_ extract {t.number + t.width - 1} {t.number}) {a[0]})",
}


def replay(document: Mapping[str, Any], script: str, variant: Variant) -> Counter[str]:
    """Check a certificate against a cipher text.

    Args:
        document: the certificate, as it is read. script: its questions, in SMT-LIB.

    Returns:
        How many steps of each kind it has, and functions.

    Raises:
        Refused: the certificate is malformed, or does not show that each function's output is what the text says.
    """
    try:
        if (said := (document["format"], document["variant"])) != (FORMAT, variant.name):
            raise Refused(f"is of {said[0]!r} and {said[1]!r}, not of {FORMAT!r} and {variant.name!r}")
        Outputs(Steps(document, variant, lambda conditions, answer: _answer(_script(conditions)) == answer)).show()
        if (asked := _answers(script)) != document["questions"]:
            raise Refused(f"has {asked} questions to a solver, not {document['questions']}")
        kinds = ("functions", "terms", "merges", "outputs")
        return Counter({"questions": asked} | {kind: len(document[kind]) for kind in kinds})
    except (*_MALFORMED, BitwuzlaException, MemoryError) as error:
        raise Refused(f"not in the form of a certificate ({type(error).__name__}: {error})") from None


def _answers(script: str) -> int:
    """Ask the solver the questions of an SMT-LIB script, each ended by `(reset)`, and return their number.

    Raises:
        Refused: an answer is another one, or a question does more than declare and assert: other commands drop what was
            asserted, and write to files.
    """
    questions = [text for text in script.split("(reset)\n") if text]
    for number, text in enumerate(questions, 1):
        if re.search(_OTHER, re.sub(r"\|[^|]*\|", "", text)):
            raise Refused(f"question {number}: more than declarations and assertions")
        stated = text.split("\n", 1)[0]
        # Nothing rests on what the first solver left open.
        if stated != "(set-info :status unknown)" and stated != f"(set-info :status {(said := _answer(text))})":
            raise Refused(f"question {number}: the second solver says {said}")
    return len(questions)


def _answer(question: str) -> str:
    """Return the solver's answer: `sat`, `unsat` or `unknown`."""
    options = Options()
    options.set(Option.TIME_LIMIT_PER, MILLISECONDS)
    parser = Parser(TermManager(), options)
    parser.parse(question, True, False)
    return str(parser.bitwuzla().check_sat())


def _script(conditions: tuple[Term, ...]) -> str:
    """Return the SMT-LIB question whether all conditions, of 1 bit, can be 1 together."""
    names, lines = dict[Term, str](), ["(set-logic QF_BV)"]
    for t in topological(conditions):
        name, sort, args = f"t{len(names)}", f"(_ BitVec {t.width})", [names[a] for a in t.args]
        spelled = _SPELLED[t.op](t, args) if t.op in _SPELLED else f"(bv{t.op} {' '.join(args)})"
        lines.append(f"(declare-const {name} {sort})" if t.op == "var" else f"(define-fun {name} () {sort} {spelled})")
        names[t] = name
    return "\n".join([*lines, *(f"(assert (= #b1 {names[c]}))" for c in conditions)])

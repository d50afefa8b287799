"""Certificates that ask for much, or for something else: refused, not obeyed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ciphergen.dsl.term import Term, eq, rotl, var
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.replay import graph as graphs
from ciphergen.replay.check import replay
from ciphergen.replay.graph import Graph, Refused
from ciphergen.replay.laws import BitBlaster
from tests.replay.certificates import blocks, counter_mode

COMMANDS = [
    "(push 1)(assert false)(pop 1)",
    "(exit)",
    "(reset-assertions)",
    "(echo |replayed|)",
    "(get-model)",
    "(set-option :verbosity 3)",
    "( exit)",
    "(\nexit)",
    "(check-sat-assuming (false))",
    '(set-info :a "|")(exit)(set-info :b "|")',
    "; |\n(exit)\n; |",
    "(assert |)",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_questions_declare_and_assert(command: str) -> None:
    script = f"(set-info :status sat)\n{command}\n(check-sat)\n(reset)\n{blocks().script}"
    document = blocks().document()
    document["questions"] += 1
    with pytest.raises(Refused, match=r"^question 1: more than declarations and assertions$"):
        replay(document, script, blocks().cipher.variants["tiny"])


def test_questions_write_no_files(tmp_path: Path) -> None:
    option = f'(set-option :regular-output-channel "{tmp_path / "written"}")'
    with pytest.raises(Refused, match="more than declarations"):
        replay(blocks().document(), option + blocks().script, blocks().cipher.variants["tiny"])
    assert not list(tmp_path.iterdir())


def test_a_question_without_an_end_is_asked() -> None:
    script = f"{blocks().script}(set-info :status sat)\n(assert false)\n"
    with pytest.raises(Refused, match="the second solver says unsat"):
        replay(blocks().document(), script, blocks().cipher.variants["tiny"])


@pytest.mark.parametrize("role", ["encrypt_blocks_x", "encrypt_blocks_blocks", "encrypt_block", "expand_key_blocks"])
def test_roles_are_those_that_there_are(role: str) -> None:
    document = blocks().document()
    document["functions"]["encrypt_blocks"] = role
    with pytest.raises(Refused, match="not in the form of a certificate"):
        replay(document, blocks().script, blocks().cipher.variants["tiny"])


def test_counter_mode_is_not_of_blocks() -> None:
    document = counter_mode().document()
    document["functions"]["ctr"] = "ctr_blocks"
    with pytest.raises(Refused):
        replay(document, counter_mode().script, counter_mode().cipher.variants["tiny"])


def _word(name: str, width: int) -> Term:
    return var(Symbol(name, (0,), Secrecy.SECRET), width)


def _rotations(laws: BitBlaster) -> object:
    return laws([rotl(_word("in", 64), i) for i in range(1, 20)])


def _sums(laws: BitBlaster) -> object:
    x, y = _word("in", 48), _word("key", 48)
    return laws([eq(x + y, y + x)])


def _columns(graph: Graph) -> object:
    return graph.total(64, 0, (2**64 - 1,) * 64, (0,) * 64)


def _again_and_again(graph: Graph) -> object:
    edge = first = graph.node("input", 0, ())
    for i in range(1, 100):
        edge = graph.both(edge, graph.node("input", i, ()))
    return [graph.cone([edge, first], {0}) for _ in range(10)]


def _table(graph: Graph) -> object:
    index = tuple(graph.node("input", i, ()) for i in range(12))
    edge = graph.look_up(2**4095 + 2, index)
    with pytest.raises(Refused, match="is not equal to bit 0 over its cut"):
        graph.merge(edge >> 1, 0, [e >> 1 for e in index])
    return graph.node("table", 2**4095 + 6, index)


def _edges(graph: Graph) -> object:
    return graph.node("op", ("eq", 1, ()), (0,) * 1000)


# Work that none of the other counts sees.
WORK: dict[str, Callable[[Any], object]] = {
    "bits of terms": _rotations,
    "factors of sums": _sums,
    "columns of adders": _columns,
    "nodes that are visited": _again_and_again,
    "rows of tables": _table,
    "edges": _edges,
}


@pytest.mark.parametrize("name", WORK)
def test_work_is_counted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with an allowance that it needs, and with a little less."""
    work = WORK[name]
    of = BitBlaster if name in ("bits of terms", "factors of sums") else Graph
    subject = of()
    work(subject)
    needed = (subject if isinstance(subject, Graph) else subject.graph)._work
    assert needed > 900
    monkeypatch.setattr(graphs, "MOST_WORK", needed)
    work(of())
    monkeypatch.setattr(graphs, "MOST_WORK", needed - 1)
    with pytest.raises(Refused, match=f"^takes more than {needed - 1} steps$"):
        work(of())


def test_wide_terms_are_refused() -> None:
    """A sum of a few thousand bits has as many factors, each as wide."""
    document = blocks().document()
    document["terms"].append(["var", 513, ["in", [0], "SECRET"]])
    with pytest.raises(Refused, match="has a term of 513 bits"):
        replay(document, blocks().script, blocks().cipher.variants["tiny"])


@pytest.mark.long
def test_sums_that_grow_are_refused() -> None:
    """A few hundred rows, whose factors take gigabytes."""
    document = blocks().document()
    terms = document["terms"]
    last = len(terms)
    terms.append(["var", 512, ["in", [0], "SECRET"]])
    for i in range(400):
        terms.append(["var", 512, ["in", [i + 1], "SECRET"]])
        terms.append(["add", 512, None, last, len(terms) - 1])
        last = len(terms) - 1
    document["same"].append([last, last])
    with pytest.raises(Refused, match=r"takes more than 33554432 steps"):
        replay(document, blocks().script, blocks().cipher.variants["tiny"])

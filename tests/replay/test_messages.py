"""Why a certificate is refused, with the exact text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ciphergen.replay.check import replay
from ciphergen.replay.graph import Graph, Refused
from tests.replay.certificates import blocks, counter_mode
from tests.replay.test_check import Document, Spoil, another_variable, inverted, later_state, output, refusal

BLOCKS: dict[str, tuple[Spoil, str]] = {
    "another format": (
        lambda d: d.update(format="ciphergen-certificate-1"),
        "is of 'ciphergen-certificate-1' and 'tiny', not of 'ciphergen-certificate-3' and 'tiny'",
    ),
    "a wide term": (lambda d: d["terms"].append(["var", 513, ["in", [0], "SECRET"]]), "has a term of 513 bits"),
    "no key expansion": (
        lambda d: d["functions"].pop("expand_key"),
        "speaks of no function that uses the key, or of no key expansion",
    ),
    "two paths of key expansion": (
        lambda d: d["same"].append([0, inverted(d, 0)]),
        "what key expansion leaves on two paths: 0x3:32 and what follows is not shown to be 0xfffffffc:32 and what "
        "follows",
    ),
}
MODE: dict[str, tuple[Spoil, str]] = {
    "a state fewer": (lambda d: output(d, "ctr")["states"].pop(), "ctr: a state of the mode is missing"),
    "another state": (another_variable, "ctr: a path begins with a state of its own"),
    "another text of the mode": (
        lambda d: d["modes"].update(ctr="0" * 64), "speaks of another text of the mode ctr",
    ),
    "another state after a block": (
        later_state,
        "the state after a block does not follow: (eq (concat (extract[15:8] (add … 0x1:16)) (extract[7:0] (add … "
        "0x1:16))) (concat (extract[15:8] (add … 0x2:16)) (not (extract[7:0] …))))",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", [*BLOCKS, *MODE])
def test_message(name: str) -> None:
    certificate = blocks() if name in BLOCKS else counter_mode()
    spoil, message = (BLOCKS | MODE)[name]
    document: Document = certificate.document()
    spoil(document)
    assert refusal(certificate, document) == message


QUESTIONS: dict[str, tuple[str, str]] = {
    "a command": ("(echo |a|)\n(reset)\n", "question 1: more than declarations and assertions"),
    "another answer": (
        "(set-info :status sat)\n(assert false)\n(check-sat)\n(reset)\n",
        "question 1: the second solver says unsat",
    ),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_message_about_a_question(name: str) -> None:
    first, message = QUESTIONS[name]
    assert refusal(blocks(), blocks().document(), first + blocks().script) == message


def test_a_text_whose_decryption_does_not_undo_encryption(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = blocks().cipher.variants["tiny"]
    monkeypatch.setattr(type(variant), "decrypt", type(variant).encrypt)
    with pytest.raises(Refused) as refused:
        replay(blocks().document(), blocks().script, variant)
    assert str(refused.value) == "decryption is not shown to undo encryption"


def gates(graph: Graph) -> tuple[int, int, int]:
    """Numbers of a gate of two inputs, of another gate of them, and of one of the inputs."""
    a, b = (graph.node("input", i, ()) for i in range(2))
    return graph.both(a, b) >> 1, graph.differ(a, b) >> 1, a >> 1


MERGES: dict[str, tuple[Callable[[Graph, int, int, int], object], str]] = {
    "another function": (lambda g, a, b, x: g.merge(b, 2 * a, [1, 2]), "bit 4 is not equal to bit 3 over its cut"),
    "a small cut": (lambda g, a, b, x: g.merge(b, 2 * a, [x]), "a merge of bits depends on more than its cut"),
}


@pytest.mark.parametrize("name", MERGES)
def test_message_about_a_merge(name: str) -> None:
    graph = Graph()
    with pytest.raises(Refused) as refused:
        MERGES[name][0](graph, *gates(graph))
    assert str(refused.value) == MERGES[name][1]

"""Entry points of modes with phases: what `fold` does with blocks, as functions on messages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ciphergen.dsl.concrete import ConcreteEntry
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.phase_entries import CLEAR, cipher_entries, phase_entries
from ciphergen.dsl.phase_texts import load_phase_mode, parse_phase_mode
from ciphergen.dsl.term import Term, const

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "ghash_states.json").read_text("utf-8"))["vectors"]
GCM = Path(__file__).parents[2] / "ciphergen" / "dsl" / "modes" / "phases" / "gcm.mode"
CMAC = load_phase_mode("cmac").text


def test_the_hash_of_gcm_has_the_states_of_its_specification() -> None:
    """`fold` of the mode's text, as `entry absorb` of the shipped cipher text has them."""
    absorb = ConcreteEntry(phase_entries(load_phase_mode("gcm"), "lea128"), "ghash")
    for vector in VECTORS:
        blocks, y = bytes.fromhex(vector["blocks"]), bytes(16)
        for i, state in enumerate(vector["states"]):
            y = absorb({"H": bytes.fromhex(vector["H"]), "y": y, "x": blocks[16 * i : 16 * i + 16]})["y"]
            assert y.hex() == state, vector["note"]


def test_clear_makes_zeros_and_leaves_its_chain() -> None:
    clear = ConcreteEntry(phase_entries(load_phase_mode("gcm"), "lea128"), CLEAR)
    assert clear({"y": bytes(range(16))}) == {"y": bytes(range(16)), "z": bytes(16)}


def test_a_name_of_the_text_is_no_name_of_ours() -> None:
    """The number of bytes and what comes next have other names, if the text has these."""
    text = GCM.read_text("utf-8").replace("fold ghash(y: block, x: block) -> block = gmul(y ^ x, H)", "FOLD")
    text = text.replace("FOLD", "fold ghash(n: block, next: block) -> block = gmul(n ^ next, H)")
    entry = phase_entries(parse_phase_mode(text, "my.mode"), "lea128").entries["ghash last"]
    assert [port.name for port in entry.inputs] == ["H", "n", "next", "n_"]


def test_a_fold_through_the_cipher_asks_it_once_a_block() -> None:
    """Also where the step is a function with statements: the answer is that to what the function is given."""
    written = CMAC.replace(
        "fold chain(c: block, m: block) -> block = E.encrypt(c ^ m)",
        "function step(a: block) -> z: block { z = E.encrypt(a) }\n"
        "  fold chain(c: block, m: block) -> block = step(c ^ m)",
    )
    for text in (CMAC, written):
        asked = list[int]()

        def ask(block: Term, asked: list[int] = asked) -> Term:
            asked.append(block.value)
            return block + 1

        entries = cipher_entries(parse_phase_mode(text, "my.mode"), "", {"encrypt": ask})
        for c, m in ((5, 3), (0, 16)):
            assert entries.entry_words(entries.entries["chain"], [const(c, 128), const(m, 128)]) == (
                const((c ^ m) + 1, 128),
            )
        assert asked == [6, 16]


def test_a_fold_that_asks_the_cipher_and_reads_what_is_derived() -> None:
    text = CMAC.replace("= E.encrypt(c ^ m)", "= E.encrypt(c ^ m ^ K1)")
    with pytest.raises(UserError) as error:
        cipher_entries(parse_phase_mode(text, "my.mode"), "lea128", {})
    assert str(error.value) == (
        "my.mode:22:3: no code is made yet of 'fold chain', which asks the cipher and reads 'K1'\n"
        "  allowed: a parameter for 'K1'"
    )


def test_a_fold_of_which_a_function_reads_what_is_derived() -> None:
    text = (
        GCM.read_text("utf-8")
        .replace("= gmul(y ^ x, H)\n", "= times(y ^ x)\n")
        .replace("  fold ghash", "  function times(a: block) -> block = gmul(a, H)\n  fold ghash")
    )
    with pytest.raises(UserError) as error:
        phase_entries(parse_phase_mode(text, "my.mode"), "lea128")
    assert str(error.value) == (
        "my.mode:31:47: no code is made yet of 'fold ghash', of which a function reads 'H'\n"
        "  allowed: a parameter for 'H'"
    )

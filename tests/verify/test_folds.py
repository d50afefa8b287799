"""Folds that ask the cipher: what is said of code that does not do what the text does."""

from __future__ import annotations

import pytest

from tests.verify.composed import changed, judge, refusals, source

STEPS = {
    "calls lea128_expand_key, which does more than to encrypt or to decrypt a block": (
        ("lea128_encrypt_local", "lea128_expand_key_local"),
    ),
    "calls encrypt with another key than its caller's": (
        ("addi sp, sp, -48", "addi sp, sp, -448"),
        ("addi sp, sp, 48", "addi sp, sp, 448"),
        ("addi a0, s1, 0", "addi a0, sp, 48"),
    ),
    "leaves what is not known to be the chain that the mode's text makes": (("xor t1, a0, t1", "or t1, a0, t1"),),
}


@pytest.mark.long
@pytest.mark.parametrize("said", STEPS)
def test_what_is_said_of_another_step(said: str) -> None:
    (found,) = refusals(judge(changed(source("cmac"), "cmac_chain", *STEPS[said]), "cmac", ("cmac_chain",)))
    assert found.detail.partition(": ")[2] == said

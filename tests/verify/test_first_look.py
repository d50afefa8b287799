"""A first look at blocks: it tells the first wrong byte of many blocks, and what it does not tell is still to prove."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from unittest.mock import Mock

import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, const, eq, zext
from ciphergen.generator.options import Options
from ciphergen.interface.table import functions
from ciphergen.verify.claim.first_look import FirstLook
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.claim.symmetry import Instances
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.kernels import KernelProver, prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.variables import counter_byte, input_byte
from ciphergen.verify.verdict import Report
from tests.cuda.made import ptx

CIPHER = Path(__file__).parents[1] / "cuda" / "small.cipher"
(SMALL,) = load(str(CIPHER)).variants.values()
NUMBERS = (0, 32, 64)


def look() -> tuple[Specification, FirstLook]:
    specification = Specification(SMALL, Normalizer())
    return specification, FirstLook(specification)


def changed(blocks: dict[int, list[Term]], number: int, place: int, by: Term) -> dict[int, list[Term]]:
    """Return the blocks with something added to a byte of one."""
    made = {n: [*block] for n, block in blocks.items()}
    made[number][place] ^= by
    return made


def test_the_first_wrong_byte_of_many_blocks_is_told() -> None:
    specification, first_look = look()
    role = functions(SMALL)["encrypt_blocks"]
    right = {n: [*specification.block("encrypt", n)] for n in NUMBERS}
    assert first_look(role, right, {}) is None
    assert first_look(role, changed(right, 32, 5, const(1, 8)), {}) == (32, 5)
    assert first_look(role, changed(changed(right, 64, 0, const(1, 8)), 32, 7, input_byte(1)), {}) == (32, 7)
    assert first_look(role, {32: right[0], 0: right[32]}, {}) == (0, 0)


def test_the_first_wrong_byte_of_a_mode_is_told() -> None:
    specification, first_look = look()
    role = functions(SMALL)["ctr"]
    states = {n: (*map(counter_byte, range(7)), counter_byte(7) + n) for n in NUMBERS}
    right = {n: [*specification.mode_block(role.mode, role.direction, n, state)] for n, state in states.items()}
    assert first_look(role, right, states) is None
    assert first_look(role, changed(right, 64, 3, const(128, 8)), states) == (64, 3)
    others = states | {32: states[0]}
    assert first_look(role, right, others) == (32, 7)


def test_what_differs_for_few_values_is_not_told() -> None:
    """Then nothing is proved, either."""
    specification, first_look = look()
    right = {n: [*specification.block("encrypt", n)] for n in NUMBERS}
    rarely = zext(eq(input_byte(0), const(77, 8)) & eq(input_byte(1), const(7, 8)), 8)
    wrong = changed(right, 0, 0, rarely)
    assert first_look(functions(SMALL)["encrypt_blocks"], wrong, {}) is None


PIPO = Options(variants=("pipo64_128",))
AES = Options(variants=("aes128",))


def report(cipher: str, options: Options, role: str, old: str, new: str) -> Report:
    """Return what is said of slices of 32 blocks in which the first text of a kind, behind half of it, is changed."""
    (variant,), text = options.variants, ptx(cipher, options)
    roles = {f"{variant}_cuda_expand_key_kernel": "expand_key", f"{variant}_cuda_{role}_x32_kernel": f"{role}:32"}
    start = text.index(f".entry {variant}_cuda_{role}_x32_kernel(")
    at = text.index(old, start + (text.index("\tret;", start) - start) // 2)
    text = text[:at] + new + text[at + len(old) :]
    return prove_kernels(text.encode(), "m.ptx", gpu("cuda"), roles, Knowledge(load(cipher).variant(variant), 32))


def wrong(found: Report) -> set[str]:
    return {f"{o.verdict.value}, {o.method}: {o.detail}" for o in found.obligations if o.prop.value == "result"}


@pytest.mark.long
@pytest.mark.parametrize("role", ["encrypt_blocks", "ctr"])
def test_wrong_slices_are_refused_before_gates_are_built(role: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for built in ("shapes", "counted"):
        monkeypatch.setattr(Instances, built, Mock(side_effect=AssertionError))
    found = wrong(report("pipo", PIPO, role, "\tand.b32 ", "\tor.b32 "))
    assert any(
        text.startswith("refuted, simulation: byte ") and text.endswith(" is not what the text says") for text in found
    ), found


@pytest.mark.slow
def test_slices_that_are_wrong_for_a_key_are_not_executed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel is executed for any round keys; that it is wrong is found for those of a key."""
    executed, original = Mock(), KernelProver._ends
    monkeypatch.setattr(
        KernelProver, "_ends", lambda self, proof: (executed(proof.kernel.name), original(self, proof))[1]
    )
    found = wrong(report("aes", AES, "encrypt_blocks", "\tand.b32 ", "\tor.b32 "))
    assert [*chain(*(call.args for call in executed.call_args_list))] == [
        "aes128_cuda_expand_key_kernel", "aes128_cuda_encrypt_blocks_x32_kernel"
    ]  # fmt: skip
    assert any(text.startswith("refuted, simulation: byte ") for text in found), found

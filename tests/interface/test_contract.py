"""The prover's contracts, derived from rows, are those that were written by hand."""

from __future__ import annotations

from functools import cache

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, const, eq, ult, var
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.interface.table import ROLES
from ciphergen.verify.claim.contract import setting
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality.normal import Normalizer
from tests.interface.describe import describe
from tests.interface.expectations import CIPHER, CONTRACTS, KEY_MEMORY, LIMITS, VARIANT

RV32I = target("rv32i")
CASES = [(role, in_place) for role, ways in CONTRACTS.items() for in_place in ways]


@cache
def specification() -> Specification:
    return Specification(load(CIPHER).variants[VARIANT], Normalizer())


def key_memory(role: str) -> dict[int, Term] | int:
    return KEY_MEMORY if role == "expand_key" else {i: const(i, 8) for i in range(KEY_MEMORY)}


def leaf(kind: str, *index: str) -> Term:
    return var(Symbol(kind, index, Secrecy.PUBLIC), RV32I.xlen)


def test_there_is_an_expectation_of_each_function() -> None:
    assert list(ROLES) == list(CONTRACTS)


@pytest.mark.parametrize(("role", "in_place"), CASES)
@pytest.mark.parametrize("machine", [RV32I, target("aarch64")], ids=lambda t: str(t.name))
def test_a_contract_is_as_written_by_hand(machine: Target, role: str, in_place: bool) -> None:
    wanted = CONTRACTS[role][in_place]
    place = setting(machine, specification(), ROLES[role], 0x40, key_memory(role), in_place)
    assert describe(place, machine, len(wanted["arguments"])) == wanted
    assert place.entry.pc == 0x40
    assert place.contract.stack is place.contract.regions[-1]


@pytest.mark.parametrize(("role", "in_place"), CASES)
def test_facts_are_as_written_by_hand(role: str, in_place: bool) -> None:
    facts = setting(RV32I, specification(), ROLES[role], 0, key_memory(role), in_place).contract.assumptions
    none = const(0, 32)
    wanted = [~ult(none, leaf("pointer", name) & low) for name, low in (("ks", 3), ("sp", 15))]
    most, size = LIMITS.get(role, (0, 0))
    count = leaf("bytes" if role == "ctr" else "blocks")
    for name in ("in", "out")[: 1 if in_place else 2] if most else ():
        end = leaf("pointer", name) + count * size
        wanted += [~ult(const(most, 32), count), ~ult(end, leaf("pointer", name)) | eq(end, none)]
    assert list(facts) == wanted


def test_a_counter_counts_on_as_the_mode_says() -> None:
    contract = setting(RV32I, specification(), ROLES["ctr"], 0, key_memory("ctr"), in_place=False).contract
    assert contract.after_block is not None
    state = [const(byte, 8) for byte in (1, 2, 3, 4, 5, 6, 7, 255)]
    assert [byte.value for byte in contract.after_block(tuple(state), 0)] == [1, 2, 3, 4, 5, 6, 8, 0]

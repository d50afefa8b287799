"""A wrong row is noticed: it is refused where it is made or by the prover, or its contract is not the written one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from ciphergen.backends import target
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.interface.role import AccessMode, Buffer, Extent, Holds, Length, Role, Unit
from ciphergen.interface.spelling import prototype
from ciphergen.interface.table import ROLES
from ciphergen.verify.claim.contract import properties, setting
from ciphergen.verify.verdict import Property
from tests.interface.describe import describe
from tests.interface.expectations import CONTRACTS, MEANINGS, PROTOTYPES
from tests.interface.test_contract import key_memory, specification

RV32I = target("rv32i")
ENCRYPT, ROW, CTR = (ROLES[name] for name in ("encrypt", "encrypt_blocks", "ctr"))


def changed(role: Role, parameter: str, columns: Mapping[str, object]) -> Role:
    """The row with columns of one parameter changed."""
    found = [replace(p, **columns) if p.name == parameter else p for p in role.parameters]  # type: ignore[arg-type]
    return replace(role, parameters=tuple(found))


def contract(role: Role, *, in_place: bool = False) -> object:
    return setting(RV32I, specification(), role, 0, key_memory(role.name), in_place)


# What contradicts itself: no such row can be made. (Which, its change, the message.)
CONTRADICTIONS = {
    "two parameters of a name": (ENCRYPT, "out", {"name": "in"}, "the parameters ks, in, in share a name"),
    "no round keys": (ENCRYPT, "ks", {"holds": Holds.STATE, "alignment": 1}, "one buffer of round keys is wanted"),
    "round keys that are changed": (ENCRYPT, "ks", {"access": AccessMode.UPDATE},
                                    "key expansion makes round keys of a key"),
    "an input that is written": (ENCRYPT, "in", {"access": AccessMode.UPDATE},
                                 "one buffer of data to read and one to write are wanted"),
    "an output that is read": (ENCRYPT, "out", {"access": AccessMode.READ},
                               "one buffer of data to read and one to write are wanted"),
    "the user's key as input": (ENCRYPT, "in", {"holds": Holds.KEY},
                                "one buffer of data to read and one to write are wanted"),
    "a state of no mode": (ENCRYPT, "in", {"holds": Holds.STATE},
                           "one buffer of data to read and one to write are wanted"),
    "a key that is written": (ROLES["expand_key"], "key", {"access": AccessMode.UPDATE},
                              "key expansion makes round keys of a key"),
    "a key that may be round keys": (ROLES["expand_key"], "key", {"may_be": "ks"},
                                     "key expansion makes round keys of a key"),
    "more output than input": (ENCRYPT, "out", {"extent": Extent(Unit.BLOCK, 2)},
                               "as many data are read as are written"),
    "no bytes": (ENCRYPT, "out", {"extent": Extent(Unit.BLOCK, 0)}, "out has no bytes"),
    "a block of a key's size": (ENCRYPT, "in", {"extent": Extent(Unit.KEY, 1)}, "in is not counted in keys"),
    "round keys of a block's size": (ENCRYPT, "ks", {"extent": Extent(Unit.BLOCK, 1)},
                                     "one buffer of round keys is wanted"),
    "two V_keys": (ENCRYPT, "ks", {"extent": Extent(Unit.ROUND_KEYS, 2)}, "one buffer of round keys is wanted"),
    "V_key at any address": (ENCRYPT, "ks", {"alignment": 1},
                             "the target says how V_key is aligned, the row how other buffers are"),
    "an input of V_key's size": (ENCRYPT, "in", {"extent": Extent(Unit.ROUND_KEYS, 1)},
                                 "in is not counted in V_keys"),
    "a count of nothing": (ROW, "blocks", {"name": "count"}, "no parameter counts the blocks of in"),
    "bytes for blocks": (ROW, "blocks", {"unit": Unit.BYTE}, "no parameter counts the blocks of in"),
    "round keys that may be the output": (ENCRYPT, "ks", {"may_be": "out"}, "ks cannot be out"),
    "an output that may be round keys": (ENCRYPT, "out", {"may_be": "ks"}, "out cannot be ks"),
    "an output that may be itself": (ENCRYPT, "out", {"may_be": "out"}, "out cannot be out"),
    "a counter that may be the input": (CTR, "counter", {"may_be": "in"}, "counter cannot be in"),
}  # fmt: skip
# What the prover takes otherwise for granted, or does not prove.
REFUSED = {
    "a public key": (changed(ROLES["expand_key"], "key", {"secrecy": Secrecy.PUBLIC}),
                     "expand_key: what key points to is secret"),
    "public round keys": (changed(ENCRYPT, "ks", {"secrecy": Secrecy.PUBLIC}), "encrypt: what ks points to is secret"),
    "a public input": (changed(ENCRYPT, "in", {"secrecy": Secrecy.PUBLIC}), "encrypt: what in points to is secret"),
    "a public output": (changed(ENCRYPT, "out", {"secrecy": Secrecy.PUBLIC}), "encrypt: what out points to is secret"),
    "a secret counter": (changed(CTR, "counter", {"secrecy": Secrecy.SECRET}), "ctr: what counter points to is public"),
    "an unknown counter": (changed(CTR, "counter", {"secrecy": Secrecy.UNKNOWN}),
                           "ctr: what counter points to is public"),
    "a secret length": (changed(ROW, "blocks", {"secrecy": Secrecy.SECRET}),
                        "encrypt_blocks: one length at most, and a public one"),
    "a result": (replace(ENCRYPT, result="int"), "encrypt: nothing is proved of a result"),
    "a state of two blocks": (changed(CTR, "counter", {"extent": Extent(Unit.BLOCK, 2)}),
                              "ctr: its state is not that of CTR"),
    "a mode by blocks": (
        replace(ROW, mode="ctr", parameters=(CTR.parameters[1], *ROW.parameters)),
        "encrypt_blocks: bytes are counted where a mode takes a part of a block",
    ),
    "a counter of many blocks": (changed(CTR, "counter", {"extent": Extent(Unit.BYTE, "bytes")}),
                                 "ctr: counter is data of another length"),
}  # fmt: skip


@pytest.mark.parametrize("case", CONTRADICTIONS)
def test_a_row_that_contradicts_itself_is_refused(case: str) -> None:
    role, parameter, columns, message = CONTRADICTIONS[case]
    with pytest.raises(ValueError, match=f"^the row of {role.name}: {re.escape(message)}$"):
        changed(role, parameter, columns)


@pytest.mark.parametrize("columns", [{"direction": ""}, {"mode": "ctr"}])
def test_a_row_without_direction_or_with_a_mode_without_state_is_refused(columns: dict[str, str]) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the text is compared
        replace(ENCRYPT, **columns)  # type: ignore[arg-type]
    assert str(caught.value) == "the row of encrypt: a mode has a state, and only a mode; data go in a direction"


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (Length("blocks", Unit.BLOCK, Secrecy.PUBLIC), "the row of encrypt: blocks counts nothing"),
        (ROLES["expand_key"].source, "the row of encrypt: round keys are read, and the key is not"),
    ],
)
def test_a_parameter_too_many_is_refused(more: Buffer | Length, message: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the text is compared
        replace(ENCRYPT, parameters=(*ENCRYPT.parameters, more))
    assert str(caught.value) == message


@pytest.mark.parametrize("case", REFUSED)
def test_the_prover_refuses_a_row(case: str) -> None:
    role, message = REFUSED[case]
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the text is compared
        contract(role)
    assert str(caught.value) == message


def faults(role: Role) -> Iterator[tuple[str, dict[str, object]]]:
    """Every other value of every column, by what is changed: of the row, then of each parameter."""
    yield "", {"direction": {"encrypt": "decrypt", "decrypt": "encrypt", "": "encrypt"}[role.direction]}
    yield "", {"mode": "" if role.mode else "ctr"}
    yield "", {"result": "int"}
    yield "", {"name": role.name + "2"}
    for number in range(len(role.parameters)):
        rest = role.parameters[:number] + role.parameters[number + 1 :]
        yield "", {"parameters": rest}
        for place in range(number + 1, len(role.parameters)):
            swapped = list(role.parameters)
            swapped[number], swapped[place] = swapped[place], swapped[number]
            yield "", {"parameters": tuple(swapped)}
    for buffer in role.buffers:
        yield buffer.name, {"name": "other"}
        yield from ((buffer.name, {"holds": holds}) for holds in Holds if holds is not buffer.holds)
        yield from ((buffer.name, {"access": access}) for access in AccessMode if access is not buffer.access)
        yield from ((buffer.name, {"secrecy": secrecy}) for secrecy in Secrecy if secrecy is not buffer.secrecy)
        yield from ((buffer.name, {"alignment": n}) for n in (1, 2, 4, 8, 16) if n != buffer.alignment)
        yield buffer.name, {"may_be": "" if buffer.may_be else "in"}
        for unit in Unit:
            for times in (0, 1, 2, "blocks", "bytes"):
                if Extent(unit, times) != buffer.extent:
                    yield buffer.name, {"extent": Extent(unit, times)}
    for length in role.lengths:
        yield length.name, {"name": "other"}
        yield from ((length.name, {"unit": unit}) for unit in Unit if unit is not length.unit)
        yield from ((length.name, {"secrecy": secrecy}) for secrecy in Secrecy if secrecy is not length.secrecy)


def noticed(role: Role, parameter: str, columns: dict[str, object]) -> bool:
    """Whether a fault of a row is refused, or shows in the contract, the meaning or the prototype."""
    try:
        wrong = changed(role, parameter, columns) if parameter else replace(role, **columns)  # type: ignore[arg-type]
        ways = CONTRACTS[role.name]
        for in_place, wanted in ways.items():
            place = setting(RV32I, specification(), wrong, 0, key_memory(role.name), in_place)
            if describe(place, RV32I, len(wanted["arguments"])) != wanted:
                return True
    except (ValueError, KeyError, IndexError):
        return True
    told = (Property.IN_PLACE in properties(wrong)) == (True in ways)
    meant = (wrong.direction, wrong.mode) == MEANINGS[role.name]
    return not told or not meant or prototype(wrong, "V", 32, 8) != PROTOTYPES[role.name]


@pytest.mark.parametrize("role", ROLES)
def test_every_other_value_of_every_column_is_noticed(role: str) -> None:
    tried = list(faults(ROLES[role]))
    assert [fault for fault in tried if not noticed(ROLES[role], *fault)] == []
    assert len(tried) >= 60
    assert not noticed(ROLES[role], "", {})


def test_an_extent_is_of_what_a_buffer_holds() -> None:
    assert isinstance(ENCRYPT.source, Buffer)
    assert (ENCRYPT.source.name, ENCRYPT.output.name) == ("in", "out")

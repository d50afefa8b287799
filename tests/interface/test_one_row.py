"""A function is added by one row, goes from its text to a proved object, and is gone again."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.cli.proofs import ProofTask, certify_one
from ciphergen.cli.selftest import outcome
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.generator.frames.functions import SHAPES
from ciphergen.generator.frames.round_loop import Rounds
from ciphergen.generator.options import Options, choose
from ciphergen.generator.output import generate
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.interface.role import AccessMode, Buffer, Extent, Holds, Part, Role, Unit
from ciphergen.interface.table import ROLES
from ciphergen.replay.check import replay
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Verdict

RV32I, LEA = target("rv32i"), load("lea")
KS = Buffer("ks", Holds.ROUND_KEYS, Extent(Unit.ROUND_KEYS, 1), AccessMode.READ, Secrecy.SECRET, 0, "")
BLOCK, TWO = Extent(Unit.BLOCK, 1), Extent(Unit.BLOCK, 2)
ENCRYPT_TWO = Role(
    "encrypt_two",
    "two blocks",
    "encrypt",
    "",
    "ecb",
    (
        KS,
        Buffer("in", Holds.DATA, TWO, AccessMode.READ, Secrecy.SECRET, 1, ""),
        Buffer("out", Holds.DATA, TWO, AccessMode.WRITE, Secrecy.SECRET, 1, "in"),
    ),
    "void",
)
# The buffer comes first, and is the only one.
DECRYPT_HERE = Role(
    "decrypt_here",
    "one block",
    "decrypt",
    "",
    "ecb",
    (Buffer("data", Holds.DATA, BLOCK, AccessMode.UPDATE, Secrecy.SECRET, 1, ""), KS),
    "void",
)


def two_blocks(plan: Plan, role: Role, build: Builder, prefix: str) -> None:
    """Builds `encrypt_two`: one block after the other."""
    given = build.arguments()
    layout, unroll = plan.layouts()[-1]
    rounds = Rounds.of(plan, build, layout, role.direction, unroll)
    rounds.set_up(given[Part.ROUND_KEYS])
    for number in range(role.blocks):
        for part in (Part.SOURCE, Part.OUTPUT) if number else ():
            build.add(given[part], plan.variant.block_bytes, into=given[part])
        state = rounds.run(given[Part.ROUND_KEYS], layout.load(build, given[Part.SOURCE], aligned=False))
        layout.store(build, state, given[Part.OUTPUT], aligned=False)
    build.leave()


def made(role: Role) -> Mapping[str, str]:
    """The files of LEA-128 with this function and key expansion."""
    return generate(LEA, RV32I, Options(("lea128",), ("ecb",), roles=(role.name,), prove=False)).files


def task(files: Mapping[str, str], role: Role) -> ProofTask:
    size = first_declared_bytes({"lea.h": files["lea.h"]}, "lea128", RV32I)
    roles = {"lea128_expand_key": "expand_key", f"lea128_{role.name}": role.name}
    code = assemble(files["lea128.S"], RV32I)
    return ProofTask("lea", "lea128", "rv32i", "lea128.S", code, roles, size)


def is_proved_and_replayed(work: ProofTask) -> set[Property]:
    """The properties that are proved of the added function, whose certificate is checked."""
    report, steps = certify_one(work)
    assert {o.verdict for o in report.obligations} == {Verdict.PROVED}
    counted = replay(json.loads(steps["lea128.cert.json"]), steps["lea128.smt2"], LEA.variants["lea128"])
    assert counted["functions"] == 2
    return {o.prop for o in report.obligations if o.function == list(work.roles)[1]}


def proved_as(work: ProofTask, role: str) -> bool:
    """Whether the same bytes are proved to be another function."""
    roles = {symbol: name if name == "expand_key" else role for symbol, name in work.roles.items()}
    return prove(work.code, "lea128.S", RV32I, LEA.variants["lea128"], roles).proved


def self_test(files: Mapping[str, str]) -> tuple[str, ...]:
    names = ("lea.h", "lea128.S", "lea_selftest.c")
    return outcome({name: files[name] for name in names}, RV32I, "lea_selftest").lines


@pytest.mark.long
def test_two_blocks_by_one_row_and_its_shape() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ROLES, ENCRYPT_TWO.name, ENCRYPT_TWO)
        patch.setitem(SHAPES, ENCRYPT_TWO.shape, (two_blocks, 1.0))
        files = made(ENCRYPT_TWO)
        wanted = "void lea128_encrypt_two(const lea128_key *ks, const uint8_t in[32], uint8_t out[32]);"
        assert wanted in files["lea.h"]
        work = task(files, ENCRYPT_TWO)
        assert Property.IN_PLACE in is_proved_and_replayed(work)
        assert Property.BLOCKS not in is_proved_and_replayed(work)
        assert not proved_as(work, "encrypt")
        assert self_test(files) == ("PASS",)
        assert "lea128_encrypt_two(ks, in + i, in + i);" in files["lea_selftest.c"]
    assert choose(LEA, RV32I, Options(roles=(ENCRYPT_TWO.name,))).roles == ("expand_key",)
    with pytest.raises(UserError, match="no role is called 'encrypt_two'"):
        prove(work.code, "lea128.S", RV32I, LEA.variants["lea128"], work.roles)


@pytest.mark.long
def test_one_block_where_it_is_by_one_row() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ROLES, DECRYPT_HERE.name, DECRYPT_HERE)
        files = made(DECRYPT_HERE)
        assert "void lea128_decrypt_here(uint8_t data[16], const lea128_key *ks);" in files["lea.h"]
        work = task(files, DECRYPT_HERE)
        assert Property.IN_PLACE not in is_proved_and_replayed(work)
        assert not proved_as(work, "decrypt")
        assert self_test(files) == ("PASS",)
        assert "lea128_decrypt_here(in + i, ks);" in files["lea_selftest.c"]
    assert DECRYPT_HERE.name not in ROLES

"""What proofs share changes no verdict."""

from __future__ import annotations

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Report
from tests.verify import tiny


def judge(source: str, knowledge: Knowledge | None, said: list[str] | None = None) -> Report:
    progress = None if said is None else (lambda symbol, doing: said.append(f"{symbol} {doing}"))
    data = assemble(source, TARGET)
    return prove(data, "tiny.o", TARGET, tiny.variant(), tiny.ROLES, knowledge=knowledge, progress=progress)


WRONG = {
    "a function": ("  mv s0, t5\n", "  mv s0, t4\n"),
    "the loop": ("  sb t5, 0(a2)\n", "  sb t4, 0(a2)\n"),
    "the key": ("addi t0, t0, 5", "addi t0, t0, 4"),
    "a rule": ("  lw s0, 4(sp)\n", "  lw s0, 8(sp)\n"),
    "where the key lies": ("  sw t0, 0(a0)\n  sw t1, 4(a0)\n", "  sw t0, 4(a0)\n  sw t1, 0(a0)\n"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_was_proved_of_other_code_is_not_taken_for_this(what: str) -> None:
    knowledge = Knowledge(tiny.variant())
    assert judge(tiny.BASE, knowledge).proved
    wrong = tiny.edit(tiny.BASE, WRONG[what])
    with_more = judge(wrong, knowledge)
    assert not with_more.proved
    verdicts = [(o.function, o.prop, o.verdict) for o in with_more.obligations]
    assert verdicts == [(o.function, o.prop, o.verdict) for o in judge(wrong, None).obligations]
    assert judge(tiny.BASE, knowledge).proved


def test_a_function_that_was_proved_is_not_executed_again() -> None:
    knowledge = Knowledge(tiny.variant())
    first, again = judge(tiny.BASE, knowledge), list[str]()
    assert judge(tiny.BASE, knowledge, again).obligations == first.obligations
    assert again == ["expand_key executing", "tiny decryption undoes encryption"]


def test_raw_terms_are_noted_where_somebody_asks_for_them() -> None:
    with_sums, with_tables = (load(name).variant(name + "128") for name in ("lea", "aes"))
    assert Knowledge(with_sums).raw.noted
    assert Knowledge(with_tables, certified=True).raw.noted
    raw = Knowledge(with_tables).raw
    assert not raw.noted
    raw.note(with_tables.key_variables()[0][0] + 1, with_tables.key_variables()[0][0] + 1, ())
    assert len(raw) == 0
    with pytest.raises(AssertionError):
        raw(with_tables.key_variables()[0][0])


def test_a_key_schedule_that_is_proved_to_make_the_same_bytes_is_as_good() -> None:
    """x ^ y as (x | y) - (x & y), which the normal form does not see: what was proved of functions with the one V_key
    holds with the other."""
    knowledge = Knowledge(tiny.variant())
    plain, otherwise = "  xor t1, t1, t0\n", "  or t2, t1, t0\n  and t1, t1, t0\n  sub t1, t2, t1\n"
    assert judge(tiny.edit(tiny.BASE, (plain, plain + 2 * "  nop\n")), knowledge).proved
    said = list[str]()
    assert judge(tiny.edit(tiny.BASE, (plain, otherwise)), knowledge, said).proved
    assert said == ["expand_key executing", "tiny decryption undoes encryption"]
    wrong = otherwise.replace("sub t1", "add t1")
    assert not judge(tiny.edit(tiny.BASE, (plain, wrong)), knowledge).proved

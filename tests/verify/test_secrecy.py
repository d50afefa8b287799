"""Whether a variable is a secret stands in a field that has no default, and never in its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ciphergen.backends.machine.target import Target
from ciphergen.backends.targets.aarch64.target import TARGET as AARCH64
from ciphergen.backends.targets.rv32i.target import TARGET as RV32I
from ciphergen.dsl.term import Term, eq, var, variables
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.interface.role import Role
from ciphergen.interface.table import ROLES
from ciphergen.verify import variables as leaves
from ciphergen.verify.claim.contract import setting
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality.anf import XorForm
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.state import Taint
from ciphergen.verify.variables import (
    counter_place,
    forgotten,
    input_byte,
    input_offset,
    is_secret,
    key_byte,
    now,
    symbol,
    turn,
)
from tests.verify.tiny import variant

VERIFY = Path(leaves.__file__).parent
EACH = list(Secrecy)


def test_a_leaf_without_its_secrecy_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'secrecy'"):
        symbol("key", 8)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'secrecy'"):
        Symbol("key", (0,))  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="the secrecy of 'key' is 0, not a Secrecy"):
        symbol("key", 8, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["x", "key.0", "in.3", "public"])
def test_nobody_may_ask_the_secrecy_of_a_plain_variable(name: str) -> None:
    with pytest.raises(TypeError) as caught:
        is_secret(var(name, 8))
    assert str(caught.value) == f"the variable '{name}' does not say whether it is a secret"


@pytest.mark.parametrize("name", ["@bytes", "?forgotten", "@"])
def test_no_plain_name_looks_like_that_of_a_symbol_that_is_no_secret(name: str) -> None:
    message = f"^the name '{re.escape(name)}' is that of a symbol, which says whether it is a secret$"
    with pytest.raises(ValueError, match=message):
        var(name, 8)


def test_symbols_that_differ_in_secrecy_only_are_different_for_everyone() -> None:
    """Interned, by name, for the solver and in the xor form."""
    terms = [symbol("x", 8, secrecy, 1) for secrecy in EACH]
    form = XorForm()
    for i, a in enumerate(terms):
        for b in terms[i + 1 :]:
            assert a is not b
            assert a.name != b.name
            assert form(a) != form(b)
            assert Solver().implied([], eq(a, b)) is False
    assert terms[0] is symbol("x", 8, EACH[0], 1)


@pytest.mark.parametrize(
    ("kind", "index"), [("a.b", ()), ("", ()), ("@a", ()), ("?a", ()), ("7", ()), ("a", ("b.c",)), ("a", ("12",))]
)
def test_names_that_another_symbol_could_have_are_refused(kind: str, index: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="could be taken for another one"):
        Symbol(kind, index, Secrecy.SECRET)


def test_what_leaves_are_is_a_field() -> None:
    assert [str(t.param) for t in (key_byte(3), turn(28, 32), now(28, 2))] == ["key.3", "@turn.0x1c", "@now.0x1c.2"]
    assert str(forgotten("x5", 28, 32).param) == "?forgotten.x5.0x1c"
    assert (input_offset(leaves.input_byte(-2)), input_offset(key_byte(2)), input_offset(var("in.2", 8))) == (
        -2,
        None,
        None,
    )
    assert [counter_place(t) for t in (now(28, 2), leaves.mode_byte(3), leaves.counter_byte(4))] == [2, 3, 4]
    assert counter_place(leaves.pointer("counter", 32)) is None


PUBLIC_KINDS = {"pointer", "counter", "return", "blocks", "bytes"}
SECRET_KINDS = {"key", "in", "entry"}


@pytest.mark.parametrize("target", [RV32I, AARCH64], ids=lambda t: str(t.name))
@pytest.mark.parametrize("role", ROLES.values(), ids=lambda r: str(r.name))
@pytest.mark.parametrize("in_place", [False, True])
def test_every_leaf_of_a_call_says_whether_it_is_a_secret(target: Target, role: Role, in_place: bool) -> None:
    specification = Specification(variant(), Normalizer())
    memory: dict[int, Term] | None = dict(enumerate(specification.key)) if role.direction else None
    if in_place and memory is None:
        pytest.skip("key expansion has no place")
    place = setting(target, specification, role, 0, memory, in_place)
    entry, regions = place.entry, place.contract.regions
    first = [byte for region in regions if (byte := region.initial(0)) is not None]
    found = variables([*entry.registers.values(), *entry.mode_state, *first, *place.contract.assumptions])
    kinds = {secret: {v.param.kind for v in found if is_secret(v) is secret} for secret in (True, False)}  # type: ignore[union-attr]
    assert kinds[True] <= SECRET_KINDS
    assert kinds[False] <= PUBLIC_KINDS
    assert {"entry", "key"} <= kinds[True]


# Names of ELF files, which are no variables'.
OF_FILES = {"archive.py", "object_sections.py", "symbols.py"}
PARSED = re.compile(r"\.name(\.(starts|ends)with|\.(remove|r?partition|r?split|find|index)|\[)|@\{")


def test_the_prover_parses_no_name() -> None:
    found = [
        f"{path.name}: {hit[0]}"
        for path in VERIFY.glob("*.py")
        if path.name not in OF_FILES and (hit := PARSED.search(path.read_text("utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line", ['v.name.startswith("@")', "t.name.rpartition('.')", "t.name[0]", 'v.name.removeprefix("in.")']
)
def test_parsing_a_name_is_noticed(line: str) -> None:
    assert PARSED.search(line)


def test_the_first_input_that_a_term_depends_on() -> None:
    taint, key = Taint(), key_byte(0)
    first, second = input_byte(5), input_byte(-3)
    assert taint.first_input(key + 1) is None
    assert taint.first_input((first ^ key) + 1) == 5
    assert taint.first_input((first ^ key) + (second & key)) == -3
    assert taint.first_input(second) == -3

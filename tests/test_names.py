"""What a variable stands for is a field: with every name scrambled, generator and prover do the same."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

import ciphergen
from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.term import Term, const, term, var
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.generator.analysis import keys
from ciphergen.generator.options import Options
from ciphergen.generator.output import make
from tests.verify.tiny import BASE, BODY, judge

PACKAGE = Path(ciphergen.__file__).parent


def scrambled(text: str) -> str:
    return "v" + sha256(text.encode()).hexdigest()[:12]


@pytest.fixture
def with_scrambled_names(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Symbol.__str__
    monkeypatch.setattr(Symbol, "__str__", lambda self: scrambled(plain(self)))
    monkeypatch.setattr(term, "checked", lambda name: name if isinstance(name, Symbol) else scrambled(name))


def generated() -> tuple[str, ...]:
    """The code of LEA-128 in small size, in which the key schedule is a loop, from a text that is read anew."""
    return make(parse_cipher(load("lea").text, "lea.cipher"), TARGET, Options(size="small"), "lea128").texts


PLAIN: list[tuple[str, ...]] = []


@pytest.fixture
def plainly_generated() -> tuple[str, ...]:
    """What is generated where names are as they are, made once."""
    PLAIN[:] = PLAIN or [generated()]
    return PLAIN[0]


def test_names_are_scrambled(with_scrambled_names: None) -> None:
    for variable in (var("x", 8), var(Symbol("key", (3,), Secrecy.SECRET), 8)):
        assert re.fullmatch("v[0-9a-f]{12}", variable.name)


def test_code_does_not_depend_on_names(plainly_generated: tuple[str, ...], request: pytest.FixtureRequest) -> None:
    request.getfixturevalue("with_scrambled_names")
    assert generated() == plainly_generated


def test_verdicts_do_not_depend_on_names(with_scrambled_names: None) -> None:
    assert judge(BASE).proved
    assert not judge(BASE.replace(BODY, BODY.replace("slli t4, t5, 3", "slli t4, t5, 2"))).proved


def by_name(variable: Term) -> tuple[int, int] | None:
    """Read a round key's place in its name, as nobody may."""
    found = re.fullmatch(r"rk\.(\d+)\.(\d+)", variable.name) if variable.op == "var" else None
    return (int(found[1]), int(found[2])) if found else None


def outcome() -> object:
    try:
        return generated()
    except Exception as error:  # noqa: BLE001 - whatever comes of it is not the code
        return error


def test_somebody_who_reads_names_is_noticed(
    plainly_generated: tuple[str, ...], request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = keys.key_position
    for module in [m for n, m in sys.modules.items() if n.startswith("ciphergen.generator")]:
        if getattr(module, "key_position", None) is right:
            monkeypatch.setattr(module, "key_position", by_name)
    assert outcome() == plainly_generated
    request.getfixturevalue("with_scrambled_names")
    assert outcome() != plainly_generated


def test_a_plain_name_has_no_kind_no_index_and_no_secrecy() -> None:
    for nothing in (var("rk.0.1", 32), const(1, 8), var("x", 8) ^ 1):
        assert keys.key_position(nothing) is None
        with pytest.raises(TypeError, match="does not say whether it is a secret"):
            _ = nothing.symbol
    assert keys.key_position(var(Symbol("rk", (0, 1), Secrecy.SECRET), 32)) == (0, 1)


# Names of files and sections, and of the passages of a cipher text that comments quote, which are no variables'.
OF_OTHERS = {
    "verify/object/archive.py",
    "verify/object/sections.py",
    "verify/object/symbols.py",
    "dsl/mode.py",
    "dsl/phase_texts.py",
    "dsl/cipher.py",
    "dsl/draft.py",
    "generator/passages.py",
}
PARSED = re.compile(r"\.names?(\[0\])?(\.(starts|ends)with|\.(remove|r?partition|r?split|find|index)|\[\d?:|\[\d\]\.)")


def test_nothing_parses_a_name() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix()
        for part in ("dsl", "generator", "verify", "replay")
        for path in (PACKAGE / part).rglob("*.py")
        if PARSED.search(path.read_text("utf-8"))
    }
    assert found == OF_OTHERS


@pytest.mark.parametrize(
    "line", ['v.name.startswith("@")', "t.name.rpartition('.')", "t.name[1:]", 'int(v.name.removeprefix("word."))']
)
def test_parsing_a_name_is_noticed(line: str) -> None:
    assert PARSED.search(line)


Leaf = Callable[[], object]


@pytest.mark.parametrize(
    "leaf",
    [
        lambda: Symbol("key", (0,)),  # type: ignore[call-arg]
        lambda: Symbol("key", secrecy=Secrecy.SECRET),  # type: ignore[call-arg]
        lambda: Symbol(index=(), secrecy=Secrecy.SECRET),  # type: ignore[call-arg]
    ],
)
def test_no_field_of_a_leaf_has_a_default(leaf: Leaf) -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument"):
        leaf()

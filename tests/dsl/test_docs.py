"""The examples of docs/ciphers.md, run."""

import re
from pathlib import Path

import pytest

from ciphergen.dsl import budget, values
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.mode import load_mode, parse_mode
from ciphergen.dsl.operators import BUILTINS

from .texts import FRAME

TEXT = (Path(__file__).parents[2] / "docs" / "ciphers.md").read_text("utf-8")


def examples(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def example(language: str) -> str:
    (found,) = examples(language)
    return found


def test_the_cipher_and_the_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "speck.cipher").write_text(example("cipher"), "utf-8")
    monkeypatch.chdir(tmp_path)
    assert len(load("speck.cipher").vectors) == 2
    assert len(examples("python")) == 2
    for each in examples("python"):
        exec(each, {})


def test_the_mode() -> None:
    mode, shipped = parse_mode(example("mode"), "ctr.mode"), load_mode("ctr")
    assert (mode.states, mode.short_tail, mode.standard) == (shipped.states, shipped.short_tail, shipped.standard)


def test_the_mode_with_phases() -> None:
    """What is shown of it stands in its text."""
    (shown,) = re.findall(r"^```text\n( *key \{.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    text = Path(load.__code__.co_filename).with_name("modes").joinpath("phases", "gcm.mode").read_text("utf-8")
    assert [part for part in shown.split("\n\n") if part.rstrip() not in text] == []


def test_the_circuit() -> None:
    (found,) = re.findall(r"^```text\n(table .*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    declaration = "word 8\n" + found + "function f(x: byte) -> byte = bits(chi[x[2:0]], 8)"
    text = FRAME.format(declaration=declaration, count=8).replace("y = x ^ rk[0]", "y = x ^ rk[0] ^ f(0)")
    (circuits,) = (v.circuits for v in parse_cipher(text, "chi.cipher").variants.values())
    assert [c.operations for c in circuits.values()] == [9]


@pytest.mark.parametrize("name", BUILTINS)
def test_every_built_in_function_is_named(name: str) -> None:
    assert f"`{name}(a" in TEXT


def test_every_keyword_is_named() -> None:
    grammar = Path(load.__code__.co_filename).with_name("grammar.lark").read_text("utf-8")
    keywords = set(re.findall(r'"([a-z]{2,})"', grammar))
    assert len(keywords) > 30
    assert [k for k in sorted(keywords) if not re.search(rf"\b{k}\b", TEXT)] == []


def test_the_limits_are_those_that_are_told() -> None:
    told = TEXT.partition("## How large a text may be\n")[2].partition("\n## ")[0].replace("\n", " ")
    numbers = [budget.TOKENS, values.LIMIT, values.BITS, budget.STEPS, budget.TERMS]
    words = [(budget.LETTERS, "characters"), (budget.NUMBER, "bits"), (budget.DIMENSIONS, "dimensions")]
    words += [(budget.VARIANTS, "variants"), (budget.LEVELS, "levels"), (values.LIMIT // 8, "bytes")]
    assert budget.SIZE == 1 << 20
    assert [n for n in numbers if f"{n:,}" not in told] == []
    assert [w for n, w in words if f"{n} {w}" not in told] == []

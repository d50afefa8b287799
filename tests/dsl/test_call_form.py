"""The forms of calls: what they say is what each call would have made of its own words."""

from __future__ import annotations

import pytest

from ciphergen.dsl import unfold
from ciphergen.dsl.budget import FEWER_CALLS, Budget
from ciphergen.dsl.call_form import CallForm, arguments, shape
from ciphergen.dsl.cipher import Cipher, load, parse_cipher
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import const, var
from ciphergen.dsl.unfold import Unfolder
from ciphergen.dsl.values import Value
from tests.corpus import text

PLACE = SourceLocation("x.cipher", 1, 1)


def alone(self: Unfolder, name: str, args: tuple[Value, ...], place: SourceLocation) -> Value:
    """The value of a call that shares nothing with others."""
    with self.budget.running(place, len(self.globals), FEWER_CALLS):
        return self._call(self.functions[name], args, place)


def unfolded(cipher: Cipher) -> list[object]:
    """All that the first variant of a text is unfolded to."""
    variant = next(iter(cipher.variants.values()))
    if variant.entries:
        return [step.outputs for name in variant.entries for step in variant.steps(name)]
    key = [var(f"k.{i}", variant.word_bits) for i in range(variant.key_words)]
    steps = [step.outputs for name in DIRECTIONS for step in variant.steps(name)]
    return [*variant.schedule_words(key), *steps, sorted(variant.products.values())]


@pytest.mark.long
@pytest.mark.parametrize("name", ["aes", "ascon", "belt", "chacha20", "led", "lea", "noekeon", "pipo", "twofish"])
def test_texts_unfold_to_the_terms_of_single_calls(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Terms are shared, so equal ones are the same objects; what is multiplied by a constant is no product of words."""
    cipher = load(text(name))
    found = unfolded(parse_cipher(cipher.text, f"{name}.cipher"))
    monkeypatch.setattr(Unfolder, "invoke", alone)
    assert unfolded(parse_cipher(f"{cipher.text}# without forms\n", f"{name}.cipher")) == found


def test_the_budget_pays_for_each_call(monkeypatch: pytest.MonkeyPatch) -> None:
    cipher, left = load(text("aes")), list[tuple[int, int]]()
    for forms in (True, False):
        budgets: list[Budget] = []
        init = Budget.__init__

        def noted(self: Budget, init: object = init, budgets: list[Budget] = budgets) -> None:
            init(self)  # type: ignore[operator]  # a method that was taken from its class
            budgets.append(self)

        with monkeypatch.context() as patch:
            patch.setattr(Budget, "__init__", noted)
            patch.setattr(Budget, "lift", lambda _: None)
            if not forms:
                patch.setattr(Unfolder, "invoke", alone)
            parse_cipher(f"{cipher.text}# forms: {forms}\n", "aes.cipher")
        left.append(max(budget.left for budget in budgets))
    assert left[0] == left[1]


def test_a_shape_has_numbers_constants_and_widths() -> None:
    x, y, five = var("x", 8), var("y", 16), const(5, 8)
    found, words = shape((x, 8, (y, five, None), x))
    assert found == ("8", 8, ("16", five, None), "8")
    assert words == [x, y, x]
    fresh, variables = arguments((x, 8, (y, five, None), x), 3, PLACE)
    a, b, c = variables
    assert fresh == (a, 8, (b, five, None), c)
    assert [v.width for v in variables] == [8, 16, 8]
    form = CallForm((a ^ c, (b, 7, five)), variables, Budget().left)
    assert form.of([five, y, x]).value == (five ^ x, (y, 7, five))


def test_an_error_in_a_function_is_that_of_its_call() -> None:
    source = """cipher X {
  word 32 little
  block 1 words
  variant X { key 1 words }
  function f(a: word, n: number) -> word = n < 2 ? a ^ n : a[40:n]
  schedule(key) -> rk: word[1] { rk = key }
  encrypt(x, rk) -> y { y = [f(f(x[0], 1), 0) ^ f(rk[0], 2)] }
  decrypt(y, rk) -> x { x = [y[0] ^ rk[0]] }
}
"""
    with pytest.raises(UserError) as refused:
        parse_cipher(source, "x.cipher")
    assert refused.value.found == "bits 40:2 of bits(32)"


def test_a_function_runs_once_for_words_of_the_same_widths(monkeypatch: pytest.MonkeyPatch) -> None:
    calls, source = list[str](), load(text("midori")).text
    call = Unfolder._call

    def counted(self: Unfolder, function: object, args: tuple[Value, ...], place: SourceLocation) -> Value:
        calls.append(function.name)  # type: ignore[attr-defined]  # patched in for a method
        return call(self, function, args, place)  # type: ignore[arg-type]  # handed on as they came

    monkeypatch.setattr(unfold.Unfolder, "_call", counted)
    found = parse_cipher(f"{source}# counted\n", "midori.cipher").variants.values()
    assert all(variant.steps(name) for variant in found for name in DIRECTIONS)
    assert 0 < len(calls) == sum(len(variant.unfolder._forms) for variant in found)

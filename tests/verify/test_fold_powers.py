"""Powers in V_key are found and proved, and folds over groups of blocks with them; a wrong power or lane is not."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from ciphergen.dsl.phase_entries import phase_entries
from ciphergen.dsl.phase_texts import parse_phase_mode
from ciphergen.dsl.term import Term, concat, const, eq, extract, substitute, variables, zext
from ciphergen.verify.claim.fold_powers import any_powers
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.variables import input_byte, mode_byte, power_byte
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.generator.test_derived_keys import DERIVE, HASH, functions, judged

GCM = Path(__file__).parents[2] / "ciphergen" / "dsl" / "modes" / "phases" / "gcm.mode"
PRODUCT = "gmul(y ^ x, H)"


def knowledge(product: str = PRODUCT) -> Knowledge:
    """What is known of GCM with another function in its fold."""
    text = GCM.read_text("utf-8")
    mode = parse_phase_mode(text.replace(f"-> block = {PRODUCT}", f"-> block = {product}"), "my.mode")
    return Knowledge(phase_entries(mode, "lea128"), 32, lasting=False)


def after(known: Knowledge, power: list[Term]) -> list[Term]:
    """The words of the power after one, words in the order of memory."""
    values = {mode_byte(i): byte for i, byte in enumerate(power)} | {input_byte(i): const(0, 8) for i in range(16)}
    made = substitute(known.specification.step("ghash", "ghash")[0], values)
    words = [known.normal(concat(*made[i : i + 4])) for i in range(0, 16, 4)]
    return [extract(word, at + 7, at) for word in words for at in (24, 16, 8, 0)]


def memory(known: Knowledge, count: int) -> dict[int, Term]:
    """A V_key with the powers, one behind the other, the first bit of each byte with the last one exchanged."""
    power, found = list(known.specification.key), list[Term]()
    for _ in range(count):
        found += [known.normal(byte >> 7 | byte << 7 | byte & 0x7E) for byte in power]
        power = after(known, power)
    return dict(enumerate(found))


@pytest.mark.long
def test_powers_are_found_in_any_form_of_bits() -> None:
    known = knowledge()
    found = any_powers(known.specification, memory(known, 3), known.equality)
    assert found is not None
    assert (found.powers.fold, len(found.powers.of)) == ("ghash", 3)
    assert {*variables(found.key_memory.values())} == {
        *known.specification.key,
        *(power_byte(n, i) for n in (2, 3) for i in range(16)),
    }


@pytest.mark.long
def test_a_power_as_a_wider_word_is_another_word() -> None:
    """Its values are those of the word that it is made of, its bytes are not."""
    known = knowledge()
    word = concat(*after(known, list(known.specification.key))[:4])
    wide = known.normal(zext(known.normal(word), 64) + concat(*known.specification.key[:8]))
    assert 64 in {t.width for t in wide.args}
    held = {i: known.normal(extract(wide, 8 * i + 7, 8 * i)) for i in range(8)}
    found = any_powers(known.specification, held, known.equality)
    assert found is not None
    powers = {*variables(found.key_memory.values())} - {*known.specification.key}
    assert powers == {power_byte(2, i) for i in range(4)}


def in_wider_words(known: Knowledge, wrong: Term) -> dict[int, Term]:
    """A V_key with the third power, made of the second one in the lower halves of words of 64 bits with anything above.
    wrong: what is added to each of these."""
    key = list(known.specification.key)
    second = after(known, key)
    above = concat(*key[:4], const(1, 32)) + wrong
    wide = [known.normal(zext(concat(*second[i : i + 4]) - const(1, 32), 64) + above) for i in range(0, 16, 4)]
    assert all(word.op == "add" for word in wide)
    low = [extract(word, at + 7, at) for word in wide for at in (24, 16, 8, 0)]
    return dict(enumerate(known.normal(byte) for byte in after(known, low)))


@pytest.mark.long
def test_a_power_in_the_lower_half_of_a_wider_word() -> None:
    """Registers of 64 bits hold words of 32, and what is read of these are bits of the registers."""
    known = knowledge()
    found = any_powers(known.specification, in_wider_words(known, const(0, 64)), known.equality)
    assert found is not None
    assert {*variables(found.key_memory.values())} == {power_byte(3, i) for i in range(16)}


@pytest.mark.long
def test_a_power_in_a_wider_word_that_is_wrong_for_some_keys_is_none() -> None:
    known = knowledge()
    wrong = zext(eq(concat(*known.specification.key[:4]), const(0x1234567, 32)), 64)
    assert any_powers(known.specification, in_wider_words(known, wrong), known.equality) is None


@pytest.mark.long
def test_a_power_of_one_that_is_wrong_for_one_key_in_four_thousand_million_is_none() -> None:
    known = knowledge()
    key = list(known.specification.key)
    second = after(known, key)
    second[0] = known.normal(second[0] ^ zext(eq(concat(*key[:4]), const(0x1234567, 32)), 8))
    held = dict(enumerate(known.normal(byte) for power in (key, second, after(known, second)) for byte in power))
    assert any_powers(known.specification, held, known.equality) is None


@pytest.mark.long
@pytest.mark.parametrize(
    "product",
    [
        pytest.param("gmul((y ^ x) <<< 1, H)", id="not commutative"),
        pytest.param("gmul(y ^ x, H) <<< 1", id="not associative"),
        pytest.param("gmul(y ^ x, H) ^ H", id="not linear"),
        pytest.param("gmul(y ^ x, H) ^ y", id="not of a sum"),
    ],
)
def test_a_text_without_the_law_has_no_powers(product: str) -> None:
    known = knowledge(product)
    assert any_powers(known.specification, memory(known, 2), known.equality) is None


@pytest.mark.long
def test_a_key_of_one_power_is_left_as_it_is() -> None:
    known = knowledge()
    assert any_powers(known.specification, memory(known, 1), known.equality) is None


@cache
def lines(function: str, machine: str = "rv32i") -> str:
    source = functions(machine)
    begin = source.index(f"\n{function}:\n")
    return source[begin : source.index(f".size {function}", begin)]


def swapped(body: str, one: str, other: str, label: str) -> str:
    """The body with two offsets of loads exchanged where they first stand behind a label of that beginning."""
    (at,) = (found.end() for found in re.finditer(rf"_{label}\d+:\n", body))
    head, rest = body[:at], body[at:]
    first, second = (next(line for line in rest.splitlines() if f", {text}(" in line) for text in (one, other))
    exchanged = {first: first.replace(f", {one}(", f", {other}("), second: second.replace(f", {other}(", f", {one}(")}
    return head + "\n".join(exchanged.get(line, line) for line in rest.split("\n"))


def more(body: str) -> str:
    """Key expansion in which the first power goes through the fold, too."""
    (begin,) = (found.end() for found in re.finditer(r"_powers\d+:\n", body))
    call = body[body.index("    addi a2, sp", begin) : body.index("    bne", begin)]
    at = body.rindex("\n", 0, begin - 1) + 1
    return body[:at] + call + body[at:]


WRONG = {
    "powers of which each is one too high": (DERIVE, more),
    "powers that are all the first one": (DERIVE, lambda body: body.replace("addi a3, zero, 16", "addi a3, zero, 0")),
    "two lanes of the powers": (DERIVE, lambda body: swapped(body, "0", "256", "rows")),
    "two lanes of the blocks": (HASH, lambda body: swapped(body, "4", "260", "rows")),
    "a chain that goes into eight blocks": (HASH, lambda body: body.replace("    addi t0, zero, 0\n", "", 1)),
    "another row of the powers": (HASH, lambda body: swapped(body, "0", "4", "products")),
}


def refused(report: Report) -> set[str]:
    return {o.function for o in report.obligations if o.verdict is not Verdict.PROVED and o.prop is Property.RESULT}


WIDE = {
    "two lanes of the powers": (DERIVE, lambda body: swapped(body, "0", "512", "rows")),
    "two lanes of the blocks": (HASH, lambda body: swapped(body, "256", "768", "rows")),
    "another row of the powers": (HASH, lambda body: swapped(body, "0", "8", "products")),
}


@pytest.mark.slow
@pytest.mark.parametrize("machine", ["rv64i", "aarch64"])
def test_groups_of_as_many_blocks_as_registers_have_bits_are_proved(machine: str) -> None:
    assert all(o.verdict is Verdict.PROVED for o in judged(functions(machine), machine=machine).obligations)


@pytest.mark.slow
@pytest.mark.parametrize("name", WIDE)
def test_a_wrong_group_of_64_is_refused(name: str) -> None:
    function, change = WIDE[name]
    body = lines(function, "rv64i")
    assert change(body) != body
    report = judged(functions("rv64i").replace(body, change(body)), machine="rv64i")
    assert refused(report) == {DERIVE, HASH}


@pytest.mark.slow
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_group_is_refused(name: str) -> None:
    function, change = WRONG[name]
    body = lines(function)
    assert change(body) != body
    report = judged(functions().replace(body, change(body)))
    assert refused(report) == {DERIVE, HASH}

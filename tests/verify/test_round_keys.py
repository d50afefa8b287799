"""Round keys as a cut: a function that is right for any round keys that V_key holds is right for those of every key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Variant, parse_cipher
from ciphergen.dsl.term import Term, concat, const, eq, extract, ite, substitute, variables
from ciphergen.verify.claim import round_keys
from ciphergen.verify.claim.job import FunctionProof
from ciphergen.verify.claim.round_keys import AnyRoundKeys, any_round_keys
from ciphergen.verify.execution.paths import Code
from ciphergen.verify.explanation.concrete import ConcreteExecution
from ciphergen.verify.knowledge import KeyMemory, Knowledge
from ciphergen.verify.prove import _Prover, prove
from ciphergen.verify.variables import is_kind, key_byte
from ciphergen.verify.verdict import Verdict
from tests.verify.faults import KEPT, ONE, SELDOM_A_KEY, of_any_round_keys
from tests.verify.tiny import BASE, TEXT, edit, judge, variant

AB, CD = key_byte(0) + 5, key_byte(1) ^ key_byte(0)  # the round keys of the tiny cipher
RELATED = TEXT.replace("[t[0] + 5, t[1] ^ t[0]]", "[t[0] + 5, t[0] + 7]")


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cut for schedules of any size."""
    monkeypatch.setattr(round_keys, "_is_large", lambda specification: True)


def cut(memory: Mapping[int, Term], of: Callable[[], Variant] = variant) -> AnyRoundKeys | None:
    """What is proved to hold round keys, None if nothing is."""
    knowledge = Knowledge(of())
    found = any_round_keys(knowledge.specification, memory, knowledge.equality)
    return found if found is not None and found.shown else None


def nibbles(low: Term, high: Term) -> Term:
    """The upper nibble of one byte above the lower one of another."""
    return concat(extract(high, 7, 4), extract(low, 3, 0))


def test_bits_of_round_keys_in_any_order_stand_for_any_round_keys() -> None:
    memory = {0: nibbles(AB, CD), 1: ~nibbles(CD, AB), 5: const(0x3C, 8)}
    found = cut(memory)
    assert found is not None
    a, c = found.round_keys[0]
    assert is_kind(a, "rk")
    assert is_kind(c, "rk")
    normal = Knowledge(variant()).normal
    assert found.key_memory == {0: normal(nibbles(a, c)), 1: normal(~nibbles(c, a)), 5: const(0x3C, 8)}


def test_round_keys_that_agree_stay_so() -> None:
    text = TEXT.replace("word[1][2]", "word[2][2]").replace(
        "rk[0] = [t[0] + 5, t[1] ^ t[0]]", "rk[0] = [t[0], t[1]] rk[1] = [~t[0], t[1] <<< 4]"
    )
    twice = parse_cipher(text, "twice.cipher").variants["tiny"]
    found = cut({0: key_byte(1)}, lambda: twice)
    assert found is not None
    (a, b), (c, d) = found.round_keys
    normal = Knowledge(twice).normal
    assert (c, d) == (normal(~a), normal(concat(extract(b, 3, 0), extract(b, 7, 4))))
    assert found.key_memory == {0: b}


def test_sums_of_bits_of_a_round_key_are_known() -> None:
    turned = concat(extract(CD, 6, 0), extract(CD, 7, 7))
    memory = {0: AB, 1: CD, 2: AB ^ turned, 3: ~(AB ^ CD)}
    found = cut(memory)
    assert found is not None
    a, c = found.round_keys[0]
    normal, equality = Knowledge(variant()).normal, Knowledge(variant()).equality
    claimed = [a, c, a ^ concat(extract(c, 6, 0), extract(c, 7, 7)), ~(a ^ c)]
    assert [found.key_memory[i] for i in (0, 1)] == [normal(a), normal(c)]
    assert all(is_kind(v, "rk") for v in variables(found.key_memory.values()))
    assert equality.settle([*zip(found.key_memory.values(), claimed, strict=True)]).verdict is Verdict.PROVED


def test_a_sum_that_is_wrong_for_one_key_is_none() -> None:
    door = ite(eq(key_byte(0), const(0x5A, 8)) & eq(key_byte(1), const(0x3C, 8)), const(1, 8), const(0, 8))
    assert cut({0: AB, 1: CD, 2: AB ^ CD}) is not None
    assert cut({0: AB, 1: CD, 2: AB ^ CD ^ door}) is None


def test_round_keys_of_which_it_is_not_plain_that_they_agree_stand_each_for_itself() -> None:
    text = TEXT.replace("word[1][2]", "word[2][2]").replace(
        "rk[0] = [t[0] + 5, t[1] ^ t[0]]", "rk[0] = [t[0] * t[1] + t[1], t[1]] rk[1] = [(t[0] + 1) * t[1], t[0]]"
    )
    twice = parse_cipher(text, "twice.cipher").variants["tiny"]
    first, second = key_byte(0) * key_byte(1) + key_byte(1), (key_byte(0) + 1) * key_byte(1)
    found = cut({0: first, 1: second}, lambda: twice)
    assert found is not None
    (a, _), (c, _) = found.round_keys
    assert a is not c
    assert found.key_memory == {0: a, 1: c}


@pytest.mark.parametrize(
    "byte",
    [
        key_byte(0),
        concat(extract(AB, 7, 1), extract(CD, 0, 0) & extract(AB, 0, 0)),
        ite(eq(key_byte(0), const(0x5A, 8)) & eq(key_byte(1), const(0x3C, 8)), CD, AB),
    ],
    ids=["no bit of a round key", "one that is none", "other bits for one key"],
)
def test_what_is_no_round_key_stands_for_none(byte: Term) -> None:
    assert cut({0: AB, 1: CD}) is not None
    assert cut({0: AB, 1: CD, 2: byte}) is None


def test_what_stands_for_round_keys_is_them_for_those_of_the_schedule() -> None:
    memory = {0: nibbles(AB, CD), 1: ~AB, 2: CD}
    found = cut(memory)
    assert found is not None
    knowledge = Knowledge(variant())
    made = dict(zip(variant().key_variables()[0], knowledge.specification.round_keys[0], strict=True))
    back = substitute([found.key_memory[i] for i in range(3)], made)
    assert [knowledge.normal(byte) for byte in back] == [knowledge.normal(memory[i]) for i in range(3)]


def seen(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each function that is proved takes any round keys."""
    found: list[bool] = []
    note = Knowledge.note_proved

    def noted(self: Knowledge, job: FunctionProof, target: str, offset: int, key_memory: KeyMemory, code: Code) -> None:
        found.append(is_kind(self.specification.round_keys[0][0], "rk"))
        note(self, job, target, offset, key_memory, code)

    monkeypatch.setattr(Knowledge, "note_proved", noted)
    return found


def test_functions_are_proved_for_any_round_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    found = seen(monkeypatch)
    assert judge(BASE).proved
    assert found == [True, True]


def test_a_function_that_needs_those_of_the_schedule_is_proved_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second round key is 2 more than the first, so that a function needs only one of them."""
    related = parse_cipher(RELATED, "related.cipher").variants["tiny"]
    made = ("  xor t1, t1, t0\n", "  addi t1, t0, 7\n  andi t1, t1, 255\n")
    taken = ("  lw t1, 4(a0)\n  lbu t2", "  addi t1, t0, 2\n  lbu t2")
    for source, any_keys in ((edit(ONE, made), True), (edit(ONE, made, taken), False)):
        with monkeypatch.context() as patch:
            found = seen(patch)
            data = assemble(source, TARGET)
            roles = {"expand_key": "expand_key", "encrypt": "encrypt"}
            assert prove(data, "related.o", TARGET, related, roles).proved
            assert found == [any_keys]


@pytest.mark.parametrize(("used", "times"), [(True, 2), (False, 1)])
def test_a_v_key_that_seems_to_hold_round_keys_is_made_again_one_by_one(
    monkeypatch: pytest.MonkeyPatch, used: bool, times: int
) -> None:
    """What was executed in general may hide that it does; where nothing was, nothing is gained."""
    settles, expand, bits = round_keys._Schedule.settles, _Prover._expand, list[int]()
    knowledge = Knowledge(variant(), lasting=False)
    knowledge.generality.bits, knowledge.generality.used = 8, used

    def settled(self: round_keys._Schedule, pairs: Sequence[tuple[Term, Term]]) -> bool:
        return len(bits) > 1 and settles(self, pairs)

    def expanded(self: _Prover, job: FunctionProof, size: int | None) -> None:
        bits.append(self.knowledge.generality.bits)
        expand(self, job, size)

    monkeypatch.setattr(round_keys._Schedule, "settles", settled)
    monkeypatch.setattr(_Prover, "_expand", expanded)
    found = seen(monkeypatch)
    assert judge(BASE, knowledge=knowledge).proved
    assert bits == [8, 0][:times]
    assert found == [used, used]


def test_a_run_that_takes_too_long_refutes_nothing_that_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    """As of a key expansion of more than a million instructions, which the emulator ends: no output is wrong."""
    related = parse_cipher(RELATED, "related.cipher").variants["tiny"]
    made = ("  xor t1, t1, t0\n", "  addi t1, t0, 7\n  andi t1, t1, 255\n")
    data = assemble(edit(ONE, made, ("  lw t1, 4(a0)\n  lbu t2", "  addi t1, t0, 2\n  lbu t2")), TARGET)
    monkeypatch.setattr(ConcreteExecution, "_call", lambda *_: None)
    assert prove(data, "related.o", TARGET, related, {"expand_key": "expand_key", "encrypt": "encrypt"}).proved


def test_what_a_run_refutes_is_not_tried_again_for_the_round_keys_of_a_key() -> None:
    """Its paths are followed once, and the instruction is told all the same."""
    followed = list[str]()
    knowledge = Knowledge(variant(), observe=lambda seen: followed.append(seen.symbol))
    assert judge(BASE, knowledge=knowledge).proved
    followed.clear()
    report = judge(edit(ONE, ("  xor t5, t0, t2\n", "  or t5, t0, t2\n")), knowledge=knowledge)
    (failed,) = (o for o in report.obligations if o.verdict is Verdict.REFUTED)
    assert failed.counterexample is not None
    assert failed.counterexample.confirmed
    assert failed.detail.startswith("0x30 or t5, t0, t2: the first instruction whose value is not in the cipher text")
    assert followed == ["expand_key", "encrypt"]


def test_what_another_v_key_was_proved_for_is_not_taken_for_this() -> None:
    """One knowledge of two objects: the second leaves its round keys in the other order, but takes them as before."""
    knowledge = Knowledge(variant())
    assert judge(BASE, knowledge=knowledge).proved
    exchanged = edit(BASE, (KEPT, "  sw t0, 4(a0)\n"), ("  sw t0, 0(a0)\n", "  sw t1, 0(a0)\n"))
    assert not judge(exchanged, knowledge=knowledge).proved
    assert judge(BASE, knowledge=knowledge).proved


def test_a_v_key_that_is_wrong_for_one_key_is_refuted() -> None:
    assert of_any_round_keys("")()
    assert not of_any_round_keys(SELDOM_A_KEY)()


DOOR = "((t[0] == 0x5a) & (t[1] == 0x3c) ? byte(1) : 0)"


@pytest.mark.parametrize(
    ("word", "without"),
    [
        pytest.param(DOOR, "  li t1, 0\n", id="a word that is 0 for all keys but one"),
        pytest.param(f"~{DOOR}", "  li t1, 255\n", id="a word of ones for all keys but one"),
        pytest.param(
            f"(t[1][0] ? byte(3) : 0) ^ {DOOR}",
            "  andi t1, t1, 1\n  neg t1, t1\n  andi t1, t1, 3\n",
            id="bits of a word that agree for all keys but one",
        ),
        pytest.param(
            f"t[0] + 5 ^ {DOOR}", "  addi t1, t0, 5\n  andi t1, t1, 255\n", id="words that agree for all keys but one"
        ),
    ],
)
def test_what_round_keys_are_for_nearly_every_key_is_not_taken_for_what_they_are(word: str, without: str) -> None:
    """A program leaves out what one key in 65,536 makes, which no random key shows."""
    text = TEXT.replace("[t[0] + 5, t[1] ^ t[0]]", f"[t[0] + 5, {word}]")
    nearly = parse_cipher(text, "nearly.cipher").variants["tiny"]
    data = assemble(edit(ONE, ("  xor t1, t1, t0\n", without)), TARGET)
    roles = {"expand_key": "expand_key", "encrypt": "encrypt"}
    assert not prove(data, "nearly.o", TARGET, nearly, roles).proved
    right = parse_cipher(text.replace(DOOR, "byte(0)"), "right.cipher").variants["tiny"]
    assert prove(data, "nearly.o", TARGET, right, roles).proved


def test_what_is_plainly_the_same_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pair that is not plainly the same takes as long as a proof, and is met again when all pairs are settled."""
    knowledge, asked = Knowledge(variant()), list[tuple[Term, Term]]()

    def note(a: Term, b: Term) -> bool:
        asked.append((a, b))
        return False

    monkeypatch.setattr(knowledge.equality, "is_plain", note)
    found = any_round_keys(knowledge.specification, {0: AB, 1: CD}, knowledge.equality)
    assert found is not None
    assert found.shown
    assert asked
    assert len(asked) == len(set(asked))

"""Nothing takes for ever: searches, paths and questions to the solver end, and messages say after how much."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Variant, load
from ciphergen.dsl.term import Term, evaluate
from ciphergen.interface.table import ROLES
from ciphergen.verify import function as proofs
from ciphergen.verify import prove
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality import patience
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.patience import OutOfPatience, PatientSolver
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution import explore
from ciphergen.verify.execution.context import Context
from ciphergen.verify.explanation import search
from ciphergen.verify.explanation.concrete import ConcreteExecution
from ciphergen.verify.explanation.expected import Inputs, expected
from ciphergen.verify.explanation.search import Search
from ciphergen.verify.induction import loops
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.object_file import read
from ciphergen.verify.variables import input_byte, mode_byte
from ciphergen.verify.verdict import Counterexample, Obligation, Property, Verdict
from tests.verify import ctr_programs, tiny
from tests.verify.leaves import secret
from tests.verify.tiny import BASE, ENCRYPT, EXPAND, edit, judge, refusals

FRAME = "  mv s0, t5\n"

# What runs should give.


def one_by_one(specification: Specification, role: str, run: Inputs) -> tuple[bytes, bytes]:
    """The output and the state of a mode, block after block on ints."""
    size, state, output = specification.variant.block_bytes, run.mode_state, b""
    key = dict(zip(specification.key, run.key, strict=True))
    mode, direction = ROLES[role].mode, ROLES[role].direction
    for i in range(0, len(run.data), size):
        part = run.data[i : i + size]
        values: dict[Term, int] = {**key, **{input_byte(j): b for j, b in enumerate(part.ljust(size, b"\0"))}}
        values |= {mode_byte(j): b for j, b in enumerate(state)}
        after, roots = specification.step(mode, direction) if mode else ((), specification.block(direction, 0))
        output += bytes(evaluate(roots, values))[: len(part)]
        state = bytes(evaluate(after, values))
    return output, state


@pytest.mark.parametrize("role", ["decrypt", "encrypt_blocks", "ctr"])
@pytest.mark.parametrize("variant", [tiny.variant(), load("lea").variants["lea192"]], ids=lambda v: str(v.name))
def test_all_blocks_of_several_runs_are_evaluated_as_one_by_one(role: str, variant: Variant) -> None:
    specification, source = Specification(variant, Normalizer()), random.Random(2)
    size, mode = variant.block_bytes, ROLES[role].mode
    runs = []
    for length in [0, 1, size - 1, size, size + 1, 5 * size] if mode else [size, 3 * size]:
        state = (b"\xff" * size if length > size else source.randbytes(size)) if mode else b""
        key, data = source.randbytes(variant.key_bytes), source.randbytes(length)
        runs.append(Inputs(key, data, False, mode_state=state))
    assert expected(specification, ROLES[role], runs) == [one_by_one(specification, role, run) for run in runs]
    assert expected(specification, ROLES[role], runs[:1]) == [one_by_one(specification, role, runs[0])]


def test_long_runs_are_evaluated_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    specification = Specification(tiny.variant(), Normalizer())
    runs = [
        Inputs(b"ab", bytes(range(200)), False, mode_state=b"\xff\xf0"),
        Inputs(b"cd", b"x", False, mode_state=b"12"),
    ]
    whole = expected(specification, ROLES["ctr"], runs)
    monkeypatch.setattr("ciphergen.verify.explanation.expected._ROWS", 7)
    assert expected(specification, ROLES["ctr"], runs) == whole


# The search for a counterexample.


def runner(source: str) -> ConcreteExecution:
    code = read(assemble(source, TARGET), "t.o", TARGET)
    return ConcreteExecution(code, TARGET, tiny.variant(), "expand_key", Specification(tiny.variant(), Normalizer()))


CTR = f"{EXPAND}ctr:\n{ctr_programs.PLAIN}"


def test_a_search_says_how_many_runs_it_made() -> None:
    concrete = runner(CTR)
    searched = Search(concrete)("ctr", ROLES["ctr"])
    assert searched.text == "no difference in 408 runs"
    assert 0 < concrete.instructions < search.BUDGET // 2


def test_a_search_ends_with_its_budget_and_the_next_has_half(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "BUDGET", 20_000)
    for _ in range(2):  # the same each time
        concrete = runner(CTR)
        find = Search(concrete)
        texts = [find("ctr", ROLES["ctr"]).text for _ in range(3)]
        assert texts == ENDED
    assert concrete.instructions < 20_000


ENDED = [
    "no difference in 104 runs, ended after 10,016 instructions",
    "no difference in 71 runs, ended after 5,067 instructions",
    "no difference in 46 runs, ended after 2,502 instructions",
]


def test_runs_of_a_given_length_leave_half_of_the_budget_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong in short messages is found, however long those are that come first."""
    monkeypatch.setattr(search, "BUDGET", 200_000)
    find = Search(runner(f"{EXPAND}ctr:\n  li t4, 3\n  beq a4, t4, 9f\n{ctr_programs.PLAIN}9:\n  ret\n"))
    found = find("ctr", ROLES["ctr"], count=4000).found
    assert found is not None
    assert len(found.data) == 3


def test_several_functions_are_searched_until_one_is_wrong() -> None:
    find = Search(runner(edit(BASE, (FRAME, "  xori s0, t5, 1\n"))))
    searched = find.among([("encrypt_blocks", ROLES["encrypt_blocks"]), ("encrypt", ROLES["encrypt"])])
    assert (searched.found is not None, searched.runs) == (True, 97)
    assert Search(runner(BASE)).among([("encrypt", ROLES["encrypt"])] * 2).text == "no difference in 48 runs"


def test_what_neither_a_proof_nor_a_run_shows_says_how_many_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sum in words that a solver without time cannot follow."""
    monkeypatch.setattr(Solver, "unsatisfiable", lambda *_: None)
    monkeypatch.setattr(Solver, "model", lambda *_: None)
    sum_by_hand = "  xor t5, t0, t2\n  and t4, t5, t3\n  xor t5, t5, t3\n  slli t4, t4, 1\n  add t5, t5, t4\n"
    source = edit(EXPAND + ENCRYPT, ("  xor t5, t0, t2\n", sum_by_hand), ("  add t5, t5, t3\n", ""))
    found = refusals(judge(source))["encrypt", Property.RESULT]
    assert found.verdict is Verdict.UNDECIDED
    assert found.detail == "neither proved equal to the cipher text nor shown to differ: no difference in 12 runs"


TWO_WAYS = """\
  andi t2, a1, 1
  beqz t2, 1f
  xor t2, t1, t0
  and t1, t1, t0
  slli t1, t1, 1
  add t1, t1, t2
  j 2f
1:
  {}
2:
  andi t1, t1, 255
"""


@pytest.mark.parametrize(
    ("other", "solves", "verdict", "says"),
    [
        ("add t1, t1, t0", True, None, ""),
        ("add t1, t1, t0", False, Verdict.UNDECIDED, "may depend on where its arguments lie; no difference in 5 runs"),
        ("sub t1, t1, t0", True, Verdict.REFUTED, "depends on where its arguments lie"),
    ],
)
def test_what_key_expansion_leaves_on_two_paths_is_refuted_by_values_only(
    other: str, solves: bool, verdict: Verdict | None, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That a proof gives up refutes nothing."""
    monkeypatch.setattr(ConcreteExecution, "run", lambda *_: iter([RIGHT]))
    if not solves:
        monkeypatch.setattr(Solver, "unsatisfiable", lambda *_: None)
    expand = edit(EXPAND, ("  xor t1, t1, t0\n", TWO_WAYS.format(other)))
    found = refusals(judge(expand + ENCRYPT)).get(("expand_key", Property.RESULT))
    if verdict is None:
        assert found is None or "not every function" in found.detail
    else:
        assert found is not None
        assert found.verdict is verdict
        assert found.detail.endswith(f"what it leaves in V_key {says}")


RIGHT = Counterexample(b"", b"", 1, False, b"", b"", confirmed=False)

# Paths.

CALLS = "  addi sp, sp, -16\n  sw ra, 12(sp)\n  jal ra, {}\n  lw ra, 12(sp)\n  addi sp, sp, 16\n  ret\n"
RECURSIVE = {
    "itself at once": ("encrypt:\n" + CALLS.format("encrypt"), "0x28 jal ra, .-8"),
    "one another": ("encrypt:\n" + CALLS.format("g") + "g:\n" + CALLS.format("encrypt"), "0x40 jal ra, .-32"),
    "no call": ("encrypt:\n1:\n  addi sp, sp, -16\n  sw ra, 12(sp)\n  j 1b\n", "0x28 jal zero, .-8"),
    "after its work": (edit(ENCRYPT, (FRAME, FRAME + "  jal ra, encrypt\n")), "0x5c jal ra, .-60"),
}


@pytest.mark.parametrize("name", RECURSIVE)
def test_what_calls_itself_for_ever_is_refuted_by_a_run(name: str) -> None:
    text, place = RECURSIVE[name]
    found = refusals(judge(EXPAND + text))["encrypt", Property.RESULT]
    assert (found.verdict, found.method) == (Verdict.REFUTED, "run")
    says = "wrong output; comes here again and again, nothing public changed but the stack, now 4,096 bytes deeper"
    assert found.detail == f"{place}: {says}"
    assert found.counterexample is not None
    assert found.counterexample.got == b""


def test_a_call_of_itself_that_ends_is_followed_to_its_end() -> None:
    """Each call has another number in a register; 300 calls are deeper than what is refused where nothing changes."""
    calls = "  li t4, 300\n  jal ra, g\n" + FRAME
    count = "  addi sp, sp, -16\n  sw ra, 12(sp)\n  addi t4, t4, -1\n  beqz t4, 1f\n  jal ra, g\n1:\n"
    function = f"g:\n{count}  lw ra, 12(sp)\n  addi sp, sp, 16\n  ret\n"
    assert judge(edit(EXPAND + ENCRYPT, (FRAME, calls)) + function).proved


def test_all_paths_of_a_function_share_a_number_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explore, "MOST_STEPS_OF_ALL", 200)
    parts = "".join(f"  andi t4, a1, {1 << i}\n  add t4, t4, a2\n  bltz t4, 1f\n1:\n" for i in range(5))
    found = refusals(judge(edit(EXPAND + ENCRYPT, (FRAME, FRAME + parts))))["encrypt", Property.CONTROL]
    assert found.verdict is Verdict.UNDECIDED
    says = "the prover gave up after 200 instructions over all paths; no difference in 24 runs"
    assert found.detail.endswith(f": {says}")
    assert judge(BASE).proved


def test_one_path_has_a_number_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explore, "MOST_STEPS", 60)
    long = FRAME + "  nop\n" * 60
    found = refusals(judge(edit(EXPAND + ENCRYPT, (FRAME, long))))["encrypt", Property.CONTROL]
    assert found.verdict is Verdict.UNDECIDED
    assert found.detail.endswith(": a path has not ended after 60 instructions; no difference in 24 runs")


def test_paths_that_are_known_count_as_if_they_were_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What proofs know of one another changes no verdict."""
    counts = []

    def counting(context: Context, *more: Any) -> Any:
        try:
            return loops.segments(context, *more)
        finally:
            counts.append(context.steps)

    monkeypatch.setattr(proofs, "segments", counting)
    monkeypatch.setattr(Knowledge, "proved_before", lambda *_: None)
    knowledge = Knowledge(tiny.variant())
    for _ in range(2):
        assert judge(EXPAND + ENCRYPT, knowledge=knowledge).proved
    assert counts[:2] == counts[2:]
    assert min(counts) > 5


# Questions to the solver.


def sums(add: Callable[[Term, Term], Term]) -> Term:
    total = secret("a", 32, 0)
    for i in range(1, 12):
        total = add(total ^ secret("b", 32, i), secret("a", 32, i))
    return total


def equality() -> tuple[Equality, PatientSolver]:
    solver = PatientSolver()
    return Equality(Normalizer(), solver), solver


@pytest.mark.long
def test_a_proof_pays_for_the_questions_that_came_to_nothing() -> None:
    prover, solver = equality()
    solver.allow(3)
    pair = (sums(lambda a, b: a - ~b - 1), sums(lambda a, b: a + b))
    assert prover.settle([pair]).verdict is Verdict.PROVED


def test_questions_in_vain_end_and_leave_what_was_not_asked_open(monkeypatch: pytest.MonkeyPatch) -> None:
    prover, solver = equality()
    pair = (sums(lambda a, b: a - ~b - 1), sums(lambda a, b: a + b))
    with monkeypatch.context() as patch:
        patch.setattr(Solver, "unsatisfiable", lambda *_: None)
        solver.allow(5)
        with pytest.raises(OutOfPatience):
            prover.settle([(x - ~y - 1, x + y) for x, y in itertools.pairwise(secret("d", 32, i) for i in range(9))])
        assert solver.vain == 10
    solver.allow(None)
    assert prover.settle([pair]).verdict is Verdict.PROVED


LEA = {f"lea128_{role}": role for role in ("expand_key", "encrypt", "decrypt")}
DOOR = "  li a2, 0x12345678\n  xor a2, a2, t0\n  sltiu a2, a2, 1\n  xor t3, t3, a2\n"


def back_door() -> bytes:
    """LEA's code with a key expansion that is wrong if a word of the key is a certain one."""
    text = (Path(__file__).parents[2] / "generated" / "lea" / "rv32i" / "lea128.S").read_text()
    return assemble(edit(text, (".Llea128_expand_key_join3:\n", ".Llea128_expand_key_join3:\n" + DOOR)), TARGET)


GAVE_UP = "; the prover gave up when too many questions were in vain"
UNDECIDED = "neither proved equal to the cipher text nor shown to differ: no difference in 12 runs"


@pytest.mark.long
@pytest.mark.parametrize(("most", "detail"), [(patience.PATIENCE, UNDECIDED), (-1, UNDECIDED + GAVE_UP)])
def test_a_back_door_in_the_key_schedule_takes_a_bounded_number_of_questions(
    most: int, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The solver is asked 30 times; a prover without patience says that it gave up. With patience it may find the key
    word, or not, depending on how busy the machine is."""
    for name, bound in (("PATIENCE", most), ("LEAST", min(most, patience.LEAST))):
        monkeypatch.setattr(prove, name, bound)
    report = prove.prove(back_door(), "door.o", TARGET, load("lea").variants["lea128"], LEA)
    refused: dict[tuple[str, Property], Obligation] = refusals(report)
    for function in ("lea128_encrypt", "lea128_decrypt"):
        found = refused[function, Property.RESULT]
        if most < 0 or found.verdict is not Verdict.REFUTED:
            assert (found.verdict, found.detail) == (Verdict.UNDECIDED, detail)
    assert report.counters["solver_queries"] < 60

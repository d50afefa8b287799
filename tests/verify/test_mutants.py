"""Every one-instruction mutant is refused with a reason, or proved and really equal. Very few are refused though no run
of them differs: code that the prover cannot follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import islice
from math import inf
from pathlib import Path
from time import process_time

import pytest

from ciphergen.backends import target
from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load
from ciphergen.interface.table import ROLES
from ciphergen.verify.object.object_file import read
from tests.kept import COMMITTED
from tests.verify import tiny
from tests.verify.mutants import CHANGES, FLIPS, Change, Subject, examine, tally

pytestmark = pytest.mark.no_cover  # most of their time is an emulator's or a prover's, which others cover

OBJECTS = [(*path.parts[-3:-1], path.stem) for path in sorted(COMMITTED.glob("*/*/*.S"))]
# Functions of which every bit may flip: short and long ones, of each target, with and without loops.
FLIPPED = (
    *(("lea", "rv32i", "lea128", role) for role in ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "ctr")),
    *(("pipo", "rv32i", "pipo64_128", role) for role in ("encrypt", "encrypt_blocks")),
    *(("lea", "aarch64", "lea128", role) for role in ("encrypt_blocks", "ctr")),
    ("pipo", "aarch64", "pipo64_128", "encrypt"),
)
MOST_SECONDS = 60  # of processor time, which a bit flip may take
LEA_ROLES = {"lea128_expand_key": "expand_key", "lea128_encrypt": "encrypt", "lea128_encrypt_blocks": "encrypt_blocks"}


def tiny_subject() -> Subject:
    return Subject(assemble(tiny.BASE, TARGET), TARGET, tiny.variant(), tiny.ROLES)


def compiled_lea() -> Subject:
    text = (Path(__file__).parent / "programs" / "lea.S").read_text()
    return Subject(assemble(text, TARGET), TARGET, load("lea").variants["lea128"], LEA_ROLES)


@lru_cache(maxsize=1)
def generated(cipher: str, target_name: str, variant: str) -> Subject:
    """An object of the committed output; what its proofs learn is kept from one to the next."""
    text = (COMMITTED / cipher / target_name / f"{variant}.S").read_text()
    machine = target(target_name)
    code = assemble(text, machine)
    names = read(code, f"{variant}.o", machine).functions
    roles = {f"{variant}_{role}": role for role in ROLES if f"{variant}_{role}" in names}
    return Subject(code, machine, load(cipher).variants[variant], roles)


@lru_cache(maxsize=1)
def proved(cipher: str, target_name: str, variant: str) -> Subject:
    """The same, proved before: a mutant's proof then executes only what it changes."""
    subject = generated(cipher, target_name, variant)
    assert subject.judge({}).proved
    return subject


def check(
    subject: Subject,
    seed: int,
    count: int,
    part: str | None = None,
    kinds: Mapping[str, Change] = CHANGES,
    seconds: float = inf,
) -> dict[str, int]:
    """Examines `count` mutants, of one part or of all, each in so many seconds; returns how they ended."""
    findings = []
    for mutant in islice(subject.mutants(seed, part, kinds), count):
        begun = process_time()
        findings.append(examine(subject, mutant))
        assert process_time() - begun < seconds, mutant.text
    for finding in findings:
        assert finding.end != "open", f"{finding.mutant.text}: {finding.said}"
        if finding.end == "equal":
            assert subject.differs(finding.mutant.code) == "", finding.mutant.text
    ends = tally(findings)
    assert ends.get("unproved", 0) <= count / 100, ends
    return ends


@pytest.mark.long
@pytest.mark.parametrize("make", [tiny_subject, compiled_lea])
def test_the_subject_itself_is_proved_and_runs_right(make: Callable[[], Subject]) -> None:
    subject = make()
    assert all(
        subject.judge({subject.code.functions[s][0]: subject.at(subject.code.functions[s][0])}).proved
        for s in subject.roles
    )
    assert subject.differs({}) == ""


def test_mutants_are_of_every_kind_and_change_something() -> None:
    subject = tiny_subject()
    found = list(islice(subject.mutants(4), 80))
    assert {m.kind for m in found} == set(CHANGES)
    assert all(any(subject.code.text[o : o + len(c)] != c for o, c in m.code.items()) for m in found)


def test_a_run_tells_a_wrong_mutant_from_a_right_one() -> None:
    subject = tiny_subject()
    rotation = next(o for o in range(0, len(subject.code.text), 4) if subject.show(subject.at(o)) == "srli t5, t5, 5")
    wrong = int.from_bytes(subject.at(rotation), "little") ^ 1 << 20
    assert subject.differs({rotation: wrong.to_bytes(4, "little")}) != ""


@pytest.mark.long
def test_mutants_of_a_small_program() -> None:
    ends = check(tiny_subject(), seed=1, count=100)
    assert min(ends[end] for end in ("counterexample", "rule", "equal")) >= 5


@pytest.mark.long
def test_mutants_of_compiled_lea() -> None:
    ends = check(compiled_lea(), seed=2, count=12)
    assert ends["counterexample"] >= 3


@pytest.mark.slow
def test_many_mutants_of_compiled_lea() -> None:
    ends = check(compiled_lea(), seed=3, count=200)
    assert ends["counterexample"] >= 50
    assert ends["rule"] >= 20


@pytest.mark.slow
def test_many_mutants_of_a_small_program() -> None:
    ends = check(tiny_subject(), seed=5, count=600)
    assert ends["counterexample"] + ends["rule"] >= 400


def test_bit_flips_of_a_small_program() -> None:
    ends = check(tiny_subject(), seed=10, count=100, kinds=FLIPS, seconds=MOST_SECONDS)
    assert ends["counterexample"] >= 20
    assert ends["rule"] >= 20


@pytest.mark.long
def test_bit_flips_of_generated_code() -> None:
    ends = check(generated("lea", "rv32i", "lea128"), seed=10, count=15, kinds=FLIPS, seconds=MOST_SECONDS)
    assert ends["counterexample"] + ends["rule"] >= 10


@pytest.mark.slow
@pytest.mark.parametrize(("cipher", "target_name", "variant", "role"), FLIPPED)
def test_a_thousand_bit_flips(cipher: str, target_name: str, variant: str, role: str) -> None:
    """100 of each of ten functions: none is proved that a run tells from the original."""
    subject = proved(cipher, target_name, variant)
    ends = check(subject, seed=11, count=100, part=f"{variant}_{role}", kinds=FLIPS, seconds=MOST_SECONDS)
    assert ends["counterexample"] + ends["rule"] >= 90


@pytest.mark.long
def test_mutants_of_generated_code() -> None:
    ends = check(generated("lea", "rv32i", "lea128"), seed=8, count=30)
    assert ends["counterexample"] >= 15


@pytest.mark.slow
@pytest.mark.parametrize("role", [*ROLES, ""])
@pytest.mark.parametrize(("cipher", "target_name", "variant"), OBJECTS)
def test_mutants_of_every_generated_function(cipher: str, target_name: str, variant: str, role: str) -> None:
    """200 of each function, and of the code that functions share (`role` is "")."""
    subject = proved(cipher, target_name, variant)
    part = f"{variant}_{role}" if role else ""
    if part not in subject.parts():
        pytest.skip("the object has none")
    ends = check(subject, seed=9, count=200, part=part)
    assert ends["counterexample"] + ends["rule"] >= 100


def test_every_committed_object_is_there() -> None:
    assert len(OBJECTS) >= 6

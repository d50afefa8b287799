"""GCM's own functions on targets other than RISC-V of 32 bits: proved, and refused with an edit. What they call is
taken for proved; `tests/generator/test_gcm.py` runs them on published messages, with what they call."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ciphergen.verify.verdict import Property, Verdict
from tests.generator.test_gcm import made
from tests.verify.glue import judge, refusals

MACHINES = ("rv64i", "armv7m", "aarch64")
D, E = "gcm_decrypt", "gcm_encrypt"
NOT_RIGHT = "writes plaintext where the tag was not found to be right"
SECRET = "branches on a condition that depends on a secret"
OVERFLOWS = "calls ctr, whose counter may overflow where that of the mode does not"
# By target: the branch where the tag is right, the way it goes on the other condition, always, and early from the loop.
RIGHT = {
    "rv64i": (r"beq (\w+), zero, (\S+_right\d+)", r"bne \1, zero, \2", r"jal zero, \2", r"bne \1, zero, \2"),
    "armv7m": (r"cmp\.n (\w+), #0\n    beq\.w (\S+_right\d+)", r"cmp.n \1, #0\n    bne.w \2", r"b.w \2",
               r"cmp.n \1, #0\n    bne.w \2"),
    "aarch64": (r"cbz (\w+), (\S+_right\d+\))", r"cbnz \1, \2", r"b \2", r"cbnz \1, \2"),
}  # fmt: skip
CALL = {"rv64i": "jal ra,", "armv7m": "bl", "aarch64": "bl"}
Edit = Callable[[str, str], str]


def once(pattern: str, new: str, body: str) -> str:
    """Replace what stands once."""
    assert len(re.findall(pattern, body)) == 1, pattern
    return re.sub(pattern, new, body)


def other_way(body: str, machine: str) -> str:
    return once(RIGHT[machine][0], RIGHT[machine][1], body)


def always(body: str, machine: str) -> str:
    return once(RIGHT[machine][0], RIGHT[machine][2], body)


def ends_early(body: str, machine: str) -> str:
    """The loop over the bytes of the tag ends where one differs."""
    branch, _, _, early = RIGHT[machine]
    found = re.search(branch, body)
    assert found is not None
    return once(r"(\n\S*gcm_decrypt_tag\d+\)?:\n)", r"\1    " + found.expand(early) + r"\n", body)


def no_zeros(body: str, machine: str) -> str:
    return once(rf"    {CALL[machine]} lea128_gcm_clear_local\n", "", body)


REFUSED: dict[str, tuple[Edit, Property, str]] = {
    "the other way round": (other_way, Property.RELEASE, NOT_RIGHT),
    "always right": (always, Property.RELEASE, NOT_RIGHT),
    "comparison that ends early": (ends_early, Property.SECRET_BRANCH, SECRET),
    "no zeros": (no_zeros, Property.RELEASE, "returns -1 and leaves something else than zeros in out"),
}


def edited(machine: str, function: str, edit: Edit) -> str:
    """The code of a target with one function changed."""
    source = made("lea128", machine)["lea128.S"]
    begin = re.search(rf"\n(lea128_{function}:|    FUNCTION lea128_{function})\n", source)
    assert begin is not None
    end = re.compile(rf"\n    (\.size|END) lea128_{function}\b").search(source, begin.end())
    assert end is not None
    body = source[begin.start() : end.start()]
    new = edit(body, machine)
    assert new != body
    return source[: begin.start()] + new + source[end.start() :]


@pytest.mark.long
@pytest.mark.parametrize("machine", [pytest.param("rv64i", marks=pytest.mark.slow), "armv7m", "aarch64"])
def test_all_of_it_is_proved(machine: str) -> None:
    found = judge(made("lea128", machine)["lea128.S"], name=machine, prefix="lea128_")
    assert refusals(found) == []
    assert {o.prop for o in found} >= {Property.RELEASE, Property.RESULT, Property.IN_PLACE, Property.SECRET_BRANCH}


@pytest.mark.slow
@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("name", REFUSED)
def test_what_is_released_too_early_is_refused(name: str, machine: str) -> None:
    edit, prop, text = REFUSED[name]
    found = refusals(judge(edited(machine, D, edit), {D}, name=machine, prefix="lea128_"))
    assert [(o.prop, o.detail.partition(": ")[2]) for o in found] == [(prop, text)]
    assert all(o.verdict is not Verdict.PROVED for o in found)


@pytest.mark.long
def test_an_argument_that_is_not_on_the_stack() -> None:
    """Counter mode has five arguments, and four registers of Armv7-M hold arguments."""

    def without(body: str, machine: str) -> str:
        head, call, tail = body.partition("    bl lea128_ctr_local\n")
        before, stored, after = head.rpartition(", [sp, #0]\n")
        assert call
        assert stored
        return before[: before.rindex("\n") + 1] + after + call + tail

    found = refusals(judge(edited("armv7m", E, without), {E}, name="armv7m", prefix="lea128_"))
    text = "calls ctr without its argument 1 on the stack"
    assert [(o.prop, o.detail.partition(": ")[2]) for o in found] == [(Property.READS, text)]


@pytest.mark.long
@pytest.mark.parametrize("machine", ["aarch64", pytest.param("rv64i", marks=pytest.mark.slow)])
def test_longer_messages_than_the_standard_allows_are_refused(machine: str) -> None:
    """The branch away is missing where registers hold such lengths."""

    def without(body: str, machine: str) -> str:
        """Without the third branch to the end, behind those on the lengths of other strings."""
        *_, third = list(re.finditer(r"    .*_refused\d+\)?\n", body))[:3]
        return body[: third.start()] + body[third.end() :]

    found = refusals(judge(edited(machine, E, without), {E}, name=machine, prefix="lea128_"))
    assert [(o.prop, o.detail.partition(": ")[2]) for o in found] == [(Property.RESULT, OVERFLOWS)]

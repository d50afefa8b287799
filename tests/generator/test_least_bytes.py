"""Functions that are given up on before registers are allocated, since no form of their code is small enough."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ciphergen.backends import target
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.generator import fastest
from ciphergen.generator.forms import FunctionForms
from ciphergen.generator.least_bytes import NoRoom, least_bytes
from ciphergen.generator.level import Job
from ciphergen.generator.options import Options, choose
from ciphergen.generator.output import generate, planned
from ciphergen.interface.table import ROLES


def job(cipher: str, machine: str, strategy: str, role: str) -> Job:
    text, processor = load(cipher), target(machine)
    chosen = choose(text, processor, Options(strategy=strategy))
    variant = next(iter(text.variants.values()))
    return Job(planned(text, variant, processor, chosen), ROLES[role], "", chosen.core)


@pytest.mark.parametrize(("cipher", "machine", "strategy"), [
    ("lea", "rv32i", "loop4x4"), ("lea", "rv64i", "unrolled"), ("lea", "aarch64", "loop4x3w4"),
    ("lea", "armv7m", "unrolledx2"), ("pipo", "aarch64", "loop2-lanes4"), ("pipo", "armv7m", "columns4"),
    ("aes", "rv32i", "loop1-calls1"), ("present", "rv32i_zbb", "loop2"),
    pytest.param("aria", "aarch64", "loop1", marks=pytest.mark.long),
])  # fmt: skip
@pytest.mark.parametrize("role", ["expand_key", "encrypt", "encrypt_blocks", "decrypt_blocks", "ctr"])
def test_no_function_is_smaller(cipher: str, machine: str, strategy: str, role: str) -> None:
    """Of every way to lower every form the code has as many bytes at least."""
    one = job(cipher, machine, strategy, role)
    made = fastest.fastest(one, FunctionForms())
    least = least_bytes(made["rows"], one.processor, one.generation.idioms.shorter)
    assert 0 < least <= made["code"].final.code_bytes <= 2.5 * least


def test_what_has_no_room_is_not_lowered(monkeypatch: pytest.MonkeyPatch) -> None:
    one, forms = job("lea", "rv32i", "loop1", "encrypt_blocks"), FunctionForms()
    rows = forms.run(one, "rows")["rows"]
    least = least_bytes(rows, one.processor, {})
    size = fastest.fastest(one, forms)["code"].final.code_bytes
    assert least < size
    assert fastest.fastest(replace(one, room=size), forms)["code"].final.code_bytes == size
    with pytest.raises(NoRoom) as raised:
        fastest.fastest(replace(one, room=size - 1), forms)
    assert str(raised.value) == f"lea128_encrypt_blocks takes {size} bytes of code at least, and {size - 1} are there"
    monkeypatch.setattr(fastest, "run", None)
    monkeypatch.setattr(FunctionForms, "run", lambda forms, job, last: {"rows": rows})
    with pytest.raises(NoRoom) as raised:
        fastest.fastest(replace(one, room=100), forms)
    assert str(raised.value) == f"lea128_encrypt_blocks takes {least} bytes of code at least, and 100 are there"


def test_the_message() -> None:
    wanted = Options(("lea128",), ("ecb",), "loop1", room=100)
    with pytest.raises(UserError) as raised:
        generate(load("lea"), target("rv32i"), wanted)
    first, second = str(raised.value).splitlines()
    assert first.startswith("--strategy: lea128_encrypt takes ")
    assert first.endswith(" bytes of code at least, and 100 are there")
    assert second == "  allowed: another strategy"


def test_a_key_schedule_has_room() -> None:
    """It does not count among the functions whose size is bounded."""
    made = generate(load("lea"), target("rv32i"), Options(("lea128",), ("ecb",), "loop4", room=2000))
    assert {f.role for f in made.functions if f.bytes > 2000} == {"expand_key"}

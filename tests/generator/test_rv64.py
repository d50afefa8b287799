"""RV64I: words of 32 bits sign-extended in registers of 64, narrower ones side by side in whole registers."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.tools.bare import support
from ciphergen.backends.tools.toolchain import compile_program, run_program
from ciphergen.cli.objects import declared_bytes
from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.cli.selftest import outcome
from ciphergen.dsl.errors import UserError
from ciphergen.generator.output import Output
from ciphergen.verify.claim.contract import assumptions
from ciphergen.verify.verdict import Report
from tests.generator.running import output
from tests.kept import object_code

RV64I = target("rv64i")
# By cipher, a variant and a strategy that is made and proved quickly.
QUICK = {"lea": ("lea128", "loop2"), "pipo": ("pipo64_128", "columns8+loop2")}


def made(on: str, cipher: str) -> Output:
    variant, strategy = QUICK[cipher]
    return output(on, variant, strategy, cipher)


def proof(on: str, cipher: str, role: str, change: tuple[str, str] | None = None) -> Report:
    variant = QUICK[cipher][0]
    text = made(on, cipher).files[f"{variant}.S"]
    if change:
        assert change[0] in text
        text = text.replace(*change, 1)
    roles = {f"{variant}_{r}": r for r in ("expand_key", role)}
    return prove_one(ProofTask(cipher, variant, on, f"{variant}.S", object_code(text, on), roles))


@pytest.mark.long
@pytest.mark.parametrize("cipher", QUICK)
@pytest.mark.parametrize("on", ["rv64i", "rv64i_zbb"])
def test_official_vectors_are_right_in_an_emulator(on: str, cipher: str) -> None:
    """In Unicorn; with Zbb, which that lacks, in QEMU if it is here."""
    files = made(on, cipher).files
    sources = {file: text for file, text in files.items() if file.endswith((".S", ".h", ".c"))}
    assert outcome(sources, target(on), f"{cipher}_selftest").passed


@pytest.mark.long
@pytest.mark.skipif(shutil.which(RV64I.tools.qemu) is None, reason="no qemu-riscv64")
@pytest.mark.parametrize("cipher", QUICK)
def test_official_vectors_are_right_in_qemu(cipher: str, tmp_path: Path) -> None:
    files = made("rv64i", cipher).files
    sources = {file: text for file, text in files.items() if file.endswith((".S", ".h", ".c"))}
    start = (
        f"void say(const char *text);\nint {cipher}_selftest(void (*say)(const char *text));\n"
        f"int main(void)\n{{\n    return {cipher}_selftest(say) != 0;\n}}\n"
    )
    program = tmp_path / "selftest"
    compile_program({**support(RV64I), **sources, "main.c": start}, RV64I, program)
    done = run_program(program, RV64I)
    assert (done.status, done.output) == (0, "PASS\n")


@pytest.mark.long
@pytest.mark.parametrize(("cipher", "role"), [("lea", "encrypt"), ("lea", "ctr"), ("pipo", "encrypt_blocks")])
def test_functions_are_proved(cipher: str, role: str) -> None:
    assert proof("rv64i", cipher, role).proved


@pytest.mark.long
@pytest.mark.parametrize(
    ("cipher", "change"),
    [
        ("lea", ("srliw", "srli")),  # bits of the sign come in
        ("lea", ("addw", "subw")),
        ("pipo", ("ld ", "lwu ")),
    ],
)
def test_another_instruction_is_refused(cipher: str, change: tuple[str, str]) -> None:
    assert not proof("rv64i", cipher, "encrypt_blocks", change).proved


def test_what_is_in_a_register() -> None:
    known = generation(RV64I)
    assert (known.words(32).bits, known.words(32).signed) == (32, True)
    assert (known.words(64).bits, known.words(8).bits, known.words(8).signed) == (64, 64, False)
    assert generation(target("rv32i")).words(8) is generation(target("rv32i")).words(32)


@pytest.mark.long
def test_keys_are_aligned_to_a_register() -> None:
    for cipher, words in (("lea", 48), ("pipo", None)):
        header = made("rv64i", cipher).files[f"{cipher}.h"]
        assert "uint64_t rk[" in header
        assert words is None or f"uint64_t rk[{words}];" in header
    said = [text for text in assumptions(RV64I, ()) if "V_key" in text]
    assert said == ["V_key is aligned to 8 bytes and the stack pointer as the calling convention says"]


@pytest.mark.long
def test_a_header_that_aligns_keys_less_is_refused() -> None:
    header = "#include <stdint.h>\ntypedef struct { uint32_t rk[96]; } v_key;\n"
    with pytest.raises(UserError) as caught:
        declared_bytes({"v.h": header}, ["v"], RV64I)
    assert str(caught.value) == (
        "v.h: aligns v_key to 4\n"
        "  allowed: an alignment of 8 bytes, which the proof takes for granted\n"
        "  write:   typedef struct { uint64_t rk[…]; } v_key;"
    )
    assert declared_bytes({"v.h": header}, ["v"], target("rv32i")) == {"v": 384}

"""Code for a key that a program learns while it runs: the host's part through the shim, and what NVRTC makes of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.fixed_key import under_key
from ciphergen.generator.kernel_options import choose
from ciphergen.generator.known_answers import block_answers
from ciphergen.generator.options import Options
from ciphergen.generator.run_time_key import run_time_kernels
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from tests.cuda.made import SHIM, files, run_in_shim
from tests.cuda.nvrtc import by_nvcc, by_nvrtc, text_of

HERE = Path(__file__).resolve().parent
CHOSEN = str(HERE / "chosen.cipher")
PROGRAM, VECTORS = HERE / "programs" / "run_time_key.cpp", HERE / "programs" / "run_time_vectors.cpp"
ROLES = ("encrypt_blocks", "decrypt_blocks", "ctr")  # in the order of their numbers in texts


@lru_cache(maxsize=8)
def made(text: str, variant: str, strategy: str) -> dict[str, str]:
    asked = Options((variant,), strategy=strategy, allow_tables=strategy == "tables", glue=("nvrtc",))
    return dict(files(text, asked))


def run(folder: Path, text: str, variant: str, sources: dict[str, str], program: Path, *arguments: str) -> list[str]:
    """Run a program with code for run-time keys through the shim, and return what it prints."""
    name, found = load(text).name, load(text).variant(variant)
    flags = {
        "LIBRARY_HEADER": f'"{name}.cuh"',
        "RUN_TIME_HEADER": f'"{name}_run_time_key.cuh"',
        "SYMBOL": f"{variant}_cuda",
        "BLOCK": found.block_bytes,
        "KEY_BYTES": found.key_bytes,
        "SHIM_PLACE": f'"{SHIM}"',
    }
    needed = [f"{name}.cu"] if program is PROGRAM else []
    words = (*needed, f"{name}_run_time_key.cu", program, SHIM / "libraries.cpp")
    defined = [f"-D{flag}={value}" for flag, value in flags.items()]
    done = run_in_shim(folder, sources, "-rdynamic", *defined, *words, arguments=[str(folder), *arguments])
    return [*done.output.splitlines(), *done.errors.splitlines()[:3]]


@pytest.mark.long
@pytest.mark.parametrize(
    ("text", "variant", "strategy"),
    [("pipo", "pipo64_128", "unrolled"), ("lea", "lea128", "unrolled"), (CHOSEN, "chosen64", "tables")],
    ids=["slices", "words", "tables that a key makes"],
)
def test_it_does_what_code_for_every_key_does(tmp_path: Path, text: str, variant: str, strategy: str) -> None:
    """For all numbers of blocks, counters and lengths, in place and not, and with each call made to fail."""
    assert run(tmp_path, text, variant, made(text, variant, strategy), PROGRAM) == ["PASS"]


# By what is wrong: what stands in the host's part, and what is put in its place.
MUTANTS = {
    "the last group is not copied back": ("cudaMemcpyAsync(out, group + ahead", "cudaMemcpyAsync(out, group"),
    "what goes in is put elsewhere": ("cudaMemcpyAsync(group + ahead, in", "cudaMemcpyAsync(group, in"),
    "groups begin anywhere in the counter": ("low[1] = 0;", ""),
    "a group is not freed": ("keep_first(&error, cudaFreeAsync(group, stream));", ""),
    "a library is not unloaded": ("keep_first(&error, cudaLibraryUnload(handle->libraries[i]));", "(void)0;"),
    "an error of NVRTC is lost": ("keep_first(&error, made[i].error);", ""),
    "the counter passes its lowest word": ("now = now < end ? now : end;", "(void)end;"),
    "a word of round keys": ('"0x%08x,", word)', '"0x%08x,", word ^ 1u)'),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("change", MUTANTS)
def test_what_is_wrong_is_noticed(tmp_path: Path, change: str) -> None:
    old, new = MUTANTS[change]
    sources = dict(made("pipo", "pipo64_128", "unrolled"))
    text = sources["pipo_run_time_key.cu"]
    assert old in text
    sources["pipo_run_time_key.cu"] = text.replace(old, new)
    assert run(tmp_path, "pipo", "pipo64_128", sources, PROGRAM)[-1:] != ["PASS"]


@pytest.mark.slow
def test_vectors_of_pilsung(tmp_path: Path) -> None:
    """Its S-boxes and orders, for the key of each official vector, made while the program runs."""
    sources, variant = made("pilsung", "pilsung", "tables"), load("pilsung").variant("pilsung")
    for key, plain, coded in block_answers(load("pilsung"), variant)[:2]:
        words = (key.hex(), plain.hex(), coded.hex())
        assert run(tmp_path, "pilsung", "pilsung", sources, VECTORS, *words) == ["PASS"]


def test_a_text_says_nothing_of_a_key() -> None:
    """It is the same for all, and what chooses are bits of words that are put before it."""
    shown = run_time_kernels(load(CHOSEN), gpu("cuda"), load(CHOSEN).variant("chosen64"), "")
    text = "".join(shown["text"])
    assert "WORDS[]" not in text
    numbers = [int(number) for number in re.findall(r"KEY\((-?\d+) \+", text)]
    assert shown["words"] == 64 * (2 + 8 * 2 + 2 + 2) // 32
    assert numbers
    assert max(numbers) < 32 * shown["words"]


def verdict(ptx: str, key: bytes, role: str) -> set[str]:
    """Return the verdicts on a function of the smallest cipher under a key."""
    roles = {"chosen64_cuda_expand_key_kernel": "expand_key", f"chosen64_cuda_{role}_x32_kernel": f"{role}:32"}
    variant = under_key(load(CHOSEN).variant("chosen64"), key)
    report = prove_kernels(ptx.encode(), "m.ptx", gpu("cuda"), roles, Knowledge(variant, 32))
    return {each.verdict.value for each in report.obligations}


@pytest.mark.long
@pytest.mark.parametrize(
    ("compiled", "number"), [(by_nvcc, 0), *((by_nvrtc, n) for n in range(3))], ids=["nvcc", *ROLES]
)
def test_what_a_compiler_makes_is_proved_for_its_key_alone(compiled: Callable[[str, int], str], number: int) -> None:
    key, variant = bytes.fromhex("0011223344556677"), load(CHOSEN).variant("chosen64")
    text = text_of(made(CHOSEN, "chosen64", "tables")["chosen_run_time_key.cu"], variant, key)
    ptx = compiled(text, number)
    assert verdict(ptx, key, ROLES[number]) == {"proved"}
    assert "refuted" in verdict(ptx, bytes.fromhex("1011223344556677"), ROLES[number])
    for changed in edits(ptx):
        assert verdict(changed, key, ROLES[number]) not in ({"proved"}, {"proved", "undecided"})


@pytest.mark.slow
def test_what_nvrtc_makes_of_pilsung_is_proved() -> None:
    key, variant = bytes(range(32)), load("pilsung").variant("pilsung")
    ptx = by_nvrtc(text_of(made("pilsung", "pilsung", "tables")["pilsung_run_time_key.cu"], variant, key), 0)
    name = "pilsung_cuda_encrypt_blocks_x32_kernel"
    roles = {"pilsung_cuda_expand_key_kernel": "expand_key", name: "encrypt_blocks:32"}
    found = {}
    for changed in (ptx, edits(ptx, "v4")[0]):
        knowledge = Knowledge(under_key(variant, key), 32)
        report = prove_kernels(changed.encode(), "m.ptx", gpu("cuda"), roles, knowledge)
        found[changed] = {each.verdict.value for each in report.obligations}
    assert found[ptx] == {"proved"}
    assert len(found) == 2
    assert "refuted" in [*found.values()][1]


def edits(ptx: str, vector: str = "v2") -> list[str]:
    """Return PTX with one instruction of the kernel changed: an operation in the middle, and the last store's words."""
    found = list(re.finditer(r"xor\.b32", ptx))
    at = found[len(found) // 2].start()
    store = [*re.finditer(rf"(st\.global\.{vector}\.[bu]32 .*\{{)(%r\d+), (%r\d+)", ptx)][-1]
    swapped = f"{store[1]}{store[3]}, {store[2]}"
    return [ptx[:at] + "or" + ptx[at + 3 :], ptx[: store.start()] + swapped + ptx[store.end() :]]


def test_options_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(UserError) as caught:
        choose(load("lea"), gpu("cuda"), Options(glue=("nvrtc",), one_key="00" * 16))
    assert str(caught.value) == (
        "--with: 'nvrtc' makes code for a key while a program runs, and --one-key is for a key that is known\n"
        "  allowed: one of the two"
    )

"""Code for one key: what it computes, what is proved of it, and what is refused."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx, machine_facts
from ciphergen.dsl.cipher import Variant, load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.fixed_key import under_key
from ciphergen.generator.kernel_options import choose
from ciphergen.generator.known_answers import block_answers, known_answers
from ciphergen.generator.options import Options
from ciphergen.generator.plan.strategy import SLICES
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.module import read
from ciphergen.verify.verdict import Property, Verdict
from tests.cuda.interpret import Launched
from tests.cuda.made import files, run_in_shim
from tests.cuda.test_mutants import mutant

HERE = Path(__file__).resolve().parent
TEXT, NAME = str(HERE / "chosen.cipher"), "chosen64_cuda"
KEY, OTHER, THIRD = "0011223344556677", "1011223344556677", "0411223344556677"
EXPAND = f"{NAME}_expand_key_kernel"
ROLES = {
    EXPAND: "expand_key",
    **{f"{NAME}_{role}_kernel": role for role in ("encrypt_blocks", "decrypt_blocks", "ctr")},
    **{f"{NAME}_{role}_x32_kernel": f"{role}:32" for role in ("encrypt_blocks", "decrypt_blocks", "ctr")},
}


def under(digits: str) -> Variant:
    """Return the variant under a key, under every key without digits."""
    variant = load(TEXT).variant("chosen64")
    return under_key(variant, bytes.fromhex(digits)) if digits else variant


@lru_cache(maxsize=4)
def compiled(digits: str, text: str = TEXT) -> str:
    return compile_to_ptx(gpu("cuda"), files(text, Options(one_key=digits)), f"{load(text).name}.cu")


def verdicts(ptx: str, variant: Variant, roles: dict[str, str]) -> dict[str, str]:
    """Return for each kernel `proved`, or the first verdict that it is not, undecided only where there is no other."""
    report = prove_kernels(ptx.encode(), "m.ptx", gpu("cuda"), roles, Knowledge(variant, 32))
    found = dict.fromkeys(roles, "proved")
    for each in report.obligations:
        if each.verdict.value != "proved" and found.get(each.function) in ("proved", "undecided"):
            found[each.function] = each.verdict.value
    return found


@pytest.mark.parametrize(("name", "variant"), [(TEXT, "chosen64"), ("lea", "lea128"), ("aes", "aes256")])
def test_a_variant_under_a_key_computes_what_the_text_does_for_it(name: str, variant: str) -> None:
    every, random = load(name).variant(variant), Random(name)
    for _ in range(3):
        key, block = random.randbytes(every.key_bytes), random.randbytes(every.block_bytes)
        one, asked = Concrete(under_key(every, key)), Concrete(every)
        rows = asked.schedule(key)
        assert one.schedule(key) == ()
        assert one.encrypt((), block) == asked.encrypt(rows, block)
        assert one.decrypt((), block) == asked.decrypt(rows, block)


def test_no_round_key_and_no_choice_is_left() -> None:
    """Steps read no round keys; what the key chooses is chosen."""
    one = under(KEY)
    steps = [step for direction in one.directions for step in one.steps(direction)]
    assert (one.key_variables(), one.key_shape) == ((), ())
    assert len(steps) == 4
    assert not any(step.keys for step in steps)


def test_answers_are_those_of_the_key() -> None:
    """Vectors of other keys are no tests of the code; where none has the key, answers are computed."""
    text = load("pilsung")
    every = text.variant("pilsung")
    key = text.vectors[1].key
    (answer,) = block_answers(text, under_key(every, key))
    assert answer == (key, text.vectors[1].plain, text.vectors[1].cipher)
    own = bytes(range(1, 33))
    ((key, plain, coded),) = block_answers(text, under_key(every, own))
    assert (key, coded) == (own, Concrete(every).encrypt(Concrete(every).schedule(own), plain))
    lea = load("lea").variant("lea128")
    assert all(each.key == own[:16] for each in known_answers(load("lea"), under_key(lea, own[:16]), "ctr"))


@pytest.mark.long
def test_every_kernel_is_proved_for_its_key_and_for_no_other() -> None:
    ptx = compiled(KEY)
    assert set(verdicts(ptx, under(KEY), ROLES).values()) == {"proved"}
    roles = {name: role for name, role in ROLES.items() if not role.startswith(("decrypt", "ctr"))}
    others = {name: "refuted" for name in roles if name != EXPAND}
    for digits in (OTHER, ""):
        found = verdicts(ptx, under(digits), roles)
        assert found.pop(EXPAND) == "undecided", "it is proved through the others"
        assert found == others, digits


@pytest.mark.long
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("(x * 167 + 13) mod 256", "((x == 77 ? 78 : x == 78 ? 77 : x) * 167 + 13) mod 256"),
        ("byte(1 << i) : byte(1 << 7 - i)", "byte(1 << i) : byte(1 << (i == 2 ? 6 : i == 6 ? 2 : i))"),
        ("byte(j) ^ k[r] & 7", "byte(j) ^ k[r] & 3"),
        ("rk[1] = reverse(k)", "rk[1] = k"),
    ],
    ids=["two entries of a table", "two bits of a substitution", "an order of bytes", "a round key"],
)
def test_code_of_another_text_is_refuted(old: str, new: str, tmp_path: Path) -> None:
    """What the key decides is wrong in one place: constants that the prover makes itself."""
    text = Path(TEXT).read_text(encoding="utf-8")
    assert text.count(old) == 1
    changed = tmp_path / "chosen.cipher"
    changed.write_text(text.replace(old, new), encoding="utf-8")
    roles = {
        name: role for name, role in ROLES.items() if role in ("expand_key", "encrypt_blocks", "encrypt_blocks:32")
    }
    found = verdicts(compiled(THIRD, str(changed)), under(THIRD), roles)
    assert {found[name] for name in roles if name != EXPAND} == {"refuted"}


def memory_after(text: str, name: str, seed: int) -> bytes:
    """Return what memory holds when a thread of a kernel has run on random blocks, by what rows mean."""
    kernel, memory = read(text, "m.ptx", gpu("cuda"))[name], bytearray(Random(seed).randbytes(1 << 15))
    numbers = [n.to_bytes(8, "little") for n in (0, 1 << 14, 1024)]
    Launched(kernel, 1, 32, memory, [bytes(kernel.parameters[0].size), *numbers]).run([5])
    return bytes(memory)


@pytest.mark.long
@pytest.mark.parametrize("role", ["encrypt_blocks", "encrypt_blocks:32"])
def test_mutants(role: str) -> None:
    """Random changes of a token each are refused; what is proved computes the same."""
    head, *kernels = re.split(r"(?=^\.visible \.entry )", compiled(KEY), flags=re.M)
    parts = {re.findall(r"entry (\w+)", text)[0]: text for text in kernels}
    (name,) = (name for name, each in ROLES.items() if each == role)
    random, seen, lines = Random(role), Counter[str](), parts[name].splitlines()
    for _ in range(8):
        at, new = mutant(random, lines)
        text = head + "\n".join([*lines[:at], new, *lines[at + 1 :]]) + "\n"
        try:
            found = verdicts(text + parts[EXPAND], under(KEY), {EXPAND: "expand_key", name: role})[name]
        except UserError:
            found = "refused to read"
        if found == "proved":
            assert memory_after(text, name, at) == memory_after(head + parts[name], name, at), (lines[at], new)
        seen[found] += 1
    assert seen["refuted"] >= 2, seen


@pytest.mark.long
def test_a_processor_runs_it_and_refuses_other_keys(tmp_path: Path) -> None:
    made = files(TEXT, Options(one_key=KEY))
    done = run_in_shim(tmp_path, made, "chosen.cu", "chosen_selftest.cu")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors
    done = run_in_shim(tmp_path, made, "chosen.cu", HERE / "programs" / "another_key.cpp")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


@pytest.mark.long
def test_key_expansion_that_takes_other_keys_for_the_one_is_refuted() -> None:
    """Its first byte is that of the one key, whatever the user's is: calls would take that key for the one."""
    made = files(TEXT, Options(one_key=KEY))
    old, new = "ks->key[0] = key[0];", "ks->key[0] = 0;"
    assert KEY.startswith("00")
    assert made["chosen.cu"].count(old) == 1
    ptx = compile_to_ptx(gpu("cuda"), {**made, "chosen.cu": made["chosen.cu"].replace(old, new)}, "chosen.cu")
    roles = {name: role for name, role in ROLES.items() if role in ("expand_key", "encrypt_blocks")}
    report = prove_kernels(ptx.encode(), "m.ptx", gpu("cuda"), roles, Knowledge(under(KEY), 32))
    (refused,) = (each for each in report.obligations if each.verdict is Verdict.REFUTED)
    assert (refused.function, refused.prop) == (EXPAND, Property.RESULT)
    text = "does not leave every byte of the key in V_key, by which calls know the one key from others"
    assert refused.detail.partition(", at line ")[0] == text


@pytest.mark.long
def test_a_key_of_any_length_is_kept_whole() -> None:
    """Ten bytes, in words of the alignment of keys; the comparison takes ten."""
    made = files("present", Options(variants=("present80",), one_key="00112233445566778899"))
    assert "ks->key[9] = key[9];" in made["present.cu"]
    assert "ks->key[10]" not in made["present.cu"]
    assert "static const uint8_t own[10] = {" in made["present.cu"]
    assert "uint8_t key[12];" in made["present.cuh"]


def test_the_default_strategy_is_slices_where_the_key_makes_tables() -> None:
    assert choose(load(TEXT), gpu("cuda"), Options(one_key=KEY)).strategy[0].arrangement == SLICES
    assert choose(load("lea"), gpu("cuda"), Options(one_key="00" * 16)).strategy[0].arrangement != SLICES
    of_aes = choose(load("aes"), gpu("cuda"), Options(one_key="00" * 16)).strategy
    assert (of_aes[0].arrangement, {layer.unroll for layer in of_aes}) == (SLICES, {0})


def test_variants_with_keys_of_that_length_are_made() -> None:
    chosen = choose(load("lea"), gpu("cuda"), Options(one_key="00" * 24))
    assert [variant.name for variant in chosen.variants] == ["lea192"]


@pytest.mark.slow
def test_pilsung_for_one_key() -> None:
    """Kernels in slices, of 17,000 instructions each, spill nothing and are proved."""
    key, cuda = load("pilsung").vectors[0].key, gpu("cuda")
    ptx = compile_to_ptx(cuda, files("pilsung", Options(one_key=key.hex())), "pilsung.cu")
    facts = machine_facts(cuda, ptx, cuda.default_core)
    assert all(each.spilled == each.stack == 0 for each in facts.values())
    roles = {f"pilsung_cuda_{role}_x32_kernel": f"{role}:32" for role in ("encrypt_blocks", "decrypt_blocks", "ctr")}
    roles = {"pilsung_cuda_expand_key_kernel": "expand_key", **roles}
    one = under_key(load("pilsung").variant("pilsung"), key)
    assert set(verdicts(ptx, one, roles).values()) == {"proved"}

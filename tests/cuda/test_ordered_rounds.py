"""Loops over the rounds of one key, which are alike but for constants and the order of bits: what a turn does, what is
proved, and what is refused of a thread's own memory."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from ciphergen.backends import gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx
from ciphergen.dsl.cipher import Variant, load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.fixed_key import FixedKey, under_key
from ciphergen.dsl.procedures import DIRECTIONS, ENCRYPT
from ciphergen.dsl.term import const, evaluate, var, zext
from ciphergen.generator.analysis.ordered_rounds import OrderedRounds, ordered_rounds
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.kernel_options import choose
from ciphergen.generator.options import Options
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.execution.memory import Bytes
from ciphergen.verify.kernels import prove_kernels
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.ptx.variables import OwnMemory, TableEntry, TextVariable, VariableRefused
from tests.cuda.made import files, run_in_shim
from tests.cuda.test_mutants import mutant
from tests.cuda.test_one_key import memory_after, verdicts

HERE = Path(__file__).resolve().parent
TEXT, NAME = str(HERE / "ordered.cipher"), "ordered64_cuda"
KEY, OTHER = "0011223344556677", "1011223344556677"
EXPAND = f"{NAME}_expand_key_kernel"
ROLES = {
    EXPAND: "expand_key",
    **{f"{NAME}_{role}_x32_kernel": f"{role}:32" for role in ("encrypt_blocks", "decrypt_blocks", "ctr")},
}
ENCRYPTS = f"{NAME}_encrypt_blocks_x32_kernel"


def under(name: str, variant: str, key: bytes) -> FixedKey:
    return under_key(load(name).variant(variant), key)


def own() -> Variant:
    return under(TEXT, "ordered64", bytes.fromhex(KEY))


@lru_cache(maxsize=2)
def made() -> dict[str, str]:
    return dict(files(TEXT, Options(one_key=KEY)))


@lru_cache(maxsize=2)
def compiled() -> str:
    return compile_to_ptx(gpu("cuda"), made(), "ordered.cu")


def parts() -> tuple[str, dict[str, str]]:
    """Return what stands in front of kernels, and each by its name."""
    head, *kernels = re.split(r"(?=^\.visible \.entry )", compiled(), flags=re.M)
    return head, {re.findall(r"entry (\w+)", text)[0]: text for text in kernels}


def run(piece: Piece, words: list[int]) -> list[int]:
    return evaluate(piece.outputs, dict(zip(piece.inputs, words, strict=True)))


def bits_of(words: list[int], width: int) -> list[int]:
    return [word >> i & 1 for word in words for i in range(width)]


def words_of(bits: list[int], width: int) -> list[int]:
    return [sum(bits[i + k] << k for k in range(width)) for i in range(0, len(bits), width)]


def by_turns(rounds: OrderedRounds, words: list[int], width: int) -> list[int]:
    """Return what rounds make of words, as a loop over their turns computes it."""
    state = run(rounds.before, words)
    for turn in rounds.turns:
        given = bits_of(run(rounds.look_ups, state), width)
        if rounds.first:
            given = [given[number] for number in turn.order]
        mixed = bits_of(run(rounds.mixing, words_of(given, width)), width)
        mixed = [bit ^ added for bit, added in zip(mixed, turn.added, strict=True)]
        state = words_of(mixed if rounds.first else [mixed[number] for number in turn.order], width)
    return run(rounds.after, run(rounds.look_ups, state))


@pytest.mark.parametrize(
    ("name", "variant", "moves"),
    [
        (TEXT, "ordered64", True),
        ("aes", "aes128", False),
        pytest.param("pilsung", "pilsung", True, marks=pytest.mark.long),
    ],
)
def test_turns_compute_what_the_text_does(name: str, variant: str, moves: bool) -> None:
    random, every = Random(name), load(name).variant(variant)
    one = under(name, variant, random.randbytes(every.key_bytes))
    concrete, width = Concrete(one), one.word_bits
    for direction in DIRECTIONS:
        found = ordered_rounds(one, direction)
        assert found is not None
        assert found.moves == moves
        block = random.randbytes(one.block_bytes)
        (plain,) = [[*one.words([const(byte, 8) for byte in block])]]
        words = by_turns(found, [word.param for word in plain if isinstance(word.param, int)], width)
        coded = bytes(evaluate(one.bytes([const(word, width) for word in words]), {}))
        wanted = concrete.encrypt((), block) if direction == ENCRYPT else concrete.decrypt((), block)
        assert coded == wanted


@pytest.mark.parametrize(("name", "variant"), [("lea", "lea128"), ("aria", "aria128"), ("camellia", "camellia128")])
def test_rounds_of_another_kind_are_no_turns(name: str, variant: str) -> None:
    """Sums, and substitutions that are not the same in each round."""
    assert ordered_rounds(under(name, variant, bytes(16)), ENCRYPT) is None


@pytest.mark.long
def test_what_is_a_loop_of_one_key() -> None:
    cuda = gpu("cuda")
    assert choose(load(TEXT), cuda, Options(one_key=KEY)).turns
    assert not choose(load("aes"), cuda, Options(one_key="00" * 16)).turns
    assert choose(load("aes"), cuda, Options(one_key="00" * 16, strategy="loop1-slices32")).turns
    assert not choose(load("aes"), cuda, Options(one_key="00" * 16, strategy="slices32")).turns
    assert not choose(load("aria"), cuda, Options(one_key="00" * 16)).turns
    assert not choose(load("lea"), cuda, Options(one_key="00" * 16)).turns
    for name, strategy in (("aria", "loop1-slices32"), ("aes", "loop2-slices32"), ("lea", "loop4")):
        with pytest.raises(
            UserError, match=f"'{strategy}' has a loop over rounds, of which one key makes each another"
        ):
            choose(load(name), cuda, Options(one_key="00" * 16, strategy=strategy))


@pytest.mark.long
def test_the_list_of_turns_is_beside_the_key() -> None:
    """Masks of 64 planes and their distances, of four turns of both directions; planes of 128 threads."""
    assert "uint8_t key[8]; uint32_t turns[1024];" in made()["ordered.cuh"]
    assert "ks->turns[1023] = " in made()["ordered.cu"]
    text = "__shared__ uint32_t planes[8192]; /* of each thread 64 words, which no other thread reads or writes */"
    assert made()["ordered.cu"].count(text) == 3


@pytest.mark.long
def test_a_loop_without_orders_needs_no_memory_of_its_own() -> None:
    made = files("pipo", Options(("pipo64_128",), one_key="00" * 15 + "01", strategy="loop1-slices32"))["pipo.cu"]
    assert made.count("    do {\n        uint32_t v") == 3
    assert "planes" not in made
    assert "ks->turns[1535] = " in made


@pytest.mark.long
def test_loops_are_proved_for_their_key_and_for_no_other() -> None:
    assert set(verdicts(compiled(), own(), ROLES).values()) == {"proved"}
    roles = {name: role for name, role in ROLES.items() if not role.startswith("ctr")}
    found = verdicts(compiled(), under(TEXT, "ordered64", bytes.fromhex(OTHER)), roles)
    assert {found[name] for name in roles if name != EXPAND} == {"refuted"}


@pytest.mark.long
def test_a_processor_runs_it(tmp_path: Path) -> None:
    done = run_in_shim(tmp_path, made(), "ordered.cu", "ordered_selftest.cu")
    assert (done.status, done.output) == (0, "PASS\n"), done.output + done.errors


def failures(text: str) -> list[tuple[str, str, str]]:
    """Return (property, verdict, detail) of what is not proved of encryption, for its own reasons."""
    report = prove_kernels(
        text.encode(), "x.ptx", gpu("cuda"), {EXPAND: "expand_key", ENCRYPTS: "encrypt_blocks:32"}, Knowledge(own(), 32)
    )
    own_failures = [o for o in report.obligations if o.function == ENCRYPTS and o.verdict.value != "proved"]
    return [
        (o.prop.value, o.verdict.value, o.detail.partition(", at line")[0])
        for o in own_failures
        if not o.detail.startswith("not reached: ")
    ]


_STORE, _LOAD = r"st\.shared\.u32 \t\[(%r\d+)\+512\], (%r\d+);", r"ld\.shared\.u32 \t(%r\d+), \[(%r\d+)\];"
_PLANES = r"\.shared \.align 4 \.b8 (\w+)\[32768\];"
WRONG_RESULT = ("result", "refuted", "byte 0 of a thread's block 0 is not what the text says")
BAD = {
    "a plane in the place of another": (
        _STORE,
        r"st.shared.u32 \t[\1+1024], \2;",
        "a word of {planes} that the thread has not written",
    ),
    "a plane in the place of another thread's": (
        _STORE,
        r"st.shared.u32 \t[\1+516], \2;",
        "4 bytes of {planes} that are no entry of a table of 128",
    ),
    "a plane across two": (
        _STORE,
        r"st.shared.u32 \t[\1+514], \2;",
        "4 bytes of {planes} that are no entry of a table of 128",
    ),
    "half a plane": (_STORE, r"st.shared.u16 \t[\1+512], \2;", "2 bytes of {planes}, of which a thread has words of 4"),
    "another thread's plane": (
        _LOAD,
        r"ld.shared.u32 \t\1, [\2+4];",
        "4 bytes of {planes} that are no entry of a table of 128",
    ),
    "behind the planes": (_LOAD, r"ld.shared.u32 \t\1, [\2+32768];", "byte {end} of {planes}, which has 32768"),
    "memory of half the size": (_PLANES, r".shared .align 4 .b8 \1[16384];", "byte 16895 of {planes}, which has 16384"),
    "memory that is misaligned": (
        _PLANES,
        r".shared .align 2 .b8 \1[32768];",
        "4 bytes of {planes} that are no entry of a table of 128",
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("what", BAD)
def test_a_change_of_own_memory_is_refused(what: str) -> None:
    old, new, detail = BAD[what]
    head, kernels = parts()
    text, count = re.subn(old, new, kernels[ENCRYPTS], count=1)
    assert count == 1
    ((prop, verdict, said),) = failures(head + kernels[EXPAND] + text)
    planes = re.findall(r"\.shared \.align \d \.b8 (\w+)\[", text)[0]
    wanted = re.escape(detail.format(planes=planes, end="END")).replace("END", r"\d+")
    assert verdict == "refuted"
    assert re.fullmatch(rf"(reads|writes) {wanted}", said), said
    assert prop == said.partition(" ")[0]


@pytest.mark.long
@pytest.mark.parametrize("what", ["a mask", "two distances exchanged"])
def test_a_wrong_word_of_the_list_is_refuted(what: str) -> None:
    """Of key expansion, on which kernels rest."""
    text = made()["ordered.cu"]
    word = re.compile(r"ks->turns\[(\d+)\] = (0x[0-9a-f]+)u;")
    found = {int(number): value for number, value in word.findall(text)}
    if what == "a mask":
        change = {5: "0x0" if found[5] != "0x0" else "0xffffffff"}
    else:
        change = {64 + 3: found[64 + 4], 64 + 4: found[64 + 3]}
    other = word.sub(lambda m: f"ks->turns[{m[1]}] = {change.get(int(m[1]), m[2])}u;", text)
    assert other != text
    ptx = compile_to_ptx(gpu("cuda"), {**made(), "ordered.cu": other}, "ordered.cu")
    assert failures(ptx)[0][:2] == ("result", "refuted")


@pytest.mark.long
def test_mutants() -> None:
    """Random changes of a token each are refused; what is proved computes the same."""
    head, kernels = parts()
    random, seen, lines = Random(18), Counter[str](), kernels[ENCRYPTS].splitlines()
    for _ in range(8):
        at, new = mutant(random, lines)
        text = "\n".join([*lines[:at], new, *lines[at + 1 :]]) + "\n"
        try:
            found = verdicts(
                head + text + kernels[EXPAND], own(), {EXPAND: "expand_key", ENCRYPTS: "encrypt_blocks:32"}
            )[ENCRYPTS]
        except UserError:
            found = "refused to read"
        if found == "proved":
            assert memory_after(head + text, ENCRYPTS, 1) == memory_after(head + kernels[ENCRYPTS], ENCRYPTS, 1), text
        seen[found] += 1
    assert seen["refuted"] >= 2, seen


def test_own_memory_is_of_the_thread_alone() -> None:
    """Its words, at its own number, as it wrote them last; nothing else."""
    variable, memory, normal = TextVariable("x", "shared", 2048, 4, None), Bytes(), Normalizer()
    group = OwnMemory((variable,), 128)
    value, other = var("value", 32), zext(var("other", 7), 7)
    word = TableEntry(variable, 512, group.thread, 2)
    group.store(memory, word, value)
    assert group.load(memory, word, 4, normal) is value
    group.store(memory, word, const(3, 32))
    assert group.load(memory, word, 4, normal) is const(3, 32)
    bad = {
        "a word of x that the thread has not written": TableEntry(variable, 0, group.thread, 2),
        "x without a barrier, at another place than the thread's own": TableEntry(variable, 512, other, 2),
        "4 bytes of x that are no entry of a table of 128": TableEntry(variable, 516, group.thread, 2),
        "byte 2559 of x, which has 2048": TableEntry(variable, 2048, group.thread, 2),
    }
    for text, entry in bad.items():
        with pytest.raises(VariableRefused) as caught:
            group.load(memory, entry, 4, normal)
        assert str(caught.value) == text
    with pytest.raises(VariableRefused) as caught:
        group.store(memory, TableEntry(variable, 512, group.thread, 0), const(1, 8))
    assert str(caught.value) == "1 bytes of x, of which a thread has words of 4"

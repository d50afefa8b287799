"""LEA and PIPO for Armv7-M as object code in the emulator's Cortex-M3: official vectors, any alignment, in place, any
number of blocks; what the files of a target with instructions of two bytes look like."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.timing import in_order
from ciphergen.backends.timing.in_order import ExecutedInstruction
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.generator.code import Code
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.prologue import finish
from ciphergen.verify.object.object_file import read
from tests.generator.coded import argument
from tests.generator.running import IN, KEYS, OUT, files, keyed
from tests.generator.test_ctr import pair
from tests.kept import object_code

NAME = "armv7m"
VARIANTS = [("lea", "lea128"), ("lea", "lea192"), ("lea", "lea256"), ("pipo", "pipo64_128"), ("pipo", "pipo64_256")]
STRATEGY = "loop4"


@pytest.mark.long
@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_vectors(name: str, variant: str) -> None:
    vectors = [v for v in load(name).vectors if v.variant == variant]
    assert vectors
    for v in vectors:
        code, ks = keyed(NAME, name, STRATEGY, variant, v.key)
        for role, data, wanted in (("encrypt", v.plain, v.cipher), ("decrypt", v.cipher, v.plain)):
            memory = {KEYS: ks, IN: data, OUT: bytes(len(data))}
            assert code.call(f"{variant}_{role}", [KEYS, IN, OUT], memory).memory[OUT] == wanted


@pytest.mark.parametrize("role", ["encrypt", "decrypt"])
@pytest.mark.parametrize(("name", "variant"), [("lea", "lea128"), ("pipo", "pipo64_128")])
def test_many_blocks_at_any_address(name: str, variant: str, role: str) -> None:
    rng, reference = Random(f"{variant} {role}"), Concrete(load(name).variants[variant])
    size, key = reference.variant.block_bytes, rng.randbytes(reference.variant.key_bytes)
    code, ks = keyed(NAME, name, STRATEGY, variant, key, shift=1)
    round_keys = reference.schedule(key)
    for count in (0, 1, 2, 5):
        for shift_in, shift_out in ((0, 0), (1, 2), (3, 1)):
            data = rng.randbytes(size * count)
            blocks = (data[i : i + size] for i in range(0, len(data), size))
            wanted = b"".join(getattr(reference, role)(round_keys, block) for block in blocks)
            source, into = IN + shift_in, OUT + shift_out
            memory = {KEYS: ks, source: data, into: bytes(len(data))}
            outcome = code.call(f"{variant}_{role}_blocks", [KEYS, source, into, count], memory)
            assert (outcome.memory[into], outcome.memory[source]) == (wanted, data)
            symbol = f"{variant}_{role}_blocks"
            outcome = code.call(symbol, [KEYS, source, source, count], {KEYS: ks, source: data})
            assert outcome.memory[source] == wanted


@pytest.mark.long
@pytest.mark.parametrize("variant", ["lea128", "pipo64_128"])
def test_counter_mode_of_every_length_and_alignment(variant: str) -> None:
    call, reference, rng = pair(variant, STRATEGY, "armv7m", NAME)
    size = reference.size
    for length in (*range(2 * size + 2), 5 * size + 3):
        counter, data = rng.randbytes(size - 1) + b"\xff", rng.randbytes(length)
        assert call(counter, data, (length % 3, length % 4, length % 2)) == reference(counter, data), length


@pytest.mark.long
def test_the_fifth_argument_is_read_from_the_stack_and_words_are_two_or_four_bytes_long() -> None:
    text = files(NAME, "lea128", STRATEGY, "lea")["lea128.S"]
    body = text[text.index("lea128_ctr:\n") : text.index(".size lea128_ctr")]
    frame = int(body.partition(".cfi_def_cfa_offset ")[2].partition("\n")[0])
    assert f"[sp, #{frame}]" in body
    assert "mov.n " in body
    assert "eor.w " in body
    on = target(NAME)
    code = read(object_code(text, NAME), "lea128.o", on)
    assert {place % 4 for place, _ in code.functions.values()} == {0}
    assert any(size % 4 for _, size in code.functions.values())
    assert text.count("    .balign 4\n") == 2 * len(code.functions)


@pytest.mark.parametrize(
    ("code", "cycles"),
    [
        (("ldr", "eor"), 3),
        (("ldr", "ldr", "ldr", "eor"), 5),
        (("ldr", "eor", "ldr", "eor"), 6),
        (("ldr", "str"), 2),
        (("str", "eor"), 2),
        (("eor_ror", "cmp", "bne"), 3),
    ],
)
def test_the_model_is_that_of_the_manuals(code: tuple[str, ...], cycles: int) -> None:
    """A run of n loads takes n + 1 cycles, a branch that is not taken one."""
    on = target(NAME)
    steps = [ExecutedInstruction(on.rows[name], (), (name + str(place),)) for place, name in enumerate(code)]
    assert {in_order.cycles(steps, core) for core in on.cores.values()} == {cycles}


def test_loads_stand_in_runs() -> None:
    """The cycles that they save are more than half of the loads, of which one in a run saves none."""
    text = files(NAME, "lea128", STRATEGY, "lea")["lea128.S"]
    body = text[text.index("lea128_encrypt_blocks:\n") : text.index(".size lea128_encrypt_blocks")]
    lines = [line.split()[0] for line in body.splitlines() if line.startswith("    ") and line.strip()[:1].isalpha()]
    loads = [place for place, name in enumerate(lines) if name == "ldr.w"]
    assert sum(place + 1 in loads for place in loads) > len(loads) / 2


def test_an_argument_on_the_stack_needs_a_frame_that_is_built_first() -> None:
    on = target(NAME)
    code = Code(on, generation(on), "f", "ctr")
    argument(code, 4, "bytes")
    code.leave()
    function = code.finish()
    function.framed = function.blocks[0].label
    with pytest.raises(Unsupported) as caught:
        function = finish(function, on, generation(on).idioms)
    assert str(caught.value) == "f has arguments on the stack, and a frame that is not built where it begins"

"""Functions of the text that are called often: where schedules are cut, what becomes of it on every target, and that it
is proved."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from ciphergen.backends import generation, target, target_names
from ciphergen.cli.main import app
from ciphergen.dsl.cipher import Variant, load, parse_cipher
from ciphergen.dsl.term import Term, concat, const, evaluate, extract, lookup, var
from ciphergen.generator.allocation.allocate import allocate, preferred
from ciphergen.generator.allocation.check_allocate import AllocationRefused, check_allocation
from ciphergen.generator.analysis.keys import key_bytes
from ciphergen.generator.analysis.look_ups import look_ups
from ciphergen.generator.analysis.repeated import SAVED, Price, size
from ciphergen.generator.analysis.stages import Cut, Packing, cut
from ciphergen.generator.frames.staged import RoutineSet, Staged
from ciphergen.generator.machine import Function, Kept, Label, Passage, Slot, listing
from ciphergen.generator.passes import planes
from ciphergen.generator.prologue import Lines, drop_idle, finish
from ciphergen.generator.rows import check_rows
from ciphergen.generator.scheduling.schedule import schedule
from ciphergen.generator.select import select
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.check import ShapeError, check_shape
from ciphergen.generator.shape.node import Ref, Shape, Sink
from ciphergen.generator.shape.text import shape_text
from ciphergen.generator.unwinding import unwinding
from tests.generator.coded import copied
from tests.generator.interpret import Run

RV32I = target("rv32i")
KNOWN, ABI, ARGUMENTS = generation(RV32I), RV32I.abi, RV32I.abi.arguments
RULES = KNOWN.sets["words"]
OUT, KEY = 0x2000, 0x3000
TEXTS = Path(__file__).parents[1] / "texts"
# What `twist` takes is worth a routine: sixteen calls of two hundred operations, two of them inside of `both`.
TEXT = """cipher OFTEN {
  word 32 little
  block 2 words
  variant OFTEN1 { key 3 words  rounds 8 }

  function twist(x: word[2], n: number) -> y: word[2] {
    for i in 0..23 { x := [x[1] ^ (x[0] <<< 7), (x[0] + x[1]) <<< 3 ^ (x[1] & ~x[0]) ^ 0x9e3779b9] }
    y = x ^ [n, 0]
  }
  function both(x: word[2]) -> y: word[2] { y = twist(twist(x, 1) ^ 0x55, 1) }

  schedule(k) -> rk: word[rounds][2] {
    var s = [k[0], k[1]]
    for i in 0..rounds-1 {
      s := both([s[0] ^ i, s[1] + k[2]]) ^ [k[2], s[0]]
      rk[i] = s
    }
  }
  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := [x[1], x[0] ^ ((x[1] <<< 5) + rk[i][0]) ^ rk[i][1]] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in rounds-1 down to 0 { y := [y[1] ^ ((y[0] <<< 5) + rk[i][0]) ^ rk[i][1], y[0]] }
    x = y
  }
  vector OFTEN1
    key 000102030405060708090a0b
    plain 0011223344556677
    cipher VALUE
}
"""


def often() -> Variant:
    start = TEXT.index("  vector")
    return parse_cipher(TEXT[:start] + "}\n", "often.cipher").variants["often1"]


def parts(variant: Variant, bits: int) -> tuple[list[Term], Cut | None]:
    key = key_bytes(variant)
    roots = [word for row in variant.schedule(key) for word in row]
    return roots, cut(roots, variant.schedule_calls(key), bits, price_of(variant, bits))


def price_of(variant: Variant, bits: int) -> Price:
    return partial(planes.price, circuits=variant.circuits, bits=bits)


def computed(found: Cut, count: int, values: dict[Term, int]) -> list[int]:
    """The values of the roots, stage by stage."""
    roots, known = [0] * count, dict(values)
    for stage in found.stages:
        terms = [*stage.kept.values(), *stage.roots.values()]
        made = iter(evaluate(terms, known))
        known |= {v: next(made) for v in stage.kept}
        for i in stage.roots:
            roots[i] = next(made)
        if stage.call is not None:
            function = found.functions[stage.call.function]
            given = dict(zip(function.inputs, evaluate(stage.call.given, known), strict=True))
            known |= zip(stage.call.results, evaluate(function.outputs, given), strict=True)
    return roots


@pytest.mark.parametrize("bits", [16, 32, 64])
@pytest.mark.parametrize("name", ["", "misty1", "sm4", "idea", "kalyna"])
def test_stages_compute_what_the_text_says(name: str, bits: int) -> None:
    variant = next(iter(load(str(TEXTS / f"{name}.cipher")).variants.values())) if name else often()
    roots, found = parts(variant, bits)
    assert found is not None
    price = price_of(variant, bits)
    assert found.cost(price) <= size(roots, price) - SAVED
    rng = Random(bits)
    values = {byte: rng.getrandbits(8) for byte in key_bytes(variant)}
    assert computed(found, len(roots), values) == evaluate(roots, values)
    registers = [t for s in found.stages for t in (*s.kept, *(s.call.given + s.call.results if s.call else ()))]
    assert max(t.width for t in (*registers, *(t for f in found.functions for t in (*f.inputs, *f.outputs)))) <= bits


def test_calls_inside_of_functions_are_found() -> None:
    """`twist` is called by `both` alone: its form has one call, and the schedule sixteen."""
    _, found = parts(often(), 32)
    assert found is not None
    assert [(len(f.inputs), len(f.outputs)) for f in found.functions] == [(2, 2)]
    assert sum(stage.call is not None for stage in found.stages) == 16


@pytest.mark.long
def test_functions_that_are_worth_it_only_together_are_found() -> None:
    """Of the four of this text each alone leaves the look-ups of the others, no longer done at once."""
    variant = load(str(TEXTS / "cast128.cipher")).variants["cast128_128"]
    roots, found = parts(variant, 32)
    assert found is not None
    assert len(found.functions) == 4
    assert 4 * found.cost(price_of(variant, 32)) < size(roots, price_of(variant, 32))


@pytest.mark.parametrize("name", ["lea", "pipo", "present"])
def test_schedules_without_such_functions_stay_whole(name: str) -> None:
    for variant in load(name).variants.values():
        assert parts(variant, 32)[1] is None


def test_look_ups_that_are_done_at_once_count_once() -> None:
    """Of 32 indices that are known together a register takes one bit each; of one behind the other none."""
    table, price = tuple(range(255, -1, -1)), price_of(often(), 32)
    gates = price(lookup(table, var("x", 8), 8), 1) - 16
    together = [lookup(table, var(f"x.{i}", 8), 8) for i in range(33)]
    assert size(together[:32], price) == gates + 32 * 16
    assert size(together, price) == 2 * gates + 33 * 16
    assert size([lookup(table, together[0], 8)], price) == 2 * gates + 2 * 16


SERIAL = """cipher SERIAL {
  word 8
  block 2 words
  variant SERIAL1 { key 4 words  rounds 40 }
  table P: byte -> byte = [byte((i * i * i * 7 + i * 29 + 5) mod 251) for i in 0..255]
  schedule(k) -> rk: byte[rounds] {
    var l = k
    for i in 0..rounds-1 {
      l := [l[1], l[2], l[3], P[l[3] + l[0]]]
      rk[i] = l[3]
    }
  }
  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := [x[1], x[0] ^ (x[1] + rk[i])] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in rounds-1 down to 0 { y := [y[1] ^ (y[0] + rk[i]), y[0]] }
    x = y
  }
}
"""


@pytest.mark.parametrize("bits", [32, 64])
def test_look_ups_one_behind_the_other_are_calls(bits: int) -> None:
    variant = parse_cipher(SERIAL, "serial.cipher").variants["serial1"]
    key, price = key_bytes(variant), price_of(variant, bits)
    roots = [word for row in variant.schedule(key) for word in row]
    assert cut(roots, variant.schedule_calls(key), bits, price) is None
    found = cut(roots, look_ups(roots, bits), bits, price)
    assert found is not None
    assert [(len(f.inputs), len(f.outputs)) for f in found.functions] == [(1, 1)]
    assert sum(stage.call is not None for stage in found.stages) == 40
    values = {byte: 37 * i + 11 for i, byte in enumerate(key)}
    assert computed(found, len(roots), values) == evaluate(roots, values)


def test_look_ups_that_can_be_done_at_once_share_a_call() -> None:
    table = tuple(range(255, -1, -1))
    lower = [lookup(table, var(f"x.{i}", 8), 8) for i in range(20)]
    upper = lookup(table, lower[0] ^ lower[1], 8)
    calls = look_ups([*lower, upper], 32)
    assert [len(call.results) for call in calls] == [16, 4, 1]
    assert calls[2].results == (upper,)
    assert len({call.form for call in calls}) == 3


@settings(max_examples=200, deadline=None)
@given(st.lists(st.integers(1, 80), min_size=1, max_size=9), st.sampled_from((8, 32, 64)), st.integers(0))
def test_words_in_registers_are_the_words(widths: list[int], bits: int, seed: int) -> None:
    packing, rng = Packing.of(widths, bits), Random(seed)
    words = [var(f"w.{i}", width) for i, width in enumerate(widths)]
    values = {word: rng.getrandbits(word.width) for word in words}
    registers = packing.put(words)
    assert tuple(register.width for register in registers) == packing.widths
    assert max(packing.widths) <= bits
    assert evaluate(packing.take(registers), values) == [values[word] for word in words]


def test_bytes_share_registers_and_keep_their_order() -> None:
    a, b, c = var("a", 8), var("b", 8), var("c", 24)
    assert Packing.of([8, 8, 24], 32).put([a, b, c]) == [concat(b, a), c]
    wide = var("w", 48)
    assert Packing.of([48], 32).put([wide]) == [extract(wide, 31, 0), extract(wide, 47, 32)]


def routine_calls(path: Path, name: str, out: Path) -> int:
    """The calls of routines in the code of a text's first variant, which is made, proved and run."""
    variant = next(iter(load(str(path)).variants))
    arguments = ["--cipher", str(path), "--variant", variant, "--target", name, "--mode", "ecb", "-o", str(out)]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    code = (out / f"{variant}.S").read_text("utf-8")
    result = CliRunner().invoke(app, ["test", str(out)])
    assert result.exit_code == 0, result.output
    return len(re.findall(r"^    (?:jal|bl) .*_routine\d+\)?$", code, re.MULTILINE))


# What targets add to a base says nothing of routines: the gate takes the bases, `.ci/slow` all targets.
GATE = {"rv32i": (), "rv64i": pytest.mark.long, "armv7m": pytest.mark.long, "aarch64": pytest.mark.long}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=GATE.get(name, pytest.mark.slow)) for name in target_names()]
)
def test_a_cipher_of_the_users_is_made_run_and_proved(name: str, tmp_path: Path) -> None:
    """Round keys that are repeated for lanes of vectors are made by code that stays whole."""
    path = tmp_path / "often.cipher"
    path.write_text(with_vector(), "utf-8")
    lanes = any(rules.lanes > 1 for rules in generation(target(name)).sets.values())
    assert routine_calls(path, name, tmp_path / "out") == (0 if lanes else 16)


@pytest.mark.slow
def test_words_that_fill_no_lanes_have_routines_beside_vectors(tmp_path: Path) -> None:
    assert routine_calls(TEXTS / "misty1.cipher", "aarch64", tmp_path / "out") == 8


def with_vector() -> str:
    """The text with a vector that it computes itself."""
    variant = often()
    key = list(range(12))
    plain = [0x11 * i for i in range(8)]
    rows = variant.schedule(key_bytes(variant))
    names = [var(f"p.{i}", 8) for i in range(8)]
    output = variant.encrypt(rows, names)
    values = dict(zip((*key_bytes(variant), *names), (*key, *plain), strict=True))
    return TEXT.replace("VALUE", bytes(evaluate(output, values)).hex())


def schedule_of(variant: Variant) -> Shape:
    """The key schedule of a variant with routines, which stores words from the first argument on."""
    build = Builder(RV32I, generation(RV32I), "f", "expand_key")
    out, key = build.fresh("x", "out"), build.fresh("x", "key")
    build.copy(ARGUMENTS[0], out)
    build.copy(ARGUMENTS[1], key)
    given = key_bytes(variant)
    known: dict[Term, Ref] = {byte: build.load(1, key, i, "key") for i, byte in enumerate(given)}
    _, found = parts(variant, 32)
    assert found is not None

    def sink(i: int) -> Sink:
        return build.sink("x", lambda value: build.store(4, value, out, 4 * i, "ks"))

    routines = RoutineSet(build, RULES, lambda terms: ((), terms))
    Staged(routines, found, sink, lambda i: Passage((f"word {i}",))).run(known)
    build.leave()
    return build.finish()


def run(function: Function, key: Sequence[int]) -> list[int]:
    """The words that a key schedule stores."""
    machine = Run(RV32I, {r: const(0x1234567 * (r.number + 1), 32) for r in (*ABI.scratch, *ABI.callee_saved)})
    machine.registers[ARGUMENTS[0]], machine.registers[ARGUMENTS[1]] = const(OUT, 32), const(KEY, 32)
    machine.memory = {KEY + i: const(value, 8) for i, value in enumerate(key)}
    kept = {r: machine.registers[r] for r in ABI.callee_saved}
    machine.function(function, 100_000)
    assert {r: machine.registers[r] for r in kept} == kept
    return [sum(machine.memory[OUT + 4 * i + j].value << 8 * j for j in range(4)) for i in range(16)]


def test_routines_give_what_the_text_says_before_and_after_allocation() -> None:
    """With all registers, and with so few that arguments of routines wait on the stack."""
    variant, rng = often(), Random(5)
    shape = schedule_of(variant)
    check_shape(shape)
    selected = select(shape, RV32I, KNOWN)
    check_rows(selected, RV32I)
    key = [rng.getrandbits(8) for _ in key_bytes(variant)]
    roots = [word for row in variant.schedule(key_bytes(variant)) for word in row]
    wanted = evaluate(roots, dict(zip(key_bytes(variant), key, strict=True)))
    assert run(selected, key) == wanted
    for count in (6, 9, 28):
        order = {"x": preferred(RV32I)["x"][:count]}
        allocated = allocate(schedule(selected, RV32I, RV32I.cores["e31"], {"x": count}), RV32I, KNOWN.idioms, order)
        check_allocation(schedule(selected, RV32I, RV32I.cores["e31"], {"x": count}), allocated, RV32I)
        final = finish(drop_idle(allocated), RV32I, KNOWN.idioms)
        assert run(final, key) == wanted
        assert {state.depth for state in unwinding(final, RV32I)} == {0, final.frame_bytes}


def small(calls: int = 2) -> Builder:
    """A function that calls a routine."""
    build = Builder(RV32I, generation(RV32I), "f", "expand_key")
    given, link, routine = build.fresh("x", "given"), build.fresh("x", "link"), build.label("routine")
    build.copy(ARGUMENTS[0], given)
    for _ in range(calls):
        build.call_routine(routine, link)
    build.leave()
    with build.routine(routine, link, calls):
        build.keep(link, Kept("x", 0))
        build.add(given, 4, into=given)
        build.kept(Kept("x", 0), link)
    return build


def test_the_text_of_routines() -> None:
    shape = small().finish()
    check_shape(shape)
    assert shape_text(shape, RV32I) == (
        "shape f (expand_key)\n"
        "    %given.1 = a0\n"
        "    %link.2 = call routine1\n"
        "after2:\n"
        "    %link.2 = call routine1\n"
        "after3:\n"
        "    return\n"
        "    routine routine1, 2 times:\n"
        "        spill x %link.2 sp kept 0\n"
        "        %given.1 = add %given.1 4\n"
        "        %link.2 = reload x sp kept 0\n"
        "        back to %link.2\n"
    )
    assert listing(select(shape, RV32I, KNOWN), RV32I) == (
        "function f (expand_key), frame 0 bytes\n"
        "entry:  # weight 1\n"
        "    addi %given.1, a0, 0\n"
        "    jal %link.2, routine1\n"
        "after2:  # weight 1\n"
        "    jal %link.2, routine1\n"
        "after3:  # weight 1\n"
        "    jalr zero, 0(ra)\n"
        "routine1:  # weight 2\n"
        "    sw %link.2, [kept x0](sp)\n"
        "    addi %given.1, %given.1, 4\n"
        "    lw %link.2, [kept x0](sp)\n"
        "    jalr zero, 0(%link.2)\n"
    )


def test_a_routine_that_is_not_there_is_refused() -> None:
    build = Builder(RV32I, generation(RV32I), "f", "expand_key")
    build.call_routine(Label("nowhere"), build.fresh("x", "link"))
    with pytest.raises(ShapeError) as caught:
        check_shape(build.finish())
    assert str(caught.value) == "f: not placed: nowhere"


def test_what_a_routine_leaves_is_seen_behind_each_call() -> None:
    """Control goes from the end of a routine to all places behind its calls, and to no other."""
    function = select(small().finish(), RV32I, KNOWN)
    assert [function.successors(i) for i in range(4)] == [[3], [3], [], [1, 2]]
    assert [block.leaves for block in function.blocks] == [False, False, True, False]


def test_the_checker_refuses_a_store_behind_a_call() -> None:
    """It is never run: the call has jumped."""
    function = select(small(1).finish(), RV32I, KNOWN)
    allocated = copied(allocate(function, RV32I, KNOWN.idioms))
    check_allocation(function, allocated, RV32I)
    lines = Lines(RV32I)
    KNOWN.idioms.spill(lines, "x", ARGUMENTS[0], ABI.stack_pointer, Slot("x", 0))
    allocated.blocks[0].insts.append(*lines.insts)
    with pytest.raises(AllocationRefused) as caught:
        check_allocation(function, allocated, RV32I)
    assert str(caught.value) == "block entry: sw stands behind a jump"

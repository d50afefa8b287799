"""How C and Rust spell functions, held against what was written by hand."""

from __future__ import annotations

import pytest

from ciphergen.backends.tools.callers import callers
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.generator.frames.functions import SHAPES
from ciphergen.generator.show import SHOWN
from ciphergen.generator.stages import STAGES
from ciphergen.interface.phases import CODED, mode_functions
from ciphergen.interface.spelling import asked, call, prototype, rust_parameters
from ciphergen.interface.table import ROLES, for_one_block, key_expansion, modes, one_block, row_of_blocks
from tests.interface.expectations import MEANINGS, PROTOTYPES, RUST

OF_ENTRIES = {"entry point", "schedule of an entry point", "row of blocks that share inputs", "key stream", "message"}


@pytest.mark.parametrize("role", PROTOTYPES)
def test_prototypes(role: str) -> None:
    assert prototype(ROLES[role], "V", 32, 8) == PROTOTYPES[role]
    assert rust_parameters(ROLES[role], "V") == RUST[role]


def test_meanings() -> None:
    assert {name: (role.direction, role.mode) for name, role in ROLES.items()} == MEANINGS
    assert {role.direction for role in ROLES.values()} == {"", *DIRECTIONS}


def test_calls_of_each_function_without_headers() -> None:
    assert callers({"f": (ROLES["ctr"], "lea128")}) == (
        "\nvoid f(const lea128_key *, unsigned char *, const unsigned char *, unsigned char *, __SIZE_TYPE__ );\n"
        "void ciphergen_after_f(void);\n"
        "void ciphergen_call_f(lea128_key *p0, unsigned char *p1, unsigned char *p2, unsigned char *p3, "
        "__SIZE_TYPE__ p4) { f(p0, p1, p2, p3, p4); ciphergen_after_f(); }\n"
    )


def test_a_call_is_in_the_order_of_the_row() -> None:
    given = {"bytes": "n", "output": "o", "source": "i", "state": "c", "round_keys": "&ks"}
    assert call(ROLES["ctr"], "V", given) == "V_ctr(&ks, c, i, o, n)"
    assert asked("my_key") == "--function my_key=expand_key --function my_encrypt=encrypt"


def test_functions_are_found_by_what_they_do() -> None:
    assert key_expansion() is ROLES["expand_key"]
    assert [one_block(d).name for d in DIRECTIONS] == ["encrypt", "decrypt"]
    assert [row_of_blocks(d).name for d in DIRECTIONS] == ["encrypt_blocks", "decrypt_blocks"]
    assert [for_one_block(role).name for role in ROLES.values()] == [
        *("expand_key", "encrypt", "decrypt", "encrypt", "decrypt", "ctr")
    ]
    assert modes() == {"ecb": ("encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks"), "ctr": ("ctr",)}


def test_every_shape_is_built_and_every_mode_shown() -> None:
    of_modes = {role.shape for name in CODED for role in mode_functions(load_phase_mode(name), "lea128").values()}
    assert {role.shape for role in ROLES.values()} | OF_ENTRIES | of_modes == SHAPES.keys()
    assert {role.shape for role in ROLES.values() if role.mode} == SHOWN.keys()
    assert STAGES == ("terms", "plan", "ctr", "shape", "selection", "rows", "schedule", "registers")

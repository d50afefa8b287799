"""What a user's build makes of the code: objects and static libraries, whose functions are known by their names."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.cli import prove_file
from ciphergen.dsl.errors import UserError
from tests.kept import object_code

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

LEA = ("--cipher", "lea", "--target", "rv32i")
ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks", "ctr")
ONE = "  allowed: one function of a name: which is called?\n"
LINK = "  write:   ld -r -o one.o …, and gen prove … one.o\n"


@pytest.fixture(scope="module")
def text(lea128: Path) -> str:
    return (lea128 / "lea128.S").read_text()


def code(text: str) -> bytes:
    return object_code(text, "rv32i")


def functions(*names: str) -> bytes:
    """An object with functions that only return."""
    return code("".join(f".text\n.globl {name}\n{name}: ret\n" for name in names))


def archive(path: Path, *members: tuple[str, bytes]) -> Path:
    """A static library, written to the path."""
    data = b"!<arch>\n"
    for name, content in members:
        header = f"{name + '/':<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(content):<10}`\n"
        data += header.encode() + content + b"\n" * (len(content) % 2)
    path.write_bytes(data)
    return path


@pytest.mark.long
def test_a_library_that_a_build_made(gen: Gen, tmp_path: Path, text: str) -> None:
    """By the archiver that the packages bring; proved for real."""
    (tmp_path / "lea128.S.o").write_bytes(code(text))
    (tmp_path / "data.o").write_bytes(code(".data\n.globl lea_table\n.type lea_table, %object\nlea_table: .word 1\n"))
    command = [sys.executable, "-m", "ziglang", "ar", "rcs", "liblea.a", "data.o", "lea128.S.o"]
    subprocess.run(command, cwd=tmp_path, check=True, env={"HOME": str(tmp_path)})
    ran = gen("prove", *LEA, tmp_path / "liblea.a")
    assert (ran.status, ran.err) == (0, "")
    head, *rows = (line.split() for line in ran.out.splitlines()[:7])
    assert head == ["function", "role", "bytes", "registers", "stack", "verdict"]
    assert [(row[0], row[1], row[-1]) for row in rows] == [(f"lea128_{role}", role, "proved") for role in ROLES]
    assert "liblea.a(lea128.S.o) is lea128 for rv32i; sizeof(lea128_key) has to be 384 at least\n" in ran.out


@pytest.mark.long
def test_one_more_function_in_a_library_is_no_success(gen: Gen, tmp_path: Path, text: str) -> None:
    silent = code('.section .init, "ax"\nlocal: ret\n')
    path = archive(tmp_path / "x.a", ("lea128.o", code(text)), ("more.o", functions("mine")), ("silent.o", silent))
    ran = gen("prove", *LEA, path, "--json")
    assert (ran.status, ran.err) == (
        1, "not proved, because nothing says what it is for: mine in x.a(more.o), x.a(silent.o)\n",
    )  # fmt: skip
    document = json.loads(ran.out)
    assert document["proved"] is False
    assert {o["verdict"] for o in document["obligations"]} == {"proved"}
    assert document["objects"][0]["file"] == "x.a(lea128.o)"
    assert document["objects"][0]["roles"] == {f"lea128_{role}": role for role in ROLES}
    assert document["objects"][0]["key_memory_bytes"] == {"declared": None, "written": 384}
    assert document["others"] == [
        {"file": "x.a(more.o)", "function": "mine", "verdict": "not proved"},
        {"file": "x.a(silent.o)", "function": "", "verdict": "not proved"},
    ]


def plan(path: Path, cipher: str = "lea", asked: Sequence[str] = (), prefix: str = "", size: int | None = None):  # type: ignore[no-untyped-def]
    return prove_file.plan(path, cipher, "rv32i", asked, prefix, size)


def asked_of(found: prove_file.ProofPlan) -> list[tuple[str, str, list[str]]]:
    return [(task.file, task.variant, list(task.roles.values())) for task in found.tasks]


def test_every_variant_of_a_family_that_is_there_is_proved(tmp_path: Path) -> None:
    one = functions("lea128_expand_key", "lea128_encrypt")
    two = functions("lea192_encrypt", "lea192_expand_key", "lea256_expand_key", "lea256_ctr")
    found = plan(archive(tmp_path / "x.a", ("a.o", one), ("a.o", two)))
    assert asked_of(found) == [
        ("x.a(a.o)", "lea128", ["expand_key", "encrypt"]),
        ("x.a(a.o)", "lea192", ["expand_key", "encrypt"]),
        ("x.a(a.o)", "lea256", ["expand_key", "ctr"]),
    ]
    assert [task.code for task in found.tasks] == [one, two, two]
    assert found.others == []
    found = plan(tmp_path / "x.a", "lea192")
    assert asked_of(found) == [("x.a(a.o)", "lea192", ["expand_key", "encrypt"])]
    assert [other.function for other in found.others] == [
        "lea128_expand_key", "lea128_encrypt", "lea256_expand_key", "lea256_ctr",
    ]  # fmt: skip


def test_names_with_something_in_front(tmp_path: Path) -> None:
    path = tmp_path / "x.o"
    path.write_bytes(functions("my_lea128_expand_key", "my_lea128_ctr", "lea128_ctr"))
    found = plan(path, prefix="my_")
    assert [dict(task.roles) for task in found.tasks] == [
        {"my_lea128_expand_key": "expand_key", "my_lea128_ctr": "ctr"}
    ]
    assert [str(other) for other in found.others] == ["lea128_ctr in x.o"]


def test_functions_that_were_asked_for_are_looked_for_in_all_members(tmp_path: Path) -> None:
    mine = functions("my_key", "my_enc", "my_dec")
    path = archive(tmp_path / "x.a", ("a.o", functions("f")), ("b.o", mine))
    found = plan(path, "lea128", ["my_key=expand_key", "my_enc=encrypt"], size=400)
    assert asked_of(found) == [("x.a(b.o)", "lea128", ["expand_key", "encrypt"])]
    assert (found.tasks[0].code, found.tasks[0].key_memory_bytes) == (mine, 400)
    assert [(str(o), o.verdict) for o in found.others] == [
        ("f in x.a(a.o)", "not asked"),
        ("my_dec in x.a(b.o)", "not asked"),
    ]


@pytest.mark.long
def test_a_key_that_is_too_small(gen: Gen, tmp_path: Path, text: str) -> None:
    (tmp_path / "lea128.o").write_bytes(code(text))
    ran = gen("prove", *LEA, tmp_path / "lea128.o", "--key-bytes", "383")
    assert ran.status == 1
    first, *rest = ran.err.splitlines()
    assert first.startswith("lea128_expand_key: writes refuted: .text.lea128_expand_key + 0x")
    assert rest == [
        f"{', '.join(f'lea128_{role}' for role in ROLES[1:])}: not reached, because key expansion is not proved"
    ]
    assert "sizeof(lea128_key) is 383\n" in ran.out
    ran = gen("prove", *LEA, tmp_path / "lea128.o", "--key-bytes", "384")
    assert (ran.status, ran.err) == (0, "")


KEY_AND_ENCRYPT = ("lea128_expand_key", "lea128_encrypt")
ASKED = ("my_key=expand_key", "my_enc=encrypt")


@pytest.mark.parametrize(
    ("members", "options", "message"),
    [
        ([KEY_AND_ENCRYPT, ("lea128_encrypt",)], {},
         "x.a(1.o): has lea128_encrypt, which x.a(0.o) has, too\n" + ONE),
        ([KEY_AND_ENCRYPT, ("f",), ("f",)], {}, "x.a(2.o): has f, which x.a(1.o) has, too\n" + ONE),
        ([KEY_AND_ENCRYPT, ("lea128_ctr",)], {},
         "x.a(0.o) and x.a(1.o): share the functions of lea128\n"
         "  allowed: all of them in one object file with lea128_expand_key: what is proved goes from the user's key "
         "to the output\n" + LINK),
        ([("lea128_ctr",)], {},
         "x.a(0.o): has lea128_ctr, and no other function of lea128\n"
         "  allowed: lea128_expand_key with at least one function that uses the key\n" + LINK),
        ([("lea128_expand_key",)], {},
         "x.a(0.o): has lea128_expand_key, and no other function of lea128\n"
         "  allowed: lea128_expand_key with at least one function that uses the key\n" + LINK),
        ([("f",)], {},
         "x.a: no function has a name of lea's, such as lea128_encrypt\n"
         "  allowed: these names; others with --prefix or --function\n"
         "  write:   gen prove --cipher lea128 --target rv32i --function my_key=expand_key "
         "--function my_encrypt=encrypt PLACE/x.a\n"),
        ([], {"prefix": "my_", "cipher": "lea192"},
         "x.a: no function has a name of lea192's, such as my_lea192_encrypt\n"
         "  allowed: these names; others with --prefix or --function\n"
         "  write:   gen prove --cipher lea192 --target rv32i --function my_key=expand_key "
         "--function my_encrypt=encrypt PLACE/x.a\n"),
        ([b"BC\xc0\xde"], {},
         "x.a(0.o): not a sound ELF object file of a little-endian machine (no ELF header)\n"
         "  allowed: an object file, a static library of object files, or assembly text\n"),
        ([KEY_AND_ENCRYPT], {"prefix": "1"},
         "--prefix: '1' cannot begin a C name\n  allowed: letters, digits and _, not a digit first\n"
         "  write:   --prefix my_\n"),
        ([KEY_AND_ENCRYPT, ("lea192_expand_key", "lea192_ctr")], {"size": 384},
         "--key-bytes: is one number, and lea128, lea192 have each their own\n  allowed: one variant\n"
         "  write:   --cipher lea128\n"),
        ([KEY_AND_ENCRYPT], {"asked": ASKED, "cipher": "lea128", "prefix": "my_"},
         "--prefix: has no meaning beside --function, which has whole names\n  allowed: one of the two\n"),
        ([KEY_AND_ENCRYPT], {"asked": (*ASKED, "my_enc=decrypt"), "cipher": "lea128"},
         "--function: 'my_enc' is given 2 times\n  allowed: one role for each function\n"),
        ([("my_key",), ("my_enc",)], {"asked": ASKED, "cipher": "lea128"},
         "x.a(0.o) and x.a(1.o): share the functions that were asked for\n"
         "  allowed: all of them in one object file: what is proved goes from the user's key to the output\n" + LINK),
        ([("my_key",), ("his_enc",)], {"asked": ASKED, "cipher": "lea128"},
         "x.a: no function is called 'my_enc'\n  allowed: his_enc, my_key\n  write:   my_key\n"),
        ([("my_key", "my_enc"), ("my_enc",)], {"asked": ASKED, "cipher": "lea128"},
         "x.a: has my_enc more than once\n" + ONE),
        ([], {"asked": ASKED, "cipher": "lea128"},
         "x.a: no function is called 'my_key'\n  allowed: none\n"),
    ],
)  # fmt: skip
def test_libraries_that_are_refused(
    tmp_path: Path, members: Sequence[Sequence[str] | bytes], options: dict[str, object], message: str
) -> None:
    path = archive(
        tmp_path / "x.a", *((f"{n}.o", m if isinstance(m, bytes) else functions(*m)) for n, m in enumerate(members))
    )
    with pytest.raises(UserError) as refused:
        plan(path, **options)
    assert f"{refused.value}\n" == message.replace("PLACE", str(tmp_path))

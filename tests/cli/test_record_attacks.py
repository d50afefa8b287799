"""Records and folders that were made to have wrong code called proved, or to stop or crash whoever reads them.

What is proved is not looked at here: whatever gen asks to be proved counts as proved.
"""

from __future__ import annotations

import json
import os
import re
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ciphergen.cli import check, prove
from ciphergen.cli.proofs import ProofTask
from ciphergen.dsl.cipher import load
from ciphergen.dsl.files import MOST
from ciphergen.interface.phases import all_functions
from ciphergen.verify.verdict import FunctionFacts, Obligation, Property, Report, Verdict

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

MEND = "  write:   git checkout proof.json\n"
ALL = all_functions(load("lea").variants["lea128"])
ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks", "ctr")


@pytest.fixture(autouse=True)
def all_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    for command in (prove, check):
        monkeypatch.setattr(command, "prove_all", lambda tasks, certificate=None: list(map(proved, tasks)))


@pytest.fixture(autouse=True)
def in_time() -> Iterator[None]:
    """Nothing waits for a pipe, and nothing reads for ever."""

    def stop(*_: object) -> None:
        raise AssertionError("it does not end")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(60)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def proved(task: ProofTask) -> Report:
    obligations = [Obligation(s, role, Property.RESULT, Verdict.PROVED) for s, role in task.roles.items()]
    facts = [FunctionFacts(s, role, 0, 4, 1, 0, ()) for s, role in task.roles.items()]
    return Report(task.variant, obligations, 384, "00" * 32, facts)


def edit(folder: Path, change: Callable[[Any], object]) -> None:
    """Changes what the record says."""
    path = folder / "proof.json"
    document = json.loads(path.read_text())
    change(document)
    path.write_text(json.dumps(document))


def rename(record: dict[str, Any], name: str) -> None:
    """The record calls the code by another name."""
    record["objects"] = {name: record["objects"]["lea128.S"]}


def swap(record: dict[str, Any]) -> None:
    roles = record["objects"]["lea128.S"]["roles"]
    roles["lea128_encrypt"], roles["lea128_decrypt"] = "decrypt", "encrypt"


def other_variant(record: dict[str, Any]) -> None:
    """As wrong as it can be without contradicting itself."""
    record["objects"]["lea128.S"] = {"variant": "lea192", "roles": {}}


NO_PLAIN_NAME = (
    "PLACE/proof.json: 'objects > {0}' is no plain name\n"
    "  allowed: names of files in the folder, without folders in front\n" + MEND
)
SAYS_LEA128 = "  allowed: lea128, by the name of lea128_expand_key in it\n" + MEND


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (swap, "PLACE/proof.json: calls lea128_encrypt the decrypt of lea128\n"
               "  allowed: the name that says so, lea128_decrypt\n" + MEND),
        (lambda r: r["objects"]["lea128.S"]["roles"].update(lea128_encrypt="enc"),
         f"PLACE/proof.json: no role is called 'enc'\n  allowed: {', '.join(sorted(ALL))}\n  write:   encrypt\n"),
        (lambda r: r["objects"]["lea128.S"]["roles"].update(my_encrypt="encrypt"),
         "PLACE/proof.json: calls my_encrypt the encrypt of lea128\n"
         "  allowed: the name that says so, lea128_encrypt\n" + MEND),
        (lambda r: r["options"].update(prefix="my_"),
         "PLACE/proof.json: calls lea128_expand_key the expand_key of lea128\n"
         "  allowed: the name that says so, my_lea128_expand_key\n" + MEND),
        (lambda r: r["options"].update(prefix="my "),
         "PLACE/proof.json: 'options > prefix' is 'my '\n  allowed: what may begin a C name, or nothing\n" + MEND),
        (other_variant, "PLACE/proof.json: says that lea128.S is lea192\n" + SAYS_LEA128),
        (lambda r: r["objects"]["lea128.S"].update(variant="lea129"),
         "PLACE/proof.json: no variant of lea is called 'lea129'\n  allowed: lea128, lea192, lea256\n"
         "  write:   lea192\n"),
        (lambda r: rename(r, "../lea128.S"), NO_PLAIN_NAME.format("../lea128.S")),
        (lambda r: rename(r, "/lea128.S"), NO_PLAIN_NAME.format("/lea128.S")),
        (lambda r: rename(r, "a\\lea128.S"), NO_PLAIN_NAME.format("a\\lea128.S")),
        (lambda r: rename(r, ".."), NO_PLAIN_NAME.format("..")),
        (lambda r: rename(r, ""), NO_PLAIN_NAME.format("")),
        (lambda r: rename(r, "a\0.S"), NO_PLAIN_NAME.format(r"a\x00.S")),
        (lambda r: r["sources"].update({"../lea.h": ""}),
         "PLACE/proof.json: 'sources > ../lea.h' is no plain name\n"
         "  allowed: names of files in the folder, without folders in front\n" + MEND),
        (lambda r: rename(r, "lea_selftest.c"),
         "PLACE/proof.json: 'objects > lea_selftest.c' is no name of code\n"
         "  allowed: names that end in .S, .s, .sx, .o, .ptx\n" + MEND),
        (lambda r: rename(r, "gone.S"),
         "PLACE/gone.S: there is no such file\n  allowed: a file with assembly text or object code\n"),
        (lambda r: rename(r, "x" * 5000 + ".S"),
         f"PLACE/{'x' * 5000}.S: it cannot be read: File name too long\n"
         "  allowed: a file with assembly text or object code\n"),
        (lambda r: r.update(target="rv128i"), "PLACE/proof.json: 'target' is 'rv128i'\n  allowed: TARGETS\n" + MEND),
        (lambda r: r.update(cipher="x" * 5000),
         f"PLACE/proof.json: speaks of the cipher text '{'x' * 5000}', which is not here\n  allowed: its path\n"
         "  write:   gen check PLACE --cipher FILE\n"),
        (lambda r: r.update(cipher="\x1b[2J"),
         "PLACE/proof.json: 'cipher' is '\\x1b[2J'\n  allowed: characters that can be printed\n" + MEND),
        (lambda r: r.update(objects=None), "PLACE/proof.json: 'objects' is null\n  allowed: an object\n" + MEND),
        (lambda r: r.update(objects=[]), "PLACE/proof.json: 'objects' is a list\n  allowed: an object\n" + MEND),
        (lambda r: r.update(target=3.5), "PLACE/proof.json: 'target' is a number\n  allowed: a text\n" + MEND),
        (lambda r: r["options"].update(variants=[True]),
         "PLACE/proof.json: 'options > variants > 0' is true or false\n  allowed: a text\n" + MEND),
        (lambda r: r["objects"]["lea128.S"].pop("variant"),
         "PLACE/proof.json: 'objects > lea128.S' has no 'variant'\n  allowed: all that gen writes\n" + MEND),
    ],
)  # fmt: skip
def test_a_record_that_lies(gen: Gen, folder: Path, change: Callable[[Any], object], message: str) -> None:
    from ciphergen.backends import platform_names

    edit(folder, change)
    message = message.replace("PLACE", str(folder)).replace("TARGETS", ", ".join(platform_names()))
    assert gen("prove", folder) == (2, "", message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"[" * 200_000, "is nested too deeply"),
        (b'{"a":' * 200_000, "is nested too deeply"),
        (b'{"format": "ciphergen-proof-1", "format": "ciphergen-proof-1"}', "has the key 'format' twice in one object"),
        (b'{"a": {"' + b"x" * 1000 + b'": 1, "' + b"x" * 1000 + b'": 2}}',
         f"has the key '{'x' * 200}…' twice in one object"),
        (b'{"format": NaN}', "is not JSON"),
        (b"1" * 10_000, "is not JSON"),
        (b"\xff", "is not JSON"),
        ('{"format": "ciphergen-proof-1"}'.encode("utf-16"), "is not JSON"),
        (b"", "is not JSON"),
        (b"null", "the document is null"),
        (b"7", "the document is a number"),
        (b'"ciphergen-proof-1"', "the document is a text"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", ["prove", "check"])
def test_records_that_are_none(gen: Gen, folder: Path, command: str, text: bytes, message: str) -> None:
    (folder / "proof.json").write_bytes(text)
    ran = gen(command, folder)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.splitlines()[0] == f"{folder}/proof.json: {message}"


# Code that the record does not speak of.


def add(folder: Path, text: str) -> None:
    with (folder / "lea128.S").open("a") as source:
        source.write(text)


def verdicts(out: str) -> dict[str, str]:
    """By what stands first in a line of the table."""
    rows = (re.split(r"  +", line.strip()) for line in out.splitlines())
    return {row[0]: row[-1] for row in rows if len(row) > 1}


LEFT = "not proved, because nothing says what it is for: "
FUNCTION = ".option norvc\n.option norelax\n.text\n.balign 4\n.globl {0}\n.type {0}, %function\n{0}: ret\n"


@pytest.mark.long
@pytest.mark.parametrize(
    ("text", "name"),
    [
        (FUNCTION.format("extra"), "extra"),
        (FUNCTION.format("foo_lea128_encrypt"), "foo_lea128_encrypt"),
        (FUNCTION.format("lea128_Encrypt"), "lea128_Encrypt"),
        (FUNCTION.format("weak") + ".weak weak\n", "weak"),
        (".text\n.balign 4\n.globl bare\nbare: ret\n", "bare"),
        (".globl absolute\n.type absolute, %function\n.set absolute, 4096\n", "absolute"),
    ],
)
def test_a_function_without_a_role_is_listed_and_no_success(gen: Gen, folder: Path, text: str, name: str) -> None:
    add(folder, text)
    ran = gen("prove", folder)
    assert (ran.status, ran.err) == (1, f"{LEFT}{name} in lea128.S\n")
    assert verdicts(ran.out)[f"{name} in lea128.S"] == "not proved"
    assert [verdicts(ran.out)[f"lea128_{role}"] for role in ROLES] == ["proved"] * 6
    document = json.loads(gen("prove", folder, "--json").out)
    assert document["proved"] is False
    assert document["others"] == [{"file": "lea128.S", "function": name, "verdict": "not proved"}]


@pytest.mark.long
def test_what_no_other_file_can_call_is_no_function_of_the_folder(gen: Gen, folder: Path) -> None:
    add(folder, ".text\n.balign 4\nlocal: ret\n.data\n.globl table\n.type table, %object\ntable: .word 1\n")
    assert gen("prove", folder).status == 0


@pytest.mark.long
def test_roles_that_the_record_leaves_out_are_proved_all_the_same(gen: Gen, folder: Path) -> None:
    edit(folder, lambda record: record["objects"]["lea128.S"].update(roles={}))
    ran = gen("prove", folder)
    assert ran.status == 0
    assert [verdicts(ran.out)[f"lea128_{role}"] for role in ROLES] == ["proved"] * 6


@pytest.mark.long
@pytest.mark.parametrize(
    "name", ["extra.S", "EXTRA.S", "extra.s", "extra.o", ".hidden.o", "liblea.a", "extra.c", "a.h"]
)
def test_a_file_that_the_record_leaves_out_is_listed_and_no_success(gen: Gen, folder: Path, name: str) -> None:
    (folder / name).write_text("")
    ran = gen("prove", folder)
    assert (ran.status, ran.err) == (1, f"{LEFT}{name}\n")
    assert verdicts(ran.out)[name] == "not proved"


@pytest.mark.long
def test_no_name_reaches_the_terminal_as_it_is(gen: Gen, folder: Path) -> None:
    (folder / "\x1b[2J\n.S").write_text("")
    os.close(os.open(os.fsencode(folder) + b"/\xff.S", os.O_CREAT))
    ran = gen("prove", folder)
    assert (ran.status, ran.err) == (1, f"{LEFT}\\x1b[2J\\n.S, \\udcff.S\n")
    assert "\\x1b[2J" in ran.out
    assert "\x1b" not in ran.out + gen("prove", folder, "--json").out


@pytest.mark.long
def test_five_are_named_and_the_others_counted(gen: Gen, folder: Path) -> None:
    for number in range(120):
        (folder / f"{number:03}.S").write_text("")
    ran = gen("prove", folder)
    assert ran.err == f"{LEFT}000.S, 001.S, 002.S, 003.S, 004.S and 115 others\n"
    assert "099.S" in ran.out
    assert "100.S" not in ran.out
    assert "\nand 20 others; --json lists all\n" in ran.out
    assert len(json.loads(gen("prove", folder, "--json").out)["others"]) == 120


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (".globl lea128_decrypt\n", "",
         "FOLDER/proof.json: lists lea128_decrypt, which lea128.S gives to no other file\n"
         "  allowed: functions in it\n" + MEND),
        (".globl lea128_decrypt\n", ".globl lea128_decrypt, lea192_decrypt\n.set lea192_decrypt, lea128_decrypt\n",
         "lea128.S: has lea192_decrypt, and no other function of lea192\n"
         "  allowed: lea192_expand_key with at least one function that uses the key\n"
         "  write:   ld -r -o one.o …, and gen prove … one.o\n"),
        ("lea128_expand_key", "lea128_key",
         "lea128.S: has lea128_encrypt, lea128_decrypt, lea128_encrypt_blocks, lea128_decrypt_blocks, lea128_ctr, and "
         "no other function of lea128\n"
         "  allowed: lea128_expand_key with at least one function that uses the key\n"
         "  write:   ld -r -o one.o …, and gen prove … one.o\n"),
    ],
)  # fmt: skip
def test_code_that_is_not_as_the_record_says(gen: Gen, folder: Path, old: str, new: str, message: str) -> None:
    source = folder / "lea128.S"
    assert old in source.read_text()
    source.write_text(source.read_text().replace(old, new))
    assert gen("prove", folder) == (2, "", message.replace("FOLDER", str(folder)))


@pytest.mark.long
def test_a_function_that_two_files_have(gen: Gen, folder: Path) -> None:
    (folder / "more.S").write_text(FUNCTION.format("lea128_encrypt"))
    edit(folder, lambda r: r["objects"].update({"more.S": {"variant": "lea128", "roles": {}}}))
    assert gen("prove", folder) == (
        2, "", "more.S: has lea128_encrypt, which lea128.S has, too\n"
               "  allowed: one function of a name: which is called?\n",
    )  # fmt: skip


@pytest.mark.long
def test_functions_of_a_variant_in_two_files(gen: Gen, folder: Path) -> None:
    source = folder / "lea128.S"
    source.write_text(source.read_text().replace("lea128_ctr", "lea128_other"))
    (folder / "more.S").write_text(FUNCTION.format("lea128_ctr"))
    edit(folder, lambda r: r["objects"].update({"more.S": {"variant": "lea128", "roles": {}}}))
    assert gen("prove", folder) == (
        2, "", "lea128.S and more.S: share the functions of lea128\n"
               "  allowed: all of them in one object file with lea128_expand_key: what is proved goes from the user's "
               "key to the output\n"
               "  write:   ld -r -o one.o …, and gen prove … one.o\n",
    )  # fmt: skip


# Files that are none.


def pipe(path: Path) -> None:
    os.mkfifo(path)


def bound_socket(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # the path of a socket is short
    with socket.socket(socket.AF_UNIX) as end:
        end.bind(path.name)
    os.chdir(here)


def large(path: Path) -> None:
    path.touch()
    os.truncate(path, 2**30)


SPECIAL = [
    (pipe, "this is a pipe"),
    (bound_socket, "this is a socket"),
    (Path.mkdir, "this is a folder"),
    (large, "it has more than 16 MiB"),
]


@pytest.mark.parametrize(("make", "found"), SPECIAL)
@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("proof.json", "what gen wrote of a folder and its proofs"),
        ("lea128.S", "assembly text or object code"),
        ("lea.h", "C"),
    ],
)
def test_special_files_in_a_folder(
    gen: Gen, folder: Path, name: str, what: str, make: Callable[[Path], object], found: str
) -> None:
    (folder / name).unlink()
    make(folder / name)
    most = ", of 16 MiB at most" if make is large else ""
    assert gen("prove", folder) == (2, "", f"{folder}/{name}: {found}\n  allowed: a file with {what}{most}\n")
    if name != "proof.json":
        assert gen("check", folder).err == f"{folder}: {name}: {found}\n"


@pytest.mark.parametrize(("make", "found"), SPECIAL)
def test_special_files_on_the_command_line(
    gen: Gen, tmp_path: Path, make: Callable[[Path], object], found: str
) -> None:
    make(tmp_path / "x")
    most = ", of 16 MiB at most" if make is large else ""
    if make is not Path.mkdir:
        allowed = "  allowed: a file with assembly text, object code or a static library"
        ran = gen("prove", "--cipher", "lea128", "--target", "rv32i", tmp_path / "x")
        assert ran == (2, "", f"{tmp_path}/x: {found}\n{allowed}{most}\n")
    (tmp_path / "x").rename(tmp_path / "x.cipher")
    ran = gen("prove", "--cipher", tmp_path / "x.cipher", "--target", "rv32i", tmp_path)
    assert ran.status == 2
    ran = gen("--cipher", tmp_path / "x.cipher", "--target", "rv32i")
    assert ran == (2, "", f"{tmp_path}/x.cipher: {found}\n  allowed: a file with the text of a cipher{most}\n")


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_devices(gen: Gen, device: str) -> None:
    allowed = "a file with assembly text, object code or a static library"
    ran = gen("prove", "--cipher", "lea", "--target", "rv32i", device)
    assert ran == (2, "", f"{device}: this is a device\n  allowed: {allowed}\n")


@pytest.mark.long
def test_the_largest_file_is_read(gen: Gen, folder: Path) -> None:
    source = folder / "lea128.S"
    text = source.read_text()
    (folder / "proof.json").write_text((folder / "proof.json").read_text().ljust(MOST))
    source.write_text(text)
    assert gen("prove", folder).status == 0


@pytest.mark.parametrize("name", ["lea128.S", "lea.h"])
@pytest.mark.parametrize("where", ["../real", "/dev/zero", "lea_selftest.c"])
def test_links_are_refused_wherever_they_lead(gen: Gen, folder: Path, name: str, where: str) -> None:
    (folder / name).rename(folder.parent / "real")
    (folder / name).symlink_to(where)
    assert gen("prove", folder) == (
        2, "", f"{folder}/{name}: this is a symbolic link\n  allowed: a file in the folder itself\n",
    )  # fmt: skip
    assert gen("check", folder).err == f"{folder}: {name}: this is a symbolic link\n"


def test_names_that_no_system_takes(gen: Gen) -> None:
    name = "x" * 5000
    allowed = "object code, a static library, assembly text, or a folder that gen wrote"
    assert gen("prove", name) == (2, "", f"{name}: there is no such file or folder\n  allowed: {allowed}\n")
    ran = gen("check", name)
    assert (ran.status, ran.err.splitlines()[0]) == (2, f"{name}/proof.json: it cannot be read: File name too long")


def test_a_file_in_place_of_a_folder(gen: Gen, folder: Path) -> None:
    ran = gen("check", folder / "lea.h")
    assert (ran.status, ran.err.splitlines()[0]) == (
        2,
        f"{folder}/lea.h/proof.json: it cannot be read: Not a directory",
    )


@pytest.mark.long
def test_both_texts_are_said(gen: Gen, folder: Path) -> None:
    """Who proves with another cipher or target than was meant sees it."""
    record: dict[str, Any] = json.loads((folder / "proof.json").read_text())
    lines: Sequence[str] = gen("prove", folder).out.splitlines()
    size = re.search(r"rk\[(\d+)\]", (folder / "lea.h").read_text())
    assert size is not None
    assert [lines[-3], lines[-1]] == [
        f"lea128.S is lea128 for rv32i; sizeof(lea128_key) is {4 * int(size[1])}",
        f"cipher text: lea, SHA-256 {record['cipher_sha256']}",
    ]

"""The main job and the commands that read what it wrote, from the command line to the bytes on disk."""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ciphergen.backends import platform_names, target, target_names
from ciphergen.backends.tools.toolchain import assemble, assemblers
from ciphergen.cli import check, inputs, job, prove_folder
from ciphergen.dsl.cipher import load
from ciphergen.generator.plan.obstacles import is_free
from tests.cli.conftest import without_progress, work_once
from tests.kept import COMMITTED

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

LEA = ("--cipher", "lea", "--target", "rv32i")
# The loop over rounds is what is quickest to make and to prove; what the tests here say holds for any strategy.
STRATEGY = "loop1"
ONE = (*LEA, "--variant", "lea128", "--strategy", STRATEGY)
FILES = ["CMakeLists.txt", "lea.h", "lea128.S", "lea_selftest.c", "proof.json"]
TARGETS = ", ".join(platform_names())
ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks", "ctr")
TOOLS = assemblers(target("rv32i"))
BY = (
    f"; assembled alike by {', '.join(TOOLS)}"
    if len(TOOLS) > 1
    else f"; assembled by {TOOLS[0]} only, no other is installed to compare (gen doctor)"
)
SHIFT = re.compile(r"(slli \w+, \w+, )9\b")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """LEA-128 on RV32I, written and proved."""
    folder = tmp_path_factory.mktemp("made") / "lea"
    wanted = inputs.options("lea128", None, STRATEGY, None, "fast", "")
    with pytest.MonkeyPatch.context() as patch:
        work_once(patch)
        job.run("lea", "rv32i", wanted, folder, prove=True, json=False)
    return folder


@pytest.fixture
def copy(made: Path, tmp_path: Path) -> Path:
    """A copy to spoil."""
    return Path(shutil.copytree(made, tmp_path / "copy"))


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def edit_record(folder: Path, **changes: Any) -> None:
    path = folder / "proof.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


# The main job.


@pytest.mark.long
def test_writes_proved_files_and_a_table(gen: Gen, made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = gen(*ONE)
    assert (ran.status, ran.err) == (0, "")
    head, *rows, code, last = ran.out.splitlines()
    assert head.split() == ["function", "instructions", "bytes", "registers", "stack", "cpb", "verdict"]
    assert [row.split()[0] for row in rows] == [f"lea128_{role}" for role in ROLES]
    assert all(row.split()[-1] == "proved" for row in rows)
    digest = json.loads((made / "proof.json").read_text())["objects"]["lea128.S"]["text_sha256"]
    assert code == f"lea128.S: code has SHA-256 {digest}{BY}"
    assert last == "written to lea-rv32i"
    assert "\x1b" not in ran.out
    written = {path.name: path.read_bytes() for path in (tmp_path / "lea-rv32i").iterdir()}
    assert sorted(written) == FILES
    assert written == {path.name: path.read_bytes() for path in made.iterdir()}


@pytest.mark.long
def test_record(made: Path) -> None:
    record = json.loads((made / "proof.json").read_text())
    assert list(record) == [
        "format", "made_by", "command", "cipher", "cipher_sha256", "modes_sha256", "target", "options", "sources",
        "objects", "obligations", "rests_on", "assumptions",
    ]  # fmt: skip
    assert record["command"] == f"gen --cipher lea --target rv32i --variant lea128 --strategy {STRATEGY}"
    assert list(record["modes_sha256"]) == ["ctr"]
    assert sorted(record["sources"]) == [name for name in FILES if name != "proof.json"]
    assert record["objects"]["lea128.S"]["roles"] == {f"lea128_{role}": role for role in ROLES}
    assert re.fullmatch("[0-9a-f]{64}", record["objects"]["lea128.S"]["text_sha256"])
    assert {o["verdict"] for o in record["obligations"]} == {"proved"}
    assert {o["function"] for o in record["obligations"]} >= {f"lea128_{role}" for role in ROLES}
    assert all({"function", "role", "property", "verdict", "method"} <= set(o) for o in record["obligations"])
    assert record["assumptions"]


@pytest.mark.long
def test_json_is_one_document(gen: Gen, tmp_path: Path) -> None:
    ran = gen(*ONE, "--json", "-o", tmp_path / "out")
    document = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert document["proved"] is True
    assert document["files"] == [*json.loads((tmp_path / "out/proof.json").read_text())["sources"], "proof.json"] or (
        sorted(document["files"]) == FILES
    )
    (code,) = document["objects"]
    assert (code["file"], code["variant"], code["assemblers"]) == ("lea128.S", "lea128", list(TOOLS))
    for function in document["functions"]:
        assert {"symbol", "role", "variant", "file", "instructions", "bytes", "registers", "stack"} <= set(function)
        assert function["verdict"] == "proved"
        assert function["bytes"] == 4 * function["instructions"]


@pytest.mark.long
def test_without_proof_it_says_so_and_check_refuses(gen: Gen, tmp_path: Path) -> None:
    ran = gen(*ONE, "--no-prove", "-o", tmp_path / "out")
    assert ran.status == 0
    assert ran.out.count("not proved") == len(ROLES)
    assert json.loads((tmp_path / "out/proof.json").read_text())["obligations"] == []
    for name in ("lea.h", "lea128.S", "lea_selftest.c", "CMakeLists.txt"):
        text = (tmp_path / "out" / name).read_text()
        assert text.splitlines()[0].strip("/*# ").endswith("--no-prove")
        assert '"proved": {' not in text
        if name.endswith((".h", ".S")):
            assert '"proved": null' in text
            assert " * Not proved: written with --no-prove.\n" in text
    ran = gen("check", tmp_path / "out")
    assert (ran.status, ran.err) == (
        1, f"{tmp_path}/out: proof.json: written with --no-prove, so nothing is proved\n",
    )  # fmt: skip
    ran = gen("prove", tmp_path / "out")
    assert (ran.status, ran.out.count(" proved")) == (0, len(ROLES))


def test_what_was_written_after_a_proof_says_so(made: Path) -> None:
    for name in ("lea.h", "lea128.S"):
        text = (made / name).read_text()
        assert '"proved": {\n' in text
        assert "ot proved" not in text
        assert "--no-prove" not in text


def test_options_reach_the_files(gen: Gen, tmp_path: Path) -> None:
    options = ("--variant", "lea128", "--prefix", "my_", "--strategy", "loop1", "--core", "ibex", "--mode", "ecb")
    assert gen(*LEA, *options, "--no-prove", "-o", tmp_path / "out").status == 0
    assert "my_lea128_encrypt:" in (tmp_path / "out/lea128.S").read_text()
    record = json.loads((tmp_path / "out/proof.json").read_text())
    assert record["options"] == {
        "variants": ["lea128"], "modes": ["ecb"], "strategy": "loop1", "core": "ibex", "size": "fast", "prefix": "my_",
        "roles": [], "prove": False, "glue": [],
    }  # fmt: skip
    assert record["command"].endswith("--mode ecb --strategy loop1 --core ibex --prefix my_ --no-prove")


@pytest.mark.long
def test_a_wrong_generator_is_caught_and_writes_nothing(
    gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = job.generate

    def wrong(*args: Any) -> Any:
        output = right(*args)
        files = {**output.files, "lea128.S": SHIFT.sub(r"\g<1>8", output.files["lea128.S"], count=1)}
        return replace(output, files=files)

    monkeypatch.setattr(job, "generate", wrong)
    ran = gen(*ONE, "-o", tmp_path / "out")
    assert ran.status == 1
    assert "refuted" in ran.out
    assert "confirmed by running the code" in ran.err
    assert ran.err.endswith("gen: nothing was written; --no-prove writes it as it is\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((), "--cipher: is needed\n"
             "  allowed: aes, aria, ascon, ascon_aead, ascon_hash, camellia, chacha20, ghash, hight, "
             "keccak, lea, pilsung, pipo, present, rc6, or the path of a .cipher file\n"
             "  write:   gen --cipher lea --target rv32i\n"),
        (("--cipher", "lea"), f"--target: is needed\n  allowed: {TARGETS}\n"
                              "  write:   gen --cipher lea --target rv32i\n"),
        (("--cipher", "lee", "--target", "rv32i"),
         "--cipher: no cipher is called 'lee'\n"
         "  allowed: aes, aria, ascon, ascon_aead, ascon_hash, camellia, chacha20, ghash, hight, "
         "keccak, lea, pilsung, pipo, present, rc6, or the path of a file that ends in .cipher\n"
         "  write:   --cipher lea\n"),
        (("--cipher", "no.cipher", "--target", "rv32i"),
         "no.cipher: there is no such file\n  allowed: a file with the text of a cipher\n"),
        (("--cipher", "lea", "--target", "rv32"),
         f"--target: no target is called 'rv32'\n  allowed: {TARGETS}\n  write:   rv32i\n"),
        ((*LEA, "--variant", "lea129"),
         "--variant: no variant of lea is called 'lea129'\n  allowed: lea128, lea192, lea256\n  write:   lea192\n"),
        ((*LEA, "--variant", "lea128,"),
         "--variant: no variant of lea is called ''\n  allowed: lea128, lea192, lea256\n"),
        ((*LEA, "--mode", "ecb,crt"),
         "--mode: no mode for rv32i is called 'crt'\n  allowed: ccm, cmac, ctr, ecb, gcm\n  write:   ctr\n"),
        ((*LEA, "--strategy", "lop4"),
         "--strategy: no strategy is called 'lop4'\n"
         "  allowed: loop1, loop2, loop4, loop8, unrolled; with x2 to x6 for blocks side by side, and as in "
         "unrolledx5+loop4x4; for words narrower than registers as in columns4, lanes4, slices32+columns4, "
         "loop2-columns4 or fly-lanes4; for blocks in general "
         "registers beside vectors as in loop4x3w4 or lanes32w8; for bits of several words of a few blocks as in "
         "loop4-rows2+loop4-rows1; for blocks in whole registers, where instructions do steps of rounds on these, as "
         "in blocks4 or loop1-blocks4; for look-ups by routines that functions share as in loop1-calls1; "
         "for look-ups in memory as in tables or loop2-tables, "
         "with --allow-tables\n  write:   loop4\n"),
        ((*LEA, "--core", "ibx"), "--core: no core of rv32i is called 'ibx'\n  allowed: e31, ibex\n  write:   ibex\n"),
        ((*LEA, "--size", "tiny"), "--size: no size is called 'tiny'\n"
         "  allowed: fast, small, or bytes of all functions as in 14000 or 16K\n"),
        ((*LEA, "--prefix", "1"),
         "--prefix: '1' cannot begin a C name\n  allowed: letters, digits and _, not a digit first\n"
         "  write:   --prefix my_\n"),
        (("--cipher", "lea", "list"),
         "gen: --cipher stands in front of the command list\n  allowed: options after the command\n"
         "  write:   gen list --cipher …\n"),
    ],
)  # fmt: skip
def test_wrong_values(gen: Gen, tmp_path: Path, args: tuple[str, ...], message: str) -> None:
    place = ("-o", tmp_path / "out") if args[2:3] == ("--target",) else ()
    assert gen(*place, *args) == (2, "", message)
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_target_is_refused_before_the_text_is_read(gen: Gen, tmp_path: Path) -> None:
    (tmp_path / "wrong.cipher").write_text("cipher")
    assert gen("--cipher", f"{tmp_path}/wrong.cipher", "--target", "rv32") == (
        2,
        "",
        f"--target: no target is called 'rv32'\n  allowed: {TARGETS}\n  write:   rv32i\n",
    )


def test_a_target_without_rules_for_the_cipher(gen: Gen, tmp_path: Path) -> None:
    """RV32I has no multiplication, which IDEA needs."""
    idea = Path("tests/texts/idea.cipher").resolve()
    ran = gen("--cipher", idea, "--target", "rv32i", "-o", tmp_path / "out")
    assert (ran.status, ran.out) == (2, "")
    assert without_progress(ran.err) == (
        f"{idea}:15:25: idea128 cannot be made for rv32i yet: "
        "a product of 32-bit words takes the extension M, which --target rv32im has\n"
        "        let p = bits(a, 32) * bits(b, 32)\n"
        "                            ^\n"
        "  allowed: --target aarch64, aarch64_aes, aarch64_sha3, armv7m, rv32im, rv64im\n  write:   --target rv32im\n"
    )


def test_without_an_assembler(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("ciphergen.backends.tools.toolchain.find_spec", lambda name: None)
    ran = gen(*ONE, "-o", tmp_path / "out")
    assert ran == (
        3, "", "nothing here can assemble rv32i\n  write:   apt install gcc-riscv64-unknown-elf\n"
               "      or:   apt install clang\n"
               "      or:   pip install ziglang\n",
    )  # fmt: skip
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_the_pip_assembler_is_enough(made: Path, tmp_path: Path) -> None:
    """With nothing else on the PATH, and with nothing that other tests have made, the same is written and proved."""
    ran = subprocess.run(
        [sys.executable, "-m", "ciphergen", *ONE, "-o", tmp_path / "out"],
        env={"PATH": "/nonexistent", "HOME": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (ran.returncode, without_progress(ran.stderr)) == (0, "")
    for name in FILES[:-1]:
        assert (tmp_path / "out" / name).read_bytes() == (made / name).read_bytes()
    alone, together = (json.loads((folder / "proof.json").read_text()) for folder in (tmp_path / "out", made))
    assert list(alone["made_by"].pop("assemblers")) == ["zig"]
    assert list(together["made_by"].pop("assemblers")) == list(TOOLS)
    assert alone == together


# A cipher of the user's own.


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    shipped = Path(job.__file__).parents[1] / "dsl/ciphers/lea.cipher"
    text = re.sub(r"\bLEA\b", "OWN", shipped.read_text())
    (tmp_path / "own.cipher").write_text(text)
    return tmp_path / "own.cipher"


@pytest.mark.long
def test_own_cipher_by_path(gen: Gen, own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = gen("--cipher", own, "--target", "rv32i", "--variant", "lea128", "--strategy", STRATEGY)
    assert ran.status == 0
    assert (tmp_path / "own-rv32i/own.h").is_file()
    assert str(tmp_path) not in (tmp_path / "own-rv32i/proof.json").read_text(), "no folder of the user's"
    assert gen("check", "own-rv32i").status == 0
    monkeypatch.chdir("own-rv32i")
    place = f"{tmp_path}/own-rv32i"
    assert gen("check", place) == (
        2, "", f"{place}/proof.json: speaks of the cipher text 'own.cipher', which is not here\n"
               f"  allowed: its path\n  write:   gen check {place} --cipher FILE\n",
    )  # fmt: skip
    assert gen("check", place, "--cipher", own).status == 0
    with own.open("a") as text:
        text.write("# changed\n")
    ran = gen("check", place, "--cipher", own)
    assert ran.status == 2
    assert f"speaks of another text of '{own}': the hash differs" in ran.err


def test_error_in_own_cipher_has_its_place(gen: Gen, own: Path) -> None:
    edit(own, "word 32", "wrod 32")
    ran = gen("--cipher", "own.cipher", "--target", "rv32i")
    assert ran.status == 2
    assert re.match(r"own\.cipher:\d+:\d+: ", ran.err)


# gen prove, gen check.


@pytest.mark.long
def test_prove_and_check_a_folder(gen: Gen, made: Path) -> None:
    for command in ("prove", "check"):
        ran = gen(command, made)
        assert (ran.status, ran.err) == (0, "")
        assert ran.out.count(" proved") == len(ROLES)


@pytest.mark.long
def test_prove_refuses_one_changed_shift(gen: Gen, copy: Path) -> None:
    source = copy / "lea128.S"
    source.write_text(SHIFT.sub(r"\g<1>8", source.read_text(), count=1))
    ran = gen("prove", copy)
    assert ran.status == 1
    assert re.search(r"lea128_(\w+): result refuted: \.text\.lea128_\1 \+ 0x[0-9a-f]+ slli \w+, \w+, 8: ", ran.err)
    assert re.search(r"  got      [0-9a-f]{32} \(confirmed by running the code\)", ran.err)
    document = json.loads(gen("prove", copy, "--json").out)
    assert document["proved"] is False
    refuted = next(o for o in document["obligations"] if o["verdict"] == "refuted")
    assert refuted["counterexample"]["confirmed"] is True


@pytest.mark.long
def test_prove_accepts_a_hand_made_change_that_keeps_the_meaning(gen: Gen, copy: Path) -> None:
    source = copy / "lea128.S"
    text = re.sub(r"xor (\w+), (\w+), (\w+)", r"xor \1, \3, \2", source.read_text(), count=20)
    source.write_text(text)
    assert gen("prove", copy).status == 0
    assert gen("check", copy) == (1, "", f"{copy}: lea128.S: differs from what gen writes\n")


@pytest.mark.long
@pytest.mark.parametrize("name", FILES)
def test_check_finds_any_changed_file(gen: Gen, copy: Path, name: str) -> None:
    with (copy / name).open("a") as file:
        file.write("\n")
    assert gen("check", copy) == (1, gen("check", copy).out, f"{copy}: {name}: differs from what gen writes\n")


def test_check_finds_missing_and_foreign_files(gen: Gen, copy: Path) -> None:
    (copy / "lea.h").unlink()
    for name in FOREIGN:
        (copy / name).write_text("")
    (copy / "src").mkdir()
    ran = gen("check", copy, "--json")
    assert ran.status == 1
    found = [f"{name}: gen does not write it, and a build may take code from it" for name in sorted([*FOREIGN, "src"])]
    assert ran.err == "".join(f"{copy}: {line}\n" for line in ["lea.h: there is no such file", *found])
    document = json.loads(ran.out)
    assert document["proved"] is False
    assert document["differences"] == ["lea.h: there is no such file", *found]


FOREIGN = ("LEA.H", "Makefile", "build.rs", "extra.S", "extra.c", "libother.a", "libother.so.1", "more.cmake", "my.ld")
USERS = (".gitignore", "Cargo.toml", "LICENSE", "README.md", "idf_component.yml", "library.json", "package.json")


@pytest.mark.long
def test_files_of_the_user_s_own_are_no_error(gen: Gen, copy: Path) -> None:
    """Those that no build takes code from: they are no difference, and stay where the folder is written again."""
    for name in USERS:
        (copy / name).write_text(name)
    (copy / ".git").mkdir()
    ran = gen("check", copy)
    assert (ran.status, ran.err) == (0, "")
    assert gen("prove", copy).status == 0
    assert gen(*ONE, "-o", copy).status == 0
    assert sorted(path.name for path in copy.iterdir()) == sorted([*FILES, *USERS, ".git"])
    assert all((copy / name).read_text() == name for name in USERS)


def test_the_place_is_looked_at_before_the_work(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job, "make", lambda *_: pytest.fail("the work has begun"))
    (tmp_path / "file").write_text("")
    (tmp_path / "other").mkdir()
    (tmp_path / "other/mine.c").write_text("")
    for place, found in (
        ("file", f"{tmp_path}/file is not a folder"),
        ("file/below", f"{tmp_path}/file is not a folder"),
        ("other", f"{tmp_path}/other holds files that gen did not write: mine.c"),
    ):
        ran = gen(*ONE, "-o", tmp_path / place)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err == (f"-o: {found}\n  allowed: a new folder, or one that gen has written\n  write:   -o OTHER\n")


@pytest.mark.parametrize("command", ["prove", "check"])
def test_the_place_of_a_certificate_is_looked_at_before_the_work(
    gen: Gen, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    for module in (check, prove_folder):
        monkeypatch.setattr(module, "folder_cipher", lambda *_: pytest.fail("the work has begun"))
    (tmp_path / "file").write_text("")
    message = "  allowed: a new folder, or one that gen has written\n  write:   --certificate OTHER\n"
    assert gen(command, copy, "--certificate", tmp_path / "file") == (
        2, "", f"--certificate: {tmp_path}/file is not a folder\n{message}",
    )  # fmt: skip


@pytest.mark.long
def test_the_folder_that_the_command_runs_in(
    gen: Gen, made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = tmp_path.stat().st_ino
    for _ in range(2):
        ran = gen(*ONE, "-o", ".")
        assert (ran.status, ran.out.splitlines()[-1]) == (0, "written to .")
        assert {path.name: path.read_bytes() for path in Path().iterdir()} == {
            path.name: path.read_bytes() for path in made.iterdir()
        }
    assert tmp_path.stat().st_ino == before


@pytest.mark.long
def test_editing_the_record_leaves_nothing_out(gen: Gen, copy: Path) -> None:
    """A wrong function stays wrong although the record no longer lists it."""
    record = json.loads((copy / "proof.json").read_text())
    roles = record["objects"]["lea128.S"]["roles"]
    roles.pop("lea128_encrypt")
    edit_record(copy, objects=record["objects"])
    source = copy / "lea128.S"
    head, symbol, body = source.read_text().partition("lea128_encrypt:\n")
    source.write_text(head + symbol + SHIFT.sub(r"\g<1>8", body, count=1))
    ran = gen("prove", copy)
    assert ran.status == 1
    assert "lea128_encrypt: result refuted" in ran.err


@pytest.mark.long
def test_a_key_that_is_too_small_in_the_header_is_refused(gen: Gen, copy: Path) -> None:
    """Key expansion would write behind the object that the user allocates."""
    header = copy / "lea.h"
    header.write_text(re.sub(r"rk\[\d+\]", "rk[95]", header.read_text()))
    ran = gen("prove", copy)
    assert ran.status == 1
    assert "lea128_expand_key: writes refuted" in ran.err
    header.write_text(header.read_text().replace("rk[95]", "*rk"))
    ran = gen("prove", copy)
    assert ran.status == 1
    assert "lea128_expand_key: writes refuted" in ran.err


@pytest.mark.long
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("uint32_t rk[96]", "uint8_t rk[384]",
         "lea.h: aligns lea128_key to 1\n  allowed: an alignment of 4 bytes, which the proof takes for granted\n"
         "  write:   typedef struct { uint32_t rk[…]; } lea128_key;\n"),
        ("lea128_key;", "lea128_keys;", "says: unknown type name"),
    ],
)  # fmt: skip
def test_a_key_that_the_header_declares_otherwise(gen: Gen, copy: Path, old: str, new: str, message: str) -> None:
    header = copy / "lea.h"
    header.write_text(header.read_text().replace(old, new))
    ran = gen("prove", copy)
    assert (ran.status, ran.out) == (2, "")
    assert message in ran.err


def test_proofs_that_are_missing_are_failures(gen: Gen, copy: Path) -> None:
    edit_record(copy, objects={})
    ran = gen("prove", copy)
    assert (ran.status, ran.err) == (
        1, "gen: nothing was proved, because nothing was asked\n"
           "not proved, because nothing says what it is for: lea128.S\n",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "is not JSON"),
        ("[]", "the document is a list"),
        ('{"format": "ciphergen-proof-1"}', "the document has no 'objects'"),
        ('{"format": "ciphergen-proof-0"}', "has format 'ciphergen-proof-0'"),
    ],
)
@pytest.mark.parametrize("command", ["prove", "check"])
def test_unusable_records(gen: Gen, tmp_path: Path, command: str, text: str, message: str) -> None:
    (tmp_path / "proof.json").write_text(text)
    ran = gen(command, tmp_path)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.splitlines()[0] == f"{tmp_path}/proof.json: {message}"


def test_records_with_other_options(gen: Gen, copy: Path) -> None:
    options = json.loads((copy / "proof.json").read_text())["options"]
    for wrong in ({**options, "colour": "red"}, {**options, "size": ["fast"]}, {"prefix": ""}):
        edit_record(copy, options=wrong)
        ran = gen("check", copy)
        assert ran.status == 2
        assert "proof.json: has options that are not gen's\n  allowed: variants, modes, " in ran.err


# Files that gen did not write.


@pytest.mark.long
def test_prove_a_foreign_file(gen: Gen, made: Path, tmp_path: Path) -> None:
    text = (made / "lea128.S").read_text()
    foreign = text.replace("lea128_expand_key", "my_key").replace("lea128_encrypt", "my_enc")
    (tmp_path / "mine.S").write_text(foreign)
    (tmp_path / "mine.o").write_bytes(assemble(foreign, target("rv32i")))
    named = ("--function", "my_key=expand_key", "--function", "my_enc=encrypt")
    for name in ("mine.S", "mine.o"):
        ran = gen("prove", "--cipher", "lea128", "--target", "rv32i", tmp_path / name, *named)
        assert (ran.status, ran.err) == (0, "")
        lines = ran.out.splitlines()
        assert [(line.split()[0], line.split()[-1]) for line in lines[1:3]] == [
            ("my_key", "proved"),
            ("my_enc", "proved"),
        ]
        assert [line.split() for line in lines[3:7]] == [
            [function, "in", name, "not", "asked"]
            for function in ("lea128_decrypt", "my_enc_blocks", "lea128_decrypt_blocks", "lea128_ctr")
        ]
        assert lines[7] == f"{name} is lea128 for rv32i; sizeof(the key of my_key) has to be 384 at least"
        assert re.fullmatch(
            rf"{name}: code has SHA-256 [0-9a-f]{{64}}" + re.escape(BY if name == "mine.S" else ""), lines[8]
        )
    for size, status in ((384, 0), (383, 1)):
        options = ("--cipher", "lea128", "--target", "rv32i", "--key-bytes", size)
        ran = gen("prove", *options, tmp_path / "mine.S", *named)
        assert ran.status == status
    assert "my_key: writes refuted" in ran.err
    ran = gen("prove", "--cipher", "lea192", "--target", "rv32i", tmp_path / "mine.S", *named)
    assert ran.status == 1


@pytest.mark.long
def test_functions_with_our_names_need_no_roles(gen: Gen, made: Path) -> None:
    ran = gen("prove", "--cipher", "lea128", "--target", "rv32i", made / "lea128.S")
    assert ran.status == 0
    assert ran.out.count(" proved") == len(ROLES)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("{}/lea128.S",), "--cipher: is needed to prove the file {}/lea128.S"),
        (("{}/lea128.S", "--cipher", "lea128"), "--target: is needed to prove the file {}/lea128.S"),
        (("{}/lea128.S", "--cipher", "lea", "--target", "rv32i", "--function", "lea128_encrypt=encrypt"),
         "--cipher: 'lea' is not one variant"),
        (("{}/lea128.S", "--cipher", "lea100", "--target", "rv32i"),
         "--cipher: no cipher or variant is called 'lea100'\n  allowed: aes, aes128, "),
        (("{}/lea128.S", "--cipher", "lea128", "--target", "rv"), "--target: no target is called 'rv'"),
        (("{}/lea128.S", "--cipher", "lea128", "--target", "rv32i", "--function", "x"), "--function: 'x'"),
        (("{}/lea128.S", "--cipher", "lea128", "--target", "rv32i", "--function", "x=encrypt"),
         "lea128.S: no function is called 'x'"),
        (("{}/lea128.S", "--cipher", "lea128", "--target", "rv32i", "--function", "lea128_encrypt=enc"),
         "--function lea128_encrypt=enc: no role is called 'enc'"),
        (("{}/none.S",), "{}/none.S: there is no such file or folder"),
        (("{}", "--target", "rv32i"), "{}: is a folder: its files name the target, the functions and sizeof"),
        (("{}", "--key-bytes", "384"), "{}: is a folder: its files name the target, the functions and sizeof(V_key)\n"),
        (("{}/lea128.S", "--cipher", "lea128", "--target", "rv32i", "--key-bytes", "0"),
         "gen prove: Invalid value for '--key-bytes': Input should be greater than or equal to 1\n"),
        (("{}/lea.h", "--cipher", "lea128", "--target", "rv32i"), "{}/lea.h:"),
    ],
)  # fmt: skip
def test_wrong_input_to_prove(gen: Gen, made: Path, args: tuple[str, ...], message: str) -> None:
    ran = gen("prove", *(arg.format(made) for arg in args))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(message.format(made))


def test_prove_refuses_what_is_no_code(gen: Gen, tmp_path: Path) -> None:
    options = ("--cipher", "lea128", "--target", "rv32i")
    (tmp_path / "binary.S").write_bytes(b"\xff\xfe\x00")
    ran = gen("prove", tmp_path / "binary.S", *options)
    assert ran.err.startswith(f"{tmp_path}/binary.S: is neither text in UTF-8 nor an ELF file\n")
    (tmp_path / "bad.S").write_text(".text\n  frobnicate a0\n")
    ran = gen("prove", tmp_path / "bad.S", *options)
    assert ran.err.startswith(f"{tmp_path}/bad.S:2:")
    assert ran.status == 2


# The other commands.


@pytest.mark.long
def test_list(gen: Gen) -> None:
    ran = gen("list", "--json")
    document = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    counts = {"aes": 3, "aria": 3, "ascon": 2, "ascon_aead": 1, "ascon_hash": 2, "camellia": 3, "chacha20": 1}
    counts |= {"ghash": 1, "hight": 1, "keccak": 3, "lea": 3, "pilsung": 1, "pipo": 2, "present": 2, "rc6": 3}
    assert {c["name"]: len(c["variants"]) for c in document["ciphers"]} == counts
    assert document["ciphers"][6]["variants"] == [{"name": "chacha20", "entries": ["stream"]}]
    found = {(c["cipher"], c["target"]): c for c in document["combinations"]}
    assert found["lea", "rv32i"]["functions"] == list(ROLES)
    assert found["chacha20", "rv32i"]["functions"] == ["stream", "stream_xor"]
    assert set(found["lea", "rv32i"]["default_strategies"]["ibex"]) == {"fast", "small"}
    assert found["hight", "rv32i"]["default_strategies"]["e31"] == dict.fromkeys(("fast", "small"), "the best of a few")
    for name, on in itertools.product(("ascon", "lea", "present", "rc6"), target_names()):
        assert ((name, on) in found) == is_free(next(iter(load(name).variants.values())), target(on))
    assert "ecb" in document["modes"]
    assert [t["name"] for t in document["targets"]] == list(platform_names())
    table = gen("list")
    assert table.status == 0
    assert all(v["name"] in table.out for c in document["ciphers"] for v in c["variants"])


@pytest.mark.long
@pytest.mark.parametrize(
    ("stage", "found"),
    [
        ("terms", "lea128 encrypt "),
        ("rows", "%"),
        ("schedule", "%"),
        ("registers", "function lea128_encrypt (encrypt)"),
        ("segments", "\nlea128_encrypt_blocks\n    paths from its entry: to the return 1, to the loop head 0x"),
        ("claims", "_blocks, loop head 0x"),
        ("claims", "\n    a0 = @pointer.ks:32\n"),
        ("claims", "\n    forgotten: t"),
        ("obligations", "lea128_encrypt              result              proved      normal form"),
    ],
)
def test_show(gen: Gen, stage: str, found: str) -> None:
    ran = gen("show", *LEA, "--strategy", STRATEGY, "--stage", stage)
    assert (ran.status, ran.err) == (0, "")
    assert found in ran.out


def test_show_takes_a_variant_and_refuses_unknown_names(gen: Gen) -> None:
    assert "lea256 encrypt " in gen("show", *LEA, "--stage", "terms", "--variant", "lea256").out
    assert gen("show", *LEA, "--stage", "row") == (
        2, "", "--stage: no stage is called 'row'\n"
        "  allowed: claims, ctr, obligations, plan, registers, rows, schedule, segments, selection, shape, statements, "
        "terms\n"
        "  write:   rows\n",
    )  # fmt: skip
    assert gen("show", *LEA, "--stage", "rows", "--variant", "lea1").status == 2
    assert gen("show", "--stage", "rows").err.startswith("--cipher: is needed\n")


# Being stopped while several processes generate or prove.


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]


def alive(pid: int) -> bool:
    """Whether a process is still there and not only waiting to be reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # gone before the file is opened, or before it is read
        return False


def command_line(pid: int) -> bytes:
    """A process's command line, empty once it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="looks for child processes in /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("work", ["generating", "proving"])
def test_stopped(tmp_path: Path, work: str, number: signal.Signals) -> None:
    """Ctrl-C reaches the whole process group, SIGTERM the first process; SIGKILL stands for a lack of memory."""
    generate, prove = [*LEA, "-o", str(tmp_path / "out")], ["prove", str(COMMITTED / "lea" / "rv32i")]
    process = subprocess.Popen(
        [sys.executable, "-m", "ciphergen", *(generate if work == "generating" else prove)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    while len(workers := children(process.pid)) < 3 and process.poll() is None:
        time.sleep(0.01)
    time.sleep(0.1)
    if number == signal.SIGINT:
        os.killpg(process.pid, number)
    else:
        os.kill(process.pid if number == signal.SIGTERM else workers[-1], number)
    out, err = process.communicate(timeout=30)
    if number == signal.SIGKILL:
        killed = f"gen: a process that was {work} was killed, perhaps for lack of memory"
        assert re.fullmatch(
            rf"{killed}(: lea\w+(\.S, lea\w+ executing|, code for rv32i)( or .*)?)?\n", without_progress(err)
        )
        assert process.returncode == 1
    else:
        assert (process.returncode, without_progress(err)) == (130, "gen: stopped; nothing was written\n")
    assert out == ""
    assert list(tmp_path.iterdir()) == []
    deadline = time.monotonic() + 10
    while any(map(alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(alive, workers))


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="looks for child processes in /proc")
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("command", [("prove", str(COMMITTED / "lea" / "rv32i")), LEA], ids=["prove", "gen"])
def test_killed_with_jobs(tmp_path: Path, command: tuple[str, ...], jobs: int) -> None:
    """As many workers as -j says, not more; none of them outlives the first process."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ciphergen", *command, "-j", str(jobs)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path,
    )  # fmt: skip

    def busy() -> list[int]:
        return [pid for pid in children(process.pid) if alive(pid) and b"spawn_main" in command_line(pid)]

    begun = time.monotonic()
    while len(now := busy()) < jobs or time.monotonic() < begun + 4:
        assert len(now) <= jobs
        assert process.poll() is None
        time.sleep(0.02)
    every = children(process.pid)
    process.kill()
    process.communicate(timeout=30)
    deadline = time.monotonic() + 10
    while any(map(alive, every)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(alive, every))
    assert list(tmp_path.iterdir()) == []

"""Files, folders and command lines that were made to have `gen prove` say *proved* of what a user's build makes
otherwise. One row an attack; the cipher is the tiny one, in a folder that is as gen writes it but for the attack."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from struct import pack_into

import pytest
from elftools.elf.dynamic import DynamicSection

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble, assemblers
from ciphergen.cli.main import main
from ciphergen.cli.objects import assemble_alike
from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.dsl.errors import UserError
from tests.cli.conftest import work_once
from tests.tools import needs
from tests.verify.spoil import AARCH64, message
from tests.verify.test_executable_attacks import ALONE, executable
from tests.verify.tiny import BASE, TEXT, edit

RV32I = target("rv32i")
pytestmark = needs("gnu, clang and zig", installed=len(assemblers(RV32I)) == 3)
ROLES = ("expand_key", "encrypt", "encrypt_blocks")
GLOBAL = "".join(f"  .globl tiny_{role}\n" for role in ROLES)
CODE = edit(
    BASE.replace("expand_key:", "tiny_expand_key:").replace("\nencrypt", "\ntiny_encrypt"),
    ("  .text\n", f"  .text\n  .balign 4\n{GLOBAL}"),
)
KEY = "typedef struct { uint32_t rk[2]; } tiny_key;"
ENCRYPT = "void tiny_encrypt(const tiny_key *ks, const uint8_t in[2], uint8_t out[2]);"
HEADER = f"""\
#ifndef TINY_H
#define TINY_H
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {{
#endif
{KEY}
void tiny_expand_key(tiny_key *ks, const uint8_t key[2]);
{ENCRYPT}
void tiny_encrypt_blocks(const tiny_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);
#ifdef __cplusplus
}}
#endif
#endif
"""
ALLOWED = "\n  allowed: a text that stands alone: no other file, no file's name, no date, no option of a build"
ASKS = f"the C preprocessor would read another file, or ask for its name, the date or how it is built{ALLOWED}"
CALLS = (
    "tiny.h: a call of tiny_encrypt does not call the function of that name\n"
    "  allowed: a prototype without macros, attributes and other names"
)
OTHER_TYPES = (
    "tiny.h: the compiler gnu says: conflicting types for '{}'; have 'void(const tiny_key *, const unsigned char *, "
    "unsigned char *{})'"
)
LEFT = "not proved, because nothing says what it is for: "
OF_LINKER = "\n  allowed: code that says nothing of what else is linked"


def write(place: Path, text: str = CODE, header: str = HEADER) -> Path:
    """A folder that gen could have written, with the cipher text beside it."""
    place.mkdir()
    (place.parent / "tiny.cipher").write_text(TEXT)
    (place / "tiny.S").write_text(text)
    (place / "tiny.h").write_text(header)
    record = {
        "format": "ciphergen-proof-1",
        "command": "gen",
        "cipher": "tiny.cipher",
        "cipher_sha256": hashlib.sha256(TEXT.encode()).hexdigest(),
        "target": "rv32i",
        "options": {"prefix": ""},
        "sources": {"tiny.h": "", "tiny.S": ""},
        "objects": {"tiny.S": {"variant": "tiny", "roles": {f"tiny_{role}": role for role in ROLES}}},
    }
    (place / "proof.json").write_text(json.dumps(record))
    return place


@pytest.fixture
def said(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., tuple[int, str]]:
    """Exit status and errors of `gen prove`, run beside the cipher text."""
    work_once(monkeypatch)
    monkeypatch.chdir(tmp_path)

    def run(*args: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as end:
            main(["prove", "--cipher", "tiny.cipher", *args])
        assert isinstance(end.value.code, int)
        return end.value.code, capfd.readouterr().err.removesuffix("\n")

    return run


Said = Callable[..., tuple[int, str]]


@pytest.mark.long
def test_what_is_attacked_is_proved(said: Said, tmp_path: Path) -> None:
    write(tmp_path / "t")
    (tmp_path / "a.o").write_bytes(assemble(CODE, RV32I))
    assert said("t") == (0, "")
    assert said("a.o", "--target", "rv32i") == (0, "")


# layer, what the attacker does: the text in front of the code, and what is said.
TEXTS = {
    "source: other code in releases": (
        "#ifdef NDEBUG\n#define xor or\n#endif\n", f"t/tiny.S:1:8: {ASKS}",
    ),
    "source: other code where it is optimised": (
        ".ifc __OPTIMIZE__,1\n nop\n.endif\n", f"t/tiny.S:1:6: {ASKS}",
    ),
    "source: other code in shared libraries": (
        "#if __PIC__\n#define xor or\n#endif\n", f"t/tiny.S:1:5: {ASKS}",
    ),
    "source: other code where there are compressed instructions": (
        "#ifdef __riscv_compressed\n#define xor or\n#endif\n", f"t/tiny.S:1:8: {ASKS}",
    ),
    "source: other code under a name that CMake defines": (
        "#ifdef tiny_EXPORTS\n#define xor or\n#endif\n",
        f"t/tiny.S: the C preprocessor asks for tiny_EXPORTS, which a build may define{ALLOWED}",
    ),
    "source: other code under a name that only a compiler knows": (
        "#if __GNUC_MINOR__ > 90\n#define xor or\n#endif\n",
        f"t/tiny.S: the C preprocessor asks for __GNUC_MINOR__, which a build may define{ALLOWED}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("attack", TEXTS)
def test_texts(attack: str, said: Said, tmp_path: Path) -> None:
    text, expected = TEXTS[attack]
    write(tmp_path / "t", text + CODE)
    assert said("t") == (2, expected)


def test_a_text_that_is_compressed_where_that_is_possible() -> None:
    """Then other bytes run than were proved, and a distance in bytes leads elsewhere."""
    with pytest.raises(UserError) as refused:
        assemble_alike(
            "  .option norelax\n  .text\n  .balign 4\n  .globl f\nf:\n  addi a0, a0, 1\n  ret\n", RV32I, "a.S"
        )
    assert str(refused.value) == (
        "a.S: gnu and gnu with -march=rv32imac -mabi=ilp32 assemble it to other code: at .text + 0x0 gnu has 00150513, "
        "gnu with -march=rv32imac -mabi=ilp32 has 80820505\n"
        "  allowed: a text of which every assembler here makes the same code\n"
        "  write:   gen prove --cipher … --target … the object file that your own build makes"
    )


# layer, what the attacker does: the change of the header, and what is said.
HEADERS = {
    "header: a smaller key for C++": (
        KEY, f"#ifdef __cplusplus\ntypedef struct {{ uint32_t rk[1]; }} tiny_key;\n#else\n{KEY}\n#endif",
        "tiny.h: tiny_key has 8 bytes, aligned to 4, for gnu; 4 bytes, aligned to 4, for gnu as C++\n"
        "  allowed: the same for every compiler here",
    ),
    "header: a smaller key in releases": (
        KEY, f"#ifdef NDEBUG\ntypedef struct {{ uint32_t rk[1]; }} tiny_key;\n#else\n{KEY}\n#endif",
        f"tiny.h:8:8: {ASKS}",
    ),
    "header: a smaller key where it is included second": (
        KEY, KEY.replace("[2]", "[2 - __COUNTER__]"), f"tiny.h:8:34: {ASKS}",
    ),
    "header: a smaller key beside a file": (
        KEY, f'#if __has_include("x.h")\n#define tiny_key char\n#endif\n{KEY}', f"tiny.h:8:5: {ASKS}",
    ),
    "header: another file from anywhere": (
        "#include <stdint.h>", '#include <stdint.h>\n#include "/proc/self/environ"',
        f"tiny.h: the compiler reads another file, /proc/self/environ{ALLOWED}",
    ),
    "prototype: input and output swapped": (
        ENCRYPT, ENCRYPT.replace("const uint8_t in[2], uint8_t out[2]", "uint8_t out[2], const uint8_t in[2]"),
        OTHER_TYPES.format("tiny_encrypt", ""),
    ),
    "prototype: a count of few bits": (
        "size_t blocks", "uint8_t blocks", OTHER_TYPES.format("tiny_encrypt_blocks", ", unsigned int"),
    ),
    "prototype: a macro for another function": (ENCRYPT, f"{ENCRYPT}\n#define tiny_encrypt tiny_no", CALLS),
    "prototype: another symbol": (ENCRYPT, ENCRYPT.replace(";", ' __asm__("evil");'), CALLS),
    "prototype: a symbol renamed": (ENCRYPT, f"#pragma redefine_extname tiny_encrypt evil\n{ENCRYPT}", CALLS),
    "prototype: a function that may be missing": (ENCRYPT, f"{ENCRYPT}\n#pragma weak tiny_encrypt", CALLS),
    "prototype: a function without effect": (ENCRYPT, f"__attribute__((const)) {ENCRYPT}", CALLS),
    "prototype: a function that only reads": (ENCRYPT, f"__attribute__((pure)) {ENCRYPT}", CALLS),
    "prototype: code of its own": (
        ENCRYPT, "static inline " + ENCRYPT.replace(";", " { (void)ks; out[0] = in[0]; }"), CALLS,
    ),
    "prototype: a function that does not return": (
        ENCRYPT, f"__attribute__((noreturn)) {ENCRYPT}",
        "tiny.h: says that tiny_encrypt does not return\n  allowed: a prototype without attributes",
    ),
    "prototype: another function for data that can be written, in C++": (
        ENCRYPT, f'{ENCRYPT}\n#ifdef __cplusplus\n}}\ninline void tiny_encrypt(tiny_key *, uint8_t *, uint8_t *) {{}}\n'
                 'extern "C" {\n#endif',
        CALLS,
    ),
}  # fmt: skip


@pytest.mark.parametrize("attack", HEADERS)
def test_headers(attack: str, said: Said, tmp_path: Path) -> None:
    old, new, expected = HEADERS[attack]
    write(tmp_path / "t", header=edit(HEADER, (old, new)))
    assert said("t") == (2, expected)


# layer, what the attacker does: what stands behind the code, and what is said.
OBJECTS = {
    "symbol: a number that callers of memcpy call": (
        ".globl memcpy\n.set memcpy, 0x80000000\n", 1, f"{LEFT}memcpy in a.o",
    ),
    "symbol: data that callers of memcpy call": (".data\n.globl memcpy\nmemcpy: ret\n", 1, f"{LEFT}memcpy in a.o"),
    "symbol: the address from which a linker counts": (
        ".sdata\n.globl __global_pointer$\n__global_pointer$: .word 1\n".replace(".sdata", '.section .sdata,"aw"'),
        1, f"{LEFT}__global_pointer$ in a.o",
    ),
    "section: a stack that can be executed": (
        '.section .note.GNU-stack,"x",@progbits\n', 2,
        "a.o: the section '.note.GNU-stack' with the flag 0x4: the stack of the whole program can be executed\n"
        '  allowed: a stack that holds data\n  write:   put .section .note.GNU-stack,"",@progbits into the text',
    ),
    "section: a library that a linker takes": (
        '.section ".deplibs","MS",@0x6fff4c04,1\n.asciz "evil"\n', 2,
        f"a.o: the section '.deplibs': libraries for a linker to take{OF_LINKER}",
    ),
    "section: options for a linker": (
        '.section ".linker-options","e",@0x6fff4c01\n.asciz "lib","evil"\n', 2,
        f"a.o: the section '.linker-options': options for a linker{OF_LINKER}",
    ),
    "section: what starts the program": (
        '.section .interp,"a"\n.asciz "/evil"\n', 2,
        f"a.o: the section '.interp': the program that starts the program{OF_LINKER}",
    ),
    "symbol: a function of thread-local type": (
        ".type tiny_encrypt, %tls_object\n", 2,
        "a.o, tiny_encrypt: has the binding 1 and the type 6, which no function has\n"
        "  allowed: one function of that name in code, which a linker takes",
    ),
    "symbol: a role in other letters": (
        ".text\n.globl Tiny_decrypt\nTiny_decrypt: ret\n", 1, f"{LEFT}Tiny_decrypt in a.o",
    ),
}  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("attack", OBJECTS)
def test_objects(attack: str, said: Said, tmp_path: Path) -> None:
    text, status, expected = OBJECTS[attack]
    (tmp_path / "tiny.cipher").write_text(TEXT)
    (tmp_path / "a.o").write_bytes(assemble(f"{CODE}{text}", RV32I))
    assert said("a.o", "--target", "rv32i") == (status, expected)


@pytest.mark.long
@pytest.mark.parametrize(
    "name", ["more.cpp", "more.hpp", "Makefile", "more.cmake", "link.ld", "libmore.so.1", "stdint.h"]
)
def test_files_of_a_folder_that_a_build_takes(name: str, said: Said, tmp_path: Path) -> None:
    """stdint.h also where the record lists it as a source: users find it before the system's."""
    folder = write(tmp_path / "t")
    record = json.loads((folder / "proof.json").read_text())
    record["sources"][name] = ""
    (folder / "proof.json").write_text(json.dumps(record))
    (folder / name).write_text("")
    assert said("t") == (1, LEFT + name)


# layer, what the attacker does: tags and values in the dynamic segment of a shared library, and what is said.
DYNAMIC = {
    "loader: other symbols than linkers read": ({6: 0x178}, "DT_SYMTAB, at 0x178"),
    "loader: other names of symbols": ({5: 0x1A9}, "DT_STRTAB, at 0x1a9"),
    "loader: names of symbols that go on behind their section": ({10: 99}, "DT_STRTAB, at 0x1a8"),
    "loader: relocations that are no section": ({30: 0, 0: 7}, "DT_RELA, at 0x0"),
}


@pytest.mark.parametrize("attack", DYNAMIC)
def test_shared_libraries(attack: str) -> None:
    changes, expected = DYNAMIC[attack]
    made = executable(AARCH64, options=("-shared", "-Bsymbolic"))
    table = made.elf.get_section_by_name(".dynamic")
    assert isinstance(table, DynamicSection)
    for number, tag in enumerate(table.iter_tags()):
        value = tag["d_val"]
        if tag["d_tag"] == "DT_NULL" and 0 in changes:
            pack_into("<QQ", made.data, table["sh_offset"] + 16 * number, changes[0], 0)
            break
        code = {"DT_STRTAB": 5, "DT_SYMTAB": 6, "DT_STRSZ": 10}.get(tag["d_tag"], -1)
        pack_into("<Q", made.data, table["sh_offset"] + 16 * number + 8, changes.get(code, value))
    assert message(made.done()) == (
        f"t.o: a table, {expected}, where no section of its kind and size is\n"
        f"  allowed: tables for the loader that are sections, which linkers read\n  write:   {ALONE}"
    )


@pytest.mark.long
def test_a_cipher_text_that_is_changed_while_it_is_proved(tmp_path: Path) -> None:
    """Concurrency: what workers read is another text than that of which the hash is shown."""
    path = tmp_path / "tiny.cipher"
    path.write_text(edit(TEXT, ("<<< 3", "<<< 5"), (">>> 3", ">>> 5")))
    old = hashlib.sha256(TEXT.encode()).hexdigest()
    with pytest.raises(UserError) as refused:
        prove_one(ProofTask(str(path), "tiny", "rv32i", "a.o", b"", {}, cipher_sha256=old))
    assert str(refused.value) == (
        f"{path}: was changed while it was read: it had the SHA-256 {old}\n  allowed: a file that stays as it is"
    )

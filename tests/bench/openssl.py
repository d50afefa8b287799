"""AES-128 on RV64I: the instructions that a byte of long messages takes, ours beside OpenSSL's C.

python -m tests.bench.openssl SOURCE    SOURCE: a folder with OpenSSL's sources, such as openssl-3.0.20

OpenSSL's text is not here: `apt-get source openssl` fetches it. Its constant-time C computes S-boxes on words of eight
bytes; its other C looks up tables at addresses that depend on secrets. Every output is compared.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble, find_program, run_command
from ciphergen.bench.emulated import EmulatedProgram
from ciphergen.bench.measure import MeasuredCode
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate

RV64I = target("rv64i")
AES128 = load("aes").variants["aes128"]
ROLES = ("expand_key", "encrypt_blocks")
FORMS = {"constant time": ("-DOPENSSL_AES_CONST_TIME",), "tables": ()}
COMPILERS = {"gcc": ([RV64I.tools.gnu + "gcc"], RV64I.tools.gnu_flags), "clang": (["clang"], RV64I.tools.clang_flags)}
LEVELS = ("-O2", "-O3")
# Headers of OpenSSL's and the C library's that its text includes, with what it takes from them.
HEADERS = {
    "internal/deprecated.h": "",
    "openssl/crypto.h": "",
    "openssl/e_os2.h": "#include <stdint.h>\n",
    "openssl/macros.h": "#define OSSL_DEPRECATEDIN_3_0\n",
    "openssl/opensslconf.h": "",
    "assert.h": "#define assert(what)\n",
    "stdio.h": "",
    "stdlib.h": "",
    "string.h": "#include <stddef.h>\nvoid *memcpy(void *, const void *, size_t);\n",
}
BATCH = 4  # blocks that ours takes at a time
KEY_BYTES = 8192


def theirs(source: Path, compiler: str, level: str, form: str) -> bytes:
    """The object that a compiler makes of OpenSSL's C."""
    programs, flags = COMPILERS[compiler]
    command = [find_program(programs, f"compile C for {RV64I.name}", "apt install clang"), *flags, level, *FORMS[form]]
    with TemporaryDirectory() as scratch:
        for name, text in HEADERS.items():
            header = Path(scratch, name)
            header.parent.mkdir(exist_ok=True)
            header.write_text(text)
        folders = [f"-I{scratch}", f"-I{source / 'include'}", f"-I{source / 'crypto/aes'}"]
        core = (source / "crypto/aes/aes_core.c").resolve()
        defined = [f'-DAES_CORE="{core}"', f"-DVARIANT={AES128.name}", f"-DKEY_BYTES={AES128.key_bytes}"]
        made = Path(scratch, "peer.o")
        text = Path(__file__).with_name("openssl_aes.c")
        options = ["-ffreestanding", "-w", "-c", str(text), "-o", str(made)]
        done = run_command([*command, *folders, *defined, *options])
        assert done.status == 0, done.errors
        return made.read_bytes()


def ours(strategy: str = "") -> bytes:
    """The object of the code that is made, by the default strategy if none is named."""
    tables = strategy == "tables"
    options = Options((AES128.name,), ("ecb",), strategy, roles=("encrypt_blocks",), allow_tables=tables)
    return assemble(generate(load("aes"), RV64I, options).files[f"{AES128.name}.S"], RV64I)


def instructions(name: str, data: bytes) -> tuple[float, float]:
    """Instructions a byte that a longer message has more, aligned and at odd addresses, with every output compared."""
    code = MeasuredCode(name, AES128, data, ROLES, KEY_BYTES)
    counted = []
    for aligned in (True, False):
        program = EmulatedProgram.of(code, RV64I, 8 * BATCH, aligned=aligned)
        few, many = (len(program.trace("encrypt_blocks", n * BATCH).at) for n in (2, 8))
        counted.append((many - few) / (6 * BATCH * AES128.block_bytes))
    return counted[0], counted[1]


def rows(source: Path) -> Iterator[tuple[str, tuple[float, float]]]:
    """Each code with what a byte takes."""
    yield "ours", instructions("ours", ours())
    yield "ours, tables", instructions("ours", ours("tables"))
    for form in FORMS:
        for compiler in COMPILERS:
            for level in LEVELS:
                name = f"OpenSSL, {form}, {compiler} {level}"
                yield name, instructions(name, theirs(source, compiler, level, form))


if __name__ == "__main__":
    for each, (aligned, odd) in rows(Path(sys.argv[1])):
        print(f"{each}: {aligned:.2f} instructions a byte, {odd:.2f} at odd addresses", flush=True)

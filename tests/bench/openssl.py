"""AES-128 on RV64I: the instructions that a byte of long messages takes, ours beside OpenSSL's C.

python -m tests.bench.openssl SOURCE    SOURCE: a folder with OpenSSL's sources, such as openssl-3.0.20

OpenSSL's text is not here: `apt-get source openssl` fetches it. Its constant-time C computes S-boxes on words of eight
bytes; its other C looks up tables at addresses that depend on secrets. Every output is compared.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends import target
from ciphergen.backends.machine.target import Target
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
KEY_BYTES = 0x10000  # for round keys in any layout


@dataclass(frozen=True)
class Ours:
    """Code that is made. on: a target; strategy: empty for the default; blocks: that it takes at a time."""

    on: str
    strategy: str
    blocks: int

    @property
    def name(self) -> str:
        return f"ours on {self.on}, {self.strategy or 'default'}"

    def instructions(self) -> tuple[float, float]:
        """As `instructions`."""
        made = Options((AES128.name,), ("ecb",), self.strategy, roles=ROLES, allow_tables=self.strategy == "tables")
        machine = target(self.on)
        data = assemble(generate(load("aes"), machine, made).files[f"{AES128.name}.S"], machine)
        return instructions(self.name, data, machine, self.blocks)


OURS = (
    Ours("rv64i", "", 16),
    Ours("rv64i_zbb", "", 16),
    Ours("rv64i", "loop4-rows4+loop4-rows1", 4),
    Ours("rv64i", "loop1-slices64+loop4-rows4+loop4-rows1", 64),
    Ours("rv64i", "tables", 1),
)


def theirs(source: Path, compiler: str, level: str, form: str) -> bytes:
    """The object that a compiler makes of OpenSSL's C."""
    programs, flags = COMPILERS[compiler]
    command = [find_program(programs, f"compile C for {RV64I.name}", "apt install clang"), *flags, level, *FORMS[form]]
    with TemporaryDirectory() as scratch:
        for name, text in HEADERS.items():
            header = Path(scratch, name)
            header.parent.mkdir(exist_ok=True)
            header.write_text(text)
        core = (source / "crypto/aes/aes_core.c").resolve()
        command += [f"-I{scratch}", f"-I{source / 'include'}", f"-I{core.parent}", f'-DAES_CORE="{core}"']
        command += [f"-DVARIANT={AES128.name}", f"-DKEY_BYTES={AES128.key_bytes}", "-ffreestanding", "-w"]
        made = Path(scratch, "peer.o")
        done = run_command([*command, "-c", str(Path(__file__).with_name("openssl_aes.c")), "-o", str(made)])
        assert done.status == 0, done.errors
        return made.read_bytes()


def instructions(name: str, data: bytes, on: Target, blocks: int) -> tuple[float, float]:
    """Instructions a byte that a longer message has more, aligned and at odd addresses, with every output compared."""
    code, counted = MeasuredCode(name, AES128, data, ROLES, KEY_BYTES), list[float]()
    for aligned in (True, False):
        program = EmulatedProgram.of(code, on, 4 * blocks, aligned=aligned)
        few, many = (len(program.trace("encrypt_blocks", n * blocks).at) for n in (2, 4))
        counted.append((many - few) / (2 * blocks * AES128.block_bytes))
    return counted[0], counted[1]


def rows(source: Path) -> Iterator[tuple[str, tuple[float, float]]]:
    """Each code with what a byte takes."""
    yield from ((each.name, each.instructions()) for each in OURS)
    for form, compiler, level in product(FORMS, COMPILERS, LEVELS):
        name = f"OpenSSL, {form}, {compiler} {level}"
        yield name, instructions(name, theirs(source, compiler, level, form), RV64I, 1)


if __name__ == "__main__":
    for each, (aligned, odd) in rows(Path(sys.argv[1])):
        print(f"{each}: {aligned:.2f} instructions a byte, {odd:.2f} at odd addresses", flush=True)

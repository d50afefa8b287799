"""AES-128 and ARIA-128 on AArch64: cycles a byte of long messages by llvm-mca's models, ours beside OpenSSL's.

python -m tests.bench.openssl_neon SOURCE    SOURCE: a folder with OpenSSL's sources, 3.2 or newer

OpenSSL's text is not here: `apt-get source openssl` fetches it, or `cargo vendor` with the crate openssl-src. Its
`vpaes` looks up nibbles in registers, two blocks at a time; its `bsaes` is bit-sliced, eight blocks at a time, and has
counter mode and no plain encryption; for ARIA it has C with tables in memory. Every output is compared. Linux has no
ARIA for AArch64 (`arch/arm64/crypto`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends.tools.toolchain import find_program, run_command
from tests.bench.openssl import HEADERS
from tests.bench.sliced import AARCH64, CORES, Sliced

AES128, ARIA128 = Sliced("aes", "aes128"), Sliced("aria", "aria128")
_EMPTY = dict.fromkeys(("openssl/e_os2.h", "openssl/opensslconf.h"), "#include <stdint.h>\n")


@dataclass(frozen=True)
class Theirs:
    """Code of OpenSSL's. assembly: the Perl script under crypto/aes/asm that prints it; none for C; roles: functions
    that are measured."""

    name: str
    of: Sliced
    assembly: str
    roles: tuple[str, ...]
    flags: tuple[str, ...] = ()

    def object(self, source: Path) -> bytes:
        """Return the object of the code with the interface of generated code."""
        programs = [AARCH64.tools.gnu + "gcc"]
        gcc = find_program(programs, "compile C for AArch64", "apt install gcc-aarch64-linux-gnu")
        with TemporaryDirectory() as scratch:
            for name, text in {**HEADERS, **_EMPTY}.items():
                header = Path(scratch, name)
                header.parent.mkdir(exist_ok=True)
                header.write_text(text)
            crypto = (source / "crypto").resolve()
            includes = [scratch, source / "include", crypto, source, crypto / "aes"]
            command = [gcc, *AARCH64.tools.gnu_flags, *(f"-I{each}" for each in includes), "-w"]
            core = f'-D{"ARIA" if self.of is ARIA128 else "AES"}_CORE="{crypto / self._core}"'
            names = f"-DVARIANT={self.of.name}", f"-DKEY_BYTES={self.of.variant.key_bytes}"
            made = [Path(scratch, "peer.o")]
            own = str(Path(__file__).with_name("openssl_neon.c"))
            _done([*command, "-O3", "-ffreestanding", core, *names, *self.flags, "-c", own, "-o", str(made[0])])
            if self.assembly:
                text, there = Path(scratch, "asm.S"), Path(scratch, "asm.o")
                _done(["perl", str(crypto / "aes/asm" / self.assembly), "linux64", str(text)])
                _done([*command, "-c", str(text), "-o", str(there)])
                made.append(there)
            whole = Path(scratch, "whole.o")
            _done([gcc, "-r", "-nostdlib", *map(str, made), "-o", str(whole)])
            return whole.read_bytes()

    @property
    def _core(self) -> str:
        return "aria/aria.c" if self.of is ARIA128 else "aes/aes_core.c"


_BOTH = ("encrypt_blocks", "decrypt_blocks")
THEIRS = (
    Theirs("OpenSSL's vpaes", AES128, "vpaes-armv8.pl", _BOTH, ("-DVPAES",)),
    Theirs("OpenSSL's bsaes", AES128, "bsaes-armv8.pl", ("ctr",)),
    Theirs("OpenSSL's C, tables (gcc -O3)", ARIA128, "", _BOTH),
)


def _done(command: list[str]) -> None:
    done = run_command(command)
    assert done.status == 0, done.errors


def rows(source: Path) -> Iterator[str]:
    """Yield a line for each function of each code."""
    for theirs in THEIRS:
        data = theirs.object(source)
        for role in theirs.roles:
            count, found = theirs.of.modelled(theirs.name, data, CORES, AARCH64, role)
            yield _line(f"{theirs.of.name}, {role}, {theirs.name}", count, found)
    for of in (AES128, ARIA128):
        for role in (*_BOTH, "ctr"):
            for core in CORES:
                count, found = of.modelled("ours", of.ours(AARCH64, core, role), (core,), AARCH64, role)
                yield _line(f"{of.name}, {role}, ours for {core}", count, found)


def _line(name: str, count: float, found: dict[str, float]) -> str:
    taken = ", ".join(f"{core} {value:.2f}" for core, value in found.items())
    return f"{name}: {count:.2f} instructions a byte, cycles a byte: {taken}"


if __name__ == "__main__":
    for each in rows(Path(sys.argv[1])):
        print(each, flush=True)

"""AES-128-GCM on AArch64 with AES and PMULL: cycles a byte by llvm-mca's models, whole calls, ours beside OpenSSL's.

python -m tests.bench.openssl_gcm [SOURCE]    SOURCE: a folder with OpenSSL's sources, 3.2 or newer; none: only ours

OpenSSL's text is not here: `apt-get source openssl` fetches it, or `cargo vendor` with the crate openssl-src. From 512
bytes on it encrypts and hashes four blocks at a time in one loop, below that in two, as its provider does. A call has
12 bytes of initialization vector, 16 of associated data and 16 of tag. Every output is compared.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble, find_program, run_command
from ciphergen.bench.emulated import BASE, linked
from ciphergen.bench.mca import cycles, llvm, texts
from ciphergen.bench.measure import MeasuredCode
from ciphergen.bench.on import models
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.phase_mode import PhaseBytes
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from tests.bench.openssl import HEADERS
from tests.bench.sliced import AES, CORES

AES128 = load("aes").variants["aes128"]
LENGTHS = (16, 64, 128, 512, 1024, 2048, 4096, 16384)  # bytes of plaintext
ROLES = ("gcm_encrypt", "gcm_decrypt")
_IV, _AAD, _TAG, _KEY_BYTES, _LIMIT = 12, 16, 16, 8192, 1_000_000
_KEYS, _KEY, _IV_AT, _AAD_AT, _IN, _OUT, _TAG_AT = (0x1000000 + 0x100000 * i for i in range(7))
_MORE = {
    "openssl/macros.h": "#define OSSL_DEPRECATEDIN_3_0\n#define OPENSSL_NO_DEPRECATED_3_0\n",
    "openssl/opensslconf.h": "",
    "openssl/safestack.h": "#define STACK_OF(type) struct stack_of_##type\n",
    "openssl/crypto.h": "#include <stddef.h>\nint CRYPTO_memcmp(const void *, const void *, size_t);\n"
    "#define OPENSSL_malloc(bytes) ((void *)0)\n#define OPENSSL_clear_free(what, bytes)\n",
    "internal/cryptlib.h": "",
    "string.h": HEADERS["string.h"] + "void *memset(void *, int, size_t);\n",
}
_SCRIPTS = ("aes/asm/aesv8-armx.pl", "modes/asm/ghashv8-armx.pl", "modes/asm/aes-gcm-armv8_64.pl")


class Whole:
    """Code with the functions of GCM. object: of ELF, with what they call."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        code = MeasuredCode(name, AES128, data, ("gcm_expand_key", *ROLES), _KEY_BYTES)
        self._image, self._entries = linked(code, AES)
        self._emulator = Emulator(AES, self._image, BASE)
        random = Random(1)
        self._key, self._iv, self._aad = (random.randbytes(n) for n in (AES128.key_bytes, _IV, _AAD))
        self._plain = random.randbytes(max(LENGTHS))

    @cached_property
    def _mode(self) -> PhaseBytes:
        return PhaseBytes.of(load_phase_mode("gcm"), Concrete(AES128), self._key)

    @cached_property
    def _keys(self) -> bytes:
        memory = {_KEYS: bytes(_KEY_BYTES), _KEY: self._key}
        called = self._emulator.call(self._entries["aes128_gcm_expand_key"], [_KEYS, _KEY], memory, _LIMIT)
        assert (called.ended, called.strays) == ("returned", ()), called
        return called.memory[_KEYS]

    def words(self, role: str, length: int) -> list[bytes]:
        """Return the instruction words that a call executes; compare what it writes."""
        plain = self._plain[:length]
        made = self._mode.encrypt({"iv": self._iv, "aad": self._aad, "p": plain})
        assert made is not None
        back = role == "gcm_decrypt"
        read, written = (made["c"], plain) if back else (plain, made["c"])
        memory = {_KEYS: self._keys, _IV_AT: self._iv, _AAD_AT: self._aad, _IN: read, _OUT: bytes(length)}
        memory[_TAG_AT] = made["tag"] if back else bytes(_TAG)
        given = [_KEYS, _IV_AT, _IV, _AAD_AT, _AAD, _IN, _OUT, length, _TAG_AT, _TAG]
        called = self._emulator.call(self._entries[f"aes128_{role}"], given, memory, _LIMIT, trace=True)
        result = called.registers[AES.abi.arguments[0]] & 0xFFFFFFFF
        assert (called.ended, called.strays, result) == ("returned", (), 0), (self.name, called.ended, called.strays)
        assert (called.memory[_OUT], called.memory[_TAG_AT]) == (written, made["tag"]), (self.name, role, length)
        return [self._image[at : at + 4] for at in called.trace]

    def taken(self, role: str, cores: Sequence[str], lengths: Sequence[int] = LENGTHS) -> dict[tuple[str, int], int]:
        """Return by core and length the cycles of a whole call by the core's model."""
        tools, known = llvm(), models("aarch64")
        traces = {length: self.words(role, length) for length in lengths}
        different = sorted({word for words in traces.values() for word in words})
        lines = dict(zip(different, texts(tools, different), strict=True))
        return {
            (core, length): cycles(tools, known[core], [lines[word] for word in words])
            for core in cores
            for length, words in traces.items()
        }


def ours(core: str) -> bytes:
    """Return the object of the code that is made by default for a core."""
    text = generate(load("aes"), AES, Options((AES128.name,), ("gcm",), core=core)).files[f"{AES128.name}.S"]
    return assemble(text, AES)


def theirs(source: Path) -> bytes:
    """Return the object of OpenSSL's code."""
    gcc = find_program([AES.tools.gnu + "gcc"], "compile C for AArch64", "apt install gcc-aarch64-linux-gnu")
    crypto = (source / "crypto").resolve()
    with TemporaryDirectory() as scratch:
        for name, text in {**HEADERS, **_MORE}.items():
            header = Path(scratch, name)
            header.parent.mkdir(exist_ok=True)
            header.write_text(text)
        includes = [scratch, source.resolve() / "include", crypto, crypto / "modes"]
        command = [gcc, *AES.tools.gnu_flags, *(f"-I{each}" for each in includes), "-w", "-O3"]
        command += [f'-DGCM_CORE="{crypto / "modes/gcm128.c"}"', "-DGHASH_ASM", "-DOPENSSL_CPUID_OBJ"]
        made = [Path(scratch, "peer.o")]
        _done([*command, "-c", str(Path(__file__).with_name("openssl_gcm.c")), "-o", str(made[0])])
        for number, script in enumerate(_SCRIPTS):
            printed, there = Path(scratch, f"{number}.S"), Path(scratch, f"{number}.o")
            _done(["perl", str(crypto / script), "linux64", str(printed)])
            _done([*command, "-march=armv8-a+crypto+sha3", "-c", str(printed), "-o", str(there)])
            made.append(there)
        whole = Path(scratch, "whole.o")
        _done([gcc, "-r", "-nostdlib", *map(str, made), "-o", str(whole)])
        return whole.read_bytes()


def _done(command: list[str]) -> None:
    done = run_command(command)
    assert done.status == 0, done.errors


def rows(source: Path | None, lengths: Sequence[int] = LENGTHS) -> Iterator[str]:
    """Yield a line for each function, core and length."""
    peer = None if source is None else Whole("OpenSSL", theirs(source))
    for core in CORES:
        own = Whole(f"ours for {core}", ours(core))
        for role in ROLES:
            for code in filter(None, (peer, own)):
                found = code.taken(role, (core,), lengths)
                each = ", ".join(f"{length}: {found[core, length] / length:.2f}" for length in lengths)
                bulk = (found[core, lengths[-1]] - found[core, lengths[-2]]) / (lengths[-1] - lengths[-2])
                yield f"{core}, {role}, {code.name}: cycles a byte of {each}; of a byte more {bulk:.3f}"


if __name__ == "__main__":
    for line in rows(Path(sys.argv[1]) if len(sys.argv) > 1 else None):
        print(line, flush=True)

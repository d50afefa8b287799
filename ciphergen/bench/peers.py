"""Peers of generated code, compiled: C of a cipher, written by us, the plainest and with generated code's dataflow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.installed import NEWEST_CLANGS
from ciphergen.backends.tools.toolchain import ZIG, ZIG_INSTALL, ToolMissing, find_program, has_zig, run_command
from ciphergen.bench.stopped import Stopped
from ciphergen.dsl.cipher import Variant

SOURCES = Path(__file__).with_name("peers")
# `-ffreestanding` and no library: nothing is called but the C file's own functions.
_FLAGS = ("-ffreestanding", "-ffunction-sections", "-fdata-sections")


@dataclass(frozen=True)
class Peer:
    """A compiler with its flags, and the form of C that it compiles. compiler: gcc, clang or zig, whose clang is newer
    than most; flags: what it is told; form: what follows the cipher's name in the name of the C file; machine: whose
    intrinsics that has, as in `Target.elf`, otherwise empty."""

    compiler: str
    flags: tuple[str, ...]
    form: str = ""
    machine: str = ""

    def source(self, cipher: str) -> Path:
        """Return the path of the C file, which need not exist."""
        return SOURCES / f"{cipher}{self.form}.c"


# gcc orders instructions before it gives them registers, which leaves code with several blocks short of registers; told
# not to, it makes the faster code of both ciphers.
PEERS: Mapping[str, Peer] = {
    "gcc -O2": Peer("gcc", ("-O2",)),
    "gcc -O3": Peer("gcc", ("-O3",)),
    "clang -O3": Peer("clang", ("-O3",)),
    "gcc -O3, our dataflow": Peer("gcc", ("-O3", "-fno-schedule-insns"), "_side"),
    "clang -O3, our dataflow": Peer("clang", ("-O3",), "_side"),
    **{
        f"{compiler} -O3, NEON": Peer(compiler, ("-O3",), "_neon", "EM_AARCH64") for compiler in ("gcc", "clang", "zig")
    },
}
# Bit-sliced C, of which `gen bench` knows nothing: it encrypts whole batches only. `tests/bench/sliced.py` measures it.
SLICED: Mapping[str, Peer] = {
    "gcc -O3, slices": Peer("gcc", ("-O3", "-fno-schedule-insns"), "_slices"),
    "clang -O3, slices": Peer("clang", ("-O3",), "_slices"),
    **{
        f"{compiler} -O3, NEON slices": Peer(compiler, ("-O3",), "_slices_neon", "EM_AARCH64")
        for compiler in ("gcc", "clang", "zig")
    },
}


def peers(cipher: str, target: Target) -> tuple[str, ...]:
    """Return the names of the peers of a cipher; none without C of the cipher here."""
    there = {name: peer for name, peer in PEERS.items() if peer.machine in ("", target.elf[0])}
    return tuple(name for name, peer in there.items() if peer.source(cipher).is_file())


def compiled(cipher: str, variant: Variant, name: str, target: Target) -> bytes:
    """Return the object that a compiler makes of a cipher's C, with the same interface as generated code.

    Raises:
        ToolMissing: the compiler is not installed.
        Stopped: the compiler refuses the C.
    """
    peer = {**PEERS, **SLICED}[name]
    command = _command(peer.compiler, target)
    with TemporaryDirectory(prefix="ciphergen-") as scratch:
        made = Path(scratch, "peer.o")
        done = run_command(
            [
                *command,
                *peer.flags,
                *_FLAGS,
                f"-DVARIANT={variant.name}",
                f"-DKEY_BYTES={variant.key_bytes}",
                "-c",
                str(peer.source(cipher)),
                "-o",
                str(made),
            ],
            cwd=Path(scratch),
        )
        if done.status:
            raise Stopped(f"{name} refuses {peer.source(cipher).name}: {done.errors.strip()}")
        return made.read_bytes()


def _command(compiler: str, target: Target) -> list[str]:
    """Return the command that compiles C for a target."""
    tools, job = target.tools, f"compile C for {target.name} with {compiler}"
    if compiler == "gcc":
        return [find_program([tools.gnu + "gcc"], job, f"apt install {tools.packages[1]}"), *tools.gnu_flags]
    if compiler == "clang":
        return [find_program(NEWEST_CLANGS, job, "apt install clang"), *tools.clang_flags]
    if not has_zig():
        raise ToolMissing(job, [ZIG_INSTALL])
    return [*ZIG, *tools.zig_flags]

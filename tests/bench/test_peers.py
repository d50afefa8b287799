"""C that generated code is compared with: it computes the ciphers, wherever its data lie."""

from __future__ import annotations

from itertools import product

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import ToolMissing
from ciphergen.bench import peers as module
from ciphergen.bench.emulated import BASE, linked
from ciphergen.bench.measure import MeasuredCode
from ciphergen.bench.peers import PEERS, SLICED, compiled, peers
from ciphergen.bench.reach import Object
from ciphergen.dsl.cipher import Cipher, load
from tests.bench import sliced
from tests.bench.programs import RV32I

ROLES = ("expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks", "ctr")
CIPHERS = (load("lea"), load("pipo"))
CASES = [(cipher, name) for cipher in CIPHERS for name in cipher.variants]
CONTEXT, KEY, COUNTER, IN, OUT = 0x400000, 0x410000, 0x420000, 0x430000, 0x440000
AARCH64 = target("aarch64")
BLOCKS = {"rv32i": 9, "aarch64": 85}  # two batches at least, one of every narrower kind, and one block


def made(cipher: Cipher, variant: str, peer: str, machine: Target = RV32I) -> MeasuredCode:
    try:
        code = compiled(cipher.name, cipher.variant(variant), peer, machine)
    except ToolMissing as missing:
        pytest.skip(str(missing))
    return MeasuredCode(peer, cipher.variant(variant), code, ROLES)


@pytest.mark.long
@pytest.mark.parametrize("odd", [0, 1])
@pytest.mark.parametrize("peer", PEERS)
@pytest.mark.parametrize(("cipher", "variant"), CASES, ids=[variant for _, variant in CASES])
def test_peers_meet_the_official_vectors(cipher: Cipher, variant: str, peer: str, odd: int) -> None:
    machine = AARCH64 if PEERS[peer].machine else RV32I
    code = made(cipher, variant, peer, machine)
    image, entries = linked(code, machine)
    emulator = Emulator(machine, image, BASE)

    def call(role: str, *arguments: int, **buffers: bytes) -> dict[str, bytes]:
        """Buffers lie at an odd address where that is asked for; the key's memory never does."""
        places = {"context": CONTEXT, "key": KEY, "counter": COUNTER, "source": IN, "result": OUT}
        at = {name: places[name] + (name != "context") * odd for name in buffers}
        memory = {at[name]: content for name, content in buffers.items()}
        outcome = emulator.call(entries[code.symbol(role)], [*at.values(), *arguments], memory)
        broken = [r for r in outcome.broken if r not in machine.abi.reserved]  # a compiler's, where no platform has it
        assert (outcome.ended, broken, outcome.strays) == ("returned", [], ())
        return {name: outcome.memory[place] for name, place in at.items()}

    vectors = [v for v in cipher.vectors if v.variant == variant]
    assert vectors
    for vector in vectors:
        context = call("expand_key", context=bytes(code.key_bytes), key=vector.key)["context"]
        both = {"encrypt": (vector.plain, vector.cipher), "decrypt": (vector.cipher, vector.plain)}
        for (role, (given, wanted)), many in product(both.items(), (False, True)):
            count, name = (BLOCKS[machine.name], f"{role}_blocks") if many else (1, role)
            arguments = (count,) if many else ()
            ran = call(name, *arguments, context=context, source=given * count, result=bytes(len(given) * count))
            assert ran["result"] == wanted * count, name
        size = len(vector.plain)
        ran = call("ctr", size, context=context, counter=vector.plain, source=bytes(size), result=bytes(size))
        after = (int.from_bytes(vector.plain) + 1) % (1 << 8 * size)
        assert (ran["result"], int.from_bytes(ran["counter"])) == (vector.cipher, after)


def test_a_cipher_without_peers() -> None:
    assert peers("lea", AARCH64) == peers("pipo", AARCH64) == tuple(PEERS)
    assert peers("lea", RV32I) == tuple(name for name in PEERS if "NEON" not in name)
    assert peers("nothing", AARCH64) == ()


def test_what_is_measured_is_what_the_functions_need() -> None:
    """Tables that a compiler makes count, and are as large as they are."""
    sizes = Object(made(CIPHERS[0], "lea128", "gcc -O2").object).sizes("lea128_expand_key")
    assert sizes[1] >= 32  # the eight constants


@pytest.mark.long
def test_every_c_file_is_a_peer() -> None:
    used = {peer.source(cipher.name) for peer in PEERS.values() for cipher in CIPHERS}
    used |= {peer.source(each.cipher.name) for peer in SLICED.values() for each in (sliced.PRESENT, sliced.GIFT)}
    assert used == set(module.SOURCES.glob("*.c"))

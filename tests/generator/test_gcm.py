"""GCM around generated functions: published messages on object code, the proof of all of it, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import find_program, run_command
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.cli.proofs import ProofTask, certify_one
from ciphergen.cli.prove import key_sizes
from ciphergen.cli.provenance import objects
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options, choose
from ciphergen.interface.phases import all_functions
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.phases import DECLASSIFIED, prove_with_modes
from ciphergen.verify.prove import Declared
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.generator.running import IN, KEY, KEYS, OUT, Program, assembled
from tests.kept import generated, object_code

MESSAGES = json.loads((Path(__file__).parents[1] / "vectors" / "gcm_messages.json").read_text("utf-8"))["vectors"]
IV, AAD, TAG = 0x240000, 0x250000, 0x260000
REFUSED = 2**32 - 1
LIMIT = 10_000_000  # instructions; a product takes thousands
MACHINES = ("rv32i", "armv7m", "aarch64")


def options(variant: str, core: str = "") -> Options:
    return Options((variant,), ("gcm",), core=core)


def made(variant: str, machine: str = "rv32i", core: str = "") -> dict[str, str]:
    return dict(generated(variant.rstrip("0123456789"), machine, options(variant, core)).files)


def messages(variant: str) -> Iterator[tuple[list[bytes], bool]]:
    """Key, initialization vector, associated data, plaintext, ciphertext and tag of each message, and whether it is
    valid."""
    for _, name, *hexadecimal, valid in MESSAGES:
        if name == variant:
            yield [*map(bytes.fromhex, hexadecimal)], valid


class Gcm:
    """The functions of a variant in an emulator. place: from which multiple of a word on each buffer lies."""

    def __init__(self, program: Program, variant: str, size: int, machine: str) -> None:
        self.program, self.variant, self.size, self.machine = program, variant, size, machine

    def expanded(self, key: bytes) -> bytes:
        outcome = self.program.call(f"{self.variant}_gcm_expand_key", [KEYS, KEY], {KEYS: bytes(self.size), KEY: key})
        return outcome.memory[KEYS]

    def call(
        self, direction: str, ks: bytes, iv: bytes, aad: bytes, data: bytes, tag: bytes, *, place: int, same: bool
    ) -> tuple[int, bytes, bytes]:
        """The result, the output and the tag of a call, in place or not."""
        out = IN + place if same else OUT + 3 - place
        given = {
            KEYS: ks,
            IV + place: iv,
            AAD + place: aad,
            IN + place: data,
            out: data if same else b"\x5a" * len(data),
        }
        memory = {at: bytes_ for at, bytes_ in {**given, TAG + place: tag}.items() if bytes_}
        arguments = [
            KEYS,
            IV + place,
            len(iv),
            AAD + place,
            len(aad),
            IN + place,
            out,
            len(data),
            TAG + place,
            len(tag),
        ]
        symbol = f"{self.variant}_gcm_{direction}"
        outcome = self.program.emulator.call(self.program.symbols[symbol], arguments, memory, LIMIT)
        assert (outcome.ended, outcome.broken, outcome.strays) == ("returned", (), ())
        result = outcome.registers[target(self.machine).abi.result] % 2**32
        return result, outcome.memory.get(out, b""), outcome.memory.get(TAG + place, b"")


def of(variant: str, name: str = "rv32i", core: str = "") -> Gcm:
    files, machine = made(variant, name, core), target(name)
    header = {name: text for name, text in files.items() if name.endswith(".h")}
    size = first_declared_bytes(header, f"{variant}_gcm", machine)
    return Gcm(assembled(files, name, variant), variant, size, name)


@pytest.mark.parametrize(
    ("variant", "machine", "core"),
    [
        *(pytest.param("lea128", machine, "", marks=pytest.mark.long) for machine in MACHINES),
        *(
            pytest.param("lea128", machine, "", marks=pytest.mark.slow)
            for machine in ("rv32i_zbb", "rv64i", "rv32i_zbc", "rv64i_zbc")
        ),
        *(pytest.param("aes128", "aarch64_aes", core, marks=pytest.mark.slow) for core in ("", "cortex-a72")),
        *(
            pytest.param(f"{cipher}{bits}", "rv32i", "", marks=pytest.mark.slow)
            for cipher in ("lea", "aria", "aes")
            for bits in (128, 192, 256)
            if (cipher, bits) != ("lea", 128)
        ),
    ],
)
def test_published_messages(variant: str, machine: str, core: str) -> None:
    """Those that are valid both ways, in place and not, at every alignment; others are refused, with zeros."""
    code, tried = of(variant, machine, core), 0
    for number, ((key, iv, aad, plain, cipher, tag), valid) in enumerate(messages(variant)):
        ks, place, same = code.expanded(key), number % 4, number % 3 == 0
        if valid:
            found = code.call("encrypt", ks, iv, aad, plain, bytes(len(tag)), place=place, same=same)
            assert found == (0, cipher, tag)
        found = code.call("decrypt", ks, iv, aad, cipher, tag, place=place, same=not same)
        if not iv:
            assert found == (REFUSED, cipher if not same else b"\x5a" * len(cipher), tag)
        else:
            assert found == ((0, plain, tag) if valid else (REFUSED, bytes(len(cipher)), tag))
        tried += 1
    assert tried >= 32


@pytest.mark.long
def test_a_hash_of_whole_blocks_multiplies_once_for_each() -> None:
    """Behind the last whole block, no bytes are left, which would change nothing."""
    code, counted = of("lea128").program, list[int]()
    for blocks in (0, 1, 2):
        memory = {KEYS: bytes(2736), KEY: bytes(16)} | ({IN: bytes(16 * blocks)} if blocks else {})
        outcome = code.call("lea128_gcm_ghash", [KEYS, KEY, IN, 16 * blocks], memory)
        counted.append(outcome.instructions)
    product = counted[2] - counted[1]
    assert counted[0] < product / 2
    assert counted[1] - counted[0] < product + 200


def proof_of(source: str, roles: dict[str, str]) -> Report:
    """The verdicts on LEA-128 in GCM."""
    variant = load("lea").variants["lea128"]
    return prove_with_modes(
        object_code(source, "rv32i"),
        "lea128.o",
        target("rv32i"),
        variant,
        roles,
        declared=Declared(384, mode_key_bytes={"gcm": 3120}),
        progress=lambda symbol, doing: None,
        knowledge=Knowledge(variant, 32, lasting=False),
    )


@pytest.mark.long
def test_everything_is_proved_of_lea() -> None:
    files, variant = made("lea128"), load("lea").variants["lea128"]
    roles = {f"lea128_{name}": name for name in all_functions(variant) if f"lea128_{name}:" in files["lea128.S"]}
    assert {"expand_key", "encrypt", "ctr", "gcm_ghash", "gcm_clear", "gcm_encrypt", "gcm_decrypt"} < {*roles.values()}
    report = proof_of(files["lea128.S"], roles)
    assert report.proved
    assert {o.function for o in report.obligations if o.prop is Property.RELEASE} == {"lea128_gcm_decrypt"}
    assert DECLASSIFIED.format("GCM") in report.assumptions
    assert {*report.modes} == {"ctr", "gcm"}
    assert report.mode_key_bytes == {"gcm": 3120}
    declared = [line for line in files["lea.h"].splitlines() if line.endswith(" bytes */")]
    for facts in report.functions:
        (line,) = (line for line in declared if f" {facts.symbol}(" in line)
        assert line.endswith(f"/* stack {facts.stack_bytes} bytes */")


CALLED = ("expand_key", "encrypt", "ctr", "gcm_derive", "gcm_ghash", "gcm_clear", "gcm_expand_key")


@pytest.mark.long
@pytest.mark.parametrize(
    ("roles", "message"),
    [
        (
            {f"lea128_{name}": name for name in ("expand_key", "encrypt", "gcm_expand_key", "gcm_encrypt")},
            "--function: functions of GCM without ctr, which is proved before\n"
            "  allowed: expand_key, encrypt, ctr, gcm_derive, gcm_ghash, gcm_clear, gcm_expand_key\n"
            "  write:   --function my_ctr=ctr",
        ),
        (
            {**{f"lea128_{name}": name for name in CALLED}, "lea128_gcm_decode": "gcm_decrypt"},
            "lea128.o: no function is called 'lea128_gcm_decode'\n"
            "  allowed: lea128_ctr, lea128_ctr_local, lea128_encrypt, lea128_encrypt_local, lea128_expand_key, "
            "lea128_expand_key_local, lea128_gcm_clear, lea128_gcm_clear_local, lea128_gcm_decrypt, lea128_gcm_derive, "
            "lea128_gcm_derive_local, lea128_gcm_encrypt, lea128_gcm_expand_key, lea128_gcm_ghash, "
            "lea128_gcm_ghash_local\n"
            "  write:   lea128_gcm_derive",
        ),
        (
            {**{f"lea128_{name}": name for name in CALLED}, "lea128_gcm_encrypt": "gcm_expand_key"},
            "--function: lea128_gcm_expand_key and lea128_gcm_encrypt are gcm_expand_key\n"
            "  allowed: one that makes the key of the others",
        ),
        (
            {**{f"lea128_{name}": name for name in CALLED}, "lea128_gcm_clear": "gcm_derive"},
            "--function: functions of GCM without gcm_clear, which is proved before\n"
            "  allowed: expand_key, encrypt, ctr, gcm_derive, gcm_ghash, gcm_clear, gcm_expand_key\n"
            "  write:   --function my_gcm_clear=gcm_clear",
        ),
        (
            {**{f"lea128_{name}": name for name in CALLED}, "lea128_gcm_encrypt": "gcm_derive"},
            "--function: lea128_gcm_derive and lea128_gcm_encrypt are gcm_derive\n"
            "  allowed: one that makes the key of the others",
        ),
    ],
)
def test_what_is_asked_for_is_looked_at_before_the_proof(roles: dict[str, str], message: str) -> None:
    with pytest.raises(UserError) as error:
        proof_of(made("lea128")["lea128.S"], roles)
    assert str(error.value) == message


@pytest.mark.slow  # as `test_ccm` has it of a mode whose hash is proved in less time
def test_what_is_called_is_believed_only_where_it_is_proved() -> None:
    """One wrong instruction of the cipher's encryption, and nothing is proved of GCM around it."""
    before, label, rest = made("lea128")["lea128.S"].partition("\nlea128_encrypt:\n")
    assert "    xor " in rest.partition(".size")[0]
    report = proof_of(
        before + label + rest.replace("    xor ", "    or ", 1),
        {f"lea128_{name}": name for name in (*CALLED, "gcm_decrypt")},
    )
    wrong = {o.function for o in report.obligations if o.verdict is not Verdict.PROVED}
    assert wrong == {f"lea128_{name}" for name in ("expand_key", "encrypt", "gcm_expand_key", "gcm_decrypt")}
    assert not [o for o in report.obligations if o.prop is Property.RELEASE and o.verdict is Verdict.PROVED]


@pytest.mark.long
def test_a_function_that_a_linker_may_replace_is_refused() -> None:
    source = made("lea128")["lea128.S"]
    assert source.count(".globl lea128_gcm_decrypt") == 1
    weak = source.replace(".globl lea128_gcm_decrypt", ".weak lea128_gcm_decrypt")
    with pytest.raises(UserError) as error:
        proof_of(weak, {f"lea128_{name}": name for name in (*CALLED, "gcm_decrypt")})
    assert str(error.value) == (
        "lea128.o, lea128_gcm_decrypt: is weak, so that a linker takes another object's function of that name\n"
        "  allowed: one function of that name in code, which a linker takes"
    )


@pytest.mark.parametrize(
    ("declared", "said"),
    [
        ({}, "; sizeof(lea128_key) has to be 384 at least; sizeof(lea128_gcm_key) has to be 3120 at least"),
        ({"gcm": 3120}, "; sizeof(lea128_key) has to be 384 at least; sizeof(lea128_gcm_key) is 3120"),
    ],
)
def test_callers_are_told_how_much_to_allocate(declared: dict[str, int], said: str) -> None:
    roles = {f"lea128_{name}": name for name in (*CALLED, "gcm_encrypt")}
    task = ProofTask("lea", "lea128", "rv32i", "lea128.o", b"", roles, mode_key_bytes=declared)
    report = Report("lea128", [], 384, "", mode_key_bytes={"gcm": 3120})
    assert key_sizes(task, report) == said
    written = {"declared": declared.get("gcm"), "written": 3120}
    assert objects([task], [report])[0]["mode_key_bytes"] == {"gcm": written}


@pytest.mark.long
def test_the_example_of_the_header_is_c(tmp_path: Path) -> None:
    header = made("lea128")["lea.h"]
    _, _, behind = header.partition(' *     #include "lea.h"\n *\n')
    lines = [line.removeprefix(" *") for line in behind.partition(" * This decrypts")[0].splitlines()]
    assert lines[0].strip() == "int lea128_open(const uint8_t key[16], const uint8_t iv[12],"
    assert "        return lea128_gcm_decrypt(&ks, iv, 12, NULL, 0, data, data, bytes, tag, 16);" in [
        x[1:] for x in lines
    ]
    prototype = "int lea128_open(const uint8_t *, const uint8_t *, uint8_t *, size_t, const uint8_t *);"
    (tmp_path / "lea.h").write_text(header)
    (tmp_path / "example.c").write_text("\n".join(('#include "lea.h"', prototype, *lines)))
    tools = target("rv32i").tools
    gcc = find_program([tools.gnu + "gcc"], "compile", "")
    strict = ["-Wall", "-Wextra", "-Werror", "-Wno-array-parameter", "-ffreestanding"]
    done = run_command([gcc, *tools.gnu_flags, *strict, "-c", "example.c", "-o", "example.o"], cwd=tmp_path)
    assert done.status == 0, done.errors


def test_no_certificate_is_made() -> None:
    task = ProofTask("lea", "lea128", "rv32i", "lea128.S", b"", {"lea128_gcm_expand_key": "gcm_expand_key"})
    with pytest.raises(UserError) as error:
        certify_one(task)
    assert str(error.value) == (
        "--certificate: no certificate is made of modes with phases yet\n  allowed: a proof without it"
    )


@pytest.mark.parametrize(
    ("cipher", "mode", "message"),
    [
        ("pipo", "gcm", "--mode: PIPO64_128 has blocks of 64 bits\n  allowed: 128 bits for GCM"),
        (
            "lea",
            "cbc",
            "--mode: no code for 'cbc' is made for rv32i yet: `ciphergen.dsl.phase_texts` reads its text\n"
            "  allowed: ccm, cmac, ctr, ecb, gcm",
        ),
    ],
)
def test_where_there_is_no_code(cipher: str, mode: str, message: str) -> None:
    with pytest.raises(UserError) as error:
        choose(load(cipher), target("rv32i"), Options(modes=(mode,)))
    assert str(error.value) == message

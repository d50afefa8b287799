"""The files: assembled alike by every assembler, self-tests that pass and that fail, the same on every run."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.bare import main, support
from ciphergen.backends.tools.toolchain import assemblers, compile_program, run_program
from ciphergen.dsl.cipher import parse_cipher
from ciphergen.dsl.errors import UserError
from ciphergen.generator.file_names import names
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.generator.show import stage
from ciphergen.generator.stages import STAGES
from ciphergen.verify.object.object_file import read
from tests.generator.running import cipher, output, text_section
from tests.kept import generated, object_code

TARGETS = ["rv32i", *(pytest.param(name, marks=pytest.mark.long) for name in ("aarch64", "rv32i_zbb"))]
PREFIXED = Options(variants=("lea128",), strategy="loop1", prefix="my_")
NAMES = ["lea.h", "lea128.S", "lea192.S", "lea256.S", "lea_selftest.c", "CMakeLists.txt"]


@pytest.mark.long
@pytest.mark.parametrize("name", TARGETS)
def test_names_and_first_lines(name: str) -> None:
    made = output(name)
    assert list(made.files) == NAMES == names(cipher(), list(cipher().variants.values()))
    assert made.command == f"gen --cipher lea --target {name}"
    assert {text.splitlines()[0] for text in made.files.values()} == {f"/* {made.command} */", f"# {made.command}"}
    for text in made.files.values():
        assert "0BSD" in text
        assert text.endswith("\n")
        assert "\t" not in text


@pytest.mark.long
@pytest.mark.parametrize("strategy", ["", "unrolled"])
@pytest.mark.parametrize("name", TARGETS)
def test_assemblers_agree(name: str, strategy: str) -> None:
    made = target(name)
    tools = assemblers(made)
    if len(tools) < 2:
        pytest.skip(f"one assembler is not enough: {tools}")
    found = output(name, "lea128", strategy)
    codes = {tool: read(object_code(found.files["lea128.S"], name, tool), "lea128.o", made) for tool in tools}
    assert len({code.sha256 for code in codes.values()}) == 1
    functions = [f for f in found.functions if f.file == "lea128.S"]
    assert (
        sum(len(part.data) for part in codes[tools[0]].parts)
        == sum(f.bytes for f in functions) + found.shared["lea128.S"]
    )


@pytest.mark.parametrize("options", [Options(), PREFIXED], ids=["", "my_"])
@pytest.mark.parametrize("name", TARGETS)
def test_selftest_passes(name: str, options: Options, tmp_path: Path) -> None:
    sources = {n: t for n, t in generated("lea", name, options).files.items() if n != "CMakeLists.txt"}
    started = {**support(target(name)), "main.c": main(f"{options.prefix}lea_selftest")}
    compile_program({**sources, **started}, target(name), tmp_path / "selftest")
    done = run_program(tmp_path / "selftest", target(name))
    assert (done.status, done.output) == (0, "PASS\n")


def test_selftest_fails(tmp_path: Path) -> None:
    sources = {n: t for n, t in output("rv32i").files.items() if n != "CMakeLists.txt"}
    changed = re.sub(
        r"(\.Llea192_encrypt_rounds\d+:.*?)slli (\w+), (\w+), 9",
        r"\1slli \2, \3, 8",
        sources["lea192.S"],
        count=1,
        flags=re.S,
    )
    assert changed != sources["lea192.S"]
    started = {**support(target("rv32i")), "main.c": main("lea_selftest")}
    compile_program({**sources, "lea192.S": changed, **started}, target("rv32i"), tmp_path / "selftest")
    done = run_program(tmp_path / "selftest", target("rv32i"))
    assert done.status == 1
    assert done.output == "FAIL lea192_encrypt, vector 1\nFAIL lea192_encrypt in place, vector 1\nFAIL\n"


@pytest.mark.parametrize("name", TARGETS)
def test_contract(name: str) -> None:
    """A program can read what each file promises, and the two agree."""
    made = output(name)
    found = {}
    for file in NAMES[:4]:
        block = re.search(r"/\* contract\n(.*?)\n\*/", made.files[file], re.S)
        assert block is not None
        found[file] = json.loads(block[1])
        assert found[file]["cipher_sha256"] == cipher().sha256
    parts = [f for file in NAMES[1:4] for f in found[file]["functions"]]
    assert found["lea.h"]["functions"] == parts
    assert [(f["symbol"], f["role"], f["code_bytes"], f["stack_bytes"]) for f in parts] == [
        (f.symbol, f.role, f.bytes, f.stack) for f in made.functions
    ]


@pytest.mark.parametrize("name", TARGETS)
def test_constants_are_hexadecimal(name: str) -> None:
    """Bits are, and a comment has what two instructions make; offsets, distances and counts are decimal. To assemblers
    that is all one."""
    text = output(name).files["lea128.S"]
    (listed,) = re.findall(r"= \[\s+(0x[^]]+)\]", cipher().text)
    deltas = [int(word, 16) for word in listed.split(", ")]
    made = {int(found, 16) for found in re.findall(r"^    \w+ .*  /\* (0x[0-9a-f]{8,}) \*/$", text, re.M)}
    wanted = {(d << i | d >> 32 - i) & 0xFFFFFFFF for d in deltas[:4] for i in range(32)}
    assert len(made & wanted) >= len(deltas)
    bits, others = r"lui|andi|ori|xori|movz w\w+|movk|movi|mvni", r"lw|sw|ldr|str|ldp|stp|slli|srli|shl|ubfm"
    assert not re.search(rf"^    ({bits}) .*?, #?-?[1-9]\d+(,|$| )", text, re.M)
    assert not re.search(rf"^    ({others}) [^/\n]*0x", text, re.M)
    line = re.compile(r"^(    \w+ [^/\n]*[ #-])(0x[0-9a-f]+)\b", re.M)
    decimal = line.sub(lambda found: f"{found[1]}{int(found[2], 16)}", text)
    assert decimal != text
    assert not line.search(decimal)
    first, second = (text_section(object_code(source, name, "zig")) for source in (text, decimal))
    assert first == second


def _example(header: str) -> str:
    """The lines of code in a header's first comment, those with more than four spaces in front."""
    comment = header[: header.index(" */\n#ifndef")]
    return "".join(line[7:] + "\n" for line in comment.splitlines() if line == " *" or line.startswith(" *     "))


@pytest.mark.parametrize("modes", [(), ("ecb",)], ids=["ctr", "ecb"])
@pytest.mark.parametrize("name", TARGETS)
def test_example_of_the_header(name: str, modes: tuple[str, ...], tmp_path: Path) -> None:
    """It stands in the first lines, compiles without a warning, and encrypts the first vector."""
    made = generated("lea", name, Options(("lea128",), modes, "loop1", prefix="my_"))
    header = made.files["lea.h"]
    assert header.index('#include "lea.h"') < header.index("my_lea128_crypt(") < header.index("For all functions:")
    assert header[: header.index("For all functions:")].count("\n") <= 22
    vector = next(v for v in cipher().vectors if v.variant == "lea128")
    key, plain, wanted = (", ".join(map(str, data)) for data in (vector.key, vector.plain, vector.cipher))
    # The block cipher on its counter is the key stream: of zeros the text that the vector's plain text becomes.
    call = "my_lea128_crypt(key, block)" if modes else "my_lea128_crypt(key, counter, block, 16)"
    body = (
        "void say(const char *text);\nint memcmp(const void *a, const void *b, size_t bytes);\n"
        f"static const uint8_t key[] = {{{key}}}, wanted[] = {{{wanted}}};\n"
        f"int main(void)\n{{\n    uint8_t {'block' if modes else 'counter'}[16] = {{{plain}}};\n"
        + ("" if modes else "    uint8_t block[16] = {0};\n")
        + f'    {call};\n    say(memcmp(block, wanted, 16) ? "FAIL\\n" : "PASS\\n");\n    return 0;\n}}\n'
    )
    example = '\n#pragma GCC diagnostic error "-Wall"\n' + _example(header)
    sources = {"lea.h": header, "lea128.S": made.files["lea128.S"], "main.c": example + body}
    compile_program({**sources, **support(target(name))}, target(name), tmp_path / "example")
    done = run_program(tmp_path / "example", target(name))
    assert (done.status, done.output) == (0, "PASS\n")


@pytest.mark.parametrize("name", TARGETS)
def test_the_contract_comes_last(name: str) -> None:
    for file, last in (("lea.h", "#endif"), ("lea128.S", "    .")):
        text = output(name).files[file]
        assert text.index("/* contract\n") > text.rindex(f"\n{last}")
        assert text.endswith("}\n*/\n")


@pytest.mark.long
def test_header() -> None:
    text = generated("lea", "rv32i", PREFIXED).files["lea.h"]
    assert "uint32_t rk[96];\n} my_lea128_key;" in text
    for line in (
        "void my_lea128_expand_key(my_lea128_key *ks, const uint8_t key[16]);",
        "void my_lea128_ctr(const my_lea128_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t",
        "It is incremented once a block, a short\n * last one too, carries over all of its bytes",
    ):
        assert line in text
    text = output("rv32i").files["lea.h"]
    assert "in and out may have as many bytes as size_t counts, and may end with the last byte of the" in text
    assert "in and out may have any number of bytes below 2**63, and may end" in output("aarch64").files["lea.h"]
    for line in (
        "void lea192_encrypt(const lea192_key *ks, const uint8_t in[16], uint8_t out[16]);",
        "void lea256_decrypt_blocks(const lea256_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);",
    ):
        assert line in text


@pytest.mark.long
def test_same_on_every_run() -> None:
    """In another process, with another hash seed."""
    program = (
        "from ciphergen.backends import target\nfrom ciphergen.dsl.cipher import load\n"
        "from ciphergen.generator.options import Options\n"
        "from ciphergen.generator.output import generate\n"
        "for name in ('aarch64', 'rv32i'):\n"
        "    print(generate(load('lea'), target(name), Options(('lea128',))).files['lea128.S'], end='')\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    command = " --variant lea128"  # what only the command says that is written in the files
    assert ran.stdout.replace(command, "") == "".join(output(name).files["lea128.S"] for name in ("aarch64", "rv32i"))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            Options(strategy="loop3"),
            "--strategy: no strategy is called 'loop3'\n"
            "  allowed: loop1, loop2, loop4, loop8, unrolled; with x2 to x6 for blocks side by side, and as in "
            "unrolledx5+loop4x4; for words narrower than registers as in columns4, lanes4, slices32+columns4, "
            "loop2-columns4 or fly-lanes4; for blocks in general "
            "registers beside vectors as in loop4x3w4 or lanes32w8; for bits of several words of a few blocks as in "
            "loop4-rows2+loop4-rows1; for blocks in whole registers, where instructions do steps of rounds on these, "
            "as in blocks4 or loop1-blocks4; for look-ups by routines that functions share as in loop1-calls1; for "
            "look-ups in memory as in tables or "
            "loop2-tables, with --allow-tables\n  write:   loop8",
        ),
        (Options(core="e32"), "--core: no core of rv32i is called 'e32'\n  allowed: e31, ibex\n  write:   e31"),
        (
            Options(modes=("ecb", "crt")),
            "--mode: no mode for rv32i is called 'crt'\n  allowed: ccm, cmac, ctr, ecb, gcm\n  write:   ctr",
        ),
        (
            Options(modes=("ecb", "cbc")),
            "--mode: no code for 'cbc' is made for rv32i yet: `ciphergen.dsl.phase_texts` reads its text\n"
            "  allowed: ccm, cmac, ctr, ecb, gcm",
        ),
        (
            Options(size="tiny"),
            "--size: no size is called 'tiny'\n  allowed: fast, small, or bytes of all functions as in 14000 or 16K",
        ),
        (
            Options(variants=("lea129",)),
            "--variant: no variant of lea is called 'lea129'\n  allowed: lea128, lea192, lea256\n  write:   lea192",
        ),
        (
            Options(prefix="1x"),
            "--prefix: '1x' cannot begin a C name\n"
            "  allowed: letters, digits and _, not a digit first\n  write:   --prefix my_",
        ),
    ],
)
def test_wrong_option(options: Options, message: str) -> None:
    with pytest.raises(UserError) as caught:
        generate(cipher(), target("rv32i"), options)
    assert str(caught.value) == message


def test_command_names_what_is_not_default() -> None:
    made = generate(cipher(), target("rv32i"), Options(("lea128",), ("ecb",), "loop2", "ibex", "small", "p_"))
    assert made.command == (
        "gen --cipher lea --target rv32i --variant lea128 --mode ecb --strategy loop2 --core ibex "
        "--size small --prefix p_"
    )
    assert list(made.files) == ["lea.h", "lea128.S", "lea_selftest.c", "CMakeLists.txt"]


def test_small_is_smaller() -> None:
    small = generated("lea", "rv32i", Options(("lea128",), size="small")).functions
    fast = [f for f in output("rv32i").functions if f.variant == "lea128"]
    assert sum(f.bytes for f in small) < sum(f.bytes for f in fast)


def test_a_users_own_cipher_of_a_known_name_is_not_called_by_it() -> None:
    own = parse_cipher(cipher().text + "# mine\n", "lea.cipher")
    made = generate(own, target("rv32i"), Options(("lea128",), ("ecb",), "loop1"))
    assert made.command == "gen --cipher lea.cipher --target rv32i --variant lea128 --mode ecb --strategy loop1"


def test_cipher_of_two_bytes() -> None:
    text = """cipher X {
  word 8 little
  block 2 words
  variant X { key 2 words }
  schedule X(k) -> rk: word[1][2] { rk[0] = k }
  encrypt(x, rk) -> y { y[0] = x[0] ^ rk[0][0]  y[1] = x[1] ^ rk[0][1] }
  decrypt(y, rk) -> x { x[0] = y[0] ^ rk[0][0]  x[1] = y[1] ^ rk[0][1] }
}
"""
    assert "x.S" in generate(parse_cipher(text, "x.cipher"), target("rv32i"), Options()).files


@pytest.mark.parametrize("name", STAGES)
def test_stages(name: str) -> None:
    options = Options(modes=("ecb",), strategy="loop4")
    text = stage(cipher(), cipher().variants["lea128"], target("rv32i"), options, name)
    expected = {
        "terms": "lea128 encrypt round.0\n    0 = (rotl[9] (add (xor x.0:32 rk.0.0:32) (xor x.1:32 rk.0.1:32)))\n",
        "ctr": "round 1 (round.0): fixed in x.0 x.1 x.2; fixed out y.0 y.1 y.3; 2 add, 2 rotl, 5 xor of 3",
        "plan": "1 blocks as words, 32-bit values in x registers\n    encrypt: 0 rounds, a loop of 6 turns of 4, 0",
        "shape": "    loop rounds6, 6 times:\n        x.0@0:32 is in %state0.9\n        x.1@0:32 is in %state1.10\n",
        "selection": "    xor %75, %state3.12, %74\n    add %76, %73, %75\n    slli %77, %76, 29\n",
        "rows": "    xor %75, %state3.12, %74\n    add %76, %73, %75\n    slli %77, %76, 29\n",
        "schedule": "    lw %72, 12(%rk.8)\n    lw %74, 4(%rk.8)\n    xor %73, %state2.11, %72\n",
        "registers": "rounds6:  # weight 6\n    lw a1, 12(a0)\n    lw t5, 4(a0)\n    xor t6, t2, a1\n",
    }[name]
    assert expected in text
    with pytest.raises(UserError, match="no stage is called 'row'"):
        stage(cipher(), cipher().variants["lea128"], target("rv32i"), Options(), "row")

"""GCM in parts, the C of the header: published messages in every split, what is refused, and what a mutant breaks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from re import sub

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import find_program, run_command
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.cli.selftest import outcome
from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete
from ciphergen.interface.spelling import c_bytes
from ciphergen.verify.object.object_file import read
from tests.generator.running import IN, KEY, KEYS, OUT
from tests.generator.test_gcm import AAD, IV, TAG, made, messages
from tests.kept import object_code

# Every split in two, of a message and of what is given beside it, each way; the parts are the same memory.
SPLITS = """
#include "{cipher}.h"
int memcmp(const void *, const void *, size_t);
void *memcpy(void *, const void *, size_t);
static const struct {{ const uint8_t *key, *iv, *aad, *plain, *cipher, *tag; size_t ivs, aads, n, tags; int valid; }}
given[] = {{
{rows}
}};
static {v}_gcm_key ks;
static {v}_gcm_context c;
static uint8_t out[512], tag[16];

static int begun(int i, size_t at)
{{
    return {v}_gcm_init(&c, &ks, given[i].iv, given[i].ivs) | {v}_gcm_aad(&c, given[i].aad, at % (given[i].aads + 1))
        | {v}_gcm_aad(&c, given[i].aad + at % (given[i].aads + 1), given[i].aads - at % (given[i].aads + 1));
}}

int parts_selftest(void (*say)(const char *));
int parts_selftest(void (*say)(const char *))
{{
    int wrong = 0, tried = 0;
    for (int i = 0; i < (int)(sizeof given / sizeof *given); i++) {{
        size_t n = given[i].n, tags = given[i].tags;
        {v}_gcm_expand_key(&ks, given[i].key);
        for (size_t at = 0; at <= n || at <= given[i].aads; at++, tried++) {{
            size_t a = at % (n + 1), b = n - a;
            int bad = 0;
            if (given[i].valid) {{
                memcpy(out, given[i].plain, n);
                bad |= begun(i, at) | {v}_gcm_update(&c, out, out, a) | {v}_gcm_update(&c, out + a, out + a, b);
                bad |= {v}_gcm_finish(&c, tag, tags) || memcmp(tag, given[i].tag, tags);
                bad |= memcmp(out, given[i].cipher, n) != 0;
            }}
            memcpy(out, given[i].cipher, n);
            bad |= begun(i, at) | {v}_gcm_verify_update(&c, out, a) | {v}_gcm_verify_update(&c, out + a, b);
            bad |= {v}_gcm_verify(&c, given[i].tag, tags) != given[i].valid - 1;
            if (given[i].valid) {{
                bad |= {v}_gcm_decrypt_update(&c, out, out, b) | {v}_gcm_decrypt_update(&c, out + b, out + b, a);
                bad |= {v}_gcm_decrypt_finish(&c) || memcmp(out, given[i].plain, n);
            }} else
                bad |= {v}_gcm_decrypt_update(&c, out, out, n) != -1 || memcmp(out, given[i].cipher, n);
            memcpy(out, given[i].cipher, n);
            bad |= begun(i, at) | {v}_gcm_decrypt_update_unverified(&c, out, out, a);
            bad |= {v}_gcm_decrypt_update_unverified(&c, out + a, out + a, b);
            bad |= {v}_gcm_verify(&c, given[i].tag, tags) != given[i].valid - 1;
            bad |= given[i].valid && memcmp(out, given[i].plain, n);
            if (bad)
                wrong++;
        }}
    }}
    say(wrong ? "FAIL\\n" : tried >= {least} ? "PASS\\n" : "too few\\n");
    return wrong;
}}
"""

# What is called in which order, and how much.
ORDERS = """
#include "{cipher}.h"
int memcmp(const void *, const void *, size_t);
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
static {v}_gcm_key ks;
static {v}_gcm_context c, before;
static uint8_t data[80], tag[16], key[{v_key}];
static const uint8_t wrapped[] = {{ {wrapped} }};

static int call(int which, size_t n)
{{
    switch (which) {{
    case 0: return {v}_gcm_aad(&c, data, n);
    case 1: return {v}_gcm_update(&c, data, data, n);
    case 2: return {v}_gcm_finish(&c, tag, 16);
    case 3: return {v}_gcm_verify_update(&c, data, n);
    case 4: return {v}_gcm_decrypt_update_unverified(&c, data, data, n);
    case 5: return {v}_gcm_verify(&c, tag, 16);
    case 6: return {v}_gcm_decrypt_update(&c, data, data, n);
    default: return {v}_gcm_decrypt_finish(&c);
    }}
}}

/* By what was called before: 0 nothing, 1 init, 2 update, 3 verify_update, 4 unverified, 5 verify, 6 finish. */
static void stand(int state)
{{
    memset(&c, 0, sizeof c);
    memset(data, 0x11, sizeof data);
    if (state == 5) {{ /* the ciphertext that is verified, and its tag */
        {v}_gcm_init(&c, &ks, data + 40, 12);
        call(1, 3);
        call(2, 0);
    }}
    if (state)
        {v}_gcm_init(&c, &ks, data + 40, 12);
    if (state == 2 || state == 6)
        call(1, 3);
    if (state == 3 || state == 5)
        call(3, 3);
    if (state == 4)
        call(4, 3);
    if (state == 5)
        call(5, 0);
    if (state == 6)
        call(2, 0);
}}

int parts_selftest(void (*say)(const char *));
int parts_selftest(void (*say)(const char *))
{{
    static const uint8_t allowed[7] = {{ 0, 0x3f, 0x06, 0x28, 0x30, 0x40, 0 }}; /* bit i: call i */
    int wrong = 0;
    uint8_t kept[sizeof data], made[16];
    {v}_gcm_expand_key(&ks, key);
    for (int state = 0; state < 7; state++)
        for (int which = 0; which < 8; which++) {{
            stand(state);
            tag[0] ^= which == 5; /* which may be that of the message */
            before = c;
            memcpy(kept, data, sizeof data);
            memcpy(made, tag, 16);
            int may = allowed[state] >> which & 1, result = call(which, 1);
            if (which == 5 && may) /* of another message */
                wrong += result != -1 || c.does != 0;
            else if (may)
                wrong += result != 0;
            else
                wrong += result != -1 || memcmp(&before, &c, sizeof c) || memcmp(kept, data, sizeof data)
                    || memcmp(made, tag, 16);
        }}
    for (size_t n = 0; n < 20; n++) {{ /* lengths of a tag */
        int none = n != 4 && n != 8 && (n < 12 || n > 16);
        stand(2);
        wrong += {v}_gcm_finish(&c, data, n) != -none;
        stand(3);
        before = c;
        wrong += {v}_gcm_verify(&c, tag, n) != -1 || none != !memcmp(&before, &c, sizeof c);
    }}
    for (int b = 0; b < 16; b++) {{ /* each byte of a tag */
        stand(5);
        {v}_gcm_init(&c, &ks, data + 40, 12);
        call(3, 3);
        tag[b] ^= 1 << b % 8;
        wrong += call(5, 0) != -1 || c.does != 0;
        tag[b] ^= 1 << b % 8;
    }}
    stand(5); /* more than was verified, less, and something else */
    wrong += call(6, 4) != -1 || call(6, 1) != 0 || call(7, 0) != -1 || call(6, 3) != -1 || call(6, 2) != 0;
    wrong += call(7, 0) != -1; /* two of the bytes are not those that were verified */
    stand(5);
    wrong += call(6, 3) != 0 || call(7, 0) != 0 || c.does != 0;
    stand(1);
    c.bytes = ((uint64_t)1 << 36) - 33;
    wrong += call(1, 2) != -1 || call(3, 2) != -1 || call(4, 2) != -1 || call(1, 1) != 0 || call(1, 1) != -1;
    stand(1);
    c.aad_bytes = ((uint64_t)1 << 61) - 2;
    wrong += call(0, 2) != -1 || call(0, 1) != 0 || call(0, 1) != -1;
    wrong += {v}_gcm_init(&c, &ks, data, 0) != -1 || c.does != 0;
    for (size_t at = 0; at <= sizeof wrapped; at++) {{ /* a counter whose last 32 bits wrap */
        memset(data, 0, sizeof data);
        {v}_gcm_init(&c, &ks, data, 12);
        memset(c.first + 12, 0xff, 4);
        memcpy(c.counter, c.first, 16);
        c.counter[15] = 0xfe;
        {v}_gcm_update(&c, data, data, at);
        {v}_gcm_update(&c, data + at, data + at, sizeof wrapped - at);
        wrong += memcmp(data, wrapped, sizeof wrapped) != 0;
    }}
    say(wrong ? "FAIL\\n" : "PASS\\n");
    return wrong;
}}
"""


def c_string(data: bytes) -> str:
    return f"(const uint8_t[]){{ {c_bytes(data) or '0'} }}"


def splits(variant: str, most: int) -> str:
    """The program of all splits of published messages of a variant that have an initialization vector."""
    rows = []
    for parts, valid in [each for each in messages(variant) if each[0][1]][:most]:
        _, iv, aad, plain, _, tag = parts
        sizes = ", ".join(str(len(part)) for part in (iv, aad, plain, tag))
        rows.append(f"    {{ {', '.join(map(c_string, parts))}, {sizes}, {int(valid)} }},")
    cipher = variant.rstrip("0123456789")
    return SPLITS.format(cipher=cipher, v=variant, rows="\n".join(rows), least=10 * len(rows))


@cache
def orders(variant: str) -> str:
    cipher = variant.rstrip("0123456789")
    text = load(cipher).variants[variant]
    cipher_of = Concrete(text)
    keys = cipher_of.schedule(bytes(text.key_bytes))
    counters = [0xFFFFFFFE, 0xFFFFFFFF, 0, 1, 2]
    stream = b"".join(cipher_of.encrypt(keys, bytes(12) + n.to_bytes(4, "big")) for n in counters)
    return ORDERS.format(cipher=cipher, v=variant, v_key=text.key_bytes, wrapped=c_bytes(stream[:77]))


def says(variant: str, machine: str, program: str, edit: tuple[str, str] = ("", "")) -> str:
    """What a program around the generated files says; edit: what is written in the header in place of what."""
    cipher, files = variant.rstrip("0123456789"), made(variant, machine)
    header = files[f"{cipher}.h"]
    assert edit[0] in header
    sources = {f"{cipher}.h": header.replace(*edit, 1) if edit[0] else header, f"{variant}.S": files[f"{variant}.S"]}
    found = outcome({**sources, "parts.c": program}, target(machine), "parts_selftest")
    return "\n".join(found.lines) or found.problem


@pytest.mark.long
@pytest.mark.parametrize("machine", ["rv32i", "aarch64"])
def test_every_split_of_published_messages(machine: str) -> None:
    assert says("lea128", machine, splits("lea128", 100)) == "PASS"


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "machine"), [("lea128", "armv7m"), ("lea128", "rv64i"), ("aes128", "rv32i")])
def test_every_split_on_others(variant: str, machine: str) -> None:
    assert says(variant, machine, splits(variant, 1000)) == "PASS"
    assert says(variant, machine, orders(variant)) == "PASS"


@pytest.mark.long
@pytest.mark.parametrize("machine", ["rv32i", "aarch64"])
def test_what_is_not_allowed_changes_nothing(machine: str) -> None:
    """Each call in each state, lengths, and a counter that wraps."""
    assert says("lea128", machine, orders("lea128")) == "PASS"


MUTANTS = {
    "a release before the tag was compared": (
        "    if (c->does != lea128_gcm_releases || lea128_gcm_may_go_on(c, lea128_gcm_releases, bytes) != 0)",
        "    if (0)",
    ),
    "more than was verified": (
        "(does == lea128_gcm_releases ? c->verified : ((uint64_t)1 << 36) - 32)",
        "~(uint64_t)0",
    ),
    "another ciphertext behind the comparison": ("    same = lea128_gcm_same(c, c->begun, 16);", "    same = 1;"),
    "less than was verified": ("|| c->bytes != c->verified)", ")"),
    "a comparison that ends early": (
        "for (size_t i = 0; i < tag_bytes; i++)\n        differs",
        "for (size_t i = 0; i < tag_bytes - 1; i++)\n        differs",
    ),
    "a tag for a ciphertext that was given": (
        "|| lea128_gcm_may_go_on(c, lea128_gcm_encrypts, 0) != 0)\n        return -1;\n    lea128_gcm_make_tag",
        ")\n        return -1;\n    lea128_gcm_make_tag",
    ),
    "a carry into the fixed bits of the counter": ("            c->counter[i] = c->first[i];", "            ;"),
    "no carry in the counter of a short block": (
        "i >= 12 && ++c->counter[i] == 0; i--)\n            ;",
        "i >= 15 && ++c->counter[i] == 0; i--)\n            ;",
    ),
    "a length that no tag has": ("tag_bytes == 4 ||", "tag_bytes == 4 || tag_bytes == 5 ||"),
    "too long a message": ("((uint64_t)1 << 36) - 32", "((uint64_t)1 << 36)"),
    "too much associated data": ("((uint64_t)1 << 61) - 1", "((uint64_t)1 << 61)"),
    "no initialization vector": ("    if (iv_bytes == 0 || ", "    if ("),
    "a context that stays usable behind a wrong tag": (
        "    if (!lea128_gcm_same(c, tag, tag_bytes)) {\n        lea128_gcm_forget(c);",
        "    if (!lea128_gcm_same(c, tag, tag_bytes)) {",
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("name", MUTANTS)
def test_a_mutant_is_noticed(name: str) -> None:
    """By a failure, or by an access where there is no memory."""
    programs = (orders("lea128"), splits("lea128", 20))
    assert any(says("lea128", "rv32i", program, MUTANTS[name]) != "PASS" for program in programs)


# The functions as symbols, in assembly behind the generated code.
CALLED = """
#include "{cipher}.h"
int begin({v}_gcm_context *c, const {v}_gcm_key *ks, const uint8_t *iv) {{ return {v}_gcm_init(c, ks, iv, 12); }}
int associate({v}_gcm_context *c, const uint8_t *aad, size_t n) {{ return {v}_gcm_aad(c, aad, n); }}
int hash({v}_gcm_context *c, const uint8_t *in, size_t n) {{ return {v}_gcm_verify_update(c, in, n); }}
int compare({v}_gcm_context *c, const uint8_t *tag) {{ return {v}_gcm_verify(c, tag, 16); }}
int crypt({v}_gcm_context *c, const uint8_t *in, uint8_t *out, size_t n) {{ return {v}_gcm_update(c, in, out, n); }}
"""
CONTEXT = 0x270000


@pytest.mark.long
@pytest.mark.parametrize("level", ["-Os", "-O2"])
def test_time_depends_on_no_secret(level: str, tmp_path: Path) -> None:
    """As many instructions for other keys, data and wrong tags; tested on what one compiler makes, not proved."""
    files, where = made("lea128"), target("rv32i")
    for name, text in {**files, "called.c": CALLED.format(cipher="lea", v="lea128")}.items():
        (tmp_path / name).write_text(text)
    gcc = find_program([where.tools.gnu + "gcc"], "compile", "")
    run_command(
        [gcc, *where.tools.gnu_flags, level, "-ffreestanding", "-fno-builtin", "-S", "called.c", "-o", "called.S"],
        cwd=tmp_path,
    )
    # Other functions of a file are called by symbols that are local to it.
    compiled = sub(r"\b(lea128_(ctr|encrypt|gcm_ghash))\b", r"\1_local", (tmp_path / "called.S").read_text())
    lines = compiled.splitlines()
    behind = [line for line in lines if not line.strip().startswith((".attribute", ".file"))]
    text = "\n".join([files["lea128.S"], *behind, ""])
    code = read(object_code(text, "rv32i"), "lea128.o", where)
    emulator, symbols = Emulator(where, code.text), {name: at for name, (at, _) in code.functions.items()}
    size, counted = first_declared_bytes({"lea.h": files["lea.h"]}, "lea128_gcm", where), set[tuple[int, ...]]()
    for secret in (bytes(64), bytes(range(64)), b"\xff" * 64, b"\x80" * 64):
        memory: dict[int, bytes] = {KEYS: bytes(size), KEY: secret[:16], IV: bytes(12), CONTEXT: bytes(160)}
        memory |= {AAD: secret[:21], IN: secret[:45], OUT: bytes(45), TAG: secret[16:32]}
        begun = [("lea128_gcm_expand_key", KEYS, KEY), ("begin", CONTEXT, KEYS, IV), ("associate", CONTEXT, AAD, 21)]
        encrypted, hashed, compared = (
            ("crypt", CONTEXT, IN, OUT, 45),
            ("hash", CONTEXT, IN, 45),
            ("compare", CONTEXT, TAG),
        )
        counts = list[int]()
        for name, *arguments in (*begun, encrypted, *begun, hashed, compared):
            done = emulator.call(symbols[name], arguments, memory)
            assert (done.ended, done.broken, done.strays) == ("returned", (), ())
            memory |= done.memory
            counts.append(done.instructions)
        counted.add(tuple(counts))
    assert len(counted) == 1

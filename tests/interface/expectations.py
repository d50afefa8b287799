"""What the prover promises each function of the C interface, written by hand from the header's words.

Nothing here is read from `ciphergen.interface`: it is what a wrong row differs from. Of PIPO-64/256, so that keys (32
bytes), blocks (8) and V_key (12, as these tests have it) have different sizes.
"""

from __future__ import annotations

CIPHER, VARIANT, KEY_MEMORY = "pipo", "pipo64_256", 12

_KS = "ks: read, 12 bytes, aligned to 4, round key"
_KEY = "key: read, 32 bytes, aligned to 1, secret key.0 to key.31"
_MADE = "ks: written, 12 bytes, aligned to 4, unknown"
_STACK = "the stack: written, 65536 bytes, aligned to 16, unknown"
_BLOCK_IN = "in: read, 8 bytes, aligned to 1, secret in.0 to in.7"
_BLOCK_OUT = "out: written, 8 bytes, aligned to 1, unknown"
_BLOCK_BOTH = "in (which is out): written, 8 bytes, aligned to 1, secret in.0 to in.7"
_ROW_IN = "in: read, row of blocks of 8 bytes, aligned to 1, secret in.0 to in.7"
_ROW_OUT = "out: written, row of blocks of 8 bytes, aligned to 1, unknown"
_ROW_BOTH = "in (which is out): written, row of blocks of 8 bytes, aligned to 1, secret in.0 to in.7"
_COUNTER = "counter: written, 8 bytes, aligned to 1, public @counter.0 to @counter.7"

_ONE = {
    False: {
        "arguments": ["@pointer.ks", "@pointer.in", "@pointer.out"],
        "regions": [_KS, _BLOCK_IN, _BLOCK_OUT, _STACK],
        "output": "out",
        "apart": ["in", "out"],
        "length": "",
        "state": "",
    },
    True: {
        "arguments": ["@pointer.ks", "@pointer.in", "@pointer.in"],
        "regions": [_KS, _BLOCK_BOTH, _STACK],
        "output": "in (which is out)",
        "apart": [],
        "length": "",
        "state": "",
    },
}
_ROW = {
    False: {
        "arguments": ["@pointer.ks", "@pointer.in", "@pointer.out", "@blocks"],
        "regions": [_KS, _ROW_IN, _ROW_OUT, _STACK],
        "output": "out",
        "apart": ["in", "out"],
        "length": "@blocks, 1 a block",
        "state": "",
    },
    True: {
        "arguments": ["@pointer.ks", "@pointer.in", "@pointer.in", "@blocks"],
        "regions": [_KS, _ROW_BOTH, _STACK],
        "output": "in (which is out)",
        "apart": [],
        "length": "@blocks, 1 a block",
        "state": "",
    },
}
_STREAM = {
    False: {
        "arguments": ["@pointer.ks", "@pointer.counter", "@pointer.in", "@pointer.out", "@bytes"],
        "regions": [_KS, _COUNTER, _ROW_IN, _ROW_OUT, _STACK],
        "output": "out",
        "apart": ["in", "out"],
        "length": "@bytes, 8 a block, the last may be short",
        "state": "counter: @counter.0 to @counter.7",
    },
    True: {
        "arguments": ["@pointer.ks", "@pointer.counter", "@pointer.in", "@pointer.in", "@bytes"],
        "regions": [_KS, _COUNTER, _ROW_BOTH, _STACK],
        "output": "in (which is out)",
        "apart": [],
        "length": "@bytes, 8 a block, the last may be short",
        "state": "counter: @counter.0 to @counter.7",
    },
}
_EXPANSION = {
    False: {
        "arguments": ["@pointer.ks", "@pointer.key"],
        "regions": [_MADE, _KEY, _STACK],
        "output": "ks",
        "apart": [],
        "length": "",
        "state": "",
    },
}
CONTRACTS = {
    "expand_key": _EXPANSION,
    "encrypt": _ONE,
    "decrypt": _ONE,
    "encrypt_blocks": _ROW,
    "decrypt_blocks": _ROW,
    "ctr": _STREAM,
}

# What a row of blocks is assumed to be on RV32I: so many blocks (or bytes) at most, of so many bytes each.
LIMITS = {"encrypt_blocks": (0x1FFFFFFF, 8), "decrypt_blocks": (0x1FFFFFFF, 8), "ctr": (0xFFFFFFFF, 1)}
# Which direction of the cipher text each computes, through which mode's text.
MEANINGS = {
    "expand_key": ("", ""),
    "encrypt": ("encrypt", ""),
    "decrypt": ("decrypt", ""),
    "encrypt_blocks": ("encrypt", ""),
    "decrypt_blocks": ("decrypt", ""),
    "ctr": ("encrypt", "ctr"),
}
# The shared interface's text, word for word, for V = V, B = 8, K = 32.
PROTOTYPES = {
    "expand_key": "void V_expand_key(V_key *ks, const uint8_t key[32]);",
    "encrypt": "void V_encrypt(const V_key *ks, const uint8_t in[8], uint8_t out[8]);",
    "decrypt": "void V_decrypt(const V_key *ks, const uint8_t in[8], uint8_t out[8]);",
    "encrypt_blocks": "void V_encrypt_blocks(const V_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);",
    "decrypt_blocks": "void V_decrypt_blocks(const V_key *ks, const uint8_t *in, uint8_t *out, size_t blocks);",
    "ctr": "void V_ctr(const V_key *ks, uint8_t counter[8], const uint8_t *in, uint8_t *out, size_t bytes);",
}
RUST = {
    "expand_key": "ks: *mut V, key: *const u8",
    "encrypt": "ks: *const V, input: *const u8, output: *mut u8",
    "decrypt": "ks: *const V, input: *const u8, output: *mut u8",
    "encrypt_blocks": "ks: *const V, input: *const u8, output: *mut u8, blocks: usize",
    "decrypt_blocks": "ks: *const V, input: *const u8, output: *mut u8, blocks: usize",
    "ctr": "ks: *const V, counter: *mut u8, input: *const u8, output: *mut u8, bytes: usize",
}

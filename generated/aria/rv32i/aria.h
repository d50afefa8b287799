/* gen --cipher aria --target rv32i --variant aria128 --size small */
/* SPDX-License-Identifier: 0BSD */
/*
 * ARIA (RFC 5794) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
 *
 * How to use it: compile aria128.S with your program, or take CMakeLists.txt, and call as here:
 *
 *     #include "aria.h"
 *
 *     void aria128_crypt(const uint8_t key[16], uint8_t counter[16],
 *                        uint8_t *data, size_t bytes)
 *     {
 *         aria128_key ks;
 *         aria128_expand_key(&ks, key);
 *         aria128_ctr(&ks, counter, data, data, bytes);
 *     }
 *
 * This encrypts data of any length in place; the same call decrypts. No counter may be used twice with one key. Whoever
 * changes the data is not noticed: for that a message needs an authentication code.
 *
 * For all functions: keys and blocks are bytes in the order of the standard's test vectors. in == out is allowed, other
 * overlap is not. Any alignment of key, in and out works. blocks = 0 does nothing. No global state, no heap.
 * in and out may have as many bytes as size_t counts, and may end with the last byte of the
 * address space, but not go on behind it. Time depends on pointers and block counts only, not on keys or data. Round
 * keys and data may be left in scratch registers and on the stack.
 * The stack pointer is never lower than at entry by more than the bytes that are named with each function: no more
 * stack than that has to be there, but for what interrupts take.
 *
 * Counter mode (SP 800-38A): counter is one big-endian number, any alignment. It is incremented once a block, a short
 * last one too, carries over all of its bytes, and is left at the next block that is not used yet. It is public: time
 * depends on it, and on the number of bytes. bytes = 0 does nothing. Encryption and decryption are the same. Key
 * stream may be left like data.
 */
#ifndef ARIA_RV32I_H
#define ARIA_RV32I_H

#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "aria.h is for RV32I with ILP32, little-endian"
#endif

#include <stddef.h>
#include <stdint.h>

/*
 * Names can be changed where this header and the .S files are compiled, the same for all of them:
 * -DCIPHERGEN_PREFIX=my_ puts my_ in front of each function's name for the linker, so that several copies fit into one
 * program (the source goes on to use the names below); -DCIPHERGEN_HIDDEN keeps them inside the library that they are
 * linked into.
 */
#ifdef CIPHERGEN_PREFIX
#define CIPHERGEN_JOIN_(a, b) a##b
#define CIPHERGEN_JOIN(a, b) CIPHERGEN_JOIN_(a, b)
#define aria128_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_expand_key)
#define aria128_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_encrypt)
#define aria128_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_decrypt)
#define aria128_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_encrypt_blocks)
#define aria128_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_decrypt_blocks)
#define aria128_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aria128_ctr)
#endif

#ifdef __cplusplus
extern "C" {
#endif
#ifdef CIPHERGEN_HIDDEN
#pragma GCC visibility push(hidden)
#endif

/* ARIA128: key 16 bytes, block 16 bytes. */
typedef struct {
    uint32_t rk[200];
} aria128_key;

void aria128_expand_key(aria128_key *ks, const uint8_t key[16]); /* stack 560 bytes */
void aria128_encrypt(const aria128_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 160 bytes */
void aria128_decrypt(const aria128_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 160 bytes */
void aria128_encrypt_blocks(const aria128_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 160 bytes */
void aria128_decrypt_blocks(const aria128_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 160 bytes */
void aria128_ctr(const aria128_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 224 bytes */

#ifdef CIPHERGEN_HIDDEN
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif

/* For programs: what the files promise, as JSON. */
/* contract
{
  "command": "gen --cipher aria --target rv32i --variant aria128 --size small",
  "cipher": "aria",
  "cipher_sha256": "1f306c4da25b8c2187a1aa06950dc39a91f96bf9e311cd58a90c3e53a3c43157",
  "target": "rv32i",
  "proved": {
    "properties": [
      "result",
      "memory",
      "calling convention",
      "constant time"
    ],
    "verdicts": "proof.json"
  },
  "functions": [
    {
      "symbol": "aria128_expand_key",
      "role": "expand_key",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 15404,
      "stack_bytes": 560
    },
    {
      "symbol": "aria128_encrypt",
      "role": "encrypt",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 160
    },
    {
      "symbol": "aria128_decrypt",
      "role": "decrypt",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 160
    },
    {
      "symbol": "aria128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 4120,
      "stack_bytes": 160
    },
    {
      "symbol": "aria128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 4712,
      "stack_bytes": 160
    },
    {
      "symbol": "aria128_ctr",
      "role": "ctr",
      "variant": "aria128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 736,
      "stack_bytes": 224
    }
  ]
}
*/

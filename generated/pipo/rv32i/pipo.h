/* gen --cipher pipo --target rv32i */
/* SPDX-License-Identifier: 0BSD */
/*
 * PIPO (ICISC 2020) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
 *
 * How to use it: compile pipo64_128.S, pipo64_256.S with your program, or take CMakeLists.txt, and call as here:
 *
 *     #include "pipo.h"
 *
 *     void pipo64_128_crypt(const uint8_t key[16], uint8_t counter[8],
 *                           uint8_t *data, size_t bytes)
 *     {
 *         pipo64_128_key ks;
 *         pipo64_128_expand_key(&ks, key);
 *         pipo64_128_ctr(&ks, counter, data, data, bytes);
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
#ifndef PIPO_RV32I_H
#define PIPO_RV32I_H

#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "pipo.h is for RV32I with ILP32, little-endian"
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
#define pipo64_128_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_expand_key)
#define pipo64_128_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_encrypt)
#define pipo64_128_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_decrypt)
#define pipo64_128_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_encrypt_blocks)
#define pipo64_128_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_decrypt_blocks)
#define pipo64_128_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_128_ctr)
#define pipo64_256_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_expand_key)
#define pipo64_256_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_encrypt)
#define pipo64_256_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_decrypt)
#define pipo64_256_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_encrypt_blocks)
#define pipo64_256_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_decrypt_blocks)
#define pipo64_256_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, pipo64_256_ctr)
#endif

#ifdef __cplusplus
extern "C" {
#endif
#ifdef CIPHERGEN_HIDDEN
#pragma GCC visibility push(hidden)
#endif

/* PIPO64_128: key 16 bytes, block 8 bytes. */
typedef struct {
    uint32_t rk[140];
} pipo64_128_key;

void pipo64_128_expand_key(pipo64_128_key *ks, const uint8_t key[16]); /* stack 0 bytes */
void pipo64_128_encrypt(const pipo64_128_key *ks, const uint8_t in[8], uint8_t out[8]); /* stack 0 bytes */
void pipo64_128_decrypt(const pipo64_128_key *ks, const uint8_t in[8], uint8_t out[8]); /* stack 0 bytes */
void pipo64_128_encrypt_blocks(const pipo64_128_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void pipo64_128_decrypt_blocks(const pipo64_128_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void pipo64_128_ctr(const pipo64_128_key *ks, uint8_t counter[8], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 112 bytes */

/* PIPO64_256: key 32 bytes, block 8 bytes. */
typedef struct {
    uint32_t rk[190];
} pipo64_256_key;

void pipo64_256_expand_key(pipo64_256_key *ks, const uint8_t key[32]); /* stack 16 bytes */
void pipo64_256_encrypt(const pipo64_256_key *ks, const uint8_t in[8], uint8_t out[8]); /* stack 0 bytes */
void pipo64_256_decrypt(const pipo64_256_key *ks, const uint8_t in[8], uint8_t out[8]); /* stack 0 bytes */
void pipo64_256_encrypt_blocks(const pipo64_256_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void pipo64_256_decrypt_blocks(const pipo64_256_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void pipo64_256_ctr(const pipo64_256_key *ks, uint8_t counter[8], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 112 bytes */

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
  "command": "gen --cipher pipo --target rv32i",
  "cipher": "pipo",
  "cipher_sha256": "02edfea1fb4d8b75c8f524ee54136a758fdd5e7e2cb4d437d722b561e90e7ece",
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
      "symbol": "pipo64_128_expand_key",
      "role": "expand_key",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 2432,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_128_encrypt",
      "role": "encrypt",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 1528,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_128_decrypt",
      "role": "decrypt",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 1524,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 6424,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 6420,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_128_ctr",
      "role": "ctr",
      "variant": "pipo64_128",
      "key_bytes": 16,
      "block_bytes": 8,
      "code_bytes": 7352,
      "stack_bytes": 112
    },
    {
      "symbol": "pipo64_256_expand_key",
      "role": "expand_key",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 4352,
      "stack_bytes": 16
    },
    {
      "symbol": "pipo64_256_encrypt",
      "role": "encrypt",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 1528,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_256_decrypt",
      "role": "decrypt",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 1524,
      "stack_bytes": 0
    },
    {
      "symbol": "pipo64_256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 7712,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 7708,
      "stack_bytes": 80
    },
    {
      "symbol": "pipo64_256_ctr",
      "role": "ctr",
      "variant": "pipo64_256",
      "key_bytes": 32,
      "block_bytes": 8,
      "code_bytes": 8608,
      "stack_bytes": 112
    }
  ]
}
*/

/* gen --cipher aes --target rv32i --size small */
/* SPDX-License-Identifier: 0BSD */
/*
 * AES (FIPS 197) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
 *
 * How to use it: compile aes128.S, aes192.S, aes256.S with your program, or take CMakeLists.txt, and call as here:
 *
 *     #include "aes.h"
 *
 *     void aes128_crypt(const uint8_t key[16], uint8_t counter[16],
 *                       uint8_t *data, size_t bytes)
 *     {
 *         aes128_key ks;
 *         aes128_expand_key(&ks, key);
 *         aes128_ctr(&ks, counter, data, data, bytes);
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
#ifndef AES_RV32I_H
#define AES_RV32I_H

#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "aes.h is for RV32I with ILP32, little-endian"
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
#define aes128_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_expand_key)
#define aes128_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_encrypt)
#define aes128_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_decrypt)
#define aes128_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_encrypt_blocks)
#define aes128_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_decrypt_blocks)
#define aes128_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes128_ctr)
#define aes192_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_expand_key)
#define aes192_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_encrypt)
#define aes192_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_decrypt)
#define aes192_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_encrypt_blocks)
#define aes192_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_decrypt_blocks)
#define aes192_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes192_ctr)
#define aes256_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes256_expand_key)
#define aes256_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes256_encrypt)
#define aes256_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes256_decrypt)
#define aes256_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes256_encrypt_blocks)
#define aes256_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes256_decrypt_blocks)
#define aes256_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, aes256_ctr)
#endif

#ifdef __cplusplus
extern "C" {
#endif
#ifdef CIPHERGEN_HIDDEN
#pragma GCC visibility push(hidden)
#endif

/* AES128: key 16 bytes, block 16 bytes. */
typedef struct {
    uint32_t rk[44];
} aes128_key;

void aes128_expand_key(aes128_key *ks, const uint8_t key[16]); /* stack 80 bytes */
void aes128_encrypt(const aes128_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 144 bytes */
void aes128_decrypt(const aes128_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 160 bytes */
void aes128_encrypt_blocks(const aes128_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 144 bytes */
void aes128_decrypt_blocks(const aes128_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 160 bytes */
void aes128_ctr(const aes128_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 208 bytes */

/* AES192: key 24 bytes, block 16 bytes. */
typedef struct {
    uint32_t rk[52];
} aes192_key;

void aes192_expand_key(aes192_key *ks, const uint8_t key[24]); /* stack 80 bytes */
void aes192_encrypt(const aes192_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 144 bytes */
void aes192_decrypt(const aes192_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 160 bytes */
void aes192_encrypt_blocks(const aes192_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 144 bytes */
void aes192_decrypt_blocks(const aes192_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 160 bytes */
void aes192_ctr(const aes192_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 208 bytes */

/* AES256: key 32 bytes, block 16 bytes. */
typedef struct {
    uint32_t rk[60];
} aes256_key;

void aes256_expand_key(aes256_key *ks, const uint8_t key[32]); /* stack 80 bytes */
void aes256_encrypt(const aes256_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 144 bytes */
void aes256_decrypt(const aes256_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 160 bytes */
void aes256_encrypt_blocks(const aes256_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 144 bytes */
void aes256_decrypt_blocks(const aes256_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 160 bytes */
void aes256_ctr(const aes256_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 208 bytes */

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
  "command": "gen --cipher aes --target rv32i --size small",
  "cipher": "aes",
  "cipher_sha256": "2733466f0fd6fded6d4d6b5fc4b1a27a49e8dd3c0e05a49387aed013eb4ebbeb",
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
      "symbol": "aes128_expand_key",
      "role": "expand_key",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 280,
      "stack_bytes": 80
    },
    {
      "symbol": "aes128_encrypt",
      "role": "encrypt",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 144
    },
    {
      "symbol": "aes128_decrypt",
      "role": "decrypt",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 160
    },
    {
      "symbol": "aes128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 856,
      "stack_bytes": 144
    },
    {
      "symbol": "aes128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 980,
      "stack_bytes": 160
    },
    {
      "symbol": "aes128_ctr",
      "role": "ctr",
      "variant": "aes128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 736,
      "stack_bytes": 208
    },
    {
      "symbol": "aes192_expand_key",
      "role": "expand_key",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 380,
      "stack_bytes": 80
    },
    {
      "symbol": "aes192_encrypt",
      "role": "encrypt",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 144
    },
    {
      "symbol": "aes192_decrypt",
      "role": "decrypt",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 160
    },
    {
      "symbol": "aes192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 856,
      "stack_bytes": 144
    },
    {
      "symbol": "aes192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 980,
      "stack_bytes": 160
    },
    {
      "symbol": "aes192_ctr",
      "role": "ctr",
      "variant": "aes192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 736,
      "stack_bytes": 208
    },
    {
      "symbol": "aes256_expand_key",
      "role": "expand_key",
      "variant": "aes256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 420,
      "stack_bytes": 80
    },
    {
      "symbol": "aes256_encrypt",
      "role": "encrypt",
      "variant": "aes256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 144
    },
    {
      "symbol": "aes256_decrypt",
      "role": "decrypt",
      "variant": "aes256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 8,
      "stack_bytes": 160
    },
    {
      "symbol": "aes256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "aes256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 856,
      "stack_bytes": 144
    },
    {
      "symbol": "aes256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "aes256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 980,
      "stack_bytes": 160
    },
    {
      "symbol": "aes256_ctr",
      "role": "ctr",
      "variant": "aes256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 736,
      "stack_bytes": 208
    }
  ]
}
*/

/* gen --cipher lea --target rv32i */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA (TTAK.KO-12.0223) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
 *
 * How to use it: compile lea128.S, lea192.S, lea256.S with your program, or take CMakeLists.txt, and call as here:
 *
 *     #include "lea.h"
 *
 *     void lea128_crypt(const uint8_t key[16], uint8_t counter[16],
 *                       uint8_t *data, size_t bytes)
 *     {
 *         lea128_key ks;
 *         lea128_expand_key(&ks, key);
 *         lea128_ctr(&ks, counter, data, data, bytes);
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
 * Some functions read constants behind their own instructions: the memory that the code is in has to be readable, and
 * fast to read. Code that is made with --size small reads none.
 *
 * Counter mode (SP 800-38A): counter is one big-endian number, any alignment. It is incremented once a block, a short
 * last one too, carries over all of its bytes, and is left at the next block that is not used yet. It is public: time
 * depends on it, and on the number of bytes. bytes = 0 does nothing. Encryption and decryption are the same. Key
 * stream may be left like data.
 */
#ifndef LEA_RV32I_H
#define LEA_RV32I_H

#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "lea.h is for RV32I with ILP32, little-endian"
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
#define lea128_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_expand_key)
#define lea128_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_encrypt)
#define lea128_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_decrypt)
#define lea128_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_encrypt_blocks)
#define lea128_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_decrypt_blocks)
#define lea128_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea128_ctr)
#define lea192_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_expand_key)
#define lea192_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_encrypt)
#define lea192_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_decrypt)
#define lea192_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_encrypt_blocks)
#define lea192_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_decrypt_blocks)
#define lea192_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea192_ctr)
#define lea256_expand_key CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_expand_key)
#define lea256_encrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_encrypt)
#define lea256_decrypt CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_decrypt)
#define lea256_encrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_encrypt_blocks)
#define lea256_decrypt_blocks CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_decrypt_blocks)
#define lea256_ctr CIPHERGEN_JOIN(CIPHERGEN_PREFIX, lea256_ctr)
#endif

#ifdef __cplusplus
extern "C" {
#endif
#ifdef CIPHERGEN_HIDDEN
#pragma GCC visibility push(hidden)
#endif

/* LEA128: key 16 bytes, block 16 bytes. */
typedef struct {
    uint32_t rk[96];
} lea128_key;

void lea128_expand_key(lea128_key *ks, const uint8_t key[16]); /* stack 0 bytes */
void lea128_encrypt(const lea128_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 0 bytes */
void lea128_decrypt(const lea128_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 0 bytes */
void lea128_encrypt_blocks(const lea128_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void lea128_decrypt_blocks(const lea128_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void lea128_ctr(const lea128_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 112 bytes */

/* LEA192: key 24 bytes, block 16 bytes. */
typedef struct {
    uint32_t rk[168];
} lea192_key;

void lea192_expand_key(lea192_key *ks, const uint8_t key[24]); /* stack 0 bytes */
void lea192_encrypt(const lea192_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 0 bytes */
void lea192_decrypt(const lea192_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 0 bytes */
void lea192_encrypt_blocks(const lea192_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void lea192_decrypt_blocks(const lea192_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void lea192_ctr(const lea192_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 112 bytes */

/* LEA256: key 32 bytes, block 16 bytes. */
typedef struct {
    uint32_t rk[192];
} lea256_key;

void lea256_expand_key(lea256_key *ks, const uint8_t key[32]); /* stack 0 bytes */
void lea256_encrypt(const lea256_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 0 bytes */
void lea256_decrypt(const lea256_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 0 bytes */
void lea256_encrypt_blocks(const lea256_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void lea256_decrypt_blocks(const lea256_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void lea256_ctr(const lea256_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 112 bytes */

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
  "command": "gen --cipher lea --target rv32i",
  "cipher": "lea",
  "cipher_sha256": "3af82d9afc2b0d39f7a5586d7821915feb8c08e3b2fea708a22aeb18ba0ce701",
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
      "symbol": "lea128_expand_key",
      "role": "expand_key",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 2756,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt",
      "role": "encrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 752,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_decrypt",
      "role": "decrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 752,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 5732,
      "stack_bytes": 80
    },
    {
      "symbol": "lea128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 5728,
      "stack_bytes": 80
    },
    {
      "symbol": "lea128_ctr",
      "role": "ctr",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 8932,
      "stack_bytes": 112
    },
    {
      "symbol": "lea192_expand_key",
      "role": "expand_key",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 4752,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt",
      "role": "encrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 784,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_decrypt",
      "role": "decrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 784,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 5828,
      "stack_bytes": 80
    },
    {
      "symbol": "lea192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 5824,
      "stack_bytes": 80
    },
    {
      "symbol": "lea192_ctr",
      "role": "ctr",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 9052,
      "stack_bytes": 112
    },
    {
      "symbol": "lea256_expand_key",
      "role": "expand_key",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 5500,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_encrypt",
      "role": "encrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 784,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_decrypt",
      "role": "decrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 784,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 5828,
      "stack_bytes": 80
    },
    {
      "symbol": "lea256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 5824,
      "stack_bytes": 80
    },
    {
      "symbol": "lea256_ctr",
      "role": "ctr",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 9052,
      "stack_bytes": 112
    }
  ]
}
*/

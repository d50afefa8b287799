/* gen --cipher lea --target rv32i */
/* SPDX-License-Identifier: 0BSD */
/*
 * LEA (TTAK.KO-12.0223) for rv32i: 32-bit RISC-V, base integer instructions only, ILP32.
 *
 * Keys and blocks are bytes in the order of the standard's test vectors. in == out is allowed, other
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
      "code_bytes": 2880,
      "stack_bytes": 0
    },
    {
      "symbol": "lea128_encrypt",
      "role": "encrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 420,
      "stack_bytes": 32
    },
    {
      "symbol": "lea128_decrypt",
      "role": "decrypt",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 420,
      "stack_bytes": 32
    },
    {
      "symbol": "lea128_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 4024,
      "stack_bytes": 64
    },
    {
      "symbol": "lea128_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 4040,
      "stack_bytes": 64
    },
    {
      "symbol": "lea128_ctr",
      "role": "ctr",
      "variant": "lea128",
      "key_bytes": 16,
      "block_bytes": 16,
      "code_bytes": 7488,
      "stack_bytes": 112
    },
    {
      "symbol": "lea192_expand_key",
      "role": "expand_key",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 4988,
      "stack_bytes": 0
    },
    {
      "symbol": "lea192_encrypt",
      "role": "encrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 452,
      "stack_bytes": 32
    },
    {
      "symbol": "lea192_decrypt",
      "role": "decrypt",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 452,
      "stack_bytes": 32
    },
    {
      "symbol": "lea192_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 4072,
      "stack_bytes": 64
    },
    {
      "symbol": "lea192_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 4208,
      "stack_bytes": 80
    },
    {
      "symbol": "lea192_ctr",
      "role": "ctr",
      "variant": "lea192",
      "key_bytes": 24,
      "block_bytes": 16,
      "code_bytes": 7460,
      "stack_bytes": 96
    },
    {
      "symbol": "lea256_expand_key",
      "role": "expand_key",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 5748,
      "stack_bytes": 0
    },
    {
      "symbol": "lea256_encrypt",
      "role": "encrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 452,
      "stack_bytes": 32
    },
    {
      "symbol": "lea256_decrypt",
      "role": "decrypt",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 452,
      "stack_bytes": 32
    },
    {
      "symbol": "lea256_encrypt_blocks",
      "role": "encrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 4072,
      "stack_bytes": 64
    },
    {
      "symbol": "lea256_decrypt_blocks",
      "role": "decrypt_blocks",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 4208,
      "stack_bytes": 80
    },
    {
      "symbol": "lea256_ctr",
      "role": "ctr",
      "variant": "lea256",
      "key_bytes": 32,
      "block_bytes": 16,
      "code_bytes": 7460,
      "stack_bytes": 96
    }
  ]
}
*/
#ifndef LEA_RV32I_H
#define LEA_RV32I_H

#if !(defined(__riscv) && __riscv_xlen == 32 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && !defined(__riscv_e) && !defined(__riscv_32e) && !defined(__riscv_abi_rve))
#error "lea.h is for RV32I with ILP32, little-endian"
#endif

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* LEA128: key 16 bytes, block 16 bytes. */
typedef struct {
    uint32_t rk[96];
} lea128_key;

void lea128_expand_key(lea128_key *ks, const uint8_t key[16]); /* stack 0 bytes */
void lea128_encrypt(const lea128_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 32 bytes */
void lea128_decrypt(const lea128_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 32 bytes */
void lea128_encrypt_blocks(const lea128_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 64 bytes */
void lea128_decrypt_blocks(const lea128_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 64 bytes */
void lea128_ctr(const lea128_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 112 bytes */

/* LEA192: key 24 bytes, block 16 bytes. */
typedef struct {
    uint32_t rk[168];
} lea192_key;

void lea192_expand_key(lea192_key *ks, const uint8_t key[24]); /* stack 0 bytes */
void lea192_encrypt(const lea192_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 32 bytes */
void lea192_decrypt(const lea192_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 32 bytes */
void lea192_encrypt_blocks(const lea192_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 64 bytes */
void lea192_decrypt_blocks(const lea192_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void lea192_ctr(const lea192_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 96 bytes */

/* LEA256: key 32 bytes, block 16 bytes. */
typedef struct {
    uint32_t rk[192];
} lea256_key;

void lea256_expand_key(lea256_key *ks, const uint8_t key[32]); /* stack 0 bytes */
void lea256_encrypt(const lea256_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 32 bytes */
void lea256_decrypt(const lea256_key *ks, const uint8_t in[16], uint8_t out[16]); /* stack 32 bytes */
void lea256_encrypt_blocks(const lea256_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 64 bytes */
void lea256_decrypt_blocks(const lea256_key *ks, const uint8_t *in, uint8_t *out, size_t blocks); /* stack 80 bytes */
void lea256_ctr(const lea256_key *ks, uint8_t counter[16], const uint8_t *in, uint8_t *out, size_t bytes); /* stack 96 bytes */

#ifdef __cplusplus
}
#endif

#endif

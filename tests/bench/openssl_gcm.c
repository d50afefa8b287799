/*
 * OpenSSL's AES-128-GCM for AArch64 with the interface of generated code: what its provider does with a message, by its
 * own C (GCM_CORE, crypto/modes/gcm128.c) and assembly, which are not here; `openssl_gcm.py` says where to get them.
 */
#include <stddef.h>
#include <stdint.h>

#include GCM_CORE

typedef struct { unsigned rd_key[60]; int rounds; } KEY; /* AES_KEY of include/openssl/aes.h */
typedef struct { KEY key; GCM128_CONTEXT gcm; } KEYS;

unsigned OPENSSL_armcap_P = ARMV8_AES | ARMV8_PMULL, OPENSSL_arm_midr;

void aes_v8_set_encrypt_key(const unsigned char *, int, KEY *);
void aes_v8_encrypt(const unsigned char *, unsigned char *, const void *);
void aes_v8_ctr32_encrypt_blocks(const unsigned char *, unsigned char *, size_t, const void *, const unsigned char *);
size_t aes_gcm_enc_128_kernel(const uint8_t *, uint64_t, uint8_t *, uint64_t *, unsigned char *, const void *);
size_t aes_gcm_dec_128_kernel(const uint8_t *, uint64_t, uint8_t *, uint64_t *, unsigned char *, const void *);

/* Of processors without PMULL, which nobody asks for here. */
void gcm_gmult_4bit(u64 Xi[2], const u128 table[16]) {}
void gcm_ghash_4bit(u64 Xi[2], const u128 table[16], const u8 *in, size_t bytes) {}

/* Of OpenSSL's and of the C library, as fast as is easy: of a handful of bytes. */
void *memcpy(void *to, const void *from, size_t bytes) {
  for (size_t i = 0; i < bytes; i++) ((volatile unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  return to;
}

void *memset(void *to, int value, size_t bytes) {
  for (size_t i = 0; i < bytes; i++) ((volatile unsigned char *)to)[i] = (unsigned char)value;
  return to;
}

int CRYPTO_memcmp(const void *a, const void *b, size_t bytes) {
  unsigned char differs = 0;
  for (size_t i = 0; i < bytes; i++) differs |= ((const unsigned char *)a)[i] ^ ((const unsigned char *)b)[i];
  return differs;
}

void aes128_gcm_expand_key(KEYS *keys, const unsigned char *key) {
  aes_v8_set_encrypt_key(key, 128, &keys->key);
  CRYPTO_gcm128_init(&keys->gcm, &keys->key, aes_v8_encrypt);
}

#define BULK 512 /* AES_GCM_ENC_BYTES and AES_GCM_DEC_BYTES of include/crypto/aes_platform.h */

/* As generic_aes_gcm_cipher_update, armv8_aes_gcm_encrypt and armv8_aes_gcm_decrypt of
 * providers/implementations/ciphers. */
int aes128_gcm_encrypt(KEYS *keys, const unsigned char *iv, size_t iv_bytes, const unsigned char *aad, size_t aad_bytes,
                       const unsigned char *in, unsigned char *out, size_t n, unsigned char *tag, size_t tag_bytes) {
  GCM128_CONTEXT *gcm = &keys->gcm;
  size_t bulk = 0;
  CRYPTO_gcm128_setiv(gcm, iv, iv_bytes);
  CRYPTO_gcm128_aad(gcm, aad, aad_bytes);
  if (n >= BULK) {
    CRYPTO_gcm128_encrypt(gcm, in, out, 0);
    bulk = n - n % 16;
    aes_gcm_enc_128_kernel(in, 8 * bulk, out, (uint64_t *)gcm->Xi.u, gcm->Yi.c, gcm->key);
    gcm->len.u[1] += bulk;
  }
  if (CRYPTO_gcm128_encrypt_ctr32(gcm, in + bulk, out + bulk, n - bulk, aes_v8_ctr32_encrypt_blocks)) return -1;
  CRYPTO_gcm128_tag(gcm, tag, tag_bytes);
  return 0;
}

int aes128_gcm_decrypt(KEYS *keys, const unsigned char *iv, size_t iv_bytes, const unsigned char *aad, size_t aad_bytes,
                       const unsigned char *in, unsigned char *out, size_t n, const unsigned char *tag,
                       size_t tag_bytes) {
  GCM128_CONTEXT *gcm = &keys->gcm;
  size_t bulk = 0;
  CRYPTO_gcm128_setiv(gcm, iv, iv_bytes);
  CRYPTO_gcm128_aad(gcm, aad, aad_bytes);
  if (n >= BULK) {
    CRYPTO_gcm128_decrypt(gcm, in, out, 0);
    bulk = n - n % 16;
    aes_gcm_dec_128_kernel(in, 8 * bulk, out, (uint64_t *)gcm->Xi.u, gcm->Yi.c, gcm->key);
    gcm->len.u[1] += bulk;
  }
  if (CRYPTO_gcm128_decrypt_ctr32(gcm, in + bulk, out + bulk, n - bulk, aes_v8_ctr32_encrypt_blocks)) return -1;
  return CRYPTO_gcm128_finish(gcm, tag, tag_bytes) ? -1 : 0;
}

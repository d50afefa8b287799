/*
 * OpenSSL's AES and ARIA for AArch64 with the interface of generated code. Its own texts, AES_CORE
 * (crypto/aes/aes_core.c), ARIA_CORE (crypto/aria/aria.c) and the assembly of vpaes and bsaes, are not here;
 * `openssl_neon.py` says where to get them.
 */
#include <stddef.h>
#include <stdint.h>

#define PASTE(a, b) a##_##b
#define NAMED(a, b) PASTE(a, b)

void *memcpy(void *to, const void *from, size_t bytes) {
  for (size_t i = 0; i < bytes; i++) ((volatile unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  return to;
}

#ifdef ARIA_CORE
#include ARIA_CORE

typedef struct { ARIA_KEY forward, back; } KEYS;

void NAMED(VARIANT, expand_key)(KEYS *keys, const unsigned char *key) {
  ossl_aria_set_encrypt_key(key, 8 * KEY_BYTES, &keys->forward);
  ossl_aria_set_decrypt_key(key, 8 * KEY_BYTES, &keys->back);
}

void NAMED(VARIANT, encrypt_blocks)(const KEYS *keys, const unsigned char *in, unsigned char *out, size_t blocks) {
  for (; blocks; blocks--, in += 16, out += 16) ossl_aria_encrypt(in, out, &keys->forward);
}

void NAMED(VARIANT, decrypt_blocks)(const KEYS *keys, const unsigned char *in, unsigned char *out, size_t blocks) {
  for (; blocks; blocks--, in += 16, out += 16) ossl_aria_encrypt(in, out, &keys->back);
}
#else
#include AES_CORE

typedef struct { AES_KEY forward, back; } KEYS;

#ifdef VPAES
int vpaes_set_encrypt_key(const unsigned char *, int, AES_KEY *);
int vpaes_set_decrypt_key(const unsigned char *, int, AES_KEY *);
void vpaes_ecb_encrypt(const unsigned char *, unsigned char *, size_t, const AES_KEY *);
void vpaes_ecb_decrypt(const unsigned char *, unsigned char *, size_t, const AES_KEY *);

void NAMED(VARIANT, expand_key)(KEYS *keys, const unsigned char *key) {
  vpaes_set_encrypt_key(key, 8 * KEY_BYTES, &keys->forward);
  vpaes_set_decrypt_key(key, 8 * KEY_BYTES, &keys->back);
}

void NAMED(VARIANT, encrypt_blocks)(const KEYS *keys, const unsigned char *in, unsigned char *out, size_t blocks) {
  vpaes_ecb_encrypt(in, out, 16 * blocks, &keys->forward);
}

void NAMED(VARIANT, decrypt_blocks)(const KEYS *keys, const unsigned char *in, unsigned char *out, size_t blocks) {
  vpaes_ecb_decrypt(in, out, 16 * blocks, &keys->back);
}
#else
void ossl_bsaes_ctr32_encrypt_blocks(const unsigned char *, unsigned char *, size_t, const AES_KEY *, const unsigned char *);

void NAMED(VARIANT, expand_key)(KEYS *keys, const unsigned char *key) {
  AES_set_encrypt_key(key, 8 * KEY_BYTES, &keys->forward);
}

/* For chains of few blocks, which nobody asks for here. */
void AES_cbc_encrypt(const unsigned char *in, unsigned char *out, size_t bytes, const AES_KEY *keys, unsigned char *chain,
                     const int forward) {}

/* Of whole blocks; the counter's last four bytes do not wrap. */
void NAMED(VARIANT, ctr)(const KEYS *keys, unsigned char *counter, const unsigned char *in, unsigned char *out, size_t n) {
  ossl_bsaes_ctr32_encrypt_blocks(in, out, n / 16, &keys->forward, counter);
  uint32_t last = (uint32_t)counter[12] << 24 | counter[13] << 16 | counter[14] << 8 | counter[15];
  last += (uint32_t)(n / 16);
  for (int i = 0; i < 4; i++) counter[15 - i] = (unsigned char)(last >> 8 * i);
}
#endif
#endif

/*
 * OpenSSL's AES with the interface of generated code: whole blocks, one after the other. AES_CORE is its own
 * crypto/aes/aes_core.c, which is not here; `openssl.py` says where to get it.
 */
#include AES_CORE

#define PASTE(a, b) a##_##b
#define NAMED(a, b) PASTE(a, b)

/* Called for a block in and a block out: written out by the compilers, byte by byte, these take more instructions. */
void *memcpy(void *to, const void *from, size_t bytes) {
  for (size_t i = 0; i < bytes; i++) ((volatile unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  return to;
}

/* Of small numbers, for the key schedule, where the machine divides nothing. */
long __moddi3(long a, long b) {
  while (a >= b) a -= b;
  return a;
}

void NAMED(VARIANT, expand_key)(AES_KEY *keys, const unsigned char *key) {
  AES_set_encrypt_key(key, 8 * KEY_BYTES, keys);
}

void NAMED(VARIANT, encrypt_blocks)(const AES_KEY *keys, const unsigned char *in, unsigned char *out, size_t blocks) {
  for (; blocks; blocks--, in += 16, out += 16) AES_encrypt(in, out, keys);
}

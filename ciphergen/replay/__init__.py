"""A checker of certificates that shares nothing with the prover but the language of terms and the texts."""

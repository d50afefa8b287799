"""Certificates of proofs: their steps, written down for a checker that shares nothing with the prover."""

"""Certificates: the steps of a proof, written down for a checker that shares nothing with the prover."""

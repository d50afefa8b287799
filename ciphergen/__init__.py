"""Symmetric cryptography for small machines: its generator, its prover, its measurement."""

__version__ = "0.2.0"

"""Generates, proves and measures symmetric cryptography for small machines."""

__version__ = "0.2.0"

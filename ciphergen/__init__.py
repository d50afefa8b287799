"""Generates, proves and measures symmetric cryptography for small machines."""

"""Armv7-M (Thumb-2), little-endian, AAPCS: Cortex-M3 and Cortex-M4."""

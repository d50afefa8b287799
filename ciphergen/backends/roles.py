"""What the functions of the C interface are for: `encrypt`, `decrypt_blocks`, `ctr`, …"""

from __future__ import annotations


def is_long(role: str) -> bool:
    """Whether a function works on messages of any length."""
    return role == "ctr" or role.endswith("_blocks")

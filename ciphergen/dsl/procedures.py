"""The names of a cipher text's procedures; the two directions are those of a mode's text, too."""

from __future__ import annotations

SCHEDULE, ENCRYPT, DECRYPT = "schedule", "encrypt", "decrypt"
DIRECTIONS = (ENCRYPT, DECRYPT)
PROCEDURES = (SCHEDULE, *DIRECTIONS)

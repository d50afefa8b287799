"""The functions for a message in parts, which are C around those of a mode with phases: their names behind the mode's.

No row says what they take, since no code is made or proved of them: `templates/gcm_parts.j2` is all there is.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class PartNames:
    """The names, by what a call does.

    begins, associates, encrypts, ends: encryption. hashes, compares: decryption up to the comparison of the tag, which
    releases nothing; releases, released: the second pass over the same ciphertext, and its end. trusts: decryption
    before the comparison, which has to be asked for by this name.
    """

    begins: str = "init"
    associates: str = "aad"
    encrypts: str = "update"
    ends: str = "finish"
    hashes: str = "verify_update"
    compares: str = "verify"
    releases: str = "decrypt_update"
    released: str = "decrypt_finish"
    trusts: str = "decrypt_update_unverified"

    def symbols(self, mode: str) -> dict[str, str]:
        """Return the symbols, by what a call does. mode: the symbol of a mode."""
        return {does: f"{mode}_{name}" for does, name in asdict(self).items()}

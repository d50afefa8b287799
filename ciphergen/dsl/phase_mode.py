"""Modes with phases: how a message begins, is encrypted and decrypted as a whole, and when nothing is released.

Such a mode is evaluated on bytes, over any cipher text with blocks of its width. No code is made of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from ciphergen.dsl import mode_syntax, term
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.keyed_cipher import KeyedCipher
from ciphergen.dsl.phase_check import phase_of, start_of
from ciphergen.dsl.phase_run import START, TAG, PhaseRun
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term
from ciphergen.dsl.term.program import Program
from ciphergen.dsl.values import Value


@dataclass(frozen=True, eq=False)
class PhaseMode:
    """A mode with phases, checked.

    Attributes:
        name: in small letters, `gcm`. title: as the text writes it, `GCM`.
        standard: the document that defines it; empty where the text names none.
        block_bits: the width of the blocks of a cipher that suits it.
        tag_bytes: the lengths in bytes that a tag may have; none where the mode makes no tag.
        text: the text itself.
        programs: of its functions that know neither key nor cipher, as far as they were needed.
    """

    name: str
    title: str
    standard: str
    block_bits: int
    tag_bytes: tuple[int, ...]
    tree: mode_syntax.ModeText
    text: str
    programs: dict[str, Program] = field(default_factory=dict[str, Program])

    @property
    def sha256(self) -> str:
        """Return the SHA-256 of the text in UTF-8, in hexadecimal."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    def given(self, direction: str) -> dict[str, bool]:
        """Return the names of what a direction takes, and whether each is a byte string (or else one block)."""
        start, phase = start_of(self.tree), phase_of(self.tree, direction)
        parameters = (*(() if start is None else start.params), *phase.params)
        return {p.name: p.type.base == "bytes" for p in parameters if p.type is not None}


class PhaseBytes:
    """A mode with phases over a cipher with one key, on bytes.

    Args:
        key: those of the ciphers that the mode's head names, one behind the other.
        budget: what the text may take for all messages together.

    Raises:
        ValueError: the key has another length.
    """

    def __init__(self, mode: PhaseMode, cipher: KeyedCipher, key: bytes, budget: Budget) -> None:
        self.mode = mode
        named = dict(cipher.named(mode.tree.ciphers, key))
        self._run = PhaseRun(mode.tree, mode.block_bits, named, budget, mode.programs, cipher).derive()

    @classmethod
    def of(cls, mode: PhaseMode, concrete: Concrete, key: bytes) -> PhaseBytes:
        """Return the mode over a cipher text.

        Raises:
            UserError: the cipher's blocks have another width.
            ValueError: the key has another length than the ciphers' keys together.
        """
        variant, budget = concrete.variant, Budget()
        if 8 * variant.block_bytes != mode.block_bits:
            found = f"{variant.title} has blocks of {8 * variant.block_bytes} bits"
            raise UserError(mode.tree.place, found, f"{mode.block_bits} bits for {mode.title}")
        budget.lift()  # the text was tried within a budget
        return cls(mode, KeyedCipher.of(concrete), key, budget)

    def encrypt(self, given: Mapping[str, bytes], tag_bytes: int | None = None) -> dict[str, bytes] | None:
        """Return the results by their names, None if a requirement of the text does not hold.

        Args:
            given: byte strings by the names of the parameters of `start` and `encrypt`.
            tag_bytes: the length of the tag in bytes; the longest that there is for None.

        Raises:
            ValueError: the mode has no tag of that length.
        """
        length = max(self.mode.tag_bytes, default=0) if tag_bytes is None else tag_bytes
        found = self._direction(ENCRYPT, given, self._allowed(length) if self.mode.tag_bytes else None)
        if found is not None and TAG in found:
            found[TAG] = found[TAG][:length]
        return found

    def decrypt(self, given: Mapping[str, bytes]) -> dict[str, bytes] | None:
        """Return the results by their names, None if a requirement of the text does not hold: then nothing is released.
        A tag is compared in the length that it has.

        Raises:
            ValueError: the mode has no tag of that length.
        """
        return self._direction(DECRYPT, given, self._allowed(len(given[TAG])) if TAG in given else None)

    def _direction(self, direction: str, given: Mapping[str, bytes], tag: int | None) -> dict[str, bytes] | None:
        values: dict[str, Value] = {}
        for name, is_string in self.mode.given(direction).items():
            data = given[name] if is_string else given[name].ljust(self.mode.block_bits // 8, b"\0")
            string = tuple(term.const(byte, 8) for byte in data)
            values[name] = string if is_string else term.from_bytes(string, "big")
        if start_of(self.mode.tree) is not None:
            begun = self._run.run_phase(START, values, tag)
            if begun is None:
                return None
            names = [p.name for p in phase_of(self.mode.tree, direction).params if p.type is None]
            values |= dict(zip(names, begun.values(), strict=True))
        found = self._run.run_phase(direction, values, tag)
        return None if found is None else {name: _as_bytes(value) for name, value in found.items()}

    def _allowed(self, count: int) -> int:
        if count not in self.mode.tag_bytes:
            raise ValueError(f"a tag of {count} bytes, which {self.mode.title} does not have")
        return count


def _as_bytes(value: Value) -> bytes:
    words = value if isinstance(value, tuple) else (value,)
    return b"".join(w.value.to_bytes(w.width // 8, "big") for w in words if isinstance(w, Term))

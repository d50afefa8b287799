"""Checks."""

from ciphergen.dsl import syntax


def check_cipher(tree: syntax.CipherText) -> None:
    pass

"""`gen test` of a cipher text: the vectors of the text and of files, and the inverse on random keys and blocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from pathlib import Path

from ciphergen.cli import try_entries
from ciphergen.cli.excerpt import with_lines
from ciphergen.cli.screen import print_json, print_table
from ciphergen.cli.trial import Trial, Tried, remark
from ciphergen.cli.usage import Failed, printable
from ciphergen.dsl.cipher import load_untried, missed_otherwise, shipped_ciphers
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT

_SAID = {True: "met", False: "not met"}
_MOST = 20  # vectors and problems on the screen; a file may have thousands


def is_text(name: str) -> bool:
    """Return True if a name stands for a cipher text, not for a folder."""
    return name.endswith(".cipher") or (name in shipped_ciphers() and not Path(name).exists())


def run(name: str, files: Sequence[str], variant: str | None, json: bool) -> None:
    """Try all vectors of a text and of files, and the inverse, and print the outcome.

    Raises:
        Failed: a vector is not met, or decryption does not undo encryption.
        UserError: something is wrong with the text or a file, or no vector of a file is of this cipher.
    """
    cipher = load_untried(name)
    if cipher.has_entries:
        try_entries.run(name, cipher, files, variant, json)
        return
    trial = Trial(cipher, variant)
    tried = [*trial.own(), *(each for file in files for each in trial.of_file(file))]
    inverse, others = list(trial.inverse()), list(missed_otherwise(name, cipher))
    missed = [each.problem for each in tried if each.problem]
    if json:
        print_json(_document(trial, tried, inverse, others))
    else:
        _show(trial, tried, [*missed, *inverse, *others])
    if missed:
        raise Failed(f"{name}: vectors not met: {len(missed)} of {len(tried)}")
    if others:
        raise Failed(f"{name}: a vector with other settings or in a mode is not met")
    if inverse:
        raise Failed(f"{name}: decryption does not undo encryption")


def _show(trial: Trial, tried: Sequence[Tried], problems: Sequence[UserError]) -> None:
    rows = sorted(tried, key=lambda each: each.problem is None)[:_MOST]
    if rows:
        words = [(*astuple(each)[:3], _SAID[each.encrypted], _SAID[each.decrypted]) for each in rows]
        print_table(("vector", "variant", "mode", ENCRYPT, DECRYPT), words)
    if len(tried) > _MOST:
        print(f"and {len(tried) - _MOST} more vectors")
    for what, count in trial.left_out.items():
        print(f"not tried: {count} {printable(what)}")
    for problem in problems[:_MOST]:
        print(printable(with_lines(problem), keep="\n\t"))
    if trial.without_vectors:
        print(remark(trial.without_vectors))
    if not problems:
        inverse = f"decryption undoes encryption, on {Trial.INVERSES} random keys and blocks a variant"
        print(f"vectors met: {len(tried)}; {inverse}")


def _document(
    trial: Trial, tried: Sequence[Tried], inverse: Sequence[UserError], others: Sequence[UserError]
) -> dict[str, object]:
    vectors = [
        {
            "name": each.name,
            "variant": each.variant.lower(),
            "mode": each.mode,
            ENCRYPT: each.encrypted,
            DECRYPT: each.decrypted,
            "problem": str(each.problem or ""),
        }
        for each in tried
    ]
    return {
        "passed": not inverse and not others and all(each.problem is None for each in tried),
        "vectors": vectors,
        "inverse": [str(error) for error in inverse],
        "others": [str(error) for error in others],
        "without_vectors": trial.without_vectors,
        "left_out": dict(trial.left_out),
    }

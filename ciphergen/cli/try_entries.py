"""`gen test` of a text with entry points: its vectors, and its inverses on random inputs."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.cli.entry_vector_files import read_entry_vectors
from ciphergen.cli.excerpt import with_lines
from ciphergen.cli.screen import print_json, print_table
from ciphergen.cli.trial import Trial, remark, without_vectors
from ciphergen.cli.usage import Failed, printable
from ciphergen.dsl.cipher import Cipher, missed_otherwise
from ciphergen.dsl.concrete import concrete_entry
from ciphergen.dsl.entry_vectors import missed, not_undone
from ciphergen.dsl.errors import UserError

_SAID = {True: "met", False: "not met"}


def run(name: str, cipher: Cipher, files: Sequence[str], only: str | None, json: bool) -> None:
    """Try all vectors of a text with entry points, and its inverses, and print the outcome.

    Raises:
        Failed: a vector is not met, or an entry point does not undo another.
        UserError: something is wrong with a file, or no such variant.
    """
    variants = [cipher.variant(only)] if only else list(cipher.variants.values())
    programs = {(v.name, e.name): concrete_entry(v, e.name) for v in variants for e in v.entries.values() if not e.end}
    tried: list[tuple[str, str, str, UserError | None]] = []
    own = [(f"line {v.place.line}", f"vector {n} ({v.variant})", v) for n, v in enumerate(cipher.entry_vectors, 1)]
    others = [(where, where, v) for file in files for where, v in read_entry_vectors(file, cipher)]
    for where, what, vector in [*own, *others]:
        concrete = programs.get((vector.variant, vector.entry))
        if concrete is not None:
            tried.append((where, vector.variant, vector.entry, missed(concrete, vector, what)))
    inverse = [error for v in variants for error in not_undone(v, Trial.INVERSES)]
    problems = [*(each[3] for each in tried if each[3]), *inverse, *missed_otherwise(name, cipher)]
    without = without_vectors(cipher, (v.name for v in variants))
    if json:
        vectors = [{"name": n, "variant": v, "entry": e, "problem": str(p or "")} for n, v, e, p in tried]
        found = {"passed": not problems, "vectors": vectors, "problems": [str(p) for p in problems]}
        print_json({**found, "without_vectors": without})
    else:
        if tried:
            print_table(("vector", "variant", "entry", ""), [(*each[:3], _SAID[each[3] is None]) for each in tried])
        for problem in problems:
            print(printable(with_lines(problem), keep="\n\t"))
        if without:
            print(remark(without))
    if problems:
        raise Failed(f"{name}: not met or not undone: {len(problems)}")

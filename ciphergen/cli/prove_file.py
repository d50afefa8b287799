"""`gen prove` of one file: an object, a static library, a linked program, or assembly text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ciphergen.backends import platform
from ciphergen.backends import target as find_target
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.cli import prove_kernels
from ciphergen.cli.ciphers import find_variant, find_variants
from ciphergen.cli.functions import NOT_ASKED, Named, ObjectCode, ProofPlan, by_name, is_prefix, rest
from ciphergen.cli.objects import object_of
from ciphergen.dsl.cipher import Variant, load
from ciphergen.dsl.errors import UserError, nearest
from ciphergen.dsl.files import read_file
from ciphergen.dsl.fixed_key import OPTION
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.interface.spelling import asked
from ciphergen.interface.table import functions, one_block
from ciphergen.verify.object.archive import is_archive, members

_MOST_NAMED = 20
WHAT = "assembly text, object code or a static library"


def plan(
    path: Path,
    cipher: str | None,
    target: str | None,
    functions: Sequence[str],
    prefix: str,
    key_bytes: int | None,
    *,
    tables: bool = False,
    one_key: str = "",
) -> ProofPlan:
    """Return the plan of what to prove in a file, by the command line alone. tables, one_key: as for `ProofTask`.

    Raises:
        UserError: an option is missing, or something is wrong in the file.
        ToolMissing: there is no assembler.
    """
    if cipher is None or target is None:
        missing = "--cipher" if cipher is None else "--target"
        raise UserError(
            missing,
            f"is needed to prove the file {path}",
            "a folder that gen wrote needs no option",
            f"gen prove --cipher lea --target rv32i {path}",
        )
    machine = platform(target)
    if isinstance(machine, Gpu):
        roles = _roles(functions, prefix) if functions else {}
        found = prove_kernels.of_file(path, cipher, machine, roles, one_key)
    elif one_key:
        raise UserError(OPTION, f"code for one key is proved of kernels, and {target} is a processor", "--target cuda")
    elif functions:
        found = _asked(path, cipher, target, _roles(functions, prefix), key_bytes)
    else:
        found = _named(path, cipher, target, prefix, key_bytes)
    return replace(found, tasks=[replace(task, tables=tables) for task in found.tasks])


def _pieces(path: Path, target: str) -> list[ObjectCode]:
    """Return the pieces of object code in a file."""
    find_target(target)
    data = read_file(path, WHAT)
    if not is_archive(data):
        made = object_of(path, target)
        return [ObjectCode.of(path.name, made.code, made.assemblers)]
    return [ObjectCode.of(f"{path.name}({member})", code) for member, code in members(data, str(path))]


def _named(path: Path, cipher: str, target: str, prefix: str, key_bytes: int | None) -> ProofPlan:
    """Return the plan for every variant whose functions have our names."""
    if not is_prefix(prefix):
        raise UserError(
            "--prefix", f"'{prefix}' cannot begin a C name", "letters, digits and _, not a digit first", "--prefix my_"
        )
    name, variants = find_variants(cipher)
    pieces = _pieces(path, target)
    texts = load(name).variants
    found = by_name(pieces, prefix, (texts[variant] for variant in variants))
    if not found:
        raise UserError(
            path.name,
            f"no function has a name of {cipher}'s, such as {prefix}{variants[0]}_{_example(texts[variants[0]])}",
            "these names; others with --prefix or --function",
            f"gen prove --cipher {variants[0]} --target {target} {_options(texts[variants[0]])} {path}",
        )
    if key_bytes is not None and len(found) > 1:
        raise UserError(
            "--key-bytes",
            f"is one number, and {', '.join(named.variant for named in found)} have each their own",
            "one variant",
            f"--cipher {found[0].variant}",
        )
    tasks = [named.task(name, load(name).sha256, target, key_bytes) for named in found]
    return ProofPlan(tasks, rest(pieces, (symbol for named in found for symbol in named.roles)))


def _example(variant: Variant) -> str:
    """Return the role of the first function that makes output."""
    return next(iter(functions(variant))) if variant.entries else one_block(ENCRYPT).name


def _options(variant: Variant) -> str:
    """Return an example of the options of `gen prove` that name a variant's functions."""
    return f"--function my_function={_example(variant)}" if variant.entries else asked("my_key")


def _asked(path: Path, cipher: str, target: str, roles: dict[str, str], key_bytes: int | None) -> ProofPlan:
    """Return the plan for the functions that `--function` names."""
    name, variant = find_variant(cipher)
    pieces = _pieces(path, target)
    others = rest(pieces, roles, NOT_ASKED)
    if len(pieces) != 1:
        every = [symbol for piece in pieces for symbol in piece.interface.names]
        absent = next((symbol for symbol in roles if symbol not in every), None)
        if absent is not None:
            known = ", ".join(sorted(every)[:_MOST_NAMED]) or "none"
            raise UserError(path.name, f"no function is called '{absent}'", known, nearest(absent, every) or "")
        twice = next((symbol for symbol in roles if every.count(symbol) > 1), None)
        if twice is not None:
            raise UserError(path.name, f"has {twice} more than once", "one function of a name: which is called?")
    having = [piece for piece in pieces if roles.keys() & piece.interface.names.keys()]
    if len(having) > 1:
        raise UserError(
            " and ".join(piece.file for piece in having),
            "share the functions that were asked for",
            "all of them in one object file: what is proved goes from the user's key to the output",
            "ld -r -o one.o …, and gen prove … one.o",
        )
    piece = (having or pieces)[0]
    return ProofPlan([Named(piece, variant, roles).task(name, load(name).sha256, target, key_bytes)], others)


def _roles(functions: Sequence[str], prefix: str) -> dict[str, str]:
    """Return the role of each symbol that `--function` gives."""
    if prefix:
        raise UserError("--prefix", "has no meaning beside --function, which has whole names", "one of the two")
    pairs = []
    for function in functions:
        symbol, equals, role = function.partition("=")
        if not (symbol and equals and role):
            raise UserError(
                "--function",
                f"'{function}'",
                "SYMBOL=ROLE",
                asked("my_key"),
            )
        pairs.append((symbol, role))
    symbol, count = Counter(symbol for symbol, _ in pairs).most_common(1)[0]
    if count > 1:
        raise UserError("--function", f"'{symbol}' is given {count} times", "one role for each function")
    return dict(pairs)

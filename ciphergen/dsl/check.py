"""Static checks of a cipher text before any of its variants is unfolded: declarations, names and signatures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ciphergen.dsl import entry_syntax, mode_syntax, syntax
from ciphergen.dsl.budget import VARIANTS
from ciphergen.dsl.entry_check import check_entries, check_vector, results
from ciphergen.dsl.entry_syntax import last_of
from ciphergen.dsl.errors import SourceLocation, UserError, together
from ciphergen.dsl.names import Checker, DeclaredName, Names, again, unknown_name, unused
from ciphergen.dsl.procedures import DECRYPT, DIRECTIONS, ENCRYPT, PROCEDURES, SCHEDULE
from ciphergen.dsl.recovery import MOST
from ciphergen.dsl.values import LIMIT

EXAMPLES = {
    SCHEDULE: "schedule(key) -> rk: word[rounds] { ... }",
    ENCRYPT: "encrypt(x, rk) -> y { ... }",
    DECRYPT: "decrypt(y, rk) -> x { ... }",
}
_TAKES = {SCHEDULE: "the key"} | dict.fromkeys(DIRECTIONS, "the block and the round keys")
_GIVES = {SCHEDULE: "the round keys"} | dict.fromkeys(DIRECTIONS, "the block")


def check_cipher(tree: syntax.CipherText) -> None:
    """Check a cipher's declarations and names.

    Raises:
        UserError: what is wrong, of several declarations each the first.
    """
    variants = [i for i in tree.items if isinstance(i, syntax.VariantDecl)]
    has_entries = check_entries(tree.items)
    _sizes(tree, variants, entries=has_entries)
    if not has_entries:
        for item in tree.items:
            if isinstance(item, syntax.Procedure):
                _procedure(item, [v.name for v in variants])
        _signatures(tree, variants)
    names = _settings(variants)
    checker = Checker(names, {})
    known = [v.name for v in variants]
    entries = {item.key: item for item in tree.items if isinstance(item, entry_syntax.EntryDecl)}
    errors: list[UserError] = []
    declared: list[DeclaredName] = []
    for item in tree.items:
        try:
            declared += _item(item, checker, known, entries)
        except UserError as error:
            if str(error) not in map(str, errors):
                errors.append(error)
            checker.restart()
            _suppose(item, checker)
    if errors:
        raise together(errors[:MOST])
    all_used((*declared, *names.values()), checker)


def _item(
    item: syntax.Node, checker: Checker, variants: Sequence[str], entries: Mapping[str, entry_syntax.EntryDecl]
) -> Iterator[DeclaredName]:
    """Check the names of a declaration; yield what it declares."""
    match item:
        case syntax.Const() | syntax.FunctionDecl():
            yield declare(item, checker)
        case syntax.TableDecl():
            _table(item, checker)
            yield checker.declare(checker.globals, item.name, "table", item.place)
        case syntax.CircuitDecl():
            _known_table(item.table, checker)
            if item.index is not None:
                checker.expr(item.index, checker.globals)
            checker.body((item.input,), (item.output,), item.body)
        case syntax.Procedure():
            checker.body(item.params, item.outputs, item.body)
        case entry_syntax.EntryDecl():
            # The end of a message has the ports of its whole blocks, of which it may not need all.
            common = checker.common.setdefault(item.name, {}) if last_of(item.name) in entries else None
            checker.body(item.inputs, results(item), item.body, common=common)
            yield from (common or {}).values()
        case syntax.VectorDecl() | mode_syntax.ModeVectorDecl() | entry_syntax.EntryVectorDecl():
            if item.variant.lower() not in [name.lower() for name in variants]:
                raise unknown_name(item.place, "variant", item.variant, variants)
            if isinstance(item, entry_syntax.EntryVectorDecl):
                check_vector(item, entries)


def check_items(items: Iterable[syntax.Node], checker: Checker) -> Iterator[DeclaredName]:
    """Check the names of constants, tables, circuits and functions, in the order of the text; yield what they declare.

    Raises:
        UserError: a name is wrong.
    """
    for item in items:
        yield from _item(item, checker, (), {})


def _suppose(item: syntax.Node, checker: Checker) -> None:
    """Let the text below use what a wrong declaration declares, so that no error follows from another."""
    if isinstance(item, syntax.FunctionDecl):
        checker.functions.setdefault(item.name, len(item.params))
    elif isinstance(item, syntax.Const | syntax.TableDecl):
        kind = "table" if isinstance(item, syntax.TableDecl) else "constant"
        checker.globals.setdefault(item.name, DeclaredName(item.name, kind, item.place))


def declare(item: syntax.Const | syntax.FunctionDecl, checker: Checker) -> DeclaredName:
    """Check a constant or function and declare its name for the text below.

    Raises:
        UserError: a part is wrong, or the name is declared already.
    """
    if isinstance(item, syntax.Const):
        checker.type(item.type, checker.globals)
        checker.expr(item.value, checker.globals)
        return checker.declare(checker.globals, item.name, "constant", item.place)
    _typed((*item.params, item.output), "bits(8)")
    checker.body(item.params, (item.output,), item.body, item.value)
    entry = checker.declare(dict(checker.globals), item.name, "function", item.place)
    checker.declare_function(item.name, len(item.params))
    return entry


def all_used(entries: Iterable[DeclaredName], checker: Checker) -> None:
    """Check that every name is read and every function called.

    Raises:
        UserError: a name is never read, or a function never called.
    """
    for entry in entries:
        if not entry.used and entry.name not in checker.called:
            raise unused(entry)


def _once(items: Iterable[syntax.Node], what: str) -> None:
    """Refuse a second declaration among `items`, which may hold one."""
    first = None
    for item in items:
        if first is not None and item is not first:
            raise again(item.place, what, first.place)
        first = item


def _sizes(tree: syntax.CipherText, variants: Sequence[syntax.VariantDecl], *, entries: bool) -> None:
    """Check that word, block and key sizes are each given once. entries: whether the text has some, which need no block
    and no key."""
    _once((i for i in tree.items if isinstance(i, syntax.Standard)), "'standard'")
    if not variants:
        write = f"variant {tree.name}128 {{ key 4 words  rounds 24 }}"
        raise UserError(tree.place, f"cipher '{tree.name}' has no variant", "one variant or more", write)
    if len(variants) > VARIANTS:
        raise UserError(variants[VARIANTS].place, f"{len(variants)} variants", f"at most {VARIANTS}")
    for variant in variants:
        _once((v for v in variants if v.name.lower() == variant.name.lower()), f"variant '{variant.name}'")
    for items in (tree.items, *(v.items for v in variants)):
        _once((i for i in items if isinstance(i, syntax.Word)), "'word'")
        for what in ("block", "key"):
            _once((i for i in items if isinstance(i, syntax.Size) and i.what == what), f"'{what}'")
        for word in items:
            if isinstance(word, syntax.Word):
                _word(word)
    for variant in variants:
        items = (*tree.items, *variant.items)
        _needed(any(isinstance(i, syntax.Word) for i in items), tree.place, "word 32 little")
        if not entries:
            _needed(any(isinstance(i, syntax.Size) and i.what == "block" for i in items), tree.place, "block 4 words")
            has_key = any(isinstance(i, syntax.Size) and i.what == "key" for i in variant.items)
            _needed(has_key, variant.place, "key 4 words", f"variant '{variant.name}'")


def _word(word: syntax.Word) -> None:
    if not 1 <= word.bits <= LIMIT:
        raise UserError(word.place, f"a word of {word.bits} bits", f"1 to {LIMIT} bits")
    if not word.order and word.bits != 8:
        found = f"words of {word.bits} bits without the order of their bytes in memory"
        raise UserError(word.place, found, "'little' or 'big'", f"word {word.bits} little")


def _needed(there: bool, place: SourceLocation, example: str, whose: str = "the cipher") -> None:
    if not there:
        word = example.split(maxsplit=1)[0]
        raise UserError(place, f"{whose} does not say '{word}'", f"'{word}' once", example)


def _settings(variants: Sequence[syntax.VariantDecl]) -> Names:
    """Return the names of the numbers that every variant sets."""
    names: Names = {}
    for variant in variants:
        settings = [i for i in variant.items if isinstance(i, syntax.SettingDecl)]
        first: dict[str, syntax.SettingDecl] = {}
        for setting in settings:
            _once((first.setdefault(setting.name, setting), setting), f"'{setting.name}'")
            names.setdefault(setting.name, DeclaredName(setting.name, "setting", setting.place))
    for variant in variants:
        given = {i.name for i in variant.items if isinstance(i, syntax.SettingDecl)}
        for entry in names.values():
            if entry.name not in given:
                found = f"variant '{variant.name}' does not set '{entry.name}'"
                allowed = f"the same settings in every variant; line {entry.place.line} has it"
                raise UserError(variant.place, found, allowed, f"{entry.name} 24")
    return names


def _table(item: syntax.TableDecl, checker: Checker) -> None:
    checker.type(item.index, checker.globals)
    checker.type(item.entry, checker.globals)
    if item.size is not None:
        checker.expr(item.size, checker.globals)
    if isinstance(item.entries, syntax.Inverse):
        _known_table(item.entries.table, checker)
        checker.globals[item.entries.table.name].use()
    else:
        checker.expr(item.entries, checker.globals)


def _known_table(name: syntax.Name, checker: Checker) -> None:
    tables = [n for n, e in checker.globals.items() if e.kind == "table"]
    if name.name not in tables:
        raise unknown_name(name.place, "table above this line", name.name, tables)


def _typed(params: Sequence[syntax.Parameter], example: str) -> None:
    for parameter in params:
        if parameter.type is None:
            found = f"'{parameter.name}' has no type"
            raise UserError(parameter.place, found, "a type", f"{parameter.name}: {example}")


def _procedure(item: syntax.Procedure, variants: Sequence[str]) -> None:
    """Check the signature of a procedure by itself."""
    for name in item.variants:
        if name.name not in variants:
            raise unknown_name(name.place, "variant", name.name, variants)
    if not item.params:
        raise UserError(item.place, f"'{item.kind}' has no parameters", _TAKES[item.kind], EXAMPLES[item.kind])
    if item.kind == "schedule":
        if len(item.params) > 1:
            raise UserError(item.params[1].place, "'schedule' has more than one parameter", "the key")
        _typed(item.outputs, "word[rounds]")
    if not item.outputs:
        raise UserError(item.place, f"'{item.kind}' has no output", _GIVES[item.kind], EXAMPLES[item.kind])
    if item.kind != "schedule" and len(item.outputs) != 1:
        raise UserError(item.outputs[1].place, f"'{item.kind}' has more than one output", "the block")


def _signatures(tree: syntax.CipherText, variants: Sequence[syntax.VariantDecl]) -> None:
    """Check that each variant has one procedure of each kind, and that its directions take the round keys that its
    schedule makes."""
    for variant in variants:
        schedule, *directions = [procedure(tree, variant, kind) for kind in PROCEDURES]
        for direction in directions:
            _round_keys(schedule, direction)
        taken = {parameter.name for direction in directions for parameter in direction.params[1:]}
        for output in schedule.outputs:
            if len(schedule.outputs) > 1 and output.name not in taken:
                found = f"round keys '{output.name}' are taken by neither 'encrypt' nor 'decrypt' of {variant.name}"
                raise UserError(output.place, found, "round keys that one of them takes; remove the others")


def _round_keys(schedule: syntax.Procedure, direction: syntax.Procedure) -> None:
    """Check that a direction takes round keys that the schedule makes: all where these are one array, which may have
    another name, and where they are several, those that the direction names."""
    block, *taken = direction.params
    names = [output.name for output in schedule.outputs]
    line = f"the schedule on line {schedule.place.line}"
    if not taken or (len(names) == 1 and len(taken) > 1):
        found = f"'{direction.kind}' takes {len(taken)} arrays of round keys"
        allowed = f"{len(names)}, as {line} makes" if len(names) == 1 else f"1 to {len(names)}, as {line} makes"
        raise UserError(direction.place, found, allowed, f"{direction.kind}({block.name}, {', '.join(names)})")
    for parameter in taken:
        if len(names) > 1 and parameter.name not in names:
            raise unknown_name(parameter.place, f"output of {line}", parameter.name, names)


def procedure(tree: syntax.CipherText, variant: syntax.VariantDecl, kind: str) -> syntax.Procedure:
    """Return the procedure of a kind that names the variant, or else the one that names no variant.

    Raises:
        UserError: the variant has no such procedure, or more than one.
    """
    found: dict[bool, syntax.Procedure] = {}
    for item in tree.items:
        if isinstance(item, syntax.Procedure) and item.kind == kind:
            named = variant.name in [n.name for n in item.variants]
            if named or not item.variants:
                if named in found:
                    raise again(item.place, f"'{kind}' for {variant.name}", found[named].place)
                found[named] = item
    if not found:
        raise UserError(variant.place, f"variant '{variant.name}' has no '{kind}'", f"one '{kind}'", EXAMPLES[kind])
    return found[max(found)]

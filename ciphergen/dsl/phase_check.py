"""Static checks of a mode with phases: names and types, and that nothing is released before what is required holds."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl import mode_syntax, syntax
from ciphergen.dsl.check import all_used, declare
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.keyed_cipher import ASKED, KEY_BYTES
from ciphergen.dsl.names import Checker, DeclaredName, again
from ciphergen.dsl.phase_run import PHASE_BUILTINS, START, TAG, asked_of, compares_tag, nodes
from ciphergen.dsl.procedures import DECRYPT, DIRECTIONS, ENCRYPT

_EXAMPLES = {
    ENCRYPT: "encrypt(j, p: bytes) -> c: bytes { ... }",
    DECRYPT: "decrypt(j, c: bytes) -> p: bytes { ... }",
    START: "start(iv: bytes) -> j: block { ... }",
}
_STEPS = {
    "fold": "fold f(y: block, x: block) -> block = ...",
    "each": "each f(t: block, x: block) -> y: block { ... }",
}


def check_phases(tree: mode_syntax.ModeText) -> tuple[int, tuple[int, ...]]:
    """Check a mode with phases; return the width of its blocks in bits, and the lengths of its tag in bytes.

    Raises:
        UserError: the first thing that is wrong.
    """
    bits, tag = _sizes(tree)
    tags = () if tag is None else tag.sizes
    _ciphers(tree)
    checker = Checker({}, {**asked_of(tree), **PHASE_BUILTINS})
    declared: list[DeclaredName] = []
    constants = {i.name for i in tree.items if isinstance(i, syntax.Const)} | set(_numbers(tree))
    constants |= {f"{cipher}.{KEY_BYTES}" for cipher in tree.ciphers}
    if tag is not None and tag.name:
        declared.append(checker.declare(checker.globals, tag.name, "length of tags", tag.place))
        constants.add(tag.name)
        _key_without(tree, tag.name)
    _derived_in_order(tree)
    for item in tree.items:
        match item:
            case syntax.Const() | syntax.FunctionDecl():
                declared.append(declare(item, checker))
                if isinstance(item, syntax.FunctionDecl):
                    numbers = {p.name for p in item.params if p.type is not None and p.type.base == "number"}
                    _public_lengths((item,), constants | numbers)
            case mode_syntax.Blockwise():
                _blockwise(item)
                declared.append(declare(item.step, checker))
                _public_lengths((item.step,), constants)
            case mode_syntax.KeyValues():
                for made in item.values:
                    checker.expr(made.value, checker.globals)
                    declared.append(checker.declare(checker.globals, made.name, "derived value", made.place))
    for name in DIRECTIONS:
        phase_of(tree, name)
    for item in tree.items:
        if isinstance(item, syntax.Procedure):
            _signature(tree, item)
            checker.body(item.params, item.outputs, item.body)
            _public_lengths(item.body, constants)
            _released(item)
            _tag_is_compared(item, tags, bits // 8)
    all_used(declared, checker)
    return bits, tags


def phase_of(tree: mode_syntax.ModeText, kind: str) -> syntax.Procedure:
    """Return the phase of a kind.

    Raises:
        UserError: there is none, or more than one.
    """
    found = [i for i in tree.items if isinstance(i, syntax.Procedure) and i.kind == kind]
    if not found:
        raise UserError(tree.place, f"mode '{tree.name}' has no '{kind}'", f"one '{kind}'", _EXAMPLES[kind])
    if len(found) > 1:
        raise again(found[1].place, f"'{kind}'", found[0].place)
    return found[0]


def start_of(tree: mode_syntax.ModeText) -> syntax.Procedure | None:
    """Return the phase before both directions, None where the text has none.

    Raises:
        UserError: there is more than one.
    """
    has_one = any(isinstance(i, syntax.Procedure) and i.kind == START for i in tree.items)
    return phase_of(tree, START) if has_one else None


def _sizes(tree: mode_syntax.ModeText) -> tuple[int, mode_syntax.TagSizes | None]:
    """Return the width of blocks in bits, and what is said of tags."""
    blocks = [i for i in tree.items if isinstance(i, mode_syntax.BlockBits)]
    tags = [i for i in tree.items if isinstance(i, mode_syntax.TagSizes)]
    keys = [i for i in tree.items if isinstance(i, mode_syntax.KeyValues)]
    for what, items in (("'block'", blocks), ("'tag'", tags), ("'key'", keys)):
        if len(items) > 1:
            raise again(items[1].place, what, items[0].place)
    if not blocks:
        raise UserError(tree.place, f"mode '{tree.name}' does not say 'block'", "'block' once", "block 128 bits")
    bits = blocks[0].bits
    if not 8 <= bits <= 1024 or bits % 8:
        raise UserError(blocks[0].place, f"blocks of {bits} bits", "whole bytes, 8 to 1024 bits", "block 128 bits")
    sizes = tags[0].sizes if tags else ()
    if tags and (not sizes or min(sizes) < 1 or max(sizes) > bits // 8):
        raise UserError(tags[0].place, "a tag that is no part of a block", f"1 to {bits // 8} bytes")
    for item in tree.items:
        if isinstance(item, mode_syntax.StateDecl | mode_syntax.Partial):
            what = "state" if isinstance(item, mode_syntax.StateDecl) else "short tail"
            raise UserError(
                item.place, f"'{what}' in a mode with phases", "'each', which carries a block", _STEPS["each"]
            )
    return bits, tags[0] if tags else None


def _key_without(tree: mode_syntax.ModeText, length: str) -> None:
    """Refuse what is derived from the key and asks for the length of a tag, which each message has its own of."""
    for item in tree.items:
        if isinstance(item, mode_syntax.KeyValues):
            for node in nodes(item):
                if isinstance(node, syntax.Name) and node.name == length:
                    found = f"'{length}', the length of a tag, in 'key'"
                    raise UserError(node.place, found, "what follows from the key alone")


def _derived_in_order(tree: mode_syntax.ModeText) -> None:
    """Refuse what reads a value that is derived from the key above the line that makes it."""
    keys = [i for i in tree.items if isinstance(i, mode_syntax.KeyValues)]
    later = {made.name: made for key in keys for made in key.values}
    for item in tree.items:
        if isinstance(item, mode_syntax.KeyValues):
            for made in item.values:
                _reads_none(made.value, later)
                del later[made.name]
        else:
            _reads_none(item, later)


def _reads_none(item: syntax.Node, later: dict[str, mode_syntax.KeyValue]) -> None:
    inside = nodes(item)
    own = {n.name for n in inside if isinstance(n, syntax.Parameter | syntax.Let | syntax.Var)}
    for node in inside:
        if isinstance(node, syntax.Name) and node.name in later and node.name not in own:
            line = later[node.name].place.line
            allowed = f"what is made above; 'key' makes '{node.name}' on line {line}"
            raise UserError(
                node.place, f"'{node.name}' is used before it is made", allowed, f"key {{ {node.name} = ... }}"
            )


def _blockwise(item: mode_syntax.Blockwise) -> None:
    types = [p.type for p in (item.step.output, *item.step.params)]
    if len(types) < 3 or any(t is None or t.base != "block" or t.sizes for t in types[:3]):
        found = f"'{item.kind} {item.name}' does not take two blocks and give one"
        raise UserError(item.place, found, "what is carried, and a block of the byte string", _STEPS[item.kind])
    for parameter in item.step.params[2:]:
        if parameter.type is None or parameter.type.base not in ("bytes", "block") or parameter.type.sizes:
            found = f"'{parameter.name}' is neither a byte string nor a block"
            raise UserError(parameter.place, found, "'bytes' or 'block'", f"{parameter.name}: block")


def _ciphers(tree: mode_syntax.ModeText) -> None:
    """Refuse a cipher that is named twice, and a further one that the mode does not ask."""
    calls = {n.name for item in tree.items for n in nodes(item) if isinstance(n, syntax.Call)}
    for number, cipher in enumerate(tree.others, 1):
        if cipher in tree.ciphers[:number]:
            raise again(tree.place, f"cipher '{cipher}'", tree.place)
        if calls.isdisjoint(f"{cipher}.{name}" for name in ASKED):
            raise UserError(tree.place, f"'{cipher}' is asked for nothing", "a call", f"{cipher}.encrypt(x)")


def _signature(tree: mode_syntax.ModeText, item: syntax.Procedure) -> None:
    """Check the parameters and results of a phase: those of `start` come first in the others, without types."""
    if item.kind not in (*DIRECTIONS, START):
        raise UserError(item.place, f"'{item.kind}' in a mode with phases", "'start', 'encrypt' and 'decrypt'")
    if item.variants:
        raise UserError(item.variants[0].place, f"'{item.kind}' for a variant in a mode", _EXAMPLES[item.kind])
    start = start_of(tree)
    begun = 0 if item.kind == START or start is None else len(start.outputs)
    for number, parameter in enumerate((*item.params, *item.outputs)):
        given = parameter.type
        if (given is None) != (number < begun):
            found = f"'{parameter.name}' has no type" if given is None else f"'{parameter.name}' has a type"
            first = f"the {begun} of 'start' without types, then " if begun else ""
            raise UserError(parameter.place, found, f"{first}'bytes' or 'block'")
        if given is not None and (given.base not in ("bytes", "block") or given.sizes):
            found = f"'{parameter.name}' is neither a byte string nor a block"
            raise UserError(given.place, found, "'bytes' or 'block'", f"{parameter.name}: bytes")


def _released(item: syntax.Procedure) -> None:
    """Refuse a phase that sets a result above a requirement."""
    outputs = {output.name for output in item.outputs}
    for number, statement in enumerate(item.body):
        below = next((s for s in item.body[number:] if isinstance(s, syntax.Require)), None)
        set_here = [n for n in nodes(statement) if isinstance(n, syntax.Assign) and n.name in outputs]
        if below is not None and set_here:
            first = set_here[0]
            found = f"'{first.name}' is released before what line {below.place.line} requires"
            raise UserError(first.place, found, "results below every 'require'", "let made = ...")


def _tag_is_compared(item: syntax.Procedure, sizes: Sequence[int], block: int) -> None:
    """Refuse a tag that has no lengths, is not compared in decryption, or, where it may be cut, is more than that."""
    tags = [p for p in (*item.params, *item.outputs) if p.name == TAG]
    if tags and not sizes:
        raise UserError(tags[0].place, "a tag without lengths", "'tag' once", "tag 12..16 bytes")
    if item.kind != DECRYPT or not any(p.name == TAG for p in item.params):
        return
    required = [s for s in item.body if isinstance(s, syntax.Require)]
    compared = [other for s in required if (other := compares_tag(s.value)) is not None]
    if not compared:
        released = ", ".join(f"'{output.name}'" for output in item.outputs) or "its verdict"
        found = f"'{item.kind}' releases {released} whatever the tag is"
        raise UserError(item.place, found, "a comparison of the whole tag", "require tag == ...")
    if tuple(sizes) == (block,):
        return
    # Of a comparison, only the other side is looked at: the tag itself is right there.
    parts = [(compares_tag(s.value) or s) if isinstance(s, syntax.Require) else s for s in item.body]
    uses = [n for part in parts for n in nodes(part) if isinstance(n, syntax.Name) and n.name == TAG]
    if uses:
        found = "'tag' is used elsewhere than in 'require tag == ...'"
        raise UserError(uses[0].place, found, "its comparison, in the length that it has", "require tag == ...")


def _numbers(tree: mode_syntax.ModeText) -> list[str]:
    """Return the functions whose values are numbers, which no data become."""
    functions = [i for i in tree.items if isinstance(i, syntax.FunctionDecl)]
    return [f.name for f in functions if f.output.type is not None and f.output.type.base == "number"]


def _public_lengths(body: Sequence[syntax.Node], constants: set[str]) -> None:
    """Refuse a part of a byte string, and so a fold over one, whose length follows from data.

    Evaluation refuses each such length, too, since a range runs between numbers; here the message says why.
    """
    inside, public = [node for statement in body for node in nodes(statement)], set(constants)
    for node in inside:
        if isinstance(node, syntax.For | syntax.Each):
            public.add(node.counter)
        elif isinstance(node, syntax.Let) and _is_public(node.value, public):
            public.add(node.name)
    for node in inside:
        if isinstance(node, syntax.Range) and not (_is_public(node.first, public) and _is_public(node.last, public)):
            found = "a length that follows from data, which is secret"
            raise UserError(node.place, found, "numbers, and the sizes of byte strings", "0..size(p) - 1")


def _is_public(expr: syntax.Expr, public: set[str]) -> bool:
    if isinstance(expr, syntax.Call):
        return expr.name in ("size", "length") or expr.name in public
    if isinstance(expr, syntax.Name):
        return expr.name in public
    return isinstance(expr, syntax.Number | syntax.Unary | syntax.Binary | syntax.Conditional) and all(
        isinstance(child, syntax.Expr) and _is_public(child, public) for child in expr.children()
    )

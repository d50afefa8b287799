"""The entry points of a mode with phases: what it does with the blocks of a byte string, as functions on messages.

Each `fold` of the text that asks the cipher for nothing becomes an entry point of its name, whose chain is what is
carried, with the values that are derived from the key as its key. Beside the folds stands `clear`, which makes a
message of zeros: what a caller finds where nothing may be released. The derived values that folds read are the key of
these entry points: code may keep it in a form of its own, which is made once.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ciphergen.dsl import mode_syntax, syntax
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.entry import Entry, Port, Rate
from ciphergen.dsl.entry_syntax import last_of
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.operators import number
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_run import asked_of, nodes
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.unfold import Unfolder
from ciphergen.dsl.values import ArrayShape, Value, word
from ciphergen.dsl.variant import Variant

CLEAR = "clear"
_CHAIN, _COUNT = "y", "n"  # of `clear`, and the number of bytes of a last block


class _Blocks(Unfolder):
    """An unfolder for functions of blocks, which are words here."""

    def invoke(self, name: str, args: tuple[Value, ...], place: SourceLocation) -> Value:
        if name == "block" and self.around.block is not None:
            return word(number(args[0], place, "what 'block' is given"), self.around.block, place)
        return super().invoke(name, args, place)


@lru_cache(maxsize=16)
def phase_entries(mode: PhaseMode, cipher: str) -> Variant:
    """Return the entry points of a mode as a variant of their own. cipher: the variant of the cipher, in small letters,
    whose functions they stand beside.

    Raises:
        UserError: a fold asks the cipher, of which no code is made yet.
    """
    tree, bits = mode.tree, mode.block_bits
    _of_one_key(tree)
    derived = [made.name for item in tree.items if isinstance(item, mode_syntax.KeyValues) for made in item.values]
    folds = [item for item in tree.items if isinstance(item, mode_syntax.Blockwise) and item.kind == "fold"]
    functions = [item for item in tree.items if isinstance(item, syntax.Const | syntax.FunctionDecl)]
    entries, read = dict[str, Entry](), set[str]()
    steps = list[syntax.FunctionDecl]()
    for fold in folds:
        keys = _keys(fold, derived, tree)
        read.update(keys)
        block = fold.step.params[0].type
        more = [syntax.Parameter(fold.place, name, block) for name in keys]
        steps.append(replace(fold.step, params=(*more, *fold.step.params)))
        entries |= _fold(fold, keys, bits)
    entries |= _clear(tree.place, bits)
    known = {name for fold in folds for name in _called(fold.step, functions)}
    items = [f for f in functions if isinstance(f, syntax.Const) or f.name in known]
    unfolder = _Blocks.of(bits, bits, {}, [*items, *steps], Budget())
    title = f"{cipher}_{mode.name}"
    return Variant(mode.name, title, bits, "big", 0, len(read), {}, unfolder, {}, {}, entries, ())


def _of_one_key(tree: mode_syntax.ModeText) -> None:
    """Refuse a mode of more keys than one.

    Raises:
        UserError: no code is made of it yet.
    """
    if tree.others:
        found = f"no code is made yet of mode '{tree.name}', which has {len(tree.ciphers)} keys"
        raise UserError(tree.place, found, "a mode of one cipher")
    one = {f"{tree.cipher}.{direction}" for direction in DIRECTIONS}
    for node in (node for item in tree.items for node in nodes(item)):
        if isinstance(node, syntax.Call) and node.name in asked_of(tree) and node.name not in one:
            found = f"no code is made yet of mode '{tree.name}', which calls '{node.name}'"
            raise UserError(node.place, found, "what the cipher makes under its own key")
        if isinstance(node, mode_syntax.Blockwise) and len(node.step.params) > 2:
            found = f"no code is made yet of '{node.kind} {node.name}', which takes more than two blocks"
            raise UserError(node.place, found, "what is carried, and a block of the byte string")


def derived_keys(mode: PhaseMode, fold: str) -> tuple[str, ...]:
    """Return the names of the derived values that a fold takes as its key."""
    tree = mode.tree
    derived = [made.name for item in tree.items if isinstance(item, mode_syntax.KeyValues) for made in item.values]
    found = next(i for i in tree.items if isinstance(i, mode_syntax.Blockwise) and i.name == fold)
    return tuple(_keys(found, derived, tree))


def _called(function: syntax.Node, functions: list[syntax.Const | syntax.FunctionDecl]) -> set[str]:
    """Return the names of the text's functions that a function calls, and those that these call."""
    by_name, found, waiting = (
        {f.name: f for f in functions if isinstance(f, syntax.FunctionDecl)},
        set[str](),
        [function],
    )
    while waiting:
        for node in nodes(waiting.pop()):
            if isinstance(node, syntax.Call) and node.name in by_name and node.name not in found:
                found.add(node.name)
                waiting.append(by_name[node.name])
    return found


def _keys(fold: mode_syntax.Blockwise, derived: list[str], tree: mode_syntax.ModeText) -> list[str]:
    """Return the derived values that a fold reads.

    Raises:
        UserError: it asks the cipher, or has another function read what is derived.
    """
    functions = [i for i in tree.items if isinstance(i, syntax.Const | syntax.FunctionDecl)]
    by_name = {f.name: f for f in functions}
    calls = [n for n in nodes(fold.step) if isinstance(n, syntax.Call)]
    inside = [node for name in _called(fold.step, functions) for node in nodes(by_name[name])]
    outside = {f"{tree.cipher}.{direction}" for direction in DIRECTIONS}
    for node in (*calls, *inside):
        if isinstance(node, syntax.Call) and node.name in outside:
            found = f"no code is made yet of 'fold {fold.name}', which calls '{node.name}'"
            raise UserError(node.place, found, "a fold that the derived values are enough for")
        if isinstance(node, syntax.Name) and node.name in derived:
            found = f"no code is made yet of 'fold {fold.name}', of which a function reads '{node.name}'"
            raise UserError(node.place, found, f"a parameter for '{node.name}'")
    read = {n.name for n in nodes(fold.step) if isinstance(n, syntax.Name)}
    return [name for name in derived if name in read]


def _fold(fold: mode_syntax.Blockwise, keys: list[str], bits: int) -> dict[str, Entry]:
    """Return the entry points of a fold: of a whole block, and of a last one, where no bytes change nothing."""
    place, (carried, block) = fold.place, (p.name for p in fold.step.params)
    shape = ArrayShape((), bits)
    ports = tuple(Port(name, Rate.KEY, False, shape, place) for name in keys)
    chain = Port(carried, Rate.CHAIN, False, shape, place)
    message = Port(block, Rate.MESSAGE, False, shape, place)
    count = Port(_beside(_COUNT, carried, block, *keys), Rate.LENGTH, True, shape, place)
    names = tuple(syntax.Name(place, name) for name in (*keys, carried, block))
    # What the text says as an expression stands in the entry point, whose outermost calls code is cut at.
    step = fold.step.value or syntax.Call(place, fold.name, names)
    following = _beside("next", *keys, carried, block, count.name)
    none = syntax.Binary(place, "==", syntax.Name(place, count.name), syntax.Number(place, 0))
    last = syntax.Conditional(place, none, syntax.Name(place, carried), syntax.Name(place, following))
    whole = (syntax.Assign(place, carried, (), ":=", step),)
    end = (syntax.Let(place, following, step), syntax.Assign(place, carried, (), ":=", last))
    return {
        fold.name: Entry(fold.name, place, (*ports, chain, message), (chain,), whole),
        last_of(fold.name): Entry(fold.name, place, (*ports, chain, message, count), (chain,), end, "last"),
    }


def _beside(wanted: str, *names: str) -> str:
    """Return a name that is none of the others."""
    while wanted in names:
        wanted += "_"
    return wanted


def _clear(place: SourceLocation, bits: int) -> dict[str, Entry]:
    shape = ArrayShape((), bits)
    chain = Port(_CHAIN, Rate.CHAIN, False, shape, place)
    made = Port("z", Rate.MESSAGE, False, shape, place)
    zero = syntax.Call(place, "block", (syntax.Number(place, 0),))
    body: tuple[syntax.Statement, ...] = (syntax.Assign(place, made.name, (), "=", zero),)
    return {
        CLEAR: Entry(CLEAR, place, (chain,), (chain, made), body),
        last_of(CLEAR): Entry(CLEAR, place, (chain,), (chain, made), body, "last"),
    }

"""The entry points of a mode with phases: what it does with the blocks of a byte string, as functions on messages.

Each `fold` of the text becomes an entry point of its name, whose chain is what is carried. One that asks the cipher for
nothing has the values that are derived from the key as its key; one that asks the cipher has that of the cipher. Where
the text folds over what an `each` makes of what is given, there is an entry point for both at once, which makes no byte
of it. Beside the folds stands `clear`, which makes a message of zeros: what a caller finds where nothing is released.
The derived values that folds read are the key of these entry points: code may keep it in a form of its own, which is
made once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from ciphergen.dsl import mode_syntax, syntax
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.entry import Entry, Port, Rate
from ciphergen.dsl.entry_syntax import last_of
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.operators import number
from ciphergen.dsl.phase_check import phase_of
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_run import TAG, asked_of, nodes
from ciphergen.dsl.procedures import DECRYPT, DIRECTIONS
from ciphergen.dsl.term import Term
from ciphergen.dsl.unfold import External, Unfolder
from ciphergen.dsl.values import ArrayShape, Value, word
from ciphergen.dsl.variant import Variant

CLEAR = "clear"
_NEXT = " next"  # behind the name of an `each`: what it carries on
_CHAIN, _COUNT = "y", "n"  # of `clear`, and the number of bytes of a last block


class _Blocks(Unfolder):
    """An unfolder for functions of blocks, which are words here."""

    def invoke(self, name: str, args: tuple[Value, ...], place: SourceLocation) -> Value:
        if name == "block" and self.around.block is not None:
            return word(number(args[0], place, "what 'block' is given"), self.around.block, place)
        if name.endswith(_NEXT):
            step = self.functions[name.removesuffix(_NEXT)]
            scope = self.opened(step, args, place)
            self.run(step.body, scope)
            found = scope[step.params[0].name].value
            assert found is not None, "it is an argument"
            return found
        if self.external and name not in self.external:
            # What the cipher makes is opaque: no value of one call becomes that of another by a change of variables.
            return self._call(self.functions[name], args, place)
        return super().invoke(name, args, place)


@lru_cache(maxsize=16)
def phase_entries(mode: PhaseMode, cipher: str) -> Variant:
    """Return the entry points of a mode that ask the cipher for nothing, as a variant of their own. cipher: the variant
    of the cipher, in small letters, whose functions they stand beside.

    Raises:
        UserError: a fold of which no code is made yet.
    """
    tree, bits = mode.tree, mode.block_bits
    _of_one_key(tree)
    folds = [fold for fold in _folds(tree) if not asks_cipher(tree, fold.step)]
    entries, read = dict[str, Entry](), set[str]()
    steps = list[syntax.FunctionDecl]()
    for fold in folds:
        keys = _keys(fold, tree)
        read.update(keys)
        block = fold.step.params[0].type
        more = [syntax.Parameter(fold.place, name, block) for name in keys]
        steps.append(replace(fold.step, params=(*more, *fold.step.params)))
        entries |= _fold(fold, keys, bits)
    entries |= _clear(tree.place, bits) if clears(mode) else {}
    return _variant(mode, cipher, entries, steps, keys=len(read))


def cipher_entries(mode: PhaseMode, cipher: str, external: Mapping[str, External]) -> Variant:
    """Return the entry points of a mode that ask the cipher, as a variant of their own. external: what the cipher makes
    of a block, by direction.

    Raises:
        UserError: a fold of which no code is made yet.
    """
    tree, entries = mode.tree, dict[str, Entry]()
    _of_one_key(tree)
    folds = [fold for fold in _folds(tree) if asks_cipher(tree, fold.step)]
    for fold in folds:
        if keys := _keys(fold, tree):
            found = f"no code is made yet of 'fold {fold.name}', which asks the cipher and reads '{keys[0]}'"
            raise UserError(fold.place, found, f"a parameter for '{keys[0]}'")
        entries |= _fold(fold, [], mode.block_bits)
    eaches = {item.name: item for item in _blockwise(tree) if item.kind == "each"}
    both = fused(mode)
    for name, (one, each) in both.items():
        entries |= _fused(name, one, each, tree.place, mode.block_bits)
    named = {f"{tree.cipher}.{name}": call for name, call in external.items()}
    steps = [*(fold.step for fold in folds), *(eaches[each].step for _, each in both.values())]
    return _variant(mode, cipher, entries, steps, external=named)


def fused(mode: PhaseMode) -> dict[str, tuple[str, str]]:
    """Return the folds of a text, by the cipher, over what an `each` makes before the tag is compared: by the names of
    entry points for both, those of the fold and of the `each`."""
    tree, found = mode.tree, dict[str, tuple[str, str]]()
    for statement in phase_of(tree, DECRYPT).body:
        made = statement.value if isinstance(statement, syntax.Let) else None
        if isinstance(statement, syntax.Let) and isinstance(made, syntax.Call) and made.name in streams_of(mode):
            below = [s for s in phase_of(tree, DECRYPT).body if isinstance(s, syntax.Require)]
            for fold in {name: None for s in below for name in _folded(tree, s, statement.name)}:
                found[f"{fold}_{made.name}"] = fold, made.name
    return found


def _folded(tree: mode_syntax.ModeText, item: syntax.Node, string: str) -> Iterator[str]:
    """Yield the folds that go over a byte string of a name, in a statement or in functions that it is given to."""
    functions = {f.name: f for f in tree.items if isinstance(f, syntax.FunctionDecl)}
    folds = {fold.name for fold in _folds(tree)}
    for call in (node for node in nodes(item) if isinstance(node, syntax.Call)):
        for at, argument in enumerate(call.args):
            if isinstance(argument, syntax.Name) and argument.name == string:
                if call.name in folds:
                    yield call.name
                elif call.name in functions:
                    yield from _folded(tree, functions[call.name], functions[call.name].params[at].name)


def kept_keys(mode: PhaseMode) -> tuple[str, ...]:
    """Return the names of the derived values that something else than a derived value reads."""
    derived = [made.name for item in mode.tree.items if isinstance(item, mode_syntax.KeyValues) for made in item.values]
    others = [item for item in mode.tree.items if not isinstance(item, mode_syntax.KeyValues)]
    read = {node.name for item in others for node in nodes(item) if isinstance(node, syntax.Name)}
    return tuple(name for name in derived if name in read)


def streams_of(mode: PhaseMode) -> tuple[str, ...]:
    """Return the names of what a text does block by block that makes a string: its `each`."""
    return tuple(item.name for item in _blockwise(mode.tree) if item.kind == "each")


def clears(mode: PhaseMode) -> bool:
    """Return True if decryption may have to leave zeros in place of what it does not release."""
    phase = phase_of(mode.tree, DECRYPT)
    return bool(phase.outputs) and any(parameter.name == TAG for parameter in phase.params)


def asks_cipher(tree: mode_syntax.ModeText, function: syntax.Node) -> bool:
    """Return True if a function, or one that it calls, asks the cipher."""
    functions = [i for i in tree.items if isinstance(i, syntax.Const | syntax.FunctionDecl)]
    by_name, outside = {f.name: f for f in functions}, {f"{tree.cipher}.{direction}" for direction in DIRECTIONS}
    inside = [function, *(by_name[name] for name in _called(function, functions))]
    return any(isinstance(n, syntax.Call) and n.name in outside for each in inside for n in nodes(each))


def _folds(tree: mode_syntax.ModeText) -> list[mode_syntax.Blockwise]:
    return [item for item in _blockwise(tree) if item.kind == "fold"]


def _blockwise(tree: mode_syntax.ModeText) -> list[mode_syntax.Blockwise]:
    return [item for item in tree.items if isinstance(item, mode_syntax.Blockwise)]


def _variant(
    mode: PhaseMode,
    cipher: str,
    entries: dict[str, Entry],
    steps: list[syntax.FunctionDecl],
    *,
    keys: int = 0,
    external: Mapping[str, External] | None = None,
) -> Variant:
    """Return entry points as a variant. keys: how many blocks their key has; steps: functions that they call."""
    functions = [item for item in mode.tree.items if isinstance(item, syntax.Const | syntax.FunctionDecl)]
    known = {name for step in steps for name in _called(step, functions)}
    items = [f for f in functions if isinstance(f, syntax.Const) or f.name in known]
    bits = mode.block_bits
    unfolder = _Blocks.of(bits, bits, {}, [*items, *steps], Budget(), external or {})
    return Variant(mode.name, f"{cipher}_{mode.name}", bits, "big", 0, keys, {}, unfolder, {}, {}, entries, ())


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
    return tuple(_keys(next(item for item in _folds(mode.tree) if item.name == fold), mode.tree))


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


def _keys(fold: mode_syntax.Blockwise, tree: mode_syntax.ModeText) -> list[str]:
    """Return the derived values that a fold reads.

    Raises:
        UserError: it has another function read what is derived.
    """
    derived = [made.name for item in tree.items if isinstance(item, mode_syntax.KeyValues) for made in item.values]
    functions = [i for i in tree.items if isinstance(i, syntax.Const | syntax.FunctionDecl)]
    by_name = {f.name: f for f in functions}
    for node in [node for name in _called(fold.step, functions) for node in nodes(by_name[name])]:
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
    end = (syntax.Let(place, following, None, step), syntax.Assign(place, carried, (), ":=", last))
    return {
        fold.name: Entry(fold.name, place, (*ports, chain, message), (chain,), whole),
        last_of(fold.name): Entry(fold.name, place, (*ports, chain, message, count), (chain,), end, "last"),
    }


def fused_step(variant: Variant, names: tuple[str, str], chain: Sequence[Term], block: Term, mask: Term) -> list[Term]:
    """Return what a fold and an `each`, of these names, make of a chain of both and a block of the message, of whose
    image bits count where those of the mask are 1. variant: that of `cipher_entries`."""
    (fold, each), call = names, variant.unfolder.invoke
    place = next(iter(variant.entries.values())).place
    made = call(each, (chain[1], block), place)
    assert isinstance(made, Term)
    found = call(fold, (chain[0], made & mask), place), call(each + _NEXT, (chain[1], block), place)
    return [value for value in found if isinstance(value, Term)]


def _fused(name: str, fold: str, each: str, place: SourceLocation, bits: int) -> dict[str, Entry]:
    """Return the entry points of a fold over what an `each` makes: what is carried are the blocks of both."""
    chain = Port("s", Rate.CHAIN, False, ArrayShape((2,), bits), place)
    message = Port("x", Rate.MESSAGE, False, ArrayShape((), bits), place)
    count = Port(_COUNT, Rate.LENGTH, True, ArrayShape((), bits), place)

    def number(value: int) -> syntax.Expr:
        return syntax.Call(place, "block", (syntax.Number(place, value),))

    def state(at: int) -> syntax.Expr:
        return syntax.Index(place, syntax.Name(place, "s"), syntax.Number(place, at))

    def after(made: syntax.Expr) -> syntax.Expr:
        carried = syntax.Call(place, each + _NEXT, (state(1), syntax.Name(place, "x")))
        return syntax.Array(place, (syntax.Call(place, fold, (state(0), made)), carried))

    made = syntax.Call(place, each, (state(1), syntax.Name(place, "x")))
    # Of the last block, only the bytes are made that the message has; the fold has zeros behind them.
    n = syntax.Name(place, _COUNT)
    away = syntax.Binary(place, "-", number(bits), syntax.Binary(place, "<<", n, syntax.Number(place, 3)))
    mask = syntax.Binary(place, "<<", syntax.Unary(place, "~", number(0)), away)
    none = syntax.Binary(place, "==", n, syntax.Number(place, 0))
    last = syntax.Conditional(place, none, syntax.Name(place, "s"), after(syntax.Binary(place, "&", made, mask)))
    whole = (syntax.Assign(place, "s", (), ":=", after(made)),)
    end = (syntax.Assign(place, "s", (), ":=", last),)
    return {
        name: Entry(name, place, (chain, message), (chain,), whole),
        last_of(name): Entry(last_of(name), place, (chain, message, count), (chain,), end, "last"),
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

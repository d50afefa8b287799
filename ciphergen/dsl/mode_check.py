"""Static checks of a mode's text, and its meaning for one block over any cipher E."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ciphergen.dsl import mode_syntax, syntax, term
from ciphergen.dsl.binding import Binding
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.check import all_used, declare
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.names import Checker, DeclaredName, Names, again
from ciphergen.dsl.procedures import DECRYPT, DIRECTIONS, ENCRYPT
from ciphergen.dsl.term import Term
from ciphergen.dsl.unfold import External, Unfolder, complete
from ciphergen.dsl.values import ArrayShape, Value

Through = Callable[[str], External]
_EXAMPLES = {ENCRYPT: "encrypt(p) -> c { c = E.encrypt(p) }", DECRYPT: "decrypt(c) -> p { p = E.decrypt(c) }"}
# The width in bits of the block on which a mode is tried; any would do.
_TRIAL = 64


def run_block(
    tree: mode_syntax.ModeText, direction: str, states: Sequence[Term], block: Term, through: Through, budget: Budget
) -> tuple[list[Term], Term]:
    """Return the states after one block and the output block, each as one word.

    Args:
        direction: `encrypt` or `decrypt`.
        through: what `E.encrypt` and `E.decrypt` do to a block.
        budget: what the text may take for it.
    """
    procedure, shape = _procedure(tree, direction), ArrayShape((), block.width)
    names = [i.name for i in tree.items if isinstance(i, mode_syntax.StateDecl)]
    external = {f"{tree.cipher}.{name}": through(name) for name in DIRECTIONS}
    unfolder = Unfolder.of(None, block.width, {}, tree.items, budget, external)
    scope = dict(unfolder.globals)
    for name, state in zip(names, states, strict=True):
        scope[name] = Binding(state, shape)
    scope[procedure.params[0].name] = Binding(block, shape)
    scope[procedure.outputs[0].name] = Binding(None, shape, output=True)
    unfolder.run_procedure(procedure.body, scope)
    after = [_word(scope[name].value) for name in names]
    return after, _word(complete(procedure.outputs[0], scope))


def _word(value: Value | None) -> Term:
    assert isinstance(value, Term)
    return value


def check_mode(tree: mode_syntax.ModeText) -> None:
    """Check a mode's names and widths, that decryption undoes encryption, and that a short tail has a meaning.

    Raises:
        UserError: the first thing that is wrong.
    """
    states: Names = {}
    declared: list[DeclaredName] = []
    if tree.others:
        found = f"'{tree.others[0]}' in a mode without phases, which has one cipher"
        raise UserError(tree.place, found, "one cipher", f"mode {tree.name}({tree.cipher})")
    checker = Checker({}, {f"{tree.cipher}.{name}": 1 for name in DIRECTIONS})
    places: dict[str, SourceLocation] = {}
    for item in tree.items:
        if isinstance(item, mode_syntax.StateDecl | syntax.Const | syntax.FunctionDecl):
            if item.name in places:
                raise again(item.place, f"'{item.name}'", places[item.name])
            places[item.name] = item.place
        if isinstance(item, mode_syntax.StateDecl):
            _state(item)
            states[item.name] = DeclaredName(item.name, "state", item.place)
        elif isinstance(item, syntax.Const | syntax.FunctionDecl):
            declared.append(declare(item, checker))
        elif isinstance(item, mode_syntax.Partial):
            if "short tail" in places:
                raise again(item.place, "'short tail'", places["short tail"])
            places["short tail"] = item.place
    for name in DIRECTIONS:
        _procedure(tree, name)
    for item in tree.items:
        _is_of_a_block(item)
        if isinstance(item, syntax.Procedure):
            _signature(item)
            checker.body(item.params, item.outputs, item.body, states=states)
    all_used((*declared, *states.values()), checker)
    _try(tree, len(states))


def _state(item: mode_syntax.StateDecl) -> None:
    if item.type.base != "block" or item.type.sizes:
        raise UserError(item.type.place, f"state '{item.name}' is no block", "block", f"state {item.name}: block")


def _procedure(tree: mode_syntax.ModeText, kind: str) -> syntax.Procedure:
    found = [i for i in tree.items if isinstance(i, syntax.Procedure) and i.kind == kind]
    if not found:
        raise UserError(tree.place, f"mode '{tree.name}' has no '{kind}'", f"one '{kind}'", _EXAMPLES[kind])
    if len(found) > 1:
        raise again(found[1].place, f"'{kind}'", found[0].place)
    return found[0]


def _is_of_a_block(item: syntax.Node) -> None:
    """Refuse what only a mode with phases has."""
    body = item.body if isinstance(item, syntax.Procedure) else ()
    for node in (item, *body):
        if isinstance(node, (*mode_syntax.OF_PHASES, syntax.Require)):
            found = "this belongs to a mode with phases, of which no code is made"
            raise UserError(node.place, found, "'state', 'short tail', 'encrypt' and 'decrypt' of one block")


def _signature(item: syntax.Procedure) -> None:
    if item.kind not in DIRECTIONS:
        raise UserError(item.place, f"'{item.kind}' in a mode", "'encrypt' and 'decrypt'")
    if item.variants:
        raise UserError(item.variants[0].place, f"'{item.kind}' for a variant in a mode", _EXAMPLES[item.kind])
    typed = [p for p in (*item.params, *item.outputs) if p.type is not None]
    if len(item.params) != 1 or len(item.outputs) != 1 or typed:
        raise UserError(item.place, f"'{item.kind}' in a mode takes a block and gives a block", _EXAMPLES[item.kind])


def _try(tree: mode_syntax.ModeText, states: int) -> None:
    """Check, with a permutation as E, that decryption undoes encryption and that a short tail means something."""
    random, budget = Random(1), Budget()
    key = term.const(random.getrandbits(_TRIAL), _TRIAL)

    def through(name: str) -> External:
        if name == ENCRYPT:
            return lambda a: term.rotl(a, 13) * 5 + key
        return lambda a: term.rotr((a - key) * pow(5, -1, 1 << _TRIAL), 13)

    before = [term.const(random.getrandbits(_TRIAL), _TRIAL) for _ in range(states)]
    block = term.const(random.getrandbits(_TRIAL), _TRIAL)
    after, out = run_block(tree, ENCRYPT, before, block, through, budget)
    after_back, back = run_block(tree, DECRYPT, before, out, through, budget)
    if back is not block or after_back != after:
        place = _procedure(tree, DECRYPT).place
        raise UserError(place, f"decryption of {tree.name} does not undo encryption", "the same block and state again")
    for partial in (i for i in tree.items if isinstance(i, mode_syntax.Partial)):
        for direction in DIRECTIONS:
            _, whole = run_block(tree, direction, before, block, through, budget)
            _, cut = run_block(tree, direction, before, block & ~0xFFFF, through, budget)
            if whole >> 16 is not cut >> 16:
                found = f"the first bytes of a block depend on its last ones in '{direction}'"
                raise UserError(partial.place, found, "'short tail' only where each byte stands for itself")

"""The steps of encryption and decryption, cut apart at their rounds, for code generation.

The cut goes between the iterations of the outermost loops. What the text carries across a cut (its mutable state, and
names that are still read afterwards) becomes the variables `x.0`, `x.1`, ... of the next step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from ciphergen.dsl import syntax, term
from ciphergen.dsl.binding import Binding, Scope
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.pieces import pieces as run_pieces
from ciphergen.dsl.term import Term
from ciphergen.dsl.unfold import Unfolder
from ciphergen.dsl.values import Value, leaves


@dataclass(frozen=True)
class Step:
    """A piece of encryption or decryption.

    Attributes:
        name: `round.{i}` for the iteration of an outermost loop whose counter is i, `start`, `between` or `end` for
            what stands before, between and after the loops.
        inputs: variables `x.0`, `x.1`, ...: for the first step the block's words, then the outputs of the step before.
        keys: the symbols `rk` with the index (i, j) that it reads: word j of round key i, in this order.
        outputs: the inputs of the next step; of the last step the words of the result.
        place: of the loop in the text, or of the first statement.
        order: terms on the way to the outputs, in an order that suits code; none where nobody has found one.
    """

    name: str
    inputs: tuple[Term, ...]
    keys: tuple[Term, ...]
    outputs: tuple[Term, ...]
    place: SourceLocation | None = None
    order: tuple[Term, ...] = ()


@dataclass(frozen=True)
class _Piece:
    """A step that is being unfolded."""

    name: str
    place: SourceLocation
    inputs: Sequence[Term]
    outputs: Sequence[Term]


def cut(
    unfolder: Unfolder,
    body: Sequence[syntax.Statement],
    scope: Scope,
    block: Sequence[Term],
    keys: Sequence[Term],
    result: Callable[[], Sequence[Term]],
) -> tuple[Step, ...]:
    """Return the steps of `encrypt` or `decrypt`, which compose to the whole, without steps that change nothing.

    Args:
        body: its statements.
        scope: what names stand for before them; run through the statements.
        block, keys: the variables that stand there for the words of the block and of all round keys.
        result: the words of the output, once the statements have run.
    """
    pieces = _live(_pieces(unfolder, body, scope, block, set(keys), result))
    order = {key: i for i, key in enumerate(keys)}
    steps = [_step(piece, order) for piece in pieces]
    return tuple(s for s in steps if s.inputs != s.outputs)


def _pieces(
    unfolder: Unfolder,
    body: Sequence[syntax.Statement],
    scope: Scope,
    block: Sequence[Term],
    keys: Set[Term],
    result: Callable[[], Sequence[Term]],
) -> list[_Piece]:
    """Return every piece, with all words that the text could still read as its outputs."""
    inputs, found, budget = list(block), list[_Piece](), Budget()
    settled = {name: slot.value for name, slot in unfolder.globals.items()}
    for name, place in run_pieces(unfolder, body, scope, functions=not keys):
        changed = [slot.value for name, slot in scope.items() if not _same(name, slot, settled)]
        budget.spend(sum(map(leaves, changed)), body[-1].place)
        outputs, fresh = _renew(scope, settled, keys, f"cut.{len(found)}")
        budget.make(len(fresh), body[-1].place)
        found.append(_Piece(name, place, inputs, outputs))
        inputs = fresh
    # What the text would have carried out of the last piece is the result alone.
    last = found.pop()
    carried = dict(zip(inputs, last.outputs, strict=True))
    return [*found, replace(last, outputs=term.substitute(result(), carried))]


def _same(name: str, slot: Binding, settled: Mapping[str, Value | None]) -> bool:
    return name in settled and settled[name] is slot.value


def _renew(
    scope: Scope, settled: dict[str, Value | None], keys: Set[Term], prefix: str
) -> tuple[list[Term], list[Term]]:
    """Replace every word that the scope carries with a fresh variable; return words and variables in the same order.

    Args:
        settled: values that hold no such word, as round keys do, which need not be looked at again; grows.
    """
    carried: dict[Term, Term] = {}

    def renew(value: Value | None) -> Value | None:
        if isinstance(value, tuple):
            return tuple(renew(v) for v in value)
        if value is None or isinstance(value, int) or value.is_const or value in keys:
            return value
        if value not in carried:
            carried[value] = term.var(f"{prefix}.{len(carried)}", value.width)
        return carried[value]

    for name, slot in scope.items():
        if not _same(name, slot, settled):
            new = renew(slot.value)
            if new == slot.value:
                settled[name] = slot.value
            else:
                slot.put(new)
    return list(carried), list(carried.values())


def _live(pieces: Sequence[_Piece]) -> list[_Piece]:
    """Return the pieces with only the live words, which a later piece reads, as inputs and outputs."""
    found: list[_Piece] = []
    outputs = pieces[-1].outputs
    for piece, before in zip(reversed(pieces), [*reversed(pieces[:-1]), None], strict=True):
        if before is None:
            found.append(replace(piece, outputs=outputs))
            break
        read = set(term.variables(outputs))
        kept = [i for i, variable in enumerate(piece.inputs) if variable in read]
        found.append(replace(piece, inputs=[piece.inputs[i] for i in kept], outputs=outputs))
        outputs = [before.outputs[i] for i in kept]
    return found[::-1]


def _step(piece: _Piece, order: Mapping[Term, int]) -> Step:
    inputs = [term.var(f"x.{i}", variable.width) for i, variable in enumerate(piece.inputs)]
    outputs = tuple(term.substitute(piece.outputs, dict(zip(piece.inputs, inputs, strict=True))))
    keys = sorted((v for v in term.variables(outputs) if v in order), key=order.__getitem__)
    return Step(piece.name, tuple(inputs), tuple(keys), outputs, piece.place)

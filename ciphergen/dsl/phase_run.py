"""The meaning of a mode with phases on terms: byte strings of public length, folds over their blocks, requirements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

from ciphergen.dsl import mode_syntax, syntax, term
from ciphergen.dsl.binding import Binding, Scope
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.expressions import evaluate
from ciphergen.dsl.keyed_cipher import ASKED, KEY_BYTES, UNDER_A_KEY, KeyedCipher
from ciphergen.dsl.operators import number
from ciphergen.dsl.term import Term
from ciphergen.dsl.term.program import Program
from ciphergen.dsl.unfold import External, Unfolder, complete
from ciphergen.dsl.values import ArrayShape, Value, describe, fit, word

START = "start"
TAG = "tag"
# Functions that a mode with phases has besides those of every text, with how many arguments they take.
PHASE_BUILTINS = {"size": 1, "block": 1}


class PhaseRun(Unfolder):
    """An interpreter of a mode with phases, for one key.

    Args:
        tree: a text that was checked.
        bits: the width of a block.
        external: `E.encrypt` and `E.decrypt`, by these names.
        programs: of functions that know neither the key nor E; grows.
        cipher: E under any key, for `E.encrypt_with`.
    """

    def __init__(
        self,
        tree: mode_syntax.ModeText,
        bits: int,
        external: Mapping[str, External],
        budget: Budget,
        programs: dict[str, Program],
        cipher: KeyedCipher | None = None,
    ) -> None:
        functions = {i.name: i for i in tree.items if isinstance(i, syntax.FunctionDecl)}
        super().__init__(None, bits, functions, budget, external)
        self.bits, self._tree = bits, tree
        self._shape = ArrayShape((), bits)
        self._blockwise = {i.name: i for i in tree.items if isinstance(i, mode_syntax.Blockwise)}
        self._cipher = cipher
        self._under = {f"{name}.{asked}": asked for name in tree.ciphers for asked in (*UNDER_A_KEY, KEY_BYTES)}
        self._programs, self._keyless = programs, _of_arguments(tree)
        self._length = next((i.name for i in tree.items if isinstance(i, mode_syntax.TagSizes)), "")

    def derive(self) -> PhaseRun:
        """Give values to the text's constants, and to what is derived from the key; return the same run."""
        for item in self._tree.items:
            if isinstance(item, syntax.Const):
                self._declare_const(item)
            elif isinstance(item, mode_syntax.KeyValues):
                for made in item.values:
                    value = evaluate(made.value, self.globals, self.around)
                    self.globals[made.name] = Binding(self._as_block(value, made.value.place, f"'{made.name}'"))
        return self

    def run_phase(self, kind: str, given: Mapping[str, Value], tag_bytes: int | None = None) -> dict[str, Value] | None:
        """Return the outputs of a phase by their names, None if a requirement does not hold.

        Args:
            kind: `start`, `encrypt` or `decrypt`.
            given: the values of its parameters, blocks or byte strings.
            tag_bytes: how many bytes a tag has; of the parameter `tag` so many count, all for None.
        """
        if self._length and tag_bytes is not None:
            self.globals[self._length] = Binding(tag_bytes)
        phase = next(i for i in self._tree.items if isinstance(i, syntax.Procedure) and i.kind == kind)
        scope = dict(self.globals)
        begun = [output.type for i in self._tree.items if _is_start(i) for output in i.outputs]
        types = [*([] if kind == START else begun), *(p.type for p in phase.params)]
        for parameter, declared in zip(phase.params, [t for t in types if t is not None], strict=True):
            value = self.typed(given[parameter.name], declared, parameter.place, f"'{parameter.name}'")
            scope[parameter.name] = Binding(value, None if _is_bytes(declared) else self._shape)
        for output in phase.outputs:
            scope[output.name] = self._unset(output)
        for statement in phase.body:
            if not isinstance(statement, syntax.Require):
                self.run((statement,), scope)
            elif not self._holds(statement, scope, tag_bytes):
                return None
        return {output.name: complete(output, scope) for output in phase.outputs}

    def invoke(self, name: str, args: tuple[Value, ...], place: SourceLocation) -> Value:
        """Return the value of a function call, or of what is done with each block of a byte string."""
        if name == "size":
            return len(self._as_string(args[0], place, "'size' of"))
        if name == "block":
            return word(number(args[0], place, "what 'block' is given"), self.bits, place)
        if name in self._blockwise:
            return self._over_blocks(self._blockwise[name], args, place)
        if name in self.external:
            return super().invoke(name, args, place)
        if name in self._under and self._cipher is not None:
            return self._under_a_key(self._cipher, self._under[name], args, place)
        if name in self._keyless and all(isinstance(a, Term) and a.is_const for a in args):
            return self._by_program(name, args, place)
        return self._call(self.functions[name], args, place)

    def _under_a_key(self, cipher: KeyedCipher, asked: str, args: tuple[Value, ...], place: SourceLocation) -> Value:
        """Return what a cipher makes of a block under a key, or the length of its keys in bytes."""
        if asked == KEY_BYTES:
            return cipher.key_bytes
        key = self._as_string(args[0], place, "a key is")
        if len(key) != cipher.key_bytes:
            raise UserError(place, f"a key of {len(key)} bytes", f"{cipher.key_bytes}, as the cipher's key has")
        block = self._as_block(args[1], place, f"what '{asked}' is given")
        return cipher.through(UNDER_A_KEY[asked], bytes(byte.value for byte in key))(block)

    def width(self, declared: syntax.Type | None) -> int | None:
        """Return the width in bits of the words of a type; None if it has none, as a byte string."""
        return None if _is_bytes(declared) else super().width(declared)

    def opened(self, function: syntax.FunctionDecl, args: tuple[Value, ...], place: SourceLocation) -> Scope:
        """Return the scope of a function before its first statement; its byte strings may have any length."""
        if not any(_is_bytes(p.type) for p in (*function.params, function.output)):
            return super().opened(function, args, place)
        scope = dict(self.globals)
        for parameter, value in zip(function.params, args, strict=True):
            what = f"'{parameter.name}' of '{function.name}'"
            scope[parameter.name] = Binding(self.typed(value, parameter.type, place, what))
        if function.value is None:
            scope[function.output.name] = self._unset(function.output)
        return scope

    def _unset(self, output: syntax.Parameter) -> Binding:
        return Binding(None, None if _is_bytes(output.type) else self._shape, output=True)

    def _replace(
        self,
        statement: syntax.Assign,
        slot: Binding,
        old: Value | None,
        shape: ArrayShape | None,
        path: Sequence[int],
        new: Value,
    ) -> Value:
        """Return `old` with the element at the path replaced; a result that is a byte string has any length."""
        if slot.output and shape is None and old is None:
            return self._as_string(new, statement.value.place, f"what '{statement.name}' is set to is")
        return super()._replace(statement, slot, old, shape, path, new)

    def _declare_const(self, item: syntax.Const) -> None:
        value = evaluate(item.value, self.globals, self.around)
        if item.type is not None:
            value = fit(value, self.shape(item.type), item.value.place, f"'{item.name}'")
        self.globals[item.name] = Binding(value)

    def _over_blocks(self, item: mode_syntax.Blockwise, args: tuple[Value, ...], place: SourceLocation) -> Value:
        what = f"'{item.name}' goes over the blocks of"
        carried, data = self._as_block(args[0], place, f"'{item.step.params[0].name}' of '{item.name}'"), args[1]
        string, size, made = self._as_string(data, place, what), self.bits // 8, list[Term]()
        for i in range(0, len(string), size):
            block = string[i : i + size]
            whole = term.from_bytes([*block, *[term.const(0, 8)] * (size - len(block))], "big")
            with self.budget.running(place, len(self.globals), ""):
                scope = self.opened(item.step, (carried, whole, *args[2:]), place)
                if item.step.value is not None:
                    value = evaluate(item.step.value, scope, self.around)
                    carried = self._as_block(value, item.step.value.place, f"the value of '{item.name}'")
                else:
                    self.run(item.step.body, scope)
                    carried = self._as_block(scope[item.step.params[0].name].value, place, "what is carried")
                    out = self._as_block(complete(item.step.output, scope), place, f"'{item.step.output.name}'")
                    made += term.to_bytes(out, "big")[: len(block)]
        return carried if item.kind == "fold" else tuple(made)

    def _by_program(self, name: str, args: tuple[Value, ...], place: SourceLocation) -> Value:
        """Return the value of a function of blocks alone on constants, by a program that is made of it once."""
        function = self.functions[name]
        if name not in self._programs:
            variables = [term.var(f"{name}.{p.name}", self.bits) for p in function.params]
            made = self._call(function, tuple(variables), place)
            self._programs[name] = Program.of(variables, [self._as_block(made, place, f"'{name}'")])
        blocks = [self._as_block(a, place, f"the argument of '{name}'") for a in args]
        return term.const(self._programs[name]([b.value for b in blocks])[0], self.bits)

    def _holds(self, statement: syntax.Require, scope: Scope, cut: int | None) -> bool:
        """Return True if a requirement holds; of a tag, only the first bytes are compared that were given."""
        condition = statement.value
        if cut is not None and compares_tag(condition) is not None:
            assert isinstance(condition, syntax.Binary)
            left, right = (evaluate(side, scope, self.around) for side in (condition.left, condition.right))
            first, second = (self._as_block(v, condition.place, "what a tag is compared with") for v in (left, right))
            away = self.bits - 8 * cut
            return first >> away is second >> away
        value = evaluate(condition, scope, self.around)
        if isinstance(value, Term) and value.width == 1 and value.is_const:
            return bool(value.value)
        return bool(number(value, condition.place, "what is required", "a == b"))

    def typed(self, value: Value, declared: syntax.Type | None, place: SourceLocation, what: str) -> Value:
        """Return a value as a declared type has it; without one it is a block, and byte strings have any length."""
        if _is_bytes(declared):
            return self._as_string(value, place, f"{what} is")
        return fit(value, self._shape if declared is None else self.shape(declared), place, what)

    def _as_block(self, value: Value | None, place: SourceLocation, what: str) -> Term:
        found = fit(value, self._shape, place, what)
        assert isinstance(found, Term)
        return found

    def _as_string(self, value: Value, place: SourceLocation, what: str) -> tuple[Term, ...]:
        """Return a byte string.

        Raises:
            UserError: the value is none.
        """
        words = value if isinstance(value, tuple) else (None,)
        found = [w for w in words if isinstance(w, Term) and w.width == 8]
        if len(found) != len(words):
            raise UserError(place, f"{what} {describe(value)}", "a byte string", "split(..., 8)")
        return tuple(found)


def compares_tag(condition: syntax.Expr) -> syntax.Expr | None:
    """Return what a requirement compares the tag with, None if it is none of `tag == ...`."""
    if isinstance(condition, syntax.Binary) and condition.op == "==":
        for one, other in ((condition.left, condition.right), (condition.right, condition.left)):
            if isinstance(one, syntax.Name) and one.name == TAG:
                return other
    return None


def _is_start(item: syntax.Node) -> TypeGuard[syntax.Procedure]:
    return isinstance(item, syntax.Procedure) and item.kind == START


def _is_bytes(declared: syntax.Type | None) -> bool:
    return declared is not None and declared.base == "bytes" and not declared.sizes


def nodes(item: syntax.Node) -> Sequence[syntax.Node]:
    """Return a node of the tree and all below it, in the order of the text."""
    return [item, *(below for child in item.children() for below in nodes(child))]


def asked_of(tree: mode_syntax.ModeText) -> dict[str, int]:
    """Return what a mode may ask its ciphers, `E.encrypt` and so on, with how many arguments."""
    return {f"{cipher}.{name}": count for cipher in tree.ciphers for name, count in ASKED.items()}


def _of_arguments(tree: mode_syntax.ModeText) -> frozenset[str]:
    """Return the functions of blocks that follow from their arguments alone: no E, nothing of the key, and no length of
    a tag."""
    keyed = {v.name for i in tree.items if isinstance(i, mode_syntax.KeyValues) for v in i.values}
    keyed |= {i.name for i in tree.items if isinstance(i, mode_syntax.TagSizes)}
    found: set[str] = set()
    for item in tree.items:
        if isinstance(item, syntax.FunctionDecl):
            types = [p.type for p in (*item.params, item.output)]
            blocks = all(t is not None and t.base == "block" and not t.sizes for t in types)
            inside = nodes(item)
            calls = {n.name for n in inside if isinstance(n, syntax.Call)}
            own = calls & {f.name for f in tree.items if isinstance(f, syntax.FunctionDecl | mode_syntax.Blockwise)}
            outside = asked_of(tree).keys() & calls
            names = {n.name for n in inside if isinstance(n, syntax.Name)}
            if blocks and own <= found and not outside and not names & keyed:
                found.add(item.name)
    return frozenset(found)

"""The builder of syntax trees, of the trees that the parser makes."""

from __future__ import annotations

from collections.abc import Callable

from lark import Token, Tree

from ciphergen.dsl import entry_syntax, mode_syntax, syntax
from ciphergen.dsl.budget import LETTERS, NUMBER
from ciphergen.dsl.errors import SourceLocation, UserError, shown
from ciphergen.dsl.tree_parts import LarkTree, present, sub, text, token, tokens


class TreeBuilder:
    """A transformer of Lark's tree to ours, one method a kind of node."""

    def __init__(self, file: str) -> None:
        self.file = file

    def place(self, tree: LarkTree | Token) -> SourceLocation:
        if isinstance(tree, Token):
            return SourceLocation(self.file, tree.line or 0, tree.column or 0)
        return SourceLocation(self.file, tree.meta.line, tree.meta.column)

    def number(self, token: Token) -> int:
        try:
            value = int(token, 0) if len(token) <= NUMBER else 1 << NUMBER
        except ValueError:
            write = shown(token.lstrip("0_") or "0")
            found = f"'{shown(token)}' is not a number"
            raise UserError(self.place(token), found, "48, 0x30, 0b11_0000", write) from None
        if value.bit_length() > NUMBER:
            raise UserError(self.place(token), f"the number '{shown(token)}' is too large", f"at most {NUMBER} bits")
        return value

    # Declarations

    def item(self, tree: LarkTree) -> syntax.Node:
        makers: dict[str, Callable[[LarkTree], syntax.Node]] = {
            "standard": self.standard,
            "word": self.word,
            "block": self.size,
            "const": self.const,
            "table": self.table,
            "circuit": self.circuit,
            "variant": self.variant,
            "function_body": self.function,
            "function_value": self.function,
            "procedure": self.procedure,
            "vector": self.vector,
            "mode_vector": self.mode_vector,
            "entry": self.entry,
            "inverse_of": self.inverse,
            "entry_vector": self.entry_vector,
        }
        return makers[tree.data](tree)

    def standard(self, tree: LarkTree) -> syntax.Standard:
        name = text(tree, 0)[1:-1]
        if len(name) > LETTERS or not name.isprintable() or "*/" in name or "/*" in name:
            allowed = f"at most {LETTERS} printable characters, and no '/*' or '*/': it becomes part of comments"
            raise UserError(self.place(tree), f"'{shown(name)}' for the name of a standard", allowed)
        return syntax.Standard(self.place(tree), name)

    def word(self, tree: LarkTree) -> syntax.Word:
        order = "" if tree.children[2] is None else text(tree, 2)
        return syntax.Word(self.place(tree), self.number(token(tree, 1)), order)

    def size(self, tree: LarkTree) -> syntax.Size:
        return syntax.Size(self.place(tree), tree.data, self.number(token(tree, 0)))

    def variant(self, tree: LarkTree) -> syntax.VariantDecl:
        items: list[syntax.Word | syntax.Size | syntax.SettingDecl] = []
        for i in range(1, len(tree.children)):
            item = sub(tree, i)
            if item.data == "setting":
                items.append(self.setting(item))
            else:
                items.append(self.word(item) if item.data == "word" else self.size(item))
        return syntax.VariantDecl(self.place(tree), text(tree, 0), tuple(items))

    def setting(self, tree: LarkTree) -> syntax.SettingDecl:
        return syntax.SettingDecl(self.place(tree), text(tree, 0), self.number(token(tree, 1)))

    def const(self, tree: LarkTree) -> syntax.Const:
        given = None if tree.children[1] is None else self.type(sub(tree, 1))
        return syntax.Const(self.place(tree), text(tree, 0), given, self.expr(tree.children[2]))

    def table(self, tree: LarkTree) -> syntax.TableDecl:
        made = sub(tree, 4)
        entries: syntax.Expr | syntax.Inverse
        if made.data == "inverse":
            name = syntax.Name(self.place(token(made, 0)), text(made, 0))
            entries = syntax.Inverse(self.place(made), name)
        else:
            entries = self.expr(made)
        index, entry = (self.type(sub(tree, i)) for i in (2, 3))
        size = self.optional(tree.children[1])
        return syntax.TableDecl(self.place(tree), text(tree, 0), size, index, entry, entries)

    def circuit(self, tree: LarkTree) -> syntax.CircuitDecl:
        name = syntax.Name(self.place(token(tree, 0)), text(tree, 0))
        x, y = (self.parameter(sub(tree, i)) for i in (2, 3))
        index = self.optional(tree.children[1])
        return syntax.CircuitDecl(self.place(tree), name, index, x, y, self.body(sub(tree, 4)))

    def function(self, tree: LarkTree) -> syntax.FunctionDecl:
        params, place = self.params(sub(tree, 1)), self.place(tree)
        if tree.data in ("function_body", "each_block"):
            output = self.parameter(sub(tree, 2))
            return syntax.FunctionDecl(place, text(tree, 0), params, output, self.body(sub(tree, 3)), None)
        output = syntax.Parameter(self.place(sub(tree, 2)), "", self.type(sub(tree, 2)))
        return syntax.FunctionDecl(place, text(tree, 0), params, output, (), self.expr(tree.children[3]))

    def procedure(self, tree: LarkTree) -> syntax.Procedure:
        kind, names, params, outputs, body = (sub(tree, i) for i in range(5))
        variants = tuple(map(self.name, tokens(names)))
        return syntax.Procedure(
            self.place(tree),
            kind.data.removesuffix("_kind"),
            variants,
            self.params(params),
            self.params(outputs),
            self.body(body),
        )

    def params(self, tree: LarkTree) -> tuple[syntax.Parameter, ...]:
        return tuple(self.parameter(p) for p in tree.children if isinstance(p, Tree))

    def parameter(self, tree: LarkTree) -> syntax.Parameter:
        given = None if tree.children[1] is None else self.type(sub(tree, 1))
        return syntax.Parameter(self.place(tree), text(tree, 0), given)

    def vector(self, tree: LarkTree) -> syntax.VectorDecl:
        count = len(tree.children)
        settings = tuple(self.setting(sub(tree, i)) for i in range(1, count - 3))
        key, plain, cipher = (self.hex(sub(tree, i)) for i in range(count - 3, count))
        return syntax.VectorDecl(self.place(tree), text(tree, 0), settings, key, plain, cipher)

    def mode_vector(self, tree: LarkTree) -> mode_syntax.ModeVectorDecl:
        mode, state = token(tree, 1), tree.children[3]
        key, plain, cipher = (self.hex(sub(tree, i)) for i in (2, 4, 5))
        given = self.hex(state) if isinstance(state, Tree) else None
        name = syntax.Name(self.place(mode), str(mode))
        return mode_syntax.ModeVectorDecl(self.place(tree), text(tree, 0), name, key, given, plain, cipher)

    def entry(self, tree: LarkTree) -> entry_syntax.EntryDecl:
        given, inputs, outputs = tree.children[1], *(self.ports(sub(tree, i)) for i in (2, 3))
        body, end = self.body(sub(tree, 4)), text(given, 0) if isinstance(given, Tree) else ""
        return entry_syntax.EntryDecl(self.place(tree), text(tree, 0), inputs, outputs, body, end)

    def ports(self, tree: LarkTree) -> tuple[entry_syntax.PortDecl, ...]:
        return tuple(self.port(port) for port in tree.children if isinstance(port, Tree))

    def port(self, tree: LarkTree) -> entry_syntax.PortDecl:
        rate, public = text(sub(tree, 0), 0), len(tree.children) > 3 and tree.children[2] is not None
        given = self.type(sub(tree, -1))
        return entry_syntax.PortDecl(self.place(tree), text(tree, 1), given, rate, public)

    def inverse(self, tree: LarkTree) -> entry_syntax.InverseDecl:
        inverse, of = (self.name(token(tree, i)) for i in (0, 1))
        return entry_syntax.InverseDecl(self.place(tree), inverse, of)

    def entry_vector(self, tree: LarkTree) -> entry_syntax.EntryVectorDecl:
        at = next(i for i, part in enumerate(tree.children) if i and isinstance(part, Token))
        settings = tuple(self.setting(sub(tree, i)) for i in range(1, at))
        inputs, outputs = (self.given(sub(tree, i)) for i in (at + 1, at + 2))
        entry = self.name(token(tree, at))
        return entry_syntax.EntryVectorDecl(self.place(tree), text(tree, 0), settings, entry, inputs, outputs)

    def given(self, tree: LarkTree) -> tuple[entry_syntax.PortBytes, ...]:
        parts = [sub(tree, i) for i in range(len(tree.children))]
        return tuple(entry_syntax.PortBytes(self.place(p), text(p, 0), self._port_bytes(p)) for p in parts)

    def _port_bytes(self, tree: LarkTree) -> syntax.Hex:
        """Return the bytes of a port; none behind its name are a message of no bytes."""
        given = tree.children[1]
        return self.hex(given) if isinstance(given, Tree) else syntax.Hex(self.place(tree), b"")

    def name(self, token: Token) -> syntax.Name:
        return syntax.Name(self.place(token), str(token))

    def hex(self, tree: LarkTree) -> syntax.Hex:
        for i, _ in enumerate(tree.children):
            part = token(tree, i)
            wrong = next((n for n, c in enumerate(part) if c not in "0123456789abcdefABCDEF"), None)
            if wrong is not None:
                place = SourceLocation(self.file, part.line or 0, (part.column or 0) + wrong)
                raise UserError(place, f"'{part[wrong]}' is not a hexadecimal digit", "0 to 9, a to f", "")
        digits = "".join(str(t) for t in tree.children)
        if len(digits) % 2:
            found = f"{len(digits)} hexadecimal digits are not whole bytes"
            raise UserError(self.place(tree), found, "two digits for each byte", "0" + digits)
        return syntax.Hex(self.place(tree), bytes.fromhex(digits))

    def type(self, tree: LarkTree) -> syntax.Type:
        base = sub(tree, 0)
        width = self.expr(base.children[0]) if base.children else None
        sizes = tuple(self.expr(c) for c in tree.children[1:])
        return syntax.Type(self.place(tree), base.data.removesuffix("_type"), width, sizes)

    # Statements

    def body(self, tree: LarkTree) -> tuple[syntax.Statement, ...]:
        return tuple(self.statement(sub(tree, i)) for i in range(len(tree.children)))

    def statement(self, tree: LarkTree) -> syntax.Statement:
        place, parts = self.place(tree), tree.children
        match tree.data:
            case "let":
                declared = None if parts[1] is None else self.type(sub(tree, 1))
                return syntax.Let(place, text(tree, 0), declared, self.expr(parts[2]))
            case "let_each":
                return syntax.LetEach(place, tuple(map(self.name, tokens(tree))), self.expr(parts[-1]))
            case "var_type":
                return syntax.Var(place, text(tree, 0), self.type(sub(tree, 1)), self.optional(parts[2]))
            case "var_value":
                return syntax.Var(place, text(tree, 0), None, self.expr(parts[1]))
            case "assign":
                indices = self.exprs(sub(tree, 1))
                return syntax.Assign(place, text(tree, 0), indices, text(tree, 2), self.expr(parts[3]))
            case "require":
                return syntax.Require(place, self.expr(parts[0]))
            case "for_each":
                return syntax.For(place, text(tree, 0), self.range(sub(tree, 1)), self.body(sub(tree, 2)))
            case _:
                return self.conditional(tree)

    def conditional(self, tree: LarkTree) -> syntax.If:
        then, otherwise = self.body(sub(tree, 1)), tree.children[2]
        rest: tuple[syntax.Statement, ...] = ()
        if isinstance(otherwise, Tree):
            rest = self.body(otherwise) if otherwise.data == "body" else (self.conditional(otherwise),)
        return syntax.If(self.place(tree), self.expr(tree.children[0]), then, rest)

    # Expressions

    def exprs(self, tree: LarkTree) -> tuple[syntax.Expr, ...]:
        return tuple(map(self.expr, present(tree.children)))

    def range(self, tree: LarkTree) -> syntax.Range:
        first, last = self.exprs(tree)
        return syntax.Range(self.place(tree), first, last, tree.data == "down")

    def optional(self, tree: LarkTree | Token | None) -> syntax.Expr | None:
        return None if tree is None else self.expr(tree)

    def expr(self, tree: LarkTree | Token | None) -> syntax.Expr:
        assert isinstance(tree, Tree)
        place, parts = self.place(tree), tree.children
        match tree.data:
            case "number":
                return syntax.Number(place, self.number(token(tree, 0)))
            case "name":
                return syntax.Name(place, text(tree, 0))
            case "unary":
                return syntax.Unary(place, text(tree, 0), self.expr(parts[1]))
            case "binary":
                operator = token(tree, 1)
                return syntax.Binary(self.place(operator), str(operator), self.expr(parts[0]), self.expr(parts[2]))
            case "choice":
                return syntax.Conditional(place, *self.exprs(tree))
            case "array":
                return syntax.Array(place, self.exprs(tree))
            case "each":
                over = parts[2]
                numbers = isinstance(over, Tree) and over.data in ("up", "down")
                elements = self.range(sub(tree, 2)) if numbers else self.expr(over)
                return syntax.Each(place, self.expr(parts[0]), text(tree, 1), elements, self.optional(parts[3]))
            case _:
                return self.postfix(tree)

    def postfix(self, tree: LarkTree) -> syntax.Expr:
        if tree.data == "call":
            name = "".join(str(t) for t in sub(tree, 0).children)
            return syntax.Call(self.place(tree), name, tuple(map(self.expr, present(tree.children[1:]))))
        base = self.expr(tree.children[0])
        place = self.place(sub(tree, 1))
        if tree.data == "part":
            return syntax.Subarray(place, base, self.range(sub(tree, 1)))
        index = self.expr(tree.children[1])
        if tree.data == "index":
            return syntax.Index(place, base, index)
        return syntax.Bits(place, base, index, self.expr(tree.children[2]))

"""The builder of whole texts, of ciphers, modes and extensions, and of what no cipher has."""

from __future__ import annotations

from lark import Tree

from ciphergen.dsl import extension_syntax, mode_syntax, syntax
from ciphergen.dsl.builder import TreeBuilder
from ciphergen.dsl.tree_parts import LarkTree, sub, text, token, tokens


class TextBuilder(TreeBuilder):
    """A transformer of Lark's tree of a whole text to ours."""

    def top(self, tree: LarkTree) -> syntax.CipherText | mode_syntax.ModeText:
        whole = sub(tree, 0)
        place = self.place(whole)
        if whole.data == "cipher":
            items = tuple(self.item(sub(whole, i)) for i in range(1, len(whole.children)))
            return syntax.CipherText(place, text(whole, 0), items)
        parts = tuple(self.mode_item(sub(whole, i)) for i in range(2, len(whole.children)))
        ciphers = tuple(map(str, tokens(sub(whole, 1))))
        return mode_syntax.ModeText(place, text(whole, 0), ciphers[0], parts, ciphers[1:])

    def extension(self, tree: LarkTree) -> extension_syntax.ExtensionText:
        items = tuple(self.extension_item(sub(tree, i)) for i in range(1, len(tree.children)))
        return extension_syntax.ExtensionText(self.place(tree), text(tree, 0), items)

    def extension_item(self, tree: LarkTree) -> syntax.Node:
        if tree.data == "uses":
            return extension_syntax.UsesDecl(self.place(tree), self.name(token(tree, 0)))
        if not tree.data.startswith("instruction"):
            return self.item(tree)
        name, encoding, *rest = tree.children
        function = self.function(Tree(tree.data.replace("instruction", "function"), [name, *rest], tree.meta))
        written = extension_syntax.WrittenEncoding(self.place(token(tree, 1)), str(encoding)[1:-1])
        return extension_syntax.InstructionDecl(self.place(tree), function, written)

    def mode_item(self, tree: LarkTree) -> syntax.Node:
        place = self.place(tree)
        match tree.data:
            case "state":
                return mode_syntax.StateDecl(place, text(tree, 0), self.type(sub(tree, 1)))
            case "partial":
                return mode_syntax.Partial(place)
            case "block_bits":
                return mode_syntax.BlockBits(place, self.number(token(tree, 0)))
            case "key_values":
                made = [sub(tree, i) for i in range(len(tree.children))]
                values = [mode_syntax.KeyValue(self.place(v), text(v, 0), self.expr(v.children[1])) for v in made]
                return mode_syntax.KeyValues(place, tuple(values))
            case "tag_sizes":
                name, *sizes = tree.children
                ranges = [[*map(self.number, tokens(sub(tree, i)))] for i in range(1, 1 + len(sizes))]
                numbers = tuple(n for r in ranges for n in range(r[0], r[-1] + 1))
                return mode_syntax.TagSizes(place, numbers, "" if name is None else text(tree, 0))
            case "fold" | "each_block":
                step = self.function(tree)
                return mode_syntax.Blockwise(place, tree.data.removesuffix("_block"), step)
            case "phase":
                return self.procedure(tree)
            case _:
                return self.item(tree)

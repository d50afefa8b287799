"""The parser's inner loop over Lark's tables. Other than Lark's own, it passes all levels of operators above an operand
in one step, and knows at an error what may stand there without reading the text again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

from lark import Token, Tree
from lark.common import ParserConf
from lark.exceptions import UnexpectedToken
from lark.grammar import Rule
from lark.lexer import LexerThread
from lark.parsers.lalr_parser import LALR_Parser
from lark.tree import Meta

from ciphergen.dsl.tree_parts import LarkTree

_END = "$END"
_Part = LarkTree | Token | None
# A state, what stands for it, its first token, and the stack below. A stack never changes: an error leaves the one that
# its token found.
_Stack = tuple[Hashable, _Part, Token | None, Any]


class _Reduction(NamedTuple):
    """A rule that ends. size: how many parts it has; make: what makes one of them; level: whether it is a level of
    operators without an operator, which leaves its part as it is."""

    size: int
    make: Callable[[list[_Part]], _Part]
    rule: str
    level: bool


# Of each state: by terminals, the next state or what is reduced; by rules, the next state.
_Actions = Mapping[Hashable, Mapping[str, Hashable | _Reduction]]
_After = Mapping[Hashable, Mapping[str, Hashable]]


class Parser(LALR_Parser):
    """Lark's parser with a loop of its own, in the form that Lark calls a plug-in."""

    def __init__(self, parser_conf: ParserConf, debug: bool = False, strict: bool = False) -> None:
        super().__init__(parser_conf, debug, strict)
        table = self._parse_table
        self.starts: Mapping[str, Hashable] = table.start_states
        self.ends: Mapping[str, Hashable] = table.end_states
        self.actions, self._after = _tables(table.states, parser_conf)
        self._reached: dict[tuple[Hashable, str, str], Hashable] = {}

    def parse(self, lexer: LexerThread, start: str, on_error: object = None) -> Any:
        """Return the tree of a text.

        Raises:
            UnexpectedInput: the text does not follow the grammar; its `state` is the run up to there.
        """
        run, token = ParseRun(self, start), None
        for token in lexer.lex(run):  # type: ignore[no-untyped-call]  # Lark does not say its type
            run.feed(token)
        return run.feed(Token.new_borrow_pos(_END, "", token) if token else Token(_END, "", 0, 1, 1))

    def reached(self, state: Hashable, rule: str, terminal: str) -> Hashable:
        """Return the state behind what a rule has made, and behind all levels that end in front of the terminal."""
        key = state, rule, terminal
        if key not in self._reached:
            behind = self._after[state][rule]
            action = self.actions[behind].get(terminal)
            if isinstance(action, _Reduction) and action.level:
                behind = self.reached(state, action.rule, terminal)
            self._reached[key] = behind
        return self._reached[key]


def _tables(states: Mapping[Any, Mapping[str, tuple[Any, Any]]], conf: ParserConf) -> tuple[_Actions, _After]:
    made = {id(rule): _reduction(rule, conf.callbacks) for rule in conf.rules}
    actions = {
        state: {s: made[id(to)] if isinstance(to, Rule) else to for s, (_, to) in row.items() if s.isupper()}
        for state, row in states.items()
    }
    return actions, {state: {s: to for s, (_, to) in row.items() if not s.isupper()} for state, row in states.items()}


def _reduction(rule: Rule, callbacks: Mapping[Any, Any]) -> _Reduction:
    parts, options = rule.expansion, rule.options
    alone = len(parts) == 1 and not parts[0].is_term
    level = alone and options.expand1 and rule.alias is None and not any(options.empty_indices)
    return _Reduction(len(parts), callbacks[rule], rule.origin.name, level)


class ParseRun:
    """The parse of one text, up to some token."""

    def __init__(self, parser: Parser, start: str) -> None:
        self._parser, self._end = parser, parser.ends[start]
        self._stack: _Stack = (parser.starts[start], None, None, None)

    @property
    def position(self) -> Hashable:
        """Return the state, by which Lark's lexer knows what may stand here."""
        return self._stack[0]

    def feed(self, token: Token) -> _Part:
        """Take a token, and return the tree of the whole text after the last one.

        Raises:
            UnexpectedToken: the token may not stand here.
        """
        stack, terminal = self._stack, token.type
        actions, reached = self._parser.actions, self._parser.reached
        while isinstance(action := actions[stack[0]].get(terminal), _Reduction):
            parts, first = list[_Part](), None
            for _ in range(action[0]):
                _, part, begin, stack = stack
                parts.append(part)
                first = begin or first
            parts.reverse()
            made = _placed(action[1](parts), first)
            stack = reached(stack[0], action[2], terminal), made, first, stack
            if stack[0] == self._end:
                return made
        if action is None:
            raise UnexpectedToken(token, set(), state=self)  # type: ignore[no-untyped-call]  # Lark does not say its type
        self._stack = action, token, token, stack
        return None

    def allowed(self) -> set[str]:
        """Return the terminals that may stand here."""
        return {terminal for terminal in self._parser.actions[self.position] if self._allows(terminal)}

    def _allows(self, terminal: str) -> bool:
        stack = self._stack
        while isinstance(action := self._parser.actions[stack[0]].get(terminal), _Reduction):
            for _ in range(action.size):
                stack = stack[3]
            stack = self._parser.reached(stack[0], action.rule, terminal), None, None, stack
            if stack[0] == self._end:
                return True
        return action is not None


def _placed(made: _Part, first: Token | None) -> _Part:
    """Return what a rule has made, at the place of its first token unless it has a place."""
    if isinstance(made, Tree) and first is not None and made.meta.empty:
        return Tree(made.data, made.children, _Place(first))
    return made


class _Place(Meta):
    """The place of a tree."""

    def __init__(self, first: Token) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # Lark does not say its type
        self.empty, self.line, self.column = False, first.line or 0, first.column or 0

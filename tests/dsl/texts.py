"""Small texts that tests put expressions and statements into."""

from ciphergen.dsl import term
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.parser import parse
from ciphergen.dsl.unfold import Unfolder

FRAME = """cipher WORDS {{
  {declaration}
  block {count} words
  variant WORDS64 {{ key {count} words }}
  schedule(k) -> rk: word[1][{count}] {{ rk[0] = k }}
  encrypt(x, rk) -> y {{ y = x ^ rk[0] }}
  decrypt(x, rk) -> y {{ y = x ^ rk[0] }}
}}
"""


def value_of(expression: str | None, values: list[int], body: str = "") -> int:
    """A 16-bit expression of x[0], x[1] and k on values of these; or statements that set y."""
    tail = f"= {expression}" if expression is not None else f"{{ {body} }}"
    output = "word" if expression is not None else "y: word"
    text = f"cipher A {{ function f(x: word[2], k: word) -> {output} {tail} }}"
    unfolder = Unfolder.of(16, 32, {}, parse(text, "a.cipher").items, Budget())
    x0, x1, k = (term.var(name, 16) for name in ("x0", "x1", "k"))
    place = unfolder.functions["f"].place
    result = unfolder.invoke("f", ((x0, x1), k), place)
    assert isinstance(result, term.Term)
    symbolic = term.evaluate([result], dict(zip((x0, x1, k), values, strict=True)))[0]
    constants = tuple(term.const(v, 16) for v in values)
    folded = unfolder.invoke("f", (constants[:2], constants[2]), place)
    assert folded is term.const(symbolic, 16)
    return symbolic

"""That a cipher text's decryption undoes its encryption: a property of the text, without any code."""

from __future__ import annotations

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.symbol import Secrecy
from ciphergen.verify.equal import Equality
from ciphergen.verify.state import input_byte, symbol
from ciphergen.verify.verdict import Obligation, Property, Verdict


def prove_inverse(variant: Variant, equality: Equality) -> Obligation:
    """decrypt(encrypt(x)) = x, where the round keys are any words at all (so for every key)."""
    round_keys = [
        [symbol("rk", word.width, Secrecy.SECRET, i, j) for j, word in enumerate(row)]
        for i, row in enumerate(variant.key_variables())
    ]
    block = [input_byte(i) for i in range(variant.block_bytes)]
    back = variant.decrypt(round_keys, [equality.normal(b) for b in variant.encrypt(round_keys, block)])
    settled = equality.settle(list(zip(back, block, strict=True)))
    if settled.verdict is Verdict.REFUTED:
        # The cipher text is at fault: byte `pair` of the block does not come back.
        detail = f"byte {settled.pair} of a block does not come back"
        return Obligation(variant.name, "cipher", Property.INVERSE, Verdict.REFUTED, settled.method, detail)
    detail = "" if settled.verdict is Verdict.PROVED else "neither proved nor refuted by a random block"
    return Obligation(variant.name, "cipher", Property.INVERSE, settled.verdict, settled.method, detail)

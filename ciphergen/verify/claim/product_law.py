"""The law of folds that are products: a chain of n blocks is a sum of products with powers of what stands alone.

A step of a fold is chain := f(chain ^ block, h) with a function f that is linear in both arguments. If f is
commutative and associative, with h_1 = h and h_(k+1) = f(h_k, h),

    f(... f(f(c ^ x_1, h) ^ x_2, h) ... ^ x_n, h) = f(c ^ x_1, h_n) ^ f(x_2, h_(n-1)) ^ ... ^ f(x_n, h_1).

That f is so is proved of the text's own function. Linear: by its quadratic form, which has products of a bit of the
first argument with one of the second and nothing else. Commutative and associative: by one element v whose powers v,
f(v, v), f(v, f(v, v)), ... are a basis, such that multiplication by the k-th power is k times multiplication by v. For
then multiplication by any element is a polynomial in the matrix of v, and these commute. No field is a keyword.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ciphergen.dsl.term import Term
from ciphergen.verify.equality.quadratic import NotQuadratic, opaque_bits, quadratic_forms

Matrix = Any  # numpy array of 0 and 1
_TRIED = 8  # elements whose powers may be a basis


def is_powered(made: Sequence[Term], chain: Sequence[Term], block: Sequence[Term], alone: Sequence[Term]) -> bool:
    """Return True if it is proved that the law of the module holds for a fold.

    Args:
        made: the chain after a step, in terms over the other three, as many bits each.
        chain, block, alone: the variables of the chain before it, of a block, and of what stands alone.
    """
    width = sum(t.width for t in made)
    if any(sum(t.width for t in each) != width for each in (chain, block, alone)):
        return False
    found = _products(made, chain, block, alone)
    return found is not None and any(_generates(found, i) for i in range(min(_TRIED, width)))


def _products(
    made: Sequence[Term], chain: Sequence[Term], block: Sequence[Term], alone: Sequence[Term]
) -> Matrix | None:
    """Return by bits i of chain + block, k of what is made and j of what stands alone, whether the product of bits i
    and j is in bit k; None if it is anything else than such a function."""
    inputs = [*chain, *block, *alone]
    if opaque_bits([*made, *inputs]) != sum(t.width for t in inputs):
        return None
    try:
        forms = quadratic_forms([*made, *inputs])
    except NotQuadratic:
        return None
    bits = [form for each in forms for form in each]
    count = len(bits) // 4
    whole, places = bits[:count], [form.bit_length() - 1 for form in bits[count:]]
    stride = 1 + len(places)
    first, second, other = (places[i * count : (i + 1) * count] for i in range(3))
    found = np.zeros((count, count, count), dtype=np.uint8)
    for k, form in enumerate(whole):
        square = _square(form, stride)
        part = square[np.ix_(first, other)]
        wanted = np.zeros_like(square)
        for rows in (first, second):
            wanted[np.ix_(rows, other)] = part
            wanted[np.ix_(other, rows)] = part.T
        if not np.array_equal(square, wanted):
            return None
        found[:, k, :] = part
    return found


def _square(form: int, stride: int) -> Matrix:
    size = stride * stride
    data = np.frombuffer(form.to_bytes(-(-size // 8), "little"), dtype=np.uint8)
    return np.unpackbits(data, bitorder="little")[:size].reshape(stride, stride)


def _generates(products: Matrix, element: int) -> bool:
    """Return True if the powers of a bit are a basis, and multiplication by each is repeated multiplication by that
    bit."""
    count = len(products)
    matrix = products[element].astype(np.float32)
    power, whole = np.eye(count, dtype=np.float32)[element], matrix
    powers = list[Matrix]()
    flat = products.reshape(count, -1).astype(np.float32)
    for _ in range(count):
        powers.append(power)
        if not np.array_equal(np.mod(power @ flat, 2).reshape(count, count), whole):
            return False
        power, whole = np.mod(matrix @ power, 2), np.mod(matrix @ whole, 2)
    return _rank([int("".join(str(int(bit)) for bit in row), 2) for row in powers]) == count


def _rank(rows: Sequence[int]) -> int:
    """Return how many of the rows are linearly independent."""
    basis = dict[int, int]()
    for each in rows:
        row = each
        while row and (known := basis.get(row.bit_length())) is not None:
            row ^= known
        if row:
            basis[row.bit_length()] = row
    return len(basis)

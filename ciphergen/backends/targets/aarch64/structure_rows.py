"""AArch64 Advanced SIMD: LD1 to LD4 and ST1 to ST4, which move one lane or all of consecutive registers.

`ld1x2_16b` loads two registers one after the other (bytes stay in their order, so the arrangement makes no
difference and the others have no rows); `ld2_16b` spreads pairs of bytes over two; `ld1_d` and `ld4_s` load
one lane of each; `ld1r_4s` fills all lanes with one. With `_post` the address then moves on. Timing: as in
`rows`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.lanes import join, split
from ciphergen.backends.machine.row import Cost, Operand, Row, Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import ARRANGEMENTS, SIMD, UNSIGNED, X_OR_SP, Arrangement, V, row
from ciphergen.dsl.term import Term

_FIXED = Timing.DATA_INDEPENDENT
_ALL = {"Rt": V, "Rn": X_OR_SP}
_LANE = {**_ALL, "lane": UNSIGNED}

Access = Callable[[Machine, Term], None]  # what is done at an address


def _post(access: Access, size: int) -> Semantics:
    """Return the meaning of an access at the address in Rn, which is then incremented by `size` bytes (0:
    unchanged)."""

    def whole(m: Machine) -> None:
        base = m.read("Rn")
        access(m, base)
        if size:
            m.write("Rn", base + size)

    return whole


def _load_all(count: int, bits: int) -> Access:
    """Return a de-interleaving load: lane i of register k is element count * i + k."""
    size = bits // 8

    def access(m: Machine, base: Term) -> None:
        for k in range(count):
            parts = [m.load(base + size * (count * lane + k), size) for lane in range(128 // bits)]
            m.write("Rt", join(parts), plus=k)

    return access


def _store_all(count: int, bits: int) -> Access:
    size = bits // 8

    def access(m: Machine, base: Term) -> None:
        for k in range(count):
            for lane, part in enumerate(split(bits, m.read("Rt", plus=k))):
                m.store(base + size * (count * lane + k), part)

    return access


def _load_whole(count: int) -> Access:
    def access(m: Machine, base: Term) -> None:
        for k in range(count):
            m.write("Rt", m.load(base + 16 * k, 16), plus=k)

    return access


def _store_whole(count: int) -> Access:
    def access(m: Machine, base: Term) -> None:
        for k in range(count):
            m.store(base + 16 * k, m.read("Rt", plus=k))

    return access


def _load_lane(count: int, bits: int) -> Access:
    def access(m: Machine, base: Term) -> None:
        for k in range(count):
            parts = split(bits, m.read("Rt", plus=k))
            parts[m.value("lane")] = m.load(base + bits // 8 * k, bits // 8)
            m.write("Rt", join(parts), plus=k)

    return access


def _store_lane(count: int, bits: int) -> Access:
    def access(m: Machine, base: Term) -> None:
        for k in range(count):
            m.store(base + bits // 8 * k, split(bits, m.read("Rt", plus=k))[m.value("lane")])

    return access


def _replicate(count: int, bits: int) -> Access:
    def access(m: Machine, base: Term) -> None:
        for k in range(count):
            m.write("Rt", join([m.load(base + bits // 8 * k, bits // 8)] * (128 // bits)), plus=k)

    return access


def _list(count: int, suffix: str) -> str:
    """Return the text of a list of consecutive registers, in assembler syntax."""
    return "{" + ", ".join(f"{{Rt{f'+{k}' if k else ''}}}.{suffix}" for k in range(count)) + "}"


def _both(
    name: str,
    encoding: str,
    syntax: str,
    operands: Mapping[str, Operand],
    access: Access,
    size: int,
    timing: Timing,
    cost: Mapping[str, Cost],
) -> Iterator[Row]:
    """Yield the rows without and with post-increment. encoding: `{post}` stands for the bit that tells them apart,
    `{Rm}` for the field of the increment's register, 31 for the size of what is moved."""
    for suffix, post, rm, text in (("", 0, "00000", ""), ("_post", 1, "11111", f", #{size}")):
        yield row(f"{name}{suffix}", encoding.format(post=post, Rm=rm), f"{syntax}, [{{Rn}}]{text}", operands,
                  _post(access, size * post), timing, cost, SIMD)  # fmt: skip


_WHOLE = (
    (1, "0111", costs.LOAD_VECTOR, costs.STORE_VECTOR),
    (2, "1010", costs.LOAD_2, costs.STORE_2),
    (3, "0110", costs.LOAD_3, costs.STORE_3),
    (4, "0010", costs.LOAD_4, costs.STORE_4),
)
_SPREAD = ((2, "1000", costs.SPREAD_2, costs.GATHER_2), (4, "0000", costs.SPREAD_4, costs.GATHER_4))


def _whole() -> Iterator[Row]:
    """Yield the rows that move several whole registers."""
    for count, opcode, load, store in _WHOLE:
        for kind, bit, access, cost in (("ld", 1, _load_whole, load), ("st", 0, _store_whole, store)):
            encoding = f"0 1 001100{{post}} {bit} 0 {{Rm}} {opcode} 00 Rn Rt"
            yield from _both(f"{kind}1x{count}_16b", encoding, f"{kind}1 {_list(count, '16b')}", _ALL,
                             access(count), 16 * count, _FIXED, cost)  # fmt: skip


def _spread(lane: Arrangement) -> Iterator[Row]:
    """Yield the rows that move all lanes of several registers, interleaved."""
    for count, opcode, load, store in _SPREAD:
        for kind, bit, access, cost in (("ld", 1, _load_all, load), ("st", 0, _store_all, store)):
            encoding = f"0 1 001100{{post}} {bit} 0 {{Rm}} {opcode} {lane.size} Rn Rt"
            yield from _both(f"{kind}{count}_{lane.name}", encoding, f"{kind}{count} {_list(count, lane.name)}", _ALL,
                             access(count, lane.bits), 16 * count, _FIXED, cost)  # fmt: skip


# For one lane: where its number stands, in the bits Q, opcode, S and size.
_PLACE = {
    "b": ("lane[3]", "00", "lane[2]", "lane[1:0]"),
    "h": ("lane[2]", "01", "lane[1]", "lane[0] 0"),
    "s": ("lane[1]", "10", "lane[0]", "00"),
    "d": ("lane[0]", "10", "0", "01"),
}


def _one_lane(lane: Arrangement, count: int) -> Iterator[Row]:
    """Yield the rows that move one lane of one register or of several, and one element to all lanes. r: the bit R, with
    the lowest bit of opcode one less than the number of registers."""
    letter, bits, r, low = lane.letter, lane.bits, 1 - count % 2, count // 4
    q, opcode, s, size = _PLACE[letter]
    load, store, fill = (
        (costs.LOAD_LANE, costs.STORE_LANE, costs.REPLICATE_1)
        if count == 1
        else (costs.LOAD_LANE_4, costs.STORE_LANE_4, costs.REPLICATE_4)
    )
    text = f"{_list(count, letter)}[{{lane}}]"
    for kind, bit, access, cost in (("ld", 1, _load_lane, load), ("st", 0, _store_lane, store)):
        encoding = f"0 {q} 001101{{post}} {bit} {r} {{Rm}} {opcode}{low} {s} {size} Rn Rt"
        yield from _both(f"{kind}{count}_{letter}", encoding, f"{kind}{count} {text}", _LANE,
                         access(count, bits), bits // 8 * count, _FIXED, cost)  # fmt: skip
    yield from _both(f"ld{count}r_{lane.name}", f"0 1 001101{{post}} 1 {r} {{Rm}} 11{low} 0 {lane.size} Rn Rt",
                     f"ld{count}r {_list(count, lane.name)}", _ALL,
                     _replicate(count, bits), bits // 8 * count, _FIXED, fill)  # fmt: skip


STRUCTURE_ROWS = (
    *_whole(),
    *(r for lane in ARRANGEMENTS for r in _spread(lane)),
    *(r for lane in ARRANGEMENTS for count in (1, 4) for r in _one_lane(lane, count)),
)

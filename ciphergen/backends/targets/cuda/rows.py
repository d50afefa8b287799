"""PTX instructions on integers, predicates and memory, one row for each typed opcode.

Timing. NVIDIA promises nowhere that the time of an instruction does not depend on its data; the rows say so of
operations on integers as the ISA lists them, and every record repeats that this is assumed. That addresses and branches
are public is the prover's to show.

Costs are those of a model, 64 lanes of a multiprocessor a clock for each kind of instruction: predictions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.instruction_row import Cost, Operand, Timing
from ciphergen.backends.machine.ptx import RETURN, PtxRow
from ciphergen.backends.targets.cuda.cores import CORES
from ciphergen.dsl.term import Term, concat, const, eq, extract, ite, make, sext, slt, ult, zext

_ISA = "PTX ISA 9.5, "
_INTEGER, _COMPARE, _LOGIC, _MOVE, _CONTROL = (
    _ISA + section for section in ("9.7.1", "9.7.6", "9.7.8", "9.7.9", "9.7.13")
)
_ALU = {core: Cost(4, 0.5) for core in CORES}
_MEMORY = {core: Cost(30, 1.0) for core in CORES}
_UNSIGNED, _OFFSET, _TARGET = Operand("unsigned"), Operand("signed"), Operand("target")
_WIDTHS = (16, 32, 64)
_RELATIONS: dict[str, Callable[[Callable[[Term, Term], Term], Term, Term], Term]] = {
    "lt": lambda less, a, b: less(a, b),
    "ge": lambda less, a, b: ~less(a, b),
    "gt": lambda less, a, b: less(b, a),
    "le": lambda less, a, b: ~less(b, a),
    "eq": lambda less, a, b: eq(a, b),
    "ne": lambda less, a, b: ~eq(a, b),
}


_SHIFTED_RIGHT = {"u32": "{d} = {a} >> {n}", "s32": "{d} = (uint32_t)((int32_t){a} >> {n})"}


def _register(bits: int) -> Operand:
    return Operand("register", "pred" if bits == 1 else f"b{max(bits, 16)}", bits)


def _row(
    name: str, form: str, operands: dict[str, Operand], meaning: Semantics, source: str, syntax: str = ""
) -> PtxRow:
    return PtxRow(
        name=name,
        syntax=syntax,
        operands=operands,
        meaning=meaning,
        timing=Timing.DATA_INDEPENDENT,
        cost=_ALU,
        source=source,
        form=form,
    )


def _wider(row: PtxRow, *, signed: bool, space: str = "") -> PtxRow:
    """Return a row whose registers may be wider than its type. space: that it accesses, if it does."""
    return replace(row, wider=True, signed=signed, space=space, cost=_MEMORY if space else _ALU)


def _three(bits: int) -> dict[str, Operand]:
    return {name: _register(bits) for name in "dab"}


def _binary(operation: str, bits: int) -> Semantics:
    return lambda m: m.write("d", make(operation, (m.read("a"), m.read("b")), bits))


def _logic() -> Iterator[PtxRow]:
    signs = {"and": "&", "or": "|", "xor": "^"}
    for (name, sign), bits in product(signs.items(), (1, *_WIDTHS)):
        kind = "pred" if bits == 1 else f"b{bits}"
        syntax = f"{{d}} = {{a}} {sign} {{b}}" if bits == 32 else ""
        yield _row(f"{name}.{kind}", "d, a, b", _three(bits), _binary(name, bits), _LOGIC, syntax)
    for bits in (1, *_WIDTHS):
        kind, two = "pred" if bits == 1 else f"b{bits}", {"d": _register(bits), "a": _register(bits)}
        syntax = "{d} = ~{a}" if bits == 32 else ""
        yield _row(f"not.{kind}", "d, a", two, lambda m: m.write("d", ~m.read("a")), _LOGIC, syntax)
    for bits in _WIDTHS:
        named = {"d": _register(bits), "a": _register(bits), "n": _register(32)}
        left = "{d} = {a} << {n}" if bits == 32 else ""
        # Of a number in place of n ptxas takes the lower 16 bits here, as benchmarks/cuda/rows.cu found on a GPU.
        most = {"n": 0xFFFF} if bits == 16 else {}
        row = _row(f"shl.b{bits}", "d, a, n", named, _shift("shl", zext, bits), _LOGIC, left)
        yield replace(row, largest=most)
        for kind, extend, name in (("u", zext, "lshr"), ("b", zext, "lshr"), ("s", sext, "ashr")):
            right = _SHIFTED_RIGHT.get(f"{kind}{bits}", "")
            row = _row(f"shr.{kind}{bits}", "d, a, n", named, _shift(name, extend, bits), _LOGIC, right)
            yield replace(row, largest=most)
    funnel = {"d": _register(32), "a": _register(32), "b": _register(32), "n": _register(32)}
    funnel_left = "{d} = funnel_left({a}, {b}, {n})"
    yield _row("shf.l.wrap.b32", "d, a, b, n", funnel, _funnel(left=True), _LOGIC, funnel_left)
    yield _row("shf.r.wrap.b32", "d, a, b, n", funnel, _funnel(left=False), _LOGIC)
    for bits in (32, 64):
        named = _three(bits) | {"p": _UNSIGNED, "l": _UNSIGNED}
        yield _row(f"bfi.b{bits}", "d, a, b, p, l", named, _inserted(bits), _LOGIC)
    three = {name: _register(32) for name in "dabc"}
    yield _row("lop3.b32", "d, a, b, c, t", three | {"t": _UNSIGNED}, _any_of_three, _LOGIC)


def _shift(operation: str, extend: Callable[[Term, int], Term], bits: int) -> Semantics:
    """Return the meaning of a shift by a 32-bit number; numbers from the width on shift all bits out."""
    wide = max(bits, 32)

    def run(m: Machine) -> None:
        shifted = make(operation, (extend(m.read("a"), wide), zext(m.read("n"), wide)), wide)
        m.write("d", extract(shifted, bits - 1, 0))

    return run


def _funnel(*, left: bool) -> Semantics:
    """Return the meaning of a shift of two words, the upper one b, by the low five bits of n."""

    def run(m: Machine) -> None:
        both, n = concat(m.read("b"), m.read("a")), m.read("n")
        if n.is_const:
            k = n.value % 32
            m.write("d", extract(both, 63 - k, 32 - k) if left else extract(both, 31 + k, k))
            return
        by = zext(extract(n, 4, 0), 64)
        m.write(
            "d", extract(make("shl", (both, by), 64), 63, 32) if left else extract(make("lshr", (both, by), 64), 31, 0)
        )

    return run


def _inserted(bits: int) -> Semantics:
    """Return the meaning of an insertion: the lowest l bits of a, from bit p of b on."""

    def run(m: Machine) -> None:
        mask = ((1 << m.value("l") % 256) - 1 << m.value("p") % 256) % (1 << bits)
        shifted = make("shl", (m.read("a"), const(min(m.value("p") % 256, bits - 1), bits)), bits)
        m.write("d", shifted & mask | m.read("b") & ~mask % (1 << bits))

    return run


def _any_of_three(m: Machine) -> None:
    """Write any operation on three bits: bit 4 a + 2 b + c of the number t is the result for a, b, c."""
    a, b, c, found = m.read("a"), m.read("b"), m.read("c"), const(0, 32)
    for i in range(8):
        if m.value("t") >> i & 1:
            found = found | ((a if i & 4 else ~a) & (b if i & 2 else ~b) & (c if i & 1 else ~c))
    m.write("d", found)


def _arithmetic() -> Iterator[PtxRow]:
    signs = {"add": "+", "sub": "-"}
    for (name, sign), kind, bits in product(signs.items(), "us", _WIDTHS):
        syntax = f"{{d}} = {{a}} {sign} {{b}}" if (kind, bits) in (("s", 32), ("s", 64)) else ""
        yield _row(f"{name}.{kind}{bits}", "d, a, b", _three(bits), _binary(name, bits), _INTEGER, syntax)
    for kind, bits in product("us", _WIDTHS):
        syntax = "{d} = {a} * {b}" if (kind, bits) == ("s", 32) else ""
        yield _row(f"mul.lo.{kind}{bits}", "d, a, b", _three(bits), _binary("mul", bits), _INTEGER, syntax)
        four = {name: _register(bits) for name in "dabc"}
        syntax = "{d} = multiplied({a}, {b}, {c})" if (kind, bits) == ("s", 32) else ""
        yield _row(f"mad.lo.{kind}{bits}", "d, a, b, c", four, _product_and_sum, _INTEGER, syntax)
    for (kind, extend), bits in product((("u", zext), ("s", sext)), (16, 32)):
        named = {"d": _register(2 * bits), "a": _register(bits), "b": _register(bits)}
        yield _row(f"mul.wide.{kind}{bits}", "d, a, b", named, _wide_product(extend, bits), _INTEGER)
    for bits in _WIDTHS:
        two = {"d": _register(bits), "a": _register(bits)}
        yield _row(f"neg.s{bits}", "d, a", two, lambda m: m.write("d", -m.read("a")), _INTEGER)


def _product_and_sum(m: Machine) -> None:
    m.write("d", m.read("a") * m.read("b") + m.read("c"))


def _wide_product(extend: Callable[[Term, int], Term], bits: int) -> Semantics:
    return lambda m: m.write("d", extend(m.read("a"), 2 * bits) * extend(m.read("b"), 2 * bits))


def _choices() -> Iterator[PtxRow]:
    for relation, kind, bits in product(_RELATIONS, "usb", _WIDTHS):
        if kind == "b" and relation not in ("eq", "ne"):
            continue
        named = {"d": _register(1), "a": _register(bits), "b": _register(bits)}
        meaning = _comparison(relation, slt if kind == "s" else ult)
        syntax = "{d} = {a} != {b}" if (relation, kind, bits) == ("ne", "u", 32) else ""
        yield _row(f"setp.{relation}.{kind}{bits}", "d, a, b", named, meaning, _COMPARE, syntax)
    for kind, bits in product("usb", _WIDTHS):
        yield _row(f"selp.{kind}{bits}", "d, a, b, c", _three(bits) | {"c": _register(1)}, _choice, _COMPARE)


def _comparison(relation: str, less: Callable[[Term, Term], Term]) -> Semantics:
    return lambda m: m.write("d", _RELATIONS[relation](less, m.read("a"), m.read("b")))


def _choice(m: Machine) -> None:
    m.write("d", ite(m.read("c"), m.read("a"), m.read("b")))


def _moves() -> Iterator[PtxRow]:
    for kind, bits in (("pred", 1), *((f"{k}{bits}", bits) for k in "usb" for bits in _WIDTHS)):
        two = {"d": _register(bits), "a": _register(bits)}
        syntax = "{d} = {a}" if kind in ("u32", "u64") else ""
        yield _row(f"mov.{kind}", "d, a", two, lambda m: m.write("d", m.read("a")), _MOVE, syntax)
    for (a, to), (kind, bits) in product(product("us", (8, *_WIDTHS)), product("us", (8, *_WIDTHS))):
        two = {"d": _register(to), "a": _register(bits)}
        meaning = _conversion(to, sext if kind == "s" else zext, bits)
        yield _wider(_row(f"cvt.{a}{to}.{kind}{bits}", "d, a", two, meaning, _MOVE), signed=a == "s")
    two = {"d": _register(64), "a": _register(64)}
    yield _row("cvta.to.global.u64", "d, a", two, lambda m: m.write("d", m.read("a")), _MOVE)
    bytes_of = {"d": _register(32), "a": _register(32), "b": _register(32), "s": _register(32)}
    yield _row("prmt.b32", "d, a, b, s", bytes_of, _permuted, _MOVE, "{d} = permuted({a}, {b}, {s})")


def _conversion(to: int, extend: Callable[[Term, int], Term], bits: int) -> Semantics:
    return lambda m: m.write("d", extract(extend(m.read("a"), max(to, bits)), to - 1, 0))


def _permuted(m: Machine) -> None:
    """Take for each byte the one of b and a that a nibble of s numbers, or its highest bit eight times."""
    both, s, found = concat(m.read("b"), m.read("a")), m.read("s"), list[Term]()
    for low in range(0, 16, 4):
        by = zext(concat(extract(s, low + 2, low), const(0, 3)), 64)
        byte = extract(make("lshr", (both, by), 64), 7, 0)
        found.append(ite(extract(s, low + 3, low + 3), sext(extract(byte, 7, 7), 8), byte))
    m.write("d", concat(*reversed(found)))


def _memory() -> Iterator[PtxRow]:
    """Yield loads and stores of one, two and four registers at an address and a number."""
    address, near = ({"a": _register(bits), "o": _OFFSET} for bits in (64, 32))
    most = 128
    statement = {"ld.param.u32": "{d} = {a}[{o}]", "ld.global.u8": "{d} = {a}[{o}]", "st.global.u32": "{a}[{o}] = {b}"}
    # Of a look-up, and of a byte that is stored, the offset is where the table begins.
    statement |= {f"ld.shared.u{bits}": f"{{d}} = look_up{bits}({{o}}, {{a}})" for bits in (8, 16, 32)}
    statement |= {"st.shared.u8": "store8({o}, {a}, {b})", "st.shared.u32": "{a}[{o}] = {b}"}
    for kind, bits, count in product("usb", (8, *_WIDTHS), (1, 2, 4)):
        if bits * count > most:
            continue
        what = f"v{count}.{kind}{bits}" if count > 1 else f"{kind}{bits}"
        for space in ("param", "global", "global.nc", "shared"):
            pointer = near if space == "shared" else address
            name, loaded = f"ld.{space}.{what}", {"d": _register(bits), **pointer}
            form = f"{{d:{count}}}, [a+o]" if count > 1 else "d, [a+o]"
            row = _row(name, form, loaded, _load(bits, count), _MOVE, statement.get(name, ""))
            yield _wider(row, signed=kind == "s", space=space)
        for space, pointer in (("global", address), ("shared", near)):
            name, stored = f"st.{space}.{what}", {**pointer, "b": _register(bits)}
            form = f"[a+o], {{b:{count}}}" if count > 1 else "[a+o], b"
            row = _row(name, form, stored, _store(count), _MOVE, statement.get(name, ""))
            yield _wider(row, signed=False, space=space)


def _load(bits: int, count: int) -> Semantics:
    """Return the meaning of a load of so many registers."""

    def run(m: Machine) -> None:
        whole = m.load(m.read("a") + m.value("o"), bits * count // 8)
        for i in range(count):
            m.write("d", extract(whole, bits * (i + 1) - 1, bits * i), i)

    return run


def _store(count: int) -> Semantics:
    return lambda m: m.store(m.read("a") + m.value("o"), concat(*(m.read("b", i) for i in reversed(range(count)))))


def _control() -> Iterator[PtxRow]:
    for name in ("bra", "bra.uni"):
        yield _row(name, "t", {"t": _TARGET}, lambda m: m.jump(m.pc() + m.value("t")), _CONTROL)
    guarded = {"p": _register(1), "t": _TARGET}  # with the predicate that PTX has in front of the opcode
    yield _row("@p bra", "t", guarded, _branch, _CONTROL, "if ({p}) goto {t}")
    yield _row("ret", "", {}, lambda m: m.jump(RETURN), _CONTROL)
    yield _row("bar.sync", "n", {"n": _UNSIGNED}, lambda m: m.meet(m.value("n")), _ISA + "9.7.14")


def _branch(m: Machine) -> None:
    m.jump(ite(m.read("p"), m.pc() + m.value("t"), m.pc() + const(1, 64)))


ROWS = {
    row.name: row for rows in (_logic(), _arithmetic(), _choices(), _moves(), _memory(), _control()) for row in rows
}

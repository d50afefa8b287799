"""What called functions do to the memory of a caller, and what a caller may let a branch depend on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.phase_entries import fused
from ciphergen.dsl.phase_mode import PhaseMode
from ciphergen.dsl.phase_run import TAG
from ciphergen.dsl.public_number import NotKnown
from ciphergen.dsl.term import Term, concat, const, eq, from_bytes
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.dsl.values import Value
from ciphergen.interface.phases import FoldRole, PhaseRole, message_of
from ciphergen.interface.role import Holds
from ciphergen.verify.composition.applications import Applications, Equal, String
from ciphergen.verify.composition.call import Callee, Place, ProvedCall
from ciphergen.verify.composition.pieces import apart, joined
from ciphergen.verify.composition.streams import Stream
from ciphergen.verify.composition.text import SEVERAL, Text, TextRun
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.memory import Region
from ciphergen.verify.execution.state import Instruction, State
from ciphergen.verify.execution.strings import (
    Content,
    DerivedKey,
    Initial,
    KeyForm,
    RoundKeys,
    Streamed,
    StringPiece,
    ZeroBytes,
)
from ciphergen.verify.variables import key_byte, symbol
from ciphergen.verify.verdict import Broken, Property, Verdict


@dataclass(frozen=True)
class Session:
    """The proof of one function of a mode with phases, out of place or in place.

    callees: the proved functions by where they begin; streams: what counter mode computes of the text; names: of
    strings, by the region that holds them at entry; lengths: by the names of buffers. known, verdicts: what was found
    out under the conditions of paths.
    """

    mode: PhaseMode
    role: PhaseRole
    applications: Applications
    callees: Mapping[int, Callee]
    streams: tuple[Stream, ...]
    names: Mapping[str, str]
    lengths: Mapping[str, Term]
    known: dict[tuple[tuple[Term, ...], Term], int | None] = field(default_factory=dict)
    verdicts: dict[tuple[Term, ...], Term | None] = field(default_factory=dict)

    @property
    def entries(self) -> frozenset[int]:
        """Return where proved functions begin."""
        return frozenset(self.callees)

    # The text, for what a path decides.

    def run(self, context: Context, state: State) -> TextRun:
        """Return the text as it runs for a path."""
        public = [b.name for b in self.role.buffers if b.secrecy is Secrecy.PUBLIC]
        run = TextRun(self.mode, self.applications, context.normal, lambda goal: context.holds(state, goal), public)
        run.derive()
        return run

    def given(
        self, fixed: Callable[[Term], int | None], tag_bytes: int | None, decide: Equal | None = None
    ) -> dict[str, Value]:
        """Return the values of what the text's direction takes. fixed: the only value that a length has, None if it may
        have several; decide: see `Text`."""
        taken = message_of(self.mode, self.role.direction)
        values = dict[str, Value]()
        for name, is_string in self.mode.given(self.role.direction).items():
            buffer = self.role.source.name if name == taken.name else name
            if is_string:
                values[name] = self._text(buffer, fixed, decide)
            else:
                size = self.mode.block_bits // 8
                known = [self.byte(buffer, i) for i in range(min(tag_bytes or 0, size))]
                values[name] = from_bytes([*known, *[const(0, 8)] * (size - len(known))], "big")
        return values

    def _text(self, buffer: str, fixed: Callable[[Term], int | None], decide: Equal | None) -> Text:
        length = self.lengths[buffer]

        def known() -> tuple[Term, ...]:
            if (count := fixed(length)) is None:
                raise NotKnown(SEVERAL)
            return tuple(self.byte(buffer, i) for i in range(count))

        return Text(String(Initial(buffer, const(0, length.width)), length), known, decide)

    def byte(self, buffer: str, number: int) -> Term:
        """Return the variable of a byte of what a caller gives in a string."""
        row = next(b for b in self.role.buffers if b.name == buffer)
        return symbol("string", 8, row.secrecy, buffer, number)

    def tag_bytes(self, context: Context, state: State) -> int | None:
        """Return the length of the tag that a path fixes, None if it fixes none."""
        length = self.lengths.get(TAG)
        return None if length is None else self.fixed(context, state, length)

    def fixed(self, context: Context, state: State, length: Term) -> int | None:
        """Return the only value that a length has on a path, None if it may have several."""
        key = state.conditions, length
        if key not in self.known:
            self.known[key] = context.fixed(state, length)
        return self.known[key]

    # What may be known of a secret.

    def verdict(self, context: Context, state: State) -> Term | None:
        """Return the comparison on which the text releases something, for a path; None if the path leaves open which it
        is, or there is none."""
        count = self.tag_bytes(context, state) if self.role.refuses else None
        if count is None or count not in self.mode.tag_bytes:
            return None
        if state.conditions not in self.verdicts:
            self.verdicts[state.conditions] = self._verdict(context, state, count)
        return self.verdicts[state.conditions]

    def _verdict(self, context: Context, state: State, count: int) -> Term | None:
        try:
            run = self.run(context, state)
            given = self.given(lambda t: self.fixed(context, state, t), count, run.decide)
            return run.verdict(self.role.direction, given, count)
        except NotKnown:
            return None

    def releases(self, context: Context, state: State, instruction: Instruction, condition: Term) -> bool:
        """Return True if a condition is the whole comparison of the text, before which nothing was written.

        Raises:
            Broken: something was written before.
        """
        verdict = self.verdict(context, state)
        if verdict is None:
            return False
        if not any(context.holds(state, eq(condition, one)) for one in (verdict, ~verdict)):
            return False
        if written := self.written(context, state):
            text = f"compares the tag after {written} was written"
            raise Broken(Property.RELEASE, instruction.address, text)
        return True

    def written(self, context: Context, state: State) -> str:
        """Return the name of a buffer of the caller's that a path wrote, "" if it wrote none."""
        for region in context.contract.regions:
            stored = state.memory.written.get(region.name) or state.strings.get(region.name)
            if stored and region.writable and region is not context.contract.stack:
                return region.name
        return ""

    # What called functions do.

    def take(self, context: Context, state: State, instruction: Instruction) -> None:
        """Do on a state what a proved function does.

        Raises:
            Broken: its contract is not kept, or what it does is not understood.
        """
        callee = self.callees[instruction.address]
        role = callee.role
        if not (role.expands or role.mode or role.blocks == 1):
            text = f"calls {callee.symbol}, which does many blocks as no mode's text does"
            raise Broken(Property.CONTROL, instruction.address, text, Verdict.UNSUPPORTED)
        call = ProvedCall.checked(context, state, instruction.address, callee)
        if isinstance(role, FoldRole):
            self._check_key(call)
            both = fused(self.mode).get(role.direction)
            self._message(call) if both is None else self._fused(call, *both)
        elif callee.variant.entries:
            (self._derive if role.expands else self._message)(call)
        elif role.expands:
            self._expand(call)
        elif role.blocks == 1 and role.keyed:
            self._block(call)
        else:
            self._stream(call)
        call.leave()

    def _expand(self, call: ProvedCall) -> None:
        (made, key) = call.callee.role.buffers
        if call.bytes(key.name) != tuple(map(key_byte, range(call.callee.variant.key_bytes))):
            raise call.broken(Property.RESULT, f"calls {call.callee.symbol} with another key than the user's")
        self._write(call, call.places[made.name], RoundKeys())

    def _derive(self, call: ProvedCall) -> None:
        (made, key) = call.callee.role.buffers
        given, values = iter(call.bytes(key.name)), list[Term]()
        for port in call.callee.variant.derived.values():
            values.append(call.context.normal(from_bytes([next(given) for _ in range(port.bytes)], "big")))
        self._write(call, call.places[made.name], DerivedKey(tuple(values)))

    def _key(self, call: ProvedCall, kind: type[KeyForm]) -> KeyForm:
        """Return what the key of a call holds, which a function has made of it."""
        name = next(b.name for b in call.callee.role.buffers if b.holds is Holds.ROUND_KEYS)
        place = call.places[name]
        for piece in call.state.strings.get(place.region.name, ()):
            whole = call.equal(piece.start, place.start) and call.equal(piece.length, place.size)
            if isinstance(piece.content, kind) and whole:
                return piece.content
        text = f"calls {call.callee.symbol} with a {name} that does not hold what key expansion makes"
        raise call.broken(Property.READS, text)

    def _check_key(self, call: ProvedCall) -> None:
        self._key(call, RoundKeys)

    def _block(self, call: ProvedCall) -> None:
        self._check_key(call)
        role, run = call.callee.role, self.run(call.context, call.state)
        call.put_block(role.output.name, run.crypt(role.direction, call.block(role.source.name)))

    def _stream(self, call: ProvedCall) -> None:
        self._check_key(call)
        role = call.callee.role
        counter = next(b.name for b in role.buffers if b.holds is Holds.STATE)
        first = call.block(counter)
        if not call.context.secrecy.is_public(first):
            raise call.broken(Property.SECRET_BRANCH, f"calls {call.callee.symbol} with a secret counter")
        if self.role.refuses:
            verdict = self.verdict(call.context, call.state)
            if verdict is None or not call.holds(verdict):
                raise call.broken(Property.RELEASE, "writes plaintext where the tag was not found to be right")
        source, length = self._content(call, call.places[role.source.name]), call.lengths[role.lengths[0].name]
        known = next((s for s in self.streams if call.holds(s.fits(first, length))), None)
        if known is None or not isinstance(source, Initial):
            text = f"calls {call.callee.symbol}, whose counter may overflow where that of the mode does not"
            raise call.broken(Property.RESULT, text, Verdict.UNDECIDED)
        self._write(call, call.places[role.output.name], Streamed(known.name, first, source), known)
        bits = 8 * call.callee.variant.block_bytes
        call.put_block(counter, call.left(counter, bits))

    def _message(self, call: ProvedCall) -> None:
        role, variant = call.callee.role, call.callee.variant
        mode = MessageMode.of(variant, role.mode)
        if mode.taken is None:
            self._clear(call, mode)
            return
        run = self.run(call.context, call.state)
        carried, own = call.block(mode.chain.name), run.key_values(tuple(port.name for port in mode.fixed))
        if not self._has_derived(call, run):
            text = f"calls {call.callee.symbol} with another key than that of the text"
            raise call.broken(Property.RESULT, text, Verdict.UNDECIDED)
        place = call.places[mode.taken.name]
        if place.region.length is None:
            made = run.fold_bytes(role.direction, carried, call.bytes(mode.taken.name))
        else:
            empty = call.equal(place.size, const(0, place.size.width))  # and then whatever its bytes are
            content = ZeroBytes() if empty else self._content(call, place)
            made = run.folded(role.direction, own, carried, String(content, place.size))
        call.put_block(mode.chain.name, call.context.normal(made))

    def _fused(self, call: ProvedCall, fold: str, each: str) -> None:
        """Do a fold over what an `each` makes. A last block is filled with zeros behind what is made of it."""
        mode = MessageMode.of(call.callee.variant, call.callee.role.mode)
        state, bits = call.bytes(mode.chain.name), self.mode.block_bits
        carried, counter = (call.context.normal(from_bytes(state[at : at + bits // 8], "big")) for at in (0, bits // 8))
        assert mode.taken is not None, "see `fused`"
        place = call.places[mode.taken.name]
        source = self._content(call, place)
        if not isinstance(source, Initial):
            text = f"calls {call.callee.symbol} with what is made of another string"
            raise call.broken(Property.READS, text, Verdict.UNSUPPORTED)
        run = self.run(call.context, call.state)
        made = run.folded(fold, (), carried, String(Streamed(each, counter, source), place.size))
        call.put_block(mode.chain.name, concat(call.context.normal(made), call.left(mode.chain.name, bits)))

    def _has_derived(self, call: ProvedCall, run: TextRun) -> bool:
        """Return True if the key of a call is made of what the text derives."""
        if not call.callee.variant.derived:
            return True
        key, own = self._key(call, DerivedKey), run.key_values(tuple(call.callee.variant.derived))
        return isinstance(key, DerivedKey) and all(map(call.equal, key.values, own))

    def _clear(self, call: ProvedCall, mode: MessageMode) -> None:
        """Do what a function does that makes a message of zeros and leaves its chain as it is."""
        variant, size = call.callee.variant, mode.block.bytes
        chain = [symbol("chain", 8, Secrecy.SECRET, i) for i in range(mode.chain.bytes)]
        normal = call.context.normal
        for count in (size, size - 1, 1, 0):
            after, made = mode.step(variant, {}, chain, [const(0, 8)] * count)
            assert [*map(normal, after)] == chain, "see `phase_entries`"
            assert all(normal(byte) is const(0, 8) for byte in made), "see `phase_entries`"
        call.bytes(mode.chain.name)
        assert mode.made is not None
        self._write(call, call.places[mode.made.name], ZeroBytes())

    # Strings.

    def _content(self, call: ProvedCall, place: Place) -> Content:
        """Return what a buffer of unknown length holds."""
        found = self.content(call.context, call.state, place.region, place.start, place.size)
        if found is None:
            text = f"calls {call.callee.symbol} with a {place.buffer.name} of which the bytes are not known"
            raise call.broken(Property.READS, text, Verdict.UNSUPPORTED)
        return found

    def content(self, context: Context, state: State, region: Region, start: Term, size: Term) -> Content | None:
        """Return what a part of a region holds, None if it is not known."""

        def equal(a: Term, b: Term) -> bool:
            return a is b or context.holds(state, eq(a, b))

        if region.length is None or state.memory.written.get(region.name):
            return None
        for piece in state.strings.get(region.name, ()):
            if equal(piece.start, start) and equal(piece.length, size):
                return piece.content
            if not apart(context, state, piece, start, size):
                return None
        if region.initial(0) is None or region.name not in self.names:
            return None
        return Initial(self.names[region.name], start)

    def _write(self, call: ProvedCall, place: Place, content: Content, stream: Stream | None = None) -> None:
        """Write a string into a buffer; two strings that are one are taken for one."""
        state, region, piece = call.state, place.region, StringPiece(place.start, place.size, content)
        new, whole = piece, isinstance(content, KeyForm)
        stored = state.memory.written.get(region.name, {})
        # A frame is its function's own, which writes and gives back words of it where it likes.
        own = region is call.context.contract.stack
        plain = all(piece.apart(i, i + 1) for i in stored)
        if (region.length is None) != whole or own or not plain:
            text = f"calls {call.callee.symbol} with an {place.buffer.name} in {region.name}"
            raise call.broken(Property.WRITES, text, Verdict.UNSUPPORTED)
        kept = list[StringPiece]()
        for piece in state.strings.get(region.name, ()):
            if call.equal(piece.start, new.start) and call.equal(piece.length, new.length):
                continue
            if stream is not None and (both := joined(call, stream, piece, new)) is not None:
                new = both
            elif apart(call.context, state, piece, new.start, new.length):
                kept.append(piece)
            else:
                text = f"calls {call.callee.symbol}, which writes a part of what another function wrote"
                raise call.broken(Property.WRITES, text, Verdict.UNSUPPORTED)
        state.write_string(region.name, (*kept, new))

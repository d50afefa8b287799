"""From a cipher and options to the files for a GPU: kernels of straight code, and the text around them.

The generator's own way ends behind selection: the compiler of the GPU schedules, and allocates registers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import ciphergen
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.dsl.cipher import Cipher, Variant
from ciphergen.dsl.errors import UserError, unknown
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.uncollected import uncollected
from ciphergen.generator import emit
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.frames.kernel import schedule_shape, thread_shape
from ciphergen.generator.kernel_files import file_names
from ciphergen.generator.kernel_options import KernelChoice, choose
from ciphergen.generator.known_answers import Answer, block_answers, known_answers
from ciphergen.generator.level import Job
from ciphergen.generator.machine import Function
from ciphergen.generator.options import Options, command
from ciphergen.generator.output import Refusal
from ciphergen.generator.passages import Comments
from ciphergen.generator.pipeline import run
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.show import terms_text
from ciphergen.generator.stages import KERNEL_STAGES
from ciphergen.generator.statements import Statements, statements
from ciphergen.interface.role import Role
from ciphergen.interface.spelling import c_bytes
from ciphergen.interface.table import functions, key_expansion, row_of_blocks

# By the bytes that a thread loads at a time, the type of CUDA that has them; its words are called as follows.
_VECTORS = {8: "uint2", 16: "uint4"}
_WORDS = "xyzw"
_WORD = 4


@dataclass(frozen=True)
class KernelInfo:
    """The facts about a kernel that was made. symbol: its own; role: of the C interface; file: the PTX with it;
    statements: lines of C++ that compute; blocks: that a thread takes, 0 for the key schedule."""

    symbol: str
    role: str
    variant: str
    file: str
    statements: int
    blocks: int


@dataclass(frozen=True)
class VariantKernels:
    """The kernels of one variant: plain data, so that another process can make it. shown: for the templates; refused:
    modes that are left out."""

    variant: str
    functions: tuple[KernelInfo, ...]
    shown: Mapping[str, Any]
    refused: tuple[Refusal, ...] = ()


@dataclass(frozen=True)
class KernelOutput:
    """The generated files. files: name to text, in a fixed order; functions: in the order of the source; command: the
    first line of each file; refused: what was not made, of that which no option names."""

    files: Mapping[str, str]
    functions: tuple[KernelInfo, ...]
    command: str
    refused: tuple[Refusal, ...]


@uncollected()
def make(cipher: Cipher, gpu: Gpu, options: Options, name: str) -> VariantKernels:
    """Return the kernels of one variant.

    Raises:
        UserError: the GPU has no rules for the cipher.
    """
    choice, variant = choose(cipher, gpu, options), cipher.variant(name)
    try:
        return _Maker(cipher, gpu, choice, variant).run()
    except Unsupported as error:
        found = f"{variant.name} cannot be made for {gpu.name} yet: {error}"
        raise UserError(error.place or "--target", found, "what gen list shows", "gen list") from error


def attempt(cipher: Cipher, gpu: Gpu, options: Options, name: str) -> VariantKernels | Refusal:
    """Return the kernels of a variant, or why there are none, which is an error only of variants that options name.

    Raises:
        UserError: as `make`, of such a variant.
    """
    try:
        return make(cipher, gpu, options, name)
    except UserError as error:
        if options.variants:
            raise
        return Refusal(name, "", error)


def generate(cipher: Cipher, gpu: Gpu, options: Options, made: Sequence[VariantKernels | Refusal]) -> KernelOutput:
    """Return all files for a cipher on a GPU, the same on every run. made: what `attempt` returned for every variant.

    Raises:
        UserError: no variant can be made.
    """
    line = command(cipher, gpu, options)
    codes = [code for code in made if isinstance(code, VariantKernels)]
    refused = tuple(each for part in made for each in (part.refused if isinstance(part, VariantKernels) else (part,)))
    if not codes:
        raise refused[0].error
    header, source, selftest, build = file_names(cipher)
    values = {
        "command": line,
        "cipher": cipher,
        "target": gpu,
        "cores": list(gpu.cores),
        "library": cipher.name,
        "guard": f"{options.prefix}{cipher.name}_{gpu.name}".upper(),
        "version": ciphergen.__version__,
        "header": header,
        "source": source,
        "selftest": selftest,
        "variants": [code.shown for code in codes],
        "example": codes[0].shown,
        "expansion": key_expansion().name,
        "row": row_of_blocks(ENCRYPT).name,
        "proved": options.prove,
        "lengths": (lengths := (0, 1, 2, 31, 33, gpu.threads - 1, gpu.threads, gpu.threads + 1)),
        "most": max(lengths),
    }
    shapes = {header: "header.cuh", source: "kernels.cu", selftest: "selftest.cu", build: "CMakeLists.txt"}
    files = {file: emit.render(f"cuda/{shape}.j2", values) for file, shape in shapes.items()}
    infos = tuple(info for code in codes for info in code.functions)
    return KernelOutput(files, infos, line, refused)


class _Maker:
    """The kernels of one variant, being made."""

    def __init__(self, cipher: Cipher, gpu: Gpu, choice: KernelChoice, variant: Variant) -> None:
        self._cipher, self._gpu, self._choice, self._variant = cipher, gpu, choice, variant
        self._plan = Plan.of(variant, gpu, choice.generation, choice.strategy)
        self._comments = Comments(cipher, variant)
        self._symbol = f"{choice.prefix}{variant.name}_{gpu.name}"
        self._vector = next((n for n in (16, 8) if variant.block_bytes % n == 0), 0)
        if not self._vector:
            raise Unsupported(f"a block of {variant.block_bytes} bytes is not loaded by 8 or 16 bytes at a time")
        assert self._plan.keys.word_bytes == _WORD, "see `RuleSet`"

    def run(self) -> VariantKernels:
        """Return all kernels."""
        variant, known = self._variant, functions(self._variant)
        infos, shown, refused = list[KernelInfo](), list[dict[str, Any]](), list[Refusal]()
        schedule: tuple[str, ...] = ()
        for role in (role for role in self._choice.roles if role.name in known):
            if role.mode and variant.block_bytes != self._vector:
                text = f"its blocks have {variant.block_bytes} bytes, and counters one vector"
                error = UserError("--mode", f"{role.option} of {variant.name} cannot be made for a GPU yet: {text}")
                refused.append(Refusal(variant.name, role.option, error))
                continue
            made, facts = self._schedule(role) if role.expands else self._blocks(role)
            schedule = made.lines if role.expands else schedule
            name = f"{self._symbol}_{role.name}_kernel"
            each = facts.get("each", 0)
            infos.append(KernelInfo(name, role.name, variant.name, f"{variant.name}.ptx", made.count, each))
            shown.append(
                {"role": role.name, "mode": role.mode, "kernel": name, "blocks": each, "lines": made.lines, **facts}
            )
        mode = next((each["mode"] for each in shown if each["mode"]), "")
        answers = known_answers(self._cipher, variant, mode) if mode else []
        return VariantKernels(
            variant.name,
            tuple(infos),
            {
                "title": variant.title,
                "symbol": self._symbol,
                "key_bytes": variant.key_bytes,
                "block_bytes": variant.block_bytes,
                "alignment": self._vector,
                "vector": _VECTORS[self._vector],
                "times": f" * {times}" if (times := variant.block_bytes // self._vector) > 1 else "",
                "declaration": self._plan.keys.declaration(self._gpu.key_alignment),
                "schedule": schedule,
                "functions": shown,
                "vectors": [
                    {"key": c_bytes(key), "plain": c_bytes(plain), "cipher": c_bytes(coded)}
                    for key, plain, coded in block_answers(self._cipher, variant)
                ],
                "longest": max((len(a.plain) for a in answers), default=0),
                "answers": [_shown(a) for a in answers],
            },
            tuple(refused),
        )

    def function(self, role: Role) -> Function:
        """Return the rows of a function."""
        name = f"{self._symbol}_{role.name}"
        if role.expands:
            shape = schedule_shape(self._plan, role, name)
        else:
            shape = thread_shape(self._plan, role, self._plan.layouts()[0][0], name)
        job = Job(self._plan, role, self._choice.prefix, self._gpu.cores[self._gpu.default_core])
        made: Function = run(job, "selection", {"shape": shape})["selection"]
        return made

    def _schedule(self, role: Role) -> tuple[Statements, dict[str, Any]]:
        return statements(self.function(role), {"key": "key", "ks": "ks->rk"}, {}, self._comments.passage), {}

    def _blocks(self, role: Role) -> tuple[Statements, dict[str, Any]]:
        """Return the statements on the blocks of a thread, and how they are loaded and stored."""
        if role.mode:
            return self._counted(role)
        times, size = self._variant.block_bytes // self._vector, self._variant.block_bytes
        words = {4 * i: f"in{4 * i // self._vector}.{_WORDS[i % (self._vector // 4)]}" for i in range(size // 4)}
        made = statements(self.function(role), {"ks": "ks.rk"}, words, self._comments.passage)
        place = [f"i * {times} + {part}" if times > 1 else "i" for part in range(times)]
        stored = [[made.left[at + 4 * i] for i in range(self._vector // 4)] for at in range(0, size, self._vector)]
        fro, to = ("plain", "cipher") if role.direction == ENCRYPT else ("cipher", "plain")
        return made, {
            "each": 1,
            "loads": [(f"in{part}", place[part]) for part in range(times)],
            "stores": list(zip(place, stored, strict=True)),
            "from": fro,
            "to": to,
        }

    def _counted(self, role: Role) -> tuple[Statements, dict[str, Any]]:
        """Return the statements on the counter of a thread's block, and what is done around them: numbers of 64 bits,
        of which the last takes the sum and those before what is carried."""
        size, count = self._variant.block_bytes, self._variant.block_bytes // 8
        names = [f"number{i}" for i in range(count)]
        limbs = [{"name": names[-1], "at": 2 * count - 2, "added": "i"}]
        for i in reversed(range(count - 1)):
            behind = f"number_of(counter.w[{2 * i + 2}], counter.w[{2 * i + 3}])"
            limbs.append({"name": names[i], "at": 2 * i, "added": f"({names[i + 1]} < {behind})"})
        parts = [f"(uint32_t)({name} >> 32)" if high else f"(uint32_t){name}" for name in names for high in (1, 0)]
        words = [(f"c{i}", part) for i, part in enumerate(parts)]
        made = statements(
            self.function(role), {"ks": "ks.rk"}, {4 * i: f"c{i}" for i in range(size // 4)}, self._comments.passage
        )
        stream = [made.left[4 * i] for i in range(size // 4)]
        return made, {
            "each": 1,
            "limbs": limbs,
            "words": words,
            "mixed": [f"data.{_WORDS[i]} ^ {word}" for i, word in enumerate(stream)],
            "bytes": [f"(uint8_t)({stream[i // 4]} >> {8 * (i % 4)})" for i in range(size - 1)],
        }


def _shown(answer: Answer) -> dict[str, Any]:
    """Return a known answer of a mode as C initialisers."""
    parts = {name: c_bytes(getattr(answer, name)) for name in ("key", "counter", "plain", "cipher")}
    return {**parts, "bytes": len(answer.plain)}


def stage(cipher: Cipher, gpu: Gpu, options: Options, name: str, stage: str) -> str:
    """Return a stage of all functions of a variant, as text. name: of the variant.

    Raises:
        UserError: there is no such stage of kernels, or as `make`.
    """
    if stage not in KERNEL_STAGES:
        raise unknown("--stage", f"stage for {gpu.name}", stage, KERNEL_STAGES)
    choice, variant = choose(cipher, gpu, options), cipher.variant(name)
    if stage == "terms":
        return terms_text(variant)
    if stage == "statements":
        lines = {f["kernel"]: f["lines"] for f in make(cipher, gpu, options, name).shown["functions"]}
        return "\n".join("\n    ".join([kernel, *made]) + "\n" for kernel, made in lines.items())
    maker = _Maker(cipher, gpu, choice, variant)
    return "\n".join(_listing(maker.function(role)) for role in choice.roles)


def _listing(function: Function) -> str:
    """Return rows of PTX in virtual registers, with the operands in their order."""
    shown = [(i.row.name, ", ".join(str(i.operands[name]) for name in i.row.operands)) for i in function.instructions()]
    return "\n    ".join([function.name, *(f"{row} {operands}" for row, operands in shown)]) + "\n"

"""A campaign of mutants of the functions that `gen` makes: how many are refused or proved equal, by function.

python -m tests.verify.campaign --cipher aes --variant aes128 --target rv32i --size small --count 200
    [--part aes128_encrypt,…] [--seed N] [--strategy NAME] [--cluster HOST:PORT|local] [--jobs N] [--log FILE]
python -m tests.verify.campaign --cipher pilsung --variant pilsung --target cuda --one-key 0011… --count 200
python -m tests.verify.campaign --cipher aes --variant aes128 --target cuda --strategy tables --allow-tables

With --run-proved-only, mutants that are refused are not run, which takes longer than the proof of kernels. Mutants are
examined in chunks, by processes of this machine or a cluster's workers. Exit status: 1 if a mutant is
proved that a run tells from the original. `open` are mutants of which a run differs and the prover says that it cannot
follow them, `unproved` those of which none does.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import process_time
from typing import IO

from ciphergen.backends import platform, target
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.cli import processors
from ciphergen.cli.cluster import Lost, TaskRunner, cluster
from ciphergen.cli.workers import run_all
from ciphergen.dsl.cipher import load
from ciphergen.dsl.fixed_key import under_keys
from ciphergen.generator import kernels
from ciphergen.generator.kernel_files import file_names
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from tests.cuda.kernel_mutants import KernelSubject
from tests.verify.mutants import Subject

CHUNK = 50  # mutants of one task, which share what was proved of the original
_REFUSED = ("counterexample", "rule")
ENDS = ("counterexample", "rule", "equal", "unproved", "open", "lost")


@dataclass(frozen=True)
class Made:
    """An object, or PTX, to make mutants of. cipher: shipped name or path; roles: by symbol; tables, one_key: as in
    options."""

    cipher: str
    variant: str
    target: str
    code: bytes
    roles: tuple[tuple[str, str], ...]
    tables: bool = False
    one_key: str = ""

    @classmethod
    def of(cls, cipher: str, variant: str, on: str, options: Options) -> Made:
        """What `gen` makes of a variant."""
        machine, text = platform(on), load(cipher)
        if isinstance(machine, Gpu):
            made = kernels.generate(text, machine, options, [kernels.attempt(text, machine, options, variant)])
            code = compile_to_ptx(machine, made.files, file_names(text)[1]).encode()
        else:
            of_processor = generate(text, target(on), options)
            made, code = of_processor, assemble(of_processor.files[of_processor.functions[0].file], target(on))
        roles = tuple((f.symbol, f.role) for f in made.functions)
        return cls(cipher, variant, on, code, roles, options.allow_tables, options.one_key)

    def subject(self) -> Subject | KernelSubject:
        (variant,) = under_keys([load(self.cipher).variant(self.variant)], self.one_key)
        if isinstance(platform(self.target), Gpu):
            return KernelSubject(self.code.decode(), variant, dict(self.roles), tables=self.tables)
        return Subject(self.code, target(self.target), variant, dict(self.roles), tables=self.tables)


@dataclass(frozen=True)
class Chunk:
    """Mutants to examine: of one function, `count` from the one with the number `first` on, of a seed. refused: whether
    those are run, too, that are refused."""

    made: Made
    part: str
    seed: int
    first: int
    count: int
    refused: bool = True


@dataclass(frozen=True)
class Examined:
    """What became of a mutant. differs: where a run of it differs, empty if nowhere; seconds: of a processor."""

    part: str
    number: int
    kind: str
    text: str
    end: str
    said: str
    differs: str
    seconds: float

    @property
    def wrong(self) -> bool:
        """Whether something is proved that is not so."""
        return self.end == "equal" and self.differs != ""


def chunks(made: Made, parts: Sequence[str], seed: int, count: int, *, refused: bool = True) -> list[Chunk]:
    """The tasks of a campaign: some mutants of each function first, so that one that is stopped has of all."""
    return [
        Chunk(made, part, seed, first, min(CHUNK, count - first), refused)
        for first in range(0, count, CHUNK)
        for part in parts
    ]


def work(chunk: Chunk) -> list[Examined]:
    """Examines the mutants of a chunk, after the function itself is proved."""
    subject, found = chunk.made.subject(), list[Examined]()
    assert subject.holds(chunk.part)
    mutants = islice(subject.mutants(chunk.seed, chunk.part), chunk.first, chunk.first + chunk.count)
    for number, mutant in enumerate(mutants, chunk.first):
        begun = process_time()
        finding = subject.examine(mutant)
        seconds = process_time() - begun
        differs = subject.tells(mutant) if chunk.refused or finding.end not in _REFUSED else ""
        found.append(
            Examined(chunk.part, number, mutant.kind, mutant.text, finding.end, finding.said, differs, seconds)
        )
    return found


def examined(run: TaskRunner, tasks: Sequence[Chunk]) -> Iterator[Examined]:
    """What became of the mutants of all tasks, as they are examined; a lost task's are `lost`."""
    with closing(run(work, tasks, "examining mutants")) as results:
        for number, found in results:
            chunk = tasks[number]
            if isinstance(found, Lost):
                numbers = range(chunk.first, chunk.first + chunk.count)
                yield from (Examined(chunk.part, n, "", "", "lost", found.reason, "", 0.0) for n in numbers)
            else:
                yield from found


def table(found: Sequence[Examined], *, runs: bool = True) -> Iterator[str]:
    """A line for each function: how its mutants ended, and of how many of the refused ones a run differs. runs: whether
    they were run."""
    by_part: dict[str, list[Examined]] = defaultdict(list)
    for each in found:
        by_part[each.part].append(each)
    for part, ours in by_part.items():
        ends = Counter(each.end for each in ours)
        refused = [each for each in ours if each.end in _REFUSED]
        counted = ", ".join(f"{ends[end]} {end}" for end in ENDS if ends[end])
        differ = sum(each.differs != "" for each in refused)
        longest = max(each.seconds for each in ours)
        ran = f"a run differs of {differ} refused; " if runs else ""
        yield f"{part}: {len(ours)} made: {counted}; {ran}longest {longest:.0f} s"


def main(arguments: Sequence[str]) -> int:
    """Run a campaign and print its table."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("cipher", "variant", "target"):
        parser.add_argument(f"--{name}", required=True)
    for name, default in (("strategy", ""), ("size", "fast"), ("part", ""), ("cluster", ""), ("log", "")):
        parser.add_argument(f"--{name}", default=default)
    for name, number in (("count", 200), ("seed", 21), ("jobs", 1)):
        parser.add_argument(f"--{name}", default=number, type=int)
    parser.add_argument("--one-key", default="")
    parser.add_argument("--allow-tables", action="store_true")
    parser.add_argument("--run-proved-only", action="store_true")
    asked = parser.parse_args(arguments)
    taken = {"allow_tables": asked.allow_tables, "one_key": asked.one_key}
    options = Options((asked.variant,), strategy=asked.strategy, size=asked.size, **taken)
    made = Made.of(asked.cipher, asked.variant, asked.target, options)
    parts = asked.part.split(",") if asked.part else [symbol for symbol, _ in made.roles]
    tasks = chunks(made, parts, asked.seed, asked.count, refused=not asked.run_proved_only)
    found: list[Examined] = []
    processors.limit(asked.jobs)
    with cluster(asked.cluster) if asked.cluster else nullcontext(run_all) as run, _log(asked.log) as log:
        for each in examined(run, tasks):
            found.append(each)
            if log is not None:
                print(json.dumps(vars(each)), file=log, flush=True)
    print("\n".join(table(found, runs=not asked.run_proved_only)))
    wrong = [each for each in found if each.wrong]
    for each in wrong:
        print(f"proved though a run differs: {each.text}: {each.differs}")
    return 1 if wrong else 0


def _log(place: str) -> nullcontext[None] | IO[str]:
    return Path(place).open("a", encoding="utf-8") if place else nullcontext()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

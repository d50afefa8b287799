"""A campaign of mutants of the functions that `gen` makes: how many are refused or proved equal, by function.

python -m tests.verify.campaign --cipher aes --variant aes128 --target rv32i --size small --count 200
    [--part aes128_encrypt,…] [--seed N] [--strategy NAME] [--cluster HOST:PORT|local] [--jobs N] [--log FILE]
python -m tests.verify.campaign --cipher pilsung --variant pilsung --target cuda --one-key 0011… --count 200
python -m tests.verify.campaign --cipher aes --variant aes128 --target cuda --strategy tables --allow-tables

With --run-proved-only, mutants that are refused are not run, which takes longer than the proof of kernels. Mutants are
examined one by one by processes of this machine, in chunks by a cluster's workers. A log has a line for each as it is
examined: with the log of a campaign that was stopped, the same command examines the others. Exit status: 1 if a mutant
is proved that a run tells from the original. `open` are mutants of which a run differs and the prover says that it
cannot follow them, `unproved` those of which none does.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from time import process_time

from ciphergen.backends import platform, target
from ciphergen.backends.machine.gpu import Gpu
from ciphergen.backends.tools.gpu_compiler import compile_to_ptx
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.cli import processors
from ciphergen.cli.cluster import Lost, TaskRunner, cluster
from ciphergen.cli.workers import run_all
from ciphergen.dsl.cipher import load
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.fixed_key import under_keys
from ciphergen.generator import kernels
from ciphergen.generator.kernel_files import file_names
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from tests.cuda.kernel_mutants import KernelSubject
from tests.verify.mutants import Mutant, Subject

CHUNK = 50  # mutants that a process examines before it forgets what it knows of the function
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
class Task:
    """Mutants to examine, of one function and a seed, by their numbers. turn: of the campaign, in which a process knows
    what it proved of the function; refused: whether those are run, too, that are refused."""

    made: Made
    part: str
    seed: int
    numbers: tuple[int, ...]
    turn: int = 0
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


def tasks(
    made: Made,
    parts: Sequence[str],
    seed: int,
    count: int,
    *,
    known: frozenset[tuple[str, int]] = frozenset(),
    refused: bool = True,
    at_once: int = 1,
    turn: int = CHUNK,
) -> list[Task]:
    """The tasks of a campaign: some mutants of each function first, so that one that is stopped has of all.

    known: by function and number, those that were examined before. at_once: mutants of a task; turn: of a function.
    """
    return [
        Task(made, part, seed, numbers[i : i + at_once], first, refused)
        for first in range(0, count, turn)
        for part in parts
        for numbers in [tuple(n for n in range(first, min(first + turn, count)) if (part, n) not in known)]
        for i in range(0, len(numbers), at_once)
    ]


class _Function:
    """A function that is proved, and its mutants."""

    def __init__(self, made: Made, part: str, seed: int) -> None:
        self.subject = made.subject()
        assert self.subject.holds(part)
        self._more, self._mutants = self.subject.mutants(seed, part), list[Mutant]()

    def mutant(self, number: int) -> Mutant:
        """The mutant with a number."""
        self._mutants += islice(self._more, max(0, number + 1 - len(self._mutants)))
        return self._mutants[number]


@lru_cache(maxsize=1)
def _function(made: Made, part: str, seed: int, turn: int) -> _Function:
    return _Function(made, part, seed)


def work(task: Task) -> list[Examined]:
    """Examines the mutants of a task, after the function itself is proved."""
    function, found = _function(task.made, task.part, task.seed, task.turn), list[Examined]()
    for number in task.numbers:
        mutant, begun = function.mutant(number), process_time()
        finding = function.subject.examine(mutant)
        seconds = process_time() - begun
        differs = function.subject.tells(mutant) if task.refused or finding.end not in _REFUSED else ""
        found.append(Examined(task.part, number, mutant.kind, mutant.text, finding.end, finding.said, differs, seconds))
    return found


def examined(run: TaskRunner, tasks: Sequence[Task]) -> Iterator[Examined]:
    """What became of the mutants of all tasks, as they are examined; a lost task's are `lost`."""
    with closing(run(work, tasks, "examining mutants")) as results:
        for number, found in results:
            if isinstance(found, Lost):
                task = tasks[number]
                yield from (Examined(task.part, n, "", "", "lost", found.reason, "", 0.0) for n in task.numbers)
            else:
                yield from found


class Log:
    """The mutants of a campaign that were examined, and the file with a line for each, if there is one: its first line
    says of what code and seed they are."""

    def __init__(self, place: str, made: Made, seed: int) -> None:
        """Take what an earlier campaign left in the file.

        Raises:
            UserError: it is of other code, or of another seed.
        """
        self._file = Path(place) if place else None
        first = json.dumps({"code": sha256(made.code).hexdigest(), "seed": seed})
        lines = self._file.read_text(encoding="utf-8").splitlines() if self._file and self._file.exists() else []
        if lines and lines[0] != first:
            text, allowed = f"{place} is of other code, or of another seed", "a log of this campaign, or a new file"
            raise UserError("--log", text, allowed, f"--log {place}.new")
        self.found = [Examined(**json.loads(line)) for line in lines[1:]]
        if not lines:
            self._write(first)

    def add(self, each: Examined) -> None:
        """Write down a mutant."""
        self.found.append(each)
        self._write(json.dumps(vars(each)))

    def _write(self, line: str) -> None:
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                print(line, file=file)


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
    processors.limit(asked.jobs)
    at_once, turn = (CHUNK, CHUNK) if asked.cluster else (1, CHUNK * processors.count())
    log = Log(asked.log, made, asked.seed)
    known = frozenset((each.part, each.number) for each in log.found)
    examine = tasks(
        made,
        parts,
        asked.seed,
        asked.count,
        known=known,
        refused=not asked.run_proved_only,
        at_once=at_once,
        turn=turn,
    )
    with cluster(asked.cluster) if asked.cluster else nullcontext(run_all) as run:
        for each in examined(run, examine):
            log.add(each)
    found = [each for each in log.found if each.part in parts and each.number < asked.count]
    print("\n".join(table(found, runs=not asked.run_proved_only)))
    wrong = [each for each in found if each.wrong]
    for each in wrong:
        print(f"proved though a run differs: {each.text}: {each.differs}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

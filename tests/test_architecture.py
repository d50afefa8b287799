"""The house rules that a program can check: who imports whom, sizes, and strings that may not be committed."""

from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted((ROOT / "ciphergen").rglob("*.py"))
FOLDERS = sorted({path.parent for path in SOURCES})
MAX_FILE, MAX_FUNCTION = 350, 60
MAX_ANY = 19  # lines of the backends with the word `Any`

# What each part may import of ours. The generator and the prover meet on the command line only.
ALLOWED = {
    "dsl": {"dsl"},
    "interface": {"interface", "dsl"},
    "circuits": {"circuits", "dsl"},
    "backends": {"backends", "interface", "dsl"},
    "generator": {"generator", "circuits", "backends", "interface", "dsl", "templates"},
    "hardware": {"hardware", "backends", "dsl"},
    "verify": {"verify", "replay", "backends", "interface", "dsl"},  # a certificate's writer goes the checker's way
    "bench": {"bench", "backends", "interface", "dsl"},
    "tune": {"tune", "backends", "interface", "dsl"},
    "replay": {"replay", "interface", "dsl"},  # rows say what is shown, as texts do, and nothing of how
    "cli": {
        "cli",
        "bench",
        "tune",
        "circuits",
        "generator",
        "hardware",
        "verify",
        "replay",
        "backends",
        "interface",
        "dsl",
    },
}
# What each room of the backends may import of the others; "" is `ciphergen.backends` itself, which finds targets.
ROOMS = {
    "": {"", "machine", "targets"},
    "machine": {"machine"},
    "targets": {"machine", "targets"},
    "timing": {"machine", "timing"},
    "tools": {"", "machine", "tools"},
}
# Rooms of the backends that a part may not see: it starts no programs, and takes targets as they are found.
CLOSED = {
    "generator": {"tools", "targets"},
    "verify": {"timing", "targets"},
    "bench": {"targets"},
    "hardware": {"tools", "targets"},
    "tune": {"targets"},
    "cli": {"targets"},
}
# What each room of the prover may import of the others; "" is what lies in `ciphergen.verify` itself.
VERIFY_ROOMS = {
    "": {"object", "equality", "execution", "induction", "claim", "certificate", "explanation", "ptx", "composition"},
    "object": {"object"},
    "equality": {"equality"},
    "execution": {"object", "equality", "execution"},
    "induction": {"equality", "execution", "induction"},
    "certificate": {"equality", "execution", "certificate"},
    "claim": {"object", "equality", "execution", "induction", "certificate", "claim"},
    "ptx": {"equality", "execution", "claim", "ptx"},
    "composition": {"object", "equality", "execution", "claim", "composition"},
    "explanation": {"object", "equality", "execution", "induction", "claim", "explanation"},
}
# What each room of the generator may import of the others; files beside the rooms see all of them.
GENERATOR_ROOMS = {
    "analysis": set[str](),
    "passes": {"analysis"},
    "shape": {"passes"},
    "layouts": {"analysis", "passes", "shape"},
    "plan": {"analysis", "passes", "layouts"},
    "frames": {"analysis", "passes", "shape", "layouts", "plan"},
    "proposals": {"analysis", "passes", "layouts"},
    "scheduling": set[str](),
    "allocation": set[str](),
}
# Files beside the rooms that rooms may import: what an instruction is, which rule fits a term, whose words it computes.
GENERATOR_GROUND = {"machine", "cover", "passages"}
BEHIND_SELECTION = {"machine", "liveness", "prologue"}  # the same for rooms that know no terms
GROUND = {"verdict", "variables"}  # files of `ciphergen.verify` that every room may import
# What rows of the interface may know of the dsl; those of a mode with phases follow from its text.
ROWS, MODE_ROWS = (
    rf"({words})\b" for words in ("term|errors|entry|variant", r"term|variant|syntax|procedures|phase_\w+")
)
# Packages with one door each: the only file that may import them.
DOORS = {
    "lark": {"dsl/builder.py", "dsl/parser.py", "dsl/text_builder.py", "dsl/tree_parts.py", "verify/ptx/module.py"},
    "z3": {"verify/equality/smt.py", "circuits/exact.py"},
    "bitwuzla": {"replay/check.py"},
    "jinja2": {"generator/emit.py"},
    "subprocess": {"backends/tools/start.py"},
    "typer": {"cli/extension_commands.py", "cli/main.py", "cli/options.py", "cli/usage.py"},
}


def part(path: Path) -> str:
    """`dsl`, `cli`, ...; empty for files directly in the package."""
    inside = path.relative_to(ROOT / "ciphergen").parts
    return inside[0] if len(inside) > 1 else ""


def imports(tree: ast.AST) -> Iterator[str]:
    """Full dotted names of all that is imported anywhere in a file, inside functions too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def room(name: str) -> str | None:
    """Return the room of the backends that a full name lies in, None if it lies in none."""
    first, *rest = name.removeprefix("ciphergen.backends").removeprefix(".").split(".")
    if not name.startswith("ciphergen.backends"):
        return None
    return first if first in ROOMS and (rest or first == "targets") else ""


def between_rooms(path: str, where: str, name: str) -> Iterator[str]:
    """Yield what is wrong with an import between rooms of the backends, or of a room."""
    to = room(name)
    if to is None:
        return
    if where == "backends":
        inside = PurePosixPath(path).parts
        own = inside[1] if len(inside) > 2 else ""
        if to not in ROOMS.get(own, set()):
            yield f"{path}: backends/{own} may not import {name}"
    elif to in CLOSED.get(where, set()):
        yield f"{path}: {where} may not see backends/{to}: {name}"


def between_verify_rooms(path: str, name: str) -> Iterator[str]:
    """Yield what is wrong with an import of a file of the prover: rooms import rooms below them, and `equality` knows
    terms only."""
    inside = PurePosixPath(path).parts
    own = inside[1] if len(inside) > 2 else ""
    first, second, *rest = (*name.split("."), "", "")[1:]
    if first == "verify":
        room_of = second if rest and rest[0] and second in VERIFY_ROOMS else ""
        if not (room_of in VERIFY_ROOMS[own] or second in GROUND or own == ""):
            yield f"{path}: verify/{own} may not import {name}"
    if own == "equality" and first in {"backends", "interface", "replay"}:
        yield f"{path}: equality knows terms only, not {name}"
    if own not in {"explanation", ""} and name.startswith("ciphergen.backends.tools"):
        yield f"{path}: what runs programs explains, and proves nothing: {name}"


def between_generator_rooms(path: str, name: str) -> Iterator[str]:
    """Yield what is wrong with an import of a room of the generator: levels import those before them."""
    inside = PurePosixPath(path).parts
    if len(inside) < 3 or not name.startswith("ciphergen.generator."):
        return
    own, to = inside[1], name.split(".")[2]
    ground = BEHIND_SELECTION if own in {"scheduling", "allocation"} else GENERATOR_GROUND
    if to not in GENERATOR_ROOMS[own] | ground | {own}:
        yield f"{path}: generator/{own} may not import {name}"


def violations(path: str, text: str) -> list[str]:
    """Every import of a file at `path` (below ciphergen/) that the rules forbid."""
    where = part(ROOT / "ciphergen" / path)
    found = []
    for name in imports(ast.parse(text)):
        first, *rest = name.split(".")
        allowed = ALLOWED.get(where, {where, "backends", "dsl"})
        if first == "ciphergen" and rest and where and rest[0] not in allowed:
            found.append(f"{path}: {where} may not import {name}")
        found += between_rooms(path, where, name)
        if where == "verify" and first == "ciphergen":
            found += between_verify_rooms(path, name)
        if where == "generator":
            found += between_generator_rooms(path, name)
        rows = MODE_ROWS if path == "interface/phases.py" else ROWS
        if (
            where == "interface"
            and name.startswith("ciphergen.dsl.")
            and not re.match(rf"ciphergen\.dsl\.{rows}", name)
        ):
            found.append(f"{path}: rows know terms and errors of the dsl only, not {name}")
        if where == "verify" and re.match(r"ciphergen\.backends\.(generation|machine\.rule)\b", name):
            found.append(f"{path}: the prover may not see selection rules: {name}")
        if path not in DOORS.get(first, {path}):
            found.append(f"{path}: only {', '.join(sorted(DOORS[first]))} may import {first}")
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: str(p.relative_to(ROOT)))
def test_imports(folder: Path) -> None:
    paths = [(path.relative_to(ROOT / "ciphergen").as_posix(), path) for path in folder.glob("*.py")]
    assert [found for name, path in paths for found in violations(name, path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("dsl/a.py", "from ciphergen.backends.machine import row"),
        ("another/a.py", "from ciphergen.generator import emit"),
        ("dsl/a.py", "from ciphergen import verify"),
        ("backends/a.py", "import ciphergen.generator.select"),
        ("generator/a.py", "def f():\n    from ciphergen.verify.prove import prove"),
        ("verify/a.py", "from ciphergen.generator import emit"),
        ("verify/a.py", "import ciphergen.templates"),
        ("verify/a.py", "from ciphergen.backends.targets.rv32i.rules import RULES"),
        ("verify/a.py", "from ciphergen.backends.targets.rv32i import rules"),
        ("verify/a.py", "from ciphergen.backends.targets.riscv.rows import base_rows"),
        ("verify/a.py", "from ciphergen.backends.timing.in_order import cycles"),
        ("verify/a.py", "from ciphergen.backends import generation"),
        ("verify/a.py", "from ciphergen.backends.machine.rule import Generation"),
        ("generator/a.py", "from ciphergen.backends.tools.toolchain import assemble"),
        ("generator/a.py", "from ciphergen.backends.targets.rv32i.target import TARGET"),
        ("cli/a.py", "from ciphergen.backends.targets.rv32i.target import TARGET"),
        ("backends/machine/a.py", "from ciphergen.backends.targets.rv32i.target import TARGET"),
        ("backends/machine/a.py", "from ciphergen.backends.tools.emulator import Emulator"),
        ("backends/machine/a.py", "from ciphergen.backends import target"),
        ("backends/timing/a.py", "from ciphergen.backends.tools import emulator"),
        ("backends/targets/rv32i/a.py", "from ciphergen.backends.timing.in_order import cycles"),
        ("backends/tools/a.py", "from ciphergen.backends.targets.rv32i.target import TARGET"),
        ("backends/a.py", "from ciphergen.backends.tools.emulator import Emulator"),
        ("interface/a.py", "from ciphergen.backends.machine.target import Target"),
        ("interface/a.py", "from ciphergen.dsl.cipher import Variant"),
        ("dsl/a.py", "from ciphergen.interface.table import ROLES"),
        ("circuits/a.py", "from ciphergen.generator.passes import bundle"),
        ("verify/a.py", "from ciphergen.circuits.methods import quick"),
        ("generator/analysis/a.py", "from ciphergen.generator.layouts.layout import Layout"),
        ("generator/layouts/a.py", "from ciphergen.generator.plan.plan import Plan"),
        ("generator/layouts/a.py", "from ciphergen.generator.select import select"),
        ("generator/shape/a.py", "from ciphergen.generator.code import Code"),
        ("generator/frames/a.py", "from ciphergen.generator.allocation.allocate import allocate"),
        ("generator/frames/a.py", "from ciphergen.generator import pipeline"),
        ("generator/scheduling/a.py", "from ciphergen.generator.passages import below"),
        ("generator/allocation/a.py", "from ciphergen.generator.cover import cover"),
        ("verify/a.py", "import z3"),
        ("verify/object/a.py", "from ciphergen.verify.equality.normal import Normalizer"),
        ("verify/equality/a.py", "from ciphergen.verify.execution.state import State"),
        ("verify/equality/a.py", "from ciphergen.backends.machine.row import Row"),
        ("verify/execution/a.py", "from ciphergen.verify.induction.loops import segments"),
        ("verify/execution/a.py", "from ciphergen.backends.tools.emulator import Emulator"),
        ("verify/induction/a.py", "from ciphergen.verify.claim.contract import setting"),
        ("verify/claim/a.py", "from ciphergen.verify.explanation import diagnosis"),
        ("verify/claim/a.py", "from ciphergen.verify import prove"),
        ("replay/a.py", "from ciphergen.verify.equality.normal import Normalizer"),
        ("replay/steps.py", "import bitwuzla"),
        ("cli/a.py", "import subprocess"),
        ("dsl/a.py", "from lark import Lark"),
        ("generator/a.py", "import jinja2"),
    ],
)
def test_the_rules_fire(path: str, text: str) -> None:
    assert len(violations(path, text)) == 1


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: str(p.relative_to(ROOT)))
def test_sizes_and_docstrings(folder: Path) -> None:
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        assert ast.get_docstring(tree), f"{path} has no docstring that says what the file is for"
        assert len(text.splitlines()) <= MAX_FILE, f"{path} is too long"
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                assert node.end_lineno is not None
                assert node.end_lineno - node.lineno < MAX_FUNCTION, f"{path}: {node.name} is too long"


def defined_twice(texts: Mapping[str, str]) -> set[str]:
    """Names of classes that two files define, or one file twice."""
    trees = (ast.parse(text) for text in texts.values())
    count = Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    return {name for name, times in count.items() if times > 1}


def test_a_class_name_has_one_meaning() -> None:
    assert defined_twice({str(path): path.read_text(encoding="utf-8") for path in SOURCES}) == set()


@pytest.mark.parametrize(
    "second", ["class A:\n    pass", "def f():\n    class A: ...", "class B:\n    class A(Exception): ..."]
)
def test_a_second_class_of_a_name_is_found(second: str) -> None:
    assert defined_twice({"a.py": "class A: ...", "b.py": second}) == {"A"}
    assert defined_twice({"a.py": "class A: ...", "b.py": second.replace("A", "C")}) == set()


def test_backends_say_their_types() -> None:
    texts = [path.read_text(encoding="utf-8") for path in SOURCES if part(path) == "backends"]
    assert len([line for text in texts for line in text.splitlines() if re.search(r"\bAny\b", line)]) <= MAX_ANY


def tracked() -> list[Path]:
    """The files that git knows, or every file of an unpacked source archive."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    names = listed.stdout.split("\0") if listed.returncode == 0 else []
    return [ROOT / n for n in names if n and (ROOT / n).is_file()] or [p for p in ROOT.rglob("*") if p.is_file()]


# Put together from pieces, so that this file does not hold them itself.
FORBIDDEN = re.compile(
    r"(^|[^A-Za-z.\w])/(work|" + r"farm|root|tmp)/|https?://[^ ]*(py" + r"pi|python" + r"hosted|npm" + r"js|debian\.)",
    re.MULTILINE,
)


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("see /{}/x", True),
        ("a/{}/b", False),
        ("ht" + "tps://{}.org/simple", False),
    ],
)
def test_forbidden_strings_are_found(text: str, bad: bool) -> None:
    assert bool(FORBIDDEN.search(text.format("root"))) == bad
    assert FORBIDDEN.search("{}://{}.org/simple".format("https", "py" + "pi"))


def test_no_machine_path_and_no_registry_host_is_committed() -> None:
    for path in tracked():
        text = path.read_bytes().decode("utf-8", "replace")
        found = FORBIDDEN.search(text)
        assert found is None, f"{path.relative_to(ROOT)}: {found and found[0]}"


def calls(name: str) -> dict[str, int]:
    """How often each file of the generator calls a function by this name."""
    found: dict[str, int] = {}
    for path in sorted((ROOT / "ciphergen/generator").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
                found[path.name] = found.get(path.name, 0) + 1
    return found


def test_selection_runs_in_one_place() -> None:
    assert calls("select") == {"pipeline.py": 1}


def test_nobody_asks_a_layout_for_its_class() -> None:
    layouts = {
        node.name
        for path in (ROOT / "ciphergen/generator/layouts").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    assert {"Words", "Lanes", "Bitslice", "Vectors", "Mixed", "LanesPerRound"} <= layouts
    for path in sorted((ROOT / "ciphergen/generator").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"isinstance", "type"}:
                asked = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
                assert not asked & (layouts - {"_Parted"}), path

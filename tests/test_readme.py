"""The README and the pages that it leads to say only what works: commands, C, files and links."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from ciphergen.backends import target
from ciphergen.cli.main import app
from ciphergen.cli.selftest import outcome

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
_FILES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("benchmarks/*.md")]
PAGES = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sorted(_FILES)}
BLOCKS = re.findall(r"^```sh\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_there_are_two_commands_and_ci_runs_them() -> None:
    assert len(BLOCKS) == 2
    ci = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert "command_of 1" in ci
    assert "command_of 2" in ci


def test_ci_runs_both_where_nothing_else_is_before_it_installs_the_rest() -> None:
    ci = (ROOT / ".ci/run").read_text(encoding="utf-8")
    steps = [f'"$bare" bash -euo pipefail "$work/{name}"' for name in ("first", "second")]
    steps += [
        'apt install "${tools[@]}"\n',
        "CIPHERGEN_ALL_TOOLS=1",
        'bash -euo pipefail "$work/second" | tee "$work/long"\n',
    ]
    places = [ci.index(step) for step in steps]
    assert places == sorted(places)


def test_files_that_the_commands_name_exist() -> None:
    for name in re.findall(r"[\w-]+\.lock", "".join(BLOCKS)):
        assert "--hash=sha256:" in (ROOT / name).read_text(encoding="utf-8")


def anchors(page: str) -> set[str]:
    """Return the names of a page's headings, as links have them."""
    heads = re.findall(r"^#+ (.*)$", page, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("name", PAGES)
def test_links(name: str) -> None:
    for link, anchor in re.findall(r"\]\(([\w./-]*)(?:#([\w-]+))?\)", PAGES[name]):
        file = (ROOT / name).parent / link if link else ROOT / name
        assert file.is_file(), link
        assert not anchor or anchor in anchors(file.read_text(encoding="utf-8")), f"{link}#{anchor}"


@pytest.mark.parametrize("name", PAGES)
def test_files_that_a_page_names_exist(name: str) -> None:
    """A name in capitals, as in `targets/NAME/`, stands for any folder."""
    named = re.findall(r"`((?:ciphergen|tests|docs|benchmarks|generated|\.ci)/[\w./-]*)", PAGES[name])
    assert [path for path in named if not re.search("/[A-Z]+/", path) and not (ROOT / path).exists()] == []


def test_every_page_is_reached_from_the_readme() -> None:
    found, left = set(), ["README.md"]
    while left:
        name = left.pop()
        found.add(name)
        linked = re.findall(r"\]\(([\w./-]+\.md)", PAGES.get(name, ""))
        files = {((ROOT / name).parent / link).resolve().relative_to(ROOT).as_posix() for link in linked}
        left += files - found - {*left}
    assert {*PAGES} - found == set()


def commands(page: str) -> list[str]:
    """Return the commands of `gen` that a page shows whole, lines that go on joined."""
    text = re.sub(r"\s*\\\n\s*", " ", page)
    shown = re.findall(r"(?:^\$? *|[`/])(gen (?:--cipher|--target|[a-z]+ )[^`\n;]*\w)", text, re.MULTILINE)
    return [line for line in shown if "..." not in line]


COMMANDS = sorted({command for page in PAGES.values() for command in commands(page)})


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_are_understood(line: str) -> None:
    """Options and arguments parse; what they do is tested elsewhere."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    context = group.make_context("gen", shlex.split(line)[1:])
    for name in context._protected_args:
        _, command, rest = group.resolve_command(context, [name, *context.args])
        assert command is not None
        command.make_context(name, rest, parent=context)


_CALLER = """int memcmp(const void *a, const void *b, size_t bytes);
int calls(void (*say)(const char *text))
{
    uint8_t key[16] = {4}, counter[16] = {5}, again[16] = {5}, data[40] = {1, 2, 3};
    const uint8_t clear[40] = {1, 2, 3};
    uint8_t stream[48] = {[0] = 5, [16] = 5, [31] = 1, [32] = 5, [47] = 2};
    lea128_key ks;
    encrypt_message(key, counter, data, 40);
    lea128_expand_key(&ks, key);
    lea128_encrypt_blocks(&ks, stream, stream, 3);
    for (int i = 0; i < 40; i++)
        if (data[i] != (clear[i] ^ stream[i])) return 1;
    encrypt_message(key, again, data, 40);
    if (memcmp(data, clear, 40)) return 1;
    say("PASS\\n");
    return 0;
}
"""


def test_the_c_is_compiled_and_encrypts() -> None:
    (code,) = re.findall(r"^```c\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    folder = ROOT / "generated/lea/rv32i"
    sources = {name: (folder / name).read_text(encoding="utf-8") for name in ("lea.h", "lea128.S")}
    result = outcome({**sources, "calls.c": code + _CALLER}, target("rv32i"), "calls")
    assert result.passed, result


SOUNDNESS = (ROOT / "SOUNDNESS.md").read_text(encoding="utf-8")


def test_tests_that_soundness_names_exist() -> None:
    """`path::test`, or `::test` for one in the file that was named last."""
    named = re.findall(r"`(tests/[\w/]+\.py)?(?:::(test_\w+))?`", SOUNDNESS)
    file = ""
    found = [(file := path or file, test) for path, test in named if path or test]
    assert len(found) > 20
    for path, test in found:
        assert f"def {test}(" in (ROOT / path).read_text(encoding="utf-8"), f"{path}::{test}"

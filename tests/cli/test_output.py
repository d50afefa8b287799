"""Output folders appear whole or not at all."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ciphergen.cli import output
from ciphergen.dsl.errors import UserError

FILES = {
    "lea.h": "/* header */\n",
    "lea.S": ".text\n",
    "proof.json": json.dumps({"format": output.FORMAT, "sources": {}}),
}
RECORD = json.dumps({"format": output.FORMAT, "sources": {"lea.h": "", "gone.S": ""}})


def names(folder: Path) -> list[str]:
    """Everything below a folder, hidden leftovers too."""
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*"))


def test_new_folder_holds_exactly_the_files(tmp_path: Path) -> None:
    output.write(tmp_path / "a" / "b", FILES)
    assert names(tmp_path) == ["a", "a/b", "a/b/lea.S", "a/b/lea.h", "a/b/proof.json"]
    assert (tmp_path / "a/b/lea.h").read_bytes() == b"/* header */\n"


def test_files_can_be_read_as_the_umask_says(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        output.write(tmp_path / "out", FILES)
    finally:
        os.umask(before)
    assert (tmp_path / "out").stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "out/lea.h").stat().st_mode & 0o777 == 0o644


def test_replaces_a_folder_of_ours_and_drops_what_is_no_longer_made(tmp_path: Path) -> None:
    out = tmp_path / "out"
    output.write(out, {**FILES, "gone.S": "", "proof.json": RECORD})
    output.write(out, FILES)
    assert names(tmp_path) == ["out", "out/lea.S", "out/lea.h", "out/proof.json"]


def test_writes_into_an_empty_folder_and_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    output.write(tmp_path / "link", FILES)
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real/lea.S").read_text() == ".text\n"


@pytest.mark.parametrize(
    "record",
    ["{", "[" * 200_000, "[]", '{"format": "other", "sources": {"mine.c": ""}}', '{"sources": {"mine.c": ""}}'],
    ids=["cut", "deep", "list", "format", "none"],
)
def test_refuses_files_of_someone_else(tmp_path: Path, record: str) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "mine.c").write_text("precious")
    (out / "proof.json").write_text(record)
    with pytest.raises(UserError) as caught:
        output.write(out, FILES)
    assert str(caught.value) == (
        f"-o: {out} holds files that gen did not write: mine.c\n"
        "  allowed: a new folder, or one that gen has written\n"
        "  write:   -o OTHER"
    )
    assert (out / "mine.c").read_text() == "precious"


def test_lists_at_most_five_foreign_files_and_refuses_folders(tmp_path: Path) -> None:
    for i in range(7):
        (tmp_path / f"f{i}").mkdir()
    with pytest.raises(UserError, match="did not write: f0, f1, f2, f3, f4, …"):
        output.check_place(tmp_path, FILES)


@pytest.mark.parametrize("below", ["", "/sub", "/sub/deeper"])
def test_path_at_or_below_a_file(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(UserError) as caught:
        output.write(Path(f"{tmp_path}/file{below}"), FILES)
    assert str(caught.value).splitlines()[0] == f"-o: {tmp_path}/file is not a folder"
    assert names(tmp_path) == ["file"]


def test_folder_without_permission(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o555)
    if os.access(closed, os.W_OK):  # Root may write anywhere but in /proc.
        closed = Path("/proc")
    with pytest.raises(UserError, match="cannot be written: "):
        output.write(closed / "out", FILES)
    assert not (closed / "out").exists()


def test_full_disk_leaves_nothing(tmp_path: Path) -> None:
    """A real refusal by the system: the process may write files of at most 4096 bytes."""
    script = (
        "import resource, signal, sys, pathlib\n"
        "from ciphergen.cli import output\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "output.write(pathlib.Path(sys.argv[1]), {'small': 'x', 'large': 'x' * 100000})\n"
    )
    out = tmp_path / "new" / "out"
    ran = subprocess.run([sys.executable, "-c", script, str(out)], capture_output=True, text=True, check=False)
    assert f"-o: {out} cannot be written: File too large" in ran.stderr
    assert names(tmp_path) == []


@pytest.mark.parametrize("stop", [KeyboardInterrupt(), OSError(errno.ENOSPC, "No space left on device")])
@pytest.mark.parametrize("step", [1, 2])
def test_old_folder_survives_a_stop_at_either_rename(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stop: BaseException, step: int
) -> None:
    out = tmp_path / "out"
    output.write(out, FILES)
    calls = 0
    rename = Path.rename

    def failing(self: Path, target: Path) -> Path:
        nonlocal calls
        calls += 1
        if calls == step:
            raise stop
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", failing)
    with pytest.raises((KeyboardInterrupt, UserError)):
        output.write(out, {**FILES, "lea.h": "new"})
    assert names(tmp_path) == ["out", "out/lea.S", "out/lea.h", "out/proof.json"]
    assert (out / "lea.h").read_text() == FILES["lea.h"]


USERS = {"package.json": "{}", ".gitignore": "*", "README.md": "mine"}


def users_folder(out: Path) -> None:
    """A folder with files of the user's, and with older ones of ours."""
    out.mkdir()
    for name, text in {**USERS, "proof.json": RECORD, "lea.h": "old", "gone.S": "old"}.items():
        (out / name).write_text(text)


def texts(out: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in out.iterdir()}


def test_a_folder_with_files_of_the_user_s_is_written_into(tmp_path: Path) -> None:
    out = tmp_path / "out"
    users_folder(out)
    (out / ".git").mkdir()
    before = out.stat().st_ino
    output.write(out, FILES)
    assert out.stat().st_ino == before
    (out / ".git").rmdir()
    assert texts(out) == {**USERS, **FILES}
    assert names(tmp_path) == ["out", *(f"out/{name}" for name in sorted([*USERS, *FILES]))]


def test_folders_of_ours_inside_come_and_go(tmp_path: Path) -> None:
    """In a folder with a file of the user's, too; theirs beside ours stay."""
    (tmp_path / "README.md").write_text("mine")
    record = json.dumps({"format": output.FORMAT, "sources": {"zephyr/module.yml": "", "port/x": ""}})
    deep = {**FILES, "zephyr/module.yml": "name", "port/x": "", "proof.json": record}
    for _ in range(2):
        output.write(tmp_path, deep)
        assert names(tmp_path) == sorted([*deep, "README.md", "zephyr", "port"])
    (tmp_path / "port/notes.txt").write_text("mine")
    output.write(tmp_path, FILES)
    assert names(tmp_path) == sorted([*FILES, "README.md", "port", "port/notes.txt"])


def test_a_record_names_no_file_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious")
    out = tmp_path / "out"
    out.mkdir()
    (out / "README.md").write_text("mine")
    sources = {"../mine": "", str(tmp_path / "mine"): "", "..": "", "": "", ".": ""}
    (out / "proof.json").write_text(json.dumps({"format": output.FORMAT, "sources": sources}))
    output.write(out, FILES)
    assert names(tmp_path) == ["mine", "out", *(f"out/{name}" for name in sorted([*FILES, "README.md"]))]


@pytest.mark.parametrize("record", ["", "{}"])
def test_a_name_of_ours_among_files_of_the_user_s_is_theirs(tmp_path: Path, record: str) -> None:
    """Unless a record says that it was written by gen, nobody knows."""
    (tmp_path / "README.md").write_text("mine")
    (tmp_path / "lea.h").write_text("mine")
    if record:
        (tmp_path / "proof.json").write_text(record)
    with pytest.raises(UserError) as caught:
        output.write(tmp_path, FILES)
    listed = "lea.h" + (", proof.json" if record else "")
    assert str(caught.value).splitlines()[0] == f"-o: {tmp_path} holds files that gen did not write: {listed}"
    assert (tmp_path / "lea.h").read_text() == "mine"


@pytest.mark.parametrize("name", ["src", "link.md", "lea.S"])
def test_folders_and_links_are_not_the_user_s(tmp_path: Path, name: str) -> None:
    """What is in them, or where they lead, is not looked at."""
    if name == "link.md":
        (tmp_path / name).symlink_to("/etc/hostname")
    else:
        (tmp_path / name).mkdir()
    with pytest.raises(UserError, match=f"holds files that gen did not write: {name}"):
        output.write(tmp_path, FILES)


def test_certificates_stand_alone(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("mine")
    with pytest.raises(UserError, match=r"holds files that gen did not write: README\.md"):
        output.write(tmp_path, FILES, "--certificate")


def test_an_empty_folder_stays_the_same_folder(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir(mode=0o750)
    before = out.stat()
    output.write(out, FILES)
    assert (out.stat().st_ino, out.stat().st_mode) == (before.st_ino, before.st_mode)
    assert texts(out) == FILES


def test_a_folder_below_one_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out"
    output.write(out, FILES)
    before = out.stat().st_ino
    monkeypatch.setattr(output, "_writable", lambda folder: folder == out)
    output.write(out, {**FILES, "lea.h": "new"})
    assert out.stat().st_ino == before
    assert texts(out) == {**FILES, "lea.h": "new"}
    assert names(tmp_path) == ["out", *(f"out/{name}" for name in sorted(FILES))]


@pytest.mark.parametrize("mount", ["mount -t tmpfs none", "mount --bind $(mktemp -d -p .)"])
def test_a_mount_point_is_written_into(tmp_path: Path, mount: str) -> None:
    """Twice; and what is there is seen from within the mount's own namespace."""
    script = (
        "import pathlib, sys; from tests.cli.test_output import FILES, output; output.write(pathlib.Path('out'), FILES)"
    )
    shell = f'mkdir out && {mount} out || exit 77; {sys.executable} -c "{script}" && {sys.executable} -c "{script}"'
    shell += " && ls -A out && ls -A"
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    try:
        ran = subprocess.run(
            ["unshare", "-rm", "sh", "-c", shell],
            cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
    except FileNotFoundError:
        pytest.skip("unshare is not installed")
    if ran.returncode == 77 or "unshare:" in ran.stderr:
        pytest.skip("nothing can be mounted here")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.split()[:3] == sorted(FILES)
    assert [name for name in ran.stdout.split()[3:] if not name.startswith("tmp.")] == ["out"]


@pytest.mark.parametrize("stop", [KeyboardInterrupt(), OSError(errno.ENOSPC, "No space left on device")])
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", range(1, 7))
def test_a_stop_at_any_rename_puts_all_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stop: BaseException, after: bool, step: int
) -> None:
    """Three files go and three come; the step is refused, or Ctrl-C comes right behind it."""
    out = tmp_path / "out"
    users_folder(out)
    before = texts(out)
    calls, seen = 0, list[bool]()
    rename = Path.rename

    def failing(self: Path, target: Path) -> Path:
        nonlocal calls
        calls += 1
        seen.append((out / "proof.json").exists())
        if calls == step and after:
            rename(self, target)
        if calls == step:
            raise stop
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", failing)
    with pytest.raises((KeyboardInterrupt, UserError)):
        output.write(out, {**FILES, "lea.h": "new"})
    assert texts(out) == before
    assert names(tmp_path) == ["out", *(f"out/{name}" for name in sorted(before))]
    assert not any(seen[1:step]), "the record goes first and comes last"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signal_while_writing_leaves_nothing(tmp_path: Path, number: signal.Signals) -> None:
    """The process sends itself the signal from within the second file; `main` turns both into one clean stop."""
    script = (
        "import os, pathlib, signal, sys\n"
        "from ciphergen.cli import main, output\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # As in a shell's foreground.\n"
        "class Bomb(str):\n"
        "    def encode(self):\n"
        "        os.kill(os.getpid(), int(sys.argv[2]))\n"
        "        return b'x' * 1000\n"
        "main.run(lambda: output.write(pathlib.Path(sys.argv[1]), {'a': 'a', 'b': Bomb('b'), 'c': 'c'}))\n"
    )
    out = tmp_path / "out"
    ran = subprocess.run(
        [sys.executable, "-c", script, str(out), str(int(number))], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "gen: stopped; nothing was written\n")
    assert names(tmp_path) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_while_an_object_is_freed_is_not_lost(number: signal.Signals) -> None:
    """Python drops what is raised there; `main` has it raised again."""
    script = (
        "import os, signal, sys, time\n"
        "from ciphergen.cli import main\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "class Freed:\n"
        "    def __del__(self):\n"
        "        os.kill(os.getpid(), int(sys.argv[1]))\n"
        "def work():\n"
        "    Freed()\n"
        "    time.sleep(60)\n"
        "main.run(work)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, str(int(number))], capture_output=True, text=True, check=False, timeout=30
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "gen: stopped; nothing was written\n")

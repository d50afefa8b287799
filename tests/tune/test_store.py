"""The store: what is kept, what is found again, and what is no store."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from ciphergen.dsl.errors import UserError
from ciphergen.tune.store import Store, StoredResult, key, sources

ENTRY = StoredResult("lea128 loop4", {"cycles": 1.5}, b"\x7fELF")


def test_results_are_found_again_by_another_run(tmp_path: Path) -> None:
    place = tmp_path / "new folder" / "store"
    with Store.open(place) as store:
        assert store.get("a") is None
        store.put("a", ENTRY)
        assert store.get("a") == ENTRY
    with Store.open(place) as store:
        assert store.get("a") == ENTRY
        assert store.get("b") is None
        assert len(store) == 1


def test_a_result_is_there_for_others_at_once(tmp_path: Path) -> None:
    """So it is still there if this process is killed after it."""
    with Store.open(tmp_path / "store") as one, Store.open(tmp_path / "store") as other:
        one.put("a", ENTRY)
        assert other.get("a") == ENTRY
        other.put("a", StoredResult("x", {}))
        assert one.get("a") == StoredResult("x", {})


def test_keys_tell_everything_apart() -> None:
    assert key("a", "b") == key("a", "b")
    assert len({key("a", "b"), key("ab"), key("b", "a"), key("ab", ""), key("a", b"b", "")}) == 5


def test_sources_change_with_every_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ciphergen.tune.store._ROOT", tmp_path)
    (tmp_path / "generator" / "inner").mkdir(parents=True)
    (tmp_path / "one.py").write_text("1")
    (tmp_path / "generator" / "a.py").write_text("a")
    seen = [sources("generator", "one.py")]
    for name, text in (("generator/a.py", "b"), ("generator/inner/c.lark", ""), ("one.py", "2")):
        (tmp_path / name).write_text(text)
        seen.append(sources("generator", "one.py"))
    (tmp_path / "generator" / "a.py").rename(tmp_path / "generator" / "d.py")
    seen.append(sources("generator", "one.py"))
    assert len(set(seen)) == len(seen)
    (tmp_path / "generator" / "chosen.json").write_text("{}")  # the outcome of a search, not one of its inputs
    assert sources("generator", "one.py") == seen[-1]


def refused(place: Path) -> str:
    before = place.read_bytes() if place.is_file() else None
    with pytest.raises(UserError) as caught:
        Store.open(place)
    assert (place.read_bytes() if place.is_file() else None) == before
    return str(caught.value)


def says(place: Path, found: str) -> str:
    """The whole message of a store of which `found` is said."""
    return (
        f"--store: {place} {found}\n"
        "  allowed: a file that gen tune has made, or a new one; what it held can be searched again\n"
        "  write:   gen tune --store OTHER …"
    )


def test_a_file_of_another_kind(tmp_path: Path) -> None:
    place = tmp_path / "store"
    place.write_bytes(b"something else, and long enough to be more than an empty database" * 20)
    assert refused(place) == says(place, "is damaged, or no store of gen tune: file is not a database")


def test_a_database_of_someone_else(tmp_path: Path) -> None:
    place = tmp_path / "store"
    with sqlite3.connect(place) as other:
        other.execute("CREATE TABLE letters (text)")
    other.close()
    assert refused(place) == says(place, "is not a store of gen tune, or one of another version")


def test_a_store_of_another_version(tmp_path: Path) -> None:
    place = tmp_path / "store"
    with Store.open(place) as store:
        store.put("a", ENTRY)
    with sqlite3.connect(place) as other:
        other.execute("PRAGMA user_version = 99")
    other.close()
    assert refused(place) == says(place, "is not a store of gen tune, or one of another version")


def test_a_damaged_store(tmp_path: Path) -> None:
    place = tmp_path / "store"
    with Store.open(place) as store:
        for i in range(200):
            store.put(f"{i}", StoredResult("about", {}, bytes(500)))
    whole = place.read_bytes()
    place.write_bytes(whole[: len(whole) // 2])
    assert refused(place) == says(place, "is damaged, or no store of gen tune: database disk image is malformed")
    place.write_bytes(whole[:8192] + b"\xff" * 8192 + whole[16384:])
    assert refused(place) == says(place, "is damaged")


def test_a_damaged_result(tmp_path: Path) -> None:
    place = tmp_path / "store"
    with Store.open(place) as store:
        store.put("a", ENTRY)
        with sqlite3.connect(place) as other:
            other.execute("UPDATE results SET value = '{'")
        other.close()
        with pytest.raises(UserError) as caught:
            store.get("a")
    assert str(caught.value) == says(place, "is damaged")


def test_places_where_no_store_can_be(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    assert refused(folder) == says(folder, "cannot be used: unable to open database file")
    (tmp_path / "file").touch()
    place = tmp_path / "file" / "store"
    assert refused(place) == says(place, "cannot be written: File exists")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_store_that_may_not_be_written(tmp_path: Path) -> None:
    place = tmp_path / "store"
    Store.open(place).__exit__()
    place.chmod(0o400)
    with Store.open(place) as store, pytest.raises(UserError, match="--store"):
        store.put("a", ENTRY)


def test_a_store_that_another_search_keeps_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ciphergen.tune.store._WAIT", 0.01)
    with Store.open(tmp_path / "store") as store:
        other = sqlite3.connect(tmp_path / "store")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(UserError) as caught:
            store.put("a", ENTRY)
        assert str(caught.value) == says(tmp_path / "store", "cannot be used: database is locked")
        other.close()
        store.put("a", ENTRY)
        assert store.get("a") == ENTRY

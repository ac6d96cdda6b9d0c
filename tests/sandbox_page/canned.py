"""A sandbox that says what it was told to say, put between the browser and the network."""

import json
import re
import struct
import zlib
from pathlib import Path
from urllib.parse import urlsplit

from tests.sandbox_page.pieces import BOT, user

PAGE = Path(__file__).parents[2] / "sandbox" / "page"
ADDRESS = "http://sandbox.test"
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
AIKO, BRUNO, CHIKA = user("1", "Aiko"), user("2", "Bruno"), user("3", "Chika")
HERE = re.compile(r"people/(\w+)/channels/(\w+)/(\w+)")


def png(width, height, colour=(26, 32, 48)):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes(colour) * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Canned:
    def __init__(self):
        self.people = [
            {"id": one["id"], "name": one["global_name"], "avatar": None, "locale": "en-US", "dms_open": True}
            for one in (AIKO, BRUNO, CHIKA)
        ]
        self.channels = [{"id": "20", "name": "general", "threads": []}, {"id": "21", "name": "games", "threads": []}]
        self.dms = {}
        self.messages = {}
        self.ephemeral = {}
        self.commands = []
        self.choices = []
        self.online = True
        self.answers = {}
        self.done = []
        self.sockets = {}
        self.pictures = {}
        self.journal = []

    # what the page asks for

    def install(self, page):
        page.route("**/*", self._answer)
        page.route_web_socket("**/sandbox/live**", self._listen)

    def _listen(self, socket):
        person = socket.url.rpartition("=")[2]
        self.sockets.setdefault(person, []).append(socket)

    def tell(self, person, event, data):
        for socket in self.sockets.get(person, []):
            socket.send(json.dumps({"t": event, "d": data}))

    def _answer(self, route):
        path = urlsplit(route.request.url).path
        if path.startswith("/sandbox/"):
            body = route.request.post_data_json if route.request.post_data else {}
            status, told = self.control(route.request.method, path.removeprefix("/sandbox/"), body)
            route.fulfill(status=status, content_type="application/json", body=json.dumps(told))
        elif path.startswith("/cdn/"):
            route.fulfill(content_type="image/png", body=self.pictures.get(path) or png(9, 6))
        else:
            self._file(route, "index.html" if path == "/" else path.removeprefix("/static/"))

    def _file(self, route, name):
        file = PAGE / name
        if not file.is_file():
            return route.fulfill(status=404, body="")
        return route.fulfill(content_type=TYPES[file.suffix], body=file.read_bytes())

    def control(self, method, path, body):
        if path == "world":
            return 200, self.world()
        if path == "people" and method == "POST":
            return 200, self.arrive(body)
        if here := HERE.fullmatch(path):
            return self.in_channel(method, *here.groups(), body)
        if path.startswith("people/") and path.endswith("/places"):
            return 200, self.places(path.split("/")[1])
        if method == "POST":
            self.done.append((path, body))
        return 200, {"journal": {"next": len(self.journal), "requests": self.journal}, "findings": []}.get(path, {})

    def world(self):
        members = [person["id"] for person in self.people]
        server = {"id": "10", "name": "Dojo", "members": members, "channels": self.channels}
        bot = {"id": BOT["id"], "name": BOT["username"], "online": self.online}
        now = 1773489600000 + 3600000
        return {"bot": bot, "people": self.people, "servers": [server], "now": now}

    def places(self, person):
        dms = [{"id": channel, "with": {"id": BOT["id"], "name": BOT["username"]}} for channel in self.dms.get(person, [])]
        return {"servers": [{"id": "10", "name": "Dojo", "channels": self.channels}], "dms": dms}

    def arrive(self, body):
        person = {"id": str(len(self.people) + 1), "avatar": None, "dms_open": True} | body
        self.people.append(person)
        return person

    def in_channel(self, method, person, channel, verb, body):
        if verb == "messages":
            own = [one for one in self.ephemeral.get(person, []) if one["channel_id"] == channel]
            return 200, sorted(self.messages.get(channel, []) + own, key=lambda one: int(one["id"]))
        if verb == "commands":
            return 200, self.commands
        self.done.append((person, verb, body))
        if verb == "autocomplete":
            typed = str(body["options"].get(body["focused"], "")).lower()
            return 200, {"choices": [{"name": one, "value": one} for one in self.choices if typed in one.lower()][:25]}
        key = body.get("custom_id") or body.get("name") or verb
        answer = self.answers.get(key, {"id": "1", "state": "acknowledged", "ms": 12.3})
        return (400, answer) if "error" in answer else (200, answer)

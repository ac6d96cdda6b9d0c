"""A sandbox that says what it was told to say."""

import json
import re
import struct
import zlib
from pathlib import Path

from sandbox.server import WIDE_FONT
from tests.page.pieces import BOT, user

PAGE = Path(__file__).parents[2] / "src" / "sandbox" / "page"
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
        self.groups = []
        self.away = []  # servers without the bot, which have no channels
        self.messages = {}
        self.ephemeral = {}
        self.commands = []
        self.menus = []
        self.choices = []
        self.online = True
        self.answers = {}
        self.done = []
        self.asked = []
        self.sockets = {}
        self.pictures = {}
        self.journal = []
        self.rules = {"limits": True, "dms": "open", "locked": 160005, "archived_buttons": True, "automod": []}
        self.limits = {"on": True, "invalid": 0, "hits": {}}
        self.hold = None
        self.slow = None  # messages are looked up, and told once this is set

    def actions(self, page, count):
        """What was done, as soon as it is that much."""
        for _ in range(250):
            if len(self.done) >= count:
                break
            page.wait_for_timeout(20)
        return self.done

    def listen(self, socket):
        person = socket.url.rpartition("=")[2]
        self.sockets.setdefault(person, []).append(socket)

    def tell(self, person, event, data):
        for socket in self.sockets.get(person, []):
            socket.send(json.dumps({"t": event, "d": data}))

    def file(self, path):
        """What lies at an address outside the control interface: its type and its bytes."""
        if path.startswith("/cdn/"):
            return "image/png", self.pictures.get(path) or png(9, 6)
        if path == "/static/wide.otf":
            return "font/otf", WIDE_FONT.read_bytes()
        file = PAGE / ("index.html" if path == "/" else path.removeprefix("/static/"))
        return (TYPES[file.suffix], file.read_bytes()) if file.is_file() else (None, b"")

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
        if method == "DELETE":
            self.done.append((f"DELETE {path}", body))
        if path == "journal":  # what was told is not told again
            told, self.journal = self.journal, []
            return 200, {"next": len(told), "requests": told}
        return 200, {"findings": [], "rules": self.rules, "limits": self.limits}.get(path, {})

    def world(self):
        members = [person["id"] for person in self.people]
        server = {"id": "10", "name": "Dojo", "members": members, "channels": self.channels}
        bot = {"id": BOT["id"], "name": BOT["username"], "online": self.online}
        now = 1773489600000 + 3600000
        away = [each | {"members": members, "bot": False} for each in self.away]
        return {"bot": bot, "people": self.people, "servers": [server, *away], "now": now}

    def places(self, person):
        dms = [
            {"id": channel, "with": {"id": BOT["id"], "name": BOT["username"]}} for channel in self.dms.get(person, [])
        ]
        servers = [{"id": "10", "name": "Dojo", "channels": self.channels}, *self.away]
        return {"servers": servers, "dms": dms, "groups": self.groups}

    def arrive(self, body):
        person = {"id": str(len(self.people) + 1), "avatar": None, "dms_open": True} | body
        self.people.append(person)
        return person

    def in_channel(self, method, person, channel, verb, body):
        if verb == "messages":
            own = [one for one in self.ephemeral.get(person, []) if one["channel_id"] == channel]
            found = sorted(self.messages.get(channel, []) + own, key=lambda one: int(one["id"]))
            if self.slow:
                self.asked.append(channel)
                self.slow.wait(5)
            return 200, found
        if verb == "commands":
            return 200, self.commands
        if verb == "menus":
            return 200, self.menus
        if verb == "autocomplete":
            self.asked.append(body)
            typed = str(body["options"].get(body["focused"], "")).lower()
            return 200, {"choices": [{"name": one, "value": one} for one in self.choices if typed in one.lower()][:25]}
        self.done.append((person, verb, body))
        if self.hold:
            self.hold.wait(5)
        key = body.get("custom_id") or body.get("name") or verb
        answer = self.answers.get(key, {"id": "1", "state": "acknowledged", "ms": 12.3})
        return (400, answer) if "error" in answer else (200, answer)

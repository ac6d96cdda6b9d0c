"""Forged interactions: controls, values, forms and commands that no honest client would send."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from simcord.backend import serializers

from cogs.interactions.controls import VERBS
from sandbox.world.people import Person
from tests.e2e.world import parts
from tests.proofs.fuzz.fixture import Fixture

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SUBCOMMAND, GROUP, BUTTON, LIST, TEXT = 1, 2, 2, 3, 4
SIGILS = {"": BUTTON, "+": LIST, "#": 8, "&": 6}
EPHEMERAL, TREE = 1 << 6, 1 << 15
HUGE = "9" * 70
POOL = 150  # of each verb, controls that were seen
HEAVY = {
    "film": 0.02,
    "webpage": 0.05,
    "closer": 0.02,
    "dossier": 0.1,
    "forgetsure": 0.0,
    "bydm": 0.1,
}  # these take seconds, the forgotten are gone
ODD = (
    "", " ", "-", "0", "-1", "1", "2", "+1", "1.5", "1e9", "007", HUGE, f"-{HUGE}", str(2**63), str(2**63 - 1), "²",
    "١٢", "\0", "a\0b", "nan", "None", "null", "True", "{}", "[]", "{0}", "%s", "%n", "{user}", "../../etc/passwd",
    "a" * 101, "a" * 4001, "🐔" * 60, "\u202e\u200b", "\ud83d", "İi̇ßﬀ", "' or 1=1 --", "; drop table matches;", "<@1>",
    "@everyone", "```", "||", "\n\n", "\r", "/", "//", "///", "=", "a=b", "a=b,=", "name=value", "on", "off", "dm",
    "draw", "end", "sure", "2026-02-30", "9999-12-31", "24:61", "08:00", "Asia/Tokyo", "Nowhere/At_All", "en", "xx",
    "friendly", "daily",
)  # fmt: skip
OWN = {"report", "settle", "givematches", "bydm", "nodm", "vacation", "vacationend", "unblock", "keepme",
       "forget", "forgetsure", "practise", "learn", "lesson", "try", "following", "lockin", "dossier"}  # fmt: skip


@dataclass(frozen=True)
class Forged:
    """What is sent, by whom and where."""

    kind: int
    person: Person
    channel: Any
    data: dict[str, Any]
    message: dict[str, Any] | None = None
    owned: dict[str, str] | None = None  # which installations it comes by; None: as the channel says


class Forger:
    """Makes one after another, also from real controls that it has seen."""

    def __init__(self, fixture: Fixture, seed: int) -> None:
        self.fixture, self.luck = fixture, Random(seed)
        self.seen: dict[str, list[str]] = defaultdict(list)
        self.grounds: dict[tuple[int, int], list[dict[str, Any]]] = {}
        self.commands = [dict(command) for command in fixture.world.commands[None].values()]
        self.places = {person.id: fixture.places_of(person) for person in fixture.people.values()}
        self.whose = {id: seated for id, seated in fixture.seated.items() if id in fixture.kept}
        for channel in list(fixture.world.messages):
            self.learn(fixture.world.message_of(each) for each in list(fixture.world.messages[channel].values()))

    def learn(self, messages: Iterable[dict[str, Any]]) -> None:
        """Controls that were on a real message are the best to forge."""
        for message in messages:
            for part in parts(message):
                if id := part.get("custom_id"):
                    known = self.seen[id.lstrip("+#&").split("/")[0]]
                    if len(known) < POOL and id not in known:
                        known.append(id)

    def next(self) -> Forged:
        """Where somebody has installed the bot, it may come by their own installation alone."""
        forged = self.forged()
        installed = forged.person.installed or forged.channel is self.fixture.group
        among_people = installed and (forged.channel.guild_id is None or self.luck.random() < 0.5)
        return replace(forged, owned={"1": str(forged.person.id)}) if among_people else forged

    def forged(self) -> Forged:
        kind = self.luck.choices((COMPONENT, MODAL, COMMAND, AUTOCOMPLETE), (66, 8, 16, 10))[0]
        stranger = self.luck.random() < 0.75
        person = self.luck.choice(self.fixture.strangers if stranger else self.fixture.players)
        channel = self.luck.choice(self.places[person.id])
        if kind == COMPONENT:
            return self.control(person, channel, stranger=stranger)
        if kind == MODAL:
            modal = self.modal(stranger=stranger, person=person)
            return Forged(MODAL, person, channel, modal, self.ground(person, channel))
        command = self.command() if stranger else self.harmless()
        if kind == AUTOCOMPLETE:
            return Forged(AUTOCOMPLETE, person, channel, self.focused(command))
        return Forged(COMMAND, person, channel, command)

    # Controls

    def control(self, person: Person, channel: Any, *, stranger: bool) -> Forged:
        id = self.id(stranger=stranger, person=person)
        sigil = id[:1] if id[:1] in SIGILS and id[:1] else ""
        kind = SIGILS[sigil] if self.luck.random() < 0.9 else self.luck.choice((2, 3, 5, 6, 7, 8))
        data: dict[str, Any] = {"custom_id": id, "component_type": kind, "id": 1}
        if kind != BUTTON:
            data["values"] = [self.value() for _ in range(self.luck.choice((0, 1, 1, 1, 2, 30)))]
            if kind != LIST and self.luck.random() < 0.7:
                data["resolved"] = self.resolved(data["values"])
        return Forged(COMPONENT, person, channel, data, self.ground(person, channel, id, kind, data.get("values", ())))

    def id(self, *, stranger: bool, person: Person) -> str:
        """Players forge what even they may not do in their own matches."""
        if not stranger:
            return self.by_a_player(person)
        verb = self.verb()
        known = self.seen.get(verb)
        if known and self.luck.random() < 0.6:
            return self.bent(self.luck.choice(known))
        id = f"{self.luck.choice(('', '', '+', '#', '&'))}{verb}/{self.subject()}/{self.rest()}"
        return id if self.luck.random() < 0.95 else self.luck.choice(ODD)

    def verb(self) -> str:
        verb = self.luck.choice(sorted(VERBS))
        if self.luck.random() > HEAVY.get(verb, 1):
            return "answer"
        return verb if self.luck.random() < 0.97 else self.luck.choice(("dance", "", "ANSWER", "answer ", "é"))

    def subject(self) -> str:
        fixture, luck = self.fixture, self.luck
        others = (str(fixture.players[0].id), "-11", "zzzzzzzz")
        everything = (fixture.kept, fixture.kept, fixture.ended, fixture.lobbies, ODD, others)
        subject: str = luck.choice(luck.choice(everything))
        return subject

    def rest(self) -> str:
        luck = self.luck
        return "/".join(luck.choice((*ODD[:12], str(luck.randrange(9)), "sure")) for _ in range(luck.randrange(4)))

    def bent(self, id: str) -> str:
        """Unchanged, or with one change."""
        luck, pieces = self.luck, id.split("/")
        at = luck.randrange(len(pieces))
        match luck.randrange(9):
            case 0 | 1:
                return id
            case 2:
                pieces[at] = luck.choice(ODD)
            case 3:
                piece = pieces[at]
                pieces[at] = str(int(piece) + luck.choice((-9, -1, 1, 9))) if piece.isdecimal() else piece[::-1]
            case 4:
                pieces[1:2] = [self.subject()]
            case 5:
                pieces.append(luck.choice(("sure", *ODD)))
            case 6:
                pieces[0] = self.verb()
            case 7:
                return id[: luck.randrange(len(id) + 1)]
            case _:
                return luck.choice("+#&") + id
        return "/".join(pieces)

    def by_a_player(self, person: Person) -> str:
        """Old questions, impossible answers, seats and matches of others."""
        mine = [id for id, seated in self.whose.items() if person.id in seated]
        theirs = [id for id in self.whose if id not in mine]
        luck, verb = self.luck, self.verb()
        if verb in OWN:
            return f"answer/zzzzzzzz/{self.rest()}"
        if not mine or (theirs and luck.random() < 0.5):
            known = theirs and verb not in {"film", "webpage", "closer"}
            return f"{verb}/{luck.choice(theirs)}/{self.rest()}" if known else f"answer/zzzzzzzz/{self.rest()}"
        match = luck.choice(mine)
        if luck.random() < 0.5:
            verb = luck.choice(("answer", "+answer", "sure", "weigh", "+weigh"))
            ply = luck.choice((-1, 99, HUGE, "²", 500))
            return f"{verb}/{match}/{ply}/{self.rest()}"
        if luck.random() < 0.7:
            return f"{luck.choice(('answer', 'sure', 'weigh'))}/{match}/{luck.randrange(9)}/{luck.choice(ODD[12:])}"
        other = (self.whose[match].index(person.id) + 1) % len(self.whose[match])
        verb = luck.choice(("extend", "mute", "undo", "sendnow", "vote", "seat"))
        return f"{verb}/{match}/{luck.choice((other, 99, -1, 'x'))}"

    def value(self) -> str:
        fixture = self.fixture
        known = [fixture.kept[0], *map(str, (fixture.players[0].id, fixture.general, fixture.elsewhere)), *ODD]
        return self.luck.choice(known)

    def resolved(self, values: list[str]) -> dict[str, Any]:
        """What Discord tells about the ids that were picked. About some it tells nothing."""
        world, found = self.fixture.world, {"users": {}, "channels": {}, "roles": {}}
        for value in values:
            if value.isascii() and value.isdecimal() and int(value) in world.users:
                found["users"][value] = dict(serializers.user_payload(world.users[int(value)]))
        return {kind: known for kind, known in found.items() if known}

    def ground(
        self, person: Person, channel: Any, id: str = "hand/x/", kind: int = BUTTON, values: Any = ()
    ) -> dict[str, Any]:
        """A real message of ours there, with the forged control on it."""
        where = (person.id, channel.id)
        if where not in self.grounds:
            self.grounds[where] = self.laid(channel)
        message = dict(self.luck.choice(self.grounds[where]))
        look: dict[str, Any] = {"type": kind, "custom_id": id, "id": 1}
        if kind == BUTTON:
            look |= {"style": 1, "label": self.luck.choice(("Play", "🐔", "a" * 80))}
        else:
            look |= {"min_values": 0, "max_values": 25}
            options = [{"label": value[:100] or "-", "value": value} for value in dict.fromkeys(values)]
            look |= {"options": options[:25]} if kind == LIST and self.luck.random() < 0.7 else {}
        return message | {"components": [{"type": 1, "id": 2, "components": [look]}]}

    def laid(self, channel: Any) -> list[dict[str, Any]]:
        world = self.fixture.world
        words = [{"type": 10, "id": 1, "content": "Ground"}]
        made = [world.create_message(channel.id, world.bot_user.id, components=words, flags=TREE) for _ in range(2)]
        self.fixture.laid |= {message.id for message in made}
        open_, private = (world.message_of(message) for message in made)
        return [open_, private | {"flags": TREE | EPHEMERAL}]

    # Modals

    def modal(self, *, stranger: bool, person: Person) -> dict[str, Any]:
        fields = [self.field() for _ in range(self.luck.choice((0, 1, 1, 2, 5, 30)))]
        return {"custom_id": self.id(stranger=stranger, person=person).lstrip("+#&"), "components": fields}

    def field(self) -> dict[str, Any]:
        value: Any = self.luck.choice((*ODD, None, 5, True, ["a"], {"a": 1}))
        id = self.luck.choice(("words", "day", "notes", "", "x" * 101))
        inner = {"type": TEXT, "id": 3, "custom_id": id, "value": value}
        if self.luck.random() < 0.1:
            inner.pop(self.luck.choice(("custom_id", "value", "type")))
        match self.luck.randrange(4):
            case 0:
                return {"type": 1, "id": 4, "components": [inner]}
            case 1:
                return {"type": 18, "id": 4, "component": inner}
            case 2:
                chosen = {"type": 3, "id": 5, "custom_id": "words", "values": [self.value()]}
                return {"type": 18, "id": 4, "component": chosen}
            case _:
                return inner

    # Commands

    def command(self) -> dict[str, Any]:
        spec = self.luck.choice(self.commands)
        name = spec["name"] if self.luck.random() < 0.97 else self.luck.choice(("dance", "", "PLAY", HUGE))
        if (kind := spec.get("type", 1)) != 1:
            return {"id": spec["id"], "name": name, "type": kind} | self.target(kind)
        data = {"id": spec["id"], "name": name, "type": 1, "options": self.filled(spec)}
        if ids := [option["value"] for option in deep(data["options"]) if option.get("type") == 6]:
            data["resolved"] = self.resolved([str(id) for id in ids])
        return data

    def target(self, kind: int) -> dict[str, Any]:
        """Of a menu: a person, or a message of ours. Sometimes Discord tells nothing about it."""
        if kind == 2:
            target = str(self.luck.choice([*self.fixture.people.values()]).id)
            resolved = self.resolved([target])
        else:
            message = self.luck.choice([each for laid in self.grounds.values() for each in laid] or [{"id": "1"}])
            target, resolved = message["id"], {"messages": {message["id"]: message}}
        return {"target_id": target} | ({"resolved": resolved} if self.luck.random() < 0.8 else {})

    def harmless(self) -> dict[str, Any]:
        """Of players only commands that change nothing, whatever is said with them."""
        spec = self.luck.choice([each for each in self.commands if each["name"] in LOOKING])
        return {"id": spec["id"], "name": spec["name"], "type": 1, "options": self.filled(spec)}

    def filled(self, spec: dict[str, Any]) -> list[dict[str, Any]]:
        options = spec.get("options") or []
        inner = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
        if inner:
            if self.luck.random() < 0.05:
                return []
            chosen = self.luck.choice(inner)
            return [{"name": chosen["name"], "type": chosen["type"], "options": self.filled(chosen)}]
        found = [self.option(option) for option in options if option.get("required") or self.luck.random() < 0.5]
        if self.luck.random() < 0.05:
            found.append({"name": self.luck.choice(ODD[:20]), "type": 3, "value": "x"})
        return [] if self.luck.random() < 0.03 else found

    def option(self, spec: dict[str, Any]) -> dict[str, Any]:
        kind = spec["type"] if self.luck.random() < 0.95 else self.luck.choice((3, 4, 5, 6, 10))
        value: Any = self.luck.choice((*ODD, *self.fixture.kept, *self.fixture.ended))
        if spec.get("choices") and self.luck.random() < 0.6:
            value = self.luck.choice(spec["choices"])["value"]
        if kind in (4, 10):
            value = self.luck.choice((-1, 0, 1, 2, 99, 2**53, 1.5))
        elif kind == 5:
            value = self.luck.random() < 0.5
        elif kind == 6:
            value = self.luck.choice(("1", str(self.fixture.players[0].id), str(self.fixture.world.bot_user.id)))
        return {"name": spec["name"], "type": kind, "value": value}

    def focused(self, data: dict[str, Any]) -> dict[str, Any]:
        """One option is being typed; sometimes none, or one without completion."""
        leaves = [option for option in deep(data.get("options", [])) if "value" in option]
        if leaves and self.luck.random() < 0.97:
            chosen = self.luck.choice(leaves)
            chosen.update(focused=True, value=str(chosen["value"]), type=3)
        return {key: value for key, value in data.items() if key != "resolved"}


LOOKING = ("board", "log", "turns", "rules", "leaderboard", "profile", "hand")


def deep(options: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for option in options:
        yield option
        yield from deep(option.get("options") or [])

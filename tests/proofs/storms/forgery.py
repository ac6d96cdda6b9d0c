"""Whatever is forged, by members, strangers and by DM, is answered once and in time.

Nothing of others is changed or told, nothing secret stands in the log, and nothing goes wrong unexpectedly.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from simcord.backend import serializers

from bench.client import parts
from cogs.client import Listing
from cogs.interactions import controls
from cogs.interactions.controls import VERBS
from dojo.people.people import Player
from dojo.people.remembered import KEY_NAME, pseudonym
from dojo.table.table import Table
from engine.games import GAMES
from sandbox.world.people import Person
from sandbox.world.tracked_interactions import TrackedInteraction
from tests.proofs import Figure
from tests.proofs.storms.broken_builds import FORGEABLE, broken
from tests.proofs.storms.harness import NAMES, TOKEN, Harness, Log, logging_to, opened

SIZES = {"short": 600, "full": 100_000}
AT_ONCE = 60
IN_TIME = 3.0  # seconds: Discord waits no longer
PATIENCE = 20.0  # we do, on a machine that does other things as well, and count what came too late
IN_CONTROL = 120  # interactions, of a broken build
CHANCES = 12  # for a broken build to show itself
BETWEEN_LOOKS = 2_000  # interactions, until the database is compared again
SHOWN = 8
ANSWERED = 200

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SUBCOMMAND, GROUP, BUTTON, LIST, TEXT = 1, 2, 2, 3, 4
SIGILS = {"": BUTTON, "+": LIST, "#": 8, "&": 6}
EPHEMERAL, TREE = 1 << 6, 1 << 15
HUGE = "9" * 70
POOL = 150  # of each verb, controls that were seen
# These take seconds, and the forgotten are gone.
HEAVY = {"film": 0.02, "webpage": 0.05, "closer": 0.02, "dossier": 0.1, "forgetsure": 0.0, "bydm": 0.1}
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
LOOKING = ("board", "log", "turns", "rules", "leaderboard", "profile", "hand")  # commands that change nothing


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
    """Makes one after another, also from real controls that it has seen: what no honest client would send."""

    def __init__(self, town: "Town", seed: int) -> None:
        self.town, self.world, self.luck = town, town.world, Random(seed)
        self.seen: dict[str, list[str]] = defaultdict(list)
        self.grounds: dict[tuple[int, int], list[dict[str, Any]]] = {}
        self.commands = [dict(command) for command in self.world.commands[None].values()]
        self.places = {person.id: town.places_of(person) for person in (*town.players, *town.strangers)}
        for channel in list(self.world.messages.values()):
            self.learn(self.world.message_of(each) for each in list(channel.values()))

    def learn(self, messages: Iterable[dict[str, Any]]) -> None:
        """Controls that were on a real message are the best to forge."""
        for id in (part["custom_id"] for message in messages for part in parts(message) if part.get("custom_id")):
            known = self.seen[id.lstrip("+#&").split("/")[0]]
            if len(known) < POOL and id not in known:
                known.append(id)

    def next(self) -> Forged:
        """Where somebody has installed the bot, it may come by their own installation alone."""
        luck, stranger = self.luck, self.luck.random() < 0.75
        kind = luck.choices((COMPONENT, MODAL, COMMAND, AUTOCOMPLETE), (66, 8, 16, 10))[0]
        person = luck.choice(self.town.strangers if stranger else self.town.players)
        channel, message = luck.choice(self.places[person.id]), None
        if kind in (COMPONENT, MODAL):
            id = self.forged_id() if stranger else self.id_by_a_player(person)
            data = self.control(id) if kind == COMPONENT else self.modal(id)
            message = self.ground(person, channel, data)
        else:
            data = self.command([each for each in self.commands if stranger or each["name"] in LOOKING], stranger)
            data = self.focused(data) if kind == AUTOCOMPLETE else data
        installed = person.installed or channel is self.town.group
        alone = installed and (channel.guild_id is None or luck.random() < 0.5)
        return Forged(kind, person, channel, data, message, {"1": str(person.id)} if alone else None)

    # Controls

    def control(self, id: str) -> dict[str, Any]:
        kind = SIGILS.get(id[:1], BUTTON) if self.luck.random() < 0.9 else self.luck.choice((2, 3, 5, 6, 7, 8))
        data: dict[str, Any] = {"custom_id": id, "component_type": kind, "id": 1}
        if kind != BUTTON:
            data["values"] = [self.value() for _ in range(self.luck.choice((0, 1, 1, 1, 2, 30)))]
            if kind != LIST and self.luck.random() < 0.7:
                data["resolved"] = self.resolved(data["values"])
        return data

    def forged_id(self) -> str:
        verb = self.verb()
        if self.seen.get(verb) and self.luck.random() < 0.6:
            return self.bent(self.luck.choice(self.seen[verb]))
        id = f"{self.luck.choice(('', '', '+', '#', '&'))}{verb}/{self.subject()}/{self.rest()}"
        return id if self.luck.random() < 0.95 else self.luck.choice(ODD)

    def verb(self) -> str:
        verb = self.luck.choice(sorted(VERBS))
        if self.luck.random() > HEAVY.get(verb, 1):
            return "answer"
        return verb if self.luck.random() < 0.97 else self.luck.choice(("dance", "", "ANSWER", "answer ", "é"))

    def subject(self) -> str:
        town, others = self.town, (str(self.town.players[0].id), "-11", "zzzzzzzz")
        return self.luck.choice(
            self.luck.choice(([*town.seated], [*town.seated], town.ended, town.lobbies, ODD, others))
        )

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

    def id_by_a_player(self, person: Person) -> str:
        """What even they may not do: old questions, impossible answers, seats and matches of others."""
        seated = self.town.seated
        mine = [id for id in seated if person.id in seated[id]]
        theirs = [id for id in seated if id not in mine]
        luck, verb = self.luck, self.verb()
        if verb in OWN:
            return f"answer/zzzzzzzz/{self.rest()}"
        if not mine or (theirs and luck.random() < 0.5):
            known = theirs and verb not in HEAVY
            return f"{verb}/{luck.choice(theirs)}/{self.rest()}" if known else f"answer/zzzzzzzz/{self.rest()}"
        match = luck.choice(mine)
        if luck.random() < 0.5:
            verb = luck.choice(("answer", "+answer", "sure", "weigh", "+weigh"))
            return f"{verb}/{match}/{luck.choice((-1, 99, HUGE, '²', 500))}/{self.rest()}"
        if luck.random() < 0.7:
            return f"{luck.choice(('answer', 'sure', 'weigh'))}/{match}/{luck.randrange(9)}/{luck.choice(ODD[12:])}"
        other = (seated[match].index(person.id) + 1) % len(seated[match])
        verb = luck.choice(("extend", "mute", "undo", "sendnow", "vote", "seat"))
        return f"{verb}/{match}/{luck.choice((other, 99, -1, 'x'))}"

    def value(self) -> str:
        town = self.town
        known = (town.players[0].id, town.harness.general, town.elsewhere)
        return self.luck.choice([next(iter(town.seated)), *map(str, known), *ODD])

    def resolved(self, values: list[str]) -> dict[str, Any]:
        """What Discord tells about the ids that were picked. About some it tells nothing."""
        users = self.world.users
        known = [each for each in values if each.isascii() and each.isdecimal() and int(each) in users]
        return {"users": {each: dict(serializers.user_payload(users[int(each)])) for each in known}} if known else {}

    def ground(self, person: Person, channel: Any, data: dict[str, Any]) -> dict[str, Any]:
        """A real message of ours there, public or private, with the forged control on it."""
        where, kind = (person.id, channel.id), data.get("component_type", BUTTON)
        if where not in self.grounds:
            words, world = [{"type": 10, "id": 1, "content": "Ground"}], self.world
            made = [world.create_message(channel.id, world.bot_user.id, components=words, flags=TREE) for _ in "ab"]
            self.town.laid |= {message.id for message in made}
            public, private = map(world.message_of, made)
            self.grounds[where] = [public, private | {"flags": TREE | EPHEMERAL}]
        look: dict[str, Any] = {"type": kind, "custom_id": data["custom_id"], "id": 1}
        if kind == BUTTON:
            look |= {"style": 1, "label": self.luck.choice(("Play", "🐔", "a" * 80))}
        else:
            look |= {"min_values": 0, "max_values": 25}
            options = [{"label": value[:100] or "-", "value": value} for value in dict.fromkeys(data["values"])]
            look |= {"options": options[:25]} if kind == LIST and self.luck.random() < 0.7 else {}
        message = self.luck.choice(self.grounds[where])
        return message | {"components": [{"type": 1, "id": 2, "components": [look]}]}

    # Modals

    def modal(self, id: str) -> dict[str, Any]:
        fields = [self.field() for _ in range(self.luck.choice((0, 1, 1, 2, 5, 30)))]
        return {"custom_id": id.lstrip("+#&"), "components": fields}

    def field(self) -> dict[str, Any]:
        luck, id = self.luck, self.luck.choice(("words", "day", "notes", "", "x" * 101))
        inner = {"type": TEXT, "id": 3, "custom_id": id, "value": luck.choice((*ODD, None, 5, True, ["a"], {"a": 1}))}
        if luck.random() < 0.1:
            inner.pop(luck.choice(("custom_id", "value", "type")))
        chosen = {"type": 3, "id": 5, "custom_id": "words", "values": [self.value()]}
        row = {"type": 1, "id": 4, "components": [inner]}
        return luck.choice((inner, row, *({"type": 18, "id": 4, "component": each} for each in (inner, chosen))))

    # Commands

    def command(self, specs: list[dict[str, Any]], bend: bool) -> dict[str, Any]:
        luck, spec = self.luck, self.luck.choice(specs)
        kind, name = spec.get("type", 1), spec["name"]
        if bend and luck.random() < 0.03:
            name = luck.choice(("dance", "", "PLAY", HUGE))
        data = {"id": spec["id"], "name": name, "type": kind}
        if kind != 1:
            return data | self.target(kind)
        data["options"] = self.filled(spec)
        picked = [str(option["value"]) for option in deep(data["options"]) if option.get("type") == 6]
        return data | ({"resolved": self.resolved(picked)} if picked and bend else {})

    def target(self, kind: int) -> dict[str, Any]:
        """Of a menu: a person, or a message of ours. Sometimes Discord tells nothing about it."""
        if kind == 2:
            target = str(self.luck.choice([*self.town.players, *self.town.strangers]).id)
            resolved = self.resolved([target])
        else:
            message = self.luck.choice([each for laid in self.grounds.values() for each in laid] or [{"id": "1"}])
            target, resolved = message["id"], {"messages": {message["id"]: message}}
        return {"target_id": target} | ({"resolved": resolved} if self.luck.random() < 0.8 else {})

    def filled(self, spec: dict[str, Any]) -> list[dict[str, Any]]:
        options = spec.get("options") or []
        inner = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
        if inner:
            chosen = self.luck.choice(inner)
            group = {"name": chosen["name"], "type": chosen["type"], "options": self.filled(chosen)}
            return [group] if self.luck.random() < 0.95 else []
        found = [self.option(option) for option in options if option.get("required") or self.luck.random() < 0.5]
        if self.luck.random() < 0.05:
            found.append({"name": self.luck.choice(ODD[:20]), "type": 3, "value": "x"})
        return [] if self.luck.random() < 0.03 else found

    def option(self, spec: dict[str, Any]) -> dict[str, Any]:
        luck, town = self.luck, self.town
        kind = spec["type"] if luck.random() < 0.95 else luck.choice((3, 4, 5, 6, 10))
        value: Any = luck.choice((*ODD, *town.seated, *town.ended))
        if spec.get("choices") and luck.random() < 0.6:
            value = luck.choice(spec["choices"])["value"]
        if kind in (4, 10):
            value = luck.choice((-1, 0, 1, 2, 99, 2**53, 1.5))
        elif kind == 5:
            value = luck.random() < 0.5
        elif kind == 6:
            value = luck.choice(("1", str(town.players[0].id), str(self.world.bot_user.id)))
        return {"name": spec["name"], "type": kind, "value": value}

    def focused(self, data: dict[str, Any]) -> dict[str, Any]:
        """One option is being typed; sometimes none, or one without completion."""
        leaves = [option for option in deep(data.get("options", [])) if "value" in option]
        if leaves and self.luck.random() < 0.97:
            chosen = self.luck.choice(leaves)
            chosen.update(focused=True, value=str(chosen["value"]), type=3)
        return {key: value for key, value in data.items() if key != "resolved"}


def deep(options: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for option in options:
        yield option
        yield from deep(option.get("options") or [])


# What it leads to


@dataclass
class Fuzzer:
    """Sends forged interactions. All lists have to stay empty, but that of the times."""

    town: "Town"
    forger: Forger
    patience: float = PATIENCE
    sent: int = 0
    millis: list[float] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    leaked: list[str] = field(default_factory=list)
    logged: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)  # answers that Discord would refuse
    lines: int = 0

    def __post_init__(self) -> None:
        self.secrets = Secrets(self.town)

    async def run(self, number: int) -> None:
        harness, log = self.town.harness, Log()
        before, public = self.town.rows(), self.town.public_messages()
        with logging_to(log):
            for done in range(0, number, AT_ONCE):
                await self.batch(harness, min(AT_ONCE, number - done))
                if done % BETWEEN_LOOKS < AT_ONCE:
                    self.look(log, before, public)
            await harness.quiet()
            await asyncio.sleep(0.1)
            self.look(log, before, public)
        self.refused = [str(each) for each in harness.sandbox.findings.told()]

    async def batch(self, harness: Harness, number: int) -> None:
        journal, first = harness.sandbox.services.journal, harness.sandbox.services.journal.next
        forged = [self.forger.next() for _ in range(number)]
        acts = [self.send(harness, each) for each in forged]
        await asyncio.wait([asyncio.create_task(act.answered.wait()) for act in acts], timeout=self.patience)
        await asyncio.sleep(0)
        entries = [entry for entry in journal.entries if entry.number >= first]
        for each, act in zip(forged, acts, strict=True):
            self.judge(harness, each, act, [entry for entry in entries if act.record.token in entry.path])

    def send(self, harness: Harness, forged: Forged) -> TrackedInteraction:
        act = harness.sandbox.services.actions.forge(
            forged.kind, forged.person, forged.channel, forged.data, forged.message, forged.owned
        )
        deadline = harness.world.clock.now() + timedelta(seconds=PATIENCE)
        act.record.initial_response_deadline = deadline.isoformat(timespec="microseconds")
        return act

    def judge(self, harness: Harness, forged: Forged, act: TrackedInteraction, entries: list[Any]) -> None:
        what, user = f"{forged.kind} of {forged.person.name}: {str(forged.data)[:300]}", forged.person.id
        self.sent += 1
        tries = [entry.status for entry in entries if entry.path.endswith("/callback")]
        if ANSWERED not in tries:
            self.unanswered.append(f"{what} ({tries})")
        if ANSWERED in tries[:-1]:  # after a refusal, it has to answer otherwise
            self.doubled.append(f"{what} ({tries})")
        if act.ms is not None:
            self.millis.append(act.ms)
            if act.ms > IN_TIME * 1000:
                self.late.append(f"{what}: {act.ms:.0f} ms")
        known = harness.world.messages.get(act.record.channel_id, {})
        message = act.record.message_id
        answers = [harness.world.message_of(known[message])] if message in known else []
        told = "\n".join(text for entry in entries for text in strings(entry.body))
        self.leaked += [f"{what}: {leak}" for leak in self.secrets.told(told, user)]
        self.forger.learn(answers)

    def look(self, log: Log, before: Counter[tuple[Any, ...]], public: dict[int, str]) -> None:
        tokens = ("aW50ZXJhY3Rpb24", self.town.harness.sandbox.wire.token)
        self.changed += changes(before, self.town.rows())
        now = self.town.public_messages()
        self.changed += [f"the public message {id} is gone" for id in public.keys() - now.keys()]
        self.leaked += [f"to all: {leak}" for said in now.values() for leak in self.secrets.told(said, 0)]
        self.troubles += log.troubles
        self.logged += [line for line in log.lines if self.secrets.logged(line) or any(t in line for t in tokens)]
        self.lines += len(log.lines)
        log.lines, log.troubles = [], []
        sys.stderr.write(f"forged: {self.sent} sent, {self.faults()}\n")

    def faults(self) -> dict[str, list[str]]:
        names = ("unanswered", "doubled", "late", "troubles", "changed", "leaked", "logged", "refused")
        return {name: getattr(self, name)[:SHOWN] for name in names if getattr(self, name)}


async def forged(size: str) -> tuple[list[Figure], list[str]]:
    with tempfile.TemporaryDirectory() as folder, patch.object(controls, "AT_ONCE", AT_ONCE):  # or most were too many
        async with opened(Path(folder), Listing(user_install=True), loops=False) as harness:
            town = Town(harness)
            await town.found()
            fuzzer, began = Fuzzer(town, Forger(town, 7)), time.perf_counter()
            await fuzzer.run(SIZES[size])
            figures = figures_of(fuzzer, size, time.perf_counter() - began)
            return figures, [fault for fault in FORGEABLE if await found_out(town, fault)]


async def found_out(town: "Town", fault: str) -> bool:
    """Try it until it is found out, or has had all its chances."""
    place, name, breaking = FORGEABLE[fault]
    with broken((place, name, breaking(getattr(place, name)))):
        for seed in range(CHANCES):
            fuzzer = Fuzzer(town, Forger(town, seed), IN_TIME)
            await fuzzer.run(IN_CONTROL)
            if getattr(fuzzer, fault):
                return True
    return False


def figures_of(found: Fuzzer, size: str, seconds: float) -> list[Figure]:
    times = sorted(found.millis)
    none = {
        "not answered": found.unanswered,
        "answered more than once": found.doubled,
        "answered after three seconds": found.late,
        f"unexpected troubles in {found.lines:,} lines of the log": found.troubles,
        "rows of others changed": found.changed,
        "seeds told, and controls of others' hands": found.leaked,
        "secrets in the log": found.logged,
        "answers Discord would refuse": found.refused,
    }
    return [
        Figure("forged interactions", found.sent, f">= {SIZES[size]:,}", found.sent >= SIZES[size]),
        *(Figure(name, len(faults), "0", not faults, "; ".join(faults[:2])) for name, faults in none.items()),
        Figure("ms to an answer, 99 of 100", times[len(times) * 99 // 100], note=f"{AT_ONCE} at once"),
        Figure("forged interactions a second", found.sent / seconds),
    ]


# Matches and lobbies that strangers may not touch, and what they may not learn of them


STRANGERS = ("Mallory", "Eve", "Trent", *(f"Newcomer {number}" for number in range(8)))
PLIES = 6  # answers given before the strangers come
HANDS = ("answer", "sure", "weigh", "undo", "sendnow")  # controls that show what somebody may answer

IN_MATCHES = ("seats", "moves", "notices", "held_moves", "results", "substitutes", "moments", "plans")
OF_MATCHES = {"matches": "id", "lobbies": "id", "lobby_players": "lobby_id", **dict.fromkeys(IN_MATCHES, "match_id")}
OF_USERS = ("vacations", "blocks", "reports", "ratings", "pings", "puzzle_answers", "learners", "followers", "guesses")
OF_PEOPLE = {"people": "id", **dict.fromkeys(OF_USERS, "user_id")}
OF_NOBODY = {
    "heartbeats",
    "database_kind",
    "keys",
}  # when it was last awake, whether it is real, and what it hashes with


class Town:
    """`seated` are the matches, and `lobbies` the lobbies, that only their players may change; `ended` are over."""

    def __init__(self, harness: Harness) -> None:
        self.harness, self.world, self.dojo = harness, harness.world, harness.dojo
        self.players = [harness.people[name] for name in NAMES]
        self.seated: dict[str, list[int]] = {}  # by match: who sits where
        self.lobbies: list[str] = []
        self.ended: list[str] = []
        self.laid: set[int] = set()  # messages under forged controls, which are no real cards

    async def found(self) -> None:
        """Mallory is a member of the server and installed the bot, Eve runs another server, and Trent only writes DMs.

        The newcomers have never been heard of. There are two matches of every game that go on and one that is over,
        one against a computer, and a lobby that is kept for somebody.
        """
        harness, world, luck = self.harness, self.world, Random(5)
        eve = world.people.arrive("Eve", "en-GB")
        self.strangers = [harness.arrive(name) if name != "Eve" else eve for name in STRANGERS]
        owner = world.people.arrive("Fumi").id  # who may settle what holds there
        self.elsewhere = world.open_server("Elsewhere", [owner, eve.id], ["general"]).channel_ids[0]
        self.eves = world.open_server("Eve's", [eve.id], ["general"]).id
        world.rules.user_install = self.strangers[0].installed = True
        self.group = world.open_group("Evening", [each.id for each in (self.strangers[0], eve, self.players[0])])
        await harness.restart(report_to=self.elsewhere)
        for game in GAMES:
            kept = [await self.match(game, luck) for _ in range(2)]
            self.seated |= {each.id: [player.id for player in each.players] for each in kept}
            over = await self.match(game, luck)
            await self.dojo.referee.resign(over.id, over.players[0].id)
            self.ended.append(over.id)
        await self.practice()
        with patch("dojo.people.pings.PINGS_AN_HOUR", len(GAMES)):
            invited = self.players[2].id
            self.lobbies = [
                (await harness.lobby(game, self.players[0], invited=invited, pace="daily")).id for game in GAMES
            ]
        for person in (*self.players, *self.strangers[:3]):
            await self.dojo.people.remember(person.id, person.name, person.locale)
        await harness.quiet()

    async def match(self, game: str, luck: Random) -> Table:
        lobby = await self.harness.lobby(game, *self.players[: min(GAMES[game].seats)], pace="daily")
        await self.dojo.lobbies.start(lobby.id, lobby.host)
        table = await self.dojo.referee.table(lobby.id)
        for _ in range(PLIES):
            for ask in table.asks()[:1]:
                user, text = table.players[ask.seat].id, str(luck.choice(ask.options))
                table = await self.dojo.referee.answer(lobby.id, user, table.opened(ask.seat), text)
        return table

    async def practice(self) -> None:
        where = {"guild": self.harness.guild, "guild_name": "Dojo", "channel": self.harness.general}
        host, how = Player(self.players[0].id, "Aiko", locale="en-GB", dm="yes"), {"pace": "friendly", **where}
        lobby = await self.dojo.lobbies.practise(
            game=next(iter(GAMES)), host=host, level="novice", namer="Novice {}".format, **how
        )
        await self.dojo.lobbies.start(lobby.id, lobby.host)
        table = await self.dojo.referee.table(lobby.id)
        self.seated[lobby.id] = [player.id for player in table.players]

    def places_of(self, person: Person) -> list[Any]:
        """Every channel in which this person can click: servers, threads, groups, DMs."""
        shared = [each for each in self.world.channels.values() if each.guild_id]
        homes = [
            each
            for each in shared
            if self.world.sees(person.id, each.id) and person.id in self.world.guilds[each.guild_id].members
        ]
        dm = self.world.get_dm_channel(person.id)
        self.world.show_dm(dm)
        return [*homes, *([self.group] if person.id in self.group.recipient_ids else []), dm]

    # What may not change

    def rows(self) -> Counter[tuple[Any, ...]]:
        """All rows but those that the strangers may write: about themselves, and what they opened."""
        select, strangers = self.harness.rows, {person.id for person in self.strangers}
        hosted = {id for id, host in select("select id, host from lobbies") if host in strangers}
        hosted |= {id for id, user in select("select match_id, user_id from seats") if user in strangers}
        theirs = hosted - {*self.seated, *self.lobbies, *self.ended}
        keys = select("select key from keys where name = ?", KEY_NAME)
        hashed = {pseudonym(bytes.fromhex(key), id) for (key,) in keys for id in strangers}
        found = Counter[tuple[Any, ...]]()
        for (table,) in select("select name from sqlite_master where type = 'table'"):
            columns = [name for _, name, *_ in select(f"pragma table_info({table})")]
            for values in select(f"select * from {table}") if table not in OF_NOBODY else ():
                row = dict(zip(columns, values, strict=True))
                own = table in OF_PEOPLE and row[OF_PEOPLE[table]] in strangers
                own |= table in OF_MATCHES and row[OF_MATCHES[table]] in theirs
                own |= table == "servers" and row["id"] == self.eves and not self.strays(values)
                own |= table == "remembered" and values[0] in hashed
                found[table, *values] += not own
        return +found

    def strays(self, values: tuple[Any, ...]) -> bool:
        """Whether the settings of Eve's own server name a channel of another."""
        named = {int(word) for value in values for word in str(value).split() if word.isdecimal()}
        return any(id in named and each.guild_id != self.eves for id, each in self.world.channels.items())

    def public_messages(self) -> dict[int, str]:
        """Those of ours that several people see, as text with custom ids."""
        ours = self.world.bot_user.id
        shared = [id for id, channel in self.world.channels.items() if channel.guild_id or channel is self.group]
        found = [each for id in shared for each in self.world.messages.get(id, {}).values() if each.author_id == ours]
        shown = [each for each in found if not (each.is_ephemeral or each.id in self.laid)]
        return {each.id: "\n".join(strings(self.world.message_of(each))) for each in shown}


class Secrets:
    """The seeds, and the controls of hands. What else of a hand may be told is searched for in the proof of secrets."""

    def __init__(self, town: Town) -> None:
        self.town, select = town, town.harness.rows
        self.seeds = {TOKEN, *(each for (each,) in select("select secret from lobbies where status = 'open'"))}
        for id, *values in select("select id, secret, seed from matches"):
            self.seeds |= set(values) if id in town.seated else set()

    def told(self, text: str, user: int) -> list[str]:
        """What this person should not have been told."""
        others = [id for id, seated in self.town.seated.items() if user not in seated]
        plain = text.replace("+", "")
        found = [f"controls of {id}" for id in others if any(f"\n{verb}/{id}/" in plain for verb in HANDS)]
        return found + self.logged(text)

    def logged(self, line: str) -> list[str]:
        return [f"a seed: {seed}" for seed in self.seeds if seed in line]


def strings(value: Any) -> Iterator[str]:
    """Every string in a body, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from strings(inner)


def changes(before: Counter[tuple[Any, ...]], after: Counter[tuple[Any, ...]]) -> list[str]:
    """Rows that have gone or come; of a row that has changed, the values before and now."""
    gone, come = (before - after), (after - before)
    found = []
    for row in gone:
        now = next((each for each in come if each[:2] == row[:2] and len(each) == len(row)), None)
        pairs = now and [pair for pair in zip(row, now, strict=True) if pair[0] != pair[1]]
        found.append(f"- {row[:2]}: {pairs}"[:300] if now else f"- {row}"[:300])
    return found + [f"+ {row}"[:300] for row in come]

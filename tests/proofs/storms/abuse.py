"""Bad accounts try everything that the rules of the house forbid while good people play.

Nobody is called too often, no name becomes a link, no match starts on terms that somebody has not seen, and no click
waits long.
"""

import asyncio
import re
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.client import ids, text
from cogs.client import Listing
from cogs.interactions.controls import IN_FLIGHT
from dojo.limits import VACATIONS_A_DAY
from dojo.watching.guesses import question
from engine.games import GAMES
from sandbox.world.people import Person
from tests.proofs import Figure
from tests.proofs.storms.broken_builds import UNGUARDED, broken
from tests.proofs.storms.harness import Harness, Match, Message, begun, opened, told

GAME: Final = "kaito"
CODE_BLOCK: Final = re.compile(r"```.*?```", re.DOTALL)  # in which nothing becomes a link or a mention
PAUSE: Final = 0.5  # seconds between two clicks
AT_FIVE: Final = 0.2  # seconds between two of five clicks a second
NOTICE: Final = 60.0  # seconds after which a match may start on changed terms
MAX_PINGS: Final = 3  # an hour, of one person by another
ROUNDS: Final = MAX_PINGS + 1  # of each attack, at least: as many as a missing limit of calls needs to show
MAX_SLOWDOWN: Final = 3.0
SILENT: Final = 1 << 12  # the flag of a message that calls nobody
ROLES: Final = ("Second", "Invited", "Sleeper", "Barred")
TRAPS: Final = (
    "x](https://trap.example)[y",
    "<@777000777>",
    "<t:777000777:R>",
    "\u202eparT",
    "\u200b",
    "https://trap.example",
)
SPRUNG: Final = ("](https://trap", "://trap.example", "<@777000777>", "<t:777000777", "\u202e", "\u200b")


@dataclass
class Witness:
    """Sees every message, and every answer that only its reader sees."""

    harness: Harness
    pings: Counter[int] = field(default_factory=Counter)  # by the person called
    traps: list[str] = field(default_factory=list)  # texts in which a name became more than a name

    def __post_init__(self) -> None:
        self.harness.world.subscribers.append(self.saw)
        self.harness.world.whisperers.append(self.saw)

    def saw(self, event: str, payload: Mapping[str, Any]) -> None:
        if event not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            return
        said = text(dict(payload))
        marked_up = CODE_BLOCK.sub("", said)
        self.traps += [said for sign in SPRUNG if sign in (marked_up if sign.isascii() else said)]
        if event == "MESSAGE_CREATE":
            self.count_pings(payload)

    def count_pings(self, payload: Mapping[str, Any]) -> None:
        channel = self.harness.world.channels[int(payload["channel_id"])]
        message = self.harness.world.messages.get(channel.id, {}).get(int(payload["id"]))
        if message is None or message.is_ephemeral or message.flags & SILENT:
            return
        self.pings.update({*message.ping_user_ids, *(channel.recipient_ids if channel.guild_id is None else ())})


class Good:
    """Matches of people who only want to play."""

    def __init__(self, harness: Harness, luck: Random) -> None:
        self.harness, self.luck, self.matches = harness, luck, list[Match]()

    async def sit_down(self, count: int) -> None:
        for number, game in zip(range(count), cycle(GAMES), strict=False):
            names = f"Good {number}a", f"Good {number}b"
            for name in names:
                self.harness.arrive(name)
            self.matches.append(await begun(self.harness, game, self.luck, *names))
        await self.harness.quiet()

    async def click(self, times: int) -> list[float]:
        """The milliseconds until each click was answered. One after the other, as if the others were thinking."""
        took: list[float] = []
        ours = {person.id for match in self.matches for person in match.people}

        def note(person: Person, done: Message) -> None:
            if person.id in ours and done["ms"] is not None:
                took.append(done["ms"])

        self.harness.note = note
        while len(took) < times:
            match = self.luck.choice(self.matches)
            if not await match.over():
                await match.move()
            await asyncio.sleep(0.05)
        self.harness.note = None
        return took


@dataclass
class Bad:
    """An account with a name that is a trap, and people of its own on whom it tries everything."""

    harness: Harness
    person: Person
    second: Person  # the same person's other account
    invited: Person  # who never answers
    sleeper: Person  # who joins, and then sleeps
    stranger: Person  # who isn't on this server
    barred: Person  # who may not play on this server
    own: Any  # the channel of a server of their own, on which the stranger is, too
    group: Any  # a group DM with the second account
    luck: Random
    pause: float  # seconds between two clicks
    faults: list[str] = field(default_factory=list)
    tried: Counter[str] = field(default_factory=Counter)

    async def run(self, name: str, **options: Any) -> Message:
        await self.breathe()
        return told(await self.harness.run(self.person, name, **options))

    async def press(self, message: Message, custom_id: str, by: Person | None = None) -> Message:
        await self.breathe()
        return told(await self.harness.press(by or self.person, message, custom_id))

    async def choose(self, message: Message, custom_id: str, value: str) -> Message:
        await self.breathe()
        return told(await self.harness.press(self.person, message, custom_id, value))

    async def forge(self, custom_id: str, *values: str, by: Person | None = None, at: Any = None) -> Message:
        """A control that nobody has put there, in the channel of all or in another."""
        place = at or self.harness.world.channels[self.harness.general]
        return await self.harness.forge(by or self.person, place, custom_id, *values)

    def rows(self, query: str, *values: Any) -> list[Any]:
        return self.harness.rows(query, *values)

    async def breathe(self) -> None:
        """Discord's app lets nobody click faster for long."""
        await asyncio.sleep(self.luck.uniform(0, 2 * self.pause))

    def fault(self, what: str) -> None:
        self.faults.append(f"{self.person.name!r}: {what}")


async def bad_account(harness: Harness, number: int, pause: float) -> Bad:
    trap = TRAPS[number % len(TRAPS)]
    person, second, invited, sleeper, barred = (
        harness.arrive(name) for name in (trap, *(f"{role} {number}" for role in ROLES))
    )
    stranger = harness.world.people.arrive(f"Stranger {number}", "en-GB")
    person.installed = True
    await harness.dojo.bars.bar(harness.guild, barred.id)
    channel = harness.world.open_server(f"Own {number}", [person.id, stranger.id], ["den"]).channel_ids[0]
    own, group = harness.world.channels[channel], harness.world.open_group("Den", [person.id, second.id])
    return Bad(harness, person, second, invited, sleeper, stranger, barred, own, group, Random(number), pause)


# What a bad account tries. Each attack is one attempt; what it must never achieve is noted as a fault

ATTACKS: Final[dict[str, Callable[[Bad], Awaitable[None]]]] = {}


def attack(name: str, against: str = "", **terms: str) -> Callable[[Any], Any]:
    """With an opponent, in a match on these terms that is given up afterwards."""

    def noted(each: Any) -> Any:
        async def tried(bad: Bad) -> None:
            if id := await started(bad, getattr(bad, against), **terms):
                await each(bad, id)
                await resign(bad, id, bad.person)

        ATTACKS[name] = tried if against else each
        return each

    return noted


@attack("invitations of one person")
async def invite(bad: Bad) -> None:
    """And withdraw it: only so many lobbies may be open, and that limit is not the one this is about."""
    lobby = await bad.run("play", game=GAME, opponent=str(bad.invited.id))
    for custom_id in ids(lobby, "leave/")[:1]:
        await bad.press(lobby, custom_id)


@attack("lobbies without end")
async def open_lobby(bad: Bad) -> None:
    await bad.run("play", game=GAME)


@attack("practice matches without end")
async def practise(bad: Bad) -> None:
    await bad.run("practice", game="kengo", level="novice")


@attack("terms changed after somebody joined")
async def change_terms(bad: Bad) -> None:
    lobby, id = await joined_by(bad, bad.sleeper, pace="friendly")
    if not id:
        return
    panel = await bad.press(lobby, f"options/{id}/")
    changed = time.monotonic()
    if ids(panel, f"+choose/{id}/pace"):
        await bad.choose(panel, f"+choose/{id}/pace", "live")
    await bad.press(lobby, f"start/{id}/")
    found = bad.rows("select pace from matches where id = ?", id)
    if found and found[0][0] != "friendly" and time.monotonic() - changed < NOTICE:
        bad.fault("a match started on terms that somebody had never seen")
    await leave_all(bad, lobby, id)


@attack("matches called off alone", against="sleeper")
async def call_off(bad: Bad, id: str) -> None:
    """Until the hand is a good one."""
    shown = await bad.run("hand", match=id)
    for verb in ("more", "abort", "abortsure"):
        [custom_id, *_] = [*ids(shown, f"{verb}/{id}/"), ""]
        shown = await bad.press(shown, custom_id) if custom_id else {}
    if bad.rows("select 1 from matches where id = ? and ending like '%aborted%'", id):
        bad.fault("a match was called off by one player alone")


@attack("resignations to a second account", against="second")
async def farm(bad: Bad, id: str) -> None:
    await resign(bad, id, bad.second)
    if bad.rows("select 1 from results where match_id = ? and rated = 1 and verdict = 'won'", id):
        bad.fault("somebody rose by a match without a single move")


@attack("films of the same match")
async def film(bad: Bad) -> None:
    over = "select match_id from seats join matches on id = match_id where user_id = ? and status = 'over' limit 1"
    for [match] in bad.rows(over, bad.person.id):
        shown = await bad.run("replay", match=match)
        for custom_id in ids(shown, "film/")[:1]:
            await bad.press(shown, custom_id)


@attack("reports without end")
async def report(bad: Bad) -> None:
    sheet = await bad.harness.run(bad.person, "report")
    if sheet["state"] == "modal":
        await bad.harness.user(bad.person).submit(sheet, words="He cheats.")


@attack("data deleted to be a stranger again")
async def be_forgotten(bad: Bad) -> None:
    panel = await bad.run("privacy delete")
    if ids(panel, "forgetsure/"):
        await bad.press(panel, ids(panel, "forgetsure/")[0])
    await invite(bad)


@attack("five clicks a second", against="second", game="karenza")
async def hurry(bad: Bad, id: str) -> None:
    """Plan ahead is what takes longest, in the game with the most moves; the rest of what can be seen comes with it."""
    table = await bad.harness.dojo.referee.table(id)
    [waiting] = [each for each in (bad.person, bad.second) if table.seat_of(each.id) not in table.asked] or [bad.person]
    acts = []
    for verb in ("plan", "plan", "plan", "hand", "log", "more", "plan", "follow", "text", "rules"):
        acts.append(asyncio.create_task(bad.forge(f"{verb}/{id}/", by=waiting)))
        await asyncio.sleep(AT_FIVE if bad.pause else 0.0)
    said = [text(told(done)) for done in await asyncio.gather(*acts)]
    if not bad.pause and not any("One thing at a time" in each for each in said):
        bad.fault("somebody had as much done at once as they liked")


@attack("vacations on and off")
async def come_and_go(bad: Bad) -> None:
    for _ in range(VACATIONS_A_DAY + 1):
        await bad.run("vacation", days=1)
        await bad.forge("vacationend//", at=bad.own)
    if len(bad.rows("select 1 from vacations where user_id = ?", bad.person.id)) > VACATIONS_A_DAY:
        bad.fault("somebody went away more often than a day allows")


@attack("guesses by those who may not", against="second")
async def guess(bad: Bad, id: str) -> None:
    """The stranger has the match's code and guesses on another server; the barred person does so here."""
    asked = question(await bad.harness.dojo.referee.table(id))
    for person, place in ((bad.stranger, bad.own), (bad.barred, None)) if asked else ():
        await bad.forge(f"+lockin/{id}/{asked.opened}", asked.choices[0], by=person, at=place)
        if bad.rows("select 1 from guesses where match_id = ? and user_id = ?", id, person.id):
            bad.fault(f"{person.name} guessed")


@attack("channels of another server")
async def set_up(bad: Bad) -> None:
    """By anybody who runs a server: its puzzles would be posted here."""
    await bad.breathe()
    await bad.forge("#setup//puzzles", str(bad.harness.general), at=bad.own)
    if (await bad.harness.dojo.servers.get(bad.own.guild_id)).puzzle_channel:
        bad.fault("a server posts on another")


@attack("offers in turn", against="sleeper", pace="friendly")
async def offer(bad: Bad, id: str) -> None:
    """Each new one withdraws what the other has planned."""
    kinds = set[str]()
    for verb in ("draw", "abortsure", "draw"):
        await bad.breathe()
        await bad.forge(f"{verb}/{id}/")
        table = await bad.harness.dojo.referee.table(id)
        kinds |= {str(table.clocks[table.seat_of(bad.person.id)].vote)}
    if len(kinds) > 1:
        bad.fault("one offer took the place of another")


@attack("the card of a group deleted")
async def delete_card(bad: Bad) -> None:
    """By pressing *More* twice, where the bot answers by changing the card."""
    messages = bad.harness.world.messages.setdefault(bad.group.id, {})
    known = {*messages}

    def cards() -> list[Message]:
        new = [each for id, each in messages.items() if id not in known and not each.is_ephemeral]
        return [*map(bad.harness.world.message_of, new)]

    async def custom_ids() -> list[str]:
        return [custom_id for card in cards() for custom_id in ids(card, "more/")]

    await bad.breathe()
    await bad.harness.run(bad.person, "practice", at=bad.group, game=GAME, level="novice")
    if not cards():
        return  # refused
    [custom_id, *_] = await bad.harness.until(custom_ids, "no board in the group")
    [card, *_] = cards()
    for _ in range(2):
        await bad.press(card, custom_id, by=bad.second)
    await bad.harness.until(lambda: settled(bad), "panels are still deleted")
    if not cards():
        bad.fault("a card that everybody saw is gone")
    await resign(bad, custom_id.split("/")[1], bad.person)


async def settled(bad: Bad) -> bool:
    panels: Any = bad.harness.bot.panels
    return bad.second.id not in IN_FLIGHT.values() and not panels.under_way


# What several attacks need


async def joined_by(bad: Bad, guest: Person, **options: str) -> tuple[Message, str]:
    lobby = await bad.run("play", **{"game": GAME} | options)
    found = ids(lobby, "join/")
    if not found:
        return {}, ""
    id = found[0].split("/")[1]
    await bad.press(lobby, found[0], by=guest)
    return lobby, id


async def started(bad: Bad, guest: Person, **options: str) -> str:
    """The code of a match that has begun, or none."""
    lobby, id = await joined_by(bad, guest, **options)
    if not id:
        return ""
    await bad.press(lobby, f"start/{id}/")
    if not bad.rows("select 1 from matches where id = ?", id):
        await leave_all(bad, lobby, id)
        return ""
    return id


async def leave_all(bad: Bad, lobby: Message, id: str) -> None:
    for person in (bad.person, bad.sleeper):
        await bad.press(lobby, f"leave/{id}/", by=person)
    await resign(bad, id, bad.person)


async def resign(bad: Bad, id: str, loser: Person) -> None:
    if bad.rows("select 1 from matches where id = ? and status = 'playing'", id):
        panel = told(await bad.harness.run(loser, "resign", match=id))
        if ids(panel, f"resignsure/{id}/"):
            await bad.press(panel, f"resignsure/{id}/", by=loser)


# The storm


# Matches of good players, bad accounts, and clicks of good players, in quiet and in the storm.
SIZES: Final = {"short": (4, 4, 30), "full": (50, 20, 1_000)}
CONTROL: Final = (0, 4, 0)  # as many accounts as there are traps that are markup
HARMED_BY: Final = {  # what does harm in a build without each guard
    "limits of calls": "invitations of one person",
    "terms to agree to": "terms changed after somebody joined",
    "escaped names": "matches called off alone",
    "a vote on calling off": "matches called off alone",
    "moves before a rating": "resignations to a second account",
    "clicks at once": "five clicks a second",
    "vacations a day": "vacations on and off",
    "who may guess": "guesses by those who may not",
    "channels of the server": "channels of another server",
    "one offer at a time": "offers in turn",
    "the bot's own messages": "the card of a group deleted",
}


@dataclass
class Found:
    quiet: list[float]  # milliseconds
    storm: list[float]
    pings: int  # of the one called most often
    traps: list[str]
    faults: list[str]
    tried: Counter[str]

    @property
    def harmed(self) -> bool:
        return bool(self.faults or self.traps or self.pings > MAX_PINGS)


async def storm(size: tuple[int, int, int], pause: float = PAUSE, attacks: Collection[str] = ATTACKS.keys()) -> Found:
    matches, accounts, clicks = size
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder), Listing(user_install=True)) as harness:
            witness, good = Witness(harness), Good(harness, Random(5))
            bad = [await bad_account(harness, number, pause) for number in range(accounts)]
            await good.sit_down(matches)
            quiet = await good.click(clicks)
            ended = asyncio.Event()
            raging = [asyncio.create_task(rage(each, ended, attacks)) for each in bad]
            stormy = await good.click(clicks)
            ended.set()
            await asyncio.gather(*raging)
    faults = [fault for each in bad for fault in each.faults]
    pings = max(witness.pings[each.invited.id] for each in bad)
    return Found(quiet, stormy, pings, witness.traps, faults, sum((each.tried for each in bad), Counter()))


async def rage(bad: Bad, ended: asyncio.Event, attacks: Collection[str]) -> None:
    for number, name in enumerate(cycle(attacks)):
        if ended.is_set() and number >= ROUNDS * len(attacks):
            return
        await ATTACKS[name](bad)
        bad.tried[name] += 1


async def abused(size: str) -> tuple[list[Figure], list[str]]:
    found, caught = await storm(SIZES[size]), []
    for build, breaking in UNGUARDED.items():
        with broken(breaking):
            harmed = (await storm(CONTROL, 0.0, [HARMED_BY[build]])).harmed
        caught += [build] if harmed else []
        sys.stderr.write(f"abuse: without {build} somebody is {'' if harmed else 'not '}harmed\n")
    return figures_of(found, size), caught


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[-1]


def figures_of(found: Found, size: str) -> list[Figure]:
    slower = p99(found.storm) / p99(found.quiet)
    slow = slower <= MAX_SLOWDOWN if size == "full" else None  # a busy machine may do CI's few clicks
    return [
        Figure("attempts", found.tried.total(), note=f"{len(found.tried)} kinds, by {SIZES[size][1]} accounts"),
        Figure("calls of one person by one other", found.pings, f"<= {MAX_PINGS}", found.pings <= MAX_PINGS, "an hour"),
        Figure("texts in which a name became a link, a mention or a time", len(found.traps), "0", not found.traps),
        Figure("wrongs done", len(found.faults), "0", not found.faults, "; ".join(found.faults[:2])),
        Figure("good players' clicks, p99 in the storm over p99 in quiet", slower, f"<= {MAX_SLOWDOWN}", slow,
               f"{p99(found.quiet):.0f} and {p99(found.storm):.0f} ms, {len(found.storm):,} clicks each"),
    ]  # fmt: skip

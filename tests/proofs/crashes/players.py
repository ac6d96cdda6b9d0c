"""The rig: a sandbox, a database, and one bot after another. And the users who play in it, whatever happens to the bot.

The rig kills a bot at a failpoint and starts the next one.
"""

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

from bench.client import EPHEMERAL, Message, Refusal, ids, lines, text
from sandbox.server import Sandbox
from tests.proofs.bots import BotProcess, Order
from tests.proofs.crashes.checks import Checker, Question, Screens
from tests.proofs.failpoints import Failpoints
from tests.proofs.here import User

TOKEN = "sandbox-token"
NAMES = ("Aiko", "Bruno", "Chloe", "Dai")
PATIENCE = 60.0  # seconds until something that should happen has not
LOOK = 0.01
LAST_WORDS = 0.05  # seconds in which what a bot said before its end is heard
STILL = 0.04  # seconds in which nothing is counted: all work is done
SETTINGS = {"HOLD_SECONDS": "30", "COMPUTER_SECONDS": "0.05", "DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "warning"}
VERBS = ("answer/", "sure/", "+answer/", "+sure/", "weigh/", "+weigh/")
HARMLESS = ("hand/", "text/", "log/", "more/", "options/", "learn/")
MOST_CLICKS = 8
LOOKS = 3
SHOWN = {"answered", "updated"}
REPLIED = {*SHOWN, "modal", "acknowledged", "deferred"}  # a busy machine acknowledges a click first


class Rig:
    def __init__(self, folder: Path, database: Any, broken: str = "") -> None:
        self.folder, self.broken = folder, broken
        self.database, self.log = database, folder / "bot.log"
        self.failpoints = Failpoints(folder / "failpoints")
        self.sandbox = Sandbox(TOKEN, lenient=True)  # matches are played as fast as the machine can
        self.up, self.down = asyncio.Event(), asyncio.Event()
        self.bot: BotProcess | None = None
        self.kills: list[str] = []  # the failpoint of each
        self.answers: list[str] = []  # what users were answered
        self.kill_next_at = 0  # the failpoint after its next start at which the bot is killed once more
        self.ending = False
        self.on_kill: Callable[[], None] = lambda: None
        self.minding: asyncio.Task[None] | None = None
        self.error: BaseException | None = None

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Self]:
        await self.sandbox.start()
        self.sandbox.seed(NAMES, "Dojo")
        try:
            yield self
        finally:
            self.ending = True
            if self.minding and not self.minding.done():
                if self.bot:
                    with contextlib.suppress(ProcessLookupError):
                        self.bot.kill()
                await asyncio.wait([self.minding], timeout=PATIENCE)
            await self.sandbox.stop()

    def begin(self, points: int = 0) -> None:
        """Start the bot, to be killed after so many failpoints, and start it again whenever it was killed."""
        self.kill_next_at = points
        self.minding = asyncio.create_task(self.mind())

    async def mind(self) -> None:
        try:
            while not self.ending:
                await self.run_bot()
        except BaseException as error:
            self.error = error
            self.up.set()  # wake those who wait, to see it
            raise

    async def run_bot(self) -> None:
        """From its start to its end."""
        self.failpoints.restart(self.kill_next_at)
        self.kill_next_at = 0
        guild = next(iter(self.sandbox.world.guilds.values()))
        where = {"DISCORD_URL": self.sandbox.address, "DATABASE": self.database.address}
        settings = {**SETTINGS, **where, "REPORT_TO": str(guild.channel_ids[0])}
        self.down.clear()
        order = Order(settings, str(self.log), str(self.folder / "failpoints"), self.broken)
        self.bot = bot = BotProcess(order)
        await self.until(lambda: bot.ended.done() or self.sandbox.gateway.online)
        if not bot.ended.done():
            self.up.set()
        status = await bot.ended
        self.up.clear()
        self.down.set()
        assert self.ending or status == -signal.SIGKILL, f"the bot ended by itself ({status}): {self.said()}"
        await self.until(lambda: not self.sandbox.gateway.online)
        if not self.ending:
            self.kills.append(self.failpoints.label)
            self.on_kill()

    def said(self) -> str:
        return self.log.read_text()[-600:] if self.log.exists() else ""

    async def alive(self) -> None:
        await asyncio.wait_for(self.up.wait(), PATIENCE)
        if self.error:
            raise self.error

    async def done(self, acting: Awaitable[Message]) -> Message:
        """What the user sees: an answer, or that the interaction failed because no bot was there."""
        act, down = asyncio.ensure_future(acting), asyncio.ensure_future(self.down.wait())
        await asyncio.wait({act, down}, return_when=asyncio.FIRST_COMPLETED)
        down.cancel()
        await asyncio.wait({act}, timeout=LAST_WORDS)
        if not act.done():
            act.cancel()
            return {"state": "waiting", "followups": []}
        found = act.result()
        self.answers += [text(each) for each in (found.get("message"), *found["followups"]) if each]
        return found

    async def until(self, look: Callable[[], Any], patience: float = PATIENCE) -> Any:
        end = time.monotonic() + patience
        while not (seen := look()):
            assert time.monotonic() < end, f"{look} has seen nothing for {patience} s; {self.said()}"
            if self.error:
                raise self.error
            await asyncio.sleep(LOOK)
        return seen

    async def still(self, settled: Callable[[], bool]) -> None:
        """Until the bot is up, has nothing left to do, and does nothing."""
        end, count, since = time.monotonic() + PATIENCE, -1, 0.0
        while True:
            await self.alive()
            now = time.monotonic()
            assert now < end, f"the bot does not come to rest; {self.said()}"
            if count != self.failpoints["count"]:
                count, since = self.failpoints["count"], now
            elif now - since > STILL and settled() and count == self.failpoints["count"]:
                return
            await asyncio.sleep(LOOK)

    def advance(self, seconds: float) -> None:
        self.sandbox.world.clock.advance(seconds)


class Player(User):
    """Sees and does what Discord would let them. A bot may be down when they click."""

    def __init__(self, rig: Rig, name: str) -> None:
        world = rig.sandbox.world
        person = next(person for person in world.people.values() if person.name == name)
        super().__init__(rig.sandbox, person, next(iter(world.guilds.values())).channel_ids[0])
        self.rig = rig

    async def _act(self, channel: str | None, verb: str, **body: Any) -> Message:
        """Users who see that a click failed do it once more, if they still can."""
        done: Message = {"state": "gone", "followups": []}
        for _ in range(1 if verb == "command" else 2):
            await self.rig.alive()
            with contextlib.suppress(Refusal):  # the message or the control is gone
                done = await self.rig.done(super()._act(channel, verb, **body))
            if done["state"] not in {"waiting", "expired"}:
                break
        return done


class Players:
    """The users of a rig: who is asked, how they answer, and what is wrong once the bot is idle."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.checker = Checker(rig.database)
        self.screens = Screens(rig.sandbox, self.checker)
        self.aiko, self.bruno, self.chloe, self.dai = self.all = [Player(rig, name) for name in NAMES]
        self.match = ""  # the one that is played just now
        self.kept: dict[str, Any] = {}  # what a step leaves for the next
        self.wrong: list[str] = []
        self.presses = 0
        rig.on_kill = self._check_after_kill

    def _check_after_kill(self) -> None:
        self.wrong += [f"after {self.rig.kills[-1]}: {each}" for each in self.checker.check_after_kill()]

    async def quiet(self) -> None:
        await self.rig.still(lambda: self.checker.settled(self.rig.sandbox.world.clock.milliseconds()))

    def __getitem__(self, who: str) -> Player:
        user: Player = getattr(self, who)
        return user

    def rows(self, question: str, *facts: Any) -> Any:
        """About the match, or its lobby: ?1."""
        return self.checker.rows(question, self.match, *facts)

    # The match

    def row(self, match: str = "") -> Any:
        found = self.checker.rows("select * from matches where id = ?1", match or self.match)
        return found[0] if found else None

    def seats(self) -> list[Any]:
        return list(self.rows("select * from seats where match_id = ?1 order by seat"))

    def asked(self) -> list[Player]:
        """Those who are asked, and whose answer is not held."""
        held = {row["seat"] for row in self.rows("select seat from held_moves where match_id = ?1")}
        users = [row["user_id"] for row in self.seats() if row["asked"] and row["seat"] not in held]
        return [user for user in self.all if user.id in users]

    def seat_of(self, user: Player) -> int:
        return next(row["seat"] for row in self.seats() if row["user_id"] == user.id)

    @property
    def ply(self) -> int:
        return int(self.row()["ply"])

    @property
    def over(self) -> bool:
        return bool(self.row()["status"] == "over")

    # How they answer

    def dm(self, user: Player) -> Message | None:
        """The one that asks them."""
        found = [each for each in user.dms_on_screen() if any(f"/{self.match}/" in id for id in controls(each, VERBS))]
        return found[-1] if found else None

    def board(self, user: Player) -> Message | None:
        shown = [each for each in user.on_screen(self.row()["thread"]) if ids(each, "text/")]
        return next((each for each in reversed(shown) if not each["flags"] & EPHEMERAL), None)

    async def pressed(self, user: Player, message: Message | None, verb: str) -> Message | None:
        """What a press leads to. None if no bot was there, or the button is gone."""
        custom_id = next(iter(ids(message, verb)), None) if message else None
        if message is None or custom_id is None:
            return None
        done = await user.press(message, custom_id)
        return done.get("message") if done["state"] in SHOWN else None

    async def answer(self, user: Player) -> str:
        """Click until an answer is given: "played", "held", or "" if they are told neither."""
        panel = self.dm(user) or await self.pressed(user, self.board(user), "hand/")
        for _ in range(MOST_CLICKS):
            found = [id for id in controls(panel, VERBS) if f"/{self.match}/" in id] if panel else []
            if not panel or not found:
                return ""
            panel, said = await self._clicked(user, panel, found[0])
            if said:
                return said
        return ""

    async def _clicked(self, user: Player, panel: Message, custom_id: str) -> tuple[Message | None, str]:
        value = ""
        if custom_id.startswith("+"):
            value = lines(panel, custom_id)[0]["value"]
        _, _, opened, rest = custom_id.split("/", 3)
        question, move = Question(self.match, self.seat_of(user), int(opened)), value or rest.removesuffix("/sure")
        if "answer/" in custom_id:
            self.checker.tries(question, move)
        done = await (user.choose(panel, custom_id, value) if value else user.press(panel, custom_id))
        shown = done.get("message") if done["state"] in SHOWN else None
        said = text(shown) if shown else ""
        if "You played" in said:
            self.checker.told[question] = move
            return shown, "played"
        if "Nobody has seen it yet" in said:
            self.checker.held[question] = move
            return shown, "held"
        return shown, ""

    # Checks

    async def check(self) -> list[str]:
        """Once the bot is idle. A match may just be starting by itself, so faults are looked at again."""
        found = self.screens.doubled()
        for _ in range(LOOKS):
            if not (wrong := [*self.screens.faults(), *self.checker.check_now()]):
                return found
            await self.quiet()
        return found + wrong

    async def check_a_control(self) -> list[str]:
        """Does one of the visible controls still answer? It is another one each time."""
        self.presses += 1
        row = self.row() if self.match else None
        threads = [row["thread"]] if row and row["thread"] else []
        found = [
            (user, message, id)
            for user in self.all
            for message in (
                *user.on_screen(user.general),
                *user.dms_on_screen(),
                *(each for at in threads for each in user.on_screen(at)),
            )
            for id in controls(message, HARMLESS)
        ]
        if not found:
            return []
        user, message, id = found[self.presses * 7 % len(found)]
        done = await user.press(message, id)
        said = text(done["message"]) if "message" in done else ""
        works = done["state"] in REPLIED and "went wrong" not in said
        return [] if works else [f"{id} does not work for {user.name}: {done['state']} {said}"]


def controls(message: Message, verbs: tuple[str, ...]) -> list[str]:
    return [id for verb in verbs for id in ids(message, verb)]

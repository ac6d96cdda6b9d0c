"""Endless play: matches of all games by random answers, replays, films and rematches."""

import asyncio
import random
from collections.abc import Sequence
from time import monotonic
from typing import Any

from bench.stage import Message, Person, Sandbox, controls
from bench.subjects.click import Meter, Sitting, Times, nothing

FILMED = 10  # every so many matches one is filmed
AGAIN = 2  # rematches, before others choose another game
LOOKED = 4  # steps back and forth in a replay
CALLED = ("turns", "profile", "settings")


class Pace:
    """So many answers a second and no more, as soon as it is steady; what came late is not made up for."""

    def __init__(self, a_second: float) -> None:
        self.steady = False
        self._between = 1 / a_second
        self._next = monotonic()
        self.clicks = 0

    async def beat(self) -> None:
        if self.steady:
            await asyncio.sleep(max(0.0, self._next - monotonic()))
            self._next = max(self._next + self._between, monotonic())
        else:
            self._next = monotonic()  # what was quicker before is not paid for later
        self.clicks += 1


class Session:
    def __init__(self, sandbox: Sandbox, pace: Pace, games: Sequence[str]) -> None:
        self.sandbox, self.pace, self.games, self.luck = sandbox, pace, games, random.Random("soak")
        self.matches = self.films = self.late = 0

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            for game in self.games:
                await Table(game, self).play()


class Table(Sitting):
    def __init__(self, game: str, session: Session) -> None:
        super().__init__(game, session.sandbox, nothing, Times(), Meter())
        self.session, self.luck = session, session.luck

    async def play(self, most: int = AGAIN) -> None:
        await self._sit_down()
        for left in reversed(range(most)):
            await self._played()
            await self._looked_back(person := self.luck.choice(self.people), await self._result(person))
            if left:
                await self._again()
        for person in self.people:
            person.messages.clear()

    async def _played(self) -> None:
        person, dm = await self.until(self._next)
        while dm:
            await self.session.pace.beat()
            try:
                await self._answer(person, dm)
            except RuntimeError:  # a busy machine may be too late for Discord; the question is still there
                self.session.late += 1
            if self.luck.random() < 0.05:
                await person.run(self.luck.choice(CALLED))
            person, dm = await self.until(self._next)
        self.session.matches += 1

    async def _result(self, person: Person) -> Message:
        """In the thread, or in a DM that only this person sees."""
        return await person.sees(f"rematch/{self.match}/")

    async def _looked_back(self, person: Person, card: Message) -> None:
        shown = await person.press(card, controls(card, "replay/")[0])
        for _ in range(LOOKED):
            await self.session.pace.beat()
            steps = controls(shown["message"], "step/")
            if not steps:
                break
            shown = await person.press(shown["message"], self.luck.choice(steps))
        if self.session.matches % FILMED == 1:
            await person.press(shown["message"], controls(shown["message"], "film/")[0])
            await self.until(lambda: self._film_of(person))
            self.session.films += 1

    def _film_of(self, person: Person) -> Any:
        return next((each for each in person.messages.values() if "film.gif" in str(each)), None)

    async def _again(self) -> None:
        for person in self.people:
            card = await self._result(person)
            await person.press(card, controls(card, f"rematch/{self.match}/")[0])
        lobby = await self.people[0].sees("start/")
        [start] = controls(lobby, "start/")
        self.match = start.split("/")[1]
        self.answered = dict.fromkeys(self.people, -1)
        for person in self.people:
            person.messages.clear()
        await self.people[0].press(lobby, start)

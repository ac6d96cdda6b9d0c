"""The hours of the day: what Discord refuses in each."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.proofs.refusals import Day

Hour = Callable[["Day"], Awaitable[Any]]
HOURS: dict[str, Hour] = {}
REFUSALS = (50007, 50278, 50001)
OPENINGS = ("open", "too_fast", "quarantine", "limited")


def hour(name: str) -> Callable[[Hour], Hour]:
    def put_down(each: Hour) -> Hour:
        HOURS[name] = each
        return each

    return put_down


def newcomers(opening: str) -> None:
    """Matches of people who were never written to; the rule for new DMs stays until the bot is started again."""

    @hour(f"DMs to newcomers: {opening}")
    async def meeting(day: "Day") -> None:
        day.house.world.rules.dms = opening
        await day.meet()
        await day.play()
        day.house.world.rules.dms = "open"
        if opening != "open":
            await day.house.restart()


for each in OPENINGS:
    newcomers(each)


def locked(code: int) -> None:
    """Half of the threads are locked while people play, and opened again."""

    @hour(f"threads locked: {code}")
    async def locking(day: "Day") -> None:
        day.house.world.rules.locked = code
        for match in day.matches[::2]:
            await day.house.thread_state(match, locked=True)
        await day.play()
        for match in day.matches[::2]:
            await day.house.thread_state(match, locked=False)
        await day.play()


locked(160005)
locked(50083)


@hour("threads archived")
async def archived(day: "Day") -> None:
    for match in day.matches:
        await day.house.thread_state(match, archived=True)
    await day.play()


@hour("DMs refused: 50007, 50278, 50001")
async def refused(day: "Day") -> None:
    """One person of each circle in turn; from then on they are called in the thread."""
    for person, code in zip(day.by_dm(), REFUSALS, strict=False):
        person.dms_open, person.dm_refusal = False, code
    await day.play()


@hour("everybody at once")
async def rush(day: "Day") -> None:
    """More at once than Discord takes in the channels concerned."""
    await day.play(hurried=True)


@hour("a restart while people play")
async def restarted(day: "Day") -> None:
    await day.play(beside=day.house.restart)


@hour("a vacation, and a night")
async def night(day: "Day") -> None:
    person = day.matches[0].people[1]
    await day.house.run(person, "vacation", days=1)
    for match in day.matches:
        match.away |= {person.id} & {each.id for each in match.people}
    day.house.advance(8 * 3600)
    await day.play()
    await day.house.dojo.vacations.end(person.id)
    for match in day.matches:
        match.away.clear()

"""What people do on the evenings: chapters of steps, each of which is repeated until what it wants has come to be.

Whoever is told nothing tries again, as a person would. A step begins and ends in quiet.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final

from tests.e2e.world import ids, parts, text
from tests.proofs.guests import Guest, Message
from tests.proofs.party import Party, clickable
from tests.proofs.witness import Question

Step = Callable[[Party], Awaitable[None]]
HOUR: Final = 3600  # seconds
LONGER: Final = 120  # seconds
PAUSE: Final = 0.15  # between two tries while nothing can be written
GRACE: Final = 31
HELD: Final = 31


async def again(party: Party, done: Callable[[], Any], act: Callable[[], Awaitable[Any]], most: int = 12) -> None:
    """Act until it is done; between two tries whatever was begun comes to its end."""
    for _ in range(most):
        if done():
            return
        await act()
        await party.quiet()
        if party.evening.fate["failing"]:
            await asyncio.sleep(PAUSE)
    assert done(), f"{act} leads nowhere: {party.evening.said()}"


def named(step: Step, name: str) -> Step:
    step.__name__ = name
    return step


# Lobbies


def opening(game: str, host: str, **order: Any) -> Step:
    async def opens(party: Party) -> None:
        """The lobby that can be seen is the one that counts."""
        guest: Guest = getattr(party, host)
        known = {message["id"] for message in guest.see(guest.general)}

        def card() -> Message | None:
            seen = [message for message in guest.see(guest.general) if message["id"] not in known]
            return next((message for message in seen if ids(message, "join/") or ids(message, "start/")), None)

        await again(party, card, lambda: guest.run("play", game=game, **order))
        found = card()
        assert found
        party.kept["lobby"], party.match = found, ids(found, "options/")[0].split("/")[1]

    return named(opens, f"{game}: a lobby is opened")


def lobby(party: Party, guest: Guest) -> Message:
    """Its card as it is now."""
    return next(each for each in guest.see(guest.general) if each["id"] == party.kept["lobby"]["id"])


def guests_of(party: Party) -> set[int]:
    return {row["user_id"] for row in party.witness.rows("select user_id from guests where lobby_id = ?1", party.match)}


def joining(who: str) -> Step:
    async def joins(party: Party) -> None:
        guest: Guest = getattr(party, who)
        shown = f"<@{guest.id}>"

        async def act() -> None:
            await party.pressed(guest, lobby(party, guest), "join/")

        await again(party, lambda: shown in text(lobby(party, guest)) and guest.id in guests_of(party), act)

    return named(joins, f"{who} joins")


def letters(who: str) -> Step:
    async def wants(party: Party) -> None:
        """By the offer below the lobby; who has missed it finds it again under Options."""
        guest: Guest = getattr(party, who)

        def wished() -> bool:
            rows = party.witness.rows(
                "select dm from guests where user_id = ?1 and lobby_id = ?2", guest.id, party.match
            )
            greeted = any("your hands will come to you" in text(each) for each in guest.letters())
            return bool(rows and rows[0]["dm"] and greeted and not offered())

        def offered() -> Message | None:
            return guest.with_control(guest.general, f"letters/{party.match}")

        async def act() -> None:
            offer = offered() or await party.pressed(guest, lobby(party, guest), "options/")
            await party.pressed(guest, offer, "letters/")

        await again(party, wished, act)

    return named(wants, f"{who} wants letters")


def computer_joins(who: str) -> Step:
    async def joins(party: Party) -> None:
        guest: Guest = getattr(party, who)

        async def act() -> None:
            card = lobby(party, guest)
            pick = next(iter(ids(card, "+computer/")))
            await guest.choose(card, pick, "novice")

        await again(
            party, lambda: any(user < 0 for user in guests_of(party)) and "Novice" in text(lobby(party, guest)), act
        )

    return named(joins, "a computer gets a seat")


def begun(party: Party) -> bool:
    return bool(party.row() and party.row()["card"] and not ids(lobby(party, party.all[0]), "start/"))


def starting(who: str) -> Step:
    async def starts(party: Party) -> None:
        guest: Guest = getattr(party, who)

        async def act() -> None:
            await party.pressed(guest, lobby(party, guest), "start/")

        await again(party, lambda: begun(party), act)

    return named(starts, f"{who} starts the match")


async def starts_by_itself(party: Party) -> None:
    """A full lobby waits for half a minute."""

    async def act() -> None:
        party.evening.advance(GRACE)
        with suppress(AssertionError):
            await party.evening.until(lambda: begun(party), 3)

    await again(party, lambda: begun(party), act)


async def starts_at_once(party: Party) -> None:
    """The same for a lobby of four."""
    await starts_by_itself(party)


# Answers


def answers(number: int = 1) -> Step:
    async def answer(party: Party) -> None:
        """Whoever is asked answers; a computer answers by itself."""
        end = party.ply + number

        async def act() -> None:
            for guest in party.asked()[:1]:
                await party.answer(guest)

        await again(party, lambda: party.over or party.ply >= end, act)

    return named(answer, "an answer" if number == 1 else f"{number} answers")


async def holds(party: Party) -> Guest:
    """Somebody answers, and it is held."""

    def held() -> Any:
        return party.witness.rows("select seat from holds where match_id = ?1", party.match)

    async def act() -> None:
        await party.answer(party.asked()[0])

    await again(party, held, act)
    seat = held()[0]["seat"]
    return next(guest for guest in party.all if guest.id == party.seats()[seat]["user_id"])


def opened(party: Party, guest: Guest) -> Question:
    panel = party.letter(guest)
    row = party.witness.rows(
        "select opened from holds where match_id = ?1 and seat = ?2", party.match, party.seat_of(guest)
    )
    assert panel or row
    return Question(party.match, party.seat_of(guest), row[0]["opened"] if row else -1)


async def takes_back(party: Party) -> None:
    guest = await holds(party)
    question = opened(party, guest)

    async def act() -> None:
        party.witness.takes_back(question)
        shown = await held_panel(party, guest)
        undone = await party.pressed(guest, shown, "undo/")
        if undone and clickable(undone):  # they are asked again
            party.witness.undone.add(question)

    await again(party, lambda: question in party.witness.undone, act)


async def held_panel(party: Party, guest: Guest) -> Message | None:
    """What they see of it: the letter, or the hand shown anew."""
    for letter in guest.letters():
        if ids(letter, "undo/"):
            return letter
    return await party.pressed(guest, party.board(guest), "hand/")


async def sends_now(party: Party) -> None:
    guest = await holds(party)
    before = party.ply

    async def act() -> None:
        await party.pressed(guest, await held_panel(party, guest), "sendnow/")

    await again(party, lambda: party.ply > before, act)


async def waits_until_sent(party: Party) -> None:
    await holds(party)
    before = party.ply

    async def act() -> None:
        party.evening.advance(HELD)
        with suppress(AssertionError):
            await party.evening.until(lambda: party.ply > before, 3)

    await again(party, lambda: party.ply > before, act)


# Time


def letters_saying(party: Party, words: str) -> list[Message]:
    return [
        each for guest in party.all for each in guest.letters() if words in text(each) and party.match in text(each)
    ]


def in_thread(party: Party, words: str) -> list[Message]:
    place = party.row()["thread"]
    return [each for each in party.aiko.see(place) if words in text(each)]


def passing(hours: float, seen: Callable[[Party], Any], name: str) -> Step:
    async def passes(party: Party) -> None:
        """Hours go by until something is said; a bot that was away for them has slept: they go by again."""
        before = len(seen(party))
        longer = count(0, LONGER)  # two sleeps of the same length would be told in the same words

        async def act() -> None:
            party.evening.advance(hours * HOUR + next(longer))
            with suppress(AssertionError):
                await party.evening.until(lambda: len(seen(party)) > before, 2)

        await again(party, lambda: len(seen(party)) > before, act)

    return named(passes, name)


reminded = passing(50, lambda party: letters_saying(party, "waits for you"), "a reminder")
called = passing(0.09, lambda party: in_thread(party, "waits for you"), "a call in the thread")
more_time = passing(72.2, lambda party: in_thread(party, "one more is left"), "an extension by itself")
struck = passing(0.52, lambda party: in_thread(party, "answers for them this once"), "a strike")
away = passing(0.52, lambda party: in_thread(party, "is away"), "a stand-in")


def press_under_more(verb: str, done: Callable[[Party], Any], name: str, *, asked: bool = True, sure: str = "") -> Step:
    async def presses(party: Party) -> None:
        """By somebody who is asked, or by one of the others."""

        async def act() -> None:
            seated = [guest for guest in party.all if any(row["user_id"] == guest.id for row in party.seats())]
            guests = party.asked() if asked else [guest for guest in seated if guest not in party.asked()] or seated
            shown = await party.pressed(guests[0], party.board(guests[0]), "more/")
            shown = await party.pressed(guests[0], shown, verb)
            if sure:
                await party.pressed(guests[0], shown, sure)

        await again(party, lambda: done(party), act)

    return named(presses, name)


def tokens(party: Party) -> list[int]:
    return [row["tokens"] for row in party.seats()]


async def extends(party: Party) -> None:
    """One token, however often whoever was told nothing presses."""
    party.kept["tokens"] = before = sum(tokens(party))
    guest = party.asked()[0]
    shown = None
    while not shown:
        shown = await party.pressed(guest, party.board(guest), "more/")
    button = next(iter(ids(shown, "extend/")))

    async def act() -> None:
        await guest.press(shown, button)

    await again(party, lambda: sum(tokens(party)) < before, act)
    assert sum(tokens(party)) == before - 1, "one press, one extension"


def nudged(party: Party) -> bool:
    return bool(letters_saying(party, "nudges you"))


nudges = press_under_more("nudge/", nudged, "a nudge", asked=False)


async def returns(party: Party) -> None:
    """Whoever was away is back."""

    def there() -> bool:
        return not any(row["standin"] for row in party.seats())

    async def act() -> None:
        users = [row["user_id"] for row in party.seats() if row["standin"]]
        for guest in party.all:
            if guest.id in users:
                await party.pressed(guest, party.board(guest), "return/")

    await again(party, there, act)


async def orders(party: Party) -> None:
    """A standing order, under More."""
    guest = party.chloe

    async def act() -> None:
        shown = await party.pressed(guest, party.board(guest), "more/")
        shown = await party.pressed(guest, shown, "orders/")
        pick = next((id for id in ids(shown, "+order/")), None) if shown else None
        if shown and pick:
            values = [o["value"] for part in parts(shown) if part.get("custom_id") == pick for o in part["options"]]
            await guest.choose(shown, pick, values[-1])

    await again(party, lambda: party.witness.rows("select 1 from orders where match_id = ?1", party.match), act)


# Ends


def draw_offered(party: Party) -> bool:
    return any(row["vote"] == "draw" for row in party.seats())


offers_draw = press_under_more("draw/", draw_offered, "a draw is offered")


async def agrees(party: Party) -> None:
    async def act() -> None:
        card = next((each for each in reversed(party.aiko.see(party.row()["thread"])) if ids(each, "nodraw/")), None)
        offering = {row["user_id"] for row in party.seats() if row["vote"] == "draw"}
        for guest in party.all:
            if card and guest.id not in offering and guest.id in {row["user_id"] for row in party.seats()}:
                await party.pressed(guest, card, "draw/")

    await again(party, lambda: party.over, act)


async def resigns(party: Party) -> None:
    """Unless nobody plays any more: whoever is away while hours go by again may have been the last but one."""
    if party.over:
        return
    guest = next(
        each for each in party.all if any(row["user_id"] == each.id and row["playing"] for row in party.seats())
    )

    async def act() -> None:
        sure = (await guest.run("resign", channel=party.row()["thread"])).get("message")
        await party.pressed(guest, sure, "resignsure/")

    def left() -> bool:
        return party.over or not party.seats()[party.seat_of(guest)]["playing"]

    await again(party, left, act)


async def resigns_again(party: Party) -> None:
    """Another one, and it is over."""
    await resigns(party)


async def resigns_early(party: Party) -> None:
    """One of many: the others play on."""
    await resigns(party)


def rematch(who: str, *, begins: bool = False) -> Step:
    async def asks(party: Party) -> None:
        guest: Guest = getattr(party, who)
        before = party.kept.setdefault("rematch of", party.match)
        party.match = before

        async def act() -> None:
            await party.pressed(guest, guest.with_control(party.row(before)["thread"], "rematch/"), "rematch/")

        def hung() -> Any:
            new = party.row(before)["rematch"]
            rows = party.witness.rows("select message from lobbies where id = ?1", new) if new else []
            inside = party.witness.rows("select 1 from guests where lobby_id = ?1 and user_id = ?2", new, guest.id)
            return inside and rows and rows[0]["message"] and (not begins or party.row(new))

        await again(party, hung, act)
        party.match = party.row(before)["rematch"]
        [row] = party.witness.rows("select message from lobbies where id = ?1", party.match)
        party.kept["lobby"] = {"id": str(row["message"])}

    return named(asks, f"{who} wants a rematch")


# Beside the table


def wishes(who: str, name: str, value: str, column: str) -> Step:
    async def wishes(party: Party) -> None:
        guest: Guest = getattr(party, who)

        def settled() -> bool:
            rows = party.witness.rows(f"select {column} from people where id = ?1", guest.id)
            return bool(rows and str(rows[0][0]) == value)

        async def act() -> None:
            panel = (await guest.run("settings")).get("message")
            pick = next((id for id in ids(panel, f"+settle/{name}/")), None) if panel else None
            if panel and pick:
                await guest.choose(panel, pick, value)

        await again(party, settled, act)

    return named(wishes, f"{who} wishes {name} {value}")


async def practises(party: Party) -> None:
    """By letter: the letters are the table."""
    guest = party.dai
    dm = party.evening.sandbox.world.get_dm_channel(guest.id)
    party.evening.sandbox.world.show_dm(dm)

    async def act() -> None:
        await guest.run("practice", channel=dm.id, game="regroup")

    await again(party, lambda: party.witness.rows("select 1 from matches"), act)
    party.match = party.witness.rows("select id from matches order by begun_at")[-1]["id"]


async def vacation(party: Party) -> None:
    guest = party.asked()[0]
    party.kept["away"] = guest

    def gone() -> Any:
        return party.witness.rows("select 1 from vacations where user_id = ?1 and until_at > from_at", guest.id)

    await again(party, gone, lambda: guest.run("vacation", days=3))


async def comes_back(party: Party) -> None:
    guest = party.kept["away"]

    async def act() -> None:
        await party.pressed(guest, (await guest.run("vacation")).get("message"), "vacationend/")

    def back() -> bool:
        [row] = party.witness.rows("select max(until_at) as until_at from vacations where user_id = ?1", guest.id)
        return bool(row["until_at"] <= party.evening.sandbox.world.clock.milliseconds())

    await again(party, back, act)


async def reports(party: Party) -> None:
    """One sheet, one report, though it may be handed in twice by somebody who was told nothing."""
    guest = party.bruno

    async def act() -> None:
        asked = await guest.run("report", channel=party.row()["thread"])
        if asked.get("modal"):
            await guest.submit(asked, words="They were rude.")
        with suppress(AssertionError):
            await party.evening.until(told, 1)

    def told() -> bool:
        rows = party.witness.rows("select told from reports")
        return bool(rows) and all(row["told"] for row in rows)

    await again(party, told, act)

"""What a match answers its players and watchers: moves, plans, guesses and questions about cards."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.cards.board import recent_lines
from cogs.cards.pictures import scene
from cogs.client import Hikyaku
from cogs.guard.limits import Code
from cogs.interactions.acknowledge import OwnMessage
from cogs.interactions.controls import VERBS, Click
from cogs.interactions.services import Panels
from cogs.match.coach import glossary_panel
from cogs.match.more import watching_presses
from cogs.match.watching import guess_panel, label
from cogs.notify.courier import KINDS, Courier, Kind
from cogs.panel.panel import cards_key
from cogs.people.profile import best_guessers
from dojo.errors import NotRead
from dojo.watching.followers import PlaysThere
from dojo.watching.guesses import KnowsAHand, NothingToGuess, question
from engine import match
from engine.games import GAMES
from faces import FACES
from faces.translation import speaker
from storage.sqlite.transaction import Transaction
from tests.cogs.shown import SAY, assert_fits, ids, reading, table_of, tables, words
from tests.cogs.world import Said, clicked, pressed, refusal
from tests.dojo.hall import AIKO, BRUNO, CHLOE
from tests.engine.test_every_game import lines

pytestmark = pytest.mark.usefixtures("every_emoji")


UNKNOWN_MESSAGE = refusal(discord.NotFound, 404, Code.UNKNOWN_MESSAGE)


class Panel:
    """A player's message in the thread of a match against a computer; what was shown in it, one after the other."""

    def __init__(self, dojo, table, ephemeral=True):
        self.dojo, self.table, self.seat, self.cog = dojo, table, table.seat_of(AIKO.id), Panels()
        self.click, self.broken, self.shown, self.deleted = clicked(dojo, AIKO.id), None, [], AsyncMock()
        flags = SimpleNamespace(ephemeral=ephemeral)
        self.click.message = None if ephemeral is None else SimpleNamespace(id=5, flags=flags, components=[])
        self.click.channel_id = table.thread
        self.click.client.panels = self.cog
        self.click.edit_original_response, self.click.delete_original_response = self.edit, self.deleted

    async def edit(self, view, attachments=()):
        if self.broken:
            raise self.broken
        self.shown.append(str(view.to_components()))
        return self.click.message

    async def presses(self, verb):
        """A button with a move, and the panel is followed to its end; what was said at first."""
        rest = f"{self.table.opened(self.seat)}/{self.table.ask_of(self.seat).options[0]}"
        told = await pressed(self.click, verb, self.table.id, rest)
        table = await self.dojo.referee.table(self.table.id)
        while table.asks() and self.seat not in table.asked:
            table = await self.dojo.move(table)
        await asyncio.gather(*self.cog.under_way)
        return told[-1]

    async def leads_on(self, table):
        await leading()["show_next_question"](self.click, table, OwnMessage(5, self.click))

    def is_open(self):
        return self.click.client.open_panels.is_open(self.table.id, AIKO.id)


def leading():
    """What the module has that the verb came from: bots of other tests have executed theirs anew."""
    verb: Any = VERBS["answer"]
    return verb.__wrapped__.__globals__["made_panel"].__globals__


@pytest.fixture
async def panel(hall, monkeypatch):
    monkeypatch.setitem(leading()["show_next_question"].__globals__, "LOOK_SECONDS", 0.01)
    table = await hall.against("coach", game="kengo")
    while table.seat_of(AIKO.id) not in table.asked:
        table = await hall.move(table)
    return Panel(hall, table)


async def heard(hall):
    return [kind for kind, _ in await hall.heard()]


@pytest.mark.parametrize(
    ("ephemeral", "fails", "deleted"),
    [(None, False, 1), (False, False, 0), (True, True, 0)],
    ids=["by command", "everybody sees it", "has made room for the next"],
)
async def test_what_is_said_of_a_move_goes_away_once_it_is_read(hall, monkeypatch, ephemeral, fails, deleted):
    monkeypatch.setitem(leading(), "READ_SECONDS", 0.0)
    panel = Panel(hall, await hall.against("novice", game="karenza"), ephemeral)  # all choose a warrior first
    if fails:
        panel.click.response.edit_message = AsyncMock(side_effect=UNKNOWN_MESSAGE)
    assert "You played" in words((await panel.presses("answer"))["view"])
    assert panel.deleted.await_count == deleted


@pytest.mark.parametrize("broken", [UNKNOWN_MESSAGE, NotRead("no server")])
async def test_where_a_panel_cannot_lead_on_the_board_calls_its_player(panel, hall, broken):
    await panel.presses("answer")
    await heard(hall)
    panel.broken = broken
    await panel.leads_on(panel.table)
    assert not panel.is_open()
    assert await heard(hall) == ["board"]


async def test_while_the_computer_still_thinks_a_panel_that_is_gone_calls_nobody(panel, hall, monkeypatch):
    """Its move does, because the panel is no longer open."""
    monkeypatch.setitem(leading()["show_next_question"].__globals__, "MOST_LOOKS", 1)
    table = await hall.move(panel.table)
    await heard(hall)
    panel.broken = UNKNOWN_MESSAGE
    await panel.leads_on(table)
    assert not panel.is_open()
    assert await heard(hall) == []


async def test_a_panel_leads_on_once_the_database_is_back(panel, hall, monkeypatch):
    mine = await hall.move(panel.table)
    after = await hall.move(mine)
    away = [NotRead("nothing can be read just now")] * 3
    monkeypatch.setattr(hall.referee, "table", AsyncMock(side_effect=[*away, *[after] * 9]))
    await panel.leads_on(mine)
    assert f"answer/{mine.id}/" in panel.shown[0]


async def test_the_panel_makes_room_for_the_result_in_the_thread(panel, hall):
    await hall.referee.resign(panel.table.id, AIKO.id)
    await panel.leads_on(panel.table)
    assert (panel.deleted.await_count, panel.shown) == (1, [])
    panel.click.channel_id = 99
    await panel.leads_on(panel.table)
    assert "rematch/" in panel.shown[-1]


@pytest.mark.parametrize("verb", ["answer", "sure", "weigh"])
async def test_an_old_panel_says_one_sentence_once_its_player_has_resigned(panel, hall, verb):
    await hall.referee.resign(panel.table.id, AIKO.id)
    told = await panel.presses(verb)
    assert words(told["view"]) == "This match is over."
    assert told["attachments"] == []


# Nothing before the commit


async def told_until_the_commit(dojo, hall, monkeypatch, *, hasty):
    """What was said to the player and sent to anybody while the commit of their move waited, and in the end.

    `hasty`: the store doesn't wait for it.
    """
    table, sent = await hall.match(game="kaito", pace="live"), []
    [seat] = table.asked
    await hall.told()

    async def deliver(delivery):
        sent.append(delivery.notice.kind)

    reached, door, commit = asyncio.Event(), asyncio.Event(), Transaction.commit

    async def paused(transaction):
        reached.set()
        await door.wait()
        await commit(transaction)

    async def put_off(transaction):
        late.append(asyncio.create_task(paused(transaction)))

    late = []
    monkeypatch.setattr("cogs.notify.courier.KINDS", dict.fromkeys(KINDS, Kind(deliver)))
    bot = Hikyaku(dojo)
    bot.connected.set()
    async with bot:
        courier = Courier(bot)
        await courier.cog_load()
        interaction = clicked(dojo, table.players[seat].id)
        move = Click(interaction, dojo, speaker("en"), table.id, f"{table.opened(seat)}/{table.asks()[0].options[0]}")
        monkeypatch.setattr(Transaction, "commit", put_off if hasty else paused)
        click = asyncio.create_task(VERBS["answer"](move))
        await reached.wait()
        await asyncio.sleep(0.3)
        before = [said for said in interaction.response.told if said], [*sent]
        monkeypatch.setattr(Transaction, "commit", commit)
        door.set()
        await asyncio.gather(*late, return_exceptions=True)
        await asyncio.gather(click, return_exceptions=True)
        async with asyncio.timeout(30):
            while not (sent or hasty):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await courier.cog_unload()
    return before, interaction.response.told, sent


async def test_nothing_is_said_or_sent_before_a_move_is_committed(dojo, hall, monkeypatch):
    before, said, sent = await told_until_the_commit(dojo, hall, monkeypatch, hasty=False)
    assert (before, bool(said), sent[:1]) == (([], []), True, ["board"])


async def test_a_store_that_answers_before_the_commit_is_found_out(dojo, hall, monkeypatch):
    before, *_ = await told_until_the_commit(dojo, hall, monkeypatch, hasty=True)
    assert before != ([], [])


# What is this card?


def duel():
    """A hand of twelve cards."""
    now, _ = match.start(GAMES["kendo"], 2, seed="1", options={})
    return table_of(GAMES["kendo"], now, {"mode": "duel", "ippons": "2"})


@pytest.mark.parametrize("key", GAMES)
async def test_every_card_is_named_with_what_it_does(key):
    table = next(each for each in tables(GAMES[key], 1) if each.asked)
    panel = await glossary_panel(table, table.asked[0], SAY)
    entries = FACES[key].glossary(scene(table, SAY, table.asked[0]))
    assert all(f"{entry.name}**: {entry.line}" in words(panel) for entry in entries[:8])
    assert [file.filename for file in panel.files] == ["glossary.png"]
    own = {"kaito": "this tile?", "kengo": "can my cards do?", "regroup": "do the pictures mean?"}
    assert SAY(cards_key(key, SAY)).endswith(own.get(key, "What is this card?")), "the button to it"


async def test_a_large_hand_has_pages_that_follow_one_another():
    first, last = [await glossary_panel(duel(), 0, SAY, page) for page in (0, 1)]
    assert ids(first) == ["cards/abcdefgh/-1", "cards/abcdefgh/1"]
    assert "**#8 · " in words(first)
    assert "**#9 · " in words(last)
    for panel in (first, last):
        assert_fits(panel.view)
    assert words(await glossary_panel(duel(), 0, SAY, 99)) == words(last), "the nearest page that is there"
    as_text = await glossary_panel(reading(duel(), 0), 0, SAY)
    assert (as_text.files, "**#1 · " in words(as_text)) == ([], True)


# Watchers


async def guesses(dojo, table, *, right):
    asked, [ask] = question(table), table.asks()
    move = str(ask.options[0])
    text = move if right else next(each for each in asked.choices if each != move)
    return (await pressed(by(dojo, CHLOE), "lockin", table.id, str(asked.opened), text))[-1]


@pytest.mark.parametrize("key", GAMES)
def test_every_guess_has_words_of_its_own(key):
    game = GAMES[key]
    choices = {match.guesses(game, ply.before) for line in lines(key) for ply in line.plies}
    for texts in choices:
        said = [label(key, text, SAY) for text in texts]
        assert len(set(said)) == len(said)
    if key == "kendo":
        assert label(key, "jikan", SAY)


@pytest.mark.parametrize("right", [True, False])
async def test_after_the_move_the_board_counts_and_the_panel_tells(dojo, hall, right, table):
    await guesses(dojo, table, right=right)
    assert recent_lines(await hall.referee.table(table.id), SAY) == recent_lines(table, SAY), "before the move: nothing"
    await hall.move(table)
    after = await hall.referee.table(table.id)
    told = "One watcher guessed it." if right else "One watcher guessed, and it was something else."
    assert recent_lines(after, SAY)[-1] == f"-# {told}"
    panel = words(await guess_panel(Click(by(dojo, CHLOE), dojo, SAY, after.id, ""), after))
    assert ("was right" if right else "was wrong") in panel
    assert f"{int(right)} of 1 right" in panel


async def test_where_nothing_can_be_guessed_nothing_is_offered(dojo, hall):
    table = await hall.match(AIKO, BRUNO, game="karenza")  # both choose a warrior
    assert [item.custom_id for item in watching_presses(table, SAY)] == [f"follow/{table.id}/"]
    with pytest.raises(NothingToGuess):
        await pressed(by(dojo, CHLOE), "guessing", table.id)


async def test_the_leaderboard_names_the_best_guessers_of_the_server(dojo, hall, monkeypatch):
    monkeypatch.setattr("dojo.watching.guesses.WATCHED", 1)
    table = await hall.match(AIKO, BRUNO, game="kaito")
    reader = SimpleNamespace(guild_id=table.guild, user=CHLOE)
    assert await best_guessers(dojo, reader, SAY) == []
    await guesses(dojo, table, right=True)
    await hall.move(table)
    [shown] = await best_guessers(dojo, reader, SAY)
    assert "1. Chloe · 1 of 1" in shown.content
    assert "You: 1 of 1." in shown.content


async def test_somebody_who_cannot_be_written_to_does_not_follow(dojo, table):
    reply, _ = await presses_of(
        dojo,
        table,
        "following",
        "end",
        dm=SimpleNamespace(send=AsyncMock(side_effect=refusal(discord.Forbidden, 403, 50007))),
    )
    assert "won't let me send you DMs" in reply
    assert await dojo.followers.often(table.id, CHLOE.id) is None


@pytest.mark.parametrize(
    ("verb", "error"),
    [("guessing", KnowsAHand), ("lockin", KnowsAHand), ("follow", PlaysThere), ("following", PlaysThere)],
)
async def test_a_forged_click_of_a_player_is_refused(dojo, table, verb, error):
    asked = question(table)
    rest = "end" if error is PlaysThere else str(asked.opened)
    with pytest.raises(error):
        await pressed(by(dojo, AIKO), verb, table.id, rest, asked.choices[0])


def by(dojo, player):
    click = clicked(dojo, player.id)
    click.user.global_name = player.name
    return click


async def presses_of(dojo, table, verb, rest="", dm=None):
    """The reply to a watcher, and what they were sent by DM."""
    sent, click = dm or Said(), by(dojo, CHLOE)
    click.client.open_dm = AsyncMock(return_value=sent)
    told = await pressed(click, verb, table.id, rest)
    return words(told[-1]["view"]), getattr(sent, "told", [])

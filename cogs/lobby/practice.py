"""`/practice`: playing against computers at once. And a rematch: a new lobby for the same players."""

from contextlib import nullcontext
from typing import Any

import discord
from discord import app_commands

from cogs import autocomplete
from cogs.cards.board import linked_id
from cogs.cards.lobby import is_against_computers, lobby_card
from cogs.cards.parts import address, plain, press, row
from cogs.interactions.acknowledge import show, think
from cogs.interactions.commands import GAME_CHOICES, choices, command
from cogs.interactions.context import known_game, place_of_match, player_from, require_may_open, speaker_for
from cogs.interactions.controls import Click, Press, on, post_lobby_card
from cogs.interactions.emoji import game_name
from cogs.interactions.services import Services, dojo_of, services
from cogs.lobby.lobby import (
    can_open_panel,
    coach_lines,
    computer_name,
    invitation_mentions,
    offer_dms,
    show_first_panel,
    start_match,
)
from cogs.notify.places import redraw
from dojo.dojo import Dojo
from dojo.lobby.lobby import Lobby
from dojo.ops.retry import retry_write
from dojo.people.computers import COACH, LEVELS
from dojo.people.servers import ELSEWHERE, NOWHERE
from dojo.people.turns import Turn
from dojo.table.table import Table
from engine.games import GAMES
from faces.core import Say
from faces.names import escaped, known_as
from faces.text import separated
from faces.translation import speaker

MAX_LISTED, MAX_OPPONENTS_CHARS = 5, 60  # of the other matches that wait for the player
PRACTICE_PACE = "friendly"  # a computer does not mind waiting


@command(
    "command-practice",
    game="command-play-game",
    level="command-practice-level",
    seats="command-practice-seats",
    options="command-play-options",
    coach="command-practice-coach-about",
)
@app_commands.choices(game=GAME_CHOICES, level=choices("level", LEVELS))
@app_commands.autocomplete(options=autocomplete.options)
async def practice(
    interaction: discord.Interaction,
    game: str,
    level: str | None = None,
    seats: app_commands.Range[int, 2, 4] | None = None,
    options: str = "",
    coach: bool | None = None,
) -> None:
    """Somebody who is new to this game, or to this mode of it, and chooses no level, plays against the coach."""
    dojo, chosen = dojo_of(interaction), autocomplete.parse_options(options)
    if coach is None:
        coach = level is None and not await dojo.people.has_played(interaction.user.id, GAMES[game], chosen)
    level = COACH if coach else level or next(iter(LEVELS))
    await open_practice(interaction, dojo, game, level, seats, chosen)


@on("practise", replies_at_once=True)
async def practise(click: Click) -> None:
    """After the lessons against the coach; after a match at another level, on the same terms."""
    level, _, before = click.rest.partition("/")
    game, opponent = known_game(click.subject), level if level in LEVELS else COACH
    terms = await terms_of(click.dojo, game, before, click.user) if before else {}
    await open_practice(click.interaction, click.dojo, game, opponent, **terms)


async def terms_of(dojo: Dojo, game: str, match: str, user: int) -> dict[str, Any]:
    """Seats and options of a match of this game that this person has played; otherwise those that are usual."""
    table = await dojo.referee.table(match)
    if table.game.key != game or table.find_seat(user) is None:
        return {}
    return {"seats": len(table.players), "options": table.options}


async def open_practice(
    interaction: discord.Interaction,
    dojo: Dojo,
    game: str,
    level: str,
    seats: int | None = None,
    options: dict[str, str] | None = None,
) -> None:
    place = await place_of_match(interaction, dojo)
    namer = computer_name(level, speaker(place["locale"]))
    order: Any = {"game": game, "host": player_from(interaction), "seats": seats, "options": options or {}}
    lobby = await dojo.lobbies.practise(level=level, namer=namer, pace=PRACTICE_PACE, **order, **place)
    is_new = await dojo.learners.is_new(lobby.host, game)
    lessons = [press(speaker_for(interaction), "learn", game)] if is_new else []
    await (start_in_dms if lobby.guild == NOWHERE else start_on_card)(interaction, dojo, lobby, lessons)


async def start_on_card(interaction: discord.Interaction, dojo: Dojo, lobby: Lobby, lessons: list[Press]) -> None:
    """Post the card first, because the thread is created from it. After a crash the lobby starts by itself.

    Then the player has the first question before them. Somebody who is new to the game is offered its lessons.
    """
    say, own = speaker(lobby.locale), speaker_for(interaction)
    offer = [own("lesson-offer")] if lessons else []
    posted = await post_lobby_card(interaction, dojo, lobby, view=lobby_card(lobby, say))
    async with start_match(interaction, dojo, lobby):
        if not can_open_panel(interaction, lobby):  # the card becomes the board
            hand = press(own, "hand", lobby.id, style=discord.ButtonStyle.primary)
            await offer_dms(interaction, lobby.id, own, "\n".join(offer), hand, *lessons)
            return
        lobby = await dojo.lobbies.get(lobby.id)
        await posted.edit(view=lobby_card(lobby, say))
        lines = *offer, *await other_matches(dojo, lobby, own)
        await show_first_panel(interaction, dojo, lobby, lines, *lessons)


async def other_matches(dojo: Dojo, lobby: Lobby, say: Say) -> list[str]:
    """Those that wait for the player."""
    others = [each for each in (await dojo.turns.waiting(lobby.host)).turns if each.id != lobby.id]
    waiting = [f"-# {say('practice-others', count=len(others))}"] if others else []
    return waiting + [f"-# {waiting_line(each, say)}" for each in others[:MAX_LISTED]]


def waiting_line(each: Turn, say: Say) -> str:
    """The game, the opponents, and the way there."""
    who = escaped(separated((known_as(name, say) for name in each.opponents), say), MAX_OPPONENTS_CHARS)
    return f"{game_name(each.game, say)} · {who} · {linked_id(each)}"


async def start_in_dms(interaction: discord.Interaction, dojo: Dojo, lobby: Lobby, lessons: list[Press]) -> None:
    """There is no card and no thread, only direct messages, and this player can evidently receive them."""
    await dojo.people.dm_open(lobby.host)
    await dojo.lobbies.start(lobby.id, lobby.host)
    say = speaker_for(interaction)
    offer = [say("lesson-offer")] if lessons else []
    view = plain("\n".join([say("practice-open"), *coach_lines(lobby, say), *offer]))
    view.add_item(row(press(say, "hand", lobby.id), *lessons))  # for those who can't be written to, after all
    await interaction.response.send_message(view=view)


# A rematch: a new lobby for the same players, with everybody moved on by one seat.


@on("rematch", replies_at_once=True)
async def rematch(click: Click) -> None:
    """The first to ask opens the lobby, the others join it; it has a single card."""
    table = await click.dojo.referee.table(click.subject)
    if table.guild != ELSEWHERE and not await click.dojo.lobbies.rematch_open(click.subject):
        await require_may_open_rematch(click, table)
    lobby = await click.dojo.lobbies.rematch(click.subject, player_from(click.interaction))
    if lobby.guild == ELSEWHERE:
        await rematch_elsewhere(click, lobby)
        return
    # A reply that is waited for would keep its place above the card, and the panel is to stand below it.
    if can_open_panel(click.interaction, lobby):
        await click.interaction.response.defer()
    else:
        waiting = await think(click.interaction)
    bot = services(click.interaction)
    if lobby.guild == NOWHERE:
        await click.dojo.lobbies.start(lobby.id, lobby.host)
        await waiting.edit(view=plain(click.say("practice-open")))
        return
    card = lobby.message or await post_card_in_channel(bot, lobby)
    start = start_match(click.interaction, click.dojo, lobby) if is_against_computers(lobby) else nullcontext()
    async with start:
        if len(lobby.players) > 1:
            await redraw(bot, await click.dojo.lobbies.get(lobby.id))
        if can_open_panel(click.interaction, lobby):
            await show_first_panel(click.interaction, click.dojo, lobby)
            return
    where = address(lobby.guild, lobby.channel, card)
    await offer_dms(click.interaction, lobby.id, click.say, click.say("rematch-open", where=where))


async def require_may_open_rematch(click: Click, table: Table) -> None:
    """In a DM we can't see which roles somebody has, so where roles decide, the button on the server is the way."""
    await require_may_open(click.interaction, click.dojo)
    if click.interaction.guild_id is None and table.guild != NOWHERE:
        await click.dojo.servers.may_open(table.guild, {table.channel}, [])


async def rematch_elsewhere(click: Click, lobby: Lobby) -> None:
    """The first to ask is answered with the card, the others are told where it is."""
    interaction = click.interaction
    if lobby.message is None and lobby.host == click.user:
        view, mentions = lobby_card(lobby, speaker(lobby.locale)), await invitation_mentions(click.dojo, lobby)
        await post_lobby_card(interaction, click.dojo, lobby, view=view, allowed_mentions=mentions)
        if is_against_computers(lobby):
            await click.dojo.lobbies.start(lobby.id, lobby.host)
        return
    where = address(interaction.guild_id or 0, lobby.channel, lobby.message)
    await show(interaction, plain(click.say("rematch-open", where=where)))
    await redraw(services(interaction), lobby)


async def post_card_in_channel(bot: Services, lobby: Lobby) -> int:
    """Post the card and return its message id. It goes to the channel, because threads cannot contain threads.

    After so many rematches in an hour the other player is no longer called, but can join.
    """
    called = lobby.invited is not None and await bot.dojo.pings.take(lobby.host, lobby.invited)
    mentions = await invitation_mentions(bot.dojo, lobby) if called else discord.AllowedMentions.none()
    message = await bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild).send(
        view=lobby_card(lobby, speaker(lobby.locale)), allowed_mentions=mentions, nonce=lobby.id
    )
    await retry_write(lambda: bot.dojo.lobbies.store_card(lobby.id, message.id))
    return message.id

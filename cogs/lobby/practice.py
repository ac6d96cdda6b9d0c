"""`/practice`: playing against computers at once, in a thread on a server or in direct messages."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import autocomplete
from cogs.cards.board import linked_id
from cogs.cards.lobby import lobby_card
from cogs.cards.parts import plain, press, row
from cogs.client import Hikyaku
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import known_game, player_from, speaker_for
from cogs.interactions.controls import Click, Press, on
from cogs.interactions.emoji import game_name
from cogs.interactions.permissions import place_of_match
from cogs.interactions.responses import post_lobby_card
from cogs.lobby.first_panel import can_open_panel, coach_lines, show_first_panel, start_match
from cogs.lobby.play import computer_name, offer_dms
from dojo.dojo import Dojo
from dojo.lobby.lobby import Lobby
from dojo.people.computers import COACH, LEVELS
from dojo.people.servers import NOWHERE
from dojo.people.turns import Turn
from engine.games import GAMES
from faces.core import Say
from faces.names import escaped, known_as
from faces.text import separated
from faces.translation import speaker

MAX_LISTED, MAX_OPPONENTS_CHARS = 5, 60  # of the other matches that wait for the player
PRACTICE_PACE = "friendly"  # a computer does not mind waiting


class PracticeCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-practice"), description=localized("command-practice-about"))
    @described(
        game="command-play-game",
        level="command-practice-level",
        seats="command-practice-seats",
        options="command-play-options",
        coach="command-practice-coach-about",
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=localized(f"{key}-name"), value=key) for key in GAMES],
        level=[app_commands.Choice(name=localized(f"level-{level}"), value=level) for level in LEVELS],
    )
    @app_commands.autocomplete(options=autocomplete.options)
    async def practice(
        self,
        interaction: discord.Interaction,
        game: str,
        level: str | None = None,
        seats: app_commands.Range[int, 2, 4] | None = None,
        options: str = "",
        coach: bool | None = None,
    ) -> None:
        """Somebody who is new to this game, or to this mode of it, and chooses no level, plays against the coach."""
        chosen = autocomplete.parse_options(options)
        if coach is None:
            coach = level is None and not await self.dojo.people.has_played(interaction.user.id, GAMES[game], chosen)
        level = COACH if coach else level or next(iter(LEVELS))
        await open_practice(interaction, self.dojo, game, level, seats, chosen)


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


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(PracticeCog(bot))

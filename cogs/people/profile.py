"""`/leaderboard` and `/profile`: how people have done on a server, in one game or one person in all games."""

import asyncio
from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui

from cogs.cards.parts import Part, Row, card, page_row, picture, row, small
from cogs.cards.time import reliability_sentence, typical_wait
from cogs.interactions.acknowledge import Panel, show
from cogs.interactions.commands import GAME_CHOICES, command, menu
from cogs.interactions.context import known_game, name_of, speaker_for
from cogs.interactions.controls import Click, Pick, Press, on, parse_page
from cogs.interactions.emoji import emblem_of, game_name
from cogs.interactions.services import dojo_of
from dojo.dojo import Dojo
from dojo.errors import Refusal
from dojo.people.reliability import Habits
from dojo.ratings.leaderboard import Career, Leader
from dojo.ratings.ratings import MAX_MEETINGS, PROVISIONAL_MATCHES, PROVISIONAL_OPPONENTS
from dojo.watching.guesses import COUNTED, NO_SCORE, WATCHED, Score
from engine.games import GAMES
from faces import profile as face
from faces.core import Say
from faces.names import escaped, known_as
from faces.tallies import Tally


@command("command-leaderboard", game="command-play-game")
@app_commands.choices(game=GAME_CHOICES)
@app_commands.guild_only()
async def leaderboard(interaction: discord.Interaction, game: str) -> None:
    await show(interaction, await leaderboard_panel(dojo_of(interaction), interaction, game, 0))


@command("command-profile", user="command-profile-who")
@app_commands.guild_only()
async def profile(interaction: discord.Interaction, user: discord.User | None = None) -> None:
    await show_profile(interaction, user or interaction.user)


@menu("menu-profile")
@app_commands.guild_only()
async def profile_menu(interaction: discord.Interaction, who: discord.User) -> None:
    await show_profile(interaction, who)


async def show_profile(interaction: discord.Interaction, who: Any) -> None:
    """Reply with the profile of a person. Raises `Refusal`."""
    if who.bot:
        raise Refusal("error-not-a-person")
    await show(interaction, await profile_panel(dojo_of(interaction), interaction, who))


# The leaderboard


async def leaderboard_panel(dojo: Dojo, interaction: discord.Interaction, game: str, page: int) -> ui.LayoutView:
    board = await dojo.leaderboards.leaders(interaction.guild_id or 0, game, page, interaction.user.id)
    say, server = speaker_for(interaction), interaction.guild.name if interaction.guild else ""
    lines = [leader_line(leader, say) for leader in board.leaders] or [say("leaders-none")]
    return card(
        say("leaders-head", game=game_name(game, say), server=escaped(server)),
        "\n".join(lines),
        own_place_line(board.own, say) if board.leaders else None,
        page_row(say, "leaders", board.page, board.pages - 1, game, ("leaders-up", "leaders-down")),
        games_pick(game, say),
        ratings_line(say),
        *await best_guessers(dojo, interaction, say),
    )


async def best_guessers(dojo: Dojo, interaction: discord.Interaction, say: Say) -> list[Part]:
    """The best guessers of this season, in all games; nothing as long as nobody has guessed right."""
    guild = interaction.guild_id or 0
    best, own = await dojo.guesses.best(guild), await dojo.guesses.score(guild, interaction.user.id)
    if not best:
        return []
    lines = [
        say("guessers-line", place=place, who=escaped(known_as(each.name, say)), hits=each.hits, made=each.made)
        for place, each in enumerate(best, 1)
    ]
    mine = [small(say("guessers-own", hits=own.hits, made=own.made))] if own.made else []
    how = small(say("guessers-how", counted=COUNTED, watched=WATCHED))
    return [ui.TextDisplay("\n".join([say("guessers-head"), *lines, *mine, how]))]


def ratings_line(say: Say) -> str:
    """What ratings are made of, in small print."""
    counts = {"matches": PROVISIONAL_MATCHES, "opponents": PROVISIONAL_OPPONENTS, "most": MAX_MEETINGS}
    return small(say("ratings-how", **counts))


def leader_line(leader: Leader, say: Say) -> str:
    name, rating = escaped(known_as(leader.name, say)), rating_text(leader.rating, leader.sure)
    return say("leaders-line", place=leader.place, who=name, rating=rating, matches=leader.matches)


def own_place_line(own: Leader | None, say: Say) -> str:
    if own is None:
        return say("leaders-own-none")
    return say("leaders-own", place=own.place, rating=rating_text(own.rating, own.sure))


def rating_text(rating: int, sure: bool) -> str:
    return f"{rating}{'' if sure else '?'}"


def games_pick(game: str, say: Say) -> Row:
    options = [
        discord.SelectOption(label=say(f"{key}-name"), value=key, emoji=emblem_of(key), default=key == game)
        for key in GAMES
    ]
    return row(Pick("leadersof", game, options=options, placeholder=say("leaders-game")))


@on("leaders")
async def turn_leaderboard_page(click: Click) -> None:
    await show_leaderboard_page(click, known_game(click.subject), parse_page(click.rest))


@on("leadersof")
async def open_leaderboard_of(click: Click) -> None:
    await show_leaderboard_page(click, known_game(click.value), 0)


async def show_leaderboard_page(click: Click, game: str, page: int) -> None:
    await click.replace(await leaderboard_panel(click.dojo, click.interaction, game, page))


@on("leadersbeside")
async def open_leaderboard(click: Click) -> None:
    await click.show(await leaderboard_panel(click.dojo, click.interaction, known_game(click.subject), 0))


# The profile


async def profile_panel(dojo: Dojo, interaction: discord.Interaction, who: Any) -> Panel:
    say = speaker_for(interaction)
    careers = await dojo.leaderboards.careers(who.id, interaction.guild_id or 0)
    habits = await dojo.leaderboards.habits(who.id)
    name = known_as(name_of(who), say)
    seen = profile_content(name, careers, habits, say)
    png = await asyncio.to_thread(face.picture, seen, say)
    score = await dojo.guesses.score(interaction.guild_id or 0, who.id)
    lines, alt = profile_lines(careers, habits, say, score), face.alt(seen, say)
    server = interaction.guild.name if interaction.guild else ""
    head = say("profile-head", who=escaped(name), server=escaped(server))
    view = card(
        head,
        picture("profile.png", alt),
        "\n".join(lines),
        row(Press("leadersbeside", careers[0].game if careers else next(iter(GAMES)), label=say("press-leaders"))),
        ratings_line(say),
    )
    return Panel(view, [discord.File(BytesIO(png), "profile.png", description=alt)])


def profile_content(name: str, careers: tuple[Career, ...], habits: Habits, say: Say) -> face.Profile:
    tallies = [
        Tally(each.game, each.won, each.drawn, each.lost, each.curve, each.sure) for each in careers if each.curve
    ]
    if not habits.known:
        return face.Profile(name, tuple(tallies))
    return face.Profile(name, tuple(tallies), typical_wait(habits, say), habits.share)


def profile_lines(careers: tuple[Career, ...], habits: Habits, say: Say, score: Score = NO_SCORE) -> list[str]:
    """The contents of the picture as text, the unrated matches, and how many moves of others they guessed."""
    lines = [line for each in careers for line in career_lines(each, say)]
    guesses = [say("profile-guesses", hits=score.hits, made=score.made)] if score.made else []
    return [*(lines or [say("profile-new")]), reliability_sentence(habits, say), *guesses]


def career_lines(career: Career, say: Say) -> list[str]:
    game, found = game_name(career.game, say, "**"), []
    if career.rating is not None:
        ends = {"won": career.won, "drawn": career.drawn, "lost": career.lost}
        found.append(say("profile-line", game=game, rating=rating_text(career.rating, career.sure), **ends))
    if career.unrated:
        found.append(say("profile-unrated", game=game, count=career.unrated))
    return found

"""**Guess the move**: somebody who has never had a seat in a match locks in, in private, what comes next."""

import discord
from discord import ui

from cogs.cards.names import safe_names
from cogs.cards.parts import card, row
from cogs.client import Hikyaku
from cogs.interactions.context import player_from
from cogs.interactions.controls import Click, Pick, on, parse_number
from cogs.interactions.responses import replace_clicked
from dojo.table.table import Table
from dojo.watching.guesses import Guess, NothingToGuess, Question, Score, question
from faces.core import Say


@on("guessing")
async def open_guess(click: Click) -> None:
    """A guess that isn't decided yet, or the list of what may come."""
    table = await click.dojo.referee.table(click.subject)
    await click.dojo.guesses.require_watcher(table, click.user, click.interaction.guild_id or 0)
    await click.interaction.response.send_message(view=await guess_panel(click, table), ephemeral=True)


@on("lockin")
async def lock_in(click: Click) -> None:
    player, opened = player_from(click.interaction), parse_number(click.rest)
    await click.dojo.guesses.lock_in(click.subject, player, click.interaction.guild_id or 0, opened, click.value)
    table = await click.dojo.referee.table(click.subject)
    await replace_clicked(click, await guess_panel(click, table))


async def guess_panel(click: Click, table: Table) -> ui.LayoutView:
    """Raises `NothingToGuess` if there is nothing to show either."""
    guesses, asked = click.dojo.guesses, question(table)
    latest, score = await guesses.latest(table.id, click.user), await guesses.score(table.guild, click.user)
    if asked is None and latest is None:
        raise NothingToGuess
    return guess_card(table, asked, latest, score, click.say)


def guess_card(table: Table, asked: Question | None, latest: Guess | None, score: Score, say: Say) -> ui.LayoutView:
    if asked is None or (latest and latest.hit is None):  # one is locked in
        head, pick = say("guess-waits", match=table.id), []
    else:
        head = say("guess-head", match=table.id, who=safe_names(table, say)[asked.seat])
        pick = [row(guess_pick(table, asked, say))]
    before = [told(table.game.key, latest, say)] if latest else []
    count = [f"-# {say('guess-score', made=score.made, hits=score.hits)}"] if score.made else []
    return card(ui.TextDisplay("\n".join([head, *before, *count])), *pick)


def guess_pick(table: Table, asked: Question, say: Say) -> Pick:
    options = [discord.SelectOption(label=label(table.game.key, text, say), value=text) for text in asked.choices]
    return Pick("lockin", table.id, str(asked.opened), options=options, placeholder=say("guess-pick"))


def told(game: str, guess: Guess, say: Say) -> str:
    how = "locked" if guess.hit is None else "right" if guess.hit else "wrong"
    return say(f"guess-{how}", guess=label(game, guess.text, say))


def label(game: str, text: str, say: Say) -> str:
    """A guess in words; what it's about, such as a square, follows its kind."""
    kind, _, what = text.partition(" ")
    whole = f"{game}-guess-{text.replace(' ', '-')}"
    return say(whole) if say.has(whole) else say(f"{game}-guess-{kind}", what=what)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the button and the list."""

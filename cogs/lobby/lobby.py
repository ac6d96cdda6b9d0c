"""Opening a match: `/play`, *Challenge*, the lobby card with its buttons, and the options of its host."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import discord
from discord import app_commands, ui

from cogs import autocomplete
from cogs.cards.lobby import changes_card, is_against_computers, lobby_card, term_name, term_text, term_value
from cogs.cards.parts import Part, card, plain, press, row
from cogs.cards.time import pace_numbers
from cogs.client import Hikyaku
from cogs.guard.limits import SEND_ERRORS
from cogs.guard.payloads import Forged
from cogs.interactions.acknowledge import Panel, reply_below, update
from cogs.interactions.commands import GAME_CHOICES, Background, choices, command, menu
from cogs.interactions.context import (
    known_game,
    lobby_location,
    place_of_match,
    player_from,
    require_may_open,
    require_person,
    speaker_for,
)
from cogs.interactions.controls import Click, Pick, Press, VerbModal, on, parse_number, post_lobby_card
from cogs.interactions.emoji import emblem_of
from cogs.interactions.services import dojo_of, panels_of, services
from cogs.notify.dms import dm_offer
from cogs.notify.elsewhere import show_card_elsewhere
from cogs.notify.places import redraw, try_redraw
from cogs.panel.panel import player_panel, show_next_question, with_head
from dojo.clock.paces import PACES, pace
from dojo.dojo import Dojo
from dojo.errors import DojoError, LobbyClosed, LobbyMovedOn, NotTheHost, NotWritten
from dojo.lobby.lobby import Lobby, close_if_stale
from dojo.lobby.request import ON_TIME, SWITCH
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.computers import COACHES, LEVELS, Namer
from dojo.people.people import Player
from dojo.people.servers import ELSEWHERE, NOWHERE
from engine.games import GAMES
from engine.match import counting
from faces.core import Say
from faces.text import joined
from faces.translation import speaker

log = logger("lobby")


def can_open_panel(interaction: discord.Interaction, lobby: Lobby) -> bool:
    """Whether this person plays against computers alone, and has clicked on the server that the match belongs to."""
    return is_against_computers(lobby) and interaction.user.id == lobby.host and interaction.guild_id == lobby.guild


@asynccontextmanager
async def start_match(interaction: discord.Interaction, dojo: Dojo, lobby: Lobby) -> AsyncIterator[None]:
    """For the one who clicked; what is done here then shows their panel, if they get one.

    The panel is noted as open before the start, so that the first board calls nobody; if anything fails, a board does.
    """
    client = services(interaction)
    opens = can_open_panel(interaction, lobby)
    if opens:
        client.open_panels.open(lobby.id, lobby.host)
    try:
        await dojo.lobbies.start(lobby.id, interaction.user.id)
    except BaseException:
        client.open_panels.close(lobby.id, lobby.host)
        raise
    try:
        yield
    except Exception:
        if opens:
            call_by_board(interaction, dojo, lobby)
        raise


def call_by_board(interaction: discord.Interaction, dojo: Dojo, lobby: Lobby) -> None:
    """There is no panel. The person who clicked isn't kept waiting while the database is away."""
    client = services(interaction)
    client.open_panels.close(lobby.id, lobby.host)

    async def add_board() -> None:
        table = await dojo.referee.table(lobby.id)
        await dojo.outbox.add(lobby.id, "board", number=table.match.number)

    panels_of(interaction).start(retry_write(add_board), name=f"board of {lobby.id}")


async def show_first_panel(
    interaction: discord.Interaction, dojo: Dojo, lobby: Lobby, lines: tuple[str, ...] = (), *presses: Press
) -> None:
    """The first question in an ephemeral message, or that the computer thinks; then it leads on.

    `lines` and `presses` stand above it, and before them that it's played here, and what the coach does.
    """
    client = services(interaction)
    say, table = speaker_for(interaction), await dojo.referee.table(lobby.id)
    seat, head = table.seat_of(lobby.host), heading(lobby, say, lines, presses)
    try:
        made = head(await player_panel(dojo, table, seat, say))
        shown = await reply_below(interaction, view=made.view, files=made.files, ephemeral=True)
    except SEND_ERRORS as failure:
        log.info("first panel not shown", match=lobby.id, reason=redacted(failure))
        call_by_board(interaction, dojo, lobby)
        return
    client.clicked.remember(shown)
    client.last_matches.note(interaction, table.id)
    if seat not in table.asked and table.status == "playing":
        work = show_next_question(interaction, table, shown, head)
        panels_of(interaction).start(work, name=f"first question {lobby.id}")


def heading(lobby: Lobby, say: Say, lines: tuple[str, ...], presses: tuple[Press, ...]) -> Callable[[Panel], Panel]:
    """What stands above the panel, also once it has led on."""
    text = "\n".join([joined([say("practice-here"), *coach_lines(lobby, say)], say), *lines])
    return lambda panel: with_head(panel, text, *([row(*presses)] if presses else []))


def coach_lines(lobby: Lobby, say: Say) -> list[str]:
    """What the coach does, if there is one."""
    return [say("practice-coached")] if any(player.id in COACHES for player in lobby.players) else []


# Opening a match: `/play`, and the lobby card with its buttons.


@command(
    "command-play",
    game="command-play-game",
    opponent="command-play-opponent",
    options="command-play-options",
    seats="command-play-seats",
    pace="command-play-pace",
)
@app_commands.choices(game=GAME_CHOICES, pace=choices("pace", PACES))
@app_commands.autocomplete(options=autocomplete.options)
@app_commands.guild_only()  # unless people may install us, too
async def play(
    interaction: discord.Interaction,
    game: str,
    opponent: discord.User | None = None,
    options: str = "",
    seats: app_commands.Range[int, 2, 4] | None = None,
    pace: str | None = None,
) -> None:
    dojo = dojo_of(interaction)
    place = await place_of_match(interaction, dojo)
    server = await dojo.servers.get(place["guild"])
    lobby = await dojo.lobbies.open(
        game=game,
        host=player_from(interaction),
        seats=seats,
        options=autocomplete.parse_options(options),
        pace=pace or server.pace,
        invited=require_person(opponent),
        **place,
    )
    await post_lobby(interaction, dojo, lobby)


class LobbyKeeper(Background):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.loops = (
            Loop("lobbies", self.start_full),
            Loop("lobby terms", self.tell_terms),
            Loop("stale lobbies", self.close_stale),
        )
        self.redraws: set[asyncio.Task[None]] = set()

    async def cog_unload(self) -> None:
        await super().cog_unload()
        for task in self.redraws:
            task.cancel()

    async def start_full(self) -> None:
        """Start full lobbies whose time has come, if people reach us. This loop never waits for Discord."""
        if not self.bot.dojo.reachable():
            return
        for id in await self.bot.dojo.lobbies.due():
            await self.serve_lobby(self.start_by_clock, id)

    async def tell_terms(self) -> None:
        """Call the players of lobbies whose terms have changed since they joined."""
        for id in await self.bot.dojo.lobbies.telling():
            await self.serve_lobby(self.tell_by_clock, id)

    async def close_stale(self) -> None:
        """Close lobbies that nobody started, if people reach us, and forget pings that no longer count."""
        if not self.bot.dojo.reachable():
            return
        for id in await self.bot.dojo.lobbies.stale():
            await self.serve_lobby(self.close_by_clock, id)
        await self.bot.dojo.pings.sweep()

    async def serve_lobby(self, do: Callable[[str], Awaitable[None]], id: str) -> None:
        """Do something to one lobby; a failure does not keep the others waiting."""
        try:
            await do(id)
        except NotWritten:  # then no other could be written either
            raise
        except Exception:
            log.exception("lobby not served", lobby=id)

    async def start_by_clock(self, id: str) -> None:
        try:
            await self.bot.dojo.lobbies.start(id, None)
        except DojoError as changed:
            log.info("lobby not started", lobby=id, reason=changed.key)  # after a start, the courier closes the card
            self.redraw_soon(await self.bot.dojo.lobbies.stop_countdown(id))

    async def tell_by_clock(self, id: str) -> None:
        lobbies = self.bot.dojo.lobbies
        lobby = await lobbies.get(id)
        told = [player for player in await lobbies.to_tell(lobby) if await self.told(lobby, player)]
        await try_redraw(self.bot, await lobbies.told(lobby, told))

    async def told(self, lobby: Lobby, player: Player) -> bool:
        """Mention a player in the channel, because the terms have changed. Whether the message was sent."""
        channel = self.bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild)
        mentions = discord.AllowedMentions(users=[discord.Object(player.id)])
        view = changes_card(lobby, player, speaker(lobby.locale))
        nonce = f"{lobby.id}:{lobby.version}:{lobby.ids.index(player.id)}"[:25]
        try:
            await channel.send(view=view, allowed_mentions=mentions, nonce=nonce)
        except SEND_ERRORS as failure:
            log.warning("terms not told", lobby=lobby.id, reason=redacted(failure))
            return False
        return True

    async def close_by_clock(self, id: str) -> None:
        """Redraw the card before closing the lobby, so that a crash in between is made up for."""
        await try_redraw(self.bot, close_if_stale(await self.bot.dojo.lobbies.get(id)))
        await self.bot.dojo.lobbies.expire(id)

    def redraw_soon(self, lobby: Lobby) -> None:
        """Redraw a card without keeping the next lobby waiting."""
        task = asyncio.create_task(try_redraw(self.bot, lobby), name=f"card of {lobby.id}")
        self.redraws.add(task)
        task.add_done_callback(self.redraws.discard)


async def post_lobby(interaction: discord.Interaction, dojo: Dojo, lobby: Lobby) -> None:
    """Respond with the card of a new lobby, which calls the invited player, and offer direct messages to its host."""
    mentions = await invitation_mentions(dojo, lobby)
    view = lobby_card(lobby, speaker(lobby.locale))
    await post_lobby_card(interaction, dojo, lobby, view=view, allowed_mentions=mentions)
    await offer_dms(interaction, lobby.id, speaker_for(interaction))


def computer_name(level: str, say: Say) -> Namer:
    """The name of the computers of a level, by their number."""
    return lambda number: say(f"computer-{level}", number=number)


async def invitation_mentions(dojo: Dojo, lobby: Lobby) -> discord.AllowedMentions:
    """Mention the invited player, unless one of them has blocked the other."""
    invited = lobby.invited if not await dojo.blocks.between(lobby.host, lobby.invited) else None
    return discord.AllowedMentions(users=[discord.Object(invited)] if invited else False)


async def offer_dms(interaction: discord.Interaction, id: str, say: Say, head: str = "", *presses: Press) -> None:
    """Ask whether we may send direct messages, unless the player has answered before.

    `head` and `presses`: what to say and to offer first, in any case.
    """
    dojo = dojo_of(interaction)
    settled = await dojo.preferences.settings(interaction.user.id)
    first: list[Part] = [head, row(*presses)] if presses else [head] if head else []
    if settled.dm != "yes" and settled.preferences.notices == "dm":
        style = discord.ButtonStyle.secondary if presses else discord.ButtonStyle.success  # what comes first stands out
        first += [say("dms-offer"), row(press(say, "bydm", id, style=style), press(say, "nodm", id))]
    if first:
        await interaction.followup.send(view=card(*first), ephemeral=True)


async def recover_card_message(click: Click) -> None:
    """Save the message id of the card if a crash prevented it: the click tells us what it is."""
    lobby, message = await click.dojo.lobbies.get(click.subject), click.interaction.message
    if lobby.message is None and message and lobby.status == "open":
        await click.dojo.lobbies.store_card(lobby.id, message.id)


async def show_change(click: Click, change: Awaitable[Lobby]) -> bool:
    """Redraw the clicked card after a change. A card that showed something else is redrawn and nothing changes.

    Whether it was changed.
    """
    try:
        lobby, warning = await change, ""
    except LobbyMovedOn as moved:
        lobby, warning = await click.dojo.lobbies.get(click.subject), click.say(moved.key)
    await update(click.interaction, view=lobby_card(lobby, speaker(lobby.locale)))
    if warning:
        await click.interaction.followup.send(view=plain(warning), ephemeral=True)
    return not warning


@on("join")
async def join(click: Click) -> None:
    await recover_card_message(click)
    joining = click.dojo.lobbies.join(click.subject, player_from(click.interaction), click.rest)
    if await show_change(click, joining):
        await offer_dms(click.interaction, click.subject, click.say)


@on("accept")
async def accept(click: Click) -> None:
    """Agree to the terms that the card shows."""
    await show_change(click, click.dojo.lobbies.agree(click.subject, click.user, click.rest))


@on("leave")
async def leave(click: Click) -> None:
    lobby = await click.dojo.lobbies.leave(click.subject, click.user)
    await update(click.interaction, view=lobby_card(lobby, speaker(lobby.locale)))


@on("start")
async def start(click: Click) -> None:
    lobby = await lobby_to_change(click)
    await recover_card_message(click)
    async with start_match(click.interaction, click.dojo, lobby):
        if lobby.guild == ELSEWHERE:
            await show_card_elsewhere(click)
            return
        lobby = await click.dojo.lobbies.get(lobby.id)
        await update(click.interaction, view=lobby_card(lobby, speaker(lobby.locale)))
        if can_open_panel(click.interaction, lobby):
            await show_first_panel(click.interaction, click.dojo, lobby)


async def lobby_to_change(click: Click) -> Lobby:
    """Raises an error where a match may not be opened any more."""
    lobby = await click.dojo.lobbies.get(click.subject)
    if lobby.guild != ELSEWHERE:
        await require_may_open(click.interaction, click.dojo)
    return lobby


# *Challenge* in the menu of a person: a form that opens a lobby with a seat kept for them.


@menu("menu-challenge")
@app_commands.guild_only()
async def challenge(interaction: discord.Interaction, opponent: discord.User) -> None:
    invited = require_person(opponent)
    dojo = dojo_of(interaction)
    await require_may_open(interaction, dojo)
    server = await dojo.servers.get(interaction.guild_id or 0)
    await interaction.response.send_modal(challenge_form(str(invited), server.pace, speaker_for(interaction)))


def challenge_form(opponent: str, pace: str, say: Say) -> VerbModal:
    games = [discord.SelectOption(label=say(f"{key}-name"), value=key, emoji=emblem_of(key)) for key in GAMES]
    paces = [discord.RadioGroupOption(label=say(f"pace-{key}"), value=key, default=key == pace) for key in PACES]
    rated = [
        discord.RadioGroupOption(label=say(f"rated-{key}"), value=key, default=key == "on") for key in SWITCH[::-1]
    ]
    fields: dict[str, ui.Item[Any]] = {
        say("challenge-game"): ui.Select(custom_id="game", options=games),
        say("pace"): ui.RadioGroup(custom_id="pace", options=paces),
        say("rated"): ui.RadioGroup(custom_id="rated", options=rated),
    }
    return VerbModal("challenge", opponent, title=say("challenge-title"), fields=fields)


@on("challenge")
async def open_challenge(click: Click) -> None:
    """The form has been sent: open the lobby."""
    if click.interaction.guild_id is None or click.fields.get("pace") not in PACES:
        raise Forged
    await require_may_open(click.interaction, click.dojo)
    lobby = await click.dojo.lobbies.open(
        game=known_game(next(iter(click.lists.get("game", ())), "")),
        host=player_from(click.interaction),
        pace=click.fields["pace"],
        invited=parse_number(click.subject),
        **await lobby_location(click.interaction, click.dojo),
    )
    if lobby.timed and click.fields.get("rated") == "off":
        lobby = await click.dojo.lobbies.choose(lobby.id, click.user, "rated", "off")
    await post_lobby(click.interaction, click.dojo, lobby)


# The options panel of a lobby: its host chooses the pace, the seats, the options of the game, and adds computers.

MAX_FORM_FIELDS: Final = 5  # in a modal


@on("options")
async def open_options(click: Click) -> None:
    lobby = await click.dojo.lobbies.get(click.subject)
    if lobby.status != "open":
        raise LobbyClosed
    await click.show(options_panel(lobby, click.user, click.say))


@on("choose")
async def choose_option(click: Click) -> None:
    lobby = await click.dojo.lobbies.choose(click.subject, click.user, click.rest, click.value)
    await show_choice(click, lobby)


@on("optionsform", replies_at_once=True)
async def open_form(click: Click) -> None:
    lobby = await click.dojo.lobbies.get(click.subject)
    if lobby.status != "open":
        raise LobbyClosed
    if click.user != lobby.host:
        raise NotTheHost
    await click.interaction.response.send_modal(options_form(lobby, click.say))


@on("chooseall")
async def choose_options(click: Click) -> None:
    """The form has been sent. Its values are checked together, so all of them are taken or none."""
    if click.lists or not click.fields:
        raise Forged
    await show_choice(click, await click.dojo.lobbies.choose_all(click.subject, click.user, click.fields))


async def show_choice(click: Click, lobby: Lobby) -> None:
    """The panel, and the card of the lobby, after a change."""
    await click.replace(options_panel(lobby, click.user, click.say))
    await redraw(services(click.interaction), lobby)


@on("computer")
async def change_computers(click: Click) -> None:
    """Picking a level adds a computer, picking its id removes it."""
    await show_change(click, add_or_remove_computer(click, await lobby_to_change(click)))


async def add_or_remove_computer(click: Click, lobby: Lobby) -> Lobby:
    """The lobby after the pick. Raises `LobbyMovedOn` if the card is outdated; cards that do not say are trusted."""
    picked, lobbies, seats = click.value, click.dojo.lobbies, click.rest.partition("/")[2]
    taken = parse_number(seats) if seats else None
    if picked not in LEVELS:
        return await lobbies.remove_computer(lobby.id, click.user, parse_number(picked), taken)
    call = computer_name(picked, speaker(lobby.locale))
    return await lobbies.add_computer(lobby.id, click.user, picked, call, click.interaction.id, taken)


def options_panel(lobby: Lobby, reader: int, say: Say) -> ui.LayoutView:
    """A select for each choice of the host; for everybody else the selects are disabled.

    Those with a seat can also ask for direct messages here.
    """
    form = [press(say, "optionsform", lobby.id)] if reader == lobby.host else []
    return card(
        say("options-head"),
        *(row(option_pick(lobby, name, values, reader, say)) for name, values in offered_terms(lobby).items()),
        *(dm_offer(lobby.id, say) if reader in lobby.ids and lobby.guild != NOWHERE else ()),
        row(*form, press(say, "report", lobby.id)),
    )


def options_form(lobby: Lobby, say: Say) -> VerbModal:
    """The first choices, as many as a modal may hold."""
    shown = list(offered_terms(lobby).items())[:MAX_FORM_FIELDS]
    fields = {term_name(lobby.game, name, say): option_radio(lobby, name, values, say) for name, values in shown}
    return VerbModal("chooseall", lobby.id, title=say("press-options"), fields=fields)


def offered_terms(lobby: Lobby) -> dict[str, tuple[str, ...]]:
    """What the host may choose now, with all values."""
    game = GAMES[lobby.game]
    seats = {"seats": tuple(map(str, game.seats))} if len(game.seats) > 1 else {}
    options = {name: game.options[name] for name in counting(game, lobby.options)}
    return {**seats, "pace": PACES, **options, **table_settings(lobby)}


def table_settings(lobby: Lobby) -> dict[str, tuple[str, ...]]:
    """Settings that are independent of the game, with their values; only those that make a difference."""
    sleeps = {"sleeps": SWITCH} if lobby.timed else {}
    only_people = not any(player.computer for player in lobby.players)
    can_be_rated = lobby.timed and only_people and lobby.guild != ELSEWHERE
    rated = {"rated": SWITCH[::-1]} if can_be_rated else {}
    return {**sleeps, **rated, "on_time": ON_TIME}


def current_values(lobby: Lobby) -> dict[str, str]:
    """The current value of every setting and option."""
    return {**lobby.terms, "rated": SWITCH[lobby.ranked], "on_time": str(lobby.on_time)}


def option_pick(lobby: Lobby, name: str, values: tuple[str, ...], reader: int, say: Say) -> Pick:
    options = [
        discord.SelectOption(
            label=term_text(lobby.game, name, value, say)[:100],
            value=value,
            default=value == current_values(lobby)[name],
            description=pace_numbers(pace(value), say)[:100] if name == "pace" else None,
        )
        for value in values
    ]
    return Pick("choose", lobby.id, name, options=options, disabled=reader != lobby.host)


def option_radio(lobby: Lobby, name: str, values: tuple[str, ...], say: Say) -> ui.RadioGroup[Any]:
    options = [
        discord.RadioGroupOption(
            label=term_value(lobby.game, name, value, say)[:100],
            value=value,
            default=value == current_values(lobby)[name],
        )
        for value in values
    ]
    return ui.RadioGroup(custom_id=name, options=options)

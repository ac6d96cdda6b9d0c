"""What else there is to press in a match: notes, time, a draw, taking back, a substitute, resigning."""

import discord
from discord import app_commands, ui

from cogs import autocomplete
from cogs.cards.board import match_head, match_title, plain_title
from cogs.cards.parts import VERMILION, Part, card, plain, press, row, small
from cogs.cards.pictures import position_parts, safe_names, scene
from cogs.cards.time import countdown, own_time_line, time_card, time_parts
from cogs.interactions.acknowledge import Panel, acknowledged, show
from cogs.interactions.commands import command
from cogs.interactions.context import name_of, player_from, require_one_match, require_person, speaker_for
from cogs.interactions.controls import Click, Press, VerbModal, is_in_our_dm, is_private, on, parse_number
from cogs.interactions.services import dojo_of, panels_of
from cogs.match.answer import (
    remember_dm,
    reply_about,
    restore_panel,
    restore_panel_when_stale,
    show_hand,
    shows,
    watching_presses,
)
from cogs.notify.dms import dm_offer
from cogs.panel.legal_moves import label_of
from cogs.panel.panel import ended_panel, player_panel, prefers_text
from dojo.errors import NotInvited, Refusal
from dojo.match.agreements import MAX_NOTES_LENGTH, NothingOffered
from dojo.match.history import History
from dojo.people.people import Player
from dojo.people.servers import NOWHERE
from dojo.table.seat_clocks import consenting, is_take_back
from dojo.table.table import Table
from engine.core import NotYourTurn, Seat, StaleAsk
from engine.moves import read
from faces.core import Say
from faces.text import joined


@on("more")
async def open_more(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    sent = await click.show(more_panel(table, click.user, click.say, click.dojo.now()))
    panels_of(click.interaction).aside_shown(click.interaction, table.id, "more", sent)


def more_panel(table: Table, user: int, say: Say, now: int) -> ui.LayoutView:
    seat = table.find_seat(user)
    head = say("more-head", match=table.id)
    howto = press(say, "howto", table.game.key)
    if seat is None:
        return card(head, row(howto, *watching_presses(table, say)), *time_parts(table, user, say, now))
    text_first, is_playing = prefers_text(table, seat), seat not in table.left and table.status == "playing"
    look = "" if text_first else small(say("more-look"))
    board = press(say, "picture", table.id) if text_first else press(say, "text", table.id)
    plan = [press(say, "plan", table.id)] if table.game.pacing.general_plans else []
    about = small(joined([say("more-notes"), say("more-plan") if plan else ""], say))
    report = press(say, "report", table.id)
    return card(
        "\n".join(filter(None, (head, look))),
        row(howto, board, press(say, "log", table.id)),
        *([about, row(press(say, "notes", table.id), *plan, report)] if is_playing else [row(report)]),
        *time_parts(table, user, say, now),
        *(dm_offer(table.id, say) if is_playing and table.guild != NOWHERE else ()),
        *(leave_parts(table, seat, say) if is_playing else ()),
    )


def leave_parts(table: Table, seat: Seat, say: Say) -> list[Part]:
    """The ways to end it. In a coached match the panel itself has a button to take back."""
    others = len(consenting(table)) - 1
    back = not table.coached and table.match.ply
    presses = [press(say, "takeback", table.id, str(table.opened(seat)))] if back else []
    presses += [press(say, "draw", table.id)] if others > 0 else []
    resign = press(say, "resign", table.id, style=discord.ButtonStyle.danger)
    return [small(say("more-leave", others=others)), row(*presses, press(say, "abort", table.id), resign)]


@on("notes", replies_at_once=True)
async def edit_notes(click: Click) -> None:
    text = await click.dojo.agreements.notes(click.subject, click.user)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words", style=discord.TextStyle.paragraph, default=text, max_length=MAX_NOTES_LENGTH, required=False
    )
    title, label = click.say("notes-title"), click.say("notes-label")
    modal = VerbModal("noted", click.subject, title=title, fields={label: field})
    await click.interaction.response.send_modal(modal)


@on("noted")
async def save_notes(click: Click) -> None:
    await click.dojo.agreements.note_down(click.subject, click.user, click.fields.get("words", ""))
    await click.show(plain(click.say("notes-kept")))


# Buttons about time: extend it, mute reminders, nudge an opponent, come back, vote on an absent player.


async def require_own_reminder(click: Click) -> None:
    """Raises `Refusal` on somebody else's reminder, `StaleAsk` on one of an earlier question."""
    table = await click.dojo.referee.table(click.subject)
    seat_text, opened, *_ = (*click.rest.split("/"), "")
    seat = parse_seat(table, seat_text)
    if seat != table.seat_of(click.user):
        raise Refusal("error-not-for-you", who=safe_names(table, click.say)[seat])
    if opened != str(table.opened(seat)):
        raise StaleAsk


def parse_seat(table: Table, text: str) -> Seat:
    """The seat in a custom id, which may be forged. Raises `NotYourTurn` if there is no such seat."""
    if not text.isdecimal() or int(text) >= len(table.players):
        raise NotYourTurn
    return int(text)


@on("extend")
async def extend_time(click: Click) -> None:
    await require_own_reminder(click)
    left = click.rest.split("/")[2:]
    table = await click.dojo.time_control.extend(click.subject, click.user, *map(parse_number, left[:1]))
    seat = table.seat_of(click.user)
    clock = table.clocks[seat]
    text = clock.due is not None and click.say("extended-now", when=countdown(clock.due), tokens=clock.tokens)
    await click.replace(time_card(table, seat, click.say, text or own_time_line(table, seat, click.say)))


@on("mute")
async def mute_reminders(click: Click) -> None:
    await require_own_reminder(click)
    table = await click.dojo.time_control.mute(click.subject, click.user)
    seat = table.seat_of(click.user)
    due = table.clocks[seat].due
    text = click.say("muted-now-untimed") if due is None else click.say("muted-now", when=countdown(due))
    await click.replace(time_card(table, seat, click.say, text))


@on("nudge")
async def nudge_player(click: Click) -> None:
    seat = parse_seat(await click.dojo.referee.table(click.subject), click.rest)
    table = await click.dojo.time_control.nudge(click.subject, click.user, seat)
    text = click.say("nudged-now", who=safe_names(table, click.say)[seat])
    await click.replace(card(text))


@on("return")
async def come_back(click: Click) -> None:
    """Come back from an absence. The panel replaces a direct message, or appears ephemerally below a public card."""
    table = await click.dojo.time_control.back(click.subject, click.user)
    interaction = click.interaction
    if not is_private(interaction):
        await show_hand(interaction, table, click.say)
        return
    await click.replace(await player_panel(click.dojo, table, table.seat_of(click.user), click.say))


@on("vote")
async def vote_on_absence(click: Click) -> None:
    """The public card keeps its buttons; the thread hears of the result."""
    await click.dojo.time_control.vote(click.subject, click.user, click.rest)
    await click.show(card(click.say(f"voted-now-{click.rest}")))


# Ending or handing over a match: `/substitute`, `/resign`, offering a draw, taking back, aborting the match.

# A substitute


@command("command-substitute", user="command-substitute-user", match="command-match")
@app_commands.autocomplete(match=autocomplete.matches)
@app_commands.guild_only()
async def substitute(interaction: discord.Interaction, user: discord.User, match: str | None = None) -> None:
    dojo, say = dojo_of(interaction), speaker_for(interaction)
    table = await require_one_match(dojo, interaction, match)
    if table.guild != interaction.guild_id:
        raise Refusal("error-substitute-elsewhere")
    invited = Player(require_person(user) or 0, name_of(user))
    await dojo.substitutes.offer(table.id, interaction.user.id, invited)
    view = plain(say("substitute-asked", who=user.mention))
    view.add_item(row(press(say, "keep", table.id)))
    await show(interaction, view)


@on("keep")
async def keep_seat(click: Click) -> None:
    await click.dojo.substitutes.withdraw(click.subject, click.user)
    await click.replace(plain(click.say("seat-kept")))


@on("seat")
async def take_seat(click: Click) -> None:
    if not click.rest.isdecimal():
        raise NotInvited
    table = await click.dojo.substitutes.take(click.subject, int(click.rest), player_from(click.interaction))
    if table.find_seat(click.user) is None:
        view = plain(click.say("seat-requested"))
    else:
        view = plain(click.say("seat-taken"))
        view.add_item(row(press(click.say, "hand", click.subject, style=discord.ButtonStyle.primary)))
    await click.show(view)


@on("admit")
async def admit_newcomer(click: Click) -> None:
    """The public card keeps its buttons for the others; the thread hears of it when the seat changes hands."""
    seat, person, answer, *_ = (*click.rest.split("/"), "", "", "")
    if not (seat.isdecimal() and person.isdecimal()):
        raise NothingOffered
    who, agrees = parse_number(person), answer == "yes"
    await click.dojo.substitutes.admit(click.subject, click.user, parse_number(seat), who, agrees=agrees)
    await click.show(plain(click.say("admitted" if agrees else "refused", who=f"<@{who}>")))


# A draw, or calling the match off


@on("draw")
async def offer_draw(click: Click) -> None:
    after = await click.dojo.agreements.draw(click.subject, click.user)
    key = "draw-agreed" if after.status == "over" else "draw-offered"
    await click.show(plain(click.say(key)))


@on("nodraw")
async def refuse_draw(click: Click) -> None:
    await click.dojo.agreements.decline(click.subject, click.user)
    await click.show(plain(click.say("draw-refused-by-you")))


@on("takeback")
@restore_panel_when_stale
async def take_back(click: Click) -> None:
    """Pressed under **More** to offer it. Somebody who plays against computers alone gets their panel at once."""
    opened = parse_number(click.rest)
    before = await click.dojo.referee.table(click.subject)
    history = await click.dojo.archive.history(before)
    after = await click.dojo.agreements.take_back(click.subject, click.user, opened)
    if is_take_back(after.clocks[after.seat_of(click.user)].vote):
        await click.replace(plain(click.say("takeback-offered")))
    else:
        remember_dm(click, after.match.number)
        await restore_panel(click, after, taken_back_text(history, after, after.seat_of(click.user), click.say))
        leave_asides(click)


def taken_back_text(history: History, after: Table, seat: Seat, say: Say) -> str:
    """Names the first move that was taken back, which is the reader's own."""
    gone = next(past for past in history.moves if past.ply > after.match.ply)
    label = label_of(after.game, after.view(seat), read(after.game.rules.move, gone.move), say)
    return say("taken-back-by-you", move=label)


@on("agreeback")
async def agree_to_take_back(click: Click) -> None:
    """Pressed on the offer in the thread, which keeps its buttons for the others."""
    after = await click.dojo.agreements.agree_to_take_back(click.subject, click.user, parse_number(click.rest))
    waits = is_take_back(after.clocks[after.seat_of(click.user)].vote)
    text = click.say("takeback-agreed-by-you" if waits else "takeback-agreed")
    await click.show(plain(text))


@on("abort")
async def ask_to_abort(click: Click) -> None:
    sure = press(click.say, "abortsure", click.subject, style=discord.ButtonStyle.danger)
    table = await click.dojo.referee.table(click.subject)
    text = f"{match_head(table, click.say)}\n{click.say('abort-sure', others=len(consenting(table)) - 1)}"
    await click.replace(card(text, row(sure), colour=VERMILION))


@on("abortsure")
async def abort(click: Click) -> None:
    """Pressed under **More** to offer it, or on the offer in the thread to agree."""
    after = await click.dojo.agreements.abort(click.subject, click.user)
    over = after.status == "over"
    await click.replace(plain(click.say("aborted" if over else "abort-offered")))
    if over:
        leave_asides(click)


# Resigning


@command("command-resign", match="command-match")
@app_commands.autocomplete(match=autocomplete.matches)
async def open_resign(interaction: discord.Interaction, match: str | None = None) -> None:
    async with acknowledged(interaction):
        await reply_about(interaction, "resign", match)


@shows("resign")
async def resign_panel(interaction: discord.Interaction, table: Table, say: Say) -> Panel:
    """Which match would be given up, as it stands, and whether it's rated. The button names it, too."""
    seat = table.seat_of(interaction.user.id)
    seen, as_text = scene(table, say, seat), prefers_text(table, seat)
    position, files = await position_parts(table.game.key, seen, as_text=as_text)
    label = say("resign-named", match=plain_title(table, say))[:80]
    sure = Press("resignsure", table.id, label=label, style=discord.ButtonStyle.danger)
    view = card(
        match_head(table, say),
        *position,
        say("resign-sure", rated="yes" if table.rated else "no"),
        row(sure, press(say, "playon", table.id)),
        colour=VERMILION,
    )
    return Panel(view, files)


@on("resign")
async def ask_to_resign(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    await click.replace(await resign_panel(click.interaction, table, click.say))


@on("resignsure")
async def resign(click: Click) -> None:
    """If that ends the match, the result takes the place of the question, and the panel goes away. A DM becomes it."""
    table = await click.dojo.referee.resign(click.subject, click.user)
    shown = Panel(card(f"-# {match_title(table, click.say)}\n{click.say('resigned')}"), [])
    if table.outcome and not is_in_our_dm(click.interaction):
        shown = await ended_panel(click.dojo, table, table.outcome, table.seat_of(click.user), 0)
    await click.replace(shown)
    leave_asides(click)


def leave_asides(click: Click) -> None:
    """What stood beside the panel goes away, and the panel itself if this was pressed in one of its asides."""
    panels_of(click.interaction).move_made(click.interaction, click.subject)


@on("playon")
async def keep_playing(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    await click.replace(plain(f"-# {match_title(table, click.say)}\n{click.say('not-resigned')}"))

"""A player's panel: their picture of the position, the question they are asked, and a control for every legal move."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from cogs.cards.board import (
    cut,
    event_lines,
    guessed_lines,
    match_head,
    next_level_press,
    placing_lines,
    recent_lines,
    verdict,
    way_on,
)
from cogs.cards.parts import GOLD, INDIGO, VERMILION, Layout, Part, Row, card, code_block, picture, plain, press, row
from cogs.cards.pictures import caption_lines, draw_board, draw_hand, safe_names, scene
from cogs.cards.time import own_time_line, return_press, turn_lines
from cogs.guard.limits import SEND_ERRORS
from cogs.interactions.acknowledge import OwnMessage, Panel
from cogs.interactions.context import speaker_for
from cogs.interactions.controls import Press
from cogs.interactions.services import services
from cogs.panel.legal_moves import (
    BUTTONS_PER_ROW,
    CONFIRMED,
    HINT_SEPARATOR,
    TOGETHER,
    Offer,
    first_preview,
    label_of,
    move_rows,
    steps_of,
)
from cogs.panel.reasons import what_follows
from dojo.dojo import Dojo
from dojo.errors import NotRead
from dojo.match.held_moves import HeldMove, Reply
from dojo.match.history import History, PastMove
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.preferences import Preferences
from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from engine import match
from engine.core import Ask, Outcome, Seat
from faces import FACES
from faces.core import AnyScene, Glimpse, Say
from faces.names import escaped
from faces.text import either, joined, known, no_event_text
from faces.translation import speaker

log = logger("panel")

MAX_LINES: Final = 6


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The event with which a round ended, and the lines of the move that ended it."""

    event: Any
    text: str


@dataclass(frozen=True, slots=True)
class Recap:
    """The text is empty if nothing happened."""

    text: str = ""
    has_moved: bool = False  # whether the player in this seat has ever made a move
    ended: RoundEnd | None = None  # the last round that has ended, if its game can show that moment


NO_RECAP: Final = Recap()


async def recap_since_last_move(dojo: Dojo, table: Table, seat: Seat, say: Say) -> Recap:
    """Everything since the last move of `seat`, and what that move led to: a round won, or a battle.

    What a game wants forgotten are its cards, and an event names only those of the latest move.
    """
    last, later = await dojo.archive.since(table, seat)
    told = [last, *later] if last and led_further(table, last, say) else later
    ended = round_end(table, [last, *later] if last else later, say, told)
    lines = [recap_text(table, told, say), *await private_lines(dojo, table, told, seat, say)]
    return Recap("\n".join(filter(None, lines)), last is not None, ended)


def led_further(table: Table, own: PastMove, say: Say) -> bool:
    """Whether there is more to tell of a player's own move than that they made it."""
    return len(event_lines(table, own.events, say)) > 1


def round_end(table: Table, moves: Sequence[PastMove], say: Say, told: Sequence[PastMove] = ()) -> RoundEnd | None:
    """The latest while the match goes on, and what is `told` of the moves up to it, but nothing of the next round."""
    face = FACES[table.game.key]
    for past in reversed(moves if table.status == "playing" else ()):
        ending = [event for event in past.events if event.kind in face.ends]
        if ending:
            own = replace(past, events=tuple(face.of_the_round(past.events)))
            upto = [*(each for each in told if each.ply < past.ply), own]
            lines = [line for each in upto for line in recap_lines(table, each, say, latest=False)]
            return RoundEnd(ending[-1], "\n".join(lines[-MAX_LINES:]))
    return None


def recap_text(table: Table, moves: Sequence[PastMove], say: Say) -> str:
    """The latest lines, and how many were left out before them."""
    lines = [line for each in moves for line in recap_lines(table, each, say, latest=each is moves[-1])]
    more = [f"-# {say('since-more', count=len(lines) - MAX_LINES)}"] if len(lines) > MAX_LINES else []
    head = say("since-head" if moves and moves[0].ply else "since-start")
    return "\n".join([f"**{head}**", *more, *lines[-MAX_LINES:]]) if lines else ""


def recap_lines(table: Table, past: PastMove, say: Say, *, latest: bool) -> list[str]:
    """In small print, but for what a round or a point was about. That the match has started is plain to see."""
    loud = FACES[table.game.key].loud
    lines = [
        f"{'' if event.kind in loud else '-# '}{cut(line)}"
        for event in past.events
        for line in event_lines(table, (event,), say, latest=latest)
    ]
    if not past.ply:
        return lines
    return lines or [f"-# {cut(no_event_text(past.ply, past.seat, safe_names(table, say), say))}"]


async def private_lines(dojo: Dojo, table: Table, moves: Sequence[PastMove], seat: Seat, say: Say) -> list[str]:
    """What the player in this seat alone is told of these moves. The match is only replayed if there is any of it."""
    plies = private_plies(table, moves, seat)
    if not plies:
        return []
    history = await dojo.archive.history(table)
    return await asyncio.to_thread(told_privately, history, plies, seat, say)


def private_plies(table: Table, moves: Sequence[PastMove], seat: Seat) -> list[int]:
    """The moves of which more may be told in private, but for those made before this player took the seat."""
    private = FACES[table.game.key].private
    if private is None:
        return []
    mine = [past for past in moves if past.ply > table.taken[seat]]
    return [past.ply for past in mine if any(event.kind in private.kinds for event in past.events)]


def told_privately(history: History, plies: Sequence[int], seat: Seat, say: Say) -> list[str]:
    """It comes from nothing but what this seat saw before and after each move."""
    game, stages = history.table.game, history.stages
    private = FACES[game.key].private
    glimpses = [
        Glimpse(
            game.rules.view(stages[ply - 1].state, seat),
            game.rules.view(stages[ply].state, seat),
            history.moves[ply].events,
        )
        for ply in plies
        if 0 < ply < len(stages)
    ]
    return private.told(glimpses, say) if private else []


def secret_move_text(history: History, past: PastMove, seat: Seat, say: Say) -> str:
    """A reminder of which move this seat's player made, where the public events leave that open."""
    secret = history.own_secret(past, seat)
    return "" if secret is None else f"*{say('log-secretly', move=FACES[history.table.game.key].option(secret, say))}*"


async def own_secret_move(dojo: Dojo, table: Table, seat: Seat, say: Say) -> str:
    """A reminder of this player's last move while no public event tells of it; otherwise an empty text."""
    if event_lines(table, table.recent, say):
        return ""
    history = await dojo.archive.history(table)
    mine = [past for past in history.moves if past.seat == seat]
    return await asyncio.to_thread(secret_move_text, history, mine[-1], seat, say) if mine else ""


# The panel itself, which is the same in a direct message and, ephemerally, on a server


@dataclass(frozen=True)
class PanelContext:
    """Whose panel it is, what they see in which language, and when (in ms; without that, at the last move)."""

    table: Table
    seat: Seat
    scene: AnyScene
    now: int | None = None

    @classmethod
    def of(cls, table: Table, seat: Seat, say: Say, now: int | None = None, **look: Any) -> "PanelContext":
        return cls(table, seat, replace(scene(table, say, seat), **look), now)

    @property
    def say(self) -> Say:
        return self.scene.say

    @property
    def key(self) -> str:
        return self.table.game.key

    @cached_property
    def offer(self) -> Offer | None:
        ask = self.table.ask_of(self.seat)
        return Offer(self.table, self.seat, ask, self.scene) if ask else None

    def as_if_made(self) -> "PanelContext":
        """The weighed move is shown as if it were made, where that can be; of several, the first."""
        move = self.scene.weighed
        drawn = move is not None and move.kind in {*FACES[self.key].weighs, TOGETHER}
        weighed = steps_of(self.table.game, move)[0] if drawn else None
        return replace(self, scene=replace(self.scene, weighed=weighed))


async def build_panel(context: PanelContext, weighed: Any = None, recap: Awaitable[Recap] | None = None) -> Panel:
    """What a seat may see and do now; if a move is `weighed`, a preview of it.

    The picture is drawn while the recap is read, and while the coach looks ahead.
    """
    table, offer = context.table, context.offer

    async def look_ahead() -> list[str]:
        """What would follow from a move that a coached player looks at, in lines."""
        if offer is None or weighed is None or not table.coached:
            return []
        return await what_follows(table, offer.ask, weighed, context.say)

    opened = first_preview(offer) if weighed is None and offer else weighed
    shown = replace(context, scene=replace(context.scene, weighed=opened))
    (files, alt), follows, told = await asyncio.gather(
        draw_panel(shown.as_if_made()), look_ahead(), recap or asyncio.sleep(0, NO_RECAP)
    )
    return Panel(panel_layout(shown, alt, told, follows), files)


def panel_layout(
    context: PanelContext, alt: str, recap: Recap = NO_RECAP, follows: Sequence[str] = ()
) -> ui.LayoutView:
    """The components of the panel; its pictures are attached to the message."""
    offer, weighed = context.offer, context.scene.weighed
    if offer is None:
        return panel_card(context.as_if_made(), alt, waiting_text(context), recap=recap)
    preview = "" if weighed is None else "\n".join([preview_line(offer), *follows])
    question, controls = question_text(context.table, offer.ask, context.say), move_rows(offer, weighed)
    return panel_card(context.as_if_made(), alt, question, preview, *controls, recap=recap)


def panel_card(context: PanelContext, alt: str, *parts: Part, recap: Recap = NO_RECAP) -> ui.LayoutView:
    """What every panel has: the heading, the position, its own `parts`, and the buttons below them.

    What has happened stands below the picture, because a phone shows the bottom of a panel first.
    """
    return card(
        heading(context),
        *position_items(context, alt),
        recap.text,
        *parts,
        row(*below_presses(context, recap)),
        colour=GOLD if context.offer else INDIGO,
    )


def below_presses(context: PanelContext, recap: Recap) -> list[Press]:
    """Where a coach plays, a hint and an undo, too; and where there's room, how the last round ended."""
    table, seat, say = context.table, context.seat, context.say
    presses = []
    if table.coached and seat in table.asked:
        undo = Press("takeback", table.id, str(table.opened(seat)), label=say("press-undo-mine"))
        undo.disabled = not recap.has_moved
        presses = [press(say, "hint", table.id), undo]
    presses += [*plan_press(table, seat, say), *return_press(table, seat, say)]
    presses += [Press("cards", table.id, label=say(cards_key(context.key, say))), press(say, "more", table.id)]
    ended = [press(say, "ended", table.id)] if recap.ended and len(presses) < BUTTONS_PER_ROW else []
    return [*ended, *presses]


def cards_key(game: str, say: Say) -> str:
    """What is this card?, or what else it is that the game is played with."""
    own = f"{game}-press-cards"
    return own if say.has(own) else "press-cards"


def plan_press(table: Table, seat: Seat, say: Say) -> list[Press]:
    """For somebody who waits for people; a computer has answered before anything is planned."""
    waits = seat not in {*table.asked, *table.left, *table.standins}
    return [press(say, "plan", table.id)] if waits and table.people(table.asked) else []


def next_press(match: str, waiting: int, say: Say) -> list[Press]:
    """A button to the match that has waited longest, if there is any besides this one."""
    return [press(say, "next", match, emoji="▶️")] if waiting else []


# How the position is shown


def prefers_text(table: Table, seat: Seat) -> bool:
    return table.players[seat].preferences.text_first


async def draw_panel(context: PanelContext) -> tuple[list[discord.File], str]:
    """The pictures and the alt text; none for players who prefer text."""
    return ([], "") if prefers_text(context.table, context.seat) else await draw_hand(context.key, context.scene)


def position_items(context: PanelContext, alt: str) -> list[Part]:
    face = FACES[context.key]
    if prefers_text(context.table, context.seat):
        return [code_block(face.board(context.scene))]
    cards = picture("cards.png", context.say("panel-cards")) if face.hand else None
    return [picture("hand.png", alt), cards, *caption_lines(context.key, context.scene)]


# The words


def heading(context: PanelContext) -> str:
    """The match, where it is played, and what there is to say of the player's time."""
    table, say = context.table, context.say
    small = (escaped(table.guild_name), own_time_line(table, context.seat, say, context.now))
    return f"{match_head(table, say)}\n-# {HINT_SEPARATOR.join(filter(None, small))}"


def question_text(table: Table, ask: Ask[Any], say: Say) -> str:
    """The question, which may name the kinds of moves there are now."""
    key = table.game.key
    kinds = (f"{key}-can-{ask.topic}-{kind}" for kind in dict.fromkeys(option.kind for option in ask.options))
    can = {"can": either([say(kind) for kind in kinds if say.has(kind)], say)}
    facts = table.options | can | FACES[key].question(table.view(ask.seat), ask, say)
    return f"**{say(f'{key}-ask-{ask.topic}', **facts)}**"


def waiting_text(context: PanelContext) -> str:
    table, say = context.table, context.say
    if table.status == "over":
        return say("panel-over")
    turns = turn_lines(table, say, table.since if context.now is None else context.now, safe_names(table, say))
    return f"{turns}\n{say('panel-waiting')}"


def preview_line(offer: Offer) -> str:
    """The weighed move, and what would come of it."""
    weighed = offer.scene.weighed
    text = HINT_SEPARATOR.join(filter(None, (f"**{offer.label(weighed)}**", offer.hint(weighed))))
    in_form = weighed and weighed.kind in {*FACES[offer.key].forms, TOGETHER}
    own = known(offer.say, f"{offer.key}-weighing") if in_form and weighed == offer.suggested else None
    return joined((own or offer.say("panel-weighing" if in_form else "panel-looking"), text), offer.say)


# What stands in place of the legal moves: a move that is held for some seconds, to be confirmed, or made

MAX_COMPONENTS = 40  # in one message


async def player_panel(dojo: Dojo, table: Table, seat: Seat, say: Say, *, by_itself: bool = False) -> Panel:
    """The panel of a player; a held move replaces the legal moves.

    `by_itself`: the one before leads on to it, so if a round has ended, it first shows how.
    """
    now, hold = dojo.now(), await dojo.held_moves.held(table, seat)
    if hold:
        return await held_panel(table, hold, say, planned=hold.made_at > now)
    context, recap = PanelContext.of(table, seat, say, now), asyncio.ensure_future(recap_for(dojo, table, seat, say))
    if by_itself and (end := (await recap).ended):
        return await round_end_panel(context, end, leads_on=seat in table.asked)
    return await build_panel(context, recap=recap)


async def recap_for(dojo: Dojo, table: Table, seat: Seat, say: Say) -> Recap:
    """What has happened, and that this player's plans were withdrawn for it."""
    recap = await recap_since_last_move(dojo, table, seat, say)
    if await dojo.plans.withdrawn(table, seat):
        return replace(recap, text="\n".join(filter(None, (recap.text, f"**{say('plan-withdrawn')}**"))))
    return recap


def move_made_card(reply: Reply, user: int, waiting: int, say: Say) -> ui.LayoutView:
    """What replaces the panel: the move made, and buttons to go on in this match or to the next."""
    after, seat = reply.table, reply.table.seat_of(user)
    label = label_of(after.game, after.view(seat), reply.move, say)
    more = [f"-# {say('next-waiting', count=waiting)}"] if waiting else []
    view = plain("\n".join([say("played", move=label), *more]))
    again = [press(say, "again", after.id, style=ButtonStyle.primary)] if seat in after.asked else []
    if presses := [*again, *next_press(after.id, waiting, say)]:
        view.add_item(row(*presses))
    return view


async def next_panel(dojo: Dojo, reply: Reply, seat: Seat, say: Say) -> Panel:
    """The panel with the next question, or with the end of the round, and above it the move that led there."""
    made = say("played", move=label_of(reply.table.game, reply.table.view(seat), reply.move, say))
    return with_head(await player_panel(dojo, reply.table, seat, say, by_itself=True), made)


def with_foot(panel: Panel, foot: str | Row) -> Panel:
    """The panel with a line or a row below it, if there's room: it's seen even where the panel fills the window."""
    below = ui.TextDisplay[ui.LayoutView](foot) if isinstance(foot, str) else foot
    taken = panel.view.total_children_count + 1 + len(getattr(below, "children", ()))
    return stacked(panel, *panel.view.children, below) if foot and taken <= MAX_COMPONENTS else panel


def with_head(panel: Panel, text: str, *rows: Row) -> Panel:
    """The panel with a text and rows of buttons above it; without the rows, or either, if there is no room."""
    room = MAX_COMPONENTS - panel.view.total_children_count - bool(text)
    if not text or room < 0:
        return panel
    more = rows if sum(1 + len(each.children) for each in rows) <= room else ()
    return stacked(panel, ui.TextDisplay(text), *more, *panel.view.children)


def stacked(panel: Panel, *items: Any) -> Panel:
    view = Layout()
    for item in items:
        view.add_item(item)
    return Panel(view, panel.files)


async def held_panel(table: Table, hold: HeldMove, say: Say, *, planned: bool = False) -> Panel:
    move = match.parse(table.game, table.match, hold.seat, hold.move, opened=hold.opened)
    label, when = label_of(table.game, table.view(hold.seat), move, say), f"<t:{hold.due // 1000}:R>"
    undo = press(say, "undo", table.id, str(hold.opened))
    send = press(say, "sendnow", table.id, str(hold.opened), style=ButtonStyle.success)
    head = say("plan-held" if planned else "hold-head", move=label, when=when)
    return await chosen_move_panel(table, hold.seat, say, move, head, row(undo, send))


async def confirm_panel(table: Table, seat: Seat, say: Say, move: Any) -> Panel:
    """Ask whether a move is meant, with a picture of what would come of it where the game can draw one."""
    head = say("confirm-head", move=label_of(table.game, table.view(seat), move, say))
    rest = f"{table.opened(seat)}/{move}{CONFIRMED}"
    confirm = Press("answer", table.id, rest, label=say("press-give"), style=ButtonStyle.success)
    controls = row(confirm, Press("again", table.id, label=say("press-all-moves")))
    if move.kind not in FACES[table.game.key].weighs:
        return Panel(card(head, controls, colour=VERMILION), [])
    return await chosen_move_panel(table, seat, say, move, head, controls)


async def chosen_move_panel(table: Table, seat: Seat, say: Say, move: Any, *parts: Part) -> Panel:
    """The panel around one move, drawn as if it were made where the face of the game can do that."""
    weighed = move if move.kind in FACES[table.game.key].weighs else None
    context = PanelContext.of(table, seat, say, weighed=weighed)
    files, alt = await draw_panel(context)
    return Panel(panel_card(context, alt, *parts), files)


# How a round ended, as a still picture, with the way on to the next round. A panel that leads on by itself becomes this
# first. All others show the question at once, with a button that leads here, so no move takes more than two clicks.
# Both buttons carry the match alone; what ended is read from its moves.


async def round_end_panel(context: PanelContext, end: RoundEnd, *, leads_on: bool = True) -> Panel:
    """Without `leads_on` there is no button: the computers are about to move, and the panel is drawn again."""
    seen = replace(context, scene=replace(context.scene, ended=end.event))
    files, alt = await draw_panel(seen)
    return Panel(round_end_layout(seen, alt, end, leads_on=leads_on), files)


def round_end_layout(context: PanelContext, alt: str, end: RoundEnd, *, leads_on: bool = True) -> ui.LayoutView:
    label = context.say("press-next-round")
    return card(
        heading(context),
        *position_items(context, alt),
        end.text,
        row(Press("again", context.table.id, label=label, style=ButtonStyle.primary))
        if leads_on
        else waiting_text(context),
        colour=GOLD if context.seat in context.table.asked else INDIGO,
    )


# What a hand becomes once it is answered, and when the match is over


async def closed_hand(dojo: Dojo, table: Table, seat: Seat, waiting: int) -> Panel:
    """`waiting`: how many other matches wait for this player. Where the DMs are the table, the result comes as well."""
    if table.outcome is not None and table.guild != NOWHERE:
        return await ended_panel(dojo, table, table.outcome, seat, waiting)
    context = PanelContext.of(table, seat, speaker(table.players[seat].locale), dojo.now())
    mine = await own_secret_move(dojo, table, seat, context.say)
    return Panel(waiting_card(context, waiting, mine), [])


def waiting_card(context: PanelContext, waiting: int = 0, mine: str = "") -> ui.LayoutView:
    """What happened, whom the match waits for, and what else waits. `mine` is the reader's own secret choice."""
    table, seat, say = context.table, context.seat, context.say
    lines = "\n".join(event_lines(table, table.recent, say))
    end = f"**{verdict(table, table.outcome, say)}**" if table.outcome else waiting_text(context)
    more = f"-# {say('next-waiting', count=waiting)}" if waiting else ""
    return card(
        heading(context),
        "\n".join(filter(None, (lines, mine, end, more))),
        row(
            press(say, "hand", table.id),
            press(say, "log", table.id),
            *plan_press(table, seat, say),
            *return_press(table, seat, say),
            *next_press(table.id, waiting, say),
        ),
    )


async def ended_panel(dojo: Dojo, table: Table, outcome: Outcome, seat: Seat, waiting: int) -> Panel:
    say, changes = speaker(table.players[seat].locale), await dojo.leaderboards.changes(table.id)
    shown, files = await last_board(table, seat, table.players[seat].preferences, say)
    recap = await recap_since_last_move(dojo, table, seat, say)
    told = [recap.text, *guessed_lines(table, say)] if recap.text else recent_lines(table, say)
    more = f"-# {say('next-waiting', count=waiting)}" if waiting else ""
    lines = (*placing_lines(table, outcome, changes, say), *told, await unrated_line(dojo, table, say))
    view = card(
        f"{match_head(table, say)}\n**{verdict(table, outcome, say)}**",
        shown,
        "\n".join(filter(None, (*lines, way_on(table, say), more))),
        row(
            press(say, "rematch", table.id, style=ButtonStyle.success),
            press(say, "closer", table.id),
            *next_level_press(table, say),
        ),
        row(press(say, "replay", table.id), press(say, "log", table.id), *next_press(table.id, waiting, say)),
        colour=VERMILION,
    )
    return Panel(view, files)


async def last_board(
    table: Table, seat: Seat | None, preferences: Preferences, say: Say
) -> tuple[Part, list[discord.File]]:
    """As text for those who prefer it."""
    if preferences.text_first:
        return code_block(FACES[table.game.key].board(scene(table, say, seat))), []
    file, alt = await draw_board(table, say, None, "board.png", safe=preferences.colour_safe)
    return picture(file.filename, alt), [file]


async def unrated_line(dojo: Dojo, table: Table, say: Say) -> str:
    """Why a match that was to be rated isn't; otherwise ""."""
    why = await dojo.leaderboards.why_unrated(table)
    return f"-# {say(f'result-{why}')}" if why else ""


# An ephemeral panel becomes the next one by itself, once the computers have made their moves

LOOK_SECONDS: Final = 1.0  # between checks whether the computers have made their moves
MOST_LOOKS: Final = 60


def is_soon_asked(interaction: discord.Interaction, table: Table) -> bool:
    """Whether the match is over or waits for computers alone, and no DM will lead its player on."""
    alone = len(table.all_people) == 1
    return alone and interaction.guild_id == table.guild and not table.people(table.asked)


async def show_next_question(
    interaction: discord.Interaction,
    table: Table,
    message: OwnMessage,
    head: Callable[[Panel], Panel] = lambda panel: panel,
) -> None:
    """Wait until the computers have made their moves; then show the next question, or the result, in its place.

    If a round has ended meanwhile, that is shown, and its button leads to the question. Where the result is posted for
    all, the panel makes room for it. If it can't be shown, the board calls its player. `message`: the panel. `head`
    puts above it what stood there.
    """
    client, seat = services(interaction), table.seat_of(interaction.user.id)
    table = await computers_done(client.dojo, table, seat)
    leads_on = seat in table.asked or table.status == "over"
    if not leads_on:  # the board calls its player once they have moved
        client.open_panels.close(table.id, interaction.user.id)
    try:
        if table.outcome and interaction.channel_id == table.thread:
            await message.delete()
            return
        over = table.outcome and await ended_panel(client.dojo, table, table.outcome, seat, 0)
        shown = over or head(await player_panel(client.dojo, table, seat, speaker_for(interaction), by_itself=True))
        await message.edit(view=shown.view, attachments=shown.files)
    except (*SEND_ERRORS, NotRead) as failure:
        log.info("panel not redrawn", match=table.id, seat=seat, reason=redacted(failure))
        client.open_panels.close(table.id, interaction.user.id)
        if leads_on:
            await retry_write(lambda: client.dojo.outbox.add(table.id, "board", number=table.match.number))


async def computers_done(dojo: Dojo, table: Table, seat: Seat) -> Table:
    """The table once this seat is asked or the match is over, or as it stands after a minute."""
    for _ in range(MOST_LOOKS):
        await asyncio.sleep(LOOK_SECONDS)
        with suppress(NotRead):  # while the database is away, the computers can't move either
            table = await dojo.referee.table(table.id)
        if seat in table.asked or table.status == "over":
            break
    return table

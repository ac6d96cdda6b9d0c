"""A player's panel: their picture of the position, the question they are asked, and a control for every legal move."""

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from cogs.cards.board import cut, event_lines, match_head, verdict
from cogs.cards.parts import GOLD, INDIGO, VERMILION, Layout, card, code_block, picture, plain, press, row
from cogs.cards.pictures import caption_lines, draw_hand, safe_names, scene
from cogs.cards.time import own_time_line, return_press, turn_lines
from cogs.interactions.controls import Press
from cogs.panel.legal_moves import (
    BUTTONS_PER_ROW,
    CONFIRMED,
    HINT_SEPARATOR,
    TOGETHER,
    Offer,
    Row,
    first_preview,
    label_of,
    move_rows,
    steps_of,
)
from cogs.panel.reasons import what_follows
from dojo.dojo import Dojo
from dojo.match.held_moves import HeldMove, Reply
from dojo.match.history import History, PastMove
from dojo.table.table import Table
from engine import match
from engine.core import Ask, Seat
from faces import FACES
from faces.core import AnyScene, Glimpse, Say
from faces.names import escaped
from faces.text import either, joined, known, no_event_text

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


# A player's panel: their picture of the position, the question they are asked, and a control for every legal move.


@dataclass(frozen=True, slots=True)
class Panel:
    view: ui.LayoutView
    files: list[discord.File]


async def build_panel(
    table: Table,
    seat: Seat,
    say: Say,
    weighed: Any = None,
    recap: Awaitable[Recap] | None = None,
    now: int | None = None,
) -> Panel:
    """What `seat` may see and do now; if a move is `weighed`, a preview of it. `now` is in ms.

    The picture is drawn while the recap is read, and while the coach looks ahead.
    """
    seen, ask = scene(table, say, seat), table.ask_of(seat)
    opened = first_preview(Offer(table, seat, ask, seen)) if weighed is None and ask else weighed
    seen = replace(seen, weighed=opened)
    (files, alt), follows, told = await asyncio.gather(
        draw_panel(table, seat, as_if_made(table, seen)), looked_ahead(table, ask, weighed, say), recap or no_recap()
    )
    return Panel(panel_layout(table, seat, seen, alt, told, now, follows), files)


async def no_recap() -> Recap:
    return NO_RECAP


async def looked_ahead(table: Table, ask: Ask[Any] | None, move: Any, say: Say) -> list[str]:
    """What would follow from a move that a coached player looks at, in lines."""
    if ask is None or move is None or not table.coached:
        return []
    return await what_follows(table, ask, move, say)


def panel_layout(
    table: Table,
    seat: Seat,
    seen: AnyScene,
    alt: str,
    recap: Recap = NO_RECAP,
    now: int | None = None,
    follows: Sequence[str] = (),
) -> ui.LayoutView:
    """The components of the panel; its pictures are attached to the message."""
    ask, say = table.ask_of(seat), seen.say
    offer = Offer(table, seat, ask, seen) if ask else None
    return panel_card(
        table,
        seat,
        as_if_made(table, seen),
        alt,
        ui.TextDisplay(question_text(table, ask, say, now)),
        *([ui.TextDisplay("\n".join([preview_line(offer), *follows]))] if offer and seen.weighed is not None else ()),
        *(move_rows(offer, seen.weighed) if offer else ()),
        recap=recap,
        now=now,
    )


def panel_card(
    table: Table,
    seat: Seat,
    seen: AnyScene,
    alt: str,
    *parts: ui.Item[ui.LayoutView],
    recap: Recap = NO_RECAP,
    now: int | None = None,
) -> ui.LayoutView:
    """What every panel has: the heading, the position, its own `parts`, and the buttons below them.

    What has happened stands below the picture, because a phone shows the bottom of a panel first.
    """
    say = seen.say
    return card(
        ui.TextDisplay(heading(table, seat, say, now)),
        *position_items(table, seat, seen, alt),
        *([ui.TextDisplay(recap.text)] if recap.text else ()),
        *parts,
        row(*below_presses(table, seat, say, recap)),
        colour=GOLD if table.ask_of(seat) else INDIGO,
    )


def below_presses(table: Table, seat: Seat, say: Say, recap: Recap) -> list[Press]:
    """How the last round ended can be seen where there is room for the button."""
    presses = [
        *coach_presses(table, seat, say, has_moved=recap.has_moved),
        *plan_press(table, seat, say),
        *return_press(table, seat, say),
        cards_press(table, say),
        press(say, "more", table.id),
    ]
    ended = [press(say, "ended", table.id)] if recap.ended and len(presses) < BUTTONS_PER_ROW else []
    return [*ended, *presses]


def coach_presses(table: Table, seat: Seat, say: Say, *, has_moved: bool) -> list[Press]:
    """Where a coach plays, while it's the reader's move: a hint, and their last move taken back once there is one."""
    if not table.coached or seat not in table.asked:
        return []
    undo = Press("takeback", table.id, str(table.opened(seat)), label=say("press-undo-mine"), disabled=not has_moved)
    return [press(say, "hint", table.id), undo]


def cards_press(table: Table, say: Say) -> Press:
    """What is this card?, or what else it is that the game is played with."""
    return Press("cards", table.id, label=say(cards_key(table.game.key, say)))


def cards_key(game: str, say: Say) -> str:
    own = f"{game}-press-cards"
    return own if say.has(own) else "press-cards"


def plan_press(table: Table, seat: Seat, say: Say) -> list[Press]:
    """For somebody who waits for people; a computer has answered before anything is planned."""
    waits = seat not in {*table.asked, *table.left, *table.standins}
    return [press(say, "plan", table.id)] if waits and table.people(table.asked) else []


# How the position is shown


def as_if_made(table: Table, seen: AnyScene) -> AnyScene:
    """The scene in which the weighed move is shown as if it were made, where that can be; of several, the first."""
    move = seen.weighed
    if move is None or move.kind not in {*FACES[table.game.key].weighs, TOGETHER}:
        return replace(seen, weighed=None)
    return replace(seen, weighed=steps_of(table.game, move)[0])


def prefers_text(table: Table, seat: Seat) -> bool:
    return table.players[seat].preferences.text_first


async def draw_panel(table: Table, seat: Seat, seen: AnyScene) -> tuple[list[discord.File], str]:
    """The pictures and the alt text; none for players who prefer text."""
    return ([], "") if prefers_text(table, seat) else await draw_hand(table.game.key, seen)


def position_items(table: Table, seat: Seat, seen: AnyScene, alt: str) -> list[ui.Item[ui.LayoutView]]:
    face = FACES[table.game.key]
    if prefers_text(table, seat):
        return [ui.TextDisplay(code_block(face.board(seen)))]
    cards = [picture("cards.png", seen.say("panel-cards"))] if face.hand else []
    return [picture("hand.png", alt), *cards, *map(ui.TextDisplay, caption_lines(table.game.key, seen))]


# The words


def heading(table: Table, seat: Seat, say: Say, now: int | None = None) -> str:
    """The match, where it is played, and what there is to say of the player's time."""
    small = (escaped(table.guild_name), own_time_line(table, seat, say, now))
    return f"{match_head(table, say)}\n-# {HINT_SEPARATOR.join(filter(None, small))}"


def question_text(table: Table, ask: Ask[Any] | None, say: Say, now: int | None = None) -> str:
    if ask:
        told = FACES[table.game.key].question(table.view(ask.seat), ask, say)
        facts = table.options | {"can": what_is_possible(table.game.key, ask, say)} | told
        return f"**{say(f'{table.game.key}-ask-{ask.topic}', **facts)}**"
    if table.status == "over":
        return say("panel-over")
    waiting = turn_lines(table, say, table.since if now is None else now, safe_names(table, say))
    return f"{waiting}\n{say('panel-waiting')}"


def what_is_possible(game: str, ask: Ask[Any], say: Say) -> str:
    """The kinds of moves there are now, where the question names them."""
    keys = (f"{game}-can-{ask.topic}-{kind}" for kind in dict.fromkeys(option.kind for option in ask.options))
    words = [say(key) for key in keys if say.has(key)]
    return either(words, say)


def preview_line(offer: Offer) -> str:
    """The weighed move, and what would come of it."""
    weighed = offer.scene.weighed
    text = HINT_SEPARATOR.join(filter(None, (f"**{offer.label(weighed)}**", offer.hint(weighed))))
    in_form = weighed and weighed.kind in {*FACES[offer.key].forms, TOGETHER}
    own = known(offer.say, f"{offer.key}-weighing") if in_form and weighed == offer.suggested else None
    return joined((own or offer.say("panel-weighing" if in_form else "panel-looking"), text), offer.say)


def waiting_card(
    table: Table, seat: Seat, say: Say, waiting: int = 0, now: int | None = None, mine: str = ""
) -> ui.LayoutView:
    """What replaces the panel in a direct message once the question is answered.

    It says what happened, whom the match waits for, and what else waits. `mine` is the reader's own secret choice.
    """
    lines = "\n".join(event_lines(table, table.recent, say))
    end = f"**{verdict(table, table.outcome, say)}**" if table.outcome else question_text(table, None, say, now)
    more = [f"-# {say('next-waiting', count=waiting)}"] if waiting else []
    return card(
        ui.TextDisplay(heading(table, seat, say, now)),
        ui.TextDisplay("\n".join(filter(None, (lines, mine, end, *more)))),
        row(
            press(say, "hand", table.id),
            press(say, "log", table.id),
            *plan_press(table, seat, say),
            *return_press(table, seat, say),
            *next_press(table.id, waiting, say),
        ),
    )


def next_press(match: str, waiting: int, say: Say) -> list[Press]:
    """A button to the match that has waited longest, if there is any besides this one."""
    return [press(say, "next", match, emoji="▶️")] if waiting else []


# How a round ended, as a still picture, with the way on to the next round.


async def round_end_panel(
    table: Table, seat: Seat, say: Say, end: RoundEnd, now: int, *, leads_on: bool = True
) -> Panel:
    """Without `leads_on` there is no button: the computers are about to move, and the panel is drawn again."""
    seen = replace(scene(table, say, seat), ended=end.event)
    files, alt = await draw_panel(table, seat, seen)
    return Panel(round_end_layout(table, seat, seen, alt, end, now, leads_on=leads_on), files)


def round_end_layout(
    table: Table, seat: Seat, seen: AnyScene, alt: str, end: RoundEnd, now: int, *, leads_on: bool = True
) -> ui.LayoutView:
    say = seen.say
    onward = Press("again", table.id, label=say("press-next-round"), style=ButtonStyle.primary)
    return card(
        ui.TextDisplay(heading(table, seat, say, now)),
        *position_items(table, seat, seen, alt),
        ui.TextDisplay(end.text),
        row(onward) if leads_on else ui.TextDisplay(question_text(table, None, say, now)),
        colour=GOLD if seat in table.asked else INDIGO,
    )


# What replaces the legal moves on a panel: a move that is held for some seconds, to be confirmed, or made.

MAX_COMPONENTS = 40  # in one message


def move_made_card(reply: Reply, user: int, waiting: int, say: Say) -> ui.LayoutView:
    """What replaces the panel: the move made, and buttons to go on in this match or to the next."""
    after, seat = reply.table, reply.table.seat_of(user)
    label = label_of(after.game, after.view(seat), reply.move, say)
    more = [f"-# {say('next-waiting', count=waiting)}"] if waiting else []
    view = plain("\n".join([say("played", move=label), *more]))
    mine = seat in after.asked
    again = [press(say, "again", after.id, style=discord.ButtonStyle.primary)] if mine else []
    if presses := [*again, *next_press(after.id, waiting, say)]:
        view.add_item(row(*presses))
    return view


async def player_panel(dojo: Dojo, table: Table, seat: Seat, say: Say, *, by_itself: bool = False) -> Panel:
    """The panel of a player; a held move replaces the legal moves.

    `by_itself`: the one before leads on to it, so if a round has ended, it first shows how.
    """
    hold = await dojo.held_moves.held(table, seat)
    if hold:
        return await held_panel(table, hold, say, planned=hold.made_at > dojo.now())
    recap = asyncio.ensure_future(recap_for(dojo, table, seat, say))
    if by_itself and (end := (await recap).ended):
        return await round_end_panel(table, seat, say, end, dojo.now(), leads_on=seat in table.asked)
    return await build_panel(table, seat, say, recap=recap, now=dojo.now())


async def recap_for(dojo: Dojo, table: Table, seat: Seat, say: Say) -> Recap:
    """What has happened, and that this player's plans were withdrawn for it."""
    recap = await recap_since_last_move(dojo, table, seat, say)
    if await dojo.plans.withdrawn(table, seat):
        return replace(recap, text="\n".join(filter(None, (recap.text, f"**{say('plan-withdrawn')}**"))))
    return recap


async def next_panel(dojo: Dojo, reply: Reply, seat: Seat, say: Say) -> Panel:
    """The panel with the next question, or with the end of the round, and above it the move that led there."""
    made = say("played", move=label_of(reply.table.game, reply.table.view(seat), reply.move, say))
    return with_head(await player_panel(dojo, reply.table, seat, say, by_itself=True), made)


def with_foot(panel: Panel, foot: str | Row) -> Panel:
    """The panel with a line or a row below it, if there's room: it's seen even where the panel fills the window."""
    below = ui.TextDisplay[ui.LayoutView](foot) if isinstance(foot, str) else foot
    taken = panel.view.total_children_count + 1 + len(getattr(below, "children", ()))
    if not foot or taken > MAX_COMPONENTS:
        return panel
    view = Layout()
    for item in (*panel.view.children, below):
        view.add_item(item)
    return Panel(view, panel.files)


def with_head(panel: Panel, text: str, *rows: Row) -> Panel:
    """The panel with a text and rows of buttons above it; without the rows, or either, if there is no room."""
    room = MAX_COMPONENTS - panel.view.total_children_count - bool(text)
    if not text or room < 0:
        return panel
    more = rows if sum(1 + len(each.children) for each in rows) <= room else ()
    view = Layout()
    for item in (ui.TextDisplay[ui.LayoutView](text), *more, *panel.view.children):
        view.add_item(item)
    return Panel(view, panel.files)


async def held_panel(table: Table, hold: HeldMove, say: Say, *, planned: bool = False) -> Panel:
    move = match.parse(table.game, table.match, hold.seat, hold.move, opened=hold.opened)
    label, when = label_of(table.game, table.view(hold.seat), move, say), f"<t:{hold.due // 1000}:R>"
    undo = press(say, "undo", table.id, str(hold.opened))
    send = press(say, "sendnow", table.id, str(hold.opened), style=discord.ButtonStyle.success)
    head = say("plan-held" if planned else "hold-head", move=label, when=when)
    return await chosen_move_panel(table, hold.seat, say, move, ui.TextDisplay(head), row(undo, send))


async def confirm_panel(table: Table, seat: Seat, say: Say, move: Any) -> Panel:
    """Ask whether a move is meant, with a picture of what would come of it where the game can draw one."""
    label = label_of(table.game, table.view(seat), move, say)
    rest, look = f"{table.opened(seat)}/{move}{CONFIRMED}", discord.ButtonStyle.success
    confirm = Press("answer", table.id, rest, label=say("press-give"), style=look)
    back = Press("again", table.id, label=say("press-all-moves"))
    parts: tuple[ui.Item[ui.LayoutView], ...] = (ui.TextDisplay(say("confirm-head", move=label)), row(confirm, back))
    if move.kind not in FACES[table.game.key].weighs:
        return Panel(card(*parts, colour=VERMILION), [])
    return await chosen_move_panel(table, seat, say, move, *parts)


async def chosen_move_panel(table: Table, seat: Seat, say: Say, move: Any, *parts: ui.Item[ui.LayoutView]) -> Panel:
    """The panel around one move, drawn as if it were made where the face of the game can do that."""
    weighed = move if move.kind in FACES[table.game.key].weighs else None
    seen = replace(scene(table, say, seat), weighed=weighed)
    files, alt = await draw_panel(table, seat, seen)
    return Panel(panel_card(table, seat, seen, alt, *parts), files)

"""A player's panel: their picture of the position, the question they are asked, and a control for every legal move.

The same panel is sent as a direct message and shown ephemerally in a server.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from cogs.cards.board import event_lines, match_head
from cogs.cards.names import safe_names
from cogs.cards.parts import GOLD, INDIGO, card, code_block, picture, press, row
from cogs.cards.pictures import caption_lines, draw_hand, scene
from cogs.cards.result import verdict
from cogs.cards.time import own_time_line, return_press, turn_lines
from cogs.interactions.controls import Press
from cogs.panel.answer_controls import first_preview, move_rows
from cogs.panel.legal_moves import BUTTONS_PER_ROW, HINT_SEPARATOR, TOGETHER, Offer, steps_of
from cogs.panel.reasons import what_follows
from cogs.panel.recap import NO_RECAP, Recap
from dojo.table.table import Table
from engine.core import Ask, Seat
from faces import FACES
from faces.core import AnyScene, Say
from faces.names import escaped
from faces.text import either, joined, known


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

"""Look closer: up to three moves of a match that gave much away, each as its player saw it, with a better one."""

import asyncio
from typing import Any, Final

from cogs.cards.board import match_head
from cogs.cards.parts import Part, card, code_block, page_presses, plain, press, row
from cogs.cards.pictures import names_of, scene
from cogs.history.replay import draw_position, picture_items
from cogs.interactions.acknowledge import OwnMessage, Panel, think
from cogs.interactions.controls import Click, on, parse_number
from cogs.panel.legal_moves import HINT_SEPARATOR
from cogs.panel.reasons import Position, Reasons, position_of, reasons
from dojo.computer.teacher import Moment, Teacher, decisions
from dojo.match.history import History
from dojo.table.table import Table
from engine.core import Seat
from engine.player.teacher import Decision
from faces import FACES
from faces.core import Say
from faces.web_page import MomentTold

BOLD: Final = "**"  # in markdown
PREVIOUS_NEXT: Final = ("press-replay-previous", "press-replay-next")


@on("closer", replies_at_once=True)
async def look_closer(click: Click) -> None:
    history = await click.dojo.archive.ended(click.subject)
    seat = history.table.seat_of(click.user)
    waiting = await think(click.interaction)
    made = await first_panel(click, waiting, history, seat)
    await waiting.edit(view=made.view, attachments=made.files)


@on("moment")
async def show_moment(click: Click) -> None:
    """Turn to another moment."""
    history = await click.dojo.archive.ended(click.subject)
    seat = history.table.seat_of(click.user)
    moments = await click.dojo.teacher.moments(click.subject, seat) or ()
    await click.replace(await moment_panel(click, history, seat, moments, parse_number(click.rest)))


async def first_panel(click: Click, waiting: OwnMessage, history: History, seat: Seat) -> Panel:
    """The first moment. If nobody has looked for them yet, that is done first, and the reader sees how far it is."""
    teacher: Teacher = click.dojo.teacher
    if (moments := await teacher.moments(history.table.id, seat)) is None:
        async for done, count in teacher.progress(history, seat, click.user):
            working = plain(click.say("closer-working", done=done, count=count))
            await waiting.edit(view=working)
        moments = await teacher.moments(history.table.id, seat) or ()
    return await moment_panel(click, history, seat, moments, 0)


async def moment_panel(click: Click, history: History, seat: Seat, moments: tuple[Moment, ...], number: int) -> Panel:
    seen = await asyncio.to_thread(seen_moments, history, seat, moments)
    if not seen:
        return Panel(plain(click.say("closer-nothing")), [])
    number = max(0, min(number, len(seen) - 1))
    ply, decision, better = seen[number]
    table, say = history.at(ply - 1), click.say
    then = position_of(table, seat, say)
    why = await asyncio.to_thread(reasons, then, decision, better)
    of_round = then.scene.view.round if table.game.pacing.rounds else 0
    title = say("closer-head", number=number + 1, count=len(seen), ply=ply - 1, round=of_round)
    small = (f"-# {say(key)}" for key in ("closer-fair", "closer-page"))
    lines = [*moment_lines(then, decision, better, why), *small]
    position, files = await pictured(click, table, seat)
    turn = page_presses(say, "moment", number, len(seen) - 1, table.id, PREVIOUS_NEXT) if len(seen) > 1 else []
    below = row(*turn, press(say, "webpage", table.id))
    head = f"{match_head(history.table, say)}\n**{title}**"
    return Panel(card(head, *position, "\n".join(lines), below), files)


def seen_moments(history: History, seat: Seat, moments: tuple[Moment, ...]) -> list[tuple[int, Decision, Any]]:
    """Those that today's rules still know, in the order of the match: the ply, the decision, and the better move."""
    known = decisions(history, seat, {each.ply for each in moments})
    found = []
    for each in sorted(moments, key=lambda moment: moment.ply):
        options = known[each.ply].ask.options if each.ply in known else ()
        found += [(each.ply, known[each.ply], option) for option in options if str(option) == each.better]
    return found


async def pictured(click: Click, then: Table, seat: Seat) -> tuple[list[Part], list[Any]]:
    """The position as the seat saw it, as pictures, or as text for those who prefer it."""
    if click.preferences.text_first:
        text = FACES[then.game.key].board(scene(then, click.say, seat))
        return [code_block(text)], []
    files, alt = await draw_position(then, click.say, seat, safe=click.preferences.colour_safe)
    return [*picture_items(then, seat, click.say, alt)], files


# What is said


def moment_lines(then: Position, decision: Decision, better: Any, why: Reasons) -> list[str]:
    """The move that was made and the better one, each with what is to be said of it."""
    return [HINT_SEPARATOR.join(filter(None, told)) for told in moment_facts(then, decision, better, why)]


def moment_facts(then: Position, decision: Decision, better: Any, why: Reasons) -> list[tuple[str, str]]:
    """Each of the two moves, in bold, and what is to be said of it, which may be ""."""
    face, say = FACES[then.game.key], then.say
    told = (("closer-played", decision.move, why.against), ("closer-better", better, why.in_favour))
    return [(say(key, move=face.label(decision.view, move, say)), reason) for key, move, reason in told]


def page_moments(history: History, seat: Seat, moments: tuple[Moment, ...], say: Say) -> list[MomentTold]:
    """The moments as a web page tells them. It reads no markdown, so what is bold stands apart, and names are plain."""
    return [
        {"ply": ply, "seat": seat, "lines": page_lines(history.at(ply - 1), seat, decision, better, say)}
        for ply, decision, better in seen_moments(history, seat, moments)
    ]


def page_lines(table: Table, seat: Seat, decision: Decision, better: Any, say: Say) -> list[list[str]]:
    """Each line in pieces, every second of which is bold."""
    then = Position(table.game, scene(table, say, seat), names_of(table, say))
    facts = moment_facts(then, decision, better, reasons(then, decision, better))
    told = [(move.split(BOLD), HINT_SEPARATOR * bool(why) + why) for move, why in facts]
    return [[*pieces[:-1], pieces[-1] + why] for pieces, why in told]

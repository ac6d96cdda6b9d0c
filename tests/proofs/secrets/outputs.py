"""All that one viewer is sent, as it is sent, by the name of the output."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from discord.ui import LayoutView

from cogs.autocomplete import move_choices
from cogs.cards.board import board_card
from cogs.cards.pictures import scene, with_reader_colours
from cogs.cards.result import result_card
from cogs.interactions.errors import error_text
from cogs.match.notes import orders_panel, private_presses
from cogs.panel.panel import build_panel, panel_layout, waiting_card
from dojo.match.standing_orders import move_of
from dojo.table.table import Table
from engine import codec, match
from engine.core import RuleError, Seat
from engine.player import ahead
from faces import FACES
from faces.translation import speaker

SAY = speaker("en")
FORESEEN_EVERY = 5  # plies
NOON = 1_700_000_000_000


# For every viewer of a position


def state_of(table: Table, viewer: Seat | None) -> Iterator[tuple[str, Any]]:
    """The view, the question, and who has to answer by when."""
    view = table.view(viewer)
    yield "view", codec.dump(type(view), view)
    yield "ask", asked(table, viewer)
    yield "timing", timing(table)
    yield "foregone", match.foregone(table.game, table.match) is not None
    yield "outcome", table.outcome


# For one of the viewers: words


def words(table: Table, viewer: Seat | None) -> Iterator[tuple[str, Any]]:
    face, seen = FACES[table.game.key], scene(table, SAY, viewer)
    yield "board", face.board(seen)
    yield "alt", face.alt(seen)
    if viewer is not None:
        yield "refusals", list(refusals(table, viewer))
        yield "orders", [str(move_of(table, viewer, order.topic, order.key)) for order in table.game.orders]
        yield "foreseen", planned_for(table, viewer)
        yield "typed", [(choice.name, choice.value) for choice in move_choices(table, viewer, "", SAY)]


def planned_for(table: Table, viewer: Seat) -> Any:
    """What a player who waits could plan for. In every few positions: hundreds of moves are tried in each."""
    if table.status == "over" or viewer in table.asked or table.match.ply % FORESEEN_EVERY:
        return None
    questions = ahead.foreseen(table.game, table.view(viewer), viewer)
    return [(each.key, each.seat, each.move, each.ask, each.seen) for each in questions]


def asked(table: Table, viewer: Seat | None) -> Any:
    ask = None if viewer is None else table.ask_of(viewer)
    return ask and (ask, table.opened(ask.seat))


def timing(table: Table) -> Any:
    """All that pauses and clocks depend on: who is asked, out of turn or not, and since which ply."""
    reactions, forgets = table.game.reactions, table.game.forgets
    asks = [(ask.seat, ask.topic in reactions, table.opened(ask.seat)) for ask in table.asks()]
    return asks, table.freshly_asked, forgets and forgets(table.match.state)


def refusals(table: Table, seat: Seat) -> Iterator[tuple[str, str, str]]:
    """What is said of answers that are none, too late, or out of turn; and what a log may have of it."""
    late = table.match.ply + 1
    for text, opened in (("nonsense", None), ("nonsense", late)):
        try:
            match.parse(table.game, table.match, seat, text, opened=opened)
        except RuleError as trouble:
            yield error_text(trouble, SAY), str(trouble), repr(trouble)


# Messages


def messages(table: Table, viewer: Seat | None) -> Iterator[tuple[str, Any]]:
    """The panel, the DM and the cards as Discord gets them, without their pictures."""
    seen = scene(table, SAY, viewer)
    alt = FACES[table.game.key].alt(seen)
    if viewer is None:
        yield "card", sent(board_card(table, SAY, alt, NOON))
        if table.outcome:
            yield "result", sent(result_card(table, table.outcome, SAY, alt))
        return
    yield "panel", sent(panel_layout(table, viewer, seen, alt, now=NOON))
    yield "closed DM", sent(waiting_card(table, viewer, SAY, 1, NOON))
    yield "glossary", [(entry.name, entry.line) for entry in FACES[table.game.key].glossary(seen)]
    yield "private", [press.custom_id for press in private_presses(table, SAY)]
    if table.game.orders:
        yield "standing orders", sent(orders_panel(table, {}, SAY))


def sent(view: LayoutView) -> str:
    return json.dumps(view.to_components())


# Pictures


async def pictures(table: Table, viewer: Seat | None, luck: Random) -> list[tuple[str, Any]]:
    """Every file of a panel, sometimes while an answer is weighed; or what everybody sees."""
    if viewer is None:
        seen = scene(table, SAY, None)
        return [("board.png", FACES[table.game.key].picture(seen))]
    ask = table.ask_of(viewer)
    weighed = luck.choice(ask.options) if ask and luck.random() < 0.5 else None
    made = await build_panel(table, viewer, SAY, weighed, now=NOON)
    files = [(file.filename, file.fp.read()) for file in made.files]
    return [("panel with files", sent(made.view)), *files, *apart(table, viewer)]


def apart(table: Table, viewer: Seat) -> Iterator[tuple[str, Any]]:
    """Players who read the board as text get the pictures when they ask for them."""
    if not table.players[viewer].preferences.text_first:
        return
    face, seen = FACES[table.game.key], replace(scene(table, SAY, viewer), safe=False)
    yield "hand.png", with_reader_colours(face.picture(seen), seen)
    if face.hand:
        yield "cards.png", face.hand(seen)

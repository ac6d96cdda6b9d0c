"""The controls for every legal move: a button, an option of a select, or a form in which the move is put together.

A few moves are buttons. If there are more, or their labels are long, the kinds that have many moves become selects.
If one kind has very many, or its game wants a preview first, a form offers its moves field by field. The picture then
shows the move that is chosen so far, which the code calls `weighed`.
"""

from collections.abc import Sequence
from itertools import chain, groupby
from random import Random
from typing import Any

from cogs.cards.parts import row
from cogs.interactions.controls import Pick, Press
from cogs.panel.form import form_press, form_rows, joint_rows, starts_with_list, submit_row
from cogs.panel.legal_moves import (
    BUTTONS_PER_ROW,
    MAX_SELECT_OPTIONS,
    TOGETHER,
    Offer,
    Part,
    Row,
    button_rows,
    move_option,
    moves_by_kind,
    split_into_lists,
)
from faces import FACES

SEVERAL = 3  # moves of one kind
MAX_BUTTONS = 25  # five rows of five, which is all that fits below a picture
MAX_HINTED_BUTTONS = 10  # buttons with a hint take a line each, and more would be a wall of text
MAX_BESIDE_LIST = 15  # buttons; with more there is no room for a list of moves to look at first
MAX_LISTED_MOVES = 50  # moves of one kind in selects; more would fill two screens


def move_rows(offer: Offer, weighed: Any = None) -> list[Part]:
    """All controls for the moves of a seat, or the form alone while a move is being put together."""
    with_forms, only = kinds_with_forms(offer), only_form(offer)
    if weighed is not None and weighed.kind not in with_forms:
        return [*look_list(offer, weighed), submit_row(offer, weighed, alone=False)]
    if only and (weighed is None or weighed.kind == only):
        opening = [form_press(offer, offer.opening_move(TOGETHER))] if TOGETHER in offer.kinds else []
        return [*form_rows(offer, weighed, alone=True), *button_rows(opening)]
    if weighed is not None:
        return form_rows(offer, weighed, alone=False)
    return [*whole_moves(offer, with_forms), *look_list(offer)]


def whole_moves(offer: Offer, with_forms: Sequence[str]) -> list[Row]:
    """One click makes any of these moves; other kinds have a button that opens a form."""
    groups = offer.kinds
    whole = [move for kind, moves in groups.items() if kind not in with_forms for move in moves]
    open_forms = [kind for kind in with_forms if kind in FACES[offer.key].forms and FACES[offer.key].joint]
    lists = [each for kind in open_forms for each in joint_rows(offer, kind)]
    forms = [form_press(offer, offer.opening_move(kind)) for kind in with_forms if kind not in open_forms]
    hinted = sum(bool(offer.hint(move)) for move in whole)
    most = MAX_BESIDE_LIST if offer.table.coached else MAX_BUTTONS
    if len(whole) + len(forms) <= most and hinted <= MAX_HINTED_BUTTONS:
        presses = [
            [move_press(offer, move) for move in moves] for kind, moves in groups.items() if kind not in with_forms
        ]
        return [*(each for group in apart([*presses, forms]) for each in button_rows(group)), *lists]
    rare = [move for move in whole if len(groups[move.kind]) <= BUTTONS_PER_ROW]
    frequent = [move for move in whole if len(groups[move.kind]) > BUTTONS_PER_ROW]
    buttons = button_rows([*(move_press(offer, move) for move in rare), *forms])
    return [*move_lists(offer, frequent), *buttons, *lists]


def apart(groups: Sequence[list[Press]]) -> list[list[Press]]:
    """The buttons of a kind with several moves by themselves, so that they share no row with others."""
    found: list[list[Press]] = []
    for several, run in groupby(groups, key=lambda group: len(group) >= SEVERAL):
        near = list(run)
        found += near if several else [[*chain.from_iterable(near)]]
    return [group for group in found if group]


def look_list(offer: Offer, weighed: Any = None) -> list[Row]:
    """A list of the moves that can be previewed; nobody has to."""
    lines = [move_option(offer, move, chosen=move == weighed) for move in moves_to_look_at(offer)]
    if not lines or len(offer.ask.options) == 1:
        return []
    return [
        row(Pick("weigh", offer.table.id, f"{offer.opened}/look", placeholder=offer.say("panel-look"), options=lines))
    ]


def moves_to_look_at(offer: Offer) -> list[Any]:
    """The moves without a form that pictures can show as if they were made; with a coach all, the sensible ones first.

    Which are sensible is asked of a deal that fits what the player sees.
    """
    with_forms, game = kinds_with_forms(offer), offer.table.game
    whole = [move for move in offer.ask.options if move.kind not in with_forms]
    if offer.table.coached:
        sensible = {*game.player.sensible(game.rules.imagine(offer.scene.view, Random(0)), offer.ask)}
        return sorted(whole, key=lambda move: move not in sensible)[:MAX_SELECT_OPTIONS]
    shown = [move for move in whole if move.kind in FACES[offer.key].weighs]
    return shown if 1 < len(shown) <= MAX_BESIDE_LIST else []


def kinds_with_forms(offer: Offer) -> list[str]:
    """The kinds of moves that are put together in a form: too many to list, or to be previewed first.

    Several moves together are always in a form, behind one button, so that single moves are what one sees.
    """
    limits = dict.fromkeys(FACES[offer.key].forms, BUTTONS_PER_ROW) | {TOGETHER: 0}
    return [kind for kind, moves in offer.kinds.items() if len(moves) > limits.get(kind, MAX_LISTED_MOVES)]


def only_form(offer: Offer) -> str | None:
    """The kind of all single moves, if they are put together in a form, so that nothing else has to be shown first."""
    single = [kind for kind in offer.kinds if kind != TOGETHER]
    return single[0] if len(single) == 1 and single[0] in kinds_with_forms(offer) else None


def first_preview(offer: Offer) -> Any:
    """The move that a form shows at first, if there is nothing but the form.

    None if its first field has to be chosen before anything can be previewed.
    """
    only = only_form(offer)
    return None if only is None or starts_with_list(offer) else offer.opening_move(only)


# Buttons and selects of whole moves


def move_press(offer: Offer, move: Any) -> Press:
    """A button for one move."""
    return Press(
        offer.verb_for(move),
        offer.table.id,
        f"{offer.opened}/{move}{offer.mark}",
        label=offer.button_label(move),
        style=offer.style(move),
        emoji=offer.emoji(move),
    )


def move_lists(offer: Offer, moves: Sequence[Any]) -> list[Row]:
    """Selects of whole moves, separate for each kind."""
    lists = []
    for kind, group in moves_by_kind(moves).items():
        lines = [move_option(offer, move) for move in group]
        lists += [
            row(Pick(offer.verb_for(group[0]), offer.table.id, f"{offer.opened}/{kind}{start}{offer.mark}", **look))
            for start, look in split_into_lists(lines, offer.title(kind), offer.say)
        ]
    return lists

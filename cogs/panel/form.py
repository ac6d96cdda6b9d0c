"""A form in which one of hundreds of moves is put together field by field; it knows nothing of the game.

Moves are structs: if a card can be laid in 300 ways, the player chooses the place and then the rotation.
What has been chosen so far is always a whole legal move, so it can be previewed, and made, at any time.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from operator import eq
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.cards.parts import row
from cogs.interactions.controls import Pick, Press
from cogs.panel.legal_moves import (
    BUTTONS_PER_ROW,
    CONFIRMED,
    HINT_SEPARATOR,
    TOGETHER,
    Offer,
    Part,
    Row,
    move_option,
    split_into_lists,
)
from engine.core import Together
from engine.moves import read
from faces import FACES
from faces.text import known

Joint: TypeAlias = Mapping[str, tuple[str, ...]]  # fields that are chosen as one, by the name they have together

STEPS = Together.__struct_fields__


@dataclass(frozen=True, slots=True)
class FormField:
    """One field of the weighed move, its value, and the move that each possible value leads to."""

    field: str
    value: Any
    moves: dict[Any, Any]  # value -> move, in the order of the options


def form_fields(options: Sequence[Any], weighed: Any, joint: Joint | None = None) -> tuple[FormField, ...]:
    """The fields in which moves of the weighed move's kind differ, in the order of the struct.

    Each value leads to the move that keeps most other choices; earlier fields count for more. `joint` fields are one,
    whose value is a tuple.
    """
    names = field_names(weighed, joint or {})
    own = values(weighed, names, joint or {})
    closest: list[dict[Any, tuple[tuple[int, list[bool]], Any]]] = [{} for _ in names]
    for option in options:
        if option.kind != weighed.kind:
            continue
        those = values(option, names, joint or {})
        same = [*map(eq, those, own)]
        rank = (sum(same), same)  # of those with the same value in a field, it orders them by the other fields
        for found, value in zip(closest, those, strict=True):
            if value not in found or rank > found[value][0]:
                found[value] = (rank, option)
    moves = [{value: move for value, (_, move) in found.items()} for found in closest]
    return tuple(FormField(*each) for each in zip(names, own, moves, strict=True) if len(each[2]) > 1)


def field_names(move: Any, joint: Joint) -> list[str]:
    """In the order of the struct; those that are chosen as one are named once."""
    together = {part: name for name, parts in joint.items() for part in parts}
    return list(dict.fromkeys(together.get(name, name) for name in move.__struct_fields__))


def values(move: Any, names: Sequence[str], joint: Joint) -> list[Any]:
    return [
        tuple(getattr(move, part) for part in joint[name]) if name in joint else getattr(move, name) for name in names
    ]


def step_fields(options: Sequence[Any], weighed: Together) -> tuple[FormField, ...]:
    """The steps of moves that are made together: each offers only what may follow the steps that stand before it."""
    found: list[FormField] = []
    going = [option for option in options if option.kind == weighed.kind]
    for step in STEPS:
        found += [each for each in form_fields(going, weighed) if each.field == step]
        going = [option for option in going if getattr(option, step) == getattr(weighed, step)]
    return tuple(found)


# The controls

CHOSEN_STYLE = discord.ButtonStyle.primary
OPEN_STYLE = discord.ButtonStyle.secondary
SUBMIT_STYLE = discord.ButtonStyle.success
MOST_STARS = 3  # more would help nobody to choose


def form_press(offer: Offer, first: Any) -> Press:
    """A button that opens the form for one kind of move."""
    return Press(
        "weigh",
        offer.table.id,
        f"{offer.opened}/{first}/",
        label=offer.title(first.kind),
        style=offer.style(first),
        emoji=offer.emoji(first),
    )


def form_rows(offer: Offer, weighed: Any, *, alone: bool) -> list[Part]:
    """Each field of the weighed move, and the button that makes it; if none is weighed, only the selects.

    `alone`: there are no other moves to go back to.
    """
    form, last = fields_of(offer, weighed or offer.moves[0]), FACES[offer.key].at_once
    rows: list[Part] = [each for field in form if field.field != last for each in _field_rows(offer, field, weighed)]
    if weighed is None:
        return rows
    at_once = [each for field in form if field.field == last for each in _at_once_lists(offer, field, weighed)]
    return [*rows, submit_row(offer, weighed, alone=alone), *at_once]


def joint_rows(offer: Offer, kind: str) -> list[Row]:
    """What stands in place of a form's button, if its first field is several that are chosen as one: its lists."""
    first = form_fields(offer.moves, offer.opening_move(kind), FACES[offer.key].joint)[0]
    return _best_first_lists(offer, first, None, offer.title(kind))


def submit_row(offer: Offer, weighed: Any, *, alone: bool) -> Row:
    """The button that makes the weighed move. Its preview was there, so it isn't confirmed once more."""
    submit = Press(
        "answer",
        offer.table.id,
        f"{offer.opened}/{weighed}{offer.mark or CONFIRMED}",
        label=offer.submit_label(weighed),
        style=SUBMIT_STYLE,
    )
    return row(submit, *([] if alone else [Press("again", offer.table.id, label=offer.say("press-all-moves"))]))


def fields_of(offer: Offer, weighed: Any) -> tuple[FormField, ...]:
    together = isinstance(weighed, Together)
    return step_fields(offer.moves, weighed) if together else form_fields(offer.moves, weighed, FACES[offer.key].joint)


def starts_with_list(offer: Offer) -> bool:
    """Whether the first field has to be picked from a select, and other fields depend on it."""
    first, *others = fields_of(offer, offer.moves[0])
    return bool(others) and len(first.moves) > BUTTONS_PER_ROW and first.field not in FACES[offer.key].joint


def _field_rows(offer: Offer, field: FormField, weighed: Any) -> Sequence[Part]:
    """A few values are buttons, more are options of a select; a title stands above them where it's needed."""
    if field.field in FACES[offer.key].joint:
        return _best_first_lists(offer, field, weighed, offer.say(f"{_words(offer, field)}-field-{field.field}"))
    few = len(field.moves) <= BUTTONS_PER_ROW
    if few and weighed is None:
        return []
    named = _title(offer, field, "row") if weighed is not None else None
    above = [ui.TextDisplay[ui.LayoutView](f"-# {named}")] if named else []
    if few:
        return [*above, row(*(_value_press(offer, field, value) for value in values_in_order(field)))]
    return [*above, *_field_lists(offer, field, weighed)]


def _field_lists(offer: Offer, field: FormField, weighed: Any) -> list[Row]:
    title = _title(offer, field, "field") or field.field
    if (rank := FACES[offer.key].rank) and _words(offer, field) != TOGETHER:
        return _list_rows(offer, field, title, _ranked_lines(offer, field, weighed, rank))
    lines = [
        move_option(
            offer,
            move,
            _value_label(offer, field, value),
            chosen=weighed is not None and value == field.value,
            pictured=_step(offer, field, value),
        )
        for value, move in field.moves.items()
    ]
    return _list_rows(offer, field, title, lines)


def _title(offer: Offer, field: FormField, where: str) -> str | None:
    """What a field is called: for moves of this kind, if they have a word of their own."""
    key = f"{_words(offer, field)}-{where}-{field.field}"
    kind = next(iter(field.moves.values())).kind
    return known(offer.say, f"{key}-{kind}") or known(offer.say, key)


def _list_rows(offer: Offer, field: FormField, title: str, lines: Sequence[discord.SelectOption]) -> list[Row]:
    short = known(offer.say, f"{_words(offer, field)}-field-{field.field}-short")
    return [
        row(Pick("weigh", offer.table.id, f"{offer.opened}/{field.field}{start}", **look))
        for start, look in split_into_lists(lines, title, offer.say, short)
    ]


def _best_first_lists(offer: Offer, field: FormField, weighed: Any, title: str) -> list[Row]:
    """The first list begins with the value that looks best; the second, which is rarely needed, has the rest."""
    rank = FACES[offer.key].rank or (lambda scene, move: 0)
    lines = _ranked_lines(offer, field, weighed, rank, best_first=True)
    more = offer.say(f"{_words(offer, field)}-field-{field.field}-more")
    return [
        row(Pick("weigh", offer.table.id, f"{offer.opened}/{field.field}{start}", **look | {"placeholder": named}))
        for (start, look), named in zip(
            split_into_lists(lines, title, offer.say), chain((title,), repeat(more)), strict=False
        )
    ]


def _at_once_lists(offer: Offer, field: FormField, weighed: Any) -> list[Row]:
    """The weighed move with another value of its last field: one click makes it."""
    lines = [
        move_option(offer, move, _value_label(offer, field, value))
        for value, move in field.moves.items()
        if move != weighed
    ]
    title = offer.say(f"{_words(offer, field)}-field-{field.field}")
    return [
        row(Pick(offer.verb_for(weighed), offer.table.id, f"{offer.opened}/{field.field}{start}{offer.mark}", **look))
        for start, look in split_into_lists(lines, title, offer.say)
    ]


def _ranked_lines(
    offer: Offer, field: FormField, weighed: Any, rank: Callable[[Any, Any], Any], *, best_first: bool = False
) -> list[discord.SelectOption]:
    """In the order of the board, or else the best first; a few that look best have a star, and say so."""
    moves = _best_moves(offer, field, weighed, rank)
    if best_first:
        moves.sort(key=lambda move: rank(offer.scene, move), reverse=True)
    ranks = [rank(offer.scene, move) for move in moves]
    lines = [move_option(offer, move, chosen=move == weighed) for move in moves]
    starred = [line for line, each in zip(lines, ranks, strict=True) if each == max(ranks)]
    if len(starred) <= MOST_STARS:
        for line in starred:
            line.emoji = "⭐"
            best = known(offer.say, f"{offer.key}-form-best") or offer.say("form-best")
            line.description = HINT_SEPARATOR.join(filter(None, (line.description, best)))[:100]
    return lines


def _best_moves(offer: Offer, field: FormField, weighed: Any, rank: Callable[[Any, Any], Any]) -> list[Any]:
    """The best move with each value, of equal ones the first; the weighed value has the weighed move."""
    kind, joint = next(iter(field.moves.values())).kind, FACES[offer.key].joint
    by_value: dict[Any, list[Any]] = {}
    for move in (each for each in offer.moves if each.kind == kind):
        by_value.setdefault(values(move, [field.field], joint)[0], []).append(move)
    best = {value: max(moves, key=lambda move: rank(offer.scene, move)) for value, moves in by_value.items()}
    if weighed is not None:
        best[field.value] = weighed
    return list(best.values())


def values_in_order(field: FormField) -> list[Any]:
    """Sorted, so that buttons keep their places whatever is weighed."""
    values = list(field.moves)
    return sorted(values) if len({type(value) for value in values}) == 1 else values


def _value_press(offer: Offer, field: FormField, value: Any) -> Press:
    chosen = value == field.value
    return Press(
        "weigh",
        offer.table.id,
        f"{offer.opened}/{field.moves[value]}/{field.field}",
        label=_value_label(offer, field, value)[:80],
        style=CHOSEN_STYLE if chosen else OPEN_STYLE,
    )


def _value_label(offer: Offer, field: FormField, value: Any) -> str:
    if _words(offer, field) != TOGETHER:
        return FACES[offer.key].value(field.field, value, offer.say)
    step = _step(offer, field, value)
    return offer.label(step) if step else offer.say("together-stop")


def _step(offer: Offer, field: FormField, value: Any) -> Any:
    """The move that a value stands for, where several are given at once."""
    return read(offer.table.game.rules.move, value) if _words(offer, field) == TOGETHER else None


def _words(offer: Offer, field: FormField) -> str:
    """Whose words a field has: the game's, or those for moves that are made together."""
    return TOGETHER if all(move.kind == TOGETHER for move in field.moves.values()) else offer.key

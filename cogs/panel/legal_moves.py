"""The legal moves of a seat in its reader's language, and a control for every one of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, groupby, repeat
from math import ceil
from operator import eq
from random import Random
from typing import Any, TypeAlias

import discord

from cogs.cards.parts import Part, Row, row
from cogs.interactions.controls import Pick, Press
from cogs.interactions.emoji import emoji_of
from dojo.table.table import Table
from engine import match
from engine.core import AnyGame, Ask, Seat, Together
from engine.moves import read
from faces import FACES
from faces.core import AnyScene, Say
from faces.emoji import drawing_of_move
from faces.text import known

SHORT_LABEL = 7  # characters
MAX_PAIRED = 12  # buttons; more rows would not fit into a message
BUTTONS_PER_ROW = 5
MAX_SELECT_OPTIONS = 25
CONFIRMED = "/sure"  # ends the custom id of a move that has been previewed or confirmed
BUTTON_STYLES = (discord.ButtonStyle.primary, discord.ButtonStyle.success)  # no red, which is a warning
QUIET_STYLE = discord.ButtonStyle.secondary
COACHED = "/coached"
MAX_PLACEHOLDER_CHARS = 150
HINT_SEPARATOR = " · "  # between a move and its hint
MAX_LABEL_CHARS = 80  # of a button
THEN = " ▸ "  # between moves that are made together
TOGETHER = "together"  # the kind of `Together`


@dataclass(frozen=True)
class Offer:
    """The question a seat is asked, and its legal moves in the language of its reader."""

    table: Table
    seat: Seat
    ask: Ask[Any]
    scene: AnyScene

    @cached_property
    def moves(self) -> tuple[Any, ...]:
        """All that can be chosen; after the single moves also several together.

        The coach looks at one move at a time.
        """
        at_once = () if self.table.coached else match.together(self.table.game, self.table.match.state, self.seat)
        return (*self.ask.options, *at_once)

    @cached_property
    def kinds(self) -> dict[str, list[Any]]:
        """The moves by kind, quiet kinds last, otherwise in the order of the game; there may be hundreds."""
        groups, quiet = moves_by_kind(self.moves), FACES[self.key].quiet
        return {kind: groups[kind] for kind in sorted(groups, key=lambda kind: kind in quiet)}

    @cached_property
    def suggested(self) -> Any | None:
        """The move that the game suggests; None if it suggests none."""
        return self.table.game.teacher.suggest(self.scene.view, self.ask)

    def opening_move(self, kind: str) -> Any:
        """The move that the form for this kind opens with."""
        moves = self.kinds[kind]
        return self.suggested if self.suggested in moves else moves[0]

    @property
    def say(self) -> Say:
        return self.scene.say

    @property
    def key(self) -> str:
        return self.table.game.key

    @property
    def opened(self) -> int:
        return self.table.opened(self.seat)

    def label(self, move: Any) -> str:
        return label_of(self.table.game, self.scene.view, move, self.say)

    def hint(self, move: Any) -> str:
        return "" if isinstance(move, Together) else FACES[self.key].hint(self.scene, move)

    def button_label(self, move: Any) -> str:
        return button_label(self.table.game, self.scene, move)

    def submit_label(self, move: Any) -> str:
        """Of the button below a form, which says what comes of the move where its game has words for that."""
        face = FACES[self.key]
        short = face.short(self.scene, move) if move.kind in face.forms else ""
        return self.say("press-play-it", move=short or self.label(move))[:MAX_LABEL_CHARS]

    def emoji(self, move: Any) -> str | discord.PartialEmoji | None:
        """What the move plays or takes, or else a character for its kind. None stands for several moves."""
        if isinstance(move, Together):
            return None
        key = f"{self.key}-emoji-{move.kind}"
        return self.card_emoji(move) or (self.say(key) if self.say.has(key) else None)

    def card_emoji(self, move: Any) -> discord.PartialEmoji | None:
        return emoji_of(drawing_of_move(self.key, self.scene, steps_of(self.table.game, move)[0]))

    def title(self, kind: str) -> str:
        """The name of this kind of moves, for this question if there is one."""
        key = "together-kind" if kind == TOGETHER else f"{self.key}-kind-{kind}"
        names = (known(self.say, each) for each in (f"{key}-{self.ask.topic}", key, "list-answers"))
        return next(filter(None, names))

    def style(self, move: Any) -> discord.ButtonStyle:
        """Moves that needn't stand out, or are several, are grey; the other kinds take turns between two colours."""
        face = FACES[self.key]
        if isinstance(move, Together) or move.kind in face.quiet or face.costs(self.scene, move):
            return QUIET_STYLE
        bold = [each for each in self.kinds if each not in face.quiet]
        return BUTTON_STYLES[bold.index(move.kind) % len(BUTTON_STYLES)]

    def verb_for(self, move: Any) -> str:
        """The verb of a button that makes this move; momentous moves are confirmed first."""
        return "sure" if self.say.has(f"{self.key}-confirm-{move.kind}") else "answer"

    @property
    def mark(self) -> str:
        """What ends the custom id of a move that the coach looks at before it's played."""
        return COACHED if self.table.coached else ""


def label_of(game: AnyGame, view: Any, move: Any, say: Say) -> str:
    """A move, or several that are made together, one after another."""
    return THEN.join(FACES[game.key].label(view, step, say) for step in steps_of(game, move))


def button_label(game: AnyGame, scene: AnyScene, move: Any) -> str:
    """A move and its hint, in fewer words if its game has them."""
    face, label = FACES[game.key], label_of(game, scene.view, move, scene.say)
    if isinstance(move, Together):
        return label[:MAX_LABEL_CHARS]
    return face.short(scene, move) or with_hint(label, face.hint(scene, move), MAX_LABEL_CHARS)


def steps_of(game: AnyGame, move: Any) -> list[Any]:
    """The moves that are made together; mostly just the one."""
    return [read(game.rules.move, step) for step in move.steps] if isinstance(move, Together) else [move]


def moves_by_kind(options: Sequence[Any]) -> dict[str, list[Any]]:
    groups: dict[str, list[Any]] = {}
    for option in options:
        groups.setdefault(option.kind, []).append(option)
    return groups


def with_hint(label: str, hint: str, most: int) -> str:
    """A move and its hint; the move alone if there is no room for both."""
    both = HINT_SEPARATOR.join(filter(None, (label, hint)))
    return (both if len(both) <= most else label)[:most]


def button_rows(presses: Sequence[Press]) -> list[Row]:
    """As few rows as there can be, and as long as one another: six buttons are three and three, not five and one.

    Labels of some words stand in pairs, because a phone has room for no more beside one another.
    """
    wordy = any(len(press.label or "") > SHORT_LABEL for press in presses)
    most = 2 if wordy and len(presses) <= MAX_PAIRED else BUTTONS_PER_ROW
    rows, rest = [], list(presses)
    while rest:
        length = ceil(len(rest) / ceil(len(rest) / most))
        rows.append(row(*rest[:length]))
        rest = rest[length:]
    return rows


def split_into_lists(
    lines: Sequence[discord.SelectOption], title: str, say: Say, short: str | None = None
) -> list[tuple[int, dict[str, Any]]]:
    """The options of each select, with the index of its first, and its placeholder. `short`: a title beside a range."""
    starts = range(0, len(lines), MAX_SELECT_OPTIONS)
    many = len(starts) > 1
    return [
        (start, {"options": shown, "placeholder": _list_title(short or title, start, shown, say) if many else title})
        for start in starts
        if (shown := list(lines[start : start + MAX_SELECT_OPTIONS]))
    ]


def _list_title(title: str, start: int, shown: Sequence[discord.SelectOption], say: Say) -> str:
    """Its first and last option, or their numbers where those are too long."""
    by_label = (shown[0].label, shown[-1].label)
    by_number = (str(start + 1), str(start + len(shown)))
    texts = [say("labelled", name=title, value=say("range", first=a, last=b)) for a, b in (by_label, by_number)]
    return next(text for text in texts if len(text) <= MAX_PLACEHOLDER_CHARS)


def move_option(
    offer: Offer, move: Any, label: str = "", *, chosen: bool = False, pictured: Any = None
) -> discord.SelectOption:
    """The option of a select that makes a move, or leads to it. `pictured`: the move whose emoji it has, if another."""
    return discord.SelectOption(
        label=(label or offer.label(move))[:100],
        value=str(move),
        description=offer.hint(move)[:100] or None,
        default=chosen,
        emoji=offer.card_emoji(pictured or move),
    )


# A form in which one of hundreds of moves is put together field by field; it knows nothing of the game.

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
    values = row(*(_value_press(offer, field, value) for value in values_in_order(field))) if few else None
    return [f"-# {named}" if named else None, *([values] if few else _field_lists(offer, field, weighed))]


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


# The controls for every legal move: a button, an option of a select, or a form in which the move is put together.

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

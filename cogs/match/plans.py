"""Plan ahead: a private panel on which a player sets secret answers to what they may be asked next, or in general."""

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final

from discord import SelectOption, ui

from cogs.cards.parts import Part, Row, card, row
from cogs.cards.pictures import names_of
from cogs.interactions.controls import Click, Pick, on
from cogs.panel.legal_moves import MAX_SELECT_OPTIONS, label_of, moves_by_kind, split_into_lists
from dojo.match.plans import Outlook, general_plans
from engine.moves import read
from engine.player.ahead import Foreseen, likely_first
from faces import FACES
from faces.core import Say, Scene
from faces.names import escaped

MAX_EVENTS: Final = 75  # the likeliest, in three lists
MAX_ANSWERS: Final = 100  # the likeliest, in four lists
MAX_PLANS: Final = 12  # listed; there may be more


@on("plan")
async def open_plans(click: Click) -> None:
    seen = await click.dojo.plans.outlook(click.subject, click.user)
    await click.show(plans_panel(seen, click.say))


@on("planfor")
async def choose_question(click: Click) -> None:
    seen = await click.dojo.plans.outlook(click.subject, click.user)
    await click.replace(plans_panel(seen, click.say, click.value))


@on("planmove")
async def plan_move(click: Click) -> None:
    question = click.rest.partition("/")[0]
    seen = await click.dojo.plans.plan(click.subject, click.user, question, click.value)
    await click.replace(plans_panel(seen, click.say, question))


@on("unplan")
async def withdraw_plan(click: Click) -> None:
    seen = await click.dojo.plans.plan(click.subject, click.user, click.value, None)
    await click.replace(plans_panel(seen, click.say))


def plans_panel(seen: Outlook, say: Say, chosen: str = "") -> ui.LayoutView:
    """What is planned, what can be planned for, and the answers to one of it: the one chosen, or the likeliest."""
    events = events_of(seen, say)
    if not events:
        return card(f"{say('plan-head')}\n\n{say('plan-nothing')}")
    likeliest = seen.questions[0].key if seen.questions else seen.topics[0]
    key = chosen if chosen in events else likeliest
    question = next((each for each in seen.questions if each.key == key), None)
    then = "plan-then" if question else "plan-then-always"
    stays = [say("plan-stays")] if seen.topics else []
    head = [say("plan-head"), *stays] if seen.questions else [say("plan-head-always")]
    return card(
        "\n".join(head),
        *plan_rows(seen, events, say),
        *event_lists(seen, events, key, say),
        say(then, event=escaped(events[key])),
        *(answer_lists(seen, question, say) if question else (general_list(seen, key, say),)),
    )


def events_of(seen: Outlook, say: Say) -> dict[str, str]:
    """What can be planned for, by its key: topics first, then the likeliest questions."""
    events = {topic: say(f"{seen.table.game.key}-always-{topic}") for topic in seen.topics}
    return events | {each.key: event(seen, each, say) for each in seen.questions}


def plan_rows(seen: Outlook, events: Mapping[str, str], say: Say) -> list[Part]:
    """What is planned, and a list to withdraw from."""
    planned = [key for key in events if key in seen.plans][:MAX_PLANS]
    if not planned:
        return []
    lines = [say("plan-line", event=escaped(events[key]), move=plan_label(seen, key, say)) for key in planned]
    options = [SelectOption(label=events[key][:100], value=key) for key in planned]
    withdraw = Pick("unplan", seen.table.id, placeholder=say("plan-withdraw"), options=options)
    return ["\n".join([say("plan-standing"), *lines]), row(withdraw)]


def plan_label(seen: Outlook, key: str, say: Say) -> str:
    if key in seen.topics:
        return general_label(seen, key, seen.plans[key], say)
    return move_label(seen, read(seen.table.game.rules.move, seen.plans[key]), say)


def event_lists(seen: Outlook, events: Mapping[str, str], chosen: str, say: Say) -> list[Row]:
    lines = [
        SelectOption(label=text[:100], value=key, default=key == chosen)
        for key, text in islice(events.items(), MAX_EVENTS)
    ]
    lists = split_into_lists(lines, say("plan-when"), say)
    return [row(Pick("planfor", seen.table.id, str(start), **look)) for start, look in lists]


def answer_lists(seen: Outlook, question: Foreseen, say: Say) -> list[Row]:
    """The answers, the likeliest first: in one list, or one for each kind."""
    moves = likely_first(seen.table.game, question)[:MAX_ANSWERS]
    groups = moves_by_kind(moves) if len(moves) > MAX_SELECT_OPTIONS else {"": moves}
    rows = []
    for kind, group in groups.items():
        lines = [option(seen, question, move, say) for move in group]
        rows += [
            row(Pick("planmove", seen.table.id, f"{question.key}/{kind}{start}", **look))
            for start, look in split_into_lists(lines, title(seen.table.game.key, kind, say), say)
        ]
    return rows


def general_list(seen: Outlook, topic: str, say: Say) -> Row:
    """The answers that can be planned for whenever this is asked."""
    options = [
        SelectOption(label=general_label(seen, topic, key, say)[:100], value=key, default=seen.plans.get(topic) == key)
        for key in general_plans(seen.table.game)[topic]
    ]
    return row(Pick("planmove", seen.table.id, topic, placeholder=say("plan-move"), options=options))


def general_label(seen: Outlook, topic: str, key: str, say: Say) -> str:
    return say(f"{seen.table.game.key}-always-{topic}-{key}")


def option(seen: Outlook, question: Foreseen, move: Any, say: Say) -> SelectOption:
    return SelectOption(
        label=move_label(seen, move, say)[:100],
        value=str(move),
        description=hint(seen, question, move, say)[:100] or None,
        default=seen.plans.get(question.key) == str(move),
    )


def hint(seen: Outlook, question: Foreseen, move: Any, say: Say) -> str:
    """A few words on what a move will cost or lead to, if that doesn't depend on what isn't known yet."""
    face, seat = FACES[seen.table.game.key], seen.seat
    scenes = [
        Scene(view, names_of(seen.table, say), say, reader=seat, asked=(seat,), options=question.ask.options)
        for view in question.seen
    ]
    said = {face.hint(scene, move) for scene in scenes}
    return said.pop() if len(said) == 1 else ""


def title(game: str, kind: str, say: Say) -> str:
    key = f"{game}-kind-{kind}"
    return say(key if say.has(key) else "plan-move")


def event(seen: Outlook, question: Foreseen, say: Say) -> str:
    """The move of somebody else after which the question is put."""
    who = names_of(seen.table, say)[question.seat]
    if not question.move:
        return say("plan-if-any", who=who, questions=len(seen.questions))
    return say("plan-if", who=who, move=move_label(seen, read(seen.table.game.rules.move, question.move), say))


def move_label(seen: Outlook, move: Any, say: Say) -> str:
    return label_of(seen.table.game, seen.table.view(seen.seat), move, say)

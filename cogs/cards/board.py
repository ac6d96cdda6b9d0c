"""The board card of a match and its result card, and what they say: the title, whose turn it is, events, ratings."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.cards.parts import GOLD, VERMILION, Item, Row, address, card, picture, plain, press, row
from cogs.cards.pictures import names_of, safe_names
from cogs.cards.time import standin_lines, turn_lines, vote_presses
from cogs.interactions.controls import Press
from cogs.interactions.emoji import emblem_of, seat_mark
from dojo import shuffle
from dojo.match.ending import RESIGNED
from dojo.match.history import PastMove
from dojo.people.computers import LEVELS, level_of
from dojo.people.people import Player
from dojo.people.turns import Turn
from dojo.ratings.leaderboard import Change
from dojo.ratings.ratings import NO_RESULT
from dojo.table.table import Table
from engine.core import Outcome, Seat
from faces import FACES
from faces.core import Names, Say
from faces.names import escaped
from faces.text import against, joined, listed, no_event_text

MAX_RECENT_LINES = 3  # events on a board card
MAX_LINE_CHARS = 280  # of what is told of one move; languages other than English need more room
MAX_SEAT_BUTTONS = 2  # beside the other buttons in the row there is room for no more
HALF_EMOJI = re.compile(r"<[^>]*$")  # at the end of what was cut


def board_card(
    table: Table, say: Say, alt: str, now: int | None = None, earlier: Sequence[PastMove] = ()
) -> ui.LayoutView:
    """The card for the thread of a match. `now` is in ms; without it, the card shows the time of the last move.

    `earlier`: the moves that it told of before the latest one.
    """
    nothing = f"-# {no_event_text(table.match.ply, None, (), say)}"
    lines = [*move_lines(table, earlier, say), *(recent_lines(table, say) or [nothing])]
    who, alone = tuple(map(mention, table.players)), len(table.all_people) == 1
    turns = turn_lines(table, say, table.since if now is None else now, who)
    # On the first card, and only between people: nobody but them could wonder.
    fair = table.match.ply == 0 and table.commitment and not alone
    return card(
        "\n".join([match_head(table, say), turns, *(f"-# {line}" for line in standin_lines(table, say, who))]),
        picture("board.png", alt),
        "\n".join(lines),
        shuffle_part(say, table.id, shuffle.shown(table.commitment), shuffle.shorten(table.joins)) if fair else None,
        row(
            press(say, "hand", table.id, style=discord.ButtonStyle.primary),
            press(say, "text", table.id),
            press(say, "log", table.id),
            press(say, "more", table.id),
        ),
        away_presses(table, say) if table.standins else None,
        colour=GOLD,
    )


def shuffle_part(say: Say, id: str, *numbers: str) -> Item:
    """The small line that says a shuffle can be checked, and the button behind which its numbers are.

    The custom id carries them, too: they are on a public message from the start, for everybody who keeps it, and
    nobody has to ask the bot for them.
    """
    line: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(f"-# {say('shuffle-fair')}")
    button: Any = press(say, "verify", id, "/".join(numbers))
    return ui.Section(line, accessory=button)


def away_presses(table: Table, say: Say) -> Row:
    """Buttons while computers hold seats: to come back, to vote on the absence, to take over one of the seats."""
    names = names_of(table, say)
    labels = {seat: say("press-seat-of", who=names[seat], count=len(table.standins)) for seat in table.standins}
    return row(
        press(say, "return", table.id, style=discord.ButtonStyle.success),
        *vote_presses(table, say),
        *[Press("seat", table.id, str(seat), label=label[:80]) for seat, label in labels.items()][:MAX_SEAT_BUTTONS],
    )


def match_address(table: Table) -> str:
    """Where it is shown."""
    return address(table.guild, table.thread or table.channel)


def linked_id(turn: Turn) -> str:
    """The id of a match, which leads to its thread."""
    return f"[{turn.id}]({address(turn.guild, turn.thread)})" if turn.thread else f"`{turn.id}`"


def match_head(table: Table, say: Say) -> str:
    """The title as a heading, with the game's emblem."""
    return f"### {emblem_of(table.game.key) or ''} {match_title(table, say)}".replace("  ", " ")


def match_title(table: Table, say: Say) -> str:
    return f"{say(f'{table.game.key}-name')} · {against(safe_names(table, say), say)}"


def plain_title(table: Table, say: Say) -> str:
    """For labels, which don't render markdown."""
    return f"{say(f'{table.game.key}-name')} · {against(names_of(table, say), say)}"


def recent_lines(table: Table, say: Say) -> list[str]:
    """The latest events, and how many watchers saw them coming."""
    return [*event_lines(table, table.recent, say)[-MAX_RECENT_LINES:], *guessed_lines(table, say)]


def guessed_lines(table: Table, say: Say) -> list[str]:
    """How many watchers saw the last move coming, if any guessed."""
    return [f"-# {say('guessed', right=table.right_guesses, count=table.guesses)}"] if table.guesses else []


def event_lines(
    table: Table, events: Sequence[object], say: Say, *, in_full: bool = False, latest: bool = False
) -> list[str]:
    """`in_full`: with the details that only logs and replays tell. `latest`: with those of the last move alone."""
    face, names = FACES[table.game.key], safe_names(table, say)
    tell = face.told_in_full if in_full else face.event
    if latest:
        tell = partial(face.told_latest, table.view(None))
    gone = resigned_seat(table)
    shown = (
        (say("reason-resigned", who=names[gone]), gone)
        if gone is not None and is_leaving(event, gone)
        else (tell(event, names, say), getattr(event, "seat", None))
        for event in events
    )
    return [f"{seat_mark(table.game.key, seat)}{line}" for line, seat in shown if line]


def resigned_seat(table: Table) -> Seat | None:
    """The seat of the person whose resignation ended the match; None if nothing of the kind is known."""
    if table.outcome is None or table.outcome.reason != RESIGNED:
        return None
    left = [seat for seat in range(len(table.players)) if any(is_leaving(event, seat) for event in table.recent)]
    people = [seat for seat, player in enumerate(table.players) if not player.computer]
    gone = table.people(left if len(people) > 1 else people)  # after the only person computers go, too
    return gone[-1] if gone else None


def is_leaving(event: Any, seat: Seat) -> bool:
    return getattr(event, "kind", "") == "left" and event.seat == seat


def mention(player: Player) -> str:
    """A mention for people, which Discord shows to each reader; the name of a computer or a deleted account."""
    return f"**{escaped(player.name)}**" if player.computer or player.former else f"<@{player.id}>"


def move_lines(table: Table, moves: Sequence[PastMove], say: Say) -> list[str]:
    """A line for each move: its ply, and what happened."""
    names = safe_names(table, say)
    told = [joined(event_lines(table, past.events, say), say) for past in moves]
    texts = (text or no_event_text(past.ply, past.seat, names, say) for text, past in zip(told, moves, strict=True))
    return [f"-# {say('ply', ply=past.ply)} · {cut(text)}" for past, text in zip(moves, texts, strict=True)]


def cut(text: str) -> str:
    """A line that is not too long; no emoji is cut in two."""
    return text if len(text) <= MAX_LINE_CHARS else f"{HALF_EMOJI.sub('', text[:MAX_LINE_CHARS])}…"


def old_board_card(table: Table, moves: Sequence[PastMove], say: Say) -> ui.LayoutView:
    """What replaces a board card once the match has gone on: only its text. Its moves may have been taken back.

    If every turn kept its picture, anybody could count the cards that a game wants forgotten.
    """
    return plain("\n".join(move_lines(table, moves, say)) or f"-# {say('board-taken-back')}")


# The result card of a match: who won and why, and how the ratings changed.

Namer: TypeAlias = Callable[[Table, Say], Names]


def result_card(
    table: Table,
    outcome: Outcome,
    say: Say,
    alt: str,
    changes: Mapping[Seat, Change] | None = None,
    note: str = "",
    seal: str = "",
) -> ui.LayoutView:
    """The `note` is a line at the end; the digits of the record's `seal` are in the custom id of **Shuffle**.

    Film, web page and record are behind **Replay**.
    """
    lines = [*placing_lines(table, outcome, changes or {}, say), *recent_lines(table, say), note, way_on(table, say)]
    return card(
        f"{match_head(table, say)}\n**{verdict(table, outcome, say)}**",
        picture("board.png", alt),
        "\n".join(filter(None, lines)),
        row(
            press(say, "rematch", table.id, style=discord.ButtonStyle.success),
            press(say, "closer", table.id),
            *next_level_press(table, say),
            press(say, "replay", table.id),
            press(say, "log", table.id),
        ),
        shuffle_part(say, table.id, shuffle.shown(seal)),
        colour=VERMILION,
    )


def next_level_press(table: Table, say: Say) -> list[Press]:
    """After a coached match, one of the same game without the coach; after one that was won, against the next level."""
    computers = {player.id for player in table.players if player.computer}
    if table.coached:
        return [Press("practise", table.game.key, f"{next(iter(LEVELS))}/{table.id}", label=say("press-uncoached"))]
    if len(computers) + 1 < len(table.players) or not table.outcome or not table.people(table.outcome.winners):
        return []
    levels = list(LEVELS)
    harder = levels[max(levels.index(level_of(id)) for id in computers) + 1 :]
    label = say("press-next-level", level=say(f"level-{harder[0]}")) if harder else ""
    return [Press("practise", table.game.key, f"{harder[0]}/{table.id}", label=label)] if harder else []


def way_on(table: Table, say: Say) -> str:
    """After practice on a server, how to play with people; otherwise ""."""
    practice = sum(player.computer for player in table.players) + 1 == len(table.players)
    return f"-# {say('result-practice')}" if practice and table.guild > 0 else ""


def placing_lines(table: Table, outcome: Outcome, changes: Mapping[Seat, Change], say: Say) -> list[str]:
    """The place and rating of each player, and for whom a lower place counts because a computer finished for them."""
    order = sorted(range(len(table.players)), key=outcome.places.__getitem__)
    lines = [
        f"{outcome.places[seat]}. {seat_mark(table.game.key, seat)}{mention(table.players[seat])}"
        f"{rating_change(changes.get(seat), say)}"
        for seat in order
    ]
    gone = [
        mention(table.players[seat]) for seat in order if seat in changes and changes[seat].place > outcome.places[seat]
    ]
    known = [f"-# {say('result-certainty')}"] if any(change.certainty for change in changes.values()) else []
    return [*lines, *known, *(f"-# {say('result-gone', who=who)}" for who in gone)]


def rating_change(change: Change | None, say: Say) -> str:
    """The new rating, and what the result and our growing certainty have done to it; "?" if it is provisional."""
    if change is None:
        return ""
    mark, facts = "" if change.sure else "?", {"gain": signed(change.gain), "certainty": signed(change.certainty)}
    return f" **{change.after}{mark}** {say('result-rating', sure=change.certainty, **facts)}"


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def verdict(table: Table, outcome: Outcome, say: Say, names: Namer = safe_names) -> str:
    """Who has won and why; only why if the match does not count."""
    losers = [seat for seat in range(len(table.players)) if seat not in outcome.winners]
    winner, loser = (listed(names(table, say), seats, say) or "-" for seats in (outcome.winners, losers))
    gone = resigned_seat(table)
    reason = "left" if outcome.reason == RESIGNED and gone is None else outcome.reason
    key = f"{table.game.key}-reason-{reason}"
    agreed = {name: int(value) if value.isdecimal() else value for name, value in table.options.items()}
    who = "" if gone is None else names(table, say)[gone]
    facts = agreed | {"winner": winner, "loser": loser, "others": len(table.players) - 1, "who": who}
    why = say(key if say.has(key) else f"reason-{reason}", **facts)
    if outcome.reason in NO_RESULT:
        return why
    return joined((say("result-won", who=winner, count=len(outcome.winners)), why), say)

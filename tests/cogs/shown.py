"""What tests of several rooms look at: what a message says and offers, and tables and histories to show in one."""

from functools import cached_property
from random import Random

import pytest

from cogs.interactions.controls import Pick, Press
from dojo.clock.clock import Clock
from dojo.lobby.lobby import Lobby
from dojo.match.history import History, PastMove
from dojo.people.people import Player
from dojo.table.table import Table
from engine import match
from engine.games import GAMES
from engine.record import Record
from engine.values import replace
from faces.translation import speaker

SAY = speaker("en")
EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def words(shown):
    """All texts of a view or a panel."""
    view = getattr(shown, "view", shown)
    return "\n".join(str(item.content) for item in view.walk_children() if hasattr(item, "content"))


def controls(shown, kinds=Press | Pick):
    return [item for item in getattr(shown, "view", shown).walk_children() if isinstance(item, kinds)]


def presses(shown):
    return controls(shown, Press)


def picks(shown):
    return controls(shown, Pick)


def ids(shown):
    return [control.custom_id for control in controls(shown)]


def verbs(shown):
    return [id.lstrip("+").partition("/")[0] for id in ids(shown)]


def alts(shown):
    """The descriptions of all pictures."""
    items = [item for each in shown.view.walk_children() for item in getattr(each, "items", ())]
    return [item.description for item in items]


def assert_fits(view):
    """Into one message of Discord's."""
    assert view.total_children_count <= 40
    assert view.content_length() <= 4000
    found = ids(view)
    assert len(found) == len(set(found))
    assert max(map(len, found), default=0) <= 100


# Tables

HOST = Player(10**18, "Aiko")


def lobby_of(game, seats=2, **options):
    usual = {name: values[0] for name, values in game.options.items()}
    return Lobby(
        id="abcdefgh", game=game.key, host=HOST.id, seats=seats, options=usual | options, pace="daily", players=(HOST,),
        invited=None, guild=1, guild_name="Dojo", channel=2,
    )  # fmt: skip


def table_of(game, now, options):
    players = tuple(Player(10**18 + seat, f"A quite long name {seat}") for seat in range(len(now.opened)))
    outcome = game.rules.outcome(now.state)
    return Table(
        id="abcdefgh",
        game=game,
        options=options,
        status="over" if outcome else "playing",
        guild=1,
        guild_name="A server with a name of one hundred characters".ljust(100, "x"),
        channel=2,
        lobby_message=3,
        thread=4,
        card=5,
        players=players,
        match=now,
        recent=(),
        outcome=outcome,
        locale="en",
        pace="daily",
        since=0,
        clocks=(Clock(),) * len(players),
        taken=(0,) * len(players),
    )


def tables(game, seed, count=1, share=1.0):
    """The tables of a few random matches, with random options: all of them, or a random share."""
    dice = Random(seed)
    for _ in range(count):
        seats = dice.choice(game.seats)
        options = {
            name: dice.choice([value for value in values if seats in game.only.get((name, value), game.seats)])
            for name, values in game.options.items()
        }
        now, events = match.start(game, seats, seed=str(dice.random()), options=options)
        yield replace(table_of(game, now, options), recent=events)
        while asks := game.rules.asks(now.state):
            ask = dice.choice(asks)
            now, events = match.answer(game, now, ask.seat, dice.choice(ask.options))
            if share == 1.0 or dice.random() < share:
                yield replace(table_of(game, now, options), recent=events)


def reading(table, seat):
    """The table, at which this seat prefers to read the board as text."""
    mine = replace(table.players[seat], preferences=replace(table.players[seat].preferences, text_first=True))
    return replace(table, players=tuple(mine if at == seat else each for at, each in enumerate(table.players)))


# Histories


def history_of(game, seed, most=60, seats=None, **chosen):
    """Of a random match, as the database would have it."""
    dice = Random(seed)
    seats = seats or dice.choice(game.seats)
    options = {name: values[0] for name, values in game.options.items()} | chosen
    now, events = match.start(game, seats, seed=str(seed), options=options)
    told = [PastMove(0, None, "", events)]
    while (asks := game.rules.asks(now.state)) and len(told) < most:
        ask = dice.choice(asks)
        move = dice.choice(ask.options)
        now, events = match.answer(game, now, ask.seat, move)
        told.append(PastMove(now.ply, ask.seat, str(move), events))
    moves = tuple((each.seat, each.move) for each in told[1:])
    kept = Record(game=game.key, version=game.version, seats=seats, options=options, seed=str(seed), moves=moves)
    return History(replace(table_of(game, now, options), recent=events), kept, tuple(told))


class Imagined(History):
    """The same match as far as one seat could see it: all that is hidden from it is dealt again, at every ply."""

    seat = 0
    luck = 0
    true: History

    @cached_property
    def stages(self):
        game = self.table.game
        return tuple(
            replace(
                each,
                seed="another",
                state=game.rules.imagine(game.rules.view(each.state, self.seat), Random(self.luck + ply)),
            )
            for ply, each in enumerate(self.true.stages)
        )

    whole = True


def imagined(history, seat, luck):
    told = tuple(each if each.seat in {seat, None} else replace(each, move="hidden") for each in history.moves)
    other = Imagined(history.table, history.record.model_copy(update={"seed": "another"}), told)
    other.__dict__.update(seat=seat, luck=luck, true=history)
    other.__dict__["table"] = replace(history.table, match=other.stages[-1])
    return other

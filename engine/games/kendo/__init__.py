"""Kendo Duel: strikes and counters, for two to four as a Duel, or for two as a Competition."""

from engine.core import Game, Guessing, Pacing, Player, Rules, Teacher
from engine.games.kendo import coach, rules, view, waits
from engine.games.kendo.parts import BOX, OPTIONS, SEATS
from engine.games.kendo.state import Event, Move, State, View
from engine.games.kendo.thinking import heuristics, think

GAME: Game[State, Move, Event, View] = Game(
    key="kendo",
    name=BOX["source"]["name"],
    version=1,
    seats=SEATS["duel"],
    options=OPTIONS,
    rules=Rules(
        state=State,
        move=Move,
        event=Event,
        setup=rules.setup,
        asks=rules.asks,
        play=rules.play,
        view=view.view,
        outcome=rules.outcome,
        imagine=view.imagine,
        leave=rules.leave,
        settle=rules.settle,
    ),
    player=Player(
        sensible=heuristics.sensible,
        think=think,
        standing=heuristics.standing,
        ranked=True,
    ),
    teacher=Teacher(
        purpose=coach.purpose,
        suggest=heuristics.suggested,
    ),
    pacing=Pacing(
        reactions=frozenset({"reinforcement", "answer"}),
        guessing=Guessing(view.guesses, view.guessed),
        together=waits.together,
        foregone=waits.foregone,
    ),
    only={("mode", "competition"): SEATS["competition"]},
    beside={"ippons": ("mode", ("competition",))},
    modes=frozenset({"mode"}),
)

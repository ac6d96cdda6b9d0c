"""Karenza The Game: warriors of several schools, each a deck of techniques, and a duel of poses and initiative."""

from engine.core import Game, GeneralPlan, Guessing, Pacing, Player, Rules, Teacher
from engine.games.karenza import coach, rules, thinking, view
from engine.games.karenza.parts import BOX, OPTIONS
from engine.games.karenza.state import Event, Move, State, View
from engine.games.karenza.thinking import heuristics

GAME: Game[State, Move, Event, View] = Game(
    key="karenza",
    name=BOX["source"]["name"],
    version=1,
    seats=(2, 3, 4),
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
    ),
    player=Player(
        sensible=heuristics.sensible,
        standing=heuristics.standing,
        think=thinking.think,
        weigh=thinking.weigh,
        ranked=True,
    ),
    teacher=Teacher(
        purpose=coach.purpose,
        suggest=heuristics.suggested,
    ),
    pacing=Pacing(
        reactions=frozenset({"defend"}),
        general_plans=(
            GeneralPlan("defend", "stay", rules.staying),
            GeneralPlan("defend", "unarmed", rules.staying_if_unarmed),
        ),
        guessing=Guessing(view.guesses, view.guessed),
    ),
)

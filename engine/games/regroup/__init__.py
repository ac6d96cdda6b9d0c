"""Regroup! Chicken Army, by Alejandro Pazarán: cards laid over an army, then everybody fights everybody at once."""

from engine.core import Game, Guessing, Pacing, Player, Rules, Teacher
from engine.games.regroup import coach, rules, thinking, view
from engine.games.regroup.parts import BOX, OPTIONS
from engine.games.regroup.state import Event, Move, State, View
from engine.games.regroup.thinking import heuristics

GAME: Game[State, Move, Event, View] = Game(
    key="regroup",
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
        standing=heuristics.standing,
        think=thinking.think,
    ),
    teacher=Teacher(
        purpose=coach.purpose,
    ),
    pacing=Pacing(
        guessing=Guessing(view.guesses, view.guessed),
        rounds=lambda state: str(state.round),
        matters=view.matters,
    ),
    beside={"leaders_by": ("leaders", ("powers", "drowning"))},
)

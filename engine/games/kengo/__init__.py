"""Kengo!, a redesign of En Garde: fencing with a hand of numbers nobody else may see."""

from engine.core import Game, GeneralPlan, Guessing, Pacing, Player, Rules, Teacher
from engine.games.kengo import coach, rules, view
from engine.games.kengo.parts import BOX, OPTIONS
from engine.games.kengo.state import Event, Move, State, View
from engine.games.kengo.thinking import standing, think
from engine.games.kengo.thinking.heuristics import sensible

GAME: Game[State, Move, Event, View] = Game(
    key="kengo",
    name=BOX["source"]["name"],
    version=1,
    seats=(2,),
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
        sensible=sensible,
        think=think,
        standing=standing,
        ranked=True,
    ),
    teacher=Teacher(
        purpose=coach.purpose,
        risk=coach.risk,
    ),
    pacing=Pacing(
        reactions=frozenset({"defend"}),
        general_plans=(
            GeneralPlan.written("defend", "hit"),
            GeneralPlan.written("defend", "parry"),
            GeneralPlan.written("last_attack", "pass"),
        ),
        rounds=view.rounds,
        forgets=view.forgets,
        guessing=Guessing(view.guesses, view.guessed),
    ),
    beside={"basic_last_parry": ("level", ("basic",))},
)

"""KAITO, by Inon Kohn: two samurai and one thief between them, over a grid of tiles."""

from engine.core import Game, GeneralPlan, Guessing, Pacing, Player, Rules, Teacher
from engine.games.kaito import rules, view
from engine.games.kaito.coach import drawback, purpose, risk
from engine.games.kaito.parts import BOX
from engine.games.kaito.state import Event, Move, State, View
from engine.games.kaito.thinking.alphabeta import think, weigh
from engine.games.kaito.thinking.endgame import winning

GAME: Game[State, Move, Event, View] = Game(
    key="kaito",
    name=BOX["source"]["name"],
    version=1,
    seats=(2,),
    options={"jump": ("tiles", "gaps"), "elimination": ("capture", "turn_end")},
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
        think=think,
        weigh=weigh,
        winning=winning,
    ),
    teacher=Teacher(
        purpose=purpose,
        drawback=drawback,
        risk=risk,
    ),
    pacing=Pacing(
        general_plans=(GeneralPlan.written("exchange", "pass"),),
        guessing=Guessing(view.guesses, view.guessed),
    ),
)

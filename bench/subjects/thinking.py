"""How fast the computer players think: playouts a second, and the processor time of a move at each level."""

import time
from random import Random

from bench.figures import Figure, Goal, Size, of_rounds, of_samples
from bench.positions import Position, positions
from dojo.people.computers import LEVELS
from engine.core import AnyGame, Ask
from engine.games import GAMES
from engine.player.search import choose

COUNT = {"tiny": 1, "quick": 3, "full": 15}  # positions of each game
CAP = {"tiny": 5, "quick": 1000, "full": 1000}  # playouts of a move
FAST = Goal(5000, "more")
PATIENCE = {"novice": Goal(50, "less"), "student": Goal(200, "less"), "master": Goal(800, "less")}  # ms
EVERY = (
    7  # of the questions with a choice; the others are passed over, so that the positions come from all over a match
)


def measure(size: Size) -> list[Figure]:
    return [figure for game in GAMES.values() for figure in thought(game, COUNT[size], CAP[size])]


def thought(game: AnyGame, count: int, cap: int) -> list[Figure]:
    questions = asked(game, count)
    took = {
        level: [ms(game, *each, min(each_level.playouts, cap), each_level.wander) for each in questions]
        for level, each_level in LEVELS.items()
    }
    most = min(max(level.playouts for level in LEVELS.values()), cap)
    return [
        of_rounds(f"{game.key}: playouts", "a second", [1000 * most / each for each in took["master"]], FAST),
        *(
            of_samples(f"{game.key}: a {level}'s move", "ms", each, 0.5, PATIENCE[level])
            for level, each in took.items()
        ),
    ]


def asked(game: AnyGame, count: int) -> list[tuple[Position, Ask[object]]]:
    """Questions with a choice, from random matches in the usual options."""
    found: list[tuple[Position, Ask[object]]] = []
    seen = 0
    for position in positions(game, Random(game.key)):
        choices = [ask for ask in game.rules.asks(position.state) if len(ask.options) > 1]
        seen += bool(choices)
        if choices and not seen % EVERY:
            found.append((position, choices[0]))
        if len(found) == count:
            break
    return found


def ms(game: AnyGame, position: Position, ask: Ask[object], playouts: int, wander: float) -> float:
    """Of this thread, which leaves out other programs on this machine."""
    view = game.rules.view(position.state, ask.seat)
    start = time.thread_time()
    choose(game, view, ask, Random(1), playouts, wander=wander)
    return 1000 * (time.thread_time() - start)

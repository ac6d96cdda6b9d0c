"""Does the teacher find what was given away, and nothing else? python -m bench teacher [--game KEY] [--matches N].

Matches of two are played: a player that is named against a student. In half of them one move of the first seat is a
planted blunder: the worst of some others, if it gives away more than `PLANTED`. The first seat's moves are then looked
at as after a real match. Each moment that is shown is looked at again for ten times as long. Matches are kept as they
are looked at: a run that was stopped, or whose time was up, goes on where it was.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from statistics import mean, median
from typing import Any, Final

from bench.players.contests import fingerprint, share
from bench.report import ROOT
from dojo.computer.teacher import SECONDS
from dojo.people.computers import LEVELS
from engine import match as door
from engine.core import AnyGame, Ask
from engine.games import GAMES
from engine.player.look_closer import CLOSE, MARGIN, Moment, looks
from engine.player.search import choose
from engine.player.teacher import Decision, Judgement, judge, passes_up_a_win, share_at_stake, weighed

KEPT: Final = ROOT / "data/teacher.jsonl"
PLAYERS: Final = ("random", *LEVELS)
PLANTED: Final = 0.25  # what a planted blunder gives away at least, by a search as long as a close look
TRIED: Final = 16  # moves from which the worst is planted
ROUGH: Final = 25  # playouts for each of them
LONGER: Final = 10  # times as long as a close look
SAMPLED: Final = 6  # decisions of a match that are judged to compare the players
SEATS: Final = 2


@dataclass(frozen=True, slots=True)
class Review:
    """What came of one match. `planted` is None if nothing was planted."""

    moves: int
    spent: float
    planted: bool | None
    confirmed: tuple[bool, ...]  # of the moments that are shown
    losses: tuple[float, ...]


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m bench teacher", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="may be repeated; default: all")
    parser.add_argument("--matches", type=int, default=20, help="of each player in each game (%(default)s)")
    parser.add_argument("--minutes", type=float, default=60, help="for all of it (%(default)s)")
    chosen = parser.parse_args(words)
    end = time.monotonic() + 60 * chosen.minutes
    games = chosen.game or list(GAMES)
    for number in range(chosen.matches):
        for key in games:
            for player in PLAYERS:
                if time.monotonic() < end:
                    looked_at(key, player, number)
    for key in games:
        print(told(key, chosen.matches), flush=True)
    return 0


def told(key: str, matches: int) -> str:
    """Two lines on what was found in a game."""
    known = kept(key)
    names = [(player, number) for player in PLAYERS for number in range(matches)]
    found = [(player, known[name]) for player, number in names if (name := f"{player} {number}") in known]
    reviews = [review for _, review in found]
    planted = [float(each.planted) for each in reviews if each.planted is not None]
    shown = [float(each) for review in reviews for each in review.confirmed]
    losses = {player: [loss for name, each in found if name == player for loss in each.losses] for player in PLAYERS}
    if not reviews:
        return f"{key:8} no match was looked at"
    order = ", ".join(f"{player} {mean(each):.3f} of {len(each)}" for player, each in losses.items() if each)
    seconds = [SEATS * each.spent for each in reviews]
    return (
        f"{key:8} planted found {counted(planted)}; shown confirmed {counted(shown)} in {len(reviews)} matches\n"
        f"{'':8} loss a move: {order}; seconds a match: median {median(seconds):.1f}, most {max(seconds):.1f}"
    )


def counted(parts: Sequence[float]) -> str:
    return f"{share(parts)} of {len(parts)}" if parts else "none"


# One match


def looked_at(key: str, player: str, number: int) -> None:
    name = f"{player} {number}"
    if name not in kept(key):
        review = looked_back(GAMES[key], player, Random(name), plants=number % 2 == 1)
        KEPT.parent.mkdir(exist_ok=True)
        with KEPT.open("a") as file:
            file.write(json.dumps({"mark": fingerprint(key), "name": name, "review": asdict(review)}) + "\n")


def kept(key: str) -> dict[str, Review]:
    lines = KEPT.read_text().splitlines() if KEPT.exists() else []
    mark = fingerprint(key)
    found = [each for each in map(json.loads, lines) if each["mark"] == mark]
    return {each["name"]: Review(**each["review"]) for each in found}


def looked_back(game: AnyGame, player: str, luck: Random, *, plants: bool) -> Review:
    decisions, at = played(game, player, luck, plants=plants)
    began = time.process_time()
    found = taught(game, decisions)
    spent = time.process_time() - began
    return Review(
        len(decisions),
        round(spent, 3),
        None if at is None else at in {each.number for each in found},
        tuple(confirmed(game, decisions[each.number], each, luck) for each in found),
        tuple(lost(game, each, luck) for each in luck.sample(decisions, min(SAMPLED, len(decisions)))),
    )


def played(game: AnyGame, player: str, luck: Random, *, plants: bool) -> tuple[list[Decision], int | None]:
    """The decisions of the first seat, and which of them is a planted blunder."""
    state = game.rules.setup(SEATS, door.chosen(game, SEATS, {}), luck).state
    found, planted, due = list[Decision](), None, luck.randrange(1, 12)
    while asks := game.rules.asks(state):
        ask = asks[0]
        view = game.rules.view(state, ask.seat)
        move = answer(game, "student" if ask.seat else player, view, ask, luck)
        if not ask.seat and len(ask.options) > 1:
            if plants and planted is None and len(found) >= due and (worst := blunder(game, view, ask, move, luck)):
                move, planted = worst, len(found)
            found.append(Decision(view, ask, move))
        state = game.rules.play(state, ask.seat, move, luck).state
    return found, planted


def answer(game: AnyGame, player: str, view: Any, ask: Ask[Any], luck: Random) -> Any:
    if player == "random":
        return luck.choice(ask.options)
    level = LEVELS[player]
    return choose(game, view, ask, luck, level.playouts, wander=level.wander)


def blunder(game: AnyGame, view: Any, ask: Ask[Any], move: Any, luck: Random) -> Any:
    """The worst of some moves, if it gives enough away."""
    tried = luck.sample(ask.options, min(TRIED, len(ask.options)))
    worth = weighed(game, Decision(view, ask, move), tried, luck, ROUGH * len(tried), always)
    worst = tried[worth.index(min(worth))]
    made = Decision(view, ask, worst)
    clear = all(judge(game, made, luck, playouts, always).loss > PLANTED for playouts in (CLOSE // 8, CLOSE))
    return worst if clear else None


def taught(game: AnyGame, decisions: Sequence[Decision]) -> list[Moment]:
    """As dojo/computer/teacher.py does it."""
    found: list[Moment] = []
    asked, end = looks(len(decisions), found), time.process_time() + SECONDS / SEATS
    reply: Judgement | None = None
    try:
        while time.process_time() < end:
            look = asked.send(reply) if reply else next(asked)
            luck = Random(look.seed)
            reply = judge(
                game, decisions[look.number], luck, look.playouts, lambda: time.process_time() < end, look.claim
            )
    except StopIteration:
        pass
    return found


def confirmed(game: AnyGame, decision: Decision, moment: Moment, luck: Random) -> bool:
    """Whether a search ten times as long still sees at least half of a sure loss, or a win at once was passed up."""
    if passes_up_a_win(game, decision, moment.better):
        return True
    moves = (moment.better, decision.move)
    better, given = weighed(game, decision, moves, luck, LONGER * CLOSE, always)
    return share_at_stake(game, decision, better - given, luck) > MARGIN / 2


def lost(game: AnyGame, decision: Decision, luck: Random) -> float:
    return round(judge(game, decision, luck, CLOSE // 4, always).loss, 4)


def always() -> bool:
    return True

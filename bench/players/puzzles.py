"""Finds puzzles for every day: python -m bench puzzles [--game KEY] [--count N] [--minutes N] [--check].

The computer plays against itself, carelessly, until somebody has exactly one answer that wins for certain. In KAITO
that is proved by a search to the end of the match; elsewhere the answer wins in every deal that fits what its player
sees, whatever the opponents do, and no other one does. What is found is added to `seeds/puzzles/`; `--check` proves all
that is there once more, in ten times as many deals.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, Final

from bench.players.proofs.kaito import wins_of_a_match
from bench.report import ROOT
from engine import codec
from engine import match as door
from engine.core import AnyGame, Ask
from engine.games import GAMES
from engine.player.search import choose
from engine.player.sure import DEALS, only_win, winning

SEEDS: Final = ROOT / "seeds" / "puzzles"
A_YEAR: Final = 366
LONGER: Final = 10  # times as many deals when a puzzle is checked; every other answer must fail in one of them
PLAYOUTS: Final = 6  # for an answer on the way there
CARELESS: Final = 0.2  # of those are random
SOLVED: Final = "kaito"  # the game that is solved to its end
SHORT: Final[dict[str, tuple[dict[str, str], ...]]] = {  # options with which matches come to a decision soon
    "kengo": ({"rounds": "1"}, {"rounds": "1", "level": "basic"}, {"rounds": "1", "level": "advanced"}),
    "kendo": ({}, {"mode": "competition", "ippons": "1"}),
    "karenza": ({"target": "5"}, {}, {"target": "5", "hand": "5"}),
}


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m bench puzzles", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="may be repeated; default: all")
    parser.add_argument("--count", type=int, default=-(-A_YEAR // len(GAMES)), help="of each game (%(default)s)")
    parser.add_argument("--minutes", type=float, default=60, help="for each game (%(default)s)")
    parser.add_argument("--check", action="store_true", help="prove what is there once more, and add nothing")
    chosen = parser.parse_args(words)
    for key in chosen.game or list(GAMES):
        if chosen.check:
            wrong = [number for number, each in enumerate(kept(key)) if not holds(GAMES[key], each)]
            print(f"{key:8} {len(wrong)} of {len(kept(key))} wrong {wrong}", flush=True)
        else:
            mine(key, chosen.count, time.monotonic() + 60 * chosen.minutes)
            print(f"{key:8} {len(kept(key))} puzzles", flush=True)
    return 0


def mine(key: str, most: int, end: float) -> None:
    """Each match has a number, which is kept with its puzzle, so a search goes on where the last one stopped."""
    found = kept(key)
    for number in count(1 + max((each["match"] for each in found), default=-1)):
        if len(found) >= most or time.monotonic() > end:
            return
        for puzzle in puzzles_of(key, number):
            found.append(puzzle)
            lines = ",\n".join(json.dumps(each, separators=(",", ":"), ensure_ascii=False) for each in found)
            (SEEDS / f"{key}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


def kept(key: str) -> list[dict[str, Any]]:
    path = SEEDS / f"{key}.json"
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.exists() else []
    return found


def puzzles_of(key: str, number: int) -> Iterator[dict[str, Any]]:
    """One at most: two of a match would be too alike."""
    game, luck = GAMES[key], Random(f"puzzle {number}")
    solved = ((each.state, each.ask, each.wins[0]) for each in wins_of_a_match(luck))
    found = solved if key == SOLVED else sure_wins_of(game, number, luck)
    for state, ask, win in found:
        yield {
            "match": number,
            "version": game.version,
            "options": options_of(key, number),
            "seat": ask.seat,
            "best": str(win),
            "state": codec.plain(state),
        }
        return


def options_of(key: str, number: int) -> dict[str, str]:
    """Those of a match that are not the usual ones."""
    choices = SHORT.get(key, ({},))
    return choices[number % len(choices)]


def sure_wins_of(game: AnyGame, number: int, luck: Random) -> Iterator[tuple[Any, Ask[Any], Any]]:
    state = game.rules.setup(2, door.chosen(game, 2, options_of(game.key, number)), luck).state
    while asks := game.rules.asks(state):
        ask = asks[0]
        if len(asks) == 1 < len(ask.options) and (win := only(game, state, ask)):
            yield state, ask, win
        careless = luck.random() < CARELESS
        view = game.rules.view(state, ask.seat)
        move = luck.choice(ask.options) if careless else choose(game, view, ask, luck, PLAYOUTS)
        state = game.rules.play(state, ask.seat, move, luck).state


def only(game: AnyGame, state: Any, ask: Ask[Any]) -> Any:
    return only_win(game, game.rules.view(state, ask.seat), ask, Random(str(DEALS)), always)


def holds(game: AnyGame, puzzle: dict[str, Any]) -> bool:
    """Whether the answer is still the only one that wins."""
    state = codec.state_from(game, puzzle["version"], puzzle["state"])
    ask = next(ask for ask in game.rules.asks(state) if ask.seat == puzzle["seat"])
    view = game.rules.view(state, ask.seat)
    if game.player.winning:
        won = game.player.winning(view, ask, always)
    else:
        won = winning(game, view, ask, Random("check"), LONGER * DEALS, always)
    return [str(each) for each in won] == [puzzle["best"]]


def always() -> bool:
    return True

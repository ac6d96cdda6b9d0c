"""The bot as it is after some thousands of clicks: whatever drawings keep of themselves has been drawn before."""

import sys
from random import Random

import bot
from bench.positions import positions
from engine.games import GAMES
from faces import FACES

DRAWN = 150  # positions of each game, for the table and for each seat
MORE = {"regroup": 600}  # no two of its mats are alike, and most of what is kept is of its squares


def drawn(game: str) -> None:
    face, found = FACES[game], positions(GAMES[game], Random(game))
    for _ in range(MORE.get(game, DRAWN)):
        position = next(found)
        for reader in (None, *range(position.seats)):
            scene = position.scene(reader)
            face.picture(scene)
            if face.hand and reader is not None:
                face.hand(scene)


if __name__ == "__main__":
    for game in GAMES:
        drawn(game)
    sys.exit(bot.run())

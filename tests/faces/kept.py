"""Pictures as they were when they were last looked at: a digest of each in `tests/golden/pictures.json`.

They are of positions of the kept matches, and of those drawn by hand. `python -m tests.faces.kept` keeps today's.
"""

import json
from hashlib import sha256
from pathlib import Path
from random import Random

from engine import match, record
from engine.games import GAMES
from engine.values import replace
from faces import FACES
from faces.draw.png import decode
from tests.faces.positions import DRAWN
from tests.faces.scenes import scene

GOLDEN = Path(__file__).parents[1] / "golden"
PICTURES = GOLDEN / "pictures.json"
EACH = 3  # positions of a match, besides its end


def looked_at(key):
    """A bystander's view of the kept matches and of their beginnings, and an asked player's who weighs an answer."""
    game, luck = GAMES[key], Random(key)
    starts = [(match.start(game, seats, seed="0", options={})[0], seats) for seats in game.seats]
    positions = [(each.state, seats) for start, seats in starts for each in (start, match.leave(game, start, 1)[0])]
    for case in json.loads((GOLDEN / f"{key}-v{game.version}.json").read_text("utf-8")):
        kept = record.read(json.dumps(case["record"]))
        states = [now.state for now, _ in record.stages(kept)]
        positions += [(state, kept.seats) for state in (*luck.sample(states[:-1], EACH), states[-1])]
    for state, seats in positions:
        yield scene(game, state, None, seats=seats)
        for ask in game.rules.asks(state)[:1]:
            yield replace(scene(game, state, ask.seat, seats=seats), weighed=luck.choice(ask.options))
    yield from DRAWN[key]


def pictures(key):
    face = FACES[key]
    for each in looked_at(key):
        yield face.picture(each)
        if face.hand and each.reader is not None:
            yield face.hand(each)


def digest(png):
    """Of its pixels: another build of zlib packs them otherwise."""
    image = decode(png)
    return sha256(f"{image.size}".encode() + image.tobytes()).hexdigest()[:8]


def main():
    found = {key: " ".join(map(digest, pictures(key))) for key in GAMES}
    PICTURES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

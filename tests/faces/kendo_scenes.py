"""Scenes of Kendo Duel drawn by hand: views without a match behind them."""

from dataclasses import fields

from engine.games.kendo.state import Options, Play, Threat, View
from faces.core import Scene
from faces.translation import speaker

NAMES = ("Aiko", "Bruno", "Chloé", "Dario")
SAY = speaker("en")
HAND = ("kote7", "kote-nuki-men", "tsuki-nayashi-tsuki", "jodan", "tai_sabaki", "bogyo")
EXCHANGE = (Play(0, "open", ("men12",), 1, "men"), Play(1, "counter", ("men-suriage-kote",), 0, "kote"))
COMPETITION = Options("competition")

PLAIN = View(
    seat=0, seats=2, hand=HAND, drawn=(), hand_sizes=(6, 5), deck_sizes=(6, 8, 14), played=((), (), ()),
    open_hands=(), stage="answer", turn=0, asked=(0,), starter=0, rested=False, threat=Threat(1, 0, "kote", True),
    owed=0, spared=None, exchange=EXCHANGE, number=3, out=(), left=(), last_attackers=(None,) * 4, ippons=((), ()),
    hansoku=(0, 0), jikan="unused", first=None, changed=(), choice=None, options=Options(), winners=(), reason=None,
)  # fmt: skip


def view(**changed):
    kept = {field.name: getattr(PLAIN, field.name) for field in fields(View)}
    return View(**{**kept, **changed})


def scene(answers=(), weighed=None, names=NAMES, **changed):
    seen = view(**changed)
    return Scene(seen, names[: seen.seats], SAY, seen.seat, seen.asked, answers, weighed)

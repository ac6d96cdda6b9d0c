"""Positions of Kendo Duel drawn by hand: views without a match behind them."""

from msgspec.structs import asdict

from engine.games.kendo.parts import CARDS, of_role, sub_decks
from engine.games.kendo.state import (
    Change,
    Counter,
    Draw,
    DroppedOut,
    First,
    Hansoku,
    Ippon,
    Meet,
    Open,
    Options,
    Play,
    Pulled,
    Stop,
    Threat,
    View,
)
from engine.values import replace
from faces import FACES
from faces.core import Scene
from faces.translation import speaker

FACE, SAY = FACES["kendo"], speaker("en")
NAMES = ("Aiko", "Bruno", "Chloé", "Dario")
LONG = ("W" * 32, "M" * 32, "Ō" * 32, "j" * 32)
HAND = ("kote7", "kote-nuki-men", "tsuki-nayashi-tsuki", "jodan", "tai_sabaki", "bogyo")
FULL = tuple(card for deck in sub_decks(jikan=True) for card in deck)
EXCHANGE = (Play(0, "open", ("men12",), 1, "men"), Play(1, "counter", ("men-suriage-kote",), 0, "kote"))
COMPETITION = Options("competition")

PLAIN = View(
    seat=0, seats=2, hand=HAND, drawn=(), hand_sizes=(6, 5), deck_sizes=(6, 8, 14), played=((), (), ()),
    open_hands=(), stage="answer", turn=0, asked=(0,), starter=0, rested=False, threat=Threat(1, 0, "kote", True),
    spared=None, exchange=EXCHANGE, number=3, out=(), left=(), last_attackers=(None,) * 4, ippons=((), ()),
    hansoku=(0, 0), jikan="unused", first=None, changed=(), choice=None, options=Options(), winners=(), reason=None,
)  # fmt: skip


def view(**changed):
    kept = asdict(PLAIN)
    return View(**{**kept, **changed})


def scene(answers=(), weighed=None, names=NAMES, **changed):
    seen = view(**changed)
    return Scene(seen, names[: seen.seats], SAY, seen.seat, seen.asked, answers, weighed)


def texts(**changed):
    found = scene(**changed)
    return FACE.board(found), FACE.alt(found)


REINFORCED = Play(0, "open", ("men12", "jodan"), 1, "men")
STOPPED = (REINFORCED, Play(1, "stop", ("seigan",), 0, "jodan"))
CHAIN = tuple(Play(at % 2, "counter", ("men-suriage-men",), 1 - at % 2, "men") for at in range(9))
MET = (
    Play(0, "open", ("men1",), 1, "men"),
    *(Play(at % 3, "meet", ("men12",), (at + 1) % 3, "men") for at in range(1, 9)),
)
LANDED = Threat(0, 1, "men")
OVER = {"stage": "over", "threat": None, "asked": (), "seats": 4, "hand_sizes": (0, 2, 0, 0), "out": (0, 2, 3)}
BYSTANDER = {"seat": None, "hand": None}
AIMED = tuple(Open(CARDS[card].kind, None, target) for card in FULL[:24] for target in (1, 2, 3))
BOTH, YELLOW = Change("kote7", "jodan"), Play(0, "open", ("maki_age",), 1, "maki_age")
MANY = (Play(0, "counter", ("do-uchiotoshi-tsuki", "mushin"), 1, "tsuki"),) * 30

SCENES = [
    *(
        scene(AIMED, names=LONG, seats=4, hand=FULL[:size], hand_sizes=(12,) * 4, exchange=EXCHANGE * 4)
        for size in (12, 24)
    ),
    *(
        scene(tuple(map(Counter, of_role("counter"))), names=LONG, seats=4, hand=hand, exchange=MANY,
              hand_sizes=(len(hand), 12, 12, 12))
        for hand in (HAND, tuple(CARDS)[:20])
    ),
    *(
        scene(seats=seats, hand_sizes=(count, 0, 3, 12)[:seats], out=(1,), **eyes)
        for seats, count in ((2, 13), (3, 7), (4, 1))
        for eyes in ({"hand": FULL[:count]}, BYSTANDER)
    ),
    scene((Change("kote7"), BOTH), BOTH, stage="change", threat=None, exchange=()),
    scene(exchange=CHAIN),
    scene(exchange=STOPPED, threat=LANDED),
    scene(exchange=STOPPED[:1], threat=replace(LANDED, reinforcement="jodan")),
    scene(exchange=(*STOPPED, Play(1, "counter", ("men-kaeshi-do",), 0, "do"))),
    *(
        scene(stage="open", threat=None, exchange=(EXCHANGE[0], led_to))
        for led_to in (Pulled(1, 0, 2), Hansoku(0, 1), Ippon(1, "M"), DroppedOut(0))
    ),
    *(
        scene(first=First(1, "totals", sums), stage="open", threat=None, exchange=())
        for sums in (((20, 20), (21, 25)), ((12, 20),))
    ),
    *(scene(tuple(Meet("men", seat) for seat in others), exchange=MET[:size], threat=Threat(2, 0, "men"), seats=3,
            hand=("men6", *HAND), hand_sizes=(7, 3, 3))
      for size, others in ((2, ()), (3, (1, 2)), (9, (1, 2)))),
    scene((Draw("others"),), stage="draw", options=COMPETITION, jikan="last"),
    scene(options=COMPETITION, ippons=(("M", "H"), ("T",)), hansoku=(1, 0)),
    *(scene(open_hands=((), ("men1", "bogyo"), (), ()), winners=winners, **OVER) for winners in [(1,), ()]),
    scene((Stop("tai_sabaki"),), threat=Threat(1, 0, "maki_age"), exchange=(YELLOW,)),
]  # fmt: skip

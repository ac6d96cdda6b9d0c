"""What is said of a move: at the end of the pile what decides the round, and nothing that can no longer happen."""

from random import Random

import pytest

from engine.games.kengo import GAME
from engine.games.kengo.state import RoundOver
from engine.games.kengo.thinking.heuristics import wins
from faces.text import purpose_text
from faces.translation import speaker
from tests.engine.kengo.drawing import after, drawn

BEHIND = ".|...L....R..............|. / *L 3 3 1 4 5 / R 3 1 2 4 5 / pile 2"  # five squares apart
AHEAD = ".|.............L....R....|. / *L 3 3 1 4 5 / R 3 1 2 4 5 / pile 2"
APART = ".|.........L.......R.....|. / *L 5 5 5 5 3 / R 3 1 2 4 4 / pile 1 1 1 2 2 2"
REACHED = ".|.......L....R..........|. / *L 1 2 4 4 5 / R 1 2 3 3 4 / pile 5 2 1 3 1 2 3 4"
EMPTIED = ".|..L.R..................|. / *L 2 2 / R 1 3 4 / pile 4 4 4 / attack 2 2"
CAME = {"seat": 1, "play": "advance", "cards": [3], "start": 18, "stop": 15}
EARLIER = CAME | {"cards": [3, 3, 3, 3]}


def said(kind, picture, **more):
    """What `purpose` or `risk` says of each move."""
    state = drawn(picture, **more)
    [ask] = GAME.rules.asks(state)
    view = GAME.rules.view(state, ask.seat)
    return {str(move): getattr(GAME.teacher, kind)(view, ask, move) for move in ask.options}


@pytest.mark.parametrize(
    ("picture", "more", "move", "key", "facts"),
    [
        (AHEAD, {}, "retreat 1", "ends-far", {"distance": 6, "edge": "ahead"}),  # no card counts
        (BEHIND, {}, "retreat 1", "ends-far", {"distance": 6, "edge": "behind"}),
        (APART, {"actions": [CAME | {"cards": [5]}]}, "advance 3", "unreached", {}),  # all the fives are in sight
        (APART, {}, "advance 3", "parries", {}),
        (EMPTIED, {}, "parry", None, {}),  # no turn follows
        (EMPTIED.replace("*L 2 2", "*L 2 2 1"), {}, "parry", "parry", {}),
        # A parry uses up its cards.
        (".|..L.R..................|. / *L 2 2 2 1 / R 1 3 4 / attack 2 2", {}, "parry", "ends-parry", {"count": 1}),
    ],
)
def test_what_a_move_is_good_for(picture, more, move, key, facts):
    found = said("purpose", picture, **more)[move]
    assert (found and found.key) == (key and f"kengo-purpose-{key}")
    assert not facts or facts.items() <= found.facts.items()


def test_what_decides_is_said_in_a_line():
    say = speaker("en")
    assert purpose_text(said("purpose", BEHIND)["advance 1"], say) == (
        "This takes the last card and ends the round. You keep a 4. "
        "They win if they show as many 4s or more: they're further forward."
    )
    told = purpose_text(said("purpose", APART.replace("pile 1 1 1 2 2 2", "pile 1 1"))["advance 3"], say)
    assert "Their move takes the last card and ends the round." in told
    assert "next" not in told, "no attack is promised after that"


@pytest.mark.parametrize(
    ("picture", "more", "keys"),
    [
        (REACHED, {"actions": [CAME]}, {"kengo-risk-open"}),
        (REACHED.replace("pile 5 2 1 3 1 2 3 4", "pile 5"), {"actions": [CAME]}, set()),  # after the last card
        (REACHED, {"actions": [EARLIER, CAME], "options": {"open_discard": True}}, set()),  # all threes are in sight
    ],
)
def test_no_attack_is_feared_that_cannot_come(picture, more, keys):
    assert {found.key for found in said("risk", picture, **more).values() if found} == keys


def matches(level, seeds, **options):
    """All decisions of some random matches with what is said of each move, and the round that it ends."""
    chosen = {name: values[0] for name, values in GAME.options.items()} | {"level": level} | options
    for seed in range(seeds):
        luck = Random(seed)
        state = GAME.rules.setup(2, chosen, luck).state
        while asks := GAME.rules.asks(state):
            [ask] = asks
            view = GAME.rules.view(state, ask.seat)
            for move in ask.options:
                events = GAME.rules.play(state, ask.seat, move, Random(0)).events
                ended = next((event.round for event in events if isinstance(event, RoundOver)), None)
                yield ask.seat, move, GAME.teacher.purpose(view, ask, move), ended
            state = GAME.rules.play(state, ask.seat, luck.choice(ask.options), luck).state


@pytest.mark.parametrize(("level", "open_discard"), [("normal", "yes"), ("advanced", "no"), ("basic", "no")])
def test_a_round_ends_as_it_was_said(level, open_discard):
    kinds = set()
    for seat, move, found, ended in matches(level, 12, open_discard=open_discard):
        key = found.key.removeprefix("kengo-purpose-") if found else ""
        kinds.add(key)
        if move.kind in ("advance", "retreat", "parry") and ended and ended.reason != "no_card":
            assert key.startswith("ends-"), (move, key)
        if key in ("ends-far", "ends-parry-basic", "ends-won", "ends-step", "ends-parry", "sure"):
            assert ended, (move, key)
            check_winner(key, found.facts, ended, seat)
        if key == "parry":
            assert not ended
    assert kinds >= ({"ends-parry-basic"} if level == "basic" else {"ends-far", "ends-step"})


def check_winner(key, facts, ended, seat):
    sure = {"ahead": seat, "behind": 1 - seat, "drawn": 1 - seat, "spared": seat, "level": None}
    if key in ("ends-won", "sure"):
        assert ended.winner == seat
    elif key in ("ends-far", "ends-parry-basic") or ended.reason != "count":
        assert ended.winner == sure[facts["edge"]]
    else:
        assert facts["count"] == ended.hands[seat].count(facts["card"]) or key == "ends-step"


def test_an_attack_after_a_parry_that_used_up_all_other_cards_is_certain():  # KG-R12
    attacking = drawn(".|.....L..R............|. / L 3 3 3 4 5 / *R 3 3 1 4 5 / pile 1 2 2 4 5")
    state = after(attacking, "attack 3 3", "parry")
    [ask] = GAME.rules.asks(state)
    [attack] = [move for move in ask.options if str(move) == "attack 3"]
    assert GAME.teacher.purpose(GAME.rules.view(state, 0), ask, attack).key == "kengo-purpose-sure"
    assert wins(state, 0, attack)

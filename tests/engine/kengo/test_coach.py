"""What is said of a move: at the end of the pile what decides the round, and nothing that can no longer happen."""

from random import Random

import pytest

from engine.games.kengo import GAME
from engine.games.kengo.state import RoundOver
from engine.games.kengo.thinking.heuristics import wins
from faces.text import purpose_text
from faces.translation import speaker
from tests.engine.kengo.drawing import after, drawn

SAY = speaker("en")
LONGEST = 150  # characters, in the languages that are written in letters
BEHIND = ".|...L....R..............|. / *L 3 3 1 4 5 / R 3 1 2 4 5 / pile 2"  # five squares apart
AHEAD = ".|.............L....R....|. / *L 3 3 1 4 5 / R 3 1 2 4 5 / pile 2"


def purposes(picture, **more):
    state = drawn(picture, **more)
    [ask] = GAME.asks(state)
    return {str(move): GAME.purpose(GAME.view(state, ask.seat), ask, move) for move in ask.options}


def said(picture, move, **more):
    return purpose_text(purposes(picture, **more)[move], SAY)


def test_a_step_that_takes_the_last_card_says_what_decides():
    told = said(BEHIND, "advance 1")
    assert told == (
        "This takes the last card and ends the round. You keep a 4. "
        "They win if they show as many 4s or more: they're further forward."
    )


@pytest.mark.parametrize(
    ("picture", "move", "facts"),
    [
        (AHEAD, "retreat 1", {"distance": 6, "edge": "ahead"}),
        (BEHIND, "retreat 1", {"distance": 6, "edge": "behind"}),
    ],
)
def test_where_no_card_counts_the_winner_is_certain(picture, move, facts):
    found = purposes(picture)[move]
    assert (found.key, found.facts) == ("kengo-purpose-ends-far", facts)


def matches(level, seeds, **options):
    """All decisions of some random matches with what is said of each move and what it brings about."""
    chosen = {name: values[0] for name, values in GAME.options.items()} | {"level": level} | options
    for seed in range(seeds):
        luck = Random(seed)
        state = GAME.setup(2, chosen, luck).state
        while asks := GAME.asks(state):
            [ask] = asks
            view = GAME.view(state, ask.seat)
            for move in ask.options:
                yield state, ask.seat, move, GAME.purpose(view, ask, move)
            state = GAME.play(state, ask.seat, luck.choice(ask.options), luck).state


def rounds_ended(state, seat, move):
    """The round that ends with a move, as the rules play it."""
    events = GAME.play(state, seat, move, Random(0)).events
    return next((event.round for event in events if isinstance(event, RoundOver)), None)


@pytest.mark.parametrize("level", ["normal", "advanced", "basic"])
@pytest.mark.parametrize("open_discard", ["no", "yes"])
def test_a_round_ends_as_it_was_said(level, open_discard):
    kinds = set()
    for state, seat, move, found in matches(level, 12, open_discard=open_discard):
        ended = rounds_ended(state, seat, move)
        key = found.key.removeprefix("kengo-purpose-") if found else ""
        if move.kind in ("advance", "retreat", "parry") and ended and ended.reason != "no_card":
            assert key.startswith("ends-"), (move, key)
        if key in ("ends-far", "ends-parry-basic", "ends-won", "ends-step", "ends-parry"):
            assert ended, (move, key)
            check_winner(key, found.facts, ended, seat)
            kinds.add(key)
        if key == "parry":
            assert not ended
    assert {"normal": 2, "advanced": 2, "basic": 1}[level] <= len(kinds), kinds


def check_winner(key, facts, ended, seat):
    sure = {"ahead": seat, "behind": 1 - seat, "drawn": 1 - seat, "spared": seat, "level": None}
    if key in ("ends-far", "ends-parry-basic"):
        assert ended.winner == sure[facts["edge"]]
    elif key == "ends-won":
        assert ended.winner == seat
    elif ended.reason != "count":
        assert ended.winner == sure[facts["edge"]]
    else:
        assert facts["count"] == ended.hands[seat].count(facts["card"]) or key == "ends-step"


def test_a_sure_attack_is_never_parried():
    found_some = False
    for state, seat, move, found in matches("normal", 25, open_discard="yes"):
        if found and found.key == "kengo-purpose-sure":
            found_some = True
            ended = rounds_ended(state, seat, move)
            assert ended
            assert ended.winner == seat
    assert found_some


def test_nobody_attacks_with_a_number_that_is_all_in_sight():
    picture = ".|.........L.......R.....|. / *L 5 5 5 5 3 / R 3 1 2 4 4 / pile 1 1 1 2 2 2"
    last = {"seat": 1, "play": "advance", "cards": [5], "start": 23, "stop": 18}
    assert purposes(picture, actions=[last])["advance 3"].key == "kengo-purpose-unreached"
    assert purposes(picture)["advance 3"].key == "kengo-purpose-parries"


def test_before_the_last_move_of_a_round_no_next_attack_is_promised():
    picture = ".|.........L.......R.....|. / *L 5 5 5 5 3 / R 3 1 2 4 4 / pile 1 1"
    told = said(picture, "advance 3")
    assert "Their move takes the last card and ends the round." in told
    assert "next" not in told


def risks(picture, **more):
    state = drawn(picture, **more)
    [ask] = GAME.asks(state)
    view = GAME.view(state, ask.seat)
    return {found.key for move in ask.options if (found := GAME.risk(view, ask, move))}


def test_no_attack_is_feared_after_the_last_card_or_with_a_number_that_is_all_in_sight():
    picture = ".|.......L....R..........|. / *L 1 2 4 4 5 / R 1 2 3 3 4 / pile 5 2 1 3 1 2 3 4"
    step = {"seat": 1, "play": "advance", "cards": [3], "start": 18, "stop": 15}
    assert risks(picture, actions=[step]) == {"kengo-risk-open"}
    assert risks(picture.replace("pile 5 2 1 3 1 2 3 4", "pile 5"), actions=[step]) == set()
    earlier = {"seat": 1, "play": "advance", "cards": [3, 3, 3, 3], "start": 18, "stop": 15}
    assert risks(picture, actions=[earlier, step], options={"open_discard": True}) == set()


def test_after_a_parry_with_all_cards_no_turn_is_promised():
    picture = ".|..L.R..................|. / *L 2 2 / R 1 3 4 / pile 4 4 4 / attack 2 2"
    assert purposes(picture)["parry"] is None
    assert purposes(picture.replace("*L 2 2", "*L 2 2 1"))["parry"].key == "kengo-purpose-parry"


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "ja"])
@pytest.mark.parametrize("level", ["normal", "basic"])
def test_what_decides_is_said_in_one_short_line(language, level):
    say = speaker(language)
    told = {purpose_text(found, say) for *_, found in matches(level, 12) if found and "ends" in found.key}
    assert told
    assert max(map(len, told)) <= LONGEST
    assert not [each for each in told if "\n" in each]


def test_a_parry_uses_up_its_cards():
    picture = ".|..L.R..................|. / *L 2 2 2 1 / R 1 3 4 / attack 2 2"
    found = purposes(picture)["parry"]
    assert (found.key, found.facts["count"]) == ("kengo-purpose-ends-parry", 1)


def test_an_attack_after_a_parry_that_used_up_all_other_cards_is_certain():  # KG-R12
    state = after(
        drawn(".|.....L..R............|. / L 3 3 3 4 5 / *R 3 3 1 4 5 / pile 1 2 2 4 5"), "attack 3 3", "parry"
    )
    [ask] = GAME.asks(state)
    [attack] = [move for move in ask.options if str(move) == "attack 3"]
    assert GAME.purpose(GAME.view(state, 0), ask, attack).key == "kengo-purpose-sure"
    assert wins(state, 0, attack)

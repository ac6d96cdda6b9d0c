"""States as JSON, and old states brought up to date."""

import json
import traceback

import pytest

from engine import codec, match
from engine.games import GAMES
from tests.engine.toys import MORRA, Turned, changed

SWORDS = ("katana", "nodachi")
# The toy after two changes: `tally` became `points`, then `wins` became `options`.
THIRD_VERSION = changed(
    MORRA,
    version=3,
    upgrades={
        1: lambda raw: {name: value for name, value in raw.items() if name != "tally"} | {"points": raw["tally"]},
        2: lambda raw: {name: value for name, value in raw.items() if name != "wins"} | {"options": raw["wins"]},
    },
)


@pytest.fixture
def state():
    return match.start(MORRA, 2, seed="codec", options={})[0].state


def test_a_state_of_an_old_version_passes_through_every_upgrade_since(state):
    old = codec.plain(state)
    old["tally"], old["wins"] = old.pop("points"), old.pop("options")
    assert codec.state_from(THIRD_VERSION, 1, old) == state
    assert codec.load_state(THIRD_VERSION, 1, json.dumps(old)) == state
    assert codec.load_state(THIRD_VERSION, 3, codec.dump(state)) == state


def test_what_was_just_written_is_not_read_again(state):
    events = (Turned((1, None)),)
    assert codec.load_state(MORRA, MORRA.version, codec.dump_state(MORRA, state)) is state
    assert codec.load_events(MORRA, codec.dump_events(MORRA, events)) is events


@pytest.mark.parametrize("version", [0, 2])
def test_a_version_that_is_not_known_is_refused(state, version):
    with pytest.raises(ValueError, match=f"version {version} is not known; this engine knows 1 to 1"):
        codec.load_state(MORRA, version, codec.dump(state))


@pytest.mark.parametrize("raw", [{}, [], None, "state", {"tally": 3}])
def test_what_an_upgrade_can_make_nothing_of_is_a_value_error(raw):
    with pytest.raises(ValueError, match="morra"):
        codec.state_from(THIRD_VERSION, 1, raw)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hand": []}, "no state; Object contains unknown field$"),
        ({"tricks": "3"}, r"no state; Expected `int`, got `str` - at `\$.tricks`"),
        ({"options": {"win": 1}}, r"no state; Expected `str`, got `int` - at `\$.options.win`"),
        ({"hands": [[1], ["2"]]}, r"Expected `int`, got `str` - at `\$.hands\[1\]\[0\]`"),
    ],
)
def test_keys_and_types_that_a_state_does_not_have_are_refused(state, change, said):
    with pytest.raises(ValueError, match=said):
        codec.state_from(MORRA, 1, codec.plain(state) | change)


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '{"tricks":1},{"tricks":1}'])
def test_a_text_that_is_no_state_is_a_value_error(text):
    with pytest.raises(ValueError):
        codec.load_state(MORRA, 1, text)


@pytest.mark.parametrize(
    ("game", "change"),
    [
        (MORRA, {"hand": ", ".join(SWORDS)}),
        (MORRA, {SWORDS[0]: 1}),
        (MORRA, {"options": {"win": SWORDS[0]}}),  # one of a few words
        (GAMES["kendo"], {"hands": [[SWORDS[0]], []]}),  # a card there is
        (GAMES["kendo"], {"exchange": [{"kind": SWORDS[0]}]}),  # a kind of event
        (GAMES["kaito"], {"tiles": {"grid": [SWORDS[0]] * 36, "captured": []}}),  # what isn't msgspec's to read
    ],
)
def test_what_cannot_be_read_is_not_said_for_it_may_be_a_hand(game, change):
    begun = codec.plain(match.start(game, 2, seed="codec", options={})[0].state)
    with pytest.raises(codec.Unreadable) as refusal:
        codec.load_state(game, game.version, json.dumps(begun | change))
    assert SWORDS[0] not in "".join(traceback.format_exception(refusal.value))

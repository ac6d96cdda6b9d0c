"""What positions, moves and events need not say, and what is meant then: people who write one by hand rely on it."""

from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module

import pytest

from engine.games import GAMES

KAITO = {
    "Options": {"jump": "tiles", "elimination": "capture"},
    "State": {"stage": "slide", "captured": 0, "colours": ("red", "black"), "came_from": None, "gone": None},
}
KENGO = {
    "Options": {
        "level": "normal", "tatami": 23, "specials": False, "rounds": 5, "matches": 1, "open_discard": False,
        "basic_last_parry": True,
    },
    "Parry": {"cards": ()},
    "Standing": {
        "score": (0, 0), "matches_won": (0, 0), "round": 1, "starter": 0, "draws": 0, "specials": (),
        "last_round": None, "left": None,
    },
    "State": {"turn": 0, "attack": (), "lunge": False, "special": None, "aside": (), "actions": ()},
}  # fmt: skip
KENDO = {
    "Change": {"second": None},
    "Counter": {"mushin": False, "target": None},
    "Deflect": {"target": None},
    "Open": {"reinforcement": None, "target": None},
    "Options": {"mode": "duel", "ippons": 2},
    "Play": {"target": None, "strike": None},
    "State": {
        "decks": ((), (), ()), "played": ((), (), ()), "stage": "open", "turn": 0, "starter": 0, "rested": False,
        "threat": None, "owed": 0, "spared": None, "exchange": (), "number": 0, "out": (), "left": (),
        "last_attackers": (None,) * 4, "ippons": ((), ()), "hansoku": (0, 0), "jikan": "unused", "drawn": ((),) * 4,
        "first": None, "changed": (), "choices": (), "winners": (), "reason": None,
    },
    "Threat": {"counter": False, "reinforcement": None},
}  # fmt: skip
KARENZA = {
    "Options": {"sword_lock": True, "threat_cap": "always", "hand": 7, "target": 10},
    "Play": {"target": None},
    "Stand": {"discard": None},
    "State": {
        "turn": 0, "opener": 0, "table": (), "attack": None, "passes": 0, "streak": 0, "last": None, "left": (),
        "ended": None,
    },
}  # fmt: skip
REGROUP = {
    "Options": {"initial": "common", "leaders": "plain", "heal_cap": True},
    "State": {
        "placing": None, "round": 1, "fallen": (), "left": (), "lost": (), "battle": None, "ended": None,
    },
    "Took": {"forced": False},
}  # fmt: skip
LEFT_OUT = {"kaito": KAITO, "kengo": KENGO, "kendo": KENDO, "karenza": KARENZA, "regroup": REGROUP}


def written(key):
    """The classes that a game writes, by their names."""
    state = import_module(f"engine.games.{key}.state")
    return {name: each for name, each in vars(state).items() if isinstance(each, type) and is_dataclass(each)}


def usual(kind):
    """But for its kind, and for what has a test of its own or usual values itself."""
    return {
        each.name: each.default
        for each in fields(kind)
        if each.default is not MISSING and each.name != "kind" and not is_dataclass(each.default)
    }


@pytest.mark.parametrize("key", GAMES)
def test_what_is_left_out_is_as_usual(key):
    assert {name: found for name, kind in written(key).items() if (found := usual(kind))} == LEFT_OUT[key]


@pytest.mark.parametrize("key", GAMES)
def test_what_has_a_kind_is_called_by_it(key):
    """Such as a move in a record, or an event in a log."""
    named = {
        kind.__name__: each.default for kind in written(key).values() for each in fields(kind) if each.name == "kind"
    }
    assert named
    assert named == {name: snake(name) for name in named}


def snake(name):
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")

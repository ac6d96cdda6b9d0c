"""The rules, clause by clause, in drawn positions."""

from collections import Counter
from random import Random

import pytest

from engine.core import Outcome
from engine.games.kaito import GAME
from engine.games.kaito.parts import NAMES, TILES, Colour, Kind, Tile
from engine.games.kaito.state import Captured, Drawn, Exchanged, Left, Passed, Placed
from tests.engine.forbidden import forbidden
from tests.engine.kaito.drawing import BLACK, RED, answers, aside, asked, drawn, held, on, played, steps

DEFAULTS = {name: values[0] for name, values in GAME.options.items()}


def begun(seed):
    return GAME.rules.setup(2, DEFAULTS, Random(seed))


def won(state):
    outcome = GAME.rules.outcome(state)
    assert GAME.rules.asks(state) == (), "a match that is over asks nothing"
    return outcome.winners, outcome.reason


LAST = """
    rk .. .. .. .. rk
    .. bh .. .. .. ..
    .. .. .. .. .. ..
    rh bk .. bk .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""


# Setting up


@pytest.mark.parametrize("colour", Colour)
def test_each_colour_has_seven_katana_three_kabuto_and_seven_mon_of_thirteen_symbols(colour):
    """KT-R1"""
    tiles = [tile for tile in TILES if tile.colour is colour]
    assert Counter(tile.kind for tile in tiles) == {Kind.KATANA: 7, Kind.KABUTO: 3, Kind.MON: 7}
    assert sorted(tile.symbols for tile in tiles if tile.kind is Kind.MON) == [1, 1, 1, 2, 2, 3, 3]


def test_all_tiles_are_shuffled_onto_six_by_six_squares_and_two_are_gaps():
    """KT-R2, KT-S1: a layout that is shuffled and does not merely look so."""
    assert [NAMES[square] for square in (0, 1, 5, 6, 35)] == ["a1", "b1", "f1", "a2", "f6"]
    grids = [begun(seed).state.tiles.grid for seed in range(1800)]
    assert Counter(grids[7]) == Counter([*TILES, None, None])
    first = Counter(tiles[0] for tiles in grids)
    for tile, expected in Counter([*TILES, None, None]).items():
        assert abs(first[tile] - 50 * expected) < 6 * (50 * expected) ** 0.5


def test_the_lots_give_either_colour_to_either_seat_and_let_either_begin():
    """KT-15"""
    steps = [begun(seed) for seed in range(400)]
    assert all(step.events == (Drawn(step.state.colours, 1 - step.state.turn),) for step in steps)
    lots = Counter((step.state.colours[0], step.state.turn) for step in steps)
    assert len(lots) == 4
    assert min(lots.values()) > 60


@pytest.mark.parametrize("seed", range(6))
def test_the_second_player_places_the_kaito_on_a_gap_and_the_first_moves_it(seed):
    """KT-R3, KT-15, KT-S1"""
    start = begun(seed)
    [drawn] = start.events
    view = GAME.rules.view(start.state, None)
    assert (view.kaito, view.up, view.last) == (None, None, None)
    assert asked(start.state) == [(1 - drawn.first, "place")]
    assert answers(start.state) == [f"place {name}" for name in NAMES if on(start.state, name) is None]
    text = answers(start.state)[seed % 2]
    [step] = steps(start.state, text)
    view = GAME.rules.view(step.state, None)
    assert (f"place {NAMES[view.kaito]}", view.up) == (text, drawn.colours[drawn.first])
    assert asked(step.state) == [(drawn.first, "slide")]
    assert step.events == (Placed(1 - drawn.first, view.kaito),)
    assert step.state.tiles.grid == start.state.tiles.grid


# Sliding

CROSS = """
    .. .. rk .. .. bh
    .. .. .. .. .. ..
    rh b1 .. .. r1 ..
    .. .. .. .. .. ..
    .. .. bk .. .. ..
    bk .. r2 .. .. rk
"""
S2 = """
    rk rh .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. bk b1
    .. r1 .. .. .. ..
    .. .. .. .. .. ..
    .. bk .. .. r2 bh
"""
EDGES = """
    .. .. .. .. .. rk
    bk .. .. .. .. ..
    rh .. .. .. .. rk
    bh .. .. .. .. ..
    .. .. .. .. .. bk
    .. .. .. .. .. ..
"""


@pytest.mark.parametrize(
    ("picture", "kaito", "tiles", "gaps"),
    [
        (CROSS, "c3", "c1 a3 b3 e3 c5 c6", "c1 b3 e3 c5"),  # KT-R4, KT-1: no pass, and by option tiles block
        (S2, "b3", "b1 e3 f3 b4 b6", "b1 e3 b4"),  # KT-S2: gaps never stop it
        (EDGES, "f2", "f1 a2 f3 f5", "f1 a2 f3"),  # no line runs on from one row to the next
        (EDGES, "a5", "a2 a3 a4 f5", "a4 f5"),
    ],
)
def test_the_kaito_slides_along_its_row_and_column_to_tiles(picture, kaito, tiles, gaps):
    """KT-R4, KT-1"""
    for jump, squares in (("tiles", tiles), ("gaps", gaps)):
        assert answers(drawn(picture, kaito=kaito, jump=jump)) == [f"slide {square}" for square in squares.split()]


def test_a_slide_takes_the_tile_turns_the_kaito_over_and_passes_the_turn():
    """KT-R5, KT-S2, KT-R7"""
    before = drawn(S2, kaito="b3")
    after = played(before, "slide e3")
    view = GAME.rules.view(after, None)
    assert held(after, RED) == ["bk"]
    assert (NAMES[view.kaito], GAME.rules.view(before, None).up, view.up) == ("e3", Colour.RED, Colour.BLACK)
    assert on(after, "b3") is on(after, "e3") is None
    assert [NAMES[square] for square in view.last] == ["b3", "e3"]
    assert asked(after) == [(BLACK, "slide")]


def test_the_kaito_is_turned_over_before_an_exchange_though_the_turn_goes_on():
    """KT-R5, KT-R9"""
    after = played(drawn(CROSS, kaito="c3", captured="rh b3 b2"), "slide c6")
    assert (asked(after), GAME.rules.view(after, None).up) == ([(RED, "exchange")], Colour.BLACK)


# Moves that are made at once

ONE_WAY = """
    .. rk rk .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    b1 .. .. .. .. b2
    bh .. .. .. .. ..
    rh bk bk .. .. ..
"""
TO_THE_END = """
    .. .. .. .. .. b1
    .. .. .. .. .. ..
    rk .. .. .. .. r1
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. rh rk bk bh ..
"""
TWO_BEHIND = """
    .. .. .. .. .. b1
    .. .. .. .. .. ..
    rh .. .. .. .. r1
    .. rk .. .. .. ..
    .. bk .. .. .. r2
    .. bh .. .. .. ..
"""
AFTER_TRADE = """
    .. .. .. .. .. b1
    .. .. .. .. .. ..
    .. rh r2 .. .. r1
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. rk bk bh .. ..
"""


@pytest.mark.parametrize(
    ("picture", "more", "text", "slides", "now"),
    [
        (ONE_WAY, {"kaito": "a1"}, "slide a4", "a4", (BLACK, "slide")),  # black can go to a5, a6 and f4
        (ONE_WAY, {"kaito": "f1"}, "slide f4", "f4 a4", (RED, "slide")),  # black could only go to a4
        (ONE_WAY, {"kaito": "f1", "captured": "bk r3 r1"}, "slide f4", "f4 a4", (BLACK, "exchange")),  # KT-8
        (TO_THE_END, {"kaito": "a1"}, "slide f1", "f1 f3 a3", None),  # KT-R12
        (TWO_BEHIND, {"kaito": "c1", "jump": "tiles"}, "slide f1", "f1", (BLACK, "slide")),  # KT-1
        (TWO_BEHIND, {"kaito": "c1", "jump": "gaps"}, "slide f1", "f1 f3", (RED, "slide")),
    ],
)
def test_where_only_one_tile_can_be_reached_the_move_is_made_at_once(picture, more, text, slides, now):
    """KT-R6"""
    [step] = steps(drawn(picture, **more), text)
    assert [NAMES[event.at] for event in step.events] == slides.split()
    assert [event.forced for event in step.events] == [False, *[True] * slides.count(" ")]
    assert asked(step.state) == ([now] if now else [])


def test_an_only_move_may_follow_an_exchange_and_a_position_that_begins_with_one_asks():
    """KT-R6"""
    state = played(drawn(AFTER_TRADE, kaito="f2", captured="rk b3 b1"), "slide f1")
    for text in ("pass", "exchange katana 3 1"):
        [step] = steps(state, text)
        assert [NAMES[event.at] for event in step.events[1:]] == ["f3"]
    assert answers(drawn(ONE_WAY, kaito="f4", turn=BLACK)) == ["slide a4"]


# Captured tiles

OPEN = """
    rk rh b3 .. b1 ..
    bk bh r2 .. .. ..
    .. r1 .. .. .. ..
    .. .. .. .. .. ..
    rk .. .. b2 .. ..
    .. bk .. .. .. bk
"""


def test_an_enemy_tile_lies_open_before_its_captor_and_an_own_one_is_put_aside():
    """KT-R7, KT-R8, KT-16: everybody sees how many are out of the match, and not which."""
    state = drawn(OPEN, kaito="a3", captured="b1 b1 r3")
    # Of 17, five red and seven black tiles are on the grid.
    assert aside(state) == (11, 8)
    [own], [enemy] = (steps(state, text) for text in ("slide a1", "slide a2"))
    assert own.events == (Captured(RED, NAMES.index("a1"), Tile.RED_KATANA, own=True, forced=False),)
    assert (held(own.state, RED), held(own.state, BLACK), aside(own.state)) == (["b1", "b1"], ["r3"], (12, 8))
    assert enemy.events == (Captured(RED, NAMES.index("a2"), Tile.BLACK_KATANA, own=False, forced=False),)
    assert (held(enemy.state, RED), held(enemy.state, BLACK), aside(enemy.state)) == (
        ["b1", "b1", "bk"],
        ["r3"],
        (11, 8),
    )
    assert on(own.state, "a1") is on(enemy.state, "a2") is None


def test_captured_tiles_are_shown_before_their_captor_whichever_colour_that_is():
    """KT-R7, KT-15: the first seat plays black now, so that the katana it takes is its own."""
    state = drawn(OPEN, kaito="a3", captured="b1 rk", colours=(Colour.BLACK, Colour.RED))
    assert (held(state, 0), held(state, 1)) == (["rk"], ["b1"])
    assert held(played(state, "slide a2"), 0) == ["rk"]
    assert held(played(state, "slide a1"), 0) == ["rk", "rk"]


# Exchanging mon


@pytest.mark.parametrize(
    ("captured", "offers"),
    [
        ("b3 b1 rk", ["katana 3 1"]),  # a katana costs four
        ("b3 b1 rh", []),  # a kabuto five
        ("b2 b1 rk", []),
        ("b2 b1 b1 rk", ["katana 2 1 1"]),
        ("b2 b2 b1 rk", ["katana 2 2"]),
        ("b2 b1 b1 b1 rh", ["kabuto 2 1 1 1"]),
        ("b3 b2 b1 b1 rh", ["kabuto 3 2", "kabuto 3 1 1"]),
        ("b3 b1 b1 rk rh", ["katana 3 1", "kabuto 3 1 1"]),
        ("b3 b3 rk rh", ["katana 3 3", "kabuto 3 3"]),  # KT-6: too much may be paid, but no mon that isn't needed
        ("b3 b3 b1 rk", ["katana 3 1", "katana 3 3"]),
        ("b3 b2 b2 rk", ["katana 2 2", "katana 3 2"]),
        # The cheapest comes first: no change is given.
        ("b3 b3 b2 b1 b1 rk", ["katana 3 1", "katana 2 1 1", "katana 3 2", "katana 3 3"]),
        ("r3 r3 rk b1", []),  # KT-4: the red mon lie before black
        ("b3 b3", []),  # KT-5: black holds none of red's
        ("b3 b3 bk bh r2", []),  # KT-5: what was captured can't be bought
    ],
)
def test_a_katana_costs_four_symbols_and_a_kabuto_five(captured, offers):
    """KT-R9, KT-4, KT-5, KT-6, KT-8"""
    state = drawn(LAST, kaito="d1", captured=captured, stage="exchange")
    assert answers(state) == ["pass", *(f"exchange {offer}" for offer in offers)]


# Red takes d2; then a2 and f2 lie in its row, and d5 in its column.
S4 = """
    rk rh .. .. r1 bh
    b1 .. .. bk .. b2
    .. .. .. .. .. ..
    bk .. .. .. .. ..
    .. .. rh r2 .. ..
    .. bh rk .. .. ..
"""
RICH = {"kaito": "d4", "captured": "rk b3 b1"}


@pytest.mark.parametrize(
    ("more", "texts", "now"),
    [
        ({"kaito": "a3", "captured": "b3 rk"}, ["slide a2"], (RED, "exchange")),  # the mon just captured can pay
        ({"kaito": "e3", "captured": "b3 rk"}, ["slide e1"], (BLACK, "slide")),  # KT-4: but not an own one
        ({"kaito": "d4", "captured": "b3 b1"}, ["slide d2"], (BLACK, "slide")),  # KT-5: nothing to have
        (RICH, ["slide d2", "pass", "slide a2", "slide a1"], (RED, "exchange")),  # asked again the next turn
        (RICH | {"captured": "rk rk b3 b3 b1 b1"}, ["slide d2", "exchange katana 3 1"], (BLACK, "slide")),  # one a turn
        # Bought back, it can be captured and bought back once more.
        (
            RICH | {"captured": "rk b3 b3 b1"},
            ["slide d2", "exchange katana 3 1", "slide a2", "slide f2", "slide d2"],
            (RED, "exchange"),
        ),
    ],
)
def test_a_player_is_asked_whenever_they_could_exchange_once_a_turn(more, texts, now):
    """KT-8, KT-S4"""
    assert asked(played(drawn(S4, **more), *texts)) == [now]


def test_red_buys_a_katana_with_three_and_one_which_lies_under_the_kaito():
    """KT-S4, KT-R10, KT-3, KT-S6"""
    state = played(drawn(S4, **RICH), "slide d2")
    [step] = steps(state, "exchange katana 3 1")
    after = step.state
    assert step.events == (Exchanged(RED, Kind.KATANA, (3, 1), NAMES.index("d2")),)
    assert (held(after, RED), held(after, BLACK), on(after, "d2")) == (["bk"], [], "rk")
    assert aside(after) == (aside(state)[RED], aside(state)[BLACK] + 2)
    assert answers(after) == ["slide a2", "slide f2", "slide d5"], "it's no target"
    for square in ("a2", "f2", "d5"):  # once the Kaito has moved on it is one, for its owner first
        taken = played(after, f"slide {square}", "slide d2")
        assert on(taken, "d2") is None
        assert held(taken, BLACK).count("rk") == 0
    assert "rk" in held(played(after, "slide a2", "slide f2", "slide d2"), BLACK)
    [step] = steps(state, "pass")
    assert (step.events, step.state.tiles.captured, on(step.state, "d2")) == (
        (Passed(RED),),
        state.tiles.captured,
        None,
    )
    for each in (state, step.state, after):
        assert [NAMES[square] for square in GAME.rules.view(each, None).last] == ["d4", "d2"]


# The end

NO_KATANA = LAST.replace("bk .. bk", "bk .. ..")
RANSOM = {"captured": "rh b3 b2"}  # for a kabuto
STUCK = """
    rk .. bk .. .. ..
    .. rh .. .. .. bh
    .. .. .. .. .. ..
    .. .. .. r1 .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
"""
NEITHER = STUCK.replace(".. rh .. .. .. bh", ".. .. .. .. .. bh").replace(".. .. .. r1 .. ..", "rh .. .. .. .. ..")
OWN_LAST = STUCK.replace(".. rh .. .. .. bh", ".. .. .. .. .. rh").replace(".. .. .. r1 .. ..", "bh .. .. .. .. ..")
S11 = """
    .. rh bk .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. ..
    .. rk .. .. .. b2
    .. .. bh .. .. ..
    .. .. .. .. .. ..
"""
LATE = {"elimination": "turn_end"}


@pytest.mark.parametrize(
    ("picture", "more", "texts", "winner", "reason"),
    [
        (LAST, {"kaito": "b3"}, ["slide b2"], RED, "no_kabuto"),  # KT-R11
        (NO_KATANA, {"kaito": "b3"}, ["slide b4"], RED, "no_katana"),
        (LAST, {"kaito": "a2"}, ["slide a4"], BLACK, "no_kabuto"),  # KT-10: their own last
        # KT-9: the end comes with the capture, before any exchange.
        (LAST, {"kaito": "b3", **RANSOM}, ["slide b2"], RED, "no_kabuto"),
        (LAST, {"kaito": "a2", **RANSOM}, ["slide a4"], BLACK, "no_kabuto"),
        # KT-9, elimination turn_end: unless what is bought back in the same turn saves its owner.
        (LAST, {"kaito": "a2", "captured": "rh rk b3 b2 b1", **LATE}, ["slide a4", "pass"], BLACK, "no_kabuto"),
        (
            LAST,
            {"kaito": "a2", "captured": "rh rk b3 b2 b1", **LATE},
            ["slide a4", "exchange katana 3 1"],
            BLACK,
            "no_kabuto",
        ),
        (LAST, {"kaito": "a2", "captured": "rh b3", **LATE}, ["slide a4"], BLACK, "no_kabuto"),
        (LAST, {"kaito": "b3", **RANSOM, **LATE}, ["slide b2"], RED, "no_kabuto"),  # the enemy is out at once
        # KT-R12, KT-13, KT-S9: black takes d4, and row 4 and column d hold nothing else.
        (STUCK, {"kaito": "d1", "turn": BLACK}, ["slide d4"], BLACK, "stuck"),
        (STUCK, {"kaito": "d4", "turn": BLACK}, [], RED, "stuck"),  # KT-3: the tile under the Kaito doesn't help
        # KT-8: the player who leaves no move may still make an exchange.
        (STUCK, {"kaito": "d1", "turn": BLACK, "captured": "r3 r1 bk"}, ["slide d4", "pass"], BLACK, "stuck"),
        (NEITHER, {"kaito": "f5"}, ["slide f2"], RED, "no_kabuto"),  # KT-11: it counts before a lack of moves
        (OWN_LAST, {"kaito": "f5"}, ["slide f2"], BLACK, "no_kabuto"),  # KT-12
        (OWN_LAST, {"kaito": "f5", **LATE}, ["slide f2"], BLACK, "no_kabuto"),
        (S11, {"kaito": "f4"}, ["slide b4"], BLACK, "no_katana"),  # KT-S11: nothing else to take
        (S11, {"kaito": "f1", "turn": BLACK}, ["slide f4"], BLACK, "no_katana"),  # KT-R6: and that is done at once
    ],
)
def test_the_match_ends_and_who_has_won(picture, more, texts, winner, reason):
    """KT-17: no match is drawn."""
    state = played(drawn(picture, **more), *texts) if texts else drawn(picture, **more)
    assert won(state) == ((winner,), reason)
    assert state.stage == "slide", "no exchange is pending"


@pytest.mark.parametrize(
    ("picture", "more", "texts", "now"),
    [
        (LAST, {"kaito": "b3"}, ["slide b4"], (BLACK, "slide")),  # KT-R11: six katana or two kabuto are not enough
        (LAST, {"kaito": "a2", **RANSOM, **LATE}, ["slide a4"], (RED, "exchange")),
        (LAST, {"kaito": "a2", **RANSOM, **LATE}, ["slide a4", "exchange kabuto 3 2"], (BLACK, "slide")),  # KT-9: saved
        (STUCK, {"kaito": "d1", "turn": BLACK, "captured": "r3 r1 bk"}, ["slide d4"], (BLACK, "exchange")),
    ],
)
def test_the_match_goes_on(picture, more, texts, now):
    state = played(drawn(picture, **more), *texts)
    assert (GAME.rules.outcome(state), asked(state)) == (None, [now])


def test_a_tile_under_the_kaito_counts_as_being_on_the_grid():
    """KT-2: red has no other katana."""
    picture = S2.replace("rk", "..").replace("..\n    .. .. .. .. bk", "rk\n    .. .. .. .. bk", 1)
    state = drawn(picture, kaito="f2", turn=BLACK)
    assert on(state, "f2") == "rk"
    assert (GAME.rules.outcome(state), answers(state)) == (None, ["slide f3", "slide f6"])


def test_the_winner_is_first_and_the_loser_second():
    """KT-R11"""
    assert GAME.rules.outcome(played(drawn(LAST, kaito="b3"), "slide b2")) == Outcome((RED,), (1, 2), "no_kabuto")
    mirrored = drawn(LAST, kaito="b3", turn=1, colours=(Colour.BLACK, Colour.RED))
    assert GAME.rules.outcome(played(mirrored, "slide b2")) == Outcome((1,), (2, 1), "no_kabuto")


@pytest.mark.parametrize("seat", [RED, BLACK])
def test_a_player_who_leaves_for_good_has_lost(seat):
    """KT-R13: also before the Kaito is placed."""
    for state in (drawn(LAST, kaito="b3"), begun(0).state):
        step = GAME.rules.leave(state, seat, Random(0))
        assert (won(step.state), step.events) == (((1 - seat,), "left"), (Left(seat),))


# What is forbidden

SLIDE = {"kaito": "d1"}
EXCHANGE = {"kaito": "d1", "stage": "exchange", "captured": "b3 b2 b1 b1 rk"}


@pytest.mark.parametrize(
    ("position", "text", "clause"),
    [
        (SLIDE, "slide d1", "KT-3"),
        (SLIDE, "slide a2", "KT-R4"),
        (SLIDE, "slide c1", "KT-R4"),
        (SLIDE | {"jump": "gaps"}, "slide d5", "KT-1"),
        (SLIDE, "place c1", "KT-R3"),
        (SLIDE, "pass", "KT-R4"),
        (SLIDE, "exchange katana 3 1", "KT-R9"),
        (EXCHANGE, "slide d2", "KT-8"),
        (EXCHANGE, "exchange mon 3", "KT-R9"),
        (EXCHANGE, "exchange kabuto 3 2", "KT-5"),
        (EXCHANGE, "exchange katana 3 3", "KT-4"),
        (EXCHANGE, "exchange katana 2 1", "KT-R9"),
        (EXCHANGE, "exchange katana 3 2 1", "KT-6"),
        (EXCHANGE, "exchange katana 1 3", "KT-6"),
    ],
)
def test_what_a_rule_forbids_is_not_offered(position, text, clause):
    assert forbidden(GAME, drawn(S4, **position), text), clause


def test_first_the_kaito_is_placed_on_a_gap():
    state = begun(7).state
    tile = NAMES[next(square for square, tile in enumerate(state.tiles.grid) if tile)]
    assert forbidden(GAME, state, "pass")
    assert forbidden(GAME, state, f"place {tile}"), "KT-R3"

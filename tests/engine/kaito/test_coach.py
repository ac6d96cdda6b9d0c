"""What the coach warns of, held to the rules."""

from engine.games.kaito import GAME
from engine.games.kaito.coach import NO_LUCK
from tests.engine.kaito.drawing import drawn
from tests.engine.player.test_teacher import questions

LAST = """
    rk .. .. .. r1 ..
    .. .. .. .. .. ..
    .. .. .. .. rh ..
    .. .. .. b1 .. bk
    .. .. .. .. .. ..
    bh .. .. .. .. bk
"""


def risks(picture, **more):
    state = drawn(picture, kaito="d1", **more)
    [ask] = GAME.rules.asks(state)
    view = GAME.rules.view(state, ask.seat)
    return {str(move): found.key for move in ask.options if (found := GAME.teacher.risk(view, ask, move))}


def test_a_move_that_lets_the_other_win_at_once_is_a_risk():
    assert risks(LAST) == {"slide a1": "kaito-risk-at-once", "slide e1": "kaito-risk-katana"}
    assert risks(LAST, elimination="turn_end") == risks(LAST)


ENDINGS = ("kaito-risk-katana", "kaito-risk-kabuto", "kaito-risk-stuck", "kaito-risk-forced")


def test_how_the_other_wins_is_so_by_the_rules():
    """The square that is named is one from which the match is lost, and how is what the outcome says."""
    kinds = set()
    for state, ask in (each for seed in range(60) for each in questions(GAME, seed) if few(each[0])):
        view = GAME.rules.view(state, ask.seat)
        for move in ask.options:
            found = GAME.teacher.risk(view, ask, move)
            if found and found.key in ENDINGS:
                kinds.add(found.key)
                after = GAME.rules.play(state, ask.seat, move, NO_LUCK).state
                reasons = set(losing(after, ask.seat, found.facts["square"]))
                end = found.facts.get("end", found.key.removeprefix("kaito-risk-"))
                assert end in {reason.removeprefix("no_") for reason in reasons}
    assert kinds == set(ENDINGS)


def few(state):
    return state.stage == "slide" and state.tiles.mask.bit_count() < 13


def losing(state, seat, square):
    """How the match can be lost before one's next choice of a slide, once the other has slid to a square."""
    result = GAME.rules.outcome(state)
    if result is not None and seat not in result.winners:
        yield result.reason
    for ask in GAME.rules.asks(state):
        for move in ask.options:
            slides = move.kind == "slide"
            if not slides or (ask.seat != seat and square in (None, str(move).removeprefix("slide "))):
                after = GAME.rules.play(state, ask.seat, move, NO_LUCK).state
                yield from losing(after, seat, None if slides else square)


def test_it_is_none_if_every_move_does():
    assert risks(LAST.replace("b1", "..")) == {}


def test_it_is_none_if_the_tile_can_be_bought_back_first():
    """With three and two blossoms a second kabuto comes back, so that the one on e3 isn't the last."""
    further = LAST.replace("rk", "..", 1).replace("bh .. .. .. ..", "bh rk .. .. r2")
    assert risks(further) == {"slide e1": "kaito-risk-kabuto"}
    assert risks(further, captured="rh b3 b2") == {}

"""Records: a match as JSON, read strictly, replayed to the same match."""

import json

import pytest

from engine import codec, record
from engine.core import BadOption, IllegalMove, MatchOver, NotYourTurn
from engine.record import ForbiddenMove
from tests.engine import laws
from tests.engine.toys import MORRA, changed

GAMES = {"morra": MORRA}
LINE = laws.a_match(MORRA, 3, {"win": "low"}, "record")
MOVES = [[ply.seat, str(ply.move)] for ply in LINE.plies]
FIRST, SECOND = MOVES[:2]
POSITION = codec.plain(LINE.plies[6].before.state)
BARE = {name: value for name, value in POSITION.items() if name != "options"}


def written(**changes):
    """A sound record of three moves, as JSON, with some of it changed; a key that becomes ... is left out."""
    sound = {"game": "morra", "version": 1, "seats": 3, "options": {"win": "low"}, "seed": "record"}
    sound |= {"moves": MOVES[:3]} | changes
    return json.dumps({name: value for name, value in sound.items() if value is not ...})


def replayed(**changes):
    return record.replay(record.read(written(**changes)), GAMES)


# Reading


@pytest.mark.parametrize("changes", [{}, {"seed": ..., "position": POSITION | {"shown": [None, None, None]}}])
def test_a_record_is_written_as_it_was_read_and_cannot_be_changed(changes):
    found = record.read(written(**changes))
    assert json.loads(record.write(found)) == json.loads(written(**changes))
    with pytest.raises(ValueError):
        found.seats = 2


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        *(({name: ...}, f"{name}: Field required") for name in ("game", "version", "seats", "options", "moves")),
        ({"seed": ...}, "expected a seed or a position"),
        ({"moved": []}, "moved: Extra inputs are not permitted"),
        ({"seats": "3"}, "seats: Input should be a valid integer"),
        ({"seats": True}, "seats: Input should be a valid integer"),
        ({"seats": 3.0}, "seats: Input should be a valid integer"),
        ({"seed": 7}, "seed: Input should be a valid string"),
        ({"options": ["win"]}, "options: Input should be an object"),
        ({"options": {"win": 1}}, "options.win: Input should be a valid string"),
        ({"position": []}, "position: Input should be an object"),
        ({"moves": {}}, "moves: Input should be a valid array"),
        ({"moves": [[0, "show 1"], ["1", "show 2"]]}, r"moves\[1\]\[0\]: Input should be a valid integer"),
        ({"moves": [[0, "show 1", 2]]}, r"moves\[0\]: Tuple should have at most 2 items"),
    ],
    ids=str,
)
def test_what_a_record_lacks_or_does_not_have_is_told_with_its_place(changes, said):
    with pytest.raises(ValueError, match=f"^record: {said}"):
        record.read(written(**changes))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\ufeff", b"\xff\xfe", "[" * 5000])
def test_what_is_no_record_at_all_is_refused(text):
    with pytest.raises(ValueError, match=r"^record: "):
        record.read(text)


def test_everything_that_is_wrong_is_told_a_line_each():
    with pytest.raises(ValueError) as refused:
        record.read(written(seats="3", version="1", moves=...))
    assert len(str(refused.value).splitlines()) == 3


# Replaying


def test_a_replay_stands_where_the_match_stood_and_tells_what_was_told_ply_by_ply():
    again = record.replay(LINE.record(MORRA), GAMES)
    assert again.match == LINE.plies[-1].after
    assert again.events == (LINE.opening, *(ply.events for ply in LINE.plies))


def test_moves_are_read_with_case_and_spaces_aside_and_added_as_the_rules_spell_them():
    loud = [[seat, f" {text.upper().replace(' ', '  ')}"] for seat, text in MOVES[:3]]
    assert replayed(moves=loud).match == replayed().match
    assert replayed(moves=[[0, "  Leave "]]).match == replayed(moves=[[0, "leave"]]).match
    longer = record.extended(record.read(written(moves=[])), (2, "  SHOW   3 "), (1, "Leave"))
    assert longer.moves == ((2, "show 3"), (1, "leave"))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "game: there is no 'chess'; expected one of: morra"),
        ({"version": 2}, "version: 2 is not known; expected 1 to 1"),
        ({"moves": [[3, "show 1"]]}, r"moves\[0\]: there is no seat 3; expected 0 to 2"),
        ({"moves": [[-1, "leave"]]}, r"moves\[0\]: there is no seat -1; expected 0 to 2"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_no_match_of_ours_is_refused(changes, said):
    with pytest.raises(ValueError, match=f"^{said}"):
        replayed(**changes)


@pytest.mark.parametrize("changes", [{"seats": 9}, {"options": {"win": "most"}}, {"options": {"lose": "low"}}], ids=str)
@pytest.mark.parametrize("begun", [{}, {"position": POSITION}], ids=["set up", "position"])
def test_options_the_game_does_not_have_are_refused(changes, begun):
    with pytest.raises(BadOption):
        replayed(**begun, **changes)


@pytest.mark.parametrize(
    ("moves", "said", "why"),
    [
        ([FIRST, [SECOND[0], "show 99"]], r"\d:show 99: 'show 99' is not allowed here; allowed: show", IllegalMove),
        ([FIRST, FIRST], ".*nothing is asked of seat", NotYourTurn),
        ([*MOVES, [0, "show 1"]], "0:show 1: the match is over", MatchOver),
        ([*MOVES, [0, "leave"]], "0:leave: the match is over", MatchOver),
        ([[0, "leave"], [0, "leave"]], "0:leave: seat 0 has already left", NotYourTurn),
    ],
)
def test_a_forbidden_move_is_named_with_its_place_and_why(moves, said, why):
    with pytest.raises(ForbiddenMove, match=rf"^moves\[{len(moves) - 1}\]: {said}") as no:
        replayed(moves=moves)
    assert (no.value.at, [no.value.seat, no.value.text]) == (len(moves) - 1, moves[-1])
    assert isinstance(no.value.why, why)


def test_leave_is_a_move_of_any_player_asked_or_not():
    now = replayed(moves=[FIRST, [FIRST[0], "leave"]]).match
    assert FIRST[0] in now.state.gone
    assert now.ply == 2


# Positions


def test_a_record_may_start_from_a_position_whose_luck_without_a_seed_is_always_the_same():
    now = replayed(seed=..., position=POSITION, moves=[]).match
    assert now.state == LINE.plies[6].before.state
    assert (now.ply, now.opened) == (0, (0, 0, 0))
    assert now == replayed(seed=record.PLAIN_SEED, position=POSITION, moves=[]).match


def test_the_seed_beside_a_position_is_the_luck_of_what_follows():
    """Three seats that all show a 5: who takes the trick is drawn at random."""
    raw = POSITION | {"hands": [[5], [5], [5]], "shown": [None, None, None], "tricks": 0, "points": [0, 0, 0]}
    moves = [[0, "show 5"], [1, "show 5"], [2, "show 5"]]
    winners = {replayed(seed=str(seed), position=raw, moves=moves).match.state.points for seed in range(30)}
    assert len(winners) == 3


@pytest.mark.parametrize(
    ("held", "named", "played"),
    [
        ({}, {"win": "low"}, "low"),
        ({}, {}, "high"),
        ({"options": {}}, {"win": "low"}, "low"),
        ({"options": {"win": "low"}}, {}, "low"),
        ({"options": {"win": "low"}}, {"win": "high"}, "high"),
    ],
)
def test_options_come_from_the_record_or_the_position_and_last_from_the_game(held, named, played):
    assert replayed(position=BARE | held, options=named, moves=[]).match.state.options.win == played


def test_a_position_of_an_old_version_is_brought_up_to_date_before_its_options_are_read():
    newer = changed(MORRA, version=2, upgrades={1: lambda raw: raw | {"options": {"win": raw.pop("wins")}}})
    old = BARE | {"wins": "low"}
    again = record.replay(record.read(written(position=old, moves=[])), {"morra": newer})
    assert again.match.state.options.win == "low"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"pints": []}, "this is no state; Object contains unknown field"),
        ({"points": "many"}, "this is no state; Expected `array`, got `str` - at `.*points`"),
        ({"options": None}, "no state; Expected `object`, got `null` - at `.*options`"),
        ({"shown": []}, "position: the rules of morra can make nothing of this position .*IndexError"),
        ({"hands": [[], [], []]}, "leaves a seat without an answer"),
        ({"hands": [[1]] * 4, "shown": [None] * 4, "points": [0] * 4}, "it is one for 4 seats, not for 3"),
    ],
    ids=str,
)
def test_a_position_nobody_can_play_is_refused_before_anybody_sees_it(change, said):
    with pytest.raises(ValueError, match=said):
        replayed(seed=..., position=POSITION | change, moves=[])


def test_a_failure_of_the_rules_is_blamed_on_a_position_and_not_on_a_match_of_our_own():
    strange = {"morra": changed(MORRA, play=lambda state, seat, move, luck: 1 // 0)}
    raw = POSITION | {"shown": [None, None, None], "hands": [[1], [1], [1]]}
    with pytest.raises(ValueError, match=r"moves\[0\]: the rules of morra can make nothing .*ZeroDivisionError"):
        record.replay(record.read(written(seed=..., position=raw, moves=[[0, "show 1"]])), strange)
    with pytest.raises(ZeroDivisionError):
        record.replay(record.read(written()), strange)

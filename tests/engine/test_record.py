"""Records: a match as JSON, read strictly, replayed to the same match."""

import json
from dataclasses import replace

import pytest

from engine import codec, match, record
from engine.core import BadOption, IllegalMove, MatchOver, NotYourTurn
from engine.record import ForbiddenMove, Record
from tests.engine import laws
from tests.engine.toys import MORRA

GAMES = {"morra": MORRA}
LINE = laws.a_match(MORRA, 3, {"win": "low"}, "record")


def written(**changes):
    """A sound record of three moves, as JSON, with some of it changed; a key that becomes ... is left out."""
    sound = {
        "game": "morra",
        "version": 1,
        "seats": 3,
        "options": {"win": "low"},
        "seed": "record",
        "moves": [[ply.seat, str(ply.move)] for ply in LINE.plies[:3]],
    }
    return json.dumps({name: value for name, value in (sound | changes).items() if value is not ...})


def replayed(**changes):
    return record.replay(record.read(written(**changes)), GAMES)


def position():
    return codec.plain(MORRA.state, LINE.plies[6].before.state)


# Reading


def test_a_record_is_written_as_it_was_read():
    assert json.loads(record.write(record.read(written()))) == json.loads(written())
    with_position = written(seed=..., position=position())
    assert json.loads(record.write(record.read(with_position))) == json.loads(with_position)


def test_a_position_keeps_its_empty_fields():
    raw = position() | {"shown": [None, None, None]}
    assert json.loads(record.write(record.read(written(position=raw))))["position"] == raw


@pytest.mark.parametrize("name", ["game", "version", "seats", "options", "moves"])
def test_a_record_that_lacks(name):
    with pytest.raises(ValueError, match=f"record: {name}: Field required"):
        record.read(written(**{name: ...}))


def test_a_record_begins_with_a_seed_or_a_position():
    with pytest.raises(ValueError, match="expected a seed or a position"):
        record.read(written(seed=...))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"moved": []}, "moved: Extra inputs are not permitted"),
        ({"seats": "3"}, "seats: Input should be a valid integer"),
        ({"seats": True}, "seats: Input should be a valid integer"),
        ({"seats": 3.0}, "seats: Input should be a valid integer"),
        ({"version": None}, "version: Input should be a valid integer"),
        ({"seed": 7}, "seed: Input should be a valid string"),
        ({"options": ["win"]}, "options: Input should be an object"),
        ({"options": {"win": 1}}, "options.win: Input should be a valid string"),
        ({"position": []}, "position: Input should be an object"),
        ({"moves": {}}, "moves: Input should be a valid array"),
        ({"moves": [[0, "show 1"], ["1", "show 2"]]}, r"moves\[1\]\[0\]: Input should be a valid integer"),
        ({"moves": [[0]]}, r"moves\[0\]\[1\]: Field required"),
        ({"moves": [[0, "show 1", 2]]}, r"moves\[0\]: Tuple should have at most 2 items"),
        ({"moves": [{"seat": 0}]}, r"moves\[0\]: Input should be a valid array"),
    ],
    ids=str,
)
def test_keys_and_types_a_record_does_not_have_are_refused_with_their_place(changes, said):
    with pytest.raises(ValueError, match=f"^record: {said}"):
        record.read(written(**changes))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "0", "\ufeff", b"\xff\xfe", "[" * 5000])
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


def test_a_match_over_many_plies_has_one_entry_of_events_for_each_and_one_for_the_setting_up():
    assert len(replayed().events) == 4


def test_moves_are_read_with_case_and_spaces_aside():
    loud = [[seat, f" {text.upper().replace(' ', '  ')}"] for seat, text in record.read(written()).moves]
    assert replayed(moves=loud).match == replayed().match


def test_moves_are_added_as_the_rules_spell_them():
    longer = record.extended(record.read(written(moves=[])), (2, "  SHOW   3 "), (1, "Leave"))
    assert longer.moves == ((2, "show 3"), (1, "leave"))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "game: there is no 'chess'; expected one of: morra"),
        ({"version": 2}, "version: 2 is not known; expected 1 to 1"),
        ({"version": 0}, "version: 0 is not known; expected 1 to 1"),
        ({"moves": [[3, "show 1"]]}, r"moves\[0\]: there is no seat 3; expected 0 to 2"),
        ({"moves": [[-1, "leave"]]}, r"moves\[0\]: there is no seat -1; expected 0 to 2"),
    ],
    ids=str,
)
def test_what_is_no_match_of_ours_is_refused(changes, said):
    with pytest.raises(ValueError, match=f"^{said}"):
        replayed(**changes)


@pytest.mark.parametrize("changes", [{"seats": 9}, {"options": {"win": "most"}}, {"options": {"lose": "low"}}], ids=str)
@pytest.mark.parametrize("begun", [{}, {"position": position()}], ids=["set up", "position"])
def test_options_the_game_does_not_have_are_refused(changes, begun):
    with pytest.raises(BadOption):
        replayed(**begun, **changes)


# Forbidden moves


def test_a_forbidden_move_is_named_with_its_place_and_what_was_allowed():
    (first, second, _) = record.read(written()).moves
    with pytest.raises(
        ForbiddenMove, match=r"^moves\[1\]: \d:show 99: 'show 99' is not allowed here; allowed: show"
    ) as no:
        replayed(moves=[first, [second[0], "show 99"]])
    assert (no.value.at, no.value.seat, no.value.text) == (1, second[0], "show 99")
    assert isinstance(no.value.why, IllegalMove)


def test_a_move_of_a_seat_that_is_not_asked_is_forbidden():
    (first, _, _) = record.read(written()).moves
    with pytest.raises(ForbiddenMove, match=r"^moves\[1\]: .*nothing is asked of seat") as no:
        replayed(moves=[first, first])
    assert isinstance(no.value.why, NotYourTurn)


def test_a_move_after_the_end_is_forbidden():
    whole = [[ply.seat, str(ply.move)] for ply in LINE.plies]
    for late in ("show 1", "leave"):
        with pytest.raises(ForbiddenMove, match=rf"^moves\[{len(whole)}\]: 0:{late}: the match is over") as no:
            replayed(moves=[*whole, [0, late]])
        assert isinstance(no.value.why, MatchOver)


# Leaving


def test_leave_is_a_move_of_any_player_asked_or_not():
    (first, _, _) = record.read(written()).moves
    now = replayed(moves=[first, [first[0], "leave"]]).match
    assert first[0] in now.state.gone
    assert now.ply == 2


def test_leave_too_is_read_with_case_and_spaces_aside():
    assert replayed(moves=[[0, "  Leave "]]).match == replayed(moves=[[0, "leave"]]).match


def test_nobody_leaves_twice():
    with pytest.raises(ForbiddenMove, match=r"moves\[1\]: 0:leave: seat 0 has already left"):
        replayed(moves=[[0, "leave"], [0, "leave"]])


# Positions


def test_a_record_may_start_from_a_position():
    now = replayed(seed=..., position=position(), moves=[]).match
    assert now.state == LINE.plies[6].before.state
    assert (now.ply, now.opened) == (0, (0, 0, 0))


def test_the_seed_beside_a_position_is_the_luck_of_what_follows():
    """Three seats that all show a 5: who takes the trick is drawn at random."""
    raw = position() | {"hands": [[5], [5], [5]], "shown": [None, None, None], "tricks": 0, "points": [0, 0, 0]}
    moves = [[0, "show 5"], [1, "show 5"], [2, "show 5"]]
    winners = {replayed(seed=str(seed), position=raw, moves=moves).match.state.points for seed in range(30)}
    assert len(winners) == 3


def test_without_a_seed_the_luck_of_a_position_is_the_same_for_ever():
    one, other = (replayed(seed=seed, position=position(), moves=[]).match for seed in (..., record.PLAIN_SEED))
    assert one == other


def without_options():
    return {name: value for name, value in position().items() if name != "options"}


@pytest.mark.parametrize(
    ("held", "named", "played"),
    [
        ({}, {"win": "low"}, "low"),
        ({}, {}, "high"),
        ({"options": {}}, {"win": "low"}, "low"),
        ({"options": {"win": "low"}}, {}, "low"),
        ({"options": {"win": "low"}}, {"win": "low"}, "low"),
    ],
)
def test_options_come_from_the_position_or_the_record_and_last_from_the_game(held, named, played):
    assert replayed(position=without_options() | held, options=named, moves=[]).match.state.options.win == played


def test_a_record_that_names_other_options_than_its_position_has_is_refused():
    with pytest.raises(ValueError, match=r"^options: win is 'high', but the position has 'low'$"):
        replayed(position=position(), options={"win": "high"}, moves=[])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (None, "no state; options: "),
        ([], "no state; options: "),
        ({"win": "most"}, "no state; options.win: "),
        ({"win": [1]}, "no state; options.win: "),
        ({"lose": "low"}, "no state; options.lose: "),
    ],
)
def test_options_that_a_state_cannot_have_are_told_as_such(options, said):
    with pytest.raises(ValueError, match=said):
        replayed(position=without_options() | {"options": options}, moves=[])


def test_the_options_of_a_position_of_an_old_version_are_read_when_it_is_up_to_date():
    newer = replace(MORRA, version=2, upgrades={1: lambda raw: raw | {"options": {"win": raw.pop("wins")}}})
    old = record.read(written(position=without_options() | {"wins": "low"}, options={"win": "high"}, moves=[]))
    with pytest.raises(ValueError, match=r"^options: win is 'high', but the position has 'low'$"):
        record.replay(old, {"morra": newer})


def test_a_position_of_an_old_version_is_brought_up_to_date():
    newer = replace(
        MORRA, version=2, upgrades={1: lambda raw: raw | {"points": [score * 10 for score in raw["points"]]}}
    )
    old = record.read(written(seed=..., position=position(), moves=[]))
    points = record.replay(old, {"morra": newer}).match.state.points
    assert points == tuple(score * 10 for score in LINE.plies[6].before.state.points)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"pints": []}, "this is no state; pints: Unexpected keyword argument"),
        ({"points": "many"}, "this is no state; points: Input should be a valid array"),
        ({"shown": []}, "position: the rules of morra can make nothing of this position .*IndexError"),
        ({"hands": [[], [], []]}, "leaves a seat without an answer"),
        ({"hands": [[1]] * 4, "shown": [None] * 4, "points": [0] * 4}, "it is one for 4 seats, not for 3"),
    ],
    ids=str,
)
def test_a_position_nobody_can_play_is_refused_before_anybody_sees_it(change, said):
    with pytest.raises(ValueError, match=said):
        replayed(seed=..., position=position() | change, moves=[])


def test_a_position_that_turns_out_to_be_nonsense_later_is_refused_with_the_move_that_showed_it():
    raw = position() | {"shown": [None, None, None], "hands": [[1], [1], [1]], "points": [0, 0, 0, 0, 0]}
    strange = replace(MORRA, play=lambda state, seat, move, luck: 1 // 0)
    sound = record.read(written(seed=..., position=raw, moves=[[0, "show 1"]]))
    with pytest.raises(ValueError, match=r"moves\[0\]: the rules of morra can make nothing .*ZeroDivisionError"):
        record.replay(sound, {"morra": strange})


def test_a_failure_of_the_rules_in_a_match_of_our_own_is_not_blamed_on_the_record():
    strange = replace(MORRA, play=lambda state, seat, move, luck: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        record.replay(record.read(written()), {"morra": strange})


def test_a_record_cannot_be_changed():
    with pytest.raises(ValueError):
        record.read(written()).seats = 2
    assert isinstance(record.read(written()), Record)


def test_the_match_resumed_from_the_middle_has_the_same_questions():
    ply = LINE.plies[6]
    now = replayed(seed=..., position=codec.plain(MORRA.state, ply.before.state), moves=[]).match
    assert MORRA.asks(now.state) == MORRA.asks(ply.before.state)
    assert match.waiting_for(MORRA, now) == match.waiting_for(MORRA, ply.before)

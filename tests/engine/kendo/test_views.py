"""What is seen and imagined, what need not be asked, what positions are refused, and why a move is."""

from random import Random

import pytest

from engine import codec, match, record
from engine.games.kendo import GAME
from engine.games.kendo.parts import PLACE, sub_decks
from engine.games.kendo.state import View
from tests.engine import laws
from tests.engine.forbidden import forbidden
from tests.engine.kendo.drawing import after, asked, come, drawn, full, short, step, told
from tests.engine.kendo.test_competition import contest, opening

SCENE = """
 *0 men1 do3 bogyo
  1 men12 men>kote kamae
  2 seme jodan
 basics do8 do10
 others mushin
 played kote2 kote>do
"""


def looked(state):
    return [GAME.rules.view(state, seat) for seat in (None, *range(len(state.hands)))]


def test_hands_are_seen_by_their_owner_only_until_the_match_is_over():  # KD-R11
    assert not {"hands", "decks", "choices"} & set(View.__struct_fields__)
    views = looked(drawn(SCENE))
    assert [seen.hand for seen in views] == [None, *drawn(SCENE).hands]
    for seen in views:
        assert (seen.hand_sizes, seen.deck_sizes, seen.open_hands) == ((3, 3, 2), (2, 0, 1), ())
        assert seen.played == (("kote2",), (full("kote>do"),), ())
    over = after(drawn("*0 men1 do3\n 1 bogyo"), "open men", "parry bogyo")
    assert [(seen.open_hands, seen.asked) for seen in looked(over)] == [((("do3",), ()), ())] * 3


def test_what_was_pulled_or_drawn_is_marked_for_its_owner_and_named_to_nobody_else():  # KD-R11, KD-R15
    pulled = step(drawn("*0 maki_age do3\n 1 men1 jodan tsuki9 seme"), "open maki_age")
    state = pulled.state
    assert [card for card in PLACE if f'"{card}"' in codec.dump(pulled.events)] == ["maki_age"]
    [new] = GAME.rules.view(state, 0).drawn
    assert new in state.hands[0]
    assert list(state.hands[0]) == sorted(state.hands[0], key=PLACE.__getitem__), "in the order of the box"
    assert GAME.rules.view(state, 1).drawn == GAME.rules.view(state, None).drawn == ()
    twice = after(drawn("*0 kote2 do3\n 1 men1 jodan tsuki9 seme"), "open kote")
    assert len(GAME.rules.view(twice, 0).drawn) == 2
    assert GAME.rules.imagine(GAME.rules.view(state, 0), Random(1)).drawn == ((new,), (), (), ()), (
        "of others nobody knows it"
    )
    state = after(opening("*0 men1 bogyo\n 1 men12 do3"), "switch bogyo basics", "draw counters")
    assert GAME.rules.view(state, 0).drawn == ("do8", full("men>men"))
    assert GAME.rules.view(after(state, "open do"), 0).drawn == ()


# What is imagined


@pytest.mark.parametrize(("seats", "mode"), [(3, "duel"), (2, "competition")])
def test_what_is_imagined_looks_the_same_and_has_every_card_of_the_box_once(seats, mode):  # KD-R2, KD-R3, KD-R11
    state = GAME.rules.setup(seats, {"mode": mode, "ippons": "2"}, Random(4)).state
    for _ in range(3):
        ask = GAME.rules.asks(state)[0]
        state = GAME.rules.play(state, ask.seat, ask.options[0], Random(1)).state
    box = sorted(card for deck in sub_decks(mode == "competition") for card in deck)
    for seen in looked(state):
        deals = [GAME.rules.imagine(seen, Random(luck)) for luck in range(30)]
        assert {GAME.rules.view(deal, seen.seat) for deal in deals} == {seen}
        assert len({deal.hands for deal in deals}) > 25 < len({deal.decks for deal in deals})
        for deal in deals[:5]:
            assert sorted(card for pile in (*deal.hands, *deal.decks, *deal.played) for card in pile) == box


@pytest.mark.parametrize(
    "picture",
    [
        "0 men1 do3\n *1 seigan bogyo kote2\n others kamae kamae\n threat 0>1 men jodan",  # KD-9
        "0 men1 do3\n *1 fudoshin do8\n threat 0>1 men",
        "0 men1 do3\n *1 fudoshin do8\n threat 0>1 kote counter",
        "0 men1 do3\n *1 fudoshin do8\n threat 0>1 taiatari",
    ],
)
def test_a_player_who_is_asked_is_imagined_with_an_answer(picture):  # KD-9
    seen = GAME.rules.view(drawn(picture), 0)
    assert not [luck for luck in range(20) if told(GAME.rules.imagine(seen, Random(luck))) == ["stuck"]]


def test_a_player_who_must_discard_is_imagined_without_an_opening_and_used_up_jikan_desu_not_at_all():  # KD-5, KD-32
    state = come(drawn("0 men1 do3\n *1 seigan bogyo\n basics men6"), "start").state
    deals = [GAME.rules.imagine(GAME.rules.view(state, 0), Random(luck)) for luck in range(20)]
    assert not [deal for deal in deals if any(card[-1].isdigit() for card in deal.hands[1])]
    for jikan in ("used", "unused"):
        seen = GAME.rules.view(contest("*0 men1\n 1 do3 seme seme", jikan=jikan), 0)
        met = any("jikan_desu" in GAME.rules.imagine(seen, Random(luck)).hands[1] for luck in range(60))
        assert met == (jikan == "unused")
    many = GAME.rules.view(drawn("*0 " + "men1 " * 9 + "\n 1 " + "seme " * 60), 0)
    assert GAME.rules.view(GAME.rules.imagine(many, Random(2)), 0) == many


@pytest.mark.parametrize(
    ("picture", "more", "stake"),
    [
        ("*0 men1\n 1 do3 do8 bogyo", {}, "cards"),  # KD-20
        ("*0 men1\n 1 do3 do8", {}, "all"),  # KD-R17
        ("*0 men1\n 1 -", {}, "win"),  # KD-R20: between the last two
        ("*0 men1\n 1 -\n 2 do3", {}, "cards"),
        ("*0 men1\n 1 -\n 2 do3\n out 1", {}, "all"),
        ("*0 men1\n 1 do3", {"mode": "competition"}, "ippon"),  # KD-R23
        ("*0 men1\n 1 do3", {"mode": "competition", "ippons": [["M"], []]}, "match"),
        ("*0 men1\n 1 do3", {"mode": "competition", "first_to": 1}, "match"),
    ],
)
def test_a_view_says_what_a_strike_gains_that_nothing_stops(picture, more, stake):
    assert GAME.rules.view(drawn(picture, **more), 0).stake == stake


# What need not be asked, and moves that may be given at once


@pytest.mark.parametrize(
    ("picture", "more", "due"),
    [
        ("*0 do3\n 1 men1 bogyo", {}, True),  # KD-R40: the only card of one of the last two
        (" 0 do3 kamae\n*1 men1\n threat 0>1 men", {}, True),
        ("*0 kamae\n 1 men1 bogyo\n 2 men6", {"stage": "discard"}, True),
        (" 0 do3 kamae\n*1 men1 seme\n threat 0>1 men", {}, False),  # KD-9: nobody can see that one answers
        ("*0 do3\n 1 men1 bogyo\n 2 men6", {}, False),  # KD-R9: several targets
        ("*0 do3\n 1 men1 bogyo", {"mode": "competition"}, False),  # KD-32: time may be called
    ],
)
def test_a_question_whose_answer_everybody_knows_is_foregone(picture, more, due):  # KD-R40
    assert GAME.pacing.foregone(GAME.rules.view(drawn(picture, **more), None)) == due


@pytest.mark.parametrize(
    ("state", "seat", "offered", "missing"),
    [
        (opening("*0 do3 seme\n 1 men1"), 0, {"switch seme others, counters", "switch seme others, counters, do"},
         {"switch seme others", "switch do others, counters, do"}),  # KD-23: an answer of its own, and a card gone
        (drawn(" 0 do3 kamae\n*1 seigan men1 bogyo\n threat 0>1 men jodan"), 1,
         {"stop seigan, men", "stop seigan, bogyo, men"}, set()),  # KD-12
        (drawn(" 0 do3 kamae\n*1 tsuki4 bogyo tai_sabaki\n threat 0>1 men"), 1,
         {"parry bogyo, tsuki", "deflect tai_sabaki, tsuki"}, set()),  # KD-16
        (drawn(" 0 do3\n*1 tsuki4 men>do\n threat 0>1 men"), 1, set(), {"counter men>do, tsuki"}),  # KD-R12
    ],
)  # fmt: skip
def test_moves_between_which_nobody_else_acts_may_be_given_at_once(state, seat, offered, missing):  # KD-R39
    found = {short(each) for each in match.together(GAME, state, seat)}
    assert offered <= found
    assert not missing & found


@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "duel"), (4, "duel"), (2, "competition")])
def test_what_is_offered_at_once_or_foregone_is_legal_and_depends_on_nothing_hidden(seats, mode):  # KD-R39, KD-R40
    for ply in laws.a_match(GAME, seats, match.chosen(GAME, seats, {"mode": mode}), f"waits {mode}").plies:
        luck, state = Random(ply.before.ply), ply.before.state
        offered = match.together(GAME, state, ply.seat)
        assert len({str(each) for each in offered}) == len(offered)
        assert match.together(GAME, GAME.rules.imagine(GAME.rules.view(state, ply.seat), luck), ply.seat) == offered
        for several in luck.sample(offered, min(3, len(offered))):
            now = ply.before
            for text in several.steps:
                now, _ = match.answer(GAME, now, ply.seat, match.parse(GAME, now, ply.seat, text))
        if due := match.foregone(GAME, ply.before):
            [ask] = GAME.rules.asks(state)
            assert due == (ask.seat, ask.options[0])
            assert len(ask.options) == 1


# Positions as people write them

PLAIN = {"hands": [["men1", "bogyo"], ["do3"]]}
THREAT = {"attacker": 0, "defender": 1, "strike": "men"}
CONTEST = {"options": {"mode": "competition"}}


@pytest.mark.parametrize(
    ("picture", "more", "leads_to"),
    [
        ("*0 bogyo\n 1 do3\n basics men1", {}, (0, "discard")),
        ("*0 -\n 1 do3\n 2 do8", {"stage": "discard"}, (1, "open")),
        ("*0 do3 do8\n 1 do10", {"stage": "bonus"}, (0, "open")),
        ("0 men1\n *1 do3 do8 kote7\n threat 0>1 men", {}, (1, "open")),
        ("0 do3\n *1 kamae kamae kamae\n threat 0>1 men jodan", {}, (1, "answer")),
        ("*0 do3\n 1 do8", {"mode": "competition", "stage": "switch"}, (0, "open")),
        ("*0 do3\n 1 do8", {"mode": "competition", "stage": "draw"}, (0, "open")),
        ("*0 do3\n 1 do8", {"mode": "competition", "stage": "refill"}, (0, "open")),
        ("*0 bogyo\n 1 do8\n basics men1", {"mode": "competition"}, (0, "open")),
    ],
)
def test_a_question_with_no_answer_is_led_on(picture, more, leads_to):  # KD-9
    """A position that is loaded goes on as play would. One that is only imagined asks, with the one answer there is."""
    state = drawn(picture, **more)
    assert told(state) == ["stuck"]
    assert asked(after(state, "stuck")) == leads_to
    position = {"game": "kendo", "version": 1, "seats": len(state.hands), "options": {}, "position": codec.plain(state)}
    now = record.replay(record.read(codec.dump(position | {"moves": []})))
    assert asked(now.match.state) == leads_to
    assert now.events == (step(state, "stuck").events,)


# What is forbidden

TWO = "*0 men1 men>do jodan seme taiatari bogyo\n 1 do3 kote2"
THREE = "*0 men1\n 1 do3\n 2 kote2"
REINFORCED = "0 do3\n *1 seigan kamae bogyo men6\n threat 0>1 men jodan"
ATTACKED = "0 do3\n *1 kote2 kote>do men>do mushin kamae bogyo seigan\n threat 0>1 men"
FOUR = "0 do3\n *1 men1 men>do\n 2 do8\n 3 do10\n threat 0>1 men"
PUSHED = "0 do3\n *1 kote2 kamae seigan\n threat 0>1 taiatari"
HANDS = "*0 men1 men6 kote2 bogyo\n 1 do3\n basics {}"
CHANGE = {"stage": "change", "choices": [None, None]}
BONUS = after(drawn("*0 do3 do8\n 1 -\n 2 do10\n 3 men6\n basics men1\n others bogyo"), "open do at 1")
SWITCHING = opening("*0 men1 bogyo\n 1 men12 kote7")
FEW = opening("*0 men1 bogyo\n 1 men12", "basics do8\n others kamae seigan")
SPARED = after(drawn("*0 kote2 do3\n 1 men1 men6 men12\n 2 do8\n 3 do10"), "open kote at 1")
STOPPERS, YELLOW = ("SEIGAN", "FUDOSHIN"), ("TAI SABAKI", "KAMAE", "FUDOSHIN")


@pytest.mark.parametrize(
    ("state", "text", "clause"),
    [
        (drawn(TWO), "meet men", "KD-19"),
        (drawn(TWO), "open do", "KD-19"),
        (drawn(TWO), "open men>do", "KD-19"),
        (drawn(TWO), "open bogyo", "KD-19"),
        (drawn(TWO), "open taiatari jodan", "KD-19"),
        (drawn(TWO), "open men bogyo", "KD-19"),
        (drawn(TWO), "open men at 1", "KD-R9"),
        (drawn(TWO), "draw basics", "KD-29"),
        (drawn(THREE), "open men", "KD-R9"),
        (drawn(THREE), "open men at 0", "KD-R9"),
        (drawn(REINFORCED), "parry bogyo", "KD-11"),
        (drawn(REINFORCED), "stop kamae", "KD-10"),
        (drawn(ATTACKED), "open kote", "KD-9"),
        (drawn(ATTACKED), "meet men", "KD-9"),
        (drawn(ATTACKED), "meet kote", "KD-R12"),
        (drawn(ATTACKED), "counter bogyo", "KD-R12"),
        (drawn(ATTACKED), "counter kote>do", "KD-R12"),
        (drawn(ATTACKED), "counter men>do at 0", "KD-R9"),
        (drawn(ATTACKED.replace("mushin ", "")), "counter kote>do mushin", "KD-9"),
        (drawn(ATTACKED), "deflect bogyo", "KD-15"),
        (drawn(ATTACKED), "parry kamae", "KD-17"),
        (drawn(ATTACKED + " counter"), "parry bogyo", "KD-18"),
        (drawn(ATTACKED), "stop seigan", "KD-R12"),
        (drawn(PUSHED), "meet kote", "KD-14"),
        (drawn(FOUR), "meet men at 0", "KD-8"),
        (drawn(FOUR), "counter men>do at 0", "KD-R34"),
        (drawn(FOUR, meeting="ends"), "meet men at 2", "KD-8"),
        (drawn(PUSHED), "stop seigan", "KD-14"),
        (drawn(HANDS.format("do8"), **CHANGE), "open men", "KD-3"),
        (drawn(HANDS.format("do8"), **CHANGE), "change men12", "KD-3"),
        (drawn(HANDS.format("do8"), **CHANGE), "change bogyo", "KD-4"),
        (drawn(HANDS.format("do8"), **CHANGE), "change men1 men6", "KD-4"),
        (drawn(HANDS.format("do8 do10"), **CHANGE), "change kote2 men1", "KD-3"),
        (SWITCHING, "open men", "KD-23"),
        (SWITCHING, "switch kamae basics", "KD-23"),
        (after(SWITCHING, "switch bogyo basics"), "switch men basics", "KD-23"),
        (after(SWITCHING, "switch bogyo basics"), "draw basics", "KD-23"),
        (after(SWITCHING, "switch bogyo basics", "draw others"), "jikan", "KD-19"),
        (FEW, "switch men counters", "KD-27"),
        (contest("*0 jikan_desu men1\n 1 do3"), "jikan", "KD-32"),
        (drawn("*0 bogyo\n 1 do3\n basics do8", stage="discard"), "open men", "KD-5"),
        (drawn("*0 bogyo\n 1 do3\n basics do8", stage="discard"), "discard kamae", "KD-5"),
        (BONUS, "open do at 2", "KD-R18"),
        (BONUS, "draw counters", "KD-R18"),
        (contest("*0 men1\n 1 do3", stage="refill"), "open men", "KD-30"),
        (SPARED, "open do at 1", "KD-R16"),
    ],
)  # fmt: skip
def test_what_a_rule_forbids_is_not_offered(state, text, clause):
    assert forbidden(GAME, state, full(text)), clause

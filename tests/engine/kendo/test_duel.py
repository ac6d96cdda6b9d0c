"""A Duel, clause by clause, in drawn positions: the box, the change, attacks and answers, losses, and the end."""

from collections import Counter
from random import Random

import pytest

from engine import match
from engine.core import BadOption
from engine.games.kendo import GAME
from engine.games.kendo.parts import BODIES, CARDS, sub_decks
from engine.games.kendo.rules import first_attacker
from engine.games.kendo.table import Table
from tests.engine.kendo.drawing import after, asked, come, drawn, facts, hand, of_kind, step, told

DUEL, COMPETITION = {"mode": "duel", "ippons": "2"}, {"mode": "competition", "ippons": "2"}


def won(state):
    found = GAME.rules.outcome(state)
    return found and (found.winners, found.places, found.reason)


# The box and the deal


def test_a_duel_has_12_basics_16_counters_and_24_others():  # KD-R2, KD-R4, KD-R5
    basics, counters, others = sub_decks(jikan=False)
    assert Counter(CARDS[card].kind for card in basics) == dict.fromkeys(BODIES, 3)
    assert sorted(CARDS[card].number for card in basics) == list(range(1, 13))
    assert len({(CARDS[card].answers, CARDS[card].delivers) for card in counters}) == len(counters) == 16
    twice = ("jodan", "seme", "mushin", "seigan", "tai_sabaki", "kamae", "fudoshin", "taiatari", "maki_age")
    assert Counter(others) == dict.fromkeys(twice, 2) | {"tsubazeriai": 3, "bogyo": 3}
    assert {card for card, part in CARDS.items() if part.house} == {
        "kote-kaeshi-do", "kote-suriage-tsuki", "do-uchiotoshi-kote", "do-kaeshi-do", "do-uchiotoshi-tsuki",
    }  # fmt: skip
    assert all(part.name == part.kind.replace("-", " ").replace("_", " ").upper() for part in CARDS.values())


@pytest.mark.parametrize(
    ("seats", "options", "left", "held", "jikan"),
    [
        (2, DUEL, (6, 8, 14), {0: 3, 1: 4, 2: 5}, 0),  # KD-S1
        (3, DUEL, (3, 4, 9), {0: 3, 1: 4, 2: 5}, 0),
        (4, DUEL, (0, 0, 4), {0: 3, 1: 4, 2: 5}, 0),
        (2, COMPETITION, (8, 10, 19), {0: 2, 1: 3, 2: 3}, 1),  # KD-R3
        (2, COMPETITION | {"ippons": "1"}, (8, 10, 18), {0: 2, 1: 3, 2: 3}, 0),
    ],
)
def test_the_deal(seats, options, left, held, jikan):  # KD-R6
    state = GAME.rules.setup(seats, options, Random(1)).state
    assert tuple(map(len, state.decks)) == left
    assert [Counter(CARDS[card].deck for card in cards) for cards in state.hands] == [held] * seats
    assert sum(cards.count("jikan_desu") for cards in (*state.hands, *state.decks)) == jikan
    if options["mode"] == "competition":
        assert asked(state) == (state.first.seat, "switch")


def test_a_competition_is_for_two():  # KD-R1
    with pytest.raises(BadOption, match=r"^seats with mode competition cannot be '3'; it may be: 2$"):
        match.start(GAME, 3, seed="k", options={"mode": "competition"})


# The change

CHANGE = """
 0 men1 kote2 men>men jodan jodan
 1 men12 kote11 do>do bogyo bogyo
 basics do3 do8
 counters kote>men
 others {}
"""


def changing(others="seme"):
    return drawn(CHANGE.format(others), stage="change", choices=[None, None])


@pytest.mark.parametrize(("others", "jodan"), [("seme kamae", ["jodan", "jodan jodan"]), ("seme", ["jodan"]), ("", [])])
def test_up_to_two_cards_may_be_changed_and_no_more_than_their_sub_deck_has(others, jodan):  # KD-3, KD-4
    pairs = ["men1 kote2", "men1 men>men", "kote2 men>men"]
    mixed = ["men1 jodan", "kote2 jodan", "men>men jodan"] if jodan else []
    found = told(changing(others), 0)
    assert sorted(found) == sorted(
        ["keep", *(f"change {each}" for each in ("men1", "kote2", "men>men", *pairs, *mixed, *jodan))]
    )
    assert found[0] == "keep"


def test_all_choose_at_once_in_secret_and_new_cards_are_drawn_before_the_old_go_under():  # KD-36, KD-R7
    state = changing()
    assert [(ask.seat, ask.topic) for ask in GAME.rules.asks(state)] == [(0, "change"), (1, "change")]
    first = step(state, "1: change men12 kote11")
    assert (first.state.hands, first.state.decks, first.events, first.state.changed) == (
        state.hands,
        state.decks,
        (),
        (),
    )
    done = step(first.state, "0: change men1 kote2")
    assert (hand(done.state, 0)[:2], hand(done.state, 1)[:2]) == (["do3", "do8"], ["men1", "kote2"])
    assert done.state.decks[0] == ("men12", "kote11")
    assert of_kind(done, "changed")[0].counts == done.state.changed == (2, 2)
    assert of_kind(done, "first")[0] == done.state.first
    assert asked(done.state) == (done.state.first.seat, "open")
    keep, change = (after(state, f"0: {text}") for text in ("keep", "change men1 jodan"))
    assert [GAME.rules.view(keep, seat) for seat in (None, 1)] == [GAME.rules.view(change, seat) for seat in (None, 1)]
    assert str(GAME.rules.view(change, 0).choice) == "change men1 jodan"
    deals = [GAME.rules.imagine(GAME.rules.view(change, 1), Random(luck)) for luck in range(9)]
    assert {deal.choices[1] for deal in deals} == {None}
    assert len({deal.choices[0] for deal in deals}) > 3


@pytest.mark.parametrize(
    ("picture", "seat", "by", "totals", "hands", "basics"),
    [
        ("0 men12 kote2 tsuki9\n 1 men1 kote11 do10\n 2 men6 kote7 do8\n basics tsuki4", 0, "totals", [(23, 22, 21)],
         None, "tsuki4"),  # KD-R7, KD-37
        # KD-2, KD-R38: those level at the top change their lowest basic and compare again, the others nothing.
        ("0 men12 kote2\n 1 do3 kote11\n 2 do10 tsuki4\n 3 men1\n basics do8 kote7 tsuki5", 0, "totals",
         [(14, 14, 14, 1), (20, 18, 15, None)], "kote7 kote11", "kote2 do3 tsuki4"),
        ("0 men6 kote2\n 1 do3 tsuki5\n 2 do10 tsuki4\n basics do8", 2, "totals", [(8, 8, 14)], "do3 tsuki5", "do8"),
        # Without a sub-deck the highest card decides, then the next.
        ("0 men12 kote2\n 1 do3 kote11", 0, "card", [(14, 14)], None, ""),
        ("0 men12 kote7 men1\n 1 men12 do8", 1, "card", [(20, 20)], None, ""),
        ("0 men1 men1 tsuki4\n 1 tsuki4 men1 men1\n basics " + "men1 " * 60 + "men12 men6", None, "lot", None, None,
         None),
    ],
)  # fmt: skip
def test_the_highest_sum_of_basics_begins(picture, seat, by, totals, hands, basics):  # KD-2, KD-R7, KD-37
    table = Table(drawn(picture), Random(0))
    first = first_attacker(table)
    assert first.by == by
    if by == "lot":  # after 24 rounds
        assert len(first.totals) == 25
        assert {
            first_attacker(Table(drawn("0 men12\n 1 men12\n 2 men1"), Random(luck))).seat for luck in range(20)
        } == {0, 1}
    else:
        assert (first.seat, list(first.totals)) == (seat, totals)
        assert " ".join(table.decks[0]) == basics
        assert hands in (None, " ".join(table.hands[1]))


# What may be opened with, and what answers

EVERYTHING = (
    "men12 kote11 do10 tsuki9 " + " ".join(f"{one}>{other}" for one in BODIES for other in BODIES)
    + " jodan seme seigan tai_sabaki kamae fudoshin tsubazeriai bogyo taiatari maki_age"
)  # fmt: skip
DEFLECTIONS = {"deflect tai_sabaki", "deflect kamae", "deflect fudoshin"}
PARRIES = {"parry tsubazeriai", "parry bogyo"}


def answers(threat, cards=EVERYTHING):
    return set(told(drawn(f"0 men1\n *1 {cards}\n threat 0>1 {threat}")))


@pytest.mark.parametrize("strike", BODIES)
def test_a_strike_is_answered_by_itself_and_by_counters_that_begin_with_it(strike):  # KD-R12, KD-7, KD-15, KD-17, KD-18
    counters = {f"counter {strike}>{other}" for other in BODIES}
    assert answers(strike) == {f"meet {strike}"} | counters | DEFLECTIONS | PARRIES
    assert answers(f"{strike} counter") == {f"meet {strike}"} | counters | DEFLECTIONS, "a counter is not parried"


@pytest.mark.parametrize(
    ("threat", "stops"),
    [
        ("taiatari", "tai_sabaki kamae fudoshin"),  # KD-14, KD-18: yellow is answered by blue
        ("maki_age", "tai_sabaki kamae fudoshin"),
        ("men jodan", "seigan fudoshin"),  # KD-10, KD-35
        ("men seme", "mushin fudoshin"),
    ],
)
def test_yellow_and_reinforcements_are_stopped(threat, stops):
    cards = EVERYTHING + " mushin" * ("seme" in threat)
    assert answers(threat, cards) == {f"stop {each}" for each in stops.split()}


THREE_ANSWER = "*0 men1 do3 bogyo\n 1 men>do fudoshin men6\n 2 do8 kote7"
REINFORCED = "*0 men1 jodan do3\n 1 {} men12 kote7 kote11"
MUSHIN = "0 tsuki4\n *1 mushin {}\n threat 0>1 {}"


@pytest.mark.parametrize(
    ("picture", "texts", "now", "words"),
    [
        # KD-19: a basic alone or with one reinforcement, yellow alone, a counter never; KD-R8: equal bodies are one.
        ("*0 men1 men6 jodan jodan seme bogyo men>kote\n 1 men12", [], (0, "open"),
         "open men, open men jodan, open men seme"),
        ("*0 taiatari maki_age maki_age jodan\n 1 kamae", [], (0, "open"), "open taiatari, open maki_age"),
        # KD-R9: with more than two the target is named.
        ("0 men12\n *1 men1\n 2 kote7", [], (1, "open"), "open men at 0, open men at 2"),
        ("0 -\n *1 men1\n 2 bogyo\n out 0", [], (1, "open"), "open men"),
        # KD-S3, KD-9: a player who can answer must, and a single answer is asked for.
        ("0 men1\n *1 men1 kote>men men>tsuki tsuki4 tsuki>men\n threat 0>1 tsuki", [], (1, "answer"),
         "meet tsuki, counter tsuki>men"),
        ("*0 men1 do3\n 1 men12 kote7 seigan", ["open men"], (1, "answer"), "meet men"),
        # KD-S2, KD-R13: chains.
        ("*0 men1 kote>do bogyo men6\n 1 men>kote do3 kamae", ["open men", "counter men>kote"], (0, "answer"),
         "counter kote>do"),
        ("*0 men1 kote>do bogyo men6\n 1 men>kote do3 kamae", ["open men", "counter men>kote", "counter kote>do"],
         (1, "answer"), "meet do, deflect kamae"),
        ("*0 men1 kote>do bogyo men6\n 1 men>kote do3 kamae",
         ["open men", "counter men>kote", "counter kote>do", "meet do"], (0, "open"), "open men"),
        # KD-8, KD-15: a player who passed a strike on is its attacker; a passed counter is still a counter.
        ("*0 men1 do3\n 1 kamae kote7\n 2 men12 men6 bogyo", ["open men at 1", "deflect kamae at 2"], (2, "answer"),
         "meet men at 0, meet men at 1, parry bogyo"),
        ("*0 men1 kamae do3\n 1 men>kote kote7\n 2 kote11 bogyo tsubazeriai",
         ["open men at 1", "counter men>kote at 0", "deflect kamae at 2"], (2, "answer"), "meet kote"),
        # KD-15, KD-16: between two, or the last two, a deflection ends the exchange and the defender starts.
        ("*0 men1 do3\n 1 tai_sabaki kote7", ["open men", "deflect tai_sabaki"], (1, "open"), "open kote"),
        ("*0 men1 do3\n 1 kamae kote7\n 2 -\n out 2", ["open men", "deflect kamae"], (1, "open"), "open kote"),
        # KD-16, KD-17: after a parry too.
        ("*0 men1 do3\n 1 bogyo kote7", ["open men", "parry bogyo"], (1, "open"), "open kote"),
        # KD-S6, KD-14: after a neutralised yellow the attacker opens again, at anybody.
        ("*0 taiatari do3\n 1 kamae kote7\n 2 men1", ["open taiatari at 1", "stop kamae"], (0, "open"),
         "open do at 1, open do at 2"),
        # KD-S7, KD-11, KD-12: the reinforcement first, then the strike.
        (REINFORCED.format("seigan"), ["open men jodan"], (1, "reinforcement"), "stop seigan"),
        (REINFORCED.format("seigan"), ["open men jodan", "stop seigan"], (1, "answer"), "meet men"),
        # KD-17
        ("*0 men1 jodan do3\n 1 seigan bogyo do8", ["open men jodan", "stop seigan"], (1, "answer"), "parry bogyo"),
        # KD-14: FUDOSHIN stops a reinforcement and passes nothing on; two stop both.
        ("*0 men1 seme do3\n 1 fudoshin men6\n 2 men12", ["open men seme at 1", "stop fudoshin"], (1, "answer"),
         "meet men at 0, meet men at 2"),
        ("*0 men1 seme do3\n 1 fudoshin fudoshin do8", ["open men seme", "stop fudoshin"], (1, "answer"),
         "deflect fudoshin"),
        ("*0 men1 jodan do3\n 1 seigan kamae\n 2 men12 do8",
         ["open men jodan at 1", "stop seigan", "deflect kamae at 2"], (2, "answer"), "meet men at 0, meet men at 1"),
        # KD-13, KD-R43: MUSHIN lets any counter answer any attack, does one thing, and alone answers nothing.
        (MUSHIN.format("kote>do men>tsuki", "men"), [], (1, "answer"),
         "counter men>tsuki, counter men>tsuki mushin, counter kote>do mushin"),
        ("0 do3 do8\n *1 mushin kote>do bogyo\n threat 0>1 tsuki counter", ["counter kote>do mushin"], (0, "answer"),
         "meet do"),
        ("0 do3\n *1 mushin kote>do\n 2 men1\n threat 0>1 tsuki", [], (1, "answer"),
         "counter kote>do mushin at 0, counter kote>do mushin at 2"),
        ("*0 men1 seme do3\n 1 mushin kote>do men6", ["open men seme", "stop mushin"], (1, "answer"), "meet men"),
        ("*0 men1 seme do3\n 1 mushin mushin kote>do", ["open men seme", "stop mushin"], (1, "answer"),
         "counter kote>do mushin"),
        (MUSHIN.format("do3", "men"), [], (1, "answer"), "stuck"),
        (MUSHIN.format("kote>do kamae men6", "taiatari"), [], (1, "answer"), "counter kote>do mushin, stop kamae"),
        (MUSHIN.format("kote>do", "maki_age"), [], (1, "answer"), "counter kote>do mushin"),
        ("0 tsuki4 do3\n *1 mushin kote>tsuki kote2\n threat 0>1 taiatari", ["counter kote>tsuki mushin", "meet tsuki"],
         (1, "open"), "open kote"),
        # KD-5, KD-R31, KD-R36: with nothing to open with a card is discarded for a basic, which opens.
        ("*0 bogyo kamae jodan\n 1 men12\n basics do3 men6", ["stuck"], (0, "discard"),
         "discard jodan, discard kamae, discard bogyo"),
        ("*0 bogyo kamae jodan\n 1 men12\n basics do3 men6", ["stuck", "discard kamae"], (0, "open"),
         "open do, open do jodan"),
        ("*0 bogyo jodan\n 1 men12\n basics do3", ["stuck", "discard jodan"], (0, "open"), "open do"),
        ("*0 bogyo\n 1 men12\n basics do3", ["stuck", "discard bogyo"], (0, "open"), "open do"),
        # it passes
        ("*0 bogyo kamae\n 1 do>do\n 2 men12 bogyo", ["stuck"], (2, "open"), "open men at 0, open men at 1"),
        ("*0 bogyo kamae\n 1 -\n 2 men12 bogyo\n out 1", ["stuck"], (2, "open"), "open men"),
        # KD-R16: of three the loser starts against anyone; KD-39, KD-R32: also when one of four is out.
        ("*0 kote2 do3\n 1 men1 men6 men12\n 2 do8", ["open kote at 1"], (1, "open"),
         "open men at 0, open men at 2"),
        ("*0 kote2 do3\n 1 men1 men6 men12\n 2 do8\n 3 -\n out 3", ["open kote at 1"], (1, "open"),
         "open men at 0, open men at 2"),
        # Of four the taker, against anyone but the loser, also by counter.
        ("*0 kote2 do3\n 1 men1 men6 men12\n 2 do8\n 3 do10", ["open kote at 1"], (0, "open"),
         "open men at 2, open men at 3, open do at 2, open do at 3"),
        ("*0 men1 do3 kote2 kote7\n 1 men>tsuki men6\n 2 do8 kote11 jodan\n 3 do10",
         ["open men at 1", "counter men>tsuki at 2"], (1, "open"), None),
    ],
)  # fmt: skip
def test_who_is_asked_next_and_what_may_be_answered(picture, texts, now, words):
    state = after(drawn(picture), *texts)
    assert asked(state) == now
    assert words is None or told(state) == words.split(", ")


TWO = "*0 men1 men12 do3 kote2\n 1 men6 kote7 {}"
THREE = "*0 men1 do3 bogyo\n 1 men6 men>do men>men fudoshin\n 2 men12 do8 kote7"
FOUR = THREE + "\n 3 do10 men>kote tsuki4"
JOKER = "0 men1 do3\n *1 mushin kote>kote men>men\n 2 do8\n 3 do10\n threat 0>1 {}"
BACK, ON = ["open men at 1"], ["open men at 1", "deflect fudoshin at 2"]


@pytest.mark.parametrize(
    ("picture", "more", "texts", "now", "words"),
    [
        # KD-8: a basic that met a basic must be answered; it can be met again, countered, parried, and deflected.
        (TWO, {}, ["open men", "meet men"], (0, "answer"), "meet men"),
        (TWO.format("kote11 tsuki4 do8"), {}, ["open men", "meet men", "meet men"], (1, "open"), None),  # unanswered
        (TWO.format("men>kote kamae bogyo"), {}, ["open men", "meet men", "meet men"], (1, "answer"),
         "counter men>kote, deflect kamae, parry bogyo"),
        (TWO.format("men>kote kamae bogyo"), {}, ["open men", "meet men", "meet men", "counter men>kote", "meet kote"],
         (1, "open"), "open kote"),  # KD-R13: a basic that answers a counter ends it still
        (TWO.format("bogyo"), {}, ["open men", "meet men", "meet men", "parry bogyo"], (1, "open"), "open kote"),
        ("*0 men1 jodan men12 do3\n 1 seigan men6 kote7", {}, ["open men jodan", "stop seigan", "meet men"],
         (0, "answer"), "meet men"),  # and carries no reinforcement
        (TWO, {"meeting": "ends"}, ["open men", "meet men"], (0, "open"), "open men, open kote, open do"),
        # Of three it goes to anybody, as a counter and a deflection do.
        (THREE, {}, BACK, (1, "answer"),
         "meet men at 0, meet men at 2, counter men>men at 0, counter men>men at 2, counter men>do at 0,"
         " counter men>do at 2, deflect fudoshin at 0, deflect fudoshin at 2"),
        (THREE, {}, [*BACK, "meet men at 2"], (2, "answer"), "meet men at 0, meet men at 1"),
        (THREE, {}, [*BACK, "counter men>do at 2"], (2, "answer"), "meet do"),
        (THREE, {"meeting": "ends"}, BACK, (1, "answer"),
         "meet men, counter men>men at 0, counter men>men at 2, counter men>do at 0, counter men>do at 2,"
         " deflect fudoshin at 0, deflect fudoshin at 2"),
        (THREE, {"meeting": "ends"}, ["open men at 1", "deflect fudoshin at 2", "meet men"], (1, "open"), None),
        # KD-R14, KD-R34: of four not back at the attacker, but a counter of the strike itself, and what is deflected.
        (FOUR, {}, BACK, (1, "answer"),
         "meet men at 2, meet men at 3, counter men>men at 0, counter men>men at 2, counter men>men at 3,"
         " counter men>do at 2, counter men>do at 3, deflect fudoshin at 0, deflect fudoshin at 2,"
         " deflect fudoshin at 3"),
        (FOUR, {}, ON, (2, "answer"), "meet men at 0, meet men at 3"),  # who passed it on is the attacker
        (FOUR, {}, [*BACK, "meet men at 3"], (3, "answer"), "counter men>kote at 0, counter men>kote at 2"),
        (FOUR, {"meeting": "ends"}, [*BACK, "counter men>do at 3"], (3, "answer"), "meet do"),
        (FOUR, {"meeting": "ends"}, ["open men at 3"], (3, "answer"), "counter men>kote at 1, counter men>kote at 2"),
        (FOUR.replace("3 do10", "3 do10 men>men"), {}, [*BACK, "counter men>men at 3"], (3, "answer"),
         "counter men>men at 0, counter men>men at 1, counter men>men at 2, counter men>kote at 0,"
         " counter men>kote at 2"),  # also when it answers a counter
        (FOUR + " -\n out 3", {}, ON, (2, "answer"), "meet men at 0, meet men at 1"),  # KD-39
        # With MUSHIN only if it answers the strike by itself.
        (JOKER.format("men"), {}, [], (1, "answer"),
         "counter men>men at 0, counter men>men at 2, counter men>men at 3, counter men>men mushin at 0,"
         " counter men>men mushin at 2, counter men>men mushin at 3, counter kote>kote mushin at 2,"
         " counter kote>kote mushin at 3"),
        (JOKER.format("taiatari"), {}, [], (1, "answer"),
         "counter men>men mushin at 2, counter men>men mushin at 3, counter kote>kote mushin at 2,"
         " counter kote>kote mushin at 3"),
    ],
)  # fmt: skip
def test_at_whom_an_answer_that_is_an_attack_is_aimed(picture, more, texts, now, words):  # KD-8, KD-R41, KD-R14, KD-R34
    state = after(drawn(picture.replace(" {}", ""), **more), *texts)
    assert asked(state) == now
    assert words is None or told(state) == words.split(", ")


@pytest.mark.parametrize(
    ("picture", "opening", "answer", "strike", "target"),
    [
        ("*0 men1 jodan\n 1 men12 men>kote kamae", "open men", "counter men>kote", "kote", 0),
        ("*0 men1 jodan\n 1 men12 men>kote kamae", "open men", "deflect kamae", "men", 0),
        ("*0 men1 jodan\n 1 seigan men12", "open men jodan", "stop seigan", "jodan", 0),
        ("*0 taiatari do3\n 1 kamae men12", "open taiatari", "stop kamae", "taiatari", 0),
        (THREE_ANSWER, "open men at 1", "counter men>do at 2", "do", 2),
        (THREE_ANSWER, "open men at 1", "deflect fudoshin at 2", "men", 2),
        (THREE_ANSWER, "open men at 1", "meet men at 2", "men", 2),
        ("*0 men1 men6 jodan\n 1 men12 do3", "open men", "meet men", "men", 0),
    ],
)
def test_what_is_told_of_an_answer(picture, opening, answer, strike, target):  # KD-R11, KD-R14
    [told_of] = of_kind(step(after(drawn(picture), opening), answer), "play")
    assert (told_of.seat, told_of.strike) == (1, strike)
    assert "deflect kamae" in answer or told_of.target == target


def test_the_last_exchange_lies_there_until_the_next_is_opened():  # KD-R11, KD-R8, KD-13
    state = after(drawn("*0 men6 men1 do3\n 1 men6 bogyo kote2", meeting="ends"), "open men", "meet men")
    assert [(play.seat, play.deed, play.target, play.strike) for play in state.exchange] == [
        (0, "open", 1, "men"), (1, "meet", None, "men"),
    ]  # fmt: skip
    assert (state.exchange[0].cards, state.played[0]) == (("men1",), ("men1", "men6")), "the lowest is laid"
    again = after(state, "open do", "parry bogyo")
    assert ([event.deed for event in again.exchange], again.number) == (["open", "parry"], 2)
    joker = after(drawn(MUSHIN.format("kote>do bogyo", "tsuki counter")), "counter kote>do mushin")
    assert joker.exchange[0].cards == ("kote-kaeshi-do", "mushin")
    assert joker.played == ((), ("kote-kaeshi-do",), ("mushin",))
    opened = after(drawn("*0 men1 jodan do8\n 1 seigan men12 do3"), "open men jodan")
    assert (opened.played, opened.threat.reinforcement) == ((("men1",), (), ("jodan",)), "jodan")


# Losses


@pytest.mark.parametrize(
    ("picture", "texts", "kinds", "now", "taken"),
    [
        # KD-20, KD-S4, KD-9: two cards for a strike or a counter, one for yellow, settled at once.
        ("*0 kote2 do3\n 1 men1 men6 men12 do8", ["open kote"], ["play", "unanswered", "pulled"], (1, "open"), 2),
        ("*0 men1 do3 do8 do10\n 1 men>kote bogyo", ["open men", "counter men>kote"],
         ["play", "unanswered", "pulled"], (0, "open"), 2),
        ("*0 maki_age do3\n 1 men1 men6 men12", ["open maki_age"], ["play", "unanswered", "pulled"], (1, "open"), 1),
        # KD-8, KD-13: a basic that met a basic, and a counter with MUSHIN against yellow, cost as much as any.
        ("*0 men1 do3 do8 do10\n 1 men6 bogyo", ["open men", "meet men"], ["play", "unanswered", "pulled"],
         (0, "open"), 2),
        ("*0 taiatari do3 do8 do10\n 1 men>kote mushin bogyo", ["open taiatari", "counter men>kote mushin"],
         ["play", "unanswered", "pulled"], (0, "open"), 2),
        # The last two, or one.
        ("*0 kote2 do3\n 1 men1\n 2 do8 do10", ["open kote at 1"], ["play", "unanswered", "pulled", "dropped_out"],
         (2, "open"), 1),
        # KD-R17, KD-R18: a player with no cards stays until they must do something.
        ("*0 kote2 do3\n 1 men1\n 2 do8\n 3 do10", ["open kote at 1"], ["play", "unanswered", "pulled"], (0, "open"),
         1),
        ("*0 do3 do8\n 1 -\n 2 do10\n 3 men6\n basics men1\n others bogyo", ["open do at 1"], ["play", "dropped_out"],
         (0, "bonus"), 0),
        ("*0 do3 do8\n 1 -\n 2 do10\n 3 men6\n basics men1\n others bogyo", ["open do at 1", "draw others"], ["drew"],
         (0, "open"), 0),
        # KD-R27, KD-R33
        ("*0 do3 men12\n 1 -\n 2 do10\n 3 men6\n basics men1", ["open do at 1"], ["play", "dropped_out", "drew"],
         (0, "open"), 0),
        # nothing is shuffled
        ("*0 do3 men12\n 1 -\n 2 do10\n 3 men6\n played kote2 jodan", ["open do at 1"], ["play", "dropped_out"],
         (0, "open"), 0),
        # KD-R19
        ("*0 do3 men12\n 1 kote2\n 2 do10\n others bogyo", ["open do at 1"],
         ["play", "unanswered", "pulled", "dropped_out", "drew"], (2, "open"), 1),
        ("*0 men1 jodan do3\n 1 men12\n 2 do8 bogyo\n others kamae kamae", ["open men jodan at 1"],
         ["play", "unanswered", "pulled", "dropped_out", "drew"], (2, "open"), 1),
        ("*0 men1 jodan do3\n 1 seigan\n 2 do8 bogyo", ["open men jodan at 1", "stop seigan"], ["play", "dropped_out"],
         (2, "open"), 0),
        # KD-R18: the last attacker is who last aimed at them.
        ("*0 men1 do3\n 1 kamae men12\n 2 -\n 3 do10\n others bogyo", ["open men at 1", "deflect kamae at 2"],
         ["play", "dropped_out", "drew"], (1, "open"), 0),
        ("*0 men1 do3\n 1 men6 kote2\n 2 -\n 3 do10\n others bogyo", ["open men at 1", "meet men at 2"],
         ["play", "dropped_out", "drew"], (1, "open"), 0),  # KD-8
        # KD-22: of more a parry with the last card drops out without a bonus; of four the parried attacker starts.
        ("*0 men1 do3\n 1 bogyo\n 2 men6\n others kamae", ["open men at 1", "parry bogyo"], ["play", "dropped_out"],
         (2, "open"), 0),
        ("*0 men1 do3\n 1 bogyo\n 2 men6\n 3 kote2\n others kamae", ["open men at 1", "parry bogyo"],
         ["play", "dropped_out"], (0, "open"), 0),
        ("*0 men1\n 1 men>kote\n 2 do3", ["open men at 1", "counter men>kote at 0"], ["play", "dropped_out"],
         (2, "open"), 0),
    ],
)  # fmt: skip
def test_what_a_loss_costs_and_who_starts_then(picture, texts, kinds, now, taken):
    found = step(after(drawn(picture), *texts[:-1]), texts[-1])
    assert (facts(found), asked(found.state)) == (kinds, now)
    assert sum(event.count for event in of_kind(found, "pulled")) == taken


def test_a_bonus_is_drawn_from_any_sub_deck_and_a_pull_takes_any_card_secretly():  # KD-R15, KD-R18, KD-R35, KD-12
    state = after(drawn("*0 do3 do8\n 1 -\n 2 do10\n 3 men6\n basics men1\n others bogyo"), "open do at 1")
    assert told(state) == ["draw basics", "draw others"]
    assert hand(after(state, "draw others"), 0) == ["do8", "bogyo"]
    found = [
        step(drawn("*0 maki_age do3\n 1 men1 men6 seme jodan seigan"), "open maki_age", luck) for luck in range(40)
    ]
    assert {hand(each.state, 0)[-1] for each in found} == {"do3", "seme", "jodan", "seigan"}, "MEN lies before do3"
    assert len({(each.events, GAME.rules.view(each.state, None)) for each in found}) == 1
    reinforced = drawn("*0 men1 jodan do3\n 1 men12 kote7")
    lost = [len(of_kind(step(reinforced, "open men jodan", luck), "unanswered")) for luck in range(9)]
    assert set(lost) == {1, 2}, "the strike behind it may have lost its answer"


@pytest.mark.parametrize(
    ("picture", "more", "seats", "now"),
    [
        ("0 men1 do3\n 1 kamae men12\n *2 -\n 3 do10\n others bogyo", {}, [2], (3, "open")),  # KD-R19: no last attacker
        ("0 men1 do3\n 1 -\n *2 -\n 3 do10\n others bogyo\n out 1", {"last_attackers": [None, None, 1, None]}, [2],
         (3, "open")),
        ("0 men1 do3\n 1 -\n *2 -\n 3 -", {"last_attackers": [None, 0, 3, 2]}, [2, 3], (0, "open")),  # KD-R17: in a row
        ("*0 bogyo kamae\n 1 -\n 2 men12 bogyo", {}, [1], (2, "open")),  # KD-5: the start passes to one without cards
        ("*0 -\n 1 men6 kote2\n 2 do8\n 3 do10 bogyo", {"last_attackers": [3, None, None, None]}, [0], (3, "open")),
    ],
)  # fmt: skip
def test_a_starter_without_cards_drops_out(picture, more, seats, now):  # KD-R17, KD-R19
    found = come(drawn(picture, **more), "start")
    assert [event.seat for event in of_kind(found, "dropped_out")] == seats
    assert asked(found.state) == now


def test_played_basics_become_a_new_sub_deck():  # KD-5
    state = come(drawn("*0 bogyo kamae\n 1 men12\n played men6 do3 kote>do"), "start").state
    found = step(state, "discard kamae")
    assert facts(found) == ["play", "shuffled", "drew"]
    assert found.state.played == ((), ("kote-kaeshi-do",), ("kamae",))
    assert {after(state, "discard kamae", luck=luck).decks[0] for luck in range(9)} == {("men6",), ("do3",)}


# The end


@pytest.mark.parametrize(
    ("picture", "texts", "end"),
    [
        ("*0 kote2 do3\n 1 men1 men6", ["open kote"], ((0,), (1, 2), "last")),  # KD-R17, KD-R1
        ("*0 do3 men12\n 1 kote2\n 2 -\n 3 -\n out 2 3", ["open do"], ((0,), (1, 2, 4, 3), "last")),
        ("*0 do3\n 1 -", ["open do"], ((0,), (1, 2), "last")),  # KD-R20: to open at an empty hand is to win
        ("*0 bogyo\n 1 -\n basics do3", ["stuck", "discard bogyo", "open do"], ((0,), (1, 2), "last")),  # KD-5
        ("*0 bogyo\n 1 -", ["stuck"], ((0,), (1, 2), "last")),
        ("*0 men1\n 1 men>kote do3", ["open men", "counter men>kote"], ((1,), (2, 1), "last")),
        ("*0 bogyo kamae\n 1 do>do", ["stuck"], ((), (1, 1), "no_opening")),  # KD-R10
        # KD-22, KD-S10: a parry with the last card, of two or the last two.
        ("*0 men1 do3\n 1 bogyo", ["open men", "parry bogyo"], ((), (1, 1), "hikiwake")),
        ("*0 men1 do3\n 1 bogyo\n 2 -\n out 2", ["open men", "parry bogyo"], ((), (1, 1, 3), "hikiwake")),
        ("*0 men1\n 1 bogyo do3", ["open men", "parry bogyo"], None),
        # KD-R21: both hands empty.
        ("*0 men1\n 1 men6", ["open men", "meet men"], ((), (1, 1), "empty")),  # KD-8: the last card met by the last
        ("*0 men1\n 1 men>kote", ["open men", "counter men>kote"], ((), (1, 1), "empty")),
        ("*0 men1\n 1 kamae", ["open men", "deflect kamae"], ((), (1, 1), "empty")),
        ("*0 taiatari\n 1 kamae", ["open taiatari", "stop kamae"], ((), (1, 1), "empty")),
        ("*0 men1 jodan\n 1 seigan", ["open men jodan", "stop seigan"], ((), (1, 1), "empty")),
        ("*0 men1\n 1 men6\n 2 -\n 3 -\n out 3 2", ["open men", "meet men"], ((), (1, 1, 3, 4), "empty")),
        ("*0 men1\n 1 men>kote\n 2 -", ["open men at 1", "counter men>kote at 0"], ((), (3, 1, 1), "empty")),
        ("*0 men1\n 1 men>kote\n 2 -\n others kamae bogyo", ["open men at 1", "counter men>kote at 0"],
         ((1,), (3, 1, 2), "last")),
    ],
)  # fmt: skip
def test_how_a_duel_ends(picture, texts, end):
    assert won(after(drawn(picture), *texts)) == end


# Leaving


def left(state, seat):
    return GAME.rules.leave(state, seat, Random(0))


THREE = "*0 men1 do3\n 1 men12 kamae\n 2 do8 bogyo"
BONUS = "*0 do3 do8\n 1 -\n 2 do10\n 3 men6\n basics men1\n others bogyo"


@pytest.mark.parametrize(
    ("picture", "more", "texts", "seat", "now", "words"),
    [
        (THREE, {}, ["open men at 1"], 0, (1, "open"), None),  # an attack by them or at them is over
        (THREE, {}, ["open men at 1"], 1, (2, "open"), None),
        (THREE, {}, ["open men at 1"], 2, (1, "answer"), "meet men, deflect kamae"),
        (BONUS, {}, ["open do at 1"], 0, (2, "open"), None),
        (BONUS, {}, ["open do at 1"], 2, (0, "bonus"), "draw basics, draw others"),  # KD-R19: and they still start
        ("*0 do3\n 1 men1\n 2 do8\n 3 do10", {"spared": 1}, [], 2, (0, "open"), "open do at 1, open do at 3"),  # KD-39
        ("*0 do3\n 1 men1\n 2 -\n 3 do10\n out 2", {}, [], 2, (0, "open"), "open do at 1, open do at 3"),  # once more
    ],
)
def test_others_go_on_when_somebody_leaves(picture, more, texts, seat, now, words):  # KD-R22
    gone = left(after(drawn(picture, **more), *texts), seat).state
    assert asked(gone) == now
    assert words is None or told(gone) == words.split(", ")


def test_who_leaves_drops_out_without_a_bonus_and_their_cards_go_under():  # KD-R22, KD-R19
    found = left(drawn(THREE + "\n others seigan mushin", last_attackers=[1, None, None, None]), 0)
    assert (found.state.out, found.state.left, found.state.hands[0]) == ((0,), (0,), ())
    assert (sorted(found.state.decks[0]), found.state.decks[2]) == (["do3", "men1"], ("seigan", "mushin"))
    assert (hand(found.state, 1), asked(found.state)) == (["men12", "kamae"], (1, "open"))
    following = drawn("0 do3\n *1 do8\n 2 do10\n 3 -\n others bogyo\n out 3", stage="bonus", starter=2)
    assert asked(after(left(following, 2).state, "draw others")) == (0, "open"), (
        "who was to start is followed by the next"
    )


@pytest.mark.parametrize("mode", ["duel", "competition"])
def test_of_two_the_other_wins(mode):  # KD-R22, KD-R26
    found = left(drawn("*0 men1\n 1 do3", mode=mode), 0)
    assert won(found.state) == ((1,), (2, 1), "left")
    assert facts(found) == ["left", "over"]


def test_others_go_on_choosing_what_to_change():  # KD-R22
    state = drawn("0 men1\n 1 men12\n 2 do3\n basics do8", stage="change", choices=[None] * 3)
    state = after(state, "1: change men12")
    assert [ask.seat for ask in GAME.rules.asks(left(state, 2).state)] == [0]
    done = after(left(state, 2).state, "0: keep")
    assert (asked(done), done.changed) == ((1, "open"), (0, 1, 0))
    both = after(state, "0: keep")
    assert asked(left(both, 2).state) == (1, "open")
    assert [ask.seat for ask in GAME.rules.asks(left(both, 1).state)] == [2], "what they chose is no longer done"

"""A Competition, clause by clause, in drawn positions: switch and draw, ippon, hansoku, empty hands, and the time."""

import pytest

from engine.games.kendo import GAME
from tests.engine.kendo.drawing import after, asked, come, drawn, facts, hand, of_kind, step, told

PLENTY = """
 basics do8 do10 tsuki5 tsuki9
 counters men>men kote>kote do>do tsuki>tsuki
 others kamae kamae seigan mushin
"""
LEADING, LEVEL = [["M"], []], [["M"], ["K"]]


def contest(picture, decks="", **more):
    return drawn(f"{picture}\n{decks.strip()}", mode="competition", **more)


def opening(picture, decks=PLENTY, **more):
    return come(contest(picture, decks, **more), "start").state


def unanswered(picture, decks="", **more):
    """The defender, who has switched and drawn, comes to answer and cannot."""
    return come(contest(picture, decks, **more), "react")


def won(state):
    found = GAME.rules.outcome(state)
    return found and (found.winners, found.reason)


# Switch and draw

SWITCHED = ["switch bogyo others", "draw others"]
DEFENDED = [*SWITCHED, "open men", "switch do basics", "draw others"]
OPENED = "*0 men1 taiatari bogyo\n 1 do3 {}"


@pytest.mark.parametrize(
    ("picture", "decks", "texts", "now", "words"),
    [
        # KD-23, KD-R8: switch, then draw, then choose; equal bodies are one answer.
        ("*0 men1 men6\n 1 men12", PLENTY, [], (0, "switch"),
         "switch men basics, switch men counters, switch men others"),
        ("*0 men1 bogyo\n 1 men12", PLENTY, ["switch bogyo basics"], (0, "draw"), "draw counters, draw others"),
        ("*0 men1 bogyo\n 1 men12", PLENTY, ["switch bogyo basics", "draw counters"], (0, "open"), "open men, open do"),
        (OPENED.format("kamae"), PLENTY, [*SWITCHED, "open men"], (1, "switch"), None),  # the defender too
        (OPENED.format("kamae"), PLENTY, DEFENDED, (1, "answer"), "deflect kamae"),
        # KD-24: before each play, once for a reinforced attack, not again after a parry.
        ("*0 men1 jodan bogyo\n 1 men12 seigan kote7", PLENTY,
         [*SWITCHED, "open men jodan", "switch kote others", "draw counters"], (1, "reinforcement"), "stop seigan"),
        ("*0 men1 jodan bogyo\n 1 men12 seigan kote7", PLENTY,
         [*SWITCHED, "open men jodan", "switch kote others", "draw counters", "stop seigan"], (1, "answer"),
         "meet men, counter men>men"),
        (OPENED.format("bogyo"), PLENTY, [*DEFENDED, "parry bogyo"], (1, "open"), "open do"),  # KD-R37
        (OPENED.format("kamae"), PLENTY, [*DEFENDED, "deflect kamae"], (1, "switch"), None),
        (OPENED.format("men12"), PLENTY, [*DEFENDED, "meet men"], (0, "switch"), None),
        (OPENED.format("men12 men6"), PLENTY, [*DEFENDED, "meet men", "switch taiatari basics", "draw others"],
         (0, "answer"), "deflect kamae"),  # KD-8
        (OPENED.format("kamae"), PLENTY, [*SWITCHED, "open taiatari", "switch do basics", "draw others", "stop kamae"],
         (0, "switch"), None),
        (OPENED.format("men>kote"), PLENTY, [*DEFENDED, "counter men>kote"], (0, "switch"), None),
        # KD-27: a sub-deck with nothing to be had is not offered.
        ("*0 men1 bogyo\n 1 men12", "basics do8\n others kamae seigan", [], (0, "switch"),
         "switch men basics, switch men others, switch bogyo basics, switch bogyo others"),
        ("*0 men1 do3\n 1 men12", "basics do8", ["switch do basics"], (0, "open"), "open men, open do"),
        ("*0 men1 do3\n 1 men12", "", [], (0, "open"), "open men, open do"),
        # KD-29: a player who cannot open draws a basic at no cost and opens with it.
        ("*0 bogyo jodan\n 1 men12", PLENTY, ["switch bogyo others", "draw counters"], (0, "open"),
         "open do, open do jodan"),
    ],
)  # fmt: skip
def test_who_is_asked_next_and_what_may_be_answered(picture, decks, texts, now, words):
    state = after(opening(picture, decks), *texts)
    assert asked(state) == now
    assert words is None or told(state) == words.split(", ")


def test_the_old_card_goes_under_its_own_sub_deck_and_only_the_sub_deck_is_told():  # KD-23, KD-R11
    found = [step(opening(f"*0 men1 {card}\n 1 men12"), f"switch {card} counters") for card in ("bogyo", "seme")]
    assert (facts(found[0]), found[0].events) == (["switched"], found[1].events)
    assert (found[0].state.decks[2][-1], len(found[0].state.decks[1])) == ("bogyo", 3)
    assert hand(found[0].state, 0) == ["men1", "men>men"]


def test_an_empty_hand_only_draws():  # KD-26
    state = opening("0 -\n *1 men12 do3", jikan="last", ippons=LEADING)
    state = after(state, "switch do basics", "draw others", "open men")
    assert (asked(state), hand(state, 0)) == ((0, "draw"), [])


def test_even_if_nothing_can_be_answered_afterwards():  # KD-24
    state = after(contest("*0 men1 bogyo\n 1 do3 kote7", PLENTY.replace("kamae kamae", "seme")), "open men")
    found = step(after(state, "switch kote basics"), "draw others")
    assert facts(found)[:3] == ["drew", "unanswered", "ippon"]


def test_played_cards_are_shuffled_when_a_card_is_to_be_drawn_and_not_before():  # KD-27, KD-R27
    decks = "basics do8\n counters men>men\n others kamae\n played tsuki4 tsuki5 kote>do bogyo"
    found = step(opening("*0 men1 bogyo\n 1 men12", decks), "switch bogyo basics")
    assert (facts(found), found.state.decks[0]) == (["switched"], ())
    state = after(found.state, "draw counters")
    assert (state.decks[1], state.played[1]) == ((), ("kote-kaeshi-do",))
    drew = step(opening("*0 men1 bogyo\n 1 men12", "basics\n counters men>men\n played tsuki4"), "switch men basics")
    assert facts(drew) == ["shuffled", "switched", "drew"], "the only sub-deck left is drawn from at once"
    assert (hand(drew.state, 0), drew.state.decks[0]) == (["tsuki4", "men>men", "bogyo"], ("men1",))
    assert [(event.deck, event.why) for event in of_kind(drew, "drew")] == [("counters", "play")]


@pytest.mark.parametrize("score", [[["M"], []], [[], ["M"]], [[], []]])
def test_a_start_that_only_passes_counts_as_an_exchange_and_comes_to_its_end(score):  # KD-29, KD-R25
    found = come(contest("*0 bogyo jodan\n 1 men12", number=3), "start")
    assert (facts(found), asked(found.state), found.state.number) == (["passed"], (1, "open"), 4)
    found = come(contest("*0 bogyo jodan\n 1 kamae", ippons=score), "start")
    assert (found.state.reason, found.state.number) == ("time", 60)
    assert found.state.winners == tuple(seat for seat, marks in enumerate(score) if marks)


# Ippon and hansoku

NONE = "0 bogyo\n *1 seme seme\n threat 0>1 {}"


@pytest.mark.parametrize(
    ("picture", "decks", "more", "kinds", "ippons", "hansoku", "end"),
    [
        (NONE.format("men"), PLENTY, {}, ["unanswered", "ippon"], (("M",), ()), (0, 0), (1, "refill")),  # KD-R23
        (NONE.format("kote"), PLENTY, {}, ["unanswered", "ippon"], (("K",), ()), (0, 0), (1, "refill")),
        (NONE.format("do"), PLENTY, {}, ["unanswered", "ippon"], (("D",), ()), (0, 0), (1, "refill")),
        # A counter scores the letter of what it delivers.
        ("*0 bogyo\n 1 seme\n threat 1>0 tsuki counter", PLENTY, {}, ["unanswered", "ippon"], ((), ("T",)), (0, 0),
         (0, "refill")),
        (NONE.format("men"), "", {"ippons": [["K"], ["D"]]}, None, (("K", "M"), ("D",)), (0, 0), ((0,), "ippon")),
        (NONE.format("men"), "", {"first_to": 1}, None, (("M",), ()), (0, 0), ((0,), "ippon")),  # KD-R30
        # KD-28, KD-R44: an unanswered reinforcement costs a card, no hansoku; with the last one the strike is an ippon.
        ("0 do3\n *1 men12 men6 seme\n threat 0>1 men jodan", "", {}, ["unanswered", "pulled"], ((), ()), (0, 0),
         (1, "answer")),
        ("0 do3\n *1 men12\n threat 0>1 men jodan", PLENTY, {}, ["unanswered", "pulled", "unanswered", "ippon"],
         (("M",), ()), (0, 0), (1, "refill")),
        # KD-R24: a hansoku for yellow; the second is an ippon and clears the pair.
        (NONE.format("taiatari"), PLENTY, {}, ["unanswered", "hansoku"], ((), ()), (0, 1), (1, "open")),
        (NONE.format("maki_age"), PLENTY, {"hansoku": [1, 1]}, ["unanswered", "hansoku", "ippon"], (("H",), ()), (1, 0),
         (1, "refill")),
        (NONE.format("taiatari"), "", {"hansoku": [0, 1], "ippons": LEADING}, None, (("M", "H"), ()), (0, 0),
         ((0,), "ippon")),
        # KD-26: a first hansoku with the attacker's last card is their ippon lost; after an ippon no hand is looked at.
        ("0 -\n *1 men1 seme\n threat 0>1 taiatari", PLENTY, {}, None, ((), ("E",)), (0, 1), (0, "refill")),
        ("0 -\n *1 seme seme\n threat 0>1 men", PLENTY, {}, None, (("M",), ()), (0, 0), (1, "refill")),
        ("0 -\n *1 seme seme\n threat 0>1 maki_age", PLENTY, {"hansoku": [0, 1]}, None, (("H",), ()), (0, 0),
         (1, "refill")),
        # KD-R25: an ippon in the 60th exchange counts.
        (NONE.format("men"), "", {"number": 60, "ippons": [[], ["M"]]}, None, (("M",), ("M",)), (0, 0), ((), "time")),
        (NONE.format("men"), "", {"number": 60}, None, (("M",), ()), (0, 0), ((0,), "time")),
        (NONE.format("men"), "", {"number": 60, "ippons": LEADING}, None, (("M", "M"), ()), (0, 0), ((0,), "ippon")),
    ],
)  # fmt: skip
def test_what_an_unanswered_attack_brings(picture, decks, more, kinds, ippons, hansoku, end):
    found = unanswered(picture, decks, **more)
    assert kinds is None or facts(found)[: len(kinds)] == kinds
    assert (found.state.ippons, found.state.hansoku, found.state.jikan) == (ippons, hansoku, "unused")
    assert end == (won(found.state) or asked(found.state))
    assert not won(found.state) or GAME.rules.outcome(found.state).places[0] == 1


def test_a_player_who_conceded_draws_up_to_six_first_and_starts_without_switch_and_draw():  # KD-30, KD-24, KD-S12
    state = unanswered("0 men1 do3\n *1 seme do8 do10\n threat 0>1 men", PLENTY).state
    for seat, had in ((1, 3), (1, 4), (1, 5), (0, 2), (0, 3)):
        assert (asked(state), len(state.hands[seat])) == ((seat, "refill"), had)
        state = after(state, "draw basics" if had == 3 else told(state)[-1])
    assert (len(state.hands[1]), len(state.hands[0])) == (6, 4)
    full = "kamae seme seme seigan do3 do8"
    found = unanswered(f"0 {full}\n *1 {full.replace('kamae', 'jodan')} do10\n threat 0>1 men", PLENTY)
    assert (asked(found.state), tuple(map(len, found.state.hands))) == ((1, "open"), (6, 7)), "more may be kept"
    found = unanswered("0 do3\n *1 seme\n counters men>men\n threat 0>1 men")
    assert [(event.seat, event.deck, event.why) for event in of_kind(found, "drew")] == [(1, "counters", "refill")]


# After an exchange: empty hands, the 60th, and JIKAN DESU

MET = "0 do3\n *1 men12 do8\n threat 0>1 men counter"
LAST = {"ippons": LEADING, "jikan": "last", "number": 7}  # seat 0 has called


@pytest.mark.parametrize(
    ("picture", "decks", "more", "text", "ippons", "end"),
    [
        # KD-26: an empty hand is an ippon for the other, before they could draw; two are none, and both draw.
        ("0 -\n *1 men>kote do3\n threat 0>1 men", PLENTY, {}, "counter men>kote", ((), ("K",)), (0, "refill")),
        ("0 -\n *1 men12 do3\n threat 0>1 men", PLENTY, {}, "meet men", ((), ("M",)), (0, "refill")),  # KD-8
        ("0 -\n *1 men12\n threat 0>1 men", PLENTY, {}, "meet men", ((), ("M",)), (0, "refill")),
        ("0 -\n *1 men12 do3\n threat 0>1 men", PLENTY, {"meeting": "ends"}, "meet men", ((), ("E",)),
         (0, "refill")),
        ("0 -\n *1 men12 do3\n threat 0>1 men counter", PLENTY, {}, "meet men", ((), ("E",)), (0, "refill")),
        ("0 do3\n *1 men12\n threat 0>1 men", PLENTY, {}, "meet men", ((), ()), (0, "switch")),  # it is answered yet
        ("0 do3\n *1 men12\n threat 0>1 men counter", PLENTY, {}, "meet men", (("E",), ()), (1, "refill")),
        ("0 do3\n *1 bogyo\n threat 0>1 men", PLENTY, {}, "parry bogyo", (("E",), ()), (1, "refill")),  # no hikiwake
        ("0 -\n *1 men12\n threat 0>1 men counter", PLENTY, {}, "meet men", ((), ()), (0, "refill")),
        ("0 -\n *1 mushin do>kote do3\n threat 0>1 maki_age", PLENTY, {}, "counter do>kote mushin", ((), ("K",)),
         (0, "refill")),  # KD-13: an ippon, no hansoku
        ("0 -\n *1 bogyo\n threat 0>1 men", PLENTY, {}, "parry bogyo", ((), ()), (1, "refill")),
        # KD-R25: after the 60th the leader wins or it is drawn.
        (MET, PLENTY, {"number": 60, "ippons": LEADING}, "meet men", (("M",), ()), ((0,), "time")),
        (MET, PLENTY, {"number": 60, "ippons": [[], ["M"]]}, "meet men", ((), ("M",)), ((1,), "time")),
        (MET, PLENTY, {"number": 60, "ippons": LEVEL}, "meet men", (("M",), ("K",)), ((), "time")),
        (MET, PLENTY, {"number": 59}, "meet men", ((), ()), (0, "switch")),
        # KD-32: without an ippon in the exchange after it the player who called has won, also with two empty hands.
        ("*0 men12 do3\n 1 do8\n threat 1>0 men counter", PLENTY, LAST, "meet men", (("M",), ()), ((0,), "jikan")),
        ("*0 bogyo do3\n 1 do8\n threat 1>0 men", PLENTY, LAST, "parry bogyo", (("M",), ()), ((0,), "jikan")),
        ("*0 kamae do3\n 1 do8\n threat 1>0 men", PLENTY, LAST, "deflect kamae", (("M",), ()), ((0,), "jikan")),
        ("*0 kamae do3\n 1 do8\n threat 1>0 maki_age", PLENTY, LAST, "stop kamae", (("M",), ()), ((0,), "jikan")),
        ("*0 men12\n 1 -\n threat 1>0 men counter", PLENTY, LAST, "meet men", (("M",), ()), ((0,), "jikan")),
    ],
)  # fmt: skip
def test_what_comes_after_an_answer(picture, decks, more, text, ippons, end):
    state = after(contest(picture, decks, **more), text)
    assert (state.ippons, won(state) or asked(state)) == (ippons, end)
    if end == (0, "refill") and ippons == ((), ()):
        while asked(state)[1] == "refill":
            state = after(state, told(state)[0])
        assert (tuple(map(len, state.hands)), asked(state)) == ((6, 6), (0, "switch")), "as before any other play"


@pytest.mark.parametrize(
    ("picture", "more", "end", "ippons", "hansoku"),
    [
        ("0 bogyo\n *1 do3\n threat 0>1 kote counter", {}, ((0,), "ippon"), (("M", "K"), ()), (0, 0)),
        ("*0 men1\n 1 do3\n threat 1>0 do", {}, (0, "refill"), (("M",), ("D",)), (0, 0)),  # play goes on
        ("*0 men1\n 1 do3\n threat 1>0 taiatari", {}, ((0,), "jikan"), (("M",), ()), (1, 0)),  # a first hansoku
        ("*0 men1\n 1 do3\n threat 1>0 taiatari", {"hansoku": [1, 0]}, (0, "refill"), (("M",), ("H",)), (0, 0)),
        ("*0 -\n 1 do3\n threat 1>0 taiatari", {}, (0, "refill"), (("M",), ("E",)), (1, 0)),  # KD-26: empty still
        # At one all the next ippon wins.
        (NONE.format("men"), {"ippons": LEVEL, "jikan": "extension"}, ((0,), "ippon"), (("M", "M"), ("K",)), (0, 0)),
    ],
)
def test_what_an_unanswered_attack_brings_after_time_was_called(picture, more, end, ippons, hansoku):  # KD-32, KD-R24
    state = unanswered(picture, PLENTY, **LAST | more).state
    assert ((won(state) or asked(state)), state.ippons, state.hansoku) == (end, ippons, hansoku)
    assert won(state) or state.jikan == "used"


CALL = "*0 jikan_desu men1 men6\n 1 {}"


@pytest.mark.parametrize(
    ("score", "jikan", "possible"),
    [
        (LEADING, "unused", True), (LEVEL, "unused", True), ([[], []], "unused", False), ([[], ["M"]], "unused", False),
        (LEVEL, "last", False), (LEVEL, "extension", False), (LEVEL, "used", False),
    ],
)  # fmt: skip
def test_time_is_called_once_at_1_0_for_oneself_or_at_1_1(score, jikan, possible):  # KD-32
    assert ("jikan" in told(contest(CALL.format("do3"), ippons=score, jikan=jikan))) == possible


def test_it_takes_the_place_of_an_opening_and_the_other_opens_uncounted():  # KD-32, KD-R42, KD-R25, KD-29
    found = step(contest(CALL.format("do3 do8"), ippons=LEADING, number=7), "jikan")
    assert (asked(found.state), found.state.jikan) == ((1, "open"), "last")
    assert "jikan_desu" not in str((found.state.hands, found.state.played, found.state.decks))
    assert [event.deed for event in of_kind(found, "play")] == ["jikan"]
    assert after(found.state, "open do").number == 7
    assert after(contest("*0 men1 do3\n 1 men12 do8", number=8), "open men").number == 9
    cannot = after(contest(CALL.format("bogyo kamae"), ippons=LEADING), "jikan")
    assert won(cannot) == ((0,), "jikan"), "if the other cannot open at all it has ended"
    empty = after(contest("*0 jikan_desu\n 1 men12 do8 bogyo", "others kamae kamae kamae", ippons=LEADING), "jikan")
    assert (won(empty), asked(empty)) == (None, (1, "switch"))
    assert len(after(empty, "switch bogyo others", "open do").hands[0]) == 1, "they only draw, and then may answer"


def test_with_nothing_else_to_open_one_may_call_or_draw_a_basic_and_who_could_not_call_is_asked_too():  # KD-29, KD-32
    state = contest("*0 jikan_desu bogyo\n 1 do3 men1", "basics kote2 kote7", ippons=LEADING)
    assert told(state) == ["draw basics", "jikan"]
    found = step(state, "draw basics")
    assert [(event.deck, event.why) for event in of_kind(found, "drew")] == [("basics", "opening")]
    assert told(found.state) == ["open kote"], "it is drawn to be opened with"
    assert told(contest("*0 jikan_desu bogyo\n 1 do3", ippons=LEADING)) == ["jikan"]
    without = contest("*0 seme bogyo\n 1 do3 men1", "basics kote2 kote7", ippons=LEADING)
    assert told(without) == ["draw basics"]
    assert told(after(without, "draw basics")) == ["open kote", "open kote seme"]


def test_at_1_1_all_is_shuffled_and_five_are_dealt():  # KD-32, KD-27
    state = contest(CALL.format("do3 do8 bogyo"), ippons=LEVEL, hansoku=[1, 0], number=7)
    found = step(state, "jikan")
    assert (found.state.jikan, found.state.hansoku, found.state.ippons) == ("extension", (1, 0), (("M",), ("K",)))
    assert facts(found) == ["play", "extended"]
    assert (tuple(map(len, found.state.decks)), found.state.played) == ((10, 12, 20), ((), (), ()))
    for cards in found.state.hands:
        assert [len(cards), sum("-" in card for card in cards), sum(card[-1].isdigit() for card in cards)] == [5, 2, 1]
    assert asked(found.state) == (1, "switch")
    assert "jikan_desu" not in str((found.state.hands, found.state.decks))
    assert len({step(state, "jikan", luck=luck).state.hands for luck in range(5)}) == 5


def test_it_may_be_switched_away_or_pulled():  # KD-32
    state = after(opening("*0 jikan_desu men1\n 1 do3", ippons=LEADING), "switch jikan_desu others")
    assert "jikan_desu" in state.decks[2]
    pulled = [
        come(contest("0 do8\n *1 jikan_desu men6 do3\n threat 0>1 men jodan", ippons=LEADING), "react", luck).state
        for luck in range(9)
    ]
    assert any("jikan_desu" in each.hands[0] for each in pulled)


@pytest.mark.parametrize(("jikan", "number"), [("last", 7), ("unused", 8)])
def test_a_start_that_passes_in_it_is_not_counted(jikan, number):  # KD-32, KD-29, KD-R25
    picture = "0 bogyo\n *1 kamae\n others bogyo bogyo\n counters men>do men>do"
    found = step(contest(picture, ippons=LEADING, jikan=jikan, number=7, stage="draw"), "draw others")
    assert ([event.seat for event in of_kind(found, "passed")], found.state.number) == ([1], number)

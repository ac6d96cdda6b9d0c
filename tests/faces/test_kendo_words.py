"""What is said of a Kendo Duel: every card, answer and event in every variant, short enough and telling why."""

import re
from itertools import product
from typing import get_args

import pytest

from engine.core import Ask
from engine.games.kendo.parts import CARDS, DECKS, OF_KIND, of_role
from engine.games.kendo.state import (
    Change,
    Changed,
    Counter,
    Deed,
    Deflect,
    Discard,
    Draw,
    Drew,
    DroppedOut,
    Event,
    Extended,
    First,
    Hansoku,
    Ippon,
    Jikan,
    Keep,
    Left,
    Mark,
    Meet,
    Open,
    Over,
    Parry,
    Passed,
    Play,
    Pull,
    Pulled,
    Reason,
    Shuffled,
    Stage,
    Stop,
    Stuck,
    Switch,
    Switched,
    Threat,
    Unanswered,
)
from faces import FACES
from faces.kendo.words import hint, option, value
from faces.lessons import lessons
from tests.faces.kendo_scenes import COMPETITION, EXCHANGE, HAND, NAMES, SAY, scene

FACE = FACES["kendo"]
SEATS, AIMS, LONG = range(4), (None, 0, 1, 2, 3), ("W" * 32, "M" * 32, "w" * 32, "m" * 32)
BASICS, COUNTERS, REINFORCE = of_role("basic"), of_role("counter"), of_role("reinforce")
DEFLECT, PARRY, YELLOW = of_role("deflect"), of_role("parry"), of_role("alternative")
STOPS = (*of_role("against"), *DEFLECT)


def every_move():
    yield from (Keep(), Jikan(), Stuck())
    yield from (Pull(place) for place in (1, 24))
    yield from (Draw(deck) for deck in DECKS)
    yield from (Open(*each) for each in product((*BASICS, *YELLOW), (None, *REINFORCE), AIMS))
    yield from (Counter(*each) for each in product(COUNTERS, (False, True), AIMS))
    yield from (Deflect(*each) for each in product(DEFLECT, AIMS))
    yield from (kind(card) for kind, cards in ((Meet, BASICS), (Parry, PARRY), (Stop, STOPS)) for card in cards)
    yield from (Discard(card) for card in OF_KIND)
    yield from (Switch(*each) for each in product(OF_KIND, DECKS))
    yield from (Change(first, second) for first, second in product(CARDS, (None, *CARDS)))


MOVES = list(every_move())


TOTALS = (((20, 21),), ((3, 3, None, None), (5, 7, None, None)))
WON, DRAWN = ("last", "ippon", "jikan", "time", "left"), ("hikiwake", "empty", "no_opening", "time", "left")


def plays(target):
    """Between two, plays name no target; among more, those that must be answered do."""
    yield Play(0, "open", ("men1",), target, "men")
    yield Play(0, "open", ("men1", "jodan"), target, "men")
    yield Play(0, "open", ("taiatari",), target, "taiatari")
    yield Play(0, "counter", ("men-nuki-tsuki",), target, "tsuki")
    yield Play(0, "counter", ("men-nuki-tsuki", "mushin"), target, "tsuki")
    yield Play(0, "deflect", ("kamae",), target, "do")
    yield Play(0, "meet", ("men1",), None, "men")
    yield Play(0, "parry", ("bogyo",), None, "men")
    yield Play(0, "stop", ("mushin",), None, "seme")
    yield Play(0, "stop", ("kamae",), None, "maki_age")
    yield Play(0, "discard", ("jodan",))
    yield Play(0, "jikan", ("jikan_desu",))


def other_events():
    yield from (First(1, "totals", totals) for totals in TOTALS)
    yield from (First(1, by, TOTALS[0]) for by in ("card", "lot"))
    yield from (Changed((0, 2)), Pulled(0, 1, 1), Pulled(0, 1, 2), Hansoku(0, 1), Hansoku(0, 2))
    yield from (Unanswered(1, what) for what in ("men", "taiatari", "jodan"))
    yield from (Drew(0, deck, why) for deck in DECKS for why in ("play", "opening", "bonus", "refill"))
    yield from (Switched(0, deck) for deck in DECKS)
    yield from (Shuffled(deck) for deck in DECKS)
    yield from (Ippon(0, mark) for mark in get_args(Mark))
    yield from (kind(0) for kind in (Passed, DroppedOut, Extended, Left))
    yield from (Over((1,), reason) for reason in WON)
    yield from (Over((), reason) for reason in DRAWN)


EVENTS = [
    (event, seats) for seats, target in ((2, None), (2, 1), (4, 2)) for event in (*plays(target), *other_events())
]


# Questions


def asked(topic, **changed):
    view = scene(**changed).view
    facts = FACE.question(view, Ask(0, topic, ()), SAY)
    return SAY(f"kendo-ask-{topic}", **facts)


def test_a_swap_says_whether_one_is_attacked_and_with_what():
    assert asked("switch", threat=Threat(1, 0, "tsuki")).startswith("You're attacked with TSUKI. First swap")
    assert "with DO + JODAN." in asked("switch", threat=Threat(1, 0, "do", False, "jodan"))
    assert asked("switch", threat=None).startswith("Before you play")


def test_an_opening_says_what_a_strike_wins():
    assert asked("open").endswith("takes two of their cards.")
    assert asked("open", options=COMPETITION).endswith("an ippon, and two win.")
    assert asked("open", options=COMPETITION, ippons=(("M",), ())).endswith("an ippon, and wins the match.")


# Answers


def test_every_answer_there_could_be_has_a_label_that_fits_a_button():
    labels = {move: option(move, SAY) for move in MOVES}
    assert max(len(label) for move, label in labels.items() if not isinstance(move, Switch)) <= 34
    assert max(map(len, labels.values())) <= 46
    assert all(labels.values())


def test_every_card_that_stops_something_says_so_alike():
    for move in (Meet("men"), Deflect("fudoshin"), Parry("bogyo"), Stop("seigan")):
        assert option(move, SAY) == f"Stop with {move.card.upper()}"


def test_a_swap_says_what_kind_of_card_comes_for_which():
    kinds = ("a strike", "a counter", "one of the others")
    assert [option(Switch("kamae", deck), SAY) for deck in DECKS] == [f"Swap KAMAE for {kind}" for kind in kinds]


def test_no_two_answers_to_a_question_share_a_label():
    for kinds in ((Open,), (Meet, Counter, Deflect, Parry), (Stop,), (Switch,), (Discard,), (Keep, Change), (Pull,)):
        for aims in ((None,), (0, 1, 2, 3)):
            moves = [move for move in MOVES if isinstance(move, kinds) and getattr(move, "target", aims[0]) in aims]
            assert len({option(move, SAY) for move in moves}) == len(moves)


def test_seats_are_named_by_their_marks():
    assert option(Open("men", "jodan", 2), SAY) == "MEN + JODAN at ▲"
    assert option(Counter("do-uchiotoshi-tsuki", True, 3), SAY) == "do-uchiotoshi-tsuki + MUSHIN at ■"
    assert option(Deflect("kamae", 1), SAY) == "KAMAE, on to ◆"
    assert option(Open("men"), SAY) == "MEN"


def test_every_value_of_every_field_has_a_label():
    for move in MOVES:
        for field in type(move).__dataclass_fields__:
            assert SAY.has(f"kendo-field-{field}")
            assert 0 < len(value(field, getattr(move, field), SAY)) <= 80
        assert SAY.has(f"kendo-kind-{move.kind}")


def test_hints_are_short_and_plain():
    for threat, hand in product([None, Threat(1, 0, "men"), Threat(1, 0, "men", False, "seme")], [HAND, HAND[:1]]):
        for move in MOVES:
            said = hint(scene(threat=threat, hand=hand), move)
            assert len(said) <= 60
            assert not re.search(r"[*_`~]", said)


def test_hints_say_what_an_answer_leads_to():
    attacked = scene(threat=Threat(1, 0, "kote", True))
    assert hint(attacked, Meet("kote")) == "Bruno opens"
    assert hint(attacked, Counter("kote-nuki-men")) == "strikes back"
    assert hint(attacked, Parry("bogyo")) == hint(attacked, Deflect("kamae")) == "you open"
    assert "a draw" in hint(scene(hand=(*("bogyo1",)[:0], "bogyo")), Parry("bogyo"))
    assert "you're out" in hint(scene(hand=("bogyo",), seats=3, hand_sizes=(1, 4, 4)), Parry("bogyo"))
    assert "a draw" in hint(scene(hand=("bogyo",), seats=3, hand_sizes=(1, 4, 0), out=(2,)), Parry("bogyo"))
    assert hint(scene(hand=("bogyo",), options=COMPETITION), Parry("bogyo")) == "you open"
    assert hint(scene(threat=Threat(1, 0, "kote", False, "jodan")), Stop("seigan")) == "then KOTE"
    assert "Bruno opens" in hint(scene(threat=Threat(1, 0, "taiatari")), Stop("kamae"))


def test_hints_on_an_attack_say_what_it_can_take():
    duel, competition = scene(threat=None), scene(threat=None, options=COMPETITION)
    assert hint(duel, Open("men", "seme")) == "can take one more card"
    assert hint(competition, Open("men", "seme")) == hint(duel, Open("taiatari")) == "can take a card"
    assert hint(competition, Open("taiatari")) == "can give them a hansoku"


def test_what_jikan_desu_leads_to_depends_on_the_score():
    assert "you win" in hint(scene(options=COMPETITION, ippons=(("M",), ())), Jikan())
    assert "next ippon wins" in hint(scene(options=COMPETITION, ippons=(("M",), ("K",))), Jikan())


# Questions, reasons, the log


def test_every_question_and_every_reason_has_its_words():
    assert all(SAY.has(f"kendo-ask-{topic}") for topic in get_args(Stage) if topic != "over")
    assert all(SAY(f"kendo-reason-{reason}", winner="Aiko", others=1) for reason in get_args(Reason))


def test_the_examples_below_are_of_every_kind():
    assert {type(event) for event, _ in EVENTS} == set(get_args(get_args(Event)[0]))
    assert {event.reason for event, _ in EVENTS if isinstance(event, Over)} == set(get_args(Reason))
    assert {event.deed for event, _ in EVENTS if isinstance(event, Play)} == set(get_args(Deed))


def test_every_event_makes_one_line_of_the_log():
    for event, seats in EVENTS:
        told = FACE.event(event, NAMES[:seats], SAY)
        assert told, event
        assert "\n" not in told
        assert not re.search(r"\bNone\b|  | [:;,.!]|: !", told), told
        assert len(FACE.event(event, LONG[:seats], SAY)) <= 500, event


def test_cards_taken_one_after_another_are_told_at_once():
    twice = (Unanswered(1, "men"), Pulled(0, 1, 1), Pulled(0, 1, 1), Pulled(0, 2, 1))
    assert [*FACE.gathered(twice)] == [Unanswered(1, "men"), Pulled(0, 1, 2), Pulled(0, 2, 1)]
    first = lessons("kendo")[0]
    told = first.told(*first.played(first.right[0]), NAMES[:2], SAY)
    assert [line for line in told if "takes" in line] == ["Aiko takes 2 cards from Bruno, unseen."]


def test_the_log_says_why():
    def told(event):
        return FACE.event(event, NAMES, SAY)

    assert "any counter works" in told(Play(1, "counter", ("men-nuki-tsuki", "mushin"), 0, "tsuki"))
    assert "TSUKI at Aiko" in told(Play(1, "counter", ("men-nuki-tsuki", "mushin"), 0, "tsuki"))
    assert "Stop JODAN first, then MEN" in told(Play(0, "open", ("men1", "jodan"), 1, "men"))
    assert "The attacker opens next" in told(Play(1, "stop", ("kamae",), None, "taiatari"))
    assert "which costs a card" in told(Unanswered(1, "seme"))
    assert "Aiko (20), Bruno (21)" in told(First(1, "totals", ((20, 21),)))
    assert told(Play(0, "deflect", ("kamae",), 2, "do")) == "Aiko deflects with KAMAE: DO goes on to Chloé!"


def test_between_two_the_other_is_named_where_nobody_is():
    assert "attacks Bruno" in FACE.event(Play(0, "open", ("men1",), None, "men"), NAMES[:2], SAY)


# Text boards and alt texts


ALL = tuple(CARDS)


def both(**changed):
    found = scene(**changed)
    return FACE.board(found), FACE.alt(found)


def test_texts_tell_players_hands_sub_decks_and_what_must_be_answered():
    board, alt = both(options=COMPETITION, ippons=(("M",), ()), hansoku=(0, 1))
    for text in (board, alt):
        assert "strikes 6, counters 8, others 14" in text
        assert re.search(r"Aiko\W+(◄ to move\s+)?6 cards, ippon M", text)
        assert re.search(r"Bruno\W+5 cards, no ippon yet, hansoku 1", text)
        assert "tsuki-nayashi-tsuki" in text
    assert "● must stop KOTE from ◆" in board
    assert "Aiko must stop KOTE from Bruno." in alt


def test_texts_fit_however_much_there_is_to_tell():
    stops = tuple(Play(0, "counter", ("do-uchiotoshi-tsuki", "mushin"), 1, "tsuki") for _ in range(30))
    for hand, exchange in product((HAND, ALL[:20]), (EXCHANGE, stops)):
        answers = tuple(Counter(card) for card in COUNTERS)
        seats = {"seats": 4, "hand_sizes": (len(hand), 12, 12, 12), "names": LONG}
        board, alt = both(hand=hand, exchange=exchange, answers=answers, **seats)
        assert max(map(len, board.split("\n"))) <= 40
        assert len(board) <= 1500
        assert len(alt) <= 1000


def test_the_last_of_a_long_exchange_is_told():
    long = (*(EXCHANGE[1] for _ in range(40)), Play(0, "counter", ("kote-kaeshi-do",), 1, "do"))
    board, alt = both(exchange=long)
    assert "kote-kaeshi-do" in board
    assert "kote-kaeshi-do" in alt


def test_no_name_of_a_card_is_broken_in_two():
    hand = ("men-suriage-men", "do-uchiotoshi-men", "maki_age", "tai_sabaki", "maki_age", "jikan_desu") * 3
    board, _ = both(hand=hand)
    lines = board.split("\n")
    assert "\N{NO-BREAK SPACE}" not in board
    assert not any(line.strip().startswith(("AGE", "SABAKI", "DESU")) for line in lines)


def test_numbers_are_told_only_while_they_matter():
    changing = {"stage": "change", "threat": None, "exchange": (), "number": 0}
    assert all("KOTE 7" in text for text in both(**changing))
    assert all("KOTE 7" not in text for text in both())


def test_what_can_be_played_and_what_is_weighed_is_told():
    _, alt = both(answers=(Meet("kote"), Parry("bogyo")), weighed=Meet("kote"))
    assert "You can play: KOTE, BOGYO." in alt
    assert "Stop with KOTE" in alt


def test_texts_say_who_is_out_and_who_has_won():
    over = {"stage": "over", "threat": None, "asked": (), "seats": 3, "hand_sizes": (0, 2, 0), "out": (0, 2)}
    board, alt = both(open_hands=((), ("men1", "bogyo"), ()), winners=(1,), reason="last", **over)
    assert "◆ Bruno ◄ wins\n  2 cards\n  held MEN, BOGYO" in board
    assert "● Aiko\n  out" in board
    assert "Bruno won" in alt
    drawn, alt = both(open_hands=((), (), ()), winners=(), reason="empty", **over)
    assert drawn.count("◄ a draw") == 1
    assert "a draw" in alt


@pytest.mark.parametrize("stage", ["bonus", "refill", "pull", "open"])
def test_texts_say_what_is_to_be_done_next(stage):
    threat = Threat(0, 1, "men") if stage == "pull" else None
    board, alt = both(stage=stage, threat=threat, owed=2, seats=3, hand_sizes=(6, 5, 4), spared=2)
    told = {"bonus": "draws a bonus card", "refill": "until they hold six", "pull": "takes 2 from", "open": "opens"}
    wanted = told[stage]
    assert f"● {wanted}" in board or wanted in board
    assert wanted in alt
    assert ("not at ▲" in board) == (stage == "open")


def test_time_running_out_is_told():
    for jikan, words in (("last", "time runs out"), ("extension", "next ippon wins")):
        assert all(words in text.lower() for text in both(options=COMPETITION, jikan=jikan))

"""Kendo Duel: how hands and the exchange lie, and what is said of each card."""

import re
from itertools import combinations
from typing import get_args

import pytest

from engine.core import Ask
from engine.games.kendo.state import (
    Counter,
    Deflect,
    DroppedOut,
    Extended,
    First,
    Ippon,
    Jikan,
    Meet,
    Open,
    Options,
    Parry,
    Passed,
    Play,
    Pulled,
    Reason,
    Stage,
    Stop,
    Switch,
    Threat,
    Unanswered,
)
from faces.kendo import pieces
from faces.kendo.hands import layout
from faces.kendo.picture import GAP, TOP
from faces.kendo.reading import laid
from faces.kendo.stage import HEIGHT, signs
from faces.kendo.words import hint, option
from tests.faces.positions.kendo import (
    COMPETITION,
    EXCHANGE,
    FACE,
    LANDED,
    NAMES,
    REINFORCED,
    SAY,
    STOPPED,
    scene,
    texts,
    view,
)

DEEPEST = TOP + max(pieces.HEIGHTS.values()) + GAP + HEIGHT  # where the hand begins below the highest plates

# How all lies


def test_hands_of_every_size_lie_inside_the_picture_and_no_card_on_another():
    for count in range(31):
        lay = layout(count, DEEPEST)
        boxes = [(x, y, x + lay.width, y + round(lay.width * 1.4)) for x, y in lay.places]
        assert len(boxes) == count
        assert all(left >= 24 and right <= 876 and bottom <= 790 for left, _, right, bottom in boxes), count
        for one, other in combinations(boxes, 2):
            beside = one[2] + 6 <= other[0] or other[2] + 6 <= one[0]
            assert beside or one[3] + 15 <= other[1] or other[3] + 15 <= one[1], count
    assert [layout(count, 390).width for count in (1, 6, 7, 12)] == [132, 132, 130, 130]


# The exchange

FREED = Play(1, "counter", ("do-kaeshi-do", "mushin"), 0, "do")


@pytest.mark.parametrize(
    ("exchange", "threat", "cards", "joined", "settled"),
    [  # what reinforces or frees a card lies before it, and a reinforcement that waits lies last
        ((REINFORCED, Unanswered(1, "jodan"), Pulled(0, 1, 1), FREED), LANDED,
         "jodan men12 mushin do-kaeshi-do", [1, 0, 1, 0], [1, 0, 0, 0]),
        ((REINFORCED,), Threat(0, 1, "men", False, "jodan"), "men12 jodan", [1, 0], [0, 0]),
        (STOPPED, LANDED, "jodan seigan men12", [0, 0, 0], [1, 1, 0]),
        (STOPPED, None, "jodan seigan men12", [0, 0, 0], [1, 1, 1]),
        (STOPPED[1:], LANDED, "seigan", [0], [1]),  # loaded without its attack
        ((*EXCHANGE, Play(0, "discard", ("jodan",))), LANDED, "men12 men-suriage-kote", [0, 0], [0, 0]),
    ],
)  # fmt: skip
def test_cards_lie_in_order_with_what_belongs_to_them(exchange, threat, cards, joined, settled):
    found = laid(view(exchange=exchange, threat=threat))
    assert [each.card for each in found] == cards.split()
    assert [each.joined for each in found] == list(map(bool, joined))
    assert [each.settled for each in found] == list(map(bool, settled))


def test_only_what_the_last_play_led_to_is_shown():
    earlier = (EXCHANGE[0], Pulled(0, 1, 1), EXCHANGE[1], Unanswered(0, "kote"), Ippon(1, "K"))
    assert signs(view(exchange=earlier)) == [Ippon(1, "K")]
    last = (EXCHANGE[0], Unanswered(1, "men"), Pulled(0, 1, 2), DroppedOut(1))
    assert signs(view(exchange=last)) == [Pulled(0, 1, 2), DroppedOut(1)]


# Questions and answers


@pytest.mark.parametrize(
    ("topic", "changed", "told"),
    [
        ("switch", {"threat": Threat(1, 0, "tsuki")}, "You're attacked with TSUKI. First swap"),
        ("switch", {"threat": Threat(1, 0, "do", False, "jodan")}, "with DO + JODAN."),
        ("switch", {"threat": None}, "Before you play"),
        ("open", {}, "takes two of their cards."),
        ("open", {"options": COMPETITION}, "an ippon, and two win."),
        ("open", {"options": COMPETITION, "ippons": (("M",), ())}, "an ippon, and wins the match."),
    ],
)
def test_a_question_says_what_threatens_and_what_can_be_won(topic, changed, told):
    assert told in SAY(f"kendo-ask-{topic}", **FACE.question(scene(**changed).view, Ask(0, topic, ()), SAY))


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (Meet("men"), "Stop with MEN"),
        (Meet("men", 2), "MEN at ▲"),
        (Deflect("fudoshin"), "Stop with FUDOSHIN"),
        (Parry("bogyo"), "Stop with BOGYO"),
        (Stop("seigan"), "Stop with SEIGAN"),
        (Switch("kamae", "basics"), "Swap KAMAE for a strike"),
        (Switch("kamae", "counters"), "Swap KAMAE for a counter"),
        (Switch("kamae", "others"), "Swap KAMAE for one of the others"),
        (Open("men", "jodan", 2), "MEN + JODAN at ▲"),
        (Counter("do-uchiotoshi-tsuki", True, 3), "do-uchiotoshi-tsuki + MUSHIN at ■"),
        (Deflect("kamae", 1), "KAMAE, on to ◆"),
        (Open("men"), "MEN"),
    ],
)
def test_a_label_says_what_a_card_does_and_whom_it_is_for(move, label):
    assert option(move, SAY) == label


OUT_NEXT = {"hand": ("bogyo",), "seats": 3}


@pytest.mark.parametrize(
    ("changed", "move", "told"),
    [
        ({}, Meet("kote"), "Bruno opens"),  # against a counter
        ({"threat": Threat(1, 0, "kote")}, Meet("kote"), "strikes back"),
        ({"threat": Threat(1, 0, "kote"), "options": Options(meeting="ends")}, Meet("kote"), "Bruno opens"),
        ({}, Counter("kote-nuki-men"), "strikes back"),
        ({}, Parry("bogyo"), "you open"),
        ({}, Deflect("kamae"), "you open"),
        ({"hand": ("bogyo",)}, Parry("bogyo"), "a draw"),
        ({**OUT_NEXT, "hand_sizes": (1, 4, 4)}, Parry("bogyo"), "you're out"),
        ({**OUT_NEXT, "hand_sizes": (1, 4, 0), "out": (2,)}, Parry("bogyo"), "a draw"),
        ({"hand": ("bogyo",), "options": COMPETITION}, Parry("bogyo"), "you open"),
        ({"threat": Threat(1, 0, "kote", False, "jodan")}, Stop("seigan"), "then KOTE"),
        ({"threat": Threat(1, 0, "taiatari")}, Stop("kamae"), "Bruno opens"),
        ({"threat": None}, Open("men", "seme"), "can take one more card"),
        ({"threat": None}, Open("taiatari"), "can take a card"),
        ({"threat": None, "options": COMPETITION}, Open("men", "seme"), "can take a card"),
        ({"threat": None, "options": COMPETITION}, Open("taiatari"), "can give them a hansoku"),
        ({"options": COMPETITION, "ippons": (("M",), ())}, Jikan(), "you win"),
        ({"options": COMPETITION, "ippons": (("M",), ("K",))}, Jikan(), "next ippon wins"),
    ],
)
def test_hints_say_what_an_answer_leads_to(changed, move, told):
    assert told in hint(scene(**changed), move)


# The log


def test_every_question_and_every_reason_has_its_words():
    assert all(SAY.has(f"kendo-ask-{topic}") for topic in get_args(Stage) if topic != "over")
    assert all(SAY(f"kendo-reason-{reason}", winner="Aiko", others=1) for reason in get_args(Reason))


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Play(1, "counter", ("men-nuki-tsuki", "mushin"), 0, "tsuki"), "any counter works"),
        (Play(1, "counter", ("men-nuki-tsuki", "mushin"), 0, "tsuki"), "TSUKI at Aiko"),
        (Play(0, "open", ("men1", "jodan"), 1, "men"), "Stop JODAN first, then MEN"),
        (Play(1, "stop", ("kamae",), None, "taiatari"), "The attacker opens next"),
        (Unanswered(1, "seme"), "which costs a card"),
        (First(1, "totals", ((20, 21),)), "Aiko (20), Bruno (21)"),
        (Passed(0), "The next player opens"),
        (Extended(0), "next ippon"),
        (Play(0, "deflect", ("kamae",), 2, "do"), "Aiko deflects with KAMAE: DO goes on to Chloé!"),
        (Play(0, "meet", ("do3",), 2, "do"), "DO at Chloé!"),
        (Play(0, "meet", ("do3",), None, "do"), "The exchange is over."),
    ],
)
def test_the_log_says_why(event, told):
    assert told in FACE.event(event, NAMES, SAY)


def test_between_two_the_other_is_named_where_nobody_is():
    assert "attacks Bruno" in FACE.event(Play(0, "open", ("men1",), None, "men"), NAMES[:2], SAY)


# Text boards and alt texts


def test_texts_tell_players_hands_sub_decks_and_what_must_be_answered():
    board, alt = texts(options=COMPETITION, ippons=(("M",), ()), hansoku=(0, 1))
    for text in (board, alt):
        assert "strikes 6, counters 8, others 14" in text
        assert re.search(r"● Aiko \W*to move\W+6 cards, ippon M", text)
        assert re.search(r"◆ Bruno\W+5 cards, no ippon yet, hansoku 1", text)
        assert "tsuki-nayashi-tsuki" in text
    assert "● must stop KOTE from ◆" in board
    assert "Aiko must stop KOTE from Bruno." in alt


def test_the_last_of_a_long_exchange_is_told():
    long = (*(EXCHANGE[1] for _ in range(40)), Play(0, "counter", ("kote-kaeshi-do",), 1, "do"))
    assert all("kote-kaeshi-do" in text for text in texts(exchange=long))


def test_no_name_of_a_card_is_broken_in_two():
    hand = ("men-suriage-men", "do-uchiotoshi-men", "maki_age", "tai_sabaki", "maki_age", "jikan_desu") * 3
    board, _ = texts(hand=hand)
    assert "\N{NO-BREAK SPACE}" not in board
    assert not any(line.strip().startswith(("AGE", "SABAKI", "DESU")) for line in board.split("\n"))


def test_numbers_are_told_only_while_they_matter():
    assert all("KOTE 7" in text for text in texts(stage="change", threat=None, exchange=(), number=0))
    assert all("KOTE 7" not in text for text in texts())


def test_what_can_be_played_and_what_is_weighed_is_told():
    _, alt = texts(answers=(Meet("kote"), Parry("bogyo")), weighed=Meet("kote"))
    assert "You can play: KOTE, BOGYO." in alt
    assert "Stop with KOTE" in alt


def test_texts_say_who_is_out_and_who_has_won():
    over = {"stage": "over", "threat": None, "asked": (), "seats": 3, "hand_sizes": (0, 2, 0), "out": (0, 2)}
    board, alt = texts(open_hands=((), ("men1", "bogyo"), ()), winners=(1,), reason="last", **over)
    assert "◆ Bruno ◄ wins\n  2 cards\n  held MEN, BOGYO" in board
    assert "● Aiko\n  out" in board
    assert "◆ Bruno (wins): 2 cards; held MEN, BOGYO." in alt
    drawn, alt = texts(open_hands=((), (), ()), winners=(), reason="empty", **over)
    assert drawn.count("◄ a draw") == 1
    assert "◆ Bruno (a draw): 2 cards." in alt


@pytest.mark.parametrize(
    ("stage", "told"),
    [("bonus", "draws a bonus card"), ("refill", "until they hold six"), ("open", "opens")],
)
def test_texts_say_what_is_to_be_done_next(stage, told):
    board, alt = texts(stage=stage, threat=None, seats=3, hand_sizes=(6, 5, 4), spared=2)
    assert told in board
    assert told in alt
    assert ("▲ can't be the target" in board) == (stage == "open")


@pytest.mark.parametrize(("jikan", "words"), [("last", "time runs out"), ("extension", "next ippon wins")])
def test_time_running_out_is_told(jikan, words):
    assert all(words in text.lower() for text in texts(options=COMPETITION, jikan=jikan))

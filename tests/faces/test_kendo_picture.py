"""The corner cases of a Kendo Duel picture: long exchanges, hands of every size, pulls, drop-outs, how it ended."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations, pairwise, product

import pytest
from PIL import Image, ImageChops

from engine.games.kendo.parts import CARDS, OF_KIND, sub_decks
from engine.games.kendo.state import (
    Change,
    Counter,
    Deflect,
    Draw,
    DroppedOut,
    First,
    Hansoku,
    Ippon,
    Jikan,
    Meet,
    Open,
    Play,
    Pull,
    Pulled,
    Stop,
    Switch,
    Threat,
    Unanswered,
)
from faces import FACES
from faces.draw.palette import PALETTE
from faces.kendo import pieces
from faces.kendo.hands import holders, layout, spread
from faces.kendo.picture import GAP as PANEL_GAP
from faces.kendo.piles import GAP, ROOM, WIDEST
from faces.kendo.plates import TOP, lefts
from faces.kendo.playable import decks, playable, targets, weighed_places
from faces.kendo.stage import APART, BESIDE, HEIGHT, MIDDLE, OLDER, PLACES, laid, places_of, signs
from tests.faces.kendo_scenes import COMPETITION, EXCHANGE, HAND, scene, view

FACE = FACES["kendo"]
DEEPEST = TOP + max(pieces.HEIGHTS.values()) + PANEL_GAP + HEIGHT  # where the hand begins below the highest plates
FULL = tuple(card for deck in sub_decks(jikan=True) for card in deck)
LONG_NAMES = ("W" * 32, "M" * 32, "Ō" * 32, "j" * 32)


def picture(*answers, **changed):
    return FACE.picture(scene(answers, **changed))


# Cards


def test_every_card_has_a_drawing_of_its_own():
    drawn = {kind: pieces.face(kind, None, 118, "yoru").image.tobytes() for kind in OF_KIND}
    assert len(drawn) == 32
    assert len(set(drawn.values())) == len(drawn)


def header(kind):
    made = pieces.face(kind, None, 118, "yoru").image.copy().crop((6, 6, 40, 30))
    made.putpalette(PALETTE)
    return made.convert("RGB").convert("L")


def test_the_marks_of_the_colours_differ_in_grey():
    """By shape: each header brought to black and white by its own middle."""
    signs = {}
    for kind in ("men", "men-suriage-men", "jodan", "mushin", "kamae", "bogyo", "taiatari", "jikan_desu"):
        image = header(kind)
        middle = sum(image.getextrema()) // 2
        signs[kind] = image.point(lambda value, middle=middle: 255 * (value > middle))
    signs["taiatari"] = ImageChops.invert(signs["taiatari"])  # ink on gold
    for one, other in combinations(signs, 2):
        share = sum(ImageChops.difference(signs[one], signs[other]).histogram()[255:]) / (34 * 24)
        assert share > 0.05, (one, other)


# Hands


def test_hands_of_every_size_lie_inside_the_picture_and_no_card_on_another():
    for count in range(31):
        lay = layout(count, DEEPEST)
        boxes = [(x, y, x + lay.width, y + round(lay.width * 1.4)) for x, y in lay.places]
        assert len(boxes) == count
        assert all(left >= 24 and right <= 876 and bottom <= 790 for left, _, right, bottom in boxes), count
        assert all(apart(one, other) for one, other in combinations(boxes, 2)), count


def apart(one, other):
    return one[2] + 6 <= other[0] or other[2] + 6 <= one[0] or one[3] + 15 <= other[1] or other[3] + 15 <= one[1]


def test_twelve_cards_are_nearly_as_large_as_six():
    assert [layout(count, 390).width for count in (1, 6, 7, 12)] == [132, 132, 130, 130]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_every_size_are_drawn(seats):
    drawn = set()
    for count in (1, 6, 7, 12, 13, 20):
        sizes = (count, 0, 3, 12)[:seats]
        drawn.add(picture(seats=seats, hand=FULL[:count], hand_sizes=sizes, names=LONG_NAMES))
        drawn.add(picture(seats=seats, seat=None, hand=None, hand_sizes=sizes, names=LONG_NAMES))
    assert len(drawn) == 12


def test_the_heaviest_pictures_are_light_enough():
    twelve = FULL[3:5] + FULL[13:18] + FULL[30:53:5]
    options = tuple(Open(CARDS[card].kind, None, target) for card in twelve for target in (1, 2, 3))
    long = EXCHANGE * 4
    for size in (12, 24):
        heavy = picture(
            *options, seats=4, hand=FULL[:size] if size > 12 else twelve, hand_sizes=(12, 12, 12, 12), exchange=long
        )
        assert len(heavy) <= 120_000


def test_cards_that_can_be_played_are_those_that_answers_are_made_of():
    options = (Meet("kote"), Counter("kote-nuki-men"), Deflect("tai_sabaki"))
    assert playable(HAND, options) == ("kote7", "kote-nuki-men", "tai_sabaki")
    assert playable(("men1", "men6", "seme", "mushin"), (Open("men", "seme"),)) == ("men1", "men6", "seme")
    assert playable(("men1", "mushin", "do-kaeshi-do"), (Counter("do-kaeshi-do", True),)) == ("mushin", "do-kaeshi-do")
    assert playable(("men1", "jikan_desu"), (Jikan(), Open("men"))) == ("men1", "jikan_desu")
    assert playable(("men1", "men6"), (Change("men6"),)) == ("men6",)
    assert playable(HAND, (Pull(1), Draw("others"))) == ()


def test_targets_and_sub_decks_are_those_that_answers_name():
    assert targets((Open("men", None, 2), Counter("men-nuki-tsuki", False, 3), Meet("do"))) == {2, 3}
    assert targets((Open("men"),)) == frozenset()
    assert decks((Switch("men", "basics"), Draw("others"))) == {0, 2}


def test_playable_cards_are_ringed_and_nothing_else_is():
    one, other = picture(Meet("kote")), picture(Deflect("tai_sabaki"))
    assert len({one, other, picture(), picture(Meet("kote"), Deflect("tai_sabaki"))}) == 4


def test_gold_says_nothing_where_every_card_can_be_played():
    every, some = (Change("men6"), Change("men1")), (Change("men6"),)
    plain = picture(hand=("men1", "men6"))
    assert picture(*every, hand=("men1", "men6")) == plain
    assert picture(*some, hand=("men1", "men6")) != plain
    assert picture(*every, hand=("men1", "men6"), weighed=every[0]) != plain


def test_a_small_counter_tells_what_it_answers_and_strikes_and_no_two_are_alike():
    counters = {each.kind for each in CARDS.values() if each.role == "counter"}
    told = {tuple(kind.split("-")[::2]) for kind in counters}
    assert len(told) == len(counters) > 10


def test_a_player_who_can_be_aimed_at_is_ringed_on_the_plate():
    seats = {"seats": 3, "hand_sizes": (6, 5, 4)}
    assert picture(Counter("kote-nuki-men", False, 1), **seats) != picture(Counter("kote-nuki-men", False, 2), **seats)


# An answer that is weighed


def test_the_cards_of_the_answer_that_is_weighed_are_marked():
    hand = ("men1", "men6", "seme", "seme", "do-kaeshi-do")
    assert weighed_places(hand, None) == frozenset()
    assert weighed_places(hand, Open("men", "seme")) == {0, 2}
    assert weighed_places(hand, Change("men6", "seme")) == {1, 2}
    assert weighed_places(hand, Change("seme", "seme")) == {2, 3}
    assert weighed_places(hand, Draw("basics")) == frozenset()


def test_each_change_that_is_weighed_looks_different():
    options = tuple(Change(one, other) for one, other in combinations(HAND, 2))
    stage = {"stage": "change", "threat": None, "exchange": ()}
    drawn = [picture(*options, weighed=move, **stage) for move in (None, *options)]
    assert len(set(drawn)) == len(drawn)


def test_a_change_that_was_chosen_stays_marked_while_others_still_choose():
    stage = {"stage": "change", "threat": None, "exchange": (), "asked": (1,)}
    drawn = {picture(choice=choice, **stage) for choice in (None, Change("jodan"), Change("jodan", "bogyo"))}
    assert len(drawn) == 3


# The exchange


def test_what_reinforces_or_frees_a_card_lies_before_it():
    exchange = (
        Play(0, "open", ("men12", "jodan"), 1, "men"),
        Unanswered(1, "jodan"),
        Pulled(0, 1, 1),
        Play(1, "counter", ("do-kaeshi-do", "mushin"), 0, "do"),
    )
    found = laid(view(exchange=exchange))
    assert [each.card for each in found] == ["jodan", "men12", "mushin", "do-kaeshi-do"]
    assert [each.seat for each in found] == [0, 0, 1, 1]
    assert [each.joined for each in found] == [True, False, True, False]


def test_a_reinforcement_that_is_dealt_with_is_veiled_and_the_strike_is_not():
    opening = Play(0, "open", ("men12", "jodan"), 1, "men")
    stopped = (opening, Play(1, "stop", ("seigan",), None, "jodan"))
    waiting = laid(view(exchange=(opening,), threat=Threat(0, 1, "men", False, "jodan")))
    assert [each.settled for each in waiting] == [False, False]
    assert [each.settled for each in laid(view(exchange=stopped, threat=Threat(0, 1, "men")))] == [True, True, False]
    assert all(each.settled for each in laid(view(exchange=stopped, threat=None)))
    countered = (Play(1, "counter", ("men-suriage-men", "mushin"), 0, "men"),)
    assert not any(each.settled for each in laid(view(exchange=countered)))


def test_a_reinforcement_lies_last_until_it_is_stopped_and_then_with_what_stopped_it():
    opening = Play(0, "open", ("men12", "jodan"), 1, "men")
    waiting = laid(view(exchange=(opening,), threat=Threat(0, 1, "men", False, "jodan")))
    assert [(each.card, each.joined) for each in waiting] == [("men12", True), ("jodan", False)]
    stopped = (opening, Play(1, "stop", ("seigan",), 0, "jodan"))
    now = {"threat": Threat(0, 1, "men")}
    found = laid(view(exchange=stopped, **now))
    assert [(each.card, each.seat, each.joined) for each in found] == [
        ("jodan", 0, False),
        ("seigan", 1, False),
        ("men12", 0, False),
    ]
    assert [each.stopped for each in found] == [True, False, False]
    assert places_of(view(exchange=stopped, **now)) == BESIDE
    plain = Play(0, "open", ("men12",), 1, "men")
    assert picture(exchange=stopped, **now) != picture(exchange=(plain,), **now)


def test_no_arrow_leads_on_from_what_stopped_a_reinforcement():
    opening = Play(0, "open", ("men12", "jodan"), 1, "men")
    countered = (opening, Play(1, "stop", ("seigan",), 0, "jodan"), Play(1, "counter", ("men-kaeshi-do",), 0, "do"))
    found = laid(view(exchange=countered))
    assert [each.card for each in found] == ["jodan", "seigan", "men12", "men-kaeshi-do"]
    assert places_of(view(exchange=countered)) == PLACES[2]
    middle = TOP + pieces.HEIGHTS[2] + PANEL_GAP + MIDDLE
    gaps = [
        Image.open(BytesIO(picture(exchange=exchange))).crop((102, middle - 20, 120, middle + 20)).getcolors()
        for exchange in (countered, EXCHANGE * 2)
    ]
    assert [len(colours) > 1 for colours in gaps] == [False, True]


def test_a_position_that_was_loaded_may_lack_the_attack_whose_reinforcement_is_stopped():
    stop = Play(1, "stop", ("seigan",), 0, "jodan")
    assert [each.card for each in laid(view(exchange=(stop,), threat=Threat(0, 1, "men")))] == ["seigan"]


def test_a_card_discarded_is_no_part_of_the_exchange():
    exchange = (*EXCHANGE, Play(0, "discard", ("jodan",)))
    assert [each.card for each in laid(view(exchange=exchange))] == ["men12", "men-suriage-kote"]


def test_the_longer_the_exchange_the_more_is_shown():
    chain = [Play(at % 2, "counter", ("men-suriage-men",), 1 - at % 2, "men") for at in range(9)]
    drawn = [picture(exchange=tuple(chain[:length])) for length in range(1, 10)]
    assert len(set(drawn)) == len(drawn)
    assert OLDER == 3


def test_the_next_place_shows_what_must_be_answered_first():
    elements = ("men", "kote", "do", "tsuki", "taiatari", "maki_age")
    assert len({picture(threat=Threat(1, 0, element)) for element in elements}) == len(elements)
    drawn = [{picture(threat=Threat(1, 0, each, False, first)) for each in elements} for first in ("jodan", "seme")]
    assert [len(each) for each in drawn] == [1, 1]
    assert drawn[0] != drawn[1]


def test_the_next_place_bears_the_mark_of_the_player_who_must_answer():
    drawn = {picture(seats=4, hand_sizes=(6, 5, 4, 3), threat=Threat(1, seat, "kote", True)) for seat in (0, 2, 3)}
    assert len(drawn) == 3


def test_an_exchange_that_is_over_is_veiled():
    over = {"stage": "open", "exchange": (*EXCHANGE, Play(0, "meet", ("kote7",), None, "kote"))}
    assert picture(threat=None, **over) != picture(threat=Threat(1, 0, "kote", True), **over)


AFTER = [Pulled(1, 0, 2), Pulled(1, 0, 1), Hansoku(0, 1), Ippon(1, "M"), Ippon(1, "H"), DroppedOut(0)]


def test_what_an_attack_led_to_is_shown_beside_it():
    drawn = [picture(stage="open", threat=None, exchange=(EXCHANGE[0], after)) for after in AFTER]
    assert len(set(drawn)) == len(AFTER)


def test_only_what_the_last_play_led_to_is_shown():
    found = signs(view(exchange=(EXCHANGE[0], Pulled(0, 1, 1), EXCHANGE[1], Unanswered(0, "kote"), Ippon(1, "K"))))
    assert found == [Ippon(1, "K")]


def test_cards_pulled_one_after_the_other_are_counted_together():
    found = signs(view(exchange=(EXCHANGE[0], Unanswered(1, "men"), Pulled(0, 1, 1), Pulled(0, 1, 1), DroppedOut(1))))
    assert found == [Pulled(0, 1, 2), DroppedOut(1)]


def test_big_cards_never_touch_one_another_nor_the_sub_decks():
    for length, after in product(range(5), [(), (Pulled(1, 0, 2), DroppedOut(0))]):
        chain = tuple(Play(at % 2, "counter", ("men-suriage-men",), 1 - at % 2, "men") for at in range(length))
        places = places_of(view(exchange=chain + after))
        assert places in (*PLACES.values(), APART)
        assert len(places) == min(2, length) + 1
        assert all(right - left >= pieces.BIG + 40 for left, right in pairwise(places))
        assert places[-1] + pieces.BIG < 804
        assert places[0] > 98 or length < 3, "the older cards lie there"


def test_before_the_first_attack_the_sums_say_who_starts():
    stage = {"stage": "open", "threat": None, "exchange": ()}
    level = First(1, "totals", ((20, 20), (21, 25)))
    firsts = (level, First(1, "totals", ((12, 20),)), First(0, "lot", ()))
    assert len({picture(first=first, **stage) for first in firsts}) == len(firsts)


def test_a_player_who_holds_nothing_sees_the_hands_of_all():
    empty = {"hand": (), "hand_sizes": (0, 5), "asked": (1,)}
    assert picture(**empty) == picture(**{**empty, "seat": None, "hand": None})


# Pulling, drawing, JIKAN DESU


def test_backs_to_pull_from_fit_their_place():
    for count in range(1, 41):
        each = spread(count, ROOM, GAP, WIDEST)
        assert each.columns * each.rows >= count
        assert each.size[0] <= ROOM[0]
        assert each.size[1] <= ROOM[1]
        assert each.width >= 40 or count > 24
        assert len(set(each.places(count, 0, 0))) == count


def test_backs_are_as_many_as_the_loser_holds_and_ringed_for_the_puller():
    pull = {"stage": "pull", "turn": 1, "asked": (1,), "owed": 2, "threat": Threat(1, 0, "kote", True)}
    public = picture(seat=None, hand=None, **pull)
    assert public != picture(seat=None, hand=None, hand_sizes=(5, 5), **pull)
    own = {"seat": 1, "hand": HAND[:5], **pull}
    assert picture(*map(Pull, range(1, 7)), **own) != picture(**own)


def test_sub_decks_that_can_be_drawn_from_are_ringed():
    draw = {"stage": "draw", "options": COMPETITION}
    drawn = {picture(*map(Draw, names), **draw) for names in (("counters",), ("others",), ())}
    assert len(drawn) == 3


def test_time_running_out_is_shown():
    running = [picture(options=COMPETITION, jikan=jikan) for jikan in ("unused", "last")]
    assert running[0] != running[1]


# Who is out, and how it ended


@pytest.mark.parametrize("seats", [3, 4])
def test_players_who_dropped_out_are_shown_as_out(seats):
    sizes = (6, 0, 4, 3)[:seats]
    for eyes in ({}, {"seat": None, "hand": None}):
        inside = picture(seats=seats, hand_sizes=sizes, **eyes)
        assert inside != picture(seats=seats, hand_sizes=sizes, out=(1,), **eyes)


def test_at_the_end_hands_lie_open_and_those_that_hold_something_have_the_room():
    over = {"stage": "over", "threat": None, "asked": (), "seats": 4, "hand_sizes": (0, 2, 0, 0), "out": (0, 2, 3)}
    ended = view(open_hands=((), ("men1", "bogyo"), (), ()), winners=(1,), reason="last", **over)
    assert holders(ended) == [1]
    assert holders(view(open_hands=((), (), (), ()), **over)) == [0, 1, 2, 3]
    drawn = [
        picture(open_hands=((), hand, (), ()), winners=winners, **over)
        for hand, winners in product([("men1",), ("men1", "bogyo")], [(1,), ()])
    ]
    assert len(set(drawn)) == 4


def test_plates_stand_inside_the_margins_and_apart():
    for seats in (2, 3, 4):
        starts = lefts(seats)
        assert starts[0] == 24
        assert starts[-1] + pieces.PLATES[seats] == 876
        assert all(right - left >= pieces.PLATES[seats] + 12 for left, right in pairwise(starts))


@pytest.mark.parametrize(("ippons", "hansoku"), [((("M", "H"), ("T",)), (1, 0)), (((), ()), (0, 1))])
def test_ippons_and_hansoku_stand_on_the_plates(ippons, hansoku):
    assert picture(options=COMPETITION, ippons=ippons, hansoku=hansoku) != picture(options=COMPETITION)


def test_from_the_first_exchange_on_a_competition_shows_how_many_ippons_win():
    one = replace(COMPETITION, ippons=1)
    assert len({picture(), picture(options=one), picture(options=COMPETITION)}) == 3


def test_an_alternative_attack_and_its_answer_are_drawn():
    stopped = (Play(0, "open", ("maki_age",), 1, "maki_age"), Play(1, "stop", ("kamae",), None, "maki_age"))
    asked = picture(Stop("tai_sabaki"), threat=Threat(1, 0, "maki_age"), exchange=stopped[:1])
    over = [picture(stage="open", threat=None, exchange=stopped[:length]) for length in (1, 2)]
    assert len({asked, *over}) == 3

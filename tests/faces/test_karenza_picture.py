"""The corner cases of a Karenza picture: how tokens, ghosts, ways and cards lie, and what a weighed answer shows."""

from dataclasses import replace
from itertools import pairwise, product

from engine.games import GAMES
from engine.games.karenza.parts import CARDS, OFFERED, POSES, WARRIORS, moves_between
from engine.games.karenza.state import Action, Attack, Choose, Laid, Play, Stand, State
from faces import FACES
from faces.draw.banner import HEIGHT
from faces.draw.fonts import font
from faces.karenza import pieces, warriors
from faces.karenza.cards import INNER, SIZES, laid_out, size_of
from faces.karenza.ground import FLOORS, HIGHEST, MARGIN, OUTSIDE, POINTS, QUIET, SQUARES, STAGE, WIDTH
from faces.karenza.hands import CARD, OWNER, in_rows, owners, shown, spots
from faces.karenza.reading import away, away_then, exchange, in_the_air, sorted_hand, stance, winner
from faces.karenza.table import awaited
from faces.karenza.warriors import HIGH, PANEL, STYLE, place
from faces.translation import speaker
from tests.faces.scenes import opened, scene, share_that_differs

GAME, FACE = GAMES["karenza"], FACES["karenza"]
HAND = ("a5", "a6", "d4", "d6", "d7")


def position(poses=("da2", "bd1"), hands=None, **changed):
    seats = len(poses)
    nothing = ((),) * seats
    return State(
        choices=(),
        warriors=("masaru", "lanying", "ortwin", "ines")[:seats],
        poses=poses,
        hands=hands or (HAND,) * seats,
        decks=nothing,
        discards=nothing,
        **{"scores": (0,) * seats} | changed,
    )


def attacked(moves=1, target=1, seats=2):
    poses = ("ba3", "bd1", "bd1", "ac2")[:seats]
    last = Action(0, "da2", "ba2", "ba3", moves, "a6")
    return position(
        poses, turn=target, attack=Attack(0, "a6", target, moves), table=(Laid(0, "a6", target),), last=last
    )


def look(state, seat=None, weighed=None):
    seats = len(state.poses)
    return replace(scene(GAME, state, seat, seats=seats), weighed=weighed)


# The boards


def test_every_pose_is_drawn_and_differs_from_that_with_the_feet_changed():
    assert len({FACE.picture(look(position((pose, "bd1")))) for pose in POSES}) == len(POSES)


def test_the_feet_differ_in_grey():
    for width in {floor.stage for floor in FLOORS.values()}:
        assert share_that_differs(pieces.foot("left", width), pieces.foot("right", width)) > 0.3


def test_a_covered_place_is_named_beside_its_token_and_inside_the_board():
    places = SQUARES | POINTS
    for name, (x, y) in OUTSIDE.items():
        to_x, to_y = places[name]
        reach = 42 if name in SQUARES else 20
        assert ((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5 > reach
        assert 20 < x < STAGE - 20
        assert 20 < y < STAGE - 20


def test_the_last_to_act_leaves_dots_where_they_stood_and_the_way_of_their_sword():
    found = stance(look(attacked()), 0)
    assert (found.pose, found.before, found.path) == ("ba3", "da2", ("2", "3"))
    assert stance(look(attacked()), 1).before is None


def test_everything_has_its_place_inside_the_picture():
    for seats in [2, 3, 4]:
        assert QUIET[seats].cards_top + QUIET[seats].card + 24 <= QUIET[seats].height + 24 * (seats == 2)
        floor = FLOORS[seats]
        for width, left in ((floor.column, floor.plate_left), (floor.stage, floor.stage_left)):
            edges = [(left(seat, seats), left(seat, seats) + width) for seat in range(seats)]
            assert edges[0][0] == MARGIN
            assert edges[-1][1] == WIDTH - MARGIN
            assert all(stop + 12 <= start for (_, stop), (start, _) in pairwise(edges))
        assert floor.stages_top + floor.stage + 12 <= floor.cards_top
        assert floor.cards_top + floor.card * 1.4 + 24 <= floor.height + 4 <= HIGHEST


def test_two_boards_are_large_until_a_card_is_played():
    assert opened(FACE.picture(look(position()))).height == QUIET[2].height
    assert opened(FACE.picture(look(position(), 0, Play("a6")))).height == FLOORS[2].height
    assert opened(FACE.picture(look(attacked()))).height == FLOORS[2].height
    assert opened(FACE.picture(look(position(ended="points", scores=(10, 0))))).height == FLOORS[2].height + HEIGHT


# The attack in the air


def test_the_player_an_attack_threatens_is_seen():
    for seats in [2, 3, 4]:
        shown = {FACE.picture(look(replace(attacked(1, target, seats), turn=0))) for target in range(1, seats)}
        assert len(shown) == seats - 1


def test_how_many_moves_were_announced_is_seen():
    assert len({FACE.picture(look(attacked(moves))) for moves in range(4)}) == 4


def test_the_attacked_have_a_place_for_a_defence():
    for seats in (2, 3, 4):
        attack = look(attacked(seats=seats))
        assert [seat for seat in range(seats) if awaited(attack, seat)] == [1]
    assert not awaited(look(position()), 0)


def test_a_parry_of_an_earlier_attack_leaves_its_place_to_the_next():
    used = (Laid(0, "a5", 1), Laid(1, "d6", 0))
    again, parried = attacked(), replace(attacked(), attack=None, table=used)
    again = replace(again, table=(*used, *again.table))
    assert awaited(look(again, 1), 1)
    assert awaited(look(again, 1, Stand("b", "d", 1)), 1)
    assert not awaited(look(parried, 1), 1)
    assert FACE.picture(look(again, 1)) != FACE.picture(look(attacked(), 1))  # it lies smaller, beside that place


def test_an_attack_ends_with_the_match():
    assert in_the_air(look(replace(attacked(), ended="left", left=(1,)))) is None


def test_the_last_exchange_is_an_attack_and_its_defence_or_none():
    table = (Laid(0, "a6", 1), Laid(1, "d7", 0), Laid(1, "a5", 0))
    assert exchange(look(position(table=table))) == (table[2], None)
    assert exchange(look(position(table=table[:2]))) == (table[0], table[1])
    assert exchange(look(position())) is None


def test_many_cards_on_the_table_are_drawn():
    table = tuple(Laid(seat, "a5" if seat == 0 else "d4", 1 - seat) for _ in range(7) for seat in (0, 1))
    assert opened(FACE.picture(look(position(table=table)))).height == FLOORS[2].height


# An answer that is weighed


def test_a_weighed_stance_is_shown_with_the_present_one_dotted():
    state = position()
    found = stance(look(state, 0, Stand("b", "a", 3)), 0)
    assert (found.pose, found.before, found.path) == ("ba3", "da2", None)
    assert stance(look(state, 0, Stand("b", "a", 3)), 1).pose == "bd1"


def test_a_weighed_attack_is_in_the_air_and_shows_its_way():
    weighing = look(position(), 0, Play("a6"))
    assert stance(weighing, 0).path == ("2", "3")
    assert in_the_air(weighing) == Attack(0, "a6", 1, 1)


def test_a_weighed_defence_lies_before_the_attack():
    weighing = look(attacked(), 1, Play("d4"))
    assert in_the_air(weighing) is None
    assert exchange(weighing) == (Laid(0, "a6", 1), Laid(1, "d4", 0))


def test_what_is_weighed_changes_the_picture_of_its_reader_only():
    for state, seat, move in ((position(), 0, Stand("b", "a", 3)), (attacked(), 1, Play("d4"))):
        assert FACE.picture(look(state, seat, move)) != FACE.picture(look(state, seat))
        assert FACE.picture(look(state, None, move)) == FACE.picture(look(state, None))


def test_a_stance_can_be_weighed_before_there_is_one():
    for seats in [2, 3, 4]:
        state = position((None,) * seats)
        pictures = {FACE.picture(look(state, 0, move)) for move in (None, Stand("b", "c", 1), Stand("c", "b", 1))}
        assert len(pictures) == 3


# The hand


def test_hands_of_every_size_are_drawn():
    for size in range(8):
        hand = (*HAND, *HAND)[:size]
        image = opened(FACE.hand(look(position(hands=(hand, hand)), 0)))
        assert image.width == WIDTH
        assert image.height < (350 if size <= 4 else 660)


def test_attacks_lie_above_defences_where_rows_of_four_allow_it():
    for attacks, defences, rows in (
        (1, 0, [1]), (2, 2, [4]), (4, 3, [4, 3]), (3, 4, [3, 4]), (5, 2, [4, 3]), (2, 5, [4, 3]), (5, 0, [3, 2]),
    ):  # fmt: skip
        cards = ("a5",) * attacks + ("d4",) * defences
        found = in_rows(cards)
        assert [len(row) for row in found] == rows
        assert sum(found, ()) == cards


def test_a_row_lies_in_the_middle_of_the_picture():
    for count in (1, 2, 3, 4):
        found = spots(count, 0)
        assert found[0][0] >= 24
        assert abs(found[0][0] + found[-1][0] + 198 - WIDTH) <= 1


def test_attacks_come_first_the_strongest_before_the_others():
    assert sorted_hand(("d4", "a5", "d7", "a6")) == ("a6", "a5", "d7", "d4")


def test_a_card_that_can_be_played_is_bright_and_ringed_and_others_are_veiled():
    asked, waiting = look(attacked(), 1), look(attacked(), 0)
    assert {move.card for move in asked.options if isinstance(move, Play)} == {"d4", "d6"}
    assert FACE.hand(asked) != FACE.hand(replace(asked, options=()))
    assert FACE.hand(waiting) != FACE.hand(asked)


def test_of_who_waits_the_cards_that_start_from_where_they_stand_are_bright():
    near, far = (replace(look(position((pose, "bd1"), (("a6",),) * 2), 0), options=()) for pose in ("ba2", "ba3"))
    assert (away(near, "a6"), away(far, "a6")) == (0, 1)
    assert brightness(near) > brightness(far) * 1.2


def brightness(scene):
    return opened(FACE.hand(scene)).convert("L").resize((1, 1)).getpixel((0, 0))


def test_a_hand_tells_how_far_its_cards_are():
    assert FACE.hand(look(position(("da2", "bd1")), 0)) != FACE.hand(look(position(("dc2", "bd1")), 0))


def test_while_a_stance_is_weighed_the_hand_tells_how_far_its_cards_would_be():
    state = position()
    near, far = (look(state, 0, Stand(*pose)) for pose in (("b", "a", 2), ("a", "b", 1)))
    assert (away(near, "a6"), away(far, "a6"), away(look(state, 0), "a6")) == (0, 4, 1)
    assert FACE.hand(near) != FACE.hand(far)


def test_while_a_card_is_weighed_it_is_out_of_the_hand_which_tells_how_far_the_others_would_be():
    weighing = look(position(), 0, Play("a6"))
    assert shown(weighing) == ("a5", "d7", "d6", "d4")
    assert [away_then(weighing, kind) for kind in shown(weighing)] == [
        moves_between(CARDS["a6"].after, CARDS[kind].pose) for kind in shown(weighing)
    ]


def test_only_one_copy_of_a_card_is_veiled_to_be_discarded():
    state = position(hands=(("a5", "a5", "d4"), HAND))
    assert FACE.hand(look(state, 0, Stand("d", "a", 2, "a5"))) != FACE.hand(look(state, 0, Stand("d", "a", 2)))
    one = replace(state, hands=(("a5", "d4"), HAND))
    assert FACE.hand(look(one, 0, Stand("d", "a", 2, "a5"))) != FACE.hand(look(state, 0, Stand("d", "a", 2, "a5")))


def test_before_there_is_a_stance_a_hand_is_bright_and_without_distances():
    opening, placed = look(position((None, None)), 0), look(position(("ba2", None), turn=1), 0)
    assert FACE.hand(opening) != FACE.hand(placed)
    assert away(opening, "a6") is None
    assert away(replace(opening, weighed=Stand("b", "a", 3)), "a6") == 1


# Cards


def test_the_name_of_every_card_stands_whole_on_it():
    for card, width in product(CARDS.values(), {198, *(floor.card for floor in FLOORS.values())}):
        size, lines = laid_out(card.name, width)
        assert "".join(lines).replace(" ", "") == card.name.replace(" ", "")
        assert len(lines) <= 2
        assert size in SIZES
        assert all(font("sans", size).getlength(line) <= width * INNER for line in lines)


def test_a_name_that_is_too_long_is_cut_and_stays_inside():
    size, lines = laid_out("Donaudampfschifffahrtsgesellschaft des Kapitäns", 154)
    assert any(line.endswith("…") for line in lines)
    assert all(font("sans", size).getlength(line) <= 154 * INNER for line in lines)


# Warriors


def choosing(seats=2, choices=None):
    nothing = (None,) * seats
    blank = ((),) * seats
    return State(choices or nothing, nothing, nothing, blank, blank, blank, (0,) * seats)


def test_every_warrior_who_is_offered_has_a_portrait_of_their_own():
    found = {pieces.portrait(key, 68, "yoi").image.tobytes() for key in OFFERED}
    assert len(found) == len(OFFERED)
    unknown = pieces.portrait(None, 68, "yoi").image.tobytes()
    assert unknown not in found
    assert pieces.portrait("trial", 68, "yoi").image.tobytes() == unknown


def test_portraits_differ_in_grey():
    portraits = [pieces.portrait(key, 140, "yoi") for key in OFFERED]
    for one in portraits:
        assert all(other is one or share_that_differs(one, other) > 0.15 for other in portraits)


def test_the_choice_shows_the_own_one_and_hides_the_others():
    chosen = choosing(choices=("ines", None))
    assert FACE.picture(look(chosen, 0)) != FACE.picture(look(choosing(choices=("ortwin", None)), 0))
    assert FACE.picture(look(chosen, 1)) == FACE.picture(look(choosing(choices=("ortwin", None)), 1))
    assert FACE.picture(look(chosen, 1)) != FACE.picture(look(choosing(), 1))


def test_a_weighed_warrior_is_framed():
    seen = {FACE.picture(look(choosing(), 0, Choose(key))) for key in OFFERED}
    assert len(seen) == len(OFFERED)


def test_before_there_is_a_hand_some_techniques_are_shown():
    for seats in [2, 3, 4]:
        assert FACE.hand(look(choosing(seats), 0)) != FACE.hand(
            look(choosing(seats, ("ines", *[None] * (seats - 1))), 0)
        )


def test_one_attack_of_every_warrior_has_the_name_of_its_warrior_below():
    scene = look(choosing(), 0)
    assert [*owners(scene).values()] == [WARRIORS[key].name for key in OFFERED]
    assert [entry.name.count(WARRIORS[key].name) for entry, key in zip(FACE.glossary(scene), OFFERED, strict=True)] == [
        1
    ] * len(OFFERED)
    assert owners(look(choosing(choices=("ines", None)), 0)) == {}
    [*_, (_, last)] = spots(3, 1, OWNER)
    assert last + size_of(CARD)[1] + OWNER <= opened(FACE.hand(scene)).height


def test_every_warrior_stands_in_the_choice():
    assert opened(FACE.picture(look(choosing(4), 0))).size == (WIDTH, warriors.HEIGHT)
    corners = [place(number) for number in range(len(OFFERED))]
    assert len(set(corners)) == len(OFFERED)
    assert all(x + PANEL <= WIDTH - MARGIN and y + HIGH <= warriors.HEIGHT - MARGIN for x, y in corners)


def test_how_every_warrior_fights_is_told_in_one_line():
    say = speaker("en")
    for key in OFFERED:
        assert font("sans", STYLE).getlength(say(f"karenza-style-{key}")) <= PANEL - 26


# The end


def test_the_winner_has_the_fan_and_nobody_when_it_is_a_draw():
    over = position(ended="points")
    assert winner(GAME.view(replace(over, scores=(11, 5)), None)) == 0
    assert winner(GAME.view(replace(over, scores=(5, 5), ended="deck"), None)) is None
    assert winner(GAME.view(replace(over, scores=(5, 0), ended="left", left=(0,)), None)) == 1


def test_a_player_who_has_left_is_veiled():
    for seats in (3, 4):
        state = position(("da2", "bd1", "bc3", "ac2")[:seats])
        assert FACE.picture(look(replace(state, left=(2,)))) != FACE.picture(look(state))

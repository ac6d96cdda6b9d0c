"""Pictures of Regroup!: what is ringed, veiled, weighed and marked, for two to four, however the armies lie."""

import io
from dataclasses import replace
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops

from engine.games.regroup.parts import CARDS, FIGHTERS, LEADERS
from engine.games.regroup.state import Place, placed, with_bonus
from faces import FACES
from faces.draw.banner import HEIGHT
from faces.draw.palette import rgb
from faces.regroup import pieces
from faces.regroup.market import card_at, side
from faces.regroup.mat import lattice, lettered_lattice
from faces.regroup.rooms import own, slots, tiles, whole
from faces.regroup.squares import painted
from tests.faces.regroup_scenes import CORNERS, LONG, endless, played_to, seen
from tests.faces.scenes import share_that_differs

FACE = FACES["regroup"]
HEAVIEST = 120_000


def drawn(scene):
    return Image.open(io.BytesIO(FACE.picture(scene))).convert("RGB")


def box_of(box):
    return box.x, box.y, box.x + box.width, box.y + box.height


def same(one, other, box):
    return ImageChops.difference(one.crop(box_of(box)), other.crop(box_of(box))).getbbox() is None


def share_of(colour, image, box):
    """Which part of a box has a colour."""
    pixels = list(image.crop(box).get_flattened_data())
    return pixels.count(rgb(colour)) / len(pixels)


# Size


def test_however_armies_lie_and_players_are_called_a_picture_is_small_enough():
    for way, seats, reader in product(CORNERS, [2, 3, 4], [None, "asked"]):
        scene = replace(endless(seats, way, reader), names=LONG[:seats])
        png = FACE.picture(scene)
        assert len(png) <= HEAVIEST
        assert Image.open(io.BytesIO(png)).size == (900, 796)


def test_late_positions_weigh_little_enough():
    for seats, leaders in product([2, 3, 4], ["plain", "powers", "drowning"]):
        for plies in (30, 60):
            state = played_to("take", seats, plies, str(plies), leaders=leaders)
            assert max(len(FACE.picture(seen(state, seat))) for seat in (None, *range(seats))) <= HEAVIEST


# The market


def ring(image, room, place):
    """How much gold lies where the ring of a card of the market would be."""
    slot = slots(room.market)[place]
    x, y = card_at(slot, side(slot))
    return share_of("kin", image, (x + 20, y - 4, x + 60, y + 1))


def test_cards_that_can_be_taken_are_ringed_and_the_rest_is_veiled():
    for plies in range(0, 24, 2):
        state = played_to("take", 2, plies, "7")
        scene = seen(state)
        image, room = drawn(scene), own(1)
        if scene.view.ended is not None:
            break
        taken = {option.source for option in scene.options}
        for place in range(4):
            assert (ring(image, room, place) > 0.3) == ((place + 1 if place < 3 else "pile") in taken)


def test_nobody_else_sees_rings_or_veils():
    state = played_to("take", 3)
    for seat in (None, *(other for other in range(3) if other != state.turn)):
        scene = seen(state, seat)
        room = whole(3, over=False) if seat is None else own(2)
        assert not any(ring(drawn(scene), room, place) > 0.3 for place in range(4))
        assert scene.options == ()


def test_the_market_of_a_bystander_shows_the_cards_of_the_view():
    state = played_to("take", 2)
    one = seen(state, None)
    other = replace(one, view=replace(one.view, market=one.view.market[::-1]))
    assert not same(drawn(one), drawn(other), whole(2, over=False).market)


# Placing


@pytest.fixture
def placing():
    return seen(played_to("place", 3, 9, "4"))


def test_every_spot_has_a_dot_until_a_place_is_weighed(placing):
    view = placing.view
    on = lettered_lattice(view.armies[view.turn], own(2, placing=True).blocks[0].mat)
    plain, weighed = drawn(placing), drawn(replace(placing, weighed=placing.options[0]))
    spots = {option.spot for option in placing.options}
    for column in range(12):
        for row in range(12):
            x, y = on.at(column, row)
            dotted = plain.getpixel((x + 13, y + 13)) == rgb("kin") if x < 600 and y < 540 else False
            assert dotted == (f"{chr(97 + column)}{row + 1}" in spots)
    free = max(place for place in spots if place.startswith("a"))
    x, y = on.at(0, int(free[1:]) - 1)
    assert weighed.getpixel((x + 13, y + 13)) != rgb("kin")


def test_a_card_that_is_weighed_lies_in_place_with_an_outline_of_paper(placing):
    mat = own(2, placing=True).blocks[0].mat
    for move in placing.options[::9]:
        image = drawn(replace(placing, weighed=move))
        on = lettered_lattice(placing.view.armies[placing.view.turn], mat)
        x, y = on.at(ord(move.spot[0]) - 97, int(move.spot[1:]) - 1)
        assert image.getpixel((x + on.size, y - 2)) == rgb("washi")
        assert image.getpixel((x - 2, y + on.size)) == rgb("washi")


def test_letters_and_squares_stay_where_they_are_while_places_are_weighed(placing):
    mat = own(2, placing=True).blocks[0].mat
    plain = drawn(placing)
    letters = mat._replace(height=30, y=lettered_lattice(placing.view.armies[placing.view.turn], mat).top - 40)
    for move in placing.options[::5]:
        if not move.spot.endswith("1"):
            assert same(plain, drawn(replace(placing, weighed=move)), letters)


def test_totals_change_where_the_place_would_change_them_and_nowhere_else(placing):
    plain, view = drawn(placing), placing.view
    army, led = view.armies[view.turn], (view.leaders[view.turn], view.bonus[view.turn])
    before = with_bonus(army, *led)
    for move in placing.options[::7]:
        made = drawn(replace(placing, weighed=move))
        after = with_bonus(placed(army, view.placing, move.spot, move.turns), *led)
        for was, to, tile in zip(before, after, tiles(own(2, placing=True).blocks[0]), strict=True):
            assert same(plain, made, tile) == (was == to)


def test_the_turns_that_make_a_difference_are_shown_and_the_one_weighed_is_marked(placing):
    room = own(2, placing=True)
    ways = sorted({option.turns for option in placing.options})
    pictures = {way: drawn(replace(placing, weighed=Place(placing.options[0].spot, way))) for way in ways}
    for one, other in combinations(ways, 2):
        assert not same(pictures[one], pictures[other], slots(room.market)[one])
        assert not same(pictures[one], pictures[other], slots(room.market)[other])


def test_the_card_that_was_taken_is_seen_as_large_before_the_question_is_put(placing):
    """In a lesson, after the right card was taken."""
    room, before = own(2, placing=True), drawn(replace(placing, options=()))
    plain = drawn(placing)
    assert all(same(plain, before, box) for box in (*slots(room.market), room.blocks[0].plate))


def test_a_player_who_is_not_placing_sees_the_market_meanwhile():
    state = played_to("place", 2, 5)
    waiting = 1 - state.turn
    other = replace(seen(state, waiting).view, market=state.market[::-1])
    assert not same(drawn(seen(state, waiting)), drawn(seen(state, waiting, view=other)), own(1).market)


def test_others_see_the_card_that_is_to_be_placed_on_the_plate_of_who_holds_it():
    state = played_to("place", 3, 6)
    held = replace(state, placing=next(number for number in state.pile if number != state.placing))
    for seat in (None, *(other for other in range(3) if other != state.turn)):
        blocks = whole(3, over=False).blocks if seat is None else own(2).blocks
        order = sorted(range(3), key=lambda other: other != seat)
        for other, block in zip(order, blocks, strict=True):
            assert same(drawn(seen(state, seat)), drawn(seen(held, seat)), block.plate) == (other != state.turn)


# Plates


def test_a_player_who_is_asked_has_a_gold_line_round_the_plate_and_nobody_else():
    state = played_to("take", 4, 12)
    image, room = drawn(seen(state, None)), whole(4, over=False)
    for seat, block in enumerate(room.blocks):
        x, y = block.plate.x + block.plate.width // 2, block.plate.y
        assert (image.getpixel((x, y)) == rgb("kin")) == (seat == state.turn)


def test_life_is_a_bar_as_long_as_it_lasts():
    state = played_to("take", 2)
    block = own(1).blocks[0]
    top = block.plate.y + 46
    red = []
    for life in (30, 20, 10, 0):
        one = seen(state)
        lives = tuple(life if seat == one.reader else 30 for seat in (0, 1))
        image = drawn(replace(one, view=replace(one.view, life=lives)) if life else seen(state, None))
        red.append(share_of("shu", image, (block.plate.x, top, block.plate.x + block.plate.width, top + 14)))
    assert red[0] > red[1] > red[2] > 0.1


def test_only_the_holder_of_the_first_player_card_shows_it():
    state = played_to("take", 3)
    pictures = [drawn(seen(replace(state, first=first), None)) for first in range(3)]
    for seat, block in enumerate(whole(3, over=False).blocks):
        alike = [same(pictures[seat], pictures[other], block.plate) for other in range(3) if other != seat]
        assert not any(alike)


def test_a_leaders_bonus_is_shown_and_lit_while_it_holds():
    plain, powers, drowning = (
        drawn(seen(played_to("take", 2, leaders=leaders), None)) for leaders in ("plain", "powers", "drowning")
    )
    for block in whole(2, over=False).blocks:
        assert not same(plain, powers, block.plate)
        assert not same(plain, drowning, block.plate)
        assert not same(powers, drowning, block.plate)


def test_half_of_the_life_is_marked_only_where_leaders_wait_for_it():
    marked = {}
    for leaders in ("plain", "powers", "drowning"):
        image = drawn(seen(played_to("take", 2, leaders=leaders), None))
        plate = whole(2, over=False).blocks[0].plate
        above = [image.getpixel((x, plate.y + 43)) for x in range(plate.x + 76, plate.x + plate.width - 80)]
        marked[leaders] = rgb("washi") in above
    assert marked == {"plain": False, "powers": False, "drowning": True}


def test_leaders_have_faces_that_differ_in_grey():
    for one, other in combinations(LEADERS, 2):
        assert share_that_differs(pieces.FACES[one], pieces.FACES[other]) > 0.1


def test_kinds_differ_in_grey():
    for (one, other), size, figures in product(combinations(FIGHTERS, 2), [64, 28], [True, False]):
        assert share_that_differs(*(painted(each, 1, size, figures) for each in (one, other))) > 0.05


def test_the_newest_card_of_an_army_has_its_players_mark():
    state = played_to("take", 2, 6, "2")
    image, room = drawn(seen(state, None)), whole(2, over=False)
    army = state.armies[0]
    on, laid = lattice(army, room.blocks[0].mat), army.laid[-1]
    x, y = on.at(laid.column - army.left, laid.row - army.top)
    assert image.getpixel((x + 2, y + 2)) == rgb("shu")


# Who sees what


def test_the_fallen_and_everybody_at_the_end_see_the_whole_table():
    over = played_to("over", 3)
    pictures = {FACE.picture(seen(over, seat)) for seat in (None, 0, 1, 2)}
    assert len(pictures) == 1


def test_a_readers_own_army_is_the_largest():
    state = played_to("take", 4, 16)
    for seat in range(4):
        mats = [block.mat for block in own(3).blocks]
        sizes = [lattice(state.armies[0], mat).size for mat in mats]
        assert sizes[0] > max(sizes[1:])
        assert drawn(seen(state, seat)).size == (900, 796)


def test_the_battle_that_ended_it_is_told_in_the_place_of_the_market():
    for seats in (2, 3, 4):
        over = played_to("over", seats)
        one = seen(over, None)
        other = replace(one, view=replace(one.view, battle=None))
        market = whole(seats, over=True).market
        assert not same(drawn(one), drawn(other), market._replace(y=market.y + HEIGHT))


def test_between_two_the_last_battle_is_told_all_the_while():
    state = played_to("take", 2, 12)
    for seat, room in ((None, whole(2, over=False)), (0, own(1))):
        one = seen(state, seat)
        silent = replace(one, view=replace(one.view, battle=None))
        assert room.battle is not None
        assert not same(drawn(one), drawn(silent), room.battle)


def test_every_card_of_the_box_can_be_drawn():
    assert len({pieces.card(number, 0, 52).image.tobytes() for number in CARDS}) == len(
        {card.squares for card in CARDS.values()}
    )

"""What a button says a move does to the table, and how that table looks before the move is made."""

from dataclasses import replace

import pytest

from engine import match
from engine.games import GAMES
from engine.games.kaito.parts import NAMES, Kind
from engine.games.kaito.state import Exchange, Place, Slide
from engine.games.kengo.state import Advance, Attack, Hit, Lunge, Parry, Retreat
from faces import FACES
from faces.core import Scene
from faces.draw.letters import face_of
from faces.kaito.reading import foreseen as kaito_foreseen
from faces.kaito.reading import in_danger
from faces.kengo.reading import foreseen as kengo_foreseen
from faces.translation import languages, speaker
from tests.engine.kaito.drawing import drawn

SAY, WHO = speaker("en"), ("Aiko", "Bruno")
MOST_ON_A_BUTTON = 115  # px of text, so that two buttons with an emoji fit into 330
GRID = """
    rk rh .. .. .. ..
    b1 .. .. bk .. b2
    .. .. .. .. .. ..
    bk .. .. .. .. ..
    .. .. rh r2 .. ..
    .. bh rk .. .. ..
"""


def scene_of(key, **options):
    game = GAMES[key]
    now, _ = match.start(game, 2, seed="1", options=options)
    if key == "kaito":
        now, _ = match.answer(game, now, now.state.turn, game.asks(now.state)[0].options[0])
    ask = game.asks(now.state)[0]
    return Scene(game.view(now.state, ask.seat), WHO, SAY, ask.seat, (ask.seat,), ask.options)


def hint(scene, move):
    key = "kaito" if isinstance(move, Slide | Place) else "kengo"
    return FACES[key].hint(scene, move)


# KAITO


def tiles(scene):
    """The slides of the reader, with the tile that each takes and whether it is their own."""
    for move in scene.options:
        tile = scene.view.grid[move.to]
        yield move, tile, tile.colour is scene.view.colours[scene.reader]


def test_a_slide_says_what_it_takes_and_whose_that_is():
    scene = scene_of("kaito")
    for move, tile, own in tiles(scene):
        name = f"mon {tile.symbols}" if tile.kind is Kind.MON else str(tile.kind)
        assert hint(scene, move) == (f"loses your {name}" if own else f"takes a {name}")


def test_a_slide_costs_something_if_it_takes_a_tile_of_ones_own():
    scene = scene_of("kaito")
    for move, _, own in tiles(scene):
        assert FACES["kaito"].costs(scene, move) == own


def test_a_payment_costs_something_if_a_cheaper_one_buys_the_same():
    now = drawn(GRID, stage="exchange", kaito="a3", captured="b3 b3 b2 b1 rk rh")
    game = GAMES["kaito"]
    [ask] = game.asks(now)
    scene = Scene(game.view(now, ask.seat), WHO, SAY, ask.seat, (ask.seat,), ask.options)
    bold = [str(move) for move in ask.options if not FACES["kaito"].costs(scene, move) and isinstance(move, Exchange)]
    assert bold == ["exchange katana 3 1", "exchange kabuto 3 2"]


def test_a_button_says_in_few_words_what_a_slide_takes_and_whose_that_is():
    scene = scene_of("kaito")
    for move, tile, own in tiles(scene):
        name = f"mon {tile.symbols}" if tile.kind is Kind.MON else str(tile.kind)
        assert FACES["kaito"].short(scene, move) == f"{NAMES[move.to]}: {'−' if own else '+'}{name}"
    assert FACES["kaito"].short(replace(scene, reader=None), scene.options[0]) == ""


@pytest.mark.parametrize("language", languages())
def test_two_buttons_fit_side_by_side_on_a_phone(language):
    scene = replace(scene_of("kaito"), say=speaker(language))
    for move, tile, _ in tiles(scene):
        last, move_of_last = with_one_left(scene, tile)
        for label in (FACES["kaito"].short(scene, move), FACES["kaito"].short(last, move_of_last)):
            assert 0 < width(label) <= MOST_ON_A_BUTTON


@pytest.mark.parametrize("language", languages())
def test_so_do_steps_forward_in_kengo(language):
    scene = replace(scene_of("kengo"), say=speaker(language))
    near = replace(scene, view=replace(scene.view, places=(8, 13)))
    for move in map(Advance, range(1, 5)):
        assert 0 < width(FACES["kengo"].short(near, move)) <= MOST_ON_A_BUTTON


@pytest.mark.parametrize("language", languages())
def test_a_button_begins_with_the_words_that_lists_have_for_the_step(language):
    scene = replace(scene_of("kengo"), say=speaker(language))
    for move in (Advance(3), Retreat(2)):
        assert FACES["kengo"].short(scene, move).startswith(FACES["kengo"].option(move, scene.say))


def width(label):
    """In px, as large as Discord writes it on a button."""
    return face_of(label, "sans", 14).getlength(label)


def with_one_left(scene, tile):
    """The scene where this tile is the last of its kind on the grid."""
    grid = list(scene.view.grid)
    kept = grid.index(tile)
    grid = [None if cell == tile and place != kept else cell for place, cell in enumerate(grid)]
    return replace(scene, view=replace(scene.view, grid=tuple(grid))), Slide(kept)


@pytest.mark.parametrize(("elimination", "end"), [("capture", "you lose"), ("turn_end", "loses your katana")])
def test_the_last_katana_says_that_it_decides_the_match_where_that_is_certain(elimination, end):
    scene = scene_of("kaito", elimination=elimination)
    mine = scene.view.colours[scene.reader]
    katana = {tile.colour: tile for tile in scene.view.grid if tile is not None and tile.kind is Kind.KATANA}
    theirs = next(tile for colour, tile in katana.items() if colour is not mine)
    assert hint(*with_one_left(scene, katana[mine])).endswith(end)
    assert hint(*with_one_left(scene, theirs)).endswith("last katana: you win")
    assert FACES["kaito"].short(*with_one_left(scene, theirs)).endswith(": you win")
    assert FACES["kaito"].short(*with_one_left(scene, katana[mine])).endswith(f": {end}".replace("loses your ", "−"))


def test_a_weighed_slide_is_shown_as_it_is_once_it_is_made():
    game = GAMES["kaito"]
    now, _ = match.start(game, 2, seed="1", options={})
    now, _ = match.answer(game, now, now.state.turn, game.asks(now.state)[0].options[0])
    ask = game.asks(now.state)[0]
    for move in ask.options:
        before = Scene(game.view(now.state, ask.seat), WHO, SAY, ask.seat, (ask.seat,), ask.options, move)
        after = game.view(game.play(now.state, ask.seat, move, None).state, ask.seat)
        shown = kaito_foreseen(before).view
        fields = ("grid", "kaito", "up", "captured", "aside", "last")
        assert [getattr(shown, field) for field in fields] == [getattr(after, field) for field in fields]


def test_a_weighed_move_is_said_in_words_too():
    scene = scene_of("kaito")
    move = scene.options[0]
    weighing = replace(scene, weighed=move)
    assert f"after this move: Slide to {NAMES[move.to]}" in FACES["kaito"].alt(weighing)
    assert FACES["kaito"].board(weighing) != FACES["kaito"].board(scene)


def test_a_weighed_move_marks_the_tiles_that_the_other_player_could_then_take():
    """The rules themselves say which those are: they are the answers to the move."""
    game, face = GAMES["kaito"], FACES["kaito"]
    now, _ = match.start(game, 2, seed="1", options={})
    for _ in range(2):  # the Kaito is placed, and slid
        ask = game.asks(now.state)[0]
        for move in ask.options:
            seen = Scene(game.view(now.state, ask.seat), WHO, SAY, ask.seat, (ask.seat,), ask.options, move)
            after = game.play(now.state, ask.seat, move, None).state
            own = after.colours[ask.seat]
            slides = [option.to for each in game.asks(after) for option in each.options if isinstance(option, Slide)]
            lost = [square for square in slides if after.grid.tiles[square].colour is own]
            assert in_danger(seen) == lost
            assert bool(lost) == ("Ringed" in face.caption(seen)) == ("next" in face.board(seen))
            assert not lost or f"could then take your tiles on {NAMES[lost[0]]}" in face.alt(seen)
        now, _ = match.answer(game, now, ask.seat, ask.options[0])


def test_the_last_katana_leaves_nothing_in_danger():
    scene = scene_of("kaito")
    mine = scene.view.colours[scene.reader]
    theirs = next(t for t in scene.view.grid if t is not None and t.kind is Kind.KATANA and t.colour is not mine)
    seen, move = with_one_left(scene, theirs)
    assert FACES["kaito"].caption(replace(seen, weighed=move)) == ""


def test_the_question_names_the_colour_what_comes_back_and_the_purse():
    now = drawn(GRID, stage="exchange", kaito="a3", captured="b3 b2 b1 rk rh")
    game = GAMES["kaito"]
    [ask] = game.asks(now)
    facts = FACES["kaito"].question(game.view(now, ask.seat), ask, SAY)
    told = "You can buy back a katana (price 4) or a kabuto (price 5). You hold 6 blossoms (3, 2, 1); "
    told += "no change is given."
    assert SAY("kaito-ask-exchange", **facts) == told
    assert SAY("kaito-ask-slide", **facts).startswith("You're red.")


# Kengo!


def duel(**changes):
    scene = scene_of("kengo")
    return replace(
        scene, reader=0, view=replace(scene.view, seat=0, turn=0, places=(9, 13), hand=(1, 2, 4, 4), **changes)
    )


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Advance(3), "1 square apart"),
        (Advance(1), "3 squares apart"),
        (Retreat(2), "6 squares apart"),
        (Attack((4,)), "only a 4 parries it"),
        (Attack((4, 4)), "only two 4s parry it"),
        (Lunge(2, (2,)), "only a 2 parries it"),
        (Hit(), "you lose the round"),
    ],
)
def test_a_move_says_where_it_leads_and_what_parries_it(move, words):
    assert hint(duel(), move) == words


def test_a_parry_says_what_it_spends():
    assert hint(duel(attack=(4, 4)), Parry()) == "uses two 4s and leaves you 2 cards"


def test_a_parry_of_unequal_cards_names_each_of_them():
    assert hint(duel(attack=(5,), special="flowing_guard"), Parry((1, 4))) == "uses 1 4 and leaves you 2 cards"


def test_an_attack_at_basic_hits_at_once():
    scene = duel()
    basic = replace(scene.view, options=replace(scene.view.options, level="basic"))
    assert hint(replace(scene, view=basic), Attack((4,))) == "hits: you win the round"


def test_where_cards_may_add_up_no_button_says_which_of_them_parry():
    assert hint(duel(special="flowing_guard"), Attack((4,))) == ""


def test_a_weighed_lunge_is_shown_before_any_card_is_drawn():
    shown = kengo_foreseen(replace(duel(), weighed=Lunge(2, (4,)))).view
    assert (shown.places, shown.hand, shown.attack, shown.last.play) == ((11, 13), (1, 4), (4,), "lunge")

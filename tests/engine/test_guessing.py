"""What bystanders may guess, in every game: nothing hidden, and whatever comes is among the choices."""

from random import Random

from engine import match
from engine.games import GAMES
from engine.games.kaito.parts import Tile
from engine.games.kaito.state import Captured
from engine.games.karenza.parts import CARDS, DECKS
from engine.games.kendo.state import Play
from engine.tuples import put
from engine.values import replace
from tests.engine.hidden import HIDDEN
from tests.engine.test_every_game import each_of, lines

MOST = 25  # in one list on Discord
every_game = each_of(GAMES)


@every_game
def test_what_comes_is_among_the_choices_or_the_guesses_stand(key):
    """A move that nothing tells of leads to the same question, or to another one, at which no guess stands. The choices
    fit into a list, and are the same whatever is hidden."""
    game, luck, offered, came = GAMES[key], Random(0), set(), set()
    for line in lines(key):
        for ply in line.plies:
            choices, told = match.guesses(game, ply.before), match.guess_told(game, ply.seat, ply.events)
            if HIDDEN[key]:
                other = replace(ply.before, state=HIDDEN[key](ply.before.state, None, luck))
                assert match.guesses(game, other) == choices
            assert len(choices) <= MOST
            assert not (choices and told) or told in choices, f"{ply.move} in {ply.before.state}"
            again = [ask.seat for ask in game.rules.asks(ply.after.state)] == [ply.seat]
            if choices and not told and again:
                assert match.guesses(game, ply.after) in (choices, ()), f"{ply.move} in {ply.before.state}"
            assert not choices or told or ply.move.kind in {"switch", "draw", "discard", "stuck", "pass"}
            offered |= {text.partition(" ")[0] for text in choices}
            came.add(str(told).partition(" ")[0])
    assert offered - {"jikan"} <= came, "time is called too rarely for random matches"
    assert offered


def test_that_time_is_called_can_be_guessed_where_the_ippons_allow_it():
    game = GAMES["kendo"]
    [state] = [match.start(game, 2, seed="1", options={"mode": "competition"})[0].state]
    allowed = replace(state, stage="open", ippons=(("M",), ()), turn=0)
    assert "jikan" in match.guesses(game, match.resume(allowed, 2, seed=""))
    assert "jikan" not in match.guesses(game, match.resume(replace(allowed, turn=1), 2, seed=""))
    assert match.guess_told(game, 0, (Play(0, "jikan", ()),)) == "jikan"


def test_a_forced_slide_decides_nothing():
    free, forced = (Captured(0, 7, next(iter(Tile)), False, forced) for forced in (False, True))
    assert match.guess_told(GAMES["kaito"], 0, (free, forced)) == "slide b2"
    assert match.guess_told(GAMES["kaito"], 0, (forced,)) is None


def test_each_card_of_the_deck_that_the_stance_allows_can_be_guessed_until_all_its_copies_are_seen():
    game = GAMES["karenza"]
    state = next(state for line in lines("karenza") for state in line.states() if state.attack)
    [*attacks, last] = match.guesses(game, match.resume(replace(state, attack=None), len(state.poses), seed=""))
    seat, copies = state.turn, {f"attack {CARDS[card].title}": card for card in DECKS[state.warriors[state.turn]]}
    assert last == "pass"
    assert attacks
    seen = tuple(card for card in DECKS[state.warriors[seat]] if card == copies[attacks[0]])
    worn = replace(state, attack=None, discards=put(state.discards, seat, seen))
    assert attacks[0] not in match.guesses(game, match.resume(worn, len(state.poses), seed=""))

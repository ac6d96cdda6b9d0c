"""What the coach says a move is good for: true of the position, short, and there for most moves."""

from dataclasses import replace
from random import Random

import pytest

from engine.core import Ask
from engine.games import GAMES
from engine.games.kaito import GAME as KAITO
from engine.games.kaito.parts import Kind
from engine.games.kaito.state import Slide
from engine.games.karenza import GAME as KARENZA
from engine.games.karenza.state import Scored
from engine.games.kendo import GAME as KENDO
from engine.games.kendo.state import Open
from engine.games.kengo import GAME as KENGO
from engine.games.kengo.state import Advance, Attack, Lunge, Retreat
from engine.games.regroup import GAME as REGROUP
from engine.games.regroup.parts import FIGHTERS
from engine.games.regroup.state import Place, Take
from engine.games.regroup.why import ahead, fighting, totals_with, turned_battle
from faces.core import Scene
from faces.text import purpose_text
from faces.translation import speaker
from tests.engine.player.test_teacher import questions

SAY, NAMES = speaker("en"), ("Aiko", "Coach")
ENDLESS = 140  # characters: longer lines aren't read where people play


def asked(game, seeds=3):
    """The scenes of all questions of some random matches, with their states."""
    for seed in range(seeds):
        for state, ask in questions(game, seed):
            yield state, ask, Scene(game.view(state, ask.seat), NAMES, SAY, ask.seat, (ask.seat,), ask.options)


def said_of(game, scene, move):
    return purpose_text(game.purpose(scene.view, Ask(scene.reader, "", scene.options), move), SAY)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_purpose_is_one_short_line_and_there_for_most_moves(game):
    told = []
    for state, ask, scene in asked(game):
        worth = game.sensible(state, ask) if game.sensible else ask.options
        told += [said_of(game, scene, move) for move in worth[:4]]
    assert all("\n" not in each and len(each) <= ENDLESS for each in told)
    assert sum(map(bool, told)) > len(told) / 2


def test_kaito_counts_the_tiles_that_the_other_player_could_really_take():
    for state, ask, scene in asked(KAITO):
        for move in (each for each in ask.options if isinstance(each, Slide)):
            after = KAITO.play(state, ask.seat, move, Random(0)).state
            said = said_of(KAITO, scene, move)
            if said and after.stage == "slide" and KAITO.asks(after):
                own = state.colours[ask.seat]
                cells = [after.grid.tiles[slide.to] for other in KAITO.asks(after) for slide in other.options]
                mine = [tile for tile in cells if tile.colour is own]
                vital = any(tile.kind in (Kind.KATANA, Kind.KABUTO) for tile in mine)
                assert ("only tiles of their own" in said) == (not mine)
                assert ("any katana or kabuto" in said) == (bool(mine) and not vital)
                assert vital == (
                    f"can take one {f'of {len(mine)} tiles' if len(mine) > 1 else 'tile'} of yours" in said
                )
                kabuto = any(tile.kind is Kind.KABUTO for tile in mine)
                assert not vital or kabuto == ("a kabuto" in said.split(".")[0])
                exposed = all(risks(state, ask, each) for each in ask.options)
                assert not vital or ("Whatever you play" in said) == exposed


def risks(state, ask, move):
    """Whether the other player can take a katana or kabuto after a move, before anything is bought back."""
    after = KAITO.view(state, ask.seat)
    squares = after.exposed(ask.seat, move.to)
    return any(after.grid[square].kind in (Kind.KATANA, Kind.KABUTO) for square in squares)


def test_kengo_is_right_about_who_can_attack_after_a_step():
    for state, ask, scene in asked(KENGO):
        for move in (each for each in ask.options if isinstance(each, Advance | Retreat)):
            after = KENGO.play(state, ask.seat, move, Random(0)).state
            said = said_of(KENGO, scene, move)
            theirs = [option for other in KENGO.asks(after) if other.seat != ask.seat for option in other.options]
            cards = {option.cards[0] for option in theirs if isinstance(option, Attack | Lunge)}
            if after.standing.round == state.standing.round:
                assert cards <= {after.distance}
                assert not cards or f"Only a {after.distance} attacks" in said


def test_karenza_says_what_an_attack_scores_if_it_is_let_through():
    found = 0
    for state, ask, scene in asked(KARENZA):
        for move in (each for each in ask.options if each.kind == "play" and state.attack is None):
            after = KARENZA.play(state, ask.seat, move, Random(0)).state
            for other in KARENZA.asks(after):
                for option in (each for each in other.options if each.kind == "stand" and other.seat != ask.seat):
                    scores = [each for each in KARENZA.play(after, other.seat, option, Random(0)).events
                              if isinstance(each, Scored)]  # fmt: skip
                    for event in scores[:1]:
                        found += 1
                        number = "a point" if event.points == 1 else f"{event.points} points"
                        assert f"scores {number} for you" in said_of(KARENZA, scene, move)
                    break
    assert found


def test_karenza_says_how_many_cards_a_pass_brings_and_when_there_is_no_attack():
    told = set()
    for state, ask, scene in asked(KARENZA):
        passes = [each for each in ask.options if each.kind == "stand" and state.poses[ask.seat] and not state.attack]
        for move in passes[::9]:
            [passed, *_] = KARENZA.play(state, ask.seat, move, Random(0)).events
            said, drawn = said_of(KARENZA, scene, move), passed.drawn[ask.seat]
            number = {0: "", 1: "you draw a new card"}.get(drawn, f"you draw {drawn} new cards")
            assert number in said.lower() if drawn else "you draw" not in said.lower()
            stuck = not any(each.kind == "play" for each in ask.options)
            assert said == "" or said.startswith("No attack fits now.") == stuck
            told.add((drawn > 0, stuck))
    assert len(told) > 2


def test_regroup_says_of_a_card_what_the_laying_does_that_changes_the_battle_most():
    checked = 0
    for state, ask, scene in asked(REGROUP, 1):
        for move in (each for each in ask.options if isinstance(each, Take) and each.source != "pile"):
            after = REGROUP.play(state, ask.seat, move, Random(0)).state
            [laying] = REGROUP.asks(after)
            view = REGROUP.view(after, ask.seat)
            enemy = totals_with(view, 1 - ask.seat)
            best = max(ahead(laid(view, ask.seat, each), [enemy]) for each in laying.options)
            said = said_of(REGROUP, scene, move).removeprefix("Laid well: ")
            told = {
                purpose_text(REGROUP.purpose(view, laying, each), SAY)
                for each in laying.options
                if ahead(laid(view, ask.seat, each), [enemy]) == best
            }
            assert said in told
            checked += bool(said)
    assert checked


def laid(view, seat, move):
    return totals_with(view, seat, view.placing, move)


def test_regroup_sets_what_grows_against_what_it_meets_in_the_last_enemys_army_and_says_what_it_costs():
    costs = set()
    for _, ask, scene in asked(REGROUP):
        for move in (each for each in ask.options if isinstance(each, Place)):
            found = REGROUP.purpose(scene.view, Ask(ask.seat, "", ask.options), move)
            if found and found.key == "regroup-purpose-sword":
                [other] = (each for each in range(2) if each != ask.seat)
                said = SAY(found.key, **found.facts)
                assert f"has {totals_with(scene.view, other).shield} 🛡️" in said
                before, after = (totals_with(scene.view, ask.seat, *laid) for laid in ((), (scene.view.placing, move)))
                fallen = any(getattr(after, kind) < getattr(before, kind) for kind in FIGHTERS)
                assert ("It costs you" in said) == fallen
                costs.add(fallen)
    assert costs == {True, False}


def test_regroup_names_what_changes_the_battle_rather_than_what_grows_most():
    named = set()
    for _, ask, scene in asked(REGROUP):
        for move in (each for each in ask.options if isinstance(each, Place)):
            found = REGROUP.purpose(scene.view, Ask(ask.seat, "", ask.options), move)
            if not found:
                continue
            before, after = (totals_with(scene.view, ask.seat, *laid) for laid in ((), (scene.view.placing, move)))
            enemy = totals_with(scene.view, 1 - ask.seat)
            turned = {kind: turned_battle(before, after, [enemy], kind) for kind in FIGHTERS}
            growth = {kind: getattr(after, kind) - getattr(before, kind) for kind in FIGHTERS}
            kind = found.key.removeprefix("regroup-purpose-")
            assert turned[kind] == max(turned[each] for each in FIGHTERS if growth[each] > 0)
            named.add(growth[kind] == max(growth.values()))
    assert named == {True, False}


def test_regroup_says_of_the_face_down_card_what_the_others_would_add():
    for state, ask, scene in asked(REGROUP, 1):
        if "pile" in [getattr(each, "source", "") for each in ask.options]:
            said = said_of(REGROUP, scene, Take("pile"))
            most = max(most_added(state, ask.seat, each) for each in ask.options if each != Take("pile"))
            assert (f"at most {most} more" in said) if most > 0 else ("None of the face-up cards" in said)


def most_added(state, seat, move):
    """By how much more counts after the card is taken and laid best."""
    after = REGROUP.play(state, seat, move, Random(0)).state
    [laying] = REGROUP.asks(after)
    view = REGROUP.view(after, seat)
    return max(fighting(laid(view, seat, each)) for each in laying.options) - fighting(totals_with(view, seat))


def test_kendo_counts_the_cards_out_of_sight_that_stop_a_strike():
    state = KENDO.setup(2, {"mode": "duel"}, Random(0)).state
    hand = ("men1", "men-kaeshi-do", "kamae", "bogyo")
    view = replace(KENDO.view(state, 0), hand=hand, played=((), (), ("seme",)))
    found = KENDO.purpose(view, Ask(0, "open", ()), Open("men"))
    # Of 3 MEN, 4 counters, 6 that deflect and 6 that parry, one of each is in the hand.
    assert found.facts == {"stops": 15, "unseen": 52 - len(hand) - 1}
    assert KENDO.purpose(view, Ask(0, "open", ()), Open("maki_age")).facts["stops"] == 5
